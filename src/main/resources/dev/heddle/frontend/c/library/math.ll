target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [46 x i8] c"pow with an exponent that is no small integer\00", align 1
define dso_local noundef double @sqrt(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.sqrt.f64(double %0)
  ret double %2
}
declare double @llvm.sqrt.f64(double)
define dso_local noundef float @sqrtf(float noundef %0) local_unnamed_addr {
  %2 = tail call float @llvm.sqrt.f32(float %0)
  ret float %2
}
declare float @llvm.sqrt.f32(float)
define dso_local noundef double @fabs(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  ret double %2
}
declare double @llvm.fabs.f64(double)
define dso_local noundef float @fabsf(float noundef %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  ret float %2
}
declare float @llvm.fabs.f32(float)
define dso_local noundef double @floor(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.floor.f64(double %0)
  ret double %2
}
declare double @llvm.floor.f64(double)
define dso_local noundef float @floorf(float noundef %0) local_unnamed_addr {
  %2 = tail call float @llvm.floor.f32(float %0)
  ret float %2
}
declare float @llvm.floor.f32(float)
define dso_local noundef double @ceil(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.ceil.f64(double %0)
  ret double %2
}
declare double @llvm.ceil.f64(double)
define dso_local noundef float @ceilf(float noundef %0) local_unnamed_addr {
  %2 = tail call float @llvm.ceil.f32(float %0)
  ret float %2
}
declare float @llvm.ceil.f32(float)
define dso_local noundef double @trunc(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.trunc.f64(double %0)
  ret double %2
}
declare double @llvm.trunc.f64(double)
define dso_local noundef float @truncf(float noundef %0) local_unnamed_addr {
  %2 = tail call float @llvm.trunc.f32(float %0)
  ret float %2
}
declare float @llvm.trunc.f32(float)
define dso_local noundef double @round(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.round.f64(double %0)
  ret double %2
}
declare double @llvm.round.f64(double)
define dso_local noundef float @roundf(float noundef %0) local_unnamed_addr {
  %2 = tail call float @llvm.round.f32(float %0)
  ret float %2
}
declare float @llvm.round.f32(float)
define dso_local noundef double @rint(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.rint.f64(double %0)
  ret double %2
}
declare double @llvm.rint.f64(double)
define dso_local noundef float @rintf(float noundef %0) local_unnamed_addr {
  %2 = tail call float @llvm.rint.f32(float %0)
  ret float %2
}
declare float @llvm.rint.f32(float)
define dso_local noundef double @nearbyint(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.rint.f64(double %0)
  ret double %2
}
define dso_local noundef float @nearbyintf(float noundef %0) local_unnamed_addr {
  %2 = tail call float @llvm.rint.f32(float %0)
  ret float %2
}
define dso_local noundef double @fmin(double noundef %0, double noundef %1) local_unnamed_addr {
  %3 = fcmp olt double %0, %1
  %4 = fcmp uno double %1, 0.000000e+00
  %5 = or i1 %3, %4
  %6 = select i1 %5, double %0, double %1
  ret double %6
}
define dso_local noundef float @fminf(float noundef %0, float noundef %1) local_unnamed_addr {
  %3 = fcmp olt float %0, %1
  %4 = fcmp uno float %1, 0.000000e+00
  %5 = or i1 %3, %4
  %6 = select i1 %5, float %0, float %1
  ret float %6
}
define dso_local noundef double @fmax(double noundef %0, double noundef %1) local_unnamed_addr {
  %3 = fcmp ogt double %0, %1
  %4 = fcmp uno double %1, 0.000000e+00
  %5 = or i1 %3, %4
  %6 = select i1 %5, double %0, double %1
  ret double %6
}
define dso_local noundef float @fmaxf(float noundef %0, float noundef %1) local_unnamed_addr {
  %3 = fcmp ogt float %0, %1
  %4 = fcmp uno float %1, 0.000000e+00
  %5 = or i1 %3, %4
  %6 = select i1 %5, float %0, float %1
  ret float %6
}
define dso_local noundef double @fmod(double noundef %0, double noundef %1) local_unnamed_addr {
  %3 = frem double %0, %1
  ret double %3
}
define dso_local noundef float @fmodf(float noundef %0, float noundef %1) local_unnamed_addr {
  %3 = frem float %0, %1
  ret float %3
}
define dso_local noundef double @copysign(double noundef %0, double noundef %1) local_unnamed_addr {
  %3 = tail call double @llvm.copysign.f64(double %0, double %1)
  ret double %3
}
declare double @llvm.copysign.f64(double, double)
define dso_local noundef float @copysignf(float noundef %0, float noundef %1) local_unnamed_addr {
  %3 = tail call float @llvm.copysign.f32(float %0, float %1)
  ret float %3
}
declare float @llvm.copysign.f32(float, float)
define dso_local noundef double @fdim(double noundef %0, double noundef %1) local_unnamed_addr {
  %3 = fcmp ogt double %0, %1
  %4 = fsub double %0, %1
  %5 = select i1 %3, double %4, double 0.000000e+00
  ret double %5
}
define dso_local i64 @lround(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.round.f64(double %0)
  %3 = fptosi double %2 to i64
  ret i64 %3
}
define dso_local i64 @lrint(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.rint.f64(double %0)
  %3 = fptosi double %2 to i64
  ret i64 %3
}
define dso_local noundef double @modf(double noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = tail call double @llvm.trunc.f64(double %0)
  store double %3, ptr %1, align 8
  %4 = fsub double %0, %3
  ret double %4
}
define dso_local double @pow(double noundef %0, double noundef %1) local_unnamed_addr {
  %3 = fcmp oeq double %1, 5.000000e-01
  br i1 %3, label %4, label %6
4:
  %5 = tail call double @llvm.sqrt.f64(double %0)
  br label %35
6:
  %7 = tail call double @llvm.trunc.f64(double %1)
  %8 = fcmp une double %7, %1
  %9 = fcmp ogt double %1, 1.100000e+03
  %10 = or i1 %9, %8
  %11 = fcmp olt double %1, -1.100000e+03
  %12 = or i1 %11, %10
  br i1 %12, label %13, label %14
13:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
14:
  %15 = fcmp olt double %1, 0.000000e+00
  %16 = fneg double %1
  %17 = select i1 %15, double %16, double %1
  %18 = fptosi double %17 to i32
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %24, label %20
20:
  %21 = phi double [ 1.000000e+00, %14 ], [ %31, %24 ]
  %22 = fdiv double 1.000000e+00, %21
  %23 = select i1 %15, double %22, double %21
  br label %35
24:
  %25 = phi i32 [ %33, %24 ], [ %18, %14 ]
  %26 = phi double [ %31, %24 ], [ 1.000000e+00, %14 ]
  %27 = phi double [ %32, %24 ], [ %0, %14 ]
  %28 = and i32 %25, 1
  %29 = icmp eq i32 %28, 0
  %30 = fmul double %27, %26
  %31 = select i1 %29, double %26, double %30
  %32 = fmul double %27, %27
  %33 = lshr i32 %25, 1
  %34 = icmp ult i32 %25, 2
  br i1 %34, label %20, label %24
35:
  %36 = phi double [ %5, %4 ], [ %23, %20 ]
  ret double %36
}
declare void @__heddle_cut(ptr noundef) local_unnamed_addr

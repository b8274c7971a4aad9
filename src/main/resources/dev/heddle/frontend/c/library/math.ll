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
  %3 = fcmp ole double %0, %1
  %4 = fsub double %0, %1
  %5 = select i1 %3, double 0.000000e+00, double %4
  ret double %5
}
define dso_local noundef float @fdimf(float noundef %0, float noundef %1) local_unnamed_addr {
  %3 = fcmp ole float %0, %1
  %4 = fsub float %0, %1
  %5 = select i1 %3, float 0.000000e+00, float %4
  ret float %5
}
define dso_local i64 @lround(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.round.f64(double %0)
  %3 = fptosi double %2 to i64
  ret i64 %3
}
define dso_local i64 @lroundf(float noundef %0) local_unnamed_addr {
  %2 = tail call float @llvm.round.f32(float %0)
  %3 = fptosi float %2 to i64
  ret i64 %3
}
define dso_local i64 @lrint(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.rint.f64(double %0)
  %3 = fptosi double %2 to i64
  ret i64 %3
}
define dso_local i64 @lrintf(float noundef %0) local_unnamed_addr {
  %2 = tail call float @llvm.rint.f32(float %0)
  %3 = fptosi float %2 to i64
  ret i64 %3
}
define dso_local i64 @llround(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.round.f64(double %0)
  %3 = fptosi double %2 to i64
  ret i64 %3
}
define dso_local i64 @llroundf(float noundef %0) local_unnamed_addr {
  %2 = tail call float @llvm.round.f32(float %0)
  %3 = fptosi float %2 to i64
  ret i64 %3
}
define dso_local i64 @llrint(double noundef %0) local_unnamed_addr {
  %2 = tail call double @llvm.rint.f64(double %0)
  %3 = fptosi double %2 to i64
  ret i64 %3
}
define dso_local i64 @llrintf(float noundef %0) local_unnamed_addr {
  %2 = tail call float @llvm.rint.f32(float %0)
  %3 = fptosi float %2 to i64
  ret i64 %3
}
define dso_local double @modf(double noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = tail call double @llvm.trunc.f64(double %0)
  store double %3, ptr %1, align 8
  %4 = fsub double %0, %3
  %5 = fcmp ord double %4, 0.000000e+00
  %6 = fcmp uno double %0, 0.000000e+00
  %7 = or i1 %6, %5
  %8 = select i1 %7, double %4, double 0.000000e+00
  %9 = tail call double @llvm.copysign.f64(double %8, double %0)
  ret double %9
}
define dso_local float @modff(float noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = tail call float @llvm.trunc.f32(float %0)
  store float %3, ptr %1, align 4
  %4 = fsub float %0, %3
  %5 = fcmp ord float %4, 0.000000e+00
  %6 = fcmp uno float %0, 0.000000e+00
  %7 = or i1 %6, %5
  %8 = select i1 %7, float %4, float 0.000000e+00
  %9 = tail call float @llvm.copysign.f32(float %8, float %0)
  ret float %9
}
define dso_local double @remainder(double noundef %0, double noundef %1) local_unnamed_addr {
  %3 = tail call double @llvm.fabs.f64(double %1)
  %4 = fadd double %3, %3
  %5 = frem double %0, %4
  %6 = tail call double @llvm.fabs.f64(double %5)
  %7 = fcmp ogt double %3, 1.000000e+00
  br i1 %7, label %8, label %11
8:
  %9 = fmul double %3, 5.000000e-01
  %10 = fcmp ogt double %6, %9
  br i1 %10, label %14, label %24
11:
  %12 = fadd double %6, %6
  %13 = fcmp ogt double %12, %3
  br i1 %13, label %14, label %24
14:
  %15 = fsub double %6, %3
  br i1 %7, label %16, label %19
16:
  %17 = fmul double %3, 5.000000e-01
  %18 = fcmp ult double %15, %17
  br i1 %18, label %24, label %22
19:
  %20 = fadd double %15, %15
  %21 = fcmp ult double %20, %3
  br i1 %21, label %24, label %22
22:
  %23 = fsub double %15, %3
  br label %24
24:
  %25 = phi double [ %23, %22 ], [ %15, %16 ], [ %15, %19 ], [ %6, %8 ], [ %6, %11 ]
  %26 = bitcast double %0 to i64
  %27 = icmp slt i64 %26, 0
  %28 = fneg double %25
  %29 = select i1 %27, double %28, double %25
  ret double %29
}
define dso_local float @remainderf(float noundef %0, float noundef %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  %4 = tail call float @llvm.fabs.f32(float %1)
  %5 = fpext float %4 to double
  %6 = fadd double %5, %5
  %7 = frem double %3, %6
  %8 = tail call double @llvm.fabs.f64(double %7)
  %9 = fcmp ogt float %4, 1.000000e+00
  br i1 %9, label %10, label %13
10:
  %11 = fmul double %5, 5.000000e-01
  %12 = fcmp ogt double %8, %11
  br i1 %12, label %16, label %26
13:
  %14 = fadd double %8, %8
  %15 = fcmp ogt double %14, %5
  br i1 %15, label %16, label %26
16:
  %17 = fsub double %8, %5
  br i1 %9, label %18, label %21
18:
  %19 = fmul double %5, 5.000000e-01
  %20 = fcmp ult double %17, %19
  br i1 %20, label %26, label %24
21:
  %22 = fadd double %17, %17
  %23 = fcmp ult double %22, %5
  br i1 %23, label %26, label %24
24:
  %25 = fsub double %17, %5
  br label %26
26:
  %27 = phi double [ %25, %24 ], [ %17, %18 ], [ %17, %21 ], [ %8, %10 ], [ %8, %13 ]
  %28 = bitcast float %0 to i32
  %29 = icmp slt i32 %28, 0
  %30 = fneg double %27
  %31 = select i1 %29, double %30, double %27
  %32 = fptrunc double %31 to float
  ret float %32
}
define dso_local noundef double @nan(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret double 0x7FF8000000000000
}
define dso_local noundef float @nanf(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret float 0x7FF8000000000000
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
define dso_local float @powf(float noundef %0, float noundef %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  %4 = fpext float %1 to double
  %5 = fcmp oeq float %1, 5.000000e-01
  br i1 %5, label %6, label %8
6:
  %7 = tail call double @llvm.sqrt.f64(double %3)
  br label %37
8:
  %9 = tail call double @llvm.trunc.f64(double %4)
  %10 = fcmp une double %9, %4
  %11 = fcmp ogt float %1, 1.100000e+03
  %12 = or i1 %11, %10
  %13 = fcmp olt float %1, -1.100000e+03
  %14 = or i1 %13, %12
  br i1 %14, label %15, label %16
15:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
16:
  %17 = fcmp olt float %1, 0.000000e+00
  %18 = fneg double %4
  %19 = select i1 %17, double %18, double %4
  %20 = fptosi double %19 to i32
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %26, label %22
22:
  %23 = phi double [ 1.000000e+00, %16 ], [ %33, %26 ]
  %24 = fdiv double 1.000000e+00, %23
  %25 = select i1 %17, double %24, double %23
  br label %37
26:
  %27 = phi i32 [ %35, %26 ], [ %20, %16 ]
  %28 = phi double [ %33, %26 ], [ 1.000000e+00, %16 ]
  %29 = phi double [ %34, %26 ], [ %3, %16 ]
  %30 = and i32 %27, 1
  %31 = icmp eq i32 %30, 0
  %32 = fmul double %28, %29
  %33 = select i1 %31, double %28, double %32
  %34 = fmul double %29, %29
  %35 = lshr i32 %27, 1
  %36 = icmp ult i32 %27, 2
  br i1 %36, label %22, label %26
37:
  %38 = phi double [ %7, %6 ], [ %25, %22 ]
  %39 = fptrunc double %38 to float
  ret float %39
}

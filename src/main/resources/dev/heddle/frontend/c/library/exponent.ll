target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local double @frexp(double noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  store i32 0, ptr %1, align 4
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %21, label %7
7:
  %8 = tail call double @llvm.fabs.f64(double %0)
  %9 = fcmp olt double %8, 0x10000000000000
  %10 = fmul double %0, 0x4350000000000000
  %11 = select i1 %9, double %10, double %0
  %12 = bitcast double %11 to i64
  %13 = lshr i64 %12, 52
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = and i32 %14, 2047
  %16 = select i1 %9, i32 -1076, i32 -1022
  %17 = add nsw i32 %16, %15
  store i32 %17, ptr %1, align 4
  %18 = and i64 %12, -9218868437227405313
  %19 = or disjoint i64 %18, 4602678819172646912
  %20 = bitcast i64 %19 to double
  br label %21
21:
  %22 = phi double [ %20, %7 ], [ %0, %2 ]
  ret double %22
}
declare double @llvm.fabs.f64(double)
define dso_local float @frexpf(float noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  store i32 0, ptr %1, align 4
  %4 = fcmp oeq float %0, 0.000000e+00
  %5 = fsub double %3, %3
  %6 = fcmp une double %5, 0.000000e+00
  %7 = or i1 %4, %6
  br i1 %7, label %23, label %8
8:
  %9 = tail call double @llvm.fabs.f64(double %3)
  %10 = fcmp olt double %9, 0x10000000000000
  %11 = fmul double %3, 0x4350000000000000
  %12 = select i1 %10, double %11, double %3
  %13 = bitcast double %12 to i64
  %14 = lshr i64 %13, 52
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = and i32 %15, 2047
  %17 = select i1 %10, i32 -1076, i32 -1022
  %18 = add nsw i32 %16, %17
  store i32 %18, ptr %1, align 4
  %19 = and i64 %13, -9218868437227405313
  %20 = or disjoint i64 %19, 4602678819172646912
  %21 = bitcast i64 %20 to double
  %22 = fptrunc double %21 to float
  br label %23
23:
  %24 = phi float [ %22, %8 ], [ %0, %2 ]
  ret float %24
}
define dso_local double @scalbln(double noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %20, label %7
7:
  %8 = tail call double @llvm.fabs.f64(double %0)
  %9 = fcmp olt double %8, 0x10000000000000
  %10 = fmul double %0, 0x4350000000000000
  %11 = select i1 %9, double %10, double %0
  %12 = bitcast double %11 to i64
  %13 = lshr i64 %12, 52
  %14 = and i64 %13, 2047
  %15 = select i1 %9, i64 -1076, i64 -1022
  %16 = add nsw i64 %14, %15
  %17 = and i64 %12, -9218868437227405313
  %18 = or disjoint i64 %17, 4602678819172646912
  %19 = bitcast i64 %18 to double
  br label %20
20:
  %21 = phi i64 [ 0, %2 ], [ %16, %7 ]
  %22 = phi double [ %0, %2 ], [ %19, %7 ]
  %23 = fcmp oeq double %0, 0.000000e+00
  %24 = fcmp une double %4, 0.000000e+00
  %25 = or i1 %23, %24
  br i1 %25, label %51, label %26
26:
  %27 = tail call i64 @llvm.smin.i64(i64 %1, i64 3000)
  %28 = tail call i64 @llvm.smax.i64(i64 %27, i64 -3000)
  %29 = add nsw i64 %21, %28
  %30 = icmp sgt i64 %29, 1024
  br i1 %30, label %31, label %33
31:
  %32 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %0)
  br label %51
33:
  %34 = icmp sgt i64 %29, -1022
  br i1 %34, label %35, label %41
35:
  %36 = fmul double %22, 2.000000e+00
  %37 = shl i64 %29, 52
  %38 = add i64 %37, 4602678819172646912
  %39 = bitcast i64 %38 to double
  %40 = fmul double %36, %39
  br label %51
41:
  %42 = icmp slt i64 %29, -1100
  br i1 %42, label %43, label %45
43:
  %44 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  br label %51
45:
  %46 = shl i64 %29, 52
  %47 = add i64 %46, 9110782046170513408
  %48 = bitcast i64 %47 to double
  %49 = fmul double %22, %48
  %50 = fmul double %49, 0x170000000000000
  br label %51
51:
  %52 = phi double [ %32, %31 ], [ %40, %35 ], [ %0, %20 ], [ %44, %43 ], [ %50, %45 ]
  ret double %52
}
declare double @llvm.copysign.f64(double, double)
define dso_local double @scalbn(double noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %20, label %7
7:
  %8 = tail call double @llvm.fabs.f64(double %0)
  %9 = fcmp olt double %8, 0x10000000000000
  %10 = fmul double %0, 0x4350000000000000
  %11 = select i1 %9, double %10, double %0
  %12 = bitcast double %11 to i64
  %13 = lshr i64 %12, 52
  %14 = and i64 %13, 2047
  %15 = select i1 %9, i64 -1076, i64 -1022
  %16 = add nsw i64 %14, %15
  %17 = and i64 %12, -9218868437227405313
  %18 = or disjoint i64 %17, 4602678819172646912
  %19 = bitcast i64 %18 to double
  br label %20
20:
  %21 = phi i64 [ 0, %2 ], [ %16, %7 ]
  %22 = phi double [ %0, %2 ], [ %19, %7 ]
  br i1 %6, label %49, label %23
23:
  %24 = tail call i32 @llvm.smin.i32(i32 %1, i32 3000)
  %25 = tail call i32 @llvm.smax.i32(i32 %24, i32 -3000)
  %26 = sext i32 %25 to i64
  %27 = add nsw i64 %21, %26
  %28 = icmp sgt i64 %27, 1024
  br i1 %28, label %29, label %31
29:
  %30 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %0)
  br label %49
31:
  %32 = icmp sgt i64 %27, -1022
  br i1 %32, label %33, label %39
33:
  %34 = fmul double %22, 2.000000e+00
  %35 = shl i64 %27, 52
  %36 = add i64 %35, 4602678819172646912
  %37 = bitcast i64 %36 to double
  %38 = fmul double %34, %37
  br label %49
39:
  %40 = icmp slt i64 %27, -1100
  br i1 %40, label %41, label %43
41:
  %42 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  br label %49
43:
  %44 = shl i64 %27, 52
  %45 = add i64 %44, 9110782046170513408
  %46 = bitcast i64 %45 to double
  %47 = fmul double %22, %46
  %48 = fmul double %47, 0x170000000000000
  br label %49
49:
  %50 = phi double [ %30, %29 ], [ %38, %33 ], [ %0, %20 ], [ %42, %41 ], [ %48, %43 ]
  ret double %50
}
define dso_local double @ldexp(double noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %20, label %7
7:
  %8 = tail call double @llvm.fabs.f64(double %0)
  %9 = fcmp olt double %8, 0x10000000000000
  %10 = fmul double %0, 0x4350000000000000
  %11 = select i1 %9, double %10, double %0
  %12 = bitcast double %11 to i64
  %13 = lshr i64 %12, 52
  %14 = and i64 %13, 2047
  %15 = select i1 %9, i64 -1076, i64 -1022
  %16 = add nsw i64 %14, %15
  %17 = and i64 %12, -9218868437227405313
  %18 = or disjoint i64 %17, 4602678819172646912
  %19 = bitcast i64 %18 to double
  br label %20
20:
  %21 = phi i64 [ 0, %2 ], [ %16, %7 ]
  %22 = phi double [ %0, %2 ], [ %19, %7 ]
  br i1 %6, label %49, label %23
23:
  %24 = tail call i32 @llvm.smin.i32(i32 %1, i32 3000)
  %25 = tail call i32 @llvm.smax.i32(i32 %24, i32 -3000)
  %26 = sext i32 %25 to i64
  %27 = add nsw i64 %21, %26
  %28 = icmp sgt i64 %27, 1024
  br i1 %28, label %29, label %31
29:
  %30 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %0)
  br label %49
31:
  %32 = icmp sgt i64 %27, -1022
  br i1 %32, label %33, label %39
33:
  %34 = fmul double %22, 2.000000e+00
  %35 = shl i64 %27, 52
  %36 = add i64 %35, 4602678819172646912
  %37 = bitcast i64 %36 to double
  %38 = fmul double %34, %37
  br label %49
39:
  %40 = icmp slt i64 %27, -1100
  br i1 %40, label %41, label %43
41:
  %42 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  br label %49
43:
  %44 = shl i64 %27, 52
  %45 = add i64 %44, 9110782046170513408
  %46 = bitcast i64 %45 to double
  %47 = fmul double %22, %46
  %48 = fmul double %47, 0x170000000000000
  br label %49
49:
  %50 = phi double [ %30, %29 ], [ %38, %33 ], [ %0, %20 ], [ %42, %41 ], [ %48, %43 ]
  ret double %50
}
define dso_local float @scalblnf(float noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  %4 = tail call i64 @llvm.smin.i64(i64 %1, i64 300)
  %5 = tail call i64 @llvm.smax.i64(i64 %4, i64 -300)
  %6 = fcmp oeq float %0, 0.000000e+00
  %7 = fsub double %3, %3
  %8 = fcmp une double %7, 0.000000e+00
  %9 = or i1 %6, %8
  br i1 %9, label %23, label %10
10:
  %11 = tail call double @llvm.fabs.f64(double %3)
  %12 = fcmp olt double %11, 0x10000000000000
  %13 = fmul double %3, 0x4350000000000000
  %14 = select i1 %12, double %13, double %3
  %15 = bitcast double %14 to i64
  %16 = lshr i64 %15, 52
  %17 = and i64 %16, 2047
  %18 = select i1 %12, i64 -1076, i64 -1022
  %19 = add nsw i64 %17, %18
  %20 = and i64 %15, -9218868437227405313
  %21 = or disjoint i64 %20, 4602678819172646912
  %22 = bitcast i64 %21 to double
  br label %23
23:
  %24 = phi i64 [ 0, %2 ], [ %19, %10 ]
  %25 = phi double [ %3, %2 ], [ %22, %10 ]
  br i1 %9, label %51, label %26
26:
  %27 = tail call i64 @llvm.smin.i64(i64 %5, i64 3000)
  %28 = tail call i64 @llvm.smax.i64(i64 %27, i64 -3000)
  %29 = add nsw i64 %24, %28
  %30 = icmp sgt i64 %29, 1024
  br i1 %30, label %31, label %33
31:
  %32 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %3)
  br label %51
33:
  %34 = icmp sgt i64 %29, -1022
  br i1 %34, label %35, label %41
35:
  %36 = fmul double %25, 2.000000e+00
  %37 = shl nsw i64 %29, 52
  %38 = add i64 %37, 4602678819172646912
  %39 = bitcast i64 %38 to double
  %40 = fmul double %36, %39
  br label %51
41:
  %42 = icmp slt i64 %29, -1100
  br i1 %42, label %43, label %45
43:
  %44 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %3)
  br label %51
45:
  %46 = shl nsw i64 %29, 52
  %47 = add nsw i64 %46, 9110782046170513408
  %48 = bitcast i64 %47 to double
  %49 = fmul double %25, %48
  %50 = fmul double %49, 0x170000000000000
  br label %51
51:
  %52 = phi double [ %32, %31 ], [ %40, %35 ], [ %3, %23 ], [ %44, %43 ], [ %50, %45 ]
  %53 = fptrunc double %52 to float
  ret float %53
}
define dso_local float @scalbnf(float noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  %4 = tail call i32 @llvm.smin.i32(i32 %1, i32 300)
  %5 = tail call i32 @llvm.smax.i32(i32 %4, i32 -300)
  %6 = fcmp oeq float %0, 0.000000e+00
  %7 = fsub double %3, %3
  %8 = fcmp une double %7, 0.000000e+00
  %9 = or i1 %6, %8
  br i1 %9, label %23, label %10
10:
  %11 = tail call double @llvm.fabs.f64(double %3)
  %12 = fcmp olt double %11, 0x10000000000000
  %13 = fmul double %3, 0x4350000000000000
  %14 = select i1 %12, double %13, double %3
  %15 = bitcast double %14 to i64
  %16 = lshr i64 %15, 52
  %17 = and i64 %16, 2047
  %18 = select i1 %12, i64 -1076, i64 -1022
  %19 = add nsw i64 %17, %18
  %20 = and i64 %15, -9218868437227405313
  %21 = or disjoint i64 %20, 4602678819172646912
  %22 = bitcast i64 %21 to double
  br label %23
23:
  %24 = phi i64 [ 0, %2 ], [ %19, %10 ]
  %25 = phi double [ %3, %2 ], [ %22, %10 ]
  br i1 %9, label %52, label %26
26:
  %27 = tail call i32 @llvm.smin.i32(i32 %5, i32 3000)
  %28 = tail call i32 @llvm.smax.i32(i32 %27, i32 -3000)
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %24, %29
  %31 = icmp sgt i64 %30, 1024
  br i1 %31, label %32, label %34
32:
  %33 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %3)
  br label %52
34:
  %35 = icmp sgt i64 %30, -1022
  br i1 %35, label %36, label %42
36:
  %37 = fmul double %25, 2.000000e+00
  %38 = shl nsw i64 %30, 52
  %39 = add i64 %38, 4602678819172646912
  %40 = bitcast i64 %39 to double
  %41 = fmul double %37, %40
  br label %52
42:
  %43 = icmp slt i64 %30, -1100
  br i1 %43, label %44, label %46
44:
  %45 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %3)
  br label %52
46:
  %47 = shl nsw i64 %30, 52
  %48 = add nsw i64 %47, 9110782046170513408
  %49 = bitcast i64 %48 to double
  %50 = fmul double %25, %49
  %51 = fmul double %50, 0x170000000000000
  br label %52
52:
  %53 = phi double [ %33, %32 ], [ %41, %36 ], [ %3, %23 ], [ %45, %44 ], [ %51, %46 ]
  %54 = fptrunc double %53 to float
  ret float %54
}
define dso_local float @ldexpf(float noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  %4 = tail call i32 @llvm.smin.i32(i32 %1, i32 300)
  %5 = tail call i32 @llvm.smax.i32(i32 %4, i32 -300)
  %6 = fcmp oeq float %0, 0.000000e+00
  %7 = fsub double %3, %3
  %8 = fcmp une double %7, 0.000000e+00
  %9 = or i1 %6, %8
  br i1 %9, label %23, label %10
10:
  %11 = tail call double @llvm.fabs.f64(double %3)
  %12 = fcmp olt double %11, 0x10000000000000
  %13 = fmul double %3, 0x4350000000000000
  %14 = select i1 %12, double %13, double %3
  %15 = bitcast double %14 to i64
  %16 = lshr i64 %15, 52
  %17 = and i64 %16, 2047
  %18 = select i1 %12, i64 -1076, i64 -1022
  %19 = add nsw i64 %17, %18
  %20 = and i64 %15, -9218868437227405313
  %21 = or disjoint i64 %20, 4602678819172646912
  %22 = bitcast i64 %21 to double
  br label %23
23:
  %24 = phi i64 [ 0, %2 ], [ %19, %10 ]
  %25 = phi double [ %3, %2 ], [ %22, %10 ]
  br i1 %9, label %52, label %26
26:
  %27 = tail call i32 @llvm.smin.i32(i32 %5, i32 3000)
  %28 = tail call i32 @llvm.smax.i32(i32 %27, i32 -3000)
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %24, %29
  %31 = icmp sgt i64 %30, 1024
  br i1 %31, label %32, label %34
32:
  %33 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %3)
  br label %52
34:
  %35 = icmp sgt i64 %30, -1022
  br i1 %35, label %36, label %42
36:
  %37 = fmul double %25, 2.000000e+00
  %38 = shl nsw i64 %30, 52
  %39 = add i64 %38, 4602678819172646912
  %40 = bitcast i64 %39 to double
  %41 = fmul double %37, %40
  br label %52
42:
  %43 = icmp slt i64 %30, -1100
  br i1 %43, label %44, label %46
44:
  %45 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %3)
  br label %52
46:
  %47 = shl nsw i64 %30, 52
  %48 = add nsw i64 %47, 9110782046170513408
  %49 = bitcast i64 %48 to double
  %50 = fmul double %25, %49
  %51 = fmul double %50, 0x170000000000000
  br label %52
52:
  %53 = phi double [ %33, %32 ], [ %41, %36 ], [ %3, %23 ], [ %45, %44 ], [ %51, %46 ]
  %54 = fptrunc double %53 to float
  ret float %54
}
define dso_local i32 @ilogb(double noundef %0) local_unnamed_addr {
  %2 = fcmp oeq double %0, 0.000000e+00
  %3 = fsub double %0, %0
  %4 = fcmp une double %3, 0.000000e+00
  %5 = or i1 %2, %4
  br i1 %5, label %17, label %6
6:
  %7 = tail call double @llvm.fabs.f64(double %0)
  %8 = fcmp olt double %7, 0x10000000000000
  %9 = fmul double %0, 0x4350000000000000
  %10 = select i1 %8, double %9, double %0
  %11 = bitcast double %10 to i64
  %12 = lshr i64 %11, 52
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = and i32 %13, 2047
  %15 = select i1 %8, i32 -1077, i32 -1023
  %16 = add nsw i32 %15, %14
  br label %17
17:
  %18 = phi i32 [ -1, %1 ], [ %16, %6 ]
  %19 = fcmp ueq double %0, 0.000000e+00
  %20 = select i1 %4, i32 2147483647, i32 %18
  %21 = select i1 %19, i32 -2147483648, i32 %20
  ret i32 %21
}
define dso_local i32 @ilogbf(float noundef %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = fcmp oeq float %0, 0.000000e+00
  %4 = fsub double %2, %2
  %5 = fcmp une double %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %18, label %7
7:
  %8 = tail call double @llvm.fabs.f64(double %2)
  %9 = fcmp olt double %8, 0x10000000000000
  %10 = fmul double %2, 0x4350000000000000
  %11 = select i1 %9, double %10, double %2
  %12 = bitcast double %11 to i64
  %13 = lshr i64 %12, 52
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = and i32 %14, 2047
  %16 = select i1 %9, i32 -1077, i32 -1023
  %17 = add nsw i32 %15, %16
  br label %18
18:
  %19 = phi i32 [ -1, %1 ], [ %17, %7 ]
  %20 = fcmp ueq float %0, 0.000000e+00
  %21 = select i1 %5, i32 2147483647, i32 %19
  %22 = select i1 %20, i32 -2147483648, i32 %21
  ret i32 %22
}
define dso_local double @logb(double noundef %0) local_unnamed_addr {
  %2 = fcmp oeq double %0, 0.000000e+00
  br i1 %2, label %22, label %3
3:
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  br i1 %5, label %6, label %8
6:
  %7 = fmul double %0, %0
  br label %22
8:
  %9 = tail call double @llvm.fabs.f64(double %0)
  %10 = fcmp olt double %9, 0x10000000000000
  %11 = fmul double %0, 0x4350000000000000
  %12 = select i1 %10, double %11, double %0
  %13 = bitcast double %12 to i64
  %14 = lshr i64 %13, 52
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = and i32 %15, 2047
  %17 = select i1 %10, i32 -1077, i32 -1023
  %18 = add nsw i32 %16, %17
  %19 = fcmp ueq double %0, 0.000000e+00
  %20 = sitofp i32 %18 to double
  %21 = select i1 %19, double 0xC1E0000000000000, double %20
  br label %22
22:
  %23 = phi double [ 0xFFF0000000000000, %1 ], [ %7, %6 ], [ %21, %8 ]
  ret double %23
}
define dso_local float @logbf(float noundef %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = fcmp oeq float %0, 0.000000e+00
  br i1 %3, label %18, label %4
4:
  %5 = fsub double %2, %2
  %6 = fcmp une double %5, 0.000000e+00
  br i1 %6, label %7, label %9
7:
  %8 = fmul double %2, %2
  br label %18
9:
  %10 = bitcast double %2 to i64
  %11 = lshr i64 %10, 52
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = and i32 %12, 2047
  %14 = add nsw i32 %13, -1023
  %15 = fcmp ueq float %0, 0.000000e+00
  %16 = sitofp i32 %14 to double
  %17 = select i1 %15, double 0xC1E0000000000000, double %16
  br label %18
18:
  %19 = phi double [ 0xFFF0000000000000, %1 ], [ %8, %7 ], [ %17, %9 ]
  %20 = fptrunc double %19 to float
  ret float %20
}
define dso_local noundef double @nextafter(double noundef %0, double noundef %1) local_unnamed_addr {
  %3 = fcmp uno double %0, %1
  br i1 %3, label %4, label %6
4:
  %5 = fadd double %0, %1
  br label %22
6:
  %7 = fcmp oeq double %0, %1
  br i1 %7, label %22, label %8
8:
  %9 = fcmp oeq double %0, 0.000000e+00
  br i1 %9, label %10, label %12
10:
  %11 = tail call double @llvm.copysign.f64(double 4.940660e-324, double %1)
  br label %22
12:
  %13 = fcmp olt double %0, %1
  %14 = fcmp ule double %0, 0.000000e+00
  %15 = xor i1 %14, %13
  %16 = bitcast double %0 to i64
  %17 = add i64 %16, 1
  %18 = bitcast double %0 to i64
  %19 = add i64 %18, -1
  %20 = select i1 %15, i64 %17, i64 %19
  %21 = bitcast i64 %20 to double
  br label %22
22:
  %23 = phi double [ %5, %4 ], [ %11, %10 ], [ %21, %12 ], [ %1, %6 ]
  ret double %23
}
define dso_local float @nextafterf(float noundef %0, float noundef %1) local_unnamed_addr {
  %3 = fcmp uno float %0, %1
  br i1 %3, label %4, label %6
4:
  %5 = fadd float %0, %1
  br label %20
6:
  %7 = fcmp oeq float %0, %1
  br i1 %7, label %20, label %8
8:
  %9 = fcmp oeq float %0, 0.000000e+00
  br i1 %9, label %10, label %12
10:
  %11 = tail call float @llvm.copysign.f32(float 0x36A0000000000000, float %1)
  br label %20
12:
  %13 = bitcast float %0 to i32
  %14 = fcmp olt float %0, %1
  %15 = fcmp ule float %0, 0.000000e+00
  %16 = xor i1 %15, %14
  %17 = select i1 %16, i32 1, i32 -1
  %18 = add i32 %17, %13
  %19 = bitcast i32 %18 to float
  br label %20
20:
  %21 = phi float [ %5, %4 ], [ %11, %10 ], [ %19, %12 ], [ %1, %6 ]
  ret float %21
}
declare float @llvm.copysign.f32(float, float)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)

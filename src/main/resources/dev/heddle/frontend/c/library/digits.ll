target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local noundef ptr @__heddle_digits_before(ptr noundef writeonly %0, i64 noundef %1, i32 noundef %2, i8 noundef signext %3) local_unnamed_addr {
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %23, label %6
6:
  %7 = zext i32 %2 to i64
  %8 = zext i8 %3 to i32
  %9 = add nuw nsw i32 %8, 246
  br label %10
10:
  %11 = phi ptr [ %0, %6 ], [ %20, %10 ]
  %12 = phi i64 [ %1, %6 ], [ %21, %10 ]
  %13 = urem i64 %12, %7
  %14 = trunc nuw i64 %13 to i32
  %15 = icmp ult i64 %13, 10
  %16 = or disjoint i32 %14, 48
  %17 = add i32 %9, %14
  %18 = select i1 %15, i32 %16, i32 %17
  %19 = trunc i32 %18 to i8
  %20 = getelementptr inbounds i8, ptr %11, i64 -1
  store i8 %19, ptr %20, align 1
  %21 = udiv i64 %12, %7
  %22 = icmp ult i64 %12, %7
  br i1 %22, label %23, label %10
23:
  %24 = phi ptr [ %0, %4 ], [ %20, %10 ]
  ret ptr %24
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local void @__heddle_write_double(ptr noundef %0, ptr nocapture noundef readonly %1, double noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds i8, ptr %1, i64 24
  %5 = load i32, ptr %4, align 4
  %6 = icmp slt i32 %5, 0
  %7 = tail call i32 @llvm.smin.i32(i32 %5, i32 17)
  %8 = select i1 %6, i32 6, i32 %7
  %9 = getelementptr inbounds i8, ptr %1, i64 32
  %10 = load i8, ptr %9, align 4
  %11 = and i8 %10, -33
  %12 = and i8 %10, 32
  %13 = or disjoint i8 %12, 69
  %14 = icmp eq i8 %11, 70
  br i1 %14, label %15, label %16
15:
  tail call fastcc void @write_fixed(ptr noundef %0, double noundef %2, i32 noundef %8)
  br label %108
16:
  %17 = icmp eq i8 %11, 71
  %18 = tail call i32 @llvm.usub.sat.i32(i32 %8, i32 1)
  %19 = select i1 %17, i32 %18, i32 %8
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %26, label %21
21:
  %22 = phi double [ 5.000000e-01, %16 ], [ %29, %26 ]
  %23 = fcmp une double %2, 0.000000e+00
  %24 = fcmp olt double %2, 1.000000e+00
  %25 = and i1 %23, %24
  br i1 %25, label %37, label %32
26:
  %27 = phi i32 [ %30, %26 ], [ 0, %16 ]
  %28 = phi double [ %29, %26 ], [ 5.000000e-01, %16 ]
  %29 = fdiv double %28, 1.000000e+01
  %30 = add nuw nsw i32 %27, 1
  %31 = icmp eq i32 %30, %19
  br i1 %31, label %21, label %26
32:
  %33 = phi double [ %2, %21 ], [ %40, %37 ]
  %34 = phi i32 [ 0, %21 ], [ %41, %37 ]
  %35 = fadd double %22, %33
  %36 = fcmp ult double %35, 1.000000e+01
  br i1 %36, label %52, label %45
37:
  %38 = phi i32 [ %41, %37 ], [ 0, %21 ]
  %39 = phi double [ %40, %37 ], [ %2, %21 ]
  %40 = fmul double %39, 1.000000e+01
  %41 = add nsw i32 %38, -1
  %42 = fcmp une double %40, 0.000000e+00
  %43 = fcmp olt double %40, 1.000000e+00
  %44 = and i1 %42, %43
  br i1 %44, label %37, label %32
45:
  %46 = phi i32 [ %49, %45 ], [ %34, %32 ]
  %47 = phi double [ %48, %45 ], [ %33, %32 ]
  %48 = fdiv double %47, 1.000000e+01
  %49 = add nsw i32 %46, 1
  %50 = fadd double %22, %48
  %51 = fcmp ult double %50, 1.000000e+01
  br i1 %51, label %52, label %45
52:
  %53 = phi double [ %33, %32 ], [ %48, %45 ]
  %54 = phi i32 [ %34, %32 ], [ %49, %45 ]
  %55 = icmp sgt i32 %54, -5
  %56 = icmp sle i32 %54, %19
  %57 = and i1 %55, %56
  %58 = select i1 %17, i1 %57, i1 false
  br i1 %58, label %59, label %61
59:
  %60 = sub nsw i32 %19, %54
  tail call fastcc void @write_fixed(ptr noundef %0, double noundef %2, i32 noundef %60)
  br label %62
61:
  tail call fastcc void @write_fixed(ptr noundef %0, double noundef %53, i32 noundef %19)
  br label %62
62:
  br i1 %17, label %63, label %82
63:
  %64 = getelementptr inbounds i8, ptr %1, i64 12
  %65 = load i32, ptr %64, align 4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %82
67:
  %68 = tail call ptr @strchr(ptr noundef %0, i32 noundef 46)
  %69 = icmp eq ptr %68, null
  br i1 %69, label %82, label %70
70:
  %71 = tail call i64 @strlen(ptr noundef %0)
  %72 = getelementptr inbounds i8, ptr %0, i64 %71
  br label %73
73:
  %74 = phi ptr [ %72, %70 ], [ %75, %73 ]
  %75 = getelementptr inbounds i8, ptr %74, i64 -1
  %76 = load i8, ptr %75, align 1
  %77 = icmp eq i8 %76, 48
  br i1 %77, label %73, label %78
78:
  %79 = icmp eq i8 %76, 46
  %80 = sext i1 %79 to i64
  %81 = getelementptr inbounds i8, ptr %74, i64 %80
  store i8 0, ptr %81, align 1
  br label %82
82:
  br i1 %58, label %108, label %83
83:
  %84 = tail call i64 @strlen(ptr noundef %0)
  %85 = getelementptr inbounds i8, ptr %0, i64 %84
  %86 = icmp slt i32 %54, 0
  %87 = tail call i32 @llvm.abs.i32(i32 %54, i1 true)
  %88 = getelementptr inbounds i8, ptr %85, i64 1
  store i8 %13, ptr %85, align 1
  %89 = select i1 %86, i8 45, i8 43
  %90 = getelementptr inbounds i8, ptr %85, i64 2
  store i8 %89, ptr %88, align 1
  %91 = icmp ugt i32 %87, 99
  br i1 %91, label %92, label %97
92:
  %93 = udiv i32 %87, 100
  %94 = trunc i32 %93 to i8
  %95 = add i8 %94, 48
  %96 = getelementptr inbounds i8, ptr %85, i64 3
  store i8 %95, ptr %90, align 1
  br label %97
97:
  %98 = phi ptr [ %96, %92 ], [ %90, %83 ]
  %99 = udiv i32 %87, 10
  %100 = urem i32 %99, 10
  %101 = trunc nuw nsw i32 %100 to i8
  %102 = or disjoint i8 %101, 48
  %103 = getelementptr inbounds i8, ptr %98, i64 1
  store i8 %102, ptr %98, align 1
  %104 = urem i32 %87, 10
  %105 = trunc nuw nsw i32 %104 to i8
  %106 = or disjoint i8 %105, 48
  %107 = getelementptr inbounds i8, ptr %98, i64 2
  store i8 %106, ptr %103, align 1
  store i8 0, ptr %107, align 1
  br label %108
108:
  ret void
}
define internal fastcc void @write_fixed(ptr nocapture noundef writeonly %0, double noundef %1, i32 noundef %2) unnamed_addr {
  %4 = alloca [24 x i8], align 16, !DIAssignID !230
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %9, label %6
6:
  %7 = phi double [ 1.000000e+00, %3 ], [ %12, %9 ]
  %8 = fcmp ult double %1, 1.000000e+18
  br i1 %8, label %21, label %15
9:
  %10 = phi i32 [ %13, %9 ], [ 0, %3 ]
  %11 = phi double [ %12, %9 ], [ 1.000000e+00, %3 ]
  %12 = fmul double %11, 1.000000e+01
  %13 = add nuw nsw i32 %10, 1
  %14 = icmp eq i32 %13, %2
  br i1 %14, label %6, label %9
15:
  %16 = phi i32 [ %19, %15 ], [ 0, %6 ]
  %17 = phi double [ %18, %15 ], [ %1, %6 ]
  %18 = fdiv double %17, 1.000000e+01
  %19 = add nuw nsw i32 %16, 1
  %20 = fcmp ult double %18, 1.000000e+18
  br i1 %20, label %21, label %15
21:
  %22 = phi double [ %1, %6 ], [ %18, %15 ]
  %23 = phi i32 [ 0, %6 ], [ %19, %15 ]
  %24 = fptoui double %22 to i64
  %25 = uitofp i64 %24 to double
  %26 = fsub double %22, %25
  %27 = fmul double %7, %26
  %28 = tail call double @llvm.rint.f64(double %27)
  %29 = fptoui double %28 to i64
  %30 = uitofp i64 %29 to double
  %31 = fcmp ole double %7, %30
  %32 = zext i1 %31 to i64
  %33 = add i64 %32, %24
  %34 = select i1 %31, i64 0, i64 %29
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %46, label %36
36:
  %37 = phi i64 [ %42, %36 ], [ 24, %21 ]
  %38 = phi i64 [ %44, %36 ], [ %33, %21 ]
  %39 = urem i64 %38, 10
  %40 = trunc nuw nsw i64 %39 to i8
  %41 = or disjoint i8 %40, 48
  %42 = add nsw i64 %37, -1
  %43 = getelementptr inbounds i8, ptr %4, i64 %42
  store i8 %41, ptr %43, align 1
  %44 = udiv i64 %38, 10
  %45 = icmp ult i64 %38, 10
  br i1 %45, label %46, label %36
46:
  %47 = phi i64 [ 24, %21 ], [ %42, %36 ]
  %48 = icmp eq i64 %47, 24
  br i1 %48, label %49, label %52
49:
  %50 = add nsw i64 %47, -1
  %51 = getelementptr inbounds i8, ptr %4, i64 %50
  store i8 48, ptr %51, align 1
  br label %52
52:
  %53 = phi i64 [ %50, %49 ], [ %47, %46 ]
  %54 = icmp slt i64 %53, 24
  br i1 %54, label %58, label %55
55:
  %56 = phi ptr [ %0, %52 ], [ %64, %58 ]
  %57 = icmp sgt i32 %23, 0
  br i1 %57, label %66, label %72
58:
  %59 = phi i64 [ %62, %58 ], [ %53, %52 ]
  %60 = phi ptr [ %64, %58 ], [ %0, %52 ]
  %61 = getelementptr inbounds i8, ptr %4, i64 %59
  %62 = add i64 %59, 1
  %63 = load i8, ptr %61, align 1
  %64 = getelementptr inbounds i8, ptr %60, i64 1
  store i8 %63, ptr %60, align 1
  %65 = icmp eq i64 %62, 24
  br i1 %65, label %55, label %58
66:
  %67 = phi i32 [ %69, %66 ], [ %23, %55 ]
  %68 = phi ptr [ %70, %66 ], [ %56, %55 ]
  %69 = add nsw i32 %67, -1
  %70 = getelementptr inbounds i8, ptr %68, i64 1
  store i8 48, ptr %68, align 1
  %71 = icmp sgt i32 %67, 1
  br i1 %71, label %66, label %72
72:
  %73 = phi ptr [ %56, %55 ], [ %70, %66 ]
  %74 = icmp sgt i32 %2, 0
  br i1 %74, label %75, label %110
75:
  store i8 46, ptr %73, align 1
  %76 = icmp eq i64 %34, 0
  br i1 %76, label %87, label %77
77:
  %78 = phi i64 [ %83, %77 ], [ 24, %75 ]
  %79 = phi i64 [ %85, %77 ], [ %34, %75 ]
  %80 = urem i64 %79, 10
  %81 = trunc nuw nsw i64 %80 to i8
  %82 = or disjoint i8 %81, 48
  %83 = add nsw i64 %78, -1
  %84 = getelementptr inbounds i8, ptr %4, i64 %83
  store i8 %82, ptr %84, align 1
  %85 = udiv i64 %79, 10
  %86 = icmp ult i64 %79, 10
  br i1 %86, label %87, label %77
87:
  %88 = phi i64 [ 24, %75 ], [ %83, %77 ]
  %89 = trunc i64 %88 to i32
  %90 = sub i32 24, %89
  %91 = getelementptr inbounds i8, ptr %73, i64 1
  %92 = icmp slt i32 %90, %2
  br i1 %92, label %96, label %93
93:
  %94 = phi ptr [ %91, %87 ], [ %100, %96 ]
  %95 = icmp slt i64 %88, 24
  br i1 %95, label %102, label %110
96:
  %97 = phi ptr [ %100, %96 ], [ %91, %87 ]
  %98 = phi i32 [ %99, %96 ], [ %90, %87 ]
  store i8 48, ptr %97, align 1
  %99 = add nsw i32 %98, 1
  %100 = getelementptr inbounds i8, ptr %97, i64 1
  %101 = icmp eq i32 %99, %2
  br i1 %101, label %93, label %96
102:
  %103 = phi i64 [ %106, %102 ], [ %88, %93 ]
  %104 = phi ptr [ %108, %102 ], [ %94, %93 ]
  %105 = getelementptr inbounds i8, ptr %4, i64 %103
  %106 = add i64 %103, 1
  %107 = load i8, ptr %105, align 1
  %108 = getelementptr inbounds i8, ptr %104, i64 1
  store i8 %107, ptr %104, align 1
  %109 = icmp eq i64 %106, 24
  br i1 %109, label %110, label %102
110:
  %111 = phi ptr [ %73, %72 ], [ %94, %93 ], [ %108, %102 ]
  store i8 0, ptr %111, align 1
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret void
}
declare i64 @strlen(ptr noundef) local_unnamed_addr
declare double @llvm.rint.f64(double)
declare ptr @strchr(ptr noundef, i32 noundef) local_unnamed_addr
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1 immarg)
declare i32 @llvm.smin.i32(i32, i32)

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [30 x i8] c"a long double that is printed\00", align 1
define dso_local ptr @__heddle_read_conversion(ptr noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef %2) local_unnamed_addr {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %1, i8 0, i64 36, i1 false)
  %4 = getelementptr inbounds i8, ptr %1, i64 24
  store i32 -1, ptr %4, align 4
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = getelementptr inbounds i8, ptr %1, i64 12
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = getelementptr inbounds i8, ptr %1, i64 4
  br label %9
9:
  %10 = phi ptr [ %0, %3 ], [ %18, %16 ]
  %11 = load i8, ptr %10, align 1
  switch i8 %11, label %19 [
    i8 45, label %16
    i8 43, label %12
    i8 32, label %13
    i8 35, label %14
    i8 48, label %15
  ]
12:
  br label %16
13:
  br label %16
14:
  br label %16
15:
  br label %16
16:
  %17 = phi ptr [ %5, %15 ], [ %6, %14 ], [ %7, %13 ], [ %8, %12 ], [ %1, %9 ]
  store i32 1, ptr %17, align 4
  %18 = getelementptr inbounds i8, ptr %10, i64 1
  br label %9
19:
  %20 = getelementptr inbounds i8, ptr %1, i64 20
  %21 = icmp eq i8 %11, 42
  br i1 %21, label %22, label %39
22:
  %23 = load i32, ptr %2, align 8
  %24 = icmp ult i32 %23, 41
  br i1 %24, label %25, label %31
25:
  %26 = getelementptr inbounds i8, ptr %2, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = zext nneg i32 %23 to i64
  %29 = getelementptr i8, ptr %27, i64 %28
  %30 = add nuw nsw i32 %23, 8
  store i32 %30, ptr %2, align 8
  br label %35
31:
  %32 = getelementptr inbounds i8, ptr %2, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr i8, ptr %33, i64 8
  store ptr %34, ptr %32, align 8
  br label %35
35:
  %36 = phi ptr [ %29, %25 ], [ %33, %31 ]
  %37 = load i32, ptr %36, align 4
  store i32 %37, ptr %20, align 4
  %38 = getelementptr inbounds i8, ptr %10, i64 1
  br label %55
39:
  store i32 0, ptr %20, align 4
  %40 = load i8, ptr %10, align 1
  %41 = sext i8 %40 to i32
  %42 = add nsw i32 %41, -48
  %43 = icmp ult i32 %42, 10
  br i1 %43, label %44, label %55
44:
  %45 = phi i32 [ %49, %44 ], [ 0, %39 ]
  %46 = phi i32 [ %53, %44 ], [ %42, %39 ]
  %47 = phi ptr [ %50, %44 ], [ %10, %39 ]
  %48 = mul nsw i32 %45, 10
  %49 = add nsw i32 %48, %46
  store i32 %49, ptr %20, align 4
  %50 = getelementptr inbounds i8, ptr %47, i64 1
  %51 = load i8, ptr %50, align 1
  %52 = sext i8 %51 to i32
  %53 = add nsw i32 %52, -48
  %54 = icmp ult i32 %53, 10
  br i1 %54, label %44, label %55
55:
  %56 = phi ptr [ %38, %35 ], [ %10, %39 ], [ %50, %44 ]
  %57 = load i32, ptr %20, align 4
  %58 = icmp slt i32 %57, 0
  br i1 %58, label %59, label %61
59:
  store i32 1, ptr %1, align 4
  %60 = sub nsw i32 0, %57
  store i32 %60, ptr %20, align 4
  br label %61
61:
  %62 = load i8, ptr %56, align 1
  %63 = icmp eq i8 %62, 46
  br i1 %63, label %64, label %101
64:
  %65 = getelementptr inbounds i8, ptr %56, i64 1
  %66 = load i8, ptr %65, align 1
  %67 = icmp eq i8 %66, 42
  br i1 %67, label %68, label %85
68:
  %69 = load i32, ptr %2, align 8
  %70 = icmp ult i32 %69, 41
  br i1 %70, label %71, label %77
71:
  %72 = getelementptr inbounds i8, ptr %2, i64 16
  %73 = load ptr, ptr %72, align 8
  %74 = zext nneg i32 %69 to i64
  %75 = getelementptr i8, ptr %73, i64 %74
  %76 = add nuw nsw i32 %69, 8
  store i32 %76, ptr %2, align 8
  br label %81
77:
  %78 = getelementptr inbounds i8, ptr %2, i64 8
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr i8, ptr %79, i64 8
  store ptr %80, ptr %78, align 8
  br label %81
81:
  %82 = phi ptr [ %75, %71 ], [ %79, %77 ]
  %83 = load i32, ptr %82, align 4
  store i32 %83, ptr %4, align 4
  %84 = getelementptr inbounds i8, ptr %56, i64 2
  br label %101
85:
  store i32 0, ptr %4, align 4
  %86 = load i8, ptr %65, align 1
  %87 = sext i8 %86 to i32
  %88 = add nsw i32 %87, -48
  %89 = icmp ult i32 %88, 10
  br i1 %89, label %90, label %101
90:
  %91 = phi i32 [ %95, %90 ], [ 0, %85 ]
  %92 = phi i32 [ %99, %90 ], [ %88, %85 ]
  %93 = phi ptr [ %96, %90 ], [ %65, %85 ]
  %94 = mul nsw i32 %91, 10
  %95 = add nsw i32 %94, %92
  store i32 %95, ptr %4, align 4
  %96 = getelementptr inbounds i8, ptr %93, i64 1
  %97 = load i8, ptr %96, align 1
  %98 = sext i8 %97 to i32
  %99 = add nsw i32 %98, -48
  %100 = icmp ult i32 %99, 10
  br i1 %100, label %90, label %101
101:
  %102 = phi ptr [ %56, %61 ], [ %84, %81 ], [ %65, %85 ], [ %96, %90 ]
  %103 = getelementptr inbounds i8, ptr %1, i64 28
  store i32 4, ptr %103, align 4
  br label %104
104:
  %105 = phi ptr [ %102, %101 ], [ %113, %111 ]
  %106 = load i8, ptr %105, align 1
  switch i8 %106, label %114 [
    i8 104, label %107
    i8 108, label %111
    i8 113, label %111
    i8 106, label %111
    i8 122, label %111
    i8 116, label %111
    i8 76, label %110
  ]
107:
  %108 = load i32, ptr %103, align 4
  %109 = sdiv i32 %108, 2
  br label %111
110:
  br label %111
111:
  %112 = phi i32 [ 16, %110 ], [ %109, %107 ], [ 8, %104 ], [ 8, %104 ], [ 8, %104 ], [ 8, %104 ], [ 8, %104 ]
  store i32 %112, ptr %103, align 4
  %113 = getelementptr inbounds i8, ptr %105, i64 1
  br label %104
114:
  %115 = getelementptr inbounds i8, ptr %1, i64 32
  store i8 %106, ptr %115, align 4
  %116 = icmp ne i8 %106, 0
  %117 = zext i1 %116 to i64
  %118 = getelementptr inbounds i8, ptr %105, i64 %117
  ret ptr %118
}
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
define dso_local i64 @__heddle_next_argument(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 32
  %4 = load i8, ptr %3, align 4
  switch i8 %4, label %27 [
    i8 102, label %5
    i8 70, label %5
    i8 101, label %5
    i8 69, label %5
    i8 103, label %5
    i8 71, label %5
    i8 97, label %5
    i8 65, label %5
    i8 37, label %86
    i8 115, label %31
    i8 112, label %31
    i8 110, label %31
  ]
5:
  %6 = getelementptr inbounds i8, ptr %0, i64 28
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 16
  br i1 %8, label %9, label %10
9:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
10:
  %11 = getelementptr inbounds i8, ptr %1, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = icmp ult i32 %12, 161
  br i1 %13, label %14, label %20
14:
  %15 = getelementptr inbounds i8, ptr %1, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = zext nneg i32 %12 to i64
  %18 = getelementptr i8, ptr %16, i64 %17
  %19 = add nuw nsw i32 %12, 16
  store i32 %19, ptr %11, align 4
  br label %24
20:
  %21 = getelementptr inbounds i8, ptr %1, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr i8, ptr %22, i64 8
  store ptr %23, ptr %21, align 8
  br label %24
24:
  %25 = phi ptr [ %18, %14 ], [ %22, %20 ]
  %26 = load i64, ptr %25, align 8
  br label %86
27:
  %28 = getelementptr inbounds i8, ptr %0, i64 28
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 8
  br i1 %30, label %31, label %47
31:
  %32 = load i32, ptr %1, align 8
  %33 = icmp ult i32 %32, 41
  br i1 %33, label %34, label %40
34:
  %35 = getelementptr inbounds i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = zext nneg i32 %32 to i64
  %38 = getelementptr i8, ptr %36, i64 %37
  %39 = add nuw nsw i32 %32, 8
  store i32 %39, ptr %1, align 8
  br label %44
40:
  %41 = getelementptr inbounds i8, ptr %1, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr i8, ptr %42, i64 8
  store ptr %43, ptr %41, align 8
  br label %44
44:
  %45 = phi ptr [ %38, %34 ], [ %42, %40 ]
  %46 = load i64, ptr %45, align 8
  br label %86
47:
  %48 = load i32, ptr %1, align 8
  %49 = icmp ult i32 %48, 41
  br i1 %49, label %50, label %56
50:
  %51 = getelementptr inbounds i8, ptr %1, i64 16
  %52 = load ptr, ptr %51, align 8
  %53 = zext nneg i32 %48 to i64
  %54 = getelementptr i8, ptr %52, i64 %53
  %55 = add nuw nsw i32 %48, 8
  store i32 %55, ptr %1, align 8
  br label %60
56:
  %57 = getelementptr inbounds i8, ptr %1, i64 8
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr i8, ptr %58, i64 8
  store ptr %59, ptr %57, align 8
  br label %60
60:
  %61 = phi ptr [ %54, %50 ], [ %58, %56 ]
  %62 = load i32, ptr %61, align 4
  %63 = load i8, ptr %3, align 4
  %64 = icmp eq i8 %63, 100
  %65 = icmp eq i8 %63, 105
  %66 = or i1 %64, %65
  %67 = load i32, ptr %28, align 4
  switch i32 %67, label %82 [
    i32 1, label %68
    i32 2, label %75
  ]
68:
  %69 = zext i32 %62 to i64
  %70 = shl i64 %69, 56
  %71 = ashr exact i64 %70, 56
  %72 = and i32 %62, 255
  %73 = zext nneg i32 %72 to i64
  %74 = select i1 %66, i64 %71, i64 %73
  br label %86
75:
  %76 = zext i32 %62 to i64
  %77 = shl i64 %76, 48
  %78 = ashr exact i64 %77, 48
  %79 = and i32 %62, 65535
  %80 = zext nneg i32 %79 to i64
  %81 = select i1 %66, i64 %78, i64 %80
  br label %86
82:
  %83 = sext i32 %62 to i64
  %84 = zext i32 %62 to i64
  %85 = select i1 %66, i64 %83, i64 %84
  br label %86
86:
  %87 = phi i64 [ %26, %24 ], [ 0, %2 ], [ %46, %44 ], [ %85, %82 ], [ %81, %75 ], [ %74, %68 ]
  ret i64 %87
}
declare void @__heddle_cut(ptr noundef) local_unnamed_addr

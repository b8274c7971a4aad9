target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [30 x i8] c"a long double that is printed\00", align 1
define dso_local ptr @__heddle_read_conversion(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2) local_unnamed_addr {
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
  %11 = tail call zeroext i8 @__heddle_peek1(ptr noundef %10)
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
  %21 = tail call zeroext i8 @__heddle_peek1(ptr noundef %10)
  %22 = icmp eq i8 %21, 42
  br i1 %22, label %23, label %40
23:
  %24 = load i32, ptr %2, align 8
  %25 = icmp ult i32 %24, 41
  br i1 %25, label %26, label %32
26:
  %27 = getelementptr inbounds i8, ptr %2, i64 16
  %28 = load ptr, ptr %27, align 8
  %29 = zext nneg i32 %24 to i64
  %30 = getelementptr i8, ptr %28, i64 %29
  %31 = add nuw nsw i32 %24, 8
  store i32 %31, ptr %2, align 8
  br label %36
32:
  %33 = getelementptr inbounds i8, ptr %2, i64 8
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr i8, ptr %34, i64 8
  store ptr %35, ptr %33, align 8
  br label %36
36:
  %37 = phi ptr [ %30, %26 ], [ %34, %32 ]
  %38 = load i32, ptr %37, align 4
  store i32 %38, ptr %20, align 4
  %39 = getelementptr inbounds i8, ptr %10, i64 1
  br label %56
40:
  store i32 0, ptr %20, align 4
  %41 = tail call zeroext i8 @__heddle_peek1(ptr noundef %10)
  %42 = zext i8 %41 to i32
  %43 = add nsw i32 %42, -48
  %44 = icmp ult i32 %43, 10
  br i1 %44, label %45, label %56
45:
  %46 = phi i32 [ %54, %45 ], [ %43, %40 ]
  %47 = phi ptr [ %51, %45 ], [ %10, %40 ]
  %48 = load i32, ptr %20, align 4
  %49 = mul nsw i32 %48, 10
  %50 = add nsw i32 %49, %46
  store i32 %50, ptr %20, align 4
  %51 = getelementptr inbounds i8, ptr %47, i64 1
  %52 = tail call zeroext i8 @__heddle_peek1(ptr noundef nonnull %51)
  %53 = zext i8 %52 to i32
  %54 = add nsw i32 %53, -48
  %55 = icmp ult i32 %54, 10
  br i1 %55, label %45, label %56
56:
  %57 = phi ptr [ %39, %36 ], [ %10, %40 ], [ %51, %45 ]
  %58 = load i32, ptr %20, align 4
  %59 = icmp slt i32 %58, 0
  br i1 %59, label %60, label %62
60:
  store i32 1, ptr %1, align 4
  %61 = sub nsw i32 0, %58
  store i32 %61, ptr %20, align 4
  br label %62
62:
  %63 = tail call zeroext i8 @__heddle_peek1(ptr noundef %57)
  %64 = icmp eq i8 %63, 46
  br i1 %64, label %65, label %102
65:
  %66 = getelementptr inbounds i8, ptr %57, i64 1
  %67 = tail call zeroext i8 @__heddle_peek1(ptr noundef nonnull %66)
  %68 = icmp eq i8 %67, 42
  br i1 %68, label %69, label %86
69:
  %70 = load i32, ptr %2, align 8
  %71 = icmp ult i32 %70, 41
  br i1 %71, label %72, label %78
72:
  %73 = getelementptr inbounds i8, ptr %2, i64 16
  %74 = load ptr, ptr %73, align 8
  %75 = zext nneg i32 %70 to i64
  %76 = getelementptr i8, ptr %74, i64 %75
  %77 = add nuw nsw i32 %70, 8
  store i32 %77, ptr %2, align 8
  br label %82
78:
  %79 = getelementptr inbounds i8, ptr %2, i64 8
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr i8, ptr %80, i64 8
  store ptr %81, ptr %79, align 8
  br label %82
82:
  %83 = phi ptr [ %76, %72 ], [ %80, %78 ]
  %84 = load i32, ptr %83, align 4
  store i32 %84, ptr %4, align 4
  %85 = getelementptr inbounds i8, ptr %57, i64 2
  br label %102
86:
  store i32 0, ptr %4, align 4
  %87 = tail call zeroext i8 @__heddle_peek1(ptr noundef nonnull %66)
  %88 = zext i8 %87 to i32
  %89 = add nsw i32 %88, -48
  %90 = icmp ult i32 %89, 10
  br i1 %90, label %91, label %102
91:
  %92 = phi i32 [ %100, %91 ], [ %89, %86 ]
  %93 = phi ptr [ %97, %91 ], [ %66, %86 ]
  %94 = load i32, ptr %4, align 4
  %95 = mul nsw i32 %94, 10
  %96 = add nsw i32 %95, %92
  store i32 %96, ptr %4, align 4
  %97 = getelementptr inbounds i8, ptr %93, i64 1
  %98 = tail call zeroext i8 @__heddle_peek1(ptr noundef nonnull %97)
  %99 = zext i8 %98 to i32
  %100 = add nsw i32 %99, -48
  %101 = icmp ult i32 %100, 10
  br i1 %101, label %91, label %102
102:
  %103 = phi ptr [ %57, %62 ], [ %85, %82 ], [ %66, %86 ], [ %97, %91 ]
  %104 = getelementptr inbounds i8, ptr %1, i64 28
  store i32 4, ptr %104, align 4
  br label %105
105:
  %106 = phi ptr [ %103, %102 ], [ %114, %112 ]
  %107 = tail call zeroext i8 @__heddle_peek1(ptr noundef %106)
  switch i8 %107, label %115 [
    i8 104, label %108
    i8 108, label %112
    i8 113, label %112
    i8 106, label %112
    i8 122, label %112
    i8 116, label %112
    i8 76, label %111
  ]
108:
  %109 = load i32, ptr %104, align 4
  %110 = sdiv i32 %109, 2
  br label %112
111:
  br label %112
112:
  %113 = phi i32 [ 16, %111 ], [ %110, %108 ], [ 8, %105 ], [ 8, %105 ], [ 8, %105 ], [ 8, %105 ], [ 8, %105 ]
  store i32 %113, ptr %104, align 4
  %114 = getelementptr inbounds i8, ptr %106, i64 1
  br label %105
115:
  %116 = tail call zeroext i8 @__heddle_peek1(ptr noundef %106)
  %117 = getelementptr inbounds i8, ptr %1, i64 32
  store i8 %116, ptr %117, align 4
  %118 = icmp ne i8 %116, 0
  %119 = zext i1 %118 to i64
  %120 = getelementptr inbounds i8, ptr %106, i64 %119
  ret ptr %120
}
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
declare zeroext i8 @__heddle_peek1(ptr noundef) local_unnamed_addr
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

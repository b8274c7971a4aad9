target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local ptr @__heddle_read_directive(ptr noundef readonly %0, ptr noundef %1) local_unnamed_addr {
  %3 = load i8, ptr %0, align 1
  %4 = icmp eq i8 %3, 42
  %5 = zext i1 %4 to i32
  store i32 %5, ptr %1, align 4
  %6 = zext i1 %4 to i64
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = getelementptr inbounds i8, ptr %1, i64 4
  store i32 0, ptr %8, align 4
  %9 = load i8, ptr %7, align 1
  %10 = sext i8 %9 to i32
  %11 = tail call i32 @isdigit(i32 noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %26, label %13
13:
  %14 = phi ptr [ %21, %13 ], [ %7, %2 ]
  %15 = load i32, ptr %8, align 4
  %16 = mul nsw i32 %15, 10
  %17 = load i8, ptr %14, align 1
  %18 = sext i8 %17 to i32
  %19 = add i32 %16, -48
  %20 = add i32 %19, %18
  store i32 %20, ptr %8, align 4
  %21 = getelementptr inbounds i8, ptr %14, i64 1
  %22 = load i8, ptr %21, align 1
  %23 = sext i8 %22 to i32
  %24 = tail call i32 @isdigit(i32 noundef %23)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %13
26:
  %27 = phi ptr [ %7, %2 ], [ %21, %13 ]
  %28 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 4, ptr %28, align 4
  br label %29
29:
  %30 = phi ptr [ %27, %26 ], [ %38, %36 ]
  %31 = load i8, ptr %30, align 1
  switch i8 %31, label %39 [
    i8 104, label %32
    i8 108, label %36
    i8 113, label %36
    i8 106, label %36
    i8 122, label %36
    i8 116, label %36
    i8 76, label %35
  ]
32:
  %33 = load i32, ptr %28, align 4
  %34 = sdiv i32 %33, 2
  br label %36
35:
  br label %36
36:
  %37 = phi i32 [ 16, %35 ], [ %34, %32 ], [ 8, %29 ], [ 8, %29 ], [ 8, %29 ], [ 8, %29 ], [ 8, %29 ]
  store i32 %37, ptr %28, align 4
  %38 = getelementptr inbounds i8, ptr %30, i64 1
  br label %29
39:
  %40 = getelementptr inbounds i8, ptr %1, i64 12
  store i8 %31, ptr %40, align 4
  %41 = icmp ne i8 %31, 0
  %42 = zext i1 %41 to i64
  %43 = getelementptr inbounds i8, ptr %30, i64 %42
  switch i8 %31, label %100 [
    i8 91, label %44
    i8 115, label %94
  ]
44:
  %45 = getelementptr inbounds i8, ptr %1, i64 13
  %46 = load i8, ptr %43, align 1
  %47 = icmp ne i8 %46, 94
  %48 = xor i1 %47, true
  %49 = zext i1 %48 to i32
  %50 = zext i1 %48 to i64
  %51 = getelementptr inbounds i8, ptr %43, i64 %50
  %52 = tail call ptr @memset(ptr noundef nonnull %45, i32 noundef %49, i64 noundef 256)
  %53 = load i8, ptr %51, align 1
  %54 = icmp eq i8 %53, 0
  br i1 %54, label %90, label %55
55:
  %56 = zext i1 %47 to i8
  br label %57
57:
  %58 = phi i8 [ %53, %55 ], [ %83, %81 ]
  %59 = phi ptr [ %51, %55 ], [ %82, %81 ]
  %60 = icmp ne i8 %58, 93
  %61 = icmp eq ptr %59, %51
  %62 = select i1 %60, i1 true, i1 %61
  br i1 %62, label %63, label %90
63:
  %64 = zext i8 %58 to i32
  %65 = getelementptr inbounds i8, ptr %59, i64 1
  %66 = load i8, ptr %65, align 1
  %67 = icmp eq i8 %66, 45
  br i1 %67, label %68, label %73
68:
  %69 = getelementptr inbounds i8, ptr %59, i64 2
  %70 = load i8, ptr %69, align 1
  switch i8 %70, label %71 [
    i8 0, label %73
    i8 93, label %73
  ]
71:
  %72 = zext i8 %70 to i32
  br label %73
73:
  %74 = phi ptr [ %69, %71 ], [ %59, %68 ], [ %59, %63 ], [ %59, %68 ]
  %75 = phi i32 [ %72, %71 ], [ %64, %68 ], [ %64, %63 ], [ %64, %68 ]
  %76 = icmp ult i32 %75, %64
  br i1 %76, label %81, label %77
77:
  %78 = zext i8 %58 to i64
  %79 = add nuw nsw i32 %75, 1
  %80 = zext nneg i32 %79 to i64
  br label %85
81:
  %82 = getelementptr inbounds i8, ptr %74, i64 1
  %83 = load i8, ptr %82, align 1
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %90, label %57
85:
  %86 = phi i64 [ %78, %77 ], [ %88, %85 ]
  %87 = getelementptr inbounds i8, ptr %45, i64 %86
  store i8 %56, ptr %87, align 1
  %88 = add nuw nsw i64 %86, 1
  %89 = icmp eq i64 %88, %80
  br i1 %89, label %81, label %85
90:
  %91 = phi ptr [ %51, %44 ], [ %59, %57 ], [ %82, %81 ]
  %92 = phi i64 [ 0, %44 ], [ 1, %57 ], [ 0, %81 ]
  %93 = getelementptr inbounds i8, ptr %91, i64 %92
  br label %100
94:
  %95 = getelementptr inbounds i8, ptr %1, i64 13
  %96 = tail call ptr @memset(ptr noundef nonnull %95, i32 noundef 1, i64 noundef 256)
  %97 = getelementptr inbounds i8, ptr %1, i64 22
  %98 = tail call ptr @memset(ptr noundef nonnull %97, i32 noundef 0, i64 noundef 5)
  %99 = getelementptr inbounds i8, ptr %1, i64 45
  store i8 0, ptr %99, align 1
  br label %100
100:
  %101 = phi ptr [ %93, %90 ], [ %43, %39 ], [ %43, %94 ]
  ret ptr %101
}
declare i32 @isdigit(i32 noundef) local_unnamed_addr
declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr

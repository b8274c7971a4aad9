target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@left = internal unnamed_addr global ptr null, align 8
define dso_local noundef ptr @strtok_r(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2) local_unnamed_addr {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %5, label %7
5:
  %6 = load ptr, ptr %2, align 8
  br label %7
7:
  %8 = phi ptr [ %6, %5 ], [ %0, %3 ]
  %9 = tail call i64 @strspn(ptr noundef %8, ptr noundef %1)
  %10 = getelementptr inbounds i8, ptr %8, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %20, label %13
13:
  %14 = tail call i64 @strcspn(ptr noundef nonnull %10, ptr noundef %1)
  %15 = getelementptr inbounds i8, ptr %10, i64 %14
  store ptr %15, ptr %2, align 8
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %23, label %18
18:
  store i8 0, ptr %15, align 1
  %19 = getelementptr inbounds i8, ptr %15, i64 1
  br label %20
20:
  %21 = phi ptr [ %19, %18 ], [ %10, %7 ]
  %22 = phi ptr [ %10, %18 ], [ null, %7 ]
  store ptr %21, ptr %2, align 8
  br label %23
23:
  %24 = phi ptr [ %10, %13 ], [ %22, %20 ]
  ret ptr %24
}
declare i64 @strspn(ptr noundef, ptr noundef) local_unnamed_addr
declare i64 @strcspn(ptr noundef, ptr noundef) local_unnamed_addr
define dso_local noundef ptr @strtok(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = icmp eq ptr %0, null
  %4 = load ptr, ptr @left, align 8
  %5 = select i1 %3, ptr %4, ptr %0
  %6 = tail call i64 @strspn(ptr noundef %5, ptr noundef %1)
  %7 = getelementptr inbounds i8, ptr %5, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %17, label %10
10:
  %11 = tail call i64 @strcspn(ptr noundef nonnull %7, ptr noundef %1)
  %12 = getelementptr inbounds i8, ptr %7, i64 %11
  store ptr %12, ptr @left, align 8
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %20, label %15
15:
  store i8 0, ptr %12, align 1
  %16 = getelementptr inbounds i8, ptr %12, i64 1
  br label %17
17:
  %18 = phi ptr [ %16, %15 ], [ %7, %2 ]
  %19 = phi ptr [ %7, %15 ], [ null, %2 ]
  store ptr %18, ptr @left, align 8
  br label %20
20:
  %21 = phi ptr [ %7, %10 ], [ %19, %17 ]
  ret ptr %21
}
define dso_local ptr @strsep(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %12, label %5
5:
  %6 = tail call i64 @strcspn(ptr noundef nonnull %3, ptr noundef %1)
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  %10 = getelementptr inbounds i8, ptr %7, i64 1
  %11 = select i1 %9, ptr null, ptr %10
  store ptr %11, ptr %0, align 8
  store i8 0, ptr %7, align 1
  br label %12
12:
  ret ptr %3
}

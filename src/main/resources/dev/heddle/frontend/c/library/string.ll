target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@left = internal thread_local global ptr null, align 8
define dso_local i64 @strlen(ptr nocapture noundef readonly %0) local_unnamed_addr {
  br label %2
2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2
8:
  ret i64 %3
}
define dso_local i64 @strnlen(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %12, label %4
4:
  %5 = phi i64 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9
9:
  %10 = add nuw i64 %5, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %4
12:
  %13 = phi i64 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  ret i64 %13
}
define dso_local noundef ptr @stpcpy(ptr noundef writeonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i8, ptr %1, align 1
  store i8 %3, ptr %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5
5:
  %6 = phi ptr [ %8, %5 ], [ %1, %2 ]
  %7 = phi ptr [ %9, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, ptr %6, i64 1
  %9 = getelementptr inbounds i8, ptr %7, i64 1
  %10 = load i8, ptr %8, align 1
  store i8 %10, ptr %9, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5
12:
  %13 = phi ptr [ %0, %2 ], [ %9, %5 ]
  ret ptr %13
}
define dso_local noundef ptr @strcpy(ptr noundef returned writeonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i8, ptr %1, align 1
  store i8 %3, ptr %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5
5:
  %6 = phi ptr [ %8, %5 ], [ %1, %2 ]
  %7 = phi ptr [ %9, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, ptr %6, i64 1
  %9 = getelementptr inbounds i8, ptr %7, i64 1
  %10 = load i8, ptr %8, align 1
  store i8 %10, ptr %9, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5
12:
  ret ptr %0
}
define dso_local ptr @stpncpy(ptr noundef writeonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5
5:
  %6 = phi i64 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %1, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %14, label %10
10:
  %11 = add nuw i64 %6, 1
  %12 = getelementptr inbounds i8, ptr %0, i64 %6
  store i8 %8, ptr %12, align 1
  %13 = icmp eq i64 %11, %2
  br i1 %13, label %14, label %5
14:
  %15 = phi i64 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %16 = icmp ult i64 %15, %2
  br i1 %16, label %17, label %22
17:
  %18 = phi i64 [ %19, %17 ], [ %15, %14 ]
  %19 = add nuw i64 %18, 1
  %20 = getelementptr inbounds i8, ptr %0, i64 %18
  store i8 0, ptr %20, align 1
  %21 = icmp eq i64 %19, %2
  br i1 %21, label %22, label %17
22:
  %23 = getelementptr inbounds i8, ptr %0, i64 %15
  ret ptr %23
}
define dso_local noundef ptr @strncpy(ptr noundef returned writeonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5
5:
  %6 = phi i64 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %1, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %14, label %10
10:
  %11 = add nuw i64 %6, 1
  %12 = getelementptr inbounds i8, ptr %0, i64 %6
  store i8 %8, ptr %12, align 1
  %13 = icmp eq i64 %11, %2
  br i1 %13, label %14, label %5
14:
  %15 = phi i64 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %16 = icmp ult i64 %15, %2
  br i1 %16, label %17, label %22
17:
  %18 = phi i64 [ %19, %17 ], [ %15, %14 ]
  %19 = add nuw i64 %18, 1
  %20 = getelementptr inbounds i8, ptr %0, i64 %18
  store i8 0, ptr %20, align 1
  %21 = icmp eq i64 %19, %2
  br i1 %21, label %22, label %17
22:
  ret ptr %0
}
define dso_local noundef ptr @strcat(ptr noundef returned %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %3
3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3
9:
  %10 = getelementptr inbounds i8, ptr %0, i64 %4
  %11 = load i8, ptr %1, align 1
  store i8 %11, ptr %10, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %20, label %13
13:
  %14 = phi ptr [ %16, %13 ], [ %1, %9 ]
  %15 = phi ptr [ %17, %13 ], [ %10, %9 ]
  %16 = getelementptr inbounds i8, ptr %14, i64 1
  %17 = getelementptr inbounds i8, ptr %15, i64 1
  %18 = load i8, ptr %16, align 1
  store i8 %18, ptr %17, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %20, label %13
20:
  ret ptr %0
}
define dso_local noundef ptr @strncat(ptr noundef returned %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  br label %4
4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4
10:
  %11 = getelementptr inbounds i8, ptr %0, i64 %5
  %12 = icmp eq i64 %2, 0
  br i1 %12, label %24, label %13
13:
  %14 = phi i64 [ %20, %19 ], [ %2, %10 ]
  %15 = phi ptr [ %21, %19 ], [ %1, %10 ]
  %16 = phi ptr [ %22, %19 ], [ %11, %10 ]
  %17 = load i8, ptr %15, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %24, label %19
19:
  %20 = add i64 %14, -1
  %21 = getelementptr inbounds i8, ptr %15, i64 1
  %22 = getelementptr inbounds i8, ptr %16, i64 1
  store i8 %17, ptr %16, align 1
  %23 = icmp eq i64 %20, 0
  br i1 %23, label %24, label %13
24:
  %25 = phi ptr [ %11, %10 ], [ %16, %13 ], [ %22, %19 ]
  store i8 0, ptr %25, align 1
  ret ptr %0
}
define dso_local i32 @strncmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %25, label %5
5:
  %6 = phi i32 [ %17, %19 ], [ undef, %3 ]
  %7 = phi ptr [ %20, %19 ], [ %0, %3 ]
  %8 = phi i64 [ %22, %19 ], [ %2, %3 ]
  %9 = phi ptr [ %21, %19 ], [ %1, %3 ]
  %10 = load i8, ptr %7, align 1
  %11 = load i8, ptr %9, align 1
  %12 = icmp eq i8 %10, %11
  %13 = icmp ult i8 %10, %11
  %14 = select i1 %13, i32 -1, i32 1
  %15 = icmp eq i8 %10, 0
  %16 = select i1 %15, i32 2, i32 0
  %17 = select i1 %12, i32 %6, i32 %14
  %18 = select i1 %12, i32 %16, i32 1
  switch i32 %18, label %27 [
    i32 0, label %19
    i32 1, label %25
    i32 2, label %24
  ]
19:
  %20 = getelementptr inbounds i8, ptr %7, i64 1
  %21 = getelementptr inbounds i8, ptr %9, i64 1
  %22 = add i64 %8, -1
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %5
24:
  br label %25
25:
  %26 = phi i32 [ 0, %3 ], [ 0, %24 ], [ %17, %5 ]
  ret i32 %26
27:
  unreachable
}
define dso_local i32 @strcmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %3
3:
  %4 = phi i32 [ %15, %17 ], [ undef, %2 ]
  %5 = phi ptr [ %18, %17 ], [ %0, %2 ]
  %6 = phi i64 [ %20, %17 ], [ -1, %2 ]
  %7 = phi ptr [ %19, %17 ], [ %1, %2 ]
  %8 = load i8, ptr %5, align 1
  %9 = load i8, ptr %7, align 1
  %10 = icmp eq i8 %8, %9
  %11 = icmp ult i8 %8, %9
  %12 = select i1 %11, i32 -1, i32 1
  %13 = icmp eq i8 %8, 0
  %14 = select i1 %13, i32 2, i32 0
  %15 = select i1 %10, i32 %4, i32 %12
  %16 = select i1 %10, i32 %14, i32 1
  switch i32 %16, label %22 [
    i32 0, label %17
    i32 1, label %24
    i32 2, label %23
  ]
17:
  %18 = getelementptr inbounds i8, ptr %5, i64 1
  %19 = getelementptr inbounds i8, ptr %7, i64 1
  %20 = add i64 %6, -1
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %23, label %3
22:
  unreachable
23:
  br label %24
24:
  %25 = phi i32 [ 0, %23 ], [ %15, %3 ]
  ret i32 %25
}
define dso_local i32 @strcoll(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %3
3:
  %4 = phi i32 [ %15, %17 ], [ undef, %2 ]
  %5 = phi ptr [ %18, %17 ], [ %0, %2 ]
  %6 = phi i64 [ %20, %17 ], [ -1, %2 ]
  %7 = phi ptr [ %19, %17 ], [ %1, %2 ]
  %8 = load i8, ptr %5, align 1
  %9 = load i8, ptr %7, align 1
  %10 = icmp eq i8 %8, %9
  %11 = icmp ult i8 %8, %9
  %12 = select i1 %11, i32 -1, i32 1
  %13 = icmp eq i8 %8, 0
  %14 = select i1 %13, i32 2, i32 0
  %15 = select i1 %10, i32 %4, i32 %12
  %16 = select i1 %10, i32 %14, i32 1
  switch i32 %16, label %22 [
    i32 0, label %17
    i32 1, label %24
    i32 2, label %23
  ]
17:
  %18 = getelementptr inbounds i8, ptr %5, i64 1
  %19 = getelementptr inbounds i8, ptr %7, i64 1
  %20 = add i64 %6, -1
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %23, label %3
22:
  unreachable
23:
  br label %24
24:
  %25 = phi i32 [ 0, %23 ], [ %15, %3 ]
  ret i32 %25
}
define dso_local i32 @strncasecmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %28, label %5
5:
  %6 = phi i32 [ %20, %22 ], [ undef, %3 ]
  %7 = phi ptr [ %23, %22 ], [ %0, %3 ]
  %8 = phi i64 [ %25, %22 ], [ %2, %3 ]
  %9 = phi ptr [ %24, %22 ], [ %1, %3 ]
  %10 = load i8, ptr %7, align 1
  %11 = zext i8 %10 to i32
  %12 = tail call i32 @tolower(i32 noundef %11)
  %13 = load i8, ptr %9, align 1
  %14 = zext i8 %13 to i32
  %15 = tail call i32 @tolower(i32 noundef %14)
  %16 = icmp eq i32 %12, %15
  %17 = sub nsw i32 %12, %15
  %18 = icmp eq i32 %12, 0
  %19 = select i1 %18, i32 2, i32 0
  %20 = select i1 %16, i32 %6, i32 %17
  %21 = select i1 %16, i32 %19, i32 1
  switch i32 %21, label %30 [
    i32 0, label %22
    i32 1, label %28
    i32 2, label %27
  ]
22:
  %23 = getelementptr inbounds i8, ptr %7, i64 1
  %24 = getelementptr inbounds i8, ptr %9, i64 1
  %25 = add i64 %8, -1
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %5
27:
  br label %28
28:
  %29 = phi i32 [ 0, %3 ], [ 0, %27 ], [ %20, %5 ]
  ret i32 %29
30:
  unreachable
}
declare i32 @tolower(i32 noundef) local_unnamed_addr
define dso_local i32 @strcasecmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %3
3:
  %4 = phi i32 [ %18, %20 ], [ undef, %2 ]
  %5 = phi ptr [ %21, %20 ], [ %0, %2 ]
  %6 = phi i64 [ %23, %20 ], [ -1, %2 ]
  %7 = phi ptr [ %22, %20 ], [ %1, %2 ]
  %8 = load i8, ptr %5, align 1
  %9 = zext i8 %8 to i32
  %10 = tail call i32 @tolower(i32 noundef %9)
  %11 = load i8, ptr %7, align 1
  %12 = zext i8 %11 to i32
  %13 = tail call i32 @tolower(i32 noundef %12)
  %14 = icmp eq i32 %10, %13
  %15 = sub nsw i32 %10, %13
  %16 = icmp eq i32 %10, 0
  %17 = select i1 %16, i32 2, i32 0
  %18 = select i1 %14, i32 %4, i32 %15
  %19 = select i1 %14, i32 %17, i32 1
  switch i32 %19, label %25 [
    i32 0, label %20
    i32 1, label %27
    i32 2, label %26
  ]
20:
  %21 = getelementptr inbounds i8, ptr %5, i64 1
  %22 = getelementptr inbounds i8, ptr %7, i64 1
  %23 = add i64 %6, -1
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %26, label %3
25:
  unreachable
26:
  br label %27
27:
  %28 = phi i32 [ 0, %26 ], [ %18, %3 ]
  ret i32 %28
}
define dso_local noundef ptr @strchrnul(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5
5:
  %6 = phi ptr [ %0, %2 ], [ %12, %5 ]
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp ne i8 %7, 0
  %10 = icmp ne i32 %4, %8
  %11 = select i1 %9, i1 %10, i1 false
  %12 = getelementptr inbounds i8, ptr %6, i64 1
  br i1 %11, label %5, label %13
13:
  ret ptr %6
}
define dso_local ptr @strchr(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5
5:
  %6 = phi ptr [ %0, %2 ], [ %15, %5 ]
  %7 = phi ptr [ undef, %2 ], [ %13, %5 ]
  %8 = load i8, ptr %6, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %4, %9
  %11 = icmp ne i8 %8, 0
  %12 = select i1 %11, ptr %7, ptr null
  %13 = select i1 %10, ptr %12, ptr %6
  %14 = and i1 %11, %10
  %15 = getelementptr inbounds i8, ptr %6, i64 1
  br i1 %14, label %5, label %16
16:
  ret ptr %13
}
define dso_local ptr @strrchr(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5
5:
  %6 = phi ptr [ %0, %2 ], [ %15, %5 ]
  %7 = phi ptr [ null, %2 ], [ %12, %5 ]
  %8 = phi ptr [ undef, %2 ], [ %14, %5 ]
  %9 = load i8, ptr %6, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %4, %10
  %12 = select i1 %11, ptr %6, ptr %7
  %13 = icmp eq i8 %9, 0
  %14 = select i1 %13, ptr %12, ptr %8
  %15 = getelementptr inbounds i8, ptr %6, i64 1
  br i1 %13, label %16, label %5
16:
  ret ptr %14
}
define dso_local ptr @index(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5
5:
  %6 = phi ptr [ %0, %2 ], [ %15, %5 ]
  %7 = phi ptr [ undef, %2 ], [ %13, %5 ]
  %8 = load i8, ptr %6, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %4, %9
  %11 = icmp ne i8 %8, 0
  %12 = select i1 %11, ptr %7, ptr null
  %13 = select i1 %10, ptr %12, ptr %6
  %14 = and i1 %11, %10
  %15 = getelementptr inbounds i8, ptr %6, i64 1
  br i1 %14, label %5, label %16
16:
  ret ptr %13
}
define dso_local ptr @rindex(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5
5:
  %6 = phi ptr [ %0, %2 ], [ %15, %5 ]
  %7 = phi ptr [ null, %2 ], [ %12, %5 ]
  %8 = phi ptr [ undef, %2 ], [ %14, %5 ]
  %9 = load i8, ptr %6, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %4, %10
  %12 = select i1 %11, ptr %6, ptr %7
  %13 = icmp eq i8 %9, 0
  %14 = select i1 %13, ptr %12, ptr %8
  %15 = getelementptr inbounds i8, ptr %6, i64 1
  br i1 %13, label %16, label %5
16:
  ret ptr %14
}
define dso_local i64 @strspn(ptr nocapture noundef readonly %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = load i8, ptr %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %25, label %5
5:
  %6 = phi i8 [ %23, %20 ], [ %3, %2 ]
  %7 = phi i64 [ %21, %20 ], [ 0, %2 ]
  br label %8
8:
  %9 = phi ptr [ %17, %8 ], [ %1, %5 ]
  %10 = phi ptr [ %15, %8 ], [ undef, %5 ]
  %11 = load i8, ptr %9, align 1
  %12 = icmp ne i8 %6, %11
  %13 = icmp ne i8 %11, 0
  %14 = select i1 %13, ptr %10, ptr null
  %15 = select i1 %12, ptr %14, ptr %9
  %16 = and i1 %13, %12
  %17 = getelementptr inbounds i8, ptr %9, i64 1
  br i1 %16, label %8, label %18
18:
  %19 = icmp eq ptr %15, null
  br i1 %19, label %25, label %20
20:
  %21 = add i64 %7, 1
  %22 = getelementptr inbounds i8, ptr %0, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %5
25:
  %26 = phi i64 [ 0, %2 ], [ %7, %18 ], [ %21, %20 ]
  ret i64 %26
}
define dso_local i64 @strcspn(ptr nocapture noundef readonly %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = load i8, ptr %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %25, label %5
5:
  %6 = phi i8 [ %23, %20 ], [ %3, %2 ]
  %7 = phi i64 [ %21, %20 ], [ 0, %2 ]
  br label %8
8:
  %9 = phi ptr [ %17, %8 ], [ %1, %5 ]
  %10 = phi ptr [ %15, %8 ], [ undef, %5 ]
  %11 = load i8, ptr %9, align 1
  %12 = icmp ne i8 %6, %11
  %13 = icmp ne i8 %11, 0
  %14 = select i1 %13, ptr %10, ptr null
  %15 = select i1 %12, ptr %14, ptr %9
  %16 = and i1 %13, %12
  %17 = getelementptr inbounds i8, ptr %9, i64 1
  br i1 %16, label %8, label %18
18:
  %19 = icmp eq ptr %15, null
  br i1 %19, label %20, label %25
20:
  %21 = add i64 %7, 1
  %22 = getelementptr inbounds i8, ptr %0, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %5
25:
  %26 = phi i64 [ 0, %2 ], [ %7, %18 ], [ %21, %20 ]
  ret i64 %26
}
define dso_local ptr @strpbrk(ptr noundef readonly %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = load i8, ptr %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %25, label %5
5:
  %6 = phi i8 [ %23, %20 ], [ %3, %2 ]
  %7 = phi i64 [ %21, %20 ], [ 0, %2 ]
  br label %8
8:
  %9 = phi ptr [ %17, %8 ], [ %1, %5 ]
  %10 = phi ptr [ %15, %8 ], [ undef, %5 ]
  %11 = load i8, ptr %9, align 1
  %12 = icmp ne i8 %6, %11
  %13 = icmp ne i8 %11, 0
  %14 = select i1 %13, ptr %10, ptr null
  %15 = select i1 %12, ptr %14, ptr %9
  %16 = and i1 %13, %12
  %17 = getelementptr inbounds i8, ptr %9, i64 1
  br i1 %16, label %8, label %18
18:
  %19 = icmp eq ptr %15, null
  br i1 %19, label %20, label %25
20:
  %21 = add i64 %7, 1
  %22 = getelementptr inbounds i8, ptr %0, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %5
25:
  %26 = phi i64 [ 0, %2 ], [ %7, %18 ], [ %21, %20 ]
  %27 = getelementptr inbounds i8, ptr %0, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 0
  %30 = select i1 %29, ptr null, ptr %27
  ret ptr %30
}
define dso_local ptr @strstr(ptr noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %3
3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, ptr %1, i64 %4
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3
9:
  %10 = icmp eq i64 %4, 0
  br label %11
11:
  %12 = phi ptr [ %41, %40 ], [ %0, %9 ]
  br i1 %10, label %34, label %13
13:
  %14 = phi i32 [ %25, %27 ], [ undef, %11 ]
  %15 = phi ptr [ %28, %27 ], [ %12, %11 ]
  %16 = phi i64 [ %30, %27 ], [ %4, %11 ]
  %17 = phi ptr [ %29, %27 ], [ %1, %11 ]
  %18 = load i8, ptr %15, align 1
  %19 = load i8, ptr %17, align 1
  %20 = icmp eq i8 %18, %19
  %21 = icmp ult i8 %18, %19
  %22 = select i1 %21, i32 -1, i32 1
  %23 = icmp eq i8 %18, 0
  %24 = select i1 %23, i32 2, i32 0
  %25 = select i1 %20, i32 %14, i32 %22
  %26 = select i1 %20, i32 %24, i32 1
  switch i32 %26, label %32 [
    i32 0, label %27
    i32 1, label %34
    i32 2, label %33
  ]
27:
  %28 = getelementptr inbounds i8, ptr %15, i64 1
  %29 = getelementptr inbounds i8, ptr %17, i64 1
  %30 = add i64 %16, -1
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %33, label %13
32:
  unreachable
33:
  br label %34
34:
  %35 = phi i32 [ 0, %11 ], [ 0, %33 ], [ %25, %13 ]
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %42, label %37
37:
  %38 = load i8, ptr %12, align 1
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %42, label %40
40:
  %41 = getelementptr inbounds i8, ptr %12, i64 1
  br label %11
42:
  %43 = phi ptr [ %12, %34 ], [ null, %37 ]
  ret ptr %43
}
define dso_local ptr @strcasestr(ptr noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %3
3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, ptr %1, i64 %4
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3
9:
  %10 = icmp eq i64 %4, 0
  br label %11
11:
  %12 = phi ptr [ %44, %43 ], [ %0, %9 ]
  br i1 %10, label %37, label %13
13:
  %14 = phi i32 [ %28, %30 ], [ undef, %11 ]
  %15 = phi ptr [ %31, %30 ], [ %12, %11 ]
  %16 = phi i64 [ %33, %30 ], [ %4, %11 ]
  %17 = phi ptr [ %32, %30 ], [ %1, %11 ]
  %18 = load i8, ptr %15, align 1
  %19 = zext i8 %18 to i32
  %20 = tail call i32 @tolower(i32 noundef %19)
  %21 = load i8, ptr %17, align 1
  %22 = zext i8 %21 to i32
  %23 = tail call i32 @tolower(i32 noundef %22)
  %24 = icmp eq i32 %20, %23
  %25 = sub nsw i32 %20, %23
  %26 = icmp eq i32 %20, 0
  %27 = select i1 %26, i32 2, i32 0
  %28 = select i1 %24, i32 %14, i32 %25
  %29 = select i1 %24, i32 %27, i32 1
  switch i32 %29, label %35 [
    i32 0, label %30
    i32 1, label %37
    i32 2, label %36
  ]
30:
  %31 = getelementptr inbounds i8, ptr %15, i64 1
  %32 = getelementptr inbounds i8, ptr %17, i64 1
  %33 = add i64 %16, -1
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %36, label %13
35:
  unreachable
36:
  br label %37
37:
  %38 = phi i32 [ 0, %11 ], [ 0, %36 ], [ %28, %13 ]
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %45, label %40
40:
  %41 = load i8, ptr %12, align 1
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %45, label %43
43:
  %44 = getelementptr inbounds i8, ptr %12, i64 1
  br label %11
45:
  %46 = phi ptr [ %12, %37 ], [ null, %40 ]
  ret ptr %46
}
define dso_local noundef ptr @strtok_r(ptr noundef %0, ptr noundef readonly %1, ptr nocapture noundef %2) local_unnamed_addr {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %5, label %7
5:
  %6 = load ptr, ptr %2, align 8
  br label %7
7:
  %8 = phi ptr [ %6, %5 ], [ %0, %3 ]
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %31, label %11
11:
  %12 = phi i8 [ %29, %26 ], [ %9, %7 ]
  %13 = phi i64 [ %27, %26 ], [ 0, %7 ]
  br label %14
14:
  %15 = phi ptr [ %23, %14 ], [ %1, %11 ]
  %16 = phi ptr [ %21, %14 ], [ undef, %11 ]
  %17 = load i8, ptr %15, align 1
  %18 = icmp ne i8 %12, %17
  %19 = icmp ne i8 %17, 0
  %20 = select i1 %19, ptr %16, ptr null
  %21 = select i1 %18, ptr %20, ptr %15
  %22 = and i1 %19, %18
  %23 = getelementptr inbounds i8, ptr %15, i64 1
  br i1 %22, label %14, label %24
24:
  %25 = icmp eq ptr %21, null
  br i1 %25, label %31, label %26
26:
  %27 = add i64 %13, 1
  %28 = getelementptr inbounds i8, ptr %8, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %31, label %11
31:
  %32 = phi i64 [ 0, %7 ], [ %13, %24 ], [ %27, %26 ]
  %33 = getelementptr inbounds i8, ptr %8, i64 %32
  %34 = load i8, ptr %33, align 1
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %63, label %36
36:
  %37 = phi i8 [ %54, %51 ], [ %34, %31 ]
  %38 = phi i64 [ %52, %51 ], [ 0, %31 ]
  br label %39
39:
  %40 = phi ptr [ %48, %39 ], [ %1, %36 ]
  %41 = phi ptr [ %46, %39 ], [ undef, %36 ]
  %42 = load i8, ptr %40, align 1
  %43 = icmp ne i8 %37, %42
  %44 = icmp ne i8 %42, 0
  %45 = select i1 %44, ptr %41, ptr null
  %46 = select i1 %43, ptr %45, ptr %40
  %47 = and i1 %44, %43
  %48 = getelementptr inbounds i8, ptr %40, i64 1
  br i1 %47, label %39, label %49
49:
  %50 = icmp eq ptr %46, null
  br i1 %50, label %51, label %56
51:
  %52 = add i64 %38, 1
  %53 = getelementptr inbounds i8, ptr %33, i64 %52
  %54 = load i8, ptr %53, align 1
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %56, label %36
56:
  %57 = phi i64 [ %38, %49 ], [ %52, %51 ]
  %58 = getelementptr inbounds i8, ptr %33, i64 %57
  store ptr %58, ptr %2, align 8
  %59 = load i8, ptr %58, align 1
  %60 = icmp eq i8 %59, 0
  br i1 %60, label %66, label %61
61:
  store i8 0, ptr %58, align 1
  %62 = getelementptr inbounds i8, ptr %58, i64 1
  br label %63
63:
  %64 = phi ptr [ %62, %61 ], [ %33, %31 ]
  %65 = phi ptr [ %33, %61 ], [ null, %31 ]
  store ptr %64, ptr %2, align 8
  br label %66
66:
  %67 = phi ptr [ %33, %56 ], [ %65, %63 ]
  ret ptr %67
}
define dso_local noundef ptr @strtok(ptr noundef %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @left)
  %4 = tail call i64 @__heddle_peek8(ptr noundef nonnull %3)
  %5 = inttoptr i64 %4 to ptr
  %6 = icmp eq ptr %0, null
  %7 = select i1 %6, ptr %5, ptr %0
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %30, label %10
10:
  %11 = phi i8 [ %28, %25 ], [ %8, %2 ]
  %12 = phi i64 [ %26, %25 ], [ 0, %2 ]
  br label %13
13:
  %14 = phi ptr [ %22, %13 ], [ %1, %10 ]
  %15 = phi ptr [ %20, %13 ], [ undef, %10 ]
  %16 = load i8, ptr %14, align 1
  %17 = icmp ne i8 %11, %16
  %18 = icmp ne i8 %16, 0
  %19 = select i1 %18, ptr %15, ptr null
  %20 = select i1 %17, ptr %19, ptr %14
  %21 = and i1 %18, %17
  %22 = getelementptr inbounds i8, ptr %14, i64 1
  br i1 %21, label %13, label %23
23:
  %24 = icmp eq ptr %20, null
  br i1 %24, label %30, label %25
25:
  %26 = add i64 %12, 1
  %27 = getelementptr inbounds i8, ptr %7, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %10
30:
  %31 = phi i64 [ 0, %2 ], [ %12, %23 ], [ %26, %25 ]
  %32 = getelementptr inbounds i8, ptr %7, i64 %31
  %33 = load i8, ptr %32, align 1
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %62, label %35
35:
  %36 = phi i8 [ %53, %50 ], [ %33, %30 ]
  %37 = phi i64 [ %51, %50 ], [ 0, %30 ]
  br label %38
38:
  %39 = phi ptr [ %47, %38 ], [ %1, %35 ]
  %40 = phi ptr [ %45, %38 ], [ undef, %35 ]
  %41 = load i8, ptr %39, align 1
  %42 = icmp ne i8 %36, %41
  %43 = icmp ne i8 %41, 0
  %44 = select i1 %43, ptr %40, ptr null
  %45 = select i1 %42, ptr %44, ptr %39
  %46 = and i1 %43, %42
  %47 = getelementptr inbounds i8, ptr %39, i64 1
  br i1 %46, label %38, label %48
48:
  %49 = icmp eq ptr %45, null
  br i1 %49, label %50, label %55
50:
  %51 = add i64 %37, 1
  %52 = getelementptr inbounds i8, ptr %32, i64 %51
  %53 = load i8, ptr %52, align 1
  %54 = icmp eq i8 %53, 0
  br i1 %54, label %55, label %35
55:
  %56 = phi i64 [ %37, %48 ], [ %51, %50 ]
  %57 = getelementptr inbounds i8, ptr %32, i64 %56
  %58 = load i8, ptr %57, align 1
  %59 = icmp eq i8 %58, 0
  br i1 %59, label %62, label %60
60:
  store i8 0, ptr %57, align 1
  %61 = getelementptr inbounds i8, ptr %57, i64 1
  br label %62
62:
  %63 = phi ptr [ %57, %55 ], [ %61, %60 ], [ %32, %30 ]
  %64 = phi ptr [ %32, %55 ], [ %32, %60 ], [ null, %30 ]
  %65 = ptrtoint ptr %63 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %3, i64 noundef %65)
  ret ptr %64
}
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
define dso_local ptr @strsep(ptr nocapture noundef %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %35, label %5
5:
  %6 = load i8, ptr %3, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %28, label %8
8:
  %9 = phi i8 [ %26, %23 ], [ %6, %5 ]
  %10 = phi i64 [ %24, %23 ], [ 0, %5 ]
  br label %11
11:
  %12 = phi ptr [ %20, %11 ], [ %1, %8 ]
  %13 = phi ptr [ %18, %11 ], [ undef, %8 ]
  %14 = load i8, ptr %12, align 1
  %15 = icmp ne i8 %9, %14
  %16 = icmp ne i8 %14, 0
  %17 = select i1 %16, ptr %13, ptr null
  %18 = select i1 %15, ptr %17, ptr %12
  %19 = and i1 %16, %15
  %20 = getelementptr inbounds i8, ptr %12, i64 1
  br i1 %19, label %11, label %21
21:
  %22 = icmp eq ptr %18, null
  br i1 %22, label %23, label %28
23:
  %24 = add i64 %10, 1
  %25 = getelementptr inbounds i8, ptr %3, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %8
28:
  %29 = phi i64 [ 0, %5 ], [ %10, %21 ], [ %24, %23 ]
  %30 = getelementptr inbounds i8, ptr %3, i64 %29
  %31 = load i8, ptr %30, align 1
  %32 = icmp eq i8 %31, 0
  %33 = getelementptr inbounds i8, ptr %30, i64 1
  %34 = select i1 %32, ptr null, ptr %33
  store ptr %34, ptr %0, align 8
  store i8 0, ptr %30, align 1
  br label %35
35:
  ret ptr %3
}
define dso_local i64 @strxfrm(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  br label %4
4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, ptr %1, i64 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4
10:
  %11 = icmp ult i64 %5, %2
  br i1 %11, label %12, label %22
12:
  %13 = load i8, ptr %1, align 1
  store i8 %13, ptr %0, align 1
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %22, label %15
15:
  %16 = phi ptr [ %18, %15 ], [ %1, %12 ]
  %17 = phi ptr [ %19, %15 ], [ %0, %12 ]
  %18 = getelementptr inbounds i8, ptr %16, i64 1
  %19 = getelementptr inbounds i8, ptr %17, i64 1
  %20 = load i8, ptr %18, align 1
  store i8 %20, ptr %19, align 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %22, label %15
22:
  ret i64 %5
}
define dso_local ptr @basename(ptr noundef readonly %0) local_unnamed_addr {
  br label %2
2:
  %3 = phi ptr [ %0, %1 ], [ %11, %2 ]
  %4 = phi ptr [ null, %1 ], [ %8, %2 ]
  %5 = phi ptr [ undef, %1 ], [ %10, %2 ]
  %6 = load i8, ptr %3, align 1
  %7 = icmp eq i8 %6, 47
  %8 = select i1 %7, ptr %3, ptr %4
  %9 = icmp eq i8 %6, 0
  %10 = select i1 %9, ptr %4, ptr %5
  %11 = getelementptr inbounds i8, ptr %3, i64 1
  br i1 %9, label %12, label %2
12:
  %13 = icmp eq ptr %10, null
  %14 = getelementptr inbounds i8, ptr %10, i64 1
  %15 = select i1 %13, ptr %0, ptr %14
  ret ptr %15
}

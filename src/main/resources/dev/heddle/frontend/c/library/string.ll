target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
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

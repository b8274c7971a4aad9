target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@others = internal global i32 0, align 4
@.str = private unnamed_addr constant [6 x i8] c"MUTEX\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"use of a mutex that was destroyed\00", align 1
@.str.2 = private unnamed_addr constant [50 x i8] c"initialisation of a mutex that a thread waits for\00", align 1
@.str.3 = private unnamed_addr constant [41 x i8] c"initialisation of a mutex that is locked\00", align 1
define dso_local void @__heddle_no_longer_alone() local_unnamed_addr {
  %1 = tail call i32 @__heddle_peek4(ptr noundef nonnull @others)
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %3, label %4
3:
  tail call void @__heddle_poke4(ptr noundef nonnull @others, i32 noundef 1)
  br label %4
4:
  ret void
}
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local i32 @__heddle_read_kind(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load i32, ptr %2, align 8
  %4 = and i32 %3, 512
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6
6:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1)
  unreachable
7:
  %8 = and i32 %3, 1024
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10
10:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2)
  unreachable
11:
  ret i32 %3
}
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_mutex_init(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %7, label %4
4:
  tail call void @__heddle_require(ptr noundef nonnull %1, i32 noundef 1)
  %5 = load i8, ptr %1, align 1
  %6 = zext i8 %5 to i32
  br label %7
7:
  %8 = phi i32 [ %6, %4 ], [ 0, %2 ]
  %9 = tail call i32 @__heddle_peek4(ptr noundef nonnull @others)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %25, label %11
11:
  %12 = tail call i32 @__heddle_renew(ptr noundef %0)
  %13 = icmp eq i32 %12, 1
  br i1 %13, label %14, label %15
14:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3)
  unreachable
15:
  %16 = getelementptr inbounds i8, ptr %0, i64 16
  %17 = tail call i32 @__heddle_peek4(ptr noundef nonnull %16)
  %18 = icmp eq i32 %12, 2
  br i1 %18, label %19, label %20
19:
  tail call void @__heddle_poke4(ptr noundef nonnull %16, i32 noundef 1024)
  br label %29
20:
  %21 = and i32 %17, 256
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %29, label %23
23:
  %24 = and i32 %17, -257
  tail call void @__heddle_poke4(ptr noundef nonnull %16, i32 noundef %24)
  br label %29
25:
  %26 = tail call i32 @__heddle_holds(ptr noundef %0)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %29, label %28
28:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3)
  unreachable
29:
  %30 = or disjoint i32 %8, 256
  %31 = select i1 %10, i32 %30, i32 %8
  %32 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %31, ptr %32, align 8
  ret i32 0
}
declare void @__heddle_require(ptr noundef, i32 noundef) local_unnamed_addr
declare i32 @__heddle_holds(ptr noundef) local_unnamed_addr
declare i32 @__heddle_renew(ptr noundef) local_unnamed_addr

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [5 x i8] c"JOIN\00", align 1
@.str.1 = private unnamed_addr constant [36 x i8] c"join of something that is no thread\00", align 1
@.str.2 = private unnamed_addr constant [22 x i8] c"a thread joins itself\00", align 1
@.str.3 = private unnamed_addr constant [26 x i8] c"join of a detached thread\00", align 1
@.str.4 = private unnamed_addr constant [41 x i8] c"join of a thread that was joined already\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"XCHG\00", align 1
@.str.7 = private unnamed_addr constant [55 x i8] c"detach of a thread that was detached or joined already\00", align 1
@fate = internal thread_local global i32 0, align 4
define dso_local noundef i32 @pthread_create(ptr nocapture noundef writeonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6
6:
  %7 = load i32, ptr %1, align 8
  %8 = icmp ne i32 %7, 0
  br label %9
9:
  %10 = phi i1 [ false, %4 ], [ %8, %6 ]
  %11 = icmp eq ptr @__heddle_run_destructors, null
  br i1 %11, label %14, label %12
12:
  %13 = tail call i64 (ptr, ...) @__heddle_spawn(ptr noundef nonnull @run, ptr noundef %3, ptr noundef %2)
  br label %16
14:
  %15 = tail call i64 (ptr, ...) @__heddle_spawn(ptr noundef %2, ptr noundef %3)
  br label %16
16:
  %17 = phi i64 [ %13, %12 ], [ %15, %14 ]
  br i1 %10, label %18, label %31
18:
  %19 = tail call ptr @__heddle_block(i64 noundef %17)
  %20 = icmp eq ptr %19, null
  br i1 %20, label %29, label %21
21:
  %22 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @fate)
  %23 = tail call i64 @__heddle_self()
  %24 = tail call ptr @__heddle_block(i64 noundef %23)
  %25 = ptrtoint ptr %22 to i64
  %26 = ptrtoint ptr %24 to i64
  %27 = sub i64 %25, %26
  %28 = getelementptr inbounds i8, ptr %19, i64 %27
  br label %29
29:
  %30 = phi ptr [ %28, %21 ], [ null, %18 ]
  tail call void @__heddle_poke4(ptr noundef %30, i32 noundef 3)
  br label %31
31:
  store i64 %17, ptr %0, align 8
  ret i32 0
}
declare extern_weak void @__heddle_run_destructors()
declare i64 @__heddle_spawn(ptr noundef, ...) local_unnamed_addr
define internal ptr @run(ptr noundef %0, ptr nocapture noundef readonly %1) {
  %3 = tail call ptr %1(ptr noundef %0)
  tail call void @__heddle_run_destructors()
  ret ptr %3
}
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_join(i64 noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  %3 = tail call ptr @__heddle_block(i64 noundef %0)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %13, label %5
5:
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @fate)
  %7 = tail call i64 @__heddle_self()
  %8 = tail call ptr @__heddle_block(i64 noundef %7)
  %9 = ptrtoint ptr %6 to i64
  %10 = ptrtoint ptr %8 to i64
  %11 = sub i64 %9, %10
  %12 = getelementptr inbounds i8, ptr %3, i64 %11
  br label %13
13:
  %14 = phi ptr [ %12, %5 ], [ null, %2 ]
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17
16:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1)
  unreachable
17:
  %18 = tail call i64 @__heddle_self()
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %20, label %21
20:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2)
  unreachable
21:
  %22 = tail call i32 @__heddle_peek4(ptr noundef nonnull %14)
  %23 = icmp eq i32 %22, 3
  br i1 %23, label %24, label %25
24:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3)
  unreachable
25:
  %26 = tail call ptr @__heddle_join(i64 noundef %0)
  %27 = tail call i32 @__heddle_peek4(ptr noundef nonnull %14)
  switch i32 %27, label %29 [
    i32 0, label %30
    i32 1, label %28
  ]
28:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.4)
  unreachable
29:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3)
  unreachable
30:
  tail call void @__heddle_poke4(ptr noundef nonnull %14, i32 noundef 1)
  %31 = icmp eq ptr %1, null
  br i1 %31, label %33, label %32
32:
  store ptr %26, ptr %1, align 8
  br label %33
33:
  ret i32 0
}
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
declare i64 @__heddle_self() local_unnamed_addr
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
declare ptr @__heddle_join(i64 noundef) local_unnamed_addr
define dso_local range(i32 0, 4) i32 @pthread_detach(i64 noundef %0) local_unnamed_addr {
  %2 = tail call ptr @__heddle_block(i64 noundef %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %12, label %4
4:
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @fate)
  %6 = tail call i64 @__heddle_self()
  %7 = tail call ptr @__heddle_block(i64 noundef %6)
  %8 = ptrtoint ptr %5 to i64
  %9 = ptrtoint ptr %7 to i64
  %10 = sub i64 %8, %9
  %11 = getelementptr inbounds i8, ptr %2, i64 %10
  br label %12
12:
  %13 = phi ptr [ %11, %4 ], [ null, %1 ]
  %14 = icmp eq ptr %13, null
  br i1 %14, label %23, label %15
15:
  %16 = tail call i64 @__heddle_try(ptr noundef nonnull %13, ptr noundef nonnull @.str.5, i64 noundef 0, ptr noundef nonnull @.str.6, i64 noundef 1)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %21
18:
  %19 = tail call i32 @__heddle_peek4(ptr noundef nonnull %13)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21
21:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.7)
  unreachable
22:
  tail call void @__heddle_poke4(ptr noundef nonnull %13, i32 noundef 2)
  br label %23
23:
  %24 = phi i32 [ 0, %22 ], [ 3, %12 ]
  ret i32 %24
}
declare i64 @__heddle_try(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr
define dso_local void @pthread_exit(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr @__heddle_run_cleanups, null
  br i1 %2, label %4, label %3
3:
  tail call void @__heddle_run_cleanups()
  br label %4
4:
  %5 = icmp eq ptr @__heddle_run_destructors, null
  br i1 %5, label %7, label %6
6:
  tail call void @__heddle_run_destructors()
  br label %7
7:
  tail call void @__heddle_exit(ptr noundef %0)
  unreachable
}
declare extern_weak void @__heddle_run_cleanups()
declare void @__heddle_exit(ptr noundef) local_unnamed_addr
define dso_local i64 @pthread_self() local_unnamed_addr {
  %1 = tail call i64 @__heddle_self()
  ret i64 %1
}
define dso_local range(i32 0, 2) i32 @pthread_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}
declare ptr @__heddle_block(i64 noundef) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"XCHG\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"NE\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"SUB\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"semaphore\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"MISUSE\00", align 1
@.str.7 = private unnamed_addr constant [63 x i8] c"the memory of a semaphore was overwritten while a thread waits\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1
@.str.9 = private unnamed_addr constant [48 x i8] c"use of a semaphore that was destroyed or closed\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"SGT\00", align 1
define dso_local range(i32 -1, 1) i32 @sem_init(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp slt i32 %2, 0
  br i1 %4, label %5, label %7
5:
  %6 = tail call ptr @__errno_location()
  store i32 22, ptr %6, align 4
  br label %15
7:
  %8 = tail call i32 @__heddle_is_static(ptr noundef %0)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11
10:
  store volatile i64 0, ptr %0, align 8
  br label %11
11:
  %12 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef -4611686018427387904, ptr noundef nonnull @.str.2)
  %13 = zext nneg i32 %2 to i64
  %14 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef %13, ptr noundef nonnull @.str.2)
  br label %15
15:
  %16 = phi i32 [ -1, %5 ], [ 0, %11 ]
  ret i32 %16
}
declare ptr @__errno_location() local_unnamed_addr
declare i32 @__heddle_is_static(ptr noundef) local_unnamed_addr
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
define dso_local noundef i32 @sem_destroy(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %2 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef -4611686018427387904, ptr noundef nonnull @.str.2)
  %3 = icmp slt i64 %2, 0
  br i1 %3, label %4, label %5
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.9)
  unreachable
5:
  ret i32 0
}
declare void @__heddle_require(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local noundef i32 @sem_wait(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %2 = icmp eq ptr @__heddle_mark_use, null
  br i1 %2, label %5, label %3
3:
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @__heddle_mark_use(ptr noundef nonnull %4, i32 noundef 23)
  br label %5
5:
  %6 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str.3, i64 noundef 0, ptr noundef nonnull @.str.4, i64 noundef 1, ptr noundef nonnull @.str.5)
  %7 = icmp slt i64 %6, 0
  br i1 %7, label %8, label %9
8:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.9)
  unreachable
9:
  %10 = icmp eq ptr @__heddle_has_mark, null
  br i1 %10, label %17, label %11
11:
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = tail call i32 @__heddle_has_mark(ptr noundef nonnull %12, i32 noundef 23)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16
15:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.7)
  unreachable
16:
  tail call void @__heddle_unmark_use(ptr noundef nonnull %12, i32 noundef 23)
  br label %17
17:
  ret i32 0
}
declare extern_weak void @__heddle_mark_use(ptr noundef, i32 noundef)
declare extern_weak i32 @__heddle_has_mark(ptr noundef, i32 noundef)
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
declare extern_weak void @__heddle_unmark_use(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local range(i32 -1, 1) i32 @sem_trywait(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %2 = tail call i64 @__heddle_try(ptr noundef %0, ptr noundef nonnull @.str.10, i64 noundef 0, ptr noundef nonnull @.str.4, i64 noundef 1)
  %3 = icmp slt i64 %2, 0
  br i1 %3, label %4, label %5
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.9)
  unreachable
5:
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %7, label %9
7:
  %8 = tail call ptr @__errno_location()
  tail call void @__heddle_poke4(ptr noundef %8, i32 noundef 11)
  br label %9
9:
  %10 = phi i32 [ -1, %7 ], [ 0, %5 ]
  ret i32 %10
}
define dso_local range(i32 -1, 1) i32 @sem_timedwait(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %3 = tail call i64 @__heddle_try(ptr noundef %0, ptr noundef nonnull @.str.10, i64 noundef 0, ptr noundef nonnull @.str.4, i64 noundef 1)
  %4 = icmp slt i64 %3, 0
  br i1 %4, label %5, label %6
5:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.9)
  unreachable
6:
  %7 = icmp eq i64 %3, 0
  br i1 %7, label %8, label %14
8:
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp ult i64 %10, 1000000000
  %12 = select i1 %11, i32 110, i32 22
  %13 = tail call ptr @__errno_location()
  tail call void @__heddle_poke4(ptr noundef %13, i32 noundef %12)
  br label %14
14:
  %15 = phi i32 [ -1, %8 ], [ 0, %6 ]
  ret i32 %15
}
define dso_local range(i32 -1, 1) i32 @sem_clockwait(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = icmp ult i32 %1, 2
  br i1 %4, label %5, label %17
5:
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %6 = tail call i64 @__heddle_try(ptr noundef %0, ptr noundef nonnull @.str.10, i64 noundef 0, ptr noundef nonnull @.str.4, i64 noundef 1)
  %7 = icmp slt i64 %6, 0
  br i1 %7, label %8, label %9
8:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.9)
  unreachable
9:
  %10 = icmp eq i64 %6, 0
  br i1 %10, label %11, label %19
11:
  %12 = getelementptr inbounds i8, ptr %2, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp ult i64 %13, 1000000000
  %15 = select i1 %14, i32 110, i32 22
  %16 = tail call ptr @__errno_location()
  tail call void @__heddle_poke4(ptr noundef %16, i32 noundef %15)
  br label %19
17:
  %18 = tail call ptr @__errno_location()
  tail call void @__heddle_poke4(ptr noundef %18, i32 noundef 22)
  br label %19
19:
  %20 = phi i32 [ -1, %17 ], [ -1, %11 ], [ 0, %9 ]
  ret i32 %20
}
define dso_local range(i32 -1, 1) i32 @sem_post(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %2 = tail call i64 @__heddle_post(ptr noundef %0, i64 noundef 2147483647)
  %3 = icmp slt i64 %2, 0
  br i1 %3, label %4, label %5
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.9)
  unreachable
5:
  %6 = icmp slt i64 %2, 2147483647
  br i1 %6, label %9, label %7
7:
  %8 = tail call ptr @__errno_location()
  tail call void @__heddle_poke4(ptr noundef %8, i32 noundef 75)
  br label %9
9:
  %10 = phi i32 [ -1, %7 ], [ 0, %5 ]
  ret i32 %10
}
declare i64 @__heddle_post(ptr noundef, i64 noundef) local_unnamed_addr
define dso_local noundef i32 @sem_getvalue(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %3 = tail call i64 @__heddle_try(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.8, i64 noundef 0)
  %4 = icmp slt i64 %3, 0
  br i1 %4, label %5, label %6
5:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.9)
  unreachable
6:
  %7 = trunc i64 %3 to i32
  store i32 %7, ptr %1, align 4
  ret i32 0
}
declare i64 @__heddle_try(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr

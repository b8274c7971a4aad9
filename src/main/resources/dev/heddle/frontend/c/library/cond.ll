target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.waiter = type { i64, ptr }
@.str = private unnamed_addr constant [4 x i8] c"SLE\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"XCHG\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"condition variable\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"MISUSE\00", align 1
@.str.4 = private unnamed_addr constant [61 x i8] c"initialisation of a condition variable that threads wait for\00", align 1
@.str.5 = private unnamed_addr constant [59 x i8] c"destroy of a condition variable that was destroyed already\00", align 1
@.str.6 = private unnamed_addr constant [54 x i8] c"destroy of a condition variable that threads wait for\00", align 1
@me = internal thread_local global %struct.waiter zeroinitializer, align 8
@.str.7 = private unnamed_addr constant [3 x i8] c"EQ\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"AND\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"MUTEX\00", align 1
@.str.12 = private unnamed_addr constant [56 x i8] c"wait for a condition variable without holding the mutex\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"SUB\00", align 1
@.str.14 = private unnamed_addr constant [61 x i8] c"threads wait for a condition variable with different mutexes\00", align 1
@.str.15 = private unnamed_addr constant [47 x i8] c"use of a condition variable that was destroyed\00", align 1
@.str.16 = private unnamed_addr constant [70 x i8] c"the memory of a condition variable was overwritten while threads wait\00", align 1
define dso_local noundef i32 @pthread_cond_init(ptr noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  %3 = tail call i32 @__heddle_is_static(ptr noundef %0)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6
5:
  store volatile i64 0, ptr %0, align 8
  br label %6
6:
  %7 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2)
  %8 = and i64 %7, 9223372036854775807
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %11, label %10
10:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.4)
  unreachable
11:
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @__heddle_poke8(ptr noundef nonnull %12, i64 noundef 0)
  ret i32 0
}
declare i32 @__heddle_is_static(ptr noundef) local_unnamed_addr
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_cond_destroy(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %2 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef -9223372036854775808, ptr noundef nonnull @.str.2)
  switch i64 %2, label %4 [
    i64 -9223372036854775808, label %3
    i64 0, label %5
  ]
3:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.5)
  unreachable
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.6)
  unreachable
5:
  ret i32 0
}
declare void @__heddle_require(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %3 = tail call i32 @__heddle_holds(ptr noundef %1)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %12
5:
  %6 = getelementptr inbounds i8, ptr %1, i64 16
  %7 = load i32, ptr %6, align 8
  %8 = and i32 %7, -257
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11
10:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.11, ptr noundef nonnull @.str.12)
  unreachable
11:
  br i1 %4, label %17, label %12
12:
  tail call fastcc void @enqueue(ptr noundef %0, ptr noundef %1)
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef %1)
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @me)
  %15 = tail call i64 @__heddle_await(ptr noundef nonnull %14, ptr noundef nonnull @.str.7, i64 noundef 1, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2)
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef %1)
  br label %17
17:
  %18 = phi i32 [ %16, %12 ], [ 1, %11 ]
  ret i32 %18
}
define internal fastcc void @enqueue(ptr noundef %0, ptr noundef %1) unnamed_addr {
  %3 = icmp eq ptr @__heddle_touch, null
  br i1 %3, label %6, label %4
4:
  %5 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 1, ptr noundef nonnull @.str.2)
  br label %8
6:
  %7 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.13, i64 noundef 1, ptr noundef nonnull @.str.2)
  br label %8
8:
  %9 = phi i64 [ %5, %4 ], [ %7, %6 ]
  %10 = icmp eq i64 %9, -9223372036854775808
  br i1 %10, label %11, label %12
11:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.15)
  unreachable
12:
  %13 = icmp slt i64 %9, 0
  br i1 %13, label %14, label %20
14:
  br i1 %3, label %23, label %15
15:
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @__heddle_touch(ptr noundef nonnull %16)
  %17 = tail call i64 @__heddle_peek8(ptr noundef nonnull %16)
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %23
19:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.16)
  unreachable
20:
  br i1 %3, label %23, label %21
21:
  %22 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @__heddle_touch(ptr noundef nonnull %22)
  tail call void @__heddle_poke8(ptr noundef nonnull %22, i64 noundef 0)
  br label %23
23:
  br i1 %13, label %24, label %30
24:
  %25 = getelementptr inbounds i8, ptr %0, i64 16
  %26 = tail call i64 @__heddle_peek8(ptr noundef nonnull %25)
  %27 = ptrtoint ptr %1 to i64
  %28 = icmp eq i64 %26, %27
  br i1 %28, label %30, label %29
29:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.14)
  unreachable
30:
  %31 = getelementptr inbounds i8, ptr %0, i64 16
  %32 = ptrtoint ptr %1 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %31, i64 noundef %32)
  %33 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @me)
  %34 = getelementptr inbounds i8, ptr %33, i64 8
  %35 = getelementptr inbounds i8, ptr %0, i64 8
  %36 = tail call i64 @__heddle_peek8(ptr noundef nonnull %35)
  tail call void @__heddle_poke8(ptr noundef nonnull %34, i64 noundef %36)
  %37 = ptrtoint ptr %33 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %35, i64 noundef %37)
  br i1 %3, label %41, label %38
38:
  %39 = add i64 %9, -1
  %40 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str.9, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef %39, ptr noundef nonnull @.str.10)
  br label %41
41:
  ret void
}
declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 111) i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %4 = tail call i32 @__heddle_holds(ptr noundef %1)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %13
6:
  %7 = getelementptr inbounds i8, ptr %1, i64 16
  %8 = load i32, ptr %7, align 8
  %9 = and i32 %8, -257
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12
11:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.11, ptr noundef nonnull @.str.12)
  unreachable
12:
  br i1 %5, label %31, label %13
13:
  %14 = getelementptr inbounds i8, ptr %2, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = icmp ugt i64 %15, 999999999
  br i1 %16, label %31, label %17
17:
  %18 = tail call i32 @__heddle_choose(i32 noundef 2)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %26, label %20
20:
  tail call fastcc void @enqueue(ptr noundef %0, ptr noundef %1)
  %21 = tail call i32 @pthread_mutex_unlock(ptr noundef %1)
  %22 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @me)
  %23 = tail call i64 @__heddle_try(ptr noundef nonnull %22, ptr noundef nonnull @.str.7, i64 noundef 1, ptr noundef nonnull @.str.1, i64 noundef 0)
  %24 = icmp eq i64 %23, 1
  %25 = zext i1 %24 to i32
  tail call void @__heddle_assume(i32 noundef %25)
  br label %28
26:
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef %1)
  br label %28
28:
  %29 = phi i32 [ 0, %20 ], [ 110, %26 ]
  %30 = tail call i32 @pthread_mutex_lock(ptr noundef %1)
  br label %31
31:
  %32 = phi i32 [ %29, %28 ], [ 1, %12 ], [ 22, %13 ]
  ret i32 %32
}
declare i32 @__heddle_choose(i32 noundef) local_unnamed_addr
declare void @__heddle_assume(i32 noundef) local_unnamed_addr
declare i64 @__heddle_try(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr
define dso_local i32 @pthread_cond_clockwait(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3) local_unnamed_addr {
  %5 = icmp ult i32 %2, 2
  br i1 %5, label %6, label %8
6:
  %7 = tail call i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %3)
  br label %8
8:
  %9 = phi i32 [ %7, %6 ], [ 22, %4 ]
  ret i32 %9
}
define dso_local noundef i32 @pthread_cond_signal(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %2 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.8, i64 noundef 9223372036854775807, ptr noundef nonnull @.str.2)
  %3 = icmp eq i64 %2, -9223372036854775808
  br i1 %3, label %4, label %5
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.15)
  unreachable
5:
  %6 = icmp slt i64 %2, 0
  br i1 %6, label %7, label %42
7:
  %8 = icmp eq ptr @__heddle_touch, null
  br i1 %8, label %14, label %9
9:
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @__heddle_touch(ptr noundef nonnull %10)
  %11 = tail call i64 @__heddle_peek8(ptr noundef nonnull %10)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %14
13:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.16)
  unreachable
14:
  %15 = icmp eq i64 %2, -1
  br i1 %15, label %21, label %16
16:
  %17 = trunc i64 %2 to i32
  %18 = sub i32 0, %17
  %19 = tail call i32 @__heddle_choose(i32 noundef %18)
  %20 = sext i32 %19 to i64
  br label %21
21:
  %22 = phi i64 [ %20, %16 ], [ 0, %14 ]
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = icmp sgt i64 %22, 0
  br i1 %24, label %25, label %33
25:
  %26 = phi ptr [ %31, %25 ], [ %23, %21 ]
  %27 = phi i64 [ %30, %25 ], [ %22, %21 ]
  %28 = tail call i64 @__heddle_peek8(ptr noundef nonnull %26)
  %29 = inttoptr i64 %28 to ptr
  %30 = add nsw i64 %27, -1
  %31 = getelementptr inbounds i8, ptr %29, i64 8
  %32 = icmp sgt i64 %27, 1
  br i1 %32, label %25, label %33
33:
  %34 = phi ptr [ %23, %21 ], [ %31, %25 ]
  %35 = tail call i64 @__heddle_peek8(ptr noundef nonnull %34)
  %36 = inttoptr i64 %35 to ptr
  %37 = getelementptr inbounds i8, ptr %36, i64 8
  %38 = tail call i64 @__heddle_peek8(ptr noundef nonnull %37)
  tail call void @__heddle_poke8(ptr noundef nonnull %34, i64 noundef %38)
  %39 = add nsw i64 %2, 1
  %40 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str.9, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef %39, ptr noundef nonnull @.str.10)
  %41 = tail call i64 @__heddle_await(ptr noundef %36, ptr noundef nonnull @.str.9, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 1, ptr noundef nonnull @.str.10)
  br label %42
42:
  ret i32 0
}
define dso_local noundef i32 @pthread_cond_broadcast(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %2 = icmp eq ptr @__heddle_touch, null
  br i1 %2, label %5, label %3
3:
  %4 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.8, i64 noundef 9223372036854775807, ptr noundef nonnull @.str.2)
  br label %7
5:
  %6 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2)
  br label %7
7:
  %8 = phi i64 [ %4, %3 ], [ %6, %5 ]
  %9 = icmp eq i64 %8, -9223372036854775808
  br i1 %9, label %10, label %11
10:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.15)
  unreachable
11:
  %12 = icmp slt i64 %8, 0
  br i1 %12, label %13, label %33
13:
  br i1 %2, label %19, label %14
14:
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @__heddle_touch(ptr noundef nonnull %15)
  %16 = tail call i64 @__heddle_peek8(ptr noundef nonnull %15)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %19
18:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.16)
  unreachable
19:
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = tail call i64 @__heddle_peek8(ptr noundef nonnull %20)
  tail call void @__heddle_poke8(ptr noundef nonnull %20, i64 noundef 0)
  br i1 %2, label %24, label %22
22:
  %23 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str.9, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.10)
  br label %24
24:
  %25 = icmp eq i64 %21, 0
  br i1 %25, label %33, label %26
26:
  %27 = phi i64 [ %30, %26 ], [ %21, %24 ]
  %28 = inttoptr i64 %27 to ptr
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  %30 = tail call i64 @__heddle_peek8(ptr noundef nonnull %29)
  %31 = tail call i64 @__heddle_await(ptr noundef nonnull %28, ptr noundef nonnull @.str.9, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 1, ptr noundef nonnull @.str.10)
  %32 = icmp eq i64 %30, 0
  br i1 %32, label %33, label %26
33:
  ret i32 0
}
declare extern_weak void @__heddle_touch(ptr noundef)
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_condattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  store i32 0, ptr %0, align 4
  ret i32 0
}
define dso_local noundef i32 @pthread_condattr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @pthread_condattr_getclock(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  %4 = and i32 %3, 255
  store i32 %4, ptr %1, align 4
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_condattr_setclock(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %8
4:
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, -256
  %7 = or disjoint i32 %6, %1
  store i32 %7, ptr %0, align 4
  br label %8
8:
  %9 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %9
}
define dso_local noundef i32 @pthread_condattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  %4 = ashr i32 %3, 8
  store i32 %4, ptr %1, align 4
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_condattr_setpshared(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %9
4:
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, 255
  %7 = shl nuw nsw i32 %1, 8
  %8 = or disjoint i32 %6, %7
  store i32 %8, ptr %0, align 4
  br label %9
9:
  %10 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %10
}
declare i32 @__heddle_holds(ptr noundef) local_unnamed_addr

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"XCHG\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"MUTEX\00", align 1
@.str.4 = private unnamed_addr constant [51 x i8] c"initialisation of a read-write lock that is locked\00", align 1
@.str.5 = private unnamed_addr constant [56 x i8] c"destroy of a read-write lock that was destroyed already\00", align 1
@.str.6 = private unnamed_addr constant [44 x i8] c"destroy of a read-write lock that is locked\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"read lock\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"SLE\00", align 1
@.str.9 = private unnamed_addr constant [11 x i8] c"write lock\00", align 1
@.str.10 = private unnamed_addr constant [68 x i8] c"the memory of a read-write lock was overwritten while it was locked\00", align 1
@.str.11 = private unnamed_addr constant [58 x i8] c"unlock of a read-write lock that the thread does not hold\00", align 1
@.str.12 = private unnamed_addr constant [45 x i8] c"lock of a read-write lock that was destroyed\00", align 1
define dso_local noundef i32 @pthread_rwlock_init(ptr noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  %3 = tail call i32 @__heddle_is_static(ptr noundef %0)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6
5:
  store volatile i64 0, ptr %0, align 8
  br label %6
6:
  %7 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef -9223372036854775808, ptr noundef nonnull @.str.2)
  %8 = icmp ne i64 %7, 0
  %9 = icmp sgt i64 %7, -4611686018427387905
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %28
11:
  %12 = icmp sgt i64 %7, 4611686018427387903
  br i1 %12, label %13, label %16
13:
  %14 = and i64 %7, 4611686018427387903
  %15 = tail call i32 @__heddle_ended(i64 noundef %14)
  br label %24
16:
  %17 = icmp eq i64 %7, 1
  br i1 %17, label %18, label %24
18:
  %19 = getelementptr inbounds i8, ptr %0, i64 16
  %20 = tail call i64 @__heddle_peek8(ptr noundef nonnull %19)
  %21 = tail call i32 @__heddle_ended(i64 noundef %20)
  %22 = icmp ne i32 %21, 0
  %23 = zext i1 %22 to i32
  br label %24
24:
  %25 = phi i32 [ %15, %13 ], [ 0, %16 ], [ %23, %18 ]
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %28
27:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.4)
  unreachable
28:
  %29 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2)
  ret i32 0
}
declare i32 @__heddle_is_static(ptr noundef) local_unnamed_addr
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_rwlock_destroy(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %2 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef -9223372036854775808, ptr noundef nonnull @.str.2)
  %3 = icmp sgt i64 %2, -4611686018427387905
  br i1 %3, label %5, label %4
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.5)
  unreachable
5:
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %8, label %7
7:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.6)
  unreachable
8:
  ret i32 0
}
declare void @__heddle_require(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_rwlock_rdlock(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %2 = tail call i64 @__heddle_await_read(ptr noundef %0, i64 noundef 4611686018427387904, ptr noundef nonnull @.str.7)
  tail call fastcc void @reading(ptr noundef %0, i64 noundef %2)
  ret i32 0
}
define internal fastcc void @reading(ptr noundef %0, i64 noundef %1) unnamed_addr {
  %3 = icmp sgt i64 %1, -4611686018427387905
  br i1 %3, label %5, label %4
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.12)
  unreachable
5:
  %6 = icmp eq ptr @__heddle_touch, null
  br i1 %6, label %9, label %7
7:
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @__heddle_touch(ptr noundef nonnull %8)
  br label %9
9:
  %10 = getelementptr inbounds i8, ptr %0, i64 16
  %11 = tail call i64 @__heddle_self()
  tail call void @__heddle_poke8(ptr noundef nonnull %10, i64 noundef %11)
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = tail call i64 @__heddle_peek8(ptr noundef nonnull %12)
  %14 = tail call i64 @__heddle_self()
  %15 = icmp eq i64 %13, %14
  br i1 %15, label %16, label %17
16:
  tail call void @__heddle_poke8(ptr noundef nonnull %12, i64 noundef 0)
  br label %17
17:
  %18 = icmp eq ptr @__heddle_mark_use, null
  br i1 %18, label %21, label %19
19:
  %20 = getelementptr inbounds i8, ptr %0, i64 24
  tail call void @__heddle_mark_use(ptr noundef nonnull %20, i32 noundef 31)
  br label %21
21:
  ret void
}
declare i64 @__heddle_await_read(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_rwlock_wrlock(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %2 = tail call i64 @__heddle_self()
  %3 = and i64 %2, 4611686018427387903
  %4 = or disjoint i64 %3, 4611686018427387904
  %5 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str.8, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef %4, ptr noundef nonnull @.str.9)
  %6 = icmp sgt i64 %5, -4611686018427387905
  br i1 %6, label %8, label %7
7:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.12)
  unreachable
8:
  %9 = icmp eq ptr @__heddle_touch, null
  br i1 %9, label %12, label %10
10:
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @__heddle_touch(ptr noundef nonnull %11)
  br label %12
12:
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = tail call i64 @__heddle_self()
  tail call void @__heddle_poke8(ptr noundef nonnull %13, i64 noundef %14)
  ret i32 0
}
define dso_local range(i32 0, 17) i32 @pthread_rwlock_tryrdlock(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %2 = tail call i64 @__heddle_try_read(ptr noundef %0, i64 noundef 4611686018427387904)
  %3 = icmp sgt i64 %2, 4611686018427387903
  br i1 %3, label %5, label %4
4:
  tail call fastcc void @reading(ptr noundef %0, i64 noundef %2)
  br label %5
5:
  %6 = phi i32 [ 0, %4 ], [ 16, %1 ]
  ret i32 %6
}
define dso_local range(i32 0, 17) i32 @pthread_rwlock_trywrlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call fastcc i32 @try_write(ptr noundef %0)
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 16, i32 0
  ret i32 %4
}
define internal fastcc range(i32 0, 2) i32 @try_write(ptr noundef %0) unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %2 = tail call i64 @__heddle_self()
  %3 = and i64 %2, 4611686018427387903
  %4 = or disjoint i64 %3, 4611686018427387904
  %5 = tail call i64 @__heddle_try(ptr noundef %0, ptr noundef nonnull @.str.8, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef %4)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %17, label %7
7:
  %8 = icmp sgt i64 %5, -4611686018427387905
  br i1 %8, label %10, label %9
9:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.12)
  unreachable
10:
  %11 = icmp eq ptr @__heddle_touch, null
  br i1 %11, label %14, label %12
12:
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @__heddle_touch(ptr noundef nonnull %13)
  br label %14
14:
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = tail call i64 @__heddle_self()
  tail call void @__heddle_poke8(ptr noundef nonnull %15, i64 noundef %16)
  br label %17
17:
  %18 = phi i32 [ 1, %14 ], [ 0, %1 ]
  ret i32 %18
}
define dso_local range(i32 0, 111) i32 @pthread_rwlock_timedrdlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %3 = tail call i64 @__heddle_try_read(ptr noundef %0, i64 noundef 4611686018427387904)
  %4 = icmp sgt i64 %3, 4611686018427387903
  br i1 %4, label %6, label %5
5:
  tail call fastcc void @reading(ptr noundef %0, i64 noundef %3)
  br label %11
6:
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %8, 1000000000
  %10 = select i1 %9, i32 110, i32 22
  br label %11
11:
  %12 = phi i32 [ %10, %6 ], [ 0, %5 ]
  ret i32 %12
}
define dso_local range(i32 0, 111) i32 @pthread_rwlock_timedwrlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = tail call fastcc i32 @try_write(ptr noundef %0)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %10
5:
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp ult i64 %7, 1000000000
  %9 = select i1 %8, i32 110, i32 22
  br label %10
10:
  %11 = phi i32 [ %9, %5 ], [ 0, %2 ]
  ret i32 %11
}
define dso_local i32 @pthread_rwlock_clockrdlock(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = icmp ult i32 %1, 2
  br i1 %4, label %5, label %14
5:
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %6 = tail call i64 @__heddle_try_read(ptr noundef %0, i64 noundef 4611686018427387904)
  %7 = icmp sgt i64 %6, 4611686018427387903
  br i1 %7, label %9, label %8
8:
  tail call fastcc void @reading(ptr noundef %0, i64 noundef %6)
  br label %14
9:
  %10 = getelementptr inbounds i8, ptr %2, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %11, 1000000000
  %13 = select i1 %12, i32 110, i32 22
  br label %14
14:
  %15 = phi i32 [ 22, %3 ], [ %13, %9 ], [ 0, %8 ]
  ret i32 %15
}
define dso_local i32 @pthread_rwlock_clockwrlock(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = icmp ult i32 %1, 2
  br i1 %4, label %5, label %13
5:
  %6 = tail call fastcc i32 @try_write(ptr noundef %0)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %13
8:
  %9 = getelementptr inbounds i8, ptr %2, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp ult i64 %10, 1000000000
  %12 = select i1 %11, i32 110, i32 22
  br label %13
13:
  %14 = phi i32 [ 22, %3 ], [ %12, %8 ], [ 0, %5 ]
  ret i32 %14
}
define dso_local noundef i32 @pthread_rwlock_unlock(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 8)
  %2 = icmp eq ptr @__heddle_touch, null
  br i1 %2, label %5, label %3
3:
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @__heddle_touch(ptr noundef nonnull %4)
  br label %5
5:
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = tail call i64 @__heddle_peek8(ptr noundef nonnull %6)
  %8 = tail call i64 @__heddle_self()
  %9 = icmp ne i64 %7, %8
  %10 = icmp ne ptr @__heddle_has_mark, null
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %16
12:
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = tail call i32 @__heddle_has_mark(ptr noundef nonnull %13, i32 noundef 31)
  %15 = icmp eq i32 %14, 0
  br label %16
16:
  %17 = phi i1 [ false, %5 ], [ %15, %12 ]
  br i1 %9, label %20, label %18
18:
  %19 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2)
  br label %22
20:
  %21 = tail call i64 @__heddle_end_read(ptr noundef %0)
  br label %22
22:
  %23 = phi i64 [ %19, %18 ], [ %21, %20 ]
  br i1 %9, label %24, label %29
24:
  %25 = tail call i64 @__heddle_self()
  %26 = and i64 %25, 4611686018427387903
  %27 = or disjoint i64 %26, 4611686018427387904
  %28 = icmp eq i64 %23, %27
  br i1 %28, label %33, label %29
29:
  %30 = add i64 %23, -1
  %31 = icmp ult i64 %30, 4611686018427387903
  %32 = select i1 %17, i1 %31, i1 false
  br i1 %32, label %33, label %34
33:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.10)
  unreachable
34:
  br i1 %9, label %40, label %35
35:
  %36 = tail call i64 @__heddle_self()
  %37 = and i64 %36, 4611686018427387903
  %38 = or disjoint i64 %37, 4611686018427387904
  %39 = icmp eq i64 %23, %38
  br i1 %39, label %44, label %43
40:
  %41 = add i64 %23, -4611686018427387904
  %42 = icmp ult i64 %41, -4611686018427387903
  br i1 %42, label %43, label %44
43:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.11)
  unreachable
44:
  br i1 %9, label %45, label %51
45:
  %46 = getelementptr inbounds i8, ptr %0, i64 16
  %47 = tail call i64 @__heddle_peek8(ptr noundef nonnull %46)
  %48 = tail call i64 @__heddle_self()
  %49 = icmp eq i64 %47, %48
  br i1 %49, label %50, label %51
50:
  tail call void @__heddle_poke8(ptr noundef nonnull %46, i64 noundef 0)
  br label %51
51:
  %52 = icmp ne ptr @__heddle_unmark_use, null
  %53 = and i1 %52, %9
  br i1 %53, label %54, label %56
54:
  %55 = getelementptr inbounds i8, ptr %0, i64 24
  tail call void @__heddle_unmark_use(ptr noundef nonnull %55, i32 noundef 31)
  br label %56
56:
  ret i32 0
}
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
declare i64 @__heddle_self() local_unnamed_addr
declare extern_weak i32 @__heddle_has_mark(ptr noundef, i32 noundef)
declare i64 @__heddle_end_read(ptr noundef) local_unnamed_addr
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
declare extern_weak void @__heddle_unmark_use(ptr noundef, i32 noundef)
define dso_local noundef i32 @pthread_rwlockattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  store i64 0, ptr %0, align 8
  ret i32 0
}
define dso_local noundef i32 @pthread_rwlockattr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @pthread_rwlockattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i64, ptr %0, align 8
  %4 = trunc i64 %3 to i32
  %5 = and i32 %4, 1
  store i32 %5, ptr %1, align 4
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_rwlockattr_setpshared(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %9
4:
  %5 = load i64, ptr %0, align 8
  %6 = and i64 %5, -2
  %7 = zext nneg i32 %1 to i64
  %8 = or disjoint i64 %6, %7
  store i64 %8, ptr %0, align 8
  br label %9
9:
  %10 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %10
}
define dso_local noundef i32 @pthread_rwlockattr_getkind_np(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i64, ptr %0, align 8
  %4 = lshr i64 %3, 1
  %5 = trunc i64 %4 to i32
  store i32 %5, ptr %1, align 4
  ret i32 0
}
define dso_local noundef i32 @pthread_rwlockattr_setkind_np(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = load i64, ptr %0, align 8
  %4 = and i64 %3, 1
  %5 = sext i32 %1 to i64
  %6 = shl nsw i64 %5, 1
  %7 = or disjoint i64 %4, %6
  store i64 %7, ptr %0, align 8
  ret i32 0
}
declare i32 @__heddle_ended(i64 noundef) local_unnamed_addr
declare extern_weak void @__heddle_mark_use(ptr noundef, i32 noundef)
declare i64 @__heddle_try_read(ptr noundef, i64 noundef) local_unnamed_addr
declare i64 @__heddle_try(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr
declare extern_weak void @__heddle_touch(ptr noundef)

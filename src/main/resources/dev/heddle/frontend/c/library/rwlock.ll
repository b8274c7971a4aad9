target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"XCHG\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"MUTEX\00", align 1
@.str.4 = private unnamed_addr constant [51 x i8] c"initialisation of a read-write lock that is locked\00", align 1
@.str.5 = private unnamed_addr constant [56 x i8] c"destroy of a read-write lock that was destroyed already\00", align 1
@.str.6 = private unnamed_addr constant [44 x i8] c"destroy of a read-write lock that is locked\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"SLT\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"read lock\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"SLE\00", align 1
@.str.11 = private unnamed_addr constant [11 x i8] c"write lock\00", align 1
@.str.12 = private unnamed_addr constant [58 x i8] c"unlock of a read-write lock that the thread does not hold\00", align 1
@.str.13 = private unnamed_addr constant [45 x i8] c"lock of a read-write lock that was destroyed\00", align 1
define dso_local noundef i32 @pthread_rwlock_init(ptr noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  %3 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef -9223372036854775808, ptr noundef nonnull @.str.2)
  %4 = icmp ne i64 %3, 0
  %5 = icmp sgt i64 %3, -4611686018427387905
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %24
7:
  %8 = icmp sgt i64 %3, 4611686018427387903
  br i1 %8, label %9, label %12
9:
  %10 = and i64 %3, 4611686018427387903
  %11 = tail call i32 @__heddle_ended(i64 noundef %10)
  br label %20
12:
  %13 = icmp eq i64 %3, 1
  br i1 %13, label %14, label %20
14:
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = tail call i64 @__heddle_peek8(ptr noundef nonnull %15)
  %17 = tail call i32 @__heddle_ended(i64 noundef %16)
  %18 = icmp ne i32 %17, 0
  %19 = zext i1 %18 to i32
  br label %20
20:
  %21 = phi i32 [ %11, %9 ], [ 0, %12 ], [ %19, %14 ]
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %24
23:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.4)
  unreachable
24:
  %25 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2)
  ret i32 0
}
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_rwlock_destroy(ptr noundef %0) local_unnamed_addr {
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
define dso_local noundef i32 @pthread_rwlock_rdlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str.7, i64 noundef 4611686018427387904, ptr noundef nonnull @.str.8, i64 noundef 1, ptr noundef nonnull @.str.9)
  %3 = icmp sgt i64 %2, -4611686018427387905
  br i1 %3, label %5, label %4
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.13)
  unreachable
5:
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = tail call i64 @__heddle_self()
  tail call void @__heddle_poke8(ptr noundef nonnull %6, i64 noundef %7)
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = tail call i64 @__heddle_peek8(ptr noundef nonnull %8)
  %10 = tail call i64 @__heddle_self()
  %11 = icmp eq i64 %9, %10
  br i1 %11, label %12, label %13
12:
  tail call void @__heddle_poke8(ptr noundef nonnull %8, i64 noundef 0)
  br label %13
13:
  ret i32 0
}
define dso_local noundef i32 @pthread_rwlock_wrlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i64 @__heddle_self()
  %3 = and i64 %2, 4611686018427387903
  %4 = or disjoint i64 %3, 4611686018427387904
  %5 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str.10, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef %4, ptr noundef nonnull @.str.11)
  %6 = icmp sgt i64 %5, -4611686018427387905
  br i1 %6, label %8, label %7
7:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.13)
  unreachable
8:
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = tail call i64 @__heddle_self()
  tail call void @__heddle_poke8(ptr noundef nonnull %9, i64 noundef %10)
  ret i32 0
}
define dso_local range(i32 0, 17) i32 @pthread_rwlock_tryrdlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call fastcc i32 @try_read(ptr noundef %0)
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 16, i32 0
  ret i32 %4
}
define internal fastcc range(i32 0, 2) i32 @try_read(ptr noundef %0) unnamed_addr {
  %2 = tail call i64 @__heddle_try(ptr noundef %0, ptr noundef nonnull @.str.7, i64 noundef 4611686018427387904, ptr noundef nonnull @.str.8, i64 noundef 1)
  %3 = icmp sgt i64 %2, 4611686018427387903
  br i1 %3, label %15, label %4
4:
  %5 = icmp sgt i64 %2, -4611686018427387905
  br i1 %5, label %7, label %6
6:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.13)
  unreachable
7:
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = tail call i64 @__heddle_self()
  tail call void @__heddle_poke8(ptr noundef nonnull %8, i64 noundef %9)
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = tail call i64 @__heddle_peek8(ptr noundef nonnull %10)
  %12 = tail call i64 @__heddle_self()
  %13 = icmp eq i64 %11, %12
  br i1 %13, label %14, label %15
14:
  tail call void @__heddle_poke8(ptr noundef nonnull %10, i64 noundef 0)
  br label %15
15:
  %16 = phi i32 [ 0, %1 ], [ 1, %7 ], [ 1, %14 ]
  ret i32 %16
}
define dso_local range(i32 0, 17) i32 @pthread_rwlock_trywrlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i64 @__heddle_self()
  %3 = and i64 %2, 4611686018427387903
  %4 = or disjoint i64 %3, 4611686018427387904
  %5 = tail call i64 @__heddle_try(ptr noundef %0, ptr noundef nonnull @.str.10, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef %4)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %13, label %7
7:
  %8 = icmp sgt i64 %5, -4611686018427387905
  br i1 %8, label %10, label %9
9:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.13)
  unreachable
10:
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = tail call i64 @__heddle_self()
  tail call void @__heddle_poke8(ptr noundef nonnull %11, i64 noundef %12)
  br label %13
13:
  %14 = phi i32 [ 0, %10 ], [ 16, %1 ]
  ret i32 %14
}
define dso_local range(i32 0, 111) i32 @pthread_rwlock_timedrdlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = tail call fastcc i32 @try_read(ptr noundef %0)
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
define dso_local range(i32 0, 111) i32 @pthread_rwlock_timedwrlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = tail call i64 @__heddle_self()
  %4 = and i64 %3, 4611686018427387903
  %5 = or disjoint i64 %4, 4611686018427387904
  %6 = tail call i64 @__heddle_try(ptr noundef %0, ptr noundef nonnull @.str.10, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef %5)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %14, label %8
8:
  %9 = icmp sgt i64 %6, -4611686018427387905
  br i1 %9, label %11, label %10
10:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.13)
  unreachable
11:
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = tail call i64 @__heddle_self()
  tail call void @__heddle_poke8(ptr noundef nonnull %12, i64 noundef %13)
  br i1 %7, label %14, label %19
14:
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %16, 1000000000
  %18 = select i1 %17, i32 110, i32 22
  br label %19
19:
  %20 = phi i32 [ %18, %14 ], [ 0, %11 ]
  ret i32 %20
}
define dso_local i32 @pthread_rwlock_clockrdlock(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = icmp ult i32 %1, 2
  br i1 %4, label %5, label %13
5:
  %6 = tail call fastcc i32 @try_read(ptr noundef %0)
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
define dso_local i32 @pthread_rwlock_clockwrlock(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = icmp ult i32 %1, 2
  br i1 %4, label %5, label %22
5:
  %6 = tail call i64 @__heddle_self()
  %7 = and i64 %6, 4611686018427387903
  %8 = or disjoint i64 %7, 4611686018427387904
  %9 = tail call i64 @__heddle_try(ptr noundef %0, ptr noundef nonnull @.str.10, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef %8)
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %17, label %11
11:
  %12 = icmp sgt i64 %9, -4611686018427387905
  br i1 %12, label %14, label %13
13:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.13)
  unreachable
14:
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = tail call i64 @__heddle_self()
  tail call void @__heddle_poke8(ptr noundef nonnull %15, i64 noundef %16)
  br label %22
17:
  %18 = getelementptr inbounds i8, ptr %2, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = icmp ult i64 %19, 1000000000
  %21 = select i1 %20, i32 110, i32 22
  br label %22
22:
  %23 = phi i32 [ 22, %3 ], [ %21, %17 ], [ 0, %14 ]
  ret i32 %23
}
define dso_local noundef i32 @pthread_rwlock_unlock(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = tail call i64 @__heddle_peek8(ptr noundef nonnull %2)
  %4 = tail call i64 @__heddle_self()
  %5 = icmp eq i64 %3, %4
  br i1 %5, label %6, label %8
6:
  %7 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2)
  br label %10
8:
  %9 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.8, i64 noundef -1, ptr noundef nonnull @.str.2)
  br label %10
10:
  %11 = phi i64 [ %7, %6 ], [ %9, %8 ]
  br i1 %5, label %12, label %17
12:
  %13 = tail call i64 @__heddle_self()
  %14 = and i64 %13, 4611686018427387903
  %15 = or disjoint i64 %14, 4611686018427387904
  %16 = icmp eq i64 %11, %15
  br i1 %16, label %21, label %20
17:
  %18 = add i64 %11, -4611686018427387904
  %19 = icmp ult i64 %18, -4611686018427387903
  br i1 %19, label %20, label %21
20:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.12)
  unreachable
21:
  br i1 %5, label %28, label %22
22:
  %23 = getelementptr inbounds i8, ptr %0, i64 16
  %24 = tail call i64 @__heddle_peek8(ptr noundef nonnull %23)
  %25 = tail call i64 @__heddle_self()
  %26 = icmp eq i64 %24, %25
  br i1 %26, label %27, label %28
27:
  tail call void @__heddle_poke8(ptr noundef nonnull %23, i64 noundef 0)
  br label %28
28:
  ret i32 0
}
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
declare i64 @__heddle_self() local_unnamed_addr
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
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
declare i64 @__heddle_try(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

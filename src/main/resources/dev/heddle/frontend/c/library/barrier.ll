target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"MISUSE\00", align 1
@.str.4 = private unnamed_addr constant [49 x i8] c"initialisation of a barrier that threads wait at\00", align 1
@.str.5 = private unnamed_addr constant [42 x i8] c"destroy of a barrier that threads wait at\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"UMAX\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"barrier\00", align 1
@.str.8 = private unnamed_addr constant [58 x i8] c"use of a barrier that is destroyed or was not initialised\00", align 1
define dso_local range(i32 0, 23) i32 @pthread_barrier_init(ptr noundef %0, ptr nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %22, label %5
5:
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = tail call i64 @__heddle_await(ptr noundef nonnull %6, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 4294967296, ptr noundef nonnull @.str.2)
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  %9 = tail call i32 @__heddle_peek4(ptr noundef nonnull %8)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %19, label %11
11:
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = tail call i64 @__heddle_peek8(ptr noundef nonnull %12)
  %14 = sub i64 %7, %13
  %15 = zext i32 %9 to i64
  %16 = urem i64 %14, %15
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %19, label %18
18:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.4)
  unreachable
19:
  %20 = getelementptr inbounds i8, ptr %0, i64 16
  %21 = add i64 %7, 4294967296
  tail call void @__heddle_poke8(ptr noundef nonnull %20, i64 noundef %21)
  tail call void @__heddle_poke4(ptr noundef nonnull %8, i32 noundef %2)
  br label %22
22:
  %23 = phi i32 [ 0, %19 ], [ 22, %3 ]
  ret i32 %23
}
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_barrier_destroy(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = tail call i64 @__heddle_await(ptr noundef nonnull %2, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 4294967296, ptr noundef nonnull @.str.2)
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = tail call i64 @__heddle_peek8(ptr noundef nonnull %4)
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  %7 = tail call i32 @__heddle_peek4(ptr noundef nonnull %6)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10
9:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.8)
  unreachable
10:
  %11 = sub i64 %3, %5
  %12 = zext i32 %7 to i64
  %13 = urem i64 %11, %12
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %16, label %15
15:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.5)
  unreachable
16:
  tail call void @__heddle_poke4(ptr noundef nonnull %6, i32 noundef 0)
  ret i32 0
}
define dso_local range(i32 -1, 1) i32 @pthread_barrier_wait(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr @__heddle_touch, null
  br i1 %2, label %5, label %3
3:
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  tail call void @__heddle_touch(ptr noundef nonnull %4)
  br label %5
5:
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = tail call i64 @__heddle_await(ptr noundef nonnull %6, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 1, ptr noundef nonnull @.str.2)
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = tail call i64 @__heddle_peek8(ptr noundef nonnull %8)
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = tail call i32 @__heddle_peek4(ptr noundef nonnull %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14
13:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.8)
  unreachable
14:
  %15 = zext i32 %11 to i64
  %16 = sub i64 %7, %9
  %17 = udiv i64 %16, %15
  %18 = add i64 %17, 1
  %19 = mul i64 %18, %15
  %20 = add i64 %19, %9
  %21 = add i64 %7, 1
  %22 = icmp eq i64 %21, %20
  br i1 %22, label %23, label %25
23:
  %24 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.6, i64 noundef %20, ptr noundef nonnull @.str.7)
  br label %27
25:
  %26 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef %20, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.7)
  br label %27
27:
  %28 = phi i32 [ -1, %23 ], [ 0, %25 ]
  ret i32 %28
}
declare extern_weak void @__heddle_touch(ptr noundef)
define dso_local noundef i32 @pthread_barrierattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  store i32 0, ptr %0, align 4
  ret i32 0
}
define dso_local noundef i32 @pthread_barrierattr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @pthread_barrierattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  store i32 %3, ptr %1, align 4
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_barrierattr_setpshared(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %5
4:
  store i32 %1, ptr %0, align 4
  br label %5
5:
  %6 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %6
}

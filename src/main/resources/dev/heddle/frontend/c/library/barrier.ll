target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"MISUSE\00", align 1
@.str.4 = private unnamed_addr constant [49 x i8] c"initialisation of a barrier that threads wait at\00", align 1
@.str.5 = private unnamed_addr constant [42 x i8] c"destroy of a barrier that threads wait at\00", align 1
@.str.6 = private unnamed_addr constant [58 x i8] c"use of a barrier that is destroyed or was not initialised\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"barrier\00", align 1
define dso_local range(i32 0, 23) i32 @pthread_barrier_init(ptr noundef %0, ptr nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %21, label %5
5:
  %6 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 4294967296, ptr noundef nonnull @.str.2)
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = tail call i32 @__heddle_peek4(ptr noundef nonnull %7)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %18, label %10
10:
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = tail call i64 @__heddle_peek8(ptr noundef nonnull %11)
  %13 = sub i64 %6, %12
  %14 = zext i32 %8 to i64
  %15 = urem i64 %13, %14
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %18, label %17
17:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.4)
  unreachable
18:
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = add i64 %6, 4294967296
  tail call void @__heddle_poke8(ptr noundef nonnull %19, i64 noundef %20)
  tail call void @__heddle_poke4(ptr noundef nonnull %7, i32 noundef %2)
  br label %21
21:
  %22 = phi i32 [ 0, %18 ], [ 22, %3 ]
  ret i32 %22
}
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_barrier_destroy(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 4294967296, ptr noundef nonnull @.str.2)
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = tail call i64 @__heddle_peek8(ptr noundef nonnull %3)
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = tail call i32 @__heddle_peek4(ptr noundef nonnull %5)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9
8:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.6)
  unreachable
9:
  %10 = sub i64 %2, %4
  %11 = zext i32 %6 to i64
  %12 = urem i64 %10, %11
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %15, label %14
14:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.5)
  unreachable
15:
  tail call void @__heddle_poke4(ptr noundef nonnull %5, i32 noundef 0)
  ret i32 0
}
define dso_local range(i32 -1, 1) i32 @pthread_barrier_wait(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr @__heddle_touch, null
  br i1 %2, label %5, label %3
3:
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  tail call void @__heddle_touch(ptr noundef nonnull %4)
  br label %5
5:
  %6 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 1, ptr noundef nonnull @.str.2)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = tail call i64 @__heddle_peek8(ptr noundef nonnull %7)
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = tail call i32 @__heddle_peek4(ptr noundef nonnull %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13
12:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.6)
  unreachable
13:
  %14 = zext i32 %10 to i64
  %15 = sub i64 %6, %8
  %16 = udiv i64 %15, %14
  %17 = add i64 %16, 1
  %18 = mul i64 %17, %14
  %19 = add i64 %18, %8
  tail call void @__heddle_pass(ptr noundef %0, i64 noundef %19, i64 noundef %14, ptr noundef nonnull @.str.7)
  %20 = add i64 %6, 1
  %21 = icmp eq i64 %19, %20
  %22 = sext i1 %21 to i32
  ret i32 %22
}
define dso_local void @__heddle_meet(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr @__heddle_touch, null
  br i1 %2, label %5, label %3
3:
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  tail call void @__heddle_touch(ptr noundef nonnull %4)
  br label %5
5:
  %6 = tail call i64 @__heddle_arrive(ptr noundef %0)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = tail call i64 @__heddle_peek8(ptr noundef nonnull %7)
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = tail call i32 @__heddle_peek4(ptr noundef nonnull %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13
12:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.6)
  unreachable
13:
  %14 = zext i32 %10 to i64
  %15 = sub i64 %6, %8
  %16 = udiv i64 %15, %14
  %17 = add i64 %16, 1
  %18 = mul i64 %17, %14
  %19 = add i64 %18, %8
  tail call void @__heddle_pass(ptr noundef %0, i64 noundef %19, i64 noundef %14, ptr noundef nonnull @.str.7)
  ret void
}
declare i64 @__heddle_arrive(ptr noundef) local_unnamed_addr
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
declare extern_weak void @__heddle_touch(ptr noundef)
declare void @__heddle_pass(ptr noundef, i64 noundef, i64 noundef, ptr noundef) local_unnamed_addr

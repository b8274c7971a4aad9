target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"MISUSE\00", align 1
@.str.3 = private unnamed_addr constant [42 x i8] c"destroy of a barrier that threads wait at\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"UMAX\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"barrier\00", align 1
@.str.6 = private unnamed_addr constant [58 x i8] c"use of a barrier that is destroyed or was not initialised\00", align 1
define dso_local range(i32 0, 23) i32 @pthread_barrier_init(ptr noundef %0, ptr nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %10, label %5
5:
  %6 = tail call i64 @__heddle_try(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 4294967296)
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = add i64 %6, 4294967296
  tail call void @__heddle_poke8(ptr noundef nonnull %7, i64 noundef %8)
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  tail call void @__heddle_poke4(ptr noundef nonnull %9, i32 noundef %2)
  br label %10
10:
  %11 = phi i32 [ 0, %5 ], [ 22, %3 ]
  ret i32 %11
}
declare i64 @__heddle_try(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_barrier_destroy(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i64 @__heddle_try(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 4294967296)
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = tail call i64 @__heddle_peek8(ptr noundef nonnull %3)
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = tail call i32 @__heddle_peek4(ptr noundef nonnull %5)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9
8:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.6)
  unreachable
9:
  %10 = sub i64 %2, %4
  %11 = zext i32 %6 to i64
  %12 = urem i64 %10, %11
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %15, label %14
14:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.3)
  unreachable
15:
  tail call void @__heddle_poke4(ptr noundef nonnull %5, i32 noundef 0)
  ret i32 0
}
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
define dso_local range(i32 -1, 1) i32 @pthread_barrier_wait(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i64 @__heddle_try(ptr noundef %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 1)
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = tail call i64 @__heddle_peek8(ptr noundef nonnull %3)
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = tail call i32 @__heddle_peek4(ptr noundef nonnull %5)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9
8:
  tail call void @__heddle_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.6)
  unreachable
9:
  %10 = zext i32 %6 to i64
  %11 = sub i64 %2, %4
  %12 = udiv i64 %11, %10
  %13 = add i64 %12, 1
  %14 = mul i64 %13, %10
  %15 = add i64 %14, %4
  %16 = add i64 %2, 1
  %17 = icmp eq i64 %16, %15
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  br i1 %17, label %19, label %21
19:
  %20 = tail call i64 @__heddle_try(ptr noundef nonnull %18, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.4, i64 noundef %15)
  br label %23
21:
  %22 = tail call i64 @__heddle_await(ptr noundef nonnull %18, ptr noundef nonnull @.str, i64 noundef %15, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.5)
  br label %23
23:
  %24 = phi i32 [ -1, %19 ], [ 0, %21 ]
  ret i32 %24
}
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
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
define dso_local noundef i32 @pthread_barrierattr_setpshared(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  store i32 %1, ptr %0, align 4
  ret i32 0
}
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr

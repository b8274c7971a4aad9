target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"XCHG\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"NE\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"UMAX\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"once\00", align 1
define dso_local noundef i32 @pthread_once(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  tail call fastcc void @once(ptr noundef %0, ptr noundef %1)
  ret i32 0
}
define internal fastcc void @once(ptr noundef %0, ptr nocapture noundef readonly %1) unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 4)
  %3 = tail call i64 @__heddle_await(ptr noundef %0, ptr noundef nonnull @.str.3, i64 noundef 1, ptr noundef nonnull @.str.4, i64 noundef 1, ptr noundef nonnull @.str.5)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %16, label %5
5:
  %6 = load volatile i32, ptr %0, align 4
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %18, label %8
8:
  %9 = tail call i64 @__heddle_await(ptr noundef nonnull %0, ptr noundef nonnull @.str.3, i64 noundef 1, ptr noundef nonnull @.str.1, i64 noundef 1, ptr noundef nonnull @.str.5)
  %10 = icmp eq i64 %9, 2
  br i1 %10, label %11, label %16
11:
  %12 = load volatile i32, ptr %0, align 4
  %13 = icmp eq i32 %12, 2
  br i1 %13, label %14, label %16
14:
  %15 = tail call i64 @__heddle_await(ptr noundef nonnull %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 2, ptr noundef nonnull @.str.2)
  br label %18
16:
  tail call void %1()
  store volatile i32 2, ptr %0, align 4
  %17 = tail call i64 @__heddle_await(ptr noundef nonnull %0, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 2, ptr noundef nonnull @.str.2)
  br label %18
18:
  ret void
}
define dso_local void @call_once(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  tail call fastcc void @once(ptr noundef %0, ptr noundef %1)
  ret void
}
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_require(ptr noundef, i32 noundef) local_unnamed_addr

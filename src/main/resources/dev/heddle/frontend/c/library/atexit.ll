target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@handlers = internal global i64 0, align 8
@.str = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"more than 64 handlers of atexit and destructors\00", align 1
@table = internal global [64 x ptr] zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [4 x i8] c"UGT\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"SUB\00", align 1
define dso_local noundef i32 @atexit(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i64 @__heddle_await(ptr noundef nonnull @handlers, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 1, ptr noundef nonnull @.str.2)
  %3 = icmp sgt i64 %2, 63
  br i1 %3, label %4, label %5
4:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.3)
  unreachable
5:
  %6 = getelementptr inbounds [64 x ptr], ptr @table, i64 0, i64 %2
  %7 = ptrtoint ptr %0 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %6, i64 noundef %7)
  ret i32 0
}
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
define dso_local noundef i32 @__heddle_add_destructor(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i64 @__heddle_await(ptr noundef nonnull @handlers, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 1, ptr noundef nonnull @.str.2)
  %3 = icmp sgt i64 %2, 63
  br i1 %3, label %4, label %5
4:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.3)
  unreachable
5:
  %6 = getelementptr inbounds [64 x ptr], ptr @table, i64 0, i64 %2
  %7 = ptrtoint ptr %0 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %6, i64 noundef %7)
  ret i32 0
}
define dso_local void @__heddle_run_atexit() local_unnamed_addr {
  %1 = tail call i64 @__heddle_try(ptr noundef nonnull @handlers, ptr noundef nonnull @.str.4, i64 noundef 0, ptr noundef nonnull @.str.5, i64 noundef 1)
  %2 = icmp sgt i64 %1, 0
  br i1 %2, label %3, label %11
3:
  %4 = phi i64 [ %9, %3 ], [ %1, %0 ]
  %5 = add nsw i64 %4, -1
  %6 = getelementptr inbounds [64 x ptr], ptr @table, i64 0, i64 %5
  %7 = tail call i64 @__heddle_peek8(ptr noundef nonnull %6)
  %8 = inttoptr i64 %7 to ptr
  tail call void %8()
  %9 = tail call i64 @__heddle_try(ptr noundef nonnull @handlers, ptr noundef nonnull @.str.4, i64 noundef 0, ptr noundef nonnull @.str.5, i64 noundef 1)
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %3, label %11
11:
  ret void
}
declare i64 @__heddle_try(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [6 x i8] c"MUTEX\00", align 1
@.str.1 = private unnamed_addr constant [58 x i8] c"the memory of a mutex was overwritten while it was locked\00", align 1
define dso_local void @__heddle_mark_held(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load volatile i32, ptr %2, align 8
  tail call void @__heddle_poke4(ptr noundef nonnull %2, i32 noundef 1)
  ret void
}
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local void @__heddle_check_held(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load volatile i32, ptr %2, align 8
  %4 = tail call i32 @__heddle_peek4(ptr noundef nonnull %2)
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %7, label %6
6:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1)
  unreachable
7:
  ret void
}
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr

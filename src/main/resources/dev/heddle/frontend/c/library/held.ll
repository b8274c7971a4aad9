target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [6 x i8] c"MUTEX\00", align 1
@.str.1 = private unnamed_addr constant [58 x i8] c"the memory of a mutex was overwritten while it was locked\00", align 1
define dso_local void @__heddle_touch(ptr noundef %0) local_unnamed_addr {
  fence seq_cst
  %2 = load volatile i64, ptr %0, align 8
  ret void
}
define dso_local void @__heddle_mark_use(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call i64 @__heddle_self()
  %4 = sext i32 %1 to i64
  %5 = urem i64 %3, %4
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  fence seq_cst
  %7 = load volatile i8, ptr %6, align 1
  %8 = tail call zeroext i8 @__heddle_peek1(ptr noundef nonnull %6)
  %9 = add i8 %8, 1
  tail call void @__heddle_poke1(ptr noundef nonnull %6, i8 noundef zeroext %9)
  ret void
}
declare void @__heddle_poke1(ptr noundef, i8 noundef zeroext) local_unnamed_addr
declare zeroext i8 @__heddle_peek1(ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 2) i32 @__heddle_has_mark(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call i64 @__heddle_self()
  %4 = sext i32 %1 to i64
  %5 = urem i64 %3, %4
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  fence seq_cst
  %7 = load volatile i8, ptr %6, align 1
  %8 = tail call i64 @__heddle_self()
  %9 = urem i64 %8, %4
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = tail call zeroext i8 @__heddle_peek1(ptr noundef %10)
  %12 = add i8 %11, -1
  %13 = icmp ult i8 %12, 99
  %14 = zext i1 %13 to i32
  ret i32 %14
}
define dso_local void @__heddle_unmark_use(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call i64 @__heddle_self()
  %4 = sext i32 %1 to i64
  %5 = urem i64 %3, %4
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = tail call zeroext i8 @__heddle_peek1(ptr noundef %6)
  %8 = add i8 %7, -1
  tail call void @__heddle_poke1(ptr noundef %6, i8 noundef zeroext %8)
  ret void
}
define dso_local void @__heddle_touch_kind(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load volatile i32, ptr %2, align 8
  ret void
}
define dso_local void @__heddle_mark_held(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 20
  tail call void @__heddle_poke4(ptr noundef nonnull %2, i32 noundef 1)
  ret void
}
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local void @__heddle_check_held(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 20
  %3 = load volatile i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %6, label %5
5:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1)
  unreachable
6:
  ret void
}
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
declare i64 @__heddle_self() local_unnamed_addr

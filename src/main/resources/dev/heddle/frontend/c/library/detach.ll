target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [5 x i8] c"JOIN\00", align 1
@.str.1 = private unnamed_addr constant [26 x i8] c"join of a detached thread\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"XCHG\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@.str.5 = private unnamed_addr constant [55 x i8] c"detach of a thread that was detached or joined already\00", align 1
@fate = internal thread_local global i32 0, align 4
define dso_local void @__heddle_bear_detached(i64 noundef %0) local_unnamed_addr {
  %2 = tail call ptr @__heddle_block(i64 noundef %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %12, label %4
4:
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @fate)
  %6 = tail call i64 @__heddle_self()
  %7 = tail call ptr @__heddle_block(i64 noundef %6)
  %8 = ptrtoint ptr %5 to i64
  %9 = ptrtoint ptr %7 to i64
  %10 = sub i64 %8, %9
  %11 = getelementptr inbounds i8, ptr %2, i64 %10
  br label %12
12:
  %13 = phi ptr [ %11, %4 ], [ null, %1 ]
  tail call void @__heddle_poke4(ptr noundef %13, i32 noundef 3)
  ret void
}
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local void @__heddle_forbid_join(i64 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call ptr @__heddle_block(i64 noundef %0)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %13, label %5
5:
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @fate)
  %7 = tail call i64 @__heddle_self()
  %8 = tail call ptr @__heddle_block(i64 noundef %7)
  %9 = ptrtoint ptr %6 to i64
  %10 = ptrtoint ptr %8 to i64
  %11 = sub i64 %9, %10
  %12 = getelementptr inbounds i8, ptr %3, i64 %11
  br label %13
13:
  %14 = phi ptr [ %12, %5 ], [ null, %2 ]
  %15 = icmp eq ptr %14, null
  br i1 %15, label %26, label %16
16:
  %17 = tail call i32 @__heddle_peek4(ptr noundef nonnull %14)
  %18 = icmp eq i32 %17, 3
  br i1 %18, label %23, label %19
19:
  %20 = icmp ne i32 %1, 0
  %21 = icmp eq i32 %17, 2
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %24
23:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1)
  unreachable
24:
  br i1 %20, label %25, label %26
25:
  tail call void @__heddle_poke4(ptr noundef nonnull %14, i32 noundef 1)
  br label %26
26:
  ret void
}
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 23) i32 @pthread_attr_setdetachstate(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 1
  br i1 %3, label %6, label %4
4:
  %5 = trunc nuw i32 %1 to i8
  store i8 %5, ptr %0, align 8
  br label %6
6:
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}
define dso_local range(i32 0, 4) i32 @pthread_detach(i64 noundef %0) local_unnamed_addr {
  %2 = tail call ptr @__heddle_block(i64 noundef %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %12, label %4
4:
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @fate)
  %6 = tail call i64 @__heddle_self()
  %7 = tail call ptr @__heddle_block(i64 noundef %6)
  %8 = ptrtoint ptr %5 to i64
  %9 = ptrtoint ptr %7 to i64
  %10 = sub i64 %8, %9
  %11 = getelementptr inbounds i8, ptr %2, i64 %10
  br label %12
12:
  %13 = phi ptr [ %11, %4 ], [ null, %1 ]
  %14 = icmp eq ptr %13, null
  br i1 %14, label %23, label %15
15:
  %16 = tail call i64 @__heddle_await(ptr noundef nonnull %13, ptr noundef nonnull @.str.2, i64 noundef 0, ptr noundef nonnull @.str.3, i64 noundef 1, ptr noundef nonnull @.str.4)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %21
18:
  %19 = tail call i32 @__heddle_peek4(ptr noundef nonnull %13)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21
21:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.5)
  unreachable
22:
  tail call void @__heddle_poke4(ptr noundef nonnull %13, i32 noundef 2)
  br label %23
23:
  %24 = phi i32 [ 0, %22 ], [ 3, %12 ]
  ret i32 %24
}
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare ptr @__heddle_block(i64 noundef) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare i64 @__heddle_self() local_unnamed_addr

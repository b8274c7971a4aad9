target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@ended = internal thread_local global i64 0, align 8
@.str = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"XCHG\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1
define dso_local void @__heddle_note_end() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @ended)
  %2 = tail call i64 @__heddle_await(ptr noundef nonnull %1, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 1, ptr noundef nonnull @.str.2)
  ret void
}
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
define dso_local i32 @pthread_tryjoin_np(i64 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call ptr @__heddle_block(i64 noundef %0)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %20, label %5
5:
  %6 = tail call i64 @__heddle_self()
  %7 = icmp eq i64 %6, %0
  br i1 %7, label %20, label %8
8:
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @ended)
  %10 = tail call i64 @__heddle_self()
  %11 = tail call ptr @__heddle_block(i64 noundef %10)
  %12 = ptrtoint ptr %9 to i64
  %13 = ptrtoint ptr %11 to i64
  %14 = sub i64 %12, %13
  %15 = getelementptr inbounds i8, ptr %3, i64 %14
  %16 = tail call i64 @__heddle_try(ptr noundef nonnull %15, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.3, i64 noundef 0)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %20, label %18
18:
  %19 = tail call i32 @pthread_join(i64 noundef %0, ptr noundef %1)
  br label %20
20:
  %21 = phi i32 [ %19, %18 ], [ 3, %2 ], [ 35, %5 ], [ 16, %8 ]
  ret i32 %21
}
define dso_local i32 @pthread_timedjoin_np(i64 noundef %0, ptr noundef %1, ptr noundef readonly %2) local_unnamed_addr {
  %4 = icmp eq ptr %2, null
  br i1 %4, label %25, label %5
5:
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp ult i64 %7, 1000000000
  %9 = select i1 %8, i32 110, i32 22
  %10 = tail call ptr @__heddle_block(i64 noundef %0)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %27, label %12
12:
  %13 = tail call i64 @__heddle_self()
  %14 = icmp eq i64 %13, %0
  br i1 %14, label %27, label %15
15:
  %16 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @ended)
  %17 = tail call i64 @__heddle_self()
  %18 = tail call ptr @__heddle_block(i64 noundef %17)
  %19 = ptrtoint ptr %16 to i64
  %20 = ptrtoint ptr %18 to i64
  %21 = sub i64 %19, %20
  %22 = getelementptr inbounds i8, ptr %10, i64 %21
  %23 = tail call i64 @__heddle_try(ptr noundef nonnull %22, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.3, i64 noundef 0)
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %27, label %25
25:
  %26 = tail call i32 @pthread_join(i64 noundef %0, ptr noundef %1)
  br label %27
27:
  %28 = phi i32 [ 3, %5 ], [ 35, %12 ], [ %9, %15 ], [ %26, %25 ]
  ret i32 %28
}
declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr
define dso_local i32 @pthread_clockjoin_np(i64 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = icmp ult i32 %2, 2
  br i1 %5, label %6, label %8
6:
  %7 = tail call i32 @pthread_timedjoin_np(i64 noundef %0, ptr noundef %1, ptr noundef %3)
  br label %8
8:
  %9 = phi i32 [ %7, %6 ], [ 22, %4 ]
  ret i32 %9
}
declare ptr @__heddle_block(i64 noundef) local_unnamed_addr
declare i64 @__heddle_self() local_unnamed_addr
declare i64 @__heddle_try(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

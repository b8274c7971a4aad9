target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@named = internal thread_local global i64 0, align 8
@.str = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"XCHG\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@kept = internal thread_local global [16 x i8] zeroinitializer, align 16
@__const.pthread_getname_np.copy = private unnamed_addr constant [16 x i8] c"heddle\00\00\00\00\00\00\00\00\00\00", align 16
@.str.3 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1
define dso_local range(i32 0, 4) i32 @__heddle_keep_name(i64 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = alloca [16 x i8], align 16, !DIAssignID !57
  %4 = tail call ptr @__heddle_block(i64 noundef %0)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %40, label %6
6:
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3)
  %7 = call ptr @strcpy(ptr noundef nonnull %3, ptr noundef %1)
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @named)
  %9 = call ptr @__heddle_block(i64 noundef %0)
  %10 = call i64 @__heddle_self()
  %11 = call ptr @__heddle_block(i64 noundef %10)
  %12 = ptrtoint ptr %8 to i64
  %13 = ptrtoint ptr %11 to i64
  %14 = sub i64 %12, %13
  %15 = getelementptr inbounds i8, ptr %9, i64 %14
  %16 = call i64 @__heddle_await(ptr noundef %15, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 1, ptr noundef nonnull @.str.2)
  %17 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kept)
  br label %18
18:
  %19 = phi i64 [ 0, %6 ], [ %38, %27 ]
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %27, label %21
21:
  %22 = add nsw i64 %19, -1
  %23 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %26, label %27
26:
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  br label %40
27:
  %28 = getelementptr inbounds [16 x i8], ptr %17, i64 0, i64 %19
  %29 = call ptr @__heddle_block(i64 noundef %0)
  %30 = call i64 @__heddle_self()
  %31 = call ptr @__heddle_block(i64 noundef %30)
  %32 = ptrtoint ptr %28 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = getelementptr inbounds i8, ptr %29, i64 %34
  %36 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %19
  %37 = load i8, ptr %36, align 1
  call void @__heddle_poke1(ptr noundef %35, i8 noundef zeroext %37)
  %38 = add nuw nsw i64 %19, 1
  %39 = icmp eq i64 %38, 16
  br i1 %39, label %26, label %18
40:
  %41 = phi i32 [ 0, %26 ], [ 3, %2 ]
  ret i32 %41
}
declare ptr @__heddle_block(i64 noundef) local_unnamed_addr
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare ptr @strcpy(ptr noundef, ptr noundef) local_unnamed_addr
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare void @__heddle_poke1(ptr noundef, i8 noundef zeroext) local_unnamed_addr
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local range(i32 0, 35) i32 @pthread_getname_np(i64 noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = alloca [16 x i8], align 16, !DIAssignID !135
  %5 = icmp ult i64 %2, 16
  br i1 %5, label %45, label %6
6:
  %7 = tail call ptr @__heddle_block(i64 noundef %0)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %45, label %9
9:
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, ptr noundef nonnull align 16 dereferenceable(16) @__const.pthread_getname_np.copy, i64 16, i1 false), !DIAssignID !145
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @named)
  %11 = tail call ptr @__heddle_block(i64 noundef %0)
  %12 = tail call i64 @__heddle_self()
  %13 = tail call ptr @__heddle_block(i64 noundef %12)
  %14 = ptrtoint ptr %10 to i64
  %15 = ptrtoint ptr %13 to i64
  %16 = sub i64 %14, %15
  %17 = getelementptr inbounds i8, ptr %11, i64 %16
  %18 = tail call i64 @__heddle_try(ptr noundef %17, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.3, i64 noundef 0)
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %43, label %20
20:
  %21 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kept)
  br label %22
22:
  %23 = phi i64 [ 0, %20 ], [ %41, %30 ]
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %30, label %25
25:
  %26 = add nsw i64 %23, -1
  %27 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %43, label %30
30:
  %31 = getelementptr inbounds [16 x i8], ptr %21, i64 0, i64 %23
  %32 = tail call ptr @__heddle_block(i64 noundef %0)
  %33 = tail call i64 @__heddle_self()
  %34 = tail call ptr @__heddle_block(i64 noundef %33)
  %35 = ptrtoint ptr %31 to i64
  %36 = ptrtoint ptr %34 to i64
  %37 = sub i64 %35, %36
  %38 = getelementptr inbounds i8, ptr %32, i64 %37
  %39 = tail call zeroext i8 @__heddle_peek1(ptr noundef %38)
  %40 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 %23
  store i8 %39, ptr %40, align 1
  %41 = add nuw nsw i64 %23, 1
  %42 = icmp eq i64 %41, 16
  br i1 %42, label %43, label %22
43:
  %44 = call ptr @strcpy(ptr noundef %1, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %45
45:
  %46 = phi i32 [ 0, %43 ], [ 34, %3 ], [ 3, %6 ]
  ret i32 %46
}
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
declare i64 @__heddle_try(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr
declare zeroext i8 @__heddle_peek1(ptr noundef) local_unnamed_addr
declare i64 @__heddle_self() local_unnamed_addr

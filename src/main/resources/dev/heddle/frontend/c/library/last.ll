target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@made = internal thread_local global i8 0, align 1
@parent = internal thread_local global i64 0, align 8
@elder = internal thread_local global i64 0, align 8
@youngest = internal thread_local global i64 0, align 8
@ended = internal thread_local global i64 0, align 8
@.str = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"XCHG\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@result = internal thread_local global ptr null, align 8
@.str.3 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"end of threads\00", align 1
define dso_local void @__heddle_bear(i64 noundef %0) local_unnamed_addr {
  %2 = tail call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @made)
  %3 = tail call ptr @__heddle_block(i64 noundef %0)
  %4 = tail call i64 @__heddle_self()
  %5 = tail call ptr @__heddle_block(i64 noundef %4)
  %6 = ptrtoint ptr %2 to i64
  %7 = ptrtoint ptr %5 to i64
  %8 = sub i64 %6, %7
  %9 = getelementptr inbounds i8, ptr %3, i64 %8
  tail call void @__heddle_poke1(ptr noundef %9, i8 noundef zeroext 1)
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @parent)
  %11 = tail call ptr @__heddle_block(i64 noundef %0)
  %12 = tail call i64 @__heddle_self()
  %13 = tail call ptr @__heddle_block(i64 noundef %12)
  %14 = ptrtoint ptr %10 to i64
  %15 = ptrtoint ptr %13 to i64
  %16 = sub i64 %14, %15
  %17 = getelementptr inbounds i8, ptr %11, i64 %16
  %18 = tail call i64 @__heddle_self()
  tail call void @__heddle_poke8(ptr noundef %17, i64 noundef %18)
  %19 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @elder)
  %20 = tail call ptr @__heddle_block(i64 noundef %0)
  %21 = tail call i64 @__heddle_self()
  %22 = tail call ptr @__heddle_block(i64 noundef %21)
  %23 = ptrtoint ptr %19 to i64
  %24 = ptrtoint ptr %22 to i64
  %25 = sub i64 %23, %24
  %26 = getelementptr inbounds i8, ptr %20, i64 %25
  %27 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @youngest)
  %28 = tail call i64 @__heddle_peek8(ptr noundef nonnull %27)
  tail call void @__heddle_poke8(ptr noundef %26, i64 noundef %28)
  tail call void @__heddle_poke8(ptr noundef nonnull %27, i64 noundef %0)
  ret void
}
declare void @__heddle_poke1(ptr noundef, i8 noundef zeroext) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
declare i64 @__heddle_self() local_unnamed_addr
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
define dso_local void @__heddle_leave(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @ended)
  %3 = tail call i64 @__heddle_await(ptr noundef nonnull %2, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 1, ptr noundef nonnull @.str.2)
  %4 = tail call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @made)
  %5 = tail call zeroext i8 @__heddle_peek1(ptr noundef nonnull %4)
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %7, label %10
7:
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @result)
  %9 = ptrtoint ptr %0 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %8, i64 noundef %9)
  tail call fastcc void @await_others()
  tail call void @exit(i32 noundef 0)
  unreachable
10:
  ret void
}
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare zeroext i8 @__heddle_peek1(ptr noundef) local_unnamed_addr
define internal fastcc void @await_others() unnamed_addr {
  %1 = tail call i64 @__heddle_self()
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @youngest)
  %3 = ptrtoint ptr %2 to i64
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @elder)
  %5 = ptrtoint ptr %4 to i64
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @parent)
  %7 = ptrtoint ptr %6 to i64
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @ended)
  %9 = ptrtoint ptr %8 to i64
  br label %10
10:
  %11 = phi i64 [ %1, %0 ], [ %54, %53 ]
  %12 = tail call ptr @__heddle_block(i64 noundef %11)
  %13 = tail call i64 @__heddle_self()
  %14 = tail call ptr @__heddle_block(i64 noundef %13)
  %15 = ptrtoint ptr %14 to i64
  %16 = sub i64 %3, %15
  %17 = getelementptr inbounds i8, ptr %12, i64 %16
  %18 = tail call i64 @__heddle_peek8(ptr noundef %17)
  %19 = icmp eq i64 %18, 0
  %20 = icmp ne i64 %11, %1
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %41
22:
  %23 = phi i64 [ %37, %22 ], [ %11, %10 ]
  %24 = tail call ptr @__heddle_block(i64 noundef %23)
  %25 = tail call i64 @__heddle_self()
  %26 = tail call ptr @__heddle_block(i64 noundef %25)
  %27 = ptrtoint ptr %26 to i64
  %28 = sub i64 %5, %27
  %29 = getelementptr inbounds i8, ptr %24, i64 %28
  %30 = tail call i64 @__heddle_peek8(ptr noundef %29)
  %31 = tail call ptr @__heddle_block(i64 noundef %23)
  %32 = tail call i64 @__heddle_self()
  %33 = tail call ptr @__heddle_block(i64 noundef %32)
  %34 = ptrtoint ptr %33 to i64
  %35 = sub i64 %7, %34
  %36 = getelementptr inbounds i8, ptr %31, i64 %35
  %37 = tail call i64 @__heddle_peek8(ptr noundef %36)
  %38 = icmp eq i64 %30, 0
  %39 = icmp ne i64 %37, %1
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %22, label %41
41:
  %42 = phi i64 [ %11, %10 ], [ %37, %22 ]
  %43 = phi i64 [ %18, %10 ], [ %30, %22 ]
  %44 = phi i1 [ %19, %10 ], [ %38, %22 ]
  br i1 %44, label %53, label %45
45:
  %46 = tail call ptr @__heddle_block(i64 noundef %43)
  %47 = tail call i64 @__heddle_self()
  %48 = tail call ptr @__heddle_block(i64 noundef %47)
  %49 = ptrtoint ptr %48 to i64
  %50 = sub i64 %9, %49
  %51 = getelementptr inbounds i8, ptr %46, i64 %50
  %52 = tail call i64 @__heddle_await(ptr noundef %51, ptr noundef nonnull @.str, i64 noundef 1, ptr noundef nonnull @.str.3, i64 noundef 0, ptr noundef nonnull @.str.4)
  br label %53
53:
  %54 = phi i64 [ %43, %45 ], [ %42, %41 ]
  br i1 %44, label %55, label %10
55:
  ret void
}
declare void @exit(i32 noundef) local_unnamed_addr
define dso_local range(i32 0, 2) i32 @__heddle_join_first(i64 noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  %3 = tail call ptr @__heddle_block(i64 noundef %0)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %38, label %5
5:
  %6 = tail call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @made)
  %7 = tail call ptr @__heddle_block(i64 noundef %0)
  %8 = tail call i64 @__heddle_self()
  %9 = tail call ptr @__heddle_block(i64 noundef %8)
  %10 = ptrtoint ptr %6 to i64
  %11 = ptrtoint ptr %9 to i64
  %12 = sub i64 %10, %11
  %13 = getelementptr inbounds i8, ptr %7, i64 %12
  %14 = tail call zeroext i8 @__heddle_peek1(ptr noundef %13)
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %38
16:
  %17 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @ended)
  %18 = tail call ptr @__heddle_block(i64 noundef %0)
  %19 = tail call i64 @__heddle_self()
  %20 = tail call ptr @__heddle_block(i64 noundef %19)
  %21 = ptrtoint ptr %17 to i64
  %22 = ptrtoint ptr %20 to i64
  %23 = sub i64 %21, %22
  %24 = getelementptr inbounds i8, ptr %18, i64 %23
  %25 = tail call i64 @__heddle_await(ptr noundef %24, ptr noundef nonnull @.str, i64 noundef 1, ptr noundef nonnull @.str.3, i64 noundef 0, ptr noundef nonnull @.str.4)
  %26 = icmp eq ptr %1, null
  br i1 %26, label %38, label %27
27:
  %28 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @result)
  %29 = tail call ptr @__heddle_block(i64 noundef %0)
  %30 = tail call i64 @__heddle_self()
  %31 = tail call ptr @__heddle_block(i64 noundef %30)
  %32 = ptrtoint ptr %28 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = getelementptr inbounds i8, ptr %29, i64 %34
  %36 = tail call i64 @__heddle_peek8(ptr noundef %35)
  %37 = inttoptr i64 %36 to ptr
  store ptr %37, ptr %1, align 8
  br label %38
38:
  %39 = phi i32 [ 0, %5 ], [ 0, %2 ], [ 1, %27 ], [ 1, %16 ]
  ret i32 %39
}
declare ptr @__heddle_block(i64 noundef) local_unnamed_addr

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@keys = internal global i64 0, align 8
@.str = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@.str.3 = private unnamed_addr constant [38 x i8] c"more than 64 keys for data of threads\00", align 1
@destructors = internal global [64 x ptr] zeroinitializer, align 16
@exists = internal global [64 x i8] zeroinitializer, align 16
@values = internal thread_local global [64 x ptr] zeroinitializer, align 16
define dso_local noundef i32 @pthread_key_create(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i64 @__heddle_await(ptr noundef nonnull @keys, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef 1, ptr noundef nonnull @.str.2)
  %4 = icmp sgt i64 %3, 63
  br i1 %4, label %5, label %6
5:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.3)
  unreachable
6:
  %7 = getelementptr inbounds [64 x ptr], ptr @destructors, i64 0, i64 %3
  %8 = ptrtoint ptr %1 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %7, i64 noundef %8)
  %9 = getelementptr inbounds [64 x i8], ptr @exists, i64 0, i64 %3
  tail call void @__heddle_poke1(ptr noundef nonnull %9, i8 noundef zeroext 1)
  %10 = trunc i64 %3 to i32
  store i32 %10, ptr %0, align 4
  ret i32 0
}
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
declare void @__heddle_poke1(ptr noundef, i8 noundef zeroext) local_unnamed_addr
define dso_local range(i32 0, 23) i32 @pthread_key_delete(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 64
  br i1 %2, label %3, label %12
3:
  %4 = zext nneg i32 %0 to i64
  %5 = getelementptr inbounds [64 x i8], ptr @exists, i64 0, i64 %4
  %6 = tail call zeroext i8 @__heddle_peek1(ptr noundef nonnull %5)
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %12, label %8
8:
  %9 = zext nneg i32 %0 to i64
  %10 = getelementptr inbounds [64 x ptr], ptr @destructors, i64 0, i64 %9
  tail call void @__heddle_poke8(ptr noundef nonnull %10, i64 noundef 0)
  %11 = getelementptr inbounds [64 x i8], ptr @exists, i64 0, i64 %9
  tail call void @__heddle_poke1(ptr noundef nonnull %11, i8 noundef zeroext 0)
  br label %12
12:
  %13 = phi i32 [ 0, %8 ], [ 22, %3 ], [ 22, %1 ]
  ret i32 %13
}
define dso_local ptr @pthread_getspecific(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 64
  br i1 %2, label %3, label %9
3:
  %4 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %5 = zext nneg i32 %0 to i64
  %6 = getelementptr inbounds [64 x ptr], ptr %4, i64 0, i64 %5
  %7 = tail call i64 @__heddle_peek8(ptr noundef nonnull %6)
  %8 = inttoptr i64 %7 to ptr
  br label %9
9:
  %10 = phi ptr [ %8, %3 ], [ null, %1 ]
  ret ptr %10
}
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
define dso_local range(i32 0, 23) i32 @pthread_setspecific(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %0, 64
  br i1 %3, label %4, label %14
4:
  %5 = zext nneg i32 %0 to i64
  %6 = getelementptr inbounds [64 x i8], ptr @exists, i64 0, i64 %5
  %7 = tail call zeroext i8 @__heddle_peek1(ptr noundef nonnull %6)
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %14, label %9
9:
  %10 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %11 = zext nneg i32 %0 to i64
  %12 = getelementptr inbounds [64 x ptr], ptr %10, i64 0, i64 %11
  %13 = ptrtoint ptr %1 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %12, i64 noundef %13)
  br label %14
14:
  %15 = phi i32 [ 0, %9 ], [ 22, %4 ], [ 22, %2 ]
  ret i32 %15
}
define dso_local void @__heddle_run_destructors() local_unnamed_addr {
  %1 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  br label %2
2:
  %3 = phi i32 [ 0, %0 ], [ %23, %21 ]
  br label %4
4:
  %5 = phi i64 [ 0, %2 ], [ %19, %17 ]
  %6 = phi i32 [ 0, %2 ], [ %18, %17 ]
  %7 = getelementptr inbounds [64 x ptr], ptr %1, i64 0, i64 %5
  %8 = tail call i64 @__heddle_peek8(ptr noundef nonnull %7)
  %9 = getelementptr inbounds [64 x ptr], ptr @destructors, i64 0, i64 %5
  %10 = tail call i64 @__heddle_peek8(ptr noundef nonnull %9)
  %11 = icmp ne i64 %8, 0
  %12 = icmp ne i64 %10, 0
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %17
14:
  %15 = inttoptr i64 %10 to ptr
  %16 = inttoptr i64 %8 to ptr
  tail call void @__heddle_poke8(ptr noundef nonnull %7, i64 noundef 0)
  tail call void %15(ptr noundef nonnull %16)
  br label %17
17:
  %18 = phi i32 [ 1, %14 ], [ %6, %4 ]
  %19 = add nuw nsw i64 %5, 1
  %20 = icmp eq i64 %19, 64
  br i1 %20, label %21, label %4
21:
  %22 = icmp eq i32 %18, 0
  %23 = add nuw nsw i32 %3, 1
  %24 = icmp eq i32 %23, 4
  %25 = select i1 %22, i1 true, i1 %24
  br i1 %25, label %26, label %2
26:
  ret void
}
declare zeroext i8 @__heddle_peek1(ptr noundef) local_unnamed_addr

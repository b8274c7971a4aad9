target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@depth = internal thread_local global i32 0, align 4
@.str = private unnamed_addr constant [43 x i8] c"more than 32 clean-up handlers of a thread\00", align 1
@routines = internal thread_local global [32 x ptr] zeroinitializer, align 16
@arguments = internal thread_local global [32 x ptr] zeroinitializer, align 16
define dso_local void @_pthread_cleanup_push(ptr nocapture noundef readnone %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %5 = tail call i32 @__heddle_peek4(ptr noundef nonnull %4)
  %6 = icmp eq i32 %5, 32
  br i1 %6, label %7, label %8
7:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
8:
  %9 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @routines)
  %10 = zext i32 %5 to i64
  %11 = getelementptr inbounds [32 x ptr], ptr %9, i64 0, i64 %10
  %12 = ptrtoint ptr %1 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %11, i64 noundef %12)
  %13 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @arguments)
  %14 = getelementptr inbounds [32 x ptr], ptr %13, i64 0, i64 %10
  %15 = ptrtoint ptr %2 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %14, i64 noundef %15)
  %16 = add i32 %5, 1
  tail call void @__heddle_poke4(ptr noundef nonnull %4, i32 noundef %16)
  ret void
}
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local void @_pthread_cleanup_pop(ptr nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %4 = tail call i32 @__heddle_peek4(ptr noundef nonnull %3)
  %5 = add i32 %4, -1
  tail call void @__heddle_poke4(ptr noundef nonnull %3, i32 noundef %5)
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %17, label %7
7:
  %8 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @routines)
  %9 = zext i32 %5 to i64
  %10 = getelementptr inbounds [32 x ptr], ptr %8, i64 0, i64 %9
  %11 = tail call i64 @__heddle_peek8(ptr noundef nonnull %10)
  %12 = inttoptr i64 %11 to ptr
  %13 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @arguments)
  %14 = getelementptr inbounds [32 x ptr], ptr %13, i64 0, i64 %9
  %15 = tail call i64 @__heddle_peek8(ptr noundef nonnull %14)
  %16 = inttoptr i64 %15 to ptr
  tail call void %12(ptr noundef %16)
  br label %17
17:
  ret void
}
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
define dso_local void @__heddle_run_cleanups() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %2 = tail call i32 @__heddle_peek4(ptr noundef nonnull %1)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %19, label %4
4:
  %5 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @routines)
  %6 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @arguments)
  br label %7
7:
  %8 = tail call i32 @__heddle_peek4(ptr noundef nonnull %1)
  %9 = add i32 %8, -1
  tail call void @__heddle_poke4(ptr noundef nonnull %1, i32 noundef %9)
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds [32 x ptr], ptr %5, i64 0, i64 %10
  %12 = tail call i64 @__heddle_peek8(ptr noundef nonnull %11)
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds [32 x ptr], ptr %6, i64 0, i64 %10
  %15 = tail call i64 @__heddle_peek8(ptr noundef nonnull %14)
  %16 = inttoptr i64 %15 to ptr
  tail call void %13(ptr noundef %16)
  %17 = tail call i32 @__heddle_peek4(ptr noundef nonnull %1)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %7
19:
  ret void
}

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
@.str = private unnamed_addr constant [35 x i8] c"a system call that is not modelled\00", align 1
define dso_local i64 @syscall(i64 noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !39
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2)
  switch i64 %0, label %12 [
    i64 186, label %3
    i64 39, label %6
    i64 24, label %13
    i64 203, label %13
    i64 35, label %13
    i64 202, label %9
    i64 231, label %11
  ]
3:
  %4 = tail call i32 (...) @gettid()
  %5 = sext i32 %4 to i64
  br label %13
6:
  %7 = tail call i32 @getpid()
  %8 = sext i32 %7 to i64
  br label %13
9:
  call void @llvm.va_start.p0(ptr nonnull %2)
  %10 = call i64 @__heddle_futex(ptr noundef nonnull %2)
  call void @llvm.va_end.p0(ptr %2)
  br label %13
11:
  tail call void @exit(i32 noundef 0)
  unreachable
12:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
13:
  %14 = phi i64 [ %10, %9 ], [ %8, %6 ], [ %5, %3 ], [ 0, %1 ], [ 0, %1 ], [ 0, %1 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2)
  ret i64 %14
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare i32 @gettid(...) local_unnamed_addr
declare i32 @getpid() local_unnamed_addr
declare void @llvm.va_start.p0(ptr)
declare i64 @__heddle_futex(ptr noundef) local_unnamed_addr
declare void @llvm.va_end.p0(ptr)
declare void @exit(i32 noundef) local_unnamed_addr
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

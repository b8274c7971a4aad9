target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@__heddle_errno = dso_local thread_local global i32 0, align 4
@.str = private unnamed_addr constant [7 x i8] c"heddle\00", align 1
@program_invocation_name = dso_local local_unnamed_addr global ptr @.str, align 8
@program_invocation_short_name = dso_local local_unnamed_addr global ptr @.str, align 8
define dso_local nonnull ptr @__errno_location() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__heddle_errno)
  ret ptr %1
}
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
define dso_local nonnull ptr @__error() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__heddle_errno)
  ret ptr %1
}
define dso_local void @__heddle_no_memory() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__heddle_errno)
  store i32 12, ptr %1, align 4
  ret void
}

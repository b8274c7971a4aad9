target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@__heddle_atomic_section = internal global i8 0, align 1
@depth = internal thread_local global i32 0, align 4
define dso_local void @__VERIFIER_atomic_begin() local_unnamed_addr {
  %1 = tail call i32 @__heddle_holds(ptr noundef nonnull @__heddle_atomic_section)
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %7, label %3
3:
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %5 = tail call i32 @__heddle_peek4(ptr noundef nonnull %4)
  %6 = add i32 %5, 1
  tail call void @__heddle_poke4(ptr noundef nonnull %4, i32 noundef %6)
  br label %8
7:
  tail call void @__heddle_lock(ptr noundef nonnull @__heddle_atomic_section)
  br label %8
8:
  ret void
}
declare i32 @__heddle_holds(ptr noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
declare void @__heddle_lock(ptr noundef) local_unnamed_addr
define dso_local void @__VERIFIER_atomic_end() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %2 = tail call i32 @__heddle_peek4(ptr noundef nonnull %1)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4
4:
  %5 = add i32 %2, -1
  tail call void @__heddle_poke4(ptr noundef nonnull %1, i32 noundef %5)
  br label %7
6:
  tail call void @__heddle_unlock(ptr noundef nonnull @__heddle_atomic_section)
  br label %7
7:
  ret void
}
declare void @__heddle_unlock(ptr noundef) local_unnamed_addr
define dso_local void @__CPROVER_atomic_begin() local_unnamed_addr {
  %1 = tail call i32 @__heddle_holds(ptr noundef nonnull @__heddle_atomic_section)
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %7, label %3
3:
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %5 = tail call i32 @__heddle_peek4(ptr noundef nonnull %4)
  %6 = add i32 %5, 1
  tail call void @__heddle_poke4(ptr noundef nonnull %4, i32 noundef %6)
  br label %8
7:
  tail call void @__heddle_lock(ptr noundef nonnull @__heddle_atomic_section)
  br label %8
8:
  ret void
}
define dso_local void @__CPROVER_atomic_end() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %2 = tail call i32 @__heddle_peek4(ptr noundef nonnull %1)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4
4:
  %5 = add i32 %2, -1
  tail call void @__heddle_poke4(ptr noundef nonnull %1, i32 noundef %5)
  br label %7
6:
  tail call void @__heddle_unlock(ptr noundef nonnull @__heddle_atomic_section)
  br label %7
7:
  ret void
}
define dso_local void @__ESBMC_atomic_begin() local_unnamed_addr {
  %1 = tail call i32 @__heddle_holds(ptr noundef nonnull @__heddle_atomic_section)
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %7, label %3
3:
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %5 = tail call i32 @__heddle_peek4(ptr noundef nonnull %4)
  %6 = add i32 %5, 1
  tail call void @__heddle_poke4(ptr noundef nonnull %4, i32 noundef %6)
  br label %8
7:
  tail call void @__heddle_lock(ptr noundef nonnull @__heddle_atomic_section)
  br label %8
8:
  ret void
}
define dso_local void @__ESBMC_atomic_end() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %2 = tail call i32 @__heddle_peek4(ptr noundef nonnull %1)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4
4:
  %5 = add i32 %2, -1
  tail call void @__heddle_poke4(ptr noundef nonnull %1, i32 noundef %5)
  br label %7
6:
  tail call void @__heddle_unlock(ptr noundef nonnull @__heddle_atomic_section)
  br label %7
7:
  ret void
}

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local void @exit(i32 noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr @__heddle_run_atexit, null
  br i1 %2, label %4, label %3
3:
  tail call void @__heddle_run_atexit()
  br label %4
4:
  tail call void @__heddle_halt()
  unreachable
}
declare extern_weak void @__heddle_run_atexit()
declare void @__heddle_halt() local_unnamed_addr
define dso_local void @quick_exit(i32 noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr @__heddle_run_at_quick_exit, null
  br i1 %2, label %4, label %3
3:
  tail call void @__heddle_run_at_quick_exit()
  br label %4
4:
  tail call void @__heddle_halt()
  unreachable
}
declare extern_weak void @__heddle_run_at_quick_exit()

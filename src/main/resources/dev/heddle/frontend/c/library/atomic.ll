target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local void @__atomic_load(i64 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr {
  tail call void @__heddle_lock(ptr noundef %1)
  %5 = tail call ptr @memcpy(ptr noundef %2, ptr noundef %1, i64 noundef %0)
  tail call void @__heddle_unlock(ptr noundef %1)
  ret void
}
declare void @__heddle_lock(ptr noundef) local_unnamed_addr
declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr
declare void @__heddle_unlock(ptr noundef) local_unnamed_addr
define dso_local void @__atomic_store(i64 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr {
  tail call void @__heddle_lock(ptr noundef %1)
  %5 = tail call ptr @memcpy(ptr noundef %1, ptr noundef %2, i64 noundef %0)
  tail call void @__heddle_unlock(ptr noundef %1)
  ret void
}
define dso_local void @__atomic_exchange(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr {
  tail call void @__heddle_lock(ptr noundef %1)
  %6 = tail call ptr @memcpy(ptr noundef %3, ptr noundef %1, i64 noundef %0)
  %7 = tail call ptr @memcpy(ptr noundef %1, ptr noundef %2, i64 noundef %0)
  tail call void @__heddle_unlock(ptr noundef %1)
  ret void
}
define dso_local zeroext i1 @__atomic_compare_exchange(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  tail call void @__heddle_lock(ptr noundef %1)
  %7 = tail call i32 @memcmp(ptr noundef %1, ptr noundef %2, i64 noundef %0)
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, ptr %1, ptr %2
  %10 = select i1 %8, ptr %3, ptr %1
  %11 = tail call ptr @memcpy(ptr noundef %9, ptr noundef %10, i64 noundef %0)
  tail call void @__heddle_unlock(ptr noundef %1)
  ret i1 %8
}
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr
define dso_local noundef zeroext i1 @__atomic_is_lock_free(i64 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  %3 = icmp ult i64 %0, 9
  ret i1 %3
}

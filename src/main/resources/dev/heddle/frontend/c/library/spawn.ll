target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local i64 @__VERIFIER_spawn(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = alloca i64, align 8, !DIAssignID !25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %4 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef %0, ptr noundef %1)
  %5 = load i64, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i64 %5
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local i64 @__VERIFIER_spawn_symmetric(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = alloca i64, align 8, !DIAssignID !60
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %5 = call i32 @pthread_create(ptr noundef nonnull %4, ptr noundef null, ptr noundef %0, ptr noundef %1)
  %6 = load i64, ptr %4, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  ret i64 %6
}
define dso_local ptr @__VERIFIER_join(i64 noundef %0) local_unnamed_addr {
  %2 = alloca ptr, align 8, !DIAssignID !75
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %3 = call i32 @pthread_join(i64 noundef %0, ptr noundef nonnull %2)
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  ret ptr %4
}
declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr
define dso_local void @__VERIFIER_join_symmetric(i64 noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_join(i64 noundef %0, ptr noundef null)
  ret void
}
define dso_local i64 @__VERIFIER_thread_create(ptr nocapture noundef readnone %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca i64, align 8, !DIAssignID !103
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %5 = call i32 @pthread_create(ptr noundef nonnull %4, ptr noundef null, ptr noundef %1, ptr noundef %2)
  %6 = load i64, ptr %4, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  ret i64 %6
}
define dso_local i64 @__VERIFIER_thread_create_symmetric(ptr nocapture noundef readnone %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = alloca i64, align 8, !DIAssignID !120
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %6 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef null, ptr noundef %1, ptr noundef %2)
  %7 = load i64, ptr %5, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  ret i64 %7
}
define dso_local ptr @__VERIFIER_thread_join(i64 noundef %0) local_unnamed_addr {
  %2 = alloca ptr, align 8, !DIAssignID !132
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %3 = call i32 @pthread_join(i64 noundef %0, ptr noundef nonnull %2)
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  ret ptr %4
}
define dso_local i64 @__VERIFIER_thread_self() local_unnamed_addr {
  %1 = tail call i64 @pthread_self()
  ret i64 %1
}
declare i64 @pthread_self() local_unnamed_addr
define dso_local void @__VERIFIER_thread_exit(ptr noundef %0) local_unnamed_addr {
  tail call void @pthread_exit(ptr noundef %0)
  unreachable
}
declare void @pthread_exit(ptr noundef) local_unnamed_addr

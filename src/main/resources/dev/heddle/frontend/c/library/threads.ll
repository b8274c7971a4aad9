target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_mutexattr_t = type { i32 }
define dso_local range(i32 0, 5) i32 @thrd_create(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @pthread_create(ptr noundef %0, ptr noundef null, ptr noundef %1, ptr noundef %2)
  switch i32 %4, label %7 [
    i32 0, label %8
    i32 16, label %5
    i32 110, label %6
  ]
5:
  br label %8
6:
  br label %8
7:
  br label %8
8:
  %9 = phi i32 [ 2, %7 ], [ 4, %6 ], [ 1, %5 ], [ %4, %3 ]
  ret i32 %9
}
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 5) i32 @thrd_join(i64 noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  %3 = alloca ptr, align 8, !DIAssignID !123
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %4 = call i32 @pthread_join(i64 noundef %0, ptr noundef nonnull %3)
  %5 = icmp eq ptr %1, null
  br i1 %5, label %10, label %6
6:
  %7 = load ptr, ptr %3, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %1, align 4
  br label %10
10:
  switch i32 %4, label %13 [
    i32 0, label %14
    i32 16, label %11
    i32 110, label %12
  ]
11:
  br label %14
12:
  br label %14
13:
  br label %14
14:
  %15 = phi i32 [ 2, %13 ], [ 4, %12 ], [ 1, %11 ], [ %4, %10 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i32 %15
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local range(i32 0, 5) i32 @thrd_detach(i64 noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_detach(i64 noundef %0)
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]
3:
  br label %6
4:
  br label %6
5:
  br label %6
6:
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}
declare i32 @pthread_detach(i64 noundef) local_unnamed_addr
define dso_local void @thrd_exit(i32 noundef %0) local_unnamed_addr {
  %2 = sext i32 %0 to i64
  %3 = inttoptr i64 %2 to ptr
  tail call void @pthread_exit(ptr noundef %3)
  unreachable
}
declare void @pthread_exit(ptr noundef) local_unnamed_addr
define dso_local i64 @thrd_current() local_unnamed_addr {
  %1 = tail call i64 @__heddle_self()
  ret i64 %1
}
declare i64 @__heddle_self() local_unnamed_addr
define dso_local range(i32 0, 2) i32 @thrd_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define dso_local void @thrd_yield() local_unnamed_addr {
  ret void
}
define dso_local noundef i32 @thrd_sleep(ptr nocapture noundef readnone %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  ret i32 0
}
define dso_local range(i32 0, 5) i32 @mtx_init(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = alloca %union.pthread_mutexattr_t, align 4, !DIAssignID !240
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  %4 = call i32 @pthread_mutexattr_init(ptr noundef nonnull %3)
  %5 = and i32 %1, 1
  %6 = call i32 @pthread_mutexattr_settype(ptr noundef nonnull %3, i32 noundef %5)
  %7 = call i32 @pthread_mutex_init(ptr noundef %0, ptr noundef nonnull %3)
  switch i32 %7, label %10 [
    i32 0, label %11
    i32 16, label %8
    i32 110, label %9
  ]
8:
  br label %11
9:
  br label %11
10:
  br label %11
11:
  %12 = phi i32 [ 2, %10 ], [ 4, %9 ], [ 1, %8 ], [ %7, %2 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  ret i32 %12
}
declare i32 @pthread_mutexattr_init(ptr noundef) local_unnamed_addr
declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) local_unnamed_addr
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) local_unnamed_addr
define dso_local void @mtx_destroy(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_mutex_destroy(ptr noundef %0)
  ret void
}
declare i32 @pthread_mutex_destroy(ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 5) i32 @mtx_lock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0)
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]
3:
  br label %6
4:
  br label %6
5:
  br label %6
6:
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}
declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 5) i32 @mtx_trylock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_mutex_trylock(ptr noundef %0)
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]
3:
  br label %6
4:
  br label %6
5:
  br label %6
6:
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}
declare i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 5) i32 @mtx_timedlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %1)
  switch i32 %3, label %6 [
    i32 0, label %7
    i32 16, label %4
    i32 110, label %5
  ]
4:
  br label %7
5:
  br label %7
6:
  br label %7
7:
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 1, %4 ], [ %3, %2 ]
  ret i32 %8
}
declare i32 @pthread_mutex_timedlock(ptr noundef, ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 5) i32 @mtx_unlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_mutex_unlock(ptr noundef %0)
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]
3:
  br label %6
4:
  br label %6
5:
  br label %6
6:
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}
declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 5) i32 @cnd_init(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_cond_init(ptr noundef %0, ptr noundef null)
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]
3:
  br label %6
4:
  br label %6
5:
  br label %6
6:
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}
declare i32 @pthread_cond_init(ptr noundef, ptr noundef) local_unnamed_addr
define dso_local void @cnd_destroy(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_cond_destroy(ptr noundef %0)
  ret void
}
declare i32 @pthread_cond_destroy(ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 5) i32 @cnd_signal(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_cond_signal(ptr noundef %0)
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]
3:
  br label %6
4:
  br label %6
5:
  br label %6
6:
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}
declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 5) i32 @cnd_broadcast(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_cond_broadcast(ptr noundef %0)
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]
3:
  br label %6
4:
  br label %6
5:
  br label %6
6:
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}
declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 5) i32 @cnd_wait(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %1)
  switch i32 %3, label %6 [
    i32 0, label %7
    i32 16, label %4
    i32 110, label %5
  ]
4:
  br label %7
5:
  br label %7
6:
  br label %7
7:
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 1, %4 ], [ %3, %2 ]
  ret i32 %8
}
declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 5) i32 @cnd_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  switch i32 %4, label %7 [
    i32 0, label %8
    i32 16, label %5
    i32 110, label %6
  ]
5:
  br label %8
6:
  br label %8
7:
  br label %8
8:
  %9 = phi i32 [ 2, %7 ], [ 4, %6 ], [ 1, %5 ], [ %4, %3 ]
  ret i32 %9
}
declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 5) i32 @tss_create(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @pthread_key_create(ptr noundef %0, ptr noundef %1)
  switch i32 %3, label %6 [
    i32 0, label %7
    i32 16, label %4
    i32 110, label %5
  ]
4:
  br label %7
5:
  br label %7
6:
  br label %7
7:
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 1, %4 ], [ %3, %2 ]
  ret i32 %8
}
declare i32 @pthread_key_create(ptr noundef, ptr noundef) local_unnamed_addr
define dso_local void @tss_delete(i32 noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_key_delete(i32 noundef %0)
  ret void
}
declare i32 @pthread_key_delete(i32 noundef) local_unnamed_addr
define dso_local ptr @tss_get(i32 noundef %0) local_unnamed_addr {
  %2 = tail call ptr @pthread_getspecific(i32 noundef %0)
  ret ptr %2
}
declare ptr @pthread_getspecific(i32 noundef) local_unnamed_addr
define dso_local range(i32 0, 5) i32 @tss_set(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @pthread_setspecific(i32 noundef %0, ptr noundef %1)
  switch i32 %3, label %6 [
    i32 0, label %7
    i32 16, label %4
    i32 110, label %5
  ]
4:
  br label %7
5:
  br label %7
6:
  br label %7
7:
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 1, %4 ], [ %3, %2 ]
  ret i32 %8
}
declare i32 @pthread_setspecific(i32 noundef, ptr noundef) local_unnamed_addr

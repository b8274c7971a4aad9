target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [6 x i8] c"MUTEX\00", align 1
@.str.1 = private unnamed_addr constant [45 x i8] c"initialisation of a spin lock that is locked\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"destroy of a spin lock that is locked\00", align 1
@.str.3 = private unnamed_addr constant [50 x i8] c"destroy of a spin lock that was destroyed already\00", align 1
@.str.4 = private unnamed_addr constant [52 x i8] c"unlock of a spin lock that the thread does not hold\00", align 1
@.str.5 = private unnamed_addr constant [62 x i8] c"the memory of a spin lock was overwritten while it was locked\00", align 1
@.str.6 = private unnamed_addr constant [39 x i8] c"lock of a spin lock that was destroyed\00", align 1
@.str.7 = private unnamed_addr constant [54 x i8] c"initialisation of a spin lock that a thread waits for\00", align 1
define dso_local noundef i32 @pthread_spin_init(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__heddle_renew(ptr noundef %0)
  switch i32 %3, label %6 [
    i32 1, label %4
    i32 2, label %5
  ]
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1)
  unreachable
5:
  tail call void @__heddle_poke4(ptr noundef %0, i32 noundef 2002872692)
  br label %6
6:
  store volatile i32 0, ptr %0, align 4
  ret i32 0
}
declare i32 @__heddle_renew(ptr noundef) local_unnamed_addr
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_spin_destroy(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__heddle_renew(ptr noundef %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2)
  unreachable
5:
  tail call void @__heddle_lock(ptr noundef %0)
  %6 = load volatile i32, ptr %0, align 4
  %7 = icmp eq i32 %6, 1735356005
  br i1 %7, label %8, label %9
8:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3)
  unreachable
9:
  tail call void @__heddle_poke4(ptr noundef nonnull %0, i32 noundef 1735356005)
  tail call void @__heddle_unlock(ptr noundef nonnull %0)
  ret i32 0
}
declare void @__heddle_lock(ptr noundef) local_unnamed_addr
declare void @__heddle_unlock(ptr noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_spin_lock(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_lock(ptr noundef %0)
  %2 = load volatile i32, ptr %0, align 4
  switch i32 %2, label %5 [
    i32 1735356005, label %3
    i32 2002872692, label %4
  ]
3:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.6)
  unreachable
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.7)
  unreachable
5:
  tail call void @__heddle_poke4(ptr noundef nonnull %0, i32 noundef 1819239275)
  ret i32 0
}
define dso_local range(i32 0, 17) i32 @pthread_spin_trylock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__heddle_trylock(ptr noundef %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %9, label %4
4:
  %5 = load volatile i32, ptr %0, align 4
  switch i32 %5, label %8 [
    i32 1735356005, label %6
    i32 2002872692, label %7
  ]
6:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.6)
  unreachable
7:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.7)
  unreachable
8:
  tail call void @__heddle_poke4(ptr noundef nonnull %0, i32 noundef 1819239275)
  br label %9
9:
  %10 = phi i32 [ 0, %8 ], [ 16, %1 ]
  ret i32 %10
}
declare i32 @__heddle_trylock(ptr noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_spin_unlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__heddle_holds(ptr noundef %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %5
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.4)
  unreachable
5:
  %6 = load volatile i32, ptr %0, align 4
  %7 = icmp eq i32 %6, 1819239275
  br i1 %7, label %9, label %8
8:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.5)
  unreachable
9:
  tail call void @__heddle_poke4(ptr noundef nonnull %0, i32 noundef 0)
  tail call void @__heddle_unlock(ptr noundef nonnull %0)
  ret i32 0
}
declare i32 @__heddle_holds(ptr noundef) local_unnamed_addr

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [6 x i8] c"MUTEX\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"destroy of a mutex that is locked\00", align 1
@.str.2 = private unnamed_addr constant [46 x i8] c"destroy of a mutex that was destroyed already\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"unlock of a mutex that the thread does not hold\00", align 1
@.str.4 = private unnamed_addr constant [35 x i8] c"lock of a mutex that was destroyed\00", align 1
define dso_local noundef i32 @pthread_mutex_init(ptr noundef %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %7, label %4
4:
  %5 = load i8, ptr %1, align 1
  %6 = zext i8 %5 to i32
  br label %7
7:
  %8 = phi i32 [ %6, %4 ], [ 0, %2 ]
  %9 = tail call i32 @__heddle_holds(ptr noundef %0)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11
11:
  tail call void @__heddle_unlock(ptr noundef %0)
  br label %12
12:
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %8, ptr %13, align 8
  ret i32 0
}
declare i32 @__heddle_holds(ptr noundef) local_unnamed_addr
declare void @__heddle_unlock(ptr noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_mutex_destroy(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__heddle_holds(ptr noundef %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1)
  unreachable
5:
  tail call void @__heddle_lock(ptr noundef %0)
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = tail call i32 @__heddle_peek4(ptr noundef nonnull %6)
  %8 = icmp eq i32 %7, -1
  br i1 %8, label %9, label %10
9:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2)
  unreachable
10:
  tail call void @__heddle_poke4(ptr noundef nonnull %6, i32 noundef -1)
  tail call void @__heddle_unlock(ptr noundef %0)
  ret i32 0
}
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_lock(ptr noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local i32 @pthread_mutex_lock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__heddle_holds(ptr noundef %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %18, label %4
4:
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = tail call i32 @__heddle_peek4(ptr noundef nonnull %5)
  %7 = add i32 %6, -3
  %8 = icmp ult i32 %7, -2
  br i1 %8, label %16, label %9
9:
  %10 = tail call i32 @__heddle_peek4(ptr noundef nonnull %5)
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %16
12:
  %13 = getelementptr inbounds i8, ptr %0, i64 4
  %14 = tail call i32 @__heddle_peek4(ptr noundef nonnull %13)
  %15 = add i32 %14, 1
  tail call void @__heddle_poke4(ptr noundef nonnull %13, i32 noundef %15)
  br label %16
16:
  %17 = phi i32 [ undef, %4 ], [ 0, %12 ], [ 35, %9 ]
  br i1 %8, label %18, label %23
18:
  tail call void @__heddle_lock(ptr noundef %0)
  %19 = getelementptr inbounds i8, ptr %0, i64 16
  %20 = tail call i32 @__heddle_peek4(ptr noundef nonnull %19)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22
22:
  tail call fastcc void @taken_special(ptr noundef %0, i32 noundef %20)
  br label %23
23:
  %24 = phi i32 [ %17, %16 ], [ 0, %18 ], [ 0, %22 ]
  ret i32 %24
}
define dso_local range(i32 0, 111) i32 @pthread_mutex_trylock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__heddle_holds(ptr noundef %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %12, label %4
4:
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = tail call i32 @__heddle_peek4(ptr noundef nonnull %5)
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %20
8:
  %9 = getelementptr inbounds i8, ptr %0, i64 4
  %10 = tail call i32 @__heddle_peek4(ptr noundef nonnull %9)
  %11 = add i32 %10, 1
  tail call void @__heddle_poke4(ptr noundef nonnull %9, i32 noundef %11)
  br label %20
12:
  %13 = tail call i32 @__heddle_trylock(ptr noundef %0)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %20, label %15
15:
  %16 = getelementptr inbounds i8, ptr %0, i64 16
  %17 = tail call i32 @__heddle_peek4(ptr noundef nonnull %16)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19
19:
  tail call fastcc void @taken_special(ptr noundef %0, i32 noundef %17)
  br label %20
20:
  %21 = phi i32 [ 16, %12 ], [ 0, %8 ], [ 16, %4 ], [ 0, %15 ], [ 0, %19 ]
  ret i32 %21
}
declare i32 @__heddle_trylock(ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 111) i32 @pthread_mutex_timedlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = tail call i32 @__heddle_holds(ptr noundef %0)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %22, label %5
5:
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = tail call i32 @__heddle_peek4(ptr noundef nonnull %6)
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %14, label %9
9:
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %11, 1000000000
  %13 = select i1 %12, i32 110, i32 22
  br label %14
14:
  %15 = phi i32 [ %13, %9 ], [ 35, %5 ]
  %16 = tail call i32 @__heddle_peek4(ptr noundef nonnull %6)
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %18, label %35
18:
  %19 = getelementptr inbounds i8, ptr %0, i64 4
  %20 = tail call i32 @__heddle_peek4(ptr noundef nonnull %19)
  %21 = add i32 %20, 1
  tail call void @__heddle_poke4(ptr noundef nonnull %19, i32 noundef %21)
  br label %35
22:
  %23 = tail call i32 @__heddle_trylock(ptr noundef %0)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %30
25:
  %26 = getelementptr inbounds i8, ptr %1, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = icmp ult i64 %27, 1000000000
  %29 = select i1 %28, i32 110, i32 22
  br label %35
30:
  %31 = getelementptr inbounds i8, ptr %0, i64 16
  %32 = tail call i32 @__heddle_peek4(ptr noundef nonnull %31)
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34
34:
  tail call fastcc void @taken_special(ptr noundef %0, i32 noundef %32)
  br label %35
35:
  %36 = phi i32 [ %29, %25 ], [ 0, %18 ], [ %15, %14 ], [ 0, %30 ], [ 0, %34 ]
  ret i32 %36
}
define dso_local range(i32 0, 111) i32 @pthread_mutex_clocklock(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = tail call i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %2)
  ret i32 %4
}
define dso_local range(i32 0, 2) i32 @pthread_mutex_unlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__heddle_holds(ptr noundef %0)
  %3 = icmp eq i32 %2, 0
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  br i1 %3, label %5, label %10
5:
  %6 = load i32, ptr %4, align 8
  %7 = add i32 %6, -1
  %8 = icmp ult i32 %7, 2
  br i1 %8, label %20, label %9
9:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3)
  unreachable
10:
  %11 = tail call i32 @__heddle_peek4(ptr noundef nonnull %4)
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %19
13:
  %14 = getelementptr inbounds i8, ptr %0, i64 4
  %15 = tail call i32 @__heddle_peek4(ptr noundef nonnull %14)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %19, label %17
17:
  %18 = add i32 %15, -1
  tail call void @__heddle_poke4(ptr noundef nonnull %14, i32 noundef %18)
  br label %20
19:
  tail call void @__heddle_unlock(ptr noundef %0)
  br label %20
20:
  %21 = phi i32 [ 0, %17 ], [ 0, %19 ], [ 1, %5 ]
  ret i32 %21
}
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
define internal fastcc void @taken_special(ptr noundef %0, i32 noundef %1) unnamed_addr {
  switch i32 %1, label %6 [
    i32 -1, label %3
    i32 1, label %4
  ]
3:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.4)
  unreachable
4:
  %5 = getelementptr inbounds i8, ptr %0, i64 4
  tail call void @__heddle_poke4(ptr noundef nonnull %5, i32 noundef 0)
  br label %6
6:
  ret void
}

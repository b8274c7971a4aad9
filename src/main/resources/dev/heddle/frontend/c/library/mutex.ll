target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [6 x i8] c"MUTEX\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"destroy of a mutex that is locked\00", align 1
@.str.2 = private unnamed_addr constant [46 x i8] c"destroy of a mutex that was destroyed already\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"unlock of a mutex that the thread does not hold\00", align 1
@.str.4 = private unnamed_addr constant [35 x i8] c"lock of a mutex that was destroyed\00", align 1
define dso_local noundef i32 @pthread_mutex_destroy(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__heddle_renew(ptr noundef %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4
4:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1)
  unreachable
5:
  tail call void @__heddle_lock(ptr noundef %0)
  %6 = icmp eq ptr @__heddle_touch_kind, null
  br i1 %6, label %8, label %7
7:
  tail call void @__heddle_touch_kind(ptr noundef %0)
  br label %8
8:
  %9 = icmp eq ptr @__heddle_read_kind, null
  br i1 %9, label %10, label %12
10:
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  tail call void @__heddle_require(ptr noundef nonnull %11, i32 noundef 8)
  br label %12
12:
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = tail call i32 @__heddle_peek4(ptr noundef nonnull %13)
  %15 = icmp ne ptr @__heddle_read_kind, null
  %16 = and i32 %14, 256
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %15, i1 %17, i1 false
  br i1 %18, label %19, label %21
19:
  %20 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %21
21:
  %22 = phi i32 [ %20, %19 ], [ %14, %12 ]
  %23 = and i32 %22, -257
  %24 = icmp eq i32 %23, 512
  br i1 %24, label %25, label %26
25:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2)
  unreachable
26:
  tail call void @__heddle_poke4(ptr noundef nonnull %13, i32 noundef 512)
  tail call void @__heddle_unlock(ptr noundef %0)
  ret i32 0
}
declare i32 @__heddle_renew(ptr noundef) local_unnamed_addr
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_lock(ptr noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
declare void @__heddle_unlock(ptr noundef) local_unnamed_addr
define dso_local i32 @pthread_mutex_lock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__heddle_holds(ptr noundef %0)
  %3 = icmp ne i32 %2, 0
  %4 = icmp ne ptr @__heddle_check_held, null
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %7
6:
  tail call void @__heddle_check_held(ptr noundef %0)
  br label %7
7:
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %40, label %9
9:
  %10 = getelementptr inbounds i8, ptr %0, i64 16
  %11 = tail call i32 @__heddle_peek4(ptr noundef nonnull %10)
  %12 = icmp ne ptr @__heddle_read_kind, null
  %13 = and i32 %11, 256
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %12, i1 %14, i1 false
  br i1 %15, label %16, label %18
16:
  %17 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %18
18:
  %19 = phi i32 [ %17, %16 ], [ %11, %9 ]
  %20 = and i32 %19, -257
  %21 = add i32 %20, -3
  %22 = icmp ult i32 %21, -2
  br i1 %22, label %38, label %23
23:
  %24 = tail call i32 @__heddle_peek4(ptr noundef nonnull %10)
  %25 = and i32 %24, 256
  %26 = icmp eq i32 %25, 0
  %27 = select i1 %12, i1 %26, i1 false
  br i1 %27, label %28, label %30
28:
  %29 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %30
30:
  %31 = phi i32 [ %29, %28 ], [ %24, %23 ]
  %32 = and i32 %31, -257
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %38
34:
  %35 = getelementptr inbounds i8, ptr %0, i64 4
  %36 = tail call i32 @__heddle_peek4(ptr noundef nonnull %35)
  %37 = add i32 %36, 1
  tail call void @__heddle_poke4(ptr noundef nonnull %35, i32 noundef %37)
  br label %38
38:
  %39 = phi i32 [ undef, %18 ], [ 0, %34 ], [ 35, %30 ]
  br i1 %22, label %40, label %41
40:
  tail call void @__heddle_lock(ptr noundef %0)
  tail call fastcc void @taken(ptr noundef %0)
  br label %41
41:
  %42 = phi i32 [ %39, %38 ], [ 0, %40 ]
  ret i32 %42
}
define internal fastcc void @taken(ptr noundef %0) unnamed_addr {
  %2 = icmp eq ptr @__heddle_touch_kind, null
  br i1 %2, label %4, label %3
3:
  tail call void @__heddle_touch_kind(ptr noundef %0)
  br label %4
4:
  %5 = icmp eq ptr @__heddle_read_kind, null
  br i1 %5, label %6, label %8
6:
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  tail call void @__heddle_require(ptr noundef nonnull %7, i32 noundef 8)
  br label %8
8:
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = tail call i32 @__heddle_peek4(ptr noundef nonnull %9)
  %11 = icmp ne ptr @__heddle_read_kind, null
  %12 = and i32 %10, 256
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %11, i1 %13, i1 false
  br i1 %14, label %15, label %17
15:
  %16 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %17
17:
  %18 = phi i32 [ %16, %15 ], [ %10, %8 ]
  %19 = and i32 %18, -257
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21
21:
  tail call fastcc void @taken_special(ptr noundef %0, i32 noundef %19)
  br label %22
22:
  %23 = icmp eq ptr @__heddle_mark_held, null
  br i1 %23, label %25, label %24
24:
  tail call void @__heddle_mark_held(ptr noundef %0)
  br label %25
25:
  ret void
}
define dso_local range(i32 0, 111) i32 @pthread_mutex_trylock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__heddle_holds(ptr noundef %0)
  %3 = icmp ne i32 %2, 0
  %4 = icmp ne ptr @__heddle_check_held, null
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %7
6:
  tail call void @__heddle_check_held(ptr noundef %0)
  br label %7
7:
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %26, label %9
9:
  %10 = getelementptr inbounds i8, ptr %0, i64 16
  %11 = tail call i32 @__heddle_peek4(ptr noundef nonnull %10)
  %12 = icmp ne ptr @__heddle_read_kind, null
  %13 = and i32 %11, 256
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %12, i1 %14, i1 false
  br i1 %15, label %16, label %18
16:
  %17 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %18
18:
  %19 = phi i32 [ %17, %16 ], [ %11, %9 ]
  %20 = and i32 %19, -257
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %22, label %30
22:
  %23 = getelementptr inbounds i8, ptr %0, i64 4
  %24 = tail call i32 @__heddle_peek4(ptr noundef nonnull %23)
  %25 = add i32 %24, 1
  tail call void @__heddle_poke4(ptr noundef nonnull %23, i32 noundef %25)
  br label %30
26:
  %27 = tail call i32 @__heddle_trylock(ptr noundef %0)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %30, label %29
29:
  tail call fastcc void @taken(ptr noundef %0)
  br label %30
30:
  %31 = phi i32 [ 0, %29 ], [ 16, %26 ], [ 0, %22 ], [ 16, %18 ]
  ret i32 %31
}
declare i32 @__heddle_trylock(ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 111) i32 @pthread_mutex_timedlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = tail call i32 @__heddle_holds(ptr noundef %0)
  %4 = icmp ne i32 %3, 0
  %5 = icmp ne ptr @__heddle_check_held, null
  %6 = and i1 %5, %4
  br i1 %6, label %7, label %8
7:
  tail call void @__heddle_check_held(ptr noundef %0)
  br label %8
8:
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %44, label %10
10:
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = tail call i32 @__heddle_peek4(ptr noundef nonnull %11)
  %13 = icmp ne ptr @__heddle_read_kind, null
  %14 = and i32 %12, 256
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %13, i1 %15, i1 false
  br i1 %16, label %17, label %19
17:
  %18 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %19
19:
  %20 = phi i32 [ %18, %17 ], [ %12, %10 ]
  %21 = and i32 %20, -257
  %22 = icmp eq i32 %21, 2
  br i1 %22, label %28, label %23
23:
  %24 = getelementptr inbounds i8, ptr %1, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = icmp ult i64 %25, 1000000000
  %27 = select i1 %26, i32 110, i32 22
  br label %28
28:
  %29 = phi i32 [ %27, %23 ], [ 35, %19 ]
  %30 = tail call i32 @__heddle_peek4(ptr noundef nonnull %11)
  %31 = and i32 %30, 256
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %13, i1 %32, i1 false
  br i1 %33, label %34, label %36
34:
  %35 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %36
36:
  %37 = phi i32 [ %35, %34 ], [ %30, %28 ]
  %38 = and i32 %37, -257
  %39 = icmp eq i32 %38, 1
  br i1 %39, label %40, label %53
40:
  %41 = getelementptr inbounds i8, ptr %0, i64 4
  %42 = tail call i32 @__heddle_peek4(ptr noundef nonnull %41)
  %43 = add i32 %42, 1
  tail call void @__heddle_poke4(ptr noundef nonnull %41, i32 noundef %43)
  br label %53
44:
  %45 = tail call i32 @__heddle_trylock(ptr noundef %0)
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %52
47:
  %48 = getelementptr inbounds i8, ptr %1, i64 8
  %49 = load i64, ptr %48, align 8
  %50 = icmp ult i64 %49, 1000000000
  %51 = select i1 %50, i32 110, i32 22
  br label %53
52:
  tail call fastcc void @taken(ptr noundef %0)
  br label %53
53:
  %54 = phi i32 [ 0, %52 ], [ %51, %47 ], [ 0, %40 ], [ %29, %36 ]
  ret i32 %54
}
define dso_local range(i32 0, 111) i32 @pthread_mutex_clocklock(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = icmp ult i32 %1, 2
  br i1 %4, label %5, label %7
5:
  %6 = tail call i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %2)
  br label %7
7:
  %8 = phi i32 [ %6, %5 ], [ 22, %3 ]
  ret i32 %8
}
define dso_local range(i32 0, 2) i32 @pthread_mutex_unlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__heddle_holds(ptr noundef %0)
  %3 = icmp ne i32 %2, 0
  %4 = icmp ne ptr @__heddle_check_held, null
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %7
6:
  tail call void @__heddle_check_held(ptr noundef %0)
  br label %7
7:
  %8 = icmp eq i32 %2, 0
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  br i1 %8, label %10, label %16
10:
  %11 = load i32, ptr %9, align 8
  %12 = and i32 %11, -257
  %13 = add i32 %12, -1
  %14 = icmp ult i32 %13, 2
  br i1 %14, label %35, label %15
15:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3)
  unreachable
16:
  %17 = tail call i32 @__heddle_peek4(ptr noundef nonnull %9)
  %18 = icmp ne ptr @__heddle_read_kind, null
  %19 = and i32 %17, 256
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %22, label %24
22:
  %23 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %24
24:
  %25 = phi i32 [ %23, %22 ], [ %17, %16 ]
  %26 = and i32 %25, -257
  %27 = icmp eq i32 %26, 1
  br i1 %27, label %28, label %34
28:
  %29 = getelementptr inbounds i8, ptr %0, i64 4
  %30 = tail call i32 @__heddle_peek4(ptr noundef nonnull %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %34, label %32
32:
  %33 = add i32 %30, -1
  tail call void @__heddle_poke4(ptr noundef nonnull %29, i32 noundef %33)
  br label %35
34:
  tail call void @__heddle_unlock(ptr noundef %0)
  br label %35
35:
  %36 = phi i32 [ 0, %32 ], [ 0, %34 ], [ 1, %10 ]
  ret i32 %36
}
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
declare extern_weak void @__heddle_touch_kind(ptr noundef)
declare extern_weak i32 @__heddle_read_kind(ptr noundef)
declare void @__heddle_require(ptr noundef, i32 noundef) local_unnamed_addr
declare i32 @__heddle_holds(ptr noundef) local_unnamed_addr
declare extern_weak void @__heddle_check_held(ptr noundef)
define internal fastcc void @taken_special(ptr noundef %0, i32 noundef %1) unnamed_addr {
  switch i32 %1, label %6 [
    i32 512, label %3
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
declare extern_weak void @__heddle_mark_held(ptr noundef)

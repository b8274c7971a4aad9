target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [6 x i8] c"MUTEX\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"destroy of a mutex that is locked\00", align 1
@.str.2 = private unnamed_addr constant [46 x i8] c"destroy of a mutex that was destroyed already\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"unlock of a mutex that the thread does not hold\00", align 1
@.str.4 = private unnamed_addr constant [35 x i8] c"lock of a mutex that was destroyed\00", align 1
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
  %8 = icmp ne ptr @__heddle_read_kind, null
  %9 = and i32 %7, 768
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %14
12:
  %13 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %14
14:
  %15 = phi i32 [ %13, %12 ], [ %7, %5 ]
  %16 = and i32 %15, -257
  %17 = icmp eq i32 %16, 512
  br i1 %17, label %18, label %19
18:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2)
  unreachable
19:
  tail call void @__heddle_poke4(ptr noundef nonnull %6, i32 noundef 512)
  tail call void @__heddle_unlock(ptr noundef %0)
  ret i32 0
}
declare i32 @__heddle_holds(ptr noundef) local_unnamed_addr
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_lock(ptr noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
declare void @__heddle_unlock(ptr noundef) local_unnamed_addr
define dso_local i32 @pthread_mutex_lock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__heddle_holds(ptr noundef %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %35, label %4
4:
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = tail call i32 @__heddle_peek4(ptr noundef nonnull %5)
  %7 = icmp ne ptr @__heddle_read_kind, null
  %8 = and i32 %6, 768
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %7, i1 %9, i1 false
  br i1 %10, label %11, label %13
11:
  %12 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %13
13:
  %14 = phi i32 [ %12, %11 ], [ %6, %4 ]
  %15 = and i32 %14, -257
  %16 = add i32 %15, -3
  %17 = icmp ult i32 %16, -2
  br i1 %17, label %33, label %18
18:
  %19 = tail call i32 @__heddle_peek4(ptr noundef nonnull %5)
  %20 = and i32 %19, 768
  %21 = icmp eq i32 %20, 0
  %22 = select i1 %7, i1 %21, i1 false
  br i1 %22, label %23, label %25
23:
  %24 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %25
25:
  %26 = phi i32 [ %24, %23 ], [ %19, %18 ]
  %27 = and i32 %26, -257
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %33
29:
  %30 = getelementptr inbounds i8, ptr %0, i64 4
  %31 = tail call i32 @__heddle_peek4(ptr noundef nonnull %30)
  %32 = add i32 %31, 1
  tail call void @__heddle_poke4(ptr noundef nonnull %30, i32 noundef %32)
  br label %33
33:
  %34 = phi i32 [ undef, %13 ], [ 0, %29 ], [ 35, %25 ]
  br i1 %17, label %35, label %36
35:
  tail call void @__heddle_lock(ptr noundef %0)
  tail call fastcc void @taken(ptr noundef %0)
  br label %36
36:
  %37 = phi i32 [ %34, %33 ], [ 0, %35 ]
  ret i32 %37
}
define internal fastcc void @taken(ptr noundef %0) unnamed_addr {
  %2 = icmp eq ptr @__heddle_read_kind, null
  br i1 %2, label %3, label %6
3:
  %4 = tail call i32 @__heddle_is_static(ptr noundef %0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %18, label %6
6:
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = tail call i32 @__heddle_peek4(ptr noundef nonnull %7)
  %9 = icmp ne ptr @__heddle_read_kind, null
  %10 = and i32 %8, 768
  %11 = icmp eq i32 %10, 0
  %12 = select i1 %9, i1 %11, i1 false
  br i1 %12, label %13, label %15
13:
  %14 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %15
15:
  %16 = phi i32 [ %14, %13 ], [ %8, %6 ]
  %17 = and i32 %16, -257
  br label %25
18:
  %19 = getelementptr inbounds i8, ptr %0, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 512
  br i1 %21, label %22, label %23
22:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.4)
  unreachable
23:
  %24 = trunc i64 %20 to i32
  br label %25
25:
  %26 = phi i32 [ %17, %15 ], [ %24, %23 ]
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %29, label %28
28:
  tail call fastcc void @taken_special(ptr noundef %0, i32 noundef %26)
  br label %29
29:
  ret void
}
define dso_local range(i32 0, 111) i32 @pthread_mutex_trylock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__heddle_holds(ptr noundef %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %21, label %4
4:
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = tail call i32 @__heddle_peek4(ptr noundef nonnull %5)
  %7 = icmp ne ptr @__heddle_read_kind, null
  %8 = and i32 %6, 768
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %7, i1 %9, i1 false
  br i1 %10, label %11, label %13
11:
  %12 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %13
13:
  %14 = phi i32 [ %12, %11 ], [ %6, %4 ]
  %15 = and i32 %14, -257
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %17, label %25
17:
  %18 = getelementptr inbounds i8, ptr %0, i64 4
  %19 = tail call i32 @__heddle_peek4(ptr noundef nonnull %18)
  %20 = add i32 %19, 1
  tail call void @__heddle_poke4(ptr noundef nonnull %18, i32 noundef %20)
  br label %25
21:
  %22 = tail call i32 @__heddle_trylock(ptr noundef %0)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %25, label %24
24:
  tail call fastcc void @taken(ptr noundef %0)
  br label %25
25:
  %26 = phi i32 [ 0, %24 ], [ 16, %21 ], [ 0, %17 ], [ 16, %13 ]
  ret i32 %26
}
declare i32 @__heddle_trylock(ptr noundef) local_unnamed_addr
define dso_local range(i32 0, 111) i32 @pthread_mutex_timedlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = tail call i32 @__heddle_holds(ptr noundef %0)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %39, label %5
5:
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = tail call i32 @__heddle_peek4(ptr noundef nonnull %6)
  %8 = icmp ne ptr @__heddle_read_kind, null
  %9 = and i32 %7, 768
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %14
12:
  %13 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %14
14:
  %15 = phi i32 [ %13, %12 ], [ %7, %5 ]
  %16 = and i32 %15, -257
  %17 = icmp eq i32 %16, 2
  br i1 %17, label %23, label %18
18:
  %19 = getelementptr inbounds i8, ptr %1, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = icmp ult i64 %20, 1000000000
  %22 = select i1 %21, i32 110, i32 22
  br label %23
23:
  %24 = phi i32 [ %22, %18 ], [ 35, %14 ]
  %25 = tail call i32 @__heddle_peek4(ptr noundef nonnull %6)
  %26 = and i32 %25, 768
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %8, i1 %27, i1 false
  br i1 %28, label %29, label %31
29:
  %30 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %31
31:
  %32 = phi i32 [ %30, %29 ], [ %25, %23 ]
  %33 = and i32 %32, -257
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %48
35:
  %36 = getelementptr inbounds i8, ptr %0, i64 4
  %37 = tail call i32 @__heddle_peek4(ptr noundef nonnull %36)
  %38 = add i32 %37, 1
  tail call void @__heddle_poke4(ptr noundef nonnull %36, i32 noundef %38)
  br label %48
39:
  %40 = tail call i32 @__heddle_trylock(ptr noundef %0)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %47
42:
  %43 = getelementptr inbounds i8, ptr %1, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = icmp ult i64 %44, 1000000000
  %46 = select i1 %45, i32 110, i32 22
  br label %48
47:
  tail call fastcc void @taken(ptr noundef %0)
  br label %48
48:
  %49 = phi i32 [ 0, %47 ], [ %46, %42 ], [ 0, %35 ], [ %24, %31 ]
  ret i32 %49
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
  %3 = icmp eq i32 %2, 0
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  br i1 %3, label %5, label %11
5:
  %6 = load i32, ptr %4, align 8
  %7 = and i32 %6, -257
  %8 = add i32 %7, -1
  %9 = icmp ult i32 %8, 2
  br i1 %9, label %30, label %10
10:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3)
  unreachable
11:
  %12 = tail call i32 @__heddle_peek4(ptr noundef nonnull %4)
  %13 = icmp ne ptr @__heddle_read_kind, null
  %14 = and i32 %12, 768
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %13, i1 %15, i1 false
  br i1 %16, label %17, label %19
17:
  %18 = tail call i32 @__heddle_read_kind(ptr noundef %0)
  br label %19
19:
  %20 = phi i32 [ %18, %17 ], [ %12, %11 ]
  %21 = and i32 %20, -257
  %22 = icmp eq i32 %21, 1
  br i1 %22, label %23, label %29
23:
  %24 = getelementptr inbounds i8, ptr %0, i64 4
  %25 = tail call i32 @__heddle_peek4(ptr noundef nonnull %24)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %29, label %27
27:
  %28 = add i32 %25, -1
  tail call void @__heddle_poke4(ptr noundef nonnull %24, i32 noundef %28)
  br label %30
29:
  tail call void @__heddle_unlock(ptr noundef %0)
  br label %30
30:
  %31 = phi i32 [ 0, %27 ], [ 0, %29 ], [ 1, %5 ]
  ret i32 %31
}
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
declare extern_weak i32 @__heddle_read_kind(ptr noundef)
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
declare i32 @__heddle_is_static(ptr noundef) local_unnamed_addr

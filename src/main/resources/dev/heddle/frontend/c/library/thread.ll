target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [5 x i8] c"JOIN\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"a thread joins itself\00", align 1
define dso_local range(i32 0, 23) i32 @pthread_create(ptr nocapture noundef writeonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6
6:
  %7 = load i8, ptr %1, align 8
  %8 = icmp ne i8 %7, 0
  br label %9
9:
  %10 = phi i1 [ false, %4 ], [ %8, %6 ]
  br i1 %5, label %23, label %11
11:
  %12 = getelementptr inbounds i8, ptr %1, i64 2
  %13 = load i8, ptr %12, align 2
  %14 = icmp eq i8 %13, 1
  br i1 %14, label %15, label %23
15:
  %16 = getelementptr inbounds i8, ptr %1, i64 1
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %45
19:
  %20 = getelementptr inbounds i8, ptr %1, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %45
23:
  %24 = icmp eq ptr @__heddle_no_longer_alone, null
  br i1 %24, label %26, label %25
25:
  tail call void @__heddle_no_longer_alone()
  br label %26
26:
  %27 = icmp ne ptr @__heddle_run_destructors, null
  %28 = icmp ne ptr @__heddle_note_end, null
  %29 = or i1 %27, %28
  %30 = icmp ne ptr @__heddle_leave, null
  %31 = or i1 %30, %29
  br i1 %31, label %32, label %34
32:
  %33 = tail call i64 (ptr, ...) @__heddle_spawn(ptr noundef nonnull @run, ptr noundef %3, ptr noundef %2)
  br label %36
34:
  %35 = tail call i64 (ptr, ...) @__heddle_spawn(ptr noundef %2, ptr noundef %3)
  br label %36
36:
  %37 = phi i64 [ %33, %32 ], [ %35, %34 ]
  %38 = icmp eq ptr @__heddle_bear, null
  br i1 %38, label %40, label %39
39:
  tail call void @__heddle_bear(i64 noundef %37)
  br label %40
40:
  %41 = icmp ne ptr @__heddle_bear_detached, null
  %42 = and i1 %41, %10
  br i1 %42, label %43, label %44
43:
  tail call void @__heddle_bear_detached(i64 noundef %37)
  br label %44
44:
  store i64 %37, ptr %0, align 8
  br label %45
45:
  %46 = phi i32 [ 0, %44 ], [ 1, %15 ], [ 22, %19 ]
  ret i32 %46
}
declare extern_weak void @__heddle_no_longer_alone()
declare extern_weak void @__heddle_run_destructors()
declare extern_weak void @__heddle_note_end()
declare extern_weak void @__heddle_leave(ptr noundef)
declare i64 @__heddle_spawn(ptr noundef, ...) local_unnamed_addr
define internal ptr @run(ptr noundef %0, ptr nocapture noundef readonly %1) {
  %3 = tail call ptr %1(ptr noundef %0)
  %4 = icmp eq ptr @__heddle_run_destructors, null
  br i1 %4, label %6, label %5
5:
  tail call void @__heddle_run_destructors()
  br label %6
6:
  %7 = icmp eq ptr @__heddle_note_end, null
  br i1 %7, label %9, label %8
8:
  tail call void @__heddle_note_end()
  br label %9
9:
  %10 = icmp eq ptr @__heddle_leave, null
  br i1 %10, label %12, label %11
11:
  tail call void @__heddle_leave(ptr noundef %3)
  br label %12
12:
  ret ptr %3
}
declare extern_weak void @__heddle_bear(i64 noundef)
declare extern_weak void @__heddle_bear_detached(i64 noundef)
define dso_local noundef i32 @pthread_join(i64 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i64 @__heddle_self()
  %4 = icmp eq i64 %3, %0
  br i1 %4, label %5, label %6
5:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1)
  unreachable
6:
  %7 = icmp eq ptr @__heddle_forbid_join, null
  br i1 %7, label %9, label %8
8:
  tail call void @__heddle_forbid_join(i64 noundef %0, i32 noundef 0)
  br label %9
9:
  %10 = icmp eq ptr @__heddle_join_first, null
  br i1 %10, label %14, label %11
11:
  %12 = tail call i32 @__heddle_join_first(i64 noundef %0, ptr noundef %1)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %20
14:
  %15 = tail call ptr @__heddle_join(i64 noundef %0)
  br i1 %7, label %17, label %16
16:
  tail call void @__heddle_forbid_join(i64 noundef %0, i32 noundef 1)
  br label %17
17:
  %18 = icmp eq ptr %1, null
  br i1 %18, label %20, label %19
19:
  store ptr %15, ptr %1, align 8
  br label %20
20:
  ret i32 0
}
declare i64 @__heddle_self() local_unnamed_addr
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
declare extern_weak void @__heddle_forbid_join(i64 noundef, i32 noundef)
declare extern_weak i32 @__heddle_join_first(i64 noundef, ptr noundef)
declare ptr @__heddle_join(i64 noundef) local_unnamed_addr
define dso_local void @pthread_exit(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr @__heddle_run_cleanups, null
  br i1 %2, label %4, label %3
3:
  tail call void @__heddle_run_cleanups()
  br label %4
4:
  %5 = icmp eq ptr @__heddle_run_destructors, null
  br i1 %5, label %7, label %6
6:
  tail call void @__heddle_run_destructors()
  br label %7
7:
  %8 = icmp eq ptr @__heddle_note_end, null
  br i1 %8, label %10, label %9
9:
  tail call void @__heddle_note_end()
  br label %10
10:
  %11 = icmp eq ptr @__heddle_leave, null
  br i1 %11, label %13, label %12
12:
  tail call void @__heddle_leave(ptr noundef %0)
  br label %13
13:
  tail call void @__heddle_exit(ptr noundef %0)
  unreachable
}
declare extern_weak void @__heddle_run_cleanups()
declare void @__heddle_exit(ptr noundef) local_unnamed_addr
define dso_local i64 @pthread_self() local_unnamed_addr {
  %1 = tail call i64 @__heddle_self()
  ret i64 %1
}
define dso_local i32 @__VERIFIER_tid() local_unnamed_addr {
  %1 = tail call i64 @__heddle_self()
  %2 = trunc i64 %1 to i32
  ret i32 %2
}
define dso_local range(i32 0, 2) i32 @pthread_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

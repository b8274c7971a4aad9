target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local noundef i32 @sched_yield() local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @pthread_yield() local_unnamed_addr {
  ret i32 0
}
define dso_local noundef range(i32 0, 100) i32 @sched_get_priority_max(i32 noundef %0) local_unnamed_addr {
  %2 = add i32 %0, -3
  %3 = icmp ult i32 %2, -2
  %4 = select i1 %3, i32 0, i32 99
  ret i32 %4
}
define dso_local range(i32 0, 2) i32 @sched_get_priority_min(i32 noundef %0) local_unnamed_addr {
  %2 = add i32 %0, -1
  %3 = icmp ult i32 %2, 2
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define dso_local range(i32 -1, 1) i32 @sched_setparam(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i32, ptr %1, align 4
  %4 = icmp ne i32 %3, 0
  %5 = select i1 %4, i32 22, i32 0
  br i1 %4, label %9, label %6
6:
  %7 = tail call ptr @__errno_location()
  %8 = load i32, ptr %7, align 4
  br label %9
9:
  %10 = phi i32 [ %8, %6 ], [ %5, %2 ]
  %11 = tail call ptr @__errno_location()
  store i32 %10, ptr %11, align 4
  %12 = sext i1 %4 to i32
  ret i32 %12
}
define dso_local noundef i32 @sched_getparam(i32 noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  store i32 0, ptr %1, align 4
  ret i32 0
}
define dso_local range(i32 -1, 1) i32 @sched_setscheduler(i32 noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = load i32, ptr %2, align 4
  %5 = icmp ugt i32 %1, 5
  br i1 %5, label %17, label %6
6:
  %7 = add nsw i32 %1, -1
  %8 = icmp ult i32 %7, 2
  %9 = zext i1 %8 to i32
  %10 = icmp slt i32 %4, %9
  br i1 %10, label %17, label %11
11:
  %12 = add nsw i32 %1, -3
  %13 = icmp ult i32 %12, -2
  %14 = select i1 %13, i32 0, i32 99
  %15 = icmp slt i32 %14, %4
  %16 = select i1 %15, i32 22, i32 %9
  br label %17
17:
  %18 = phi i32 [ 22, %6 ], [ 22, %3 ], [ %16, %11 ]
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %23, label %20
20:
  %21 = tail call ptr @__errno_location()
  %22 = load i32, ptr %21, align 4
  br label %23
23:
  %24 = phi i32 [ %22, %20 ], [ %18, %17 ]
  %25 = tail call ptr @__errno_location()
  store i32 %24, ptr %25, align 4
  %26 = sext i1 %19 to i32
  ret i32 %26
}
define dso_local noundef i32 @sched_getscheduler(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @sched_getcpu() local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @sched_setaffinity(i32 noundef %0, i64 noundef %1, ptr nocapture noundef readnone %2) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @sched_getaffinity(i32 noundef %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call ptr @memset(ptr noundef %2, i32 noundef 0, i64 noundef %1)
  store i64 3, ptr %2, align 8
  ret i32 0
}
define dso_local noundef i32 @pthread_setaffinity_np(i64 noundef %0, i64 noundef %1, ptr nocapture noundef readnone %2) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @pthread_getaffinity_np(i64 noundef %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call ptr @memset(ptr noundef %2, i32 noundef 0, i64 noundef %1)
  store i64 3, ptr %2, align 8
  ret i32 0
}
define dso_local noundef i32 @get_nprocs() local_unnamed_addr {
  ret i32 2
}
define dso_local noundef i32 @get_nprocs_conf() local_unnamed_addr {
  ret i32 2
}
define dso_local i32 @__sched_cpucount(i64 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = lshr i64 %0, 3
  %4 = icmp ult i64 %0, 8
  br i1 %4, label %5, label %7
5:
  %6 = phi i32 [ 0, %2 ], [ %14, %7 ]
  ret i32 %6
7:
  %8 = phi i64 [ %15, %7 ], [ 0, %2 ]
  %9 = phi i32 [ %14, %7 ], [ 0, %2 ]
  %10 = getelementptr inbounds [16 x i64], ptr %1, i64 0, i64 %8
  %11 = load i64, ptr %10, align 8
  %12 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %11)
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = add nuw nsw i32 %9, %13
  %15 = add nuw nsw i64 %8, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %5, label %7
}
declare i64 @llvm.ctpop.i64(i64)
define dso_local ptr @__sched_cpualloc(i64 noundef %0) local_unnamed_addr {
  %2 = add i64 %0, 63
  %3 = lshr i64 %2, 3
  %4 = and i64 %3, 2305843009213693944
  %5 = tail call ptr @malloc(i64 noundef %4)
  ret ptr %5
}
declare ptr @malloc(i64 noundef) local_unnamed_addr
define dso_local void @__sched_cpufree(ptr noundef %0) local_unnamed_addr {
  tail call void @free(ptr noundef %0)
  ret void
}
declare void @free(ptr noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_setconcurrency(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @pthread_getconcurrency() local_unnamed_addr {
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_setschedparam(i64 noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = load i32, ptr %2, align 4
  %5 = icmp ugt i32 %1, 5
  br i1 %5, label %17, label %6
6:
  %7 = add nsw i32 %1, -1
  %8 = icmp ult i32 %7, 2
  %9 = zext i1 %8 to i32
  %10 = icmp slt i32 %4, %9
  br i1 %10, label %17, label %11
11:
  %12 = add nsw i32 %1, -3
  %13 = icmp ult i32 %12, -2
  %14 = select i1 %13, i32 0, i32 99
  %15 = icmp slt i32 %14, %4
  %16 = select i1 %15, i32 22, i32 %9
  br label %17
17:
  %18 = phi i32 [ 22, %6 ], [ 22, %3 ], [ %16, %11 ]
  ret i32 %18
}
define dso_local noundef i32 @pthread_getschedparam(i64 noundef %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2) local_unnamed_addr {
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  ret i32 0
}
define dso_local noundef range(i32 0, 23) i32 @pthread_setschedprio(i64 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 0
  %4 = select i1 %3, i32 0, i32 22
  ret i32 %4
}
define dso_local i32 @pthread_setname_np(i64 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i64 @strlen(ptr noundef %1)
  %4 = icmp ugt i64 %3, 15
  br i1 %4, label %13, label %5
5:
  %6 = icmp eq ptr @__heddle_keep_name, null
  br i1 %6, label %9, label %7
7:
  %8 = tail call i32 @__heddle_keep_name(i64 noundef %0, ptr noundef %1)
  br label %13
9:
  %10 = tail call ptr @__heddle_block(i64 noundef %0)
  %11 = icmp eq ptr %10, null
  %12 = select i1 %11, i32 3, i32 0
  br label %13
13:
  %14 = phi i32 [ %8, %7 ], [ %12, %9 ], [ 34, %2 ]
  ret i32 %14
}
declare i64 @strlen(ptr noundef) local_unnamed_addr
declare extern_weak i32 @__heddle_keep_name(i64 noundef, ptr noundef)
declare ptr @__heddle_block(i64 noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_atfork(ptr nocapture noundef readnone %0, ptr nocapture noundef readnone %1, ptr nocapture noundef readnone %2) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @pthread_setcancelstate(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %5, label %4
4:
  store i32 0, ptr %1, align 4
  br label %5
5:
  ret i32 0
}
define dso_local noundef i32 @pthread_setcanceltype(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %5, label %4
4:
  store i32 0, ptr %1, align 4
  br label %5
5:
  ret i32 0
}
define dso_local void @pthread_testcancel() local_unnamed_addr {
  ret void
}
define dso_local noundef i32 @getpriority(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @setpriority(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @nice(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}
declare ptr @__errno_location() local_unnamed_addr
declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr

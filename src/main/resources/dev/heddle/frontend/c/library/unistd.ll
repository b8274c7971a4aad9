target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"write to a file\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"poll of files\00", align 1
@.str.4 = private unnamed_addr constant [16 x i8] c"select of files\00", align 1
@.str.5 = private unnamed_addr constant [38 x i8] c"mmap of a file, or to a fixed address\00", align 1
@.str.6 = private unnamed_addr constant [17 x i8] c"munmap of a part\00", align 1
define dso_local range(i32 0, -2147483648) i32 @gettid() local_unnamed_addr {
  %1 = tail call i64 @__heddle_self()
  %2 = trunc i64 %1 to i32
  %3 = and i32 %2, 2147483647
  ret i32 %3
}
declare i64 @__heddle_self() local_unnamed_addr
define dso_local noundef i32 @getpid() local_unnamed_addr {
  ret i32 1
}
define dso_local noundef i32 @getppid() local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @getuid() local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @geteuid() local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @getgid() local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @getegid() local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @getpagesize() local_unnamed_addr {
  ret i32 4096
}
define dso_local range(i64 -1, 2147483648) i64 @sysconf(i32 noundef %0) local_unnamed_addr {
  switch i32 %0, label %12 [
    i32 30, label %13
    i32 83, label %2
    i32 84, label %2
    i32 2, label %3
    i32 187, label %4
    i32 190, label %4
    i32 193, label %4
    i32 75, label %5
    i32 74, label %6
    i32 73, label %7
    i32 33, label %8
    i32 180, label %9
    i32 60, label %10
    i32 29, label %11
    i32 67, label %11
    i32 68, label %11
    i32 77, label %11
    i32 78, label %11
    i32 82, label %11
    i32 133, label %11
    i32 137, label %11
    i32 149, label %11
    i32 153, label %11
    i32 21, label %11
    i32 154, label %11
    i32 164, label %11
    i32 11, label %11
  ]
2:
  br label %13
3:
  br label %13
4:
  br label %13
5:
  br label %13
6:
  br label %13
7:
  br label %13
8:
  br label %13
9:
  br label %13
10:
  br label %13
11:
  br label %13
12:
  br label %13
13:
  %14 = phi i64 [ -1, %12 ], [ 200809, %11 ], [ 1024, %10 ], [ 64, %9 ], [ 2147483647, %8 ], [ 4, %7 ], [ 1024, %6 ], [ 16384, %5 ], [ 64, %4 ], [ 100, %3 ], [ 2, %2 ], [ 4096, %1 ]
  ret i64 %14
}
define dso_local noundef i32 @prctl(i32 noundef %0, ...) local_unnamed_addr {
  ret i32 0
}
define dso_local noalias noundef ptr @getenv(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret ptr null
}
define dso_local noalias noundef ptr @secure_getenv(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret ptr null
}
define dso_local noundef nonnull ptr @setlocale(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  ret ptr @.str
}
define dso_local noundef i64 @write(i32 noundef %0, ptr noundef %1, i64 noundef returned %2) local_unnamed_addr {
  %4 = add i32 %0, -3
  %5 = icmp ult i32 %4, -2
  br i1 %5, label %6, label %7
6:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.1)
  unreachable
7:
  %8 = trunc i64 %2 to i32
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.2, i32 noundef %8, ptr noundef %1)
  ret i64 %2
}
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
declare void @__heddle_print(ptr noundef, ...) local_unnamed_addr
define dso_local noundef i32 @isatty(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @fsync(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @poll(ptr nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %6, label %5
5:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.3)
  unreachable
6:
  ret i32 0
}
define dso_local noundef i32 @select(i32 noundef %0, ptr nocapture noundef readnone %1, ptr nocapture noundef readnone %2, ptr nocapture noundef readnone %3, ptr nocapture noundef readnone %4) local_unnamed_addr {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %8
7:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.4)
  unreachable
8:
  ret i32 0
}
define dso_local ptr @mmap(ptr nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr {
  %7 = and i32 %3, 48
  %8 = icmp eq i32 %7, 32
  br i1 %8, label %10, label %9
9:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.5)
  unreachable
10:
  %11 = icmp slt i64 %1, 0
  br i1 %11, label %12, label %14
12:
  %13 = tail call ptr @__errno_location()
  store i32 12, ptr %13, align 4
  br label %18
14:
  %15 = add nuw i64 %1, 4095
  %16 = and i64 %15, -4096
  %17 = tail call ptr @__heddle_allocate_zeroed(i64 noundef %16, i32 noundef 4096)
  br label %18
18:
  %19 = phi ptr [ inttoptr (i64 -1 to ptr), %12 ], [ %17, %14 ]
  ret ptr %19
}
declare ptr @__errno_location() local_unnamed_addr
declare ptr @__heddle_allocate_zeroed(i64 noundef, i32 noundef) local_unnamed_addr
define dso_local noundef i32 @munmap(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call i64 @__heddle_size(ptr noundef %0)
  %4 = add i64 %1, 4095
  %5 = and i64 %4, -4096
  %6 = icmp eq i64 %3, %5
  br i1 %6, label %8, label %7
7:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.6)
  unreachable
8:
  tail call void @__heddle_free(ptr noundef %0)
  ret i32 0
}
declare i64 @__heddle_size(ptr noundef) local_unnamed_addr
declare void @__heddle_free(ptr noundef) local_unnamed_addr
define dso_local noundef i32 @mprotect(ptr nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @madvise(ptr nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @mlock(ptr nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @munlock(ptr nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @mlockall(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @munlockall() local_unnamed_addr {
  ret i32 0
}

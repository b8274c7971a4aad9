target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"Operation not permitted\00", align 1
@.str.2 = private unnamed_addr constant [26 x i8] c"No such file or directory\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"No such process\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"Interrupted system call\00", align 1
@.str.5 = private unnamed_addr constant [33 x i8] c"Resource temporarily unavailable\00", align 1
@.str.6 = private unnamed_addr constant [23 x i8] c"Cannot allocate memory\00", align 1
@.str.7 = private unnamed_addr constant [24 x i8] c"Device or resource busy\00", align 1
@.str.8 = private unnamed_addr constant [17 x i8] c"Invalid argument\00", align 1
@.str.9 = private unnamed_addr constant [30 x i8] c"Numerical result out of range\00", align 1
@.str.10 = private unnamed_addr constant [26 x i8] c"Resource deadlock avoided\00", align 1
@.str.11 = private unnamed_addr constant [21 x i8] c"Connection timed out\00", align 1
@.str.12 = private unnamed_addr constant [14 x i8] c"Unknown error\00", align 1
define dso_local noundef nonnull ptr @strerror(i32 noundef %0) local_unnamed_addr {
  switch i32 %0, label %13 [
    i32 0, label %14
    i32 1, label %2
    i32 2, label %3
    i32 3, label %4
    i32 4, label %5
    i32 11, label %6
    i32 12, label %7
    i32 16, label %8
    i32 22, label %9
    i32 34, label %10
    i32 35, label %11
    i32 110, label %12
  ]
2:
  br label %14
3:
  br label %14
4:
  br label %14
5:
  br label %14
6:
  br label %14
7:
  br label %14
8:
  br label %14
9:
  br label %14
10:
  br label %14
11:
  br label %14
12:
  br label %14
13:
  br label %14
14:
  %15 = phi ptr [ @.str.12, %13 ], [ @.str.11, %12 ], [ @.str.10, %11 ], [ @.str.9, %10 ], [ @.str.8, %9 ], [ @.str.7, %8 ], [ @.str.6, %7 ], [ @.str.5, %6 ], [ @.str.4, %5 ], [ @.str.3, %4 ], [ @.str.2, %3 ], [ @.str.1, %2 ], [ @.str, %1 ]
  ret ptr %15
}
define dso_local noundef nonnull ptr @strerror_r(i32 noundef %0, ptr nocapture noundef readnone %1, i64 noundef %2) local_unnamed_addr {
  switch i32 %0, label %15 [
    i32 0, label %16
    i32 1, label %4
    i32 2, label %5
    i32 3, label %6
    i32 4, label %7
    i32 11, label %8
    i32 12, label %9
    i32 16, label %10
    i32 22, label %11
    i32 34, label %12
    i32 35, label %13
    i32 110, label %14
  ]
4:
  br label %16
5:
  br label %16
6:
  br label %16
7:
  br label %16
8:
  br label %16
9:
  br label %16
10:
  br label %16
11:
  br label %16
12:
  br label %16
13:
  br label %16
14:
  br label %16
15:
  br label %16
16:
  %17 = phi ptr [ @.str.12, %15 ], [ @.str.11, %14 ], [ @.str.10, %13 ], [ @.str.9, %12 ], [ @.str.8, %11 ], [ @.str.7, %10 ], [ @.str.6, %9 ], [ @.str.5, %8 ], [ @.str.4, %7 ], [ @.str.3, %6 ], [ @.str.2, %5 ], [ @.str.1, %4 ], [ @.str, %3 ]
  ret ptr %17
}
define dso_local range(i32 0, 35) i32 @__xpg_strerror_r(i32 noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  switch i32 %0, label %15 [
    i32 0, label %16
    i32 1, label %4
    i32 2, label %5
    i32 3, label %6
    i32 4, label %7
    i32 11, label %8
    i32 12, label %9
    i32 16, label %10
    i32 22, label %11
    i32 34, label %12
    i32 35, label %13
    i32 110, label %14
  ]
4:
  br label %16
5:
  br label %16
6:
  br label %16
7:
  br label %16
8:
  br label %16
9:
  br label %16
10:
  br label %16
11:
  br label %16
12:
  br label %16
13:
  br label %16
14:
  br label %16
15:
  br label %16
16:
  %17 = phi ptr [ @.str.12, %15 ], [ @.str.11, %14 ], [ @.str.10, %13 ], [ @.str.9, %12 ], [ @.str.8, %11 ], [ @.str.7, %10 ], [ @.str.6, %9 ], [ @.str.5, %8 ], [ @.str.4, %7 ], [ @.str.3, %6 ], [ @.str.2, %5 ], [ @.str.1, %4 ], [ @.str, %3 ]
  %18 = tail call i64 @strlen(ptr noundef nonnull %17)
  %19 = icmp ult i64 %18, %2
  br i1 %19, label %20, label %22
20:
  %21 = tail call ptr @strcpy(ptr noundef %1, ptr noundef nonnull %17)
  br label %22
22:
  %23 = phi i32 [ 0, %20 ], [ 34, %16 ]
  ret i32 %23
}
declare i64 @strlen(ptr noundef) local_unnamed_addr
declare ptr @strcpy(ptr noundef, ptr noundef) local_unnamed_addr

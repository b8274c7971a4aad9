target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [13 x i8] c"INVALID_FREE\00", align 1
@.str.1 = private unnamed_addr constant [43 x i8] c"realloc of something that is not allocated\00", align 1
@.str.2 = private unnamed_addr constant [31 x i8] c"an alignment of more than 2 MB\00", align 1
define dso_local ptr @malloc(i64 noundef %0) local_unnamed_addr {
  %2 = tail call ptr @__heddle_allocate(i64 noundef %0, i32 noundef 16)
  ret ptr %2
}
declare ptr @__heddle_allocate(i64 noundef, i32 noundef) local_unnamed_addr
define dso_local ptr @calloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %0, i64 %1)
  %4 = extractvalue { i64, i1 } %3, 1
  br i1 %4, label %5, label %7
5:
  %6 = tail call ptr @__errno_location()
  store i32 12, ptr %6, align 4
  br label %10
7:
  %8 = extractvalue { i64, i1 } %3, 0
  %9 = tail call ptr @__heddle_allocate_zeroed(i64 noundef %8, i32 noundef 16)
  br label %10
10:
  %11 = phi ptr [ null, %5 ], [ %9, %7 ]
  ret ptr %11
}
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare ptr @__errno_location() local_unnamed_addr
declare ptr @__heddle_allocate_zeroed(i64 noundef, i32 noundef) local_unnamed_addr
define dso_local void @free(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %4, label %3
3:
  tail call void @__heddle_free(ptr noundef nonnull %0)
  br label %4
4:
  ret void
}
declare void @__heddle_free(ptr noundef) local_unnamed_addr
define dso_local ptr @realloc(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %6
4:
  %5 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 16)
  br label %17
6:
  %7 = tail call i64 @__heddle_size(ptr noundef nonnull %0)
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %9, label %10
9:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1)
  unreachable
10:
  %11 = icmp eq i64 %1, 0
  br i1 %11, label %12, label %13
12:
  tail call void @__heddle_free(ptr noundef nonnull %0)
  br label %17
13:
  %14 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 16)
  %15 = tail call i64 @llvm.umin.i64(i64 %7, i64 %1)
  %16 = tail call ptr @memcpy(ptr noundef %14, ptr noundef nonnull %0, i64 noundef %15)
  tail call void @__heddle_free(ptr noundef nonnull %0)
  br label %17
17:
  %18 = phi ptr [ %5, %4 ], [ null, %12 ], [ %14, %13 ]
  ret ptr %18
}
declare i64 @__heddle_size(ptr noundef) local_unnamed_addr
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr
define dso_local ptr @reallocarray(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2)
  %5 = extractvalue { i64, i1 } %4, 1
  br i1 %5, label %6, label %8
6:
  %7 = tail call ptr @__errno_location()
  store i32 12, ptr %7, align 4
  br label %11
8:
  %9 = extractvalue { i64, i1 } %4, 0
  %10 = tail call ptr @realloc(ptr noundef %0, i64 noundef %9)
  br label %11
11:
  %12 = phi ptr [ null, %6 ], [ %10, %8 ]
  ret ptr %12
}
define dso_local ptr @aligned_alloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp ult i64 %0, 17
  br i1 %3, label %4, label %6
4:
  %5 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 16)
  br label %19
6:
  %7 = icmp ult i64 %0, 65
  br i1 %7, label %8, label %10
8:
  %9 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 64)
  br label %19
10:
  %11 = icmp ult i64 %0, 4097
  br i1 %11, label %12, label %14
12:
  %13 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 4096)
  br label %19
14:
  %15 = icmp ult i64 %0, 2097153
  br i1 %15, label %16, label %18
16:
  %17 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 2097152)
  br label %19
18:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.2)
  unreachable
19:
  %20 = phi ptr [ %5, %4 ], [ %9, %8 ], [ %13, %12 ], [ %17, %16 ]
  ret ptr %20
}
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
define dso_local ptr @memalign(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp ult i64 %0, 17
  br i1 %3, label %4, label %6
4:
  %5 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 16)
  br label %19
6:
  %7 = icmp ult i64 %0, 65
  br i1 %7, label %8, label %10
8:
  %9 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 64)
  br label %19
10:
  %11 = icmp ult i64 %0, 4097
  br i1 %11, label %12, label %14
12:
  %13 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 4096)
  br label %19
14:
  %15 = icmp ult i64 %0, 2097153
  br i1 %15, label %16, label %18
16:
  %17 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 2097152)
  br label %19
18:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.2)
  unreachable
19:
  %20 = phi ptr [ %5, %4 ], [ %9, %8 ], [ %13, %12 ], [ %17, %16 ]
  ret ptr %20
}
define dso_local ptr @valloc(i64 noundef %0) local_unnamed_addr {
  %2 = tail call ptr @__heddle_allocate(i64 noundef %0, i32 noundef 4096)
  ret ptr %2
}
define dso_local ptr @pvalloc(i64 noundef %0) local_unnamed_addr {
  %2 = add i64 %0, 4095
  %3 = and i64 %2, -4096
  %4 = tail call ptr @__heddle_allocate(i64 noundef %3, i32 noundef 4096)
  ret ptr %4
}
define dso_local range(i32 0, 23) i32 @posix_memalign(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp ugt i64 %1, 7
  %5 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1)
  %6 = icmp ult i64 %5, 2
  %7 = select i1 %4, i1 %6, i1 false
  br i1 %7, label %8, label %27
8:
  %9 = icmp ult i64 %1, 17
  br i1 %9, label %10, label %12
10:
  %11 = tail call ptr @__heddle_allocate(i64 noundef %2, i32 noundef 16)
  br label %25
12:
  %13 = icmp ult i64 %1, 65
  br i1 %13, label %14, label %16
14:
  %15 = tail call ptr @__heddle_allocate(i64 noundef %2, i32 noundef 64)
  br label %25
16:
  %17 = icmp ult i64 %1, 4097
  br i1 %17, label %18, label %20
18:
  %19 = tail call ptr @__heddle_allocate(i64 noundef %2, i32 noundef 4096)
  br label %25
20:
  %21 = icmp ult i64 %1, 2097153
  br i1 %21, label %22, label %24
22:
  %23 = tail call ptr @__heddle_allocate(i64 noundef %2, i32 noundef 2097152)
  br label %25
24:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.2)
  unreachable
25:
  %26 = phi ptr [ %11, %10 ], [ %15, %14 ], [ %19, %18 ], [ %23, %22 ]
  store ptr %26, ptr %0, align 8
  br label %27
27:
  %28 = phi i32 [ 0, %25 ], [ 22, %3 ]
  ret i32 %28
}
define dso_local void @cfree(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %4, label %3
3:
  tail call void @__heddle_free(ptr noundef nonnull %0)
  br label %4
4:
  ret void
}
define dso_local i64 @malloc_usable_size(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %5, label %3
3:
  %4 = tail call i64 @__heddle_size(ptr noundef nonnull %0)
  br label %5
5:
  %6 = phi i64 [ %4, %3 ], [ 0, %1 ]
  %7 = tail call i64 @llvm.smax.i64(i64 %6, i64 0)
  ret i64 %7
}
define dso_local noundef i32 @malloc_trim(i64 noundef %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @mallopt(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  ret i32 1
}
define dso_local ptr @strdup(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i64 @strlen(ptr noundef %0)
  %3 = add i64 %2, 1
  %4 = tail call ptr @__heddle_allocate(i64 noundef %3, i32 noundef 16)
  %5 = tail call ptr @memcpy(ptr noundef %4, ptr noundef %0, i64 noundef %3)
  ret ptr %5
}
declare i64 @strlen(ptr noundef) local_unnamed_addr
define dso_local ptr @strndup(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call i64 @strnlen(ptr noundef %0, i64 noundef %1)
  %4 = add i64 %3, 1
  %5 = tail call ptr @__heddle_allocate(i64 noundef %4, i32 noundef 16)
  %6 = tail call ptr @memcpy(ptr noundef %5, ptr noundef %0, i64 noundef %3)
  %7 = getelementptr inbounds i8, ptr %6, i64 %3
  store i8 0, ptr %7, align 1
  ret ptr %6
}
declare i64 @strnlen(ptr noundef, i64 noundef) local_unnamed_addr
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.smax.i64(i64, i64)

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [13 x i8] c"INVALID_FREE\00", align 1
@.str.1 = private unnamed_addr constant [43 x i8] c"realloc of something that is not allocated\00", align 1
@.str.2 = private unnamed_addr constant [31 x i8] c"an alignment of more than 2 MB\00", align 1
define dso_local ptr @malloc(i64 noundef %0) local_unnamed_addr {
  %2 = icmp sgt i64 %0, -1
  br i1 %2, label %5, label %3
3:
  %4 = tail call ptr @__errno_location()
  store i32 12, ptr %4, align 4
  br label %7
5:
  %6 = tail call ptr @__heddle_allocate(i64 noundef %0, i32 noundef 16)
  br label %7
7:
  %8 = phi ptr [ %6, %5 ], [ null, %3 ]
  ret ptr %8
}
declare ptr @__heddle_allocate(i64 noundef, i32 noundef) local_unnamed_addr
define dso_local ptr @calloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %0, i64 %1)
  %4 = extractvalue { i64, i1 } %3, 1
  %5 = extractvalue { i64, i1 } %3, 0
  br i1 %4, label %10, label %6
6:
  %7 = icmp sgt i64 %5, -1
  br i1 %7, label %12, label %8
8:
  %9 = tail call ptr @__errno_location()
  store i32 12, ptr %9, align 4
  br label %10
10:
  %11 = tail call ptr @__errno_location()
  store i32 12, ptr %11, align 4
  br label %14
12:
  %13 = tail call ptr @__heddle_allocate_zeroed(i64 noundef %5, i32 noundef 16)
  br label %14
14:
  %15 = phi ptr [ null, %10 ], [ %13, %12 ]
  ret ptr %15
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
  br i1 %3, label %4, label %10
4:
  %5 = icmp sgt i64 %1, -1
  br i1 %5, label %8, label %6
6:
  %7 = tail call ptr @__errno_location()
  store i32 12, ptr %7, align 4
  br label %25
8:
  %9 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 16)
  br label %25
10:
  %11 = tail call i64 @__heddle_size(ptr noundef nonnull %0)
  %12 = icmp slt i64 %11, 0
  br i1 %12, label %13, label %14
13:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1)
  unreachable
14:
  %15 = icmp eq i64 %1, 0
  br i1 %15, label %16, label %17
16:
  tail call void @__heddle_free(ptr noundef nonnull %0)
  br label %25
17:
  %18 = icmp sgt i64 %1, -1
  br i1 %18, label %21, label %19
19:
  %20 = tail call ptr @__errno_location()
  store i32 12, ptr %20, align 4
  br label %25
21:
  %22 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 16)
  %23 = tail call i64 @llvm.umin.i64(i64 %11, i64 %1)
  %24 = tail call ptr @memcpy(ptr noundef %22, ptr noundef nonnull %0, i64 noundef %23)
  tail call void @__heddle_free(ptr noundef nonnull %0)
  br label %25
25:
  %26 = phi ptr [ null, %16 ], [ %22, %21 ], [ null, %19 ], [ %9, %8 ], [ null, %6 ]
  ret ptr %26
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
  %3 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %0)
  %4 = icmp eq i64 %3, 1
  br i1 %4, label %7, label %5
5:
  %6 = tail call ptr @__errno_location()
  store i32 22, ptr %6, align 4
  br label %9
7:
  %8 = tail call fastcc ptr @aligned(i64 noundef %0, i64 noundef %1)
  br label %9
9:
  %10 = phi ptr [ %8, %7 ], [ null, %5 ]
  ret ptr %10
}
define internal fastcc ptr @aligned(i64 noundef %0, i64 noundef %1) unnamed_addr {
  %3 = icmp sgt i64 %1, -1
  br i1 %3, label %6, label %4
4:
  %5 = tail call ptr @__errno_location()
  store i32 12, ptr %5, align 4
  br label %23
6:
  %7 = icmp ult i64 %0, 17
  br i1 %7, label %8, label %10
8:
  %9 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 16)
  br label %23
10:
  %11 = icmp ult i64 %0, 65
  br i1 %11, label %12, label %14
12:
  %13 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 64)
  br label %23
14:
  %15 = icmp ult i64 %0, 4097
  br i1 %15, label %16, label %18
16:
  %17 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 4096)
  br label %23
18:
  %19 = icmp ult i64 %0, 2097153
  br i1 %19, label %20, label %22
20:
  %21 = tail call ptr @__heddle_allocate(i64 noundef %1, i32 noundef 2097152)
  br label %23
22:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.2)
  unreachable
23:
  %24 = phi ptr [ %9, %8 ], [ %13, %12 ], [ %17, %16 ], [ %21, %20 ], [ null, %4 ]
  ret ptr %24
}
define dso_local ptr @memalign(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call fastcc ptr @aligned(i64 noundef %0, i64 noundef %1)
  ret ptr %3
}
define dso_local ptr @valloc(i64 noundef %0) local_unnamed_addr {
  %2 = icmp sgt i64 %0, -1
  br i1 %2, label %5, label %3
3:
  %4 = tail call ptr @__errno_location()
  store i32 12, ptr %4, align 4
  br label %7
5:
  %6 = tail call ptr @__heddle_allocate(i64 noundef %0, i32 noundef 4096)
  br label %7
7:
  %8 = phi ptr [ %6, %5 ], [ null, %3 ]
  ret ptr %8
}
define dso_local ptr @pvalloc(i64 noundef %0) local_unnamed_addr {
  %2 = icmp slt i64 %0, 0
  %3 = add nuw i64 %0, 4095
  %4 = and i64 %3, -4096
  %5 = select i1 %2, i64 %0, i64 %4
  %6 = icmp sgt i64 %5, -1
  br i1 %6, label %9, label %7
7:
  %8 = tail call ptr @__errno_location()
  store i32 12, ptr %8, align 4
  br label %11
9:
  %10 = tail call ptr @__heddle_allocate(i64 noundef %5, i32 noundef 4096)
  br label %11
11:
  %12 = phi ptr [ %10, %9 ], [ null, %7 ]
  ret ptr %12
}
define dso_local range(i32 0, 23) i32 @posix_memalign(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp ult i64 %1, 8
  %5 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1)
  %6 = icmp ugt i64 %5, 1
  %7 = select i1 %4, i1 true, i1 %6
  br i1 %7, label %12, label %8
8:
  %9 = icmp slt i64 %2, 0
  br i1 %9, label %12, label %10
10:
  %11 = tail call fastcc ptr @aligned(i64 noundef %1, i64 noundef %2)
  store ptr %11, ptr %0, align 8
  br label %12
12:
  %13 = phi i32 [ 0, %10 ], [ 22, %3 ], [ 12, %8 ]
  ret i32 %13
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
  %4 = icmp sgt i64 %3, -1
  br i1 %4, label %7, label %5
5:
  %6 = tail call ptr @__errno_location()
  store i32 12, ptr %6, align 4
  br label %9
7:
  %8 = tail call ptr @__heddle_allocate(i64 noundef %3, i32 noundef 16)
  br label %9
9:
  %10 = phi ptr [ %8, %7 ], [ null, %5 ]
  %11 = tail call ptr @memcpy(ptr noundef %10, ptr noundef %0, i64 noundef %3)
  ret ptr %11
}
declare i64 @strlen(ptr noundef) local_unnamed_addr
define dso_local ptr @strndup(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call i64 @strnlen(ptr noundef %0, i64 noundef %1)
  %4 = add i64 %3, 1
  %5 = icmp sgt i64 %4, -1
  br i1 %5, label %8, label %6
6:
  %7 = tail call ptr @__errno_location()
  store i32 12, ptr %7, align 4
  br label %10
8:
  %9 = tail call ptr @__heddle_allocate(i64 noundef %4, i32 noundef 16)
  br label %10
10:
  %11 = phi ptr [ %9, %8 ], [ null, %6 ]
  %12 = tail call ptr @memcpy(ptr noundef %11, ptr noundef %0, i64 noundef %3)
  %13 = getelementptr inbounds i8, ptr %12, i64 %3
  store i8 0, ptr %13, align 1
  ret ptr %12
}
declare i64 @strnlen(ptr noundef, i64 noundef) local_unnamed_addr
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.smax.i64(i64, i64)

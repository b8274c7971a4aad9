target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@mutex = internal global i8 0, align 1
@all = internal global ptr null, align 8
@.str = private unnamed_addr constant [13 x i8] c"INVALID_FREE\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"an object is retired twice\00", align 1
define dso_local ptr @__VERIFIER_hp_alloc() local_unnamed_addr {
  %1 = tail call ptr @__heddle_allocate_zeroed(i64 noundef 24, i32 noundef 16)
  tail call void @__heddle_lock(ptr noundef nonnull @mutex)
  %2 = getelementptr inbounds i8, ptr %1, i64 16
  %3 = tail call i64 @__heddle_peek8(ptr noundef nonnull @all)
  tail call void @__heddle_poke8(ptr noundef nonnull %2, i64 noundef %3)
  %4 = ptrtoint ptr %1 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull @all, i64 noundef %4)
  tail call void @__heddle_unlock(ptr noundef nonnull @mutex)
  ret ptr %1
}
declare ptr @__heddle_allocate_zeroed(i64 noundef, i32 noundef) local_unnamed_addr
declare void @__heddle_lock(ptr noundef) local_unnamed_addr
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
declare void @__heddle_unlock(ptr noundef) local_unnamed_addr
define dso_local void @__heddle_begin_protection(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_lock(ptr noundef nonnull @mutex)
  tail call fastcc void @release(ptr noundef %0)
  ret void
}
define internal fastcc void @release(ptr noundef %0) unnamed_addr {
  %2 = tail call i64 @__heddle_peek8(ptr noundef %0)
  %3 = inttoptr i64 %2 to ptr
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = tail call i64 @__heddle_peek8(ptr noundef nonnull %4)
  tail call void @__heddle_poke8(ptr noundef %0, i64 noundef 0)
  tail call void @__heddle_poke8(ptr noundef nonnull %4, i64 noundef 0)
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %29, label %7
7:
  %8 = tail call i64 @__heddle_peek8(ptr noundef nonnull @all)
  %9 = inttoptr i64 %8 to ptr
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %23, label %11
11:
  %12 = phi ptr [ %21, %18 ], [ %9, %7 ]
  %13 = icmp eq ptr %12, %0
  br i1 %13, label %18, label %14
14:
  %15 = tail call i64 @__heddle_peek8(ptr noundef nonnull %12)
  %16 = inttoptr i64 %15 to ptr
  %17 = icmp eq ptr %16, %3
  br i1 %17, label %23, label %18
18:
  %19 = getelementptr inbounds i8, ptr %12, i64 16
  %20 = tail call i64 @__heddle_peek8(ptr noundef nonnull %19)
  %21 = inttoptr i64 %20 to ptr
  %22 = icmp eq i64 %20, 0
  br i1 %22, label %23, label %11
23:
  %24 = phi ptr [ %9, %7 ], [ %21, %18 ], [ %12, %14 ]
  %25 = icmp eq ptr %24, null
  br i1 %25, label %28, label %26
26:
  %27 = getelementptr inbounds i8, ptr %24, i64 8
  tail call void @__heddle_poke8(ptr noundef nonnull %27, i64 noundef 1)
  br label %29
28:
  tail call void @__heddle_free(ptr noundef %3)
  br label %29
29:
  ret void
}
define dso_local noundef ptr @__heddle_end_protection(ptr noundef %0, ptr noundef returned %1) local_unnamed_addr {
  %3 = ptrtoint ptr %1 to i64
  tail call void @__heddle_poke8(ptr noundef %0, i64 noundef %3)
  tail call void @__heddle_unlock(ptr noundef nonnull @mutex)
  ret ptr %1
}
define dso_local void @__VERIFIER_hp_retire(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_lock(ptr noundef nonnull @mutex)
  %2 = icmp eq ptr %0, null
  br i1 %2, label %19, label %3
3:
  %4 = tail call i64 @__heddle_peek8(ptr noundef nonnull @all)
  %5 = inttoptr i64 %4 to ptr
  %6 = icmp eq i64 %4, 0
  br i1 %6, label %19, label %7
7:
  %8 = phi ptr [ %17, %14 ], [ %5, %3 ]
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10
10:
  %11 = tail call i64 @__heddle_peek8(ptr noundef nonnull %8)
  %12 = inttoptr i64 %11 to ptr
  %13 = icmp eq ptr %12, %0
  br i1 %13, label %19, label %14
14:
  %15 = getelementptr inbounds i8, ptr %8, i64 16
  %16 = tail call i64 @__heddle_peek8(ptr noundef nonnull %15)
  %17 = inttoptr i64 %16 to ptr
  %18 = icmp eq i64 %16, 0
  br i1 %18, label %19, label %7
19:
  %20 = phi ptr [ null, %1 ], [ %5, %3 ], [ %17, %14 ], [ %8, %10 ]
  %21 = icmp eq ptr %20, null
  br i1 %21, label %39, label %22
22:
  %23 = phi ptr [ %35, %32 ], [ %20, %19 ]
  %24 = tail call i64 @__heddle_peek8(ptr noundef nonnull %23)
  %25 = inttoptr i64 %24 to ptr
  %26 = icmp eq ptr %25, %0
  br i1 %26, label %27, label %32
27:
  %28 = getelementptr inbounds i8, ptr %23, i64 8
  %29 = tail call i64 @__heddle_peek8(ptr noundef nonnull %28)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %32, label %31
31:
  tail call void @__heddle_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1)
  unreachable
32:
  %33 = getelementptr inbounds i8, ptr %23, i64 16
  %34 = tail call i64 @__heddle_peek8(ptr noundef nonnull %33)
  %35 = inttoptr i64 %34 to ptr
  %36 = icmp eq i64 %34, 0
  br i1 %36, label %37, label %22
37:
  %38 = getelementptr inbounds i8, ptr %20, i64 8
  tail call void @__heddle_poke8(ptr noundef nonnull %38, i64 noundef 1)
  br label %41
39:
  br i1 %2, label %41, label %40
40:
  tail call void @__heddle_free(ptr noundef nonnull %0)
  br label %41
41:
  tail call void @__heddle_unlock(ptr noundef nonnull @mutex)
  ret void
}
declare void @__heddle_fail(ptr noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_free(ptr noundef) local_unnamed_addr
define dso_local void @__VERIFIER_hp_clear(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_lock(ptr noundef nonnull @mutex)
  tail call fastcc void @release(ptr noundef %0)
  tail call void @__heddle_unlock(ptr noundef nonnull @mutex)
  ret void
}
define dso_local void @__VERIFIER_hp_free(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_lock(ptr noundef nonnull @mutex)
  tail call fastcc void @release(ptr noundef %0)
  %2 = tail call i64 @__heddle_peek8(ptr noundef nonnull @all)
  %3 = inttoptr i64 %2 to ptr
  %4 = icmp eq ptr %3, %0
  br i1 %4, label %5, label %8
5:
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = tail call i64 @__heddle_peek8(ptr noundef nonnull %6)
  tail call void @__heddle_poke8(ptr noundef nonnull @all, i64 noundef %7)
  br label %27
8:
  %9 = tail call i64 @__heddle_peek8(ptr noundef nonnull @all)
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  %12 = tail call i64 @__heddle_peek8(ptr noundef nonnull %11)
  %13 = inttoptr i64 %12 to ptr
  %14 = icmp eq ptr %13, %0
  br i1 %14, label %23, label %15
15:
  %16 = phi ptr [ %19, %15 ], [ %11, %8 ]
  %17 = tail call i64 @__heddle_peek8(ptr noundef nonnull %16)
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds i8, ptr %18, i64 16
  %20 = tail call i64 @__heddle_peek8(ptr noundef nonnull %19)
  %21 = inttoptr i64 %20 to ptr
  %22 = icmp eq ptr %21, %0
  br i1 %22, label %23, label %15
23:
  %24 = phi ptr [ %11, %8 ], [ %19, %15 ]
  %25 = getelementptr inbounds i8, ptr %0, i64 16
  %26 = tail call i64 @__heddle_peek8(ptr noundef nonnull %25)
  tail call void @__heddle_poke8(ptr noundef nonnull %24, i64 noundef %26)
  br label %27
27:
  tail call void @__heddle_unlock(ptr noundef nonnull @mutex)
  tail call void @__heddle_free(ptr noundef %0)
  ret void
}

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
@handler = internal unnamed_addr global ptr null, align 8
@.str = private unnamed_addr constant [10 x i8] c"memmove_s\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"memcpy_s\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"memset_s\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"strncpy_s\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"strcpy_s\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"strncat_s\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"strcat_s\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"vsnprintf_s\00", align 1
@.str.8 = private unnamed_addr constant [11 x i8] c"vsprintf_s\00", align 1
define dso_local nonnull ptr @set_constraint_handler_s(ptr noundef %0) local_unnamed_addr {
  %2 = load ptr, ptr @handler, align 8
  %3 = icmp eq ptr %2, null
  %4 = select i1 %3, ptr @ignore_handler_s, ptr %2
  store ptr %0, ptr @handler, align 8
  ret ptr %4
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
define dso_local void @ignore_handler_s(ptr nocapture readnone %0, ptr nocapture readnone %1, i32 %2) {
  ret void
}
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local void @abort_handler_s(ptr nocapture noundef readnone %0, ptr nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr {
  tail call void @abort()
  unreachable
}
declare void @abort() local_unnamed_addr
define dso_local range(i32 0, 35) i32 @memmove_s(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = icmp eq ptr %0, null
  %6 = icmp eq ptr %2, null
  %7 = or i1 %5, %6
  %8 = icmp slt i64 %1, 0
  %9 = or i1 %8, %7
  br i1 %9, label %10, label %20
10:
  %11 = icmp ne ptr %0, null
  %12 = icmp sgt i64 %1, -1
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %16
14:
  %15 = tail call ptr @memset(ptr noundef nonnull %0, i32 noundef 0, i64 noundef %1)
  br label %16
16:
  %17 = load ptr, ptr @handler, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %34, label %19
19:
  tail call void %17(ptr noundef nonnull @.str, ptr noundef null, i32 noundef 22)
  br label %34
20:
  %21 = icmp ugt i64 %3, %1
  br i1 %21, label %22, label %32
22:
  %23 = icmp ne ptr %0, null
  %24 = icmp sgt i64 %1, -1
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %28
26:
  %27 = tail call ptr @memset(ptr noundef nonnull %0, i32 noundef 0, i64 noundef %1)
  br label %28
28:
  %29 = load ptr, ptr @handler, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %34, label %31
31:
  tail call void %29(ptr noundef nonnull @.str, ptr noundef null, i32 noundef 34)
  br label %34
32:
  %33 = tail call ptr @memmove(ptr noundef %0, ptr noundef %2, i64 noundef %3)
  br label %34
34:
  %35 = phi i32 [ 0, %32 ], [ 22, %16 ], [ 22, %19 ], [ 34, %28 ], [ 34, %31 ]
  ret i32 %35
}
declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr
define dso_local range(i32 0, 35) i32 @memcpy_s(ptr noalias noundef %0, i64 noundef %1, ptr noalias noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = icmp eq ptr %0, null
  %6 = icmp eq ptr %2, null
  %7 = or i1 %5, %6
  %8 = icmp slt i64 %1, 0
  %9 = or i1 %8, %7
  br i1 %9, label %10, label %20
10:
  %11 = icmp ne ptr %0, null
  %12 = icmp sgt i64 %1, -1
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %16
14:
  %15 = tail call ptr @memset(ptr noundef nonnull %0, i32 noundef 0, i64 noundef %1)
  br label %16
16:
  %17 = load ptr, ptr @handler, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %52, label %19
19:
  tail call void %17(ptr noundef nonnull @.str.1, ptr noundef null, i32 noundef 22)
  br label %52
20:
  %21 = icmp ugt i64 %3, %1
  br i1 %21, label %22, label %32
22:
  %23 = icmp ne ptr %0, null
  %24 = icmp sgt i64 %1, -1
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %28
26:
  %27 = tail call ptr @memset(ptr noundef nonnull %0, i32 noundef 0, i64 noundef %1)
  br label %28
28:
  %29 = load ptr, ptr @handler, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %52, label %31
31:
  tail call void %29(ptr noundef nonnull @.str.1, ptr noundef null, i32 noundef 34)
  br label %52
32:
  %33 = ptrtoint ptr %0 to i64
  %34 = ptrtoint ptr %2 to i64
  %35 = icmp ult ptr %0, %2
  %36 = sub i64 %34, %33
  %37 = sub i64 %33, %34
  %38 = select i1 %35, i64 %36, i64 %37
  %39 = icmp ult i64 %38, %3
  br i1 %39, label %40, label %50
40:
  %41 = icmp ne ptr %0, null
  %42 = icmp sgt i64 %1, -1
  %43 = and i1 %41, %42
  br i1 %43, label %44, label %46
44:
  %45 = tail call ptr @memset(ptr noundef nonnull %0, i32 noundef 0, i64 noundef %1)
  br label %46
46:
  %47 = load ptr, ptr @handler, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %52, label %49
49:
  tail call void %47(ptr noundef nonnull @.str.1, ptr noundef null, i32 noundef 22)
  br label %52
50:
  %51 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %2, i64 noundef %3)
  br label %52
52:
  %53 = phi i32 [ 0, %50 ], [ 22, %16 ], [ 22, %19 ], [ 34, %28 ], [ 34, %31 ], [ 22, %46 ], [ 22, %49 ]
  ret i32 %53
}
declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr
define dso_local range(i32 0, 35) i32 @memset_s(ptr noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = icmp eq ptr %0, null
  %6 = icmp slt i64 %1, 0
  %7 = or i1 %5, %6
  br i1 %7, label %8, label %12
8:
  %9 = load ptr, ptr @handler, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %20, label %11
11:
  tail call void %9(ptr noundef nonnull @.str.2, ptr noundef null, i32 noundef 22)
  br label %20
12:
  %13 = tail call i64 @llvm.umin.i64(i64 %3, i64 %1)
  %14 = tail call ptr @memset(ptr noundef %0, i32 noundef %2, i64 noundef %13)
  %15 = icmp ugt i64 %3, %1
  br i1 %15, label %16, label %20
16:
  %17 = load ptr, ptr @handler, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %20, label %19
19:
  tail call void %17(ptr noundef nonnull @.str.2, ptr noundef null, i32 noundef 34)
  br label %20
20:
  %21 = phi i32 [ 0, %12 ], [ 22, %8 ], [ 22, %11 ], [ 34, %16 ], [ 34, %19 ]
  ret i32 %21
}
declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr
define dso_local i64 @strnlen_s(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %6, label %4
4:
  %5 = tail call i64 @strnlen(ptr noundef nonnull %0, i64 noundef %1)
  br label %6
6:
  %7 = phi i64 [ %5, %4 ], [ 0, %2 ]
  ret i64 %7
}
declare i64 @strnlen(ptr noundef, i64 noundef) local_unnamed_addr
define dso_local range(i32 0, 35) i32 @strncpy_s(ptr noalias noundef %0, i64 noundef %1, ptr noalias noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = icmp eq ptr %0, null
  %6 = icmp eq ptr %2, null
  %7 = or i1 %5, %6
  %8 = icmp slt i64 %1, 1
  %9 = or i1 %8, %7
  %10 = icmp slt i64 %3, 0
  %11 = or i1 %10, %9
  br i1 %11, label %12, label %21
12:
  %13 = icmp ne ptr %0, null
  %14 = icmp sgt i64 %1, 0
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %17
16:
  store i8 0, ptr %0, align 1
  br label %17
17:
  %18 = load ptr, ptr @handler, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %53, label %20
20:
  tail call void %18(ptr noundef nonnull @.str.3, ptr noundef null, i32 noundef 22)
  br label %53
21:
  %22 = tail call i64 @llvm.umin.i64(i64 %1, i64 %3)
  %23 = tail call i64 @strnlen(ptr noundef %2, i64 noundef %22)
  %24 = icmp ult i64 %23, %1
  br i1 %24, label %34, label %25
25:
  %26 = icmp ne ptr %0, null
  %27 = icmp sgt i64 %1, 0
  %28 = and i1 %26, %27
  br i1 %28, label %29, label %30
29:
  store i8 0, ptr %0, align 1
  br label %30
30:
  %31 = load ptr, ptr @handler, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %53, label %33
33:
  tail call void %31(ptr noundef nonnull @.str.3, ptr noundef null, i32 noundef 34)
  br label %53
34:
  %35 = add i64 %23, 1
  %36 = ptrtoint ptr %0 to i64
  %37 = ptrtoint ptr %2 to i64
  %38 = icmp ult ptr %0, %2
  %39 = sub i64 %37, %36
  %40 = sub i64 %36, %37
  %41 = select i1 %38, i64 %39, i64 %40
  %42 = icmp ugt i64 %35, %41
  br i1 %42, label %43, label %50
43:
  %44 = icmp eq ptr %0, null
  br i1 %44, label %46, label %45
45:
  store i8 0, ptr %0, align 1
  br label %46
46:
  %47 = load ptr, ptr @handler, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %53, label %49
49:
  tail call void %47(ptr noundef nonnull @.str.3, ptr noundef null, i32 noundef 22)
  br label %53
50:
  %51 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %2, i64 noundef %23)
  %52 = getelementptr inbounds i8, ptr %0, i64 %23
  store i8 0, ptr %52, align 1
  br label %53
53:
  %54 = phi i32 [ 22, %17 ], [ 22, %20 ], [ 0, %50 ], [ 34, %30 ], [ 34, %33 ], [ 22, %46 ], [ 22, %49 ]
  ret i32 %54
}
define dso_local range(i32 0, 35) i32 @strcpy_s(ptr noalias noundef %0, i64 noundef %1, ptr noalias noundef %2) local_unnamed_addr {
  %4 = icmp ne ptr %0, null
  %5 = icmp ne ptr %2, null
  %6 = and i1 %4, %5
  %7 = icmp sgt i64 %1, 0
  %8 = and i1 %7, %6
  br i1 %8, label %18, label %9
9:
  %10 = icmp ne ptr %0, null
  %11 = icmp sgt i64 %1, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %14
13:
  store i8 0, ptr %0, align 1
  br label %14
14:
  %15 = load ptr, ptr @handler, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %41, label %17
17:
  tail call void %15(ptr noundef nonnull @.str.4, ptr noundef null, i32 noundef 22)
  br label %41
18:
  %19 = tail call i64 @strnlen(ptr noundef nonnull %2, i64 noundef %1)
  %20 = icmp ult i64 %19, %1
  br i1 %20, label %25, label %21
21:
  store i8 0, ptr %0, align 1
  %22 = load ptr, ptr @handler, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %41, label %24
24:
  tail call void %22(ptr noundef nonnull @.str.4, ptr noundef null, i32 noundef 34)
  br label %41
25:
  %26 = add i64 %19, 1
  %27 = ptrtoint ptr %0 to i64
  %28 = ptrtoint ptr %2 to i64
  %29 = icmp ult ptr %0, %2
  %30 = sub i64 %28, %27
  %31 = sub i64 %27, %28
  %32 = select i1 %29, i64 %30, i64 %31
  %33 = icmp ugt i64 %26, %32
  br i1 %33, label %34, label %38
34:
  store i8 0, ptr %0, align 1
  %35 = load ptr, ptr @handler, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %41, label %37
37:
  tail call void %35(ptr noundef nonnull @.str.4, ptr noundef null, i32 noundef 22)
  br label %41
38:
  %39 = tail call ptr @memcpy(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %19)
  %40 = getelementptr inbounds i8, ptr %0, i64 %19
  store i8 0, ptr %40, align 1
  br label %41
41:
  %42 = phi i32 [ 22, %14 ], [ 22, %17 ], [ 0, %38 ], [ 34, %21 ], [ 34, %24 ], [ 22, %34 ], [ 22, %37 ]
  ret i32 %42
}
define dso_local range(i32 0, 35) i32 @strncat_s(ptr noalias noundef %0, i64 noundef %1, ptr noalias noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = icmp eq ptr %0, null
  %6 = icmp eq ptr %2, null
  %7 = or i1 %5, %6
  %8 = icmp slt i64 %1, 1
  %9 = or i1 %8, %7
  %10 = icmp slt i64 %3, 0
  %11 = or i1 %10, %9
  br i1 %11, label %12, label %21
12:
  %13 = icmp ne ptr %0, null
  %14 = icmp sgt i64 %1, 0
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %17
16:
  store i8 0, ptr %0, align 1
  br label %17
17:
  %18 = load ptr, ptr @handler, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20
20:
  tail call void %18(ptr noundef nonnull @.str.5, ptr noundef null, i32 noundef 22)
  br label %23
21:
  %22 = tail call fastcc i32 @concatenate(ptr noundef nonnull @.str.5, ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3)
  br label %23
23:
  %24 = phi i32 [ %22, %21 ], [ 22, %17 ], [ 22, %20 ]
  ret i32 %24
}
define internal fastcc range(i32 0, 35) i32 @concatenate(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) unnamed_addr {
  %6 = tail call i64 @strnlen(ptr noundef %1, i64 noundef %2)
  %7 = icmp eq i64 %6, %2
  br i1 %7, label %8, label %17
8:
  %9 = icmp ne ptr %1, null
  %10 = icmp sgt i64 %2, 0
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %13
12:
  store i8 0, ptr %1, align 1
  br label %13
13:
  %14 = load ptr, ptr @handler, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %56, label %16
16:
  tail call void %14(ptr noundef %0, ptr noundef null, i32 noundef 22)
  br label %56
17:
  %18 = sub i64 %2, %6
  %19 = tail call i64 @llvm.umin.i64(i64 %18, i64 %4)
  %20 = tail call i64 @strnlen(ptr noundef %3, i64 noundef %19)
  %21 = icmp ult i64 %20, %18
  br i1 %21, label %31, label %22
22:
  %23 = icmp ne ptr %1, null
  %24 = icmp sgt i64 %2, 0
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %27
26:
  store i8 0, ptr %1, align 1
  br label %27
27:
  %28 = load ptr, ptr @handler, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %56, label %30
30:
  tail call void %28(ptr noundef %0, ptr noundef null, i32 noundef 34)
  br label %56
31:
  %32 = add i64 %20, %6
  %33 = add i64 %32, 1
  %34 = add i64 %20, 1
  %35 = ptrtoint ptr %1 to i64
  %36 = ptrtoint ptr %3 to i64
  %37 = icmp ult ptr %1, %3
  %38 = sub i64 %36, %35
  %39 = icmp uge i64 %38, %33
  %40 = sub i64 %35, %36
  %41 = icmp uge i64 %40, %34
  %42 = select i1 %37, i1 %39, i1 %41
  br i1 %42, label %52, label %43
43:
  %44 = icmp ne ptr %1, null
  %45 = icmp sgt i64 %2, 0
  %46 = and i1 %44, %45
  br i1 %46, label %47, label %48
47:
  store i8 0, ptr %1, align 1
  br label %48
48:
  %49 = load ptr, ptr @handler, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %56, label %51
51:
  tail call void %49(ptr noundef %0, ptr noundef null, i32 noundef 22)
  br label %56
52:
  %53 = getelementptr inbounds i8, ptr %1, i64 %6
  %54 = tail call ptr @memcpy(ptr noundef %53, ptr noundef %3, i64 noundef %20)
  %55 = getelementptr inbounds i8, ptr %1, i64 %32
  store i8 0, ptr %55, align 1
  br label %56
56:
  %57 = phi i32 [ 22, %13 ], [ 22, %16 ], [ 0, %52 ], [ 34, %27 ], [ 34, %30 ], [ 22, %48 ], [ 22, %51 ]
  ret i32 %57
}
define dso_local range(i32 0, 35) i32 @strcat_s(ptr noalias noundef %0, i64 noundef %1, ptr noalias noundef %2) local_unnamed_addr {
  %4 = icmp ne ptr %0, null
  %5 = icmp ne ptr %2, null
  %6 = and i1 %4, %5
  %7 = icmp sgt i64 %1, 0
  %8 = and i1 %7, %6
  br i1 %8, label %18, label %9
9:
  %10 = icmp ne ptr %0, null
  %11 = icmp sgt i64 %1, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %14
13:
  store i8 0, ptr %0, align 1
  br label %14
14:
  %15 = load ptr, ptr @handler, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17
17:
  tail call void %15(ptr noundef nonnull @.str.6, ptr noundef null, i32 noundef 22)
  br label %20
18:
  %19 = tail call fastcc i32 @concatenate(ptr noundef nonnull @.str.6, ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %2, i64 noundef -1)
  br label %20
20:
  %21 = phi i32 [ %19, %18 ], [ 22, %14 ], [ 22, %17 ]
  ret i32 %21
}
define dso_local i32 @vsnprintf_s(ptr noalias noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = icmp ne ptr %0, null
  %6 = icmp ne ptr %2, null
  %7 = and i1 %5, %6
  %8 = icmp sgt i64 %1, 0
  %9 = and i1 %8, %7
  br i1 %9, label %19, label %10
10:
  %11 = icmp ne ptr %0, null
  %12 = icmp sgt i64 %1, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %15
14:
  store i8 0, ptr %0, align 1
  br label %15
15:
  %16 = load ptr, ptr @handler, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18
18:
  tail call void %16(ptr noundef nonnull @.str.7, ptr noundef null, i32 noundef 22)
  br label %21
19:
  %20 = tail call i32 @vsnprintf(ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %2, ptr noundef %3)
  br label %21
21:
  %22 = phi i32 [ %20, %19 ], [ -22, %15 ], [ -22, %18 ]
  ret i32 %22
}
declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr
define dso_local i32 @snprintf_s(ptr noalias noundef %0, i64 noundef %1, ptr noalias noundef %2, ...) local_unnamed_addr {
  %4 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !629
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_start.p0(ptr nonnull %4)
  call void @llvm.experimental.noalias.scope.decl(metadata !633)
  %5 = icmp ne ptr %0, null
  %6 = icmp ne ptr %2, null
  %7 = and i1 %5, %6
  %8 = icmp sgt i64 %1, 0
  %9 = and i1 %8, %7
  br i1 %9, label %17, label %10
10:
  %11 = and i1 %5, %8
  br i1 %11, label %12, label %13
12:
  store i8 0, ptr %0, align 1
  br label %13
13:
  %14 = load ptr, ptr @handler, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16
16:
  call void %14(ptr noundef nonnull @.str.7, ptr noundef null, i32 noundef 22)
  br label %19
17:
  %18 = call i32 @vsnprintf(ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %2, ptr noundef nonnull %4)
  br label %19
19:
  %20 = phi i32 [ %18, %17 ], [ -22, %13 ], [ -22, %16 ]
  call void @llvm.va_end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i32 %20
}
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define dso_local i32 @vsprintf_s(ptr noalias noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = icmp ne ptr %0, null
  %6 = icmp ne ptr %2, null
  %7 = and i1 %5, %6
  %8 = icmp sgt i64 %1, 0
  %9 = and i1 %8, %7
  br i1 %9, label %19, label %10
10:
  %11 = icmp ne ptr %0, null
  %12 = icmp sgt i64 %1, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %15
14:
  store i8 0, ptr %0, align 1
  br label %15
15:
  %16 = load ptr, ptr @handler, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %29, label %18
18:
  tail call void %16(ptr noundef nonnull @.str.8, ptr noundef null, i32 noundef 22)
  br label %29
19:
  %20 = tail call i32 @vsnprintf(ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %2, ptr noundef %3)
  %21 = icmp slt i32 %20, 0
  %22 = zext nneg i32 %20 to i64
  %23 = icmp ult i64 %22, %1
  %24 = select i1 %21, i1 true, i1 %23
  br i1 %24, label %29, label %25
25:
  store i8 0, ptr %0, align 1
  %26 = load ptr, ptr @handler, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %29, label %28
28:
  tail call void %26(ptr noundef nonnull @.str.8, ptr noundef null, i32 noundef 34)
  br label %29
29:
  %30 = phi i32 [ %20, %19 ], [ -22, %15 ], [ -22, %18 ], [ 0, %25 ], [ 0, %28 ]
  ret i32 %30
}
define dso_local i32 @sprintf_s(ptr noalias noundef %0, i64 noundef %1, ptr noalias noundef %2, ...) local_unnamed_addr {
  %4 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !712
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_start.p0(ptr nonnull %4)
  call void @llvm.experimental.noalias.scope.decl(metadata !716)
  %5 = icmp ne ptr %0, null
  %6 = icmp ne ptr %2, null
  %7 = and i1 %5, %6
  %8 = icmp sgt i64 %1, 0
  %9 = and i1 %8, %7
  br i1 %9, label %17, label %10
10:
  %11 = and i1 %5, %8
  br i1 %11, label %12, label %13
12:
  store i8 0, ptr %0, align 1
  br label %13
13:
  %14 = load ptr, ptr @handler, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %27, label %16
16:
  call void %14(ptr noundef nonnull @.str.8, ptr noundef null, i32 noundef 22)
  br label %27
17:
  %18 = call i32 @vsnprintf(ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %2, ptr noundef nonnull %4)
  %19 = icmp slt i32 %18, 0
  %20 = zext nneg i32 %18 to i64
  %21 = icmp ult i64 %20, %1
  %22 = select i1 %19, i1 true, i1 %21
  br i1 %22, label %27, label %23
23:
  store i8 0, ptr %0, align 1
  %24 = load ptr, ptr @handler, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %27, label %26
26:
  call void %24(ptr noundef nonnull @.str.8, ptr noundef null, i32 noundef 34)
  br label %27
27:
  %28 = phi i32 [ %18, %17 ], [ -22, %13 ], [ -22, %16 ], [ 0, %23 ], [ 0, %26 ]
  call void @llvm.va_end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i32 %28
}
declare i64 @llvm.umin.i64(i64, i64)
declare void @llvm.experimental.noalias.scope.decl(metadata)

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.entry = type { %union.sem_t, i32, i8, [252 x i8], i64 }
%union.sem_t = type { i64, [24 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
@names = internal global i64 0, align 8
@.str = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"XCHG\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@count = internal global i32 0, align 4
@named = internal global [64 x %struct.entry] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [35 x i8] c"more than 64 semaphores with names\00", align 1
define dso_local ptr @sem_open(ptr nocapture noundef readonly %0, i32 noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !92
  %4 = alloca [252 x i8], align 16, !DIAssignID !94
  %5 = and i32 %1, 64
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %32, label %7
7:
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_start.p0(ptr nonnull %3)
  %8 = load i32, ptr %3, align 16
  %9 = icmp ult i32 %8, 41
  br i1 %9, label %10, label %12
10:
  %11 = add nuw nsw i32 %8, 8
  store i32 %11, ptr %3, align 16, !DIAssignID !101
  br label %16
12:
  %13 = getelementptr inbounds i8, ptr %3, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr i8, ptr %14, i64 8
  store ptr %15, ptr %13, align 8, !DIAssignID !102
  br label %16
16:
  %17 = load i32, ptr %3, align 16
  %18 = icmp ult i32 %17, 41
  br i1 %18, label %19, label %25
19:
  %20 = getelementptr inbounds i8, ptr %3, i64 16
  %21 = load ptr, ptr %20, align 16
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr i8, ptr %21, i64 %22
  %24 = add nuw nsw i32 %17, 8
  store i32 %24, ptr %3, align 16, !DIAssignID !104
  br label %29
25:
  %26 = getelementptr inbounds i8, ptr %3, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr i8, ptr %27, i64 8
  store ptr %28, ptr %26, align 8, !DIAssignID !105
  br label %29
29:
  %30 = phi ptr [ %23, %19 ], [ %27, %25 ]
  %31 = load i32, ptr %30, align 4
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  br label %32
32:
  %33 = phi i32 [ %31, %29 ], [ 0, %2 ]
  call void @llvm.lifetime.start.p0(i64 252, ptr nonnull %4)
  br label %34
34:
  %35 = phi ptr [ %0, %32 ], [ %38, %34 ]
  %36 = load i8, ptr %35, align 1
  %37 = icmp eq i8 %36, 47
  %38 = getelementptr inbounds i8, ptr %35, i64 1
  br i1 %37, label %34, label %39
39:
  %40 = phi i64 [ %46, %45 ], [ 0, %34 ]
  %41 = phi ptr [ %48, %45 ], [ %35, %34 ]
  %42 = load i8, ptr %41, align 1
  switch i8 %42, label %43 [
    i8 0, label %49
    i8 47, label %54
  ]
43:
  %44 = icmp eq i64 %40, 251
  br i1 %44, label %54, label %45
45:
  %46 = add nuw nsw i64 %40, 1
  %47 = getelementptr inbounds i8, ptr %4, i64 %40
  store i8 %42, ptr %47, align 1
  %48 = getelementptr inbounds i8, ptr %41, i64 1
  br label %39
49:
  %50 = and i64 %40, 4294967295
  %51 = getelementptr inbounds i8, ptr %4, i64 %50
  store i8 0, ptr %51, align 1
  %52 = icmp eq i64 %40, 0
  %53 = select i1 %52, i32 22, i32 0
  br label %54
54:
  %55 = phi i32 [ %53, %49 ], [ 22, %39 ], [ 36, %43 ]
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %141
57:
  call void @__heddle_lock(ptr noundef nonnull @names)
  %58 = call i32 @__heddle_peek4(ptr noundef nonnull @count)
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %60, label %98
60:
  %61 = zext nneg i32 %58 to i64
  %62 = load i8, ptr %4, align 16
  %63 = icmp eq i8 %62, 0
  br label %64
64:
  %65 = phi i64 [ 0, %60 ], [ %96, %95 ]
  %66 = getelementptr inbounds [64 x %struct.entry], ptr @named, i64 0, i64 %65
  %67 = getelementptr inbounds i8, ptr %66, i64 36
  %68 = call zeroext i8 @__heddle_peek1(ptr noundef nonnull %67)
  %69 = icmp eq i8 %68, 0
  br i1 %69, label %95, label %70
70:
  %71 = getelementptr inbounds i8, ptr %66, i64 37
  br i1 %63, label %88, label %77
72:
  %73 = add nuw nsw i64 %78, 1
  %74 = getelementptr inbounds i8, ptr %4, i64 %73
  %75 = load i8, ptr %74, align 1
  %76 = icmp eq i8 %75, 0
  br i1 %76, label %86, label %77
77:
  %78 = phi i64 [ %73, %72 ], [ 0, %70 ]
  %79 = getelementptr inbounds i8, ptr %4, i64 %78
  %80 = getelementptr inbounds [252 x i8], ptr %71, i64 0, i64 %78
  %81 = call zeroext i8 @__heddle_peek1(ptr noundef nonnull %80)
  %82 = load i8, ptr %79, align 1
  %83 = icmp eq i8 %81, %82
  br i1 %83, label %72, label %84
84:
  %85 = getelementptr inbounds i8, ptr %4, i64 %78
  br label %88
86:
  %87 = getelementptr inbounds i8, ptr %4, i64 %73
  br label %88
88:
  %89 = phi i64 [ 0, %70 ], [ %78, %84 ], [ %73, %86 ]
  %90 = phi ptr [ %4, %70 ], [ %85, %84 ], [ %87, %86 ]
  %91 = getelementptr inbounds [252 x i8], ptr %71, i64 0, i64 %89
  %92 = call zeroext i8 @__heddle_peek1(ptr noundef nonnull %91)
  %93 = load i8, ptr %90, align 1
  %94 = icmp eq i8 %92, %93
  br i1 %94, label %98, label %95
95:
  %96 = add nuw nsw i64 %65, 1
  %97 = icmp eq i64 %96, %61
  br i1 %97, label %98, label %64
98:
  %99 = phi ptr [ null, %57 ], [ null, %95 ], [ %66, %88 ]
  %100 = icmp eq ptr %99, null
  %101 = and i32 %1, 192
  %102 = icmp ne i32 %101, 192
  %103 = or i1 %102, %100
  br i1 %103, label %104, label %137
104:
  br i1 %100, label %105, label %127
105:
  br i1 %6, label %137, label %106
106:
  %107 = icmp slt i32 %33, 0
  br i1 %107, label %137, label %108
108:
  %109 = call i32 @__heddle_peek4(ptr noundef nonnull @count)
  %110 = icmp eq i32 %109, 64
  br i1 %110, label %111, label %112
111:
  call void @__heddle_cut(ptr noundef nonnull @.str.3)
  unreachable
112:
  %113 = sext i32 %109 to i64
  %114 = getelementptr inbounds [64 x %struct.entry], ptr @named, i64 0, i64 %113
  %115 = add i32 %109, 1
  call void @__heddle_poke4(ptr noundef nonnull @count, i32 noundef %115)
  %116 = getelementptr inbounds i8, ptr %114, i64 36
  call void @__heddle_poke1(ptr noundef nonnull %116, i8 noundef zeroext 1)
  %117 = getelementptr inbounds i8, ptr %114, i64 296
  %118 = zext nneg i32 %33 to i64
  call void @__heddle_poke8(ptr noundef nonnull %117, i64 noundef %118)
  %119 = getelementptr inbounds i8, ptr %114, i64 37
  br label %120
120:
  %121 = phi i64 [ %125, %120 ], [ 0, %112 ]
  %122 = getelementptr inbounds [252 x i8], ptr %119, i64 0, i64 %121
  %123 = getelementptr inbounds i8, ptr %4, i64 %121
  %124 = load i8, ptr %123, align 1
  call void @__heddle_poke1(ptr noundef nonnull %122, i8 noundef zeroext %124)
  %125 = add nuw nsw i64 %121, 1
  %126 = icmp eq i8 %124, 0
  br i1 %126, label %127, label %120
127:
  %128 = phi ptr [ %99, %104 ], [ %114, %120 ]
  %129 = getelementptr inbounds i8, ptr %128, i64 32
  %130 = call i32 @__heddle_peek4(ptr noundef nonnull %129)
  %131 = add i32 %130, 1
  call void @__heddle_poke4(ptr noundef nonnull %129, i32 noundef %131)
  %132 = icmp eq i32 %130, 0
  br i1 %132, label %133, label %137
133:
  %134 = getelementptr inbounds i8, ptr %128, i64 296
  %135 = call i64 @__heddle_peek8(ptr noundef nonnull %134)
  %136 = call i64 @__heddle_await(ptr noundef nonnull %128, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef %135, ptr noundef nonnull @.str.2)
  br label %137
137:
  %138 = phi ptr [ undef, %105 ], [ undef, %106 ], [ undef, %98 ], [ %128, %133 ], [ %128, %127 ]
  %139 = phi i1 [ false, %105 ], [ false, %106 ], [ false, %98 ], [ true, %133 ], [ true, %127 ]
  %140 = phi i32 [ 2, %105 ], [ 22, %106 ], [ 17, %98 ], [ 0, %133 ], [ 0, %127 ]
  call void @__heddle_unlock(ptr noundef nonnull @names)
  br i1 %139, label %144, label %141
141:
  %142 = phi i32 [ %55, %54 ], [ %140, %137 ]
  %143 = tail call ptr @__errno_location()
  store i32 %142, ptr %143, align 4
  br label %144
144:
  %145 = phi ptr [ %138, %137 ], [ null, %141 ]
  call void @llvm.lifetime.end.p0(i64 252, ptr nonnull %4)
  ret ptr %145
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
declare ptr @__errno_location() local_unnamed_addr
declare void @__heddle_lock(ptr noundef) local_unnamed_addr
declare void @__heddle_unlock(ptr noundef) local_unnamed_addr
define dso_local range(i32 -1, 1) i32 @sem_close(ptr noundef %0) local_unnamed_addr {
  tail call void @__heddle_lock(ptr noundef nonnull @names)
  %2 = ptrtoint ptr %0 to i64
  %3 = sub i64 %2, ptrtoint (ptr @named to i64)
  %4 = udiv i64 %3, 304
  %5 = getelementptr inbounds [64 x %struct.entry], ptr @named, i64 0, i64 %4
  %6 = icmp ult i64 %3, 19456
  %7 = icmp eq ptr %5, %0
  %8 = select i1 %6, i1 %7, i1 false
  br i1 %8, label %9, label %20
9:
  %10 = getelementptr inbounds i8, ptr %5, i64 32
  %11 = tail call i32 @__heddle_peek4(ptr noundef nonnull %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %20, label %13
13:
  %14 = tail call i32 @__heddle_peek4(ptr noundef nonnull %10)
  %15 = add i32 %14, -1
  tail call void @__heddle_poke4(ptr noundef nonnull %10, i32 noundef %15)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %20
17:
  %18 = tail call i64 @__heddle_await(ptr noundef nonnull %5, ptr noundef nonnull @.str, i64 noundef 0, ptr noundef nonnull @.str.1, i64 noundef -4611686018427387904, ptr noundef nonnull @.str.2)
  %19 = getelementptr inbounds i8, ptr %5, i64 296
  tail call void @__heddle_poke8(ptr noundef nonnull %19, i64 noundef %18)
  br label %20
20:
  %21 = phi i1 [ false, %9 ], [ false, %1 ], [ true, %17 ], [ true, %13 ]
  %22 = phi i32 [ 22, %9 ], [ 22, %1 ], [ 0, %17 ], [ 0, %13 ]
  tail call void @__heddle_unlock(ptr noundef nonnull @names)
  br i1 %21, label %25, label %23
23:
  %24 = tail call ptr @__errno_location()
  store i32 %22, ptr %24, align 4
  br label %25
25:
  %26 = phi i32 [ -1, %23 ], [ 0, %20 ]
  ret i32 %26
}
define dso_local range(i32 -1, 1) i32 @sem_unlink(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [252 x i8], align 16, !DIAssignID !349
  call void @llvm.lifetime.start.p0(i64 252, ptr nonnull %2)
  br label %3
3:
  %4 = phi ptr [ %0, %1 ], [ %7, %3 ]
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 47
  %7 = getelementptr inbounds i8, ptr %4, i64 1
  br i1 %6, label %3, label %8
8:
  %9 = phi i64 [ %15, %14 ], [ 0, %3 ]
  %10 = phi ptr [ %17, %14 ], [ %4, %3 ]
  %11 = load i8, ptr %10, align 1
  switch i8 %11, label %12 [
    i8 0, label %18
    i8 47, label %23
  ]
12:
  %13 = icmp eq i64 %9, 251
  br i1 %13, label %23, label %14
14:
  %15 = add nuw nsw i64 %9, 1
  %16 = getelementptr inbounds i8, ptr %2, i64 %9
  store i8 %11, ptr %16, align 1
  %17 = getelementptr inbounds i8, ptr %10, i64 1
  br label %8
18:
  %19 = and i64 %9, 4294967295
  %20 = getelementptr inbounds i8, ptr %2, i64 %19
  store i8 0, ptr %20, align 1
  %21 = icmp eq i64 %9, 0
  %22 = select i1 %21, i32 22, i32 0
  br label %23
23:
  %24 = phi i32 [ %22, %18 ], [ 22, %8 ], [ 36, %12 ]
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %74
26:
  tail call void @__heddle_lock(ptr noundef nonnull @names)
  %27 = tail call i32 @__heddle_peek4(ptr noundef nonnull @count)
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %67
29:
  %30 = zext nneg i32 %27 to i64
  %31 = load i8, ptr %2, align 16
  %32 = icmp eq i8 %31, 0
  br label %33
33:
  %34 = phi i64 [ 0, %29 ], [ %65, %64 ]
  %35 = getelementptr inbounds [64 x %struct.entry], ptr @named, i64 0, i64 %34
  %36 = getelementptr inbounds i8, ptr %35, i64 36
  %37 = tail call zeroext i8 @__heddle_peek1(ptr noundef nonnull %36)
  %38 = icmp eq i8 %37, 0
  br i1 %38, label %64, label %39
39:
  %40 = getelementptr inbounds i8, ptr %35, i64 37
  br i1 %32, label %57, label %46
41:
  %42 = add nuw nsw i64 %47, 1
  %43 = getelementptr inbounds i8, ptr %2, i64 %42
  %44 = load i8, ptr %43, align 1
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %55, label %46
46:
  %47 = phi i64 [ %42, %41 ], [ 0, %39 ]
  %48 = getelementptr inbounds i8, ptr %2, i64 %47
  %49 = getelementptr inbounds [252 x i8], ptr %40, i64 0, i64 %47
  %50 = tail call zeroext i8 @__heddle_peek1(ptr noundef nonnull %49)
  %51 = load i8, ptr %48, align 1
  %52 = icmp eq i8 %50, %51
  br i1 %52, label %41, label %53
53:
  %54 = getelementptr inbounds i8, ptr %2, i64 %47
  br label %57
55:
  %56 = getelementptr inbounds i8, ptr %2, i64 %42
  br label %57
57:
  %58 = phi i64 [ 0, %39 ], [ %47, %53 ], [ %42, %55 ]
  %59 = phi ptr [ %2, %39 ], [ %54, %53 ], [ %56, %55 ]
  %60 = getelementptr inbounds [252 x i8], ptr %40, i64 0, i64 %58
  %61 = tail call zeroext i8 @__heddle_peek1(ptr noundef nonnull %60)
  %62 = load i8, ptr %59, align 1
  %63 = icmp eq i8 %61, %62
  br i1 %63, label %67, label %64
64:
  %65 = add nuw nsw i64 %34, 1
  %66 = icmp eq i64 %65, %30
  br i1 %66, label %67, label %33
67:
  %68 = phi ptr [ null, %26 ], [ null, %64 ], [ %35, %57 ]
  %69 = icmp eq ptr %68, null
  br i1 %69, label %72, label %70
70:
  %71 = getelementptr inbounds i8, ptr %68, i64 36
  tail call void @__heddle_poke1(ptr noundef nonnull %71, i8 noundef zeroext 0)
  br label %72
72:
  %73 = phi i32 [ 0, %70 ], [ 2, %67 ]
  tail call void @__heddle_unlock(ptr noundef nonnull @names)
  br label %74
74:
  %75 = phi i32 [ %24, %23 ], [ %73, %72 ]
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %79, label %77
77:
  %78 = tail call ptr @__errno_location()
  store i32 %75, ptr %78, align 4
  br label %79
79:
  %80 = phi i32 [ -1, %77 ], [ 0, %74 ]
  call void @llvm.lifetime.end.p0(i64 252, ptr nonnull %2)
  ret i32 %80
}
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
declare zeroext i8 @__heddle_peek1(ptr noundef) local_unnamed_addr
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
declare void @__heddle_poke1(ptr noundef, i8 noundef zeroext) local_unnamed_addr
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.waiter = type { i64, ptr, ptr, i32, i32 }
@.str = private unnamed_addr constant [43 x i8] c"an operation of futex that is not modelled\00", align 1
@futex = internal global [61 x i8] zeroinitializer, align 16
@first = internal global [61 x ptr] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"XCHG\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@me = internal thread_local global %struct.waiter zeroinitializer, align 8
@.str.4 = private unnamed_addr constant [3 x i8] c"EQ\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"futex\00", align 1
@.str.6 = private unnamed_addr constant [56 x i8] c"FUTEX_REQUEUE as an operation that the program computes\00", align 1
define dso_local i64 @__heddle_futex(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = alloca i32, align 4, !DIAssignID !114
  %3 = load i32, ptr %0, align 8
  %4 = icmp ult i32 %3, 41
  br i1 %4, label %5, label %11
5:
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = zext nneg i32 %3 to i64
  %9 = getelementptr i8, ptr %7, i64 %8
  %10 = add nuw nsw i32 %3, 8
  store i32 %10, ptr %0, align 8
  br label %15
11:
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr i8, ptr %13, i64 8
  store ptr %14, ptr %12, align 8
  br label %15
15:
  %16 = phi ptr [ %9, %5 ], [ %13, %11 ]
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %0, align 8
  %19 = icmp ult i32 %18, 41
  br i1 %19, label %20, label %26
20:
  %21 = getelementptr inbounds i8, ptr %0, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = zext nneg i32 %18 to i64
  %24 = getelementptr i8, ptr %22, i64 %23
  %25 = add nuw nsw i32 %18, 8
  store i32 %25, ptr %0, align 8
  br label %30
26:
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr i8, ptr %28, i64 8
  store ptr %29, ptr %27, align 8
  br label %30
30:
  %31 = phi ptr [ %24, %20 ], [ %28, %26 ]
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %0, align 8
  %34 = icmp ult i32 %33, 41
  br i1 %34, label %35, label %41
35:
  %36 = getelementptr inbounds i8, ptr %0, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = zext nneg i32 %33 to i64
  %39 = getelementptr i8, ptr %37, i64 %38
  %40 = add nuw nsw i32 %33, 8
  store i32 %40, ptr %0, align 8
  br label %45
41:
  %42 = getelementptr inbounds i8, ptr %0, i64 8
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr i8, ptr %43, i64 8
  store ptr %44, ptr %42, align 8
  br label %45
45:
  %46 = phi ptr [ %39, %35 ], [ %43, %41 ]
  %47 = load i32, ptr %46, align 4
  %48 = and i32 %32, -385
  %49 = icmp eq i32 %48, 0
  %50 = icmp eq i32 %48, 9
  %51 = or i1 %49, %50
  %52 = and i32 %32, 256
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, i1 true, i1 %51
  br i1 %54, label %57, label %55
55:
  %56 = tail call ptr @__errno_location()
  store i32 38, ptr %56, align 4
  br label %133
57:
  %58 = ptrtoint ptr %17 to i64
  %59 = and i64 %58, 3
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %63, label %61
61:
  %62 = tail call ptr @__errno_location()
  store i32 22, ptr %62, align 4
  br label %133
63:
  %64 = icmp eq i32 %48, 1
  br i1 %64, label %65, label %67
65:
  %66 = tail call fastcc i64 @wake(ptr noundef %17, i32 noundef %47, i32 noundef -1)
  br label %133
67:
  %68 = load i32, ptr %0, align 8
  %69 = icmp ult i32 %68, 41
  br i1 %69, label %70, label %76
70:
  %71 = getelementptr inbounds i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8
  %73 = zext nneg i32 %68 to i64
  %74 = getelementptr i8, ptr %72, i64 %73
  %75 = add nuw nsw i32 %68, 8
  store i32 %75, ptr %0, align 8
  br label %80
76:
  %77 = getelementptr inbounds i8, ptr %0, i64 8
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr i8, ptr %78, i64 8
  store ptr %79, ptr %77, align 8
  br label %80
80:
  %81 = phi ptr [ %74, %70 ], [ %78, %76 ]
  %82 = load ptr, ptr %81, align 8
  br i1 %49, label %83, label %85
83:
  %84 = tail call fastcc i64 @wait(ptr noundef %17, i32 noundef %47, ptr noundef %82, i32 noundef -1)
  br label %133
85:
  %86 = load i32, ptr %0, align 8
  %87 = icmp ult i32 %86, 41
  br i1 %87, label %88, label %94
88:
  %89 = getelementptr inbounds i8, ptr %0, i64 16
  %90 = load ptr, ptr %89, align 8
  %91 = zext nneg i32 %86 to i64
  %92 = getelementptr i8, ptr %90, i64 %91
  %93 = add nuw nsw i32 %86, 8
  store i32 %93, ptr %0, align 8
  br label %98
94:
  %95 = getelementptr inbounds i8, ptr %0, i64 8
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr i8, ptr %96, i64 8
  store ptr %97, ptr %95, align 8
  br label %98
98:
  %99 = phi ptr [ %92, %88 ], [ %96, %94 ]
  %100 = load ptr, ptr %99, align 8
  %101 = ptrtoint ptr %82 to i64
  %102 = trunc i64 %101 to i32
  %103 = icmp eq i32 %48, 3
  br i1 %103, label %104, label %106
104:
  %105 = tail call fastcc i64 @requeue(ptr noundef %17, i32 noundef %47, i32 noundef %102, ptr noundef %100, ptr noundef null)
  br label %133
106:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  %107 = load i32, ptr %0, align 8
  %108 = icmp ult i32 %107, 41
  br i1 %108, label %109, label %115
109:
  %110 = getelementptr inbounds i8, ptr %0, i64 16
  %111 = load ptr, ptr %110, align 8
  %112 = zext nneg i32 %107 to i64
  %113 = getelementptr i8, ptr %111, i64 %112
  %114 = add nuw nsw i32 %107, 8
  store i32 %114, ptr %0, align 8
  br label %119
115:
  %116 = getelementptr inbounds i8, ptr %0, i64 8
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr i8, ptr %117, i64 8
  store ptr %118, ptr %116, align 8
  br label %119
119:
  %120 = phi ptr [ %113, %109 ], [ %117, %115 ]
  %121 = load i32, ptr %120, align 4
  store i32 %121, ptr %2, align 4, !DIAssignID !165
  switch i32 %48, label %130 [
    i32 9, label %122
    i32 10, label %124
    i32 4, label %126
    i32 5, label %128
  ]
122:
  %123 = tail call fastcc i64 @wait(ptr noundef %17, i32 noundef %47, ptr noundef %82, i32 noundef %121)
  br label %131
124:
  %125 = tail call fastcc i64 @wake(ptr noundef %17, i32 noundef %47, i32 noundef %121)
  br label %131
126:
  %127 = call fastcc i64 @requeue(ptr noundef %17, i32 noundef %47, i32 noundef %102, ptr noundef %100, ptr noundef nonnull %2)
  br label %131
128:
  %129 = tail call fastcc i64 @wake_op(ptr noundef %17, i32 noundef %47, ptr noundef %100, i32 noundef %102, i32 noundef %121)
  br label %131
130:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
131:
  %132 = phi i64 [ %129, %128 ], [ %127, %126 ], [ %125, %124 ], [ %123, %122 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2)
  br label %133
133:
  %134 = phi i64 [ -1, %61 ], [ %66, %65 ], [ -1, %55 ], [ %84, %83 ], [ %105, %104 ], [ %132, %131 ]
  ret i64 %134
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare ptr @__errno_location() local_unnamed_addr
define internal fastcc i64 @wake(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8, !DIAssignID !194
  %5 = alloca i64, align 8, !DIAssignID !195
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %7, label %9
7:
  %8 = tail call ptr @__errno_location()
  store i32 22, ptr %8, align 4
  br label %36
9:
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %10 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %11 = zext nneg i32 %10 to i64
  store i64 %11, ptr %5, align 8, !DIAssignID !208
  %12 = icmp eq ptr @__heddle_may_requeue, null
  br i1 %12, label %13, label %17
13:
  %14 = ptrtoint ptr %0 to i64
  %15 = lshr i64 %14, 2
  %16 = urem i64 %15, 61
  br label %17
17:
  %18 = phi i64 [ %16, %13 ], [ 0, %9 ]
  %19 = getelementptr inbounds [61 x i8], ptr @futex, i64 0, i64 %18
  tail call void @__heddle_lock(ptr noundef nonnull %19)
  %20 = call fastcc ptr @take(ptr noundef %0, i32 noundef %2, i32 noundef 0, ptr noundef nonnull %5)
  %21 = load i64, ptr %5, align 8
  %22 = icmp slt i64 %21, %11
  br i1 %22, label %23, label %25
23:
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 9223372036854775807, ptr %4, align 8, !DIAssignID !244
  %24 = call fastcc ptr @take(ptr noundef %0, i32 noundef %2, i32 noundef 1, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %25
25:
  tail call void @__heddle_unlock(ptr noundef nonnull %19)
  %26 = icmp eq ptr %20, null
  br i1 %26, label %34, label %27
27:
  %28 = phi ptr [ %31, %27 ], [ %20, %25 ]
  %29 = getelementptr inbounds i8, ptr %28, i64 16
  %30 = tail call i64 @__heddle_peek8(ptr noundef nonnull %29)
  %31 = inttoptr i64 %30 to ptr
  %32 = tail call i64 @__heddle_await(ptr noundef nonnull %28, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2, i64 noundef 1, ptr noundef nonnull @.str.3)
  %33 = icmp eq i64 %30, 0
  br i1 %33, label %34, label %27
34:
  %35 = load i64, ptr %5, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br label %36
36:
  %37 = phi i64 [ %35, %34 ], [ -1, %7 ]
  ret i64 %37
}
define internal fastcc range(i64 -1, 1) i64 @wait(ptr noundef %0, i32 noundef %1, ptr noundef readonly %2, i32 noundef %3) unnamed_addr {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %15, label %6
6:
  %7 = icmp eq ptr %2, null
  br i1 %7, label %17, label %8
8:
  %9 = load i64, ptr %2, align 8
  %10 = icmp slt i64 %9, 0
  br i1 %10, label %15, label %11
11:
  %12 = getelementptr inbounds i8, ptr %2, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp ugt i64 %13, 999999999
  br i1 %14, label %15, label %17
15:
  %16 = tail call ptr @__errno_location()
  store i32 22, ptr %16, align 4
  br label %88
17:
  %18 = icmp eq ptr @__heddle_may_requeue, null
  br i1 %18, label %19, label %23
19:
  %20 = ptrtoint ptr %0 to i64
  %21 = lshr i64 %20, 2
  %22 = urem i64 %21, 61
  br label %23
23:
  %24 = phi i64 [ %22, %19 ], [ 0, %17 ]
  %25 = getelementptr inbounds [61 x i8], ptr @futex, i64 0, i64 %24
  tail call void @__heddle_lock(ptr noundef nonnull %25)
  %26 = load atomic i32, ptr %0 monotonic, align 4
  %27 = icmp eq i32 %26, %1
  br i1 %27, label %30, label %28
28:
  tail call void @__heddle_unlock(ptr noundef nonnull %25)
  %29 = tail call ptr @__errno_location()
  tail call void @__heddle_poke4(ptr noundef %29, i32 noundef 11)
  br label %88
30:
  %31 = select i1 %7, i32 2, i32 3
  %32 = tail call i32 @__heddle_choose(i32 noundef %31)
  %33 = icmp eq i32 %32, 0
  %34 = icmp ne ptr @__heddle_may_requeue, null
  %35 = or i1 %34, %33
  br i1 %35, label %36, label %54
36:
  %37 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @me)
  %38 = getelementptr inbounds i8, ptr %37, i64 24
  tail call void @__heddle_poke4(ptr noundef nonnull %38, i32 noundef %3)
  %39 = getelementptr inbounds i8, ptr %37, i64 28
  %40 = icmp ne i32 %32, 0
  %41 = zext i1 %40 to i32
  tail call void @__heddle_poke4(ptr noundef nonnull %39, i32 noundef %41)
  br i1 %18, label %42, label %46
42:
  %43 = ptrtoint ptr %0 to i64
  %44 = lshr i64 %43, 2
  %45 = urem i64 %44, 61
  br label %46
46:
  %47 = phi i64 [ %45, %42 ], [ 0, %36 ]
  %48 = getelementptr inbounds [61 x ptr], ptr @first, i64 0, i64 %47
  %49 = getelementptr inbounds i8, ptr %37, i64 8
  %50 = ptrtoint ptr %0 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %49, i64 noundef %50)
  %51 = getelementptr inbounds i8, ptr %37, i64 16
  %52 = tail call i64 @__heddle_peek8(ptr noundef nonnull %48)
  tail call void @__heddle_poke8(ptr noundef nonnull %51, i64 noundef %52)
  %53 = ptrtoint ptr %37 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %48, i64 noundef %53)
  br label %54
54:
  tail call void @__heddle_unlock(ptr noundef nonnull %25)
  br i1 %33, label %55, label %58
55:
  %56 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @me)
  %57 = tail call i64 @__heddle_await(ptr noundef nonnull %56, ptr noundef nonnull @.str.4, i64 noundef 1, ptr noundef nonnull @.str.2, i64 noundef 0, ptr noundef nonnull @.str.5)
  br label %84
58:
  br i1 %34, label %59, label %84
59:
  tail call void @__heddle_lock(ptr noundef nonnull %25)
  %60 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @me)
  %61 = getelementptr inbounds i8, ptr %60, i64 8
  %62 = tail call i64 @__heddle_peek8(ptr noundef nonnull %61)
  %63 = tail call i64 @__heddle_peek8(ptr noundef nonnull @first)
  %64 = inttoptr i64 %63 to ptr
  %65 = icmp ne i64 %63, 0
  %66 = icmp ne ptr %60, %64
  %67 = and i1 %65, %66
  br i1 %67, label %68, label %76
68:
  %69 = phi ptr [ %72, %68 ], [ %64, %59 ]
  %70 = getelementptr inbounds i8, ptr %69, i64 16
  %71 = tail call i64 @__heddle_peek8(ptr noundef nonnull %70)
  %72 = inttoptr i64 %71 to ptr
  %73 = icmp ne i64 %71, 0
  %74 = icmp ne ptr %60, %72
  %75 = and i1 %73, %74
  br i1 %75, label %68, label %76
76:
  %77 = phi ptr [ @first, %59 ], [ %70, %68 ]
  %78 = phi ptr [ %64, %59 ], [ %72, %68 ]
  %79 = phi i1 [ %65, %59 ], [ %73, %68 ]
  br i1 %79, label %80, label %83
80:
  %81 = getelementptr inbounds i8, ptr %78, i64 16
  %82 = tail call i64 @__heddle_peek8(ptr noundef nonnull %81)
  tail call void @__heddle_poke8(ptr noundef nonnull %77, i64 noundef %82)
  br label %83
83:
  tail call void @__heddle_unlock(ptr noundef nonnull %25)
  br label %84
84:
  %85 = icmp eq i32 %32, 2
  br i1 %85, label %86, label %88
86:
  %87 = tail call ptr @__errno_location()
  tail call void @__heddle_poke4(ptr noundef %87, i32 noundef 110)
  br label %88
88:
  %89 = phi i64 [ -1, %15 ], [ -1, %28 ], [ -1, %86 ], [ 0, %84 ]
  ret i64 %89
}
define internal fastcc i64 @requeue(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef readonly %4) unnamed_addr {
  %6 = alloca i64, align 8, !DIAssignID !416
  %7 = alloca i64, align 8, !DIAssignID !417
  %8 = alloca i64, align 8, !DIAssignID !419
  %9 = icmp eq ptr @__heddle_may_requeue, null
  br i1 %9, label %10, label %11
10:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.6)
  unreachable
11:
  %12 = or i32 %2, %1
  %13 = icmp sgt i32 %12, -1
  %14 = ptrtoint ptr %3 to i64
  %15 = and i64 %14, 3
  %16 = icmp eq i64 %15, 0
  %17 = and i1 %13, %16
  br i1 %17, label %20, label %18
18:
  %19 = tail call ptr @__errno_location()
  store i32 22, ptr %19, align 4
  br label %67
20:
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  %21 = zext nneg i32 %1 to i64
  store i64 %21, ptr %7, align 8, !DIAssignID !435
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %22 = zext nneg i32 %2 to i64
  store i64 %22, ptr %8, align 8, !DIAssignID !439
  tail call void @__heddle_lock(ptr noundef nonnull @futex)
  %23 = icmp eq ptr %4, null
  br i1 %23, label %28, label %24
24:
  %25 = load atomic i32, ptr %0 monotonic, align 4
  %26 = load i32, ptr %4, align 4
  %27 = icmp eq i32 %25, %26
  br label %28
28:
  %29 = phi i1 [ true, %20 ], [ %27, %24 ]
  br i1 %29, label %30, label %62
30:
  %31 = call fastcc ptr @take(ptr noundef %0, i32 noundef -1, i32 noundef 0, ptr noundef nonnull %7)
  %32 = load i64, ptr %7, align 8
  %33 = icmp slt i64 %32, %21
  br i1 %33, label %34, label %36
34:
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store i64 9223372036854775807, ptr %6, align 8, !DIAssignID !456
  %35 = call fastcc ptr @take(ptr noundef %0, i32 noundef -1, i32 noundef 1, ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br label %36
36:
  %37 = call fastcc ptr @take(ptr noundef %0, i32 noundef -1, i32 noundef 1, ptr noundef nonnull %8)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %48, label %39
39:
  %40 = phi ptr [ %43, %39 ], [ %37, %36 ]
  %41 = getelementptr inbounds i8, ptr %40, i64 16
  %42 = tail call i64 @__heddle_peek8(ptr noundef nonnull %41)
  %43 = inttoptr i64 %42 to ptr
  %44 = getelementptr inbounds i8, ptr %40, i64 8
  tail call void @__heddle_poke8(ptr noundef nonnull %44, i64 noundef %14)
  %45 = tail call i64 @__heddle_peek8(ptr noundef nonnull @first)
  tail call void @__heddle_poke8(ptr noundef nonnull %41, i64 noundef %45)
  %46 = ptrtoint ptr %40 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull @first, i64 noundef %46)
  %47 = icmp eq i64 %42, 0
  br i1 %47, label %48, label %39
48:
  tail call void @__heddle_unlock(ptr noundef nonnull @futex)
  %49 = icmp eq ptr %31, null
  br i1 %49, label %57, label %50
50:
  %51 = phi ptr [ %54, %50 ], [ %31, %48 ]
  %52 = getelementptr inbounds i8, ptr %51, i64 16
  %53 = tail call i64 @__heddle_peek8(ptr noundef nonnull %52)
  %54 = inttoptr i64 %53 to ptr
  %55 = tail call i64 @__heddle_await(ptr noundef nonnull %51, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2, i64 noundef 1, ptr noundef nonnull @.str.3)
  %56 = icmp eq i64 %53, 0
  br i1 %56, label %57, label %50
57:
  br i1 %29, label %58, label %63
58:
  %59 = load i64, ptr %7, align 8
  %60 = load i64, ptr %8, align 8
  %61 = add nsw i64 %60, %59
  br label %65
62:
  tail call void @__heddle_unlock(ptr noundef nonnull @futex)
  br label %63
63:
  %64 = tail call ptr @__errno_location()
  tail call void @__heddle_poke4(ptr noundef %64, i32 noundef 11)
  br label %65
65:
  %66 = phi i64 [ %61, %58 ], [ -1, %63 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %67
67:
  %68 = phi i64 [ -1, %18 ], [ %66, %65 ]
  ret i64 %68
}
define internal fastcc i64 @wake_op(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca i64, align 8, !DIAssignID !519
  %7 = alloca i64, align 8, !DIAssignID !520
  %8 = alloca i64, align 8, !DIAssignID !521
  %9 = alloca i64, align 8, !DIAssignID !523
  %10 = lshr i32 %4, 28
  %11 = and i32 %10, 7
  %12 = lshr i32 %4, 24
  %13 = and i32 %12, 15
  %14 = ptrtoint ptr %2 to i64
  %15 = and i64 %14, 3
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %19, label %17
17:
  %18 = tail call ptr @__errno_location()
  store i32 22, ptr %18, align 4
  br label %130
19:
  %20 = shl i32 %4, 8
  %21 = ashr i32 %20, 20
  %22 = and i32 %21, 31
  %23 = shl nuw i32 1, %22
  %24 = icmp slt i32 %4, 0
  %25 = select i1 %24, i32 %23, i32 %21
  %26 = icmp ugt i32 %11, 4
  br i1 %26, label %27, label %29
27:
  %28 = tail call ptr @__errno_location()
  store i32 38, ptr %28, align 4
  br label %130
29:
  %30 = icmp eq ptr @__heddle_may_requeue, null
  br i1 %30, label %31, label %35
31:
  %32 = ptrtoint ptr %0 to i64
  %33 = lshr i64 %32, 2
  %34 = urem i64 %33, 61
  br label %35
35:
  %36 = phi i64 [ %34, %31 ], [ 0, %29 ]
  %37 = getelementptr inbounds [61 x i8], ptr @futex, i64 0, i64 %36
  br i1 %30, label %38, label %41
38:
  %39 = lshr exact i64 %14, 2
  %40 = urem i64 %39, 61
  br label %41
41:
  %42 = phi i64 [ %40, %38 ], [ 0, %35 ]
  %43 = getelementptr inbounds [61 x i8], ptr @futex, i64 0, i64 %42
  %44 = icmp ult i64 %36, %42
  %45 = select i1 %44, ptr %37, ptr %43
  tail call void @__heddle_lock(ptr noundef nonnull %45)
  %46 = icmp eq i64 %36, %42
  br i1 %46, label %49, label %47
47:
  %48 = select i1 %44, ptr %43, ptr %37
  tail call void @__heddle_lock(ptr noundef nonnull %48)
  br label %49
49:
  switch i32 %11, label %59 [
    i32 0, label %50
    i32 1, label %52
    i32 2, label %54
    i32 3, label %56
  ]
50:
  %51 = atomicrmw xchg ptr %2, i32 %25 seq_cst, align 4
  br label %61
52:
  %53 = atomicrmw add ptr %2, i32 %25 seq_cst, align 4
  br label %61
54:
  %55 = atomicrmw or ptr %2, i32 %25 seq_cst, align 4
  br label %61
56:
  %57 = xor i32 %25, -1
  %58 = atomicrmw and ptr %2, i32 %57 seq_cst, align 4
  br label %61
59:
  %60 = atomicrmw xor ptr %2, i32 %25 seq_cst, align 4
  br label %61
61:
  %62 = phi i32 [ %60, %59 ], [ %58, %56 ], [ %55, %54 ], [ %53, %52 ], [ %51, %50 ]
  %63 = icmp ult i32 %13, 6
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %64 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %65 = zext nneg i32 %64 to i64
  store i64 %65, ptr %8, align 8, !DIAssignID !604
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9)
  %66 = tail call i32 @llvm.smax.i32(i32 %3, i32 1)
  %67 = zext nneg i32 %66 to i64
  store i64 %67, ptr %9, align 8, !DIAssignID !608
  br i1 %63, label %68, label %74
68:
  %69 = call fastcc ptr @take(ptr noundef %0, i32 noundef -1, i32 noundef 0, ptr noundef nonnull %8)
  %70 = load i64, ptr %8, align 8
  %71 = icmp slt i64 %70, %65
  br i1 %71, label %72, label %74
72:
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  store i64 9223372036854775807, ptr %7, align 8, !DIAssignID !619
  %73 = call fastcc ptr @take(ptr noundef %0, i32 noundef -1, i32 noundef 1, ptr noundef nonnull %7)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %74
74:
  %75 = phi ptr [ null, %61 ], [ %69, %68 ], [ %69, %72 ]
  br i1 %63, label %76, label %99
76:
  %77 = shl i32 %4, 20
  %78 = ashr exact i32 %77, 20
  switch i32 %13, label %89 [
    i32 0, label %79
    i32 1, label %81
    i32 2, label %83
    i32 3, label %85
    i32 4, label %87
  ]
79:
  %80 = icmp eq i32 %62, %78
  br label %91
81:
  %82 = icmp ne i32 %62, %78
  br label %91
83:
  %84 = icmp slt i32 %62, %78
  br label %91
85:
  %86 = icmp sle i32 %62, %78
  br label %91
87:
  %88 = icmp sgt i32 %62, %78
  br label %91
89:
  %90 = icmp sge i32 %62, %78
  br label %91
91:
  %92 = phi i1 [ %90, %89 ], [ %88, %87 ], [ %86, %85 ], [ %84, %83 ], [ %82, %81 ], [ %80, %79 ]
  br i1 %92, label %93, label %99
93:
  %94 = call fastcc ptr @take(ptr noundef %2, i32 noundef -1, i32 noundef 0, ptr noundef nonnull %9)
  %95 = load i64, ptr %9, align 8
  %96 = icmp slt i64 %95, %67
  br i1 %96, label %97, label %100
97:
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store i64 9223372036854775807, ptr %6, align 8, !DIAssignID !663
  %98 = call fastcc ptr @take(ptr noundef %2, i32 noundef -1, i32 noundef 1, ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br label %100
99:
  store i64 0, ptr %9, align 8, !DIAssignID !669
  br label %100
100:
  %101 = phi ptr [ null, %99 ], [ %94, %93 ], [ %94, %97 ]
  br i1 %46, label %103, label %102
102:
  tail call void @__heddle_unlock(ptr noundef nonnull %43)
  br label %103
103:
  tail call void @__heddle_unlock(ptr noundef nonnull %37)
  %104 = icmp eq ptr %75, null
  br i1 %104, label %112, label %105
105:
  %106 = phi ptr [ %109, %105 ], [ %75, %103 ]
  %107 = getelementptr inbounds i8, ptr %106, i64 16
  %108 = tail call i64 @__heddle_peek8(ptr noundef nonnull %107)
  %109 = inttoptr i64 %108 to ptr
  %110 = tail call i64 @__heddle_await(ptr noundef nonnull %106, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2, i64 noundef 1, ptr noundef nonnull @.str.3)
  %111 = icmp eq i64 %108, 0
  br i1 %111, label %112, label %105
112:
  %113 = icmp eq ptr %101, null
  br i1 %113, label %121, label %114
114:
  %115 = phi ptr [ %118, %114 ], [ %101, %112 ]
  %116 = getelementptr inbounds i8, ptr %115, i64 16
  %117 = tail call i64 @__heddle_peek8(ptr noundef nonnull %116)
  %118 = inttoptr i64 %117 to ptr
  %119 = tail call i64 @__heddle_await(ptr noundef nonnull %115, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2, i64 noundef 1, ptr noundef nonnull @.str.3)
  %120 = icmp eq i64 %117, 0
  br i1 %120, label %121, label %114
121:
  br i1 %63, label %122, label %126
122:
  %123 = load i64, ptr %8, align 8
  %124 = load i64, ptr %9, align 8
  %125 = add nsw i64 %124, %123
  br label %128
126:
  %127 = tail call ptr @__errno_location()
  tail call void @__heddle_poke4(ptr noundef %127, i32 noundef 38)
  br label %128
128:
  %129 = phi i64 [ %125, %122 ], [ -1, %126 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  br label %130
130:
  %131 = phi i64 [ -1, %17 ], [ -1, %27 ], [ %129, %128 ]
  ret i64 %131
}
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
declare void @__heddle_lock(ptr noundef) local_unnamed_addr
declare void @__heddle_unlock(ptr noundef) local_unnamed_addr
declare extern_weak void @__heddle_may_requeue()
define internal fastcc ptr @take(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = icmp eq ptr @__heddle_may_requeue, null
  br i1 %5, label %6, label %10
6:
  %7 = ptrtoint ptr %0 to i64
  %8 = lshr i64 %7, 2
  %9 = urem i64 %8, 61
  br label %10
10:
  %11 = phi i64 [ %9, %6 ], [ 0, %4 ]
  %12 = getelementptr inbounds [61 x ptr], ptr @first, i64 0, i64 %11
  %13 = tail call i64 @__heddle_peek8(ptr noundef nonnull %12)
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %18, label %15
15:
  %16 = ptrtoint ptr %0 to i64
  %17 = icmp ne i32 %2, 0
  br label %26
18:
  %19 = phi i64 [ 0, %10 ], [ %47, %44 ]
  %20 = load i64, ptr %3, align 8
  %21 = tail call i64 @llvm.smin.i64(i64 %20, i64 %19)
  store i64 %21, ptr %3, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %51
23:
  %24 = ptrtoint ptr %0 to i64
  %25 = icmp ne i32 %2, 0
  br label %53
26:
  %27 = phi i64 [ %13, %15 ], [ %49, %44 ]
  %28 = phi i64 [ 0, %15 ], [ %47, %44 ]
  %29 = inttoptr i64 %27 to ptr
  %30 = getelementptr inbounds i8, ptr %29, i64 8
  %31 = tail call i64 @__heddle_peek8(ptr noundef nonnull %30)
  %32 = icmp eq i64 %31, %16
  br i1 %32, label %33, label %44
33:
  %34 = getelementptr inbounds i8, ptr %29, i64 24
  %35 = tail call i32 @__heddle_peek4(ptr noundef nonnull %34)
  %36 = and i32 %35, %1
  %37 = icmp eq i32 %36, 0
  %38 = or i1 %37, %17
  %39 = xor i1 %37, true
  br i1 %38, label %44, label %40
40:
  %41 = getelementptr inbounds i8, ptr %29, i64 28
  %42 = tail call i32 @__heddle_peek4(ptr noundef nonnull %41)
  %43 = icmp eq i32 %42, 0
  br label %44
44:
  %45 = phi i1 [ %39, %33 ], [ false, %26 ], [ %43, %40 ]
  %46 = zext i1 %45 to i64
  %47 = add nuw nsw i64 %28, %46
  %48 = getelementptr inbounds i8, ptr %29, i64 16
  %49 = tail call i64 @__heddle_peek8(ptr noundef nonnull %48)
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %18, label %26
51:
  %52 = phi ptr [ null, %18 ], [ %73, %97 ]
  ret ptr %52
53:
  %54 = phi i64 [ %21, %23 ], [ %101, %97 ]
  %55 = phi i64 [ 0, %23 ], [ %72, %97 ]
  %56 = phi i64 [ %19, %23 ], [ %98, %97 ]
  %57 = phi ptr [ %12, %23 ], [ %70, %97 ]
  %58 = icmp sgt i64 %56, %54
  br i1 %58, label %59, label %64
59:
  %60 = sub nsw i64 %56, %54
  %61 = trunc i64 %60 to i32
  %62 = add i32 %61, 1
  %63 = tail call i32 @__heddle_choose(i32 noundef %62)
  br label %64
64:
  %65 = phi i32 [ %63, %59 ], [ 0, %53 ]
  %66 = sext i32 %65 to i64
  %67 = xor i64 %66, -1
  %68 = tail call i64 @__heddle_peek8(ptr noundef %57)
  br label %69
69:
  %70 = phi ptr [ %57, %64 ], [ %95, %93 ]
  %71 = phi i64 [ %66, %64 ], [ %94, %93 ]
  %72 = phi i64 [ %68, %64 ], [ %96, %93 ]
  %73 = inttoptr i64 %72 to ptr
  %74 = getelementptr inbounds i8, ptr %73, i64 8
  %75 = tail call i64 @__heddle_peek8(ptr noundef nonnull %74)
  %76 = icmp eq i64 %75, %24
  br i1 %76, label %77, label %93
77:
  %78 = getelementptr inbounds i8, ptr %73, i64 24
  %79 = tail call i32 @__heddle_peek4(ptr noundef nonnull %78)
  %80 = and i32 %79, %1
  %81 = icmp eq i32 %80, 0
  %82 = or i1 %81, %25
  %83 = xor i1 %81, true
  br i1 %82, label %88, label %84
84:
  %85 = getelementptr inbounds i8, ptr %73, i64 28
  %86 = tail call i32 @__heddle_peek4(ptr noundef nonnull %85)
  %87 = icmp eq i32 %86, 0
  br label %88
88:
  %89 = phi i1 [ %83, %77 ], [ %87, %84 ]
  br i1 %89, label %90, label %93
90:
  %91 = add nsw i64 %71, -1
  %92 = icmp sgt i64 %71, 0
  br i1 %92, label %93, label %97
93:
  %94 = phi i64 [ %91, %90 ], [ %71, %88 ], [ %71, %69 ]
  %95 = getelementptr inbounds i8, ptr %73, i64 16
  %96 = tail call i64 @__heddle_peek8(ptr noundef nonnull %95)
  br label %69
97:
  %98 = add i64 %56, %67
  %99 = getelementptr inbounds i8, ptr %73, i64 16
  %100 = tail call i64 @__heddle_peek8(ptr noundef nonnull %99)
  tail call void @__heddle_poke8(ptr noundef %70, i64 noundef %100)
  tail call void @__heddle_poke8(ptr noundef nonnull %99, i64 noundef %55)
  %101 = add nsw i64 %54, -1
  %102 = icmp sgt i64 %54, 1
  br i1 %102, label %53, label %51
}
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
declare i32 @__heddle_choose(i32 noundef) local_unnamed_addr
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare i32 @llvm.smax.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)

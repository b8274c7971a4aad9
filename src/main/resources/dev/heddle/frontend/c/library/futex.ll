target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.waiter = type { i64, ptr, ptr, i32 }
@.str = private unnamed_addr constant [43 x i8] c"an operation of futex that is not modelled\00", align 1
@futex = internal global [61 x i8] zeroinitializer, align 16
@first = internal global [61 x ptr] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"UGE\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"XCHG\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"cell\00", align 1
@me = internal thread_local global %struct.waiter zeroinitializer, align 8
@.str.4 = private unnamed_addr constant [3 x i8] c"EQ\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"futex\00", align 1
define dso_local i64 @__heddle_futex(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = alloca i64, align 8, !DIAssignID !108
  %3 = alloca i32, align 4, !DIAssignID !109
  %4 = load i32, ptr %0, align 8
  %5 = icmp ult i32 %4, 41
  br i1 %5, label %6, label %12
6:
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = zext nneg i32 %4 to i64
  %10 = getelementptr i8, ptr %8, i64 %9
  %11 = add nuw nsw i32 %4, 8
  store i32 %11, ptr %0, align 8
  br label %16
12:
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr i8, ptr %14, i64 8
  store ptr %15, ptr %13, align 8
  br label %16
16:
  %17 = phi ptr [ %10, %6 ], [ %14, %12 ]
  %18 = load ptr, ptr %17, align 8
  %19 = load i32, ptr %0, align 8
  %20 = icmp ult i32 %19, 41
  br i1 %20, label %21, label %27
21:
  %22 = getelementptr inbounds i8, ptr %0, i64 16
  %23 = load ptr, ptr %22, align 8
  %24 = zext nneg i32 %19 to i64
  %25 = getelementptr i8, ptr %23, i64 %24
  %26 = add nuw nsw i32 %19, 8
  store i32 %26, ptr %0, align 8
  br label %31
27:
  %28 = getelementptr inbounds i8, ptr %0, i64 8
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr i8, ptr %29, i64 8
  store ptr %30, ptr %28, align 8
  br label %31
31:
  %32 = phi ptr [ %25, %21 ], [ %29, %27 ]
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %0, align 8
  %35 = icmp ult i32 %34, 41
  br i1 %35, label %36, label %42
36:
  %37 = getelementptr inbounds i8, ptr %0, i64 16
  %38 = load ptr, ptr %37, align 8
  %39 = zext nneg i32 %34 to i64
  %40 = getelementptr i8, ptr %38, i64 %39
  %41 = add nuw nsw i32 %34, 8
  store i32 %41, ptr %0, align 8
  br label %46
42:
  %43 = getelementptr inbounds i8, ptr %0, i64 8
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr i8, ptr %44, i64 8
  store ptr %45, ptr %43, align 8
  br label %46
46:
  %47 = phi ptr [ %40, %36 ], [ %44, %42 ]
  %48 = load i32, ptr %47, align 4
  %49 = and i32 %33, -385
  %50 = icmp eq i32 %49, 0
  %51 = icmp eq i32 %49, 9
  %52 = or i1 %50, %51
  %53 = and i32 %33, 256
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %54, i1 true, i1 %52
  br i1 %55, label %58, label %56
56:
  %57 = tail call ptr @__errno_location()
  store i32 38, ptr %57, align 4
  br label %147
58:
  %59 = ptrtoint ptr %18 to i64
  %60 = and i64 %59, 3
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %64, label %62
62:
  %63 = tail call ptr @__errno_location()
  store i32 22, ptr %63, align 4
  br label %147
64:
  %65 = icmp eq i32 %49, 1
  br i1 %65, label %66, label %83
66:
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %67 = tail call i32 @llvm.smax.i32(i32 %48, i32 1)
  %68 = zext nneg i32 %67 to i64
  store i64 %68, ptr %2, align 8, !DIAssignID !155
  %69 = lshr exact i64 %59, 2
  %70 = urem i64 %69, 61
  %71 = getelementptr inbounds [61 x i8], ptr @futex, i64 0, i64 %70
  tail call void @__heddle_lock(ptr noundef nonnull %71)
  %72 = call fastcc ptr @take(ptr noundef %18, i32 noundef -1, ptr noundef nonnull %2)
  tail call void @__heddle_unlock(ptr noundef nonnull %71)
  %73 = icmp eq ptr %72, null
  br i1 %73, label %81, label %74
74:
  %75 = phi ptr [ %78, %74 ], [ %72, %66 ]
  %76 = getelementptr inbounds i8, ptr %75, i64 16
  %77 = tail call i64 @__heddle_peek8(ptr noundef nonnull %76)
  %78 = inttoptr i64 %77 to ptr
  %79 = tail call i64 @__heddle_await(ptr noundef nonnull %75, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2, i64 noundef 1, ptr noundef nonnull @.str.3)
  %80 = icmp eq i64 %77, 0
  br i1 %80, label %81, label %74
81:
  %82 = load i64, ptr %2, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %147
83:
  %84 = load i32, ptr %0, align 8
  %85 = icmp ult i32 %84, 41
  br i1 %85, label %86, label %92
86:
  %87 = getelementptr inbounds i8, ptr %0, i64 16
  %88 = load ptr, ptr %87, align 8
  %89 = zext nneg i32 %84 to i64
  %90 = getelementptr i8, ptr %88, i64 %89
  %91 = add nuw nsw i32 %84, 8
  store i32 %91, ptr %0, align 8
  br label %96
92:
  %93 = getelementptr inbounds i8, ptr %0, i64 8
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr i8, ptr %94, i64 8
  store ptr %95, ptr %93, align 8
  br label %96
96:
  %97 = phi ptr [ %90, %86 ], [ %94, %92 ]
  %98 = load ptr, ptr %97, align 8
  br i1 %50, label %99, label %101
99:
  %100 = tail call fastcc i64 @wait(ptr noundef %18, i32 noundef %48, ptr noundef %98, i32 noundef -1)
  br label %147
101:
  %102 = load i32, ptr %0, align 8
  %103 = icmp ult i32 %102, 41
  br i1 %103, label %104, label %110
104:
  %105 = getelementptr inbounds i8, ptr %0, i64 16
  %106 = load ptr, ptr %105, align 8
  %107 = zext nneg i32 %102 to i64
  %108 = getelementptr i8, ptr %106, i64 %107
  %109 = add nuw nsw i32 %102, 8
  store i32 %109, ptr %0, align 8
  br label %114
110:
  %111 = getelementptr inbounds i8, ptr %0, i64 8
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr i8, ptr %112, i64 8
  store ptr %113, ptr %111, align 8
  br label %114
114:
  %115 = phi ptr [ %108, %104 ], [ %112, %110 ]
  %116 = load ptr, ptr %115, align 8
  %117 = ptrtoint ptr %98 to i64
  %118 = trunc i64 %117 to i32
  %119 = icmp eq i32 %49, 3
  br i1 %119, label %120, label %122
120:
  %121 = tail call fastcc i64 @requeue(ptr noundef %18, i32 noundef %48, i32 noundef %118, ptr noundef %116, ptr noundef null)
  br label %147
122:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  %123 = load i32, ptr %0, align 8
  %124 = icmp ult i32 %123, 41
  br i1 %124, label %125, label %131
125:
  %126 = getelementptr inbounds i8, ptr %0, i64 16
  %127 = load ptr, ptr %126, align 8
  %128 = zext nneg i32 %123 to i64
  %129 = getelementptr i8, ptr %127, i64 %128
  %130 = add nuw nsw i32 %123, 8
  store i32 %130, ptr %0, align 8
  br label %135
131:
  %132 = getelementptr inbounds i8, ptr %0, i64 8
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr i8, ptr %133, i64 8
  store ptr %134, ptr %132, align 8
  br label %135
135:
  %136 = phi ptr [ %129, %125 ], [ %133, %131 ]
  %137 = load i32, ptr %136, align 4
  store i32 %137, ptr %3, align 4, !DIAssignID !209
  switch i32 %49, label %144 [
    i32 9, label %138
    i32 10, label %140
    i32 4, label %142
  ]
138:
  %139 = tail call fastcc i64 @wait(ptr noundef %18, i32 noundef %48, ptr noundef %98, i32 noundef %137)
  br label %145
140:
  %141 = tail call fastcc i64 @wake(ptr noundef %18, i32 noundef %48, i32 noundef %137)
  br label %145
142:
  %143 = call fastcc i64 @requeue(ptr noundef %18, i32 noundef %48, i32 noundef %118, ptr noundef %116, ptr noundef nonnull %3)
  br label %145
144:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
145:
  %146 = phi i64 [ %143, %142 ], [ %141, %140 ], [ %139, %138 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  br label %147
147:
  %148 = phi i64 [ -1, %62 ], [ %82, %81 ], [ -1, %56 ], [ %100, %99 ], [ %121, %120 ], [ %146, %145 ]
  ret i64 %148
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare ptr @__errno_location() local_unnamed_addr
define internal fastcc i64 @wake(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8, !DIAssignID !226
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %6, label %8
6:
  %7 = tail call ptr @__errno_location()
  store i32 22, ptr %7, align 4
  br label %26
8:
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %9 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %10 = zext nneg i32 %9 to i64
  store i64 %10, ptr %4, align 8, !DIAssignID !239
  %11 = ptrtoint ptr %0 to i64
  %12 = lshr i64 %11, 2
  %13 = urem i64 %12, 61
  %14 = getelementptr inbounds [61 x i8], ptr @futex, i64 0, i64 %13
  tail call void @__heddle_lock(ptr noundef nonnull %14)
  %15 = call fastcc ptr @take(ptr noundef %0, i32 noundef %2, ptr noundef nonnull %4)
  tail call void @__heddle_unlock(ptr noundef nonnull %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %24, label %17
17:
  %18 = phi ptr [ %21, %17 ], [ %15, %8 ]
  %19 = getelementptr inbounds i8, ptr %18, i64 16
  %20 = tail call i64 @__heddle_peek8(ptr noundef nonnull %19)
  %21 = inttoptr i64 %20 to ptr
  %22 = tail call i64 @__heddle_await(ptr noundef nonnull %18, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2, i64 noundef 1, ptr noundef nonnull @.str.3)
  %23 = icmp eq i64 %20, 0
  br i1 %23, label %24, label %17
24:
  %25 = load i64, ptr %4, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %26
26:
  %27 = phi i64 [ %25, %24 ], [ -1, %6 ]
  ret i64 %27
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
  br label %44
17:
  %18 = ptrtoint ptr %0 to i64
  %19 = lshr i64 %18, 2
  %20 = urem i64 %19, 61
  %21 = getelementptr inbounds [61 x i8], ptr @futex, i64 0, i64 %20
  tail call void @__heddle_lock(ptr noundef nonnull %21)
  %22 = load atomic i32, ptr %0 monotonic, align 4
  %23 = icmp eq i32 %22, %1
  br i1 %23, label %26, label %24
24:
  tail call void @__heddle_unlock(ptr noundef nonnull %21)
  %25 = tail call ptr @__errno_location()
  tail call void @__heddle_poke4(ptr noundef %25, i32 noundef 11)
  br label %44
26:
  %27 = select i1 %7, i32 2, i32 3
  %28 = tail call i32 @__heddle_choose(i32 noundef %27)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %39
30:
  %31 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @me)
  %32 = getelementptr inbounds i8, ptr %31, i64 24
  tail call void @__heddle_poke4(ptr noundef nonnull %32, i32 noundef %3)
  %33 = getelementptr inbounds [61 x ptr], ptr @first, i64 0, i64 %20
  %34 = getelementptr inbounds i8, ptr %31, i64 8
  tail call void @__heddle_poke8(ptr noundef nonnull %34, i64 noundef %18)
  %35 = getelementptr inbounds i8, ptr %31, i64 16
  %36 = tail call i64 @__heddle_peek8(ptr noundef nonnull %33)
  tail call void @__heddle_poke8(ptr noundef nonnull %35, i64 noundef %36)
  %37 = ptrtoint ptr %31 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %33, i64 noundef %37)
  tail call void @__heddle_unlock(ptr noundef nonnull %21)
  %38 = tail call i64 @__heddle_await(ptr noundef nonnull %31, ptr noundef nonnull @.str.4, i64 noundef 1, ptr noundef nonnull @.str.2, i64 noundef 0, ptr noundef nonnull @.str.5)
  br label %40
39:
  tail call void @__heddle_unlock(ptr noundef nonnull %21)
  br label %40
40:
  %41 = icmp eq i32 %28, 2
  br i1 %41, label %42, label %44
42:
  %43 = tail call ptr @__errno_location()
  tail call void @__heddle_poke4(ptr noundef %43, i32 noundef 110)
  br label %44
44:
  %45 = phi i64 [ -1, %15 ], [ -1, %24 ], [ -1, %42 ], [ 0, %40 ]
  ret i64 %45
}
define internal fastcc i64 @requeue(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef readonly %4) unnamed_addr {
  %6 = alloca i64, align 8, !DIAssignID !367
  %7 = alloca i64, align 8, !DIAssignID !369
  %8 = or i32 %2, %1
  %9 = icmp sgt i32 %8, -1
  %10 = ptrtoint ptr %3 to i64
  %11 = and i64 %10, 3
  %12 = icmp eq i64 %11, 0
  %13 = and i1 %9, %12
  br i1 %13, label %16, label %14
14:
  %15 = tail call ptr @__errno_location()
  store i32 22, ptr %15, align 4
  br label %75
16:
  %17 = ptrtoint ptr %0 to i64
  %18 = lshr i64 %17, 2
  %19 = urem i64 %18, 61
  %20 = getelementptr inbounds [61 x i8], ptr @futex, i64 0, i64 %19
  %21 = lshr exact i64 %10, 2
  %22 = urem i64 %21, 61
  %23 = getelementptr inbounds [61 x i8], ptr @futex, i64 0, i64 %22
  %24 = icmp ugt i64 %19, %22
  %25 = select i1 %24, ptr %20, ptr %23
  %26 = select i1 %24, ptr %23, ptr %20
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  %27 = zext nneg i32 %1 to i64
  store i64 %27, ptr %6, align 8, !DIAssignID !393
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  %28 = zext nneg i32 %2 to i64
  store i64 %28, ptr %7, align 8, !DIAssignID !397
  tail call void @__heddle_lock(ptr noundef nonnull %26)
  %29 = icmp eq i64 %22, %19
  br i1 %29, label %31, label %30
30:
  tail call void @__heddle_lock(ptr noundef nonnull %25)
  br label %31
31:
  %32 = icmp eq ptr %4, null
  br i1 %32, label %37, label %33
33:
  %34 = load atomic i32, ptr %0 monotonic, align 4
  %35 = load i32, ptr %4, align 4
  %36 = icmp eq i32 %34, %35
  br label %37
37:
  %38 = phi i1 [ true, %31 ], [ %36, %33 ]
  br i1 %38, label %39, label %54
39:
  %40 = call fastcc ptr @take(ptr noundef %0, i32 noundef -1, ptr noundef nonnull %6)
  %41 = call fastcc ptr @take(ptr noundef %0, i32 noundef -1, ptr noundef nonnull %7)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %54, label %43
43:
  %44 = getelementptr inbounds [61 x ptr], ptr @first, i64 0, i64 %22
  br label %45
45:
  %46 = phi ptr [ %41, %43 ], [ %49, %45 ]
  %47 = getelementptr inbounds i8, ptr %46, i64 16
  %48 = tail call i64 @__heddle_peek8(ptr noundef nonnull %47)
  %49 = inttoptr i64 %48 to ptr
  %50 = getelementptr inbounds i8, ptr %46, i64 8
  tail call void @__heddle_poke8(ptr noundef nonnull %50, i64 noundef %10)
  %51 = tail call i64 @__heddle_peek8(ptr noundef nonnull %44)
  tail call void @__heddle_poke8(ptr noundef nonnull %47, i64 noundef %51)
  %52 = ptrtoint ptr %46 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %44, i64 noundef %52)
  %53 = icmp eq i64 %48, 0
  br i1 %53, label %54, label %45
54:
  %55 = phi ptr [ null, %37 ], [ %40, %39 ], [ %40, %45 ]
  br i1 %29, label %57, label %56
56:
  tail call void @__heddle_unlock(ptr noundef nonnull %25)
  br label %57
57:
  tail call void @__heddle_unlock(ptr noundef nonnull %26)
  %58 = icmp eq ptr %55, null
  br i1 %58, label %66, label %59
59:
  %60 = phi ptr [ %63, %59 ], [ %55, %57 ]
  %61 = getelementptr inbounds i8, ptr %60, i64 16
  %62 = tail call i64 @__heddle_peek8(ptr noundef nonnull %61)
  %63 = inttoptr i64 %62 to ptr
  %64 = tail call i64 @__heddle_await(ptr noundef nonnull %60, ptr noundef nonnull @.str.1, i64 noundef 0, ptr noundef nonnull @.str.2, i64 noundef 1, ptr noundef nonnull @.str.3)
  %65 = icmp eq i64 %62, 0
  br i1 %65, label %66, label %59
66:
  br i1 %38, label %67, label %71
67:
  %68 = load i64, ptr %6, align 8
  %69 = load i64, ptr %7, align 8
  %70 = add nsw i64 %69, %68
  br label %73
71:
  %72 = tail call ptr @__errno_location()
  tail call void @__heddle_poke4(ptr noundef %72, i32 noundef 11)
  br label %73
73:
  %74 = phi i64 [ %70, %67 ], [ -1, %71 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br label %75
75:
  %76 = phi i64 [ -1, %14 ], [ %74, %73 ]
  ret i64 %76
}
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
declare void @__heddle_lock(ptr noundef) local_unnamed_addr
define internal fastcc ptr @take(ptr noundef %0, i32 noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = ptrtoint ptr %0 to i64
  %5 = lshr i64 %4, 2
  %6 = urem i64 %5, 61
  %7 = getelementptr inbounds [61 x ptr], ptr @first, i64 0, i64 %6
  %8 = tail call i64 @__heddle_peek8(ptr noundef nonnull %7)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %15
10:
  %11 = phi i64 [ 0, %3 ], [ %30, %28 ]
  %12 = load i64, ptr %2, align 8
  %13 = tail call i64 @llvm.smin.i64(i64 %12, i64 %11)
  store i64 %13, ptr %2, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %36, label %34
15:
  %16 = phi i64 [ %32, %28 ], [ %8, %3 ]
  %17 = phi i64 [ %30, %28 ], [ 0, %3 ]
  %18 = inttoptr i64 %16 to ptr
  %19 = getelementptr inbounds i8, ptr %18, i64 8
  %20 = tail call i64 @__heddle_peek8(ptr noundef nonnull %19)
  %21 = icmp eq i64 %20, %4
  br i1 %21, label %22, label %28
22:
  %23 = getelementptr inbounds i8, ptr %18, i64 24
  %24 = tail call i32 @__heddle_peek4(ptr noundef nonnull %23)
  %25 = and i32 %24, %1
  %26 = icmp ne i32 %25, 0
  %27 = zext i1 %26 to i64
  br label %28
28:
  %29 = phi i64 [ 0, %15 ], [ %27, %22 ]
  %30 = add nuw nsw i64 %29, %17
  %31 = getelementptr inbounds i8, ptr %18, i64 16
  %32 = tail call i64 @__heddle_peek8(ptr noundef nonnull %31)
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %10, label %15
34:
  %35 = phi ptr [ null, %10 ], [ %56, %76 ]
  ret ptr %35
36:
  %37 = phi i64 [ %80, %76 ], [ %13, %10 ]
  %38 = phi i64 [ %55, %76 ], [ 0, %10 ]
  %39 = phi i64 [ %77, %76 ], [ %11, %10 ]
  %40 = phi ptr [ %53, %76 ], [ %7, %10 ]
  %41 = icmp sgt i64 %39, %37
  br i1 %41, label %42, label %47
42:
  %43 = sub nsw i64 %39, %37
  %44 = trunc i64 %43 to i32
  %45 = add i32 %44, 1
  %46 = tail call i32 @__heddle_choose(i32 noundef %45)
  br label %47
47:
  %48 = phi i32 [ %46, %42 ], [ 0, %36 ]
  %49 = sext i32 %48 to i64
  %50 = xor i64 %49, -1
  %51 = tail call i64 @__heddle_peek8(ptr noundef %40)
  br label %52
52:
  %53 = phi ptr [ %40, %47 ], [ %74, %72 ]
  %54 = phi i64 [ %49, %47 ], [ %73, %72 ]
  %55 = phi i64 [ %51, %47 ], [ %75, %72 ]
  %56 = inttoptr i64 %55 to ptr
  %57 = getelementptr inbounds i8, ptr %56, i64 8
  %58 = tail call i64 @__heddle_peek8(ptr noundef nonnull %57)
  %59 = icmp eq i64 %58, %4
  br i1 %59, label %60, label %66
60:
  %61 = getelementptr inbounds i8, ptr %56, i64 24
  %62 = tail call i32 @__heddle_peek4(ptr noundef nonnull %61)
  %63 = and i32 %62, %1
  %64 = icmp ne i32 %63, 0
  %65 = zext i1 %64 to i32
  br label %66
66:
  %67 = phi i32 [ 0, %52 ], [ %65, %60 ]
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %72, label %69
69:
  %70 = add nsw i64 %54, -1
  %71 = icmp sgt i64 %54, 0
  br i1 %71, label %72, label %76
72:
  %73 = phi i64 [ %70, %69 ], [ %54, %66 ]
  %74 = getelementptr inbounds i8, ptr %56, i64 16
  %75 = tail call i64 @__heddle_peek8(ptr noundef nonnull %74)
  br label %52
76:
  %77 = add i64 %39, %50
  %78 = getelementptr inbounds i8, ptr %56, i64 16
  %79 = tail call i64 @__heddle_peek8(ptr noundef nonnull %78)
  tail call void @__heddle_poke8(ptr noundef %53, i64 noundef %79)
  tail call void @__heddle_poke8(ptr noundef nonnull %78, i64 noundef %38)
  %80 = add nsw i64 %37, -1
  %81 = icmp sgt i64 %37, 1
  br i1 %81, label %36, label %34
}
declare void @__heddle_unlock(ptr noundef) local_unnamed_addr
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
declare i32 @__heddle_choose(i32 noundef) local_unnamed_addr
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
declare i32 @__heddle_peek4(ptr noundef) local_unnamed_addr
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_poke4(ptr noundef, i32 noundef) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare i32 @llvm.smax.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)

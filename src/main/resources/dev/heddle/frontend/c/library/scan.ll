target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [38 x i8] c"a number of scanf that is not decimal\00", align 1
@.str.1 = private unnamed_addr constant [46 x i8] c"a decimal fraction of more than 63 characters\00", align 1
define dso_local void @__heddle_take(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 12
  %3 = load i32, ptr %2, align 4
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr %2, align 4
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 1
  store ptr %9, ptr %0, align 8
  %10 = load i8, ptr %8, align 1
  %11 = zext i8 %10 to i32
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %11, ptr %12, align 8
  ret void
}
define dso_local void @__heddle_skip_blanks(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8
  %4 = tail call i32 @isspace(i32 noundef %3)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %20, label %6
6:
  %7 = getelementptr inbounds i8, ptr %0, i64 12
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  br label %9
9:
  %10 = load i32, ptr %7, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %7, align 4
  %12 = load i32, ptr %8, align 8
  %13 = add nsw i32 %12, -1
  store i32 %13, ptr %8, align 8
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 1
  store ptr %15, ptr %0, align 8
  %16 = load i8, ptr %14, align 1
  %17 = zext i8 %16 to i32
  store i32 %17, ptr %2, align 8
  %18 = tail call i32 @isspace(i32 noundef %17)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %9
20:
  ret void
}
declare i32 @isspace(i32 noundef) local_unnamed_addr
define dso_local range(i32 1, 3) i32 @__heddle_scan_integer(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr {
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %15
8:
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %15, label %12
12:
  %13 = tail call i32 @tolower(i32 noundef %10)
  %14 = icmp eq i32 %13, 45
  br label %15
15:
  %16 = phi i1 [ false, %8 ], [ %14, %12 ], [ false, %4 ]
  br i1 %16, label %27, label %17
17:
  %18 = load i32, ptr %5, align 8
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %20, label %38
20:
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %38, label %24
24:
  %25 = tail call i32 @tolower(i32 noundef %22)
  %26 = icmp eq i32 %25, 43
  br i1 %26, label %27, label %38
27:
  %28 = getelementptr inbounds i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %28, align 4
  %31 = load i32, ptr %5, align 8
  %32 = add nsw i32 %31, -1
  store i32 %32, ptr %5, align 8
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds i8, ptr %33, i64 1
  store ptr %34, ptr %0, align 8
  %35 = load i8, ptr %33, align 1
  %36 = zext i8 %35 to i32
  %37 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %36, ptr %37, align 8
  br label %38
38:
  %39 = icmp eq i32 %1, 0
  switch i32 %1, label %86 [
    i32 16, label %40
    i32 0, label %40
  ]
40:
  %41 = load i32, ptr %5, align 8
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %86
43:
  %44 = getelementptr inbounds i8, ptr %0, i64 8
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %86, label %47
47:
  %48 = tail call i32 @tolower(i32 noundef %45)
  %49 = icmp eq i32 %48, 48
  br i1 %49, label %50, label %86
50:
  %51 = getelementptr inbounds i8, ptr %0, i64 12
  %52 = load i32, ptr %51, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %51, align 4
  %54 = load i32, ptr %5, align 8
  %55 = add nsw i32 %54, -1
  store i32 %55, ptr %5, align 8
  %56 = load ptr, ptr %0, align 8
  %57 = getelementptr inbounds i8, ptr %56, i64 1
  store ptr %57, ptr %0, align 8
  %58 = load i8, ptr %56, align 1
  %59 = zext i8 %58 to i32
  %60 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %59, ptr %60, align 8
  %61 = load i32, ptr %5, align 8
  %62 = icmp sgt i32 %61, 0
  br i1 %62, label %63, label %70
63:
  %64 = getelementptr inbounds i8, ptr %0, i64 8
  %65 = load i32, ptr %64, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %70, label %67
67:
  %68 = tail call i32 @tolower(i32 noundef %65)
  %69 = icmp eq i32 %68, 120
  br label %70
70:
  %71 = phi i1 [ false, %63 ], [ %69, %67 ], [ false, %50 ]
  br i1 %71, label %72, label %83
72:
  %73 = getelementptr inbounds i8, ptr %0, i64 12
  %74 = load i32, ptr %73, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %73, align 4
  %76 = load i32, ptr %5, align 8
  %77 = add nsw i32 %76, -1
  store i32 %77, ptr %5, align 8
  %78 = load ptr, ptr %0, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 1
  store ptr %79, ptr %0, align 8
  %80 = load i8, ptr %78, align 1
  %81 = zext i8 %80 to i32
  %82 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %81, ptr %82, align 8
  br label %83
83:
  %84 = select i1 %39, i32 8, i32 %1
  %85 = select i1 %71, i32 16, i32 %84
  br label %86
86:
  %87 = phi i32 [ 2, %83 ], [ 1, %38 ], [ 1, %47 ], [ 1, %40 ], [ 1, %43 ]
  %88 = phi i32 [ %85, %83 ], [ %1, %38 ], [ %1, %47 ], [ %1, %40 ], [ %1, %43 ]
  %89 = icmp eq i32 %88, 0
  %90 = select i1 %89, i32 10, i32 %88
  %91 = getelementptr inbounds i8, ptr %0, i64 8
  %92 = getelementptr inbounds i8, ptr %0, i64 8
  %93 = zext i32 %90 to i64
  %94 = getelementptr inbounds i8, ptr %0, i64 12
  br label %95
95:
  %96 = phi i32 [ %87, %86 ], [ 2, %138 ]
  %97 = phi i64 [ 0, %86 ], [ %145, %138 ]
  %98 = phi i32 [ 0, %86 ], [ %148, %138 ]
  %99 = load i32, ptr %5, align 8
  %100 = icmp sgt i32 %99, 0
  br i1 %100, label %101, label %105
101:
  %102 = load i32, ptr %91, align 8
  %103 = icmp ne i32 %102, 0
  %104 = zext i1 %103 to i32
  br label %105
105:
  %106 = phi i32 [ 0, %95 ], [ %104, %101 ]
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %123, label %108
108:
  %109 = load i32, ptr %92, align 8
  %110 = tail call i32 @isdigit(i32 noundef %109)
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %114, label %112
112:
  %113 = add nsw i32 %109, -48
  br label %120
114:
  %115 = tail call i32 @isalpha(i32 noundef %109)
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %120, label %117
117:
  %118 = tail call i32 @tolower(i32 noundef %109)
  %119 = add nsw i32 %118, -87
  br label %120
120:
  %121 = phi i32 [ %113, %112 ], [ %119, %117 ], [ 99, %114 ]
  %122 = icmp ult i32 %121, %90
  br i1 %122, label %138, label %123
123:
  %124 = icmp eq i32 %2, 0
  %125 = select i1 %16, i64 -9223372036854775808, i64 9223372036854775807
  %126 = select i1 %124, i64 -1, i64 %125
  %127 = icmp ne i32 %98, 0
  %128 = icmp ugt i64 %97, %126
  %129 = select i1 %127, i1 true, i1 %128
  %130 = select i1 %129, i64 %126, i64 %97
  %131 = and i32 %2, 1
  %132 = icmp eq i32 %131, 0
  %133 = and i1 %132, %129
  %134 = xor i1 %16, true
  %135 = select i1 %134, i1 true, i1 %133
  %136 = sub i64 0, %130
  %137 = select i1 %135, i64 %130, i64 %136
  store i64 %137, ptr %3, align 8
  ret i32 %96
138:
  %139 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %97, i64 %93)
  %140 = extractvalue { i64, i1 } %139, 1
  %141 = extractvalue { i64, i1 } %139, 0
  %142 = zext i32 %121 to i64
  %143 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %141, i64 %142)
  %144 = extractvalue { i64, i1 } %143, 1
  %145 = extractvalue { i64, i1 } %143, 0
  %146 = or i1 %140, %144
  %147 = zext i1 %146 to i32
  %148 = or i32 %98, %147
  %149 = load i32, ptr %94, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %94, align 4
  %151 = load i32, ptr %5, align 8
  %152 = add nsw i32 %151, -1
  store i32 %152, ptr %5, align 8
  %153 = load ptr, ptr %0, align 8
  %154 = getelementptr inbounds i8, ptr %153, i64 1
  store ptr %154, ptr %0, align 8
  %155 = load i8, ptr %153, align 1
  %156 = zext i8 %155 to i32
  store i32 %156, ptr %92, align 8
  br label %95
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local range(i32 1, 3) i32 @__heddle_scan_double(ptr nocapture noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = alloca [64 x i8], align 16, !DIAssignID !286
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = getelementptr inbounds i8, ptr %0, i64 12
  br label %8
8:
  %9 = phi i32 [ 0, %2 ], [ %85, %88 ]
  %10 = phi i32 [ 0, %2 ], [ %86, %88 ]
  %11 = phi i32 [ 0, %2 ], [ %87, %88 ]
  %12 = load i32, ptr %4, align 8
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %14, label %18
14:
  %15 = load i32, ptr %5, align 8
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i32
  br label %18
18:
  %19 = phi i32 [ 0, %8 ], [ %17, %14 ]
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %97, label %21
21:
  %22 = load i32, ptr %6, align 8
  %23 = tail call i32 @tolower(i32 noundef %22)
  %24 = tail call i32 @isdigit(i32 noundef %23)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %31, label %26
26:
  %27 = icmp ult i32 %9, 2
  %28 = icmp ugt i32 %9, 3
  %29 = select i1 %28, i32 6, i32 %9
  %30 = select i1 %27, i32 2, i32 %29
  br label %46
31:
  switch i32 %23, label %46 [
    i32 45, label %32
    i32 43, label %32
    i32 46, label %37
    i32 101, label %40
  ]
32:
  %33 = and i32 %9, -5
  %34 = icmp eq i32 %33, 0
  %35 = add i32 %9, 1
  %36 = select i1 %34, i32 %35, i32 0
  br label %46
37:
  %38 = icmp ult i32 %9, 3
  %39 = select i1 %38, i32 3, i32 0
  br label %46
40:
  %41 = icmp eq i32 %10, 0
  %42 = and i32 %9, -2
  %43 = icmp eq i32 %42, 2
  %44 = select i1 %43, i32 4, i32 0
  %45 = select i1 %41, i32 0, i32 %44
  br label %46
46:
  %47 = phi i32 [ %30, %26 ], [ %45, %40 ], [ %39, %37 ], [ %36, %32 ], [ 0, %31 ]
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %72
49:
  %50 = icmp ult i32 %9, 2
  br i1 %50, label %51, label %55
51:
  %52 = icmp eq i32 %23, 105
  %53 = icmp eq i32 %23, 110
  %54 = or i1 %52, %53
  br label %55
55:
  %56 = phi i1 [ false, %49 ], [ %54, %51 ]
  %57 = icmp eq i32 %9, 2
  %58 = icmp eq i32 %10, 1
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %60, label %68
60:
  %61 = add nsw i32 %11, -1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 %62
  %64 = load i8, ptr %63, align 1
  %65 = icmp eq i8 %64, 48
  %66 = icmp eq i32 %23, 120
  %67 = and i1 %66, %65
  br label %68
68:
  %69 = phi i1 [ false, %55 ], [ %67, %60 ]
  %70 = or i1 %56, %69
  br i1 %70, label %71, label %84
71:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
72:
  %73 = icmp eq i32 %11, 63
  br i1 %73, label %74, label %75
74:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.1)
  unreachable
75:
  %76 = sext i32 %11 to i64
  %77 = tail call i32 @isdigit(i32 noundef %23)
  %78 = icmp ne i32 %77, 0
  %79 = zext i1 %78 to i32
  %80 = add nsw i32 %10, %79
  %81 = trunc i32 %23 to i8
  %82 = add nsw i32 %11, 1
  %83 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 %76
  store i8 %81, ptr %83, align 1
  br label %84
84:
  %85 = phi i32 [ %47, %75 ], [ %9, %68 ]
  %86 = phi i32 [ %80, %75 ], [ %10, %68 ]
  %87 = phi i32 [ %82, %75 ], [ %11, %68 ]
  br i1 %48, label %97, label %88
88:
  %89 = load i32, ptr %7, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %7, align 4
  %91 = load i32, ptr %4, align 8
  %92 = add nsw i32 %91, -1
  store i32 %92, ptr %4, align 8
  %93 = load ptr, ptr %0, align 8
  %94 = getelementptr inbounds i8, ptr %93, i64 1
  store ptr %94, ptr %0, align 8
  %95 = load i8, ptr %93, align 1
  %96 = zext i8 %95 to i32
  store i32 %96, ptr %6, align 8
  br label %8
97:
  %98 = phi i32 [ %86, %84 ], [ %10, %18 ]
  %99 = phi i32 [ %87, %84 ], [ %11, %18 ]
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 %100
  store i8 0, ptr %101, align 1
  %102 = call double @strtod(ptr noundef nonnull %3, ptr noundef null)
  store double %102, ptr %1, align 8
  %103 = icmp slt i32 %98, 1
  %104 = select i1 %103, i32 1, i32 2
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  ret i32 %104
}
declare i32 @tolower(i32 noundef) local_unnamed_addr
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
declare i32 @isdigit(i32 noundef) local_unnamed_addr
declare double @strtod(ptr noundef, ptr noundef) local_unnamed_addr
define dso_local noundef range(i32 1, 3) i32 @__heddle_scan_set(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr noundef writeonly %2) local_unnamed_addr {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = getelementptr inbounds i8, ptr %0, i64 12
  br label %8
8:
  %9 = phi ptr [ %2, %3 ], [ %32, %31 ]
  %10 = phi i1 [ false, %3 ], [ true, %31 ]
  %11 = load i32, ptr %5, align 8
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %17
13:
  %14 = load i32, ptr %6, align 8
  %15 = icmp ne i32 %14, 0
  %16 = zext i1 %15 to i32
  br label %17
17:
  %18 = phi i32 [ 0, %8 ], [ %16, %13 ]
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %41, label %20
20:
  %21 = load i32, ptr %4, align 8
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %1, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %41, label %26
26:
  %27 = icmp eq ptr %9, null
  br i1 %27, label %31, label %28
28:
  %29 = trunc i32 %21 to i8
  %30 = getelementptr inbounds i8, ptr %9, i64 1
  store i8 %29, ptr %9, align 1
  br label %31
31:
  %32 = phi ptr [ %30, %28 ], [ null, %26 ]
  %33 = load i32, ptr %7, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %7, align 4
  %35 = load i32, ptr %5, align 8
  %36 = add nsw i32 %35, -1
  store i32 %36, ptr %5, align 8
  %37 = load ptr, ptr %0, align 8
  %38 = getelementptr inbounds i8, ptr %37, i64 1
  store ptr %38, ptr %0, align 8
  %39 = load i8, ptr %37, align 1
  %40 = zext i8 %39 to i32
  store i32 %40, ptr %4, align 8
  br label %8
41:
  %42 = icmp ne ptr %9, null
  %43 = and i1 %42, %10
  br i1 %43, label %44, label %45
44:
  store i8 0, ptr %9, align 1
  br label %45
45:
  %46 = select i1 %10, i32 2, i32 1
  ret i32 %46
}
declare i32 @isalpha(i32 noundef) local_unnamed_addr

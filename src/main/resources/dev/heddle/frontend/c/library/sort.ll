target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local void @qsort_r(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4) local_unnamed_addr {
  %6 = mul i64 %2, %1
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = icmp ugt i64 %6, %2
  br i1 %8, label %9, label %20
9:
  %10 = ptrtoint ptr %7 to i64
  %11 = sub i64 0, %2
  %12 = icmp eq i64 %2, 0
  br label %13
13:
  %14 = phi i64 [ %2, %9 ], [ %22, %21 ]
  %15 = icmp slt i64 %14, %6
  br i1 %15, label %16, label %21
16:
  %17 = getelementptr inbounds i8, ptr %0, i64 %14
  %18 = shl i64 %14, 1
  %19 = icmp sgt i64 %14, 0
  br label %24
20:
  ret void
21:
  %22 = shl i64 %14, 1
  %23 = icmp ult i64 %22, %6
  br i1 %23, label %13, label %20
24:
  %25 = phi ptr [ %17, %16 ], [ %197, %196 ]
  %26 = phi ptr [ %0, %16 ], [ %30, %196 ]
  %27 = ptrtoint ptr %26 to i64
  %28 = sub i64 %10, %27
  %29 = icmp ult i64 %28, %18
  %30 = getelementptr inbounds i8, ptr %26, i64 %18
  %31 = select i1 %29, ptr %7, ptr %30
  %32 = icmp ult ptr %25, %31
  %33 = and i1 %19, %32
  br i1 %33, label %34, label %196
34:
  %35 = phi i1 [ %49, %189 ], [ true, %24 ]
  %36 = phi ptr [ %193, %189 ], [ %26, %24 ]
  %37 = phi ptr [ %48, %189 ], [ %25, %24 ]
  br label %38
38:
  %39 = phi ptr [ %36, %34 ], [ %43, %42 ]
  %40 = tail call i32 %3(ptr noundef %39, ptr noundef nonnull %37, ptr noundef %4)
  %41 = icmp slt i32 %40, 1
  br i1 %41, label %42, label %46
42:
  %43 = getelementptr inbounds i8, ptr %39, i64 %2
  %44 = icmp ult ptr %43, %37
  %45 = and i1 %35, %44
  br i1 %45, label %38, label %196
46:
  %47 = phi ptr [ %48, %50 ], [ %37, %38 ]
  %48 = getelementptr inbounds i8, ptr %47, i64 %2
  %49 = icmp ult ptr %48, %31
  br i1 %49, label %50, label %53
50:
  %51 = tail call i32 %3(ptr noundef %48, ptr noundef %39, ptr noundef %4)
  %52 = icmp slt i32 %51, 0
  br i1 %52, label %46, label %53
53:
  %54 = getelementptr inbounds i8, ptr %37, i64 %11
  %55 = icmp ugt ptr %54, %39
  br i1 %55, label %56, label %99
56:
  %57 = phi ptr [ %97, %95 ], [ %54, %53 ]
  %58 = phi ptr [ %96, %95 ], [ %39, %53 ]
  br i1 %12, label %95, label %59
59:
  %60 = ptrtoint ptr %58 to i64
  %61 = ptrtoint ptr %57 to i64
  %62 = or i64 %60, %61
  br label %63
63:
  %64 = phi i64 [ 0, %59 ], [ %93, %92 ]
  %65 = or i64 %62, %64
  %66 = and i64 %65, 7
  %67 = icmp eq i64 %66, 0
  %68 = sub i64 %2, %64
  %69 = icmp ugt i64 %68, 7
  %70 = and i1 %69, %67
  br i1 %70, label %71, label %77
71:
  %72 = getelementptr inbounds i8, ptr %58, i64 %64
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds i8, ptr %57, i64 %64
  %75 = load i64, ptr %74, align 8
  store i64 %75, ptr %72, align 8
  store i64 %73, ptr %74, align 8
  %76 = add i64 %64, 8
  br label %92
77:
  %78 = and i64 %65, 3
  %79 = icmp eq i64 %78, 0
  %80 = icmp ugt i64 %68, 3
  %81 = and i1 %80, %79
  %82 = getelementptr inbounds i8, ptr %58, i64 %64
  %83 = getelementptr inbounds i8, ptr %57, i64 %64
  br i1 %81, label %84, label %88
84:
  %85 = load i32, ptr %82, align 4
  %86 = load i32, ptr %83, align 4
  store i32 %86, ptr %82, align 4
  store i32 %85, ptr %83, align 4
  %87 = add i64 %64, 4
  br label %92
88:
  %89 = load i8, ptr %82, align 1
  %90 = load i8, ptr %83, align 1
  store i8 %90, ptr %82, align 1
  %91 = add i64 %64, 1
  store i8 %89, ptr %83, align 1
  br label %92
92:
  %93 = phi i64 [ %76, %71 ], [ %87, %84 ], [ %91, %88 ]
  %94 = icmp ult i64 %93, %2
  br i1 %94, label %63, label %95
95:
  %96 = getelementptr inbounds i8, ptr %58, i64 %2
  %97 = getelementptr inbounds i8, ptr %57, i64 %11
  %98 = icmp ult ptr %96, %97
  br i1 %98, label %56, label %99
99:
  %100 = icmp ugt ptr %47, %37
  br i1 %100, label %101, label %144
101:
  %102 = phi ptr [ %142, %140 ], [ %47, %99 ]
  %103 = phi ptr [ %141, %140 ], [ %37, %99 ]
  br i1 %12, label %140, label %104
104:
  %105 = ptrtoint ptr %103 to i64
  %106 = ptrtoint ptr %102 to i64
  %107 = or i64 %105, %106
  br label %108
108:
  %109 = phi i64 [ 0, %104 ], [ %138, %137 ]
  %110 = or i64 %107, %109
  %111 = and i64 %110, 7
  %112 = icmp eq i64 %111, 0
  %113 = sub i64 %2, %109
  %114 = icmp ugt i64 %113, 7
  %115 = and i1 %114, %112
  br i1 %115, label %116, label %122
116:
  %117 = getelementptr inbounds i8, ptr %103, i64 %109
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds i8, ptr %102, i64 %109
  %120 = load i64, ptr %119, align 8
  store i64 %120, ptr %117, align 8
  store i64 %118, ptr %119, align 8
  %121 = add i64 %109, 8
  br label %137
122:
  %123 = and i64 %110, 3
  %124 = icmp eq i64 %123, 0
  %125 = icmp ugt i64 %113, 3
  %126 = and i1 %125, %124
  %127 = getelementptr inbounds i8, ptr %103, i64 %109
  %128 = getelementptr inbounds i8, ptr %102, i64 %109
  br i1 %126, label %129, label %133
129:
  %130 = load i32, ptr %127, align 4
  %131 = load i32, ptr %128, align 4
  store i32 %131, ptr %127, align 4
  store i32 %130, ptr %128, align 4
  %132 = add i64 %109, 4
  br label %137
133:
  %134 = load i8, ptr %127, align 1
  %135 = load i8, ptr %128, align 1
  store i8 %135, ptr %127, align 1
  %136 = add i64 %109, 1
  store i8 %134, ptr %128, align 1
  br label %137
137:
  %138 = phi i64 [ %121, %116 ], [ %132, %129 ], [ %136, %133 ]
  %139 = icmp ult i64 %138, %2
  br i1 %139, label %108, label %140
140:
  %141 = getelementptr inbounds i8, ptr %103, i64 %2
  %142 = getelementptr inbounds i8, ptr %102, i64 %11
  %143 = icmp ult ptr %141, %142
  br i1 %143, label %101, label %144
144:
  %145 = icmp ugt ptr %47, %39
  br i1 %145, label %146, label %189
146:
  %147 = phi ptr [ %187, %185 ], [ %47, %144 ]
  %148 = phi ptr [ %186, %185 ], [ %39, %144 ]
  br i1 %12, label %185, label %149
149:
  %150 = ptrtoint ptr %148 to i64
  %151 = ptrtoint ptr %147 to i64
  %152 = or i64 %150, %151
  br label %153
153:
  %154 = phi i64 [ 0, %149 ], [ %183, %182 ]
  %155 = or i64 %152, %154
  %156 = and i64 %155, 7
  %157 = icmp eq i64 %156, 0
  %158 = sub i64 %2, %154
  %159 = icmp ugt i64 %158, 7
  %160 = and i1 %159, %157
  br i1 %160, label %161, label %167
161:
  %162 = getelementptr inbounds i8, ptr %148, i64 %154
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds i8, ptr %147, i64 %154
  %165 = load i64, ptr %164, align 8
  store i64 %165, ptr %162, align 8
  store i64 %163, ptr %164, align 8
  %166 = add i64 %154, 8
  br label %182
167:
  %168 = and i64 %155, 3
  %169 = icmp eq i64 %168, 0
  %170 = icmp ugt i64 %158, 3
  %171 = and i1 %170, %169
  %172 = getelementptr inbounds i8, ptr %148, i64 %154
  %173 = getelementptr inbounds i8, ptr %147, i64 %154
  br i1 %171, label %174, label %178
174:
  %175 = load i32, ptr %172, align 4
  %176 = load i32, ptr %173, align 4
  store i32 %176, ptr %172, align 4
  store i32 %175, ptr %173, align 4
  %177 = add i64 %154, 4
  br label %182
178:
  %179 = load i8, ptr %172, align 1
  %180 = load i8, ptr %173, align 1
  store i8 %180, ptr %172, align 1
  %181 = add i64 %154, 1
  store i8 %179, ptr %173, align 1
  br label %182
182:
  %183 = phi i64 [ %166, %161 ], [ %177, %174 ], [ %181, %178 ]
  %184 = icmp ult i64 %183, %2
  br i1 %184, label %153, label %185
185:
  %186 = getelementptr inbounds i8, ptr %148, i64 %2
  %187 = getelementptr inbounds i8, ptr %147, i64 %11
  %188 = icmp ult ptr %186, %187
  br i1 %188, label %146, label %189
189:
  %190 = ptrtoint ptr %48 to i64
  %191 = ptrtoint ptr %37 to i64
  %192 = sub i64 %190, %191
  %193 = getelementptr inbounds i8, ptr %39, i64 %192
  %194 = icmp ult ptr %193, %48
  %195 = and i1 %49, %194
  br i1 %195, label %34, label %196
196:
  %197 = getelementptr inbounds i8, ptr %30, i64 %14
  %198 = icmp ult ptr %197, %7
  br i1 %198, label %24, label %21
}
define dso_local void @qsort(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr {
  tail call void @qsort_r(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull @apply, ptr noundef %3)
  ret void
}
define internal i32 @apply(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) {
  %4 = tail call i32 %2(ptr noundef %0, ptr noundef %1)
  ret i32 %4
}
define dso_local ptr @bsearch(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4) local_unnamed_addr {
  br label %6
6:
  %7 = phi ptr [ %1, %5 ], [ %25, %24 ]
  %8 = phi i64 [ %2, %5 ], [ %26, %24 ]
  %9 = phi ptr [ undef, %5 ], [ %27, %24 ]
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %28, label %11
11:
  %12 = lshr i64 %8, 1
  %13 = mul i64 %12, %3
  %14 = getelementptr inbounds i8, ptr %7, i64 %13
  %15 = tail call i32 %4(ptr noundef %0, ptr noundef %14)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17
17:
  %18 = icmp sgt i32 %15, 0
  %19 = getelementptr inbounds i8, ptr %14, i64 %3
  %20 = select i1 %18, ptr %19, ptr %7
  %21 = sext i1 %18 to i64
  %22 = add i64 %8, %21
  %23 = lshr i64 %22, 1
  br label %24
24:
  %25 = phi ptr [ %20, %17 ], [ %7, %11 ]
  %26 = phi i64 [ %23, %17 ], [ %8, %11 ]
  %27 = phi ptr [ %9, %17 ], [ %14, %11 ]
  br i1 %16, label %28, label %6
28:
  %29 = phi ptr [ %27, %24 ], [ null, %6 ]
  ret ptr %29
}

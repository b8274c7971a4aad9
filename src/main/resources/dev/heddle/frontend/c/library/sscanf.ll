target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.source = type { ptr, i32, i32, i32 }
%struct.directive = type { i32, i32, i32, i8, [256 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
@.str = private unnamed_addr constant [43 x i8] c"a conversion of scanf that is not modelled\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"di\00", align 1
define dso_local i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2) local_unnamed_addr {
  %4 = alloca double, align 8, !DIAssignID !83
  %5 = alloca i64, align 8, !DIAssignID !84
  %6 = alloca %struct.source, align 8, !DIAssignID !85
  %7 = alloca %struct.directive, align 4, !DIAssignID !87
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  %8 = getelementptr inbounds i8, ptr %0, i64 1
  store ptr %8, ptr %6, align 8, !DIAssignID !92
  %9 = getelementptr inbounds i8, ptr %6, i64 8
  %10 = load i8, ptr %0, align 1
  %11 = zext i8 %10 to i32
  store i32 %11, ptr %9, align 8, !DIAssignID !95
  %12 = getelementptr inbounds i8, ptr %6, i64 12
  store i32 0, ptr %12, align 4, !DIAssignID !96
  %13 = getelementptr inbounds i8, ptr %6, i64 16
  store i32 2147483647, ptr %13, align 8, !DIAssignID !97
  %14 = getelementptr inbounds i8, ptr %7, i64 12
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  %16 = getelementptr inbounds i8, ptr %2, i64 16
  %17 = getelementptr inbounds i8, ptr %7, i64 8
  %18 = getelementptr inbounds i8, ptr %2, i64 8
  %19 = getelementptr inbounds i8, ptr %2, i64 16
  %20 = getelementptr inbounds i8, ptr %7, i64 4
  %21 = getelementptr inbounds i8, ptr %7, i64 8
  %22 = getelementptr inbounds i8, ptr %7, i64 8
  %23 = getelementptr inbounds i8, ptr %7, i64 13
  %24 = getelementptr inbounds i8, ptr %7, i64 8
  %25 = getelementptr inbounds i8, ptr %7, i64 8
  br label %26
26:
  %27 = phi ptr [ %1, %3 ], [ %60, %208 ]
  %28 = phi i32 [ 0, %3 ], [ %209, %208 ]
  br label %29
29:
  %30 = phi ptr [ %27, %26 ], [ %31, %46 ]
  %31 = getelementptr inbounds i8, ptr %30, i64 1
  %32 = load i8, ptr %30, align 1
  %33 = icmp eq i8 %32, 0
  br i1 %33, label %34, label %41
34:
  %35 = phi i32 [ %28, %46 ], [ %28, %29 ], [ %209, %208 ]
  %36 = phi i32 [ 1, %29 ], [ %47, %46 ], [ %210, %208 ]
  %37 = icmp eq i32 %36, 0
  %38 = icmp eq i32 %35, 0
  %39 = select i1 %37, i1 %38, i1 false
  %40 = select i1 %39, i32 -1, i32 %35
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  ret i32 %40
41:
  %42 = sext i8 %32 to i32
  %43 = call i32 @isspace(i32 noundef %42)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %49, label %45
45:
  call void @__heddle_skip_blanks(ptr noundef nonnull %6)
  br label %46
46:
  %47 = phi i32 [ 2, %45 ], [ %57, %55 ], [ 2, %58 ]
  %48 = icmp eq i32 %47, 2
  br i1 %48, label %29, label %34
49:
  %50 = icmp eq i8 %32, 37
  br i1 %50, label %59, label %51
51:
  %52 = load i32, ptr %9, align 8
  %53 = zext i8 %32 to i32
  %54 = icmp eq i32 %52, %53
  br i1 %54, label %58, label %55
55:
  %56 = icmp ne i32 %52, 0
  %57 = zext i1 %56 to i32
  br label %46
58:
  call void @__heddle_take(ptr noundef nonnull %6)
  br label %46
59:
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %7)
  %60 = call ptr @__heddle_read_directive(ptr noundef nonnull %31, ptr noundef nonnull %7)
  %61 = load i8, ptr %14, align 4
  switch i8 %61, label %85 [
    i8 110, label %62
    i8 99, label %86
    i8 91, label %86
  ]
62:
  %63 = load i32, ptr %2, align 8
  %64 = icmp ult i32 %63, 41
  br i1 %64, label %65, label %70
65:
  %66 = load ptr, ptr %16, align 8
  %67 = zext nneg i32 %63 to i64
  %68 = getelementptr i8, ptr %66, i64 %67
  %69 = add nuw nsw i32 %63, 8
  store i32 %69, ptr %2, align 8
  br label %73
70:
  %71 = load ptr, ptr %15, align 8
  %72 = getelementptr i8, ptr %71, i64 8
  store ptr %72, ptr %15, align 8
  br label %73
73:
  %74 = phi ptr [ %68, %65 ], [ %71, %70 ]
  %75 = load ptr, ptr %74, align 8
  %76 = load i32, ptr %17, align 4
  %77 = load i32, ptr %12, align 4
  switch i32 %76, label %83 [
    i32 1, label %78
    i32 2, label %80
    i32 4, label %82
  ]
78:
  %79 = trunc i32 %77 to i8
  store i8 %79, ptr %75, align 1
  br label %208
80:
  %81 = trunc i32 %77 to i16
  store i16 %81, ptr %75, align 2
  br label %208
82:
  store i32 %77, ptr %75, align 4
  br label %208
83:
  %84 = sext i32 %77 to i64
  store i64 %84, ptr %75, align 8
  br label %208
85:
  call void @__heddle_skip_blanks(ptr noundef nonnull %6)
  br label %86
86:
  %87 = load i8, ptr %14, align 4
  %88 = icmp eq i8 %87, 37
  %89 = load i32, ptr %9, align 8
  br i1 %88, label %90, label %96
90:
  %91 = icmp eq i32 %89, 37
  br i1 %91, label %95, label %92
92:
  %93 = icmp ne i32 %89, 0
  %94 = zext i1 %93 to i32
  br label %208
95:
  call void @__heddle_take(ptr noundef nonnull %6)
  br label %208
96:
  %97 = icmp eq i32 %89, 0
  br i1 %97, label %200, label %98
98:
  %99 = load i32, ptr %7, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %115
101:
  %102 = load i32, ptr %2, align 8
  %103 = icmp ult i32 %102, 41
  br i1 %103, label %104, label %109
104:
  %105 = load ptr, ptr %19, align 8
  %106 = zext nneg i32 %102 to i64
  %107 = getelementptr i8, ptr %105, i64 %106
  %108 = add nuw nsw i32 %102, 8
  store i32 %108, ptr %2, align 8
  br label %112
109:
  %110 = load ptr, ptr %18, align 8
  %111 = getelementptr i8, ptr %110, i64 8
  store ptr %111, ptr %18, align 8
  br label %112
112:
  %113 = phi ptr [ %107, %104 ], [ %110, %109 ]
  %114 = load ptr, ptr %113, align 8
  br label %115
115:
  %116 = phi ptr [ %114, %112 ], [ null, %98 ]
  %117 = load i32, ptr %20, align 4
  %118 = icmp eq i32 %117, 0
  %119 = icmp eq i8 %87, 99
  %120 = select i1 %119, i32 1, i32 2147483647
  %121 = select i1 %118, i32 %120, i32 %117
  store i32 %121, ptr %13, align 8, !DIAssignID !208
  switch i8 %87, label %199 [
    i8 100, label %122
    i8 105, label %122
    i8 117, label %122
    i8 111, label %122
    i8 120, label %122
    i8 88, label %122
    i8 112, label %122
    i8 102, label %160
    i8 70, label %160
    i8 101, label %160
    i8 69, label %160
    i8 103, label %160
    i8 71, label %160
    i8 115, label %176
    i8 91, label %176
    i8 99, label %181
  ]
122:
  %123 = zext i8 %87 to i32
  %124 = call ptr @strchr(ptr noundef nonnull @.str.1, i32 noundef %123)
  %125 = icmp eq ptr %124, null
  %126 = load i8, ptr %14, align 4
  br i1 %125, label %130, label %127
127:
  %128 = icmp eq i8 %126, 105
  %129 = select i1 %128, i32 0, i32 10
  br label %135
130:
  %131 = icmp eq i8 %126, 117
  br i1 %131, label %135, label %132
132:
  %133 = icmp eq i8 %126, 111
  %134 = select i1 %133, i32 8, i32 16
  br label %135
135:
  %136 = phi i32 [ %129, %127 ], [ %134, %132 ], [ 10, %130 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %137 = load i8, ptr %14, align 4
  %138 = zext i8 %137 to i32
  %139 = call ptr @strchr(ptr noundef nonnull @.str.1, i32 noundef %138)
  %140 = icmp ne ptr %139, null
  %141 = zext i1 %140 to i32
  %142 = call i32 @__heddle_scan_integer(ptr noundef nonnull %6, i32 noundef %136, i32 noundef %141, ptr noundef nonnull %5)
  %143 = icmp eq i32 %142, 2
  %144 = icmp ne ptr %116, null
  %145 = and i1 %144, %143
  br i1 %145, label %146, label %159
146:
  %147 = load i8, ptr %14, align 4
  %148 = icmp eq i8 %147, 112
  %149 = load i32, ptr %25, align 4
  %150 = select i1 %148, i32 8, i32 %149
  %151 = load i64, ptr %5, align 8
  switch i32 %150, label %158 [
    i32 1, label %152
    i32 2, label %154
    i32 4, label %156
  ]
152:
  %153 = trunc i64 %151 to i8
  store i8 %153, ptr %116, align 1
  br label %159
154:
  %155 = trunc i64 %151 to i16
  store i16 %155, ptr %116, align 2
  br label %159
156:
  %157 = trunc i64 %151 to i32
  store i32 %157, ptr %116, align 4
  br label %159
158:
  store i64 %151, ptr %116, align 8
  br label %159
159:
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br label %200
160:
  %161 = load i32, ptr %24, align 4
  %162 = icmp eq i32 %161, 16
  br i1 %162, label %199, label %163
163:
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %164 = call i32 @__heddle_scan_double(ptr noundef nonnull %6, ptr noundef nonnull %4)
  %165 = icmp eq i32 %164, 2
  %166 = icmp ne ptr %116, null
  %167 = and i1 %166, %165
  br i1 %167, label %168, label %175
168:
  %169 = load i32, ptr %24, align 4
  %170 = icmp eq i32 %169, 8
  %171 = load double, ptr %4, align 8
  br i1 %170, label %172, label %173
172:
  store double %171, ptr %116, align 8
  br label %175
173:
  %174 = fptrunc double %171 to float
  store float %174, ptr %116, align 4
  br label %175
175:
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %200
176:
  %177 = load i32, ptr %22, align 4
  %178 = icmp eq i32 %177, 4
  br i1 %178, label %179, label %199
179:
  %180 = call i32 @__heddle_scan_set(ptr noundef nonnull %6, ptr noundef nonnull %23, ptr noundef %116)
  br label %200
181:
  %182 = load i32, ptr %21, align 4
  %183 = icmp eq i32 %182, 4
  br i1 %183, label %184, label %199
184:
  %185 = icmp sgt i32 %121, 0
  br i1 %185, label %186, label %200
186:
  %187 = phi ptr [ %196, %195 ], [ %116, %184 ]
  %188 = load i32, ptr %9, align 8
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %200, label %190
190:
  %191 = icmp eq ptr %187, null
  br i1 %191, label %195, label %192
192:
  %193 = trunc i32 %188 to i8
  %194 = getelementptr inbounds i8, ptr %187, i64 1
  store i8 %193, ptr %187, align 1
  br label %195
195:
  %196 = phi ptr [ %194, %192 ], [ null, %190 ]
  call void @__heddle_take(ptr noundef nonnull %6)
  %197 = load i32, ptr %13, align 8
  %198 = icmp sgt i32 %197, 0
  br i1 %198, label %186, label %200
199:
  call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
200:
  %201 = phi i32 [ 0, %96 ], [ %180, %179 ], [ %164, %175 ], [ %142, %159 ], [ 2, %184 ], [ 2, %186 ], [ 2, %195 ]
  %202 = icmp eq i32 %201, 2
  %203 = load i32, ptr %7, align 4
  %204 = icmp eq i32 %203, 0
  %205 = select i1 %202, i1 %204, i1 false
  %206 = zext i1 %205 to i32
  %207 = add nsw i32 %28, %206
  br label %208
208:
  %209 = phi i32 [ %207, %200 ], [ %28, %78 ], [ %28, %80 ], [ %28, %82 ], [ %28, %83 ], [ %28, %92 ], [ %28, %95 ]
  %210 = phi i32 [ %201, %200 ], [ 2, %78 ], [ 2, %80 ], [ 2, %82 ], [ 2, %83 ], [ %94, %92 ], [ 2, %95 ]
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %7)
  %211 = icmp eq i32 %210, 2
  br i1 %211, label %26, label %34
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare i32 @isspace(i32 noundef) local_unnamed_addr
declare void @__heddle_skip_blanks(ptr noundef) local_unnamed_addr
declare ptr @__heddle_read_directive(ptr noundef, ptr noundef) local_unnamed_addr
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local i32 @sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !360
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3)
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  ret i32 %4
}
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define dso_local i32 @__isoc99_vsscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2) local_unnamed_addr {
  %4 = tail call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret i32 %4
}
define dso_local i32 @__isoc99_sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !382
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3)
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  ret i32 %4
}
define dso_local i32 @__isoc23_sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !396
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3)
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  ret i32 %4
}
declare void @__heddle_take(ptr noundef) local_unnamed_addr
declare i32 @__heddle_scan_set(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
declare ptr @strchr(ptr noundef, i32 noundef) local_unnamed_addr
declare i32 @__heddle_scan_integer(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr
declare i32 @__heddle_scan_double(ptr noundef, ptr noundef) local_unnamed_addr

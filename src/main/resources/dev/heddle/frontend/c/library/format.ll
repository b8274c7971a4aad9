target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.conversion = type { i32, i32, i32, i32, i32, i32, i32, i32, i8 }
@.str = private unnamed_addr constant [44 x i8] c"a conversion of printf that is not modelled\00", align 1
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"NAN\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"INF\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
define dso_local i32 @__heddle_format(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca [1320 x i8], align 16, !DIAssignID !102
  %5 = alloca [24 x i8], align 16, !DIAssignID !103
  %6 = alloca %struct.conversion, align 4, !DIAssignID !104
  %7 = getelementptr inbounds i8, ptr %6, i64 32
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = getelementptr inbounds i8, ptr %6, i64 20
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = getelementptr inbounds i8, ptr %6, i64 20
  %16 = getelementptr inbounds i8, ptr %6, i64 24
  %17 = getelementptr inbounds i8, ptr %6, i64 20
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = getelementptr inbounds i8, ptr %0, i64 16
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = getelementptr inbounds i8, ptr %6, i64 20
  %23 = getelementptr inbounds i8, ptr %0, i64 16
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = getelementptr inbounds i8, ptr %6, i64 16
  %26 = getelementptr inbounds i8, ptr %6, i64 4
  %27 = getelementptr inbounds i8, ptr %6, i64 8
  %28 = getelementptr inbounds i8, ptr %6, i64 12
  %29 = getelementptr inbounds i8, ptr %6, i64 12
  %30 = getelementptr inbounds i8, ptr %6, i64 4
  %31 = getelementptr inbounds i8, ptr %6, i64 8
  %32 = getelementptr inbounds i8, ptr %5, i64 23
  %33 = getelementptr inbounds i8, ptr %6, i64 24
  %34 = getelementptr inbounds i8, ptr %6, i64 12
  %35 = ptrtoint ptr %32 to i64
  %36 = getelementptr inbounds i8, ptr %6, i64 16
  %37 = ptrtoint ptr %32 to i64
  %38 = getelementptr inbounds i8, ptr %0, i64 16
  %39 = getelementptr inbounds i8, ptr %0, i64 8
  br label %40
40:
  %41 = phi ptr [ %1, %3 ], [ %290, %289 ]
  %42 = getelementptr inbounds i8, ptr %41, i64 1
  %43 = load i8, ptr %41, align 1
  switch i8 %43, label %278 [
    i8 0, label %291
    i8 37, label %44
  ]
44:
  call void @llvm.lifetime.start.p0(i64 36, ptr nonnull %6)
  %45 = call ptr @__heddle_read_conversion(ptr noundef nonnull %42, ptr noundef nonnull %6, ptr noundef %2)
  %46 = call i64 @__heddle_next_argument(ptr noundef nonnull %6, ptr noundef %2)
  %47 = load i8, ptr %7, align 4
  switch i8 %47, label %276 [
    i8 100, label %48
    i8 105, label %48
    i8 117, label %48
    i8 120, label %48
    i8 88, label %48
    i8 111, label %48
    i8 112, label %48
    i8 102, label %104
    i8 70, label %104
    i8 101, label %104
    i8 69, label %104
    i8 103, label %104
    i8 71, label %104
    i8 115, label %130
    i8 99, label %208
    i8 37, label %265
  ]
48:
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  switch i8 %47, label %75 [
    i8 100, label %49
    i8 105, label %49
    i8 111, label %61
    i8 88, label %62
    i8 120, label %68
    i8 112, label %74
  ]
49:
  %50 = icmp sgt i64 %46, -1
  br i1 %50, label %51, label %58
51:
  %52 = load i32, ptr %30, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %58
54:
  %55 = load i32, ptr %31, align 4
  %56 = icmp eq i32 %55, 0
  %57 = select i1 %56, ptr @.str.1, ptr @.str.6
  br label %58
58:
  %59 = phi ptr [ @.str.4, %49 ], [ %57, %54 ], [ @.str.5, %51 ]
  %60 = call i64 @llvm.abs.i64(i64 %46, i1 false)
  br label %75
61:
  br label %75
62:
  %63 = load i32, ptr %29, align 4
  %64 = icmp ne i32 %63, 0
  %65 = icmp ne i64 %46, 0
  %66 = and i1 %65, %64
  %67 = select i1 %66, ptr @.str.2, ptr @.str.1
  br label %75
68:
  %69 = load i32, ptr %28, align 4
  %70 = icmp ne i32 %69, 0
  %71 = icmp ne i64 %46, 0
  %72 = and i1 %71, %70
  %73 = select i1 %72, ptr @.str.3, ptr @.str.1
  br label %75
74:
  br label %75
75:
  %76 = phi i32 [ 10, %48 ], [ 16, %74 ], [ 16, %68 ], [ 16, %62 ], [ 8, %61 ], [ 10, %58 ]
  %77 = phi i8 [ 97, %48 ], [ 97, %74 ], [ 97, %68 ], [ 65, %62 ], [ 97, %61 ], [ 97, %58 ]
  %78 = phi ptr [ @.str.1, %48 ], [ @.str.3, %74 ], [ %73, %68 ], [ %67, %62 ], [ @.str.1, %61 ], [ %59, %58 ]
  %79 = phi i64 [ %46, %48 ], [ %46, %74 ], [ %46, %68 ], [ %46, %62 ], [ %46, %61 ], [ %60, %58 ]
  store i8 0, ptr %32, align 1, !DIAssignID !174
  %80 = call ptr @__heddle_digits_before(ptr noundef nonnull %32, i64 noundef %79, i32 noundef %76, i8 noundef signext %77)
  %81 = load i32, ptr %33, align 4
  %82 = icmp slt i32 %81, 0
  %83 = select i1 %82, i32 1, i32 %81
  %84 = zext i32 %83 to i64
  %85 = load i8, ptr %7, align 4
  %86 = icmp ne i8 %85, 111
  %87 = load i32, ptr %34, align 4
  %88 = icmp eq i32 %87, 0
  %89 = select i1 %86, i1 true, i1 %88
  %90 = ptrtoint ptr %80 to i64
  %91 = sub i64 %35, %90
  %92 = icmp slt i64 %91, %84
  %93 = add nuw nsw i64 %91, 1
  %94 = select i1 %89, i1 true, i1 %92
  %95 = select i1 %94, i64 %84, i64 %93
  %96 = load i32, ptr %36, align 4
  %97 = icmp eq i32 %96, 0
  %98 = lshr i32 %81, 31
  %99 = select i1 %97, i32 0, i32 %98
  store i32 %99, ptr %36, align 4, !DIAssignID !187
  %100 = ptrtoint ptr %80 to i64
  %101 = sub i64 %100, %37
  %102 = add i64 %101, %95
  %103 = call i64 @llvm.smax.i64(i64 %102, i64 0)
  call fastcc void @put_field(ptr noundef %0, ptr noundef nonnull %6, ptr noundef %78, ptr noundef %80, i64 noundef %103)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  br label %277
104:
  %105 = bitcast i64 %46 to double
  call void @llvm.lifetime.start.p0(i64 1320, ptr nonnull %4)
  %106 = call double @llvm.fabs.f64(double %105)
  %107 = fcmp uno double %105, 0.000000e+00
  %108 = fsub double %106, %106
  %109 = fcmp une double %108, 0.000000e+00
  %110 = or i1 %107, %109
  br i1 %110, label %111, label %118
111:
  store i32 0, ptr %25, align 4, !DIAssignID !216
  %112 = and i8 %47, 32
  %113 = icmp eq i8 %112, 0
  %114 = select i1 %113, ptr @.str.8, ptr @.str.7
  %115 = select i1 %113, ptr @.str.10, ptr @.str.9
  %116 = select i1 %107, ptr %114, ptr %115
  %117 = call ptr @strcpy(ptr noundef nonnull %4, ptr noundef nonnull %116)
  br label %119
118:
  call void @__heddle_write_double(ptr noundef nonnull %4, ptr noundef nonnull %6, double noundef %106)
  br label %119
119:
  %120 = icmp sgt i64 %46, -1
  br i1 %120, label %121, label %128
121:
  %122 = load i32, ptr %26, align 4
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %128
124:
  %125 = load i32, ptr %27, align 4
  %126 = icmp eq i32 %125, 0
  %127 = select i1 %126, ptr @.str.1, ptr @.str.6
  br label %128
128:
  %129 = phi ptr [ @.str.4, %119 ], [ %127, %124 ], [ @.str.5, %121 ]
  call fastcc void @put_field(ptr noundef %0, ptr noundef nonnull %6, ptr noundef nonnull %129, ptr noundef nonnull %4, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 1320, ptr nonnull %4)
  br label %277
130:
  %131 = inttoptr i64 %46 to ptr
  %132 = icmp eq i64 %46, 0
  %133 = select i1 %132, ptr @.str.11, ptr %131
  %134 = load i32, ptr %16, align 4
  %135 = sext i32 %134 to i64
  %136 = icmp eq i32 %134, 0
  br i1 %136, label %145, label %137
137:
  %138 = phi i64 [ %143, %142 ], [ 0, %130 ]
  %139 = getelementptr inbounds i8, ptr %133, i64 %138
  %140 = load i8, ptr %139, align 1
  %141 = icmp eq i8 %140, 0
  br i1 %141, label %145, label %142
142:
  %143 = add nuw nsw i64 %138, 1
  %144 = icmp eq i64 %143, %135
  br i1 %144, label %145, label %137
145:
  %146 = phi i64 [ 0, %130 ], [ %138, %137 ], [ %135, %142 ]
  %147 = load i32, ptr %6, align 4
  %148 = icmp eq i32 %147, 0
  %149 = load i32, ptr %17, align 4
  %150 = sext i32 %149 to i64
  %151 = sub nsw i64 %150, %146
  %152 = select i1 %148, i64 %151, i64 0
  %153 = icmp sgt i64 %152, 0
  br i1 %153, label %154, label %168
154:
  %155 = phi i64 [ %156, %164 ], [ %152, %145 ]
  %156 = add nsw i64 %155, -1
  %157 = load i64, ptr %18, align 8
  %158 = add i64 %157, 1
  %159 = load i64, ptr %19, align 8
  %160 = icmp ult i64 %158, %159
  br i1 %160, label %161, label %164
161:
  %162 = load ptr, ptr %0, align 8
  %163 = getelementptr inbounds i8, ptr %162, i64 %157
  store i8 32, ptr %163, align 1
  br label %164
164:
  %165 = load i64, ptr %18, align 8
  %166 = add i64 %165, 1
  store i64 %166, ptr %18, align 8
  %167 = icmp sgt i64 %155, 1
  br i1 %167, label %154, label %168
168:
  %169 = icmp eq i64 %146, 0
  br i1 %169, label %170, label %178
170:
  %171 = load i32, ptr %6, align 4
  %172 = icmp eq i32 %171, 0
  %173 = load i32, ptr %22, align 4
  %174 = sext i32 %173 to i64
  %175 = sub nsw i64 %174, %146
  %176 = select i1 %172, i64 0, i64 %175
  %177 = icmp sgt i64 %176, 0
  br i1 %177, label %194, label %277
178:
  %179 = phi i64 [ %192, %189 ], [ 0, %168 ]
  %180 = load i64, ptr %20, align 8
  %181 = add i64 %180, 1
  %182 = load i64, ptr %21, align 8
  %183 = icmp ult i64 %181, %182
  br i1 %183, label %184, label %189
184:
  %185 = getelementptr inbounds i8, ptr %133, i64 %179
  %186 = load i8, ptr %185, align 1
  %187 = load ptr, ptr %0, align 8
  %188 = getelementptr inbounds i8, ptr %187, i64 %180
  store i8 %186, ptr %188, align 1
  br label %189
189:
  %190 = load i64, ptr %20, align 8
  %191 = add i64 %190, 1
  store i64 %191, ptr %20, align 8
  %192 = add nuw nsw i64 %179, 1
  %193 = icmp eq i64 %192, %146
  br i1 %193, label %170, label %178
194:
  %195 = phi i64 [ %196, %204 ], [ %176, %170 ]
  %196 = add nsw i64 %195, -1
  %197 = load i64, ptr %23, align 8
  %198 = add i64 %197, 1
  %199 = load i64, ptr %24, align 8
  %200 = icmp ult i64 %198, %199
  br i1 %200, label %201, label %204
201:
  %202 = load ptr, ptr %0, align 8
  %203 = getelementptr inbounds i8, ptr %202, i64 %197
  store i8 32, ptr %203, align 1
  br label %204
204:
  %205 = load i64, ptr %23, align 8
  %206 = add i64 %205, 1
  store i64 %206, ptr %23, align 8
  %207 = icmp sgt i64 %195, 1
  br i1 %207, label %194, label %277
208:
  %209 = load i32, ptr %6, align 4
  %210 = icmp eq i32 %209, 0
  %211 = load i32, ptr %10, align 4
  %212 = add nsw i32 %211, -1
  %213 = select i1 %210, i32 %212, i32 0
  %214 = icmp sgt i32 %213, 0
  br i1 %214, label %215, label %231
215:
  %216 = zext nneg i32 %213 to i64
  br label %217
217:
  %218 = phi i64 [ %216, %215 ], [ %219, %227 ]
  %219 = add nsw i64 %218, -1
  %220 = load i64, ptr %11, align 8
  %221 = add i64 %220, 1
  %222 = load i64, ptr %12, align 8
  %223 = icmp ult i64 %221, %222
  br i1 %223, label %224, label %227
224:
  %225 = load ptr, ptr %0, align 8
  %226 = getelementptr inbounds i8, ptr %225, i64 %220
  store i8 32, ptr %226, align 1
  br label %227
227:
  %228 = load i64, ptr %11, align 8
  %229 = add i64 %228, 1
  store i64 %229, ptr %11, align 8
  %230 = icmp sgt i64 %218, 1
  br i1 %230, label %217, label %231
231:
  %232 = load i64, ptr %13, align 8
  %233 = add i64 %232, 1
  %234 = load i64, ptr %14, align 8
  %235 = icmp ult i64 %233, %234
  br i1 %235, label %236, label %240
236:
  %237 = trunc i64 %46 to i8
  %238 = load ptr, ptr %0, align 8
  %239 = getelementptr inbounds i8, ptr %238, i64 %232
  store i8 %237, ptr %239, align 1
  br label %240
240:
  %241 = load i64, ptr %13, align 8
  %242 = add i64 %241, 1
  store i64 %242, ptr %13, align 8
  %243 = load i32, ptr %6, align 4
  %244 = icmp eq i32 %243, 0
  %245 = load i32, ptr %15, align 4
  %246 = add nsw i32 %245, -1
  %247 = select i1 %244, i32 0, i32 %246
  %248 = icmp sgt i32 %247, 0
  br i1 %248, label %249, label %277
249:
  %250 = zext nneg i32 %247 to i64
  br label %251
251:
  %252 = phi i64 [ %253, %261 ], [ %250, %249 ]
  %253 = add nsw i64 %252, -1
  %254 = load i64, ptr %13, align 8
  %255 = add i64 %254, 1
  %256 = load i64, ptr %14, align 8
  %257 = icmp ult i64 %255, %256
  br i1 %257, label %258, label %261
258:
  %259 = load ptr, ptr %0, align 8
  %260 = getelementptr inbounds i8, ptr %259, i64 %254
  store i8 32, ptr %260, align 1
  br label %261
261:
  %262 = load i64, ptr %13, align 8
  %263 = add i64 %262, 1
  store i64 %263, ptr %13, align 8
  %264 = icmp sgt i64 %252, 1
  br i1 %264, label %251, label %277
265:
  %266 = load i64, ptr %8, align 8
  %267 = add i64 %266, 1
  %268 = load i64, ptr %9, align 8
  %269 = icmp ult i64 %267, %268
  br i1 %269, label %270, label %273
270:
  %271 = load ptr, ptr %0, align 8
  %272 = getelementptr inbounds i8, ptr %271, i64 %266
  store i8 37, ptr %272, align 1
  br label %273
273:
  %274 = load i64, ptr %8, align 8
  %275 = add i64 %274, 1
  store i64 %275, ptr %8, align 8
  br label %277
276:
  call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
277:
  call void @llvm.lifetime.end.p0(i64 36, ptr nonnull %6)
  br label %289
278:
  %279 = load i64, ptr %38, align 8
  %280 = add i64 %279, 1
  %281 = load i64, ptr %39, align 8
  %282 = icmp ult i64 %280, %281
  br i1 %282, label %283, label %286
283:
  %284 = load ptr, ptr %0, align 8
  %285 = getelementptr inbounds i8, ptr %284, i64 %279
  store i8 %43, ptr %285, align 1
  br label %286
286:
  %287 = load i64, ptr %38, align 8
  %288 = add i64 %287, 1
  store i64 %288, ptr %38, align 8
  br label %289
289:
  %290 = phi ptr [ %45, %277 ], [ %42, %286 ]
  br label %40
291:
  %292 = getelementptr inbounds i8, ptr %0, i64 8
  %293 = load i64, ptr %292, align 8
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %303, label %295
295:
  %296 = load ptr, ptr %0, align 8
  %297 = getelementptr inbounds i8, ptr %0, i64 16
  %298 = load i64, ptr %297, align 8
  %299 = icmp ult i64 %298, %293
  %300 = add i64 %293, -1
  %301 = select i1 %299, i64 %298, i64 %300
  %302 = getelementptr inbounds i8, ptr %296, i64 %301
  store i8 0, ptr %302, align 1
  br label %303
303:
  %304 = getelementptr inbounds i8, ptr %0, i64 16
  %305 = load i64, ptr %304, align 8
  %306 = trunc i64 %305 to i32
  ret i32 %306
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare ptr @__heddle_read_conversion(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr
declare i64 @__heddle_next_argument(ptr noundef, ptr noundef) local_unnamed_addr
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
declare ptr @__heddle_digits_before(ptr noundef, i64 noundef, i32 noundef, i8 noundef signext) local_unnamed_addr
define internal fastcc void @put_field(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) unnamed_addr {
  %6 = tail call i64 @strlen(ptr noundef %2)
  %7 = tail call i64 @strlen(ptr noundef %3)
  %8 = getelementptr inbounds i8, ptr %1, i64 20
  %9 = load i32, ptr %8, align 4
  %10 = sext i32 %9 to i64
  %11 = add i64 %6, %4
  %12 = add i64 %11, %7
  %13 = sub i64 %10, %12
  %14 = getelementptr inbounds i8, ptr %1, i64 16
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %20, label %17
17:
  %18 = load i32, ptr %1, align 4
  %19 = icmp eq i32 %18, 0
  br label %20
20:
  %21 = phi i1 [ false, %5 ], [ %19, %17 ]
  %22 = load i32, ptr %1, align 4
  %23 = icmp ne i32 %22, 0
  %24 = select i1 %23, i1 true, i1 %21
  %25 = icmp slt i64 %13, 1
  %26 = select i1 %24, i1 true, i1 %25
  br i1 %26, label %44, label %27
27:
  %28 = getelementptr inbounds i8, ptr %0, i64 16
  %29 = getelementptr inbounds i8, ptr %0, i64 8
  br label %30
30:
  %31 = phi i64 [ %13, %27 ], [ %32, %40 ]
  %32 = add nsw i64 %31, -1
  %33 = load i64, ptr %28, align 8
  %34 = add i64 %33, 1
  %35 = load i64, ptr %29, align 8
  %36 = icmp ult i64 %34, %35
  br i1 %36, label %37, label %40
37:
  %38 = load ptr, ptr %0, align 8
  %39 = getelementptr inbounds i8, ptr %38, i64 %33
  store i8 32, ptr %39, align 1
  br label %40
40:
  %41 = load i64, ptr %28, align 8
  %42 = add i64 %41, 1
  store i64 %42, ptr %28, align 8
  %43 = icmp sgt i64 %31, 1
  br i1 %43, label %30, label %44
44:
  %45 = load i8, ptr %2, align 1
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %66, label %47
47:
  %48 = getelementptr inbounds i8, ptr %0, i64 16
  %49 = getelementptr inbounds i8, ptr %0, i64 8
  br label %50
50:
  %51 = phi i8 [ %45, %47 ], [ %64, %61 ]
  %52 = phi ptr [ %2, %47 ], [ %53, %61 ]
  %53 = getelementptr inbounds i8, ptr %52, i64 1
  %54 = load i64, ptr %48, align 8
  %55 = add i64 %54, 1
  %56 = load i64, ptr %49, align 8
  %57 = icmp ult i64 %55, %56
  br i1 %57, label %58, label %61
58:
  %59 = load ptr, ptr %0, align 8
  %60 = getelementptr inbounds i8, ptr %59, i64 %54
  store i8 %51, ptr %60, align 1
  br label %61
61:
  %62 = load i64, ptr %48, align 8
  %63 = add i64 %62, 1
  store i64 %63, ptr %48, align 8
  %64 = load i8, ptr %53, align 1
  %65 = icmp eq i8 %64, 0
  br i1 %65, label %66, label %50
66:
  %67 = tail call i64 @llvm.smax.i64(i64 %13, i64 0)
  %68 = select i1 %21, i64 %67, i64 0
  %69 = add nsw i64 %68, %4
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %88
71:
  %72 = getelementptr inbounds i8, ptr %0, i64 16
  %73 = getelementptr inbounds i8, ptr %0, i64 8
  br label %74
74:
  %75 = phi i64 [ %69, %71 ], [ %76, %84 ]
  %76 = add nsw i64 %75, -1
  %77 = load i64, ptr %72, align 8
  %78 = add i64 %77, 1
  %79 = load i64, ptr %73, align 8
  %80 = icmp ult i64 %78, %79
  br i1 %80, label %81, label %84
81:
  %82 = load ptr, ptr %0, align 8
  %83 = getelementptr inbounds i8, ptr %82, i64 %77
  store i8 48, ptr %83, align 1
  br label %84
84:
  %85 = load i64, ptr %72, align 8
  %86 = add i64 %85, 1
  store i64 %86, ptr %72, align 8
  %87 = icmp sgt i64 %75, 1
  br i1 %87, label %74, label %88
88:
  %89 = load i8, ptr %3, align 1
  %90 = icmp eq i8 %89, 0
  br i1 %90, label %110, label %91
91:
  %92 = getelementptr inbounds i8, ptr %0, i64 16
  %93 = getelementptr inbounds i8, ptr %0, i64 8
  br label %94
94:
  %95 = phi i8 [ %89, %91 ], [ %108, %105 ]
  %96 = phi ptr [ %3, %91 ], [ %97, %105 ]
  %97 = getelementptr inbounds i8, ptr %96, i64 1
  %98 = load i64, ptr %92, align 8
  %99 = add i64 %98, 1
  %100 = load i64, ptr %93, align 8
  %101 = icmp ult i64 %99, %100
  br i1 %101, label %102, label %105
102:
  %103 = load ptr, ptr %0, align 8
  %104 = getelementptr inbounds i8, ptr %103, i64 %98
  store i8 %95, ptr %104, align 1
  br label %105
105:
  %106 = load i64, ptr %92, align 8
  %107 = add i64 %106, 1
  store i64 %107, ptr %92, align 8
  %108 = load i8, ptr %97, align 1
  %109 = icmp eq i8 %108, 0
  br i1 %109, label %110, label %94
110:
  %111 = load i32, ptr %1, align 4
  %112 = icmp ne i32 %111, 0
  %113 = icmp sgt i64 %13, 0
  %114 = select i1 %112, i1 %113, i1 false
  br i1 %114, label %115, label %132
115:
  %116 = getelementptr inbounds i8, ptr %0, i64 16
  %117 = getelementptr inbounds i8, ptr %0, i64 8
  br label %118
118:
  %119 = phi i64 [ %13, %115 ], [ %120, %128 ]
  %120 = add nsw i64 %119, -1
  %121 = load i64, ptr %116, align 8
  %122 = add i64 %121, 1
  %123 = load i64, ptr %117, align 8
  %124 = icmp ult i64 %122, %123
  br i1 %124, label %125, label %128
125:
  %126 = load ptr, ptr %0, align 8
  %127 = getelementptr inbounds i8, ptr %126, i64 %121
  store i8 32, ptr %127, align 1
  br label %128
128:
  %129 = load i64, ptr %116, align 8
  %130 = add i64 %129, 1
  store i64 %130, ptr %116, align 8
  %131 = icmp sgt i64 %119, 1
  br i1 %131, label %118, label %132
132:
  ret void
}
declare i64 @strlen(ptr noundef) local_unnamed_addr
declare double @llvm.fabs.f64(double)
declare ptr @strcpy(ptr noundef, ptr noundef) local_unnamed_addr
declare void @__heddle_write_double(ptr noundef, ptr noundef, double noundef) local_unnamed_addr
declare i64 @llvm.abs.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.decimal = type { i32, i32, [780 x i8] }
@.str = private unnamed_addr constant [51 x i8] c"a float that is printed with more than 1000 digits\00", align 1
define dso_local noundef ptr @__heddle_digits_before(ptr noundef writeonly %0, i64 noundef %1, i32 noundef %2, i8 noundef signext %3) local_unnamed_addr {
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %23, label %6
6:
  %7 = zext i32 %2 to i64
  %8 = zext i8 %3 to i32
  %9 = add nuw nsw i32 %8, 246
  br label %10
10:
  %11 = phi ptr [ %0, %6 ], [ %20, %10 ]
  %12 = phi i64 [ %1, %6 ], [ %21, %10 ]
  %13 = urem i64 %12, %7
  %14 = trunc nuw i64 %13 to i32
  %15 = icmp ult i64 %13, 10
  %16 = or disjoint i32 %14, 48
  %17 = add i32 %9, %14
  %18 = select i1 %15, i32 %16, i32 %17
  %19 = trunc i32 %18 to i8
  %20 = getelementptr inbounds i8, ptr %11, i64 -1
  store i8 %19, ptr %20, align 1
  %21 = udiv i64 %12, %7
  %22 = icmp ult i64 %12, %7
  br i1 %22, label %23, label %10
23:
  %24 = phi ptr [ %0, %4 ], [ %20, %10 ]
  ret ptr %24
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local void @__heddle_write_double(ptr noundef %0, ptr nocapture noundef readonly %1, double noundef %2) local_unnamed_addr {
  %4 = alloca [87 x i32], align 16, !DIAssignID !87
  %5 = alloca [9 x i8], align 1, !DIAssignID !115
  %6 = alloca %struct.decimal, align 4, !DIAssignID !116
  call void @llvm.lifetime.start.p0(i64 788, ptr nonnull %6)
  %7 = bitcast double %2 to i64
  %8 = and i64 %7, 4503599627370495
  %9 = icmp ult i64 %7, 4503599627370496
  %10 = select i1 %9, i64 0, i64 4503599627370496
  %11 = or disjoint i64 %10, %8
  store i32 0, ptr %6, align 4, !DIAssignID !125
  %12 = getelementptr inbounds i8, ptr %6, i64 4
  store i32 1, ptr %12, align 4, !DIAssignID !128
  %13 = icmp eq i64 %11, 0
  br i1 %13, label %261, label %14
14:
  %15 = lshr i64 %7, 52
  %16 = trunc nuw nsw i64 %15 to i32
  %17 = add nsw i32 %16, -1075
  %18 = select i1 %9, i32 -1074, i32 %17
  %19 = icmp slt i32 %18, 0
  %20 = and i64 %7, 1
  %21 = icmp eq i64 %20, 0
  %22 = and i1 %21, %19
  br i1 %22, label %23, label %32
23:
  %24 = phi i64 [ %27, %23 ], [ %11, %14 ]
  %25 = phi i32 [ %26, %23 ], [ %18, %14 ]
  %26 = add nsw i32 %25, 1
  %27 = lshr exact i64 %24, 1
  %28 = icmp slt i32 %25, -1
  %29 = and i64 %24, 2
  %30 = icmp eq i64 %29, 0
  %31 = select i1 %28, i1 %30, i1 false
  br i1 %31, label %23, label %32
32:
  %33 = phi i32 [ %18, %14 ], [ %26, %23 ]
  %34 = phi i64 [ %11, %14 ], [ %27, %23 ]
  %35 = phi i1 [ %19, %14 ], [ %28, %23 ]
  call void @llvm.lifetime.start.p0(i64 348, ptr nonnull %4)
  %36 = icmp eq i64 %34, 0
  br i1 %36, label %48, label %37
37:
  %38 = phi i64 [ %42, %37 ], [ 0, %32 ]
  %39 = phi i64 [ %44, %37 ], [ %34, %32 ]
  %40 = urem i64 %39, 1000000000
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = add nuw nsw i64 %38, 1
  %43 = getelementptr inbounds [87 x i32], ptr %4, i64 0, i64 %38
  store i32 %41, ptr %43, align 4
  %44 = udiv i64 %39, 1000000000
  %45 = icmp ult i64 %39, 1000000000
  br i1 %45, label %46, label %37
46:
  %47 = trunc nuw i64 %42 to i32
  br label %48
48:
  %49 = phi i32 [ 0, %32 ], [ %47, %46 ]
  br i1 %35, label %50, label %128
50:
  %51 = sub nsw i32 0, %33
  %52 = icmp sgt i32 %33, -12
  br i1 %52, label %53, label %57
53:
  %54 = phi i32 [ %49, %50 ], [ %93, %92 ]
  %55 = phi i32 [ %51, %50 ], [ %94, %92 ]
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %96, label %205
57:
  %58 = phi i32 [ %94, %92 ], [ %51, %50 ]
  %59 = phi i32 [ %93, %92 ], [ %49, %50 ]
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %61, label %63
61:
  %62 = zext nneg i32 %59 to i64
  br label %68
63:
  %64 = phi i64 [ 0, %57 ], [ %78, %68 ]
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %92, label %66
66:
  %67 = sext i32 %59 to i64
  br label %81
68:
  %69 = phi i64 [ 0, %61 ], [ %79, %68 ]
  %70 = phi i64 [ 0, %61 ], [ %78, %68 ]
  %71 = getelementptr inbounds i32, ptr %4, i64 %69
  %72 = load i32, ptr %71, align 4
  %73 = zext i32 %72 to i64
  %74 = mul nuw nsw i64 %73, 244140625
  %75 = add nuw nsw i64 %74, %70
  %76 = urem i64 %75, 1000000000
  %77 = trunc nuw nsw i64 %76 to i32
  store i32 %77, ptr %71, align 4
  %78 = udiv i64 %75, 1000000000
  %79 = add nuw nsw i64 %69, 1
  %80 = icmp eq i64 %79, %62
  br i1 %80, label %63, label %68
81:
  %82 = phi i64 [ %67, %66 ], [ %86, %81 ]
  %83 = phi i64 [ %64, %66 ], [ %88, %81 ]
  %84 = urem i64 %83, 1000000000
  %85 = trunc nuw nsw i64 %84 to i32
  %86 = add nsw i64 %82, 1
  %87 = getelementptr inbounds i32, ptr %4, i64 %82
  store i32 %85, ptr %87, align 4
  %88 = udiv i64 %83, 1000000000
  %89 = icmp ult i64 %83, 1000000000
  br i1 %89, label %90, label %81
90:
  %91 = trunc nsw i64 %86 to i32
  br label %92
92:
  %93 = phi i32 [ %59, %63 ], [ %91, %90 ]
  %94 = add nsw i32 %58, -12
  %95 = icmp slt i32 %58, 24
  br i1 %95, label %53, label %57
96:
  %97 = phi i32 [ %126, %124 ], [ %55, %53 ]
  %98 = phi i32 [ %125, %124 ], [ %54, %53 ]
  %99 = icmp sgt i32 %98, 0
  br i1 %99, label %100, label %102
100:
  %101 = zext nneg i32 %98 to i64
  br label %105
102:
  %103 = phi i64 [ 0, %96 ], [ %115, %105 ]
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %124, label %118
105:
  %106 = phi i64 [ 0, %100 ], [ %116, %105 ]
  %107 = phi i64 [ 0, %100 ], [ %115, %105 ]
  %108 = getelementptr inbounds i32, ptr %4, i64 %106
  %109 = load i32, ptr %108, align 4
  %110 = zext i32 %109 to i64
  %111 = mul nuw nsw i64 %110, 5
  %112 = add nuw nsw i64 %111, %107
  %113 = urem i64 %112, 1000000000
  %114 = trunc nuw nsw i64 %113 to i32
  store i32 %114, ptr %108, align 4
  %115 = udiv i64 %112, 1000000000
  %116 = add nuw nsw i64 %106, 1
  %117 = icmp eq i64 %116, %101
  br i1 %117, label %102, label %105
118:
  %119 = sext i32 %98 to i64
  %120 = urem i64 %103, 1000000000
  %121 = trunc nuw nsw i64 %120 to i32
  %122 = getelementptr inbounds i32, ptr %4, i64 %119
  store i32 %121, ptr %122, align 4
  %123 = add i32 %98, 1
  br label %124
124:
  %125 = phi i32 [ %98, %102 ], [ %123, %118 ]
  %126 = add nsw i32 %97, -1
  %127 = icmp sgt i32 %97, 1
  br i1 %127, label %96, label %205
128:
  %129 = icmp slt i32 %33, 28
  br i1 %129, label %130, label %134
130:
  %131 = phi i32 [ %49, %128 ], [ %170, %169 ]
  %132 = phi i32 [ %33, %128 ], [ %171, %169 ]
  %133 = icmp sgt i32 %132, 0
  br i1 %133, label %173, label %205
134:
  %135 = phi i32 [ %171, %169 ], [ %33, %128 ]
  %136 = phi i32 [ %170, %169 ], [ %49, %128 ]
  %137 = icmp sgt i32 %136, 0
  br i1 %137, label %138, label %140
138:
  %139 = zext nneg i32 %136 to i64
  br label %145
140:
  %141 = phi i64 [ 0, %134 ], [ %155, %145 ]
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %169, label %143
143:
  %144 = sext i32 %136 to i64
  br label %158
145:
  %146 = phi i64 [ 0, %138 ], [ %156, %145 ]
  %147 = phi i64 [ 0, %138 ], [ %155, %145 ]
  %148 = getelementptr inbounds i32, ptr %4, i64 %146
  %149 = load i32, ptr %148, align 4
  %150 = zext i32 %149 to i64
  %151 = shl nuw nsw i64 %150, 28
  %152 = add nuw nsw i64 %151, %147
  %153 = urem i64 %152, 1000000000
  %154 = trunc nuw nsw i64 %153 to i32
  store i32 %154, ptr %148, align 4
  %155 = udiv i64 %152, 1000000000
  %156 = add nuw nsw i64 %146, 1
  %157 = icmp eq i64 %156, %139
  br i1 %157, label %140, label %145
158:
  %159 = phi i64 [ %144, %143 ], [ %163, %158 ]
  %160 = phi i64 [ %141, %143 ], [ %165, %158 ]
  %161 = urem i64 %160, 1000000000
  %162 = trunc nuw nsw i64 %161 to i32
  %163 = add nsw i64 %159, 1
  %164 = getelementptr inbounds i32, ptr %4, i64 %159
  store i32 %162, ptr %164, align 4
  %165 = udiv i64 %160, 1000000000
  %166 = icmp ult i64 %160, 1000000000
  br i1 %166, label %167, label %158
167:
  %168 = trunc nsw i64 %163 to i32
  br label %169
169:
  %170 = phi i32 [ %136, %140 ], [ %168, %167 ]
  %171 = add nsw i32 %135, -28
  %172 = icmp slt i32 %135, 56
  br i1 %172, label %130, label %134
173:
  %174 = phi i32 [ %203, %201 ], [ %132, %130 ]
  %175 = phi i32 [ %202, %201 ], [ %131, %130 ]
  %176 = icmp sgt i32 %175, 0
  br i1 %176, label %177, label %179
177:
  %178 = zext nneg i32 %175 to i64
  br label %182
179:
  %180 = phi i64 [ 0, %173 ], [ %192, %182 ]
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %201, label %195
182:
  %183 = phi i64 [ 0, %177 ], [ %193, %182 ]
  %184 = phi i64 [ 0, %177 ], [ %192, %182 ]
  %185 = getelementptr inbounds i32, ptr %4, i64 %183
  %186 = load i32, ptr %185, align 4
  %187 = zext i32 %186 to i64
  %188 = shl nuw nsw i64 %187, 1
  %189 = add nuw nsw i64 %188, %184
  %190 = urem i64 %189, 1000000000
  %191 = trunc nuw nsw i64 %190 to i32
  store i32 %191, ptr %185, align 4
  %192 = udiv i64 %189, 1000000000
  %193 = add nuw nsw i64 %183, 1
  %194 = icmp eq i64 %193, %178
  br i1 %194, label %179, label %182
195:
  %196 = sext i32 %175 to i64
  %197 = urem i64 %180, 1000000000
  %198 = trunc nuw nsw i64 %197 to i32
  %199 = getelementptr inbounds i32, ptr %4, i64 %196
  store i32 %198, ptr %199, align 4
  %200 = add i32 %175, 1
  br label %201
201:
  %202 = phi i32 [ %175, %179 ], [ %200, %195 ]
  %203 = add nsw i32 %174, -1
  %204 = icmp sgt i32 %174, 1
  br i1 %204, label %173, label %205
205:
  %206 = phi i32 [ %54, %53 ], [ %131, %130 ], [ %125, %124 ], [ %202, %201 ]
  %207 = icmp sgt i32 %206, 0
  br i1 %207, label %208, label %213
208:
  %209 = add nsw i32 %206, -1
  %210 = getelementptr inbounds i8, ptr %6, i64 8
  %211 = zext i32 %209 to i64
  %212 = sext i32 %209 to i64
  br label %217
213:
  %214 = load i32, ptr %6, align 4
  %215 = tail call i32 @llvm.smin.i32(i32 %33, i32 0)
  %216 = add nsw i32 %214, %215
  store i32 %216, ptr %12, align 4, !DIAssignID !325
  call void @llvm.lifetime.end.p0(i64 348, ptr nonnull %4)
  br label %261
217:
  %218 = phi i64 [ %211, %208 ], [ %259, %258 ]
  call void @llvm.lifetime.start.p0(i64 9, ptr nonnull %5)
  %219 = getelementptr inbounds [87 x i32], ptr %4, i64 0, i64 %218
  %220 = load i32, ptr %219, align 4
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %234, label %222
222:
  %223 = zext i32 %220 to i64
  br label %224
224:
  %225 = phi i64 [ %230, %224 ], [ 9, %222 ]
  %226 = phi i64 [ %232, %224 ], [ %223, %222 ]
  %227 = urem i64 %226, 10
  %228 = trunc nuw nsw i64 %227 to i8
  %229 = or disjoint i8 %228, 48
  %230 = add nsw i64 %225, -1
  %231 = getelementptr inbounds i8, ptr %5, i64 %230
  store i8 %229, ptr %231, align 1
  %232 = udiv i64 %226, 10
  %233 = icmp ult i64 %226, 10
  br i1 %233, label %234, label %224
234:
  %235 = phi i64 [ 9, %217 ], [ %230, %224 ]
  %236 = icmp slt i64 %218, %212
  %237 = icmp sgt i64 %235, 0
  %238 = and i1 %236, %237
  br i1 %238, label %242, label %239
239:
  %240 = phi i64 [ %235, %234 ], [ %244, %242 ]
  %241 = icmp slt i64 %240, 9
  br i1 %241, label %248, label %258
242:
  %243 = phi i64 [ %244, %242 ], [ %235, %234 ]
  %244 = add nsw i64 %243, -1
  %245 = getelementptr inbounds i8, ptr %5, i64 %244
  store i8 48, ptr %245, align 1
  %246 = icmp sgt i64 %243, 1
  %247 = and i1 %236, %246
  br i1 %247, label %242, label %239
248:
  %249 = phi i64 [ %251, %248 ], [ %240, %239 ]
  %250 = getelementptr inbounds i8, ptr %5, i64 %249
  %251 = add i64 %249, 1
  %252 = load i8, ptr %250, align 1
  %253 = load i32, ptr %6, align 4
  %254 = add nsw i32 %253, 1
  store i32 %254, ptr %6, align 4, !DIAssignID !357
  %255 = sext i32 %253 to i64
  %256 = getelementptr inbounds [780 x i8], ptr %210, i64 0, i64 %255
  store i8 %252, ptr %256, align 1
  %257 = icmp eq i64 %251, 9
  br i1 %257, label %258, label %248
258:
  call void @llvm.lifetime.end.p0(i64 9, ptr nonnull %5)
  %259 = add nsw i64 %218, -1
  %260 = icmp sgt i64 %218, 0
  br i1 %260, label %217, label %213
261:
  %262 = getelementptr inbounds i8, ptr %1, i64 24
  %263 = load i32, ptr %262, align 4
  %264 = icmp slt i32 %263, 0
  %265 = select i1 %264, i32 6, i32 %263
  %266 = icmp sgt i32 %265, 1000
  br i1 %266, label %267, label %268
267:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
268:
  %269 = getelementptr inbounds i8, ptr %1, i64 32
  %270 = load i8, ptr %269, align 4
  %271 = and i8 %270, -33
  %272 = icmp eq i8 %271, 70
  br i1 %272, label %273, label %324
273:
  %274 = load i32, ptr %12, align 4
  %275 = add nsw i32 %274, %265
  call fastcc void @round_to(ptr noundef nonnull %6, i32 noundef %275)
  %276 = load i32, ptr %12, align 4
  %277 = getelementptr inbounds i8, ptr %1, i64 12
  %278 = load i32, ptr %277, align 4
  %279 = icmp sgt i32 %276, 0
  %280 = add nsw i32 %276, -1
  %281 = select i1 %279, i32 0, i32 %280
  %282 = getelementptr inbounds i8, ptr %6, i64 8
  %283 = load i32, ptr %6, align 4
  br label %284
284:
  %285 = phi ptr [ %0, %273 ], [ %296, %294 ]
  %286 = phi i32 [ %281, %273 ], [ %297, %294 ]
  %287 = icmp sgt i32 %286, -1
  %288 = icmp sgt i32 %283, %286
  %289 = select i1 %287, i1 %288, i1 false
  br i1 %289, label %290, label %294
290:
  %291 = zext nneg i32 %286 to i64
  %292 = getelementptr inbounds [780 x i8], ptr %282, i64 0, i64 %291
  %293 = load i8, ptr %292, align 1
  br label %294
294:
  %295 = phi i8 [ %293, %290 ], [ 48, %284 ]
  %296 = getelementptr inbounds i8, ptr %285, i64 1
  store i8 %295, ptr %285, align 1
  %297 = add nsw i32 %286, 1
  %298 = icmp slt i32 %297, %276
  br i1 %298, label %284, label %299
299:
  %300 = icmp sgt i32 %265, 0
  %301 = icmp ne i32 %278, 0
  %302 = or i1 %300, %301
  br i1 %302, label %303, label %305
303:
  %304 = getelementptr inbounds i8, ptr %285, i64 2
  store i8 46, ptr %296, align 1
  br label %305
305:
  %306 = phi ptr [ %304, %303 ], [ %296, %299 ]
  %307 = add nsw i32 %297, %265
  br i1 %300, label %308, label %462
308:
  %309 = phi ptr [ %321, %319 ], [ %306, %305 ]
  %310 = phi i32 [ %322, %319 ], [ %297, %305 ]
  %311 = icmp sgt i32 %310, -1
  %312 = load i32, ptr %6, align 4
  %313 = icmp sgt i32 %312, %310
  %314 = select i1 %311, i1 %313, i1 false
  br i1 %314, label %315, label %319
315:
  %316 = zext nneg i32 %310 to i64
  %317 = getelementptr inbounds [780 x i8], ptr %282, i64 0, i64 %316
  %318 = load i8, ptr %317, align 1
  br label %319
319:
  %320 = phi i8 [ %318, %315 ], [ 48, %308 ]
  %321 = getelementptr inbounds i8, ptr %309, i64 1
  store i8 %320, ptr %309, align 1
  %322 = add nsw i32 %310, 1
  %323 = icmp slt i32 %322, %307
  br i1 %323, label %308, label %462
324:
  %325 = icmp eq i8 %271, 71
  %326 = icmp sgt i32 %265, 0
  %327 = and i1 %326, %325
  %328 = sext i1 %327 to i32
  %329 = add i32 %265, %328
  %330 = add nsw i32 %329, 1
  call fastcc void @round_to(ptr noundef nonnull %6, i32 noundef %330)
  %331 = load i32, ptr %12, align 4
  %332 = add nsw i32 %331, -1
  %333 = icmp sgt i32 %331, -4
  %334 = select i1 %325, i1 %333, i1 false
  %335 = icmp sle i32 %332, %329
  %336 = select i1 %334, i1 %335, i1 false
  %337 = getelementptr inbounds i8, ptr %1, i64 12
  %338 = load i32, ptr %337, align 4
  br i1 %336, label %339, label %385
339:
  %340 = icmp sgt i32 %331, 0
  %341 = select i1 %340, i32 0, i32 %332
  %342 = getelementptr inbounds i8, ptr %6, i64 8
  %343 = load i32, ptr %6, align 4
  br label %344
344:
  %345 = phi ptr [ %0, %339 ], [ %356, %354 ]
  %346 = phi i32 [ %341, %339 ], [ %357, %354 ]
  %347 = icmp sgt i32 %346, -1
  %348 = icmp sgt i32 %343, %346
  %349 = select i1 %347, i1 %348, i1 false
  br i1 %349, label %350, label %354
350:
  %351 = zext nneg i32 %346 to i64
  %352 = getelementptr inbounds [780 x i8], ptr %342, i64 0, i64 %351
  %353 = load i8, ptr %352, align 1
  br label %354
354:
  %355 = phi i8 [ %353, %350 ], [ 48, %344 ]
  %356 = getelementptr inbounds i8, ptr %345, i64 1
  store i8 %355, ptr %345, align 1
  %357 = add nsw i32 %346, 1
  %358 = icmp slt i32 %357, %331
  br i1 %358, label %344, label %359
359:
  %360 = sub nsw i32 %329, %332
  %361 = icmp sgt i32 %360, 0
  %362 = icmp ne i32 %338, 0
  %363 = or i1 %361, %362
  br i1 %363, label %364, label %366
364:
  %365 = getelementptr inbounds i8, ptr %345, i64 2
  store i8 46, ptr %356, align 1
  br label %366
366:
  %367 = phi ptr [ %365, %364 ], [ %356, %359 ]
  %368 = add nsw i32 %357, %360
  br i1 %361, label %369, label %416
369:
  %370 = phi ptr [ %382, %380 ], [ %367, %366 ]
  %371 = phi i32 [ %383, %380 ], [ %357, %366 ]
  %372 = icmp sgt i32 %371, -1
  %373 = load i32, ptr %6, align 4
  %374 = icmp sgt i32 %373, %371
  %375 = select i1 %372, i1 %374, i1 false
  br i1 %375, label %376, label %380
376:
  %377 = zext nneg i32 %371 to i64
  %378 = getelementptr inbounds [780 x i8], ptr %342, i64 0, i64 %377
  %379 = load i8, ptr %378, align 1
  br label %380
380:
  %381 = phi i8 [ %379, %376 ], [ 48, %369 ]
  %382 = getelementptr inbounds i8, ptr %370, i64 1
  store i8 %381, ptr %370, align 1
  %383 = add nsw i32 %371, 1
  %384 = icmp slt i32 %383, %368
  br i1 %384, label %369, label %416
385:
  %386 = getelementptr inbounds i8, ptr %6, i64 8
  %387 = load i32, ptr %6, align 4
  %388 = icmp sgt i32 %387, 0
  %389 = load i8, ptr %386, align 4
  %390 = select i1 %388, i8 %389, i8 48
  %391 = getelementptr inbounds i8, ptr %0, i64 1
  store i8 %390, ptr %0, align 1
  %392 = icmp sgt i32 %329, 0
  %393 = icmp ne i32 %338, 0
  %394 = or i1 %392, %393
  br i1 %394, label %395, label %397
395:
  %396 = getelementptr inbounds i8, ptr %0, i64 2
  store i8 46, ptr %391, align 1
  br label %397
397:
  %398 = phi ptr [ %396, %395 ], [ %391, %385 ]
  br i1 %392, label %399, label %416
399:
  %400 = sext i32 %387 to i64
  %401 = add i32 %265, %328
  %402 = add i32 %401, 1
  %403 = zext i32 %402 to i64
  br label %404
404:
  %405 = phi i64 [ 1, %399 ], [ %414, %411 ]
  %406 = phi ptr [ %398, %399 ], [ %413, %411 ]
  %407 = icmp slt i64 %405, %400
  br i1 %407, label %408, label %411
408:
  %409 = getelementptr inbounds [780 x i8], ptr %386, i64 0, i64 %405
  %410 = load i8, ptr %409, align 1
  br label %411
411:
  %412 = phi i8 [ %410, %408 ], [ 48, %404 ]
  %413 = getelementptr inbounds i8, ptr %406, i64 1
  store i8 %412, ptr %406, align 1
  %414 = add nuw nsw i64 %405, 1
  %415 = icmp eq i64 %414, %403
  br i1 %415, label %416, label %404
416:
  %417 = phi ptr [ %367, %366 ], [ %398, %397 ], [ %382, %380 ], [ %413, %411 ]
  store i8 0, ptr %417, align 1
  br i1 %325, label %418, label %434
418:
  %419 = getelementptr inbounds i8, ptr %1, i64 12
  %420 = load i32, ptr %419, align 4
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %422, label %434
422:
  %423 = tail call ptr @strchr(ptr noundef %0, i32 noundef 46)
  %424 = icmp eq ptr %423, null
  br i1 %424, label %434, label %425
425:
  %426 = phi ptr [ %427, %425 ], [ %417, %422 ]
  %427 = getelementptr inbounds i8, ptr %426, i64 -1
  %428 = load i8, ptr %427, align 1
  %429 = icmp eq i8 %428, 48
  br i1 %429, label %425, label %430
430:
  %431 = icmp eq i8 %428, 46
  %432 = sext i1 %431 to i64
  %433 = getelementptr inbounds i8, ptr %426, i64 %432
  store i8 0, ptr %433, align 1
  br label %434
434:
  %435 = phi ptr [ %417, %418 ], [ %417, %416 ], [ %433, %430 ], [ %417, %422 ]
  br i1 %336, label %464, label %436
436:
  %437 = load i8, ptr %269, align 4
  %438 = and i8 %437, 32
  %439 = or disjoint i8 %438, 69
  %440 = icmp slt i32 %331, 1
  %441 = tail call i32 @llvm.abs.i32(i32 %332, i1 true)
  %442 = getelementptr inbounds i8, ptr %435, i64 1
  store i8 %439, ptr %435, align 1
  %443 = select i1 %440, i8 45, i8 43
  %444 = getelementptr inbounds i8, ptr %435, i64 2
  store i8 %443, ptr %442, align 1
  %445 = icmp ugt i32 %441, 99
  br i1 %445, label %446, label %451
446:
  %447 = udiv i32 %441, 100
  %448 = trunc i32 %447 to i8
  %449 = add i8 %448, 48
  %450 = getelementptr inbounds i8, ptr %435, i64 3
  store i8 %449, ptr %444, align 1
  br label %451
451:
  %452 = phi ptr [ %450, %446 ], [ %444, %436 ]
  %453 = udiv i32 %441, 10
  %454 = urem i32 %453, 10
  %455 = trunc nuw nsw i32 %454 to i8
  %456 = or disjoint i8 %455, 48
  %457 = getelementptr inbounds i8, ptr %452, i64 1
  store i8 %456, ptr %452, align 1
  %458 = urem i32 %441, 10
  %459 = trunc nuw nsw i32 %458 to i8
  %460 = or disjoint i8 %459, 48
  %461 = getelementptr inbounds i8, ptr %452, i64 2
  store i8 %460, ptr %457, align 1
  br label %462
462:
  %463 = phi ptr [ %461, %451 ], [ %306, %305 ], [ %321, %319 ]
  store i8 0, ptr %463, align 1
  br label %464
464:
  call void @llvm.lifetime.end.p0(i64 788, ptr nonnull %6)
  ret void
}
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
define internal fastcc void @round_to(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr {
  %3 = load i32, ptr %0, align 4
  %4 = icmp sgt i32 %3, %1
  br i1 %4, label %5, label %83
5:
  %6 = icmp sgt i32 %1, -1
  br i1 %6, label %7, label %82
7:
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = zext nneg i32 %1 to i64
  %10 = getelementptr inbounds [780 x i8], ptr %8, i64 0, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = icmp sgt i8 %11, 53
  %13 = add nuw nsw i32 %1, 1
  %14 = icmp sge i32 %13, %3
  %15 = select i1 %14, i1 true, i1 %12
  br i1 %15, label %19, label %16
16:
  %17 = add nuw i32 %1, 1
  %18 = zext i32 %17 to i64
  br label %22
19:
  %20 = phi i1 [ %12, %7 ], [ %26, %22 ]
  %21 = icmp eq i32 %1, 0
  br i1 %21, label %38, label %31
22:
  %23 = phi i64 [ %18, %16 ], [ %27, %22 ]
  %24 = getelementptr inbounds [780 x i8], ptr %8, i64 0, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = icmp sgt i8 %25, 48
  %27 = add nuw nsw i64 %23, 1
  %28 = trunc nuw i64 %27 to i32
  %29 = icmp sle i32 %3, %28
  %30 = select i1 %29, i1 true, i1 %26
  br i1 %30, label %19, label %22
31:
  %32 = add nsw i32 %1, -1
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds [780 x i8], ptr %8, i64 0, i64 %33
  %35 = load i8, ptr %34, align 1
  %36 = and i8 %35, 1
  %37 = icmp ne i8 %36, 0
  br label %38
38:
  %39 = phi i1 [ false, %19 ], [ %37, %31 ]
  %40 = icmp sgt i8 %11, 52
  %41 = select i1 %20, i1 true, i1 %39
  %42 = select i1 %40, i1 %41, i1 false
  store i32 %1, ptr %0, align 4
  br i1 %42, label %43, label %83
43:
  %44 = load i32, ptr %0, align 4
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %46, label %74
46:
  %47 = zext nneg i32 %44 to i64
  %48 = add nsw i64 %47, -1
  %49 = getelementptr inbounds [780 x i8], ptr %8, i64 0, i64 %48
  %50 = load i8, ptr %49, align 1
  %51 = icmp eq i8 %50, 57
  br i1 %51, label %57, label %62
52:
  %53 = add nsw i64 %58, -1
  %54 = getelementptr inbounds [780 x i8], ptr %8, i64 0, i64 %53
  %55 = load i8, ptr %54, align 1
  %56 = icmp eq i8 %55, 57
  br i1 %56, label %57, label %62
57:
  %58 = phi i64 [ %53, %52 ], [ %48, %46 ]
  %59 = phi i64 [ %58, %52 ], [ %47, %46 ]
  %60 = trunc nuw nsw i64 %58 to i32
  store i32 %60, ptr %0, align 4
  %61 = icmp sgt i64 %59, 1
  br i1 %61, label %52, label %72
62:
  %63 = phi i64 [ %47, %46 ], [ %58, %52 ]
  %64 = phi i1 [ %45, %46 ], [ %61, %52 ]
  %65 = trunc nuw nsw i64 %63 to i32
  br i1 %64, label %66, label %74
66:
  %67 = add i64 %63, 4294967295
  %68 = and i64 %67, 4294967295
  %69 = getelementptr inbounds [780 x i8], ptr %8, i64 0, i64 %68
  %70 = load i8, ptr %69, align 1
  %71 = add i8 %70, 1
  store i8 %71, ptr %69, align 1
  br label %83
72:
  %73 = trunc nuw nsw i64 %58 to i32
  br label %74
74:
  %75 = phi i32 [ %65, %62 ], [ %44, %43 ], [ %73, %72 ]
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %0, align 4
  %77 = sext i32 %75 to i64
  %78 = getelementptr inbounds [780 x i8], ptr %8, i64 0, i64 %77
  store i8 49, ptr %78, align 1
  %79 = getelementptr inbounds i8, ptr %0, i64 4
  %80 = load i32, ptr %79, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %79, align 4
  br label %83
82:
  store i32 0, ptr %0, align 4
  br label %83
83:
  ret void
}
declare ptr @strchr(ptr noundef, i32 noundef) local_unnamed_addr
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1 immarg)

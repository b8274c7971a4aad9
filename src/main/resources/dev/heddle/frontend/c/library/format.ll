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
  %4 = alloca [1320 x i8], align 16, !DIAssignID !103
  %5 = alloca [24 x i8], align 16, !DIAssignID !104
  %6 = alloca %struct.conversion, align 4, !DIAssignID !105
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
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  %18 = getelementptr inbounds i8, ptr %6, i64 20
  %19 = getelementptr inbounds i8, ptr %0, i64 16
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = getelementptr inbounds i8, ptr %0, i64 24
  %22 = getelementptr inbounds i8, ptr %0, i64 16
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = getelementptr inbounds i8, ptr %6, i64 20
  %25 = getelementptr inbounds i8, ptr %0, i64 16
  %26 = getelementptr inbounds i8, ptr %0, i64 8
  %27 = getelementptr inbounds i8, ptr %6, i64 16
  %28 = getelementptr inbounds i8, ptr %6, i64 4
  %29 = getelementptr inbounds i8, ptr %6, i64 8
  %30 = getelementptr inbounds i8, ptr %6, i64 12
  %31 = getelementptr inbounds i8, ptr %6, i64 12
  %32 = getelementptr inbounds i8, ptr %6, i64 4
  %33 = getelementptr inbounds i8, ptr %6, i64 8
  %34 = getelementptr inbounds i8, ptr %5, i64 23
  %35 = getelementptr inbounds i8, ptr %6, i64 24
  %36 = getelementptr inbounds i8, ptr %6, i64 12
  %37 = ptrtoint ptr %34 to i64
  %38 = getelementptr inbounds i8, ptr %6, i64 16
  %39 = ptrtoint ptr %34 to i64
  %40 = getelementptr inbounds i8, ptr %0, i64 16
  %41 = getelementptr inbounds i8, ptr %0, i64 8
  br label %42
42:
  %43 = phi ptr [ %1, %3 ], [ %307, %306 ]
  %44 = getelementptr inbounds i8, ptr %43, i64 1
  %45 = load i8, ptr %43, align 1
  switch i8 %45, label %295 [
    i8 0, label %308
    i8 37, label %46
  ]
46:
  call void @llvm.lifetime.start.p0(i64 36, ptr nonnull %6)
  %47 = call ptr @__heddle_read_conversion(ptr noundef nonnull %44, ptr noundef nonnull %6, ptr noundef %2)
  %48 = call i64 @__heddle_next_argument(ptr noundef nonnull %6, ptr noundef %2)
  %49 = load i8, ptr %7, align 4
  switch i8 %49, label %293 [
    i8 100, label %50
    i8 105, label %50
    i8 117, label %50
    i8 120, label %50
    i8 88, label %50
    i8 111, label %50
    i8 112, label %50
    i8 102, label %106
    i8 70, label %106
    i8 101, label %106
    i8 69, label %106
    i8 103, label %106
    i8 71, label %106
    i8 115, label %132
    i8 99, label %225
    i8 37, label %282
  ]
50:
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  switch i8 %49, label %77 [
    i8 100, label %51
    i8 105, label %51
    i8 111, label %63
    i8 88, label %64
    i8 120, label %70
    i8 112, label %76
  ]
51:
  %52 = icmp sgt i64 %48, -1
  br i1 %52, label %53, label %60
53:
  %54 = load i32, ptr %32, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %60
56:
  %57 = load i32, ptr %33, align 4
  %58 = icmp eq i32 %57, 0
  %59 = select i1 %58, ptr @.str.1, ptr @.str.6
  br label %60
60:
  %61 = phi ptr [ @.str.4, %51 ], [ %59, %56 ], [ @.str.5, %53 ]
  %62 = call i64 @llvm.abs.i64(i64 %48, i1 false)
  br label %77
63:
  br label %77
64:
  %65 = load i32, ptr %31, align 4
  %66 = icmp ne i32 %65, 0
  %67 = icmp ne i64 %48, 0
  %68 = and i1 %67, %66
  %69 = select i1 %68, ptr @.str.2, ptr @.str.1
  br label %77
70:
  %71 = load i32, ptr %30, align 4
  %72 = icmp ne i32 %71, 0
  %73 = icmp ne i64 %48, 0
  %74 = and i1 %73, %72
  %75 = select i1 %74, ptr @.str.3, ptr @.str.1
  br label %77
76:
  br label %77
77:
  %78 = phi i32 [ 10, %50 ], [ 16, %76 ], [ 16, %70 ], [ 16, %64 ], [ 8, %63 ], [ 10, %60 ]
  %79 = phi i8 [ 97, %50 ], [ 97, %76 ], [ 97, %70 ], [ 65, %64 ], [ 97, %63 ], [ 97, %60 ]
  %80 = phi ptr [ @.str.1, %50 ], [ @.str.3, %76 ], [ %75, %70 ], [ %69, %64 ], [ @.str.1, %63 ], [ %61, %60 ]
  %81 = phi i64 [ %48, %50 ], [ %48, %76 ], [ %48, %70 ], [ %48, %64 ], [ %48, %63 ], [ %62, %60 ]
  store i8 0, ptr %34, align 1, !DIAssignID !175
  %82 = call ptr @__heddle_digits_before(ptr noundef nonnull %34, i64 noundef %81, i32 noundef %78, i8 noundef signext %79)
  %83 = load i32, ptr %35, align 4
  %84 = icmp slt i32 %83, 0
  %85 = select i1 %84, i32 1, i32 %83
  %86 = zext i32 %85 to i64
  %87 = load i8, ptr %7, align 4
  %88 = icmp ne i8 %87, 111
  %89 = load i32, ptr %36, align 4
  %90 = icmp eq i32 %89, 0
  %91 = select i1 %88, i1 true, i1 %90
  %92 = ptrtoint ptr %82 to i64
  %93 = sub i64 %37, %92
  %94 = icmp slt i64 %93, %86
  %95 = add nuw nsw i64 %93, 1
  %96 = select i1 %91, i1 true, i1 %94
  %97 = select i1 %96, i64 %86, i64 %95
  %98 = load i32, ptr %38, align 4
  %99 = icmp eq i32 %98, 0
  %100 = lshr i32 %83, 31
  %101 = select i1 %99, i32 0, i32 %100
  store i32 %101, ptr %38, align 4, !DIAssignID !188
  %102 = ptrtoint ptr %82 to i64
  %103 = sub i64 %102, %39
  %104 = add i64 %103, %97
  %105 = call i64 @llvm.smax.i64(i64 %104, i64 0)
  call fastcc void @put_field(ptr noundef %0, ptr noundef nonnull %6, ptr noundef %80, ptr noundef %82, i64 noundef %105)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  br label %294
106:
  %107 = bitcast i64 %48 to double
  call void @llvm.lifetime.start.p0(i64 1320, ptr nonnull %4)
  %108 = call double @llvm.fabs.f64(double %107)
  %109 = fcmp uno double %107, 0.000000e+00
  %110 = fsub double %108, %108
  %111 = fcmp une double %110, 0.000000e+00
  %112 = or i1 %109, %111
  br i1 %112, label %113, label %120
113:
  store i32 0, ptr %27, align 4, !DIAssignID !217
  %114 = and i8 %49, 32
  %115 = icmp eq i8 %114, 0
  %116 = select i1 %115, ptr @.str.8, ptr @.str.7
  %117 = select i1 %115, ptr @.str.10, ptr @.str.9
  %118 = select i1 %109, ptr %116, ptr %117
  %119 = call ptr @strcpy(ptr noundef nonnull %4, ptr noundef nonnull %118)
  br label %121
120:
  call void @__heddle_write_double(ptr noundef nonnull %4, ptr noundef nonnull %6, double noundef %108)
  br label %121
121:
  %122 = icmp sgt i64 %48, -1
  br i1 %122, label %123, label %130
123:
  %124 = load i32, ptr %28, align 4
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %130
126:
  %127 = load i32, ptr %29, align 4
  %128 = icmp eq i32 %127, 0
  %129 = select i1 %128, ptr @.str.1, ptr @.str.6
  br label %130
130:
  %131 = phi ptr [ @.str.4, %121 ], [ %129, %126 ], [ @.str.5, %123 ]
  call fastcc void @put_field(ptr noundef %0, ptr noundef nonnull %6, ptr noundef nonnull %131, ptr noundef nonnull %4, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 1320, ptr nonnull %4)
  br label %294
132:
  %133 = inttoptr i64 %48 to ptr
  %134 = icmp eq i64 %48, 0
  %135 = select i1 %134, ptr @.str.11, ptr %133
  %136 = load i32, ptr %16, align 4
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %155, label %138
138:
  %139 = phi i64 [ %151, %150 ], [ 0, %132 ]
  %140 = load i32, ptr %17, align 8
  %141 = icmp eq i32 %140, 0
  %142 = getelementptr inbounds i8, ptr %135, i64 %139
  br i1 %141, label %145, label %143
143:
  %144 = call zeroext i8 @__heddle_peek1(ptr noundef nonnull %142)
  br label %147
145:
  %146 = load i8, ptr %142, align 1
  br label %147
147:
  %148 = phi i8 [ %144, %143 ], [ %146, %145 ]
  %149 = icmp eq i8 %148, 0
  br i1 %149, label %155, label %150
150:
  %151 = add nuw nsw i64 %139, 1
  %152 = load i32, ptr %16, align 4
  %153 = sext i32 %152 to i64
  %154 = icmp eq i64 %151, %153
  br i1 %154, label %155, label %138
155:
  %156 = phi i64 [ 0, %132 ], [ %139, %147 ], [ %151, %150 ]
  %157 = load i32, ptr %6, align 4
  %158 = icmp eq i32 %157, 0
  %159 = load i32, ptr %18, align 4
  %160 = sext i32 %159 to i64
  %161 = sub nsw i64 %160, %156
  %162 = select i1 %158, i64 %161, i64 0
  %163 = icmp sgt i64 %162, 0
  br i1 %163, label %164, label %178
164:
  %165 = phi i64 [ %166, %174 ], [ %162, %155 ]
  %166 = add nsw i64 %165, -1
  %167 = load i64, ptr %19, align 8
  %168 = add i64 %167, 1
  %169 = load i64, ptr %20, align 8
  %170 = icmp ult i64 %168, %169
  br i1 %170, label %171, label %174
171:
  %172 = load ptr, ptr %0, align 8
  %173 = getelementptr inbounds i8, ptr %172, i64 %167
  store i8 32, ptr %173, align 1
  br label %174
174:
  %175 = load i64, ptr %19, align 8
  %176 = add i64 %175, 1
  store i64 %176, ptr %19, align 8
  %177 = icmp sgt i64 %165, 1
  br i1 %177, label %164, label %178
178:
  %179 = icmp eq i64 %156, 0
  br i1 %179, label %180, label %188
180:
  %181 = load i32, ptr %6, align 4
  %182 = icmp eq i32 %181, 0
  %183 = load i32, ptr %24, align 4
  %184 = sext i32 %183 to i64
  %185 = sub nsw i64 %184, %156
  %186 = select i1 %182, i64 0, i64 %185
  %187 = icmp sgt i64 %186, 0
  br i1 %187, label %211, label %294
188:
  %189 = phi i64 [ %209, %206 ], [ 0, %178 ]
  %190 = load i32, ptr %21, align 8
  %191 = icmp eq i32 %190, 0
  %192 = getelementptr inbounds i8, ptr %135, i64 %189
  br i1 %191, label %195, label %193
193:
  %194 = call zeroext i8 @__heddle_peek1(ptr noundef nonnull %192)
  br label %197
195:
  %196 = load i8, ptr %192, align 1
  br label %197
197:
  %198 = phi i8 [ %194, %193 ], [ %196, %195 ]
  %199 = load i64, ptr %22, align 8
  %200 = add i64 %199, 1
  %201 = load i64, ptr %23, align 8
  %202 = icmp ult i64 %200, %201
  br i1 %202, label %203, label %206
203:
  %204 = load ptr, ptr %0, align 8
  %205 = getelementptr inbounds i8, ptr %204, i64 %199
  store i8 %198, ptr %205, align 1
  br label %206
206:
  %207 = load i64, ptr %22, align 8
  %208 = add i64 %207, 1
  store i64 %208, ptr %22, align 8
  %209 = add nuw i64 %189, 1
  %210 = icmp eq i64 %209, %156
  br i1 %210, label %180, label %188
211:
  %212 = phi i64 [ %213, %221 ], [ %186, %180 ]
  %213 = add nsw i64 %212, -1
  %214 = load i64, ptr %25, align 8
  %215 = add i64 %214, 1
  %216 = load i64, ptr %26, align 8
  %217 = icmp ult i64 %215, %216
  br i1 %217, label %218, label %221
218:
  %219 = load ptr, ptr %0, align 8
  %220 = getelementptr inbounds i8, ptr %219, i64 %214
  store i8 32, ptr %220, align 1
  br label %221
221:
  %222 = load i64, ptr %25, align 8
  %223 = add i64 %222, 1
  store i64 %223, ptr %25, align 8
  %224 = icmp sgt i64 %212, 1
  br i1 %224, label %211, label %294
225:
  %226 = load i32, ptr %6, align 4
  %227 = icmp eq i32 %226, 0
  %228 = load i32, ptr %10, align 4
  %229 = add nsw i32 %228, -1
  %230 = select i1 %227, i32 %229, i32 0
  %231 = icmp sgt i32 %230, 0
  br i1 %231, label %232, label %248
232:
  %233 = zext nneg i32 %230 to i64
  br label %234
234:
  %235 = phi i64 [ %233, %232 ], [ %236, %244 ]
  %236 = add nsw i64 %235, -1
  %237 = load i64, ptr %11, align 8
  %238 = add i64 %237, 1
  %239 = load i64, ptr %12, align 8
  %240 = icmp ult i64 %238, %239
  br i1 %240, label %241, label %244
241:
  %242 = load ptr, ptr %0, align 8
  %243 = getelementptr inbounds i8, ptr %242, i64 %237
  store i8 32, ptr %243, align 1
  br label %244
244:
  %245 = load i64, ptr %11, align 8
  %246 = add i64 %245, 1
  store i64 %246, ptr %11, align 8
  %247 = icmp sgt i64 %235, 1
  br i1 %247, label %234, label %248
248:
  %249 = load i64, ptr %13, align 8
  %250 = add i64 %249, 1
  %251 = load i64, ptr %14, align 8
  %252 = icmp ult i64 %250, %251
  br i1 %252, label %253, label %257
253:
  %254 = trunc i64 %48 to i8
  %255 = load ptr, ptr %0, align 8
  %256 = getelementptr inbounds i8, ptr %255, i64 %249
  store i8 %254, ptr %256, align 1
  br label %257
257:
  %258 = load i64, ptr %13, align 8
  %259 = add i64 %258, 1
  store i64 %259, ptr %13, align 8
  %260 = load i32, ptr %6, align 4
  %261 = icmp eq i32 %260, 0
  %262 = load i32, ptr %15, align 4
  %263 = add nsw i32 %262, -1
  %264 = select i1 %261, i32 0, i32 %263
  %265 = icmp sgt i32 %264, 0
  br i1 %265, label %266, label %294
266:
  %267 = zext nneg i32 %264 to i64
  br label %268
268:
  %269 = phi i64 [ %270, %278 ], [ %267, %266 ]
  %270 = add nsw i64 %269, -1
  %271 = load i64, ptr %13, align 8
  %272 = add i64 %271, 1
  %273 = load i64, ptr %14, align 8
  %274 = icmp ult i64 %272, %273
  br i1 %274, label %275, label %278
275:
  %276 = load ptr, ptr %0, align 8
  %277 = getelementptr inbounds i8, ptr %276, i64 %271
  store i8 32, ptr %277, align 1
  br label %278
278:
  %279 = load i64, ptr %13, align 8
  %280 = add i64 %279, 1
  store i64 %280, ptr %13, align 8
  %281 = icmp sgt i64 %269, 1
  br i1 %281, label %268, label %294
282:
  %283 = load i64, ptr %8, align 8
  %284 = add i64 %283, 1
  %285 = load i64, ptr %9, align 8
  %286 = icmp ult i64 %284, %285
  br i1 %286, label %287, label %290
287:
  %288 = load ptr, ptr %0, align 8
  %289 = getelementptr inbounds i8, ptr %288, i64 %283
  store i8 37, ptr %289, align 1
  br label %290
290:
  %291 = load i64, ptr %8, align 8
  %292 = add i64 %291, 1
  store i64 %292, ptr %8, align 8
  br label %294
293:
  call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
294:
  call void @llvm.lifetime.end.p0(i64 36, ptr nonnull %6)
  br label %306
295:
  %296 = load i64, ptr %40, align 8
  %297 = add i64 %296, 1
  %298 = load i64, ptr %41, align 8
  %299 = icmp ult i64 %297, %298
  br i1 %299, label %300, label %303
300:
  %301 = load ptr, ptr %0, align 8
  %302 = getelementptr inbounds i8, ptr %301, i64 %296
  store i8 %45, ptr %302, align 1
  br label %303
303:
  %304 = load i64, ptr %40, align 8
  %305 = add i64 %304, 1
  store i64 %305, ptr %40, align 8
  br label %306
306:
  %307 = phi ptr [ %47, %294 ], [ %44, %303 ]
  br label %42
308:
  %309 = getelementptr inbounds i8, ptr %0, i64 8
  %310 = load i64, ptr %309, align 8
  %311 = icmp eq i64 %310, 0
  br i1 %311, label %320, label %312
312:
  %313 = load ptr, ptr %0, align 8
  %314 = getelementptr inbounds i8, ptr %0, i64 16
  %315 = load i64, ptr %314, align 8
  %316 = icmp ult i64 %315, %310
  %317 = add i64 %310, -1
  %318 = select i1 %316, i64 %315, i64 %317
  %319 = getelementptr inbounds i8, ptr %313, i64 %318
  store i8 0, ptr %319, align 1
  br label %320
320:
  %321 = getelementptr inbounds i8, ptr %0, i64 16
  %322 = load i64, ptr %321, align 8
  %323 = trunc i64 %322 to i32
  ret i32 %323
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
declare zeroext i8 @__heddle_peek1(ptr noundef) local_unnamed_addr
declare i64 @llvm.abs.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)

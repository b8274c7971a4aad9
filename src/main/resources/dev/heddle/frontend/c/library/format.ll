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
@.str.8 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
define dso_local i32 @__heddle_format(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca [400 x i8], align 16, !DIAssignID !99
  %5 = alloca [24 x i8], align 16, !DIAssignID !100
  %6 = alloca %struct.conversion, align 4, !DIAssignID !101
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
  %43 = phi ptr [ %1, %3 ], [ %303, %302 ]
  %44 = getelementptr inbounds i8, ptr %43, i64 1
  %45 = load i8, ptr %43, align 1
  switch i8 %45, label %291 [
    i8 0, label %304
    i8 37, label %46
  ]
46:
  call void @llvm.lifetime.start.p0(i64 36, ptr nonnull %6)
  %47 = call ptr @__heddle_read_conversion(ptr noundef nonnull %44, ptr noundef nonnull %6, ptr noundef %2)
  %48 = call i64 @__heddle_next_argument(ptr noundef nonnull %6, ptr noundef %2)
  %49 = load i8, ptr %7, align 4
  switch i8 %49, label %289 [
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
    i8 115, label %128
    i8 99, label %221
    i8 37, label %278
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
  store i8 0, ptr %34, align 1, !DIAssignID !171
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
  store i32 %101, ptr %38, align 4, !DIAssignID !184
  %102 = ptrtoint ptr %82 to i64
  %103 = sub i64 %102, %39
  %104 = add i64 %103, %97
  %105 = call i64 @llvm.smax.i64(i64 %104, i64 0)
  call fastcc void @put_field(ptr noundef %0, ptr noundef nonnull %6, ptr noundef %80, ptr noundef %82, i64 noundef %105)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  br label %290
106:
  %107 = bitcast i64 %48 to double
  call void @llvm.lifetime.start.p0(i64 400, ptr nonnull %4)
  %108 = call double @llvm.fabs.f64(double %107)
  %109 = fcmp uno double %107, 0.000000e+00
  br i1 %109, label %113, label %110
110:
  %111 = fsub double %108, %108
  %112 = fcmp une double %111, 0.000000e+00
  br i1 %112, label %113, label %116
113:
  %114 = phi ptr [ @.str.8, %110 ], [ @.str.7, %106 ]
  store i32 0, ptr %27, align 4, !DIAssignID !217
  %115 = call ptr @strcpy(ptr noundef nonnull %4, ptr noundef nonnull %114)
  br label %117
116:
  call void @__heddle_write_double(ptr noundef nonnull %4, ptr noundef nonnull %6, double noundef %108)
  br label %117
117:
  %118 = icmp sgt i64 %48, -1
  br i1 %118, label %119, label %126
119:
  %120 = load i32, ptr %28, align 4
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %126
122:
  %123 = load i32, ptr %29, align 4
  %124 = icmp eq i32 %123, 0
  %125 = select i1 %124, ptr @.str.1, ptr @.str.6
  br label %126
126:
  %127 = phi ptr [ @.str.4, %117 ], [ %125, %122 ], [ @.str.5, %119 ]
  call fastcc void @put_field(ptr noundef %0, ptr noundef nonnull %6, ptr noundef nonnull %127, ptr noundef nonnull %4, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 400, ptr nonnull %4)
  br label %290
128:
  %129 = inttoptr i64 %48 to ptr
  %130 = icmp eq i64 %48, 0
  %131 = select i1 %130, ptr @.str.9, ptr %129
  %132 = load i32, ptr %16, align 4
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %151, label %134
134:
  %135 = phi i64 [ %147, %146 ], [ 0, %128 ]
  %136 = load i32, ptr %17, align 8
  %137 = icmp eq i32 %136, 0
  %138 = getelementptr inbounds i8, ptr %131, i64 %135
  br i1 %137, label %141, label %139
139:
  %140 = call zeroext i8 @__heddle_peek1(ptr noundef nonnull %138)
  br label %143
141:
  %142 = load i8, ptr %138, align 1
  br label %143
143:
  %144 = phi i8 [ %140, %139 ], [ %142, %141 ]
  %145 = icmp eq i8 %144, 0
  br i1 %145, label %151, label %146
146:
  %147 = add nuw nsw i64 %135, 1
  %148 = load i32, ptr %16, align 4
  %149 = sext i32 %148 to i64
  %150 = icmp eq i64 %147, %149
  br i1 %150, label %151, label %134
151:
  %152 = phi i64 [ 0, %128 ], [ %135, %143 ], [ %147, %146 ]
  %153 = load i32, ptr %6, align 4
  %154 = icmp eq i32 %153, 0
  %155 = load i32, ptr %18, align 4
  %156 = sext i32 %155 to i64
  %157 = sub nsw i64 %156, %152
  %158 = select i1 %154, i64 %157, i64 0
  %159 = icmp sgt i64 %158, 0
  br i1 %159, label %160, label %174
160:
  %161 = phi i64 [ %162, %170 ], [ %158, %151 ]
  %162 = add nsw i64 %161, -1
  %163 = load i64, ptr %19, align 8
  %164 = add i64 %163, 1
  %165 = load i64, ptr %20, align 8
  %166 = icmp ult i64 %164, %165
  br i1 %166, label %167, label %170
167:
  %168 = load ptr, ptr %0, align 8
  %169 = getelementptr inbounds i8, ptr %168, i64 %163
  store i8 32, ptr %169, align 1
  br label %170
170:
  %171 = load i64, ptr %19, align 8
  %172 = add i64 %171, 1
  store i64 %172, ptr %19, align 8
  %173 = icmp sgt i64 %161, 1
  br i1 %173, label %160, label %174
174:
  %175 = icmp eq i64 %152, 0
  br i1 %175, label %176, label %184
176:
  %177 = load i32, ptr %6, align 4
  %178 = icmp eq i32 %177, 0
  %179 = load i32, ptr %24, align 4
  %180 = sext i32 %179 to i64
  %181 = sub nsw i64 %180, %152
  %182 = select i1 %178, i64 0, i64 %181
  %183 = icmp sgt i64 %182, 0
  br i1 %183, label %207, label %290
184:
  %185 = phi i64 [ %205, %202 ], [ 0, %174 ]
  %186 = load i32, ptr %21, align 8
  %187 = icmp eq i32 %186, 0
  %188 = getelementptr inbounds i8, ptr %131, i64 %185
  br i1 %187, label %191, label %189
189:
  %190 = call zeroext i8 @__heddle_peek1(ptr noundef nonnull %188)
  br label %193
191:
  %192 = load i8, ptr %188, align 1
  br label %193
193:
  %194 = phi i8 [ %190, %189 ], [ %192, %191 ]
  %195 = load i64, ptr %22, align 8
  %196 = add i64 %195, 1
  %197 = load i64, ptr %23, align 8
  %198 = icmp ult i64 %196, %197
  br i1 %198, label %199, label %202
199:
  %200 = load ptr, ptr %0, align 8
  %201 = getelementptr inbounds i8, ptr %200, i64 %195
  store i8 %194, ptr %201, align 1
  br label %202
202:
  %203 = load i64, ptr %22, align 8
  %204 = add i64 %203, 1
  store i64 %204, ptr %22, align 8
  %205 = add nuw i64 %185, 1
  %206 = icmp eq i64 %205, %152
  br i1 %206, label %176, label %184
207:
  %208 = phi i64 [ %209, %217 ], [ %182, %176 ]
  %209 = add nsw i64 %208, -1
  %210 = load i64, ptr %25, align 8
  %211 = add i64 %210, 1
  %212 = load i64, ptr %26, align 8
  %213 = icmp ult i64 %211, %212
  br i1 %213, label %214, label %217
214:
  %215 = load ptr, ptr %0, align 8
  %216 = getelementptr inbounds i8, ptr %215, i64 %210
  store i8 32, ptr %216, align 1
  br label %217
217:
  %218 = load i64, ptr %25, align 8
  %219 = add i64 %218, 1
  store i64 %219, ptr %25, align 8
  %220 = icmp sgt i64 %208, 1
  br i1 %220, label %207, label %290
221:
  %222 = load i32, ptr %6, align 4
  %223 = icmp eq i32 %222, 0
  %224 = load i32, ptr %10, align 4
  %225 = add nsw i32 %224, -1
  %226 = select i1 %223, i32 %225, i32 0
  %227 = icmp sgt i32 %226, 0
  br i1 %227, label %228, label %244
228:
  %229 = zext nneg i32 %226 to i64
  br label %230
230:
  %231 = phi i64 [ %229, %228 ], [ %232, %240 ]
  %232 = add nsw i64 %231, -1
  %233 = load i64, ptr %11, align 8
  %234 = add i64 %233, 1
  %235 = load i64, ptr %12, align 8
  %236 = icmp ult i64 %234, %235
  br i1 %236, label %237, label %240
237:
  %238 = load ptr, ptr %0, align 8
  %239 = getelementptr inbounds i8, ptr %238, i64 %233
  store i8 32, ptr %239, align 1
  br label %240
240:
  %241 = load i64, ptr %11, align 8
  %242 = add i64 %241, 1
  store i64 %242, ptr %11, align 8
  %243 = icmp sgt i64 %231, 1
  br i1 %243, label %230, label %244
244:
  %245 = load i64, ptr %13, align 8
  %246 = add i64 %245, 1
  %247 = load i64, ptr %14, align 8
  %248 = icmp ult i64 %246, %247
  br i1 %248, label %249, label %253
249:
  %250 = trunc i64 %48 to i8
  %251 = load ptr, ptr %0, align 8
  %252 = getelementptr inbounds i8, ptr %251, i64 %245
  store i8 %250, ptr %252, align 1
  br label %253
253:
  %254 = load i64, ptr %13, align 8
  %255 = add i64 %254, 1
  store i64 %255, ptr %13, align 8
  %256 = load i32, ptr %6, align 4
  %257 = icmp eq i32 %256, 0
  %258 = load i32, ptr %15, align 4
  %259 = add nsw i32 %258, -1
  %260 = select i1 %257, i32 0, i32 %259
  %261 = icmp sgt i32 %260, 0
  br i1 %261, label %262, label %290
262:
  %263 = zext nneg i32 %260 to i64
  br label %264
264:
  %265 = phi i64 [ %266, %274 ], [ %263, %262 ]
  %266 = add nsw i64 %265, -1
  %267 = load i64, ptr %13, align 8
  %268 = add i64 %267, 1
  %269 = load i64, ptr %14, align 8
  %270 = icmp ult i64 %268, %269
  br i1 %270, label %271, label %274
271:
  %272 = load ptr, ptr %0, align 8
  %273 = getelementptr inbounds i8, ptr %272, i64 %267
  store i8 32, ptr %273, align 1
  br label %274
274:
  %275 = load i64, ptr %13, align 8
  %276 = add i64 %275, 1
  store i64 %276, ptr %13, align 8
  %277 = icmp sgt i64 %265, 1
  br i1 %277, label %264, label %290
278:
  %279 = load i64, ptr %8, align 8
  %280 = add i64 %279, 1
  %281 = load i64, ptr %9, align 8
  %282 = icmp ult i64 %280, %281
  br i1 %282, label %283, label %286
283:
  %284 = load ptr, ptr %0, align 8
  %285 = getelementptr inbounds i8, ptr %284, i64 %279
  store i8 37, ptr %285, align 1
  br label %286
286:
  %287 = load i64, ptr %8, align 8
  %288 = add i64 %287, 1
  store i64 %288, ptr %8, align 8
  br label %290
289:
  call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
290:
  call void @llvm.lifetime.end.p0(i64 36, ptr nonnull %6)
  br label %302
291:
  %292 = load i64, ptr %40, align 8
  %293 = add i64 %292, 1
  %294 = load i64, ptr %41, align 8
  %295 = icmp ult i64 %293, %294
  br i1 %295, label %296, label %299
296:
  %297 = load ptr, ptr %0, align 8
  %298 = getelementptr inbounds i8, ptr %297, i64 %292
  store i8 %45, ptr %298, align 1
  br label %299
299:
  %300 = load i64, ptr %40, align 8
  %301 = add i64 %300, 1
  store i64 %301, ptr %40, align 8
  br label %302
302:
  %303 = phi ptr [ %47, %290 ], [ %44, %299 ]
  br label %42
304:
  %305 = getelementptr inbounds i8, ptr %0, i64 8
  %306 = load i64, ptr %305, align 8
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %316, label %308
308:
  %309 = load ptr, ptr %0, align 8
  %310 = getelementptr inbounds i8, ptr %0, i64 16
  %311 = load i64, ptr %310, align 8
  %312 = icmp ult i64 %311, %306
  %313 = add i64 %306, -1
  %314 = select i1 %312, i64 %311, i64 %313
  %315 = getelementptr inbounds i8, ptr %309, i64 %314
  store i8 0, ptr %315, align 1
  br label %316
316:
  %317 = getelementptr inbounds i8, ptr %0, i64 16
  %318 = load i64, ptr %317, align 8
  %319 = trunc i64 %318 to i32
  ret i32 %319
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

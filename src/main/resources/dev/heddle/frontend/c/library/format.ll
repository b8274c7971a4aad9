target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.conversion = type { i32, i32, i32, i32, i32, i32, i32, i32, i8 }
@.str = private unnamed_addr constant [44 x i8] c"a conversion of printf that is not modelled\00", align 1
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
define dso_local i32 @__heddle_format(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca [400 x i8], align 16, !DIAssignID !101
  %5 = alloca [24 x i8], align 16, !DIAssignID !102
  %6 = alloca %struct.conversion, align 4, !DIAssignID !103
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
  %32 = getelementptr inbounds i8, ptr %6, i64 12
  %33 = getelementptr inbounds i8, ptr %6, i64 4
  %34 = getelementptr inbounds i8, ptr %6, i64 8
  %35 = getelementptr inbounds i8, ptr %5, i64 23
  %36 = getelementptr inbounds i8, ptr %6, i64 24
  %37 = getelementptr inbounds i8, ptr %6, i64 16
  %38 = ptrtoint ptr %35 to i64
  %39 = getelementptr inbounds i8, ptr %0, i64 16
  %40 = getelementptr inbounds i8, ptr %0, i64 8
  br label %41
41:
  %42 = phi ptr [ %1, %3 ], [ %294, %293 ]
  %43 = getelementptr inbounds i8, ptr %42, i64 1
  %44 = load i8, ptr %42, align 1
  switch i8 %44, label %282 [
    i8 0, label %295
    i8 37, label %45
  ]
45:
  call void @llvm.lifetime.start.p0(i64 36, ptr nonnull %6)
  %46 = call ptr @__heddle_read_conversion(ptr noundef nonnull %43, ptr noundef nonnull %6, ptr noundef %2)
  %47 = call i64 @__heddle_next_argument(ptr noundef nonnull %6, ptr noundef %2)
  %48 = load i8, ptr %7, align 4
  switch i8 %48, label %280 [
    i8 100, label %49
    i8 105, label %49
    i8 117, label %49
    i8 120, label %49
    i8 88, label %49
    i8 111, label %49
    i8 112, label %49
    i8 102, label %97
    i8 70, label %97
    i8 101, label %97
    i8 69, label %97
    i8 103, label %97
    i8 71, label %97
    i8 115, label %119
    i8 99, label %212
    i8 37, label %269
  ]
49:
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  switch i8 %48, label %79 [
    i8 100, label %50
    i8 105, label %50
    i8 111, label %62
    i8 88, label %66
    i8 120, label %72
    i8 112, label %78
  ]
50:
  %51 = icmp sgt i64 %47, -1
  br i1 %51, label %52, label %59
52:
  %53 = load i32, ptr %33, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %59
55:
  %56 = load i32, ptr %34, align 4
  %57 = icmp eq i32 %56, 0
  %58 = select i1 %57, ptr @.str.1, ptr @.str.7
  br label %59
59:
  %60 = phi ptr [ @.str.5, %50 ], [ %58, %55 ], [ @.str.6, %52 ]
  %61 = call i64 @llvm.abs.i64(i64 %47, i1 false)
  br label %79
62:
  %63 = load i32, ptr %32, align 4
  %64 = icmp eq i32 %63, 0
  %65 = select i1 %64, ptr @.str.1, ptr @.str.2
  br label %79
66:
  %67 = load i32, ptr %31, align 4
  %68 = icmp ne i32 %67, 0
  %69 = icmp ne i64 %47, 0
  %70 = and i1 %69, %68
  %71 = select i1 %70, ptr @.str.3, ptr @.str.1
  br label %79
72:
  %73 = load i32, ptr %30, align 4
  %74 = icmp ne i32 %73, 0
  %75 = icmp ne i64 %47, 0
  %76 = and i1 %75, %74
  %77 = select i1 %76, ptr @.str.4, ptr @.str.1
  br label %79
78:
  br label %79
79:
  %80 = phi i8 [ 97, %49 ], [ 97, %78 ], [ 97, %72 ], [ 65, %66 ], [ 97, %62 ], [ 97, %59 ]
  %81 = phi i32 [ 10, %49 ], [ 16, %78 ], [ 16, %72 ], [ 16, %66 ], [ 8, %62 ], [ 10, %59 ]
  %82 = phi ptr [ @.str.1, %49 ], [ @.str.4, %78 ], [ %77, %72 ], [ %71, %66 ], [ %65, %62 ], [ %60, %59 ]
  %83 = phi i64 [ %47, %49 ], [ %47, %78 ], [ %47, %72 ], [ %47, %66 ], [ %47, %62 ], [ %61, %59 ]
  store i8 0, ptr %35, align 1, !DIAssignID !175
  %84 = call ptr @__heddle_digits_before(ptr noundef nonnull %35, i64 noundef %83, i32 noundef %81, i8 noundef signext %80)
  %85 = load i32, ptr %36, align 4
  %86 = icmp slt i32 %85, 0
  %87 = select i1 %86, i32 1, i32 %85
  %88 = zext i32 %87 to i64
  %89 = load i32, ptr %37, align 4
  %90 = icmp eq i32 %89, 0
  %91 = lshr i32 %85, 31
  %92 = select i1 %90, i32 0, i32 %91
  store i32 %92, ptr %37, align 4, !DIAssignID !184
  %93 = ptrtoint ptr %84 to i64
  %94 = sub i64 %93, %38
  %95 = add i64 %94, %88
  %96 = call i64 @llvm.smax.i64(i64 %95, i64 0)
  call fastcc void @put_field(ptr noundef %0, ptr noundef nonnull %6, ptr noundef %82, ptr noundef %84, i64 noundef %96)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  br label %281
97:
  %98 = bitcast i64 %47 to double
  call void @llvm.lifetime.start.p0(i64 400, ptr nonnull %4)
  %99 = call double @llvm.fabs.f64(double %98)
  %100 = fcmp uno double %98, 0.000000e+00
  br i1 %100, label %104, label %101
101:
  %102 = fsub double %99, %99
  %103 = fcmp une double %102, 0.000000e+00
  br i1 %103, label %104, label %107
104:
  %105 = phi ptr [ @.str.9, %101 ], [ @.str.8, %97 ]
  store i32 0, ptr %27, align 4, !DIAssignID !217
  %106 = call ptr @strcpy(ptr noundef nonnull %4, ptr noundef nonnull %105)
  br label %108
107:
  call void @__heddle_write_double(ptr noundef nonnull %4, ptr noundef nonnull %6, double noundef %99)
  br label %108
108:
  %109 = icmp sgt i64 %47, -1
  br i1 %109, label %110, label %117
110:
  %111 = load i32, ptr %28, align 4
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %117
113:
  %114 = load i32, ptr %29, align 4
  %115 = icmp eq i32 %114, 0
  %116 = select i1 %115, ptr @.str.1, ptr @.str.7
  br label %117
117:
  %118 = phi ptr [ @.str.5, %108 ], [ %116, %113 ], [ @.str.6, %110 ]
  call fastcc void @put_field(ptr noundef %0, ptr noundef nonnull %6, ptr noundef nonnull %118, ptr noundef nonnull %4, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 400, ptr nonnull %4)
  br label %281
119:
  %120 = inttoptr i64 %47 to ptr
  %121 = icmp eq i64 %47, 0
  %122 = select i1 %121, ptr @.str.10, ptr %120
  %123 = load i32, ptr %16, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %142, label %125
125:
  %126 = phi i64 [ %138, %137 ], [ 0, %119 ]
  %127 = load i32, ptr %17, align 8
  %128 = icmp eq i32 %127, 0
  %129 = getelementptr inbounds i8, ptr %122, i64 %126
  br i1 %128, label %132, label %130
130:
  %131 = call zeroext i8 @__heddle_peek1(ptr noundef nonnull %129)
  br label %134
132:
  %133 = load i8, ptr %129, align 1
  br label %134
134:
  %135 = phi i8 [ %131, %130 ], [ %133, %132 ]
  %136 = icmp eq i8 %135, 0
  br i1 %136, label %142, label %137
137:
  %138 = add nuw nsw i64 %126, 1
  %139 = load i32, ptr %16, align 4
  %140 = sext i32 %139 to i64
  %141 = icmp eq i64 %138, %140
  br i1 %141, label %142, label %125
142:
  %143 = phi i64 [ 0, %119 ], [ %126, %134 ], [ %138, %137 ]
  %144 = load i32, ptr %6, align 4
  %145 = icmp eq i32 %144, 0
  %146 = load i32, ptr %18, align 4
  %147 = sext i32 %146 to i64
  %148 = sub nsw i64 %147, %143
  %149 = select i1 %145, i64 %148, i64 0
  %150 = icmp sgt i64 %149, 0
  br i1 %150, label %151, label %165
151:
  %152 = phi i64 [ %153, %161 ], [ %149, %142 ]
  %153 = add nsw i64 %152, -1
  %154 = load i64, ptr %19, align 8
  %155 = add i64 %154, 1
  %156 = load i64, ptr %20, align 8
  %157 = icmp ult i64 %155, %156
  br i1 %157, label %158, label %161
158:
  %159 = load ptr, ptr %0, align 8
  %160 = getelementptr inbounds i8, ptr %159, i64 %154
  store i8 32, ptr %160, align 1
  br label %161
161:
  %162 = load i64, ptr %19, align 8
  %163 = add i64 %162, 1
  store i64 %163, ptr %19, align 8
  %164 = icmp sgt i64 %152, 1
  br i1 %164, label %151, label %165
165:
  %166 = icmp eq i64 %143, 0
  br i1 %166, label %167, label %175
167:
  %168 = load i32, ptr %6, align 4
  %169 = icmp eq i32 %168, 0
  %170 = load i32, ptr %24, align 4
  %171 = sext i32 %170 to i64
  %172 = sub nsw i64 %171, %143
  %173 = select i1 %169, i64 0, i64 %172
  %174 = icmp sgt i64 %173, 0
  br i1 %174, label %198, label %281
175:
  %176 = phi i64 [ %196, %193 ], [ 0, %165 ]
  %177 = load i32, ptr %21, align 8
  %178 = icmp eq i32 %177, 0
  %179 = getelementptr inbounds i8, ptr %122, i64 %176
  br i1 %178, label %182, label %180
180:
  %181 = call zeroext i8 @__heddle_peek1(ptr noundef nonnull %179)
  br label %184
182:
  %183 = load i8, ptr %179, align 1
  br label %184
184:
  %185 = phi i8 [ %181, %180 ], [ %183, %182 ]
  %186 = load i64, ptr %22, align 8
  %187 = add i64 %186, 1
  %188 = load i64, ptr %23, align 8
  %189 = icmp ult i64 %187, %188
  br i1 %189, label %190, label %193
190:
  %191 = load ptr, ptr %0, align 8
  %192 = getelementptr inbounds i8, ptr %191, i64 %186
  store i8 %185, ptr %192, align 1
  br label %193
193:
  %194 = load i64, ptr %22, align 8
  %195 = add i64 %194, 1
  store i64 %195, ptr %22, align 8
  %196 = add nuw i64 %176, 1
  %197 = icmp eq i64 %196, %143
  br i1 %197, label %167, label %175
198:
  %199 = phi i64 [ %200, %208 ], [ %173, %167 ]
  %200 = add nsw i64 %199, -1
  %201 = load i64, ptr %25, align 8
  %202 = add i64 %201, 1
  %203 = load i64, ptr %26, align 8
  %204 = icmp ult i64 %202, %203
  br i1 %204, label %205, label %208
205:
  %206 = load ptr, ptr %0, align 8
  %207 = getelementptr inbounds i8, ptr %206, i64 %201
  store i8 32, ptr %207, align 1
  br label %208
208:
  %209 = load i64, ptr %25, align 8
  %210 = add i64 %209, 1
  store i64 %210, ptr %25, align 8
  %211 = icmp sgt i64 %199, 1
  br i1 %211, label %198, label %281
212:
  %213 = load i32, ptr %6, align 4
  %214 = icmp eq i32 %213, 0
  %215 = load i32, ptr %10, align 4
  %216 = add nsw i32 %215, -1
  %217 = select i1 %214, i32 %216, i32 0
  %218 = icmp sgt i32 %217, 0
  br i1 %218, label %219, label %235
219:
  %220 = zext nneg i32 %217 to i64
  br label %221
221:
  %222 = phi i64 [ %220, %219 ], [ %223, %231 ]
  %223 = add nsw i64 %222, -1
  %224 = load i64, ptr %11, align 8
  %225 = add i64 %224, 1
  %226 = load i64, ptr %12, align 8
  %227 = icmp ult i64 %225, %226
  br i1 %227, label %228, label %231
228:
  %229 = load ptr, ptr %0, align 8
  %230 = getelementptr inbounds i8, ptr %229, i64 %224
  store i8 32, ptr %230, align 1
  br label %231
231:
  %232 = load i64, ptr %11, align 8
  %233 = add i64 %232, 1
  store i64 %233, ptr %11, align 8
  %234 = icmp sgt i64 %222, 1
  br i1 %234, label %221, label %235
235:
  %236 = load i64, ptr %13, align 8
  %237 = add i64 %236, 1
  %238 = load i64, ptr %14, align 8
  %239 = icmp ult i64 %237, %238
  br i1 %239, label %240, label %244
240:
  %241 = trunc i64 %47 to i8
  %242 = load ptr, ptr %0, align 8
  %243 = getelementptr inbounds i8, ptr %242, i64 %236
  store i8 %241, ptr %243, align 1
  br label %244
244:
  %245 = load i64, ptr %13, align 8
  %246 = add i64 %245, 1
  store i64 %246, ptr %13, align 8
  %247 = load i32, ptr %6, align 4
  %248 = icmp eq i32 %247, 0
  %249 = load i32, ptr %15, align 4
  %250 = add nsw i32 %249, -1
  %251 = select i1 %248, i32 0, i32 %250
  %252 = icmp sgt i32 %251, 0
  br i1 %252, label %253, label %281
253:
  %254 = zext nneg i32 %251 to i64
  br label %255
255:
  %256 = phi i64 [ %257, %265 ], [ %254, %253 ]
  %257 = add nsw i64 %256, -1
  %258 = load i64, ptr %13, align 8
  %259 = add i64 %258, 1
  %260 = load i64, ptr %14, align 8
  %261 = icmp ult i64 %259, %260
  br i1 %261, label %262, label %265
262:
  %263 = load ptr, ptr %0, align 8
  %264 = getelementptr inbounds i8, ptr %263, i64 %258
  store i8 32, ptr %264, align 1
  br label %265
265:
  %266 = load i64, ptr %13, align 8
  %267 = add i64 %266, 1
  store i64 %267, ptr %13, align 8
  %268 = icmp sgt i64 %256, 1
  br i1 %268, label %255, label %281
269:
  %270 = load i64, ptr %8, align 8
  %271 = add i64 %270, 1
  %272 = load i64, ptr %9, align 8
  %273 = icmp ult i64 %271, %272
  br i1 %273, label %274, label %277
274:
  %275 = load ptr, ptr %0, align 8
  %276 = getelementptr inbounds i8, ptr %275, i64 %270
  store i8 37, ptr %276, align 1
  br label %277
277:
  %278 = load i64, ptr %8, align 8
  %279 = add i64 %278, 1
  store i64 %279, ptr %8, align 8
  br label %281
280:
  call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
281:
  call void @llvm.lifetime.end.p0(i64 36, ptr nonnull %6)
  br label %293
282:
  %283 = load i64, ptr %39, align 8
  %284 = add i64 %283, 1
  %285 = load i64, ptr %40, align 8
  %286 = icmp ult i64 %284, %285
  br i1 %286, label %287, label %290
287:
  %288 = load ptr, ptr %0, align 8
  %289 = getelementptr inbounds i8, ptr %288, i64 %283
  store i8 %44, ptr %289, align 1
  br label %290
290:
  %291 = load i64, ptr %39, align 8
  %292 = add i64 %291, 1
  store i64 %292, ptr %39, align 8
  br label %293
293:
  %294 = phi ptr [ %46, %281 ], [ %43, %290 ]
  br label %41
295:
  %296 = getelementptr inbounds i8, ptr %0, i64 8
  %297 = load i64, ptr %296, align 8
  %298 = icmp eq i64 %297, 0
  br i1 %298, label %307, label %299
299:
  %300 = load ptr, ptr %0, align 8
  %301 = getelementptr inbounds i8, ptr %0, i64 16
  %302 = load i64, ptr %301, align 8
  %303 = icmp ult i64 %302, %297
  %304 = add i64 %297, -1
  %305 = select i1 %303, i64 %302, i64 %304
  %306 = getelementptr inbounds i8, ptr %300, i64 %305
  store i8 0, ptr %306, align 1
  br label %307
307:
  %308 = getelementptr inbounds i8, ptr %0, i64 16
  %309 = load i64, ptr %308, align 8
  %310 = trunc i64 %309 to i32
  ret i32 %310
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

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.place = type { ptr, i64 }
@.str = private unnamed_addr constant [46 x i8] c"a conversion of strftime that is not modelled\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"%Y-%m-%d\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"%H:%M\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@DAYS = internal unnamed_addr constant [7 x ptr] [ptr @.str.8, ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14], align 16
@MONTHS = internal unnamed_addr constant [12 x ptr] [ptr @.str.15, ptr @.str.16, ptr @.str.17, ptr @.str.18, ptr @.str.19, ptr @.str.20, ptr @.str.21, ptr @.str.22, ptr @.str.23, ptr @.str.24, ptr @.str.25, ptr @.str.26], align 16
@.str.7 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"Sunday\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"Monday\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"Tuesday\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"Wednesday\00", align 1
@.str.12 = private unnamed_addr constant [9 x i8] c"Thursday\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"Friday\00", align 1
@.str.14 = private unnamed_addr constant [9 x i8] c"Saturday\00", align 1
@.str.15 = private unnamed_addr constant [8 x i8] c"January\00", align 1
@.str.16 = private unnamed_addr constant [9 x i8] c"February\00", align 1
@.str.17 = private unnamed_addr constant [6 x i8] c"March\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"April\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"May\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"June\00", align 1
@.str.21 = private unnamed_addr constant [5 x i8] c"July\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"August\00", align 1
@.str.23 = private unnamed_addr constant [10 x i8] c"September\00", align 1
@.str.24 = private unnamed_addr constant [8 x i8] c"October\00", align 1
@.str.25 = private unnamed_addr constant [9 x i8] c"November\00", align 1
@.str.26 = private unnamed_addr constant [9 x i8] c"December\00", align 1
@.str.27 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.28 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.29 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.30 = private unnamed_addr constant [6 x i8] c"+0000\00", align 1
define dso_local i64 @strftime(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3) local_unnamed_addr {
  %5 = alloca %struct.place, align 8, !DIAssignID !157
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5)
  store ptr %0, ptr %5, align 8, !DIAssignID !161
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %1, ptr %6, align 8, !DIAssignID !162
  call fastcc void @put_all(ptr noundef nonnull %5, ptr noundef %2, ptr noundef %3)
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %15, label %9
9:
  %10 = load ptr, ptr %5, align 8
  store i8 0, ptr %10, align 1
  %11 = load ptr, ptr %5, align 8
  %12 = ptrtoint ptr %11 to i64
  %13 = ptrtoint ptr %0 to i64
  %14 = sub i64 %12, %13
  br label %15
15:
  %16 = phi i64 [ %14, %9 ], [ 0, %4 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5)
  ret i64 %16
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
define internal fastcc void @put_all(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr {
  %4 = alloca [20 x i8], align 16, !DIAssignID !187
  %5 = alloca [20 x i8], align 16, !DIAssignID !188
  %6 = alloca [20 x i8], align 16, !DIAssignID !189
  %7 = alloca [20 x i8], align 16, !DIAssignID !190
  %8 = alloca [20 x i8], align 16, !DIAssignID !191
  %9 = alloca [20 x i8], align 16, !DIAssignID !192
  %10 = alloca [20 x i8], align 16, !DIAssignID !193
  %11 = alloca [20 x i8], align 16, !DIAssignID !194
  %12 = alloca [20 x i8], align 16, !DIAssignID !195
  %13 = alloca [20 x i8], align 16, !DIAssignID !196
  %14 = alloca [20 x i8], align 16, !DIAssignID !197
  %15 = alloca [20 x i8], align 16, !DIAssignID !198
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  %17 = getelementptr inbounds i8, ptr %2, i64 48
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = getelementptr inbounds i8, ptr %2, i64 8
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = getelementptr inbounds i8, ptr %2, i64 4
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  %26 = getelementptr inbounds i8, ptr %0, i64 8
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  %28 = getelementptr inbounds i8, ptr %2, i64 8
  %29 = getelementptr inbounds i8, ptr %0, i64 8
  %30 = getelementptr inbounds i8, ptr %0, i64 8
  %31 = getelementptr inbounds i8, ptr %0, i64 8
  %32 = getelementptr inbounds i8, ptr %2, i64 8
  %33 = getelementptr inbounds i8, ptr %0, i64 8
  %34 = getelementptr inbounds i8, ptr %0, i64 8
  %35 = getelementptr inbounds i8, ptr %0, i64 8
  %36 = getelementptr inbounds i8, ptr %2, i64 20
  %37 = getelementptr inbounds i8, ptr %0, i64 8
  %38 = getelementptr inbounds i8, ptr %0, i64 8
  %39 = getelementptr inbounds i8, ptr %2, i64 20
  %40 = getelementptr inbounds i8, ptr %0, i64 8
  %41 = getelementptr inbounds i8, ptr %0, i64 8
  %42 = getelementptr inbounds i8, ptr %2, i64 24
  %43 = getelementptr inbounds i8, ptr %0, i64 8
  %44 = getelementptr inbounds i8, ptr %0, i64 8
  %45 = getelementptr inbounds i8, ptr %2, i64 24
  %46 = getelementptr inbounds i8, ptr %0, i64 8
  %47 = getelementptr inbounds i8, ptr %0, i64 8
  %48 = getelementptr inbounds i8, ptr %2, i64 16
  %49 = getelementptr inbounds i8, ptr %0, i64 8
  %50 = getelementptr inbounds i8, ptr %0, i64 8
  %51 = getelementptr inbounds i8, ptr %0, i64 8
  %52 = getelementptr inbounds i8, ptr %2, i64 28
  %53 = getelementptr inbounds i8, ptr %0, i64 8
  %54 = getelementptr inbounds i8, ptr %0, i64 8
  %55 = getelementptr inbounds i8, ptr %0, i64 8
  %56 = getelementptr inbounds i8, ptr %2, i64 12
  %57 = getelementptr inbounds i8, ptr %0, i64 8
  %58 = getelementptr inbounds i8, ptr %0, i64 8
  %59 = getelementptr inbounds i8, ptr %0, i64 8
  %60 = getelementptr inbounds i8, ptr %2, i64 12
  %61 = getelementptr inbounds i8, ptr %0, i64 8
  %62 = getelementptr inbounds i8, ptr %0, i64 8
  %63 = getelementptr inbounds i8, ptr %0, i64 8
  %64 = getelementptr inbounds i8, ptr %2, i64 16
  %65 = getelementptr inbounds i8, ptr %0, i64 8
  %66 = getelementptr inbounds i8, ptr %2, i64 24
  %67 = getelementptr inbounds i8, ptr %0, i64 8
  %68 = getelementptr inbounds i8, ptr %0, i64 8
  %69 = getelementptr inbounds i8, ptr %0, i64 8
  br label %70
70:
  %71 = phi ptr [ %1, %3 ], [ %986, %984 ]
  %72 = load i8, ptr %71, align 1
  switch i8 %72, label %74 [
    i8 0, label %73
    i8 37, label %83
  ]
73:
  ret void
74:
  %75 = load i64, ptr %69, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %984, label %77
77:
  %78 = add i64 %75, -1
  store i64 %78, ptr %69, align 8
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %984, label %80
80:
  %81 = load ptr, ptr %0, align 8
  %82 = getelementptr inbounds i8, ptr %81, i64 1
  store ptr %82, ptr %0, align 8
  store i8 %72, ptr %81, align 1
  br label %984
83:
  %84 = getelementptr inbounds i8, ptr %71, i64 1
  %85 = load i8, ptr %84, align 1
  switch i8 %85, label %91 [
    i8 99, label %92
    i8 68, label %86
    i8 120, label %86
    i8 70, label %87
    i8 82, label %88
    i8 84, label %89
    i8 88, label %89
    i8 114, label %90
  ]
86:
  br label %92
87:
  br label %92
88:
  br label %92
89:
  br label %92
90:
  br label %92
91:
  br label %92
92:
  %93 = phi i1 [ true, %91 ], [ false, %90 ], [ false, %89 ], [ false, %88 ], [ false, %87 ], [ false, %86 ], [ false, %83 ]
  %94 = phi ptr [ null, %91 ], [ @.str.6, %90 ], [ @.str.5, %89 ], [ @.str.4, %88 ], [ @.str.3, %87 ], [ @.str.2, %86 ], [ @.str.1, %83 ]
  br i1 %93, label %96, label %95
95:
  tail call fastcc void @put_all(ptr noundef %0, ptr noundef nonnull %94, ptr noundef %2)
  br label %984
96:
  switch i8 %85, label %983 [
    i8 110, label %100
    i8 37, label %97
    i8 116, label %97
    i8 97, label %110
    i8 65, label %110
    i8 98, label %138
    i8 104, label %138
    i8 66, label %138
    i8 100, label %166
    i8 101, label %230
    i8 106, label %294
    i8 109, label %359
    i8 117, label %424
    i8 119, label %488
    i8 89, label %550
    i8 121, label %613
    i8 72, label %666
    i8 73, label %730
    i8 77, label %797
    i8 112, label %861
    i8 83, label %882
    i8 90, label %946
    i8 122, label %967
  ]
97:
  %98 = icmp eq i8 %85, 116
  %99 = select i1 %98, i8 9, i8 37
  br label %100
100:
  %101 = phi i8 [ %99, %97 ], [ 10, %96 ]
  %102 = load i64, ptr %68, align 8
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %984, label %104
104:
  %105 = add i64 %102, -1
  store i64 %105, ptr %68, align 8
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %984, label %107
107:
  %108 = load ptr, ptr %0, align 8
  %109 = getelementptr inbounds i8, ptr %108, i64 1
  store ptr %109, ptr %0, align 8
  store i8 %101, ptr %108, align 1
  br label %984
110:
  %111 = load i32, ptr %66, align 8
  %112 = icmp eq i8 %85, 97
  %113 = icmp ult i32 %111, 7
  br i1 %113, label %114, label %118
114:
  %115 = zext nneg i32 %111 to i64
  %116 = getelementptr inbounds ptr, ptr @DAYS, i64 %115
  %117 = load ptr, ptr %116, align 8
  br label %118
118:
  %119 = phi ptr [ %117, %114 ], [ @.str.7, %110 ]
  %120 = select i1 %112, i64 3, i64 4294967295
  br label %121
121:
  %122 = phi i64 [ 0, %118 ], [ %136, %135 ]
  %123 = getelementptr inbounds i8, ptr %119, i64 %122
  %124 = load i8, ptr %123, align 1
  %125 = icmp eq i8 %124, 0
  br i1 %125, label %984, label %126
126:
  %127 = load i64, ptr %67, align 8
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %135, label %129
129:
  %130 = add i64 %127, -1
  store i64 %130, ptr %67, align 8
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %135, label %132
132:
  %133 = load ptr, ptr %0, align 8
  %134 = getelementptr inbounds i8, ptr %133, i64 1
  store ptr %134, ptr %0, align 8
  store i8 %124, ptr %133, align 1
  br label %135
135:
  %136 = add nuw nsw i64 %122, 1
  %137 = icmp eq i64 %136, %120
  br i1 %137, label %984, label %121
138:
  %139 = load i32, ptr %64, align 8
  %140 = icmp eq i8 %85, 66
  %141 = icmp ult i32 %139, 12
  br i1 %141, label %142, label %146
142:
  %143 = zext nneg i32 %139 to i64
  %144 = getelementptr inbounds ptr, ptr @MONTHS, i64 %143
  %145 = load ptr, ptr %144, align 8
  br label %146
146:
  %147 = phi ptr [ %145, %142 ], [ @.str.7, %138 ]
  %148 = select i1 %140, i64 4294967295, i64 3
  br label %149
149:
  %150 = phi i64 [ 0, %146 ], [ %164, %163 ]
  %151 = getelementptr inbounds i8, ptr %147, i64 %150
  %152 = load i8, ptr %151, align 1
  %153 = icmp eq i8 %152, 0
  br i1 %153, label %984, label %154
154:
  %155 = load i64, ptr %65, align 8
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %163, label %157
157:
  %158 = add i64 %155, -1
  store i64 %158, ptr %65, align 8
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %163, label %160
160:
  %161 = load ptr, ptr %0, align 8
  %162 = getelementptr inbounds i8, ptr %161, i64 1
  store ptr %162, ptr %0, align 8
  store i8 %152, ptr %161, align 1
  br label %163
163:
  %164 = add nuw nsw i64 %150, 1
  %165 = icmp eq i64 %164, %148
  br i1 %165, label %984, label %149
166:
  %167 = load i32, ptr %60, align 4
  %168 = sext i32 %167 to i64
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %15)
  %169 = icmp slt i32 %167, 0
  br i1 %169, label %170, label %181
170:
  %171 = load i64, ptr %61, align 8
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %179, label %173
173:
  %174 = add i64 %171, -1
  store i64 %174, ptr %61, align 8
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %179, label %176
176:
  %177 = load ptr, ptr %0, align 8
  %178 = getelementptr inbounds i8, ptr %177, i64 1
  store ptr %178, ptr %0, align 8
  store i8 45, ptr %177, align 1
  br label %179
179:
  %180 = sub nsw i64 0, %168
  br label %181
181:
  %182 = phi i64 [ %168, %166 ], [ %180, %179 ]
  br label %183
183:
  %184 = phi i64 [ %194, %183 ], [ 1, %181 ]
  %185 = phi i64 [ %190, %183 ], [ 0, %181 ]
  %186 = phi i64 [ %192, %183 ], [ %182, %181 ]
  %187 = urem i64 %186, 10
  %188 = trunc nuw nsw i64 %187 to i8
  %189 = or disjoint i8 %188, 48
  %190 = add nuw nsw i64 %185, 1
  %191 = getelementptr inbounds [20 x i8], ptr %15, i64 0, i64 %185
  store i8 %189, ptr %191, align 1
  %192 = udiv i64 %186, 10
  %193 = icmp ult i64 %186, 10
  %194 = add nuw i64 %184, 1
  br i1 %193, label %195, label %183
195:
  %196 = trunc nuw i64 %190 to i32
  %197 = icmp slt i32 %196, 2
  br i1 %197, label %198, label %211
198:
  %199 = phi i32 [ %209, %208 ], [ %196, %195 ]
  %200 = load i64, ptr %62, align 8
  %201 = icmp eq i64 %200, 0
  br i1 %201, label %208, label %202
202:
  %203 = add i64 %200, -1
  store i64 %203, ptr %62, align 8
  %204 = icmp eq i64 %203, 0
  br i1 %204, label %208, label %205
205:
  %206 = load ptr, ptr %0, align 8
  %207 = getelementptr inbounds i8, ptr %206, i64 1
  store ptr %207, ptr %0, align 8
  store i8 48, ptr %206, align 1
  br label %208
208:
  %209 = add nuw nsw i32 %199, 1
  %210 = icmp eq i32 %209, 2
  br i1 %210, label %211, label %198
211:
  br label %212
212:
  %213 = phi i64 [ %214, %226 ], [ %184, %211 ]
  %214 = add nsw i64 %213, -1
  %215 = and i64 %214, 4294967295
  %216 = getelementptr inbounds [20 x i8], ptr %15, i64 0, i64 %215
  %217 = load i8, ptr %216, align 1
  %218 = load i64, ptr %63, align 8
  %219 = icmp eq i64 %218, 0
  br i1 %219, label %226, label %220
220:
  %221 = add i64 %218, -1
  store i64 %221, ptr %63, align 8
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %226, label %223
223:
  %224 = load ptr, ptr %0, align 8
  %225 = getelementptr inbounds i8, ptr %224, i64 1
  store ptr %225, ptr %0, align 8
  store i8 %217, ptr %224, align 1
  br label %226
226:
  %227 = trunc nuw i64 %213 to i32
  %228 = icmp sgt i32 %227, 1
  br i1 %228, label %212, label %229
229:
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %15)
  br label %984
230:
  %231 = load i32, ptr %56, align 4
  %232 = sext i32 %231 to i64
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %14)
  %233 = icmp slt i32 %231, 0
  br i1 %233, label %234, label %245
234:
  %235 = load i64, ptr %57, align 8
  %236 = icmp eq i64 %235, 0
  br i1 %236, label %243, label %237
237:
  %238 = add i64 %235, -1
  store i64 %238, ptr %57, align 8
  %239 = icmp eq i64 %238, 0
  br i1 %239, label %243, label %240
240:
  %241 = load ptr, ptr %0, align 8
  %242 = getelementptr inbounds i8, ptr %241, i64 1
  store ptr %242, ptr %0, align 8
  store i8 45, ptr %241, align 1
  br label %243
243:
  %244 = sub nsw i64 0, %232
  br label %245
245:
  %246 = phi i64 [ %232, %230 ], [ %244, %243 ]
  br label %247
247:
  %248 = phi i64 [ %258, %247 ], [ 1, %245 ]
  %249 = phi i64 [ %254, %247 ], [ 0, %245 ]
  %250 = phi i64 [ %256, %247 ], [ %246, %245 ]
  %251 = urem i64 %250, 10
  %252 = trunc nuw nsw i64 %251 to i8
  %253 = or disjoint i8 %252, 48
  %254 = add nuw nsw i64 %249, 1
  %255 = getelementptr inbounds [20 x i8], ptr %14, i64 0, i64 %249
  store i8 %253, ptr %255, align 1
  %256 = udiv i64 %250, 10
  %257 = icmp ult i64 %250, 10
  %258 = add nuw i64 %248, 1
  br i1 %257, label %259, label %247
259:
  %260 = trunc nuw i64 %254 to i32
  %261 = icmp slt i32 %260, 2
  br i1 %261, label %262, label %275
262:
  %263 = phi i32 [ %273, %272 ], [ %260, %259 ]
  %264 = load i64, ptr %58, align 8
  %265 = icmp eq i64 %264, 0
  br i1 %265, label %272, label %266
266:
  %267 = add i64 %264, -1
  store i64 %267, ptr %58, align 8
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %272, label %269
269:
  %270 = load ptr, ptr %0, align 8
  %271 = getelementptr inbounds i8, ptr %270, i64 1
  store ptr %271, ptr %0, align 8
  store i8 32, ptr %270, align 1
  br label %272
272:
  %273 = add nuw nsw i32 %263, 1
  %274 = icmp eq i32 %273, 2
  br i1 %274, label %275, label %262
275:
  br label %276
276:
  %277 = phi i64 [ %278, %290 ], [ %248, %275 ]
  %278 = add nsw i64 %277, -1
  %279 = and i64 %278, 4294967295
  %280 = getelementptr inbounds [20 x i8], ptr %14, i64 0, i64 %279
  %281 = load i8, ptr %280, align 1
  %282 = load i64, ptr %59, align 8
  %283 = icmp eq i64 %282, 0
  br i1 %283, label %290, label %284
284:
  %285 = add i64 %282, -1
  store i64 %285, ptr %59, align 8
  %286 = icmp eq i64 %285, 0
  br i1 %286, label %290, label %287
287:
  %288 = load ptr, ptr %0, align 8
  %289 = getelementptr inbounds i8, ptr %288, i64 1
  store ptr %289, ptr %0, align 8
  store i8 %281, ptr %288, align 1
  br label %290
290:
  %291 = trunc nuw i64 %277 to i32
  %292 = icmp sgt i32 %291, 1
  br i1 %292, label %276, label %293
293:
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %14)
  br label %984
294:
  %295 = load i32, ptr %52, align 4
  %296 = add nsw i32 %295, 1
  %297 = sext i32 %296 to i64
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %13)
  %298 = icmp slt i32 %295, -1
  br i1 %298, label %299, label %310
299:
  %300 = load i64, ptr %53, align 8
  %301 = icmp eq i64 %300, 0
  br i1 %301, label %308, label %302
302:
  %303 = add i64 %300, -1
  store i64 %303, ptr %53, align 8
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %308, label %305
305:
  %306 = load ptr, ptr %0, align 8
  %307 = getelementptr inbounds i8, ptr %306, i64 1
  store ptr %307, ptr %0, align 8
  store i8 45, ptr %306, align 1
  br label %308
308:
  %309 = sub nsw i64 0, %297
  br label %310
310:
  %311 = phi i64 [ %297, %294 ], [ %309, %308 ]
  br label %312
312:
  %313 = phi i64 [ %323, %312 ], [ 1, %310 ]
  %314 = phi i64 [ %319, %312 ], [ 0, %310 ]
  %315 = phi i64 [ %321, %312 ], [ %311, %310 ]
  %316 = urem i64 %315, 10
  %317 = trunc nuw nsw i64 %316 to i8
  %318 = or disjoint i8 %317, 48
  %319 = add nuw nsw i64 %314, 1
  %320 = getelementptr inbounds [20 x i8], ptr %13, i64 0, i64 %314
  store i8 %318, ptr %320, align 1
  %321 = udiv i64 %315, 10
  %322 = icmp ult i64 %315, 10
  %323 = add nuw i64 %313, 1
  br i1 %322, label %324, label %312
324:
  %325 = trunc nuw i64 %319 to i32
  %326 = icmp slt i32 %325, 3
  br i1 %326, label %327, label %340
327:
  %328 = phi i32 [ %338, %337 ], [ %325, %324 ]
  %329 = load i64, ptr %54, align 8
  %330 = icmp eq i64 %329, 0
  br i1 %330, label %337, label %331
331:
  %332 = add i64 %329, -1
  store i64 %332, ptr %54, align 8
  %333 = icmp eq i64 %332, 0
  br i1 %333, label %337, label %334
334:
  %335 = load ptr, ptr %0, align 8
  %336 = getelementptr inbounds i8, ptr %335, i64 1
  store ptr %336, ptr %0, align 8
  store i8 48, ptr %335, align 1
  br label %337
337:
  %338 = add nuw nsw i32 %328, 1
  %339 = icmp eq i32 %338, 3
  br i1 %339, label %340, label %327
340:
  br label %341
341:
  %342 = phi i64 [ %343, %355 ], [ %313, %340 ]
  %343 = add nsw i64 %342, -1
  %344 = and i64 %343, 4294967295
  %345 = getelementptr inbounds [20 x i8], ptr %13, i64 0, i64 %344
  %346 = load i8, ptr %345, align 1
  %347 = load i64, ptr %55, align 8
  %348 = icmp eq i64 %347, 0
  br i1 %348, label %355, label %349
349:
  %350 = add i64 %347, -1
  store i64 %350, ptr %55, align 8
  %351 = icmp eq i64 %350, 0
  br i1 %351, label %355, label %352
352:
  %353 = load ptr, ptr %0, align 8
  %354 = getelementptr inbounds i8, ptr %353, i64 1
  store ptr %354, ptr %0, align 8
  store i8 %346, ptr %353, align 1
  br label %355
355:
  %356 = trunc nuw i64 %342 to i32
  %357 = icmp sgt i32 %356, 1
  br i1 %357, label %341, label %358
358:
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %13)
  br label %984
359:
  %360 = load i32, ptr %48, align 8
  %361 = add nsw i32 %360, 1
  %362 = sext i32 %361 to i64
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %12)
  %363 = icmp slt i32 %360, -1
  br i1 %363, label %364, label %375
364:
  %365 = load i64, ptr %49, align 8
  %366 = icmp eq i64 %365, 0
  br i1 %366, label %373, label %367
367:
  %368 = add i64 %365, -1
  store i64 %368, ptr %49, align 8
  %369 = icmp eq i64 %368, 0
  br i1 %369, label %373, label %370
370:
  %371 = load ptr, ptr %0, align 8
  %372 = getelementptr inbounds i8, ptr %371, i64 1
  store ptr %372, ptr %0, align 8
  store i8 45, ptr %371, align 1
  br label %373
373:
  %374 = sub nsw i64 0, %362
  br label %375
375:
  %376 = phi i64 [ %362, %359 ], [ %374, %373 ]
  br label %377
377:
  %378 = phi i64 [ %388, %377 ], [ 1, %375 ]
  %379 = phi i64 [ %384, %377 ], [ 0, %375 ]
  %380 = phi i64 [ %386, %377 ], [ %376, %375 ]
  %381 = urem i64 %380, 10
  %382 = trunc nuw nsw i64 %381 to i8
  %383 = or disjoint i8 %382, 48
  %384 = add nuw nsw i64 %379, 1
  %385 = getelementptr inbounds [20 x i8], ptr %12, i64 0, i64 %379
  store i8 %383, ptr %385, align 1
  %386 = udiv i64 %380, 10
  %387 = icmp ult i64 %380, 10
  %388 = add nuw i64 %378, 1
  br i1 %387, label %389, label %377
389:
  %390 = trunc nuw i64 %384 to i32
  %391 = icmp slt i32 %390, 2
  br i1 %391, label %392, label %405
392:
  %393 = phi i32 [ %403, %402 ], [ %390, %389 ]
  %394 = load i64, ptr %50, align 8
  %395 = icmp eq i64 %394, 0
  br i1 %395, label %402, label %396
396:
  %397 = add i64 %394, -1
  store i64 %397, ptr %50, align 8
  %398 = icmp eq i64 %397, 0
  br i1 %398, label %402, label %399
399:
  %400 = load ptr, ptr %0, align 8
  %401 = getelementptr inbounds i8, ptr %400, i64 1
  store ptr %401, ptr %0, align 8
  store i8 48, ptr %400, align 1
  br label %402
402:
  %403 = add nuw nsw i32 %393, 1
  %404 = icmp eq i32 %403, 2
  br i1 %404, label %405, label %392
405:
  br label %406
406:
  %407 = phi i64 [ %408, %420 ], [ %378, %405 ]
  %408 = add nsw i64 %407, -1
  %409 = and i64 %408, 4294967295
  %410 = getelementptr inbounds [20 x i8], ptr %12, i64 0, i64 %409
  %411 = load i8, ptr %410, align 1
  %412 = load i64, ptr %51, align 8
  %413 = icmp eq i64 %412, 0
  br i1 %413, label %420, label %414
414:
  %415 = add i64 %412, -1
  store i64 %415, ptr %51, align 8
  %416 = icmp eq i64 %415, 0
  br i1 %416, label %420, label %417
417:
  %418 = load ptr, ptr %0, align 8
  %419 = getelementptr inbounds i8, ptr %418, i64 1
  store ptr %419, ptr %0, align 8
  store i8 %411, ptr %418, align 1
  br label %420
420:
  %421 = trunc nuw i64 %407 to i32
  %422 = icmp sgt i32 %421, 1
  br i1 %422, label %406, label %423
423:
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %12)
  br label %984
424:
  %425 = load i32, ptr %45, align 8
  %426 = icmp eq i32 %425, 0
  %427 = select i1 %426, i32 7, i32 %425
  %428 = sext i32 %427 to i64
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %11)
  %429 = icmp slt i32 %427, 0
  br i1 %429, label %430, label %441
430:
  %431 = load i64, ptr %46, align 8
  %432 = icmp eq i64 %431, 0
  br i1 %432, label %439, label %433
433:
  %434 = add i64 %431, -1
  store i64 %434, ptr %46, align 8
  %435 = icmp eq i64 %434, 0
  br i1 %435, label %439, label %436
436:
  %437 = load ptr, ptr %0, align 8
  %438 = getelementptr inbounds i8, ptr %437, i64 1
  store ptr %438, ptr %0, align 8
  store i8 45, ptr %437, align 1
  br label %439
439:
  %440 = sub nsw i64 0, %428
  br label %441
441:
  %442 = phi i64 [ %428, %424 ], [ %440, %439 ]
  br label %443
443:
  %444 = phi i64 [ %454, %443 ], [ 1, %441 ]
  %445 = phi i64 [ %450, %443 ], [ 0, %441 ]
  %446 = phi i64 [ %452, %443 ], [ %442, %441 ]
  %447 = urem i64 %446, 10
  %448 = trunc nuw nsw i64 %447 to i8
  %449 = or disjoint i8 %448, 48
  %450 = add nuw nsw i64 %445, 1
  %451 = getelementptr inbounds [20 x i8], ptr %11, i64 0, i64 %445
  store i8 %449, ptr %451, align 1
  %452 = udiv i64 %446, 10
  %453 = icmp ult i64 %446, 10
  %454 = add nuw i64 %444, 1
  br i1 %453, label %455, label %443
455:
  %456 = trunc nuw i64 %450 to i32
  %457 = icmp slt i32 %456, 1
  br i1 %457, label %458, label %470
458:
  %459 = getelementptr inbounds i8, ptr %0, i64 8
  br label %460
460:
  %461 = load i64, ptr %459, align 8
  %462 = icmp eq i64 %461, 0
  br i1 %462, label %469, label %463
463:
  %464 = add i64 %461, -1
  store i64 %464, ptr %459, align 8
  %465 = icmp eq i64 %464, 0
  br i1 %465, label %469, label %466
466:
  %467 = load ptr, ptr %0, align 8
  %468 = getelementptr inbounds i8, ptr %467, i64 1
  store ptr %468, ptr %0, align 8
  store i8 48, ptr %467, align 1
  br label %469
469:
  br label %460
470:
  %471 = phi i64 [ %472, %484 ], [ %444, %455 ]
  %472 = add nsw i64 %471, -1
  %473 = and i64 %472, 4294967295
  %474 = getelementptr inbounds [20 x i8], ptr %11, i64 0, i64 %473
  %475 = load i8, ptr %474, align 1
  %476 = load i64, ptr %47, align 8
  %477 = icmp eq i64 %476, 0
  br i1 %477, label %484, label %478
478:
  %479 = add i64 %476, -1
  store i64 %479, ptr %47, align 8
  %480 = icmp eq i64 %479, 0
  br i1 %480, label %484, label %481
481:
  %482 = load ptr, ptr %0, align 8
  %483 = getelementptr inbounds i8, ptr %482, i64 1
  store ptr %483, ptr %0, align 8
  store i8 %475, ptr %482, align 1
  br label %484
484:
  %485 = trunc nuw i64 %471 to i32
  %486 = icmp sgt i32 %485, 1
  br i1 %486, label %470, label %487
487:
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %11)
  br label %984
488:
  %489 = load i32, ptr %42, align 8
  %490 = sext i32 %489 to i64
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %10)
  %491 = icmp slt i32 %489, 0
  br i1 %491, label %492, label %503
492:
  %493 = load i64, ptr %43, align 8
  %494 = icmp eq i64 %493, 0
  br i1 %494, label %501, label %495
495:
  %496 = add i64 %493, -1
  store i64 %496, ptr %43, align 8
  %497 = icmp eq i64 %496, 0
  br i1 %497, label %501, label %498
498:
  %499 = load ptr, ptr %0, align 8
  %500 = getelementptr inbounds i8, ptr %499, i64 1
  store ptr %500, ptr %0, align 8
  store i8 45, ptr %499, align 1
  br label %501
501:
  %502 = sub nsw i64 0, %490
  br label %503
503:
  %504 = phi i64 [ %490, %488 ], [ %502, %501 ]
  br label %505
505:
  %506 = phi i64 [ %516, %505 ], [ 1, %503 ]
  %507 = phi i64 [ %512, %505 ], [ 0, %503 ]
  %508 = phi i64 [ %514, %505 ], [ %504, %503 ]
  %509 = urem i64 %508, 10
  %510 = trunc nuw nsw i64 %509 to i8
  %511 = or disjoint i8 %510, 48
  %512 = add nuw nsw i64 %507, 1
  %513 = getelementptr inbounds [20 x i8], ptr %10, i64 0, i64 %507
  store i8 %511, ptr %513, align 1
  %514 = udiv i64 %508, 10
  %515 = icmp ult i64 %508, 10
  %516 = add nuw i64 %506, 1
  br i1 %515, label %517, label %505
517:
  %518 = trunc nuw i64 %512 to i32
  %519 = icmp slt i32 %518, 1
  br i1 %519, label %520, label %532
520:
  %521 = getelementptr inbounds i8, ptr %0, i64 8
  br label %522
522:
  %523 = load i64, ptr %521, align 8
  %524 = icmp eq i64 %523, 0
  br i1 %524, label %531, label %525
525:
  %526 = add i64 %523, -1
  store i64 %526, ptr %521, align 8
  %527 = icmp eq i64 %526, 0
  br i1 %527, label %531, label %528
528:
  %529 = load ptr, ptr %0, align 8
  %530 = getelementptr inbounds i8, ptr %529, i64 1
  store ptr %530, ptr %0, align 8
  store i8 48, ptr %529, align 1
  br label %531
531:
  br label %522
532:
  %533 = phi i64 [ %534, %546 ], [ %506, %517 ]
  %534 = add nsw i64 %533, -1
  %535 = and i64 %534, 4294967295
  %536 = getelementptr inbounds [20 x i8], ptr %10, i64 0, i64 %535
  %537 = load i8, ptr %536, align 1
  %538 = load i64, ptr %44, align 8
  %539 = icmp eq i64 %538, 0
  br i1 %539, label %546, label %540
540:
  %541 = add i64 %538, -1
  store i64 %541, ptr %44, align 8
  %542 = icmp eq i64 %541, 0
  br i1 %542, label %546, label %543
543:
  %544 = load ptr, ptr %0, align 8
  %545 = getelementptr inbounds i8, ptr %544, i64 1
  store ptr %545, ptr %0, align 8
  store i8 %537, ptr %544, align 1
  br label %546
546:
  %547 = trunc nuw i64 %533 to i32
  %548 = icmp sgt i32 %547, 1
  br i1 %548, label %532, label %549
549:
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %10)
  br label %984
550:
  %551 = load i32, ptr %39, align 4
  %552 = sext i32 %551 to i64
  %553 = add nsw i64 %552, 1900
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %9)
  %554 = icmp slt i32 %551, -1900
  br i1 %554, label %555, label %566
555:
  %556 = load i64, ptr %40, align 8
  %557 = icmp eq i64 %556, 0
  br i1 %557, label %564, label %558
558:
  %559 = add i64 %556, -1
  store i64 %559, ptr %40, align 8
  %560 = icmp eq i64 %559, 0
  br i1 %560, label %564, label %561
561:
  %562 = load ptr, ptr %0, align 8
  %563 = getelementptr inbounds i8, ptr %562, i64 1
  store ptr %563, ptr %0, align 8
  store i8 45, ptr %562, align 1
  br label %564
564:
  %565 = sub nsw i64 -1900, %552
  br label %566
566:
  %567 = phi i64 [ %553, %550 ], [ %565, %564 ]
  br label %568
568:
  %569 = phi i64 [ %579, %568 ], [ 1, %566 ]
  %570 = phi i64 [ %575, %568 ], [ 0, %566 ]
  %571 = phi i64 [ %577, %568 ], [ %567, %566 ]
  %572 = urem i64 %571, 10
  %573 = trunc nuw nsw i64 %572 to i8
  %574 = or disjoint i8 %573, 48
  %575 = add nuw nsw i64 %570, 1
  %576 = getelementptr inbounds [20 x i8], ptr %9, i64 0, i64 %570
  store i8 %574, ptr %576, align 1
  %577 = udiv i64 %571, 10
  %578 = icmp ult i64 %571, 10
  %579 = add nuw i64 %569, 1
  br i1 %578, label %580, label %568
580:
  %581 = trunc nuw i64 %575 to i32
  %582 = icmp slt i32 %581, 1
  br i1 %582, label %583, label %595
583:
  %584 = getelementptr inbounds i8, ptr %0, i64 8
  br label %585
585:
  %586 = load i64, ptr %584, align 8
  %587 = icmp eq i64 %586, 0
  br i1 %587, label %594, label %588
588:
  %589 = add i64 %586, -1
  store i64 %589, ptr %584, align 8
  %590 = icmp eq i64 %589, 0
  br i1 %590, label %594, label %591
591:
  %592 = load ptr, ptr %0, align 8
  %593 = getelementptr inbounds i8, ptr %592, i64 1
  store ptr %593, ptr %0, align 8
  store i8 48, ptr %592, align 1
  br label %594
594:
  br label %585
595:
  %596 = phi i64 [ %597, %609 ], [ %569, %580 ]
  %597 = add nsw i64 %596, -1
  %598 = and i64 %597, 4294967295
  %599 = getelementptr inbounds [20 x i8], ptr %9, i64 0, i64 %598
  %600 = load i8, ptr %599, align 1
  %601 = load i64, ptr %41, align 8
  %602 = icmp eq i64 %601, 0
  br i1 %602, label %609, label %603
603:
  %604 = add i64 %601, -1
  store i64 %604, ptr %41, align 8
  %605 = icmp eq i64 %604, 0
  br i1 %605, label %609, label %606
606:
  %607 = load ptr, ptr %0, align 8
  %608 = getelementptr inbounds i8, ptr %607, i64 1
  store ptr %608, ptr %0, align 8
  store i8 %600, ptr %607, align 1
  br label %609
609:
  %610 = trunc nuw i64 %596 to i32
  %611 = icmp sgt i32 %610, 1
  br i1 %611, label %595, label %612
612:
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %9)
  br label %984
613:
  %614 = load i32, ptr %36, align 4
  %615 = srem i32 %614, 100
  %616 = add nsw i32 %615, 100
  %617 = urem i32 %616, 100
  %618 = zext nneg i32 %617 to i64
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %8)
  br label %619
619:
  %620 = phi i64 [ %630, %619 ], [ 1, %613 ]
  %621 = phi i64 [ %626, %619 ], [ 0, %613 ]
  %622 = phi i64 [ %628, %619 ], [ %618, %613 ]
  %623 = urem i64 %622, 10
  %624 = trunc nuw nsw i64 %623 to i8
  %625 = or disjoint i8 %624, 48
  %626 = add nuw nsw i64 %621, 1
  %627 = getelementptr inbounds [20 x i8], ptr %8, i64 0, i64 %621
  store i8 %625, ptr %627, align 1
  %628 = udiv i64 %622, 10
  %629 = icmp ult i64 %622, 10
  %630 = add nuw i64 %620, 1
  br i1 %629, label %631, label %619
631:
  %632 = trunc nuw i64 %626 to i32
  %633 = icmp slt i32 %632, 2
  br i1 %633, label %634, label %647
634:
  %635 = phi i32 [ %645, %644 ], [ %632, %631 ]
  %636 = load i64, ptr %37, align 8
  %637 = icmp eq i64 %636, 0
  br i1 %637, label %644, label %638
638:
  %639 = add i64 %636, -1
  store i64 %639, ptr %37, align 8
  %640 = icmp eq i64 %639, 0
  br i1 %640, label %644, label %641
641:
  %642 = load ptr, ptr %0, align 8
  %643 = getelementptr inbounds i8, ptr %642, i64 1
  store ptr %643, ptr %0, align 8
  store i8 48, ptr %642, align 1
  br label %644
644:
  %645 = add nuw nsw i32 %635, 1
  %646 = icmp eq i32 %645, 2
  br i1 %646, label %647, label %634
647:
  br label %648
648:
  %649 = phi i64 [ %650, %662 ], [ %620, %647 ]
  %650 = add nsw i64 %649, -1
  %651 = and i64 %650, 4294967295
  %652 = getelementptr inbounds [20 x i8], ptr %8, i64 0, i64 %651
  %653 = load i8, ptr %652, align 1
  %654 = load i64, ptr %38, align 8
  %655 = icmp eq i64 %654, 0
  br i1 %655, label %662, label %656
656:
  %657 = add i64 %654, -1
  store i64 %657, ptr %38, align 8
  %658 = icmp eq i64 %657, 0
  br i1 %658, label %662, label %659
659:
  %660 = load ptr, ptr %0, align 8
  %661 = getelementptr inbounds i8, ptr %660, i64 1
  store ptr %661, ptr %0, align 8
  store i8 %653, ptr %660, align 1
  br label %662
662:
  %663 = trunc nuw i64 %649 to i32
  %664 = icmp sgt i32 %663, 1
  br i1 %664, label %648, label %665
665:
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %8)
  br label %984
666:
  %667 = load i32, ptr %32, align 8
  %668 = sext i32 %667 to i64
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %7)
  %669 = icmp slt i32 %667, 0
  br i1 %669, label %670, label %681
670:
  %671 = load i64, ptr %33, align 8
  %672 = icmp eq i64 %671, 0
  br i1 %672, label %679, label %673
673:
  %674 = add i64 %671, -1
  store i64 %674, ptr %33, align 8
  %675 = icmp eq i64 %674, 0
  br i1 %675, label %679, label %676
676:
  %677 = load ptr, ptr %0, align 8
  %678 = getelementptr inbounds i8, ptr %677, i64 1
  store ptr %678, ptr %0, align 8
  store i8 45, ptr %677, align 1
  br label %679
679:
  %680 = sub nsw i64 0, %668
  br label %681
681:
  %682 = phi i64 [ %668, %666 ], [ %680, %679 ]
  br label %683
683:
  %684 = phi i64 [ %694, %683 ], [ 1, %681 ]
  %685 = phi i64 [ %690, %683 ], [ 0, %681 ]
  %686 = phi i64 [ %692, %683 ], [ %682, %681 ]
  %687 = urem i64 %686, 10
  %688 = trunc nuw nsw i64 %687 to i8
  %689 = or disjoint i8 %688, 48
  %690 = add nuw nsw i64 %685, 1
  %691 = getelementptr inbounds [20 x i8], ptr %7, i64 0, i64 %685
  store i8 %689, ptr %691, align 1
  %692 = udiv i64 %686, 10
  %693 = icmp ult i64 %686, 10
  %694 = add nuw i64 %684, 1
  br i1 %693, label %695, label %683
695:
  %696 = trunc nuw i64 %690 to i32
  %697 = icmp slt i32 %696, 2
  br i1 %697, label %698, label %711
698:
  %699 = phi i32 [ %709, %708 ], [ %696, %695 ]
  %700 = load i64, ptr %34, align 8
  %701 = icmp eq i64 %700, 0
  br i1 %701, label %708, label %702
702:
  %703 = add i64 %700, -1
  store i64 %703, ptr %34, align 8
  %704 = icmp eq i64 %703, 0
  br i1 %704, label %708, label %705
705:
  %706 = load ptr, ptr %0, align 8
  %707 = getelementptr inbounds i8, ptr %706, i64 1
  store ptr %707, ptr %0, align 8
  store i8 48, ptr %706, align 1
  br label %708
708:
  %709 = add nuw nsw i32 %699, 1
  %710 = icmp eq i32 %709, 2
  br i1 %710, label %711, label %698
711:
  br label %712
712:
  %713 = phi i64 [ %714, %726 ], [ %684, %711 ]
  %714 = add nsw i64 %713, -1
  %715 = and i64 %714, 4294967295
  %716 = getelementptr inbounds [20 x i8], ptr %7, i64 0, i64 %715
  %717 = load i8, ptr %716, align 1
  %718 = load i64, ptr %35, align 8
  %719 = icmp eq i64 %718, 0
  br i1 %719, label %726, label %720
720:
  %721 = add i64 %718, -1
  store i64 %721, ptr %35, align 8
  %722 = icmp eq i64 %721, 0
  br i1 %722, label %726, label %723
723:
  %724 = load ptr, ptr %0, align 8
  %725 = getelementptr inbounds i8, ptr %724, i64 1
  store ptr %725, ptr %0, align 8
  store i8 %717, ptr %724, align 1
  br label %726
726:
  %727 = trunc nuw i64 %713 to i32
  %728 = icmp sgt i32 %727, 1
  br i1 %728, label %712, label %729
729:
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %7)
  br label %984
730:
  %731 = load i32, ptr %28, align 8
  %732 = add nsw i32 %731, 11
  %733 = srem i32 %732, 12
  %734 = add nsw i32 %733, 1
  %735 = sext i32 %734 to i64
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %6)
  %736 = icmp slt i32 %733, -1
  br i1 %736, label %737, label %748
737:
  %738 = load i64, ptr %29, align 8
  %739 = icmp eq i64 %738, 0
  br i1 %739, label %746, label %740
740:
  %741 = add i64 %738, -1
  store i64 %741, ptr %29, align 8
  %742 = icmp eq i64 %741, 0
  br i1 %742, label %746, label %743
743:
  %744 = load ptr, ptr %0, align 8
  %745 = getelementptr inbounds i8, ptr %744, i64 1
  store ptr %745, ptr %0, align 8
  store i8 45, ptr %744, align 1
  br label %746
746:
  %747 = sub nsw i64 0, %735
  br label %748
748:
  %749 = phi i64 [ %735, %730 ], [ %747, %746 ]
  br label %750
750:
  %751 = phi i64 [ %761, %750 ], [ 1, %748 ]
  %752 = phi i64 [ %757, %750 ], [ 0, %748 ]
  %753 = phi i64 [ %759, %750 ], [ %749, %748 ]
  %754 = urem i64 %753, 10
  %755 = trunc nuw nsw i64 %754 to i8
  %756 = or disjoint i8 %755, 48
  %757 = add nuw nsw i64 %752, 1
  %758 = getelementptr inbounds [20 x i8], ptr %6, i64 0, i64 %752
  store i8 %756, ptr %758, align 1
  %759 = udiv i64 %753, 10
  %760 = icmp ult i64 %753, 10
  %761 = add nuw i64 %751, 1
  br i1 %760, label %762, label %750
762:
  %763 = trunc nuw i64 %757 to i32
  %764 = icmp slt i32 %763, 2
  br i1 %764, label %765, label %778
765:
  %766 = phi i32 [ %776, %775 ], [ %763, %762 ]
  %767 = load i64, ptr %30, align 8
  %768 = icmp eq i64 %767, 0
  br i1 %768, label %775, label %769
769:
  %770 = add i64 %767, -1
  store i64 %770, ptr %30, align 8
  %771 = icmp eq i64 %770, 0
  br i1 %771, label %775, label %772
772:
  %773 = load ptr, ptr %0, align 8
  %774 = getelementptr inbounds i8, ptr %773, i64 1
  store ptr %774, ptr %0, align 8
  store i8 48, ptr %773, align 1
  br label %775
775:
  %776 = add nuw nsw i32 %766, 1
  %777 = icmp eq i32 %776, 2
  br i1 %777, label %778, label %765
778:
  br label %779
779:
  %780 = phi i64 [ %781, %793 ], [ %751, %778 ]
  %781 = add nsw i64 %780, -1
  %782 = and i64 %781, 4294967295
  %783 = getelementptr inbounds [20 x i8], ptr %6, i64 0, i64 %782
  %784 = load i8, ptr %783, align 1
  %785 = load i64, ptr %31, align 8
  %786 = icmp eq i64 %785, 0
  br i1 %786, label %793, label %787
787:
  %788 = add i64 %785, -1
  store i64 %788, ptr %31, align 8
  %789 = icmp eq i64 %788, 0
  br i1 %789, label %793, label %790
790:
  %791 = load ptr, ptr %0, align 8
  %792 = getelementptr inbounds i8, ptr %791, i64 1
  store ptr %792, ptr %0, align 8
  store i8 %784, ptr %791, align 1
  br label %793
793:
  %794 = trunc nuw i64 %780 to i32
  %795 = icmp sgt i32 %794, 1
  br i1 %795, label %779, label %796
796:
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %6)
  br label %984
797:
  %798 = load i32, ptr %24, align 4
  %799 = sext i32 %798 to i64
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %5)
  %800 = icmp slt i32 %798, 0
  br i1 %800, label %801, label %812
801:
  %802 = load i64, ptr %25, align 8
  %803 = icmp eq i64 %802, 0
  br i1 %803, label %810, label %804
804:
  %805 = add i64 %802, -1
  store i64 %805, ptr %25, align 8
  %806 = icmp eq i64 %805, 0
  br i1 %806, label %810, label %807
807:
  %808 = load ptr, ptr %0, align 8
  %809 = getelementptr inbounds i8, ptr %808, i64 1
  store ptr %809, ptr %0, align 8
  store i8 45, ptr %808, align 1
  br label %810
810:
  %811 = sub nsw i64 0, %799
  br label %812
812:
  %813 = phi i64 [ %799, %797 ], [ %811, %810 ]
  br label %814
814:
  %815 = phi i64 [ %825, %814 ], [ 1, %812 ]
  %816 = phi i64 [ %821, %814 ], [ 0, %812 ]
  %817 = phi i64 [ %823, %814 ], [ %813, %812 ]
  %818 = urem i64 %817, 10
  %819 = trunc nuw nsw i64 %818 to i8
  %820 = or disjoint i8 %819, 48
  %821 = add nuw nsw i64 %816, 1
  %822 = getelementptr inbounds [20 x i8], ptr %5, i64 0, i64 %816
  store i8 %820, ptr %822, align 1
  %823 = udiv i64 %817, 10
  %824 = icmp ult i64 %817, 10
  %825 = add nuw i64 %815, 1
  br i1 %824, label %826, label %814
826:
  %827 = trunc nuw i64 %821 to i32
  %828 = icmp slt i32 %827, 2
  br i1 %828, label %829, label %842
829:
  %830 = phi i32 [ %840, %839 ], [ %827, %826 ]
  %831 = load i64, ptr %26, align 8
  %832 = icmp eq i64 %831, 0
  br i1 %832, label %839, label %833
833:
  %834 = add i64 %831, -1
  store i64 %834, ptr %26, align 8
  %835 = icmp eq i64 %834, 0
  br i1 %835, label %839, label %836
836:
  %837 = load ptr, ptr %0, align 8
  %838 = getelementptr inbounds i8, ptr %837, i64 1
  store ptr %838, ptr %0, align 8
  store i8 48, ptr %837, align 1
  br label %839
839:
  %840 = add nuw nsw i32 %830, 1
  %841 = icmp eq i32 %840, 2
  br i1 %841, label %842, label %829
842:
  br label %843
843:
  %844 = phi i64 [ %845, %857 ], [ %815, %842 ]
  %845 = add nsw i64 %844, -1
  %846 = and i64 %845, 4294967295
  %847 = getelementptr inbounds [20 x i8], ptr %5, i64 0, i64 %846
  %848 = load i8, ptr %847, align 1
  %849 = load i64, ptr %27, align 8
  %850 = icmp eq i64 %849, 0
  br i1 %850, label %857, label %851
851:
  %852 = add i64 %849, -1
  store i64 %852, ptr %27, align 8
  %853 = icmp eq i64 %852, 0
  br i1 %853, label %857, label %854
854:
  %855 = load ptr, ptr %0, align 8
  %856 = getelementptr inbounds i8, ptr %855, i64 1
  store ptr %856, ptr %0, align 8
  store i8 %848, ptr %855, align 1
  br label %857
857:
  %858 = trunc nuw i64 %844 to i32
  %859 = icmp sgt i32 %858, 1
  br i1 %859, label %843, label %860
860:
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %5)
  br label %984
861:
  %862 = load i32, ptr %22, align 8
  %863 = icmp slt i32 %862, 12
  %864 = select i1 %863, ptr @.str.27, ptr @.str.28
  br label %865
865:
  %866 = phi i64 [ 0, %861 ], [ %880, %879 ]
  %867 = getelementptr inbounds i8, ptr %864, i64 %866
  %868 = load i8, ptr %867, align 1
  %869 = icmp eq i8 %868, 0
  br i1 %869, label %984, label %870
870:
  %871 = load i64, ptr %23, align 8
  %872 = icmp eq i64 %871, 0
  br i1 %872, label %879, label %873
873:
  %874 = add i64 %871, -1
  store i64 %874, ptr %23, align 8
  %875 = icmp eq i64 %874, 0
  br i1 %875, label %879, label %876
876:
  %877 = load ptr, ptr %0, align 8
  %878 = getelementptr inbounds i8, ptr %877, i64 1
  store ptr %878, ptr %0, align 8
  store i8 %868, ptr %877, align 1
  br label %879
879:
  %880 = add nuw nsw i64 %866, 1
  %881 = icmp eq i64 %880, 4294967295
  br i1 %881, label %984, label %865
882:
  %883 = load i32, ptr %2, align 8
  %884 = sext i32 %883 to i64
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %4)
  %885 = icmp slt i32 %883, 0
  br i1 %885, label %886, label %897
886:
  %887 = load i64, ptr %19, align 8
  %888 = icmp eq i64 %887, 0
  br i1 %888, label %895, label %889
889:
  %890 = add i64 %887, -1
  store i64 %890, ptr %19, align 8
  %891 = icmp eq i64 %890, 0
  br i1 %891, label %895, label %892
892:
  %893 = load ptr, ptr %0, align 8
  %894 = getelementptr inbounds i8, ptr %893, i64 1
  store ptr %894, ptr %0, align 8
  store i8 45, ptr %893, align 1
  br label %895
895:
  %896 = sub nsw i64 0, %884
  br label %897
897:
  %898 = phi i64 [ %884, %882 ], [ %896, %895 ]
  br label %899
899:
  %900 = phi i64 [ %910, %899 ], [ 1, %897 ]
  %901 = phi i64 [ %906, %899 ], [ 0, %897 ]
  %902 = phi i64 [ %908, %899 ], [ %898, %897 ]
  %903 = urem i64 %902, 10
  %904 = trunc nuw nsw i64 %903 to i8
  %905 = or disjoint i8 %904, 48
  %906 = add nuw nsw i64 %901, 1
  %907 = getelementptr inbounds [20 x i8], ptr %4, i64 0, i64 %901
  store i8 %905, ptr %907, align 1
  %908 = udiv i64 %902, 10
  %909 = icmp ult i64 %902, 10
  %910 = add nuw i64 %900, 1
  br i1 %909, label %911, label %899
911:
  %912 = trunc nuw i64 %906 to i32
  %913 = icmp slt i32 %912, 2
  br i1 %913, label %914, label %927
914:
  %915 = phi i32 [ %925, %924 ], [ %912, %911 ]
  %916 = load i64, ptr %20, align 8
  %917 = icmp eq i64 %916, 0
  br i1 %917, label %924, label %918
918:
  %919 = add i64 %916, -1
  store i64 %919, ptr %20, align 8
  %920 = icmp eq i64 %919, 0
  br i1 %920, label %924, label %921
921:
  %922 = load ptr, ptr %0, align 8
  %923 = getelementptr inbounds i8, ptr %922, i64 1
  store ptr %923, ptr %0, align 8
  store i8 48, ptr %922, align 1
  br label %924
924:
  %925 = add nuw nsw i32 %915, 1
  %926 = icmp eq i32 %925, 2
  br i1 %926, label %927, label %914
927:
  br label %928
928:
  %929 = phi i64 [ %930, %942 ], [ %900, %927 ]
  %930 = add nsw i64 %929, -1
  %931 = and i64 %930, 4294967295
  %932 = getelementptr inbounds [20 x i8], ptr %4, i64 0, i64 %931
  %933 = load i8, ptr %932, align 1
  %934 = load i64, ptr %21, align 8
  %935 = icmp eq i64 %934, 0
  br i1 %935, label %942, label %936
936:
  %937 = add i64 %934, -1
  store i64 %937, ptr %21, align 8
  %938 = icmp eq i64 %937, 0
  br i1 %938, label %942, label %939
939:
  %940 = load ptr, ptr %0, align 8
  %941 = getelementptr inbounds i8, ptr %940, i64 1
  store ptr %941, ptr %0, align 8
  store i8 %933, ptr %940, align 1
  br label %942
942:
  %943 = trunc nuw i64 %929 to i32
  %944 = icmp sgt i32 %943, 1
  br i1 %944, label %928, label %945
945:
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4)
  br label %984
946:
  %947 = load ptr, ptr %17, align 8
  %948 = icmp eq ptr %947, null
  %949 = select i1 %948, ptr @.str.29, ptr %947
  br label %950
950:
  %951 = phi i64 [ 0, %946 ], [ %965, %964 ]
  %952 = getelementptr inbounds i8, ptr %949, i64 %951
  %953 = load i8, ptr %952, align 1
  %954 = icmp eq i8 %953, 0
  br i1 %954, label %984, label %955
955:
  %956 = load i64, ptr %18, align 8
  %957 = icmp eq i64 %956, 0
  br i1 %957, label %964, label %958
958:
  %959 = add i64 %956, -1
  store i64 %959, ptr %18, align 8
  %960 = icmp eq i64 %959, 0
  br i1 %960, label %964, label %961
961:
  %962 = load ptr, ptr %0, align 8
  %963 = getelementptr inbounds i8, ptr %962, i64 1
  store ptr %963, ptr %0, align 8
  store i8 %953, ptr %962, align 1
  br label %964
964:
  %965 = add nuw nsw i64 %951, 1
  %966 = icmp eq i64 %965, 4294967295
  br i1 %966, label %984, label %950
967:
  %968 = phi i8 [ %981, %978 ], [ 43, %96 ]
  %969 = phi i64 [ %979, %978 ], [ 0, %96 ]
  %970 = load i64, ptr %16, align 8
  %971 = icmp eq i64 %970, 0
  br i1 %971, label %978, label %972
972:
  %973 = add i64 %970, -1
  store i64 %973, ptr %16, align 8
  %974 = icmp eq i64 %973, 0
  br i1 %974, label %978, label %975
975:
  %976 = load ptr, ptr %0, align 8
  %977 = getelementptr inbounds i8, ptr %976, i64 1
  store ptr %977, ptr %0, align 8
  store i8 %968, ptr %976, align 1
  br label %978
978:
  %979 = add nuw nsw i64 %969, 1
  %980 = getelementptr inbounds i8, ptr @.str.30, i64 %979
  %981 = load i8, ptr %980, align 1
  %982 = icmp eq i64 %979, 5
  br i1 %982, label %984, label %967
983:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
984:
  %985 = phi ptr [ %84, %95 ], [ %71, %74 ], [ %71, %77 ], [ %71, %80 ], [ %84, %100 ], [ %84, %104 ], [ %84, %107 ], [ %84, %229 ], [ %84, %293 ], [ %84, %358 ], [ %84, %423 ], [ %84, %487 ], [ %84, %549 ], [ %84, %612 ], [ %84, %665 ], [ %84, %729 ], [ %84, %796 ], [ %84, %860 ], [ %84, %945 ], [ %84, %135 ], [ %84, %121 ], [ %84, %163 ], [ %84, %149 ], [ %84, %879 ], [ %84, %865 ], [ %84, %964 ], [ %84, %950 ], [ %84, %978 ]
  %986 = getelementptr inbounds i8, ptr %985, i64 1
  br label %70
}
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
declare void @__heddle_cut(ptr noundef) local_unnamed_addr

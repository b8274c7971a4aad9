target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.4 = private unnamed_addr constant [23 x i8] c"a hexadecimal fraction\00", align 1
@.str.5 = private unnamed_addr constant [47 x i8] c"a decimal fraction half-way between two floats\00", align 1
@.str.6 = private unnamed_addr constant [77 x i8] c"a decimal fraction of more than 15 digits, or one that is too large or small\00", align 1
define dso_local double @strtod(ptr noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  br label %3
3:
  %4 = phi ptr [ %0, %2 ], [ %9, %3 ]
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = tail call i32 @isspace(i32 noundef %6)
  %8 = icmp eq i32 %7, 0
  %9 = getelementptr inbounds i8, ptr %4, i64 1
  br i1 %8, label %10, label %3
10:
  %11 = load i8, ptr %4, align 1
  %12 = icmp eq i8 %11, 45
  %13 = icmp eq i8 %11, 43
  %14 = or i1 %12, %13
  %15 = zext i1 %14 to i64
  %16 = getelementptr inbounds i8, ptr %4, i64 %15
  %17 = tail call i64 @strlen(ptr noundef nonnull @.str)
  %18 = tail call i32 @strncasecmp(ptr noundef nonnull %16, ptr noundef nonnull @.str, i64 noundef %17)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %26
20:
  %21 = tail call i64 @strlen(ptr noundef nonnull @.str.1)
  %22 = tail call i32 @strncasecmp(ptr noundef nonnull %16, ptr noundef nonnull @.str.1, i64 noundef %21)
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i64 8, i64 3
  %25 = getelementptr inbounds i8, ptr %16, i64 %24
  br label %242
26:
  %27 = tail call i64 @strlen(ptr noundef nonnull @.str.2)
  %28 = tail call i32 @strncasecmp(ptr noundef nonnull %16, ptr noundef nonnull @.str.2, i64 noundef %27)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %49
30:
  %31 = getelementptr inbounds i8, ptr %16, i64 3
  %32 = load i8, ptr %31, align 1
  %33 = icmp eq i8 %32, 40
  br i1 %33, label %34, label %242
34:
  %35 = phi ptr [ %36, %44 ], [ %31, %30 ]
  %36 = getelementptr inbounds i8, ptr %35, i64 1
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = tail call i32 @isalnum(i32 noundef %38)
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %44
41:
  %42 = load i8, ptr %36, align 1
  %43 = icmp eq i8 %42, 95
  br i1 %43, label %44, label %45
44:
  br label %34
45:
  %46 = icmp eq i8 %42, 41
  %47 = getelementptr inbounds i8, ptr %35, i64 2
  %48 = select i1 %46, ptr %47, ptr %31
  br label %242
49:
  %50 = tail call i64 @strlen(ptr noundef nonnull @.str.3)
  %51 = tail call i32 @strncasecmp(ptr noundef nonnull %16, ptr noundef nonnull @.str.3, i64 noundef %50)
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %54
53:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.4)
  unreachable
54:
  %55 = load i8, ptr %16, align 1
  %56 = sext i8 %55 to i32
  %57 = tail call i32 @isdigit(i32 noundef %56)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %85, label %59
59:
  %60 = phi i64 [ %77, %76 ], [ 0, %54 ]
  %61 = phi i32 [ %80, %76 ], [ 0, %54 ]
  %62 = phi i64 [ %78, %76 ], [ 0, %54 ]
  %63 = phi i32 [ %82, %76 ], [ %56, %54 ]
  %64 = phi i8 [ %81, %76 ], [ %55, %54 ]
  %65 = phi ptr [ %79, %76 ], [ %16, %54 ]
  %66 = icmp ugt i64 %62, 1844674407370955160
  br i1 %66, label %67, label %71
67:
  %68 = add nsw i64 %60, 1
  %69 = icmp eq i8 %64, 48
  br i1 %69, label %76, label %70
70:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.6)
  unreachable
71:
  %72 = mul nuw i64 %62, 10
  %73 = add nsw i32 %63, -48
  %74 = sext i32 %73 to i64
  %75 = add i64 %72, %74
  br label %76
76:
  %77 = phi i64 [ %68, %67 ], [ %60, %71 ]
  %78 = phi i64 [ %62, %67 ], [ %75, %71 ]
  %79 = getelementptr inbounds i8, ptr %65, i64 1
  %80 = add nuw nsw i32 %61, 1
  %81 = load i8, ptr %79, align 1
  %82 = sext i8 %81 to i32
  %83 = tail call i32 @isdigit(i32 noundef %82)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %59
85:
  %86 = phi i64 [ 0, %54 ], [ %77, %76 ]
  %87 = phi i32 [ 0, %54 ], [ %80, %76 ]
  %88 = phi i64 [ 0, %54 ], [ %78, %76 ]
  %89 = phi ptr [ %16, %54 ], [ %79, %76 ]
  %90 = load i8, ptr %89, align 1
  %91 = icmp eq i8 %90, 46
  br i1 %91, label %92, label %131
92:
  %93 = getelementptr inbounds i8, ptr %89, i64 1
  %94 = load i8, ptr %93, align 1
  %95 = sext i8 %94 to i32
  %96 = tail call i32 @isdigit(i32 noundef %95)
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %124, label %98
98:
  %99 = phi i64 [ %116, %115 ], [ %86, %92 ]
  %100 = phi i32 [ %119, %115 ], [ %87, %92 ]
  %101 = phi i64 [ %117, %115 ], [ %88, %92 ]
  %102 = phi i32 [ %121, %115 ], [ %95, %92 ]
  %103 = phi i8 [ %120, %115 ], [ %94, %92 ]
  %104 = phi ptr [ %118, %115 ], [ %93, %92 ]
  %105 = icmp ugt i64 %101, 1844674407370955160
  br i1 %105, label %106, label %109
106:
  %107 = icmp eq i8 %103, 48
  br i1 %107, label %115, label %108
108:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.6)
  unreachable
109:
  %110 = mul nuw i64 %101, 10
  %111 = add nsw i32 %102, -48
  %112 = sext i32 %111 to i64
  %113 = add i64 %110, %112
  %114 = add nsw i64 %99, -1
  br label %115
115:
  %116 = phi i64 [ %99, %106 ], [ %114, %109 ]
  %117 = phi i64 [ %101, %106 ], [ %113, %109 ]
  %118 = getelementptr inbounds i8, ptr %104, i64 1
  %119 = add nsw i32 %100, 1
  %120 = load i8, ptr %118, align 1
  %121 = sext i8 %120 to i32
  %122 = tail call i32 @isdigit(i32 noundef %121)
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %98
124:
  %125 = phi i64 [ %86, %92 ], [ %116, %115 ]
  %126 = phi i32 [ %87, %92 ], [ %119, %115 ]
  %127 = phi i64 [ %88, %92 ], [ %117, %115 ]
  %128 = phi ptr [ %93, %92 ], [ %118, %115 ]
  %129 = icmp eq i32 %126, 0
  %130 = select i1 %129, ptr %89, ptr %128
  br label %131
131:
  %132 = phi i64 [ %125, %124 ], [ %86, %85 ]
  %133 = phi i32 [ %126, %124 ], [ %87, %85 ]
  %134 = phi i64 [ %127, %124 ], [ %88, %85 ]
  %135 = phi ptr [ %130, %124 ], [ %89, %85 ]
  %136 = icmp eq i32 %133, 0
  br i1 %136, label %174, label %137
137:
  %138 = load i8, ptr %135, align 1
  switch i8 %138, label %174 [
    i8 101, label %139
    i8 69, label %139
  ]
139:
  %140 = getelementptr inbounds i8, ptr %135, i64 1
  %141 = load i8, ptr %140, align 1
  %142 = icmp eq i8 %141, 45
  %143 = icmp eq i8 %141, 43
  %144 = or i1 %142, %143
  %145 = zext i1 %144 to i64
  %146 = getelementptr inbounds i8, ptr %140, i64 %145
  %147 = load i8, ptr %146, align 1
  %148 = sext i8 %147 to i32
  %149 = tail call i32 @isdigit(i32 noundef %148)
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %168, label %151
151:
  %152 = phi i64 [ %162, %161 ], [ 0, %139 ]
  %153 = phi ptr [ %163, %161 ], [ %146, %139 ]
  %154 = icmp slt i64 %152, 100000
  br i1 %154, label %155, label %161
155:
  %156 = mul nsw i64 %152, 10
  %157 = load i8, ptr %153, align 1
  %158 = sext i8 %157 to i64
  %159 = add i64 %156, -48
  %160 = add i64 %159, %158
  br label %161
161:
  %162 = phi i64 [ %160, %155 ], [ %152, %151 ]
  %163 = getelementptr inbounds i8, ptr %153, i64 1
  %164 = load i8, ptr %163, align 1
  %165 = sext i8 %164 to i32
  %166 = tail call i32 @isdigit(i32 noundef %165)
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %151
168:
  %169 = phi ptr [ %135, %139 ], [ %163, %161 ]
  %170 = phi i64 [ 0, %139 ], [ %162, %161 ]
  %171 = sub nsw i64 0, %170
  %172 = select i1 %142, i64 %171, i64 %170
  %173 = add nsw i64 %172, %132
  br label %174
174:
  %175 = phi ptr [ %0, %131 ], [ %135, %137 ], [ %169, %168 ]
  %176 = phi i8 [ 0, %131 ], [ %11, %137 ], [ %11, %168 ]
  %177 = phi i64 [ %132, %131 ], [ %132, %137 ], [ %173, %168 ]
  %178 = icmp eq i64 %134, 0
  %179 = icmp eq i64 %177, 0
  %180 = or i1 %178, %179
  br i1 %180, label %184, label %181
181:
  %182 = urem i64 %134, 10
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %192, label %186
184:
  %185 = uitofp i64 %134 to double
  br label %242
186:
  %187 = phi i64 [ %134, %181 ], [ %195, %192 ]
  %188 = phi i64 [ %177, %181 ], [ %196, %192 ]
  %189 = icmp sgt i64 %188, 22
  %190 = icmp ult i64 %187, 900719925474100
  %191 = and i1 %190, %189
  br i1 %191, label %199, label %207
192:
  %193 = phi i64 [ %196, %192 ], [ %177, %181 ]
  %194 = phi i64 [ %195, %192 ], [ %134, %181 ]
  %195 = udiv i64 %194, 10
  %196 = add nsw i64 %193, 1
  %197 = urem i64 %195, 10
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %192, label %186
199:
  %200 = phi i64 [ %203, %199 ], [ %188, %186 ]
  %201 = phi i64 [ %202, %199 ], [ %187, %186 ]
  %202 = mul nuw nsw i64 %201, 10
  %203 = add nsw i64 %200, -1
  %204 = icmp sgt i64 %200, 23
  %205 = icmp ult i64 %201, 90071992547410
  %206 = select i1 %204, i1 %205, i1 false
  br i1 %206, label %199, label %207
207:
  %208 = phi i64 [ %187, %186 ], [ %202, %199 ]
  %209 = phi i64 [ %188, %186 ], [ %203, %199 ]
  %210 = icmp ugt i64 %208, 9007199254740992
  %211 = add i64 %209, -23
  %212 = icmp ult i64 %211, -45
  %213 = or i1 %210, %212
  br i1 %213, label %214, label %215
214:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.6)
  unreachable
215:
  %216 = icmp slt i64 %209, 0
  %217 = uitofp i64 %208 to double
  %218 = trunc i64 %209 to i32
  br i1 %216, label %219, label %231
219:
  %220 = sub i32 0, %218
  %221 = icmp sgt i32 %220, 0
  br i1 %221, label %222, label %228
222:
  %223 = phi double [ %225, %222 ], [ 1.000000e+00, %219 ]
  %224 = phi i32 [ %226, %222 ], [ %220, %219 ]
  %225 = fmul double %223, 1.000000e+01
  %226 = add nsw i32 %224, -1
  %227 = icmp sgt i32 %224, 1
  br i1 %227, label %222, label %228
228:
  %229 = phi double [ 1.000000e+00, %219 ], [ %225, %222 ]
  %230 = fdiv double %217, %229
  br label %242
231:
  %232 = icmp sgt i32 %218, 0
  br i1 %232, label %233, label %239
233:
  %234 = phi double [ %236, %233 ], [ 1.000000e+00, %231 ]
  %235 = phi i32 [ %237, %233 ], [ %218, %231 ]
  %236 = fmul double %234, 1.000000e+01
  %237 = add nsw i32 %235, -1
  %238 = icmp sgt i32 %235, 1
  br i1 %238, label %233, label %239
239:
  %240 = phi double [ 1.000000e+00, %231 ], [ %236, %233 ]
  %241 = fmul double %240, %217
  br label %242
242:
  %243 = phi i8 [ %11, %20 ], [ %11, %30 ], [ %11, %45 ], [ %176, %184 ], [ %176, %228 ], [ %176, %239 ]
  %244 = phi double [ 0x7FF0000000000000, %20 ], [ 0x7FF8000000000000, %30 ], [ 0x7FF8000000000000, %45 ], [ %185, %184 ], [ %230, %228 ], [ %241, %239 ]
  %245 = phi ptr [ %25, %20 ], [ %31, %30 ], [ %48, %45 ], [ %175, %184 ], [ %175, %228 ], [ %175, %239 ]
  %246 = icmp eq ptr %1, null
  br i1 %246, label %248, label %247
247:
  store ptr %245, ptr %1, align 8
  br label %248
248:
  %249 = icmp eq i8 %243, 45
  %250 = fneg double %244
  %251 = select i1 %249, double %250, double %244
  ret double %251
}
declare i32 @isspace(i32 noundef) local_unnamed_addr
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
define dso_local float @strtof(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call double @strtod(ptr noundef %0, ptr noundef %1)
  %4 = bitcast double %3 to i64
  %5 = and i64 %4, 536870911
  %6 = icmp eq i64 %5, 268435456
  %7 = tail call double @llvm.trunc.f64(double %3)
  %8 = fcmp une double %3, %7
  %9 = and i1 %8, %6
  br i1 %9, label %10, label %11
10:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.5)
  unreachable
11:
  %12 = fptrunc double %3 to float
  ret float %12
}
declare double @llvm.trunc.f64(double)
define dso_local double @atof(ptr noundef %0) local_unnamed_addr {
  %2 = tail call double @strtod(ptr noundef %0, ptr noundef null)
  ret double %2
}
declare i32 @strncasecmp(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr
declare i64 @strlen(ptr noundef) local_unnamed_addr
declare i32 @isalnum(i32 noundef) local_unnamed_addr
declare i32 @isdigit(i32 noundef) local_unnamed_addr

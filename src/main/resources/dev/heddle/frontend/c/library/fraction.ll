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
  br label %225
26:
  %27 = tail call i64 @strlen(ptr noundef nonnull @.str.2)
  %28 = tail call i32 @strncasecmp(ptr noundef nonnull %16, ptr noundef nonnull @.str.2, i64 noundef %27)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32
30:
  %31 = getelementptr inbounds i8, ptr %16, i64 3
  br label %225
32:
  %33 = tail call i64 @strlen(ptr noundef nonnull @.str.3)
  %34 = tail call i32 @strncasecmp(ptr noundef nonnull %16, ptr noundef nonnull @.str.3, i64 noundef %33)
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %37
36:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.4)
  unreachable
37:
  %38 = load i8, ptr %16, align 1
  %39 = sext i8 %38 to i32
  %40 = tail call i32 @isdigit(i32 noundef %39)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %68, label %42
42:
  %43 = phi i64 [ %60, %59 ], [ 0, %37 ]
  %44 = phi i32 [ %63, %59 ], [ 0, %37 ]
  %45 = phi i64 [ %61, %59 ], [ 0, %37 ]
  %46 = phi i32 [ %65, %59 ], [ %39, %37 ]
  %47 = phi i8 [ %64, %59 ], [ %38, %37 ]
  %48 = phi ptr [ %62, %59 ], [ %16, %37 ]
  %49 = icmp ugt i64 %45, 1844674407370955160
  br i1 %49, label %50, label %54
50:
  %51 = add nsw i64 %43, 1
  %52 = icmp eq i8 %47, 48
  br i1 %52, label %59, label %53
53:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.6)
  unreachable
54:
  %55 = mul nuw i64 %45, 10
  %56 = add nsw i32 %46, -48
  %57 = sext i32 %56 to i64
  %58 = add i64 %55, %57
  br label %59
59:
  %60 = phi i64 [ %51, %50 ], [ %43, %54 ]
  %61 = phi i64 [ %45, %50 ], [ %58, %54 ]
  %62 = getelementptr inbounds i8, ptr %48, i64 1
  %63 = add nuw nsw i32 %44, 1
  %64 = load i8, ptr %62, align 1
  %65 = sext i8 %64 to i32
  %66 = tail call i32 @isdigit(i32 noundef %65)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %42
68:
  %69 = phi i64 [ 0, %37 ], [ %60, %59 ]
  %70 = phi i32 [ 0, %37 ], [ %63, %59 ]
  %71 = phi i64 [ 0, %37 ], [ %61, %59 ]
  %72 = phi ptr [ %16, %37 ], [ %62, %59 ]
  %73 = load i8, ptr %72, align 1
  %74 = icmp eq i8 %73, 46
  br i1 %74, label %75, label %114
75:
  %76 = getelementptr inbounds i8, ptr %72, i64 1
  %77 = load i8, ptr %76, align 1
  %78 = sext i8 %77 to i32
  %79 = tail call i32 @isdigit(i32 noundef %78)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %107, label %81
81:
  %82 = phi i64 [ %99, %98 ], [ %69, %75 ]
  %83 = phi i32 [ %102, %98 ], [ %70, %75 ]
  %84 = phi i64 [ %100, %98 ], [ %71, %75 ]
  %85 = phi i32 [ %104, %98 ], [ %78, %75 ]
  %86 = phi i8 [ %103, %98 ], [ %77, %75 ]
  %87 = phi ptr [ %101, %98 ], [ %76, %75 ]
  %88 = icmp ugt i64 %84, 1844674407370955160
  br i1 %88, label %89, label %92
89:
  %90 = icmp eq i8 %86, 48
  br i1 %90, label %98, label %91
91:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.6)
  unreachable
92:
  %93 = mul nuw i64 %84, 10
  %94 = add nsw i32 %85, -48
  %95 = sext i32 %94 to i64
  %96 = add i64 %93, %95
  %97 = add nsw i64 %82, -1
  br label %98
98:
  %99 = phi i64 [ %82, %89 ], [ %97, %92 ]
  %100 = phi i64 [ %84, %89 ], [ %96, %92 ]
  %101 = getelementptr inbounds i8, ptr %87, i64 1
  %102 = add nsw i32 %83, 1
  %103 = load i8, ptr %101, align 1
  %104 = sext i8 %103 to i32
  %105 = tail call i32 @isdigit(i32 noundef %104)
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %81
107:
  %108 = phi i64 [ %69, %75 ], [ %99, %98 ]
  %109 = phi i32 [ %70, %75 ], [ %102, %98 ]
  %110 = phi i64 [ %71, %75 ], [ %100, %98 ]
  %111 = phi ptr [ %76, %75 ], [ %101, %98 ]
  %112 = icmp eq i32 %109, 0
  %113 = select i1 %112, ptr %72, ptr %111
  br label %114
114:
  %115 = phi i64 [ %108, %107 ], [ %69, %68 ]
  %116 = phi i32 [ %109, %107 ], [ %70, %68 ]
  %117 = phi i64 [ %110, %107 ], [ %71, %68 ]
  %118 = phi ptr [ %113, %107 ], [ %72, %68 ]
  %119 = icmp eq i32 %116, 0
  br i1 %119, label %157, label %120
120:
  %121 = load i8, ptr %118, align 1
  switch i8 %121, label %157 [
    i8 101, label %122
    i8 69, label %122
  ]
122:
  %123 = getelementptr inbounds i8, ptr %118, i64 1
  %124 = load i8, ptr %123, align 1
  %125 = icmp eq i8 %124, 45
  %126 = icmp eq i8 %124, 43
  %127 = or i1 %125, %126
  %128 = zext i1 %127 to i64
  %129 = getelementptr inbounds i8, ptr %123, i64 %128
  %130 = load i8, ptr %129, align 1
  %131 = sext i8 %130 to i32
  %132 = tail call i32 @isdigit(i32 noundef %131)
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %151, label %134
134:
  %135 = phi i64 [ %145, %144 ], [ 0, %122 ]
  %136 = phi ptr [ %146, %144 ], [ %129, %122 ]
  %137 = icmp slt i64 %135, 100000
  br i1 %137, label %138, label %144
138:
  %139 = mul nsw i64 %135, 10
  %140 = load i8, ptr %136, align 1
  %141 = sext i8 %140 to i64
  %142 = add i64 %139, -48
  %143 = add i64 %142, %141
  br label %144
144:
  %145 = phi i64 [ %143, %138 ], [ %135, %134 ]
  %146 = getelementptr inbounds i8, ptr %136, i64 1
  %147 = load i8, ptr %146, align 1
  %148 = sext i8 %147 to i32
  %149 = tail call i32 @isdigit(i32 noundef %148)
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %134
151:
  %152 = phi ptr [ %118, %122 ], [ %146, %144 ]
  %153 = phi i64 [ 0, %122 ], [ %145, %144 ]
  %154 = sub nsw i64 0, %153
  %155 = select i1 %125, i64 %154, i64 %153
  %156 = add nsw i64 %155, %115
  br label %157
157:
  %158 = phi ptr [ %0, %114 ], [ %118, %120 ], [ %152, %151 ]
  %159 = phi i8 [ 0, %114 ], [ %11, %120 ], [ %11, %151 ]
  %160 = phi i64 [ %115, %114 ], [ %115, %120 ], [ %156, %151 ]
  %161 = icmp eq i64 %117, 0
  %162 = icmp eq i64 %160, 0
  %163 = or i1 %161, %162
  br i1 %163, label %167, label %164
164:
  %165 = urem i64 %117, 10
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %175, label %169
167:
  %168 = uitofp i64 %117 to double
  br label %225
169:
  %170 = phi i64 [ %117, %164 ], [ %178, %175 ]
  %171 = phi i64 [ %160, %164 ], [ %179, %175 ]
  %172 = icmp sgt i64 %171, 22
  %173 = icmp ult i64 %170, 900719925474100
  %174 = and i1 %173, %172
  br i1 %174, label %182, label %190
175:
  %176 = phi i64 [ %179, %175 ], [ %160, %164 ]
  %177 = phi i64 [ %178, %175 ], [ %117, %164 ]
  %178 = udiv i64 %177, 10
  %179 = add nsw i64 %176, 1
  %180 = urem i64 %178, 10
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %175, label %169
182:
  %183 = phi i64 [ %186, %182 ], [ %171, %169 ]
  %184 = phi i64 [ %185, %182 ], [ %170, %169 ]
  %185 = mul nuw nsw i64 %184, 10
  %186 = add nsw i64 %183, -1
  %187 = icmp sgt i64 %183, 23
  %188 = icmp ult i64 %184, 90071992547410
  %189 = select i1 %187, i1 %188, i1 false
  br i1 %189, label %182, label %190
190:
  %191 = phi i64 [ %170, %169 ], [ %185, %182 ]
  %192 = phi i64 [ %171, %169 ], [ %186, %182 ]
  %193 = icmp ugt i64 %191, 9007199254740992
  %194 = add i64 %192, -23
  %195 = icmp ult i64 %194, -45
  %196 = or i1 %193, %195
  br i1 %196, label %197, label %198
197:
  tail call void @__heddle_cut(ptr noundef nonnull @.str.6)
  unreachable
198:
  %199 = icmp slt i64 %192, 0
  %200 = uitofp i64 %191 to double
  %201 = trunc i64 %192 to i32
  br i1 %199, label %202, label %214
202:
  %203 = sub i32 0, %201
  %204 = icmp sgt i32 %203, 0
  br i1 %204, label %205, label %211
205:
  %206 = phi double [ %208, %205 ], [ 1.000000e+00, %202 ]
  %207 = phi i32 [ %209, %205 ], [ %203, %202 ]
  %208 = fmul double %206, 1.000000e+01
  %209 = add nsw i32 %207, -1
  %210 = icmp sgt i32 %207, 1
  br i1 %210, label %205, label %211
211:
  %212 = phi double [ 1.000000e+00, %202 ], [ %208, %205 ]
  %213 = fdiv double %200, %212
  br label %225
214:
  %215 = icmp sgt i32 %201, 0
  br i1 %215, label %216, label %222
216:
  %217 = phi double [ %219, %216 ], [ 1.000000e+00, %214 ]
  %218 = phi i32 [ %220, %216 ], [ %201, %214 ]
  %219 = fmul double %217, 1.000000e+01
  %220 = add nsw i32 %218, -1
  %221 = icmp sgt i32 %218, 1
  br i1 %221, label %216, label %222
222:
  %223 = phi double [ 1.000000e+00, %214 ], [ %219, %216 ]
  %224 = fmul double %223, %200
  br label %225
225:
  %226 = phi i8 [ %11, %20 ], [ %11, %30 ], [ %159, %167 ], [ %159, %211 ], [ %159, %222 ]
  %227 = phi double [ 0x7FF0000000000000, %20 ], [ 0x7FF8000000000000, %30 ], [ %168, %167 ], [ %213, %211 ], [ %224, %222 ]
  %228 = phi ptr [ %25, %20 ], [ %31, %30 ], [ %158, %167 ], [ %158, %211 ], [ %158, %222 ]
  %229 = icmp eq ptr %1, null
  br i1 %229, label %231, label %230
230:
  store ptr %228, ptr %1, align 8
  br label %231
231:
  %232 = icmp eq i8 %226, 45
  %233 = fneg double %227
  %234 = select i1 %232, double %233, double %227
  ret double %234
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
declare i32 @isdigit(i32 noundef) local_unnamed_addr

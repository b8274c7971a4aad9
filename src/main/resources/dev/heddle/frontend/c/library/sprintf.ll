target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.output = type { ptr, i64, i64, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
define dso_local i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = alloca %struct.output, align 8, !DIAssignID !43
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5)
  store ptr %0, ptr %5, align 8, !DIAssignID !47
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %1, ptr %6, align 8, !DIAssignID !48
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8, !DIAssignID !49
  %8 = getelementptr inbounds i8, ptr %5, i64 24
  store i32 0, ptr %8, align 8, !DIAssignID !50
  %9 = call i32 @__heddle_format(ptr noundef nonnull %5, ptr noundef %2, ptr noundef %3)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5)
  ret i32 %9
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare i32 @__heddle_format(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local i32 @vsprintf(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca %struct.output, align 8, !DIAssignID !65
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4)
  store ptr %0, ptr %4, align 8, !DIAssignID !71
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 2147483647, ptr %5, align 8, !DIAssignID !72
  %6 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8, !DIAssignID !73
  %7 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %7, align 8, !DIAssignID !74
  %8 = call i32 @__heddle_format(ptr noundef nonnull %4, ptr noundef %1, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4)
  ret i32 %8
}
define dso_local i32 @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ...) local_unnamed_addr {
  %4 = alloca %struct.output, align 8, !DIAssignID !93
  %5 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !94
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  call void @llvm.va_start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4)
  store ptr %0, ptr %4, align 8, !DIAssignID !102
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %1, ptr %6, align 8, !DIAssignID !103
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %7, align 8, !DIAssignID !104
  %8 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %8, align 8, !DIAssignID !105
  %9 = call i32 @__heddle_format(ptr noundef nonnull %4, ptr noundef %2, ptr noundef nonnull %5)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4)
  call void @llvm.va_end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret i32 %9
}
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define dso_local i32 @sprintf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca %struct.output, align 8, !DIAssignID !119
  %4 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !120
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3)
  store ptr %0, ptr %3, align 8, !DIAssignID !128
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 2147483647, ptr %5, align 8, !DIAssignID !129
  %6 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %6, align 8, !DIAssignID !130
  %7 = getelementptr inbounds i8, ptr %3, i64 24
  store i32 0, ptr %7, align 8, !DIAssignID !131
  %8 = call i32 @__heddle_format(ptr noundef nonnull %3, ptr noundef %1, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3)
  call void @llvm.va_end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i32 %8
}
define dso_local i32 @vasprintf(ptr nocapture noundef writeonly %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca %struct.output, align 8, !DIAssignID !147
  %5 = alloca %struct.output, align 8, !DIAssignID !148
  %6 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !149
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  call void @llvm.va_copy.p0(ptr nonnull %6, ptr %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5)
  store ptr null, ptr %5, align 8, !DIAssignID !157
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 0, ptr %7, align 8, !DIAssignID !158
  %8 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 0, ptr %8, align 8, !DIAssignID !159
  %9 = getelementptr inbounds i8, ptr %5, i64 24
  store i32 0, ptr %9, align 8, !DIAssignID !160
  %10 = call i32 @__heddle_format(ptr noundef nonnull %5, ptr noundef %1, ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5)
  call void @llvm.va_end.p0(ptr %6)
  %11 = sext i32 %10 to i64
  %12 = add nsw i64 %11, 1
  %13 = call ptr @malloc(i64 noundef %12)
  store ptr %13, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4)
  store ptr %13, ptr %4, align 8, !DIAssignID !172
  %14 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %12, ptr %14, align 8, !DIAssignID !173
  %15 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %15, align 8, !DIAssignID !174
  %16 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %16, align 8, !DIAssignID !175
  %17 = call i32 @__heddle_format(ptr noundef nonnull %4, ptr noundef %1, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  ret i32 %17
}
declare void @llvm.va_copy.p0(ptr, ptr)
declare ptr @malloc(i64 noundef) local_unnamed_addr
define dso_local i32 @asprintf(ptr nocapture noundef writeonly %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca %struct.output, align 8, !DIAssignID !192
  %4 = alloca %struct.output, align 8, !DIAssignID !193
  %5 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !194
  %6 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !195
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  call void @llvm.va_start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  call void @llvm.va_copy.p0(ptr nonnull %5, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4)
  store ptr null, ptr %4, align 8, !DIAssignID !207
  %7 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %7, align 8, !DIAssignID !208
  %8 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %8, align 8, !DIAssignID !209
  %9 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %9, align 8, !DIAssignID !210
  %10 = call i32 @__heddle_format(ptr noundef nonnull %4, ptr noundef %1, ptr noundef nonnull %5)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4)
  call void @llvm.va_end.p0(ptr %5)
  %11 = sext i32 %10 to i64
  %12 = add nsw i64 %11, 1
  %13 = call ptr @malloc(i64 noundef %12)
  store ptr %13, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3)
  store ptr %13, ptr %3, align 8, !DIAssignID !222
  %14 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 %12, ptr %14, align 8, !DIAssignID !223
  %15 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %15, align 8, !DIAssignID !224
  %16 = getelementptr inbounds i8, ptr %3, i64 24
  store i32 0, ptr %16, align 8, !DIAssignID !225
  %17 = call i32 @__heddle_format(ptr noundef nonnull %3, ptr noundef %1, ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  call void @llvm.va_end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  ret i32 %17
}

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.output = type { ptr, i64, i64 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
define dso_local i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = alloca %struct.output, align 8, !DIAssignID !42
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  store ptr %0, ptr %5, align 8, !DIAssignID !46
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %1, ptr %6, align 8, !DIAssignID !47
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8, !DIAssignID !48
  %8 = call i32 @__heddle_format(ptr noundef nonnull %5, ptr noundef %2, ptr noundef %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret i32 %8
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare i32 @__heddle_format(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local i32 @vsprintf(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca %struct.output, align 8, !DIAssignID !63
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr %0, ptr %4, align 8, !DIAssignID !69
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 2147483647, ptr %5, align 8, !DIAssignID !70
  %6 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8, !DIAssignID !71
  %7 = call i32 @__heddle_format(ptr noundef nonnull %4, ptr noundef %1, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i32 %7
}
define dso_local i32 @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ...) local_unnamed_addr {
  %4 = alloca %struct.output, align 8, !DIAssignID !90
  %5 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !91
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  call void @llvm.va_start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr %0, ptr %4, align 8, !DIAssignID !99
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %1, ptr %6, align 8, !DIAssignID !100
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %7, align 8, !DIAssignID !101
  %8 = call i32 @__heddle_format(ptr noundef nonnull %4, ptr noundef %2, ptr noundef nonnull %5)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret i32 %8
}
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define dso_local i32 @sprintf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca %struct.output, align 8, !DIAssignID !115
  %4 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !116
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  store ptr %0, ptr %3, align 8, !DIAssignID !124
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 2147483647, ptr %5, align 8, !DIAssignID !125
  %6 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %6, align 8, !DIAssignID !126
  %7 = call i32 @__heddle_format(ptr noundef nonnull %3, ptr noundef %1, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i32 %7
}
define dso_local i32 @vasprintf(ptr nocapture noundef writeonly %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca %struct.output, align 8, !DIAssignID !142
  %5 = alloca %struct.output, align 8, !DIAssignID !143
  %6 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !144
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  call void @llvm.va_copy.p0(ptr nonnull %6, ptr %2)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  store ptr null, ptr %5, align 8, !DIAssignID !152
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 0, ptr %7, align 8, !DIAssignID !153
  %8 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 0, ptr %8, align 8, !DIAssignID !154
  %9 = call i32 @__heddle_format(ptr noundef nonnull %5, ptr noundef %1, ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  call void @llvm.va_end.p0(ptr %6)
  %10 = sext i32 %9 to i64
  %11 = add nsw i64 %10, 1
  %12 = call ptr @malloc(i64 noundef %11)
  store ptr %12, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr %12, ptr %4, align 8, !DIAssignID !166
  %13 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %11, ptr %13, align 8, !DIAssignID !167
  %14 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %14, align 8, !DIAssignID !168
  %15 = call i32 @__heddle_format(ptr noundef nonnull %4, ptr noundef %1, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  ret i32 %15
}
declare void @llvm.va_copy.p0(ptr, ptr)
declare ptr @malloc(i64 noundef) local_unnamed_addr
define dso_local i32 @asprintf(ptr nocapture noundef writeonly %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca %struct.output, align 8, !DIAssignID !185
  %4 = alloca %struct.output, align 8, !DIAssignID !186
  %5 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !187
  %6 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !188
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  call void @llvm.va_start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  call void @llvm.va_copy.p0(ptr nonnull %5, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr null, ptr %4, align 8, !DIAssignID !200
  %7 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %7, align 8, !DIAssignID !201
  %8 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %8, align 8, !DIAssignID !202
  %9 = call i32 @__heddle_format(ptr noundef nonnull %4, ptr noundef %1, ptr noundef nonnull %5)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_end.p0(ptr %5)
  %10 = sext i32 %9 to i64
  %11 = add nsw i64 %10, 1
  %12 = call ptr @malloc(i64 noundef %11)
  store ptr %12, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  store ptr %12, ptr %3, align 8, !DIAssignID !214
  %13 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 %11, ptr %13, align 8, !DIAssignID !215
  %14 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %14, align 8, !DIAssignID !216
  %15 = call i32 @__heddle_format(ptr noundef nonnull %3, ptr noundef %1, ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  call void @llvm.va_end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  ret i32 %15
}

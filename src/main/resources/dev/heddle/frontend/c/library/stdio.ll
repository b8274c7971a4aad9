target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct._IO_FILE = type { [27 x i64] }
%struct.output = type { ptr, i64, i64 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
@files = internal global [3 x %struct._IO_FILE] zeroinitializer, align 16
@stdin = dso_local local_unnamed_addr global ptr @files, align 8
@stdout = dso_local local_unnamed_addr global ptr getelementptr inbounds (i8, ptr @files, i64 216), align 8
@stderr = dso_local local_unnamed_addr global ptr getelementptr inbounds (i8, ptr @files, i64 432), align 8
@.str = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1
@.str.5 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
define dso_local noundef i32 @puts(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i64 @strlen(ptr noundef %0)
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str, ptr noundef %0)
  ret i32 1
}
declare i64 @strlen(ptr noundef) local_unnamed_addr
declare void @__heddle_print(ptr noundef, ...) local_unnamed_addr
define dso_local noundef i32 @fputs(ptr noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  %3 = tail call i64 @strlen(ptr noundef %0)
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef %0)
  ret i32 1
}
define dso_local noundef range(i32 0, 256) i32 @putchar(i32 noundef %0) local_unnamed_addr {
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.2, i32 noundef %0)
  %2 = and i32 %0, 255
  ret i32 %2
}
define dso_local noundef range(i32 0, 256) i32 @putc(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.2, i32 noundef %0)
  %3 = and i32 %0, 255
  ret i32 %3
}
define dso_local noundef range(i32 0, 256) i32 @fputc(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.2, i32 noundef %0)
  %3 = and i32 %0, 255
  ret i32 %3
}
define dso_local noundef range(i32 0, 256) i32 @putchar_unlocked(i32 noundef %0) local_unnamed_addr {
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.2, i32 noundef %0)
  %2 = and i32 %0, 255
  ret i32 %2
}
define dso_local noundef range(i32 0, 256) i32 @putc_unlocked(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.2, i32 noundef %0)
  %3 = and i32 %0, 255
  ret i32 %3
}
define dso_local noundef range(i32 0, 256) i32 @_IO_putc(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.2, i32 noundef %0)
  %3 = and i32 %0, 255
  ret i32 %3
}
define dso_local noundef i32 @fputs_unlocked(ptr noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  %3 = tail call i64 @strlen(ptr noundef %0)
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef %0)
  ret i32 1
}
define dso_local noundef range(i32 0, 256) i32 @fputc_unlocked(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.2, i32 noundef %0)
  %3 = and i32 %0, 255
  ret i32 %3
}
define dso_local noundef i64 @fwrite(ptr noundef %0, i64 noundef %1, i64 noundef returned %2, ptr nocapture noundef readnone %3) local_unnamed_addr {
  %5 = mul i64 %2, %1
  %6 = trunc i64 %5 to i32
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.3, i32 noundef %6, ptr noundef %0)
  ret i64 %2
}
define dso_local noundef i64 @fwrite_unlocked(ptr noundef %0, i64 noundef %1, i64 noundef returned %2, ptr nocapture noundef readnone %3) local_unnamed_addr {
  %5 = mul i64 %2, %1
  %6 = trunc i64 %5 to i32
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.3, i32 noundef %6, ptr noundef %0)
  ret i64 %2
}
define dso_local i32 @vprintf(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = alloca [1024 x i8], align 16, !DIAssignID !228
  %4 = alloca %struct.output, align 8, !DIAssignID !230
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr %3, ptr %4, align 8, !DIAssignID !234
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 1024, ptr %5, align 8, !DIAssignID !235
  %6 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8, !DIAssignID !236
  %7 = call i32 @__heddle_format(ptr noundef nonnull %4, ptr noundef %0, ptr noundef %1)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef nonnull %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %3)
  ret i32 %7
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare i32 @__heddle_format(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local i32 @printf(ptr noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1024 x i8], align 16, !DIAssignID !256
  %3 = alloca %struct.output, align 8, !DIAssignID !259
  %4 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !260
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  store ptr %2, ptr %3, align 8, !DIAssignID !267
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 1024, ptr %5, align 8, !DIAssignID !268
  %6 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %6, align 8, !DIAssignID !269
  %7 = call i32 @__heddle_format(ptr noundef nonnull %3, ptr noundef %0, ptr noundef nonnull %4)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %2)
  call void @llvm.va_end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i32 %7
}
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define dso_local i32 @fprintf(ptr nocapture noundef readnone %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1024 x i8], align 16, !DIAssignID !284
  %4 = alloca %struct.output, align 8, !DIAssignID !287
  %5 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !288
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  call void @llvm.va_start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr %3, ptr %4, align 8, !DIAssignID !295
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 1024, ptr %6, align 8, !DIAssignID !296
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %7, align 8, !DIAssignID !297
  %8 = call i32 @__heddle_format(ptr noundef nonnull %4, ptr noundef %1, ptr noundef nonnull %5)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef nonnull %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %3)
  call void @llvm.va_end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret i32 %8
}
define dso_local i32 @dprintf(i32 noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1024 x i8], align 16, !DIAssignID !312
  %4 = alloca %struct.output, align 8, !DIAssignID !315
  %5 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !316
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  call void @llvm.va_start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr %3, ptr %4, align 8, !DIAssignID !323
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 1024, ptr %6, align 8, !DIAssignID !324
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %7, align 8, !DIAssignID !325
  %8 = call i32 @__heddle_format(ptr noundef nonnull %4, ptr noundef %1, ptr noundef nonnull %5)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef nonnull %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %3)
  call void @llvm.va_end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret i32 %8
}
define dso_local i32 @vfprintf(ptr nocapture noundef readnone %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca [1024 x i8], align 16, !DIAssignID !339
  %5 = alloca %struct.output, align 8, !DIAssignID !342
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  store ptr %4, ptr %5, align 8, !DIAssignID !347
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 1024, ptr %6, align 8, !DIAssignID !348
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8, !DIAssignID !349
  %8 = call i32 @__heddle_format(ptr noundef nonnull %5, ptr noundef %1, ptr noundef %2)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %4)
  ret i32 %8
}
define dso_local i32 @vdprintf(i32 noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca [1024 x i8], align 16, !DIAssignID !361
  %5 = alloca %struct.output, align 8, !DIAssignID !364
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  store ptr %4, ptr %5, align 8, !DIAssignID !369
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 1024, ptr %6, align 8, !DIAssignID !370
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8, !DIAssignID !371
  %8 = call i32 @__heddle_format(ptr noundef nonnull %5, ptr noundef %1, ptr noundef %2)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %4)
  ret i32 %8
}
define dso_local void @perror(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr %0, null
  %3 = select i1 %2, ptr @.str.5, ptr %0
  %4 = tail call ptr @__errno_location()
  %5 = load i32, ptr %4, align 4
  %6 = tail call ptr @strerror(i32 noundef %5)
  tail call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.4, ptr noundef nonnull %3, ptr noundef %6)
  ret void
}
declare ptr @strerror(i32 noundef) local_unnamed_addr
declare ptr @__errno_location() local_unnamed_addr
define dso_local noundef i32 @fflush(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @fflush_unlocked(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @fclose(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @ferror(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}
define dso_local void @clearerr(ptr nocapture noundef %0) local_unnamed_addr {
  ret void
}
define dso_local i32 @fileno(ptr noundef %0) local_unnamed_addr {
  %2 = ptrtoint ptr %0 to i64
  %3 = sub i64 %2, ptrtoint (ptr @files to i64)
  %4 = sdiv exact i64 %3, 216
  %5 = trunc i64 %4 to i32
  ret i32 %5
}
define dso_local void @setbuf(ptr nocapture noundef %0, ptr nocapture noundef %1) local_unnamed_addr {
  ret void
}
define dso_local void @setlinebuf(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret void
}
define dso_local noundef i32 @setvbuf(ptr nocapture noundef readnone %0, ptr nocapture noundef readnone %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr {
  ret i32 0
}
define dso_local void @flockfile(ptr nocapture noundef %0) local_unnamed_addr {
  ret void
}
define dso_local void @funlockfile(ptr nocapture noundef %0) local_unnamed_addr {
  ret void
}
define dso_local void @warn(ptr noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1024 x i8], align 16, !DIAssignID !468
  %3 = alloca %struct.output, align 8, !DIAssignID !471
  %4 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !472
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  store ptr %2, ptr %3, align 8, !DIAssignID !479
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 1024, ptr %5, align 8, !DIAssignID !480
  %6 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %6, align 8, !DIAssignID !481
  %7 = call i32 @__heddle_format(ptr noundef nonnull %3, ptr noundef %0, ptr noundef nonnull %4)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %2)
  call void @llvm.va_end.p0(ptr %4)
  %8 = tail call ptr @__errno_location()
  %9 = load i32, ptr %8, align 4
  %10 = call ptr @strerror(i32 noundef %9)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.5, ptr noundef %10)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret void
}
define dso_local void @warnx(ptr noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1024 x i8], align 16, !DIAssignID !496
  %3 = alloca %struct.output, align 8, !DIAssignID !499
  %4 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !500
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  store ptr %2, ptr %3, align 8, !DIAssignID !507
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 1024, ptr %5, align 8, !DIAssignID !508
  %6 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %6, align 8, !DIAssignID !509
  %7 = call i32 @__heddle_format(ptr noundef nonnull %3, ptr noundef %0, ptr noundef nonnull %4)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %2)
  call void @llvm.va_end.p0(ptr %4)
  %8 = call i64 @strlen(ptr noundef nonnull @.str.5)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str, ptr noundef nonnull @.str.5)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret void
}
define dso_local void @err(i32 noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !526
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = call i32 @vprintf(ptr noundef %1, ptr noundef nonnull %3)
  call void @llvm.va_end.p0(ptr %3)
  call void @perror(ptr noundef nonnull @.str.5)
  call void @exit(i32 noundef %0)
  unreachable
}
declare void @exit(i32 noundef) local_unnamed_addr
define dso_local void @errx(i32 noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !543
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = call i32 @vprintf(ptr noundef %1, ptr noundef nonnull %3)
  call void @llvm.va_end.p0(ptr %3)
  %5 = call i32 @puts(ptr noundef nonnull @.str.5)
  call void @exit(i32 noundef %0)
  unreachable
}
define dso_local void @error(i32 noundef %0, i32 noundef %1, ptr noundef %2, ...) local_unnamed_addr {
  %4 = alloca [1024 x i8], align 16, !DIAssignID !559
  %5 = alloca %struct.output, align 8, !DIAssignID !562
  %6 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !563
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  call void @llvm.va_start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  store ptr %4, ptr %5, align 8, !DIAssignID !570
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 1024, ptr %7, align 8, !DIAssignID !571
  %8 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 0, ptr %8, align 8, !DIAssignID !572
  %9 = call i32 @__heddle_format(ptr noundef nonnull %5, ptr noundef %2, ptr noundef nonnull %6)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %4)
  call void @llvm.va_end.p0(ptr %6)
  %10 = icmp eq i32 %1, 0
  br i1 %10, label %13, label %11
11:
  %12 = call ptr @strerror(i32 noundef %1)
  br label %13
13:
  %14 = phi ptr [ %12, %11 ], [ @.str.5, %3 ]
  %15 = call i64 @strlen(ptr noundef %14)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str, ptr noundef %14)
  %16 = icmp eq i32 %0, 0
  br i1 %16, label %18, label %17
17:
  call void @exit(i32 noundef %0)
  unreachable
18:
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  ret void
}

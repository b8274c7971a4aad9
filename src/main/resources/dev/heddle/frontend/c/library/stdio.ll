target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct._IO_FILE = type { [27 x i64] }
%struct.output = type { ptr, i64, i64 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
@files = internal global [3 x %struct._IO_FILE] zeroinitializer, align 16
@stdin = dso_local local_unnamed_addr global ptr @files, align 8
@stdout = dso_local local_unnamed_addr global ptr getelementptr inbounds (i8, ptr @files, i64 216), align 8
@stderr = dso_local local_unnamed_addr global ptr getelementptr inbounds (i8, ptr @files, i64 432), align 8
@__stdinp = dso_local local_unnamed_addr global ptr @files, align 8
@__stdoutp = dso_local local_unnamed_addr global ptr getelementptr inbounds (i8, ptr @files, i64 216), align 8
@__stderrp = dso_local local_unnamed_addr global ptr getelementptr inbounds (i8, ptr @files, i64 432), align 8
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
  %3 = alloca [1024 x i8], align 16, !DIAssignID !234
  %4 = alloca %struct.output, align 8, !DIAssignID !236
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr %3, ptr %4, align 8, !DIAssignID !240
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 1024, ptr %5, align 8, !DIAssignID !241
  %6 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8, !DIAssignID !242
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
  %2 = alloca [1024 x i8], align 16, !DIAssignID !262
  %3 = alloca %struct.output, align 8, !DIAssignID !265
  %4 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !266
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  store ptr %2, ptr %3, align 8, !DIAssignID !273
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 1024, ptr %5, align 8, !DIAssignID !274
  %6 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %6, align 8, !DIAssignID !275
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
  %3 = alloca [1024 x i8], align 16, !DIAssignID !290
  %4 = alloca %struct.output, align 8, !DIAssignID !293
  %5 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !294
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  call void @llvm.va_start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr %3, ptr %4, align 8, !DIAssignID !301
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 1024, ptr %6, align 8, !DIAssignID !302
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %7, align 8, !DIAssignID !303
  %8 = call i32 @__heddle_format(ptr noundef nonnull %4, ptr noundef %1, ptr noundef nonnull %5)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef nonnull %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %3)
  call void @llvm.va_end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret i32 %8
}
define dso_local i32 @dprintf(i32 noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1024 x i8], align 16, !DIAssignID !318
  %4 = alloca %struct.output, align 8, !DIAssignID !321
  %5 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !322
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  call void @llvm.va_start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr %3, ptr %4, align 8, !DIAssignID !329
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 1024, ptr %6, align 8, !DIAssignID !330
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %7, align 8, !DIAssignID !331
  %8 = call i32 @__heddle_format(ptr noundef nonnull %4, ptr noundef %1, ptr noundef nonnull %5)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef nonnull %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %3)
  call void @llvm.va_end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret i32 %8
}
define dso_local i32 @vfprintf(ptr nocapture noundef readnone %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca [1024 x i8], align 16, !DIAssignID !345
  %5 = alloca %struct.output, align 8, !DIAssignID !348
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  store ptr %4, ptr %5, align 8, !DIAssignID !353
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 1024, ptr %6, align 8, !DIAssignID !354
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8, !DIAssignID !355
  %8 = call i32 @__heddle_format(ptr noundef nonnull %5, ptr noundef %1, ptr noundef %2)
  call void (ptr, ...) @__heddle_print(ptr noundef nonnull @.str.1, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %4)
  ret i32 %8
}
define dso_local i32 @vdprintf(i32 noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca [1024 x i8], align 16, !DIAssignID !367
  %5 = alloca %struct.output, align 8, !DIAssignID !370
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  store ptr %4, ptr %5, align 8, !DIAssignID !375
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 1024, ptr %6, align 8, !DIAssignID !376
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8, !DIAssignID !377
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
  %2 = alloca [1024 x i8], align 16, !DIAssignID !474
  %3 = alloca %struct.output, align 8, !DIAssignID !477
  %4 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !478
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  store ptr %2, ptr %3, align 8, !DIAssignID !485
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 1024, ptr %5, align 8, !DIAssignID !486
  %6 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %6, align 8, !DIAssignID !487
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
  %2 = alloca [1024 x i8], align 16, !DIAssignID !502
  %3 = alloca %struct.output, align 8, !DIAssignID !505
  %4 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !506
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  store ptr %2, ptr %3, align 8, !DIAssignID !513
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 1024, ptr %5, align 8, !DIAssignID !514
  %6 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %6, align 8, !DIAssignID !515
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
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !532
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
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !549
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = call i32 @vprintf(ptr noundef %1, ptr noundef nonnull %3)
  call void @llvm.va_end.p0(ptr %3)
  %5 = call i32 @puts(ptr noundef nonnull @.str.5)
  call void @exit(i32 noundef %0)
  unreachable
}
define dso_local void @error(i32 noundef %0, i32 noundef %1, ptr noundef %2, ...) local_unnamed_addr {
  %4 = alloca [1024 x i8], align 16, !DIAssignID !565
  %5 = alloca %struct.output, align 8, !DIAssignID !568
  %6 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !569
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  call void @llvm.va_start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  store ptr %4, ptr %5, align 8, !DIAssignID !576
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 1024, ptr %7, align 8, !DIAssignID !577
  %8 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 0, ptr %8, align 8, !DIAssignID !578
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

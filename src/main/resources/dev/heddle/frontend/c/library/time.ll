target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@readings = internal thread_local global i64 0, align 8
define dso_local range(i64 -9223372035854775807, -9223372036854775808) i64 @time(ptr noundef writeonly %0) local_unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @readings)
  %3 = tail call i64 @__heddle_peek8(ptr noundef nonnull %2)
  %4 = add nsw i64 %3, 1
  tail call void @__heddle_poke8(ptr noundef nonnull %2, i64 noundef %4)
  %5 = add nsw i64 %3, 1000000001
  %6 = icmp eq ptr %0, null
  br i1 %6, label %8, label %7
7:
  store i64 %5, ptr %0, align 8
  br label %8
8:
  ret i64 %5
}
define dso_local double @difftime(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = sub nsw i64 %0, %1
  %4 = sitofp i64 %3 to double
  ret double %4
}
define dso_local i64 @clock() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @readings)
  %2 = tail call i64 @__heddle_peek8(ptr noundef nonnull %1)
  %3 = add nsw i64 %2, 1
  tail call void @__heddle_poke8(ptr noundef nonnull %1, i64 noundef %3)
  %4 = mul i64 %2, 1000000
  %5 = add i64 %4, 1000000
  ret i64 %5
}
define dso_local i64 @times(ptr noundef writeonly %0) local_unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @readings)
  %3 = tail call i64 @__heddle_peek8(ptr noundef nonnull %2)
  %4 = add nsw i64 %3, 1
  tail call void @__heddle_poke8(ptr noundef nonnull %2, i64 noundef %4)
  %5 = mul i64 %3, 100
  %6 = add i64 %5, 100
  %7 = icmp eq ptr %0, null
  br i1 %7, label %12, label %8
8:
  store i64 %6, ptr %0, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 0, ptr %11, align 8
  br label %12
12:
  ret i64 %6
}
define dso_local noundef i32 @clock_gettime(i32 noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @readings)
  %4 = tail call i64 @__heddle_peek8(ptr noundef nonnull %3)
  %5 = add nsw i64 %4, 1
  tail call void @__heddle_poke8(ptr noundef nonnull %3, i64 noundef %5)
  %6 = add nsw i64 %4, 1000000001
  store i64 %6, ptr %1, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 0, ptr %7, align 8
  ret i32 0
}
define dso_local noundef i32 @clock_getres(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %6, label %4
4:
  store i64 1, ptr %1, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 0, ptr %5, align 8
  br label %6
6:
  ret i32 0
}
define dso_local noundef i32 @clock_getcpuclockid(i32 noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  store i32 2, ptr %1, align 4
  ret i32 0
}
define dso_local noundef i32 @pthread_getcpuclockid(i64 noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  store i32 3, ptr %1, align 4
  ret i32 0
}
define dso_local noundef i32 @timespec_get(ptr nocapture noundef writeonly %0, i32 noundef returned %1) local_unnamed_addr {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @readings)
  %4 = tail call i64 @__heddle_peek8(ptr noundef nonnull %3)
  %5 = add nsw i64 %4, 1
  tail call void @__heddle_poke8(ptr noundef nonnull %3, i64 noundef %5)
  %6 = add nsw i64 %4, 1000000001
  store i64 %6, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %7, align 8
  ret i32 %1
}
define dso_local noundef i32 @gettimeofday(ptr nocapture noundef writeonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @readings)
  %4 = tail call i64 @__heddle_peek8(ptr noundef nonnull %3)
  %5 = add nsw i64 %4, 1
  tail call void @__heddle_poke8(ptr noundef nonnull %3, i64 noundef %5)
  %6 = add nsw i64 %4, 1000000001
  store i64 %6, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %7, align 8
  ret i32 0
}
define dso_local noundef i32 @getrusage(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call ptr @memset(ptr noundef %1, i32 noundef 0, i64 noundef 144)
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @readings)
  %5 = tail call i64 @__heddle_peek8(ptr noundef nonnull %4)
  %6 = add nsw i64 %5, 1
  tail call void @__heddle_poke8(ptr noundef nonnull %4, i64 noundef %6)
  %7 = add nsw i64 %5, 1
  store i64 %7, ptr %1, align 8
  ret i32 0
}
declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr
define dso_local noundef i32 @sleep(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @usleep(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @nanosleep(ptr nocapture noundef readnone %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @clock_nanosleep(i32 noundef %0, i32 noundef %1, ptr nocapture noundef readnone %2, ptr nocapture noundef readnone %3) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @alarm(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr

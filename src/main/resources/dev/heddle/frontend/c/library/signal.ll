target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [24 x i8] c"a signal that is raised\00", align 1
@pause.never = internal global i64 0, align 8
@.str.1 = private unnamed_addr constant [3 x i8] c"EQ\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"signal\00", align 1
define dso_local noalias noundef ptr @signal(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  ret ptr null
}
define dso_local noundef i32 @sigaction(i32 noundef %0, ptr nocapture noundef readnone %1, ptr noundef %2) local_unnamed_addr {
  %4 = icmp eq ptr %2, null
  br i1 %4, label %7, label %5
5:
  %6 = tail call ptr @memset(ptr noundef nonnull %2, i32 noundef 0, i64 noundef 152)
  br label %7
7:
  ret i32 0
}
declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr
define dso_local noundef i32 @sigprocmask(i32 noundef %0, ptr nocapture noundef readnone %1, ptr noundef %2) local_unnamed_addr {
  %4 = icmp eq ptr %2, null
  br i1 %4, label %7, label %5
5:
  %6 = tail call ptr @memset(ptr noundef nonnull %2, i32 noundef 0, i64 noundef 128)
  br label %7
7:
  ret i32 0
}
define dso_local noundef i32 @sigemptyset(ptr noundef %0) local_unnamed_addr {
  %2 = tail call ptr @memset(ptr noundef %0, i32 noundef 0, i64 noundef 128)
  ret i32 0
}
define dso_local noundef i32 @pthread_sigmask(i32 noundef %0, ptr nocapture noundef readnone %1, ptr noundef %2) local_unnamed_addr {
  %4 = icmp eq ptr %2, null
  br i1 %4, label %7, label %5
5:
  %6 = tail call ptr @memset(ptr noundef nonnull %2, i32 noundef 0, i64 noundef 128)
  br label %7
7:
  ret i32 0
}
define dso_local noundef i32 @sigaltstack(ptr nocapture noundef readnone %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @siginterrupt(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @raise(i32 noundef %0) local_unnamed_addr {
  %2 = icmp eq i32 %0, 6
  br i1 %2, label %3, label %4
3:
  tail call void @abort()
  unreachable
4:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
}
declare void @abort() local_unnamed_addr
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
define dso_local noundef i32 @pause() local_unnamed_addr {
  %1 = tail call i64 @__heddle_await(ptr noundef nonnull @pause.never, ptr noundef nonnull @.str.1, i64 noundef 1, ptr noundef nonnull @.str.2, i64 noundef 0, ptr noundef nonnull @.str.3)
  ret i32 -1
}
declare i64 @__heddle_await(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr
define dso_local noundef i32 @sigfillset(ptr noundef %0) local_unnamed_addr {
  %2 = tail call ptr @memset(ptr noundef %0, i32 noundef 255, i64 noundef 128)
  ret i32 0
}
define dso_local noundef i32 @sigaddset(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = add nsw i32 %1, -1
  %4 = srem i32 %3, 64
  %5 = zext nneg i32 %4 to i64
  %6 = shl nuw i64 1, %5
  %7 = sdiv i32 %3, 64
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [16 x i64], ptr %0, i64 0, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = or i64 %10, %6
  store i64 %11, ptr %9, align 8
  ret i32 0
}
define dso_local noundef i32 @sigdelset(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = add nsw i32 %1, -1
  %4 = srem i32 %3, 64
  %5 = zext nneg i32 %4 to i64
  %6 = shl nuw i64 1, %5
  %7 = xor i64 %6, -1
  %8 = sdiv i32 %3, 64
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [16 x i64], ptr %0, i64 0, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = and i64 %11, %7
  store i64 %12, ptr %10, align 8
  ret i32 0
}
define dso_local range(i32 0, 2) i32 @sigismember(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = add nsw i32 %1, -1
  %4 = sdiv i32 %3, 64
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [16 x i64], ptr %0, i64 0, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = srem i32 %3, 64
  %9 = zext nneg i32 %8 to i64
  %10 = lshr i64 %7, %9
  %11 = trunc i64 %10 to i32
  %12 = and i32 %11, 1
  ret i32 %12
}

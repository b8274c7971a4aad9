target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local noundef i32 @pthread_mutexattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  store i8 0, ptr %0, align 1
  %2 = getelementptr inbounds i8, ptr %0, i64 1
  store i8 0, ptr %2, align 1
  %3 = getelementptr inbounds i8, ptr %0, i64 2
  store i8 0, ptr %3, align 1
  %4 = getelementptr inbounds i8, ptr %0, i64 3
  store i8 1, ptr %4, align 1
  ret i32 0
}
define dso_local noundef i32 @pthread_mutexattr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @pthread_mutexattr_gettype(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i8, ptr %0, align 1
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %1, align 4
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_mutexattr_settype(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 1)
  %3 = icmp ugt i32 %1, 3
  br i1 %3, label %6, label %4
4:
  %5 = trunc nuw nsw i32 %1 to i8
  store i8 %5, ptr %0, align 1
  br label %6
6:
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}
declare void @__heddle_require(ptr noundef, i32 noundef) local_unnamed_addr
define dso_local noundef i32 @pthread_mutexattr_getkind_np(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i8, ptr %0, align 1
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %1, align 4
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_mutexattr_setkind_np(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 1)
  %3 = icmp ugt i32 %1, 3
  br i1 %3, label %6, label %4
4:
  %5 = trunc nuw nsw i32 %1 to i8
  store i8 %5, ptr %0, align 1
  br label %6
6:
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}
define dso_local noundef i32 @pthread_mutexattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 1
  %4 = load i8, ptr %3, align 1
  %5 = zext i8 %4 to i32
  store i32 %5, ptr %1, align 4
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_mutexattr_setpshared(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 1)
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %7
4:
  %5 = trunc nuw i32 %1 to i8
  %6 = getelementptr inbounds i8, ptr %0, i64 1
  store i8 %5, ptr %6, align 1
  br label %7
7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %8
}
define dso_local noundef i32 @pthread_mutexattr_getprotocol(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 2
  %4 = load i8, ptr %3, align 1
  %5 = zext i8 %4 to i32
  store i32 %5, ptr %1, align 4
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_mutexattr_setprotocol(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 1)
  %3 = icmp ugt i32 %1, 2
  br i1 %3, label %7, label %4
4:
  %5 = trunc nuw nsw i32 %1 to i8
  %6 = getelementptr inbounds i8, ptr %0, i64 2
  store i8 %5, ptr %6, align 1
  br label %7
7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %8
}
define dso_local noundef i32 @pthread_mutexattr_getprioceiling(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 3
  %4 = load i8, ptr %3, align 1
  %5 = zext i8 %4 to i32
  store i32 %5, ptr %1, align 4
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_mutexattr_setprioceiling(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  tail call void @__heddle_require(ptr noundef %0, i32 noundef 1)
  %3 = add i32 %1, -100
  %4 = icmp ult i32 %3, -99
  br i1 %4, label %8, label %5
5:
  %6 = trunc nuw nsw i32 %1 to i8
  %7 = getelementptr inbounds i8, ptr %0, i64 3
  store i8 %6, ptr %7, align 1
  br label %8
8:
  %9 = phi i32 [ 0, %5 ], [ 22, %2 ]
  ret i32 %9
}

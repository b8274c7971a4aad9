target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local noundef i32 @pthread_attr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  store i8 0, ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 1
  store i8 0, ptr %2, align 1
  %3 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 0, ptr %3, align 4
  %4 = getelementptr inbounds i8, ptr %0, i64 2
  store i8 0, ptr %4, align 2
  %5 = getelementptr inbounds i8, ptr %0, i64 3
  store i8 0, ptr %5, align 1
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 4096, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 8388608, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr null, ptr %8, align 8
  ret i32 0
}
define dso_local noundef i32 @pthread_attr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}
define dso_local noundef i32 @pthread_attr_getdetachstate(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i8, ptr %0, align 8
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %1, align 4
  ret i32 0
}
define dso_local noundef i32 @pthread_attr_getguardsize(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  store i64 %4, ptr %1, align 8
  ret i32 0
}
define dso_local noundef i32 @pthread_attr_setguardsize(ptr nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %1, ptr %3, align 8
  ret i32 0
}
define dso_local noundef i32 @pthread_attr_getstacksize(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load i64, ptr %3, align 8
  store i64 %4, ptr %1, align 8
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_attr_setstacksize(ptr nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp ult i64 %1, 16384
  br i1 %3, label %6, label %4
4:
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %1, ptr %5, align 8
  br label %6
6:
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}
define dso_local noundef i32 @pthread_attr_getstack(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2) local_unnamed_addr {
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  store ptr %5, ptr %1, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %2, align 8
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_attr_setstack(ptr nocapture noundef writeonly %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %1, ptr %4, align 8
  %5 = icmp ult i64 %2, 16384
  br i1 %5, label %8, label %6
6:
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %2, ptr %7, align 8
  br label %8
8:
  %9 = phi i32 [ 0, %6 ], [ 22, %3 ]
  ret i32 %9
}
define dso_local noundef i32 @pthread_attr_getstackaddr(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  store ptr %4, ptr %1, align 8
  ret i32 0
}
define dso_local noundef i32 @pthread_attr_setstackaddr(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %1, ptr %3, align 8
  ret i32 0
}
define dso_local noundef i32 @pthread_attr_getinheritsched(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 2
  %4 = load i8, ptr %3, align 2
  %5 = zext i8 %4 to i32
  store i32 %5, ptr %1, align 4
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_attr_setinheritsched(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 1
  br i1 %3, label %7, label %4
4:
  %5 = trunc nuw i32 %1 to i8
  %6 = getelementptr inbounds i8, ptr %0, i64 2
  store i8 %5, ptr %6, align 2
  br label %7
7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %8
}
define dso_local noundef i32 @pthread_attr_getschedparam(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 4
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %1, align 4
  ret i32 0
}
define dso_local noundef i32 @pthread_attr_setschedparam(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i32, ptr %1, align 4
  %4 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 %3, ptr %4, align 4
  ret i32 0
}
define dso_local noundef i32 @pthread_attr_getschedpolicy(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 1
  %4 = load i8, ptr %3, align 1
  %5 = zext i8 %4 to i32
  store i32 %5, ptr %1, align 4
  ret i32 0
}
define dso_local range(i32 0, 23) i32 @pthread_attr_setschedpolicy(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 2
  br i1 %3, label %7, label %4
4:
  %5 = trunc nuw i32 %1 to i8
  %6 = getelementptr inbounds i8, ptr %0, i64 1
  store i8 %5, ptr %6, align 1
  br label %7
7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %8
}
define dso_local noundef i32 @pthread_attr_getscope(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 3
  %4 = load i8, ptr %3, align 1
  %5 = zext i8 %4 to i32
  store i32 %5, ptr %1, align 4
  ret i32 0
}
define dso_local range(i32 0, 96) i32 @pthread_attr_setscope(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %7, label %4
4:
  %5 = icmp eq i32 %1, 1
  %6 = select i1 %5, i32 95, i32 22
  br label %9
7:
  %8 = getelementptr inbounds i8, ptr %0, i64 3
  store i8 0, ptr %8, align 1
  br label %9
9:
  %10 = phi i32 [ %6, %4 ], [ 0, %7 ]
  ret i32 %10
}
define dso_local noundef i32 @pthread_attr_setaffinity_np(ptr nocapture noundef readnone %0, i64 noundef %1, ptr nocapture noundef readnone %2) local_unnamed_addr {
  ret i32 0
}

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@state = internal thread_local global i64 1, align 8
define dso_local void @srand(i32 noundef %0) local_unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @state)
  %3 = zext i32 %0 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %2, i64 noundef %3)
  ret void
}
declare void @__heddle_poke8(ptr noundef, i64 noundef) local_unnamed_addr
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
define dso_local range(i32 0, -2147483648) i32 @rand() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @state)
  %2 = tail call i64 @__heddle_peek8(ptr noundef nonnull %1)
  %3 = mul i64 %2, 6364136223846793005
  %4 = add i64 %3, 1442695040888963407
  tail call void @__heddle_poke8(ptr noundef nonnull %1, i64 noundef %4)
  %5 = lshr i64 %4, 33
  %6 = trunc nuw nsw i64 %5 to i32
  ret i32 %6
}
define dso_local void @srandom(i32 noundef %0) local_unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @state)
  %3 = zext i32 %0 to i64
  tail call void @__heddle_poke8(ptr noundef nonnull %2, i64 noundef %3)
  ret void
}
define dso_local noundef range(i64 0, 2147483648) i64 @random() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @state)
  %2 = tail call i64 @__heddle_peek8(ptr noundef nonnull %1)
  %3 = mul i64 %2, 6364136223846793005
  %4 = add i64 %3, 1442695040888963407
  tail call void @__heddle_poke8(ptr noundef nonnull %1, i64 noundef %4)
  %5 = lshr i64 %4, 33
  ret i64 %5
}
define dso_local void @srand48(i64 noundef %0) local_unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @state)
  tail call void @__heddle_poke8(ptr noundef nonnull %2, i64 noundef %0)
  ret void
}
define dso_local noundef range(i64 0, 2147483648) i64 @lrand48() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @state)
  %2 = tail call i64 @__heddle_peek8(ptr noundef nonnull %1)
  %3 = mul i64 %2, 6364136223846793005
  %4 = add i64 %3, 1442695040888963407
  tail call void @__heddle_poke8(ptr noundef nonnull %1, i64 noundef %4)
  %5 = lshr i64 %4, 33
  ret i64 %5
}
define dso_local range(i64 -2147483648, 2147483648) i64 @mrand48() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @state)
  %2 = tail call i64 @__heddle_peek8(ptr noundef nonnull %1)
  %3 = mul i64 %2, 6364136223846793005
  %4 = add i64 %3, 1442695040888963407
  tail call void @__heddle_poke8(ptr noundef nonnull %1, i64 noundef %4)
  %5 = ashr i64 %4, 32
  %6 = and i64 %5, -2
  ret i64 %6
}
define dso_local double @drand48() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @state)
  %2 = tail call i64 @__heddle_peek8(ptr noundef nonnull %1)
  %3 = mul i64 %2, 6364136223846793005
  %4 = add i64 %3, 1442695040888963407
  tail call void @__heddle_poke8(ptr noundef nonnull %1, i64 noundef %4)
  %5 = lshr i64 %4, 33
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = uitofp nneg i32 %6 to double
  %8 = fmul double %7, 0x3E00000000000000
  ret double %8
}
define dso_local range(i32 0, -2147483648) i32 @rand_r(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load i32, ptr %0, align 4
  %3 = mul i32 %2, 1103515245
  %4 = add i32 %3, 12345
  store i32 %4, ptr %0, align 4
  %5 = lshr i32 %4, 1
  ret i32 %5
}
define dso_local noundef i64 @getrandom(ptr nocapture noundef writeonly %0, i64 noundef returned %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %7, label %5
5:
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @state)
  br label %8
7:
  ret i64 %1
8:
  %9 = phi i64 [ 0, %5 ], [ %16, %8 ]
  %10 = tail call i64 @__heddle_peek8(ptr noundef nonnull %6)
  %11 = mul i64 %10, 6364136223846793005
  %12 = add i64 %11, 1442695040888963407
  tail call void @__heddle_poke8(ptr noundef nonnull %6, i64 noundef %12)
  %13 = lshr i64 %12, 33
  %14 = trunc i64 %13 to i8
  %15 = getelementptr inbounds i8, ptr %0, i64 %9
  store i8 %14, ptr %15, align 1
  %16 = add nuw i64 %9, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %7, label %8
}
define dso_local noundef i32 @getentropy(ptr nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %16, label %4
4:
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @state)
  br label %6
6:
  %7 = phi i64 [ 0, %4 ], [ %14, %6 ]
  %8 = tail call i64 @__heddle_peek8(ptr noundef nonnull %5)
  %9 = mul i64 %8, 6364136223846793005
  %10 = add i64 %9, 1442695040888963407
  tail call void @__heddle_poke8(ptr noundef nonnull %5, i64 noundef %10)
  %11 = lshr i64 %10, 33
  %12 = trunc i64 %11 to i8
  %13 = getelementptr inbounds i8, ptr %0, i64 %7
  store i8 %12, ptr %13, align 1
  %14 = add nuw i64 %7, 1
  %15 = icmp eq i64 %14, %1
  br i1 %15, label %16, label %6
16:
  ret i32 0
}
declare i64 @__heddle_peek8(ptr noundef) local_unnamed_addr

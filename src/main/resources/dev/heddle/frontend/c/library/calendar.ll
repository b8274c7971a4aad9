target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }
@.str = private unnamed_addr constant [4 x i8] c"GMT\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@shared = internal global %struct.tm zeroinitializer, align 8
@.str.2 = private unnamed_addr constant [19 x i8] c"%a %b %e %H:%M:%S \00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@text = internal global [26 x i8] zeroinitializer, align 16
@month_start.starts = internal unnamed_addr constant [13 x i16] [i16 0, i16 31, i16 59, i16 90, i16 120, i16 151, i16 181, i16 212, i16 243, i16 273, i16 304, i16 334, i16 365], align 16
define dso_local noundef ptr @gmtime_r(ptr nocapture noundef readonly %0, ptr noundef returned writeonly %1) local_unnamed_addr {
  %3 = load i64, ptr %0, align 8
  tail call fastcc void @fill(ptr noundef %1, i64 noundef %3, ptr noundef nonnull @.str)
  ret ptr %1
}
define internal fastcc void @fill(ptr nocapture noundef writeonly %0, i64 noundef %1, ptr noundef %2) unnamed_addr {
  %4 = sdiv i64 %1, 86400
  %5 = srem i64 %1, 86400
  %6 = ashr i64 %5, 63
  %7 = add nsw i64 %6, %4
  %8 = icmp slt i64 %7, 0
  %9 = select i1 %8, i64 365, i64 366
  %10 = sdiv i64 %7, %9
  %11 = srem i64 %7, %9
  %12 = ashr i64 %11, 63
  %13 = add nsw i64 %10, 1970
  %14 = add nsw i64 %13, %12
  br label %15
15:
  %16 = phi i64 [ %14, %3 ], [ %17, %15 ]
  %17 = add nsw i64 %16, 1
  %18 = mul i64 %17, 365
  %19 = sdiv i64 %16, 4
  %20 = srem i64 %16, 4
  %21 = ashr i64 %20, 63
  %22 = sdiv i64 %16, -100
  %23 = srem i64 %16, 100
  %24 = lshr i64 %23, 63
  %25 = sdiv i64 %16, 400
  %26 = srem i64 %16, 400
  %27 = ashr i64 %26, 63
  %28 = add nsw i64 %25, -719527
  %29 = add nsw i64 %28, %22
  %30 = add nsw i64 %29, %19
  %31 = add i64 %30, %18
  %32 = add i64 %31, %27
  %33 = add i64 %32, %24
  %34 = add i64 %33, %21
  %35 = icmp sgt i64 %34, %7
  br i1 %35, label %36, label %15
36:
  %37 = and i64 %16, 3
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %43
39:
  %40 = icmp ne i64 %23, 0
  %41 = icmp eq i64 %26, 0
  %42 = or i1 %40, %41
  br label %43
43:
  %44 = phi i1 [ false, %36 ], [ %42, %39 ]
  %45 = add nsw i64 %16, -1
  %46 = mul i64 %16, -365
  %47 = sdiv i64 %45, -4
  %48 = srem i64 %45, 4
  %49 = lshr i64 %48, 63
  %50 = sdiv i64 %45, 100
  %51 = srem i64 %45, 100
  %52 = ashr i64 %51, 63
  %53 = sdiv i64 %45, -400
  %54 = srem i64 %45, 400
  %55 = lshr i64 %54, 63
  %56 = add nsw i64 %7, 719527
  %57 = add i64 %56, %46
  %58 = add i64 %57, %53
  %59 = add i64 %58, %50
  %60 = add i64 %59, %47
  %61 = add i64 %60, %55
  %62 = add i64 %61, %52
  %63 = add i64 %62, %49
  %64 = trunc i64 %63 to i32
  br label %65
65:
  %66 = phi i64 [ %67, %65 ], [ 0, %43 ]
  %67 = add nuw nsw i64 %66, 1
  %68 = getelementptr inbounds [13 x i16], ptr @month_start.starts, i64 0, i64 %67
  %69 = load i16, ptr %68, align 2
  %70 = sext i16 %69 to i32
  %71 = icmp ne i64 %66, 0
  %72 = and i1 %44, %71
  %73 = zext i1 %72 to i32
  %74 = add nsw i32 %73, %70
  %75 = icmp sgt i32 %74, %64
  br i1 %75, label %76, label %65
76:
  %77 = trunc nuw nsw i64 %66 to i32
  %78 = mul i64 %7, 4294880896
  %79 = add i64 %78, %1
  %80 = trunc i64 %79 to i32
  %81 = srem i32 %80, 60
  store i32 %81, ptr %0, align 8
  %82 = sdiv i32 %80, 60
  %83 = srem i32 %82, 60
  %84 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 %83, ptr %84, align 4
  %85 = sdiv i32 %80, 3600
  %86 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %85, ptr %86, align 8
  %87 = and i64 %66, 4294967295
  %88 = getelementptr inbounds [13 x i16], ptr @month_start.starts, i64 0, i64 %87
  %89 = load i16, ptr %88, align 2
  %90 = sext i16 %89 to i32
  %91 = icmp ugt i64 %66, 1
  %92 = and i1 %44, %91
  %93 = sext i1 %92 to i32
  %94 = add i32 %64, 1
  %95 = add i32 %94, %93
  %96 = sub i32 %95, %90
  %97 = getelementptr inbounds i8, ptr %0, i64 12
  store i32 %96, ptr %97, align 4
  %98 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %77, ptr %98, align 8
  %99 = trunc i64 %16 to i32
  %100 = add i32 %99, -1900
  %101 = getelementptr inbounds i8, ptr %0, i64 20
  store i32 %100, ptr %101, align 4
  %102 = add nsw i64 %7, 4
  %103 = sdiv i64 %102, 7
  %104 = srem i64 %102, 7
  %105 = ashr i64 %104, 63
  %106 = add nsw i64 %105, %103
  %107 = mul i64 %106, 4294967289
  %108 = add i64 %107, %102
  %109 = trunc i64 %108 to i32
  %110 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 %109, ptr %110, align 8
  %111 = getelementptr inbounds i8, ptr %0, i64 28
  store i32 %64, ptr %111, align 4
  %112 = getelementptr inbounds i8, ptr %0, i64 32
  store i32 0, ptr %112, align 8
  %113 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 0, ptr %113, align 8
  %114 = getelementptr inbounds i8, ptr %0, i64 48
  store ptr %2, ptr %114, align 8
  ret void
}
define dso_local noundef ptr @localtime_r(ptr nocapture noundef readonly %0, ptr noundef returned writeonly %1) local_unnamed_addr {
  %3 = load i64, ptr %0, align 8
  tail call fastcc void @fill(ptr noundef %1, i64 noundef %3, ptr noundef nonnull @.str.1)
  ret ptr %1
}
define dso_local noundef nonnull ptr @gmtime(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = load i64, ptr %0, align 8
  tail call fastcc void @fill(ptr noundef nonnull @shared, i64 noundef %2, ptr noundef nonnull @.str)
  ret ptr @shared
}
define dso_local noundef nonnull ptr @localtime(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = load i64, ptr %0, align 8
  tail call fastcc void @fill(ptr noundef nonnull @shared, i64 noundef %2, ptr noundef nonnull @.str.1)
  ret ptr @shared
}
define dso_local noundef i64 @mktime(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = tail call fastcc i64 @normalised(ptr noundef %0, ptr noundef nonnull @.str.1)
  ret i64 %2
}
define internal fastcc noundef i64 @normalised(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 20
  %4 = load i32, ptr %3, align 4
  %5 = sext i32 %4 to i64
  %6 = mul nsw i64 %5, 12
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i32, ptr %7, align 8
  %9 = sext i32 %8 to i64
  %10 = add nsw i64 %6, %9
  %11 = sdiv i64 %10, 12
  %12 = srem i64 %10, 12
  %13 = ashr i64 %12, 63
  %14 = add nsw i64 %13, %11
  %15 = add nsw i64 %14, 1900
  %16 = and i64 %14, 3
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %24
18:
  %19 = srem i64 %15, 100
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %24
21:
  %22 = srem i64 %15, 400
  %23 = icmp eq i64 %22, 0
  br label %24
24:
  %25 = phi i1 [ false, %2 ], [ true, %18 ], [ %23, %21 ]
  %26 = mul nsw i64 %15, 365
  %27 = add nsw i64 %14, 1899
  %28 = sdiv i64 %27, 400
  %29 = sdiv i64 %27, -100
  %30 = sdiv i64 %27, 4
  %31 = srem i64 %27, 400
  %32 = ashr i64 %31, 63
  %33 = srem i64 %27, 100
  %34 = lshr i64 %33, 63
  %35 = srem i64 %27, 4
  %36 = ashr i64 %35, 63
  %37 = mul i64 %14, 4294967284
  %38 = add i64 %37, %10
  %39 = trunc i64 %38 to i32
  %40 = shl i64 %38, 32
  %41 = ashr exact i64 %40, 32
  %42 = getelementptr inbounds [13 x i16], ptr @month_start.starts, i64 0, i64 %41
  %43 = load i16, ptr %42, align 2
  %44 = sext i16 %43 to i64
  %45 = icmp sgt i32 %39, 1
  %46 = and i1 %45, %25
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds i8, ptr %0, i64 12
  %49 = load i32, ptr %48, align 4
  %50 = sext i32 %49 to i64
  %51 = add nsw i64 %26, -719527
  %52 = add nsw i64 %51, %28
  %53 = add nsw i64 %52, %29
  %54 = add nsw i64 %53, %30
  %55 = add nsw i64 %54, %32
  %56 = add nsw i64 %55, %34
  %57 = add nsw i64 %56, %36
  %58 = add nsw i64 %57, %47
  %59 = add nsw i64 %58, %44
  %60 = add nsw i64 %59, %50
  %61 = mul nsw i64 %60, 86400
  %62 = getelementptr inbounds i8, ptr %0, i64 8
  %63 = load i32, ptr %62, align 8
  %64 = sext i32 %63 to i64
  %65 = mul nsw i64 %64, 3600
  %66 = getelementptr inbounds i8, ptr %0, i64 4
  %67 = load i32, ptr %66, align 4
  %68 = sext i32 %67 to i64
  %69 = mul nsw i64 %68, 60
  %70 = load i32, ptr %0, align 8
  %71 = sext i32 %70 to i64
  %72 = add nsw i64 %65, -86400
  %73 = add nsw i64 %72, %61
  %74 = add nsw i64 %73, %69
  %75 = add nsw i64 %74, %71
  tail call fastcc void @fill(ptr noundef nonnull %0, i64 noundef %75, ptr noundef %1)
  ret i64 %75
}
define dso_local noundef i64 @timelocal(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = tail call fastcc i64 @normalised(ptr noundef %0, ptr noundef nonnull @.str.1)
  ret i64 %2
}
define dso_local noundef i64 @timegm(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = tail call fastcc i64 @normalised(ptr noundef %0, ptr noundef nonnull @.str)
  ret i64 %2
}
define dso_local void @tzset() local_unnamed_addr {
  ret void
}
define dso_local noundef ptr @asctime_r(ptr noundef %0, ptr noundef returned %1) local_unnamed_addr {
  %3 = tail call i64 @strftime(ptr noundef %1, i64 noundef 26, ptr noundef nonnull @.str.2, ptr noundef %0)
  %4 = getelementptr inbounds i8, ptr %1, i64 %3
  %5 = getelementptr inbounds i8, ptr %0, i64 20
  %6 = load i32, ptr %5, align 4
  %7 = add nsw i32 %6, 1900
  %8 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef %4, ptr noundef nonnull @.str.3, i32 noundef %7)
  ret ptr %1
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare i64 @strftime(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr
declare i32 @sprintf(ptr noundef, ptr noundef, ...) local_unnamed_addr
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local noundef ptr @ctime_r(ptr nocapture noundef readonly %0, ptr noundef returned %1) local_unnamed_addr {
  %3 = alloca %struct.tm, align 8, !DIAssignID !420
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3)
  %4 = load i64, ptr %0, align 8
  call fastcc void @fill(ptr noundef nonnull %3, i64 noundef %4, ptr noundef nonnull @.str.1)
  %5 = call i64 @strftime(ptr noundef %1, i64 noundef 26, ptr noundef nonnull @.str.2, ptr noundef nonnull %3)
  %6 = getelementptr inbounds i8, ptr %1, i64 %5
  %7 = getelementptr inbounds i8, ptr %3, i64 20
  %8 = load i32, ptr %7, align 4
  %9 = add nsw i32 %8, 1900
  %10 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %6, ptr noundef nonnull @.str.3, i32 noundef %9)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3)
  ret ptr %1
}
define dso_local noundef nonnull ptr @asctime(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i64 @strftime(ptr noundef nonnull @text, i64 noundef 26, ptr noundef nonnull @.str.2, ptr noundef %0)
  %3 = getelementptr inbounds i8, ptr @text, i64 %2
  %4 = getelementptr inbounds i8, ptr %0, i64 20
  %5 = load i32, ptr %4, align 4
  %6 = add nsw i32 %5, 1900
  %7 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull %3, ptr noundef nonnull @.str.3, i32 noundef %6)
  ret ptr @text
}
define dso_local noundef nonnull ptr @ctime(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = load i64, ptr %0, align 8
  tail call fastcc void @fill(ptr noundef nonnull @shared, i64 noundef %2, ptr noundef nonnull @.str.1)
  %3 = tail call i64 @strftime(ptr noundef nonnull @text, i64 noundef 26, ptr noundef nonnull @.str.2, ptr noundef nonnull @shared)
  %4 = getelementptr inbounds i8, ptr @text, i64 %3
  %5 = load i32, ptr getelementptr inbounds (i8, ptr @shared, i64 20), align 4
  %6 = add nsw i32 %5, 1900
  %7 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull %4, ptr noundef nonnull @.str.3, i32 noundef %6)
  ret ptr @text
}

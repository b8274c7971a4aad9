target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.scan = type { i64, i32, i32, ptr }
define dso_local i64 @strtol(ptr noundef %0, ptr noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca %struct.scan, align 8, !DIAssignID !35
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %4, ptr noundef %0, i32 noundef %2)
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6
6:
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %1, align 8
  br label %9
9:
  %10 = getelementptr inbounds i8, ptr %4, i64 12
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %20
13:
  %14 = load i64, ptr %4, align 8
  %15 = getelementptr inbounds i8, ptr %4, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = add i64 %17, 9223372036854775807
  %19 = icmp ugt i64 %14, %18
  br i1 %19, label %20, label %26
20:
  %21 = tail call ptr @__errno_location()
  store i32 34, ptr %21, align 4
  %22 = getelementptr inbounds i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i64 9223372036854775807, i64 -9223372036854775808
  br label %30
26:
  %27 = icmp eq i32 %16, 0
  %28 = sub i64 0, %14
  %29 = select i1 %27, i64 %14, i64 %28
  br label %30
30:
  %31 = phi i64 [ %25, %20 ], [ %29, %26 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i64 %31
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
define internal fastcc void @scan(ptr dead_on_unwind noalias nocapture writable sret(%struct.scan) align 8 %0, ptr noundef %1, i32 noundef %2) unnamed_addr {
  store i64 0, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 12
  store i32 0, ptr %5, align 4
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %1, ptr %6, align 8
  br label %7
7:
  %8 = phi ptr [ %1, %3 ], [ %13, %7 ]
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = tail call i32 @isspace(i32 noundef %10)
  %12 = icmp eq i32 %11, 0
  %13 = getelementptr inbounds i8, ptr %8, i64 1
  br i1 %12, label %14, label %7
14:
  %15 = load i8, ptr %8, align 1
  switch i8 %15, label %20 [
    i8 45, label %16
    i8 43, label %16
  ]
16:
  %17 = icmp eq i8 %15, 45
  %18 = zext i1 %17 to i32
  store i32 %18, ptr %4, align 8
  %19 = getelementptr inbounds i8, ptr %8, i64 1
  br label %20
20:
  %21 = phi ptr [ %19, %16 ], [ %8, %14 ]
  %22 = icmp ne i32 %2, 0
  switch i32 %2, label %54 [
    i32 16, label %23
    i32 0, label %23
  ]
23:
  %24 = load i8, ptr %21, align 1
  %25 = icmp eq i8 %24, 48
  br i1 %25, label %26, label %49
26:
  %27 = getelementptr inbounds i8, ptr %21, i64 1
  %28 = load i8, ptr %27, align 1
  switch i8 %28, label %49 [
    i8 120, label %29
    i8 88, label %29
  ]
29:
  %30 = getelementptr inbounds i8, ptr %21, i64 2
  %31 = load i8, ptr %30, align 1
  %32 = sext i8 %31 to i32
  %33 = tail call i32 @isdigit(i32 noundef %32)
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %37, label %35
35:
  %36 = add nsw i32 %32, -48
  br label %43
37:
  %38 = tail call i32 @isalpha(i32 noundef %32)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %43, label %40
40:
  %41 = tail call i32 @tolower(i32 noundef %32)
  %42 = add nsw i32 %41, -87
  br label %43
43:
  %44 = phi i32 [ %36, %35 ], [ %42, %40 ], [ 99, %37 ]
  %45 = icmp slt i32 %44, 16
  %46 = or i1 %22, %45
  %47 = select i1 %45, i32 16, i32 %2
  %48 = select i1 %45, ptr %30, ptr %21
  br i1 %46, label %54, label %50
49:
  br i1 %22, label %54, label %50
50:
  %51 = load i8, ptr %21, align 1
  %52 = icmp eq i8 %51, 48
  %53 = select i1 %52, i32 8, i32 10
  br label %54
54:
  %55 = phi i32 [ %53, %50 ], [ %2, %49 ], [ %47, %43 ], [ %2, %20 ]
  %56 = phi ptr [ %21, %50 ], [ %21, %49 ], [ %48, %43 ], [ %21, %20 ]
  %57 = load i64, ptr %0, align 8
  %58 = load i32, ptr %5, align 4
  %59 = sext i32 %55 to i64
  br label %60
60:
  %61 = phi i32 [ %58, %54 ], [ %91, %80 ]
  %62 = phi i64 [ %57, %54 ], [ %89, %80 ]
  %63 = phi ptr [ %56, %54 ], [ %92, %80 ]
  %64 = load i8, ptr %63, align 1
  %65 = sext i8 %64 to i32
  %66 = tail call i32 @isdigit(i32 noundef %65)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %70, label %68
68:
  %69 = add nsw i32 %65, -48
  br label %76
70:
  %71 = tail call i32 @isalpha(i32 noundef %65)
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %76, label %73
73:
  %74 = tail call i32 @tolower(i32 noundef %65)
  %75 = add nsw i32 %74, -87
  br label %76
76:
  %77 = phi i32 [ %69, %68 ], [ %75, %73 ], [ 99, %70 ]
  %78 = icmp slt i32 %77, %55
  br i1 %78, label %80, label %79
79:
  ret void
80:
  %81 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %62, i64 %59)
  %82 = extractvalue { i64, i1 } %81, 1
  %83 = extractvalue { i64, i1 } %81, 0
  store i64 %83, ptr %0, align 8
  %84 = zext i1 %82 to i32
  %85 = or i32 %61, %84
  store i32 %85, ptr %5, align 4
  %86 = sext i32 %77 to i64
  %87 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %83, i64 %86)
  %88 = extractvalue { i64, i1 } %87, 1
  %89 = extractvalue { i64, i1 } %87, 0
  store i64 %89, ptr %0, align 8
  %90 = zext i1 %88 to i32
  %91 = or i32 %85, %90
  store i32 %91, ptr %5, align 4
  %92 = getelementptr inbounds i8, ptr %63, i64 1
  store ptr %92, ptr %6, align 8
  br label %60
}
declare ptr @__errno_location() local_unnamed_addr
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local i64 @strtoul(ptr noundef %0, ptr noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca %struct.scan, align 8, !DIAssignID !166
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %4, ptr noundef %0, i32 noundef %2)
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6
6:
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %1, align 8
  br label %9
9:
  %10 = getelementptr inbounds i8, ptr %4, i64 12
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13
13:
  %14 = tail call ptr @__errno_location()
  store i32 34, ptr %14, align 4
  br label %22
15:
  %16 = getelementptr inbounds i8, ptr %4, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  %19 = load i64, ptr %4, align 8
  %20 = sub i64 0, %19
  %21 = select i1 %18, i64 %19, i64 %20
  br label %22
22:
  %23 = phi i64 [ -1, %13 ], [ %21, %15 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i64 %23
}
define dso_local i64 @strtoll(ptr noundef %0, ptr noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca %struct.scan, align 8, !DIAssignID !197
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %4, ptr noundef %0, i32 noundef %2)
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6
6:
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %1, align 8
  br label %9
9:
  %10 = getelementptr inbounds i8, ptr %4, i64 12
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %20
13:
  %14 = load i64, ptr %4, align 8
  %15 = getelementptr inbounds i8, ptr %4, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = add i64 %17, 9223372036854775807
  %19 = icmp ugt i64 %14, %18
  br i1 %19, label %20, label %26
20:
  %21 = tail call ptr @__errno_location()
  store i32 34, ptr %21, align 4
  %22 = getelementptr inbounds i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i64 9223372036854775807, i64 -9223372036854775808
  br label %30
26:
  %27 = icmp eq i32 %16, 0
  %28 = sub i64 0, %14
  %29 = select i1 %27, i64 %14, i64 %28
  br label %30
30:
  %31 = phi i64 [ %25, %20 ], [ %29, %26 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i64 %31
}
define dso_local i64 @strtoull(ptr noundef %0, ptr noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca %struct.scan, align 8, !DIAssignID !233
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %4, ptr noundef %0, i32 noundef %2)
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6
6:
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %1, align 8
  br label %9
9:
  %10 = getelementptr inbounds i8, ptr %4, i64 12
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13
13:
  %14 = tail call ptr @__errno_location()
  store i32 34, ptr %14, align 4
  br label %22
15:
  %16 = getelementptr inbounds i8, ptr %4, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  %19 = load i64, ptr %4, align 8
  %20 = sub i64 0, %19
  %21 = select i1 %18, i64 %19, i64 %20
  br label %22
22:
  %23 = phi i64 [ -1, %13 ], [ %21, %15 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i64 %23
}
define dso_local i64 @strtoimax(ptr noundef %0, ptr noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca %struct.scan, align 8, !DIAssignID !264
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %4, ptr noundef %0, i32 noundef %2)
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6
6:
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %1, align 8
  br label %9
9:
  %10 = getelementptr inbounds i8, ptr %4, i64 12
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %20
13:
  %14 = load i64, ptr %4, align 8
  %15 = getelementptr inbounds i8, ptr %4, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = add i64 %17, 9223372036854775807
  %19 = icmp ugt i64 %14, %18
  br i1 %19, label %20, label %26
20:
  %21 = tail call ptr @__errno_location()
  store i32 34, ptr %21, align 4
  %22 = getelementptr inbounds i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i64 9223372036854775807, i64 -9223372036854775808
  br label %30
26:
  %27 = icmp eq i32 %16, 0
  %28 = sub i64 0, %14
  %29 = select i1 %27, i64 %14, i64 %28
  br label %30
30:
  %31 = phi i64 [ %25, %20 ], [ %29, %26 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i64 %31
}
define dso_local i64 @strtoumax(ptr noundef %0, ptr noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca %struct.scan, align 8, !DIAssignID !301
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %4, ptr noundef %0, i32 noundef %2)
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6
6:
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %1, align 8
  br label %9
9:
  %10 = getelementptr inbounds i8, ptr %4, i64 12
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13
13:
  %14 = tail call ptr @__errno_location()
  store i32 34, ptr %14, align 4
  br label %22
15:
  %16 = getelementptr inbounds i8, ptr %4, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  %19 = load i64, ptr %4, align 8
  %20 = sub i64 0, %19
  %21 = select i1 %18, i64 %19, i64 %20
  br label %22
22:
  %23 = phi i64 [ -1, %13 ], [ %21, %15 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i64 %23
}
define dso_local i64 @__strtol_internal(ptr noundef %0, ptr noundef writeonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = alloca %struct.scan, align 8, !DIAssignID !331
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %5, ptr noundef %0, i32 noundef %2)
  %6 = icmp eq ptr %1, null
  br i1 %6, label %10, label %7
7:
  %8 = getelementptr inbounds i8, ptr %5, i64 16
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %1, align 8
  br label %10
10:
  %11 = getelementptr inbounds i8, ptr %5, i64 12
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %21
14:
  %15 = load i64, ptr %5, align 8
  %16 = getelementptr inbounds i8, ptr %5, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = sext i32 %17 to i64
  %19 = add i64 %18, 9223372036854775807
  %20 = icmp ugt i64 %15, %19
  br i1 %20, label %21, label %27
21:
  %22 = tail call ptr @__errno_location()
  store i32 34, ptr %22, align 4
  %23 = getelementptr inbounds i8, ptr %5, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %25, i64 9223372036854775807, i64 -9223372036854775808
  br label %31
27:
  %28 = icmp eq i32 %17, 0
  %29 = sub i64 0, %15
  %30 = select i1 %28, i64 %15, i64 %29
  br label %31
31:
  %32 = phi i64 [ %26, %21 ], [ %30, %27 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret i64 %32
}
define dso_local i64 @__isoc23_strtol(ptr noundef %0, ptr noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca %struct.scan, align 8, !DIAssignID !365
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %4, ptr noundef %0, i32 noundef %2)
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6
6:
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %1, align 8
  br label %9
9:
  %10 = getelementptr inbounds i8, ptr %4, i64 12
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %20
13:
  %14 = load i64, ptr %4, align 8
  %15 = getelementptr inbounds i8, ptr %4, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = add i64 %17, 9223372036854775807
  %19 = icmp ugt i64 %14, %18
  br i1 %19, label %20, label %26
20:
  %21 = tail call ptr @__errno_location()
  store i32 34, ptr %21, align 4
  %22 = getelementptr inbounds i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i64 9223372036854775807, i64 -9223372036854775808
  br label %30
26:
  %27 = icmp eq i32 %16, 0
  %28 = sub i64 0, %14
  %29 = select i1 %27, i64 %14, i64 %28
  br label %30
30:
  %31 = phi i64 [ %25, %20 ], [ %29, %26 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i64 %31
}
define dso_local i64 @__isoc23_strtoul(ptr noundef %0, ptr noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca %struct.scan, align 8, !DIAssignID !399
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %4, ptr noundef %0, i32 noundef %2)
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6
6:
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %1, align 8
  br label %9
9:
  %10 = getelementptr inbounds i8, ptr %4, i64 12
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13
13:
  %14 = tail call ptr @__errno_location()
  store i32 34, ptr %14, align 4
  br label %22
15:
  %16 = getelementptr inbounds i8, ptr %4, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  %19 = load i64, ptr %4, align 8
  %20 = sub i64 0, %19
  %21 = select i1 %18, i64 %19, i64 %20
  br label %22
22:
  %23 = phi i64 [ -1, %13 ], [ %21, %15 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i64 %23
}
define dso_local i64 @__isoc23_strtoll(ptr noundef %0, ptr noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca %struct.scan, align 8, !DIAssignID !426
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %4, ptr noundef %0, i32 noundef %2)
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6
6:
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %1, align 8
  br label %9
9:
  %10 = getelementptr inbounds i8, ptr %4, i64 12
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %20
13:
  %14 = load i64, ptr %4, align 8
  %15 = getelementptr inbounds i8, ptr %4, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = add i64 %17, 9223372036854775807
  %19 = icmp ugt i64 %14, %18
  br i1 %19, label %20, label %26
20:
  %21 = tail call ptr @__errno_location()
  store i32 34, ptr %21, align 4
  %22 = getelementptr inbounds i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i64 9223372036854775807, i64 -9223372036854775808
  br label %30
26:
  %27 = icmp eq i32 %16, 0
  %28 = sub i64 0, %14
  %29 = select i1 %27, i64 %14, i64 %28
  br label %30
30:
  %31 = phi i64 [ %25, %20 ], [ %29, %26 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i64 %31
}
define dso_local i64 @__isoc23_strtoull(ptr noundef %0, ptr noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca %struct.scan, align 8, !DIAssignID !460
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %4, ptr noundef %0, i32 noundef %2)
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6
6:
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %1, align 8
  br label %9
9:
  %10 = getelementptr inbounds i8, ptr %4, i64 12
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13
13:
  %14 = tail call ptr @__errno_location()
  store i32 34, ptr %14, align 4
  br label %22
15:
  %16 = getelementptr inbounds i8, ptr %4, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  %19 = load i64, ptr %4, align 8
  %20 = sub i64 0, %19
  %21 = select i1 %18, i64 %19, i64 %20
  br label %22
22:
  %23 = phi i64 [ -1, %13 ], [ %21, %15 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i64 %23
}
define dso_local i32 @atoi(ptr noundef %0) local_unnamed_addr {
  %2 = alloca %struct.scan, align 8, !DIAssignID !487
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %2, ptr noundef %0, i32 noundef 10)
  %3 = getelementptr inbounds i8, ptr %2, i64 12
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %13
6:
  %7 = load i64, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %2, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = add i64 %10, 9223372036854775807
  %12 = icmp ugt i64 %7, %11
  br i1 %12, label %13, label %19
13:
  %14 = tail call ptr @__errno_location()
  store i32 34, ptr %14, align 4
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i64 9223372036854775807, i64 -9223372036854775808
  br label %23
19:
  %20 = icmp eq i32 %9, 0
  %21 = sub i64 0, %7
  %22 = select i1 %20, i64 %7, i64 %21
  br label %23
23:
  %24 = phi i64 [ %18, %13 ], [ %22, %19 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2)
  %25 = trunc i64 %24 to i32
  ret i32 %25
}
define dso_local i64 @atol(ptr noundef %0) local_unnamed_addr {
  %2 = alloca %struct.scan, align 8, !DIAssignID !517
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %2, ptr noundef %0, i32 noundef 10)
  %3 = getelementptr inbounds i8, ptr %2, i64 12
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %13
6:
  %7 = load i64, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %2, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = add i64 %10, 9223372036854775807
  %12 = icmp ugt i64 %7, %11
  br i1 %12, label %13, label %19
13:
  %14 = tail call ptr @__errno_location()
  store i32 34, ptr %14, align 4
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i64 9223372036854775807, i64 -9223372036854775808
  br label %23
19:
  %20 = icmp eq i32 %9, 0
  %21 = sub i64 0, %7
  %22 = select i1 %20, i64 %7, i64 %21
  br label %23
23:
  %24 = phi i64 [ %18, %13 ], [ %22, %19 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2)
  ret i64 %24
}
define dso_local i64 @atoll(ptr noundef %0) local_unnamed_addr {
  %2 = alloca %struct.scan, align 8, !DIAssignID !546
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2)
  call fastcc void @scan(ptr dead_on_unwind nonnull writable sret(%struct.scan) align 8 %2, ptr noundef %0, i32 noundef 10)
  %3 = getelementptr inbounds i8, ptr %2, i64 12
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %13
6:
  %7 = load i64, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %2, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = add i64 %10, 9223372036854775807
  %12 = icmp ugt i64 %7, %11
  br i1 %12, label %13, label %19
13:
  %14 = tail call ptr @__errno_location()
  store i32 34, ptr %14, align 4
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i64 9223372036854775807, i64 -9223372036854775808
  br label %23
19:
  %20 = icmp eq i32 %9, 0
  %21 = sub i64 0, %7
  %22 = select i1 %20, i64 %7, i64 %21
  br label %23
23:
  %24 = phi i64 [ %18, %13 ], [ %22, %19 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2)
  ret i64 %24
}
define dso_local i32 @abs(i32 noundef %0) local_unnamed_addr {
  %2 = tail call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}
define dso_local i64 @labs(i64 noundef %0) local_unnamed_addr {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}
define dso_local i64 @llabs(i64 noundef %0) local_unnamed_addr {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}
define dso_local i64 @imaxabs(i64 noundef %0) local_unnamed_addr {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}
define dso_local i64 @div(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = sdiv i32 %0, %1
  %4 = srem i32 %0, %1
  %5 = zext i32 %4 to i64
  %6 = shl nuw i64 %5, 32
  %7 = zext i32 %3 to i64
  %8 = or disjoint i64 %6, %7
  ret i64 %8
}
define dso_local { i64, i64 } @ldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}
define dso_local { i64, i64 } @lldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}
define dso_local { i64, i64 } @imaxdiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}
define dso_local range(i32 0, 33) i32 @ffs(i32 noundef %0) local_unnamed_addr {
  %2 = icmp eq i32 %0, 0
  %3 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %0, i1 true)
  %4 = add nuw nsw i32 %3, 1
  %5 = select i1 %2, i32 0, i32 %4
  ret i32 %5
}
declare i32 @llvm.cttz.i32(i32, i1 immarg)
define dso_local range(i32 0, 65) i32 @ffsl(i64 noundef %0) local_unnamed_addr {
  %2 = icmp eq i64 %0, 0
  %3 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 true)
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = add nuw nsw i32 %4, 1
  %6 = select i1 %2, i32 0, i32 %5
  ret i32 %6
}
declare i64 @llvm.cttz.i64(i64, i1 immarg)
define dso_local range(i32 0, 65) i32 @ffsll(i64 noundef %0) local_unnamed_addr {
  %2 = icmp eq i64 %0, 0
  %3 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 true)
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = add nuw nsw i32 %4, 1
  %6 = select i1 %2, i32 0, i32 %5
  ret i32 %6
}
declare i32 @isspace(i32 noundef) local_unnamed_addr
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
declare i32 @isdigit(i32 noundef) local_unnamed_addr
declare i32 @isalpha(i32 noundef) local_unnamed_addr
declare i32 @tolower(i32 noundef) local_unnamed_addr
declare i32 @llvm.abs.i32(i32, i1 immarg)
declare i64 @llvm.abs.i64(i64, i1 immarg)

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local noundef ptr @memcpy(ptr noundef returned %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %5, label %6
5:
  ret ptr %0
6:
  %7 = phi i64 [ %40, %39 ], [ 0, %3 ]
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = getelementptr inbounds i8, ptr %1, i64 %7
  %10 = sub i64 %2, %7
  %11 = ptrtoint ptr %8 to i64
  %12 = ptrtoint ptr %9 to i64
  %13 = or i64 %12, %11
  %14 = and i64 %13, 7
  %15 = icmp eq i64 %14, 0
  %16 = icmp ugt i64 %10, 7
  %17 = and i1 %16, %15
  br i1 %17, label %29, label %18
18:
  %19 = and i64 %13, 3
  %20 = icmp eq i64 %19, 0
  %21 = icmp ugt i64 %10, 3
  %22 = and i1 %21, %20
  br i1 %22, label %29, label %23
23:
  %24 = and i64 %13, 1
  %25 = icmp eq i64 %24, 0
  %26 = icmp ugt i64 %10, 1
  %27 = and i1 %26, %25
  %28 = select i1 %27, i64 2, i64 1
  br label %29
29:
  %30 = phi i64 [ 8, %6 ], [ %28, %23 ], [ 4, %18 ]
  switch i64 %30, label %37 [
    i64 8, label %31
    i64 4, label %33
    i64 2, label %35
  ]
31:
  %32 = load i64, ptr %9, align 8
  store i64 %32, ptr %8, align 8
  br label %39
33:
  %34 = load i32, ptr %9, align 4
  store i32 %34, ptr %8, align 4
  br label %39
35:
  %36 = load i16, ptr %9, align 2
  store i16 %36, ptr %8, align 2
  br label %39
37:
  %38 = load i8, ptr %9, align 1
  store i8 %38, ptr %8, align 1
  br label %39
39:
  %40 = add i64 %30, %7
  %41 = icmp ult i64 %40, %2
  br i1 %41, label %6, label %5
}
define dso_local noundef ptr @memmove(ptr noundef returned %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = ptrtoint ptr %0 to i64
  %5 = ptrtoint ptr %1 to i64
  %6 = sub i64 %4, %5
  %7 = icmp ult i64 %6, %2
  br i1 %7, label %8, label %45
8:
  %9 = phi i64 [ %32, %43 ], [ %2, %3 ]
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = getelementptr inbounds i8, ptr %1, i64 %9
  %12 = ptrtoint ptr %10 to i64
  %13 = ptrtoint ptr %11 to i64
  %14 = or i64 %13, %12
  %15 = and i64 %14, 7
  %16 = icmp eq i64 %15, 0
  %17 = icmp ugt i64 %9, 7
  %18 = and i1 %17, %16
  br i1 %18, label %30, label %19
19:
  %20 = and i64 %14, 3
  %21 = icmp eq i64 %20, 0
  %22 = icmp ugt i64 %9, 3
  %23 = and i1 %22, %21
  br i1 %23, label %30, label %24
24:
  %25 = and i64 %14, 1
  %26 = icmp eq i64 %25, 0
  %27 = icmp ne i64 %9, 1
  %28 = and i1 %27, %26
  %29 = select i1 %28, i64 2, i64 1
  br label %30
30:
  %31 = phi i64 [ 8, %8 ], [ %29, %24 ], [ 4, %19 ]
  %32 = sub i64 %9, %31
  %33 = getelementptr inbounds i8, ptr %0, i64 %32
  %34 = getelementptr inbounds i8, ptr %1, i64 %32
  switch i64 %31, label %41 [
    i64 8, label %35
    i64 4, label %37
    i64 2, label %39
  ]
35:
  %36 = load i64, ptr %34, align 8
  store i64 %36, ptr %33, align 8
  br label %43
37:
  %38 = load i32, ptr %34, align 4
  store i32 %38, ptr %33, align 4
  br label %43
39:
  %40 = load i16, ptr %34, align 2
  store i16 %40, ptr %33, align 2
  br label %43
41:
  %42 = load i8, ptr %34, align 1
  store i8 %42, ptr %33, align 1
  br label %43
43:
  %44 = icmp eq i64 %32, 0
  br i1 %44, label %83, label %8
45:
  %46 = icmp eq i64 %2, 0
  br i1 %46, label %83, label %47
47:
  %48 = phi i64 [ %81, %80 ], [ 0, %45 ]
  %49 = getelementptr inbounds i8, ptr %0, i64 %48
  %50 = getelementptr inbounds i8, ptr %1, i64 %48
  %51 = sub i64 %2, %48
  %52 = ptrtoint ptr %49 to i64
  %53 = ptrtoint ptr %50 to i64
  %54 = or i64 %53, %52
  %55 = and i64 %54, 7
  %56 = icmp eq i64 %55, 0
  %57 = icmp ugt i64 %51, 7
  %58 = and i1 %57, %56
  br i1 %58, label %70, label %59
59:
  %60 = and i64 %54, 3
  %61 = icmp eq i64 %60, 0
  %62 = icmp ugt i64 %51, 3
  %63 = and i1 %62, %61
  br i1 %63, label %70, label %64
64:
  %65 = and i64 %54, 1
  %66 = icmp eq i64 %65, 0
  %67 = icmp ugt i64 %51, 1
  %68 = and i1 %67, %66
  %69 = select i1 %68, i64 2, i64 1
  br label %70
70:
  %71 = phi i64 [ 8, %47 ], [ %69, %64 ], [ 4, %59 ]
  switch i64 %71, label %78 [
    i64 8, label %72
    i64 4, label %74
    i64 2, label %76
  ]
72:
  %73 = load i64, ptr %50, align 8
  store i64 %73, ptr %49, align 8
  br label %80
74:
  %75 = load i32, ptr %50, align 4
  store i32 %75, ptr %49, align 4
  br label %80
76:
  %77 = load i16, ptr %50, align 2
  store i16 %77, ptr %49, align 2
  br label %80
78:
  %79 = load i8, ptr %50, align 1
  store i8 %79, ptr %49, align 1
  br label %80
80:
  %81 = add i64 %71, %48
  %82 = icmp ult i64 %81, %2
  br i1 %82, label %47, label %83
83:
  ret ptr %0
}
define dso_local ptr @mempcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %41, label %5
5:
  %6 = phi i64 [ %39, %38 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = getelementptr inbounds i8, ptr %1, i64 %6
  %9 = sub i64 %2, %6
  %10 = ptrtoint ptr %7 to i64
  %11 = ptrtoint ptr %8 to i64
  %12 = or i64 %11, %10
  %13 = and i64 %12, 7
  %14 = icmp eq i64 %13, 0
  %15 = icmp ugt i64 %9, 7
  %16 = and i1 %15, %14
  br i1 %16, label %28, label %17
17:
  %18 = and i64 %12, 3
  %19 = icmp eq i64 %18, 0
  %20 = icmp ugt i64 %9, 3
  %21 = and i1 %20, %19
  br i1 %21, label %28, label %22
22:
  %23 = and i64 %12, 1
  %24 = icmp eq i64 %23, 0
  %25 = icmp ugt i64 %9, 1
  %26 = and i1 %25, %24
  %27 = select i1 %26, i64 2, i64 1
  br label %28
28:
  %29 = phi i64 [ 8, %5 ], [ %27, %22 ], [ 4, %17 ]
  switch i64 %29, label %36 [
    i64 8, label %30
    i64 4, label %32
    i64 2, label %34
  ]
30:
  %31 = load i64, ptr %8, align 8
  store i64 %31, ptr %7, align 8
  br label %38
32:
  %33 = load i32, ptr %8, align 4
  store i32 %33, ptr %7, align 4
  br label %38
34:
  %35 = load i16, ptr %8, align 2
  store i16 %35, ptr %7, align 2
  br label %38
36:
  %37 = load i8, ptr %8, align 1
  store i8 %37, ptr %7, align 1
  br label %38
38:
  %39 = add i64 %29, %6
  %40 = icmp ult i64 %39, %2
  br i1 %40, label %5, label %41
41:
  %42 = getelementptr inbounds i8, ptr %0, i64 %2
  ret ptr %42
}
define dso_local void @bcopy(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = tail call ptr @memmove(ptr noundef %1, ptr noundef %0, i64 noundef %2)
  ret void
}
define dso_local noundef ptr @memset(ptr noundef returned %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = and i32 %1, 255
  %5 = zext nneg i32 %4 to i64
  %6 = mul nuw i64 %5, 72340172838076673
  %7 = trunc i64 %6 to i8
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %25, label %9
9:
  %10 = lshr i64 %6, 8
  %11 = trunc i64 %10 to i16
  %12 = shl i16 %11, 8
  %13 = trunc i64 %6 to i16
  %14 = and i16 %13, 255
  %15 = or disjoint i16 %12, %14
  %16 = trunc i64 %10 to i32
  %17 = shl i32 %16, 8
  %18 = trunc i64 %6 to i32
  %19 = and i32 %18, 255
  %20 = trunc i64 %6 to i32
  %21 = and i32 %20, -65536
  %22 = and i32 %17, 65280
  %23 = or disjoint i32 %19, %22
  %24 = or disjoint i32 %23, %21
  br label %26
25:
  ret ptr %0
26:
  %27 = phi i64 [ 0, %9 ], [ %53, %52 ]
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  %29 = sub i64 %2, %27
  %30 = ptrtoint ptr %28 to i64
  %31 = and i64 %30, 7
  %32 = icmp eq i64 %31, 0
  %33 = icmp ugt i64 %29, 7
  %34 = and i1 %33, %32
  br i1 %34, label %46, label %35
35:
  %36 = and i64 %30, 3
  %37 = icmp eq i64 %36, 0
  %38 = icmp ugt i64 %29, 3
  %39 = and i1 %38, %37
  br i1 %39, label %46, label %40
40:
  %41 = and i64 %30, 1
  %42 = icmp eq i64 %41, 0
  %43 = icmp ugt i64 %29, 1
  %44 = and i1 %43, %42
  %45 = select i1 %44, i64 2, i64 1
  br label %46
46:
  %47 = phi i64 [ 8, %26 ], [ %45, %40 ], [ 4, %35 ]
  switch i64 %47, label %51 [
    i64 8, label %48
    i64 4, label %49
    i64 2, label %50
  ]
48:
  store i64 %6, ptr %28, align 8
  br label %52
49:
  store i32 %24, ptr %28, align 4
  br label %52
50:
  store i16 %15, ptr %28, align 2
  br label %52
51:
  store i8 %7, ptr %28, align 1
  br label %52
52:
  %53 = add i64 %47, %27
  %54 = icmp ult i64 %53, %2
  br i1 %54, label %26, label %25
}
define dso_local void @bzero(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %33, label %4
4:
  %5 = phi i64 [ %31, %30 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = sub i64 %1, %5
  %8 = ptrtoint ptr %6 to i64
  %9 = and i64 %8, 7
  %10 = icmp eq i64 %9, 0
  %11 = icmp ugt i64 %7, 7
  %12 = and i1 %11, %10
  br i1 %12, label %24, label %13
13:
  %14 = and i64 %8, 3
  %15 = icmp eq i64 %14, 0
  %16 = icmp ugt i64 %7, 3
  %17 = and i1 %16, %15
  br i1 %17, label %24, label %18
18:
  %19 = and i64 %8, 1
  %20 = icmp eq i64 %19, 0
  %21 = icmp ugt i64 %7, 1
  %22 = and i1 %21, %20
  %23 = select i1 %22, i64 2, i64 1
  br label %24
24:
  %25 = phi i64 [ 8, %4 ], [ %23, %18 ], [ 4, %13 ]
  switch i64 %25, label %29 [
    i64 8, label %26
    i64 4, label %27
    i64 2, label %28
  ]
26:
  store i64 0, ptr %6, align 8
  br label %30
27:
  store i32 0, ptr %6, align 4
  br label %30
28:
  store i16 0, ptr %6, align 2
  br label %30
29:
  store i8 0, ptr %6, align 1
  br label %30
30:
  %31 = add i64 %25, %5
  %32 = icmp ult i64 %31, %1
  br i1 %32, label %4, label %33
33:
  ret void
}
define dso_local void @explicit_bzero(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %33, label %4
4:
  %5 = phi i64 [ %31, %30 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = sub i64 %1, %5
  %8 = ptrtoint ptr %6 to i64
  %9 = and i64 %8, 7
  %10 = icmp eq i64 %9, 0
  %11 = icmp ugt i64 %7, 7
  %12 = and i1 %11, %10
  br i1 %12, label %24, label %13
13:
  %14 = and i64 %8, 3
  %15 = icmp eq i64 %14, 0
  %16 = icmp ugt i64 %7, 3
  %17 = and i1 %16, %15
  br i1 %17, label %24, label %18
18:
  %19 = and i64 %8, 1
  %20 = icmp eq i64 %19, 0
  %21 = icmp ugt i64 %7, 1
  %22 = and i1 %21, %20
  %23 = select i1 %22, i64 2, i64 1
  br label %24
24:
  %25 = phi i64 [ 8, %4 ], [ %23, %18 ], [ 4, %13 ]
  switch i64 %25, label %29 [
    i64 8, label %26
    i64 4, label %27
    i64 2, label %28
  ]
26:
  store i64 0, ptr %6, align 8
  br label %30
27:
  store i32 0, ptr %6, align 4
  br label %30
28:
  store i16 0, ptr %6, align 2
  br label %30
29:
  store i8 0, ptr %6, align 1
  br label %30
30:
  %31 = add i64 %25, %5
  %32 = icmp ult i64 %31, %1
  br i1 %32, label %4, label %33
33:
  ret void
}
define dso_local i32 @memcmp(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  br label %4
4:
  %5 = phi i64 [ 0, %3 ], [ %68, %62 ]
  %6 = phi i32 [ undef, %3 ], [ %69, %62 ]
  %7 = icmp ult i64 %5, %2
  br i1 %7, label %8, label %70
8:
  %9 = getelementptr inbounds i8, ptr %0, i64 %5
  %10 = getelementptr inbounds i8, ptr %1, i64 %5
  %11 = sub i64 %2, %5
  %12 = ptrtoint ptr %9 to i64
  %13 = ptrtoint ptr %10 to i64
  %14 = or i64 %13, %12
  %15 = and i64 %14, 7
  %16 = icmp eq i64 %15, 0
  %17 = icmp ugt i64 %11, 7
  %18 = and i1 %17, %16
  br i1 %18, label %30, label %19
19:
  %20 = and i64 %14, 3
  %21 = icmp eq i64 %20, 0
  %22 = icmp ugt i64 %11, 3
  %23 = and i1 %22, %21
  br i1 %23, label %30, label %24
24:
  %25 = and i64 %14, 1
  %26 = icmp eq i64 %25, 0
  %27 = icmp ugt i64 %11, 1
  %28 = and i1 %27, %26
  %29 = select i1 %28, i64 2, i64 1
  br label %30
30:
  %31 = phi i64 [ 8, %8 ], [ %29, %24 ], [ 4, %19 ]
  switch i64 %31, label %43 [
    i64 8, label %32
    i64 4, label %35
    i64 2, label %39
  ]
32:
  %33 = load i64, ptr %9, align 8
  %34 = tail call i64 @llvm.bswap.i64(i64 %33)
  br label %46
35:
  %36 = load i32, ptr %9, align 4
  %37 = tail call i32 @llvm.bswap.i32(i32 %36)
  %38 = zext i32 %37 to i64
  br label %46
39:
  %40 = load i16, ptr %9, align 2
  %41 = tail call i16 @llvm.bswap.i16(i16 %40)
  %42 = zext i16 %41 to i64
  br label %46
43:
  %44 = load i8, ptr %9, align 1
  %45 = zext i8 %44 to i64
  br label %46
46:
  %47 = phi i64 [ %45, %43 ], [ %42, %39 ], [ %38, %35 ], [ %34, %32 ]
  switch i64 %31, label %59 [
    i64 8, label %48
    i64 4, label %51
    i64 2, label %55
  ]
48:
  %49 = load i64, ptr %10, align 8
  %50 = tail call i64 @llvm.bswap.i64(i64 %49)
  br label %62
51:
  %52 = load i32, ptr %10, align 4
  %53 = tail call i32 @llvm.bswap.i32(i32 %52)
  %54 = zext i32 %53 to i64
  br label %62
55:
  %56 = load i16, ptr %10, align 2
  %57 = tail call i16 @llvm.bswap.i16(i16 %56)
  %58 = zext i16 %57 to i64
  br label %62
59:
  %60 = load i8, ptr %10, align 1
  %61 = zext i8 %60 to i64
  br label %62
62:
  %63 = phi i64 [ %61, %59 ], [ %58, %55 ], [ %54, %51 ], [ %50, %48 ]
  %64 = icmp eq i64 %47, %63
  %65 = icmp ult i64 %47, %63
  %66 = select i1 %65, i32 -1, i32 1
  %67 = select i1 %64, i64 %31, i64 0
  %68 = add i64 %67, %5
  %69 = select i1 %64, i32 %6, i32 %66
  br i1 %64, label %4, label %70
70:
  %71 = phi i32 [ %69, %62 ], [ 0, %4 ]
  ret i32 %71
}
define dso_local i32 @bcmp(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  br label %4
4:
  %5 = phi i64 [ 0, %3 ], [ %68, %62 ]
  %6 = phi i32 [ undef, %3 ], [ %69, %62 ]
  %7 = icmp ult i64 %5, %2
  br i1 %7, label %8, label %70
8:
  %9 = getelementptr inbounds i8, ptr %0, i64 %5
  %10 = getelementptr inbounds i8, ptr %1, i64 %5
  %11 = sub i64 %2, %5
  %12 = ptrtoint ptr %9 to i64
  %13 = ptrtoint ptr %10 to i64
  %14 = or i64 %13, %12
  %15 = and i64 %14, 7
  %16 = icmp eq i64 %15, 0
  %17 = icmp ugt i64 %11, 7
  %18 = and i1 %17, %16
  br i1 %18, label %30, label %19
19:
  %20 = and i64 %14, 3
  %21 = icmp eq i64 %20, 0
  %22 = icmp ugt i64 %11, 3
  %23 = and i1 %22, %21
  br i1 %23, label %30, label %24
24:
  %25 = and i64 %14, 1
  %26 = icmp eq i64 %25, 0
  %27 = icmp ugt i64 %11, 1
  %28 = and i1 %27, %26
  %29 = select i1 %28, i64 2, i64 1
  br label %30
30:
  %31 = phi i64 [ 8, %8 ], [ %29, %24 ], [ 4, %19 ]
  switch i64 %31, label %43 [
    i64 8, label %32
    i64 4, label %35
    i64 2, label %39
  ]
32:
  %33 = load i64, ptr %9, align 8
  %34 = tail call i64 @llvm.bswap.i64(i64 %33)
  br label %46
35:
  %36 = load i32, ptr %9, align 4
  %37 = tail call i32 @llvm.bswap.i32(i32 %36)
  %38 = zext i32 %37 to i64
  br label %46
39:
  %40 = load i16, ptr %9, align 2
  %41 = tail call i16 @llvm.bswap.i16(i16 %40)
  %42 = zext i16 %41 to i64
  br label %46
43:
  %44 = load i8, ptr %9, align 1
  %45 = zext i8 %44 to i64
  br label %46
46:
  %47 = phi i64 [ %45, %43 ], [ %42, %39 ], [ %38, %35 ], [ %34, %32 ]
  switch i64 %31, label %59 [
    i64 8, label %48
    i64 4, label %51
    i64 2, label %55
  ]
48:
  %49 = load i64, ptr %10, align 8
  %50 = tail call i64 @llvm.bswap.i64(i64 %49)
  br label %62
51:
  %52 = load i32, ptr %10, align 4
  %53 = tail call i32 @llvm.bswap.i32(i32 %52)
  %54 = zext i32 %53 to i64
  br label %62
55:
  %56 = load i16, ptr %10, align 2
  %57 = tail call i16 @llvm.bswap.i16(i16 %56)
  %58 = zext i16 %57 to i64
  br label %62
59:
  %60 = load i8, ptr %10, align 1
  %61 = zext i8 %60 to i64
  br label %62
62:
  %63 = phi i64 [ %61, %59 ], [ %58, %55 ], [ %54, %51 ], [ %50, %48 ]
  %64 = icmp eq i64 %47, %63
  %65 = icmp ult i64 %47, %63
  %66 = select i1 %65, i32 -1, i32 1
  %67 = select i1 %64, i64 %31, i64 0
  %68 = add i64 %67, %5
  %69 = select i1 %64, i32 %6, i32 %66
  br i1 %64, label %4, label %70
70:
  %71 = phi i32 [ %69, %62 ], [ 0, %4 ]
  ret i32 %71
}
define dso_local noundef ptr @memchr(ptr noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %16, label %5
5:
  %6 = trunc i32 %1 to i8
  br label %7
7:
  %8 = phi ptr [ %0, %5 ], [ %13, %12 ]
  %9 = phi i64 [ %2, %5 ], [ %14, %12 ]
  %10 = load i8, ptr %8, align 1
  %11 = icmp eq i8 %10, %6
  br i1 %11, label %16, label %12
12:
  %13 = getelementptr inbounds i8, ptr %8, i64 1
  %14 = add i64 %9, -1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %7
16:
  %17 = phi ptr [ null, %3 ], [ null, %12 ], [ %8, %7 ]
  ret ptr %17
}
define dso_local ptr @memrchr(ptr noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = trunc i32 %1 to i8
  br label %5
5:
  %6 = phi i64 [ %2, %3 ], [ %10, %9 ]
  %7 = phi ptr [ undef, %3 ], [ %14, %9 ]
  %8 = icmp eq i64 %6, 0
  br i1 %8, label %15, label %9
9:
  %10 = add i64 %6, -1
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, %4
  %14 = select i1 %13, ptr %11, ptr %7
  br i1 %13, label %15, label %5
15:
  %16 = phi ptr [ %14, %9 ], [ null, %5 ]
  ret ptr %16
}
define dso_local noundef ptr @rawmemchr(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = trunc i32 %1 to i8
  br label %4
4:
  %5 = phi ptr [ %0, %2 ], [ %10, %9 ]
  %6 = phi i64 [ -1, %2 ], [ %11, %9 ]
  %7 = load i8, ptr %5, align 1
  %8 = icmp eq i8 %7, %3
  br i1 %8, label %13, label %9
9:
  %10 = getelementptr inbounds i8, ptr %5, i64 1
  %11 = add i64 %6, -1
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %4
13:
  %14 = phi ptr [ null, %9 ], [ %5, %4 ]
  ret ptr %14
}
define dso_local ptr @memccpy(ptr noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %20, label %6
6:
  %7 = trunc i32 %2 to i8
  br label %11
8:
  %9 = add nuw i64 %13, 1
  %10 = icmp eq i64 %9, %3
  br i1 %10, label %20, label %11
11:
  %12 = phi ptr [ undef, %6 ], [ %19, %8 ]
  %13 = phi i64 [ 0, %6 ], [ %9, %8 ]
  %14 = getelementptr inbounds i8, ptr %1, i64 %13
  %15 = load i8, ptr %14, align 1
  %16 = getelementptr inbounds i8, ptr %0, i64 %13
  store i8 %15, ptr %16, align 1
  %17 = icmp eq i8 %15, %7
  %18 = getelementptr inbounds i8, ptr %16, i64 1
  %19 = select i1 %17, ptr %18, ptr %12
  br i1 %17, label %20, label %8
20:
  %21 = phi ptr [ null, %4 ], [ %19, %11 ], [ null, %8 ]
  ret ptr %21
}
define dso_local ptr @memmem(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = icmp ugt i64 %3, %1
  br i1 %5, label %82, label %10
6:
  %7 = add i64 %11, 1
  %8 = add i64 %7, %3
  %9 = icmp ugt i64 %8, %1
  br i1 %9, label %82, label %10
10:
  %11 = phi i64 [ %7, %6 ], [ 0, %4 ]
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  br label %13
13:
  %14 = phi i64 [ 0, %10 ], [ %77, %71 ]
  %15 = phi i32 [ undef, %10 ], [ %78, %71 ]
  %16 = icmp ult i64 %14, %3
  br i1 %16, label %17, label %79
17:
  %18 = getelementptr inbounds i8, ptr %12, i64 %14
  %19 = getelementptr inbounds i8, ptr %2, i64 %14
  %20 = sub i64 %3, %14
  %21 = ptrtoint ptr %18 to i64
  %22 = ptrtoint ptr %19 to i64
  %23 = or i64 %22, %21
  %24 = and i64 %23, 7
  %25 = icmp eq i64 %24, 0
  %26 = icmp ugt i64 %20, 7
  %27 = and i1 %26, %25
  br i1 %27, label %39, label %28
28:
  %29 = and i64 %23, 3
  %30 = icmp eq i64 %29, 0
  %31 = icmp ugt i64 %20, 3
  %32 = and i1 %31, %30
  br i1 %32, label %39, label %33
33:
  %34 = and i64 %23, 1
  %35 = icmp eq i64 %34, 0
  %36 = icmp ugt i64 %20, 1
  %37 = and i1 %36, %35
  %38 = select i1 %37, i64 2, i64 1
  br label %39
39:
  %40 = phi i64 [ 8, %17 ], [ %38, %33 ], [ 4, %28 ]
  switch i64 %40, label %52 [
    i64 8, label %41
    i64 4, label %44
    i64 2, label %48
  ]
41:
  %42 = load i64, ptr %18, align 8
  %43 = tail call i64 @llvm.bswap.i64(i64 %42)
  br label %55
44:
  %45 = load i32, ptr %18, align 4
  %46 = tail call i32 @llvm.bswap.i32(i32 %45)
  %47 = zext i32 %46 to i64
  br label %55
48:
  %49 = load i16, ptr %18, align 2
  %50 = tail call i16 @llvm.bswap.i16(i16 %49)
  %51 = zext i16 %50 to i64
  br label %55
52:
  %53 = load i8, ptr %18, align 1
  %54 = zext i8 %53 to i64
  br label %55
55:
  %56 = phi i64 [ %54, %52 ], [ %51, %48 ], [ %47, %44 ], [ %43, %41 ]
  switch i64 %40, label %68 [
    i64 8, label %57
    i64 4, label %60
    i64 2, label %64
  ]
57:
  %58 = load i64, ptr %19, align 8
  %59 = tail call i64 @llvm.bswap.i64(i64 %58)
  br label %71
60:
  %61 = load i32, ptr %19, align 4
  %62 = tail call i32 @llvm.bswap.i32(i32 %61)
  %63 = zext i32 %62 to i64
  br label %71
64:
  %65 = load i16, ptr %19, align 2
  %66 = tail call i16 @llvm.bswap.i16(i16 %65)
  %67 = zext i16 %66 to i64
  br label %71
68:
  %69 = load i8, ptr %19, align 1
  %70 = zext i8 %69 to i64
  br label %71
71:
  %72 = phi i64 [ %70, %68 ], [ %67, %64 ], [ %63, %60 ], [ %59, %57 ]
  %73 = icmp eq i64 %56, %72
  %74 = icmp ult i64 %56, %72
  %75 = select i1 %74, i32 -1, i32 1
  %76 = select i1 %73, i64 %40, i64 0
  %77 = add i64 %76, %14
  %78 = select i1 %73, i32 %15, i32 %75
  br i1 %73, label %13, label %79
79:
  %80 = phi i32 [ %78, %71 ], [ 0, %13 ]
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %6
82:
  %83 = phi ptr [ null, %4 ], [ null, %6 ], [ %12, %79 ]
  ret ptr %83
}
declare i64 @llvm.bswap.i64(i64)
declare i32 @llvm.bswap.i32(i32)
declare i16 @llvm.bswap.i16(i16)

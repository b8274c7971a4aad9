source_filename = "values.c"
target datalayout = "e-m:e-i64:64-i128:128"

%T = type <{ i8, [3 x i16] }>

@g = dso_local global <{ i8, [3 x i16] }> <{ i8 1, [3 x i16] [i16 1, i16 2, i16 -3] }>, align 1
@f = dso_local global float 0x3FF8000000000000, align 4
@w = dso_local global i128 340282366920938463463374607431768211455, align 16
@table = internal constant [3 x ptr] [ptr @choose, ptr @wide, ptr null], align 16

define internal i32 @choose(i32 %n) !dbg !3 {
entry:
  switch i32 %n, label %else [
    i32 0, label %zero
    i32 5, label %loop
  ]

zero:
  ret i32 7

loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = sub nsw i32 %i, 1
  %more = icmp sgt i32 %next, 0
  br i1 %more, label %loop, label %done, !dbg !4

done:
  ret i32 %next

else:
  %r = srem i32 %n, 3
  %s = select i1 false, i32 %r, i32 -1
  ret i32 %s
}

define internal i32 @wide(i32 %n) {
  %a = sext i32 %n to i128
  %b = load i128, ptr @w, align 16
  %c = mul i128 %a, %b
  %d = udiv i128 %c, 3
  %e = lshr i128 %d, 64
  %t = trunc i128 %e to i32
  ret i32 %t
}

define internal double @mixed(double noundef %x, <2 x i32> %v) {
  %1 = extractelement <2 x i32> %v, i32 1
  %2 = sitofp i32 %1 to double
  %3 = fadd double %x, %2
  %4 = fneg double %3
  %5 = fcmp olt double %4, 1.0
  %6 = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  %7 = add <2 x i32> %6, <i32 3, i32 4>
  %8 = insertelement <2 x i32> %7, i32 %1, i64 0
  %9 = bitcast <2 x i32> %8 to i64
  %10 = uitofp i64 %9 to float
  %11 = fpext float %10 to double
  %12 = select i1 %5, double %3, double %11
  ret double %12
}

define i32 @main(i32 %argc, ptr %argv) {
  %p = alloca %T, align 1
  %n = load i32, ptr @f, align 4
  %bits = freeze i32 %n
  %s = insertvalue { i32, ptr } undef, i32 %bits, 0
  %s2 = insertvalue { i32, ptr } %s, ptr %p, 1
  %q = extractvalue { i32, ptr } %s2, 1
  %h = getelementptr inbounds %T, ptr %q, i32 0, i32 1, i64 2
  store i16 -1, ptr %h, align 1
  %z = load i16, ptr %h, align 1
  %k = zext i16 %z to i64
  %j = ptrtoint ptr %h to i64
  %l = xor i64 %j, %k
  %m = inttoptr i64 %l to ptr
  %o = icmp ult ptr %m, %h
  %e = getelementptr inbounds [3 x ptr], ptr @table, i64 0, i64 1
  %c = load ptr, ptr %e, align 8
  %u = call i32 %c(i32 3)
  %v = call double @mixed(double 1.5, <2 x i32> <i32 1, i32 2>)
  %y = fptosi double %v to i32
  %sum = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %u, i32 %y)
  %sum0 = extractvalue { i32, i1 } %sum, 0
  %max = call i32 @llvm.smax.i32(i32 %sum0, i32 4)
  call void asm sideeffect "", "~{memory}"()
  %d = call i32 @choose(i32 %max)
  ret i32 %d
}

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)

!1 = !DIFile(filename: "values.c", directory: "/tmp")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)
!3 = distinct !DISubprogram(name: "choose", scope: !1, file: !1, line: 3, unit: !2)
!4 = !DILocation(line: 7, column: 9, scope: !3)

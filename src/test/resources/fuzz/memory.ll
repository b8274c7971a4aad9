target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i8, i64 }
%struct.tree = type { %struct.pair, [2 x ptr], double }

@leaf = internal global %struct.tree { %struct.pair { i8 97, i64 -1 }, [2 x ptr] [ptr @leaf, ptr null], double 5.000000e-01 }, align 8
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1
@names = internal global [2 x ptr] [ptr @.str, ptr getelementptr inbounds (i8, ptr @.str, i64 1)], align 16
@own = internal thread_local global i32 0, align 4
@x = internal global i32 0, align 4
@matrix = dso_local global [2 x [3 x i32]] [[3 x i32] [i32 1, i32 2, i32 3], [3 x i32] zeroinitializer], align 16
@other = dso_local alias i32, ptr @x
@mutex = internal global { { i32, i32, [32 x i8] } } zeroinitializer, align 8

define internal ptr @run(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca %struct.tree, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @leaf, i64 40, i1 false)
  store i32 0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = cmpxchg ptr @x, i32 %4, i32 1 seq_cst seq_cst, align 4
  %6 = extractvalue { i32, i1 } %5, 1
  br i1 %6, label %7, label %9

7:
  %8 = atomicrmw add ptr @other, i32 2 acq_rel, align 4
  store atomic i32 %8, ptr @x release, align 4
  br label %9

9:
  %10 = phi i32 [ %4, %1 ], [ %8, %7 ]
  %11 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @own)
  %12 = load i32, ptr %11, align 4
  %13 = add nsw i32 %12, %10
  store i32 %13, ptr %11, align 4
  %14 = getelementptr inbounds %struct.tree, ptr %3, i32 0, i32 1, i64 1
  %15 = load ptr, ptr %14, align 8
  fence seq_cst
  %16 = call i32 @pthread_mutex_lock(ptr noundef @mutex)
  %17 = call i32 @pthread_mutex_unlock(ptr noundef @mutex)
  ret ptr %15
}

define dso_local i32 @main() {
  %1 = alloca i64, align 8
  %2 = alloca [4 x i32], align 16
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @run, ptr noundef null)
  %4 = load i64, ptr %1, align 8
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null)
  %6 = load atomic i32, ptr @x monotonic, align 4
  %7 = sext i32 %6 to i64
  %8 = and i64 %7, 1
  %9 = getelementptr inbounds [2 x ptr], ptr @names, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = call i32 (ptr, ...) @printf(ptr noundef %10, i32 noundef %6)
  %12 = call noalias ptr @malloc(i64 noundef 16)
  call void @llvm.memset.p0.i64(ptr align 1 %12, i8 0, i64 16, i1 false)
  call void @free(ptr noundef %12)
  %13 = icmp eq i32 %6, 99
  br i1 %13, label %14, label %15

14:
  call void @abort()
  unreachable

15:
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef)
declare i32 @pthread_join(i64 noundef, ptr noundef)
declare i32 @pthread_mutex_lock(ptr noundef)
declare i32 @pthread_mutex_unlock(ptr noundef)
declare i32 @printf(ptr noundef, ...)
declare noalias ptr @malloc(i64 noundef)
declare void @free(ptr noundef)
declare void @abort()

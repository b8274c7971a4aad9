target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@optind = dso_local local_unnamed_addr global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@.str = private unnamed_addr constant [28 x i8] c"options of the command line\00", align 1
@optarg = dso_local local_unnamed_addr global ptr null, align 8
@optopt = dso_local local_unnamed_addr global i32 0, align 4
define dso_local noundef i32 @getopt(i32 noundef %0, ptr nocapture noundef readnone %1, ptr nocapture noundef readnone %2) local_unnamed_addr {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %6
5:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
6:
  ret i32 -1
}
declare void @__heddle_cut(ptr noundef) local_unnamed_addr
define dso_local noundef i32 @getopt_long(i32 noundef %0, ptr nocapture noundef readnone %1, ptr nocapture noundef readnone %2, ptr nocapture noundef readnone %3, ptr nocapture noundef readnone %4) local_unnamed_addr {
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %8
7:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
8:
  ret i32 -1
}
define dso_local noundef i32 @getopt_long_only(i32 noundef %0, ptr nocapture noundef readnone %1, ptr nocapture noundef readnone %2, ptr nocapture noundef readnone %3, ptr nocapture noundef readnone %4) local_unnamed_addr {
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %8
7:
  tail call void @__heddle_cut(ptr noundef nonnull @.str)
  unreachable
8:
  ret i32 -1
}

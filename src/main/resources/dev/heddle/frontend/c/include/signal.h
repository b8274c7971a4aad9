/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SIGNAL_H
#define _SIGNAL_H 1

#include <heddle/pthreadtypes.h>
#include <heddle/sigset.h>
#include <heddle/timespec.h>
#include <heddle/visible.h>

typedef int sig_atomic_t;
typedef void (*__sighandler_t)(int);

#define SIG_ERR ((__sighandler_t)-1)
#define SIG_DFL ((__sighandler_t)0)
#define SIG_IGN ((__sighandler_t)1)

#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGIOT SIGABRT
#define SIGBUS 7
#define SIGFPE 8
#define SIGKILL 9
#define SIGUSR1 10
#define SIGSEGV 11
#define SIGUSR2 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGSTKFLT 16
#define SIGCHLD 17
#define SIGCONT 18
#define SIGSTOP 19
#define SIGTSTP 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGURG 23
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGWINCH 28
#define SIGIO 29
#define SIGPOLL SIGIO
#define SIGPWR 30
#define SIGSYS 31
#define NSIG 65

__sighandler_t signal(int, __sighandler_t);
int raise(int);

#ifdef __HEDDLE_POSIX
#define SIGRTMIN 34
#define SIGRTMAX 64

#define SIG_BLOCK 0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2

#define SA_NOCLDSTOP 1
#define SA_NOCLDWAIT 2
#define SA_SIGINFO 4
#define SA_ONSTACK 0x08000000
#define SA_RESTART 0x10000000
#define SA_NODEFER 0x40000000
#define SA_RESETHAND 0x80000000

#define SIGEV_SIGNAL 0
#define SIGEV_NONE 1
#define SIGEV_THREAD 2

#define ILL_ILLOPC 1
#define FPE_INTDIV 1
#define SEGV_MAPERR 1
#define SEGV_ACCERR 2
#define BUS_ADRALN 1

#define __sigval_t_defined 1
#define ____sigval_t_defined 1
union sigval {
  int sival_int;
  void *sival_ptr;
};
typedef union sigval sigval_t;
typedef union sigval __sigval_t;

#define __siginfo_t_defined 1
typedef struct {
  int si_signo;
  int si_errno;
  int si_code;
  int __pad;
  union {
    int __space[28];
    struct {
      pid_t __pid;
      uid_t __uid;
      union sigval __value;
    } __sent;
    void *__addr;
  } __fields;
} siginfo_t;
#define si_pid __fields.__sent.__pid
#define si_uid __fields.__sent.__uid
#define si_value __fields.__sent.__value
#define si_int __fields.__sent.__value.sival_int
#define si_ptr __fields.__sent.__value.sival_ptr
#define si_addr __fields.__addr

struct sigaction {
  union {
    __sighandler_t sa_handler;
    void (*sa_sigaction)(int, siginfo_t *, void *);
  } __handler;
  sigset_t sa_mask;
  int sa_flags;
  void (*sa_restorer)(void);
};
#define sa_handler __handler.sa_handler
#define sa_sigaction __handler.sa_sigaction

#define __sigevent_t_defined 1
struct sigevent {
  union sigval sigev_value;
  int sigev_signo;
  int sigev_notify;
  void (*sigev_notify_function)(union sigval);
  pthread_attr_t *sigev_notify_attributes;
  int __pad[8];
};

#define __stack_t_defined 1
typedef struct {
  void *ss_sp;
  int ss_flags;
  size_t ss_size;
} stack_t;

int kill(pid_t, int);
int killpg(pid_t, int);
int pthread_kill(pthread_t, int);
int pthread_sigmask(int, const sigset_t *__restrict, sigset_t *__restrict);
int sigprocmask(int, const sigset_t *__restrict, sigset_t *__restrict);
int sigaction(int, const struct sigaction *__restrict, struct sigaction *__restrict);
int sigaltstack(const stack_t *__restrict, stack_t *__restrict);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigdelset(sigset_t *, int);
int sigismember(const sigset_t *, int);
int sigpending(sigset_t *);
int sigsuspend(const sigset_t *);
int sigwait(const sigset_t *__restrict, int *__restrict);
int sigwaitinfo(const sigset_t *__restrict, siginfo_t *__restrict);
int sigtimedwait(const sigset_t *__restrict, siginfo_t *__restrict,
                 const struct timespec *__restrict);
int sigqueue(pid_t, int, const union sigval);
int siginterrupt(int, int);
void psignal(int, const char *);
#endif

#ifdef __HEDDLE_MISC
typedef __sighandler_t sig_t;
#endif
#ifdef __HEDDLE_GNU
#include <unistd.h>
typedef __sighandler_t sighandler_t;
#endif

#endif

/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _UNISTD_H
#define _UNISTD_H 1

#include <heddle/types.h>
#include <heddle/visible.h>

#define __need_NULL
#include <stddef.h>

#define _POSIX_VERSION 200809L
#define _POSIX_THREADS 200809L
#define _POSIX_TIMERS 200809L
#define _POSIX_TIMEOUTS 200809L
#define _POSIX_BARRIERS 200809L
#define _POSIX_SPIN_LOCKS 200809L
#define _POSIX_READER_WRITER_LOCKS 200809L
#define _POSIX_SEMAPHORES 200809L
#define _POSIX_MONOTONIC_CLOCK 0
#define _POSIX_THREAD_PROCESS_SHARED 200809L
#define _POSIX_THREAD_ATTR_STACKSIZE 200809L
#define _POSIX_PRIORITY_SCHEDULING 200809L

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4
#ifndef SEEK_SET
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif

#define _SC_ARG_MAX 0
#define _SC_CHILD_MAX 1
#define _SC_CLK_TCK 2
#define _SC_NGROUPS_MAX 3
#define _SC_OPEN_MAX 4
#define _SC_STREAM_MAX 5
#define _SC_TZNAME_MAX 6
#define _SC_JOB_CONTROL 7
#define _SC_SAVED_IDS 8
#define _SC_REALTIME_SIGNALS 9
#define _SC_PRIORITY_SCHEDULING 10
#define _SC_TIMERS 11
#define _SC_ASYNCHRONOUS_IO 12
#define _SC_PRIORITIZED_IO 13
#define _SC_SYNCHRONIZED_IO 14
#define _SC_FSYNC 15
#define _SC_MAPPED_FILES 16
#define _SC_MEMLOCK 17
#define _SC_MEMLOCK_RANGE 18
#define _SC_MEMORY_PROTECTION 19
#define _SC_MESSAGE_PASSING 20
#define _SC_SEMAPHORES 21
#define _SC_SHARED_MEMORY_OBJECTS 22
#define _SC_DELAYTIMER_MAX 26
#define _SC_VERSION 29
#define _SC_PAGESIZE 30
#define _SC_PAGE_SIZE _SC_PAGESIZE
#define _SC_RTSIG_MAX 31
#define _SC_SEM_NSEMS_MAX 32
#define _SC_SEM_VALUE_MAX 33
#define _SC_SIGQUEUE_MAX 34
#define _SC_TIMER_MAX 35
#define _SC_LINE_MAX 43
#define _SC_IOV_MAX 60
#define _SC_THREADS 67
#define _SC_THREAD_SAFE_FUNCTIONS 68
#define _SC_GETPW_R_SIZE_MAX 70
#define _SC_LOGIN_NAME_MAX 71
#define _SC_TTY_NAME_MAX 72
#define _SC_THREAD_DESTRUCTOR_ITERATIONS 73
#define _SC_THREAD_KEYS_MAX 74
#define _SC_THREAD_STACK_MIN 75
#define _SC_THREAD_THREADS_MAX 76
#define _SC_THREAD_ATTR_STACKADDR 77
#define _SC_THREAD_ATTR_STACKSIZE 78
#define _SC_THREAD_PRIORITY_SCHEDULING 79
#define _SC_THREAD_PRIO_INHERIT 80
#define _SC_THREAD_PRIO_PROTECT 81
#define _SC_THREAD_PROCESS_SHARED 82
#define _SC_NPROCESSORS_CONF 83
#define _SC_NPROCESSORS_ONLN 84
#define _SC_PHYS_PAGES 85
#define _SC_AVPHYS_PAGES 86
#define _SC_ATEXIT_MAX 87
#define _SC_BARRIERS 133
#define _SC_CLOCK_SELECTION 137
#define _SC_CPUTIME 138
#define _SC_THREAD_CPUTIME 139
#define _SC_MONOTONIC_CLOCK 149
#define _SC_READER_WRITER_LOCKS 153
#define _SC_SPIN_LOCKS 154
#define _SC_SPAWN 159
#define _SC_SPORADIC_SERVER 160
#define _SC_TIMEOUTS 164
#define _SC_HOST_NAME_MAX 180
#define _SC_LEVEL1_ICACHE_LINESIZE 187
#define _SC_LEVEL1_DCACHE_SIZE 188
#define _SC_LEVEL1_DCACHE_LINESIZE 190
#define _SC_LEVEL2_CACHE_LINESIZE 193

extern char *optarg;
extern int optind;
extern int opterr;
extern int optopt;
int getopt(int, char *const *, const char *);

ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
ssize_t pread(int, void *, size_t, off_t);
ssize_t pwrite(int, const void *, size_t, off_t);
int close(int);
off_t lseek(int, off_t, int);
int pipe(int[2]);
int dup(int);
int dup2(int, int);
int access(const char *, int);
int unlink(const char *);
int link(const char *, const char *);
int symlink(const char *, const char *);
ssize_t readlink(const char *__restrict, char *__restrict, size_t);
int rmdir(const char *);
int chdir(const char *);
int fchdir(int);
int chown(const char *, uid_t, gid_t);
char *getcwd(char *, size_t);
int isatty(int);
char *ttyname(int);
int fsync(int);
int fdatasync(int);
void sync(void);
int truncate(const char *, off_t);
int ftruncate(int, off_t);
int lockf(int, int, off_t);

unsigned sleep(unsigned);
int usleep(useconds_t);
unsigned ualarm(useconds_t, useconds_t);
unsigned alarm(unsigned);
int pause(void);
int nice(int);

pid_t fork(void);
int execv(const char *, char *const[]);
int execve(const char *, char *const[], char *const[]);
int execvp(const char *, char *const[]);
int execl(const char *, const char *, ...);
int execle(const char *, const char *, ...);
int execlp(const char *, const char *, ...);
void _exit(int) __HEDDLE_NORETURN;
pid_t getpid(void);
pid_t getppid(void);
pid_t getpgrp(void);
pid_t getpgid(pid_t);
int setpgid(pid_t, pid_t);
pid_t setsid(void);
pid_t getsid(pid_t);
uid_t getuid(void);
uid_t geteuid(void);
gid_t getgid(void);
gid_t getegid(void);
int setuid(uid_t);
int setgid(gid_t);
int seteuid(uid_t);
int setegid(gid_t);
int gethostname(char *, size_t);
char *getlogin(void);
long sysconf(int);
long pathconf(const char *, int);
long fpathconf(int, int);

#ifdef __HEDDLE_MISC
long syscall(long, ...);
pid_t vfork(void);
int brk(void *);
void *sbrk(long);
int getpagesize(void);
int getdtablesize(void);
int daemon(int, int);
int sethostname(const char *, size_t);
int acct(const char *);
char *getpass(const char *);
int getentropy(void *, size_t);
#endif

#ifdef __HEDDLE_GNU
#define TEMP_FAILURE_RETRY(expression)                \
  __extension__({                                     \
    long __result;                                    \
    do {                                              \
      __result = (long)(expression);                  \
    } while (__result == -1L && errno == EINTR);      \
    __result;                                         \
  })
extern char **environ;
pid_t gettid(void);
int pipe2(int[2], int);
int dup3(int, int, int);
int execvpe(const char *, char *const[], char *const[]);
char *get_current_dir_name(void);
#endif

#endif

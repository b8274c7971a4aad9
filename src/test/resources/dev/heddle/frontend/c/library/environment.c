#include <assert.h>
#include <errno.h>
#include <getopt.h>
#include <locale.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/time.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

static void clocks(void) {
  time_t t = time(0);
  assert(time(&t) == t && time(0) > t && difftime(5, 3) == 2.0 && clock() > 0);
  struct timespec a, b;
  assert(clock_gettime(CLOCK_MONOTONIC, &a) == 0 && clock_gettime(CLOCK_MONOTONIC, &b) == 0);
  assert(b.tv_sec > a.tv_sec && timespec_get(&a, TIME_UTC) == TIME_UTC);
  struct timeval v;
  struct rusage usage;
  assert(gettimeofday(&v, 0) == 0 && getrusage(RUSAGE_SELF, &usage) == 0);
  assert(sleep(1) == 0 && usleep(5) == 0 && nanosleep(&a, 0) == 0 && thrd_sleep(&a, 0) == 0);
  assert(sched_yield() == 0);
  thrd_yield();
}

static void process(void) {
  assert(getpid() == gettid() && syscall(SYS_gettid) == gettid());
  assert(sysconf(_SC_NPROCESSORS_ONLN) == get_nprocs() && sysconf(_SC_PAGESIZE) == 4096);
  assert(getenv("HOME") == 0 && strcmp(setlocale(LC_ALL, ""), "C") == 0);
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(1, &set);
  assert(sched_setaffinity(0, sizeof set, &set) == 0);
  assert(pthread_setaffinity_np(pthread_self(), sizeof set, &set) == 0);
  assert(sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) == get_nprocs());
  char bytes[8];
  assert(getrandom(bytes, 8, 0) == 8 && isatty(1) == 0);
  errno = 5;
  assert(errno == 5);
}

static void signals(void) {
  sigset_t set;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  assert(signal(SIGINT, SIG_IGN) != SIG_ERR && sigaction(SIGTERM, &action, 0) == 0);
  assert(sigemptyset(&set) == 0 && sigaddset(&set, 3) == 0);
  assert(sigismember(&set, 3) && !sigismember(&set, 4) && sigdelset(&set, 3) == 0);
  assert(!sigismember(&set, 3) && pthread_sigmask(SIG_BLOCK, &set, 0) == 0);
}

static void attributes(void) {
  pthread_attr_t a;
  int number;
  size_t size;
  assert(pthread_attr_init(&a) == 0);
  assert(pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED) == 0);
  assert(pthread_attr_setdetachstate(&a, 7) == EINVAL);
  assert(pthread_attr_getdetachstate(&a, &number) == 0 && number == PTHREAD_CREATE_DETACHED);
  assert(pthread_attr_setstacksize(&a, 1 << 20) == 0);
  assert(pthread_attr_getstacksize(&a, &size) == 0 && size == 1 << 20);
  assert(pthread_attr_setscope(&a, PTHREAD_SCOPE_SYSTEM) == 0 && pthread_attr_destroy(&a) == 0);
  struct sched_param p;
  assert(pthread_getschedparam(pthread_self(), &number, &p) == 0 && number == SCHED_OTHER);
  assert(pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &number) == 0);
  assert(number == PTHREAD_CANCEL_ENABLE && pthread_setname_np(pthread_self(), "x") == 0);
  assert(pthread_equal(pthread_self(), pthread_self()));
}

int main(int argc, char **argv) {
  clocks();
  process();
  signals();
  attributes();
  assert(argc == 1 && argv[1] == 0 && getopt(argc, argv, "ab") == -1 && optind == 1);
}

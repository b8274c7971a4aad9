/*
 * Records an execution of a real program for `heddle monitor --trace`.
 *
 * Each access is made and written down under one lock, so what is recorded is sequentially
 * consistent, and in the order of time. The file is named by the variable RECORDER_FILE, else
 * recorded.trace. Needs GNU C (statement expressions, __typeof__).
 *
 *   RECORD_READ(x)                  the value of x
 *   RECORD_WRITE(x, value)          x = value
 *   RECORD_EXCHANGE(x, value)       x = value, and gives what was there: an interlocked operation
 *   RECORD_CAS(x, expected, value)  whether x was expected and is value now: interlocked
 *   RECORD_FENCE()                  a full fence; RECORD_STORE_FENCE() keeps stores in order
 *   recorder_spawn(...)             pthread_create, recorder_join(...) pthread_join
 */
#ifndef RECORDER_H
#define RECORDER_H

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define RECORDER_TEXT(x) #x
#define RECORDER_LINE(x) RECORDER_TEXT(x)
#define RECORDER_LABEL __FILE__ ":" RECORDER_LINE(__LINE__)

static pthread_mutex_t recorder_lock = PTHREAD_MUTEX_INITIALIZER;
static FILE *recorder_file;
static int recorder_threads; /* how many were started, the first not counted */
static __thread int recorder_self;

static void recorder_close(void) { fclose(recorder_file); }

/* Only with the lock. */
static void recorder_open(void) {
  if (!recorder_file) {
    const char *name = getenv("RECORDER_FILE");
    recorder_file = fopen(name ? name : "recorded.trace", "w");
    if (!recorder_file) {
      perror("recorder");
      exit(1);
    }
    atexit(recorder_close);
  }
}

/* Only with the lock. */
static inline void recorder_access(const char *label, char kind, const volatile void *address) {
  recorder_open();
  fprintf(recorder_file, "%d %s %c %lx\n", recorder_self, label, kind, (unsigned long)address);
}

static inline void recorder_fence(const char *label, char kind) {
  pthread_mutex_lock(&recorder_lock);
  recorder_open();
  fprintf(recorder_file, "%d %s %c\n", recorder_self, label, kind);
  pthread_mutex_unlock(&recorder_lock);
}

#define RECORD_READ(x)                              \
  ({                                                \
    pthread_mutex_lock(&recorder_lock);             \
    __typeof__(x) recorder_value = (x);             \
    recorder_access(RECORDER_LABEL, 'R', &(x));     \
    pthread_mutex_unlock(&recorder_lock);           \
    recorder_value;                                 \
  })

#define RECORD_WRITE(x, value)                      \
  ({                                                \
    __typeof__(x) recorder_value = (value);         \
    pthread_mutex_lock(&recorder_lock);             \
    (x) = recorder_value;                           \
    recorder_access(RECORDER_LABEL, 'W', &(x));     \
    pthread_mutex_unlock(&recorder_lock);           \
  })

#define RECORD_EXCHANGE(x, value)                   \
  ({                                                \
    __typeof__(x) recorder_new = (value);           \
    pthread_mutex_lock(&recorder_lock);             \
    __typeof__(x) recorder_old = (x);               \
    (x) = recorder_new;                             \
    recorder_access(RECORDER_LABEL, 'U', &(x));     \
    pthread_mutex_unlock(&recorder_lock);           \
    recorder_old;                                   \
  })

#define RECORD_CAS(x, expected, value)                          \
  ({                                                            \
    __typeof__(x) recorder_expected = (expected);               \
    __typeof__(x) recorder_new = (value);                       \
    pthread_mutex_lock(&recorder_lock);                         \
    int recorder_done = (x) == recorder_expected;               \
    if (recorder_done) (x) = recorder_new;                      \
    recorder_access(RECORDER_LABEL, recorder_done ? 'U' : 'C', &(x)); \
    pthread_mutex_unlock(&recorder_lock);                       \
    recorder_done;                                              \
  })

#define RECORD_FENCE() recorder_fence(RECORDER_LABEL, 'F')
#define RECORD_STORE_FENCE() recorder_fence(RECORDER_LABEL, 'S')

struct recorder_start {
  void *(*function)(void *);
  void *argument;
  int number;
};

static void *recorder_run(void *given) {
  struct recorder_start start = *(struct recorder_start *)given;
  free(given);
  recorder_self = start.number;
  return start.function(start.argument);
}

/* Gives the number of the new thread in the trace, for recorder_join. */
static inline int recorder_spawn(pthread_t *thread, void *(*function)(void *), void *argument) {
  struct recorder_start *start = malloc(sizeof *start);
  pthread_mutex_lock(&recorder_lock);
  int number = ++recorder_threads;
  *start = (struct recorder_start){function, argument, number};
  recorder_open();
  fprintf(recorder_file, "%d spawn N %d\n", recorder_self, number);
  pthread_mutex_unlock(&recorder_lock);
  if (pthread_create(thread, NULL, recorder_run, start)) {
    abort();
  }
  return number;
}

static inline void recorder_join(pthread_t thread, int number) {
  pthread_join(thread, NULL);
  pthread_mutex_lock(&recorder_lock);
  fprintf(recorder_file, "%d join J %d\n", recorder_self, number);
  pthread_mutex_unlock(&recorder_lock);
}

#endif

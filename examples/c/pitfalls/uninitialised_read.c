/*
 * A thread may look at the settings before the main thread has filled them in. The mutex prevents
 * a data race, not the wrong order: what malloc() returns has no value yet.
 *
 * Copying such a value is no error; deciding by it is.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    read of uninitialised memory
 */
#include <pthread.h>
#include <stdlib.h>

struct settings {
  int limit;
};

static struct settings *settings;
static int over;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *check(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  if (settings->limit < 100) {
    over = 1;
  }
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  settings = malloc(sizeof *settings);
  pthread_t thread;
  pthread_create(&thread, NULL, check, NULL);
  pthread_mutex_lock(&mutex);
  settings->limit = 1000;
  pthread_mutex_unlock(&mutex);
  pthread_join(thread, NULL);
  free(settings);
  return over;
}

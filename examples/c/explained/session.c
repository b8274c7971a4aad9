/*
 * Each thread has a current session of its own. One hands the address of its variable to another
 * thread instead of the session: the logger then finds what the worker works on later.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct session {
  int user;
  int requests;
};

static struct session sessions[2] = {{7, 0}, {8, 0}};
static _Thread_local _Atomic(struct session *) current;
static _Atomic(struct session *) *_Atomic logged; /* should be a struct session * */

static void begin(struct session *s) {
  current = s;
  s->requests++;
}

static void *worker(void *unused) {
  begin(&sessions[0]);
  logged = &current;
  begin(&sessions[1]);
  return NULL;
}

static void *logger(void *unused) {
  _Atomic(struct session *) *entry = logged;
  if (entry != NULL) {
    struct session *s = *entry;
    assert(s->user == 7);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, worker, NULL);
  pthread_create(&threads[1], NULL, logger, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}

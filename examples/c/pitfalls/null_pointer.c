/*
 * A thread asks whether there is a session, then loads the pointer again to use it. In between the
 * session has been closed. Loading once (-DLOAD_ONCE) repairs it.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    null access
 *   -DLOAD_ONCE     PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct session {
  int id;
};

static struct session only = {7};
static struct session *_Atomic session = &only;

static void *use(void *unused) {
  (void)unused;
#ifdef LOAD_ONCE
  struct session *s = atomic_load(&session);
  if (s != NULL) {
    assert(s->id == 7);
  }
#else
  if (atomic_load(&session) != NULL) {
    assert(atomic_load(&session)->id == 7);
  }
#endif
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, use, NULL);
  atomic_store(&session, NULL);
  pthread_join(thread, NULL);
  return 0;
}

/*
 * A lost wake-up in a virtual machine's Parker: threads sleep in park() until they get a permit.
 *
 * park() has a fast path without the lock: a permit is there, take it. Its store "no permit" may
 * stay in the store buffer while the caller already looks at its condition and finds it false. If
 * now the condition becomes true and a new permit is given, the giver sees the old one, wakes
 * nobody, and the late store destroys the new permit: the next park() sleeps for ever (a
 * deadlock). A full fence after that store repairs it. All other accesses are inside the lock, and
 * lock and unlock are fences, so PSO breaks no more than TSO does.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  FAIL  FAIL
 *   -DTSO_FENCES    PASS  PASS  PASS
 *   -DPSO_FENCES    PASS  PASS  PASS
 */
#include <pthread.h>
#include <stdatomic.h>

#if defined(TSO_FENCES) || defined(PSO_FENCES)
#define STORE_LOAD_FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define STORE_LOAD_FENCE() ((void)0)
#endif

/* Relaxed atomics are the plain loads and stores of the machine, without undefined behaviour. */
#define READ(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define WRITE(x, value) atomic_store_explicit(&(x), (value), memory_order_relaxed)

static atomic_int permit;
static atomic_int condition;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t woken = PTHREAD_COND_INITIALIZER;

static void park(void) {
  if (READ(permit)) { /* the fast path */
    WRITE(permit, 0);
    STORE_LOAD_FENCE();
    return;
  }
  if (pthread_mutex_trylock(&mutex) != 0) {
    return; /* a permit is being given; the caller will come back */
  }
  if (!READ(permit)) {
    pthread_cond_wait(&woken, &mutex);
  }
  WRITE(permit, 0);
  pthread_mutex_unlock(&mutex);
}

static void unpark(void) {
  pthread_mutex_lock(&mutex);
  int permitted = READ(permit);
  WRITE(permit, 1);
  pthread_mutex_unlock(&mutex);
  if (!permitted) {
    pthread_cond_signal(&woken);
  }
}

static void *parker(void *unused) {
  (void)unused;
  while (!READ(condition)) {
    park();
  }
  return NULL;
}

static void *unparker(void *unused) {
  (void)unused;
  unpark(); /* too early: a park() without reason must be harmless */
  WRITE(condition, 1);
  unpark();
  return NULL;
}

int main(void) {
  pthread_t sleeper, waker;
  pthread_create(&sleeper, NULL, parker, NULL);
  pthread_create(&waker, NULL, unparker, NULL);
  pthread_join(sleeper, NULL);
  pthread_join(waker, NULL);
  return 0;
}

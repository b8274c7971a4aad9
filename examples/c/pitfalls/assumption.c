/*
 * A run in which an assumption fails is no execution of the program. If no run satisfies them all,
 * nothing was checked, not even the wrong assertion: the verdict is UNKNOWN, with the place of the
 * assumption, and never PASS. Here the counter is 0 or 1 when main reads it, and never 2.
 *
 *                   SC       TSO      PSO
 *   (no flags)      FAIL     FAIL     FAIL     assertion
 *   -DTWO           UNKNOWN  UNKNOWN  UNKNOWN
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

extern void __VERIFIER_assume(int);

static atomic_int counter;

static void *add(void *unused) {
  (void)unused;
  atomic_fetch_add(&counter, 1);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, add, NULL);
  int seen = atomic_load(&counter);
#ifdef TWO
  __VERIFIER_assume(seen == 2);
#else
  __VERIFIER_assume(seen == 1);
#endif
  pthread_join(thread, NULL);
  assert(atomic_load(&counter) == 2);
  return 0;
}

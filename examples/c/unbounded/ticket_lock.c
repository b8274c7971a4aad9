/*
 * A ticket lock of 8 bits that two threads take for ever: tickets wrap around, and that is fine as
 * long as there are fewer threads than tickets. With -DCOUNT the lock protects a counter that wraps
 * around, too, which is worth an assertion that C's rules for `unsigned char` matter to.
 *
 *                   SC    TSO
 *   (no flags)      PASS  PASS
 *   -DCOUNT         PASS  PASS
 *   -DBROKEN        FAIL  FAIL     the ticket is drawn in two steps
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define READ(x) atomic_load_explicit(&(x), memory_order_acquire)
#define WRITE(x, value) atomic_store_explicit(&(x), (value), memory_order_release)

static atomic_uchar next;
static atomic_uchar served;
static atomic_int inside;
#ifdef COUNT
static unsigned char count;
#endif

static void *thread(void *unused) {
  (void)unused;
  while (1) {
#ifdef BROKEN
    unsigned char mine = READ(next);
    WRITE(next, mine + 1);
#else
    unsigned char mine = atomic_fetch_add(&next, 1);
#endif
    while (READ(served) != mine) {
    }
    assert(READ(inside) == 0);
    WRITE(inside, 1);
#ifdef COUNT
    unsigned char before = count;
    count = before + 1;
    assert(before == 255 ? count == 0 : count == before + 1);
#endif
    WRITE(inside, 0);
    WRITE(served, mine + 1);
  }
  return NULL;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, thread, NULL);
  pthread_create(&second, NULL, thread, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  return 0;
}

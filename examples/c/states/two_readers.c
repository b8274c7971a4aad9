/*
 * A sequence lock with two readers: few states, many executions.
 *
 * A reader copies the data into a local structure, so rounds in which it was disturbed differ in
 * what is left there, and each way to be disturbed makes executions of its own. States are few:
 * check answers by them. A reader that also takes odd counts (-DODD) returns data that are half
 * written.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   -DODD           FAIL  FAIL  FAIL
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef ODD
#define STABLE(before) 1
#else
#define STABLE(before) ((before) % 2 == 0)
#endif
#define READ(x) atomic_load_explicit(&x, memory_order_relaxed)
#define WRITE(x, v) atomic_store_explicit(&x, v, memory_order_relaxed)

static atomic_uint count;
static atomic_long low, high; /* the data: always equal */

static void *writer(void *unused) {
  (void)unused;
  for (long data = 1; data <= 2; data++) {
    unsigned before = READ(count);
    WRITE(count, before + 1);
    atomic_thread_fence(memory_order_release);
    WRITE(low, data);
    WRITE(high, data);
    atomic_store_explicit(&count, before + 2, memory_order_release);
  }
  return NULL;
}

struct data {
  long low, high;
};

static struct data read_data(void) {
  struct data copy;
  unsigned before, behind;
  do {
    before = atomic_load_explicit(&count, memory_order_acquire);
    copy.low = READ(low);
    copy.high = READ(high);
    atomic_thread_fence(memory_order_acquire);
    behind = READ(count);
  } while (before != behind || !STABLE(before));
  return copy;
}

static void *reader(void *unused) {
  (void)unused;
  struct data data = read_data();
  assert(data.low == data.high);
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, writer, NULL);
  pthread_create(&threads[1], NULL, reader, NULL);
  pthread_create(&threads[2], NULL, reader, NULL);
  for (int i = 0; i < 3; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}

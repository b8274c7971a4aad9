/*
 * A wrong assertion behind a loop of ten rounds, a number that the loop loads from memory. Without
 * a bound it is found. A bound that cuts
 * the loop must not hide it: the verdict is then UNKNOWN, with the line of the loop, and never
 * PASS.
 *
 *                   SC       TSO      PSO
 *   (no flags)      FAIL     FAIL     FAIL     assertion
 *   --unroll 3      UNKNOWN  UNKNOWN  UNKNOWN
 *   --unroll 20     FAIL     FAIL     FAIL     assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static int rounds = 10;
static int total;

static void *add_up(void *unused) {
  (void)unused;
  int sum = 0;
  for (int i = 1; i <= rounds; i++) {
    sum += i;
  }
  total = sum;
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, add_up, NULL);
  pthread_join(thread, NULL);
  assert(total == 45); /* the author forgot the last round */
  return 0;
}

/*
 * Cancelling a thread is not supported. The answer must be "UNKNOWN", with the place of the call and
 * exit code 3: not an error of this program, and no promise.
 */
#include <pthread.h>
#include <stddef.h>

static void *thread(void *unused) {
  (void)unused;
  return NULL;
}

int main(void) {
  pthread_t it;
  pthread_create(&it, NULL, thread, NULL);
  pthread_cancel(it);
  pthread_join(it, NULL);
  return 0;
}

/*
 * The main thread frees a message that the other thread may still be reading. Often the memory
 * holds the old text for a while, so tests pass. Joining first (-DJOIN_FIRST) is the cure.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    use after free
 *   -DJOIN_FIRST    PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static void *check(void *argument) {
  const char *message = argument;
  assert(message[0] == 'h');
  return NULL;
}

int main(void) {
  char *message = malloc(6);
  strcpy(message, "hello");
  pthread_t thread;
  pthread_create(&thread, NULL, check, message);
#ifdef JOIN_FIRST
  pthread_join(thread, NULL);
  free(message);
#else
  free(message);
  pthread_join(thread, NULL);
#endif
  return 0;
}

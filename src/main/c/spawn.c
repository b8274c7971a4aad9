/* SPDX-License-Identifier: Apache-2.0 */
/* Threads by the names of GenMC. That some are symmetric to others means nothing here. */
#include <genmc.h>
#include <pthread.h>

__VERIFIER_thread_t __VERIFIER_spawn(void *(*start)(void *), void *argument) {
  pthread_t thread;
  pthread_create(&thread, 0, start, argument);
  return thread;
}

__VERIFIER_thread_t __VERIFIER_spawn_symmetric(void *(*start)(void *), void *argument,
                                               __VERIFIER_thread_t other) {
  return __VERIFIER_spawn(start, argument);
}

void *__VERIFIER_join(__VERIFIER_thread_t thread) {
  void *result;
  pthread_join(thread, &result);
  return result;
}

void __VERIFIER_join_symmetric(__VERIFIER_thread_t thread) { pthread_join(thread, 0); }

/* What the functions above are in GenMC's own header. */
__VERIFIER_thread_t __VERIFIER_thread_create(const void *attributes, void *(*start)(void *),
                                             void *argument) {
  return __VERIFIER_spawn(start, argument);
}

__VERIFIER_thread_t __VERIFIER_thread_create_symmetric(const void *attributes,
                                                       void *(*start)(void *), void *argument,
                                                       __VERIFIER_thread_t other) {
  return __VERIFIER_spawn(start, argument);
}

void *__VERIFIER_thread_join(__VERIFIER_thread_t thread) { return __VERIFIER_join(thread); }

__VERIFIER_thread_t __VERIFIER_thread_self(void) { return pthread_self(); }

void __VERIFIER_thread_exit(void *value) { pthread_exit(value); }

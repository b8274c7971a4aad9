// Five threads add to two counters and use no result: no order of the additions can be observed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 5
#endif

static atomic_int requests, bytes;

static void *serve(void *size) {
  requests++;
  atomic_fetch_add(&bytes, (int)(long)size);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (long i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, serve, (void *)i);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(requests == N && bytes == N * (N - 1) / 2);
}

/*
 * A client that asks for ever and a server that answers, with a mutex and a condition variable. No
 * answer is missed or seen twice.
 *
 *                   SC    TSO
 *   (no flags)      PASS  PASS
 *   -DIF            FAIL  FAIL     `if` where POSIX wants `while`, with a second client
 */
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int asked, answered;

static void *client(void *unused) {
  (void)unused;
  while (1) {
    pthread_mutex_lock(&mutex);
#ifdef IF
    if (asked) {
#else
    while (asked) {
#endif
      pthread_cond_wait(&changed, &mutex);
    }
    assert(!asked);
    asked = 1;
    answered = 0;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
  }
  return NULL;
}

static void *server(void *unused) {
  (void)unused;
  while (1) {
    pthread_mutex_lock(&mutex);
    while (!asked) {
      pthread_cond_wait(&changed, &mutex);
    }
    assert(!answered);
    answered = 1;
    asked = 0;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
  }
  return NULL;
}

int main(void) {
  pthread_t one, other;
  pthread_create(&one, NULL, client, NULL);
  pthread_create(&other, NULL, server, NULL);
#ifdef IF
  client(NULL);
#endif
  pthread_join(one, NULL);
  pthread_join(other, NULL);
  return 0;
}

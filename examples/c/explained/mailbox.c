/*
 * A mailbox for one letter. The receiver tests whether there is one before it takes the lock, and
 * then waits without a second look: a letter that comes in between is not noticed. Lost wakeup.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct mailbox {
  pthread_mutex_t lock;
  pthread_cond_t arrived;
  atomic_int letters;
};

static struct mailbox box = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};
static int received;

static void *postman(void *unused) {
  pthread_mutex_lock(&box.lock);
  atomic_fetch_add(&box.letters, 1);
  pthread_cond_signal(&box.arrived);
  pthread_mutex_unlock(&box.lock);
  return NULL;
}

static void *receiver(void *unused) {
  if (atomic_load(&box.letters) == 0) { /* should be tested under the lock */
    pthread_mutex_lock(&box.lock);
    pthread_cond_wait(&box.arrived, &box.lock);
    pthread_mutex_unlock(&box.lock);
  }
  received++;
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, receiver, NULL);
  pthread_create(&threads[1], NULL, postman, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return received - 1;
}

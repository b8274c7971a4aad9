/* A thread hands out the address of its thread-local variable, which is used after the thread has
 * ended. With -DWAIT_FOR_USER the thread ends later. */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static _Thread_local int counter = 3;
static int *of_worker;
static sem_t published, used;

static void *worker(void *unused) {
  counter++;
  of_worker = &counter;
  sem_post(&published);
#ifdef WAIT_FOR_USER
  sem_wait(&used);
#endif
  return 0;
}

int main(void) {
  pthread_t thread;
  sem_init(&published, 0, 0);
  sem_init(&used, 0, 0);
  pthread_create(&thread, 0, worker, 0);
  sem_wait(&published);
  assert(*of_worker == 4 && counter == 3);
  sem_post(&used);
  pthread_join(thread, 0);
}

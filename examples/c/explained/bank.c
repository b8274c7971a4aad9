/*
 * Two files: transfers take the locks of both accounts, and the audit in bank_audit.c takes the
 * same lock twice instead of both. So it may see money that is on its way.
 */
#include "bank.h"
#include <stddef.h>

struct account accounts[2] = {
    {"Ann", 100, PTHREAD_MUTEX_INITIALIZER}, {"Bob", 50, PTHREAD_MUTEX_INITIALIZER}};

void transfer(struct account *from, struct account *to, long amount) {
  pthread_mutex_lock(&from->lock);
  pthread_mutex_lock(&to->lock);
  if (from->balance >= amount) {
    from->balance -= amount;
    to->balance += amount;
  }
  pthread_mutex_unlock(&to->lock);
  pthread_mutex_unlock(&from->lock);
}

static void *clerk(void *unused) {
  transfer(&accounts[0], &accounts[1], 30);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, clerk, NULL);
  pthread_create(&threads[1], NULL, audit, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}

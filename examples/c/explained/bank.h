/* Accounts with a lock each; see bank.c and bank_audit.c. */
#include <pthread.h>

struct account {
  char owner[8];
  long balance;
  pthread_mutex_t lock;
};

extern struct account accounts[2];

void transfer(struct account *from, struct account *to, long amount);
void *audit(void *unused);

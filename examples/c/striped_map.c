/*
 * A hash map whose buckets are guarded by STRIPES mutexes. THREADS threads count words that they
 * have in common; a word is a list node on the heap. main adds up what the map holds.
 *
 * With -DWRONG_STRIPE a thread locks by the word instead of its hash, so two threads can add the
 * same word at once.
 */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

#ifndef THREADS
#define THREADS 2
#endif
#ifndef WORDS
#define WORDS 2
#endif
#define BUCKETS 8
#define STRIPES 4

struct entry {
  struct entry *next;
  unsigned word;
  int count;
};

static struct entry *buckets[BUCKETS];
static pthread_mutex_t stripes[STRIPES];

static unsigned hash(unsigned word) {
  unsigned h = word * 2654435761u;
  for (int i = 0; i < 8; i++) {
    h ^= h >> 15;
    h *= 2246822519u;
  }
  return h;
}

static void count(unsigned word, unsigned me) {
  unsigned bucket = hash(word) % BUCKETS;
#ifdef WRONG_STRIPE
  pthread_mutex_t *mutex = &stripes[(bucket + me) % STRIPES];
#else
  (void)me;
  pthread_mutex_t *mutex = &stripes[bucket % STRIPES];
#endif
  pthread_mutex_lock(mutex);
  struct entry *entry = buckets[bucket];
  while (entry != NULL && entry->word != word) {
    entry = entry->next;
  }
  if (entry == NULL) {
    entry = malloc(sizeof *entry);
    entry->next = buckets[bucket];
    entry->word = word;
    entry->count = 0;
    buckets[bucket] = entry;
  }
  entry->count++;
  pthread_mutex_unlock(mutex);
}

static void *run(void *argument) {
  unsigned me = (unsigned)(uintptr_t)argument;
  for (unsigned i = 0; i < WORDS; i++) {
    count(i, me);
    count(100 + me, me);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < STRIPES; i++) {
    pthread_mutex_init(&stripes[i], NULL);
  }
  for (uintptr_t i = 0; i < THREADS; i++) {
    pthread_create(&threads[i], NULL, run, (void *)i);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
  }
  int sum = 0;
  for (int i = 0; i < BUCKETS; i++) {
    for (struct entry *entry = buckets[i]; entry != NULL; entry = entry->next) {
      sum += entry->count;
    }
  }
  assert(sum == 2 * THREADS * WORDS);
  return 0;
}

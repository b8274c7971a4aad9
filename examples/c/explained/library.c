/*
 * Shelves with a lock each. To move a book, a thread locks the shelf it comes from and then the one
 * it goes to; two threads that move books in opposite directions wait for each other: deadlock.
 */
#include <pthread.h>
#include <stdlib.h>

struct shelf {
  int books;
  pthread_mutex_t lock;
};

struct library {
  struct shelf shelves[2];
  int moved;
};

static struct library *library;

static void move(int from, int to) {
  pthread_mutex_lock(&library->shelves[from].lock);
  pthread_mutex_lock(&library->shelves[to].lock); /* the lower number should come first */
  library->shelves[from].books--;
  library->shelves[to].books++;
  library->moved++;
  pthread_mutex_unlock(&library->shelves[to].lock);
  pthread_mutex_unlock(&library->shelves[from].lock);
}

static void *day_shift(void *unused) {
  move(0, 1);
  return NULL;
}

static void *night_shift(void *unused) {
  move(1, 0);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  library = malloc(sizeof *library);
  for (int i = 0; i < 2; i++) {
    library->shelves[i].books = 3;
    pthread_mutex_init(&library->shelves[i].lock, NULL);
  }
  library->moved = 0;
  pthread_create(&threads[0], NULL, day_shift, NULL);
  pthread_create(&threads[1], NULL, night_shift, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}

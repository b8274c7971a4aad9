/*
 * Threads format their labels in one static buffer, and copy them afterwards: another thread may
 * have written to the buffer meanwhile.
 */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static const char *label(int number) {
  static char text[16]; /* shared by all threads */
  snprintf(text, sizeof text, "box %d", number);
  return text;
}

struct box {
  int number;
  char label[16];
};

static struct box boxes[2] = {{1, ""}, {2, ""}};

static void *pack(void *argument) {
  struct box *box = argument;
  strcpy(box->label, label(box->number));
  assert(box->label[4] == '0' + box->number);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], NULL, pack, &boxes[i]);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
  return 0;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Names of threads, for programs that ask for them. Until it gets one a thread is called heddle. */
#include "attributes.h"
#include "heddle.h"

#include <errno.h>
#include <string.h>

/* A cell: whether the thread has a name. */
static _Thread_local long named;
static _Thread_local char kept[NAME_SIZE];

/* Something of another thread: where it is in this thread's block. */
static char *of(pthread_t thread, void *own) {
  return (char *)__heddle_block(thread) + ((char *)own - (char *)__heddle_block(__heddle_self()));
}

int __heddle_keep_name(pthread_t thread, const char *name) {
  if (!__heddle_block(thread)) {
    return ESRCH;
  }
  char copy[NAME_SIZE];
  strcpy(copy, name);
  write_cell(of(thread, &named), 1);
  for (int i = 0; i < NAME_SIZE && (i == 0 || copy[i - 1]); i++) {
    __heddle_poke1(of(thread, &kept[i]), (unsigned char)copy[i]);
  }
  return 0;
}

int pthread_getname_np(pthread_t thread, char *name, size_t size) {
  if (size < NAME_SIZE) {
    return ERANGE;
  }
  if (!__heddle_block(thread)) {
    return ESRCH;
  }
  char copy[NAME_SIZE] = "heddle";
  if (read_cell(of(thread, &named))) {
    for (int i = 0; i < NAME_SIZE && (i == 0 || copy[i - 1]); i++) {
      copy[i] = (char)__heddle_peek1(of(thread, &kept[i]));
    }
  }
  strcpy(name, copy);
  return 0;
}

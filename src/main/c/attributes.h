/* SPDX-License-Identifier: Apache-2.0 */
/* What is in the attributes of threads and mutexes. */
#ifndef ATTRIBUTES_H
#define ATTRIBUTES_H

#include <pthread.h>

/*
 * No object is larger here than in glibc for 32 bits: competitions have programs that were preprocessed
 * with its headers.
 */
struct thread_attributes {
  unsigned char detached;
  unsigned char policy;
  unsigned char inherit;
  unsigned char scope;
  int priority;
  size_t guard;
  size_t size;
  void *stack;
};

struct mutex_attributes {
  unsigned char kind;
  unsigned char shared;
  unsigned char protocol;
  unsigned char ceiling;
};

/*
 * Of a mutex's kind: that it was initialised before there were other threads, that it is no mutex
 * any more, that a thread is about to initialise it.
 */
enum { SETTLED = 0x100, DESTROYED = 0x200, UNREADY = 0x400 };

/* Of threads that are scheduled in real time. */
enum { LOWEST_PRIORITY = 1, HIGHEST_PRIORITY = 99 };

/* Of a thread's name, with its end. */
enum { NAME_SIZE = 16 };

#define is_sharing(shared) \
  ((shared) == PTHREAD_PROCESS_PRIVATE || (shared) == PTHREAD_PROCESS_SHARED)

_Static_assert(sizeof(struct thread_attributes) <= 36, "larger than in glibc for 32 bits");
_Static_assert(sizeof(struct mutex_attributes) <= sizeof(pthread_mutexattr_t), "too large");

#endif

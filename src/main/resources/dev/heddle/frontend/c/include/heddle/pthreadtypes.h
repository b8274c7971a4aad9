/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The objects of <pthread.h>, with the sizes of glibc on x86-64: some programs arrive preprocessed
 * with glibc's own declarations, and both must mean the same. In a mutex the recursion count is at
 * byte 4 and the kind at byte 16.
 */
#ifndef _HEDDLE_PTHREADTYPES_H
#define _HEDDLE_PTHREADTYPES_H 1

typedef unsigned long pthread_t;
typedef unsigned pthread_key_t;
typedef int pthread_once_t;
typedef volatile int pthread_spinlock_t;

typedef union pthread_attr_t {
  char __size[56];
  long __align;
} pthread_attr_t;

typedef union {
  char __size[4];
  int __align;
} pthread_mutexattr_t;

typedef union {
  char __size[4];
  int __align;
} pthread_condattr_t;

typedef union {
  char __size[8];
  long __align;
} pthread_rwlockattr_t;

typedef union {
  char __size[4];
  int __align;
} pthread_barrierattr_t;

typedef union {
  struct {
    int __lock;
    unsigned __count;
    int __owner;
    unsigned __nusers;
    int __kind;
    int __spins;
    void *__list[2];
  } __data;
  char __size[40];
  long __align;
} pthread_mutex_t;

typedef union {
  char __size[48];
  long long __align;
} pthread_cond_t;

typedef union {
  char __size[56];
  long __align;
} pthread_rwlock_t;

typedef union {
  char __size[32];
  long __align;
} pthread_barrier_t;

#endif

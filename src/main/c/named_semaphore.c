/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Semaphores with names. None takes another's place, so a pointer to one that is gone is noticed.
 * One lock is around everything; what is behind it is peeked and poked.
 */
#include "heddle.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stddef.h>

#define MOST 64
#define LONGEST 251 /* of the 255 that a file's name may have, "sem." takes 4 */
#define GONE (LONG_MIN / 2) /* as semaphore.c knows it */

static long names; /* the lock */
static int count;
static struct entry {
  sem_t semaphore;
  int opened;
  char linked;
  char name[LONGEST + 1];
  long value; /* while nobody has it open */
} named[MOST];

/* Copies a name without the slashes before it; an error's number if it cannot be one. */
static int read_name(char *name, const char *from) {
  int length = 0;
  while (*from == '/') {
    from++;
  }
  for (; *from; from++) {
    if (*from == '/') {
      return EINVAL;
    }
    if (length == LONGEST) {
      return ENAMETOOLONG;
    }
    name[length++] = *from;
  }
  name[length] = 0;
  return length ? 0 : EINVAL;
}

static int is_named(const struct entry *e, const char *name) {
  int i = 0;
  while (name[i] && __heddle_peek1(&e->name[i]) == (unsigned char)name[i]) {
    i++;
  }
  return __heddle_peek1(&e->name[i]) == (unsigned char)name[i];
}

static struct entry *find(const char *name) {
  int all = (int)__heddle_peek4(&count);
  for (int i = 0; i < all; i++) {
    if (__heddle_peek1(&named[i].linked) && is_named(&named[i], name)) {
      return &named[i];
    }
  }
  return 0;
}

static struct entry *create(const char *name, unsigned value) {
  int all = (int)__heddle_peek4(&count);
  if (all == MOST) {
    __heddle_cut("more than 64 semaphores with names");
  }
  struct entry *e = &named[all];
  __heddle_poke4(&count, (unsigned)all + 1);
  __heddle_poke1(&e->linked, 1);
  __heddle_poke8(&e->value, value);
  int i = 0;
  do {
    __heddle_poke1(&e->name[i], (unsigned char)name[i]);
  } while (name[i++]);
  return e;
}

/* An error's number, or 0. */
static int open_entry(struct entry **found, const char *name, int flags, unsigned value) {
  struct entry *e = find(name);
  if (e && (flags & O_CREAT) && (flags & O_EXCL)) {
    return EEXIST;
  }
  if (!e) {
    if (!(flags & O_CREAT)) {
      return ENOENT;
    }
    if (value > SEM_VALUE_MAX) {
      return EINVAL;
    }
    e = create(name, value);
  }
  unsigned opened = __heddle_peek4(&e->opened);
  __heddle_poke4(&e->opened, opened + 1);
  if (!opened) {
    write_cell(&e->semaphore, (long)__heddle_peek8(&e->value));
  }
  *found = e;
  return 0;
}

sem_t *sem_open(const char *name, int flags, ...) {
  unsigned value = 0;
  if (flags & O_CREAT) {
    va_list more;
    va_start(more, flags);
    va_arg(more, unsigned);
    value = va_arg(more, unsigned);
    va_end(more);
  }
  char copy[LONGEST + 1];
  int error = read_name(copy, name);
  if (error) {
    errno = error;
    return SEM_FAILED;
  }
  struct entry *e;
  __heddle_lock(&names);
  error = open_entry(&e, copy, flags, value);
  __heddle_unlock(&names);
  if (error) {
    errno = error;
    return SEM_FAILED;
  }
  return &e->semaphore;
}

/* An error's number, or 0. */
static int close_entry(const sem_t *s) {
  unsigned long offset = (unsigned long)s - (unsigned long)named;
  struct entry *e = &named[offset / sizeof *e];
  if (offset >= sizeof named || s != &e->semaphore || !__heddle_peek4(&e->opened)) {
    return EINVAL;
  }
  unsigned opened = __heddle_peek4(&e->opened) - 1;
  __heddle_poke4(&e->opened, opened);
  if (!opened) {
    long value = write_cell(&e->semaphore, GONE);
    __heddle_poke8(&e->value, (unsigned long)value);
  }
  return 0;
}

static int unlink_entry(const char *name) {
  struct entry *e = find(name);
  if (!e) {
    return ENOENT;
  }
  __heddle_poke1(&e->linked, 0);
  return 0;
}

static int result(int error) {
  if (error) {
    errno = error;
    return -1;
  }
  return 0;
}

int sem_close(sem_t *s) {
  __heddle_lock(&names);
  int error = close_entry(s);
  __heddle_unlock(&names);
  return result(error);
}

int sem_unlink(const char *name) {
  char copy[LONGEST + 1];
  int error = read_name(copy, name);
  if (!error) {
    __heddle_lock(&names);
    error = unlink_entry(copy);
    __heddle_unlock(&names);
  }
  return result(error);
}

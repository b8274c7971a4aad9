/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_QUEUE_H
#define _SYS_QUEUE_H 1

/* Lists and queues as BSD names them: with one link or two, with and without a pointer to the end. */

#define SLIST_HEAD(name, type) \
  struct name {                \
    struct type *slh_first;    \
  }

#define SLIST_HEAD_INITIALIZER(head) \
  { 0 }

#define SLIST_ENTRY(type)  \
  struct {                 \
    struct type *sle_next; \
  }

#define SLIST_FIRST(head) ((head)->slh_first)
#define SLIST_EMPTY(head) ((head)->slh_first == 0)
#define SLIST_NEXT(elm, field) ((elm)->field.sle_next)

#define SLIST_FOREACH(var, head, field) \
  for ((var) = SLIST_FIRST(head); (var); (var) = SLIST_NEXT(var, field))

#define SLIST_INIT(head)   \
  do {                     \
    (head)->slh_first = 0; \
  } while (0)

#define SLIST_INSERT_HEAD(head, elm, field)    \
  do {                                         \
    (elm)->field.sle_next = (head)->slh_first; \
    (head)->slh_first = (elm);                 \
  } while (0)

#define SLIST_INSERT_AFTER(slistelm, elm, field)        \
  do {                                                  \
    (elm)->field.sle_next = (slistelm)->field.sle_next; \
    (slistelm)->field.sle_next = (elm);                 \
  } while (0)

#define SLIST_REMOVE_HEAD(head, field)                     \
  do {                                                     \
    (head)->slh_first = (head)->slh_first->field.sle_next; \
  } while (0)

#define SLIST_REMOVE(head, elm, type, field) \
  do {                                       \
    struct type **__at = &(head)->slh_first; \
    while (*__at != (elm)) {                 \
      __at = &(*__at)->field.sle_next;       \
    }                                        \
    *__at = (elm)->field.sle_next;           \
  } while (0)

#define STAILQ_HEAD(name, type) \
  struct name {                 \
    struct type *stqh_first;    \
    struct type **stqh_last;    \
  }

#define STAILQ_HEAD_INITIALIZER(head) \
  { 0, &(head).stqh_first }

#define STAILQ_ENTRY(type)  \
  struct {                  \
    struct type *stqe_next; \
  }

#define STAILQ_FIRST(head) ((head)->stqh_first)
#define STAILQ_EMPTY(head) ((head)->stqh_first == 0)
#define STAILQ_NEXT(elm, field) ((elm)->field.stqe_next)

#define STAILQ_FOREACH(var, head, field) \
  for ((var) = STAILQ_FIRST(head); (var); (var) = STAILQ_NEXT(var, field))

#define STAILQ_INIT(head)                    \
  do {                                       \
    (head)->stqh_first = 0;                  \
    (head)->stqh_last = &(head)->stqh_first; \
  } while (0)

#define STAILQ_INSERT_HEAD(head, elm, field)       \
  do {                                             \
    (elm)->field.stqe_next = (head)->stqh_first;   \
    (head)->stqh_first = (elm);                    \
    if (!(elm)->field.stqe_next) {                 \
      (head)->stqh_last = &(elm)->field.stqe_next; \
    }                                              \
  } while (0)

#define STAILQ_INSERT_TAIL(head, elm, field)     \
  do {                                           \
    (elm)->field.stqe_next = 0;                  \
    *(head)->stqh_last = (elm);                  \
    (head)->stqh_last = &(elm)->field.stqe_next; \
  } while (0)

#define STAILQ_INSERT_AFTER(head, listelm, elm, field)   \
  do {                                                   \
    (elm)->field.stqe_next = (listelm)->field.stqe_next; \
    (listelm)->field.stqe_next = (elm);                  \
    if (!(elm)->field.stqe_next) {                       \
      (head)->stqh_last = &(elm)->field.stqe_next;       \
    }                                                    \
  } while (0)

#define STAILQ_REMOVE_HEAD(head, field)                       \
  do {                                                        \
    (head)->stqh_first = (head)->stqh_first->field.stqe_next; \
    if (!(head)->stqh_first) {                                \
      (head)->stqh_last = &(head)->stqh_first;                \
    }                                                         \
  } while (0)

#define STAILQ_REMOVE(head, elm, type, field) \
  do {                                        \
    struct type **__at = &(head)->stqh_first; \
    while (*__at != (elm)) {                  \
      __at = &(*__at)->field.stqe_next;       \
    }                                         \
    *__at = (elm)->field.stqe_next;           \
    if (!*__at) {                             \
      (head)->stqh_last = __at;               \
    }                                         \
  } while (0)

#define STAILQ_CONCAT(head1, head2)              \
  do {                                           \
    if ((head2)->stqh_first) {                   \
      *(head1)->stqh_last = (head2)->stqh_first; \
      (head1)->stqh_last = (head2)->stqh_last;   \
      STAILQ_INIT(head2);                        \
    }                                            \
  } while (0)

#define SIMPLEQ_HEAD(name, type) \
  struct name {                  \
    struct type *sqh_first;      \
    struct type **sqh_last;      \
  }

#define SIMPLEQ_HEAD_INITIALIZER(head) \
  { 0, &(head).sqh_first }

#define SIMPLEQ_ENTRY(type) \
  struct {                  \
    struct type *sqe_next;  \
  }

#define SIMPLEQ_FIRST(head) ((head)->sqh_first)
#define SIMPLEQ_EMPTY(head) ((head)->sqh_first == 0)
#define SIMPLEQ_NEXT(elm, field) ((elm)->field.sqe_next)

#define SIMPLEQ_FOREACH(var, head, field) \
  for ((var) = SIMPLEQ_FIRST(head); (var); (var) = SIMPLEQ_NEXT(var, field))

#define SIMPLEQ_INIT(head)                 \
  do {                                     \
    (head)->sqh_first = 0;                 \
    (head)->sqh_last = &(head)->sqh_first; \
  } while (0)

#define SIMPLEQ_INSERT_HEAD(head, elm, field)    \
  do {                                           \
    (elm)->field.sqe_next = (head)->sqh_first;   \
    (head)->sqh_first = (elm);                   \
    if (!(elm)->field.sqe_next) {                \
      (head)->sqh_last = &(elm)->field.sqe_next; \
    }                                            \
  } while (0)

#define SIMPLEQ_INSERT_TAIL(head, elm, field)  \
  do {                                         \
    (elm)->field.sqe_next = 0;                 \
    *(head)->sqh_last = (elm);                 \
    (head)->sqh_last = &(elm)->field.sqe_next; \
  } while (0)

#define SIMPLEQ_INSERT_AFTER(head, listelm, elm, field) \
  do {                                                  \
    (elm)->field.sqe_next = (listelm)->field.sqe_next;  \
    (listelm)->field.sqe_next = (elm);                  \
    if (!(elm)->field.sqe_next) {                       \
      (head)->sqh_last = &(elm)->field.sqe_next;        \
    }                                                   \
  } while (0)

#define SIMPLEQ_REMOVE_HEAD(head, field)                   \
  do {                                                     \
    (head)->sqh_first = (head)->sqh_first->field.sqe_next; \
    if (!(head)->sqh_first) {                              \
      (head)->sqh_last = &(head)->sqh_first;               \
    }                                                      \
  } while (0)

#define SIMPLEQ_REMOVE(head, elm, type, field) \
  do {                                         \
    struct type **__at = &(head)->sqh_first;   \
    while (*__at != (elm)) {                   \
      __at = &(*__at)->field.sqe_next;         \
    }                                          \
    *__at = (elm)->field.sqe_next;             \
    if (!*__at) {                              \
      (head)->sqh_last = __at;                 \
    }                                          \
  } while (0)

#define SIMPLEQ_CONCAT(head1, head2)           \
  do {                                         \
    if ((head2)->sqh_first) {                  \
      *(head1)->sqh_last = (head2)->sqh_first; \
      (head1)->sqh_last = (head2)->sqh_last;   \
      SIMPLEQ_INIT(head2);                     \
    }                                          \
  } while (0)

#define LIST_HEAD(name, type) \
  struct name {               \
    struct type *lh_first;    \
  }

#define LIST_HEAD_INITIALIZER(head) \
  { 0 }

#define LIST_ENTRY(type)   \
  struct {                 \
    struct type *le_next;  \
    struct type **le_prev; \
  }

#define LIST_FIRST(head) ((head)->lh_first)
#define LIST_EMPTY(head) ((head)->lh_first == 0)
#define LIST_NEXT(elm, field) ((elm)->field.le_next)

#define LIST_FOREACH(var, head, field) \
  for ((var) = LIST_FIRST(head); (var); (var) = LIST_NEXT(var, field))

#define LIST_INIT(head)   \
  do {                    \
    (head)->lh_first = 0; \
  } while (0)

#define LIST_INSERT_HEAD(head, elm, field)                         \
  do {                                                             \
    (elm)->field.le_next = (head)->lh_first;                       \
    (elm)->field.le_prev = &(head)->lh_first;                      \
    if ((elm)->field.le_next) {                                    \
      (elm)->field.le_next->field.le_prev = &(elm)->field.le_next; \
    }                                                              \
    (head)->lh_first = (elm);                                      \
  } while (0)

#define LIST_INSERT_AFTER(listelm, elm, field)                     \
  do {                                                             \
    (elm)->field.le_next = (listelm)->field.le_next;               \
    (elm)->field.le_prev = &(listelm)->field.le_next;              \
    if ((elm)->field.le_next) {                                    \
      (elm)->field.le_next->field.le_prev = &(elm)->field.le_next; \
    }                                                              \
    (listelm)->field.le_next = (elm);                              \
  } while (0)

#define LIST_INSERT_BEFORE(listelm, elm, field)       \
  do {                                                \
    (elm)->field.le_next = (listelm);                 \
    (elm)->field.le_prev = (listelm)->field.le_prev;  \
    *(elm)->field.le_prev = (elm);                    \
    (listelm)->field.le_prev = &(elm)->field.le_next; \
  } while (0)

#define LIST_REMOVE(elm, field)                                   \
  do {                                                            \
    if ((elm)->field.le_next) {                                   \
      (elm)->field.le_next->field.le_prev = (elm)->field.le_prev; \
    }                                                             \
    *(elm)->field.le_prev = (elm)->field.le_next;                 \
  } while (0)

#define TAILQ_HEAD(name, type) \
  struct name {                \
    struct type *tqh_first;    \
    struct type **tqh_last;    \
  }

#define TAILQ_HEAD_INITIALIZER(head) \
  { 0, &(head).tqh_first }

#define TAILQ_ENTRY(type)   \
  struct {                  \
    struct type *tqe_next;  \
    struct type **tqe_prev; \
  }

#define TAILQ_FIRST(head) ((head)->tqh_first)
#define TAILQ_EMPTY(head) ((head)->tqh_first == 0)
#define TAILQ_NEXT(elm, field) ((elm)->field.tqe_next)

/*
 * What points back points to a next field, which has the form of a head: the field behind it tells
 * where the pointer to that very element is.
 */
#define TAILQ_LAST(head, headname) (*((struct headname *)(head)->tqh_last)->tqh_last)
#define TAILQ_PREV(elm, headname, field) (*((struct headname *)(elm)->field.tqe_prev)->tqh_last)

#define TAILQ_FOREACH(var, head, field) \
  for ((var) = TAILQ_FIRST(head); (var); (var) = TAILQ_NEXT(var, field))

#define TAILQ_FOREACH_REVERSE(var, head, headname, field) \
  for ((var) = TAILQ_LAST(head, headname); (var); (var) = TAILQ_PREV(var, headname, field))

#define TAILQ_INIT(head)                   \
  do {                                     \
    (head)->tqh_first = 0;                 \
    (head)->tqh_last = &(head)->tqh_first; \
  } while (0)

#define TAILQ_INSERT_HEAD(head, elm, field)                           \
  do {                                                                \
    (elm)->field.tqe_next = (head)->tqh_first;                        \
    (elm)->field.tqe_prev = &(head)->tqh_first;                       \
    if ((elm)->field.tqe_next) {                                      \
      (elm)->field.tqe_next->field.tqe_prev = &(elm)->field.tqe_next; \
    } else {                                                          \
      (head)->tqh_last = &(elm)->field.tqe_next;                      \
    }                                                                 \
    (head)->tqh_first = (elm);                                        \
  } while (0)

#define TAILQ_INSERT_TAIL(head, elm, field)    \
  do {                                         \
    (elm)->field.tqe_next = 0;                 \
    (elm)->field.tqe_prev = (head)->tqh_last;  \
    *(head)->tqh_last = (elm);                 \
    (head)->tqh_last = &(elm)->field.tqe_next; \
  } while (0)

#define TAILQ_INSERT_AFTER(head, listelm, elm, field)                 \
  do {                                                                \
    (elm)->field.tqe_next = (listelm)->field.tqe_next;                \
    (elm)->field.tqe_prev = &(listelm)->field.tqe_next;               \
    if ((elm)->field.tqe_next) {                                      \
      (elm)->field.tqe_next->field.tqe_prev = &(elm)->field.tqe_next; \
    } else {                                                          \
      (head)->tqh_last = &(elm)->field.tqe_next;                      \
    }                                                                 \
    (listelm)->field.tqe_next = (elm);                                \
  } while (0)

#define TAILQ_INSERT_BEFORE(listelm, elm, field)        \
  do {                                                  \
    (elm)->field.tqe_next = (listelm);                  \
    (elm)->field.tqe_prev = (listelm)->field.tqe_prev;  \
    *(elm)->field.tqe_prev = (elm);                     \
    (listelm)->field.tqe_prev = &(elm)->field.tqe_next; \
  } while (0)

#define TAILQ_REMOVE(head, elm, field)                               \
  do {                                                               \
    if ((elm)->field.tqe_next) {                                     \
      (elm)->field.tqe_next->field.tqe_prev = (elm)->field.tqe_prev; \
    } else {                                                         \
      (head)->tqh_last = (elm)->field.tqe_prev;                      \
    }                                                                \
    *(elm)->field.tqe_prev = (elm)->field.tqe_next;                  \
  } while (0)

#define TAILQ_CONCAT(head1, head2, field)                     \
  do {                                                        \
    if ((head2)->tqh_first) {                                 \
      *(head1)->tqh_last = (head2)->tqh_first;                \
      (head2)->tqh_first->field.tqe_prev = (head1)->tqh_last; \
      (head1)->tqh_last = (head2)->tqh_last;                  \
      TAILQ_INIT(head2);                                      \
    }                                                         \
  } while (0)

#endif

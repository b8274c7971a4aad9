/* SPDX-License-Identifier: Apache-2.0 */
/*
 * For programs that write over much memory at once; others have none of these functions. The memory
 * of a lock has marks of the threads that use it, and such a write removes them. A mark is read as an
 * event before it is set and before it is asked for, so its order with the program's writes matters.
 */
#ifndef HELD_H
#define HELD_H

#include "heddle.h"

/* Reads memory as an event, whatever it contains. */
HOOK void __heddle_touch(const void *at);

/* Marks are bytes: one for each thread; a byte that several threads share counts them. */
HOOK void __heddle_mark_use(unsigned char *marks, int count);
/* Whether the mark of this thread is still there. */
HOOK int __heddle_has_mark(unsigned char *marks, int count);
HOOK void __heddle_unmark_use(unsigned char *marks, int count);

#endif

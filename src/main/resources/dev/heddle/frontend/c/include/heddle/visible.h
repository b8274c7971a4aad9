/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which names beyond ISO C a program asked for, by the feature test macros it may define and the
 * way glibc reads them. A name that was not asked for stays free: many programs define their own
 * gettid or strlcpy. Years are not told apart: all of POSIX, or none.
 */
#ifndef _HEDDLE_VISIBLE_H
#define _HEDDLE_VISIBLE_H 1

#if defined _GNU_SOURCE
#define __HEDDLE_GNU 1
#endif

#if defined _GNU_SOURCE || defined _DEFAULT_SOURCE || defined _BSD_SOURCE || defined _SVID_SOURCE \
    || (!defined __STRICT_ANSI__ && !defined _POSIX_C_SOURCE && !defined _POSIX_SOURCE            \
        && !defined _XOPEN_SOURCE)
#define __HEDDLE_MISC 1
#endif

#if defined __HEDDLE_MISC || !defined __STRICT_ANSI__ || defined _POSIX_C_SOURCE                  \
    || defined _POSIX_SOURCE || defined _XOPEN_SOURCE
#define __HEDDLE_POSIX 1
#endif

/* With the headers of a system behind ours, those that we lack take these for granted. */
#if __has_include(<bits/types.h>)
#include <features.h>
#include <bits/types.h>
#endif

#define __HEDDLE_NORETURN __attribute__((__noreturn__))

#endif

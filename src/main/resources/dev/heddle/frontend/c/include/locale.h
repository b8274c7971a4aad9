/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _LOCALE_H
#define _LOCALE_H 1

#include <heddle/locale.h>

#define __need_NULL
#include <stddef.h>

#define LC_CTYPE 0
#define LC_NUMERIC 1
#define LC_TIME 2
#define LC_COLLATE 3
#define LC_MONETARY 4
#define LC_MESSAGES 5
#define LC_ALL 6

struct lconv {
  char *decimal_point;
  char *thousands_sep;
  char *grouping;
};

char *setlocale(int, const char *);
struct lconv *localeconv(void);

#endif

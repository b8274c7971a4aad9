/* SPDX-License-Identifier: Apache-2.0 */
/* Strings cut into pieces. */
#include "heddle.h"

#include <string.h>

char *strtok_r(char *s, const char *set, char **rest) {
  s = s ? s : *rest;
  s += strspn(s, set);
  if (!*s) {
    *rest = s;
    return 0;
  }
  char *end = s + strcspn(s, set);
  *rest = end;
  if (*end) {
    *end = 0;
    *rest = end + 1;
  }
  return s;
}

/* All threads share it: who calls strtok in two of them has a race. */
static char *left;

char *strtok(char *s, const char *set) { return strtok_r(s, set, &left); }

char *strsep(char **s, const char *set) {
  char *token = *s;
  if (token) {
    char *end = token + strcspn(token, set);
    *s = *end ? end + 1 : 0;
    *end = 0;
  }
  return token;
}

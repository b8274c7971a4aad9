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

/* Each thread has its own. */
static _Thread_local char *left;

char *strtok(char *s, const char *set) {
  char *rest = (char *)__heddle_peek8(&left);
  char *token = strtok_r(s, set, &rest);
  __heddle_poke8(&left, (unsigned long)rest);
  return token;
}

char *strsep(char **s, const char *set) {
  char *token = *s;
  if (token) {
    char *end = token + strcspn(token, set);
    *s = *end ? end + 1 : 0;
    *end = 0;
  }
  return token;
}

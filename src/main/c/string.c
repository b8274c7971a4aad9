/* SPDX-License-Identifier: Apache-2.0 */
/* Strings. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

size_t strlen(const char *s) {
  size_t n = 0;
  while (s[n]) {
    n++;
  }
  return n;
}

size_t strnlen(const char *s, size_t most) {
  size_t n = 0;
  while (n < most && s[n]) {
    n++;
  }
  return n;
}

char *stpcpy(char *to, const char *from) {
  while ((*to = *from++)) {
    to++;
  }
  return to;
}

char *strcpy(char *to, const char *from) {
  stpcpy(to, from);
  return to;
}

char *stpncpy(char *to, const char *from, size_t size) {
  size_t n = 0;
  char c;
  while (n < size && (c = from[n])) {
    to[n++] = c;
  }
  char *end = to + n;
  while (n < size) {
    to[n++] = 0;
  }
  return end;
}

char *strncpy(char *to, const char *from, size_t size) {
  stpncpy(to, from, size);
  return to;
}

char *strcat(char *to, const char *from) {
  stpcpy(to + strlen(to), from);
  return to;
}

char *strncat(char *to, const char *from, size_t most) {
  char *end = to + strlen(to);
  char c;
  while (most-- > 0 && (c = *from++)) {
    *end++ = c;
  }
  *end = 0;
  return to;
}

int strncmp(const char *a, const char *b, size_t most) {
  for (; most > 0; a++, b++, most--) {
    unsigned char x = (unsigned char)*a;
    unsigned char y = (unsigned char)*b;
    if (x != y) {
      return x < y ? -1 : 1;
    }
    if (x == 0) {
      break;
    }
  }
  return 0;
}

int strcmp(const char *a, const char *b) { return strncmp(a, b, ~0UL); }

int strcoll(const char *a, const char *b) { return strcmp(a, b); }

int strncasecmp(const char *a, const char *b, size_t most) {
  for (; most > 0; a++, b++, most--) {
    int x = tolower((unsigned char)*a);
    int y = tolower((unsigned char)*b);
    if (x != y) {
      return x - y;
    }
    if (x == 0) {
      break;
    }
  }
  return 0;
}

int strcasecmp(const char *a, const char *b) { return strncasecmp(a, b, ~0UL); }

char *strchrnul(const char *s, int c) {
  char now;
  while ((now = *s) && now != (char)c) {
    s++;
  }
  return (char *)s;
}

char *strchr(const char *s, int c) {
  for (;; s++) {
    char now = *s;
    if (now == (char)c) {
      return (char *)s;
    }
    if (!now) {
      return 0;
    }
  }
}

char *strrchr(const char *s, int c) {
  const char *last = 0;
  for (;; s++) {
    char now = *s;
    if (now == (char)c) {
      last = s;
    }
    if (!now) {
      return (char *)last;
    }
  }
}

char *index(const char *s, int c) { return strchr(s, c); }

char *rindex(const char *s, int c) { return strrchr(s, c); }

/* How many characters at the front are in the set, or are not. */
static size_t span(const char *s, const char *set, int in) {
  size_t n = 0;
  char now;
  while ((now = s[n]) && (strchr(set, now) != 0) == in) {
    n++;
  }
  return n;
}

size_t strspn(const char *s, const char *set) { return span(s, set, 1); }

size_t strcspn(const char *s, const char *set) { return span(s, set, 0); }

char *strpbrk(const char *s, const char *set) {
  s += span(s, set, 0);
  return *s ? (char *)s : 0;
}

char *strstr(const char *s, const char *part) {
  size_t length = strlen(part);
  for (;; s++) {
    if (strncmp(s, part, length) == 0) {
      return (char *)s;
    }
    if (!*s) {
      return 0;
    }
  }
}

char *strcasestr(const char *s, const char *part) {
  size_t length = strlen(part);
  for (;; s++) {
    if (strncasecmp(s, part, length) == 0) {
      return (char *)s;
    }
    if (!*s) {
      return 0;
    }
  }
}

size_t strxfrm(char *to, const char *from, size_t size) {
  size_t length = strlen(from);
  if (length < size) {
    stpcpy(to, from);
  }
  return length;
}

char *basename(const char *path) {
  char *slash = strrchr(path, '/');
  return slash ? slash + 1 : (char *)path;
}

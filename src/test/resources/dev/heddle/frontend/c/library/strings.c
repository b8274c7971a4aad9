#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static void copying(void) {
  char b[64];
  assert(strcpy(b, "abc") == b && strcmp(b, "abc") == 0);
  assert(strcat(b, "def") == b && strcmp(b, "abcdef") == 0);
  assert(strncat(b, "ghijk", 2) == b && strcmp(b, "abcdefgh") == 0);
  memset(b, 'x', 10);
  assert(strncpy(b, "ab", 5) == b && memcmp(b, "ab\0\0\0xxx", 8) == 0);
  assert(stpcpy(b, "xyz") == b + 3 && stpncpy(b, "uvw", 2) == b + 2 && b[2] == 'z');
  char *copy = strdup("copy");
  assert(strcmp(copy, "copy") == 0);
  free(copy);
  copy = strndup("copying", 4);
  assert(strcmp(copy, "copy") == 0);
  free(copy);
}

static void comparing(void) {
  assert(strlen("hello") == 5 && strnlen("hello", 3) == 3);
  assert(strcmp("a", "b") < 0 && strcmp("b", "a") > 0 && strcmp("ab", "a") > 0);
  assert(strncmp("abc", "abd", 2) == 0 && strncmp("abc", "abd", 3) < 0);
  assert(strcmp("\xff", "a") > 0 && strcoll("a", "a") == 0);
  assert(strcasecmp("HeLLo", "hEllO") == 0 && strncasecmp("abX", "ABy", 2) == 0);
}

static void searching(void) {
  const char *s = "hello world";
  assert(strchr(s, 'o') == s + 4 && strrchr(s, 'o') == s + 7);
  assert(strchr(s, 'z') == 0 && strchr(s, 0) == s + 11 && strchrnul(s, 'z') == s + 11);
  assert(index(s, 'o') == s + 4 && rindex(s, 'o') == s + 7);
  assert(strstr(s, "wor") == s + 6 && strstr(s, "xyz") == 0 && strstr(s, "") == s);
  assert(strcasestr(s, "WOR") == s + 6);
  assert(strspn("aabbc", "ab") == 4 && strcspn("hello", "l") == 2);
  assert(*strpbrk(s, "wxyz") == 'w' && strpbrk(s, "xyz") == 0);
  assert(strcmp(basename("a/b/c"), "c") == 0);
}

static void splitting(void) {
  char a[] = "a,b;;c";
  assert(strcmp(strtok(a, ",;"), "a") == 0 && strcmp(strtok(0, ",;"), "b") == 0);
  assert(strcmp(strtok(0, ",;"), "c") == 0 && strtok(0, ",;") == 0);
  char b[] = "1 2";
  char *rest;
  assert(strcmp(strtok_r(b, " ", &rest), "1") == 0);
  assert(strcmp(strtok_r(0, " ", &rest), "2") == 0 && strtok_r(0, " ", &rest) == 0);
  char c[] = "key=value";
  char *p = c;
  assert(strcmp(strsep(&p, "="), "key") == 0 && strcmp(p, "value") == 0);
}

static void characters(void) {
  assert(isdigit('5') && !isdigit('a') && isalpha('z') && isalnum('Z') && isspace('\n'));
  assert(isupper('A') && islower('a') && ispunct('!') && isxdigit('F') && isblank(' '));
  assert(isprint(' ') && !isgraph(' ') && iscntrl('\t') && isascii('a'));
  assert(toupper('q') == 'Q' && tolower('Q') == 'q' && toupper('1') == '1');
}

int main(void) {
  copying();
  comparing();
  searching();
  splitting();
  characters();
  char text[32];
  assert(strcmp(strerror(EINVAL), "Invalid argument") == 0);
  assert(strcmp(strerror_r(EBUSY, text, sizeof text), "Device or resource busy") == 0);
}

#define __STDC_WANT_LIB_EXT1__ 1
#include <assert.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int calls;
static errno_t last;

static void handle(const char *message, void *object, errno_t error) {
  calls++;
  last = error;
}

static void memory(void) {
  char to[4] = "abc";
  assert(memcpy_s(to, sizeof to, "xy", 3) == 0 && strcmp(to, "xy") == 0);
  assert(memcpy_s(to, sizeof to, "123456", 6) != 0);
  assert(to[0] == 0 && to[3] == 0);
  assert(memcpy_s(NULL, 4, "x", 1) != 0);
  strcpy(to, "abc");
  assert(memcpy_s(to, sizeof to, to + 1, 2) != 0 && to[1] == 0);
  strcpy(to, "abc");
  assert(memcpy_s(to, sizeof to, NULL, 2) != 0 && to[1] == 0);
  assert(memcpy_s(to, SIZE_MAX, "x", 1) != 0);
  strcpy(to, "abc");
  assert(memmove_s(to, sizeof to, to + 1, 3) == 0 && strcmp(to, "bc") == 0);
  assert(memmove_s(to, 2, "xyz", 3) != 0 && to[0] == 0);
  assert(memset_s(to, sizeof to, 'z', 3) == 0 && to[2] == 'z');
  assert(memset_s(to, sizeof to, 'y', 9) != 0 && to[3] == 'y');
  assert(memset_s(NULL, 1, 0, 1) != 0);
}

static void strings(void) {
  char to[6] = "old";
  assert(strcpy_s(to, sizeof to, "hello") == 0 && strcmp(to, "hello") == 0);
  assert(strcpy_s(to, sizeof to, "too long") != 0 && to[0] == 0);
  assert(strcpy_s(to, 0, "x") != 0 && strcpy_s(NULL, 3, "x") != 0);
  assert(strncpy_s(to, sizeof to, "hello world", 5) == 0 && strcmp(to, "hello") == 0);
  assert(strncpy_s(to, sizeof to, "hello world", 6) != 0 && to[0] == 0);
  assert(strcat_s(to, sizeof to, "ab") == 0 && strcat_s(to, sizeof to, "cd") == 0);
  assert(strcmp(to, "abcd") == 0);
  assert(strncat_s(to, sizeof to, "efgh", 1) == 0 && strcmp(to, "abcde") == 0);
  assert(strcat_s(to, sizeof to, "f") != 0 && to[0] == 0);
  strcpy(to, "abc");
  assert(strcpy_s(to, sizeof to, to + 1) != 0 && to[0] == 0);
  assert(strnlen_s(NULL, 3) == 0 && strnlen_s("abcd", 3) == 3 && strnlen_s("ab", 3) == 2);
}

static void printing(void) {
  char to[4];
  assert(sprintf_s(to, sizeof to, "%d", 123) == 3 && strcmp(to, "123") == 0);
  assert(sprintf_s(to, sizeof to, "%d", 1234) == 0 && to[0] == 0);
  assert(snprintf_s(to, sizeof to, "%d", 1234) == 4 && strcmp(to, "123") == 0);
  assert(snprintf_s(NULL, 1, "x") < 0);
}

int main(void) {
  memory();
  strings();
  printing();
  assert(calls == 0);
  assert(set_constraint_handler_s(handle) == ignore_handler_s);
  char to[2];
  assert(strcpy_s(to, sizeof to, "ab") == last && last == ERANGE && calls == 1);
  assert(set_constraint_handler_s(NULL) == handle);
  assert(strcpy_s(to, sizeof to, "ab") != 0 && calls == 1);
}

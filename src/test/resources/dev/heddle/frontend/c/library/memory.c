#include <assert.h>
#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>

static void blocks(void) {
  char a[40], b[40];
  for (int i = 0; i < 40; i++) {
    a[i] = (char)i;
  }
  memcpy(b, a, 40);
  assert(memcmp(a, b, 40) == 0 && bcmp(a, b, 40) == 0);
  memmove(b + 3, b, 30);
  for (int i = 0; i < 30; i++) {
    assert(b[i + 3] == i);
  }
  memmove(b, b + 3, 30);
  for (int i = 0; i < 30; i++) {
    assert(b[i] == i);
  }
  memset(b + 1, 7, 37);
  assert(b[0] == 0 && b[1] == 7 && b[37] == 7);
  bzero(b, 40);
  assert(b[1] == 0 && mempcpy(b, a, 3) == b + 3);
  assert(memcmp("abc", "abd", 3) < 0 && memcmp("abd", "abc", 3) > 0);
  assert(memcmp("01234567", "01234567", 8) == 0);
  assert(memchr("abc", 'c', 3) && !memchr("abc", 'c', 2));
  const char *s = "abcabc";
  assert(memrchr(s, 'b', 6) == s + 4 && memmem(s, 6, "ca", 2) == s + 2);
}

static void objects(void) {
  int *p = malloc(4 * sizeof *p);
  for (int i = 0; i < 4; i++) {
    p[i] = i;
  }
  p = realloc(p, 8 * sizeof *p);
  for (int i = 0; i < 4; i++) {
    assert(p[i] == i);
  }
  p = realloc(p, 2 * sizeof *p);
  assert(p[1] == 1 && malloc_usable_size(p) == 2 * sizeof *p);
  free(p);
  free(0);
  p = realloc(0, 4);
  *p = 1;
  assert(realloc(p, 0) == 0);
  p = calloc(3, sizeof *p);
  assert(p[0] == 0 && p[2] == 0);
  p = reallocarray(p, 5, sizeof *p);
  assert(p[2] == 0);
  free(p);
  void (*give_back)(void *) = free;
  void *(*get)(size_t) = malloc;
  give_back(get(5));
}

static void aligned(void) {
  int *p = aligned_alloc(64, 128);
  assert((uintptr_t)p % 64 == 0);
  free(p);
  assert(posix_memalign((void **)&p, 4096, 10) == 0 && (uintptr_t)p % 4096 == 0);
  free(p);
  assert(posix_memalign((void **)&p, 3, 10) == EINVAL);
  p = memalign(32, 10);
  assert((uintptr_t)p % 32 == 0);
  free(p);
  p = mmap(0, 100, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  assert(p[5] == 0);
  p[5] = 1;
  assert(mprotect(p, 100, PROT_READ) == 0 && munmap(p, 100) == 0);
}

/* No object is larger than PTRDIFF_MAX. */
static void too_large(void) {
  volatile size_t huge = -2;
  void *kept = malloc(1);
  void *p = kept;
  assert(!malloc(-2) && !malloc(huge) && !malloc((size_t)PTRDIFF_MAX + 1));
  assert(!calloc(huge, 1) && !calloc(huge, huge) && !calloc(1, -1));
  assert(!realloc(kept, huge) && !aligned_alloc(16, huge) && !reallocarray(kept, huge, huge));
  assert(errno == ENOMEM);
  assert(posix_memalign(&p, 64, huge) == ENOMEM && p == kept);
  assert(mmap(0, huge, 3, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED);
  free(kept);
}

int main(void) {
  too_large();
  blocks();
  objects();
  aligned();
}

#include <stdlib.h>
#include <errno.h>
#include <stdint.h>
#include <assert.h>
#include <malloc.h>
int main(void) {
  volatile size_t huge = (size_t)PTRDIFF_MAX + 1;
  errno = 0; assert(!malloc(huge)); assert(errno == ENOMEM);
  errno = 0; assert(!calloc(huge, 1)); assert(errno == ENOMEM);
  errno = 0; assert(!calloc(huge, 2)); assert(errno == ENOMEM);
  void *p = malloc(4);
  errno = 0; assert(!realloc(p, huge)); assert(errno == ENOMEM);
  errno = 0; assert(!reallocarray(p, huge, 2)); assert(errno == ENOMEM);
  errno = 0; assert(!reallocarray(p, huge, 1)); assert(errno == ENOMEM);
  errno = 0; assert(!realloc(0, huge)); assert(errno == ENOMEM);
  errno = 0; assert(!aligned_alloc(64, huge)); assert(errno == ENOMEM);
  errno = 0; assert(!memalign(64, huge)); assert(errno == ENOMEM);
  errno = 0; assert(!aligned_alloc(3, 9)); assert(errno == EINVAL);
  errno = 0; assert(!aligned_alloc(0, 9)); assert(errno == EINVAL);
  assert(memalign(3, 9));
  errno = 0; assert(!valloc(huge)); assert(errno == ENOMEM);
  errno = 0; assert(!pvalloc(huge)); assert(errno == ENOMEM);
  void *q = p;
  errno = 0; assert(posix_memalign(&q, 64, huge) == ENOMEM); assert(errno == 0); assert(q == p);
  errno = 0; assert(!malloc((size_t)-1)); assert(errno == ENOMEM);
  errno = 0; assert(!calloc((size_t)-1, 3)); assert(errno == ENOMEM);
  errno = 0; malloc(huge); assert(errno == ENOMEM);
  errno = 7; void *r = malloc(huge - huge + 5); assert(r && errno == 7);
  void *s = calloc(huge - huge + 5, 2); assert(s && errno == 7);
  free(r); free(s);
  free(p);
  return 0;
}

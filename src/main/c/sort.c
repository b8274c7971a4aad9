/* SPDX-License-Identifier: Apache-2.0 */
/* Sorting and searching. Equal elements keep their order, as programs may have come to expect. */
#include <stdlib.h>
#include <string.h>

typedef int comparison(const void *, const void *);
typedef int comparison_r(const void *, const void *, void *);

static int apply(const void *a, const void *b, void *compare) {
  return ((comparison *)compare)(a, b);
}

static void swap(char *a, char *b, size_t size) {
  for (size_t i = 0; i < size;) {
    if ((((size_t)a | (size_t)b | i) & 7) == 0 && size - i >= 8) {
      unsigned long x = *(unsigned long *)(a + i);
      *(unsigned long *)(a + i) = *(unsigned long *)(b + i);
      *(unsigned long *)(b + i) = x;
      i += 8;
    } else if ((((size_t)a | (size_t)b | i) & 3) == 0 && size - i >= 4) {
      unsigned x = *(unsigned *)(a + i);
      *(unsigned *)(a + i) = *(unsigned *)(b + i);
      *(unsigned *)(b + i) = x;
      i += 4;
    } else {
      char x = a[i];
      a[i] = b[i];
      b[i++] = x;
    }
  }
}

static void reverse(char *from, char *to, size_t size) {
  for (to -= size; from < to; from += size, to -= size) {
    swap(from, to, size);
  }
}

/* Merges two sorted runs in place, by rotation: no memory is needed. */
static void merge(char *from, char *middle, char *to, size_t size, comparison_r *compare,
                  void *more) {
  while (from < middle && middle < to) {
    if (compare(from, middle, more) <= 0) {
      from += size;
      continue;
    }
    char *end = middle + size;
    while (end < to && compare(end, from, more) < 0) {
      end += size;
    }
    reverse(from, middle, size);
    reverse(middle, end, size);
    reverse(from, end, size);
    from += end - middle;
    middle = end;
  }
}

void qsort_r(void *array, size_t count, size_t size, comparison_r *compare, void *more) {
  char *all = array;
  char *end = all + count * size;
  for (size_t run = size; run < count * size; run *= 2) {
    for (char *from = all; from + run < end; from += 2 * run) {
      char *to = (size_t)(end - from) < 2 * run ? end : from + 2 * run;
      merge(from, from + run, to, size, compare, more);
    }
  }
}

void qsort(void *array, size_t count, size_t size, comparison *compare) {
  qsort_r(array, count, size, apply, (void *)compare);
}

void *bsearch(const void *key, const void *array, size_t count, size_t size,
              comparison *compare) {
  const char *low = array;
  while (count > 0) {
    const char *middle = low + count / 2 * size;
    int order = compare(key, middle);
    if (order == 0) {
      return (void *)middle;
    }
    if (order > 0) {
      low = middle + size;
      count--;
    }
    count /= 2;
  }
  return 0;
}

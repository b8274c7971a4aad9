#define _GNU_SOURCE
#include <arpa/inet.h>
#include <assert.h>
#include <byteswap.h>
#include <complex.h>
#include <endian.h>
#include <stdlib.h>
#include <sys/queue.h>

struct item {
  int value;
  SLIST_ENTRY(item) single;
  LIST_ENTRY(item) list;
  STAILQ_ENTRY(item) tail;
  SIMPLEQ_ENTRY(item) simple;
  TAILQ_ENTRY(item) both;
};

SLIST_HEAD(singles, item) singles = SLIST_HEAD_INITIALIZER(singles);
LIST_HEAD(lists, item) lists = LIST_HEAD_INITIALIZER(lists);
STAILQ_HEAD(tails, item) tails = STAILQ_HEAD_INITIALIZER(tails), more;
SIMPLEQ_HEAD(simples, item) simples = SIMPLEQ_HEAD_INITIALIZER(simples);
TAILQ_HEAD(boths, item) boths = TAILQ_HEAD_INITIALIZER(boths), others;

static struct item items[5] = {{.value = 1}, {.value = 2}, {.value = 3}, {.value = 4}, {.value = 5}};
static struct item *i;

/* The values as digits, in the order of the list. */
#define READ(each)              \
  ({                            \
    int digits = 0;             \
    each digits = digits * 10 + i->value; \
    digits;                     \
  })
#define SINGLES READ(SLIST_FOREACH(i, &singles, single))
#define LISTS READ(LIST_FOREACH(i, &lists, list))
#define TAILS READ(STAILQ_FOREACH(i, &tails, tail))
#define SIMPLES READ(SIMPLEQ_FOREACH(i, &simples, simple))
#define BOTHS READ(TAILQ_FOREACH(i, &boths, both))
#define BACK READ(TAILQ_FOREACH_REVERSE(i, &boths, boths, both))

static void one_link(void) {
  assert(SLIST_EMPTY(&singles));
  SLIST_INSERT_HEAD(&singles, &items[0], single);
  SLIST_INSERT_HEAD(&singles, &items[1], single);
  SLIST_INSERT_AFTER(&items[1], &items[2], single);
  assert(SINGLES == 231 && SLIST_FIRST(&singles) == &items[1]);
  SLIST_REMOVE(&singles, &items[0], item, single);
  assert(SINGLES == 23 && SLIST_NEXT(&items[2], single) == NULL);
  SLIST_REMOVE(&singles, &items[1], item, single);
  SLIST_REMOVE_HEAD(&singles, single);
  assert(SLIST_EMPTY(&singles));
  SLIST_INSERT_HEAD(&singles, &items[0], single);
  SLIST_INIT(&singles);
  assert(SLIST_EMPTY(&singles));
}

static void two_links(void) {
  LIST_INIT(&lists);
  assert(LIST_EMPTY(&lists));
  LIST_INSERT_HEAD(&lists, &items[0], list);
  LIST_INSERT_HEAD(&lists, &items[1], list);
  LIST_INSERT_AFTER(&items[1], &items[2], list);
  LIST_INSERT_AFTER(&items[0], &items[3], list);
  LIST_INSERT_BEFORE(&items[1], &items[4], list);
  assert(LISTS == 52314 && LIST_FIRST(&lists) == &items[4]);
  LIST_REMOVE(&items[4], list);
  LIST_REMOVE(&items[3], list);
  LIST_REMOVE(&items[2], list);
  assert(LISTS == 21);
}

static void with_an_end(void) {
  STAILQ_INIT(&more);
  STAILQ_INSERT_TAIL(&tails, &items[0], tail);
  STAILQ_INSERT_HEAD(&tails, &items[1], tail);
  STAILQ_INSERT_AFTER(&tails, &items[0], &items[2], tail);
  STAILQ_INSERT_TAIL(&more, &items[3], tail);
  STAILQ_CONCAT(&tails, &more);
  assert(TAILS == 2134 && STAILQ_EMPTY(&more));
  STAILQ_REMOVE(&tails, &items[3], item, tail);
  STAILQ_INSERT_TAIL(&tails, &items[4], tail);
  STAILQ_REMOVE_HEAD(&tails, tail);
  assert(TAILS == 135);
  SIMPLEQ_INSERT_HEAD(&simples, &items[0], simple);
  SIMPLEQ_INSERT_TAIL(&simples, &items[1], simple);
  assert(SIMPLES == 12);
  SIMPLEQ_REMOVE_HEAD(&simples, simple);
  SIMPLEQ_REMOVE_HEAD(&simples, simple);
  SIMPLEQ_INSERT_TAIL(&simples, &items[2], simple);
  assert(SIMPLES == 3 && SIMPLEQ_FIRST(&simples) == &items[2]);
}

static void with_all(void) {
  TAILQ_INIT(&others);
  assert(TAILQ_EMPTY(&boths) && TAILQ_LAST(&boths, boths) == NULL);
  TAILQ_INSERT_HEAD(&boths, &items[0], both);
  TAILQ_INSERT_HEAD(&boths, &items[1], both);
  TAILQ_INSERT_TAIL(&boths, &items[2], both);
  TAILQ_INSERT_AFTER(&boths, &items[2], &items[3], both);
  TAILQ_INSERT_BEFORE(&items[1], &items[4], both);
  assert(BOTHS == 52134 && BACK == 43125);
  assert(TAILQ_LAST(&boths, boths) == &items[3] && TAILQ_NEXT(&items[1], both) == &items[0]);
  assert(TAILQ_PREV(&items[1], boths, both) == &items[4]);
  TAILQ_REMOVE(&boths, &items[3], both);
  TAILQ_REMOVE(&boths, &items[0], both);
  TAILQ_INSERT_TAIL(&others, &items[0], both);
  TAILQ_CONCAT(&boths, &others, both);
  assert(BOTHS == 5231 && BACK == 1325 && TAILQ_EMPTY(&others));
  TAILQ_REMOVE(&boths, TAILQ_FIRST(&boths), both);
  assert(BOTHS == 231 && BACK == 132);
}

static void bytes(void) {
  assert(htonl(0x01020304) == 0x04030201 && ntohs(0x0102) == 0x0201);
  assert(bswap_64(1) == 1ul << 56 && htobe32(1) == 1u << 24 && le16toh(0x12345) == 0x2345);
  assert(BYTE_ORDER == LITTLE_ENDIAN);
}

static void complex_numbers(void) {
  double complex z = 3 + 4 * I;
  z = z + CMPLX(1, 1);
  assert(creal(z) == 4 && cimag(z) == 5 && cimag(conj(z)) == -5);
}

int main(void) {
  one_link();
  two_links();
  with_an_end();
  with_all();
  bytes();
  complex_numbers();
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Blocks of memory. They are touched in the largest aligned pieces, of at most eight bytes: each is
 * one event if the memory is shared.
 */
#include <string.h>
#include <strings.h>

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef unsigned long u64;

/* The largest piece that fits behind both addresses and in what is left. */
static size_t piece(const void *a, const void *b, size_t left) {
  size_t either = (size_t)a | (size_t)b;
  return (either & 7) == 0 && left >= 8   ? 8
         : (either & 3) == 0 && left >= 4 ? 4
         : (either & 1) == 0 && left >= 2 ? 2
                                          : 1;
}

static void copy_piece(void *to, const void *from, size_t size) {
  switch (size) {
    case 8:
      *(u64 *)to = *(const u64 *)from;
      break;
    case 4:
      *(u32 *)to = *(const u32 *)from;
      break;
    case 2:
      *(u16 *)to = *(const u16 *)from;
      break;
    default:
      *(u8 *)to = *(const u8 *)from;
  }
}

void *memcpy(void *to, const void *from, size_t size) {
  for (size_t i = 0; i < size;) {
    size_t n = piece((u8 *)to + i, (const u8 *)from + i, size - i);
    copy_piece((u8 *)to + i, (const u8 *)from + i, n);
    i += n;
  }
  return to;
}

/* Backwards: the pieces end where both addresses are aligned. */
static void copy_backwards(u8 *to, const u8 *from, size_t size) {
  while (size > 0) {
    size_t n = piece(to + size, from + size, size);
    size -= n;
    copy_piece(to + size, from + size, n);
  }
}

void *memmove(void *to, const void *from, size_t size) {
  if ((size_t)to - (size_t)from < size) {
    copy_backwards(to, from, size);
    return to;
  }
  return memcpy(to, from, size);
}

void *mempcpy(void *to, const void *from, size_t size) {
  return (u8 *)memcpy(to, from, size) + size;
}

void bcopy(const void *from, void *to, size_t size) { memmove(to, from, size); }

void *memset(void *to, int value, size_t size) {
  u64 all = (u8)value * 0x0101010101010101UL;
  for (size_t i = 0; i < size;) {
    size_t n = piece((u8 *)to + i, 0, size - i);
    copy_piece((u8 *)to + i, &all, n);
    i += n;
  }
  return to;
}

void bzero(void *to, size_t size) { memset(to, 0, size); }

void explicit_bzero(void *to, size_t size) { memset(to, 0, size); }

/* A piece as a number whose order is that of its bytes. */
static u64 number(const void *at, size_t size) {
  switch (size) {
    case 8:
      return __builtin_bswap64(*(const u64 *)at);
    case 4:
      return __builtin_bswap32(*(const u32 *)at);
    case 2:
      return __builtin_bswap16(*(const u16 *)at);
    default:
      return *(const u8 *)at;
  }
}

int memcmp(const void *a, const void *b, size_t size) {
  for (size_t i = 0; i < size;) {
    size_t n = piece((const u8 *)a + i, (const u8 *)b + i, size - i);
    u64 x = number((const u8 *)a + i, n);
    u64 y = number((const u8 *)b + i, n);
    if (x != y) {
      return x < y ? -1 : 1;
    }
    i += n;
  }
  return 0;
}

int bcmp(const void *a, const void *b, size_t size) { return memcmp(a, b, size); }

void *memchr(const void *at, int value, size_t size) {
  for (const u8 *p = at; size > 0; p++, size--) {
    if (*p == (u8)value) {
      return (void *)p;
    }
  }
  return 0;
}

void *memrchr(const void *at, int value, size_t size) {
  while (size > 0) {
    const u8 *p = (const u8 *)at + --size;
    if (*p == (u8)value) {
      return (void *)p;
    }
  }
  return 0;
}

void *rawmemchr(const void *at, int value) { return memchr(at, value, ~0UL); }

void *memccpy(void *to, const void *from, int value, size_t size) {
  for (size_t i = 0; i < size; i++) {
    u8 c = ((const u8 *)from)[i];
    ((u8 *)to)[i] = c;
    if (c == (u8)value) {
      return (u8 *)to + i + 1;
    }
  }
  return 0;
}

void *memmem(const void *at, size_t size, const void *part, size_t length) {
  for (size_t i = 0; i + length <= size; i++) {
    if (memcmp((const u8 *)at + i, part, length) == 0) {
      return (u8 *)at + i;
    }
  }
  return 0;
}

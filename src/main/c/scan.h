/* SPDX-License-Identifier: Apache-2.0 */
/* A text that is read field by field. */
#ifndef SCAN_H
#define SCAN_H

/* Each character is read once. */
struct source {
  const char *next; /* behind the character */
  int c;            /* 0 at the end */
  int count;        /* characters taken */
  int left;         /* of the width of a field */
};

enum found { NOTHING_LEFT, NO_MATCH, MATCH };

void __heddle_take(struct source *);
void __heddle_skip_blanks(struct source *);

/* What is too large becomes the largest; base 0 is that of the digits. */
enum found __heddle_scan_integer(struct source *, unsigned base, int is_signed, unsigned long *);

/* The longest beginning of a decimal fraction. */
enum found __heddle_scan_double(struct source *, double *);

/* Characters of which the set is true; they are stored if there is a place for them. */
enum found __heddle_scan_set(struct source *, const char *set, char *to);

/* A conversion: %[*][width][length]letter. */
struct directive {
  int quiet; /* * */
  int width; /* 0 if none is given */
  int size;  /* of what the argument points to */
  unsigned char letter;
  char set[256]; /* of %[ and %s: whether a character belongs to it */
};

/* Reads the conversion behind a % and gives what follows it. */
const char *__heddle_read_directive(const char *format, struct directive *);

#endif

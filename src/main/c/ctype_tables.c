/* SPDX-License-Identifier: Apache-2.0 */
/* What headers of glibc make of <ctype.h>, for programs that come preprocessed. */

enum {
  UPPER = 1 << 8,
  LOWER = 1 << 9,
  ALPHA = 1 << 10,
  DIGIT = 1 << 11,
  XDIGIT = 1 << 12,
  SPACE = 1 << 13,
  PRINT = 1 << 14,
  GRAPH = 1 << 15,
  BLANK = 1 << 0,
  CNTRL = 1 << 1,
  PUNCT = 1 << 2,
  ALNUM = 1 << 3
};

/* The tables begin at character -128. */
#define AT(c) [128 + (c)]
#define RANGE(a, b) [128 + (a) ... 128 + (b)]
#define LETTER (ALPHA | ALNUM | PRINT | GRAPH)
#define SIGN (PUNCT | PRINT | GRAPH)

static const unsigned short classes[384] = {
    RANGE(0, 31) = CNTRL,
    RANGE('\t', '\r') = CNTRL | SPACE,
    AT('\t') = CNTRL | SPACE | BLANK,
    AT(' ') = SPACE | BLANK | PRINT,
    RANGE('!', '/') = SIGN,
    RANGE('0', '9') = DIGIT | XDIGIT | ALNUM | PRINT | GRAPH,
    RANGE(':', '@') = SIGN,
    RANGE('A', 'F') = LETTER | UPPER | XDIGIT,
    RANGE('G', 'Z') = LETTER | UPPER,
    RANGE('[', '`') = SIGN,
    RANGE('a', 'f') = LETTER | LOWER | XDIGIT,
    RANGE('g', 'z') = LETTER | LOWER,
    RANGE('{', '~') = SIGN,
    AT(127) = CNTRL,
};

#define TWO(c) (c), (c) + 1
#define FOUR(c) TWO(c), TWO((c) + 2)
#define EIGHT(c) FOUR(c), FOUR((c) + 4)
#define SIXTEEN(c) EIGHT(c), EIGHT((c) + 8)
#define THIRTY_TWO(c) SIXTEEN(c), SIXTEEN((c) + 16)
#define IDENTITY(c) THIRTY_TWO(c), THIRTY_TWO((c) + 32), THIRTY_TWO((c) + 64), THIRTY_TWO((c) + 96)

/* Of the 32 characters from @ and from ` on, 26 are letters, and five signs follow them. */
#define SIGNS(c) (c), (c) + 1, (c) + 2, (c) + 3, (c) + 4
#define LETTERS(c) SIXTEEN(c), EIGHT((c) + 16), TWO((c) + 24)

static const int lower[384] = {
    IDENTITY(-128), THIRTY_TWO(0), THIRTY_TWO(32), '@', LETTERS('a'), SIGNS('['), THIRTY_TWO('`'),
    IDENTITY(128)};

static const int upper[384] = {
    IDENTITY(-128), THIRTY_TWO(0), THIRTY_TWO(32), THIRTY_TWO('@'), '`', LETTERS('A'), SIGNS('{'),
    IDENTITY(128)};

static const unsigned short *const classes_at_0 = classes + 128;
static const int *const lower_at_0 = lower + 128;
static const int *const upper_at_0 = upper + 128;

const unsigned short **__ctype_b_loc(void) { return (const unsigned short **)&classes_at_0; }

const int **__ctype_tolower_loc(void) { return (const int **)&lower_at_0; }

const int **__ctype_toupper_loc(void) { return (const int **)&upper_at_0; }

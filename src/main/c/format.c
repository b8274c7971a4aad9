/* SPDX-License-Identifier: Apache-2.0 */
/* Formats as printf does. */
#include "format.h"
#include "heddle.h"

#include <string.h>

static void put(struct output *out, char c) {
  if (out->count + 1 < out->size) {
    out->to[out->count] = c;
  }
  out->count++;
}

static void fill(struct output *out, char c, long count) {
  while (count-- > 0) {
    put(out, c);
  }
}

/* A sign or prefix and digits, filled up to the width with blanks or zeros. */
static void put_field(struct output *out, const struct conversion *c, const char *prefix,
                      const char *digits, long zeros) {
  long length = (long)strlen(prefix) + (long)strlen(digits) + zeros;
  long padding = c->width - length;
  int by_zeros = c->zero && !c->left;
  if (!c->left && !by_zeros) {
    fill(out, ' ', padding);
  }
  while (*prefix) {
    put(out, *prefix++);
  }
  fill(out, '0', by_zeros ? zeros + (padding > 0 ? padding : 0) : zeros);
  while (*digits) {
    put(out, *digits++);
  }
  if (c->left) {
    fill(out, ' ', padding);
  }
}

static const char *sign(const struct conversion *c, int negative) {
  return negative ? "-" : c->plus ? "+" : c->space ? " " : "";
}

static void put_integer(struct output *out, struct conversion *c, unsigned long value) {
  char buffer[24];
  const char *prefix = "";
  unsigned base = 10;
  char ten = 'a';
  switch (c->letter) {
    case 'd':
    case 'i':
      prefix = sign(c, (long)value < 0);
      value = (long)value < 0 ? -value : value;
      break;
    case 'o':
      base = 8;
      break;
    case 'X':
      base = 16;
      ten = 'A';
      prefix = c->alternate && value ? "0X" : "";
      break;
    case 'x':
      base = 16;
      prefix = c->alternate && value ? "0x" : "";
      break;
    case 'p':
      base = 16;
      prefix = "0x";
      break;
    default:
      break;
  }
  buffer[23] = 0;
  char *digits = __heddle_digits_before(buffer + 23, value, base, ten);
  long least = c->precision < 0 ? 1 : c->precision;
  if (c->letter == 'o' && c->alternate && least <= buffer + 23 - digits) {
    least = buffer + 23 - digits + 1; /* so that the first digit is a zero */
  }
  c->zero = c->zero && c->precision < 0;
  long zeros = least - (buffer + 23 - digits);
  put_field(out, c, prefix, digits, zeros > 0 ? zeros : 0);
}

static void put_double(struct output *out, struct conversion *c, double value) {
  char text[MOST_DIGITS];
  int negative = (int)(__builtin_bit_cast(unsigned long, value) >> 63);
  value = __builtin_fabs(value);
  if (value != value || value - value != 0) {
    c->zero = 0;
    strcpy(text, value != value ? (c->letter & 32 ? "nan" : "NAN")
                                : (c->letter & 32 ? "inf" : "INF"));
  } else {
    __heddle_write_double(text, c, value);
  }
  put_field(out, c, sign(c, negative), text, 0);
}

static void put_text(struct output *out, const struct conversion *c, const char *text) {
  text = text ? text : "(null)";
  long length = 0;
  while (length != c->precision && text[length]) {
    length++;
  }
  fill(out, ' ', c->left ? 0 : c->width - length);
  for (long i = 0; i < length; i++) {
    put(out, text[i]);
  }
  fill(out, ' ', c->left ? c->width - length : 0);
}

static void put_conversion(struct output *out, struct conversion *c, unsigned long value) {
  switch (c->letter) {
    case 'd':
    case 'i':
    case 'u':
    case 'x':
    case 'X':
    case 'o':
    case 'p':
      put_integer(out, c, value);
      break;
    case 'f':
    case 'F':
    case 'e':
    case 'E':
    case 'g':
    case 'G':
      put_double(out, c, __builtin_bit_cast(double, value));
      break;
    case 's':
      put_text(out, c, (const char *)value);
      break;
    case 'c':
      fill(out, ' ', c->left ? 0 : c->width - 1);
      put(out, (char)value);
      fill(out, ' ', c->left ? c->width - 1 : 0);
      break;
    case '%':
      put(out, '%');
      break;
    default:
      __heddle_cut("a conversion of printf that is not modelled");
  }
}

int __heddle_format(struct output *out, const char *format, va_list arguments) {
  char c;
  while ((c = *format++)) {
    if (c == '%') {
      struct conversion conversion;
      format = __heddle_read_conversion(format, &conversion, arguments);
      put_conversion(out, &conversion, __heddle_next_argument(&conversion, arguments));
    } else {
      put(out, c);
    }
  }
  if (out->size > 0) {
    out->to[out->count < out->size ? out->count : out->size - 1] = 0;
  }
  return (int)out->count;
}

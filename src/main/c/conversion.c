/* SPDX-License-Identifier: Apache-2.0 */
/* Reads formats of printf. */
#include "format.h"
#include "heddle.h"

static const char *read_flags(const char *format, struct conversion *c) {
  for (;; format++) {
    switch (*format) {
      case '-':
        c->left = 1;
        break;
      case '+':
        c->plus = 1;
        break;
      case ' ':
        c->space = 1;
        break;
      case '#':
        c->alternate = 1;
        break;
      case '0':
        c->zero = 1;
        break;
      default:
        return format;
    }
  }
}

static const char *read_number(const char *format, int *number, va_list arguments) {
  if (*format == '*') {
    *number = va_arg(arguments, int);
    return format + 1;
  }
  *number = 0;
  for (unsigned d; (d = (unsigned)*format - '0') < 10; format++) {
    *number = *number * 10 + (int)d;
  }
  return format;
}

static const char *read_size(const char *format, int *size) {
  *size = 4;
  for (;; format++) {
    switch (*format) {
      case 'h':
        *size /= 2;
        break;
      case 'l':
      case 'q':
      case 'j':
      case 'z':
      case 't':
        *size = 8;
        break;
      case 'L':
        *size = 16;
        break;
      default:
        return format;
    }
  }
}

const char *__heddle_read_conversion(const char *format, struct conversion *c,
                                     va_list arguments) {
  *c = (struct conversion){0};
  c->precision = -1;
  format = read_flags(format, c);
  format = read_number(format, &c->width, arguments);
  if (c->width < 0) {
    c->left = 1;
    c->width = -c->width;
  }
  if (*format == '.') {
    format = read_number(format + 1, &c->precision, arguments);
  }
  format = read_size(format, &c->size);
  c->letter = (char)*format;
  return c->letter ? format + 1 : format;
}

static unsigned long word(const struct conversion *c, va_list arguments) {
  if (c->letter == 's' || c->letter == 'p' || c->letter == 'n' || c->size == 8) {
    return va_arg(arguments, unsigned long);
  }
  int value = va_arg(arguments, int);
  int is_signed = c->letter == 'd' || c->letter == 'i';
  switch (c->size) {
    case 1:
      return is_signed ? (unsigned long)(signed char)value : (unsigned char)value;
    case 2:
      return is_signed ? (unsigned long)(short)value : (unsigned short)value;
    default:
      return is_signed ? (unsigned long)value : (unsigned)value;
  }
}

unsigned long __heddle_next_argument(const struct conversion *c, va_list arguments) {
  switch (c->letter) {
    case 'f':
    case 'F':
    case 'e':
    case 'E':
    case 'g':
    case 'G':
    case 'a':
    case 'A':
      if (c->size == 16) {
        __heddle_cut("a long double that is printed");
      }
      return __builtin_bit_cast(unsigned long, va_arg(arguments, double));
    case '%':
      return 0;
    default:
      return word(c, arguments);
  }
}

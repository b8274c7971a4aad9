/* Digits of numbers, for printf. Floats are right for up to 15 of them. */
#include "format.h"

#include <string.h>

char *__heddle_digits_before(char *end, unsigned long value, unsigned base, char ten) {
  for (; value > 0; value /= base) {
    unsigned d = (unsigned)(value % base);
    *--end = (char)(d < 10 ? '0' + d : (unsigned)ten + d - 10);
  }
  return end;
}

/* [digits].[precision digits] */
static void write_fixed(char *to, double value, int precision) {
  double scale = 1;
  for (int i = 0; i < precision; i++) {
    scale *= 10;
  }
  int shifts = 0;
  while (value >= 1e18) {
    value /= 10;
    shifts++;
  }
  unsigned long whole = (unsigned long)value;
  unsigned long rest = (unsigned long)__builtin_rint((value - (double)whole) * scale);
  if ((double)rest >= scale) {
    whole++;
    rest = 0;
  }
  char buffer[24];
  char *digits = __heddle_digits_before(buffer + 24, whole, 10, 'a');
  if (digits == buffer + 24) {
    *--digits = '0';
  }
  while (digits < buffer + 24) {
    *to++ = *digits++;
  }
  while (shifts-- > 0) {
    *to++ = '0';
  }
  if (precision > 0) {
    *to++ = '.';
    digits = __heddle_digits_before(buffer + 24, rest, 10, 'a');
    for (int i = (int)(buffer + 24 - digits); i < precision; i++) {
      *to++ = '0';
    }
    while (digits < buffer + 24) {
      *to++ = *digits++;
    }
  }
  *to = 0;
}

/* The power of ten of the first digit; the value is brought below ten. */
static int normalise(double *value, int precision) {
  int power = 0;
  double half = 0.5;
  for (int i = 0; i < precision; i++) {
    half /= 10;
  }
  while (*value != 0 && *value < 1) {
    *value *= 10;
    power--;
  }
  while (*value + half >= 10) {
    *value /= 10;
    power++;
  }
  return power;
}

static void write_exponent(char *to, int power, char letter) {
  int size = power < 0 ? -power : power;
  *to++ = letter;
  *to++ = power < 0 ? '-' : '+';
  if (size >= 100) {
    *to++ = (char)('0' + size / 100);
  }
  *to++ = (char)('0' + size / 10 % 10);
  *to++ = (char)('0' + size % 10);
  *to = 0;
}

/* %g leaves out zeros at the end. */
static void trim(char *text) {
  if (strchr(text, '.')) {
    char *end = text + strlen(text);
    while (end[-1] == '0') {
      end--;
    }
    end[end[-1] == '.' ? -1 : 0] = 0;
  }
}

void __heddle_write_double(char *to, const struct conversion *c, double value) {
  int precision = c->precision < 0 ? 6 : c->precision > 17 ? 17 : c->precision;
  char upper = (char)(c->letter & ~32);
  char exponent = (char)('E' | (c->letter & 32));
  if (upper == 'F') {
    write_fixed(to, value, precision);
    return;
  }
  double mantissa = value;
  precision = upper == 'G' ? (precision == 0 ? 0 : precision - 1) : precision;
  int power = normalise(&mantissa, precision);
  int fixed = upper == 'G' && power >= -4 && power <= precision;
  if (fixed) {
    write_fixed(to, value, precision - power);
  } else {
    write_fixed(to, mantissa, precision);
  }
  if (upper == 'G' && !c->alternate) {
    trim(to);
  }
  if (!fixed) {
    write_exponent(to + strlen(to), power, exponent);
  }
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Digits of numbers, for printf; those of floats are exact, however many are asked for. */
#include "format.h"
#include "heddle.h"

#include <string.h>

char *__heddle_digits_before(char *end, unsigned long value, unsigned base, char ten) {
  for (; value > 0; value /= base) {
    unsigned d = (unsigned)(value % base);
    *--end = (char)(d < 10 ? '0' + d : (unsigned)ten + d - 10);
  }
  return end;
}

/* Digits and where the point stands among them: behind the first so many, or before all. */
struct decimal {
  int count;
  int point;
  char digits[MOST_EXACT];
};

#define LIMB 1000000000UL
#define LIMBS (MOST_EXACT / 9 + 1)

/* A large number by a small one; limbs of nine decimal digits, the least first. */
static int multiply(unsigned *limbs, int count, unsigned long factor) {
  unsigned long carry = 0;
  for (int i = 0; i < count; i++) {
    carry += limbs[i] * factor;
    limbs[i] = (unsigned)(carry % LIMB);
    carry /= LIMB;
  }
  for (; carry > 0; carry /= LIMB) {
    limbs[count++] = (unsigned)(carry % LIMB);
  }
  return count;
}

static int multiply_often(unsigned *limbs, int count, unsigned base, unsigned at_once, int times) {
  unsigned long power = 1;
  for (unsigned i = 0; i < at_once; i++) {
    power *= base;
  }
  for (; times >= (int)at_once; times -= (int)at_once) {
    count = multiply(limbs, count, power);
  }
  for (; times > 0; times--) {
    count = multiply(limbs, count, base);
  }
  return count;
}

/* A positive, finite number is m * 2^e, and for a negative e that is m * 5^-e * 10^e. */
static void expand(double value, struct decimal *result) {
  unsigned long bits = __builtin_bit_cast(unsigned long, value);
  unsigned long mantissa = bits & ((1UL << 52) - 1);
  int exponent = (int)(bits >> 52);
  mantissa |= exponent ? 1UL << 52 : 0;
  exponent = (exponent ? exponent : 1) - 1075;
  result->count = 0;
  result->point = 1;
  if (!mantissa) {
    return;
  }
  for (; exponent < 0 && mantissa % 2 == 0; mantissa /= 2) {
    exponent++;
  }
  unsigned limbs[LIMBS];
  int count = 0;
  for (; mantissa > 0; mantissa /= LIMB) {
    limbs[count++] = (unsigned)(mantissa % LIMB);
  }
  count = exponent < 0 ? multiply_often(limbs, count, 5, 12, -exponent)
                       : multiply_often(limbs, count, 2, 28, exponent);
  for (int i = count - 1; i >= 0; i--) {
    char buffer[9];
    char *end = buffer + 9;
    char *first = __heddle_digits_before(end, limbs[i], 10, 'a');
    for (; i < count - 1 && first > buffer; ) {
      *--first = '0';
    }
    while (first < end) {
      result->digits[result->count++] = *first++;
    }
  }
  result->point = result->count + (exponent < 0 ? exponent : 0);
}

/* Rounds to so many digits, a half to the even one. */
static void round_to(struct decimal *d, int wanted) {
  if (wanted >= d->count) {
    return;
  }
  int up = 0;
  if (wanted >= 0) {
    int more = d->digits[wanted] > '5';
    for (int i = wanted + 1; i < d->count && !more; i++) {
      more = d->digits[i] > '0';
    }
    int odd = wanted > 0 && d->digits[wanted - 1] % 2;
    up = d->digits[wanted] >= '5' && (more || odd);
  }
  d->count = wanted < 0 ? 0 : wanted;
  if (up) {
    while (d->count > 0 && d->digits[d->count - 1] == '9') {
      d->count--;
    }
    if (d->count > 0) {
      d->digits[d->count - 1]++;
    } else {
      d->digits[d->count++] = '1';
      d->point++;
    }
  }
}

static char digit(const struct decimal *d, int i) {
  return i < 0 || i >= d->count ? '0' : d->digits[i];
}

/* [whole].[precision digits], of which the first whole ones stand before the point. */
static char *write_digits(char *to, const struct decimal *d, int whole, int precision, int point) {
  int i = whole > 0 ? 0 : whole - 1;
  for (; i < whole; i++) {
    *to++ = digit(d, i);
  }
  if (precision > 0 || point) {
    *to++ = '.';
  }
  for (int end = i + precision; i < end; i++) {
    *to++ = digit(d, i);
  }
  *to = 0;
  return to;
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
static char *trim(char *text, char *end) {
  if (strchr(text, '.')) {
    while (end[-1] == '0') {
      end--;
    }
    end -= end[-1] == '.';
    *end = 0;
  }
  return end;
}

void __heddle_write_double(char *to, const struct conversion *c, double value) {
  struct decimal d;
  expand(value, &d);
  int precision = c->precision < 0 ? 6 : c->precision;
  if (precision > MOST_PRECISION) {
    __heddle_cut("a float that is printed with more than 1000 digits");
  }
  char upper = (char)(c->letter & ~32);
  if (upper == 'F') {
    round_to(&d, d.point + precision);
    write_digits(to, &d, d.point, precision, c->alternate);
    return;
  }
  int general = upper == 'G';
  precision -= general && precision > 0;
  round_to(&d, precision + 1);
  int power = d.point - 1;
  int fixed = general && power >= -4 && power <= precision;
  char *end = fixed ? write_digits(to, &d, d.point, precision - power, c->alternate)
                    : write_digits(to, &d, 1, precision, c->alternate);
  if (general && !c->alternate) {
    end = trim(to, end);
  }
  if (!fixed) {
    write_exponent(end, power, (char)('E' | (c->letter & 32)));
  }
}

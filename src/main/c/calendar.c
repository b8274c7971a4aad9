/* SPDX-License-Identifier: Apache-2.0 */
/* Dates. The time zone is UTC. */
#define _GNU_SOURCE
#include <stdio.h>
#include <time.h>

#define DAY 86400L

static long divide_down(long a, long b) { return a / b - (a % b < 0); }

static int is_leap(long year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

/* Days from 1 January 1970 to that of the year. */
static long days_before(long year) {
  long y = year - 1;
  return 365 * (year - 1970) + divide_down(y, 4) - divide_down(y, 100) + divide_down(y, 400) - 477;
}

/* Days of the year before the first of a month. */
static int month_start(int month, int leap) {
  static const short starts[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};
  return starts[month] + (leap && month > 1);
}

static void fill(struct tm *t, time_t seconds, const char *zone) {
  long days = divide_down(seconds, DAY);
  int rest = (int)(seconds - days * DAY);
  long year = 1970 + divide_down(days, days < 0 ? 365 : 366); /* no later one */
  while (days_before(year + 1) <= days) {
    year++;
  }
  int leap = is_leap(year);
  int day = (int)(days - days_before(year));
  int month = 0;
  while (month_start(month + 1, leap) <= day) {
    month++;
  }
  t->tm_sec = rest % 60;
  t->tm_min = rest / 60 % 60;
  t->tm_hour = rest / 3600;
  t->tm_mday = day - month_start(month, leap) + 1;
  t->tm_mon = month;
  t->tm_year = (int)(year - 1900);
  t->tm_wday = (int)(days + 4 - 7 * divide_down(days + 4, 7));
  t->tm_yday = day;
  t->tm_isdst = 0;
  t->tm_gmtoff = 0;
  t->tm_zone = zone;
}

struct tm *gmtime_r(const time_t *time, struct tm *result) {
  fill(result, *time, "GMT");
  return result;
}

struct tm *localtime_r(const time_t *time, struct tm *result) {
  fill(result, *time, "UTC");
  return result;
}

/* One for all threads, as it is. */
static struct tm shared;

struct tm *gmtime(const time_t *time) { return gmtime_r(time, &shared); }

struct tm *localtime(const time_t *time) { return localtime_r(time, &shared); }

/* Fields may have any value, and get the usual ones. */
static time_t normalised(struct tm *t, const char *zone) {
  long months = 12L * t->tm_year + t->tm_mon;
  long year = divide_down(months, 12);
  int month = (int)(months - 12 * year);
  year += 1900;
  long days = days_before(year) + month_start(month, is_leap(year)) + t->tm_mday - 1;
  time_t seconds = days * DAY + t->tm_hour * 3600L + t->tm_min * 60L + t->tm_sec;
  fill(t, seconds, zone);
  return seconds;
}

time_t mktime(struct tm *t) { return normalised(t, "UTC"); }

time_t timelocal(struct tm *t) { return normalised(t, "UTC"); }

time_t timegm(struct tm *t) { return normalised(t, "GMT"); }

void tzset(void) {}

char *asctime_r(const struct tm *t, char *to) {
  size_t length = strftime(to, 26, "%a %b %e %H:%M:%S ", t);
  sprintf(to + length, "%d\n", t->tm_year + 1900);
  return to;
}

char *ctime_r(const time_t *time, char *to) {
  struct tm t;
  return asctime_r(localtime_r(time, &t), to);
}

static char text[26];

char *asctime(const struct tm *t) { return asctime_r(t, text); }

char *ctime(const time_t *time) { return asctime(localtime(time)); }

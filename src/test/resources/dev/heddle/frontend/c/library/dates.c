#include <assert.h>
#include <string.h>
#include <time.h>

static char text[80];

static int shows(const char *expected, time_t seconds, const char *format) {
  struct tm t;
  gmtime_r(&seconds, &t);
  return strftime(text, sizeof text, format, &t) == strlen(expected) && !strcmp(text, expected);
}

int main(void) {
  assert(shows("1970-01-01 00:00:00 Thu 001", 0, "%F %T %a %j"));
  assert(shows("2000-02-29 23:59:59 Tuesday 060", 951868799, "%Y-%m-%d %H:%M:%S %A %j"));
  assert(shows("03/01/00 12:00 AM March", 951868800, "%D %I:%M %p %B"));
  assert(shows("1969-12-31 3 3 %", -1, "%F %u %w %%"));
  assert(shows("1900-03-01", -2203891200L, "%F") && shows("1761-08-09", -6576279721L, "%F"));
  assert(shows("1600-12-31", -11644473601L, "%F") && shows("2101-01-01", 4133980800L, "%F"));
  assert(shows("Sun Sep  9 01:46:40 2001", 1000000000, "%c") && shows("GMT+0000", 0, "%Z%z"));
  time_t seconds = 1000000000;
  char line[26];
  assert(!strcmp(ctime_r(&seconds, line), "Sun Sep  9 01:46:40 2001\n"));
  assert(!strcmp(asctime(localtime(&seconds)), line) && !strcmp(ctime(&seconds), line));
  struct tm t = {.tm_year = 100, .tm_mon = 13, .tm_mday = 31, .tm_hour = -1, .tm_sec = 60};
  assert(mktime(&t) == 983574060 && t.tm_year == 101 && t.tm_mon == 2 && t.tm_mday == 2);
  assert(t.tm_hour == 23 && t.tm_min == 1 && t.tm_sec == 0 && t.tm_wday == 5 && t.tm_yday == 60);
  assert(timegm(gmtime(&seconds)) == seconds);
  assert(strftime(text, 5, "%Y", &t) == 4 && strftime(text, 4, "%Y", &t) == 0);
  time_t now = time(0);
  assert(localtime(&now)->tm_year >= 101);
}

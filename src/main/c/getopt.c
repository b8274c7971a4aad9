/* SPDX-License-Identifier: Apache-2.0 */
/* Options: a program is run without any. */
#include "heddle.h"

#include <getopt.h>

char *optarg;
int optind = 1;
int opterr = 1;
int optopt;

int getopt(int count, char *const *arguments, const char *options) {
  if (count > 1) {
    __heddle_cut("options of the command line");
  }
  return -1;
}

int getopt_long(int count, char *const *arguments, const char *options, const struct option *all,
                int *index) {
  return getopt(count, arguments, options);
}

int getopt_long_only(int count, char *const *arguments, const char *options,
                     const struct option *all, int *index) {
  return getopt(count, arguments, options);
}

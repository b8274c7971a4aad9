/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_PARAM_H
#define _SYS_PARAM_H 1

#include <limits.h>
#include <sys/types.h>

#define MAXPATHLEN 4096
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define howmany(x, y) (((x) + ((y) - 1)) / (y))
#define roundup(x, y) (((x) + ((y) - 1)) / (y) * (y))

#endif

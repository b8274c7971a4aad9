/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _LIBGEN_H
#define _LIBGEN_H 1

char *dirname(char *);
char *__xpg_basename(char *);
#define basename __xpg_basename

#endif

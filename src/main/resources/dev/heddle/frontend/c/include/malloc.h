/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _MALLOC_H
#define _MALLOC_H 1

#include <stdio.h>
#include <stdlib.h>

void *memalign(size_t, size_t);
void *pvalloc(size_t);
size_t malloc_usable_size(void *);
int malloc_trim(size_t);
int mallopt(int, int);

#endif

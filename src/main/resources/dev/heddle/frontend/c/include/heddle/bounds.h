/* SPDX-License-Identifier: Apache-2.0 */
/* The types of Annex K. */
#ifndef _HEDDLE_BOUNDS_H
#define _HEDDLE_BOUNDS_H 1

typedef int errno_t;
typedef __SIZE_TYPE__ rsize_t;

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* What <stdint.h> and <sys/types.h> have in common. */
#ifndef _HEDDLE_SIGNED_H
#define _HEDDLE_SIGNED_H 1

#include <heddle/visible.h>

typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;

#endif

/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_TYPES_H
#define _SYS_TYPES_H 1

#include <heddle/pthreadtypes.h>
#include <heddle/signed.h>
#include <heddle/types.h>
#include <heddle/visible.h>

typedef unsigned char u_int8_t;
typedef unsigned short u_int16_t;
typedef unsigned u_int32_t;
typedef unsigned long u_int64_t;

#ifdef __HEDDLE_MISC
#include <sys/select.h>
typedef unsigned char u_char;
typedef unsigned short u_short;
typedef unsigned u_int;
typedef unsigned long u_long;
typedef long quad_t;
typedef unsigned long u_quad_t;
typedef unsigned short ushort;
typedef unsigned uint;
typedef unsigned long ulong;
typedef char *caddr_t;
typedef int daddr_t;
typedef long loff_t;
#endif

#endif

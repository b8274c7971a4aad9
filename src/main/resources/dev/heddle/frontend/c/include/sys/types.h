#ifndef _SYS_TYPES_H
#define _SYS_TYPES_H 1

#include <heddle/pthreadtypes.h>
#include <heddle/types.h>
#include <heddle/visible.h>

#ifndef __int8_t_defined
#define __int8_t_defined
typedef __INT8_TYPE__ int8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;
typedef __INT64_TYPE__ int64_t;
#endif
typedef __UINT8_TYPE__ u_int8_t;
typedef __UINT16_TYPE__ u_int16_t;
typedef __UINT32_TYPE__ u_int32_t;
typedef __UINT64_TYPE__ u_int64_t;

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

/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _ENDIAN_H
#define _ENDIAN_H 1

#include <heddle/visible.h>

#define __LITTLE_ENDIAN 1234
#define __BIG_ENDIAN 4321
#define __PDP_ENDIAN 3412
#ifndef __BYTE_ORDER
#define __BYTE_ORDER __LITTLE_ENDIAN
#endif

#ifdef __HEDDLE_MISC
#ifndef LITTLE_ENDIAN
#define LITTLE_ENDIAN __LITTLE_ENDIAN
#define BIG_ENDIAN __BIG_ENDIAN
#define PDP_ENDIAN __PDP_ENDIAN
#define BYTE_ORDER __BYTE_ORDER
#endif

#define htobe16(x) __builtin_bswap16(x)
#define be16toh(x) __builtin_bswap16(x)
#define htole16(x) ((unsigned short)(x))
#define le16toh(x) ((unsigned short)(x))
#define htobe32(x) __builtin_bswap32(x)
#define be32toh(x) __builtin_bswap32(x)
#define htole32(x) ((unsigned)(x))
#define le32toh(x) ((unsigned)(x))
#define htobe64(x) __builtin_bswap64(x)
#define be64toh(x) __builtin_bswap64(x)
#define htole64(x) ((unsigned long)(x))
#define le64toh(x) ((unsigned long)(x))
#endif

#endif

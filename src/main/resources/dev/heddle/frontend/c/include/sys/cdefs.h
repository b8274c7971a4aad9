/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _HEDDLE_CDEFS_H
#define _HEDDLE_CDEFS_H 1

#if __has_include_next(<sys/cdefs.h>)
#include_next <sys/cdefs.h>
#else
#define __BEGIN_DECLS
#define __END_DECLS
#define __THROW
#define __CONCAT(x, y) x##y
#define __STRING(x) #x
#endif

#endif

/* SPDX-License-Identifier: Apache-2.0 */
#ifndef __locale_t_defined
#define __locale_t_defined 1

typedef struct __locale_struct *locale_t;

#endif

/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _MEMORY_H
#define _MEMORY_H 1

#include <string.h>

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Some programs include it to ask which C library there is. None: its functions are modelled. */
#ifndef _HEDDLE_FEATURES_H
#define _HEDDLE_FEATURES_H 1

#include <heddle/visible.h>

/* With the headers of a system behind ours, its own headers need the real one. */
#if __has_include_next(<features.h>)
#include_next <features.h>
#endif

#endif

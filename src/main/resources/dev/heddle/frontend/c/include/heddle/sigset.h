/* SPDX-License-Identifier: Apache-2.0 */
#ifndef __sigset_t_defined
#define __sigset_t_defined 1
#define ____sigset_t_defined 1

typedef struct {
  unsigned long __val[16];
} __sigset_t;
typedef __sigset_t sigset_t;

#endif

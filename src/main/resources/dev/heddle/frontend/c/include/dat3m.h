/* SPDX-License-Identifier: Apache-2.0 */
/* Programs that were written for another verifier include it for these. */
#ifndef _HEDDLE_DAT3M_H
#define _HEDDLE_DAT3M_H 1

_Bool __VERIFIER_nondet_bool(void);
int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
float __VERIFIER_nondet_float(void);
double __VERIFIER_nondet_double(void);
unsigned __VERIFIER_tid(void);
void __VERIFIER_assume(int);
void __VERIFIER_assert(int);
void __VERIFIER_loop_begin(void);
void __VERIFIER_loop_bound(int);
void __VERIFIER_spin_start(void);
void __VERIFIER_spin_end(int);

#define await_while(condition) while (condition)

#endif

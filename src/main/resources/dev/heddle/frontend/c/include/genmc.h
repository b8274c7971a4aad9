/* Programs that were written for another model checker include it for these. */
#ifndef _HEDDLE_GENMC_H
#define _HEDDLE_GENMC_H 1

void __VERIFIER_assume(int);
int __VERIFIER_nondet_int(void);

#endif

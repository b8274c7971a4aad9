/* SPDX-License-Identifier: Apache-2.0 */
/* Exists in programs that may use FUTEX_REQUEUE: futex.c only asks whether it does. */
void __heddle_may_requeue(void) {}

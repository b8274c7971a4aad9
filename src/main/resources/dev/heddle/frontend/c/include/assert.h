/* SPDX-License-Identifier: Apache-2.0 */
/* No guard: what assert does depends on NDEBUG at each #include. */
#undef assert

#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
#ifndef _HEDDLE_ASSERT_H
#define _HEDDLE_ASSERT_H 1
void __assert_fail(const char *, const char *, unsigned, const char *)
    __attribute__((__noreturn__));
#endif
#define assert(condition) \
  ((condition) ? (void)0 : __assert_fail(#condition, __FILE__, __LINE__, __func__))
#endif

#if !defined __cplusplus && (!defined __STDC_VERSION__ || __STDC_VERSION__ < 202311L)
#undef static_assert
#define static_assert _Static_assert
#endif

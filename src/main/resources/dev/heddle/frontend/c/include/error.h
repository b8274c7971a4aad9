/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _ERROR_H
#define _ERROR_H 1

void error(int, int, const char *, ...);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _ARPA_INET_H
#define _ARPA_INET_H 1

#include <netinet/in.h>

in_addr_t inet_addr(const char *);
int inet_aton(const char *, struct in_addr *);
char *inet_ntoa(struct in_addr);
const char *inet_ntop(int, const void *__restrict, char *__restrict, socklen_t);
int inet_pton(int, const char *__restrict, void *__restrict);

#endif

// SPDX-License-Identifier: Apache-2.0
/** Tests of finite programs and of the abstraction. */
package dev.heddle.states.finite;

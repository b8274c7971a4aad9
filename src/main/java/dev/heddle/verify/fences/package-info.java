// SPDX-License-Identifier: Apache-2.0
/** Where do fences belong? */
package dev.heddle.verify.fences;

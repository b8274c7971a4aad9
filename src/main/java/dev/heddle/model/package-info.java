// SPDX-License-Identifier: Apache-2.0
/** The memory models by name. What a model means is for each engine to say, or to refuse. */
package dev.heddle.model;

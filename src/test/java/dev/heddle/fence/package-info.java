/** Tests of the search for fences. */
package dev.heddle.fence;

/** Tests of the searches: each against brute force, each part broken on purpose. */
package dev.heddle.explore;

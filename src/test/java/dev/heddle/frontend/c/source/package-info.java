/** Tests of where statements begin. */
package dev.heddle.frontend.c.source;

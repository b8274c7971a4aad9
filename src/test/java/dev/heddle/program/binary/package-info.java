/** Tests of programs as bytes. */
package dev.heddle.program.binary;

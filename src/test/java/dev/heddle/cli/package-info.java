/** Tests of the command line, in process. */
package dev.heddle.cli;

/** The command line: arguments, files and exit codes, and no logic of its own. */
package dev.heddle.cli;

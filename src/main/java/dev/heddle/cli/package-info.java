/** Arguments, files and exit codes; no logic. */
package dev.heddle.cli;

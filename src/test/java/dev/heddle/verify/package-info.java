/** Tests of the questions, against the answers of others. */
package dev.heddle.verify;

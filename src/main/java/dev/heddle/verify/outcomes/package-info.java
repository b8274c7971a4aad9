/** Which final states can a program end in? */
package dev.heddle.verify.outcomes;

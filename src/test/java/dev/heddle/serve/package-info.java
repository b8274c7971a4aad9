/** Tests of the playground's server. */
package dev.heddle.serve;

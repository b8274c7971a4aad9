/** What one search has seen, how far it may go, and how it survives its process. */
package dev.heddle.verify.session;

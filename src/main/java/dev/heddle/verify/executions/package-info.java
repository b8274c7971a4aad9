/** Which executions are there, one of every class? */
package dev.heddle.verify.executions;

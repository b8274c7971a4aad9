/** Can a program leave sequential consistency, as far as its SC executions tell? */
package dev.heddle.verify.monitoring;

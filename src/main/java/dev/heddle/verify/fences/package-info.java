/** Where do fences belong? */
package dev.heddle.verify.fences;

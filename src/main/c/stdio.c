/* SPDX-License-Identifier: Apache-2.0 */
/* What prints. There are only the standard streams, and they are not told apart. */
#define _GNU_SOURCE
#include "format.h"
#include "heddle.h"

#include <err.h>
#include <errno.h>
#include <error.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE files[3];
FILE *stdin = &files[0];
FILE *stdout = &files[1];
FILE *stderr = &files[2];

/* Their names in macOS. */
FILE *__stdinp = &files[0];
FILE *__stdoutp = &files[1];
FILE *__stderrp = &files[2];

/* What is printed is read, whether anybody sees it or not. */
int puts(const char *text) {
  strlen(text);
  __heddle_print("%s\n", text);
  return 1;
}

int fputs(const char *text, FILE *file) {
  strlen(text);
  __heddle_print("%s", text);
  return 1;
}

int putchar(int c) {
  __heddle_print("%c", c);
  return (unsigned char)c;
}

int putc(int c, FILE *file) { return putchar(c); }

int fputc(int c, FILE *file) { return putchar(c); }

int putchar_unlocked(int c) { return putchar(c); }

int putc_unlocked(int c, FILE *file) { return putchar(c); }

int _IO_putc(int c, FILE *file) { return putchar(c); }

int fputs_unlocked(const char *text, FILE *file) { return fputs(text, file); }

int fputc_unlocked(int c, FILE *file) { return putchar(c); }

size_t fwrite(const void *bytes, size_t size, size_t count, FILE *file) {
  __heddle_print("%.*s", (int)(size * count), bytes);
  return count;
}

size_t fwrite_unlocked(const void *bytes, size_t size, size_t count, FILE *file) {
  return fwrite(bytes, size, count, file);
}

/* Formatted here, since only calls have arguments that can be counted. */
int vprintf(const char *format, va_list arguments) {
  char text[1024];
  struct output out = {text, sizeof text, 0};
  int count = __heddle_format(&out, format, arguments);
  __heddle_print("%s", text);
  return count;
}

/* For those who want to know how many characters it are; other calls are single instructions. */
int printf(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int count = vprintf(format, arguments);
  va_end(arguments);
  return count;
}

int fprintf(FILE *file, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int count = vprintf(format, arguments);
  va_end(arguments);
  return count;
}

int dprintf(int file, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int count = vprintf(format, arguments);
  va_end(arguments);
  return count;
}

int vfprintf(FILE *file, const char *format, va_list arguments) {
  return vprintf(format, arguments);
}

int vdprintf(int file, const char *format, va_list arguments) {
  return vprintf(format, arguments);
}

void perror(const char *text) {
  __heddle_print("%s: %s\n", text ? text : "", strerror(errno));
}

int fflush(FILE *file) { return 0; }

int fflush_unlocked(FILE *file) { return 0; }

int fclose(FILE *file) { return 0; }

int ferror(FILE *file) { return 0; }

void clearerr(FILE *file) {}

int fileno(FILE *file) { return (int)(file - files); }

void setbuf(FILE *file, char *buffer) {}

void setlinebuf(FILE *file) {}

int setvbuf(FILE *file, char *buffer, int mode, size_t size) { return 0; }

void flockfile(FILE *file) {}

void funlockfile(FILE *file) {}

void warn(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
  perror("");
}

void warnx(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
  puts("");
}

void err(int status, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
  perror("");
  exit(status);
}

void errx(int status, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
  puts("");
  exit(status);
}

void error(int status, int number, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
  puts(number ? strerror(number) : "");
  if (status) {
    exit(status);
  }
}

/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _STDIO_H
#define _STDIO_H 1

#include <heddle/types.h>
#include <heddle/visible.h>

#define __need_NULL
#define __need_size_t
#include <stddef.h>
#define __need___va_list
#include <stdarg.h>
#if defined __HEDDLE_POSIX && !defined _VA_LIST
#define _VA_LIST
typedef __gnuc_va_list va_list;
#endif

#define __FILE_defined 1
#define __struct_FILE_defined 1
struct _IO_FILE {
  long __space[27];
};
typedef struct _IO_FILE FILE;

typedef struct {
  long __pos;
  long __state;
} fpos_t;

#define EOF (-1)
#define BUFSIZ 8192
#define FILENAME_MAX 4096
#define FOPEN_MAX 16
#define TMP_MAX 238328
#define L_tmpnam 20
#define L_ctermid 9
#define P_tmpdir "/tmp"
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2

extern FILE *stdin;
extern FILE *stdout;
extern FILE *stderr;
#define stdin stdin
#define stdout stdout
#define stderr stderr

int printf(const char *__restrict, ...);
int fprintf(FILE *__restrict, const char *__restrict, ...);
int sprintf(char *__restrict, const char *__restrict, ...);
int snprintf(char *__restrict, size_t, const char *__restrict, ...);
int vprintf(const char *__restrict, __gnuc_va_list);
int vfprintf(FILE *__restrict, const char *__restrict, __gnuc_va_list);
int vsprintf(char *__restrict, const char *__restrict, __gnuc_va_list);
int vsnprintf(char *__restrict, size_t, const char *__restrict, __gnuc_va_list);
int scanf(const char *__restrict, ...);
int fscanf(FILE *__restrict, const char *__restrict, ...);
int sscanf(const char *__restrict, const char *__restrict, ...);
int vscanf(const char *__restrict, __gnuc_va_list);
int vfscanf(FILE *__restrict, const char *__restrict, __gnuc_va_list);
int vsscanf(const char *__restrict, const char *__restrict, __gnuc_va_list);

int puts(const char *);
int fputs(const char *__restrict, FILE *__restrict);
int putchar(int);
int putc(int, FILE *);
int fputc(int, FILE *);
int getchar(void);
int getc(FILE *);
int fgetc(FILE *);
int ungetc(int, FILE *);
#if !defined __STDC_VERSION__ || __STDC_VERSION__ < 201112L
char *gets(char *);
#endif
char *fgets(char *__restrict, int, FILE *__restrict);
size_t fread(void *__restrict, size_t, size_t, FILE *__restrict);
size_t fwrite(const void *__restrict, size_t, size_t, FILE *__restrict);
void perror(const char *);

FILE *fopen(const char *__restrict, const char *__restrict);
FILE *freopen(const char *__restrict, const char *__restrict, FILE *__restrict);
int fclose(FILE *);
int fflush(FILE *);
void setbuf(FILE *__restrict, char *__restrict);
int setvbuf(FILE *__restrict, char *__restrict, int, size_t);
int fseek(FILE *, long, int);
long ftell(FILE *);
void rewind(FILE *);
int fgetpos(FILE *__restrict, fpos_t *__restrict);
int fsetpos(FILE *, const fpos_t *);
void clearerr(FILE *);
int feof(FILE *);
int ferror(FILE *);
int remove(const char *);
int rename(const char *, const char *);
FILE *tmpfile(void);
char *tmpnam(char *);

#ifdef __HEDDLE_POSIX
int dprintf(int, const char *__restrict, ...);
int vdprintf(int, const char *__restrict, __gnuc_va_list);
FILE *fdopen(int, const char *);
int fileno(FILE *);
FILE *popen(const char *, const char *);
int pclose(FILE *);
int fseeko(FILE *, off_t, int);
off_t ftello(FILE *);
void flockfile(FILE *);
int ftrylockfile(FILE *);
void funlockfile(FILE *);
int getc_unlocked(FILE *);
int getchar_unlocked(void);
int putc_unlocked(int, FILE *);
int putchar_unlocked(int);
ssize_t getline(char **__restrict, size_t *__restrict, FILE *__restrict);
ssize_t getdelim(char **__restrict, size_t *__restrict, int, FILE *__restrict);
FILE *fmemopen(void *, size_t, const char *);
FILE *open_memstream(char **, size_t *);
char *ctermid(char *);
char *tempnam(const char *, const char *);
#endif

#ifdef __HEDDLE_MISC
void setbuffer(FILE *, char *, size_t);
void setlinebuf(FILE *);
int fflush_unlocked(FILE *);
int fgetc_unlocked(FILE *);
int fputc_unlocked(int, FILE *);
size_t fread_unlocked(void *__restrict, size_t, size_t, FILE *__restrict);
size_t fwrite_unlocked(const void *__restrict, size_t, size_t, FILE *__restrict);
int feof_unlocked(FILE *);
int ferror_unlocked(FILE *);
#endif

#ifdef __HEDDLE_GNU
int asprintf(char **__restrict, const char *__restrict, ...);
int vasprintf(char **__restrict, const char *__restrict, __gnuc_va_list);
int fputs_unlocked(const char *__restrict, FILE *__restrict);
char *fgets_unlocked(char *__restrict, int, FILE *__restrict);
#endif

#if defined __STDC_WANT_LIB_EXT1__ && __STDC_WANT_LIB_EXT1__
#include <heddle/bounds.h>
int sprintf_s(char *__restrict, rsize_t, const char *__restrict, ...);
int snprintf_s(char *__restrict, rsize_t, const char *__restrict, ...);
int vsprintf_s(char *__restrict, rsize_t, const char *__restrict, __builtin_va_list);
int vsnprintf_s(char *__restrict, rsize_t, const char *__restrict, __builtin_va_list);
#endif

#endif

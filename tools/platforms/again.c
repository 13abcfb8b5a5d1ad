/* Does calls of the kernel again by a library, and compares results and bytes:

       again LIBRARY CALLS

   CALLS is what tools/platforms/calls.py packs: whole numbers of 64 bits, the lowest byte first. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <windows.h>
#define OPEN(path) ((void *)LoadLibraryA(path))
#define FIND(library, name) ((void *)GetProcAddress((HMODULE)(library), name))
#else
#include <dlfcn.h>
#define OPEN(path) dlopen(path, RTLD_NOW)
#define FIND(library, name) dlsym(library, name)
#endif

enum { MOST = 16, NAME = 256 };

/* Callers clear up on all these machines: whoever takes fewer arguments does not see the rest. */
typedef int64_t (*entry)(int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t,
                         int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t);

static void fail(const char *what, const char *which)
{
    fprintf(stderr, "%s: %s\n", what, which);
    exit(2);
}

static int read_all(FILE *file, void *into, size_t size)
{
    return size == 0 || fread(into, size, 1, file) == 1;
}

static int64_t read_number(FILE *file)
{
    int64_t number;
    if (!read_all(file, &number, sizeof number)) fail("cut off", "calls");
    return number;
}

int main(int count, char **words)
{
    if (count != 3) fail("wanted", "LIBRARY CALLS");
    void *library = OPEN(words[1]);
    if (library == NULL) fail("does not load", words[1]);
    FILE *file = fopen(words[2], "rb");
    if (file == NULL) fail("cannot be read", words[2]);
    int64_t calls = read_number(file), wrong = 0;
    for (int64_t number = 0; number < calls; number++) {
        char name[NAME] = {0};
        int64_t length = read_number(file);
        if (length >= NAME || !read_all(file, name, (size_t)length)) fail("cut off", "name");
        entry call = (entry)FIND(library, name);
        if (call == NULL) fail("no such entry", name);
        int64_t given[MOST] = {0}, blocks[MOST][3], sizes[MOST] = {0};
        unsigned char *after[MOST] = {NULL};
        int64_t arguments = read_number(file);
        for (int64_t place = 0; place < arguments; place++) {
            int64_t dimensions = read_number(file); /* 0: it is a number */
            if (dimensions == 0) {
                given[place] = read_number(file);
                continue;
            }
            for (int64_t axis = 1; axis <= dimensions; axis++) blocks[place][axis] = read_number(file);
            size_t size = (size_t)(sizes[place] = read_number(file));
            unsigned char *memory = malloc(size + 1);
            after[place] = malloc(size + 1);
            if (memory == NULL || after[place] == NULL) fail("no room", name);
            if (!read_all(file, memory, size) || !read_all(file, after[place], size))
                fail("cut off", name);
            blocks[place][0] = (int64_t)(intptr_t)memory;
            given[place] = (int64_t)(intptr_t)blocks[place];
        }
        int64_t answers = read_number(file), expected[MOST];
        if (answers > MOST) fail("too many answers", name);
        for (int64_t each = 0; each < answers; each++) expected[each] = read_number(file);
        int64_t result = call(given[0], given[1], given[2], given[3], given[4], given[5], given[6],
                              given[7], given[8], given[9], given[10], given[11], given[12],
                              given[13], given[14], given[15]);
        int differs = 1;
        for (int64_t each = 0; each < answers; each++) differs &= result != expected[each];
        for (int64_t place = 0; place < arguments; place++) {
            if (after[place] == NULL) continue;
            unsigned char *memory = (unsigned char *)(intptr_t)blocks[place][0];
            differs |= memcmp(memory, after[place], (size_t)sizes[place]) != 0;
            free(memory);
            free(after[place]);
        }
        if (differs) {
            fprintf(stderr, "call %lld differs: %s\n", (long long)number, name);
            wrong++;
        }
    }
    printf("%lld calls, %lld differ\n", (long long)calls, (long long)wrong);
    return wrong != 0;
}

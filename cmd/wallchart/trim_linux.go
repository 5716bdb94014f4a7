//go:build gui && cgo

package main

/*
#define _GNU_SOURCE
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

// Of the first object, the program itself: what nothing can have written to.
static int unmap(struct dl_phdr_info *program, size_t size, void *page) {
	uintptr_t mask = *(uintptr_t *)page - 1;
	for (int i = 0; i < program->dlpi_phnum; i++) {
		const ElfW(Phdr) *part = &program->dlpi_phdr[i];
		if (part->p_type != PT_LOAD || part->p_flags & PF_W) {
			continue;
		}
		uintptr_t from = program->dlpi_addr + part->p_vaddr;
		uintptr_t to = (from + part->p_filesz) & ~mask;
		from = (from + mask) & ~mask;
		if (from < to) {
			madvise((void *)from, to - from, MADV_DONTNEED);
		}
	}
	return 1;
}
static void leave(uintptr_t page) { dl_iterate_phdr(unmap, &page); }

#ifdef __GLIBC__
#include <malloc.h>
static void trim(void) { malloc_trim(0); }
static void tidy(void) {
	mallopt(M_MMAP_THRESHOLD, 72 << 10);
	mallopt(M_TRIM_THRESHOLD, 1 << 20);
	mallopt(M_ARENA_MAX, 2);
}
#else
static void trim(void) {}
static void tidy(void) {}
#endif
*/
import "C"

import "os"

// tidy has the drawing library's memory come from few places, and what is large, such as pictures, from the system and go back there
// at once: blocks above the 64 kB in which software drawing keeps its tiles. Left to itself the C library keeps a place for each
// thread, and between the many small pictures of texts the large ones leave holes that nothing fits in again.
func tidy() { C.tidy() }

// trim gives back what the drawing library has freed: the pictures of text that is no longer shown.
func trim() { C.trim() }

// leave unmaps the program's own file. A start runs through most of it once, and so does a long day, and little of that is wanted again;
// what is, the system maps anew from its cache.
func leave() { C.leave(C.uintptr_t(os.Getpagesize())) }

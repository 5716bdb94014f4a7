//go:build gui && cgo

package main

/*
#include <stdlib.h>
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

// tidy has the drawing library's memory come from few places, and what is large, such as pictures, from the system and go back there
// at once: blocks above the 64 kB in which software drawing keeps its tiles. Left to itself the C library keeps a place for each
// thread, and between the many small pictures of texts the large ones leave holes that nothing fits in again.
func tidy() { C.tidy() }

// trim gives back what the drawing library has freed: the pictures of text that is no longer shown.
func trim() { C.trim() }

//go:build gui && cgo

package main

/*
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
static void trim(void) { malloc_trim(0); }
#else
static void trim(void) {}
#endif
*/
import "C"

// trim gives back what the drawing library has freed: the pictures of text that is no longer shown.
func trim() { C.trim() }

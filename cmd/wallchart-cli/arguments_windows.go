package main

import (
	"os"
	"syscall"
	"unicode/utf16"
	"unsafe"
)

// arguments are those of the command line, patterns of files expanded.
func arguments() []string {
	start := unsafe.Pointer(syscall.GetCommandLine())
	var line []uint16
	for at := uintptr(0); ; at += 2 {
		c := *(*uint16)(unsafe.Add(start, at))
		if c == 0 {
			break
		}
		line = append(line, c)
	}
	words := typed(string(utf16.Decode(line)))
	if len(words) != len(os.Args) {
		return os.Args[1:]
	}
	for i := range words {
		words[i].text = os.Args[i] // half a letter too, which a name may have on Windows
	}
	return expand(words[1:], os.ReadDir)
}

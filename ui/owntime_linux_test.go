package ui

import (
	"syscall"
	"time"
	"unsafe"
)

// ownTime is what the calling thread has computed so far: a machine that is busy with other things does not count. What is
// waited for, such as the disk, does not either.
func ownTime() time.Duration {
	const threadClock = 3 // CLOCK_THREAD_CPUTIME_ID
	var t syscall.Timespec
	_, _, _ = syscall.Syscall(syscall.SYS_CLOCK_GETTIME, threadClock, uintptr(unsafe.Pointer(&t)), 0)
	return time.Duration(t.Nano())
}

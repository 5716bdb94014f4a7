package phrase

import "syscall"

// As the system's list of error codes has them.
var (
	inUse        = []error{syscall.Errno(32), syscall.Errno(33)}                  // ERROR_SHARING_VIOLATION, ERROR_LOCK_VIOLATION
	diskFull     = []error{syscall.Errno(39), syscall.Errno(112), syscall.ENOSPC} // ERROR_HANDLE_DISK_FULL, ERROR_DISK_FULL
	fileOnTheWay = []error{syscall.Errno(267)}                                    // ERROR_DIRECTORY; ENOTDIR is "the path was not found" there
)

//go:build !windows

package phrase

import "syscall"

var (
	inUse        = []error{syscall.EBUSY, syscall.ETXTBSY}
	diskFull     = []error{syscall.ENOSPC, syscall.EDQUOT}
	fileOnTheWay = []error{syscall.ENOTDIR}
)

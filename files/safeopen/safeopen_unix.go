//go:build unix

package safeopen

import (
	"errors"
	"syscall"
)

const (
	dontWait   = syscall.O_NONBLOCK // a pipe nobody writes to is opened at once, and refused
	dontFollow = syscall.O_NOFOLLOW
)

// isLink tells the system's answer to opening a link that is not to be followed;
// some of its kind answer in their own way.
func isLink(err error) bool { return errors.Is(err, syscall.ELOOP) || errors.Is(err, syscall.EMLINK) }

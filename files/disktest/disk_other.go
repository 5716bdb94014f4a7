//go:build !linux

package disktest

import "testing"

// New is a disk of so many MB, which only Linux gives.
func New(testing.TB, int) *Disk { return nil }

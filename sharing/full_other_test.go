//go:build !linux

package sharing

import "testing"

// fullDisk is a small disk that can be filled.
type fullDisk struct{ folder string }

func smallDisk(testing.TB) *fullDisk { return nil }

func (*fullDisk) fill(bool) {}

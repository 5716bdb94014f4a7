package disktest

import (
	"fmt"
	"syscall"
	"testing"
)

// New is a disk of so many MB in memory until the test ends, nil for whom may not have one.
func New(t testing.TB, megabytes int) *Disk {
	t.Helper()
	folder := t.TempDir()
	if syscall.Mount("tmpfs", folder, "tmpfs", 0, fmt.Sprintf("size=%dm", megabytes)) != nil {
		return nil
	}
	t.Cleanup(func() { _ = syscall.Unmount(folder, syscall.MNT_DETACH) })
	return &Disk{folder}
}

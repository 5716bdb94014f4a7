package sharing

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// fullDisk is a small disk that can be filled.
type fullDisk struct{ folder string }

// smallDisk is one of 8 MB, nil for whom may not have it.
func smallDisk(t testing.TB) *fullDisk {
	t.Helper()
	folder := t.TempDir()
	if syscall.Mount("tmpfs", folder, "tmpfs", 0, "size=8m") != nil {
		return nil
	}
	t.Cleanup(func() { _ = syscall.Unmount(folder, syscall.MNT_DETACH) })
	return &fullDisk{folder}
}

func (f *fullDisk) fill(full bool) {
	name := filepath.Join(f.folder, "ballast")
	if !full {
		_ = os.Remove(name)
		return
	}
	b, err := os.Create(name)
	if err != nil {
		return
	}
	defer b.Close()
	for _, size := range []int{1 << 20, 64 << 10, 4 << 10, 512} {
		for chunk := make([]byte, size); ; {
			if _, err := b.Write(chunk); err != nil {
				break
			}
		}
	}
}

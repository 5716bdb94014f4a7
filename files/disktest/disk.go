// Package disktest has small disks for tests, which can be filled.
package disktest

import (
	"os"
	"path/filepath"
)

// Disk is a small disk of its own, at Folder.
type Disk struct{ Folder string }

// Fill fills what room there is, or empties the disk again of what it was filled with.
func (d *Disk) Fill(full bool) {
	name := filepath.Join(d.Folder, "ballast")
	if !full {
		_ = os.Remove(name)
		return
	}
	b, err := os.Create(name)
	if err != nil {
		return
	}
	defer b.Close()
	for _, size := range []int{1 << 20, 64 << 10, 4 << 10, 512, 1} {
		for chunk := make([]byte, size); ; {
			if _, err := b.Write(chunk); err != nil {
				break
			}
		}
	}
}

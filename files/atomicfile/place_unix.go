//go:build unix

package atomicfile

import "os"

func rename(from, to string) error { return os.Rename(from, to) }

// syncFolder makes a rename last through a power cut. File systems that cannot do
// it say so, which changes nothing.
func syncFolder(folder string) {
	if f, err := os.Open(folder); err == nil {
		_ = flush(f)
		_ = f.Close()
	}
}

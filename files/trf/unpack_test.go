package trf

import (
	"archive/tar"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// unpack writes every third file of a compressed archive into a folder and
// returns their paths; with -short every twenty-fifth.
func unpack(t *testing.T, archive, dir string) []string {
	t.Helper()
	f, err := os.Open(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	every := 3
	if testing.Short() {
		every = 25
	}
	var files []string
	for n, r := 0, tar.NewReader(z); ; n++ {
		h, err := r.Next()
		if err == io.EOF {
			return files
		}
		if err != nil {
			t.Fatal(err)
		}
		if h.Typeflag != tar.TypeReg || n%every != 0 {
			continue
		}
		path := filepath.Join(dir, filepath.Base(h.Name))
		out, err := os.Create(path)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.Copy(out, r); err != nil {
			t.Fatal(err)
		}
		if err := out.Close(); err != nil {
			t.Fatal(err)
		}
		files = append(files, path)
	}
}

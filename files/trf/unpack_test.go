package trf

import (
	"archive/tar"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"testing"

	"wallchart/must"
)

// unpack writes every third file of a compressed archive into a folder and
// returns their paths; with -short every twenty-fifth.
func unpack(t *testing.T, archive, dir string) []string {
	t.Helper()
	f := must.Have(os.Open(archive))(t)
	defer f.Close()
	z := must.Have(gzip.NewReader(f))(t)
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
		out := must.Have(os.Create(path))(t)
		must.Have(io.Copy(out, r))(t)
		must.Do(t, out.Close())
		files = append(files, path)
	}
}

package main

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"os/exec"
	"path"
	"time"
)

// pack writes all files below a folder. They come in the order of their names and have the time that is given, so that the
// same files make the same archive. Texts get the line ends and the mark that older editors of Windows want.
func pack(to io.Writer, folder fs.FS, at time.Time) error {
	z := zip.NewWriter(to)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return &deflated{to: w}, nil })
	err := fs.WalkDir(folder, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := fs.ReadFile(folder, name)
		if err != nil {
			return err
		}
		if path.Ext(name) == ".txt" {
			content = forWindows(content)
		}
		w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: at})
		if err != nil {
			return err
		}
		_, err = w.Write(content)
		return err
	})
	if err != nil {
		return err
	}
	return z.Close()
}

var mark = []byte("\ufeff")

func forWindows(text []byte) []byte {
	text = bytes.ReplaceAll(bytes.ReplaceAll(bytes.TrimPrefix(text, mark), []byte("\r\n"), []byte("\n")), []byte("\n"), []byte("\r\n"))
	return append(bytes.Clone(mark), text...)
}

// deflated is deflated by gzip, whose programs come out a fortieth smaller than Go's.
type deflated struct {
	to    io.Writer
	whole bytes.Buffer
}

func (d *deflated) Write(b []byte) (int, error) { return d.whole.Write(b) }

// The header and the end of what gzip writes, RFC 1952, 2.3, where no name is kept.
const gzipHeader, gzipEnd = 10, 8

func (d *deflated) Close() error {
	gzip := exec.Command("gzip", "-9", "-n", "-c")
	gzip.Stdin = &d.whole
	out, err := gzip.Output()
	if err != nil {
		return fmt.Errorf("gzip: %w", err)
	}
	if len(out) < gzipHeader+gzipEnd || out[3] != 0 {
		return fmt.Errorf("gzip: %d bytes with flags are not what was asked for", len(out))
	}
	_, err = d.to.Write(out[gzipHeader : len(out)-gzipEnd])
	return err
}

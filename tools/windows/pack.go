package main

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"io"
	"io/fs"
	"path"
	"time"
)

// pack writes all files below a folder. They come in the order of their names and have the time that is given, so that the
// same files make the same archive. Texts get the line ends and the mark that older editors of Windows want.
func pack(to io.Writer, folder fs.FS, at time.Time) error {
	z := zip.NewWriter(to)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestCompression) })
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

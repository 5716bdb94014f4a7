package pairingtest

import (
	"archive/tar"
	"compress/gzip"
	"io"
	"os"
	"path"
)

// Archive reads the .trf files of a tar.gz whose folder is dir.
func Archive(file, dir string) ([]*Event, error) {
	in, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	z, err := gzip.NewReader(in)
	if err != nil {
		return nil, err
	}
	var events []*Event
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if err == io.EOF {
			return events, nil
		}
		if err != nil {
			return nil, err
		}
		if path.Base(path.Dir(h.Name)) != dir || path.Ext(h.Name) != ".trf" {
			continue
		}
		text, err := io.ReadAll(r)
		if err != nil {
			return nil, err
		}
		e, err := Parse(dir+"/"+path.Base(h.Name), string(text))
		if err != nil {
			return nil, err
		}
		events = append(events, e)
	}
}

package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// writeFile writes a file whole or not at all: into a file beside it, which then
// takes its name. "-" is the standard output.
func (c *call) writeFile(path string, write func(io.Writer) error) error {
	if path == "-" {
		return write(c.out)
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".wallchart-*")
	if err != nil {
		return place(path, err)
	}
	err = write(f)
	if err == nil {
		err = f.Chmod(0o644)
	}
	if err == nil {
		err = f.Sync()
	}
	err = errors.Join(err, f.Close())
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
		return place(path, err)
	}
	return nil
}

// ending is a file's ending in lower case, without its dot.
func ending(path string) string {
	return strings.ToLower(strings.TrimPrefix(filepath.Ext(path), "."))
}

// endings are those of all documents that can be written, the usual one of each.
func endings() []string {
	var all []string
	for _, k := range inks {
		all = append(all, k.Endings[0])
	}
	return all
}

func plural(n int, one string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + one + "s"
}

package web

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"wallchart/export/display"
	"wallchart/export/report"
	"wallchart/files/atomicfile"
	"wallchart/model"
	"wallchart/phrase"
)

// Folder is a folder with the hall's pages as files, for a web space that serves nothing but files: the same pages, in one language, but
// for the sending of results, and without a live line.
type Folder struct {
	Path     string
	Language phrase.Language // nil is English
	Address  string          // to which the QR code leads; "" is the page of the event
	Like     string          // the file whose readers may read the pages, as package atomicfile has it

	now     func() time.Time
	written map[string][]byte // as they were written last
}

// fileOf is the name of the file that has the page of an address. All lie side by side.
func fileOf(address string) string {
	address, place, at := strings.Cut(address, "#")
	if at {
		return fileOf(address) + "#" + place
	}
	name := strings.ReplaceAll(strings.TrimPrefix(strings.TrimPrefix(address, "/"), "s/"), "/", "-")
	switch {
	case name == "":
		return "index.html"
	case strings.Contains(name, "."):
		return name
	}
	return name + ".html"
}

// Write writes what has changed since it was called last; the page that leads to the others is written last. What cannot be written is
// tried again the next time.
func (f *Folder) Write(t *model.Tournament) (files int, err error) {
	if err := os.MkdirAll(f.Path, 0o777); err != nil {
		return 0, phrase.Errorf("%s: %w", f.Path, phrase.Errorf("the folder cannot be made. Choose one in which you may write"))
	}
	if f.written == nil {
		f.written = map[string][]byte{}
	}
	var failed []error
	there := map[string]bool{}
	for _, x := range f.pages(t) {
		if there[x.name] = true; bytes.Equal(f.written[x.name], x.content) {
			continue
		}
		if err := f.writeFile(x); err != nil {
			failed = append(failed, err)
			continue
		}
		f.written[x.name] = x.content
		files++
	}
	for name := range f.written {
		if there[name] {
			continue
		}
		// only what we have written ourselves: somebody who has left, a page of the screen that is no longer needed
		if err := os.Remove(filepath.Join(f.Path, name)); err == nil || errors.Is(err, os.ErrNotExist) {
			delete(f.written, name)
		}
	}
	return files, errors.Join(failed...)
}

func (f *Folder) writeFile(x file) error {
	return atomicfile.Write(filepath.Join(f.Path, x.name), f.Like, func(w io.Writer) error { _, err := w.Write(x.content); return err })
}

type file struct {
	name    string
	content []byte
}

// pages are all files.
func (f *Folder) pages(t *model.Tournament) (all []file) {
	if f.now == nil {
		f.now = time.Now
	}
	o := report.Options{Language: f.Language}
	h := New(NewFeed(t, nil), Options{Language: f.Language, Address: f.Address})
	h.now, h.files = f.now, true
	add := func(address string, s *sheet, err error) {
		if err == nil {
			s.Live, s.Files = false, true
			all = append(all, file{fileOf(address), s.html()})
		}
	}
	page := func(make maker, address string, values ...string) {
		r := &http.Request{Header: http.Header{}}
		for n := 0; n+1 < len(values); n += 2 {
			r.SetPathValue(values[n], values[n+1])
		}
		s, err := make(h, t, r, o)
		add(address, s, err)
	}
	all = []file{{"style.css", style}, {"live.js", script}}
	for _, x := range t.Sections {
		id := fmt.Sprint(x.ID)
		for _, name := range []string{byName, byBoard, standings, crosstable} {
			page(listed, "/s/"+id+"/"+name, "section", id, "page", name)
		}
		for _, e := range x.Entries() {
			who := fmt.Sprint(e.ID)
			page(player, "/s/"+id+"/player/"+who, "section", id, "who", who)
		}
	}
	s := newSheet(t, o)
	drawn := append(s.draw(t), clocks(s, display.Starts(t.Sections, f.now()), f.now())...)
	if len(drawn) == 0 {
		drawn = append(drawn, blank(t.Name))
	}
	for n := range drawn {
		one := newSheet(t, o)
		one.show(drawn, n, h.address(t), "/screen/")
		add(fmt.Sprint("/screen/", n), one, nil)
	}
	page(first, "/")
	return all
}

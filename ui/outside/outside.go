// Package outside shows files with the system's programs: folders as well.
package outside

import (
	"net/url"
	"os"
	"path/filepath"

	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// Programs are the other programs of the computer.
type Programs struct {
	Open func(path string) error // shows a file or folder; nil = the system's own way
	URL  func(*url.URL) error    // opens an address as the desktop does
	Work *work.Worker
	Say  func(sentence string)
	Tell func(title, text string)
}

// Show shows a file or a folder with the program the system has for it. Where
// there is none, it says where the file is.
func (p *Programs) Show(path string) {
	abs, err := filepath.Abs(path)
	if err != nil {
		abs = path
	}
	open := p.Open
	if open == nil {
		open = p.system
	}
	if p.Work.Inline {
		p.opened(abs, open(abs))
		return
	}
	go func() { // a system's opener may take its time, or run as long as what it opens
		err := open(abs)
		p.Work.Later(func() { p.opened(abs, err) })
	}()
}

// opened tells of a file that nothing could show. The status line would cut the
// folder off.
func (p *Programs) opened(path string, err error) {
	if err != nil {
		p.Say("") // it was not opened
		p.Tell(words.Say("print.noProgram"), words.Say("print.cannotOpen", filepath.Base(path), filepath.Dir(path)))
	}
}

// system opens a file as the desktop does, and says so only when it found a program. What runs in a box of its own may ask the desktop by
// address alone.
func (p *Programs) system(path string) error {
	if p.Work.Inline || os.Getenv("FLATPAK_ID") != "" {
		return p.URL(&url.URL{Scheme: "file", Path: filepath.ToSlash(path)})
	}
	return show(path)
}

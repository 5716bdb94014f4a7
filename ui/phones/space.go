package phones

import (
	"crypto/rand"
	"time"

	"wallchart/model"
	"wallchart/sharing/web"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// pause is how long nothing must be changed before the files are written: who types results writes them once.
const pause = 2 * time.Second

func newSecret() string { return rand.Text() }

// space is the folder for a web space.
type space struct {
	of      *Phones
	folder  web.Folder
	soon    work.Soon
	writing bool
	again   bool   // something has changed while they were written
	trouble string // what hinders it, "" for nothing
	files   int    // written since it began
}

// into has the pages written into a folder from now on; "" is none.
func (p *Phones) into(folder string) {
	if folder == "" {
		p.space = nil
		return
	}
	if p.space != nil && p.space.folder.Path == folder {
		return
	}
	p.space = &space{of: p, folder: web.Folder{Path: folder, Language: p.Language(), Like: p.Path()}}
	if !p.Inline {
		p.space.soon.Later, p.space.soon.Pause = p.Later, pause
	}
	p.space.write(p.Event())
}

func (s *space) changed(t *model.Tournament) { s.soon.Do(func() { s.write(t) }) }

// write writes what has changed, beside the window's own work. A failure is said once, and tried again after the next change.
func (s *space) write(t *model.Tournament) {
	if s.of.space != s {
		return
	}
	if s.writing {
		s.again = true
		return
	}
	s.writing = true
	s.of.Work.Beside(words.Say("phones.title"), func(<-chan struct{}) func() {
		n, err := s.folder.Write(t)
		return func() {
			before := s.trouble
			s.writing, s.trouble = false, ""
			s.files += n
			if err != nil {
				s.trouble = words.Err(err)
			}
			if s.of.space == s && s.trouble != "" && s.trouble != before {
				s.of.Say(words.Say("phones.noFolderWhy", s.trouble))
			}
			if s.of.dialog != nil {
				s.of.dialog.show()
			}
			if s.again {
				s.again = false
				s.write(s.of.Event())
			}
		}
	})
}

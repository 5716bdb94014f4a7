package phones

import (
	"crypto/rand"

	"wallchart/model"
	"wallchart/sharing/web"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

func newSecret() string { return rand.Text() }

// space is the folder for a web space, whose pages follow the event.
type space struct {
	folder web.Folder
	work.Follower
}

// into has the pages written into a folder from now on; "" is none.
func (p *Phones) into(folder string) {
	if p.space != nil && folder != "" && p.space.folder.Path == folder {
		return
	}
	p.leaveSpace()
	if folder == "" {
		return
	}
	s := &space{folder: web.Folder{Path: folder, Language: p.Language(), Like: p.Path()}}
	s.What, s.Beside = words.Say("phones.title"), p.Work.Beside
	if !p.Inline {
		s.Later = p.Later
	}
	s.Failed = func(trouble string) { p.Say(words.Say("phones.noFolderWhy", trouble)) }
	s.Ended = func() {
		if p.dialog != nil {
			p.dialog.show()
		}
	}
	p.space = s
	s.changed(p.Event())
	s.Settle() // the first time there is nothing to wait for
}

func (s *space) changed(t *model.Tournament) {
	s.Write(func() error { _, err := s.folder.Write(t); return err })
}

// leaveSpace has the pages written no more.
func (p *Phones) leaveSpace() {
	if p.space != nil {
		p.space.Stop()
		p.space = nil
	}
}

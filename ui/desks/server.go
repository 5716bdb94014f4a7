package desks

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/sharing"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

const (
	prefServer = "share.server"
	prefRights = "share.rights"
)

// server are the rows of a dialog that ask for a server of one's own. They are hidden until it is wanted.
type server struct {
	address *controls.Entry // nil where what is joined names it
	rights  *controls.Entry // the file with the rights there
	role    *controls.Select
	rows    []fyne.CanvasObject
	prefs   fyne.Preferences
}

func newServer(prefs fyne.Preferences, joins bool) *server {
	s := &server{rights: controls.NewEntry(), prefs: prefs}
	s.rights.SetText(prefs.String(prefRights))
	s.rights.SetPlaceHolder(words.Say("share.rightsNone"))
	if joins {
		var lines []string
		for _, r := range roles {
			lines = append(lines, words.Text(r.Words()))
		}
		s.role = controls.NewSelect(lines, nil)
		s.role.SetSelectedIndex(0)
		s.rows = []fyne.CanvasObject{widget.NewLabel(words.Say("share.iAm")), s.role}
	} else {
		s.address = controls.NewEntry()
		s.address.SetText(prefs.String(prefServer))
		s.address.SetPlaceHolder("tls://nats.example.org:4222")
		s.rows = []fyne.CanvasObject{widget.NewLabel(words.Say("share.serverAddress")), s.address}
	}
	s.rows = append(s.rows, widget.NewLabel(words.Say("share.rights")), s.rights)
	s.show(false)
	return s
}

func (s *server) show(wanted bool) {
	for _, o := range s.rows {
		if wanted {
			o.Show()
		} else {
			o.Hide()
		}
	}
}

// beginOn begins to share on a server of one's own.
func (s *Sharing) beginOn(on *server) (*sharing.Desk, error) {
	address := strings.TrimRight(strings.TrimSpace(on.address.Text), "/")
	if scheme, host, ok := strings.Cut(address, "://"); !ok || host == "" || scheme != "nats" && scheme != "tls" {
		return nil, errors.New(words.Say("share.notServer", address))
	}
	s.Preferences().SetString(prefServer, address)
	s.Preferences().SetString(prefRights, strings.TrimSpace(on.rights.Text))
	o := s.options("")
	o.Server, o.Credentials = address, strings.TrimSpace(on.rights.Text)
	if doc := s.Doc(); sharing.ServerOf(doc.Path()) != address { // elsewhere it is another event: its desks join anew
		return sharing.Share(doc, o)
	}
	return sharing.Resume(s.Doc(), s.options(""))
}

package desks

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/wallchart"
	"wallchart/sharing"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// patience is how long a desk knocks at a door.
const patience = 25 * time.Second

// AskJoin joins an event that another desk shares.
func (s *Sharing) AskJoin() {
	invitation, name, file := controls.NewEntry(), controls.NewEntry(), controls.NewEntry()
	invitation.SetPlaceHolder("K7QX-M2PA-9RTW@192.168.1.20:4222")
	name.SetText(s.Preferences().String(prefName))
	name.SetPlaceHolder(sharing.Tidy(""))
	invitation.SetText(s.typed.invitation)
	if file.SetText(s.typed.file); s.typed.file == "" {
		file.SetText(filepath.Join(s.Folder, words.Say("share.file")+wallchart.Extension))
	}
	about := widget.NewLabel(words.Say("share.joinAbout"))
	about.Wrapping = fyne.TextWrapWord
	on := newServer(s.Preferences(), true)
	on.show(strings.Contains(s.typed.invitation, "://"))
	rows := container.New(controls.FormRows(), slices.Concat([]fyne.CanvasObject{widget.NewLabel(words.Say("share.invitation")), invitation,
		widget.NewLabel(words.Say("share.name")), name, widget.NewLabel(words.Say("share.fileIs")), file}, on.rows)...)
	d := controls.NewDialog(s.Canvas(), words.Say("share.joinTitle"), container.NewBorder(rows, nil, nil, nil, about),
		words.Say("share.join"), words.Say("dialog.cancel"))
	invitation.OnChanged = func(text string) {
		on.show(strings.Contains(text, "://"))
		rows.Refresh()
		d.Fit()
	}
	d.Confirm = func() error {
		o := s.options("")
		var code, address string
		var err error
		if server, event, ok := sharing.OnServer(invitation.Text); ok {
			address = server
			o.Server, o.Event, o.Credentials, o.Role = server, event, strings.TrimSpace(on.rights.Text), roles[max(0, on.role.SelectedIndex())]
			s.Preferences().SetString(prefRights, o.Credentials)
		} else if code, address, err = sharing.Invitation(invitation.Text); err != nil {
			return err
		}
		path := strings.TrimSpace(file.Text)
		if !strings.EqualFold(filepath.Ext(path), wallchart.Extension) {
			path += wallchart.Extension
		}
		s.Preferences().SetString(prefName, strings.TrimSpace(name.Text))
		o.Name = s.options("").Name
		if filepath.Dir(path) == filepath.Clean(s.Folder) {
			_ = os.MkdirAll(s.Folder, 0o755) // nothing may have been saved on this computer yet
		}
		s.typed = knock{invitation.Text, file.Text}
		s.join(code, address, path, o)
		return nil
	}
	d.Of = &Joined{Invitation: invitation}
	s.Ask(d, style.Form, invitation)
}

// Joined is the dialog that joins.
type Joined struct {
	Invitation *controls.Entry
}

func (s *Sharing) join(code, address, path string, o sharing.Options) {
	file := s.File
	s.Work.Alone(words.Say("share.joining", address), func(*work.Job) func() {
		ctx, done := context.WithTimeout(context.Background(), patience)
		defer done()
		d, err := sharing.Join(ctx, code, address, path, file, o)
		return func() {
			if err != nil {
				s.Tell(words.Say("share.joinTitle"), controls.Sentences(words.Err(err)))
				return
			}
			s.Enter(d.Doc())
			if s.Doc() != d.Doc() {
				d.Leave()
				return
			}
			s.sit(d)
			s.typed = knock{}
			s.Say(words.Say("share.joined", d.Status().Name, words.Text(d.Role().Words())))
		}
	}, nil)
}

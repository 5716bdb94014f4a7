package desks

import (
	"image"
	"image/color"
	"net"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/qr"
	"wallchart/sharing"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

const (
	prefName = "share.name" // of this desk

	port      = 4222 // where an event is shared, or one of the next
	mostPorts = 10
)

var sentence = style.Sentence

// roles are those that a code can be for, as they are offered.
var roles = []sharing.Role{sharing.Arbiter, sharing.Results, sharing.Viewer}

func (s *Sharing) options(address string) sharing.Options {
	return sharing.Options{Name: s.Preferences().String(prefName), State: s.File.State, Listen: address, Clock: s.File.Clock,
		Log: s.diary.note}
}

// AskShare begins to share the event, or shows who shares it.
func (s *Sharing) AskShare() {
	if s.desk != nil {
		s.showShared()
		return
	}
	s.askShare(sharing.Addresses())
}

func (s *Sharing) askShare(addresses []sharing.Address) {
	name := controls.NewEntry()
	name.SetText(s.Preferences().String(prefName))
	name.SetPlaceHolder(sharing.Tidy(""))
	var lines []string
	for _, a := range addresses {
		if ip := net.ParseIP(a.IP); ip != nil && ip.IsLoopback() {
			lines = append(lines, words.Say("share.here"))
		} else {
			lines = append(lines, words.Say("share.network", a.IP, a.Network))
		}
	}
	where := controls.NewSelect(append(lines, words.Say("share.server")), nil)
	where.SetSelectedIndex(0)
	about := widget.NewLabel(words.Say("share.about"))
	about.Wrapping = fyne.TextWrapWord
	server := newServer(s.Preferences(), false)
	rows := container.New(controls.FormRows(), slices.Concat([]fyne.CanvasObject{widget.NewLabel(words.Say("share.name")), name,
		widget.NewLabel(words.Say("share.where")), where}, server.rows)...)
	d := controls.NewDialog(s.Canvas(), words.Say("share.title"), container.NewBorder(rows, nil, nil, nil, about),
		words.Say("share.begin"), words.Say("dialog.cancel"))
	on := func() bool { return where.SelectedIndex() == len(lines) }
	where.OnChanged = func(string) {
		if server.show(on()); on() {
			about.SetText(words.Say("share.serverAbout"))
		} else {
			about.SetText(words.Say("share.about"))
		}
		rows.Refresh()
		d.Fit()
	}
	d.Confirm = func() error {
		s.Preferences().SetString(prefName, strings.TrimSpace(name.Text))
		var desk *sharing.Desk
		var err error
		if on() {
			desk, err = s.beginOn(server)
		} else {
			desk, err = s.begin(free(addresses[max(0, where.SelectedIndex())].IP))
		}
		if err != nil {
			return err
		}
		s.sit(desk)
		return nil
	}
	closed := d.Closed
	d.Closed = func() {
		if closed != nil {
			closed()
		}
		if s.desk != nil {
			s.Later(s.showShared)
		}
	}
	d.Of = &Asked{Where: where}
	s.Ask(d, style.Sentence, name)
}

// free is an address that no program of this computer uses: two windows share two events.
func free(ip string) string {
	for n := range mostPorts {
		address := net.JoinHostPort(ip, strconv.Itoa(port+n))
		if l, err := net.Listen("tcp", address); err == nil {
			_ = l.Close()
			return address
		}
	}
	return net.JoinHostPort(ip, strconv.Itoa(port)) // sharing says what is in the way
}

// Asked is the dialog that begins.
type Asked struct {
	Where *controls.Select
}

func (s *Sharing) begin(address string) (*sharing.Desk, error) {
	doc := s.Doc()
	if sharing.WasShared(doc.Path()) {
		return sharing.Resume(doc, s.options(address))
	}
	return sharing.Share(doc, s.options(address))
}

// dialog shows who is here, and the code with which others come.
type dialog struct {
	of     *Sharing
	status func() sharing.Status
	diary  *widget.Label // who came and who was refused
	dialog *controls.Dialog
	line   *widget.Label
	here   *fyne.Container // a row for each desk
	rows   []string        // what they say
	others int             // of how many desks
	may    bool            // dismiss them
	role   *controls.Select
	fresh  *controls.Button
	code   *widget.Label
	until  *widget.Label
	square *canvas.Raster
	said   string // what the square says
	dark   [][]bool
	host   *controls.Button
	copy   *controls.Button // of what others join with
}

// showShared shows who shares the event.
func (s *Sharing) showShared() {
	if s.desk == nil || s.dialog != nil {
		return
	}
	if now := s.desk.Status(); now.Hosting && now.Code == "" && !now.Server {
		_, _, err := s.desk.Code(roles[0])
		s.tell(err)
	}
	s.Show(s.desk.Status)
}

// Show shows how an event is shared, for pictures too.
func (s *Sharing) Show(status func() sharing.Status) {
	d := &dialog{of: s, status: status, line: widget.NewLabel(""), here: container.NewVBox(), until: widget.NewLabel(""),
		code: widget.NewLabel(""), diary: widget.NewLabel("")}
	d.diary.Wrapping, d.diary.SizeName, d.diary.Importance = fyne.TextWrapWord, theme.SizeNameCaptionText, widget.LowImportance
	d.line.Wrapping, d.until.Wrapping = fyne.TextWrapWord, fyne.TextWrapWord
	d.code.SizeName = theme.SizeNameHeadingText
	var lines []string
	for _, r := range roles {
		lines = append(lines, words.Text(r.Words()))
	}
	d.role = controls.NewSelect(lines, nil)
	d.role.SetSelectedIndex(max(0, slices.Index(roles, status().CodeRole)))
	d.square = canvas.NewRaster(d.paint)
	d.square.SetMinSize(fyne.NewSquareSize(150))
	d.fresh = controls.NewButton(words.Say("share.newCode"), d.newCode)
	d.copy = controls.NewButton(words.Say("share.copy"), func() {
		s.Clipboard().SetContent(d.said)
		s.Say(words.Say("share.copied", d.said))
	})
	stop := controls.NewButton(words.Say("share.stop"), func() {
		s.Leave()
		s.Sign()
	})
	d.host = controls.NewButton(words.Say("share.host"), func() {
		s.tell(s.desk.Host(""))
		d.show()
	})
	left := container.NewBorder(controls.Heading("share.who"), container.NewVBox(d.diary, container.NewHBox(stop, d.host)), nil, nil,
		container.NewBorder(d.line, nil, nil, nil, container.NewVScroll(d.here)))
	right := container.NewBorder(container.NewVBox(controls.Heading("share.others"), container.New(controls.FormRows(),
		widget.NewLabel(words.Say("share.may")), d.role), container.NewHBox(d.fresh, d.copy), d.code), nil,
		container.NewVBox(d.square), nil, d.until)
	content := container.NewHSplit(container.NewPadded(left), container.NewPadded(right))
	content.Offset = 0.42
	d.dialog = controls.NewDialog(s.Canvas(), words.Say("share.title"), content, "", words.Say("dialog.close"))
	d.dialog.Of = d
	s.dialog = d
	d.show()
	s.Ask(d.dialog, style.History, d.role)
	closed := d.dialog.Closed
	d.dialog.Closed = func() {
		if closed != nil {
			closed()
		}
		s.dialog = nil
	}
}

func (s *Sharing) tell(err error) {
	if err != nil {
		s.Tell(words.Say("share.title"), controls.Sentences(words.Err(err)))
	}
}

func (d *dialog) newCode() {
	_, _, err := d.of.desk.Code(roles[max(0, d.role.SelectedIndex())])
	d.of.tell(err)
	d.show()
}

// show shows how things stand now.
func (d *dialog) show() {
	now := d.status()
	line := words.Say("share.me", now.Name, words.Text(now.Role.Words()))
	if why := words.Text(now.Why); now.Line == sharing.NoLine && why != "" {
		line += "\n" + controls.Sentences(why)
	}
	if now.Line != sharing.NoLine && len(now.Here) > 0 {
		if letters := now.AllHave(); letters != "" {
			line += "\n" + words.Say("share.allHave", letters, now.Has.Steps)
		} else {
			line += "\n" + words.Say("share.notAllHave", now.Has.Letters, now.Has.Steps)
		}
	}
	if stalled := words.Text(now.Stalled); stalled != "" {
		line += "\n" + controls.Sentences(stalled)
	}
	if few := words.Text(now.Few()); few != "" {
		line += "\n" + controls.Sentences(few)
	}
	setText(d.line, line)
	d.showDesks(now)
	setText(d.diary, d.of.diary.last())
	said, text := "", ""
	switch {
	case now.Code != "":
		said = now.Code + "@" + now.Address
		text = words.Say("share.code", said, words.Text(now.CodeRole.Words()), clock(now.CodeUntil))
	case now.Server:
		said = now.Address + "/" + now.Event
		text = words.Say("share.onServer", said)
	case now.Hosting:
		text = words.Say("share.noCode")
	default:
		text = words.Say("share.hostHas", now.Host)
	}
	setText(d.until, text)
	if now.Hosting && !now.Server { // whose own rules decide who may what
		d.role.Enable()
		d.fresh.Enable()
	} else {
		d.role.Disable()
		d.fresh.Disable()
	}
	if now.MayHost {
		d.host.Show()
	} else {
		d.host.Hide()
	}
	setText(d.code, now.Code)
	if said == "" {
		d.copy.Disable()
	} else {
		d.copy.Enable()
	}
	if said != d.said {
		d.said, d.dark = said, nil
		if c, err := qr.Of(said); err == nil && said != "" {
			d.dark = c.Dark
		}
		d.square.Refresh()
	}
}

func setText(l *widget.Label, text string) {
	if l.Text != text {
		l.SetText(text)
	}
}

// paint paints the square code, dark on light in every theme: that is what cameras read.
func (d *dialog) paint(w, h int) image.Image {
	img := image.NewGray(image.Rect(0, 0, w, h))
	for i := range img.Pix {
		img.Pix[i] = 0xFF
	}
	n := len(d.dark) + 2*quiet
	if len(d.dark) == 0 {
		return image.NewUniform(color.Transparent)
	}
	px := min(w, h) / n
	left := (min(w, h) - px*n) / 2
	for y, row := range d.dark {
		for x, dark := range row {
			if !dark {
				continue
			}
			for dy := range px {
				at := img.PixOffset(left+(x+quiet)*px, left+(y+quiet)*px+dy)
				clear(img.Pix[at : at+px])
			}
		}
	}
	return img
}

const quiet = 4 // squares around it: table.QuietZone

// clock is a time of the day.
func clock(t time.Time) string { return t.Local().Format("15:04") }

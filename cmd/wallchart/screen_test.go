package main

import (
	"encoding/binary"
	"io"
	"os"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// settle waits until the window with the keys has done what it was sent, and has drawn it. A window manager asks windows whether they are
// alive (_NET_WM_PING), and they answer in the order in which things come: the first answer is given after the keys, the second by a later
// turn of the window's loop, which draws between them. What the program does beside its window's loop is not waited for: until does that.
func (d *desk) settle() {
	d.t.Helper()
	for range 2 {
		d.ping()
	}
}

// watch connects the test with the virtual screen.
func (d *desk) watch() {
	d.t.Helper()
	xgb.Logger.SetOutput(io.Discard) // of lines that end with their screens
	x, err := xgb.NewConnDisplay(d.display)
	if err != nil {
		d.t.Fatalf("the virtual screen cannot be watched: %v", err)
	}
	d.t.Cleanup(x.Close)
	d.x, d.root = x, xproto.Setup(x).DefaultScreen(x).Root
	if err := xproto.ChangeWindowAttributesChecked(x, d.root, xproto.CwEventMask,
		[]uint32{xproto.EventMaskSubstructureNotify}).Check(); err != nil {
		d.t.Fatal(err)
	}
}

func (d *desk) atom(name string) xproto.Atom {
	d.t.Helper()
	got, err := xproto.InternAtom(d.x, false, uint16(len(name)), name).Reply()
	if err != nil {
		d.t.Fatal(err)
	}
	return got.Atom
}

// words are what a property of a window holds: none where the window is gone.
func (d *desk) words(window xproto.Window, property string) (all []uint32) {
	got, err := xproto.GetProperty(d.x, false, window, d.atom(property), xproto.GetPropertyTypeAny, 0, 100).Reply()
	if err != nil {
		return nil
	}
	for v := got.Value; len(v) >= 4 && got.Format == 32; v = v[4:] {
		all = append(all, binary.LittleEndian.Uint32(v))
	}
	return all
}

// ping asks the window with the keys whether it is alive, and waits for its answer or its end.
func (d *desk) ping() {
	d.t.Helper()
	active := d.words(d.root, "_NET_ACTIVE_WINDOW")
	if len(active) == 0 || active[0] == 0 {
		return
	}
	window, protocols, ping := xproto.Window(active[0]), d.atom("WM_PROTOCOLS"), uint32(d.atom("_NET_WM_PING"))
	answers := false
	for _, p := range d.words(window, "WM_PROTOCOLS") {
		answers = answers || p == ping
	}
	if !answers {
		return // another program's, as the dialogs of the system
	}
	d.pings++
	asked := xproto.ClientMessageEvent{Format: 32, Window: window, Type: protocols,
		Data: xproto.ClientMessageDataUnionData32New([]uint32{ping, d.pings, uint32(window), 0, 0})}
	xproto.SendEvent(d.x, false, window, xproto.EventMaskNoEvent, string(asked.Bytes()))
	d.until("the window answers", func() bool {
		for {
			event, fault := d.x.PollForEvent()
			if event == nil && fault == nil {
				_, gone := xproto.GetWindowAttributes(d.x, window).Reply()
				return gone != nil
			}
			if m, ok := event.(xproto.ClientMessageEvent); ok && m.Type == protocols && m.Data.Data32[1] == d.pings {
				return true
			}
		}
	})
}

// dump is what the screen shows, as an X window dump: 25 words of head, the colours, the lines of the picture.
func (d *desk) dump() []byte {
	d.t.Helper()
	b, err := os.ReadFile(d.frame)
	if err != nil || len(b) < 100 {
		d.t.Fatalf("the screen cannot be read: %v", err)
	}
	return b
}

// changes does something, and waits until the picture is another: more than by a text cursor that comes and goes, or the pointer.
func (d *desk) changes(what string, do func()) {
	d.t.Helper()
	before := d.dump()
	do()
	d.until(what, func() bool {
		now, others := d.dump(), 0
		for i := range now {
			if i < len(before) && now[i] != before[i] {
				others++
			}
		}
		return others > 1500
	})
	d.settle()
}

// shown is a point of the screen in a dump of it.
func shown(dump []byte, x, y int) []byte {
	word := func(i int) int { return int(binary.BigEndian.Uint32(dump[4*i:])) }
	at := word(0) + 12*word(19) + y*word(12) + 4*x
	return dump[at : at+4]
}

// edge is the colour of a point at the window's left edge, where nothing but an open dialog changes it: it darkens the
// window behind it.
func (d *desk) edge() uint32 {
	d.t.Helper()
	return binary.LittleEndian.Uint32(shown(d.dump(), 48, 500)) & 0xffffff
}

// ink is how many points of a part of the screen are dark.
func (d *desk) ink(x, y, width, height int) (dark int) {
	d.t.Helper()
	dump := d.dump()
	for row := y; row < y+height; row++ {
		for column := x; column < x+width; column++ {
			if p := shown(dump, column, row); p[0] < 100 && p[1] < 100 && p[2] < 100 {
				dark++
			}
		}
	}
	return dark
}

// until waits for something that takes longer on a busy machine, a minute at most.
func (d *desk) until(what string, holds func() bool) {
	d.t.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
		if holds() {
			return
		}
		if time.Now().After(end) {
			break
		}
	}
	if d.failing != nil {
		d.failing()
	}
	d.t.Fatalf("not in a minute: %s\n%s", what, d.output.String())
}

package web

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"

	"wallchart/export/display"
	"wallchart/export/report"
	"wallchart/model"
	"wallchart/standings/forecast"
)

// drawn is a page of the hall's screen: texts in places.
type drawn struct {
	Name          string
	Width, Height int
	Texts         []placed
	Code          *code

	of model.ID // the section
}

type placed struct {
	X, Y, Size          string
	Text, Class, Anchor string
	At                  int64 // the second at which what is counted down to begins
}

// The screen is a picture of this size, which a browser makes as large as its window; each page stays so many seconds.
const (
	screenWide = 1600
	screenHigh = 900
	stays      = 12
	bold       = 1.15 // how much wider bold letters are
	codeLeft   = 1440 // where the code stands, beside the title
)

// wide is the width of a text in letters of size 1. Which letters a screen has is not known: it is reckoned with wide ones, and
// those of Chinese, Japanese and Korean are as wide as high.
func wide(text string) (w float32) {
	for _, r := range text {
		switch {
		case r >= 0x1100:
			w++
		case r == ' ' || r == '.' || r == ',' || r == 'i' || r == 'l':
			w += 0.33
		case r >= 'A' && r <= 'Z' || r == 'm' || r == 'w':
			w += 0.8
		default:
			w += 0.58
		}
	}
	return w
}

// screen is a page of what is read across the hall, of all sections in turn or of one; the next page takes its place by itself, without
// script too.
func screen(h *Hall, t *model.Tournament, r *http.Request, o report.Options) (*sheet, error) {
	n, ok := figure(r, "n")
	if !ok {
		return nil, errNothing
	}
	sections, at := t.Sections, "/screen/"
	if r.PathValue("section") != "" {
		x, err := sectionOf(t, r)
		if err != nil {
			return nil, err
		}
		sections, at = []*model.Section{x}, fmt.Sprintf("/s/%d/screen/", x.ID)
	}
	s := newSheet(t, o)
	all := h.pagesOf(t, s, sections)
	if n >= len(all) {
		return nil, moved(at + "0") // there were more pages a moment ago; a page for each number would be made and kept for nothing
	}
	s.show(all, n, h.address(t), at)
	return s, nil
}

// show puts a page of the screen on the sheet, and what comes after it.
func (s *sheet) show(all []*drawn, n int, address, at string) {
	now := *all[n]
	now.Code = codeOf(address)
	s.Screen, s.Title = &now, now.Name
	s.Turn, s.Next = stays, fmt.Sprint(at, (n+1)%len(all))
}

// pagesOf are all pages of the screen of these sections: what a kind has of all of them comes before the next kind, and the clock last.
func (h *Hall) pagesOf(t *model.Tournament, s *sheet, sections []*model.Section) (all []*drawn) {
	drawn := h.drawnOf(t, s)
	for n := range drawn {
		if slices.ContainsFunc(sections, func(x *model.Section) bool { return x.ID == drawn[n].of }) {
			all = append(all, drawn[n])
		}
	}
	if all = append(all, clocks(s, display.Starts(sections, h.now()), h.now())...); len(all) == 0 {
		all = append(all, blank(t.Name))
	}
	return all
}

// blank has a title alone.
func blank(title string) *drawn {
	d := &drawn{Name: title, Width: screenWide, Height: screenHigh}
	size := min(screenHigh*0.14, screenWide*0.8/wide(title))
	d.Texts = []placed{{X: px(screenWide / 2), Y: px(screenHigh / 2), Size: px(size), Text: title, Class: "t", Anchor: "middle"}}
	return d
}

// drawnOf are the pages of the event's present state. They are kept, as a forecast is work.
func (h *Hall) drawnOf(t *model.Tournament, s *sheet) (all []*drawn) {
	h.mu.Lock()
	all, known := h.drawn[s.Lang]
	known = known && h.of == t
	h.mu.Unlock()
	if known {
		return all
	}
	all = s.draw(t)
	h.mu.Lock()
	if h.of == t {
		h.drawn[s.Lang] = all
	}
	h.mu.Unlock()
	return all
}

// decided tells whether anything is certain: a page on which all may still become anything says nothing.
func (s *sheet) decided(m display.Matter) bool {
	open := s.o.Word(forecast.Undecided.Words())
	for _, r := range m.Rows {
		if !r.Heading && slices.ContainsFunc(r.Cells[max(0, len(r.Cells)-3):], func(text string) bool { return text != open }) {
			return true
		}
	}
	return false
}

// draw draws what there is of all sections. Before its first round a section has those who have entered, and then its boards and
// standings.
func (s *sheet) draw(t *model.Tournament) (all []*drawn) {
	for _, kind := range []string{display.Entries, display.ByName, display.ByBoard, display.Standings, display.Forecast} {
		for _, x := range t.Sections {
			if (kind == display.Entries) == (len(x.Rounds) > 0) {
				continue
			}
			if m, ok := display.Of(kind, called(s, x), t, x, s.o); ok && (kind != display.Forecast || s.decided(m)) {
				for _, d := range draw(m) {
					d.of = x.ID
					all = append(all, d)
				}
			}
		}
	}
	return all
}

func px(v float32) string { return strconv.FormatFloat(float64(v), 'f', 1, 32) }

// draw puts a matter on as many pages as it takes.
func draw(m display.Matter) (all []*drawn) {
	l := display.Lay(m, screenWide, screenHigh, wide)
	for n, page := range l.Pages {
		d := &drawn{Name: m.Title, Width: screenWide, Height: screenHigh}
		all = append(all, d)
		put := func(x, y, size float32, text, class string) {
			d.Texts = append(d.Texts, placed{X: px(x), Y: px(y), Size: px(size), Text: text, Class: class})
		}
		title := m.Title
		if len(l.Pages) > 1 {
			title += fmt.Sprintf("  (%d/%d)", n+1, len(l.Pages))
		}
		put(l.Edge, screenHigh*0.075, min(screenHigh*0.05, (codeLeft-2*l.Edge)/(bold*wide(title))), title, "t")
		for b, block := range page {
			left := l.Edge + float32(b)*l.Across
			at := func(c int, line float32, text, class string) {
				x := left + l.Left[c]
				put(x, line, l.Size, text, class)
				if m.Columns[c].Right {
					last := &d.Texts[len(d.Texts)-1]
					last.X, last.Anchor = px(x+l.Widths[c]), "end"
				}
			}
			for c := range m.Columns {
				at(c, l.Top+l.Size, m.Columns[c].Title, "t")
			}
			for _, r := range block {
				for c, lines := range r.Cells {
					for k, text := range lines {
						y := l.Top + l.Size + l.Line*float32(1+r.At+k)
						if m.Rows[r.Row].Heading {
							put(left, y, l.Size, text, "t")
						} else {
							at(c, y, text, "")
						}
					}
				}
			}
		}
	}
	return all
}

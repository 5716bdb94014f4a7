package web

import (
	"cmp"
	"fmt"
	"net/http"
	"strconv"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/report/reasons"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Pages of a section, in the order in which players look for them.
const (
	byName     = "names"
	byBoard    = "boards"
	standings  = "standings"
	crosstable = "crosstable"
)

// first leads to the sections, and to the hall's screen.
func first(h *Hall, t *model.Tournament, _ *http.Request, o report.Options) (*sheet, error) {
	s := newSheet(t, o)
	for _, x := range t.Sections {
		for _, l := range s.pagesOf(x, "") {
			text := l.Text
			if len(t.Sections) > 1 {
				text = called(s, x) + ": " + text
			}
			s.More = append(s.More, link{To: l.To, Text: text})
		}
	}
	s.More = append(s.More, link{To: "/screen/0", Text: s.word("Screen for the hall")})
	if len(t.Sections) > 1 && !h.files {
		for _, x := range t.Sections {
			s.More = append(s.More, link{To: fmt.Sprintf("/s/%d/screen/0", x.ID), Text: called(s, x) + ": " + s.word("Screen for the hall")})
		}
	}
	s.lead(h.address(t))
	return s, nil
}

// address is where the QR code leads: what the hall was started with, for the name by which somebody has asked could be another's.
func (h *Hall) address(t *model.Tournament) string { return cmp.Or(h.o.Address, t.Page) }

func called(s *sheet, x *model.Section) string {
	if x.Name != "" {
		return x.Name
	}
	return s.word("Section %d", int(x.ID))
}

// pagesOf leads to the pages that a section has.
func (s *sheet) pagesOf(x *model.Section, here string) (all []link) {
	add := func(page string, title phrase.Format) {
		all = append(all, link{To: fmt.Sprintf("/s/%d/%s", x.ID, page), Text: s.word(title), Here: page == here})
	}
	if len(x.Rounds) > 0 {
		add(byName, "Pairings by name")
		add(byBoard, "Pairings")
	}
	add(standings, "Standings")
	add(crosstable, "Crosstable")
	return all
}

// figure is a number of the address, written as we write it: a page has one address, and is kept once.
func figure(r *http.Request, name string) (int, bool) {
	text := r.PathValue(name)
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && strconv.Itoa(n) == text
}

// sectionOf is the section that is asked for.
func sectionOf(t *model.Tournament, r *http.Request) (*model.Section, error) {
	id, ok := figure(r, "section")
	for _, s := range t.Sections {
		if ok && int(s.ID) == id {
			return s, nil
		}
	}
	return nil, errNothing
}

// listed is a report of a section.
func listed(h *Hall, t *model.Tournament, r *http.Request, o report.Options) (*sheet, error) {
	x, err := sectionOf(t, r)
	if err != nil {
		return nil, err
	}
	var d table.Document
	page := r.PathValue("page")
	switch page {
	case byName:
		d, err = lists.PairingsByName(t, x, o)
	case byBoard:
		d, err = lists.Pairings(t, x, o)
	case standings, crosstable:
		var st *tiebreaks.Standings
		if st, err = h.standingsOf(t, x); err != nil {
			break
		}
		if d = charts.Standings(st, o); page == crosstable {
			d, err = charts.CrosstableOf(st, 0, o)
		}
	default:
		err = errNothing
	}
	if err != nil {
		return nil, err
	}
	s := newSheet(t, o)
	s.Links = s.pagesOf(x, page)
	if d.Subtitle != "" {
		s.Title = d.Subtitle
	}
	s.addTables(d, x, page == byBoard && h.sends(t))
	return s, nil
}

// sends tells whether results are taken from phones.
func (h *Hall) sends(t *model.Tournament) bool {
	return h.results.Load() && len(t.Secret) >= model.LeastSecret
}

// player is somebody's own page: where he sits, what he has played, and what his numbers are made of.
func player(h *Hall, t *model.Tournament, r *http.Request, o report.Options) (*sheet, error) {
	x, err := sectionOf(t, r)
	if err != nil {
		return nil, err
	}
	id, written := figure(r, "who")
	who, ok := x.Entry(model.ID(id))
	if !written || !ok {
		return nil, errNothing
	}
	o.Sums = true
	st, err := h.standingsOf(t, x)
	if err != nil {
		return nil, err
	}
	s := newSheet(t, o)
	s.Links, s.Title = s.pagesOf(x, ""), who.Name
	for n := range st.Sheet.Lines {
		if st.Sheet.Lines[n].ID == who.ID {
			d := reasons.History(st, n, o)
			s.addTables(d, x, false)
		}
	}
	if n, last := games(x); last > 0 {
		for p, _ := x.Rounds[n-1].Find(who.ID); n < last && (p == nil || p.Done()); p, _ = x.Rounds[n-1].Find(who.ID) {
			n++ // of several games the first that has no result
		}
		if p, _ := x.Rounds[n-1].Find(who.ID); p != nil {
			s.Seat = s.whereSits(x, n, p, who.ID)
			if h.sends(t) && p.Board > 0 && !p.IsBye() {
				s.More = append(s.More, link{To: pageOf(x, n, p.Board), Text: s.word("Send the result")})
			}
		}
	}
	for _, tb := range charts.Standings(st, o).Tables {
		for n := range tb.Rows {
			if tb.Rows[n].Ref.Participant != int32(who.ID) {
				continue
			}
			for k := range tb.Rows[n].Cells {
				if made := tb.Rows[n].Cells[k].Sum; made != nil {
					s.Sums = append(s.Sums, sum{sumOf(tb.Columns[k].ID), made})
				}
			}
		}
	}
	return s, nil
}

// whereSits says where somebody sits in the round.
func (s *sheet) whereSits(x *model.Section, round int, p *model.Pairing, who model.ID) string {
	if p.IsBye() {
		return s.word("Round %d", round) + ": " + s.word("bye")
	}
	side := 0
	if p.Sides[1] == who {
		side = 1
	}
	other, _ := x.Entry(p.Sides[1-side])
	text := s.word("Round %d", round)
	if p.Board > 0 {
		text += ", " + s.word("Board %d", p.Board)
	}
	if !x.Team() && !p.NoColours {
		text += ", " + s.o.Word([...]phrase.Text{phrase.New("White"), phrase.New("Black")}[side])
	}
	return text + " – " + other.Name
}

package people

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"wallchart/arbiter/entries"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/words"
)

// Field is one column of the list of players or teams: how it is shown
// and how what is typed into it is taken.
type Field struct {
	ID        string // "people."+id are the words of the heading
	width     int
	right     bool
	frozen    bool
	get       func(p *model.Player) string
	set       func(p *model.Player, text string) error
	round     int                        // of the column of a round's byes; 0 for any other
	elsewhere bool                       // what is typed makes a change of its own: see playerScreen.ask
	always    bool                       // shown also where nobody has it
	away      bool                       // not shown unless it is asked for
	title     string                     // the heading, where it has no words of its own
	said      func(p *model.Player) bool // another column says it already; nil: none does
}

// put takes what was typed, where the column can be typed into.
func (f *Field) put(p *model.Player, text string) error {
	if f.set == nil {
		return errors.New(words.Say("people.notTyped", f.heading()))
	}
	return f.set(p, text)
}

// begins tells whether somebody new can be begun with what is typed into the empty last line of the column.
func (f *Field) begins() bool { return f.set != nil && f.ID != "no" }

// key is what the choice of columns knows the column by: those of the rounds are one.
func (f *Field) key() string {
	if f.round > 0 {
		return "rounds"
	}
	return f.ID
}

// called is what the choice of columns calls it.
func (f *Field) called() string {
	if f.round == 0 {
		return f.heading()
	}
	return words.Say("people." + f.key())
}

// heading is what stands over the column.
func (f *Field) heading() string {
	if f.title != "" {
		return f.title
	}
	return words.Say("people." + f.ID)
}

// typed is the column of a field that model.PersonFields says all of.
func typed(id string) Field {
	of := model.PersonFieldOf(id).Typed
	return Field{ID: id, width: of.Width, right: of.Right(), get: of.Show, set: of.Take}
}

// playerFields are the columns of the players, in the order shown; counts says
// which of the two ratings stands, and is typed, beside the name.
func playerFields(counts model.RatingChoice) []Field {
	sex := typed("sex")
	sex.set = setSex
	all := []Field{
		{ID: "no", right: true, frozen: true, always: true, get: func(p *model.Player) string { return strconv.Itoa(p.Number) },
			set: func(p *model.Player, s string) error {
				n, err := strconv.Atoi(strings.TrimSpace(s))
				if err != nil || n < 1 {
					return errors.New(words.Say("people.badNumber", s))
				}
				p.Number = n
				return nil
			}},
		{ID: "name", width: 22, frozen: true, always: true, get: func(p *model.Player) string { return p.Name },
			set: func(p *model.Player, s string) error {
				if s = strings.TrimSpace(s); s == "" {
					return errors.New(words.Say("people.noName"))
				}
				p.Name = s
				return nil
			}},
		{ID: "rating", width: 5, right: true, always: true, get: func(p *model.Player) string { return rating(counts.Of(p)) },
			set: func(p *model.Player, s string) error {
				r, err := model.ParseRating(s)
				if err == nil {
					counts.Put(p, r)
				}
				return err
			}},
		typed("club"), typed("title"), typed("fed"), typed("state"), typed("grade"),
		{ID: "categories", width: 8, get: func(p *model.Player) string { return strings.Join(p.Categories, ", ") },
			set: func(p *model.Player, s string) error {
				p.Categories = nil
				for _, c := range strings.FieldsFunc(s, func(r rune) bool { return r == ',' || r == ';' }) {
					if c = strings.TrimSpace(c); c != "" {
						p.Categories = append(p.Categories, c)
					}
				}
				return nil
			}},
		typed("birth"), sex,
		typed("nationalID"), ratingOf("nationalRating", "nationalRating", model.KindNational, counts),
		ratingOf("ownRating", "ownRating", model.KindOwn, counts),
		typed("fideID"), ratingOf("fideRating", "rating", model.KindFIDE, counts),
		typed("expires"), typed("k"), typed("games"), typed("email"), typed("fee"), typed("paid"),
		{ID: "present", width: 4, elsewhere: true, get: func(p *model.Player) string { return words.Tick(p.Present) }},
		{ID: "status", width: 16, away: true, get: func(p *model.Player) string { return statusOf(&p.Entry) }},
	}
	for _, of := range model.TypedFields() { // what has no place of its own above
		if !slices.ContainsFunc(all, func(f Field) bool { return f.ID == of.Name }) {
			f := typed(of.Name)
			f.title = words.Text(phrase.New(of.Typed.Label))
			all = slices.Insert(all, len(all)-1, f)
		}
	}
	return all
}

func setSex(p *model.Player, s string) error {
	s = strings.ToLower(strings.TrimSpace(s))
	if s == "f" {
		s = "w"
	}
	if s != "" && s != "m" && s != "w" {
		return errors.New(words.Say("people.badSex", s))
	}
	p.Sex = s
	return nil
}

// ratingOf is the column of the ratings of a kind; where it is the one that counts it stands beside the name already.
func ratingOf(id, field string, k model.RatingKind, counts model.RatingChoice) Field {
	f := typed(field)
	f.ID, f.said = id, func(p *model.Player) bool { return *k.In(p) == counts.Of(p) }
	return f
}

// eventFields are the columns that say what the participants do in this event: the
// section, where there are several, and the byes asked for, round by round.
func eventFields(t *model.Tournament, s *model.Section) []Field {
	var fields []Field
	if !s.Team() && len(playerSections(t)) > 1 {
		fields = append(fields, Field{ID: "section", width: 8, elsewhere: true, always: true,
			get: func(*model.Player) string { return s.Name }})
	}
	if book := t.CategoriesOf(s); !s.Team() && len(book.Rules()) > 0 {
		fields = append(fields, Field{ID: "ruled", width: 8, get: func(p *model.Player) string {
			return strings.Join(book.Of(p),
				", ")
		}})
	}
	for r := 1; r <= entries.RequestRounds(s); r++ {
		fields = append(fields, Field{ID: "r" + strconv.Itoa(r), title: words.Say("people.r", r), width: 2, round: r, elsewhere: true,
			always: true, get: func(p *model.Player) string { return entries.RequestMark(&p.Entry, r) }})
	}
	return fields
}

// playerSections are the sections of players.
func playerSections(t *model.Tournament) []*model.Section {
	return slices.DeleteFunc(slices.Clone(t.Sections), func(s *model.Section) bool { return s.Team() })
}

// shownFields are the columns that anybody has something in, those that are always
// shown, and those that were asked for; not those that were put away.
func shownFields(all []Field, people []model.Player, choice func(id string) columnchoice.Choice) []Field {
	return slices.DeleteFunc(slices.Clone(all), func(f Field) bool {
		switch choice(f.key()) {
		case columnchoice.Shown:
			return false
		case columnchoice.Hidden:
			return f.ID != "name"
		}
		return f.away || !f.always && !slices.ContainsFunc(people, func(p model.Player) bool {
			return f.get(&p) != "" && (f.said == nil || !f.said(&p))
		})
	})
}

// teamFields are the columns of the teams; they work on a player that stands
// for the team, so that both lists are one screen.
func teamFields() []Field {
	all := playerFields(model.RatingFIDE)
	var fields []Field
	for _, f := range all {
		if slices.Contains([]string{"no", "name", "rating", "club", "fed", "email", "fee", "paid", "present", "status"}, f.ID) {
			fields = append(fields, f)
		}
	}
	return fields
}

func rating(r model.Rating) string {
	if r == 0 {
		return ""
	}
	return strconv.Itoa(int(r))
}

// statusOf says who comes late, has left, or has asked for byes.
func statusOf(e *model.Entry) string {
	var parts []string
	if e.Entered > 1 {
		parts = append(parts, words.Say("people.late", e.Entered))
	}
	if e.Withdrawn > 0 {
		parts = append(parts, words.Say("people.withdrawn", e.Withdrawn))
	}
	if e.Expelled > 0 {
		parts = append(parts, words.Say("people.expelled", e.Expelled))
	}
	if e.House {
		parts = append(parts, words.Say("people.house"))
	}
	if e.NoHalfByes {
		parts = append(parts, words.Say("people.nohalves"))
	}
	for _, b := range e.Byes {
		parts = append(parts, words.Say("people.bye", b.Kind, b.Round))
	}
	return strings.Join(parts, "; ")
}

// peopleTable is the list of players, or of teams, with an empty line at the
// end to type the next one into.
func peopleTable(s *model.Section, fields []Field, people []model.Player) table.Table {
	var t table.Table
	for _, f := range fields {
		c := table.Column{ID: f.ID, Title: f.heading(), Width: f.width, Frozen: f.frozen}
		if f.right {
			c.Align = table.Right
		}
		if f.round > 0 {
			c.Tip = words.Say("people.r.tip", f.round)
		}
		t.Columns = append(t.Columns, c)
	}
	for i := range people {
		one := people[i]
		one.Entry = s.AsLeft(one.Entry)
		p := &one
		row := table.Row{Ref: playerRef(s, p.ID)}
		if gone := p.Gone(); gone > 0 && gone <= len(s.Rounds)+1 {
			row.Mark = table.Withdrawn
		}
		for _, f := range fields {
			cell := table.Cell{Text: f.get(p), Editable: f.set != nil || f.elsewhere}
			if f.ID == "name" && strings.TrimSpace(cell.Text) == "" {
				cell.Mark, cell.Below, cell.Tip = table.Warning, words.Say("people.nameless"), words.Say("people.nameless.pair", p.Number)
			}
			row.Cells = append(row.Cells, cell)
			if team := s.TeamByID(p.ID); f.ID == "rating" && team != nil && p.Rating != 0 && team.Strength == 0 {
				row.Cells[len(row.Cells)-1].Tip = words.Say("people.average")
			}
		}
		t.Rows = append(t.Rows, row)
	}
	next := table.Row{Last: true, Ref: table.Ref{Kind: table.ToPlayer, Section: int32(s.ID)}}
	for _, f := range fields {
		next.Cells = append(next.Cells, table.Cell{Editable: f.begins()})
	}
	next.Cells[t.Column("name")].Tip = words.Say("people.addHere")
	t.Rows = append(t.Rows, next)
	return t
}

// playerRef is what the line of a participant is about.
func playerRef(s *model.Section, id model.ID) table.Ref {
	return table.Ref{Kind: table.ToPlayer, Section: int32(s.ID), Participant: int32(id)}
}

// People are the players of a section, or its teams shown as players, with their
// strength for a rating.
func People(t *model.Tournament, s *model.Section) []model.Player {
	if !s.Team() {
		return s.Players
	}
	ps, strength := make([]model.Player, len(s.Teams)), t.Strengths(s)
	for i := range s.Teams {
		ps[i] = model.Player{Entry: s.Teams[i].Entry, Rating: strength(&s.Teams[i])}
	}
	return ps
}

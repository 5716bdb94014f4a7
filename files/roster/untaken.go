package roster

import (
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// untaken is a column, or a part of one, that holds something and that nothing takes.
type untaken struct {
	Column int         // from 0
	Name   phrase.Text // its heading, or "column C"
	Cells  int         // that hold something
}

// untaken lists, in the order of the list, what an import into a section (which may be nil) would drop.
func (im *Import) untaken(s *model.Section) []untaken {
	var found []untaken
	for c := range im.Mapping.Columns {
		cells, heading := im.column(c)
		if len(cells) == 0 {
			continue
		}
		f := im.Mapping.Field(c)
		name := phrase.Verbatim(clip(strings.Join(strings.Fields(heading), " ")))
		switch {
		case !name.Empty():
		case f == Unknown || f == LeftOut:
			name = phrase.New("column %s", letterOf(c))
		default:
			name = f.Label()
		}
		switch {
		case !im.usesColumn(f, c, s):
			if c > im.Mapping.nameColumn() || !ascending(cells) { // row numbers: 1, 2, 3
				found = append(found, untaken{c, name, len(cells)})
			}
		case f.holdsRatings():
			if n := provisional(cells); n > 0 {
				found = append(found, untaken{c, phrase.New("%s, number of games", name), n})
			}
		}
	}
	return found
}

// NotTaken is untaken as one sentence, nothing where everything is taken: "Not taken: Email (60), Paid (58)."
func (im *Import) NotTaken(s *model.Section) phrase.Text {
	var parts []phrase.Text
	for _, u := range im.untaken(s) {
		parts = append(parts, phrase.New("%s (%d)", u.Name, u.Cells))
	}
	if parts == nil {
		return phrase.Text{}
	}
	return phrase.New("Not taken: %s.", phrase.Join(", ", parts...))
}

// column gives the heading of a column and its cells that hold something.
func (im *Import) column(c int) (cells []string, heading string) {
	h := im.Mapping.HeadingRow
	if h > 0 && h <= len(im.rows) && c < len(im.rows[h-1]) {
		heading = im.rows[h-1][c]
	}
	for i := min(h, len(im.rows)); i < len(im.rows); i++ {
		if row := im.rows[i]; c < len(row) && !dash(row[c]) && row[c] != heading {
			cells = append(cells, row[c])
		}
	}
	return cells, heading
}

// usesColumn tells whether what a column holds is used.
func (im *Import) usesColumn(f Field, column int, s *model.Section) bool {
	m := im.Mapping
	if !f.many() && m.Column(f) != column {
		return false
	}
	both := m.has(LastName) && m.has(FirstName)
	people := m.people()
	individual := s != nil && !s.Team()
	switch f {
	case Unknown, LeftOut:
		return false
	case Name:
		return !both
	case Team:
		return !individual || !m.has(Club)
	case Board:
		return people && !individual && (m.has(Team) || m.Blocks)
	case Number:
		return im.OwnNumbers() && (s == nil || s.Team() != people && s.Participants() == 0)
	case Rating: // where there is one of FIDE, it stands in its place
		return people && !m.has(FideRating)
	case Byes:
		return people && (s == nil || individual)
	case Member, MemberRating, Captain, Strength:
		return !people
	case Club, Federation:
		return true
	}
	return people
}

// OwnNumbers tells whether the list has starting numbers that can be kept: everybody has one, and nobody another's.
func (im *Import) OwnNumbers() bool {
	if len(im.Lines) == 0 {
		return len(im.Teams) > 0 && numberedTeams(&model.Section{}, im.Teams)
	}
	var players []model.Player
	for _, l := range im.Lines {
		if l.Action == Add {
			players = append(players, l.Player)
		}
	}
	return numbered(&model.Section{}, players)
}

// nameColumn is the first column with names.
func (m Mapping) nameColumn() int {
	return slices.IndexFunc(m.Columns, func(f Field) bool { return f == Name || f == LastName || f == FirstName || f == Team })
}

func provisional(cells []string) (n int) {
	for _, c := range cells {
		if r, err := model.ReadRating(c); err == nil && r.Games > 0 {
			n++
		}
	}
	return n
}

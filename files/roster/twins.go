package roster

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// Twin is two lines, or a line and a player of the section, that may be the same person.
type Twin struct {
	Row   int         // the line's
	Line  string      // its name
	Other int         // the row of the line above it that is like it; 0 = the section's player Of
	Of    model.ID    // the section's player
	Name  string      // the other's name
	Why   phrase.Text // "the same FIDE ID"; a phrase
	Sure  bool        // the line is left out unless the organiser says otherwise
	// Open: the same name or number as the section's player, and nothing that tells whether it is the same person. The
	// line is left out until the organiser has said what becomes of it.
	Open bool
}

// Sentence is a twin in words, for the organiser to decide: "Row 9: Fox, Ann may be Fox, Anne of row 3: almost the
// same name, and the same club."
func (t Twin) Sentence() phrase.Text {
	switch {
	case t.Sure && t.Other > 0:
		return phrase.New("Row %d: %s is %s of row %d: %s.", t.Row, t.Line, t.Name, t.Other, t.Why)
	case t.Other > 0:
		return phrase.New("Row %d: %s may be %s of row %d: %s.", t.Row, t.Line, t.Name, t.Other, t.Why)
	case t.Sure:
		return phrase.New("Row %d: %s is %s who is in the section already: %s.", t.Row, t.Line, t.Name, t.Why)
	}
	return phrase.New("Row %d: %s may be %s who is in the section already: %s.", t.Row, t.Line, t.Name, t.Why)
}

// person is a line or a player of the section, with what is compared.
type person struct {
	*model.Player
	line  int      // index, -1 for one of the section
	keys  []string // of the name, the words in order; two where it can be spelt in two ways
	runes [][]rune // of the keys
	club  string
}

func personOf(p *model.Player, line int, team string) person {
	keys := namekey.Variants(p.Name) // Müller and Mueller
	runes := make([][]rune, len(keys))
	for i, k := range keys {
		words := strings.Fields(k)
		slices.Sort(words) // "Fox, Ann" is "Ann Fox"
		keys[i] = strings.Join(words, " ")
		runes[i] = []rune(keys[i])
	}
	club := p.Club
	if club == "" {
		club = team
	}
	return person{p, line, keys, runes, namekey.Key(club)}
}

// Compare finds the lines that may be the same person as one above or as a player of the section (which may be nil),
// and teams that the section has. Lines that surely are get the action Leave; it is for the organiser to make that an
// Update, or an Add after all. Leave is also what becomes of a line of which nobody can tell, so that nobody is entered
// twice.
func (im *Import) Compare(s *model.Section) []Twin {
	im.Twins = nil
	im.checkByes(s)
	var all []person
	if s != nil {
		for i := range s.Players {
			p := &s.Players[i]
			team := ""
			if t := s.TeamByID(p.Team); t != nil {
				team = t.Name
			}
			all = append(all, personOf(p, -1, team))
		}
		im.compareTeams(s)
	}
	for i := range im.Lines {
		im.Lines[i].Action, im.Lines[i].Same = Add, 0
		all = append(all, personOf(&im.Lines[i].Player, i, im.Lines[i].Team))
	}
	found := map[[2]int]bool{}
	of := make([]int, len(all)) // how many each has
	there := make([][]match, len(im.Lines))
	for _, group := range groups(all) {
		for k := range group {
			for _, a := range group[max(0, k-window):k] {
				pair := [2]int{min(a, group[k]), max(a, group[k])}
				if found[pair] || of[pair[1]] >= mostTwins {
					continue
				}
				m := alike(&all[pair[0]], &all[pair[1]])
				if m.why.Empty() {
					continue
				}
				found[pair] = true
				of[pair[1]]++
				if line := all[pair[1]].line; m.of.line < 0 {
					there[line] = append(there[line], m)
				} else {
					im.twin(line, m)
				}
			}
		}
	}
	im.settle(there)
	slices.SortStableFunc(im.Twins, func(a, b Twin) int { return cmp.Or(a.Row-b.Row, a.Other-b.Other) })
	return im.Twins
}

// settle decides of each line which of the section's players it is, from those that it may be. A number says more than a
// name; and a name is enough where it is the only one of its kind on both sides and nothing speaks against it, as where
// the list has no clubs and the section has.
func (im *Import) settle(there [][]match) {
	lines := map[model.ID]int{} // how many have the name of the section's player
	for _, ms := range there {
		for _, m := range ms {
			if m.name {
				lines[m.of.ID]++
			}
		}
	}
	for line, ms := range there {
		names, numbers, sure := 0, 0, 0
		for _, m := range ms {
			names += one(m.name)
			numbers += one(m.sure && m.number)
		}
		for i, m := range ms {
			switch {
			case numbers > 0:
				m.sure = m.sure && m.number
			case m.name && m.unsaid && names == 1:
				m.sure = lines[m.of.ID] == 1
			}
			ms[i] = m
			sure += one(m.sure)
		}
		for _, m := range ms {
			m.sure = m.sure && sure == 1
			m.open = sure != 1 && (m.name || m.number)
			im.twin(line, m)
		}
	}
}

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}

// Replace lets the list say what is true of the section's players whom it surely names, of each once. Whom it may name,
// under almost the same name, is left out: entered, he might stand there twice.
func (im *Import) Replace() {
	lines := map[int]*Line{}
	for i := range im.Lines {
		lines[im.Lines[i].Row] = &im.Lines[i]
	}
	done := map[model.ID]bool{}
	for i := range im.Twins {
		switch t := &im.Twins[i]; {
		case t.Of == 0 || lines[t.Row] == nil:
		case t.Sure && !done[t.Of]:
			lines[t.Row].Action, lines[t.Row].Same = Update, t.Of
			done[t.Of] = true
		case !t.Sure && lines[t.Row].Action == Add:
			t.Open, lines[t.Row].Action = true, Leave
		}
	}
}

// compareTeams finds the list's teams that the section has.
func (im *Import) compareTeams(s *model.Section) {
	have := map[string]model.ID{}
	for i := range s.Teams {
		have[namekey.Key(s.Teams[i].Name)] = s.Teams[i].ID
	}
	for i := range im.Teams {
		t := &im.Teams[i]
		if t.Same, t.Action = have[namekey.Key(t.Team.Name)], Add; t.Same != 0 {
			t.Action = Leave
		}
	}
}

// twin notes whom a line may be, and leaves the line out if it surely is, or if nobody can tell.
func (im *Import) twin(line int, m match) {
	l := &im.Lines[line]
	t := Twin{Row: l.Row, Line: l.Player.Name, Name: m.of.Name, Why: m.why, Sure: m.sure, Open: m.open}
	if m.of.line < 0 {
		t.Of = m.of.ID
		if m.sure {
			l.Same = m.of.ID
		}
	} else {
		t.Other = im.Lines[m.of.line].Row
	}
	if m.sure || m.open {
		l.Action = Leave
	}
	im.Twins = append(im.Twins, t)
}

// mostTwins is how many are pointed out for one line.
const mostTwins = 4

// window is how many neighbours in the order of names a person is compared with within a club or a day of birth, so
// that a list with one club only does not take the square of its length.
const window = 40

// groups are the people who have something in common, each in the order of names: an ID, the name, the club, the day
// of birth. Only people of one group are compared.
func groups(all []person) [][]int {
	by := map[string][]int{}
	for i, p := range all {
		common := []string{"f" + p.FideID, "n" + p.NationalID, "c" + p.club, "b" + string(p.Birth)}
		for _, k := range p.keys {
			common = append(common, "k"+k)
		}
		for _, c := range common {
			if len(c) > 1 {
				by[c] = append(by[c], i)
			}
		}
	}
	keys := make([]string, 0, len(by))
	for k, group := range by {
		if len(group) > 1 {
			keys = append(keys, k)
		}
	}
	slices.Sort(keys)
	var gs [][]int
	for _, k := range keys {
		group := by[k]
		slices.SortStableFunc(group, func(a, b int) int { return cmp.Or(strings.Compare(all[a].keys[0], all[b].keys[0]), a-b) })
		gs = append(gs, group)
	}
	return gs
}

// match is in what two people are alike enough to be one.
type match struct {
	of     *person
	why    phrase.Text // nothing if they are not
	sure   bool        // the same number or the same name, and nothing that speaks against it
	number bool        // the same number
	name   bool        // the same name
	unsaid bool        // nothing but the name is the same, and nothing speaks against it: one of them has no club
	open   bool
}

// alike compares a line, b, with one before it or with a player of the section.
func alike(a, b *person) match {
	if a.line < 0 && b.line < 0 {
		return match{}
	}
	d := 3
	for _, x := range a.runes {
		for _, y := range b.runes {
			d = min(d, distance(x, y))
		}
	}
	near := d <= 1 || d <= 2 && min(len(a.keys[0]), len(b.keys[0])) >= longName
	conflict := differ(a.FideID, b.FideID) || differ(a.NationalID, b.NationalID) || births(a.Birth, b.Birth) < 0
	fide, national := a.FideID != "" && a.FideID == b.FideID, a.NationalID != "" && a.NationalID == b.NationalID
	m := match{of: a, number: fide || national, name: d == 0}
	switch {
	case fide && near:
		m.why, m.sure = phrase.New("the same FIDE ID %s", a.FideID), true
	case national && near:
		m.why, m.sure = phrase.New("the same member number %s", a.NationalID), true
	case fide:
		m.why = phrase.New("the same FIDE ID %s, but another name", a.FideID)
	case national:
		m.why = phrase.New("the same member number %s, but another name", a.NationalID)
	case d == 0 && conflict:
		m.why = phrase.New("the same name, but another number or date of birth")
	case d == 0 && births(a.Birth, b.Birth) > 0:
		m.why, m.sure = phrase.New("the same name and date of birth"), true
	case d == 0 && a.club == b.club:
		m.why, m.sure = phrase.New("the same name and club"), true
	case d == 0:
		m.why, m.unsaid = phrase.New("the same name"), a.club == "" || b.club == ""
	case near && !conflict && a.club != "" && a.club == b.club:
		m.why = phrase.New("almost the same name, and the same club")
	case near && births(a.Birth, b.Birth) > 0:
		m.why = phrase.New("almost the same name, and the same date of birth")
	}
	return m
}

func differ(a, b string) bool { return a != "" && b != "" && a != b }

// births compares two dates of birth: 1 for the same, -1 for others, 0 where one is missing. A year agrees with every
// day in it.
func births(a, b model.Date) int {
	switch {
	case a == "" || b == "":
		return 0
	case strings.HasPrefix(string(a), string(b)) || strings.HasPrefix(string(b), string(a)):
		return 1
	}
	return -1
}

// distance is the number of letters to insert, delete, replace or swap with their neighbour to make one text of the
// other; 3 or more are 3.
func distance(x, y []rune) int {
	if len(x)-len(y) > 2 || len(y)-len(x) > 2 {
		return 3
	}
	var room [3 * 64]int // of most names
	rows := room[:]
	width := len(y) + 1
	if 3*width > len(rows) {
		rows = make([]int, 3*width)
	}
	before, last, now := rows[:width], rows[width:2*width], rows[2*width:3*width]
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(x); i++ {
		now[0] = i
		least := i
		for j := 1; j <= len(y); j++ {
			change := 1
			if x[i-1] == y[j-1] {
				change = 0
			}
			now[j] = min(last[j]+1, now[j-1]+1, last[j-1]+change)
			if i > 1 && j > 1 && x[i-1] == y[j-2] && x[i-2] == y[j-1] {
				now[j] = min(now[j], before[j-2]+1)
			}
			least = min(least, now[j])
		}
		if least > 2 {
			return 3
		}
		before, last, now = last, now, before
	}
	return min(last[len(y)], 3)
}

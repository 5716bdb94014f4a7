package settings

import (
	"errors"
	"regexp"
	"strconv"
	"strings"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// apartPage has the groups of participants who are not to meet, one a line.
type apartPage struct {
	section *model.Section
	groups  *controls.Entry
	whole   fyne.CanvasObject
}

func newApartPage(n *Section) *apartPage {
	p := &apartPage{section: n.section, groups: controls.NewTextEntry()}
	p.groups.SetPlaceHolder(words.Say("apart.placeholder"))
	p.groups.SetText(writeApart(n.section))
	var names []string
	for _, e := range n.section.Entries() {
		names = append(names, e.Name)
	}
	var add *controls.Select
	add = controls.NewSelect(names, func(name string) {
		if name != "" {
			p.groups.SetText(addToLine(p.groups.Text, p.groups.CursorRow, name))
			add.ClearSelected()
		}
	})
	add.PlaceHolder = words.Say("apart.add")
	clubs := controls.NewButton(words.Say("apart.clubs"), p.AddClubs)
	p.whole = container.NewBorder(controls.Wrapped(words.Say("apart.hint")), container.NewGridWithColumns(2, add, clubs), nil, nil, p.groups)
	return p
}

func (p *apartPage) object() fyne.CanvasObject { return p.whole }
func (p *apartPage) shown()                    {}
func (p *apartPage) put(*steps.Settings) error { return nil }

// addToLine writes a name into a line, before the line's rounds.
func addToLine(text string, row int, name string) string {
	lines := strings.Split(text, "\n")
	row = min(row, len(lines)-1)
	fields := strings.Split(lines[row], ";")
	if strings.TrimSpace(lines[row]) == "" {
		fields = nil
	}
	at := len(fields)
	if at > 0 && apartRounds.MatchString(strings.TrimSpace(fields[at-1])) {
		at--
	}
	fields = append(fields[:at:at], append([]string{" " + name}, fields[at:]...)...)
	lines[row] = strings.TrimSpace(strings.Join(fields, ";"))
	return strings.Join(lines, "\n")
}

// AddClubs adds a group for every club with more than one participant that has
// none yet.
func (p *apartPage) AddClubs() {
	text := strings.TrimRight(p.groups.Text, "\n")
	for _, club := range pair.Clubmates(p.section) {
		if line := writeGroup(p.section, club); !strings.Contains("\n"+text+"\n", "\n"+line+"\n") {
			text = strings.TrimPrefix(text+"\n"+line, "\n")
		}
	}
	p.groups.SetText(text)
}

// writeApart writes the groups of a section as parseApart reads them.
func writeApart(s *model.Section) string {
	var lines []string
	for _, g := range s.Forbidden {
		lines = append(lines, writeGroup(s, g))
	}
	return strings.Join(lines, "\n")
}

func writeGroup(s *model.Section, g model.Forbidden) string {
	var parts []string
	for _, id := range g.Who {
		e, _ := s.Entry(id)
		name := e.Name
		if len(calledSo(s, name)) != 1 || strings.Contains(name, ";") {
			name = strconv.Itoa(e.Number)
		}
		parts = append(parts, name)
	}
	if g.From > 0 || g.To > 0 {
		parts = append(parts, words.Say("apart.rounds", max(g.From, 1), words.NumberOrNothing(g.To)))
	}
	return strings.Join(parts, "; ")
}

// apartRounds is the last field of a line that holds for some rounds only:
// "rounds 1-3", "rounds 2-", "round 5".
var apartRounds = regexp.MustCompile(`^(?i:rounds?|R)\s*(\d+)\s*([-–]?)\s*(\d*)$`)

// calledSo are the participants with that name.
func calledSo(s *model.Section, name string) []model.ID {
	var ids []model.ID
	for _, e := range s.Entries() {
		if strings.EqualFold(e.Name, name) {
			ids = append(ids, e.ID)
		}
	}
	return ids
}

// parseApart reads groups of participants who are not to meet, one a line:
// names or starting numbers with semicolons between, and if the group does not
// hold for the whole event its rounds at the end. The error names every line
// that it could not read.
func parseApart(s *model.Section, text string) ([]model.Forbidden, error) {
	var groups []model.Forbidden
	var problems []error
	for i, line := range strings.Split(text, "\n") {
		if strings.TrimSpace(line) == "" {
			continue
		}
		var g model.Forbidden
		for _, field := range strings.Split(line, ";") {
			field = strings.TrimSpace(field)
			if m := apartRounds.FindStringSubmatch(field); m != nil && len(calledSo(s, field)) == 0 {
				g.From, _ = strconv.Atoi(m[1])
				if g.To, _ = strconv.Atoi(m[3]); m[2] == "" {
					g.To = g.From
				}
				continue
			}
			id, err := oneOf(s, field)
			if err != nil {
				problems = append(problems, errors.New(words.Say("apart.line", i+1, words.Err(err))))
			} else if id != 0 {
				g.Who = append(g.Who, id)
			}
		}
		if len(g.Who) < 2 && len(problems) == 0 {
			problems = append(problems, errors.New(words.Say("apart.line", i+1, words.Say("apart.tooFew"))))
		}
		groups = append(groups, g)
	}
	return groups, errors.Join(problems...)
}

// oneOf finds a participant by name or starting number; 0 for an empty field.
func oneOf(s *model.Section, field string) (model.ID, error) {
	if field == "" {
		return 0, nil
	}
	switch ids := calledSo(s, field); {
	case len(ids) == 1:
		return ids[0], nil
	case len(ids) > 1:
		return 0, errors.New(words.Say("apart.twice", field))
	}
	if n, err := strconv.Atoi(field); err == nil {
		if e, ok := s.ByNumber(n); ok {
			return e.ID, nil
		}
	}
	return 0, errors.New(words.Say("apart.unknown", field))
}

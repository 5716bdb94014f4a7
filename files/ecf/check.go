package ecf

import (
	"cmp"
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// code is an ECF code: six digits and a letter that checks them.
var code = pattern.New(`^[0-9]{6}[A-HJKL]$`)

type seat struct{ section, player model.ID }

// collector goes through an event and keeps what is written and what stands in its way.
type collector struct {
	t        *model.Tournament
	r        Report
	people   []person
	pins     map[seat]int
	sections []part
	unrated  int
	defaults int
	found    model.Problems
}

// collect goes through the whole event.
func collect(t *model.Tournament, r Report) *collector {
	t = t.WithExtraGames("Extra rated games")
	c := &collector{t: t, r: r, pins: map[seat]int{}}
	c.event()
	for _, s := range t.Sections {
		c.found = append(c.found, s.Check().Grave()...)
		parts := c.results(s)
		c.players(t.AsReported(s), parts)
		c.sections = append(c.sections, parts...)
	}
	if len(c.sections) == 0 {
		c.found = append(c.found, model.Problem{What: phrase.New("there is no game to be rated"), Cure: phrase.New("Enter results"), Grave: true})
	}
	return c
}

// Check lists what the federation would refuse (grave), and what it will ask about.
func Check(t *model.Tournament, r Report) model.Problems { return collect(t, r).found }

// field is what is wrong with a detail of the event or of the report.
func (c *collector) field(name string, what, cure phrase.Text) {
	c.found = append(c.found, model.Problem{Field: name, What: what, Cure: cure, Grave: true})
}

func (c *collector) board(s *model.Section, round, board int, what, cure phrase.Text) {
	c.found = append(c.found, model.Problem{Section: c.name(s), Round: round, Board: board, What: what, Cure: cure, Grave: true})
}

// name is a section's name as places have it.
func (c *collector) name(s *model.Section) string {
	if len(c.t.Sections) == 1 {
		return ""
	}
	return s.Name
}

func (c *collector) event() {
	t, r := c.t, c.r
	missing := func(name, text string, what, cure phrase.Text) {
		if strings.TrimSpace(text) == "" {
			c.field(name, what, cure)
		} else {
			c.plain(model.Problem{Field: name}, text)
		}
	}
	missing("name", t.Name, phrase.New("the event has no name"), phrase.New("Enter its name"))
	missing("start", string(whole(t.Start)), phrase.New("the first day is missing"), phrase.New("Enter year, month and day"))
	missing("end", string(whole(cmp.Or(t.End, t.Start))), phrase.New("the last day is missing"), phrase.New("Enter year, month and day"))
	missing("ecf.code", r.Code, phrase.New("the ECF’s event code is missing"),
		phrase.New("Enter a short name, the same in every file of this event"))
	missing("ecf.officer", r.Officer, phrase.New("the results officer is missing"), phrase.New("Enter who answers for the results"))
	missing("ecf.officer-address", r.OfficerAddress, phrase.New("the results officer has no address"),
		phrase.New("Enter a mail address, or a postal one in one line"))
	missing("ecf.treasurer", r.Treasurer, phrase.New("the treasurer is missing"), phrase.New("Enter who pays the rating fees"))
	missing("ecf.treasurer-address", r.TreasurerAddress, phrase.New("the treasurer has no address"),
		phrase.New("Enter a mail address, or a postal one in one line"))
	if n, err := strconv.Atoi(cmp.Or(r.Submission, "1")); err != nil || n < 1 {
		c.field("ecf.submission", phrase.New("the number %q of the submission is not a whole number from 1", r.Submission),
			phrase.New("Correct it"))
	}
	switch {
	case strings.TrimSpace(t.Time) == "":
		c.field("time", phrase.New("the time control is missing"), phrase.New("Enter it, such as 90+30"))
	case timeFields(t.Time) == nil:
		c.field("time", phrase.New("the time control %q is none that the file has fields for", t.Time),
			phrase.New("Write for instance 90+30, 60, or 40/100, 20/50, 15+30"))
	}
}

// plain objects to letters that the file cannot hold.
func (c *collector) plain(at model.Problem, text string) {
	if !namekey.Plain(clean(text)) {
		at.What, at.Cure = phrase.New("%q has letters that the file cannot hold", text), phrase.New("Write it in the letters A to Z")
		at.Grave = true
		c.found = append(c.found, at)
	}
}

// players gives the people of a section that have a game a PIN: whoever has one by the ECF code keeps it.
func (c *collector) players(s *model.Section, parts []part) {
	has := map[model.ID]bool{}
	for _, p := range parts {
		for _, g := range p.games {
			has[g.players[0]], has[g.players[1]] = true, true
		}
	}
	for i := range s.Players {
		p := &s.Players[i]
		if !has[p.ID] {
			continue
		}
		at := model.Problem{Section: c.name(s), Who: p.Name}
		if pin := c.known(at, p); pin > 0 {
			c.pins[seat{s.ID, p.ID}] = pin
			continue
		}
		c.people = append(c.people, person{len(c.people) + 1, p, at.Section})
		c.pins[seat{s.ID, p.ID}] = len(c.people)
		c.plain(at, p.Name)
		c.identity(at, p)
	}
	for i := range parts {
		for g := range parts[i].games {
			for side, id := range parts[i].games[g].players {
				parts[i].games[g].players[side] = model.ID(c.pins[seat{s.ID, id}]) // 0 = nobody, which Section.Check has found
			}
		}
	}
}

// known is the PIN of somebody who has the same ECF code, or neither one but the same name and birth; 0 for none. Two in one section
// are not one person.
func (c *collector) known(at model.Problem, p *model.Player) int {
	for _, q := range c.people {
		if p.NationalID == "" && q.player.NationalID == "" && p.Birth != "" && q.player.Birth == p.Birth && q.where != at.Section &&
			namekey.Key(q.player.Name) == namekey.Key(p.Name) {
			return q.pin
		}
		if p.NationalID == "" || q.player.NationalID != p.NationalID {
			continue
		}
		if q.where == at.Section || namekey.Key(q.player.Name) != namekey.Key(p.Name) {
			at.What, at.Cure, at.Grave = phrase.New("has the same ECF code %s as %s", p.NationalID, q.player.Name),
				phrase.New("Correct one of them"), true
			c.found = append(c.found, at)
			return 0
		}
		return q.pin
	}
	return 0
}

func (c *collector) identity(at model.Problem, p *model.Player) {
	switch {
	case strings.TrimSpace(p.Name) == "":
		at.What, at.Cure, at.Grave = phrase.New("has no name"), phrase.New("Enter it"), true
	case p.NationalID == "":
		at.What, at.Cure = phrase.New("has no ECF code"), phrase.New("Look it up; the federation gives new players one")
	case !code.MatchString(strings.ToUpper(p.NationalID)):
		at.What, at.Cure, at.Grave = phrase.New("has the ECF code %q, which is not six digits and a letter", p.NationalID),
			phrase.New("Correct it"), true
	default:
		return
	}
	c.found = append(c.found, at)
}

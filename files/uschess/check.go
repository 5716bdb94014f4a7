package uschess

import (
	"cmp"
	"strconv"
	"strings"
	"time"

	"wallchart/files/dbf"
	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

var (
	member    = pattern.New(`^[0-9]{8}$`)
	affiliate = pattern.New(`^A[0-9]{7}$`)
	zip       = pattern.New(`^[0-9]{5}(-[0-9]{4})?$`)
)

// states are the postal codes of the states, territories and military
// addresses.
const states = " AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR " +
	"PA RI SC SD TN TX UT VT VA WA WV WI WY PR VI GU AS MP AA AE AP "

// isMember tells a member ID; the federation gives 00000000 to nobody.
func isMember(id string) bool { return member.MatchString(id) && id != "00000000" }

type checker struct {
	t     *model.Tournament
	r     Report
	found model.Problems
	ids   map[string]*model.Player // by member ID, in the sections gone through
}

// Check lists what the federation would refuse (grave), and what it or the
// director may stumble over. Whether memberships and directors' certificates
// are valid is known to the federation only.
func Check(t *model.Tournament, r Report) model.Problems {
	t = t.WithExtraGames(extraGames)
	c := &checker{t: t, r: r, ids: map[string]*model.Player{}}
	c.event()
	for _, s := range t.Sections {
		c.found = append(c.found, s.Check().Grave()...)
		c.section(s, r.terms(t, s))
	}
	return c.found
}

func (c *checker) grave(section, who string, what, cure phrase.Text) {
	c.found = append(c.found, model.Problem{Section: section, Who: who, What: what, Cure: cure, Grave: true})
}

// field is something that the federation would refuse in a detail of the event or of
// the report.
func (c *checker) field(name string, what, cure phrase.Text) {
	c.found = append(c.found, model.Problem{Field: name, What: what, Cure: cure, Grave: true})
}

func (c *checker) warn(section, who string, what, cure phrase.Text) {
	c.found = append(c.found, model.Problem{Section: section, Who: who, What: what, Cure: cure})
}

func (c *checker) event() {
	t, r := c.t, c.r
	if strings.TrimSpace(t.Name) == "" {
		c.field("name", phrase.New("the event has no name"), phrase.New("Enter its name"))
	}
	c.text("", "", "the event's name", t.Name, headerFields, "H_NAME")
	c.dates("", t.Start, cmp.Or(t.End, t.Start), true)
	switch {
	case r.Affiliate == "":
		c.field("uschess.affiliate", phrase.New("the affiliate's ID is missing"),
			phrase.New("Enter the ID of the club that holds the event: A and seven digits"))
	case !affiliate.MatchString(r.Affiliate):
		c.field("uschess.affiliate", phrase.New("the affiliate's ID %q is not A and seven digits", r.Affiliate), phrase.New("Correct it"))
	}
	if r.Defaults.ChiefTD == "" {
		c.field("uschess.chief-td", phrase.New("the chief director's ID is missing"),
			phrase.New("Enter the eight digits of the chief director's membership"))
	}
	for _, id := range strings.FieldsFunc(r.OtherTDs, func(r rune) bool { return r == ',' || r == ' ' }) {
		c.director("uschess.other-tds", id)
	}
	c.director("uschess.chief-td", r.Defaults.ChiefTD)
	c.director("uschess.assistant-td", r.Defaults.AssistantTD)
	if len(r.OtherTDs) > width(headerFields, "H_OTHER_TD") {
		c.field("uschess.other-tds", phrase.New("there are too many other directors"), phrase.New("Leave out some"))
	}
	if len(r.EventID) > width(headerFields, "H_EVENT_ID") {
		c.field("uschess.event", phrase.New("the event's ID %q is longer than 12 characters", r.EventID),
			phrase.New("Leave it empty unless the federation gave one"))
	}
	if strings.TrimSpace(t.City) == "" {
		c.field("city", phrase.New("the city is missing"), phrase.New("Enter where the event is held"))
	}
	c.text("", "", "the city", t.City, headerFields, "H_CITY")
	if w := width(headerFields, "H_COUNTRY"); len(r.Country) > w {
		c.field("uschess.country", phrase.New("the country %q is longer than %d characters", r.Country, w), phrase.New("Correct it"))
	}
	if cmp.Or(r.Country, "USA") == "USA" {
		if !strings.Contains(states, " "+r.State+" ") || r.State == "" {
			c.field("uschess.state", phrase.New("the state %q of the event is not a state's two letters", r.State),
				phrase.New("Enter for instance MA"))
		}
		if !zip.MatchString(r.ZIP) {
			c.field("uschess.zip", phrase.New("the ZIP code %q of the event is not 12345 or 12345-6789", r.ZIP),
				phrase.New("Enter the ZIP code of the playing hall"))
		}
	}
	if !strings.Contains("TAN", r.Crosstab) || len(r.Crosstab) > 1 {
		c.field("uschess.crosstable", phrase.New("the choice %q of who gets a printed crosstable is not T, A or N", r.Crosstab),
			phrase.New("Choose N for nobody"))
	}
	if n := len(c.t.Sections); n == 0 || n > 99 {
		c.grave("", "", phrase.New("the event has %d sections, and a report takes 1 to 99", n), phrase.Text{})
	}
}

func (c *checker) director(field, id string) {
	if id != "" && !isMember(id) {
		c.field(field, phrase.New("the director's ID %q is not eight digits", id), phrase.New("Correct it"))
	}
}

// dates wants whole dates in order; a section's own must lie within the event.
func (c *checker) dates(section string, start, end model.Date, required bool) {
	for _, x := range []struct {
		which, field string
		day          model.Date
	}{{"first", "start", start}, {"last", "end", end}} {
		if _, err := time.Parse("2006-01-02", string(x.day)); err != nil && (x.day != "" || required) {
			c.found = append(c.found, model.Problem{Section: section, Field: dateField(section, x.field), Grave: true,
				What: phrase.New("the %s day %q is not a whole date", x.which, x.day), Cure: phrase.New("Enter year, month and day")})
			return
		}
	}
	if start != "" && end != "" && start > end {
		c.found = append(c.found, model.Problem{Section: section, Field: dateField(section, "end"), Grave: true,
			What: phrase.New("the last day %s is before the first %s", end, start), Cure: phrase.New("Correct the dates")})
	}
	if !required && (start != "" && start < c.t.Start || c.t.End != "" && end > c.t.End) {
		c.found = append(c.found, model.Problem{Section: section, Field: "rounds", Grave: true,
			What: phrase.New("is played from %s to %s, outside the days of the event", start, end),
			Cure: phrase.New("Correct the dates of the event or of the rounds")})
	}
}

// dateField is where a day is corrected: the days of a section are those of its rounds.
func dateField(section, field string) string {
	if section != "" {
		return "rounds"
	}
	return field
}

// textFields are the details of the event that are written to a field of the report.
var textFields = map[string]string{"H_NAME": "name", "H_CITY": "city"}

// text warns of what will be cut, and refuses what cannot be written.
func (c *checker) text(section, who, what, s string, fields []dbf.Field, field string) {
	plain := strings.Join(strings.Fields(namekey.ASCII(s)), " ")
	if !namekey.Plain(plain) {
		c.found = append(c.found, model.Problem{Section: section, Who: who, Field: textFields[field], Grave: true,
			What: phrase.New("%s %q has letters that a report cannot hold", what, s), Cure: phrase.New("Write it in the letters A to Z")})
	} else if w := width(fields, field); len(plain) > w {
		c.found = append(c.found, model.Problem{Section: section, Who: who, Field: textFields[field],
			What: phrase.New("%s %q is longer than %d characters and will be cut", what, s, w)})
	}
}

func (c *checker) section(s *model.Section, terms Terms) {
	es, problems := entrants(c.t.AsReported(s))
	c.found = append(c.found, problems...)
	c.text(s.Name, "", "the section's name", s.Name, sectionFields, "S_SEC_NAME")
	c.dates(s.Name, terms.Start, terms.End, false)
	if n := rounds(s); n == 0 {
		c.grave(s.Name, "", phrase.New("the section has no rounds"), phrase.New("Take it out of the report, or enter its rounds"))
	} else if n > maxRounds {
		c.grave(s.Name, "", phrase.New("the section has %d rounds, and a report has room for %d", n, maxRounds), phrase.New("Report it in parts"))
	}
	for _, id := range []string{terms.ChiefTD, terms.AssistantTD} {
		if id != "" && !isMember(id) && c.r.Sections[s.ID].ChiefTD+c.r.Sections[s.ID].AssistantTD != "" {
			c.grave(s.Name, "", phrase.New("the director's ID %q is not eight digits", id), phrase.New("Correct it"))
		}
	}
	_, system, err := TimeControl(terms.Time)
	if err != nil {
		c.found = append(c.found, model.Problem{Section: s.Name, Field: "uschess.time", What: phrase.New("%s", err), Grave: true})
	} else if terms.System != "" && terms.System != system.Code() {
		c.warn(s.Name, "",
			phrase.New("the rating system %s contradicts the time control %s, by which the federation goes", terms.System, terms.Time),
			phrase.Text{})
	}
	if terms.System != "" && !strings.Contains("RDQ", terms.System) {
		c.grave(s.Name, "", phrase.New("the rating system %q is not R, D or Q", terms.System),
			phrase.New("Leave it empty to follow the time control"))
	}
	if len(terms.Level) > 1 || !strings.Contains("NSPJ", terms.Level) {
		c.grave(s.Name, "", phrase.New("the scholastic level %q is not N, S, P or J", terms.Level), phrase.Text{})
	}
	if _, err := strconv.ParseUint(cmp.Or(terms.GrandPrix, "0"), 10, 9); err != nil || len(terms.GrandPrix) > 3 {
		c.grave(s.Name, "", phrase.New("the Grand Prix points %q are not a number of up to three digits", terms.GrandPrix), phrase.Text{})
	}
	if terms.FIDE == "Y" {
		c.warn(s.Name, "", phrase.New("the fields for FIDE rating are not written"),
			phrase.New("Send the federation the report file for FIDE as well"))
	}
	c.games(s, es)
	c.players(s, terms, es)
}

// mostInMatch and mostInAnyMatch are how many games a match has at most, by the description of the format and by the federation's FAQ.
const mostInMatch, mostInAnyMatch = 20, 32

// games looks at whether there is anything to rate, and at how long a match is.
func (c *checker) games(s *model.Section, es []entrant) {
	rated, people := 0, 0
	for _, e := range es {
		if e.pair > 0 {
			people++
		}
		for _, l := range e.cells {
			if l.opponent > 0 {
				rated++
			}
		}
	}
	rated /= 2 // each is in the record of both
	switch {
	case people > 0 && rated == 0:
		c.warn(s.Name, "", phrase.New("the section has no game for rating"), phrase.New("Take it out of the report unless it is meant"))
	case people == 2 && rated > mostInAnyMatch:
		c.grave(s.Name, "", phrase.New("the match has %d games, and the federation rates %d at most", rated, mostInAnyMatch),
			phrase.New("Report it in parts"))
	case people == 2 && rated > mostInMatch:
		c.warn(s.Name, "", phrase.New("the match has %d games; the description of the file allows %d, the federation’s FAQ %d",
			rated, mostInMatch, mostInAnyMatch), phrase.Text{})
	}
}

// member compares an ID with those of the sections before, and the membership with the last day of the event, as far as a list or a
// person has said until when it lasts. One renewed at the door is entered anew.
func (c *checker) member(s *model.Section, p *model.Player) {
	if before := c.ids[p.NationalID]; before != nil && namekey.Key(before.Name) != namekey.Key(p.Name) {
		c.grave(s.Name, p.Name, phrase.New("has the same member ID %s as %s", p.NationalID, before.Name), phrase.New("Correct one of them"))
	} else if isMember(p.NationalID) {
		c.ids[p.NationalID] = p
	}
	end, err := time.Parse(time.DateOnly, string(p.Expires))
	last, err2 := time.Parse(time.DateOnly, string(cmp.Or(c.t.End, c.t.Start)))
	if err == nil && err2 == nil && end.Before(last) {
		c.warn(s.Name, p.Name, phrase.New("has a membership until %s, and the event ends on %s", p.Expires, last.Format(time.DateOnly)),
			phrase.New("Have it renewed and enter the new day"))
	}
}

func (c *checker) players(s *model.Section, terms Terms, es []entrant) {
	seen := map[string]string{}
	for _, e := range es {
		p := e.player
		if e.pair == 0 {
			c.warn(s.Name, p.Name, phrase.New("has neither a game nor a bye and is left out of the report"), phrase.Text{})
			continue
		}
		c.member(s, p)
		id := p.NationalID
		switch {
		case id == "" && p.Birth == "":
			c.grave(s.Name, p.Name, phrase.New("has no member ID"),
				phrase.New("Look it up, or for a new member enter the date of birth, which the federation asks for"))
		case id == "":
			c.grave(s.Name, p.Name, phrase.New("has no member ID"), phrase.New("Have the new membership entered and its ID given here"))
		case !isMember(id):
			c.grave(s.Name, p.Name, phrase.New("has the member ID %q, which is not eight digits", id), phrase.New("Correct it"))
		case seen[id] != "":
			c.grave(s.Name, p.Name, phrase.New("has the same member ID %s as %s", id, seen[id]), phrase.New("Correct one of them"))
		}
		seen[id] = p.Name
		c.text(s.Name, p.Name, "the name", Name(p.Name), detailFields(0), "D_NAME")
		if st := p.From(); st != "" && (len(st) > 2 || !namekey.Plain(st)) {
			c.grave(s.Name, p.Name, phrase.New("has the state %q, which is not two letters", st), phrase.New("Correct it"))
		}
		if r := cmp.Or(p.NationalRating, p.Rating); r > 9999 || r < 0 {
			c.grave(s.Name, p.Name, phrase.New("has the rating %d", r), phrase.New("Correct it"))
		}
		for r, l := range e.cells {
			if l.unrated {
				c.found = append(c.found, model.Problem{Section: s.Name, Round: r + 1, Board: l.board, Who: p.Name,
					What: phrase.New("the game is not for rating and is reported as a forfeit")})
			}
		}
	}
}

package main

import (
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/pairing/lothian"
)

// formats are how a section may be paired, and their names on the command line.
var formats = []struct {
	name   string
	format model.Format
}{{"swiss", model.Swiss}, {"robin", model.RoundRobin}, {"double", model.DoubleRoundRobin}, {"scheveningen", model.Scheveningen}, {"schiller", model.Schiller}}

// sectionFlags are a section's settings, each by a flag.
type sectionFlags struct {
	form, system, initial, colours, primary, matchPoints, bye string
	rating, control                                           string
	rounds, boards                                            int
	list                                                      rankingFlags
}

func (f *sectionFlags) flags(c *call) {
	c.StringVar(&f.form, "form", "", "`FORM`: swiss, robin, double (round robin), scheveningen or schiller")
	c.StringVar(&f.system, "system", "", "`CODE` of the pairing system, with its settings: dutch, \"us-swiss teams=never\"")
	c.StringVar(&f.initial, "initial", "", "the `COLOUR` drawn by lot before round 1: white or black")
	c.IntVar(&f.rounds, "rounds", 0, "`ROUNDS` the section is announced with")
	c.IntVar(&f.boards, "boards", 0, "`BOARDS` of a team match")
	c.StringVar(&f.colours, "colours", "", "colours of the team named first, board by board: `WBWB`")
	c.StringVar(&f.primary, "score", "", "the score that decides a team event: match or game `POINTS`; match-only and game-only leave the other out of the colours, too")
	c.StringVar(&f.bye, "bye", "", "what the bye of a team is `WORTH`: draw, win, or match and game points such as 1/2")
	c.StringVar(&f.matchPoints, "match-points", "", "for a won and a drawn match: `2/1` or 1/½")
	c.StringVar(&f.rating, "rating", "",
		"the `RATING` that counts: "+strings.Join(ratingWords(), ", ")+"; usual is what the event's federation does, or US Chess under its rules")
	c.StringVar(&f.control, "control", "", "the `LIST` the ratings are taken from: standard, rapid or blitz")
	f.list.flags(c)
}

// ratingChoices are which rating may count, and their names on the command line:
// a word, and the code of FIDE's report files.
var ratingChoices = []struct {
	name, code string
	choice     model.RatingChoice
}{
	{"usual", "", model.RatingUsual}, {"fide", "FIDE", model.RatingFIDE}, {"national", "NRO", model.RatingNational},
	{"fide-national", "FIDON", model.RatingFIDEFirst}, {"national-fide", "NIDOF", model.RatingNationalFirst},
	{"higher", "HBFN", model.RatingHigher}, {"lower", "LBFN", model.RatingLower},
}

func ratingWords() []string {
	var names []string
	for _, known := range ratingChoices {
		names = append(names, known.name)
	}
	return names
}

// putRatings writes which rating counts.
func (f *sectionFlags) putRatings(c *call, s *journal.Settings) error {
	if c.given("rating") {
		found := false
		for _, known := range ratingChoices {
			if strings.EqualFold(f.rating, known.name) || known.code != "" && strings.EqualFold(f.rating, known.code) {
				s.Ratings, found = known.choice, true
			}
		}
		if !found {
			return misused("%s: --rating is one of %s, and not %q", c.verb.name, strings.Join(ratingWords(), ", "), f.rating)
		}
	}
	if c.given("control") {
		if err := s.Control.UnmarshalText([]byte(strings.ToLower(f.control))); err != nil {
			return misused("%s: --control is standard, rapid or blitz, and not %q", c.verb.name, f.control)
		}
	}
	return nil
}

// put writes the flags that were given into the settings of a section, who is in
// it decides what a system makes of it.
func (f *sectionFlags) put(c *call, s *journal.Settings, of *model.Section) error {
	if err := f.putSystem(c, s, of); err != nil {
		return err
	}
	if err := f.putRatings(c, s); err != nil {
		return err
	}
	if c.given("initial") {
		var err error
		if s.InitialColour, err = c.colour(f.initial); err != nil {
			return err
		}
	}
	if c.given("rounds") {
		s.Planned = f.rounds
	}
	if c.given("boards") {
		s.Boards = f.boards
	}
	if c.given("colours") {
		s.BoardColours = strings.ToUpper(f.colours)
	}
	score, only := strings.CutSuffix(f.primary, "-only")
	switch score {
	case "":
	case "match":
		s.Primary, s.PrimaryOnly = model.MatchPoints, only
	case "game":
		s.Primary, s.PrimaryOnly = model.GamePoints, only
	default:
		return misused("%s: --score is match, game, match-only or game-only, and not %q", c.verb.name, f.primary)
	}
	return nil
}

// putSystem writes the form and the system. A system brings its form along, and
// a form for which the section's system is not made takes the system away.
func (f *sectionFlags) putSystem(c *call, s *journal.Settings, of *model.Section) error {
	if f.form != "" {
		var names []string
		found := false
		for _, known := range formats {
			names = append(names, known.name)
			if strings.EqualFold(known.name, f.form) {
				s.Format, found = known.format, true
			}
		}
		if !found {
			return misused("%s: there is no form %q%s", c.verb.name, f.form, didYouMean(f.form, names))
		}
	}
	code := s.System
	if c.given("system") {
		code = strings.TrimSpace(f.system)
	}
	if s.System = ""; code == "" {
		return nil
	}
	e, err := draw.System(of, code)
	if err != nil {
		return err
	}
	format, free := formOf(e, of)
	switch {
	case f.form == "" || free || format == s.Format:
		if s.System = e.Code; f.form == "" && c.given("system") {
			s.Format = format
		}
	case c.given("system"):
		return misused("%s: %s does not pair the form %q; leave --form out", c.verb.name, e.Name, f.form)
	}
	return nil
}

// formOf is the form of the sections that a system pairs; free when another form
// does as well, as with Lothian teams, of whom five or six play all-play-all.
func formOf(e *pairing.Engine, of *model.Section) (form model.Format, free bool) {
	if e.Code == lothian.System.Code {
		with := *of
		with.System = e.Code
		if draw.PlayOff(&with) {
			return model.RoundRobin, true
		}
		return model.Swiss, true
	}
	for _, known := range formats {
		if usual, err := draw.System(&model.Section{Kind: of.Kind, Format: known.format}, ""); err == nil && usual.Code == e.Code {
			return known.format, false
		}
	}
	return model.Swiss, false
}

// byeOf is the scoring of a team section with what its bye is worth: as the flag
// says, otherwise what is usual, if that is what it was worth before.
func (f *sectionFlags) byeOf(c *call, s, before *model.Section) (model.Scoring, error) {
	sc := s.Scoring
	boards := model.Points(s.Boards)
	switch won, games, both := strings.Cut(f.bye, "/"); {
	case f.bye == "" && before == nil:
		if s.Team() {
			sc = s.WithUsualBye()
		}
	case f.bye == "":
		sc = s.FollowBye(before)
	case !s.Team():
		return sc, misused("%s: --bye is for teams; a player's bye is worth a won game", c.verb.name)
	case f.bye == "draw":
		sc.MatchBye, sc.GamesBye = sc.MatchDraw, sc.Draw*boards
	case f.bye == "win":
		sc.MatchBye, sc.GamesBye = sc.MatchWin, sc.Win*boards
	default:
		m, errM := model.ParsePoints(won)
		g, errG := model.ParsePoints(games)
		if !both || errM != nil || errG != nil {
			return sc, misused("%s: --bye is draw, win, or match and game points such as 1/2, and not %q", c.verb.name, f.bye)
		}
		sc.MatchBye, sc.GamesBye = m, g
	}
	return sc, nil
}

// scoring is 1/½/0, with the match points of the flag for a team section.
func (f *sectionFlags) scoring(now model.Scoring) (model.Scoring, error) {
	if f.matchPoints == "" {
		return now, nil
	}
	return withMatchPoints(now, f.matchPoints)
}

var section = verb{
	name: "section",
	usage: "FILE NAME [--team] [--form FORM] [--system CODE] [--initial white|black] [--rounds N] [--boards N] [--score match|game|match-only|game-only] " +
		"[--match-points 2/1] [--bye draw|win|MP/GP] [--rating usual|fide|national|…] [--control standard|rapid|blitz] " +
		"[--tiebreaks LIST | --preset CODE] [--unplayed RULES] [--rename NEW] [--remove]",
	help: "Adds a section to the event, or changes the settings of the one that has the name. --team makes it a team section when it is added. " +
		"A new section without a list of tie-breaks gets the usual one for its kind; --tiebreaks none leaves the score alone.",
	run: func(c *call) error {
		var f sectionFlags
		f.flags(c)
		team := c.Bool("team", false, "teams are the participants")
		rename := c.String("rename", "", "a new `NAME`")
		remove := c.Bool("remove", false, "remove the section with all it holds")
		if err := c.parse(2, 2); err != nil {
			return err
		}
		return c.change(c.args[0], func(t *model.Tournament) (journal.Change, error) {
			s, err := sectionByName(t, c.args[1])
			switch {
			case err != nil && (*rename != "" || *remove):
				return nil, place(c.args[0], err)
			case err != nil:
				return f.add(c, t, c.args[1], *team)
			case *remove:
				return journal.RemoveSection{Section: s.ID}, nil
			}
			return f.edit(c, t, s, *rename)
		})
	},
}

func (f *sectionFlags) add(c *call, t *model.Tournament, name string, team bool) (journal.Change, error) {
	change := journal.AddSection{Section: name}
	if team {
		change.Kind, change.Settings.Boards = model.TeamEvent, 4
	} else {
		change.Settings.Primary = model.GamePoints
	}
	if err := f.put(c, &change.Settings, &model.Section{Name: name, Kind: change.Kind}); err != nil {
		return nil, err
	}
	var err error
	if change.Scoring, err = f.scoring(model.Classic(2*model.One, model.One, change.Settings.Boards)); err != nil {
		return nil, err
	}
	with, err := change.Apply(t)
	if err != nil {
		return nil, place(c.args[0], err)
	}
	added := with.Sections[len(with.Sections)-1]
	usual := usualList(with, added)
	for _, c := range usual {
		if with, err = c.Apply(with); err != nil {
			return nil, err
		}
	}
	list, err := f.list.changes(c, with.Section(added.ID), f.matchPoints == "")
	if err != nil {
		return nil, err
	}
	if list == nil {
		list = usual
	}
	all := append([]journal.Change{change}, list...)
	made, err := (journal.Together{Changes: all}).Apply(t)
	if err != nil {
		return nil, place(c.args[0], err)
	}
	last := made.Sections[len(made.Sections)-1]
	sc, err := f.byeOf(c, last, nil)
	if err != nil {
		return nil, err
	}
	if sc != last.Scoring {
		all = append(all, journal.SetScoring{Section: last.ID, Scoring: sc})
	}
	return journal.Together{Words: change.Label(), Changes: all}, nil
}

func (f *sectionFlags) edit(c *call, t *model.Tournament, s *model.Section, rename string) (journal.Change, error) {
	settings := journal.SettingsOf(s)
	if err := f.put(c, &settings, s); err != nil {
		return nil, err
	}
	scoring, err := f.scoring(s.Scoring)
	if err != nil {
		return nil, err
	}
	changes, err := f.list.changes(c, s, f.matchPoints == "")
	if err != nil {
		return nil, err
	}
	if settings != journal.SettingsOf(s) {
		changes = append(changes, journal.EditSection{Section: s.ID, Settings: settings})
	}
	if scoring != s.Scoring {
		changes = append(changes, journal.SetScoring{Section: s.ID, Scoring: scoring})
	}
	made := t
	for _, change := range changes {
		if made, err = change.Apply(made); err != nil {
			return nil, err
		}
	}
	if scoring, err = f.byeOf(c, made.Section(s.ID), s); err != nil {
		return nil, err
	}
	if scoring != made.Section(s.ID).Scoring {
		changes = append(changes, journal.SetScoring{Section: s.ID, Scoring: scoring})
	}
	if rename != "" {
		changes = append(changes, journal.RenameSection{Section: s.ID, To: rename})
	}
	switch len(changes) {
	case 0:
		return nil, misused("section: there is a section %q already, and no flag says what to change", s.Name)
	case 1:
		return changes[0], nil
	}
	return journal.Together{Words: "Edit the section " + s.Name, Changes: changes}, nil
}

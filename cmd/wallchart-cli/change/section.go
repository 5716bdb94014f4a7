package change

import (
	"slices"
	"strings"

	"wallchart/arbiter"
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// sectionFormats are how a section may be paired, and their names on the command line.
var sectionFormats = []struct {
	name   string
	format model.Format
}{{"swiss", model.Swiss}, {"robin", model.RoundRobin}, {"double", model.DoubleRoundRobin}, {"scheveningen", model.Scheveningen},
	{"schiller", model.Schiller}, {"molter", model.Molter}}

// sectionFlags are a section's settings, each by a flag.
type sectionFlags struct {
	form, system, initial, colours, primary, scoring, matchPoints, bye string
	rating, control, fide, acceleration                                string
	rulings                                                            [model.Questions]string
	rounds, games, boards, halfByes, halfByesEnd                       int
	list                                                               rankingFlags

	examined *pair.Examined // the last round, where by the change another is the final one
}

func (f *sectionFlags) flags(c *cli.Call) {
	c.StringVar(&f.form, "form", "", "`FORM`: swiss, robin, double (round robin), scheveningen, schiller or molter")
	c.StringVar(&f.system, "system", "", "`CODE` of the pairing system, with its settings: dutch, \"us-swiss teams=never\"")
	c.StringVar(&f.initial, "initial", "", "the `COLOUR` drawn by lot before round 1: white or black")
	c.IntVar(&f.rounds, "rounds", 0, "`ROUNDS` the section is announced with")
	c.IntVar(&f.games, "games", 0, "`GAMES` that two who are paired play in a row, each in a round of its own; usually 1")
	c.IntVar(&f.halfByes, "half-byes", 0, "half-point `BYES` that each may have; usually 1")
	c.IntVar(&f.halfByesEnd, "no-half-byes-last", 0, "in so many last `ROUNDS` no half-point bye is given")
	c.IntVar(&f.boards, "boards", 0, "`BOARDS` of a team match")
	c.StringVar(&f.colours, "colours", "", "colours of the team named first, board by board: `WBWB`")
	c.StringVar(&f.primary, "score", "", "the score that decides a team event: match or game `POINTS`; match-only and game-only leave "+
		"the other out of the colours, too")
	c.StringVar(&f.scoring, "scoring", "", "`POINTS` for a game won, drawn and lost: 1-½-0 or 3-1-0; a bye stays worth a win or a draw")
	c.StringVar(&f.bye, "bye", "", "what the bye is `WORTH` that the pairing gives: draw (or half), win, points of a player, or match and "+
		"game points of a team such as 1/2")
	c.StringVar(&f.matchPoints, "match-points", "", "of teams, for a won and a drawn match: `2/1` or 1/½")
	c.StringVar(&f.rating, "rating", "",
		"the `RATING` that counts: %s; usual is what the event's federation does, or US Chess under its rules",
		strings.Join(ratingWords(), ", "))
	c.StringVar(&f.control, "control", "", "the `LIST` the ratings are taken from: standard, rapid or blitz")
	c.StringVar(&f.fide, "fide", "", "FIDE mode: `on` before the first round, off to leave it")
	c.StringVar(&f.acceleration, "acceleration", "", "`CODE` of an acceleration, none, or one of your own: \"1-20 1@1-2\" gives the "+
		"numbers "+
		"1 to 20 a point more for the pairing of rounds 1 and 2")
	c.StringVar(&f.rulings[model.OnUnrated], "unrated", "",
		"how players without a rating `COUNT` in tie-breaks of ratings: drop (the tie-break is left out, FIDE's text), "+
			"out (games against them are left out), or a rating such as 1400; ask takes the decision back")
	c.StringVar(&f.rulings[model.OnCarried], "carried", "", "in a final opponents count `WITH` or without the points that they carried")
	f.list.flags(c)
}

// decided are the steps of what the organiser decides where rules leave it open; a bye worth a win is decided by saying so.
func (f *sectionFlags) decided(t *model.Tournament, s *model.Section) ([]journal.Change, error) {
	var steps []journal.Change
	if f.bye == model.ByeWin && catalogue.RulesFor(t, s).OpenBye {
		f.rulings[model.OnBye] = model.ByeWin
	}
	for on, answer := range f.rulings {
		if answer == "" {
			continue
		}
		step, err := arbiter.Decide(s, model.Question(on), answer)
		if err != nil {
			return nil, err
		}
		if t, err = step.Apply(t); err != nil {
			return nil, err
		}
		s = t.Section(s.ID)
		steps = append(steps, step)
	}
	return steps, nil
}

// accelerate is the step to another acceleration; nil when none is asked for.
func (f *sectionFlags) accelerate(s *model.Section) (journal.Change, error) {
	if f.acceleration == "" {
		return nil, nil
	}
	as, err := pair.ReadAcceleration(s, f.acceleration)
	return steps.SetAcceleration{Section: s.ID, Acceleration: as}, err
}

// fideMode is the step into FIDE mode or out of it, as a section will be by then; nil when nothing changes.
func (f *sectionFlags) fideMode(c *cli.Call, s *model.Section) (journal.Change, error) {
	switch f.fide {
	case "":
		return nil, nil
	case "on", "off":
		return arbiter.FIDEMode(s, f.fide == "on")
	}
	return nil, cli.Misused("%s: --fide is on or off, and not %q", c.Verb.Name, f.fide)
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
	{"own", "OTHER", model.RatingOwnFirst},
}

func ratingWords() []string {
	var names []string
	for _, known := range ratingChoices {
		names = append(names, known.name)
	}
	return names
}

// putRatings writes which rating counts.
func (f *sectionFlags) putRatings(c *cli.Call, s *steps.Settings) error {
	if c.Given("rating") {
		found := false
		for _, known := range ratingChoices {
			if strings.EqualFold(f.rating, known.name) || known.code != "" && strings.EqualFold(f.rating, known.code) {
				s.Ratings, found = known.choice, true
			}
		}
		if !found {
			return cli.Misused("%s: --rating is one of %s, and not %q", c.Verb.Name, strings.Join(ratingWords(), ", "), f.rating)
		}
	}
	if c.Given("control") {
		if err := s.Control.UnmarshalText([]byte(strings.ToLower(f.control))); err != nil {
			return cli.Misused("%s: --control is standard, rapid or blitz, and not %q", c.Verb.Name, f.control)
		}
	}
	return nil
}

// apply writes the flags that were given into the settings of a section, who is in
// it decides what a system makes of it.
func (f *sectionFlags) apply(c *cli.Call, s *steps.Settings, of *model.Section) error {
	if c.Given("games") { // which a system may not have
		if s.GamesPerPairing = f.games; f.games == 1 {
			s.GamesPerPairing = 0
		}
	}
	if err := f.putPairing(c, s, of); err != nil {
		return err
	}
	if err := f.putRatings(c, s); err != nil {
		return err
	}
	if c.Given("initial") {
		var err error
		if s.InitialColour, err = c.Colour(f.initial); err != nil {
			return err
		}
	}
	if c.Given("rounds") {
		s.Planned = f.rounds
	}
	if c.Given("half-byes") {
		if s.HalfByes = f.halfByes; f.halfByes == 0 {
			s.HalfByes = model.NoHalfByes
		}
	}
	if c.Given("no-half-byes-last") {
		s.HalfByesEnd = f.halfByesEnd
	}
	if c.Given("boards") {
		s.Boards = f.boards
	}
	if c.Given("colours") {
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
		return cli.Misused("%s: --score is match, game, match-only or game-only, and not %q", c.Verb.Name, f.primary)
	}
	return nil
}

// putPairing writes the form and the system.
func (f *sectionFlags) putPairing(c *cli.Call, to *steps.Settings, of *model.Section) error {
	var asked pair.Pairing
	if f.form != "" {
		var names []string
		for n := range sectionFormats {
			names = append(names, sectionFormats[n].name)
			if strings.EqualFold(sectionFormats[n].name, f.form) {
				asked.Format = &sectionFormats[n].format
			}
		}
		if asked.Format == nil {
			return cli.Misused("%s: there is no form %q%s", c.Verb.Name, f.form, cli.DidYouMean(f.form, names))
		}
	}
	if c.Given("system") {
		asked.System = &f.system
	}
	var err error
	*to, err = asked.Put(*to, of)
	return err
}

// worth is what games, matches and a bye are asked to be worth.
func (f *sectionFlags) worth() pair.Worth {
	return pair.Worth{Game: f.scoring, Match: f.matchPoints, Bye: f.bye}
}

var Section = cli.Verb{
	Name: "section",
	Usage: "FILE NAME [--team] [--form FORM] [--system CODE] [--initial white|black] [--rounds N] [--games N] [--half-byes N] " +
		"[--no-half-byes-last N] [--boards N] [--score " +
		"match|game|match-only|game-only] " +
		"[--scoring 3-1-0] [--match-points 2/1] [--bye draw|win|POINTS|MP/GP] [--rating usual|fide|national|…] " +
		"[--control standard|rapid|blitz] [--fide on|off] " +
		"[--acceleration CODE] " +
		"[--tiebreaks LIST | --preset CODE] [--unplayed RULES] [--unrated drop|out|RATING] " +
		"[--carried with|without] [--rename NEW] [--remove]",
	Help: "Adds a section to the event, or changes the settings of the one that has the name. --team makes it a team section when it is " +
		"added. " +
		"A new section without a list of tie-breaks gets the usual one for its kind and pairing system; --tiebreaks none leaves the " +
		"score alone. " +
		"Another system or form brings its usual tie-breaks along before round 1, unless others were chosen, and says so. " +
		"When --rounds makes another round the last, the last round that is paired is examined again. " +
		"In FIDE mode only what FIDE allows can be done: the scoring, the pairing system, the acceleration and who is kept apart stay " +
		"as they " +
		"are once the section has begun, and an error is corrected until the round after it is over. What endangers the rating is warned of " +
		"and not done, with status 4, unless --all-the-same says so. It can be left; there is no way back.",
	Run: func(c *cli.Call) error {
		var f sectionFlags
		f.flags(c)
		c.Warnable()
		team := c.Bool("team", false, "teams are the participants")
		rename := c.String("rename", "", "a new `NAME`")
		remove := c.Bool("remove", false, "remove the section with all it holds")
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		if err := c.Change(c.Words[0], func(t *model.Tournament) (journal.Change, error) {
			s, err := cli.SectionByName(t, c.Words[1])
			switch {
			case err != nil && (*rename != "" || *remove):
				return nil, cli.Place(c.Words[0], err)
			case err != nil:
				return f.add(c, t, c.Words[1], *team)
			case *remove:
				return steps.RemoveSection{Section: s.ID}, nil
			}
			return f.edited(c, t, s, *rename)
		}); err != nil || f.examined == nil {
			return err
		}
		return printExamined(c, f.examined)
	},
}

// edited is the change of a section. Where it makes of the last round that is paired the final one, or no longer, that round is
// examined again with it.
func (f *sectionFlags) edited(c *cli.Call, t *model.Tournament, s *model.Section, rename string) (journal.Change, error) {
	change, err := f.edit(c, t, s, rename)
	if err != nil {
		return nil, err
	}
	change, f.examined, err = pair.AsLast(t, change, pair.Asked{Cancel: pair.Soon()})
	return change, err
}

func (f *sectionFlags) add(c *cli.Call, t *model.Tournament, name string, team bool) (journal.Change, error) {
	p := pair.Plan{Name: name, Ranking: f.list.asked(), Worth: f.worth()}
	if team {
		p.Kind = model.TeamEvent
	}
	if err := f.apply(c, &p.Settings, &model.Section{Name: name, Kind: p.Kind}); err != nil {
		return nil, err
	}
	change, left, err := pair.NewSection(t, p)
	c.Notes(left)
	if err != nil || f.fide == "" && f.acceleration == "" && f.bye == "" && f.rulings == [model.Questions]string{} {
		return change, err
	}
	made, err := change.Apply(t)
	if err != nil {
		return nil, err
	}
	more, err := f.besides(c, made, made.Sections[len(made.Sections)-1])
	if err != nil {
		return nil, err
	}
	return steps.Together{Words: change.Label(), Changes: append([]journal.Change{change}, more...)}, nil
}

// besides are the steps that a section takes behind its settings: the acceleration, FIDE mode, and what the organiser decides.
func (f *sectionFlags) besides(c *cli.Call, t *model.Tournament, s *model.Section) ([]journal.Change, error) {
	var all []journal.Change
	for _, step := range []func() (journal.Change, error){func() (journal.Change, error) { return f.accelerate(s) },
		func() (journal.Change, error) { return f.fideMode(c, s) }} {
		more, err := step()
		if err != nil {
			return nil, err
		}
		if more != nil {
			all = append(all, more)
		}
	}
	decided, err := f.decided(t, s)
	return append(all, decided...), err
}

func (f *sectionFlags) edit(c *cli.Call, t *model.Tournament, s *model.Section, rename string) (journal.Change, error) {
	var first []journal.Change
	if f.fide == "off" { // what else is changed may need it
		mode, err := f.fideMode(c, s)
		if err != nil {
			return nil, err
		}
		if mode != nil {
			if t, err = mode.Apply(t); err != nil {
				return nil, err
			}
			first, s = []journal.Change{mode}, t.Section(s.ID)
		}
	}
	to := steps.SettingsOf(s)
	if err := f.apply(c, &to, s); err != nil {
		return nil, err
	}
	changes, left, err := pair.Edit(t, s, to, f.list.asked(), f.worth())
	c.Notes(left)
	if err != nil {
		return nil, err
	}
	for _, step := range changes {
		if t, err = step.Apply(t); err != nil {
			return nil, err
		}
	}
	more, err := f.besides(c, t, t.Section(s.ID))
	if err != nil {
		return nil, err
	}
	changes = slices.Concat(first, changes, more)
	if rename != "" {
		changes = append(changes, steps.RenameSection{Section: s.ID, To: rename})
	}
	switch {
	case len(changes) == 0 && c.NFlag() > 0:
		return nil, phrase.Errorf("nothing changes: the section %q is so already", s.Name)
	case len(changes) == 0:
		return nil, cli.Misused("section: there is a section %q already, and no flag says what to change", s.Name)
	}
	return steps.OneStep(phrase.New("Edit the section %s", s.Name), changes), nil
}

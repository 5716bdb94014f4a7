package pair

import (
	"errors"
	"strings"
	"wallchart/arbiter/rank"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/draw"
	"wallchart/pairing/dutch"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// NewEvent is an event about to be held. Its date decides by which edition of
// the rules unplayed rounds count, so it has one from the beginning.
func NewEvent(name string, today model.Date) *model.Tournament {
	return &model.Tournament{Name: strings.TrimSpace(name), Start: today}
}

// usualBoards is how many boards a team match has where nobody says.
const usualBoards = 4

// Plan is a new section as it is asked for.
type Plan struct {
	Name string
	Kind model.Kind
	// Settings are the section's own. Without a system it is paired as those pair
	// whose tie-breaks it has, or else as is usual for its kind and format.
	Settings steps.Settings
	Ranking  rank.Ranking // without a list: the usual one
	Worth    Worth
}

// NewSection is the one step that adds a section, ready to be played: with
// tie-breaks, the pairing system that goes with them, and what a match and a
// bye are worth by them.
func NewSection(t *model.Tournament, p Plan) (journal.Change, []phrase.Text, error) {
	add := steps.AddSection{Section: strings.TrimSpace(p.Name), Kind: p.Kind, Settings: p.Settings}
	if p.Kind == model.Individual {
		add.Settings.Primary = model.GamePoints
	} else if add.Settings.Boards == 0 {
		add.Settings.Boards = usualBoards
	}
	add.Scoring = model.Classic(2*model.One, model.One, add.Settings.Boards)
	add.Settings = ruled(add.Settings)
	made, s, err := added(t, add)
	if err != nil {
		return nil, nil, err
	}
	if p.Ranking.Preset == "" && p.Ranking.List == "" {
		usual, _ := rank.UsualPreset(made, s, "")
		p.Ranking.Preset = usual.Code
	}
	var ranking journal.Change
	var left []phrase.Text
	if p.Ranking.Asked() {
		if ranking, left, err = p.Ranking.Change(made, s); err != nil {
			return nil, left, err
		}
		if made, err = ranking.Apply(made); err != nil {
			return nil, left, err
		}
		s = made.Section(s.ID)
	}
	if add.Settings.System == "" {
		add.Settings.System = UsualSystem(made, s)
	}
	add.Settings = ruled(add.Settings)
	n := *s
	n.System, n.Rulebook = add.Settings.System, add.Settings.Rulebook
	if add.Scoring, err = p.Worth.of(&n, nil); err != nil {
		return nil, left, err
	}
	if _, _, err = added(t, add); err != nil {
		return nil, left, err
	}
	changes := []journal.Change{add, steps.SetTieBreaks{
		Section: s.ID, List: n.Ranking.TieBreaks, Unplayed: n.Ranking.Unplayed, Preset: n.Ranking.Preset,
	}}
	if n.Trophy != nil {
		changes = append(changes, steps.SetTrophy{Section: s.ID, Trophy: n.Trophy})
	}
	return steps.Together{Words: add.Label(), Changes: changes}, left, nil
}

// ruled is settings with the rulebook of their system. Of a system that this program
// does not know the section keeps what it has.
func ruled(to steps.Settings) steps.Settings {
	if to.System == "" {
		to.Rulebook = model.FIDERules
	} else if e, err := systems.ByCode(to.System); err == nil {
		to.Rulebook = e.Rulebook
	}
	return to
}

// added is the event with an empty section more, and that section.
func added(t *model.Tournament, add steps.AddSection) (*model.Tournament, *model.Section, error) {
	made, err := add.Apply(t)
	if err != nil {
		return nil, nil, err
	}
	return made, made.Sections[len(made.Sections)-1], nil
}

// UsualSystem is the pairing system of a section for which nobody has chosen one: the
// system of those whose tie-breaks it has, or else FIDE's edition on the day the
// event begins; "" is the one in force, which usually pairs its kind and format.
func UsualSystem(t *model.Tournament, s *model.Section) string {
	if code := systemOf(s); code != "" {
		return code
	}
	e := &dutch.Edition2017
	if s.Format == e.Formats[0] && e.For(s.Kind) && before(t.Start, inForce2026) {
		return e.Code
	}
	return ""
}

// inForce2026 is the day from which FIDE C.04.3 is that of 2026.
const inForce2026 = "2026-02-01"

// before tells whether a date, of which a year or a month may be all that is known,
// lies before a day.
func before(d, day model.Date) bool {
	return d < day && !strings.HasPrefix(string(day), string(d))
}

// systemOf is the pairing system of those whose preset a section has, "" where
// they have none of their own, or none for such a section.
func systemOf(s *model.Section) string {
	p, _ := catalogue.PresetByCode(s.Ranking.Preset)
	if _, err := draw.System(s, p.System); err != nil || s.Format.Predetermined() {
		return ""
	}
	return p.System
}

// Pairing is how a section is asked to be paired; nil is not asked.
type Pairing struct {
	Format *model.Format
	System *string // a system's code with its settings, "" for the usual one
}

// Put writes it into a section's settings. A system brings its format along, and
// a format for which the section's system is not made takes the system away.
func (p Pairing) Put(to steps.Settings, of *model.Section) (steps.Settings, error) {
	if p.Format != nil {
		to.Format = *p.Format
	}
	with := *WithSettings(of, to)
	if p.System != nil {
		with.System, with.SystemSettings = strings.TrimSpace(*p.System), nil
	}
	if to.System, to.SystemSettings = "", nil; with.System == "" {
		return ruled(to), nil
	}
	e, err := draw.System(&with, "")
	if err != nil {
		return to, err
	}
	switch {
	case p.Format == nil || e.Pairs(to.Format):
		if to.System, to.SystemSettings = e.Code, e.Set; p.Format == nil && p.System != nil {
			to.Format = e.Format(of.Competitors())
		}
	case p.System != nil:
		return to, &phrase.Unclear{Text: phrase.New("%s does not pair that form. Leave the form out, or the system", e.Name)}
	}
	return ruled(to), nil
}

// WithSettings is the section as it would be with other settings.
func WithSettings(s *model.Section, to steps.Settings) *model.Section {
	n := *s
	n.Format, n.System, n.SystemSettings, n.Planned, n.Boards = to.Format, to.System, to.SystemSettings, to.Planned, to.Boards
	n.BoardColours, n.InitialColour, n.Primary, n.PrimaryOnly = to.BoardColours, to.InitialColour, to.Primary, to.PrimaryOnly
	n.HalfByes, n.HalfByesEnd, n.GamesPerPairing = to.HalfByes, to.HalfByesEnd, to.GamesPerPairing
	n.Ratings, n.Control, n.Rulebook = to.Ratings, to.Control, ruled(to).Rulebook
	return &n
}

// Edit is the steps to a section with other settings, another ranking and other
// worths, whatever of them is asked for; none where nothing changes. Where no ranking
// is asked for, the list follows the settings (see Follow). Where a bye was worth what
// is usual, it is worth afterwards what is usual then.
func Edit(t *model.Tournament, s *model.Section, to steps.Settings, r rank.Ranking, w Worth) ([]journal.Change, []phrase.Text, error) {
	if !to.Same(steps.SettingsOf(s)) { // otherwise nothing is asked for, and the rules that it was read with stay
		to = ruled(to)
	}
	var changes []journal.Change
	var left []phrase.Text
	if f, ok := Follow(t, s, to); ok && !r.Asked() {
		if left = []phrase.Text{f.Said}; f.Comes {
			r.Preset = f.Preset.Code
		}
	}
	if r.Asked() {
		change, out, err := r.Change(t, WithSettings(s, to))
		if left = append(left, out...); err != nil {
			return nil, left, err
		}
		if all, ok := change.(steps.Together); ok {
			changes = all.Changes
		} else {
			changes = []journal.Change{change}
		}
	}
	if !to.Same(steps.SettingsOf(s)) {
		changes = append(changes, steps.EditSection{Section: s.ID, Settings: to})
	}
	made := t
	for _, c := range changes {
		var err error
		if made, err = c.Apply(made); err != nil {
			return nil, left, err
		}
	}
	n := made.Section(s.ID)
	sc, err := w.of(n, s)
	if err != nil {
		return nil, left, err
	}
	if sc != n.Scoring {
		changes = append(changes, steps.SetScoring{Section: s.ID, Scoring: sc})
	}
	return changes, left, nil
}

// Worth is what games, matches and a bye are asked to be worth, as typed.
type Worth struct {
	Game  string // points for a game that is won, drawn and lost, "3-1-0"; "" as it is
	Match string // of teams: points for a won and a drawn match, "2/1"; "" as the preset has it
	Bye   string // "draw", "win", of a player points, "½", of a team match and game points, "1/2"; "" as is usual
}

// of is the scoring of a section as it is now; before is the section before the
// step, nil for a new one.
func (w Worth) of(s, before *model.Section) (model.Scoring, error) {
	n := *s
	if w.Game != "" {
		win, draw, loss, err := gamePoints(w.Game)
		if err != nil {
			return n.Scoring, &phrase.Unclear{Text: phrase.New("%q does not say what a game is worth. "+
				"Write the points for a win, a draw and a loss, "+
				"such as 3-1-0 or 1-½-0", w.Game)}
		}
		n.Scoring = n.Scoring.WithGames(win, draw, loss)
	}
	if w.Match != "" {
		if !n.Team() {
			return n.Scoring, &phrase.Unclear{Text: phrase.New("what a match is worth is for teams, and %s is a section of players. "+
				"Say what a game is worth with --scoring, such as 3-1-0", n.Name)}
		}
		win, draw, err := twoPoints(w.Match)
		if err != nil {
			return n.Scoring, &phrase.Unclear{Text: phrase.New("%q does not say what a match is worth. "+
				"Write the points for a won and a drawn match, such as 2/1",
				w.Match)}
		}
		n.Scoring = rank.WithMatchPoints(n.Scoring, win, draw)
	}
	if w.Bye != "" {
		err := w.bye(&n)
		return n.Scoring, err
	}
	switch {
	case before != nil:
		return n.FollowBye(before), nil
	case n.Team():
		return n.WithUsualBye(), nil
	}
	return n.Scoring, nil
}

// bye writes what the bye that the pairing allocates is worth.
func (w Worth) bye(n *model.Section) error {
	sc, as := &n.Scoring, strings.ToLower(strings.TrimSpace(w.Bye))
	if !n.Team() {
		switch as {
		case "draw", "half":
			sc.PairingBye = sc.Draw
		case "win":
			sc.PairingBye = sc.Win
		default:
			points, err := model.ParsePoints(as)
			if err != nil {
				return &phrase.Unclear{Text: phrase.New("%q does not say what a bye is worth. Write win, draw, or points such as ½", w.Bye)}
			}
			sc.PairingBye = points
		}
		return nil
	}
	boards := model.Points(n.Boards)
	switch as {
	case "draw":
		sc.MatchBye, sc.GamesBye = sc.MatchDraw, sc.Draw*boards
	case "win":
		sc.MatchBye, sc.GamesBye = sc.MatchWin, sc.Win*boards
	default:
		match, games, err := twoPoints(w.Bye)
		if err != nil {
			return &phrase.Unclear{Text: phrase.New("%q does not say what a bye is worth. "+
				"Write draw, win, or match and game points such as 1/2", w.Bye)}
		}
		sc.MatchBye, sc.GamesBye = match, games
	}
	return nil
}

// twoPoints reads two numbers of points, "2/1" or "1/½".
func twoPoints(text string) (a, b model.Points, err error) {
	first, second, _ := strings.Cut(text, "/")
	if a, err = model.ParsePoints(first); err != nil {
		return a, b, err
	}
	b, err = model.ParsePoints(second)
	return a, b, err
}

// gamePoints reads those of a win, a draw and a loss: "3-1-0", "3/1/0", or "3/1" with
// nothing for a loss.
func gamePoints(text string) (win, draw, loss model.Points, err error) {
	parts := strings.Split(text, "-")
	if len(parts) == 1 {
		parts = strings.Split(text, "/")
	}
	if len(parts) == 2 {
		parts = append(parts, "0")
	}
	if len(parts) != 3 {
		return win, draw, loss, errors.New(text) // it is told as a whole
	}
	for i, to := range []*model.Points{&win, &draw, &loss} {
		if *to, err = model.ParsePoints(strings.TrimSpace(parts[i])); err != nil {
			return win, draw, loss, err
		}
	}
	return win, draw, loss, nil
}

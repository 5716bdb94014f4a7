package rank

import (
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// Ranking is what somebody asks a section to be ranked by: an organisation's
// preset, a list typed by hand, or only other rules for unplayed rounds.
type Ranking struct {
	Preset   string // code or name of a preset, or name of a list saved in the event; "" for none
	List     string // codes as typed, "" for none; "none" is the score alone
	Unplayed string // code of the rules for unplayed rounds; "" leaves them to the preset, or to the event's date
}

// asked tells whether anything is asked for.
func (r Ranking) Asked() bool { return r != Ranking{} }

// Change is the one step that was asked for. The notes say what of a list was
// left out, and why.
func (r Ranking) Change(t *model.Tournament, s *model.Section) (journal.Change, []phrase.Text, error) {
	if r.Preset != "" && r.List != "" {
		return nil, nil, &phrase.Unclear{Text: phrase.New("a preset brings its own tie-breaks along. Choose the preset or a list, not both")}
	}
	if r.Unplayed != "" {
		if _, err := tiebreaks.RulesByCode(r.Unplayed); err != nil {
			return nil, nil, err
		}
	}
	switch {
	case r.Preset != "":
		for _, l := range t.Lists {
			if strings.EqualFold(l.Name, r.Preset) {
				return r.saved(s, l)
			}
		}
		p, err := catalogue.PresetByCode(r.Preset)
		if err != nil {
			return nil, nil, err
		}
		if r.Unplayed != "" {
			p.Unplayed = r.Unplayed
		}
		change, left := Preset(s, p)
		return change, left, nil
	case r.List != "":
		codes, left, err := typedList(s, r.List)
		return steps.SetTieBreaks{Section: s.ID, List: codes, Unplayed: r.Unplayed}, left, err
	}
	return Rules(s, r.Unplayed), nil, nil
}

// saved is the step to a list of the event.
func (r Ranking) saved(s *model.Section, l model.SavedList) (journal.Change, []phrase.Text, error) {
	if !Fits(l, s) {
		_, left := Usable(s, l.TieBreaks)
		return nil, nil, phrase.Fail(phrase.Join(" ",
			append([]phrase.Text{phrase.New("the list %q is not for this section.", l.Name)}, left...)...))
	}
	if r.Unplayed != "" {
		l.Unplayed = r.Unplayed
	}
	return Saved(s, l), nil, nil
}

// Preset is the one step that a preset stands for: its list, what a match is
// worth by it, and the trophy it knows. What of the list is not for such
// participants is left out and named. A trophy that a preset does not mention
// stays. The pairing system stays too: NewSection chooses it.
func Preset(s *model.Section, p catalogue.Preset) (journal.Change, []phrase.Text) {
	codes, left := Usable(s, p.TieBreaks)
	changes := []journal.Change{steps.SetTieBreaks{Section: s.ID, List: codes, Unplayed: p.Unplayed, Preset: p.Code}}
	with := *s
	with.Ranking.Unplayed = p.Unplayed
	if win, draw, ok := p.MatchWorth(); ok && s.Team() {
		with.Scoring = WithMatchPoints(s.Scoring, win, draw)
	}
	if sc := with.FollowBye(s); sc != s.Scoring {
		changes = append(changes, steps.SetScoring{Section: s.ID, Scoring: sc})
	}
	if p.Trophy != nil && !s.Team() {
		changes = append(changes, steps.SetTrophy{Section: s.ID, Trophy: p.Trophy})
	}
	return steps.Joined(phrase.New("Preset %s", p.Name), changes...), left
}

// Presets are the presets that are meant for sections of that kind, in the order
// of menus.
func Presets(k model.Kind) []catalogue.Preset {
	var fit []catalogue.Preset
	for _, p := range catalogue.Presets() {
		if (p.For == "team") == (k == model.TeamEvent) {
			fit = append(fit, p)
		}
	}
	return fit
}

// List is the step to another list, code by code as the window shows it. It is
// nobody's preset any more.
func List(s *model.Section, codes []string) journal.Change {
	return steps.SetTieBreaks{Section: s.ID, List: codes, Unplayed: s.Ranking.Unplayed}
}

// With is the list with one code more at its end. It refuses a tie-break that is
// not for such participants or not for such pairings, and one that could separate
// nobody there.
func With(s *model.Section, code string) (journal.Change, error) {
	u, err := catalogue.Parse(code)
	if err == nil {
		err = tiebreaks.Legal(u, s)
	}
	if err == nil && !tiebreaks.Meant(u.TieBreak, s) {
		err = NotMeant(u)
	}
	if err != nil {
		return nil, err
	}
	with := *s
	with.Ranking.TieBreaks = append(slices.Clone(s.Ranking.TieBreaks), u.Code)
	if unused := catalogue.Unused(&with); !unused[len(unused)-1].Empty() {
		return nil, phrase.Fail(unused[len(unused)-1])
	}
	return List(s, with.Ranking.TieBreaks), nil
}

// Rules is the step to other rules for unplayed rounds, "" for those of the
// event's date; the list stays, and whose it is.
func Rules(s *model.Section, code string) journal.Change {
	return steps.SetTieBreaks{Section: s.ID, List: s.Ranking.TieBreaks, Unplayed: code, Preset: s.Ranking.Preset}
}

// Fits tells whether every tie-break of a saved list can be used in the section.
func Fits(l model.SavedList, s *model.Section) bool {
	_, left := Usable(s, l.TieBreaks)
	return len(left) == 0
}

// Saved is the step to a list that the organiser has saved.
func Saved(s *model.Section, l model.SavedList) journal.Change {
	return steps.SetTieBreaks{Section: s.ID, List: l.TieBreaks, Unplayed: l.Unplayed, Preset: l.Name}
}

// Save keeps the section's list under a name, in the event; the section then
// uses it by that name.
func Save(s *model.Section, l model.SavedList) journal.Change {
	save := steps.SaveList{List: l}
	return steps.Together{Words: save.Label(), Changes: []journal.Change{save, Saved(s, l)}}
}

// Lots draws lots for what is still tied. The seed is kept with the section and
// printed, so that anybody can draw again and get the same.
func Lots(s *model.Section, seed int64) journal.Change {
	return steps.Joined(phrase.New("Draw lots with seed %d", seed), steps.SetLots{Section: s.ID, Seed: seed}, ending(s, "LOTS"))
}

// ByHand orders the tied by hand: after a play-off, or as the arbiter decides.
func ByHand(s *model.Section, order []model.ID, playOff bool) journal.Change {
	code := "MANUAL"
	if playOff {
		code = "PLAYOFF"
	}
	return steps.Joined(phrase.New("Order of those still tied"), steps.SetManualOrder{Section: s.ID, Order: order}, ending(s, code))
}

// ending is the section's list with a code at its end, unless it is there; whose
// list it is, is not changed by that.
func ending(s *model.Section, code string) journal.Change {
	list := slices.Clone(s.Ranking.TieBreaks)
	if !slices.Contains(list, code) {
		list = append(list, code)
	}
	return steps.SetTieBreaks{Section: s.ID, List: list, Unplayed: s.Ranking.Unplayed, Preset: s.Ranking.Preset}
}

// Trophy is the step to the placing of clubs, with its tie-breaks as typed.
func Trophy(s *model.Section, to model.Trophy, list string) (journal.Change, []phrase.Text, error) {
	var left []phrase.Text
	if to.TieBreaks = nil; strings.TrimSpace(list) != "" {
		var err error
		if to.TieBreaks, left, err = typedList(s, list); err != nil {
			return nil, left, err
		}
	}
	return steps.SetTrophy{Section: s.ID, Trophy: &to}, left, nil
}

// typedList reads a list as it was typed. A code that means nothing, or is not
// for such participants, is refused; what can separate nobody is left out and
// named. The score at the head is the section's own setting, so it is not in
// the list.
func typedList(s *model.Section, text string) ([]string, []phrase.Text, error) {
	uses, err := catalogue.ParseList(text)
	if err != nil {
		return nil, nil, err
	}
	var other phrase.Text
	if own := catalogue.OwnScore(s); len(uses) > 0 && s.Team() && uses[0].TieBreak.Score && uses[0].TieBreak != own {
		other = phrase.New("%s is a tie-break here, as the score that decides is %s. To choose another: Pairing and rounds; "+
			"on the command line, section --score.", uses[0].Code, own.Code)
	}
	uses, left := tidied(s, uses)
	if !other.Empty() {
		left = append(left, other)
	}
	for _, u := range uses {
		if err := tiebreaks.Legal(u, s); err != nil {
			return nil, left, err
		}
		if s.FIDE && !tiebreaks.Meant(u.TieBreak, s) {
			return nil, left, NotMeant(u)
		}
	}
	return written(uses), left, nil
}

// usable is what of a list can be used in the section.
func Usable(s *model.Section, codes []string) (kept []string, left []phrase.Text) {
	with := *s
	with.Ranking.TieBreaks = codes
	var uses []tiebreaks.Use
	uses, left = catalogue.SectionList(&with)
	uses = slices.DeleteFunc(uses, func(u tiebreaks.Use) bool {
		out := s.FIDE && !tiebreaks.Meant(u.TieBreak, s)
		if out {
			left = append(left, phrase.New("%s.", NotMeant(u)))
		}
		return out
	})
	uses, more := tidied(s, uses)
	return written(uses), append(left, more...)
}

// tidied is a list without what can separate nobody, and without the section's
// own score at its head.
func tidied(s *model.Section, uses []tiebreaks.Use) (kept []tiebreaks.Use, left []phrase.Text) {
	kept, out := catalogue.Tidy(uses)
	if len(kept) > 0 && kept[0].TieBreak == catalogue.OwnScore(s) {
		kept = kept[1:]
	}
	for k := range out {
		out[k] = phrase.New("Left out of the list. %s", out[k])
	}
	return kept, out
}

func written(uses []tiebreaks.Use) (codes []string) {
	for _, u := range uses {
		codes = append(codes, u.Code)
	}
	return codes
}

// withMatchPoints is a scoring with other match points; a bye stays worth a won
// or a drawn match where it was.
func WithMatchPoints(sc model.Scoring, win, draw model.Points) model.Scoring {
	switch sc.MatchBye {
	case sc.MatchWin:
		sc.MatchBye = win
	case sc.MatchDraw:
		sc.MatchBye = draw
	}
	sc.MatchWin, sc.MatchDraw = win, draw
	return sc
}

// FederationOf is the federation whose lists come first on a computer set up for a
// language and region such as "en-US"; "" for none. English of no region is taken
// for that of the United States.
func FederationOf(locale string) string {
	_, region, _ := strings.Cut(locale, "-")
	if strings.EqualFold(region, "US") || region == "" && (locale == "" || strings.EqualFold(locale, "en")) {
		return "USA"
	}
	return ""
}

// UsualPreset is the preset that a new section of a kind and format begins with,
// where nobody says which: the event's federation decides, and where it has none,
// home.
func UsualPreset(t *model.Tournament, s *model.Section, home string) (catalogue.Preset, bool) {
	if t.Federation == "" {
		n := *t
		n.Federation = home
		t = &n
	}
	return catalogue.Usual(t, s)
}

// notMeant refuses a tie-break for a Swiss where everybody meets everybody.
func NotMeant(u tiebreaks.Use) error {
	return phrase.Errorf("%s is meant for a Swiss: where everybody meets everybody it orders nobody unless games are missing", u.Code)
}

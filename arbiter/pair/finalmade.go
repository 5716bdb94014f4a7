package pair

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// MakeFinal makes a section of the qualifiers, numbered by the seeding. Points that are carried are adjustments of the total, each with
// what it is made of; the groups stay as they are.
func MakeFinal(t *model.Tournament, groups []*model.Section, f Final) (journal.Change, error) {
	all, err := Qualifiers(t, groups, f)
	if err != nil {
		return nil, err
	}
	if f.Name = strings.TrimSpace(f.Name); f.Name == "" {
		return nil, phrase.Errorf("a final needs a name")
	}
	if slices.ContainsFunc(t.Sections, func(s *model.Section) bool { return strings.EqualFold(s.Name, f.Name) }) {
		return nil, phrase.Errorf("there is a section %q already", f.Name)
	}
	of := groups[0]
	record := model.Final{First: f.First, Next: f.Next, Carry: f.Carry, Seed: f.Seed}
	for _, s := range groups {
		record.Groups = append(record.Groups, s.ID)
	}
	n := model.Section{Name: f.Name, Final: &record, Format: model.RoundRobin, Scoring: of.Scoring, Ratings: of.Ratings, Control: of.Control,
		Ranking: model.Ranking{TieBreaks: slices.Clone(of.Ranking.TieBreaks), Unplayed: of.Ranking.Unplayed}}
	if err := f.paired(&n, len(all)); err != nil {
		return nil, err
	}
	from := map[model.ID][]model.ID{}
	for i, q := range all {
		p := *q.Player
		p.ID, p.Number = model.ID(i+1), i+1
		p.Origin = model.Seat{Section: q.Group.ID, Player: q.Player.ID}
		p.Entered, p.Withdrawn, p.Byes, p.House, p.Fee, p.Paid = 0, 0, nil, false, model.Free, 0
		n.Players = append(n.Players, p)
		from[q.Group.ID] = append(from[q.Group.ID], p.ID)
		if q.Carried != 0 {
			n.Adjustments = append(n.Adjustments, model.Adjustment{Who: p.ID, Games: q.Carried, Reason: q.Group.Name + ": " + q.Why,
				Carried: q.Place})
		}
	}
	n.LastID = model.ID(len(all))
	if n.Format.Predetermined() {
		if rounds, err := draw.Table(&n); err == nil {
			n.Planned = len(rounds)
		}
	} else {
		n.Planned = cmp.Or(f.Rounds, n.Planned, of.PlannedRounds())
		for _, s := range groups {
			if who := from[s.ID]; f.Apart && len(who) > 1 {
				n.Forbidden = append(n.Forbidden, model.Forbidden{Who: who})
			}
		}
	}
	placed := map[model.ID]int{} // by place, of each group; one that has fewer gives all that it has
	most := 0
	for _, q := range all {
		if !q.Next {
			placed[q.Group.ID]++
			most = max(most, placed[q.Group.ID])
		}
	}
	var names []phrase.Text
	for _, s := range groups {
		names = append(names, phrase.Verbatim(s.Name))
	}
	if f.Next > 0 {
		return steps.Joined(phrase.New("Make %s of the first %d of %s and the best %d who come next", f.Name, most,
			phrase.Join(", ", names...), f.Next),
			steps.ImportSection{Section: n}), nil
	}
	return steps.Joined(phrase.New("Make %s of the first %d of %s", f.Name, most, phrase.Join(", ", names...)),
		steps.ImportSection{Section: n}), nil
}

// FinalSystems are those that a final may be paired by, all against all first: the others are tables of two teams or of many.
func FinalSystems() []*pairing.Engine {
	var all []*pairing.Engine
	for _, e := range systems.For(model.Individual) {
		switch e.Formats[0] {
		case model.Scheveningen, model.Schiller, model.Molter:
		case model.RoundRobin:
			all = slices.Insert(all, 0, e)
		default:
			all = append(all, e)
		}
	}
	return all
}

// paired gives a final of so many players its form and system.
func (f Final) paired(n *model.Section, players int) error {
	if f.Pairing == (Pairing{}) {
		if f.Rounds > 0 {
			return phrase.Errorf("where everybody plays everybody, the players say how many rounds there are. Leave the rounds out")
		}
		return nil
	}
	n.Players = make([]model.Player, players) // whom the form is for
	set, err := f.Pairing.Put(steps.SettingsOf(n), n)
	n.Players = nil
	if err != nil {
		return err
	}
	n.Format, n.System, n.SystemSettings, n.Rulebook = set.Format, set.System, set.SystemSettings, set.Rulebook
	if n.System == "" {
		return nil
	}
	e, err := systems.Of(n)
	switch {
	case err != nil:
		return err
	case !slices.ContainsFunc(FinalSystems(), func(o *pairing.Engine) bool { return o.Code == e.Code }):
		return phrase.Errorf("%s is a table for teams. Choose another system for the final", e.Name)
	case f.Rounds > 0 && n.Format.Predetermined():
		return phrase.Errorf("%s has its own number of rounds. Leave the rounds out", e.Name)
	case e.Length != nil:
		n.Planned = e.Length(e.Set, players)
	}
	if p, err := catalogue.PresetByCode(e.Code); err == nil && p.System == e.Code { // a system with an order of its own
		n.Ranking = model.Ranking{TieBreaks: slices.Clone(p.TieBreaks), Unplayed: p.Unplayed, Preset: p.Code}
	}
	return nil
}

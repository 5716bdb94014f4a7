package boards

import (
	"slices"
	"strings"

	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/ui/explain"
	"wallchart/ui/kit/words"
	"wallchart/ui/notices"
)

// OutdatedRounds looks back, after a step, at the rounds that were paired before it.
type OutdatedRounds struct {
	OutdatedHost
	Notices *notices.Bar
	Pairer  *Pairer
	Found   map[model.ID][]*pair.Outdated // of each section, as its notice says
	Kept    map[model.ID][]*pair.Outdated // of which the arbiter has said that the pairings stand
	stop    func()                        // ends the look that is being taken
	since   *model.Tournament             // before the steps it is taken for
}

// OutdatedHost is the window as it is seen by who looks back at rounds.
type OutdatedHost interface {
	explain.Host
	// Quietly does something off the window's thread, and then what it returns.
	Quietly(work func(cancel <-chan struct{}) (done func())) (stop func())
	// PairedFrom is what a round was paired from.
	PairedFrom(section model.ID, round int) (before *model.Tournament, since []string)
}

// Look says, after a step from the event before it, which rounds were paired
// from something that is otherwise now, and how they would be paired. Their
// pairings stand until the arbiter has them paired anew. It is said once, at the step that made it so; the notice then stands until it is
// answered, or nothing of it is left.
func (h *OutdatedRounds) Look(before, t *model.Tournament) {
	if h.stop != nil {
		h.stop()
		h.stop = nil
	}
	if h.since != nil { // the look before was not taken to its end
		before = h.since
	}
	h.since = nil
	rounds := pair.Concerned(before, t, h.from)
	if len(rounds) == 0 {
		return
	}
	h.since = before
	h.stop = h.Quietly(func(cancel <-chan struct{}) func() {
		all := pair.OutdatedOf(rounds, t, cancel)
		return func() {
			h.since = nil
			for _, c := range rounds { // what is as it was when paired would be asked about anew
				h.Kept[c.Section] = slices.DeleteFunc(slices.Clone(h.Kept[c.Section]), func(o *pair.Outdated) bool {
					return o.Round == c.Round && !slices.ContainsFunc(all, o.SameAs)
				})
			}
			if h.Now().Event != t {
				return
			}
			all := h.unsettled(all)
			if slices.ContainsFunc(all, isNews) {
				why := h.Why()
				why.Soon.Settle()
				why.Outdated = all
				why.TellOutdated()
				why.Done()
			}
			for _, s := range t.Sections {
				h.notice(s.ID, rounds, all)
			}
		}
	})
}

// from is what a round was paired from: as the journal knows it, or the look before.
func (h *OutdatedRounds) from(section model.ID, round int) (before *model.Tournament, since []string) {
	if before, since = h.PairedFrom(section, round); before != nil {
		return before, since
	}
	s := h.Now().Event.Section(section)
	for _, o := range h.Found[section] {
		if o.Round == round && s != nil && o.Stands(s) {
			return o.From, nil
		}
	}
	return nil, nil
}

func isNews(o *pair.Outdated) bool { return !o.Known }

// notice puts up, renews or takes away what is said of a section, after a look at these rounds found all that is otherwise in them.
func (h *OutdatedRounds) notice(section model.ID, looked []pair.Concern, all []*pair.Outdated) {
	of := func(o *pair.Outdated) bool { return o.Section.ID != section }
	found := slices.DeleteFunc(slices.Clone(all), of)
	news, stood := slices.ContainsFunc(found, isNews), h.stands(section)
	if !news && !stood {
		return
	}
	if stood { // and what was not looked at is as it was
		found = append(found, slices.DeleteFunc(slices.Clone(h.Found[section]), func(o *pair.Outdated) bool {
			return slices.ContainsFunc(looked, func(c pair.Concern) bool { return c.Section == section && c.Round == o.Round })
		})...)
		slices.SortFunc(found, func(a, b *pair.Outdated) int { return a.Round - b.Round })
	}
	if h.Found[section] = found; len(found) == 0 {
		h.Notices.Drop(section)
		return
	}
	h.Notices.Put(section, outdatedNotice(found))
}

// stands tells whether rounds that would be paired otherwise are what the notice of a section speaks of.
func (h *OutdatedRounds) stands(section model.ID) bool {
	x := h.Notices.All[section]
	return x != nil && slices.Contains(x.Acts, "round.anew")
}

// unsettled are those whose pairings the arbiter has not decided to keep. What was
// kept is asked about again when other boards would be different.
func (h *OutdatedRounds) unsettled(all []*pair.Outdated) []*pair.Outdated {
	return slices.DeleteFunc(slices.Clone(all), func(o *pair.Outdated) bool {
		return slices.ContainsFunc(h.Kept[o.Section.ID], o.SameAs)
	})
}

// outdatedNotice offers what can be done about rounds of a section that would be paired
// otherwise now. It stands as long as their boards do, and until the next look finds nothing any more.
func outdatedNotice(all []*pair.Outdated) *notices.Notice {
	said := words.Text(all[0].Short())
	if len(all) > 1 {
		said = words.Say("why.outdated.several", len(all))
	}
	return &notices.Notice{Text: said, Acts: []string{"round.keep", "round.show", "round.anew"}, Stands: func(s *model.Section) bool {
		return !slices.ContainsFunc(all, func(o *pair.Outdated) bool { return !o.Stands(s) })
	}}
}

// outdated are the rounds that the notice of the shown section speaks of.
func (h *OutdatedRounds) outdated() []*pair.Outdated {
	s := h.Now().Section
	if s == nil || !h.stands(s.ID) {
		return nil
	}
	return h.Found[s.ID]
}

// WhyNone says why it cannot be done, "" when it can.
func (h *OutdatedRounds) WhyNone() string {
	if why := h.Now().WhyNoRound(); why != "" {
		return why
	}
	if len(h.outdated()) == 0 {
		return words.Say("why.no.outdated")
	}
	return ""
}

// WhyNotAnew says why the first of the rounds cannot be paired anew.
func (h *OutdatedRounds) WhyNotAnew() string {
	if why := h.WhyNone(); why != "" {
		return why
	}
	o := h.outdated()[0]
	if o.None != nil {
		return words.Text(o.Words())
	}
	return refusal(pair.WhyNotAnew(h.Now().Section, o.Round))
}

// Keep leaves the pairings as they are.
func (h *OutdatedRounds) Keep() {
	id := h.Now().Section.ID
	h.Kept[id] = h.Found[id]
	h.Notices.Drop(id)
}

// Show turns to the first of the rounds and says who would meet whom.
func (h *OutdatedRounds) Show() {
	all := h.outdated()
	h.Pairer.Rounds().TurnTo(all[0].Round)
	h.Tell(words.Say("why.outdated"), outdatedText(all))
}

// Anew pairs the first of the rounds as the event is now, as one step.
func (h *OutdatedRounds) Anew() { h.Pairer.makeRound(pair.Asked{Round: h.outdated()[0].Round}) }

// outdatedText says which rounds would be paired otherwise, with their boards.
func outdatedText(all []*pair.Outdated) string {
	var lines []string
	for _, o := range all {
		lines = append(lines, words.Text(o.Words()))
		lines = append(lines, explain.OutdatedBoards(o)...)
	}
	return strings.Join(lines, "\n")
}

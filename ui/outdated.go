package ui

import (
	"slices"
	"strings"
	"wallchart/ui/host"

	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/kit/words"
)

// hindsight looks back, after a step, at the rounds that were paired before it.
type hindsight struct {
	host.Host
	laid    arbiter.Laid // what rounds were paired from
	quietly func(work func(cancel <-chan struct{}) (done func())) (stop func())
	notices *notices
	pairer  *pairer
	why     *whyPanel
	found   map[model.ID][]*arbiter.Outdated // of each section, as its notice says
	kept    map[model.ID][]*arbiter.Outdated // of which the arbiter has said that the pairings stand
	stop    func()                           // ends the look that is being taken
	since   *model.Tournament                // before the steps it is taken for
}

// lookBack says, after a step from the event before it, which rounds were paired
// from something that is otherwise now, and how they would be paired. Their
// pairings stand until the arbiter has them paired anew. It is said once, at the step that made it so; the notice then stands until it is
// answered, or nothing of it is left.
func (h *hindsight) lookBack(before, t *model.Tournament) {
	if h.stop != nil {
		h.stop()
		h.stop = nil
	}
	if h.since != nil { // the look before was not taken to its end
		before = h.since
	}
	h.since = nil
	rounds := arbiter.Concerned(before, t, h.from)
	if len(rounds) == 0 {
		return
	}
	h.since = before
	h.stop = h.quietly(func(cancel <-chan struct{}) func() {
		all := arbiter.OutdatedOf(rounds, t, cancel)
		return func() {
			h.since = nil
			for _, c := range rounds { // what is as it was when paired would be asked about anew
				h.kept[c.Section] = slices.DeleteFunc(slices.Clone(h.kept[c.Section]), func(o *arbiter.Outdated) bool {
					return o.Round == c.Round && !slices.ContainsFunc(all, o.SameAs)
				})
			}
			if h.Now().Event != t {
				return
			}
			all := h.unsettled(all)
			if slices.ContainsFunc(all, isNews) {
				h.why.soon.Settle()
				h.why.outdated = all
				h.why.tellOutdated()
				h.why.done()
			}
			for _, s := range t.Sections {
				h.notice(s.ID, rounds, all)
			}
		}
	})
}

// from is what a round was paired from: as the journal knows it, or the look before.
func (h *hindsight) from(section model.ID, round int) (before *model.Tournament, since []string) {
	if before, since = h.laid(section, round); before != nil {
		return before, since
	}
	s := h.Now().Event.Section(section)
	for _, o := range h.found[section] {
		if o.Round == round && s != nil && o.Stands(s) {
			return o.From, nil
		}
	}
	return nil, nil
}

func isNews(o *arbiter.Outdated) bool { return !o.Known }

// notice puts up, renews or takes away what is said of a section, after a look at these rounds found all that is otherwise in them.
func (h *hindsight) notice(section model.ID, looked []arbiter.Concern, all []*arbiter.Outdated) {
	of := func(o *arbiter.Outdated) bool { return o.Section.ID != section }
	found := slices.DeleteFunc(slices.Clone(all), of)
	news, stood := slices.ContainsFunc(found, isNews), h.stands(section)
	if !news && !stood {
		return
	}
	if stood { // and what was not looked at is as it was
		found = append(found, slices.DeleteFunc(slices.Clone(h.found[section]), func(o *arbiter.Outdated) bool {
			return slices.ContainsFunc(looked, func(c arbiter.Concern) bool { return c.Section == section && c.Round == o.Round })
		})...)
		slices.SortFunc(found, func(a, b *arbiter.Outdated) int { return a.Round - b.Round })
	}
	if h.found[section] = found; len(found) == 0 {
		h.notices.drop(section)
		return
	}
	h.notices.put(section, outdatedNotice(found))
}

// stands tells whether rounds that would be paired otherwise are what the notice of a section speaks of.
func (h *hindsight) stands(section model.ID) bool {
	x := h.notices.all[section]
	return x != nil && slices.Contains(x.acts, "round.anew")
}

// unsettled are those whose pairings the arbiter has not decided to keep. What was
// kept is asked about again when other boards would be different.
func (h *hindsight) unsettled(all []*arbiter.Outdated) []*arbiter.Outdated {
	return slices.DeleteFunc(slices.Clone(all), func(o *arbiter.Outdated) bool {
		return slices.ContainsFunc(h.kept[o.Section.ID], o.SameAs)
	})
}

// outdatedNotice offers what can be done about rounds of a section that would be paired
// otherwise now. It stands as long as their boards do, and until the next look finds nothing any more.
func outdatedNotice(all []*arbiter.Outdated) *notice {
	said := words.Text(all[0].Short())
	if len(all) > 1 {
		said = words.Say("why.outdated.several", len(all))
	}
	return &notice{text: said, acts: []string{"round.keep", "round.show", "round.anew"}, stands: func(s *model.Section) bool {
		return !slices.ContainsFunc(all, func(o *arbiter.Outdated) bool { return !o.Stands(s) })
	}}
}

// outdated are the rounds that the notice of the shown section speaks of.
func (h *hindsight) outdated() []*arbiter.Outdated {
	s := h.Now().Section
	if s == nil || !h.stands(s.ID) {
		return nil
	}
	return h.found[s.ID]
}

func (h *hindsight) whyNone() string {
	if why := h.Now().WhyNoRound(); why != "" {
		return why
	}
	if len(h.outdated()) == 0 {
		return words.Say("why.no.outdated")
	}
	return ""
}

// whyNotAnew says why the first of the rounds cannot be paired anew.
func (h *hindsight) whyNotAnew() string {
	if why := h.whyNone(); why != "" {
		return why
	}
	o := h.outdated()[0]
	if o.None != nil {
		return words.Text(o.Words())
	}
	return refusal(arbiter.WhyNotAnew(h.Now().Section, o.Round))
}

// keep leaves the pairings as they are.
func (h *hindsight) keep() {
	id := h.Now().Section.ID
	h.kept[id] = h.found[id]
	h.notices.drop(id)
}

// show turns to the first of the rounds and says who would meet whom.
func (h *hindsight) show() {
	all := h.outdated()
	h.pairer.rounds().turnTo(all[0].Round)
	h.Tell(words.Say("why.outdated"), outdatedText(all))
}

// anew pairs the first of the rounds as the event is now, as one step.
func (h *hindsight) anew() { h.pairer.makeRound(arbiter.Asked{Round: h.outdated()[0].Round}) }

// mostNamed is how many boards of a round are named that would be different.
const mostNamed = 20

// outdatedText says which rounds would be paired otherwise, with their boards.
func outdatedText(all []*arbiter.Outdated) string {
	var lines []string
	for _, o := range all {
		lines = append(lines, words.Text(o.Words()))
		lines = append(lines, outdatedBoards(o)...)
	}
	return strings.Join(lines, "\n")
}

func outdatedBoards(o *arbiter.Outdated) []string {
	var lines []string
	boards := o.Lines()
	for _, l := range boards[:min(len(boards), mostNamed)] {
		lines = append(lines, words.Text(l))
	}
	if more := len(boards) - mostNamed; more > 0 {
		lines = append(lines, words.Say("why.outdated.more", more))
	}
	return lines
}

// tellOutdated lists the rounds that were paired before the last change and would
// be paired otherwise now.
func (p *whyPanel) tellOutdated() {
	if len(p.outdated) == 0 {
		return
	}
	p.add(widget.NewSeparator())
	p.paragraph(words.Say("why.outdated"), true)
	for _, o := range p.outdated {
		p.paragraph(named(o.Words()), false)
		for _, l := range outdatedBoards(o) {
			p.small(l)
		}
	}
}

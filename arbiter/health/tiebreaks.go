package health

import (
	"slices"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// meant names the tie-breaks of the list that are for a Swiss, where everybody meets everybody (VCL4THP.13, question 105).
func (h *look) meant() {
	var swiss []phrase.Text
	var facts []any
	for _, code := range h.s.Ranking.TieBreaks {
		if u, err := catalogue.Parse(code); err == nil && !tiebreaks.Meant(u.TieBreak, h.s) {
			swiss, facts = append(swiss, phrase.Verbatim(u.Code)), append(facts, u.Code)
		}
	}
	if swiss == nil {
		return
	}
	these := phrase.Join(", ", swiss...)
	text := phrase.New("Meant for a Swiss, and not for an all-play-all: %s. Choose others before the first round.", these)
	if h.s.Begun() {
		text = phrase.New("Meant for a Swiss, and not for an all-play-all: %s. If others were announced, choose those.", these)
	}
	h.add("swiss-tie-break", Doubt, Place{Field: "tieBreaks"}, text, facts...)
}

// ownTable names a pairing system whose standings are a table of its own, as Keizer's and the bracket of a knock-out, where the list
// does not begin with it.
func (h *look) ownTable() {
	p, ok := catalogue.Usual(h.t, h.s)
	if !ok || p.System == "" || p.System != h.s.System || slices.Contains(h.s.Ranking.TieBreaks, p.TieBreaks[0]) {
		return
	}
	if u, err := catalogue.Parse(p.TieBreaks[0]); err == nil && u.TieBreak.Heads {
		h.add("not-its-table", Doubt, Place{Field: "tieBreaks"}, phrase.New("The pairing goes by another table than the standings: %s is not "+
			"among the tie-breaks. Choose the preset %s.", u.Label(), p.Name), p.System)
	}
}

// undecided names what the rules leave to the organiser and nobody has decided, with what holds until then. That of the unrated is told
// with each tie-break.
func (h *look) undecided() (unrated phrase.Text) {
	for _, q := range arbiter.Undecided(h.t, h.s) {
		if q.On == model.OnUnrated {
			unrated = q.Holds
			continue
		}
		h.add("undecided", Doubt, Place{Field: "tieBreaks"}, phrase.New("%s %s.", q.Ask, q.Holds), q.On)
	}
	return unrated
}

// ratings names the tie-breaks of the list that need ratings which are not there, where nobody has said how the unrated count, and in FIDE
// mode, where the tie-break is left out then.
func (h *look) ratings() {
	holds := h.undecided()
	if holds.Empty() && !h.s.FIDE {
		return
	}
	if h.s.FIDE {
		holds = phrase.New("In FIDE mode it is left out until then")
	}
	var sheet *model.Sheet
	for _, code := range h.s.Ranking.TieBreaks {
		u, err := catalogue.Parse(code)
		if err != nil || !u.TieBreak.Allows(tiebreaks.ModUnrated) || u.Unrated != 0 {
			continue
		}
		if sheet == nil {
			sheet = model.NewSheet(h.t, h.s, 1)
		}
		var without []phrase.Text
		facts := []any{u.Code}
		at := Place{Field: "tieBreaks"}
		for i := range sheet.Lines {
			if l := &sheet.Lines[i]; l.Rating == 0 {
				facts = append(facts, l.ID)
				if without = append(without, phrase.Verbatim(l.Name)); len(without) == 1 {
					at.Who = l.ID
				}
			}
		}
		const most = 3
		switch more := len(without) - most; {
		case len(without) == 0:
			return
		case more > 0:
			without = append(without[:most], phrase.Count(more, "%d more", "%d more"))
		}
		h.add("unrated-in-tie-break", Doubt, at,
			phrase.New("The tie-break %s needs ratings, and these have none: %s. Enter them, or announce one for the unrated, such as %s/U1400. "+
				"%s.", u.Code, phrase.Join(", ", without...), u.TieBreak.Code, holds), facts...)
	}
}

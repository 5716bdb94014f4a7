package ui

import (
	"errors"
	"wallchart/ui/host"

	"wallchart/arbiter"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/check"
	"wallchart/ui/kit/words"
)

// judgement is what the examiner found in a round. It holds until the event
// changes.
type judgement struct {
	event   *model.Tournament
	section model.ID
	round   int
	report  *arbiter.Examined // nil = nothing was examined
}

// checkRound examines the shown round off the window's thread.
func (p *pairer) checkRound() {
	s := p.rounds()
	t, sec, round := p.Now().Event, p.Now().Section, s.round
	p.work(words.Say("check.busy", round), func(cancel <-chan struct{}) func() {
		x, err := arbiter.Examine(t, sec, arbiter.Asked{Round: round, Explain: true, Cancel: cancel})
		return func() {
			switch {
			case errors.Is(err, pairing.ErrCancelled):
			case err != nil:
				p.Tell(words.Say("check.title", round), words.Err(err))
			case p.Now().Event != t:
				p.Say(words.Say("pair.moved"))
			default:
				s.judge = judgement{event: t, section: sec.ID, round: round, report: x}
				s.fill()
				s.judge.tell(p.why)
			}
		}
	})
}

// declareComplete ends the pairing of the shown round by hand: the round is compared with the system's, and that is kept.
func (p *pairer) declareComplete() {
	s := p.rounds()
	p.compareAndKeep(s, s.round, arbiter.Complete)
}

// examineLast compares the last round that is paired with the system's, as the last, and keeps what comes of it.
func (p *pairer) examineLast() {
	p.compareAndKeep(p.rounds(), len(p.Now().Section.Rounds), arbiter.ExamineLast)
}

// asLast makes a change by which the last round that is paired becomes the final one, or no longer is, with the examination of it, and
// does then what comes after it.
func (p *pairer) asLast(c journal.Change, then func()) {
	t, round := p.Now().Event, len(p.Now().Section.Rounds)
	p.work(words.Say("check.busy", round), func(cancel <-chan struct{}) func() {
		with, _, err := arbiter.AsLast(t, c, arbiter.Asked{Cancel: cancel})
		return func() {
			switch {
			case err != nil:
				p.Tell(words.Say("check.title", round), words.Err(err))
			case p.Now().Event != t:
				p.Say(words.Say("pair.moved"))
			default:
				_ = whenMade(p.Do(with), then)
			}
		}
	})
}

type comparer func(*model.Tournament, *model.Section, arbiter.Asked) (journal.Change, *arbiter.Examined, error)

func (p *pairer) compareAndKeep(s *roundScreen, round int, compare comparer) {
	t, sec := p.Now().Event, p.Now().Section
	p.work(words.Say("check.busy", round), func(cancel <-chan struct{}) func() {
		c, x, err := compare(t, sec, arbiter.Asked{Round: round, Explain: true, Cancel: cancel})
		return func() {
			switch {
			case errors.Is(err, pairing.ErrCancelled):
			case err != nil:
				p.Tell(words.Say("check.title", round), words.Err(err))
			case p.Now().Event != t:
				p.Say(words.Say("pair.moved"))
			default:
				_ = whenMade(p.Do(c), func() {
					s.judge = judgement{event: p.Now().Event, section: sec.ID, round: round, report: x}
					s.fill()
					s.judge.tell(p.why)
				})
			}
		}
	})
}

// of tells whether the judgement is about what is shown.
func (j *judgement) of(st host.State, round int) bool {
	return j.report != nil && j.event == st.Event && st.Section != nil && j.section == st.Section.ID && j.round == round
}

// findings are those about one participant, the grave ones first.
func (j *judgement) findings(who model.ID) []check.Finding {
	var fs []check.Finding
	for _, grave := range []bool{true, false} {
		for _, f := range j.report.Findings {
			for _, i := range f.Who {
				if f.Grave == grave && j.report.Field.Players[i].ID == who {
					fs = append(fs, f)
					break
				}
			}
		}
	}
	return fs
}

// mark shows in the grid which boards are not allowed, and which are not the
// system's.
func (j *judgement) mark(st host.State, round int, t *table.Table) {
	if !j.of(st, round) {
		return
	}
	col := t.Column("board")
	for i := range t.Rows {
		p, _ := st.Section.Rounds[round-1].Find(model.ID(t.Rows[i].Ref.Participant))
		if p == nil {
			continue
		}
		found := j.findings(p.Sides[0])
		if !p.IsBye() {
			found = append(found, j.findings(p.Sides[1])...)
		}
		for _, f := range found {
			cell := &t.Rows[i].Cells[col]
			if cell.Tip = words.Text(f.Text); f.Grave {
				t.Rows[i].Mark, cell.Mark = table.Warning, table.Warning
				break
			}
			cell.Mark = table.Changed
		}
	}
}

// tell says in the panel what was found, what is not allowed first.
func (j *judgement) tell(why *whyPanel) {
	why.clear()
	why.paragraph(words.Say("check.title", j.round), true)
	grave, other := 0, 0
	for _, f := range j.report.Findings {
		if f.Grave {
			if grave++; grave == 1 {
				why.paragraph(words.Say("check.grave"), true)
			}
			why.paragraph(named(f.Text), false)
			why.small(words.Text(f.Rule))
		}
	}
	if len(j.report.Free) > 0 {
		why.paragraph(words.Say("check.free", len(j.report.Free)), false)
	}
	for _, f := range j.report.Findings {
		if !f.Grave {
			if other++; other == 1 {
				why.paragraph(words.Say("check.other"), true)
			}
			why.paragraph(named(f.Text), false)
			why.small(words.Text(f.Rule))
		}
	}
	if grave+other+len(j.report.Free) == 0 {
		why.paragraph(words.Say("check.best"), false)
	}
	j.best(why, other > 0)
	why.small(words.Text(j.report.Engine.Name) + " · " + words.Text(j.report.Engine.Rule))
	why.done()
}

// best puts the system's own round beside, board by board.
func (j *judgement) best(why *whyPanel, wanted bool) {
	if b := j.report.Best; wanted && b != nil {
		players := j.report.Field.Players
		why.paragraph(words.Say("check.system"), true)
		for n, p := range b.Pairs {
			why.small(words.Say("check.board", n+1, apart(players[p.White].Label()), apart(players[p.Black].Label())))
		}
		if b.Bye >= 0 {
			why.small(words.Say("check.bye", apart(players[b.Bye].Label())))
		}
	}
}

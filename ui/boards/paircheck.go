package boards

import (
	"errors"
	"wallchart/arbiter/pair"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/check"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// judgement is what the examiner found in a round. It holds until the event
// changes.
type judgement struct {
	event   *model.Tournament
	section model.ID
	round   int
	report  *pair.Examined // nil = nothing was examined
}

// CheckRound examines the shown round off the window's thread.
func (p *Pairer) CheckRound() {
	s := p.Rounds()
	t, sec, round := p.Now().Event, p.Now().Section, s.Round
	p.Work(words.Say("check.busy", round), func(cancel <-chan struct{}) func() {
		x, err := pair.Examine(t, sec, pair.Asked{Round: round, Explain: true, Cancel: cancel})
		return func() {
			switch {
			case errors.Is(err, pairing.ErrCancelled):
			case err != nil:
				p.Tell(words.Say("check.title", round), words.Err(err))
			case p.Now().Event != t:
				p.Say(words.Say("pair.moved"))
			default:
				s.judge = judgement{event: t, section: sec.ID, round: round, report: x}
				s.Fill()
				s.judge.tell(p.Why())
			}
		}
	})
}

// DeclareComplete ends the pairing of the shown round by hand: the round is compared with the system's, and that is kept.
func (p *Pairer) DeclareComplete() {
	s := p.Rounds()
	p.compareAndKeep(s, s.Round, pair.Complete)
}

// ExamineLast compares the last round that is paired with the system's, as the last, and keeps what comes of it.
func (p *Pairer) ExamineLast() {
	p.compareAndKeep(p.Rounds(), len(p.Now().Section.Rounds), pair.ExamineLast)
}

// AsLast makes a change by which the last round that is paired becomes the final one, or no longer is, with the examination of it, and
// does then what comes after it.
func (p *Pairer) AsLast(c journal.Change, then func()) {
	t, round := p.Now().Event, len(p.Now().Section.Rounds)
	p.Work(words.Say("check.busy", round), func(cancel <-chan struct{}) func() {
		with, _, err := pair.AsLast(t, c, pair.Asked{Cancel: cancel})
		return func() {
			switch {
			case err != nil:
				p.Tell(words.Say("check.title", round), words.Err(err))
			case p.Now().Event != t:
				p.Say(words.Say("pair.moved"))
			default:
				_ = typing.WhenMade(p.Do(with), then)
			}
		}
	})
}

type comparer func(*model.Tournament, *model.Section, pair.Asked) (journal.Change, *pair.Examined, error)

func (p *Pairer) compareAndKeep(s *Rounds, round int, compare comparer) {
	t, sec := p.Now().Event, p.Now().Section
	p.Work(words.Say("check.busy", round), func(cancel <-chan struct{}) func() {
		c, x, err := compare(t, sec, pair.Asked{Round: round, Explain: true, Cancel: cancel})
		return func() {
			switch {
			case errors.Is(err, pairing.ErrCancelled):
			case err != nil:
				p.Tell(words.Say("check.title", round), words.Err(err))
			case p.Now().Event != t:
				p.Say(words.Say("pair.moved"))
			default:
				_ = typing.WhenMade(p.Do(c), func() {
					s.judge = judgement{event: p.Now().Event, section: sec.ID, round: round, report: x}
					s.Fill()
					s.judge.tell(p.Why())
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
func (j *judgement) tell(why *explain.Panel) {
	why.Clear()
	why.Paragraph(words.Say("check.title", j.round), true)
	grave, other := 0, 0
	for _, f := range j.report.Findings {
		if f.Grave {
			if grave++; grave == 1 {
				why.Paragraph(words.Say("check.grave"), true)
			}
			why.Paragraph(explain.Named(f.Text), false)
			why.Small(words.Text(f.Rule))
		}
	}
	if len(j.report.Free) > 0 {
		why.Paragraph(words.Say("check.free", len(j.report.Free)), false)
	}
	for _, f := range j.report.Findings {
		if !f.Grave {
			if other++; other == 1 {
				why.Paragraph(words.Say("check.other"), true)
			}
			why.Paragraph(explain.Named(f.Text), false)
			why.Small(words.Text(f.Rule))
		}
	}
	if grave+other+len(j.report.Free) == 0 {
		why.Paragraph(words.Say("check.best"), false)
	}
	j.best(why, other > 0)
	why.Small(words.Text(j.report.Engine.Name) + " · " + words.Text(j.report.Engine.Rule))
	why.Done()
}

// best puts the system's own round beside, board by board.
func (j *judgement) best(why *explain.Panel, wanted bool) {
	if b := j.report.Best; wanted && b != nil {
		players := j.report.Field.Players
		why.Paragraph(words.Say("check.system"), true)
		for n, p := range b.Pairs {
			why.Small(words.Say("check.board", n+1, explain.Apart(players[p.White].Label()), explain.Apart(players[p.Black].Label())))
		}
		if b.Bye >= 0 {
			why.Small(words.Say("check.bye", explain.Apart(players[b.Bye].Label())))
		}
	}
}

package boards

import (
	"maps"
	"reflect"
	"slices"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/kit/words"
)

// Others shows on the boards what the other desks of a shared event do there.
type Others struct {
	// typing names the desks that are at work on a round, by board.
	Typing  func(section model.ID, round int) map[int]string
	Altered map[BoardOf]string // by their last steps, with what was done
}

// BoardOf is a board of a round of a section.
type BoardOf struct {
	Section      model.ID
	Round, Board int
}

// Took notes the boards that others have altered, in rounds that were there before.
func (o *Others) Took(before, after *model.Tournament, what string) {
	o.Altered = map[BoardOf]string{}
	for _, s := range after.Sections {
		old := before.Section(s.ID)
		if old == nil || old == s {
			continue
		}
		for r := range min(len(s.Rounds), len(old.Rounds)) {
			was := map[int]*model.Pairing{}
			for i := range old.Rounds[r].Pairings {
				was[old.Rounds[r].Pairings[i].Board] = &old.Rounds[r].Pairings[i]
			}
			for i := range s.Rounds[r].Pairings {
				p := &s.Rounds[r].Pairings[i]
				if w := was[p.Board]; w != nil && !reflect.DeepEqual(w, p) {
					o.Altered[BoardOf{s.ID, r + 1, p.Board}] = what
				}
			}
		}
	}
}

// mark marks the boards of a round where others are at work, and those that they have altered.
func (o *Others) mark(s *model.Section, round int, t *table.Table) {
	if o == nil || s == nil {
		return
	}
	typing := o.Typing(s.ID, round)
	if len(typing) == 0 && len(o.Altered) == 0 {
		return
	}
	board, result := t.Column("board"), t.Column("result")
	for i := range t.Rows {
		p, _ := s.Rounds[round-1].Find(model.ID(t.Rows[i].Ref.Participant))
		if p == nil {
			continue
		}
		cells := t.Rows[i].Cells
		if who := typing[p.Board]; who != "" && cells[board].Mark == table.Plain {
			cells[board].Mark, cells[board].Tip = table.Elsewhere, words.Say("share.atBoard", p.Board, who)
		}
		if what := o.Altered[BoardOf{s.ID, round, p.Board}]; what != "" {
			cells[result].Mark, cells[result].Tip = table.Changed, what
		}
	}
}

// remark says who is at work on which board of the round, "" for nobody.
func (o *Others) remark(s *model.Section, round int) string {
	if o == nil || s == nil {
		return ""
	}
	typing := o.Typing(s.ID, round)
	var said strings.Builder
	for _, board := range slices.Sorted(maps.Keys(typing)) {
		said.WriteString(words.Say("share.atBoard", board, typing[board]) + " ")
	}
	return said.String()
}

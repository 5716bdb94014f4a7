package ui

import (
	"testing"

	"wallchart/ui/exchange"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
	"wallchart/ui/settings"
)

// TestEveryCommandIsMadeWithoutAWindow: what a command needs to say whether it can be
// done is there without a window; with no event open, none that asks for one can.
func TestEveryCommandIsMadeWithoutAWindow(t *testing.T) {
	r := try(t, hosttest.OfClub(4))
	p := r.pairs()
	o := r.office()
	x := &actions{now: r.Now, moves: &navigation{navigationHost: trialMoves{Host: r}},
		boards: o.boardDialogs, people: o.peopleDialogs, tables: o.tableDialogs, setting: o.settingDialogs, pairer: p,
		steps: &rewind{}, habits: &settings.Habits{}, finder: &palette{}, ratings: r.players().Dialogs().Ratings,
		printer: func() exchange.Printer { return exchange.Printer{} }}
	commands := &commander{commands: everyCommand(x)}
	for id, want := range map[string]string{"round.pair": "", "round.check": words.Say("pair.noRound"), "section.rename": "",
		"section.split": "", "round.attend": "", "section.next": words.Say("why.no.section.other")} {
		if why := commands.command(id).why(); why != want {
			t.Errorf("%s cannot be done because %q, want %q", id, why, want)
		}
	}
	if got := commands.command("round.pair").wording(); got != words.Say("cmd.round.pair.number", 1) {
		t.Errorf("the next round is called %q", got)
	}
	if commands.command("round.pair").Do(); len(r.St.Section.Rounds) != 1 {
		t.Errorf("F6 pairs nothing: %q", r.Said)
	}
	r.St = host.State{}
	for _, id := range []string{"file.save", "section.rename", "round.pair", "round.check", "standings.order", "section.split", "edit.copy"} {
		if why := commands.command(id).why(); why != words.Say("why.no.event") {
			t.Errorf("without an event %s cannot be done because %q", id, why)
		}
	}
}

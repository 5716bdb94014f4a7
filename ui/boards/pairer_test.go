package boards

import (
	"errors"
	"strings"
	"testing"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/pairing"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// win enters a win of White on every board of a round.
func (r *trial) win(round int) {
	r.T.Helper()
	for _, p := range r.St.Section.Rounds[round-1].Pairings {
		if p.IsBye() {
			continue
		}
		if err := r.Do(steps.SetResult{Section: 1, Round: round, Board: p.Board, Result: steps.Result{model.Win, model.Loss}}); err != nil {
			r.T.Fatal(err)
		}
	}
}

// TestWaysOutAreButtons: of a round that cannot be paired each way out is a button, with what it does; one takes the way, and the dialog
// is gone.
func TestWaysOutAreButtons(t *testing.T) {
	s := hosttest.Plays(hosttest.OfClub(2), [2]model.ID{1, 2})
	s.Planned, s.System = 3, "dutch"
	r := try(t, s)
	p := r.pairs()
	r.win(1)
	r.Made = nil
	p.PairNext()
	text := said(r.Asked[0].Content())
	holds(t, "the dialog", said(r.Win.Canvas().Overlays().Top()), words.Say("pair.title", 2))
	again, end := words.Say("pair.way", "Ash and Bea meet again"), words.Say("pair.way.end", 1)
	holds(t, "the dialog", text, again, words.Say("pair.way.hand"), end)
	if strings.Index(text, end) < strings.Index(text, words.Say("pair.way.hand")) {
		t.Error("the end of the event is not the last way out")
	}
	r.press(again)
	if len(r.St.Section.Rounds) != 2 || r.Asked[0].Open() || p.Rounds().Round != 2 || len(r.Noticed) != 1 {
		t.Fatalf("%d rounds; said %q", len(r.St.Section.Rounds), r.Said)
	}
	r.win(2)
	p.PairNext()
	r.press(words.Say("pair.way.end", 2))
	if r.St.Section.Planned != 2 || r.Asked[1].Open() {
		t.Errorf("%d rounds are planned; said %q", r.St.Section.Planned, r.Said)
	}
	s = hosttest.Plays(hosttest.OfClub(2), [2]model.ID{1, 2})
	s.Planned, s.System = 3, "dutch"
	r = try(t, s)
	p = r.pairs()
	r.win(1)
	p.PairNext()
	r.press(words.Say("pair.way.hand"))
	if len(r.St.Section.Rounds) != 2 || p.Rounds().Round != 2 {
		t.Errorf("by hand: %d rounds", len(r.St.Section.Rounds))
	}
}

// TestALongWayOutStandsOverItsButton, since a button has no room for it.
func TestALongWayOutStandsOverItsButton(t *testing.T) {
	s := hosttest.Plays(hosttest.OfClub(2), [2]model.ID{1, 2})
	s.Planned, s.System = 3, "dutch"
	s.Players[0].Name = "Bartholomew Featherstonehaugh of Cholmondeley"
	s.Players[1].Name = "Wilhelmina Fitzgerald-Montgomery"
	r := try(t, s)
	r.win(1)
	r.pairs().PairNext()
	holds(t, "the dialog", said(r.Asked[0].Content()),
		"Bartholomew Featherstonehaugh of Cholmondeley and Wilhelmina Fitzgerald-Montgomery meet again.",
		words.Say("pair.way.so"), "!"+words.Say("pair.way", "Bartholomew"))
}

// TestOneRoundMore is asked about, and announced with the round.
func TestOneRoundMore(t *testing.T) {
	s := hosttest.AfterOne()
	s.Planned, s.System = 1, "dutch"
	r := try(t, s)
	p := r.pairs()
	if why := p.WhyNoPairing(); why != "" {
		t.Fatal(why)
	}
	p.PairNext()
	if len(r.Made) != 0 || !strings.Contains(said(r.Asked[0].Content()), words.Say("pair.more", 1, 2)) {
		t.Fatalf("asked is %q", said(r.Asked[0].Content()))
	}
	if r.Confirm(); len(r.St.Section.Rounds) != 2 || r.St.Section.Planned != 2 {
		t.Errorf("%d rounds of %d", len(r.St.Section.Rounds), r.St.Section.Planned)
	}
}

// TestWhoHasNotComeIsAskedAbout before the round, with the names, and what is chosen is done. Of several sections each names its own.
func TestWhoHasNotComeIsAskedAbout(t *testing.T) {
	forfeited := func() *model.Section {
		s := hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 3}, [2]model.ID{4, 2})
		s.Planned, s.System = 3, "dutch"
		s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
		s.Rounds[0].Pairings[1].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
		return s
	}
	for choose, want := range []string{"left out", "withdrawn", "paired"} {
		r := try(t, forfeited())
		p := r.pairs()
		p.PairNext()
		if len(r.St.Section.Rounds) != 1 || len(r.Asked) != 1 || !strings.Contains(said(r.Asked[0].Content()), "Cai") ||
			strings.Contains(said(r.Asked[0].Content()), "Club:") {
			t.Fatalf("%d rounds, asked %d", len(r.St.Section.Rounds), len(r.Asked))
		}
		list, _ := r.fields()
		if list[0].SelectedIndex() != 0 {
			t.Error("leaving them out is not what is proposed")
		}
		list[0].SetSelectedIndex(choose)
		r.Confirm()
		got := "paired"
		e, _ := r.St.Section.Entry(3)
		if b, _ := r.St.Section.Rounds[1].Find(3); e.Withdrawn == 2 {
			got = "withdrawn"
		} else if b == nil || b.IsBye() {
			got = "left out"
		}
		if got != want || r.Asked[0].Open() {
			t.Errorf("choice %d: Cai is %s, want %s", choose, got, want)
		}
	}
	r := try(t, forfeited())
	other := forfeited()
	other.ID, other.Name = 2, "Reserve"
	r.St = host.Derive(r.St.Event.With(other), 1, 0, nil)
	p := r.pairs()
	p.PairSections()
	text := said(r.Asked[0].Content())
	if lines := strings.Split(text, "\n"); !strings.HasPrefix(text, "Club: ") || len(lines) < 2 || !strings.HasPrefix(lines[1],
		"Reserve: ") {
		t.Errorf("of two sections is asked %q", text)
	}
}

// TestEverySectionIsPaired as one step; those that cannot be are told, with why.
func TestEverySectionIsPaired(t *testing.T) {
	r := &trial{Trial: hosttest.Two(t)}
	p := r.pairs()
	if why := p.WhyNoSections(); why != "" {
		t.Fatal(why)
	}
	p.PairSections()
	if len(r.St.Event.Sections[0].Rounds) != 1 || len(r.St.Event.Sections[1].Rounds) != 1 || len(r.Made) != 1 || p.Rounds().Round != 1 {
		t.Fatalf("made %v; %q", r.Made, r.Said)
	}
	if len(r.Noticed) != 2 || len(r.Said) != 1 || r.Said[0] != words.Say("pair.sections", 2) || len(r.Told) != 0 {
		t.Errorf("said %q, told %q, %d in the bar", r.Said, r.Told, len(r.Noticed))
	}
	if why := p.WhyNoSections(); why == "" {
		t.Error("with open boards everywhere sections can be paired")
	}
	r = &trial{Trial: hosttest.Two(t)}
	later := hosttest.AfterOne()
	later.Planned, later.System = 3, "dutch"
	r.St = host.Derive(r.St.Event.With(later), 1, 0, nil)
	p = r.pairs()
	if p.PairSections(); p.Rounds().Round != 2 || len(r.St.Event.Sections[1].Rounds) != 1 {
		t.Errorf("the section that is shown has its second round, and shown is round %d", p.Rounds().Round)
	}
	r = &trial{Trial: hosttest.Two(t)}
	other := *r.St.Event.Sections[1]
	other.Players = other.Players[:1]
	r.St = host.Derive(r.St.Event.With(&other), 1, 0, nil)
	r.pairs().PairSections()
	if len(r.Told) != 2 || r.Told[0] != words.Say("pair.sections", 1) || !strings.HasPrefix(r.Told[1], "Reserve is not paired: ") ||
		len(r.Said) != 0 {
		t.Errorf("told %q, said %q", r.Told, r.Said)
	}
}

// TestSchoolsAreAskedAboutOnce, where teammates are kept apart and two are written in two ways; what comes after it is done then.
func TestSchoolsAreAskedAboutOnce(t *testing.T) {
	club := hosttest.OfClub(4)
	club.Planned = 3
	for i := range club.Players {
		club.Players[i].Club = []string{"Maple Grove Elem", "Maple Grove Elem.", "Roosevelt", "Adams"}[i]
	}
	club.System, club.Trophy = "us-swiss", &model.Trophy{Counting: 2}
	r := try(t, club)
	p := r.pairs()
	asked, goOn := 0, func() {}
	r.schools = func(all []entries.School, hint, do string, then func()) {
		if asked++; len(all) != 1 || hint != words.Say("schools.pair") || do != words.Say("pair.noShows.go") {
			t.Errorf("asked are %+v, %q, %q", all, hint, do)
		}
		goOn = then
	}
	if len(entries.Unjoined(r.St.Event, r.St.Section)) == 0 {
		t.Fatal("the example has no two spellings of a school")
	}
	p.PairNext()
	if asked != 1 || len(r.St.Section.Rounds) != 0 {
		t.Fatalf("asked %d times, %d rounds", asked, len(r.St.Section.Rounds))
	}
	if goOn(); len(r.St.Section.Rounds) != 1 {
		t.Errorf("answered, there are %d rounds; %q", len(r.St.Section.Rounds), r.Said)
	}
}

// TestATableIsPairedAtOnce: all its rounds, and then no more.
func TestATableIsPairedAtOnce(t *testing.T) {
	s := hosttest.OfClub(4)
	s.Format = model.RoundRobin
	r := try(t, s)
	p := r.pairs()
	if why := p.WhyNoTable(); why != "" {
		t.Fatal(why)
	}
	if got := p.PairWords() + " " + p.HandWords(); got != words.Say("cmd.round.pair.number", 1)+" "+words.Say("cmd.round.hand.number", 1) {
		t.Errorf("the commands are called %s", got)
	}
	if p.PairAll(); len(r.St.Section.Rounds) != 3 || len(r.Made) != 1 || len(r.Said) != 0 {
		t.Errorf("%d rounds, %d changes, %q", len(r.St.Section.Rounds), len(r.Made), r.Said)
	}
	if p.PairAll(); len(r.Said) != 1 || len(r.Made) != 1 {
		t.Errorf("once more: %q", r.Said)
	}
	if why := p.WhyNoRest(); why == "" {
		t.Error("its rounds have a rest")
	}
	r.St = host.Derive(&model.Tournament{}, 0, 0, nil)
	if got := p.PairWords() + " " + p.HandWords(); got != words.Say("cmd.round.pair")+" "+words.Say("cmd.round.hand") {
		t.Errorf("without a section the commands are called %s", got)
	}
	if p.WhyNoPairing() == "" || p.WhyNoRest() == "" || p.WhyNoTable() == "" || p.WhyNoHand() == "" {
		t.Error("without a section a round can be paired")
	}
}

// TestWhatIsWorkedOutTooLateIsNotEntered: neither a check, nor what is kept of it, nor a change that makes a round the last; a change
// that cannot be made says why, and what was cancelled says nothing.
func TestWhatIsWorkedOutTooLateIsNotEntered(t *testing.T) {
	s := hosttest.Plays(hosttest.AfterOne(), [2]model.ID{1, 2}, [2]model.ID{3, 4})
	s.Planned, s.System = 3, "dutch"
	other := (&model.Tournament{}).With(hosttest.OfClub(6))
	last := func(to int) steps.EditSection {
		c := steps.EditSection{Section: 1, Settings: steps.SettingsOf(s)}
		c.Settings.Planned = to
		return c
	}
	for name, do := range map[string]func(p *Pairer){
		"check": (*Pairer).CheckRound, "complete": (*Pairer).DeclareComplete, "last": (*Pairer).ExamineLast,
		"as last": func(p *Pairer) { p.AsLast(last(2), func() { t.Error("what comes after it is done") }) },
	} {
		r := try(t, s)
		p := r.pairs()
		r.work = func(work func(<-chan struct{}) func()) {
			done := work(nil)
			r.St = host.Derive(other, 1, 0, nil)
			done()
		}
		if do(p); len(r.Made) != 0 || len(r.Said) != 1 || r.Said[0] != words.Say("pair.moved") {
			t.Errorf("%s: made %v, said %q", name, r.Made, r.Said)
		}
		r = try(t, s)
		p = r.pairs()
		stopped := make(chan struct{})
		close(stopped)
		r.work = func(work func(<-chan struct{}) func()) { work(stopped)() }
		if name == "as last" {
			continue
		}
		if do(p); len(r.Made)+len(r.Said)+len(r.Told)+len(r.Asked) != 0 {
			t.Errorf("%s, stopped: made %v, said %q, told %q", name, r.Made, r.Said, r.Told)
		}
	}
	r := try(t, s)
	p := r.pairs()
	p.ExamineLast()
	if len(r.Made) != 1 || !p.Rounds().judge.of(r.St, 2) || len(r.St.Section.Compared) != 1 {
		t.Errorf("kept is %v; told %q", r.Made, r.Told)
	}
	holds(t, "the panel", strings.Join(p.Why().Text, "\n"), words.Say("check.title", 2))
	after := 0
	if p.AsLast(last(2), func() { after++ }); after != 1 || r.St.Section.Planned != 2 {
		t.Errorf("the second round is not the last: %q, %q", r.Said, r.Told)
	}
	gone := last(2)
	gone.Section = 9
	told := len(r.Told)
	if p.AsLast(gone, func() { after++ }); after != 1 || len(r.Told) != told+2 || r.Told[told] != words.Say("check.title", 2) {
		t.Errorf("of a section that is not there is told %q", r.Told[told:])
	}
	p.enterMade(r.St.Event, 3, nil, pairing.ErrCancelled)
	if len(r.Asked) != 0 {
		t.Error("what was cancelled is asked about")
	}
	p.enterFrom(r.St.Event, (&pair.Made{Section: &model.Section{ID: 9, Name: "Gone"}}).Change, func() { t.Error("it is entered") })
	if len(r.Said) != 1 || !strings.Contains(r.Said[0], "Gone") {
		t.Errorf("said is %q", r.Said)
	}
	p.enterMade(r.St.Event, 3, nil, errors.New("the disk is full"))
	if len(r.Asked) != 1 || !strings.Contains(said(r.Asked[0].Content()), "disk is full") {
		t.Error("another error is not said")
	}
}

// TestTheRestOfARound is paired by the system, with boards that were laid and without any.
func TestTheRestOfARound(t *testing.T) {
	for boards, want := range map[int]string{0: "1:1-3 2:4-2 ", 1: "1:1-2 2:3-4 "} {
		s := hosttest.OfClub(4)
		s.Planned, s.System, s.InitialColour = 3, "dutch", model.White
		r := try(t, s)
		p := r.pairs()
		p.PairByHand()
		if boards > 0 {
			p.Rounds().PairTwo(1, 2)
		}
		if why := p.WhyNoRest(); why != "" {
			t.Fatal(why)
		}
		p.PairRest()
		if got := r.seats(); got != want && got != strings.Replace(want, "3-4", "4-3", 1) {
			t.Errorf("with %d boards laid they are %s; %q", boards, got, r.Said)
		}
	}
}

// TestAllRoundsOfATableAreShown when they are paired from another screen.
func TestAllRoundsOfATableAreShown(t *testing.T) {
	s := hosttest.OfClub(4)
	s.Format = model.RoundRobin
	r := try(t, s)
	p := r.pairs()
	if p.PairAll(); r.shown != 1 {
		t.Errorf("the rounds are shown %d times", r.shown)
	}
	if p.PairAll(); r.shown != 1 {
		t.Error("where nothing is paired another screen is shown")
	}
}

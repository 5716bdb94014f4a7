package model

import (
	"fmt"
	"reflect"

	"testing"
)

// across is two sections, Open with A and B and Under with C and D, in which A plays C across: white in both, reported in Open.
// In Under, C has number 1, and the guest A number 3.
func across(result [2]Outcome) *Tournament {
	player := func(id ID, name string) Player {
		return Player{Entry: Entry{ID: id, Number: int(id), Name: name}}
	}
	open := &Section{ID: 1, Name: "Open", Scoring: Classic(0, 0, 0), LastID: 3,
		Players: []Player{player(1, "A"), player(2, "B"), player(3, "C")}}
	open.Players[2].Guest = Guest{Section: 2, Player: 1}
	under := &Section{ID: 2, Name: "Under", Scoring: Classic(0, 0, 0), LastID: 3,
		Players: []Player{player(1, "C"), player(2, "D"), player(3, "A")}}
	under.Players[2].Guest = Guest{Section: 1, Player: 1, Elsewhere: true}
	under.Players[0].Rating, under.Players[0].Club, under.Players[0].Withdrawn = 1444, "North", 2
	under.Players[0].Byes, under.Players[0].FixedBoard, under.Players[0].Entered = []ByeRequest{{Round: 2, Kind: HalfBye}}, 3, 1
	bye := func(id ID) Pairing { return Pairing{Sides: [2]ID{id}, Outcomes: [2]Outcome{PairingBye}} }
	open.Rounds = []Round{{}, {Pairings: []Pairing{bye(2), {Board: 1, Sides: [2]ID{1, 3}, Outcomes: result}}}}
	turned := Pairing{Board: 1, Sides: [2]ID{3, 1}, Outcomes: result}
	under.Rounds = []Round{{Pairings: []Pairing{bye(2), turned}}}
	return &Tournament{LastID: 2, Sections: []*Section{open, under}}
}

// TestAcrossTwoSections: each section has the game with its own player and the guest, and finds the other half.
func TestAcrossTwoSections(t *testing.T) {
	ev := across([2]Outcome{Win, Loss})
	for k, want := range []string{"round 2, pairing 1, A against the guest C; the other half is round 1, pairing 1 of Under",
		"round 1, pairing 1, C against the guest A; the other half is round 2, pairing 1 of Open"} {
		s := ev.Sections[k]
		games := s.Across()
		if len(games) != 1 {
			t.Fatalf("%s has %d games across", s.Name, len(games))
		}
		x := games[0]
		o, round, at := ev.OtherHalf(s, x)
		if o == nil {
			t.Fatalf("%s finds no other half", s.Name)
		}
		if got := fmt.Sprintf("round %d, pairing %d, %s against the guest %s; the other half is round %d, pairing %d of %s",
			x.Round, x.At, x.Own.Name, x.Guest.Name, round, at, o.Name); got != want {
			t.Errorf("%s: %s, want %s", s.Name, got, want)
		}
	}
	alone := *ev.Sections[0]
	if o, round, at := (&Tournament{Sections: []*Section{&alone}}).OtherHalf(&alone, alone.Across()[0]); o != nil || round+at != 0 {
		t.Error("without the other section there is another half")
	}
	counted := across([2]Outcome{Win, Loss})
	counted.Sections[1].Players[2].Guest.Elsewhere = false // it counts here too: that is another game
	if o, round, at := counted.OtherHalf(counted.Sections[0], counted.Sections[0].Across()[0]); o != nil || round+at != 0 {
		t.Error("a game that is reported in both sections is one")
	}
	unpaired := across([2]Outcome{Win, Loss})
	unpaired.Sections[1].Rounds[0].Pairings[1].Sides[1] = 2
	if o, round, at := unpaired.OtherHalf(unpaired.Sections[0], unpaired.Sections[0].Across()[0]); o != nil || round+at != 0 {
		t.Error("the guest has another opponent, and it is the other half")
	}
	teams := *ev.Sections[0]
	if teams.Kind = TeamEvent; teams.Across() != nil {
		t.Error("teams play across sections")
	}
	if ev.Sections[0].Players[0].Guest = (Guest{Section: 2, Player: 2}); len(ev.Sections[0].Across()) != 0 {
		t.Error("two guests play a game across")
	}
}

// TestTheOtherHalfFollows: whatever is entered in one section stands in the other, and what is the same is not touched.
func TestTheOtherHalfFollows(t *testing.T) {
	for name, change := range map[string]func(p *Pairing){
		"a result":               func(p *Pairing) { p.Outcomes = [2]Outcome{Draw, Draw} },
		"colours":                func(p *Pairing) { *p = p.Turned() },
		"a game adjourned":       func(p *Pairing) { p.Adjourned = true },
		"adjourned for a round":  func(p *Pairing) { p.Adjourned, p.DrawnUntil = true, 2 },
		"colours not known":      func(p *Pairing) { p.NoColours = true },
		"another one for rating": func(p *Pairing) { p.ForRating = ForRating{Outcomes: [2]Outcome{Loss, Win}, Reason: "slip"} },
	} {
		for k, half := range [][2]int{{1, 1}, {0, 1}} { // round and place of the half that is changed
			ev := across([2]Outcome{Win, Loss})
			changed := ev.Sections[k].Rounds[half[0]].Pairings[half[1]]
			change(&changed)
			before := ev.Sections[1-k]
			ev = ev.With(ev.Sections[k].withPairing(half[0]+1, half[1], changed)).Mirrored(ID(k + 1))
			other := [][2]int{{1, 1}, {0, 1}}[1-k]
			got := ev.Sections[1-k].Rounds[other[0]].Pairings[other[1]]
			if got.Outcomes != changed.Outcomes || got.Adjourned != changed.Adjourned || got.NoColours != changed.NoColours ||
				got.ForRating != changed.ForRating || got.Board != 1 ||
				changed.DrawnUntil == 0 && got.DrawnUntil != 0 || changed.DrawnUntil == 2 && got.DrawnUntil != []int{1, 3}[k] {
				t.Errorf("%s in %s: the other half is %+v", name, ev.Sections[k].Name, got)
			}
			white := func(s *Section, p Pairing) string { return s.Player(p.Sides[0]).Name }
			if white(ev.Sections[0], ev.Sections[0].Rounds[1].Pairings[1]) != white(ev.Sections[1], ev.Sections[1].Rounds[0].Pairings[1]) {
				t.Errorf("%s in %s: the halves have another White", name, ev.Sections[k].Name)
			}
			if bye := ev.Sections[1-k].Rounds[other[0]].Pairings[0]; bye.Outcomes[0] != PairingBye {
				t.Errorf("%s in %s: the bye of the other section is %+v", name, ev.Sections[k].Name, bye)
			}
			if was := before.Rounds[other[0]].Pairings[other[1]]; was.Outcomes != [2]Outcome{Win, Loss} || was.Adjourned || was.NoColours {
				t.Errorf("%s in %s: the event of before was changed", name, ev.Sections[k].Name)
			}
		}
	}
	ev := across([2]Outcome{Win, Loss})
	if again := ev.Mirrored(1); again != ev {
		t.Error("nothing differs, and the event is another")
	}
	if again := ev.Mirrored(9); again != ev {
		t.Error("there is no section 9, and the event is another")
	}
	alone := &Tournament{Sections: ev.Sections[:1]}
	if again := alone.Mirrored(1); again != alone {
		t.Error("there is no other half, and the event is another")
	}
}

// TestAGameAcrossIsReportedOnce: where it is reported the guest is a participant with what his own section says of him; in the other
// section the game is a bye that is worth what the player made, and his score stays.
func TestAGameAcrossIsReportedOnce(t *testing.T) {
	for _, c := range []struct {
		result [2]Outcome // of A against C
		bye    Outcome    // of C in his own section
		points Points
	}{
		{[2]Outcome{Win, Loss}, ZeroBye, 0}, {[2]Outcome{Draw, Draw}, HalfBye, Half}, {[2]Outcome{Loss, Win}, FullBye, One},
		{[2]Outcome{ForfeitLoss, ForfeitWin}, FullBye, One}, {[2]Outcome{UnratedDraw, UnratedDraw}, HalfBye, Half},
		{[2]Outcome{DoubleForfeit, DoubleForfeit}, ZeroBye, 0},
	} {
		ev := across(c.result)
		turned := ev.Sections[1].Rounds[0].Pairings[1].Turned()
		black := ev.AsReported(ev.Sections[1].withPairing(1, 1, turned)).Rounds[0].Pairings[1]
		if black.Sides != [2]ID{1} || black.Outcomes[0] != c.bye {
			t.Errorf("%s, the guest with black: %+v", c.result, black)
		}
		under := ev.AsReported(ev.Sections[1])
		p := under.Rounds[0].Pairings[1]
		if len(under.Players) != 2 || p.Sides != [2]ID{1} || p.Outcomes[0] != c.bye {
			t.Errorf("%s: in the section of C there are %d players and %+v", c.result, len(under.Players), p)
		}
		if l := NewSheet(ev, under, 1).Lines[0]; l.Games != c.points {
			t.Errorf("%s: C has %s in the report", c.result, l.Games)
		}
		open := ev.AsReported(ev.Sections[0])
		if p := open.Rounds[1].Pairings[1]; len(open.Players) != 3 || p.Sides != [2]ID{1, 3} || p.Outcomes != c.result {
			t.Errorf("%s: in the section of A there are %d players and %+v", c.result, len(open.Players), p)
		}
		guest := open.Players[2]
		if guest.ID != 3 || guest.Number != 3 || guest.Name != "C" || guest.Rating != 1444 || guest.Club != "North" || !guest.IsGuest() {
			t.Errorf("%s: the guest is %+v", c.result, guest)
		}
		if guest.Withdrawn+guest.Expelled != 0 || guest.Entered != 0 || guest.Byes != nil || guest.FixedBoard != 0 {
			t.Errorf("%s: what C asked of his own section is said of the guest: %+v", c.result, guest)
		}
		if ev.Sections[1].Rounds[0].Pairings[1].IsBye() || len(ev.Sections[1].Players) != 3 {
			t.Errorf("%s: the section itself was changed", c.result)
		}
	}
	// A win is worth 3 here, and a full-point bye 1: what is missing is given, so that the score in the report is that of the standings.
	ev := across([2]Outcome{Loss, Win})
	ev.Sections[1].Scoring.Win = 3 * One
	under := ev.AsReported(ev.Sections[1])
	if a := under.Adjustments; len(a) != 1 || a[0].Who != 1 || a[0].Round != 1 || a[0].Games != 2*One {
		t.Errorf("with 3 points for a win: %+v", a)
	}
	if l := NewSheet(ev, under, 1).Lines[0]; l.Games != 3*One {
		t.Errorf("with 3 points for a win C has %s in the report", l.Games)
	}
	gone := &Tournament{Sections: ev.Sections[:1]}
	if p := gone.AsReported(ev.Sections[0]).Players[2]; p.Name != "C" || p.Rating != 0 {
		t.Errorf("without his own section the guest is %+v", p)
	}
	ev.Sections[1].Players = ev.Sections[1].Players[1:]
	if p := ev.AsReported(ev.Sections[0]).Players[2]; p.Name != "C" || p.Rating != 0 {
		t.Errorf("a guest who is no more in his own section is %+v", p)
	}
}

// TestGuestsAreFound: by whom they are, and where the game is reported.
func TestGuestsAreFound(t *testing.T) {
	s := across([2]Outcome{Win, Loss}).Sections[0]
	if p := s.GuestOf(Guest{Section: 2, Player: 1}); p == nil || p.Name != "C" {
		t.Errorf("player 1 of section 2 is %v", p)
	}
	for _, g := range []Guest{{Section: 2, Player: 2}, {Section: 2, Player: 1, Elsewhere: true}} {
		if p := s.GuestOf(g); p != nil {
			t.Errorf("%+v is %s", g, p.Name)
		}
	}
	if !s.HasGuests() || (&Section{Players: s.Players[:2]}).HasGuests() {
		t.Error("Open has a guest, and without C it has none")
	}
}

// TestWhatGoesAlong: to another section goes what its tables and reports need, and neither contact, note nor money.
func TestWhatGoesAlong(t *testing.T) {
	p := Player{Entry: Entry{ID: 4, Number: 7, Name: "Ann", Fee: 100, Paid: 50, FixedBoard: 3, Withdrawn: 2, NoHalfByes: true,
		Email: "ann@example.org"},
		Rating: 1900, NationalRating: 1800, Title: "WFM", Sex: "w", Birth: "2001-02-03", Expires: "2027-12-31", Grade: "9", Note: "shy",
		K: 20}
	want := Player{Entry: Entry{Name: "Ann", NoHalfByes: true}, Rating: 1900, NationalRating: 1800, Title: "WFM", Sex: "w",
		Birth: "2001-02-03", Expires: "2027-12-31", Grade: "9", K: 20}
	if got := p.AsGuest(); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// TestTitleBeforeTheName: a title of FIDE stands there, a category of a federation does not.
func TestTitleBeforeTheName(t *testing.T) {
	for title, want := range map[string]string{"": "", "GM": "GM", "1N": "", "CM": "CM"} {
		if got := (&Player{Title: title}).TitleShown(); got != want {
			t.Errorf("%q is shown as %q", title, got)
		}
	}
}

// TestStateAndCountry: a federation of two letters is a state, as older files have it, unless a state is named.
func TestStateAndCountry(t *testing.T) {
	for _, c := range []struct{ state, federation, from, country string }{
		{"", "USA", "", "USA"}, {"", "NY", "NY", ""}, {"NY", "USA", "NY", "USA"}, {"NY", "CA", "NY", "CA"}, {"", "", "", ""},
	} {
		p := Player{State: c.state, Entry: Entry{Federation: c.federation}}
		if p.From() != c.from || p.Country() != c.country {
			t.Errorf("%+v: from %q, country %q", c, p.From(), p.Country())
		}
	}
}

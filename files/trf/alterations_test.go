package trf

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/systems"
)

// TestWhatWasChangedAfterTheStartIsAComment (VCL4THP.13, questions 59, 196 and 202), in both editions, and nothing where nothing was.
func TestWhatWasChangedAfterTheStartIsAComment(t *testing.T) {
	s := &model.Section{ID: 1, Scoring: model.Classic(0, 0, 0), Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 1,
		Name: "Ash"}}}}
	write := func(e Edition) string {
		var b bytes.Buffer
		must.Have(Write(&b, (&model.Tournament{Name: "E"}).With(s), s, systems.Reports(), Options{Edition: e}))(t)
		return b.String()
	}
	if strings.Contains(write(TRF26), "###") {
		t.Error("a comment of nothing")
	}
	s.Altered = []model.Altered{{What: model.AnnouncedRounds, After: 2, From: "5", To: "6"},
		{What: model.AnnouncedTieBreaks, After: 3, From: "BH"},
		{What: model.AnnouncedSystem, After: 3, From: "dutch", To: "dubov"}, {What: model.AnnouncedScoring, After: 3, From: "1", To: "3"},
		{What: model.AnnouncedAcceleration, After: 3, From: "1-20 1.0@1-2", To: "none"},
		{What: model.AnnouncedFIDE, After: 4, From: "on", To: "off"},
		{What: model.AnnouncedApart, After: 4, From: "none", To: "1+2@5-"},
		{What: model.AnnouncedHalfByes, After: 4, From: "none", To: "3,5"},
		{What: model.AnnouncedUnplayed, After: 4, From: "usual", To: "us"}}
	want := "### Changed @ Round 2: number of rounds from 5 to 6\r\n### Changed @ Round 3: tie-breaks from BH to none\r\n" +
		"### Changed @ Round 3: pairing system from dutch to dubov\r\n### Changed @ Round 3: scoring from 1 to 3\r\n" +
		"### Changed @ Round 3: acceleration from 1-20 1.0@1-2 to none\r\n" +
		"### Changed @ Round 4: FIDE mode from on to off\r\n### Changed @ Round 4: prohibited pairs from none to 1+2@5-\r\n" +
		"### Changed @ Round 4: players without a right to half-point byes from none to 3,5\r\n" +
		"### Changed @ Round 4: rules for unplayed rounds from usual to us\r\n"
	for _, e := range []Edition{TRF26, TRF16} {
		if got := write(e); !strings.Contains(got, want) {
			t.Errorf("edition %d:\n%s", e, got)
		}
	}
}

// TestWhatWasAmendedInFIDEModeIsAComment (VCL4THP.13, questions 113, 163, 179 and 190), and so are points without a game there.
func TestWhatWasAmendedInFIDEModeIsAComment(t *testing.T) {
	s := &model.Section{ID: 1, Scoring: model.Classic(0, 0, 0), FIDE: true, Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 4,
		Name: "Ash"}}}, Rounds: []model.Round{{}, {Pairings: []model.Pairing{
		{Sides: [2]model.ID{1}, Outcomes: [2]model.Outcome{model.FullBye}}}}},
		Amended: []model.Amended{{Round: 2, From: "3-7 1-0", To: "3-7 ½-½"}, {What: model.AmendedAdjourned, Round: 1, From: "5-2 ?",
			To: "5-2 1-0"}, {What: model.AmendedAdjourned, Round: 1, From: "3-4/2 ?", To: "3-4/2 ½-½"}, {Round: 2, From: "1-2 2-2",
			To: "1-2 1½-2½"}, {What: model.AmendedNumbers, Round: 3, From: "1+2", To: "2+1"}}}
	write := func() string {
		var b bytes.Buffer
		must.Have(Write(&b, (&model.Tournament{Name: "E"}).With(s), s, systems.Reports(), Options{Edition: TRF26}))(t)
		return b.String()
	}
	for _, want := range []string{"### Correction @ Round 2: 3-7 1-0 => 3-7 1/2-1/2\r\n", "### Adjournment @ Round 1: 5-2 ? => 5-2 1-0\r\n",
		"### Adjournment @ Round 1: 3-4/2 ? => 3-4/2 1/2-1/2\r\n", "### Correction @ Round 2: 1-2 2-2 => 1-2 1.5-2.5\r\n",
		"### Numbers @ Round 3: 1+2 => 2+1\r\n", "### FPB @ Round 2: 4\r\n"} {
		if got := write(); !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	if s.FIDE, s.Amended = false, nil; strings.Contains(write(), "###") {
		t.Error("a comment without FIDE mode")
	}
}

// TestRoundsNotOfTheSystemAreComments (VCL4THP.13, questions 54, 60 and 69): an imported or a last round as the system makes it is
// not mentioned; one that was paired by hand always is.
func TestRoundsNotOfTheSystemAreComments(t *testing.T) {
	for _, c := range []struct {
		compared model.Compared
		want     string
	}{
		{model.Compared{When: model.AtImport, Round: 1, System: "dutch"}, ""},
		{model.Compared{When: model.AtLast, Round: 1, System: "dutch"}, ""},
		{model.Compared{When: model.AtHand, Round: 1, System: "dutch"}, "### MPA @ Round 1: as dutch makes it\r\n"},
		{model.Compared{When: model.AtHand, Round: 1, Open: true},
			"### MPA @ Round 1: paired or changed by hand, and not declared complete\r\n"},
		{model.Compared{When: model.AtImport, Round: 1, System: "dutch", Open: true}, "### Import @ Round 1: not compared with dutch\r\n"},
		{model.Compared{When: model.AtImport, Round: 1, System: "dutch", Boards: []int{2, 5}},
			"### Import @ Round 1: not as dutch makes them: boards 2, 5\r\n"},
		{model.Compared{When: model.AtLast, Round: 1, System: "dubov", Bye: true},
			"### Configuration @ Round 1: not as dubov makes it: the bye\r\n"},
		{model.Compared{When: model.AtLast, Round: 1, System: "dubov", Refused: true}, "### Configuration @ Round 1: dubov finds no pairing\r\n"},
		{model.Compared{When: model.AtImport, Round: 1, System: "dutch", Boards: []int{1}, Forbidden: 1},
			"### Import @ Round 1: not as dutch makes them: boards 1; not allowed: 1\r\n"},
		{model.Compared{When: model.AtImport, Round: 1, Points: 1}, "### Import @ Round 1: points not as computed: 1\r\n"},
		{model.Compared{When: model.AtImport, Round: 1, Places: 1}, "### Import @ Round 1: places not as computed: 1\r\n"},
	} {
		s, write := ashAndBea(t)
		s.FIDE, s.Compared = true, []model.Compared{c.compared}
		for _, e := range []Edition{TRF26, TRF16} {
			got, _ := write(e)
			if strings.Contains(got, "###") != (c.want != "") || !strings.Contains(got, c.want) {
				t.Errorf("edition %d, %+v:\n%s", e, c.compared, got)
			}
		}
	}
	s, write := ashAndBea(t) // where nobody declares a round complete
	s.Compared = []model.Compared{{When: model.AtHand, Round: 1, Open: true}}
	if got, _ := write(TRF26); !strings.Contains(got, "### MPA @ Round 1: paired or changed by hand\r\n") {
		t.Errorf("outside FIDE mode:\n%s", got)
	}
}

// ashAndBea is a section of two after a game won by White, worth 1, ½, 0.
func ashAndBea(t *testing.T) (*model.Section, func(Edition) (string, []string)) {
	s := &model.Section{ID: 1, Scoring: model.Classic(0, 0, 0), LastID: 2, Rounds: []model.Round{{Pairings: []model.Pairing{{Board: 1,
		Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}}}}}
	for i, name := range []string{"Ash", "Bea"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}})
	}
	return s, func(e Edition) (string, []string) {
		var b bytes.Buffer
		lost := must.Have(Write(&b, (&model.Tournament{Name: "E"}).With(s), s, systems.Reports(), Options{Edition: e}))(t)
		var said []string
		for _, l := range lost {
			said = append(said, l.String())
		}
		return b.String(), said
	}
}

// TestWhoWasExpelledIsAComment (VCL4THP.13, questions 197 and 198): with the number, the name and the reason, if there is one. In
// the round to come there is a bye without points.
func TestWhoWasExpelledIsAComment(t *testing.T) {
	s, write := ashAndBea(t)
	s.Planned = 2
	s.Players[0].Expelled, s.Players[1].Withdrawn = 2, 3
	for _, e := range []Edition{TRF26, TRF16} {
		if got, _ := write(e); strings.Count(got, "###") != 1 || !strings.Contains(got, "\r\n### Expelled @ Round 2: 1 Ash\r\n") {
			t.Errorf("edition %d:\n%s", e, got)
		}
	}
	s.Players[0].Expelled = 1
	if got, _ := write(TRF26); !strings.Contains(got, "\r\n### Expelled @ Round 1: 1 Ash\r\n") {
		t.Errorf("from the start:\n%s", got)
	}
	s.Players[0].Expelled, s.Players[0].Expulsion = 2, "a telephone"
	if got, _ := write(TRF26); !strings.Contains(got, "\r\n### Expelled @ Round 2: 1 Ash; a telephone\r\n") ||
		!strings.Contains(got, "\r\n240 Z   2    1\r\n") {
		t.Errorf("with a reason:\n%s", got)
	}
}

// TestAGameIsReportedAsItIsRated: the rows have what counts for rating, the scores are those of the standings (record 299 keeps
// them), and a comment says so.
func TestAGameIsReportedAsItIsRated(t *testing.T) {
	draw, unrated := [2]model.Outcome{model.Draw, model.Draw}, [2]model.Outcome{model.UnratedWin, model.UnratedLoss}
	for _, c := range []struct {
		forRating   model.ForRating
		first, both string // the rows of the two
		comment     string
		abnormal    bool
	}{
		{model.ForRating{Outcomes: draw, Reason: "agreed"}, "  1.0    1     2 w =", "  0.0    2     1 b =",
			"### Rating @ Round 1: 1 - 2 is 1/2-1/2, in the standings 1-0; agreed\r\n", true},
		{model.ForRating{Outcomes: unrated}, "  1.0    1     2 w W", "  0.0    2     1 b L",
			"### Rating @ Round 1: 1 - 2 is 1-0 unrated, in the standings 1-0\r\n", false},
	} {
		s, write := ashAndBea(t)
		s.Rounds[0].Pairings[0].ForRating = c.forRating
		text, lost := write(TRF26)
		if !strings.Contains(text, c.first+"\r\n") || !strings.Contains(text, c.both+"\r\n") || !strings.Contains(text, c.comment) {
			t.Errorf("%s", text)
		}
		if !slices.Equal(lost, []string{"the results for the standings of games that are rated otherwise: comments have them"}) {
			t.Errorf("lost are %q", lost)
		}
		points := "299           0.5    1    1\r\n299          -0.5    1    2\r\n"
		if strings.Contains(text, points) != c.abnormal || strings.Contains(text, "299") != c.abnormal {
			t.Errorf("record 299: %s", text)
		}
		back, err := readText(text, systems.Reports())
		if err != nil || len(back.Problems) > 0 {
			t.Fatalf("read again: %v, %v", err, back.Problems)
		}
		sheet := model.NewSheet(back.Tournament, back.Tournament.Sections[0], 0)
		if sheet.Lines[0].Games != model.One || sheet.Lines[1].Games != 0 {
			t.Errorf("read again the scores are %s and %s", sheet.Lines[0].Games, sheet.Lines[1].Games)
		}
		if old, _ := write(TRF16); !strings.Contains(old, c.first+"\r\n") || !strings.Contains(old, c.comment) || strings.Contains(old,
			"299") {
			t.Errorf("TRF16:\n%s", old)
		}
		if s.Rounds[0].Pairings[0].Outcomes[0] != model.Win || len(s.Adjustments) != 0 {
			t.Error("the event was changed")
		}
	}
	_, write := ashAndBea(t)
	if text, lost := write(TRF26); strings.Contains(text, "###") || strings.Contains(text, "299") || len(lost) > 0 {
		t.Errorf("without a correction:\n%s%q", text, lost)
	}
}

// TestValuesByHandAreComments (VCL4THP.13, questions 203 to 207): by starting numbers; of somebody who is not there nothing.
func TestValuesByHandAreComments(t *testing.T) {
	s := &model.Section{ID: 1, Scoring: model.Classic(0, 0, 0), Players: []model.Player{{Entry: model.Entry{ID: 8, Number: 1,
		Name: "Ash"}}},
		Ranking: model.Ranking{TieBreaks: []string{"OWN"}, Own: []model.OwnValue{{Who: 8, Value: 1250}, {Who: 1, Value: 100}}}}
	var b bytes.Buffer
	must.Have(Write(&b, (&model.Tournament{Name: "E"}).With(s), s, systems.Reports(), Options{}))(t)
	if got := b.String(); !strings.Contains(got, "### Value @ OWN: 1 12.5\r\n") || strings.Count(got, "###") != 1 {
		t.Errorf("written is\n%s", got)
	}
}

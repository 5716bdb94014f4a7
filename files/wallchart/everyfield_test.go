package wallchart

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/must"
	"wallchart/phrase"
)

// everyField is what testdata/every-field.wallchart says, which was written by hand from docs/dev/format.md: every record and
// every field there is, each with what no other field of it has.
func everyField() *File {
	at := func(clock string) time.Time {
		t, err := time.Parse(time.RFC3339Nano, "2026-03-28T"+clock+"Z")
		if err != nil {
			panic(err)
		}
		return t
	}
	open := &model.Section{ID: 2, Name: "A-Open", Kind: model.Individual, Format: model.DoubleRoundRobin, System: "us-swiss",
		SystemSettings: model.SystemSettings{"bye": "colours", "teams": "plus-two"},
		Rulebook:       model.OwnRules, FIDE: true, Planned: 7, HalfByes: 2,
		HalfByesEnd: 4, Boards: 3,
		BoardColours: "WBW", InitialColour: model.Black, Ratings: model.RatingNationalFirst, Control: 2, RatingsFrom: "FIDE, May 2026",
		RatingsOf: "2026-05-01", Fee: 2550,
		Scoring: model.Scoring{Win: 6, Draw: 2, Loss: 1, Absent: 3, PairingBye: 4, FullBye: 5, HalfBye: 7, MatchWin: 8, MatchDraw: 9,
			MatchLoss: 10, MatchBye: 11, GamesBye: 12},
		Primary: 1, PrimaryOnly: true, Categories: []string{"U1400", "Kids: K-3"},
		Ranking: model.Ranking{TieBreaks: []string{"BH", "SB"}, Unplayed: "fide2026", Lots: 77, Manual: []model.ID{3, 1}, Preset: "club",
			Own: []model.OwnValue{{Who: 3, Value: 1250}}, Rulings: []model.Ruling{{On: model.OnUnrated, Answer: "1400"}}},
		Trophy: &model.Trophy{Counting: 4, Least: 2, PerClub: 3, TieBreaks: []string{"SOLKOFF"}, OwnBest: true},
		Fund: &model.Fund{Division: model.DivideHort, BasedOn: 40, Entries: 77, Least: 60, Fees: 123450, Whole: true,
			Unrated: true, Several: true,
			Limits: []model.PrizeLimit{{Rule: "unrated", Most: 5000}, {Rule: "U1400", Percent: 50}},
			Prizes: []model.Prize{{Name: "1st", Amount: 30050, Trophy: "cup", Guaranteed: true},
				{Name: "U1400", Qualifies: "the final", Rule: "U1400", Bonus: true}, {Name: "Best game", Amount: 2000, Rule: "by hand",
					Winner: 3}, {Name: "2nd", Share: 1250}}},
		Players: []model.Player{
			{Entry: model.Entry{ID: 3, Number: 1, Name: "Șerban, Ioan", Club: "Türme", Federation: "ROU", Entered: 2, Withdrawn: 5,
				Expelled: 6, Expulsion: "a telephone",
				Byes: []model.ByeRequest{{Round: 3, Kind: model.HalfBye},
					{Round: 4, Kind: model.ZeroBye, By: model.MadeAtCheckIn}}, FixedBoard: 7, NoHalfByes: true,
				Email: "serban@example.org", Fee: 2000, Paid: model.InFull, Present: true, Came: 8},
				Rating: 2101, NationalRating: 2202, OwnRating: 2303, Title: "IM", Sex: "m", Birth: "1990", FideID: "1200001",
				NationalID: "N-9",
				State:      "NY", Grade: "12", Categories: []string{"U40", "Vet"}, Team: 6, Note: "vegetarian"},
			{Entry: model.Entry{ID: 1, Number: 2, Name: "Anna"}},
		},
		Teams: []model.Team{{Entry: model.Entry{ID: 5, Number: 1, Name: "A team where none plays",
			Byes: []model.ByeRequest{{Round: 1, Kind: model.FullBye}}}, Short: "ATW", Roster: []model.ID{3, 1}, Captain: "Eva",
			Strength: 1999}},
		Rounds: []model.Round{
			{Date: "2026-03-28", Time: "17:30", Second: []model.SecondEntry{{Of: 9, Agree: 7, Corrected: 1}},
				PhoneResults: []model.PhoneResult{{Sides: [2]model.ID{1, 3}, From: model.SenderSteward, Result: "1-0"}},
				Pairings: []model.Pairing{
					{Board: 4, Sides: [2]model.ID{1, 3}, Outcomes: [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}, NoColours: true,
						Games: []model.Game{{Players: [2]model.ID{1, 3}, White: 1, Outcomes: [2]model.Outcome{model.Draw, model.Draw}},
							{Players: [2]model.ID{0, 3}, Outcomes: [2]model.Outcome{model.Loss, model.Win}, Adjourned: true, DrawnUntil: 3,
								ForRating: model.ForRating{Outcomes: [2]model.Outcome{model.Draw, model.Draw}}}},
						Score: [2]model.Points{3, 1}, Note: "late", Locked: true, Adjourned: true, DrawnUntil: 2,
						ForRating: model.ForRating{Outcomes: [2]model.Outcome{model.UnratedWin, model.UnratedLoss}, Reason: "hall too cold"}},
					{Sides: [2]model.ID{5, 0}, Outcomes: [2]model.Outcome{model.PairingBye, model.Pending}, By: model.MadeAsRest}}},
			{},
			{Date: "2027", Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{3, 1}}}},
		},
		Coming:      []model.When{{Date: "2027-01-02", Time: "09:00"}, {}, {Time: "14:15"}},
		Adjustments: []model.Adjustment{{Who: 3, Round: 2, Match: -2, Games: 1, Reason: "telephone"}, {Who: 1}},
		Forbidden:   []model.Forbidden{{Who: []model.ID{1, 3}, From: 2, To: 4}, {Who: []model.ID{3, 5}}},
		Acceleration: []model.Acceleration{{From: 1, To: 2, First: 3, Last: 4, Match: 2, Games: 1},
			{From: 3, To: 4, First: 1, Last: 2}},
		Seen:  []model.Seen{{Code: "half-byes", Round: 3, Board: 2, Who: 1, Facts: "2,3", Text: "Anna has two."}},
		Extra: []model.Extra{{Key: "XXC", Text: "of the section"}},
		Altered: []model.Altered{{What: model.AnnouncedTieBreaks, After: 2, From: "BH,SB", To: "SB"},
			{What: model.AnnouncedRounds, After: 1, From: "5"}, {What: model.AnnouncedFIDE, After: 2, From: "on", To: "off"}},
		Amended: []model.Amended{{What: model.AmendedAdjourned, Round: 2, From: "1-2 ?", To: "1-2 1-0"}, {Round: 3}},
		Compared: []model.Compared{{When: model.AtHand, Round: 1, Open: true},
			{When: model.AtImport, Round: 3, System: "dutch", Refused: true, Boards: []int{1, 2}, Bye: true, Forbidden: 1, Points: 2,
				Places: 3}},
		LastID: 6}
	empty := &model.Section{ID: 9, Name: "Empty", Kind: model.TeamEvent, Ranking: model.Ranking{TieBreaks: []string{"WIN"}}}
	return &File{
		Tournament: &model.Tournament{Name: "Wien <Open> & Friends", City: "Wien", Federation: "AUT", Start: "2026-03-28",
			End: "2026-04-05", Arbiter: "O’Brien, Ada", Deputies: []string{"Müller", "Nagy"}, Organiser: `Schachklub "Türme"`,
			Time: "90 min + 30 s", Language: "de-AT", Categories: []string{"girls and U10"}, Quiet: []string{"half-byes", "changed"},
			Secret: "0123456789abcdef",
			Lists: []model.SavedList{{Name: "Club", TieBreaks: []string{"BH/C1", "SB"}, Unplayed: "us"}, {Name: "None",
				TieBreaks: []string{}}},
			Sections: []*model.Section{open, empty},
			Extra:    []model.Extra{{Key: "###", Text: "of the event"}, {Key: "XXA", Text: "a second one"}}, LastID: 9},
		Log: []journal.Entry{
			{N: 4, Time: at("10:00:00"), By: "Max", Label: "Enter 1-0", Kind: "x", With: []byte("[1,2]"),
				Warned: []journal.Warned{{Level: 3, Say: phrase.New("Beware of %s.", "Eva")}, {Level: 2, Say: phrase.New("Beware.")}}},
			{N: 5, Time: at("11:00:00"), Step: journal.Undone, Label: "Undo: Enter 1-0"},
			{N: 8, Time: at("11:20:05.25"), By: "Eva", Step: journal.Redone, Label: "Redo: Enter 1-0",
				Say: phrase.New("Redo: %s", "Enter 1-0"), Of: 4, Kind: "set-result", With: []byte(`{"section":2,"round":1}`)},
		},
		Version: Current,
	}
}

// TestEveryFieldThereAndBack reads the file, with Windows' line ends and a byte order mark, too, and writes it byte for byte.
func TestEveryFieldThereAndBack(t *testing.T) {
	text := bytes.Replace(must.Have(os.ReadFile("testdata/every-field.wallchart"))(t), []byte(`"1.9"`), []byte(`"`+Current.String()+`"`), 1)
	for name, as := range map[string]string{"as it is": string(text), "with a mark": "\ufeff" + string(text),
		"with other line ends": strings.ReplaceAll(string(text), "\n", "\r\n"), "in one line": strings.ReplaceAll(string(text), "\n", "")} {
		f := must.Have(Read(strings.NewReader(as)))(t)
		if diff := cmp.Diff(everyField(), f); diff != "" {
			t.Errorf("%s, it is read as\n%s", name, diff)
		}
		var b bytes.Buffer
		must.Do(t, Write(&b, f))
		if diff := cmp.Diff(strings.Split(string(text), "\n"), strings.Split(b.String(), "\n")); diff != "" {
			t.Errorf("%s, it is written as\n%s", name, diff)
		}
	}
	small := `{"wallchart":"` + Current.String() + `",
"tournament":{"name":"","lastID":0},
"sections":[]}
`
	if b := written(t, &File{Tournament: &model.Tournament{}}); string(b) != small {
		t.Errorf("an empty event is\n%s", b)
	}
}

// TestALongChangeIsLeftOutOfTheLog: 4 kB are in it, a byte more are not, and its label stays.
func TestALongChangeIsLeftOutOfTheLog(t *testing.T) {
	at := time.Date(2026, 5, 31, 9, 0, 0, 0, time.UTC)
	for n, kept := range map[int]bool{4096: true, 4097: false} {
		with := []byte(`"` + strings.Repeat("x", n-2) + `"`)
		f := &File{Tournament: &model.Tournament{}, Log: []journal.Entry{{N: 1, Time: at, Label: "L", Kind: "k", With: with}}}
		want := `{"n":1,"time":"2026-05-31T09:00:00Z","label":"L","change":"k"`
		if kept {
			want += `,"with":` + string(with)
		}
		if got := strings.Split(string(written(t, f)), "\n")[4]; got != want+"}]}" {
			t.Errorf("a change of %d bytes is written as %.100s… (%d bytes)", n, got, len(got))
		}
		if len(f.Log[0].With) != n {
			t.Error("the log in memory has lost it")
		}
	}
}

// TestWhatIsNotWritten: whatever has no word, is too long or could not be read back is refused, wherever it stands, and
// not a byte is written.
func TestWhatIsNotWritten(t *testing.T) {
	section := func(name string) *model.Section { return &model.Section{ID: 1, Name: name} }
	odd := section("odd")
	odd.Format = 99
	sided := section("sided")
	sided.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{0, 3}}}}}
	empty := strings.Split(string(written(t, &File{Tournament: (&model.Tournament{}).With(section(""))})), "\n")[3]
	short := len(empty) + 1 - len(`{"section":`) - len("}]}")
	named := func(n int) *model.Section { return section(strings.Repeat("x", n-short)) } // a record of n bytes, its line end counted
	for _, c := range []struct {
		sections []*model.Section
		want     string
	}{
		{[]*model.Section{odd, section("B")}, "the event holds something that cannot be written: "},
		{[]*model.Section{named(1<<20 + 1), section("B")}, "the event holds a record of 1024 kB, more than a file may: " +
			`{"id":1,"name":"xxxxxxxxxxxxxxxxxxxxxxxx…`},
		{[]*model.Section{named(1 << 20), section("B")}, ""},
		{[]*model.Section{sided}, "the event cannot be written to a file, as no file may hold this: " +
			"Line 8: the pairing has no participant on its first side. Undo the step that brought it in"},
	} {
		var b bytes.Buffer
		err := Write(&b, &File{Tournament: &model.Tournament{Sections: c.sections}})
		if c.want == "" && (err != nil || b.Len() < 1<<20) ||
			c.want != "" && (err == nil || !strings.HasPrefix(err.Error(), c.want) || b.Len() > 0) {
			t.Errorf("%d bytes are written, %.300v; want %q", b.Len(), err, c.want)
		}
	}
	if err := Write(fullDisk{}, &File{Tournament: &model.Tournament{}}); err == nil {
		t.Error("a disk that takes nothing is said to have taken it")
	}
}

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, os.ErrInvalid }

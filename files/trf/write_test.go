package trf

import (
	"bytes"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/model"
	"wallchart/must"
)

func write(t *testing.T, tournament *model.Tournament, o Options) (string, []string) {
	t.Helper()
	var b bytes.Buffer
	lost := must.Have(Write(&b, tournament, tournament.Sections[0], known, o))(t)
	said := make([]string, len(lost))
	for i, l := range lost {
		said[i] = l.String()
	}
	return b.String(), said
}

// again writes an event and reads it back.
func again(t *testing.T, tournament *model.Tournament, o Options) (*model.Tournament, string) {
	t.Helper()
	text, _ := write(t, tournament, o)
	res, err := readText(text, known)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for _, p := range res.Problems {
		unnamed := tournament.Sections[0].System == "" && strings.Contains(p.What.String(), "does not say by which system")
		if p.Line > 0 && !unnamed {
			t.Errorf("what was written is not right: %v\n%s", p, strings.Split(text, "\r\n")[p.Line-1])
		}
	}
	if own := (model.Extra{Key: "192", Text: " CUSTOM_SWISS"}); !slices.Contains(tournament.Sections[0].Extra, own) {
		s := res.Tournament.Sections[0] // of a section without a system it is written, and kept when it is read
		if s.Extra = slices.DeleteFunc(s.Extra, func(e model.Extra) bool { return e == own }); len(s.Extra) == 0 {
			s.Extra = nil
		}
	}
	return res.Tournament, text
}

// TestFixturesComeOutAgain: whatever a file held, written and read again it is
// the same event.
func TestFixturesComeOutAgain(t *testing.T) {
	for path := range fixtures(t) {
		first := readFile(t, path).Tournament
		second, text := again(t, first, Options{})
		if strings.Contains(path, "javafo") { // its scores count a bye to come, and that is said again
			continue
		}
		if !reflect.DeepEqual(first, second) {
			t.Errorf("%s changed (- read, + read again):\n%s", path, cmp.Diff(first, second))
		}
		if again, _ := write(t, second, Options{}); again != text {
			t.Errorf("%s is not written twice in the same way", path)
		}
	}
}

// TestArchiveComesOutAgain does the same with hundreds of Swiss events, in both
// editions; the older one forgets from when to when pairs are forbidden, and
// gives fictitious points player by player.
func TestArchiveComesOutAgain(t *testing.T) {
	files := unpack(t, "../../pairing/testdata/dutch.tar.gz", t.TempDir())
	for _, path := range files {
		raw := must.Have(os.ReadFile(path))(t)
		res := must.Have(readText(string(raw), known))(t)
		for _, edition := range []Edition{TRF26, TRF16} {
			got, text := again(t, res.Tournament, Options{Edition: edition})
			want := res.Tournament
			if edition == TRF16 {
				want, got = withoutDecisions(want), withoutDecisions(got)
			}
			if !reflect.DeepEqual(want, got) {
				t.Fatalf("%s changed in edition %d (- read, + read again):\n%s\n%s", path, edition, cmp.Diff(want, got), text)
			}
		}
	}
}

func withoutDecisions(t *model.Tournament) *model.Tournament {
	s := *t.Sections[0]
	s.Acceleration, s.Forbidden = nil, nil
	return t.With(&s)
}

// TestWhatIsLostIsSaid: the format has no place for some things, and Write names
// them; what it cannot hold at all it refuses with a cure.
func TestWhatIsLostIsSaid(t *testing.T) {
	s := &model.Section{ID: 1, Name: "A", Scoring: model.Classic(model.One, model.Half, 0), LastID: 2, Trophy: &model.Trophy{Counting: 4},
		Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Ada", Club: "North"}, Grade: "5"},
			{Entry: model.Entry{ID: 2, Number: 2, Name: "Bob"}}}}
	s.Ranking.TieBreaks = []string{"BH"}
	event := &model.Tournament{Name: "A", Sections: []*model.Section{s}, LastID: 1}
	_, lost := write(t, event, Options{})
	for _, want := range []string{"grades", "trophy"} {
		if !strings.Contains(strings.Join(lost, "\n"), want) {
			t.Errorf("nothing is said of %s: %v", want, lost)
		}
	}
	if _, lost := write(t, event, Options{Edition: TRF16}); !strings.Contains(strings.Join(lost, "\n"), "tie-breaks") ||
		!strings.Contains(lost[0], "clubs") {
		t.Errorf("nothing is said of tie-breaks and clubs: %v", lost)
	}
	scores := &model.Section{ID: 1, Name: "T", Kind: model.TeamEvent, Boards: 4, Scoring: model.Classic(model.One, model.Half, 4),
		LastID: 2,
		Teams:  []model.Team{{Entry: model.Entry{ID: 1, Number: 1, Name: "A"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "B"}}},
		Rounds: []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2},
			Outcomes: [2]model.Outcome{model.Win, model.Loss}, Score: [2]model.Points{7, 1}}}}}}
	var b bytes.Buffer
	if _, err := Write(&b, event, scores, known, Options{}); err == nil || !strings.Contains(err.Error(), "Enter the players") {
		t.Errorf("match scores without players: %v", err)
	}
	broken := *s
	broken.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 9}}}}}
	if _, err := Write(&b, event, &broken, known, Options{}); err == nil {
		t.Error("an event with a player who does not exist was written")
	}
}

// TestColumns: the columns of the records, as the specification counts them.
func TestColumns(t *testing.T) {
	text := two("Eins, Nummer")
	res := must.Have(readText("142 3\n240 H   2    2\n"+text, known))(t)
	out, _ := write(t, res.Tournament, Options{})
	for _, line := range strings.Split(text, "\n")[2:3] {
		want := strings.Replace(line, "1970/01/02", "1970/01/02", 1)
		if !strings.Contains(out, want+"\r\n") {
			t.Errorf("%q is not in\n%s", want, out)
		}
	}
	if !strings.Contains(out, "240 H   2    2\r\n") || !strings.Contains(out, "142 3\r\n") ||
		strings.Contains(strings.ReplaceAll(out, "\r\n", ""), "\n") {
		t.Errorf("reads\n%s", out)
	}
	old, _ := write(t, res.Tournament, Options{Edition: TRF16})
	if !strings.Contains(old, "     1 b 0  0000 - H\r\n") || !strings.Contains(old, "XXR 3\r\n") || strings.Contains(old, "\n240") {
		t.Errorf("the older edition reads\n%s", old)
	}
}

// TestWhichRatingCounts: FIDE's ratings stand in the players' records, national
// ones in the federation's, and record 172 says which of them count.
func TestWhichRatingCounts(t *testing.T) {
	event := func() *model.Tournament {
		s := &model.Section{ID: 1, Name: "X", Scoring: model.Classic(model.One, model.Half, 0), Primary: model.GamePoints, LastID: 2}
		s.Players = []model.Player{
			{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}, Rating: 2100, NationalRating: 2200, NationalID: "12345678"},
			{Entry: model.Entry{ID: 2, Number: 2, Name: "Bea", Federation: "CAN"}, NationalRating: 1900},
		}
		return &model.Tournament{Name: "X", Federation: "USA", Sections: []*model.Section{s}, LastID: 1}
	}
	for choice, code := range methods {
		before := event()
		before.Sections[0].Ratings = model.RatingChoice(choice)
		if code == "" || code == "NIDOF" { // what the federation does need not be said
			before.Sections[0].Ratings, code = model.RatingUsual, "NIDOF"
		}
		after, text := again(t, before, Options{})
		if !strings.Contains(text, "\r\n172 USA "+code+"\r\n") || !strings.Contains(text, "\r\nUSA    1") ||
			!strings.Contains(text, "\r\nCAN    2") {
			t.Errorf("%s: written is\n%s", code, text)
		}
		if len(after.Sections[0].Extra) > 0 || after.Sections[0].Ratings != before.Sections[0].Ratings {
			t.Errorf("%s is read as %q, besides %v", code, after.Sections[0].Ratings, after.Sections[0].Extra)
		}
		for i, p := range after.Sections[0].Players {
			if q := before.Sections[0].Players[i]; p.Rating != q.Rating || p.NationalRating != q.NationalRating ||
				p.NationalID != q.NationalID {
				t.Errorf("%s: %s has the ratings %s and %s, and had %s and %s", code, p.Name, p.Rating, p.NationalRating, q.Rating,
					q.NationalRating)
			}
		}
	}
	for own, code := range map[model.Rating]string{0: "FIDON", 1800: "OTHER"} { // the organiser's own rating has no record
		before := event()
		before.Sections[0].Ratings, before.Sections[0].Players[1].OwnRating = model.RatingOwnFirst, own
		after, text := again(t, before, Options{})
		if !strings.Contains(text, "\r\n172 USA "+code+"\r\n") || strings.Contains(text, "1800") || !strings.Contains(text,
			"\r\nCAN    2") {
			t.Errorf("own %d: written is\n%s", own, text)
		}
		if p := after.Sections[0].Players; p[0].Rating != 2100 || p[1].NationalRating != 1900 {
			t.Errorf("own %d: %+v", own, p)
		}
	}
	before := event()
	before.Federation, before.Sections[0].Players[1].Federation = "", "" // no record can hold the national rating
	if after, text := again(t, before, Options{}); after.Sections[0].Players[1].Rating != 1900 {
		t.Errorf("the only rating is lost:\n%s", text)
	}
}

// TestTeamsAverage: the strength of a team that follows from its players is
// written, and follows from them when it is read again; one that was entered
// stays.
func TestTeamsAverage(t *testing.T) {
	s := &model.Section{ID: 1, Name: "X", Kind: model.TeamEvent, Boards: 1, Scoring: model.Classic(model.One, model.Half, 1), LastID: 4}
	for i, name := range []string{"Ash", "Bea"} {
		id := model.ID(i + 1)
		e := model.Entry{ID: id, Number: i + 1, Name: name}
		s.Players = append(s.Players, model.Player{Entry: e, Rating: model.Rating(1500 + 100*i), Team: id + 2})
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: id + 2, Number: i + 1, Name: name + "'s"}, Roster: []model.ID{id}})
	}
	s.Teams[1].Strength = 1700
	after, text := again(t, &model.Tournament{Name: "X", Sections: []*model.Section{s}, LastID: 1}, Options{})
	if ts := after.Sections[0].Teams; ts[0].Strength != 0 || ts[1].Strength != 1700 || !strings.Contains(text, " 1500 ") {
		t.Errorf("strengths are read as %s and %s from\n%s", ts[0].Strength, ts[1].Strength, text)
	}
}

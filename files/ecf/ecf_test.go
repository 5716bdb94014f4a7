package ecf_test

import (
	"bytes"
	"strings"
	"testing"

	"wallchart/files/ecf"
	"wallchart/model"
	"wallchart/must"
)

// open is an event with all that the ECF wants: three rounds, one of them with a default and a game not for rating.
func open() (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 4}
	for i, name := range []string{"Ash, Ann", "Bröwn, Bo", "Cy #2", "Dee, Di"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name},
			NationalID: "12345" + string(rune('0'+i)) + "A"})
	}
	s.Players[0].Sex, s.Players[0].Birth, s.Players[0].Club, s.Players[0].FideID = "w", "1990-02-01", "Ashford", "400001"
	s.Players[3].NationalID, s.Players[3].Birth = "", "2001"
	s.Rounds = []model.Round{
		{Date: "2026-05-30", Pairings: []model.Pairing{game(1, 1, 2, model.Win, model.Loss), game(2, 3, 4, model.Draw, model.Draw)}},
		{Pairings: []model.Pairing{game(1, 4, 1, model.Loss, model.Win), game(2, 2, 3, model.ForfeitWin, model.ForfeitLoss)}},
		{Date: "2026-05-31", Pairings: []model.Pairing{game(1, 1, 3, model.UnratedWin, model.UnratedLoss),
			{Sides: [2]model.ID{2}, Outcomes: [2]model.Outcome{model.PairingBye}}}}}
	t := (&model.Tournament{Name: "Spring", Start: "2026-05-30", End: "2026-05-31", Time: "40/90, 30+30"}).With(s)
	return report().Store(t), s
}

func report() ecf.Report {
	return ecf.Report{Code: "SPRING26", Officer: "Olive Orr", OfficerAddress: "olive@example.org", Treasurer: "Tom Tay",
		TreasurerAddress: "1 High Street, Ashford"}
}

func game(board int, a, b model.ID, x, y model.Outcome) model.Pairing {
	return model.Pairing{Board: board, Sides: [2]model.ID{a, b}, Outcomes: [2]model.Outcome{x, y}}
}

// written is the file, and what it does not hold.
func written(t *testing.T, ev *model.Tournament) (file, lost string) {
	t.Helper()
	var b bytes.Buffer
	left := must.Have(ecf.Write(&b, ev, ecf.Stored(ev)))(t)
	for _, l := range left {
		lost += l.String() + ";"
	}
	return strings.ReplaceAll(b.String(), "\r\n", "\n"), lost
}

// TestTheFile holds every field and its place; who has only a year of birth has none in the file.
func TestTheFile(t *testing.T) {
	ev, _ := open()
	const want = `#EVENT DETAILS
#EVENT CODE=SPRING26
#SUBMISSION INDEX=1
#EVENT NAME=Spring
#EVENT DATE=30/05/2026
#FINAL RESULT DATE=31/05/2026
#RESULTS OFFICER=Olive Orr
#RESULTS OFFICER ADDRESS=olive@example.org
#TREASURER=Tom Tay
#TREASURER ADDRESS=1 High Street, Ashford
#MOVES FIRST SESSION=40
#MINUTES FIRST SESSION=90
#MINUTES REST OF GAME=30
#SECONDS PER MOVE=30
#PLAYER LIST
#PIN=1 #ECF CODE=123450A #NAME=Ash, Ann #GENDER=F #DATE OF BIRTH=01/02/1990 #CLUB NAME=Ashford #FIDE NO=400001
#PIN=2 #ECF CODE=123451A #NAME=Brown, Bo
#PIN=3 #ECF CODE=123452A #NAME=Cy 2
#PIN=4 #NAME=Dee, Di
#SECTION RESULTS=Open
#PIN1=1 #SCORE=10 #PIN2=2 #COLOUR=W #ROUND=1 #BOARD=1 #GAME DATE=30/05/2026
#PIN1=3 #SCORE=55 #PIN2=4 #COLOUR=W #ROUND=1 #BOARD=2 #GAME DATE=30/05/2026
#PIN1=4 #SCORE=01 #PIN2=1 #COLOUR=W #ROUND=2 #BOARD=1 #GAME DATE=30/05/2026
#FINISH
`
	got, lost := written(t, ev)
	if got != want {
		t.Errorf("written is\n%s", got)
	}
	if lost != "1 game lost by default, which is not rated;1 game that is not for rating;" {
		t.Errorf("lost is %s", lost)
	}
}

// TestObjections: each stands where it is cured, and what is grave is not written.
func TestObjections(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*model.Tournament, *model.Section)
		want string // field or place, then the sentence
		mild bool
	}{
		{"name", func(t *model.Tournament, _ *model.Section) { t.Name = " " }, "name: the event has no name", false},
		{"first day", func(t *model.Tournament, _ *model.Section) { t.Start = "2026-05" }, "start: the first day is missing", false},
		{"last day", func(t *model.Tournament, _ *model.Section) { t.End = "2026" }, "end: the last day is missing", false},
		{"code", func(t *model.Tournament, _ *model.Section) { drop(t, "ecf.code") }, "ecf.code: the ECF’s event code is missing", false},
		{"officer", func(t *model.Tournament, _ *model.Section) { drop(t, "ecf.officer") }, "ecf.officer: the results officer is missing", false},
		{"treasurer", func(t *model.Tournament, _ *model.Section) { drop(t, "ecf.treasurer-address") },
			"ecf.treasurer-address: the treasurer has no address", false},
		{"submission", func(t *model.Tournament, _ *model.Section) { put(t, "ecf.submission", "0") },
			`ecf.submission: the number "0" of the submission`, false},
		{"no time", func(t *model.Tournament, _ *model.Section) { t.Time = "" }, "time: the time control is missing", false},
		{"a delay", func(t *model.Tournament, _ *model.Section) { t.Time = "G/60;d5" }, `time: the time control "G/60;d5" is none`, false},
		{"letters", func(_ *model.Tournament, s *model.Section) { s.Players[0].Name = "Аня" }, "Аня:0:0: \"Аня\" has letters", false},
		{"code of a player", func(_ *model.Tournament, s *model.Section) { s.Players[1].NationalID = "123456I" },
			`Bröwn, Bo:0:0: has the ECF code "123456I"`, false},
		{"code twice", func(_ *model.Tournament, s *model.Section) { s.Players[1].NationalID = "123450A" },
			"Bröwn, Bo:0:0: has the same ECF code 123450A as Ash, Ann", false},
		{"no code", func(*model.Tournament, *model.Section) {}, "Dee, Di:0:0: has no ECF code", true},
		{"no result", func(_ *model.Tournament, s *model.Section) {
			s.Rounds[1].Pairings[0].Outcomes = [2]model.Outcome{}
		}, ":2:1: the game has no result", false},
		{"two results", func(_ *model.Tournament, s *model.Section) {
			s.Rounds[1].Pairings[0].Outcomes = [2]model.Outcome{model.Draw, model.Loss}
		}, ":2:1: the result ½-0 is not the same for both sides", false},
	} {
		ev, s := open()
		c.do(ev, s)
		var all []string
		for _, p := range ecf.Check(ev, ecf.Stored(ev)) {
			at := p.Field
			if at == "" {
				at = p.Who + ":" + string(rune('0'+p.Round)) + ":" + string(rune('0'+p.Board))
			}
			all = append(all, at+": "+p.What.String())
		}
		if !strings.Contains(strings.Join(all, "\n"), c.want) {
			t.Errorf("%s: found is\n%s", c.name, strings.Join(all, "\n"))
		}
		var b bytes.Buffer
		if _, err := ecf.Write(&b, ev, ecf.Stored(ev)); (err == nil) != c.mild || err != nil && b.Len() > 0 {
			t.Errorf("%s: written are %d bytes, %v", c.name, b.Len(), err)
		}
	}
}

func drop(t *model.Tournament, key string) { put(t, key, "") }

func put(t *model.Tournament, key, text string) {
	r := ecf.Stored(t)
	for _, d := range r.Details() {
		if d.Name == key {
			*d.Text = text
		}
	}
	t.Extra = r.Store(t).Extra
}

// TestTimeControls: what the form has fields for, and what it has not.
func TestTimeControls(t *testing.T) {
	for words, want := range map[string]string{
		"90+30":         "#MINUTES FOR GAME=90 #SECONDS PER MOVE=30",
		"G/60":          "#MINUTES FOR GAME=60",
		"90 min + 30 s": "#MINUTES FOR GAME=90 #SECONDS PER MOVE=30",
		"40/100, 20/50, 15+30": "#MOVES FIRST SESSION=40 #MINUTES FIRST SESSION=100 #MOVES SECOND SESSION=20 #MINUTES SECOND SESSION=50 " +
			"#MINUTES REST OF GAME=15 #SECONDS PER MOVE=30",
		"40/90+30, 30+30":        "#MOVES FIRST SESSION=40 #MINUTES FIRST SESSION=90 #MINUTES REST OF GAME=30 #SECONDS PER MOVE=30",
		"40/90+30, 30":           "", // the seconds end: no field says so
		"40/90":                  "",
		"60, 30":                 "",
		"40/90, 20/60, 20/30, 5": "",
	} {
		ev, _ := open()
		ev.Time = words
		var b bytes.Buffer
		_, err := ecf.Write(&b, ev, ecf.Stored(ev))
		if want == "" {
			if err == nil {
				t.Errorf("%s is written", words)
			}
			continue
		}
		got := strings.ReplaceAll(b.String(), "\r\n", " ")
		_, got, _ = strings.Cut(got, "#TREASURER ADDRESS=1 High Street, Ashford ")
		got, _, _ = strings.Cut(got, " #PLAYER LIST")
		if err != nil || got != want {
			t.Errorf("%s is %s, %v", words, got, err)
		}
	}
}

// TestSeveralSectionsAndTeams: one PIN for who plays in two sections, and a match to each heading, the colour by board.
func TestSeveralSectionsAndTeams(t *testing.T) {
	ev, first := open()
	first.Rounds = first.Rounds[:1]
	m := &model.Section{ID: 5, Name: "League", Kind: model.TeamEvent, Boards: 2, Scoring: model.Classic(model.One, model.Half, 0), LastID: 14,
		Teams: []model.Team{{Entry: model.Entry{ID: 1, Number: 1, Name: "Ashford"}, Roster: []model.ID{11, 12}},
			{Entry: model.Entry{ID: 2, Number: 2, Name: "Bromley"}, Roster: []model.ID{13, 14}}}}
	for i, id := range []model.ID{11, 12, 13, 14} {
		m.Players = append(m.Players, model.Player{Entry: model.Entry{ID: id, Number: i + 1, Name: []string{"Ash, Ann", "Eve", "Fay", "Gus"}[i]},
			NationalID: []string{"123450A", "200001B", "200002C", "200003D"}[i], Team: []model.ID{1, 1, 2, 2}[i]})
	}
	m.Rounds = []model.Round{{Pairings: []model.Pairing{m.Settle(model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Games: []model.Game{
		{Players: [2]model.ID{11, 13}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
		{Players: [2]model.ID{12, 14}, White: 1, Outcomes: [2]model.Outcome{model.Loss, model.Win}}}})}}}
	file, _ := written(t, ev.With(m))
	for _, want := range []string{"#PIN=4 #NAME=Dee, Di\n#PIN=5 #ECF CODE=200001B #NAME=Eve\n#PIN=6 #ECF CODE=200002C #NAME=Fay\n#PIN=7",
		"#MATCH RESULTS=Ashford v Bromley\n#PIN1=1 #SCORE=10 #PIN2=6 #COLOUR=W #ROUND=1 #BOARD=1 #GAME DATE=30/05/2026\n" +
			"#PIN1=5 #SCORE=01 #PIN2=7 #COLOUR=B #ROUND=1 #BOARD=2"} {
		if !strings.Contains(file, want) {
			t.Errorf("%q is not in\n%s", want, file)
		}
	}
	m.Rounds[0].Pairings[0].Games = nil
	found := ecf.Check(ev.With(m), report())
	if len(found.Grave()) != 1 || found.Grave()[0].Section != "League" || found.Grave()[0].Board != 1 {
		t.Errorf("of a match without boards: %v", found)
	}
}

// TestTheReportIsKept in the event, among what others have put there.
func TestTheReportIsKept(t *testing.T) {
	ev := &model.Tournament{Extra: []model.Extra{{Key: "uschess.zip", Text: "02139"}, {Key: "ecf.code", Text: "OLD"}}}
	kept := report().Store(ev)
	if got := ecf.Stored(kept); got != report() || kept.Extra[0].Text != "02139" || len(kept.Extra) != 6 || ev.Extra[1].Text != "OLD" {
		t.Errorf("kept is %+v in %+v", got, kept.Extra)
	}
}

package trf

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/systems"
)

// TestEverySystemComesBack: a section of each system, with the settings that are not as usual, is read as what it was written, and nothing
// is said against the file. FIDE has a code for some of them only.
func TestEverySystemComesBack(t *testing.T) {
	for _, e := range systems.All {
		for _, kind := range e.Kinds {
			for _, set := range []model.SystemSettings{nil, unusual(e)} {
				t.Run(fmt.Sprintf("%s/%s/%v", e.Code, kind, set), func(t *testing.T) {
					s := &model.Section{ID: 1, Name: "Open", Kind: kind, System: e.Code, SystemSettings: set, Format: e.Formats[0], Planned: 5,
						Scoring: model.Classic(model.One, model.Half, 0), LastID: 12}
					for i := range 12 {
						s.Players = append(s.Players, model.Player{Rating: model.Rating(2000 - 10*i), Entry: model.Entry{ID: model.ID(i + 1),
							Number: i + 1, Name: fmt.Sprintf("Player, %c", 'A'+i), Club: []string{"North", "South", "West"}[i%3]}})
					}
					if kind == model.TeamEvent {
						s.Boards, s.PrimaryOnly = 2, !strings.HasPrefix(e.Code, "team")
						for i := range 6 {
							s.LastID++
							s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: s.LastID, Number: i + 1, Name: fmt.Sprintf("Team %c", 'A'+i)},
								Roster: []model.ID{model.ID(2*i + 1), model.ID(2*i + 2)}})
							s.Players[2*i].Team, s.Players[2*i+1].Team = s.LastID, s.LastID
						}
					}
					ev := (&model.Tournament{Name: "Open", LastID: 1}).With(s)
					read, text := again(t, ev, Options{})
					got := read.Sections[0]
					if got.System != e.Code || !maps.Equal(got.SystemSettings, set) || got.Format != s.Format || got.Kind != kind {
						t.Errorf("it comes back as %s %v, %s, of %s:\n%s", got.System, got.SystemSettings, got.Format, got.Kind, head(text))
					}
					if _, twice := again(t, read, Options{}); twice != text {
						t.Errorf("read and written again it is\n%s\nand was\n%s", head(twice), head(text))
					}
				})
			}
		}
	}
}

// unusual is a choice of each setting that is not the usual one.
func unusual(e *pairing.Engine) model.SystemSettings {
	set := model.SystemSettings{}
	for _, x := range e.Settings {
		if len(x.Choices) > 1 {
			set[x.Key] = x.Choices[1].Value
		}
	}
	if e, err := e.Settle(set); err == nil && len(e.Set) > 0 {
		return e.Set
	}
	return nil
}

func head(text string) string {
	var lines []string
	for _, l := range strings.Split(text, "\r\n") {
		if strings.HasPrefix(l, "092") || strings.HasPrefix(l, "1") || strings.HasPrefix(l, "2") {
			lines = append(lines, l)
		}
	}
	return strings.Join(lines, "\n")
}

// TestASystemInWords: the words behind the type are of ours alone, and the code goes before them.
func TestASystemInWords(t *testing.T) {
	four := row(1, "2w1") + row(2, "1b0") + row(3, "4w1") + row(4, "3b0")
	for _, c := range []struct{ words, code, system, rest string }{
		{"Individual: Swiss-System (us-swiss teams=never)", "CUSTOM_SWISS", "us-swiss", "teams=never"},
		{"Individual: Swiss-System (US-Swiss)", "CUSTOM_SWISS", "us-swiss", ""},
		{"Individual: Swiss-System (keizer)", "FIDE_DUTCH_2026", "dutch", ""},
		{"Individual: Swiss-System (of our club)", "CUSTOM_SWISS", "", ""},
		{"Individual: Swiss-System ()", "CUSTOM_SWISS", "", ""},
		{"Individual: Swiss-System (us-swiss quickly)", "CUSTOM_SWISS", "", ""},
		{"Individual: Swiss-System us-swiss)", "CUSTOM_SWISS", "", ""},
	} {
		res := must.Have(readText("092 "+c.words+"\n142 5\n192 "+c.code+"\n"+four, known))(t)
		s := res.Tournament.Sections[0]
		if us, own := s.Rulebook == model.USChessRules, s.OwnType(); us != (c.system == "us-swiss") || own != (c.system == "") {
			t.Errorf("%s, %s: US Chess' rules %v, no regulation's type %v", c.words, c.code, us, own)
		}
		set := ""
		for k, v := range s.SystemSettings {
			set += k + "=" + v
		}
		if s.System != c.system || set != c.rest {
			t.Errorf("%s, %s is read as %q with %q", c.words, c.code, s.System, set)
		}
		said := fmt.Sprint(res.Problems)
		if got := strings.Contains(said, "does not say by which system the rounds are paired"); got != (c.system == "") {
			t.Errorf("%s, %s: %s", c.words, c.code, said)
		}
	}
	// When all rounds are over nobody needs to know.
	res, err := readText("142 1\n192 CUSTOM_SWISS\n"+four, known)
	if err != nil || strings.Contains(fmt.Sprint(res.Problems), "by which system") {
		t.Errorf("%v, %v", res.Problems, err)
	}
}

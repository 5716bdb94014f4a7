package trf

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestUnknownTypeOfTeams: a tournament type that is in no list decides nothing. What a match is worth, who met whom and, before the first
// round, that teams are counted and listed tell teams from clubs beside an event of players.
func TestUnknownTypeOfTeams(t *testing.T) {
	data := must.Have(os.ReadFile("testdata/unknown-type-of-teams.trf"))(t)
	without := func(text string, records ...string) string {
		for _, id := range records {
			text = regexp.MustCompile(`(?m)^`+id+` .*\n`).ReplaceAllString(text, "")
		}
		return text
	}
	played := string(data)
	unplayed := regexp.MustCompile(`(?m)^(001.{87}).*$`).ReplaceAllString(played, "$1")
	for _, code := range []string{"FIDE_OLYMPIAD", "CUSTOM_LEAGUE", "SWISS"} {
		for _, c := range []struct {
			what, text string
			want       model.Kind
		}{
			{"all of its records", played, model.TeamEvent},
			{"who met whom", without(played, "362", "082"), model.TeamEvent},
			{"what a match is worth", without(unplayed, "082"), model.TeamEvent},
			{"teams that are counted and listed", without(unplayed, "362"), model.TeamEvent},
			{"nothing but a list of clubs before the first round", without(unplayed, "362", "082"), model.Individual},
		} {
			res := must.Have(readText(strings.Replace(c.text, "FIDE_OLYMPIAD", code, 1), known))(t)
			if s := res.Tournament.Sections[0]; s.Kind != c.want {
				t.Errorf("%s, by %s: %v, want %v", code, c.what, s.Kind, c.want)
			}
		}
	}
	// By hand from the cells: Bravo took 3 of 4 from Echo, Alpha 2½ from Delta, Charlie and Foxtrot drew 2-2.
	res := must.Have(readText(played, known))(t)
	res.Tournament.Sections[0].Ranking.TieBreaks = []string{"MPVGP"} // the game points, behind the match points
	st := must.Have(catalogue.Standard(res.Tournament, res.Tournament.Sections[0], 0))(t)
	var got []string
	for _, p := range st.Places {
		l := st.Sheet.Lines[p.Index]
		got = append(got, fmt.Sprintf("%s %s %s", l.Name, l.Match, l.Games))
	}
	want := "Bravo 2.0 3.0, Alpha 2.0 2.5, Charlie 1.0 2.0, Foxtrot 1.0 2.0, Delta 0.0 1.5, Echo 0.0 1.0"
	if strings.Join(got, ", ") != want {
		t.Errorf("the standings are %s", got)
	}
}

// TestClubsBesideAnUnknownType: players whose clubs are listed as teams meet anybody, and stay an event of players.
func TestClubsBesideAnUnknownType(t *testing.T) {
	clubs := "192 SWISS\n082 3\n" + second("5w1,7b=,4w0,3b1,1b0,8w1,2w=,6b0") + north + south + west
	res := must.Have(readText(clubs, known))(t)
	s := res.Tournament.Sections[0]
	if s.Kind != model.Individual || s.Players[6].Club != "West" || len(s.Teams) != 0 {
		t.Errorf("%v with the club %q and %d teams", s.Kind, s.Players[6].Club, len(s.Teams))
	}
}

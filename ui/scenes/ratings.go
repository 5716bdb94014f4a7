package scenes

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"wallchart/ui/kit/words"
	"wallchart/ui/people"
	"wallchart/ui/ratings"
)

// installSample makes a small rating list of the section's players, some with
// another rating, one twice, so that there is something to see.
func (a *Stage) installSample() *ratings.Dialog {
	var b strings.Builder
	b.WriteString("ID Number      Name                                                         Fed " +
		"Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n")
	line := func(i int, name string, rating int) {
		fmt.Fprintf(&b, "%-15d%-61s%-4s%-4s%-5s%-5s%-15s%-4s%-6d%-4d%-3d%-6s%-4s%-3s%-6s%-4s%-3s%-6d%-4s\r\n",
			2000000+i, name, "USA", "M", "", "", "", "", rating, 0, 20, "", "", "", "", "", "", 2010+i%5, "")
	}
	for i, p := range a.Now().Section.Players {
		if i%7 == 6 {
			continue
		}
		line(i, p.Name, max(300, int(p.Rating)+(i%3)*17))
		if i%11 == 3 {
			line(500+i, p.Name, 1200)
		}
	}
	folder := a.Installed.Folder()
	path := filepath.Join(filepath.Dir(folder), "standard_rating_list.txt")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err == nil {
		err = os.WriteFile(path, []byte(b.String()), 0o644)
		if err != nil {
			a.Say(words.Err(err))
		}
	}
	d := a.Ratings.AskLists()
	d.Install(path)
	return d
}

func (a *Stage) sampleLookUp() {
	d := a.installSample()
	name := []rune(a.Now().Section.Players[0].Name)
	d.Find(string(name[:3]))
}

// sampleKnown are the players of the section as those of an earlier event.
func (a *Stage) sampleKnown() {
	if _, _, err := a.Installed.Known.Learn(a.Now().Event); err != nil {
		a.Say(words.Err(err))
	}
	a.Ratings.AskKnown()
}

func (a *Stage) sampleRefresh() {
	a.installSample().Close()
	a.Ratings.AskRefresh().ScrollTo(len(a.Now().Section.Players) * 2 / 3)
}

// sampleTyping types the beginning of a name into the last line of the players.
func (a *Stage) sampleTyping() {
	a.installSample().Close()
	a.Show("players")
	s := a.Screen().(*people.Players)
	last := len(s.Grid.Table().Rows) - 1
	s.Grid.Select(last, 1)
	s.Grid.Edit(last, 1)
	for _, r := range []rune(a.Now().Section.Players[0].Name)[:3] {
		a.Win.Canvas().Focused().TypedRune(r)
	}
	a.Win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
}

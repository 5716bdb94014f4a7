package reports_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	phrases "wallchart/assets/wording"
	"wallchart/export/page"
	"wallchart/export/pdf"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/files"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks/catalogue"
)

// onSheet is a form that a report is printed in, and how large type is in it at least, in points:
// what stands in tables, and what is said in the margin.
type onSheet struct {
	name          string
	o             page.Options
	table, margin float64
}

// The type of two or four pages on a sheet is as much smaller as the pages are.
var sheets = []onSheet{
	{"A4", page.Options{}, 6.9, 7}, {"Letter", page.Options{Paper: table.Letter}, 6.9, 7},
	{"A3 across", page.Options{Paper: table.A3, Orientation: table.Across}, 6.9, 7},
	{"filled", page.Options{Fill: true}, 6.9, 7}, {"booklet", page.Options{Booklet: true}, 6.9, 7},
	{"two up", page.Options{NUp: 2}, 4.8, 7}, {"four up", page.Options{NUp: 4}, 3.4, 7},
}

// TestEveryReportOnEverySheet lays every report of every sample, and of an event with names in nine
// scripts and very long ones, out in every form: no text leaves the sheet, none stands on another, and
// none is too small to be read.
func TestEveryReportOnEverySheet(t *testing.T) {
	metrics := must.Have(pdf.NewMetrics())(t)
	german := must.Have(phrases.Load("de"))(t)
	events := map[string]*model.Tournament{"scripts": scripts(), "league": league(), "cup": knockOut(), "norms": withNorm()}
	names, _ := filepath.Glob(filepath.FromSlash("../../assets/samples/*.wallchart"))
	for _, name := range names {
		opened := must.Have(files.Open(name, systems.Reports()))(t)
		events[filepath.Base(name)] = opened.Tournament
	}
	for _, event := range events {
		event.Sections[0].Fund = &model.Fund{Prizes: []model.Prize{{Name: "1st", Amount: 125000, Trophy: "cup"}, {Name: "2nd", Amount: 15000},
			{Name: "3rd", Amount: 10000}, {Name: "Clear first", Amount: 2000, Rule: "clear winner"}}}
		if s := event.Sections[0]; !s.Team() && len(s.Players) > 1 {
			event.ExtraGames = extra(s)
		}
	}
	laid := map[string]bool{}
	for name, event := range events {
		st := must.Have(catalogue.Standard(event, event.Sections[0], 0))(t)
		for _, r := range reports.For(event.Sections[0]) {
			for _, o := range []report.Options{{}, {Language: german}, {Wall: true}} {
				if o.Wall && !r.ForWall {
					continue
				}
				doc, err := r.Document(st, o)
				if err != nil {
					continue
				}
				laid[r.ID] = true
				for _, s := range sheets {
					for n, p := range page.Layout(doc, s.o, metrics) {
						what := fmt.Sprintf("%s, %s, %s, wall %v, %s, sheet %d", name, r.ID, doc.Lang, o.Wall, s.name, n+1)
						apart(t, what, p)
						if doc.Tables[0].Cards == nil {
							readable(t, what, s, p)
						}
					}
				}
			}
		}
	}
	for _, r := range reports.All {
		if r.ID != "page" && !laid[r.ID] {
			t.Errorf("the report %s was laid out of no event", r.ID)
		}
	}
}

// apart names texts that leave the sheet and texts that stand on each other.
func apart(t *testing.T, what string, p page.Page) {
	t.Helper()
	type inked struct{ left, top, right, bottom float64 }
	const mm = 25.4 / 72
	boxes := make([]inked, len(p.Texts))
	for n, x := range p.Texts {
		size := x.Size * mm
		b := inked{x.X + 0.1, x.Y - 0.7*size, x.X + x.Width - 0.1, x.Y + 0.18*size}
		if x.Turned {
			b.top, b.bottom = x.Y-0.89*size, x.Y
		}
		if boxes[n] = b; b.left < 3 || b.top < 3 || b.right > p.Width-3 || b.bottom > p.Height-3 {
			t.Errorf("%s: %q at %.1f leaves the sheet", what, x.String, b)
		}
	}
	order := make([]int, len(boxes))
	for n := range order {
		order[n] = n
	}
	slices.SortFunc(order, func(a, b int) int { return int(1e4 * (boxes[a].top - boxes[b].top)) })
	for n, i := range order {
		for _, k := range order[n+1:] {
			a, b := boxes[i], boxes[k]
			if b.top > a.bottom-0.05 {
				break
			}
			if min(a.right, b.right)-max(a.left, b.left) > 0.05 {
				t.Errorf("%s: %q and %q stand on each other", what, p.Texts[i].String, p.Texts[k].String)
			}
		}
	}
}

// readable names texts that are set too small. The unbreakable word of the made-up event is as small as its column asks.
func readable(t *testing.T, what string, s onSheet, p page.Page) {
	t.Helper()
	for _, x := range p.Texts {
		least := s.table
		switch x.Role {
		case page.Running, page.Foot:
			least = s.margin
		case page.Below, page.Note:
			least *= 0.75
		}
		if x.Size < least-0.01 && len(x.String) < len(unbreakable) {
			t.Errorf("%s: %q is set in %.1f points", what, x.String, x.Size)
		}
	}
}

const unbreakable = "Wolfeschlegelsteinhausenbergerdorff"

// scripts is an event with names in nine scripts and clubs in as many.
func scripts() *model.Tournament {
	event := tight(5)
	event.Name = "Friendship Open שלום 友谊 2026"
	event.City, event.Arbiter, event.Organiser = "Αθήνα", "IA Anna Arbiter", "Шахматный клуб имени Михаила Ботвинника"
	people := []string{"Großmann, Jürgen", "Nguyễn, Thị Hồng Ánh", "Иванов, Сергей Петрович", "Παπαδόπουλος, Γεώργιος", "محمد عبد الله, أحمد",
		"חיים כהן, דוד", "ณัฐวุฒิ ศรีสุวรรณ", "कृष्णमूर्ति, प्रिया", "欧阳, 娜娜", "김, 민준", unbreakable + "-Abernathy, Maximilian"}
	clubs := []string{"מועדון השחמט תל אביב", "نادي الشطرنج", "Шахматный клуб", "上海棋院", "ΣΚ Αθηνών", "चेस क्लब", "สโมสรหมากรุก", "SK König"}
	for n, p := range event.Sections[0].Players {
		p.Name, p.Club = people[n%len(people)], clubs[n%len(clubs)]
		if n >= len(people) {
			p.Name += fmt.Sprintf(" %d", n/len(people)+1)
		}
		event.Sections[0].Players[n] = p
	}
	return event
}

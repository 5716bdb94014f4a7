package page

import (
	"strings"
	"testing"
	"time"

	"wallchart/export/table"
	"wallchart/export/table/tabletest"
)

// What is said of a page in its margin is cut where it would be too small to be read. The event's name and that of the
// table stay, and the head of the first page says it in full.
func TestMarginsAreReadHoweverMuchTheySay(t *testing.T) {
	doc := tabletest.WallChart(150, 5)
	doc.Title, doc.Tables[0].Title = "State Championships", "Under 2000"
	doc.Subtitle = strings.Repeat("Where everybody plays: ", 12) + "at the end"
	doc.Tables[0].Foot = "Tie-breaks: " + strings.Repeat("Average of the opposition · ", 14) + "Last"
	for _, o := range []Options{{}, {Paper: table.A3}, {Orientation: table.Across}, {NUp: 2}, {NUp: 4}, {Booklet: true}, {Fill: true}} {
		o.Created = time.Unix(0, 0)
		running, feet, first := 0, 0, ""
		for n, p := range Layout(doc, o, plain) {
			for _, x := range p.Texts {
				switch x.Role {
				case Title:
					first += x.String + " "
					continue
				case Running:
					running++
					if !strings.HasPrefix(x.String, "State Championships – Where") || !strings.HasSuffix(x.String, "… – Under 2000") {
						t.Errorf("%+v: the running title is %q", o, x.String)
					}
				case Foot:
					feet++
				default:
					continue
				}
				if x.Size < readSize-0.01 || x.X+x.Width > p.Width-5 {
					t.Errorf("%+v, sheet %d: %q is set in %.1f points, up to %.1f", o, n+1, x.String, x.Size, x.X+x.Width)
				}
			}
		}
		if running == 0 || feet < 2 || o.NUp == 0 && !o.Booklet && !strings.Contains(first, "at the end") {
			t.Errorf("%+v: %d running titles, %d feet, and the head says %q", o, running, feet, first)
		}
	}
}

func TestShortened(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{"Final standings, round 5", "Final standings, round…"}, {"Final standings, round…", "Final standings…"},
		{"Standings", "Standing…"}, {"Final xyz", "Final xy…"}, {"क्लबक्लबक्ल", "क्लबक्लबक्…"}, {"standinge\u0301", "standing…"},
	} {
		if got, ok := shortened(x.text); got != x.want || !ok {
			t.Errorf("%q becomes %q, %v; want %q", x.text, got, ok, x.want)
		}
	}
	if got, ok := shortened("Open"); ok {
		t.Errorf("of \"Open\" %q is left", got)
	}
}

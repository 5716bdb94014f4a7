package tables

import (
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// outlook puts what must happen beside the standings, once it is asked for. It takes up to a second, so it is worked out beside
// the window, and what comes of an event that has moved on meanwhile is dropped.
type outlook struct {
	screen *Table
	Check  *controls.Check
	of     *model.Tournament // the event and section that it is of, or is being worked out for
	in     model.ID
	made   *charts.Outlook // nil while it is being worked out, and where there is none
	stop   func()
}

func newOutlook(s *Table) *outlook {
	x := &outlook{screen: s, stop: func() {}}
	x.Check = controls.NewCheck(words.Say("standings.outlook"), func(bool) { s.Show(s.st) })
	s.extend = x.extend
	return x
}

// extend adds the columns where they are asked for and there; otherwise it has them worked out.
func (x *outlook) extend(t *table.Table) {
	st := x.screen.st
	if x.Check.Hidden = st.Section == nil; x.Check.Hidden {
		return
	}
	if !x.Check.Checked || st.Standings() == nil || len(t.Rows) == 0 {
		return
	}
	if x.of != st.Event || x.in != st.Section.ID {
		x.begin(st)
	}
	if x.made != nil {
		charts.BesideStandings(t, x.made, x.screen.Host.Options())
	}
}

func (x *outlook) begin(st host.State) {
	x.stop()
	x.of, x.in, x.made = st.Event, st.Section.ID, nil
	standings, o := st.Standings(), x.screen.Host.Options()
	asking := true
	x.stop = x.screen.Host.Beside(words.Say("standings.outlook"), func(<-chan struct{}) func() {
		made, err := charts.ForecastOf(standings, charts.ForecastPlaces, o)
		return func() {
			if err != nil {
				x.screen.Host.Say(words.Err(err))
				return
			}
			if x.made = made; !asking {
				x.screen.Show(x.screen.st)
			}
		}
	})
	asking = false
}

package ui

import (
	"strings"

	"fyne.io/fyne/v2/theme"

	"wallchart/export/reports"
	"wallchart/ui/exchange"
	"wallchart/ui/kit/words"
	"wallchart/ui/paper"
)

// outputs are all reports, and all kinds of files that a section can be written as, for the palette: each opens the dialog that writes it,
// with that chosen.
func (x *actions) outputs() []output {
	var all []output
	add := func(wording, why, key, also string, do func()) {
		others, _ := words.Find("also." + key)
		all = append(all, output{find{wording: wording, why: why, icon: theme.DownloadIcon, do: func() {
			if why != "" {
				x.documents.Say(why)
				return
			}
			do()
		}}, strings.Join([]string{others, also, words.Say("cmd.print.print")}, " ")})
	}
	why := x.whyNoStandings()
	for _, r := range reports.All {
		not := why
		if s := x.now().Section; not == "" && !r.For(s) {
			not = words.Say("find.report.none")
		}
		add(words.Say("find.report", r.Name), not, "report."+r.ID, r.ID+" "+r.Also, func() { x.paper.ExportOf(r.ID, "") })
	}
	for _, f := range paper.Forms() {
		add(words.Say("find.file", f.Title, f.Ending), why, "form."+f.Name, f.Name, func() { x.paper.ExportOf("", f.Name) })
	}
	why = x.whyNoSection()
	for i, f := range exchange.Formats() {
		add(words.Say("find.file", f.Name(), f.Ending), why, f.Wording, "", func() { x.exchange().ShowFor(i) })
	}
	return all
}

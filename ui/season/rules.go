package season

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/season"
	"wallchart/model"
	"wallchart/standings/series"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// rulePage is the name of the series, what events bring, and how many of them count.
type rulePage struct {
	of                                                           *Dialog
	name, points, other, score, participation, only, best, least *controls.Entry
	ties                                                         *controls.Select
	levels                                                       []*controls.Select
	wrong                                                        error // what of it cannot be read
	showing                                                      bool
	page                                                         fyne.CanvasObject
}

// ties and their words, in the order of menus.
var (
	allTies   = []series.Ties{series.Share, series.Higher, series.Placed}
	tieWords  = []string{"season.ties.share", "season.ties.higher", "season.ties.place"}
	levelWord = map[series.Level]string{series.ByBest: "season.level.best", series.ByFirsts: "season.level.firsts",
		series.ByEvents: "season.level.events", series.ByLast: "season.level.last"}
)

func newRulePage(d *Dialog) *rulePage {
	p := &rulePage{of: d}
	rows := container.New(controls.FormRows())
	add := func(wording string, o fyne.CanvasObject) {
		rows.Add(widget.NewLabel(words.Say(wording)))
		rows.Add(o)
	}
	entry := func(wording, without string) *controls.Entry {
		e := controls.NewEntry()
		e.SetPlaceHolder(words.Say(without))
		e.OnChanged = func(string) { p.take() }
		add(wording, e)
		return e
	}
	p.name = entry("season.name", "season.untitled")
	p.points = entry("season.points", "season.points.none")
	p.other = entry("season.else", "season.nothing")
	p.score = entry("season.score", "season.nothing")
	p.participation = entry("season.participation", "season.nothing")
	p.ties = controls.NewSelect(said(tieWords), func(string) { p.take() })
	add("season.ties", p.ties)
	p.only = entry("season.only", "season.only.none")
	p.best = entry("season.best", "season.best.all")
	p.least = entry("season.least", "season.least.any")
	names := []string{words.Say("season.level.none")}
	for _, l := range series.Levels {
		names = append(names, words.Say(levelWord[l]))
	}
	levels := container.NewGridWithColumns(2)
	for range series.Levels {
		s := controls.NewSelect(names, func(string) { p.take() })
		p.levels = append(p.levels, s)
		levels.Add(s)
	}
	add("season.level", levels)
	hint := widget.NewLabel(words.Say("season.rules.hint"))
	hint.Wrapping, hint.Importance = fyne.TextWrapWord, widget.LowImportance
	p.page = container.NewVScroll(container.NewVBox(hint, rows))
	return p
}

func said(wordings []string) (all []string) {
	for _, w := range wordings {
		all = append(all, words.Say(w))
	}
	return all
}

// show puts what the season says into the fields, unless something stands there that cannot be read.
func (p *rulePage) show() {
	for _, e := range p.entries() {
		e.In(p.of.dialog)
	}
	if p.wrong != nil {
		return
	}
	p.showing = true
	defer func() { p.showing = false }()
	s := &p.of.file.Season
	number := func(h series.Hundredths) string {
		if h == 0 {
			return ""
		}
		return p.of.number(h)
	}
	count := func(n int) string {
		if n == 0 {
			return ""
		}
		return strconv.Itoa(n)
	}
	var points []string
	for _, h := range s.Places {
		points = append(points, p.of.number(h))
	}
	p.name.SetText(s.Name)
	p.points.SetText(strings.Join(points, " "))
	p.other.SetText(number(s.Else))
	p.score.SetText(number(s.Score))
	p.participation.SetText(number(s.Participation))
	p.only.SetText("")
	if s.Only != "" {
		p.only.SetText(words.Text(model.RuleWords(s.Only)))
	}
	p.best.SetText(count(s.Best))
	p.least.SetText(count(s.Least))
	p.ties.SetSelectedIndex(max(0, slices.Index(allTies, s.Ties)))
	for n, l := range p.levels {
		at := 0
		if n < len(s.Levels) {
			at = slices.Index(series.Levels, s.Levels[n]) + 1
		}
		l.SetSelectedIndex(at)
	}
}

func (p *rulePage) entries() []*controls.Entry {
	return []*controls.Entry{p.name, p.points, p.other, p.score, p.participation, p.only, p.best, p.least}
}

// take takes what stands in the fields; what cannot be read is said, and the season stays as it was.
func (p *rulePage) take() {
	if p.showing {
		return
	}
	next := p.of.file.Season
	next.Name = model.OneLine(strings.TrimSpace(p.name.Text))
	next.Places, next.Else, next.Score, next.Participation, next.Only, next.Best, next.Least, next.Levels = nil, 0, 0, 0, "", 0, 0, nil
	var errs []error
	for _, f := range []struct {
		word  string
		entry *controls.Entry
	}{{"points", p.points}, {"else", p.other}, {"score", p.score}, {"participation", p.participation}, {"only", p.only},
		{"best", p.best}, {"least", p.least}} {
		if text := strings.TrimSpace(f.entry.Text); text != "" {
			errs = append(errs, season.Set(&next, f.word+" "+text))
		}
	}
	next.Ties = allTies[p.ties.SelectedIndex()]
	for _, l := range p.levels {
		if at := l.SelectedIndex(); at > 0 && !slices.Contains(next.Levels, series.Levels[at-1]) {
			next.Levels = append(next.Levels, series.Levels[at-1])
		}
	}
	if p.wrong = errors.Join(errs...); p.wrong != nil {
		p.of.dialog.Problem(words.Err(p.wrong))
		return
	}
	p.of.dialog.Problem("")
	p.of.file.Season = next
	p.of.made, p.of.wrong = nil, nil
}

package settings

import (
	"errors"
	"strconv"
	"strings"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/ui/choices"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// roundsPage has the number of rounds, the boards of a match and the colours.
type roundsPage struct {
	all             *Section
	planned, boards *controls.Entry
	halfByes, end   *controls.Entry // how many each may have, and in how many last rounds there are none
	colours         *controls.Entry
	Primary         *controls.Select
	initial         *controls.Select
	games           *controls.Select // of two who are paired
	ratings         *controls.Select
	control         *controls.Select
	drawn           *widget.Label
	draw            *controls.Button
	seed            int64
	lot             model.Colour // drawn with the seed, NoColour before
	drawnBy         phrase.Text  // the words for it
	whole           fyne.CanvasObject
}

func newRoundsPage(n *Section) *roundsPage {
	s := n.section
	p := &roundsPage{all: n, planned: controls.NewEntry(), boards: controls.NewEntry(), colours: controls.NewEntry(),
		drawn: controls.Wrapped("")}
	p.planned.SetPlaceHolder(words.Say("settings.planned.hint"))
	p.planned.SetText(words.NumberOrNothing(s.Planned))
	p.boards.SetText(words.NumberOrNothing(s.Boards))
	p.halfByes, p.end = controls.NewEntry(), controls.NewEntry()
	p.halfByes.SetPlaceHolder(words.Say("settings.halfByes.hint"))
	if s.HalfByes != 0 {
		p.halfByes.SetText(strconv.Itoa(s.HalfByeLimit()))
	}
	p.end.SetText(words.NumberOrNothing(s.HalfByesEnd))
	p.colours.SetText(s.BoardColours)
	p.colours.SetPlaceHolder(words.Say("settings.colours.hint"))
	p.Primary = controls.NewSelect([]string{words.Say("score.matchGame"), words.Say("score.gameMatch"),
		words.Say("score.matchOnly"), words.Say("score.gameOnly")}, nil)
	p.Primary.SetSelectedIndex(int(s.Primary))
	if s.PrimaryOnly {
		p.Primary.SetSelectedIndex(2 + int(s.Primary))
	}
	p.initial = controls.NewSelect([]string{words.Say("settings.initial.none"), words.Say("settings.white"), words.Say("settings.black")},
		nil)
	p.initial.SetSelectedIndex(int(s.InitialColour))
	rows := container.New(controls.FormRows(), widget.NewLabel(words.Say("settings.planned")), p.planned,
		widget.NewLabel(words.Say("settings.halfByes")),
		container.NewGridWithColumns(2, p.halfByes,
			container.NewBorder(nil, nil, widget.NewLabel(words.Say("settings.halfByes.end")), nil, p.end)))
	p.games = choices.NewGames()
	p.games.SetSelectedIndex(s.Games() - 1)
	if !s.Team() {
		rows.Add(widget.NewLabel(words.Say("settings.games")))
		rows.Add(p.games)
	} else {
		for _, o := range []fyne.CanvasObject{widget.NewLabel(words.Say("new.boards")), p.boards,
			widget.NewLabel(words.Say("settings.colours")), p.colours,
			widget.NewLabel(words.Say("settings.primary")), p.Primary} {
			rows.Add(o)
		}
	}
	p.ratings, p.control = newRatingChoice(n.event, s)
	p.draw = controls.NewButton(words.Say("settings.lot"), p.DrawLot)
	rows.Add(widget.NewLabel(words.Say("settings.initial")))
	rows.Add(container.NewBorder(nil, nil, nil, p.draw, p.initial))
	ratings := container.New(controls.FormRows(), widget.NewLabel(words.Say("settings.ratings")),
		p.ratings, widget.NewLabel(words.Say("settings.control")), p.control)
	p.whole = container.NewVBox(rows, p.drawn, controls.Wrapped(words.Say("settings.initial.hint")),
		ratings, controls.Wrapped(words.Say("settings.ratings.hint")))
	return p
}

// newRatingChoice are the selections of which rating counts, and which column of
// a rating list that is.
func newRatingChoice(t *model.Tournament, s *model.Section) (ratings, control *controls.Select) {
	wording := choices.RatingWords()
	wording[0] = words.Say("settings.ratings.usual", wording[t.UsualRatings(s)])
	ratings = controls.NewSelect(wording, nil)
	ratings.SetSelectedIndex(int(s.Ratings))
	control = controls.NewSelect([]string{words.Say("settings.control.standard"),
		words.Say("settings.control.rapid"), words.Say("settings.control.blitz")}, nil)
	control.SetSelectedIndex(int(s.Control))
	return ratings, control
}

func (p *roundsPage) object() fyne.CanvasObject { return p.whole }
func (p *roundsPage) shown()                    {}
func (p *roundsPage) entries() []*controls.Entry {
	return []*controls.Entry{p.planned, p.halfByes, p.end, p.boards, p.colours}
}

// DrawLot draws the initial colour, once. The seed is the microsecond of the
// draw; it is shown and goes into the log, so that the draw can be repeated.
func (p *roundsPage) DrawLot() {
	p.draw.Disable()
	p.seed = p.all.host.Clock().UnixMicro()
	p.lot, p.drawnBy = pair.Lot(p.seed)
	p.initial.SetSelectedIndex(int(p.lot))
	p.drawn.SetText(p.lotWords())
}

// lotWords tell of the lot, "" when none was drawn or another colour was chosen
// after it.
func (p *roundsPage) lotWords() string {
	if p.lot == model.NoColour || model.Colour(p.initial.SelectedIndex()) != p.lot {
		return ""
	}
	return words.Text(p.drawnBy)
}

func (p *roundsPage) put(to *steps.Settings) error {
	for _, f := range []struct {
		entry   *controls.Entry
		to      *int
		wording string
	}{{p.planned, &to.Planned, "new.badRounds"}, {p.boards, &to.Boards, "new.badBoards"}} {
		text := strings.TrimSpace(f.entry.Text)
		if text == "" {
			*f.to = 0
			continue
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 || n > 99 {
			return errors.New(words.Say(f.wording, text))
		}
		*f.to = n
	}
	if n := len(p.all.section.Rounds); to.Planned > 0 && to.Planned < n {
		return errors.New(words.Say("settings.tooFew", n))
	}
	if err := p.putHalfByes(to); err != nil {
		return err
	}
	to.BoardColours = strings.ToUpper(strings.TrimSpace(p.colours.Text))
	if to.GamesPerPairing = 0; !p.all.section.Team() {
		to.GamesPerPairing = choices.GamesOf(p.games)
	}
	to.InitialColour = model.Colour(p.initial.SelectedIndex())
	to.Ratings, to.Control = model.RatingChoice(p.ratings.SelectedIndex()), model.TimeControl(p.control.SelectedIndex())
	if p.all.section.Team() {
		to.Primary, to.PrimaryOnly = model.ScoreKind(p.Primary.SelectedIndex()%2), p.Primary.SelectedIndex() >= 2
	}
	return nil
}

// putHalfByes reads how many half-point byes each may have, nothing for the usual number and 0 for none, and the last rounds
// without any.
func (p *roundsPage) putHalfByes(to *steps.Settings) error {
	to.HalfByes, to.HalfByesEnd = 0, 0
	for _, f := range []struct {
		entry *controls.Entry
		to    *int
		none  int // what a nought is kept as
	}{{p.halfByes, &to.HalfByes, model.NoHalfByes}, {p.end, &to.HalfByesEnd, 0}} {
		text := strings.TrimSpace(f.entry.Text)
		if text == "" {
			continue
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 || n > 99 {
			return errors.New(words.Say("settings.halfByes.bad", text))
		}
		if *f.to = n; n == 0 {
			*f.to = f.none
		}
	}
	return nil
}

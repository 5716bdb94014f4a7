package boards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// ratingAsked is the dialog in which a game gets another result for rating.
type ratingAsked struct {
	screen  *Rounds
	Dialog  *controls.Dialog
	pairing model.Pairing
	game    *controls.Select // the board of a match
	As      *controls.Select
	now     *widget.Label
	Reason  *controls.Entry
	options []string // what is chosen from, without the first line
}

// AskForRating asks what the game of a row counts as for rating, and returns the dialog; nil where there is none.
func (s *Rounds) AskForRating() *ratingAsked {
	row, _, ok := s.Grid.Selected()
	p := s.At(row)
	if !ok || p == nil || p.IsBye() {
		s.Host.Say(words.Say("rounds.markBoard"))
		return nil
	}
	a := &ratingAsked{screen: s, pairing: *p, now: controls.Wrapped(""), Reason: controls.NewEntry(), options: arbiter.RatedAs()}
	shown := []string{words.Say("forrating.asResult")}
	for _, text := range a.options {
		if text == arbiter.NotRated {
			text = words.Say("forrating.unrated")
		}
		shown = append(shown, text)
	}
	a.As = controls.NewSelect(shown, nil)
	rows := container.New(controls.FormRows())
	if s.St.Section.Team() {
		var boards []string
		for b := range p.Games {
			boards = append(boards, words.Say("forrating.board", b+1, a.player(b, 0), a.player(b, 1)))
		}
		a.game = controls.NewSelect(boards, func(string) { a.show() })
		rows.Add(widget.NewLabel(words.Say("match.board")))
		rows.Add(a.game)
		if len(boards) > 0 {
			a.game.SetSelectedIndex(0)
		}
	}
	for _, o := range []fyne.CanvasObject{widget.NewLabel(words.Say("forrating.as")), a.As,
		widget.NewLabel(words.Say("adjust.reason")), a.Reason} {
		rows.Add(o)
	}
	a.show()
	a.Dialog = controls.NewDialog(s.Host.Canvas(), words.Say("forrating.title", s.name(p.Sides[0]), s.name(p.Sides[1])),
		container.NewVBox(a.now, rows), words.Say("dialog.ok"), words.Say("dialog.cancel"))
	a.Dialog.Confirm = a.enter
	a.Reason.In(a.Dialog)
	s.Host.Ask(a.Dialog, style.Form, a.As)
	return a
}

func (a *ratingAsked) player(board, side int) string {
	if p := a.screen.St.Section.Player(a.pairing.Games[board].Players[side]); p != nil {
		return p.Name
	}
	return ""
}

// board is the board within a match, from 1; 0 for a game of players.
func (a *ratingAsked) board() int {
	if a.game == nil {
		return 0
	}
	return a.game.SelectedIndex() + 1
}

// show says what stands, and chooses what was chosen before.
func (a *ratingAsked) show() {
	result, f := a.pairing.Outcomes, a.pairing.ForRating
	if b := a.board(); b > 0 && b <= len(a.pairing.Games) {
		result, f = a.pairing.Games[b-1].Outcomes, a.pairing.Games[b-1].ForRating
	}
	text := model.ResultText(result)
	if text == "" {
		text = words.Say("second.open")
	}
	a.now.SetText(words.Say("forrating.now", text))
	a.As.SetSelectedIndex(0)
	for i, as := range a.options {
		if f.Set() && (as == model.ResultText(f.Outcomes) || as == arbiter.NotRated && f.Outcomes == model.Unrated(result)) {
			a.As.SetSelectedIndex(i + 1)
		}
	}
	a.Reason.SetText(f.Reason)
}

// enter decides what was entered.
func (a *ratingAsked) enter() error {
	text := arbiter.AsInResult
	if i := a.As.SelectedIndex(); i > 0 {
		text = a.options[i-1]
	}
	s := a.screen
	c, err := arbiter.ForRating(s.St.Section, s.Round, a.pairing.Board, a.pairing.Sides[0], a.board(), text, a.Reason.Text)
	if err != nil {
		return err
	}
	return s.Host.Do(c)
}

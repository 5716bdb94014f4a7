package choices

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// Questions asks what the rules of a section leave to the organiser: the question, the answers to choose from, and for the unrated a
// rating to type. While nobody has decided it says what holds. The assistant and the screen of the tie-breaks show the same one.
type Questions struct {
	Box    *fyne.Container
	decide func(on model.Question, answer string) error
	choice map[model.Question]*controls.Select // of the questions that are shown
	rating *controls.Entry                     // nil where nobody asks for one
	Within *fyne.Container                     // where the box stands; it makes room anew
}

// NewQuestions is an empty box; decide is told each answer.
func NewQuestions(decide func(on model.Question, answer string) error) *Questions {
	return &Questions{Box: container.NewVBox(), decide: decide}
}

// Show shows the questions, none for an empty box.
func (q *Questions) Show(open []arbiter.Open) {
	q.Box.RemoveAll()
	q.choice, q.rating = map[model.Question]*controls.Select{}, nil
	for _, o := range open {
		q.Box.Add(q.row(o))
	}
	q.Box.Refresh()
	if q.Within != nil {
		for range 2 { // how high a sentence is it knows when it knows its width
			q.Within.Refresh()
		}
	}
}

// row is one question.
func (q *Questions) row(o arbiter.Open) fyne.CanvasObject {
	ask := controls.Wrapped(words.Text(o.Ask))
	var answers []string
	for _, a := range o.Answers {
		answers = append(answers, words.Text(a.Words()))
	}
	choice := controls.NewSelect(answers, nil)
	choice.PlaceHolder = words.Say("questions.open")
	q.choice[o.On] = choice
	given := slices.IndexFunc(o.Answers, func(a model.Ruling) bool { return a.Answer == o.Given })
	if given >= 0 {
		choice.Selected = answers[given]
	}
	choice.OnChanged = func(string) {
		if i := choice.SelectedIndex(); i >= 0 {
			_ = q.decide(o.On, o.Answers[i].Answer)
		}
	}
	row := container.NewBorder(nil, nil, nil, nil, choice)
	if o.On == model.OnUnrated && len(o.Answers) > 1 {
		q.rating = controls.NewEntry()
		q.rating.SetPlaceHolder("1400")
		if given < 0 {
			q.rating.SetText(o.Given)
		}
		q.rating.OnSubmitted = func(text string) {
			if err := q.decide(o.On, text); err != nil {
				q.rating.SetValidationError(err)
			}
		}
		count := container.NewHBox(widget.NewLabel(words.Say("questions.rating")), container.New(controls.AtLeast(70), q.rating))
		row = container.NewBorder(nil, nil, nil, count, choice)
	}
	all := container.NewVBox(ask, row)
	if o.Given == "" {
		ask.Importance = widget.WarningImportance
		holds := controls.Wrapped(words.Text(o.Holds) + ".")
		holds.SizeName, holds.Importance = theme.SizeNameCaptionText, widget.LowImportance
		all.Add(holds)
	}
	return all
}

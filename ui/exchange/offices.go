package exchange

import (
	"errors"
	"io"

	"wallchart/export/federation"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/ui/kit/words"
)

// Name is what the form is called in the list of forms.
func (f format) Name() string {
	if f.office {
		return words.Text(f.text)
	}
	return words.Say(f.Wording)
}

// offices are the forms of rating offices: a file that one of them would refuse is not written, and each objection leads to its place.
func offices() (all []format) {
	for _, form := range federation.All {
		all = append(all, format{text: form.Name, Ending: form.Ending, office: true, whole: form.Whole,
			missing: func(t *model.Tournament, s *model.Section) model.Problems {
				return placed(form.Check(t, s), form, t, s)
			},
			write: func(w io.Writer, event *wallchart.File, s *model.Section) ([]phrase.Text, error) {
				lost, err := form.Write(w, event.Tournament, s)
				var refused model.Problems
				if errors.As(err, &refused) { // they are listed below, each with its link
					err = errors.New(words.Say("exchange.refused", len(refused)))
				}
				return lost, err
			}})
	}
	return all
}

// placed says in which section each objection is, where the event has several.
func placed(found model.Problems, form federation.Form, t *model.Tournament, s *model.Section) model.Problems {
	for i := range found {
		if found[i].Section == "" && found[i].Field == "" && !form.Whole && len(t.Sections) > 1 {
			found[i].Section = s.Name
		}
	}
	return found
}

// officeFile is how the file of an office is called.
func officeFile(f format, event string, s *model.Section, sections int) string {
	if !f.whole && sections > 1 && s.Name != event {
		event += " " + s.Name
	}
	return event + " " + f.Name()
}

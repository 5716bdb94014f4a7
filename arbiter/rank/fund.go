package rank

import (
	"errors"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Fund is the step to the prizes of a section. A fund without a prize takes those there are out of it, and what was said of their division
// goes with them. What the event would refuse to keep is refused here.
func Fund(t *model.Tournament, s *model.Section, n model.Fund) (journal.Change, error) {
	set := steps.SetFund{Section: s.ID}
	if len(n.Prizes) > 0 {
		set.Fund = &n
	}
	if _, err := set.Apply(t); err != nil {
		return nil, err
	}
	return set, nil
}

// BasedOn reads the number of entries for which a fund was announced: nothing is 0, all of it is guaranteed.
func BasedOn(text string) (int, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return 0, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, phrase.Errorf("%q is no number of entries. Write one such as 50, or nothing where all is guaranteed", text)
	}
	return n, nil
}

// FundAnswers are the settings of a fund as they are typed; nothing typed is what they are without them.
type FundAnswers struct {
	BasedOn string // the number of entries for which it was announced
	Entries string // those that count, such as 38.5
	Least   string // the part in percent that is paid whatever comes
	Fees    string // what shares are shares of
	Limits  string // what those of a category may win: "unrated=100, U1400=50%"

	Whole, Unrated, Several bool
}

// AnswersOf are the settings of a fund as Put reads them.
func AnswersOf(f model.Fund) FundAnswers {
	a := FundAnswers{Whole: f.Whole, Unrated: f.Unrated, Several: f.Several}
	if f.BasedOn > 0 {
		a.BasedOn = strconv.Itoa(f.BasedOn)
	}
	if f.Entries > 0 {
		a.Entries = f.Entries.String()
	}
	switch {
	case f.Least == model.NoLeast:
		a.Least = "0"
	case f.Least > 0:
		a.Least = strconv.Itoa(f.Least)
	}
	if f.Fees > 0 {
		a.Fees = f.Fees.String()
	}
	var limits []string
	for _, l := range f.Limits {
		limits = append(limits, l.String())
	}
	a.Limits = strings.Join(limits, "; ")
	return a
}

// Put reads the settings into a fund. What can be read is in it even when something else cannot.
func (a FundAnswers) Put(f *model.Fund) error {
	f.Whole, f.Unrated, f.Several = a.Whole, a.Unrated, a.Several
	var all []error
	basedOn, err := BasedOn(a.BasedOn)
	f.BasedOn, all = basedOn, append(all, err)
	f.Entries = 0
	if text := strings.TrimSpace(a.Entries); text != "" {
		if f.Entries, err = model.ParsePoints(text); err != nil || f.Entries <= 0 {
			f.Entries, all = 0, append(all, phrase.Errorf("%q is no number of entries that count. Write one such as 38 or 38.5", text))
		}
	}
	f.Least = 0
	if text := strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(a.Least), "%")); text != "" {
		switch n, err := strconv.Atoi(text); {
		case err != nil || n < 0 || n > 100:
			all = append(all, phrase.Errorf("%q is no part in percent. Write 50, 0 for none, or nothing for what rule 32 says", text))
		case n == 0:
			f.Least = model.NoLeast
		default:
			f.Least = n
		}
	}
	f.Fees = 0
	if text := strings.TrimSpace(a.Fees); text != "" {
		f.Fees, err = model.ParseCents(text)
		all = append(all, err)
	}
	f.Limits = nil
	for _, text := range limitTexts(a.Limits) {
		l, err := model.ParsePrizeLimit(text)
		if err != nil {
			all = append(all, err)
			continue
		}
		f.Limits = append(f.Limits, l)
	}
	return errors.Join(all...)
}

// limitTexts parts limits at semicolons, line ends, and commas before a blank: a comma may stand in an amount as well.
func limitTexts(text string) (all []string) {
	for _, one := range strings.FieldsFunc(strings.ReplaceAll(text+" ", ", ", ";"), func(r rune) bool { return r == ';' || r == '\n' }) {
		if one = strings.TrimSpace(one); one != "" {
			all = append(all, one)
		}
	}
	return all
}

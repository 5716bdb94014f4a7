package health

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Kind is a kind of findings.
type Kind struct {
	Code string
	Name phrase.Text // in a list of kinds
}

// Kinds are all there are, in the order in which they are listed.
var Kinds = []Kind{
	{"missing-results", phrase.New("boards without a result")},
	{"phones-differ", phrase.New("results from phones that differ")},
	{"adjourned", phrase.New("adjourned games")},
	{"forfeit-paired", phrase.New("paired again after losing by forfeit")},
	{"no-shows", phrase.New("who has not come and is to be paired")},
	{"late-unpaired", phrase.New("late entries who are not paired")},
	{"unpaired", phrase.New("takes part and is not paired")},
	{"here-left-out", phrase.New("checked in and left out")},
	{"same-person", phrase.New("one person entered twice")},
	{"school-spellings", phrase.New("one school in several spellings")},
	{"membership", phrase.New("memberships that end before the event does")},
	{"id-form", phrase.New("IDs that cannot be right")},
	{"same-name", phrase.New("one name twice")},
	{"bye-not-given", phrase.New("byes asked for and not given")},
	{"half-byes", phrase.New("more half-point byes than allowed")},
	{"half-bye-no-right", phrase.New("half-point byes without a right to them")},
	{"half-across", phrase.New("games across sections with one half")},
	{"final-groups", phrase.New("finals whose groups were corrected")},
	{"half-bye-late", phrase.New("half-point byes in the last rounds")},
	{"siblings-meet", phrase.New("siblings about to meet")},
	{"clubmates-meet", phrase.New("clubmates about to meet")},
	{"unrated-in-tie-break", phrase.New("tie-breaks that need ratings which are not there")},
	{"undecided", phrase.New("what rules leave open and nobody has decided")},
	{"swiss-tie-break", phrase.New("tie-breaks for a Swiss in an all-play-all")},
	{"not-its-table", phrase.New("standings that are not the table of the pairing system")},
	{"too-many-rounds", phrase.New("more rounds than can be paired")},
	{"other-pairs", phrase.New("games of a round in which the pairs are not those of the first")},
	{"games-left-over", phrase.New("a last round with fewer games than the others")},
	{"scoring", phrase.New("scoring that FIDE does not accept")},
	{"expelled", phrase.New("expulsions")},
	{"rated-otherwise", phrase.New("games that count otherwise for rating")},
	{"not-of-the-system", phrase.New("rounds that are not the pairing system’s")},
	{"hand-open", phrase.New("rounds by hand that are not declared complete")},
	{"not-everybody", phrase.New("all-play-alls in which somebody does not meet everybody")},
	{"full-byes", phrase.New("points without a game")},
	{"stated-otherwise", phrase.New("imported files that state other points or places")},
	{"long-event", phrase.New("events of more than 30 days, and over the turn of a month")},
	{"list-of-another-month", phrase.New("ratings from the list of another month")},
	{"changed", phrase.New("what was announced and was changed after the start")},
	{"inconsistent", phrase.New("what makes numbers wrong")},
}

// SetQuiet is the step that switches a kind of findings off in an event, or on again; nil where it is so already. It is for the event
// and not for the person at the desk: the file keeps it, and the log says when it was done (VCL4THP.13, questions 218 to 221).
func SetQuiet(t *model.Tournament, code string, quiet bool) (journal.Change, error) {
	if !slices.ContainsFunc(Kinds, func(k Kind) bool { return k.Code == code }) {
		return nil, phrase.Errorf("there are no problems of the kind %q", code)
	}
	if slices.Contains(t.Quiet, code) == quiet {
		return nil, nil
	}
	return steps.SetQuiet{Kind: code, Quiet: quiet}, nil
}

// Quieted is the step that makes those kinds quiet and no others; nil when they are.
func Quieted(t *model.Tournament, codes []string) (journal.Change, error) {
	var changes []journal.Change
	for _, k := range Kinds {
		c, err := SetQuiet(t, k.Code, slices.Contains(codes, k.Code))
		if err != nil {
			return nil, err
		}
		if c != nil {
			changes = append(changes, c)
		}
	}
	return steps.OneStep(phrase.New("Which problems are listed"), changes), nil
}

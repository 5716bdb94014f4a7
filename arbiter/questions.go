package arbiter

import (
	"cmp"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// Open is a question that the rules of a section leave to its announcement, and that its list, its people and its points bring up. It is
// asked once, wherever somebody looks at the tie-breaks; the section keeps the answer.
type Open struct {
	On    model.Question
	Ask   phrase.Text
	Given string      // the answer, "" where nobody has decided
	Holds phrase.Text // what holds then
	// Answers are those to choose from; a rating for the unrated is typed.
	Answers []model.Ruling
}

// Questions are those of a section, answered or not.
func Questions(t *model.Tournament, s *model.Section) []Open {
	var all []Open
	for _, ask := range []func(*model.Tournament, *model.Section) (Open, bool){unratedQuestion, byeQuestion, carriedQuestion} {
		if q, arises := ask(t, s); arises {
			q.Given = cmp.Or(q.Given, s.Ranking.Ruled(q.On))
			all = append(all, q)
		}
	}
	return all
}

// Undecided are the questions of a section that nobody has answered.
func Undecided(t *model.Tournament, s *model.Section) []Open {
	var open []Open
	for _, q := range Questions(t, s) {
		if q.Given == "" {
			open = append(open, q)
		}
	}
	return open
}

// unratedQuestion: a tie-break of the list needs ratings, and somebody has none. In FIDE mode FIDE's text is the answer.
func unratedQuestion(t *model.Tournament, s *model.Section) (Open, bool) {
	codes := catalogue.NeedsRatings(s)
	if s.Team() || len(codes) == 0 {
		return Open{}, false
	}
	var who []phrase.Text
	more := 0
	sheet := model.NewSheet(t, s, 1)
	for i := range sheet.Lines {
		switch l := &sheet.Lines[i]; {
		case l.Rating != 0:
		case len(who) == mostNamed:
			more++
		default:
			who = append(who, phrase.Verbatim(l.Name))
		}
	}
	if who == nil {
		return Open{}, false
	}
	if more > 0 {
		who = append(who, phrase.Count(more, "%d more", "%d more"))
	}
	q := Open{On: model.OnUnrated,
		Ask:     phrase.New("%s: how do those without a rating count (%s)?", phrase.Join(", ", verbatim(codes)...), phrase.Join("; ", who...)),
		Holds:   phrase.New("Games against the unrated are left out until somebody decides"),
		Answers: []model.Ruling{{On: model.OnUnrated, Answer: model.UnratedDrop}, {On: model.OnUnrated, Answer: model.UnratedOut}}}
	if catalogue.RulesFor(t, s).DropUnrated {
		q.Holds = phrase.New("FIDE’s text holds until somebody decides: FIDE’s tie-breaks of ratings are left out")
	}
	if s.FIDE {
		q.Given, q.Answers = model.UnratedDrop, q.Answers[:1]
	}
	return q, true
}

// mostNamed is how many people a question names.
const mostNamed = 3

func verbatim(words []string) []phrase.Text {
	texts := make([]phrase.Text, len(words))
	for k, w := range words {
		texts[k] = phrase.Verbatim(w)
	}
	return texts
}

// byeQuestion: in a Swiss of an odd number the pairing allocates a bye, and the rules in use do not say what it is worth. Where it is
// worth something else than a win, somebody has decided.
func byeQuestion(t *model.Tournament, s *model.Section) (Open, bool) {
	if s.Format.Predetermined() || s.Competitors()%2 == 0 || !catalogue.RulesFor(t, s).OpenBye {
		return Open{}, false
	}
	q := Open{On: model.OnBye, Ask: phrase.New("What is the bye worth that the pairing gives when the number is odd?"),
		Holds: phrase.New("It is worth a win until somebody decides")}
	for _, answer := range []string{model.ByeWin, model.ByeDraw, model.ByeNothing} {
		q.Answers = append(q.Answers, model.Ruling{On: model.OnBye, Answer: answer})
		if answer != model.ByeWin && s.Scoring == byeWorth(s, answer) {
			q.Given = answer
		}
	}
	if q.Given == "" && s.Scoring != byeWorth(s, model.ByeWin) { // something else altogether
		return Open{}, false
	}
	return q, true
}

// byeWorth is the section's scoring with another worth of the bye.
func byeWorth(s *model.Section, answer string) model.Scoring {
	sc, boards := s.Scoring, model.Points(s.Boards)
	switch {
	case answer == model.ByeWin && s.Team():
		sc.MatchBye, sc.GamesBye = sc.MatchWin, sc.Win*boards
	case answer == model.ByeDraw && s.Team():
		sc.MatchBye, sc.GamesBye = sc.MatchDraw, sc.Draw*boards
	case s.Team():
		sc.MatchBye, sc.GamesBye = 0, 0
	case answer == model.ByeWin:
		sc.PairingBye = sc.Win
	case answer == model.ByeDraw:
		sc.PairingBye = sc.Draw
	default:
		sc.PairingBye = 0
	}
	return sc
}

// carriedQuestion: points were carried into a final, and a tie-break of the list adds up what opponents have.
func carriedQuestion(_ *model.Tournament, s *model.Section) (Open, bool) {
	carried, added := false, false
	for _, a := range s.Adjustments {
		carried = carried || a.Carried > 0
	}
	for _, code := range s.Ranking.TieBreaks {
		u, err := catalogue.Parse(code)
		added = added || err == nil && u.TieBreak.Opponents()
	}
	if !carried || !added {
		return Open{}, false
	}
	return Open{On: model.OnCarried,
		Ask:   phrase.New("Do opponents count with the points that they carried into the final?"),
		Holds: phrase.New("They count with them until somebody decides"),
		Answers: []model.Ruling{{On: model.OnCarried, Answer: model.CarriedIn},
			{On: model.OnCarried, Answer: model.CarriedOut}}}, true
}

// Decide is the step to an answer as it was typed; "" or "ask" takes it back.
func Decide(s *model.Section, on model.Question, answer string) (journal.Change, error) {
	if answer == "ask" {
		answer = ""
	}
	if answer == "" {
		return steps.SetRuling{Section: s.ID, On: on}, nil
	}
	r, err := model.ParseRuling(on, answer)
	if err != nil {
		return nil, err
	}
	set := steps.SetRuling{Section: s.ID, On: on, Answer: r.Answer}
	if sc := byeWorth(s, r.Answer); on == model.OnBye && sc != s.Scoring {
		return steps.Joined(r.Words(), steps.SetScoring{Section: s.ID, Scoring: sc}, set), nil
	}
	return set, nil
}

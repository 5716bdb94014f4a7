package model

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/phrase"
)

// Ruling is the organiser's answer to a question that the rules leave to the announcement of an event. Where there is none, what is
// usual holds; who computes with it says what that is.
type Ruling struct {
	On     Question `json:"on"`
	Answer string   `json:"answer"` // one of the words of the question, or a number where it takes one
}

// Question is what rules leave open.
type Question uint8

// Questions, in the order in which they are asked.
const (
	OnUnrated Question = iota // how players without a rating count in tie-breaks that are made of ratings
	OnBye                     // what the bye is worth that the pairing allocates
	OnCarried                 // whether points carried into a final are in the scores of opponents, where a tie-break adds those up

	Questions
)

// Answers.
const (
	UnratedDrop = "drop" // the tie-break is left out for everybody: FIDE's text, where nothing is announced
	UnratedOut  = "out"  // the games against the unrated are left out
	ByeWin      = "win"
	ByeDraw     = "draw"
	ByeNothing  = "nothing"
	CarriedIn   = "with"
	CarriedOut  = "without"
)

// answers are the words that may answer a question.
var answers = [Questions][]string{{UnratedDrop, UnratedOut}, {ByeWin, ByeDraw, ByeNothing}, {CarriedIn, CarriedOut}}

// String is "unrated", "bye" or "carried".
func (q Question) String() string { return questionNames[q] }

// MarshalText writes "unrated", "bye" or "carried".
func (q Question) MarshalText() ([]byte, error) { return word(uint8(q), "question", questionNames) }

// UnmarshalText reads "unrated", "bye" or "carried".
func (q *Question) UnmarshalText(text []byte) error {
	return wordOf(text, q, "%q is no question that rules leave open; known are %q", questionNames)
}

// mostUnrated is the highest rating that may be announced for the unrated.
const mostUnrated = 4000

// ParseRuling reads an answer: a word, or for the unrated a rating from 1 to 4000.
func ParseRuling(q Question, text string) (Ruling, error) {
	answer := strings.ToLower(strings.TrimSpace(text))
	if slices.Contains(answers[q], answer) {
		return Ruling{q, answer}, nil
	}
	if q != OnUnrated {
		return Ruling{}, phrase.Errorf("%q is no answer. Write one of %s", text, strings.Join(answers[q], ", "))
	}
	n, err := strconv.Atoi(answer)
	if err != nil || n < 1 || n > mostUnrated {
		return Ruling{}, phrase.Errorf("%q does not say how the unrated count. Write drop, out, or a rating from 1 to %d", text, mostUnrated)
	}
	return Ruling{q, strconv.Itoa(n)}, nil
}

// Ruled is the answer to a question, "" where nobody has given one.
func (r *Ranking) Ruled(q Question) string {
	for _, x := range r.Rulings {
		if x.On == q {
			return x.Answer
		}
	}
	return ""
}

// Rule is the rulings with another answer to a question; "" takes the answer back.
func (r *Ranking) Rule(q Question, answer string) []Ruling {
	n := slices.DeleteFunc(slices.Clone(r.Rulings), func(x Ruling) bool { return x.On == q })
	if answer != "" {
		n = append(n, Ruling{q, answer})
	}
	slices.SortFunc(n, func(a, b Ruling) int { return int(a.On) - int(b.On) })
	if len(n) == 0 {
		return nil
	}
	return n
}

// Words names what is decided.
func (q Question) Words() phrase.Text {
	switch q {
	case OnBye:
		return phrase.New("the bye")
	case OnCarried:
		return phrase.New("points carried into the final")
	}
	return phrase.New("players without a rating")
}

// Words is the answer as a sentence without its full stop.
func (r Ruling) Words() phrase.Text {
	switch {
	case r.On == OnUnrated && r.Answer == UnratedDrop:
		return phrase.New("Tie-breaks of ratings are left out where somebody is unrated")
	case r.On == OnUnrated && r.Answer == UnratedOut:
		return phrase.New("Games against the unrated are left out")
	case r.On == OnUnrated:
		return phrase.New("The unrated count as %s", r.Answer)
	case r.Answer == ByeWin:
		return phrase.New("The bye is worth a win")
	case r.Answer == ByeDraw:
		return phrase.New("The bye is worth a draw")
	case r.Answer == ByeNothing:
		return phrase.New("The bye is worth nothing")
	case r.Answer == CarriedOut:
		return phrase.New("Opponents count without the points that they carried")
	}
	return phrase.New("Opponents count with the points that they carried")
}

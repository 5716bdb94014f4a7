package arbiter

import (
	"slices"
	"strconv"
	"strings"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/phrase"
)

// Warning is what is said before a step of a section in FIDE mode that endangers its rating. The levels are those of FIDE's checklist:
//
//	2  the rules do not describe the step: it is acknowledged
//	3  it is not in the rules' sense, and does no great harm: it is confirmed or not done
//	4  it is against them, and may have to be: it is confirmed twice, the second time beside what follows from it
//	5  it is forbidden: the step is refused, as long as FIDE mode lasts (package journal)
//
// No warning can be switched off or lowered (VCL4THP.13, questions 218 to 221).
type Warning struct {
	Level int
	Code  string
	Text  phrase.Text
	Then  phrase.Text // what follows from it; empty below level 4
}

// Warnings are what is said before a change is made, the gravest first; none where no section is in FIDE mode, and none of a change that
// is refused.
func Warnings(t *model.Tournament, c journal.Change) []Warning {
	if !slices.ContainsFunc(t.Sections, func(s *model.Section) bool { return s.FIDE }) {
		return nil
	}
	made, err := c.Apply(t)
	if err != nil {
		return nil
	}
	var all [][]Warning
	var names []string
	for _, s := range t.Sections {
		if after := made.Section(s.ID); s.FIDE && after != nil && after != s {
			w := warner{t: t, change: c, before: s, after: after}
			w.look()
			all, names = append(all, w.found), append(names, s.Name)
		}
	}
	if len(all) > 1 {
		for k, of := range all {
			for i := range of {
				of[i].Text = phrase.New("%s: %s", names[k], of[i].Text)
			}
		}
	}
	found := slices.Concat(all...)
	slices.SortStableFunc(found, func(a, b Warning) int { return b.Level - a.Level })
	return found
}

// Warned are warnings as the log keeps them with a change that is made all the same.
func Warned(all []Warning) []journal.Warned {
	var out []journal.Warned
	for _, w := range all {
		out = append(out, journal.Warned{Level: w.Level, Say: w.Text})
	}
	return out
}

// ErrWarned refuses what is to be warned of to whoever cannot be asked: a player with a phone.
var ErrWarned = phrase.Errorf("FIDE mode warns of this result, so an arbiter enters it. Go to the arbiter with it")

// warner looks at a section before and after a step.
type warner struct {
	t             *model.Tournament
	change        journal.Change
	before, after *model.Section
	found         []Warning
}

// The levels that warnings are given here.
const (
	acknowledged   = 2
	confirmed      = 3
	confirmedTwice = 4
)

// add gives a warning; the code is the kind of step, for who lists them.
func (w *warner) add(level int, code string, text phrase.Text) {
	then := phrase.Text{}
	if level == confirmedTwice {
		then = phrase.New("The log, the list of problems and the report file say it for good.")
	}
	w.found = append(w.found, Warning{Level: level, Code: code, Text: text, Then: then})
}

func (w *warner) look() {
	if !w.after.FIDE {
		w.leaving()
		return
	}
	if w.before.Begun() {
		w.announced()
		w.thrownAway()
		w.amended()
		w.compared()
		w.adjourned()
	}
	w.paired()
	w.byes()
}

// leaving warns before FIDE mode is left (question 43). Before the first round nothing is lost by it.
func (w *warner) leaving() {
	if !w.before.Begun() {
		return
	}
	w.found = append(w.found, Warning{Level: 4, Code: "leave",
		Text: phrase.New("%s leaves FIDE mode. What FIDE's rules do not allow is no longer refused there, and FIDE may not rate it.",
			w.before.Name),
		Then: phrase.New("There is no way back, and it cannot be undone. The log, the list of problems and the report file say for good "+
			"that FIDE mode was left when %s.", phrase.Count(len(w.before.Rounds), "%d round was paired", "%d rounds were paired"))})
}

// announced warns before the number of rounds or the list of tie-breaks is another than was announced (questions 58 and 201).
func (w *warner) announced() {
	before, after := w.before, w.after
	if before.Planned > 0 && before.Planned != after.Planned {
		w.add(confirmedTwice, "rounds", phrase.New("The number of rounds becomes %d, and %d were announced. The last round has rules of its own.",
			after.Planned, before.Planned))
	}
	was, is := before.Ranking.TieBreaks, after.Ranking.TieBreaks
	list := func(codes []string) phrase.Text {
		if len(codes) == 0 {
			return phrase.New("none")
		}
		return phrase.Verbatim(strings.Join(codes, ", "))
	}
	if !slices.Equal(was, is) {
		w.add(confirmedTwice, "tie-breaks", phrase.New("The tie-breaks become %s, and %s were announced.", list(is), list(was)))
	}
	if before.Ranking.Unplayed != after.Ranking.Unplayed {
		w.add(confirmedTwice, "tie-breaks", phrase.New("Unplayed rounds count by other rules than were announced."))
	}
}

// thrownAway warns before a round that has results is taken away or laid anew.
func (w *warner) thrownAway() {
	for _, said := range pair.Gone(w.before, w.after, w.change) {
		w.found = append(w.found, Warning{Level: 4, Code: "results", Text: phrase.New("%s.", phrase.Sentence(said)),
			Then: phrase.New("The log keeps what was entered, and that it was thrown away. Undo brings it back.")})
	}
}

// amended warns before something is corrected on which the next round stands, before an adjourned game ends otherwise than it was taken
// for, and before starting numbers are others (questions 115, 150, 154, 163 and 190).
func (w *warner) amended() {
	for _, a := range w.after.Amended {
		if slices.Contains(w.before.Amended, a) {
			continue
		}
		who, was := named(w.before, a.From) // "1. Ann – Bob", "1-0"; now it may be another pair
		sides, is := named(w.after, a.To)
		before, after := phrase.Join(" ", phrase.Verbatim(who), was), phrase.Join(" ", phrase.Verbatim(sides), is)
		if sides == who && a.What == model.AmendedResult {
			after = is
		}
		switch {
		case a.What == model.AmendedResult && w.after.Format.Predetermined():
			w.add(confirmed, "correction",
				phrase.New("In round %d, %s becomes %s, and the round after it is paired. Once that round is over, an error "+
					"is corrected for rating alone: Round, Result for rating.", a.Round, before, after))
		case a.What == model.AmendedResult:
			w.add(confirmed, "correction",
				phrase.New("In round %d, %s becomes %s, and the round after it was paired on the former. Once that round is "+
					"over, an error is corrected for rating alone: Round, Result for rating.", a.Round, before, after))
		case a.What == model.AmendedAdjourned:
			w.add(confirmed, "adjournment", phrase.New("The adjourned game of round %d becomes %s. For the rounds paired since it was a draw.",
				a.Round, after))
		default:
			w.add(confirmed, "numbers",
				phrase.New("The starting numbers %s become %s. The rounds that are paired went by the former.", a.From, a.To))
		}
	}
}

// named takes a board apart that is kept in starting numbers, "3-7 1-0", "3-7/2 1-0" or "5 absent": who it is, by name, and what
// came of it.
func named(s *model.Section, board string) (who string, result phrase.Text) {
	sides, text, _ := strings.Cut(board, " ")
	numbers, game, ofMatch := strings.Cut(sides, "/")
	var names []string
	for _, number := range strings.Split(numbers, "-") {
		n, _ := strconv.Atoi(number)
		e, _ := s.ByNumber(n)
		names = append(names, e.Name)
	}
	result = phrase.Verbatim(text)
	var o model.Outcome
	if o.UnmarshalText([]byte(text)) == nil {
		result = o.Words()
	}
	if ofMatch {
		result = phrase.New("(board %s) %s", game, result)
	}
	return strings.Join(names, " – "), result
}

// compared warns before a round is kept that is not as the system makes it (questions 61 and 69).
func (w *warner) compared() {
	for _, c := range w.after.Compared {
		if c.Open || c.Same() || slices.ContainsFunc(w.before.Compared, func(o model.Compared) bool {
			return o.When == c.When && o.Round == c.Round && !o.Open && slices.Equal(o.Boards, c.Boards)
		}) {
			continue
		}
		what := Differing(c)
		switch c.When {
		case model.AtHand:
			w.add(confirmedTwice, "by-hand", phrase.New("Round %d was paired by hand and is not as the pairing system makes it: %s.", c.Round, what))
		case model.AtLast:
			w.add(confirmed, "last-round", phrase.New("Another round is the last then, and round %d is not as the pairing system makes it: %s.",
				c.Round, what))
		}
	}
}

// adjourned warns before a round is paired on games that have no result yet, which is registered of them then (questions 159, 160 and 168).
// Where two who are paired play several games, the round that is paired is the first of these.
func (w *warner) adjourned() {
	n := w.after.PairedSince(w.before)
	for r := n + 1; r <= len(w.after.Rounds); r++ {
		if w.after.Paired(r) && journal.Lays(w.change, w.after.ID, r) {
			n = r // the same pairs as before came of it
		}
	}
	if w.before.Format.Predetermined() {
		return
	}
	_, game := w.after.Meeting(n)
	n -= game - 1
	for r := range min(n-1, len(w.before.Rounds)) {
		var fresh, known []phrase.Text
		for i := range w.after.Rounds[r].Pairings {
			p := &w.after.Rounds[r].Pairings[i]
			was, _ := w.before.Rounds[r].Find(p.Sides[0])
			for _, b := range pair.Resting(p) {
				if open(was, b.Game) {
					fresh = append(fresh, b.Name)
				} else {
					known = append(known, b.Name)
				}
			}
		}
		if fresh != nil {
			w.add(acknowledged, "adjourned",
				phrase.New("Round %d has no result on %s. What is missing is kept as adjourned, and counts as a draw for the "+
					"pairing of round %d.", r+1, model.FirstOf(fresh), n))
		}
		if known != nil {
			w.add(acknowledged, "adjourned", phrase.New("Round %d is adjourned on %s and counts as a draw there for the pairing of round %d.", r+1,
				model.FirstOf(known), n))
		}
	}
}

// open tells whether what rests now was open before and not adjourned.
func open(was *model.Pairing, game int) bool {
	if was == nil || game == 0 || game > len(was.Games) {
		return was != nil && was.Awaited()
	}
	g := &was.Games[game-1]
	return g.Outcomes[0] == model.Pending && !g.Adjourned
}

// paired warns before a round gets pairings or byes that the rules are against: by hand, or by a way out of a round that they leave none
// (questions 66 and 67). Of a table it is that two meet, or somebody rests, more often than it has them.
func (w *warner) paired() {
	for n := 1; n <= len(w.after.Rounds); n++ {
		now := &w.after.Rounds[n-1]
		if n <= len(w.before.Rounds) && sameBoards(&w.before.Rounds[n-1], now) {
			continue
		}
		if _, game := w.after.Meeting(n); game > 1 {
			w.against(n, pair.AgainstFirstGame(w.after, n))
			continue
		}
		if w.stays(n + 1) {
			w.against(n+1, pair.NewAgainstFirstGame(w.before, w.after, n+1))
		}
		if w.before.Format.Predetermined() {
			w.against(n, pair.NewAgainstTable(w.before, w.after, n))
			w.contrary(n, pair.ContraryInTable(w.before, w.after, n))
			continue
		}
		byHand := slices.ContainsFunc(w.after.Compared, func(c model.Compared) bool { return c.When == model.AtHand && c.Round == n && c.Open })
		d, found := pair.NewObjections(w.t, w.before, w.after, n)
		w.against(n, slices.DeleteFunc(found, func(r pairing.Reason) bool {
			return strings.Contains(r.Rule, "29E5f") && !byHand // what colours in the last round a system may have to give
		}))
		if d == nil || !byHand {
			continue
		}
		w.contrary(n, slices.DeleteFunc(pair.Contrary(d.Field, now), func(board int) bool {
			is, _ := now.OnBoard(board)
			if n > len(w.before.Rounds) {
				return false
			}
			had, _ := w.before.Rounds[n-1].Find(is.Sides[0])
			return had != nil && had.Sides == is.Sides
		}))
	}
}

// stays tells whether a round is another game of the pairs before it, and has the same boards as before the step.
func (w *warner) stays(round int) bool {
	if round > min(len(w.before.Rounds), len(w.after.Rounds)) {
		return false
	}
	_, game := w.after.Meeting(round)
	return game > 1 && sameBoards(&w.before.Rounds[round-1], &w.after.Rounds[round-1])
}

// contrary warns of boards at which both have the colour that is due to the other.
func (w *warner) contrary(round int, boards []int) {
	if len(boards) > 0 {
		w.add(acknowledged, "colours",
			phrase.New("In round %d both players have the colour that is due to the other on %s.", round, model.Boards(boards)))
	}
}

// against warns of what the rules have against a round.
func (w *warner) against(round int, found []pairing.Reason) {
	for _, r := range found {
		rule, _, _ := strings.Cut(r.Rule, ";")
		w.add(confirmed, "against", phrase.New("Round %d is not as the rules ask%s: %s", round, inBrackets(rule), r.Text))
	}
}

// inBrackets is a rule behind what it is about; "" for none.
func inBrackets(rule string) string {
	if rule == "" {
		return ""
	}
	return " (" + rule + ")"
}

// sameBoards tells whether a round has the pairings and byes that it had, whatever their results.
func sameBoards(a, b *model.Round) bool {
	return slices.EqualFunc(a.Pairings, b.Pairings, func(p, q model.Pairing) bool {
		return p.Sides == q.Sides && (!p.IsBye() || p.Outcomes == q.Outcomes)
	})
}

// byes warns before somebody has a second half-point bye, or one without a right to it, and before anybody has a point without a game
// that the pairing does not allocate (questions 66, 174 and 178).
func (w *warner) byes() {
	was, is := byesOf(w.before), byesOf(w.after)
	for e := range w.after.Everyone() {
		if _, ok := w.before.Entry(e.ID); !ok || was[e.ID] == is[e.ID] {
			continue
		}
		switch n := is[e.ID].half; {
		case n <= was[e.ID].half:
		case e.NoHalfByes, w.after.HalfByeLimit() == 0:
			w.add(confirmed, "half-byes", phrase.New("%s has no right to half-point byes.", e.Name))
		case n > 1:
			w.add(confirmed, "half-byes", phrase.New("%s has %d half-point byes then. One is what FIDE's rules allow for.", e.Name, n))
		}
		if is[e.ID].full > was[e.ID].full {
			w.add(acknowledged, "full-bye",
				phrase.New("%s gets a point without a game. FIDE's rules do not describe such byes; they stay an exception.",
					e.Name))
		}
	}
}

// byeCount is in how many rounds somebody has a bye, or has asked for one.
type byeCount struct{ half, full int }

// byesOf counts the half-point and full-point byes of everybody, those that were had and those that are asked for.
func byesOf(s *model.Section) map[model.ID]byeCount {
	all := map[model.ID]byeCount{}
	count := func(who model.ID, kind model.Outcome) {
		n := all[who]
		switch kind {
		case model.HalfBye:
			n.half++
		case model.FullBye:
			n.full++
		}
		all[who] = n
	}
	for r := range s.Rounds {
		for i := range s.Rounds[r].Pairings {
			if p := &s.Rounds[r].Pairings[i]; p.IsBye() {
				count(p.Sides[0], p.Outcomes[0])
			}
		}
	}
	for e := range s.Everyone() {
		for _, b := range e.Byes {
			if b.Round > len(s.Rounds) {
				count(e.ID, b.Kind)
			}
		}
	}
	return all
}

// Differing says in what a round that was compared is not the system's.
func Differing(c model.Compared) phrase.Text {
	switch {
	case c.Refused:
		return phrase.New("the system finds no pairing")
	case len(c.Boards) == 0 && c.Bye:
		return phrase.New("the bye differs")
	case len(c.Boards) == 0:
		return phrase.New("something in it is not allowed")
	}
	return phrase.Count(len(c.Boards), "%d board differs", "%d boards differ")
}

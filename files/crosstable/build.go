package crosstable

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"time"

	"wallchart/model"
	"wallchart/phrase"
)

// builder turns the chosen rows of one table into a section.
type builder struct {
	t        *tableText
	rows     []row
	scheme   scheme
	team     bool
	byNumber map[int]int // the number by which rows name each other → row
	ids      []model.ID  // of each row
	problems model.Problems
	sums     Totals
	games    bool // the score is game points
	boards   int  // of the round that is being entered
	// gridGames is what cells of a grid say whose games count 2, 1 and 0, or 3, 1 and 0; nil where they count 1, ½ and 0.
	gridGames map[string]model.Outcome
}

func newBuilder(t *tableText) *builder {
	b := &builder{t: t}
	if t.grid {
		for _, ways := range t.readings {
			b.rows = append(b.rows, ways[0])
		}
		b.team = t.team
		b.sayMisprints()
		return b
	}
	var doubtful []int
	b.rows, b.scheme, doubtful = choose(t.byes(t.readings))
	for _, i := range doubtful {
		b.report(i, 0, false, phrase.New("its columns have run together and can be read in more than one way"),
			phrase.New("Compare it with the source"))
	}
	b.team = t.team
	for _, r := range b.rows {
		b.team = b.team || slices.ContainsFunc(r.cells, func(c cell) bool { return c.hasGames })
	}
	b.reference()
	b.matchScores()
	b.byGames()
	b.sayNoOpponents()
	b.sayMisprints()
	return b
}

// matchScores: where one cell of a team table is a match score, all are, and the
// opponent's cell tells who won.
func (b *builder) matchScores() {
	if !slices.ContainsFunc(b.rows, func(r row) bool { return slices.ContainsFunc(r.cells, func(c cell) bool { return c.scores }) }) {
		return
	}
	for i := range b.rows {
		for n := range b.rows[i].cells {
			if c := &b.rows[i].cells[n]; c.outcome.Played() && !c.hasGames { // a 1 or ½ among them is a match score, too
				c.games, c.hasGames = schemes[0].worth(c.outcome), true
			}
		}
	}
	for i := range b.rows {
		for n := range b.rows[i].cells {
			c := &b.rows[i].cells[n]
			if j, ok := b.byNumber[c.opponent]; ok && c.hasGames && b.rows[j].cells[n].hasGames && !c.outcome.Unplayed() {
				c.outcome = model.MatchOutcomes([2]model.Points{c.games, b.rows[j].cells[n].games})[0]
			}
		}
	}
	ways := make([][]row, len(b.rows))
	for i, r := range b.rows {
		ways[i] = []row{r}
	}
	b.team = true
	b.rows, b.scheme, _ = choose(b.t.byes(ways))
}

// byGames: a table of our own says below whether its score is game points; without
// that line it is when no match points fit and the game points do.
func (b *builder) byGames() {
	if !b.t.own || !b.team || b.t.matchPoints {
		return
	}
	games, matches := true, true
	for i := range b.rows {
		r := &b.rows[i]
		games, matches = games && r.hasTotal && b.makesGames(r), matches && b.scheme.adds(r)
	}
	if b.games = b.t.gamePoints || games && !matches; b.games {
		b.scheme = schemes[0]
	}
}

// sayNoOpponents: a table of points by round, without opponents, is no event.
func (b *builder) sayNoOpponents() {
	if b.t.own { // before the first round there is nobody to name
		return
	}
	for i := range b.rows {
		if slices.ContainsFunc(b.rows[i].cells, func(c cell) bool { return c.opponent > 0 }) {
			return
		}
	}
	b.problems = append(b.problems, model.Problem{What: phrase.New("the table on line %d does not say who met whom", b.t.at.no),
		Cure: phrase.New("Paste the crosstable, whose cells name opponents, such as W12 or 12w1"), Grave: true})
}

func (b *builder) report(i, round int, grave bool, what, cure phrase.Text) {
	r := &b.rows[i]
	b.problems = append(b.problems,
		model.Problem{Round: round, Who: r.name, What: phrase.New("line %d: %s", r.line, what), Cure: cure, Grave: grave})
}

// reference finds out whether rows name their opponents by place, by starting
// number or by position: by whatever makes most cells agree.
func (b *builder) reference() {
	keys := []func(i int) int{
		func(i int) int { return b.rows[i].place },
		func(i int) int { return b.rows[i].number },
		func(i int) int { return i + 1 },
	}
	if b.t.own { // ours name the line, unless a starting number is printed
		keys = keys[:1]
		if slices.ContainsFunc(b.t.heading.cols, func(c column) bool { return c.kind == number }) {
			keys[0] = func(i int) int { return b.rows[i].number }
		}
	}
	most := -1
	for _, key := range keys {
		at := map[int]int{}
		for i := range b.rows {
			if n := key(i); n > 0 {
				at[n] = i
			}
		}
		agreed := 0
		for i := range b.rows {
			for n, c := range b.rows[i].cells {
				if j, ok := at[c.opponent]; ok && j != i && b.rows[j].cells[n].opponent == key(i) {
					agreed++
				}
			}
		}
		if agreed > most {
			most, b.byNumber = agreed, at
		}
	}
}

// section makes the section.
func (b *builder) section() *model.Section {
	s := &model.Section{Name: b.t.caption}
	b.ratingsBehind()
	b.people(s)
	switch {
	case b.t.grid && b.t.own:
		b.ownGrid(s)
	case b.t.grid:
		b.gridRounds(s)
	default:
		b.scoring(s)
		b.rounds(s)
		b.asPrinted(s)
		b.adjustments(s)
		b.totals(s)
		if twice(s) {
			s.Format = model.DoubleRoundRobin
		}
	}
	s.Ranking.Unplayed = b.t.edition()
	for _, c := range b.t.heading.cols {
		if c.kind == tieBreak && c.open { // the printed values will tell, and with them the list
			s.Ranking.TieBreaks = nil
			break
		}
		if c.kind == tieBreak && c.code != "" {
			s.Ranking.TieBreaks = append(s.Ranking.TieBreaks, c.code)
		}
	}
	return s
}

// twice tells an all-play-all of two cycles: everybody meets everybody twice and nobody else, as in
//
//	1  Adams  W2  W3  W2  W3
//	2  Baker  L1  W3  L1  L3
//	3  Clark  L2  L1  W2  L1
//
// with the free round of an odd field left out.
func twice(s *model.Section) bool {
	n := len(s.Players)
	if s.Team() {
		n = len(s.Teams)
	}
	met := map[[2]model.ID]int{}
	for _, r := range s.Rounds {
		for _, p := range r.Pairings {
			if !p.IsBye() {
				met[[2]model.ID{min(p.Sides[0], p.Sides[1]), max(p.Sides[0], p.Sides[1])}]++
			}
		}
	}
	for _, times := range met {
		if times != 2 {
			return false
		}
	}
	return n > 2 && len(met) == n*(n-1)/2
}

// ratingsBehind takes the ratings off the names behind which they stand, in a table of players without a column for them.
func (b *builder) ratingsBehind() {
	if b.team || b.t.own || slices.ContainsFunc(b.t.heading.cols, func(c column) bool { return c.kind == rating }) {
		return
	}
	var names []string
	for i := range b.rows {
		if b.rows[i].counts() != 0 || len(b.rows[i].misprints) > 0 {
			return
		}
		names = append(names, b.rows[i].name)
	}
	found, either := model.RatingsBehind(names, time.Now().Year())
	if either {
		b.problems = append(b.problems, model.Problem{Grave: true,
			What: phrase.New("the numbers behind the names, as in %q, may be ratings or years of birth, and stay there", names[0]),
			Cure: phrase.New("Move them into a column of their own")})
	}
	for i := range b.rows {
		if cut, is := found[b.rows[i].name]; is {
			b.rows[i].name, b.rows[i].rating = cut.Name, cut.Value.Rating
		}
	}
}

// people enters the participants under their starting numbers.
func (b *builder) people(s *model.Section) {
	numbers := b.startingNumbers()
	b.ids = make([]model.ID, len(b.rows))
	for k, i := range b.order(func(i, j int) int { return cmp.Compare(numbers[i], numbers[j]) }) {
		r := &b.rows[i]
		b.ids[i] = model.ID(k + 1)
		e := model.Entry{ID: b.ids[i], Number: numbers[i], Name: r.name, Club: r.club, Federation: r.fed}
		if b.team {
			s.Teams = append(s.Teams, model.Team{Entry: e, Strength: r.counts()})
			continue
		}
		s.Players = append(s.Players, model.Player{Entry: e, Title: r.title, State: r.state, Grade: r.grade,
			Rating: r.rating, FideID: r.fideID, NationalRating: r.nationalRating, NationalID: r.id})
	}
	if b.team {
		s.Kind = model.TeamEvent
	}
	if b.team && b.t.own {
		s.Primary = model.MatchPoints
	}
	if b.games {
		s.Primary = model.GamePoints
	}
	s.LastID = model.ID(len(b.rows))
}

// startingNumbers are the printed ones where the table has a column for them or
// is in their order. Standings have lost them: players then get theirs by
// rating, the unrated last and by name; teams keep the printed number.
func (b *builder) startingNumbers() []int {
	printed := func(key func(r *row) int) ([]int, bool) {
		ns, seen := make([]int, len(b.rows)), map[int]bool{}
		for i := range b.rows {
			n := key(&b.rows[i])
			if n <= 0 || seen[n] {
				return nil, false
			}
			seen[n], ns[i] = true, n
		}
		return ns, true
	}
	if ns, ok := printed(func(r *row) int { return r.number }); ok {
		return ns
	}
	if ns, ok := printed(func(r *row) int { return r.place }); ok && !b.ranked() {
		return ns
	}
	asPrinted := func(int, int) int { return 0 }
	rated := func(i, j int) int { return cmp.Compare(b.rows[j].counts(), b.rows[i].counts()) }
	named := func(i, j int) int { return cmp.Or(rated(i, j), cmp.Compare(b.rows[i].name, b.rows[j].name)) }
	tries := []func(i, j int) int{asPrinted}
	if b.ranked() {
		tries = []func(i, j int) int{named, rated, asPrinted}
	}
	for _, by := range tries {
		order := b.order(by)
		if ns := positions(order); !b.t.own || !b.misplaced(ns) {
			return ns
		}
	}
	return positions(b.order(asPrinted))
}

// order is the rows in an order; where it does not tell they stand as they are printed.
func (b *builder) order(by func(i, j int) int) []int {
	order := make([]int, len(b.rows))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, by)
	return order
}

// positions is for each row where it stands in an order, from 1.
func positions(order []int) []int {
	at := make([]int, len(order))
	for k, i := range order {
		at[i] = k + 1
	}
	return at
}

// misplaced tells whether starting numbers would turn two neighbours round whom neither
// score nor tie-breaks separate: they stand in order of their starting numbers.
func (b *builder) misplaced(number []int) bool {
	for i := 1; i < len(b.rows); i++ {
		r, above := &b.rows[i], &b.rows[i-1]
		if r.total == above.total && maps.Equal(r.printed, above.printed) && number[i] < number[i-1] {
			return true
		}
	}
	return false
}

// ranked tells a table of rated players in order of score whose numbers are
// places.
func (b *builder) ranked() bool {
	for _, c := range b.t.heading.cols {
		if c.kind == place && strings.Contains(strings.ToLower(c.heading), "pair") {
			return false
		}
	}
	rated := false
	for i := range b.rows {
		rated = rated || b.rows[i].counts() > 0
		if i > 0 && b.rows[i].total > b.rows[i-1].total {
			return false
		}
	}
	return rated && !b.team && !b.t.grid
}

// scoring states what results were worth, as the totals show.
func (b *builder) scoring(s *model.Section) {
	w := b.scheme
	if !b.team {
		s.Scoring = model.Scoring{Win: w.win, Draw: w.draw, Loss: w.loss, PairingBye: w.pairingBye, FullBye: w.full, HalfBye: w.half}
		return
	}
	var bye model.Points
	for i := range b.rows {
		for n, c := range b.rows[i].cells {
			both := c.games
			if j, ok := b.byNumber[c.opponent]; ok {
				both += b.rows[j].cells[n].games
			}
			s.Boards = max(s.Boards, int(both+1)/2)
			if c.outcome == model.PairingBye {
				bye = max(bye, c.games)
			}
		}
	}
	if b.drawnBye(bye, s.Boards) {
		w.pairingBye = w.draw
		b.scheme = w
	}
	s.Scoring = model.Classic(w.win, w.draw, s.Boards)
	s.Scoring.MatchLoss, s.Scoring.MatchBye = w.loss, w.pairingBye
	switch {
	case bye > 0:
		s.Scoring.GamesBye = bye
	case b.t.own && w.pairingBye == w.draw && w.draw < w.win:
		s.Scoring.GamesBye = s.Scoring.Draw * model.Points(s.Boards)
	}
}

// totals compares every row's results with its printed score.
func (b *builder) totals(s *model.Section) {
	for i := range b.rows {
		r := &b.rows[i]
		if !r.hasTotal {
			continue
		}
		if b.sum(b.makesGames(r) || !b.games && b.scheme.adds(r)) {
			continue
		}
		if b.games {
			b.wrongGames(i, r.total)
			continue
		}
		sum := b.scheme.sum(r.cells).Fraction()
		b.report(i, 0, true, phrase.New("its results make %s (%s), the table prints %s", sum, b.scheme.parts(r.cells),
			r.total.Fraction()), phrase.New("Correct a result or the score"))
	}
	if b.team {
		for i := range b.rows {
			if r := &b.rows[i]; r.hasGames && !b.sum(gamesOf(r) == r.games) {
				b.wrongGames(i, r.games)
			}
		}
	}
}

func (b *builder) wrongGames(i int, printed model.Points) {
	b.report(i, 0, true, phrase.New("its game points make %s, the table prints %s", gamesOf(&b.rows[i]).Fraction(), printed.Fraction()),
		phrase.New("Correct a match score"))
}

// makesGames tells whether the score of a team's row is its game points, unless one of our tables says that it is not.
func (b *builder) makesGames(r *row) bool {
	return b.team && !b.t.matchPoints && r.hasTotal && !r.hasGames && gamesOf(r) == r.total-r.addedGames
}

// sum counts a total, and tells whether it agrees.
func (b *builder) sum(agrees bool) bool {
	b.sums.Of++
	if agrees {
		b.sums.Agree++
	}
	return agrees
}

func gamesOf(r *row) model.Points {
	var p model.Points
	for _, c := range r.cells[:len(r.cells)-r.waiting] {
		p += c.games
	}
	return p
}

// printed hands over the tie-break columns.
func (b *builder) printed(id model.ID, res *Result) {
	for i, c := range b.t.heading.cols {
		if c.kind != tieBreak || c.score {
			continue
		}
		p := Printed{Section: id, Heading: c.heading, Code: c.code, Values: map[model.ID]string{}}
		if c.open {
			p.Code += "?"
		}
		for k := range b.rows {
			p.Values[b.ids[k]] = b.rows[k].printed[i]
		}
		res.Printed = append(res.Printed, p)
	}
}

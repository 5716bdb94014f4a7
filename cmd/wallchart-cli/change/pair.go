package change

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/lists"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

var Pair = cli.Verb{
	Name: "pair",
	Usage: "FILE [--round N] [--system NAME] [--initial white|black] [--explain] [--write OUT] [--patience SECONDS] [--section NAME] " +
		"[--way WAY] [--more] [--all] [--no-shows leave-out|withdraw|pair] [--format text|tsv|json|csv|html|md]",
	Help: "Pairs a round: the next one, or --round N anew, from the rounds before it and from " +
		"who takes part in it; the results that a round has go with its pairings, which is said, and in FIDE mode it is a warning. " +
		"The system is the section's own, or --system; " +
		"\"wallchart-cli systems\" lists them. Byes asked for are honoured; a round that is already " +
		"in the file says by its byes who is absent. --explain adds why. " +
		"--all pairs the next round of every section, in one step, and says of each that is left why; of one section that has a table, " +
		"all its rounds. " +
		"Where the rules leave no round it says what can be conceded, and --way does so. " +
		"Who lost a round by forfeit, or was left out of it at the door, and has not come since is named first; --no-shows says what becomes " +
		"of them, and a round that would be written waits for it. " +
		"When all rounds are paired that were announced, --more announces one more and pairs it, as one step. " +
		"Nothing is changed unless --write names a file: FILE itself, or another one that gets the event with the round in it, " +
		"and with the system and the colour where the section has none. Who has a fixed board sits there. " +
		"Where two who are paired play several games, all of them are printed, the others in JSON under \"games\". " +
		"JSON gives starting numbers, and under \"byes\" who has the pairing-allocated bye.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		n := c.Int("round", 0, "the `ROUND` to pair (otherwise the next)")
		system := c.String("system", "", "`NAME` of the pairing system")
		initial := c.String("initial", "", "the `COLOUR` drawn by lot before round 1: white or black")
		explain := c.Bool("explain", false, "say why")
		write := c.String("write", "", "the `FILE` that gets the event with the new round")
		format := c.String("format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
		way := c.String("way", "", "the `WAY` out of a round that the rules do not let be paired, as its refusal names it: bye=7, pair=3-8")
		more := c.Bool("more", false, "announce one round more than there were, when all of these are over, and pair it")
		noShows := c.String("no-shows", "", "what becomes of `WHO` was left out or lost by forfeit and has not come since: "+
			"leave-out, withdraw or pair")
		patience := c.Patience()
		all := c.Bool("all", false, "with --write: the next round of every section; of a table all rounds that are not paired yet")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		k, err := cli.ScreenFormat(*format)
		if err != nil {
			return err
		}
		t, err := c.Event(c.Words[0])
		if err != nil {
			return err
		}
		if *more && (*all || *n > 0) {
			return cli.Misused("pair: --more pairs one round, the next; it goes without --all and --round")
		}
		if *all && *write == "" {
			return cli.Misused("pair: --all needs --write and the file that gets the rounds")
		}
		fate, err := fateOf(c, *noShows)
		if err != nil {
			return err
		}
		if *all && e.Section == "" && len(t.Sections) > 1 {
			if err := errors.Join(askNoShows(c, fate, true, t.Sections...), askSchools(c, t, true, t.Sections...)); err != nil {
				return err
			}
			return pairEverySection(c, *write, fate, patience)
		}
		s, err := (&cli.Selection{Call: c, Section: e.Section}).One(t)
		if err != nil {
			return err
		}
		if *n == 0 || *n == len(s.Rounds)+1 {
			if err := errors.Join(askNoShows(c, fate, *write != "", s), askSchools(c, t, *write != "", s)); err != nil {
				return err
			}
		}
		if _, err := draw.Table(s); *all && !errors.Is(err, draw.ErrNoTable) { // otherwise all that can be paired is the next round
			return pairAll(c, s, *write)
		}
		if *more && !pair.OneMore(s.AdjournOpen(len(s.Rounds)+1)) {
			return cli.Place(c.Words[0], noneMore(s))
		}
		a := pair.Asked{Round: *n, System: *system, More: *more, NoShows: fate, Explain: *explain, Cancel: patience.Begin()}
		if a.Initial, err = c.Colour(*initial); err != nil {
			return err
		}
		m, err := makeRound(c, t, s, a, *way)
		if err != nil {
			return cli.Place(c.Words[0], patience.Says(err))
		}
		made := paired{Made: m, file: c.Words[0], lang: c.Lang}
		if m.Seats != nil {
			fmt.Fprintln(c.Err, c.Sentence(cli.Place(c.Words[0], m.Seats)))
		}
		doc, err := made.document(t, report.Options{Language: c.Lang, Isolated: k.Isolates(), Pointed: k.Values()})
		if err == nil && *write != "" {
			err = saveRound(c, *write, made.change(c))
		}
		if err != nil {
			return cli.Place(c.Words[0], err)
		}
		if k.Name == "json" {
			return cli.JSONLine(c.Out, made.json(*explain))
		}
		if *explain {
			doc.Notes = append(doc.Notes, made.words()...)
		}
		return k.Write(c.Out, doc, formats.Sheet{})
	},
}

// fateOf reads --no-shows.
func fateOf(c *cli.Call, text string) (entries.Fate, error) {
	for f, name := range entries.Fates {
		if strings.EqualFold(text, name) {
			return entries.Fate(f), nil
		}
	}
	return 0, cli.Misused("pair: --no-shows is %s, and not %q", strings.Join(entries.Fates[1:], ", "), text)
}

// askNoShows names those who have not come and would be paired, before they are. A round that is written waits for the answer, as it
// does in the window: nobody has decided to play against an empty chair.
func askNoShows(c *cli.Call, fate entries.Fate, write bool, sections ...*model.Section) error {
	if fate != entries.Unasked {
		return nil
	}
	var said []error
	for _, s := range sections {
		all := entries.NoShows(s)
		if len(all) == 0 || pair.WhyNotNext(s) != nil {
			continue
		}
		said = append(said, phrase.Errorf("%s: %s Say with --no-shows what becomes of them: leave-out, withdraw or pair.", s.Name,
			entries.NoShowsSaid(s, all)))
	}
	return toldFirst(c, write, said)
}

// toldFirst says what is to be known before a round is paired; a round that is written waits until it is answered.
func toldFirst(c *cli.Call, write bool, said []error) error {
	if write && said != nil {
		return cli.Place(c.Words[0], errors.Join(said...))
	}
	for _, one := range said {
		c.Remark(c.Words[0], one)
	}
	return nil
}

// askSchools names the schools in several spellings whose players would be paired as if they were of different ones. A round that is
// written waits until somebody has said what they are.
func askSchools(c *cli.Call, t *model.Tournament, write bool, sections ...*model.Section) error {
	var said []error
	for _, s := range sections {
		if all := entries.Unjoined(t, s); len(all) > 0 && pair.WhyNotNext(s) == nil {
			said = append(said, phrase.Errorf("%s: %s Join them with schools %s --join, or say with --apart that they are several.", s.Name,
				entries.UnjoinedSaid(all), c.Words[0]))
		}
	}
	return toldFirst(c, write, said)
}

// noneMore is why no round more than were announced can be paired in a section.
func noneMore(s *model.Section) error {
	if pair.LastRound(s) == 0 {
		return phrase.Errorf("%s has no number of rounds announced, so there is always another. Leave --more out", s.Name)
	}
	if err := pair.WhyNotNext(s); err != nil {
		return err
	}
	return phrase.Errorf("%s has a round to come that is announced. Leave --more out", s.Name)
}

// makeRound pairs a round, or takes the way out that was asked for where the rules
// leave none. A round that cannot be paired names the ways out, and how to take
// them.
func makeRound(c *cli.Call, t *model.Tournament, s *model.Section, a pair.Asked, way string) (*pair.Made, error) {
	m, err := pair.MakeRound(t, s, a)
	var no *pair.NoRound
	switch {
	case err != nil && !a.More && a.Round == 0 && pair.OneMore(s):
		return nil, phrase.Errorf("%w. Or give --more, which announces one more and pairs it", err)
	case err == nil && way != "":
		return nil, phrase.Errorf("round %d can be paired by the rules, so nothing has to be conceded. Leave --way out", m.Number)
	case err == nil || !errors.As(err, &no):
		return m, err
	case way == "":
		return nil, withWays(no)
	}
	w, err := no.FindWayOut(way)
	if err == nil && w.Made == nil {
		err = phrase.Errorf("the end of the event pairs no round. Announce it with section --rounds %d", no.Round-1)
	}
	if err != nil {
		return nil, err
	}
	return w.Made, nil
}

// withWays is the refusal of a round with what can be conceded, and how.
func withWays(no *pair.NoRound) error {
	lines := []error{no.Why}
	if !strings.HasSuffix(no.Why.Error(), ".") {
		lines[0] = phrase.Errorf("%w.", no.Why)
	}
	for _, w := range no.WaysOut {
		how := "--way " + w.Code
		if w.Made == nil {
			how = "section --rounds " + strconv.Itoa(no.Round-1)
		}
		lines = append(lines, phrase.Errorf("Way out: %s (%s).", how, w.Text))
	}
	return errors.Join(lines...)
}

// paired is a round that was made, on its way out.
type paired struct {
	*pair.Made
	file string
	lang phrase.Language
}

// change enters the round, unless it is one more than were announced, and says
// which rounds go because they were paired on it, and how many results.
func (d paired) change(c *cli.Call) func(t *model.Tournament) (journal.Change, error) {
	return func(t *model.Tournament) (journal.Change, error) {
		s := t.Section(d.Section.ID)
		if s != nil {
			for _, n := range d.Later(s) {
				c.Remark(d.file, phrase.Errorf("round %d was paired on round %d as it was before, and is taken away", n, d.Number))
			}
		}
		change, err := d.Change(t)
		if err != nil {
			return nil, err
		}
		return sayGone(c, t, s, change)
	}
}

// pairAll pairs the rounds of a table that are not paired yet.
func pairAll(c *cli.Call, s *model.Section, path string) error {
	return saveAll(c, path, func(t *model.Tournament) (journal.Change, error) {
		change, seats, err := pair.All(t.Section(s.ID))
		if seats != nil {
			c.Remark(path, seats)
		}
		return change, err
	})
}

// pairEverySection pairs the next round of every section that can be paired, and says why the
// others are not.
func pairEverySection(c *cli.Call, path string, fate entries.Fate, patience cli.Patience) error {
	return saveAll(c, path, func(t *model.Tournament) (journal.Change, error) {
		e, err := pair.PairEverywhere(t, fate, patience.Begin())
		if err != nil {
			return nil, patience.Says(err)
		}
		change, err := e.Change(t)
		if err == nil {
			for _, said := range e.Words() {
				c.Remark(path, phrase.Fail(said))
			}
		}
		return change, err
	})
}

// saveAll is saveRound for several rounds, and says what was made.
func saveAll(c *cli.Call, path string, change func(*model.Tournament) (journal.Change, error)) error {
	var label phrase.Text
	err := saveRound(c, path, func(t *model.Tournament) (journal.Change, error) {
		made, err := change(t)
		if err == nil {
			label = made.Label()
		}
		return made, err
	})
	if err != nil {
		return err
	}
	return c.Tell(c.Out, phrase.New("%s: %s", path, label))
}

// saveRound makes a change to the event's own file, or to a copy of the event.
func saveRound(c *cli.Call, path string, change func(*model.Tournament) (journal.Change, error)) error {
	if path == c.Words[0] {
		_, err := c.Apply(path, change)
		return err
	}
	if cli.Ending(path) != "wallchart" {
		return cli.Misused("pair: --write needs a file whose name ends in .wallchart, and is %q", path)
	}
	doc, err := c.CopyTo(c.Words[0], path)
	if err != nil {
		return err
	}
	if _, err := c.Do(path, doc, change); err != nil {
		doc.Discard()
		return cli.Place(path, err)
	}
	return c.Closed(path, doc)
}

// document is the round as it is posted, with the other games of the same pairs, where a round has several.
func (d paired) document(t *model.Tournament, o report.Options) (doc table.Document, err error) {
	with := t.With(d.Before)
	for k, ps := range append([][]model.Pairing{d.Pairings}, d.Games...) {
		if with, err = (steps.AddRound{Section: d.Section.ID, Round: d.Number + k, Pairings: ps}).Apply(with); err != nil {
			return doc, err
		}
	}
	o.Round = d.Number
	return lists.Pairings(with, with.Section(d.Section.ID), o)
}

type jsonRound struct {
	Round    int         `json:"round"`
	Pairings []jsonBoard `json:"pairings"`
	Byes     []int       `json:"byes"`
	Notes    []string    `json:"notes,omitempty"`
	Games    []jsonRound `json:"games,omitempty"` // the other games of the same pairs
}

type jsonBoard struct {
	Board int      `json:"board"`
	White int      `json:"white"`
	Black int      `json:"black"`
	Why   []string `json:"why,omitempty"`
}

func (d paired) json(explain bool) jsonRound {
	j := d.jsonOf(d.Number, d.Pairings, explain)
	for k, ps := range d.Games {
		j.Games = append(j.Games, d.jsonOf(d.Number+k+1, ps, false))
	}
	if explain {
		j.Notes = d.notes()
	}
	return j
}

// jsonOf is a round, or another game of its pairs.
func (d paired) jsonOf(round int, pairings []model.Pairing, explain bool) jsonRound {
	j := jsonRound{Round: round, Pairings: []jsonBoard{}, Byes: []int{}}
	for _, p := range pairings {
		if p.IsBye() {
			if o := p.Outcomes[0]; o == model.PairingBye || o == model.Rest && d.Round != nil && d.Round.Resting {
				j.Byes = append(j.Byes, d.no(p.Sides[0]))
			}
			continue
		}
		b := jsonBoard{Board: p.Board, White: d.no(p.Sides[0]), Black: d.no(p.Sides[1])}
		if explain {
			b.Why = wordedReasons(d.lang, d.Why(p.Sides[0]))
		}
		j.Pairings = append(j.Pairings, b)
	}
	return j
}

// no is somebody's starting number.
func (d paired) no(id model.ID) int {
	e, _ := d.Section.Entry(id)
	return e.Number
}

func wordedReasons(l phrase.Language, why []pairing.Reason) []string {
	var all []string
	for _, w := range why {
		text := l.Word(w.Text)
		if w.Rule != "" {
			text += " (" + w.Rule + ")"
		}
		all = append(all, text)
	}
	return all
}

func (d paired) notes() []string {
	if d.Round == nil {
		return nil
	}
	var all []string
	for _, n := range d.Round.Notes {
		text := n.Text
		if !n.Where.Empty() {
			text = phrase.New("%s: %s", n.Where, text)
		}
		all = append(all, d.lang.Word(text))
	}
	return all
}

// words are the reasons as lines of text.
func (d paired) words() []string {
	all := d.notes()
	for _, p := range d.Pairings {
		if p.IsBye() {
			continue
		}
		for _, why := range wordedReasons(d.lang, d.Why(p.Sides[0])) {
			all = append(all, d.lang.Word(phrase.New("Board %d: %s", p.Board, why)))
		}
	}
	return all
}

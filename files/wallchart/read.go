package wallchart

import (
	"bufio"
	"io"
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Read reads a file whole, or returns an Unreadable that names every line that
// is wrong.
func Read(r io.Reader) (*File, error) {
	in := bufio.NewReaderSize(r, 1<<16)
	if start, _ := in.Peek(len(bom)); string(start) == bom {
		_, _ = in.Discard(len(bom))
	}
	start, _ := in.Peek(256)
	if !Sniff(start) {
		return nil, Unreadable{{1, phrase.New("this is not a Wallchart file: it should begin with {\"wallchart\":")}}
	}
	w := &walker{scanner: newScanner(in), file: &File{Tournament: &model.Tournament{}}}
	err := w.object(phrase.New("a Wallchart file"), w.field)
	if err == nil {
		err = w.nothingMore()
	}
	if len(w.found) > 0 {
		return nil, w.found
	}
	if err != nil {
		return nil, err
	}
	w.finish()
	return w.file, nil
}

type walker struct {
	*scanner
	file   *File
	seen   []string // keys of the file
	people int
}

func (w *walker) field(key string) error {
	w.seen = append(w.seen, key)
	t := w.file.Tournament
	switch key {
	case "wallchart":
		return w.version()
	case "tournament":
		head := tournamentHead{Tournament: t}
		_, _, err := w.record(&head)
		return err
	case "lists":
		return items(w, phrase.New("the saved tie-break lists"), &t.Lists, nil)
	case "extra":
		return items(w, phrase.New("the records of other programs"), &t.Extra, nil)
	case "sections":
		return w.array(phrase.New("the sections"), w.section)
	case "log":
		return items(w, phrase.New("the log"), &w.file.Log, w.entry)
	}
	return w.unknown(key)
}

// problem2 notes a problem that ends the walk.
func (w *walker) problem2(line int, what phrase.Format, args ...any) error {
	_ = w.problem(line, what, args...)
	return errStop
}

func (w *walker) version() error {
	var text string
	line, ok, err := w.record(&text)
	if err != nil || !ok {
		return errStop
	}
	v, err := parseVersion(text)
	if err != nil {
		return w.problem2(line, "%s", err)
	}
	if v.Major > Current.Major {
		return w.problem2(line, "the file was written by a newer version of Wallchart (format %s, this one reads up to %d); "+
			"update the program to open it", v, Current.Major)
	}
	w.file.Version = v
	w.lenient = v.Major == Current.Major && v.Minor > Current.Minor
	return nil
}

// items reads an array of records; check, where given, may refuse one.
func items[T any](w *walker, what phrase.Text, to *[]T, check func(line int, item *T) error) error {
	return w.array(what, func() error {
		var item T
		line, ok, err := w.record(&item)
		if err != nil || !ok {
			return err
		}
		if check != nil {
			if err := check(line, &item); err != nil {
				return err
			}
		}
		*to = append(*to, item)
		return nil
	})
}

func (w *walker) section() error {
	if len(w.file.Tournament.Sections) == maxSections {
		return w.problem2(w.line(), "there are more than %d sections", maxSections)
	}
	s := &model.Section{}
	w.file.Tournament.Sections = append(w.file.Tournament.Sections, s)
	return w.object(phrase.New("a section"), func(key string) error {
		switch key {
		case "section":
			head := sectionHead{Section: s}
			if _, _, err := w.record(&head); err != nil {
				return err
			}
			return w.count(len(s.Ranking.Manual) + len(s.Ranking.Own))
		case "players":
			return items(w, phrase.New("the players"), &s.Players, func(line int, p *model.Player) error { return w.person(line, &p.Entry, nil) })
		case "teams":
			return items(w, phrase.New("the teams"), &s.Teams, func(line int, t *model.Team) error { return w.person(line, &t.Entry, t.Roster) })
		case "rounds":
			return w.array(phrase.New("the rounds"), func() error { return w.round(s) })
		case "adjustments":
			return items(w, phrase.New("the adjustments"), &s.Adjustments, nil)
		case "forbidden":
			return items(w, phrase.New("the forbidden pairings"), &s.Forbidden, func(_ int, f *model.Forbidden) error { return w.count(len(f.Who)) })
		case "acceleration":
			return items(w, phrase.New("the acceleration"), &s.Acceleration, nil)
		case "extra":
			return items(w, phrase.New("the records of other programs"), &s.Extra, nil)
		}
		return w.unknown(key)
	})
}

// person holds one of the participants against the limits; what the record lists
// counts like records.
func (w *walker) person(line int, e *model.Entry, roster []model.ID) error {
	if w.people++; w.people > maxPeople {
		return w.problem2(line, "there are more than %d players and teams", maxPeople)
	}
	if len(e.Byes) > maxRounds {
		return w.problem(line, "%s has %d byes, more than the %d rounds a section may have", clip(e.Name), len(e.Byes), maxRounds)
	}
	if len(roster) > maxRoster {
		return w.problem(line, "%s has %d players on its roster, more than %d", clip(e.Name), len(roster), maxRoster)
	}
	return w.count(len(e.Byes) + len(roster))
}

func (w *walker) round(s *model.Section) error {
	if len(s.Rounds) == maxRounds {
		return w.problem2(w.line(), "the section has more than %d rounds", maxRounds)
	}
	s.Rounds = append(s.Rounds, model.Round{})
	r := &s.Rounds[len(s.Rounds)-1]
	return w.object(phrase.New("a round"), func(key string) error {
		switch key {
		case "round":
			head := roundHead{Round: r}
			line, ok, err := w.record(&head)
			if ok && head.Number != len(s.Rounds) {
				err = w.problem(line, "round %d stands where round %d should", head.Number, len(s.Rounds))
			}
			return err
		case "pairings":
			return items(w, phrase.New("the pairings"), &r.Pairings, w.pairing)
		}
		return w.unknown(key)
	})
}

func (w *walker) pairing(line int, p *model.Pairing) error {
	if p.Sides[0] <= 0 || p.Sides[1] < 0 {
		return w.problem(line, "the pairing has no participant on its first side")
	}
	for _, g := range p.Games {
		if g.White > 1 {
			return w.problem(line, "White is side %d, there are sides 0 and 1", g.White)
		}
	}
	return w.count(len(p.Games))
}

func (w *walker) entry(line int, e *journal.Entry) error {
	if e.N < 1 {
		return w.problem(line, "entry %d of the log: entries count from 1", e.N)
	}
	if n := len(w.file.Log); n > 0 && w.file.Log[n-1].N <= e.N {
		return w.problem(line, "entry %d of the log stands below entry %d, the newest should come first", e.N, w.file.Log[n-1].N)
	}
	return nil
}

// nothingMore refuses what stands behind the end of the document.
func (w *walker) nothingMore() error {
	if _, err := w.json.Token(); err != io.EOF {
		return w.problem2(w.line(), "the file goes on after its end")
	}
	for _, key := range []string{"tournament", "sections"} {
		if !slices.Contains(w.seen, key) {
			return w.problem2(w.line(), "the file has no %q", key)
		}
	}
	return nil
}

// finish puts the log in order, oldest first, and raises the counters of IDs
// that somebody's editor left behind.
func (w *walker) finish() {
	f := w.file
	f.Notes = w.notes
	if w.lenient {
		newer := phrase.New("The file was written by a newer version of Wallchart (format %s).", f.Version.String())
		f.Notes = append([]phrase.Text{newer}, f.Notes...)
	}
	slices.Reverse(f.Log)
	t := f.Tournament
	for _, s := range t.Sections {
		s.System, s.SystemSettings = model.ReadSystem(s.System, s.SystemSettings) // in one until version 1.2
		if f.Version.Major == 1 && f.Version.Minor < 3 && s.Rulebook == model.FIDERules {
			s.Rulebook = saidByCode[s.System]
		}
		switch {
		case f.Version.Major != 1:
		case f.Version.Minor < 1:
			keepRatings(t, s, model.RatingFIDEFirst)
		case f.Version.Minor < 2:
			keepRatings(t, s, model.UsualRatings(t.Federation))
		}
		t.LastID = max(t.LastID, s.ID)
		for i := range s.Players {
			s.LastID = max(s.LastID, s.Players[i].ID)
		}
		for i := range s.Teams {
			s.LastID = max(s.LastID, s.Teams[i].ID)
		}
	}
}

// saidByCode are the rulebooks of the systems there were until version 1.2, in which
// files the code of the system alone said it.
var saidByCode = map[string]model.Rulebook{"us-swiss": model.USChessRules, "lothian": model.OwnRules}

// keepRatings lets in a section of an older file count what counted then, where it
// has made no choice: in version 1.0 FIDE's rating, in version 1.1 what the
// federation usually does, whatever the rules. Where the custom of now comes to
// the same, nothing need be said.
func keepRatings(t *model.Tournament, s *model.Section, was model.RatingChoice) {
	for i := range s.Players {
		if p := &s.Players[i]; s.Ratings == model.RatingUsual && t.RatingOf(s, p) != was.Of(p) {
			s.Ratings = was
		}
	}
}

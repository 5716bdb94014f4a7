package trf

import (
	"io"
	"slices"
	"strings"

	"wallchart/files/plaintext"
	"wallchart/model"
	"wallchart/phrase"
)

// Largest is the largest file that Read takes, in bytes.
const Largest = 16 << 20

// Bounds that no event reaches; they keep nonsense from taking the memory. There
// are never more than 9999 players: their numbers have four columns.
const (
	mostTeams    = 5_000
	mostProblems = 2_000
)

// Result is what a file became.
type Result struct {
	Tournament *model.Tournament // with one section
	Problems   Problems          // in order of lines
	Encoding   string            // what the bytes were taken for
	// Printed are the points and places as the file has them.
	Printed []Printed
}

// Read reads a tournament report file; the codes are what it may call a pairing
// system. An error means that it is none: there is not one player in it;
// everything else is in the Result.
func Read(r io.Reader, codes model.ReportCodes) (Result, error) {
	text, encoding, err := plaintext.Read(r, Largest)
	if err != nil {
		return Result{}, err
	}
	res, err := readText(text, codes)
	res.Encoding = encoding
	return res, err
}

// readText is Read for text that is already decoded.
func readText(text string, codes model.ReportCodes) (Result, error) {
	rd := &reader{
		codes: codes, t: &model.Tournament{}, s: &model.Section{ID: 1},
		byNumber: map[int]int{}, teamOf: map[model.ID]int{}, teamAt: map[int]int{},
	}
	rd.sort(collect(text))
	rd.header()
	rd.people()
	if len(rd.known["013"]) > mostTeams || len(rd.known["310"]) > mostTeams {
		return Result{}, phrase.Errorf("there are more than %d teams in it, which no event has. Choose another file", mostTeams)
	}
	if len(rd.players) == 0 && len(rd.known[overlong]) > 0 {
		return Result{Problems: rd.problems}, phrase.Errorf("line %d has more than %d characters: so many rounds no event has. "+
			"Choose another file", rd.known[overlong][0].line, longestLine)
	}
	if len(rd.players) == 0 {
		return Result{Problems: rd.problems}, phrase.Errorf("there is no player in it: " +
			"a tournament report file has a line beginning with 001 for each. Choose another file")
	}
	rd.teams()
	rd.kind()
	rd.scoring()
	rd.format()
	rd.openRounds()
	if rd.s.Team() {
		rd.teamRounds()
	} else {
		rd.rounds()
		rd.games()
	}
	rd.s.Rulebook = rd.rulebook // not before: what a file does not say of byes is as FIDE has it, whatever its system (see asRead)
	rd.s.Planned = rd.s.PlannedRounds()
	rd.unnamed()
	rd.decisions()
	rd.leavers()
	rd.method()
	rd.national()
	rd.averages()
	rd.compare()
	rd.rest()
	rd.forgetDefaults()
	rd.name()
	rd.t = rd.t.With(rd.s)
	if rd.untold > 0 {
		rd.problems = append(rd.problems, Problem{What: phrase.Count(rd.untold, "there is %d more problem", "there are %d more problems"),
			Cure: phrase.New("Mend the first ones and open the file again"), Grave: true})
	}
	slices.SortStableFunc(rd.problems, func(a, b Problem) int { return a.Line - b.Line })
	return Result{Tournament: rd.t, Problems: rd.problems, Printed: rd.standing()}, nil
}

// reader is the file on its way to becoming a section.
type reader struct {
	codes       model.ReportCodes
	t           *model.Tournament
	s           *model.Section
	known       map[string][]*record // records by identifier, in file order
	all         []record
	kept        map[int]bool // records already understood, by line
	players     []person     // in order of starting number
	byNumber    map[int]int  // starting number → index in players
	teamOf      map[model.ID]int
	teamAt      map[int]int // team number → index in s.Teams
	teamRecords []*record
	played      int          // rounds in which somebody was paired
	undeclared  map[int]bool // rounds by hand that are not complete
	lineups     map[[2]int]lineup
	lot         model.Lot
	rulebook    model.Rulebook // of its pairing system
	late        bool           // that there are more rounds than announced has been said
	problems    Problems
	untold      int // problems beyond mostProblems
}

func (rd *reader) sort(rs []record) {
	rd.all, rd.known, rd.kept = rs, map[string][]*record{}, map[int]bool{}
	for i := range rs {
		rd.known[rs[i].id] = append(rd.known[rs[i].id], &rs[i])
		if rs[i].moved > 0 {
			rd.wrong(&rs[i], 1, phrase.Count(rs[i].moved, "%d blank stands before the record; it is read without",
				"%d blanks stand before the record; it is read without"), "")
		}
	}
}

// take returns the records with an identifier and marks them as understood.
func (rd *reader) take(id string) []*record {
	for _, r := range rd.known[id] {
		rd.kept[r.line] = true
	}
	return rd.known[id]
}

// first returns the text of the first record with an identifier.
func (rd *reader) first(id string) (string, *record) {
	if rs := rd.take(id); len(rs) > 0 {
		return rs[0].text(), rs[0]
	}
	return "", nil
}

// peek is first for a record that is kept as it stands besides.
func (rd *reader) peek(id string) (string, *record) {
	if rs := rd.known[id]; len(rs) > 0 {
		return rs[0].text(), rs[0]
	}
	return "", nil
}

// wrong reports what leaves no doubt about the event: a record that is kept as it
// stands, a date of birth, columns that were put right.
func (rd *reader) wrong(r *record, column int, what phrase.Text, cure phrase.Format) {
	rd.tell(Problem{Line: r.line, Column: column, What: what, Cure: phrase.New(cure)})
}

func (rd *reader) tell(p Problem) {
	if len(rd.problems) >= mostProblems {
		rd.untold++
		return
	}
	rd.problems = append(rd.problems, p)
}

// grave reports a doubt: what was left out of the event, contradicts something
// else in the file, or was not understood, so that what is computed may be wrong.
func (rd *reader) grave(r *record, column int, what phrase.Text, cure phrase.Format) {
	rd.tell(Problem{Line: r.line, Column: column, What: what, Cure: phrase.New(cure), Grave: true})
}

// rest keeps the records that nobody understood, and says so unless they are
// comments.
func (rd *reader) rest() {
	for i := range rd.all {
		r := &rd.all[i]
		switch {
		case rd.kept[r.line]:
		case r.id == overlong:
			rd.grave(r, 0, phrase.New("the line is far longer than any record"), "Choose another file, or remove the line")
		case r.id == "###" && rd.comment(string(r.runes[3:])):
		case len(r.runes) < 4:
			rd.wrong(r, 0, phrase.New("the line is too short for a record"), "")
		default:
			rd.s.Extra = append(rd.s.Extra, model.Extra{Key: r.id, Text: string(r.runes[3:])})
			if !slices.Contains(keptAsIs, r.id) && r.id[0] != '#' && !ruler(r) {
				rd.wrong(r, 1, phrase.New("the record %q is not known; it is kept as it stands", r.id), "")
			}
		}
	}
}

// forgetDefaults drops the kept records that Write makes by itself, and puts the
// others into the order in which it writes them.
func (rd *reader) forgetDefaults() {
	kept := rd.s.Extra
	rd.s.Extra = nil
	kept = slices.DeleteFunc(kept, func(e model.Extra) bool {
		switch e.Key {
		case "092":
			return strings.TrimSpace(e.Text) == typeText(rd.s)
		case "172":
			return methodOf(e.Text) != model.RatingUsual && strings.TrimSpace(e.Text) == strings.TrimSpace(methodText(rd.t, rd.s))
		case "182":
			return strings.HasPrefix(strings.TrimSpace(e.Text), ownProgram)
		case "192":
			return strings.EqualFold(strings.TrimSpace(e.Text), codeOf(rd.codes, rd.s, rd.t.Start)) &&
				(rd.s.System != "" || !model.OwnType(e.Text)) // which FIDE mode asks for
		case "222":
			return strings.TrimSpace(e.Text) == codeOfTime(rd.t.Time)
		}
		return false
	})
	order := func(e model.Extra) int {
		switch {
		case nationalRecord(extraRecord(e)):
			return 0
		case headerKind(e.Key):
			return 1
		}
		return 2
	}
	slices.SortStableFunc(kept, func(a, b model.Extra) int {
		if headerKind(a.Key) && headerKind(b.Key) {
			return strings.Compare(a.Key, b.Key)
		}
		return order(a) - order(b)
	})
	if len(kept) > 0 {
		rd.s.Extra = kept
	}
}

// ownProgram is how the record of the program begins that we write, with the version of the day, see Options.
const ownProgram = "Wallchart "

// keptAsIs are records that are kept although they are understood: the type in
// words and in its exact code, dates that could not be read or whose rounds are
// yet to come, national records, comments.
var keptAsIs = []string{"###", "042", "052", "092", "132", "172", "182", "192", "222"}

// name names the section.
func (rd *reader) name() {
	rd.s.Name = "Open"
	if rd.t.Name != "" {
		rd.s.Name = rd.t.Name
	}
}

package main

import (
	"errors"
	"strings"

	phrases "wallchart/assets/wording"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/phrase/defect"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// selection is what the verbs about standings have in common: which sections of
// the event, after which round, by which tie-breaks and rules.
type selection struct {
	call      *call
	section   string
	after     int
	tieBreaks string
	unplayed  string
	category  string  // whose trophy or list it is; "" is everybody's
	together  bool    // sections stand on one sheet
	failed    []error // defects that were passed over
}

func (s *selection) flags(c *call) {
	s.call = c
	c.StringVar(&s.section, "section", "", "only the section with this `NAME`")
	c.IntVar(&s.after, "after", 0, "the standings after round `N` (otherwise the last one with a result)")
	c.StringVar(&s.tieBreaks, "tiebreaks", "", "a `LIST` of codes instead of the section's own, such as PTS,BH/C1,DE,SB, or none")
	c.StringVar(&s.unplayed, "unplayed", "", "the `RULES` for unplayed rounds: fide2026, fide2024, fide2009, us or plain")
}

// part is the flag of lists that can be of one category alone.
func (s *selection) part(c *call) {
	c.StringVar(&s.category, "category", "", "only those of the category `NAME`, such as K-3 or U1000; \"categories\" lists them")
}

// spare passes over what a defect of the program stopped, so that the rest is
// written; defects names all of it afterwards.
func (s *selection) spare(err error) bool {
	if !errors.As(err, new(*defect.Error)) {
		return false
	}
	s.failed = append(s.failed, place(s.call.words[0], err))
	return true
}

func (s *selection) defects() error { return errors.Join(s.failed...) }

// sections are the sections that are asked for.
func (s *selection) sections(t *model.Tournament) ([]*model.Section, error) {
	if s.section == "" {
		if len(t.Sections) == 0 {
			return nil, phrase.Errorf("%s: the event has no section. Enter players or teams first, with import or add-player", s.call.words[0])
		}
		return t.Sections, nil
	}
	found, err := sectionByName(t, s.section)
	if err != nil {
		return nil, place(s.call.words[0], err)
	}
	return []*model.Section{found}, nil
}

// opened reads the event and finds the sections that are asked for.
func (s *selection) opened() (*model.Tournament, []*model.Section, error) {
	t, err := s.call.event(s.call.words[0])
	if err != nil {
		return nil, nil, err
	}
	sections, err := s.sections(t)
	return t, sections, err
}

// openedOne are the event of the first argument and the one section that is asked for.
func (s *selection) openedOne() (*model.Tournament, *model.Section, error) {
	t, err := s.call.event(s.call.words[0])
	if err != nil {
		return nil, nil, err
	}
	section, err := s.one(t)
	return t, section, err
}

// one is the section that is asked for, when there must be just one.
func (s *selection) one(t *model.Tournament) (*model.Section, error) {
	sections, err := s.sections(t)
	if err != nil {
		return nil, err
	}
	if len(sections) > 1 {
		return nil, misused("%s has several sections (%s): choose one with --section NAME", s.call.words[0], strings.Join(sectionNames(t), ", "))
	}
	return sections[0], nil
}

func sectionNames(t *model.Tournament) []string {
	names := make([]string, len(t.Sections))
	for i, s := range t.Sections {
		names[i] = s.Name
	}
	return names
}

// sectionByName finds a section, in any case of letters.
func sectionByName(t *model.Tournament, name string) (*model.Section, error) {
	for _, s := range t.Sections {
		if strings.EqualFold(s.Name, name) {
			return s, nil
		}
	}
	return nil, phrase.Errorf("there is no section %q%s", name, didYouMean(name, sectionNames(t)))
}

// standings computes a section as the flags say.
func (s *selection) standings(t *model.Tournament, section *model.Section) (*tiebreaks.Standings, error) {
	if err := hasRound(section, s.after); err != nil {
		return nil, place(s.call.words[0], err)
	}
	if s.tieBreaks == "" && s.unplayed == "" {
		st, err := catalogue.Standard(t, section, s.after)
		if err != nil {
			return nil, place(s.call.words[0], err)
		}
		_, left := catalogue.SectionList(section)
		s.dropped(left)
		s.idle(st)
		return st, nil
	}
	rules := catalogue.RulesFor(t, section)
	uses, left := catalogue.SectionList(section)
	if s.tieBreaks != "" {
		var err error
		if uses, err = catalogue.ParseList(s.tieBreaks); err != nil {
			return nil, place(s.call.words[0], err)
		}
		left = nil
		if section.Ranking.Unplayed == "" {
			rules = tiebreaks.RulesForList(t, uses)
		}
	}
	if s.unplayed != "" {
		var err error
		if rules, err = tiebreaks.RulesByCode(s.unplayed); err != nil {
			return nil, err
		}
		other := *section
		other.FIDE, section = false, &other // a look by rules that are not its own
	}
	st, err := catalogue.Rank(model.NewSheet(t, section, s.after), uses, rules)
	if err != nil {
		return nil, place(s.call.words[0], err)
	}
	st.Notes = append(left, st.Notes...)
	s.dropped(left)
	s.idle(st)
	return st, nil
}

// dropped says which columns of a section's list are not in the output, because nobody knows what they are: the exit status is 3.
func (s *selection) dropped(left []phrase.Text) {
	s.call.notes(left)
	s.call.doubted.dropped = s.call.doubted.dropped || len(left) > 0
}

// idle says which columns of standings can separate nobody; they are there all the same.
func (s *selection) idle(st *tiebreaks.Standings) {
	_, said := catalogue.Tidy(st.Columns)
	s.call.notes(said)
}

// hasRound refuses the standings after a round that there is not; 0 is the last.
// A round that is announced and not yet paired counts as one that nobody played.
func hasRound(s *model.Section, after int) error {
	if after >= 0 && after <= s.PlannedRounds() {
		return nil
	}
	switch last := len(s.Rounds); {
	case last == 0:
		return phrase.Errorf("%s has no round %d: it has none yet. Leave --after out", s.Name, after)
	case last == 1:
		return phrase.Errorf("%s has no round %d: it has 1 round so far. Choose --after 1", s.Name, after)
	default:
		return phrase.Errorf("%s has no round %d: it has %d rounds so far. Choose --after 1 to %d", s.Name, after, last, last)
	}
}

// look is how documents are written.
type look struct {
	format   string
	halves   bool
	numbers  bool
	language string // of --documents-lang
	club     string // whose paper it is
	logo     string // the file of its picture
	paper    string // its size by name, "" for the event's usual one
}

func (l *look) flags(c *call) {
	c.StringVar(&l.format, "format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
	l.style(c)
}

func (l *look) style(c *call) {
	c.BoolVar(&l.halves, "halves", false, "write 3½ instead of 3.5")
	c.BoolVar(&l.numbers, "numbers", false, "name opponents by starting number instead of by line")
	c.StringVar(&l.language, "documents-lang", "", "the `LANGUAGE` of the document: %s (otherwise the event's, or that of --lang)",
		strings.Join(phrases.Languages(), ", "))
}

// options are those of a document about the event.
func (l *look) options(c *call, t *model.Tournament) (report.Options, error) {
	o, err := l.answer(c)
	if l.language == "" {
		o.Language = phrases.Wish(t.Language, c.lang)
	}
	return o, err
}

// asked are the format and the options of what somebody asked about one number.
func (l *look) asked(c *call) (formats.Format, report.Options, error) {
	k, err := screenFormat(l.format)
	if err != nil {
		return k, report.Options{}, err
	}
	o, err := l.answer(c)
	return k, o, err
}

// answer are the options of what somebody asked about one number: it is in the
// language of whoever asks, unless another one is asked for.
func (l *look) answer(c *call) (report.Options, error) {
	o := report.Options{Language: c.lang}
	if l.language != "" {
		asked, err := phrases.Load(l.language)
		if err != nil {
			return o, usageFault(err)
		}
		o.Language = asked
	}
	if l.halves {
		o.Points = report.Fraction
	}
	if l.numbers {
		o.Opponents = report.ByNumber
	}
	return o, nil
}

// print makes a document for every section that is asked for and writes them.
func (s *selection) print(l *look, make func(*tiebreaks.Standings, report.Options) (table.Document, error)) error {
	k, err := screenFormat(l.format)
	if err != nil {
		return err
	}
	t, sections, err := s.opened()
	if err != nil {
		return err
	}
	o, err := l.options(s.call, t)
	if err != nil {
		return err
	}
	o.Isolated, o.Pointed = k.Isolates(), k.Values()
	var docs []table.Document
	var nothing []error
	for _, section := range sections {
		err := defect.Guard(phrase.New("%s of %s", s.call.verb.name, section.Name), otherSections, func() error {
			st, err := s.standings(t, section)
			if err != nil {
				return err
			}
			if k.Name == "csv" || k.Name == "tsv" { // they have no room for notes
				s.call.notes(st.Notes)
			}
			doc, err := make(st, o)
			if err != nil {
				nothing = append(nothing, place(s.call.words[0], err))
				return nil
			}
			docs = append(docs, doc)
			return nil
		})
		if err != nil && !s.spare(err) {
			return err
		}
	}
	if len(docs) == 0 {
		return errors.Join(append(nothing, s.failed...)...)
	}
	for _, err := range nothing {
		s.call.leaves(err)
	}
	return errors.Join(k.Write(s.call.out, report.Join(docs...), formats.Sheet{}), s.defects())
}

// otherSections is what can be had where one section stops a document.
var otherSections = phrase.New("the other sections can be shown")

// leaves names a section that has nothing to show.
func (c *call) leaves(err error) {
	c.tell(c.err, phrase.New("%s. The section is left out.", strings.TrimSuffix(c.word(err), ".")))
}

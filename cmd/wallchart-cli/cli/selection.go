package cli

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

// Selection is what the verbs about standings have in common: which sections of
// the event, after which round, by which tie-breaks and rules.
type Selection struct {
	Call      *Call
	Section   string
	After     int
	TieBreaks string
	Unplayed  string
	Category  string  // whose trophy or list it is; "" is everybody's
	Together  bool    // sections stand on one sheet
	Failed    []error // defects that were passed over
}

// Flags declares the flags of the selection.
func (s *Selection) Flags(c *Call) {
	s.Call = c
	c.StringVar(&s.Section, "section", "", "only the section with this `NAME`")
	c.IntVar(&s.After, "after", 0, "the standings after round `N` (otherwise the last one with a result)")
	c.StringVar(&s.TieBreaks, "tiebreaks", "", "a `LIST` of codes instead of the section's own, such as PTS,BH/C1,DE,SB, or none")
	c.StringVar(&s.Unplayed, "unplayed", "", "the `RULES` for unplayed rounds: fide2026, fide2024, fide2009, us or plain")
}

// Part is the flag of lists that can be of one category alone.
func (s *Selection) Part(c *Call) {
	c.StringVar(&s.Category, "category", "", "only those of the category `NAME`, such as K-3 or U1000; \"categories\" lists them")
}

// Spare passes over what a defect of the program stopped, so that the rest is
// written; Defects names all of it afterwards.
func (s *Selection) Spare(err error) bool {
	if !errors.As(err, new(*defect.Error)) {
		return false
	}
	s.Failed = append(s.Failed, Place(s.Call.Words[0], err))
	return true
}

// Defects are all that Spare passed over.
func (s *Selection) Defects() error { return errors.Join(s.Failed...) }

// Sections are the sections that are asked for.
func (s *Selection) Sections(t *model.Tournament) ([]*model.Section, error) {
	if s.Section == "" {
		if len(t.Sections) == 0 {
			return nil, phrase.Errorf("%s: the event has no section. Enter players or teams first, with import or add-player", s.Call.Words[0])
		}
		return t.Sections, nil
	}
	found, err := SectionByName(t, s.Section)
	if err != nil {
		return nil, Place(s.Call.Words[0], err)
	}
	return []*model.Section{found}, nil
}

// Opened reads the event and finds the sections that are asked for.
func (s *Selection) Opened() (*model.Tournament, []*model.Section, error) {
	t, err := s.Call.Event(s.Call.Words[0])
	if err != nil {
		return nil, nil, err
	}
	sections, err := s.Sections(t)
	return t, sections, err
}

// OpenedOne are the event of the first argument and the one section that is asked for.
func (s *Selection) OpenedOne() (*model.Tournament, *model.Section, error) {
	t, err := s.Call.Event(s.Call.Words[0])
	if err != nil {
		return nil, nil, err
	}
	section, err := s.One(t)
	return t, section, err
}

// One is the section that is asked for, when there must be just one.
func (s *Selection) One(t *model.Tournament) (*model.Section, error) {
	sections, err := s.Sections(t)
	if err != nil {
		return nil, err
	}
	if len(sections) > 1 {
		return nil, Misused("%s has several sections (%s): choose one with --section NAME", s.Call.Words[0], strings.Join(sectionNames(t), ", "))
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

// SectionByName finds a section, in any case of letters.
func SectionByName(t *model.Tournament, name string) (*model.Section, error) {
	for _, s := range t.Sections {
		if strings.EqualFold(s.Name, name) {
			return s, nil
		}
	}
	return nil, phrase.Errorf("there is no section %q%s", name, DidYouMean(name, sectionNames(t)))
}

// Standings computes a section as the flags say.
func (s *Selection) Standings(t *model.Tournament, section *model.Section) (*tiebreaks.Standings, error) {
	if err := HasRound(section, s.After); err != nil {
		return nil, Place(s.Call.Words[0], err)
	}
	if s.TieBreaks == "" && s.Unplayed == "" {
		st, err := catalogue.Standard(t, section, s.After)
		if err != nil {
			return nil, Place(s.Call.Words[0], err)
		}
		_, left := catalogue.SectionList(section)
		s.dropped(left)
		s.idle(st)
		return st, nil
	}
	rules := catalogue.RulesFor(t, section)
	uses, left := catalogue.SectionList(section)
	if s.TieBreaks != "" {
		var err error
		if uses, err = catalogue.ParseList(s.TieBreaks); err != nil {
			return nil, Place(s.Call.Words[0], err)
		}
		left = nil
		if section.Ranking.Unplayed == "" {
			rules = tiebreaks.RulesForList(t, uses)
		}
	}
	if s.Unplayed != "" {
		var err error
		if rules, err = tiebreaks.RulesByCode(s.Unplayed); err != nil {
			return nil, err
		}
		other := *section
		other.FIDE, section = false, &other // a look by rules that are not its own
	}
	st, err := catalogue.Rank(model.NewSheet(t, section, s.After), uses, rules)
	if err != nil {
		return nil, Place(s.Call.Words[0], err)
	}
	st.Notes = append(left, st.Notes...)
	s.dropped(left)
	s.idle(st)
	return st, nil
}

// dropped says which columns of a section's list are not in the output, because nobody knows what they are: the exit status is 3.
func (s *Selection) dropped(left []phrase.Text) {
	s.Call.Notes(left)
	s.Call.Doubted.dropped = s.Call.Doubted.dropped || len(left) > 0
}

// idle says which columns of standings can separate nobody; they are there all the same.
func (s *Selection) idle(st *tiebreaks.Standings) {
	_, said := catalogue.Tidy(st.Columns)
	s.Call.Notes(said)
}

// HasRound refuses the standings after a round that there is not; 0 is the last.
// A round that is announced and not yet paired counts as one that nobody played.
func HasRound(s *model.Section, after int) error {
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

// Look is how documents are written.
type Look struct {
	Format   string
	halves   bool
	Numbers  bool
	language string // of --documents-lang
	club     string // whose paper it is
	logo     string // the file of its picture
	paper    string // its size by name, "" for the event's usual one
}

// Flags declares the flags of a document that is printed.
func (l *Look) Flags(c *Call) {
	c.StringVar(&l.Format, "format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
	l.Style(c)
}

// Style declares the flags that every form of document heeds.
func (l *Look) Style(c *Call) {
	c.BoolVar(&l.halves, "halves", false, "write 3½ instead of 3.5")
	c.BoolVar(&l.Numbers, "numbers", false, "name opponents by starting number instead of by line")
	c.StringVar(&l.language, "documents-lang", "", "the `LANGUAGE` of the document: %s (otherwise the event's, or that of --lang)",
		strings.Join(phrases.Languages(), ", "))
}

// options are those of a document about the event.
func (l *Look) options(c *Call, t *model.Tournament) (report.Options, error) {
	o, err := l.answer(c)
	if l.language == "" {
		o.Language = phrases.Wish(t.Language, c.Lang)
	}
	return o, err
}

// Asked are the format and the options of what somebody asked about one number.
func (l *Look) Asked(c *Call) (formats.Format, report.Options, error) {
	k, err := ScreenFormat(l.Format)
	if err != nil {
		return k, report.Options{}, err
	}
	o, err := l.answer(c)
	return k, o, err
}

// answer are the options of what somebody asked about one number: it is in the
// language of whoever asks, unless another one is asked for.
func (l *Look) answer(c *Call) (report.Options, error) {
	o := report.Options{Language: c.Lang}
	if l.language != "" {
		asked, err := phrases.Load(l.language)
		if err != nil {
			return o, UsageFault(err)
		}
		o.Language = asked
	}
	if l.halves {
		o.Points = report.Fraction
	}
	if l.Numbers {
		o.Opponents = report.ByNumber
	}
	return o, nil
}

// Print makes a document for every section that is asked for and writes them.
func (s *Selection) Print(l *Look, make func(*tiebreaks.Standings, report.Options) (table.Document, error)) error {
	k, err := ScreenFormat(l.Format)
	if err != nil {
		return err
	}
	t, sections, err := s.Opened()
	if err != nil {
		return err
	}
	o, err := l.options(s.Call, t)
	if err != nil {
		return err
	}
	o.Isolated, o.Pointed = k.Isolates(), k.Values()
	var docs []table.Document
	var nothing []error
	for _, section := range sections {
		err := defect.Guard(phrase.New("%s of %s", s.Call.Verb.Name, section.Name), OtherSections, func() error {
			st, err := s.Standings(t, section)
			if err != nil {
				return err
			}
			if k.Name == "csv" || k.Name == "tsv" { // they have no room for notes
				s.Call.Notes(st.Notes)
			}
			doc, err := make(st, o)
			if err != nil {
				nothing = append(nothing, Place(s.Call.Words[0], err))
				return nil
			}
			docs = append(docs, doc)
			return nil
		})
		if err != nil && !s.Spare(err) {
			return err
		}
	}
	if len(docs) == 0 {
		return errors.Join(append(nothing, s.Failed...)...)
	}
	for _, err := range nothing {
		s.Call.Leaves(err)
	}
	return errors.Join(k.Write(s.Call.Out, report.Join(docs...), formats.Sheet{}), s.Defects())
}

// OtherSections is what can be had where one section stops a document.
var OtherSections = phrase.New("the other sections can be shown")

// Leaves names a section that has nothing to show.
func (c *Call) Leaves(err error) {
	c.Tell(c.Err, phrase.New("%s. The section is left out.", strings.TrimSuffix(c.Word(err), ".")))
}

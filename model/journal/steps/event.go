package steps

import (
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Header is what is said of the event as a whole.
type Header struct {
	Name       string     `json:"name"`
	City       string     `json:"city,omitempty"`
	Federation string     `json:"federation,omitempty"`
	Start      model.Date `json:"start,omitempty"`
	End        model.Date `json:"end,omitempty"`
	Long       bool       `json:"long,omitempty"` // log entries of before format 1.7 lack it
	Arbiter    string     `json:"arbiter,omitempty"`
	Deputies   []string   `json:"deputies,omitempty"`
	Organiser  string     `json:"organiser,omitempty"`
	Time       string     `json:"time,omitempty"`
	Currency   string     `json:"currency,omitempty"`
	Language   string     `json:"language,omitempty"` // of documents; log entries of before format 1.4 lack it
	Page       string     `json:"page,omitempty"`     // on the web; log entries of before format 1.5 lack it
}

// HeaderOf is the event's header as it stands, to be changed and given back.
func HeaderOf(t *model.Tournament) Header {
	return Header{t.Name, t.City, t.Federation, t.Start, t.End, t.Long, t.Arbiter, slices.Clone(t.Deputies), t.Organiser, t.Time,
		t.Currency, t.Language, t.Page}
}

// EditTournament replaces the event's header.
type EditTournament struct {
	Header Header `json:"header"`
}

// Name is "edit-tournament".
func (EditTournament) Name() string { return "edit-tournament" }

// Label is "Edit the event".
func (EditTournament) Label() phrase.Text { return phrase.New("Edit the event") }

// Describe says which details change.
func (c EditTournament) Describe(t *model.Tournament) phrase.Text {
	a, b := HeaderOf(t), c.Header
	var what []phrase.Text
	for _, f := range []struct {
		differs bool
		name    phrase.Text
	}{
		{a.Name != b.Name, phrase.New("name")}, {a.City != b.City, phrase.New("city")},
		{a.Federation != b.Federation, phrase.New("federation")}, {a.Start != b.Start || a.End != b.End, phrase.New("dates")},
		{b.Long && !a.Long, phrase.New("more than 30 days")}, {a.Long && !b.Long, phrase.New("not more than 30 days")},
		{a.Arbiter != b.Arbiter, phrase.New("arbiter")}, {!slices.Equal(a.Deputies, b.Deputies), phrase.New("deputies")},
		{a.Organiser != b.Organiser, phrase.New("organiser")}, {a.Time != b.Time, phrase.New("time control")},
		{a.Currency != b.Currency, phrase.New("currency")},
		{a.Language != b.Language, phrase.New("language of the documents")},
		{a.Page != b.Page, phrase.New("page on the web")},
	} {
		if f.differs {
			what = append(what, f.name)
		}
	}
	if len(what) == 0 {
		return c.Label()
	}
	return phrase.New("Edit the event: %s", phrase.Join(", ", what...))
}

// isLanguage tells the form of a language's code: "de", "pt-BR".
func isLanguage(code string) bool {
	for n, part := range strings.Split(code, "-") {
		least, most, of := 2, 8, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
		if n == 0 {
			most, of = 3, of[:26]
		}
		if len(part) < least || len(part) > most || strings.Trim(part, of) != "" {
			return false
		}
	}
	return true
}

var _ journal.Rebaser = EditTournament{}

// Rebased alters only what its author altered of the header.
func (c EditTournament) Rebased(from, to *model.Tournament) journal.Change {
	c.Header = journal.ThreeWay(HeaderOf(from), c.Header, HeaderOf(to))
	return c
}

// Apply refuses dates that are not dates, an end before the start, and what is no
// code of a language.
func (c EditTournament) Apply(t *model.Tournament) (*model.Tournament, error) {
	h := c.Header
	for _, d := range []model.Date{h.Start, h.End} {
		if err := d.Check(); err != nil {
			return nil, err
		}
	}
	if len(h.Start) == 10 && len(h.End) == 10 && h.End < h.Start {
		return nil, model.Problem{What: phrase.New("the event ends on %s, before it starts on %s", h.End, h.Start),
			Cure: phrase.New("Correct one of the dates"), Grave: true}
	}
	if h.Language != "" && !isLanguage(h.Language) {
		return nil, model.Problem{What: phrase.New("%q is not the code of a language", h.Language),
			Cure: phrase.New("Write a code such as de or en, or nothing"), Grave: true}
	}
	if currency, err := model.ParseCurrency(h.Currency); err != nil || currency != h.Currency {
		return nil, model.Problem{What: phrase.New("%q is no currency", h.Currency),
			Cure: phrase.New("Write its code, such as EUR, or its sign, such as $"), Grave: true}
	}
	if page, err := model.ParsePage(h.Page); err != nil || page != h.Page {
		return nil, model.Problem{What: phrase.New("%q is no address of a page", h.Page),
			Cure: phrase.New("Write it as a browser shows it, such as https://club.example/open"), Grave: true}
	}
	n := *t
	n.Name, n.City, n.Federation, n.Start, n.End = h.Name, h.City, h.Federation, h.Start, h.End
	n.Arbiter, n.Deputies, n.Organiser, n.Time = h.Arbiter, slices.Clone(h.Deputies), h.Organiser, h.Time
	n.Currency, n.Language, n.Page, n.Long = h.Currency, h.Language, h.Page, h.Long
	return &n, nil
}

// SaveList keeps a tie-break list under a name, in place of one of that name.
type SaveList struct {
	List model.SavedList `json:"list"`
}

// Name is "save-list".
func (SaveList) Name() string { return "save-list" }

// Label is `Save the tie-break list "Club"`.
func (c SaveList) Label() phrase.Text {
	return phrase.New("Save the tie-break list “%s”", c.List.Name)
}

// Apply refuses a list without a name.
func (c SaveList) Apply(t *model.Tournament) (*model.Tournament, error) {
	if strings.TrimSpace(c.List.Name) == "" {
		return nil, model.Problem{What: phrase.New("the tie-break list has no name"), Cure: phrase.New("Enter a name"), Grave: true}
	}
	n, l := *t, c.List
	l.TieBreaks = slices.Clone(l.TieBreaks)
	n.Lists = slices.Clone(t.Lists)
	if i := slices.IndexFunc(n.Lists, func(o model.SavedList) bool { return o.Name == l.Name }); i >= 0 {
		n.Lists[i] = l
	} else {
		n.Lists = append(n.Lists, l)
	}
	return &n, nil
}

// RemoveList forgets a saved tie-break list.
type RemoveList struct {
	List string `json:"list"`
}

// Name is "remove-list".
func (RemoveList) Name() string { return "remove-list" }

// Label is `Remove the tie-break list "Club"`.
func (c RemoveList) Label() phrase.Text {
	return phrase.New("Remove the tie-break list “%s”", c.List)
}

// Apply refuses a list that does not exist.
func (c RemoveList) Apply(t *model.Tournament) (*model.Tournament, error) {
	n := *t
	n.Lists = slices.DeleteFunc(slices.Clone(t.Lists), func(o model.SavedList) bool { return o.Name == c.List })
	if len(n.Lists) == len(t.Lists) {
		return nil, model.Problem{What: phrase.New("there is no tie-break list “%s”", c.List),
			Cure: phrase.New("Choose one of the saved lists"), Grave: true}
	}
	return &n, nil
}

// Package fund reads a list of prizes: a line for each with its name, what it is worth
// and for whom it is.
//
//	prize,amount,rule
//	1st,250 + trophy,place
//	U1600,"$60.00",U1600
//	Best girl,trophy,girls
//	Best game,50,by hand
//
// The columns may be called otherwise and stand in another order; without headings they
// are these three. More columns there may be: trophy, qualifies, guaranteed, bonus,
// winner, entrants (it is awarded only with so many of those whom it is for) and each (all
// who are tied get the trophy). Every line that cannot be read is named, and then there is no fund.
package fund

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// column is what a column of the list holds.
type column uint8

const (
	none column = iota
	prize
	amount
	rule
	trophy
	qualifies
	guaranteed
	bonus
	winner
	entrants
	each
)

// usualColumns are those of a list without headings.
var usualColumns = []column{prize, amount, rule, trophy, qualifies, guaranteed, bonus, winner, entrants, each}

// headings are what the columns are called, in small letters.
var headings = map[string]column{
	"prize": prize, "prizes": prize, "name": prize, "preis": prize, "preise": prize, "bezeichnung": prize,
	"prix": prize, "nom": prize, "premio": prize, "premios": prize, "nombre": prize,
	"amount": amount, "money": amount, "cash": amount, "value": amount, "worth": amount, "betrag": amount, "geld": amount, "wert": amount,
	"montant": amount, "somme": amount, "valeur": amount, "importe": amount, "cantidad": amount, "dinero": amount, "valor": amount,
	"rule": rule, "for": rule, "for whom": rule, "category": rule, "condition": rule, "regel": rule, "für": rule, "für wen": rule,
	"kategorie": rule, "règle": rule, "pour": rule, "pour qui": rule, "catégorie": rule, "regla": rule, "para": rule, "para quién": rule,
	"categoría": rule,
	"trophy":    trophy, "pokal": trophy, "sachpreis": trophy, "trophée": trophy, "coupe": trophy, "trofeo": trophy, "copa": trophy,
	"qualifies": qualifies, "qualifies for": qualifies, "qualifiziert": qualifies, "qualifiziert für": qualifies, "qualifie": qualifies,
	"qualifie pour": qualifies, "clasifica": qualifies, "clasifica para": qualifies,
	"guaranteed": guaranteed, "garantiert": guaranteed, "garanti": guaranteed, "garantizado": guaranteed,
	"bonus": bonus, "in addition": bonus, "zusätzlich": bonus, "en plus": bonus, "además": bonus,
	"winner": winner, "gewinner": winner, "gagnant": winner, "ganador": winner,
	"entrants": entrants, "minimum": entrants, "at least": entrants, "teilnehmer": entrants, "mindestens": entrants, "inscrits": entrants,
	"au moins": entrants, "inscritos": entrants, "al menos": entrants,
	"each": each, "all tied": each, "jeder": each, "alle gleichen": each, "chacun": each, "tous les ex æquo": each, "cada uno": each,
}

// Read reads a list of prizes for a section: a text with columns, a workbook or a page. name is the file's.
func Read(name string, raw []byte, t *model.Tournament, s *model.Section) (model.Fund, error) {
	var f model.Fund
	sheets, _, err := sheet.Read(name, raw)
	if err != nil {
		return f, err
	}
	if len(sheets) == 0 {
		return f, empty()
	}
	rows := sheets[0].Rows
	r := reader{section: s, book: t.CategoriesOf(s), listed: true}
	first := 0
	for first < len(rows) && blank(rows[first]) {
		first++
	}
	if first == len(rows) {
		return f, empty()
	}
	if r.columns = headed(rows[first]); r.columns != nil {
		first++
	} else {
		r.columns = usualColumns
	}
	var problems []error
	for n := first; n < len(rows); n++ {
		if blank(rows[n]) || strings.HasPrefix(strings.TrimSpace(rows[n][0]), "#") {
			continue
		}
		p, err := r.prize(rows[n])
		if err != nil {
			problems = append(problems, inLine(n, err))
			continue
		}
		f.Prizes = append(f.Prizes, p)
	}
	if !sheets[0].Cut.Empty() {
		problems = append(problems, phrase.Errorf("%s", sheets[0].Cut))
	}
	if len(problems) > 0 {
		return model.Fund{}, errors.Join(problems...)
	}
	if len(f.Prizes) == 0 {
		return f, empty()
	}
	return f, nil
}

func inLine(n int, err error) error { return phrase.Errorf("line %d: %w", n+1, err) }

func empty() error {
	return phrase.Errorf("there is no prize in it. Write a line for each: its name, the amount, and for whom it is, such as 1st,100,place")
}

func blank(row []string) bool {
	return !slices.ContainsFunc(row, func(c string) bool { return strings.TrimSpace(c) != "" })
}

// headed are the columns by their headings; nil where the row is no heading: one with an amount is a prize.
func headed(row []string) []column {
	var all []column
	known := 0
	for _, cell := range row {
		c := headings[strings.ToLower(strings.TrimSpace(cell))]
		if c != none && slices.Contains(all, c) {
			c = none
		}
		if all = append(all, c); c != none {
			known++
		}
	}
	if known < 2 || !slices.Contains(all, prize) {
		return nil
	}
	return all
}

type reader struct {
	section *model.Section
	book    model.Book
	columns []column
	listed  bool // it reads a whole list
	places  int  // prizes by place so far
}

func (r *reader) prize(row []string) (model.Prize, error) {
	var p model.Prize
	var worth string
	for n, cell := range row {
		cell = model.OneLine(strings.TrimSpace(cell))
		of := none
		if n < len(r.columns) {
			of = r.columns[n]
		}
		switch of {
		case prize:
			p.Name = cell
		case amount:
			worth = cell
		case rule:
			p.Rule = cell
		case trophy:
			p.Trophy = cell
		case qualifies:
			p.Qualifies = cell
		case guaranteed, bonus:
			yes, err := yesNo(cell)
			if err != nil {
				return p, err
			}
			if of == bonus {
				p.Bonus = yes
			} else {
				p.Guaranteed = yes
			}
		case each:
			yes, err := yesNo(cell)
			if err != nil {
				return p, err
			}
			p.Each = yes
		case entrants:
			n, err := people(cell)
			if err != nil {
				return p, err
			}
			p.Entrants = n
		case winner:
			id, err := r.winner(cell)
			if err != nil {
				return p, err
			}
			p.Winner = id
		}
	}
	if err := read(&p, worth); err != nil {
		return p, err
	}
	switch {
	case p.Name == "":
		return p, phrase.Errorf("the prize has no name. Write one before the amount, such as 1st or U1600")
	case p.Amount == 0 && p.Share == 0 && p.Trophy == "" && p.Qualifies == "":
		return p, phrase.Errorf("%s is worth nothing. Write an amount, such as 100 or 62.50, a share of the fees, such as 20%%, or trophy",
			p.Name)
	}
	if err := r.placed(&p); err != nil {
		return p, err
	}
	how, err := r.book.PrizeRule(p.Rule)
	if err == nil {
		p.Rule = r.book.KeptRule(p.Rule)
	}
	if err == nil && how.Order == model.ByPlace && how.Category == nil {
		p.Rule = ""
		r.places++
	}
	return p, err
}

// placed takes "1", "2nd" and the like for the prize by place that it is, where it stands in the list at that place: such prizes go
// to the places in the order of the list. A category that is called so stays one.
func (r *reader) placed(p *model.Prize) error {
	n, ok := model.PlaceNamed(p.Rule)
	if !ok || r.book.Has(p.Rule) {
		return nil
	}
	if r.listed && n != r.places+1 {
		return phrase.Errorf("%q is for place %d, and is prize %d of those by place, which go to the places in the order of the list. "+
			"Put it there, or write place", p.Name, n, r.places+1)
	}
	p.Rule = "place"
	return nil
}

// thousands is a mark between the thousands: three digits follow it, and no more.
var thousands = pattern.New(`(\d)[.,' ](\d{3})($|\D)`)

// read takes apart what a prize is worth: "250", "$1,250.00", "250 + trophy", "20%",
// "qualifies for the final".
func read(p *model.Prize, worth string) error {
	for _, one := range strings.Split(worth, "+") {
		one = strings.TrimSpace(one)
		plain := one
		for last := ""; plain != last; {
			last, plain = plain, thousands.ReplaceAllString(plain, "$1$2$3")
		}
		low := strings.ToLower(one)
		c, err := model.ParseCents(plain)
		share, wrong := model.ParseShare(one)
		switch {
		case one == "":
		case (err == nil || wrong == nil) && (p.Amount > 0 || p.Share > 0):
			return phrase.Errorf("%q has two amounts. Write one, such as 250 + trophy", worth)
		case err == nil:
			p.Amount = c
		case wrong == nil:
			p.Share = share
		case strings.Contains(one, "%"):
			return wrong
		case strings.ContainsAny(one, "0123456789") || strings.HasPrefix(one, "-"):
			return phrase.Errorf("%q is no amount. Write 250, 62.50, trophy, or 250 + trophy", worth)
		case strings.HasPrefix(low, "qualif") || strings.HasPrefix(low, "clasif"):
			p.Qualifies = one
		default:
			p.Trophy = one
		}
	}
	return nil
}

// people is a number of entrants; nothing is none.
func people(text string) (int, error) {
	if text == "" {
		return 0, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > 100_000 {
		return 0, phrase.Errorf("%q is no number of entrants. Write one such as 5, or leave the cell empty", text)
	}
	return n, nil
}

func yesNo(text string) (bool, error) {
	switch strings.ToLower(text) {
	case "", "no", "n", "-", "0", "nein", "non", "false":
		return false, nil
	case "yes", "y", "x", "1", "ja", "j", "oui", "o", "sí", "si", "s", "✓", "true":
		return true, nil
	}
	return false, phrase.Errorf("%q is neither yes nor no. Write yes, or leave the cell empty", text)
}

// winner finds whom a prize by hand goes to: a starting number or a name.
func (r *reader) winner(text string) (model.ID, error) {
	if text == "" {
		return 0, nil
	}
	if no, err := strconv.Atoi(text); err == nil {
		if e, ok := r.section.ByNumber(no); ok {
			return e.ID, nil
		}
	}
	for _, e := range r.section.Entries() {
		if namekey.Key(e.Name) == namekey.Key(text) {
			return e.ID, nil
		}
	}
	return 0, phrase.Errorf("there is nobody called %q in the section. Write the starting number or the name as it stands there", text)
}

package prizes

import (
	"wallchart/phrase"
)

// Made says how an amount came about, a sentence for each sum: "2nd 150.00 + 3rd 100.00 = 250.00, by 2".
func (d *Division) Made(a *Award) []phrase.Text {
	var all []phrase.Text
	for _, s := range a.Sums {
		all = append(all, d.sum(s))
	}
	if a.Moved > 0 {
		all = append(all, phrase.New("and %s that somebody above may not win", d.money(a.Moved)))
	}
	if a.Uncut > 0 {
		all = append(all, phrase.New("at most %s for such players, in place of %s", d.money(amount(a.Parts)), d.money(a.Uncut)))
	}
	return all
}

func (d *Division) sum(s Sum) phrase.Text {
	text := d.pool(s.Prizes)
	switch {
	case len(s.Own) > 0:
		own := d.pool(s.Own)
		if s.OwnBy > 1 {
			own = phrase.New("%s, by %d", own, s.OwnBy)
		}
		text = phrase.New("half of %s; and half of %s, by %d", own, text, s.By)
	case s.OwnBy > 0: // Hort, a place without a prize
		text = phrase.New("half of %s, by %d", text, s.By)
	case s.By > 1:
		text = phrase.New("%s, by %d", text, s.By)
	}
	if s.Limit > 0 {
		text = phrase.New("%s; at most %s, the largest prize that could be won alone", text, d.money(s.Limit))
	}
	if s.OthersLimited {
		text = phrase.New("%s; others of them may not win as much", text)
	}
	if !s.Why.Empty() {
		text = phrase.New("%s: %s", text, s.Why)
	}
	return text
}

// pool are prizes with what they are worth and, of several, their sum: "2nd 150.00 + 3rd 100.00 = 250.00".
func (d *Division) pool(parts []Part) phrase.Text {
	texts := make([]phrase.Text, len(parts))
	for n, p := range parts {
		texts[n] = phrase.New("%s %s", d.Fund.Prizes[p.Prize].Name, d.money(p.Amount))
	}
	all := phrase.Join(" + ", texts...)
	if len(parts) > 1 {
		all = phrase.New("%s = %s", all, d.money(amount(parts)))
	}
	return all
}

// Otherwise says what could have been won in place of it: "U1600 alone would have given 100.00".
func (d *Division) Otherwise(a *Award) []phrase.Text {
	var all []phrase.Text
	book := d.st.Sheet.Tournament.CategoriesOf(d.st.Sheet.Section)
	for _, i := range a.Instead {
		var what phrase.Text
		switch {
		case i.Shared:
			what = phrase.New("with all who are level, %s, by %d,", d.pool(i.Prizes), i.By)
		case i.Flight == "" && i.By > 1:
			what = phrase.New("the places alone, by %d,", i.By)
		case i.Flight == "":
			what = phrase.New("the places alone")
		case i.By > 1:
			what = phrase.New("%s alone, by %d,", book.RuleWords(i.Flight), i.By)
		default:
			what = phrase.New("%s alone", book.RuleWords(i.Flight))
		}
		all = append(all, phrase.New("%s would have given %s", what, d.money(i.Amount)))
	}
	return all
}

// PrizesOf are the names of all the prizes that an award has a part of, and of what is no money.
func (d *Division) PrizesOf(a *Award) []string {
	var names []string
	for _, p := range a.Parts {
		names = append(names, d.Fund.Prizes[p.Prize].Name)
	}
	for _, t := range a.Things {
		if !contains(a.Parts, t.Prize) {
			names = append(names, d.Fund.Prizes[t.Prize].Name)
		}
	}
	return names
}

func contains(parts []Part, prize int) bool {
	for _, p := range parts {
		if p.Prize == prize {
			return true
		}
	}
	return false
}

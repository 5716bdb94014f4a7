package prizes

import (
	"wallchart/model"
	"wallchart/phrase"
)

// sureFrom is the fund, in cents, above which at least half is paid (US Chess rule 32).
const sureFrom = 500_00

// worth is what each prize comes to with the entries there are. A fund that is based on n entries is worth
// entries ÷ n of it, never more than all and, above 500.00, never less than half.
func (d *Division) worth() {
	d.Worth = make([]model.Cents, len(d.Fund.Prizes))
	var based model.Cents
	first := -1
	for n, p := range d.Fund.Prizes {
		d.Worth[n] = p.Amount
		if !p.Guaranteed {
			if based += p.Amount; first < 0 && p.Amount > 0 {
				first = n
			}
		}
	}
	if d.Fund.BasedOn > 0 && first >= 0 {
		num, den := d.part(based)
		rest := ofTotal(based, num, den)
		for n, p := range d.Fund.Prizes {
			if !p.Guaranteed {
				d.Worth[n] = ofTotal(p.Amount, num, den)
				if d.Fund.Whole {
					d.Worth[n] = d.Worth[n] / 100 * 100
				}
				rest -= d.Worth[n]
			}
		}
		d.Worth[first] += rest // what does not divide
		if num < den {
			d.Notes = append(d.Notes, phrase.New("The fund is based on %d entries and there are %s: %s of %s is paid.",
				d.Fund.BasedOn, d.entries().Fraction(), d.money(ofTotal(based, num, den)), d.money(based)))
		}
	}
	for _, w := range d.Worth {
		d.Total += w
	}
}

// entries are those that the organiser counts, or all participants.
func (d *Division) entries() model.Points {
	if d.Fund.Entries > 0 {
		return d.Fund.Entries
	}
	return model.One * model.Points(len(d.st.Sheet.Lines))
}

// part is what is paid of a fund based on entries, as a fraction.
func (d *Division) part(based model.Cents) (num, den model.Cents) {
	least := model.Cents(d.Fund.Least)
	switch {
	case d.Fund.Least == model.NoLeast:
		least = 0
	case least == 0 && based > sureFrom:
		least = 50
	}
	num, den = model.Cents(d.entries()), model.Cents(d.Fund.BasedOn)*model.Cents(model.One)
	switch {
	case num >= den:
		return 1, 1
	case num*100 < least*den:
		return least, 100
	}
	return num, den
}

func (d *Division) money(c model.Cents) phrase.Text { return d.st.Sheet.Tournament.Money(c) }

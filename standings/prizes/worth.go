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
	d.ofFees()
	for _, w := range d.Worth {
		d.Total += w
	}
}

// ofFees is what the shares of the entry fees come to.
func (d *Division) ofFees() {
	fees := d.Fund.Fees
	if fees == 0 {
		fees = d.st.Sheet.Section.Fees().Owed
	}
	var shares model.Share
	first := -1
	for n, p := range d.Fund.Prizes {
		if p.Share == 0 {
			continue
		}
		if shares += p.Share; first < 0 {
			first = n
		}
		if d.Worth[n] = p.Share.Of(fees); d.Fund.Whole {
			d.Worth[n] = d.Worth[n] / 100 * 100
		}
	}
	if first < 0 {
		return
	}
	rest := shares.Of(fees)
	var all []phrase.Text
	for n, p := range d.Fund.Prizes {
		if p.Share > 0 {
			rest -= d.Worth[n]
		}
	}
	d.Worth[first] += rest // what does not divide
	for n, p := range d.Fund.Prizes {
		if p.Share > 0 {
			all = append(all, phrase.New("%s: %s is %s", p.Name, p.Share.Words(), d.money(d.Worth[n])))
		}
	}
	d.Notes = append(d.Notes, phrase.New("The entry fees come to %s. %s.", d.money(fees), phrase.Join("; ", all...)))
	if fees == 0 {
		d.Notes = append(d.Notes, phrase.New("Enter the fees, or what they come to: as long as they are nothing, so are their shares."))
	}
}

// entries are those that the organiser counts, or all who compete.
func (d *Division) entries() model.Points {
	if d.Fund.Entries > 0 {
		return d.Fund.Entries
	}
	return model.One * model.Points(d.st.Sheet.Competitors())
}

// part is what is paid of a fund based on entries, as a fraction.
func (d *Division) part(based model.Cents) (num, den model.Cents) {
	least := model.Cents(d.Fund.Least)
	if least == 0 && based > sureFrom { // model.NoLeast is below nothing
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

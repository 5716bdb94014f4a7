package model

import "wallchart/phrase"

// Account is what participants owe and have paid. Every sum of fees is made here: on screen, on paper and on the
// command line it is the same.
type Account struct {
	People     int
	Owed, Paid Cents
	Open       Cents // of those who have not paid all; what somebody paid too much makes up for nobody else
	Owing      []ID  // they
}

// Add counts one participant of a section.
func (a *Account) Add(s *Section, e *Entry) {
	owed, paid := s.Owed(e), s.PaidBy(e)
	a.People++
	a.Owed, a.Paid = a.Owed+owed, a.Paid+paid
	if open := s.Open(e); open > 0 {
		a.Open += open
		a.Owing = append(a.Owing, e.ID)
	}
}

// Plus is two accounts together; whose the debts are is of each section alone.
func (a Account) Plus(b Account) Account {
	return Account{People: a.People + b.People, Owed: a.Owed + b.Owed, Paid: a.Paid + b.Paid, Open: a.Open + b.Open}
}

// Open is what a participant has still to pay.
func (s *Section) Open(e *Entry) Cents { return max(0, s.Owed(e)-s.PaidBy(e)) }

// Fees adds up a section.
func (s *Section) Fees() Account { return s.fees(func(ID) bool { return true }) }

// FeesOf adds up a category of a section, found by its name.
func (t *Tournament) FeesOf(s *Section, category string) (Account, error) {
	if s.Team() {
		return Account{}, phrase.Errorf("%s is a section of teams, and only players are in categories", s.Name)
	}
	_, in, err := t.CategoriesOf(s).Members(category)
	if err != nil {
		return Account{}, err
	}
	return s.fees(func(id ID) bool { return in[id] }), nil
}

func (s *Section) fees(counts func(ID) bool) Account {
	var a Account
	for e := range s.Everyone() {
		if counts(e.ID) && (e.Competes() || e.Fee != 0 || e.Paid != 0) {
			a.Add(s, e)
		}
	}
	return a
}

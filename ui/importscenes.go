package ui

import (
	"strings"

	"wallchart/ui/words"
)

// importSample opens the import of a list with everything that lists have: a
// title, a column nobody knows, a slip of the pen, people who are there already.
func (a *stage) importSample() {
	ps := a.state.Section.Players
	rows := []string{
		"North Side chess club;;;;;;",
		"Surname;First name;Rtg;Born;School;Paid;Grade",
		"Berg;Anna;1432;03/04/2012;North Side MS;yes;7",
		"Carter;Ben;12l0;2013;North Side MS;;6",
		"Öztürk;Deniz;1188P8;17/11/2011;Goshen MS;yes;8",
		"Berg;Ana;1430;2012;North Side MS;yes;7",
	}
	for _, p := range ps[:min(2, len(ps))] {
		last, first, ok := strings.Cut(p.Name, ",")
		if !ok {
			first, last, _ = strings.Cut(p.Name, " ")
		}
		rows = append(rows, strings.Join([]string{strings.TrimSpace(last), strings.TrimSpace(first),
			p.Rating.String(), "", p.Club, "yes", p.Grade}, ";"))
	}
	src, err := readList("north-side.csv", []byte(strings.Join(rows, "\n")))
	if err != nil {
		a.status.say(words.Err(err))
		return
	}
	a.importDesk().take(src)
}

// entryForm is what an entry form on the web sends: more columns than an event needs.
const entryForm = "Timestamp\tName\tGrade\tSchool\tRating\tUSCF ID\tBirth date\tE-mail\tPaid\tByes\n" +
	"2/1/2027 9:12\tBerg, Anna\t7\tGoshen MS\t1432\t12345678\t4/12/2013\tberg@example.org\tyes\t\n" +
	"2/1/2027 9:40\tCarter, Ben\t6\tGoshen MS\t15OO\t12345679\t2/3/2014\tcarter@example.org\tyes\t2, 5\n" +
	"2/2/2027 7:01\tDiaz, Cleo\t8\tMonroe ES\t1065P7\t30123456\t11/30/2012\tdiaz@example.org\t\t1z\n" +
	"2/2/2027 7:05\tDiaz, Cleo\t8\tMonroe ES\t1065P7\t30123456\t11/30/2012\tdiaz@example.org\t\t\n"

// sampleNewPeople opens the second step of the assistant with a list pasted or typed.
func (a *stage) sampleNewPeople(text string) *assistant {
	n := a.assistantDesk().newEvent()
	n.name.SetText("Spring Open 2027")
	n.turnTo(1)
	n.people.who.SetText(text)
	return n
}

// sampleNameless types a rating into the empty last line of the players.
func (a *stage) sampleNameless() {
	s := a.screen.(*playerScreen)
	t := s.grid.Table()
	_ = s.enter(len(t.Rows)-1, t.Column("rating"), "1500")
	s.grid.Select(len(t.Rows)-1, 1)
}

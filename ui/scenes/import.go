package scenes

import (
	"fmt"
	"strings"

	"wallchart/ui/choices"
	"wallchart/ui/entry"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
)

// importSample opens the import of a list with everything that lists have: a
// title, a column nobody knows, a slip of the pen, people who are there already.
func (a *Stage) importSample() {
	ps := a.Now().Section.Players
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
	src, err := entry.ReadList("north-side.csv", []byte(strings.Join(rows, "\n")))
	if err != nil {
		a.Say(words.Err(err))
		return
	}
	a.Importer().Take(src)
}

// EntryForm is what an entry form on the web sends: more columns than an event needs.
const EntryForm = "Timestamp\tName\tGrade\tSchool\tRating\tUSCF ID\tBirth date\tE-mail\tPaid\tByes\n" +
	"2/1/2027 9:12\tBerg, Anna\t7\tGoshen MS\t1432\t12345678\t4/12/2013\tberg@example.org\tyes\t\n" +
	"2/1/2027 9:40\tCarter, Ben\t6\tGoshen MS\t15OO\t12345679\t2/3/2014\tcarter@example.org\tyes\t2, 5\n" +
	"2/2/2027 7:01\tDiaz, Cleo\t8\tMonroe ES\t1065P7\t30123456\t11/30/2012\tdiaz@example.org\t\t1z\n" +
	"2/2/2027 7:05\tDiaz, Cleo\t8\tMonroe ES\t1065P7\t30123456\t11/30/2012\tdiaz@example.org\t\t\n"

// sampleNewPeople opens the second step of the assistant with a list pasted or typed.
func (a *Stage) sampleNewPeople(text string) *entry.Assistant {
	n := a.Beginner().NewEvent()
	n.Name.SetText("Spring Open 2027")
	n.TurnTo(1)
	n.People.Who.SetText(text)
	return n
}

// sampleNameless types a rating into the empty last line of the players.
func (a *Stage) sampleNameless() {
	s := a.Screen().(*people.Players)
	t := s.Grid.Table()
	_ = s.Enter(len(t.Rows)-1, t.Column("rating"), "1500")
	s.Grid.Select(len(t.Rows)-1, 1)
}

// registration is a list of so many children for a scholastic event, one of them
// with a slip in the grade.
func registration(children int) string {
	names := []string{"Adams", "Baker", "Chen", "Davis", "Evans", "Flores", "Garcia", "Hill", "Jones", "King", "Lopez", "Miller"}
	first := []string{"Ava", "Ben", "Cleo", "Dan", "Eli", "Fay", "Gus"}
	grades := []string{"K", "1", "2", "3", "4", "5", "6", "7", "8"}
	list := "Name\tGrade\tSchool\tRating\tUSCF ID\tCategory\n"
	for n := range children {
		grade := grades[n*5%len(grades)]
		if n == 17 {
			grade = "4O"
		}
		list += fmt.Sprintf("%s, %s\t%s\t%s\t%d\t%d\t%s\n", names[n%12], first[n%7], grade,
			[]string{"Goshen ES", "Urey MS", "Monroe ES"}[n%3], 300+n*137%900, 30000001+n, []string{"Girls", "", "U10", ""}[n%4])
	}
	return list
}

// sampleNewSections opens the third step of the assistant.
func (a *Stage) sampleNewSections(way choices.PartWay) *entry.Assistant {
	n := a.sampleNewPeople(registration(60))
	_ = n.Next()
	n.Sections.SetWay(way)
	a.Win.Canvas().Focus(n.Sections.By)
	return n
}

// sampleDivide asks how a section that has not begun is to be divided.
func (a *Stage) sampleDivide() {
	n := a.sampleNewPeople(registration(45))
	_, made, err := n.Made()
	n.Dialog.Close()
	if err != nil {
		a.Say(words.Err(err))
		return
	}
	_ = a.Documents.OpenNew(made)
	d := a.People.AskDivide()
	d.SetWay(choices.ByRating)
}

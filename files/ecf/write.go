package ecf

import (
	"bytes"
	"cmp"
	"io"
	"strconv"
	"strings"
	"time"

	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// field is a field of the file.
type field struct{ name, value string }

// Write writes the results of all sections. It refuses what Check calls grave, and returns what the file does not hold.
func Write(w io.Writer, t *model.Tournament, r Report) (lost []phrase.Text, err error) {
	c := collect(t, r)
	if grave := c.found.Grave(); len(grave) > 0 {
		return nil, grave
	}
	var b bytes.Buffer
	line := func(fields ...field) {
		for i, f := range fields {
			if i > 0 {
				b.WriteByte(' ')
			}
			b.WriteString("#" + f.name + "=" + clean(f.value))
		}
		b.WriteString("\r\n")
	}
	b.WriteString("#EVENT DETAILS\r\n")
	for _, f := range c.head() {
		line(f)
	}
	b.WriteString("#PLAYER LIST\r\n")
	for _, p := range c.people {
		line(p.fields()...)
	}
	for _, p := range c.sections {
		line(p.head)
		for _, g := range p.games {
			line(g.fields()...)
		}
	}
	b.WriteString("#FINISH\r\n")
	if c.defaults > 0 {
		lost = append(lost, phrase.Count(c.defaults, "%d game lost by default, which is not rated",
			"%d games lost by default, which are not rated"))
	}
	if c.unrated > 0 {
		lost = append(lost, phrase.Count(c.unrated, "%d game that is not for rating", "%d games that are not for rating"))
	}
	_, err = w.Write(b.Bytes())
	return lost, err
}

// head are the details of the event, all wanted in this order.
func (c *collector) head() []field {
	t, r := c.t, c.r
	return append([]field{
		{"EVENT CODE", r.Code}, {"SUBMISSION INDEX", cmp.Or(r.Submission, "1")}, {"EVENT NAME", t.Name}, {"EVENT DATE", date(t.Start)},
		{"FINAL RESULT DATE", date(cmp.Or(t.End, t.Start))}, {"RESULTS OFFICER", r.Officer}, {"RESULTS OFFICER ADDRESS", r.OfficerAddress},
		{"TREASURER", r.Treasurer}, {"TREASURER ADDRESS", r.TreasurerAddress},
	}, timeFields(t.Time)...)
}

// fields are those of a player: what is not known is left out.
func (p person) fields() []field {
	fields := []field{{"PIN", strconv.Itoa(p.pin)}}
	for _, f := range []field{{"ECF CODE", strings.ToUpper(p.player.NationalID)}, {"NAME", p.player.Name},
		{"GENDER", map[string]string{"m": "M", "w": "F"}[p.player.Sex]}, {"TITLE", p.player.Title}, {"DATE OF BIRTH", date(p.player.Birth)},
		{"CLUB NAME", p.player.Club}, {"FIDE NO", p.player.FideID}} {
		if clean(f.value) != "" && namekey.Plain(clean(f.value)) {
			fields = append(fields, f)
		}
	}
	return fields
}

func (g game) fields() []field {
	fields := []field{{"PIN1", strconv.Itoa(int(g.players[0]))}, {"SCORE", score(g.outcomes)}, {"PIN2", strconv.Itoa(int(g.players[1]))}}
	for _, f := range []field{{"COLOUR", g.colour}, {"ROUND", strconv.Itoa(g.round)}, {"BOARD", strconv.Itoa(g.board)},
		{"GAME DATE", date(g.date)}} {
		if f.value != "" {
			fields = append(fields, f)
		}
	}
	return fields
}

// clean is a value as it stands in the file: ASCII on one line, without the sign that begins a field.
func clean(s string) string {
	return strings.Join(strings.Fields(strings.ReplaceAll(namekey.ASCII(s), "#", " ")), " ")
}

// date is a whole date as 30/05/2026, "" for any other.
func date(d model.Date) string {
	day, err := time.Parse("2006-01-02", string(d))
	if err != nil {
		return ""
	}
	return day.Format("02/01/2006")
}

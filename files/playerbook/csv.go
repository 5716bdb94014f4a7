package playerbook

import (
	"encoding/csv"
	"io"
	"strconv"

	"wallchart/model"
)

// WriteCSV writes people as a list that the program and others read: a name in the first column, and headings that say the rest.
func WriteCSV(w io.Writer, people []Person) error {
	out := csv.NewWriter(w)
	if err := out.Write([]string{"Name", "Title", "FIDE rating", "National rating", "Own rating", "Club", "Federation", "State", "Birth date",
		"Sex", "Grade", "FIDE ID", "National ID", "Last event", "On"}); err != nil {
		return err
	}
	number := func(r model.Rating) string {
		if r == 0 {
			return ""
		}
		return strconv.Itoa(int(r))
	}
	for i := range people {
		p := &people[i]
		record := []string{p.Name, p.Title, number(p.Rating), number(p.NationalRating), number(p.OwnRating), p.Club, p.Federation, p.State,
			string(p.Birth), p.Sex, p.Grade, p.FideID, p.NationalID, p.Event, string(p.Seen)}
		for n := range record {
			record[n] = harmless(record[n])
		}
		if err := out.Write(record); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// harmless is a text that no spreadsheet takes for a formula.
func harmless(s string) string {
	if s != "" && (s[0] == '=' || s[0] == '+' || s[0] == '-' || s[0] == '@' || s[0] == '\t' || s[0] == '\r') {
		return "'" + s
	}
	return s
}

package ratings_test

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"wallchart/files/dbf"
	"wallchart/files/ratings"
	"wallchart/model"
	"wallchart/must"
)

// The lists are made up: names of syllables, everything else at random from a
// seed, so that every run has the same players.

var (
	syllables = strings.Fields("an be ca do el fi gu ha ing jo ka lo mar ner o pe qui ra sen ti ul vic wer xi ya zo berg son ski dez mann ova")
	feds      = strings.Fields("AUS ENG ESP FRA GER IND IRI NOR POL UKR USA")
	states    = strings.Fields("CA FL IL MA NJ NY PA TX WA")
	titles    = append(strings.Fields("GM IM FM CM WGM WIM WFM"), make([]string, 200)...)
)

func name(r *rand.Rand) string {
	word := func(n int) string {
		var b strings.Builder
		for range n {
			b.WriteString(syllables[r.IntN(len(syllables))])
		}
		return strings.ToUpper(b.String()[:1]) + b.String()[1:]
	}
	n := word(2+r.IntN(2)) + ", " + word(1+r.IntN(2))
	switch r.IntN(20) {
	case 0:
		n = "O'" + n
	case 1:
		n += " " + word(1) + "."
	case 2:
		n = strings.Replace(n, ",", "-"+word(2)+",", 1)
	}
	return n
}

// players makes n players of a source, in the order of IDs.
func players(source ratings.Source, n int) func(func(ratings.Entry) bool) {
	return func(yield func(ratings.Entry) bool) {
		r := rand.New(rand.NewPCG(7, uint64(len(source))))
		for i := range n {
			e := ratings.Entry{Name: name(r), Sex: "mw"[r.IntN(5)/4:][:1], Born: 1940 + r.IntN(80)}
			for k := range e.Ratings {
				if r.IntN(2) == 0 {
					e.Ratings[k] = model.Rating(1000 + r.IntN(1800))
				}
			}
			if source == ratings.FIDE {
				e.ID = fmt.Sprint(100000 + i*7)
				e.Federation = feds[r.IntN(len(feds))]
				e.Title = titles[r.IntN(len(titles))]
				e.Inactive = r.IntN(3) == 0
			} else {
				e.ID = fmt.Sprint(10000000 + i*3)
				e.Name = strings.ToUpper(e.Name)
				e.State = states[r.IntN(len(states))]
				e.Expires = model.Date(fmt.Sprintf("20%02d-%02d-%02d", 20+r.IntN(20), 1+r.IntN(12), 1+r.IntN(28)))
				e.Born, e.Sex = 0, ""
			}
			if !yield(e) {
				return
			}
		}
	}
}

const combinedHeading = "ID Number      Name                                                         " +
	"Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"

func flag(e *ratings.Entry) string {
	f := ""
	if e.Sex == "w" {
		f = "w"
	}
	if e.Inactive {
		f += "i"
	}
	return f
}

// fideText writes FIDE's combined list in fixed columns.
func fideText(w io.Writer, n int) {
	fmt.Fprint(w, combinedHeading, "\r\n")
	for e := range players(ratings.FIDE, n) {
		fmt.Fprintf(w, "%-15s%-61s%-4s%-4s%-5s%-5s%-15s%-4s", e.ID, e.Name, e.Federation, map[string]string{"m": "M", "w": "F"}[e.Sex],
			e.Title, "", "", "")
		for k := range e.Ratings {
			fmt.Fprintf(w, "%-6d%-4d%-3d", e.Ratings[k], 0, 20)
		}
		fmt.Fprintf(w, "%-6d%-4s\r\n", e.Born, flag(&e))
	}
}

// fideXML writes the same players as FIDE's XML.
func fideXML(w io.Writer, n int) {
	io.WriteString(w, "<playerslist>\n")
	for e := range players(ratings.FIDE, n) {
		var escaped bytes.Buffer
		xml.EscapeText(&escaped, []byte(e.Name))
		fmt.Fprintf(w, "<player>\n<fideid>%s</fideid>\n<name>%s</name>\n<country>%s</country>\n<sex>%s</sex>\n<title>%s</title>\n"+
			"<w_title></w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n"+
			"<rating>%d</rating>\n<games>0</games>\n<k>20</k>\n<rapid_rating>%d</rapid_rating>\n<rapid_games>0</rapid_games>\n"+
			"<rapid_k>20</rapid_k>\n<blitz_rating>%d</blitz_rating>\n<blitz_games>0</blitz_games>\n<blitz_k>20</blitz_k>\n"+
			"<birthday>%d</birthday>\n<flag>%s</flag>\n</player>\n",
			e.ID, escaped.String(), e.Federation, map[string]string{"m": "M", "w": "F"}[e.Sex], e.Title, e.Ratings[0], e.Ratings[1],
			e.Ratings[2], e.Born, flag(&e))
	}
	io.WriteString(w, "</playerslist>\n")
}

func plain(r model.Rating) string {
	if r == 0 {
		return ""
	}
	return fmt.Sprint(int(r))
}

// goldenDatabase writes the players of US Chess as the golden database.
func goldenDatabase(t testing.TB, w io.Writer, n int) {
	table := dbf.Table{Fields: []dbf.Field{
		{Name: "MEM_ID", Type: 'C', Width: 8}, {Name: "MEM_NAME", Type: 'C', Width: 40}, {Name: "EXPIRED", Type: 'D', Width: 8},
		{Name: "STATE", Type: 'C', Width: 2}, {Name: "R_LPB_RAT", Type: 'C', Width: 4}, {Name: "Q_LPB_RAT", Type: 'C', Width: 4},
		{Name: "B_LPB_RAT", Type: 'C', Width: 4},
	}}
	for e := range players(ratings.USChess, n) {
		table.Rows = append(table.Rows, []string{e.ID, e.Name, strings.ReplaceAll(string(e.Expires), "-", ""), e.State,
			plain(e.Ratings[0]), plain(e.Ratings[1]), plain(e.Ratings[2])})
	}
	must.Do(t, dbf.Write(w, table))
}

// usText writes them as text with tabs, with or without a heading.
func usText(w io.Writer, n int, heading bool) {
	if heading {
		io.WriteString(w, "MEM_ID\tMEM_NAME\tSTATE\tEXPIRED\tR_LPB_RAT\tQ_LPB_RAT\tB_LPB_RAT\n")
	}
	for e := range players(ratings.USChess, n) {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", e.ID, e.Name, e.State, e.Expires, plain(e.Ratings[0]), plain(e.Ratings[1]),
			plain(e.Ratings[2]))
	}
}

package ratings_test

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/files/ratings"
	"wallchart/model"
)

// TestColumnsThatAreShifted: titles that are too long push what stands behind them to the right, by however much.
func TestColumnsThatAreShifted(t *testing.T) {
	const plain = "1503014        Carlsen, Magnus                                              " +
		"NOR M   GM                           2823  0   10 2801  12  10 2860  0   10 1990  w   \n"
	for titles := 15; titles < 40; titles++ {
		row := "100013         Abad, Pelayo                                                 " +
			fmt.Sprintf("ESP M             %-19s1823  0   10 1801  12  10 1860  0   10 1951  i   \n", strings.Repeat("F", titles))
		all, sum := read(t, combinedHeading+"\n"+plain+row+plain, ratings.Options{})
		if len(all) != 3 || sum.Skipped != 0 {
			t.Errorf("%d letters: %+v", titles, sum.Unread)
			continue
		}
		if e := all[1]; e.Ratings != [3]model.Rating{1823, 1801, 1860} || e.Born != 1951 || !e.Inactive || e.Federation != "ESP" {
			t.Errorf("%d letters: %+v", titles, e)
		}
		if e := all[2]; e.Ratings[0] != 2823 || e.Born != 1990 || e.Inactive {
			t.Errorf("the row behind it: %+v", e)
		}
	}
}

// TestAColumnOfAMonth: the only ratings stand below the month and the year, whichever it is; a list without ratings, IDs or names is none.
func TestAColumnOfAMonth(t *testing.T) {
	const head = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA "
	row := "700070         Polgar, Judit                                                HUN F   GM   WGM  FA,FT              " +
		"2675  0   10 1976  wi  \n"
	for n, month := range strings.Fields("JAN26 Feb26 mar26 APR26 May26 JUN26 Jul26 AUG26 Sep26 OCT26 Nov26 DEC26") {
		all, sum := read(t, head+month+" Gms K  B-day Flag\n"+row, ratings.Options{Kind: ratings.Blitz})
		if len(all) != 1 || all[0].Ratings != [3]model.Rating{0, 0, 2675} || sum.Of != model.Date(fmt.Sprintf("2026-%02d-01", n+1)) {
			t.Errorf("%s: %+v, of %s", month, all, sum.Of)
		}
	}
	for _, heading := range []string{head + "XYZ26 Gms K  B-day Flag\n", head + "OCT2x Gms K  B-day Flag\n",
		head + "OCTO26 Gms K  B-day Flag\n", head + "ANF26 Gms K  B-day Flag\n",
		strings.Replace(head, "Name", "Nome", 1) + "OCT26 Gms K  B-day Flag\n"} {
		if _, err := ratings.Read(strings.NewReader(heading+row), ratings.Options{}, func(*ratings.Entry) error { return nil }); err == nil {
			t.Errorf("%q is the heading of a list", heading)
		}
	}
}

// TestXMLOfAnyLength: what is passed over ends where it ends, however long it is, and wherever it is cut in reading.
func TestXMLOfAnyLength(t *testing.T) {
	player := "<player><fideid>7</fideid><name>One, A</name><rating>1800</rating></player>"
	xml := func(more string) string { return "<playerslist>" + more + player + "</playerslist>" }
	for _, n := range []int{0, 1, 2, 3, 5, 8, 100, 4000, 4090, 4093, 4094, 4095, 4096, 4097, 8192, 65_520, 65_530, 65_533, 65_534, 65_535,
		65_536,
		65_537, 65_540, 131_070, 131_072, 200_000} {
		x := strings.Repeat("x", n)
		for what, more := range map[string]string{"comment": "<!--" + x + "-->", "comment with an end in it": "<!--" + x + ">-" + x + "- >-->",
			"comment of dashes": "<!--" + strings.Repeat("-", n) + "-->", "element": "<new a=\"" + x + "\"/>",
			"declaration": "<!DOCTYPE " + x + ">",
			"instruction": "<?xml " + x + "?>", "text": x, "line ends": strings.Repeat("\n", n)} {
			all, sum := read(t, xml(more), ratings.Options{})
			if len(all) != 1 || all[0].ID != "7" || all[0].Name != "One, A" || all[0].Ratings[0] != 1800 || sum.Skipped != 0 {
				t.Errorf("a %s of %d: %+v, %+v", what, n, all, sum.Unread)
			}
		}
		long := "<player a=\"" + x + "\"><fideid>8</fideid><name b=\"" + x + "\">Two, B</name></player>"
		if all, _ := read(t, xml(long), ratings.Options{}); len(all) != 2 || all[0].ID != "8" || all[0].Name != "Two, B" {
			t.Errorf("a player with an attribute of %d: %+v", n, all)
		}
		if n > 150 {
			continue
		}
		all, _ := read(t, xml("<player><fideid>8</fideid><name><![CDATA["+x+", B > ]] > ]]></name></player>"), ratings.Options{})
		if len(all) != 2 || all[0].Name != x+", B > ]] >" {
			t.Errorf("a section of %d: %+v", n, all)
		}
	}
	_, err := ratings.Read(strings.NewReader("<playerslist>"+player+strings.Repeat("<new>x</new>", 400_000)), ratings.Options{},
		func(*ratings.Entry) error { return nil })
	if err == nil || !strings.Contains(err.Error(), "it is damaged") {
		t.Errorf("four megabytes without a player: %v", err)
	}
	const blanks = 20_000 // more than a text may have
	all, sum := read(t, xml("<player><fideid>8</fideid><name>"+strings.Repeat(" ", blanks)+"Two, B</name></player>"), ratings.Options{})
	if len(all) != 1 || len(sum.Unread) != 1 || sum.Unread[0].Why.String() != "no name" {
		t.Errorf("a name behind %d blanks: %+v, %+v", blanks, all, sum.Unread)
	}
	many := strings.Repeat(player+strings.Repeat(" ", 1<<20), 6)
	if all, _ := read(t, "<playerslist>"+many+"</playerslist>", ratings.Options{}); len(all) != 6 {
		t.Errorf("six megabytes with players: %d", len(all))
	}
}

// TestEntriesThatCanBeKept: an ID has up to 16 digits and not only zeros, and a name up to 200 letters.
func TestEntriesThatCanBeKept(t *testing.T) {
	xml := func(id, name string) string {
		return "<playerslist><player><fideid>" + id + "</fideid><name>" + name + "</name></player></playerslist>"
	}
	for _, c := range []struct{ id, name, why string }{
		{strings.Repeat("1", 16), "A", ""}, {strings.Repeat("1", 17), "A", "the ID is not a number"}, {"12a", "A", "the ID is not a number"},
		{"000", "A", "no ID"}, {"", "A", "no ID"}, {"0001", "A", ""}, {"1", strings.Repeat("n", 200), ""}, {"1", strings.Repeat("n", 201),
			"no name"},
		{"1", "", "no name"}, {"1", "...", "no name"},
	} {
		all, sum := read(t, xml(c.id, c.name), ratings.Options{})
		switch {
		case c.why == "" && len(all) != 1:
			t.Errorf("%q, %.20s: %+v", c.id, c.name, sum.Unread)
		case c.why != "" && (len(all) != 0 || len(sum.Unread) != 1 || sum.Unread[0].Why.String() != c.why):
			t.Errorf("%q, %.20s: %+v, %+v; want %q", c.id, c.name, all, sum.Unread, c.why)
		}
	}
}

// TestColumnsOfTheUS: each column of the lists of US Chess, under its names, in any case and with blanks, strokes or dots between words.
func TestColumnsOfTheUS(t *testing.T) {
	for _, c := range []struct{ heading, text, want string }{
		{"State", "MA", "{State:MA}"}, {"r.state", "MA", "{}"}, {"R_STATE", "MA", "{State:MA}"},
		{"Exp Date", "12/1/2027", "{Expires:2027-12-01}"},
		{"expires", "20271231", "{Expires:2027-12-31}"}, {"Expired", "2027-12-31", "{Expires:2027-12-31}"}, {"Expired", "2027", "{}"},
		{"Expired", "1/31/2027", "{Expires:2027-01-31}"}, {"Regular", "1834/12", "{Ratings:[1834 0 0]}"},
		{"Quick", "1500P7", "{Ratings:[0 1500 0]}"},
		{"Blitz-Rating", "1400*", "{Ratings:[0 0 1400]}"}, {"Born", "1990", "{Born:1990}"}, {"Birth Year", "x", "{}"},
		{"Gender", "F", "{Sex:w}"},
		{"Sex", "m", "{Sex:m}"}, {"Sex", "x", "{}"}, {"Title", "NM", "{Title:NM}"}, {"Fed.", "USA", "{Federation:USA}"},
		{"FIDE ID", "002012345", "{FideID:2012345}"}, {"Shoes", "42", "{}"},
	} {
		all, sum := read(t, "ID\tName\t"+c.heading+"\n12345678\tSMITH, JOHN\t"+c.text+"\n", ratings.Options{})
		if len(all) != 1 {
			t.Errorf("%s: %+v", c.heading, sum)
			continue
		}
		e, got := all[0], []string{}
		for what, value := range map[string]string{"State": e.State, "Expires": string(e.Expires), "Sex": e.Sex, "Title": e.Title,
			"Federation": e.Federation, "FideID": e.FideID} {
			if value != "" {
				got = append(got, what+":"+value)
			}
		}
		if e.Born != 0 {
			got = append(got, fmt.Sprint("Born:", e.Born))
		}
		if e.Ratings != [3]model.Rating{} {
			got = append(got, fmt.Sprintf("Ratings:%d", e.Ratings))
		}
		if g := "{" + strings.Join(got, " ") + "}"; g != c.want {
			t.Errorf("%s %s: %s, want %s", c.heading, c.text, g, c.want)
		}
	}
}

// TestListsOfTheUSWithoutAHeading: the columns are told by what stands in most of their cells, the ratings by their order.
func TestListsOfTheUSWithoutAHeading(t *testing.T) {
	const want = "12345678 SMITH, JOHN MA 2027-12-31 [1834 1500 1400]"
	for _, text := range []string{
		"SMITH, JOHN\t12345678\t20271231\tMA\t1834/12\t1500\t1400\n",
		"12345678\tSMITH, JOHN\tMA\t1834\t1500\t1400\t20271231\n",
		"12345678\tSMITH, JOHN\tMA\t1834\t1500\t1400\t20271231\t1300\n",
		"12345678\tSMITH, JOHN\tMA\t1834\t1500\t1400\t20271231\tCT\t12345679\tLEE, ANN\n",
		"12345678\tSMITH, JOHN\tMA\t1834\t1500\t1400\t20271231\r\n12345679\tLEE, ANN\tMA\tunr.\tx\t900\t\r\n" +
			"12345670\tRAY, BO\t?\t800\t700\tx\t\r\n",
	} {
		all, sum := read(t, text, ratings.Options{})
		if len(all) == 0 {
			t.Errorf("%q: %+v", text, sum)
			continue
		}
		e := all[0]
		if got := fmt.Sprintf("%s %s %s %s %d", e.ID, e.Name, e.State, e.Expires, e.Ratings); got != want {
			t.Errorf("%q: %s", text, got)
		}
	}
}

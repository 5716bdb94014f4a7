package ratings_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"wallchart/files/ratings"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/must"
)

const many = 20000

type form struct {
	form  ratings.Form
	write func(t testing.TB, b *bytes.Buffer, n int)
}

var forms = []form{
	{ratings.FIDEText, func(_ testing.TB, b *bytes.Buffer, n int) { fideText(b, n) }},
	{ratings.FIDEXML, func(_ testing.TB, b *bytes.Buffer, n int) { fideXML(b, n) }},
	{ratings.USChessDBF, func(t testing.TB, b *bytes.Buffer, n int) { goldenDatabase(t, b, n) }},
	{ratings.USChessText, func(_ testing.TB, b *bytes.Buffer, n int) { usText(b, n, true) }},
	{ratings.USChessText, func(_ testing.TB, b *bytes.Buffer, n int) { usText(b, n, false) }},
}

func read(t testing.TB, list string, o ratings.Options) ([]ratings.Entry, ratings.Summary) {
	t.Helper()
	var all []ratings.Entry
	sum := must.Have(ratings.Read(strings.NewReader(list), o, func(e *ratings.Entry) error {
		all = append(all, *e)
		return nil
	}))(t)
	return all, sum
}

// Every form gives back the players of which it was made.
func TestRead(t *testing.T) {
	for _, f := range forms {
		var b bytes.Buffer
		f.write(t, &b, many)
		got, sum := read(t, b.String(), ratings.Options{})
		want := slices.Collect(players(f.form.Source(), many))
		if sum.Form != f.form || sum.Rows != many || sum.Skipped != 0 || len(sum.Notes) > 0 {
			t.Errorf("%s: %+v", f.form, sum)
		}
		if d := cmp.Diff(want[:50], got[:min(50, len(got))]); d != "" {
			t.Errorf("%s (-made +read):\n%s", f.form, d)
		} else if !slices.Equal(want, got) {
			t.Errorf("%s: players after the fiftieth differ", f.form)
		}
	}
}

func imported(t testing.TB, list string, o ratings.Options) *ratings.List {
	t.Helper()
	path := filepath.Join(t.TempDir(), "list")
	must.Have(ratings.Import(strings.NewReader(list), int64(len(list)), path, o))(t)
	l := must.Have(ratings.Open(path))(t)
	t.Cleanup(func() { l.Close() })
	return l
}

// Whatever is looked up in the file, the answer is that of a plain search
// through all players.
func TestLookUp(t *testing.T) {
	for _, f := range forms[:3] {
		var b bytes.Buffer
		f.write(t, &b, many)
		l := imported(t, b.String(), ratings.Options{Label: "a list\tof October"})
		if l.Rows != many || l.Source != f.form.Source() || l.Label != "a list of October" {
			t.Errorf("%s: %d rows, %s, %q", f.form, l.Rows, l.Source, l.Label)
		}
		all := slices.Collect(players(f.form.Source(), many))
		var keys []string
		for _, e := range all {
			keys = append(keys, namekey.Key(e.Name))
		}
		r := rand.New(rand.NewPCG(1, 2))
		for range 300 {
			e := all[r.IntN(many)]
			if got, ok, err := l.ByID(e.ID); err != nil || !ok || got != e {
				t.Fatalf("%s: ID %s gives %+v, %v, %v, want %+v", f.form, e.ID, got, ok, err, e)
			}
			key := namekey.Key(e.Name)
			prefix := key[:1+r.IntN(len(key))]
			if strings.HasSuffix(prefix, " ") {
				continue
			}
			var want []string
			for i, o := range all {
				if strings.HasPrefix(keys[i], prefix) {
					want = append(want, keys[i]+" "+o.ID)
				}
			}
			slices.Sort(want)
			found, err := l.Search(prefix, len(want))
			if err != nil || len(found) != len(want) {
				t.Fatalf("%s: %q finds %d, want %d (%v)", f.form, prefix, len(found), len(want), err)
			}
			var got []string
			for _, o := range found {
				got = append(got, namekey.Key(o.Name)+" "+o.ID)
			}
			if slices.Sort(got); !slices.Equal(got, want) {
				t.Fatalf("%s: %q finds %v, want %v", f.form, prefix, got, want)
			}
			if named, err := l.Named(e.Name); err != nil || !slices.Contains(named, e) {
				t.Fatalf("%s: %q is not found by name (%v)", f.form, e.Name, err)
			}
		}
	}
}

// list makes FIDE's text of a few players: "ID|Name|fed|sex|title|rating|born".
func list(rows ...string) string {
	var b strings.Builder
	b.WriteString(combinedHeading + "\n")
	for _, r := range rows {
		f := strings.Split(r, "|")
		fmt.Fprintf(&b, "%-15s%-61s%-4s%-4s%-5s%-5s%-15s%-4s%-6s%-4s%-3s%-6s%-4s%-3s%-6s%-4s%-3s%-6s%-4s\n",
			f[0], f[1], f[2], f[3], f[4], "", "", "", f[5], "0", "10", "0", "0", "0", "0", "0", "0", f[6], "")
	}
	return b.String()
}

func TestTyping(t *testing.T) {
	l := imported(t, list(
		"1503014|Carlsen, Magnus|NOR|M|GM|2823|1990",
		"1503015|Carlsen, Ingrid Oen|NOR|F||1500|1992",
		"14109603|O'Brien-Smith, Ann Marie|USA|F||1700|1980",
		"4600000|Mueller, Karsten|GER|M|GM|2500|1970",
		"4600001|Muller, Hans|GER|M||1900|1950",
		"200|Li|CHN|M||2000|1999",
		"201|Li, Ming|CHN|M||2001|1999",
		"202|Liang, Bo|CHN|M||2002|1999",
		"150|Madonna|ITA|F||1200|1958",
	), ratings.Options{})
	for typed, want := range map[string]string{
		"carl":            "1503015 1503014",
		"CARLSEN, m":      "1503014",
		"carlsen,m":       "1503014",
		"magnus c":        "1503014",
		"magnus":          "1503014", // a first name alone
		"Magnus Carlsen":  "1503014",
		"ingrid carlsen":  "1503015", // a second first name stands between
		"150301":          "1503014 1503015",
		"150":             "150 1503014 1503015",
		"obrien":          "14109603",
		"O’BRIEN SMITH":   "14109603",
		"ann smith":       "",
		"ann ann o'brien": "",
		"marie o'brien":   "14109603",
		"ann marie o'bri": "14109603",
		"müller":          "4600001 4600000",
		"Mül":             "4600001 4600000",
		"mueller":         "4600000",
		"li":              "200 201 202",
		"li ":             "200 201",
		"li,":             "200 201",
		"ming li":         "201",
		"madonna":         "150",
		"carlsen magnusx": "",
		"":                "",
		"  ":              "",
		"zzz":             "",
		"aaa":             "",
	} {
		found, err := l.Search(typed, 10)
		var ids []string
		for _, e := range found {
			ids = append(ids, e.ID)
		}
		if got := strings.Join(ids, " "); err != nil || got != want {
			t.Errorf("%q finds %q, want %q (%v)", typed, got, want, err)
		}
	}
	if found, _ := l.Search("li", 2); len(found) != 2 {
		t.Errorf("limit 2 gives %d", len(found))
	}
	if _, ok, err := l.ByID("15030"); ok || err != nil {
		t.Error("a part of an ID is taken for an ID")
	}
}

// TestHowManyAreLookedAt: of those with one surname 20,000 are looked at for one with first names between.
func TestHowManyAreLookedAt(t *testing.T) {
	for before, want := range map[int]int{19_999: 1, 20_000: 0} {
		var b strings.Builder
		b.WriteString("MEM_ID\tMEM_NAME\n")
		for n := range before {
			fmt.Fprintf(&b, "%d\tSMITH, ANN\n", 10_000_000+n)
		}
		b.WriteString("12345678\tSMITH, MAY ZOE\n")
		found := must.Have(imported(t, b.String(), ratings.Options{}).Search("zoe smith", 5))(t)
		if len(found) != want {
			t.Errorf("behind %d others: %d are found, want %d", before, len(found), want)
		}
	}
}

// The headings that FIDE has had, each with a line as it stands in that list.
func TestHeadings(t *testing.T) {
	for _, c := range []struct{ name, list, want string }{
		{"combined", combinedHeading + "\n" +
			"1503014        Carlsen, Magnus                                              " +
			"NOR M   GM                           2823  0   10 2801  12  10 2860  0   10 1990      \n",
			"1503014 Carlsen, Magnus NOR GM m 1990 [2823 2801 2860] false"},
		{"without online titles",
			"ID Number      Name                                                         " +
				"Fed Sex Tit  WTit OTit           SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n" +
				"10207538       A E M, Doshtagir                                             " +
				"BAN M                            1840  0   40 1836  0   20 1860  0   20 1974      \n",
			"10207538 A E M, Doshtagir BAN  m 1974 [1840 1836 1860] false"},
		{"one kind",
			"ID Number      Name                                                         " +
				"Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag\n" +
				"700070         Polgar, Judit                                                " +
				"HUN F   GM   WGM  FA,FT              2675  0   10 1976  wi  \n",
			"700070 Polgar, Judit HUN GM w 1976 [0 2675 0] true"},
		{"before 2012", "ID number Name                              TitlFed  Mar11 GamesBorn  Flag\n" +
			" 5080444  A, Sohita                             IND  1447    0  1995  wi\n",
			"5080444 A, Sohita IND  w 1995 [0 1447 0] true"},
		{"arbiter titles too long", combinedHeading + "\n" +
			"1503014        Carlsen, Magnus                                              " +
			"NOR M   GM                           2823  0   10 2801  12  10 2860  0   10 1990      \n" +
			"100013         Abad, Pelayo                                                 " +
			"ESP M             SI,FI,LSI,SLI,NAAFM 1823  0   10 1801  12  10 1860  0   10 1951      \n",
			"100013 Abad, Pelayo ESP  m 1951 [1823 1801 1860] false"},
	} {
		all, sum := read(t, c.list, ratings.Options{Kind: ratings.Rapid})
		if len(all) == 0 || sum.Skipped > 0 {
			t.Errorf("%s: %+v", c.name, sum)
			continue
		}
		e := all[len(all)-1]
		got := fmt.Sprintf("%s %s %s %s %s %d %v %v", e.ID, e.Name, e.Federation, e.Title, e.Sex, e.Born,
			[3]int{int(e.Ratings[0]), int(e.Ratings[1]), int(e.Ratings[2])}, e.Inactive)
		if got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

// What XML allows and the lists may one day do.
func TestXML(t *testing.T) {
	all, sum := read(t, `<?xml version="1.0"?><!-- a > comment <name>No</name> --></player>
<playerslist><player id="1"><fideid>7</fideid><name>O&apos;Neil &amp; Sons, <![CDATA[A <b> > &amp; ]] B]]></name><new/><new>x</new>`+
		`<country>IRL</country>
<sex>F</sex><rating>1800</rating><flag>wi</flag></player>
<player><fideid>8</fideid><name>M`+"\xfc"+`ller, A</name></player>
<player><fideid></fideid><name>Nobody</name></player>
<player><fideid>9</fideid><name>Cut, Off</name>`, ratings.Options{})
	want := []ratings.Entry{
		{ID: "7", Name: "O'Neil & Sons, A <b> > &amp; ]] B", Federation: "IRL", Sex: "w", Ratings: [3]model.Rating{1800}, Inactive: true},
		{ID: "8", Name: "Müller, A"},
	}
	if d := cmp.Diff(want, all); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
	if sum.Skipped != 2 || sum.Unread[0].Line != 5 || sum.Unread[0].Why.String() != "no ID" ||
		!strings.Contains(sum.Unread[1].Why.String(), "cut off") {
		t.Errorf("%+v", sum)
	}
}

// Rows that are no players are told with their line, and do not end the list.
func TestUnread(t *testing.T) {
	text := list("1|One, A|NOR|M||2000|1990", "x2|Two, B|NOR|M||2000|1990", "3||NOR|M||2000|1990", "4|Four, D|NOR|M||2o00|1990",
		"5|Five, E|NOR|M||2000|1990") +
		strings.Repeat("x", 70000) + "\n" + strings.Repeat("y", 100) + "\n"
	all, sum := read(t, text, ratings.Options{})
	var why []string
	for _, u := range sum.Unread {
		why = append(why, fmt.Sprint(u.Line, " ", u.Why))
	}
	want := []string{"3 the ID is not a number", "4 no name", "5 the ratings do not stand in their columns", "7 the line is too long",
		"8 the ID is not a number"}
	if d := cmp.Diff(want, why); d != "" || len(all) != 2 || sum.Skipped != 5 {
		t.Errorf("%d players (-want +got):\n%s", len(all), d)
	}
}

func TestUSChessForms(t *testing.T) {
	for name, text := range map[string]string{
		"commas": "MEM_ID,MEM_NAME,EXPIRED,STATE,R_LPB_RAT,Q_LPB_RAT\n12345678,\"SMITH, JOHN\",12/31/2027,MA,1834/12,1500P7\n",
		"columns": "MEM_ID   MEM_NAME             EXPIRED    STATE R_LPB_RAT Q_LPB_RAT\n" +
			"12345678 SMITH, JOHN          2027-12-31 MA    1834*     1500\n",
		"tabs": "Member ID\tName\tExpires\tState\tRegular\tQuick\n12345678\tSMITH, JOHN\t20271231\tMA\t1834\t1500\n",
		"bare": "SMITH, JOHN\t12345678\t20271231\tMA\t1834/12\t1500\n",
	} {
		all, sum := read(t, text, ratings.Options{})
		want := []ratings.Entry{{ID: "12345678", Name: "SMITH, JOHN", State: "MA", Expires: "2027-12-31", Ratings: [3]model.Rating{1834,
			1500}}}
		if d := cmp.Diff(want, all); d != "" {
			t.Errorf("%s (-want +got):\n%s%+v", name, d, sum)
		}
	}
}

func TestNoList(t *testing.T) {
	for _, text := range []string{"", "hello\n", "<html><body>", "a\tb\tc\n1\t2\t3\n",
		"SMITH, JOHN\t12345678\tMA\n", "SMITH, JOHN\tMA\t1834\n", "12345678\tMA\t1834\n", "MEM_ID\tSTATE\n12345678\tMA\n",
		strings.Repeat("\x00", 500), "\x03\x01"} {
		path := filepath.Join(t.TempDir(), "list")
		_, err := ratings.Import(strings.NewReader(text), 0, path, ratings.Options{})
		if err == nil || !strings.Contains(err.Error(), "this is none of the rating lists") && !strings.HasPrefix(text, "\x03") {
			t.Errorf("%.20q is taken for a list: %v", text, err)
		}
		if _, err := os.Stat(path); err == nil {
			t.Errorf("%.20q leaves a file", text)
		}
	}
}

// Cancelled or failed, an import leaves the former list and nothing else.
func TestFormerListStays(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "list")
	must.Have(ratings.Import(strings.NewReader(list("1|One, A|NOR|M||2000|1990")), 0, path, ratings.Options{}))(t)
	var b bytes.Buffer
	fideText(&b, many)
	asked, told := 0, int64(0)
	_, err := ratings.Import(&b, int64(b.Len()), path, ratings.Options{
		Progress:  func(done, total int64) { told = max(told, done*100/total) },
		Cancelled: func() bool { asked++; return asked > 2 },
	})
	if !errors.Is(err, ratings.ErrCancelled) || told < 10 || told > 99 {
		t.Errorf("cancelled at %d%%: %v", told, err)
	}
	if _, err := ratings.Import(strings.NewReader(combinedHeading+"\n"), 0, path, ratings.Options{}); err == nil {
		t.Error("an empty list takes the place of the former")
	}
	l, err := ratings.Open(path)
	if err != nil || l.Rows != 1 {
		t.Fatalf("the former list is gone: %v", err)
	}
	l.Close()
	if files, _ := os.ReadDir(dir); len(files) != 1 {
		t.Errorf("left over: %v", files)
	}
}

func TestZip(t *testing.T) {
	dir := t.TempDir()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	w, _ := z.Create("readme")
	fmt.Fprint(w, "nothing")
	w, _ = z.Create("Rapid_Rating_List.TXT")
	fmt.Fprint(w, "ID Number      Name                                                         "+
		"Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag\n"+
		"700070         Polgar, Judit                                                "+
		"HUN F   GM   WGM  FA,FT              2675  0   10 1976  wi  \n")
	z.Close()
	from, to := filepath.Join(dir, "rapid.zip"), filepath.Join(dir, "list")
	must.Do(t, os.WriteFile(from, b.Bytes(), 0o644))
	must.Have(ratings.ImportFile(from, to, ratings.Options{}))(t)
	l := must.Have(ratings.Open(to))(t)
	defer l.Close()
	if e, ok, _ := l.ByID("700070"); !ok || e.Rating(ratings.Rapid) != 2675 || e.Rating(ratings.Standard) != 0 {
		t.Errorf("%+v", e)
	}
}

// A file that is cut or changed anywhere is refused or answers with an error,
// and never panics.
func TestDamaged(t *testing.T) {
	var b bytes.Buffer
	fideText(&b, 2000)
	path := filepath.Join(t.TempDir(), "list")
	must.Have(ratings.Import(&b, 0, path, ratings.Options{}))(t)
	whole, _ := os.ReadFile(path)
	rapid.Check(t, func(t *rapid.T) {
		bad := bytes.Clone(whole)
		if rapid.Bool().Draw(t, "cut") {
			bad = bad[:rapid.IntRange(0, len(bad)-1).Draw(t, "length")]
		} else {
			at := len(bad) - 1 - rapid.IntRange(0, min(3000, len(bad)-1)).Draw(t, "at")
			bad[at] = rapid.Byte().Draw(t, "byte")
		}
		must.Do(t, os.WriteFile(path, bad, 0o644))
		l, err := ratings.Open(path)
		if err != nil {
			return
		}
		defer l.Close()
		if len(bad) < len(whole) {
			t.Fatalf("cut to %d of %d bytes, the list opens", len(bad), len(whole))
		}
		l.Search("a", 20)
		l.Search("1", 20)
		l.ByID("100007")
	})
}

// TestFootersThatLie: what a file says of its parts at its end, and of their blocks before it, must fit the file.
func TestFootersThatLie(t *testing.T) {
	path := filepath.Join(t.TempDir(), "list")
	opens := func(text string) bool {
		t.Helper()
		must.Do(t, os.WriteFile(path, []byte(text), 0o600))
		l, err := ratings.Open(path)
		if err == nil {
			l.Close()
		}
		return err == nil
	}
	must.Have(ratings.Import(strings.NewReader(list("1|Fox, Ann|NOR|F||2000|1990", "2|Lee, Bo|NOR|M||1900|1991")), 0, path,
		ratings.Options{Label: "X"}))(t)
	whole := string(must.Have(os.ReadFile(path))(t))
	footer := must.Have(strconv.Atoi(whole[len(whole)-21 : len(whole)-1]))(t)
	fields := strings.Split(strings.TrimSuffix(whole[footer:len(whole)-21], "\n"), "\t")
	directory := must.Have(strconv.Atoi(fields[3]))(t)
	made := func(body string, fields ...string) string {
		return fmt.Sprintf("%s%s\n%020d\n", body, strings.Join(fields, "\t"), len(body))
	}
	if whole != made(whole[:footer], fields...) || !opens(whole) {
		t.Fatal("the list does not open as it was made")
	}
	for i, values := range map[int][]string{0: {"19", "21", "x", ""}, 1: {"0", "99999", "x"}, 2: {"0", "99999", "x"},
		3: {"0", "x", fmt.Sprint(footer + 1), fmt.Sprint(footer)}, 4: {"x", ""}} {
		for _, v := range values {
			f := slices.Clone(fields)
			f[i] = v
			if opens(made(whole[:footer], f...)) {
				t.Errorf("with %q as field %d the list opens", v, i)
			}
		}
	}
	blocks := whole[directory:footer]
	first := strings.SplitN(blocks, "\n", 2)[0] // "20\tfox ann"
	for name, text := range map[string]string{
		"a field less": made(whole[:footer], fields[:6]...), "a field more": made(whole[:footer], append(slices.Clone(fields), "x")...),
		"another last byte": whole[:len(whole)-1] + "x", "no number at the end": whole[:len(whole)-3] + "x1\n",
		"a footer in the head": whole[:len(whole)-21] + fmt.Sprintf("%020d\n", 19), "a footer behind the end": whole[:len(whole)-21] +
			fmt.Sprintf("%020d\n", len(whole)), "another head": "x" + whole[1:], "a head alone": whole[:20],
		"a block before its part": made(whole[:directory]+strings.Replace(blocks, first, "19\tfox ann", 1), fields...),
		"a block behind its part": made(whole[:directory]+strings.Replace(blocks, first, fields[1]+"\tfox ann", 1), fields...),
		"a block without a place": made(whole[:directory]+strings.Replace(blocks, first, "x\tfox ann", 1), fields...),
		"blocks out of order":     made(whole[:directory]+strings.Replace(blocks, first, "21\ta\n20\tfox ann", 1), fields...),
		"a directory without end": made(whole[:footer-1], fields...),
	} {
		if opens(text) {
			t.Errorf("with %s the list opens", name)
		}
	}
	for length, want := range map[int]bool{4096: true, 4097: false} {
		f := slices.Clone(fields)
		f[6] = ""
		f[6] = strings.Repeat("x", length-len(strings.Join(f, "\t"))-1)
		if opens(made(whole[:footer], f...)) != want {
			t.Errorf("with a last line of %d bytes the list opens: %v", length, !want)
		}
	}
	// A list may be as long as it likes, but no part of it is without a block for longer than four of them are.
	third := must.Have(strconv.Atoi(fields[2]))(t)
	for _, c := range []struct {
		directory int
		whole     bool
	}{{third + 4*32_768, true}, {third + 4*32_768 + 1, false}, {third + 70<<20, false}} {
		f, file := slices.Clone(fields), must.Have(os.Create(path))(t)
		f[3] = strconv.Itoa(c.directory)
		must.Have(file.WriteString(whole[:directory]))(t)
		end := fmt.Sprintf("%s%s\n%020d\n", blocks, strings.Join(f, "\t"), c.directory+len(blocks))
		must.Have(file.WriteAt([]byte(end), int64(c.directory)))(t)
		must.Do(t, file.Close())
		l := must.Have(ratings.Open(path))(t)
		if _, ok, err := l.ByID("2"); !ok || err != nil {
			t.Errorf("with a directory at %d nobody is found: %v", c.directory, err)
		}
		if _, err := l.Search("bo lee", 1); (err == nil) != c.whole {
			t.Errorf("with a directory at %d: %v", c.directory, err)
		}
		l.Close()
	}
}

func TestRefresh(t *testing.T) {
	l := imported(t, list(
		"1|Carlsen, Magnus|NOR|M|GM|2823|1990",
		"2|Smith, John|ENG|M||1800|1980",
		"3|Smith, John|ENG|M||1900|2001",
		"4|Jones, Ann|ENG|F||1700|1999",
		"5|Unrated, Una|ENG|F||0|1999",
		"6|Mueller, Karsten|GER|M|GM|2500|1970",
		"7|Kim, Lee|KOR|M||2100|1990",
	), ratings.Options{})
	p := func(id model.ID, name, fideID, fed string, born model.Date, rating model.Rating) model.Player {
		return model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: name, Federation: fed}, FideID: fideID, Birth: born,
			Rating: rating}
	}
	s := &model.Section{Players: []model.Player{
		p(1, "Magnus Carlsen", "1", "NOR", "1990-11-30", 2800),
		p(2, "Smith, John", "", "", "", 1750),
		p(3, "John Smith", "", "ENG", "2001", 1750),
		p(4, "Jones, Ann", "", "", "1955", 1650),
		p(5, "Unrated, Una", "5", "", "", 1234),
		p(6, "Müller, Karsten", "", "", "", 2500),
		p(7, "Nobody, Here", "", "", "", 1000),
		p(8, "Brown, Bob", "7", "", "", 1000),
		p(9, "Gone, Away", "99", "", "", 1000),
	}}
	changes := must.Have(ratings.Refresh(s, l, ratings.Standard))(t)
	var got []string
	for _, c := range changes {
		got = append(got, fmt.Sprintf("%s: %s %d→%d %d", c.Name, c.How, c.Old, c.New, len(c.Candidates)))
		if (c.Why.Empty()) != (c.How == ratings.ByID || c.How == ratings.ByName) {
			t.Errorf("%s: %s has the reason %q", c.Name, c.How, c.Why)
		}
	}
	want := []string{
		"Magnus Carlsen: by ID 2800→2823 0",
		"Smith, John: ambiguous 1750→1750 2",
		"John Smith: by name 1750→1900 0",
		"Jones, Ann: doubtful 1650→1650 1",
		"Unrated, Una: unrated 1234→1234 0",
		"Müller, Karsten: by name 2500→2500 0",
		"Nobody, Here: not found 1000→1000 0",
		"Brown, Bob: doubtful 1000→1000 1",
		"Gone, Away: not found 1000→1000 0",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
	var apply []string
	for _, c := range changes {
		if c.Applies() {
			apply = append(apply, c.Name)
		}
	}
	if d := cmp.Diff([]string{"Magnus Carlsen", "John Smith"}, apply); d != "" || changes[0].Kind != model.KindFIDE ||
		changes[2].Entry.ID != "3" {
		t.Errorf("who gets a new rating (-want +got):\n%s", d)
	}
}

// In US Chess' list it is the national rating that changes.
func TestRefreshNational(t *testing.T) {
	l := imported(t, "MEM_ID\tMEM_NAME\tR_LPB_RAT\tQ_LPB_RAT\n12345678\tSMITH, JOHN\t1834\t1500\n", ratings.Options{})
	s := &model.Section{Players: []model.Player{{Entry: model.Entry{ID: 1, Name: "Smith, John", Federation: "USA"}, Rating: 1700,
		NationalID: "12345678", NationalRating: 1800}}}
	changes, err := ratings.Refresh(s, l, ratings.Rapid)
	if err != nil || !changes[0].Applies() {
		t.Fatal(err, changes)
	}
	if c := changes[0]; c.Kind != model.KindNational || c.Old != 1800 || c.New != 1500 {
		t.Errorf("%+v", c)
	}
}

// TestEntriesComeBack: what a list says of somebody is found in its file, with a label of one line.
func TestEntriesComeBack(t *testing.T) {
	us := ratings.Entry{ID: "12345678", Name: "SMITH, JOHN", State: "MA", Sex: "m", Title: "NM", Federation: "USA", Born: 1990,
		Ratings: [3]model.Rating{1834, 1500, 1400}, Expires: "2027-12-31", FideID: "2012345"}
	fide := ratings.Entry{ID: "1503014", Name: "Carlsen, Magnus", Federation: "NOR", Title: "GM", Sex: "w", Born: 1990,
		Ratings: [3]model.Rating{2823, 2801, 2860}, Inactive: true}
	for _, c := range []struct {
		text string
		want ratings.Entry
	}{
		{"MEM_ID\tNAME\tSTATE\tSEX\tTITLE\tFED\tBORN\tREGULAR\tQUICK\tBLITZ\tEXPIRES\tFIDE_ID\n" +
			"12345678\tSMITH, JOHN\tMA\tM\tNM\tUSA\t1990\t1834\t1500\t1400\t20271231\t2012345\n", us},
		{combinedHeading + "\n1503014        Carlsen, Magnus                                              " +
			"NOR F   GM                           2823  0   10 2801  12  10 2860  0   10 1990  wi  \n", fide},
	} {
		l := imported(t, c.text, ratings.Options{Label: "a\tb\nc"})
		if e, ok, err := l.ByID(c.want.ID); !ok || err != nil || e != c.want || l.Label != "a b c" || l.Rows != 1 {
			t.Errorf("%+v of %q, %v, want %+v", e, l.Label, err, c.want)
		}
	}
}

// TestTitlesOfWomen: of two titles the first is the player's, and the other where there is no more.
func TestTitlesOfWomen(t *testing.T) {
	for titles, want := range map[string]string{"<title>GM</title><w_title>WGM</w_title>": "GM",
		"<title></title><w_title>WGM</w_title>": "WGM", "<w_title>WGM</w_title>": "WGM", "": ""} {
		list := "<playerslist><player><fideid>7</fideid><name>One, A</name><w_title>WIM</w_title></player>" +
			"<player><fideid>8</fideid><name>Two, B</name>" + titles + "</player></playerslist>"
		if all, _ := read(t, list, ratings.Options{}); len(all) != 2 || all[0].Title != "WIM" || all[1].Title != want {
			t.Errorf("%s: %+v", titles, all)
		}
	}
}

// TestALongRow: what a list says of somebody is found, however long it is.
func TestALongRow(t *testing.T) {
	country := strings.Repeat("X", 5_000)
	l := imported(t, "<playerslist><player><fideid>7</fideid><name>One, A</name><country>"+country+"</country></player></playerslist>",
		ratings.Options{})
	if e, ok, err := l.ByID("7"); err != nil || !ok || e.Federation != country {
		t.Errorf("%v, %v, %d letters of the federation", ok, err, len(e.Federation))
	}
}

// TestAListThatCannotBeRead says so, whatever is looked for in it.
func TestAListThatCannotBeRead(t *testing.T) {
	l := imported(t, list("1|Fox, Ann|NOR|F||2000|1990"), ratings.Options{})
	l.Close()
	for what, look := range map[string]func() error{
		"a name":          func() error { _, err := l.Search("fox", 5); return err },
		"a number":        func() error { _, err := l.Search("1", 5); return err },
		"a whole name":    func() error { _, err := l.Named("Ann Fox"); return err },
		"an ID":           func() error { _, _, err := l.ByID("1"); return err },
		"all of an event": func() error { return refreshed(l) },
	} {
		if look() == nil {
			t.Errorf("%s is looked for in a list that is closed, and nothing is said", what)
		}
	}
}

func refreshed(l *ratings.List) error {
	_, err := ratings.Refresh(&model.Section{Players: []model.Player{{Entry: model.Entry{ID: 1, Name: "Fox, Ann"}}}}, l, ratings.Standard)
	return err
}

// TestNotesOfADamagedTable: what the table itself says of its end is handed on.
func TestNotesOfADamagedTable(t *testing.T) {
	var b bytes.Buffer
	goldenDatabase(t, &b, 3)
	if all, sum := read(t, b.String()[:b.Len()-20], ratings.Options{}); len(all) != 2 || len(sum.Notes) == 0 {
		t.Errorf("%d players, said is %v", len(all), sum.Notes)
	}
}

// TestCancelledWhileItIsWritten: an import asks whether it is to go on a few times, also when the list has been read to its end.
func TestCancelledWhileItIsWritten(t *testing.T) {
	var b bytes.Buffer
	fideText(&b, 25_000)
	asked, most := 0, 1<<30
	in := func() error {
		asked = 0
		_, err := ratings.Import(bytes.NewReader(b.Bytes()), 0, filepath.Join(t.TempDir(), "list"),
			ratings.Options{Cancelled: func() bool { asked++; return asked >= most }})
		return err
	}
	if err := in(); err != nil || asked > 20 {
		t.Fatalf("asked %d times, %v", asked, err)
	}
	most = asked // the last time
	if read := b.Len()>>20 + 2; asked <= read {
		t.Errorf("it is asked %d times, and %d while it is read", asked, read)
	}
	if err := in(); !errors.Is(err, ratings.ErrCancelled) {
		t.Errorf("cancelled at the end: %v", err)
	}
}

// TestLongLines: a line of more than 16,384 bytes with its end is passed over, and what stands behind it is read.
func TestLongLines(t *testing.T) {
	for length, why := range map[int]string{16_383: "no ID", 16_384: "the line is too long", 70_000: "the line is too long"} {
		text := "MEM_ID\tMEM_NAME\n\tx" + strings.Repeat("x", length-2) + "\n12345678\tSMITH, JOHN\n"
		all, sum := read(t, text, ratings.Options{})
		if len(all) != 1 || len(sum.Unread) != 1 || sum.Unread[0].Why.String() != why || sum.Unread[0].Line != 2 {
			t.Errorf("a line of %d: %+v, %+v", length, all, sum.Unread)
		}
	}
}

// TestRowsOfNonsense: a list is given up after ten thousand of them, unless it had a player.
func TestRowsOfNonsense(t *testing.T) {
	const heading, player = "MEM_ID\tMEM_NAME\n", "12345678\tSMITH, JOHN\n"
	for _, c := range []struct {
		text string
		rows int
		bad  bool
	}{
		{heading + strings.Repeat("x\n", 9_999) + player, 1, false}, {heading + strings.Repeat("x\n", 10_000) + player, 0, true},
		{heading + player + strings.Repeat("x\n", 20_000), 1, false},
	} {
		sum, err := ratings.Read(strings.NewReader(c.text), ratings.Options{}, func(*ratings.Entry) error { return nil })
		if sum.Rows != c.rows || (err != nil) != c.bad || len(sum.Unread) != 100 {
			t.Errorf("%d bytes: %d players, %d rows named, %v", len(c.text), sum.Rows, len(sum.Unread), err)
		}
	}
}

// TestRenewed: an end of the membership that the list has otherwise is a change of its own.
func TestRenewed(t *testing.T) {
	l := imported(t, "MEM_ID\tMEM_NAME\tEXPIRED\tR_LPB_RAT\n12345678\tSMITH, JOHN\t20271231\t1834\n12345679\tLEE, ANN\t\t1500\n",
		ratings.Options{})
	for _, c := range []struct {
		name, id         string
		expires          model.Date
		rating           model.Rating
		renewed, applies bool
	}{
		{"Smith, John", "12345678", "2027-12-31", 1834, false, false}, {"Smith, John", "12345678", "2026-12-31", 1834, true, true},
		{"Smith, John", "12345678", "", 1834, true, true}, {"Smith, John", "12345678", "2027-12-31", 1800, false, true},
		{"Lee, Ann", "12345679", "2026-12-31", 1500, false, false}, {"Nobody", "12345677", "2026-12-31", 1500, false, false},
		{"Nobody", "", "2026-12-31", 1500, false, false},
	} {
		s := &model.Section{Players: []model.Player{{Entry: model.Entry{ID: 1, Name: c.name}, NationalID: c.id, Expires: c.expires,
			NationalRating: c.rating}}}
		changes, err := ratings.Refresh(s, l, ratings.Standard)
		if err != nil || changes[0].Renewed != c.renewed || changes[0].Applies() != c.applies {
			t.Errorf("%s until %q: %v, %+v", c.name, c.expires, err, changes)
		}
	}
}

// TestAgainst: what speaks against somebody being the one of the list.
func TestAgainst(t *testing.T) {
	l := imported(t, list("1|Li, Mo|CHN|M||2000|1990", "2|O, Bo|KOR|M||2100|0", "3|Madonna|ITA|F||1200|1958"), ratings.Options{})
	for _, c := range []struct {
		name, id, fed string
		born          model.Date
		why           string
	}{
		{"Mo Li", "1", "", "", ""}, {"Li Wei", "1", "chn", "1990", ""}, {"Wei, Mo", "1", "CHN", "1990-02-03", ""},
		{"Wei, Bo", "1", "", "", "ID 1 of Wei, Bo is that of Li, Mo: no part of the name is the same."},
		{"Li, Mo", "1", "TPE", "", "ID 1 of Li, Mo is that of Li, Mo: the federation is CHN there and TPE here."},
		{"Li, Mo", "1", "", "1991", "ID 1 of Li, Mo is that of Li, Mo: the year of birth is 1990 there and 1991 here."},
		{"O, Al", "2", "", "1991", "ID 2 of O, Al is that of O, Bo: no part of the name is the same."},
		{"Madonna", "3", "", "1958", ""}, {"M", "3", "", "", "ID 3 of M is that of Madonna: no part of the name is the same."},
		{"Li, Mo", "", "TPE", "", "Li, Mo has no ID, and of those with that name in the list the federation is CHN there and TPE here."},
		{"Li, Mo", "9", "", "", "ID 9 of Li, Mo is not in the list."},
		{"Wei", "", "", "", "Wei has no ID, and nobody in the list has that name."},
	} {
		s := &model.Section{Players: []model.Player{{Entry: model.Entry{ID: 1, Name: c.name, Federation: c.fed}, FideID: c.id, Birth: c.born}}}
		changes, err := ratings.Refresh(s, l, ratings.Standard)
		if err != nil || changes[0].Why.String() != c.why {
			t.Errorf("%s %s: %v, %q", c.name, c.id, err, changes[0].Why)
		}
	}
}

// No list, however broken, makes a reader panic, hang, or make more players
// than it has bytes.
func FuzzRead(f *testing.F) {
	for _, form := range forms {
		var b bytes.Buffer
		form.write(f, &b, 3)
		f.Add(b.Bytes())
	}
	f.Add([]byte("<player><!--"))
	f.Add([]byte("MEM_ID,MEM_NAME\n\"1,2\"\n"))
	f.Fuzz(func(t *testing.T, b []byte) {
		n := 0
		ratings.Read(bytes.NewReader(b), ratings.Options{}, func(e *ratings.Entry) error {
			if n++; n > len(b) {
				t.Fatal("too many players")
			}
			if e.ID == "" || namekey.Key(e.Name) == "" {
				t.Fatalf("%+v", e)
			}
			return nil
		})
	})
}

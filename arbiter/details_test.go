package arbiter

import (
	"fmt"
	"testing"

	"wallchart/model"
)

// TestReadFederation: FIDE's codes and the countries' English names; the code of another list leads to FIDE's.
func TestReadFederation(t *testing.T) {
	for text, want := range map[string]string{
		"": "", " ": "", "GER": "GER", " usa ": "USA", "Germany": "GER", "united states of america": "USA", "FID": "FID",
		"DEU":                    `"DEU" is not the code of a federation; the nearest is GER (Germany)`, // ISO 3166
		"gbr":                    `"gbr" is not the code of a federation; the nearest is ENG (England)`,
		"UK":                     `"UK" is not the code of a federation; the nearest is ENG (England)`,
		"GRM":                    `"GRM" is not the code of a federation; the nearest is GER (Germany)`, // letters of the country in their order
		"UZA":                    `"UZA" is not the code of a federation; the nearest is UZB (Uzbekistan)`,
		"Swizerlan":              `"Swizerlan" is not the code of a federation; the nearest is SUI (Switzerland)`,
		"Grmn":                   `"Grmn" is not the code of a federation; the nearest is GER (Germany)`,
		"Germy":                  `"Germy" is not the code of a federation; the nearest is GER (Germany)`,
		"AFX":                    `"AFX" is not the code of a federation; the nearest is AFG (Afghanistan)`,
		"Itlay":                  `"Itlay" is not the code of a federation; the nearest is ITA (Italy)`,
		"Spian":                  `"Spian" is not the code of a federation; the nearest is ESP (Spain)`,
		"Afganistan":             `"Afganistan" is not the code of a federation; the nearest is AFG (Afghanistan)`,
		"XX":                     `"XX" is not the code of a federation; write three letters such as GER or USA`,
		"Q":                      `"Q" is not the code of a federation; write three letters such as GER or USA`,
		"Atlantis and beyond it": `"Atlantis and beyond it" is not the code of a federation; write three letters such as GER or USA`,
	} {
		if code, err := ReadFederation(text); fmt.Sprint(code, err) != want+"<nil>" && fmt.Sprint(err) != want {
			t.Errorf("%q is %q, %v; want %s", text, code, err, want)
		}
	}
	for _, f := range federations() {
		if len(f.code) != 3 || f.country == "" {
			t.Errorf("a federation is %+v", f)
		}
	}
}

// TestReadDay: the forms in which people write a day, and those that say too little.
func TestReadDay(t *testing.T) {
	for _, c := range []struct {
		text  string
		near  model.Date
		month bool // goes first
		want  string
	}{
		{"", "", false, ""}, {"2026", "", false, "2026"}, {"2026-05-31", "", false, "2026-05-31"}, {"2026/5/3", "", false, "2026-05-03"},
		{"20260531", "", false, "2026-05-31"}, {"31.5.2026", "", true, "2026-05-31"}, {"5.6.26", "", true, "2026-06-05"},
		{" 31. 5. 2026 ", "", false, "2026-05-31"}, {"31.5.", "2026-01-01", false, "2026-05-31"}, {"31/5", "2026", false, "2026-05-31"},
		{"5/31/2026", "", false, "2026-05-31"}, {"12/31/2026", "", false, "2026-12-31"},
		{"5/12/2026", "", false, `"5/12/2026" can be read in two ways; write the year first, such as 2026-05-31`},
		{"5/6/2026", "", true, "2026-05-06"}, {"6/6/2026", "", false, "2026-06-06"},
		{"31 May 2026", "", false, "2026-05-31"}, {"May 31, 2026", "", false, "2026-05-31"}, {"May 31st", "2026-05-30", false, "2026-05-31"},
		{"3. März 2026", "", false, "2026-03-03"}, {"1 Oct", "2026", false, "2026-10-01"},
		{"5/6/2026", "", false, `"5/6/2026" can be read in two ways; write the year first, such as 2026-05-31`},
		{"31.5.", "", false, `"31.5." has no year; write it as 2026-05-31`},
		{"30.2.2026", "", false, `there is no such day as "30.2.2026"; write it as 2026-05-31`},
		{"2026-13-01", "", false, `there is no such day as "2026-13-01"; write it as 2026-05-31`},
		{"soon", "", false, `"soon" is not a day; write it as 2026-05-31`},
		{"3 Blob 2026", "", false, `"3 Blob 2026" is not a day; write it as 2026-05-31`},
	} {
		got, err := ReadDay(c.text, c.near, c.month)
		if err == nil && string(got) != c.want || err != nil && err.Error() != c.want {
			t.Errorf("%q is %q, %v; want %s", c.text, got, err, c.want)
		}
	}
}

// TestReadTime: the forms of a time of day; midnight is 12 am, noon 12 pm.
func TestReadTime(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "14:00": "14:00", "9.30": "09:30", "14h30": "14:30", "14 h": "14:00", "1400": "14:00", "930": "09:30",
		"9": "09:00", "0:00": "00:00",
		"1 pm": "13:00", "2 pm": "14:00",
		"2:30pm": "14:30", "12 am": "00:00", "12 p.m.": "12:00", "11:59 AM": "11:59", "10 Uhr": "10:00", "23:59": "23:59",
	} {
		if got, err := ReadTime(text); err != nil || string(got) != want {
			t.Errorf("%q is %q, %v; want %s", text, got, err, want)
		}
	}
	for _, text := range []string{"24:00", "9:60", "13 pm", "0 am", "noon", "9:3", "-1", "9:30:00"} {
		if got, err := ReadTime(text); err == nil || err.Error() != fmt.Sprintf("%q is not a time of day; write it as 09:30 or 14:00", text) {
			t.Errorf("%q is %q, %v", text, got, err)
		}
	}
}

// TestReadOfficial: as in record 102 of a file of FIDE's: "IA Mikel Larreategi Arana (22232540)".
func TestReadOfficial(t *testing.T) {
	for text, want := range map[string]Official{
		"": {}, "Eva": {Name: "Eva"}, "IA Anna Arbiter (22232540)": {"IA", "Anna Arbiter", "22232540"},
		"NTD Smith, John": {"NTD", "Smith, John", ""},
		"Ian Aft (2026)":  {"", "Ian Aft", "2026"}, "IAN Aft (club)": {"", "IAN Aft (club)", ""}, "FA X": {"FA", "X", ""},
	} {
		if got := ReadOfficial(text); got != want || got.String() != text {
			t.Errorf("%q is %+v, written %q", text, got, got)
		}
	}
	if got := ReadOfficial("  FA   Bo\tBay(1234) ").String(); got != "FA Bo Bay (1234)" {
		t.Errorf("written %q", got)
	}
}

// TestSchedule: round, day, time of day, each of the latter for itself.
func TestSchedule(t *testing.T) {
	ev := &model.Tournament{Start: "2026-05-31", Federation: "USA"}
	s := &model.Section{Planned: 3}
	old := []model.When{{Date: "2026-05-30", Time: "10:00"}}
	for text, want := range map[string]string{
		"1=2026-05-31,10:00": "[{2026-05-31 10:00}]", "2=6/1,2 pm": "[{2026-05-30 10:00} {2026-06-01 14:00}]",
		"1=9:30": "[{ 09:30}]", "1=2026-06-02": "[{2026-06-02 }]", "1=": "[{ }]",
		"3=2026-06-02":      "[{2026-05-30 10:00} { } {2026-06-02 }]",
		"4=2026-05-31":      "the section has 3 rounds, and not 4; plan more of them first",
		"0=2026-05-31":      `"0=2026-05-31" does not say when a round begins; write for instance 3=2026-05-31,14:00`,
		"x=2026-05-31":      `"x=2026-05-31" does not say when a round begins; write for instance 3=2026-05-31,14:00`,
		"1":                 `"1" does not say when a round begins; write for instance 3=2026-05-31,14:00`,
		"1=soon":            `"soon" is not a day; write it as 2026-05-31`,
		"1=2026-05-31,late": `"late" is not a time of day; write it as 09:30 or 14:00`,
	} {
		got, err := Schedule(ev, s, old, text)
		if err == nil && fmt.Sprint(got) != want || err != nil && err.Error() != want {
			t.Errorf("%q makes %v, %v; want %s", text, got, err, want)
		}
	}
	if old[0] != (model.When{Date: "2026-05-30", Time: "10:00"}) {
		t.Error("the schedule that was given has been written to")
	}
}

// TestDetailsAreGivenBack: of all sections, and only what is different becomes a step.
func TestDetailsAreGivenBack(t *testing.T) {
	ev := &model.Tournament{Name: "Open", Deputies: []string{"IA Fox"}, Sections: []*model.Section{
		{ID: 1, Name: "A", Planned: 3, Control: model.Rapid, Coming: []model.When{{Date: "2026-05-31"}}}, {ID: 2, Name: "B", Planned: 3}}}
	if d := DetailsOf(ev); len(d.Sections) != 2 || d.Sections[0].Control != model.Rapid || len(d.Sections[0].Rounds) == 0 ||
		d.Sections[0].Rounds[0].Date != "2026-05-31" || d.Sections[1].Section != 2 {
		t.Fatalf("the details are %+v", d)
	}
	for name, c := range map[string]struct {
		change func(*Details)
		want   string
	}{
		"nothing":                       {func(*Details) {}, "[]"},
		"the name":                      {func(d *Details) { d.Header.Name = "Cup" }, "[edit-tournament]"},
		"a deputy":                      {func(d *Details) { d.Header.Deputies = []string{"IA Hen"} }, "[edit-tournament]"},
		"a rate of play":                {func(d *Details) { d.Sections[1].Control = model.Blitz }, "[edit-section]"},
		"a day":                         {func(d *Details) { d.Sections[1].Rounds = []model.When{{}, {Date: "2026-06-01"}} }, "[set-schedule]"},
		"days that say nothing":         {func(d *Details) { d.Sections[1].Rounds = []model.When{{}, {}} }, "[]"},
		"a section that is gone by now": {func(d *Details) { d.Sections[1].Section = 9 }, "[]"},
	} {
		d := DetailsOf(ev)
		c.change(&d)
		var got []string
		for _, step := range d.Steps(ev) {
			got = append(got, step.Name())
		}
		if fmt.Sprint(got) != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// TestWhatDiffersInARound that was compared, in words.
func TestWhatDiffersInARound(t *testing.T) {
	for want, c := range map[string]model.Compared{
		"the system finds no pairing": {Refused: true, Boards: []int{1}}, "the bye differs": {Bye: true},
		"something in it is not allowed": {}, "1 board differs": {Boards: []int{4}, Bye: true}, "2 boards differ": {Boards: []int{1, 2}},
	} {
		if got := Differing(c).String(); got != want {
			t.Errorf("%+v: %q, want %q", c, got, want)
		}
	}
}

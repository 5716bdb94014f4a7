package pairing

import (
	"maps"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/phrase"
)

// The format of a system is the first it has, or what it says for a number of
// participants; where that is a table its rounds are fixed, if it can make them.
func TestFormatOfASystem(t *testing.T) {
	table := func(*Field) ([]Round, error) { return nil, nil }
	few := func(n int) model.Format {
		if n < 7 {
			return model.RoundRobin
		}
		return model.Swiss
	}
	for _, c := range []struct {
		what   string
		e      Engine
		n      int
		want   model.Format
		fixed  bool
		pairs  model.Format
		really bool
	}{
		{"a Swiss", Engine{Formats: []model.Format{model.Swiss}}, 6, model.Swiss, false, model.RoundRobin, false},
		{"a Swiss that could make a table", Engine{Formats: []model.Format{model.Swiss, model.RoundRobin}, Table: table}, 6,
			model.Swiss, false, model.RoundRobin, true},
		{"an all-play-all", Engine{Formats: []model.Format{model.RoundRobin}, Table: table}, 6, model.RoundRobin, true, model.Swiss, false},
		{"an all-play-all without a table", Engine{Formats: []model.Format{model.RoundRobin}}, 6,
			model.RoundRobin, false, model.RoundRobin, true},
		{"by number, few", Engine{Formats: []model.Format{model.Swiss}, FormatFor: few, Table: table}, 6,
			model.RoundRobin, true, model.Swiss, true},
		{"by number, many", Engine{Formats: []model.Format{model.Swiss}, FormatFor: few, Table: table}, 7, model.Swiss, false, model.Swiss, true},
	} {
		if got := c.e.Format(c.n); got != c.want || c.e.Fixed(c.n) != c.fixed || c.e.Pairs(c.pairs) != c.really {
			t.Errorf("%s: %s, fixed %v, pairs %s: %v", c.what, got, c.e.Fixed(c.n), c.pairs, c.e.Pairs(c.pairs))
		}
	}
	e := Engine{Kinds: []model.Kind{model.TeamEvent}}
	if e.For(model.Individual) || !e.For(model.TeamEvent) {
		t.Error("a system for teams is not for players")
	}
}

func TestCancelled(t *testing.T) {
	stop := make(chan struct{})
	if (Options{}).Cancelled() || (Options{Cancel: stop}).Cancelled() {
		t.Error("nobody has cancelled")
	}
	if close(stop); !(Options{Cancel: stop}).Cancelled() {
		t.Error("it was cancelled")
	}
}

// What is wrong with a round is said in one order: who, why, what can be done.
func TestImpossibleInWords(t *testing.T) {
	e := Impossible{Round: 3}
	if e.Error() != "Round 3 cannot be paired." {
		t.Errorf("%s", e.Error())
	}
	e.Left = []phrase.Text{phrase.Verbatim("Anna")}
	if e.Error() != "Round 3 cannot be paired. Left without an opponent: Anna." {
		t.Errorf("%s", e.Error())
	}
	e.Left = append(e.Left, phrase.Verbatim("Ben"))
	e.Rules = []phrase.Text{phrase.New("They have met.")}
	e.Cures = []phrase.Text{phrase.New("wait"), phrase.New("go home")}
	if want := "Round 3 cannot be paired. Left without an opponent: Anna, Ben. They have met. Ways out: wait; go home."; e.Error() != want {
		t.Errorf("%s", e.Error())
	}
	if err := NothingToPair(&Field{Round: 2}); !strings.Contains(err.Error(), "Round 2") ||
		!strings.Contains(err.Error(), "Fewer than two participants are present. Ways out: bring absent") {
		t.Errorf("%v", err)
	}
}

var everySetting = Engine{Name: phrase.New("The System"), Settings: []Setting{
	{Key: "teams", Kind: OneOf, Choices: []Choice{{Value: "soft"}, {Value: "never"}}, Older: map[string]string{"apart": "never"}},
	{Key: "ahead", Kind: Switch, Choices: []Choice{{Value: "no"}}},
	{Key: "limit", Kind: Number, Most: 100, Usual: 80},
	{Key: "house", Kind: Somebody},
	{Key: "class", Kind: RatingClasses},
}, PairWith: func(set model.SystemSettings) func(*Field, Options) (*Round, error) {
	return func(*Field, Options) (*Round, error) { return &Round{Number: len(set)}, nil }
}}

// A setting is kept as it is written in the file; what is as usual is left out.
func TestSettingsAreKept(t *testing.T) {
	for _, c := range []struct{ key, value, kept string }{ // "" is left out, "-" refused
		{"teams", "never", "never"}, {"teams", " Never ", "never"}, {"teams", "soft", ""}, {"teams", "apart", "never"}, {"teams", "often", "-"},
		{"ahead", "no", "no"}, {"ahead", "yes", "-"}, // the first choice of a switch is what it is when on
		{"limit", "80", ""}, {"limit", "0", "0"}, {"limit", "100", "100"}, {"limit", "101", "-"}, {"limit", "-1", "-"}, {"limit", "many", "-"},
		{"house", "1", "1"}, {"house", "07", "7"}, {"house", "0", "-"}, {"house", "-3", "-"}, {"house", "Anna", "-"},
		{"class", "1600-1800", "1600-1800"}, {"class", " 0 - 1 , 5-9", "0-1,5-9"}, {"class", "1800", "-"}, {"class", "a-9", "-"},
		{"class", "1-b", "-"}, {"class", "9-9", "-"}, {"class", "9-8", "-"}, {"class", "-5-9", "-"}, {"class", "1-2,9-3", "-"},
		{"class", "1-99999999999999999999", "-"},
		{"LIMIT", "50", "50"}, {"speed", "9", "-"},
	} {
		e, err := everySetting.Settle(model.SystemSettings{c.key: c.value})
		want := model.SystemSettings{strings.ToLower(c.key): c.kept}
		if c.kept == "" {
			want = nil
		}
		if c.kept == "-" {
			if err == nil || !strings.HasPrefix(err.Error(), `"`+c.key+"="+c.value+`": no setting of The System. Write `) {
				t.Errorf("%s=%s: %v", c.key, c.value, err)
			}
			continue
		}
		if err != nil || !maps.Equal(e.Set, want) {
			t.Errorf("%s=%s is kept as %v, %v; want %v", c.key, c.value, e, err, want)
		}
	}
}

// What is chosen makes another record; what is as usual gives the record itself, or,
// of one with a choice, that without.
func TestSettledRecord(t *testing.T) {
	e, err := everySetting.Settle(model.SystemSettings{"limit": "50", "house": "3"})
	if err != nil || len(e.Set) != 2 || everySetting.Set != nil {
		t.Fatalf("%+v, %v", e, err)
	}
	if r, _ := e.Pair(nil, Options{}); r.Number != 2 {
		t.Errorf("it pairs with %d settings, want 2", r.Number)
	}
	for _, usual := range []model.SystemSettings{nil, {}, {"limit": "80"}} {
		if same, err := everySetting.Settle(usual); err != nil || same != &everySetting {
			t.Errorf("%v: %v, %v", usual, same, err)
		}
		back, err := e.Settle(usual)
		if err != nil || back.Set != nil {
			t.Fatalf("%v: %+v, %v", usual, back, err)
		}
		if r, _ := back.Pair(nil, Options{}); r.Number != 0 {
			t.Errorf("%v: it pairs with %d settings", usual, r.Number)
		}
	}
}

// All that is wrong is named, in order, with all that could be written.
func TestWhatIsNoSetting(t *testing.T) {
	_, err := everySetting.Settle(model.SystemSettings{"teams": "often", "limit": "9", "fast": "", "": "alone"})
	want := `"alone", "fast", "teams=often": no setting of The System. ` +
		`Write teams=soft|never, ahead=no, limit=80, house=ID, class=1600-1800`
	if err == nil || err.Error() != want {
		t.Errorf("%v", err)
	}
	none := Engine{Name: phrase.New("Plain")}
	if _, err := none.Settle(model.SystemSettings{"b": "2", "a": "1"}); err == nil ||
		err.Error() != `Plain has no settings, and "a=1", "b=2" is none. Write the system alone` {
		t.Errorf("%v", err)
	}
	if e, err := none.Settle(nil); err != nil || e != &none {
		t.Errorf("%v, %v", e, err)
	}
}

package pairingtest_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/dutch"
	"wallchart/pairing/pairingtest"
	"wallchart/pairing/roundrobin"
	"wallchart/phrase"
)

// recorder is a test that may fail.
type recorder struct{ said []string }

func (*recorder) Helper() {}

func (r *recorder) Errorf(format string, args ...any) {
	r.said = append(r.said, fmt.Sprintf(format, args...))
}

type pair = func(*pairing.Field, pairing.Options) (*pairing.Round, error)

// after is the Dutch System with something done to its rounds.
func after(spoil func(f *pairing.Field, r *pairing.Round)) pair {
	return func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
		r, err := dutch.Current.Pair(f, o)
		if err == nil {
			spoil(f, r)
		}
		return r, err
	}
}

// refused is the Dutch System with something done to its refusals.
func refused(spoil func(im *pairing.Impossible)) pair {
	return func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
		r, err := dutch.Current.Pair(f, o)
		var im *pairing.Impossible
		if errors.As(err, &im) {
			spoil(im)
		}
		return r, err
	}
}

// before is the Dutch System that is told something else.
func before(change func(f *pairing.Field)) pair {
	return func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
		g := *f
		g.Players = append([]pairing.Player(nil), f.Players...)
		change(&g)
		return dutch.Current.Pair(&g, o)
	}
}

// TestEveryLawCanBeBroken: an engine that breaks one is told which.
func TestEveryLawCanBeBroken(t *testing.T) {
	calls := 0
	for law, broken := range map[string]pair{
		"everybody once": after(func(_ *pairing.Field, r *pairing.Round) {
			if len(r.Pairs) > 1 {
				r.Pairs[1].White = r.Pairs[0].White
			}
		}),
		"the round has its number": after(func(_ *pairing.Field, r *pairing.Round) { r.Number++ }),
		"nobody meets twice": before(func(f *pairing.Field) {
			for i := range f.Players {
				past := append([]pairing.Past(nil), f.Players[i].Past...)
				for k := range past {
					past[k].Opponent = (i + 1 + k) % len(f.Players) // somebody else than it was
				}
				f.Players[i].Past = past
			}
		}),
		"forbidden pairs": before(func(f *pairing.Field) { f.Forbidden = nil }),
		"the bye is for who may have it": before(func(f *pairing.Field) {
			for i := range f.Players {
				past := append([]pairing.Past(nil), f.Players[i].Past...)
				for k := range past {
					if past[k].Outcome == model.PairingBye {
						past[k].Outcome, past[k].Points = model.HalfBye, f.Draw
					}
				}
				f.Players[i].Past = past
			}
		}),
		"strict colours": after(func(f *pairing.Field, r *pairing.Round) {
			for k, p := range r.Pairs {
				if f.Round > 2 {
					r.Pairs[k].White, r.Pairs[k].Black = p.Black, p.White
				}
			}
		}),
		"a refusal is Impossible": func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
			r, err := dutch.Current.Pair(f, o)
			if errors.As(err, new(*pairing.Impossible)) {
				err = errors.New("it cannot be done")
			}
			return r, err
		},
		"what is refused is impossible": func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
			if f.Round == 3 {
				return nil, &pairing.Impossible{Round: 3, Left: []phrase.Text{phrase.New("Player 1")}}
			}
			return dutch.Current.Pair(f, o)
		},
		"a refusal says why":         refused(func(im *pairing.Impossible) { im.Rules = nil }),
		"a refusal says who is left": refused(func(im *pairing.Impossible) { im.Left = nil }),
		"the same field, the same round": after(func(_ *pairing.Field, r *pairing.Round) {
			if calls++; calls%2 == 0 && len(r.Pairs) > 0 {
				r.Pairs[0].White, r.Pairs[0].Black = r.Pairs[0].Black, r.Pairs[0].White
			}
		}),
		"explaining changes nothing": func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
			r, err := dutch.Current.Pair(f, o)
			if o.Explain && err == nil && len(r.Pairs) > 0 {
				r.Pairs[0].White, r.Pairs[0].Black = r.Pairs[0].Black, r.Pairs[0].White
			}
			return r, err
		},
		"every pair has a reason": after(func(_ *pairing.Field, r *pairing.Round) {
			for k := range r.Pairs {
				r.Pairs[k].Why = nil
			}
		}),
		"the order of the players does not matter": after(func(f *pairing.Field, r *pairing.Round) {
			if len(r.Pairs) > 0 && f.Players[0].Number == 1 {
				r.Pairs[0].White, r.Pairs[0].Black = r.Pairs[0].Black, r.Pairs[0].White
			}
		}),
		"the field is not changed": after(func(f *pairing.Field, _ *pairing.Round) { f.Players[0].Score++ }),
		"cancelling stops it": func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
			return dutch.Current.Pair(f, pairing.Options{Explain: o.Explain})
		},
	} {
		e := dutch.Current
		e.Code, e.Pair = "broken", broken
		expect(t, law, &e)
	}
	pairingtest.Try(t, &dutch.Current, 30) // and one that is whole breaks none
}

// TestEveryLawOfTablesCanBeBroken: the same for tables.
func TestEveryLawOfTablesCanBeBroken(t *testing.T) {
	table := func(spoil func(f *pairing.Field, rounds []pairing.Round) []pairing.Round) *pairing.Engine {
		e := roundrobin.Single
		make := e.Table
		e.Code, e.Table = "broken", func(f *pairing.Field) ([]pairing.Round, error) {
			rounds, err := make(f)
			if err == nil {
				rounds = spoil(f, rounds)
			}
			return rounds, err
		}
		e.Pair = func(f *pairing.Field, _ pairing.Options) (*pairing.Round, error) {
			rounds, err := e.Table(f)
			if err == nil && f.Round > len(rounds) {
				err = errors.New("there is no such round")
			}
			if err != nil {
				return nil, err
			}
			return &rounds[f.Round-1], nil
		}
		return &e
	}
	for law, e := range map[string]*pairing.Engine{
		"everybody once": table(func(_ *pairing.Field, rounds []pairing.Round) []pairing.Round {
			rounds[0].Pairs = rounds[0].Pairs[1:]
			return rounds
		}),
		"nobody meets twice": table(func(_ *pairing.Field, rounds []pairing.Round) []pairing.Round {
			again := rounds[0]
			again.Number = len(rounds) + 1
			return append(rounds, again)
		}),
		"the round has its number": table(func(_ *pairing.Field, rounds []pairing.Round) []pairing.Round {
			rounds[0].Number = 2
			return rounds
		}),
		"who has no opponent rests": table(func(_ *pairing.Field, rounds []pairing.Round) []pairing.Round {
			rounds[0].Resting = false
			return rounds
		}),
		"the order of the players does not matter": table(func(f *pairing.Field, rounds []pairing.Round) []pairing.Round {
			if p := rounds[0].Pairs[0]; f.Players[0].Number == 1 {
				rounds[0].Pairs[0] = pairing.Pair{White: p.Black, Black: p.White}
			}
			return rounds
		}),
		"the field is not changed": table(func(f *pairing.Field, rounds []pairing.Round) []pairing.Round {
			f.Players[0].Number = 0
			return rounds
		}),
	} {
		expect(t, law, e)
	}
	other := roundrobin.Single
	other.Code, other.Pair = "broken", roundrobin.Double.Pair
	expect(t, "a round is that of the table", &other)
	expect(t, "a table has an end", &other)
	none := pairing.Engine{Code: "broken", Formats: []model.Format{model.Swiss}, Fewest: 1000}
	expect(t, "nothing could be tried", &none)
}

// expect holds a broken engine against the laws, of which it must break one.
func expect(t *testing.T, law string, e *pairing.Engine) {
	t.Helper()
	r := &recorder{}
	pairingtest.Try(r, e, 60)
	for _, said := range r.said {
		if strings.Contains(said, law) {
			return
		}
	}
	t.Errorf("nobody noticed that this was broken: %s; said was %q", law, r.said)
}

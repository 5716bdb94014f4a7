package pairingtest

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"

	"wallchart/pairing"
)

// Pairer makes a round, as an engine does.
type Pairer = func(*pairing.Field, pairing.Options) (*pairing.Round, error)

// Runs is how many made-up tournaments a test plays: PAIRING_RUNS, where it is set; one
// in eight of the usual number with -short.
func Runs(usual int) int {
	if n, err := strconv.Atoi(os.Getenv("PAIRING_RUNS")); err == nil {
		return n
	}
	if Short() {
		return (usual + 7) / 8
	}
	return usual
}

// Short tells that the tests run with -short.
func Short() bool {
	f := flag.Lookup("test.short")
	return f != nil && f.Value.String() == "true"
}

// Plans are n tournaments of many kinds and sizes; other seeds give others.
func Plans(n int, seed uint64) []Plan {
	r := rand.New(rand.NewPCG(seed, seed+1))
	ps := make([]Plan, n)
	for k := range ps {
		p := Plan{Seed: uint64(k), Players: 4 + r.IntN(30), Draws: 10 + r.IntN(60)}
		if k%20 == 0 {
			p.Players = 40 + r.IntN(120)
		}
		p.Rounds = 3 + r.IntN(9)
		p.trouble(r)
		ps[k] = p
	}
	return ps
}

// trouble adds forfeits, byes, late entries, withdrawals, acceleration and forbidden
// pairs, each to some tournaments.
func (p *Plan) trouble(r *rand.Rand) {
	for _, rate := range []*int{&p.Forfeits, &p.Byes, &p.Late, &p.Withdrawn} {
		if r.IntN(3) == 0 {
			*rate = 4 + r.IntN(20)
		}
	}
	p.Baku = r.IntN(4) == 0
	if r.IntN(4) == 0 {
		p.Forbidden = r.IntN(p.Players)
	}
}

// Fields plays a tournament and keeps the fields of some rounds.
func Fields(p Plan, pair Pairer, rounds ...int) map[int]*pairing.Field {
	keep := map[int]*pairing.Field{}
	Simulate(p, func(f *pairing.Field) *pairing.Round {
		if slices.Contains(rounds, f.Round) {
			c := *f
			keep[f.Round] = &c
		}
		made, err := pair(f, pairing.Options{})
		if err != nil {
			return nil
		}
		return made
	})
	return keep
}

// Same tells whether two rounds are the same: the boards in order, their colours and
// the bye.
func Same(a, b *pairing.Round) bool { return alike(a, b, nil) }

// Agree plays tournaments and reports every round that two ways of pairing it make
// differently. A round that both refuse is the end of its tournament.
func Agree(t T, plans []Plan, one, two func(k int, f *pairing.Field) (*pairing.Round, error)) {
	t.Helper()
	for k, p := range plans {
		Simulate(p, func(f *pairing.Field) *pairing.Round {
			got, err := one(k, f)
			want, wantErr := two(k, f)
			var im *pairing.Impossible
			switch {
			case (err == nil) != (wantErr == nil):
				t.Errorf("%+v round %d: %v, the other way %v", p, f.Round, err, wantErr)
			case err != nil && !errors.As(err, &im):
				t.Errorf("%+v round %d: %v", p, f.Round, err)
			case err == nil && !Same(got, want):
				t.Errorf("%+v round %d: %v, the other way %v", p, f.Round, got.Pairs, want.Pairs)
			case err == nil:
				return got
			}
			return nil
		})
	}
}

// Differs pairs a round of a finished tournament again, from the rounds before it, and
// says what is not as it was; "" when nothing is.
func (e *Event) Differs(round int, pair Pairer) string {
	want, bye := e.Want(round)
	f := e.Field(round)
	got, err := pair(f, pairing.Options{})
	if err != nil {
		return err.Error()
	}
	wrong := ""
	for _, p := range got.Pairs {
		if b, ok := want[p.White]; !ok || b != p.Black {
			wrong += fmt.Sprintf(" %d-%d", f.Players[p.White].Number, f.Players[p.Black].Number)
		}
	}
	if got.Bye != bye || len(got.Pairs) != len(want) {
		wrong += fmt.Sprintf(" bye %d, want %d; %d pairs, want %d", got.Bye, bye, len(got.Pairs), len(want))
	}
	return wrong
}

package arbiter

import (
	"fmt"
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/byhand"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// Objections are what the rules have against a round after a change laid by hand,
// and had not against it before. The arbiter's word stands; these are said first.
// The error is of a change that cannot be made.
func Objections(t *model.Tournament, s *model.Section, round int, c journal.Change) ([]pairing.Reason, error) {
	next, err := c.Apply(t)
	if err != nil {
		return nil, err
	}
	d, err := draw.New(t, s, draw.Options{Round: round, Open: true})
	if err != nil {
		return nil, nil // earlier results are missing, or there is no system: nothing is known
	}
	then := next.Section(s.ID)
	if then == nil || round > len(then.Rounds) {
		return nil, nil
	}
	var had, rs []pairing.Reason
	if round <= len(s.Rounds) {
		had = against(d, &s.Rounds[round-1])
	}
	for _, r := range against(d, &then.Rounds[round-1]) {
		if !slices.ContainsFunc(had, func(o pairing.Reason) bool { return sameReason(o, r) }) {
			rs = append(rs, r)
		}
	}
	return rs, nil
}

func sameReason(a, b pairing.Reason) bool {
	return a.Rule == b.Rule && fmt.Sprint(a.Text) == fmt.Sprint(b.Text)
}

// against is what the rules have against a round as it stands.
func against(d *draw.Draw, r *model.Round) []pairing.Reason {
	may := (*pairing.Field).MayHaveBye
	if d.Engine.MayHaveBye != nil {
		may = d.Engine.MayHaveBye
	}
	var rs []pairing.Reason
	for _, p := range r.Pairings {
		if !p.IsBye() {
			rs = append(rs, byhand.Objections(d.Field, p.Sides[0], p.Sides[1])...)
			continue
		}
		for i := range d.Field.Players {
			if q := &d.Field.Players[i]; q.ID == p.Sides[0] && p.Outcomes[0] == model.PairingBye && !may(d.Field, i) {
				rs = append(rs, pairing.Reason{Rule: "C.04.1; 28L3", Text: phrase.New("%s has had a bye, or a win without playing, before.", q.Name)})
			}
		}
	}
	return rs
}

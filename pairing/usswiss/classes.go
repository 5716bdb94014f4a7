package usswiss

import (
	"slices"

	"wallchart/model"
)

// classes pairs in the last round, class by class, those who can still win the
// prize of their class among themselves (29I): members of the class no more
// than one win behind its leader, when there are two or more of them. With an
// odd number the lowest is left to the others. A class that cannot be paired,
// or without which the others could not, is left to the others too. It returns
// who is still to be paired.
func (t *task) classes(d *draft, who []int32, ban ban) ([]int32, error) {
	if t.f.Round < t.f.Rounds || t.f.Rounds < 2 {
		return who, nil
	}
	rest := who
	for _, c := range t.set.Classes {
		in := t.contenders(rest, c)
		if len(in) < 2 {
			continue
		}
		out := slices.DeleteFunc(slices.Clone(rest), func(v int32) bool { return slices.Contains(in, v) })
		if !t.completes(in, ban) || !t.completes(out, ban) {
			continue
		}
		if err := t.groups(d, in, ban); err != nil {
			return nil, err
		}
		rest = out
	}
	return rest, nil
}

func (t *task) contenders(who []int32, c Class) []int32 {
	var in []int32
	for _, v := range who {
		p := &t.ps[v]
		if p.rating == 0 || p.rating < int32(c.From) || p.rating >= int32(c.To) {
			continue
		}
		if len(in) > 0 && t.ps[in[0]].score-p.score > model.Points(t.f.Win) {
			break
		}
		in = append(in, v)
	}
	return in[:len(in)/2*2]
}

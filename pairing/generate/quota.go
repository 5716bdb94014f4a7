package generate

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// Quota is something that is to come in certain rounds: so many times in each, or for so many of a hundred (VCL4THP.13, question 24).
type Quota struct {
	What     string // one of QuotaKinds
	From, To int    // rounds, from 1
	Number   int    // in each of them, or
	Percent  int    // of those who take part, or of the games
}

// quotaKinds are what a Quota may be of: a bye, or a result.
var quotaKinds = []struct {
	name string
	bye  model.Outcome // Pending for a result
}{{"half-byes", model.HalfBye}, {"zero-byes", model.ZeroBye}, {"full-byes", model.FullBye},
	{"forfeits", model.Pending}, {"unusual", model.Pending}}

// QuotaKinds are the names of what there may be quotas of.
func QuotaKinds() (names []string) {
	for _, k := range quotaKinds {
		names = append(names, k.name)
	}
	return names
}

// ReadQuota reads "2:half-byes=3", three in round 2, and "4-5:forfeits=10%", a tenth of the games of rounds 4 and 5.
func ReadQuota(text string) (q Quota, err error) {
	rounds, rest, ok := strings.Cut(text, ":")
	what, many, ok2 := strings.Cut(rest, "=")
	from, to, both := strings.Cut(rounds, "-")
	if !both {
		to = from
	}
	number := func(s string) int {
		n, wrong := strconv.Atoi(strings.TrimSpace(s))
		ok = ok && wrong == nil
		return n
	}
	q.What, q.From, q.To = strings.TrimSpace(what), number(from), number(to)
	if share, percent := strings.CutSuffix(strings.TrimSpace(many), "%"); percent {
		q.Percent = number(share)
	} else {
		q.Number = number(many)
	}
	if !ok || !ok2 || q.From < 1 || q.To < q.From || q.Number < 0 || q.Percent < 0 || q.Percent > 100 ||
		!slices.Contains(QuotaKinds(), q.What) {
		return Quota{}, phrase.Errorf("%q says of no rounds what is to come in them. Write 2:half-byes=3 or 4-5:forfeits=10%%; there are %s",
			text, strings.Join(QuotaKinds(), ", "))
	}
	return q, nil
}

// checkQuotas reports quotas that no event can have.
func (p *Plan) checkQuotas(e *pairing.Engine) (ps model.Problems) {
	for _, q := range p.Quotas {
		if q.bye() != model.Pending && e.Fixed(p.Participants) && e.PlayOff == nil {
			ps = append(ps, model.Problem{What: phrase.New("in a table of all against all nobody has byes by request"),
				Cure: phrase.New("Leave %s out", q.What), Grave: true})
		}
		if q.bye() == model.Pending && p.Kind == model.TeamEvent {
			ps = append(ps, model.Problem{What: phrase.New("%s in certain rounds are for sections of players", q.What),
				Cure: phrase.New("Ask for a percentage of all games instead"), Grave: true})
		}
	}
	return ps
}

func (q Quota) bye() model.Outcome {
	return quotaKinds[slices.Index(QuotaKinds(), q.What)].bye
}

// in is how many of so many come in a round.
func (q Quota) in(round, of int) int {
	if round < q.From || round > q.To {
		return 0
	}
	return min(of, max(q.Number, (of*q.Percent+50)/100))
}

// byesByQuota has participants ask for byes, those who have none in the round.
func (v *event) byesByQuota() {
	for _, q := range v.Quotas {
		kind := q.bye()
		if kind == model.Pending {
			continue
		}
		for round := q.From; round <= min(q.To, v.Rounds); round++ {
			var free []*model.Entry
			for i := range max(len(v.s.Teams), v.individuals()) {
				if e := v.entry(i); e.Plays(round) && e.Bye(round) == model.Pending {
					free = append(free, e)
				}
			}
			for _, i := range v.random.Perm(len(free))[:q.in(round, len(free))] {
				v.ask(free[i], round, kind)
			}
		}
	}
}

// resultsByQuota puts other results on boards of a round where both have played, or were to.
func (v *event) resultsByQuota(round int, pairings []model.Pairing) {
	for _, q := range v.Quotas {
		if q.bye() != model.Pending {
			continue
		}
		var boards []int
		for i := range pairings {
			if !pairings[i].IsBye() && pairings[i].Outcomes[0].Played() && pairings[i].Outcomes != [2]model.Outcome{model.Draw, model.Loss} {
				boards = append(boards, i)
			}
		}
		for _, i := range v.random.Perm(len(boards))[:q.in(round, len(boards))] {
			if q.What == "forfeits" {
				pairings[boards[i]].Outcomes = v.forfeit()
			} else {
				pairings[boards[i]].Outcomes = v.unusual()
			}
		}
	}
}

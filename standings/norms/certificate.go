package norms

import (
	"slices"
	"strings"

	"wallchart/phrase"
)

// Certificate is what FIDE's form IT1 asks of a norm besides the games (1.8).
type Certificate struct {
	Federations int            // of the opponents
	Abroad      int            // opponents not of the player's federation
	Rated       int            // opponents with a rating
	Host        int            // opponents of the host federation
	Titled      int            // opponents with a title that counts
	ByTitle     map[string]int // GM, IM, WGM, WIM, FM, WFM
	Remarks     []phrase.Text
	Missing     []phrase.Text // what the form asks and the event does not say
}

// Titles are those that the form counts, in its order.
var Titles = []string{"GM", "IM", "WGM", "WIM", "FM", "WFM"}

// Certificate counts for the form.
func (e *Event) Certificate(c *Case) Certificate {
	f := Certificate{ByTitle: map[string]int{}}
	t := e.tally(c.Player, c.Rule, c.Games)
	f.Federations, f.Titled = len(t.feds), t.titled
	for _, g := range c.Games {
		if fed := e.fed[g.Opponent]; fed != "" && fed != e.fed[c.Player] {
			f.Abroad++
		}
		if fed := e.fed[g.Opponent]; fed != "" && fed == e.Tournament.Federation {
			f.Host++
		}
		if e.rating[g.Opponent] != 0 {
			f.Rated++
		}
		if title := e.Section.Players[g.Opponent].Title; slices.Contains(Titles, title) {
			f.ByTitle[title]++
		}
	}
	if len(c.Dropped) > 0 {
		f.Remarks = append(f.Remarks, phrase.Count(len(c.Dropped), "%d game is left out (1.4.1e, f)", "%d games are left out (1.4.1e, f)"))
	}
	if len(c.Games) < leastGames {
		f.Remarks = append(f.Remarks, phrase.New("%d games of 9 rounds, the other a win by forfeit or the pairing-allocated bye (1.4.1c)",
			len(c.Games)))
	}
	if e.Abroad {
		f.Remarks = append(f.Remarks, phrase.New("at least 20 rated players from abroad in every round (1.4.3d)"),
			phrase.New("they are %d of %d federations, %d of them with a title", e.Visitors.Players, e.Visitors.Federations, e.Visitors.Titled))
	} else if e.Exempt {
		f.Remarks = append(f.Remarks, phrase.New("national championship or zonal tournament (1.4.3a to c)"))
	}
	f.Missing = e.missing(c)
	return f
}

// missing is what the form asks and the event does not say.
func (e *Event) missing(c *Case) []phrase.Text {
	p, t := &e.Section.Players[c.Player], e.Tournament
	var all []phrase.Text
	for _, x := range []struct {
		lacks bool
		what  phrase.Text
	}{
		{p.FideID == "", phrase.New("the player's FIDE ID")}, {e.fed[c.Player] == "", phrase.New("the player's federation")},
		{t.Start == "", phrase.New("the first day")}, {t.End == "", phrase.New("the last day")}, {t.Arbiter == "",
			phrase.New("the chief arbiter")},
		{t.Arbiter != "" && !strings.ContainsAny(t.Arbiter, "0123456789"), phrase.New("the chief arbiter's FIDE ID, behind the name")},
		{t.Time == "", phrase.New("the rate of play")}, {t.Federation == "", phrase.New("the federation of the event")},
	} {
		if x.lacks {
			all = append(all, x.what)
		}
	}
	var ids []string
	for _, g := range c.Games {
		if o := &e.Section.Players[g.Opponent]; o.FideID == "" {
			ids = append(ids, o.Name)
		}
	}
	if len(ids) > 0 {
		all = append(all, phrase.New("the FIDE ID of %s", phrase.Verbatim(strings.Join(ids, "; "))))
	}
	if names := e.withoutFederation(c); names != "" {
		all = append(all, phrase.New("the federation of %s", phrase.Verbatim(names)))
	}
	return all
}

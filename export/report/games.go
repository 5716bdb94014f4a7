package report

import "wallchart/export/table"

// games are the round and, where two who are paired play several games (docs/rules/two-games.md), those of the same pairs that follow
// it, as far as they are paired.
func (d *draw) games() ([]*draw, error) {
	all := []*draw{d}
	_, game := d.s.Meeting(d.round)
	for n := d.round + 1; n <= min(len(d.s.Rounds), d.round-game+d.s.Games()); n++ {
		o := d.Options
		o.Round = n
		next, err := newDraw(d.t, d.s, o)
		if err != nil {
			return nil, err
		}
		next.paper = d.paper
		all = append(all, next)
	}
	return all, nil
}

// byBoards is the round's boards, and in tables behind them those of the other games of the same pairs.
func (d *draw) byBoards() (table.Document, error) {
	games, err := d.games()
	if err != nil {
		return table.Document{}, err
	}
	doc := d.byBoard()
	if len(games) == 1 {
		return doc, nil
	}
	doc.Tables = nil
	for _, g := range games {
		tb := g.byBoard().Tables[0]
		tb.Name, tb.Title = d.say("Round %d", g.round), g.ofRound("Round %d")
		doc.Tables = append(doc.Tables, tb)
	}
	return doc, nil
}

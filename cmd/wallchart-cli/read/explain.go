package read

import (
	"slices"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/model"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

var Explain = cli.Verb{
	Name: "explain",
	Usage: "FILE --player NO --tiebreak CODE | --club NAME [--tiebreak CODE] [--category NAME] [--section NAME] " +
		"[--after N] [--tiebreaks LIST] [--unplayed RULES] [--format text|tsv|json|csv|html|md]",
	Help: "What a number is made of: every round with its opponent, the amount it adds, what was struck and by which rule. " +
		"NO is the starting number; CODE need not be among the section's tie-breaks. With --club a sum of the team trophy, " +
		"player by player: the club's score, or with CODE a tie-break of the trophy; with --category of the trophy of that category.",
	Run: func(c *cli.Call) error {
		var s cli.Selection
		var l cli.Look
		s.Flags(c)
		s.Part(c)
		l.Flags(c)
		player := c.String("player", "", "the participant's starting number `NO`, or the name")
		club := c.String("club", "", "the `NAME` of a club in the team trophy, instead of a player")
		code := c.String("tiebreak", "", "the tie-break's `CODE`, such as BH/C1")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		if *club == "" && (*player == "" || *code == "") {
			return cli.Misused("explain: both --player NO and --tiebreak CODE are needed, or --club NAME")
		}
		if *club != "" && *player != "" {
			return cli.Misused("explain: --player and --club are two things to explain; give one")
		}
		if *club == "" && s.Category != "" {
			return cli.Misused("explain: --category is for the trophy of a category; give --club NAME with it")
		}
		k, o, err := l.Asked(c)
		if err != nil {
			return err
		}
		if *club != "" {
			return explainClub(&s, *club, *code, k, o)
		}
		use, err := catalogue.Parse(*code)
		if err != nil {
			return err
		}
		t, section, err := s.OpenedOne()
		if err != nil {
			return err
		}
		st, err := standingsWith(&s, t, section, use)
		if err != nil {
			return err
		}
		who, err := cli.Participant(st, *player)
		if err != nil {
			return cli.Place(c.Words[0], err)
		}
		return printExplained(c, st.Explain(who, st.Column(use.Code)), k, o)
	},
}

// printExplained prints an explanation.
func printExplained(c *cli.Call, e tiebreaks.Explanation, k formats.Format, o report.Options) error {
	if k.Name == "json" {
		return cli.JSONLine(c.Out, explanation(c, e))
	}
	o.Isolated, o.Pointed = k.Isolates(), k.Values()
	return k.Write(c.Out, reasons.Explain(e, o), formats.Sheet{})
}

// standingsWith is the standings with the tie-break among their columns: where the list
// does not have it, it is added at the end.
func standingsWith(s *cli.Selection, t *model.Tournament, section *model.Section, use tiebreaks.Use) (*tiebreaks.Standings, error) {
	st, err := s.Standings(t, section)
	if err != nil || st.Column(use.Code) >= 0 {
		return st, err
	}
	rules := st.Rules
	if s.Unplayed == "" && section.Ranking.Unplayed == "" && len(st.Columns) == 1 {
		rules = tiebreaks.RulesForList(t, []tiebreaks.Use{use})
	}
	for _, list := range [][]tiebreaks.Use{append(slices.Clone(st.Columns), use), {st.Columns[0], use}} {
		if st, err = catalogue.Rank(st.Sheet, list, rules); err != nil {
			return nil, cli.Place(s.Call.Words[0], err)
		}
		if st.Column(use.Code) >= 0 {
			break
		}
	}
	return st, nil
}

type jsonExplanation struct {
	Who      string     `json:"who"`
	TieBreak string     `json:"tiebreak"`
	Value    jsonValue  `json:"value"`
	Formula  string     `json:"formula,omitempty"`
	Lines    []jsonPart `json:"lines"`
	Notes    []string   `json:"notes,omitempty"`
	Rule     string     `json:"rule,omitempty"`
	Table    [][]string `json:"table,omitempty"`
}

type jsonPart struct {
	Round    int    `json:"round,omitempty"`
	Opponent string `json:"opponent,omitempty"`
	Amount   string `json:"amount"`
	Struck   bool   `json:"struck,omitempty"`
	Note     string `json:"note,omitempty"`
}

// explanation is an explanation for programs, its sentences in the language that
// was asked for.
func explanation(c *cli.Call, e tiebreaks.Explanation) jsonExplanation {
	j := jsonExplanation{Who: e.Who, TieBreak: c.Lang.Word(e.TieBreak), Value: jsonValue(e.Value), Formula: e.Formula,
		Lines: []jsonPart{}, Notes: c.Worded(e.Notes), Rule: c.Lang.Word(e.Rule)}
	for _, row := range e.Table {
		j.Table = append(j.Table, c.Worded(row))
	}
	for _, l := range e.Lines {
		j.Lines = append(j.Lines, jsonPart{l.Round, l.Opponent, l.Amount, l.Struck, c.Lang.Word(l.Note)})
	}
	return j
}

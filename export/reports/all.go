// Package reports lists the reports: for everybody who lets somebody choose one.
package reports

import (
	"slices"
	"strings"

	"wallchart/export/report"
	"wallchart/export/report/cards"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/report/money"
	"wallchart/export/report/officer"
	"wallchart/export/report/reasons"
	"wallchart/model"
	"wallchart/phrase"
)

// All lists the reports in the order of menus.
var All = []report.Report{
	charts.StandingsReport, charts.CategoriesReport, charts.CrosstableReport, charts.FIDEReport,
	charts.GridReport, charts.WallChartReport, charts.LineupsReport, charts.TrophyReport, lists.PlayersReport,
	lists.PairingsReport, lists.NamesReport, charts.RankingReport, officer.OfficerReport,
	officer.RatingChangesReport, officer.ExtraGamesReport, officer.NormsReport, officer.NormFormsReport,
	reasons.ExplanationReport, lists.ScheduleReport, charts.BracketReport, money.PrizesReport,
	money.PrizeWinnersReport, money.CeremonyReport, cards.ReceiptsReport, charts.BoardPrizesReport,
	charts.ForecastReport, cards.SlipsReport, cards.PairingCardsReport, cards.PlayerCardsReport,
	cards.PlaceCardsReport, cards.BoardCardsReport, cards.BadgesReport, cards.CertificatesReport,
	lists.DoorReport, lists.RulesReport, lists.CheckInReport, money.EntriesReport, lists.ContactsReport,
	lists.MatchesReport, lists.PageReport,
}

// For lists the reports that make sense for a section, in the order of menus.
func For(s *model.Section) []report.Report {
	return slices.DeleteFunc(slices.Clone(All), func(r report.Report) bool { return !r.For(s) })
}

// ByID finds a report; the error names those there are.
func ByID(id string) (report.Report, error) {
	ids := make([]string, len(All))
	for n, r := range All {
		if strings.EqualFold(r.ID, id) || r.Also != "" && strings.EqualFold(r.Also, id) {
			return r, nil
		}
		ids[n] = r.ID
	}
	return report.Report{}, phrase.Errorf("there is no report %q; choose one of %s", id, strings.Join(ids, ", "))
}

// InPart are the names of the reports that can be of one category alone.
func InPart() []string {
	var ids []string
	for _, r := range All {
		if r.Part {
			ids = append(ids, r.ID)
		}
	}
	return ids
}

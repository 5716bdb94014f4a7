package report

import (
	"wallchart/export/table"
	"wallchart/model"
)

// MarkOf is the meaning of a round's cell.
func MarkOf(o model.Outcome) table.Mark {
	switch {
	case o.IsWin():
		return table.Win
	case o.IsDraw():
		return table.Draw
	case o.IsLoss():
		return table.Loss
	case o == model.Pending:
		return table.Pending
	case o == model.Rest:
		return table.Empty
	case o.Paired():
		return table.Forfeit
	}
	return table.Bye
}

// Sign is a result as FIDE tables have it: 1 ½ 0 + -, "" while it is open.
func Sign(o model.Outcome) string {
	switch {
	case o.IsWin():
		return "1"
	case o.IsDraw():
		return "½"
	case o.IsLoss():
		return "0"
	case o == model.ForfeitWin:
		return "+"
	case o == model.ForfeitLoss || o == model.DoubleForfeit:
		return "-"
	}
	return ""
}

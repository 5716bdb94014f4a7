package hall

import (
	"wallchart/export/display"
	"wallchart/ui/kit/words"
)

// kindWords names a kind.
func kindWords(kind string) string {
	switch kind {
	case display.ByName:
		return words.Say("hall.kind.names")
	case display.ByBoard:
		return words.Say("hall.kind.boards")
	case display.Standings:
		return words.Say("hall.kind.standings")
	case display.Forecast:
		return words.Say("hall.kind.forecast")
	case display.Entries:
		return words.Say("hall.kind.entries")
	}
	return words.Say("hall.kind.clock")
}

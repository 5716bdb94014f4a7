package hall

import (
	"wallchart/export/afar"
	"wallchart/ui/kit/words"
)

// kindWords names a kind.
func kindWords(kind string) string {
	switch kind {
	case afar.ByName:
		return words.Say("hall.kind.names")
	case afar.ByBoard:
		return words.Say("hall.kind.boards")
	case afar.Standings:
		return words.Say("hall.kind.standings")
	case afar.Forecast:
		return words.Say("hall.kind.forecast")
	case afar.Entries:
		return words.Say("hall.kind.entries")
	}
	return words.Say("hall.kind.clock")
}

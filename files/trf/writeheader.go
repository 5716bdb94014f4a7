package trf

import (
	"fmt"
	"maps"
	"strconv"
	"strings"

	"wallchart/model"
)

func (wr *writer) header() {
	rated := 0
	for _, p := range wr.s.Players {
		if p.Rating > 0 {
			rated++
		}
	}
	name := wr.t.Name
	if name == "" {
		name = wr.s.Name
	}
	wr.text("012", name)
	wr.text("022", wr.t.City)
	wr.text("032", wr.t.Federation)
	wr.date("042", wr.t.Start)
	wr.date("052", wr.t.End)
	wr.text("062", strconv.Itoa(len(wr.s.Players)))
	wr.text("072", strconv.Itoa(rated))
	wr.text("082", strconv.Itoa(len(wr.s.Teams)))
	wr.text("092", wr.typeText())
	wr.text("102", wr.t.Arbiter)
	for _, d := range wr.t.Deputies {
		wr.text("112", d)
	}
	wr.text("122", wr.t.Time)
	wr.roundDates()
}

// typeText is the tournament's type in words: as it was read, or as it is.
func typeText(s *model.Section) string {
	if text := extra(s, "092"); text != "" {
		return text
	}
	kind := "Individual: "
	if s.Team() {
		kind = "Team: "
	}
	return kind + map[model.Format]string{model.Swiss: "Swiss-System", model.RoundRobin: "Round-Robin",
		model.DoubleRoundRobin: "Double Round-Robin", model.Scheveningen: "Scheveningen", model.Schiller: "Schiller",
		model.Molter: "Molter"}[s.Format]
}

// typeText is the type in words, and behind it the system where the code of record 192 does not say it, or not its settings.
func (wr *writer) typeText() string {
	text := typeText(wr.s)
	rest, named, set, ok := wr.codes.Named(text)
	if ok && named.System == wr.s.System && maps.Equal(set, wr.s.SystemSettings) {
		return text
	}
	text = rest
	is, _ := wr.codes.Read(wr.code(), wr.t.Start)
	if wr.s.System == "" || is.System == wr.s.System && len(wr.s.SystemSettings) == 0 {
		return text
	}
	return text + model.InWords(wr.s.System, wr.s.SystemSettings)
}

func (wr *writer) date(id string, d model.Date) {
	if d == "" {
		wr.text(id, extra(wr.s, id))
		return
	}
	wr.text(id, strings.ReplaceAll(string(d), "-", "/"))
}

// roundDates writes record 132: the dates of the rounds, those to come as well. Events
// that were kept before format 1.5 have the latter in a record of their own.
func (wr *writer) roundDates() {
	later := []rune("132" + extraRaw(wr.s, "132"))
	var b strings.Builder
	b.WriteString("132" + strings.Repeat(" ", 88))
	any := false
	for n := 0; n < wr.s.Scheduled() || 92+10*n <= len(later); n++ {
		when := wr.s.When(n + 1)
		if when.Time != "" {
			wr.lose("the times of day at which the rounds begin")
		}
		text := shortDate(when.Date)
		if n >= wr.s.Scheduled() {
			text = strings.TrimSpace(string(later[91+10*n : min(len(later), 99+10*n)]))
		}
		any = any || text != ""
		fmt.Fprintf(&b, "%-8s  ", text)
	}
	if any {
		wr.line("%s", b.String())
	}
}

func extraRaw(s *model.Section, key string) string {
	for _, e := range s.Extra {
		if e.Key == key {
			return e.Text
		}
	}
	return ""
}

// shortDate is YY/MM/DD.
func shortDate(d model.Date) string {
	if len(d) != len("2026-03-31") {
		return ""
	}
	return strings.ReplaceAll(string(d[2:]), "-", "/")
}

// settings writes the coded records, or for an older file those that pairing
// engines understand.
func (wr *writer) settings() {
	s, sc := wr.s, wr.s.Scoring
	if wr.o.Edition == TRF16 {
		wr.line("XXR %d", s.DueRounds())
		if s.InitialColour != model.NoColour {
			wr.line("XXC %s1", strings.ToLower(s.InitialColour.String()))
		}
		if !classic(sc) {
			for _, r := range []struct {
				id string
				p  model.Points
			}{{"BBW", sc.Win}, {"BBD", sc.Draw}, {"BBL", sc.Loss}, {"BBZ", sc.Absent}, {"BBF", sc.Absent}, {"BBU", sc.PairingBye}} {
				wr.line("%s %4s", r.id, r.p)
			}
		}
		return
	}
	wr.line("142 %d", s.DueRounds())
	if s.InitialColour != model.NoColour {
		wr.line("152 %c", [...]byte{' ', 'W', 'B'}[s.InitialColour])
	}
	if open := wr.open(); open || !classic(sc) {
		unknown := ""
		if open {
			unknown = fmt.Sprintf("    X%4s", model.Points(0))
		}
		wr.line("162  W%4s    D%4s    L%4s    A%4s    P%4s%s", sc.Win, sc.Draw, sc.Loss, sc.Absent, sc.PairingBye, unknown)
	}
	if text := methodText(wr.t, s); text != "" {
		wr.line("172 %s", text)
	}
	// A section in FIDE mode without a system came from a file that named none. CUSTOM_SWISS would say that it is none of FIDE's, and put it
	// out of the mode where it is read.
	if code := wr.code(); !wr.s.FIDE || wr.s.System != "" || !strings.HasPrefix(code, "CUSTOM_") {
		wr.line("192 %s", code)
	}
	wr.tieBreakLines()
	wr.text("222", codeOfTime(wr.t.Time))
	if s.Team() {
		if s.BoardColours != "" {
			wr.line("352 %s", s.BoardColours)
		} else if s.Boards > 0 {
			wr.line("352 %s", usualColours(s.Boards))
		}
		wr.line("362 TW%4s   TD%4s   TL%4s", sc.MatchWin, sc.MatchDraw, sc.MatchLoss)
	}
}

// usualColours is white on the odd boards for the team named first.
func usualColours(boards int) string { return strings.Repeat("WB", boards)[:boards] }

// classic tells 1, ½ and 0, with a bye worth a win.
func classic(sc model.Scoring) bool {
	return sc.Win == model.One && sc.Draw == model.Half && sc.Loss == 0 && sc.Absent == 0 && sc.PairingBye == model.One
}

// list is the section's tie-breaks as the file is to have them.
func (wr *writer) list() []string {
	if wr.o.TieBreaks != nil {
		return wr.o.TieBreaks
	}
	return wr.s.Ranking.TieBreaks
}

// tieBreakLines writes the list with the score in front.
func (wr *writer) tieBreakLines() {
	if len(wr.list()) == 0 {
		return
	}
	score := "PTS"
	if wr.s.Team() {
		score = [...]string{"MPTS", "GPTS"}[wr.s.Primary]
	}
	wr.line("212 %s", score+","+strings.Join(wr.list(), ","))
}

// codeOf is what record 192 says of a section: the code it was read from as long
// as that still fits, otherwise the system's own.
func codeOf(codes model.ReportCodes, s *model.Section, start model.Date) string {
	for _, e := range s.Extra {
		if e.Key != "192" {
			continue
		}
		code := strings.TrimSpace(e.Text)
		is, _ := codes.Read(code, start)
		if is.System == s.System && (!s.Team() || is.Primary == s.Primary && is.PrimaryOnly == s.PrimaryOnly) &&
			(s.Games() == 1 || ofGames(code)) {
			return code
		}
	}
	switch code := codes.Of(s); {
	case s.Games() > 1 && s.Format.Predetermined():
		if _, name, ok := strings.Cut(code, "_"); ok {
			return "CUSTOM_" + name
		}
		return code
	case s.Games() > 1:
		return "CUSTOM_SWISS"
	case code != "":
		return code
	case s.Team():
		return "CUSTOM_TEAM_SWISS" + [2]string{"_MP", "_GP"}[s.Primary]
	}
	return "CUSTOM_SWISS"
}

// code is what record 192 says, with the acceleration behind a system of FIDE's: Baku's where the section has that, none where it
// has none, and of one of its own as it was read.
func (wr *writer) code() string {
	code := codeOf(wr.codes, wr.s, wr.t.Start)
	bare, had := strings.CutSuffix(strings.ToUpper(code), baku)
	switch {
	case wr.o.Baku && !had && strings.HasPrefix(bare, "FIDE_") && !wr.s.Format.Predetermined():
		return code + baku
	case had && len(wr.s.Acceleration) == 0:
		return code[:len(bare)]
	}
	return code
}

// program is which program paired. Of a file of another program it is that one, as long as nothing was paired since.
func (wr *writer) program() string {
	before := extra(wr.s, "182")
	if before == "" || wr.o.Program == "" {
		return before + wr.o.Program
	}
	imported := 0
	for _, c := range wr.s.Compared {
		if c.When == model.AtImport {
			imported = max(imported, c.Round)
		}
	}
	if imported == 0 || len(wr.s.Rounds) <= imported {
		return before
	}
	return fmt.Sprintf("%s; from round %d on %s", before, imported+1, wr.o.Program)
}

package journal

import (
	"bytes"
	"encoding/json"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// Change is one step that an organiser takes.
type Change interface {
	// Name is the change's stable name in files: "set-result".
	Name() string
	// Label says in words what the change does: "Enter 1-0, round 3 board 4".
	Label() phrase.Text
	// Apply returns the event as it is after the change and leaves t alone. A
	// change that changes nothing returns t itself. An error is a sentence with
	// place and cure, usually a model.Problem or model.Problems.
	Apply(t *model.Tournament) (*model.Tournament, error)
}

// describer is a change whose label says more when it can look names up in the
// event it is about to change.
type describer interface {
	Describe(before *model.Tournament) phrase.Text
}

// Label is the label of a change about to be made to an event, with the names
// of those concerned: "Enter 1-0, round 3 board 4 (Bruno – Anna)".
func Label(c Change, before *model.Tournament) phrase.Text {
	if d, ok := c.(describer); ok && before != nil {
		return d.Describe(before)
	}
	return c.Label()
}

// kinds are all changes there are, in the order of the manual: results first.
var kinds = []kind{
	of[SetResult](), of[SetMatchScore](), of[SetBoardResult](), of[SetLineup](), of[SetOutcome](), of[SetPairingNote](),
	of[SetAdjourned](), of[SetForRating](), of[SetLock](), of[NoteSecondEntry](), of[TellResult](), of[SetSecret](),
	of[AddRound](), of[RemoveRound](), of[ReplacePairings](), of[SetRoundDate](), of[SetSchedule](),
	of[AddPairing](), of[RemovePairing](), of[SwapSides](), of[SwapParticipants](), of[RenumberBoards](),
	of[AddPlayers](), of[EditPlayer](), of[RemovePlayer](), of[AddTeam](), of[AddTeams](), of[EditTeam](), of[RemoveTeam](), of[SetRoster](),
	of[Renumber](), of[ExchangeNumbers](), of[Withdraw](), of[Expel](), of[EnterLate](), of[RequestBye](), of[SetFixedBoard](),
	of[SetHalfByeRight](), of[SetHouse](), of[CrossPairing](), of[SetExtraGames](), of[CrossBack](), of[CheckIn](), of[SetFee](),
	of[SetCategories](), of[SetSeen](), of[SetQuiet](), of[NoteCompared](),
	of[RefreshRatings](),
	of[AddSection](), of[ImportSection](), of[EditSection](), of[RenameSection](), of[RemoveSection](), of[OrderSections](),
	of[MergeSections](),
	of[SetFIDEMode](),
	of[SetTieBreaks](), of[SetScoring](), of[SetLots](), of[SetManualOrder](), of[SetOwnValues](), of[SetRuling](),
	of[SetTrophy](), of[SetFund](), of[SaveList](), of[RemoveList](),
	of[AddAdjustment](), of[RemoveAdjustment](), of[SetForbidden](), of[SetAcceleration](),
	of[EditTournament](), of[SetExtra](), of[Restore](), of[Together](),
}

type kind struct {
	name string
	read func(with []byte) (Change, error)
}

func of[C Change]() kind {
	var zero C
	return kind{zero.Name(), func(with []byte) (Change, error) {
		var c C
		d := json.NewDecoder(bytes.NewReader(with))
		d.DisallowUnknownFields()
		if err := d.Decode(&c); err != nil {
			return nil, phrase.Errorf("the change %q cannot be read: %s", zero.Name(), strings.TrimPrefix(err.Error(), "json: "))
		}
		return c, nil
	}}
}

type envelope struct {
	Change string          `json:"change"`
	With   json.RawMessage `json:"with"`
}

// Encode writes a change as one line of JSON:
// {"change":"set-result","with":{"section":1,"round":3,"board":4,"result":"1-0"}}.
func Encode(c Change) ([]byte, error) {
	with, err := marshal(c)
	if err != nil {
		return nil, err
	}
	return marshal(envelope{c.Name(), with})
}

// Decode reads what Encode wrote. An unknown name or field is an error.
func Decode(b []byte) (Change, error) {
	var e envelope
	if err := json.Unmarshal(b, &e); err != nil {
		return nil, phrase.Errorf("this is not a change: %w", err)
	}
	return decode(e.Change, e.With)
}

func decode(name string, with []byte) (Change, error) {
	for _, k := range kinds {
		if k.name == name {
			return k.read(with)
		}
	}
	return nil, phrase.Errorf("the change %q is unknown: a newer version of the program may have made it", name)
}

// marshal is json.Marshal without the escapes that browsers want: names stay
// readable.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimRight(b.Bytes(), "\n"), nil
}

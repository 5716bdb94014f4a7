package desks

import (
	"encoding/json"

	"wallchart/model/journal"
)

// written is a change as an entry has it.
func written(c journal.Change) (kind string, with json.RawMessage, err error) {
	b, err := journal.Encode(c)
	if err != nil {
		return "", nil, err
	}
	var parts struct {
		Change string          `json:"change"`
		With   json.RawMessage `json:"with"`
	}
	err = json.Unmarshal(b, &parts)
	return parts.Change, parts.With, err
}

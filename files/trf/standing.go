package trf

import (
	"maps"

	"wallchart/model"
)

// Printed is what the file says of everybody's standing: the code of a score
// ("PTS", "MPTS", "GPTS") or "PLACE", and the values.
type Printed struct {
	Code   string
	Values map[model.ID]string
}

// standing is what the file prints of points and places.
func (rd *reader) standing() []Printed {
	values := map[string]map[model.ID]string{"PTS": {}, "MPTS": {}, "GPTS": {}, "PLACE": {}}
	if rd.s.Team() {
		for i, r := range rd.teamRecords {
			if id := rd.s.Teams[i].ID; r.id == "310" {
				values["MPTS"][id], values["GPTS"][id], values["PLACE"][id] = r.cols(55, 60), r.cols(62, 67), r.cols(69, 71)
			}
		}
	} else {
		for i := range rd.players {
			p := &rd.players[i]
			values["PLACE"][p.player.ID] = p.place
			if p.hasPoints {
				values["PTS"][p.player.ID] = p.points.String()
			}
		}
	}
	var all []Printed
	for _, code := range []string{"PTS", "MPTS", "GPTS", "PLACE"} {
		maps.DeleteFunc(values[code], func(_ model.ID, v string) bool { return v == "" })
		if len(values[code]) > 0 {
			all = append(all, Printed{code, values[code]})
		}
	}
	return all
}

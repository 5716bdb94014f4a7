package uschess

import (
	"fmt"

	"wallchart/files/dbf"
)

// Names of the three files.
const (
	HeaderFile   = "THEXPORT.DBF"
	sectionsFile = "TSEXPORT.DBF"
	detailsFile  = "TDEXPORT.DBF"
)

// format is what H_FORMAT says.
const format = "2C"

// roundWidth is the width of a D_RNDnn field.
const roundWidth = 7

// maxRounds is what S_TOT_RNDS can say.
const maxRounds = 99

func text(name string, width int) dbf.Field { return dbf.Field{Name: name, Type: 'C', Width: width} }
func date(name string) dbf.Field            { return dbf.Field{Name: name, Type: 'D', Width: 8} }

// headerFields are those of format 2C, in its order.
var headerFields = []dbf.Field{
	text("H_FORMAT", 5),
	text("H_PROGRAM", 10),
	text("H_EVENT_ID", 12),
	text("H_NAME", 35),
	text("H_TOT_SECT", 2),
	date("H_BEG_DATE"),
	date("H_END_DATE"),
	text("H_AFF_ID", 8),
	text("H_CITY", 21),
	text("H_STATE", 2),
	text("H_ZIPCODE", 10),
	text("H_COUNTRY", 21),
	text("H_SENDCROS", 1),
	text("H_CTD_ID", 8),
	text("H_ATD_ID", 8),
	text("H_OTHER_TD", 255), // a text and no memo, which the federation cannot take
}

var sectionFields = []dbf.Field{
	text("S_EVENT_ID", 12),
	text("S_SEC_NUM", 2),
	text("S_SEC_NAME", 30),
	text("S_R_SYSTEM", 1),
	text("S_TIMECTL", 40),
	text("S_CTD_ID", 8),
	text("S_ATD_ID", 8),
	text("S_TRN_TYPE", 1),
	text("S_TOT_RNDS", 2),
	text("S_LST_PAIR", 4),
	date("S_BEG_DATE"),
	date("S_END_DATE"),
	text("S_SCH_LVL", 1),
	text("S_GR_PRIX", 1),
	text("S_GP_PTS", 3),
	text("S_FIDE", 1),
}

// detailFields has as many rounds as the longest section; a shorter section
// fills the rest with U0.
func detailFields(rounds int) []dbf.Field {
	fields := []dbf.Field{
		text("D_EVENT_ID", 12),
		text("D_SEC_NUM", 2),
		text("D_PAIR_NUM", 4),
		text("D_MEM_ID", 8),
		text("D_NAME", 30),
		text("D_STATE", 2),
		text("D_RATING", 4),
	}
	for r := 1; r <= rounds; r++ {
		fields = append(fields, text(fmt.Sprintf("D_RND%02d", r), roundWidth))
	}
	return fields
}

// width is how many characters a field of the layout takes.
func width(fields []dbf.Field, name string) int {
	for _, f := range fields {
		if f.Name == name {
			return f.Width
		}
	}
	return 0
}

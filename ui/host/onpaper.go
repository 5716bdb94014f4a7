package host

import (
	"wallchart/assets/wording"
	"wallchart/export/report"
	"wallchart/ui/kit/words"
)

// OnPaper are the options of what leaves the window: in the language of the event's
// documents, where it names one that there is.
func OnPaper(o report.Options, st State) report.Options {
	o.Language, o.Isolated = words.Spoken(), true
	if st.Event != nil {
		o.Language = wording.Wish(st.Event.Language, words.Spoken())
	}
	return o
}

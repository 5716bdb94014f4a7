package wallchart

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// Write writes a file. The same file always gives the same bytes. Of a change
// in the log longer than 4 kB (the import of a section, say) only the label is
// written. What Read would refuse is not written at all.
func Write(w io.Writer, f *File) error {
	var b bytes.Buffer
	err := render(&b, f, maxChange)
	if err == nil {
		err = readable(b.Bytes())
	}
	if err == nil {
		_, err = w.Write(b.Bytes())
	}
	return err
}

// readable tells whether what was written can be read back. The limits and rules
// of reading are many, and this is the only way to keep to all of them.
func readable(b []byte) error {
	_, err := Read(bytes.NewReader(b))
	var found Unreadable
	if errors.As(err, &found) {
		return phrase.Errorf("the event cannot be written to a file, as no file may hold this: %s Undo the step that brought it in", found[0])
	}
	return err
}

// render writes a file, with the changes of the log that are no longer than longest.
func render(w io.Writer, f *File, longest int) error {
	o := &writer{w: bufio.NewWriterSize(w, 1<<16)}
	o.json = json.NewEncoder(&o.line)
	o.json.SetEscapeHTML(false)
	t := f.Tournament
	o.text(`{"wallchart":`)
	o.record(Current.String())
	o.text(",\n\"tournament\":")
	o.record(tournamentHead{Tournament: t})
	list(o, "lists", t.Lists)
	list(o, "extra", t.Extra)
	o.text(",\n\"sections\":[")
	for i, s := range t.Sections {
		if i > 0 {
			o.text(",")
		}
		o.section(s)
	}
	o.text("]")
	// The newest entry comes first: a new one is then one more line and
	// changes none.
	log := slices.Clone(f.Log)
	slices.Reverse(log)
	for i := range log {
		if len(log[i].With) > longest {
			log[i].With = nil
		}
	}
	list(o, "log", log)
	o.text("}\n")
	if o.err != nil {
		return o.err
	}
	return o.w.Flush()
}

type writer struct {
	w    *bufio.Writer
	line bytes.Buffer
	json *json.Encoder
	err  error
}

func (o *writer) text(s string) {
	if o.err == nil {
		_, o.err = o.w.WriteString(s)
	}
}

func (o *writer) record(v any) {
	if o.err != nil {
		return
	}
	o.line.Reset()
	if err := o.json.Encode(v); err != nil {
		o.err = phrase.Errorf("the event holds something that cannot be written: %w", err)
		return
	}
	if o.line.Len() > maxRecord {
		o.err = phrase.Errorf("the event holds a record of %d kB, more than a file may: %s", o.line.Len()>>10, clip(o.line.String()))
		return
	}
	_, o.err = o.w.Write(bytes.TrimRight(o.line.Bytes(), "\n"))
}

// list writes an array with a record a line, or nothing when it is empty.
func list[T any](o *writer, key string, items []T) {
	if len(items) == 0 {
		return
	}
	o.text(",\n\"" + key + "\":[\n")
	for i := range items {
		if i > 0 {
			o.text(",\n")
		}
		o.record(&items[i])
	}
	o.text("]")
}

func (o *writer) section(s *model.Section) {
	o.text("\n{\"section\":")
	o.record(sectionHead{Section: s})
	list(o, "players", s.Players)
	list(o, "teams", s.Teams)
	if len(s.Rounds) > 0 {
		o.text(",\n\"rounds\":[")
		for i := range s.Rounds {
			if i > 0 {
				o.text(",")
			}
			o.text("\n{\"round\":")
			o.record(roundHead{Number: i + 1, Round: &s.Rounds[i]})
			list(o, "pairings", s.Rounds[i].Pairings)
			o.text("}")
		}
		o.text("]")
	}
	list(o, "adjustments", s.Adjustments)
	list(o, "forbidden", s.Forbidden)
	list(o, "acceleration", s.Acceleration)
	list(o, "extra", s.Extra)
	o.text("}")
}

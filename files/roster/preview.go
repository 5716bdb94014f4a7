package roster

import (
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// Preview is the beginning of a list beside what was understood, for a window that is corrected while it is looked at.
type Preview struct {
	Columns []PreviewColumn
	Rows    []PreviewRow
	Players int // of the whole list
	Teams   int
}

// PreviewColumn is a column with its field.
type PreviewColumn struct {
	Name    string // A, B, …
	Heading string
	Field   Field
}

// PreviewRow is a row of the list.
type PreviewRow struct {
	Row     int
	Cells   []PreviewCell
	LeftOut phrase.Text // why the row is not taken, empty if it is
}

// PreviewCell is a cell as it stands and as it was understood.
type PreviewCell struct {
	Text    string
	As      string      // "" where nothing was taken from it
	Problem phrase.Text // a sentence, empty for none
}

// Preview shows the first n rows below the heading that are not blank.
func (im *Import) Preview(n int) Preview {
	p := Preview{Players: len(im.Lines), Teams: len(im.Teams)}
	for c := range max(len(im.Mapping.Columns), 1) {
		col := PreviewColumn{Name: letterOf(c), Field: im.Mapping.Field(c)}
		if h := im.Mapping.HeadingRow; h > 0 && h <= len(im.rows) && c < len(im.rows[h-1]) {
			col.Heading = im.rows[h-1][c]
		}
		p.Columns = append(p.Columns, col)
	}
	problems, lines := map[int][]Problem{}, map[int]*Line{}
	for _, q := range im.Problems {
		problems[q.Row] = append(problems[q.Row], q)
	}
	for i := range im.Lines {
		if l := &im.Lines[i]; lines[l.Row] == nil {
			lines[l.Row] = l
		}
	}
	for i := im.Mapping.HeadingRow; i < len(im.rows) && len(p.Rows) < n; i++ {
		if blank(im.rows[i]) {
			continue
		}
		row := PreviewRow{Row: i + 1}
		for c := range p.Columns {
			cell := PreviewCell{}
			if c < len(im.rows[i]) {
				cell.Text = im.rows[i][c]
			}
			if l := lines[i+1]; l != nil && cell.Text != "" {
				cell.As = l.understood(im.Mapping.Field(c), cell.Text)
			}
			row.Cells = append(row.Cells, cell)
		}
		for _, q := range problems[i+1] {
			if q.Column > 0 && q.Column <= len(row.Cells) {
				row.Cells[q.Column-1].Problem = q.Words()
			}
			if q.Left {
				row.LeftOut = q.Words()
			}
		}
		p.Rows = append(p.Rows, row)
	}
	return p
}

// ColumnWords says of a column (from 0) what it is taken for, and why: "Column C, GRD: Rating (its heading)".
func (im *Import) ColumnWords(c int) phrase.Text {
	name := phrase.New("column %s", letterOf(c))
	if _, heading := im.column(c); heading != "" {
		name = phrase.New("column %s, %s", letterOf(c), clip(strings.Join(strings.Fields(heading), " ")))
	}
	why := im.Mapping.Reason(c)
	if why.Empty() {
		return phrase.New("%s: %s", name, im.Mapping.Field(c).Label())
	}
	return phrase.New("%s: %s (%s)", name, im.Mapping.Field(c).Label(), why)
}

// understood is what was taken from the column of a field, as the program would print it.
func (l *Line) understood(f Field, text string) string {
	p := &l.Player
	if t := recordOf(f); t.Typed != nil {
		if text := t.Show(p); text != "" || t.Kind != model.RatingField {
			return text
		}
		return model.Rating(0).String()
	}
	switch f {
	case Name, LastName, FirstName:
		return p.Name
	case Rating:
		return p.Rating.String()
	case Category:
		return strings.Join(p.Categories, ", ")
	case Team:
		return l.Team
	case Board:
		return countOf(l.Board)
	case Number:
		return countOf(p.Number)
	case Note:
		return p.Note
	case Byes:
		return byeWords(p.Byes)
	case Member, MemberRating, Captain, Strength:
		return text
	}
	return ""
}

func countOf(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

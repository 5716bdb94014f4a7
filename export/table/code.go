package table

// Code is a text as squares that a phone reads: a QR code.
type Code struct {
	Text string
	Dark [][]bool // rows from the top; as many as a row has squares
}

// QuietZone is how many squares must stay empty on each side of a code: ISO/IEC 18004, 9.1.
const QuietZone = 4

// Run is some dark squares beside each other.
type Run struct{ X, Y, Length int }

// Runs are all dark squares, row by row.
func (c *Code) Runs() []Run {
	var all []Run
	for y, row := range c.Dark {
		for x := 0; x < len(row); x++ {
			from := x
			for x < len(row) && row[x] {
				x++
			}
			if x > from {
				all = append(all, Run{from, y, x - from})
			}
		}
	}
	return all
}

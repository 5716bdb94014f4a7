package ratings

import "io"

// Import makes the look-up file to from a list that is no file. Size is what r will give, for Progress, or 0.
func Import(r io.Reader, size int64, to string, o Options) (Summary, error) {
	return build(to, o, reading(r, size, o, ""))
}

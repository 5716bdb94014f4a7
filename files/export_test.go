package files

// Good tells whether the event came out whole.
func (o *Opened) Good() bool {
	for _, p := range o.Problems {
		if p.Grave {
			return false
		}
	}
	return o.Tournament != nil
}

// Package modeltest lists the words that files use for the values of an
// enumeration, for tests that hold a schema or a catalogue of texts against them.
package modeltest

import "encoding"

// Words are the words of all values, in the order of the constants.
func Words[T interface {
	~uint8
	encoding.TextMarshaler
}]() []string {
	var words []string
	for v := T(0); ; v++ {
		text, err := v.MarshalText()
		if err != nil {
			return words
		}
		words = append(words, string(text))
	}
}

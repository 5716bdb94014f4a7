package tiebreaks

import "wallchart/phrase"

// inWords are texts in English.
func inWords(texts []phrase.Text) []string {
	said := make([]string, len(texts))
	for k, t := range texts {
		said[k] = t.String()
	}
	return said
}

func tableInWords(rows [][]phrase.Text) [][]string {
	var said [][]string
	for _, row := range rows {
		said = append(said, inWords(row))
	}
	return said
}

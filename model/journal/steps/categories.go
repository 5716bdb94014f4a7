package steps

import (
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// SetCategories says which categories there are by rule: in a section, or with no
// section in all of them.
type SetCategories struct {
	Section    model.ID `json:"section,omitempty"`
	Categories []string `json:"categories"`
}

// Name is "set-categories".
func (SetCategories) Name() string { return "set-categories" }

// Label is "Categories: U1400, K-3".
func (c SetCategories) Label() phrase.Text {
	if len(c.Categories) == 0 {
		return phrase.New("No categories by rule")
	}
	return phrase.New("Categories: %s", strings.Join(c.Categories, ", "))
}

// Apply refuses a line that is no category, and a name that stands there twice.
func (c SetCategories) Apply(t *model.Tournament) (*model.Tournament, error) {
	var names []string
	lines := make([]string, 0, len(c.Categories))
	for _, line := range c.Categories {
		read, err := model.ReadCategory(line)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, read.Name) }) {
			return nil, phrase.Errorf("the category %s stands there twice. Name each once", read.Name)
		}
		names, lines = append(names, read.Name), append(lines, model.KeptCategory(line))
	}
	if c.Section == 0 {
		n := *t
		n.Categories = lines
		return &n, nil
	}
	return edit(t, c.Section, func(s *model.Section, _ place) error {
		s.Categories = slices.Clone(lines)
		return nil
	})
}

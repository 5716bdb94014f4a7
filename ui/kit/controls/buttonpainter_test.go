package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"wallchart/ui/kit/style"
	"wallchart/ui/windowtest"
)

// counted is an icon that notes how often it was read.
type counted struct {
	fyne.Resource
	reads *int
}

func (c counted) Content() []byte {
	*c.reads++
	return c.Resource.Content()
}

// TestAnIconIsReadWhenItIsAnother, and not whenever a button is brought up to date, as all in the bar are after each step.
func TestAnIconIsReadWhenItIsAnother(t *testing.T) {
	app := windowtest.NewApp(t)
	b := NewButton("Pair", nil)
	reads := 0
	b.Icon = counted{fyne.NewStaticResource("one.svg", theme.HomeIcon().Content()), &reads}
	test.NewTempWindow(t, b)
	b.Refresh()
	before := reads
	if b.Refresh(); before == 0 || reads != before {
		t.Errorf("the icon was read %d times, refreshed %d times", before, reads)
	}
	others := 0
	b.Icon = counted{fyne.NewStaticResource("two.svg", theme.InfoIcon().Content()), &others}
	if b.Refresh(); others == 0 || reads != before {
		t.Errorf("another icon was read %d times, the one before %d times more", others, reads-before)
	}
	b.Icon = theme.HomeIcon()
	b.Refresh()
	p := test.WidgetRenderer(b).(*ringed).WidgetRenderer.(*buttonPainter)
	white := p.shown.name
	app.Settings().SetTheme(&style.Theme{Appearance: style.Light})
	if b.Refresh(); p.shown.name == white {
		t.Error("in other colours the icon has those of before")
	}
}

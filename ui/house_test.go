package ui

import (
	"strings"
	"testing"

	"wallchart/ui/kit/words"
	"wallchart/ui/people"
)

// TestAHousePlayerInTheWindow: who is marked among the players becomes a house player by the palette, the status says so, and the
// crosstable has him behind the others. The command then offers to let him compete.
func TestAHousePlayerInTheWindow(t *testing.T) {
	b := beginThree(t)
	who := b.state.Section.Entries()[0]
	b.marks(who.Number)
	if why := b.command("section.house").Why(); why != "" {
		t.Fatal(why)
	}
	b.do("section.house")
	if e, _ := b.state.Section.Entry(who.ID); !e.House {
		t.Fatalf("%s is no house player", who.Name)
	}
	b.show("players")
	b.screen.(*people.Players).ChooseColumn("status")
	if text := b.cell(0, "status"); !strings.Contains(text, words.Say("people.house")) {
		t.Errorf("the status is %q", text)
	}
	if name := b.command("section.house").Name(); name != words.Say("people.house.back") {
		t.Errorf("the command is called %q", name)
	}
	b.do("section.house")
	if e, _ := b.state.Section.Entry(who.ID); e.House {
		t.Error("a second time lets him compete")
	}
}

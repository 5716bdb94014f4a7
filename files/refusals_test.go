package files

import (
	"strings"
	"testing"
)

// TestWhatIsNoTableIsAnsweredByWhatItIs: nobody is told to paste a crosstable with its heading who has a bank statement, a letter or
// a list of clubs.
func TestWhatIsNoTableIsAnsweredByWhatItIs(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"bank.csv": {"Date,Payee,Reference,Amount,Balance\n05/10/2026,Ann Lee,Entry fee,20.00,1200.00\n" +
			"06/10/2026,Town Hall,Hire,-150.00,1050.00\n",
			"none of its columns (Date, Payee, Reference, Amount, Balance) is headed as the names"},
		"rota.csv": {"Date,Arbiter,Deputy,Keys\n05/10/2026,Ann Lee,Bo Ray,Cy Doe\n12/10/2026,Bo Ray,Cy Doe,Ann Lee\n",
			"none of its columns (Date, Arbiter"},
		"things.csv": {"Item,Quantity,Condition\nChess sets,40,good\nDigital clocks,22,fair\nScore books,150,new\n",
			"none of its columns (Item, "},
		"calendar.csv": {"Subject,Start Date,Start Time,Location\nClub night,12/05/2026,7:00 PM,Library\nRound 3,12/12/2026,7:00 PM,Library\n",
			"none of its columns (Subject, "},
		"letter.txt": {"Dear members,\n\nthe general meeting takes place on Friday 4 December.\nPlease bring your sets, 2 clocks each.\n\n" +
			"1. Apologies\n2. Minutes of the last meeting 2025\n3. Treasurer's report 2026\n\nYours, John Smith\n", "this is a text, and no table"},
		"mail.txt": {"John Smith <john@example.org>, Jane Doe <jane@example.org>,\nRick Roe <rick@example.org>; \"Lee, Ann\" <ann@example.org>\n",
			"e-mail addresses"},
		"results.txt": {"Club Championship\n\nRound 1\n" +
			"1. Adams, Ann (1900) 1-0 Evans, Ed (1700)\n2. Ford, Fay (1650) ½-½ Brown, Bo (1850)\n\n" +
			"Round 2\n" +
			"1. Brown, Bo (1850) 0-1 Adams, Ann (1900)\n2. Evans, Ed (1700) 1-0 Ford, Fay (1650)\n", "results of games"},
		"cards.vcf":    {"BEGIN:VCARD\nVERSION:3.0\nN:Lee;Ann;;;\nFN:Ann Lee\nEND:VCARD\n", "address cards"},
		"club.ics":     {"BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nSUMMARY:Round 3\nEND:VEVENT\nEND:VCALENDAR\n", "a calendar"},
		"headless.txt": {"Adams, Ann W5 D4 W2\nBrown, Bo L6 W3 L1\nClark, Cy W7 L2 D5\n", "Paste the table together with its heading line"},
		"clubs.csv": {"Club,Secretary,Venue\nHull,Ann Lee,Library\nYork,Bo Ray,Town Hall\nLeeds,Cy Doe,Pub\n",
			"none of its columns (Club, Secretary, Venue)"},
		"forms.csv": {"Round,Player,Colour,Opponent,Score\n" +
			"1,Ann Lee,W,Bo Ray,1\n1,Bo Ray,B,Ann Lee,0\n2,Ann Lee,B,Cy Doe,½\n2,Cy Doe,W,Ann Lee,½\n",
			"player's card"},
	} {
		o, err := Read(name, []byte(c.text), known)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, %v; want %q", name, o, err, c.want)
		}
	}
}

package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// step is a command line in a test: how it ends, and a part of what it says; with ! before it, what it does not say. Words in 'one quote'
// are one argument, and names of files are in the test's folder.
type step struct {
	line   string
	status int
	says   string
}

// TestTheChecklistStepByStep does what FIDE's checklist asks for (VCL4THP.13), as somebody would who has only the question before him.
func TestTheChecklistStepByStep(t *testing.T) {
	begin := []step{
		{"new e.wallchart Open --start 2026-11-28", 0, ""},
		{"section e.wallchart Open --system dutch --rounds 3 --fide on", 0, ""},
		{"add-player e.wallchart Ash --fide-rating 2000", 0, ""},
		{"add-player e.wallchart Bea --fide-rating 1900", 0, ""},
		{"add-player e.wallchart Cai --fide-rating 1800", 0, ""},
		{"add-player e.wallchart Dee --fide-rating 1700", 0, ""},
		{"add-player e.wallchart Eve --fide-rating 1600", 0, ""},
		{"pair e.wallchart --write e.wallchart --initial white", 0, "Ash"}, // Ash - Cai, Dee - Bea, Eve has the bye
	}
	for _, q := range []struct {
		question string
		steps    []step
	}{
		{"159, 160: a round is paired with results missing, which are adjourned by that; level 2", []step{
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"pair e.wallchart --write e.wallchart", 4, "warning of level 2: Round 1 has no result on board 2."},
			{"standings e.wallchart", 0, "after round 1"},
			{"pair e.wallchart --write e.wallchart --all-the-same 2", 0, "Pairings of round 2"},
			{"health e.wallchart", 0, "adjourned"},
			{"check e.wallchart", 0, "    2  what the rules ask for"},
			{"set e.wallchart 1 2 1-0", 4, "warning of level 3: The adjourned game of round 1 becomes Dee – Bea 1-0."}, // 163
			// the round was paired on a draw, as it had to be
			{"set e.wallchart 1 2 1-0 --all-the-same 3", 0, "!would be different"},
			{"check e.wallchart", 0, "    2  what the rules ask for"},
		}},
		{"159, 160, 163 of teams: boards of matches, and matches of which no board is in", []step{
			{"new t.wallchart Teams --start 2026-11-28", 0, ""},
			{"section t.wallchart Open --team --system team --boards 2 --rounds 3 --fide on", 0, ""},
			{"add-team t.wallchart Red --player R1 --player R2", 0, ""},
			{"add-team t.wallchart Blue --player B1 --player B2", 0, ""},
			{"add-team t.wallchart Green --player G1 --player G2", 0, ""},
			{"add-team t.wallchart Gold --player Y1 --player Y2", 0, ""},
			{"pair t.wallchart --write t.wallchart --initial white", 0, "Red"}, // Red - Green, Gold - Blue
			{"board t.wallchart 1 1 1 1-0", 0, ""},
			{"board t.wallchart 1 1 2 adj", 0, "Adjourned, round 1 match 1 board 2 (Red – Green)"},
			{"board t.wallchart 1 1 1 adj", 1, "board 1 of the match has a result, 1-0. Clear the result first."},
			{"pair t.wallchart --write t.wallchart", 4, "warning of level 2: Round 1 has no result on board 2."},
			{"pair t.wallchart --write t.wallchart", 4, "warning of level 2: Round 1 is adjourned on board 2 of match 1 and counts as a draw"},
			{"pair t.wallchart --explain", 0, "Blue, with 1, floats up to Red, with 2."},
			{"pair t.wallchart --write t.wallchart --all-the-same 2", 0,
				"Adjourned in round 1, and a draw for the pairing: Red – Green (board 2), Gold – Blue"},
			{"standings t.wallchart", 0, "after round 1"},
			{"health t.wallchart", 0, "Red – Green is adjourned on board 2 of match 1, which counts as a draw for the pairing."},
			{"health t.wallchart", 0, "Round 1, board 2, Gold – Blue is adjourned"},
			{"export t.wallchart --to t.trf", 1, "round 1 has no result on board 1, board 2, and in FIDE mode no report file is written before"},
			{"export t.wallchart --to t.itdx", 0, "do not send the file to a federation"},
			{"board t.wallchart 1 1 2 0-1", 4, "warning of level 3: The adjourned game of round 1 becomes Red – Green (board 2) 0-1."},
			{"board t.wallchart 1 1 2 =", 0, "Enter ½-½"},
			{"set t.wallchart 1 2 2-0", 4, "warning of level 3: The adjourned game of round 1 becomes Gold – Blue 2-0."},
			{"set t.wallchart 1 2 1-1", 0, "Enter 1-1"},
			{"health t.wallchart", 0, "!adjourned"},
		}},
		{"159, 160 where two who are paired play two games: the round is paired once all is in, or with what is missing adjourned", []step{
			{"new g.wallchart Two --start 2026-11-28", 0, ""},
			{"section g.wallchart Open --system dutch --rounds 4 --games 2 --fide on", 0, ""},
			{"add-player g.wallchart Ash --fide-rating 2000", 0, ""},
			{"add-player g.wallchart Bea --fide-rating 1900", 0, ""},
			{"add-player g.wallchart Cai --fide-rating 1800", 0, ""},
			{"add-player g.wallchart Dee --fide-rating 1700", 0, ""},
			{"pair g.wallchart --write g.wallchart --initial white", 0, "Ash"}, // Ash - Cai, Dee - Bea, and with the other colours
			{"set g.wallchart 1 1 1-0", 0, ""},
			{"set g.wallchart 1 2 1-0", 0, ""},
			{"set g.wallchart 2 1 1-0", 0, ""},
			{"pair g.wallchart --write g.wallchart", 4, "warning of level 2: Round 2 has no result on board 2. What is missing is kept as " +
				"adjourned, and counts as a draw for the pairing of round 3."},
			{"pair g.wallchart --write g.wallchart --all-the-same 2", 0, "Round 4"},
			{"round g.wallchart --remove", 0, ""},
			{"set g.wallchart 2 2 1-0", 0, ""},
			{"pair g.wallchart --write g.wallchart", 0, "Round 4"},
		}},
		{"elsewhere the missing results of matches are asked for", []step{
			{"new t.wallchart Teams --start 2026-11-28", 0, ""},
			{"section t.wallchart Open --team --system team --boards 2 --rounds 3", 0, ""},
			{"add-team t.wallchart Red --player R1 --player R2", 0, ""},
			{"add-team t.wallchart Blue --player B1 --player B2", 0, ""},
			{"pair t.wallchart --write t.wallchart --initial white", 0, "Red"},
			{"section t.wallchart Open --rounds 2", 0, ""},
			{"board t.wallchart 1 1 1 adj", 0, ""},
			{"pair t.wallchart", 1, "has no result. Enter it, or a forfeit, or that the game is adjourned"},
			{"set t.wallchart 1 1 adj", 0, "Adjourned, round 1 board 1 (Red – Blue)"},
			{"set t.wallchart 1 1 ?", 0, "Clear the result"},
			{"pair t.wallchart", 1, "has no result. Enter it, or a forfeit, or that the game is adjourned"},
		}},
		{"159 by hand: the boards are laid", []step{
			{"round e.wallchart 1-2 5-4 --bye 3", 4, "warning of level 2: Round 1 has no result on board 1, board 2."},
		}},
		{"159 of all sections at once", []step{
			{"section e.wallchart Reserve --system dutch", 0, ""},
			{"pair e.wallchart --all --write e.wallchart", 4, "warning of level 2: Round 1 has no result on board 1, board 2."},
		}},
		{"elsewhere the missing results are asked for", []step{
			{"section e.wallchart Open --fide off --all-the-same 4", 0, ""},
			{"pair e.wallchart --write e.wallchart", 1, "has no result. Enter it, or a forfeit, or that the game is adjourned"},
		}},
		{"161, 169: no report file and no final standings while an adjourned game is open; the in-tournament file has it as unknown", []step{
			{"section e.wallchart Open --rounds 1 --all-the-same 4", 0, ""},
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 adj", 0, ""},
			{"export e.wallchart --to e.trf", 1, "round 1 has no result on board 2, and in FIDE mode no report file is written before"},
			{"convert e.wallchart e.trfx", 1, "no report file is written before"},
			{"standings e.wallchart", 0, "!Final"},
			{"export e.wallchart --to e.itdx", 0, "do not send the file to a federation"},
			{"standings e.itdx", 0, "Ash"},
			{"convert e.itdx e.trf", 1, "no report file is written before"},
			{"set e.wallchart 1 2 =", 0, ""},
			{"standings e.wallchart", 0, "Final standings"},
			{"export e.wallchart --to e.trf", 0, ""},
		}},
		{"169: certificates neither", []step{
			{"section e.wallchart Open --rounds 1 --all-the-same 4", 0, ""},
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 adj", 0, ""},
			{"export e.wallchart --report certificates --to c.txt", 1,
				"round 1 has no result on board 2, and in FIDE mode this is made when the event is over"},
			{"set e.wallchart 1 2 =", 0, ""},
			{"export e.wallchart --report certificates --to c.txt", 0, ""},
		}},
		{"65, 169: who is neither paired nor absent in a round by hand keeps the event open, and so does a round not declared complete", []step{
			{"section e.wallchart Open --rounds 2 --all-the-same 4", 0, ""},
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 1-0", 0, ""},
			{"round e.wallchart 1-4 --all-the-same 4", 0, ""},
			{"set e.wallchart 2 1 1-0", 0, ""},
			{"standings e.wallchart", 0, "!Final"},
			{"health e.wallchart", 0, "Bea takes part in round 2 and is not paired in it."},
			{"export e.wallchart --to e.trf", 1, "in round 2 Bea, Cai, Eve take part and are neither paired nor absent, and in FIDE mode"},
			{"export e.wallchart --report certificates --to c.txt", 1, "Lay the boards, give byes, or withdraw who does not play."},
			{"set e.wallchart 2 1 ? --all-the-same 4", 0, ""},
			{"round e.wallchart 1-4 5-2 --bye 3 --round 2 --all-the-same 4", 0, ""},
			{"set e.wallchart 2 1 1-0", 0, ""},
			{"set e.wallchart 2 2 1-0", 0, ""},
			{"standings e.wallchart", 0, "!Final"},
			{"export e.wallchart --to e.trf", 1, "round 2 was paired or changed by hand and is not declared complete, and in FIDE mode"},
			{"complete e.wallchart 2 --all-the-same 4", 0, ""},
			{"standings e.wallchart", 0, "Final standings"},
			{"export e.wallchart --to e.trf", 0, ""},
		}},
		{"65, 169: and so when it has gone through a file for other programs", []step{
			{"section e.wallchart Open --rounds 2 --all-the-same 4", 0, ""},
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 1-0", 0, ""},
			{"round e.wallchart 1-4 --all-the-same 4", 0, ""},
			{"set e.wallchart 2 1 1-0", 0, ""},
			{"export e.wallchart --to hand.itdx", 0, "do not send the file to a federation"},
			{"standings hand.itdx", 0, "!Final"},
			{"convert hand.itdx hand.trf", 1, "in round 2 Bea, Cai, Eve take part and are neither paired nor absent, and in FIDE mode"},
			{"convert hand.itdx hand.wallchart", 0, ""},
			{"export hand.wallchart --report certificates --to c.txt", 1, "Lay the boards, give byes, or withdraw who does not play."},
			{"convert hand.wallchart again.itdx", 0, ""},
			{"convert again.itdx again.trf", 1, "take part and are neither paired nor absent"},
			{"set e.wallchart 2 1 ? --all-the-same 4", 0, ""},
			{"round e.wallchart 1-4 5-2 --bye 3 --round 2 --all-the-same 4", 0, ""},
			{"set e.wallchart 2 1 1-0", 0, ""},
			{"set e.wallchart 2 2 1-0", 0, ""},
			{"export e.wallchart --to full.itdx", 0, "round 2, which was paired or changed by hand and is not declared complete"},
			{"standings full.itdx", 0, "!Final"},
			{"convert full.itdx full.trf", 1, "round 2 was paired or changed by hand and is not declared complete, and in FIDE mode"},
			{"convert full.itdx full.wallchart", 0, ""},
			{"complete full.wallchart 2 --all-the-same 4", 0, ""},
			{"standings full.wallchart", 0, "Final standings"},
			{"export full.wallchart --to full.trf", 0, ""},
			{"standings full.trf", 0, "Final standings"},
		}},
		{"169: matches of which no board is in are paired in the file for other programs", []step{
			{"new t.wallchart Teams --start 2026-11-28", 0, ""},
			{"section t.wallchart Open --team --system team --boards 2 --rounds 2 --fide on", 0, ""},
			{"add-team t.wallchart Red --player R1 --player R2", 0, ""},
			{"add-team t.wallchart Blue --player B1 --player B2", 0, ""},
			{"add-team t.wallchart Green --player G1 --player G2", 0, ""},
			{"add-team t.wallchart Gold --player Y1 --player Y2", 0, ""},
			{"pair t.wallchart --write t.wallchart --initial white", 0, "Red"}, // Red - Green, Gold - Blue
			{"board t.wallchart 1 1 1 1-0", 0, ""},
			{"board t.wallchart 1 1 2 1-0", 0, ""},
			{"board t.wallchart 1 2 1 1-0", 0, ""},
			{"board t.wallchart 1 2 2 1-0", 0, ""},
			{"pair t.wallchart --write t.wallchart", 0, ""},
			{"board t.wallchart 2 1 1 1-0", 0, ""},
			{"board t.wallchart 2 1 2 1-0", 0, ""},
			{"export t.wallchart --to t.trf", 1, "round 2 has no result on board 2, and in FIDE mode no report file is written before"},
			{"export t.wallchart --to t.itdx", 0, "do not send the file to a federation"},
			{"standings t.itdx", 0, "!Final"},
			{"convert t.itdx t.trf", 1, "round 2 has no result on board 2, and in FIDE mode no report file is written before"},
			{"convert t.itdx back.wallchart", 0, ""},
			{"set back.wallchart 2 2 1-1", 0, "Enter 1-1"},
			{"export back.wallchart --to back.trf", 1, "round 2 has a result and no line-ups on board 2, and in FIDE mode"},
		}},
		{"169: boards that nobody sits at, or one alone, are open in the file for other programs as well", []step{
			{"new t.wallchart Teams --start 2026-11-28", 0, ""},
			{"section t.wallchart Open --team --system team --boards 2 --rounds 1 --fide on", 0, ""},
			{"add-team t.wallchart Red --player R1", 0, ""},
			{"add-team t.wallchart Blue --player B1", 0, ""},
			{"add-team t.wallchart Green --player G1 --player G2", 0, ""},
			{"add-team t.wallchart Gold --player Y1 --player Y2", 0, ""},
			{"pair t.wallchart --write t.wallchart --initial white", 0, "Red"}, // Red - Green, Gold - Blue
			{"board t.wallchart 1 1 1 1-0", 0, ""},
			{"board t.wallchart 1 2 1 1-0", 0, ""},
			{"board t.wallchart 1 2 2 +-", 0, ""},
			{"export t.wallchart --to t.trf", 1, "no report file is written before"},
			{"export t.wallchart --to t.itdx", 0, "do not send the file to a federation"},
			{"convert t.itdx t.trf", 1, "round 1 has no result on board 1, and in FIDE mode no report file is written before"},
			{"standings t.itdx", 0, "!Final"},
			{"convert t.itdx again.itdx", 0, ""},
			{"convert again.itdx t.trf", 1, "no report file is written before"},
			{"new s.wallchart Teams --start 2026-11-28", 0, ""},
			{"section s.wallchart Open --team --system team --boards 2 --rounds 1 --fide on", 0, ""},
			{"add-team s.wallchart Red --player R1", 0, ""},
			{"add-team s.wallchart Blue --player B1", 0, ""},
			{"pair s.wallchart --write s.wallchart --initial white", 0, "Red"},
			{"board s.wallchart 1 1 1 1-0", 0, ""},
			{"export s.wallchart --to s.itdx", 0, "do not send the file to a federation"},
			{"convert s.itdx s.trf", 1, "no report file is written before"},
		}},
		{"169: nor is a report file written of which nothing says how many rounds there are", []step{
			{"new n.wallchart Open --start 2026-11-28", 0, ""},
			{"section n.wallchart Open --system dutch --fide on", 0, ""},
			{"add-player n.wallchart Ash --fide-rating 2000", 0, ""},
			{"add-player n.wallchart Bea --fide-rating 1900", 0, ""},
			{"pair n.wallchart --write n.wallchart", 0, ""},
			{"set n.wallchart 1 1 1-0", 0, ""},
			{"export n.wallchart --to n.trf", 1, "nothing says how many rounds there are, and a report file has to"},
			{"export n.wallchart --to n.itdx", 1, "nothing says how many rounds there are, and a report file has to"},
			{"section n.wallchart Open --rounds 2 --all-the-same 4", 0, ""},
			{"export n.wallchart --to n.trf", 0, ""},
			{"standings n.trf", 0, "after round 1 of 2"},
		}},
		{"169: nor is a report file with games that have no result written anew, whatever its name", []step{
			{"section e.wallchart Open --rounds 1 --all-the-same 4", 0, ""},
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"export e.wallchart --to e.itdx", 0, ""},
			{"copy e.itdx e.trf", 0, ""},
			{"convert e.trf again.trf", 1, "round 1 has no result on board 2, and in FIDE mode no report file is written before"},
			{"convert e.trf again.itdx", 0, "do not send the file to a federation"},
		}},
		{"and of a club's event", []step{
			{"section e.wallchart Open --fide off --rounds 2 --all-the-same 4", 0, ""},
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 1-0", 0, ""},
			{"round e.wallchart 1-4", 0, ""},
			{"set e.wallchart 2 1 1-0", 0, ""},
			{"standings e.wallchart", 0, "!Final"},
			{"export e.wallchart --to e.trf", 0, "Bea, Cai, Eve in round 2, who are neither paired nor absent"},
			{"set e.wallchart 2 1 ?", 0, ""},
			{"round e.wallchart 1-4 5-2 --bye 3 --round 2", 0, ""},
			{"set e.wallchart 2 1 1-0", 0, ""},
			{"set e.wallchart 2 2 1-0", 0, ""},
			{"standings e.wallchart", 0, "Final standings"},
		}},
		{"66: by hand a repeat, a second bye, a bye above others; level 3", []step{
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 1-0", 0, ""},
			{"round e.wallchart 1-3 4-2 --bye 5", 4, "warning of level 3: Round 2 is not as the rules ask (C.04.1): Ash and Cai met in round 1."},
			{"round e.wallchart 1-2 3-4 --bye 5", 4, "Eve has had a bye, or a win without playing, before."},
			{"round e.wallchart 2-3 5-4 --bye 1", 4, "Ash has more points than somebody else who may have the bye."},
			{"round e.wallchart 1-3 4-2 --bye 5 --all-the-same 2", 4, "nothing was done"},
			{"round e.wallchart 1-4 --bye 3 --all-the-same 3", 0, ""},
			{"bye e.wallchart 2 2 pairing", 4,
				"warning of level 3: Round 2 is not as the rules ask (C.04.1): Cai, Bea have the pairing-allocated bye"},
			{"round e.wallchart --remove --all-the-same 4", 0, ""},
			{"round e.wallchart 1-3 4-2 --bye 5 --all-the-same 3", 0, "Pair round 2"},
		}},
		{"66: by hand a repeat, or a second bye, in an all-play-all; level 3", []step{
			{"new r.wallchart Table --start 2026-11-28", 0, ""},
			{"section r.wallchart Open --form robin --fide on", 0, ""},
			{"add-player r.wallchart Ash", 0, ""},
			{"add-player r.wallchart Bea", 0, ""},
			{"add-player r.wallchart Cai", 0, ""},
			{"round r.wallchart 1-2 --bye 3", 0, "!warning"},
			{"complete r.wallchart 1 --all-the-same 4", 0, ""}, // no result of it is in: a table waits for none
			{"round r.wallchart 2-1 --bye 3", 4, "warning of level 3: Round 2 is not as the rules ask (C.05): Bea and Ash meet in round 1 already."},
			{"round r.wallchart 2-1 --bye 3", 4, "warning of level 3: Round 2 is not as the rules ask (C.05): Cai has a bye in round 1 already."},
			{"round r.wallchart 2-1 --bye 3 --all-the-same 2", 4, "nothing was done"},
			{"round r.wallchart 2-3 --bye 1", 0, "!warning"},
			{"complete r.wallchart 2 --all-the-same 4", 0, ""},
			{"bye r.wallchart 3 3 pairing", 1, ""}, // there is no round 3 to give it in
			{"round r.wallchart 2-1 --bye 3 --all-the-same 3", 0, "Pair round 3"},
			{"section r.wallchart Club --form robin", 0, ""},
			{"add-player r.wallchart Dee --section Club", 0, ""},
			{"add-player r.wallchart Eve --section Club", 0, ""},
			{"round r.wallchart 1-2 --section Club", 0, "!already"},
			{"round r.wallchart 1-2 --section Club", 0, "round 2: Dee and Eve meet in round 1 already. (C.05)"},
		}},
		{"results are thrown away with a round; level 4", []step{
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 1-0", 0, ""},
			{"pair e.wallchart --round 1 --write e.wallchart", 4, "warning of level 4: 2 results of round 1 are thrown away."},
			{"pair e.wallchart --round 1", 0, "!thrown away"}, // nothing is written
			{"pair e.wallchart --write e.wallchart", 0, "Pairings of round 2"},
			{"round e.wallchart --remove", 0, "!thrown away"},
			{"pair e.wallchart --write e.wallchart", 0, "Pairings of round 2"},
			{"set e.wallchart 2 1 1-0", 0, ""},
			{"round e.wallchart 1-2 5-4 --bye 3 --round 2", 4, "warning of level 4: 1 result of round 2 is thrown away."},
			{"pair e.wallchart --round 1 --write e.wallchart", 4, "warning of level 4: 1 result of round 2 is thrown away."},
			{"round e.wallchart --remove", 4, "warning of level 4: 1 result of round 2 is thrown away."},
			{"round e.wallchart --remove --all-the-same 3", 4, "nothing was done"},
			{"standings e.wallchart", 0, "after round 2"},
			{"round e.wallchart --remove --all-the-same 4", 0, "Remove round 2"},
			{"log e.wallchart", 0, "1 result of round 2 is thrown away"},
			{"section e.wallchart Open --fide off --all-the-same 4", 0, ""},
			{"round e.wallchart 1-2 3-4 --bye 5 --round 1", 0, "2 results of round 1 are thrown away"},
		}},
		{"66: in an all-play-all of two cycles a third meeting, whatever is in between", []step{
			{"new r.wallchart Table --start 2026-11-28", 0, ""},
			{"section r.wallchart Open --form double --fide on", 0, ""},
			{"add-player r.wallchart Ash", 0, ""},
			{"add-player r.wallchart Bea", 0, ""},
			{"add-player r.wallchart Cai", 0, ""},
			{"round r.wallchart 1-2 --bye 3", 0, "!warning"},
			{"complete r.wallchart 1 --all-the-same 4", 0, ""},
			{"round r.wallchart 2-1 --bye 3", 0, "!warning"},
			{"complete r.wallchart 2 --all-the-same 4", 0, ""},
			{"round r.wallchart 1-2 --bye 3", 4,
				"warning of level 3: Round 3 is not as the rules ask (C.05): Ash and Bea meet in rounds 1 and 2 already."},
			{"round r.wallchart 1-2 --bye 3", 4,
				"warning of level 3: Round 3 is not as the rules ask (C.05): Cai has a bye in rounds 1 and 2 already."},
		}},
		{"66: a meeting of two games is one", []step{
			{"new r.wallchart Table --start 2026-11-28", 0, ""},
			{"section r.wallchart Open --form robin --games 2 --fide on", 0, ""},
			{"add-player r.wallchart Ash", 0, ""},
			{"add-player r.wallchart Bea", 0, ""},
			{"add-player r.wallchart Cai", 0, ""},
			{"pair r.wallchart --write r.wallchart", 0, "Bea"}, // Bea - Cai, Cai - Bea
			{"round r.wallchart 1-2 --bye 3", 0, "!warning"},
			{"complete r.wallchart 3 --all-the-same 4", 0, ""},
			{"round r.wallchart 2-1 --bye 3", 0, "!warning"},
			{"complete r.wallchart 4 --all-the-same 4", 0, ""},
			{"round r.wallchart 3-2 --bye 1", 4, "Cai and Bea meet in round 1 already."},
		}},
		{"66: a third colour, and one colour three times more often; 67: both have the other's colour; level 2", []step{
			{"section e.wallchart Open --rounds 5 --all-the-same 4", 0, ""},
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 1-0", 0, ""},
			{"round e.wallchart 1-2 5-4 --bye 3", 4, "In round 2 both players have the colour that is due to the other on board 1."},
			{"round e.wallchart 1-2 5-4 --bye 3 --all-the-same 2", 0, ""},
			{"complete e.wallchart 2 --all-the-same 4", 0, ""},
			{"set e.wallchart 2 1 1-0", 0, ""},
			{"set e.wallchart 2 2 1-0", 0, ""},
			{"round e.wallchart 1-4 3-5 --bye 2", 4, "Ash would have White for the third time in a row."},
			{"round e.wallchart 4-1 3-5 --bye 2", 0, "!warning"},
		}},
		{"56: an event that comes as a report file is in FIDE mode by itself, where it is as the mode asks", []step{
			{"section e.wallchart Open --rounds 1 --all-the-same 4", 0, ""},
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 1-0", 0, ""},
			{"export e.wallchart --to e.trf", 0, ""},
			{"convert e.trf i.wallchart", 0, "Open is in FIDE mode, as it came as a report file"},
			{"section i.wallchart Open --rename Main", 0, "Rename the section Open to Main"},
			{"section i.wallchart Main --rename Open", 0, "Rename the section Main to Open"},
			{"section i.wallchart Open --system us-swiss", 1, "FIDE mode the pairing goes by FIDE's rules"},
			{"section i.wallchart Open --fide off", 4, "There is no way back"},
			{"section i.wallchart Open --fide off --all-the-same 4", 0, ""},
			{"section i.wallchart Open --fide on", 1, "there is no way back"},
			{"new j.wallchart Other", 0, ""},
			{"import j.wallchart e.trf", 0, "Open is in FIDE mode, as it came as a report file"},
			{"section j.wallchart Open --fide off", 4, "There is no way back"},
		}},
		{"56, 70: so is one with another scoring that the mode allows", []step{
			{"section e.wallchart Open --rounds 1 --all-the-same 4", 0, ""},
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 1-0", 0, ""},
			{"section e.wallchart Open --fide off --all-the-same 4", 0, ""},
			{"section e.wallchart Open --scoring 3-1-0", 0, ""},
			{"export e.wallchart --to e.trf", 0, ""},
			{"without e.trf ###", 0, ""},
			{"convert e.trf i.wallchart", 0, "Open is in FIDE mode"},
			{"section i.wallchart Open --rename Main", 0, ""},
		}},
		{"56, 74: not where two draws are worth more than a win and a loss", []step{
			{"section e.wallchart Open --fide off", 4, ""},
			{"section e.wallchart Open --fide off --all-the-same 4", 0, ""},
			{"section e.wallchart Open --scoring 1-1-0", 0, ""},
			{"export e.wallchart --to e.trf", 0, ""},
			{"without e.trf ###", 0, ""},
			{"convert e.trf i.wallchart", 0, "Open came as a report file and is not in FIDE mode: in FIDE mode two draws may not be worth more"},
			{"section i.wallchart Open --fide on", 1, "two draws may not be worth more"},
		}},
		{"56: not where it goes by another federation's system, or by none that the file names", []step{
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 1-0", 0, ""},
			{"section e.wallchart Open --fide off --all-the-same 4", 0, ""},
			{"section e.wallchart Open --system us-swiss", 0, ""},
			{"export e.wallchart --to e.trf", 0, ""},
			{"without e.trf ###", 0, ""},
			{"convert e.trf i.wallchart", 0, "Open came as a report file and is not in FIDE mode: in FIDE mode the pairing goes by FIDE's rules"},
			{"section i.wallchart Open --fide on", 1, "In FIDE mode the pairing goes by FIDE's rules"},
			{"section i.wallchart Open --rename Main", 0, "Rename the section Open to Main"},
			{"without e.trf 092", 0, ""},
			{"new j.wallchart Other", 0, ""},
			{"import j.wallchart e.trf", 0, "Open came as a report file and is not in FIDE mode: in FIDE mode the pairing goes by FIDE's rules"},
			{"section j.wallchart Open --fide on", 1, "In FIDE mode the pairing goes by FIDE's rules"},
		}},
		{"56: not where a tie-break of a Swiss stands in the list of a table", []step{
			{"new r.wallchart Table --start 2026-11-28", 0, ""},
			{"section r.wallchart Open --form robin --tiebreaks BH --all-the-same 4", 0, ""},
			{"add-player r.wallchart Ash", 0, ""},
			{"add-player r.wallchart Bea", 0, ""},
			{"pair r.wallchart --all --write r.wallchart", 0, ""},
			{"set r.wallchart 1 1 1-0", 0, ""},
			{"export r.wallchart --to r.trf", 0, ""},
			{"convert r.trf i.wallchart", 0, "Table came as a report file and is not in FIDE mode: BH is meant for a Swiss"},
			{"section i.wallchart Table --fide on", 1, "BH is meant for a Swiss"},
		}},
		{"45, 56: that FIDE mode was left elsewhere is read from the report file, and there is no way back", []step{
			{"section e.wallchart Open --rounds 1 --all-the-same 4", 0, ""},
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 1-0", 0, ""},
			{"section e.wallchart Open --fide off --all-the-same 4", 0, ""},
			{"export e.wallchart --to e.trf", 0, ""},
			{"convert e.trf i.wallchart", 0, "Open is not in FIDE mode: the report file says that it was left"},
			{"section i.wallchart Open --fide on", 1, "FIDE mode was left, and there is no way back"},
			{"health i.wallchart", 0, "FIDE mode was left when 1 round was paired. There is no way back"},
			{"export i.wallchart --to again.trf", 0, ""},
			{"convert again.trf k.wallchart", 0, ""},
			{"section k.wallchart Open --fide on", 1, "FIDE mode was left, and there is no way back"},
		}},
		{"113, 198: who was expelled is read from the report file", []step{
			{"section e.wallchart Open --rounds 1 --all-the-same 4", 0, ""},
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 1-0", 0, ""},
			{"expel e.wallchart 3 --reason telephone", 0, ""},
			{"export e.wallchart --to e.trf", 0, ""},
			{"check e.trf", 0, ""},
			{"convert e.trf i.wallchart", 0, ""},
			{"standings i.wallchart", 0, "Without a place, as FIDE asks of who was expelled: Cai"},
		}},
		{"103: of an all-play-all, who has played less than half of his games is left out of the standings, and they count for nobody", []step{
			{"new r.wallchart Table --start 2026-11-28", 0, ""},
			{"section r.wallchart Open --form robin --fide on", 0, ""},
			{"add-player r.wallchart Ash", 0, ""},
			{"add-player r.wallchart Bea", 0, ""},
			{"add-player r.wallchart Cai", 0, ""},
			{"add-player r.wallchart Dee", 0, ""},
			// Ash - Dee, Bea - Cai; Dee - Cai, Ash - Bea; Bea - Dee, Cai - Ash
			{"pair r.wallchart --all --write r.wallchart", 0, "Pair all 3 rounds"},
			{"set r.wallchart 1 1 0-1", 0, ""},
			{"set r.wallchart 1 2 1-0", 0, ""},
			{"standings r.wallchart --format csv", 0, ",Dee,1"},
			{"withdraw r.wallchart 4 --from 2", 0, "Dee loses 2 games by forfeit"},
			{"standings r.wallchart --format csv", 0, "!,Dee,"},
			{"standings r.wallchart", 0, "is without a place; those games do not count (FIDE): Dee"},
			// and no loss to Dee
			{"standings r.wallchart --format json", 0, `{"rank":2,"no":1,"name":"Ash","values":{"PTS":"0.0"`},
			// a line without a place has its number in brackets
			{"crosstable r.wallchart", 0, "(4)  Dee"},
			{"crosstable r.wallchart --style fide", 0, "(4)  Dee"},
			{"set r.wallchart 2 2 1-0", 0, ""},
			{"set r.wallchart 3 2 1-0", 0, ""},
			{"export r.wallchart --to r.trf", 0, ""},
			{"check r.trf", 0, "Points  what the results make"},
			{"convert r.trf back.wallchart", 0, ""},
			{"health back.wallchart", 0, "!stated"},
			{"convert back.wallchart again.trf", 0, ""},
		}},
		{"103: who has left before the other rounds are paired has left in the report file as well", []step{
			{"new r.wallchart Table --start 2026-11-28", 0, ""},
			{"section r.wallchart Open --form robin --fide on", 0, ""},
			{"add-player r.wallchart Ash", 0, ""},
			{"add-player r.wallchart Bea", 0, ""},
			{"add-player r.wallchart Cai", 0, ""},
			{"add-player r.wallchart Dee", 0, ""},
			{"pair r.wallchart --write r.wallchart", 0, ""},
			{"set r.wallchart 1 1 0-1", 0, ""}, // Ash - Dee
			{"set r.wallchart 1 2 1-0", 0, ""},
			{"withdraw r.wallchart 4", 0, "from round 2 on"},
			{"standings r.wallchart", 0, "is without a place; those games do not count (FIDE): Dee"},
			{"export r.wallchart --to r.trf", 0, ""},
			{"standings r.trf", 0, "is without a place; those games do not count (FIDE): Dee"},
			{"standings r.trf", 0, "after round 1 of 3"},
			{"convert r.trf back.wallchart", 0, ""},
			{"health back.wallchart", 0, "!stated"},
			{"pair back.wallchart --write back.wallchart", 0, "Dee"},
			{"standings back.wallchart", 0, "is without a place; those games do not count (FIDE): Dee"},
			{"export r.wallchart --edition 16 --to old.trf", 0, ""},
			{"standings old.trf", 0, "is without a place; those games do not count (FIDE): Dee"},
		}},
		{"103: so has who had left when all the other rounds were paired at once, and who is expelled when all are", []step{
			{"new r.wallchart Table --start 2026-11-28", 0, ""},
			{"section r.wallchart Open --form robin --fide on", 0, ""},
			{"add-player r.wallchart Ash", 0, ""},
			{"add-player r.wallchart Bea", 0, ""},
			{"add-player r.wallchart Cai", 0, ""},
			{"add-player r.wallchart Dee", 0, ""},
			{"pair r.wallchart --write r.wallchart", 0, ""},
			{"set r.wallchart 1 1 0-1", 0, ""},
			{"set r.wallchart 1 2 1-0", 0, ""},
			{"withdraw r.wallchart 4", 0, "from round 2 on"},
			{"pair r.wallchart --all --write r.wallchart", 0, ""},
			{"standings r.wallchart", 0, "is without a place; those games do not count (FIDE): Dee"},
			{"standings r.wallchart --format csv", 0, "!,Dee,"},
			{"set r.wallchart 2 2 1-0", 0, ""},
			{"set r.wallchart 3 2 1-0", 0, ""},
			{"standings r.wallchart", 0, "Final standings"},
			{"new x.wallchart Table --start 2026-11-28", 0, ""},
			{"section x.wallchart Open --form robin --fide on", 0, ""},
			{"add-player x.wallchart Ash", 0, ""},
			{"add-player x.wallchart Bea", 0, ""},
			{"add-player x.wallchart Cai", 0, ""},
			{"add-player x.wallchart Dee", 0, ""},
			{"pair x.wallchart --all --write x.wallchart", 0, ""},
			{"set x.wallchart 1 1 0-1", 0, ""},
			{"set x.wallchart 1 2 1-0", 0, ""},
			{"expel x.wallchart 4 --reason telephone", 0, "Expel Dee from round 2 on: telephone"},
			{"standings x.wallchart", 0, "is without a place; those games do not count (FIDE): Dee"},
			{"set x.wallchart 2 2 1-0", 0, ""},
			{"set x.wallchart 3 2 1-0", 0, ""},
			{"standings x.wallchart", 0, "Final standings"},
		}},
		{"103: two who have left and have to meet lose both, and one who leaves later has left in the report file", []step{
			{"new r.wallchart Table --start 2026-11-28", 0, ""},
			{"section r.wallchart Open --form robin --fide on", 0, ""},
			{"add-player r.wallchart Ash", 0, ""},
			{"add-player r.wallchart Bea", 0, ""},
			{"add-player r.wallchart Cai", 0, ""},
			{"add-player r.wallchart Dee", 0, ""},
			{"pair r.wallchart --write r.wallchart", 0, ""}, // Ash - Dee, Bea - Cai; Dee - Cai, Ash - Bea; Bea - Dee, Cai - Ash
			{"set r.wallchart 1 1 0-1", 0, ""},
			{"set r.wallchart 1 2 1-0", 0, ""},
			{"copy r.wallchart later.wallchart", 0, ""},
			{"withdraw r.wallchart 4", 0, ""},
			{"withdraw r.wallchart 2", 0, ""},
			{"copy r.wallchart all.wallchart", 0, ""},
			{"pair r.wallchart --write r.wallchart", 0, ""},
			{"pair r.wallchart --write r.wallchart", 0, "Bea"},
			{"pair all.wallchart --all --write all.wallchart", 0, ""},
			{"withdraw later.wallchart 4 --from 3", 0, ""},
			{"export later.wallchart --to later.trf", 0, ""},
			{"convert later.trf back.wallchart", 0, ""},
			{"pair back.wallchart --all --write back.wallchart", 0, ""},
			{"set back.wallchart 2 1 1-0", 0, ""},
			{"set back.wallchart 2 2 1-0", 0, ""},
			{"set back.wallchart 3 2 1-0", 0, ""},
			{"standings back.wallchart", 0, "Final standings"},
		}},
		{"103: a table that is paired to its end is left in the first round that is not over", []step{
			{"new r.wallchart Table --start 2026-11-28", 0, ""},
			{"section r.wallchart Open --form robin", 0, ""},
			{"add-player r.wallchart Ash", 0, ""},
			{"add-player r.wallchart Bea", 0, ""},
			{"add-player r.wallchart Cai", 0, ""},
			{"add-player r.wallchart Dee", 0, ""},
			{"pair r.wallchart --all --write r.wallchart", 0, ""},
			{"set r.wallchart 1 1 1-0", 0, ""},
			{"set r.wallchart 1 2 1-0", 0, ""},
			{"withdraw r.wallchart 4", 0, "Dee loses 2 games by forfeit, from round 2 on"},
			{"withdraw r.wallchart 4", 1, "no game of Dee is left"},
			{"withdraw r.wallchart 4 --back", 1, "Dee has not withdrawn; these games were lost by forfeit: round 2 board 1, round 3 board 1. Clear"},
			{"withdraw r.wallchart 1 --back", 0, "Nothing changed"},
			{"withdraw r.wallchart 3 --from 4", 0, "Cai loses 1 game by forfeit, from round 2 on"},
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"section e.wallchart Open --rounds 1 --all-the-same 4", 0, ""},
			{"withdraw e.wallchart 1", 1, "all rounds are paired, and Ash cannot withdraw from a later one"},
			{"withdraw e.wallchart 1 --back", 0, ""},
		}},
		{"103: who has left before the rounds are paired loses the games that the table still has for him", []step{
			{"new r.wallchart Table --start 2026-11-28", 0, ""},
			{"section r.wallchart Open --form robin --fide on", 0, ""},
			{"add-player r.wallchart Ash", 0, ""},
			{"add-player r.wallchart Bea", 0, ""},
			{"add-player r.wallchart Cai", 0, ""},
			{"add-player r.wallchart Dee", 0, ""},
			{"pair r.wallchart --write r.wallchart", 0, ""},
			{"set r.wallchart 1 1 0-1", 0, ""},
			{"set r.wallchart 1 2 1-0", 0, ""},
			{"withdraw r.wallchart 4", 0, "from round 2 on"},
			{"pair r.wallchart --write r.wallchart", 0, ""},
			{"standings r.wallchart --format csv", 0, "!,Dee,"},
			{"set r.wallchart 2 2 1-0", 0, ""},
			{"pair r.wallchart --write r.wallchart", 0, ""},
			{"set r.wallchart 3 2 1-0", 0, ""},
			{"standings r.wallchart", 0, "is without a place; those games do not count (FIDE): Dee"},
			{"standings r.wallchart", 0, "Final standings"},
		}},
		{"103 as it was tried before: two of three games are lost by forfeit", []step{
			{"new r.wallchart Table --start 2026-11-28", 0, ""},
			{"section r.wallchart Open --form robin --fide on", 0, ""},
			{"add-player r.wallchart Ash", 0, ""},
			{"add-player r.wallchart Bea", 0, ""},
			{"add-player r.wallchart Cai", 0, ""},
			{"add-player r.wallchart Dee", 0, ""},
			{"pair r.wallchart --all --write r.wallchart", 0, ""},
			{"set r.wallchart 2 1 -+", 0, ""},
			{"standings r.wallchart --format csv", 0, ",Dee,"}, // one of three
			{"set r.wallchart 3 1 +-", 0, ""},
			{"standings r.wallchart --format csv", 0, "!,Dee,"},
		}},
		{"189: in a table a game that is played early closes no round: each is corrected until the one after it is over", []step{
			{"new r.wallchart Table --start 2026-11-28", 0, ""},
			{"section r.wallchart Open --form double --fide on", 0, ""},
			{"add-player r.wallchart Ash", 0, ""},
			{"add-player r.wallchart Bea", 0, ""},
			{"add-player r.wallchart Cai", 0, ""},
			{"add-player r.wallchart Dee", 0, ""},
			{"pair r.wallchart --all --write r.wallchart", 0, "Pair all 6 rounds"},
			{"set r.wallchart 1 1 1-0", 0, ""},
			{"set r.wallchart 1 2 1-0", 0, ""},
			{"set r.wallchart 2 1 1-0", 0, ""},
			{"set r.wallchart 2 2 1-0", 0, ""},
			{"set r.wallchart 3 1 1-0", 0, ""},
			{"set r.wallchart 5 1 1-0", 0, ""}, // early
			{"set r.wallchart 3 1 0-1", 0, "!warning"},
			{"set r.wallchart 2 1 0-1", 4, "warning of level 3: In round 2"},
			{"set r.wallchart 2 1 0-1 --all-the-same 3", 0, ""},
			{"set r.wallchart 1 1 0-1", 1, "an error is corrected until the round after it is over"},
			{"set r.wallchart 5 2 1-0", 0, ""}, // which is over, and the rounds before it are not
			{"set r.wallchart 3 1 1-0", 0, "!warning"},
			{"set r.wallchart 3 2 1-0", 0, ""},
			{"set r.wallchart 2 1 1-0 --all-the-same 3", 1, "an error is corrected until the round after it is over"},
		}},
		{"in an all-play-all nobody asks for a bye, as everybody meets everybody", []step{
			{"new r.wallchart Table --start 2026-11-28", 0, ""},
			{"section r.wallchart Open --form robin", 0, ""},
			{"add-player r.wallchart Ash", 0, ""},
			{"add-player r.wallchart Bea", 0, ""},
			{"add-player r.wallchart Cai", 0, ""},
			{"bye r.wallchart 2 3 zero", 1, "there is no bye to ask for. Withdraw who leaves, or enter the game as lost by forfeit."},
			{"bye r.wallchart 2 3 half", 1, "there is no bye to ask for"},
			{"section r.wallchart Teams --team --form robin --boards 2", 0, ""},
			{"add-team r.wallchart Red --player R1 --player R2 --section Teams", 0, ""},
			{"bye r.wallchart 1 1 zero --section Teams", 1, "there is no bye to ask for"},
			{"section e.wallchart Open --rounds 5 --all-the-same 4", 0, ""},
			{"bye e.wallchart 2 3 zero", 0, "Zero-point bye asked for in round 2"},
			{"section r.wallchart Open --system dutch", 0, ""}, // asked for before it became a table, it can be taken back
			{"bye r.wallchart 2 3 zero --section Open", 0, ""},
			{"section r.wallchart Open --form robin", 0, ""},
			{"bye r.wallchart 2 3 none --section Open", 0, ""},
		}},
		{"what a form is for is said where it cannot be paired, and what is nothing to ask for", []step{
			{"bye e.wallchart 2 3 absent", 1, "nobody asks for this in a round to come: absent. Choose a half-point"},
			{"new t.wallchart Teams --start 2026-11-28", 0, ""},
			{"section t.wallchart Open --team --form molter --boards 2", 0, ""},
			{"add-team t.wallchart Red --player R1 --player R2", 0, ""},
			{"add-team t.wallchart Blue --player B1 --player B2", 0, ""},
			{"pair t.wallchart", 1, "Molter system pairs players, whose clubs are the teams, and Open is a section of teams."},
			{"section t.wallchart Open --form schiller", 0, ""},
			{"pair t.wallchart", 1, "Schiller pairs players"},
			{"section t.wallchart Open --form scheveningen", 0, ""},
			{"pair t.wallchart", 1, "there are 2 teams. For a match of two teams enter their players in a section of players"},
		}},
		{"a final says how many went in of a group that has fewer", []step{
			{"section e.wallchart Open --rounds 1 --all-the-same 4", 0, ""},
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 1-0", 0, ""},
			{"tiebreaks e.wallchart TPN --all-the-same 4", 0, ""},
			{"final e.wallchart Final 6 Open", 0, "Make Final of the first 5 of Open"},
		}},
		{"198: who was expelled is left out of the standings of a Swiss; what the others made of him counts", []step{
			{"set e.wallchart 1 1 1-0", 0, ""},
			{"set e.wallchart 1 2 1-0", 0, ""},
			{"expel e.wallchart 3 --reason telephone", 0, ""},
			{"standings e.wallchart --format csv", 0, "!,Cai,"},
			{"standings e.wallchart --format csv", 0, ",Ash,"},
			{"standings e.wallchart", 0, "Without a place, as FIDE asks of who was expelled: Cai"},
			{"crosstable e.wallchart --format csv", 0, "Cai"},
		}},
		{"210, 211: an event is set down as one of more than 30 days, and advice is given against tie-breaks of ratings there", []step{
			{"event e.wallchart --long maybe", 2, "--long is yes or no"},
			{"event e.wallchart --long yes", 0, "more than 30 days"},
			{"health e.wallchart", 0, "!ARO"},
			{"tiebreaks e.wallchart BH,ARO --all-the-same 4", 0, ""},
			{"health e.wallchart", 0, "ARO is a tie-break of ratings, and FIDE advises against these"},
			{"export e.wallchart --to e.itdx", 0, ""},
			{"convert e.itdx i.wallchart", 0, ""},
			{"health i.wallchart", 0, "ARO is a tie-break of ratings, and FIDE advises against these"},
			{"event e.wallchart --long no", 0, ""},
			{"health e.wallchart", 0, "!ARO is"},
		}},
		{"VCL.06 of the former list: FIDE has not endorsed the program, which is said beside its name", []step{
			{"systems", 0, "FIDE has not endorsed this program."},
		}},
	} {
		t.Run(q.question[:min(20, len(q.question))], func(t *testing.T) {
			t.Chdir(t.TempDir())
			for _, s := range append(begin, q.steps...) {
				var said strings.Builder
				words := fields(s.line)
				switch words[0] {
				case "without":
					without(t, words[1], words[2])
					continue
				case "copy":
					text, err := os.ReadFile(words[1])
					if err == nil {
						err = os.WriteFile(words[2], text, 0o600)
					}
					if err != nil {
						t.Fatal(err)
					}
					continue
				}
				status := run(words, nil, &said, &said)
				want, not := strings.CutPrefix(s.says, "!")
				if status != s.status || strings.Contains(said.String(), want) == not {
					t.Errorf("%s\n%s\nends with %d, not %d, and says\n%s\nnot %q", q.question, s.line, status, s.status, said.String(), s.says)
				}
			}
		})
	}
}

// without takes the lines out of a file that begin with a mark, as if another program had written it.
func without(t *testing.T, path, mark string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var left []byte
	for line := range bytes.Lines(text) {
		if !bytes.HasPrefix(line, []byte(mark)) {
			left = append(left, line...)
		}
	}
	if err := os.WriteFile(path, left, 0o600); err != nil {
		t.Fatal(err)
	}
}

// fields are the words of a command line; what stands between single quotes is one.
func fields(line string) []string {
	var words []string
	for n, part := range strings.Split(line, "'") {
		if n%2 == 1 {
			words = append(words, part)
		} else {
			words = append(words, strings.Fields(part)...)
		}
	}
	return words
}

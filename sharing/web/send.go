package web

import (
	"crypto/subtle"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"wallchart/arbiter"
	"wallchart/export/report"
	"wallchart/model"
	"wallchart/phrase"
)

// form is what somebody at a board fills in.
type form struct {
	WhoAsks, ResultAsks, PIN, Send, Sample, Seen string
	Who, Results                                 []choice
}

type choice struct {
	Value, Text string
	Chosen      bool
}

// games are the rounds whose results can be sent: the last that is paired, with the other games of the same pairs.
func games(x *model.Section) (from, to int) {
	last := len(x.Rounds)
	_, game := x.Meeting(last)
	return max(1, last-game+1), last
}

// pageOf is the page on which the result of a board is sent.
func pageOf(x *model.Section, round, board int) string {
	if x.Games() == 1 {
		return fmt.Sprintf("/s/%d/board/%d", x.ID, board)
	}
	return fmt.Sprintf("/s/%d/round/%d/board/%d", x.ID, round, board)
}

// atBoard is the board that is asked for, in the last round that is paired or in the game of it that is named.
func atBoard(t *model.Tournament, r *http.Request) (*model.Section, int, *model.Pairing, error) {
	x, err := sectionOf(t, r)
	if err != nil {
		return nil, 0, nil, err
	}
	n, ok := figure(r, "board")
	if !ok || n < 1 || len(x.Rounds) == 0 {
		return nil, 0, nil, errNothing
	}
	from, round := games(x)
	if named := r.PathValue("round"); named != "" {
		k, err := strconv.Atoi(named)
		if err != nil || k < from || k > round {
			return nil, 0, nil, errNothing
		}
		round = k
	}
	p, _ := x.Rounds[round-1].OnBoard(n)
	if p == nil || p.IsBye() {
		return nil, 0, nil, errNothing
	}
	return x, round, p, nil
}

// board is the page on which the result of a board is sent.
func board(h *Hall, t *model.Tournament, r *http.Request, o report.Options) (*sheet, error) {
	x, round, p, err := atBoard(t, r)
	if err != nil || !h.sends(t) {
		return nil, errNothing
	}
	s := newSheet(t, o)
	s.Live = false // a form is not taken from under somebody's fingers
	s.Links = s.pagesOf(x, "")
	s.Title = s.word("Round %d", round) + ", " + s.word("Board %d", p.Board)
	s.Form = &form{WhoAsks: s.word("Who are you?"), ResultAsks: s.word("Result"), PIN: s.word("PIN on the slip"),
		Send: s.word("Send the result"), Sample: "2½-1½", Seen: seen(round, p)}
	var names [2]string
	for n := range names {
		e, _ := x.Entry(p.Sides[n])
		names[n] = e.Name
		s.Form.Who = append(s.Form.Who, choice{Value: model.Sender(n).String(), Text: e.Name})
	}
	s.Form.Who = append(s.Form.Who, choice{Value: model.SenderSteward.String(), Text: s.word("Steward, with the stewards' PIN")})
	switch {
	case len(p.Games) > 0:
		s.Form.Sample = strings.TrimSpace(strings.Repeat("1-0 ", len(p.Games)))
	case !x.Team():
		for _, result := range []string{"1-0", "½-½", "0-1"} {
			s.Form.Results = append(s.Form.Results, choice{Value: result, Text: names[0] + "  " + result + "  " + names[1]})
		}
	}
	return s, nil
}

// seen says which pairing a form was made for.
func seen(round int, p *model.Pairing) string {
	return fmt.Sprintf("%d %d %d", round, p.Sides[0], p.Sides[1])
}

// send takes a form.
func (h *Hall) send(w http.ResponseWriter, r *http.Request) {
	t := h.feed.Event()
	x, round, p, err := atBoard(t, r)
	if err != nil || !h.sends(t) {
		h.fail(w, r, http.StatusNotFound, errNothing)
		return
	}
	if !h.sending.allows(fmt.Sprint(addressOf(r), x.ID, p.Board), h.now()) {
		w.Header().Set("Retry-After", "1")
		h.fail(w, r, http.StatusTooManyRequests, phrase.Errorf("this board was sent several times in a second; wait a moment"))
		return
	}
	if kind, _, _ := strings.Cut(r.Header.Get("Content-Type"), ";"); kind != "application/x-www-form-urlencoded" {
		h.fail(w, r, http.StatusUnsupportedMediaType, phrase.Errorf("send the form of the page"))
		return
	}
	if err := r.ParseForm(); err != nil {
		status := http.StatusBadRequest
		if errors.As(err, new(*http.MaxBytesError)) {
			status = http.StatusRequestEntityTooLarge
		}
		h.fail(w, r, status, phrase.Errorf("send the form of the page"))
		return
	}
	var from model.Sender
	if err := from.UnmarshalText([]byte(r.PostForm.Get("from"))); err != nil {
		h.fail(w, r, http.StatusBadRequest, phrase.Errorf("send the form of the page"))
		return
	}
	if !h.admits(w, r, t, x, round, p, from) {
		return
	}
	if r.PostForm.Get("seen") != seen(round, p) {
		h.fail(w, r, http.StatusConflict, phrase.Errorf("other players sit at this board now. Look at the pairings again, or ask the arbiter"))
		return
	}
	status, err := h.feed.Enter(Sent{x.ID, round, *p, from, r.PostForm.Get("result")})
	if err != nil {
		h.fail(w, r, http.StatusUnprocessableEntity, err)
		return
	}
	o, _ := h.options(r)
	s := newSheet(h.feed.Event(), o)
	s.Live, s.Links = false, s.pagesOf(x, "")
	s.Title = s.word("Round %d", round) + ", " + s.word("Board %d", p.Board)
	s.Seat = s.o.Word(outcome(status))
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write(s.html())
}

// outcome is what whoever has sent a result is told.
func outcome(status arbiter.PhoneStatus) phrase.Text {
	switch status {
	case arbiter.Taken:
		return phrase.New("The result is taken.")
	case arbiter.Stands:
		return phrase.New("This result stands already.")
	case arbiter.Differs:
		return phrase.New("This is not what was sent before. Please see the arbiter.")
	}
	return phrase.New("Thank you. It is taken when the other side, or a steward, has sent the same.")
}

// admits checks the PIN, and slows down who has none that is right.
func (h *Hall) admits(w http.ResponseWriter, r *http.Request, t *model.Tournament, x *model.Section, round int, p *model.Pairing,
	from model.Sender) bool {
	now, address := h.now(), addressOf(r)
	keys := keysOf(address, fmt.Sprint(x.ID, round, p.Board))
	want := t.PIN(x, round, p)
	if from == model.SenderSteward {
		want, keys = t.StewardPIN(), keysOf(address, "steward")
	}
	if left := h.tries.wait(now, keys...); left > 0 {
		seconds := int(left/time.Second) + 1
		w.Header().Set("Retry-After", strconv.Itoa(seconds))
		h.fail(w, r, http.StatusTooManyRequests, phrase.Errorf("there were too many wrong PINs; wait %d seconds, or see the arbiter", seconds))
		return false
	}
	// on the slip it stands in two groups, and is typed so
	if want != "" && subtle.ConstantTimeCompare([]byte(want), []byte(strings.ReplaceAll(r.PostForm.Get("pin"), " ", ""))) == 1 {
		return true
	}
	h.tries.missed(now, keys...)
	h.log(phrase.New("Wrong PIN from %s, round %d board %d", address, round, p.Board))
	h.fail(w, r, http.StatusForbidden, phrase.Errorf("the PIN is wrong: it is the one on this round's slip"))
	return false
}

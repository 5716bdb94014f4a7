package sharing

import (
	"net"
	"strings"
	"testing"
	"time"

	"wallchart/must"
)

// TestCodesAsTheyAreTyped: in groups as the host shows them, with whatever stands between.
func TestCodesAsTheyAreTyped(t *testing.T) {
	for text, want := range map[string]string{
		"K7QX-M2PA-9RTW@10.0.0.7": "K7QXM2PA9RTW", " k7qx m2pa 9rtw @ 10.0.0.7": "K7QXM2PA9RTW", "10.0.0.7": "",
		"123456@10.0.0.7": "refused", "K7QX-M2PA-9RT+@10.0.0.7": "refused", "@10.0.0.7": "refused",
	} {
		code, _, err := Invitation(text)
		if want == "refused" && err == nil || want != "refused" && (err != nil || code != want) {
			t.Errorf("%q: %q, %v; want %s", text, code, err, want)
		}
	}
}

// TestWhereADeskWouldHost: as it was told, as before, or at a port that is free.
func TestWhereADeskWouldHost(t *testing.T) {
	taken := must.Have(net.Listen("tcp", "127.0.0.1:0"))(t)
	defer taken.Close()
	_, port, _ := net.SplitHostPort(taken.Addr().String())
	if got := listenAt("127.0.0.1:"+port, "10.0.0.7:4222"); got != "127.0.0.1:"+port {
		t.Errorf("as it was told: %s", got)
	}
	if got := listenAt("", "10.0.0.7:4222"); got != "10.0.0.7:4222" {
		t.Errorf("as before: %s", got)
	}
	for _, got := range []string{listenAt("127.0.0.1:0", "10.0.0.7:4222"), listenAt("", ""), free("127.0.0.1", port, "0")} {
		_, at, err := net.SplitHostPort(got)
		if err != nil || at == "0" || at == port {
			t.Errorf("%s is no address with a port that is free: %v", got, err)
		}
	}
	first := "127.0.0.1"
	if all := Addresses(); len(all) > 0 {
		first = all[0].IP // not the one that nobody else reaches, where there is another
	}
	if ip, _, _ := net.SplitHostPort(listenAt("", "")); ip != first {
		t.Errorf("as nobody has said: %s, not %s", ip, first)
	}
	if got := listenAt("10.0.0.7", "10.0.0.8:1"); got != address("10.0.0.7") {
		t.Errorf("as it was told, with the usual port: %s", got)
	}
	if got := free("127.0.0.1", port); got != "127.0.0.1:"+usualPort {
		t.Errorf("with no port that is free: %s", got)
	}
}

// TestFewServers is said where a cluster keeps the event on fewer than usual, and not of a server alone or of enough.
func TestFewServers(t *testing.T) {
	for copies, want := range map[int]string{0: "", 1: "only 1 server of the cluster at x keeps",
		2: "only 2 servers of the cluster at x keep", 3: "", 5: ""} {
		if got := (Status{Copies: copies, Address: "x"}).Few().String(); !strings.HasPrefix(got, want) || want == "" && got != "" {
			t.Errorf("%d copies: %q", copies, got)
		}
	}
}

// TestWhatIsRefusedIsLoggedOnceAMinute: the same; what is something else at once.
func TestWhatIsRefusedIsLoggedOnceAMinute(t *testing.T) {
	b := &book{}
	g := &gate{door: &door{log: b.log}, said: map[string]time.Time{}}
	for range 3 {
		g.refuse("Refused what %s has sent", "bob")
	}
	g.refuse("Refused what %s has sent", "ann")
	b.says(t, "Refused what ann")
	b.says(t, "Refused what bob")
	g.said["Refused what bob has sent"] = time.Now().Add(-2 * time.Minute)
	g.refuse("Refused what %s has sent", "bob")
	until(t, "it is logged again", func() bool {
		b.mu.Lock()
		defer b.mu.Unlock()
		return len(b.lines) == 3
	})
}

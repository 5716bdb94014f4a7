package phones

import (
	"strings"

	"wallchart/model"
	"wallchart/sharing"
	"wallchart/sharing/web"
)

// Pictures are drawn of pages that nobody serves.

// AskSample asks on a computer in one network.
func (p *Phones) AskSample() {
	p.askOpen([]sharing.Address{{IP: "192.168.1.20", Network: "wlan0"}, {IP: "127.0.0.1", Network: "lo"}})
}

// ShowSample shows pages that are open, with results from phones and a folder.
func (p *Phones) ShowSample() {
	event := *p.Event()
	event.Secret = strings.Repeat("picture", 3)
	p.Host = pictured{p.Host, &event}
	p.address, p.results = "http://192.168.1.20:8080/", true
	p.hall = web.New(web.NewFeed(&event, nil), web.Options{Address: p.address, Results: true})
	p.space = &space{folder: web.Folder{Path: "open-web"}}
	p.Sign()
	p.Shown()
}

// pictured is a window with another event.
type pictured struct {
	Host
	event *model.Tournament
}

func (p pictured) Event() *model.Tournament { return p.event }

"use strict"
// The page is fetched anew when the event has changed, a little later on each phone, and what is being typed stays.
if (window.EventSource && document.body.dataset.live) {
  var waiting = 0
  new EventSource("/live").addEventListener("change", function () {
    if (waiting) return
    waiting = setTimeout(function () {
      waiting = 0
      fetch(location.href, {headers: {Accept: "text/html"}}).then(function (r) { return r.ok ? r.text() : "" }).then(function (text) {
        if (!text) return
        var next = new DOMParser().parseFromString(text, "text/html").querySelector("main"), now = document.querySelector("main")
        if (next && now && next.innerHTML !== now.innerHTML) now.replaceWith(next)
      })
    }, Math.random() * 800)
  })
}

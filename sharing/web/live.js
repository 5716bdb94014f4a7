"use strict"
// The page is fetched anew when the event has changed, a little later on each phone. A page that nobody sees keeps no line: a browser
// has six to one place, and a page that was left would hold one of them.
if (window.EventSource && document.body.dataset.live) {
  var line = null, waiting = 0
  var fresh = function () {
    waiting = 0
    fetch(location.href).then(function (r) { return r.ok ? r.text() : "" }).then(function (text) {
      if (!text) return
      var next = new DOMParser().parseFromString(text, "text/html").querySelector("main"), now = document.querySelector("main")
      if (next && now && next.innerHTML !== now.innerHTML) now.replaceWith(next)
    }).catch(function () {})
  }
  var leave = function () { if (line) line.close(); line = null }
  var come = function () {
    if (line || document.hidden) return
    line = new EventSource("/live")
    line.addEventListener("change", function () { if (!waiting) waiting = setTimeout(fresh, Math.random() * 800) })
  }
  addEventListener("pagehide", leave)
  addEventListener("pageshow", function (e) { come(); if (e.persisted) fresh() })
  document.addEventListener("visibilitychange", function () { if (document.hidden) leave(); else { come(); fresh() } })
  come()
}
// Files on a web space tell nobody that they have changed: a page that is seen looks again each minute, and when it is seen again.
if (document.body.dataset.again && window.fetch && location.protocol !== "file:") {
  var look = function () {
    if (document.hidden) return
    fetch(location.href, { cache: "no-cache" }).then(function (r) { return r.ok ? r.text() : "" }).then(function (text) {
      if (!text) return
      var next = new DOMParser().parseFromString(text, "text/html").querySelector("main"), now = document.querySelector("main")
      if (next && now && next.innerHTML !== now.innerHTML) now.replaceWith(next)
    }).catch(function () {})
  }
  setInterval(look, 60000 + Math.random() * 5000)
  document.addEventListener("visibilitychange", look)
}
// What is counted down to goes by the clock of the computer that serves: this one's may be wrong.
var counted = document.querySelectorAll("[data-at]")
if (counted.length && window.fetch) {
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(function (r) {
    var ahead = Date.now() - Date.parse(r.headers.get("Date")) || 0
    var two = function (n) { return (n < 10 ? "0" : "") + n }
    var count = function () {
      document.querySelectorAll("[data-at]").forEach(function (x) {
        var n = Math.ceil(x.dataset.at - (Date.now() - ahead) / 1000), m = Math.floor(n / 60)
        if (n > 0) x.textContent = (m < 60 ? m : Math.floor(m / 60) + ":" + two(m % 60)) + ":" + two(n % 60)
      })
    }
    count()
    setInterval(count, 1000)
  }).catch(function () {})
}

(function () {
"use strict";
var D = document, data = JSON.parse(D.getElementById("data").textContent), W = data.words, T = data.texts || [], S = data.sums || []
// A name between the signs that set it apart is a bdi within the text.
function set(e, text) {
  text.split(/[\u2068\u2069]/).forEach(function (s, n) {
    var to = n % 2 ? e.appendChild(D.createElement("bdi")) : e
    to.append(s)
  })
}
function el(tag, text, cls) {
  var e = D.createElement(tag)
  if (text) { var b = D.createElement("bdi"); set(b, text); e.append(b) }
  if (cls) e.className = cls
  return e
}
function all(from, what) { return Array.from(from.querySelectorAll(what)) }
function plain(s) { return s.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase() }

// What a number is made of.
var box = el("dialog")
box.setAttribute("aria-labelledby", "sum")
D.body.append(box)
box.addEventListener("click", function (e) { if (e.target === box) box.close() })
function open(cell) {
  var name = cell.parentNode.querySelector(".name bdi"), h = el("h2", name && name.textContent), s = S[cell.dataset.s - 1]
  h.id = "sum"
  box.replaceChildren(h)
  if (s) {
    box.append(el("p", T[s[0]]))
    if (s[1]) {
      var t = el("table")
      s[1].forEach(function (p) {
        var r = el("tr", "", p[4] ? "m-struck" : "")
        for (var k = 0; k < 4; k++) r.append(el("td", T[p[k]], k % 2 ? "" : "r"))
        t.append(r)
      })
      box.append(t)
    }
    if (s[2] !== null) box.append(el("p", T[s[2]], "m-strong"))
    ;(s[3] || []).forEach(function (n) { box.append(el("p", T[n], "note")) })
  } else if (cell.title) box.append(el("p", cell.title))
  var b = el("button", W.Close)
  b.type = "button"
  b.onclick = function () { box.close() }
  box.append(b)
  box.showModal()
}
function button(cell, cls) {
  var b = D.createElement("button")
  b.type = "button"
  if (cls) b.className = cls
  b.append.apply(b, all(cell, ":scope > bdi"))
  cell.prepend(b)
  return b
}
function key(c, column) {
  var x = c.cells[column]
  if (!x) return ""
  var s = x.dataset.n || (x.querySelector("bdi") || x).textContent.trim()
  return s !== "" && isFinite(s) ? +s : plain(s)
}

all(D, "main table:not(.part)").forEach(function (t) {
  var body = t.tBodies[0], rows = Array.from(body.rows), seen
  // One stop of the Tab key for all numbers that open; arrows go from one to the next.
  all(body, "[data-s], [title]").forEach(function (c) {
    if (!c.textContent) return
    var b = button(c, c.dataset.s ? "" : "q")
    b.tabIndex = seen ? -1 : 0
    seen = true
    b.onclick = function () { open(c) }
    b.onfocus = function () {
      all(body, "[tabindex='0']").forEach(function (x) { x.tabIndex = -1 })
      b.tabIndex = 0
    }
  })
  body.addEventListener("keydown", function (e) {
    var d = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[e.key], c = e.target.closest("td, th")
    if (!d || !c) return
    var r = c.parentNode, i = c.cellIndex, b
    do {
      if (d[0]) r = d[0] > 0 ? r.nextElementSibling : r.previousElementSibling
      i += d[1]
      if (!r || !(d[0] || r.cells[i])) return
      b = !r.hidden && r.cells[i] && r.cells[i].querySelector("button")
    } while (!b)
    e.preventDefault()
    b.focus()
  })
  // Sorting stays between group headings; what belongs together stays together.
  if (t.classList.contains("fixed")) return
  var heads = Array.from(t.tHead.rows[0].cells)
  heads.forEach(function (th, column) {
    if (!th.textContent) return
    var b = button(th)
    b.title = th.title ? th.title + ". " + W.Sort : W.Sort
    th.removeAttribute("title")
    b.onclick = function () {
      var was = th.getAttribute("aria-sort"), up = was === "ascending"
      heads.forEach(function (x) { x.removeAttribute("aria-sort") })
      var to = was === "descending" ? 0 : up ? -1 : 1
      if (to) th.setAttribute("aria-sort", up ? "descending" : "ascending")
      var blocks = [], part = 0
      rows.forEach(function (r, n) {
        if (r.matches(".under") && blocks.length) return blocks[blocks.length - 1].rows.push(r)
        var stays = r.matches(".group, .stays")
        if (stays) part++
        blocks.push({ rows: [r], part: part, n: n, key: stays ? "" : key(r, column) })
        if (stays) part++
      })
      blocks.sort(function (a, b) {
        if (a.part !== b.part || !to) return a.part - b.part || a.n - b.n
        if ((a.key === "") !== (b.key === "")) return a.key === "" ? 1 : -1
        var ka = typeof a.key, kb = typeof b.key
        var by = ka !== kb ? (ka === "number" ? -1 : 1) : ka === "number" ? a.key - b.key : a.key.localeCompare(b.key)
        return to * by || a.n - b.n
      })
      blocks.forEach(function (x) { body.append.apply(body, x.rows) })
    }
  })
})

var find = D.querySelector(".find"), hint = D.querySelector(".hint")
if (find) {
  find.hidden = false
  hint.hidden = !S.length
  find.onsubmit = function (e) { e.preventDefault() }
  find.oninput = function () {
    var want = plain(find.querySelector("input").value.trim()), shown = 0, of = 0
    all(D, "main table:not(.part) > tbody").forEach(function (body) {
      var group = null, lead = null
      Array.from(body.rows).forEach(function (r) {
        if (r.matches(".group")) { group = r; r.hidden = !!want; return }
        var has = plain(r.textContent).includes(want)
        if (r.matches(".under") && lead) { if (lead.hit) has = true } else { lead = r; r.hit = has }
        r.hidden = !has
        of++
        if (!has) return
        shown++
        if (group) group.hidden = false
        if (lead) lead.hidden = false
      })
    })
    find.querySelector("output").textContent = !want ? "" : shown ? W.Found.replace("{page}", shown).replace("{pages}", of) : W.None
  }
}
addEventListener("beforeprint", function () {
  var p = D.querySelector(".printed")
  p.hidden = false
  p.textContent = W.Printed + " " + new Date().toLocaleString(D.documentElement.lang, { dateStyle: "medium", timeStyle: "short" })
})
addEventListener("afterprint", function () { D.querySelector(".printed").hidden = true })
})()

/** The style sheet of `report.html`. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --faint: #59636e; --line: #d1d9e0; --raised: #f6f8fa;
  --error: #b3261e; --warning: #8a5a00; --notice: #0b5cad; --accent: #0b5cad; --on-accent: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --paper: #0d1117; --faint: #9aa4af; --line: #3d444d;
  --raised: #161b22; --error: #ff8f87; --warning: #e3b341; --notice: #79b8ff; --accent: #79b8ff; --on-accent: #0d1117 } }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0 auto; padding: 1.5rem; max-width: 80rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); overflow-wrap: anywhere }
h1, h2 { margin: 0 0 .75rem; font-size: 1.6rem; line-height: 1.2 }
h2 { font-size: 1.2rem }
section { margin-top: 2rem }
a { color: var(--accent) }
code, .target, .address, li { font: .875rem/1.6 ui-monospace, monospace }
header dl { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin: 0 0 1.5rem }
header dl div { display: flex; flex-wrap: wrap; gap: 0 .5rem; min-width: 0 }
dt { color: var(--faint) }
dd { margin: 0; min-width: 0 }
.filters { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: end; padding: .75rem 0 }
fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1rem; min-width: 0; margin: 0; padding: .35rem 0; border: 0 }
legend, .text { color: var(--faint); font-size: .875rem }
legend { padding: 0; margin-bottom: .25rem }
.text { display: grid; gap: .15rem; min-width: 0 }
.choices { width: 100%; gap: .4rem }
.choices label { position: relative; padding: .2rem .6rem; border: 1px solid var(--line); border-radius: 1rem;
  background: var(--raised); cursor: pointer }
.choices input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer }
.choices label:has(:checked) { color: var(--on-accent); background: var(--accent); border-color: var(--accent) }
.choices label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px }
input[type=search], button { font: inherit; color: var(--ink); background: var(--raised); padding: .35rem .75rem;
  border: 1px solid var(--line); border-radius: .35rem; min-height: 2.25rem; max-width: 100% }
input[type=search] { width: 16rem }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
output { margin-left: auto; color: var(--faint); padding: .35rem 0 }
.advice { margin-top: .5rem; padding: .75rem 0; border-top: 1px solid var(--line) }
summary { cursor: pointer }
.advice dl { margin: .5rem 0 0; max-width: 60rem }
.advice div { margin-bottom: .75rem }
.advice dt { color: inherit; font-weight: 600 }
.advice b { color: var(--faint); font-weight: 400 }
table { width: 100%; border-collapse: collapse; table-layout: fixed; border-top: 1px solid var(--line) }
th { text-align: left; font-weight: 600; color: var(--faint); font-size: .875rem }
th, td { padding: .6rem .75rem .6rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
.findings th:first-child { width: 6rem }
.findings th:last-child { width: 38% }
p, ul { margin: 0 }
ul { padding: 0; list-style: none }
.address, .line, small { color: var(--faint) }
small { font-size: .875rem }
.error, .warning, .notice, .accepted { font-weight: 600 }
.error { color: var(--error) }
.warning { color: var(--warning) }
.notice { color: var(--notice) }
.accepted, .reason { color: var(--faint) }
.diagnosis { font-weight: 600; margin: 0 0 1rem }
.pages { padding: 0 0 .75rem }
.near::before { content: '→ ' / '' }
.part .target, .part .own, .part .near, .part .address, .part > td:last-child > * { display: none }
.clean, .none { padding: 2rem 0; font-size: 1.15rem }
@media (max-width: 45rem) { body { padding: 1rem } output { margin: 0; width: 100% } .text, input[type=search] { width: 100% }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  .findings, .findings tbody, .findings tr, .findings td { display: block }
  .findings tr { padding: .75rem 0; border-bottom: 1px solid var(--line) }
  .findings td { padding: 0; border: 0 } .findings td + td { margin-top: .35rem } }
@media print { .filters { display: none } }
`

/**
 * The script of `report.html`: it hides the findings that the filters leave out, which the address
 * of the page names. A row may stand for several: of those that match in part, the others are
 * hidden, and what is left is unfolded.
 */
export const SCRIPT = `
'use strict'
const form = document.querySelector('form')
if (form) {
  const { elements } = form
  const one = (selector) => document.querySelector(selector)
  const names = ['news', 'severity', 'code', 'page', 'text'].filter((name) => elements[name])
  const pagesIn = (part, folded) => [...part.querySelectorAll('[data-page]')].filter((each) => !folded?.contains(each))
    .map(({ dataset }) => dataset.page)
  const rows = [...document.querySelectorAll('.findings tbody tr')].map((row) => {
    const folded = row.querySelector('.others')
    const summary = folded?.querySelector('summary')
    const text = row.textContent.replace(folded?.textContent ?? '', '').toLowerCase()
    const own = [...row.querySelectorAll('.target, .own, .near, .address, td:last-child')]
    const shared = own.reduce((left, { textContent }) => left.replace(textContent.toLowerCase(), ''), text)
    const first = { text, pages: pagesIn(row, folded) }
    const others = [...(folded?.querySelectorAll('li') ?? [])].map((item) => (
      { item, isFolded: item.hidden, text: item.textContent.toLowerCase() + shared, pages: pagesIn(item) }))
    return { row, folded, summary, words: summary?.textContent, rest: folded?.querySelector('p'), first, others,
      found: 1 + others.length }
  })
  const known = new Set(rows.flatMap(({ first, others }) => [first, ...others].flatMap(({ pages }) => pages)))
  const findings = rows.reduce((sum, { others }) => sum + 1 + others.length, 0)
  const number = (n) => n.toLocaleString('en')
  let most = 100
  const isOneCode = one('.advice').open
  let wasPart = false
  const showPart = (each, isPart, isMeant) => {
    const { row, folded, summary, words, rest, first, others } = each
    const isFirst = isMeant(first)
    let found = 0
    for (const other of others) {
      const isFound = isMeant(other)
      if (isFound) found++
      other.item.hidden = isPart ? !isFound : other.isFolded
    }
    each.found = Number(isFirst) + found
    if (!folded) return
    row.classList.toggle('part', isPart && !isFirst)
    folded.hidden = isPart && found === 0
    if (isPart || wasPart) folded.open = isPart && found > 0
    summary.textContent = isPart && found < others.length ? number(found) + ' of ' + words : words
    if (rest) rest.hidden = isPart
  }
  const filter = () => {
    const { page = '', text, code } = Object.fromEntries(names.map((name) => [name, elements[name].value]))
    const isOn = known.has(page) ? (name) => name === page : (name) => name.toLowerCase().includes(page.toLowerCase())
    const wanted = text.trim().toLowerCase()
    const isMeant = ({ pages, text: all }) => (!page || pages.some(isOn)) && all.includes(wanted)
    const isPart = page !== '' || wanted !== ''
    for (const each of rows) showPart(each, isPart, isMeant)
    wasPart = isPart
    const found = rows.filter(({ row, found }) => found > 0 &&
      ['news', 'severity', 'code'].every((name) => !elements[name]?.value || row.dataset[name] === elements[name].value))
    const shown = new Set(found.slice(0, most))
    for (const each of rows) each.row.hidden = !shown.has(each)
    for (const entry of document.querySelectorAll('.advice [data-code]'))
      entry.hidden = code !== '' && entry.dataset.code !== code
    one('.findings').hidden = found.length === 0
    one('.none').hidden = found.length > 0
    one('.more').hidden = shown.size === found.length
    form.querySelector('output').value = number([...shown].reduce((sum, { found }) => sum + found, 0)) +
      ' of ' + number(findings) + ' shown'
    one('.advice').open = isOneCode || code !== ''
  }
  const set = (params) => {
    for (const name of names) elements[name].value = params.get(name) ?? ''
    filter()
  }
  const address = () => new URLSearchParams([...new FormData(form)].filter(([, value]) => value)).toString()
  const follow = () => {
    if (location.hash.slice(1) !== address()) set(new URLSearchParams(location.hash.slice(1)))
  }
  form.addEventListener('input', () => {
    most = 100
    filter()
    location.replace('#' + address())
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  form.querySelector('button').addEventListener('click', (event) => {
    event.preventDefault()
    set(new URLSearchParams())
    location.replace('#')
  })
  one('.more').addEventListener('click', () => {
    most = Infinity
    filter()
  })
  addEventListener('hashchange', follow)
  form.parentElement.hidden = false
  form.parentElement.open = innerWidth > 720 || location.hash.length > 1
  set(new URLSearchParams(location.hash.slice(1)))
}
`

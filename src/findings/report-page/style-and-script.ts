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
h1, h2 { margin: 0 0 .5rem; font-size: 1.6rem; line-height: 1.2 }
h2 { font-size: 1.15rem }
h2 b { color: var(--faint); font-weight: 400 }
section { margin-top: 2rem }
.tools + .group { margin-top: 1rem }
a { color: var(--accent) }
li { line-height: 1.75 }
code, .where li, .others li, .pages li, section > ul:not(.findings) li { font-family: ui-monospace, monospace; font-size: .875rem }
pre { white-space: pre-wrap }
p, ul { margin: 0 }
ul { padding: 0; list-style: none }
.details, .advice, .address, .line, small, dt { color: var(--faint) }
.diagnosis { font-weight: 600; margin: .5rem 0 0 }
.advice { max-width: 60rem; margin-bottom: .5rem }
small, .address { font-size: .875rem }
dl { margin: 0 }
dl div { display: flex; flex-wrap: wrap; gap: 0 .5rem; min-width: 0 }
dt { min-width: 12rem }
dd { margin: 0; min-width: 0 }
summary { cursor: pointer; line-height: 1.75 }
.tools { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: .5rem }
.tools > [open] { width: 100% }
.filters { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; padding: .5rem 0 }
fieldset { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; min-width: 0; margin: 0; padding: 0; border: 0 }
legend { float: left; padding: 0; margin-right: .25rem }
legend, .text { color: var(--faint); font-size: .875rem }
.choices label { position: relative; padding: .1rem .6rem; border: 1px solid var(--line); border-radius: 1rem;
  background: var(--raised); cursor: pointer; font-size: .875rem; line-height: 1.75 }
.choices input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer }
.choices label:has(:checked) { color: var(--on-accent); background: var(--accent); border-color: var(--accent) }
.choices label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px }
input[type=search], button { font: inherit; color: var(--ink); background: var(--raised); padding: .15rem .75rem;
  border: 1px solid var(--line); border-radius: .35rem; min-height: 2rem; max-width: 100% }
input[type=search] { width: 14rem }
.more { margin-top: .75rem }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
output { margin-left: auto; color: var(--faint) }
.findings { border-top: 1px solid var(--line) }
.finding { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 38%); gap: 0 1.5rem; padding: .5rem 0;
  border-bottom: 1px solid var(--line) }
.error { color: var(--error) }
.warning { color: var(--warning) }
.notice { color: var(--notice) }
.accepted, .reason { color: var(--faint) }
table { border-collapse: collapse }
th { text-align: left; font-weight: 600; color: var(--faint); font-size: .875rem }
th, td { padding: .35rem 1rem .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
.part .own, .part .where > * { display: none }
.where { font-size: .875rem; color: var(--faint) }
.where li { color: var(--ink) }
.clean, .none { padding: 2rem 0; font-size: 1.15rem }
@media (max-width: 45rem) { body { padding: 1rem } output { margin: 0; width: 100% } .text, input[type=search] { width: 100% }
  h1 { font-size: 1.35rem } .finding { grid-template-columns: minmax(0, 1fr) } dt { min-width: 0 } }
@media print { .tools, .more, .none { display: none } body { max-width: none; padding: 0 } .finding { break-inside: avoid }
  h2, .advice { break-after: avoid } details::details-content { content-visibility: visible; display: block } }
`

/**
 * The script of `report.html`: it hides the findings that do not match the filters, which are
 * stored in the fragment of the address. In rows that match in part, only matching findings are
 * shown, unfolded. Each group shows its first rows, and all rows in print. The advice for a code is
 * above the first visible group of that code.
 */
export const SCRIPT = `
'use strict'
const form = document.querySelector('form')
if (form) {
  const { elements } = form
  const filters = form.parentElement
  const names = ['news', 'severity', 'code', 'page', 'text'].filter((name) => elements[name])
  const pagesIn = (part, folded) => [...part.querySelectorAll('[data-page]')].filter((each) => !folded?.contains(each))
    .map(({ dataset }) => dataset.page)
  const readRow = (row, sort) => {
    const folded = row.querySelector('.others')
    const summary = folded?.querySelector('summary')
    const text = row.textContent.replace(folded?.textContent ?? '', '').toLowerCase() + sort
    const shared = [...row.querySelectorAll('.shared, .reason')].map(({ textContent }) => textContent).join(' ')
    const first = { text, pages: pagesIn(row, folded) }
    const others = [...(folded?.querySelectorAll('li') ?? [])].map((item) => ({ item, isCollapsed: item.hidden,
      text: (item.textContent + shared).toLowerCase() + sort, pages: pagesIn(item) }))
    return { row, folded, summary, words: summary?.textContent, rest: folded?.querySelector('p'), first, others,
      found: 1 + others.length }
  }
  const groups = [...document.querySelectorAll('.group')].map((group) => {
    const sort = ' ' + group.querySelector('h2').textContent.toLowerCase()
    const rows = [...group.querySelectorAll('.finding')].map((row) => readRow(row, sort))
    return { group, rows, more: group.querySelector('.more'), isWhole: false }
  })
  const rows = groups.flatMap((group) => group.rows)
  const known = new Set(rows.flatMap(({ first, others }) => [first, ...others].flatMap(({ pages }) => pages)))
  const sum = (of) => of.reduce((all, { found }) => all + found, 0)
  const findings = sum(rows)
  const number = (n) => n.toLocaleString('en')
  let wasPart = false
  let isPrinted = false
  const showPart = (each, isPart, isMeant) => {
    const { row, folded, summary, words, rest, first, others } = each
    const isFirst = isMeant(first)
    let found = 0
    for (const other of others) {
      const isFound = isMeant(other)
      if (isFound) found++
      other.item.hidden = isPart ? !isFound : other.isCollapsed
    }
    each.found = Number(isFirst) + found
    if (!folded) return
    row.classList.toggle('part', isPart && !isFirst)
    folded.hidden = isPart && found === 0
    if (isPart || wasPart) folded.open = isPart && found > 0
    summary.textContent = isPart && found < others.length ? number(found) + ' of ' + words : words
    if (rest) rest.hidden = isPart
  }
  const showGroup = ({ group, rows, more, isWhole }, isFiltered) => {
    const isMeant = ['news', 'severity', 'code'].every((name) =>
      !elements[name]?.value || group.dataset[name] === elements[name].value)
    const found = isMeant ? rows.filter((each) => each.found > 0) : []
    const most = isWhole || isPrinted ? Infinity : isFiltered ? 100 : 10
    const shown = new Set(found.slice(0, most))
    for (const each of rows) each.row.hidden = !shown.has(each)
    group.hidden = found.length === 0
    more.hidden = shown.size === found.length
    more.textContent = 'Show ' + number(sum(found.slice(most))) + ' more'
    return found
  }
  const filter = () => {
    const { page = '', text } = Object.fromEntries(names.map((name) => [name, elements[name].value]))
    const isOn = known.has(page) ? (name) => name === page : (name) => name.toLowerCase().includes(page.toLowerCase())
    const wanted = text.trim().toLowerCase()
    const isMeant = ({ pages, text: all }) => (!page || pages.some(isOn)) && all.includes(wanted)
    const isPart = page !== '' || wanted !== ''
    for (const each of rows) showPart(each, isPart, isMeant)
    wasPart = isPart
    const isFiltered = names.some((name) => elements[name].value !== '')
    const found = groups.flatMap((group) => showGroup(group, isFiltered))
    const advised = new Set()
    for (const { group } of groups.filter(({ group }) => !group.hidden)) {
      const { code } = group.dataset
      group.querySelector('.advice')?.toggleAttribute('hidden', advised.has(code))
      advised.add(code)
    }
    document.querySelector('.none').hidden = found.length > 0
    form.querySelector('output').value = number(sum(found)) + ' of ' + number(findings) + ' shown'
  }
  const set = (params) => {
    // Chromium cannot choose a radio button without a value by assignment.
    form.reset()
    for (const name of names.filter((name) => params.get(name))) elements[name].value = params.get(name)
    if (params.size > 0) filters.hidden = false
    if (params.size > 0) filters.open = true
    filter()
  }
  const address = () => new URLSearchParams([...new FormData(form)].filter(([, value]) => value)).toString()
  const follow = () => {
    if (location.hash.slice(1) !== address()) set(new URLSearchParams(location.hash.slice(1)))
  }
  form.addEventListener('input', () => {
    filter()
    location.replace('#' + address())
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  form.querySelector('button').addEventListener('click', (event) => {
    event.preventDefault()
    set(new URLSearchParams())
    location.replace('#')
  })
  for (const group of groups)
    group.more.addEventListener('click', () => {
      group.isWhole = true
      filter()
    })
  addEventListener('hashchange', follow)
  addEventListener('beforeprint', () => {
    isPrinted = true
    filter()
  })
  addEventListener('afterprint', () => {
    isPrinted = false
    filter()
  })
  filters.hidden = filters.dataset.many === 'no'
  set(new URLSearchParams(location.hash.slice(1)))
}
`

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
.codes { width: 100%; gap: .4rem }
.codes label { position: relative; padding: .2rem .6rem; border: 1px solid var(--line); border-radius: 1rem;
  background: var(--raised); cursor: pointer }
.codes input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer }
.codes label:has(:checked) { color: var(--on-accent); background: var(--accent); border-color: var(--accent) }
.codes label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px }
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
.clean, .none { padding: 2rem 0; font-size: 1.15rem }
@media (max-width: 45rem) { body { padding: 1rem } output { margin: 0; width: 100% } .text, input[type=search] { width: 100% }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  .findings, .findings tbody, .findings tr, .findings td { display: block }
  .findings tr { padding: .75rem 0; border-bottom: 1px solid var(--line) }
  .findings td { padding: 0; border: 0 } .findings td + td { margin-top: .35rem } }
@media print { .filters { display: none } }
`

/** The script of `report.html`: it hides the rows that the filters leave out. */
export const SCRIPT = `
'use strict'
const form = document.querySelector('form')
if (form) {
  const { elements } = form
  const rows = [...document.querySelectorAll('.findings tbody tr')]
  const findingsIn = (some) => some.reduce((sum, row) => sum + Number(row.dataset.findings), 0)
  const texts = rows.map((row) => row.textContent.toLowerCase())
  const boxes = [...form.querySelectorAll('[name=severity]')]
  const advice = document.querySelector('.advice')
  const folded = form.parentElement
  const filter = () => {
    const text = elements.text.value.trim().toLowerCase()
    const code = elements.code.value
    const severities = boxes.filter((box) => box.checked).map((box) => box.value)
    rows.forEach((row, i) => {
      const keeps = (!code || row.dataset.code === code) && severities.includes(row.dataset.severity) &&
        texts[i].includes(text)
      row.hidden = !keeps
    })
    for (const entry of advice.querySelectorAll('[data-code]')) entry.hidden = code !== '' && entry.dataset.code !== code
    const shown = findingsIn(rows.filter((row) => !row.hidden))
    document.querySelector('.findings').hidden = shown === 0
    document.querySelector('.none').hidden = shown > 0
    form.querySelector('output').value = shown.toLocaleString('en') + ' of ' + findingsIn(rows).toLocaleString('en') + ' shown'
    advice.open = code !== ''
  }
  form.addEventListener('input', filter)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.querySelector('button').addEventListener('click', (event) => {
    event.preventDefault()
    form.reset()
    filter()
  })
  folded.hidden = false
  folded.open = innerWidth > 720
  filter()
}
`

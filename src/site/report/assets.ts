/** The style sheet of `report.html`. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --faint: #59636e; --line: #d1d9e0; --raised: #f6f8fa;
  --error: #b3261e; --warning: #8a5a00; --notice: #0b5cad; --focus: #0b5cad }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --paper: #0d1117; --faint: #9aa4af; --line: #3d444d;
  --raised: #161b22; --error: #ff8f87; --warning: #e3b341; --notice: #79b8ff; --focus: #79b8ff } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem; max-width: 80rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--paper) }
h1 { margin: 0 0 .75rem; font-size: 1.6rem; line-height: 1.2 }
dl { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin: 0 0 1.5rem }
dl div { display: flex; gap: .5rem }
dt { color: var(--faint) }
dd { margin: 0 }
.filters { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: end; padding: .75rem 0;
  background: var(--paper); border-bottom: 1px solid var(--line) }
.filters[hidden] { display: none }
.filters > label { display: grid; gap: .15rem; color: var(--faint); font-size: .875rem }
fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1rem; min-width: 0; margin: 0; padding: .35rem 0; border: 0 }
legend { color: var(--faint); font-size: .875rem; padding: 0; float: left; margin-right: .5rem }
input[type=search], select { font: inherit; color: var(--ink); background: var(--raised); padding: .35rem .5rem;
  border: 1px solid var(--line); border-radius: .35rem; width: 14rem; height: 2.25rem }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
output { margin-left: auto; color: var(--faint); padding: .35rem 0 }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
th { text-align: left; font-weight: 600; color: var(--faint); font-size: .875rem }
th, td { padding: .6rem .75rem .6rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere }
th:first-child { width: 6rem }
th:last-child { width: 38% }
p, ul { margin: 0 }
ul { padding: 0; list-style: none }
.target, .address, li { font: .875rem/1.6 ui-monospace, monospace }
.address, .line, small { color: var(--faint) }
small { font-size: .875rem }
small, .line { white-space: nowrap }
.error, .warning, .notice, .accepted { font-weight: 600 }
.error { color: var(--error) }
.warning { color: var(--warning) }
.notice { color: var(--notice) }
.accepted, .reason { color: var(--faint) }
.near::before { content: '→ ' / '' }
.clean { padding: 2rem 0; font-size: 1.15rem }
@media (max-width: 45rem) { th:first-child { width: 5rem } th:last-child { width: 34% } output { margin: 0 }
  .filters { position: static } fieldset label { white-space: nowrap } }
`

/** The script of `report.html`: it hides the rows that the filters leave out. */
export const SCRIPT = `
'use strict'
const form = document.querySelector('form')
if (form) {
  const rows = [...document.querySelectorAll('tbody tr')]
  const texts = rows.map((row) => row.textContent.toLowerCase())
  const filter = () => {
    const chosen = new FormData(form)
    const text = chosen.get('text').trim().toLowerCase()
    const code = chosen.get('code')
    const severities = chosen.getAll('severity')
    let shown = 0
    rows.forEach((row, i) => {
      const keeps = (!code || row.dataset.code === code) && severities.includes(row.dataset.severity) &&
        texts[i].includes(text)
      row.hidden = !keeps
      if (keeps) shown++
    })
    form.querySelector('output').value = shown + ' of ' + rows.length + ' shown'
  }
  form.addEventListener('input', filter)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.hidden = false
  filter()
}
`

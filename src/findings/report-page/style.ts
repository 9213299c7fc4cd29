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
output { color: var(--faint); line-height: 1.75 }
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
@media (max-width: 45rem) { body { padding: 1rem } .text, input[type=search] { width: 100% }
  h1 { font-size: 1.35rem } .finding { grid-template-columns: minmax(0, 1fr) } dt { min-width: 0 } }
@media print { .tools, .more, .none { display: none } body { max-width: none; padding: 0 } .finding { break-inside: avoid }
  h2, .advice { break-after: avoid } summary { list-style: none }
  details::details-content { content-visibility: visible; display: block } }
`

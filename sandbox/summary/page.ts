/**
 * The page on which GitHub shows the job summaries of a run, with what matters here. It loads no
 * other files.
 */
import createMarkdown from 'markdown-it'
import { escapeHtml } from '../page.ts'

/** The job summary of one step, as the step wrote it. */
export interface StepSummary {
  readonly title: string
  readonly summary: string
}

// The step's own text can be shown unchanged, because the step escapes all untrusted text.
const MARKDOWN = createMarkdown({ html: true, linkify: true })

/** Returns a page with the job summaries of all these steps. */
export function summaryPage(steps: readonly StepSummary[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Job summary</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Job summary</h1>
${steps.map(section).join('\n')}
</main>
</body>
</html>
`
}

function section({ title, summary }: StepSummary): string {
  return `<section>\n<h2>${escapeHtml(title)}</h2>\n<div>\n${MARKDOWN.render(summary)}</div>\n</section>`
}

/** Based on GitHub's style sheet (https://github.com/sindresorhus/github-markdown-css). */
const STYLE = `
:root { color-scheme: light dark; --ink: #1f2328; --paper: #fff; --canvas: #f6f8fa; --faint: #59636e; --line: #d1d9e0;
  --code: #818b981f; --link: #0969da }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f6fc; --paper: #0d1117; --canvas: #151b23; --faint: #9198a1;
  --line: #3d444d; --code: #656c7633; --link: #4493f8 } }
* { box-sizing: border-box }
body { margin: 0; padding: 1rem; font: .875rem/1.5 "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif;
  color: var(--ink); background: var(--canvas); overflow-wrap: anywhere }
main { margin: 0 auto; max-width: 60rem }
h1 { font-size: 1.25rem }
section { margin-bottom: 1rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--paper) }
h2 { margin: 0; padding: .75rem 1rem; font-size: .875rem; border-bottom: 1px solid var(--line) }
section > div { padding: 1rem }
section > div > :first-child { margin-top: 0 }
section > div > :last-child { margin-bottom: 0 }
h3 { font-size: 1.25em; margin: 1.5rem 0 1rem; line-height: 1.25 }
h4 { font-size: 1em; margin: 1.5rem 0 1rem; line-height: 1.25 }
p, ol, ul, table, pre, details { margin: 0 0 1rem }
ol, ul { padding-left: 2em }
li + li { margin-top: .25em }
a { color: var(--link) }
sub { font-size: 75%; line-height: 0; position: relative; bottom: -.25em }
code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; font-size: 85% }
code { padding: .2em .4em; border-radius: .375rem; background: var(--code) }
pre { padding: 1rem; line-height: 1.45; border-radius: .375rem; background: var(--canvas); white-space: pre-wrap }
pre code { padding: 0; font-size: inherit; background: none }
table { border-collapse: collapse }
th, td { padding: .375rem .8rem; overflow-wrap: normal; border: 1px solid var(--line); text-align: left; vertical-align: top }
tr:nth-child(2n) { background: var(--canvas) }
td code { overflow-wrap: anywhere }
summary { cursor: pointer }
details[open] > summary { margin-bottom: .5rem }
@media (max-width: 30rem) { body { padding: .5rem } section > div { padding: .75rem } ol, ul { padding-left: 1.5em }
  th, td { padding: .25rem .3rem; font-size: .75rem } }
`

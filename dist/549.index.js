export const id = 549;
export const ids = [549];
export const modules = {

/***/ 5117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ accept),
/* harmony export */   S: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1164);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7414);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3092);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6939);
/* harmony import */ var _site_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);





/**
 * Returns the findings that count, in their order, then a notice for each entry that is of no use or has ended, then the
 * accepted findings. `now`: in ms since the epoch.
 * @throws the reason of `signal` soon after it is aborted
 */
async function judge(findings, entries, now, signal) {
    const today = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_1__/* .showDay */ .eL)(now);
    const lines = new Map();
    const uses = entries.map((entry) => {
        const { code, target, page, until, line } = entry;
        const what = JSON.stringify([code, target.source, page?.source, until]);
        const repeats = lines.get(what);
        lines.set(what, repeats ?? line);
        return { entry, repeats, matches: 0, unlisted: 0 };
    });
    const byCode = Map.groupBy(uses, ({ entry }) => entry.code);
    const counted = [];
    const accepted = [];
    for await (const finding of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptible */ .In)(findings, signal)) {
        const matching = (byCode.get(finding.code) ?? []).filter((use) => {
            const { page } = use.entry;
            if (!matches({ ...use.entry, page: undefined }, finding))
                return false;
            use.elsewhere ??= finding.spots.find((spot) => page?.matches(spot.page) === false)?.page;
            return matches(use.entry, finding);
        });
        for (const use of matching)
            use[isSure(use.entry, finding) ? 'matches' : 'unlisted']++;
        const sure = matching.map(({ entry }) => entry).filter((entry) => isSure(entry, finding));
        const valid = sure.find((entry) => !hasEnded(entry, today));
        if (valid === undefined)
            counted.push(withEnd(finding, sure[0]));
        else
            accepted.push(acceptedBy(finding, valid));
    }
    const incomplete = new Set(findings.filter(({ isRest }) => isRest).map(({ code }) => code));
    const isKnown = !findings.some(({ code }) => (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnknown */ .t8)(code));
    // What is not listed, or was not asked, may match.
    const known = uses.filter(({ entry, matches }) => matches > 0 || (isKnown && !incomplete.has(entry.code)));
    return [...counted, ...known.flatMap((use) => noticesOf(use, today)), ...accepted];
}
/** Returns a finding, accepted if one of the entries does that today. `now`: in ms since the epoch. */
function accept(finding, entries, now) {
    const isValid = (entry) => entry.code === finding.code && matches(entry, finding) && !hasEnded(entry, (0,_common_units_js__WEBPACK_IMPORTED_MODULE_1__/* .showDay */ .eL)(now));
    const valid = entries.find((entry) => isValid(entry) && isSure(entry, finding));
    return valid === undefined ? finding : acceptedBy(finding, valid);
}
/** Does an entry with its code match a finding, as far as its pages are listed? */
function matches(entry, { target, address = target, spots, isRest }) {
    // What stands for findings that are not listed is never known well enough.
    if (isRest || (!entry.target.matches(target) && !entry.target.matches(address)))
        return false;
    return (entry.page === undefined ||
        (spots.length > 0 && spots.every(({ page }) => entry.page?.matches(page))));
}
/** With pages that are not listed, nobody knows whether all of them match. */
function isSure({ page }, { pages, spots }) {
    return page === undefined || pages === spots.length;
}
const acceptedBy = (finding, { reason, until }) => ({
    ...finding,
    accepted: { reason, until },
});
const hasEnded = ({ until }, today) => until !== undefined && until < today;
function withEnd(finding, ended) {
    if (ended === undefined)
        return finding;
    const { until, reason } = ended;
    const message = `${finding.message} It was accepted until ${until}, with the reason “${reason}”.`;
    return { ...finding, message };
}
/** What may be wrong with a target that matches nothing. */
const SLIPS = [
    [/^\s|\s$/, 'its target begins or ends with white space'],
    [/\/\.\*|\\[dws]|^\^|\$$/, 'its target is no regular expression: “**” stands for anything'],
    [/^https?:/, 'targets within the site begin with “/”'],
    [/\/\*$/, '“*” ends at a “/”, and “**” does not'],
];
/** Returns the notice about an entry that accepts nothing; none if it accepts something. */
function noticesOf({ entry, repeats, matches, unlisted, elsewhere }, today) {
    const { code, target, until = '', line } = entry;
    const notice = (kind, values) => [
        (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .newFinding */ .iD)(_site_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .SITE_KINDS */ .Q[kind], values, { target: target.source, count: 0 }),
    ];
    if (repeats !== undefined)
        return notice('unused-acceptance/repeated', { line: String(line), other: String(repeats) });
    if (matches > 0) {
        const values = { line: String(line), until, findings: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(matches, 'finding') };
        return hasEnded(entry, today) ? notice('ended-acceptance', values) : [];
    }
    const onPage = elsewhere && `its target alone matches one on ${elsewhere}`;
    const why = onPage ?? SLIPS.find(([pattern]) => pattern.test(target.source))?.[1];
    const end = why === undefined ? '' : `; ${why}`;
    const values = { line: String(line), entry: code, end };
    return notice(unlisted > 0 ? 'unused-acceptance/unlisted' : 'unused-acceptance', values);
}


/***/ }),

/***/ 5425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ renderPage)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
;// CONCATENATED MODULE: ./lib/findings/advice.js
/**
 * What to do about findings with a code: a sentence or two. `report.html` shows them, and docs/check.md has them word for
 * word, which a test checks.
 */
const ADVICE = {
    'no-index': 'Name the folder that the generator writes its pages to, not one above or below it. If the home page is empty, build the site again.',
    'broken-link': 'Correct the link, restore the page, or set up a redirect at the host. If many links are broken in the same way, check `host` and `base-path` first. Where readers see the page in another folder than its file, add or drop the slash at the end of links to the page, set `trailingSlash` (`true` on Vercel, `auto` on Azure), or begin the address with a slash.',
    'broken-asset': 'Correct the address, or publish the file: the build or the upload may have left it out. If the content does not match `integrity`, let the build write the sums after its last change to the files, and keep Git from changing line ends (`* -text` in `.gitattributes`). Where readers see the page in another folder than its file, add or drop the slash at the end of links to the page, set `trailingSlash` (`true` on Vercel, `auto` on Azure), or begin the address with a slash.',
    'empty-page': 'Build the site again, or restore the content of the page. If the page is meant to be empty, accept the finding.',
    'broken-anchor': 'Correct the fragment, or give a heading of the page this id. Generators derive ids from headings, so a reworded heading breaks the links to it.',
    'external-load': 'Copy the file into the site and load it from there. If the site may depend on that host, accept the finding.',
    metadata: 'Correct the address in the template or the generator’s configuration, or publish the file that it names.',
    feed: 'Let the generator write the feed with the addresses under which the site is published.',
    'mixed-content': 'Write `https:` instead of `http:`, or for a file of the site itself, an address without a host.',
    'outside-base-path': 'Set the base path in the generator’s configuration, or for an export, at the service. Or write the address relative to the page. If the link is meant to leave the site, give it a host name.',
    'redirect-loop': 'Let one of the rules lead to a page that exists.',
    'redirect-target': 'Let the rule lead to a page that exists, or remove it.',
    'redirect-shadowed': 'Remove the rule or the file, or force the rule if the host can do that (`301!` on Netlify).',
    'redirect-hidden': 'Move the rule before the one that covers it, or remove it.',
    'redirect-catch-all': 'Remove the rule. If the site is a single-page application that handles all addresses itself, accept the finding.',
    'redirected-link': 'Let the link name the address to which the redirect leads.',
    'redirect-invalid': 'Correct the line. If the host understands it and only this check does not, accept the finding.',
    'vanished-page': 'Add the redirects that the step wrote for the host, or restore the page. If the address is meant to be gone, accept the finding.',
    'page-count': 'Look at the export in the dashboard, and start another one. If pages are missing again, contact the service’s support.',
    'page-data': 'Publish everything that the build wrote. If the build itself lacks the file, build the site again.',
    'no-404-page': 'Let the generator write a `404.html` into the root of the site.',
    'canonical-host': 'Set the address of the site in the generator’s configuration, or for an export, at the service. Check `domain` as well.',
    sitemap: 'Let the generator write the sitemap after all pages. A page that is not meant to be found needs no entry: accept the finding.',
    'leaked-file': 'Remove the file from the folder that is published. If it held a secret and was published before, replace the secret.',
    'portable-name': 'Rename the file if anyone unpacks the site on Windows or macOS.',
    'not-served': 'Rename the file or folder, a page so that it ends in `.html`, and change the links to it. If it is meant for the host itself, accept the finding.',
    'hidden-files': 'Rename the files. Or let the upload include names that begin with a dot, and accept the finding.',
    'file-too-large': 'Make the file smaller, or publish it elsewhere and link to it.',
    'too-many-files': 'Publish fewer files, or choose a plan or a host with a higher limit.',
    'site-too-large': 'Publish large files elsewhere, or choose a plan or a host with a higher limit.',
    'unreadable-file': 'Check the permissions of the file or folder, or repair its content, and run the check again. Remove symbolic links that lead nowhere or to a folder above them, and what is neither a file nor a folder: uploads fail because of them, or leave them out.',
    'unused-acceptance': 'Correct the entry: its code, target and page have to match the finding as the report shows it. If the problem is gone, remove the entry.',
    'ended-acceptance': 'Fix what the entry names, or give it a new date.',
};

// EXTERNAL MODULE: ./lib/findings/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./lib/findings/order.js
var order = __webpack_require__(2442);
// EXTERNAL MODULE: ./lib/findings/words.js
var words = __webpack_require__(1791);
;// CONCATENATED MODULE: ./lib/findings/report-page/style-and-script.js
/** The style sheet of `report.html`. */
const STYLE = `
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
`;
/**
 * The script of `report.html`: it hides the findings that the filters leave out, which the address of the page names. A row may
 * stand for several: of those that match in part, the others are hidden, and what is left is unfolded.
 */
const SCRIPT = `
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
`;

;// CONCATENATED MODULE: ./lib/findings/report-page/report-page.js










/** More rows of one code than anybody reads; `report.json` has all of them. */
const MAX_ROWS = 5_000;
/** How many findings are named that are like the one that is shown, unless the page is filtered, and how many pages. */
const MAX_OTHERS = 100;
const MAX_PAGES = 2_000;
/** Returns `report.html`: one file that loads nothing, and is readable without its script, too. */
function renderPage(page) {
    const { subject, findings, diagnosis, facts, praise, sections } = page;
    const heading = (0,markup/* html */.qy) `${subject}: ${(0,words/* foundInWords */.dw)(page, 'nothing found')}`;
    return (0,markup/* html */.qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'; style-src ${digest(STYLE)}; script-src ${digest(SCRIPT)}">
<title>${heading}</title>
<style>${(0,markup/* literal */.eu)(STYLE)}</style>
</head>
<body>
<header>
<h1>${heading}</h1>
${diagnosis === undefined ? '' : (0,markup/* html */.qy) `<p class="diagnosis">${(0,markup/* sentences */.hC)((0,clean/* safe */.gB) `${diagnosis}`)}</p>`}
<dl>
${facts.map(([name, value]) => (value === undefined ? (0,markup/* html */.qy) `` : (0,markup/* html */.qy) `<div><dt>${name}</dt><dd>${value}</dd></div>\n`))}</dl>
</header>
<main>
${findings.length === 0 ? (0,markup/* html */.qy) `<p class="clean">${praise}</p>` : found(findings, page)}
${sections.map(({ heading, content }) => (0,markup/* html */.qy) `<section>
<h2>${heading}</h2>
${content}
</section>
`)}</main>
<script>${(0,markup/* literal */.eu)(SCRIPT)}</script>
</body>
</html>
`.text;
}
function number(count) {
    return count.toLocaleString('en');
}
function digest(content) {
    return (0,markup/* literal */.eu)(`'sha256-${(0,external_node_crypto_.createHash)('sha256').update(content).digest('base64')}'`);
}
/** Returns the first groups of each code and severity, in their order. */
function firstOfEach(groups) {
    const kinds = Map.groupBy(groups, ({ first }) => `${(0,words/* severityOrAccepted */.M)(first)} ${first.code}`);
    const shown = new Set([...kinds.values()].flatMap((each) => each.slice(0, MAX_ROWS)));
    return groups.filter((group) => shown.has(group));
}
function found(findings, options) {
    const rows = firstOfEach((0,order/* alike */.nO)(findings));
    const shown = rows.reduce((sum, { others }) => sum + 1 + others.length, 0);
    const advice = [...Map.groupBy(findings, ({ code }) => code)].flatMap(([code, group]) => ADVICE[code] === undefined
        ? []
        : (0,markup/* html */.qy) `<div data-code="${code}"><dt>${code} <b>${inAll(group)}</b></dt><dd>${(0,markup/* sentences */.hC)((0,clean/* fill */.GS)(ADVICE[code], {}))}</dd></div>\n`);
    return (0,markup/* html */.qy) `<details hidden><summary>Filter</summary>
<form class="filters">
${filter('news', 'Since the earlier site', findings, newsOf)}
${filter('severity', 'Severity', findings, words/* severityOrAccepted */.M)}
${filter('code', 'Code', findings, ({ code }) => code)}
<label class="text">Page <input type="search" name="page" autocomplete="off"></label>
<label class="text">Anything else <input type="search" name="text" autocomplete="off"></label>
<button type="reset">Show all</button>
<output aria-live="polite"></output>
</form>
</details>
<details class="advice"${advice.length === 1 ? (0,markup/* html */.qy) ` open` : ''}><summary>What to do</summary>
<dl>
${advice}</dl>
</details>
${byPage(findings)}
${shown < findings.length ? (0,markup/* html */.qy) `<p>This page has ${number(shown)} of ${number(findings.length)} findings, the first ones of each code; report.json has all of them.</p>` : ''}
<table class="findings" role="table">
<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Severity</th><th scope="col" role="columnheader">Finding</th><th scope="col" role="columnheader">Where</th></tr></thead>
<tbody role="rowgroup">
${rows.map((group) => row(group, options))}</tbody>
</table>
<p class="none" hidden>No finding on this page matches the filter.</p>
<p><button type="button" class="more" hidden>Show the others</button></p>`;
}
const newsOf = ({ isNew }) => (isNew === undefined ? '' : isNew ? 'new' : 'known');
/** Returns the values that findings have, each with their number, to choose one of; undefined if there is nothing to choose. */
function filter(name, legend, findings, by) {
    const groups = [...Map.groupBy(findings, by)].filter(([value]) => value !== '');
    if (groups.length === 0)
        return undefined;
    const choice = (value, shown, group) => (0,markup/* html */.qy) `<label><input type="radio" name="${name}" value="${value}"${value === '' ? (0,markup/* html */.qy) ` checked` : ''}> ${shown} <b>${inAll(group)}</b></label>\n`;
    return (0,markup/* html */.qy) `<fieldset class="choices"><legend>${legend}</legend>
${choice('', 'all', findings)}${groups.map(([value, group]) => choice(value, value, group))}</fieldset>`;
}
/** Returns how many findings there are, those that are not listed included. */
function inAll(findings) {
    return `${findings.some(({ isRest }) => isRest) ? 'at least ' : ''}${number(findings.length)}`;
}
/** Returns the pages, those to begin with first; each leads to its findings. */
function byPage(findings) {
    const pages = (0,words/* worstPages */.C4)(findings, MAX_PAGES);
    if (pages.length < 2)
        return undefined;
    const items = pages.map(([page, of]) => (0,markup/* html */.qy) `<li><a href="#page=${(0,markup/* encodedAddress */.Pc)((0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(page)))}">${page}</a> <b>${number(of)}</b></li>\n`);
    return (0,markup/* html */.qy) `<details class="pages"><summary>By page <b>${number(pages.length)}</b></summary>\n<ul>\n${items}</ul>\n</details>`;
}
function row({ first: finding, others }, options) {
    const { code, severity, message, suggestion, target, address, count: times, pages, spots, accepted, } = finding;
    const shown = (0,words/* severityOrAccepted */.M)(finding);
    const isShared = others.every((other) => other.message === message);
    const sentence = isShared ? (0,markup/* html */.qy) `${message}` : (0,markup/* html */.qy) `<span class="own">${message}</span>`;
    return (0,markup/* html */.qy) `<tr role="row" data-code="${code}" data-severity="${shown}" data-news="${newsOf(finding)}" data-findings="${1 + others.length}">
<td role="cell"><span class="${shown}">${shown}</span>${accepted && (0,markup/* html */.qy) ` <small>${severity}</small>`}${finding.isNew ? (0,markup/* html */.qy) ` <b>new</b>` : ''}</td>
<td role="cell">${target === '' ? '' : (0,markup/* html */.qy) `<p class="target">${target}</p>`}<p>${sentence} <small>${code}</small></p>${suggestion === undefined ? '' : (0,markup/* html */.qy) `<p class="near">${suggestion.message}</p>`}${address === undefined ? '' : (0,markup/* html */.qy) `<p class="address">${address}</p>`}${accepted === undefined ? '' : (0,markup/* html */.qy) `<p class="reason">${(0,words/* acceptanceInWords */.qr)(accepted)}</p>`}${otherTargets(others, isShared)}</td>
<td role="cell">${spots.length === 0
        ? finding.isRest
            ? 'other addresses'
            : 'the site'
        : (0,markup/* html */.qy) `<ul>${spots.map((spot) => place(spot, code === 'leaked-file' ? NO_LINKS : options))}</ul>`}${pages > spots.length ? (0,markup/* html */.qy) `<p>and ${(0,units/* count */.U9)(pages - spots.length, 'more page')}</p>` : ''}${times > Math.max(pages, 1) ? (0,markup/* html */.qy) `<p>${number(times)} times in all</p>` : ''}</td>
</tr>
`;
}
/** Returns findings that are like the one that is shown: all of them, because the script finds them by their pages. */
function otherTargets(others, isShared) {
    if (others.length === 0)
        return undefined;
    const items = others.map((other, i) => {
        const hidden = i < MAX_OTHERS ? '' : (0,markup/* html */.qy) ` hidden`;
        const message = isShared ? '' : (0,markup/* html */.qy) ` ${other.message}`;
        return (0,markup/* html */.qy) `<li${hidden}>${other.target}${message}${pagesOf(other)}</li>\n`;
    });
    const rest = others.length - MAX_OTHERS;
    return (0,markup/* html */.qy) `<details class="others"><summary>${(0,units/* count */.U9)(others.length, 'more finding')} with another number</summary><ul>
${items}</ul>${rest > 0 ? (0,markup/* html */.qy) `<p>… and ${number(rest)} more in report.json</p>` : ''}</details>`;
}
/** Returns the first pages of a finding that is only named: for the script, also where it is about the page itself. */
function pagesOf({ target, spots }) {
    const pages = spots.map(({ page }, i) => (0,markup/* html */.qy) `${i === 0 ? '' : ', '}<span data-page="${page}">${page}</span>`);
    if (pages.length === 0)
        return undefined;
    const isItself = spots.every(({ page }) => page === target);
    return (0,markup/* html */.qy) ` <small${isItself ? (0,markup/* html */.qy) ` hidden` : ''}>in ${pages}</small>`;
}
/** Nobody is led to the public address of a secret. */
const NO_LINKS = { siteAddress: undefined, repository: undefined };
function place({ page, line, source }, { siteAddress, repository }) {
    const written = source && (0,markup/* html */.qy) `<br>${sourceLink(source, repository)}${lineAfter(source)}`;
    const at = (0,markup/* html */.qy) `${lineAfter({ line })}${written}`;
    // A name that is no text cannot be written in an address.
    const isLink = siteAddress !== undefined && !page.includes('\uFFFD');
    const address = isLink ? `${siteAddress}${(0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(page))}` : undefined;
    return (0,markup/* html */.qy) `<li data-page="${page}">${(0,markup/* addressLink */.Vr)((0,markup/* html */.qy) `${page}`, address)}${at}</li>`;
}
const lineAfter = ({ line }) => line === undefined ? undefined : (0,markup/* html */.qy) `<span class="line">:${line}</span>`;
/** Returns where a page is written, as a link if that is in the workflow's own repository. */
function sourceLink(source, repository) {
    const isOwn = repository !== undefined && (0,finding/* isOf */.yW)(source, repository);
    return (0,markup/* link */.nf)((0,markup/* html */.qy) `${source.path}`, isOwn ? source.url : undefined);
}


/***/ }),

/***/ 4488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ writeJsonReport)
/* harmony export */ });
/* unused harmony export jsonText */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** The one writer of reports for programs: `report.json`, `changes.json` and `live.json`. */


/** How many items of a list are turned into text at a time. */
const ITEMS_PER_PIECE = 2_000;
/**
 * Yields a report as JSON, piece by piece: it may have 100 MB. Each item of a list is a line, so that reports can be compared and
 * searched. What is undefined is `null`: programs find the same keys in each report.
 */
function* jsonText(value, indent = '') {
    const inner = `${indent}  `;
    if (Array.isArray(value)) {
        yield '[';
        for (let i = 0; i < value.length; i += ITEMS_PER_PIECE) {
            const lines = value.slice(i, i + ITEMS_PER_PIECE).map((item) => `\n${inner}${jsonOf(item)}`);
            yield `${i === 0 ? '' : ','}${lines.join(',')}`;
        }
        yield value.length === 0 ? ']' : `\n${indent}]`;
    }
    else if (typeof value === 'object' && value !== null) {
        yield '{';
        for (const [i, [key, entry]] of Object.entries(value).entries()) {
            yield `${i === 0 ? '' : ','}\n${inner}${JSON.stringify(key)}: `;
            yield* jsonText(entry, inner);
        }
        yield `\n${indent}}`;
    }
    else
        yield jsonOf(value);
}
const jsonOf = (value) => JSON.stringify(value ?? null, (_, part) => part ?? null);
/**
 * Writes a report into an existing folder, and returns its path.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
async function writeJsonReport(folder, name, report, signal) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, jsonText(report), { signal });
    return path;
}


/***/ }),

/***/ 4820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ dottedPart)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

/**
 * Returns the part of a name up to the first file or folder in it that begins with a dot, as far as such are dropped;
 * undefined if there is none. `.well-known` is made to be published: https://www.rfc-editor.org/rfc/rfc8615.
 */
function dottedPart(name, dropped = 'all-but-well-known') {
    if (dropped === 'none' || !/(?:^|\/)\./.test(name))
        return undefined;
    const isPublished = (part) => dropped === 'all-but-well-known' && part === '.well-known';
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .upToPart */ .cL)(name, (part) => part.startsWith('.') && !isPublished(part));
}


/***/ }),

/***/ 6169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ addressForms),
/* harmony export */   dT: () => (/* binding */ ServedSite),
/* harmony export */   n3: () => (/* binding */ redirectFilesOf)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2198);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9612);
/* harmony import */ var _hosts_find_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2153);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6725);
/* harmony import */ var _redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6594);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3492);
/* harmony import */ var _redirects_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8620);
/** What a host answers the addresses of a site with, by its files and by its own redirect file. */








/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000;
/** Returns the names of the redirect files that may count for a site, in its root. */
function redirectFilesOf({ host, basePath, }) {
    // Hosts read it in the root of what they serve alone.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_NAMES */ .Wq : [host];
    return [...new Set(hosts.flatMap((each) => (0,_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .rulesOf */ .fD)(each).redirectFile?.name ?? []))];
}
/** A site as its host serves it: knows which file answers which address. Nobody else does. */
class ServedSite {
    site;
    rules;
    /** The names of the site's files with their indices. */
    files;
    /** What the host's redirect file says; nothing without one, and where it cannot be read. */
    redirects;
    /** The file and the line of a rule that may answer whatever else does not: what it is about is not known. */
    unread;
    /** Without a host: all of them by their files, and those that read a redirect file of the site. */
    #hosts;
    #hostsWithRules;
    #known = new Map();
    #folderPages;
    constructor(site, files = new Map(site.names.map((name, i) => [name, i]))) {
        const { host, basePath, domain, redirects } = site;
        this.rules = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .rulesOf */ .fD)(host);
        this.files = files;
        this.site = site;
        const text = redirects[0]?.text;
        const parsed = text === undefined ? undefined : this.rules.redirectFile?.parse(text, domain);
        this.redirects = parsed ?? _redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_REDIRECTS */ .YN;
        const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_NAMES */ .Wq : [];
        this.#hosts = hosts.map((each) => new ServedSite({ ...site, host: each, redirects: [] }, files));
        this.#hostsWithRules = hosts.flatMap((each) => {
            const own = redirects.filter(({ name }) => redirectFilesOf({ host: each, basePath }).includes(name));
            return own.length === 0
                ? []
                : [new ServedSite({ ...site, host: each, redirects: own }, files)];
        });
        const { anywhere } = this.redirects.unread;
        const [lost] = redirects.filter((each) => each.text === undefined);
        this.unread =
            lost === undefined && anywhere === undefined
                ? this.#hostsWithRules.find(({ unread }) => unread)?.unread
                : { file: (lost ?? redirects[0])?.name ?? '', line: anywhere?.line };
    }
    /** What is answered with a file, the rules of the redirect file apart. The path is absolute and decoded. */
    findFile = (path) => {
        const { loops, basePath } = this.site;
        const isHostRoot = basePath === '/';
        const asked = this.rules.mergesSlashes && path.includes('//') ? `/${(0,_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeSlashes */ .u)(path)}` : path;
        const lookup = (name) => this.files.get(loops.length === 0 ? name : (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutLoops */ .oU)(name, loops));
        // Below a base path, the file that decides is elsewhere.
        const cleanUrls = this.redirects.cleanUrls ?? !isHostRoot;
        const place = { isHostRoot, cleanUrls, hasFolderPages: () => this.#hasFolderPages() };
        const found = this.rules.findFile(asked, lookup, place);
        return found === undefined && isHostRoot && this.isService(path) ? 'service' : found;
    };
    /**
     * Returns what is answered in the end. `path` is an address's path, decoded, without the base path and its slash: empty
     * for the site's root, or `docs/x/`. `query` is as it is written, without its `?`.
     */
    answer(path, query = '') {
        if (this.site.host === undefined)
            return this.#ofAnyHost(path, query);
        // Files are found faster than answers.
        if (this.redirects.rules.length === 0)
            return this.#ofHost(path, query);
        const key = query === '' ? path : `${path}?${query}`;
        const known = this.#known.get(key);
        if (known !== undefined || this.#known.has(key))
            return known;
        const answer = this.#ofHost(path, query);
        if (this.#known.size >= MAX_REMEMBERED)
            this.#known.clear();
        this.#known.set(key, answer);
        return answer;
    }
    /**
     * Do readers who ask for `path` see the page `file` at an address in another folder than its own, `elsewhereOf` it, but not
     * always? As for `answer`.
     */
    endsElsewhere(path, query, file) {
        return this.#endsElsewhere(path, query, file) && !this.isAlwaysElsewhere(file);
    }
    /** Are readers always sent to an address of that kind? */
    isAlwaysElsewhere(file) {
        const name = this.site.names[file] ?? '';
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .stemOfFile */ .hj)(name);
        return [(0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isIndexPage */ .sf)(name) ? `${stem}/` : stem, name].every((path) => this.#endsElsewhere(path, '', file));
    }
    /** Returns the pages that rules for one address send readers to elsewhere. */
    ruledElsewhere() {
        return this.redirects.rules.flatMap(({ source }) => {
            const path = 'exact' in source ? source.exact.slice(1) : '';
            const file = this.answer(path);
            return typeof file === 'number' && this.endsElsewhere(path, '', file) ? [file] : [];
        });
    }
    /** May only a rule that is not read answer a path? `answer` is what is known of it. */
    isOpen(path, answer) {
        if (answer === undefined)
            return this.unread !== undefined;
        const all = answer === 'unknown' ? [this, ...this.#hostsWithRules] : [];
        return all.some(({ redirects }) => redirects.unread.sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbout */ .KH)(source, `/${path}`)));
    }
    /**
     * Returns where a redirect of the site's own rules leads to a file of the site, and the last such rule; undefined if there is
     * none. What the host redirects by itself, for the sake of a slash or an ending, is none. As for `answer`.
     */
    redirected(path, query = '') {
        if (this.redirects.rules.length === 0)
            return this.#hostsWithRules.map((host) => host.redirected(path, query)).find((found) => found);
        const end = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .follow */ .e6)(this.redirects, this.findFile, { path: `/${path}`, query });
        const rule = end.used.findLast(({ does }) => does === 'redirect');
        if (end.is !== 'file' || rule === undefined)
            return undefined;
        const [, fragment] = rule.to.split('#');
        return { to: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_7__/* .readableAddress */ .tb)(end.path) + (fragment ? `#${fragment}` : ''), line: rule.line };
    }
    /** Returns the paths that are answered with a file, the one that links usually name first; as for `answer`. */
    addressesOf(file) {
        return addressForms(this.site.names[file] ?? '').filter((path) => this.answer(path) === file);
    }
    /**
     * Is a path answered by a service of the host? It is absolute, from the root of the host on. Where the site has a folder
     * of the same name, none is set up there.
     */
    isService(path) {
        if (this.rules.services?.test(path) !== true)
            return false;
        return this.site.basePath !== '/' || !(0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFolder */ .bU)(this.site.names, `${path.split('/', 2)[1]}/`);
    }
    /** Does a rule show a page of the site for addresses that are not there? */
    get hasErrorPage() {
        const { errorPage, domain } = this.redirects;
        const target = errorPage && (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .readTarget */ ._E)(errorPage.to, '/', domain);
        return target?.is === 'inside' && this.findFile(target.path) !== undefined;
    }
    /**
     * Returns the folder (empty, or with a slash at its end) for whose wrong addresses a page is shown; undefined for any other
     * page.
     */
    notFoundFolder(page) {
        if ((0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isNotFoundPageOfSite */ .dn)(page))
            return '';
        return this.rules.hasNestedNotFound && page.endsWith('/404.html') ? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(page) : undefined;
    }
    /** Does the site have files in a folder, or may it seem so? `path` is an address's path that ends in a slash. */
    hasFolder(path) {
        const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutLoops */ .oU)(path, this.site.loops);
        const { rules, fallback } = this.redirects;
        const isOpen = this.isOpen(path, undefined) || this.#hostsWithRules.length > 0;
        if (rules.length > 0 || fallback !== undefined || isOpen)
            return true;
        return name === '' || (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFolder */ .bU)(this.site.names, name);
    }
    #hasFolderPages() {
        this.#folderPages ??= haveMostlyFolders(this.site.names);
        return this.#folderPages;
    }
    #endsElsewhere(path, query, file) {
        const { endOf, redirectFile } = this.rules;
        const { unread, trailingSlash } = this.redirects;
        const name = this.site.names[file] ?? '';
        // Below a base path, the file that decides is elsewhere.
        const isKnown = redirectFile === undefined || this.site.basePath === '/';
        if (endOf === undefined || !isKnown || !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isPage */ .yp)(name) || (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .stemOfFile */ .hj)(name) === '')
            return false;
        // What is not read may send readers on.
        if (unread.anywhere || unread.sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbout */ .KH)(source, `/${path}`)))
            return false;
        const isElsewhere = (end) => endOf(end, name, trailingSlash) === `/${(0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .elsewhereOf */ .q3)(name)}`;
        if (this.redirects === _redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_REDIRECTS */ .YN)
            return isElsewhere(`/${path}`) && this.answer(path) === file;
        const end = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .follow */ .e6)(this.redirects, this.findFile, { path: `/${path}`, query });
        return end.is === 'file' && end.file === file && isElsewhere(end.path);
    }
    #ofHost(path, query) {
        const outcome = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .follow */ .e6)(this.redirects, this.findFile, { path: `/${path}`, query });
        // What an unreadable folder contains is not known.
        if (outcome.is === 'missing')
            return this.site.unreadable.some((folder) => outcome.path.slice(1).startsWith(folder))
                ? 'unknown'
                : undefined;
        return (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnswered */ .Qy)(outcome) ? this.#fileOf(outcome, path) : undefined;
    }
    /** Where a rule brings a fragment of its own, or a script may show something for each address, anchors are not known. */
    #fileOf(outcome, path) {
        if (outcome.is !== 'file')
            return 'unknown';
        const forMany = outcome.used.filter(({ source }) => 'pattern' in source);
        const showsPage = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isPage */ .yp)(this.site.names[outcome.file] ?? '');
        // Where a browser needs something else, it makes no difference whether it is sent to a page, or shown one.
        if (forMany.length > 0 && showsPage && _page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_PAGE */ .yw.test(path))
            return 'shared-page';
        if (outcome.used.some(({ to }) => to.includes('#')))
            return 'unknown';
        if (forMany.every(({ does }) => does !== 'rewrite'))
            return outcome.file;
        return showsPage ? 'shared-page' : 'unknown';
    }
    #ofAnyHost(path, query) {
        let isAnswered = false;
        for (const host of this.#hosts) {
            const answer = host.answer(path);
            if (typeof answer === 'number')
                return answer;
            isAnswered ||= answer !== undefined;
        }
        const ruled = this.#hostsWithRules.map((host) => host.answer(path, query));
        const answers = ruled.filter((answer) => answer !== undefined);
        if (isAnswered)
            return 'unknown';
        if (answers.length === 0)
            return undefined;
        const isPageEverywhere = _page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_PAGE */ .yw.test(path) && answers.every((answer) => answer === 'shared-page');
        return isPageEverywhere ? 'shared-page' : 'unknown';
    }
}
function haveMostlyFolders(names) {
    const pages = names.filter((name) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isPage */ .yp)(name) && (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .stemOfFile */ .hj)(name) !== '' && !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isNotFoundPage */ .np)(name));
    return pages.filter(_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isIndexPage */ .sf).length > pages.length / 2;
}
/**
 * Returns the addresses that some host may answer with a file, the one that links usually name first: decoded, without
 * the base path.
 */
function addressForms(name) {
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .stemOfFile */ .hj)(name);
    if (stem === '')
        return [...new Set(['', name, 'index.html', 'index'])];
    const [folder, file] = [`${stem}/`, `${stem}.html`];
    const first = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isIndexPage */ .sf)(name) ? [folder, stem] : [stem];
    return [...new Set([...first, name, file, folder, `${stem}/index.html`, `${stem}/index`])];
}


/***/ }),

/***/ 7753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ siteOnHost),
/* harmony export */   h: () => (/* binding */ MAX_REDIRECT_FILE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(298);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1164);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9591);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9612);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6725);
/* harmony import */ var _served_site_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6169);
/** What a host takes of a folder: the files that it publishes, and those that tell it what to do. */








/** Nobody lists that much by hand. In bytes. */
const MAX_LIST = 64 << 10;
/** In bytes. The longest lists that hosts are known to take have 2,000 rules. */
const MAX_REDIRECT_FILE = 2 << 20;
/**
 * Returns what a host takes of the files that were listed.
 * @throws the reason of `signal` soon after it is aborted
 */
async function siteOnHost(listed, serving, signal) {
    const { host, domain, basePath } = serving;
    const unread = [];
    const read = (name, maxBytes, isRedirectFile) => {
        const file = listed.names.indexOf(name);
        if (file === -1)
            return undefined;
        try {
            if ((listed.sizes[file] ?? 0) <= maxBytes)
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .pathOf */ .XM)(listed.root, name), 'utf8');
            unread.push({ name, why: 'too large', isRedirectFile });
        }
        catch (error) {
            if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskError */ .M)(error))
                throw error;
            unread.push({ name, why: error.code ?? error.message, isRedirectFile });
        }
        return undefined;
    };
    const kept = new Map();
    const isKept = keeperFor(listed, serving, kept);
    const isListed = readList(serving, (name) => read(name, MAX_LIST, false));
    const tree = await without(listed, (name) => isKept(name) || isListed(name), signal);
    const redirects = (0,_served_site_js__WEBPACK_IMPORTED_MODULE_6__/* .redirectFilesOf */ .n3)(serving)
        .filter((name) => listed.names.includes(name))
        .map((name) => ({ name, text: read(name, MAX_REDIRECT_FILE, true) }));
    const unreadable = tree.unreadable.map(({ name }) => name).filter((name) => name.endsWith('/'));
    const { root, names, loops } = tree;
    return {
        site: { root, names, host, domain, basePath, unreadable, loops, redirects },
        tree,
        kept,
        unread,
    };
}
/** Returns what the host keeps for itself, and notes why in `kept`. */
function keeperFor({ names }, { host, basePath }, kept) {
    const prefix = basePath.slice(1);
    const { keeps: all, reads, servesWhatItReads } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_5__/* .rulesOf */ .fD)(host);
    const hasNameLike = (pattern) => names.some((name) => pattern.test(prefix + name));
    const keeps = all.filter(({ onlyBeside, unlessBeside }) => {
        if (unlessBeside !== undefined && hasNameLike(unlessBeside))
            return false;
        return onlyBeside === undefined || hasNameLike(onlyBeside);
    });
    return (name) => {
        for (const { name: pattern, fate, why } of keeps) {
            const [part] = pattern.exec(prefix + name) ?? [];
            if (part === undefined)
                continue;
            kept.set(part.slice(prefix.length), { fate, why });
            return fate === 'left-out' || fate === 'unread';
        }
        if (servesWhatItReads || !reads.includes(prefix + name))
            return false;
        kept.set(name, 'expected');
        return true;
    };
}
/** Returns what uploads leave out by a list of their own. */
function readList({ host, basePath }, read) {
    const { ignoreFile } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_5__/* .rulesOf */ .fD)(host);
    if (ignoreFile === undefined || basePath !== '/')
        return () => false;
    // The same package as Wrangler's.
    const ignored = ignore__WEBPACK_IMPORTED_MODULE_1__["default"]({ allowRelativePaths: true }).add(read(ignoreFile) ?? '');
    return (name) => ignored.ignores((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_7__/* .toText */ .fE)(name));
}
async function without(tree, isLeftOut, signal) {
    const published = [];
    for await (const [i, name] of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .interruptible */ .In)(tree.names.entries(), signal))
        if (!isLeftOut(name))
            published.push(i);
    if (published.length === tree.names.length)
        return tree;
    const names = published.map((i) => tree.names[i] ?? '');
    const sizes = published.map((i) => tree.sizes[i] ?? 0);
    return { ...tree, names, sizes };
}


/***/ })

};

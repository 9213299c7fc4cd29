export const id = 868;
export const ids = [868];
export const modules = {

/***/ 4868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkSite: () => (/* binding */ checkSite)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __webpack_require__(6451);
// EXTERNAL MODULE: ./lib/errors.js + 1 modules
var errors = __webpack_require__(3813);
// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __webpack_require__(8651);
// EXTERNAL MODULE: ./lib/report/progress.js
var progress = __webpack_require__(7751);
// EXTERNAL MODULE: ./lib/event-loop.js + 1 modules
var event_loop = __webpack_require__(3761);
// EXTERNAL MODULE: ./lib/units.js
var units = __webpack_require__(3052);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./lib/worker-url.js
var worker_url = __webpack_require__(1413);
;// CONCATENATED MODULE: ./lib/site/pool/threads.js



/**
 * Returns a reader in this thread: small sites are done before another one has started. What it is asked to read is
 * rejected with the reason of `signal` soon after that is aborted.
 */
async function ownReader(site, signal) {
    // Where there are threads, only they need all that reads.
    const { Desk } = await Promise.all(/* import() */[__webpack_require__.e(355), __webpack_require__.e(630)]).then(__webpack_require__.bind(__webpack_require__, 9630));
    const desk = new Desk(site);
    return {
        read: async (files) => {
            for await (const file of (0,event_loop/* interruptible */.In)(files, signal))
                desk.read([file]);
        },
        close: async () => desk.close(),
        finish: async (answers) => desk.finish(answers),
    };
}
/** In MiB: what a page leaves behind is short-lived. V8 would take three times as much, and be no faster. */
const YOUNG_HEAP = 16;
/** Returns a reader in a thread of its own, which starts while others work on. */
function threadReader() {
    const worker = new external_node_worker_threads_.Worker((0,worker_url/* workerUrl */.O)('site/pool/reader-thread'), {
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_HEAP },
    });
    let waiting;
    let failure;
    const settle = () => {
        const settled = waiting;
        waiting = undefined;
        return settled;
    };
    const fail = (error) => {
        failure ??= error;
        settle()?.reject(failure);
    };
    worker.on('message', (answer) => settle()?.resolve(answer));
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`a thread of the gate ended with code ${code}`)));
    const ask = (request) => {
        if (failure !== undefined)
            return Promise.reject(failure);
        waiting = Promise.withResolvers();
        worker.postMessage(request);
        return waiting.promise;
    };
    return {
        open: (site) => worker.postMessage({ ask: 'open', site }),
        read: async (files) => void (await ask({ ask: 'read', files })),
        close: async () => (await ask({ ask: 'close' })),
        finish: async (answers) => (await ask({ ask: 'finish', answers })),
        stop: async () => void (await worker.terminate()),
    };
}

;// CONCATENATED MODULE: ./lib/site/pool/crew.js


/** Below this, in bytes to read, a thread costs more than it saves. */
const WORTH_THREADS = 12_000_000;
const MOST_THREADS = 4;
/** Who reads a site: this thread alone, or as many threads as there are processors if there is much to read. */
class Crew {
    #most;
    #bytes = 0;
    #threads = [];
    /** `threads`: how many there may be besides this one; as many as there are processors unless given. */
    constructor(threads = Math.min(MOST_THREADS, (0,external_node_os_.availableParallelism)())) {
        this.#most = threads;
    }
    /** Counts what is to be read, and calls threads as soon as they are worth it: they take their time to start. */
    expect(bytes) {
        this.#bytes += bytes;
        if (this.#bytes < WORTH_THREADS || this.#threads.length > 0)
            return;
        this.#threads = Array.from({ length: this.#most }, () => threadReader());
    }
    /** Returns readers for the site, at least one. One in this thread stops when `signal` is aborted. */
    async open(site, signal) {
        if (this.#threads.length === 0)
            return [await ownReader(site, signal)];
        for (const thread of this.#threads)
            thread.open(site);
        return this.#threads;
    }
    /** Ends all threads at once; what they are asked for is rejected then. */
    async stop() {
        await Promise.all(this.#threads.map((thread) => thread.stop()));
    }
}

;// CONCATENATED MODULE: ./lib/site/report/json.js
/** Returns a finding as the report has it: the same keys always, `null` where there is nothing to say. */
function reported(finding) {
    return {
        code: finding.code,
        severity: finding.severity,
        message: finding.message,
        target: finding.target,
        address: finding.address ?? null,
        count: finding.count,
        pages: finding.pages,
        spots: finding.spots.map(({ page, line }) => ({ page, line: line ?? null })),
    };
}
/** Returns the text of `report.json`: one finding a line, so that reports can be compared and searched. */
function reportText(report) {
    const { findings, ...head } = report;
    const lines = findings.map((finding) => `    ${JSON.stringify(finding)}`);
    const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
    return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "findings": ${list}\n}\n`;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/site/rules/hosts.js + 1 modules
var hosts = __webpack_require__(2670);
;// CONCATENATED MODULE: ./lib/site/report/assets.js
/** The style sheet of `report.html`. */
const STYLE = `
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
.error, .warning, .notice { font-weight: 600 }
.error { color: var(--error) }
.warning { color: var(--warning) }
.notice { color: var(--notice) }
.clean { padding: 2rem 0; font-size: 1.15rem }
@media (max-width: 45rem) { th:first-child { width: 5rem } th:last-child { width: 34% } output { margin: 0 }
  .filters { position: static } fieldset label { white-space: nowrap } }
`;
/** The script of `report.html`: it hides the rows that the filters leave out. */
const SCRIPT = `
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
`;

;// CONCATENATED MODULE: ./lib/site/report/summary.js

/** Returns what was found in words: `2 errors, 1 notice`, `at least 20,001 errors`, or `nothing`. */
function foundInWords({ errors, warnings, notices, isComplete }) {
    const words = [
        [errors, 'error'],
        [warnings, 'warning'],
        [notices, 'notice'],
    ];
    const found = words.filter(([n]) => n > 0).map(([n, of]) => (0,units/* count */.U9)(n, of));
    if (found.length === 0)
        return 'nothing';
    return `${isComplete ? '' : 'at least '}${found.join(', ')}`;
}
/** Returns what was checked in words: `1,204 links and 388 loaded files in 242 pages`. */
function checkedInWords(of) {
    return `${(0,units/* count */.U9)(of.links, 'link')} and ${(0,units/* count */.U9)(of.loads, 'loaded file')} in ${(0,units/* count */.U9)(of.pages, 'page')}`;
}
/** Returns how many findings there are of each code and severity, in the order of the findings. */
function countsByCode(findings) {
    const groups = Map.groupBy(findings, ({ severity, code }) => `${severity} ${code}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const occurrences = group.reduce((sum, { count }) => sum + count, 0);
        const listed = group.filter(({ isRest }) => !isRest).length;
        return [{ code: first.code, severity: first.severity, findings: listed, occurrences }];
    });
}
/**
 * Returns the pages that most findings name among their first spots, notices apart: where to begin. A link that is
 * broken on every page does not make every page one of them.
 */
function worstPages(findings, most) {
    const counts = new Map();
    for (const { severity, spots } of findings) {
        if (severity === 'notice')
            continue;
        for (const { page } of spots)
            counts.set(page, (counts.get(page) ?? 0) + 1);
    }
    return [...counts]
        .map(([page, count]) => ({ page, findings: count }))
        .sort((a, b) => b.findings - a.findings || (a.page < b.page ? -1 : 1))
        .slice(0, most);
}

;// CONCATENATED MODULE: ./lib/site/report/html.js






/** More rows than anybody reads; `report.json` has more. */
const MOST_ROWS = 2_000;
/** Text that is markup already. Everything else that goes into a page is cleaned and escaped. */
class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** A template tag for markup: its words are ours, every value in it is foreign unless it is `Markup`. */
function html(words, ...values) {
    return new Markup(words.reduce((text, word, i) => `${text}${shown(values[i - 1])}${word}`));
}
function shown(value) {
    if (value instanceof Markup)
        return value.text;
    if (Array.isArray(value))
        return value.map(shown).join('');
    return (0,clean/* clean */.uH)(value, 1_000).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
/** Returns `report.html`: one file, without anything from outside; it can be read without its script, too. */
function reportPage(report) {
    const { findings, host, basePath, domain, files, pages, links, loads } = report;
    const rows = findings.slice(0, MOST_ROWS);
    return html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${digest(STYLE)}; script-src ${digest(SCRIPT)}">
<title>${verdict(report)}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header>
<h1>${verdict(report)}</h1>
<dl>
<div><dt>Host</dt><dd>${(0,hosts/* rulesOf */.f)(host ?? undefined).title}</dd></div>
<div><dt>Base path</dt><dd>${basePath}</dd></div>
${domain === null ? '' : html `<div><dt>Domain</dt><dd>${domain}</dd></div>`}
<div><dt>Files</dt><dd>${number(files)}, of which ${(0,units/* count */.U9)(pages, 'page')}</dd></div>
<div><dt>Checked</dt><dd>${(0,units/* count */.U9)(links, 'link')}, ${(0,units/* count */.U9)(loads, 'loaded file')}</dd></div>
</dl>
</header>
<main>
${findings.length === 0 ? html `<p class="clean">${nothingFound(report)}</p>` : table(rows, findings)}
</main>
<script>${new Markup(SCRIPT)}</script>
</body>
</html>
`.text;
}
function nothingFound(report) {
    const { host } = report;
    const answered = host === null ? 'would be answered by some host' : `is answered by ${(0,hosts/* rulesOf */.f)(host).title}`;
    return `Every address within this site ${answered}: ${checkedInWords(report)}. Addresses on other hosts were not requested.`;
}
function verdict(report) {
    const found = foundInWords(report);
    if (found === 'nothing')
        return 'Nothing found';
    return found.replace(/^a/, 'A');
}
function number(count) {
    return count.toLocaleString('en');
}
function digest(content) {
    return new Markup(`'sha256-${(0,external_node_crypto_.createHash)('sha256').update(content).digest('base64')}'`);
}
function table(rows, all) {
    const codes = [...Map.groupBy(rows, ({ code }) => code)].sort(([a], [b]) => (a < b ? -1 : 1));
    return html `<form class="filters" hidden>
<label>Page or address <input type="search" name="text" autocomplete="off"></label>
<label>Code <select name="code"><option value="">all</option>${codes.map(([code, group]) => html `<option value="${code}">${code} (${number(group.length)})</option>`)}</select></label>
<fieldset><legend>Severity</legend>${['error', 'warning', 'notice'].map((severity) => html `<label><input type="checkbox" name="severity" value="${severity}" checked> ${severity}s</label>`)}</fieldset>
<output aria-live="polite"></output>
</form>
${rows.length < all.length ? html `<p>The first ${number(rows.length)} of ${number(all.length)} findings; the others are in report.json.</p>` : ''}
<table>
<thead><tr><th scope="col">Severity</th><th scope="col">Finding</th><th scope="col">Where</th></tr></thead>
<tbody>
${rows.map(row)}</tbody>
</table>`;
}
function row({ code, severity, message, target, address, count: times, pages, spots, }) {
    return html `<tr data-code="${code}" data-severity="${severity}">
<td><span class="${severity}">${severity}</span></td>
<td>${target === '' ? '' : html `<p class="target">${target}</p>`}<p>${message} <small>${code}</small></p>${address === null ? '' : html `<p class="address">${address}</p>`}</td>
<td>${spots.length === 0 ? 'the site' : html `<ul>${spots.map(spot)}</ul>`}${pages > spots.length ? html `<p>and ${(0,units/* count */.U9)(pages - spots.length, 'more page')}</p>` : ''}${times > Math.max(pages, 1) ? html `<p>${number(times)} times in all</p>` : ''}</td>
</tr>
`;
}
function spot({ page, line }) {
    return html `<li>${page}${line === null ? '' : html `<span class="line">:${line}</span>`}</li>`;
}

;// CONCATENATED MODULE: ./lib/site/report/write.js




/**
 * Writes `report.json` and `report.html` into a folder, which is made if need be, and returns the path of the
 * former. Throws what the file system throws.
 */
async function writeReport(folder, report) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    const path = (0,external_node_path_.join)(folder, 'report.json');
    await (0,promises_.writeFile)(path, reportText(report));
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'report.html'), reportPage(report));
    return path;
}

// EXTERNAL MODULE: ./lib/site/rules/anchors.js
var rules_anchors = __webpack_require__(5778);
// EXTERNAL MODULE: ./lib/site/rules/answers.js
var rules_answers = __webpack_require__(1764);
// EXTERNAL MODULE: ./lib/site/rules/findings.js
var rules_findings = __webpack_require__(2161);
// EXTERNAL MODULE: ./lib/site/rules/folder.js
var folder = __webpack_require__(9647);
// EXTERNAL MODULE: ./lib/site/rules/names.js
var rules_names = __webpack_require__(8307);
// EXTERNAL MODULE: ./lib/site/rules/private-keys.js
var private_keys = __webpack_require__(8317);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Parser.js
var Parser = __webpack_require__(5867);
;// CONCATENATED MODULE: ./lib/site/extract/sitemap.js

/** A sitemap has three levels and a few extensions; a parser with millions of open elements would take for ever. */
const DEEPEST = 32;
/** Returns what an XML text holds as a sitemap, undefined if it is none; `feed` for RSS and Atom, which may serve as one. */
function readSitemap(xml) {
    const pages = [];
    const sitemaps = [];
    const open = [];
    let kind;
    let text = '';
    let line = 1;
    let counted = 0;
    const parser = new Parser/* Parser */.i({
        onopentagname(qualified) {
            const name = localName(qualified);
            if (open.length === 0)
                kind = name;
            open.push(name);
            text = '';
            if (open.length > DEEPEST) {
                kind = undefined;
                parser.pause();
            }
        },
        ontext(data) {
            if (open.at(-1) === 'loc')
                text += data;
        },
        onclosetag() {
            const name = open.pop();
            if (name !== 'loc')
                return;
            const parent = open.at(-1);
            for (; counted < parser.startIndex; counted++)
                if (xml.charCodeAt(counted) === 0x0a)
                    line++;
            if (parent === 'url' && kind === 'urlset')
                pages.push({ address: text.trim(), line });
            if (parent === 'sitemap' && kind === 'sitemapindex')
                sitemaps.push({ address: text.trim(), line });
        },
    }, { xmlMode: true });
    parser.end(xml);
    if (kind === 'rss' || kind === 'feed')
        return 'feed';
    return kind === 'urlset' || kind === 'sitemapindex' ? { pages, sitemaps } : undefined;
}
function localName(qualified) {
    return qualified.slice(qualified.indexOf(':') + 1);
}
/** Returns what a sitemap of plain text holds: an address on each line. Undefined if one of them is none. */
function readTextSitemap(text) {
    const pages = text
        .split(/\r\n?|\n/)
        .map((line, i) => ({ address: line.trim(), line: i + 1 }))
        .filter(({ address }) => address !== '');
    return pages.every(({ address }) => URL.canParse(address)) ? { pages, sitemaps: [] } : undefined;
}
/** Returns the addresses that a `robots.txt` gives for sitemaps: RFC 9309 leaves them to https://www.sitemaps.org. */
function sitemapsOfRobots(robots) {
    return robots
        .split(/\r\n?|\n/)
        .map((line, i) => ({ address: /^\s*sitemap\s*:\s*(\S+)/i.exec(line)?.[1] ?? '', line: i + 1 }))
        .filter(({ address }) => address !== '');
}

// EXTERNAL MODULE: ./lib/site/tree.js
var site_tree = __webpack_require__(5267);
// EXTERNAL MODULE: ./lib/site/rules/address.js
var rules_address = __webpack_require__(7939);
// EXTERNAL MODULE: ./lib/site/rules/resolve.js
var resolve = __webpack_require__(1415);
;// CONCATENATED MODULE: ./lib/site/rules/sitemaps.js











/** Where crawlers look, besides `robots.txt`. */
const USUAL = ['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml', 'sitemap.xml.gz'];
/** Larger ones are not allowed: https://www.sitemaps.org/protocol.html. Bytes. */
const LARGEST = 50 << 20;
const MOST = 1_000;
/**
 * Checks the sitemaps of a site, if it has any. `unlisted`: indices of pages that need no entry.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkSitemaps(site, unlisted, tally, signal) {
    const check = new SitemapCheck(site, tally, signal);
    if ((await check.read()) === 0)
        return;
    for await (const [index, name] of (0,event_loop/* interruptible */.In)(site.names.entries(), signal)) {
        if (!(0,folder/* isPage */.yp)(name) || (0,folder/* isNotFoundPage */.np)(name) || unlisted.has(index) || check.listed.has(index))
            continue;
        (0,rules_findings/* hit */.av)(tally.row('sitemap-missing', name), (0,rules_findings/* wholeFile */.AA)(name), name);
    }
}
class SitemapCheck {
    listed = new Set();
    #site;
    #tally;
    #files;
    #addresses;
    #waiting = [];
    #seen = new Set();
    #signal;
    /** One for all: there may be many short sitemaps. */
    #timeSlice = new event_loop/* TimeSlice */.IS();
    #feeds = 0;
    constructor(site, tally, signal) {
        this.#site = site;
        this.#tally = tally;
        this.#signal = signal;
        this.#files = new Map(site.names.map((name, i) => [name, i]));
        this.#addresses = new rules_address/* Addresses */.tb(site);
    }
    /** Returns how many sitemaps there were, feeds apart: they only name what is new. */
    async read() {
        for (const name of USUAL)
            this.#queue(this.#files.get(name));
        const robots = this.#files.get('robots.txt');
        const named = robots === undefined ? [] : sitemapsOfRobots(this.#content(robots)?.toString('utf8') ?? '');
        for (const entry of named) {
            await this.#rest();
            this.#queue(this.#named(entry));
        }
        for (let file = this.#waiting.shift(); file !== undefined; file = this.#waiting.shift())
            await this.#read(file);
        return this.#seen.size - this.#feeds;
    }
    async #rest() {
        await this.#timeSlice.yieldIfOver();
        this.#signal.throwIfAborted();
    }
    #queue(file) {
        if (file === undefined || this.#seen.has(file) || this.#seen.size >= MOST)
            return;
        this.#seen.add(file);
        this.#waiting.push(file);
    }
    async #read(file) {
        await this.#rest();
        const name = this.#site.names[file] ?? '';
        const sitemap = this.#parsed(file);
        if (sitemap === 'feed') {
            this.#feeds++;
            return;
        }
        if (sitemap === undefined)
            (0,rules_findings/* hit */.av)(this.#tally.row('sitemap-unreadable', name), (0,rules_findings/* wholeFile */.AA)(name), name);
        for (const entry of sitemap?.sitemaps ?? []) {
            await this.#rest();
            this.#queue(this.#judged(entry, name));
        }
        for (const entry of sitemap?.pages ?? []) {
            await this.#rest();
            const found = this.#judged(entry, name) ?? this.#fileOf(entry.address, (0,hosts/* rulesOf */.f)(undefined));
            if (found !== undefined)
                this.listed.add(found);
        }
    }
    /** `robots.txt` may name a sitemap on another host; without a domain, its paths are taken for those of this site. */
    #named(entry) {
        const file = this.#fileOf(entry.address);
        const host = (0,rules_address/* hostOf */.w4)(entry.address)?.host;
        const domain = (0,rules_address/* hostNamed */.ug)(this.#site.domain);
        if (file === undefined && (host === undefined || domain === undefined || host === domain)) {
            const address = (0,rules_names/* toBytes */.ZJ)(entry.address);
            (0,rules_findings/* hit */.av)(this.#tally.row('sitemap-named', address), { page: 'robots.txt', line: () => entry.line }, address);
        }
        return file;
    }
    /** A sitemap speaks of another host? Then its paths are still those of this site's pages. */
    #judged(entry, sitemap) {
        const address = (0,rules_names/* toBytes */.ZJ)(entry.address);
        const where = { page: sitemap, line: () => entry.line };
        const told = (0,rules_address/* hostOf */.w4)(entry.address);
        const domain = (0,rules_address/* hostNamed */.ug)(this.#site.domain);
        const fault = (0,rules_address/* canonicalFault */.zw)(told, domain);
        if (told !== undefined && fault !== undefined)
            (0,rules_findings/* hit */.av)(this.#tally.row(fault, told.host, { domain: domain ?? '' }), where, address);
        const file = this.#fileOf(entry.address);
        if (file === undefined)
            (0,rules_findings/* hit */.av)(this.#tally.row('sitemap-entry', address), where, address);
        return file;
    }
    /** Only the path of an address counts here. */
    #fileOf(address, rules = (0,hosts/* rulesOf */.f)(this.#site.host)) {
        const url = URL.parse(address, 'https://site.invalid/');
        if (url === null)
            return undefined;
        const read = this.#addresses.read((0,rules_names/* toBytes */.ZJ)(url.pathname), this.#addresses.baseOfFile('sitemap.xml'));
        if (read.to !== 'site')
            return undefined;
        return (0,resolve/* answer */.Z)(read.path, this.#files, rules, this.#site.basePath === '/');
    }
    #parsed(file) {
        const text = this.#content(file)?.toString('utf8');
        if (text === undefined)
            return undefined;
        return /\.txt(?:\.gz)?$/i.test(this.#site.names[file] ?? '') ? readTextSitemap(text) : readSitemap(text);
    }
    #content(file) {
        try {
            const content = (0,external_node_fs_.readFileSync)((0,site_tree/* pathOf */.XM)(this.#site.root, this.#site.names[file] ?? ''));
            const packed = content[0] === 0x1f && content[1] === 0x8b;
            const plain = packed ? (0,external_node_zlib_.gunzipSync)(content, { maxOutputLength: LARGEST }) : content;
            return plain.length > LARGEST ? undefined : plain;
        }
        catch {
            return undefined;
        }
    }
}

;// CONCATENATED MODULE: ./lib/site/check.js















/**
 * Checks a site against the rules of the place that will serve it and writes the report. Throws the signal's
 * reason when it is aborted, and what the file system throws when the folder itself cannot be read or the report cannot
 * be written.
 */
async function verifySite(options) {
    const crew = new Crew(options.threads);
    const stop = () => void crew.stop();
    options.signal.addEventListener('abort', stop, { once: true });
    try {
        return await verifyWith(crew, options);
    }
    catch (error) {
        options.signal.throwIfAborted();
        throw error;
    }
    finally {
        options.signal.removeEventListener('abort', stop);
        await crew.stop();
    }
}
async function verifyWith(crew, options) {
    const { root, host, basePath, domain, say, signal, clock } = options;
    const started = clock.now();
    const timeSlice = new event_loop/* TimeSlice */.IS();
    const rest = async () => {
        await timeSlice.yieldIfOver();
        signal.throwIfAborted();
    };
    const tree = await (0,site_tree/* listTree */.nT)(root, signal, (name, size) => {
        if (isRead(name, host))
            crew.expect(bytesRead(name, size));
    });
    const pages = tree.names.filter(folder/* isPage */.yp).length;
    say((0,clean/* safe */.gB) `Checking ${(0,units/* count */.U9)(pages, 'page')} and ${(0,units/* count */.U9)(tree.names.length - pages, 'other file')} for ${(0,hosts/* rulesOf */.f)(host).title}`);
    const tally = new rules_findings/* Tally */.F0();
    const unreadable = tree.unreadable.map(({ name }) => name);
    const site = { root, names: tree.names, host, domain, basePath, unreadable, loops: tree.loops };
    const [{ unlisted, links, loads }] = await Promise.all([
        readFiles(crew, tree, site, tally, signal),
        // While the threads read.
        (0,folder/* checkFolder */.p$)(tree, (0,hosts/* rulesOf */.f)(host), options.pageCount, tally, signal),
    ]);
    await checkSitemaps(site, unlisted, tally, signal);
    await rest();
    const findings = (0,rules_findings/* findingsOf */.WX)(tally.rows(), host);
    const of = (wanted) => findings.filter(({ severity }) => severity === wanted).length;
    await rest();
    const summary = {
        errors: of('error'),
        warnings: of('warning'),
        notices: of('notice'),
        isComplete: !findings.some(({ isRest }) => isRest),
        files: tree.names.length,
        pages,
        links,
        loads,
    };
    const report = {
        format: 1,
        host: host ?? null,
        basePath,
        domain: domain ?? null,
        ...summary,
        findings: findings.map(reported),
    };
    const reportPath = options.reportDir === undefined ? '' : await writeReport(options.reportDir, report);
    return { ...summary, findings, elapsedMs: clock.now() - started, reportPath };
}
async function readFiles(crew, tree, site, tally, signal) {
    const batches = batchesOf(tree, site.host);
    const readers = await crew.open(site, signal);
    const reads = await Promise.all(readers.map((reader) => readBatches(reader, batches, signal)));
    const index = new rules_anchors/* AnchorIndex */._s();
    for (const { anchors } of reads)
        index.add(anchors);
    const answers = (0,rules_answers/* answersTo */.to)(reads.map(({ questions }) => questions), index);
    const found = await Promise.all(readers.map((reader, i) => reader.finish(answers[i] ?? new Uint8Array())));
    for (const row of found.flat())
        tally.add(row);
    return {
        unlisted: new Set(reads.flatMap(({ unlisted }) => unlisted)),
        links: reads.reduce((sum, { judged }) => sum + judged.link, 0),
        loads: reads.reduce((sum, { judged }) => sum + judged.load, 0),
    };
}
/** The batches are one queue for all readers: whoever is done takes the next. */
async function readBatches(reader, batches, signal) {
    for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
        signal.throwIfAborted();
        await reader.read(batch.files);
    }
    return reader.close();
}
const BATCH_BYTES = 4_000_000;
/** Of small files, their number counts: opening one takes longer than reading it. */
const BATCH_FILES = 500;
/** Returns whether addresses or keys are looked for in a file of that name. */
function isRead(name, host) {
    const readable = (0,hosts/* rulesOf */.f)(host).offline ? /\.(?:html?|xhtml|css|m?js)$/i : /\.(?:html?|xhtml|css)$/i;
    return readable.test(name) || (0,private_keys/* mayHoldKey */.Sv)(name);
}
/** Returns how much of a file is read at most. */
function bytesRead(name, size) {
    return (0,private_keys/* mayHoldKey */.Sv)(name) ? Math.min(size, private_keys/* KEY_WITHIN */.qd) : size;
}
/** Files of one folder stay together, because they share most of their addresses; large ones come first. */
function batchesOf({ names, sizes }, host) {
    const byFolder = names
        .map((name, index) => ({ index, name, folder: (0,rules_names/* folderOf */.yS)(name) }))
        .filter(({ name }) => isRead(name, host))
        .sort((a, b) => (a.folder === b.folder ? a.index - b.index : a.folder < b.folder ? -1 : 1));
    const batches = [];
    for (const { index, name } of byFolder) {
        const size = bytesRead(name, sizes[index] ?? 0);
        let batch = batches.at(-1);
        if (batch === undefined || batch.bytes + size > BATCH_BYTES || batch.files.length >= BATCH_FILES) {
            batch = { files: [], bytes: 0 };
            batches.push(batch);
        }
        batch.files.push(index);
        batch.bytes += size;
    }
    return batches.sort((a, b) => a.bytes - b.bytes);
}

;// CONCATENATED MODULE: ./lib/phases/gate.js










/** What the names of report folders begin with. */
const REPORT_FOLDER = 'docs-export-report-';
/** GitHub shows ten annotations of a kind for a step. */
const MAX_ANNOTATIONS = 10;
/** How many pages and how many findings the summary shows. */
const MAX_PAGES = 5;
const MAX_FINDINGS = 10;
/** The step that keeps the report, as in TROUBLESHOOTING.md; the digest is the one of the examples. */
const UPLOAD = [
    '- if: always()',
    '  uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0',
    `  with: { name: documentation-report, path: '\${{ runner.temp }}/${REPORT_FOLDER}*' }`,
];
/**
 * Checks a site against the rules of its host and reports what it found: outputs, summary, annotations, and a report for
 * people and for programs.
 * @throws StepError (`verify-failed`, `verify-broken`, `verify-fault`) with `verify: strict` alone: a report never makes
 * a step red
 */
async function checkSite(site, gate, step) {
    const verdict = await step
        .phase('Check', () => examine(site, gate, step))
        .catch((error) => {
        step.signal.throwIfAborted();
        const failure = explainCheckError(error, site.root);
        if (gate.verify === 'strict')
            throw failure;
        step.log.trace(error);
        step.log.warning(failure.shown);
        return undefined;
    });
    if (!verdict)
        return;
    report(verdict, step);
    if (gate.verify !== 'strict' || verdict.errors === 0)
        return;
    throw new errors/* StepError */.zg('verify-failed', {
        errors: foundInWords({ ...verdict, warnings: 0, notices: 0 }),
        report: verdict.reportPath,
        site: site.root,
    });
}
function examine({ root, domain, pageCount }, { host, basePath }, { env, signal, log, clock }) {
    return verifySite({
        root,
        host,
        basePath,
        domain,
        pageCount: (0,progress/* pageNumber */.PW)(pageCount),
        reportDir: (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), REPORT_FOLDER)),
        signal,
        say: log.info,
        clock,
    });
}
function report(verdict, step) {
    const { errors, warnings, findings, reportPath } = verdict;
    const { outputs, facts, log, notes, tables } = step;
    facts.siteErrors = errors;
    outputs.set('verifyReport', reportPath);
    outputs.set('verifyErrors', String(errors));
    outputs.set('verifyWarnings', String(warnings));
    const found = foundInWords(verdict);
    log.info((0,clean/* safe */.gB) `Checked ${checkedInWords(verdict)}: found ${found}. The report lies at ${reportPath}, and beside it report.html`);
    notes.push({ name: 'Checked', value: checkedInWords(verdict) }, { name: 'Findings', value: found });
    for (const finding of findings.filter(isError).slice(0, MAX_ANNOTATIONS))
        annotate(finding, step);
    if (findings.length === 0)
        return;
    tables.push(firstFindings(verdict), {
        columns: ['Finding', 'Severity', 'Targets', 'Occurrences'],
        rows: countsByCode(findings).map((of) => [
            of.code,
            of.severity,
            String(of.findings),
            String(of.occurrences),
        ]),
    });
    const pages = worstPages(findings, MAX_PAGES).map((of) => [of.page, String(of.findings)]);
    if (pages.length > 0)
        tables.push({ columns: ['Page', 'Findings'], rows: pages });
}
function explainCheckError(error, site) {
    if ((0,disk_error/* isDiskError */.Mi)(error))
        return new errors/* StepError */.zg('verify-broken', { site, why: error.message }, error);
    return new errors/* StepError */.zg('verify-fault', { site, what: (0,errors/* errorMessage */.gJ)(error) }, error);
}
/** Returns the worst findings as the summary shows them, errors first. */
function firstFindings({ findings, isComplete }) {
    const shown = findings.slice(0, MAX_FINDINGS);
    const more = findings.length - shown.length;
    const beyond = more === 0 ? '' : `… and ${isComplete ? '' : 'at least '}${(0,units/* count */.U9)(more, 'more finding')}. `;
    return {
        columns: ['Severity', 'Finding', 'Address', 'Where'],
        rows: shown.map((finding) => [
            finding.severity,
            `${finding.code}: ${finding.message}`,
            finding.address === undefined ? finding.target : `${finding.target} (${finding.address})`,
            placeOf(finding),
        ]),
        remark: `${beyond}The report is gone with the runner. To keep it as an artifact, add this step behind this one:`,
        code: UPLOAD,
    };
}
const isError = ({ severity }) => severity === 'error';
/** The one error annotation belongs to the step's own failure: what the gate finds are warnings. */
function annotate(finding, { log }) {
    const place = placeOf(finding);
    log.warning((0,clean/* safe */.gB) `${finding.code} ${finding.target}: ${finding.message}${place === '' ? '' : (0,clean/* safe */.gB) ` In ${place}.`}`);
}
/** Returns where a finding is met first, and on how many more pages; empty for the site itself. */
function placeOf({ spots: [spot], pages }) {
    if (spot === undefined)
        return '';
    const line = spot.line === undefined ? '' : `, line ${spot.line}`;
    return `${spot.page}${line}${pages > 1 ? `, and on ${(0,units/* count */.U9)(pages - 1, 'more page')}` : ''}`;
}


/***/ }),

/***/ 7939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ anchorsOf),
/* harmony export */   tb: () => (/* binding */ Addresses),
/* harmony export */   ug: () => (/* binding */ hostNamed),
/* harmony export */   w4: () => (/* binding */ hostOf),
/* harmony export */   zw: () => (/* binding */ canonicalFault)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8307);

const NOWHERE = { to: 'nowhere' };
/** Stands for the site's own host where its name is not known. RFC 6761: it is nobody's. */
const UNKNOWN_DOMAIN = 'site.invalid';
/** Letters that mean themselves in any address; whatever has others goes through the URL parser. */
const PLAIN = /^(?!\/\/)[\w\-.~/]+$/;
const NO_PAGE = 'https://site.invalid/';
/** Most fragments: they stand for themselves and nothing else. */
const ONE_ANCHOR = /^#(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*$/i;
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@]*$/;
/** No file has this in its name. */
const IN_NO_NAME = '\0';
/** Turns addresses as they are written into what they stand for. */
class Addresses {
    #host;
    #basePath;
    /** Decoded. */
    #basePrefix;
    constructor({ domain, basePath }) {
        this.#host = hostNamed(domain) ?? UNKNOWN_DOMAIN;
        this.#basePath = basePath;
        this.#basePrefix = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .oF)((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(basePath)) ?? (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(basePath);
    }
    /** Returns the base of a file of the site. */
    baseOfFile(name) {
        return {
            url: `https://${this.#host}${this.#basePath}${(0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncoded */ .qE)(name)}`,
            folder: (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(name),
        };
    }
    /** Returns the base that `<base href>` makes of a page's own; the same if it is unusable. */
    baseOfElement(href, page) {
        const url = parsed(href, page.url);
        if (url === undefined || !/^https?:$/.test(url.protocol))
            return page;
        const path = url.host === this.#host ? this.#withinSite(url.pathname) : undefined;
        return { url: url.href, folder: path === undefined ? undefined : (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(path) };
    }
    /** Returns what an address stands for. */
    read(value, base) {
        if (base.folder !== undefined && PLAIN.test(value)) {
            const quick = this.#plain(value, base.folder);
            if (quick !== undefined)
                return quick;
        }
        const url = parsed(value, base.url);
        if (url === undefined || !/^(?:https?|wss?):$/.test(url.protocol))
            return NOWHERE;
        if (url.host !== this.#host)
            return { to: 'elsewhere', host: url.host, url: url.href };
        const path = this.#withinSite(url.pathname);
        if (path === undefined) {
            const explicit = /^\s*(?:https?:)?[\\/]{2}/i.test(value.slice(0, 64));
            return { to: 'outside', path: url.pathname, explicit };
        }
        return { to: 'site', path };
    }
    /** Undefined when it climbs above the site's root, which means different things below a base path. */
    #plain(value, folder) {
        if (!value.startsWith('/')) {
            const path = joined(folder, value);
            return path === undefined ? undefined : { to: 'site', path };
        }
        if (!value.startsWith(this.#basePrefix) || value.includes('/.'))
            return undefined;
        return { to: 'site', path: value.slice(this.#basePrefix.length) };
    }
    /** Servers refuse an address with a broken `%` (400), even where a file has that very name. */
    #withinSite(pathname) {
        const path = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .oF)(pathname) ?? `${pathname}${IN_NO_NAME}`;
        if (path.startsWith(this.#basePrefix))
            return path.slice(this.#basePrefix.length);
        return `${path}/` === this.#basePrefix ? '' : undefined;
    }
}
function joined(folder, relative) {
    let path = folder;
    let rest = relative;
    while (rest.startsWith('../')) {
        if (path === '')
            return undefined;
        path = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(path.slice(0, -1));
        rest = rest.slice(3);
    }
    if (!rest.includes('./') && !rest.endsWith('.'))
        return path + rest;
    const segments = rest.split('/');
    const last = segments.length - 1;
    for (const [i, segment] of segments.entries()) {
        if (segment === '..') {
            if (path === '')
                return undefined;
            path = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(path.slice(0, -1));
        }
        else if (segment !== '.') {
            path += i < last ? `${segment}/` : segment;
        }
    }
    return path;
}
function parsed(value, base) {
    return URL.parse((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .repaired */ .X9)(value)), base) ?? undefined;
}
/**
 * Returns what an anchor may be called for `fragment` (with its `#`) to find it, as strings of bytes; none if the
 * fragment always exists or is left to scripts. https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
function anchorsOf(fragment) {
    if (ONE_ANCHOR.test(fragment))
        return [fragment.slice(1)];
    const plain = written(fragment).split(':~:', 1)[0] ?? '';
    if (plain === '' || plain.toLowerCase() === 'top' || /^[/!?]/.test(plain))
        return [];
    // Unlike in a path, a `%` without two digits stands for itself.
    const decoded = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .repaired */ .X9)(plain.replace(/%[0-9a-f]{2}/gi, (code) => (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .oF)(code) ?? code));
    if (decoded !== plain)
        return [plain, decoded];
    // `#L10-L20`: views of source code read these themselves and go to the first line.
    const range = /^(L?\d+)-L?\d+$/.exec(plain)?.[1];
    return range === undefined ? [plain] : [plain, range];
}
/** A fragment as browsers write it, without its `#`. */
function written(fragment) {
    return PLAIN_FRAGMENT.test(fragment) ? fragment.slice(1) : (parsed(fragment, NO_PAGE)?.hash.slice(1) ?? '');
}
/** Returns a domain as addresses have it: in lower case, and IDN encoded. Undefined without one. */
function hostNamed(domain) {
    return domain === undefined ? undefined : (URL.parse(`https://${domain}`)?.host ?? domain);
}
/** Returns what is wrong when pages are said to live on a host and the site's own is `domain`, as far as it is known. */
function canonicalFault(told, domain) {
    if (told === undefined || told.host === domain)
        return undefined;
    if (told.is === 'placeholder')
        return 'canonical-placeholder';
    if (domain === undefined)
        return told.is === 'example' ? 'canonical-example' : undefined;
    return told.is === 'example' ? 'canonical-placeholder' : 'canonical-host';
}
/** Returns the host name of `url` if it names one, with or without a scheme, and what kind of name that is. */
function hostOf(url) {
    const text = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(url.trim());
    const parsed = URL.parse(/^[\\/]{2}/.test(text) ? `https:${text}` : text);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
        return undefined;
    return { host: (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(parsed.host), is: kindOf(parsed.hostname) };
}
/** Names that nobody can have registered (RFC 6761, RFC 2606), and what templates leave when a value is missing. */
function kindOf(hostname) {
    if (/(?:^|\.)(?:example|example\.(?:com|org|net))$/.test(hostname))
        return 'example';
    const isPlaceholder = /(?:^|\.)(?:localhost|test|invalid)$/.test(hostname) ||
        /^(?:127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname) ||
        /(?:^|\.)(?:undefined|null|nan)(?:\.|$)/.test(hostname);
    return isPlaceholder ? 'placeholder' : 'name';
}


/***/ }),

/***/ 5778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ Numbers),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   _s: () => (/* binding */ AnchorIndex),
/* harmony export */   eA: () => (/* binding */ NumberSet),
/* harmony export */   rp: () => (/* binding */ ALWAYS_THERE)
/* harmony export */ });
/**
 * Which anchors exist, and which are asked for: numbers instead of strings, because a large site has millions of
 * them. A number of 53 bits stands for a string; that two differing strings share one has to be expected once in a
 * hundred million sites of a million anchors in one page, and then only hides a finding.
 */
/** Returns the number that stands for a string (cyrb53, public domain, github.com/bryc/code). */
function fingerprint(text) {
    let h1 = 0xdeadbeef;
    let h2 = 0x41c6ce57;
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        h1 = Math.imul(h1 ^ code, 2654435761);
        h2 = Math.imul(h2 ^ code, 1597334677);
    }
    h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
    h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
    return 4294967296 * (2097151 & h2) + (h1 >>> 0);
}
/** In place of a fingerprint: every page has it. */
const ALWAYS_THERE = -1;
/** A list of numbers that grows, eight bytes each. */
class Numbers {
    #items = new Float64Array(1_024);
    length = 0;
    push(value) {
        if (this.length === this.#items.length) {
            const larger = new Float64Array(this.length * 2);
            larger.set(this.#items);
            this.#items = larger;
        }
        this.#items[this.length++] = value;
    }
    /** Returns a copy of the items. */
    take() {
        return this.#items.slice(0, this.length);
    }
}
/** Stands for an empty place in the table of a set. */
const EMPTY = -1;
/** A set of numbers that are not negative. A page may have millions: eight to 32 bytes each, a `Set` takes 150. */
class NumberSet {
    #table = new Float64Array(64).fill(EMPTY);
    size = 0;
    add(value) {
        const place = this.#placeOf(value);
        if (this.#table[place] === value)
            return;
        this.#table[place] = value;
        this.size++;
        if (this.size * 2 > this.#table.length)
            this.#grow();
    }
    has(value) {
        return this.#table[this.#placeOf(value)] === value;
    }
    /** Returns the numbers, sorted. */
    sorted() {
        const numbers = new Float64Array(this.size);
        let i = 0;
        for (const value of this.#table)
            if (value !== EMPTY)
                numbers[i++] = value;
        return numbers.sort();
    }
    /** Where a number is, or would be: the table is never full. */
    #placeOf(value) {
        const last = this.#table.length - 1;
        let place = value & last;
        while (this.#table[place] !== EMPTY && this.#table[place] !== value)
            place = (place + 1) & last;
        return place;
    }
    #grow() {
        const numbers = this.#table;
        this.#table = new Float64Array(numbers.length * 2).fill(EMPTY);
        for (const value of numbers)
            if (value !== EMPTY)
                this.#table[this.#placeOf(value)] = value;
    }
}
/** Says whether a page has an anchor. */
class AnchorIndex {
    #ranges = new Map();
    #traits = new Map();
    add({ pages, starts, ids, traits }) {
        for (const [i, page] of pages.entries()) {
            this.#ranges.set(page, { ids, start: starts[i] ?? 0, end: starts[i + 1] ?? ids.length });
            const known = traits[i];
            if (known !== undefined)
                this.#traits.set(page, known);
        }
    }
    /** Undefined for a page that was not read. */
    traitsOf(page) {
        return this.#traits.get(page);
    }
    /** `page` is the index of a file, `id` a fingerprint. A page that was not read has every anchor. */
    has(page, id) {
        const range = this.#ranges.get(page);
        if (range === undefined || id === ALWAYS_THERE)
            return true;
        let { start, end } = range;
        while (start < end) {
            const middle = (start + end) >>> 1;
            const value = range.ids[middle] ?? 0;
            if (value === id)
                return true;
            if (value < id)
                start = middle + 1;
            else
                end = middle;
        }
        return false;
    }
}


/***/ }),

/***/ 1764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   to: () => (/* binding */ answersTo),
/* harmony export */   y$: () => (/* binding */ LEFT_TO_SCRIPT)
/* harmony export */ });
const MISSING = 0;
const THERE = 1;
/** Missing, but so are nearly all anchors that are asked of the page, and it runs a script. */
const LEFT_TO_SCRIPT = 2;
/** Fewer may all have been removed from a page; lines of source code are hardly ever linked to by hand. */
const MANY = 10;
/** For each one that is there, so many have to be missing. */
const NEARLY_ALL = 9;
/** Returns the answers to each list of questions, in their order. */
function answersTo(lists, index) {
    const answers = lists.map(({ pages, ids, others }) => Uint8Array.from(pages, (page, i) => index.has(page, ids[i] ?? 0) || index.has(page, others[i] ?? 0) ? THERE : MISSING));
    const left = pagesLeftToScripts(lists, answers, index);
    for (const [list, { pages }] of lists.entries())
        for (const [i, page] of pages.entries())
            if (answers[list]?.[i] === MISSING && left.has(page))
                answers[list][i] = LEFT_TO_SCRIPT;
    return answers;
}
/** Anchors that scripts make are not in the HTML: of such a page, all or nearly all that are asked for are missing. */
function pagesLeftToScripts(lists, answers, index) {
    const asked = new Map();
    for (const [list, { pages, ids, lines }] of lists.entries())
        for (const [i, page] of pages.entries()) {
            if (index.traitsOf(page)?.runsScript !== true)
                continue;
            const of = asked.get(page) ?? { missing: new Set(), there: new Set(), onlyLines: true };
            asked.set(page, of);
            const isMissing = answers[list]?.[i] === MISSING;
            const anchors = isMissing ? of.missing : of.there;
            anchors.add(ids[i] ?? 0);
            if (isMissing && lines[i] !== 1)
                of.onlyLines = false;
        }
    const left = new Set();
    for (const [page, { missing, there, onlyLines }] of asked) {
        const found = there.size + (index.traitsOf(page)?.ownLinked ?? 0);
        if (missing.size >= (onlyLines ? 1 : MANY) && missing.size >= found * NEARLY_ALL)
            left.add(page);
    }
    return left;
}


/***/ }),

/***/ 2161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ wholeFile),
/* harmony export */   F0: () => (/* binding */ Tally),
/* harmony export */   Pg: () => (/* binding */ newRow),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   av: () => (/* binding */ hit)
/* harmony export */ });
/* unused harmony export CODES */
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8651);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3052);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2670);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8307);




/** Everything the gate can find: one sentence each, and what it weighs. The only place where findings are worded. */
const KINDS = {
    'no-index': {
        code: 'no-index',
        severity: 'error',
        sentence: 'The site has no index.html: its start page would be missing.',
    },
    'broken-link': {
        code: 'broken-link',
        severity: 'error',
        sentence: 'This link leads to a page that {notFound}.',
    },
    'broken-asset': {
        code: 'broken-asset',
        severity: 'error',
        sentence: 'A page loads this file, which {notFound}.',
    },
    'old-font': {
        code: 'broken-asset',
        severity: 'notice',
        sentence: 'Only old browsers load this font, which {notFound}; all others take the WOFF beside it.',
    },
    'broken-anchor': {
        code: 'broken-anchor',
        severity: 'warning',
        sentence: 'The page exists, but nothing in it has this id: the link leads to its top.',
    },
    'script-anchors': {
        code: 'broken-anchor',
        severity: 'notice',
        sentence: 'Nearly all anchors that links to this page use are missing from its HTML; its scripts probably create them.',
    },
    'external-load': {
        code: 'external-load',
        severity: 'warning',
        on: { 'air-gapped': 'error' },
        sentence: 'This is loaded from another host whenever the page is shown; without access to it, it is missing.',
    },
    'external-script-address': {
        code: 'external-load',
        severity: 'notice',
        sentence: 'A script names this address on another host and seems to load it.',
    },
    'load-outside-base-path': {
        code: 'outside-base-path',
        severity: 'error',
        sentence: 'A page loads this from outside the base path, where the site is not.',
    },
    'link-outside-base-path': {
        code: 'outside-base-path',
        severity: 'warning',
        sentence: 'This link leaves the base path; if it is meant to stay within the site, it leads nowhere.',
    },
    'page-count': {
        code: 'page-count',
        severity: 'error',
        sentence: 'The site has {found}, but the service counted {counted}: some are missing.',
    },
    'page-count-unclear': {
        code: 'page-count',
        severity: 'warning',
        sentence: 'Besides the pages for wrong addresses, the site has {found}, but the service counted {counted}: if it does not count those, some are missing.',
    },
    'no-404-page': {
        code: 'no-404-page',
        severity: 'notice',
        sentence: 'There is no 404.html, so a wrong address shows the page that {host} has for it.',
    },
    'no-404-page-home': {
        code: 'no-404-page',
        severity: 'error',
        sentence: 'There is no 404.html, so {host} answers every wrong address with the home page and status 200.',
    },
    'canonical-host': {
        code: 'canonical-host',
        severity: 'warning',
        sentence: 'Search engines are told that this page lives on another host than {domain}.',
    },
    'canonical-example': {
        code: 'canonical-host',
        severity: 'warning',
        sentence: 'Search engines are told that this page lives on a host that is reserved for examples. If that is the domain the site was exported for, set `domain`.',
    },
    'canonical-placeholder': {
        code: 'canonical-host',
        severity: 'error',
        sentence: 'Search engines are told that this page lives on a host that cannot exist: a placeholder was left in.',
    },
    'sitemap-entry': {
        code: 'sitemap',
        severity: 'warning',
        sentence: 'The sitemap lists this address for a page that {notFound}.',
    },
    'sitemap-named': {
        code: 'sitemap',
        severity: 'warning',
        sentence: 'robots.txt names this sitemap, which {notFound}.',
    },
    'sitemap-missing': {
        code: 'sitemap',
        severity: 'notice',
        sentence: 'This page is in no sitemap.',
    },
    'sitemap-unreadable': {
        code: 'sitemap',
        severity: 'warning',
        sentence: 'This sitemap cannot be read: it is no XML with a urlset or a sitemapindex.',
    },
    'leaked-secret': {
        code: 'leaked-file',
        severity: 'error',
        sentence: 'Files like this one hold secrets or the history of a project; everybody could read it.',
    },
    'leaked-key': {
        code: 'leaked-file',
        severity: 'error',
        sentence: 'This file holds a private key, and everybody could read it.',
    },
    'leaked-file': {
        code: 'leaked-file',
        severity: 'warning',
        sentence: 'This was probably never meant to be published: {what}.',
    },
    'portable-case': {
        code: 'portable-name',
        severity: 'notice',
        sentence: 'This name and {other} differ in case alone: on Windows and macOS only one of them would be left.',
    },
    'portable-name': {
        code: 'portable-name',
        severity: 'notice',
        sentence: 'This name cannot exist on Windows: {why}.',
    },
    'hidden-files': {
        code: 'hidden-files',
        severity: 'warning',
        sentence: 'Names that begin with a dot are left out when the site is uploaded to {host}, unless it is told otherwise.',
    },
    'file-too-large': {
        code: 'file-too-large',
        severity: 'error',
        sentence: 'This file has {size}, more than {limit}.',
    },
    'too-many-files': {
        code: 'too-many-files',
        severity: 'error',
        sentence: 'There are {count} files, more than {limit}.',
    },
    'too-many-files-soft': {
        code: 'too-many-files',
        severity: 'warning',
        sentence: 'There are {count} files, more than {limit}.',
    },
    'site-too-large': {
        code: 'site-too-large',
        severity: 'error',
        sentence: 'The site has {size}, more than {limit}.',
    },
    'site-too-large-soft': {
        code: 'site-too-large',
        severity: 'warning',
        sentence: 'The site has {size}, more than {limit}.',
    },
    'unreadable-file': {
        code: 'unreadable-file',
        severity: 'error',
        sentence: 'This file could not be read ({why}), so it was not checked.',
    },
    'unreadable-folder': {
        code: 'unreadable-file',
        severity: 'error',
        sentence: 'This folder could not be read ({why}), so nothing in it was checked.',
    },
    'unreadable-script': {
        code: 'unreadable-file',
        severity: 'notice',
        sentence: 'A script in this file is too large to be read, so addresses in it may have been missed.',
    },
};
/** Every code there is, each once. */
const CODES = new Set(Object.values(KINDS).map(({ code }) => code));
/** How many spots of one finding are kept. */
const SPOTS = 5;
/** How many findings of one kind are listed: those with the first addresses. The others are counted in one more. */
const LISTED = 20_000;
/** Takes the place of a kind's sentence for what is not listed. */
const NOT_LISTED = 'Only the first {listed} of this kind are listed, in the order of their addresses. Not listed: {occurrences} at other addresses.';
/** How much of a target is kept, in bytes. */
const LONGEST = 1_000;
/** Returns a row without a hit. `key` may be a slice of a page. */
function newRow(kind, key, values = {}) {
    return {
        kind,
        key: (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .kept */ .LP)(key),
        values,
        count: 0,
        pages: 0,
        lastPage: '',
        target: '',
        spots: [],
        isRest: false,
    };
}
function cut(bytes) {
    return bytes.length > LONGEST ? `${bytes.slice(0, LONGEST)}...` : bytes;
}
/**
 * Counts one more occurrence, with the target as it is written there, which must not be a slice of a page. The line
 * is only asked for when it is kept.
 */
function hit(row, where, target) {
    const counted = row.rest ?? row;
    counted.count++;
    if (counted.isRest)
        return;
    if (row.lastPage === where.page && row.pages > 0)
        return;
    row.lastPage = where.page;
    row.pages++;
    const last = row.spots.at(-1);
    if (row.spots.length === SPOTS && last !== undefined && last.page < where.page)
        return;
    addSpot(row, { page: where.page, line: where.line() }, cut(target));
}
function addSpot(row, spot, target) {
    const after = row.spots.findIndex(({ page }) => page > spot.page);
    const at = after === -1 ? row.spots.length : after;
    if (at === 0)
        row.target = target;
    row.spots.splice(at, 0, spot);
    row.spots.length = Math.min(row.spots.length, SPOTS);
}
/** A file as a whole, as the place of a finding. */
function wholeFile(page) {
    return { page, line: () => undefined };
}
/**
 * Counts faults, the same ones together. What comes out depends on what was counted alone, not on its order or on how
 * it was shared among several tallies that were added up: of each kind, the first rows by key stay.
 */
class Tally {
    #kinds = new Map();
    #listed;
    /** `listed`: how many rows of a kind stay. */
    constructor(listed = LISTED) {
        this.#listed = listed;
    }
    /** Returns the row of a fault: the one it already has, or a new one. `key` tells faults of a kind apart. */
    row(kind, key, values) {
        return this.#of(kind).row(cut(key), values);
    }
    /** Adds what another tally counted. Each page is counted in one of them only. */
    add(other) {
        const row = other.isRest ? this.#of(other.kind).rest : this.row(other.kind, other.key, other.values);
        row.count += other.count;
        if (row.isRest)
            return;
        row.pages += other.pages;
        for (const spot of other.spots)
            addSpot(row, spot, other.target);
    }
    /** Returns the rows that are listed, and those that count the rest. */
    rows() {
        return [...this.#kinds.values()].flatMap((kind) => kind.listed());
    }
    #of(kind) {
        let tally = this.#kinds.get(kind);
        if (tally === undefined) {
            tally = new KindTally(kind, this.#listed);
            this.#kinds.set(kind, tally);
        }
        return tally;
    }
}
class KindTally {
    rest;
    #kind;
    #most;
    #rows = new Map();
    /** Keys behind this one are not listed. */
    #last;
    constructor(kind, most) {
        this.#kind = kind;
        this.#most = most;
        this.rest = { ...newRow(kind, '', { listed: most.toLocaleString('en') }), isRest: true };
    }
    row(key, values) {
        const known = this.#rows.get(key);
        if (known !== undefined)
            return known;
        if (this.#last !== undefined && key > this.#last)
            return this.rest;
        const row = newRow(this.#kind, key, values);
        this.#rows.set(row.key, row);
        // Not at each row: sorting them takes its time.
        if (this.#rows.size > this.#most * 1.25)
            this.#cut();
        return row.rest ?? row;
    }
    listed() {
        if (this.#rows.size > this.#most)
            this.#cut();
        return [...this.#rows.values(), ...(this.rest.count > 0 ? [this.rest] : [])];
    }
    #cut() {
        const rows = [...this.#rows.values()].sort((a, b) => compare(a.key, b.key));
        for (const row of rows.splice(this.#most)) {
            this.rest.count += row.count;
            // Addresses that lead to it are still remembered.
            row.rest = this.rest;
            row.spots.length = 0;
        }
        this.#rows = new Map(rows.map((row) => [row.key, row]));
        this.#last = rows.at(-1)?.key;
    }
}
const WEIGHT = { error: 0, warning: 1, notice: 2 };
/**
 * Returns the findings that the rows stand for under a host's rules: the worst first, then those that occur on most
 * pages, then by code and target.
 */
function findingsOf(rows, host) {
    return [...rows]
        .map((row) => ({ row, finding: findingOf(row, host) }))
        .sort(({ row: rowA, finding: a }, { row: rowB, finding: b }) => WEIGHT[a.severity] - WEIGHT[b.severity] ||
        b.pages - a.pages ||
        compare(a.code, b.code) ||
        compare(a.target, b.target) ||
        // No two rows share both: the report must not depend on which thread was first.
        compare(rowA.key, rowB.key) ||
        compare(rowA.kind, rowB.kind))
        .map(({ finding }) => finding);
}
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
function findingOf(row, host) {
    const kind = KINDS[row.kind];
    const target = (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(row.target);
    const address = (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(row.key);
    const message = row.isRest
        ? (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_3__/* .fill */ .GS)(NOT_LISTED, {
            ...row.values,
            occurrences: (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(row.count, 'further occurrence'),
        })
        : (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_3__/* .fill */ .GS)(kind.sentence, { ...wordsFor(host), ...row.values });
    return {
        code: kind.code,
        severity: (host && kind.on?.[host]) ?? kind.severity,
        target,
        address: address === target || address === '' ? undefined : address,
        message: message.text,
        count: row.count,
        pages: row.pages,
        spots: row.spots.map(({ page, line }) => ({ page: (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(page), line })),
        isRest: row.isRest,
    };
}
function wordsFor(host) {
    const { title } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .rulesOf */ .f)(host);
    return { host: title, notFound: host === undefined ? 'no host would find' : `${title} would not find` };
}


/***/ }),

/***/ 9647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ isSecret),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   p$: () => (/* binding */ checkFolder),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* harmony import */ var _event_loop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3761);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3052);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2161);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8307);




/** Is this the name of a page? */
function isPage(name) {
    return /\.(?:html?|xhtml)$/i.test(name);
}
/** Is this the page that a host shows for addresses without one? Generators write it under either name. */
function isNotFoundPage(name) {
    return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}
/** One such page lies in the root; elsewhere, `404.html` may well be about something. */
const NOT_FOUND_PAGE_OF_THE_SITE = /^(?:404|_not-found)(?:\.html|\/index\.html)$/;
/**
 * Checks what can be told from names and sizes alone. `pageCount`: as the service counted.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkFolder(tree, rules, pageCount, tally, signal) {
    checkPages(tree, rules, pageCount, tally);
    checkLimits(tree, rules, tally);
    for (const { name, why } of tree.unreadable)
        once(tally, 'unreadable-folder', name, { why });
    const clashes = clashFinder(tally);
    for await (const name of (0,_event_loop_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptible */ .In)(tree.names, signal)) {
        const leak = leakOf(name);
        const dropped = droppedPart(name, rules);
        if (leak !== undefined) {
            const kind = leak.what === SECRET ? 'leaked-secret' : 'leaked-file';
            once(tally, kind, name, { what: leak.what }, leak.part);
        }
        else if (dropped !== undefined)
            once(tally, 'hidden-files', name, {}, dropped);
        checkPortability(name, tally);
        clashes(name);
    }
}
/** Counts a finding about a file; files below one `part` of a name, which is at fault, are counted together. */
function once(tally, kind, name, values, part = name) {
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .hit */ .av)(tally.row(kind, part, values), (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeFile */ .AA)(name), part);
}
/** Counts a finding about the site as a whole. */
function about(tally, kind, values) {
    tally.row(kind, '', values).count++;
}
function checkPages({ names }, rules, pageCount, tally) {
    const files = new Set(names);
    if (!files.has('index.html'))
        about(tally, 'no-index');
    if (!files.has('404.html') && rules.missing !== 'unknown')
        about(tally, rules.missing === 'home-page' ? 'no-404-page-home' : 'no-404-page');
    const all = names.filter(isPage).length;
    const found = names.filter((name) => isPage(name) && !NOT_FOUND_PAGE_OF_THE_SITE.test(name)).length;
    if (pageCount === undefined || found >= pageCount)
        return;
    // Whether a service counts the pages for wrong addresses is its own affair.
    const kind = all < pageCount ? 'page-count' : 'page-count-unclear';
    about(tally, kind, { found: (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(found, 'page'), counted: String(pageCount) });
}
function checkLimits({ names, sizes }, rules, tally) {
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const site = exceeded(rules.siteBytes, bytes);
    if (site !== undefined)
        about(tally, site.severity === 'error' ? 'site-too-large' : 'site-too-large-soft', {
            size: inMegabytes(bytes),
            limit: site.of,
        });
    const number = exceeded(rules.files, names.length);
    if (number !== undefined)
        about(tally, number.severity === 'error' ? 'too-many-files' : 'too-many-files-soft', {
            count: String(names.length),
            limit: number.of,
        });
    for (const [i, size] of sizes.entries()) {
        const file = exceeded(rules.fileBytes, size);
        if (file !== undefined)
            once(tally, 'file-too-large', names[i] ?? '', { size: inMegabytes(size), limit: file.of });
    }
    if (rules.filesInFolder.length === 0)
        return;
    for (const [folder, files] of countBy(names, _names_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)) {
        const limit = exceeded(rules.filesInFolder, files);
        if (limit !== undefined)
            once(tally, 'too-many-files', folder, { count: String(files), limit: limit.of });
    }
}
function exceeded(limits, value) {
    return limits.find((limit) => value > limit.most);
}
function inMegabytes(bytes) {
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
function countBy(names, keyOf) {
    const counts = new Map();
    for (const name of names)
        counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1);
    return counts;
}
const SECRET = 'secret';
/** Names that betray a file that nobody meant to publish. The first that fits counts; `top`: in the root alone. */
const LEAKS = [
    { what: SECRET, name: /(?:^|\/)\.env[^/]*/i },
    { what: SECRET, name: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
    { what: SECRET, name: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
    { what: SECRET, name: /(?:^|\/)(?:\.npmrc|\.yarnrc\.yml|\.netrc|\.htpasswd|\.pypirc|id_rsa|id_ed25519)$/ },
    { what: 'a setting of Git', name: /(?:^|\/)\.git[^/]*$/i },
    { what: 'a workflow of the repository', name: /(?:^|\/)\.(?:github|gitlab|circleci)\// },
    { what: 'a setting of an editor', name: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\/|(?:^|\/)\.editorconfig$/ },
    {
        what: 'a leftover of an editor',
        name: /(?:^|\/)[^/]+(?:~|\.sw[op])$|(?:^|\/)\.#[^/]+$|(?:^|\/)#[^/]+#$/,
    },
    {
        what: 'a file of the operating system',
        name: /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$|(?:^|\/)__MACOSX\//,
    },
    { what: 'packages that the site was built with', name: /(?:^|\/)node_modules\// },
    {
        what: 'a script that starts a local server',
        name: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$|^(?:serve|server)\.[cm]?js$/i,
        top: true,
    },
    {
        what: 'a source file of the builder',
        name: /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json|(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s|mkdocs\.ya?ml|mint\.json|_config\.yml|Dockerfile|docker-compose\.ya?ml|Makefile|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
        top: true,
    },
];
/** Does the name alone tell that a file is a secret? */
function isSecret(name) {
    return leakOf(name)?.what === SECRET;
}
function leakOf(name) {
    for (const leak of LEAKS) {
        const match = leak.top && name.includes('/') ? null : leak.name.exec(name);
        if (match !== null)
            return { what: leak.what, part: name.slice(0, match.index + match[0].length) };
    }
    return undefined;
}
/** Traces of a build that nobody asks for: their loss is none. */
const NOT_MISSED = new Set(['.nojekyll', '.buildinfo']);
/** Returns the part of a name, up to the dot-file or folder in it, that an uploader leaves behind. */
function droppedPart(name, { dropsDotFiles }) {
    if (dropsDotFiles === 'none')
        return undefined;
    return partOf(name, (part) => part.startsWith('.') &&
        !NOT_MISSED.has(part) &&
        !(dropsDotFiles === 'all-but-well-known' && part === '.well-known'));
}
/** Returns a name up to the end of the first of its parts that is `wanted`. */
function partOf(name, wanted) {
    const parts = name.split('/');
    const at = parts.findIndex(wanted);
    if (at === -1)
        return undefined;
    return parts.slice(0, at + 1).join('/') + (at < parts.length - 1 ? '/' : '');
}
/** https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file, read 2026-11. */
const UNPORTABLE = [
    { why: 'Windows keeps it for a device', part: /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i },
    { why: 'it ends in a dot or a space', part: /[. ]$/ },
    { why: 'it has one of < > : " \\ | ? * in it', part: /[<>:"\\|?*\x00-\x1f]/ },
];
function checkPortability(name, tally) {
    for (const { why, part } of UNPORTABLE) {
        const fault = partOf(name, (text) => part.test(text));
        if (fault !== undefined)
            once(tally, 'portable-name', name, { why }, fault);
    }
}
/**
 * Returns what tells whether a name, or a folder that it lies in, differs from one before in case alone, and counts
 * each of those once. Folders end in `/`.
 */
function clashFinder(tally) {
    const firsts = new Map();
    const folders = new Map([['', false]]);
    const differs = (name) => {
        const folded = (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(name).normalize('NFC').toLowerCase().replace(/\/$/, '');
        const first = firsts.get(folded);
        if (first === undefined)
            firsts.set(folded, name);
        else if (first !== name)
            once(tally, 'portable-case', name, { other: (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(first) });
        return first !== undefined && first !== name;
    };
    const clashes = (name) => {
        const folder = (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(name.replace(/\/$/, ''));
        let known = folders.get(folder);
        if (known === undefined) {
            known = clashes(folder);
            folders.set(folder, known);
        }
        return known || differs(name);
    };
    return clashes;
}


/***/ }),

/***/ 8307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ kept),
/* harmony export */   X9: () => (/* binding */ repaired),
/* harmony export */   ZJ: () => (/* binding */ toBytes),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   oF: () => (/* binding */ percentDecoded),
/* harmony export */   qE: () => (/* binding */ percentEncoded),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/**
 * Inside the gate, names and addresses are strings of bytes: one character for each byte of their UTF-8 form.
 * Servers compare bytes, file systems hold bytes, percent-encoding encodes bytes; and a page of bytes is half
 * the size of one in UTF-16, and faster to walk through.
 */
const BEYOND_ASCII = /[\x80-\xff]/;
/** Returns ordinary text as a string of bytes. */
function toBytes(text) {
    return Buffer.from(text, 'utf8').toString('latin1');
}
/** Returns a string of bytes as ordinary text; bytes that are no UTF-8 become U+FFFD. */
function toText(bytes) {
    return BEYOND_ASCII.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes;
}
/** Returns `bytes` with all that is not UTF-8 replaced as a browser replaces it (U+FFFD). */
function repaired(bytes) {
    return BEYOND_ASCII.test(bytes) ? toBytes(toText(bytes)) : bytes;
}
/**
 * Returns the same string in memory of its own. A slice keeps the string it was cut from alive: one address that
 * is remembered would keep its whole page.
 */
function kept(bytes) {
    return bytes === '' ? '' : Buffer.from(bytes, 'latin1').toString('latin1');
}
/** Returns what a percent-encoded path or fragment stands for; undefined if a `%` is not followed by two hex digits. */
function percentDecoded(encoded) {
    if (!encoded.includes('%'))
        return encoded;
    if (/%(?![0-9a-f]{2})/i.test(encoded))
        return undefined;
    return encoded.replace(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
/** Returns a name as it stands in an address: everything but letters, digits and `-._~/` percent-encoded. */
function percentEncoded(bytes) {
    return bytes.replace(/[^\w\-.~/]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
/** Returns the folder of a name, with its final `/`; empty for the root. */
function folderOf(name) {
    return name.slice(0, name.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 8317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Si: () => (/* binding */ startOfFile),
/* harmony export */   Sv: () => (/* binding */ mayHoldKey),
/* harmony export */   gR: () => (/* binding */ holdsKey),
/* harmony export */   qd: () => (/* binding */ KEY_WITHIN)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/** How much of a file is looked at, in bytes. Keys are small, and few files hold more than one and its certificates. */
const KEY_WITHIN = 64 << 10;
/** Names that keys have: without an ending, such as `id_ecdsa`, or with one of those that tools give them. */
const MAY_HOLD_KEY = /(?:^|\/)[^/.]+$|\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i;
/** Is this the name of a file that may hold a private key? Pages that explain keys have other names. */
function mayHoldKey(name) {
    return MAY_HOLD_KEY.test(name);
}
/** RFC 7468, RFC 9580, and what ssh-keygen writes. */
const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n/g;
/** Headers, as far as they go. */
const WITHIN = 1_000;
/** A line of a key: an example shows less of it. */
const LINE = /^[A-Za-z0-9+/=]{40,}\r?$/m;
/** https://tartarus.org/~simon/putty-snapshots/htmldoc/AppendixC.html */
const PUTTY = /^PuTTY-User-Key-File-\d: [\s\S]*^Private-Lines: /m;
/** Does a text hold a private key, and not only the words around one? */
function holdsKey(text) {
    for (const begin of text.matchAll(BEGIN)) {
        const from = begin.index + begin[0].length;
        if (LINE.test(text.slice(from, from + WITHIN)))
            return true;
    }
    return text.startsWith('PuTTY-') && PUTTY.test(text);
}
/** Returns the beginning of a file. Throws what the file system throws. */
function startOfFile(path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        const start = Buffer.allocUnsafe(KEY_WITHIN);
        return start.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, start, 0, KEY_WITHIN, 0));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 1415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ answer),
/* harmony export */   q: () => (/* binding */ mergedSlashes)
/* harmony export */ });
/**
 * Returns the index of the file with which a host answers an address, redirects followed; undefined for a miss.
 * `files` are the names of the site with their indices, relative to its root, as strings of bytes. `path` is the address's path, decoded, without the base path and its slash: `` for the site's root, `docs/x/`.
 * `atHostRoot` tells whether the site's root is the root of the host.
 */
function answer(path, files, rules, atHostRoot) {
    const name = rules.mergesSlashes && (path.startsWith('/') || path.includes('//')) ? mergedSlashes(path) : path;
    if (rules.onlyKey !== undefined) {
        if (name !== '')
            return files.get(rules.onlyKey(name, atHostRoot));
        return atHostRoot ? files.get('index.html') : undefined;
    }
    if (name === '')
        return files.get('index.html');
    if (name.endsWith('/')) {
        const index = files.get(`${name}index.html`);
        return index ?? (rules.dropsSlash ? files.get(`${name.slice(0, -1)}.html`) : undefined);
    }
    return files.get(name) ?? files.get(`${name}.html`) ?? files.get(`${name}/index.html`);
}
/** Returns a path as a host that merges slashes reads it, without one at its beginning. */
function mergedSlashes(path) {
    return path.replace(/\/{2,}/g, '/').replace(/^\//, '');
}


/***/ }),

/***/ 5267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   nT: () => (/* binding */ listTree),
/* harmony export */   oU: () => (/* binding */ withoutLoops)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _event_loop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3761);
/* harmony import */ var _rules_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8307);



/** Returns the name without loops of what a path leads to; the same path where there are none on it. */
function withoutLoops(path, loops) {
    let name = path;
    for (;;) {
        const loop = loops.find((link) => name.startsWith(link.name) || `${name}/` === link.name);
        if (loop === undefined)
            return name;
        // The folder's name is shorter than that of what lies in it, so this ends.
        name = loop.folder + name.slice(loop.name.length);
    }
}
/**
 * Returns the path of a name of the site, for the file system. Names that are no UTF-8 can only be asked for in
 * bytes.
 */
function pathOf(root, name) {
    return Buffer.from(`${(0,_rules_names_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(root)}/${name}`, 'latin1');
}
/**
 * Under how many names that lead through several symbolic links one folder is listed: a dozen folders that all link
 * to each other have a billion.
 */
const MOST_NAMES = 100;
/**
 * Lists what a web server would find below `root`. Symbolic links are followed, as servers do, but never round in
 * circles; those that lead nowhere, and what is neither file nor folder, do not exist. `visit` is told of each file
 * as it is found, with its size in bytes. Throws what the file system throws when `root` cannot be read, and the reason of
 * `signal` soon after it is aborted.
 */
async function listTree(root, signal, visit = () => { }) {
    const found = [];
    const folders = [{ name: '', real: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), above: [], links: 0 }];
    const listed = new Map();
    const unreadable = [];
    const loops = [];
    const timeSlice = new _event_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeSlice */ .IS();
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = entriesOf(root, folder.name);
        if (typeof entries === 'string')
            unreadable.push({ name: folder.name, why: entries });
        for (const entry of typeof entries === 'string' ? [] : entries) {
            await timeSlice.yieldIfOver();
            signal.throwIfAborted();
            const name = folder.name + entry.name.toString('latin1');
            const status = statusOf(root, name);
            if (status?.isFile()) {
                found.push({ name, size: status.size });
                visit(name, status.size);
            }
            if (!status?.isDirectory())
                continue;
            const real = entry.isSymbolicLink()
                ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(pathOf(root, name), 'latin1')
                : `${folder.real}/${entry.name.toString('latin1')}`;
            const above = [...folder.above, folder];
            const same = above.find((outer) => outer.real === real);
            if (same !== undefined)
                loops.push({ name: `${name}/`, folder: same.name });
            const links = folder.links + Number(entry.isSymbolicLink());
            const times = (listed.get(real) ?? 0) + Number(links > 1);
            if (same !== undefined || times > MOST_NAMES)
                continue;
            listed.set(real, times);
            folders.push({ name: `${name}/`, real, above, links });
        }
    }
    found.sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
        root,
        names: found.map((file) => file.name),
        sizes: found.map((file) => file.size),
        unreadable,
        loops,
    };
}
/** Returns the error's code where a folder below the root cannot be read. */
function entriesOf(root, folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(pathOf(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
        if (folder === '' || code === undefined)
            throw error;
        return code;
    }
}
/** What cannot be reached through a symbolic link does not exist, for whatever reason. */
function statusOf(root, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(pathOf(root, name));
    }
    catch {
        return undefined;
    }
}


/***/ })

};

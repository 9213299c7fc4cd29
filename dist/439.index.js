export const id = 439;
export const ids = [439];
export const modules = {

/***/ 5439:
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
// EXTERNAL MODULE: ./lib/units.js
var units = __webpack_require__(3052);
// EXTERNAL MODULE: ./lib/site/byte-strings.js
var byte_strings = __webpack_require__(854);
// EXTERNAL MODULE: ./lib/site/rules/hosts.js + 1 modules
var hosts = __webpack_require__(2670);
// EXTERNAL MODULE: ./lib/site/pool/readable-files.js
var readable_files = __webpack_require__(5786);
;// CONCATENATED MODULE: ./lib/site/pool/batches.js



const BATCH_BYTES = 4_000_000;
/** Of small files, their number counts: opening one takes longer than reading it. */
const BATCH_FILES = 500;
/**
 * Returns the files to read, in batches: files of one folder stay together, because they share most of their
 * addresses; the largest batches come last.
 */
function batchesOf({ names, sizes }, host) {
    const rules = (0,hosts/* rulesOf */.f)(host);
    const byFolder = names
        .map((name, index) => ({ index, name, folder: (0,byte_strings/* folderOf */.yS)(name) }))
        .filter(({ name }) => (0,readable_files/* readAs */.f)(name, rules) !== undefined)
        .sort((a, b) => (a.folder === b.folder ? a.index - b.index : a.folder < b.folder ? -1 : 1));
    const batches = [];
    for (const { index, name } of byFolder) {
        const bytes = (0,readable_files/* bytesToRead */.D)(name, sizes[index] ?? 0, rules);
        let batch = batches.at(-1);
        if (batch === undefined || batch.bytes + bytes > BATCH_BYTES || batch.files.length >= BATCH_FILES) {
            batch = { files: [], bytes: 0 };
            batches.push(batch);
        }
        batch.files.push(index);
        batch.bytes += bytes;
    }
    return batches.sort((a, b) => a.bytes - b.bytes);
}

// EXTERNAL MODULE: ./lib/event-loop.js + 1 modules
var event_loop = __webpack_require__(3761);
// EXTERNAL MODULE: ./lib/site/rules/anchor-index.js
var anchor_index = __webpack_require__(2963);
// EXTERNAL MODULE: ./lib/site/rules/anchor-queries.js
var anchor_queries = __webpack_require__(2623);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./lib/worker-url.js
var worker_url = __webpack_require__(1413);
;// CONCATENATED MODULE: ./lib/site/pool/readers.js



/**
 * Returns a reader in this thread: small sites are done before another one has started. Reading is rejected with the
 * reason of `signal` soon after that is aborted.
 */
async function localReader(site, signal) {
    // Where there are threads, only they need everything that reads.
    const { Scanner } = await Promise.all(/* import() */[__webpack_require__.e(355), __webpack_require__.e(163)]).then(__webpack_require__.bind(__webpack_require__, 2163));
    const scanner = new Scanner(site);
    return {
        read: async (files) => {
            for await (const file of (0,event_loop/* interruptible */.In)(files, signal))
                scanner.read(file);
        },
        collect: async () => scanner.collect(),
        finish: async (answers) => scanner.finish(answers),
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
    worker.on('message', (reply) => settle()?.resolve(reply));
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
        open: (site) => worker.postMessage({ do: 'open', site }),
        read: async (files) => void (await ask({ do: 'read', files })),
        collect: async () => (await ask({ do: 'collect' })),
        finish: async (answers) => (await ask({ do: 'finish', answers })),
        stop: async () => void (await worker.terminate()),
    };
}

;// CONCATENATED MODULE: ./lib/site/pool/reader-pool.js





/** With less to read, in bytes, a thread costs more than it saves. */
const MIN_BYTES_FOR_THREADS = 12_000_000;
const MAX_THREADS = 4;
/** Reads a site in this thread, or in as many threads as there are processors if there is much to read. */
class ReaderPool {
    #maxThreads;
    #bytes = 0;
    #threads = [];
    /** `maxThreads`: how many there may be besides this one; as many as there are processors unless given. */
    constructor(maxThreads = Math.min(MAX_THREADS, (0,external_node_os_.availableParallelism)())) {
        this.#maxThreads = maxThreads;
    }
    /** Adds to what is to be read, and starts the threads as soon as they are worth it: that takes a while. */
    expect(bytes) {
        this.#bytes += bytes;
        if (this.#bytes < MIN_BYTES_FOR_THREADS || this.#threads.length > 0)
            return;
        this.#threads = Array.from({ length: this.#maxThreads }, () => threadReader());
    }
    /**
     * Reads the batches, the last ones first, and counts what is wrong in them.
     * @throws the reason of `signal` soon after it is aborted; what a thread throws
     */
    async read(site, batches, tally, signal) {
        const readers = await this.#open(site, signal);
        const reads = await Promise.all(readers.map((reader) => readBatches(reader, batches, signal)));
        const index = new anchor_index/* AnchorIndex */._s();
        for (const { anchors } of reads)
            index.add(anchors);
        const queries = reads.map((read) => read.queries);
        const answers = await (0,anchor_queries/* answerAnchorQueries */.IQ)(queries, index, signal);
        const rows = await Promise.all(readers.map((reader, i) => reader.finish(answers[i] ?? new Uint8Array())));
        for await (const row of (0,event_loop/* interruptible */.In)(rows.flat(), signal))
            tally.add(row);
        return {
            unlisted: new Set(reads.flatMap(({ unlisted }) => unlisted)),
            links: reads.reduce((sum, { checked }) => sum + checked.link, 0),
            loads: reads.reduce((sum, { checked }) => sum + checked.load, 0),
        };
    }
    /** Returns at least one reader. */
    async #open(site, signal) {
        if (this.#threads.length === 0)
            return [await localReader(site, signal)];
        for (const thread of this.#threads)
            thread.open(site);
        return this.#threads;
    }
    /** Ends all threads at once; what they were asked for is rejected. */
    async stop() {
        await Promise.all(this.#threads.map((thread) => thread.stop()));
    }
}
/** The batches are one queue for all readers: whoever is done takes the next. */
async function readBatches(reader, batches, signal) {
    for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
        signal.throwIfAborted();
        await reader.read(batch.files);
    }
    return reader.collect();
}

;// CONCATENATED MODULE: ./lib/site/report/json.js
/** Returns a finding as the report has it: always the same keys, `null` where there is no value. */
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
/** How many findings are turned into text at a time. */
const SOME = 2_000;
/**
 * Yields the text of `report.json`, piece by piece: it may have 100 MB. One finding a line, so that reports can be
 * compared and searched.
 */
function* reportText(report) {
    const { findings, ...head } = report;
    yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "findings": [`;
    for (let i = 0; i < findings.length; i += SOME) {
        const lines = findings.slice(i, i + SOME).map((finding) => `\n    ${JSON.stringify(finding)}`);
        yield `${i === 0 ? '' : ','}${lines.join(',')}`;
    }
    yield `${findings.length === 0 ? '' : '\n  '}]\n}\n`;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
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
const MAX_ROWS = 2_000;
/** Text that is already markup. Everything else that goes into a page is cleaned and escaped. */
class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** A template tag for markup: the literal parts are ours, every value is foreign unless it is `Markup`. */
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
/** Returns `report.html`: one file that loads nothing, and is readable without its script, too. */
function reportPage(report) {
    const { findings, host, basePath, domain, files, pages, links, loads } = report;
    const rows = findings.slice(0, MAX_ROWS);
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
 * Writes `report.json` and `report.html` into a folder, which is created if it does not exist, and returns the path of
 * the former.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
async function writeReport(folder, report, signal) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    const path = (0,external_node_path_.join)(folder, 'report.json');
    await (0,promises_.writeFile)(path, reportText(report), { signal });
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'report.html'), reportPage(report));
    return path;
}

// EXTERNAL MODULE: ./lib/site/rules/leaked-files.js
var leaked_files = __webpack_require__(6199);
// EXTERNAL MODULE: ./lib/site/rules/tally.js
var rules_tally = __webpack_require__(5617);
;// CONCATENATED MODULE: ./lib/site/rules/limits.js



/** Counts every limit of a host that a site exceeds. */
function checkLimits({ names, sizes }, rules, tally) {
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const site = exceeded(rules.siteBytes, bytes);
    if (site !== undefined)
        tally.countForSite(site.severity === 'error' ? 'site-too-large' : 'site-too-large-soft', {
            size: inMegabytes(bytes),
            limit: site.of,
        });
    const number = exceeded(rules.files, names.length);
    if (number !== undefined)
        tally.countForSite(number.severity === 'error' ? 'too-many-files' : 'too-many-files-soft', {
            files: (0,units/* count */.U9)(names.length, 'file'),
            limit: number.of,
        });
    for (const [i, size] of sizes.entries()) {
        const file = exceeded(rules.fileBytes, size);
        const name = names[i] ?? '';
        if (file !== undefined)
            tally.count('file-too-large', name, (0,rules_tally/* wholeFile */.AA)(name), name, { size: inMegabytes(size), limit: file.of });
    }
    if (rules.filesInFolder.length === 0)
        return;
    for (const [folder, files] of filesByFolder(names)) {
        const limit = exceeded(rules.filesInFolder, files);
        if (limit !== undefined)
            tally.count('too-many-files', folder, (0,rules_tally/* wholeFile */.AA)(folder), folder, {
                files: (0,units/* count */.U9)(files, 'file'),
                limit: limit.of,
            });
    }
}
function exceeded(limits, value) {
    return limits.find((limit) => value > limit.max);
}
function inMegabytes(bytes) {
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
function filesByFolder(names) {
    const counts = new Map();
    for (const name of names)
        counts.set((0,byte_strings/* folderOf */.yS)(name), (counts.get((0,byte_strings/* folderOf */.yS)(name)) ?? 0) + 1);
    return counts;
}

;// CONCATENATED MODULE: ./lib/site/rules/name-parts.js
/** Returns a name up to the end of the first of its parts that is `wanted`, with a slash if that is a folder. */
function upToPart(name, wanted) {
    const parts = name.split('/');
    const at = parts.findIndex(wanted);
    if (at === -1)
        return undefined;
    return parts.slice(0, at + 1).join('/') + (at < parts.length - 1 ? '/' : '');
}

// EXTERNAL MODULE: ./lib/site/rules/page-names.js
var page_names = __webpack_require__(4205);
// EXTERNAL MODULE: ./lib/disk/windows-names.js
var windows_names = __webpack_require__(2297);
;// CONCATENATED MODULE: ./lib/site/rules/portable-names.js
/** Names that Windows and macOS cannot hold, or cannot hold beside each other. */




/** Looks at the names of a site, one after the other. */
class PortableNames {
    #tally;
    /** The first name of those that differ only in case, by what they have in common. */
    #firsts = new Map();
    /** Whether a folder, or one that it is in, differs from an earlier one only in case. */
    #folders = new Map([['', false]]);
    constructor(tally) {
        this.#tally = tally;
    }
    /** Counts what is wrong with the name of a file. */
    check(name) {
        for (const { why, pattern } of windows_names/* WINDOWS_NAME_RULES */.o) {
            const part = upToPart(name, (bytes) => pattern.test((0,byte_strings/* toText */.fE)(bytes)));
            if (part !== undefined)
                this.#tally.count('portable-name', part, (0,rules_tally/* wholeFile */.AA)(name), part, { why: `it ${why}` });
        }
        this.#clashes(name);
    }
    /** Counts each clash once: what is in a folder that clashes is not counted again. Folders end in `/`. */
    #clashes(name) {
        const folder = (0,byte_strings/* folderOf */.yS)(name.replace(/\/$/, ''));
        let known = this.#folders.get(folder);
        if (known === undefined) {
            known = this.#clashes(folder);
            this.#folders.set(folder, known);
        }
        return known || this.#differsInCase(name);
    }
    #differsInCase(name) {
        const folded = (0,byte_strings/* toText */.fE)(name).normalize('NFC').toLowerCase().replace(/\/$/, '');
        const first = this.#firsts.get(folded);
        if (first === undefined) {
            this.#firsts.set(folded, name);
            return false;
        }
        if (first === name)
            return false;
        this.#tally.count('portable-case', name, (0,rules_tally/* wholeFile */.AA)(name), name, { other: (0,byte_strings/* toText */.fE)(first) });
        return true;
    }
}

;// CONCATENATED MODULE: ./lib/site/rules/files.js








/**
 * Checks what names and sizes alone can show. `pageCount`: as the service counted.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkFiles(tree, rules, pageCount, tally, signal) {
    checkPages(tree, rules, pageCount, tally);
    checkLimits(tree, rules, tally);
    for (const { name, why } of tree.unreadable)
        tally.count('unreadable-folder', name, (0,rules_tally/* wholeFile */.AA)(name), name, { why });
    const portable = new PortableNames(tally);
    for await (const name of (0,event_loop/* interruptible */.In)(tree.names, signal)) {
        checkPublished(name, rules, tally);
        portable.check(name);
    }
}
function checkPages({ names }, rules, pageCount, tally) {
    const files = new Set(names);
    if (!files.has('index.html'))
        tally.countForSite('no-index');
    if (!files.has('404.html') && rules.missing !== 'unknown')
        tally.countForSite(rules.missing === 'home-page' ? 'no-404-page-home' : 'no-404-page');
    const all = names.filter(page_names/* isPage */.yp).length;
    const found = names.filter((name) => (0,page_names/* isPage */.yp)(name) && !(0,page_names/* isNotFoundPageOfSite */.dn)(name)).length;
    if (pageCount === undefined || found >= pageCount)
        return;
    // Services differ in whether they count 404 pages.
    const kind = all < pageCount ? 'page-count' : 'page-count-unclear';
    tally.countForSite(kind, { found: (0,units/* count */.U9)(found, 'page'), counted: String(pageCount) });
}
/** Counts a file that should not be published, or that the host would not publish; one finding for all in a folder. */
function checkPublished(name, rules, tally) {
    const leak = (0,leaked_files/* leakOf */.l)(name);
    if (leak !== undefined) {
        const kind = leak.isSecret ? 'leaked-secret' : 'leaked-file';
        tally.count(kind, leak.part, (0,rules_tally/* wholeFile */.AA)(name), leak.part, { what: leak.what });
        return;
    }
    const dropped = droppedPart(name, rules);
    if (dropped !== undefined)
        tally.count('hidden-files', dropped, (0,rules_tally/* wholeFile */.AA)(name));
}
/** Files of a build that no page needs: nobody notices when they are missing. */
const NOT_MISSED = new Set(['.nojekyll', '.buildinfo']);
/** Returns the part of a name, up to the dot-file or folder in it, that an uploader leaves out. */
function droppedPart(name, { dropsDotFiles }) {
    if (dropsDotFiles === 'none')
        return undefined;
    return upToPart(name, (part) => part.startsWith('.') &&
        !NOT_MISSED.has(part) &&
        !(dropsDotFiles === 'all-but-well-known' && part === '.well-known'));
}

;// CONCATENATED MODULE: ./lib/site/rules/finding-kinds.js
const KINDS = {
    'no-index': {
        code: 'no-index',
        severity: 'error',
        sentence: 'The site has no index.html, so it would have no home page.',
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
        sentence: 'Only old browsers load this font, which {notFound}; all others use the WOFF listed with it.',
    },
    'broken-anchor': {
        code: 'broken-anchor',
        severity: 'warning',
        sentence: 'The page exists, but nothing on it has this id, so the link opens the top of the page.',
    },
    'script-anchors': {
        code: 'broken-anchor',
        severity: 'notice',
        sentence: 'Nearly all anchors that links to this page use are missing from its HTML; its scripts probably create them.',
    },
    'unchecked-anchors': {
        code: 'broken-anchor',
        severity: 'warning',
        sentence: 'Not checked: {links} to anchors, because the site links to too many different ones, or because their names are too long.',
    },
    'external-load': {
        code: 'external-load',
        severity: 'warning',
        on: { 'air-gapped': 'error' },
        sentence: 'The page loads this from another host whenever it is opened; without access to that host, it is missing.',
    },
    'external-script-address': {
        code: 'external-load',
        severity: 'notice',
        sentence: 'A script contains this address on another host and probably loads it.',
    },
    'load-outside-base-path': {
        code: 'outside-base-path',
        severity: 'error',
        sentence: 'A page loads this from outside the base path, where this site has no files.',
    },
    'link-outside-base-path': {
        code: 'outside-base-path',
        severity: 'warning',
        sentence: 'This link leaves the base path; if it is meant to stay within the site, it is broken.',
    },
    'page-count': {
        code: 'page-count',
        severity: 'error',
        sentence: 'The site has {found}, but the service counted {counted}: some are missing.',
    },
    'page-count-unclear': {
        code: 'page-count',
        severity: 'warning',
        sentence: 'Apart from its 404 pages, the site has {found}, but the service counted {counted}: unless that includes the 404 pages, some are missing.',
    },
    'no-404-page': {
        code: 'no-404-page',
        severity: 'notice',
        sentence: 'There is no 404.html, so a wrong address shows the default error page of {host}.',
    },
    'no-404-page-home': {
        code: 'no-404-page',
        severity: 'error',
        sentence: 'There is no 404.html, so {host} answers every wrong address with the home page and status 200.',
    },
    'canonical-host': {
        code: 'canonical-host',
        severity: 'warning',
        sentence: 'Search engines are told to list this page under a host other than {domain}.',
    },
    'canonical-example': {
        code: 'canonical-host',
        severity: 'warning',
        sentence: 'Search engines are told to list this page under a host name that is reserved for examples. If the site was exported for that domain, set `domain`.',
    },
    'canonical-placeholder': {
        code: 'canonical-host',
        severity: 'error',
        sentence: 'Search engines are told to list this page under a host that cannot exist: a placeholder was left in.',
    },
    'sitemap-entry': {
        code: 'sitemap',
        severity: 'warning',
        sentence: 'The sitemap lists this address, which {notFound}.',
    },
    'sitemap-named': {
        code: 'sitemap',
        severity: 'warning',
        sentence: 'robots.txt names this sitemap, which {notFound}.',
    },
    'sitemap-missing': {
        code: 'sitemap',
        severity: 'notice',
        sentence: 'No sitemap lists this page.',
    },
    'sitemap-unreadable': {
        code: 'sitemap',
        severity: 'warning',
        sentence: 'This sitemap cannot be read: expected XML with a urlset or a sitemapindex, or text with one address per line.',
    },
    'sitemap-skipped': {
        code: 'sitemap',
        severity: 'warning',
        sentence: 'This sitemap was not read, because the site has more of them than are checked.',
    },
    'leaked-secret': {
        code: 'leaked-file',
        severity: 'error',
        sentence: 'Files with this name hold secrets or the history of a project, and anyone could download it.',
    },
    'leaked-key': {
        code: 'leaked-file',
        severity: 'error',
        sentence: 'This file holds a private key, and anyone could download it.',
    },
    'leaked-file': {
        code: 'leaked-file',
        severity: 'warning',
        sentence: 'This was probably not meant to be published: {what}.',
    },
    'portable-case': {
        code: 'portable-name',
        severity: 'notice',
        sentence: 'This name differs from {other} only in case: Windows and macOS would keep only one of the two.',
    },
    'portable-name': {
        code: 'portable-name',
        severity: 'notice',
        sentence: 'This name cannot exist on Windows: {why}.',
    },
    'hidden-files': {
        code: 'hidden-files',
        severity: 'warning',
        sentence: 'Names that start with a dot are left out of uploads to {host}, unless configured otherwise.',
    },
    'file-too-large': {
        code: 'file-too-large',
        severity: 'error',
        sentence: 'This file is {size}, more than {limit}.',
    },
    'too-many-files': {
        code: 'too-many-files',
        severity: 'error',
        sentence: 'There are {files}, more than {limit}.',
    },
    'too-many-files-soft': {
        code: 'too-many-files',
        severity: 'warning',
        sentence: 'There are {files}, more than {limit}.',
    },
    'site-too-large': {
        code: 'site-too-large',
        severity: 'error',
        sentence: 'The site is {size}, more than {limit}.',
    },
    'site-too-large-soft': {
        code: 'site-too-large',
        severity: 'warning',
        sentence: 'The site is {size}, more than {limit}.',
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
    'unreadable-style': {
        code: 'unreadable-file',
        severity: 'notice',
        sentence: 'A style sheet in this file is too large to read, so its addresses were not checked.',
    },
    'unreadable-script': {
        code: 'unreadable-file',
        severity: 'notice',
        sentence: 'A script in this file is too large to read, so some of its addresses may have been missed.',
    },
};
/** Every code there is, each once. */
const CODES = new Set(Object.values(KINDS).map(({ code }) => code));
/** Returns the code, severity and sentence of a kind. */
function kindOf(kind) {
    return KINDS[kind];
}

;// CONCATENATED MODULE: ./lib/site/rules/findings.js






/** Replaces a kind's sentence for what is not listed. */
const NOT_LISTED = 'Only the first {listed} of this kind are listed, in the order of their addresses. Not listed: {occurrences} at other addresses.';
const WEIGHT = { error: 0, warning: 1, notice: 2 };
/**
 * Returns the findings that the rows stand for under a host's rules: the worst first, then those that occur on most
 * pages, then by code and target.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findingsOf(rows, host, signal) {
    const findings = [];
    for await (const row of (0,event_loop/* interruptible */.In)(rows, signal))
        findings.push({ row, finding: findingOf(row, host) });
    return findings
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
    const kind = kindOf(row.kind);
    const target = (0,byte_strings/* toText */.fE)(row.target);
    const address = (0,byte_strings/* toText */.fE)(row.key);
    const message = row.isRest
        ? (0,clean/* fill */.GS)(NOT_LISTED, {
            ...row.values,
            occurrences: (0,units/* count */.U9)(row.count, 'further occurrence'),
        })
        : (0,clean/* fill */.GS)(kind.sentence, { ...wordsFor(host), links: (0,units/* count */.U9)(row.count, 'link'), ...row.values });
    return {
        code: kind.code,
        severity: (host && kind.on?.[host]) ?? kind.severity,
        target,
        address: address === target || address === '' ? undefined : address,
        message: message.text,
        count: row.count,
        pages: row.pages,
        spots: row.spots.map(({ page, line }) => ({ page: (0,byte_strings/* toText */.fE)(page), line })),
        isRest: row.isRest,
    };
}
function wordsFor(host) {
    const { title } = (0,hosts/* rulesOf */.f)(host);
    return { host: title, notFound: host === undefined ? 'no host would find' : `${title} would not find` };
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Parser.js
var Parser = __webpack_require__(5867);
// EXTERNAL MODULE: ./lib/site/extract/line-counter.js
var line_counter = __webpack_require__(7750);
;// CONCATENATED MODULE: ./lib/site/extract/sitemap.js


/** A sitemap has three levels and a few extensions; a parser with millions of open elements would take forever. */
const MAX_DEPTH = 32;
/** How much is parsed between two looks at the clock, in characters. */
const PIECE = 1 << 16;
/**
 * Returns the entries of an XML sitemap, undefined if the text is none; `feed` for RSS and Atom, which may serve as one.
 * `yieldIfOver` is awaited between pieces of the text: a sitemap may have 50 MB.
 */
async function readSitemap(xml, yieldIfOver) {
    const pages = [];
    const sitemaps = [];
    const lines = new line_counter/* LineCounter */.H(xml);
    const open = [];
    let kind;
    let text = '';
    const parser = new Parser/* Parser */.i({
        onopentagname(qualified) {
            const name = localName(qualified);
            if (open.length === 0)
                kind = name;
            open.push(name);
            text = '';
            if (open.length > MAX_DEPTH) {
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
            const entry = { address: text.trim(), line: lines.at(parser.startIndex) + 1 };
            if (parent === 'url' && kind === 'urlset')
                pages.push(entry);
            if (parent === 'sitemap' && kind === 'sitemapindex')
                sitemaps.push(entry);
        },
    }, { xmlMode: true });
    for (let at = 0; at < xml.length && open.length <= MAX_DEPTH; at += PIECE) {
        parser.write(xml.slice(at, at + PIECE));
        await yieldIfOver();
    }
    parser.end();
    if (kind === 'rss' || kind === 'feed')
        return 'feed';
    return kind === 'urlset' || kind === 'sitemapindex' ? { pages, sitemaps } : undefined;
}
function localName(qualified) {
    return qualified.slice(qualified.indexOf(':') + 1);
}
/** Returns the entries of a plain-text sitemap, one on each line. Undefined if one of them is no address. */
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
var address = __webpack_require__(7939);
// EXTERNAL MODULE: ./lib/site/rules/canonical.js
var canonical = __webpack_require__(2281);
// EXTERNAL MODULE: ./lib/site/rules/resolve.js
var resolve = __webpack_require__(1415);
;// CONCATENATED MODULE: ./lib/site/rules/sitemaps.js













const unpack = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
/** Where crawlers look, apart from `robots.txt`. */
const USUAL_NAMES = ['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml', 'sitemap.xml.gz'];
/** Larger sitemaps are not allowed: https://www.sitemaps.org/protocol.html. In bytes. */
const MAX_BYTES = 50 << 20;
/** How many sitemaps are read. */
const MAX_SITEMAPS = 1_000;
/**
 * Checks the sitemaps of a site, if it has any. `unlisted`: indices of pages that need no entry.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkSitemaps(site, unlisted, tally, signal) {
    const check = new SitemapCheck(site, tally, signal);
    if ((await check.read()) === 0 || !check.isComplete)
        return;
    for await (const [index, name] of (0,event_loop/* interruptible */.In)(site.names.entries(), signal)) {
        if (!(0,page_names/* isPage */.yp)(name) || (0,page_names/* isNotFoundPage */.np)(name) || unlisted.has(index) || check.listed.has(index))
            continue;
        tally.count('sitemap-missing', name, (0,rules_tally/* wholeFile */.AA)(name));
    }
}
class SitemapCheck {
    listed = new Set();
    /** Were all sitemaps read? Otherwise pages that seem to be in none may well be listed. */
    isComplete = true;
    #site;
    #tally;
    #files;
    #addresses;
    #queued = [];
    #seen = new Set();
    /** Shared by all of them: there may be many short sitemaps. */
    #yieldIfOver;
    #feeds = 0;
    constructor(site, tally, signal) {
        this.#site = site;
        this.#tally = tally;
        this.#yieldIfOver = (0,event_loop/* checkpoint */.Fn)(signal);
        this.#files = new Map(site.names.map((name, i) => [name, i]));
        this.#addresses = new address/* Addresses */.t(site);
    }
    /** Returns how many sitemaps there were, not counting feeds, which only list what is new. */
    async read() {
        for (const name of USUAL_NAMES)
            this.#queue(this.#files.get(name));
        const robots = this.#files.get('robots.txt');
        const named = robots === undefined ? [] : sitemapsOfRobots((await this.#textOf(robots)) ?? '');
        for (const entry of named) {
            await this.#yieldIfOver();
            this.#queue(this.#checkNamed(entry));
        }
        for (let file = this.#queued.shift(); file !== undefined; file = this.#queued.shift())
            await this.#read(file);
        return this.#seen.size - this.#feeds;
    }
    #queue(file) {
        if (file === undefined || this.#seen.has(file))
            return;
        if (this.#seen.size >= MAX_SITEMAPS) {
            const name = this.#site.names[file] ?? '';
            this.#tally.count('sitemap-skipped', name, (0,rules_tally/* wholeFile */.AA)(name));
            this.isComplete = false;
            return;
        }
        this.#seen.add(file);
        this.#queued.push(file);
    }
    async #read(file) {
        await this.#yieldIfOver();
        const name = this.#site.names[file] ?? '';
        const sitemap = await this.#parse(file);
        if (sitemap === 'feed') {
            this.#feeds++;
            return;
        }
        if (sitemap === undefined)
            this.#tally.count('sitemap-unreadable', name, (0,rules_tally/* wholeFile */.AA)(name));
        for (const entry of sitemap?.sitemaps ?? []) {
            await this.#yieldIfOver();
            this.#queue(this.#check(entry, name));
        }
        for (const entry of sitemap?.pages ?? []) {
            await this.#yieldIfOver();
            const found = this.#check(entry, name) ?? this.#fileOf(entry.address, (0,hosts/* rulesOf */.f)(undefined));
            if (found !== undefined)
                this.listed.add(found);
        }
    }
    /** `robots.txt` may name a sitemap on another host; without a domain, its paths are assumed to be those of this site. */
    #checkNamed(entry) {
        const file = this.#fileOf(entry.address);
        const host = (0,canonical/* hostOf */.w4)(entry.address)?.host;
        const domain = (0,canonical/* normalizeDomain */.AT)(this.#site.domain);
        if (file === undefined && (host === undefined || domain === undefined || host === domain)) {
            const address = (0,byte_strings/* toBytes */.ZJ)(entry.address);
            this.#tally.count('sitemap-named', address, { page: 'robots.txt', line: () => entry.line });
        }
        return file;
    }
    /** Even where a sitemap names another host, its paths are those of this site's pages. */
    #check(entry, sitemap) {
        const address = (0,byte_strings/* toBytes */.ZJ)(entry.address);
        const where = { page: sitemap, line: () => entry.line };
        const named = (0,canonical/* hostOf */.w4)(entry.address);
        const domain = (0,canonical/* normalizeDomain */.AT)(this.#site.domain);
        const kind = (0,canonical/* canonicalProblem */.WU)(named, domain);
        if (named !== undefined && kind !== undefined)
            this.#tally.count(kind, named.host, where, address, { domain: domain ?? '' });
        const file = this.#fileOf(entry.address);
        if (file === undefined)
            this.#tally.count('sitemap-entry', address, where);
        return file;
    }
    /** Only the path of an address counts here. */
    #fileOf(address, rules = (0,hosts/* rulesOf */.f)(this.#site.host)) {
        const url = URL.parse(address, 'https://site.invalid/');
        if (url === null)
            return undefined;
        const read = this.#addresses.read((0,byte_strings/* toBytes */.ZJ)(url.pathname), this.#addresses.baseOfFile('sitemap.xml'));
        if (read.to !== 'site')
            return undefined;
        return (0,resolve/* resolvePath */.o)(read.path, this.#files, rules, this.#site.basePath === '/');
    }
    async #parse(file) {
        const text = await this.#textOf(file);
        if (text === undefined)
            return undefined;
        const isText = /\.txt(?:\.gz)?$/i.test(this.#site.names[file] ?? '');
        return isText ? readTextSitemap(text) : await readSitemap(text, this.#yieldIfOver);
    }
    /** Undefined if the file cannot be read, unpacked, or is too large. */
    async #textOf(file) {
        try {
            const content = (0,external_node_fs_.readFileSync)((0,site_tree/* pathOf */.XM)(this.#site.root, this.#site.names[file] ?? ''));
            const isPacked = content[0] === 0x1f && content[1] === 0x8b;
            const plain = isPacked ? await unpack(content, { maxOutputLength: MAX_BYTES }) : content;
            return plain.length > MAX_BYTES ? undefined : plain.toString('utf8');
        }
        catch {
            return undefined;
        }
    }
}

;// CONCATENATED MODULE: ./lib/site/check.js














/**
 * Checks a site against the rules of the host that will serve it, and writes the report.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when the folder itself cannot be
 * read or the report cannot be written
 */
async function verifySite(options) {
    const pool = new ReaderPool(options.threads);
    const stop = () => void pool.stop();
    options.signal.addEventListener('abort', stop, { once: true });
    try {
        return await verifyWith(pool, options);
    }
    catch (error) {
        options.signal.throwIfAborted();
        throw error;
    }
    finally {
        options.signal.removeEventListener('abort', stop);
        await pool.stop();
    }
}
async function verifyWith(pool, options) {
    const { root, host, basePath, domain, info, signal, clock } = options;
    const started = clock.now();
    const rules = (0,hosts/* rulesOf */.f)(host);
    const tree = await (0,site_tree/* listTree */.nT)(root, signal, (name, size) => pool.expect((0,readable_files/* bytesToRead */.D)(name, size, rules)));
    const pages = tree.names.filter(page_names/* isPage */.yp).length;
    info((0,clean/* safe */.gB) `Checking ${(0,units/* count */.U9)(pages, 'page')} and ${(0,units/* count */.U9)(tree.names.length - pages, 'other file')} for ${rules.title}`);
    const tally = new rules_tally/* Tally */.F0();
    const unreadable = tree.unreadable.map(({ name }) => name);
    const site = { root, names: tree.names, host, domain, basePath, unreadable, loops: tree.loops };
    const [{ unlisted, links, loads }] = await Promise.all([
        pool.read(site, batchesOf(tree, host), tally, signal),
        // While the threads read.
        checkFiles(tree, rules, options.pageCount, tally, signal),
    ]);
    await checkSitemaps(site, unlisted, tally, signal);
    const findings = await findingsOf(tally.rows(), host, signal);
    const of = (wanted) => findings.filter(({ severity }) => severity === wanted).length;
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
    const reportPath = options.reportDir === undefined ? '' : await writeReport(options.reportDir, report, signal);
    return { ...summary, findings, elapsedMs: clock.now() - started, reportPath };
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
 * @throws StepError `verify-failed` with `verify: strict` alone; `verify-disk-failed` and `verify-crashed` with it, and where the
 * check is all that the step does: a report never makes a step red that has something to publish
 */
async function checkSite(site, gate, step) {
    const verdict = await step
        .phase('Check', () => examine(site, gate, step))
        .catch((error) => {
        step.signal.throwIfAborted();
        const failure = explainCheckError(error, site);
        if (site.checkOnly || gate.verify === 'strict')
            throw failure;
        step.log.trace(error);
        step.log.warning(failure.shown);
        return undefined;
    });
    if (!verdict)
        return;
    if (site.checkOnly)
        step.outputs.set('siteFiles', String(verdict.files));
    report(verdict, step);
    if (gate.verify !== 'strict' || verdict.errors === 0)
        return;
    throw new errors/* StepError */.zg('verify-failed', {
        errors: foundInWords({ ...verdict, warnings: 0, notices: 0 }),
        consequence: site.checkOnly ? 'this step fails' : 'nothing was handed over',
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
        info: log.info,
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
    log.info((0,clean/* safe */.gB) `Checked ${checkedInWords(verdict)}: found ${found}. The report is at ${reportPath}, with report.html beside it`);
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
function explainCheckError(error, { root: site, checkOnly }) {
    // Where the check is all that the step does, it cannot be switched off.
    const off = checkOnly ? undefined : 'off';
    if ((0,disk_error/* isDiskError */.Mi)(error))
        return new errors/* StepError */.zg('verify-disk-failed', { site, why: error.message, off }, error);
    return new errors/* StepError */.zg('verify-crashed', { site, what: (0,errors/* errorMessage */.gJ)(error), off }, error);
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
        remark: `${beyond}The report is deleted with the runner. To keep it as an artifact, add this step after this one:`,
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

/***/ 854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YZ: () => (/* binding */ percentDecode),
/* harmony export */   Yo: () => (/* binding */ detach),
/* harmony export */   ZJ: () => (/* binding */ toBytes),
/* harmony export */   Zk: () => (/* binding */ replaceInvalidUtf8),
/* harmony export */   a: () => (/* binding */ percentEncode),
/* harmony export */   fE: () => (/* binding */ toText),
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
function replaceInvalidUtf8(bytes) {
    return BEYOND_ASCII.test(bytes) ? toBytes(toText(bytes)) : bytes;
}
/**
 * Returns the same string in memory of its own. A slice keeps the string it was cut from alive: one address that
 * is remembered would keep its whole page.
 */
function detach(bytes) {
    return bytes === '' ? '' : Buffer.from(bytes, 'latin1').toString('latin1');
}
/** Returns what a percent-encoded path or fragment stands for; undefined if a `%` is not followed by two hex digits. */
function percentDecode(encoded) {
    if (!encoded.includes('%'))
        return encoded;
    if (/%(?![0-9a-f]{2})/i.test(encoded))
        return undefined;
    return encoded.replace(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
/** Returns a name as it is written in an address: everything but letters, digits and `-._~/` percent-encoded. */
function percentEncode(bytes) {
    return bytes.replace(/[^\w\-.~/]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
/** Returns the folder of a name, with its final `/`; empty for the root. */
function folderOf(name) {
    return name.slice(0, name.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 7750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ LineCounter)
/* harmony export */ });
/** Turns offsets into lines. Asked in ascending order, it walks over the text once. */
class LineCounter {
    #text;
    #line = 0;
    /** The first line end that is not counted. */
    #next;
    constructor(text) {
        this.#text = text;
        this.#next = this.#lineEnd(0);
    }
    /** Returns how many line ends come before an offset; offsets must not fall. */
    at(offset) {
        while (this.#next < offset) {
            this.#line++;
            this.#next = this.#lineEnd(this.#next + 1);
        }
        return this.#line;
    }
    /** Never, when there is none: looking again each time would walk over the rest of the text each time. */
    #lineEnd(from) {
        const end = this.#text.indexOf('\n', from);
        return end === -1 ? Number.POSITIVE_INFINITY : end;
    }
}


/***/ }),

/***/ 5786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ bytesToRead),
/* harmony export */   f: () => (/* binding */ readAs)
/* harmony export */ });
/* harmony import */ var _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6199);
/* harmony import */ var _rules_page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4205);
/* harmony import */ var _rules_private_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8317);



/** The files that are read. The first entry that matches a name counts. */
const READABLE = [
    { as: 'page', matches: _rules_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp },
    { as: 'style', matches: (name) => /\.css$/i.test(name) },
    { as: 'script', matches: (name, { offline }) => offline && /\.m?js$/i.test(name) },
    { as: 'key', matches: (name) => (0,_rules_private_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHoldKey */ .Sv)(name) && !(0,_rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecret */ .$)(name), maxBytes: _rules_private_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SEARCHED */ .LA },
];
/** Returns what a file of that name is read as; undefined if it is not read. */
function readAs(name, rules) {
    return READABLE.find((entry) => entry.matches(name, rules))?.as;
}
/** Returns how many bytes of a file of that name and size are read. */
function bytesToRead(name, size, rules) {
    const entry = READABLE.find(({ matches }) => matches(name, rules));
    return entry === undefined ? 0 : Math.min(size, entry.maxBytes ?? size);
}


/***/ }),

/***/ 7939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ anchorNames),
/* harmony export */   t: () => (/* binding */ Addresses)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(854);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2281);


const NOWHERE = { to: 'nowhere' };
/** Used for the site's own host where its name is not known. RFC 6761 reserves it. */
const UNKNOWN_DOMAIN = 'site.invalid';
/** Characters without a special meaning in any address; with any other, the URL parser is needed. */
const PLAIN = /^(?!\/\/)[\w\-.~/]+$/;
const NO_PAGE = 'https://site.invalid/';
/** Most fragments: they name one anchor, as written. */
const ONE_ANCHOR = /^#(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*$/i;
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@]*$/;
/** No file name contains this. */
const IN_NO_NAME = '\0';
/** Turns addresses as they are written into what they stand for. */
class Addresses {
    #host;
    #basePath;
    /** Decoded. */
    #basePrefix;
    constructor({ domain, basePath }) {
        this.#host = (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeDomain */ .AT)(domain) ?? UNKNOWN_DOMAIN;
        this.#basePath = basePath;
        this.#basePrefix = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecode */ .YZ)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .toBytes */ .ZJ)(basePath)) ?? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .toBytes */ .ZJ)(basePath);
    }
    /** Returns the base of a file of the site. */
    baseOfFile(name) {
        return {
            url: `https://${this.#host}${this.#basePath}${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentEncode */ .a)(name)}`,
            folder: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(name),
        };
    }
    /** Returns the base that `<base href>` makes of a page's own; the same if it is unusable. */
    baseOfElement(href, page) {
        const url = parseAddress(href, page.url);
        if (url === undefined || !/^https?:$/.test(url.protocol))
            return page;
        const path = url.host === this.#host ? this.#withinSite(url.pathname) : undefined;
        return { url: url.href, folder: path === undefined ? undefined : (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path) };
    }
    /** Returns what an address stands for. */
    read(value, base) {
        if (base.folder !== undefined && PLAIN.test(value)) {
            const quick = this.#plain(value, base.folder);
            if (quick !== undefined)
                return quick;
        }
        const url = parseAddress(value, base.url);
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
            const path = joinPath(folder, value);
            return path === undefined ? undefined : { to: 'site', path };
        }
        if (!value.startsWith(this.#basePrefix) || value.includes('/.'))
            return undefined;
        return { to: 'site', path: value.slice(this.#basePrefix.length) };
    }
    /** Servers refuse an address with a broken `%` (400), even where a file has that very name. */
    #withinSite(pathname) {
        const path = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecode */ .YZ)(pathname) ?? `${pathname}${IN_NO_NAME}`;
        if (path.startsWith(this.#basePrefix))
            return path.slice(this.#basePrefix.length);
        return `${path}/` === this.#basePrefix ? '' : undefined;
    }
}
function joinPath(folder, relative) {
    let path = folder;
    let rest = relative;
    while (rest.startsWith('../')) {
        if (path === '')
            return undefined;
        path = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path.slice(0, -1));
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
            path = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path.slice(0, -1));
        }
        else if (segment !== '.') {
            path += i < last ? `${segment}/` : segment;
        }
    }
    return path;
}
function parseAddress(value, base) {
    return URL.parse((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceInvalidUtf8 */ .Zk)(value)), base) ?? undefined;
}
/**
 * Returns what an anchor may be called for `fragment` (with its `#`) to find it, as strings of bytes; none if the
 * fragment always exists or is left to scripts. https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
function anchorNames(fragment) {
    if (ONE_ANCHOR.test(fragment))
        return [fragment.slice(1)];
    const plain = asWritten(fragment).split(':~:', 1)[0] ?? '';
    if (plain === '' || plain.toLowerCase() === 'top' || /^[/!?]/.test(plain))
        return [];
    // Unlike in a path, a `%` without two digits stands for itself.
    const decoded = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceInvalidUtf8 */ .Zk)(plain.replace(/%[0-9a-f]{2}/gi, (code) => (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecode */ .YZ)(code) ?? code));
    if (decoded !== plain)
        return [plain, decoded];
    // `#L10-L20`: views of source code read these themselves and go to the first line.
    const range = /^(L?\d+)-L?\d+$/.exec(plain)?.[1];
    return range === undefined ? [plain] : [plain, range];
}
/** A fragment as browsers write it, without its `#`. */
function asWritten(fragment) {
    return PLAIN_FRAGMENT.test(fragment)
        ? fragment.slice(1)
        : (parseAddress(fragment, NO_PAGE)?.hash.slice(1) ?? '');
}


/***/ }),

/***/ 2963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KQ: () => (/* binding */ ALWAYS_PRESENT),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   _s: () => (/* binding */ AnchorIndex)
/* harmony export */ });
/**
 * Which anchors exist, as numbers instead of strings, because a large site has millions of them. A number of 53 bits
 * stands for a string; two different strings share one once in a hundred million sites with a million anchors in one
 * page, and then it only hides a finding.
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
/** Stands in for a fingerprint: every page has this anchor. */
const ALWAYS_PRESENT = -1;
/** Knows which anchors each page has. */
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
        if (range === undefined || id === ALWAYS_PRESENT)
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

/***/ 2623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ answerAnchorQueries),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   y$: () => (/* binding */ LEFT_TO_SCRIPT)
/* harmony export */ });
/* harmony import */ var _event_loop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3761);
/** Answers what threads ask about the anchors of pages, once the anchors of all pages are known. */

const MISSING = 0;
const PRESENT = 1;
/** Missing, but so are nearly all anchors that are linked to in the page, and it runs a script. */
const LEFT_TO_SCRIPT = 2;
/** Fewer may all have been removed from a page; lines of source code are hardly ever linked to by hand. */
const MIN_LEFT_TO_SCRIPT = 10;
/** How many have to be missing for each one that is present. */
const NEARLY_ALL = 9;
/** How many queries are answered between two looks at the clock. */
const SOME = 10_000;
/**
 * Returns the answers to the queries of each thread, in their order.
 * @throws the reason of `signal` soon after it is aborted
 */
async function answerAnchorQueries(threads, index, signal) {
    const yieldIfOver = (0,_event_loop_js__WEBPACK_IMPORTED_MODULE_0__/* .checkpoint */ .Fn)(signal);
    const answers = [];
    for (const { pages, ids, others } of threads) {
        const found = new Uint8Array(pages.length);
        for (const [i, page] of pages.entries()) {
            const isPresent = index.has(page, ids[i] ?? 0) || index.has(page, others[i] ?? 0);
            found[i] = isPresent ? PRESENT : MISSING;
            if (i % SOME === 0)
                await yieldIfOver();
        }
        answers.push(found);
    }
    const left = pagesLeftToScripts(threads, answers, index);
    await yieldIfOver();
    for (const [thread, { pages }] of threads.entries())
        for (const [i, page] of pages.entries())
            if (answers[thread]?.[i] === MISSING && left.has(page))
                answers[thread][i] = LEFT_TO_SCRIPT;
    return answers;
}
/** Anchors that scripts create are not in the HTML: of such a page, all or nearly all that are linked to are missing. */
function pagesLeftToScripts(threads, answers, index) {
    const linked = new Map();
    for (const [thread, { pages, ids, lines }] of threads.entries())
        for (const [i, page] of pages.entries()) {
            if (index.traitsOf(page)?.runsScript !== true)
                continue;
            const of = linked.get(page) ?? { missing: new Set(), present: new Set(), onlyLines: true };
            linked.set(page, of);
            const isMissing = answers[thread]?.[i] === MISSING;
            const anchors = isMissing ? of.missing : of.present;
            anchors.add(ids[i] ?? 0);
            if (isMissing && lines[i] !== 1)
                of.onlyLines = false;
        }
    const left = new Set();
    for (const [page, { missing, present, onlyLines }] of linked) {
        const found = present.size + (index.traitsOf(page)?.ownLinked ?? 0);
        if (missing.size >= (onlyLines ? 1 : MIN_LEFT_TO_SCRIPT) && missing.size >= found * NEARLY_ALL)
            left.add(page);
    }
    return left;
}


/***/ }),

/***/ 2281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ normalizeDomain),
/* harmony export */   WU: () => (/* binding */ canonicalProblem),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(854);
/** The host under which search engines are told to list a page: canonical links, `og:url` and sitemaps. */

/** Returns a domain as addresses have it: in lower case, and IDN encoded. Undefined without one. */
function normalizeDomain(domain) {
    return domain === undefined ? undefined : (URL.parse(`https://${domain}`)?.host ?? domain);
}
/** Returns what is wrong when pages are listed under a host and the site's own is `domain`, as far as it is known. */
function canonicalProblem(named, domain) {
    if (named === undefined || named.host === domain)
        return undefined;
    if (named.is === 'placeholder')
        return 'canonical-placeholder';
    if (domain === undefined)
        return named.is === 'example' ? 'canonical-example' : undefined;
    return named.is === 'example' ? 'canonical-placeholder' : 'canonical-host';
}
/** Returns the host name of `url` if it names one, with or without a scheme, and what kind of name that is. */
function hostOf(url) {
    const text = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(url.trim());
    const parsed = URL.parse(/^[\\/]{2}/.test(text) ? `https:${text}` : text);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
        return undefined;
    return { host: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(parsed.host), is: kindOf(parsed.hostname) };
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

/***/ 6199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isSecret),
/* harmony export */   l: () => (/* binding */ leakOf)
/* harmony export */ });
const SECRET = 'secret';
/** The first entry that matches counts. */
const LEAKED_NAMES = [
    { what: SECRET, name: /(?:^|\/)\.env[^/]*/i },
    { what: SECRET, name: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
    { what: SECRET, name: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
    { what: SECRET, name: /(?:^|\/)(?:\.npmrc|\.yarnrc\.yml|\.netrc|\.htpasswd|\.pypirc|id_rsa|id_ed25519)$/ },
    // Before all else that is no secret: one finding for all packages, not one for each file that they came with.
    { what: 'packages that were used to build the site', name: /(?:^|\/)node_modules\// },
    { what: 'Git settings', name: /(?:^|\/)\.git[^/]*$/i },
    { what: 'CI configuration of the repository', name: /(?:^|\/)\.(?:github|gitlab|circleci)\// },
    { what: 'editor settings', name: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\/|(?:^|\/)\.editorconfig$/ },
    {
        what: 'a temporary or backup file of an editor',
        name: /(?:^|\/)[^/]+(?:~|\.sw[op])$|(?:^|\/)\.#[^/]+$|(?:^|\/)#[^/]+#$/,
    },
    {
        what: 'a file of the operating system',
        name: /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$|(?:^|\/)__MACOSX\//,
    },
    {
        what: 'a script that starts a local server',
        name: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$|^(?:serve|server)\.[cm]?js$/i,
        top: true,
    },
    {
        what: 'a source file of the site generator',
        name: /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json|(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s|mkdocs\.ya?ml|mint\.json|_config\.yml|Dockerfile|docker-compose\.ya?ml|Makefile|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
        top: true,
    },
];
/** Does the name alone show that a file is a secret? */
function isSecret(name) {
    return leakOf(name)?.isSecret === true;
}
/** Returns what the name of a file gives away; undefined if it is an ordinary one. */
function leakOf(name) {
    for (const { what, name: pattern, top } of LEAKED_NAMES) {
        const match = top && name.includes('/') ? null : pattern.exec(name);
        if (match !== null)
            return { isSecret: what === SECRET, what, part: name.slice(0, match.index + match[0].length) };
    }
    return undefined;
}


/***/ }),

/***/ 4205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dn: () => (/* binding */ isNotFoundPageOfSite),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Is this the name of a page? */
function isPage(name) {
    return /\.(?:html?|xhtml)$/i.test(name);
}
/** Is this the page that a host shows for addresses without one? Generators write it under either name. */
function isNotFoundPage(name) {
    return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}
/** Is it the one of the whole site, in its root? In a folder, `404.html` may well be an ordinary page. */
function isNotFoundPageOfSite(name) {
    return /^(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}


/***/ }),

/***/ 8317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LA: () => (/* binding */ MAX_SEARCHED),
/* harmony export */   Sv: () => (/* binding */ mayHoldKey),
/* harmony export */   gR: () => (/* binding */ holdsKey)
/* harmony export */ });
/** How much of a file is searched for a key, in bytes. Keys are small, and few files hold more than one and its certificates. */
const MAX_SEARCHED = 64 << 10;
/** Names of keys: without an extension, such as `id_ecdsa`, or with one that tools give to keys. */
const MAY_HOLD_KEY = /(?:^|\/)[^/.]+$|\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i;
/** Is this the name of a file that may hold a private key? Pages that explain keys have other names. */
function mayHoldKey(name) {
    return MAY_HOLD_KEY.test(name);
}
/** RFC 7468, RFC 9580, and what ssh-keygen writes. */
const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n/g;
/** How far headers may extend after that line, in characters. */
const MAX_HEADERS = 1_000;
/** A line of a key: examples in documentation are shorter. */
const LINE = /^[A-Za-z0-9+/=]{40,}\r?$/m;
/** https://tartarus.org/~simon/putty-snapshots/htmldoc/AppendixC.html */
const PUTTY = /^PuTTY-User-Key-File-\d: [\s\S]*^Private-Lines: /m;
/** Does a text hold a private key, and not just its first line as an example? */
function holdsKey(text) {
    for (const begin of text.matchAll(BEGIN)) {
        const from = begin.index + begin[0].length;
        if (LINE.test(text.slice(from, from + MAX_HEADERS)))
            return true;
    }
    return text.startsWith('PuTTY-') && PUTTY.test(text);
}


/***/ }),

/***/ 1415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ resolvePath),
/* harmony export */   u: () => (/* binding */ mergeSlashes)
/* harmony export */ });
/**
 * Returns the index of the file with which a host answers an address, redirects followed; undefined if there is none.
 * `files` are the names of the site with their indices, relative to its root, as strings of bytes. `path` is the
 * address's path, decoded, without the base path and its slash: empty for the site's root, or `docs/x/`.
 * `atHostRoot`: whether the site's root is the root of the host.
 */
function resolvePath(path, files, rules, atHostRoot) {
    const name = rules.mergesSlashes && (path.startsWith('/') || path.includes('//')) ? mergeSlashes(path) : path;
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
/** Returns a path as a host that merges slashes reads it, without a slash at its start. */
function mergeSlashes(path) {
    return path.replace(/\/{2,}/g, '/').replace(/^\//, '');
}


/***/ }),

/***/ 5617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ wholeFile),
/* harmony export */   F0: () => (/* binding */ Tally),
/* harmony export */   Pg: () => (/* binding */ newRow),
/* harmony export */   b3: () => (/* binding */ addOccurrence)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(854);

/** How many locations of one finding are kept. */
const MAX_LOCATIONS = 5;
/** How many findings of one kind are listed: those with the first addresses. The others are counted in one more. */
const MAX_LISTED = 20_000;
/** How much of a target is kept, in bytes. */
const MAX_TARGET = 1_000;
/** Returns a row without occurrences. `key` may be a slice of a page. */
function newRow(kind, key, values = {}) {
    return {
        kind,
        key: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(key),
        values,
        count: 0,
        pages: 0,
        lastPage: '',
        target: '',
        spots: [],
        isRest: false,
    };
}
function truncate(bytes) {
    return bytes.length > MAX_TARGET ? `${bytes.slice(0, MAX_TARGET)}...` : bytes;
}
/**
 * Counts one more occurrence, with the target as it is written there, which must not be a slice of a page. The line
 * is only asked for when it is kept.
 */
function addOccurrence(row, where, target) {
    const counted = row.rest ?? row;
    counted.count++;
    if (counted.isRest)
        return;
    if (row.lastPage === where.page && row.pages > 0)
        return;
    row.lastPage = where.page;
    row.pages++;
    const last = row.spots.at(-1);
    if (row.spots.length === MAX_LOCATIONS && last !== undefined && last.page < where.page)
        return;
    addLocation(row, { page: where.page, line: where.line() }, truncate(target));
}
function addLocation(row, location, target) {
    const after = row.spots.findIndex(({ page }) => page > location.page);
    const at = after === -1 ? row.spots.length : after;
    if (at === 0)
        row.target = target;
    row.spots.splice(at, 0, location);
    row.spots.length = Math.min(row.spots.length, MAX_LOCATIONS);
}
/** A file as a whole, as the place where something occurs. */
function wholeFile(page) {
    return { page, line: () => undefined };
}
/**
 * Counts faults, the same ones together. The result depends only on what was counted, not on its order or on how it
 * was shared among several tallies that were added up: of each kind, the first rows by key stay.
 */
class Tally {
    #kinds = new Map();
    #maxListed;
    /** `maxListed`: how many rows of a kind stay. */
    constructor(maxListed = MAX_LISTED) {
        this.#maxListed = maxListed;
    }
    /**
     * Counts one occurrence of a fault. `key` distinguishes faults of a kind; `target` is how it is written there, and
     * may be a slice of a page.
     */
    count(kind, key, where, target = key, values) {
        addOccurrence(this.row(kind, key, values), where, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(target));
    }
    /** Counts a fault of the site as a whole, which has no address and no page. */
    countForSite(kind, values, times = 1) {
        this.row(kind, '', values).count += times;
    }
    /** Returns the row of a fault, for those who count it often. `key` distinguishes faults of a kind. */
    row(kind, key, values) {
        return this.#of(kind).row(truncate(key), values);
    }
    /** Adds what another tally counted. Each page is counted in one of them only. */
    add(other) {
        const row = other.isRest ? this.#of(other.kind).rest : this.row(other.kind, other.key, other.values);
        row.count += other.count;
        if (row.isRest)
            return;
        row.pages += other.pages;
        for (const location of other.spots)
            addLocation(row, location, other.target);
    }
    /** Returns the rows that are listed, and those that count the rest. */
    rows() {
        return [...this.#kinds.values()].flatMap((kind) => kind.listed());
    }
    #of(kind) {
        let tally = this.#kinds.get(kind);
        if (tally === undefined) {
            tally = new KindTally(kind, this.#maxListed);
            this.#kinds.set(kind, tally);
        }
        return tally;
    }
}
class KindTally {
    rest;
    #kind;
    #max;
    #rows = new Map();
    /** Keys after this one are not listed. */
    #last;
    constructor(kind, max) {
        this.#kind = kind;
        this.#max = max;
        this.rest = { ...newRow(kind, '', { listed: max.toLocaleString('en') }), isRest: true };
    }
    row(key, values) {
        const known = this.#rows.get(key);
        if (known !== undefined)
            return known;
        if (this.#last !== undefined && key > this.#last)
            return this.rest;
        const row = newRow(this.#kind, key, values);
        this.#rows.set(row.key, row);
        // Not for each row: sorting them takes time.
        if (this.#rows.size > this.#max * 1.25)
            this.#cut();
        return row.rest ?? row;
    }
    listed() {
        if (this.#rows.size > this.#max)
            this.#cut();
        return [...this.#rows.values(), ...(this.rest.count > 0 ? [this.rest] : [])];
    }
    #cut() {
        const rows = [...this.#rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
        for (const row of rows.splice(this.#max)) {
            this.rest.count += row.count;
            // Some addresses still refer to the row.
            row.rest = this.rest;
            row.spots.length = 0;
        }
        this.#rows = new Map(rows.map((row) => [row.key, row]));
        this.#last = rows.at(-1)?.key;
    }
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
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(854);



/** Returns the name without loops of what a path leads to; the same path where there are none on it. */
function withoutLoops(path, loops) {
    let name = path;
    for (;;) {
        const loop = loops.find((link) => name.startsWith(link.name) || `${name}/` === link.name);
        if (loop === undefined)
            return name;
        // The folder's name is shorter than that of a link within it, so this ends.
        name = loop.folder + name.slice(loop.name.length);
    }
}
/**
 * Returns the path of a name of the site, for the file system. Names that are not UTF-8 can only be given as
 * bytes.
 */
function pathOf(root, name) {
    return Buffer.from(`${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(root)}/${name}`, 'latin1');
}
/**
 * Under how many names that lead through several symbolic links one folder is listed: a dozen folders that all link
 * to each other have a billion.
 */
const MAX_NAMES = 100;
/**
 * Lists what a web server would find below `root`. Symbolic links are followed, as servers do, but never round in
 * circles; those that lead nowhere, and what is neither file nor folder, do not exist. `visit` is called for each
 * file as it is found, with its size in bytes.
 * @throws what the file system throws when `root` cannot be read; the reason of `signal` soon after it is aborted
 */
async function listTree(root, signal, visit = () => { }) {
    const found = [];
    const folders = [{ name: '', real: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), above: [], links: 0 }];
    const listed = new Map();
    const unreadable = [];
    const loops = [];
    const yieldIfOver = (0,_event_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .checkpoint */ .Fn)(signal);
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = entriesOf(root, folder.name);
        if (typeof entries === 'string')
            unreadable.push({ name: folder.name, why: entries });
        for (const entry of typeof entries === 'string' ? [] : entries) {
            await yieldIfOver();
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
            if (same !== undefined || times > MAX_NAMES)
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
/** Whatever cannot be reached is treated as missing, as a link that leads nowhere is. */
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

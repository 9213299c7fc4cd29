export const id = 768;
export const ids = [768];
export const modules = {

/***/ 4104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ stablePath),
/* harmony export */   IT: () => (/* binding */ stableTokens),
/* harmony export */   f6: () => (/* binding */ withoutStamps),
/* harmony export */   qt: () => (/* binding */ stableData),
/* harmony export */   yB: () => (/* binding */ stableAddress)
/* harmony export */ });
/**
 * What generators make up in each build: hashes in names, build ids, nonces, and the time of the build. Texts are strings of
 * bytes.
 */
/** Stands for something generated. No name contains it. */
const GENERATED = '\x01';
/** Shorter pieces are words or versions, longer ones are no hashes. */
const MIN_HEX = 6;
const MIN_RANDOM = 8;
const MAX_RANDOM = 64;
/**
 * Returns whether a piece of a name was made up by a program: hexadecimal digits with letters among them, or letters
 * and digits that change their kind more often than words do.
 */
function looksGenerated(piece) {
    const { length } = piece;
    if (length < MIN_HEX || length > MAX_RANDOM)
        return false;
    if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(piece))
        return /\d/.test(piece) && /[a-f]/i.test(piece);
    if (length < MIN_RANDOM)
        return false;
    return turns(piece) >= Math.max(3, length / (/\d/.test(piece) ? 6 : 4));
}
/** Where lower case, upper case and digits follow each other; a capital that begins a word is none. */
const TURN = /(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Za-z])/g;
function turns(piece) {
    return piece.replace(/[^A-Za-z\d]+/g, '').match(TURN)?.length ?? 0;
}
/** The id of a build with Next, which has a folder of its own. */
const NEXT_BUILD = /(^|\/)_next\/static\/[\w-]{21}\//;
/** Returns a path without what looks generated in its names: `app/page-4fd2e6a1.js` and `app/page-0b1c2d3e.js` are one. */
function stablePath(path) {
    return path
        .replace(NEXT_BUILD, `$1_next/static/${GENERATED}/`)
        .split('/')
        .map((name) => withoutHash(name).split('.').map(stablePart).join('.'))
        .join('/');
}
/**
 * The hash that Vite and Rollup put before the extension: eight letters, digits or dashes, of which one is a digit or a
 * capital: most words have none.
 */
const HASHED_NAME = /(?<=[\w)\]\x80-\xff][.-])(?=[\w-]{0,7}[\dA-Z])[\w-]{8}(?=(?:\.[a-z]{2,5}){1,2}\d?\b)/g;
function withoutHash(text) {
    return text.replace(HASHED_NAME, (hash) => (/^[A-Z]?[a-z]+$|^\d+$/.test(hash) ? hash : GENERATED));
}
/** Begins like a name that somebody gave: `app-4fd2e6a1`. */
const BEGINS_WITH_WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)[-_~]/;
function stablePart(part) {
    if (!BEGINS_WITH_WORD.test(part) && looksGenerated(part))
        return GENERATED;
    return part
        .split(/([-_~])/)
        .map((piece) => (looksGenerated(piece) ? GENERATED : piece))
        .join('');
}
/** The name of a commit, as in links to a page's source. */
const COMMIT = /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/g;
/** A token in a query that may be a hash or the id of a request. Other tokens may say what is shown: a film, a place on a map. */
const HEXADECIMAL = /(?<![\da-z_-])[\da-f-]{6,64}(?![\w-])/g;
/** Where a forge lets somebody edit a document: a page that moved has another source, and is the same to its readers. */
const EDIT_LINK = /^https?:\/\/[^/]+\/.+\/_?edit\/.+\.\w+$/i;
/** Returns an address on another host, or the query of one, without what looks generated in it. */
function stableAddress(url) {
    if (EDIT_LINK.test(url))
        return GENERATED;
    const at = `${url}?`.search(/[?#]/);
    const query = url
        .slice(at)
        .replace(HEXADECIMAL, (token) => (/\d/.test(token) && /[a-f]/.test(token) ? GENERATED : token));
    return url.slice(0, at).replace(COMMIT, GENERATED) + query;
}
/** Returns a text without the tokens in it that look generated; what follows `#` is a colour. */
function stableTokens(text) {
    return withoutHash(text).replace(/(?<![#\w-])[\w-]{6,}/g, stablePart);
}
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const ZONE = '(?: ?(?:GMT[+-]\\d{4}(?: \\([^()]{1,60}\\))?|(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\\d\\d:?\\d\\d)\\b))?';
const TIME = `\\d{1,2}:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?: ?[AaPp]\\.?[Mm]\\b\\.?)?${ZONE}`;
const AND_TIME = `(?:,?(?: at)? ${TIME})?`;
const DATE = [
    `\\d{4}-\\d\\d-\\d\\d(?:[T ]${TIME})?`,
    // `1.10.20` is a version.
    `(?:\\d{4}[./]\\d{1,2}[./]\\d{1,2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{1,2}/\\d{1,2}/\\d{2})\\b${AND_TIME}`,
    `${MONTH} ${DAY},? (?:${TIME} )?\\d{4}${AND_TIME}`,
    `${DAY}\\.? ${MONTH},? \\d{4}${AND_TIME}`,
].join('|');
const WEEKDAY = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?';
const AGO = '(?:an?|\\d{1,4}) (?:second|minute|hour|day|week|month|year)s? ago';
/** As JavaScript prints it. Before it, the words may stand in the text of a link. */
const AS_PRINTED = '(?= [A-Z][a-z]{2} [A-Z][a-z]{2} \\d\\d \\d{4} \\d\\d:\\d\\d:\\d\\d GMT)';
const BY = 'by [\\w.-]{1,40}(?: \\(?v?\\d[\\w.-]{0,20}\\)?)? on';
const DONE = 'updated|modified|changed|generated|built|build date|build time|rendered|compiled|exported';
const WORDS = `(?:(?:${DONE})(?: (?:on|at|${BY}))?|on${AS_PRINTED})`;
/** When a page was built, in words: `Last updated on Nov 22, 2026`. A date without such words belongs to the text. */
const STAMP = new RegExp(`\\b(${WORDS}):? ${WEEKDAY}(?:${DATE}|${AGO})`, 'gi');
/** Returns a text for people, with single spaces, without the times at which it was built. */
function withoutStamps(text) {
    return /\d|ago/.test(text) ? text.replace(STAMP, `$1 ${GENERATED}`) : text;
}
/** Times in data, where no words say what they are. */
const DATA_TIME = new RegExp([
    `\\b\\d{4}-\\d\\d-\\d\\d[T ]${TIME}`,
    `\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:${DAY} ${MONTH}|${MONTH} +${DAY}) (?:${TIME} )?\\d{4}(?: ${TIME})?`,
    // Seconds or milliseconds since 1970, from 2017 to 2033.
    '\\b(?:1[5-9]\\d{8}|1[5-9]\\d{11})\\b',
].join('|'), 'g');
/** When a page was written, in a sitemap; often a date without a time. */
const LAST_MODIFIED = /<lastmod>[^<]{0,64}</g;
/** Pictures in a text, and shapes of SVG. They look generated, but are not. */
const DRAWN = /data:image\/[^\s"'`()<>\\]+|(["'`])[Mm][\s,]*[\d.-][\d\s.,+\-AaCcEeHhLlMmQqSsTtVvZz]*\\?\1/g;
/** Returns the text of a script, a style sheet or data without what looks generated in it. */
function stableData(text) {
    let stable = '';
    let from = 0;
    for (const { 0: drawn, index } of text.matchAll(DRAWN)) {
        stable += withoutGenerated(text.slice(from, index)) + drawn;
        from = index + drawn.length;
    }
    return stable + withoutGenerated(text.slice(from));
}
function withoutGenerated(text) {
    return stableTokens(text.replace(LAST_MODIFIED, '<lastmod><').replace(DATA_TIME, GENERATED));
}


/***/ }),

/***/ 3768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runComparison: () => (/* binding */ runComparison)
});

// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/dot-files.js
var dot_files = __webpack_require__(4820);
// EXTERNAL MODULE: ./lib/web/host/site-on-host.js
var site_on_host = __webpack_require__(7753);
// EXTERNAL MODULE: ./lib/workers/pool.js + 1 modules
var pool = __webpack_require__(4323);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/changes/generated.js
var generated = __webpack_require__(4104);
;// CONCATENATED MODULE: ./lib/changes/moves.js

/**
 * Returns the pages whose content is at another path now, sorted by where it was: the old path is gone or became a redirect.
 * Of pages at the same path, only those that may be redirects now need to be in `earlier` and `later`.
 */
function movedPages(earlier, later) {
    const left = [...earlier.keys()].filter((name) => {
        const now = later.get(name);
        return now === undefined || (now.isRedirect && earlier.get(name)?.isRedirect === false);
    });
    const fresh = [...later.keys()].filter((name) => !earlier.has(name));
    return movesOf(left, fresh, (name, side) => (side === 'from' ? earlier : later).get(name)?.content);
}
/**
 * Pairs files with the same content, sorted by where it was; a file without content has no pair. If several files have the
 * same content, those with the same name are paired, then the others in their order, as a guess.
 */
function movesOf(gone, fresh, contentOf) {
    const places = Map.groupBy(fresh, (name) => contentOf(name, 'to'));
    return [...Map.groupBy(gone, (name) => contentOf(name, 'from'))]
        .flatMap(([content, from]) => (content === undefined ? [] : pairUp(from, places.get(content) ?? [])))
        .sort((a, b) => (0,byte_strings/* inByteOrder */.qg)(a.from, b.from));
}
function pairUp(gone, fresh) {
    const [from, to] = [gone.toSorted(byte_strings/* inByteOrder */.qg), fresh.toSorted(byte_strings/* inByteOrder */.qg)];
    const twins = Map.groupBy(to, nameOf);
    const named = [...Map.groupBy(from, nameOf)].flatMap(([name, paths]) => inOrder(paths, twins.get(name) ?? []));
    const others = inOrder(...unpaired(named, from, to));
    const isOnly = from.length === 1 && to.length === 1;
    return [...named, ...(isOnly ? others : others.map((move) => ({ ...move, isGuess: true })))];
}
/** Pairs the first of each list, then the second, and so on: a guess, unless there is only one of each. */
function inOrder(from, to) {
    const isOnly = from.length === 1 && to.length === 1;
    const pairs = from.slice(0, to.length).map((path, i) => ({ from: path, to: to[i] ?? '' }));
    return isOnly ? pairs : pairs.map((pair) => ({ ...pair, isGuess: true }));
}
/** Returns what pairs leave of both lists. */
function unpaired(pairs, gone, fresh) {
    const [from, to] = [new Set(pairs.map((pair) => pair.from)), new Set(pairs.map((pair) => pair.to))];
    return [gone.filter((name) => !from.has(name)), fresh.filter((name) => !to.has(name))];
}
/** Returns the last part of a path; for an index page, with the folder that it stands for. */
function nameOf(path) {
    return /(?:^|\/)([^/]+(?:\/index\.html?)?)$/.exec(path)?.[1] ?? path;
}

;// CONCATENATED MODULE: ./lib/changes/compare-files.js



/**
 * Compares the files of two sites that are no pages. Both maps are sorted by name, and may lack files with the same name and
 * bytes. Files that are `isDerived` count in `bytesOnly` alone.
 */
function compareFiles(earlier, later, isDerived) {
    const gone = [...earlier.keys()].filter((name) => !later.has(name));
    const fresh = [...later.keys()].filter((name) => !earlier.has(name));
    const renamed = pairByName(gone, fresh, earlier, later);
    const others = unpaired(renamed, gone, fresh);
    const moved = movesOf(...others, (name, side) => {
        const file = (side === 'from' ? earlier : later).get(name);
        return file?.isEmpty || isDerived(name) ? undefined : file?.bytes;
    });
    const [removed, added] = unpaired(moved, ...others);
    const stayed = [...earlier.keys()].flatMap((name) => (later.has(name) ? [{ from: name, to: name }] : []));
    const differing = stayed.filter(({ from, to }) => earlier.get(from)?.bytes !== later.get(to)?.bytes);
    const pairs = [...differing, ...renamed];
    const changed = pairs
        .filter(({ from, to }) => earlier.get(from)?.stable !== later.get(to)?.stable && !isDerived(to))
        .map(({ to }) => to);
    const changes = {
        added: added.filter((name) => !isDerived(name)),
        removed: removed.filter((name) => !isDerived(name)),
        moved,
        changed: changed.sort(byte_strings/* inByteOrder */.qg),
    };
    return {
        changes,
        bytesOnly: pairs.length - changed.length + [...added, ...removed].filter(isDerived).length,
        renamed: new Map(renamed.flatMap(({ from, to, isGuess }) => (isGuess ? [] : [[from, to]]))),
    };
}
/** Pairs files whose names differ only in a generated part: first those with the same content. */
function pairByName(gone, fresh, earlier, later) {
    const candidates = Map.groupBy(fresh, generated/* stablePath */.$d);
    return [...Map.groupBy(gone, generated/* stablePath */.$d)].flatMap(([stable, from]) => {
        const to = candidates.get(stable) ?? [];
        const same = movesOf(from, to, (name, side) => (side === 'from' ? earlier : later).get(name)?.stable);
        // With the same content, it does not matter to a reader which one is meant.
        return [...same.map(({ from, to }) => ({ from, to })), ...inOrder(...unpaired(same, from, to))];
    });
}
/** Names of search indexes, as generators and their plug-ins write them: not those of research data, or of pictures. */
const SEARCH_INDEX = /(?:^|\/)_?pagefind\/|(?:(?<!re)search[-_]?(?:index|data|docs?(?![a-z]))|lunr[-_.]?index)[^/]*\.(?:m?js|json)$/i;
/**
 * Returns whether a file of a site with these `names` only repeats what other files say: a source map, a search index, a copy
 * that is compressed in advance. The order of what is in an index differs from build to build.
 */
function isDerived(name, names) {
    const original = /^(.+)\.(?:gz|br|zst)$/i.exec(name)?.[1];
    return /\.map$/i.test(name) || SEARCH_INDEX.test(name) || (original !== undefined && names.has(original));
}

;// CONCATENATED MODULE: ./lib/changes/comparing.js
const COMPARING = {
    name: 'comparing',
    // Each takes about 90 MiB with 30,000 pages on both sides.
    maxThreads: 2,
    async open(sites, pause) {
        const { Comparer } = await Promise.all(/* import() */[__webpack_require__.e(31), __webpack_require__.e(631), __webpack_require__.e(803), __webpack_require__.e(939)]).then(__webpack_require__.bind(__webpack_require__, 4939));
        return new Comparer(sites, pause);
    },
};
/** How many files or pages a worker is given at a time. */
const MAX_BATCH = 32;
/** How many batches each worker gets at least, if there are enough items: so all end at about the same time. */
const MIN_BATCHES = 8;
/**
 * Returns what `work` returns for each of the items, in their order; it is given a worker and some of them.
 * @throws the reason of the signal soon after it is aborted; what a thread throws
 */
async function inBatches(comparers, items, work) {
    const size = Math.min(MAX_BATCH, Math.ceil(items.length / (comparers.size * MIN_BATCHES)));
    const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, i) => i);
    const results = [];
    await comparers.run(batches, async (ask, i) => {
        results[i] = await work(ask, items.slice(i * size, (i + 1) * size));
    });
    return results.flat();
}
/** Files of the same size mostly have the same bytes: they are read but not parsed, which takes a tenth of the time. */
const SHARE_OF_SAME_SIZE = 1 / 10;
/** Returns about how much of two sites has to be read and parsed, in bytes. */
function bytesToRead({ earlier, later }) {
    const { names, sizes } = earlier.tree;
    const before = new Map(names.map((name, i) => [name, sizes[i] ?? 0]));
    return later.tree.names.reduce((bytes, name, i) => {
        const [was, is] = [before.get(name) ?? 0, later.tree.sizes[i] ?? 0];
        return bytes + (was + is) * (was === is ? SHARE_OF_SAME_SIZE : 1);
    }, 0);
}

;// CONCATENATED MODULE: ./lib/changes/compare-sites.js





/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the same path are not parsed; of
 * the others, little more than digests is kept. `comparers` must not be open yet.
 * @throws the reason of their signal soon after it is aborted
 */
async function compareSites(sites, comparers) {
    comparers.expect(bytesToRead(sites));
    await comparers.open(sites);
    const [earlier, later] = [sites.earlier.tree, sites.later.tree];
    const [before, after] = [new Set(earlier.names), new Set(later.names)];
    const fresh = later.names.filter((name) => !before.has(name));
    const names = [...earlier.names, ...fresh];
    const all = new Set(names);
    const rename = (renamed) => comparers.everywhere((ask) => ask('rename', renamed));
    const otherFiles = names.filter((name) => !(0,page_names/* isPage */.yp)(name));
    const files = compareFiles(...byName(otherFiles, await inBatches(comparers, otherFiles, (ask, batch) => ask('files', batch))), (name) => isDerived(name, all));
    // A page can only have moved to a new path; its old one is gone, or redirects now.
    await rename({ earlier: files.renamed, later: new Map() });
    const mayHaveMoved = fresh.some(page_names/* isPage */.yp) ? names.filter(page_names/* isPage */.yp) : [];
    const moved = movedPages(...byName(mayHaveMoved, await inBatches(comparers, mayHaveMoved, (ask, batch) => ask('pages', batch))));
    // A link that follows a moved page is the same link, and so is one to the redirect that the page left behind.
    const moves = new Map(moved.map(({ from, to }) => [from, to]));
    await rename({ earlier: new Map([...files.renamed, ...moves]), later: moves });
    const pairs = earlier.names
        .filter(page_names/* isPage */.yp)
        .flatMap((from) => (after.has(from) && !moves.has(from) ? [{ from, to: from }] : []));
    const toCompare = [...pairs, ...moved].sort((a, b) => (0,byte_strings/* inByteOrder */.qg)(a.to, b.to));
    const changes = await inBatches(comparers, toCompare, (ask, batch) => ask('changes', batch));
    // Pages with the same bytes are undefined.
    const read = changes.filter((change) => change !== undefined);
    const stayed = read.filter(({ from }) => from === undefined);
    const isInMenusAlone = ({ what }) => what.every((aspect) => aspect === 'navigation');
    const places = new Set(moves.values());
    const unreadable = await comparers.everywhere((ask) => ask('unreadable'));
    return {
        added: fresh.filter((name) => (0,page_names/* isPage */.yp)(name) && !places.has(name)),
        removed: earlier.names.filter((name) => (0,page_names/* isPage */.yp)(name) && !after.has(name) && !moves.has(name)),
        moved,
        changed: read.filter((change) => !isInMenusAlone(change)),
        navigation: stayed
            .filter((change) => change.what.length > 0 && isInMenusAlone(change))
            .map(({ page }) => page),
        files: files.changes,
        bytesOnly: { pages: stayed.filter(({ what }) => what.length === 0).length, files: files.bytesOnly },
        unreadable: [...new Set(unreadable.flatMap((names) => [...names]))].sort(byte_strings/* inByteOrder */.qg),
        earlier: sizeOf(earlier),
        later: sizeOf(later),
    };
}
function sizeOf({ names }) {
    const pages = names.filter(page_names/* isPage */.yp).length;
    return { pages, files: names.length - pages };
}
/** Returns the fingerprints of each site by the names of the files. */
function byName(names, fingerprints) {
    const of = (side) => new Map(fingerprints.flatMap(({ [side]: found }, i) => (found === undefined ? [] : [[names[i] ?? '', found]])));
    return [of('earlier'), of('later')];
}

// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
;// CONCATENATED MODULE: ./lib/changes/counts.js

/** Returns how many changes of each kind there are. */
function countsOf({ added, removed, moved, changed, navigation, files }) {
    return {
        pagesAdded: added.length,
        pagesRemoved: removed.length,
        pagesMoved: moved.length,
        pagesChanged: changed.length,
        navigationChanged: navigation.length,
        filesAdded: files.added.length,
        filesRemoved: files.removed.length,
        filesMoved: files.moved.length,
        filesChanged: files.changed.length,
    };
}
/** Returns what changed in words: `1 page added, 2 pages changed, 1 other file changed`, or `nothing that a reader would notice`. */
function changesInWords(counts) {
    const words = [
        [counts.pagesAdded, 'page', 'added'],
        [counts.pagesRemoved, 'page', 'removed'],
        [counts.pagesMoved, 'page', 'moved'],
        [counts.pagesChanged, 'page', 'changed'],
        [counts.navigationChanged, 'page', 'changed only in navigation'],
        [counts.filesAdded, 'other file', 'added'],
        [counts.filesRemoved, 'other file', 'removed'],
        [counts.filesMoved, 'other file', 'moved'],
        [counts.filesChanged, 'other file', 'changed'],
    ];
    const found = words.filter(([n]) => n > 0).map(([n, of, what]) => `${(0,units/* count */.U9)(n, of)} ${what}`);
    return found.length === 0 ? 'nothing that a reader would notice' : found.join(', ');
}

;// CONCATENATED MODULE: ./lib/changes/site-change.js
/** Returns the moves of pages that nobody can doubt: to the only page with the same content, and the same links in it. */
function certainMoves({ moved, changed }) {
    const relinked = new Set(changed.flatMap(({ from, what }) => (what.includes('links') ? [from] : [])));
    return moved.filter(({ from, isGuess }) => isGuess === undefined && !relinked.has(from));
}
/** Returns whether there is anything that a reader would notice. */
function isNoticeable({ added, removed, moved, changed, navigation, files }) {
    const lists = [added, removed, moved, changed, navigation];
    return [...lists, ...Object.values({ ...files })].some(({ length }) => length > 0);
}

;// CONCATENATED MODULE: ./lib/changes/markdown.js





/** How long all lists may be, in UTF-16 units, so that they fit into a comment with others. */
const MAX_LENGTH = 36_000;
/** How many entries of each list are shown, as far as there is room; `changes.json` has all of them. */
const MAX_ENTRIES = 100;
/** Longer lists are folded away. */
const MAX_UNFOLDED = 5;
/** How many sections of a page are named. */
const MAX_SECTIONS = 5;
/**
 * Returns `changes.md`: what changed, as a comment on a pull request shows it. It is HTML without blank lines, so that
 * nothing in it is read as Markdown: https://github.github.com/gfm/#html-blocks
 */
function changesPage(comparison, subject, previewUrl) {
    const { bytesOnly } = comparison;
    const noise = [
        ...(bytesOnly.pages > 0 ? [(0,units/* count */.U9)(bytesOnly.pages, 'page')] : []),
        ...(bytesOnly.files > 0 ? [(0,units/* count */.U9)(bytesOnly.files, 'other file')] : []),
    ];
    const heading = (0,markup/* html */.qy) `<h3>What changes in ${(0,markup/* code */.aY)(subject)}</h3>`;
    const counts = (0,markup/* html */.qy) `<p>${sentence(changesInWords(countsOf(comparison)))}.</p>`;
    const bytes = noise.length > 0 &&
        (0,markup/* html */.qy) `<p>Different only in bytes, with no change that a reader would notice: ${(0,units/* joinWords */.yZ)(noise, 'and')}.</p>`;
    return (0,markup/* withoutBlankLines */.iH)([heading, counts, bytes || (0,markup/* html */.qy) ``, ...lists(comparison, previewUrl)]).text;
}
/** Returns what changed as a part of the job summary and of a comment. */
function changesSection(comparison, previewUrl) {
    return {
        heading: `Compared with the earlier site: ${changesInWords(countsOf(comparison))}`,
        content: (0,markup/* html */.qy) `${lists(comparison, previewUrl)}`,
        isNews: isNoticeable(comparison) || undefined,
    };
}
/** Returns everything that changed, as lists. With an address of the later site, its pages are links. */
function lists(comparison, previewUrl) {
    const { added, removed, moved, changed, navigation, files, unreadable } = comparison;
    let room = MAX_LENGTH;
    const list = (title, entries, show, wrap = inList) => {
        if (entries.length === 0)
            return [];
        // So that a long first one leaves something to the others.
        const shown = (0,markup/* fitting */._Q)(entries.slice(0, MAX_ENTRIES).map(show), room / 2);
        const more = entries.length - shown.length;
        const rest = more > 0 ? (0,markup/* html */.qy) `\n<p>… and ${more.toLocaleString('en')} more.</p>` : undefined;
        const content = (0,markup/* html */.qy) `${wrap(shown)}${rest}`;
        room -= content.text.length;
        const isOpen = entries.length <= MAX_UNFOLDED;
        return [(0,markup/* html */.qy) `${(0,markup/* folded */.TM)(`${title} (${entries.length.toLocaleString('en')})`, content, isOpen)}\n`];
    };
    return [
        ...list('Pages changed', changed, changeRow(previewUrl), inTable),
        ...list('Pages added', added, pathItem(previewUrl)),
        ...list('Pages removed', removed, pathItem()),
        ...list('Pages moved', moved, moveItem(previewUrl)),
        ...list('Pages changed only in navigation', navigation, pathItem(previewUrl)),
        ...list('Other files changed', files.changed, pathItem()),
        ...list('Other files added', files.added, pathItem()),
        ...list('Other files removed', files.removed, pathItem()),
        ...list('Other files moved', files.moved, moveItem()),
        ...list('Not read, because the file system does not let it', unreadable, pathItem()),
    ];
}
function sentence(words) {
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function inList(items) {
    return (0,markup/* html */.qy) `<ul>${items}</ul>`;
}
function inTable(rows) {
    return (0,markup/* table */.tp)(['Page', 'What changed', 'Where'], rows);
}
function pathItem(url) {
    return (name) => (0,markup/* html */.qy) `<li>${fileLink(name, url)}</li>\n`;
}
function moveItem(url) {
    return ({ from, to }) => (0,markup/* html */.qy) `<li>${(0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(from))} → ${fileLink(to, url)}</li>\n`;
}
/** Returns the name of a file, as a link if the address of its site is known. */
function fileLink(name, url) {
    return (0,markup/* addressLink */.Vr)((0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(name)), url && `${url}${(0,byte_strings/* percentEncode */.a)(name)}`);
}
function changeRow(url) {
    return (change) => (0,markup/* tableRow */.jD)([pageCell(change, url), (0,markup/* html */.qy) `${change.what.join(', ')}`, sectionsCell(change)]);
}
function pageCell({ page, from, title }, url) {
    const name = title === '' ? undefined : (0,markup/* html */.qy) `<br>${(0,markup/* code */.aY)(title)}`;
    const origin = from === undefined ? undefined : (0,markup/* html */.qy) `<br>moved from ${(0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(from))}`;
    return (0,markup/* html */.qy) `${fileLink(page, url)}${name}${origin}`;
}
function sectionsCell({ sections }) {
    const shown = sections.slice(0, MAX_SECTIONS);
    const more = sections.length - shown.length;
    const rest = more === 0 ? undefined : (0,markup/* html */.qy) `<br>… and ${(0,units/* count */.U9)(more, 'more section')}`;
    return (0,markup/* html */.qy) `${shown.map((section, i) => (0,markup/* html */.qy) `${i === 0 ? undefined : (0,markup/* html */.qy) `<br>`}${sectionInWords(section)}`)}${rest}`;
}
function sectionInWords({ heading, is }) {
    const name = heading === '' ? (0,markup/* html */.qy) `before the first heading` : (0,markup/* code */.aY)(heading);
    return is === 'changed' ? name : (0,markup/* html */.qy) `${name} (${is})`;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/text/json-report.js
var json_report = __webpack_require__(4488);
;// CONCATENATED MODULE: ./lib/changes/write.js






/**
 * Writes `changes.json` and `changes.md` into an existing folder, and returns the path of the former. `page` is the text of the
 * latter.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
async function writeChanges(folder, comparison, page, signal) {
    const path = await (0,json_report/* writeJsonReport */.a)(folder, 'changes.json', changesReport(comparison), signal);
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'changes.md'), page);
    return path;
}
/**
 * Returns what `changes.json` holds: stable within a `format`, the same keys always, `null` where there is no value. Names and
 * headings are ordinary text as found in the sites: clean them before they are shown. Everything in it is explained in
 * docs/changes.md.
 */
function changesReport(comparison) {
    const { earlier, later, bytesOnly, added, removed, moved, changed, navigation, files, unreadable } = comparison;
    return {
        format: 1,
        changed: isNoticeable(comparison),
        earlier,
        later,
        counts: countsOf(comparison),
        bytesOnly,
        pages: {
            added: added.map(byte_strings/* toText */.fE),
            removed: removed.map(byte_strings/* toText */.fE),
            moved: moved.map(reportedMove),
            changed: changed.map(({ page, from, ...rest }) => ({
                page: (0,byte_strings/* toText */.fE)(page),
                from: from === undefined ? null : (0,byte_strings/* toText */.fE)(from),
                ...rest,
            })),
            navigation: navigation.map(byte_strings/* toText */.fE),
        },
        files: {
            added: files.added.map(byte_strings/* toText */.fE),
            removed: files.removed.map(byte_strings/* toText */.fE),
            moved: files.moved.map(reportedMove),
            changed: files.changed.map(byte_strings/* toText */.fE),
        },
        unreadable: unreadable.map(byte_strings/* toText */.fE),
    };
}
function reportedMove({ from, to }) {
    return { from: (0,byte_strings/* toText */.fE)(from), to: (0,byte_strings/* toText */.fE)(to) };
}

;// CONCATENATED MODULE: ./lib/changes/compare-folders.js











/**
 * Compares two sites by what a reader would notice, and writes that down.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when one of the folders cannot be read or
 * the report cannot be written
 */
async function compareFolders(options) {
    const { info, signal, reportDir, subject, previewUrl } = options;
    const all = await options.earlier.list();
    const later = await options.later.list();
    const earlier = withoutFilesBesideIt(all, later);
    const sites = {
        earlier: await (0,site_on_host/* siteOnHost */.X)(earlier, options, signal),
        later: await (0,site_on_host/* siteOnHost */.X)(withoutFilesBesideIt(later, all), options, signal),
    };
    const comparison = await (0,pool/* withPool */.Le)(COMPARING, signal, (pool) => compareSites(sites, pool));
    const [unread] = comparison.unreadable;
    if (unread !== undefined)
        info((0,clean/* safe */.gB) `Note: ${(0,units/* count */.U9)(comparison.unreadable.length, 'file or folder', 'files and folders')} could not be read, such as ${(0,byte_strings/* toText */.fE)(unread)}: files that cannot be read count as changed`);
    const page = changesPage(comparison, subject, previewUrl);
    const path = reportDir === undefined ? '' : await writeChanges(reportDir, comparison, page, signal);
    const changes = changesSection(comparison, previewUrl);
    return { earlierInFull: all, earlier, later, comparison, moves: certainMoves(comparison), changes, path };
}
/** https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site */
const DOMAIN_OF_PAGES = 'CNAME';
/**
 * Returns a site without what its readers never see: what hosts leave out of Git, of a generator's cache (`.doctrees` of
 * Sphinx) and of an editor, and `CNAME` of GitHub Pages if only this site has it. A checkout of the branch that publishes the
 * site has both.
 */
function withoutFilesBesideIt(site, other) {
    const isShared = other.names.includes(DOMAIN_OF_PAGES);
    const isPart = (name) => (0,dot_files/* dottedPart */.g)(name) === undefined && (name !== DOMAIN_OF_PAGES || isShared);
    return {
        ...site,
        names: site.names.filter(isPart),
        sizes: site.sizes.filter((_, i) => isPart(site.names[i] ?? '')),
        unreadable: site.unreadable.filter(({ name }) => isPart(name)),
    };
}

// EXTERNAL MODULE: ./lib/errors/errors.js
var errors = __webpack_require__(9220);
;// CONCATENATED MODULE: ./lib/phases/comparison.js





/**
 * Compares a site with an earlier one and reports what a reader would notice: outputs, summary, and a report for people and
 * for programs. Returns what the check of the site has to know of the earlier one; undefined if the comparison failed, which
 * is a warning: it never makes a step red that has something to publish.
 * @throws the reason of the step's signal
 */
async function runComparison(sites, { host, basePath, previewUrl }, step) {
    const { signal, log, facts } = step;
    const settings = { host, basePath, previewUrl, signal, info: log.info, subject: facts.subject };
    const compared = await step
        .phase('Compare', () => compareFolders({ ...sites, ...settings, reportDir: step.reportFolder() }))
        .catch((error) => {
        signal.throwIfAborted();
        const values = { site: sites.later.root, why: (0,errors/* errorMessage */.gJ)(error) };
        const failure = new errors/* StepError */.zg('compare-failed', values, error);
        log.trace(error);
        log.warning((0,clean/* safe */.gB) `Not compared: ${facts.subject}`, failure.shown);
        return undefined;
    });
    if (compared === undefined)
        return undefined;
    report(compared, step);
    step.sections.push(compared.changes);
    return compared;
}
function report({ comparison, path }, { outputs, facts, notes, log }) {
    const counts = countsOf(comparison);
    outputs.set('changed', String(isNoticeable(comparison)));
    outputs.set('changesReport', path);
    outputs.set('pagesAdded', String(counts.pagesAdded));
    outputs.set('pagesRemoved', String(counts.pagesRemoved));
    outputs.set('pagesChanged', String(counts.pagesChanged));
    facts.hasReport = true;
    notes.push({ name: 'Compared', value: changesInWords(counts) }, { name: 'Report of changes', value: path });
    log.info((0,clean/* safe */.gB) `Compared with the earlier site: ${changesInWords(counts)}. The report is at ${path}, with changes.md beside it`);
}


/***/ })

};

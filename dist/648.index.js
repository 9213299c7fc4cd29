export const id = 648;
export const ids = [648];
export const modules = {

/***/ 9076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gc: () => (/* binding */ findBuildIds),
  LR: () => (/* binding */ removeStamps),
  ev: () => (/* binding */ stabilizeAddress),
  qx: () => (/* binding */ stabilizeData),
  tI: () => (/* binding */ stabilizePath),
  qK: () => (/* binding */ stabilizeTokens)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
;// CONCATENATED MODULE: ./lib/changes/webpack.js
/** What webpack makes up in each build. */
/** How a chunk begins: it adds modules to those that are there. */
const CHUNK = /\bwebpack(?:Chunk|Jsonp)[^;]{0,300}?\.push\(\[\[/;
/** A module in a chunk: its number, and a function. */
const MODULE = /(?<=[{,]\s*)\d{1,6}(?=\([\w$,]*\)\{|:\([\w$,]*\)=>|:[\w$]+=>|:function\b)/g;
/** Where a chunk names a module of another one: `n(1234)`, `n.t.bind(n,1234,23)`, `n.s=1234`. */
const USE = /(?<=(?:(?<![\w$.])[\w$]{1,2}\(|\.bind\([\w$]{1,2},\s*|\.t\(|(?<![\w$.])[\w$]{1,2}\.s=))\d{2,6}(?=[),\s])/g;
const NUMBER = /(?<![\w$.])\d{1,6}(?![\w$.])/g;
/**
 * A module in what Next sends to the browser: https://github.com/facebook/react,
 * `ReactFlightClient.js`, read 2026-11.
 */
const IN_FLIGHT = /(?<=^[\da-f]{0,8}:I\[)\d{1,6}(?=,)/gm;
/** How much of a text shows whether it is a chunk. */
const MAX_BEGINNING = 2_000;
/**
 * Returns the text of a script or data with `stand` in place of the numbers of modules, and the
 * modules in another order. Webpack makes the numbers of paths on the disk, so that they differ
 * between builds in two folders, and may sort modules by them:
 * https://webpack.js.org/configuration/optimization/#optimizationmoduleids, read 2026-11.
 */
function removeModuleNumbers(text, stand) {
    if (!CHUNK.test(text.slice(0, MAX_BEGINNING)))
        return text.replace(IN_FLIGHT, stand);
    const modules = new Set([...(text.match(MODULE) ?? []), ...(text.match(USE) ?? [])]);
    const parts = partsOf(text.trimEnd()).map((part) => part.replace(NUMBER, (number) => (modules.has(number) ? stand : number)));
    return parts.sort().join('\n');
}
/** What follows the last module: the end of the chunk, before it perhaps what runs then. */
const END = /\}(?:,(?:\(?[\w$]+\)?=>|function\([\w$]+\))\{[\w$]+\.O\(0,[\s\S]*|\]\)[;,]?(?:\n\/\/.*)?)$/;
/**
 * Returns what stands before, in and behind the modules of a chunk; the whole if it does not end as
 * chunks do.
 */
function partsOf(chunk) {
    const starts = [...chunk.matchAll(MODULE)].map(({ index }) => index);
    const [first] = starts;
    const end = chunk.slice(starts.at(-1)).search(END);
    if (first === undefined || end === -1)
        return [chunk];
    const behind = (starts.at(-1) ?? 0) + end;
    const modules = starts.map((start, i) => chunk.slice(start, starts[i + 1] ?? behind));
    return [
        chunk.slice(0, first),
        ...modules.map((part) => part.replace(/,\s*$/, '')),
        chunk.slice(behind),
    ];
}

;// CONCATENATED MODULE: ./lib/changes/generated.js
/**
 * What generators make up in each build: hashes in names, build ids, nonces, and the time of the
 * build.
 */


/** Stands for something generated. No name contains it. */
const GENERATED = '\x01';
/** Shorter pieces are words or versions, longer ones are no hashes. */
const MIN_HEX = 6;
const MIN_RANDOM = 8;
const MAX_RANDOM = 64;
/**
 * Returns whether a piece of a name was made up by a program: hexadecimal digits with letters among
 * them, or letters and digits that change their kind more often than words do.
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
/**
 * Where lower case, upper case and digits follow each other; a capital that begins a word is none.
 */
const TURN = /(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Za-z])/g;
function turns(piece) {
    return piece.replace(/[^A-Za-z\d]+/g, '').match(TURN)?.length ?? 0;
}
/**
 * The id of a build with Next: a folder of its own, whose name projects may choose.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/generateBuildId, read 2026-11.
 */
const BUILD_ID = new RegExp([
    '(?<=(?:^|/)_next/static/)(?:[\\w-]{21}(?=/)|[^/]+(?=/_(?:build|ssg|clientMiddleware)Manifest\\.js(?:on)?$))',
    '(?<=(?:^|/)_next/data/)[^/]+(?=/)',
].join('|'));
/**
 * Returns the ids by which builds with Next name themselves in their files, given the names of the
 * files.
 */
function findBuildIds(names) {
    const ids = names.map((name) => BUILD_ID.exec(name)?.[0]);
    return [...new Set(ids.filter((id) => id !== undefined))];
}
/**
 * Returns a path without what looks generated in its names: `app/page-4fd2e6a1.js` and
 * `app/page-0b1c2d3e.js` are one.
 */
function stabilizePath(path) {
    return path
        .replace(BUILD_ID, GENERATED)
        .split('/')
        .map((name) => withoutHash(name).split('.').map(stablePart).join('.'))
        .join('/');
}
/**
 * The hash that Vite and Rollup put before the extension: eight letters, digits or dashes, of which
 * one is a digit or a capital: most words have none.
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
/**
 * A token in a query that may be a hash or the id of a request. Other tokens may say what is shown:
 * a film, a place on a map.
 */
const HEXADECIMAL = /(?<![\da-z_-])[\da-f-]{6,64}(?![\w-])/g;
/**
 * Where a forge lets somebody edit a document: a page that moved has another source, and is the
 * same to its readers.
 */
const EDIT_LINK = /^https?:\/\/[^/]+\/.+\/_?edit\/.+\.\w+$/i;
/** Returns an address on another host, or the query of one, without what looks generated in it. */
function stabilizeAddress(url) {
    if (EDIT_LINK.test(url))
        return GENERATED;
    const at = `${url}?`.search(/[?#]/);
    const query = url
        .slice(at)
        .replace(HEXADECIMAL, (token) => (/\d/.test(token) && /[a-f]/.test(token) ? GENERATED : token));
    return url.slice(0, at).replace(COMMIT, GENERATED) + query;
}
/** Returns a text without the tokens in it that look generated; what follows `#` is a colour. */
function stabilizeTokens(text) {
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
/**
 * When a page was built, in words: `Last updated on Nov 22, 2026`. A date without such words
 * belongs to the text.
 */
const STAMP = new RegExp(`\\b(${WORDS}):? ${WEEKDAY}(?:${DATE}|${AGO})`, 'gi');
/** Returns a text for people, with single spaces, without the times at which it was built. */
function removeStamps(text) {
    if (/\d|ago/.test(text))
        return text.replace(STAMP, (0,byte_strings/* asBytes */.Yd)(`$1 ${GENERATED}`));
    return text;
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
/**
 * Returns the text of a script, a style sheet or data without what looks generated in it, and
 * without `buildIds`.
 */
function stabilizeData(text, buildIds) {
    const unnamed = removeModuleNumbers(withoutBuildIds(text, buildIds), GENERATED);
    let stable = '';
    let from = 0;
    for (const { 0: drawn, index } of unnamed.matchAll(DRAWN)) {
        stable += withoutGenerated(unnamed.slice(from, index)) + drawn;
        from = index + drawn.length;
    }
    return stable + withoutGenerated(unnamed.slice(from));
}
/** Leaves short ids alone, which may be anything. */
function withoutBuildIds(text, buildIds) {
    return buildIds
        .filter((id) => id.length >= MIN_HEX)
        .reduce((left, id) => left.replace(wholeId(id), GENERATED), text);
}
const wholeId = (id) => new RegExp(`(?<=["'/])${RegExp.escape(id)}(?=["'/\\\\])`, 'g');
/**
 * What Astro makes of the path of a component on the disk, so that its styles are for it alone:
 * https://docs.astro.build/en/guides/styling/#scoped-styles
 */
const ASTRO_SCOPE = /(?<=\.astro-|\bdata-astro-cid-)[a-z\d]{8}(?![\w-])/g;
function withoutGenerated(text) {
    const plain = text
        .replace(LAST_MODIFIED, '<lastmod><')
        .replace(DATA_TIME, GENERATED)
        .replace(ASTRO_SCOPE, GENERATED);
    return stabilizeTokens(plain);
}


/***/ }),

/***/ 2648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runComparison: () => (/* binding */ runComparison)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/text/json-report.js
var json_report = __webpack_require__(4488);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/dot-files.js
var dot_files = __webpack_require__(4820);
// EXTERNAL MODULE: ./lib/web/host/site-on-host.js
var site_on_host = __webpack_require__(7753);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/workers/pool.js + 1 modules
var pool = __webpack_require__(4323);
;// CONCATENATED MODULE: ./lib/changes/counts.js

/**
 * Returns how many changes of each kind there are: what they are called in `changes.json`, of what
 * they are, and what became of it.
 */
function rowsOf({ added, removed, moved, changed, navigation, files }) {
    return [
        ['pagesAdded', added.length, 'page', 'added'],
        ['pagesRemoved', removed.length, 'page', 'removed'],
        ['pagesMoved', moved.length, 'page', 'moved'],
        ['pagesChanged', changed.length, 'page', 'changed'],
        ['navigationChanged', navigation.length, 'page', 'changed only in navigation'],
        ['filesAdded', files.added.length, 'other file', 'added'],
        ['filesRemoved', files.removed.length, 'other file', 'removed'],
        ['filesMoved', files.moved.length, 'other file', 'moved'],
        ['filesChanged', files.changed.length, 'other file', 'changed'],
    ];
}
/** Returns how many changes of each kind there are. */
function countChanges(comparison) {
    const counts = rowsOf(comparison).map(([name, n]) => [name, n]);
    return Object.fromEntries(counts);
}
/**
 * Returns what changed in words: `1 page added, 2 pages changed, 1 other file changed`, or `nothing
 * that a reader would notice`.
 */
function describeChanges(comparison) {
    const found = rowsOf(comparison)
        .filter(([, n]) => n > 0)
        .map(([, n, thing, fate]) => `${(0,units/* count */.U9)(n, thing)} ${fate}`);
    if (found.length === 0)
        return 'nothing that a reader would notice';
    return found.join(', ');
}
/** The home page and the 404 page, which nearly all sites have under the same names. */
const PAGES_OF_ALL = 2;
/**
 * Returns what two builds that have hardly any page in common may mean, in words; undefined if they
 * have some.
 */
function describeOtherSite(comparison) {
    const { added, removed, moved, earlier, later } = comparison;
    const kept = earlier.pages - removed.length;
    const areOthers = moved.length === 0 &&
        Math.max(kept, later.pages - added.length) <= PAGES_OF_ALL &&
        Math.min(added.length, removed.length) > PAGES_OF_ALL;
    if (!areOthers)
        return undefined;
    const found = kept === 0 ? 'None' : `Only ${kept}`;
    return `${found} of the ${(0,units/* count */.U9)(earlier.pages, 'page')} of the earlier site ${kept > 1 ? 'are' : 'is'} in this one: check that it is a build of the same site`;
}
/** Returns whether there is anything that a reader would notice. */
function isNoticeable(comparison) {
    return rowsOf(comparison).some(([, n]) => n > 0);
}

;// CONCATENATED MODULE: ./lib/changes/changes-report.js


/**
 * Returns what `changes.json` holds: stable within a `format`, the same keys always, `null` where
 * there is no value. Names and headings are text as found in the sites: clean them before
 * they are shown. Everything in it is explained in docs/changes.md.
 */
function reportChanges(comparison) {
    const { earlier, later, bytesOnly, added, removed, moved, changed, navigation, files, unreadable, } = comparison;
    return {
        format: 1,
        changed: isNoticeable(comparison),
        earlier,
        later,
        counts: countChanges(comparison),
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
        unreadable: [...unreadable.keys()].map(byte_strings/* toText */.fE),
    };
}
function reportedMove({ from, to }) {
    return { from: (0,byte_strings/* toText */.fE)(from), to: (0,byte_strings/* toText */.fE)(to) };
}

// EXTERNAL MODULE: ./lib/web/host/served-site.js
var served_site = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/changes/generated.js + 1 modules
var generated = __webpack_require__(9076);
;// CONCATENATED MODULE: ./lib/changes/moves.js

/**
 * Returns the pages whose content is at another path now, sorted by where it was: the old path is
 * gone or became a redirect. Of pages at the same path, only those that may be redirects now need
 * to be in `earlier` and `later`.
 */
function findMovedPages(earlier, later) {
    const left = [...earlier.keys()].filter((name) => {
        const now = later.get(name);
        return now === undefined || (now.isRedirect && earlier.get(name)?.isRedirect === false);
    });
    const fresh = [...later.keys()].filter((name) => !earlier.has(name));
    return findMoves(left, fresh, (name, side) => (side === 'from' ? earlier : later).get(name)?.content);
}
/**
 * Pairs files with the same content, sorted by where it was, as both lists are; a file without
 * content has no pair. If several files have the same content, those with the same name are paired,
 * then the others in their order, as a guess.
 */
function findMoves(gone, fresh, contentOf) {
    const places = Map.groupBy(fresh, (name) => contentOf(name, 'to'));
    const found = [];
    for (const [content, from] of Map.groupBy(gone, (name) => contentOf(name, 'from'))) {
        const to = content === undefined ? undefined : places.get(content);
        if (to !== undefined)
            found.push(...pairUp(from, to));
    }
    return found.sort((a, b) => (0,byte_strings/* compareBytes */.Xo)(a.from, b.from));
}
function pairUp(from, to) {
    const twins = Map.groupBy(to, nameOf);
    const named = [...Map.groupBy(from, nameOf)].flatMap(([name, paths]) => pairInOrder(paths, twins.get(name) ?? []));
    const others = pairInOrder(...leaveUnpaired(named, from, to));
    const isOnly = from.length === 1 && to.length === 1;
    return [
        ...named,
        ...(isOnly ? others : others.map((move) => ({ ...move, isGuess: true }))),
    ];
}
/**
 * Pairs the first of each list, then the second, and so on: a guess, unless there is only one of
 * each.
 */
function pairInOrder(from, to) {
    const isOnly = from.length === 1 && to.length === 1;
    const pairs = from.slice(0, to.length).map((path, i) => ({ from: path, to: to[i] ?? byte_strings/* NO_BYTES */.CR }));
    if (isOnly)
        return pairs;
    return pairs.map((pair) => ({ ...pair, isGuess: true }));
}
/** Returns what pairs leave of both lists. */
function leaveUnpaired(pairs, gone, fresh) {
    const from = new Set(pairs.map((pair) => pair.from));
    const to = new Set(pairs.map((pair) => pair.to));
    return [gone.filter((name) => !from.has(name)), fresh.filter((name) => !to.has(name))];
}
/** Returns the last part of a path; for an index page, with the folder that it stands for. */
function nameOf(path) {
    return /(?:^|\/)([^/]+(?:\/index\.html?)?)$/.exec(path)?.[1] ?? path;
}

;// CONCATENATED MODULE: ./lib/changes/compare-files.js



/**
 * Compares the files of two sites that are no pages. Both maps are sorted by name, and may lack
 * files with the same name and bytes. Files that are `isDerived` count in `bytesOnly` alone.
 * Returns what changed; how many files differ only in bytes, or in a generated part of their names;
 * and the later names of earlier files, where only a generated part of the name changed.
 */
function compareFiles(earlier, later, isDerived) {
    const gone = [...earlier.keys()].filter((name) => !later.has(name));
    const fresh = [...later.keys()].filter((name) => !earlier.has(name));
    const renamed = pairByName(gone, fresh, earlier, later);
    const others = leaveUnpaired(renamed, gone, fresh);
    const moved = findMoves(...others, (name, side) => {
        const file = (side === 'from' ? earlier : later).get(name);
        if (file?.isEmpty || isDerived(name))
            return undefined;
        return file?.bytes;
    });
    const [removed, added] = leaveUnpaired(moved, ...others);
    const hasDifferentBytes = (name) => earlier.get(name)?.bytes !== later.get(name)?.bytes;
    const stayed = [...earlier.keys()].filter((name) => later.has(name));
    const differing = stayed.filter(hasDifferentBytes).map((name) => ({ from: name, to: name }));
    const pairs = [...differing, ...renamed];
    const changed = pairs
        .filter(({ from, to }) => earlier.get(from)?.stable !== later.get(to)?.stable && !isDerived(to))
        .map(({ to }) => to);
    const changes = {
        added: added.filter((name) => !isDerived(name)),
        removed: removed.filter((name) => !isDerived(name)),
        moved,
        changed: changed.sort(byte_strings/* compareBytes */.Xo),
    };
    const certain = renamed.filter(({ isGuess }) => !isGuess);
    return {
        changes,
        bytesOnly: pairs.length - changed.length + [...added, ...removed].filter(isDerived).length,
        renamed: new Map(certain.map(({ from, to }) => [from, to])),
    };
}
/** Pairs files whose names differ only in a generated part: first those with the same content. */
function pairByName(gone, fresh, earlier, later) {
    const candidates = Map.groupBy(fresh, generated/* stabilizePath */.tI);
    return [...Map.groupBy(gone, generated/* stabilizePath */.tI)].flatMap(([stable, from]) => {
        const to = candidates.get(stable) ?? [];
        const same = findMoves(from, to, (name, side) => (side === 'from' ? earlier : later).get(name)?.stable);
        // With the same content, it does not matter to a reader which one is meant.
        return [
            ...same.map(({ from, to }) => ({ from, to })),
            ...pairInOrder(...leaveUnpaired(same, from, to)),
        ];
    });
}
/**
 * Names of search indexes, as generators and their plug-ins write them: not those of research data,
 * or of pictures.
 */
const SEARCH_INDEX = /(?:^|\/)_?pagefind\/|(?:(?<!re)search[-_]?(?:index|data|docs?(?![a-z]))|lunr[-_.]?index)[^/]*\.(?:m?js|json)$/i;
/** The first script of a build with webpack, which lists the hashes of the others. */
const WEBPACK_RUNTIME = /(?:^|\/)(?:webpack|runtime|webpack-runtime)(?:~[\w-]+)?[-.][\da-f]{6,32}\.js$/;
/**
 * Returns whether a file of a site with these `names` only repeats what other files say: a source
 * map, a search index, a list of hashes, a copy that is compressed in advance. The order of what is
 * in an index differs from build to build.
 */
function isDerived(name, names) {
    const original = /^(.+)\.(?:gz|br|zst)$/i.exec(name)?.[1];
    if (original !== undefined && names.has(original))
        return true;
    if (/\.map$/i.test(name) || SEARCH_INDEX.test(name) || WEBPACK_RUNTIME.test(name))
        return true;
    return isHashMap(name, names);
}
/** The hashes that VitePress puts into the names of its scripts, beside them. */
function isHashMap(name, names) {
    const folder = /^(.*\/)?hashmap\.json$/s.exec(name);
    if (folder === null)
        return false;
    const scripts = `${folder[1] ?? ''}assets/`;
    return [...names].some((other) => other.startsWith(scripts) && other.endsWith('.lean.js'));
}

;// CONCATENATED MODULE: ./lib/changes/comparing.js
const COMPARING = {
    name: 'comparing',
    // Each takes about 90 MiB with 30,000 pages on both sides.
    maxThreads: 2,
    async open(sites, pause) {
        const { Comparer } = await Promise.all(/* import() */[__webpack_require__.e(995), __webpack_require__.e(631), __webpack_require__.e(170), __webpack_require__.e(798)]).then(__webpack_require__.bind(__webpack_require__, 1798));
        return new Comparer(sites, pause);
    },
};
/** How many files or pages a worker is given at a time. */
const MAX_BATCH = 32;
/**
 * How many batches each worker gets at least, if there are enough items: so all end at about the
 * same time.
 */
const MIN_BATCHES = 8;
/**
 * Returns what `work` returns for each of the items, in their order; it is given a worker and some
 * of them.
 * @throws the reason of the signal soon after it is aborted; what a thread throws
 */
async function workInBatches(comparers, items, work) {
    const size = Math.min(MAX_BATCH, Math.ceil(items.length / (comparers.size * MIN_BATCHES)));
    const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, i) => i);
    const results = [];
    await comparers.run(batches, async (ask, i) => {
        results[i] = await work(ask, items.slice(i * size, (i + 1) * size));
    });
    return results.flat();
}
/**
 * Files of the same size mostly have the same bytes: they are read but not parsed, which takes a
 * tenth of the time.
 */
const SHARE_OF_SAME_SIZE = 1 / 10;
/** Returns about how much of two sites has to be read and parsed, in bytes. */
function countBytesToCompare({ earlier, later }) {
    const { names, sizes } = earlier.tree;
    const before = new Map(names.map((name, i) => [name, sizes[i] ?? 0]));
    return later.tree.names.reduce((bytes, name, i) => {
        const was = before.get(name) ?? 0;
        const is = later.tree.sizes[i] ?? 0;
        return bytes + (was + is) * (was === is ? SHARE_OF_SAME_SIZE : 1);
    }, 0);
}

;// CONCATENATED MODULE: ./lib/changes/compare-sites.js






/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the
 * same path are not parsed; of the others, little more than digests is kept. `comparers` must not
 * be open yet.
 * @throws the reason of their signal soon after it is aborted
 */
async function compareSites(sites, comparers) {
    comparers.expect(countBytesToCompare(sites));
    await comparers.open(sites);
    const earlier = sites.earlier.tree;
    const later = sites.later.tree;
    const before = new Set(earlier.names);
    const after = new Set(later.names);
    const fresh = later.names.filter((name) => !before.has(name));
    const names = [...earlier.names, ...fresh];
    const files = await compareOtherFiles(names, comparers);
    // A page shows the same picture, wherever that is now.
    const elsewhere = new Map([...files.renamed, ...placesOf(files.changes.moved)]);
    await rename(comparers, { earlier: elsewhere, later: new Map() });
    // A page can only have moved to a new path; its old one is gone, or redirects now.
    const mayHaveMoved = fresh.some(page_names/* isPage */.yp) ? names.filter(page_names/* isPage */.yp) : [];
    const moved = await findMoved(mayHaveMoved, comparers);
    // A link that follows a moved page is the same link, and so is one to the redirect that the page
    // left behind.
    const moves = placesOf(moved);
    await rename(comparers, { earlier: new Map([...elsewhere, ...moves]), later: moves });
    const isGone = (name) => !after.has(name) && !moves.has(name);
    const hasStayed = (name) => after.has(name) && !moves.has(name);
    const pages = earlier.names.filter(page_names/* isPage */.yp);
    const changes = await comparePages(pages.filter(hasStayed), moved, comparers);
    const removed = pages.filter(isGone);
    const replaced = await compareReplaced(findReplaced(removed, sites.later), comparers);
    const places = new Set(moves.values());
    return {
        added: fresh.filter((name) => (0,page_names/* isPage */.yp)(name) && !places.has(name)),
        removed,
        moved,
        changed: changes.changed,
        navigation: changes.navigation,
        files: files.changes,
        bytesOnly: { pages: changes.bytesOnly, files: files.bytesOnly },
        lostAnchors: [...changes.lost, ...replaced],
        unreadable: await listUnreadable(comparers),
        earlier: sizeOf(earlier),
        later: sizeOf(later),
    };
}
/** Sets what files of each site are called in the other one, where the names differ. */
async function rename(comparers, renamed) {
    await comparers.everywhere((ask) => ask('rename', renamed));
}
/** Compares the files that are no pages. */
async function compareOtherFiles(names, comparers) {
    const all = new Set(names);
    const others = names.filter((name) => !(0,page_names/* isPage */.yp)(name));
    const found = await workInBatches(comparers, others, (ask, batch) => ask('files', batch));
    return compareFiles(...byName(others, found), (name) => isDerived(name, all));
}
/** Returns those of the pages whose content is at another path now. */
async function findMoved(pages, comparers) {
    const found = await workInBatches(comparers, pages, (ask, batch) => ask('pages', batch));
    return findMovedPages(...byName(pages, found));
}
/** Compares pages that have stayed where they were, and pages that moved. */
async function comparePages(stayed, moved, comparers) {
    const pairs = stayed.map((name) => ({ from: name, to: name }));
    const toCompare = [...pairs, ...moved].sort((a, b) => (0,byte_strings/* compareBytes */.Xo)(a.to, b.to));
    const changes = await workInBatches(comparers, toCompare, (ask, batch) => ask('changes', batch));
    // Pages with the same bytes are undefined.
    const compared = changes.filter((page) => page !== undefined);
    const read = compared.map(({ change }) => change);
    const inPlace = read.filter(({ from }) => from === undefined);
    const isNoticeable = ({ what }) => what.length > 0;
    return {
        changed: read.filter((change) => !isInMenusAlone(change)),
        navigation: inPlace
            .filter((change) => isNoticeable(change) && isInMenusAlone(change))
            .map(({ page }) => page),
        bytesOnly: inPlace.filter((change) => !isNoticeable(change)).length,
        lost: compared.map(({ lost }) => lost).filter((lost) => lost !== undefined),
    };
}
/** Returns the anchors that pages lost whose addresses other pages answer now. */
async function compareReplaced(pages, comparers) {
    const found = await workInBatches(comparers, pages, (ask, batch) => ask('replaced', batch));
    return found.filter((lost) => lost !== undefined);
}
/**
 * Returns which pages of the later site answer the addresses of those that are gone. Where a rule
 * with wildcards sends several to one page, or one to the home page, that replaces none of them.
 */
function findReplaced(gone, { site }) {
    if (gone.length === 0)
        return [];
    const served = new served_site/* ServedSite */.dT(site);
    const exact = new Set(served.redirects.rules.map(({ source }) => ('exact' in source ? source.exact : undefined)));
    const found = gone.flatMap((from) => {
        const [path = byte_strings/* NO_BYTES */.CR] = (0,served_site/* listAddressForms */.WP)(from);
        const to = findAnswer(path, served);
        return to === undefined || !(0,page_names/* isPage */.yp)(to)
            ? []
            : [{ from, to, isExact: exact.has(byte_strings/* ROOT */.Dl.concat(path)) }];
    });
    const byPlace = Map.groupBy(found, ({ to }) => to);
    return found
        .filter(({ to, isExact }) => isExact || (byPlace.get(to)?.length === 1 && (0,page_names/* takeStem */.ln)(to) !== ''))
        .map(({ from, to }) => ({ from, to }));
}
/** Returns the file that readers get at a path, also where only some hosts read its rule. */
function findAnswer(path, served) {
    const answer = served.answer(path);
    if (typeof answer === 'number')
        return served.nameOf(answer);
    const to = served.findRedirect(path)?.to;
    if (to === undefined || to.includes('#'))
        return undefined;
    const end = served.answer((0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* toBytes */.ZJ)(to.slice(1))) ?? byte_strings/* NO_BYTES */.CR);
    return typeof end === 'number' ? served.nameOf(end) : undefined;
}
function isInMenusAlone({ what }) {
    return what.every((aspect) => aspect === 'navigation');
}
/** Returns what could not be read in either site, and why. */
async function listUnreadable(comparers) {
    const found = await comparers.everywhere((ask) => ask('unreadable'));
    const entries = found.flatMap((each) => [...each]);
    return new Map(entries.sort(([a], [b]) => (0,byte_strings/* compareBytes */.Xo)(a, b)));
}
/** Returns where each of what moved is now. */
function placesOf(moved) {
    return new Map(moved.map(({ from, to }) => [from, to]));
}
function sizeOf({ names }) {
    const pages = names.filter(page_names/* isPage */.yp).length;
    return { pages, files: names.length - pages };
}
/** Returns the fingerprints of each site by the names of the files. */
function byName(names, fingerprints) {
    const earlier = new Map();
    const later = new Map();
    for (const [i, name] of names.entries()) {
        const found = fingerprints[i];
        if (found?.earlier !== undefined)
            earlier.set(name, found.earlier);
        if (found?.later !== undefined)
            later.set(name, found.later);
    }
    return [earlier, later];
}

// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
;// CONCATENATED MODULE: ./lib/changes/markdown.js




/** How long all lists may be, in UTF-16 units, so that they fit into a comment with others. */
const MAX_LENGTH = 36_000;
/**
 * How many entries of each list are shown, as far as there is room; `changes.json` has all of them.
 */
const MAX_ENTRIES = 100;
/** Longer lists are folded away. */
const MAX_UNFOLDED = 5;
/** How many sections of a page are named. */
const MAX_SECTIONS = 5;
/**
 * Returns `changes.md`: what changed, as a comment on a pull request shows it. It is HTML without
 * blank lines, so that nothing in it is read as Markdown:
 * https://github.github.com/gfm/#html-blocks
 */
function renderChangesPage(comparison, subject, previewUrl) {
    const { bytesOnly } = comparison;
    const noise = [];
    if (bytesOnly.pages > 0)
        noise.push((0,units/* count */.U9)(bytesOnly.pages, 'page'));
    if (bytesOnly.files > 0)
        noise.push((0,units/* count */.U9)(bytesOnly.files, 'other file'));
    const parts = [
        (0,markup/* html */.qy) `<h3>What changes in ${(0,markup/* code */.aY)(subject)}</h3>`,
        (0,markup/* html */.qy) `<p>${capitalize(describeChanges(comparison))}.</p>`,
        (0,markup/* html */.qy) `${renderNoise(noise)}`,
        ...renderLists(comparison, previewUrl),
    ];
    return (0,markup/* removeBlankLines */.QH)(parts).text;
}
function renderNoise(noise) {
    if (noise.length === 0)
        return undefined;
    const what = 'Different bytes, but no change that a reader would notice';
    return (0,markup/* html */.qy) `<p>${what}: ${(0,units/* joinWords */.yZ)(noise, 'and')}.</p>`;
}
/** Returns what changed as a part of the job summary and of a comment. */
function renderChangesSection(comparison, previewUrl) {
    return {
        heading: `Compared with the earlier site: ${describeChanges(comparison)}`,
        content: (0,markup/* html */.qy) `${renderLists(comparison, previewUrl)}`,
        isNews: isNoticeable(comparison) || undefined,
    };
}
/**
 * Returns everything that changed, as lists. With an address of the later site, its pages are
 * links.
 */
function renderLists(comparison, previewUrl) {
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
        ...list('Could not be read', [...unreadable.keys()], pathItem()),
    ];
}
function capitalize(words) {
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
    const shown = sections.slice(0, MAX_SECTIONS).map(({ heading, is }, i) => {
        const name = heading === '' ? (0,markup/* html */.qy) `before the first heading` : (0,markup/* code */.aY)(heading);
        const before = i === 0 ? undefined : (0,markup/* html */.qy) `<br>`;
        const fate = is === 'changed' ? undefined : (0,markup/* html */.qy) ` (${is})`;
        return (0,markup/* html */.qy) `${before}${name}${fate}`;
    });
    const more = sections.length - shown.length;
    const rest = more === 0 ? undefined : (0,markup/* html */.qy) `<br>… and ${(0,units/* count */.U9)(more, 'more section')}`;
    return (0,markup/* html */.qy) `${shown}${rest}`;
}

;// CONCATENATED MODULE: ./lib/changes/site-change.js
/**
 * Returns the moves of pages that nobody can doubt: to the only page with the same content, and the
 * same links in it.
 */
function findCertainMoves({ moved, changed, }) {
    const withOtherLinks = changed.filter(({ what }) => what.includes('links'));
    const relinked = new Set(withOtherLinks.map(({ from }) => from));
    return moved.filter(({ from, isGuess }) => isGuess === undefined && !relinked.has(from));
}

;// CONCATENATED MODULE: ./lib/changes/compare-folders.js















/**
 * Compares two sites by what a reader would notice, and writes that down. Returns both sites as
 * listed, the earlier one also without the files beside it in its branch; what changed, also as a
 * section of the report; which pages of the earlier site certainly have the same content elsewhere
 * now (`moves`); the anchors that pages lost; and the path of `changes.json`, empty without
 * `reportDir`.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when one of
 * the folders cannot be read or the report cannot be written
 */
async function compareFolders(options) {
    const { info, signal, reportDir, subject, previewUrl } = options;
    const all = await options.earlier.list();
    const later = await options.later.list();
    const earlier = leaveOutFilesBesideIt(all, later);
    const sites = {
        earlier: await (0,site_on_host/* takeSite */.F)(earlier, options, signal),
        later: await (0,site_on_host/* takeSite */.F)(leaveOutFilesBesideIt(later, all), options, signal),
    };
    const comparison = await (0,pool/* withPool */.Le)(COMPARING, signal, (pool) => compareSites(sites, pool));
    const [[unread = byte_strings/* NO_BYTES */.CR, why] = []] = comparison.unreadable;
    const unreadable = (0,units/* count */.U9)(comparison.unreadable.size, 'file or folder', 'files and folders');
    if (why !== undefined)
        info((0,clean/* safe */.gB) `Note: ${unreadable} could not be read, such as ${(0,byte_strings/* toText */.fE)(unread)} (${why}): unreadable files count as changed`);
    let path = '';
    if (reportDir !== undefined) {
        path = await (0,json_report/* writeJsonReport */.a)(reportDir, 'changes.json', reportChanges(comparison), signal);
        await (0,promises_.writeFile)((0,external_node_path_.join)(reportDir, 'changes.md'), renderChangesPage(comparison, subject, previewUrl));
    }
    const changes = renderChangesSection(comparison, previewUrl);
    return {
        earlierInFull: all,
        earlier,
        later,
        comparison,
        moves: findCertainMoves(comparison),
        lostAnchors: comparison.lostAnchors,
        changes,
        path,
    };
}
/** https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site */
const DOMAIN_OF_PAGES = 'CNAME';
/**
 * Returns a site without what its readers never see: what hosts leave out of Git, of a generator's
 * cache (`.doctrees` of Sphinx) and of an editor, and `CNAME` of GitHub Pages if only this site has
 * it. A checkout of the branch that publishes the site has both.
 */
function leaveOutFilesBesideIt(site, other) {
    const isShared = other.names.includes((0,byte_strings/* toBytes */.ZJ)(DOMAIN_OF_PAGES));
    const isPart = (name) => (0,dot_files/* findDottedPart */.$)(name) === undefined && (name !== DOMAIN_OF_PAGES || isShared);
    return {
        ...site,
        names: site.names.filter(isPart),
        sizes: site.sizes.filter((_, i) => isPart((0,tree/* getFileName */.WP)(site, i))),
        unreadable: site.unreadable.filter(({ name }) => isPart(name)),
    };
}

// EXTERNAL MODULE: ./lib/common/error-message.js
var error_message = __webpack_require__(9653);
// EXTERNAL MODULE: ./lib/errors/errors.js
var errors = __webpack_require__(9220);
// EXTERNAL MODULE: ./lib/phases/shown-findings.js
var shown_findings = __webpack_require__(212);
;// CONCATENATED MODULE: ./lib/phases/comparison.js








/**
 * Compares a site with an earlier one and reports what a reader would notice: outputs, summary, and
 * a report for people and for programs. Returns what the check of the site has to know of the
 * earlier one. If the comparison fails, that is a warning, and undefined is returned: it never
 * makes a step red that has something to publish, unless the number of pages that are gone is
 * limited.
 * @throws StepError `compare-failed` if nobody knows how many are gone; the reason of the step's
 * signal
 */
async function runComparison({ hasValuesFile, ...sites }, { host, basePath, previewUrl, maxPagesRemoved }, step) {
    const { signal, log, facts } = step;
    const consequence = (0,shown_findings/* consequenceFor */.PZ)(hasValuesFile);
    const isLimited = maxPagesRemoved !== undefined;
    const settings = { host, basePath, previewUrl, signal, info: log.info, subject: facts.subject };
    const compared = await step
        .phase('Compare', () => compareFolders({ ...sites, ...settings, reportDir: step.reportFolder() }))
        .catch((error) => {
        signal.throwIfAborted();
        const values = { site: sites.later.root, why: (0,error_message/* errorMessage */.g)(error) };
        if (isLimited)
            throw new errors/* StepError */.z('compare-failed', { ...values, consequence }, error);
        const failure = new errors/* StepError */.z('compare-failed', { ...values, consequence: undefined }, error);
        log.trace(error);
        log.warning((0,clean/* safe */.gB) `Not compared: ${facts.subject}`, failure.shown);
        return undefined;
    });
    if (compared === undefined)
        return undefined;
    report(compared, step);
    step.sections.push(compared.changes);
    const done = { folders: compared, result: { hasReport: true }, failure: undefined };
    if (!isLimited)
        return done;
    const failed = findTooManyRemoved(compared, maxPagesRemoved, consequence);
    if (failed === undefined)
        return done;
    return { ...done, result: { ...done.result, ...failed.result }, failure: failed.failure };
}
/** Returns the failure that more pages of the earlier site are gone than `limit`, if they are. */
function findTooManyRemoved({ comparison, path, later }, limit, consequence) {
    const { removed, earlier } = comparison;
    const [first] = removed;
    if (first === undefined || removed.length <= limit)
        return undefined;
    const ofAll = `${removed.length.toLocaleString('en')} of ${(0,units/* count */.U9)(earlier.pages, 'page')}`;
    const failure = new errors/* StepError */.z('pages-removed', {
        removed: `${ofAll} ${removed.length === 1 ? 'is' : 'are'}`,
        page: (0,byte_strings/* toText */.fE)(first),
        limit,
        consequence,
        number: removed.length,
        report: path,
        site: later.root,
    });
    return { result: { found: `${ofAll} missing`, hasFaults: true }, failure };
}
function report({ comparison, path }, { outputs, notes, log, facts }) {
    const counts = countChanges(comparison);
    const inWords = describeChanges(comparison);
    outputs.set('changed', String(isNoticeable(comparison)));
    outputs.set('changesReport', path);
    outputs.set('pagesAdded', String(counts.pagesAdded));
    outputs.set('pagesRemoved', String(counts.pagesRemoved));
    outputs.set('pagesChanged', String(counts.pagesChanged));
    notes.push({ name: 'Compared', value: inWords }, { name: 'Report of changes', value: path });
    const otherSite = describeOtherSite(comparison);
    if (otherSite !== undefined)
        log.warning((0,clean/* safe */.gB) `Another site? ${facts.subject}`, (0,clean/* safe */.gB) `${otherSite} (compare-with)`);
    log.info((0,clean/* safe */.gB) `Compared with the earlier site: ${inWords}. The report is at ${path}, with changes.md next to it`);
}


/***/ }),

/***/ 4820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findDottedPart)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

/**
 * Returns the part of a name up to the first file or folder in it that begins with a dot, as far as
 * such are dropped; undefined if there is none. `.well-known` is made to be published:
 * https://www.rfc-editor.org/rfc/rfc8615.
 */
function findDottedPart(name, dropped = 'all-but-well-known') {
    if (dropped === 'none' || !/(?:^|\/)\./.test(name))
        return undefined;
    const isPublished = (part) => dropped === 'all-but-well-known' && part === '.well-known';
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .cutAfterPart */ .Q0)(name, (part) => part.startsWith('.') && !isPublished(part));
}


/***/ }),

/***/ 8550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ listAddressForms),
/* harmony export */   cb: () => (/* binding */ listRedirectFiles),
/* harmony export */   dT: () => (/* binding */ ServedSite)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9612);
/* harmony import */ var _hosts_find_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2153);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6725);
/* harmony import */ var _redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6594);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3492);
/* harmony import */ var _redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8620);
/** What a host answers the addresses of a site with, by its files and by its own redirect file. */








/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000;
/** Returns the names of the redirect files that may count for a site, in its root. */
function listRedirectFiles({ host, basePath, }) {
    // Hosts read it in the root of what they serve alone.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .HOST_NAMES */ .Wq : [host];
    return [...new Set(hosts.flatMap((each) => (0,_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .rulesOf */ .fD)(each).redirectFile?.name ?? []))];
}
/** A site as its host serves it: knows which file answers which address. */
class ServedSite {
    site;
    rules;
    /** The names of the site's files with their indices. */
    files;
    /** What the host's redirect file says; nothing without one, and where it cannot be read. */
    redirects;
    /**
     * The file and the line of a rule that may answer whatever else does not: what it is about is not
     * known.
     */
    unread;
    /**
     * Without a host: all of them by their files, and those that read a redirect file of the site.
     */
    #hosts;
    #hostsWithRules;
    #known = new Map();
    #folderPages;
    constructor(site, files = new Map(site.names.map((name, i) => [name, i]))) {
        const { host, basePath, domain, redirects } = site;
        this.rules = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .rulesOf */ .fD)(host);
        this.files = files;
        this.site = site;
        const text = redirects[0]?.text;
        const parsed = text === undefined ? undefined : this.rules.redirectFile?.parse(text, domain);
        this.redirects = parsed ?? _redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_REDIRECTS */ .YN;
        const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .HOST_NAMES */ .Wq : [];
        this.#hosts = hosts.map((each) => new ServedSite({ ...site, host: each, redirects: [] }, files));
        this.#hostsWithRules = hosts.flatMap((each) => {
            const own = redirects.filter(({ name }) => listRedirectFiles({ host: each, basePath }).includes(name));
            if (own.length === 0)
                return [];
            return [new ServedSite({ ...site, host: each, redirects: own }, files)];
        });
        const { anywhere } = this.redirects.unread;
        const [lost] = redirects.filter((each) => each.text === undefined);
        const open = lost ?? (anywhere && redirects[0]);
        this.unread = this.#hostsWithRules.find(({ unread }) => unread)?.unread;
        if (open !== undefined)
            this.unread = { file: open.name, line: anywhere?.line };
    }
    /** Returns the name of a file, by its index. */
    nameOf(file) {
        return (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .getFileName */ .WP)(this.site, file);
    }
    /**
     * What is answered with a file, the rules of the redirect file apart. The path is absolute and
     * decoded.
     */
    findFile = (path) => {
        const { loops, basePath } = this.site;
        const isHostRoot = basePath === '/';
        const isMerged = this.rules.mergesSlashes && path.includes('//');
        const asked = isMerged ? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat((0,_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_7__/* .mergeSlashes */ .u)(path)) : path;
        const lookup = (name) => {
            if (loops.length === 0)
                return this.files.get(name);
            return this.files.get((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveLoops */ .U_)(name, loops));
        };
        // Below a base path, the file that decides is elsewhere.
        const cleanUrls = this.redirects.cleanUrls ?? !isHostRoot;
        const place = { isHostRoot, cleanUrls, hasFolderPages: () => this.#hasFolderPages() };
        const found = this.rules.findFile(asked, lookup, place);
        if (found === undefined && isHostRoot && this.isService(path))
            return 'service';
        return found;
    };
    /**
     * Returns what is answered in the end. `path` is an address's path, decoded, without the base
     * path and its slash: empty for the site's root, or `docs/x/`. `query` is as it is written,
     * without its `?`.
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
     * Do readers who ask for `path` see the page `file` at an address in another folder than its own,
     * `swapForm` it, but not always? As for `answer`.
     */
    endsElsewhere(path, query, file) {
        return this.#endsElsewhere(path, query, file) && !this.isAlwaysElsewhere(file);
    }
    /** Are readers always sent to an address of that kind? */
    isAlwaysElsewhere(file) {
        const name = this.nameOf(file);
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .takeStem */ .ln)(name);
        const usual = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? stem.concat('/') : stem;
        return [usual, name].every((path) => this.#endsElsewhere(path, '', file));
    }
    /** Returns the pages that rules for one address send readers to elsewhere. */
    listRuledElsewhere() {
        const found = [];
        for (const { source } of this.redirects.rules) {
            const path = 'exact' in source ? source.exact.slice(1) : _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
            const file = this.answer(path);
            if (typeof file === 'number' && this.endsElsewhere(path, '', file))
                found.push(file);
        }
        return found;
    }
    /** May only a rule that is not read answer a path? `answer` is what is known of it. */
    isOpen(path, answer) {
        if (answer === undefined)
            return this.unread !== undefined;
        const all = answer === 'unknown' ? [this, ...this.#hostsWithRules] : [];
        return all.some(({ redirects }) => redirects.unread.sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbout */ .KH)(source, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path))));
    }
    /**
     * Returns where a redirect of the site's own rules leads to a file of the site, and the last such
     * rule; undefined if there is none. What the host redirects by itself, for the sake of a slash or
     * an ending, is none. As for `answer`.
     */
    findRedirect(path, query = '') {
        if (this.redirects.rules.length === 0)
            return this.#hostsWithRules
                .map((host) => host.findRedirect(path, query))
                .find((found) => found);
        const end = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .follow */ .e6)(this.redirects, this.findFile, { path: _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path), query });
        const rule = end.used.findLast(({ action }) => action === 'redirect');
        if (end.kind !== 'file' || rule === undefined)
            return undefined;
        const [, fragment = ''] = rule.to.split('#');
        const address = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReadable */ .Dy)(end.path);
        return { to: fragment === '' ? address : `${address}#${fragment}`, line: rule.line };
    }
    /**
     * Returns the paths that are answered with a file, the one that links usually name first; as for
     * `answer`.
     */
    listAddresses(file) {
        return listAddressForms(this.nameOf(file)).filter((path) => this.answer(path) === file);
    }
    /**
     * Returns the file that some host would answer a path with, by their names alone; as for
     * `answer`.
     */
    findNamed(path) {
        const name = path.replace(/\/$/, '');
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .takeStem */ .ln)(name);
        const { files } = this;
        const own = files.get(name) ?? files.get(`${name}.html`);
        if (own !== undefined || stem === '')
            return own ?? files.get('index.html');
        return (files.get(`${name}/index.html`) ??
            files.get(`${stem}.html`) ??
            files.get(`${stem}/index.html`));
    }
    /** Returns the files that the rules of a redirect file lead to or show. */
    listRuled() {
        const rules = [this, ...this.#hostsWithRules].flatMap(({ redirects }) => {
            const { errorPage, fallback } = redirects;
            return [...redirects.rules, errorPage, fallback].filter((rule) => rule !== undefined);
        });
        const destinations = rules.map(({ to }) => (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .readDestination */ .FD)(to, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, this.site.domain));
        return destinations
            .map((each) => (each.kind === 'inside' ? this.findNamed(each.path.slice(1)) : undefined))
            .filter((file) => file !== undefined);
    }
    /**
     * Is a path answered by a service of the host? It is absolute, from the root of the host on.
     * Where the site has a folder of the same name, none is set up there.
     */
    isService(path) {
        if (this.rules.services?.test(path) !== true)
            return false;
        return this.site.basePath !== '/' || !(0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFolder */ .bU)(this.site.names, `${path.split('/', 2)[1]}/`);
    }
    /** Does a rule show a page of the site for addresses that are not there? */
    get hasErrorPage() {
        const { errorPage, domain } = this.redirects;
        if (errorPage === undefined)
            return false;
        const destination = (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .readDestination */ .FD)(errorPage.to, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, domain);
        return destination.kind === 'inside' && this.findFile(destination.path) !== undefined;
    }
    /**
     * Returns the folder (empty, or with a slash at its end) for whose wrong addresses a page is
     * shown; undefined for any other page.
     */
    findNotFoundFolder(page) {
        if ((0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPageOfSite */ .dn)(page))
            return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        if (this.rules.hasNestedNotFound && page.endsWith('/404.html'))
            return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .takeFolder */ .Cz)(page);
        return undefined;
    }
    /**
     * Does the site have files in a folder, or may it seem so? `path` is an address's path that ends
     * in a slash.
     */
    hasFolder(path) {
        const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveLoops */ .U_)(path, this.site.loops);
        const { rules, fallback } = this.redirects;
        const isOpen = this.isOpen(path, undefined) || this.#hostsWithRules.length > 0;
        if (rules.length > 0 || fallback !== undefined || isOpen)
            return true;
        return name === '' || (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFolder */ .bU)(this.site.names, name);
    }
    #hasFolderPages() {
        this.#folderPages ??= haveMostlyFolders(this.site.names);
        return this.#folderPages;
    }
    #endsElsewhere(path, query, file) {
        const { endOf, redirectFile } = this.rules;
        const { unread, trailingSlash } = this.redirects;
        const name = this.nameOf(file);
        // Below a base path, the file that decides is elsewhere.
        const isKnown = redirectFile === undefined || this.site.basePath === '/';
        if (endOf === undefined || !isKnown || !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) || (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .takeStem */ .ln)(name) === '')
            return false;
        // What is not read may send readers on.
        if (unread.anywhere || unread.sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbout */ .KH)(source, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path))))
            return false;
        const isElsewhere = (end) => endOf(end, name, trailingSlash) === `/${(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .swapForm */ .eo)(name)}`;
        if (this.redirects === _redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_REDIRECTS */ .YN)
            return isElsewhere(`/${path}`) && this.answer(path) === file;
        const end = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .follow */ .e6)(this.redirects, this.findFile, { path: _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path), query });
        return end.kind === 'file' && end.file === file && isElsewhere(end.path);
    }
    #ofHost(path, query) {
        const outcome = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .follow */ .e6)(this.redirects, this.findFile, { path: _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path), query });
        // What an unreadable folder contains is not known.
        if (outcome.kind === 'missing' && this.#isInUnreadable(outcome.path))
            return 'unknown';
        return (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .isAnswered */ .Qy)(outcome) ? this.#fileOf(outcome, path) : undefined;
    }
    #isInUnreadable(path) {
        return this.site.unreadable.some((folder) => path.slice(1).startsWith(folder));
    }
    /**
     * Where a rule brings a fragment of its own, or a script may show something for each address,
     * anchors are not known.
     */
    #fileOf(outcome, path) {
        if (outcome.kind !== 'file')
            return 'unknown';
        const forMany = outcome.used.filter(({ source }) => 'pattern' in source);
        const showsPage = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(this.nameOf(outcome.file));
        // Where a browser needs something else, it makes no difference whether it is sent to a page, or
        // shown one.
        if (forMany.length > 0 && showsPage && _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_PAGE */ .yw.test(path))
            return 'shared-page';
        if (outcome.used.some(({ to }) => to.includes('#')))
            return 'unknown';
        if (forMany.every(({ action }) => action !== 'rewrite'))
            return outcome.file;
        if (showsPage)
            return 'shared-page';
        return 'unknown';
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
        const isPageEverywhere = _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_PAGE */ .yw.test(path) && answers.every((answer) => answer === 'shared-page');
        if (isPageEverywhere)
            return 'shared-page';
        return 'unknown';
    }
}
function haveMostlyFolders(names) {
    const pages = names.filter((name) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) && (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .takeStem */ .ln)(name) !== '' && !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPage */ .np)(name));
    return pages.filter(_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf).length > pages.length / 2;
}
/**
 * Returns the addresses that some host may answer with a file, the one that links usually name
 * first: decoded, without the base path.
 */
function listAddressForms(name) {
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .takeStem */ .ln)(name);
    if (stem === '')
        return [...new Set([_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, name, _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .HOME_PAGE */ .Ko, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('index')])];
    const folder = stem.concat('/');
    const file = stem.concat('.html');
    const first = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? [folder, stem] : [stem];
    return [
        ...new Set([...first, name, file, folder, folder.concat('index.html'), folder.concat('index')]),
    ];
}


/***/ }),

/***/ 7753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ takeSite),
/* harmony export */   h: () => (/* binding */ MAX_REDIRECT_FILE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(298);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1164);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9591);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9612);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6725);
/* harmony import */ var _served_site_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8550);
/**
 * What a host takes of a folder: the files that it publishes, and those that tell it what to do.
 */








/** Nobody lists that much by hand. In bytes. */
const MAX_LIST = 64 << 10;
/** In bytes. The longest lists that hosts are known to take have 2,000 rules. */
const MAX_REDIRECT_FILE = 2 << 20;
/**
 * Returns what a host takes of the files that were listed.
 * @throws the reason of `signal` soon after it is aborted
 */
async function takeSite(listed, serving, signal) {
    const { host, domain, basePath } = serving;
    const unread = [];
    const read = (name, maxBytes, isRedirectFile) => {
        const file = listed.names.indexOf((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(name));
        if (file === -1)
            return undefined;
        try {
            if ((listed.sizes[file] ?? 0) <= maxBytes)
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDiskPath */ .fx)(listed.root, name), 'utf8');
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
    const tree = await without(listed, (name) => isListed(name) || isKept(name), signal);
    const redirects = (0,_served_site_js__WEBPACK_IMPORTED_MODULE_7__/* .listRedirectFiles */ .cb)(serving)
        .filter((name) => listed.names.includes((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(name)))
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
    const prefix = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(basePath.slice(1));
    const { keeps: all, reads, servesWhatItReads } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .rulesOf */ .fD)(host);
    const hasNameLike = (pattern) => names.some((name) => pattern.test(prefix + name));
    const keeps = all.filter(({ onlyBeside, unlessBeside }) => {
        if (unlessBeside !== undefined && hasNameLike(unlessBeside))
            return false;
        return onlyBeside === undefined || hasNameLike(onlyBeside);
    });
    return (name) => {
        for (const { name: pattern, fate, why } of keeps) {
            const part = prefix.concat(name).match(pattern)?.[0];
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
    const { ignoreFile } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .rulesOf */ .fD)(host);
    if (ignoreFile === undefined || basePath !== '/')
        return () => false;
    // The same package as Wrangler's.
    const ignored = ignore__WEBPACK_IMPORTED_MODULE_1__["default"]({ allowRelativePaths: true }).add(read(ignoreFile) ?? '');
    return (name) => ignored.ignores((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(name));
}
async function without(tree, isLeftOut, signal) {
    const published = [];
    for await (const [i, name] of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .interruptible */ .In)(tree.names.entries(), signal))
        if (!isLeftOut(name))
            published.push(i);
    if (published.length === tree.names.length)
        return tree;
    const names = published.map((i) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getFileName */ .WP)(tree, i));
    const sizes = published.map((i) => tree.sizes[i] ?? 0);
    return { ...tree, names, sizes };
}


/***/ })

};

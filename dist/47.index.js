export const id = 47;
export const ids = [47];
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
/** Shorter pieces of names are words and versions; longer ones are not made up. */
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
/** Counts how often letters in lower case, in upper case and digits follow each other; a capital begins a word. */
function turns(piece) {
    let count = 0;
    let before = '';
    for (const character of piece) {
        const kind = kindOf(character);
        const isWord = before === 'A' && kind === 'a';
        if (kind !== '' && before !== '' && kind !== before && !isWord)
            count++;
        if (kind !== '')
            before = kind;
    }
    return count;
}
function kindOf(character) {
    if (character >= 'a' && character <= 'z')
        return 'a';
    if (character >= 'A' && character <= 'Z')
        return 'A';
    return character >= '0' && character <= '9' ? '1' : '';
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
 * The hash that Vite and Rollup put before an extension: eight letters, digits, dashes. With a digit or a capital in it,
 * for most words have none.
 */
const BEFORE_EXTENSION = /([.-])(?=[\w-]{0,7}[\dA-Z])[\w-]{8}(?=(?:\.[a-z]{2,5}){1,2}\d?$)/;
function withoutHash(name) {
    return name.replace(BEFORE_EXTENSION, (hash, mark) => /^.[A-Z]?[a-z]+$|^.\d+$/.test(hash) ? hash : mark + GENERATED);
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
/** A token in a query that may be a hash, or what names one request. Others may name what is shown: a film, a place on a map. */
const HEXADECIMAL = /(?<![\da-z_-])[\da-f-]{6,64}(?![\w-])/g;
/** Returns an address on another host, or the query of one, without what looks generated in it. */
function stableAddress(url) {
    const at = url.search(/[?#]/);
    if (at === -1)
        return url.replace(COMMIT, GENERATED);
    const query = url
        .slice(at)
        .replace(HEXADECIMAL, (token) => (/\d/.test(token) && /[a-f]/.test(token) ? GENERATED : token));
    return url.slice(0, at).replace(COMMIT, GENERATED) + query;
}
/** A name of a file within a text, with the hash of Vite or Rollup in it. */
const HASHED_NAME = /(?<=[\w)\]][.-])(?=[\w-]{0,7}[\dA-Z])[\w-]{8}(?=(?:\.[a-z]{2,5}){1,2}\d?\b)/g;
/** Returns a text without the tokens in it that look generated; what follows `#` is a colour. */
function stableTokens(text) {
    return text
        .replace(HASHED_NAME, (hash) => (/^[A-Z]?[a-z]+$|^\d+$/.test(hash) ? hash : GENERATED))
        .replace(/(?<![#\w-])[\w-]{6,}/g, stablePart);
}
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const ZONE = '(?: ?(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\\d\\d:?\\d\\d)\\b)?';
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
const WORDS = '(?:updated|modified|changed|generated|built|build date|build time|rendered|compiled|exported)(?: (?:on|at|by [\\w.-]{1,40} on))?';
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
/** Elements of sitemaps and feeds that say when something was written. */
const XML_TIME = /<(lastmod|lastBuildDate|updated)>[^<]{0,64}</g;
/** Pictures within a text, and shapes of SVG: letters and digits in turn, and none of them generated. */
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
    return stableTokens(text.replace(XML_TIME, '<$1><').replace(DATA_TIME, GENERATED));
}


/***/ }),

/***/ 6115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JG: () => (/* binding */ isNoticeable),
/* harmony export */   Wf: () => (/* binding */ MAX_SECTIONS),
/* harmony export */   Z1: () => (/* binding */ MAX_SHOWN),
/* harmony export */   rR: () => (/* binding */ certainMoves)
/* harmony export */ });
/** Returns the moves of pages that nobody can doubt: to the only page with the same content, and the same links in it. */
function certainMoves({ moved, changed }) {
    const relinked = new Set(changed.flatMap(({ from, what }) => (what.includes('links') ? [from] : [])));
    return moved.filter(({ from, isGuess }) => isGuess === undefined && !relinked.has(from));
}
/** How many UTF-16 units of a title or heading are kept. */
const MAX_SHOWN = 200;
/** How many sections of a page are named. */
const MAX_SECTIONS = 20;
/** Returns whether there is anything that a reader would notice. */
function isNoticeable({ added, removed, moved, changed, navigation, files }) {
    const lists = [added, removed, moved, changed, navigation];
    return [...lists, ...Object.values({ ...files })].some(({ length }) => length > 0);
}


/***/ }),

/***/ 5047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runComparison: () => (/* binding */ runComparison)
});

// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __webpack_require__(8651);
// EXTERNAL MODULE: ./lib/units.js
var units = __webpack_require__(3052);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/site-on-host.js
var site_on_host = __webpack_require__(7753);
// EXTERNAL MODULE: ./lib/web/tree.js
var web_tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/workers/pool.js + 1 modules
var pool = __webpack_require__(4323);
;// CONCATENATED MODULE: ./lib/changes/beside-site.js
/** A name that begins with a dot: of Git, of a generator's cache (`.doctrees` of Sphinx), of an editor. Hosts leave most of them out. */
const HIDDEN = /(?:^|\/)\.(?!well-known(?:\/|$))/;
/** https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site */
const DOMAIN_OF_PAGES = 'CNAME';
/**
 * Returns a site without what no reader sees of it: names that begin with a dot, but `.well-known`, and the file with the
 * domain for GitHub Pages, if the other site lacks it: a checkout of the branch that publishes it has both.
 */
function withoutFilesBesideIt(site, other) {
    const isShared = other.names.includes(DOMAIN_OF_PAGES);
    const isPart = (name) => !HIDDEN.test(name) && (name !== DOMAIN_OF_PAGES || isShared);
    return {
        ...site,
        names: site.names.filter(isPart),
        sizes: site.sizes.filter((_, i) => isPart(site.names[i] ?? '')),
        unreadable: site.unreadable.filter(({ name }) => isPart(name)),
    };
}

// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
;// CONCATENATED MODULE: ./lib/changes/compare.js

/** Returns which pages were added, removed, moved, and which differ. The order of the maps has no effect. */
function comparePages(earlier, later) {
    const gone = new Set(names(earlier).filter((name) => !later.has(name)));
    const fresh = new Set(names(later).filter((name) => !earlier.has(name)));
    // A page that now only sends its readers on may have left a copy of its content elsewhere.
    const emptied = names(earlier).filter((name) => becameRedirect(earlier.get(name), later.get(name)));
    const moved = movesOf(groups([...gone, ...emptied], earlier), groups([...fresh], later));
    for (const { from, to } of moved) {
        gone.delete(from);
        fresh.delete(to);
    }
    const leftBehind = new Set(moved.map(({ from }) => from));
    const stayed = names(earlier).filter((name) => later.has(name) && !leftBehind.has(name));
    const pairs = [
        ...stayed.map((name) => ({ from: name, page: name })),
        ...moved.map(({ from, to }) => ({ from, page: to })),
    ];
    const differing = pairs.filter(({ from, page }) => !areEqual(earlier.get(from), later.get(page)));
    const differs = new Set(differing.map(({ from }) => from));
    return {
        added: [...fresh],
        removed: [...gone],
        moved,
        differing: differing.sort((a, b) => (0,byte_strings/* inByteOrder */.qg)(a.page, b.page)),
        same: stayed.filter((name) => !differs.has(name)).length,
    };
}
function names(pages) {
    return [...pages.keys()].sort(byte_strings/* inByteOrder */.qg);
}
function becameRedirect(before, after) {
    return before?.isRedirect === false && after?.isRedirect === true;
}
function areEqual(a, b) {
    return a?.content === b?.content && a?.links === b?.links && a?.navigation === b?.navigation;
}
/** Paths, sorted, by the content that they share. */
function groups(paths, pages) {
    const known = paths.filter((path) => pages.get(path)?.isBlank === false);
    return Map.groupBy(known.sort(byte_strings/* inByteOrder */.qg), (path) => pages.get(path)?.content ?? '');
}
/**
 * Pairs what has the same content, sorted by where it was. Where several pages do, those with the same name belong together,
 * then the others in their order, which is a guess.
 */
function movesOf(gone, fresh) {
    return [...gone]
        .flatMap(([content, from]) => pairUp(from, fresh.get(content) ?? []))
        .sort((a, b) => (0,byte_strings/* inByteOrder */.qg)(a.from, b.from));
}
function pairUp(from, to) {
    const isOnly = from.length === 1 && to.length === 1;
    const [namesFrom, namesTo] = [Map.groupBy(from, nameOf), Map.groupBy(to, nameOf)];
    const pairs = [];
    const rest = [];
    const taken = new Set();
    for (const [name, paths] of namesFrom) {
        const twins = namesTo.get(name) ?? [];
        const isCertain = paths.length === 1 && twins.length === 1;
        for (const [i, path] of paths.entries()) {
            const twin = twins[i];
            if (twin === undefined)
                rest.push(path);
            else {
                pairs.push(isCertain ? { from: path, to: twin } : { from: path, to: twin, isGuess: true });
                taken.add(twin);
            }
        }
    }
    const free = to.filter((path) => !taken.has(path));
    for (const [i, path] of rest.sort(byte_strings/* inByteOrder */.qg).entries()) {
        const place = free[i];
        if (place !== undefined)
            pairs.push(isOnly ? { from: path, to: place } : { from: path, to: place, isGuess: true });
    }
    return pairs;
}
/** Returns what names a page within its folder: of an index page, the folder has the name. */
function nameOf(path) {
    return /(?:^|\/)([^/]+(?:\/index\.html?)?)$/.exec(path)?.[1] ?? path;
}

// EXTERNAL MODULE: ./lib/changes/generated.js
var generated = __webpack_require__(4104);
;// CONCATENATED MODULE: ./lib/changes/files/compare-files.js



/**
 * Compares the files of two sites that are no pages; those with the same bytes under the same name can be left out. What
 * `isDerived` counts in nothing but `bytesOnly`. The order of the maps has no effect.
 */
function compareFiles(earlier, later, isDerived) {
    const changed = [];
    const renamed = new Map();
    let bytesOnly = 0;
    const differ = (from, to) => {
        const [before, after] = [earlier.get(from), later.get(to)];
        if (from === to && before?.bytes === after?.bytes)
            return;
        if (before?.stable === after?.stable || isDerived(to))
            bytesOnly++;
        else
            changed.push(to);
    };
    for (const name of compare_files_names(earlier))
        if (later.has(name))
            differ(name, name);
    const gone = compare_files_names(earlier).filter((name) => !later.has(name));
    const fresh = compare_files_names(later).filter((name) => !earlier.has(name));
    const pairs = pairByName(gone, fresh, earlier, later);
    for (const { from, to, isCertain } of pairs) {
        if (isCertain)
            renamed.set(from, to);
        differ(from, to);
    }
    const paired = new Set(pairs.flatMap(({ from, to }) => [`-${from}`, `+${to}`]));
    const unpairedGone = gone.filter((name) => !paired.has(`-${name}`));
    const unpairedFresh = fresh.filter((name) => !paired.has(`+${name}`));
    const byBytes = (paths, files) => compare_files_groups(paths.filter((path) => !isDerived(path)), files);
    const moved = movesOf(byBytes(unpairedGone, earlier), byBytes(unpairedFresh, later));
    const places = new Set(moved.flatMap(({ from, to }) => [`-${from}`, `+${to}`]));
    const removed = unpairedGone.filter((name) => !places.has(`-${name}`));
    const added = unpairedFresh.filter((name) => !places.has(`+${name}`));
    bytesOnly += [...removed, ...added].filter(isDerived).length;
    return {
        changes: {
            added: added.filter((name) => !isDerived(name)),
            removed: removed.filter((name) => !isDerived(name)),
            moved,
            changed: changed.sort(byte_strings/* inByteOrder */.qg),
        },
        bytesOnly,
        renamed,
    };
}
function compare_files_names(files) {
    return [...files.keys()].sort(byte_strings/* inByteOrder */.qg);
}
/** Pairs files whose names differ in a generated part: those with the same content first. */
function pairByName(gone, fresh, earlier, later) {
    const candidates = Map.groupBy(fresh, generated/* stablePath */.$d);
    return [...Map.groupBy(gone, generated/* stablePath */.$d)].flatMap(([stable, from]) => {
        const to = stable.includes('\x01') ? (candidates.get(stable) ?? []) : [];
        const same = movesOf(Map.groupBy(from, (name) => earlier.get(name)?.stable ?? ''), Map.groupBy([...to], (name) => later.get(name)?.stable ?? ''));
        const taken = new Set(same.flatMap((pair) => [`-${pair.from}`, `+${pair.to}`]));
        const restFrom = from.filter((name) => !taken.has(`-${name}`));
        const restTo = to.filter((name) => !taken.has(`+${name}`));
        const isCertain = restFrom.length === 1 && restTo.length === 1;
        return [
            ...same.map((pair) => ({ ...pair, isCertain: true })),
            ...restFrom.flatMap((name, i) => {
                const other = restTo[i];
                return other === undefined ? [] : [{ from: name, to: other, isCertain }];
            }),
        ];
    });
}
/** By their bytes; empty files are nothing that moves. */
function compare_files_groups(paths, files) {
    const known = paths.filter((path) => files.get(path)?.isEmpty === false);
    return Map.groupBy(known, (path) => files.get(path)?.bytes ?? '');
}

;// CONCATENATED MODULE: ./lib/changes/files/derived.js
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

;// CONCATENATED MODULE: ./lib/changes/kept-changes.js
/** How many sections of all pages are named. */
const MAX_SECTIONS = 100_000;
/**
 * Keeps the changes of pages, which come in any order, and as many of their sections as there is room for: those of the first
 * pages.
 */
class KeptChanges {
    #changes;
    #maxSections;
    #sections = 0;
    /** `pages`: how many there may be. */
    constructor(pages, maxSections = MAX_SECTIONS) {
        this.#changes = new Array(pages).fill(undefined);
        this.#maxSections = maxSections;
    }
    /** Keeps the change of a page, by its index. */
    add(index, change) {
        this.#changes[index] = change;
        this.#sections += change.sections.length;
        if (this.#sections > this.#maxSections * 1.25)
            this.#dropSections();
    }
    /** Returns the changes in the order of the pages. */
    end() {
        this.#dropSections();
        return this.#changes.filter((change) => change !== undefined);
    }
    /** Drops those for which there will be no room, whatever is still to come. */
    #dropSections() {
        this.#sections = 0;
        for (const [index, change] of this.#changes.entries()) {
            if (change === undefined)
                continue;
            if (this.#sections >= this.#maxSections)
                this.#changes[index] = { ...change, sections: [] };
            else
                this.#sections += change.sections.length;
        }
    }
}

;// CONCATENATED MODULE: ./lib/changes/compare-sites.js






/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the same path are not looked
 * into, and of the others little more than digests is kept. `comparers` have no sites yet.
 * @throws the reason of their signal soon after it is aborted
 */
async function compareSites(sites, comparers) {
    const [earlier, later] = [sites.earlier.tree, sites.later.tree];
    await comparers.open(sites);
    const [before, after] = [new Set(earlier.names), new Set(later.names)];
    const shared = earlier.names.filter((name) => after.has(name));
    const gone = earlier.names.filter((name) => !after.has(name));
    const fresh = later.names.filter((name) => !before.has(name));
    const pages = shared.filter(page_names/* isPage */.yp);
    const unequal = await namesWhere(comparers, 'differs', shared.filter(isFile));
    const files = compareFiles(await readAll(comparers, 'earlierFile', [...gone.filter(isFile), ...unequal]), await readAll(comparers, 'laterFile', [...fresh.filter(isFile), ...unequal]), (name) => isDerived(name, before) || isDerived(name, after));
    // What is at one place and no longer, or not yet, and what may have left a redirect: it may have moved.
    const redirects = fresh.some(page_names/* isPage */.yp) ? await namesWhere(comparers, 'mayHaveMoved', pages) : [];
    await comparers.rename({ earlier: files.renamed, later: new Map() });
    const { same, differing, ...places } = comparePages(await readAll(comparers, 'earlierPage', [...gone.filter(page_names/* isPage */.yp), ...redirects]), await readAll(comparers, 'laterPage', [...fresh.filter(page_names/* isPage */.yp), ...redirects]));
    const compared = new Set(redirects);
    const others = pages.filter((name) => !compared.has(name)).map((name) => ({ from: name, page: name }));
    const pairs = [...differing, ...others].sort((a, b) => (0,byte_strings/* inByteOrder */.qg)(a.page, b.page));
    // Now that it is known what moved, a link that followed it is the same link, and what was left behind leads there.
    const moves = places.moved.map(({ from, to }) => [from, to]);
    await comparers.rename({ earlier: new Map([...files.renamed, ...moves]), later: new Map(moves) });
    const { changed, navigation, unnoticed } = await changesOf(comparers, pairs);
    const unreadable = await comparers.unreadable();
    return {
        ...places,
        changed,
        navigation,
        files: files.changes,
        bytesOnly: { pages: same + unnoticed, files: files.bytesOnly },
        unreadable: [...unreadable].sort(byte_strings/* inByteOrder */.qg),
        earlier: sizeOf(earlier),
        later: sizeOf(later),
    };
}
const isFile = (name) => !(0,page_names/* isPage */.yp)(name);
function sizeOf({ names }) {
    const pages = names.filter(page_names/* isPage */.yp).length;
    return { pages, files: names.length - pages };
}
async function namesWhere(comparers, task, names) {
    const all = await comparers.all(task, names);
    return names.filter((_, index) => all[index]);
}
async function readAll(comparers, task, names) {
    const all = await comparers.all(task, names);
    return new Map(names.map((name, index) => [name, all[index]]));
}
/** Sorts pages by what changed in them, and keeps as many sections as there is room for. */
async function changesOf(comparers, pairs) {
    const changes = new KeptChanges(pairs.length);
    const navigation = new Array(pairs.length).fill(false);
    let unnoticed = 0;
    await comparers.each('change', pairs, (change, index) => {
        // It has the same bytes.
        if (change === undefined)
            return;
        const isMenu = change.what.every((aspect) => aspect === 'navigation');
        if (!isMenu)
            changes.add(index, change);
        else if (change.from === undefined && change.what.length > 0)
            navigation[index] = true;
        else if (change.from === undefined)
            unnoticed++;
    });
    const names = pairs.filter((_, index) => navigation[index]).map(({ page }) => page);
    return { changed: changes.end(), navigation: names, unnoticed };
}

;// CONCATENATED MODULE: ./lib/changes/comparing.js
const COMPARING = {
    name: 'comparing',
    // Each takes about 90 MiB with 30,000 pages on both sides.
    maxThreads: 2,
    async open(sites, pause) {
        const { Comparer } = await Promise.all(/* import() */[__webpack_require__.e(31), __webpack_require__.e(101), __webpack_require__.e(797)]).then(__webpack_require__.bind(__webpack_require__, 8797));
        return new Comparer(sites, pause);
    },
};
/** Files of the same size are mostly the same: then they are read and not looked into, which takes a tenth of the time. */
const SHARE_OF_SAME_SIZE = 1 / 10;
/** How many files or pages a worker is given at a time. */
const MAX_BATCH = 32;
/** How many batches there are for each worker at least, if there are enough items: all are done at about the same time. */
const MIN_BATCHES = 8;
/** The comparers of a pool, which share the files and pages. */
class Comparers {
    #pool;
    /** In bytes. */
    #expected = 0;
    constructor(pool) {
        this.#pool = pool;
    }
    /** Adds a file of the earlier site, by its size in bytes: threads may be worth it whatever the later site has. */
    expect(size) {
        const bytes = bytesToCompare(size, size);
        this.#expected += bytes;
        this.#pool.expect(bytes);
    }
    /** Gives them the sites. To be called once, before anything is asked. */
    async open(sites) {
        this.#pool.expect(Math.max(0, bytesToCompareOf(sites) - this.#expected));
        await this.#pool.open(sites);
    }
    /** Says how files are called from now on. There must be no open task. */
    async rename(renamed) {
        await this.#pool.everywhere((ask) => ask('rename', renamed));
    }
    /**
     * Returns what a comparison returns for each of the items, in their order.
     * @throws the reason of the signal soon after it is aborted; what a thread throws
     */
    async all(task, items) {
        const results = new Array(items.length);
        await this.each(task, items, (result, index) => {
            results[index] = result;
        });
        return results;
    }
    /**
     * Makes a comparison for each of the items, and calls `take` with what it returns and the index of the item: in any order.
     * @throws as `all` does
     */
    async each(task, items, take) {
        const share = Math.ceil(items.length / (this.#pool.size * MIN_BATCHES));
        const size = Math.min(MAX_BATCH, share);
        const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, i) => i * size);
        await this.#pool.run(starts, async (ask, start) => {
            const results = await ask('do', task, items.slice(start, start + size));
            for (const [i, result] of results.entries())
                take(result, start + i);
        });
    }
    /** Returns what could not be read so far: files, and folders, which end in a slash. */
    async unreadable() {
        const all = await this.#pool.everywhere((ask) => ask('unreadable'));
        return new Set(all.flatMap((names) => [...names]));
    }
}
/** Returns about how much of two sites is read and looked into, in bytes. */
function bytesToCompareOf({ earlier, later }) {
    const before = sizesOf(earlier.tree);
    let bytes = 0;
    for (const [name, size] of sizesOf(later.tree)) {
        bytes += bytesToCompare(before.get(name) ?? 0, size);
        before.delete(name);
    }
    for (const size of before.values())
        bytes += size;
    return bytes;
}
/** The same of a file, by its sizes on both sides. */
function bytesToCompare(before, after) {
    return (before + after) * (before === after ? SHARE_OF_SAME_SIZE : 1);
}
function sizesOf({ names, sizes }) {
    return new Map(names.map((name, i) => [name, sizes[i] ?? 0]));
}

;// CONCATENATED MODULE: ./lib/changes/compare-folders.js









/**
 * Lists two sites and compares them by what a reader would notice.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when one of the folders cannot be read
 */
function compareFolders({ info, signal, ...sites }) {
    return (0,pool/* withPool */.Le)(COMPARING, { signal }, async (pool) => {
        const comparers = new Comparers(pool);
        const expect = (_, size) => comparers.expect(size);
        // Symbolic links that leave a site are left out: somebody else may have made it.
        const listed = async (folder, site, visit) => {
            const outside = [];
            const tree = await (0,web_tree/* listTree */.nT)(folder, signal, { visit, leftOut: (name) => outside.push(name) });
            const note = (0,web_tree/* linksLeftOut */.Ld)(outside, site);
            if (note !== undefined)
                info(note);
            return tree;
        };
        const earlier = await listed(sites.earlier, 'the earlier site', expect);
        const later = await listed(sites.later, 'the site', () => { });
        const compared = {
            earlier: withoutFilesBesideIt(earlier, later),
            later: withoutFilesBesideIt(later, earlier),
        };
        const onHost = {
            earlier: await (0,site_on_host/* siteOnHost */.X)(compared.earlier, sites, signal),
            later: await (0,site_on_host/* siteOnHost */.X)(compared.later, sites, signal),
        };
        const comparison = await compareSites(onHost, comparers);
        const [unread] = comparison.unreadable;
        if (unread !== undefined)
            info((0,clean/* safe */.gB) `Note: ${(0,units/* count */.U9)(comparison.unreadable.length, 'file or folder', 'files and folders')} could not be read, such as ${(0,byte_strings/* toText */.fE)(unread)}: files that cannot be read count as changed`);
        return { earlier: compared.earlier, later, comparison };
    });
}

;// CONCATENATED MODULE: ./lib/changes/report/counts.js

/** Returns how many changes there are. */
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
        [counts.navigationChanged, 'page', 'changed in navigation alone'],
        [counts.filesAdded, 'other file', 'added'],
        [counts.filesRemoved, 'other file', 'removed'],
        [counts.filesMoved, 'other file', 'moved'],
        [counts.filesChanged, 'other file', 'changed'],
    ];
    const found = words.filter(([n]) => n > 0).map(([n, of, what]) => `${(0,units/* count */.U9)(n, of)} ${what}`);
    return found.length === 0 ? 'nothing that a reader would notice' : found.join(', ');
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/report/json-report.js
var json_report = __webpack_require__(1957);
// EXTERNAL MODULE: ./lib/changes/site-change.js
var site_change = __webpack_require__(6115);
;// CONCATENATED MODULE: ./lib/changes/report/json.js



/**
 * Returns what `changes.json` holds: stable within a `format`, the same keys always, `null` where there is no value. Names and
 * headings are ordinary text as found in the sites: clean them before they are shown. Everything in it is explained in
 * docs/changes.md.
 */
function changesReport(comparison) {
    const { earlier, later, bytesOnly, added, removed, moved, changed, navigation, files, unreadable } = comparison;
    return {
        format: 1,
        changed: (0,site_change/* isNoticeable */.JG)(comparison),
        earlier,
        later,
        counts: countsOf(comparison),
        bytesOnly,
        pages: {
            added: added.map(byte_strings/* toText */.fE),
            removed: removed.map(byte_strings/* toText */.fE),
            moved: moved.map(reportedMove),
            changed: changed.map(reportedPage),
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
function reportedPage({ page, from, title, what, sections }) {
    return { page: (0,byte_strings/* toText */.fE)(page), from: from === undefined ? null : (0,byte_strings/* toText */.fE)(from), title, what, sections };
}

// EXTERNAL MODULE: ./lib/report/markup.js
var markup = __webpack_require__(8916);
;// CONCATENATED MODULE: ./lib/changes/report/tables.js



/** How many sections of a page are named. */
const MAX_SECTIONS_SHOWN = 5;
/** Returns a table of how many pages and other files were added, removed, moved and changed. */
function countsTable(counts) {
    const row = (name, ...numbers) => [
        (0,markup/* html */.qy) `${name}`,
        ...numbers.map((n) => (0,markup/* html */.qy) `${n.toLocaleString('en')}`),
    ];
    return (0,markup/* table */.tp)(['Files', 'Added', 'Removed', 'Moved', 'Changed'], [
        row('Pages', counts.pagesAdded, counts.pagesRemoved, counts.pagesMoved, counts.pagesChanged),
        row('Other files', counts.filesAdded, counts.filesRemoved, counts.filesMoved, counts.filesChanged),
    ]);
}
/** Returns a table of pages that changed, with what changed in them. */
function pagesTable(pages) {
    return (0,markup/* table */.tp)(['Page', 'What changed', 'Where'], pages.map((change) => [
        pageCell(change),
        (0,markup/* html */.qy) `${change.what.map(aspectInWords).join(', ')}`,
        sectionsCell(change),
    ]));
}
function pageCell({ page, from, title }) {
    const name = title === '' ? undefined : (0,markup/* html */.qy) `<br>${(0,markup/* code */.aY)(title)}`;
    const origin = from === undefined ? undefined : (0,markup/* html */.qy) `<br>moved from ${(0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(from))}`;
    return (0,markup/* html */.qy) `${(0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(page))}${name}${origin}`;
}
function aspectInWords(aspect) {
    return aspect;
}
function sectionsCell({ sections }) {
    const shown = sections.slice(0, MAX_SECTIONS_SHOWN);
    const more = sections.length - shown.length;
    const rest = more === 0 ? undefined : (0,markup/* html */.qy) `<br>… and ${(0,units/* count */.U9)(more, 'more section')}`;
    return (0,markup/* html */.qy) `${shown.map((section, i) => (0,markup/* html */.qy) `${i === 0 ? undefined : (0,markup/* html */.qy) `<br>`}${sectionInWords(section)}`)}${rest}`;
}
function sectionInWords({ heading, is }) {
    const name = heading === '' ? (0,markup/* html */.qy) `before the first heading` : (0,markup/* code */.aY)(heading);
    return is === 'changed' ? name : (0,markup/* html */.qy) `${name} (${is})`;
}

;// CONCATENATED MODULE: ./lib/changes/report/markdown.js






/** A comment on GitHub has 65,536 characters at most; the rest is for what a workflow adds to it. */
const MAX_LENGTH = 60_000;
/** How many entries of each list are shown, as far as there is room; `changes.json` has all of them. */
const ENTRIES_SHOWN = [100, 20, 5];
/**
 * Returns `changes.md`: what changed, as a comment on a pull request shows it. It is HTML without blank lines, so that
 * nothing in it is read as Markdown: https://github.github.com/gfm/#html-blocks
 */
function changesPage(comparison, subject) {
    const { files, bytesOnly, unreadable } = comparison;
    const counts = countsOf(comparison);
    const noise = [
        ...(bytesOnly.pages > 0 ? [(0,units/* count */.U9)(bytesOnly.pages, 'page')] : []),
        ...(bytesOnly.files > 0 ? [(0,units/* count */.U9)(bytesOnly.files, 'other file')] : []),
    ];
    const opening = [
        (0,markup/* html */.qy) `<h3>What changes in ${(0,markup/* code */.aY)(subject)}</h3>`,
        (0,markup/* html */.qy) `<p>${sentence(changesInWords(counts))}.</p>`,
        (0,site_change/* isNoticeable */.JG)(comparison) ? countsTable(counts) : undefined,
        noise.length === 0
            ? undefined
            : (0,markup/* html */.qy) `<p>Different in bytes alone, with no change that a reader would notice: ${(0,units/* joinWords */.yZ)(noise, 'and')}.</p>`,
    ];
    const lists = [
        ...pageLists(comparison),
        list('Other files changed', files.changed, paths),
        list('Other files added', files.added, paths),
        list('Other files removed', files.removed, paths),
        list('Other files moved', files.moved, moves),
        list('Not read, because the file system does not let it', unreadable, paths),
    ];
    return joined(opening, lists);
}
/** Returns the pages that changed, were added, removed and moved, as lists to be folded away. */
function pageLists({ added, removed, moved, changed, navigation }) {
    return [
        list('Pages changed', changed, (shown) => pagesTable(shown)),
        list('Pages added', added, paths),
        list('Pages removed', removed, paths),
        list('Pages moved', moved, moves),
        list('Pages in which the navigation alone changed', navigation, paths),
    ];
}
/** Shortens the lists for which there is not enough room, and leaves out those for which there is none. */
function joined(opening, lists) {
    const parts = opening.filter((part) => part !== undefined);
    const last = (0,markup/* html */.qy) `<p>There is no room for the rest here: it is in changes.json.</p>`;
    let room = MAX_LENGTH - [...parts, last].reduce((sum, part) => sum + lengthOf(part), 0);
    let isCut = false;
    for (const list of lists) {
        const fitting = list && ENTRIES_SHOWN.map(list).find((part) => lengthOf(part) <= room);
        if (fitting !== undefined) {
            parts.push(fitting);
            room -= lengthOf(fitting);
        }
        else
            isCut ||= list !== undefined;
    }
    const all = isCut ? [...parts, last] : parts;
    return (0,markup/* html */.qy) `${all.map((part) => (0,markup/* html */.qy) `${part}\n`)}`.text.replace(/\n\s*\n/g, '\n');
}
function lengthOf({ text }) {
    return text.length + 1;
}
function sentence(words) {
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function list(title, entries, show) {
    if (entries.length === 0)
        return undefined;
    return (max) => {
        const more = entries.length - max;
        const rest = more > 0 ? (0,markup/* html */.qy) `\n<p>… and ${more.toLocaleString('en')} more.</p>` : undefined;
        return (0,markup/* folded */.TM)(`${title} (${entries.length.toLocaleString('en')})`, (0,markup/* html */.qy) `${show(entries.slice(0, max))}${rest}`);
    };
}
function paths(names) {
    return (0,markup/* html */.qy) `<ul>${names.map((name) => (0,markup/* html */.qy) `<li>${(0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(name))}</li>\n`)}</ul>`;
}
function moves(moved) {
    return (0,markup/* html */.qy) `<ul>${moved.map(({ from, to }) => (0,markup/* html */.qy) `<li>${(0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(from))} → ${(0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(to))}</li>\n`)}</ul>`;
}

;// CONCATENATED MODULE: ./lib/changes/report/write.js





/**
 * Writes `changes.json` and `changes.md` into a folder, which is created if it does not exist, and returns the path of the
 * former. `subject` says what was compared, foreign text.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
async function writeChanges(folder, comparison, subject, signal) {
    const path = await (0,json_report/* writeJsonReport */.a)(folder, 'changes.json', changesReport(comparison), signal);
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'changes.md'), changesPage(comparison, subject));
    return path;
}

// EXTERNAL MODULE: ./lib/errors.js + 1 modules
var errors = __webpack_require__(3813);
;// CONCATENATED MODULE: ./lib/summary/changes.js





/** How many pages of each list the summary shows; `changes.md` has more. */
const MAX_PAGES = 20;
/** Returns what changed since the earlier site, with the pages by name, folded away. */
function changesSection(comparison) {
    const counts = countsOf(comparison);
    const heading = `Compared with the earlier site: ${changesInWords(counts)}`;
    if (!(0,site_change/* isNoticeable */.JG)(comparison))
        return { heading, content: (0,markup/* html */.qy) `` };
    const lists = pageLists(comparison).flatMap((list) => list === undefined ? [] : [(0,markup/* html */.qy) `\n${list(MAX_PAGES)}`]);
    return { heading, content: (0,markup/* html */.qy) `${countsTable(counts)}${lists}` };
}

;// CONCATENATED MODULE: ./lib/phases/comparison.js







/**
 * Compares a site with an earlier one and reports what a reader would notice: outputs, summary, and a report for people and
 * for programs. Returns what the check of the site has to know of the earlier one; undefined if the comparison failed, which
 * is a warning: it never makes a step red that has something to publish.
 * @throws the reason of the step's signal
 */
async function runComparison(sites, check, step) {
    const compared = await step
        .phase('Compare', () => compare(sites, check, step))
        .catch((error) => {
        step.signal.throwIfAborted();
        const failure = new errors/* StepError */.zg('compare-failed', { site: sites.later, why: (0,errors/* errorMessage */.gJ)(error) }, error);
        step.log.trace(error);
        step.log.warning((0,clean/* safe */.gB) `Not compared: ${step.facts.subject}`, failure.shown);
        return undefined;
    });
    if (compared === undefined)
        return undefined;
    report(compared, step);
    const { earlier, later, comparison } = compared;
    return { earlier, later, moves: (0,site_change/* certainMoves */.rR)(comparison) };
}
async function compare(sites, { host, basePath }, step) {
    const { signal, log, facts } = step;
    const compared = await compareFolders({ ...sites, host, basePath, signal, info: log.info });
    const path = await writeChanges(step.reportFolder(), compared.comparison, facts.subject, signal);
    return { ...compared, path };
}
function report({ comparison, path }, { outputs, facts, notes, sections, log }) {
    const counts = countsOf(comparison);
    outputs.set('changed', String((0,site_change/* isNoticeable */.JG)(comparison)));
    outputs.set('changesReport', path);
    outputs.set('pagesAdded', String(counts.pagesAdded));
    outputs.set('pagesRemoved', String(counts.pagesRemoved));
    outputs.set('pagesChanged', String(counts.pagesChanged));
    facts.hasReport = true;
    sections.push(changesSection(comparison));
    notes.push({ name: 'Compared', value: changesInWords(counts) }, { name: 'Report of changes', value: path });
    log.info((0,clean/* safe */.gB) `Compared with the earlier site: ${changesInWords(counts)}. The report is at ${path}, with changes.md beside it`);
}


/***/ })

};

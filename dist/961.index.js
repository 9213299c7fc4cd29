export const id = 961;
export const ids = [961];
export const modules = {

/***/ 1472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ MISSING_FILE_MARK),
/* harmony export */   QK: () => (/* binding */ makeSiteResolver),
/* harmony export */   bK: () => (/* binding */ NOTHING_RENAMED),
/* harmony export */   oW: () => (/* binding */ OUTSIDE_SITE_MARK)
/* harmony export */ });
/* harmony import */ var _check_earlier_fragment_translator_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2466);
/* harmony import */ var _check_earlier_renamed_folders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6497);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _web_resolve_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7479);
/* harmony import */ var _stabilize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(853);





/** The longest address that is resolved, in characters. Longer ones are usually `data:` images. */
const MAX_ADDRESS_CHARS = 2_048;
const NOTHING_RENAMED = { files: new Map(), folders: new Map() };
/**
 * Returns a function that resolves addresses to files, so that two builds can be compared however
 * addresses are written.
 */
function makeSiteResolver(servedSite, renamed) {
    const resolver = new LinkResolver(servedSite, renamed);
    return (page, href) => {
        const base = resolver.makeBase(page, href);
        return {
            resolveLink: (target) => resolver.resolveLink((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .trimBytes */ .Om)(target), base, page),
            resolveImage: (target) => resolver.resolveToFile((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .trimBytes */ .Om)(target), base),
        };
    };
}
class LinkResolver {
    #servedSite;
    #renamed;
    #fragmentTranslator;
    #addressResolver;
    constructor(servedSite, renamed) {
        this.#servedSite = servedSite;
        this.#renamed = renamed;
        this.#fragmentTranslator = new _check_earlier_fragment_translator_js__WEBPACK_IMPORTED_MODULE_4__/* .FragmentTranslator */ .j(renamed.folders);
        this.#addressResolver = new _web_resolve_address_js__WEBPACK_IMPORTED_MODULE_2__/* .AddressResolver */ .XP(servedSite.snapshot);
    }
    makeBase(page, href) {
        return this.#addressResolver.makeElementBase(href, this.#addressResolver.makeFileBase(page));
    }
    resolveLink(link, base, page) {
        const { address, fragment } = splitLink(link);
        if (address === '')
            return stabilizeFragment(this.#fragmentTranslator.translate(fragment));
        const file = this.resolveToFile(address, base);
        // For a file of the site, a query only specifies a version.
        const version = stabilizeQuery(address) + stabilizeFragment(fragment);
        if (file === this.#getNameInOtherSite(page))
            return version;
        return file + version;
    }
    /** Returns the file, or a marked address for any other target. */
    resolveToFile(written, base) {
        if (written.length > MAX_ADDRESS_CHARS)
            return OUTSIDE_SITE_MARK + written;
        const address = this.#addressResolver.resolve(written, base);
        switch (address.kind) {
            case 'site': {
                const fileIndex = this.#servedSite.findServedFile(address.path, address.query);
                if (fileIndex !== undefined)
                    return this.#getNameInOtherSite(this.#servedSite.getName(fileIndex));
                const [pathInOtherSite = address.path] = (0,_check_earlier_renamed_folders_js__WEBPACK_IMPORTED_MODULE_0__/* .listTranslatedPaths */ .d)(address.path, this.#renamed.folders);
                return MISSING_FILE_MARK + (0,_stabilize_js__WEBPACK_IMPORTED_MODULE_3__/* .stabilizePath */ .tI)(pathInOtherSite);
            }
            case 'outside-base-path':
                return OUTSIDE_SITE_MARK + (0,_stabilize_js__WEBPACK_IMPORTED_MODULE_3__/* .stabilizePath */ .tI)(address.pathname);
            case 'other-host':
                return OUTSIDE_SITE_MARK + (0,_stabilize_js__WEBPACK_IMPORTED_MODULE_3__/* .stabilizeAddress */ .ev)(address.url);
            case 'no-request':
                return OUTSIDE_SITE_MARK + written;
        }
    }
    #getNameInOtherSite(file) {
        return this.#renamed.files.get(file) ?? file;
    }
}
/** Splits a link into address and fragment, which keeps its `#`. */
function splitLink(link) {
    const hashOffset = link.indexOf('#');
    if (hashOffset === -1)
        return { address: link, fragment: _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_BYTES */ .CR };
    return { address: link.slice(0, hashOffset), fragment: link.slice(hashOffset) };
}
/** Leaves out the `#`, because `stabilizeTokens` takes the text after one for a color. */
function stabilizeFragment(fragment) {
    return fragment.slice(0, 1) + (0,_stabilize_js__WEBPACK_IMPORTED_MODULE_3__/* .stabilizeTokens */ .qK)(fragment.slice(1));
}
function stabilizeQuery(address) {
    const queryOffset = address.indexOf('?');
    if (queryOffset === -1)
        return '';
    return (0,_stabilize_js__WEBPACK_IMPORTED_MODULE_3__/* .stabilizeAddress */ .ev)(address.slice(queryOffset));
}
/** The mark of targets that are not files of the site. */
const OUTSIDE_SITE_MARK = '\0';
/** The mark of paths of the site without a file. */
const MISSING_FILE_MARK = '\x02';


/***/ }),

/***/ 853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gc: () => (/* binding */ findBuildIds),
  r$: () => (/* binding */ replaceBuildTimes),
  ev: () => (/* binding */ stabilizeAddress),
  KU: () => (/* binding */ stabilizeFile),
  tI: () => (/* binding */ stabilizePath),
  qK: () => (/* binding */ stabilizeTokens)
});

// UNUSED EXPORTS: stabilizeData

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
;// CONCATENATED MODULE: ./lib/changes/build-times.js
/** Matches the times of a build, in the text of pages and in data. */
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const ZONE = '(?: ?(?:GMT[+-]\\d{4}(?: \\([^()]{1,60}\\))?|(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\\d\\d:?\\d\\d)\\b))?';
const TIME = `\\d{1,2}:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?: ?[AaPp]\\.?[Mm]\\b\\.?)?${ZONE}`;
const OPTIONAL_TIME = `(?:,?(?: at)? ${TIME})?`;
const DATE = [
    `\\d{4}-\\d\\d-\\d\\d(?:[T ]${TIME})?`,
    // `1.10.20` is a version.
    `(?:\\d{4}[./]\\d{1,2}[./]\\d{1,2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{1,2}/\\d{1,2}/\\d{2})\\b${OPTIONAL_TIME}`,
    `${MONTH} ${DAY},? (?:${TIME} )?\\d{4}${OPTIONAL_TIME}`,
    `${DAY}\\.? ${MONTH},? \\d{4}${OPTIONAL_TIME}`,
].join('|');
const WEEKDAY = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?';
const AGO = '(?:an?|\\d{1,4}) (?:second|minute|hour|day|week|month|year)s? ago';
/** A date as JavaScript prints it. The words before it may be in the text of a link. */
const BEFORE_SCRIPT_DATE = '(?= [A-Z][a-z]{2} [A-Z][a-z]{2} \\d\\d \\d{4} \\d\\d:\\d\\d:\\d\\d GMT)';
/** A time after the version of a program, to the second. */
const BEFORE_FULL_TIME = '(?= \\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d)';
const BY_PROGRAM = 'by [\\w.-]{1,40}(?: \\(?v?\\d[\\w.-]{0,20}\\)?)? on';
const BUILD_VERB = 'updated|modified|changed|generated|built|build date|build time|rendered|compiled|exported';
/** The words before a date that make it a build time. */
const TIME_INTRODUCTION = `(?:(?:${BUILD_VERB})(?: (?:on|at|${BY_PROGRAM}))?|on${BEFORE_SCRIPT_DATE}|(?<=\\.\\d{1,4} )at${BEFORE_FULL_TIME})`;
/**
 * A build time in text: `Last updated on Nov 22, 2026`. A date without such words belongs to the
 * content.
 */
const TIME_IN_TEXT = new RegExp(`\\b(${TIME_INTRODUCTION}):? ${WEEKDAY}(?:${DATE}|${AGO})`, 'gi');
/** Times in data, which are not described by words. */
const TIME_IN_DATA = new RegExp([
    `\\b\\d{4}-\\d\\d-\\d\\d[T ]${TIME}`,
    `\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:${DAY} ${MONTH}|${MONTH} +${DAY}) (?:${TIME} )?\\d{4}(?: ${TIME})?`,
    // Seconds or milliseconds since 1970, from 2017 to 2033.
    '\\b(?:1[5-9]\\d{8}|1[5-9]\\d{11})\\b',
].join('|'), 'g');

;// CONCATENATED MODULE: ./lib/changes/webpack-modules.js
/** Removes numbers that webpack generates in each build. */
/** The beginning of a chunk, which adds modules to the existing ones. */
const CHUNK_START = /\bwebpack(?:Chunk|Jsonp)[^;]{0,300}?\.push\(\[\[/;
/** A module in a chunk: its number, and a function. */
const MODULE_NUMBER = /(?<=[{,]\s*)\d{1,6}(?=\([\w$,]*\)\{|:\([\w$,]*\)=>|:[\w$]+=>|:function\b)/g;
/** A reference to a module of another chunk: `n(1234)`, `n.t.bind(n,1234,23)`, `n.s=1234`. */
const MODULE_REFERENCE = /(?<=(?:(?<![\w$.])[\w$]{1,2}\(|\.bind\([\w$]{1,2},\s*|\.t\(|(?<![\w$.])[\w$]{1,2}\.s=))\d{2,6}(?=[),\s])/g;
/** Any number that stands alone. */
const STANDALONE_NUMBER = /(?<![\w$.])\d{1,6}(?![\w$.])/g;
/**
 * A module in the data that Next.js sends to the browser: https://github.com/facebook/react,
 * `ReactFlightClient.js`, read 2026-11.
 */
const FLIGHT_MODULE_NUMBER = /(?<=^[\da-f]{0,8}:I\[)\d{1,6}(?=,)/gm;
/** How much of a file is read to tell whether it is a chunk, in characters. */
const MAX_BEGINNING_CHARS = 2_000;
/**
 * Returns the text of a script or data with `placeholder` in place of the numbers of modules, and
 * with the parts of a chunk sorted. Webpack derives the numbers from paths on the disk, so they
 * differ between builds in two folders, and it may sort modules by them:
 * https://webpack.js.org/configuration/optimization/#optimizationmoduleids, read 2026-11.
 */
function replaceModuleNumbers(text, placeholder) {
    if (!CHUNK_START.test(text.slice(0, MAX_BEGINNING_CHARS)))
        return text.replace(FLIGHT_MODULE_NUMBER, placeholder);
    const defined = text.match(MODULE_NUMBER) ?? [];
    const referenced = text.match(MODULE_REFERENCE) ?? [];
    const modules = new Set([...defined, ...referenced]);
    const replaceNumber = (number) => (modules.has(number) ? placeholder : number);
    const parts = splitChunk(text.trimEnd()).map((part) => part.replace(STANDALONE_NUMBER, replaceNumber));
    return parts.sort().join('\n');
}
/** The text after the last module: the end of the chunk, optionally after its startup code. */
const CHUNK_END = /\}(?:,(?:\(?[\w$]+\)?=>|function\([\w$]+\))\{[\w$]+\.O\(0,[\s\S]*|\]\)[;,]?(?:\n\/\/.*)?)$/;
/**
 * Splits a chunk into the text before the modules, the modules, and the text after them. Returns
 * the whole chunk if its end is not recognized.
 */
function splitChunk(chunk) {
    const moduleOffsets = [...chunk.matchAll(MODULE_NUMBER)].map(({ index }) => index);
    const firstOffset = moduleOffsets.at(0);
    const lastOffset = moduleOffsets.at(-1);
    if (firstOffset === undefined || lastOffset === undefined)
        return [chunk];
    const lastModuleLength = chunk.slice(lastOffset).search(CHUNK_END);
    if (lastModuleLength === -1)
        return [chunk];
    const endOffset = lastOffset + lastModuleLength;
    const modules = moduleOffsets.map((offset, i) => chunk.slice(offset, moduleOffsets[i + 1] ?? endOffset));
    return [
        chunk.slice(0, firstOffset),
        ...modules.map((code) => code.replace(/,\s*$/, '')),
        chunk.slice(endOffset),
    ];
}

;// CONCATENATED MODULE: ./lib/changes/stabilize.js
/**
 * Removes what generators create anew in each build: hashes in names, build IDs, nonces, and build
 * times.
 */



/** Replaces generated text. No name contains it. */
const PLACEHOLDER = '\x01';
/** Limits of length: shorter pieces are words or versions, and longer ones are not hashes. */
const MIN_HEX = 6;
const MIN_RANDOM = 8;
const MAX_RANDOM = 64;
/**
 * The minimum number of alternations in a random piece: names in camel case alternate less often.
 */
const MIN_TURNS = 3;
const MAX_CHARS_PER_TURN = 6;
/** This applies to pieces without digits. */
const MAX_LETTERS_PER_TURN = 4;
/**
 * Returns whether a piece of a name looks generated: hexadecimal digits with letters among them, or
 * a mix of cases and digits that alternates more often than in words.
 */
function looksGenerated(piece) {
    const { length } = piece;
    if (length < MIN_HEX || length > MAX_RANDOM)
        return false;
    if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(piece))
        return /\d/.test(piece) && /[a-f]/i.test(piece);
    if (length < MIN_RANDOM)
        return false;
    const maxCharsPerTurn = /\d/.test(piece) ? MAX_CHARS_PER_TURN : MAX_LETTERS_PER_TURN;
    return countTurns(piece) >= Math.max(MIN_TURNS, length / maxCharsPerTurn);
}
/**
 * A change between lowercase, uppercase, and digits. A capital at the start of a word does not
 * count.
 */
const TURN = /(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Za-z])/g;
function countTurns(piece) {
    return piece.replace(/[^A-Za-z\d]+/g, '').match(TURN)?.length ?? 0;
}
/**
 * The ID of a Next.js build, which is the name of a folder and can be configured.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/generateBuildId, read 2026-11.
 */
const BUILD_ID = new RegExp([
    '(?<=(?:^|/)_next/static/)(?:[\\w-]{21}(?=/)|[^/]+(?=/_(?:build|ssg|clientMiddleware)Manifest\\.js(?:on)?$))',
    '(?<=(?:^|/)_next/data/)[^/]+(?=/)',
].join('|'));
/** Returns the IDs of Next.js builds, found in the names of files. */
function findBuildIds(names) {
    const ids = names.map((name) => BUILD_ID.exec(name)?.[0]);
    return [...new Set(ids.filter((id) => id !== undefined))];
}
/** The hash that is the whole name of a chunk of SvelteKit. */
const CHUNK_NAME = /(?<=(?:^|\/)immutable\/chunks\/)[\w-]{8}(?=\.js$)/;
/** The name of such a chunk where another script of the same build imports it. */
const CHUNK_IMPORT = /(?<=["'`](?:\.|\.\.\/chunks)\/)(?=[\w-]{0,7}[\dA-Z_-])[\w-]{8}(?=\.js["'`])/g;
/**
 * Returns a path with generated parts of names replaced: `app/page-4fd2e6a1.js` and
 * `app/page-0b1c2d3e.js` become equal.
 */
function stabilizePath(path) {
    return path
        .replace(BUILD_ID, PLACEHOLDER)
        .replace(CHUNK_NAME, PLACEHOLDER)
        .split('/')
        .map((name) => replaceHash(name).split('.').map(stabilizePart).join('.'))
        .join('/');
}
/**
 * The hash that Vite and Rollup put before the extension: eight letters, digits, or dashes, at
 * least one of which is a digit or a capital, because most words have neither.
 */
const HASHED_NAME = /(?<=[\w)\]\x80-\xff][.-])(?=[\w-]{0,7}[\dA-Z])[\w-]{8}(?=(?:\.[a-z]{2,5}){1,2}\d?\b)/g;
/** A word or a number, which is not a hash. */
const WORD_OR_NUMBER = /^[A-Z]?[a-z]+$|^\d+$/;
function replaceHash(text) {
    return text.replace(HASHED_NAME, (hash) => {
        if (WORD_OR_NUMBER.test(hash))
            return hash;
        return PLACEHOLDER;
    });
}
/** Begins like a name that a person chose: `app-4fd2e6a1`. */
const BEGINS_WITH_WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)[-_~]/;
function stabilizePart(part) {
    if (!BEGINS_WITH_WORD.test(part) && looksGenerated(part))
        return PLACEHOLDER;
    return part
        .split(/([-_~])/)
        .map((piece) => (looksGenerated(piece) ? PLACEHOLDER : piece))
        .join('');
}
/** The hash of a commit, as in links to a page's source. */
const COMMIT = /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/g;
/**
 * A token in a query that may be a hash or the ID of a request. Other tokens may specify the
 * content: a video, a place on a map.
 */
const HEXADECIMAL = /(?<![\da-z_-])[\da-f-]{6,64}(?![\w-])/g;
/**
 * A link to edit a document on a forge. It changes when a page moves, which does not matter to
 * readers.
 */
const EDIT_LINK = /^https?:\/\/[^/]+\/.+\/_?edit\/.+\.\w+$/i;
/** Returns an external address, or its query, with generated parts replaced. */
function stabilizeAddress(url) {
    if (EDIT_LINK.test(url))
        return PLACEHOLDER;
    const pathEnd = `${url}?`.search(/[?#]/);
    const query = url.slice(pathEnd).replace(HEXADECIMAL, replaceMixedToken);
    return url.slice(0, pathEnd).replace(COMMIT, PLACEHOLDER) + query;
}
/** Replaces a hexadecimal token with both digits and letters: others are numbers or words. */
function replaceMixedToken(token) {
    if (/\d/.test(token) && /[a-f]/.test(token))
        return PLACEHOLDER;
    return token;
}
/** Returns text with generated tokens replaced. Text after `#` is a color, and is kept. */
function stabilizeTokens(text) {
    return replaceHash(text).replace(/(?<![#\w-])[\w-]{6,}/g, stabilizePart);
}
/** Returns visible text, which must have single spaces, with build times replaced. */
function replaceBuildTimes(text) {
    if (/\d|ago/.test(text))
        return text.replace(TIME_IN_TEXT, (0,byte_strings/* asBytes */.Yd)(`$1 ${PLACEHOLDER}`));
    return text;
}
/** When a page was last modified, in a sitemap; often a date without a time. */
const LAST_MODIFIED = /<lastmod>[^<]{0,64}</g;
const SITEMAP = /(?:^|\/)sitemap[^/]*\.(?:xml|txt)$/i;
/** A script of a SvelteKit site; those of workers are in two folders. */
const SVELTEKIT_SCRIPT = /(?:^|\/)immutable\/.+\.js$/;
/** A script that is SvelteKit's own if it contains `SVELTEKIT_GLOBAL`. */
const SVELTEKIT_CHUNK_OR_ENTRY = /(?:^|\/)immutable\/(?:chunks|entry)\/[^/]+\.js$/;
/**
 * A variable of SvelteKit's own scripts, named by a hash of the version, which is the time of the
 * build by default. The hash also decides how the minifier names all other variables.
 * https://svelte.dev/docs/kit/configuration#version, read 2026-11
 */
const SVELTEKIT_GLOBAL = /\bglobalThis\.__sveltekit_[a-z\d]{4,8}\b/;
/**
 * Returns the text of a file with this name, with generated parts and `buildIds` replaced. The
 * entries of a sitemap are also sorted.
 */
function stabilizeFile(name, text, buildIds) {
    if (SVELTEKIT_CHUNK_OR_ENTRY.test(name) && SVELTEKIT_GLOBAL.test(text))
        return PLACEHOLDER;
    if (SVELTEKIT_SCRIPT.test(name))
        return stabilizeData(text.replace(CHUNK_IMPORT, PLACEHOLDER), buildIds);
    // The entries are sorted without their dates, which may come first in each.
    return sortSitemap(name, stabilizeData(text, buildIds));
}
/**
 * Returns a sitemap with sorted entries, and any other file unchanged. Hexo sorts pages by the
 * dates of their files, which a checkout does not preserve.
 */
function sortSitemap(name, text) {
    if (!SITEMAP.test(name))
        return text;
    const entries = text.split(/(?<=<\/url>)|(?=<url>)|\n(?=https?:)/);
    return entries
        .map((entry) => entry.trim())
        .sort()
        .join('\n');
}
/** Images and SVG shapes in text. They look generated, but are not. */
const IMAGE_DATA = /data:image\/[^\s"'`()<>\\]+|(["'`])[Mm][\s,]*[\d.-][\d\s.,+\-AaCcEeHhLlMmQqSsTtVvZz]*\\?\1/g;
/**
 * Returns the text of a script, a style sheet, or data with generated parts and `buildIds`
 * replaced.
 */
function stabilizeData(text, buildIds) {
    const withoutModules = replaceModuleNumbers(replaceBuildIds(text, buildIds), PLACEHOLDER);
    let stable = '';
    let from = 0;
    for (const { 0: image, index } of withoutModules.matchAll(IMAGE_DATA)) {
        stable += replaceGenerated(withoutModules.slice(from, index)) + image;
        from = index + image.length;
    }
    return stable + replaceGenerated(withoutModules.slice(from));
}
/** Removes build IDs, except for short ones, which may be ordinary words. */
function replaceBuildIds(text, buildIds) {
    return buildIds
        .filter((id) => id.length >= MIN_HEX)
        .reduce((left, id) => left.replace(matchWholeId(id), PLACEHOLDER), text);
}
const matchWholeId = (id) => new RegExp(`(?<=["'/])${RegExp.escape(id)}(?=["'/\\\\])`, 'g');
/**
 * The scope that Astro derives from the path of a component on the disk:
 * https://docs.astro.build/en/guides/styling/#scoped-styles
 */
const ASTRO_SCOPE = /(?<=\.astro-|\bdata-astro-cid-)[a-z\d]{8}(?![\w-])/g;
/**
 * The path of a package on the disk, which webpack and Rspack write for `import.meta.url`:
 * https://webpack.js.org/api/module-variables/#importmetaurl, read 2026-11.
 */
const PACKAGE_FOLDER = /(?<=["'`]file:\/\/\/)[^"'`\s]{1,1000}?(?=\/node_modules\/)/g;
function replaceGenerated(text) {
    const plain = text
        .replace(LAST_MODIFIED, '<lastmod><')
        .replace(TIME_IN_DATA, PLACEHOLDER)
        .replace(ASTRO_SCOPE, PLACEHOLDER)
        .replace(PACKAGE_FOLDER, PLACEHOLDER);
    return stabilizeTokens(plain);
}


/***/ }),

/***/ 2961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runComparison: () => (/* binding */ runComparison)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/common/report-error.js
var report_error = __webpack_require__(6540);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/text/json-report.js
var json_report = __webpack_require__(4488);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/dotfiles.js
var dotfiles = __webpack_require__(6623);
// EXTERNAL MODULE: ./lib/web/host/published-files.js + 1 modules
var published_files = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/workers/pool.js + 1 modules
var pool = __webpack_require__(4323);
;// CONCATENATED MODULE: ./lib/changes/count-changes.js

/** Returns the number of changes of each kind, by the names in `changes.json`. */
function countByKind(comparison) {
    const { added, removed, moved, changed, navigation, files } = comparison;
    const page = { thing: 'page' };
    const file = { thing: 'other file' };
    const inNavigation = 'changed only in navigation';
    return {
        pagesAdded: { number: added.length, ...page, change: 'added' },
        pagesRemoved: { number: removed.length, ...page, change: 'removed' },
        pagesMoved: { number: moved.length, ...page, change: 'moved' },
        pagesChanged: { number: changed.length, ...page, change: 'changed' },
        navigationChanged: { number: navigation.length, ...page, change: inNavigation },
        filesAdded: { number: files.added.length, ...file, change: 'added' },
        filesRemoved: { number: files.removed.length, ...file, change: 'removed' },
        filesMoved: { number: files.moved.length, ...file, change: 'moved' },
        filesChanged: { number: files.changed.length, ...file, change: 'changed' },
    };
}
/** Returns the number of changes of each kind. */
function countChanges(comparison) {
    const counts = Object.entries(countByKind(comparison));
    return Object.fromEntries(counts.map(([name, { number }]) => [name, number]));
}
/**
 * Returns the changes in words: `1 page added, 2 pages changed, 1 other file changed`, or `nothing
 * that a reader would notice`.
 */
function describeChanges(comparison) {
    const described = Object.values(countByKind(comparison))
        .filter(({ number }) => number > 0)
        .map(({ number, thing, change }) => `${(0,units/* formatCount */.B4)(number, thing)} ${change}`);
    if (described.length === 0)
        return 'nothing that a reader would notice';
    return described.join(', ');
}
/** Returns whether there is anything that a reader would notice. */
function hasNoticeableChanges(comparison) {
    return Object.values(countByKind(comparison)).some(({ number }) => number > 0);
}

;// CONCATENATED MODULE: ./lib/changes/changes-report.js


/**
 * Returns the content of `changes.json`, which is stable within a `format`. All keys are always
 * present; missing values are `null`. Names and headings are untrusted text: clean them before you
 * show them. docs/changes.md explains all fields.
 */
function makeChangesReport(comparison) {
    const { earlier, later, bytesOnly, added, removed, moved, changed, navigation, files, unreadable, } = comparison;
    return {
        format: 1,
        changed: hasNoticeableChanges(comparison),
        earlier,
        later,
        counts: countChanges(comparison),
        bytesOnly,
        pages: {
            added: added.map(byte_strings/* toText */.fE),
            removed: removed.map(byte_strings/* toText */.fE),
            moved: moved.map(makeReportedMove),
            changed: changed.map(makeReportedChange),
            navigation: navigation.map(byte_strings/* toText */.fE),
        },
        files: {
            added: files.added.map(byte_strings/* toText */.fE),
            removed: files.removed.map(byte_strings/* toText */.fE),
            moved: files.moved.map(makeReportedMove),
            changed: files.changed.map(byte_strings/* toText */.fE),
        },
        unreadable: [...unreadable.keys()].map(byte_strings/* toText */.fE),
    };
}
/** Returns a change as in `changes.json`, whose field names are stable. */
function makeReportedChange({ page, from, title, aspects, sections }) {
    return {
        page: (0,byte_strings/* toText */.fE)(page),
        from: from === undefined ? null : (0,byte_strings/* toText */.fE)(from),
        title,
        what: aspects,
        sections: sections.map(({ heading, change }) => ({ heading, is: change })),
    };
}
function makeReportedMove({ from, to }) {
    return { from: (0,byte_strings/* toText */.fE)(from), to: (0,byte_strings/* toText */.fE)(to) };
}

// EXTERNAL MODULE: ./lib/check/earlier/renamed-folders.js
var renamed_folders = __webpack_require__(6497);
// EXTERNAL MODULE: ./lib/web/host/candidate-paths.js
var candidate_paths = __webpack_require__(6221);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule-set.js
var rule_set = __webpack_require__(3136);
// EXTERNAL MODULE: ./lib/web/host/served-site.js + 4 modules
var served_site = __webpack_require__(9214);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/changes/address-resolver.js
var address_resolver = __webpack_require__(1472);
;// CONCATENATED MODULE: ./lib/changes/moves.js

/**
 * Returns the pages whose content is at another path now, sorted by old path. The old path is gone
 * or became a redirect. Of pages at the same path, only those that may be redirects now need to be
 * in `earlier` and `later`.
 */
function findMovedPages(earlier, later) {
    const removedNames = [];
    for (const [name, earlierPage] of earlier) {
        const laterPage = later.get(name);
        const becameRedirect = laterPage?.isRedirect === true && !earlierPage.isRedirect;
        if (laterPage === undefined || becameRedirect)
            removedNames.push(name);
    }
    const addedNames = [...later.keys()].filter((name) => !earlier.has(name));
    const sites = { from: earlier, to: later };
    return findMoves(removedNames, addedNames, (name, side) => sites[side].get(name)?.content);
}
/**
 * Pairs files with the same content, sorted by old path. Both lists must be sorted. A file without
 * content has no pair. If several files have the same content, those with the same name are paired,
 * then the others in their order, as a guess.
 */
function findMoves(removedNames, addedNames, getContent) {
    const addedByContent = Map.groupBy(addedNames, (name) => getContent(name, 'to'));
    const moves = [];
    for (const [content, from] of Map.groupBy(removedNames, (name) => getContent(name, 'from'))) {
        const to = content === undefined ? undefined : addedByContent.get(content);
        if (to !== undefined)
            moves.push(...pairSameContent(from, to));
    }
    return moves.sort((a, b) => (0,byte_strings/* compareBytes */.Xo)(a.from, b.from));
}
/** Pairs files that all have the same content: first those with the same name. */
function pairSameContent(from, to) {
    const toByName = Map.groupBy(to, getDistinctName);
    const withSameName = [];
    for (const [name, paths] of Map.groupBy(from, getDistinctName))
        withSameName.push(...pairInOrder(paths, toByName.get(name) ?? []));
    const others = pairInOrder(...listUnpaired(withSameName, from, to));
    const isOnlyPair = from.length === 1 && to.length === 1;
    if (isOnlyPair)
        return [...withSameName, ...others];
    return [...withSameName, ...others.map(markAsGuess)];
}
function markAsGuess(move) {
    return { ...move, isGuess: true };
}
/**
 * Pairs the first of each list, then the second, and so on: a guess, unless there is only one of
 * each.
 */
function pairInOrder(from, to) {
    const pairs = from.slice(0, to.length).map((path, i) => ({ from: path, to: to[i] ?? byte_strings/* NO_BYTES */.CR }));
    const isOnlyPair = from.length === 1 && to.length === 1;
    if (isOnlyPair)
        return pairs;
    return pairs.map(markAsGuess);
}
/** Returns the unpaired items of each list. */
function listUnpaired(pairs, removedNames, addedNames) {
    const from = new Set(pairs.map((pair) => pair.from));
    const to = new Set(pairs.map((pair) => pair.to));
    return [
        removedNames.filter((name) => !from.has(name)),
        addedNames.filter((name) => !to.has(name)),
    ];
}
/** Returns the last part of a path; for an index page, including its folder. */
function getDistinctName(path) {
    return /(?:^|\/)([^/]+(?:\/index\.html?)?)$/.exec(path)?.[1] ?? path;
}

// EXTERNAL MODULE: ./lib/changes/stabilize.js + 2 modules
var stabilize = __webpack_require__(853);
;// CONCATENATED MODULE: ./lib/changes/compare-files.js



/**
 * Compares the files of two sites that are not pages. Both maps are sorted by name, and may lack
 * files with the same name and bytes. Files for which `isDerived` holds are counted only in
 * `bytesOnly`.
 */
function compareFiles(earlier, later, isDerived) {
    const files = { from: earlier, to: later };
    const isOriginal = (name) => !isDerived(name);
    const removedNames = [...earlier.keys()].filter((name) => !later.has(name));
    const addedNames = [...later.keys()].filter((name) => !earlier.has(name));
    const renamed = pairByName(removedNames, addedNames, files);
    const unpaired = listUnpaired(renamed, removedNames, addedNames);
    const moved = findMoves(...unpaired, (name, side) => {
        const file = files[side].get(name);
        if (file?.isEmpty || isDerived(name))
            return undefined;
        return file?.bytes;
    });
    const [removed, added] = listUnpaired(moved, ...unpaired);
    const pairs = [...pairFilesWithOtherBytes(files), ...renamed];
    const hasChanged = ({ from, to }) => earlier.get(from)?.stable !== later.get(to)?.stable && isOriginal(to);
    const changed = pairs.filter(hasChanged).map(({ to }) => to);
    const derivedCount = [...added, ...removed].filter(isDerived).length;
    const certain = renamed.filter(({ isGuess }) => !isGuess);
    return {
        changes: {
            added: added.filter(isOriginal),
            removed: removed.filter(isOriginal),
            moved,
            changed: changed.sort(byte_strings/* compareBytes */.Xo),
        },
        bytesOnly: pairs.length - changed.length + derivedCount,
        renamed: new Map(certain.map(({ from, to }) => [from, to])),
    };
}
/** Returns the files with the same name but different bytes. */
function pairFilesWithOtherBytes({ from: earlier, to: later }) {
    const stayed = [...earlier.keys()].filter((name) => later.has(name));
    const differing = stayed.filter((name) => earlier.get(name)?.bytes !== later.get(name)?.bytes);
    return differing.map((name) => ({ from: name, to: name }));
}
/** Pairs files whose names differ only in a generated part: first those with the same content. */
function pairByName(removedNames, addedNames, files) {
    const addedByName = Map.groupBy(addedNames, stabilize/* stabilizePath */.tI);
    const pairs = [];
    for (const [name, from] of Map.groupBy(removedNames, stabilize/* stabilizePath */.tI)) {
        const to = addedByName.get(name) ?? [];
        const sameContent = findMoves(from, to, (path, side) => files[side].get(path)?.stable);
        // With the same content, it does not matter to readers which one is paired.
        for (const move of sameContent)
            pairs.push({ from: move.from, to: move.to });
        pairs.push(...pairInOrder(...listUnpaired(sameContent, from, to)));
    }
    return pairs;
}
/**
 * Names of search indexes that generators and their plugins write, but not of research data or
 * images.
 */
const SEARCH_INDEX = /^search\.json$|(?:^|\/)_?pagefind\/|(?:(?<!re)search[-_]?(?:index|data|docs?(?![a-z]))|lunr[-_.]?index)[^/]*\.(?:m?js|json)$/i;
/** The first script of a build with webpack, which lists the hashes of the others. */
const WEBPACK_RUNTIME = /(?:^|\/)(?:webpack|runtime|webpack-runtime)(?:~[\w-]+)?[-.][\da-f]{6,32}\.js$/;
/**
 * Returns whether a file of a site with these `names` is derived from other files: a source map, a
 * search index, a list of hashes, or a precompressed copy. The order of an index differs from build
 * to build.
 */
function isDerivedFile(name, names) {
    const original = /^(.+)\.(?:gz|br|zst)$/i.exec(name)?.[1];
    if (original !== undefined && names.has(original))
        return true;
    if (/\.map$/i.test(name) || SEARCH_INDEX.test(name) || WEBPACK_RUNTIME.test(name))
        return true;
    return isHashMap(name, names);
}
/** Is this the list of hashes that VitePress writes next to its scripts? */
function isHashMap(name, names) {
    const folder = /^(.*\/)?hashmap\.json$/s.exec(name);
    if (folder === null)
        return false;
    const scripts = `${folder[1] ?? ''}assets/`;
    return [...names].some((other) => other.startsWith(scripts) && other.endsWith('.lean.js'));
}

;// CONCATENATED MODULE: ./lib/changes/comparison-pool.js
const COMPARISON_TASK = {
    name: 'comparing',
    async open(sites, pause) {
        const { ComparisonWorker } = await Promise.all(/* import() */[__webpack_require__.e(995), __webpack_require__.e(101), __webpack_require__.e(228), __webpack_require__.e(780)]).then(__webpack_require__.bind(__webpack_require__, 5780));
        return new ComparisonWorker(sites, pause);
    },
};
/** How many files or pages a thread receives at a time. */
const MAX_BATCH_SIZE = 32;
/**
 * The minimum number of batches per thread, if there are enough items, so that all threads end at
 * about the same time.
 */
const MIN_BATCHES_PER_THREAD = 8;
/**
 * Returns the results of `work` for all items, in order. It is called with a thread and a batch of
 * items.
 * @throws the reason of the signal soon after it is aborted; any error from a thread
 */
async function runInBatches(pool, items, work) {
    const minBatches = pool.size * MIN_BATCHES_PER_THREAD;
    const batchSize = Math.min(MAX_BATCH_SIZE, Math.ceil(items.length / minBatches));
    const batches = splitIntoBatches(items, batchSize);
    const resultsByBatch = [];
    await pool.run(batches, async (call, batch) => {
        resultsByBatch[batch.index] = await work(call, batch.items);
    });
    return resultsByBatch.flat();
}
function splitIntoBatches(items, batchSize) {
    const batches = [];
    for (let start = 0; start < items.length; start += batchSize)
        batches.push({ index: batches.length, items: items.slice(start, start + batchSize) });
    return batches;
}
/**
 * The weight of files of equal size, which usually have the same bytes: reading without parsing
 * takes a tenth of the time.
 */
const WEIGHT_OF_SAME_SIZE = 1 / 10;
/** Returns an estimate of how much of two sites must be read and parsed, in bytes. */
function countBytesToCompare({ earlier, later }) {
    const { names, sizes } = earlier.tree;
    const earlierSizes = new Map(names.map((name, i) => [name, sizes[i] ?? 0]));
    return later.tree.names.reduce((bytes, name, i) => {
        const earlierBytes = earlierSizes.get(name) ?? 0;
        const laterBytes = later.tree.sizes[i] ?? 0;
        const weight = earlierBytes === laterBytes ? WEIGHT_OF_SAME_SIZE : 1;
        return bytes + (earlierBytes + laterBytes) * weight;
    }, 0);
}

;// CONCATENATED MODULE: ./lib/changes/compare-sites.js










/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the
 * same path are not parsed; of the others, little more than digests is kept. `pool` must not be
 * open yet.
 * @throws the reason of its signal soon after it is aborted
 */
async function compareSites(sites, pool) {
    pool.expectBytes(countBytesToCompare(sites));
    await pool.open(sites);
    const earlier = sites.earlier.tree;
    const later = sites.later.tree;
    const earlierNames = new Set(earlier.names);
    const addedNames = later.names.filter((name) => !earlierNames.has(name));
    const allNames = [...earlier.names, ...addedNames];
    const files = await compareOtherFiles(allNames, pool);
    const newPathsOfFiles = await matchRenamedFiles(files, pool);
    // A page can only have moved to a new path, and its old one is gone or redirects.
    const mayHaveMoved = addedNames.some(page_names/* isPage */.yp) ? allNames.filter(page_names/* isPage */.yp) : [];
    const moved = await findMoved(mayHaveMoved, pool);
    const newPathsOfPages = await matchMovedPages(moved, newPathsOfFiles, sites, pool);
    const pages = await compareRemainingPages(moved, newPathsOfPages, sites, pool);
    const targetsOfMoves = new Set(newPathsOfPages.values());
    return {
        added: addedNames.filter((name) => (0,page_names/* isPage */.yp)(name) && !targetsOfMoves.has(name)),
        removed: pages.removed,
        moved,
        changed: pages.changed,
        navigation: pages.navigation,
        files: files.changes,
        bytesOnly: { pages: pages.bytesOnly, files: files.bytesOnly },
        lostAnchors: pages.lostAnchors,
        unreadable: await listUnreadable(pool),
        earlier: measureSite(earlier),
        later: measureSite(later),
    };
}
/**
 * Makes links to renamed files count as the same, because a page shows the same image even if its
 * file has moved. Returns the new paths of these files.
 */
async function matchRenamedFiles(files, pool) {
    const newPaths = new Map([...files.renamed, ...mapToNewPaths(files.changes.moved)]);
    await setRenamed(pool, {
        earlier: { ...address_resolver/* NOTHING_RENAMED */.bK, files: newPaths },
        later: address_resolver/* NOTHING_RENAMED */.bK,
    });
    return newPaths;
}
/**
 * Makes links to moved pages, and to redirects at their old paths, count as the same. Returns the
 * new paths of these pages.
 */
async function matchMovedPages(moved, newPathsOfFiles, { earlier, later }, pool) {
    const newPaths = mapToNewPaths(moved);
    const certain = moved.filter(({ isGuess }) => isGuess === undefined);
    const folders = (0,renamed_folders/* findLaterFolders */.f)(certain, earlier.tree.names, later.tree.names);
    await setRenamed(pool, {
        earlier: { files: new Map([...newPathsOfFiles, ...newPaths]), folders },
        later: { ...address_resolver/* NOTHING_RENAMED */.bK, files: newPaths },
    });
    return newPaths;
}
/** Sets the names of each site's files and folders in the other site, if they differ. */
async function setRenamed(pool, renamed) {
    await pool.runOnAll((call) => call('setRenamed', renamed));
}
/**
 * Compares the pages that moved, and those of the earlier site that stayed, were removed, or were
 * replaced.
 */
async function compareRemainingPages(moved, newPaths, { earlier, later }, pool) {
    const laterNames = new Set(later.tree.names);
    const unmoved = earlier.tree.names.filter((name) => (0,page_names/* isPage */.yp)(name) && !newPaths.has(name));
    const stayed = unmoved.filter((name) => laterNames.has(name));
    const removed = unmoved.filter((name) => !laterNames.has(name));
    const changes = await findPageChanges(stayed, moved, pool);
    const replaced = await findAnchorsLostByReplacement(findReplaced(removed, later), pool);
    return { ...changes, removed, lostAnchors: [...changes.lostAnchors, ...replaced] };
}
/** Compares the files that are not pages. */
async function compareOtherFiles(names, pool) {
    const allNames = new Set(names);
    const otherNames = names.filter((name) => !(0,page_names/* isPage */.yp)(name));
    const fingerprints = await runInBatches(pool, otherNames, (call, batch) => call('fingerprintFiles', batch));
    return compareFiles(...splitBySite(otherNames, fingerprints), (name) => isDerivedFile(name, allNames));
}
/** Returns the pages whose content is at another path now. */
async function findMoved(pages, pool) {
    const fingerprints = await runInBatches(pool, pages, (call, batch) => call('fingerprintPages', batch));
    return findMovedPages(...splitBySite(pages, fingerprints));
}
/** Compares pages that have stayed where they were, and pages that moved. */
async function findPageChanges(stayed, moved, pool) {
    const pairs = stayed.map((name) => ({ from: name, to: name }));
    const toCompare = [...pairs, ...moved].sort((a, b) => (0,byte_strings/* compareBytes */.Xo)(a.to, b.to));
    const results = await runInBatches(pool, toCompare, (call, batch) => call('comparePages', batch));
    // Pages with the same bytes are undefined.
    const compared = results.filter((page) => page !== undefined);
    const allChanges = compared.map(({ change }) => change);
    const unmoved = allChanges.filter(({ from }) => from === undefined);
    const noticeable = unmoved.filter(({ aspects }) => aspects.length > 0);
    return {
        changed: allChanges.filter((change) => !isOnlyInNavigation(change)),
        navigation: noticeable.filter(isOnlyInNavigation).map(({ page }) => page),
        bytesOnly: unmoved.length - noticeable.length,
        lostAnchors: compared.map((page) => page.lostAnchors).filter((lost) => lost !== undefined),
    };
}
/** Returns the lost anchors of pages that other pages replace at the same address. */
async function findAnchorsLostByReplacement(pages, pool) {
    const lostAnchors = await runInBatches(pool, pages, (call, batch) => call('findAnchorsLostByReplacement', batch));
    return lostAnchors.filter((lost) => lost !== undefined);
}
/**
 * Returns the pages of the later site that are served at the addresses of removed ones. A rule with
 * wildcards that sends several addresses to one page, or one to the home page, does not count.
 */
function findReplaced(removed, { snapshot }) {
    if (removed.length === 0)
        return [];
    const servedSite = new served_site/* ServedSite */.d(snapshot);
    const exactPaths = (0,rule_set/* listExactPaths */.yg)(servedSite.onHost?.ruleSet ?? rule_set/* EMPTY_RULE_SET */.Yu);
    const candidates = [];
    for (const from of removed) {
        const [path = byte_strings/* NO_BYTES */.CR] = (0,candidate_paths/* listCandidatePaths */.e)(from);
        const to = findServedName(path, servedSite);
        if (to === undefined || !(0,page_names/* isPage */.yp)(to))
            continue;
        candidates.push({ from, to, isExact: exactPaths.has(path) });
    }
    const byNewPath = Map.groupBy(candidates, ({ to }) => to);
    const replacesOnlyOne = (to) => byNewPath.get(to)?.length === 1 && (0,page_names/* getStem */.qp)(to) !== '';
    return candidates
        .filter(({ to, isExact }) => isExact || replacesOnlyOne(to))
        .map(({ from, to }) => ({ from, to }));
}
/** Returns the file that is served at a path, even if only some hosts apply the rule. */
function findServedName(path, servedSite) {
    const fileIndex = servedSite.findServedFile(path);
    if (fileIndex !== undefined)
        return servedSite.getName(fileIndex);
    const redirect = servedSite.findRedirect(path);
    if (redirect === undefined || redirect.to.includes('#'))
        return undefined;
    const pathOfTarget = (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* toBytes */.ZJ)(redirect.to.slice(1))) ?? byte_strings/* NO_BYTES */.CR;
    const redirectedTo = servedSite.findServedFile(pathOfTarget);
    if (redirectedTo === undefined)
        return undefined;
    return servedSite.getName(redirectedTo);
}
function isOnlyInNavigation({ aspects }) {
    return aspects.every((aspect) => aspect === 'navigation');
}
/** Returns the unreadable files and folders of both sites, and why. */
async function listUnreadable(pool) {
    const unreadable = await pool.runOnAll((call) => call('listUnreadable'));
    const entries = unreadable.flatMap((each) => [...each]);
    return new Map(entries.sort(([a], [b]) => (0,byte_strings/* compareBytes */.Xo)(a, b)));
}
/** Returns the new paths of moved files, by the old ones. */
function mapToNewPaths(moved) {
    return new Map(moved.map(({ from, to }) => [from, to]));
}
function measureSite({ names }) {
    const pages = names.filter(page_names/* isPage */.yp).length;
    return { pages, files: names.length - pages };
}
/** Returns the fingerprints of each site by the names of the files. */
function splitBySite(names, fingerprints) {
    const earlier = new Map();
    const later = new Map();
    for (const [i, name] of names.entries()) {
        const fingerprint = fingerprints[i];
        if (fingerprint?.earlier !== undefined)
            earlier.set(name, fingerprint.earlier);
        if (fingerprint?.later !== undefined)
            later.set(name, fingerprint.later);
    }
    return [earlier, later];
}

;// CONCATENATED MODULE: ./lib/changes/comparison.js
/**
 * Returns the certain moves of pages: to the only page with the same content and the same links.
 */
function findCertainMoves({ moved, changed, }) {
    const withOtherLinks = changed.filter(({ aspects }) => aspects.includes('links'));
    const relinked = new Set(withOtherLinks.map(({ from }) => from));
    return moved.filter(({ from, isGuess }) => isGuess === undefined && !relinked.has(from));
}

// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
;// CONCATENATED MODULE: ./lib/changes/render-changes.js





/**
 * The maximum length of all lists, in UTF-16 units, so that they fit in a comment with other
 * content.
 */
const MAX_LENGTH = 36_000;
/** How many entries of each list are shown if there is room. `changes.json` has all of them. */
const MAX_ENTRIES = 100;
/** The maximum number of entries in a list that is not collapsed. */
const MAX_EXPANDED_ENTRIES = 5;
/** How many sections of a page are listed. */
const MAX_SECTIONS = 5;
/**
 * Returns `changes.md`, the changes in the form of a comment on a pull request. It is HTML without
 * blank lines, so that nothing in it is read as Markdown:
 * https://github.github.com/gfm/#html-blocks
 */
function renderChangesPage(comparison, subject, previewUrl) {
    const { bytesOnly } = comparison;
    const bytesOnlyCounts = [];
    if (bytesOnly.pages > 0)
        bytesOnlyCounts.push((0,units/* formatCount */.B4)(bytesOnly.pages, 'page'));
    if (bytesOnly.files > 0)
        bytesOnlyCounts.push((0,units/* formatCount */.B4)(bytesOnly.files, 'other file'));
    const parts = [
        (0,markup/* html */.qy) `<h3>What changes in ${(0,markup/* renderCode */.cR)(subject)}</h3>`,
        (0,markup/* html */.qy) `<p>${(0,words/* capitalize */.ZH)(describeChanges(comparison))}.</p>`,
        (0,markup/* html */.qy) `${renderUnnoticeable(bytesOnlyCounts)}`,
        ...renderLists(comparison, previewUrl),
    ];
    return (0,markup/* joinWithoutBlankLines */.Cr)(parts).text;
}
function renderUnnoticeable(bytesOnlyCounts) {
    if (bytesOnlyCounts.length === 0)
        return undefined;
    const sentence = 'Different bytes, but no change that a reader would notice';
    return (0,markup/* html */.qy) `<p>${sentence}: ${(0,words/* joinWords */.yZ)(bytesOnlyCounts, 'and')}.</p>`;
}
/** Returns the changes as a section of the job summary and of a comment. */
function makeChangesSection(comparison, previewUrl) {
    return {
        heading: `Compared with the earlier site: ${describeChanges(comparison)}`,
        content: (0,markup/* html */.qy) `${renderLists(comparison, previewUrl)}`,
        commentUse: hasNoticeableChanges(comparison) ? 'begins' : undefined,
    };
}
/** Returns all changes as lists. With `previewUrl`, pages of the later site are links. */
function renderLists(comparison, previewUrl) {
    const { added, removed, moved, changed, navigation, files, unreadable } = comparison;
    const lists = new ChangeLists();
    lists.add('Pages changed', changed, makeChangeRenderer(previewUrl), renderChangedPages);
    lists.add('Pages added', added, makePathRenderer(previewUrl));
    lists.add('Pages removed', removed, makePathRenderer());
    lists.add('Pages moved', moved, makeMoveRenderer(previewUrl));
    lists.add('Pages changed only in navigation', navigation, makePathRenderer(previewUrl));
    lists.add('Other files changed', files.changed, makePathRenderer());
    lists.add('Other files added', files.added, makePathRenderer());
    lists.add('Other files removed', files.removed, makePathRenderer());
    lists.add('Other files moved', files.moved, makeMoveRenderer());
    lists.add('Could not be read', [...unreadable.keys()], makePathRenderer());
    return lists.rendered;
}
/** Lists that share a maximum length. */
class ChangeLists {
    rendered = [];
    #remainingLength = MAX_LENGTH;
    /** Adds the entries that fit, and the number of the others. */
    add(title, entries, render, wrap = renderList) {
        if (entries.length === 0)
            return;
        // One list may use half of the room, so that others fit as well.
        const shown = (0,markup/* takeFitting */.hW)(entries.slice(0, MAX_ENTRIES).map(render), this.#remainingLength / 2);
        const more = entries.length - shown.length;
        const rest = more > 0 ? (0,markup/* html */.qy) `\n<p>… and ${(0,units/* formatNumber */.ZV)(more)} more.</p>` : undefined;
        const content = (0,markup/* html */.qy) `${wrap(shown)}${rest}`;
        this.#remainingLength -= content.text.length;
        const heading = `${title} (${(0,units/* formatNumber */.ZV)(entries.length)})`;
        const isOpen = entries.length <= MAX_EXPANDED_ENTRIES;
        this.rendered.push((0,markup/* html */.qy) `${(0,markup/* renderCollapsed */.iF)(heading, content, isOpen)}\n`);
    }
}
function renderList(items) {
    return (0,markup/* html */.qy) `<ul>${items}</ul>`;
}
function renderChangedPages(rows) {
    return (0,markup/* renderTable */.bo)(['Page', 'What changed', 'Where'], rows);
}
function makePathRenderer(url) {
    return (name) => (0,markup/* html */.qy) `<li>${renderFileLink(name, url)}</li>\n`;
}
function makeMoveRenderer(url) {
    return ({ from, to }) => (0,markup/* html */.qy) `<li>${(0,markup/* renderCode */.cR)((0,byte_strings/* toText */.fE)(from))} → ${renderFileLink(to, url)}</li>\n`;
}
/** Returns the name of a file, as a link if the address of its site is known. */
function renderFileLink(name, url) {
    return (0,markup/* renderTrustedLink */.Mb)((0,markup/* renderCode */.cR)((0,byte_strings/* toText */.fE)(name)), url && `${url}${(0,byte_strings/* percentEncode */.a)(name)}`);
}
function makeChangeRenderer(url) {
    return (change) => (0,markup/* renderTableRow */.dA)([
        renderPageCell(change, url),
        (0,markup/* html */.qy) `${change.aspects.join(', ')}`,
        renderSectionsCell(change),
    ]);
}
function renderPageCell({ page, from, title }, url) {
    const name = title === '' ? undefined : (0,markup/* html */.qy) `<br>${(0,markup/* renderCode */.cR)(title)}`;
    const origin = from === undefined ? undefined : (0,markup/* html */.qy) `<br>moved from ${(0,markup/* renderCode */.cR)((0,byte_strings/* toText */.fE)(from))}`;
    return (0,markup/* html */.qy) `${renderFileLink(page, url)}${name}${origin}`;
}
function renderSectionsCell({ sections }) {
    const shown = sections.slice(0, MAX_SECTIONS).map((section, i) => {
        if (i === 0)
            return renderSection(section);
        return (0,markup/* html */.qy) `<br>${renderSection(section)}`;
    });
    const more = sections.length - shown.length;
    const rest = more === 0 ? undefined : (0,markup/* html */.qy) `<br>… and ${(0,units/* formatCount */.B4)(more, 'more section')}`;
    return (0,markup/* html */.qy) `${shown}${rest}`;
}
function renderSection({ heading, change }) {
    let name = (0,markup/* html */.qy) `before the first heading`;
    if (heading !== '')
        name = (0,markup/* renderCode */.cR)(heading);
    if (change === 'changed')
        return name;
    return (0,markup/* html */.qy) `${name} (${change})`;
}

;// CONCATENATED MODULE: ./lib/changes/compare-folders.js
















/**
 * Compares two sites by what a reader would notice, and writes the reports.
 * @throws the reason of `signal` soon after it is aborted; any file-system error if a folder cannot
 * be read; ReportError if the report cannot be written
 */
async function compareFolders(options) {
    const { signal, previewUrl } = options;
    const earlierAsListed = await options.earlier.list();
    const laterAsListed = await options.later.list();
    const earlier = leaveOutFilesBesideSite(earlierAsListed, laterAsListed);
    const later = leaveOutFilesBesideSite(laterAsListed, earlierAsListed);
    const sites = {
        earlier: await (0,published_files/* selectPublishedFiles */.c)(earlier, options, signal),
        later: await (0,published_files/* selectPublishedFiles */.c)(later, options, signal),
    };
    const comparison = await (0,pool/* usePool */.Q2)(COMPARISON_TASK, signal, (pool) => compareSites(sites, pool));
    logUnreadable(comparison, options);
    return {
        earlierAsListed,
        earlier,
        laterAsListed,
        comparison,
        moves: findCertainMoves(comparison),
        lostAnchors: comparison.lostAnchors,
        changes: makeChangesSection(comparison, previewUrl),
        path: await writeChanges(comparison, options),
    };
}
function logUnreadable({ unreadable }, { info }) {
    const [[first = byte_strings/* NO_BYTES */.CR, why] = []] = unreadable;
    if (why === undefined)
        return;
    const more = unreadable.size - 1;
    const others = more > 0 ? ` and ${(0,units/* formatCount */.B4)(more, 'other')}` : '';
    info((0,clean/* safe */.gB) `Note: files and folders that could not be read count as changed: ${(0,byte_strings/* toText */.fE)(first)} (${why})${others}`);
}
/** Writes the reports, and returns the path of `changes.json`; empty if nothing is written. */
async function writeChanges(comparison, { reportFolder, subject, previewUrl, signal }) {
    if (reportFolder === undefined)
        return '';
    return (0,report_error/* runReportWork */.F)(reportFolder, async () => {
        const report = makeChangesReport(comparison);
        const path = await (0,json_report/* writeJsonReport */.a)(reportFolder, 'changes.json', report, signal);
        const page = renderChangesPage(comparison, subject, previewUrl);
        await (0,promises_.writeFile)((0,external_node_path_.join)(reportFolder, 'changes.md'), page);
        return path;
    });
}
/** https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site */
const DOMAIN_OF_PAGES = 'CNAME';
/**
 * Returns a site without files that readers never see. These are dotfiles of Git, of a generator's
 * cache (`.doctrees` of Sphinx), or of an editor, and the `CNAME` of GitHub Pages if only this site
 * has it. A checkout of the publishing branch contains them.
 */
function leaveOutFilesBesideSite(site, other) {
    const isShared = other.names.includes((0,byte_strings/* toBytes */.ZJ)(DOMAIN_OF_PAGES));
    const belongsToSite = (name) => (0,dotfiles/* cutAfterUnpublishedDotfile */.P)(name) === undefined && (name !== DOMAIN_OF_PAGES || isShared);
    return {
        ...site,
        names: site.names.filter(belongsToSite),
        sizes: site.sizes.filter((_, i) => belongsToSite((0,tree/* getFileName */.WP)(site, i))),
        unreadableEntries: site.unreadableEntries.filter(({ name }) => belongsToSite(name)),
    };
}

;// CONCATENATED MODULE: ./lib/changes/other-site.js
/** Detects that the earlier site is probably a different one. */

/**
 * How many pages nearly all sites have under the same names: the home page and the 404 page.
 */
const MAX_PAGES_OF_ALL_SITES = 2;
/**
 * Returns a warning if two builds have hardly any page in common, so that they may be different
 * sites; undefined otherwise.
 */
function makeOtherSiteWarning(comparison) {
    const { removed, earlier } = comparison;
    if (!mayBeOtherSite(comparison))
        return undefined;
    const keptCount = earlier.pages - removed.length;
    const keptPages = keptCount > 0 ? `Only ${keptCount}` : 'None';
    const verb = keptCount > 1 ? 'are' : 'is';
    return `${keptPages} of the ${(0,units/* formatCount */.B4)(earlier.pages, 'page')} of the earlier site ${verb} in the later one: check that the two are builds of the same site`;
}
function mayBeOtherSite({ added, removed, moved, earlier, later }) {
    if (moved.length > 0)
        return false;
    const earlierKeptCount = earlier.pages - removed.length;
    const laterKeptCount = later.pages - added.length;
    const haveHardlyAnyInCommon = earlierKeptCount <= MAX_PAGES_OF_ALL_SITES && laterKeptCount <= MAX_PAGES_OF_ALL_SITES;
    const haveOwnPages = added.length > MAX_PAGES_OF_ALL_SITES && removed.length > MAX_PAGES_OF_ALL_SITES;
    return haveHardlyAnyInCommon && haveOwnPages;
}

// EXTERNAL MODULE: ./lib/common/error-message.js
var error_message = __webpack_require__(9653);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __webpack_require__(3234);
// EXTERNAL MODULE: ./lib/phases/failure-wordings.js
var failure_wordings = __webpack_require__(842);
;// CONCATENATED MODULE: ./lib/phases/run-comparison.js









/**
 * Compares a site with an earlier one and reports what a reader would notice: outputs, summary, and
 * a report for people and for programs. Returns the compared folders for the check of the site. If
 * the comparison fails, it warns and returns undefined, unless the number of removed pages is
 * limited.
 * @throws StepError `compare-failed` if the number of removed pages is limited, but unknown; the
 * reason of the step's signal
 */
async function runComparison({ hasValuesFile, ...sites }, { host, basePath, previewUrl, maxPagesRemoved }, step) {
    const { signal, log, facts } = step;
    const settings = { host, basePath, previewUrl, signal, info: log.info, subject: facts.subject };
    const compare = () => compareFolders({ ...sites, ...settings, reportFolder: step.getReportFolder() });
    let consequence;
    if (maxPagesRemoved !== undefined)
        consequence = (0,failure_wordings/* describeConsequence */.l0)(hasValuesFile);
    const folderComparison = await step
        .runPhase('Compare', compare)
        .catch((error) => warnOrThrowComparisonError(error, sites.later.root, consequence, step));
    if (folderComparison === undefined)
        return undefined;
    reportComparison(folderComparison, step);
    step.sections.push(folderComparison.changes);
    const result = { hasReport: true };
    const removed = countRemovedPages(folderComparison);
    if (maxPagesRemoved === undefined || removed <= maxPagesRemoved)
        return { folderComparison, result, failure: undefined };
    const share = describeRemovedPages(folderComparison);
    return {
        folderComparison,
        result: { ...result, headline: `${share} removed`, hasFaults: true },
        failure: makePagesRemovedError(folderComparison, maxPagesRemoved, consequence),
    };
}
/**
 * Returns undefined for a comparison that failed, after a warning.
 * @throws StepError if that has a `consequence`; the reason of the step's signal
 */
function warnOrThrowComparisonError(error, site, consequence, { signal, log, facts }) {
    signal.throwIfAborted();
    const values = { site, why: (0,error_message/* getErrorMessage */.u)(error), consequence };
    const failure = new step_error/* StepError */.z('compare-failed', values, error);
    if (consequence !== undefined)
        throw failure;
    log.trace(error);
    log.warning((0,clean/* safe */.gB) `Not compared: ${facts.subject}`, failure.userMessage);
}
function countRemovedPages({ comparison }) {
    return comparison.removed.length;
}
/** Returns how many pages were removed, such as `3 of 12 pages`. */
function describeRemovedPages(folderComparison) {
    const removed = (0,units/* formatNumber */.ZV)(countRemovedPages(folderComparison));
    return `${removed} of ${(0,units/* formatCount */.B4)(folderComparison.comparison.earlier.pages, 'page')}`;
}
function makePagesRemovedError(folderComparison, limit, consequence) {
    const { comparison, path, laterAsListed } = folderComparison;
    const number = countRemovedPages(folderComparison);
    const [first = byte_strings/* NO_BYTES */.CR] = comparison.removed;
    let example = (0,byte_strings/* toText */.fE)(first);
    if (number > 1)
        example = `including ${example}`;
    return new step_error/* StepError */.z('pages-removed', {
        removed: `${(0,units/* formatNumber */.ZV)(number)} of ${(0,units/* formatNumber */.ZV)(comparison.earlier.pages)}`,
        example,
        limit,
        consequence,
        number,
        report: path,
        site: laterAsListed.root,
    });
}
function reportComparison({ comparison, path }, { outputs, summaryRows, log, facts }) {
    const counts = countChanges(comparison);
    const changes = describeChanges(comparison);
    outputs.set('changed', String(hasNoticeableChanges(comparison)));
    outputs.set('changesReport', path);
    outputs.set('pagesAdded', String(counts.pagesAdded));
    outputs.set('pagesRemoved', String(counts.pagesRemoved));
    outputs.set('pagesChanged', String(counts.pagesChanged));
    summaryRows.push({ name: 'Compared', value: changes }, { name: 'Report of changes', value: path });
    const otherSite = makeOtherSiteWarning(comparison);
    if (otherSite !== undefined)
        log.warning((0,clean/* safe */.gB) `Another site? ${facts.subject}`, (0,clean/* safe */.gB) `${otherSite} (compare-with)`);
    const where = (0,clean/* safe */.gB) `The report is at ${path}, with changes.md next to it`;
    log.info((0,clean/* safe */.gB) `Compared with the earlier site: ${changes}. ${where}`);
}


/***/ })

};

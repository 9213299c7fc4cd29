export const id = 453;
export const ids = [453];
export const modules = {

/***/ 5453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ComparisonWorker: () => (/* binding */ ComparisonWorker)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
;// CONCATENATED MODULE: ./lib/changes/part-marks.js
/** Marks parts of a page within its text, such as the targets of links. */
/** Control characters that mark parts of a page. Text does not contain them. */
const MARKS = {
    section: '\x04',
    image: '\x06',
    alternative: '\x07',
    link: '\x0b',
    mark: '\x0e',
    redirect: '\x0f',
};
const TARGET_MARKS = MARKS.link + MARKS.image + MARKS.redirect;
/** Splits text so that every second part is a target. */
const TARGET_PATTERN = new RegExp(`[${TARGET_MARKS}]([^${TARGET_MARKS}]*)[${TARGET_MARKS}]`);
/** An image, whose target is the group. */
const IMAGE_PATTERN = new RegExp(`${MARKS.image}([^${MARKS.image}]*)${MARKS.image}`, 'g');
/**
 * Returns a part of a page, or its place in the text, between two marks, so that its value cannot
 * be confused with the text around it.
 */
function wrapInMarks(part, value = '') {
    const mark = MARKS[part];
    return mark + value + mark;
}

// EXTERNAL MODULE: ./lib/web/resolve-address.js
var resolve_address = __webpack_require__(7479);
;// CONCATENATED MODULE: ./lib/check/earlier/fragment-translator.js
/** The longest fragment that is searched, in bytes. References are shorter. */
const MAX_FRAGMENT_BYTES = 1_000;
/** The maximum depth of a renamed folder in the path of a fragment. */
const MAX_DEPTH = 16;
/** Matches the start of a name in a fragment. */
const NAME_START = /(?<![\w.-])[^/]/g;
/**
 * Translates fragments of one site to the other. If a generator could not resolve a reference, such
 * as `ROOT:guide/gone.adoc`, the fragment contains a path. Its start is not known, so the shortest
 * path of a renamed folder counts.
 */
class FragmentTranslator {
    /** The translated paths of renamed folders by the original ones, both as short as possible. */
    #shortPaths = new Map();
    constructor(translations) {
        for (const [original, translated] of translations) {
            const short = removeCommonStart({ original, translated });
            if (!this.#shortPaths.has(short.original))
                this.#shortPaths.set(short.original, short.translated);
        }
    }
    /** Returns a fragment as it is in the other site. */
    translate(fragment) {
        if (this.#shortPaths.size === 0 || !fragment.includes('/'))
            return fragment;
        if (fragment.length > MAX_FRAGMENT_BYTES)
            return fragment;
        for (const { index: start } of fragment.matchAll(NAME_START)) {
            const translated = this.#replaceFolderAt(start, fragment);
            if (translated !== undefined)
                return translated;
        }
        return fragment;
    }
    /** Replaces the path of a renamed folder that starts at an offset; undefined if none does. */
    #replaceFolderAt(start, fragment) {
        let end = start;
        for (let depth = 1; depth <= MAX_DEPTH; depth++) {
            end = fragment.indexOf('/', end) + 1;
            if (end === 0)
                return undefined;
            const translated = this.#shortPaths.get(fragment.slice(start, end));
            if (translated === undefined)
                continue;
            return fragment.slice(0, start).concat(translated, fragment.slice(end));
        }
        return undefined;
    }
}
/**
 * Returns two paths of folders without the folders at their starts that have the same name. The
 * paths must differ, and neither may contain the other: see `FolderTranslations`.
 */
function removeCommonStart({ original, translated }) {
    const end = translated.indexOf('/') + 1;
    if (!original.startsWith(translated.slice(0, end)))
        return { original, translated };
    return removeCommonStart({ original: original.slice(end), translated: translated.slice(end) });
}

;// CONCATENATED MODULE: ./lib/check/earlier/renamed-folders.js
/** Finds folders that were renamed between two sites, and the paths of files in them. */

/**
 * Returns the later names of renamed folders by their earlier ones. A folder was renamed if pages
 * moved from one name to the other, and neither site has both.
 */
function findLaterFolders(moves, earlierNames, laterNames) {
    if (moves.length === 0)
        return new Map();
    const earlierFolders = listFolders(earlierNames);
    const laterFolders = listFolders(laterNames);
    const laterByEarlier = new Map();
    for (const move of moves) {
        const { earlier, later } = findRenamedFolder(move);
        if (!laterFolders.has(earlier) && !earlierFolders.has(later))
            laterByEarlier.set(earlier, later);
    }
    return laterByEarlier;
}
/** Returns the translations of a path; none if it is in no renamed folder. */
function listTranslatedPaths(path, translations) {
    const paths = [];
    if (translations.size === 0)
        return paths;
    for (let folder = (0,byte_strings/* getFolder */.L2)(path); folder !== ''; folder = getParentFolder(folder)) {
        const translated = translations.get(folder);
        if (translated !== undefined)
            paths.push(translated.concat(path.slice(folder.length)));
    }
    return paths;
}
/** Returns the folders of a page without the folders at their ends that have the same name. */
function findRenamedFolder({ from, to }) {
    let earlier = getFolder(from);
    let later = getFolder(to);
    while (earlier !== '' && later !== '') {
        const outerEarlier = getParentFolder(earlier);
        const outerLater = getParentFolder(later);
        if (earlier.slice(outerEarlier.length) !== later.slice(outerLater.length))
            break;
        earlier = outerEarlier;
        later = outerLater;
    }
    return { earlier, later };
}
/** Returns all folders of files, each with a slash at its end; the root is the empty string. */
function listFolders(names) {
    const folders = new Set(['']);
    for (const name of names)
        for (let folder = getFolder(name); !folders.has(folder); folder = getParentFolder(folder))
            folders.add(folder);
    return folders;
}
/** Returns the folder that a folder is in. */
function getParentFolder(folder) {
    return (0,byte_strings/* getFolder */.L2)(folder.slice(0, -1));
}

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

;// CONCATENATED MODULE: ./lib/changes/address-resolver.js





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
            resolveLink: (target) => resolver.resolveLink((0,byte_strings/* trimBytes */.Om)(target), base, page),
            resolveImage: (target) => resolver.resolveToFile((0,byte_strings/* trimBytes */.Om)(target), base),
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
        this.#fragmentTranslator = new FragmentTranslator(renamed.folders);
        this.#addressResolver = new resolve_address/* AddressResolver */.XP(servedSite.snapshot);
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
                const [pathInOtherSite = address.path] = listTranslatedPaths(address.path, this.#renamed.folders);
                return MISSING_FILE_MARK + stabilizePath(pathInOtherSite);
            }
            case 'outside-base-path':
                return OUTSIDE_SITE_MARK + stabilizePath(address.pathname);
            case 'other-host':
                return OUTSIDE_SITE_MARK + stabilizeAddress(address.url);
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
        return { address: link, fragment: byte_strings/* NO_BYTES */.CR };
    return { address: link.slice(0, hashOffset), fragment: link.slice(hashOffset) };
}
/** Leaves out the `#`, because `stabilizeTokens` takes the text after one for a color. */
function stabilizeFragment(fragment) {
    return fragment.slice(0, 1) + stabilizeTokens(fragment.slice(1));
}
function stabilizeQuery(address) {
    const queryOffset = address.indexOf('?');
    if (queryOffset === -1)
        return '';
    return stabilizeAddress(address.slice(queryOffset));
}
/** The mark of targets that are not files of the site. */
const OUTSIDE_SITE_MARK = '\0';
/** The mark of paths of the site without a file. */
const MISSING_FILE_MARK = '\x02';

;// CONCATENATED MODULE: ./lib/changes/same-destination.js
/**
 * Compares two different addresses that may point to the same place for readers of a page, because
 * they changed when the page moved.
 */




/**
 * Returns whether a target in an earlier page is equivalent to one in the same later page. Both are
 * as a resolver returns them.
 */
function isSameDestination(earlier, later, page) {
    // The removal of a page is not a change of pages that link to it.
    if (removeMissingFileMark(earlier) === removeMissingFileMark(later))
        return true;
    if (isSourceOf(earlier, page.from) && isSourceOf(later, page.to))
        return true;
    if (page.from === page.to)
        return false;
    return isSameMissingFile(earlier, later, page) || differsOnlyInPagePath(earlier, later, page);
}
/** Returns a target without the mark of a missing file. */
function removeMissingFileMark(target) {
    if (!isMissingFile(target))
        return target;
    return target.slice(MISSING_FILE_MARK.length);
}
function isMissingFile(target) {
    return target.startsWith(MISSING_FILE_MARK);
}
/** Source files of pages. Sphinx publishes them with another ending appended. */
const SOURCE_FILE = /(?:(?<folder>[^/]*)\/)?(?<name>[^/]+)\.(?:mdx?|mdoc|markdown|[rq]md|rst|adoc|asciidoc|asc|ipynb|org|textile|rdoc|pod|tex)(?:\.txt)?$/i;
/** The names of sources of index pages. */
const INDEX_SOURCE_NAME = /^(?:_?index|readme)$/;
/** A prefix by which some generators sort pages. */
const ORDER_PREFIX = /^\d+[-_. ]+(?=.)/;
/** Returns whether a link points to the source of a page: a document with the name of the page. */
function isSourceOf(link, page) {
    const source = SOURCE_FILE.exec(decode(link.replace(/[?#].*$/s, '')))?.groups;
    if (source === undefined)
        return false;
    const stem = (0,page_names/* getStem */.qp)(page);
    const pageName = (0,byte_strings/* getLastSegment */.A9)(stem).toLowerCase();
    const name = unifySourceName(source.name);
    if (!INDEX_SOURCE_NAME.test(name))
        return name === pageName;
    // Home pages also link to READMEs of other projects.
    if (stem === '')
        return name !== 'readme';
    return unifySourceName(source.folder) === pageName;
}
/** Returns the name of a source or its folder in the form that it has in addresses. */
function unifySourceName(name = '') {
    return name.replace(ORDER_PREFIX, '').toLowerCase();
}
/** Returns whether both targets are missing, and have the same path relative to the page. */
function isSameMissingFile(earlier, later, { from, to }) {
    if (!isMissingFile(earlier) || !isMissingFile(later))
        return false;
    const earlierPath = (0,resolve_address/* findRelativePath */.FI)(removeMissingFileMark(earlier), (0,byte_strings/* getFolder */.L2)(from));
    const laterPath = (0,resolve_address/* findRelativePath */.FI)(removeMissingFileMark(later), (0,byte_strings/* getFolder */.L2)(to));
    return earlierPath === laterPath;
}
/**
 * Returns whether two addresses differ only in the path of the page, as in links to report an error
 * or to share the page.
 */
function differsOnlyInPagePath(earlier, later, { from, to }) {
    const earlierStem = (0,page_names/* getStem */.qp)(from);
    const laterStem = (0,page_names/* getStem */.qp)(to);
    if (earlierStem === '' || laterStem === '')
        return false;
    const earlierText = decode(earlier);
    const laterText = decode(later);
    const stemPattern = new RegExp(`(?<![\\w-])${RegExp.escape(earlierStem)}(?![\\w-])`, 'g');
    if (earlierText.replace(stemPattern, () => laterStem) === laterText)
        return true;
    // The host or a folder of the repository may have the same name, so only the last one is
    // replaced.
    const lastOffset = [...earlierText.matchAll(stemPattern)].at(-1)?.index;
    if (lastOffset === undefined)
        return false;
    const textBeforeStem = earlierText.slice(0, lastOffset);
    const textAfterStem = earlierText.slice(lastOffset + earlierStem.length);
    return textBeforeStem + laterStem + textAfterStem === laterText;
}
function decode(address) {
    return (0,byte_strings/* percentDecode */.YZ)(address) ?? address;
}

;// CONCATENATED MODULE: ./lib/changes/compare-pages.js
/** Compares two builds of a page. */



/** How many changed sections of a page are listed. */
const MAX_LISTED_SECTIONS = 20;
/** How much of a title or heading is kept, in UTF-16 units. */
const MAX_HEADING_UNITS = 200;
/** Returns the differences that a reader would notice: their kinds, and the changed sections. */
function comparePageParts(earlier, later) {
    const isSameText = makeTextComparer({ from: earlier.page, to: later.page });
    const differ = (getPart, separator = '') => {
        const earlierText = earlier.sections.map(getPart).join(separator);
        const laterText = later.sections.map(getPart).join(separator);
        return !isSameText(earlierText, laterText);
    };
    const differences = [
        ['title', earlier.title !== later.title],
        ['description', earlier.description !== later.description],
        ['headings', differ(({ level, heading }) => `${level} ${heading}`, '\n')],
        ['text', differ(({ text }) => text, '\n')],
        ['links', differ(({ links }) => links)],
        ['images', differ(({ images }) => images)],
        ['navigation', !isSameText(earlier.navigation, later.navigation)],
    ];
    const aspects = differences.filter(([, differs]) => differs).map(([aspect]) => aspect);
    const haveSections = earlier.isParsed && later.isParsed;
    if (!haveSections)
        return { aspects, sections: [] };
    return { aspects, sections: listSectionChanges(earlier, later, isSameText) };
}
/**
 * Returns a comparison in which two targets are equal if readers of the page would consider them
 * so.
 */
function makeTextComparer(page) {
    return (earlier, later) => {
        if (earlier === later)
            return true;
        const earlierParts = earlier.split(TARGET_PATTERN);
        const laterParts = later.split(TARGET_PATTERN);
        if (earlierParts.length !== laterParts.length)
            return false;
        return earlierParts.every((earlierPart, i) => {
            const laterPart = laterParts[i] ?? '';
            const isTarget = i % 2 === 1;
            if (earlierPart === laterPart)
                return true;
            return isTarget && isSameDestination((0,byte_strings/* asBytes */.Yd)(earlierPart), (0,byte_strings/* asBytes */.Yd)(laterPart), page);
        });
    };
}
/**
 * Returns a title or heading as text, shortened, and without the sign that links to the heading
 * itself. The result does not keep the whole page in memory.
 */
function shortenHeading(bytes) {
    return (0,byte_strings/* toText */.fE)((0,byte_strings/* detach */.Yo)(bytes.slice(0, 4 * MAX_HEADING_UNITS)))
        .replace(/\s*[#¶§🔗]+$/u, '')
        .slice(0, MAX_HEADING_UNITS);
}
function listSectionChanges(earlier, later, isSameText) {
    const areEqual = (a, b) => a.level === b.level &&
        a.text === b.text &&
        isSameText(a.links, b.links) &&
        isSameText(a.images, b.images);
    const unmatched = keyByHeading(earlier.sections);
    const changes = [];
    for (const [key, section] of keyByHeading(later.sections)) {
        const earlierSection = unmatched.get(key);
        unmatched.delete(key);
        if (earlierSection === undefined)
            changes.push({ section, change: 'added' });
        else if (!areEqual(earlierSection, section))
            changes.push({ section, change: 'changed' });
    }
    for (const section of unmatched.values())
        changes.push({ section, change: 'removed' });
    return changes
        .slice(0, MAX_LISTED_SECTIONS)
        .map(({ section, change }) => ({ heading: shortenHeading(section.heading), change }));
}
/** Returns sections by their headings; equal headings are numbered. */
function keyByHeading(sections) {
    const byHeading = new Map();
    const countOfHeading = new Map();
    for (const section of sections) {
        const { heading } = section;
        const precedingCount = countOfHeading.get(heading) ?? 0;
        countOfHeading.set(heading, precedingCount + 1);
        byHeading.set(`${precedingCount} ${heading}`, section);
    }
    return byHeading;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/changes/fingerprint-page.js
/** Computes the fingerprint by which a page is recognized at another path. */




/** The minimum text of a page that is recognized at another path, in characters. */
const MIN_TEXT_CHARS = 20;
/** Returns the fingerprint of a page. */
function fingerprintPage(page) {
    const { title, description, sections, isParsed, textLength, redirect } = page;
    const isRedirect = redirect !== undefined;
    const isRecognizable = !isParsed || textLength >= MIN_TEXT_CHARS;
    if (!isRecognizable)
        return { content: undefined, isRedirect };
    const stable = sections.map(({ level, heading, text, images }) => {
        const stableImages = images.replace(IMAGE_PATTERN, stabilizeImage);
        return [level, heading, text, stableImages];
    });
    const content = JSON.stringify([title, description, stable]);
    return { content: computeDigest(Buffer.from(content, 'latin1')), isRedirect };
}
/** Returns the first 132 bits of the SHA-256. */
function computeDigest(bytes) {
    return (0,external_node_crypto_.hash)('sha256', bytes, 'base64').slice(0, 22);
}
/**
 * Returns an image for the fingerprint of a page. Missing images are not visible, and one with a
 * hash in its name may be generated from the address of the page, like a QR code.
 */
function stabilizeImage(image, target) {
    if (target.startsWith(MISSING_FILE_MARK))
        return wrapInMarks('image');
    if (target.startsWith(OUTSIDE_SITE_MARK))
        return image;
    return wrapInMarks('image', stabilizePath(target));
}

// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
;// CONCATENATED MODULE: ./lib/check/suggestions/typos.js
/** Compares the last segments of paths, and anchors, by their words, to find typos. */


/** The default of the shortest word with a typo, in UTF-16 units: `min` is not `max`. */
const MIN_TYPO_CHARS = 4;
/** `Page`, `page`, `PAGE`, or `12`. */
const WORD = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+/gu;
const STARTS_WITH_DIGIT = /^\p{N}/u;
/** `listWordsInStem` keeps numbers apart from letters. */
function isNumber(word) {
    return STARTS_WITH_DIGIT.test(word);
}
function getExtension(stem) {
    return /(?<=[^/])\.[a-z0-9]+$/i.exec(stem)?.[0] ?? '';
}
/**
 * Returns the words of a stem's name, including numbers, without separators: `readAsync-2` has
 * three.
 */
function listWordsInStem(stem) {
    const name = getLastSegment(stem.slice(0, stem.length - getExtension(stem).length));
    return listWordsInName(toText(name));
}
/** Returns the words of a name, including numbers, without separators. */
function listWordsInName(name) {
    return name.match(WORD) ?? [];
}
/**
 * Returns a key that stems share if one may be a typo of the other: the folder, the extension, and
 * the key of the words.
 */
function makeTypoKey(stem) {
    return [getFolder(stem), getExtension(stem), makeInitialsKey(listWordsInStem(stem))].join('\0');
}
/**
 * Returns a key that words share if some may be a typo of the others: the first letter of each word
 * (typos rarely change it), and numbers in full.
 */
function makeInitialsKey(words) {
    return words.map((word) => (isNumber(word) ? word : word[0]?.toLowerCase())).join('\0');
}
/**
 * Are the words of two names equal, or do they differ by one typo in one word? `page-13` is not a
 * typo of `page-12`, nor `import` of `export`. Names that consist of numbers are never similar.
 * Both must have the same initials key, and so the same number of words. Words with fewer than
 * `minChars` UTF-16 units are compared exactly.
 */
function areSimilarWords(words, otherWords, minChars = MIN_TYPO_CHARS) {
    if (words.every(isNumber))
        return false;
    const [differingIndex, ...others] = words.keys().filter((i) => words[i] !== otherWords[i]);
    if (differingIndex === undefined)
        return true;
    if (others.length > 0)
        return false;
    const word = words[differingIndex] ?? '';
    const otherWord = otherWords[differingIndex] ?? '';
    const isLongEnough = Math.min(word.length, otherWord.length) >= minChars;
    return isLongEnough && (0,did_you_mean/* measureEditDistance */.wn)(word, otherWord, 1) === 1;
}

;// CONCATENATED MODULE: ./lib/check/suggestions/similar-anchors.js
/** Finds the existing anchor that was probably meant instead of a missing one. */


/** The suffix that anchors get if a page has the same heading twice. */
const NUMBER_SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u;
/** What WordPress and GitHub put before the id of a heading. */
const GENERATED_PREFIX = /^(?:h|user-content)-/;
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gu;
const DIGIT_SEPARATORS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu;
/** How many anchors with the same initials are compared for typos. */
const MAX_TYPO_CANDIDATES = 500;
/** Shorter words may be names in code, such as `foldl` and `foldr`. */
const similar_anchors_MIN_TYPO_CHARS = 6;
/** An id that a generator derives from a heading. Names in code often have capitals or dots. */
const HEADING_ID = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;
/** In order of similarity, closest first. */
const SIMILARITIES = [
    { kind: 'case', normalize: (id) => id },
    { kind: 'unicode', normalize: (id) => id.normalize() },
    { kind: 'typo', normalize: keepLettersAndDigits },
    { kind: 'prefix', normalize: (id) => id.replace(GENERATED_PREFIX, '') },
    { kind: 'suffix', normalize: (id) => id.replace(NUMBER_SUFFIX, '') },
];
/** The anchors of one page, in which similar ones are found. */
class AnchorIndex {
    #ids;
    /** The anchors once for each similarity, closest first. */
    #groupings;
    /** The anchors of headings by the initials of their words: see `makeInitialsKey`. */
    #headingsByInitials;
    constructor(ids) {
        this.#ids = ids;
        const anchors = [...ids].map(makeAnchor);
        this.#groupings = SIMILARITIES.map(({ kind, normalize }) => ({
            kind,
            normalize,
            anchorsByForm: Map.groupBy(anchors, ({ lowerCaseId }) => normalize(lowerCaseId)),
        }));
        const headings = anchors.filter(({ id }) => isHeadingId(id));
        this.#headingsByInitials = Map.groupBy(headings, ({ id }) => makeInitialsKey(listWordsInName((0,byte_strings/* toText */.fE)(id))));
    }
    has(id) {
        return this.#ids.has(id);
    }
    /**
     * Returns the anchor most similar to a missing one; undefined if none is similar, or if several
     * are equally similar.
     */
    find(missingId) {
        const missing = makeAnchor(missingId);
        for (const grouped of this.#groupings) {
            const [anchor, ...others] = listSimilar(missing, grouped);
            if (anchor === undefined)
                continue;
            if (others.length > 0)
                return undefined;
            return { kind: grouped.kind, id: anchor.id };
        }
        return this.#findWithTypo(missing);
    }
    /** Finds the only anchor of a heading that differs by one typo in one long word. */
    #findWithTypo({ id }) {
        if (!isHeadingId(id))
            return undefined;
        const words = listWordsInName((0,byte_strings/* toText */.fE)(id));
        const candidates = this.#headingsByInitials.get(makeInitialsKey(words)) ?? [];
        if (candidates.length > MAX_TYPO_CANDIDATES)
            return undefined;
        const [anchor, ...others] = candidates.filter((candidate) => areSimilarWords(words, listWordsInName((0,byte_strings/* toText */.fE)(candidate.id)), similar_anchors_MIN_TYPO_CHARS));
        if (anchor === undefined || others.length > 0)
            return undefined;
        return { kind: 'typo', id: anchor.id };
    }
}
function listSimilar(missing, { kind, normalize, anchorsByForm }) {
    const form = normalize(missing.lowerCaseId);
    if (form === '')
        return [];
    const withSameForm = anchorsByForm.get(form) ?? [];
    if (kind === 'suffix')
        return keepDifferentlyNumbered(withSameForm, missing);
    return withSameForm;
}
function isHeadingId(id) {
    return HEADING_ID.test((0,byte_strings/* toText */.fE)(id));
}
function makeAnchor(id) {
    return { id, lowerCaseId: (0,byte_strings/* toText */.fE)(id).toLowerCase() };
}
/**
 * Returns the anchors that have a numeric suffix if the missing one has none, or the other way
 * around: `step-2` is not `step-1`.
 */
function keepDifferentlyNumbered(anchors, missing) {
    return anchors.filter((anchor) => isNumbered(anchor) !== isNumbered(missing));
}
function isNumbered({ lowerCaseId }) {
    return NUMBER_SUFFIX.test(lowerCaseId);
}
/** Stands for any separator between two digits. No id of a page contains it: see `joinIds`. */
const UNIFORM_SEPARATOR = '\0';
/**
 * Removes everything but letters, digits, and a uniform mark for separators between two digits:
 * `1.12` is not `11.2`.
 */
function keepLettersAndDigits(text) {
    return text
        .replace(DIGIT_SEPARATORS, UNIFORM_SEPARATOR)
        .replace(SEPARATORS, (run) => (run === UNIFORM_SEPARATOR ? run : ''));
}

// EXTERNAL MODULE: ./lib/web/fragments.js
var web_fragments = __webpack_require__(1343);
;// CONCATENATED MODULE: ./lib/changes/stable-ids.js
/** Distinguishes ids that are stable between builds from generated ones. */



const stable_ids_WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Returns the letters and digits of an id or text. */
function extractAlphanumerics(bytes) {
    return keepLettersAndDigits((0,byte_strings/* toText */.fE)(bytes).toLowerCase());
}
/** Returns the letters and digits without separators: the id of `1.2` may be `12` or `1-2`. */
const makeSlug = (bytes) => extractAlphanumerics(bytes).replaceAll('\0', '');
/** Was an id made from a whole heading? The second of two equal headings may have a number. */
function isSlugOf(id, heading) {
    const slug = makeSlug(heading);
    return slug !== '' && [id, removeNumberSuffix(id)].some((each) => makeSlug(each) === slug);
}
/** Returns an id without the number that repeated headings get. */
function removeNumberSuffix(id) {
    return (0,byte_strings/* toBytes */.ZJ)((0,byte_strings/* toText */.fE)(id).replace(NUMBER_SUFFIX, ''));
}
/** Does an id share words with its heading? */
function sharesWordsWithHeading(id, heading) {
    const slug = makeSlug(id);
    if (slug.length > 1 && makeSlug(heading).includes(slug))
        return true;
    const words = new Set(listWords(heading));
    return listWords(id).some((word) => words.has(word));
}
/**
 * Is an id generated: a number (`id12`, `fn1`, `:r1:`), a hash, or the letter of an index? Nobody
 * remembers these, and many change in the next build.
 */
function isGeneratedId(id, heading) {
    if (/^[a-z\d]?$/.test(extractAlphanumerics(id)))
        return true;
    if (sharesWordsWithHeading(id, heading))
        return false;
    return /\p{N}/u.test((0,byte_strings/* toText */.fE)(id)) || stabilizeTokens(id) !== id;
}
function listWords(bytes) {
    return (0,byte_strings/* toText */.fE)(bytes).toLowerCase().match(stable_ids_WORD) ?? [];
}

;// CONCATENATED MODULE: ./lib/changes/lost-anchors.js
/** Finds the anchors of a page that its successor lacks, and their replacements. */





/** The maximum number of `if-linked` anchors that are kept for one page. */
const MAX_IF_LINKED = 1_000;
/**
 * The number of a source line, or of an index target of Sphinx, which changes with any text before
 * it.
 */
const NUMBERED_LINE = /^(?:(?:l|line|index)[-_.]?)?\d+$/i;
/**
 * Returns the `earlier` anchors that `later` lacks, each once, in order. `scripted`: ids that
 * scripts handle.
 */
function findLostAnchors(earlier, later, scripted) {
    const keptIds = scripted.union(new Set(later.map(({ id }) => id)));
    // Fragments find an id as written or decoded, so either form in the successor is enough.
    const isLost = ({ id }) => {
        if (keptIds.has(id))
            return false;
        const names = (0,web_fragments/* listMatchingIds */.A)(byte_strings/* HASH */.v9.concat(id));
        return names.length > 0 && !names.some((name) => keptIds.has(name));
    };
    const lost = keepFirstById(earlier.filter(isLost));
    if (lost.length === 0)
        return [];
    const pair = new AnchorPair(earlier, later);
    const lostAnchors = [];
    let ifLinkedCount = 0;
    for (const anchor of lost) {
        const countsWhen = pair.chooseWhenCounted(anchor);
        if (countsWhen === undefined || pair.hasRegeneratedId(anchor))
            continue;
        if (countsWhen === 'if-linked') {
            ifLinkedCount++;
            if (ifLinkedCount > MAX_IF_LINKED)
                continue;
        }
        lostAnchors.push(pair.makeLostAnchor(anchor, countsWhen));
    }
    return lostAnchors;
}
const hasId = ({ id }) => id !== '';
/** Keeps the first anchor with each id, which fragments point to. */
function keepFirstById(anchors) {
    return [...Map.groupBy(anchors, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
}
/** The anchors of a page and of its successor, compared. */
class AnchorPair {
    #earlier;
    #later;
    /** The ids that only the successor has, with generated parts replaced. */
    #newStableIds;
    /** The anchors of the successor, by the letters of their text. */
    #byWords;
    #earlierByHeading;
    #laterByHeading;
    #headingCounts;
    #similarIds;
    #candidatesByWords = new Map();
    constructor(earlier, later) {
        this.#earlier = new Map(keepFirstById(earlier.filter(hasId)).map((each) => [each.id, each]));
        this.#later = new Map(keepFirstById(later.filter(hasId)).map((each) => [each.id, each]));
        const newIds = [...this.#later.keys()].filter((id) => !this.#earlier.has(id));
        this.#newStableIds = new Set(newIds.map(stabilizeTokens));
        this.#byWords = Map.groupBy(later, ({ text }) => extractAlphanumerics(text));
        this.#earlierByHeading = Map.groupBy(earlier, ({ heading }) => heading);
        this.#laterByHeading = Map.groupBy(later, ({ heading }) => heading);
        this.#headingCounts = { earlier: countHeadings(earlier), later: countHeadings(later) };
        this.#similarIds = new AnchorIndex(new Set(this.#later.keys()));
    }
    /** Returns when an anchor counts; undefined if it never does. */
    chooseWhenCounted({ id, text, heading }) {
        const isOfHeading = heading !== undefined && !isGeneratedId(id, text) && !this.#isNumbered(id, text);
        if (isOfHeading)
            return sharesWordsWithHeading(id, text) ? 'always' : 'unless-layout';
        if (NUMBERED_LINE.test(id))
            return undefined;
        return 'if-linked';
    }
    /** Does the successor have the same id with another generated part? */
    hasRegeneratedId({ id }) {
        const stableId = stabilizeTokens(id);
        return stableId !== id && this.#newStableIds.has(stableId);
    }
    makeLostAnchor({ id, text, heading }, countsWhen) {
        const words = extractAlphanumerics(text);
        const anchor = { id: (0,byte_strings/* detach */.Yo)(id), words, countsWhen };
        const newId = this.#assignNewId(id, words);
        if (newId !== undefined)
            return { ...anchor, newId: (0,byte_strings/* detach */.Yo)(newId), suggestion: undefined };
        return { ...anchor, newId, suggestion: this.#suggestAnchor(id, words, heading) };
    }
    /** Does an id have a number because an earlier heading of the page has the same words? */
    #isNumbered(id, text) {
        const idWithoutNumber = removeNumberSuffix(id);
        if (idWithoutNumber === id)
            return false;
        const first = this.#earlier.get(idWithoutNumber);
        if (first === undefined)
            return false;
        return extractAlphanumerics(first.text) === extractAlphanumerics(text);
    }
    /**
     * Returns the new id of the same words. Among several, one with the same letters is preferred,
     * such as another form of a signature. Otherwise, they are assigned in order.
     */
    #assignNewId(old, words) {
        if (words === '')
            return undefined;
        const candidates = this.#candidatesByWords.get(words) ?? this.#listCandidates(words);
        this.#candidatesByWords.set(words, candidates);
        const { anchors, byLetters } = candidates;
        const nextInOrder = anchors[candidates.usedCount] ?? anchors.at(-1);
        candidates.usedCount++;
        const [sameLetters] = byLetters.get(extractAlphanumerics(old)) ?? [];
        return (sameLetters ?? nextInOrder)?.id;
    }
    #listCandidates(words) {
        const newAnchors = (this.#byWords.get(words) ?? []).filter((each) => this.#isNew(each));
        const ofHeadings = newAnchors.filter(({ heading }) => heading !== undefined);
        const withStableIds = ofHeadings.filter(({ id, text }) => !isGeneratedId(id, text));
        const preferences = [withStableIds, ofHeadings, newAnchors];
        const anchors = preferences.find(({ length }) => length > 0) ?? [];
        const byLetters = Map.groupBy(anchors, ({ id }) => extractAlphanumerics(id));
        return { anchors, byLetters, usedCount: 0 };
    }
    #suggestAnchor(id, words, heading) {
        const isHeading = (each) => each.heading !== undefined && hasId(each);
        const sameWords = this.#byWords.get(words)?.find(isHeading);
        if (sameWords !== undefined && words !== '')
            return { kind: 'words', id: (0,byte_strings/* detach */.Yo)(sameWords.id) };
        const similar = this.#similarIds.find(id) ?? this.#findBetweenNeighbors(heading);
        if (similar === undefined)
            return undefined;
        return { kind: similar.kind, id: (0,byte_strings/* detach */.Yo)(similar.id) };
    }
    /** Returns the new heading between the former neighbors of a heading. */
    #findBetweenNeighbors(heading) {
        if (heading === undefined)
            return undefined;
        const previous = this.#findHeadingInSuccessor(heading - 1);
        const next = this.#findHeadingInSuccessor(heading + 1);
        if (previous === undefined || next === undefined || next - previous !== 2)
            return undefined;
        const between = this.#laterByHeading.get(previous + 1)?.find((each) => this.#isNew(each));
        if (between === undefined)
            return undefined;
        return { kind: 'place', id: between.id };
    }
    #isNew(anchor) {
        return hasId(anchor) && !this.#earlier.has(anchor.id);
    }
    /**
     * Returns the number of the successor's heading with the same id or words. The positions before
     * the first and after the last heading correspond to each other.
     */
    #findHeadingInSuccessor(heading) {
        if (heading < 0)
            return -1;
        if (heading >= this.#headingCounts.earlier)
            return this.#headingCounts.later;
        for (const { id, text } of this.#earlierByHeading.get(heading) ?? []) {
            const sameId = this.#later.get(id);
            if (sameId?.heading !== undefined)
                return sameId.heading;
            const sameWords = this.#byWords.get(extractAlphanumerics(text)) ?? [];
            const ofHeading = sameWords.find((anchor) => anchor.heading !== undefined);
            if (ofHeading !== undefined)
                return ofHeading.heading;
        }
        return undefined;
    }
}
/** Returns the number of headings, which are numbered from 0. Each has an anchor. */
function countHeadings(anchors) {
    return anchors.reduce((count, { heading = -1 }) => Math.max(count, heading + 1), 0);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __webpack_require__(4114);
// EXTERNAL MODULE: ./lib/web/host/served-site.js + 5 modules
var served_site = __webpack_require__(4439);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/page/attribute-values.js
var attribute_values = __webpack_require__(6971);
// EXTERNAL MODULE: ./lib/web/page/content-model.js
var content_model = __webpack_require__(7013);
// EXTERNAL MODULE: ./lib/web/page/open-elements.js
var open_elements = __webpack_require__(1102);
// EXTERNAL MODULE: ./lib/web/page/page-reader.js + 2 modules
var page_reader = __webpack_require__(4033);
;// CONCATENATED MODULE: ./lib/web/page/visible-content-reader.js






/**
 * The maximum length of descriptions and headings, in bytes. The rest of a heading counts as text,
 * because its end tag may be missing.
 */
const MAX_LINE_BYTES = 4_096;
/** Types of fields whose value is only submitted, not shown. */
const TYPES_WITHOUT_VISIBLE_VALUE = new Set([
    'hidden',
    'checkbox',
    'radio',
    'file',
    'image',
    'password',
]);
/**
 * Inline elements that change the meaning of words: `must <del>not</del>`, `10<sup>6</sup>`, or add
 * quotation marks.
 */
const WORDING_ELEMENTS = ['del', 'ins', 's', 'strike', 'sub', 'sup', 'q'];
/** The control characters that represent the tags of these elements in the text, two for each. */
const TAG_MARK = /([\x10-\x1d])/g;
const FIRST_TAG_MARK = 0x10;
/** Reads the parts of a page that readers notice. */
class VisibleContentReader {
    #pass;
    #cleanText;
    #onAnchor;
    #reader;
    #elements = new open_elements/* OpenElements */.K();
    /** Text that has not been reported yet, as written. */
    #pendingText = byte_strings/* NO_BYTES */.CR;
    #hasPendingTagMarks = false;
    /** The whitespace between the text so far and the text that follows. */
    #pendingSpace = byte_strings/* NO_BYTES */.CR;
    /** The innermost element at that point. */
    #textElement = this.#elements.innermost;
    #isInTitle = false;
    #hasTitle = false;
    #hasDescription = false;
    /** The text of the open heading so far. */
    #headingText;
    /** `cleanText` receives text with single spaces, and returns the part of it that counts. */
    constructor(onPart, syntax, cleanText = (text) => text, onAnchor) {
        this.#pass = onPart;
        this.#cleanText = cleanText;
        this.#onAnchor = onAnchor;
        this.#reader = new page_reader/* PageReader */.X(this, vocabulary/* VISIBLE_VOCABULARY */.SJ, syntax);
    }
    read(page) {
        this.#reader.read(page);
        this.#endTitle();
        this.#flush();
        this.#endHeading();
    }
    // Called by the reader.
    open(element) {
        const { name: tag, attributeCount } = element;
        if (page_reader/* INVISIBLE_ELEMENTS */.e.has(tag))
            return false;
        if (content_model/* INLINE_ELEMENTS */.MV.has(tag))
            this.#addTagMark(tag, 0);
        else
            this.#endBlock();
        const hidesContent = element.has('hidden');
        this.#elements.open(tag, findRole(element), hidesContent);
        this.#passElementState();
        if (tag === 'title' && !element.isForeign)
            this.#beginTitle();
        else if (isHeading(tag))
            this.#beginHeading(tag[1] ?? '');
        if (attributeCount > 0) {
            this.#passAnchors(element);
            this.#passAttributes(element);
        }
        return false;
    }
    close(tag) {
        if (content_model/* INLINE_ELEMENTS */.MV.has(tag))
            this.#addTagMark(tag, 1);
        else
            this.#endBlock();
        if (tag === 'title')
            this.#endTitle();
        else if (isHeading(tag))
            this.#endHeading();
        this.#elements.close(tag);
        this.#passElementState();
    }
    text(written) {
        this.#pendingText = this.#pendingText.concat(written);
    }
    #addTagMark(tag, isEnd) {
        const index = WORDING_ELEMENTS.indexOf(tag);
        if (index === -1)
            return;
        this.#hasPendingTagMarks = true;
        this.text((0,byte_strings/* asBytes */.Yd)(String.fromCharCode(FIRST_TAG_MARK + 2 * index + isEnd)));
    }
    #passAnchors(element) {
        if (this.#onAnchor === undefined || element.isInShadow)
            return;
        const id = element.get('id') ?? '';
        const name = element.name === 'a' ? (element.get('name') ?? '') : '';
        if (id !== '')
            this.#onAnchor(id, element.name);
        if (name !== '' && name !== id)
            this.#onAnchor(name, element.name);
    }
    #passAttributes(element) {
        const { name: tag } = element;
        if (element.has('hidden'))
            this.#passWord('mark', 'hidden');
        if (tag === 'meta')
            this.#readMeta(element);
        // A form with this method only closes its dialog.
        if (tag === 'form' && element.get('method')?.toLowerCase() === 'dialog')
            return;
        const type = tag === 'input' ? (element.get('type') ?? '').trim().toLowerCase() : undefined;
        // In a fixed order, because the order in the page has no meaning.
        for (const { attribute } of vocabulary/* VISIBLE_VOCABULARY */.SJ.listAttributes(tag)) {
            const isShown = type === undefined || isShownByField(type, attribute);
            if (isShown)
                this.#passAttribute(element.findAttribute(attribute));
        }
    }
    /** Reports where hidden content and navigation begin or end. */
    #passElementState() {
        const before = this.#textElement;
        const now = this.#elements.innermost;
        if (now.isHidden !== before.isHidden)
            this.#passWord('hiding', now.isHidden ? 'hidden' : 'shown');
        if (now.isNavigation !== before.isNavigation)
            this.#passWord('region', now.isNavigation ? 'navigation' : 'content');
        this.#textElement = now;
    }
    #passAttribute(attribute) {
        if (attribute === undefined)
            return;
        const { name, meaning, value } = attribute;
        switch (meaning) {
            case 'qualifier':
                break;
            case 'alternative':
                this.#passPart('alternative', value.slice(0, MAX_LINE_BYTES));
                break;
            case 'boolean':
                this.#passWord('mark', name);
                break;
            case 'visible-value': {
                const shown = makeOneLine(value.slice(0, MAX_LINE_BYTES));
                this.#passWord('mark', `${name} ${shown}`);
                break;
            }
            case 'link':
                this.#passPart('link', value);
                break;
            case 'srcset':
                for (const address of (0,attribute_values/* readSrcset */.d3)(value))
                    this.#passPart('image', address);
                break;
            default:
                this.#passPart('image', value);
        }
    }
    /** Reports a part after all text before it. */
    #passPart(part, value) {
        this.#flush();
        this.#pass(part, value);
    }
    /** Reports a word of ours, or an ASCII word of the page. */
    #passWord(part, word) {
        this.#passPart(part, (0,byte_strings/* asBytes */.Yd)(word));
    }
    #readMeta(element) {
        const content = element.get('content');
        if (content === undefined)
            return;
        if (element.get('name')?.toLowerCase() === 'description') {
            if (this.#hasDescription)
                return;
            this.#hasDescription = true;
            this.#pass('description', this.#cleanText(makeOneLine(content.slice(0, MAX_LINE_BYTES))));
        }
        else if (element.get('http-equiv')?.toLowerCase() === 'refresh') {
            const target = (0,attribute_values/* readRefreshTarget */.pm)(content.slice(0, MAX_LINE_BYTES));
            if (target !== undefined)
                this.#pass('redirect', target);
        }
    }
    /** Only the first title is used. */
    #beginTitle() {
        this.#isInTitle ||= !this.#hasTitle;
        this.#hasTitle = true;
    }
    #endTitle() {
        if (!this.#isInTitle)
            return;
        this.#isInTitle = false;
        this.#pass('title', makeOneLine(decodeVisibleText(this.#pendingText.replace(TAG_MARK, ''))));
        this.#pendingText = byte_strings/* NO_BYTES */.CR;
    }
    #beginHeading(level) {
        this.#endHeading();
        this.#passWord('section', level);
        this.#headingText = byte_strings/* NO_BYTES */.CR;
    }
    #endHeading() {
        if (this.#headingText === undefined)
            return;
        this.#flush();
        this.#pass('heading', (0,byte_strings/* trimBytes */.Om)(this.#headingText));
        this.#headingText = undefined;
    }
    #endBlock() {
        this.#flush();
        this.#pendingSpace = LINE_END;
    }
    #flush() {
        const run = this.#pendingText;
        if (run === '' || this.#isInTitle)
            return;
        this.#pendingText = byte_strings/* NO_BYTES */.CR;
        if (this.#hasPendingTagMarks)
            this.#flushWithMarks(run);
        else
            this.#flushText(run);
    }
    /** Reports text that contains the control characters of `WORDING_ELEMENTS`. */
    #flushWithMarks(run) {
        this.#hasPendingTagMarks = false;
        const text = run.replace(TAG_MARK, '');
        const words = makeOneLine(decodeVisibleText(text));
        // A build date is left out as a whole, even if its `th` is in superscript.
        if (this.#cleanText(words) !== words) {
            this.#flushText(text);
            return;
        }
        for (const [i, piece] of run.split(TAG_MARK).entries()) {
            const isMark = i % 2 === 1;
            if (isMark)
                this.#pass('mark', makeTagName(piece));
            else if (piece !== '')
                this.#flushText(piece);
        }
    }
    #flushText(written) {
        const text = decodeVisibleText(written);
        if (this.#textElement.isPreformatted) {
            this.#passLines(text.replace(/\r\n?/g, '\n'));
            return;
        }
        const words = makeOneLine(text);
        if ((0,byte_strings/* isSpace */.xC)(text.charCodeAt(0)) && this.#pendingSpace === '')
            this.#pendingSpace = SPACE;
        if (words === '')
            return;
        this.#passText(this.#cleanText(words));
        if ((0,byte_strings/* isSpace */.xC)(text.charCodeAt(text.length - 1)))
            this.#pendingSpace = SPACE;
    }
    /** Reports preformatted text without trailing blanks, which are not visible. */
    #passLines(text) {
        const lines = this.#pendingSpace
            .concat(text)
            .split('\n')
            .map((line, i, all) => (i < all.length - 1 ? trimBlanks(line) : line));
        const whole = (0,byte_strings/* asBytes */.Yd)(lines.join('\n'));
        const words = trimBlanks(whole);
        this.#pendingSpace = byte_strings/* NO_BYTES */.CR;
        if (words !== '')
            this.#passText(words);
        this.#pendingSpace = whole.slice(words.length);
    }
    #passText(text) {
        const run = this.#pendingSpace.concat(text);
        this.#pendingSpace = byte_strings/* NO_BYTES */.CR;
        this.#pass('text', run);
        if (this.#headingText === undefined)
            return;
        this.#headingText = this.#headingText.concat(run);
        if (this.#headingText.length >= MAX_LINE_BYTES)
            this.#endHeading();
    }
}
/** Returns the name of the tag that a control character stands for, with a slash for an end tag. */
function makeTagName(mark) {
    const place = mark.charCodeAt(0) - FIRST_TAG_MARK;
    const isEnd = place % 2 === 1;
    const tag = WORDING_ELEMENTS[place >> 1];
    return (0,byte_strings/* asBytes */.Yd)(isEnd ? `/${tag}` : `${tag}`);
}
/** Returns text without trailing blanks. */
function trimBlanks(text) {
    let end = text.length;
    while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t'))
        end--;
    return text.slice(0, end);
}
const SPACE = (0,byte_strings/* toBytes */.ZJ)(' ');
const LINE_END = (0,byte_strings/* toBytes */.ZJ)('\n');
const SPACES = /[ \t\n\f\r]+/g;
const UNEVEN_SPACES = /[\t\n\f\r]| {2}/;
/** Replaces each run of whitespace with one space. */
function collapseSpaces(text) {
    if (!UNEVEN_SPACES.test(text))
        return text;
    return text.replace(SPACES, ' ');
}
/**
 * Does a field of this type show the value of an attribute? Hidden fields are skipped, because most
 * are generated.
 */
function isShownByField(type, attribute) {
    if (attribute === 'src' || attribute === 'alt')
        return type === 'image';
    return type !== 'hidden' && (attribute !== 'value' || !TYPES_WITHOUT_VISIBLE_VALUE.has(type));
}
/**
 * Keywords of `rel` for the previous and the next page, and classes of themes that do not use
 * `rel`, such as `left-prev` and `next-page`.
 */
const PAGE_TURN_NAME = new RegExp(String.raw `(?:^|[\s_-])(?:prev|previous|next)` +
    String.raw `(?:[_-](?:page|link|post|doc|article|chapter|topic))?(?!\S)`, 'i');
/**
 * The names of breadcrumbs, and of the version menu of Read the Docs, which also has links to the
 * previous and next page. Neither is a menu by its element or role.
 */
const BREADCRUMB_NAME = 'bread-?crumbs?(?:[_-]{1,2}(?:bar|container|inner|items?|links?|list|nav|navigation|row|trail|wrap(?:per)?))?';
const BREADCRUMB_CLASS = new RegExp(`(?:^|[\\s_-])(?:${BREADCRUMB_NAME}|crumbs|navpath|rst-versions)(?!\\S)`, 'i');
const BREADCRUMB_ID = new RegExp(`^(?:(?:doc|nav|page|site)[_-])?${BREADCRUMB_NAME}$|^nav-path$`, 'i');
const BREADCRUMB_LABEL = /^\s*bread ?crumbs?\b/i;
/**
 * A section about breadcrumbs may have the same id: its class is `section`, `sect1`, or `level2`.
 */
const SECTION_CLASS = /(?:^|[\s_-])(?:sect(?:ion|\d)?|chapter|appendix|level\d)(?![^\s_-])/i;
/** https://schema.org/BreadcrumbList, in microdata and RDFa. */
const BREADCRUMB_TYPE = /(?:^|[/:])BreadcrumbList\s*$/;
/** The elements that themes use for breadcrumbs. */
const BREADCRUMB_ELEMENTS = new Set(['div', 'ol', 'p', 'span', 'td', 'ul']);
/**
 * Returns the role of an element. Breadcrumbs, and links to the previous and next page, always
 * count as navigation.
 */
function findRole(element) {
    if (isPageTurnLink(element) || isBreadcrumb(element))
        return 'navigation';
    return element.get('role');
}
function isPageTurnLink(element) {
    if (element.name !== 'a')
        return false;
    return (PAGE_TURN_NAME.test(element.get('rel') ?? '') || PAGE_TURN_NAME.test(element.get('class') ?? ''));
}
function isBreadcrumb(element) {
    if (!BREADCRUMB_ELEMENTS.has(element.name) || element.attributeCount === 0)
        return false;
    const classes = element.get('class') ?? '';
    const type = element.get('itemtype') ?? element.get('typeof') ?? '';
    if (BREADCRUMB_CLASS.test(classes) || BREADCRUMB_TYPE.test(type))
        return true;
    if (BREADCRUMB_LABEL.test(element.get('aria-label') ?? ''))
        return true;
    return BREADCRUMB_ID.test(element.get('id') ?? '') && !SECTION_CLASS.test(classes);
}
function isHeading(tag) {
    return tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6';
}
function makeOneLine(text) {
    return collapseSpaces((0,byte_strings/* trimBytes */.Om)(text));
}
/** The first bytes of the characters below. */
const MAY_BE_SPECIAL = /[\xc2\xe2\xef]/;
/** Characters without a width: U+200B, U+2060, U+FEFF, U+00AD. */
const NO_WIDTH = /\xe2\x80\x8b|\xe2\x81\xa0|\xef\xbb\xbf|\xc2\xad/g;
/** U+00A0 */
const NO_BREAK_SPACE = /\xc2\xa0/g;
function decodeVisibleText(written) {
    const text = (0,attribute_values/* decodeText */.g7)(written);
    if (!MAY_BE_SPECIAL.test(text))
        return text;
    return text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ');
}

// EXTERNAL MODULE: ./lib/web/page/page-kinds.js
var page_kinds = __webpack_require__(9611);
;// CONCATENATED MODULE: ./lib/changes/page-anchors.js
/** Collects the anchors of a page, and the heading that each belongs to. */






/** Elements with an id that generators put around a heading, or before it, for links to it. */
const AROUND_HEADINGS = new Set(['a', 'section', 'span']);
/** Collects the anchors of a page, in order. */
class AnchorCollector {
    anchors = [];
    /** The anchors whose text has not been seen yet, with their elements. */
    #pending = [];
    #headingCount = 0;
    #isInHeading = false;
    add(id, tag) {
        const heading = this.#isInHeading ? this.#headingCount : undefined;
        const anchor = { id: (0,byte_strings/* replaceInvalidUtf8 */.Zk)(id), text: byte_strings/* NO_BYTES */.CR, heading };
        this.anchors.push(anchor);
        if (!content_model/* VOID_ELEMENTS */.v1.has(tag))
            this.#pending.push({ anchor, tag });
    }
    /** Adds an anchor outside the content, which does not belong to a heading. */
    addOutside(id) {
        this.anchors.push({ id: (0,byte_strings/* replaceInvalidUtf8 */.Zk)(id), text: byte_strings/* NO_BYTES */.CR, heading: undefined });
    }
    addText(text) {
        if (this.#pending.length === 0)
            return;
        for (const { anchor } of this.#pending)
            anchor.text = text;
        this.#pending = [];
    }
    beginHeading() {
        this.#isInHeading = true;
    }
    /**
     * Ends a heading. Anchors without text before it belong to it, unless they are for the layout.
     */
    endHeading(text) {
        for (const { anchor, tag } of this.#pending) {
            const isOfHeading = AROUND_HEADINGS.has(tag) || isSlugOf(anchor.id, text);
            if (isOfHeading)
                anchor.heading ??= this.#headingCount;
            if (anchor.heading !== undefined)
                anchor.text = text;
        }
        const hasAnchor = this.#pending.some(({ anchor }) => anchor.heading === this.#headingCount);
        if (!hasAnchor)
            this.anchors.push({ id: byte_strings/* NO_BYTES */.CR, text, heading: this.#headingCount });
        this.#pending = [];
        this.#headingCount++;
        this.#isInHeading = false;
    }
}
const READS_FRAGMENT = /\blocation\.hash\b/;
/** A quoted fragment, but not in an attribute, which would only link to it. */
const QUOTED_FRAGMENT = /(?<=["'`])(?<!\w\s?=\s?["'])#[^"'`<>\s\\]{1,200}(?=["'`])/g;
/**
 * Returns the ids that a script of a page seems to handle: mdBook 0.5 writes one that redirects
 * readers of moved headings.
 */
function listScriptedIds(text) {
    if (!READS_FRAGMENT.test(text))
        return [];
    const fragments = [...text.matchAll(QUOTED_FRAGMENT)];
    return fragments.flatMap(([fragment]) => (0,web_fragments/* listMatchingIds */.A)((0,byte_strings/* asBytes */.Yd)(fragment)));
}
const SCRIPT = /<script\b/i;
/**
 * Returns whether the anchors of a page are in its HTML and worth linking to. Excluded are pages
 * that repeat other pages, and pages whose headings a script may write.
 */
function hasLastingAnchors(page, text, hasHeading) {
    if ((0,page_names/* isNotFoundPage */.np)(page) || (0,page_names/* getStem */.qp)(page) === 'search' || (0,page_kinds/* isPrintEdition */.a9)(page, text))
        return false;
    return hasHeading || !SCRIPT.test(text);
}

;// CONCATENATED MODULE: ./lib/changes/page-parts.js
/** Splits a page into the parts that a reader perceives, to compare them with another build. */








/** How many sections of a page are compared. The rest counts as one. */
const MAX_COMPARED_SECTIONS = 10_000;
const NO_PARTS = {
    title: byte_strings/* NO_BYTES */.CR,
    description: byte_strings/* NO_BYTES */.CR,
    navigation: '',
    isParsed: true,
    textLength: 0,
    redirect: undefined,
    anchors: undefined,
    scriptedIds: [],
};
/** Returns the parts of a page. */
function readPageParts(page, text, siteResolver) {
    const syntax = (0,vocabulary/* chooseSyntax */.ZL)(page);
    const hideAddress = makeAddressHider(page);
    const collector = new PartsCollector(siteResolver(page, (0,page_text/* findBaseHref */.G9)(text, syntax)), hideAddress);
    const cleanText = (shown) => hideAddress(replaceBuildTimes(shown));
    new VisibleContentReader(collector.addPart, syntax, cleanText, collector.addAnchor).read(text);
    const { parts } = collector;
    const hasHeading = parts.sections.length > 1;
    const hasAnchors = hasLastingAnchors(page, text, hasHeading);
    return {
        page,
        ...parts,
        anchors: hasAnchors ? collector.anchors.anchors : undefined,
        scriptedIds: listScriptedIds(text),
    };
}
/**
 * Returns a function that removes the page's own full address from text. Pages show it for
 * citations or next to a QR code, and it changes when the page moves.
 */
function makeAddressHider(page) {
    const stem = (0,page_names/* getStem */.qp)(page);
    if (stem === '')
        return (shown) => shown;
    const pageEnding = '(?:\\.x?html?|/index\\.x?html?|/)?(?![\\w/-]|\\.\\w)';
    const address = new RegExp(`(?<=https?://[^\\s"'<>]{1,200}/)${RegExp.escape(stem)}${pageEnding}`, 'g');
    return (shown) => (shown.includes('://') ? shown.replace(address, '') : shown);
}
/** Returns the parts of a page that is not parsed. `digest` is that of its content. */
function makeUnparsedParts(page, digest) {
    const sections = [{ ...makeSection(0), text: digest }];
    return { ...NO_PARTS, page, sections, isParsed: false };
}
/** Collects the parts of a page as they are read. */
class PartsCollector {
    #section = makeSection(0);
    parts = { ...NO_PARTS, sections: [this.#section] };
    anchors = new AnchorCollector();
    #resolver;
    #hideAddress;
    #isInHeading = false;
    #isNavigation = false;
    constructor(resolver, hideAddress) {
        this.#resolver = resolver;
        this.#hideAddress = hideAddress;
    }
    addAnchor = (id, tag) => {
        if (this.#isNavigation)
            this.anchors.addOutside(id);
        else
            this.anchors.add(id, tag);
    };
    addPart = (part, value) => {
        switch (part) {
            case 'title':
            case 'description':
                this.parts[part] = value;
                break;
            case 'section':
                this.#addSection(value);
                break;
            case 'heading':
                if (this.#isInHeading)
                    this.#endHeading(value);
                break;
            case 'text':
                this.#addText(value);
                break;
            case 'link':
                this.#addTarget(part, this.#resolver.resolveLink(value));
                break;
            case 'image':
                this.#addTarget(part, this.#resolver.resolveImage(value));
                break;
            case 'alternative':
                this.#append('images', wrapInMarks(part, this.#hideAddress(value)));
                break;
            case 'mark':
                this.#append('text', wrapInMarks(part, value));
                break;
            case 'region':
                this.#isNavigation = value === 'navigation';
                break;
            case 'redirect':
                // A redirect belongs to the page, even within navigation.
                this.parts.redirect = this.#resolver.resolveLink(value);
                this.#section.links += wrapInMarks(part, this.parts.redirect);
        }
    };
    #addText(text) {
        if (!this.#isNavigation)
            this.parts.textLength += text.length;
        // The text of a heading is added when the heading ends.
        const isOfHeading = this.#isInHeading && !this.#isNavigation;
        if (isOfHeading)
            return;
        this.anchors.addText(text);
        this.#append('text', text);
    }
    #addTarget(part, target) {
        // Its position in the text counts, too.
        if (!this.#isNavigation)
            this.#section.text += wrapInMarks(part);
        this.#append(`${part}s`, wrapInMarks(part, target));
    }
    #endHeading(text) {
        this.#section.heading = text;
        this.#isInHeading = false;
        this.anchors.endHeading(text);
    }
    #append(to, part) {
        if (this.#isNavigation)
            this.parts.navigation += part;
        else
            this.#section[to] += part;
    }
    #addSection(level) {
        if (this.#isNavigation) {
            this.parts.navigation += wrapInMarks('section', level);
            return;
        }
        if (this.parts.sections.length > MAX_COMPARED_SECTIONS)
            return;
        this.#section = makeSection(Number(level));
        this.parts.sections.push(this.#section);
        this.#isInHeading = true;
        this.anchors.beginHeading();
    }
}
/** Returns an empty section. The first section of a page keeps an empty heading. */
function makeSection(level) {
    return { heading: byte_strings/* NO_BYTES */.CR, level, text: '', links: '', images: '' };
}

;// CONCATENATED MODULE: ./lib/changes/site-reader.js












/**
 * The largest file that is parsed, in bytes. Larger ones are compared bytewise, because parsing
 * cannot be interrupted.
 */
const MAX_PARSED_BYTES = 16 << 20;
/** The maximum size of a page that only redirects, in bytes. */
const MAX_REDIRECT_PAGE_BYTES = 1 << 16;
const REFRESH = /http-equiv\s*=\s*["']?\s*refresh/i;
/** Files in which generators leave hashes and times. */
const STABILIZED_FILE = /\.(?:m?js|cjs|css|json|txt|xml|rss|atom|svg|webmanifest|ya?ml|html?)$/i;
/** Reads the files of one of the two sites. */
class SiteReader {
    /**
     * The files and folders that have been unreadable so far, and why. Names of folders end with a
     * slash.
     */
    unreadable;
    #siteName;
    #root;
    #sizes;
    #buildIds;
    #servedSite;
    #pause;
    #siteResolver;
    constructor(siteName, { snapshot, tree }, pause) {
        this.unreadable = new Map(tree.unreadableEntries.map((entry) => [
            entry.name,
            `${siteName} site, ${(0,disk_errors/* describeAccessProblem */.bp)(entry)}`,
        ]));
        this.#siteName = siteName;
        this.#root = tree.root;
        this.#sizes = new Map(tree.names.map((name, i) => [name, tree.sizes[i] ?? 0]));
        this.#buildIds = findBuildIds(tree.names);
        this.#servedSite = new served_site/* ServedSite */.d(snapshot);
        this.#pause = pause;
        this.#siteResolver = makeSiteResolver(this.#servedSite, NOTHING_RENAMED);
    }
    /** Sets the names of files and folders in the other site, if they differ. */
    setRenamedNames(renamed) {
        this.#siteResolver = makeSiteResolver(this.#servedSite, renamed);
    }
    hasFile(name) {
        return this.#sizes.has(name);
    }
    /**
     * Returns the bytes of a file; undefined if it does not exist, is too large, or cannot be read.
     */
    readContent(name) {
        const size = this.#sizes.get(name);
        if (size === undefined || size > MAX_PARSED_BYTES)
            return undefined;
        return (0,disk_errors/* ignoreDiskError */.cZ)(() => (0,external_node_fs_.readFileSync)((0,tree/* makeDiskPath */.fx)(this.#root, name)), undefined);
    }
    /** Returns whether a page may be a redirect: it is short and has a `refresh`. */
    mayRedirect(name) {
        if ((this.#sizes.get(name) ?? 0) > MAX_REDIRECT_PAGE_BYTES)
            return false;
        return REFRESH.test(this.readContent(name)?.toString('latin1') ?? '');
    }
    /**
     * Returns a digest of a file's bytes. A file that cannot be read gets a digest that no file of
     * the other site has.
     */
    async readDigest(name, content) {
        if (content !== undefined)
            return computeDigest(content);
        const digest = (0,external_node_crypto_.createHash)('sha256');
        try {
            for await (const chunk of (0,external_node_fs_.createReadStream)((0,tree/* makeDiskPath */.fx)(this.#root, name))) {
                digest.update(chunk);
                await this.#pause();
            }
        }
        catch (error) {
            if (!(0,disk_errors/* isDiskError */.Mi)(error))
                throw error;
            this.unreadable.set(name, `${this.#siteName} site, ${error.code}`);
            return this.#siteName;
        }
        return digest.digest('base64');
    }
    async fingerprintFile(name, content) {
        const bytes = await this.readDigest(name, content);
        const isText = content !== undefined && STABILIZED_FILE.test(name);
        const stable = isText ? this.#computeStableDigest(name, content) : bytes;
        return { bytes, stable, isEmpty: content?.length === 0 };
    }
    #computeStableDigest(name, content) {
        const stable = stabilizeFile(name, (0,byte_strings/* readBytes */.io)(content), this.#buildIds);
        return computeDigest(Buffer.from(stable, 'latin1'));
    }
    /** Returns the parts of a page. Without `content`, its digest replaces all parts. */
    async readPage(name, content) {
        if (content === undefined)
            return makeUnparsedParts(name, await this.readDigest(name, content));
        return readPageParts(name, (0,page_text/* decodePageText */.vU)(content, (0,vocabulary/* chooseSyntax */.ZL)(name)), this.#siteResolver);
    }
}

;// CONCATENATED MODULE: ./lib/changes/comparison-worker.js






/** How many pages with a refresh are followed in a row. */
const MAX_REFRESHES = 5;
/** The worker: reads and compares files of two sites, one after another. */
class ComparisonWorker {
    #earlier;
    #later;
    #pause;
    constructor({ earlier, later }, pause) {
        this.#earlier = new SiteReader('earlier', earlier, pause);
        this.#later = new SiteReader('later', later, pause);
        this.#pause = pause;
    }
    /**
     * Sets the names of each site's files and folders in the other site, if they differ. Links to
     * them count as the same.
     */
    setRenamed({ earlier, later }) {
        this.#earlier.setRenamedNames(earlier);
        this.#later.setRenamedNames(later);
    }
    /**
     * Returns the fingerprints of files, but not of those with the same bytes in both sites.
     * @throws what `pause` throws
     */
    fingerprintFiles(names) {
        return this.#mapWithPauses(names, async (name) => {
            const earlier = this.#earlier.readContent(name);
            const later = this.#later.readContent(name);
            if (earlier !== undefined && later?.equals(earlier))
                return {};
            const fingerprints = {};
            if (this.#earlier.hasFile(name))
                fingerprints.earlier = await this.#earlier.fingerprintFile(name, earlier);
            if (this.#later.hasFile(name))
                fingerprints.later = await this.#later.fingerprintFile(name, later);
            return fingerprints;
        });
    }
    /**
     * Returns the fingerprints of pages. Of those in both sites, it returns only what may have become
     * a redirect.
     * @throws what `pause` throws
     */
    fingerprintPages(names) {
        return this.#mapWithPauses(names, async (name) => {
            const isInEarlier = this.#earlier.hasFile(name);
            const isInLater = this.#later.hasFile(name);
            if (isInEarlier && isInLater && !this.#later.mayRedirect(name))
                return {};
            const fingerprints = {};
            if (isInEarlier)
                fingerprints.earlier = await readFingerprint(this.#earlier, name);
            if (isInLater)
                fingerprints.later = await readFingerprint(this.#later, name);
            return fingerprints;
        });
    }
    /**
     * Returns the change of each page, which may contain nothing that a reader would notice, and its
     * lost anchors. Undefined for pages with the same bytes at the same path.
     * @throws what `pause` throws
     */
    comparePages(pages) {
        return this.#mapWithPauses(pages, async (move) => {
            const { from, to } = move;
            const earlierContent = this.#earlier.readContent(from);
            const laterContent = this.#later.readContent(to);
            const isUnchanged = from === to && (await this.#haveSameBytes(from, earlierContent, laterContent));
            if (isUnchanged)
                return undefined;
            const earlier = await this.#earlier.readPage(from, earlierContent);
            const later = await this.#later.readPage(to, laterContent);
            const change = {
                page: to,
                from: from === to ? undefined : from,
                title: shortenHeading(later.title),
                ...comparePageParts(earlier, later),
            };
            if (move.isGuess)
                return { change, lostAnchors: undefined };
            return { change, lostAnchors: await this.#findLostAnchors(earlier, later) };
        });
    }
    /**
     * Returns the lost anchors of removed pages that other pages replace at the same address.
     * @throws what `pause` throws
     */
    findAnchorsLostByReplacement(pages) {
        return this.#mapWithPauses(pages, async ({ from, to }) => {
            const earlier = await this.#earlier.readPage(from, this.#earlier.readContent(from));
            const later = await this.#later.readPage(to, this.#later.readContent(to));
            return this.#findLostAnchors(earlier, later);
        });
    }
    /**
     * Returns the files and folders that have been unreadable so far, with the site and the reason.
     * Names of folders end with a slash.
     */
    listUnreadable() {
        return new Map([...this.#later.unreadable, ...this.#earlier.unreadable]);
    }
    async #findLostAnchors(earlier, later) {
        if (earlier.redirect !== undefined || earlier.anchors === undefined)
            return undefined;
        const pages = await this.#followRefreshes(later);
        const last = pages.at(-1);
        if (last?.anchors === undefined)
            return undefined;
        const scripted = new Set(pages.flatMap(({ scriptedIds }) => scriptedIds));
        const anchors = findLostAnchors(earlier.anchors, last.anchors, scripted);
        if (anchors.length === 0)
            return undefined;
        return { from: earlier.page, to: last.page, anchors };
    }
    /**
     * Returns a page and the pages that its refreshes send readers to, ending with the one that
     * they see; empty if that is unknown.
     */
    async #followRefreshes(page) {
        const pages = [page];
        for (let lastPage = page; lastPage.redirect !== undefined; pages.push(lastPage)) {
            const to = (0,byte_strings/* asBytes */.Yd)(lastPage.redirect.split(/[?#]/, 1)[0] ?? '');
            if (pages.length > MAX_REFRESHES || !(0,page_names/* isPage */.yp)(to) || !this.#later.hasFile(to))
                return [];
            lastPage = await this.#later.readPage(to, this.#later.readContent(to));
        }
        return pages;
    }
    /** Does the file with this name have the same bytes in both sites? */
    async #haveSameBytes(name, earlier, later) {
        if (earlier !== undefined && later !== undefined)
            return earlier.equals(later);
        const digest = await this.#earlier.readDigest(name, earlier);
        return digest === (await this.#later.readDigest(name, later));
    }
    async #mapWithPauses(items, work) {
        const results = [];
        for (const item of items) {
            results.push(await work(item));
            await this.#pause();
        }
        return results;
    }
}
async function readFingerprint(site, name) {
    return fingerprintPage(await site.readPage(name, site.readContent(name)));
}


/***/ })

};

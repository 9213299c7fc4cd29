export const id = 780;
export const ids = [780];
export const modules = {

/***/ 5780:
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
// EXTERNAL MODULE: ./lib/changes/address-resolver.js
var address_resolver = __webpack_require__(1472);
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
    return target.slice(address_resolver/* MISSING_FILE_MARK */.AC.length);
}
function isMissingFile(target) {
    return target.startsWith(address_resolver/* MISSING_FILE_MARK */.AC);
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
// EXTERNAL MODULE: ./lib/changes/stabilize.js + 2 modules
var stabilize = __webpack_require__(853);
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
    if (target.startsWith(address_resolver/* MISSING_FILE_MARK */.AC))
        return wrapInMarks('image');
    if (target.startsWith(address_resolver/* OUTSIDE_SITE_MARK */.oW))
        return image;
    return wrapInMarks('image', (0,stabilize/* stabilizePath */.tI)(target));
}

// EXTERNAL MODULE: ./lib/check/suggestions/similar-anchors.js
var similar_anchors = __webpack_require__(6576);
// EXTERNAL MODULE: ./lib/web/fragments.js
var web_fragments = __webpack_require__(1343);
;// CONCATENATED MODULE: ./lib/changes/stable-ids.js
/** Distinguishes ids that are stable between builds from generated ones. */



const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Returns the letters and digits of an id or text. */
function extractAlphanumerics(bytes) {
    return (0,similar_anchors/* keepLettersAndDigits */.iI)((0,byte_strings/* toText */.fE)(bytes).toLowerCase());
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
    return (0,byte_strings/* toBytes */.ZJ)((0,byte_strings/* toText */.fE)(id).replace(similar_anchors/* NUMBER_SUFFIX */.qA, ''));
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
    return /\p{N}/u.test((0,byte_strings/* toText */.fE)(id)) || (0,stabilize/* stabilizeTokens */.qK)(id) !== id;
}
function listWords(bytes) {
    return (0,byte_strings/* toText */.fE)(bytes).toLowerCase().match(WORD) ?? [];
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
        this.#newStableIds = new Set(newIds.map(stabilize/* stabilizeTokens */.qK));
        this.#byWords = Map.groupBy(later, ({ text }) => extractAlphanumerics(text));
        this.#earlierByHeading = Map.groupBy(earlier, ({ heading }) => heading);
        this.#laterByHeading = Map.groupBy(later, ({ heading }) => heading);
        this.#headingCounts = { earlier: countHeadings(earlier), later: countHeadings(later) };
        this.#similarIds = new similar_anchors/* AnchorIndex */._s(new Set(this.#later.keys()));
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
        const stableId = (0,stabilize/* stabilizeTokens */.qK)(id);
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
// EXTERNAL MODULE: ./lib/web/host/served-site.js + 4 modules
var served_site = __webpack_require__(9214);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/page/visible-content-reader.js
var visible_content_reader = __webpack_require__(6228);
// EXTERNAL MODULE: ./lib/web/page/content-model.js
var content_model = __webpack_require__(7013);
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
    const cleanText = (shown) => hideAddress((0,stabilize/* replaceBuildTimes */.r$)(shown));
    new visible_content_reader/* VisibleContentReader */.$(collector.addPart, syntax, cleanText, collector.addAnchor).read(text);
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
        this.#buildIds = (0,stabilize/* findBuildIds */.Gc)(tree.names);
        this.#servedSite = new served_site/* ServedSite */.d(snapshot);
        this.#pause = pause;
        this.#siteResolver = (0,address_resolver/* makeSiteResolver */.QK)(this.#servedSite, address_resolver/* NOTHING_RENAMED */.bK);
    }
    /** Sets the names of files and folders in the other site, if they differ. */
    setRenamedNames(renamed) {
        this.#siteResolver = (0,address_resolver/* makeSiteResolver */.QK)(this.#servedSite, renamed);
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
        const stable = (0,stabilize/* stabilizeFile */.KU)(name, (0,byte_strings/* readBytes */.io)(content), this.#buildIds);
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


/***/ }),

/***/ 6576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _s: () => (/* binding */ AnchorIndex),
/* harmony export */   iI: () => (/* binding */ keepLettersAndDigits),
/* harmony export */   qA: () => (/* binding */ NUMBER_SUFFIX)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _typos_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1893);
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
const MIN_TYPO_CHARS = 6;
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
        this.#headingsByInitials = Map.groupBy(headings, ({ id }) => (0,_typos_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInitialsKey */ .RC)((0,_typos_js__WEBPACK_IMPORTED_MODULE_1__/* .listWordsInName */ .wi)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id))));
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
        const words = (0,_typos_js__WEBPACK_IMPORTED_MODULE_1__/* .listWordsInName */ .wi)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id));
        const candidates = this.#headingsByInitials.get((0,_typos_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInitialsKey */ .RC)(words)) ?? [];
        if (candidates.length > MAX_TYPO_CANDIDATES)
            return undefined;
        const [anchor, ...others] = candidates.filter((candidate) => (0,_typos_js__WEBPACK_IMPORTED_MODULE_1__/* .areSimilarWords */ .XO)(words, (0,_typos_js__WEBPACK_IMPORTED_MODULE_1__/* .listWordsInName */ .wi)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(candidate.id)), MIN_TYPO_CHARS));
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
    return HEADING_ID.test((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id));
}
function makeAnchor(id) {
    return { id, lowerCaseId: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id).toLowerCase() };
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


/***/ }),

/***/ 1893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RC: () => (/* binding */ makeInitialsKey),
/* harmony export */   XO: () => (/* binding */ areSimilarWords),
/* harmony export */   kp: () => (/* binding */ makeTypoKey),
/* harmony export */   sF: () => (/* binding */ listWordsInStem),
/* harmony export */   wi: () => (/* binding */ listWordsInName)
/* harmony export */ });
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1560);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
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
    const name = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getLastSegment */ .A9)(stem.slice(0, stem.length - getExtension(stem).length));
    return listWordsInName((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(name));
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
    return [(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(stem), getExtension(stem), makeInitialsKey(listWordsInStem(stem))].join('\0');
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
    return isLongEnough && (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .measureEditDistance */ .wn)(word, otherWord, 1) === 1;
}


/***/ }),

/***/ 1343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ listMatchingIds),
/* harmony export */   l: () => (/* binding */ stripFragment)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _resolve_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7479);
/** Fragments of addresses, and the anchors that they find. */


/** Most fragments, which are the name of one anchor as written. Lines of code have numbers. */
const PLAIN_ANCHOR = /^#(?:(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*|[a-z]?\d+)$/i;
/** Fragments that browsers leave as they are: https://url.spec.whatwg.org/#fragment-state. */
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@%]*$/;
function stripFragment(address) {
    const hash = address.indexOf('#');
    if (hash === -1)
        return address;
    return address.slice(0, hash);
}
/**
 * Returns the names that an anchor may have for `fragment` (with its `#`) to find it. Empty if the
 * fragment always exists or is left to scripts.
 * https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
function listMatchingIds(fragment) {
    if (PLAIN_ANCHOR.test(fragment))
        return [fragment.slice(1)];
    const plain = serializeFragment(fragment).split(':~:', 1)[0] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    // Unlike in a path, a `%` without two digits stands for itself.
    const decoded = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvalidUtf8 */ .Zk)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecodeLeniently */ .kd)(plain));
    if (plain === '' || decoded.toLowerCase() === 'top' || /^[/!?]/.test(plain))
        return [];
    if (decoded !== plain)
        return [plain, decoded];
    // `#L10-L20`: scripts of source code viewers handle these, and scroll to the first line.
    const range = plain.match(/^(L?\d+)-L?\d+$/)?.[1];
    if (range === undefined)
        return [plain];
    return [plain, range];
}
/** Returns a fragment as browsers write it, without its `#`. */
function serializeFragment(fragment) {
    if (PLAIN_FRAGMENT.test(fragment))
        return fragment.slice(1);
    const { hash = '' } = (0,_resolve_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAddress */ .or)(fragment, _resolve_address_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACEHOLDER_URL */ .qS) ?? {};
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(hash.slice(1));
}


/***/ })

};

export const id = 534;
export const ids = [534];
export const modules = {

/***/ 3534:
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
    const cleanText = (shown) => hideAddress((0,stabilize/* replaceBuildTimes */.r$)(shown));
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

/***/ 7013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ INLINE_ELEMENTS),
/* harmony export */   v1: () => (/* binding */ VOID_ELEMENTS),
/* harmony export */   zG: () => (/* binding */ IMPLIED_END_TAGS)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5948);
/**
 * Lists the elements within a line of text, and those that end without an end tag:
 * https://html.spec.whatwg.org/#optional-tags.
 */

/** Elements within a line of text. Other elements end the line. */
const INLINE_ELEMENTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output ' +
    'q rp rt ruby s samp small span strike strong sub sup time tt u var wbr script style ' +
    'template noscript svg path g use img picture source input button ' +
    // These are not visible.
    'meta link');
/** Elements without content. */
const VOID_ELEMENTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('area base br col embed hr img input link meta source track wbr');
const OPTIONAL_END_TAGS = `
  p: address article aside blockquote center details dialog dir div dl fieldset figcaption figure
    footer form h1 h2 h3 h4 h5 h6 header hgroup hr li dt dd main menu nav ol p pre search section summary table ul
  li: li
  dt dd: dt dd
  rt rp: rt rp
  option: option optgroup hr
  optgroup: optgroup hr
  td th: td th tr thead tbody tfoot
  tr: tr thead tbody tfoot
  thead tbody tfoot: thead tbody tfoot`;
/** The elements whose end tag is optional, and the elements whose start ends them. */
const IMPLIED_END_TAGS = readOptionalEndTags();
function readOptionalEndTags() {
    const impliedEndTags = new Map();
    for (const [, ended = '', by = ''] of OPTIONAL_END_TAGS.matchAll(/([\w ]+):([^:]+)(?=\n|$)/g)) {
        const starts = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)(by);
        for (const tag of (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)(ended))
            impliedEndTags.set(tag, starts);
    }
    return impliedEndTags;
}


/***/ }),

/***/ 1102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ OpenElements)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5948);
/* harmony import */ var _content_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7013);


const LANDMARK_ELEMENTS = new Map([
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('navigation', 'nav'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('outside', 'header footer aside'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('content', 'main article'),
]);
/** Landmarks by role: https://www.w3.org/TR/wai-aria-1.2/#landmark_roles */
const LANDMARK_ROLES = new Map([
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('navigation', 'navigation search'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('outside', 'banner contentinfo complementary'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('content', 'main article'),
]);
/** Browsers have the same depth limit. */
const MAX_DEPTH = 512;
/** The maximum number of tracked elements. Deeper elements are ignored to limit memory. */
const MAX_TRACKED = 100_000;
/** The properties at the top level of a page. */
const PAGE_ROOT = {
    tag: '',
    isHidden: false,
    isContent: false,
    isNavigation: false,
    isPreformatted: false,
};
/**
 * Tracks the open elements, including those without end tags. So it knows whether something is
 * hidden, and whether it belongs to the content of the page or to menus, header, and footer. These
 * are told apart because a new menu entry changes all pages, which is not worth reporting for each.
 */
class OpenElements {
    /**
     * Inline elements are only tracked if they change a property, or are within a tracked inline
     * element or hidden content.
     */
    #open = [PAGE_ROOT];
    /** The number of tracked elements by name, because most end tags close none of them. */
    #counts = new Map();
    /** The number of tracked inline elements. */
    #inlineCount = 0;
    /** The indexes of articles in `#open`. */
    #articleIndexes = [];
    /** The index of the outermost article whose main part has ended. */
    #endedArticleIndex = Number.POSITIVE_INFINITY;
    /** The innermost open element. */
    get innermost() {
        const element = this.#open.at(-1) ?? PAGE_ROOT;
        if (this.#open.length <= this.#endedArticleIndex)
            return element;
        return { ...element, isNavigation: true };
    }
    open(tag, role, hidesContent) {
        this.#closeBefore(tag);
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .VOID_ELEMENTS */ .v1.has(tag) || this.#open.length > MAX_TRACKED)
            return;
        const landmark = findLandmark(tag, role);
        const { isHidden, isContent, isNavigation, isPreformatted } = this.innermost;
        const changesProperty = landmark !== undefined || hidesContent;
        const isWithinTracked = isHidden || this.#inlineCount > 0;
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .INLINE_ELEMENTS */ .MV.has(tag) && !changesProperty && !isWithinTracked)
            return;
        const isOutsideContent = landmark === 'outside' && !isContent;
        this.#addToCounts(tag, 1);
        if (tag === 'article')
            this.#articleIndexes.push(this.#open.length);
        this.#open.push({
            tag,
            isHidden: isHidden || hidesContent,
            isContent: isContent || landmark === 'content',
            isNavigation: isNavigation || landmark === 'navigation' || isOutsideContent,
            isPreformatted: isPreformatted || tag === 'pre',
        });
    }
    /** Closes the innermost element with that name, and everything that is open in it. */
    close(tag) {
        if (!this.#counts.get(tag))
            return;
        this.#closeTo(this.#open.findLastIndex((element) => element.tag === tag));
        if (tag === 'main')
            this.#endArticle();
    }
    /**
     * Lets the rest of an article whose main part has ended count as navigation: Nextra puts links to
     * the previous and next page there.
     */
    #endArticle() {
        const article = this.#articleIndexes.at(-1);
        if (article !== undefined)
            this.#endedArticleIndex = Math.min(this.#endedArticleIndex, article);
    }
    /** Closes elements that cannot contain this one. */
    #closeBefore(tag) {
        const { length } = this.#open;
        let depth = length;
        for (let index = length - 1; index > Math.max(0, length - MAX_DEPTH); index--) {
            const outerTag = this.#open[index]?.tag ?? '';
            if (_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .IMPLIED_END_TAGS */ .zG.get(outerTag)?.has(tag))
                depth = index;
            else if (!_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .INLINE_ELEMENTS */ .MV.has(outerTag) && !_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .IMPLIED_END_TAGS */ .zG.has(outerTag))
                break;
        }
        this.#closeTo(depth);
    }
    #closeTo(depth) {
        while (this.#open.length > depth) {
            const closed = this.#open.pop();
            if (closed === undefined)
                break;
            this.#addToCounts(closed.tag, -1);
            if (closed.tag === 'article')
                this.#articleIndexes.pop();
        }
        if (depth <= this.#endedArticleIndex)
            this.#endedArticleIndex = Number.POSITIVE_INFINITY;
    }
    #addToCounts(tag, change) {
        this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + change);
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .INLINE_ELEMENTS */ .MV.has(tag))
            this.#inlineCount += change;
    }
}
function findLandmark(tag, role = '') {
    return LANDMARK_ROLES.get(role.trim().toLowerCase()) ?? LANDMARK_ELEMENTS.get(tag);
}


/***/ })

};

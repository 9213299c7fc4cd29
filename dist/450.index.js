export const id = 450;
export const ids = [450];
export const modules = {

/***/ 5450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Comparer: () => (/* binding */ Comparer)
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
/** Splits a text so that every second part is a target. */
const EACH_TARGET = new RegExp(`[${TARGET_MARKS}]([^${TARGET_MARKS}]*)[${TARGET_MARKS}]`);
/** A picture, whose target is the group. */
const EACH_PICTURE = new RegExp(`${MARKS.image}([^${MARKS.image}]*)${MARKS.image}`, 'g');
/**
 * Returns a part of a page, or its place in the text, between two marks, so that its value cannot
 * be confused with the text around it.
 */
function wrapInMarks(what, value = '') {
    const mark = MARKS[what];
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
function isSameDestination(was, is, page) {
    // The removal of a page is not a change of pages that link to it.
    if (removeDeadEndMark(was) === removeDeadEndMark(is))
        return true;
    if (isSourceOf(was, page.from) && isSourceOf(is, page.to))
        return true;
    if (page.from === page.to)
        return false;
    return isSameDeadEnd(was, is, page) || differsOnlyInPagePath(was, is, page);
}
/** Returns a target without the mark of a missing file. */
function removeDeadEndMark(target) {
    if (!isDeadEnd(target))
        return target;
    return target.slice(address_resolver/* UNANSWERED */.JM.length);
}
function isDeadEnd(target) {
    return target.startsWith(address_resolver/* UNANSWERED */.JM);
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
    const pageName = getLastSegment(stem);
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
const getLastSegment = (stem) => stem.slice(stem.lastIndexOf('/') + 1).toLowerCase();
/** Returns whether both targets are missing, and have the same path relative to the page. */
function isSameDeadEnd(was, is, { from, to }) {
    if (!isDeadEnd(was) || !isDeadEnd(is))
        return false;
    const earlier = (0,resolve_address/* findRelativePath */.FI)(removeDeadEndMark(was), (0,byte_strings/* getFolder */.L2)(from));
    const later = (0,resolve_address/* findRelativePath */.FI)(removeDeadEndMark(is), (0,byte_strings/* getFolder */.L2)(to));
    return earlier === later;
}
/**
 * Returns whether two addresses differ only in the path of the page, as links to report an error or
 * to share the page.
 */
function differsOnlyInPagePath(was, is, { from, to }) {
    const oldStem = (0,page_names/* getStem */.qp)(from);
    const newStem = (0,page_names/* getStem */.qp)(to);
    if (oldStem === '' || newStem === '')
        return false;
    const earlier = decode(was);
    const later = decode(is);
    const eachStem = new RegExp(`(?<![\\w-])${RegExp.escape(oldStem)}(?![\\w-])`, 'g');
    if (earlier.replace(eachStem, () => newStem) === later)
        return true;
    // The host or a folder of the repository may have the same name, so only the last one is
    // replaced.
    const last = [...earlier.matchAll(eachStem)].at(-1)?.index;
    if (last === undefined)
        return false;
    return earlier.slice(0, last) + newStem + earlier.slice(last + oldStem.length) === later;
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
function findDifferences(before, after) {
    const areSame = makeTextComparer({ from: before.page, to: after.page });
    const differ = (getPart, separator = '') => {
        const earlier = before.sections.map(getPart).join(separator);
        const later = after.sections.map(getPart).join(separator);
        return !areSame(earlier, later);
    };
    const aspects = [
        ['title', before.title !== after.title],
        ['description', before.description !== after.description],
        ['headings', differ(({ level, heading }) => `${level} ${heading}`, '\n')],
        ['text', differ(({ text }) => text, '\n')],
        ['links', differ(({ links }) => links)],
        ['images', differ(({ images }) => images)],
        ['navigation', !areSame(before.navigation, after.navigation)],
    ];
    const what = aspects.filter(([, differs]) => differs).map(([aspect]) => aspect);
    // Sections are unknown for a page that was not parsed.
    const areParsed = before.length + after.length < Number.POSITIVE_INFINITY;
    if (!areParsed)
        return { what, sections: [] };
    return { what, sections: listSectionChanges(before, after, areSame) };
}
/**
 * Returns a comparison in which two targets are equal if readers of the page would consider them
 * so.
 */
function makeTextComparer(page) {
    return (before, after) => {
        if (before === after)
            return true;
        const earlierParts = before.split(EACH_TARGET);
        const laterParts = after.split(EACH_TARGET);
        if (earlierParts.length !== laterParts.length)
            return false;
        return earlierParts.every((earlier, i) => {
            const later = laterParts[i] ?? '';
            const isTarget = i % 2 === 1;
            if (earlier === later)
                return true;
            return isTarget && isSameDestination((0,byte_strings/* asBytes */.Yd)(earlier), (0,byte_strings/* asBytes */.Yd)(later), page);
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
function listSectionChanges(before, after, areSame) {
    const areEqual = (a, b) => a.level === b.level &&
        a.text === b.text &&
        areSame(a.links, b.links) &&
        areSame(a.images, b.images);
    const unmatched = keyByHeading(before.sections);
    const changes = [];
    for (const [key, section] of keyByHeading(after.sections)) {
        const earlier = unmatched.get(key);
        unmatched.delete(key);
        if (earlier === undefined)
            changes.push({ section, is: 'added' });
        else if (!areEqual(earlier, section))
            changes.push({ section, is: 'changed' });
    }
    for (const section of unmatched.values())
        changes.push({ section, is: 'removed' });
    return changes
        .slice(0, MAX_LISTED_SECTIONS)
        .map(({ section, is }) => ({ heading: shortenHeading(section.heading), is }));
}
/** Returns sections by their headings; equal headings are numbered. */
function keyByHeading(sections) {
    const times = new Map();
    return new Map(sections.map((section) => {
        const time = times.get(section.heading) ?? 0;
        times.set(section.heading, time + 1);
        return [`${time} ${section.heading}`, section];
    }));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/changes/generated.js + 2 modules
var generated = __webpack_require__(7719);
;// CONCATENATED MODULE: ./lib/changes/fingerprint-page.js
/** Computes the fingerprint by which a page is recognized at another path. */




/** The least text of a page that is recognized at another path, in characters. */
const MIN_TEXT_CHARS = 20;
/** Returns the fingerprint of a page. */
function fingerprintPage(page) {
    const { title, description, sections, length, redirect } = page;
    const isRedirect = redirect !== undefined;
    if (length < MIN_TEXT_CHARS)
        return { content: undefined, isRedirect };
    const stable = sections.map(({ level, heading, text, images }) => {
        const pictures = images.replace(EACH_PICTURE, stabilizePicture);
        return [level, heading, text, pictures];
    });
    const content = JSON.stringify([title, description, stable]);
    return { content: computeDigest(Buffer.from(content, 'latin1')), isRedirect };
}
/** Returns the first 132 bits of the SHA-256. */
function computeDigest(bytes) {
    return (0,external_node_crypto_.hash)('sha256', bytes, 'base64').slice(0, 22);
}
/**
 * Returns a picture for the fingerprint of a page. Missing pictures are not visible, and one with a
 * hash in its name may be generated from the address of the page, as a QR code.
 */
function stabilizePicture(picture, target) {
    if (target.startsWith(address_resolver/* UNANSWERED */.JM))
        return wrapInMarks('image');
    if (target.startsWith(address_resolver/* NOT_A_FILE */.bd))
        return picture;
    return wrapInMarks('image', (0,generated/* stabilizePath */.tI)(target));
}

// EXTERNAL MODULE: ./lib/check/suggestions/similar-anchors.js
var similar_anchors = __webpack_require__(6576);
;// CONCATENATED MODULE: ./lib/changes/stable-ids.js
/** Distinguishes ids that are stable between builds from generated ones. */



const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Returns the letters and digits of an id or a text. */
function extractLetters(bytes) {
    return (0,similar_anchors/* reduceToLetters */.RF)((0,byte_strings/* toText */.fE)(bytes).toLowerCase());
}
/** Returns the letters and digits without separators: the id of `1.2` may be `12` or `1-2`. */
const makeSlug = (bytes) => extractLetters(bytes).replaceAll('\0', '');
/** Was an id made from a whole heading? The second of two equal headings may have a number. */
function isSlugOf(id, heading) {
    const slug = makeSlug(heading);
    return slug !== '' && [id, dropNumber(id)].some((each) => makeSlug(each) === slug);
}
/** Returns an id without the number that repeated headings get. */
function dropNumber(id) {
    return (0,byte_strings/* toBytes */.ZJ)((0,byte_strings/* toText */.fE)(id).replace(similar_anchors/* SUFFIX */.Er, ''));
}
/** Does an id share words with its heading? */
function isAboutHeading(id, heading) {
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
function isMadeUp(id, heading) {
    if (/^[a-z\d]?$/.test(extractLetters(id)))
        return true;
    if (isAboutHeading(id, heading))
        return false;
    return /\p{N}/u.test((0,byte_strings/* toText */.fE)(id)) || (0,generated/* stabilizeTokens */.qK)(id) !== id;
}
function listWords(bytes) {
    return (0,byte_strings/* toText */.fE)(bytes).toLowerCase().match(WORD) ?? [];
}

;// CONCATENATED MODULE: ./lib/changes/lost-anchors.js
/** Finds the anchors of a page that its successor lacks, and their replacements. */





/** How many anchors of one page are kept that only count if links point to them. */
const MAX_MINOR = 1_000;
/**
 * The number of a source line, or of an index target of Sphinx, which changes with any text before
 * it.
 */
const NUMBERED_LINE = /^(?:(?:l|line|index)[-_.]?)?\d+$/i;
/**
 * Returns the anchors `before` that `after` lacks, each once, in order. `scripted`: ids that
 * scripts handle.
 */
function findLostAnchors(before, after, scripted) {
    const kept = scripted.union(new Set(after.map(({ id }) => id)));
    // Fragments find an id as written or decoded, so either form in the successor is enough.
    const isGone = ({ id }) => {
        if (kept.has(id))
            return false;
        const names = (0,resolve_address/* listAnchorNames */.IL)(byte_strings/* HASH */.v9.concat(id));
        return names.length > 0 && !names.some((name) => kept.has(name));
    };
    const gone = keepFirstById(before.filter(isGone));
    if (gone.length === 0)
        return [];
    const pair = new AnchorPair(before, after);
    const lost = [];
    let minorCount = 0;
    for (const anchor of gone) {
        const counts = pair.decideWhenItCounts(anchor);
        if (counts === undefined || pair.isGeneratedAnew(anchor))
            continue;
        if (counts === 'if-linked' && ++minorCount > MAX_MINOR)
            continue;
        lost.push(pair.describe(anchor, counts));
    }
    return lost;
}
const hasId = ({ id }) => id !== '';
/** Keeps the first anchor with each id, which fragments point to. */
function keepFirstById(anchors) {
    return [...Map.groupBy(anchors, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
}
/** The anchors of a page and of its successor, compared. */
class AnchorPair {
    #before;
    #after;
    /** The ids that only the successor has, with generated parts replaced. */
    #newForms;
    /** The anchors of the successor, by the letters of their texts. */
    #byWords;
    #byHeadingBefore;
    #byHeadingAfter;
    #headings;
    #similar;
    #renamings = new Map();
    constructor(before, after) {
        this.#before = new Map(keepFirstById(before.filter(hasId)).map((each) => [each.id, each]));
        this.#after = new Map(keepFirstById(after.filter(hasId)).map((each) => [each.id, each]));
        const fresh = [...this.#after.keys()].filter((id) => !this.#before.has(id));
        this.#newForms = new Set(fresh.map(generated/* stabilizeTokens */.qK));
        this.#byWords = Map.groupBy(after, ({ text }) => extractLetters(text));
        this.#byHeadingBefore = Map.groupBy(before, ({ heading }) => heading);
        this.#byHeadingAfter = Map.groupBy(after, ({ heading }) => heading);
        this.#headings = { before: countHeadings(before), after: countHeadings(after) };
        this.#similar = new similar_anchors/* AnchorIndex */._s(new Set(this.#after.keys()));
    }
    /** Returns when an anchor counts; undefined if it never does. */
    decideWhenItCounts({ id, text, heading }) {
        const isOfHeading = heading !== undefined && !isMadeUp(id, text) && !this.#isNumbered(id, text);
        if (isOfHeading && isAboutHeading(id, text))
            return 'always';
        if (isOfHeading)
            return 'unless-layout';
        if (NUMBERED_LINE.test(id))
            return undefined;
        return 'if-linked';
    }
    /** Does the successor have the same id with another generated part? */
    isGeneratedAnew({ id }) {
        const form = (0,generated/* stabilizeTokens */.qK)(id);
        return form !== id && this.#newForms.has(form);
    }
    describe({ id, text, heading }, counts) {
        const words = extractLetters(text);
        const anchor = { id: (0,byte_strings/* detach */.Yo)(id), words, counts };
        const renamed = this.#findRenamed(id, words);
        if (renamed !== undefined)
            return { ...anchor, renamed: (0,byte_strings/* detach */.Yo)(renamed), nearest: undefined };
        return { ...anchor, renamed, nearest: this.#findNearest(id, words, heading) };
    }
    /** Does an id have a number because an earlier heading of the page has the same words? */
    #isNumbered(id, text) {
        const first = dropNumber(id);
        const other = first === id ? undefined : this.#before.get(first);
        return other !== undefined && extractLetters(other.text) === extractLetters(text);
    }
    /**
     * Returns the new id at the same words. Among several, one with the same letters is preferred,
     * such as another form of a signature. Otherwise, they are assigned in order.
     */
    #findRenamed(old, words) {
        if (words === '')
            return undefined;
        const renaming = this.#renamings.get(words) ?? this.#listPossible(words);
        this.#renamings.set(words, renaming);
        const { possible, byLetters } = renaming;
        const nextInOrder = possible[renaming.used] ?? possible.at(-1);
        renaming.used++;
        const [sameLetters] = byLetters.get(extractLetters(old)) ?? [];
        return (sameLetters ?? nextInOrder)?.id;
    }
    #listPossible(words) {
        const fresh = (this.#byWords.get(words) ?? []).filter((each) => this.#isNew(each));
        const ofHeadings = fresh.filter(({ heading }) => heading !== undefined);
        const named = ofHeadings.filter(({ id, text }) => !isMadeUp(id, text));
        // The first of these that is not empty.
        const [possible = []] = [named, ofHeadings, fresh].filter(({ length }) => length > 0);
        const byLetters = Map.groupBy(possible, ({ id }) => extractLetters(id));
        return { possible, byLetters, used: 0 };
    }
    #findNearest(id, words, heading) {
        const isHeading = (each) => each.heading !== undefined && hasId(each);
        const same = this.#byWords.get(words)?.find(isHeading);
        if (same !== undefined && words !== '')
            return { kind: 'words', id: (0,byte_strings/* detach */.Yo)(same.id) };
        const near = this.#similar.find(id) ?? this.#findBetweenNeighbors(heading);
        return near && { kind: near.kind, id: (0,byte_strings/* detach */.Yo)(near.id) };
    }
    /** Returns the new heading between the former neighbors of a heading. */
    #findBetweenNeighbors(heading) {
        if (heading === undefined)
            return undefined;
        const previous = this.#findHeadingInSuccessor(heading - 1);
        const next = this.#findHeadingInSuccessor(heading + 1);
        if (previous === undefined || next === undefined || next - previous !== 2)
            return undefined;
        const between = this.#byHeadingAfter.get(previous + 1)?.find((each) => this.#isNew(each));
        return between && { kind: 'place', id: between.id };
    }
    #isNew(anchor) {
        return hasId(anchor) && !this.#before.has(anchor.id);
    }
    /**
     * Returns the number of the successor's heading with the same id or words. The positions before
     * the first and after the last heading correspond to each other.
     */
    #findHeadingInSuccessor(heading) {
        if (heading < 0)
            return -1;
        if (heading >= this.#headings.before)
            return this.#headings.after;
        for (const { id, text } of this.#byHeadingBefore.get(heading) ?? []) {
            const sameId = this.#after.get(id);
            if (sameId?.heading !== undefined)
                return sameId.heading;
            const sameWords = this.#byWords.get(extractLetters(text)) ?? [];
            const ofHeading = sameWords.find((anchor) => anchor.heading !== undefined);
            if (ofHeading !== undefined)
                return ofHeading.heading;
        }
        return undefined;
    }
}
function countHeadings(anchors) {
    return 1 + anchors.reduce((last, { heading = -1 }) => Math.max(last, heading), -1);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __webpack_require__(9591);
// EXTERNAL MODULE: ./lib/web/host/served-site.js
var served_site = __webpack_require__(6169);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/page/compared-content-reader.js
var compared_content_reader = __webpack_require__(9663);
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
    found = [];
    /** The anchors whose text has not been seen yet, with their elements. */
    #open = [];
    #headings = 0;
    #isInHeading = false;
    add(id, tag) {
        const heading = this.#isInHeading ? this.#headings : undefined;
        const anchor = { id: (0,byte_strings/* replaceInvalidUtf8 */.Zk)(id), text: byte_strings/* NO_BYTES */.CR, heading };
        this.found.push(anchor);
        if (!content_model/* VOID */.tV.has(tag))
            this.#open.push({ anchor, tag });
    }
    /** Adds an anchor outside the content, which does not belong to a heading. */
    addOutside(id) {
        this.found.push({ id: (0,byte_strings/* replaceInvalidUtf8 */.Zk)(id), text: byte_strings/* NO_BYTES */.CR, heading: undefined });
    }
    addText(text) {
        if (this.#open.length === 0)
            return;
        for (const { anchor } of this.#open)
            anchor.text = text;
        this.#open = [];
    }
    beginHeading() {
        this.#isInHeading = true;
    }
    /**
     * Ends a heading. Anchors without text before it belong to it, unless they are for the layout.
     */
    endHeading(text) {
        for (const { anchor, tag } of this.#open) {
            const isOfHeading = AROUND_HEADINGS.has(tag) || isSlugOf(anchor.id, text);
            if (isOfHeading)
                anchor.heading ??= this.#headings;
            if (anchor.heading !== undefined)
                anchor.text = text;
        }
        const hasAnchor = this.#open.some(({ anchor }) => anchor.heading === this.#headings);
        if (!hasAnchor)
            this.found.push({ id: byte_strings/* NO_BYTES */.CR, text, heading: this.#headings });
        this.#open = [];
        this.#headings++;
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
    return fragments.flatMap(([fragment]) => (0,resolve_address/* listAnchorNames */.IL)((0,byte_strings/* asBytes */.Yd)(fragment)));
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
    length: 0,
    redirect: undefined,
    anchors: undefined,
    scriptedIds: [],
};
/** Returns the parts of a page. */
function readPageParts(page, text, targets) {
    const syntax = (0,vocabulary/* chooseSyntax */.ZL)(page);
    const hideAddress = makeAddressHider(page);
    const collector = new PartsCollector(targets(page, (0,page_text/* findBase */.lN)(text, syntax)), hideAddress);
    const cleanText = (shown) => hideAddress((0,generated/* removeBuildTimes */.rK)(shown));
    new compared_content_reader/* ComparedContentReader */.K(collector.addPart, syntax, cleanText, collector.addAnchor).read(text);
    const { parts } = collector;
    const hasHeading = parts.sections.length > 1;
    const hasAnchors = hasLastingAnchors(page, text, hasHeading);
    return {
        page,
        ...parts,
        anchors: hasAnchors ? collector.anchors.found : undefined,
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
    const end = '(?:\\.x?html?|/index\\.x?html?|/)?(?![\\w/-]|\\.\\w)';
    const address = new RegExp(`(?<=https?://[^\\s"'<>]{1,200}/)${RegExp.escape(stem)}${end}`, 'g');
    return (shown) => (shown.includes('://') ? shown.replace(address, '') : shown);
}
/** Returns the parts of a page that is not parsed. `bytes` is the digest of its content. */
function makeOpaqueParts(page, bytes) {
    return {
        ...NO_PARTS,
        page,
        sections: [{ ...makeSection(0), text: bytes }],
        length: Number.POSITIVE_INFINITY,
    };
}
/** Collects the parts of a page as they are read. */
class PartsCollector {
    #open = makeSection(0);
    parts = { ...NO_PARTS, sections: [this.#open] };
    anchors = new AnchorCollector();
    #destinations;
    #hideAddress;
    #isInHeading = false;
    #isNavigation = false;
    constructor(destinations, hideAddress) {
        this.#destinations = destinations;
        this.#hideAddress = hideAddress;
    }
    addAnchor = (id, tag) => {
        if (this.#isNavigation)
            this.anchors.addOutside(id);
        else
            this.anchors.add(id, tag);
    };
    addPart = (what, value) => {
        switch (what) {
            case 'title':
            case 'description':
                this.parts[what] = value;
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
            case 'image':
                this.#addTarget(what, value);
                break;
            case 'alternative':
                this.#append('images', wrapInMarks(what, this.#hideAddress(value)));
                break;
            case 'mark':
                this.#append('text', wrapInMarks(what, value));
                break;
            case 'region':
                this.#isNavigation = value === 'navigation';
                break;
            case 'redirect':
                // A redirect belongs to the page, even within navigation.
                this.parts.redirect = this.#destinations.link(value);
                this.#open.links += wrapInMarks(what, this.parts.redirect);
        }
    };
    #addText(text) {
        if (!this.#isNavigation)
            this.parts.length += text.length;
        // The text of a heading is added when the heading ends.
        const isOfHeading = this.#isInHeading && !this.#isNavigation;
        if (isOfHeading)
            return;
        this.anchors.addText(text);
        this.#append('text', text);
    }
    #addTarget(what, address) {
        // Its position in the text counts, too.
        if (!this.#isNavigation)
            this.#open.text += wrapInMarks(what);
        this.#append(`${what}s`, wrapInMarks(what, this.#destinations[what](address)));
    }
    #endHeading(text) {
        this.#open.heading = text;
        this.#isInHeading = false;
        this.anchors.endHeading(text);
    }
    #append(to, part) {
        if (this.#isNavigation)
            this.parts.navigation += part;
        else
            this.#open[to] += part;
    }
    #addSection(level) {
        if (this.#isNavigation) {
            this.parts.navigation += wrapInMarks('section', level);
            return;
        }
        if (this.parts.sections.length > MAX_COMPARED_SECTIONS)
            return;
        this.#open = makeSection(Number(level));
        this.parts.sections.push(this.#open);
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
const GENERATED_TEXT = /\.(?:m?js|cjs|css|json|txt|xml|rss|atom|svg|webmanifest|ya?ml|html?)$/i;
/** Reads the files of one of the two sites. */
class SiteReader {
    /**
     * The files and folders that could not be read so far, and why. Names of folders end with a
     * slash.
     */
    unreadable;
    #which;
    #root;
    #sizes;
    #buildIds;
    #served;
    #pause;
    #targets;
    constructor(which, { site, tree }, pause) {
        this.unreadable = new Map(tree.unreadable.map(({ name, why }) => [name, `${which} site, ${why}`]));
        this.#which = which;
        this.#root = tree.root;
        this.#sizes = new Map(tree.names.map((name, i) => [name, tree.sizes[i] ?? 0]));
        this.#buildIds = (0,generated/* findBuildIds */.Gc)(tree.names);
        this.#served = new served_site/* ServedSite */.d(site);
        this.#pause = pause;
        this.#targets = (0,address_resolver/* makeSiteResolver */.QK)(this.#served, address_resolver/* NOTHING_RENAMED */.bK);
    }
    /** Sets the names of files and folders in the other site, if they differ. */
    setRenamed(renamed) {
        this.#targets = (0,address_resolver/* makeSiteResolver */.QK)(this.#served, renamed);
    }
    has(name) {
        return this.#sizes.has(name);
    }
    /**
     * Returns the bytes of a file; undefined if it does not exist, is too large, or cannot be read.
     */
    readContent(name) {
        const size = this.#sizes.get(name);
        if (size === undefined || size > MAX_PARSED_BYTES)
            return undefined;
        return (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readFileSync)((0,tree/* makeDiskPath */.fx)(this.#root, name)), undefined);
    }
    /** Returns whether a page may be a redirect: it is short and has a `refresh`. */
    mayRedirect(name) {
        if ((this.#sizes.get(name) ?? 0) > MAX_REDIRECT_PAGE_BYTES)
            return false;
        return REFRESH.test(this.readContent(name)?.toString('latin1') ?? '');
    }
    /**
     * Returns a digest of a file’s bytes. A file that cannot be read gets a digest that no file of
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
            if (!(0,file_errors/* isDiskError */.M)(error))
                throw error;
            this.unreadable.set(name, `${this.#which} site, ${error.code}`);
            return this.#which;
        }
        return digest.digest('base64');
    }
    async fingerprintFile(name, content) {
        const bytes = await this.readDigest(name, content);
        const isText = content !== undefined && GENERATED_TEXT.test(name);
        const stable = isText ? this.#computeStableDigest(name, content) : bytes;
        return { bytes, stable, isEmpty: content?.length === 0 };
    }
    #computeStableDigest(name, content) {
        const stable = (0,generated/* stabilizeFile */.KU)(name, (0,byte_strings/* readBytes */.io)(content), this.#buildIds);
        return computeDigest(Buffer.from(stable, 'latin1'));
    }
    /** Returns the parts of a page. Without `content`, its digest replaces all parts. */
    async readPage(name, content) {
        if (content === undefined)
            return makeOpaqueParts(name, await this.readDigest(name, content));
        return readPageParts(name, (0,page_text/* decodePageText */.vU)(content, (0,vocabulary/* chooseSyntax */.ZL)(name)), this.#targets);
    }
}

;// CONCATENATED MODULE: ./lib/changes/comparer.js






/** How many pages with a refresh are followed in a row. */
const MAX_REFRESHES = 5;
/** The worker: reads and compares files of two sites, one after the other. */
class Comparer {
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
        this.#earlier.setRenamed(earlier);
        this.#later.setRenamed(later);
    }
    /**
     * Returns the fingerprints of files, but not of those with the same bytes in both sites.
     * @throws what `pause` throws
     */
    fingerprintFiles(names) {
        return this.#runEach(names, async (name) => {
            const before = this.#earlier.readContent(name);
            const after = this.#later.readContent(name);
            if (before !== undefined && after?.equals(before))
                return {};
            const fingerprints = {};
            if (this.#earlier.has(name))
                fingerprints.earlier = await this.#earlier.fingerprintFile(name, before);
            if (this.#later.has(name))
                fingerprints.later = await this.#later.fingerprintFile(name, after);
            return fingerprints;
        });
    }
    /**
     * Returns the fingerprints of pages. Of those in both sites, it returns only what may have become
     * a redirect.
     * @throws what `pause` throws
     */
    fingerprintPages(names) {
        return this.#runEach(names, async (name) => {
            const isInEarlier = this.#earlier.has(name);
            const isInLater = this.#later.has(name);
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
        return this.#runEach(pages, async (move) => {
            const { from, to } = move;
            const before = this.#earlier.readContent(from);
            const after = this.#later.readContent(to);
            if (from === to && (await this.#isSame(from, before, after)))
                return undefined;
            const earlier = await this.#earlier.readPage(from, before);
            const later = await this.#later.readPage(to, after);
            const change = {
                page: to,
                from: from === to ? undefined : from,
                title: shortenHeading(later.title),
                ...findDifferences(earlier, later),
            };
            if (move.isGuess)
                return { change, lost: undefined };
            return { change, lost: await this.#findLost(earlier, later) };
        });
    }
    /**
     * Returns the lost anchors of removed pages that other pages replace at the same address.
     * @throws what `pause` throws
     */
    compareReplaced(pages) {
        return this.#runEach(pages, async ({ from, to }) => {
            const earlier = await this.#earlier.readPage(from, this.#earlier.readContent(from));
            const later = await this.#later.readPage(to, this.#later.readContent(to));
            return this.#findLost(earlier, later);
        });
    }
    /**
     * Returns the files and folders that could not be read so far, with the site and the reason.
     * Names of folders end with a slash.
     */
    listUnreadable() {
        return new Map([...this.#later.unreadable, ...this.#earlier.unreadable]);
    }
    async #findLost(earlier, later) {
        if (earlier.redirect !== undefined || earlier.anchors === undefined)
            return undefined;
        const seen = await this.#followRefreshes(later);
        const end = seen.at(-1);
        if (end?.anchors === undefined)
            return undefined;
        const scripted = new Set(seen.flatMap(({ scriptedIds }) => scriptedIds));
        const anchors = findLostAnchors(earlier.anchors, end.anchors, scripted);
        if (anchors.length === 0)
            return undefined;
        return { from: earlier.page, to: end.page, anchors };
    }
    /**
     * Returns a page and the pages that its refreshes lead readers through, ending with the one that
     * they see; empty if that is unknown.
     */
    async #followRefreshes(page) {
        const seen = [page];
        for (let end = page; end.redirect !== undefined; seen.push(end)) {
            const to = (0,byte_strings/* asBytes */.Yd)(end.redirect.split(/[?#]/, 1)[0] ?? '');
            if (seen.length > MAX_REFRESHES || !(0,page_names/* isPage */.yp)(to) || !this.#later.has(to))
                return [];
            end = await this.#later.readPage(to, this.#later.readContent(to));
        }
        return seen;
    }
    async #isSame(name, before, after) {
        if (before !== undefined && after !== undefined)
            return before.equals(after);
        const digest = await this.#earlier.readDigest(name, before);
        return digest === (await this.#later.readDigest(name, after));
    }
    async #runEach(items, work) {
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
/* harmony export */   Er: () => (/* binding */ SUFFIX),
/* harmony export */   RF: () => (/* binding */ reduceToLetters),
/* harmony export */   _s: () => (/* binding */ AnchorIndex)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Finds the existing anchor that was probably meant by a missing one. */

/** The suffix that anchors get if a page has the same heading twice. */
const SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u;
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu;
/** In order of similarity, closest first. */
const SIMILARITIES = [
    { kind: 'case', reduce: (id) => id },
    { kind: 'unicode', reduce: (id) => id.normalize() },
    { kind: 'typo', reduce: reduceToLetters },
    { kind: 'suffix', reduce: (id) => id.replace(SUFFIX, '') },
];
/** The anchors of one page, in which similar ones are found. */
class AnchorIndex {
    /** For each similarity, the anchors by their shared form. */
    #groups;
    constructor(ids) {
        const all = [...ids];
        this.#groups = SIMILARITIES.map((each) => Map.groupBy(all, (id) => reduceId(id, each)));
    }
    /**
     * Returns the anchor most similar to a missing one; undefined if none is similar, or if several
     * are equally similar.
     */
    find(missing) {
        for (const [i, similarity] of SIMILARITIES.entries()) {
            const wanted = reduceId(missing, similarity);
            if (wanted === '')
                continue;
            let similar = this.#groups[i]?.get(wanted) ?? [];
            if (similarity.kind === 'suffix')
                similar = keepOtherNumbered(similar, missing);
            const [id, ...others] = similar;
            if (id === undefined)
                continue;
            if (others.length > 0)
                return undefined;
            return { kind: similarity.kind, id };
        }
        return undefined;
    }
}
function reduceId(id, { reduce }) {
    return reduce((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id).toLowerCase());
}
/**
 * Returns the anchors that have a numeric suffix if the missing one has none, or the other way
 * around: `step-2` is not `step-1`.
 */
function keepOtherNumbered(ids, missing) {
    return ids.filter((id) => isNumbered(id) !== isNumbered(missing));
}
function isNumbered(id) {
    return SUFFIX.test((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id));
}
/**
 * Returns only the letters and digits. Separators between two digits are kept in a uniform form:
 * `1.12` is not `11.2`.
 */
function reduceToLetters(text) {
    return text
        .replace(BETWEEN_DIGITS, '\0')
        .replace(NOT_IN_WORDS, (run) => (run === '\0' ? run : ''));
}


/***/ }),

/***/ 9611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   a7: () => (/* binding */ mayBeWhole),
/* harmony export */   a9: () => (/* binding */ isPrintEdition),
/* harmony export */   ll: () => (/* binding */ beginsLikePage)
/* harmony export */ });
/** Detects templates, parts and print editions among pages, and pages without a page's name. */
/** How much of a file is read to tell its kind, in characters. */
const INSPECTED_CHARS = 4_096;
const COMMENTS = String.raw `^(?:\xef\xbb\xbf)?\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*`;
const BEGINS_LIKE_PAGE = new RegExp(String.raw `${COMMENTS}<(?:!doctype\s+html|html|head|body)\b`, 'i');
const BEGINS_LIKE_TEMPLATE = new RegExp(String.raw `${COMMENTS}(?:\{[{%#]|<%)`);
/** A template placeholder in an address or the title, where it cannot be an example. */
const UNFILLED_PLACEHOLDER = new RegExp(String.raw `(?:\b(?:href|src|action)\s*=\s*["']?[^"'>]*|<title>[^<]*)` +
    String.raw `(?:\{\{|\{%|<%)`, 'i');
/** Does a file begin as pages do? */
function beginsLikePage(text) {
    return BEGINS_LIKE_PAGE.test(text.slice(0, INSPECTED_CHARS));
}
/**
 * Is this file a template of pages? Sphinx themes publish such files by mistake. A file that begins
 * like a page is not a template, even with an unfilled placeholder.
 */
function isTemplate(text) {
    const start = text.slice(0, INSPECTED_CHARS);
    if (BEGINS_LIKE_TEMPLATE.test(start))
        return true;
    return !BEGINS_LIKE_PAGE.test(start) && UNFILLED_PLACEHOLDER.test(text);
}
/** May this be a whole page, and not a part that scripts insert into others? */
function mayBeWhole(text) {
    return /<(?:!doctype|html|head|body|title)\b/i.test(text.slice(0, INSPECTED_CHARS));
}
const BY_MDBOOK = '<!-- Book generated using mdBook -->';
/**
 * Is this the page in which mdBook combines all others for printing? It gets some of their
 * addresses wrong.
 */
function isPrintEdition(name, text) {
    return /(?:^|\/)print\.html$/.test(name) && text.slice(0, INSPECTED_CHARS).includes(BY_MDBOOK);
}


/***/ })

};

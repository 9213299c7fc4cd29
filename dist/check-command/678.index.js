export const id = 678;
export const ids = [678];
export const modules = {

/***/ 2678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Comparer: () => (/* binding */ Comparer)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/check/suggestions/similar-anchors.js
var similar_anchors = __webpack_require__(6576);
// EXTERNAL MODULE: ./lib/web/address.js
var address = __webpack_require__(1986);
// EXTERNAL MODULE: ./lib/changes/generated.js + 1 modules
var generated = __webpack_require__(9076);
;// CONCATENATED MODULE: ./lib/changes/stable-ids.js
/** Which ids mean something, and stay from build to build. */



const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Returns the letters and digits of an id or a text. */
function extractLetters(bytes) {
    return (0,similar_anchors/* reduceToLetters */.RF)((0,byte_strings/* toText */.fE)(bytes).toLowerCase());
}
/** Returns the letters without signs between digits: the id of `1.2` is `12` or `1-2`. */
const makeSlug = (bytes) => extractLetters(bytes).replaceAll('\0', '');
/** Was an id made of a heading, and of all of it? The second of two may have a number. */
function isSlugOf(id, heading) {
    const slug = makeSlug(heading);
    return slug !== '' && [id, dropNumber(id)].some((each) => makeSlug(each) === slug);
}
/** Returns an id without the number that the second heading of the same words gets. */
function dropNumber(id) {
    return (0,byte_strings/* toBytes */.ZJ)((0,byte_strings/* toText */.fE)(id).replace(similar_anchors/* SUFFIX */.Er, ''));
}
/** Does an id have to do with the words of its heading? */
function isAboutHeading(id, heading) {
    const slug = makeSlug(id);
    if (slug.length > 1 && makeSlug(heading).includes(slug))
        return true;
    const words = new Set(listWords(heading));
    return listWords(id).some((word) => words.has(word));
}
/**
 * Did a program make up an id: a number (`id12`, `fn1`, `:r1:`), a hash, the letter of an index?
 * Nobody remembers these. Many of them are others in the next build.
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
/** Which anchors of a page its successor lacks, and what is there instead. */





/** Of one page, so many anchors are kept that only count if links point to them. */
const MAX_MINOR = 1_000;
/**
 * A line of a source file, or one of Sphinx's targets of its index: another place as soon as
 * something before it changes.
 */
const COUNTED = /^(?:(?:l|line|index)[-_.]?)?\d+$/i;
/**
 * Returns the anchors `before` that `after` lacks, each once, in their order. `scripted`: ids that
 * scripts look after.
 */
function findLostAnchors(before, after, scripted) {
    const kept = scripted.union(new Set(after.map(({ id }) => id)));
    // Fragments find an id as written or decoded: either form in the successor serves the links.
    const isGone = ({ id }) => {
        if (kept.has(id))
            return false;
        const names = (0,address/* listAnchorNames */.IL)(byte_strings/* HASH */.v9.concat(id));
        return names.length > 0 && !names.some((name) => kept.has(name));
    };
    const gone = keepFirstById(before.filter(isGone));
    if (gone.length === 0)
        return [];
    const pair = new AnchorPair(before, after);
    const lost = [];
    let minor = 0;
    for (const anchor of gone) {
        const counts = pair.decideWhenItCounts(anchor);
        if (counts === undefined || pair.isGeneratedAnew(anchor))
            continue;
        if (counts === 'if-linked' && ++minor > MAX_MINOR)
            continue;
        lost.push(pair.describe(anchor, counts));
    }
    return lost;
}
const hasId = ({ id }) => id !== '';
/** The first element with an id is the one that fragments point to. */
function keepFirstById(anchors) {
    return [...Map.groupBy(anchors, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
}
/** The anchors of a page and of its successor, compared. */
class AnchorPair {
    #before;
    #after;
    /** Those that only the successor has, without what looks generated in them. */
    #newForms;
    /** Those of the successor, by the letters of their texts. */
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
    /** Returns undefined if it never counts. */
    decideWhenItCounts({ id, text, heading }) {
        if (heading !== undefined && !isMadeUp(id, text) && !this.#isNumbered(id, text))
            return isAboutHeading(id, text) ? 'always' : 'unless-layout';
        if (COUNTED.test(id))
            return undefined;
        return 'if-linked';
    }
    /** Is it in the successor, but for a part that each build makes up? */
    isGeneratedAnew({ id }) {
        const form = (0,generated/* stabilizeTokens */.qK)(id);
        return form !== id && this.#newForms.has(form);
    }
    describe({ id, text, heading }, counts) {
        const words = extractLetters(text);
        const renamed = this.#findRenamed(id, words);
        return {
            id: (0,byte_strings/* detach */.Yo)(id),
            words,
            counts,
            renamed: renamed && (0,byte_strings/* detach */.Yo)(renamed),
            nearest: renamed === undefined ? this.#findNearest(id, words, heading) : undefined,
        };
    }
    /** Does an id have a number because an earlier heading of the page has the same words? */
    #isNumbered(id, text) {
        const first = dropNumber(id);
        const other = first === id ? undefined : this.#before.get(first);
        return other !== undefined && extractLetters(other.text) === extractLetters(text);
    }
    /**
     * Returns the new id of the same words. If there are several, that of the same letters counts,
     * such as another form of the same signature; else the first stands for the first.
     */
    #findRenamed(old, words) {
        if (words === '')
            return undefined;
        const renaming = this.#renamings.get(words) ?? this.#listPossible(words);
        this.#renamings.set(words, renaming);
        const { possible, byLetters } = renaming;
        const inTurn = possible[renaming.used++] ?? possible.at(-1);
        const [same = inTurn] = byLetters.get(extractLetters(old)) ?? [];
        return same?.id;
    }
    #listPossible(words) {
        const fresh = (this.#byWords.get(words) ?? []).filter((each) => this.#isNew(each));
        const ofHeadings = fresh.filter(({ heading }) => heading !== undefined);
        const named = ofHeadings.filter(({ id, text }) => !isMadeUp(id, text));
        const [possible = []] = [named, ofHeadings, fresh].filter(({ length }) => length > 0);
        const byLetters = Map.groupBy(possible, ({ id }) => extractLetters(id));
        return { possible, byLetters, used: 0 };
    }
    #findNearest(id, words, heading) {
        const isHeading = (each) => each.heading !== undefined && hasId(each);
        const same = this.#byWords.get(words)?.find(isHeading);
        if (same !== undefined && words !== '')
            return { kind: 'words', id: (0,byte_strings/* detach */.Yo)(same.id) };
        const near = this.#similar.find(id) ?? this.#findInPlace(heading);
        return near && { kind: near.kind, id: (0,byte_strings/* detach */.Yo)(near.id) };
    }
    /** Returns the new heading between those that were before and after a heading. */
    #findInPlace(heading) {
        if (heading === undefined)
            return undefined;
        const start = this.#findHeadingInSuccessor(heading - 1);
        const end = this.#findHeadingInSuccessor(heading + 1);
        if (start === undefined || end === undefined || end - start !== 2)
            return undefined;
        const there = this.#byHeadingAfter.get(start + 1)?.find((each) => this.#isNew(each));
        return there && { kind: 'place', id: there.id };
    }
    #isNew(anchor) {
        return hasId(anchor) && !this.#before.has(anchor.id);
    }
    /**
     * Returns which heading of the successor has an id or the words of a heading. What is before the
     * first and after the last one is the same in both.
     */
    #findHeadingInSuccessor(heading) {
        if (heading < 0)
            return -1;
        if (heading >= this.#headings.before)
            return this.#headings.after;
        const anchors = this.#byHeadingBefore.get(heading) ?? [];
        const same = anchors.flatMap(({ id, text }) => [
            this.#after.get(id),
            this.#byWords.get(extractLetters(text))?.find((each) => each.heading !== undefined),
        ]);
        return same.find((each) => each?.heading !== undefined)?.heading;
    }
}
function countHeadings(anchors) {
    return 1 + anchors.reduce((last, { heading = -1 }) => Math.max(last, heading), -1);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/content-model.js
var content_model = __webpack_require__(7013);
// EXTERNAL MODULE: ./lib/web/page/open-elements.js
var open_elements = __webpack_require__(1102);
// EXTERNAL MODULE: ./lib/web/page/reader.js + 2 modules
var reader = __webpack_require__(6334);
// EXTERNAL MODULE: ./lib/web/page/values.js
var values = __webpack_require__(6216);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
;// CONCATENATED MODULE: ./lib/web/page/visible.js






/**
 * Longer descriptions are cut; what follows so much of a heading is text: the heading may have no
 * end.
 */
const MAX_LINE = 4_096;
/** Of fields of these types, the value is not shown: it is sent. */
const SENT = new Set([
    'hidden',
    'checkbox',
    'radio',
    'file',
    'image',
    'password',
]);
/**
 * Inline elements that change what words mean: `must <del>not</del>`, `10<sup>6</sup>`, or add
 * quotation marks.
 */
const CHANGES_WORDS = ['del', 'ins', 's', 'strike', 'sub', 'sup', 'q'];
/** The control characters that stand for their tags in text as written, two for each. */
const EACH_MARK = /([\x10-\x1d])/g;
const FIRST_MARK = 0x10;
/** Reads a page for what a reader would notice. */
class VisibleReader {
    #notice;
    #settled;
    #foundAnchor;
    #reader;
    #elements = new open_elements/* OpenElements */.K();
    /** Text that was not passed on yet, as written. */
    #run = byte_strings/* NO_BYTES */.CR;
    #hasWording = false;
    /** What separates the text so far from what follows. */
    #gap = byte_strings/* NO_BYTES */.CR;
    /** Where that is. */
    #place = this.#elements.innermost;
    #inTitle = false;
    #hasTitle = false;
    #isDescribed = false;
    /** The text so far of the heading that is open. */
    #heading;
    /** `settled` is given each text with single spaces, and returns what is to count of it. */
    constructor(notice, syntax, settled = (text) => text, foundAnchor) {
        this.#notice = notice;
        this.#settled = settled;
        this.#foundAnchor = foundAnchor;
        this.#reader = new reader/* PageReader */.X(this, vocabulary/* OF_READERS */.Xk, syntax);
    }
    read(page) {
        this.#reader.read(page);
        this.#endTitle();
        this.#flush();
        this.#endHeading();
    }
    // Called by the reader.
    open(element) {
        const { name: tag, length } = element;
        if (reader/* UNSEEN */.P.has(tag))
            return false;
        if (content_model/* INLINE */.qA.has(tag))
            this.#addWording(tag, 0);
        else
            this.#endBlock();
        const hides = element.find('hidden') !== undefined;
        this.#elements.open(tag, roleOf(element), hides);
        this.#look();
        if (tag === 'title' && !element.isForeign)
            this.#beginTitle();
        else if (isHeading(tag))
            this.#beginHeading(tag[1] ?? '');
        if (length > 0) {
            this.#anchors(element);
            this.#attributes(element);
        }
        return false;
    }
    close(tag) {
        if (content_model/* INLINE */.qA.has(tag))
            this.#addWording(tag, 1);
        else
            this.#endBlock();
        if (tag === 'title')
            this.#endTitle();
        else if (isHeading(tag))
            this.#endHeading();
        this.#elements.close(tag);
        this.#look();
    }
    text(written) {
        this.#run = this.#run.concat(written);
    }
    // What it stands for.
    #addWording(tag, isEnd) {
        const at = CHANGES_WORDS.indexOf(tag);
        if (at === -1)
            return;
        this.#hasWording = true;
        this.text((0,byte_strings/* asBytes */.Yd)(String.fromCharCode(FIRST_MARK + 2 * at + isEnd)));
    }
    #anchors(element) {
        if (this.#foundAnchor === undefined || element.isInShadow)
            return;
        const id = element.get('id') ?? '';
        const name = element.name === 'a' ? (element.get('name') ?? '') : '';
        if (id !== '')
            this.#foundAnchor(id, element.name);
        if (name !== '' && name !== id)
            this.#foundAnchor(name, element.name);
    }
    #attributes(element) {
        const { name: tag } = element;
        if (element.find('hidden') !== undefined)
            this.#say('mark', 'hidden');
        if (tag === 'meta')
            this.#meta(element);
        // One of a dialog only closes it.
        if (tag === 'form' && element.get('method')?.toLowerCase() === 'dialog')
            return;
        const type = tag === 'input' ? (element.get('type') ?? '').trim().toLowerCase() : undefined;
        // In an order of our own: that of the page means nothing.
        for (const { attribute } of vocabulary/* OF_READERS */.Xk.attributesOf(tag))
            if (type === undefined || isShownBy(type, attribute))
                this.#attribute(element.find(attribute));
    }
    /** Says where something hidden begins or ends, and where menus do. */
    #look() {
        const [was, is] = [this.#place, this.#elements.innermost];
        if (is.isHidden !== was.isHidden)
            this.#say('hiding', is.isHidden ? 'hidden' : 'shown');
        if (is.isNavigation !== was.isNavigation)
            this.#say('region', is.isNavigation ? 'navigation' : 'content');
        this.#place = is;
    }
    #attribute(attribute) {
        if (attribute === undefined || attribute.meaning === 'part')
            return;
        const { name, meaning, value } = attribute;
        if (meaning === 'alternative')
            this.#tell('alternative', value.slice(0, MAX_LINE));
        else if (meaning === 'set')
            for (const target of (0,values/* readSrcset */.d3)(value))
                this.#tell('image', target);
        else if (meaning === 'mark')
            this.#say('mark', name);
        else if (meaning === 'shown')
            this.#say('mark', `${name} ${oneLine(value.slice(0, MAX_LINE))}`);
        else
            this.#tell(meaning === 'link' ? 'link' : 'image', value);
    }
    /** After all text that comes before it. */
    #tell(what, value) {
        this.#flush();
        this.#notice(what, value);
    }
    /** The same with a word of our own, or the page's in ASCII. */
    #say(what, word) {
        this.#tell(what, (0,byte_strings/* asBytes */.Yd)(word));
    }
    #meta(element) {
        const content = element.get('content');
        if (content === undefined)
            return;
        if (element.get('name')?.toLowerCase() === 'description') {
            if (this.#isDescribed)
                return;
            this.#isDescribed = true;
            this.#notice('description', this.#settled(oneLine(content.slice(0, MAX_LINE))));
        }
        else if (element.get('http-equiv')?.toLowerCase() === 'refresh') {
            const target = (0,values/* readRefreshTarget */.pm)(content.slice(0, MAX_LINE));
            if (target !== undefined)
                this.#notice('redirect', target);
        }
    }
    /** The first counts. */
    #beginTitle() {
        this.#flush();
        this.#inTitle ||= !this.#hasTitle;
        this.#hasTitle = true;
    }
    #endTitle() {
        if (!this.#inTitle)
            return;
        this.#inTitle = false;
        this.#notice('title', oneLine(plainText(this.#run.replace(EACH_MARK, ''))));
        this.#run = byte_strings/* NO_BYTES */.CR;
    }
    #beginHeading(level) {
        this.#endHeading();
        this.#say('section', level);
        this.#heading = byte_strings/* NO_BYTES */.CR;
    }
    #endHeading() {
        if (this.#heading === undefined)
            return;
        this.#flush();
        this.#notice('heading', (0,byte_strings/* trimBytes */.Om)(this.#heading));
        this.#heading = undefined;
    }
    #endBlock() {
        this.#flush();
        this.#gap = LINE_END;
    }
    #flush() {
        const run = this.#run;
        if (run === '' || this.#inTitle)
            return;
        this.#run = byte_strings/* NO_BYTES */.CR;
        if (!this.#hasWording) {
            this.#flushText(run);
            return;
        }
        this.#hasWording = false;
        const text = run.replace(EACH_MARK, '');
        const words = oneLine(plainText(text));
        // The time at which a page was built is left out as a whole, even if its `th` is raised.
        if (this.#settled(words) !== words) {
            this.#flushText(text);
            return;
        }
        for (const [i, piece] of run.split(EACH_MARK).entries()) {
            const mark = piece.charCodeAt(0) - FIRST_MARK;
            if (i % 2 === 1)
                this.#notice('mark', (0,byte_strings/* asBytes */.Yd)(`${mark % 2 === 1 ? '/' : ''}${CHANGES_WORDS[mark >> 1]}`));
            else if (piece !== '')
                this.#flushText(piece);
        }
    }
    #flushText(written) {
        const text = plainText(written);
        if (this.#place.isPreformatted) {
            this.#passLines(text.replace(/\r\n?/g, '\n'));
            return;
        }
        const words = oneLine(text);
        if ((0,byte_strings/* isSpace */.xC)(text.charCodeAt(0)) && this.#gap === '')
            this.#gap = SPACE;
        if (words === '')
            return;
        this.#pass(this.#settled(words));
        if ((0,byte_strings/* isSpace */.xC)(text.charCodeAt(text.length - 1)))
            this.#gap = SPACE;
    }
    /** Passes on preformatted text without the blanks at the ends of its lines, which nobody sees. */
    #passLines(text) {
        const lines = this.#gap
            .concat(text)
            .split('\n')
            .map((line, i, all) => (i < all.length - 1 ? withoutBlanks(line) : line));
        const whole = (0,byte_strings/* asBytes */.Yd)(lines.join('\n'));
        const words = withoutBlanks(whole);
        this.#gap = byte_strings/* NO_BYTES */.CR;
        if (words !== '')
            this.#pass(words);
        this.#gap = whole.slice(words.length);
    }
    #pass(text) {
        const run = this.#gap.concat(text);
        this.#gap = byte_strings/* NO_BYTES */.CR;
        this.#notice('text', run);
        if (this.#heading === undefined)
            return;
        this.#heading = this.#heading.concat(run);
        if (this.#heading.length >= MAX_LINE)
            this.#endHeading();
    }
}
/** Returns a text without the blanks at its end. */
function withoutBlanks(text) {
    let end = text.length;
    while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t'))
        end--;
    return text.slice(0, end);
}
const SPACE = (0,byte_strings/* toBytes */.ZJ)(' ');
const LINE_END = (0,byte_strings/* toBytes */.ZJ)('\n');
const SPACES = /[ \t\n\f\r]+/g;
const UNEVEN = /[\t\n\f\r]| {2}/;
/** Returns a text with one space in place of any white space. */
function collapseSpaces(text) {
    return UNEVEN.test(text) ? text.replace(SPACES, ' ') : text;
}
/** Does a field of a type show what an attribute says? Most that are hidden are generated. */
function isShownBy(type, attribute) {
    if (attribute === 'src' || attribute === 'alt')
        return type === 'image';
    return type !== 'hidden' && (attribute !== 'value' || !SENT.has(type));
}
/**
 * The words of `rel` for the page before and after, and the classes of themes without them, as
 * `left-prev`, `next-page`.
 */
const TURNS_PAGE = /(?:^|[\s_-])(?:prev|previous|next)(?:[_-](?:page|link|post|doc|article|chapter|topic))?(?!\S)/i;
/**
 * The classes of what is no menu by its element or role: breadcrumbs, and the menu of versions of
 * Read the Docs, which also turns pages.
 */
const SHOWS_PLACE = /(?:^|[\s_-])(?:breadcrumbs?|rst-versions)(?!\S)/i;
/**
 * Returns the role of an element. What says where this page is, and a link to the page before or
 * after it, are navigation, wherever they are.
 */
function roleOf(element) {
    const classes = element.get('class') ?? '';
    if (element.name !== 'a') {
        if (SHOWS_PLACE.test(classes))
            return 'navigation';
    }
    else if (TURNS_PAGE.test(element.get('rel') ?? '') || TURNS_PAGE.test(classes))
        return 'navigation';
    return element.get('role');
}
function isHeading(tag) {
    return tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6';
}
function oneLine(text) {
    return collapseSpaces((0,byte_strings/* trimBytes */.Om)(text));
}
/** Bytes that begin the characters below. */
const MAY_BE_SPECIAL = /[\xc2\xe2\xef]/;
/** Characters without a width: U+200B, U+2060, U+FEFF, U+00AD. */
const NO_WIDTH = /\xe2\x80\x8b|\xe2\x81\xa0|\xef\xbb\xbf|\xc2\xad/g;
/** U+00A0 */
const NO_BREAK_SPACE = /\xc2\xa0/g;
function plainText(written) {
    const text = (0,values/* decodeText */.g7)(written);
    return MAY_BE_SPECIAL.test(text) ? text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ') : text;
}

;// CONCATENATED MODULE: ./lib/changes/address-resolver.js



/** Longer addresses are not resolved: they are mostly pictures as `data:`. */
const MAX_LENGTH = 2_048;
/**
 * Returns what resolves addresses to the files that they lead to, so that two builds can be
 * compared however addresses are written. `renamed`: what files of this site are called in the
 * other one, where the names differ.
 */
function makeSiteResolver(served, renamed) {
    const addresses = new address/* Addresses */.tb(served.site);
    const getNameInOtherSite = (file) => renamed.get(file) ?? file;
    /** Returns the file, or what stands for another place. */
    const resolveToFile = (written, base) => {
        if (written.length > MAX_LENGTH)
            return NOT_A_FILE + written;
        const address = addresses.resolve(written, base);
        switch (address.kind) {
            case 'site': {
                const file = served.findServedFile(address.path, address.query);
                if (file !== undefined)
                    return getNameInOtherSite(served.nameOf(file));
                return UNANSWERED + (0,generated/* stabilizePath */.tI)(address.path);
            }
            case 'outside-base-path':
                return NOT_A_FILE + (0,generated/* stabilizePath */.tI)(address.path);
            case 'other-host':
                return NOT_A_FILE + (0,generated/* stabilizeAddress */.ev)(address.url);
            case 'no-request':
                return NOT_A_FILE + written;
        }
    };
    const resolveLink = (link, base, self) => {
        const { address, anchor } = splitLink(link);
        if (address === '')
            return anchor;
        const file = resolveToFile(address, base);
        // Of a file of the site, a query only says which version of it is meant.
        const version = stabilizeQuery(address) + anchor;
        if (file === self)
            return version;
        return file + version;
    };
    return (page, href) => {
        const base = addresses.baseOfElement(href, addresses.baseOfFile(page));
        return {
            /** Returns what a link leads to; the page itself is the empty string. */
            link: (target) => resolveLink((0,byte_strings/* trimBytes */.Om)(target), base, getNameInOtherSite(page)),
            image: (target) => resolveToFile((0,byte_strings/* trimBytes */.Om)(target), base),
        };
    };
}
/** Returns the address in a link, and what names an anchor behind it. */
function splitLink(link) {
    const at = link.indexOf('#');
    if (at === -1)
        return { address: link, anchor: '' };
    return { address: link.slice(0, at), anchor: `#${(0,generated/* stabilizeTokens */.qK)(link.slice(at + 1))}` };
}
function stabilizeQuery(address) {
    const at = address.indexOf('?');
    if (at === -1)
        return '';
    return (0,generated/* stabilizeAddress */.ev)(address.slice(at));
}
/** Stands before what is no file of the site. */
const NOT_A_FILE = '\0';
/** Stands before a path of the site that no file answers. */
const UNANSWERED = '\x02';

// EXTERNAL MODULE: ./lib/web/page/page-kinds.js
var page_kinds = __webpack_require__(9611);
;// CONCATENATED MODULE: ./lib/changes/page-anchors.js
/** What fragments can point to in a page, and which heading each belongs to. */






/** Elements with an id that generators put around a heading, or before it, for links to it. */
const AROUND_HEADINGS = new Set(['a', 'section', 'span']);
/** Collects the anchors of a page, in its order. */
class AnchorCollector {
    found = [];
    /** Those whose text follows, with their elements. */
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
    /** Adds one that is not part of the content: it belongs to no heading. */
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
    /** What has no text before the heading belongs to it, unless it is there for the layout. */
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
/** A fragment in quotes, but for the values of attributes: those only link to it. */
const QUOTED_FRAGMENT = /(?<=["'`])(?<!\w\s?=\s?["'])#[^"'`<>\s\\]{1,200}(?=["'`])/g;
/**
 * Returns the ids that a script of a page seems to look after: mdBook 0.5 writes one that sends the
 * readers of a heading on to where it is now.
 */
function listScriptedIds(text) {
    if (!READS_FRAGMENT.test(text))
        return [];
    const fragments = [...text.matchAll(QUOTED_FRAGMENT)];
    return fragments.flatMap(([fragment]) => (0,address/* listAnchorNames */.IL)((0,byte_strings/* asBytes */.Yd)(fragment)));
}
const SCRIPT = /<script\b/i;
/**
 * Returns whether the anchors of a page are in its HTML, and are worth a link: not on pages that
 * show what other pages hold, or where a script may write all headings.
 */
function hasLastingAnchors(page, text, hasHeading) {
    if ((0,page_names/* isNotFoundPage */.np)(page) || (0,page_names/* getStem */.qp)(page) === 'search' || (0,page_kinds/* isPrintEdition */.a9)(page, text))
        return false;
    return hasHeading || !SCRIPT.test(text);
}

;// CONCATENATED MODULE: ./lib/changes/same-destination.js
/**
 * Whether two addresses lead to the same place for the readers of a page, although they differ:
 * they moved along with the page.
 */




/**
 * Returns whether a target in a page of the earlier site is that in the same page of the later one.
 * Both are as a resolver returns them.
 */
function isSameDestination(was, is, page) {
    // That a page is gone is no change of those that lead to it.
    if (removeDeadEndMark(was) === removeDeadEndMark(is))
        return true;
    if (isSourceOf(was, page.from) && isSourceOf(is, page.to))
        return true;
    if (page.from === page.to)
        return false;
    return isSameDeadEnd(was, is, page) || namesPage(was, is, page);
}
/** Returns a target without what says that nothing answers it. */
function removeDeadEndMark(target) {
    if (!isDeadEnd(target))
        return target;
    return target.slice(UNANSWERED.length);
}
function isDeadEnd(target) {
    return target.startsWith(UNANSWERED);
}
/** Files that people write pages in; Sphinx publishes them with another ending behind that. */
const SOURCE = /(?:(?<folder>[^/]*)\/)?(?<name>[^/]+)\.(?:mdx?|mdoc|markdown|[rq]md|rst|adoc|asciidoc|asc|ipynb|org|textile|rdoc|pod|tex)(?:\.txt)?$/i;
/** What the source of the page of a folder is called. */
const OF_FOLDER = /^(?:_?index|readme)$/;
/** What some generators sort pages by. */
const ORDER = /^\d+[-_. ]+(?=.)/;
/**
 * Returns whether a link leads to what a page was written as: to a document that is called like the
 * page.
 */
function isSourceOf(link, page) {
    const source = SOURCE.exec(decode(link.replace(/[?#].*$/s, '')))?.groups;
    if (source === undefined)
        return false;
    const stem = (0,page_names/* getStem */.qp)(page);
    const own = getLastPart(stem);
    const [name, folder] = [source.name, source.folder].map((part = '') => part.replace(ORDER, '').toLowerCase());
    if (name === undefined || !OF_FOLDER.test(name))
        return name === own;
    // Home pages link to the READMEs of other projects, too.
    if (stem === '')
        return name !== 'readme';
    return folder === own;
}
const getLastPart = (stem) => stem.slice(stem.lastIndexOf('/') + 1).toLowerCase();
/**
 * Returns whether nothing answers either of them, and they lead to the same place as seen from the
 * page.
 */
function isSameDeadEnd(was, is, { from, to }) {
    if (!isDeadEnd(was) || !isDeadEnd(is))
        return false;
    return ((0,address/* findRelativePath */.FI)(removeDeadEndMark(was), (0,byte_strings/* getFolder */.L2)(from)) ===
        (0,address/* findRelativePath */.FI)(removeDeadEndMark(is), (0,byte_strings/* getFolder */.L2)(to)));
}
/**
 * Returns whether an address names the page in both, and nothing else in it differs: a form to
 * report errors, a page to share it.
 */
function namesPage(was, is, { from, to }) {
    const before = (0,page_names/* getStem */.qp)(from);
    const after = (0,page_names/* getStem */.qp)(to);
    if (before === '' || after === '')
        return false;
    const earlier = decode(was);
    const later = decode(is);
    const named = new RegExp(`(?<![\\w-])${RegExp.escape(before)}(?![\\w-])`, 'g');
    if (earlier.replace(named, () => after) === later)
        return true;
    // The host, or a folder of the repository, may be called so, too.
    const last = [...earlier.matchAll(named)].at(-1)?.index;
    if (last === undefined)
        return false;
    return earlier.slice(0, last) + after + earlier.slice(last + before.length) === later;
}
function decode(address) {
    return (0,byte_strings/* percentDecode */.YZ)(address) ?? address;
}

;// CONCATENATED MODULE: ./lib/changes/page-parts.js










/** In a page with more sections, the rest counts as one. */
const MAX_COMPARED = 10_000;
/**
 * How many sections of a page are named, and how many UTF-16 units of a title or heading are kept.
 */
const MAX_SECTIONS = 20;
const MAX_SHOWN = 200;
/** A page with less text, in characters, is not recognized at another path. */
const MIN_TEXT = 20;
const NOTHING = {
    title: byte_strings/* NO_BYTES */.CR,
    description: byte_strings/* NO_BYTES */.CR,
    navigation: '',
    /** The length of its text without navigation, in characters. */
    length: 0,
    /** What the page sends its readers on to, as a resolver returns it. */
    redirect: undefined,
    /** What fragments can point to, in the order of the page; undefined if that is not known. */
    anchors: undefined,
    /** Ids that nothing has, but that a script seems to look after. */
    scriptedIds: [],
};
/** Returns the parts of a page. */
function readPageParts(page, text, targets) {
    const syntax = (0,vocabulary/* chooseSyntax */.ZL)(page);
    const hideAddress = makeAddressHider(page);
    const collector = new PartsCollector(targets(page, (0,page_text/* findBase */.lN)(text, syntax)), hideAddress);
    const cleanText = (shown) => hideAddress((0,generated/* removeStamps */.LR)(shown));
    new VisibleReader(collector.addPart, syntax, cleanText, collector.addAnchor).read(text);
    const { parts } = collector;
    const hasHeading = parts.sections.length > 1;
    const anchors = hasLastingAnchors(page, text, hasHeading) ? collector.anchors.found : undefined;
    return { page, ...parts, anchors, scriptedIds: listScriptedIds(text) };
}
/**
 * Returns what takes out of a text the full address of the page that it stands in: pages show it to
 * cite them, or beside a code to scan, and it moves along with them.
 */
function makeAddressHider(page) {
    const stem = (0,page_names/* getStem */.qp)(page);
    if (stem === '')
        return (shown) => shown;
    const end = '(?:\\.x?html?|/index\\.x?html?|/)?(?![\\w/-]|\\.\\w)';
    const address = new RegExp(`(?<=https?://[^\\s"'<>]{1,200}/)${RegExp.escape(stem)}${end}`, 'g');
    return (shown) => (shown.includes('://') ? shown.replace(address, '') : shown);
}
/** Returns what stands for the parts of a page that is not parsed: `bytes`, a digest of it. */
function makeOpaqueParts(page, bytes) {
    return {
        ...NOTHING,
        page,
        sections: [{ ...makeSection(0), text: bytes }],
        length: Number.POSITIVE_INFINITY,
    };
}
/** Returns what is remembered of a page. */
function fingerprintPage(page) {
    const { title, description, sections, length, redirect } = page;
    const said = sections.map(({ level, heading, text, images }) => {
        return [level, heading, text, images.replace(PICTURE, stabilizePicture)];
    });
    const all = JSON.stringify([title, description, said]);
    return {
        content: length < MIN_TEXT ? undefined : computeDigest(Buffer.from(all, 'latin1')),
        isRedirect: redirect !== undefined,
    };
}
/** Returns the first 132 bits of the SHA-256. */
function computeDigest(bytes) {
    return (0,external_node_crypto_.hash)('sha256', bytes, 'base64').slice(0, 22);
}
/**
 * Returns what a reader would notice: the kinds of difference, and the sections in which there are
 * any.
 */
function comparePages(before, after) {
    const areSame = makeTextComparer({ from: before.page, to: after.page });
    const differ = (of, between = '') => !areSame(before.sections.map(of).join(between), after.sections.map(of).join(between));
    const found = [
        ['title', before.title !== after.title],
        ['description', before.description !== after.description],
        ['headings', differ(({ level, heading }) => `${level} ${heading}`, '\n')],
        ['text', differ(({ text }) => text, '\n')],
        ['links', differ(({ links }) => links)],
        ['images', differ(({ images }) => images)],
        ['navigation', !areSame(before.navigation, after.navigation)],
    ];
    return {
        what: found.filter(([, differs]) => differs).map(([aspect]) => aspect),
        // Of a page that was not parsed, it is not known.
        sections: before.length + after.length < Infinity ? listSectionChanges(before, after, areSame) : [],
    };
}
/** Returns what takes two targets for the same if they are for readers of the page. */
function makeTextComparer(page) {
    return (before, after) => {
        if (before === after)
            return true;
        const was = before.split(EACH_TARGET);
        const is = after.split(EACH_TARGET);
        const isSame = (part, i) => {
            const other = is[i] ?? '';
            return (part === other || (i % 2 === 1 && isSameDestination((0,byte_strings/* asBytes */.Yd)(part), (0,byte_strings/* asBytes */.Yd)(other), page)));
        };
        return was.length === is.length && was.every(isSame);
    };
}
/**
 * Returns a title or heading as text, cut to what is kept, and without the sign that links
 * to the heading itself. It does not keep the whole page in memory.
 */
function shortenHeading(bytes) {
    return (0,byte_strings/* toText */.fE)((0,byte_strings/* detach */.Yo)(bytes.slice(0, 4 * MAX_SHOWN)))
        .replace(/\s*[#¶§🔗]+$/u, '')
        .slice(0, MAX_SHOWN);
}
function listSectionChanges(before, after, areSame) {
    const areEqual = (a, b) => a.level === b.level &&
        a.text === b.text &&
        areSame(a.links, b.links) &&
        areSame(a.images, b.images);
    const old = keyByHeading(before.sections);
    const changes = [];
    for (const [key, section] of keyByHeading(after.sections)) {
        const was = old.get(key);
        old.delete(key);
        if (was === undefined)
            changes.push({ section, is: 'added' });
        else if (!areEqual(was, section))
            changes.push({ section, is: 'changed' });
    }
    for (const section of old.values())
        changes.push({ section, is: 'removed' });
    return changes
        .slice(0, MAX_SECTIONS)
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
/** Collects the parts of a page, as they are noticed. */
class PartsCollector {
    #open = makeSection(0);
    parts = { ...NOTHING, sections: [this.#open] };
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
                if (!this.#isNavigation)
                    this.parts.length += value.length;
                if (this.#isNavigation || !this.#isInHeading) {
                    this.anchors.addText(value);
                    this.#append('text', value);
                }
                break;
            case 'link':
            case 'image':
                // Where in the text it stands counts, too.
                if (!this.#isNavigation)
                    this.#open.text += wrapInMarks(what);
                this.#append(`${what}s`, wrapInMarks(what, this.#destinations[what](value)));
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
                // It belongs to the page, wherever it stands.
                this.parts.redirect = this.#destinations.link(value);
                this.#open.links += wrapInMarks(what, this.parts.redirect);
        }
    };
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
        if (this.parts.sections.length > MAX_COMPARED)
            return;
        this.#open = makeSection(Number(level));
        this.parts.sections.push(this.#open);
        this.#isInHeading = true;
        this.anchors.beginHeading();
    }
}
/**
 * Returns a section in which nothing was found so far. The first of a page keeps an empty heading.
 */
function makeSection(level) {
    return { heading: byte_strings/* NO_BYTES */.CR, level, text: '', links: '', images: '' };
}
/** Characters that no text has, by what of a page they mark. */
const MARKS = {
    section: '\x04',
    image: '\x06',
    alternative: '\x07',
    link: '\x0b',
    mark: '\x0e',
    redirect: '\x0f',
};
/** Splits a text: every second part is a target. */
const EACH_TARGET = (() => {
    const marks = MARKS.link + MARKS.image + MARKS.redirect;
    return new RegExp(`[${marks}]([^${marks}]*)[${marks}]`);
})();
const PICTURE = new RegExp(`${MARKS.image}([^${MARKS.image}]*)${MARKS.image}`, 'g');
/**
 * Returns what stands for a picture when a page is recognized. Nobody sees one that is not there,
 * and one with a hash in its name may be drawn anew: a code with the address of the page.
 */
function stabilizePicture(picture, target) {
    if (target.startsWith(UNANSWERED))
        return wrapInMarks('image');
    if (target.startsWith(NOT_A_FILE))
        return picture;
    return wrapInMarks('image', (0,generated/* stabilizePath */.tI)(target));
}
/**
 * Returns what stands for a part of a page that is not just text, or for its place in the text: it
 * has a mark at both ends, so that neither its value nor the text around it can be mistaken for
 * more or less of the other.
 */
function wrapInMarks(what, value = '') {
    const mark = MARKS[what];
    return mark + value + mark;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __webpack_require__(9591);
// EXTERNAL MODULE: ./lib/web/host/served-site.js
var served_site = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
;// CONCATENATED MODULE: ./lib/changes/site-reader.js











/**
 * Larger files, in bytes, are compared by their bytes alone: nobody reads them, and parsing one
 * cannot be interrupted.
 */
const MAX_READ = 16 << 20;
/** A page that only redirects is no longer than this, in bytes. */
const MAX_REDIRECT = 1 << 16;
const REFRESH = /http-equiv\s*=\s*["']?\s*refresh/i;
/** Files in which generators leave hashes and times. */
const GENERATED_TEXT = /\.(?:m?js|cjs|css|json|txt|xml|rss|atom|svg|webmanifest|ya?ml|html?)$/i;
/** The files of one of the two sites. */
class SiteReader {
    /** What could not be read so far, and why: files, and folders, whose names end in a slash. */
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
        this.#served = new served_site/* ServedSite */.dT(site);
        this.#pause = pause;
        this.#targets = makeSiteResolver(this.#served, new Map());
    }
    /** Sets what files are called in the other site, where the names differ. */
    setRenamed(renamed) {
        this.#targets = makeSiteResolver(this.#served, renamed);
    }
    has(name) {
        return this.#sizes.has(name);
    }
    /**
     * Returns the bytes of a file; undefined if it does not exist, is too large, or cannot be read.
     */
    readContent(name) {
        const size = this.#sizes.get(name);
        if (size === undefined || size > MAX_READ)
            return undefined;
        return (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readFileSync)((0,tree/* makeDiskPath */.fx)(this.#root, name)), undefined);
    }
    /** Returns whether a page may be a redirect: it is short and has a `refresh`. */
    mayRedirect(name) {
        if ((this.#sizes.get(name) ?? 0) > MAX_REDIRECT)
            return false;
        return REFRESH.test(this.readContent(name)?.toString('latin1') ?? '');
    }
    /**
     * Returns a digest of a file’s bytes. One that cannot be read gets a digest that no file of the
     * other site has.
     */
    async readDigest(name, content) {
        if (content !== undefined)
            return computeDigest(content);
        const digest = (0,external_node_crypto_.createHash)('sha256');
        try {
            for await (const piece of (0,external_node_fs_.createReadStream)((0,tree/* makeDiskPath */.fx)(this.#root, name))) {
                digest.update(piece);
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
        const stable = isText ? this.#computeStableDigest(content) : bytes;
        return { bytes, stable, isEmpty: content?.length === 0 };
    }
    #computeStableDigest(content) {
        const stable = (0,generated/* stabilizeData */.qx)((0,byte_strings/* readBytes */.io)(content), this.#buildIds);
        return computeDigest(Buffer.from(stable, 'latin1'));
    }
    /**
     * Returns the parts of a page. Without `content`, the digest of its bytes stands for all of them.
     */
    async readPage(name, content) {
        if (content === undefined)
            return makeOpaqueParts(name, await this.readDigest(name, content));
        return readPageParts(name, (0,page_text/* decodePageText */.vU)(content, (0,vocabulary/* chooseSyntax */.ZL)(name)), this.#targets);
    }
}

;// CONCATENATED MODULE: ./lib/changes/comparer.js





/** More pages that only send readers on do not follow each other. */
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
     * Sets what files of each site are called in the other one, where the names differ: links to them
     * are the same link.
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
            const found = {};
            if (this.#earlier.has(name))
                found.earlier = await this.#earlier.fingerprintFile(name, before);
            if (this.#later.has(name))
                found.later = await this.#later.fingerprintFile(name, after);
            return found;
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
            const found = {};
            if (isInEarlier)
                found.earlier = await readFingerprint(this.#earlier, name);
            if (isInLater)
                found.later = await readFingerprint(this.#later, name);
            return found;
        });
    }
    /**
     * Returns what a reader would notice in each page, which may be nothing, and the anchors that it
     * lost; undefined for the same bytes at the same path.
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
            const origin = from === to ? undefined : from;
            const change = {
                page: to,
                from: origin,
                title: shortenHeading(later.title),
                ...comparePages(earlier, later),
            };
            if (move.isGuess)
                return { change, lost: undefined };
            return { change, lost: await this.#findLost(earlier, later) };
        });
    }
    /**
     * Returns the anchors that pages lost which are gone, but whose addresses others answer now.
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
     * Returns what could not be read so far, and in which site and why: files, and folders, whose
     * names end in a slash.
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
     * Returns the pages of the later site that readers of a page come to, the last of which they see;
     * none if that is not known.
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


/***/ })

};

export const id = 516;
export const ids = [516];
export const modules = {

/***/ 5516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkFolder: () => (/* binding */ checkFolder)
/* harmony export */ });
/* harmony import */ var _phases_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9060);
/* harmony import */ var _phases_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1697);
/* harmony import */ var _phases_earlier_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9894);
/* harmony import */ var _phases_expect_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5219);




/**
 * «Check a folder» of the README: checks the site in a folder that is there already, compares it with an earlier one, and
 * with what its host answers. Without `live-url` nothing is sent; nothing in the folder is written.
 * @throws StepError for every bad end
 */
async function checkFolder(inputs, step) {
    const { site, domain, check, live } = inputs;
    step.facts.subject = domain ?? site.name;
    if (domain !== undefined)
        step.notes.push({ name: 'Domain', value: domain });
    step.notes.push({ name: 'Folder', value: site.path });
    step.outputs.set('sitePath', site.path);
    await (0,_phases_earlier_site_js__WEBPACK_IMPORTED_MODULE_2__/* .withEarlierSite */ .m)(inputs, step, async (folder) => {
        const later = site.path;
        if (check.expectText !== undefined)
            await (0,_phases_expect_text_js__WEBPACK_IMPORTED_MODULE_3__.expectText)(later, check.expectText, [], step);
        const compared = folder === undefined ? undefined : await (0,_phases_comparison_js__WEBPACK_IMPORTED_MODULE_1__.runComparison)({ earlier: folder, later, domain }, check, step);
        const checked = { root: later, domain, pageCount: undefined, checkOnly: true, handOverTo: [], compared };
        await (0,_phases_check_js__WEBPACK_IMPORTED_MODULE_0__.runCheck)(checked, check, step);
        if (live) {
            const { checkLive } = await __webpack_require__.e(/* import() */ 676).then(__webpack_require__.bind(__webpack_require__, 6676));
            await checkLive({ root: later, domain, earlier: compared?.earlier }, live, check, step);
        }
    });
    return 'succeeded';
}


/***/ }),

/***/ 5219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  expectText: () => (/* binding */ expectText)
});

// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __webpack_require__(6451);
// EXTERNAL MODULE: ./lib/errors/errors.js + 1 modules
var errors = __webpack_require__(5298);
// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __webpack_require__(8651);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/common/event-loop.js + 1 modules
var event_loop = __webpack_require__(5179);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/visible.js + 1 modules
var visible = __webpack_require__(3494);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
;// CONCATENATED MODULE: ./lib/web/page/shows-text.js








/**
 * Looks for a page of the site in a folder that shows a text to its readers: in one piece, whatever elements it is in, with any
 * white space for a space. The start page is read first.
 * @throws the reason of the signal soon after it is aborted; what the file system throws
 */
async function findText(root, text, signal) {
    const { names, sizes } = await (0,tree/* listTree */.nT)(root, signal, { leftOut: () => { } });
    const pages = names
        .map((name, i) => ({ name, size: sizes[i] ?? 0 }))
        .filter(({ name }) => (0,page_names/* isPage */.yp)(name))
        .sort((a, b) => Number(b.name === 'index.html') - Number(a.name === 'index.html'));
    const wanted = (0,byte_strings/* toBytes */.ZJ)((0,visible/* singleSpaced */.N)(text.replaceAll('\u00a0', ' ').trim()));
    for await (const { name, size } of (0,event_loop/* interruptible */.In)(pages, signal)) {
        if (size > page_text/* MAX_PAGE */.tK)
            continue;
        const syntax = (0,vocabulary/* syntaxOf */.rS)(name);
        if (showsText((0,page_text/* pageTextOf */.MZ)((0,external_node_fs_.readFileSync)((0,tree/* pathOf */.XM)(root, name)), syntax), wanted, syntax))
            return { page: name, pages: pages.length };
    }
    return { page: undefined, pages: pages.length };
}
/** Returns whether a page shows a text: strings of bytes. */
function showsText(page, wanted, syntax) {
    const shown = [];
    let isTitle = false;
    let isHidden = false;
    new visible/* VisibleReader */.M((what, value) => {
        if (what === 'title')
            isTitle ||= value.includes(wanted);
        if (what === 'hiding')
            isHidden = value === 'hidden';
        if (what === 'text' && !isHidden)
            shown.push(value);
    }, syntax).read(page);
    return isTitle || (0,visible/* singleSpaced */.N)(shown.join('')).includes(wanted);
}

// EXTERNAL MODULE: ./lib/phases/shown-findings.js
var shown_findings = __webpack_require__(212);
;// CONCATENATED MODULE: ./lib/phases/expect-text.js







/**
 * Makes sure that some page of the site in a folder shows a text. `handOverTo`: what the step would hand the site over to next, in
 * words.
 * @throws StepError `text-missing`, `check-disk-failed`; the reason of the step's signal
 */
async function expectText(site, text, handOverTo, step) {
    const { page, pages } = await step
        .phase('Expected text', () => findText(site, text, step.signal))
        .catch((error) => {
        if (!(0,disk_error/* isDiskError */.Mi)(error))
            throw error;
        throw new errors/* StepError */.zg('check-disk-failed', { site, why: error.message, off: undefined }, error);
    });
    if (page === undefined) {
        const consequence = (0,shown_findings/* consequenceFor */.PZ)(handOverTo);
        throw new errors/* StepError */.zg('text-missing', { site, text, pages: (0,units/* count */.U9)(pages, 'page'), consequence });
    }
    step.log.info((0,clean/* safe */.gB) `The expected text “${text}” is on ${(0,byte_strings/* toText */.fE)(page)}`);
}


/***/ }),

/***/ 3494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ VisibleReader),
  N: () => (/* binding */ singleSpaced)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page/reader.js + 2 modules
var reader = __webpack_require__(6334);
;// CONCATENATED MODULE: ./lib/web/page/regions.js
const LANDMARKS = new Map([
    ['nav', 'navigation'],
    ['header', 'outside'],
    ['footer', 'outside'],
    ['aside', 'outside'],
    ['main', 'content'],
    ['article', 'content'],
]);
/** The same, as roles: https://www.w3.org/TR/wai-aria-1.2/#landmark_roles */
const ROLES = new Map([
    ['navigation', 'nav'],
    ['banner', 'header'],
    ['contentinfo', 'footer'],
    ['complementary', 'aside'],
    ['search', 'nav'],
    ['main', 'main'],
    ['article', 'article'],
]);
/** No page nests more of them. Each tag may have to be compared with all of them. */
const MAX_DEPTH = 64;
/**
 * Keeps track of whether something belongs to the content of a page, or to what all pages share: menus, header, footer. A
 * page more in a menu changes all pages, and nobody wants to read that of each.
 */
class Regions {
    #open = [];
    /** The names of those that were opened so far: most elements have none of them. */
    #tags = new Set();
    #changed;
    #isNavigation = false;
    /** `changed` is called when one kind ends and the other begins. */
    constructor(changed) {
        this.#changed = changed;
    }
    open(tag, role) {
        const name = (role === undefined ? undefined : ROLES.get(role.trim().toLowerCase())) ?? tag;
        const landmark = LANDMARKS.get(name);
        const isContent = landmark === 'content';
        const isNavigation = landmark === 'navigation' || (landmark === 'outside' && !this.#open.some((region) => region.isContent));
        if ((isContent || isNavigation) && this.#open.length < MAX_DEPTH) {
            this.#tags.add(tag);
            this.#open.push({ tag, isContent, isNavigation, depth: 1 });
            this.#look();
            return;
        }
        const at = this.#innermost(tag);
        const around = at === -1 ? undefined : this.#open[at];
        if (around !== undefined)
            around.depth++;
    }
    close(tag) {
        const at = this.#innermost(tag);
        const region = at === -1 ? undefined : this.#open[at];
        if (region === undefined || --region.depth > 0)
            return;
        this.#open.length = at;
        this.#look();
    }
    /** Returns the position of the innermost region of that name; -1 if none is open. */
    #innermost(tag) {
        if (!this.#tags.has(tag))
            return -1;
        let at = this.#open.length - 1;
        while (at >= 0 && this.#open[at]?.tag !== tag)
            at--;
        return at;
    }
    #look() {
        const isNavigation = this.#open.some((region) => region.isNavigation);
        if (isNavigation === this.#isNavigation)
            return;
        this.#isNavigation = isNavigation;
        this.#changed(isNavigation);
    }
}

// EXTERNAL MODULE: ./lib/web/page/values.js
var values = __webpack_require__(6216);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
;// CONCATENATED MODULE: ./lib/web/page/visible.js





/** Longer titles and descriptions are cut; what follows so much of a heading is text: the heading may have no end. */
const MAX_LINE = 4_096;
/** Of fields of these types, the value is not shown: it is sent. */
const SENT = new Set(['hidden', 'checkbox', 'radio', 'file', 'image', 'password']);
/** Elements within a line of text; all others end it. */
const INLINE = new Set(('a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output q rp rt ruby s samp ' +
    'small span strike strong sub sup time tt u var wbr script style template noscript svg path g use img picture source ' +
    'input button ' +
    // Nothing is seen of these.
    'meta link').split(' '));
/** Elements that may end without an end tag, and those that hold the whole page. If one is `hidden`, its text counts nevertheless. */
const ENDS_UNSEEN = new Set(('html body p li dt dd tr td th thead tbody tfoot colgroup option optgroup rt rp ' +
    'area base br col embed hr img input link meta source track wbr').split(' '));
/** Inline elements that change what words mean: `must <del>not</del>`, `10<sup>6</sup>`, or add quotation marks. */
const CHANGES_WORDS = ['del', 'ins', 's', 'strike', 'sub', 'sup', 'q'];
/** The control characters that stand for their tags in text as written. */
const WORDING = new Map(CHANGES_WORDS.map((tag, i) => [
    tag,
    { begins: String.fromCharCode(0x10 + 2 * i), ends: String.fromCharCode(0x11 + 2 * i) },
]));
const MARK_NAMES = new Map([...WORDING].flatMap(([tag, { begins, ends }]) => [
    [begins, tag],
    [ends, `/${tag}`],
]));
const EACH_MARK = /([\x10-\x1d])/g;
/** The attributes of an element that show something, in an order of our own: that of the page means nothing. */
const SHOWN = new Map([...vocabulary/* OF_READERS */.Xk.table].map(([tag, attributes]) => [tag, Object.keys(attributes)]));
/** Reads a page (a string of bytes) for what a reader would notice. */
class VisibleReader {
    #notice;
    #settled;
    #reader;
    #regions;
    /** Text that was not passed on yet, as written. */
    #run = '';
    #hasWording = false;
    /** What separates the text so far from what follows. */
    #gap = '';
    #inPre = 0;
    /** The outermost element that is hidden, and how many of its name are open in it, itself included. */
    #hidden;
    #inTitle = false;
    /** Its text so far, if it is open; undefined as long as there was none. */
    #title;
    #isDescribed = false;
    /** The text so far of the heading that is open. */
    #heading;
    /** `settled` is given each text with single spaces, and returns what is to count of it. */
    constructor(notice, syntax, settled = (text) => text) {
        this.#notice = notice;
        this.#settled = settled;
        this.#reader = new reader/* PageReader */.X(this, vocabulary/* OF_READERS */.Xk, syntax);
        this.#regions = new Regions((isNavigation) => {
            this.#flush();
            this.#notice('region', isNavigation ? 'navigation' : 'content');
        });
    }
    read(page) {
        this.#reader.read(page);
        this.#flush();
        this.#endTitle();
        this.#endHeading();
    }
    // Called by the reader.
    open(element) {
        const { name: tag, length } = element;
        if (reader/* UNSEEN */.P.has(tag))
            return false;
        if (INLINE.has(tag))
            this.#addWording(WORDING.get(tag)?.begins);
        else
            this.#endBlock();
        if (this.#hidden?.tag === tag)
            this.#hidden.depth++;
        this.#regions.open(tag, length === 0 ? undefined : element.get('role'));
        if (tag === 'pre')
            this.#inPre++;
        else if (tag === 'title' && !element.isForeign)
            this.#beginTitle();
        else if (isHeading(tag))
            this.#beginHeading(tag[1] ?? '');
        if (length > 0)
            this.#attributes(element);
        return false;
    }
    close(tag) {
        if (INLINE.has(tag))
            this.#addWording(WORDING.get(tag)?.ends);
        else
            this.#endBlock();
        if (tag === 'pre')
            this.#inPre = Math.max(0, this.#inPre - 1);
        else if (tag === 'title')
            this.#endTitle();
        else if (isHeading(tag))
            this.#endHeading();
        this.#regions.close(tag);
        if (this.#hidden?.tag !== tag || --this.#hidden.depth > 0)
            return;
        this.#flush();
        this.#hidden = undefined;
        this.#notice('hiding', 'shown');
    }
    text(written) {
        this.#run += written;
    }
    // What it stands for.
    #addWording(mark) {
        if (mark === undefined)
            return;
        this.#hasWording = true;
        this.text(mark);
    }
    #attributes(element) {
        const { name: tag } = element;
        if (element.find('hidden') !== undefined)
            this.#hide(tag);
        if (tag === 'meta')
            this.#meta(element);
        // One of a dialog only closes it.
        else if (tag === 'form' && element.get('method')?.toLowerCase() === 'dialog')
            return;
        else if (tag === 'input')
            this.#input(element);
        else
            for (const name of SHOWN.get(tag) ?? [])
                this.#attribute(element.find(name));
    }
    #hide(tag) {
        this.#mark('hidden');
        if (this.#hidden !== undefined || ENDS_UNSEEN.has(tag))
            return;
        this.#hidden = { tag, depth: 1 };
        this.#notice('hiding', 'hidden');
    }
    #attribute(attribute) {
        if (attribute === undefined || attribute.meaning === 'part')
            return;
        const { name, meaning, value } = attribute;
        this.#flush();
        if (meaning === 'alternative')
            this.#notice('alternative', value.slice(0, MAX_LINE));
        else if (meaning === 'set')
            for (const target of (0,values/* srcsetAddresses */.HJ)(value))
                this.#notice('image', target);
        else if (meaning === 'mark')
            this.#mark(name);
        else if (meaning === 'shown')
            this.#mark(`${name} ${oneLine(value.slice(0, MAX_LINE))}`);
        else
            this.#notice(meaning === 'link' ? 'link' : 'image', value);
    }
    #input(element) {
        const type = element.get('type')?.trim().toLowerCase() ?? '';
        // Most are generated.
        if (type === 'hidden')
            return;
        for (const name of SHOWN.get('input') ?? []) {
            const isOfPicture = name === 'src' || name === 'alt';
            const isShown = isOfPicture ? type === 'image' : name !== 'value' || !SENT.has(type);
            if (isShown)
                this.#attribute(element.find(name));
        }
    }
    #mark(what) {
        this.#flush();
        this.#notice('mark', what);
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
            const target = (0,values/* refreshTarget */.tw)(content.slice(0, MAX_LINE));
            if (target !== undefined)
                this.#notice('redirect', target);
        }
    }
    /** The first counts. */
    #beginTitle() {
        this.#flush();
        if (this.#title !== undefined)
            return;
        this.#inTitle = true;
        this.#title = '';
    }
    #endTitle() {
        if (!this.#inTitle)
            return;
        this.#flush();
        this.#inTitle = false;
        const title = this.#title ?? '';
        this.#title = '';
        this.#notice('title', (0,byte_strings/* trimBytes */.Om)(title));
    }
    #beginHeading(level) {
        this.#endHeading();
        this.#flush();
        this.#heading = '';
        this.#notice('section', level);
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
        this.#gap = '\n';
    }
    #flush() {
        const run = this.#run;
        if (run === '')
            return;
        this.#run = '';
        if (!this.#hasWording) {
            this.#flushText(run);
            return;
        }
        this.#hasWording = false;
        const text = run.replace(EACH_MARK, '');
        const words = oneLine(plainText(text));
        // The time at which a page was built is left out as a whole, even if its `th` is raised.
        if (this.#inTitle || this.#settled(words) !== words) {
            this.#flushText(text);
            return;
        }
        for (const piece of run.split(EACH_MARK)) {
            const mark = MARK_NAMES.get(piece);
            if (mark !== undefined)
                this.#notice('mark', mark);
            else if (piece !== '')
                this.#flushText(piece);
        }
    }
    #flushText(written) {
        const text = plainText(written);
        if (this.#inTitle) {
            if ((this.#title ?? '').length < MAX_LINE)
                this.#title = `${this.#title ?? ''}${oneLine(text)}`;
            return;
        }
        if (this.#inPre > 0) {
            this.#passLines(text.replace(/\r\n?/g, '\n'));
            return;
        }
        const words = oneLine(text);
        if ((0,byte_strings/* isSpace */.xC)(text.charCodeAt(0)) && this.#gap === '')
            this.#gap = ' ';
        if (words === '')
            return;
        this.#pass(this.#settled(words));
        if ((0,byte_strings/* isSpace */.xC)(text.charCodeAt(text.length - 1)))
            this.#gap = ' ';
    }
    /** Passes on preformatted text without the blanks at the ends of its lines, which nobody sees. */
    #passLines(text) {
        const lines = (this.#gap + text)
            .split('\n')
            .map((line, i, all) => (i < all.length - 1 ? withoutBlanks(line) : line));
        const whole = lines.join('\n');
        const words = withoutBlanks(whole);
        this.#gap = '';
        if (words !== '')
            this.#pass(words);
        this.#gap = whole.slice(words.length);
    }
    #pass(text) {
        const run = this.#gap + text;
        this.#gap = '';
        this.#notice('text', run);
        if (this.#heading === undefined)
            return;
        this.#heading += run;
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
const SPACES = /[ \t\n\f\r]+/g;
const UNEVEN = /[\t\n\f\r]| {2}/;
/** Returns a text with one space in place of any white space. */
function singleSpaced(text) {
    return UNEVEN.test(text) ? text.replace(SPACES, ' ') : text;
}
function isHeading(tag) {
    return tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6';
}
function oneLine(text) {
    return singleSpaced((0,byte_strings/* trimBytes */.Om)(text));
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


/***/ })

};

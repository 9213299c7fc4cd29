export const id = 939;
export const ids = [939];
export const modules = {

/***/ 4939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Comparer: () => (/* binding */ Comparer)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/visible.js + 2 modules
var visible = __webpack_require__(3280);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
// EXTERNAL MODULE: ./lib/changes/generated.js
var generated = __webpack_require__(4104);
;// CONCATENATED MODULE: ./lib/changes/page-parts.js






/** In a page with more sections, the rest counts as one. */
const MAX_COMPARED = 10_000;
/** How many sections of a page are named, and how many UTF-16 units of a title or heading are kept. */
const MAX_SECTIONS = 20;
const MAX_SHOWN = 200;
/** A page with less text, in characters, is not recognized at another path. */
const MIN_TEXT = 20;
const NOTHING = {
    title: '',
    description: '',
    navigation: '',
    /** The length of its text without navigation, in characters. */
    length: 0,
    /** Whether the page sends its readers on to another one. */
    isRedirect: false,
};
/** Returns the parts of a page; `text` is a string of bytes. */
function partsOf(page, text, targets) {
    const syntax = (0,vocabulary/* syntaxOf */.rS)(page);
    const { take, parts } = openParts(targets(page, (0,page_text/* baseIn */.$O)(text, syntax)));
    new visible/* VisibleReader */.M(take, syntax, generated/* withoutStamps */.f6).read(text);
    return parts;
}
/** Returns what stands for the parts of a page that is not parsed: `bytes`, a digest of it. */
function opaqueParts(bytes) {
    return { ...NOTHING, sections: [{ ...sectionOf(0), text: bytes }], length: Number.POSITIVE_INFINITY };
}
/** Returns what is remembered of a page. */
function fingerprintOf(page) {
    const { title, description, sections, length, isRedirect } = page;
    const said = sections.map(({ level, heading, text, images }) => [level, heading, text, images]);
    const all = JSON.stringify([title, description, said]);
    return { content: length < MIN_TEXT ? undefined : digestOf(Buffer.from(all, 'latin1')), isRedirect };
}
/** Returns the first 132 bits of the SHA-256. */
function digestOf(bytes) {
    return (0,external_node_crypto_.hash)('sha256', bytes, 'base64').slice(0, 22);
}
/** Returns what a reader would notice: the kinds of difference, and the sections in which there are any. */
function differenceOf(before, after) {
    const differ = (of, between = '') => before.sections.map(of).join(between) !== after.sections.map(of).join(between);
    const found = [
        ['title', before.title !== after.title],
        ['description', before.description !== after.description],
        ['headings', differ(({ level, heading }) => `${level} ${heading}`, '\n')],
        ['text', differ(({ text }) => text, '\n')],
        ['links', differ(({ links }) => links)],
        ['images', differ(({ images }) => images)],
        ['navigation', before.navigation !== after.navigation],
    ];
    return {
        what: found.filter(([, differs]) => differs).map(([aspect]) => aspect),
        // Of a page that was not parsed, it is not known.
        sections: before.length + after.length < Infinity ? sectionChanges(before.sections, after.sections) : [],
    };
}
/**
 * Returns a title or heading as ordinary text, cut to what is kept, and without the sign that links to the heading itself. It
 * does not keep the whole page in memory.
 */
function shown(bytes) {
    return (0,byte_strings/* toText */.fE)((0,byte_strings/* detach */.Yo)(bytes.slice(0, 4 * MAX_SHOWN)))
        .replace(/\s*[#¶§🔗]+$/u, '')
        .slice(0, MAX_SHOWN);
}
function sectionChanges(before, after) {
    const old = keyed(before);
    const changes = [];
    for (const [key, section] of keyed(after)) {
        const was = old.get(key);
        old.delete(key);
        if (was === undefined)
            changes.push({ section, is: 'added' });
        else if (!areEqual(was, section))
            changes.push({ section, is: 'changed' });
    }
    for (const section of old.values())
        changes.push({ section, is: 'removed' });
    return changes.slice(0, MAX_SECTIONS).map(({ section, is }) => ({ heading: shown(section.heading), is }));
}
/** Returns sections by their headings; equal headings are numbered. */
function keyed(sections) {
    const times = new Map();
    return new Map(sections.map((section) => {
        const time = times.get(section.heading) ?? 0;
        times.set(section.heading, time + 1);
        return [`${time} ${section.heading}`, section];
    }));
}
function areEqual(a, b) {
    return a.level === b.level && a.text === b.text && a.links === b.links && a.images === b.images;
}
/** Returns what collects the parts of a page, as they are noticed, and the parts. */
function openParts(targets) {
    let open = sectionOf(0);
    const parts = { ...NOTHING, sections: [open] };
    let isInHeading = false;
    let isNavigation = false;
    const add = (to, part) => {
        if (isNavigation)
            parts.navigation += part;
        else
            open[to] += part;
    };
    const addSection = (level) => {
        if (isNavigation)
            parts.navigation += marked('section', level);
        else if (parts.sections.length <= MAX_COMPARED) {
            open = sectionOf(Number(level));
            parts.sections.push(open);
            isInHeading = true;
        }
    };
    const take = (what, value) => {
        switch (what) {
            case 'title':
            case 'description':
                parts[what] = value;
                break;
            case 'section':
                addSection(value);
                break;
            case 'heading':
                if (isInHeading)
                    open.heading = value;
                isInHeading = false;
                break;
            case 'text':
                if (!isNavigation)
                    parts.length += value.length;
                if (isNavigation || !isInHeading)
                    add('text', value);
                break;
            case 'link':
            case 'image':
                // Where in the text it stands counts, too.
                if (!isNavigation)
                    open.text += marked(what);
                add(`${what}s`, marked(what, targets[what](value)));
                break;
            case 'alternative':
                add('images', marked(what, value));
                break;
            case 'mark':
                add('text', marked(what, value));
                break;
            case 'region':
                isNavigation = value === 'navigation';
                break;
            case 'redirect':
                // It belongs to the page, wherever it stands.
                parts.isRedirect = true;
                open.links += marked(what, targets.link(value));
        }
    };
    return { take, parts };
}
/** Returns a section in which nothing was found so far. The first of a page keeps an empty heading. */
function sectionOf(level) {
    return { heading: '', level, text: '', links: '', images: '' };
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
/**
 * Returns what stands for a part of a page that is not just text, or for its place in the text: it has a mark at both
 * ends, so that neither its value nor the text around it can be mistaken for more or less of the other.
 */
function marked(what, value = '') {
    const mark = MARKS[what];
    return mark + value + mark;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __webpack_require__(6451);
// EXTERNAL MODULE: ./lib/web/host/served-site.js
var served_site = __webpack_require__(6169);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/address.js
var address = __webpack_require__(1986);
;// CONCATENATED MODULE: ./lib/changes/targets.js



/** Longer addresses are not resolved: they are mostly pictures as `data:`. */
const MAX_LENGTH = 2_048;
/**
 * Returns what resolves addresses to the files that they lead to, so that two builds can be compared however addresses are written.
 * `renamed`: what files of this site are called in the other one, where the names differ.
 */
function targetsIn(served, renamed) {
    const addresses = new address/* Addresses */.tb(served.site);
    const nameOf = (file) => renamed.get(file) ?? file;
    /** Returns the file, or what stands for another place. */
    const fileOf = (written, base) => {
        if (written.length > MAX_LENGTH)
            return ELSEWHERE + written;
        const address = addresses.read(written, base);
        switch (address.to) {
            case 'site': {
                const answer = served.answer(address.path, address.query);
                const name = typeof answer === 'number' ? served.site.names[answer] : undefined;
                return name === undefined ? (0,generated/* stablePath */.$d)(address.path) : nameOf(name);
            }
            case 'outside':
                return ELSEWHERE + (0,generated/* stablePath */.$d)(address.path);
            case 'elsewhere':
                return ELSEWHERE + (0,generated/* stableAddress */.yB)(address.url);
            case 'nowhere':
                return ELSEWHERE + written;
        }
    };
    const linkTo = (target, base, self) => {
        const at = target.indexOf('#');
        const address = at === -1 ? target : target.slice(0, at);
        const fragment = at === -1 ? '' : `#${(0,generated/* stableTokens */.IT)(target.slice(at + 1))}`;
        if (address === '')
            return fragment;
        const file = fileOf(address, base);
        const query = address.indexOf('?');
        // Of a file of the site, a query only says which version of it is meant.
        const version = query === -1 ? '' : (0,generated/* stableAddress */.yB)(address.slice(query));
        return (file === self ? '' : file) + version + fragment;
    };
    return (page, href) => {
        const base = addresses.baseOfElement(href, addresses.baseOfFile(page));
        return {
            /** Returns what a link leads to; the page itself is the empty string. */
            link: (target) => linkTo((0,byte_strings/* trimBytes */.Om)(target), base, nameOf(page)),
            image: (target) => fileOf((0,byte_strings/* trimBytes */.Om)(target), base),
        };
    };
}
/** Stands before what is no file of the site. */
const ELSEWHERE = '\0';

;// CONCATENATED MODULE: ./lib/changes/side.js










/** Larger files, in bytes, are compared by their bytes alone: nobody reads them, and parsing one cannot be interrupted. */
const MAX_READ = 16 << 20;
/** A page that only redirects is no longer than this, in bytes. */
const MAX_REDIRECT = 1 << 16;
const REFRESH = /http-equiv\s*=\s*["']?\s*refresh/i;
/** Files in which generators leave hashes and times. */
const GENERATED_TEXT = /\.(?:m?js|cjs|css|json|txt|xml|rss|atom|svg|webmanifest|ya?ml|html?)$/i;
/** The files of one of the two sites. */
class Side {
    /** What could not be read so far, and why: files, and folders, whose names end in a slash. */
    unreadable;
    #which;
    #root;
    #sizes;
    #served;
    #pause;
    #targets;
    constructor(which, { site, tree }, pause) {
        this.unreadable = new Map(tree.unreadable.map(({ name, why }) => [name, `${which} site, ${why}`]));
        this.#which = which;
        this.#root = tree.root;
        this.#sizes = new Map(tree.names.map((name, i) => [name, tree.sizes[i] ?? 0]));
        this.#served = new served_site/* ServedSite */.dT(site);
        this.#pause = pause;
        this.#targets = targetsIn(this.#served, new Map());
    }
    /** Sets what files are called in the other site, where the names differ. */
    rename(renamed) {
        this.#targets = targetsIn(this.#served, renamed);
    }
    has(name) {
        return this.#sizes.has(name);
    }
    /** Returns the bytes of a file; undefined if it does not exist, is too large, or cannot be read. */
    content(name) {
        const size = this.#sizes.get(name);
        if (size === undefined || size > MAX_READ)
            return undefined;
        return (0,disk_error/* orIfDiskFails */.xV)(() => (0,external_node_fs_.readFileSync)((0,tree/* pathOf */.XM)(this.#root, name)), undefined);
    }
    /** Returns whether a page may be a redirect: it is short and has a `refresh`. */
    mayRedirect(name) {
        if ((this.#sizes.get(name) ?? 0) > MAX_REDIRECT)
            return false;
        return REFRESH.test(this.content(name)?.toString('latin1') ?? '');
    }
    /** Returns a digest of a file’s bytes. One that cannot be read gets a digest that no file of the other site has. */
    async digest(name, content) {
        if (content !== undefined)
            return digestOf(content);
        const digest = (0,external_node_crypto_.createHash)('sha256');
        try {
            for await (const piece of (0,external_node_fs_.createReadStream)((0,tree/* pathOf */.XM)(this.#root, name))) {
                digest.update(piece);
                await this.#pause();
            }
        }
        catch (error) {
            if (!(0,disk_error/* isDiskError */.Mi)(error))
                throw error;
            this.unreadable.set(name, `${this.#which} site, ${error.code}`);
            return this.#which;
        }
        return digest.digest('base64');
    }
    async file(name, content) {
        const bytes = await this.digest(name, content);
        const isText = content !== undefined && GENERATED_TEXT.test(name);
        const stable = isText ? digestOf(Buffer.from((0,generated/* stableData */.qt)(content.toString('latin1')), 'latin1')) : bytes;
        return { bytes, stable, isEmpty: content?.length === 0 };
    }
    /** Returns the parts of a page. Without `content`, the digest of its bytes stands for all of them. */
    async page(name, content) {
        return content === undefined
            ? opaqueParts(await this.digest(name, content))
            : partsOf(name, (0,page_text/* pageTextOf */.MZ)(content, (0,vocabulary/* syntaxOf */.rS)(name)), this.#targets);
    }
}

;// CONCATENATED MODULE: ./lib/changes/comparer.js


/** The worker: reads and compares files of two sites, one after the other. */
class Comparer {
    #earlier;
    #later;
    #pause;
    constructor({ earlier, later }, pause) {
        this.#earlier = new Side('earlier', earlier, pause);
        this.#later = new Side('later', later, pause);
        this.#pause = pause;
    }
    /** Sets what files of each site are called in the other one, where the names differ: links to them are the same link. */
    rename({ earlier, later }) {
        this.#earlier.rename(earlier);
        this.#later.rename(later);
    }
    /** Returns the fingerprints of files, but not of those with the same bytes in both sites. @throws what `pause` throws */
    files(names) {
        return this.#each(names, async (name) => {
            const [was, is] = [this.#earlier.content(name), this.#later.content(name)];
            if (was !== undefined && is?.equals(was))
                return {};
            return {
                ...(this.#earlier.has(name) && { earlier: await this.#earlier.file(name, was) }),
                ...(this.#later.has(name) && { later: await this.#later.file(name, is) }),
            };
        });
    }
    /**
     * Returns the fingerprints of pages. Of those in both sites, it returns only what may have become a redirect.
     * @throws what `pause` throws
     */
    pages(names) {
        return this.#each(names, async (name) => {
            const [before, after] = [this.#earlier, this.#later];
            if (before.has(name) && after.has(name) && !after.mayRedirect(name))
                return {};
            const read = async (side) => fingerprintOf(await side.page(name, side.content(name)));
            return {
                ...(before.has(name) && { earlier: await read(before) }),
                ...(after.has(name) && { later: await read(after) }),
            };
        });
    }
    /**
     * Returns what a reader would notice in each page, which may be nothing; undefined for the same bytes at the same path.
     * @throws what `pause` throws
     */
    changes(pages) {
        return this.#each(pages, async ({ from, to }) => {
            const [before, after] = [this.#earlier, this.#later];
            const [was, is] = [before.content(from), after.content(to)];
            if (from === to) {
                const isSame = was && is ? was.equals(is) : (await before.digest(from, was)) === (await after.digest(to, is));
                if (isSame)
                    return undefined;
            }
            const earlier = await before.page(from, was);
            const later = await after.page(to, is);
            const origin = from === to ? undefined : from;
            return { page: to, from: origin, title: shown(later.title), ...differenceOf(earlier, later) };
        });
    }
    /** Returns what could not be read so far, and in which site and why: files, and folders, whose names end in a slash. */
    unreadable() {
        return new Map([...this.#later.unreadable, ...this.#earlier.unreadable]);
    }
    async #each(items, work) {
        const results = [];
        for (const item of items) {
            results.push(await work(item));
            await this.#pause();
        }
        return results;
    }
}


/***/ })

};

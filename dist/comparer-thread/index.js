import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./lib/web/byte-strings.js
/**
 * Inside the check, names and addresses are strings of bytes: one character for each byte of their UTF-8 form.
 * Servers compare bytes, file systems hold bytes, percent-encoding encodes bytes; and a page of bytes is half
 * the size of one in UTF-16, and faster to walk through.
 */
const BEYOND_ASCII = /[\x80-\xff]/;
/** Returns ordinary text as a string of bytes. */
function byte_strings_toBytes(text) {
    return Buffer.from(text, 'utf8').toString('latin1');
}
/** Returns a string of bytes as ordinary text; bytes that are no UTF-8 become U+FFFD. */
function byte_strings_toText(bytes) {
    return BEYOND_ASCII.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes;
}
/** Returns `bytes` with all that is not UTF-8 replaced as a browser replaces it (U+FFFD). */
function byte_strings_replaceInvalidUtf8(bytes) {
    return BEYOND_ASCII.test(bytes) ? byte_strings_toBytes(byte_strings_toText(bytes)) : bytes;
}
/**
 * Returns the same string in memory of its own. A slice keeps the string it was cut from alive: one address that
 * is remembered would keep its whole page.
 */
function detach(bytes) {
    return bytes === '' ? '' : Buffer.from(bytes, 'latin1').toString('latin1');
}
/**
 * Returns a string of bytes without white space at its ends, that of HTML. `trim()` would also remove the last byte of `à` and of
 * every other character that ends with that of a no-break space in Latin-1.
 */
function trimBytes(bytes) {
    let start = 0;
    let end = bytes.length;
    while (start < end && isSpace(bytes.charCodeAt(start)))
        start++;
    while (start < end && isSpace(bytes.charCodeAt(end - 1)))
        end--;
    return bytes.slice(start, end);
}
/** https://infra.spec.whatwg.org/#ascii-whitespace */
function isSpace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x09 || byte === 0x0d || byte === 0x0c;
}
/** Returns a percent-encoded path or fragment decoded; undefined if a `%` is not followed by two hex digits. */
function byte_strings_percentDecode(encoded) {
    if (!encoded.includes('%'))
        return encoded;
    if (/%(?![0-9a-f]{2})/i.test(encoded))
        return undefined;
    return encoded.replace(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
/** Returns a name as it is written in an address: everything but letters, digits and `-._~/` percent-encoded. */
function percentEncode(bytes) {
    return bytes.replace(/[^\w\-.~/]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
/** Does an address have a scheme with which it asks no web server for anything: `data:`, `mailto:`? */
function hasOtherScheme(address) {
    return /^[\0-\x20]*(?!https?:|wss?:)[a-z][a-z\d+.-]*:/i.test(address);
}
/** Returns the folder of a name, with its final `/`; empty for the root. */
function folderOf(name) {
    return name.slice(0, name.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/check/rules/canonical.js
/** The host under which search engines are told to list a page: canonical links, `og:url` and sitemaps. */

/** Returns a domain as addresses have it: in lower case, and IDN encoded. Undefined without one. */
function normalizeDomain(domain) {
    return domain === undefined ? undefined : (URL.parse(`https://${domain}`)?.host ?? domain);
}
/** Returns what is wrong when pages are listed under a host and the site's own is `domain`, as far as it is known. */
function canonicalProblem(named, domain) {
    if (named === undefined || named.host === domain)
        return undefined;
    if (named.is === 'placeholder')
        return 'canonical-placeholder';
    if (domain === undefined)
        return named.is === 'example' ? 'canonical-example' : undefined;
    return named.is === 'example' ? 'canonical-placeholder' : 'canonical-host';
}
/** Returns the host name of `url` if it names one, with or without a scheme, and what kind of name that is. */
function hostOf(url) {
    const text = toText(url.trim());
    const parsed = URL.parse(/^[\\/]{2}/.test(text) ? `https:${text}` : text);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
        return undefined;
    return { host: toBytes(parsed.host), is: kindOf(parsed.hostname) };
}
/** Names that nobody can have registered (RFC 6761, RFC 2606), and what templates leave when a value is missing. */
function kindOf(hostname) {
    if (/(?:^|\.)(?:example|example\.(?:com|org|net))$/.test(hostname))
        return 'example';
    const isPlaceholder = /(?:^|\.)(?:localhost|test|invalid)$/.test(hostname) ||
        /^(?:127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname) ||
        /(?:^|\.)(?:undefined|null|nan)(?:\.|$)/.test(hostname);
    return isPlaceholder ? 'placeholder' : 'name';
}

;// CONCATENATED MODULE: ./lib/check/rules/address.js


const NOWHERE = { to: 'nowhere' };
/** Used for the site's own host where its name is not known. RFC 6761 reserves it. */
const UNKNOWN_DOMAIN = 'site.invalid';
/** Characters without a special meaning in any address; with any other, the URL parser is needed. */
const PLAIN = /^(?!\/\/)[\w\-.~/]+$/;
const NO_PAGE = 'https://site.invalid/';
/** Most fragments: they name one anchor, as written. */
const ONE_ANCHOR = /^#(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*$/i;
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@]*$/;
/** No file name contains this. */
const IN_NO_NAME = '\0';
/** Turns addresses as they are written into what they stand for. */
class Addresses {
    #host;
    #basePath;
    /** Decoded. */
    #basePrefix;
    constructor({ domain, basePath }) {
        this.#host = normalizeDomain(domain) ?? UNKNOWN_DOMAIN;
        this.#basePath = basePath;
        this.#basePrefix = byte_strings_percentDecode(byte_strings_toBytes(basePath)) ?? byte_strings_toBytes(basePath);
    }
    /** Returns the base of a file of the site. */
    baseOfFile(name) {
        return {
            url: `https://${this.#host}${this.#basePath}${percentEncode(name)}`,
            folder: folderOf(name),
        };
    }
    /** Returns the base that `<base href>` makes of a page's own; the same if it is unusable. */
    baseOfElement(href, page) {
        const url = parseAddress(href, page.url);
        if (url === undefined || !/^https?:$/.test(url.protocol))
            return page;
        const path = url.host === this.#host ? this.#withinSite(url.pathname) : undefined;
        return { url: url.href, folder: path === undefined ? undefined : folderOf(path) };
    }
    /** Returns what an address stands for. */
    read(value, base) {
        if (base.folder !== undefined && PLAIN.test(value)) {
            const quick = this.#plain(value, base.folder);
            if (quick !== undefined)
                return quick;
        }
        const url = parseAddress(value, base.url);
        if (url === undefined || !/^(?:https?|wss?):$/.test(url.protocol))
            return NOWHERE;
        if (url.host !== this.#host)
            return { to: 'elsewhere', host: url.host, url: url.href };
        const path = this.#withinSite(url.pathname);
        if (path === undefined) {
            const explicit = /^\s*(?:https?:)?[\\/]{2}/i.test(value.slice(0, 64));
            return { to: 'outside', path: url.pathname, explicit };
        }
        return { to: 'site', path };
    }
    /** Undefined when it climbs above the site's root, which means different things below a base path. */
    #plain(value, folder) {
        if (!value.startsWith('/')) {
            const path = joinPath(folder, value);
            return path === undefined ? undefined : { to: 'site', path };
        }
        if (!value.startsWith(this.#basePrefix) || value.includes('/.'))
            return undefined;
        return { to: 'site', path: value.slice(this.#basePrefix.length) };
    }
    /** Servers refuse an address with a broken `%` (400), even where a file has that very name. */
    #withinSite(pathname) {
        const path = byte_strings_percentDecode(pathname) ?? `${pathname}${IN_NO_NAME}`;
        if (path.startsWith(this.#basePrefix))
            return path.slice(this.#basePrefix.length);
        return `${path}/` === this.#basePrefix ? '' : undefined;
    }
}
function joinPath(folder, relative) {
    let path = folder;
    let rest = relative;
    while (rest.startsWith('../')) {
        if (path === '')
            return undefined;
        path = folderOf(path.slice(0, -1));
        rest = rest.slice(3);
    }
    if (!rest.includes('./') && !rest.endsWith('.'))
        return path + rest;
    const segments = rest.split('/');
    const last = segments.length - 1;
    for (const [i, segment] of segments.entries()) {
        if (segment === '..') {
            if (path === '')
                return undefined;
            path = folderOf(path.slice(0, -1));
        }
        else if (segment !== '.') {
            path += i < last ? `${segment}/` : segment;
        }
    }
    return path;
}
function parseAddress(value, base) {
    return URL.parse(byte_strings_toText(byte_strings_replaceInvalidUtf8(value)), base) ?? undefined;
}
/**
 * Returns what an anchor may be called for `fragment` (with its `#`) to find it, as strings of bytes; none if the
 * fragment always exists or is left to scripts. https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
function anchorNames(fragment) {
    if (ONE_ANCHOR.test(fragment))
        return [fragment.slice(1)];
    const plain = asWritten(fragment).split(':~:', 1)[0] ?? '';
    if (plain === '' || plain.toLowerCase() === 'top' || /^[/!?]/.test(plain))
        return [];
    // Unlike in a path, a `%` without two digits stands for itself.
    const decoded = replaceInvalidUtf8(plain.replace(/%[0-9a-f]{2}/gi, (code) => percentDecode(code) ?? code));
    if (decoded !== plain)
        return [plain, decoded];
    // `#L10-L20`: views of source code read these themselves and go to the first line.
    const range = /^(L?\d+)-L?\d+$/.exec(plain)?.[1];
    return range === undefined ? [plain] : [plain, range];
}
/** A fragment as browsers write it, without its `#`. */
function asWritten(fragment) {
    return PLAIN_FRAGMENT.test(fragment)
        ? fragment.slice(1)
        : (parseAddress(fragment, NO_PAGE)?.hash.slice(1) ?? '');
}

;// CONCATENATED MODULE: ./lib/changes/generated.js
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
        const kind = generated_kindOf(character);
        const isWord = before === 'A' && kind === 'a';
        if (kind !== '' && before !== '' && kind !== before && !isWord)
            count++;
        if (kind !== '')
            before = kind;
    }
    return count;
}
function generated_kindOf(character) {
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

;// CONCATENATED MODULE: ./lib/changes/page/targets.js




/** How many addresses are remembered, and how long they may be: pages of a folder share most of theirs. */
const MAX_REMEMBERED = 50_000;
const MAX_REMEMBERED_LENGTH = 200;
/** Longer ones are mostly pictures as `data:`, of which a digest is enough. */
const MAX_LENGTH = 2_048;
/** Returns what addresses lead to, so that two builds can be compared: the file, whatever the address is like. */
class Targets {
    #site;
    #addresses;
    #files = new Map();
    constructor(site) {
        this.#site = site;
        this.#addresses = new Addresses(site);
    }
    /** Returns the base of a page; `href` is that of its `<base>`. */
    baseOf(page, href) {
        const base = this.#addresses.baseOfFile(page);
        return href === undefined ? base : this.#addresses.baseOfElement(href, base);
    }
    /** Returns the targets of a page; `href` is that of its `<base>`. */
    of(page, href) {
        const base = this.baseOf(page, href);
        return {
            link: (target) => this.link(target, page, base),
            image: (target) => this.image(target, base),
        };
    }
    /** Returns what a link on `page` leads to: the page itself is the empty string. */
    link(target, page, base) {
        const value = trimBytes(target);
        const at = value.indexOf('#');
        const [address, fragment] = at === -1 ? [value, ''] : [value.slice(0, at), `#${stableTokens(value.slice(at + 1))}`];
        if (address === '')
            return fragment;
        const query = address.indexOf('?');
        const file = this.#fileOf(address, base);
        const rest = query === -1 || file.startsWith(ELSEWHERE) ? '' : stableAddress(address.slice(query));
        return `${file === this.#nameOf(page) ? '' : file}${rest}${fragment}`;
    }
    /** Returns what a picture on a page is: of a file of the site, a query only says which version it is. */
    image(target, base) {
        return this.#fileOf(trimBytes(target), base);
    }
    #nameOf(file) {
        return this.#site.renamed.get(file) ?? file;
    }
    #fileOf(address, base) {
        if (address.length > MAX_LENGTH)
            return `${ELSEWHERE}${(0,external_node_crypto_namespaceObject.createHash)('sha256').update(address, 'latin1').digest('base64')}`;
        if (address.length > MAX_REMEMBERED_LENGTH)
            return this.#find(this.#addresses.read(address, base), address);
        const key = `${base.folder ?? base.url} ${address}`;
        const known = this.#files.get(key);
        if (known !== undefined)
            return known;
        const file = detach(this.#find(this.#addresses.read(address, base), address));
        if (this.#files.size >= MAX_REMEMBERED)
            this.#files.clear();
        this.#files.set(detach(key), file);
        return file;
    }
    #find(address, written) {
        switch (address.to) {
            case 'site': {
                const file = fileAt(address.path, this.#site.names);
                return file === undefined ? stablePath(address.path) : this.#nameOf(file);
            }
            case 'outside':
                return ELSEWHERE + stablePath(address.path);
            case 'elsewhere':
                return ELSEWHERE + stableAddress(address.url);
            case 'nowhere':
                return ELSEWHERE + written;
        }
    }
}
/** Begins what is no file of the site. */
const ELSEWHERE = '\0';
/** Returns the file that some host answers a path with, however the address is written. */
function fileAt(path, names) {
    if (names.has(path) && path !== '')
        return path;
    const plain = path.endsWith('/') ? path.slice(0, -1) : path;
    return [`${plain}.html`, plain === '' ? 'index.html' : `${plain}/index.html`, plain].find((name) => names.has(name));
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;// CONCATENATED MODULE: ./lib/web/page/encoding.js



/**
 * Turns the bytes of a file into UTF-8, as a string of bytes, chunk by chunk. UTF-8 itself passes unchanged:
 * what is not valid in it is handled where a value is used.
 */
class Utf8Reader {
    #decoder;
    /** `label`: an encoding's name as written in a page. Unknown ones, and UTF-8, leave the bytes as they are. */
    constructor(label) {
        this.#decoder = decoderFor(label);
    }
    read(chunk) {
        if (this.#decoder === undefined)
            return chunk.toString('latin1');
        return byte_strings_toBytes(this.#decoder.decode(chunk, { stream: true }));
    }
}
function decoderFor(label) {
    if (label === undefined)
        return undefined;
    try {
        const decoder = new external_node_util_namespaceObject.TextDecoder(label);
        return decoder.encoding === 'utf-8' ? undefined : decoder;
    }
    catch {
        return undefined;
    }
}
/** Returns the encoding that a byte order mark stands for; undefined without one. */
function bomEncoding(start) {
    if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf)
        return 'utf-8';
    if (start[0] === 0xfe && start[1] === 0xff)
        return 'utf-16be';
    if (start[0] === 0xff && start[1] === 0xfe)
        return 'utf-16le';
    return undefined;
}
/** How far browsers look for the declaration of an encoding, in bytes. */
const DECLARED_WITHIN = 1_024;
/** An XML declaration, at the very start: https://www.w3.org/TR/xml/#NT-EncodingDecl. */
const XML_DECLARATION = /^<\?xml\s[^>]*?\sencoding\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/;
/**
 * Returns the encoding of a page that begins with `start`; undefined for UTF-8, and where none is declared. `declared`
 * returns what the page's `<meta>` says, which only counts in HTML; an XML declaration counts in HTML, too, if there
 * is nothing else. https://html.spec.whatwg.org/#concept-encoding-sniffing-algorithm
 */
function pageEncoding(start, syntax, declared) {
    const bom = bomEncoding(start);
    if (bom !== undefined)
        return bom;
    if ((0,external_node_buffer_namespaceObject.isAscii)(start))
        return undefined;
    const declaration = XML_DECLARATION.exec(start.toString('latin1', 0, DECLARED_WITHIN));
    const xml = declaration?.[1] ?? declaration?.[2];
    const label = syntax === 'xml' ? xml : (declaredIn(start, declared) ?? xml);
    return label === undefined ? undefined : asciiCompatible(label);
}
function declaredIn(start, declared) {
    return (declared(start.toString('latin1', 0, DECLARED_WITHIN)) ??
        // A later declaration makes them start again. Most pages have none, and are UTF-8.
        ((0,external_node_buffer_namespaceObject.isUtf8)(start) ? undefined : declared(start.toString('latin1'))));
}
/** A declaration that could be read as ASCII is wrong if it says UTF-16. */
function asciiCompatible(label) {
    const encoding = decoderFor(label.trim())?.encoding;
    return encoding?.startsWith('utf-16') ? undefined : encoding;
}
/** Returns the encoding of a style sheet: https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding. */
function styleEncoding(content) {
    const bom = bomEncoding(content);
    if (bom !== undefined || isAscii(content))
        return bom;
    const start = content.toString('latin1', 0, 100);
    if (!start.startsWith('@charset "'))
        return undefined;
    const end = start.indexOf('";');
    return end === -1 ? undefined : asciiCompatible(start.slice(10, end));
}

;// CONCATENATED MODULE: ./lib/web/page/attributes.js
/**
 * The attributes of the element at hand. The objects are used again for the next element: a large site has millions of
 * attributes, and collecting them as garbage took longer than reading them.
 */
class Attributes {
    #all = [];
    #length = 0;
    get length() {
        return this.#length;
    }
    add(name, meaning, value, at) {
        const used = this.#all[this.#length++];
        if (used === undefined)
            this.#all.push({ name, meaning, value, at });
        else {
            used.name = name;
            used.meaning = meaning;
            used.value = value;
            used.at = at;
        }
    }
    /** Returns the attribute at a position below `length`; valid until the next element. */
    at(index) {
        return this.#all[index];
    }
    /** Returns the attribute of that name, in lower case; undefined if there is none. */
    find(name) {
        for (let i = 0; i < this.#length; i++)
            if (this.#all[i]?.name === name)
                return this.#all[i];
        return undefined;
    }
    clear() {
        this.#length = 0;
    }
}

;// CONCATENATED MODULE: ./node_modules/entities/dist/decode-codepoint.js
// Adapted from https://github.com/mathiasbynens/he/blob/36afe179392226cf1b6ccdb16ebbb7a5a844d93a/src/he.js#L106-L134
/**
 * C1 Unicode control character reference replacements (code points 128–159).
 * Index i gives the replacement for code point 128+i; 0 means "no replacement".
 */
const c1 = [
    8364, 0, 8218, 402, 8222, 8230, 8224, 8225, 710, 8240, 352, 8249, 338, 0,
    381, 0, 0, 8216, 8217, 8220, 8221, 8226, 8211, 8212, 732, 8482, 353, 8250,
    339, 0, 382, 376,
];
/**
 * True for NUL, UTF-16 surrogates, and values past U+10FFFF.
 * @param codePoint Unicode code point to check.
 */
function isInvalidCodePoint(codePoint) {
    return (codePoint === 0 ||
        (codePoint >= 0xd8_00 && codePoint <= 0xdf_ff) ||
        codePoint > 0x10_ff_ff);
}
/**
 * Replace the given code point with U+FFFD if it is NUL (0), a surrogate, or
 * outside the valid Unicode range. Code points in the C1 controls range
 * (128–159) are remapped to their Windows-1252 equivalents, following the
 * HTML spec. All other code points are returned unchanged.
 * @param codePoint Unicode code point to convert.
 */
function decode_codepoint_replaceCodePoint(codePoint) {
    if (isInvalidCodePoint(codePoint)) {
        return 0xff_fd;
    }
    if (codePoint >= 128 && codePoint <= 159) {
        return c1[codePoint - 128] || codePoint;
    }
    return codePoint;
}
/**
 * XML numeric character references are the referenced Unicode code point.
 * Invalid values still become U+FFFD; the HTML Windows-1252 C1 remap is not
 * applied.
 * @see https://www.w3.org/TR/xml/#NT-CharRef
 * @param codePoint Unicode code point to convert.
 */
function decode_codepoint_replaceCodePointXML(codePoint) {
    return isInvalidCodePoint(codePoint) ? 0xff_fd : codePoint;
}
/**
 * Convert the code point of a decoded numeric entity to a string, replacing
 * invalid values.
 *
 * Fast path for plain BMP code points: [1..0x7F] and [0xA0..0xD7FF] pass
 * `replaceCodePoint` unchanged (no NUL, C1 remap, surrogate, or out-of-range
 * handling) and fit a single charCode. 0xd760 = 0xD800 (the first surrogate)
 * - 0xA0.
 * @param codePoint Unicode code point to convert.
 */
function codePointToString(codePoint) {
    return (codePoint - 1) >>> 0 < 0x7f || (codePoint - 0xa0) >>> 0 < 0xd7_60
        ? String.fromCharCode(codePoint)
        : String.fromCodePoint(decode_codepoint_replaceCodePoint(codePoint));
}
//# sourceMappingURL=decode-codepoint.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/internal/decode-shared.js
/*
 * Inverse of the encoder's SAFE alphabet (0x21..0x7E minus 0x22, 0x24, 0x5C),
 * precomputed once at module load. Entries for excluded chars stay 0 but
 * are never read.
 */
const BASE91_INVERSE = /* #__PURE__ */ (() => {
    const table = new Uint8Array(127);
    let code = 0;
    for (let char = 0x21; char <= 0x7e; char++) {
        if (char !== 0x22 && char !== 0x24 && char !== 0x5c) {
            table[char] = code++;
        }
    }
    return table;
})();
/**
 * Decode a dictionary-encoded trie string back into its Uint16Array.
 *
 * Stream layout (consumed in this order):
 *   1. dict1 atoms — `dict1AtomCount` uint16 values, delta+RLE encoded.
 *   2. dict2 atoms — `atomCount - dict1AtomCount` values, delta+RLE.
 *   3. dict2 ngrams — `ngramCount - (dictSize - dict1AtomCount)` entries,
 *      each a pair of slot codes that resolve to earlier slots.
 *   4. dict1 ngrams — `dictSize - dict1AtomCount` entries, same shape.
 *   5. data — slot codes, each expanding to one or more uint16 values.
 *
 * Codes use a 91-char base (printable ASCII minus `"`, `$`, `\`):
 *   - char1 < dictSize  → 1-char code, slot = char1
 *   - char1 ≥ dictSize  → 2-char code, slot = dictSize + (char1 - dictSize)*91 + char2
 *
 * Slot index → token kind:
 *   [0, A)                  dict1 atoms     (1-char codes)
 *   [A, dictSize)           dict1 ngrams    (1-char codes)
 *   [dictSize, dictSize+D)  dict2 atoms     (2-char codes)
 *   [dictSize+D, end)       dict2 ngrams    (2-char codes)
 *
 * Both atom dicts decode before any ngram, and dict2 ngrams decode before
 * dict1 ngrams. So every ngram entry references slots whose contents are
 * already filled — no forward references to handle.
 *
 * This runs on library import. Flat typed arrays store each slot as either
 * a plain value (`single`, covering every atom) or a range in a shared
 * `pool` (ngrams).
 * @param input Packed trie string.
 * @param resultLength Expected number of uint16 values in the output.
 * @param atomCount Total number of distinct uint16 values in the trie.
 * @param dict1AtomCount Atoms in the 1-char range (`A` above).
 * @param ngramCount Total number of ngram entries (dict1 + dict2).
 * @param dictSize Number of 1-char code slots; the rest of `BASE - dictSize`
 *   first-byte values are 2-char codes.
 */
function decodeTrieDict(input, resultLength, atomCount, dict1AtomCount, ngramCount, dictSize) {
    const base = 91;
    const inputLength = input.length;
    // For 2-char codes, slot = char1 * base - twoCharBias + char2.
    const twoCharBias = dictSize * (base - 1);
    let pos = 0;
    /** Read one slot code at `pos` and return its slot index, advancing pos. */
    const readSlotCode = () => {
        const c1 = BASE91_INVERSE[input.charCodeAt(pos++)];
        return c1 < dictSize
            ? c1
            : c1 * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
    };
    const dict2AtomCount = atomCount - dict1AtomCount;
    const slotCount = atomCount + ngramCount;
    /*
     * Per-slot contents: atoms (always a single value) live directly in
     * `single`; ngram slots hold -1 there and expand to
     * `pool[start[slot] .. start[slot] + length[slot])`.
     */
    const single = new Int32Array(slotCount);
    single.fill(-1, dict1AtomCount, dictSize);
    single.fill(-1, dictSize + dict2AtomCount, slotCount);
    const start = new Int32Array(slotCount);
    const length = new Int32Array(slotCount);
    /**
     * Decode `count` ascending uint16 values from a delta+RLE stream into
     * `single[off..off+count)`.
     *
     *   code < 89   → delta = code
     *   code == 89  → run-length: next char encodes runLength-2; emit `runLength` consecutive +1 values
     *   code == 90, next < 90  → escape: delta = 89 + next * BASE + after-next
     *   code == 90, next == 90 → double-escape: extra char for very large deltas
     * @param count
     * @param off
     */
    function decodeDelta(count, off) {
        let previous = 0;
        let slot = off;
        const end = off + count;
        while (slot < end) {
            const code = BASE91_INVERSE[input.charCodeAt(pos++)];
            if (code < 89) {
                previous += code;
                single[slot++] = previous;
            }
            else if (code === 89) {
                let runLength = BASE91_INVERSE[input.charCodeAt(pos++)] + 2;
                while (runLength--)
                    single[slot++] = ++previous;
            }
            else {
                const next = BASE91_INVERSE[input.charCodeAt(pos++)];
                previous +=
                    89 +
                        // eslint-disable-next-line unicorn/prefer-minimal-ternary -- branches read a different number of side-effecting input bytes
                        (next < 90
                            ? next * base + BASE91_INVERSE[input.charCodeAt(pos++)]
                            : BASE91_INVERSE[input.charCodeAt(pos++)] * 8281 +
                                BASE91_INVERSE[input.charCodeAt(pos++)] * base +
                                BASE91_INVERSE[input.charCodeAt(pos++)]);
                single[slot++] = previous;
            }
        }
    }
    // Streams 1 & 2: atoms decoded into their slot ranges.
    decodeDelta(dict1AtomCount, 0);
    decodeDelta(dict2AtomCount, dictSize);
    /*
     * Streams 3 & 4 are read in two passes: first collect every ngram's two
     * references and derive its expanded length (each ref resolves to an earlier
     * slot, so lengths are already known), which sizes the shared pool.
     * Pool ranges are handed out in decode order, so the second pass fills
     * the pool contiguously with a single write cursor.
     */
    const references = new Int32Array(ngramCount * 2);
    let poolSize = 0;
    let ngramIndex = 0;
    /**
     * Read `count` ngram entries (each = 2 slot-code references) for the slots
     * starting at `startSlot`, recording references and assigning pool ranges.
     * @param count
     * @param startSlot
     */
    function readNgramReferences(count, startSlot) {
        for (let index = 0; index < count; index++) {
            const slot = startSlot + index;
            const a = readSlotCode();
            const b = readSlotCode();
            references[ngramIndex * 2] = a;
            references[ngramIndex * 2 + 1] = b;
            ngramIndex += 1;
            start[slot] = poolSize;
            const entryLength = (single[a] < 0 ? length[a] : 1) +
                (single[b] < 0 ? length[b] : 1);
            length[slot] = entryLength;
            poolSize += entryLength;
        }
    }
    readNgramReferences(ngramCount - dictSize + dict1AtomCount, dictSize + dict2AtomCount);
    readNgramReferences(dictSize - dict1AtomCount, dict1AtomCount);
    // Second pass: concatenate each ngram's two halves into the pool.
    const pool = new Uint16Array(poolSize);
    let write = 0;
    for (let index = 0; index < ngramIndex; index++) {
        for (let half = 0; half < 2; half++) {
            const source = references[index * 2 + half];
            const value = single[source];
            if (value < 0) {
                let read = start[source];
                const readEnd = read + length[source];
                while (read < readEnd)
                    pool[write++] = pool[read++];
            }
            else {
                pool[write++] = value;
            }
        }
    }
    // Stream 5: data. Each code expands to its slot's stored values.
    const out = new Uint16Array(resultLength);
    let outIndex = 0;
    while (pos < inputLength) {
        let slot = BASE91_INVERSE[input.charCodeAt(pos++)];
        if (slot >= dictSize) {
            slot =
                slot * base -
                    twoCharBias +
                    BASE91_INVERSE[input.charCodeAt(pos++)];
        }
        const value = single[slot];
        if (value < 0) {
            let read = start[slot];
            const readEnd = read + length[slot];
            while (read < readEnd)
                out[outIndex++] = pool[read++];
        }
        else {
            out[outIndex++] = value;
        }
    }
    return out;
}
//# sourceMappingURL=decode-shared.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/generated/decode-data-html.js
// Generated using scripts/write-decode-map.ts

/** Packed HTML decode trie data. */
const htmlDecodeTree = /* #__PURE__ */ decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P", 13_494, 2713, 49, 25, 61);
//# sourceMappingURL=decode-data-html.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/internal/bin-trie-flags.js
/**
 * Bit flags & masks for the binary trie encoding used for entity decoding.
 *
 * The trie is a flat `Uint16Array`. Every node starts with one header word:
 *
 *   15..14 VALUE_LENGTH   Number of words the value occupies, +1.
 *                         0 = no value; 1 = value inline in bits 12..0;
 *                         2/3 = value in the 1/2 words after the header.
 *   13     FLAG13         If VALUE_LENGTH > 0: semicolon required ("strict"
 *                         entity; `;` is never stored as a branch).
 *                         If VALUE_LENGTH == 0: this node is a compact run.
 *   12..7  BRANCH_LENGTH  Number of branches (or run length for runs).
 *   6..0   JUMP_TABLE     Jump-table offset / single-branch char / first
 *                         run char (see below).
 *
 * Branch data follows the header and any value words. Its shape is selected
 * by (JUMP_TABLE, BRANCH_LENGTH) in the header:
 *
 *   Single branch  JUMP_TABLE = the only child's char, BRANCH_LENGTH = 0.
 *                  No branch words; the child node follows immediately.
 *   Jump table     JUMP_TABLE = first covered char (> 0), BRANCH_LENGTH =
 *                  table length. One word per covered char: 0 = no branch,
 *                  otherwise the child's offset from the END of the table,
 *                  +1 (so 0 stays the no-branch sentinel).
 *   Dictionary     JUMP_TABLE = 0, BRANCH_LENGTH = number of branches.
 *                  ceil(n/2) words of sorted keys packed two per word
 *                  (low byte first), then n pointer words storing the
 *                  child's offset from the END of the branch data.
 *   Compact run    VALUE_LENGTH = 0, FLAG13 set. BRANCH_LENGTH = run
 *                  length (3..63), JUMP_TABLE = first char; remaining run
 *                  chars packed two per word after the header. The target
 *                  node follows the packed words immediately.
 *
 * Pointers are end-relative (rather than relative to the pointer's own
 * position) because that makes the common "child encoded right after the
 * branch data" case a small constant, which compresses far better. Offsets
 * to already-encoded (shared) nodes wrap via uint16 modulo arithmetic; the
 * decoder masks navigation results with `& 0xff_ff` to match.
 */
var bin_trie_flags_BinTrieFlags;
(function (BinTrieFlags) {
    BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
    BinTrieFlags[BinTrieFlags["FLAG13"] = 8192] = "FLAG13";
    BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 8064] = "BRANCH_LENGTH";
    BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
    /** Bits 12..0: the inline value of a VALUE_LENGTH = 1 header word. */
    BinTrieFlags[BinTrieFlags["VALUE_MASK"] = 8191] = "VALUE_MASK";
})(bin_trie_flags_BinTrieFlags || (bin_trie_flags_BinTrieFlags = {}));
//# sourceMappingURL=bin-trie-flags.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/decode.js




var CharCodes;
(function (CharCodes) {
    CharCodes[CharCodes["AMP"] = 38] = "AMP";
    CharCodes[CharCodes["NUM"] = 35] = "NUM";
    CharCodes[CharCodes["SEMI"] = 59] = "SEMI";
    CharCodes[CharCodes["EQUALS"] = 61] = "EQUALS";
    CharCodes[CharCodes["ZERO"] = 48] = "ZERO";
    CharCodes[CharCodes["NINE"] = 57] = "NINE";
    CharCodes[CharCodes["LOWER_A"] = 97] = "LOWER_A";
    CharCodes[CharCodes["LOWER_X"] = 120] = "LOWER_X";
})(CharCodes || (CharCodes = {}));
/** Bit that needs to be set to convert an upper case ASCII character to lower case */
const TO_LOWER_BIT = 0b10_0000;
/*
 * `parseNumericEntity` packs its two results into one 32-bit integer:
 * `(consumed << CONSUMED_SHIFT) | codePoint`. The 21-bit code point field
 * fits any valid Unicode value (max 0x10FFFF, clamped before packing); the
 * consumed count excludes `&` and gets the remaining 11 bits. Extract it
 * with `>>>` so the topmost bit isn't treated as a sign.
 *
 * Plain consts rather than a `const enum`: with `isolatedModules`, enum
 * member reads compile to runtime property loads.
 */
const CONSUMED_SHIFT = 21;
const CODE_POINT_MASK = 0x1f_ff_ff;
/**
 * Reserved consumed field for counts of at least 2047 characters after `&`.
 * The true count is in `longNumericConsumed`.
 */
const CONSUMED_OVERFLOW = 0x7_ff;
/**
 * Side channel for numeric entities of at least 2048 characters including
 * `&`. Set by `parseNumericEntity` when its consumed count reaches the
 * reserved value `CONSUMED_OVERFLOW`; callers read the true count from here.
 * A module-level slot avoids a tuple allocation on the hot path.
 */
let longNumericConsumed = 0;
/**
 * Extract the consumed count from a `parseNumericEntity` packed result,
 * recovering the true length from `longNumericConsumed` when the packed
 * field contains the sentinel. Read it before the next `parseNumericEntity`
 * call, which may overwrite the side channel. This helper owns that protocol.
 * @param packed Packed result of `parseNumericEntity`.
 */
function unpackConsumed(packed) {
    const consumed = packed >>> CONSUMED_SHIFT;
    return consumed === CONSUMED_OVERFLOW ? longNumericConsumed : consumed;
}
/**
 * Unsigned subtraction trick: (code - lo) >>> 0 wraps negatives to large
 * values, so a single `<=` covers the entire [lo..hi] range check.
 * @param code Code point to check.
 */
function isNumber(code) {
    return (code - CharCodes.ZERO) >>> 0 <= 9;
}
function isHexadecimalCharacter(code) {
    return ((code | TO_LOWER_BIT) - CharCodes.LOWER_A) >>> 0 <= 5; // F - a
}
function isAlpha(code) {
    return ((code | TO_LOWER_BIT) - CharCodes.LOWER_A) >>> 0 <= 25; // Z - a
}
/**
 * Checks if the given character is a valid end character for an entity in an attribute.
 *
 * Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
 * See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
 * @param code Code point to check.
 */
function isEntityInAttributeInvalidEnd(code) {
    return code === CharCodes.EQUALS || isAlpha(code) || isNumber(code);
}
var EntityDecoderState;
(function (EntityDecoderState) {
    EntityDecoderState[EntityDecoderState["EntityStart"] = 0] = "EntityStart";
    EntityDecoderState[EntityDecoderState["NumericStart"] = 1] = "NumericStart";
    EntityDecoderState[EntityDecoderState["NumericDecimal"] = 2] = "NumericDecimal";
    EntityDecoderState[EntityDecoderState["NumericHex"] = 3] = "NumericHex";
    EntityDecoderState[EntityDecoderState["NamedEntity"] = 4] = "NamedEntity";
})(EntityDecoderState || (EntityDecoderState = {}));
/**
 * Decoding mode for named entities.
 */
var DecodingMode;
(function (DecodingMode) {
    /** Entities in text nodes that can end with any character. */
    DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
    /** Only allow entities terminated with a semicolon. */
    DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
    /** Entities in attributes have limitations on ending characters. */
    DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode || (DecodingMode = {}));
/**
 * Token decoder with support of writing partial entities.
 */
class EntityDecoder {
    decodeTree;
    emitCodePoint;
    errors;
    /** The current state of the decoder. */
    state = EntityDecoderState.EntityStart;
    /** Characters that were consumed while parsing an entity. */
    consumed = 1;
    /**
     * The result of the entity.
     *
     * For named entities: the trie index of the best legacy match so far
     * (0 = none). For numeric entities: the accumulated code point.
     */
    result = 0;
    /** The current index in the decode tree. */
    treeIndex = 0;
    /**
     * Characters consumed since the last recorded legacy match, plus one.
     * Invariant at the top of the `stateNamedEntity` loop: `excess` equals
     * the number of unrecorded consumed characters + 1.
     */
    // biome-ignore lint/correctness/noUnusedPrivateClassMembers: False positive (read via destructuring)
    excess = 1;
    /** The mode in which the decoder is operating. */
    decodeMode = DecodingMode.Strict;
    /** The number of characters that have been consumed in the current run. */
    // biome-ignore lint/correctness/noUnusedPrivateClassMembers: False positive
    runConsumed = 0;
    constructor(
    /** The predefined HTML or XML decode tree. */
    decodeTree, 
    /**
     * The function that is called when a codepoint is decoded.
     *
     * For named entities that decode to multiple code points, this will
     * be called multiple times, with the second codepoint, and the same
     * `consumed` value.
     * @param codepoint The decoded codepoint.
     * @param consumed The number of characters consumed by the decoder.
     */
    emitCodePoint, 
    /** An object that is used to produce errors. */
    errors) {
        this.decodeTree = decodeTree;
        this.emitCodePoint = emitCodePoint;
        this.errors = errors;
    }
    /**
     * Resets the instance to make it reusable.
     * @param decodeMode Entity decoding mode to use.
     */
    startEntity(decodeMode) {
        this.decodeMode = decodeMode;
        this.state = EntityDecoderState.EntityStart;
        this.result = 0;
        this.treeIndex = 0;
        this.excess = 1;
        this.consumed = 1;
        this.runConsumed = 0;
    }
    /**
     * Write an entity to the decoder. This can be called multiple times with partial entities.
     * If the entity is incomplete, the decoder will return -1.
     *
     * Mirrors the non-streaming `decodeWithTrie`, but with the ability to stop decoding if the
     * entity is incomplete, and resume when the next string is written.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The offset at which the entity begins. Should be 0 if this is not the first call.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    write(input, offset) {
        switch (this.state) {
            case EntityDecoderState.EntityStart: {
                if (input.charCodeAt(offset) === CharCodes.NUM) {
                    this.state = EntityDecoderState.NumericStart;
                    this.consumed += 1;
                    return this.stateNumericStart(input, offset + 1);
                }
                this.state = EntityDecoderState.NamedEntity;
                return this.stateNamedEntity(input, offset);
            }
            case EntityDecoderState.NumericStart: {
                return this.stateNumericStart(input, offset);
            }
            case EntityDecoderState.NumericDecimal: {
                return this.stateNumericDecimal(input, offset);
            }
            case EntityDecoderState.NumericHex: {
                return this.stateNumericHex(input, offset);
            }
            default: {
                // NamedEntity — the only remaining state.
                return this.stateNamedEntity(input, offset);
            }
        }
    }
    /**
     * Switches between the numeric decimal and hexadecimal states.
     *
     * Equivalent to the `Numeric character reference state` in the HTML spec.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    // eslint-disable-next-line unicorn/consistent-class-member-order
    stateNumericStart(input, offset) {
        if (offset >= input.length) {
            return -1;
        }
        if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes.LOWER_X) {
            this.state = EntityDecoderState.NumericHex;
            this.consumed += 1;
            return this.stateNumericHex(input, offset + 1);
        }
        this.state = EntityDecoderState.NumericDecimal;
        return this.stateNumericDecimal(input, offset);
    }
    /**
     * Parses a hexadecimal numeric entity.
     *
     * Equivalent to the `Hexademical character reference state` in the HTML
     * spec. Digit parsing matches the hex loop in `parseNumericEntity`.
     * The accumulated value is preserved for numeric validation callbacks.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    stateNumericHex(input, offset) {
        const inputLength = input.length;
        // Local accumulators; flushed before any exit (see stateNamedEntity).
        let { result } = this;
        let { consumed } = this;
        while (offset < inputLength) {
            const char = input.charCodeAt(offset);
            if (isNumber(char) || isHexadecimalCharacter(char)) {
                // Convert hex digit to value (0-15); 'a'/'A' -> 10.
                const digit = char <= CharCodes.NINE
                    ? char - CharCodes.ZERO
                    : (char | TO_LOWER_BIT) - CharCodes.LOWER_A + 10;
                result = result * 16 + digit;
                consumed += 1;
                offset += 1;
            }
            else {
                this.result = result;
                this.consumed = consumed;
                return this.emitNumericEntity(char, 3);
            }
        }
        this.result = result;
        this.consumed = consumed;
        return -1; // Incomplete entity
    }
    /**
     * Parses a decimal numeric entity.
     *
     * Equivalent to the `Decimal character reference state` in the HTML
     * spec. Digit parsing matches the decimal loop in `parseNumericEntity`.
     * The accumulated value is preserved for numeric validation callbacks.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    stateNumericDecimal(input, offset) {
        const inputLength = input.length;
        // Local accumulators; flushed before any exit (see stateNamedEntity).
        let { result } = this;
        let { consumed } = this;
        while (offset < inputLength) {
            const digit = input.charCodeAt(offset) - CharCodes.ZERO;
            if (digit >>> 0 > 9) {
                this.result = result;
                this.consumed = consumed;
                return this.emitNumericEntity(digit + CharCodes.ZERO, 2);
            }
            result = result * 10 + digit;
            consumed += 1;
            offset += 1;
        }
        this.result = result;
        this.consumed = consumed;
        return -1; // Incomplete entity
    }
    /**
     * Validate and emit a numeric entity.
     *
     * Implements the logic from the `Hexademical character reference start
     * state` and `Numeric character reference end state` in the HTML spec.
     * @param lastCp The last code point of the entity. Used to see if the
     *               entity was terminated with a semicolon.
     * @param expectedLength The minimum number of characters that should be
     *                       consumed. Used to validate that at least one digit
     *                       was consumed.
     * @returns The number of characters that were consumed.
     */
    emitNumericEntity(lastCp, expectedLength) {
        // Ensure we consumed at least one digit.
        if (this.consumed <= expectedLength) {
            this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
            return 0;
        }
        // Figure out if this is a legit end of the entity
        if (lastCp === CharCodes.SEMI) {
            this.consumed += 1;
        }
        else if (this.decodeMode === DecodingMode.Strict) {
            return 0;
        }
        this.emitCodePoint((this.decodeTree === xmlDecodeTree
            ? replaceCodePointXML
            : replaceCodePoint)(this.result), this.consumed);
        if (this.errors) {
            if (lastCp !== CharCodes.SEMI) {
                this.errors.missingSemicolonAfterCharacterReference();
            }
            this.errors.validateNumericCharacterReference(this.result);
        }
        return this.consumed;
    }
    /**
     * Flush locally-tracked walk state back to the fields, then emit the
     * recorded legacy match or reject (cold path — at most once per
     * entity). Called after failed navigation (leaf node, branch miss, or
     * compact-run mismatch). In attribute mode, reject if no legacy was
     * recorded at the current node, if we descended past it, or if the
     * pending input character is an invalid attribute terminator.
     * @param consumed Locally-tracked consumed count.
     * @param excess Locally-tracked excess count.
     * @param char Pending input character (may be the mismatching char).
     * @param valueLength Value length at the current trie node.
     */
    flushAndEmitLegacyOrReject(consumed, excess, char, valueLength) {
        this.consumed = consumed;
        this.excess = excess;
        return this.result === 0 ||
            (this.decodeMode === DecodingMode.Attribute &&
                (valueLength === 0 ||
                    excess > 1 ||
                    isEntityInAttributeInvalidEnd(char)))
            ? 0
            : this.emitNotTerminatedNamedEntity();
    }
    /**
     * Parses a named entity.
     *
     * Equivalent to the `Named character reference state` in the HTML spec.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    stateNamedEntity(input, offset) {
        const { decodeTree } = this;
        const inputLength = input.length;
        const isStrict = this.decodeMode === DecodingMode.Strict;
        /*
         * Local copies of the resumable walk state avoid per-character
         * field writes. They are flushed back to the fields
         * on every exit (chunk end, and before any emit helper that reads
         * them). `this.result` is only written at the (rare) record points,
         * so it stays a direct field write.
         *
         * Legacy-match recording happens in two idempotent places: at the
         * loop top when sitting on a value node, and in the chunk-end
         * epilogue (so `end()` sees matches that land exactly on a chunk
         * boundary). Recording applies `consumed += excess - 1; excess = 1`,
         * which is a no-op when repeated — the loop-top invariant is
         * `excess` = unrecorded consumed characters + 1.
         */
        let { treeIndex } = this;
        let { excess } = this;
        let { consumed } = this;
        let current = decodeTree[treeIndex];
        while (offset < inputLength) {
            /*
             * Descend through value-less jump-table nodes (including the
             * single-branch encoding) inline, mirroring `decodeWithTrie`:
             * this avoids a `determineBranch` call per level for the
             * dominant node shape — including the root on the first write.
             */
            while ((current &
                (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                0 &&
                (current & BinTrieFlags.JUMP_TABLE) !== 0) {
                const char = input.charCodeAt(offset);
                const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
                const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
                if (branchCount === 0) {
                    // Single branch encoded inline in the jump offset bits.
                    if (char !== jumpOffset) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    treeIndex += 1;
                }
                else {
                    const slot = char - jumpOffset;
                    if (slot >>> 0 >= branchCount) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    const stored = decodeTree[treeIndex + 1 + slot];
                    if (stored === 0) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    // End-relative: branch data ends at treeIndex+1+branchCount.
                    treeIndex = (treeIndex + branchCount + stored) & 0xff_ff;
                }
                current = decodeTree[treeIndex];
                offset += 1;
                excess += 1;
                /*
                 * `charCodeAt` past the end returns NaN, which would alias
                 * to slot 0 after `>>> 0` — bail out explicitly.
                 */
                // eslint-disable-next-line unicorn/no-break-in-nested-loop
                if (offset >= inputLength)
                    break;
            }
            if (offset >= inputLength)
                break;
            // Handle compact runs (resumable across chunks).
            if ((current &
                (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                BinTrieFlags.FLAG13) {
                const runLength = (current & BinTrieFlags.BRANCH_LENGTH) >> 7; /* 3..63 */
                let { runConsumed } = this;
                // If we are starting a run, check the first char.
                if (runConsumed === 0) {
                    const char = input.charCodeAt(offset);
                    if (char !== (current & BinTrieFlags.JUMP_TABLE)) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    offset += 1;
                    excess += 1;
                    runConsumed = 1;
                }
                // Check remaining characters in the run (packed two per uint16 word).
                while (runConsumed < runLength) {
                    if (offset >= inputLength) {
                        this.treeIndex = treeIndex;
                        this.excess = excess;
                        this.consumed = consumed;
                        this.runConsumed = runConsumed;
                        return -1;
                    }
                    const charIndexInPacked = runConsumed - 1;
                    const packedWord = decodeTree[treeIndex + 1 + (charIndexInPacked >> 1)];
                    const expectedChar = (packedWord >> ((charIndexInPacked & 1) << 3)) & 0xff;
                    const char = input.charCodeAt(offset);
                    if (char !== expectedChar) {
                        this.runConsumed = 0;
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    offset += 1;
                    excess += 1;
                    runConsumed += 1;
                }
                this.runConsumed = 0;
                treeIndex += 1 + (runLength >> 1);
                current = decodeTree[treeIndex];
                // Loop top handles the landed-on node (record/emit/branch).
                continue;
            }
            // Header plus out-of-line value words; 0 means no value.
            const valueLength = current >>> 14;
            const char = input.charCodeAt(offset);
            if (valueLength !== 0) {
                // Record a legacy match (FLAG13 clear = semicolon optional).
                if (!isStrict && (current & BinTrieFlags.FLAG13) === 0) {
                    this.result = treeIndex;
                    consumed += excess - 1;
                    excess = 1;
                }
                /*
                 * Implicit semicolon handling: emit immediately. Covers both
                 * strict (FLAG13 set) and legacy entities — neither stores
                 * an explicit `;` branch in the trie.
                 */
                if (char === CharCodes.SEMI) {
                    return this.emitNamedEntityData(treeIndex, valueLength, consumed + excess);
                }
                /*
                 * `valueLength === 1` packs the codepoint into the header
                 * word's low 13 bits, where branch metadata also lives. Skip
                 * the branch lookup on leaves so those value bits aren't
                 * reinterpreted as branch offsets.
                 */
                if (valueLength === 1) {
                    return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
                }
            }
            // Value-bearing or dictionary node: dispatch through determineBranch.
            const next = determineBranch(decodeTree, current, treeIndex + (valueLength || 1), char);
            if (next < 0) {
                return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
            }
            treeIndex = next;
            current = decodeTree[treeIndex];
            offset += 1;
            excess += 1;
        }
        /*
         * Chunk exhausted. Record a legacy match we may be sitting on, so a
         * subsequent `end()` emits it, then persist the walk state.
         */
        if (!isStrict &&
            current >>> 14 !== 0 &&
            (current & BinTrieFlags.FLAG13) === 0) {
            this.result = treeIndex;
            consumed += excess - 1;
            excess = 1;
        }
        this.treeIndex = treeIndex;
        this.excess = excess;
        this.consumed = consumed;
        return -1;
    }
    /**
     * Emit a named entity that was not terminated with a semicolon.
     * @returns The number of characters consumed.
     */
    emitNotTerminatedNamedEntity() {
        const { result, decodeTree } = this;
        const valueLength = decodeTree[result] >>> 14;
        this.emitNamedEntityData(result, valueLength, this.consumed);
        this.errors?.missingSemicolonAfterCharacterReference();
        return this.consumed;
    }
    /**
     * Emit a named entity.
     * @param result The index of the entity in the decode tree.
     * @param valueLength Encoded value length (header plus any value words).
     * @param consumed The number of characters consumed.
     * @returns The number of characters consumed.
     */
    emitNamedEntityData(result, valueLength, consumed) {
        const { decodeTree } = this;
        this.emitCodePoint(valueLength === 1
            ? decodeTree[result] & BinTrieFlags.VALUE_MASK
            : decodeTree[result + 1], consumed);
        if (valueLength === 3) {
            // Emit the second UTF-16 code unit.
            this.emitCodePoint(decodeTree[result + 2], consumed);
        }
        return consumed;
    }
    /**
     * Signal to the parser that the end of the input was reached.
     *
     * Remaining data will be emitted and relevant errors will be produced.
     * @returns The number of characters consumed.
     */
    end() {
        switch (this.state) {
            case EntityDecoderState.NamedEntity: {
                // Emit a named entity if we have one.
                return this.result !== 0 &&
                    (this.decodeMode !== DecodingMode.Attribute ||
                        this.result === this.treeIndex)
                    ? this.emitNotTerminatedNamedEntity()
                    : 0;
            }
            // Otherwise, emit a numeric entity if we have one.
            case EntityDecoderState.NumericDecimal: {
                return this.emitNumericEntity(0, 2);
            }
            case EntityDecoderState.NumericHex: {
                return this.emitNumericEntity(0, 3);
            }
            case EntityDecoderState.NumericStart: {
                this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
                return 0;
            }
            default: {
                // EntityStart or unknown — return 0.
                return 0;
            }
        }
    }
}
/**
 * Determines the branch of the current node that is taken given the current
 * character. This function is used to traverse the trie.
 *
 * See `BinTrieFlags` for the branch-data layouts handled here.
 * @param decodeTree The trie.
 * @param current The current node's header word.
 * @param nodeIndex Index of the node's first branch-data word (the header
 *   plus any value words have been skipped by the caller).
 * @param char The current character.
 * @returns The index of the next node, or -1 if no branch is taken.
 */
function determineBranch(decodeTree, current, nodeIndex, char) {
    const branchCount = (current & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
    const jumpOffset = current & bin_trie_flags_BinTrieFlags.JUMP_TABLE;
    // Case 1: Single branch or jump table (jumpOffset encodes the first/only char code).
    if (jumpOffset) {
        if (branchCount === 0) {
            // Single branch encoded inline in the jump offset bits.
            return char === jumpOffset ? nodeIndex : -1;
        }
        /*
         * Jump table: branchCount consecutive slots starting at jumpOffset.
         * Unsigned comparison handles both < 0 and >= branchCount in one check.
         */
        const slot = char - jumpOffset;
        if (slot >>> 0 >= branchCount)
            return -1;
        const stored = decodeTree[nodeIndex + slot];
        /*
         * 0 = empty slot (no branch); otherwise the child's offset from the
         * end of the branch array, +1 (end-relative pointers compress
         * better). `& 0xff_ff` mirrors the encoder's uint16 wrap for
         * backreferences to already-encoded nodes.
         */
        return stored === 0
            ? -1
            : (nodeIndex + branchCount + stored - 1) & 0xff_ff;
    }
    /*
     * Case 2: Packed dictionary. Linear scan — over 90% of dict nodes have
     * <= 4 branches in the HTML trie, where the constant-factor savings
     * dominate over binary search's asymptotic edge.
     */
    if (branchCount === 0)
        return -1;
    const packedKeySlots = (branchCount + 1) >> 1;
    const branchEnd = nodeIndex + packedKeySlots + branchCount;
    for (let index = 0; index < branchCount; index++) {
        const packed = decodeTree[nodeIndex + (index >> 1)];
        const key = (packed >> ((index & 1) << 3)) & 0xff;
        if (key === char) {
            const pointerIndex = nodeIndex + packedKeySlots + index;
            // Pointers are relative to the end of the branch data.
            return (branchEnd + decodeTree[pointerIndex]) & 0xff_ff;
        }
        // Keys are sorted; if we've passed `char`, no match is possible.
        if (key > char)
            return -1;
    }
    return -1;
}
/**
 * Read the decoded value from a trie node.
 * @param decodeTree The trie.
 * @param nodeIndex The index of the node.
 * @param valueLength The length of the value (1, 2, or 3).
 * @returns The decoded string.
 */
function readTrieValue(decodeTree, nodeIndex, valueLength) {
    if (valueLength === 1) {
        return String.fromCharCode(decodeTree[nodeIndex] & bin_trie_flags_BinTrieFlags.VALUE_MASK);
    }
    if (valueLength === 2) {
        return String.fromCharCode(decodeTree[nodeIndex + 1]);
    }
    return String.fromCharCode(decodeTree[nodeIndex + 1], decodeTree[nodeIndex + 2]);
}
/**
 * Parse a numeric entity (`&#DDD;` or `&#xHHH;`).
 *
 * Encodes the result as `(consumed << CONSUMED_SHIFT) | codepoint` (see
 * the packing comment at the top of the file; overlong entities spill
 * their length into `longNumericConsumed`). Returns 0 when no digits were
 * found.
 *
 * This is the sync counterpart of the streaming
 * `EntityDecoder#stateNumericDecimal` / `#stateNumericHex`. Digit parsing
 * matches those methods; only this packed result needs a value clamp.
 * @param input       The input string.
 * @param numberStart Index of the `#` character.
 * @param inputLength Cached `input.length`.
 */
function parseNumericEntity(input, numberStart, inputLength) {
    let offset = numberStart + 1; // Skip "#"
    let cp = 0;
    let digitStart = offset;
    /*
     * Separate decimal and hexadecimal loops: each multiplies by a constant
     * and runs a single digit test, instead of a per-character base check.
     */
    if (offset < inputLength &&
        (input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes.LOWER_X) {
        offset += 1;
        digitStart = offset;
        while (offset < inputLength) {
            const char = input.charCodeAt(offset);
            if (isNumber(char)) {
                cp = cp * 16 + (char - CharCodes.ZERO);
            }
            else if (isHexadecimalCharacter(char)) {
                cp = cp * 16 + ((char | TO_LOWER_BIT) - CharCodes.LOWER_A + 10);
            }
            else {
                break;
            }
            offset += 1;
        }
    }
    else {
        while (offset < inputLength) {
            const digit = input.charCodeAt(offset) - CharCodes.ZERO;
            if (digit >>> 0 > 9)
                break;
            cp = cp * 10 + digit;
            offset += 1;
        }
    }
    if (offset === digitStart)
        return 0;
    // Include the semicolon in consumed when present.
    if (offset < inputLength && input.charCodeAt(offset) === CharCodes.SEMI) {
        offset += 1;
    }
    /*
     * Clamp out-of-range values to 0x110000 so they fit the 21-bit field
     * and decode to U+FFFD. Lengths at or above CONSUMED_OVERFLOW use the
     * side channel described with the packing constants.
     */
    if (cp > 0x10_ff_ff)
        cp = 0x11_00_00;
    let consumed = offset - numberStart;
    if (consumed >= CONSUMED_OVERFLOW) {
        // eslint-disable-next-line unicorn/no-top-level-assignment-in-function -- deliberate side channel, see `longNumericConsumed`
        longNumericConsumed = consumed;
        consumed = CONSUMED_OVERFLOW;
    }
    return (consumed << CONSUMED_SHIFT) | cp;
}
/**
 * Decode all entities in `input` using the HTML trie.
 *
 * Hard-wired to `htmlDecodeTree`: the inline root navigation below assumes
 * the HTML root's jump-table shape, so this must not be generalized to
 * other tries (the XML trie's dictionary root would silently match no
 * entities — `decodeXML` has its own hand-coded fast path instead).
 * @param input      The string to decode.
 * @param isStrict Only match semicolon-terminated entities.
 * @param isAttribute Whether to apply attribute-specific parsing rules (disallowing certain non-semicolon terminators).
 * @returns The decoded string.
 */
function decodeWithTrie(input, isStrict, isAttribute) {
    const decodeTree = htmlDecodeTree;
    // Fast path: no entities at all — return input without any allocation.
    let offset = input.indexOf("&");
    if (offset < 0)
        return input;
    const inputLength = input.length;
    /*
     * `chunkStart` marks the start of the next pending slice. Rejected
     * entities don't advance it, so consecutive rejections are stitched
     * into a single `slice` once a real match (or end of input) is hit.
     */
    let chunkStart = 0;
    let result = "";
    /*
     * Root navigation fields, hoisted out of the per-entity loop. The HTML
     * root is a multi-branch jump-table covering [A-Za-z]; see the inline
     * first-iteration comment below.
     */
    const root = decodeTree[0];
    const rootJumpOffset = root & bin_trie_flags_BinTrieFlags.JUMP_TABLE;
    const rootBranchCount = (root & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
    do {
        const entityStart = offset + 1;
        // Quick check: entity names must start with [A-Za-z], numeric with #.
        const firstChar = input.charCodeAt(entityStart);
        let consumed;
        let value;
        if (firstChar === CharCodes.NUM) {
            const packed = parseNumericEntity(input, entityStart, inputLength);
            consumed = unpackConsumed(packed);
            // In strict mode, require semicolon termination.
            if (isStrict &&
                consumed > 0 &&
                input.charCodeAt(entityStart + consumed - 1) !== CharCodes.SEMI) {
                consumed = 0;
            }
            value =
                consumed === 0
                    ? ""
                    : codePointToString(packed & CODE_POINT_MASK);
        }
        else if (isAlpha(firstChar)) {
            consumed = 0;
            value = "";
            /*
             * The generator guarantees a jump-table root. Consume the first
             * character directly, then walk from its child.
             */
            const rootSlotIndex = firstChar - rootJumpOffset;
            let nodeIndex;
            if (rootSlotIndex >>> 0 < rootBranchCount) {
                const stored = decodeTree[1 + rootSlotIndex];
                nodeIndex =
                    stored === 0 ? -1 : (rootBranchCount + stored) & 0xff_ff;
            }
            else {
                nodeIndex = -1;
            }
            /*
             * Best legacy (no-semicolon) match so far, as trie coordinates.
             * Deferring `readTrieValue` to the end avoids allocating a
             * string for matches that longer matches supersede.
             */
            let bestNodeIndex = 0;
            let bestValueLength = 0;
            let current = nodeIndex < 0 ? 0 : decodeTree[nodeIndex];
            let index = entityStart + 1;
            /*
             * Walk the trie from the root child. The `trie` label lets the
             * inner descent and compact-run loops abandon the entity (and
             * fall through to the legacy/reject handling) directly.
             */
            trie: while (index < inputLength) {
                /*
                 * Inline value-less jump tables and single branches. A miss
                 * falls through to the recorded legacy match or rejection.
                 */
                while (
                // Value-less, non-run node with a nonzero jump offset.
                (current &
                    (bin_trie_flags_BinTrieFlags.VALUE_LENGTH | bin_trie_flags_BinTrieFlags.FLAG13)) ===
                    0 &&
                    (current & bin_trie_flags_BinTrieFlags.JUMP_TABLE) !== 0) {
                    const jumpOffset = current & bin_trie_flags_BinTrieFlags.JUMP_TABLE;
                    const branchCount = (current & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
                    if (branchCount === 0) {
                        // Single branch encoded inline in the jump offset bits.
                        if (input.charCodeAt(index) !== jumpOffset)
                            break trie;
                        nodeIndex += 1;
                    }
                    else {
                        const slot = input.charCodeAt(index) - jumpOffset;
                        if (slot >>> 0 >= branchCount)
                            break trie;
                        const stored = decodeTree[nodeIndex + 1 + slot];
                        if (stored === 0)
                            break trie;
                        // End-relative: branch data ends at nodeIndex+1+branchCount.
                        nodeIndex =
                            (nodeIndex + branchCount + stored) & 0xff_ff;
                    }
                    current = decodeTree[nodeIndex];
                    index += 1;
                    /*
                     * `charCodeAt` past the end returns NaN, which would
                     * alias to slot 0 after `>>> 0` — bail out explicitly.
                     */
                    if (index >= inputLength)
                        break trie;
                }
                // FLAG13 without a value marks a compact run.
                if ((current &
                    (bin_trie_flags_BinTrieFlags.VALUE_LENGTH | bin_trie_flags_BinTrieFlags.FLAG13)) ===
                    bin_trie_flags_BinTrieFlags.FLAG13) {
                    const runLength = (current & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
                    // Check first char (stored in JUMP_TABLE bits).
                    if (input.charCodeAt(index) !==
                        (current & bin_trie_flags_BinTrieFlags.JUMP_TABLE)) {
                        // eslint-disable-next-line unicorn/no-break-in-nested-loop
                        break;
                    }
                    index += 1;
                    // Check remaining characters (packed two per uint16 word).
                    const remaining = runLength - 1;
                    let wordIndex = nodeIndex + 1;
                    let charIndexInPacked = 0;
                    /*
                     * Process pairs: read one packed word, compare low byte then high byte.
                     * No explicit bounds check needed — charCodeAt returns NaN for OOB,
                     * which never equals an integer, so the mismatch break fires naturally.
                     */
                    for (; charIndexInPacked + 1 < remaining; charIndexInPacked += 2) {
                        const packed = decodeTree[wordIndex];
                        if (input.charCodeAt(index) !== (packed & 0xff))
                            break trie;
                        index += 1;
                        if (input.charCodeAt(index) !== ((packed >> 8) & 0xff))
                            break trie;
                        index += 1;
                        wordIndex += 1;
                    }
                    // Handle odd trailing char.
                    if (charIndexInPacked < remaining) {
                        if (input.charCodeAt(index) !==
                            (decodeTree[wordIndex] & 0xff))
                            // eslint-disable-next-line unicorn/no-break-in-nested-loop
                            break;
                        index += 1;
                    }
                    nodeIndex += 1 + (runLength >> 1);
                    current = decodeTree[nodeIndex];
                    // eslint-disable-next-line unicorn/no-break-in-nested-loop
                    continue;
                }
                // Header plus out-of-line value words; 0 means no value.
                const valueLength = current >>> 14;
                const char = input.charCodeAt(index);
                /*
                 * Check current node for a value before navigating.
                 * This handles both: (a) values reached via compact runs on the
                 * previous iteration, and (b) values at regular branch targets.
                 */
                if (valueLength !== 0) {
                    // If char is `;`, emit immediately.
                    if (char === CharCodes.SEMI) {
                        consumed = index - entityStart + 1;
                        // Inline leaves carry the value in the low 13 bits.
                        value =
                            valueLength === 1
                                ? String.fromCharCode(current & bin_trie_flags_BinTrieFlags.VALUE_MASK)
                                : readTrieValue(decodeTree, nodeIndex, valueLength);
                        // eslint-disable-next-line unicorn/no-break-in-nested-loop
                        break;
                    }
                    // Record non-terminated (legacy) match (FLAG13 clear = semicolon optional).
                    if (!isStrict && (current & bin_trie_flags_BinTrieFlags.FLAG13) === 0) {
                        consumed = index - entityStart;
                        bestNodeIndex = nodeIndex;
                        bestValueLength = valueLength;
                    }
                    /*
                     * A valueLength of 1 means the value is packed inline in the header
                     * word — these are always leaf nodes with no branches, so we can
                     * stop walking the trie.
                     */
                    // eslint-disable-next-line unicorn/no-break-in-nested-loop
                    if (valueLength === 1)
                        break;
                }
                // Navigate to the next node (valueLength || 1: skip past value words, minimum 1 for header).
                const next = determineBranch(decodeTree, current, nodeIndex + (valueLength || 1), char);
                // eslint-disable-next-line unicorn/no-break-in-nested-loop
                if (next < 0)
                    break;
                nodeIndex = next;
                current = decodeTree[nodeIndex];
                index += 1;
            }
            /*
             * Post-loop: if the semicolon path didn't set value,
             * check for a final legacy match. The last navigation may
             * have landed on a legacy node whose value hasn't been
             * recorded yet (loop exited before the top-of-loop check
             * could run).
             */
            if (value === "") {
                const finalVL = current >>> 14;
                if (finalVL !== 0 &&
                    !isStrict &&
                    (current & bin_trie_flags_BinTrieFlags.FLAG13) === 0) {
                    consumed = index - entityStart;
                    bestNodeIndex = nodeIndex;
                    bestValueLength = finalVL;
                }
                if (consumed > 0) {
                    value = readTrieValue(decodeTree, bestNodeIndex, bestValueLength);
                }
            }
        }
        else {
            consumed = 0;
            value = "";
        }
        /*
         * The attribute end-char rule (HTML spec §13.2.5.73) only applies to
         * unterminated *named* references.  Semicolon-terminated entities and
         * numeric entities are always accepted, matching EntityDecoder behavior.
         *
         * When `attribute` is false (the common case), short-circuit skips all
         * the unterminated-named checks entirely.
         */
        if (consumed === 0 ||
            (isAttribute &&
                firstChar !== CharCodes.NUM &&
                input.charCodeAt(entityStart + consumed - 1) !==
                    CharCodes.SEMI &&
                entityStart + consumed < inputLength &&
                isEntityInAttributeInvalidEnd(input.charCodeAt(entityStart + consumed)))) {
            // Rejected: leave `&` in the pending chunk, scan past it.
            offset = entityStart;
        }
        else {
            if (chunkStart < offset) {
                result += input.slice(chunkStart, offset);
            }
            result += value;
            offset = chunkStart = entityStart + consumed;
        }
        /*
         * Adjacent entities (`&x;&y;`) are common in entity-dense input;
         * checking the single character at `offset` first skips the
         * `indexOf` call (and its per-call overhead) for that case.
         */
        if (input.charCodeAt(offset) !== CharCodes.AMP) {
            offset = input.indexOf("&", offset);
        }
    } while (offset >= 0);
    return result + input.slice(chunkStart);
}
/**
 * Decodes an HTML string.
 * @param htmlString The string to decode.
 * @param mode The decoding mode.
 * @returns The decoded string.
 */
function decodeHTML(htmlString, mode = DecodingMode.Legacy) {
    return decodeWithTrie(htmlString, mode === DecodingMode.Strict, mode === DecodingMode.Attribute);
}
/**
 * Decodes an HTML string in an attribute.
 * @param htmlAttribute The string to decode.
 * @returns The decoded string.
 */
function decodeHTMLAttribute(htmlAttribute) {
    return decodeWithTrie(htmlAttribute, false, true);
}
/**
 * Decodes an HTML string, requiring all entities to be terminated by a semicolon.
 * @param htmlString The string to decode.
 * @returns The decoded string.
 */
function decodeHTMLStrict(htmlString) {
    return decodeWithTrie(htmlString, true, false);
}
/**
 * Decodes an XML string, requiring all entities to be terminated by a semicolon.
 *
 * Uses a hand-coded fast path for the 5 XML named entities (amp, lt, gt,
 * quot, apos) plus numeric entities, bypassing the trie entirely.
 * @param xmlString The string to decode.
 * @returns The decoded string.
 */
function decodeXML(xmlString) {
    let offset = xmlString.indexOf("&");
    if (offset < 0)
        return xmlString;
    let lastIndex = 0;
    let result = "";
    do {
        const start = offset + 1;
        let consumed = 0;
        let value = "";
        const c1 = xmlString.charCodeAt(start);
        if (c1 === CharCodes.NUM) {
            const packed = parseNumericEntity(xmlString, start, xmlString.length);
            consumed = unpackConsumed(packed);
            // XML is always strict — require semicolon.
            if (consumed === 0 ||
                xmlString.charCodeAt(start + consumed - 1) !== CharCodes.SEMI) {
                consumed = 0;
            }
            else {
                const codePoint = packed & CODE_POINT_MASK;
                // Nonzero BMP values below the surrogate range need no replacement.
                value =
                    (codePoint - 1) >>> 0 < 0xd7_ff
                        ? String.fromCharCode(codePoint)
                        : String.fromCodePoint(replaceCodePointXML(codePoint));
            }
        }
        else {
            /* eslint-disable unicorn/no-break-in-nested-loop -- Keep XML name dispatch inline with the decode loop. */
            switch (c1) {
                // &lt; / &gt;
                case 0x6c:
                case 0x67: {
                    if (xmlString.charCodeAt(start + 1) === 0x74 &&
                        xmlString.charCodeAt(start + 2) === CharCodes.SEMI) {
                        consumed = 3;
                        value = c1 === 0x6c ? "<" : ">";
                    }
                    break;
                }
                // &amp; / &apos;
                case 0x61: {
                    const c2 = xmlString.charCodeAt(start + 1);
                    if (c2 === 0x6d &&
                        xmlString.charCodeAt(start + 2) === 0x70 &&
                        xmlString.charCodeAt(start + 3) === CharCodes.SEMI) {
                        consumed = 4;
                        value = "&";
                    }
                    else if (c2 === 0x70 &&
                        xmlString.charCodeAt(start + 2) === 0x6f &&
                        xmlString.charCodeAt(start + 3) === 0x73 &&
                        xmlString.charCodeAt(start + 4) === CharCodes.SEMI) {
                        consumed = 5;
                        value = "'";
                    }
                    break;
                }
                // &quot;
                case 0x71: {
                    if (xmlString.charCodeAt(start + 1) === 0x75 &&
                        xmlString.charCodeAt(start + 2) === 0x6f &&
                        xmlString.charCodeAt(start + 3) === 0x74 &&
                        xmlString.charCodeAt(start + 4) === CharCodes.SEMI) {
                        consumed = 5;
                        value = '"';
                    }
                    break;
                }
            }
            /* eslint-enable unicorn/no-break-in-nested-loop */
        }
        if (consumed > 0) {
            if (lastIndex < offset)
                result += xmlString.slice(lastIndex, offset);
            result += value;
            offset = lastIndex = start + consumed;
        }
        else {
            offset = start;
        }
        /*
         * Adjacent entities (`&x;&y;`) are common in entity-dense input;
         * checking the single character at `lastIndex` first skips the
         * `indexOf` call (and its per-call overhead) for that case.
         */
        offset =
            xmlString.charCodeAt(offset) === CharCodes.AMP
                ? offset
                : xmlString.indexOf("&", offset);
    } while (offset >= 0);
    return result + xmlString.slice(lastIndex);
}

// Re-export for use by eg. htmlparser2


//# sourceMappingURL=decode.js.map
;// CONCATENATED MODULE: ./lib/web/page/character-references.js


/** Returns the value of an attribute, a string of bytes as written, with its character references decoded. */
function decodeAttribute(value) {
    return value.includes('&') ? byte_strings_toBytes(decodeHTMLAttribute(byte_strings_toText(value))) : value;
}
/** Returns text between tags, a string of bytes as written, with its character references decoded. */
function decodeText(text) {
    return text.includes('&') ? byte_strings_toBytes(decodeHTML(byte_strings_toText(text))) : text;
}

;// CONCATENATED MODULE: ./lib/web/page/refresh.js
/**
 * Returns where a `<meta http-equiv=refresh>` sends readers, given its content; undefined if it only loads the page again.
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
function refreshTarget(content) {
    const parts = /^\s*[\d.]+[\s;,]\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is.exec(content);
    const rest = parts?.[1] ?? '';
    if (rest === '')
        return undefined;
    const quoted = /^(["'])(.*?)(?:\1|$)/s.exec(rest);
    return quoted?.[2] ?? rest;
}

;// CONCATENATED MODULE: ./lib/web/page/srcset.js
const SPACE = ' \t\n\f\r';
/**
 * Returns the addresses of a `srcset`, in order, whatever their descriptors: a browser may choose any of them.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
function srcsetAddresses(value) {
    const addresses = [];
    let at = 0;
    for (;;) {
        while (at < value.length && (SPACE.includes(value[at] ?? '') || value[at] === ','))
            at++;
        if (at >= value.length)
            return addresses;
        const start = at;
        while (at < value.length && !SPACE.includes(value[at] ?? ''))
            at++;
        let end = at;
        while (value[end - 1] === ',')
            end--;
        addresses.push(value.slice(start, end));
        if (end === at)
            at = descriptorEnd(value, at);
    }
}
/** Commas inside parentheses do not end a descriptor. */
function descriptorEnd(value, from) {
    let inParentheses = false;
    for (let at = from; at < value.length; at++) {
        if (value[at] === '(')
            inParentheses = true;
        else if (value[at] === ')')
            inParentheses = false;
        else if (value[at] === ',' && !inParentheses)
            return at + 1;
    }
    return value.length;
}

;// CONCATENATED MODULE: ./lib/web/page/elements.js




/** How much of a `<meta>` is read: longer values mean nothing to browsers. */
const MAX_META = 4_096;
/** `rel` keywords whose target a browser fetches: https://html.spec.whatwg.org/multipage/links.html#linkTypes. */
const LOADING_RELS = new Set([
    'stylesheet',
    'icon',
    'apple-touch-icon',
    'apple-touch-icon-precomposed',
    'mask-icon',
    'manifest',
    'preload',
    'modulepreload',
    'prefetch',
    'prerender',
]);
/** Those of them whose target is a picture. */
const PICTURE_RELS = new Set([
    'icon',
    'apple-touch-icon',
    'apple-touch-icon-precomposed',
    'mask-icon',
]);
/** What `as` says of a target that is one, a sound or a film. */
const MEDIA = /^\s*(?:image|audio|video)\s*$/i;
/** `rel` keywords whose target is for people or crawlers to follow. */
const LINKING_RELS = new Set([
    'alternate',
    'author',
    'contents',
    'first',
    'help',
    'index',
    'last',
    'license',
    'next',
    'prev',
    'previous',
    'privacy-policy',
    'search',
    'start',
    'terms-of-service',
    'up',
]);
/** Values of `type` with which a browser runs a script: https://mimesniff.spec.whatwg.org/#javascript-mime-type. */
const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))$/;
/** Values of `type` with which a script holds data. */
const DATA_TYPES = new Map([
    ['importmap', 'import-map'],
    ['speculationrules', 'speculation-rules'],
    ['application/ld+json', 'json-ld'],
]);
/** What the Pages Router of Next needs to know of a page: https://nextjs.org/docs/pages. */
const NEXT_DATA = '__NEXT_DATA__';
/** Names of `<meta>` whose content is a picture: https://ogp.me, and what X and others read. */
const PREVIEWS = new Set([
    'og:image',
    'og:image:url',
    'og:image:secure_url',
    'twitter:image',
    'twitter:image:src',
]);
/** Elements with addresses within SVG. Browsers know no others there, not even those of HTML. */
const HAS_ADDRESSES_IN_SVG = new Set(['a', 'image', 'use', 'feimage', 'script', 'style']);
/** Attributes that any element may have. */
const GLOBAL = new Set(['id', 'style', 'paint']);
/** Elements with addresses within SVG only. */
const ONLY_IN_SVG = new Set(['use', 'feimage']);
/** Passes on to a listener what the elements of a page say: their addresses, anchors and declarations. */
class ElementReader {
    #listener;
    #baseSeen = false;
    // The element at hand.
    #attributes = new Attributes();
    #start = 0;
    #isForeign = false;
    #inTemplate = false;
    constructor(listener) {
        this.#listener = listener;
    }
    /**
     * Reads one element that starts at an offset. `isForeign`: it is in SVG or MathML, or begins it. Returns what the
     * text in it is read as, if it is.
     */
    read(tag, start, attributes, isForeign, inTemplate) {
        this.#attributes = attributes;
        this.#start = start;
        this.#isForeign = isForeign;
        this.#inTemplate = inTemplate;
        const known = isForeign ? HAS_ADDRESSES_IN_SVG.has(tag) : !ONLY_IN_SVG.has(tag);
        for (let i = 0; i < attributes.length; i++) {
            const attribute = attributes.at(i);
            if (known || GLOBAL.has(attribute.meaning))
                this.#readAttribute(tag, attribute);
        }
        return known ? this.#readElement(tag) : undefined;
    }
    #readElement(tag) {
        if (tag === 'a')
            this.#oldAnchor();
        else if (tag === 'link')
            this.#link();
        else if (tag === 'meta')
            this.#meta();
        else if (tag === 'base')
            this.#base();
        else if (tag === 'style')
            return this.#isCss() ? tag : undefined;
        else if (tag === 'script') {
            if (!this.#runs())
                return this.#dataKind();
            this.#listener.runsScript();
            return tag;
        }
        return undefined;
    }
    /** Browsers take data only from the element itself, and not in SVG. */
    #dataKind() {
        if (this.#isForeign || this.#get('src') !== undefined)
            return undefined;
        const kind = DATA_TYPES.get((this.#get('type') ?? '').trim().toLowerCase());
        return kind ?? (this.#get('id') === NEXT_DATA ? 'next-data' : undefined);
    }
    #readAttribute(tag, { name, meaning, value, at }) {
        switch (meaning) {
            case 'id':
                this.#anchor(value);
                break;
            case 'style':
                this.#listener.style(value, true, at);
                break;
            case 'paint':
                if (this.#isForeign)
                    this.#listener.style(value, true, at);
                break;
            case 'link':
                if (this.#get('method')?.toLowerCase() !== 'dialog')
                    this.#listener.address('link', value, at);
                break;
            case 'load':
            case 'media':
            case 'document':
            case 'symbol':
                if (this.#loads(tag, name))
                    this.#load(meaning, value, at);
                break;
            case 'set':
                if (this.#isForeign)
                    break;
                for (const address of srcsetAddresses(value))
                    this.#load('load', address, at);
                break;
            case 'frame':
                this.#listener.frame(value, at);
        }
    }
    /** `<a name>`, and SVG's `<a xlink:href>`. */
    #oldAnchor() {
        const name = this.#get('name');
        if (name !== undefined)
            this.#anchor(name);
        const link = this.#isForeign ? this.#attributes.find('xlink:href') : undefined;
        if (link !== undefined && this.#get('href') === undefined)
            this.#listener.address('link', link.value, link.at);
    }
    #loads(tag, attribute) {
        // SVG's scripts and pictures have their address in `href`, HTML's in `src`.
        if (attribute.endsWith('href') !== this.#isForeign)
            return false;
        if (attribute === 'xlink:href' && this.#get('href') !== undefined)
            return false;
        if (tag === 'input')
            return this.#get('type')?.toLowerCase() === 'image';
        if (tag === 'iframe')
            return this.#attributes.find('srcdoc') === undefined;
        return tag !== 'script' || this.#runs();
    }
    #runs() {
        return SCRIPT_TYPE.test((this.#get('type') ?? '').trim().toLowerCase());
    }
    /** An empty address is never fetched, and one that is only a fragment stays in the page. */
    #load(use, value, at) {
        const address = trimBytes(value);
        if (address !== '' && !address.startsWith('#'))
            this.#listener.address(use, address, at);
    }
    #anchor(id) {
        if (id !== '' && !this.#inTemplate)
            this.#listener.anchor(id);
    }
    #link() {
        const href = this.#attributes.find('href');
        const set = this.#get('imagesrcset');
        const rels = (this.#get('rel') ?? '').toLowerCase().split(/[ \t\n\f\r]+/);
        if (rels.includes('canonical') && href !== undefined)
            this.#listener.canonical(href.value, href.at);
        if (rels.some((rel) => LOADING_RELS.has(rel))) {
            for (const address of srcsetAddresses(set ?? ''))
                this.#load('load', address, this.#start);
            const isMedia = rels.some((rel) => PICTURE_RELS.has(rel)) || MEDIA.test(this.#get('as') ?? '');
            if (href !== undefined)
                this.#load(isMedia ? 'media' : 'load', href.value, href.at);
        }
        else if (rels.some((rel) => LINKING_RELS.has(rel)) && href !== undefined) {
            const isTranslation = rels.includes('alternate') && this.#get('hreflang') !== undefined;
            if (isTranslation)
                this.#listener.translation(href.value, href.at);
            else
                this.#listener.address('link', href.value, href.at);
        }
    }
    #meta() {
        const content = (this.#get('content') ?? '').slice(0, MAX_META);
        const charset = this.#get('charset');
        const equivalent = this.#get('http-equiv')?.toLowerCase();
        const name = (this.#get('property') ?? this.#get('name'))?.toLowerCase();
        if (charset !== undefined)
            this.#encoding(charset);
        else if (equivalent === 'content-type')
            this.#encoding(/charset\s*=\s*["']?([^\s;"']+)/i.exec(content)?.[1]);
        else if (equivalent === 'refresh')
            this.#refresh(content);
        else if (name === 'og:url')
            this.#listener.canonical(content, this.#start);
        else if (PREVIEWS.has(name))
            this.#listener.preview(trimBytes(content), this.#start);
        else if (name === 'robots' && /noindex|none/i.test(content))
            this.#listener.unlisted();
    }
    #encoding(label) {
        if (label !== undefined)
            this.#listener.encoding(label);
    }
    #refresh(content) {
        const target = refreshTarget(content);
        if (target === undefined)
            return;
        this.#listener.unlisted();
        this.#listener.address('link', target, this.#start);
    }
    #base() {
        const href = this.#get('href');
        if (href === undefined || this.#baseSeen)
            return;
        this.#baseSeen = true;
        this.#listener.base(href);
    }
    #isCss() {
        return /^(?:|text\/css)$/i.test((this.#get('type') ?? '').trim());
    }
    #get(name) {
        return this.#attributes.find(name)?.value;
    }
}

;// CONCATENATED MODULE: ./lib/web/page/foreign-content.js
/** Elements that end SVG and MathML wherever they occur: https://html.spec.whatwg.org/#parsing-main-inforeign. */
const BREAKS_OUT = new Set(('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu ' +
    'meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var').split(' '));
/** Elements within SVG and MathML that hold HTML again. */
const HOLDS_HTML = new Set([
    'foreignobject',
    'desc',
    'title',
    'mi',
    'mo',
    'mn',
    'ms',
    'mtext',
    'annotation-xml',
]);
/** Those of them that usually hold more than text. */
const HOLDS_MARKUP = new Set(['foreignobject', 'annotation-xml']);
/** Browsers do not nest deeper either. */
const MAX_DEPTH = 512;
/** Keeps track of whether a tag is in SVG or MathML, where `<title>`, `<style>` and `/>` mean something else. */
class ForeignContent {
    #open = [];
    /** Templates that are open in the SVG at hand. */
    #templates = 0;
    inside = false;
    /** Is there an end tag that would change anything? */
    get awaitsEnd() {
        return this.#open.length > 0;
    }
    /** Does `<![CDATA[` start a section of text here, and not a comment? Not in HTML; elements that may hold HTML are assumed to. */
    get takesCdata() {
        return this.inside || (this.#top !== undefined && !HOLDS_MARKUP.has(this.#top));
    }
    /** How many of the elements that matter here are open. */
    get depth() {
        return this.#open.length;
    }
    /** Returns one that is in the same place. */
    copy() {
        const copy = new ForeignContent();
        copy.#open.push(...this.#open);
        copy.#templates = this.#templates;
        copy.inside = this.inside;
        return copy;
    }
    /** Returns whether another one is in the same place. */
    equals(other) {
        return this.#templates === other.#templates && areEqual(this.#open, other.#open);
    }
    open(tag) {
        if (this.inside && BREAKS_OUT.has(tag))
            this.#breakOut();
        const matters = tag === 'svg' || tag === 'math' || (this.inside && HOLDS_HTML.has(tag));
        if (matters && this.#open.length < MAX_DEPTH)
            this.#open.push(tag);
        else if (this.inside && tag === 'template')
            this.#templates++;
        this.#look();
    }
    /** Returns whether it was a template within SVG that was closed, which has no special meaning. */
    close(tag) {
        if (tag === 'template' && this.#templates > 0) {
            this.#templates--;
            return true;
        }
        const at = this.#open.lastIndexOf(tag);
        if (at !== -1)
            this.cut(at);
        return false;
    }
    /** Closes all but the outer elements, `depth` of them. */
    cut(depth) {
        this.#open.length = Math.min(this.#open.length, depth);
        this.#look();
    }
    #breakOut() {
        while (this.#top === 'svg' || this.#top === 'math')
            this.#open.pop();
    }
    get #top() {
        return this.#open.at(-1);
    }
    #look() {
        this.inside = this.#top === 'svg' || this.#top === 'math';
        if (!this.inside)
            this.#templates = 0;
    }
}
function areEqual(a, b) {
    return a.length === b.length && a.every((tag, i) => tag === b[i]);
}

;// CONCATENATED MODULE: ./lib/web/page/line-counter.js
/** Turns offsets into lines. Asked in ascending order, it walks over the text once. */
class LineCounter {
    #text;
    #line = 0;
    /** The first line end that is not counted. */
    #next;
    constructor(text) {
        this.#text = text;
        this.#next = this.#lineEnd(0);
    }
    /** Returns how many line ends come before an offset; offsets must not fall. */
    at(offset) {
        while (this.#next < offset) {
            this.#line++;
            this.#next = this.#lineEnd(this.#next + 1);
        }
        return this.#line;
    }
    /** Never, when there is none: looking again each time would walk over the rest of the text each time. */
    #lineEnd(from) {
        const end = this.#text.indexOf('\n', from);
        return end === -1 ? Number.POSITIVE_INFINITY : end;
    }
}

;// CONCATENATED MODULE: ./lib/web/page/shadow-mode.js
/**
 * Returns whether a template with this `shadowrootmode` is shown in its place:
 * https://html.spec.whatwg.org/#attr-template-shadowrootmode
 */
function isShadowMode(value) {
    return /^(?:open|closed)$/i.test(value);
}

;// CONCATENATED MODULE: ./lib/web/page/markup-bytes.js
/** The bytes that mean something in the markup of a page, and the memory that a piece of it is read in. */
const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const DASH = 0x2d;
const EQUALS = 0x3d;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const BRACKET = 0x5d;
/** What a byte does: a bit for each. */
const markup_bytes_SPACE = 1;
const ENDS_TAG_NAME = 2;
const ENDS_ATTRIBUTE_NAME = 4;
const ENDS_VALUE = 8;
const LETTER = 16;
/** What each byte does. */
const BYTES = new Uint8Array(256);
for (const byte of Buffer.from('\t\n\f\r '))
    BYTES[byte] = markup_bytes_SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[SLASH] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
BYTES[GT] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[EQUALS] = ENDS_ATTRIBUTE_NAME;
for (let letter = 0x41; letter <= 0x5a; letter++)
    BYTES[letter] = BYTES[letter | 0x20] = LETTER;
/** Larger memory is not kept. In bytes. */
const MAX_SPARE = 1 << 22;
const NO_BYTES = Buffer.alloc(0);
/** For whoever reads next. */
let spare = NO_BYTES;
/** Returns the bytes of a piece, and more behind them. To be given back with `reuse`. */
function bytesOf(text) {
    const room = spare.length < text.length ? Buffer.allocUnsafeSlow(text.length) : spare;
    spare = NO_BYTES;
    room.write(text, 'latin1');
    return room;
}
/** Takes memory that is no longer needed. */
function reuse(bytes) {
    if (bytes.length <= MAX_SPARE)
        spare = bytes;
}

;// CONCATENATED MODULE: ./lib/web/page/raw-text.js
/** Finds the end of elements whose content is plain text to browsers that run scripts. */
/** Elements that hold no markup: https://html.spec.whatwg.org/#parsing-html-fragments lists them with their states. */
const RAW_ELEMENTS = [
    'script',
    'style',
    'title',
    'textarea',
    'noscript',
    'iframe',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
];
/** The length of the longest mark: `</noscript` and one more character. */
const MAX_MARK = 11;
const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;
/** Nothing ends plain text. */
const ENDS = new Map(RAW_ELEMENTS.filter((element) => element !== 'plaintext').map((element) => [
    element,
    new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi'),
]));
/** Finds the end tag of an element that was opened. */
class RawText {
    element;
    /** A script may hold a comment with a script in it: https://html.spec.whatwg.org/#script-data-double-escaped-state. */
    #depth = 'script';
    constructor(element) {
        this.element = element;
    }
    /** Returns one that is in the same place. */
    copy() {
        const copy = new RawText(this.element);
        copy.#depth = this.#depth;
        return copy;
    }
    /** Returns whether another one is in the same place. */
    equals(other) {
        return this.element === other.element && this.#depth === other.#depth;
    }
    /** Returns where the end tag begins in the next piece of the text, from an offset on; -1 if it is not in there. */
    end(piece, from) {
        return this.element === 'script' ? this.#endOfScript(piece, from) : endOf(this.element, piece, from);
    }
    #endOfScript(piece, from) {
        SCRIPT_MARK.lastIndex = from;
        for (let mark = SCRIPT_MARK.exec(piece); mark !== null; mark = SCRIPT_MARK.exec(piece)) {
            if (mark[0] === '<!--') {
                if (this.#depth === 'script')
                    this.#depth = 'comment';
                // Its dashes may belong to the end of the comment, too.
                SCRIPT_MARK.lastIndex = mark.index + 2;
            }
            else if (mark[0] === '-->')
                this.#depth = 'script';
            else if (mark[1] === '')
                this.#depth = this.#depth === 'script' ? 'script' : 'script in comment';
            else if (this.#depth === 'script in comment')
                this.#depth = 'comment';
            else
                return mark.index;
        }
        return -1;
    }
}
function endOf(element, piece, from) {
    const mark = ENDS.get(element);
    if (mark === undefined)
        return -1;
    mark.lastIndex = from;
    return mark.exec(piece)?.index ?? -1;
}
/** The beginning of a mark; never the middle of one. */
const CUT_MARK = /(?:<[!/a-z-]*|--?)$/i;
/** Returns where a mark begins that may be cut off by the end of the piece; the length of the piece if there is none. */
function startOfCutMark(piece) {
    const tail = Math.max(0, piece.length - MAX_MARK + 1);
    const at = piece.slice(tail).search(CUT_MARK);
    return at === -1 ? piece.length : tail + at;
}

;// CONCATENATED MODULE: ./lib/web/page/name-table.js
/** Finds names in bytes, without making strings of them. */
/** Longer names are in no table. */
const name_table_MAX_LENGTH = 31;
/** Room for a first letter and a length of five bits each. */
const SIZE = 1 << 10;
const UPPER_CASE = 0x20;
/** What a few ASCII names stand for. */
class NameTable {
    #entries = new Array(SIZE).fill(undefined);
    #ignoresCase;
    /** With `ignoresCase`, the names are all in lower case, and found in any. */
    constructor(names, ignoresCase) {
        this.#ignoresCase = ignoresCase;
        for (const [name, value] of names)
            this.add(name, value);
    }
    add(name, value) {
        const bytes = Buffer.from(name, 'latin1');
        if (bytes.length === 0 || bytes.length > name_table_MAX_LENGTH)
            return;
        const place = placeOf(bytes[0] ?? 0, bytes.length);
        const entries = this.#entries[place] ?? [];
        this.#entries[place] = entries;
        entries.push({ bytes, value });
    }
    /** Returns what the name from `start` to `end` stands for; undefined if it is not in the table. */
    get(text, start, end) {
        const length = end - start;
        if (length > name_table_MAX_LENGTH)
            return undefined;
        const entries = this.#entries[placeOf(text[start], length)];
        if (entries === undefined)
            return undefined;
        for (const entry of entries)
            if (this.#isAt(text, start, entry.bytes))
                return entry.value;
        return undefined;
    }
    #isAt(text, start, name) {
        for (let i = 0; i < name.length; i++) {
            const byte = text[start + i];
            if (byte === name[i])
                continue;
            // Only letters have a lower case, and no name has anything else that differs by this bit alone.
            if (!this.#ignoresCase || (byte | UPPER_CASE) !== name[i] || byte < 0x41 || byte > 0x5a)
                return false;
        }
        return true;
    }
}
/** The same for upper and lower case. */
function placeOf(first, length) {
    return ((first & 0x1f) << 5) | length;
}

;// CONCATENATED MODULE: ./lib/web/page/vocabulary.js
/** Which tags and attributes say something about addresses and anchors. */



/** A map, because a tag can be called `constructor`, or like any other property that every object has. */
const byName = (table) => new Map(Object.entries(table));
/** Attributes that hold addresses: https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2. */
const ADDRESSES = byName({
    a: { href: 'link' },
    area: { href: 'link' },
    form: { action: 'link' },
    button: { formaction: 'link' },
    input: { formaction: 'link', src: 'media' },
    img: { src: 'media', srcset: 'set' },
    source: { src: 'media', srcset: 'set' },
    video: { src: 'media', poster: 'media' },
    audio: { src: 'media' },
    track: { src: 'load' },
    embed: { src: 'document' },
    iframe: { src: 'document', srcdoc: 'frame' },
    frame: { src: 'document' },
    object: { data: 'document' },
    script: { src: 'load', href: 'load', 'xlink:href': 'load' },
    body: { background: 'media' },
    table: { background: 'media' },
    col: { background: 'media' },
    colgroup: { background: 'media' },
    thead: { background: 'media' },
    tbody: { background: 'media' },
    tfoot: { background: 'media' },
    tr: { background: 'media' },
    td: { background: 'media' },
    th: { background: 'media' },
    image: { href: 'media', 'xlink:href': 'media', src: 'media', srcset: 'set' },
    use: { href: 'symbol', 'xlink:href': 'symbol' },
    feimage: { href: 'media', 'xlink:href': 'media' },
});
/** Attributes that only mean something together with others of the element. */
const PARTS = byName({
    a: ['name', 'xlink:href'],
    base: ['href'],
    form: ['method'],
    input: ['type'],
    link: ['as', 'href', 'hreflang', 'rel', 'imagesrcset'],
    meta: ['charset', 'content', 'http-equiv', 'name', 'property'],
    script: ['type'],
    style: ['type'],
    template: ['shadowrootmode'],
});
/** Returns the syntax of a page, or of an SVG file that is opened like one. Frames within it are HTML, whatever the page. */
function syntaxOf(page) {
    return /\.(?:xhtml|svg)$/i.test(page) ? 'xml' : 'html';
}
/** Attributes of SVG in which `url()` loads something: https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes. */
const PAINTS = [
    'clip-path',
    'cursor',
    'fill',
    'filter',
    'marker-end',
    'marker-mid',
    'marker-start',
    'mask',
    'stroke',
];
/** Attributes that any element may have. */
const vocabulary_GLOBAL = {
    id: 'id',
    style: 'style',
    ...Object.fromEntries(PAINTS.map((name) => [name, 'paint'])),
};
/** Elements that begin or end something. */
const MARKS = ['svg', 'math', 'template'];
/** Names of SVG that matter here and are not all in lower case. */
const CAMEL_CASE = ['feImage', 'foreignObject'];
const TAG_NAMES = new Set([
    ...ADDRESSES.keys(),
    ...PARTS.keys(),
    ...BREAKS_OUT,
    ...HOLDS_HTML,
    ...RAW_ELEMENTS,
    ...MARKS,
]);
const ATTRIBUTE_NAMES = [
    ...new Set([
        ...Object.keys(vocabulary_GLOBAL),
        ...[...ADDRESSES.values()].flatMap(Object.keys),
        ...[...PARTS.values()].flat(),
    ]),
];
/** Stands for every element that does not matter here. */
const OTHER_TAG = tagOf('');
function tagOf(name) {
    const meaningOf = (attribute) => ADDRESSES.get(name)?.[attribute] ??
        (PARTS.get(name)?.includes(attribute) ? 'part' : (vocabulary_GLOBAL[attribute] ?? null));
    const raw = RAW_ELEMENTS.find((element) => element === name);
    return {
        name,
        meanings: ATTRIBUTE_NAMES.map(meaningOf),
        raw,
        matters: raw !== undefined || MARKS.includes(name),
    };
}
const TAGS = [...TAG_NAMES].map((name) => [name, tagOf(name)]);
const ATTRIBUTES = ATTRIBUTE_NAMES.map((name, index) => [
    name,
    { name, index },
]);
/** The names that matter here, by syntax. */
const NAMES = {
    html: { tags: new NameTable(TAGS, true), attributes: new NameTable(ATTRIBUTES, true) },
    xml: {
        tags: new NameTable([...TAGS, ...CAMEL_CASE.map((name) => [name, tagOf(name.toLowerCase())])], false),
        attributes: new NameTable(ATTRIBUTES, false),
    },
};

;// CONCATENATED MODULE: ./lib/web/page/tokenizer.js



/** Longer attribute values (mostly pictures as `data:`) are not read. */
const MAX_VALUE = 1 << 20;
/** No element or attribute that matters has a longer name. */
const MAX_NAME = 1_024;
/** Where the text stands at the start of a piece. All but the last ones are states of the standard. */
const DATA = 0;
const BEFORE_ATTRIBUTE = 1;
const AFTER_NAME = 2;
const BEFORE_VALUE = 3;
const VALUE = 4;
const COMMENT = 5;
const BOGUS_COMMENT = 6;
const CDATA = 7;
const RAW = 8;
const LONG_TAG_NAME = 9;
const LONG_ATTRIBUTE_NAME = 10;
const LONG_INSTRUCTION = 11;
/** In place of a quotation mark. */
const NO_QUOTE = 0;
const CDATA_START = '<![CDATA[';
/**
 * Finds the tags of a page that matter: https://html.spec.whatwg.org/#tokenization. Works on bytes, because most
 * of a page is text and attributes that nobody asks for, of which no string is to be made. `PageReader` asks for what matters
 * to the check, `TagReader` for all tags.
 */
class Tokenizer {
    /** Is text wanted, apart from what is in tags? */
    wantsText = false;
    wantsEndTags = false;
    /** Is the place in SVG or MathML, where every tag that is known matters? */
    isForeign = false;
    /** Does `<![CDATA[` start a section of text here, and not a comment? */
    takesCdata = false;
    /** Of longer values of attributes, there is only a part. */
    maxValue = MAX_VALUE;
    /** The tags and attributes that matter. */
    names;
    #receiver;
    #isXml;
    /** The piece at hand: what was held back, and what was written. */
    #text = '';
    /** The same. Longer than the text. */
    #bytes = NO_BYTES;
    /** The offset of the piece in the page. */
    #offset = 0;
    /** From where on the piece waits for what follows. */
    #held = -1;
    #state = DATA;
    #stopped = false;
    #raw;
    #tag = OTHER_TAG;
    #tagStart = 0;
    #isEndTag = false;
    /** Does the tag say something, as far as it is read? */
    #matters = false;
    #attribute = '';
    /** What the attribute at hand holds; null if it does not matter. */
    #meaning = null;
    #attributeStart = 0;
    #quote = NO_QUOTE;
    /** The part of the value that was in the pieces before. */
    #value = '';
    /** `names`: those that matter; those that matter to the check unless given. */
    constructor(receiver, syntax, names = NAMES[syntax]) {
        this.#receiver = receiver;
        this.#isXml = syntax === 'xml';
        this.names = names;
    }
    /** Is it between tags, or in text without markup, and has passed on all of it? */
    get isBetweenTags() {
        return this.#held === -1 && (this.#state === DATA || this.#state === RAW);
    }
    /** Is it in text without markup? */
    get isInText() {
        return this.#state === RAW;
    }
    /** Returns whether this and another one are both between tags and find the same in what follows. */
    isInStepWith(other) {
        if (!this.isBetweenTags || !other.isBetweenTags || this.#state !== other.#state)
            return false;
        return this.#raw === undefined || (other.#raw !== undefined && this.#raw.equals(other.#raw));
    }
    /** Goes on as another one does, which has to be between tags. */
    goOnAs(other) {
        this.takesCdata = other.takesCdata;
        this.#state = other.#state;
        this.#raw = other.#raw?.copy();
    }
    /** Reads one more piece of the page. What is not complete at its end waits for the next one. */
    write(piece) {
        if (this.#stopped)
            return;
        const text = this.#held === -1 ? piece : this.#text.slice(this.#held) + piece;
        this.#offset += this.#held === -1 ? this.#text.length : this.#held;
        this.#text = text;
        this.#bytes = bytesOf(text);
        this.#held = -1;
        this.#receiver.piece(text, this.#offset);
        const end = text.length;
        for (let at = 0; at < end && !this.#stopped;)
            at = this.#step(at, end);
        reuse(this.#bytes);
    }
    /** Ends the page: text at its end that looks like the beginning of a tag is no more than text. */
    end() {
        if (this.#held === -1 || this.#stopped || !this.wantsText)
            return;
        const rest = this.#text.slice(this.#held);
        this.#held = -1;
        if (this.#isText(rest))
            this.#receiver.text(rest);
    }
    /** Returns whether what was held back is text if nothing follows it. */
    #isText(rest) {
        if (this.#state === RAW)
            return this.#raw?.end(rest, 0) === -1;
        return this.#state === CDATA || (this.#state === DATA && (rest === '<' || rest === '</'));
    }
    /** Nothing more is passed on. */
    stop() {
        this.#stopped = true;
    }
    /** Reads on from `at`, and returns up to where. */
    #step(at, end) {
        switch (this.#state) {
            case DATA:
                return this.#inData(at, end);
            case BEFORE_ATTRIBUTE:
                return this.#inTag(at, end);
            case AFTER_NAME:
                return this.#afterName(at, end);
            case BEFORE_VALUE:
                return this.#beforeValue(at, end);
            case VALUE:
                return this.#inValue(at, end);
            case COMMENT:
                return this.#inComment(at, end);
            case CDATA:
                return this.#inCdata(at, end);
            case RAW:
                return this.#inRaw(at, end);
            case LONG_TAG_NAME:
                return this.#skipTo(at, end, ENDS_TAG_NAME, BEFORE_ATTRIBUTE);
            case LONG_ATTRIBUTE_NAME:
                return this.#skipTo(at, end, ENDS_ATTRIBUTE_NAME, AFTER_NAME);
            default:
                return this.#inBogusComment(at, end);
        }
    }
    /** What begins at `at` is not complete: it is read again together with what follows. */
    #hold(at, end) {
        this.#held = at;
        return end;
    }
    /** https://html.spec.whatwg.org/#data-state */
    #inData(start, end) {
        const bytes = this.#bytes;
        let at = start;
        while (at < end && bytes[at] !== LT)
            at++;
        if (this.wantsText && at > start)
            this.#receiver.text(this.#text.slice(start, at));
        return at === end ? end : this.#openTag(at, end);
    }
    /** https://html.spec.whatwg.org/#tag-open-state */
    #openTag(at, end) {
        if (at + 1 >= end)
            return this.#hold(at, end);
        const next = this.#bytes[at + 1];
        if (this.#startsName(next))
            return this.#tagName(at, at + 1, end, false);
        if (next === SLASH) {
            // https://html.spec.whatwg.org/#end-tag-open-state
            if (at + 2 >= end)
                return this.#hold(at, end);
            if (this.#startsName(this.#bytes[at + 2]))
                return this.#tagName(at, at + 2, end, true);
            this.#state = BOGUS_COMMENT;
            return at + 2;
        }
        if (next === BANG)
            return this.#declaration(at, end);
        if (next === QUESTION)
            return this.#isXml ? this.#instruction(at, end) : this.#skipComment(at + 2);
        if (this.wantsText)
            this.#receiver.text('<');
        return at + 1;
    }
    /** XML allows many more letters; whatever does not end a name begins one here. */
    #startsName(byte) {
        const does = BYTES[byte];
        return this.#isXml
            ? (does & ENDS_TAG_NAME) === 0 && byte !== BANG && byte !== QUESTION
            : (does & LETTER) !== 0;
    }
    /** https://html.spec.whatwg.org/#tag-name-state */
    #tagName(tagStart, start, end, isEndTag) {
        const bytes = this.#bytes;
        let at = start + 1;
        while (at < end && (BYTES[bytes[at]] & ENDS_TAG_NAME) === 0)
            at++;
        const isLong = at - start > MAX_NAME;
        if (at === end && !isLong)
            return this.#hold(tagStart, end);
        this.#isEndTag = isEndTag;
        this.#tagStart = this.#offset + start;
        this.#tag =
            isEndTag && !this.wantsEndTags
                ? OTHER_TAG
                : (this.names.tags.get(bytes, start, at) ?? this.#otherTag(start, at));
        this.#matters = this.#tag.matters || this.isForeign || this.#isXml;
        this.#state = at === end ? LONG_TAG_NAME : BEFORE_ATTRIBUTE;
        return this.#inTag(at, end);
    }
    #otherTag(start, end) {
        const { other } = this.names;
        return other === undefined ? OTHER_TAG : other(this.#text.slice(start, end));
    }
    /** https://html.spec.whatwg.org/#before-attribute-name-state, and those after it as long as nothing is unusual. */
    #inTag(from, end) {
        const bytes = this.#bytes;
        let at = from;
        for (;;) {
            while (at < end && (BYTES[bytes[at]] & markup_bytes_SPACE) !== 0)
                at++;
            if (at === end)
                return end;
            const byte = bytes[at];
            if (byte === GT)
                return this.#endOfTag(at, false);
            if (byte === SLASH) {
                // https://html.spec.whatwg.org/#self-closing-start-tag-state
                if (at + 1 === end)
                    return this.#hold(at, end);
                if (bytes[at + 1] === GT)
                    return this.#endOfTag(at + 1, true);
                at++;
                continue;
            }
            // https://html.spec.whatwg.org/#attribute-name-state
            const start = at++;
            while (at < end && (BYTES[bytes[at]] & ENDS_ATTRIBUTE_NAME) === 0)
                at++;
            if (at === end && at - start <= MAX_NAME)
                return this.#hold(start, end);
            this.#setAttribute(start, at);
            const quote = bytes[at + 1];
            if (bytes[at] !== EQUALS || (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) || at + 1 >= end) {
                this.#state = at === end ? LONG_ATTRIBUTE_NAME : AFTER_NAME;
                return at;
            }
            const value = at + 2;
            at = value;
            while (at < end && bytes[at] !== quote)
                at++;
            if (at === end) {
                this.#quote = quote;
                this.#state = VALUE;
                return this.#keepValue(value, end);
            }
            if (this.#meaning !== null)
                this.#passAttribute(this.#meaning, this.#text.slice(value, at));
            at++;
        }
    }
    #setAttribute(start, end) {
        const known = this.#isEndTag
            ? undefined
            : this.names.attributes.get(this.#bytes, start, end);
        this.#meaning = known === undefined ? null : (this.#tag.meanings[known.index] ?? null);
        if (known === undefined || this.#meaning === null)
            return;
        this.#attribute = known.name;
        this.#attributeStart = this.#offset + start;
    }
    #passAttribute(meaning, value) {
        this.#receiver.attribute(this.#attribute, meaning, value, this.#attributeStart, this.#tag);
        this.#value = '';
        this.#matters = true;
    }
    /** https://html.spec.whatwg.org/#after-attribute-name-state */
    #afterName(from, end) {
        let at = from;
        while (at < end && (BYTES[this.#bytes[at]] & markup_bytes_SPACE) !== 0)
            at++;
        if (at === end)
            return end;
        if (this.#bytes[at] === EQUALS) {
            this.#state = BEFORE_VALUE;
            return at + 1;
        }
        if (this.#meaning !== null)
            this.#passAttribute(this.#meaning, '');
        this.#state = BEFORE_ATTRIBUTE;
        return at;
    }
    /** https://html.spec.whatwg.org/#before-attribute-value-state */
    #beforeValue(from, end) {
        let at = from;
        while (at < end && (BYTES[this.#bytes[at]] & markup_bytes_SPACE) !== 0)
            at++;
        if (at === end)
            return end;
        const byte = this.#bytes[at];
        const isQuoted = byte === DOUBLE_QUOTE || byte === SINGLE_QUOTE;
        this.#quote = isQuoted ? byte : NO_QUOTE;
        this.#state = VALUE;
        return isQuoted ? at + 1 : at;
    }
    /** https://html.spec.whatwg.org/#attribute-value-(double-quoted)-state, and the other two. */
    #inValue(start, end) {
        const bytes = this.#bytes;
        const quote = this.#quote;
        let at = start;
        if (quote === NO_QUOTE)
            while (at < end && (BYTES[bytes[at]] & ENDS_VALUE) === 0)
                at++;
        else
            while (at < end && bytes[at] !== quote)
                at++;
        if (at === end)
            return this.#keepValue(start, end);
        if (this.#meaning !== null)
            this.#passAttribute(this.#meaning, this.#value + this.#text.slice(start, at));
        this.#state = BEFORE_ATTRIBUTE;
        return quote === NO_QUOTE ? at : at + 1;
    }
    #keepValue(start, end) {
        if (this.#meaning !== null && this.#value.length <= this.maxValue)
            this.#value += this.#text.slice(start, end);
        return end;
    }
    /** Returns where the text after the tag begins; `at` is its `>`. */
    #endOfTag(at, closesItself) {
        const tag = this.#tag;
        this.#state = DATA;
        if (this.#isEndTag) {
            if (this.wantsEndTags && tag !== OTHER_TAG)
                this.#receiver.endTag(tag);
            return at + 1;
        }
        if (!this.#matters)
            return at + 1;
        const raw = this.#receiver.startTag(tag, this.#tagStart, this.#offset + at, closesItself);
        if (raw !== undefined) {
            this.#raw = new RawText(raw);
            this.#state = RAW;
        }
        return at + 1;
    }
    /** https://html.spec.whatwg.org/#markup-declaration-open-state */
    #declaration(at, end) {
        const bytes = this.#bytes;
        if (bytes[at + 2] === DASH && at + 2 < end) {
            if (at + 3 >= end)
                return this.#hold(at, end);
            if (bytes[at + 3] === DASH)
                return this.#commentStart(at, end);
        }
        const isCut = end - at < CDATA_START.length && CDATA_START.startsWith(this.#text.slice(at));
        if (isCut)
            return this.#hold(at, end);
        if ((this.takesCdata || this.#isXml) && this.#text.startsWith(CDATA_START, at)) {
            this.#state = CDATA;
            return at + CDATA_START.length;
        }
        return this.#skipComment(at + 2);
    }
    /** https://html.spec.whatwg.org/#comment-start-state */
    #commentStart(at, end) {
        const start = at + 4;
        if (!this.#isXml) {
            if (start >= end)
                return this.#hold(at, end);
            if (this.#bytes[start] === GT)
                return start + 1;
            if (start + 1 >= end)
                return this.#hold(at, end);
            if (this.#bytes[start] === DASH && this.#bytes[start + 1] === GT)
                return start + 2;
        }
        this.#state = COMMENT;
        return start;
    }
    /** https://html.spec.whatwg.org/#comment-state, and those after it. */
    #inComment(from, end) {
        const bytes = this.#bytes;
        for (let at = this.#text.indexOf('--', from); at !== -1; at = this.#text.indexOf('--', at + 1)) {
            if (at + 2 >= end)
                return this.#hold(at, end);
            const bang = bytes[at + 2] === BANG && !this.#isXml ? 1 : 0;
            if (at + 2 + bang >= end)
                return this.#hold(at, end);
            if (bytes[at + 2 + bang] !== GT)
                continue;
            this.#state = DATA;
            return at + 3 + bang;
        }
        return bytes[end - 1] === DASH ? this.#hold(end - 1, end) : end;
    }
    #skipComment(at) {
        this.#state = BOGUS_COMMENT;
        return at;
    }
    /** https://html.spec.whatwg.org/#bogus-comment-state; a DOCTYPE ends as early. */
    #inBogusComment(from, end) {
        const isInstruction = this.#state === LONG_INSTRUCTION;
        const mark = this.#text.indexOf(isInstruction ? '?>' : '>', from);
        if (mark === -1)
            return isInstruction && this.#bytes[end - 1] === QUESTION ? this.#hold(end - 1, end) : end;
        this.#state = DATA;
        return mark + (isInstruction ? 2 : 1);
    }
    /** https://html.spec.whatwg.org/#cdata-section-state */
    #inCdata(from, end) {
        const mark = this.#text.indexOf(']]>', from);
        let to = mark === -1 ? end : mark;
        if (mark === -1)
            for (let kept = 0; kept < 2 && this.#bytes[to - 1] === BRACKET && to > from; kept++)
                to--;
        if (this.wantsText && to > from)
            this.#receiver.text(this.#text.slice(from, to));
        if (mark === -1)
            return to === end ? end : this.#hold(to, end);
        this.#state = DATA;
        return mark + 3;
    }
    /** https://www.w3.org/TR/xml/#sec-pi. Long ones say nothing here. */
    #instruction(at, end) {
        const mark = this.#text.indexOf('?>', at + 2);
        if (mark === -1 && end - at <= MAX_NAME)
            return this.#hold(at, end);
        if (mark === -1) {
            this.#state = LONG_INSTRUCTION;
            return this.#inBogusComment(at + 2, end);
        }
        this.#receiver.instruction(this.#text.slice(at + 2, mark), this.#offset + at + 2);
        return mark + 2;
    }
    /** https://html.spec.whatwg.org/#rcdata-state, and the others for elements without markup. */
    #inRaw(from, end) {
        const to = startOfCutMark(this.#text);
        const mark = from < to ? (this.#raw?.end(to === end ? this.#text : this.#text.slice(0, to), from) ?? -1) : -1;
        const stop = mark === -1 ? Math.max(from, to) : mark;
        if (this.wantsText && stop > from)
            this.#receiver.text(this.#text.slice(from, stop));
        if (mark === -1)
            return stop === end ? end : this.#hold(stop, end);
        this.#raw = undefined;
        this.#state = DATA;
        return mark;
    }
    #skipTo(from, end, what, state) {
        let at = from;
        while (at < end && (BYTES[this.#bytes[at]] & what) === 0)
            at++;
        if (at < end)
            this.#state = state;
        return at;
    }
}

;// CONCATENATED MODULE: ./lib/web/page/html.js








/** Longer style sheets and scripts within a page are not read. */
const MAX_TEXT = 16 << 20;
/** Browsers do not nest deeper either. */
const MAX_TEMPLATE_DEPTH = 512;
const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/;
const OTHER_ENTITY = /&[\w.-]+;/;
/**
 * Reads a page in chunks (strings of bytes) and passes on what a browser with scripts would find in it: nothing in
 * comments, `<noscript>` and inert templates, the first of two attributes of one name, no tag that never ends.
 */
class PageReader {
    #listener;
    #elements;
    #tokenizer;
    #syntax;
    #foreign = new ForeignContent();
    #chunkStart = 0;
    #lineEnds = 0;
    #lines = new LineCounter('');
    #attributes = new Attributes();
    /** Is an address missed because it is too long to be read? */
    #hasUnreadValue = false;
    /** Was there an element? */
    #isBegun = false;
    /** Open templates: what they hold does not exist until a script uses it. */
    #templates = [];
    #isInert = false;
    #inNoscript = false;
    /** What the text of the element at hand is read as. */
    #text;
    #textParts = '';
    #textStart = 0;
    /** The line on which the text starts, if that is not in the chunk at hand. */
    #textLine = 1;
    /** In `xml`, the page is XHTML that is served as such, and every element can close itself. */
    constructor(listener, syntax = 'html') {
        this.#listener = listener;
        this.#elements = new ElementReader(listener);
        this.#syntax = syntax;
        this.#tokenizer = new Tokenizer(this, syntax);
    }
    write(chunk) {
        this.#tokenizer.write(chunk);
    }
    /** Ends the reading: nothing more is passed on. */
    stop() {
        this.#tokenizer.stop();
    }
    /**
     * Returns the line of an offset, from 1 on. Offsets must not decrease, nor be before the chunk at hand, apart from
     * the start of a style sheet or script.
     */
    line(at) {
        if (at < this.#chunkStart && at === this.#textStart)
            return this.#textLine;
        return this.#lineEnds + this.#lines.at(at - this.#chunkStart) + 1;
    }
    // Called by the tokenizer.
    piece(text, offset) {
        if (this.#text !== undefined && this.#textStart >= this.#chunkStart)
            this.#textLine = this.line(this.#textStart);
        this.#lineEnds += this.#lines.at(offset - this.#chunkStart);
        this.#lines = new LineCounter(text);
        this.#chunkStart = offset;
    }
    attribute(name, meaning, written, at, tag) {
        if (this.#attributes.find(name) !== undefined)
            return;
        // One that is too long still counts as present: a frame with a `srcdoc` does not load its `src`.
        const isUnread = written.length > MAX_VALUE;
        if (isUnread && mayNameFiles(meaning, written, tag.name))
            this.#hasUnreadValue = true;
        this.#attributes.add(name, meaning, isUnread ? '' : this.#decoded(written), at);
    }
    /** Entities that an XML file declares itself are not known, nor what has them in it. */
    #decoded(value) {
        const decoded = decodeAttribute(value);
        return this.#syntax === 'xml' && value.includes('&') && OTHER_ENTITY.test(decoded) ? '' : decoded;
    }
    startTag(tag, start, end, closesItself) {
        const wasForeign = this.#foreign.inside;
        this.#isBegun = true;
        this.#foreign.open(tag.name);
        const isForeign = this.#foreign.inside;
        this.#element(tag.name, start, end);
        this.#attributes.clear();
        this.#hasUnreadValue = false;
        if (closesItself && (this.#syntax === 'xml' || wasForeign || isForeign))
            this.#close(tag.name);
        this.#sayWhatIsWanted();
        return this.#syntax === 'xml' || wasForeign ? undefined : tag.raw;
    }
    endTag(tag) {
        this.#close(tag.name);
        this.#sayWhatIsWanted();
    }
    text(text) {
        if (this.#text !== undefined && this.#textParts.length <= MAX_TEXT)
            this.#textParts += text;
    }
    /** Style sheets of XML, which come before the first element: https://www.w3.org/TR/xml-stylesheet/. */
    instruction(text, at) {
        if (this.#isBegun)
            return;
        const [, , href] = STYLE_SHEET.exec(text) ?? [];
        if (href !== undefined && href !== '' && !href.startsWith('#'))
            this.#listener.address('load', this.#decoded(href), at);
    }
    // What it stands for.
    #sayWhatIsWanted() {
        const tokenizer = this.#tokenizer;
        tokenizer.wantsText = this.#text !== undefined;
        tokenizer.isForeign = this.#foreign.inside;
        tokenizer.takesCdata = this.#foreign.takesCdata;
        tokenizer.wantsEndTags =
            this.#text !== undefined || this.#inNoscript || this.#templates.length > 0 || this.#foreign.awaitsEnd;
    }
    #close(tag) {
        const isForeign = this.#foreign.close(tag);
        if (tag === 'template' && !isForeign)
            this.#endTemplate();
        else if (tag === 'noscript')
            this.#inNoscript = false;
        else if (this.#text !== undefined && tag === (this.#text === 'style' ? 'style' : 'script'))
            this.#endText();
    }
    #startTemplate() {
        if (this.#foreign.inside || this.#templates.length >= MAX_TEMPLATE_DEPTH)
            return;
        const inert = !isShadowMode(this.#attributes.find('shadowrootmode')?.value ?? '');
        this.#templates.push({ inert, foreignDepth: this.#foreign.depth });
        this.#isInert ||= inert;
    }
    #endTemplate() {
        const template = this.#templates.pop();
        if (template === undefined)
            return;
        this.#isInert = this.#templates.some(({ inert }) => inert);
        this.#foreign.cut(template.foreignDepth);
    }
    #endText() {
        const text = this.#textParts;
        const what = this.#text ?? 'script';
        if (text.length > MAX_TEXT)
            this.#listener.tooLarge(what, this.#textStart);
        else if (text.trim() !== '') {
            if (what === 'style')
                this.#listener.style(text, false, this.#textStart);
            else if (what === 'script')
                this.#listener.script(text, this.#textStart);
            else
                this.#listener.data(what, text, this.#textStart);
        }
        this.#text = undefined;
        this.#textParts = '';
    }
    #element(tag, start, end) {
        // In HTML, what it holds is not read at all.
        if (this.#syntax === 'xml')
            this.#inNoscript ||= tag === 'noscript';
        if (tag === 'template')
            this.#startTemplate();
        if (this.#inNoscript || this.#isInert)
            return;
        if (this.#hasUnreadValue)
            this.#listener.tooLarge('value', end);
        const text = this.#elements.read(tag, start, this.#attributes, this.#foreign.inside, this.#templates.length > 0);
        if (text === undefined)
            return;
        this.#text = text;
        this.#textStart = start;
    }
}
/** Most long values are pictures as `data:`; what is long in a `<meta>` means nothing to browsers. */
function mayNameFiles(meaning, value, tag) {
    if (meaning === 'set' || meaning === 'style' || meaning === 'frame')
        return true;
    return meaning !== 'id' && tag !== 'meta' && !hasOtherScheme(value);
}

;// CONCATENATED MODULE: ./lib/web/page/page-text.js



/** Pages are read in pieces of this size, in bytes: a page of any size takes the same memory. */
const PIECE_BYTES = 1 << 20;
const buffer = Buffer.allocUnsafe(PIECE_BYTES);
/** The text of a page, piece by piece, as strings of bytes. It can be read more than once. */
class PageText {
    #path;
    #syntax;
    /** Most pages are one piece, which is kept. */
    #whole;
    /** Throws what the file system throws, but only when it is read. */
    constructor(path, syntax) {
        this.#path = path;
        this.#syntax = syntax;
    }
    *[Symbol.iterator]() {
        if (this.#whole === undefined)
            yield* this.#pieces();
        else
            yield this.#whole;
    }
    *#pieces() {
        const file = (0,external_node_fs_namespaceObject.openSync)(this.#path, 'r');
        try {
            const first = readPiece(file);
            const reader = new Utf8Reader(pageEncoding(first, this.#syntax, encodingIn));
            let text = reader.read(first);
            for (let isFirst = true;; isFirst = false) {
                const piece = readPiece(file);
                const next = piece.length === 0 ? undefined : reader.read(piece);
                if (isFirst && next === undefined)
                    this.#whole = text;
                yield text;
                if (next === undefined)
                    return;
                text = next;
            }
        }
        finally {
            (0,external_node_fs_namespaceObject.closeSync)(file);
        }
    }
}
/** Returns the text of a page that was read at once, as a string of bytes. */
function pageTextOf(content, syntax) {
    const start = content.subarray(0, PIECE_BYTES);
    return new Utf8Reader(pageEncoding(start, syntax, encodingIn)).read(content);
}
/** Valid until the next one is read. */
function readPiece(file) {
    return buffer.subarray(0, (0,external_node_fs_namespaceObject.readSync)(file, buffer, 0, PIECE_BYTES, null));
}
const ignore = () => { };
/** Ignores everything: the rest of a listener that wants little. */
const NO_LISTENER = {
    address: ignore,
    anchor: ignore,
    base: ignore,
    canonical: ignore,
    preview: ignore,
    data: ignore,
    style: ignore,
    script: ignore,
    tooLarge: ignore,
    runsScript: ignore,
    frame: ignore,
    translation: ignore,
    unlisted: ignore,
    encoding: ignore,
};
/** Returns the encoding that the first `<meta>` with one declares. */
function encodingIn(start) {
    let found;
    const encoding = (label) => {
        found = label;
        reader.stop();
    };
    const reader = new PageReader({ ...NO_LISTENER, encoding });
    reader.write(start);
    return found;
}
/** Returns the address in the first `<base>` of a page that has one. It applies to the whole page, also to what comes before it. */
function baseIn(text, syntax) {
    if (!namesBase(text))
        return undefined;
    let found;
    const base = (href) => {
        found = href;
        reader.stop();
    };
    const reader = new PageReader({ ...NO_LISTENER, base }, syntax);
    for (const piece of text) {
        reader.write(piece);
        if (found !== undefined)
            break;
    }
    return found;
}
const BASE = /<base[\t\n\f\r /]/i;
const BASE_LENGTH = 6;
/** Returns whether what may be a `<base>` is in a text. */
function mayHaveBase(text) {
    return BASE.test(text);
}
/** Few pages contain the tag; only those are worth reading twice. */
function namesBase(text) {
    let before = '';
    for (const piece of text) {
        if (BASE.test(piece) || BASE.test(before + piece.slice(0, BASE_LENGTH)))
            return true;
        before = piece.slice(1 - BASE_LENGTH);
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/changes/page/text-digest.js

/** How much text is collected before it is hashed, in characters: most pages are less. */
const MAX_COLLECTED = 1 << 16;
/** The length of half a SHA-256 in base64. */
const HALF = 22;
/** The digest of a text that comes in parts, as strings of bytes. */
class TextDigest {
    #parts = '';
    #length = 0;
    #hash;
    add(part) {
        this.#parts += part;
        this.#length += part.length;
        if (this.#parts.length < MAX_COLLECTED)
            return;
        this.#hash ??= (0,external_node_crypto_namespaceObject.createHash)('sha256');
        this.#hash.update(this.#parts, 'latin1');
        this.#parts = '';
    }
    /** Returns the first half of the SHA-256, followed by the length; the empty string for the empty text. To be called once. */
    end() {
        if (this.#length === 0)
            return '';
        const full = this.#hash?.update(this.#parts, 'latin1').digest('base64') ?? sha256(this.#parts);
        return full.slice(0, HALF) + this.#length;
    }
}
/** Returns the length of a text by its digest, in characters. */
function lengthOf(digest) {
    return Number(digest.slice(HALF));
}
function sha256(text) {
    return (0,external_node_crypto_namespaceObject.hash)('sha256', Buffer.from(text, 'latin1'), 'base64');
}

;// CONCATENATED MODULE: ./lib/changes/page/joined-parts.js

/** Joins digests: none of them contains it. */
const JOINT = '|';
/**
 * Returns the parts of both states of a page that were read from several places on, in their order: what is between is the same in
 * both, and all but the last have the same headings. Returns undefined if that does not say whether the states differ.
 */
function joinedParts(read) {
    const [first, ...more] = read;
    if (first !== undefined && more.length === 0)
        return [first.was, first.is];
    const was = new JoinedParts();
    const is = new JoinedParts();
    for (const each of read) {
        was.add(each.was, each.section);
        is.add(each.is, each.section);
    }
    const isCertain = isCertainOf(was.navigation, is.navigation) &&
        was.joints.every((i) => areCertain(was.sections[i], is.sections[i]));
    return isCertain ? [was.parts, is.parts] : undefined;
}
class JoinedParts {
    #parts = [];
    sections = [];
    /** Indices of sections of which several parts were read. */
    joints = [];
    /** The index in the page of the section that is the last one so far. */
    #open = -1;
    add(parts, section) {
        this.#parts.push(parts);
        const [first, ...more] = parts.sections;
        if (first === undefined)
            return;
        const before = section === this.#open ? this.sections.pop() : undefined;
        if (before !== undefined)
            this.joints.push(this.sections.length);
        this.sections.push(before === undefined ? first : joined(before, first), ...more);
        this.#open = section + more.length;
    }
    get navigation() {
        return this.#all(({ navigation }) => navigation);
    }
    get parts() {
        const [title, description] = [this.#all((parts) => parts.title), this.#all((parts) => parts.description)];
        return { title, description, navigation: this.navigation, sections: this.sections };
    }
    #all(of) {
        return this.#parts.map(of).join(JOINT);
    }
}
function joined(section, more) {
    const join = (of) => of(section) + JOINT + of(more);
    return {
        heading: more.heading,
        level: more.level,
        text: join(({ text }) => text),
        links: join(({ links }) => links),
        images: join(({ images }) => images),
    };
}
function areCertain(was, is) {
    return (was === undefined ||
        is === undefined ||
        (isCertainOf(was.text, is.text) && isCertainOf(was.links, is.links) && isCertainOf(was.images, is.images)));
}
/**
 * Returns whether texts of which parts are equal or not, by their digests, are equal only if all parts are: one text may have at one
 * place what the other one has further down.
 */
function isCertainOf(was, is) {
    if (was === is)
        return true;
    const others = is.split(JOINT);
    const longer = was
        .split(JOINT)
        .map((part, i) => [part, others[i] ?? ''])
        .filter(([part, other]) => part !== other)
        .map(([part, other]) => lengthOf(part) - lengthOf(other));
    const difference = longer.reduce((sum, more) => sum + more, 0);
    return longer.length < 2 || difference !== 0 || longer[0] === 0 || longer.at(-1) === 0;
}

;// CONCATENATED MODULE: ./lib/web/page/tag-reader.js






/** The longest name of a tag that matters. */
const tag_reader_MAX_NAME = 32;
/** How many names of other elements are remembered. */
const tag_reader_MAX_REMEMBERED = 500;
/** Says which attributes are wanted of which elements. */
class WantedAttributes {
    #byTag;
    #ofAll;
    #raw;
    #names = {};
    /** `ofAll`: those that are wanted of every element. `raw`: elements without markup in them; all but `<noscript>` unless given. */
    constructor(byTag, ofAll = [], raw = tag_reader_RAW) {
        this.#byTag = byTag;
        this.#ofAll = ofAll;
        this.#raw = raw;
    }
    /** Returns all names of tags, and the attributes that are wanted of them. */
    namesIn(syntax) {
        this.#names[syntax] ??= this.#makeNames(syntax);
        return this.#names[syntax];
    }
    #makeNames(syntax) {
        const isHtml = syntax === 'html';
        const attributes = [...new Set([...this.#byTag.values(), this.#ofAll].flat())];
        const tagNamed = (name) => {
            const wanted = new Set([...(this.#byTag.get(name) ?? []), ...this.#ofAll]);
            return {
                name,
                meanings: attributes.map((attribute) => (wanted.has(attribute) ? 'part' : null)),
                raw: this.#raw.find((element) => element === name),
                matters: true,
            };
        };
        const tags = new NameTable([], isHtml);
        const remembered = new Map();
        const other = (written) => {
            const name = written.length > tag_reader_MAX_NAME ? '' : isHtml ? written.toLowerCase() : written;
            const known = remembered.get(name);
            if (known !== undefined)
                return known;
            const tag = tagNamed(detach(name));
            if (remembered.size >= tag_reader_MAX_REMEMBERED)
                return tag;
            remembered.set(tag.name, tag);
            tags.add(tag.name, tag);
            return tag;
        };
        const named = attributes.map((name, index) => [name, { name, index }]);
        return { tags, attributes: new NameTable(named, isHtml), other };
    }
}
/** What `<noscript>` holds is passed on as markup: whoever reads decides what becomes of it. */
const tag_reader_RAW = RAW_ELEMENTS.filter((element) => element !== 'noscript');
/**
 * Reads a page in chunks (strings of bytes) and passes on its tags and its text. It does not decide what is open: a list of
 * open elements takes forever with millions of them.
 */
class TagReader {
    #listener;
    #syntax;
    #tokenizer;
    #foreign;
    #attributes = new Map();
    constructor(listener, wanted, syntax, foreign = new ForeignContent()) {
        this.#foreign = foreign;
        this.#listener = listener;
        this.#syntax = syntax;
        this.#tokenizer = new Tokenizer(this, syntax, wanted.namesIn(syntax));
        this.#tokenizer.wantsText = true;
        this.#tokenizer.wantsEndTags = true;
        this.#tokenizer.maxValue = Number.POSITIVE_INFINITY;
    }
    /** Whether it is between tags, or in text without markup: nothing waits for what follows. */
    get isBetweenTags() {
        return this.#tokenizer.isBetweenTags;
    }
    /** Says whether text is passed on: it is unless told otherwise. */
    set wantsText(wantsText) {
        this.#tokenizer.wantsText = wantsText;
    }
    /** Says which attributes are wanted from the next tag on. To be called between tags. */
    set wanted(wanted) {
        this.#tokenizer.names = wanted.namesIn(this.#syntax);
    }
    /** Whether it is where a tag may begin, and nothing waits for what follows. */
    get takesTags() {
        return this.isBetweenTags && !this.#tokenizer.isInText;
    }
    /** Returns a reader that goes on where this one is, which has to be between tags. */
    fork(listener, wanted) {
        const copy = new TagReader(listener, wanted, this.#syntax, this.#foreign.copy());
        copy.#tokenizer.goOnAs(this.#tokenizer);
        return copy;
    }
    /** Returns whether this and another reader are both between tags and take what follows for the same tags. */
    isInStepWith(other) {
        return this.#tokenizer.isInStepWith(other.#tokenizer) && this.#foreign.equals(other.#foreign);
    }
    write(chunk) {
        this.#tokenizer.write(chunk);
    }
    end() {
        this.#tokenizer.end();
    }
    #close(tag) {
        this.#foreign.close(tag);
        this.#listener.close(tag);
    }
    // Called by the tokenizer.
    attribute(name, _meaning, written) {
        if (!this.#attributes.has(name))
            this.#attributes.set(name, decodeAttribute(written));
    }
    startTag({ name, raw }, _start, _end, closesItself) {
        const wasForeign = this.#foreign.inside;
        this.#foreign.open(name);
        this.#listener.open(name, this.#attributes, this.#foreign.inside);
        if (this.#attributes.size > 0)
            this.#attributes.clear();
        const isXml = this.#syntax === 'xml';
        if (closesItself && (isXml || wasForeign || this.#foreign.inside))
            this.#close(name);
        this.#tokenizer.takesCdata = this.#foreign.takesCdata;
        return isXml || wasForeign ? undefined : raw;
    }
    endTag({ name }) {
        this.#close(name);
        this.#tokenizer.takesCdata = this.#foreign.takesCdata;
    }
    text(text) {
        this.#listener.text(text);
    }
    piece() { }
    instruction() { }
}

;// CONCATENATED MODULE: ./lib/changes/page/regions.js
/** Elements that are navigation wherever they are. */
const ALWAYS = new Set(['nav']);
/** Elements that are, unless they are part of the content: the header of an article, a note. */
const OUTSIDE = new Set(['header', 'footer', 'aside']);
const CONTENT = new Set(['main', 'article']);
/** All of them. */
const REGION_TAGS = [...ALWAYS, ...OUTSIDE, ...CONTENT];
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
/** Browsers do not nest deeper either. */
const regions_MAX_DEPTH = 512;
/**
 * Keeps track of whether something belongs to the content of a page, or to what all pages share: menus, header, footer. A
 * page more in a menu changes all pages, and nobody wants to read that of each. A tag takes the same time however many regions
 * are open.
 */
class Regions {
    #open = [];
    /** Those that are open, by their tags. */
    #byTag = new Map();
    /** How many of them are content, and how many navigation. */
    #content = 0;
    #navigation = 0;
    #changed;
    #isNavigation = false;
    /** `changed` is called when one kind ends and the other begins. */
    constructor(changed) {
        this.#changed = changed;
    }
    /** Returns one that is in the same place. */
    fork(changed) {
        const copy = new Regions(changed);
        for (const region of this.#open)
            copy.#add({ ...region });
        copy.#isNavigation = this.#isNavigation;
        return copy;
    }
    /** Returns whether another one is in the same place. */
    equals(other) {
        return (this.#open.length === other.#open.length &&
            this.#open.every((region, i) => regions_areEqual(region, other.#open[i])));
    }
    /** Whether an element of that name is open that is a region. */
    isOpen(tag) {
        return this.#byTag.has(tag);
    }
    open(tag, role) {
        const landmark = (role === undefined ? undefined : ROLES.get(role.trim().toLowerCase())) ?? tag;
        const isContent = CONTENT.has(landmark);
        const isNavigation = ALWAYS.has(landmark) || (OUTSIDE.has(landmark) && this.#content === 0);
        const outer = this.#open.length;
        if ((isContent || isNavigation) && outer < regions_MAX_DEPTH) {
            this.#add({ tag, isContent, isNavigation, outer, depth: 1 });
            this.#look();
            return;
        }
        const around = this.#byTag.get(tag)?.at(-1);
        if (around !== undefined)
            around.depth++;
    }
    close(tag) {
        const region = this.#byTag.get(tag)?.at(-1);
        if (region === undefined)
            return;
        region.depth--;
        if (region.depth > 0)
            return;
        while (this.#open.length > region.outer)
            this.#removeLast();
        this.#look();
    }
    #add(region) {
        const { tag, isContent, isNavigation } = region;
        this.#open.push(region);
        const sameTag = this.#byTag.get(tag);
        if (sameTag === undefined)
            this.#byTag.set(tag, [region]);
        else
            sameTag.push(region);
        this.#content += Number(isContent);
        this.#navigation += Number(isNavigation);
    }
    #removeLast() {
        const region = this.#open.pop();
        if (region === undefined)
            return;
        const { tag, isContent, isNavigation } = region;
        const sameTag = this.#byTag.get(tag);
        sameTag?.pop();
        if (sameTag?.length === 0)
            this.#byTag.delete(tag);
        this.#content -= Number(isContent);
        this.#navigation -= Number(isNavigation);
    }
    #look() {
        const isNavigation = this.#navigation > 0;
        if (isNavigation === this.#isNavigation)
            return;
        this.#isNavigation = isNavigation;
        this.#changed(isNavigation);
    }
}
function regions_areEqual(a, b) {
    return (a.tag === b?.tag &&
        a.isContent === b.isContent &&
        a.isNavigation === b.isNavigation &&
        a.depth === b.depth);
}

;// CONCATENATED MODULE: ./lib/changes/page/noticed.js









/** Longer titles and descriptions are cut; what follows so much of a heading is text: the heading may have no end. */
const MAX_LINE = 4_096;
/** Text without a tag in it is passed on in pieces of this length, or a little less. */
const MAX_RUN = 1 << 16;
/** The longest character reference is shorter. */
const MAX_REFERENCE = 40;
/** With this one, browsers show a template in its place. */
const SHADOW_MODE = 'shadowrootmode';
/** Attributes that matter, by element. */
const noticed_ATTRIBUTES = new Map(Object.entries({
    a: ['href', 'xlink:href'],
    area: ['href', 'alt'],
    form: ['action', 'method'],
    button: ['formaction'],
    img: ['src', 'srcset', 'alt'],
    source: ['src', 'srcset'],
    video: ['src', 'poster'],
    audio: ['src'],
    track: ['src'],
    iframe: ['src', 'srcdoc'],
    frame: ['src'],
    embed: ['src'],
    object: ['data'],
    image: ['href', 'xlink:href', 'src', 'srcset', 'alt'],
    input: ['type', 'src', 'alt', 'value', 'placeholder', 'checked', 'formaction'],
    textarea: ['placeholder'],
    option: ['label', 'selected'],
    optgroup: ['label'],
    progress: ['value', 'max'],
    meter: ['value', 'min', 'max'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    details: ['open'],
    dialog: ['open'],
    meta: ['name', 'content', 'http-equiv'],
}));
const WANTED = new WantedAttributes(new Map([...noticed_ATTRIBUTES, ['template', [SHADOW_MODE]]]), ['role', 'hidden'], RAW_ELEMENTS);
/** Attributes that say where in a page its reader is. In a heading, all are wanted: some of them separate its words. */
const WANTED_FOR_PLACE = new WantedAttributes(new Map([
    ['meta', noticed_ATTRIBUTES.get('meta') ?? []],
    ['template', [SHADOW_MODE]],
]), ['role'], RAW_ELEMENTS);
/** Attributes that lead somewhere; all other addresses are shown. */
const LEADS = new Set([
    'a href',
    'a xlink:href',
    'area href',
    'form action',
    'button formaction',
    'input formaction',
]);
/** Attributes that show something, or hide it, whatever they say. */
const noticed_MARKS = new Set(['checked', 'selected', 'reversed', 'open']);
/** Attributes whose value is shown. */
const SHOWN = new Set(['value', 'placeholder', 'label', 'min', 'max', 'start', 'type']);
/** Of fields of these types, the value is not shown: it is sent. */
const SENT = new Set(['hidden', 'checkbox', 'radio', 'file', 'image', 'password']);
/** Elements whose content nobody sees. */
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
/** Elements within a line of text; all others end it. */
const INLINE = new Set(('a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output q rp rt ruby s samp ' +
    'small span strike strong sub sup time tt u var wbr script style template noscript svg path g use img picture source ' +
    'input button ' +
    // Nothing is seen of these.
    'meta link').split(' '));
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
const ANY_MARK = /[\x10-\x1d]/;
const EACH_MARK = /([\x10-\x1d])/g;
/** Elements whose tags say where in a page its reader is, apart from those with a role. */
const PLACES = new Set([
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'title', 'pre', ...REGION_TAGS],
    ...UNSEEN,
]);
const START = {
    unseen: '',
    unseenDepth: 0,
    run: '',
    gap: '',
    inPre: 0,
    inTitle: false,
    title: undefined,
    isDescribed: false,
    heading: undefined,
};
/** Reads a page in chunks (strings of bytes) and passes on what a reader would notice. */
class NoticeReader {
    #listener;
    #tags;
    #regions;
    #state;
    #noticed;
    /** Begins where `from` is, if that is given; it has to be between tags, and one that passed on places alone before the tag of a block. */
    constructor(listener, syntax = 'html', from, noticed = 'all') {
        this.#listener = listener;
        this.#noticed = noticed;
        const changed = (isNavigation) => {
            this.#flush();
            this.#listener.region(isNavigation);
        };
        this.#regions = from === undefined ? new Regions(changed) : from.#regions.fork(changed);
        this.#tags = from === undefined ? new TagReader(this, WANTED, syntax) : from.#tags.fork(this, WANTED);
        this.#state = { ...(from === undefined ? START : from.#state) };
        this.#sayWhatIsWanted();
    }
    /** Whether it is between tags, or in text without markup, so that another one can begin here. */
    get isBetweenTags() {
        return this.#tags.isBetweenTags;
    }
    /** Whether a tag of a block that follows ends a line here: it is in no text without markup, and in nothing that nobody sees. */
    get isInBlocks() {
        return this.#tags.takesTags && this.#state.unseen === '';
    }
    /** Returns whether this and another reader are both between tags and take what follows for the same tags. */
    isInStepWith(other) {
        return this.#tags.isInStepWith(other.#tags);
    }
    /** Returns whether this and another reader, which are in step, pass on the same of what follows. */
    isLike(other) {
        const names = Object.keys(START);
        return (names.every((name) => this.#state[name] === other.#state[name]) && this.#regions.equals(other.#regions));
    }
    write(chunk) {
        this.#tags.write(chunk);
    }
    end() {
        this.#tags.end();
        this.#flush();
        this.#endTitle();
        this.#endHeading();
    }
    // Called by the reader of tags.
    open(tag, attributes, isForeign) {
        if (this.#state.unseen !== '') {
            if (tag === this.#state.unseen)
                this.#state.unseenDepth++;
            return;
        }
        if (UNSEEN.has(tag) && !isSeenTemplate(tag, attributes, isForeign)) {
            this.#state.unseen = tag;
            this.#state.unseenDepth = 1;
            return;
        }
        if (attributes.size === 0 && this.#mayPass(tag))
            return;
        if (endsLine(tag))
            this.#endBlock();
        else
            this.#add(WORDING.get(tag)?.begins ?? '');
        this.#regions.open(tag, attributes.get('role'));
        if (tag === 'pre')
            this.#state.inPre++;
        else if (tag === 'title' && !isForeign)
            this.#beginTitle();
        else if (isHeading(tag))
            this.#beginHeading(Number(tag[1]));
        if (attributes.has('hidden'))
            this.#mark('hidden');
        if (tag === 'meta')
            this.#meta(attributes);
        else if (tag === 'input')
            this.#input(attributes);
        else if (tag !== 'form' || sends(attributes))
            this.#element(tag, attributes);
    }
    close(tag) {
        if (this.#state.unseen !== '') {
            if (tag === this.#state.unseen && --this.#state.unseenDepth === 0)
                this.#state.unseen = '';
            return;
        }
        if (this.#mayPass(tag))
            return;
        if (endsLine(tag))
            this.#endBlock();
        else
            this.#add(WORDING.get(tag)?.ends ?? '');
        if (tag === 'pre')
            this.#state.inPre = Math.max(0, this.#state.inPre - 1);
        else if (tag === 'title')
            this.#endTitle();
        else if (isHeading(tag))
            this.#endHeading();
        this.#regions.close(tag);
    }
    text(written) {
        if (this.#state.unseen === '')
            this.#add(written);
    }
    #add(written) {
        this.#state.run += written;
        while (this.#state.run.length > MAX_RUN)
            this.#flushPiece();
    }
    // What it stands for.
    #element(tag, attributes) {
        // In an order of our own: that of the page means nothing.
        for (const name of noticed_ATTRIBUTES.get(tag) ?? []) {
            const value = attributes.get(name);
            if (value === undefined || name === 'method')
                continue;
            this.#flush();
            this.#attribute(tag, name, value);
        }
    }
    #attribute(tag, name, value) {
        if (name === 'alt')
            this.#listener.alternative(value.slice(0, MAX_LINE));
        else if (name === 'srcset')
            for (const target of srcsetAddresses(value))
                this.#listener.image(target);
        else if (noticed_MARKS.has(name))
            this.#mark(name);
        else if (SHOWN.has(name))
            this.#mark(`${name} ${oneLine(value.slice(0, MAX_LINE))}`);
        else if (LEADS.has(`${tag} ${name}`))
            this.#listener.link(value);
        else
            this.#listener.image(value);
    }
    #input(attributes) {
        const type = attributes.get('type')?.trim().toLowerCase() ?? '';
        // Most are generated.
        if (type === 'hidden')
            return;
        this.#flush();
        const isShown = (name) => {
            if (name === 'src' || name === 'alt')
                return type === 'image';
            return name === 'value' ? !SENT.has(type) : name !== 'type';
        };
        for (const name of noticed_ATTRIBUTES.get('input') ?? []) {
            const value = attributes.get(name);
            if (value !== undefined && isShown(name))
                this.#attribute('input', name, value);
        }
    }
    #mark(what) {
        this.#flush();
        this.#listener.mark(what);
    }
    #meta(attributes) {
        const content = attributes.get('content');
        if (content === undefined)
            return;
        if (attributes.get('name')?.toLowerCase() === 'description') {
            if (this.#state.isDescribed)
                return;
            this.#state.isDescribed = true;
            this.#listener.description(withoutStamps(oneLine(content.slice(0, MAX_LINE))));
        }
        else if (attributes.get('http-equiv')?.toLowerCase() === 'refresh') {
            const target = refreshTarget(content.slice(0, MAX_LINE));
            if (target !== undefined)
                this.#listener.redirect(target);
        }
    }
    /** The first counts. */
    #beginTitle() {
        this.#flush();
        if (this.#state.title !== undefined)
            return;
        this.#state.inTitle = true;
        this.#state.title = '';
        this.#sayWhatIsWanted();
    }
    #endTitle() {
        if (!this.#state.inTitle)
            return;
        this.#flush();
        this.#state.inTitle = false;
        const title = this.#state.title ?? '';
        this.#state.title = '';
        this.#listener.title(trimBytes(title));
        this.#sayWhatIsWanted();
    }
    #beginHeading(level) {
        this.#endHeading();
        this.#flush();
        this.#state.heading = '';
        this.#listener.section(level);
        this.#sayWhatIsWanted();
    }
    #endHeading() {
        if (this.#state.heading === undefined)
            return;
        this.#flush();
        this.#listener.heading(trimBytes(this.#state.heading));
        this.#state.heading = undefined;
        this.#sayWhatIsWanted();
    }
    #sayWhatIsWanted() {
        if (this.#noticed === 'all')
            return;
        this.#tags.wantsText = this.#wantsText;
        this.#tags.wanted = this.#wantsText ? WANTED : WANTED_FOR_PLACE;
    }
    get #wantsText() {
        return this.#noticed === 'all' || this.#state.inTitle || this.#state.heading !== undefined;
    }
    /** Returns whether a tag without attributes, or its end, changes nothing that matters. */
    #mayPass(tag) {
        return !this.#wantsText && !PLACES.has(tag) && !this.#regions.isOpen(tag);
    }
    #endBlock() {
        this.#flush();
        this.#state.gap = '\n';
    }
    /** Passes on a piece of a long text: the same whatever chunks it comes in, and no character reference is cut off. */
    #flushPiece() {
        const { run } = this.#state;
        const reference = run.slice(MAX_RUN - MAX_REFERENCE, MAX_RUN).indexOf('&');
        const end = reference === -1 ? MAX_RUN : MAX_RUN - MAX_REFERENCE + reference;
        this.#state.run = run.slice(0, end);
        this.#flush();
        this.#state.run = run.slice(end);
    }
    #flush() {
        const { run } = this.#state;
        if (run === '')
            return;
        this.#state.run = '';
        if (!ANY_MARK.test(run)) {
            this.#flushText(run);
            return;
        }
        const text = run.replace(EACH_MARK, '');
        const words = oneLine(plainText(text));
        // The time at which a page was built is left out as a whole, even if its `th` is raised.
        if (this.#state.inTitle || withoutStamps(words) !== words) {
            this.#flushText(text);
            return;
        }
        for (const piece of run.split(EACH_MARK)) {
            const mark = MARK_NAMES.get(piece);
            if (mark !== undefined)
                this.#listener.mark(mark);
            else if (piece !== '')
                this.#flushText(piece);
        }
    }
    #flushText(written) {
        const text = plainText(written);
        if (this.#state.inTitle) {
            if ((this.#state.title ?? '').length < MAX_LINE)
                this.#state.title = `${this.#state.title ?? ''}${oneLine(text)}`;
            return;
        }
        if (this.#state.inPre > 0) {
            this.#pass(text.replace(/\r\n?/g, '\n'));
            return;
        }
        const line = text.replace(SPACES, ' ');
        if (line.startsWith(' ') && this.#state.gap === '')
            this.#state.gap = ' ';
        const words = trimBytes(line);
        if (words === '')
            return;
        this.#pass(withoutStamps(words));
        if (line.endsWith(' '))
            this.#state.gap = ' ';
    }
    #pass(text) {
        const run = this.#state.gap + text;
        this.#state.gap = '';
        this.#listener.text(run);
        if (this.#state.heading === undefined)
            return;
        this.#state.heading += run;
        if (this.#state.heading.length >= MAX_LINE)
            this.#endHeading();
    }
}
/** Returns whether this is a template whose content is seen: a declared shadow tree, or an element of SVG of that name. */
function isSeenTemplate(tag, attributes, isForeign) {
    return tag === 'template' && (isForeign || isShadowMode(attributes.get(SHADOW_MODE) ?? ''));
}
/** Returns whether a form has a target: one of a dialog only closes it. */
function sends(attributes) {
    return attributes.get('method')?.toLowerCase() !== 'dialog';
}
const SPACES = /[ \t\n\f\r]+/g;
/** Returns whether a tag of that name, in lower case, ends a line of text. */
function endsLine(tag) {
    return !INLINE.has(tag);
}
function isHeading(tag) {
    return tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6';
}
function oneLine(text) {
    return trimBytes(text.replace(SPACES, ' '));
}
/** Bytes that begin the characters below. */
const MAY_BE_SPECIAL = /[\xc2\xe2\xef]/;
/** Characters without a width: U+200B, U+2060, U+FEFF, U+00AD. */
const NO_WIDTH = /\xe2\x80\x8b|\xe2\x81\xa0|\xef\xbb\xbf|\xc2\xad/g;
/** U+00A0 */
const NO_BREAK_SPACE = /\xc2\xa0/g;
function plainText(written) {
    const text = decodeText(written);
    return MAY_BE_SPECIAL.test(text) ? text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ') : text;
}

;// CONCATENATED MODULE: ./lib/changes/site-change.js
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

;// CONCATENATED MODULE: ./lib/changes/page/marks.js
/** Characters that no text has, by what of a page they mark. */
const marks_MARKS = {
    title: '\x02',
    description: '\x03',
    heading: '\x04',
    image: '\x06',
    alternative: '\x07',
    link: '\x0b',
    shown: '\x0e',
    redirect: '\x0f',
};
/**
 * Returns what is hashed for a part of a page that is not just text, or stands for its place in the text: it has a mark at both
 * ends, so that neither its value nor the text around it can be mistaken for more or less of the other.
 */
function marked(what, value = '') {
    const mark = marks_MARKS[what];
    return mark + value + mark;
}

;// CONCATENATED MODULE: ./lib/changes/page/sections.js







/** Of a page with more sections, those beyond count as one. */
const MAX_COMPARED = 10_000;
/** Returns the parts of a page, read as `fingerprintOf` does. */
function partsOf(page, text, targets) {
    const syntax = syntaxOf(page);
    const collector = new PartsCollector(targets.of(page, baseIn(text, syntax)));
    const reader = new NoticeReader(collector, syntax);
    for (const piece of text)
        reader.write(piece);
    reader.end();
    return collector.end();
}
/** Returns the parts of a page that is not looked into, of which a digest of its bytes is known. */
function opaqueParts(bytes) {
    const section = { heading: '', level: 0, text: bytes, links: '', images: '' };
    return { title: '', description: '', navigation: '', sections: [section] };
}
/** Returns what differs; nothing if a reader would notice no difference. */
function differenceOf(before, after) {
    const all = (parts, of) => parts.sections.map(of).join('\n');
    const differ = (of) => all(before, of) !== all(after, of);
    const found = [
        ['title', before.title !== after.title],
        ['description', before.description !== after.description],
        ['headings', differ(({ level, heading }) => `${level} ${heading}`)],
        ['text', differ(({ text }) => text)],
        ['links', differ(({ links }) => links)],
        ['images', differ(({ images }) => images)],
        ['navigation', before.navigation !== after.navigation],
    ];
    return {
        what: found.filter(([, differs]) => differs).map(([aspect]) => aspect),
        sections: sectionChanges(before.sections, after.sections).slice(0, MAX_SECTIONS),
    };
}
/**
 * Returns a title or heading as ordinary text, short enough to be kept, and without the page that it was cut from. Links to
 * the heading itself are left out.
 */
function shown(bytes) {
    return byte_strings_toText(detach(bytes.slice(0, 4 * MAX_SHOWN)))
        .replace(/\s*[#¶§🔗]+$/u, '')
        .slice(0, MAX_SHOWN);
}
function sectionChanges(before, after) {
    const old = keyed(before);
    const changes = [];
    for (const [key, section] of keyed(after)) {
        const was = old.get(key);
        old.delete(key);
        const heading = shown(section.heading);
        if (was === undefined)
            changes.push({ heading, is: 'added' });
        else if (!sections_areEqual(was, section))
            changes.push({ heading, is: 'changed' });
    }
    const removed = [...old.values()].map(({ heading }) => ({
        heading: shown(heading),
        is: 'removed',
    }));
    return [...changes, ...removed];
}
/** Sections by their heading; those of one heading in their order. */
function keyed(sections) {
    const times = new Map();
    return new Map(sections.map((section) => {
        const time = times.get(section.heading) ?? 0;
        times.set(section.heading, time + 1);
        return [`${time} ${section.heading}`, section];
    }));
}
function sections_areEqual(a, b) {
    return a.level === b.level && a.text === b.text && a.links === b.links && a.images === b.images;
}
/** A section that is being read. */
class OpenSection {
    level;
    heading = '';
    text = new TextDigest();
    links = new TextDigest();
    images = new TextDigest();
    constructor(level) {
        this.level = level;
    }
    end() {
        return {
            heading: this.heading,
            level: this.level,
            text: this.text.end(),
            links: this.links.end(),
            images: this.images.end(),
        };
    }
}
const BEGINNING = {
    title: '',
    sections: 0,
    level: 0,
    heading: '',
    inHeading: false,
    isNavigation: false,
};
/** Collects the parts of a page, or of the rest of one from a position on. */
class PartsCollector {
    #targets;
    #skipped;
    #title;
    #description = '';
    #navigation = new TextDigest();
    #done = [];
    #open;
    #inHeading;
    #isNavigation;
    constructor(targets, from = BEGINNING) {
        this.#targets = targets;
        this.#skipped = from.sections;
        this.#title = from.title;
        this.#open = new OpenSection(from.level);
        this.#open.heading = from.heading;
        this.#inHeading = from.inHeading;
        this.#isNavigation = from.isNavigation;
    }
    get position() {
        return {
            title: this.#title,
            sections: this.#skipped + this.#done.length,
            level: this.#open.level,
            heading: this.#open.heading,
            inHeading: this.#inHeading,
            isNavigation: this.#isNavigation,
        };
    }
    /** Returns whether this and another one, from the same position on, are in the same section after the same headings. */
    isLike(other) {
        const [a, b] = [this.position, other.position];
        return (a.sections === b.sections &&
            a.level === b.level &&
            a.heading === b.heading &&
            a.inHeading === b.inHeading &&
            a.isNavigation === b.isNavigation &&
            this.#done.every(({ heading, level }, i) => heading === other.#done[i]?.heading && level === other.#done[i]?.level));
    }
    title(text) {
        this.#title = text;
    }
    description(text) {
        this.#description = text;
    }
    section(level) {
        if (this.#isNavigation) {
            this.#navigation.add(marked('heading', level));
            return;
        }
        if (this.#skipped + this.#done.length >= MAX_COMPARED)
            return;
        this.#done.push(this.#open.end());
        this.#open = new OpenSection(level);
        this.#inHeading = true;
    }
    heading(text) {
        if (!this.#inHeading)
            return;
        this.#open.heading = text;
        this.#inHeading = false;
    }
    text(run) {
        if (this.#isNavigation)
            this.#navigation.add(run);
        else if (!this.#inHeading)
            this.#open.text.add(run);
    }
    link(target) {
        this.#place(marked('link'));
        const digest = this.#isNavigation ? this.#navigation : this.#open.links;
        digest.add(marked('link', this.#targets.link(target)));
    }
    image(target) {
        this.#place(marked('image'));
        this.#pictures.add(marked('image', this.#targets.image(target)));
    }
    alternative(text) {
        this.#pictures.add(marked('alternative', text));
    }
    mark(what) {
        const digest = this.#isNavigation ? this.#navigation : this.#open.text;
        digest.add(marked('shown', what));
    }
    region(isNavigation) {
        this.#isNavigation = isNavigation;
    }
    /** It belongs to the page, wherever it stands. */
    redirect(target) {
        this.#open.links.add(marked('redirect', this.#targets.link(target)));
    }
    /** Keeps where in the text something stands. */
    #place(mark) {
        if (!this.#isNavigation)
            this.#open.text.add(mark);
    }
    get #pictures() {
        return this.#isNavigation ? this.#navigation : this.#open.images;
    }
    end() {
        return {
            title: this.#title,
            description: this.#description,
            navigation: this.#navigation.end(),
            sections: [...this.#done, this.#open.end()],
        };
    }
}

;// CONCATENATED MODULE: ./lib/changes/page/text-edits.js
/** More edits than this are one. */
const MAX_EDITS = 16;
/** Where two texts have as many characters in common after an edit, it is over. */
const PROBE = 64;
/** How far beyond the beginning of an edit in one text its end is looked for, in characters: the nearest comes first. */
const STEPS = [0, 32, 100, 300, 1_000, 3_000, 10_000];
/** How much of the other text is searched. */
const MAX_SEARCHED = 12_000;
/** Returns in which parts two texts differ. What is before, between and after these is the same in both; they may be larger than they had to be. */
function editsOf(before, after) {
    const shorter = Math.min(before.length, after.length);
    const beginning = commonLength(shorter, (from, to) => before.slice(from, to) === after.slice(from, to));
    if (beginning === before.length && beginning === after.length)
        return [];
    const atEnd = (text, from, to) => text.slice(text.length - to, text.length - from);
    const ending = commonLength(shorter - beginning, (from, to) => atEnd(before, from, to) === atEnd(after, from, to));
    const end = { before: before.length - ending, after: after.length - ending };
    const edits = [];
    let start = { before: beginning, after: beginning };
    for (;;) {
        const next = (edits.length < MAX_EDITS - 1 ? whereTheyMeet(before, after, start, end) : undefined) ?? end;
        edits.push({
            before: { start: start.before, end: next.before },
            after: { start: start.after, end: next.after },
        });
        if (next === end)
            return edits;
        const common = commonLength(Math.min(end.before - next.before, end.after - next.after), (from, to) => before.slice(next.before + from, next.before + to) ===
            after.slice(next.after + from, next.after + to));
        start = { before: next.before + common, after: next.after + common };
    }
}
/**
 * Returns whether a pattern matches in one of two texts; what they have in common is searched once. It matches no more than `length`
 * characters.
 */
function eitherHas(pattern, length, before, after, edits) {
    const around = ({ start, end }) => before.slice(Math.max(0, start - length), end + length);
    return pattern.test(after) || edits.some((edit) => pattern.test(around(edit.before)));
}
/** Returns where an edit that begins at `start` is over, if that is near and before `end`. */
function whereTheyMeet(before, after, start, end) {
    for (const step of STEPS) {
        const inAfter = find(before, start.before + step, end.before, after, start.after, end.after);
        const inBefore = find(after, start.after + step, end.after, before, start.before, end.before);
        const ways = [
            inAfter === undefined ? undefined : { before: start.before + step, after: inAfter },
            inBefore === undefined ? undefined : { before: inBefore, after: start.after + step },
        ].filter((way) => way !== undefined);
        const [first, second] = ways;
        if (first === undefined)
            continue;
        if (second === undefined)
            return first;
        return first.after + first.before <= second.after + second.before ? first : second;
    }
    return undefined;
}
/** Returns where in a text, from an offset on, there is what another one has at `at`. */
function find(other, at, otherEnd, text, from, end) {
    if (at + PROBE > otherEnd)
        return undefined;
    const found = text.slice(from, Math.min(end, from + MAX_SEARCHED)).indexOf(other.slice(at, at + PROBE));
    return found === -1 ? undefined : from + found;
}
/** How many characters are compared at once. */
const BLOCK = 1_024;
/** Returns up to where two texts are equal, given whether they are in a part. */
function commonLength(length, areEqual) {
    let common = 0;
    for (let size = BLOCK; size >= 1; size /= 2)
        while (common + size <= length && areEqual(common, common + size))
            common += size;
    return common;
}

;// CONCATENATED MODULE: ./lib/changes/page/visible-markup.js
/** In these, what looks like a tag or a comment is text. `<plaintext>` never ends. */
const TEXT_ENDS = new Map(['title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp'].map((tag) => [
    `<${tag}`,
    new RegExp(`</${tag}(?![^\\t\\n\\f\\r />])`, 'gi'),
]));
/**
 * What readers do not see, and most of what differs between two builds is in: it begins like this, and ends like that or with
 * that tag. If it is another tag, it is not certain where the end is.
 */
const visible_markup_UNSEEN = new Map([
    ['<script', /<\/?script(?![^\t\n\f\r />])/gi],
    ['<noscript', /<\/noscript(?![^\t\n\f\r />])/gi],
    ['<style', /<(?:\/style(?![^\t\n\f\r />]))?/gi],
    ['<!--', /--!?>/g],
    ['<link', />/g],
    ['<meta', />/g],
]);
/** In SVG and MathML, the content of these is markup: it is certain where they end only if there is none. */
const FOREIGN_ENDS = new Map([
    ['<script', /<(?:\/script(?![^\t\n\f\r />]))?/gi],
    ['<noscript', /<(?:\/noscript(?![^\t\n\f\r />]))?/gi],
]);
/** Those of them that end with a tag of their own. */
const HAS_CONTENT = new Set(['<script', '<noscript', '<style']);
/** What may end a start tag, or make it go on: any of these, and the value of an attribute, of which the first quotation mark is apart. */
const SIGNIFICANT = /([<>"'])|=[\t\n\f\r ]*(?:(["'])|[^\t\n\f\r >]+)?/g;
const OPENING = /<(?:script|noscript|style|link|meta|title|textarea|iframe|noembed|noframes|xmp|plaintext|\/?svg|\/?math)(?![^\t\n\f\r />])|<!--/gi;
/** SVG and MathML, in which a script is no text, and which a meta element ends: by how many more are open. */
const FOREIGN = new Map([
    ['<svg', ['svg', 1]],
    ['</svg', ['svg', -1]],
    ['<math', ['math', 1]],
    ['</math', ['math', -1]],
]);
/** Begins text in SVG, which may look like anything. */
const visible_markup_CDATA = '<![CDATA[';
/** The meta elements that matter: they name an encoding, describe the page, or send readers on. */
const MATTERS = /charset|description|refresh/i;
/**
 * Returns a page of HTML, a string of bytes, without most of what no reader sees of it, many times faster than it is read. Two pages
 * of which this is the same are certain to be the same to a reader; if it differs, they may still be.
 */
function visibleMarkup(page) {
    if (page.includes(visible_markup_CDATA))
        return page;
    const visible = [];
    let from = 0;
    // Where something begins, or ended, that is in no tag.
    let known = 0;
    // An end that is not found once is not looked for again.
    const kept = new Set();
    // Elements of SVG and MathML that may still be open, and how many of them.
    const open = new Map();
    OPENING.lastIndex = 0;
    for (let opening = OPENING.exec(page); opening !== null; opening = OPENING.exec(page)) {
        const kind = opening[0].toLowerCase();
        if (mayBeInTag(page.slice(known, opening.index)))
            break;
        known = opening.index;
        if (kept.has(kind))
            continue;
        const foreign = FOREIGN.get(kind);
        if (foreign !== undefined) {
            const [element, opened] = foreign;
            const depth = (open.get(element) ?? 0) + opened;
            if (depth > 0)
                open.set(element, depth);
            else
                open.delete(element);
            continue;
        }
        const isForeign = open.size > 0;
        if (isForeign && kind === '<meta')
            continue;
        if (!visible_markup_UNSEEN.has(kind)) {
            const textEnd = TEXT_ENDS.get(kind);
            if (textEnd === undefined)
                break;
            textEnd.lastIndex = OPENING.lastIndex;
            const end = textEnd.exec(page)?.index;
            if (end === undefined)
                break;
            known = end;
            OPENING.lastIndex = textEnd.lastIndex;
            continue;
        }
        const start = OPENING.lastIndex;
        // https://html.spec.whatwg.org/#parse-error-abrupt-closing-of-empty-comment
        if (kind === '<!--' && /^-?>/.test(page.slice(start, start + 2)))
            continue;
        const startTag = kind === '<!--' ? start : endOfTag(page, start);
        // In SVG, nothing is in an element that closes itself.
        if (startTag === undefined || (HAS_CONTENT.has(kind) && page[startTag - 2] === '/'))
            break;
        const end = HAS_CONTENT.has(kind) || kind === '<!--' ? visible_markup_endOf(kind, page, startTag, isForeign) : startTag;
        if (end === 'doubtful')
            break;
        if (end === undefined) {
            kept.add(kind);
            continue;
        }
        OPENING.lastIndex = end;
        known = end;
        if (kind === '<meta' && MATTERS.test(page.slice(opening.index, end)))
            continue;
        visible.push(page.slice(from, opening.index));
        from = end;
    }
    return visible.join('') + page.slice(from);
}
/** Returns the offset after a start tag, of which the name ends at `from`; undefined if that is not certain. */
function endOfTag(page, from) {
    SIGNIFICANT.lastIndex = from;
    for (let found = SIGNIFICANT.exec(page); found !== null; found = SIGNIFICANT.exec(page)) {
        const [, mark, quote] = found;
        if (mark === '>')
            return SIGNIFICANT.lastIndex;
        const before = lastBefore(page, found.index);
        // Anywhere else, it quotes nothing, and in front of any name it begins one.
        if (mark !== undefined || before < from || `"'/`.includes(page[before] ?? ''))
            return undefined;
        if (quote === undefined)
            continue;
        const end = page.indexOf(quote, SIGNIFICANT.lastIndex);
        if (end === -1)
            return undefined;
        SIGNIFICANT.lastIndex = end + 1;
    }
    return undefined;
}
function visible_markup_endOf(kind, page, from, isForeign) {
    const closing = (isForeign ? FOREIGN_ENDS.get(kind) : undefined) ?? visible_markup_UNSEEN.get(kind);
    if (closing === undefined)
        return undefined;
    closing.lastIndex = from;
    const found = closing.exec(page)?.[0];
    if (found === undefined)
        return undefined;
    if (found.endsWith('>'))
        return closing.lastIndex;
    if (!found.startsWith('</'))
        return 'doubtful';
    return endOfTag(page, closing.lastIndex) ?? 'doubtful';
}
/** Returns whether what follows some markup may be in a tag that begins in there: in its name, or in the value of an attribute. */
function mayBeInTag(markup) {
    const quotes = [markup.lastIndexOf('"'), markup.lastIndexOf("'")];
    const last = Math.max(markup.lastIndexOf('<'), ...quotes);
    const isAfterTag = markup.includes('>', last) && !quotes.some((quote) => beginsValue(markup, quote));
    return last !== -1 && !isAfterTag && endsInTag(markup);
}
/** The same, after each tag was looked at. */
function endsInTag(markup) {
    TAG.lastIndex = 0;
    for (let found = TAG.exec(markup); found !== null; found = TAG.exec(markup)) {
        const end = found[1] === undefined ? markup.indexOf('>', TAG.lastIndex) + 1 : endOfTag(markup, TAG.lastIndex);
        if (!end)
            return true;
        TAG.lastIndex = end;
    }
    return markup.endsWith('<');
}
/** A tag up to the end of its name, or what else ends with the next `>`. */
const TAG = /<(?:(\/?[a-z][^\t\n\f\r />]*)|[!?/])/gi;
const visible_markup_SPACE = ' \t\n\f\r';
/** Returns whether a quotation mark, the last of its kind, may begin the value of an attribute. */
function beginsValue(markup, quote) {
    return markup[lastBefore(markup, quote)] === '=';
}
/** Returns where the last character before an offset is that is no white space; a negative number without one. */
function lastBefore(markup, offset) {
    let before = offset - 1;
    while (before >= 0 && visible_markup_SPACE.includes(markup[before] ?? ''))
        before--;
    return before;
}

;// CONCATENATED MODULE: ./lib/changes/page/difference.js






/** How many tags after an edit are read to see whether the rest of the page means the same in both states. */
const MAX_TAGS = 200;
/** Less between two edits, in characters, is read in both states. */
const MIN_SKIPPED = 500;
/** The larger the edits are, the more it is worth to leave out what no reader sees: a part of the page. */
const MAX_SMALL_EDIT = 1 / 4;
/**
 * Returns the same as if both states were read from beginning to end; the title only if something differs. What they have in
 * common before, between and after edits is read once, or not at all. `visible` leaves out what no reader sees.
 */
function differenceOfStates(states, visible = visibleMarkup) {
    if (states.syntax === 'xml')
        return differenceOfAll(states);
    return smallDifference(states) ?? differenceOfVisible(states, visible);
}
/** Begins a section in which what looks like a tag is text: a page with one is not cut. */
const difference_CDATA = /CDATA\[/;
const CDATA_LENGTH = 6;
function mayBeCut({ before, after, edits }) {
    return !eitherHas(difference_CDATA, CDATA_LENGTH, before.text, after.text, edits);
}
/** Returns undefined if the edits are large, or if it takes more to know what differs. */
function smallDifference(states) {
    const { after, edits } = states;
    if (!states.haveSameTargets || !mayBeCut(states))
        return undefined;
    const edited = edits.reduce((sum, edit) => sum + Math.max(difference_lengthOf(edit.before), difference_lengthOf(edit.after)), 0);
    return edited <= after.text.length * MAX_SMALL_EDIT ? differenceWithin(states) : undefined;
}
function difference_lengthOf({ start, end }) {
    return end - start;
}
/** Pages in which the same is visible are the same, wherever their links lead. */
function differenceOfVisible(states, visible) {
    const [before, after] = [states.before, states.after].map((state) => ({
        ...state,
        text: visible(state.text),
    }));
    if (before.text === after.text)
        return { title: '', what: [], sections: [] };
    if (!mayBeCut(states))
        return differenceOfAll(states);
    const edits = editsOf(before.text, after.text);
    return differenceWithin({ ...states, before, after, edits }) ?? differenceOfAll(states);
}
function differenceOfAll({ before, after, syntax }) {
    const [was, is] = [before, after].map(({ text, targets }) => {
        const collector = new PartsCollector(targets);
        const reader = new NoticeReader(collector, syntax);
        reader.write(text);
        reader.end();
        return collector.end();
    });
    return { title: is.title, ...differenceOf(was, is) };
}
/** Returns undefined if what is common means something else in one of them. */
function differenceWithin(states) {
    const { after, edits, haveSameTargets } = states;
    const beginning = beginningOf(states, edits[0]?.after.start ?? after.text.length);
    if (beginning === undefined)
        return undefined;
    let both = new ReaderOfBoth(states, beginning);
    const readers = [both];
    for (const [i, edit] of edits.entries()) {
        both.read(edit);
        const next = edits[i + 1]?.after.start;
        both.readUntilAlike(next ?? after.text.length);
        const common = both.areAlike && next !== undefined ? commonPart(states, both.place, next) : undefined;
        if (common === undefined)
            continue;
        both = new ReaderOfBoth(states, common);
        readers.push(both);
    }
    if (!both.areAlike)
        both.readToEnd();
    // It decides where links lead in all of the page.
    if (readers.some((reader) => reader.mayHaveBase))
        return undefined;
    const parts = joinedParts(readers.map((reader) => reader.end()));
    if (parts === undefined)
        return undefined;
    const difference = differenceOf(...parts);
    const { at, reader, position } = both.place;
    const needsTitle = position.title === '' && difference.what.length > 0;
    if (!both.areAlike || (haveSameTargets && !needsTitle))
        return { title: position.title, ...difference };
    const ending = new CommonPart(states, position);
    const rest = new NoticeReader(ending, states.syntax, reader, haveSameTargets ? 'place' : 'all');
    rest.write(after.text.slice(at));
    rest.end();
    return ending.leadsElsewhere ? undefined : { title: ending.position.title, ...difference };
}
/** Reads what both states begin with, up to a tag before `edit`; returns undefined if it means something else in one of them. */
function beginningOf(states, edit) {
    const { text } = states.after;
    const block = states.haveSameTargets ? lastTag(text, edit, endsLine) : 0;
    const quick = block > 0 ? readCommon(states, undefined, block, 'place') : undefined;
    return quick ?? readCommon(states, undefined, lastTag(text, edit), 'all');
}
/** Reads what both states have in common from a place on, up to a tag before `edit`; returns undefined if that is better read in both. */
function commonPart(states, from, edit) {
    const to = lastTag(states.after.text, edit, endsLine);
    if (to - from.at < MIN_SKIPPED)
        return undefined;
    return readCommon(states, from, to, states.haveSameTargets ? 'place' : 'all');
}
function readCommon(states, from, to, noticed) {
    const common = new CommonPart(states, from?.position);
    const reader = new NoticeReader(common, states.syntax, from?.reader, noticed);
    reader.write(states.after.text.slice(from?.at ?? 0, to));
    const { leadsElsewhere, position } = common;
    const mayBeLeft = noticed === 'place' ? reader.isInBlocks : reader.isBetweenTags;
    // A section is known by its heading, which has to be the same in both.
    return mayBeLeft && !leadsElsewhere && !position.inHeading ? { at: to, reader, position } : undefined;
}
/** Reads both states of a page from a place on at which they are alike. */
class ReaderOfBoth {
    #text;
    #earlier;
    #section;
    #was;
    #is;
    #wasReader;
    #isReader;
    #from;
    #at;
    /** The same in the earlier state, once an edit is read. */
    #earlierFrom;
    #earlierAt = 0;
    /** Whether what follows means the same in both. */
    areAlike = true;
    constructor({ before, after, syntax }, { at, reader, position }) {
        this.#text = after.text;
        this.#earlier = before.text;
        this.#section = position.sections;
        this.#was = new PartsCollector(before.targets, position);
        this.#is = new PartsCollector(after.targets, position);
        this.#wasReader = new NoticeReader(this.#was, syntax, reader);
        this.#isReader = new NoticeReader(this.#is, syntax, reader);
        this.#from = at;
        this.#at = at;
    }
    /** Whether there may be a `<base>` in what was read of either state: the other one may have none, or another one. */
    get mayHaveBase() {
        return (mayHaveBase(this.#earlier.slice(this.#earlierFrom, this.#earlierAt)) ||
            mayHaveBase(this.#text.slice(this.#from, this.#at)));
    }
    get place() {
        return { at: this.#at, reader: this.#isReader, position: this.#is.position };
    }
    /** Reads up to the end of an edit, the next one. */
    read({ before, after }) {
        const common = after.start - this.#at;
        this.#earlierFrom ??= before.start - common;
        this.#wasReader.write(this.#earlier.slice(before.start - common, before.end));
        this.#isReader.write(this.#text.slice(this.#at, after.end));
        this.#at = after.end;
        this.#earlierAt = before.end;
        this.areAlike = false;
    }
    /** Reads what is common up to an offset of the later state, or until both are alike, if they soon are. */
    readUntilAlike(end) {
        for (let tags = 0; !this.areAlike && tags < MAX_TAGS && this.#at < end; tags++) {
            this.#readCommon(Math.min(difference_endOfTag(this.#text, this.#at), end));
            const isInStep = this.#isReader.isInStepWith(this.#wasReader) && this.#isReader.isLike(this.#wasReader);
            this.areAlike = isInStep && !this.#is.position.inHeading && this.#is.isLike(this.#was);
        }
    }
    readToEnd() {
        this.#readCommon(this.#text.length);
        for (const reader of [this.#wasReader, this.#isReader])
            reader.end();
    }
    #readCommon(end) {
        const text = this.#text.slice(this.#at, end);
        for (const reader of [this.#wasReader, this.#isReader])
            reader.write(text);
        this.#at = end;
        this.#earlierAt += text.length;
    }
    /** To be called once. */
    end() {
        return { was: this.#was.end(), is: this.#is.end(), section: this.#section };
    }
}
function difference_endOfTag(text, from) {
    const end = text.indexOf('>', from);
    return end === -1 ? text.length : end + 1;
}
/** Follows what both states have in common, and finds out whether the addresses in it lead to the same. */
class CommonPart extends PartsCollector {
    #states;
    leadsElsewhere = false;
    constructor(states, from) {
        super(states.after.targets, from);
        this.#states = states;
    }
    text() { }
    alternative() { }
    mark() { }
    link(target) {
        this.#look((targets) => targets.link(target));
    }
    redirect(target) {
        this.#look((targets) => targets.link(target));
    }
    image(target) {
        this.#look((targets) => targets.image(target));
    }
    #look(resolve) {
        const { before, after, haveSameTargets } = this.#states;
        if (haveSameTargets || this.leadsElsewhere)
            return;
        this.leadsElsewhere = resolve(before.targets) !== resolve(after.targets);
    }
}
/** A tag up to the end of its name; no element that matters here has a longer one. */
const TAG_NAME = /<\/?([A-Za-z][^\s/>]{0,30})[\s/>]/y;
/** Returns where the last tag begins whose name ends before `end` and is wanted; 0 without one. */
function lastTag(text, end, isWanted = () => true) {
    for (let at = text.lastIndexOf('<', end - 1); at > 0; at = text.lastIndexOf('<', at - 1)) {
        TAG_NAME.lastIndex = at;
        const name = TAG_NAME.exec(text)?.[1];
        if (name === undefined || TAG_NAME.lastIndex > end)
            continue;
        if (isWanted(name.toLowerCase()))
            return at;
    }
    return 0;
}

;// CONCATENATED MODULE: ./lib/changes/page-change.js





/**
 * Reads both states of a page, and returns what a reader would notice: nothing, perhaps. Returns undefined if it has the same
 * bytes at the same place.
 */
async function changeOf({ from, page }, sides) {
    const { before, after, earlierTargets, laterTargets } = sides;
    if (from === page) {
        const both = await before.pageOnBoth(page, after);
        const quick = both && quickChange(page, ...both, sides);
        if (quick !== undefined)
            return quick === 'none' ? undefined : quick;
        if (!(await before.differs(page, after)))
            return undefined;
    }
    const [earlier, later] = [await before.parts(from, earlierTargets), await after.parts(page, laterTargets)];
    const origin = from === page ? undefined : from;
    return { page, from: origin, title: shown(later.title), ...differenceOf(earlier, later) };
}
function quickChange(page, before, after, sides) {
    if (before.equals(after))
        return 'none';
    const syntax = syntaxOf(page);
    const [was, is] = [pageTextOf(before, syntax), pageTextOf(after, syntax)];
    const { title, ...difference } = differenceOfStates({
        before: { text: was, targets: whenNeeded(() => sides.earlierTargets.of(page, baseIn([was], syntax))) },
        after: { text: is, targets: whenNeeded(() => sides.laterTargets.of(page, baseIn([is], syntax))) },
        edits: editsOf(was, is),
        syntax,
        haveSameTargets: sides.haveSameTargets,
    });
    return { page, title: shown(title), ...difference };
}
/** Finds the base of a page no earlier than an address is resolved: in most edits there is none. */
function whenNeeded(targetsOfPage) {
    let targets;
    const all = () => {
        targets ??= targetsOfPage();
        return targets;
    };
    return { link: (target) => all().link(target), image: (target) => all().image(target) };
}

;// CONCATENATED MODULE: external "node:util/types"
const types_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
;// CONCATENATED MODULE: ./lib/report/clean.js
/**
 * The one door that makes text from the network safe to show.
 *
 * The runner reads commands out of a step's output: `::name::` after any white space at the start of a line, and
 * the older `##[name]` anywhere in a line; a lone carriage return starts a line too. Whoever controls a line can
 * set outputs, add masks, or switch masking off (`stop-commands`).
 */
/** How much of one foreign value is shown, in UTF-16 units. */
const clean_MAX_SHOWN = 300;
/** How many units are read for each that may be shown: white space, secrets and queries become shorter. */
const READ_PER_SHOWN = 16;
/** The beginning of a line that the runner would read as a command: `^` matches after every kind of line end. */
const COMMAND = /^(\s*):(?=:)/gmu;
/**
 * The class is not exported, and its protected property keeps other objects with a text from passing as it. No line of
 * it is a command, whatever values it was put together from: a foreign one may come first, and two may make one.
 */
class CleanText {
    text;
    constructor(text) {
        this.text = text.replace(COMMAND, '$1: ').replaceAll('##[', '## [');
    }
    toString() {
        return this.text;
    }
}
/** The first secrets are the keys, which stay; of later ones, such as new links in each answer, the newest are kept. */
const PERMANENT_SECRETS = 100;
const MAX_SECRETS = 1_000;
const secrets = [];
/**
 * Has `secret` shown as `***` from now on. The runner masks, too, but misses what is cut or encoded as HTML. A service
 * that sends new secrets without end must not make each printed line more expensive than the last.
 */
function hide(secret) {
    if (secrets.includes(secret))
        return;
    secrets.push(secret);
    if (secrets.length > MAX_SECRETS)
        secrets.splice(PERMANENT_SECRETS, 1);
}
/**
 * Returns `value` as one line without secrets, without queries of URLs, without control, formatting or surrogate
 * characters, without `##[`, and with at most `cap` UTF-16 units. It may still begin with a command (`::name::`): only
 * `SafeText` may be printed. The order is what keeps this safe and fast: first secrets are masked, because a cut could
 * leave half of one; then the text is cut; then patterns look at what is left.
 */
function clean(value, cap = clean_MAX_SHOWN) {
    const line = withoutQueries(withoutSecrets(String(value ?? ''), cap * READ_PER_SHOWN))
        .replace(/\s+/gu, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD')
        .replaceAll('##[', '## [')
        .trim();
    return line.length > cap ? `${line.slice(0, cap - 1).replace(/[\uD800-\uDBFF]$/u, '')}…` : line;
}
/** Returns the beginning of `text`, at most `length` UTF-16 units, without secrets, nor the first part of one. */
function withoutSecrets(text, length) {
    const longestFirst = [...secrets].sort((a, b) => b.length - a.length);
    const longest = longestFirst[0]?.length ?? 0;
    // Each secret is looked for in all of this, so it has to be short, however long the text is.
    const beginning = text.slice(0, length + 4 * longest);
    const masked = longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '***'), beginning);
    const isWhole = beginning.length === text.length;
    return masked.slice(0, isWhole ? length : Math.min(length, Math.max(0, masked.length - longest)));
}
/** Returns `text` without the query of any URL in it, for signatures and tokens are in there. */
function withoutQueries(text) {
    return text.replace(/[^\s"'<>]+/g, (run) => {
        const urlAt = run.search(/\bhttps?:\\?\/\\?\//i);
        const queryAt = urlAt < 0 ? -1 : run.indexOf('?', urlAt);
        // A question mark that nothing follows ends a question: «did you mean https://api.example.com?»
        return queryAt < 0 || queryAt === run.length - 1 ? run : `${run.slice(0, queryAt)}?…`;
    });
}
/** A template tag: the literal words are ours, every value goes through `clean` (unless it is `SafeText`). */
function safe(words, ...values) {
    const shown = values.map((value) => (value instanceof CleanText ? value.text : clean(value)));
    return new CleanText(words.reduce((text, word, i) => `${text}${shown[i - 1]}${word}`));
}
/**
 * Fills the `{name}` placeholders of a message template. A part in square brackets is left out when any value in
 * it is missing or empty. Every value goes through `clean`.
 */
function fill(template, values) {
    const optional = /\[([^[\]]*)\]/g;
    const placeholder = /\{(\w+)\}/g;
    const shown = (name) => show(values[name]);
    const kept = template.replace(optional, (_, part) => [...part.matchAll(placeholder)].every((match) => shown(match[1] ?? '') !== '') ? part : '');
    return new CleanText(kept.replace(placeholder, (_, name) => shown(name)));
}
function show(value) {
    if (value instanceof CleanText)
        return value.text;
    if (typeof value === 'object')
        return value.map((item) => `\n- ${show(item)}`).join('');
    return clean(value);
}

;// CONCATENATED MODULE: ./lib/messages.js

/** Every way to fail, in words: the only place where the step's errors are worded. */
const MESSAGES = {
    'bad-inputs': {
        outcome: 'rejected',
        text: 'The inputs of this step are invalid; it stopped before doing anything:{errors}',
    },
    'node-too-old': {
        outcome: 'rejected',
        text: 'This step needs Node {needed} or newer, but the runner started it with Node {found}; it stopped before doing anything. Use a runner or a container image that has Node {needed}.',
    },
    unauthorized: {
        outcome: 'rejected',
        text: 'The service does not accept the API key (HTTP 401).[ It said: “{said}”.] The key may be mistyped, revoked or expired: create a new admin key on the API keys page of the dashboard and store it in the secret that `api-key` reads.',
    },
    'payment-required': {
        outcome: 'rejected',
        text: 'The service asks for payment (HTTP 402).[ It said: “{said}”.] Static export requires the Enterprise plan: check the plan of the organization that the API key belongs to.',
    },
    forbidden: {
        outcome: 'rejected',
        text: 'The service does not allow this API key to do that (HTTP 403).[ It said: “{said}”.] Check that it is an admin key with write scope, that it may be used from this runner’s IP address, that it belongs to the organization that owns the site, and that the plan is Enterprise (static export requires it).',
    },
    'export-address-not-found': {
        outcome: 'rejected',
        text: 'The service could not find the static export API or the site (HTTP 404).[ It said: “{said}”.] Check that `base-url` is the root of the administrative API and that `domain` is a site of this organization.',
    },
    'export-job-not-found': {
        outcome: 'rejected',
        text: 'The service has no export job {job} (HTTP 404).[ It said: “{said}”.] Check `job-id`, and that the API key belongs to the organization that started the job; an agent’s job needs `mode: agent-job`.',
    },
    'agent-job-not-found': {
        outcome: 'rejected',
        text: 'The service has no agent job {job} in project {project} (HTTP 404).[ It said: “{said}”.] Check `job-id` and `project-id` (shown on the API keys page of the dashboard), and that the API key belongs to that project; an export needs `mode: export`.',
    },
    invalid: {
        outcome: 'rejected',
        text: 'The service rejected the request as invalid (HTTP {status}).[ It said: “{said}”.] For an export, `domain` must be the host name of a site of this organization, without scheme or path.',
    },
    redirected: {
        outcome: 'rejected',
        text: 'The service answered with a redirect (HTTP {status})[ to {host}]. It was not followed, because that would have sent the API key along: set `base-url` to the address of the API itself.',
    },
    refused: {
        outcome: 'rejected',
        text: 'The service refused the request (HTTP {status}).[ It said: “{said}”.] Retrying would not help: check `base-url` and the inputs of this step.',
    },
    'not-the-api': {
        outcome: 'rejected',
        text: 'The server at `base-url` is not the administrative API: it sent a web page (HTTP {status}). Set `base-url` to the root of the API; if it already is, a proxy or a firewall is answering in its place.',
    },
    'start-not-the-api': {
        outcome: 'unreachable',
        text: 'The server at `base-url` is not the administrative API: it answered the request to start the export with a web page. Set `base-url` to the root of the API. If a proxy answered in its place, the export may have been started: look for it in the dashboard before you run this step again.',
    },
    unreachable: {
        outcome: 'unreachable',
        text: 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ The service last reported the job as {status}.][ It said: “{said}”.] Check `base-url`, the network between runner and service, and the service’s status page.',
    },
    'not-connected': {
        outcome: 'unreachable',
        text: 'The service at {host} could not be asked {what}: {why}; gave up after {attempts} in {elapsed}.[ {started}][ The service last reported the job as {status}.] Check the host and port in `base-url`, and whether a firewall or a proxy is between runner and service.',
    },
    'proxy-failed': {
        outcome: 'unreachable',
        text: 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ The service last reported the job as {status}.] Check `HTTPS_PROXY` and `NO_PROXY` in the environment of the job: the proxy’s host, port, user name and password, and whether the service should be reached through it at all.',
    },
    'start-unknown': {
        outcome: 'unreachable',
        text: 'It is unknown whether the export was started: {why}.[ The service said: “{said}”.] The start was not sent again, because the export may be running. Look for it in the dashboard: if it is there, run this step with its `job-id`; if not, run this step again.',
    },
    'export-failed': {
        outcome: 'job-failed',
        text: 'The export job {job} failed.[ The service said: “{said}”.] The site’s build in the dashboard has the details; once it is fixed, run this step again to start a new export.',
    },
    'agent-failed': {
        outcome: 'job-failed',
        text: 'The agent job {job} failed: the agent hit an error that it could not recover from.[ The service said: “{said}”.] Look at the job in the dashboard, then give the agent its instruction again.',
    },
    'timed-out': {
        outcome: 'timed-out',
        text: 'The job {job} was still {status} after {elapsed} (`wait-timeout`). The service is still working on it: follow it with `job-id` instead of starting another one, or set a longer `wait-timeout`.',
    },
    cancelled: {
        outcome: 'cancelled',
        text: 'The step was cancelled.[ The job {job} is still running at the service: follow it with `job-id` instead of starting another one.]',
    },
    'cancelled-while-starting': {
        outcome: 'cancelled',
        text: 'The step was cancelled while it was starting the export, so it is unknown whether the job exists. Look for it in the dashboard: if it is there, run this step with its `job-id`.',
    },
    'link-missing': {
        outcome: 'bundle-failed',
        text: 'The service answered the request for the bundle of job {job} without a `bundleUrl`.[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'link-invalid': {
        outcome: 'bundle-failed',
        text: 'The link to the bundle of job {job} cannot be used: {why}. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'bundle-not-ready': {
        outcome: 'bundle-failed',
        text: 'The job {job} is completed, but after {attempts} the service still says that its bundle is not ready (HTTP 409).[ It said: “{said}”.] Run this step again with `job-id` in a few minutes.',
    },
    'download-refused': {
        outcome: 'bundle-failed',
        text: 'The storage refused the download: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, check whether a proxy between runner and storage changes requests, and contact the service’s support.',
    },
    'redirect-refused': {
        outcome: 'bundle-failed',
        text: 'The redirect from {host}[ to {target}] was not followed: {why}. Check whether a proxy between runner and storage asks for a login, and contact the service’s support.',
    },
    'download-failed': {
        outcome: 'bundle-failed',
        text: 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ It said: “{said}”.] Check the network between runner and storage, then run this step again with `job-id`.',
    },
    'download-mismatch': {
        outcome: 'bundle-failed',
        text: 'What was downloaded is not the archive that was announced: {what} is {got} instead of {expected}. It was discarded. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'download-too-large': {
        outcome: 'bundle-failed',
        text: 'The archive is larger than {limit}[ (announced size: {size})], the most that `max-unpacked-size` and `max-unpacked-files` allow. None of it was kept. Set higher limits if the site is really that large.',
    },
    'download-reencoded': {
        outcome: 'bundle-failed',
        text: 'The storage sent the archive with the encoding {encoding}, which was not requested and is not the archive’s own. Check whether a proxy or CDN between runner and storage re-encodes what it passes on, or whether the object was stored with a wrong Content-Encoding.',
    },
    'not-an-archive': {
        outcome: 'bundle-failed',
        text: 'What was downloaded is not an archive of a site: it looks like {kind}. Expected zip, tar, tar.gz or tar.zst. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'archive-empty': {
        outcome: 'bundle-failed',
        text: 'The archive is empty: {why}. Look at the export in the dashboard, then run this step again to start a new one.',
    },
    'archive-damaged': {
        outcome: 'bundle-failed',
        text: 'The archive is damaged[ at “{entry}”]: {why}. None of it was kept. Run this step again with `job-id`; if that does not help, start a new export.',
    },
    'archive-window-too-large': {
        outcome: 'bundle-failed',
        text: 'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Contact the service’s support: archives must be made with a window of at most 128 MiB (`zstd --long=27`).',
    },
    'entry-refused': {
        outcome: 'bundle-failed',
        text: 'The archive was refused because of its entry “{entry}”: {why}. No site needs such an entry, so nothing from the archive was kept. Contact the service’s support.',
    },
    'entry-unsupported': {
        outcome: 'bundle-failed',
        text: 'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux with `site-path` on an ordinary disk, or keep the archive with `bundle-path` instead of unpacking it here.',
    },
    'archive-too-large': {
        outcome: 'bundle-failed',
        text: 'The archive unpacks to more than {limit}, the limit of `{input}`. None of it was kept. Set a higher `{input}` if the site is really that large.',
    },
    'out-of-memory': {
        outcome: 'bundle-failed',
        text: 'The paths in the archive need more memory than this step has: its heap is limited to {heap}. Nothing from the archive was kept. Run this step on a runner with more memory.',
    },
    'disk-full': {
        outcome: 'bundle-failed',
        text: 'There is not enough disk space for {what}[: {needed} needed, {free} free]. What this step wrote so far is removed; the log names what is not. Free up space on the runner, or point the paths of this step to a larger disk.',
    },
    'permission-denied': {
        outcome: 'bundle-failed',
        text: 'This step is not allowed to write {what} ({why}). Check the owner and the permissions of the folder on the runner.',
    },
    'path-not-replaceable': {
        outcome: 'bundle-failed',
        text: 'The path {path} cannot be replaced ({why}). It was left untouched: use another path, or set `overwrite: true` if that is all that is missing.',
    },
    'path-in-use': {
        outcome: 'bundle-failed',
        text: 'The path {path} is in use ({why}). It was left untouched. Either a file system is mounted there, or a program has it open: stop that program, or use another path.',
    },
    'disk-failed': {
        outcome: 'bundle-failed',
        text: 'The runner’s disk reported an error at {what}: {why}. What this step wrote so far is removed; the log names what is not. Check the runner’s disk, then run this step again with `job-id`.',
    },
    'earlier-site-unusable': {
        outcome: 'rejected',
        text: 'The earlier site in `compare-with` ({path}) cannot be used: {why}. Nothing was started, and nothing of it was kept. Check how an earlier step of the workflow got it; if there is no earlier site yet, leave `compare-with` empty.',
    },
    'compare-failed': {
        outcome: 'verify-failed',
        text: 'The site in {site} could not be compared with the earlier one in `compare-with`: {why}. The outputs `changed` and `changesReport` are empty, as they are without an earlier site. Check the runner’s disk; if that is fine, this is a bug in the action: please report it, with the log of a run that has debug logging on.',
    },
    'verify-failed': {
        outcome: 'verify-failed',
        text: 'The check of the site found {errors}, so with `verify: strict` {consequence}. The job summary shows {shown}; the full report is {report}, with report.html beside it. The site is in {site}. Fix the pages, list what cannot be fixed in `accepted-findings`, or set `verify: report` to continue anyway.',
    },
    'check-disk-failed': {
        outcome: 'verify-failed',
        text: 'The site in {site} could not be checked: {why}. Check the runner’s disk.[ `verify: {off}` continues without a check.]',
    },
    'check-crashed': {
        outcome: 'verify-failed',
        text: 'The check of the site in {site} failed ({what}), so it is unknown whether the site has errors. This is a bug in the action, not a problem with the site: please report it, with the log of a run that has debug logging on.[ `verify: {off}` continues without a check.]',
    },
    'live-failed': {
        outcome: 'live-failed',
        text: 'What {url} answers is not the site in {site}: found {errors} in the last answers, {elapsed} after the first request. The job summary shows {shown}; the full report is {report}. If the deployment is still in progress, set a longer `wait-timeout`; otherwise, check whether it succeeded, and how the host is configured.',
    },
    'live-unreachable': {
        outcome: 'unreachable',
        text: 'Asking {host} for the published site failed: {why}; gave up after {attempts} in {elapsed}. Check `live-url`, the name and the certificate of the host, and the network between runner and host.',
    },
    'values-file-deleted': {
        outcome: 'handover-failed',
        text: 'The values file {file} existed when the step began and is gone now, with everything else that was in it. It was not created again: put it back, then run this step again, with `job-id` if the log shows one.',
    },
    'values-file-unusable': {
        outcome: 'handover-failed',
        text: 'The values file {file} cannot be written: {why}. It was not changed; check `values-file` and what earlier steps of the workflow left there.',
    },
    'values-file-syntax': {
        outcome: 'handover-failed',
        text: 'The values file {file} is not valid YAML: {why}[ (line {line}, column {column})]. It was not changed; fix it and run the step again.',
    },
    'values-file-documents': {
        outcome: 'handover-failed',
        text: 'The values file {file} contains {count} YAML documents, and it is unclear which one is meant. It was not changed; leave one document in it, or name another file in `values-file`.',
    },
    'values-file-shape': {
        outcome: 'handover-failed',
        text: 'In the values file {file}, {what} is not what a deployment expects: the file and `staticExport` must be maps, and the keys in `staticExport` must be plain values. It was not changed; fix it and run the step again.',
    },
    'values-file-shared': {
        outcome: 'handover-failed',
        text: 'In the values file {file}, {what} is shared with other places by an anchor, an alias or a merge, so setting it would change those too. It was not changed; write out `staticExport` with its own values.',
    },
    'values-file-unsupported': {
        outcome: 'handover-failed',
        text: 'In the values file {file}, `staticExport` is written in a way that cannot be changed safely, for example with tags or explicit keys (“?”). It was not changed; write it as an ordinary map.',
    },
    'release-needs-tag': {
        outcome: 'rejected',
        text: 'The input `release-asset` attaches the archive to the release of the tag that the workflow runs on, but this workflow runs on {ref}. Trigger it by pushing a tag (`on: push: tags`) or by a release, or run it by hand on a tag.',
    },
    'release-asset-name': {
        outcome: 'rejected',
        text: 'The name {name} in `release-asset` is invalid: {why}.',
    },
    'release-token-missing': {
        outcome: 'rejected',
        text: 'The input `release-asset` needs `github-token`, which is empty. Leave `github-token` out to use the workflow’s own token, or check the secret that it reads.',
    },
    'release-token-refused': {
        outcome: 'handover-failed',
        text: 'GitHub does not accept `github-token` (HTTP 401).[ It said: “{said}”.] The token may have expired or been revoked, or belong to another server.',
    },
    'release-forbidden': {
        outcome: 'handover-failed',
        text: 'GitHub did not let `github-token` {what} (HTTP {status}).[ It said: “{said}”.] Give the job `permissions: contents: write`, or give your own token write access to the contents of this repository; after a 404, check whether the release still exists.',
    },
    'release-missing': {
        outcome: 'handover-failed',
        text: 'The repository {repository} has no release for the tag {tag}, published or draft. Create one in an earlier step or job, for example with `gh release create {tag} --draft --verify-tag`, then run this step.',
    },
    'release-missing-in-fork': {
        outcome: 'handover-failed',
        text: 'This workflow runs in {repository}, a fork that has no release for the tag {tag}: forks get the tags, but not the releases. Run it in the original repository, or create a release in the fork.',
    },
    'release-immutable': {
        outcome: 'handover-failed',
        text: 'The release of the tag {tag} is published and immutable: nothing can be attached to it any more. Attach the archive while the release is a draft, and publish it afterwards.',
    },
    'release-asset-exists': {
        outcome: 'handover-failed',
        text: 'The release of the tag {tag} already has an asset {asset} with different content ({digest}). Set `overwrite: true` to replace it, or choose another name in `release-asset`.',
    },
    'release-asset-busy': {
        outcome: 'handover-failed',
        text: 'Another run is uploading {asset} to the release of the tag {tag}: it started at {startedAt} and has not finished. Its upload was left alone; once that run is done, run this step again with `job-id`.',
    },
    'release-asset-contested': {
        outcome: 'handover-failed',
        text: 'Other runs keep replacing {asset} in the release of the tag {tag}: it has different content again ({digest}). That content was left in place, and nothing from this run remains there. Give the workflow a `concurrency` group so that runs for one tag wait for each other, then run this step again with `job-id`.',
    },
    'release-asset-too-large': {
        outcome: 'handover-failed',
        text: 'The archive has {size} bytes, but a release asset must be smaller than 2 GiB. Keep it with `bundle-path` and publish it elsewhere.',
    },
    'release-asset-damaged': {
        outcome: 'handover-failed',
        text: 'The asset {asset} did not arrive at GitHub as it was sent: {why}. It was removed; run this step again with `job-id`.',
    },
    'release-refused': {
        outcome: 'handover-failed',
        text: 'Could not {what} on GitHub (HTTP {status}).[ It said: “{said}”.] Retrying would not help: check the release and its limits.',
    },
    'release-unreachable': {
        outcome: 'handover-failed',
        text: 'Could not {what} on {server}: {why}; gave up after {attempts}.[ It said: “{said}”.] Check the network between runner and server[ and {statusPage}], then run this step again, with `job-id` if the log shows one.',
    },
    'runner-file': {
        outcome: 'handover-failed',
        text: 'The file that {file} names could not be written: {why}. Check the runner’s disk; the outputs and the summary of this step may be incomplete.',
    },
    unexpected: {
        outcome: 'handover-failed',
        text: 'This step failed unexpectedly ({what}). This is a bug in the action, not in your workflow: please report it, with the log of a run that has debug logging on.',
    },
};
/** Returns the words of a message with its values filled in, each made safe to show. */
function wording(code, values) {
    return fill(MESSAGES[code].text, values);
}

;// CONCATENATED MODULE: ./lib/errors.js


/**
 * The one error that users see. The code says what happened; its wording and its outcome are in messages.ts. `cause` is
 * shown only with debug logging.
 */
class errors_StepError extends Error {
    name = 'StepError';
    code;
    values;
    outcome;
    shown;
    constructor(code, values, cause) {
        const shown = wording(code, values);
        super(shown.text, cause === undefined ? undefined : { cause });
        this.code = code;
        this.values = values;
        this.outcome = MESSAGES[code].outcome;
        this.shown = shown;
    }
}
/** Returns the error to report for `error`, whatever was thrown: anything but a StepError is a bug of this action. */
function asStepError(error) {
    return error instanceof errors_StepError ? error : new errors_StepError('unexpected', { what: textOf(error) }, error);
}
/** Returns the message of anything that was thrown; foreign text. */
function errorMessage(error) {
    return isNativeError(error) ? error.message : textOf(error);
}
/** Returns whatever was thrown as text. Libraries may throw what has none, such as an object without a prototype. */
function textOf(thrown) {
    try {
        return String(thrown);
    }
    catch {
        return `a thrown ${typeof thrown} that cannot be shown as text`;
    }
}

;// CONCATENATED MODULE: ./lib/units.js
/** Durations, sizes, counts and lists, as people write and read them. */
const DURATION = /^(?:(\d+) ?d ?)?(?:(\d+) ?h ?)?(?:(\d+) ?m(?:in)? ?)?(?:(\d+) ?s)?$/;
const DECIMAL = /^(\d+\.\d+) ?(d|h|m|min|s)$/;
const units_SIZE = /^(\d+)\s*([kmgt]i?)?b?$/i;
/** Longer texts are no duration and no size, but numbers that lose digits. In characters. */
const units_MAX_LENGTH = 16;
const DURATION_UNITS = {
    d: 86_400_000,
    h: 3_600_000,
    m: 60_000,
    min: 60_000,
    s: 1_000,
};
const SIZE_UNITS = {
    '': 1,
    k: 1e3,
    m: 1e6,
    g: 1e9,
    t: 1e12,
    ki: 2 ** 10,
    mi: 2 ** 20,
    gi: 2 ** 30,
    ti: 2 ** 40,
};
/**
 * Returns the ms of `45s`, `30m` or `30 min`, `2h` or `1.5h`, `1h30m` or `1h 30m`, `2d`, or a bare number of seconds;
 * undefined if it is none.
 */
function parseDuration(text) {
    if (text.length > units_MAX_LENGTH)
        return undefined;
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const [, decimal, unit = ''] = DECIMAL.exec(text) ?? [];
    if (decimal !== undefined)
        return Math.round(Number(decimal) * (DURATION_UNITS[unit] ?? Number.NaN));
    const match = text === '' ? null : DURATION.exec(text);
    if (!match)
        return undefined;
    const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
    return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
}
/** Returns the bytes of `500MB`, `4GiB` or a bare number; undefined if it is none. */
function parseSize(text) {
    const match = text.length > units_MAX_LENGTH ? null : units_SIZE.exec(text);
    const unit = SIZE_UNITS[(match?.[2] ?? '').toLowerCase()];
    return match && unit ? Number(match[1]) * unit : undefined;
}
/** Returns `ms` as `0.4s`, `45s`, `1m 05s`, `2h 03m` or `1d 04h`. */
function showDuration(ms) {
    if (ms < 9_950)
        return `${Math.max(0, ms / 1_000)
            .toFixed(1)
            .replace('.0', '')}s`;
    const seconds = Math.round(ms / 1_000);
    const [days, hours, minutes] = [
        Math.floor(seconds / 86_400),
        Math.floor(seconds / 3_600) % 24,
        Math.floor(seconds / 60) % 60,
    ];
    const two = (n) => String(n).padStart(2, '0');
    if (days > 0)
        return `${days}d ${two(hours)}h`;
    if (hours > 0)
        return `${hours}h ${two(minutes)}m`;
    if (minutes > 0)
        return `${minutes}m ${two(seconds % 60)}s`;
    return `${seconds}s`;
}
/** Returns `bytes` in the largest binary unit that leaves at least 1, with one decimal: `4.0 GiB`. */
function units_showSize(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
    return power === 0 ? `${bytes} B` : `${(bytes / 2 ** (10 * power)).toFixed(1)} ${units[power]}`;
}
/**
 * Returns a number with its noun: `0 pages`, `1 page`, `12,345 pages`. `many` is the plural where an `s` alone does not
 * make it.
 */
function count(n, one, many = `${one}s`) {
    return `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
}
/** Returns `a, b and c`, or `a, b or c`. */
function joinWords(words, conjunction) {
    return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${conjunction} `);
}

;// CONCATENATED MODULE: ./lib/disk/disk-error.js




/** Returns whether `error` came from a call to the file system, and not from what the bytes say. */
function disk_error_isDiskError(error) {
    return (0,types_namespaceObject.isNativeError)(error) && 'syscall' in error && 'code' in error;
}
/**
 * Returns what exists at `path`, without following a symbolic link; undefined if nothing does.
 * @throws Error of the disk
 */
function lstatIfExists(path) {
    try {
        return lstatSync(path);
    }
    catch (error) {
        if (disk_error_isDiskError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return undefined;
        throw error;
    }
}
/** Codes of the system (errno(3)), by what they mean to the user. */
const MEANINGS = {
    ENOSPC: 'disk-full',
    EDQUOT: 'disk-full',
    EFBIG: 'disk-full',
    EACCES: 'permission-denied',
    EPERM: 'permission-denied',
    EROFS: 'permission-denied',
    EEXIST: 'path-not-replaceable',
    ENOTEMPTY: 'path-not-replaceable',
    EBUSY: 'path-in-use',
    ETXTBSY: 'path-in-use',
    ENOTDIR: 'path-not-replaceable',
    EISDIR: 'path-not-replaceable',
};
/** Returns the error to report for writing `what` if `error` came from the file system; else `error` itself. */
function explainDiskError(error, what) {
    if (!disk_error_isDiskError(error))
        return error;
    const why = error.code ?? error.message;
    switch (MEANINGS[why]) {
        case 'disk-full':
            return new StepError('disk-full', { what, needed: undefined, free: undefined }, error);
        case 'permission-denied':
            return new StepError('permission-denied', { what, why }, error);
        case 'path-in-use':
            return new StepError('path-in-use', { path: what, why }, error);
        case 'path-not-replaceable':
            return new StepError('path-not-replaceable', { path: what, why }, error);
        default:
            return new StepError('disk-failed', { what, why }, error);
    }
}
/** Runs `work`, which writes `what`, and returns its result. @throws StepError for an error of the disk */
function onDisk(what, work) {
    try {
        return work();
    }
    catch (error) {
        throw explainDiskError(error, what);
    }
}
/** @throws StepError (`disk-full`) if `bytes` more are known not to fit on the file system of `folder` */
function ensureRoom(folder, bytes, what) {
    const free = freeBytes(folder);
    if (free === undefined || free >= bytes)
        return;
    throw new StepError('disk-full', { what, needed: showSize(bytes), free: showSize(free) });
}
/** Returns how many bytes may be written to the file system of `folder`; undefined where it does not say. */
function freeBytes(folder) {
    try {
        const { bsize, bavail, blocks } = statfsSync(folder);
        // Some network and user-space file systems answer with zeros.
        return blocks === 0 ? undefined : bsize * bavail;
    }
    catch (error) {
        if (disk_error_isDiskError(error))
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./lib/disk/paths.js



/** Returns whether a path is `folder` or below it; both absolute, symbolic links are not followed. */
function paths_isWithin(path, folder) {
    const way = relative(folder, path);
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
/** Returns the path without symbolic links of a path that need not exist yet. @throws Error of the file system */
function realPathOf(path) {
    try {
        return realpathSync(path);
    }
    catch (error) {
        if (!isDiskError(error) || error.code !== 'ENOENT')
            throw error;
        return join(realPathOf(dirname(path)), basename(path));
    }
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./lib/event-loop.js

/** How long timers and signals may have to wait, as far as no single system call takes longer. In ms. */
const SLICE_MS = 20;
/**
 * Splits long work into slices of time, between which timers and signals are served: work that is synchronous, or that
 * awaits only promises that are already settled, would keep them waiting until it is done. Slices are measured in time
 * because the same number of files takes a hundred times longer on a slow disk.
 */
class TimeSlice {
    #now;
    #startedAt;
    /** `now` returns a time in ms. */
    constructor(now = () => performance.now()) {
        this.#now = now;
        this.#startedAt = now();
    }
    /** Returns what to await before going on if the slice is over: it yields to the event loop and starts the next slice. */
    yieldIfOver() {
        return this.#now() - this.#startedAt < SLICE_MS ? undefined : this.#yield();
    }
    async #yield() {
        await setImmediate();
        this.#startedAt = this.#now();
    }
}
/**
 * Returns what to await between the steps of long work: it yields to the event loop when a time slice is over.
 * @throws the reason of `signal` soon after it is aborted
 */
function event_loop_checkpoint(signal) {
    const timeSlice = new TimeSlice();
    return async () => {
        await timeSlice.yieldIfOver();
        signal.throwIfAborted();
    };
}
/**
 * Yields `items`, and yields to the event loop between them often enough for timers and signals.
 * @throws the reason of `signal` soon after it is aborted
 */
async function* interruptible(items, signal) {
    const yieldIfOver = event_loop_checkpoint(signal);
    for await (const item of items) {
        yield item;
        await yieldIfOver();
    }
}
/** Resolves when `work` does. @throws what `work` throws; the reason of `signal` as soon as it is aborted */
async function orAborted(work, signal) {
    const { promise: aborted, reject } = Promise.withResolvers();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        signal.throwIfAborted();
        await Promise.race([work, aborted]);
        signal.throwIfAborted();
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}

;// CONCATENATED MODULE: ./lib/web/tree.js




/** Returns the name without loops of what a path leads to; the same path where there are none on it. */
function withoutLoops(path, loops) {
    let name = path;
    for (;;) {
        const loop = loops.find((link) => name.startsWith(link.name) || `${name}/` === link.name);
        if (loop === undefined)
            return name;
        // The folder's name is shorter than that of a link within it, so this ends.
        name = loop.folder + name.slice(loop.name.length);
    }
}
/** Returns the index of the first of the sorted `names` that does not come before `start`; their number if there is none. */
function firstFrom(names, start) {
    let from = 0;
    let to = names.length;
    while (from < to) {
        const middle = (from + to) >>> 1;
        if ((names[middle] ?? '') < start)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
/** Do any of the sorted `names` begin with `folder`, which ends in a slash? */
function hasFolder(names, folder) {
    return names[firstFrom(names, folder)]?.startsWith(folder) === true;
}
/**
 * Returns the path of a name of the site, for the file system. Names that are not UTF-8 can only be given as
 * bytes.
 */
function pathOf(root, name) {
    return Buffer.from(`${byte_strings_toBytes(root)}/${name}`, 'latin1');
}
/**
 * Under how many names that lead through several symbolic links one folder is listed: a dozen folders that all link
 * to each other have a billion.
 */
const MAX_NAMES = 100;
/**
 * Lists what a web server would find below `root`, except what symbolic links lead to that leave it: for a site that
 * somebody else made. `skipped` is called for each of those, `visit` as by `listTree`.
 * @throws as `listTree` does
 */
function listConfinedTree(root, signal, skipped, visit = () => { }) {
    return list(root, signal, { visit, skipped });
}
/**
 * Lists what a web server would find below `root`. Symbolic links are followed, as servers do, but never round in
 * circles; those that lead nowhere, and what is neither file nor folder, do not exist. `visit` is called for each
 * file as it is found, with its size in bytes.
 * @throws what the file system throws when `root` cannot be read; the reason of `signal` soon after it is aborted
 */
function listTree(root, signal, visit = () => { }) {
    return list(root, signal, { visit, skipped: undefined });
}
async function list(root, signal, { visit, skipped }) {
    const found = [];
    const folderOfRoot = realpathSync(root);
    const folders = [{ name: '', real: folderOfRoot, above: [], links: 0 }];
    const listed = new Map();
    const unreadable = [];
    const loops = [];
    let unreadNames = 0;
    const yieldIfOver = checkpoint(signal);
    const isOutside = (name) => !isWithin(realpathSync(pathOf(root, name)), folderOfRoot);
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = entriesOf(root, folder.name);
        if (typeof entries === 'string')
            unreadable.push({ name: folder.name, why: entries });
        for (const entry of typeof entries === 'string' ? [] : entries) {
            await yieldIfOver();
            const name = folder.name + entry.name.toString('latin1');
            const status = statusOf(root, name);
            if (skipped !== undefined && status !== undefined && entry.isSymbolicLink() && isOutside(name)) {
                skipped(name);
                continue;
            }
            if (status?.isFile()) {
                found.push({ name, size: status.size });
                visit(name, status.size);
            }
            if (!status?.isDirectory())
                continue;
            const real = entry.isSymbolicLink()
                ? realpathSync(pathOf(root, name), 'latin1')
                : `${folder.real}/${entry.name.toString('latin1')}`;
            const above = [...folder.above, folder];
            const same = above.find((outer) => outer.real === real);
            if (same !== undefined)
                loops.push({ name: `${name}/`, folder: same.name });
            const links = folder.links + Number(entry.isSymbolicLink());
            const times = (listed.get(real) ?? 0) + Number(links > 1);
            if (same === undefined && times > MAX_NAMES)
                unreadNames++;
            if (same !== undefined || times > MAX_NAMES)
                continue;
            listed.set(real, times);
            folders.push({ name: `${name}/`, real, above, links });
        }
    }
    found.sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
        root,
        names: found.map((file) => file.name),
        sizes: found.map((file) => file.size),
        unreadable,
        loops,
        unreadNames,
    };
}
/** Returns the error's code where a folder below the root cannot be read. */
function entriesOf(root, folder) {
    try {
        return readdirSync(pathOf(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
        if (folder === '' || code === undefined)
            throw error;
        return code;
    }
}
/** Whatever cannot be reached is treated as missing, as a link that leads nowhere is. */
function statusOf(root, name) {
    try {
        return statSync(pathOf(root, name));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/changes/files/read-file.js



/** Files are read in pieces of this size, in bytes. */
const read_file_PIECE_BYTES = 1 << 20;
/** Of larger files, in bytes, the bytes alone count. */
const MAX_TEXT_BYTES = 64 << 20;
const first = Buffer.allocUnsafe(read_file_PIECE_BYTES);
const second = Buffer.allocUnsafe(read_file_PIECE_BYTES);
/** Files in which generators leave more than people wrote. */
const GENERATED_TEXT = /\.(?:m?js|cjs|css|json|txt|xml|rss|atom|svg|webmanifest|ya?ml|html?)$/i;
/**
 * Returns whether two files, by their paths, have the same bytes. `pause` is awaited between pieces.
 * @throws Error of the file system; what `pause` throws
 */
async function haveSameBytes(a, b, pause) {
    const files = [];
    try {
        files.push((0,external_node_fs_namespaceObject.openSync)(a, 'r'));
        files.push((0,external_node_fs_namespaceObject.openSync)(b, 'r'));
        const [one = 0, other = 0] = files;
        for (;;) {
            const read = readFully(one, first);
            if (read !== readFully(other, second))
                return false;
            if (first.compare(second, 0, read, 0, read) !== 0)
                return false;
            if (read < read_file_PIECE_BYTES)
                return true;
            await pause();
        }
    }
    finally {
        for (const file of files)
            (0,external_node_fs_namespaceObject.closeSync)(file);
    }
}
/**
 * Returns the bytes of two files, by their paths; those of most files are valid until other files are read.
 * @throws Error of the file system
 */
function bytesOfBoth(a, b) {
    return [read_file_bytesOf(a, first), read_file_bytesOf(b, second)];
}
function read_file_bytesOf(path, buffer) {
    const file = (0,external_node_fs_namespaceObject.openSync)(path, 'r');
    try {
        const read = readFully(file, buffer);
        if (read < buffer.length)
            return buffer.subarray(0, read);
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(file);
    }
    return (0,external_node_fs_namespaceObject.readFileSync)(path);
}
/**
 * Returns what is remembered of the file `name` at `path`, of `size` bytes. `pause` is awaited between pieces.
 * @throws Error of the file system; what `pause` throws
 */
async function fileFingerprint(path, name, size, pause) {
    const bytes = (0,external_node_crypto_namespaceObject.createHash)('sha256');
    const isText = GENERATED_TEXT.test(name) && size <= MAX_TEXT_BYTES;
    const stable = isText ? (0,external_node_crypto_namespaceObject.createHash)('sha256') : undefined;
    const file = (0,external_node_fs_namespaceObject.openSync)(path, 'r');
    try {
        let rest = '';
        for (;;) {
            const read = readFully(file, first);
            const piece = first.subarray(0, read);
            bytes.update(piece);
            if (stable !== undefined) {
                const text = rest + piece.toString('latin1');
                // What looks generated must not be cut in two.
                const end = read < read_file_PIECE_BYTES ? text.length : lastBreak(text);
                stable.update(stableData(text.slice(0, end)), 'latin1');
                rest = text.slice(end);
            }
            if (read < read_file_PIECE_BYTES)
                break;
            await pause();
        }
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(file);
    }
    const digest = bytes.digest('base64').slice(0, 22);
    return { bytes: digest, stable: stable?.digest('base64').slice(0, 22) ?? digest, isEmpty: size === 0 };
}
/** How far back a place to cut is looked for, in characters. */
const read_file_MAX_SEARCHED = 1_000;
function lastBreak(text) {
    const from = Math.max(0, text.length - read_file_MAX_SEARCHED);
    const at = text.slice(from).search(/[\s"'<>,;][^\s"'<>,;]*$/);
    return at === -1 ? text.length : from + at;
}
/** Reads until the buffer is full or the file ends, and returns the number of bytes. */
function readFully(file, buffer) {
    let length = 0;
    while (length < buffer.length) {
        const read = (0,external_node_fs_namespaceObject.readSync)(file, buffer, length, buffer.length - length, null);
        if (read === 0)
            break;
        length += read;
    }
    return length;
}

;// CONCATENATED MODULE: ./lib/changes/page/fingerprint.js





/** With less to read, in characters, a page is not recognized elsewhere. */
const MIN_TEXT = 20;
/**
 * Returns what is remembered of a page: digests of what a reader would notice. `text` is the page in pieces, as strings
 * of bytes; it may be read twice.
 */
function fingerprintOf(page, text, targets) {
    const syntax = syntaxOf(page);
    const collector = new FingerprintCollector(targets.of(page, baseIn(text, syntax)));
    const reader = new NoticeReader(collector, syntax);
    for (const piece of text)
        reader.write(piece);
    reader.end();
    return collector.end();
}
class FingerprintCollector {
    #targets;
    #content = new TextDigest();
    #links = new TextDigest();
    #navigation = new TextDigest();
    #isNavigation = false;
    #isRedirect = false;
    #length = 0;
    constructor(targets) {
        this.#targets = targets;
    }
    title(text) {
        this.#content.add(marked('title', text));
    }
    description(text) {
        this.#content.add(marked('description', text));
    }
    section(level) {
        this.#text.add(marked('heading', level));
    }
    heading() {
        this.#text.add(marked('heading'));
    }
    text(run) {
        this.#text.add(run);
        if (!this.#isNavigation)
            this.#length += run.length;
    }
    link(target) {
        this.#text.add(marked('link'));
        const digest = this.#isNavigation ? this.#navigation : this.#links;
        digest.add(marked('link', this.#targets.link(target)));
    }
    image(target) {
        this.#text.add(marked('image', this.#targets.image(target)));
    }
    alternative(text) {
        this.#text.add(marked('alternative', text));
    }
    mark(what) {
        this.#text.add(marked('shown', what));
    }
    region(isNavigation) {
        this.#isNavigation = isNavigation;
    }
    redirect(target) {
        this.#isRedirect = true;
        this.#links.add(marked('redirect', this.#targets.link(target)));
    }
    get #text() {
        return this.#isNavigation ? this.#navigation : this.#content;
    }
    end() {
        return {
            content: this.#content.end(),
            links: this.#links.end(),
            navigation: this.#navigation.end(),
            isBlank: this.#length < MIN_TEXT,
            isRedirect: this.#isRedirect,
        };
    }
}

;// CONCATENATED MODULE: ./lib/changes/side.js








/** Of larger pages, in bytes, the bytes alone count: nobody reads them, and nothing could interrupt reading one. */
const MAX_PAGE = 16 << 20;
/** Pages that do nothing else but send readers on are shorter, in bytes. */
const MAX_REDIRECT = 1 << 16;
const REFRESH = /http-equiv\s*=\s*["']?\s*refresh/i;
function opaquePage(bytes) {
    return { content: bytes, links: '', navigation: '', isBlank: false, isRedirect: false };
}
/** One of two sites that are compared. */
class Side {
    names;
    #root;
    #sizes;
    #pause;
    #unreadable;
    /** Stands for what cannot be read: it differs from everything on the other side. */
    #unread;
    /** `which` tells the two sides apart: what cannot be read on either of them must not count as the same. */
    constructor(which, { root, names, sizes, unreadable }, pause) {
        this.#unread = { bytes: which, stable: which, isEmpty: true };
        this.#unreadable = new Set(unreadable.map((folder) => folder.name));
        this.#root = root;
        this.#sizes = new Map(names.map((name, i) => [name, sizes[i] ?? 0]));
        this.names = new Set(names);
        this.#pause = pause;
    }
    /** What could not be read so far: files, and folders, which end in a slash. */
    get unreadable() {
        return this.#unreadable;
    }
    /** Whether the file of that name has other bytes on the other side, or cannot be read. */
    async differs(name, other) {
        if (this.#sizeOf(name) !== other.#sizeOf(name))
            return true;
        const compare = async () => !(await haveSameBytes(this.#pathOf(name), other.#pathOf(name), this.#pause));
        return ifReadable(compare, () => true);
    }
    /** Whether a page may do nothing else but send readers on. */
    mayRedirect(name) {
        if (this.#sizeOf(name) > MAX_REDIRECT)
            return Promise.resolve(false);
        const read = async () => REFRESH.test((0,external_node_fs_namespaceObject.readFileSync)(this.#pathOf(name), 'latin1'));
        return ifReadable(read, () => false);
    }
    /** Returns the bytes of a page on both sides, valid until other files are read; undefined if one of them is too large or cannot be read. */
    pageOnBoth(name, other) {
        if (this.#isLarge(name) || other.#isLarge(name))
            return Promise.resolve(undefined);
        return ifReadable(async () => bytesOfBoth(this.#pathOf(name), other.#pathOf(name)), () => undefined);
    }
    file(name) {
        const read = () => fileFingerprint(this.#pathOf(name), name, this.#sizeOf(name), this.#pause);
        return this.#ifReadable(name, read, this.#unread);
    }
    page(name, targets) {
        const read = async () => this.#isLarge(name)
            ? opaquePage((await this.file(name)).bytes)
            : fingerprintOf(name, this.#text(name), targets);
        return this.#ifReadable(name, read, opaquePage(this.#unread.bytes));
    }
    parts(name, targets) {
        const read = async () => this.#isLarge(name)
            ? opaqueParts((await this.file(name)).bytes)
            : partsOf(name, this.#text(name), targets);
        return this.#ifReadable(name, read, opaqueParts(this.#unread.bytes));
    }
    /** As `ifReadable`, and keeps the name of what is not. */
    #ifReadable(name, read, otherwise) {
        const unread = () => {
            this.#unreadable.add(name);
            return otherwise;
        };
        return ifReadable(read, unread);
    }
    #isLarge(name) {
        return this.#sizeOf(name) > MAX_PAGE;
    }
    /** In bytes. */
    #sizeOf(name) {
        return this.#sizes.get(name) ?? 0;
    }
    #pathOf(name) {
        return pathOf(this.#root, name);
    }
    #text(name) {
        return new PageText(this.#pathOf(name), syntaxOf(name));
    }
}
/** Returns what `work` does, or what `otherwise` does if the file system does not let it: one file must not cost all others. */
async function ifReadable(work, otherwise) {
    try {
        return await work();
    }
    catch (error) {
        if (disk_error_isDiskError(error))
            return otherwise();
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/changes/pool/comparer.js



const TASKS = {
    differs: ({ before, after }, name) => before.differs(name, after),
    mayHaveMoved: async ({ before, after }, name) => (await after.mayRedirect(name)) && (await before.differs(name, after)),
    earlierFile: ({ before }, name) => before.file(name),
    laterFile: ({ after }, name) => after.file(name),
    earlierPage: ({ before, earlierTargets }, name) => before.page(name, earlierTargets),
    laterPage: ({ after, laterTargets }, name) => after.page(name, laterTargets),
    change: (sides, pair) => changeOf(pair, sides),
};
/** Does tasks for two sites, one after the other. */
class Comparer {
    #sites;
    #pause;
    #sides;
    constructor(sites, pause) {
        const { earlier, later } = sites;
        this.#sites = sites;
        this.#pause = pause;
        const [before, after] = [new Side('earlier', earlier, pause), new Side('later', later, pause)];
        this.#sides = {
            before,
            after,
            earlierTargets: this.#targetsOf(before, new Map()),
            laterTargets: this.#targetsOf(after, new Map()),
            // Without other names, nothing is renamed either.
            haveSameTargets: before.names.symmetricDifference(after.names).size === 0,
        };
    }
    /** Says how files are called now: what leads to them leads to the same. */
    rename({ earlier, later }) {
        const { before, after } = this.#sides;
        this.#sides = {
            ...this.#sides,
            earlierTargets: this.#targetsOf(before, earlier),
            laterTargets: this.#targetsOf(after, later),
        };
    }
    /** Returns what a task returns for each of the items. @throws what `pause` throws */
    async do(task, items) {
        const results = [];
        for (const item of items) {
            results.push(await TASKS[task](this.#sides, item));
            await this.#pause();
        }
        return results;
    }
    /** What could not be read so far: files, and folders, which end in a slash. */
    get unreadable() {
        return this.#sides.before.unreadable.union(this.#sides.after.unreadable);
    }
    #targetsOf({ names }, renamed) {
        const { domain, basePath } = this.#sites;
        return new Targets({ domain, basePath, names, renamed });
    }
}

;// CONCATENATED MODULE: ./lib/changes/pool/comparer-thread.js
/** A thread that compares: hands every request to its comparer, and posts the reply. */


let comparer;
external_node_worker_threads_namespaceObject.parentPort?.on('message', async (request) => {
    if (request.do === 'open')
        comparer = new Comparer(request.sites, async () => { });
    else if (request.do === 'rename')
        comparer?.rename(request.renamed);
    else if (comparer)
        external_node_worker_threads_namespaceObject.parentPort?.postMessage(await replyTo(request, comparer));
});
async function replyTo(request, comparer) {
    return request.do === 'task' ? comparer.do(request.task, request.items) : [...comparer.unreadable];
}


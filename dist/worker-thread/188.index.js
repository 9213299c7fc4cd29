export const id = 188;
export const ids = [188];
export const modules = {

/***/ 188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Scanner: () => (/* binding */ Scanner)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(355);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(365);
// EXTERNAL MODULE: ./node_modules/@csstools/css-tokenizer/dist/index.mjs
var dist = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
;// CONCATENATED MODULE: ./lib/web/documents/css.js


/**
 * Functions whose string arguments are addresses: https://drafts.csswg.org/css-values-4/#urls,
 * css-images-4.
 */
const TAKES_ADDRESS = new Set([
    'url',
    'src',
    'image-set',
    '-webkit-image-set',
    'image',
]);
/**
 * Without one of these there is nothing to find, escapes apart: most style sheets in pages contain
 * none.
 */
const WORTH_READING = /url|@import|image-set|src\(|image\(|\\/i;
/**
 * Formats that no browser takes which knows WOFF: https://caniuse.com/eot,
 * https://caniuse.com/svg-fonts.
 */
const OLD_FONT = /\.(?:eot|svg)(?:[?#]|$)/i;
const MODERN_FONT = /\.woff2?(?:[?#]|$)|^data:(?:font|application)\/(?:x-)?(?:font-)?woff/i;
/**
 * Calls `found` for each address that a style sheet loads: `url()`, `@import`, `image-set()`. Left
 * out, because a browser would not load them either: `@namespace`, an `@import` after other rules,
 * addresses that are only a fragment; and relative ones in custom properties, which are resolved
 * where they are used. `declarations`: the text is a `style` attribute, not a style sheet.
 */
function scanStyle(css, declarations, found) {
    if (!WORTH_READING.test(css))
        return;
    new StyleScanner(css, declarations, found).scan();
}
/** One style sheet, and where its scan is. */
class StyleScanner {
    #css;
    #found;
    #lineAt;
    /** For each open parenthesis or function: are strings in it addresses? */
    #functions = [];
    #depth = 0;
    #importsAllowed;
    /** The at-rule at hand, until its `;` or `{`; `imported` once its address was seen. */
    #rule;
    #startsDeclaration = true;
    #isCustomProperty = false;
    /** The addresses in the `@font-face` at hand. */
    #fonts;
    constructor(css, declarations, found) {
        this.#css = css;
        this.#found = found;
        this.#lineAt = (0,line_counter/* makeLineCounter */.F)(css);
        this.#importsAllowed = !declarations;
    }
    scan() {
        const tokens = (0,dist/* tokenizer */.OH)({ css: this.#css });
        while (!tokens.endOfFile())
            this.#take(tokens.nextToken());
        this.#endFont();
    }
    #take(token) {
        switch (token[0]) {
            case dist/* TokenType */.ks.Whitespace:
            case dist/* TokenType */.ks.Comment:
            case dist/* TokenType */.ks.CDO:
            case dist/* TokenType */.ks.CDC:
                return;
            case dist/* TokenType */.ks.AtKeyword:
                this.#beginRule(token[4].value.toLowerCase());
                return;
            case dist/* TokenType */.ks.Semicolon:
                this.#endDeclaration();
                return;
            case dist/* TokenType */.ks.OpenCurly:
                this.#openBlock();
                return;
            case dist/* TokenType */.ks.CloseCurly:
                this.#closeBlock();
                return;
            default:
                this.#takeComponent(token);
        }
    }
    /** A component of a declaration or of a rule. */
    #takeComponent(token) {
        switch (token[0]) {
            case dist/* TokenType */.ks.Function:
                this.#functions.push(TAKES_ADDRESS.has(token[4].value.toLowerCase()));
                break;
            case dist/* TokenType */.ks.OpenParen:
                this.#functions.push(false);
                break;
            case dist/* TokenType */.ks.CloseParen:
                this.#functions.pop();
                break;
            case dist/* TokenType */.ks.URL:
                this.#takeAddress(token[4].value, token[2]);
                break;
            case dist/* TokenType */.ks.String:
                if (this.#rule === 'import' || this.#functions.at(-1) === true)
                    this.#takeAddress(token[4].value, token[2]);
                break;
            case dist/* TokenType */.ks.Ident:
                if (this.#startsDeclaration)
                    this.#isCustomProperty = token[4].value.startsWith('--');
        }
        this.#startsDeclaration = false;
        // Anything but an at-rule at the top of a sheet begins the first of its rules.
        if (this.#rule === undefined && this.#depth === 0)
            this.#importsAllowed = false;
    }
    #beginRule(name) {
        this.#rule = this.#ruleOf(name);
        if (this.#rule === 'other' || this.#rule === 'font')
            this.#importsAllowed = false;
        this.#startsDeclaration = false;
    }
    #ruleOf(name) {
        if (name === 'import' && this.#importsAllowed && this.#depth === 0)
            return 'import';
        if (name === 'charset' || name === 'layer')
            return 'layer';
        if (name === 'font-face')
            return 'font';
        return 'other';
    }
    #openBlock() {
        if (this.#rule === 'font')
            this.#fonts = [];
        if (this.#depth === 0)
            this.#importsAllowed = false;
        this.#depth++;
        this.#endDeclaration();
    }
    #closeBlock() {
        this.#endFont();
        this.#depth = Math.max(0, this.#depth - 1);
        this.#endDeclaration();
    }
    #endDeclaration() {
        this.#rule = undefined;
        this.#functions.length = 0;
        this.#startsDeclaration = true;
        this.#isCustomProperty = false;
    }
    /** Called also at the end of the sheet, whatever is still open. */
    #endFont() {
        const all = this.#fonts ?? [];
        this.#fonts = undefined;
        const modern = all.map(({ value }) => value).filter((value) => MODERN_FONT.test(value));
        for (const { value, line } of all) {
            const isOld = modern.length > 0 && OLD_FONT.test(value);
            if (isOld)
                this.#found({ value, line, use: 'load', modern });
            else
                this.#found({ value, line, use: 'load' });
        }
    }
    #takeAddress(value, at) {
        const rule = this.#rule;
        if (rule !== undefined && rule !== 'import' && rule !== 'layer')
            return;
        if (value === '' || value.startsWith('#'))
            return;
        if (rule === 'import')
            this.#rule = 'imported';
        if (this.#isCustomProperty && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(value))
            return;
        const line = this.#lineAt(at);
        if (this.#fonts !== undefined)
            this.#fonts.push({ value, line });
        else if (rule === 'import')
            this.#found({ value, line, use: 'load' });
        else
            this.#found({ value, line, use: 'media' });
    }
}

// EXTERNAL MODULE: ./lib/web/page/addresses.js + 1 modules
var addresses = __webpack_require__(974);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(640);
;// CONCATENATED MODULE: ./lib/web/documents/page.js




/**
 * Calls `found` for each address that a page links to or loads, those in its styles included.
 */
function scanPage(name, text, found) {
    const reader = (0,addresses/* makeAddressReader */.K)((fact, value, at) => {
        switch (fact) {
            case 'link':
            case 'download':
            case 'load':
            case 'media':
            case 'document':
            case 'symbol':
                found(fact, value, () => reader.line(at));
                break;
            case 'declarations':
            case 'style':
                scanStyle((0,byte_strings/* toText */.fE)(value), fact === 'declarations', (each) => found(each.use, (0,byte_strings/* toBytes */.ZJ)(each.value), () => reader.line(at) + each.line));
        }
    }, (0,vocabulary/* chooseSyntax */.ZL)(name));
    reader.read(text);
}

// EXTERNAL MODULE: ./lib/web/page/page-kinds.js
var page_kinds = __webpack_require__(611);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(101);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(198);
// EXTERNAL MODULE: ./lib/web/tree.js + 1 modules
var tree = __webpack_require__(955);
// EXTERNAL MODULE: ./lib/web/address.js
var web_address = __webpack_require__(986);
// EXTERNAL MODULE: ./lib/web/host/served-site.js + 28 modules
var served_site = __webpack_require__(751);
;// CONCATENATED MODULE: ./lib/check/rules/dead-address.js



/** Schemes of web servers: only what is invalid leads nowhere with them. */
const WEB = new Set(['http', 'https', 'ws', 'wss']);
/**
 * Schemes that browsers load without a server, their own pictures and what their extensions hold
 * included.
 */
const LOADED = /^(?:data|blob|about|javascript|chrome|resource|[a-z-]+-extension)$/;
/**
 * Any of these letters too much, too few, or in another place. `shttp` was a scheme once: RFC 2660.
 */
const LIKE_HTTP = /^(?!shttp$)(?=.*t)(?=.*p)[htps]{3,8}$/;
/** A name of a host that reads like a scheme, and its port. */
const HOST_AND_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/;
/**
 * Returns why no browser can use an address that leads to no server, as the end of a sentence;
 * undefined if one may. Other programs may well open links and frames with schemes of their own:
 * `mailto:`, `vscode:`.
 */
function findDeadReason(use, address) {
    if (address.length > web_address/* MAX_ADDRESS */.wm && !(0,byte_strings/* hasOtherScheme */.mS)(address))
        return 'it is longer than any address that browsers open';
    // As browsers do: https://url.spec.whatwg.org/#concept-basic-url-parser
    const clean = address.replace(/[\t\n\r]+|^[\0-\x20]+|[\0-\x20]+$/g, '').toLowerCase();
    const scheme = /^([a-z][a-z\d+.-]*):/.exec(clean)?.[1];
    if (scheme === undefined || WEB.has(scheme))
        return 'it is not a valid address';
    if (scheme === 'file' || /^[a-z]:[\\/]/.test(clean))
        return 'it points to a file on the author’s computer';
    if (HOST_AND_PORT.test(clean))
        return 'without `https://` before it, browsers take the host for a scheme';
    if (LIKE_HTTP.test(scheme) && clean.startsWith('/', scheme.length + 1))
        return 'its scheme is a misspelled `http:` or `https:`';
    const isLoaded = (0,vocabulary/* isClicked */.Uk)(use) || use === 'document' || LOADED.test(scheme);
    if (isLoaded)
        return undefined;
    return 'browsers load nothing with this scheme';
}

;// CONCATENATED MODULE: ./lib/check/rules/folder-as-host.js



/**
 * What begins with two slashes and a name that no public host has, and what follows it up to a
 * query.
 */
const AS_HOST = /^[\0-\x20]*[\\/]{2}([^\\/?#.:@\s]+)([\\/][^?#]*)?(?:[?#]|$)/;
/**
 * Returns what an address was probably meant to be that browsers take for one of another host,
 * because two slashes are in front of a folder of the site, as in `//assets/app.js`. Undefined if
 * there is no such folder.
 */
function findFolderAsHost(value, site, addresses) {
    const found = value.match(AS_HOST);
    const folder = found?.[1] ?? byte_strings/* NO_BYTES */.CR;
    const rest = found?.[2] ?? byte_strings/* NO_BYTES */.CR;
    if (folder === '')
        return undefined;
    const meant = addresses.resolve(byte_strings/* ROOT */.Dl.concat(folder, rest), addresses.baseOfFile(page_names/* HOME_PAGE */.Ko));
    const isWithinBasePath = meant.kind === 'site' && site.basePath !== '/';
    if (isWithinBasePath || (0,tree/* hasFolder */.bU)(site.names, `${folder}/`))
        return meant;
    return undefined;
}

// EXTERNAL MODULE: ./lib/web/host/hosts/find-file.js
var find_file = __webpack_require__(153);
;// CONCATENATED MODULE: ./lib/check/rules/full-path.js



/**
 * Returns a path with the base path in front. Where the host takes several slashes for one, so does
 * this.
 */
function makeFullPath(path, { site, rules }) {
    const answered = rules.mergesSlashes ? (0,find_file/* mergeSlashes */.u)(path) : path;
    return (0,byte_strings/* toBytes */.ZJ)(site.basePath).concat((0,web_address/* showPath */.P8)(answered));
}

;// CONCATENATED MODULE: ./lib/check/rules/address-faults.js
/** What is wrong with an address, wherever in a folder it is written. */






const NO_VALUES = { why: '', to: '', line: '' };
/** Returns what is wrong with an address; undefined if nothing is. */
function findAddressFault({ use, value, address, answer }, served, addresses) {
    switch (address.kind) {
        case 'no-request':
            return findDeadFault(use, value);
        case 'other-host':
            return (findFolderFault(use, value, served, addresses) ?? findExternalFault(use, value, address));
        case 'outside-base-path': {
            if (address.explicit || served.isServicePath(address.path))
                return undefined;
            return makeFault(chooseKind(use, 'outside'), address.path);
        }
        case 'site':
            return findSiteFault(use, address, answer, served);
    }
}
/** What is wrong with an address: the kinds of a link, and of what a page loads. */
const KINDS = {
    missing: { link: 'broken-link', load: 'broken-asset' },
    dead: { link: 'broken-link/dead', load: 'broken-asset/dead' },
    folder: { link: 'broken-link/folder', load: 'broken-asset/folder' },
    outside: { link: 'outside-base-path/link', load: 'outside-base-path/load' },
};
function chooseKind(use, fault) {
    if ((0,vocabulary/* isClicked */.Uk)(use))
        return KINDS[fault].link;
    return KINDS[fault].load;
}
function makeFault(kind, key, values) {
    return { kind, key, values: { ...NO_VALUES, ...values } };
}
function findDeadFault(use, value) {
    const why = findDeadReason(use, value);
    if (why === undefined)
        return undefined;
    return makeFault(chooseKind(use, 'dead'), value, { why });
}
/** Returns what is wrong with an address if two slashes are in front of a folder of the site. */
function findFolderFault(use, value, served, addresses) {
    const meant = findFolderAsHost(value, served.site, addresses);
    const kind = chooseKind(use, 'folder');
    if (meant?.kind === 'site')
        return makeFault(kind, makeFullPath(meant.path, served));
    if (meant?.kind === 'outside-base-path')
        return makeFault(kind, meant.path);
    return undefined;
}
function findExternalFault(use, value, { url }) {
    if ((0,vocabulary/* isClicked */.Uk)(use))
        return undefined;
    if (!isOwnMachine(URL.parse(url)?.hostname ?? ''))
        return makeFault('external-load', url);
    const why = 'it points to the reader’s own computer';
    return makeFault('broken-asset/dead', value, { why });
}
function findSiteFault(use, address, answer, served) {
    const { path, query } = address;
    const key = makeFullPath(path, served);
    if (answer === undefined)
        return makeFault(chooseKind(use, 'missing'), key);
    if (!(0,vocabulary/* isClicked */.Uk)(use)) {
        const isPageForFile = answer.kind === 'shared-page' && page_names/* SUBRESOURCE_PATH */.BU.test(path);
        if (isPageForFile)
            return makeFault('broken-asset/page', key);
        return undefined;
    }
    // Without a host, what any of them answers by its files needs no redirect.
    if (served.site.host === undefined && answer.kind === 'file')
        return undefined;
    const found = served.findRedirect(path, query);
    if (found === undefined)
        return undefined;
    const whole = query ? key.concat('?', (0,byte_strings/* asBytes */.Yd)(query)) : key;
    return makeFault('redirected-link', whole, { to: found.to, line: String(found.line) });
}
/**
 * What runs on the visitor's own machine is as good as https:
 * https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy.
 */
const OWN_MACHINE = /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/;
/** Does a host name stand for the computer of whoever asks for it? */
function isOwnMachine(hostname) {
    return OWN_MACHINE.test(hostname);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(598);
;// CONCATENATED MODULE: ./lib/text/grouped.js
/**
 * Tables of texts that share something, such as a severity: each text under its own name, in the
 * group of what it shares.
 */
/** Returns what `make` makes of each text, under its name. No name may be in two groups. */
function groupByName(groups, make) {
    const made = Object.entries(groups).flatMap(([group, texts]) => Object.entries(texts).map(([name, text]) => [name, make(text, group, name)]));
    return Object.fromEntries(made);
}

;// CONCATENATED MODULE: ./lib/findings/kind-code.js
/** Returns the code of a kind. */
function getCode(kind) {
    const [code = kind] = kind.split('/', 1);
    return code;
}

;// CONCATENATED MODULE: ./lib/findings/site-kinds.js


/**
 * Everything the check of a site can find, in one sentence each, by severity. What is named here is
 * a kind: its code alone, or where several share that, with what is apart in them behind a slash.
 */
const SENTENCES = {
    error: {
        'no-index': 'The site has no index.html, so it would have no home page.',
        'no-index/other': 'The site has {name} instead of index.html, which hosts look for: rename it.',
        'no-index/empty': 'The file index.html is empty, so readers of the home page see nothing.',
        'broken-asset/dead': 'A page loads this, but no browser can: {why}.',
        'broken-asset/page': 'A page loads this file, but a rule serves a page instead.',
        'broken-link/folder': 'With two slashes in front, browsers mistake the folder for a host: this link leaves the site.',
        'broken-asset/folder': 'With two slashes in front, browsers mistake the folder for a host: a page loads this from a host that does not exist.',
        'broken-link/unresolved': 'The site’s generator could not resolve this link, and wrote a placeholder instead.',
        'broken-asset/integrity': 'A page loads this file, but browsers refuse it: its content does not match `integrity`.',
        'broken-asset/symbol': 'A page shows this part of an SVG file, but nothing in the file has this id: readers see nothing there.',
        'mixed-content': 'A page served over https loads this over http, which browsers block.',
        'outside-base-path/load': 'A page loads this from outside the base path, where this site has no files.',
        'redirect-loop': 'This rule redirects in a circle, which browsers report as an error: {way}.',
        'redirect-invalid': '{problem}',
        'page-count': 'The site has {found}, but {counted}: some are missing.',
        'no-404-page/home-page': 'There is no 404.html[, only {other}], so {host} answers every wrong address with the home page and status 200.',
        'canonical-host/placeholder': 'Search engines are told to list this page under a placeholder instead of a host.',
        'leaked-file/secret': 'Files with this name hold secrets or the history of a project, and anyone could download them.',
        'leaked-file/key': 'This file holds a private key, and anyone could download it.',
        'leaked-file/exposed': '{host} publishes this: {why}.',
        'not-served': '{host} does not serve this: {why}.',
        'not-served/refused': '{host} refuses the whole site because of this: {why}.',
        'not-served/rest': '{host} serves the content of this folder as the site, and nothing else.',
        'file-too-large': 'This file is {size}, more than {limit}.',
        'too-many-files': 'There are {files}, more than {limit}.',
        'site-too-large': 'The site is {size}, more than {limit}.',
        'unreadable-file': 'This file could not be read ({why}), so it was not checked.',
        'unreadable-file/pointer': 'This is a Git LFS pointer instead of the file itself: set `lfs: true` for actions/checkout.',
        'unreadable-file/folder': 'This folder could not be read ({why}), so nothing in it was checked.',
        'unreadable-file/circle': 'This symbolic link points to a folder that contains it: an upload that follows it fails, or copies the same files again and again.',
    },
    // Warnings where a rule that the check does not read may answer the address.
    'error unless answered': {
        'broken-link': 'This link points to a page that {notFound}.',
        'broken-asset': 'A page loads this file, which {notFound}.',
        'broken-link/relocated': '{page} is shown at {shown}, so {target} points to {address}, which {notFound}.',
        'broken-asset/relocated': '{page} is shown at {shown}, so {target} points to {address}, which {notFound}.',
        'redirect-target': 'This rule points to {to}, which {notFound}.',
    },
    warning: {
        'broken-link/not-found': '{page} is shown at every wrong address: at {shown}, {target} points to {address}, which {notFound}.',
        'broken-asset/not-found': '{page} is shown at every wrong address: at {shown}, {target} points to {address}, which {notFound}.',
        'broken-link/dead': 'No browser can follow this link: {why}.',
        'empty-page': 'Links point to this page, but it shows nothing to readers, and loads nothing that could.',
        'broken-anchor': 'The page exists, but nothing on it has this id, so the link opens the top of the page.',
        'broken-asset/import': 'An import map points to this file, which {notFound}: a script that imports it fails.',
        'broken-asset/app-picture': 'A web manifest lists this picture, which {notFound}.',
        'broken-link/app-page': 'When the site is installed as an app, its web manifest opens this page, which {notFound}.',
        'broken-link/llms': '{page} links to this address, which {notFound}.',
        'metadata/canonical': 'Search engines are told to list this page under an address that {notFound}.',
        'metadata/canonical-folder': 'Search engines are told to list pages in a folder that the site does not have. If the site is served there, set `base-path`.',
        'metadata/preview': 'Link previews of this page show this picture, which {notFound}.',
        'metadata/preview-placeholder': 'Link previews of this page use a picture whose host is a placeholder.',
        'metadata/structured': 'Structured data (JSON-LD) contains this address, which {notFound}.',
        'metadata/structured-folder': 'Structured data (JSON-LD) contains a folder that the site does not have. If the site is served there, set `base-path`.',
        'metadata/structured-placeholder': 'Structured data (JSON-LD) contains a placeholder instead of a host.',
        'feed/missing': 'A feed contains this address, which {notFound}.',
        'feed/placeholder': 'A feed contains a placeholder instead of a host.',
        'external-load': 'The page loads this from another host whenever it is opened; without access to that host, it is missing.',
        'external-load/import': 'An import map points to this address on another host; a script that imports it loads it from there.',
        'outside-base-path/not-found': '404.html loads this from outside the base path, where this site has no files.',
        'outside-base-path/link': 'This link leaves the base path; if it is meant to stay within the site, it is broken.',
        'outside-base-path/reference': 'This address leaves the base path; if it is meant to stay within the site, it is broken.',
        'redirect-target/error-page': 'This rule serves the page {to}, which the site does not have.',
        'redirect-shadowed': 'This rule never applies: {host} serves the file {file} at its address.',
        'redirect-hidden': 'This rule never applies: the one on line {line} comes first, and covers the same addresses.',
        'redirect-catch-all': 'This rule sends every address without a file to {to}: wrong addresses never get a 404, and the check cannot find broken links within the site.',
        'redirect-catch-all/forced': 'This rule sends every address to {to}, even those with a file: wrong addresses never get a 404, and the check cannot find broken links within the site.',
        'redirect-invalid/ignored': '{problem}',
        'page-data': 'The data file of this page, {file}, is missing, but other pages have theirs. The site’s router loads it when a reader follows a link; without it, the browser loads the whole page instead.',
        'page-data/all': 'The site’s router loads a data file such as {file} when a reader follows a link, but no page has one; without it, the browser loads the whole page instead.',
        'canonical-host': 'Search engines are told to list this page under a host other than {domain}.',
        'canonical-host/branch': 'From a branch, {host} serves the site at {cname}, which this file sets, not at {domain}.',
        'canonical-host/branch-path': 'From a branch, {host} serves a site with this file at the root of {cname}, not below {basePath}.',
        'canonical-host/example': 'Search engines are told to list this page under a host name that is reserved for examples. If the site was exported for that domain, set `domain`.',
        'not-indexed': 'robots.txt keeps search engines away from the whole site.',
        'not-indexed/home-page': 'The home page asks search engines not to list it: its `<meta>` element says `noindex` or `none`.',
        'sitemap/entry': 'The sitemap lists this address, which {notFound}.',
        'sitemap/named': 'robots.txt lists this sitemap, which {notFound}.',
        'sitemap/unreadable': 'This sitemap cannot be read: expected complete XML with a urlset or a sitemapindex, or text with one address per line.',
        'not-served/untyped': 'Links point to this page, but its name has no extension, so hosts send it as a download: browsers do not show it.',
        'leaked-file': 'This was probably not meant to be published: {what}.',
        'hidden-files': 'Uploads to {host} leave out names that start with a dot, unless configured otherwise.',
        'too-many-files/soft': 'There are {files}, more than {limit}.',
        'site-too-large/soft': 'The site is {size}, more than {limit}.',
        'vanished-page': 'The earlier site had a page at this address; this site does not{unless}.[ The same applies to {others}.]',
        'vanished-page/moved': 'The page of the earlier site at this address is now at {to}, but the old address does not redirect there{unless}.[ The same applies to {others}.]',
        'vanished-anchor': 'In the earlier site, the page at this address had this id. Now nothing on the page has it, so links to it open the top of the page.[ The page is now at {to}.]',
    },
    notice: {
        'page-count/unclear': 'Apart from its 404 pages, the site has {found}, but {counted}. If that number does not include 404 pages, some pages are missing.',
        'broken-asset/old-font': 'Only old browsers load this font, which {notFound}; all others use the WOFF listed with it.',
        'broken-anchor/scripted': 'Nearly all anchors in links to this page are missing from its HTML; a script probably creates them.',
        'mixed-content/media': 'A page served over https loads this over http: some browsers try https instead, the others do not show it.',
        'broken-link/markdown': 'A published Markdown file links to this address, which {notFound}.',
        'external-load/script': 'A script contains this address on another host and probably loads it.',
        'external-load/app-picture': 'A web manifest lists this picture on another host; a browser may load it from there.',
        'redirected-link': 'This link works only through a redirect of the site’s own rules (line {line}), which points to {to}.',
        'redirect-invalid/unread': '{problem}',
        'no-404-page': 'There is no 404.html[, only {other}], so a wrong address shows the default error page of {host}.',
        'not-served/branch': 'From a branch, {host} leaves out names that begin with `_`, unless there is an empty file `{switch}` in its root.',
        'not-served/ignored': 'In a branch, Git leaves out {files} that this file lists, such as {first}.',
        'file-too-large/branch': 'This file is {size}, more than {limit}, so no branch can contain it.',
        'sitemap/missing': 'No sitemap lists this page.',
        'markdown-twin': 'Nearly all pages have a Markdown version for AI agents, but this page does not[: {file} does not exist].',
        'markdown-twin/page': 'This looks like the Markdown version of a page, but the site does not have that page.',
        'unlinked-page': 'No other page of the site links to {pages}.',
        'portable-name/case': 'This name differs from {other} only in case: Windows and macOS would keep only one of the two.',
        'portable-name': 'This name cannot exist on Windows: {why}.',
        'vanished-page/address': 'In the earlier site, this address also pointed to the page at {to}; in this site, it does not.[ The same applies to {others}.]',
        'vanished-anchor/renamed': 'In the earlier site, the page at this address had this id. Now the same words have the id {id}, so links to the old id open the top of the page.[ The page is now at {to}.]',
        'unreadable-file/large': 'This file is larger than 64 MiB, so it was not checked.',
        'unreadable-file/part': 'The addresses in {what} in this file were not checked, because {why}.',
        'unreadable-file/names': 'Not checked: {folders}, because symbolic links point to the same folders under more than 100 names.',
        'unused-acceptance': 'This entry of the accepted findings (line {line}) matches no {entry}{end} Correct the entry, or remove it if the problem is gone.',
        'unused-acceptance/repeated': 'This entry of the accepted findings (line {line}) repeats the one on line {other}. Remove one of them.',
        'unused-acceptance/unlisted': 'This entry of the accepted findings (line {line}) accepts nothing: the finding occurs on more pages than the report lists, so it is unknown whether all of them match `page`. Leave `page` out.',
        'ended-acceptance': 'This entry of the accepted findings (line {line}) has ended; it would accept {findings}. Fix the findings, or give the entry a new date.',
    },
};
/** The code, severity and sentence of each kind. */
const SITE_KINDS = groupByName(SENTENCES, (sentence, group, kind) => {
    const isUnlessAnswered = group === 'error unless answered';
    const severity = isUnlessAnswered ? 'error' : group;
    return { code: getCode(kind), severity, sentence, isUnlessAnswered };
});
/** Every code there is, each once. */
const SITE_CODES = new Set(Object.values(SITE_KINDS).map(({ code }) => code));

// EXTERNAL MODULE: ./lib/check/rules/occurrences.js
var occurrences = __webpack_require__(938);
;// CONCATENATED MODULE: ./lib/check/rules/counted-finding.js
/** A finding while it is counted, and its identity: what it is known by in another build. */




/** Returns a finding without occurrences. `key` may be a slice of a page. */
function makeCountedFinding(kind, key, values) {
    return {
        kind,
        key: (0,byte_strings/* detach */.Yo)(key),
        ...(0,occurrences/* makeOccurrences */.nC)(values),
        isRest: false,
        identities: undefined,
    };
}
/**
 * Returns the identity of a finding: a digest of its code and its address in full, without its
 * line. It has 52 bits, as a number can: beside a million known findings, a new one passes for one
 * of them once in four billion times.
 */
function computeIdentity({ kind, key, target, values: { problem } }) {
    const what = problem === undefined ? key : `${target} ${problem}`;
    return Number.parseInt((0,external_node_crypto_.hash)('sha256', `${SITE_KINDS[kind].code} ${what}`).slice(0, 13), 16);
}
/** Returns the identities of all findings that a finding stands for, listed or not. */
function listIdentities(finding) {
    return finding.identities ?? new Set([computeIdentity(finding)]);
}
/**
 * Returns the identity that a listed finding would have at another address; undefined if its
 * address does not tell it from others.
 */
function findIdentityAt(finding, key) {
    const isByAddress = finding.identities === undefined && finding.values.problem === undefined;
    if (isByAddress)
        return computeIdentity({ ...finding, key });
    return undefined;
}

;// CONCATENATED MODULE: ./lib/check/rules/anchors.js






/**
 * Fewer may all have been removed from a page; lines of source code are hardly ever linked to by
 * hand.
 */
const MIN_PROBABLY_SCRIPTED = 10;
/** How many have to be missing for each one that is present. */
const NEARLY_ALL = 9;
/** What viewers of source code call their anchors. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i;
/** Stands between anchors in one string. */
const BETWEEN = '\0';
/** Returns anchors in one. Those that contain a NUL are left out. */
function joinIds(ids) {
    return (0,byte_strings/* asBytes */.Yd)([...ids].filter((id) => !id.includes(BETWEEN)).join(BETWEEN));
}
/** Returns what `joinIds` joined. */
function splitIds(joined) {
    return new Set(joined.split(BETWEEN));
}
/** Links to anchors of pages, and uses of symbols in SVG files, as one thread finds them. */
class AnchorLinks {
    #pages = new Map();
    /**
     * Returns an anchor, to count links to it. `written`: its fragment, which may be a slice of a
     * page.
     */
    getOrAdd(page, written) {
        let of = this.#pages.get(page);
        if (of === undefined) {
            of = { anchors: new Map(), together: (0,occurrences/* makeOccurrences */.nC)() };
            this.#pages.set(page, of);
        }
        const [name] = (0,web_address/* listAnchorNames */.IL)(written);
        const fragment = (0,byte_strings/* detach */.Yo)(name === undefined ? written : byte_strings/* HASH */.v9.concat(name));
        const anchor = of.anchors.get(fragment) ?? (0,occurrences/* makeOccurrences */.nC)();
        of.anchors.set(fragment, anchor);
        return anchor;
    }
    /**
     * Takes one link to an anchor of a page that was found. `target` is the address as it is written.
     */
    countLink(page, anchor, target, where) {
        (0,occurrences/* addOccurrence */.b3)(anchor, where, target);
        const together = this.#pages.get(page)?.together;
        if (together !== undefined)
            (0,occurrences/* addOccurrence */.b3)(together, where, target);
    }
    /** Returns what has to be known of all pages together. */
    listAsked() {
        return [...this.#pages].map(([page, { anchors }]) => ({
            page,
            fragments: [...anchors.keys()].filter((fragment) => (0,web_address/* listAnchorNames */.IL)(fragment).length > 0),
        }));
    }
    /**
     * Counts what is missing in `site`, all of which was asked for. `keyOf` returns the address of a
     * file in full.
     */
    countMissing(missing, site, counter, keyOf) {
        for (const { page, fragments, areScripted } of missing) {
            const linked = this.#pages.get(page);
            const name = (0,tree/* getFileName */.WP)(site, page);
            if (areScripted && linked !== undefined)
                counter.add({
                    ...makeCountedFinding('broken-anchor/scripted', name),
                    ...linked.together,
                    target: name,
                });
            if (areScripted)
                continue;
            const kind = (0,page_names/* isSvgFile */.dJ)(name) ? 'broken-asset/symbol' : 'broken-anchor';
            for (const fragment of fragments) {
                const anchor = linked?.anchors.get(fragment);
                if (anchor !== undefined)
                    counter.add({ ...makeCountedFinding(kind, keyOf(name).concat(fragment)), ...anchor });
            }
        }
    }
}
/**
 * Returns which of the anchors that all threads ask about are missing, as far as they are of pages
 * that one of them read: `read` has these, by index.
 */
async function findMissingAnchors(asked, read, pause) {
    const found = [];
    for (const [page, of] of Map.groupBy(asked, ({ page }) => page)) {
        await pause();
        const known = read.get(page);
        if (known === undefined)
            continue;
        const ids = splitIds(known.ids);
        const linked = new Set(of.flatMap(({ fragments }) => fragments));
        const missing = [...linked].filter((fragment) => isMissing(fragment, ids));
        if (missing.length === 0)
            continue;
        const areScripted = known.runsScript && areLeftToScripts(missing, linked.size + known.ownLinked);
        found.push({ page, fragments: missing, areScripted, ids: areScripted ? byte_strings/* NO_BYTES */.CR : known.ids });
    }
    return found;
}
function isMissing(fragment, ids) {
    return !(0,web_address/* listAnchorNames */.IL)(fragment).some((name) => ids.has(name));
}
/**
 * Anchors that scripts create are not in the HTML: of such a page, all or nearly all that are
 * linked to are missing.
 */
function areLeftToScripts(missing, linked) {
    const areLines = missing.every((fragment) => LINE_ANCHOR.test(fragment));
    const found = linked - missing.length;
    return (missing.length >= (areLines ? 1 : MIN_PROBABLY_SCRIPTED) && missing.length >= found * NEARLY_ALL);
}

;// CONCATENATED MODULE: ./lib/check/rules/destination-finder.js







const makeLinkedFiles = () => ({
    linked: new Set(),
    visited: new Set(),
    opened: new Set(),
    searched: new Set(),
    relocated: new Set(),
});
/** The destinations of longer addresses are not remembered. In bytes. */
const MAX_REMEMBERED_LENGTH = 1_000;
/** How many addresses relative to one folder are remembered with their destinations. */
const MAX_REMEMBERED = 50_000;
/**
 * An address without a path points to the page that it is in, so its meaning differs from page to
 * page.
 */
const OWN_PAGE = /^[\x00-\x20]*(?:[?#]|$)/;
/** What stands for any folder in which nothing has the address. */
const WRONG_FOLDER = (0,byte_strings/* toBytes */.ZJ)('x/y/');
/** Finds out what addresses point to, and remembers it. */
class DestinationFinder {
    addresses;
    served;
    anchorLinks = new AnchorLinks();
    /** Those that were resolved in the files that were read by this thread. */
    external = new Map();
    /** 1 for each file that another page points to, by index. */
    reached;
    #linkedFiles = makeLinkedFiles();
    /** The destinations of addresses, by use: pages in one folder share most of them. */
    #memory = {};
    #memoryScope;
    constructor(site) {
        this.addresses = new web_address/* Addresses */.tb(site);
        this.served = new served_site/* ServedSite */.dT(site);
        this.reached = new Uint8Array(site.names.length);
    }
    /** Returns the base of a page of the site. */
    baseOfPage(name) {
        const file = this.served.files.get(name);
        const isRelocated = file !== undefined && this.served.isAlwaysShownInOtherFolder(file);
        if (isRelocated)
            return this.baseOfRelocatedPage(name);
        return this.addresses.baseOfFile(name);
    }
    /**
     * Returns the base of a page in another folder than its file; `href` is that of its `<base>`, if
     * it has one.
     */
    baseOfRelocatedPage(name, href) {
        const folder = this.served.findNotFoundFolder(name);
        const at = folder === undefined ? (0,page_names/* swapFolderForm */.YX)(name) : folder.concat(WRONG_FOLDER);
        const from = (file) => this.addresses.baseOfElement(href, this.addresses.baseOfFile(file));
        return { ...from(at), shown: { at, ofFile: from(name) } };
    }
    /**
     * Returns what an address without a fragment stands for, and remembers it if it is on another
     * host.
     */
    resolve(value, base) {
        const address = this.addresses.resolve(value, base);
        const external = readExternalAddress(address);
        if (external !== undefined && !this.external.has(external))
            this.external.set(external, []);
        return address;
    }
    /** Notes where an address of another host stands, once for each line. */
    noteExternal(address, where) {
        const file = this.served.files.get(where.page);
        const places = this.external.get(address);
        if (file === undefined || places === undefined)
            return;
        const inLine = where.findLine() ?? 0;
        const isSameLine = places.at(-2) === file && places.at(-1) === inLine;
        if (!isSameLine)
            places.push(file, inLine);
    }
    /** Notes that the file `from` points to another one, by index. */
    noteReached(file, from) {
        // Names are only compared until another file points there.
        if (this.reached[file] === 0 && this.served.nameOf(file) !== from)
            this.reached[file] = 1;
    }
    /** Notes only that the file `from` points to the file at an address. */
    noteNamed(value, base, from) {
        const address = this.addresses.resolve(stripFragment(value), base);
        const isWithinSite = address.kind === 'site';
        const answer = isWithinSite ? this.served.answer(address.path, address.query) : undefined;
        const file = this.findMeant(address, answer);
        if (file !== undefined)
            this.noteReached(file, from);
    }
    /**
     * Returns the file that answers an address or, if its host does not answer it, that is probably
     * meant.
     */
    findMeant(address, answer) {
        if (answer?.kind === 'file')
            return answer.file;
        const { served } = this;
        if (address.kind === 'site')
            return served.findFileByName(address.path);
        // Without its base path, it is broken, and another finding says so.
        if (address.kind === 'outside-base-path')
            return served.findFileByName((0,web_address/* decodePathname */.je)(address.path).slice(1));
        return undefined;
    }
    /** Is there nothing wrong with an address that a page loads, as far as this site goes? */
    isAnswered(value, base) {
        const address = this.resolve(stripFragment(value), base);
        if (address.kind !== 'site')
            return address.kind === 'no-request';
        return this.served.answer(address.path) !== undefined;
    }
    /** Returns what an address points to. `value` may be a slice of a page. */
    find(use, value, base) {
        const scope = base.folder ?? base.url;
        if (scope !== this.#memoryScope)
            this.#memory = {};
        this.#memoryScope = scope;
        this.#memory[use] ??= new Map();
        const memory = this.#memory[use];
        const known = memory.get(value);
        if (known !== undefined)
            return known;
        const destination = this.#findUnknown(use, (0,byte_strings/* detach */.Yo)(value), base);
        if (memory.size > MAX_REMEMBERED)
            memory.clear();
        if (value.length <= MAX_REMEMBERED_LENGTH && !pointsToOwnPage(value))
            memory.set(destination.value, destination);
        return destination;
    }
    /** Returns the files that addresses have pointed to since the last call. */
    takeLinkedFiles() {
        const taken = this.#linkedFiles;
        this.#linkedFiles = makeLinkedFiles();
        return taken;
    }
    #findUnknown(use, value, base) {
        const hash = value.indexOf('#');
        if (hash === -1)
            return this.#findWithoutFragment(use, value, base);
        const whole = this.find(use, value.slice(0, hash), base);
        const { anchorFile: searched } = whole;
        if (searched === undefined)
            return { ...whole, value };
        if (use === 'symbol')
            this.#linkedFiles.searched.add(searched);
        return { ...whole, value, anchor: this.anchorLinks.getOrAdd(searched, value.slice(hash)) };
    }
    #findWithoutFragment(use, value, base) {
        const { served, addresses } = this;
        const address = this.resolve(value, base);
        const isWithinSite = address.kind === 'site';
        const answer = isWithinSite ? served.answer(address.path, address.query) : undefined;
        const isFile = isWithinSite && answer?.kind === 'file';
        return {
            value,
            isWithinSite,
            isUndecided: isWithinSite && served.mayUnreadRuleAnswer(address.path, answer),
            file: this.findMeant(address, answer),
            fault: findAddressFault({ use, value, address, answer }, served, addresses),
            anchorFile: isFile ? this.#noteLinkedFile(use, address, answer.file) : undefined,
            anchor: undefined,
            external: readExternalAddress(address),
        };
    }
    /** Notes what an address points to, and returns the file if its anchors are known. */
    #noteLinkedFile(use, { path, query = '' }, file) {
        const isOpened = use === 'link' || use === 'document';
        const name = this.served.nameOf(file);
        const isSvg = (0,page_names/* isSvgFile */.dJ)(name);
        if ((0,vocabulary/* isClicked */.Uk)(use))
            this.#linkedFiles.linked.add(file);
        if (use === 'link')
            this.#linkedFiles.visited.add(file);
        if (isOpened && isSvg)
            this.#linkedFiles.opened.add(file);
        if (isOpened && this.served.isShownInOtherFolder(path, query, file))
            this.#linkedFiles.relocated.add(file);
        const isSearched = use === 'link' ? (0,page_names/* isPage */.yp)(name) : use === 'symbol' && isSvg;
        if (isSearched)
            return file;
        return undefined;
    }
}
/** Returns the address if it is one of another host that can be asked for it. */
function readExternalAddress(address) {
    if (address.kind !== 'other-host' || !address.url.startsWith('http'))
        return undefined;
    return address.url;
}
/** Does an address, apart from its query, point to the page that it is in, whichever that is? */
function pointsToOwnPage(value) {
    return OWN_PAGE.test(value);
}
/** Returns an address up to its fragment. */
function stripFragment(value) {
    const hash = value.indexOf('#');
    if (hash === -1)
        return value;
    return value.slice(0, hash);
}

// EXTERNAL MODULE: ./lib/common/file-errors.js + 1 modules
var file_errors = __webpack_require__(695);
;// CONCATENATED MODULE: ./lib/web/page/integrity.js
/**
 * What a page demands of the content of a file before browsers use it:
 * https://www.w3.org/TR/sri-2/, read 2026-11.
 */

/** The hash functions that browsers know, the strongest first. */
const ALGORITHMS = ['sha512', 'sha384', 'sha256'];
/**
 * Returns what `integrity` demands: of several hash functions, the strongest counts alone.
 * Undefined if it demands nothing that browsers know.
 */
function readIntegrity(metadata) {
    const sums = new Map();
    for (const item of metadata.split(/[ \t\n\f\r]+/)) {
        const [expression = ''] = item.split('?', 1);
        const [, name = '', sum = ''] = /^([^-]+)-(.*)$/.exec(expression) ?? [];
        const algorithm = name.toLowerCase();
        sums.set(algorithm, (sums.get(algorithm) ?? new Set()).add(withoutPadding(sum)));
    }
    for (const algorithm of ALGORITHMS) {
        const demanded = sums.get(algorithm);
        if (demanded !== undefined)
            return { algorithm, sums: demanded };
    }
    return undefined;
}
/** Returns the sum of a content, as `Integrity` has it. */
function computeSum(content, algorithm) {
    return withoutPadding((0,external_node_crypto_.createHash)(algorithm).update(content).digest('base64'));
}
/** Browsers also take the letters of Base64 that are safe in addresses. */
function withoutPadding(base64) {
    return base64.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
}

;// CONCATENATED MODULE: ./lib/check/rules/file-sums.js




/** The sums of files that pages demand: most such files are loaded by every page. */
class FileSums {
    #site;
    /** By algorithm and index. */
    #known = new Map();
    constructor(site) {
        this.#site = site;
    }
    /** Returns the sum of a file, by its index; undefined if the file cannot be read. */
    getSum(file, algorithm) {
        const key = `${algorithm} ${file}`;
        if (this.#known.has(key))
            return this.#known.get(key);
        const path = (0,tree/* makeDiskPath */.fx)(this.#site.root, (0,tree/* getFileName */.WP)(this.#site, file));
        const sum = (0,file_errors/* tryOnDisk */.c)(() => computeSum((0,external_node_fs_.readFileSync)(path), algorithm), undefined);
        this.#known.set(key, sum);
        return sum;
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/finding-counter.js



/**
 * How many findings of one kind are listed: those with the first addresses. The others are counted
 * in one more, which keeps the identity of each.
 */
const MAX_LISTED = 20_000;
/** How many pages of a finding about all of them are stored. */
const MAX_TOGETHER = 100;
/**
 * Counts findings, the same ones together. The result depends only on what was counted, not on its
 * order or on how it was shared among several counters that were added up: of each kind, the first
 * findings by key stay.
 */
class FindingCounter {
    #kinds = new Map();
    /**
     * Counts one occurrence of a finding. `key` distinguishes findings of a kind; `target` is how it
     * is written there, and may be a slice of a page.
     */
    count(kind, key, where, target = key) {
        this.#countOccurrence(kind, occurrences/* NO_VALUES */.RM, key, where, target);
    }
    /** Counts one occurrence of a finding whose sentence has placeholders for `values`. */
    countWithValues(kind, values, key, where, target = key) {
        this.#countOccurrence(kind, values, key, where, target);
    }
    #countOccurrence(kind, values, key, where, target) {
        const finding = this.#getOrAdd(kind, key, target, values);
        if (finding.isRest)
            finding.count++;
        else
            (0,occurrences/* addOccurrence */.b3)(finding, where, target, values);
    }
    /** Counts a finding about the site as a whole, which has no address and no page. */
    countForSite(kind, values) {
        this.#getOrAdd(kind, byte_strings/* NO_BYTES */.CR, byte_strings/* NO_BYTES */.CR, values).count++;
    }
    /** Counts a finding about an address that stands on no page. */
    countAddress(kind, address, values) {
        const finding = this.#getOrAdd(kind, address, address, values);
        finding.count++;
        if (!finding.isRest)
            finding.target = finding.key;
    }
    /**
     * Counts pages as one finding about the site, which is known in another build if each of its
     * pages is. `key`: the address of a page in full. Pages are in order.
     */
    countTogether(kind, values, pages) {
        const finding = this.#getOrAddByStoredKey(kind, byte_strings/* NO_BYTES */.CR, values);
        const identities = pages.map(({ key }) => computeIdentity({ kind, key, target: byte_strings/* NO_BYTES */.CR, values }));
        finding.count += pages.length;
        finding.pages += pages.length;
        finding.identities = new Set(identities);
        finding.spots = pages.slice(0, MAX_TOGETHER).map(({ page }) => ({ page, line: undefined }));
    }
    /** Adds what another counter counted. Each page is counted in one of them only. */
    add(other) {
        const finding = this.#getOrAddSame(other);
        finding.count += other.count;
        if (finding.isRest)
            return;
        finding.pages += other.pages;
        for (const location of other.spots)
            (0,occurrences/* addLocation */.FF)(finding, location, other.target, other.values);
    }
    /** Returns the findings that are listed, and those that count the rest. */
    listCounted() {
        const all = [];
        for (const findings of this.#kinds.values()) {
            if (findings.listed.size > MAX_LISTED)
                moveToRest(findings);
            for (const finding of findings.listed.values())
                all.push(finding);
            if (findings.rest.count > 0)
                all.push(findings.rest);
        }
        return all;
    }
    /** Returns the finding that counts a finding of another counter and all that it stands for. */
    #getOrAddSame({ isRest, kind, key, target, values, identities }) {
        if (identities === undefined)
            return this.#getOrAdd(kind, key, target, values);
        let finding = this.#getOrAddKind(kind).rest;
        if (!isRest)
            finding = this.#getOrAddByStoredKey(kind, key, values);
        finding.identities ??= new Set();
        for (const identity of identities)
            finding.identities.add(identity);
        return finding;
    }
    /** Returns the finding that counts a finding: its own, or that of those that are not listed. */
    #getOrAdd(kind, key, target, values = occurrences/* NO_VALUES */.RM) {
        const finding = this.#getOrAddByStoredKey(kind, (0,occurrences/* truncate */.xv)(key), values);
        if (finding.isRest || key.length > occurrences/* MAX_TARGET */.pF) {
            finding.identities ??= new Set();
            finding.identities.add(computeIdentity({ kind, key, target: (0,occurrences/* truncate */.xv)(target), values }));
        }
        return finding;
    }
    #getOrAddByStoredKey(kind, key, values) {
        const findings = this.#getOrAddKind(kind);
        const known = findings.listed.get(key);
        if (known !== undefined)
            return known;
        // Not for each finding: sorting them takes time.
        if (findings.listed.size > MAX_LISTED * 1.25)
            moveToRest(findings);
        if (findings.lastListed !== undefined && key > findings.lastListed)
            return findings.rest;
        const finding = makeCountedFinding(kind, key, values);
        findings.listed.set(finding.key, finding);
        return finding;
    }
    #getOrAddKind(kind) {
        const known = this.#kinds.get(kind);
        if (known !== undefined)
            return known;
        const finding = makeCountedFinding(kind, byte_strings/* NO_BYTES */.CR, { listed: MAX_LISTED.toLocaleString('en') });
        const rest = { ...finding, isRest: true, identities: new Set() };
        const findings = { listed: new Map(), rest, lastListed: undefined };
        this.#kinds.set(kind, findings);
        return findings;
    }
}
/** Keeps the first findings by key in the list, and counts the others in the rest. */
function moveToRest(findings) {
    const sorted = [...findings.listed.values()].sort((one, other) => (0,byte_strings/* compareBytes */.Xo)(one.key, other.key));
    for (const finding of sorted.splice(MAX_LISTED)) {
        findings.rest.count += finding.count;
        for (const identity of listIdentities(finding))
            findings.rest.identities.add(identity);
    }
    findings.listed = new Map(sorted.map((finding) => [finding.key, finding]));
    findings.lastListed = sorted.at(-1)?.key;
}

;// CONCATENATED MODULE: ./lib/check/rules/mixed-content.js




/**
 * Returns what is wrong with an address of a page that is served by https, if it is loaded by http
 * and nothing else matters more. Browsers block it, except for pictures, sounds and films, which
 * most of them load by https instead: https://www.w3.org/TR/mixed-content/.
 */
function findMixedContent(use, value, base, destinations) {
    if ((0,vocabulary/* isClicked */.Uk)(use) || !isInsecure(value, base.url))
        return undefined;
    const isBlocked = use !== 'media';
    const address = destinations.resolve(stripFragment(value), base);
    if (!matters(address, isBlocked, destinations.served))
        return undefined;
    const key = (0,byte_strings/* toBytes */.ZJ)(URL.parse((0,byte_strings/* toText */.fE)(value), base.url)?.href ?? '');
    return { kind: isBlocked ? 'mixed-content' : 'mixed-content/media', key, address };
}
/** Does it matter that an address is loaded by http? */
function matters(address, isBlocked, served) {
    switch (address.kind) {
        case 'no-request':
            return false;
        case 'outside-base-path':
            return address.explicit;
        case 'other-host':
            // Whether the other host is there at all matters more.
            return isBlocked && !served.rules.offline;
        case 'site':
            return served.answer(address.path) !== undefined;
    }
}
/** Is an address loaded by http, from a host for which browsers mind? */
function isInsecure(value, base) {
    const mayBeInsecure = value.startsWith('http') || base.startsWith('http:');
    if (!mayBeInsecure && !/^http:/i.test(value))
        return false;
    const url = URL.parse((0,byte_strings/* toText */.fE)(value), base);
    return url?.protocol === 'http:' && !isOwnMachine(url.hostname);
}

;// CONCATENATED MODULE: ./lib/check/rules/address-checker.js









/** Checks addresses where they are written, and counts what is wrong with them. */
class AddressChecker {
    destinations;
    served;
    /** The site's own host, as far as it is known. */
    ownHost;
    counter = new FindingCounter();
    checked = { link: 0, load: 0, undecided: 0 };
    fileSums;
    /** The modern fonts looked up last, and whether one of them is there. */
    #modernFonts;
    constructor(site) {
        this.destinations = new DestinationFinder(site);
        this.served = this.destinations.served;
        this.ownHost = site.domain;
        this.fileSums = new FileSums(site);
    }
    /**
     * Checks one address of a file. `value` may be a slice of a page. `isSecure`: whether the file is
     * known to be served by https.
     */
    check(use, value, base, where, isSecure = this.served.rules.isSecure) {
        if (value.length > web_address/* MAX_USUAL_ADDRESS */.hV && (0,byte_strings/* hasOtherScheme */.mS)(value))
            return;
        if (isSecure && this.countMixedContent(use, value, base, where))
            return;
        const destination = this.destinations.find(use, value, base);
        const { file, fault, anchorFile: searched, anchor } = destination;
        if (file !== undefined)
            this.destinations.noteReached(file, where.page);
        if (destination.isWithinSite)
            this.checked[(0,vocabulary/* isClicked */.Uk)(use) ? 'link' : 'load']++;
        if (destination.isUndecided)
            this.checked.undecided++;
        if (destination.external !== undefined)
            this.destinations.noteExternal(destination.external, where);
        if (fault !== undefined && !this.#countIfRelocated(fault, value, base, where)) {
            const kind = address_checker_chooseKind(where.page, fault);
            this.counter.countWithValues(kind, fault.values, fault.key, where, value);
        }
        if (searched !== undefined && anchor !== undefined)
            this.destinations.anchorLinks.countLink(searched, anchor, destination.value, where);
    }
    /** Checks an address of a page once more, from another address at which readers see the page. */
    checkRelocated(use, value, base, where) {
        const path = stripFragment(value);
        if (pointsToOwnPage(path) || path.length > web_address/* MAX_USUAL_ADDRESS */.hV)
            return;
        const { fault } = this.destinations.find(use, path, base);
        if (fault !== undefined)
            this.#countIfRelocated(fault, value, base, where);
    }
    /**
     * Counts an address that is only wrong because of where readers see the page, and returns whether
     * it is.
     */
    #countIfRelocated({ kind, key }, value, { shown }, where) {
        if (shown === undefined)
            return false;
        if (kind !== 'broken-link' && kind !== 'broken-asset')
            return false;
        if (!this.destinations.isAnswered(value, shown.ofFile))
            return false;
        const isNotFound = this.served.findNotFoundFolder(where.page) !== undefined;
        const place = isNotFound ? 'not-found' : 'relocated';
        const values = { shown: (0,byte_strings/* toText */.fE)(this.makeFullPath(shown.at)) };
        this.counter.countWithValues(`${kind}/${place}`, values, key, where, value);
        return true;
    }
    /** Counts what a page loads by http although it is served by https, and returns whether it does. */
    countMixedContent(use, value, base, where) {
        const found = findMixedContent(use, value, base, this.destinations);
        if (found === undefined)
            return false;
        const { kind, key, address } = found;
        if (address.kind === 'other-host')
            this.destinations.noteExternal(address.url, where);
        if (address.kind === 'site')
            this.checked.load++;
        this.counter.count(kind, key, where, value);
        return true;
    }
    /**
     * Checks a font that only old browsers load. That it is missing matters little if one of the
     * `modern` ones is there. The old fonts of a rule have to share one list: it is searched once.
     */
    checkOldFont(value, modern, base, where) {
        const address = this.destinations.resolve(stripFragment(value), base);
        const isMissing = address.kind === 'site' && this.served.answer(address.path) === undefined;
        if (isMissing && this.#isAnyAnswered(modern, base))
            this.counter.count('broken-asset/old-font', this.makeFullPath(address.path), where, value);
        else
            this.check('load', value, base, where);
    }
    #isAnyAnswered(fonts, base) {
        if (this.#modernFonts?.fonts !== fonts) {
            const isAnswered = fonts.some((font) => this.destinations.isAnswered((0,byte_strings/* toBytes */.ZJ)(font), base));
            this.#modernFonts = { fonts, isAnswered };
        }
        return this.#modernFonts.isAnswered;
    }
    /**
     * Counts that addresses were not checked: those in `what`, a part of a file. `why` completes the
     * sentence.
     */
    countUnreadPart(where, what, why) {
        this.counter.countWithValues('unreadable-file/part', { what, why }, where.page, where);
    }
    /** Returns a path with the base path in front. */
    makeFullPath(path) {
        return makeFullPath(path, this.served);
    }
}
/** Returns the kind of a fault: on the page for wrong addresses, some matter less. */
function address_checker_chooseKind(page, { kind }) {
    if (kind !== 'outside-base-path/load' || !(0,page_names/* isNotFoundPageOfSite */.dn)(page))
        return kind;
    return 'outside-base-path/not-found';
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
;// CONCATENATED MODULE: ./lib/disk/file-names.js
/** Names of files that not every system can hold, or that mean something else to one. */


/**
 * Returns the traits of the file system of `folder`, which must be empty and is left empty.
 * @throws Error of the file system
 */
function probeFileSystem(folder) {
    const probe = join(folder, 'probe');
    mkdirSync(probe);
    const ignoresCase = existsSync(join(folder, 'PROBE'));
    rmdirSync(probe);
    return { ignoresCase, windowsNames: process.platform === 'win32' };
}
/**
 * What the desktops of macOS and Windows leave in folders, and what the Finder adds to archives.
 */
const DESKTOP_FILE = /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$|(?:^|\/)__MACOSX\//;
/**
 * Names that Windows does not allow:
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file, and for CONIN$ and CONOUT$
 * https://learn.microsoft.com/windows/win32/api/fileapi/nf-fileapi-createfilea#consoles (both read
 * in 2026-11).
 *
 * Node itself would create most of them, because it passes `\\?\` paths to the system: then hardly
 * any other program can open or delete the file.
 */
const WINDOWS_NAME_RULES = [
    {
        why: 'contains one of < > : " \\ | ? * or a control character, which Windows does not allow',
        pattern: /[<>:"\\|?*\x00-\x1f]/,
    },
    { why: 'ends in a dot or a space, which Windows drops', pattern: /[. ]$/ },
    {
        why: 'is reserved for a device on Windows',
        // With an extension up to Windows 10 only. COM0 and LPT0 were in Microsoft's list for a time,
        // by mistake.
        pattern: /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9\xb9\xb2\xb3]) *(?:\.|$)/i,
    },
];
/**
 * Returns why Windows cannot hold a path with these parts, worded as in the rules; undefined if it
 * can.
 */
function findWindowsNameProblem(parts) {
    return WINDOWS_NAME_RULES.find(({ pattern }) => parts.some((part) => pattern.test(part)))?.why;
}
/**
 * Returns whether a part of a path is `.git`, also in the disguises in which Windows and macOS open
 * it all the same: trailing dots and spaces, a stream, the short name, ignored characters
 * (is_ntfs_dotgit and is_hfs_dotgit in git's sources, CVE-2014-9390).
 */
function isGitFolder(part) {
    return /^(\.git|git~1)[. ]*(:|$)/i.test(part.replace(/\p{Cf}/gu, ''));
}

;// CONCATENATED MODULE: ./lib/check/rules/leaked-files.js
/** Files that nobody meant to publish: by their names, and private keys by their content. */

const SECRET = 'secret';
/** The first that matches counts. */
const LEAKED_NAMES = [
    { what: SECRET, pattern: /(?:^|\/)\.env[^/]*/i },
    { what: SECRET, pattern: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
    { what: SECRET, pattern: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
    { what: SECRET, pattern: /(?:^|\/)\.(?:npmrc|yarnrc\.yml|netrc|htpasswd|pypirc)$/ },
    { what: SECRET, pattern: /(?:^|\/)(?:id_rsa|id_ed25519)$/ },
    // Before all other kinds that are not secret: one finding for all packages, not one for each file
    // that they came with.
    { what: 'packages that were used to build the site', pattern: /(?:^|\/)node_modules\// },
    { what: 'Git settings', pattern: /(?:^|\/)\.git[^/]*$/i },
    { what: 'CI configuration of the repository', pattern: /(?:^|\/)\.(?:github|gitlab|circleci)\// },
    { what: 'editor settings', pattern: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\// },
    { what: 'editor settings', pattern: /(?:^|\/)\.editorconfig$/ },
    { what: 'a temporary or backup file', pattern: /(?:^|\/)[^/]+(?:~|\.sw[op]|\.orig|\.bak)$/ },
    { what: 'a temporary or backup file', pattern: /(?:^|\/)(?:backup\.sql|\.#[^/]+|#[^/]+#)$/ },
    { what: 'a file of the operating system', pattern: DESKTOP_FILE },
    {
        what: 'a script that starts a local server',
        pattern: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$/i,
    },
    { what: 'a script that starts a local server', pattern: /^(?:serve|server)\.[cm]?js$/i },
    ...listGeneratorFiles(),
];
/** Returns the names of files from which generators build a site, in its root. */
function listGeneratorFiles() {
    const patterns = [
        /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json)$/,
        /^(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s$/,
        /^(?:mkdocs\.ya?ml|mint\.json|_config\.yml|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
        /^(?:Dockerfile|docker-compose\.ya?ml|Makefile)$/,
    ];
    return patterns.map((pattern) => ({ what: 'a source file of the site generator', pattern }));
}
/**
 * Returns what the name of a file gives away, and the name up to the end of the part that does;
 * undefined for an ordinary one.
 */
function findLeak(name) {
    for (const { what, pattern } of LEAKED_NAMES) {
        const match = pattern.exec(name);
        if (match === null)
            continue;
        const part = name.slice(0, match.index + match[0].length);
        return { isSecret: what === SECRET, what, part };
    }
    return undefined;
}
/**
 * How much of a file is searched for a key, in bytes. Keys are small, and few files hold more than
 * one and its certificates.
 */
const MAX_SEARCHED = 64 << 10;
/** Names of keys without an extension, such as `id_ecdsa`. */
const WITHOUT_EXTENSION = /(?:^|\/)[^/.]+$/;
/** The extensions that tools give to keys. */
const KEY_EXTENSION = /\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i;
/**
 * Is this the name of a file that may hold a private key, and not a secret anyway? Pages that
 * explain keys have other names.
 */
function mayHoldKey(name) {
    if (!WITHOUT_EXTENSION.test(name) && !KEY_EXTENSION.test(name))
        return false;
    return findLeak(name)?.isSecret !== true;
}
/** RFC 7468, RFC 9580, and what ssh-keygen writes. */
const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n/g;
/** How far headers may extend after that line, in characters. */
const MAX_HEADERS = 1_000;
/** A line of a key: examples in documentation are shorter. */
const LINE = /^[A-Za-z0-9+/=]{40,}\r?$/m;
/** https://tartarus.org/~simon/putty-snapshots/htmldoc/AppendixC.html */
const PUTTY = /^PuTTY-User-Key-File-\d: [\s\S]*^Private-Lines: /m;
/** Does a text hold a private key, and not just its first line as an example? */
function holdsKey(text) {
    for (const begin of text.matchAll(BEGIN)) {
        const from = begin.index + begin[0].length;
        if (LINE.test(text.slice(from, from + MAX_HEADERS)))
            return true;
    }
    return text.startsWith('PuTTY-') && PUTTY.test(text);
}

// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(948);
// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 4 modules
var decode = __webpack_require__(995);
// EXTERNAL MODULE: ./lib/web/page/reader.js + 2 modules
var page_reader = __webpack_require__(334);
;// CONCATENATED MODULE: ./lib/web/documents/xml.js
/** Sitemaps and feeds: XML whose elements are few and not nested deep. */




/** More than sitemaps and feeds nest; what is deeper is not read. */
const MAX_DEPTH = 64;
/**
 * Reads XML. Returns whether all elements have an end: false if it is cut off,
 * or nested deeper than is read.
 */
function readXml(bytes, visitor) {
    const names = [];
    const path = [];
    const reader = new page_reader/* PageReader */.X({
        open(element) {
            const { name, start } = element;
            names.push(name);
            path.push(withoutPrefix(name));
            if (path.length > MAX_DEPTH)
                reader.stop();
            else
                visitor.open(path, { name, line: reader.line(start), attribute });
            return false;
            function attribute(wanted) {
                const value = element.get(wanted);
                if (value === undefined)
                    return undefined;
                return (0,byte_strings/* toText */.fE)(value);
            }
        },
        text(written) {
            visitor.text((0,decode/* decodeXML */.ey)((0,byte_strings/* toText */.fE)(written)), path);
        },
        close(name) {
            // An end tag ends what is open in its element, too; one without an element ends nothing.
            const depth = names.lastIndexOf(name);
            while (depth !== -1 && names.length > depth) {
                visitor.close(path);
                names.pop();
                path.pop();
            }
        },
    }, vocabulary/* OF_XML */.y$, 'xml');
    reader.read(bytes);
    return path.length === 0;
}
function withoutPrefix(name) {
    return name.slice(name.indexOf(':') + 1);
}

;// CONCATENATED MODULE: ./lib/web/documents/feed.js




const ROOTS = new Set(['rss', 'feed', 'RDF']);
/** A feed begins like this, after a declaration and comments. */
const BEGINS = /<(?:[\w-]+:)?(?:rss|feed|RDF)[\s>]/;
/**
 * Relations whose target readers show or load (RFC 4287, RFC 5005): not endpoints for editors and
 * hubs.
 */
const RELATIONS = (0,words/* splitWords */.y)(`
  alternate current enclosure first icon last next next-archive prev-archive previous self
`);
/**
 * Elements whose text is an address: RSS 2.0, Atom. A `guid` or an `id` is a name, which outlives
 * the page.
 */
const HOLDS_ADDRESS = new Set(['link', 'icon', 'logo']);
/** May the file be a feed, going by its first bytes? */
function beginsLikeFeed(start) {
    return BEGINS.test(start);
}
/**
 * Calls `found` for each address in an RSS or Atom feed that its readers follow or load. What
 * entries contain is not read. Returns false if the text is no feed.
 */
function scanFeed(xml, found) {
    let isFeed = false;
    let hasOwnBase = false;
    let text = '';
    let textLine = 1;
    const take = (written, line) => {
        const address = written?.trim() ?? '';
        // What is relative is relative to `xml:base`, or for RSS to whatever the reader thinks.
        const isKnown = /^(?:https?:)?\/\//i.test(address) || (address.startsWith('/') && !hasOwnBase);
        if (isKnown && address.length <= web_address/* MAX_USUAL_ADDRESS */.hV)
            found({ role: 'feed', address, line: line - 1 });
    };
    readXml((0,byte_strings/* toBytes */.ZJ)(xml), {
        open(path, element) {
            if (path.length === 1)
                isFeed = ROOTS.has(path[0] ?? '');
            if (!isFeed)
                return;
            hasOwnBase ||= element.attribute('xml:base') !== undefined;
            text = '';
            textLine = element.line;
            take(addressOf(path, element), element.line);
        },
        text(piece, path) {
            if (holdsAddress(path) && text.length <= web_address/* MAX_USUAL_ADDRESS */.hV)
                text += piece;
        },
        close(path) {
            if (isFeed && holdsAddress(path))
                take(text, textLine);
            text = '';
        },
    });
    return isFeed;
}
/** Returns the address that an element has as an attribute. */
function addressOf(path, { name, attribute }) {
    const local = path.at(-1);
    if (local === 'link' && attribute('href') !== undefined) {
        if (RELATIONS.has(attribute('rel') ?? 'alternate'))
            return attribute('href');
        return undefined;
    }
    if (local === 'enclosure' || name.startsWith('media:'))
        return attribute('url');
    if (local === 'content')
        return attribute('src');
    return undefined;
}
function holdsAddress(path) {
    const last = path.at(-1);
    if (last === undefined)
        return false;
    return HOLDS_ADDRESS.has(last) || (last === 'url' && path.at(-2) === 'image');
}

// EXTERNAL MODULE: ./lib/web/documents/json.js
var json = __webpack_require__(805);
;// CONCATENATED MODULE: ./lib/web/documents/json-documents.js
/** Documents in JSON that name addresses: which of their strings do. */


/**
 * Returns a function that calls `found` for each address in a text, and returns whether that is
 * JSON of the kind.
 */
function reads(finder) {
    return (text, found) => {
        const texts = [];
        const lineAt = (0,line_counter/* makeLineCounter */.F)(text);
        const outcome = (0,json/* walkJson */.g)(text, (path, at, value) => {
            if (value === undefined)
                return;
            const place = path.filter((key) => !/^\d+$/.test(key)).join(' ');
            texts.push({ value, line: lineAt(at), path: [...path], place });
        });
        const references = outcome === 'no JSON' ? undefined : finder(texts);
        for (const reference of references ?? [])
            found(reference);
        return references !== undefined;
    };
}
function named(texts, roleOf) {
    return texts.flatMap((text) => {
        const role = roleOf(text);
        if (role === undefined)
            return [];
        return [{ role, address: text.value, line: text.line }];
    });
}
/** https://www.w3.org/TR/appmanifest/ */
const MANIFEST = new Map([
    ['start_url', 'app-page'],
    ['icons src', 'app-picture'],
    ['screenshots src', 'app-picture'],
    ['shortcuts url', 'app-page'],
    ['shortcuts icons src', 'app-picture'],
]);
/**
 * Calls `found` for the pages and pictures of an installed app. Returns false if the text is no
 * JSON; so do the others.
 */
const scanWebManifest = reads((texts) => named(texts, ({ place, value }) => (value === '' ? undefined : MANIFEST.get(place))));
/**
 * Properties of https://schema.org whose values are pages and pictures; all others are names, or
 * templates of addresses.
 */
const STRUCTURED = /(?:^| )(?:contentUrl|image|item|logo|mainEntityOfPage|thumbnailUrl|url)$|(?:^| )(?:item|mainEntityOfPage) @id$/;
/** Not what might be text, and no templates. */
const ROOTED = /^(?:https?:\/)?\/[^\s{}]*$/i;
/**
 * https://www.w3.org/TR/json-ld11/. An `@id` is only a name, except where it stands for the address
 * of some properties.
 */
const scanJsonLd = reads((texts) => named(texts, ({ place, path, value }) => {
    const isAddress = STRUCTURED.test(place) && ROOTED.test(value);
    if (isAddress && !path.includes('@context'))
        return 'structured';
    return undefined;
}));
/**
 * Anything else is a bare name, which leads nowhere:
 * https://html.spec.whatwg.org/#resolving-a-url-like-module-specifier.
 */
const MODULE = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i;
/**
 * https://html.spec.whatwg.org/#import-maps. What browsers ignore is left out, such as a file for
 * the name of a folder.
 */
const scanImportMap = reads((texts) => texts.flatMap((text) => importedBy(text) ?? []));
/** How many keys lead to an address, by the first one. */
const DEPTHS = new Map([
    ['imports', 2],
    ['scopes', 3],
]);
function importedBy({ path, value, line }) {
    const key = path.at(-1) ?? '';
    if (path[0] === 'integrity' && path.length === 2 && MODULE.test(key))
        return { role: 'compared', address: key, line, integrity: value };
    if (path.length !== DEPTHS.get(path[0]) || !MODULE.test(value))
        return undefined;
    if (key.endsWith('/') && !value.endsWith('/'))
        return undefined;
    return { role: 'import', address: value, line };
}

;// CONCATENATED MODULE: ./lib/web/documents/markdown.js


/** Backticks that end in their line are a span of code. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?![^`]*`)|~{3,})/;
const FENCE_END = /^[ \t>]*(`{3,}|~{3,})\s*$/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const DEFINITION = /^ {0,3}\[[^\]^][^\]]{0,999}\]:[ \t]*/;
/** Markup of Markdown that is escaped stands for itself. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
/**
 * Calls `found` for each link, picture and definition in Markdown
 * (https://spec.commonmark.org/0.31.2/), code, comments and HTML left out. Links that are only
 * text, without any markup, are left out, too: prose shows addresses as examples.
 */
function scanMarkdown(text, role, found) {
    const plainOf = plainLines();
    for (const [line, written] of text.split('\n').entries())
        for (const address of linksOf(plainOf(written)))
            found({ role, address, line });
}
/**
 * Returns a function that takes the lines of Markdown in turn and returns them without code,
 * comments and scripts: spaces stand in their place, or nothing for a whole line.
 */
function plainLines() {
    let fence;
    let isCode = false;
    let isBlank = true;
    let skippedUntil = '';
    return (line) => {
        if (fence !== undefined) {
            if (FENCE_END.exec(line)?.[1]?.startsWith(fence))
                fence = undefined;
            return '';
        }
        fence = skippedUntil === '' ? FENCE.exec(line)?.[1] : undefined;
        if (fence !== undefined)
            return '';
        isCode = INDENTED.test(line) && (isBlank || isCode) && !LIST_ITEM.test(line);
        isBlank = line.trim() === '';
        if (isCode)
            return '';
        const { plain, open } = withoutHidden(line, skippedUntil);
        skippedUntil = open;
        return plain;
    };
}
/** What begins a part of a text without links, and what ends it. */
const ENDS = {
    '<!--': '-->',
    // A comment of MDX.
    '{/*': '*/}',
    '<pre': '</pre>',
    '<script': '</script>',
};
/**
 * Returns a line with spaces in place of code, comments and scripts, and the mark that ends what is
 * open at its end.
 */
function withoutHidden(line, until) {
    const text = withoutCodeSpans(line);
    const begins = /<!--|\{\/\*|<(?:pre|script)(?![\w-])/g;
    let plain = '';
    let at = 0;
    let open = until;
    for (;;) {
        if (open !== '') {
            const end = text.indexOf(open, at);
            const next = end === -1 ? text.length : end + open.length;
            plain += ' '.repeat(next - at);
            at = next;
            if (end === -1)
                return { plain, open };
        }
        begins.lastIndex = at;
        const begin = begins.exec(text);
        plain += text.slice(at, begin?.index);
        if (begin === null)
            return { plain, open: '' };
        at = begin.index;
        open = ENDS[begin[0]] ?? '';
    }
}
/**
 * A span ends with as many backticks as it begins with. Returns the line with spaces in place of
 * spans.
 */
function withoutCodeSpans(line) {
    if (!line.includes('`'))
        return line;
    const runs = [...line.matchAll(/`+/g)];
    const following = Map.groupBy(runs.toReversed(), ([run]) => run.length);
    let plain = '';
    let at = 0;
    for (const { 0: run, index } of runs) {
        const alike = following.get(run.length);
        alike?.pop();
        const end = alike?.at(-1);
        if (index < at || end === undefined)
            continue;
        plain += line.slice(at, index);
        at = end.index + run.length;
        plain += ' '.repeat(at - index);
    }
    return plain + line.slice(at);
}
function* linksOf(line) {
    const definition = DEFINITION.exec(line)?.[0];
    if (definition !== undefined) {
        const { address } = destination(line, definition.length, '');
        if (address !== undefined)
            yield address;
        return;
    }
    const marks = /\]\(|<(?=https?:)/gi;
    for (let mark = marks.exec(line); mark !== null; mark = marks.exec(line)) {
        if (isEscaped(line, mark.index))
            continue;
        const isAutolink = mark[0] === '<';
        const { address, end } = isAutolink
            ? autolink(line, mark.index)
            : destination(line, mark.index + mark[0].length, ')');
        if (address !== undefined)
            yield address;
        // Each character is read once, also where there is no link.
        marks.lastIndex = Math.max(end, mark.index + 1);
    }
}
function isEscaped(line, at) {
    return line[at - 1] === '\\' && line[at - 2] !== '\\';
}
/** Returns the address between `<` at `at` and its `>`, if there is one, and where it ends. */
function autolink(line, at) {
    const end = line.indexOf('>', at);
    if (end === -1)
        return { address: undefined, end: line.length };
    const address = line.slice(at + 1, end);
    return {
        address: /[\s<]/.test(address) || address.length > web_address/* MAX_USUAL_ADDRESS */.hV ? undefined : address,
        end,
    };
}
/**
 * Returns where an address without brackets around it ends: before a space, or a `)` of the link.
 */
function endOfBareAddress(line, from) {
    let depth = 0;
    for (let end = from; end < line.length; end++) {
        const sign = line[end] ?? '';
        if (sign === '\\')
            end++;
        else if (sign === '(')
            depth++;
        else if (sign === ')')
            depth--;
        if (depth < 0 || sign <= ' ')
            return end;
    }
    return line.length;
}
/**
 * Returns the address that begins at `at`, and where it ends. `close`: what has to come after it
 * and its title.
 */
function destination(line, at, close) {
    let end = at;
    while (line[end] === ' ' || line[end] === '\t')
        end++;
    const start = end;
    let address;
    if (line[start] === '<') {
        end = line.indexOf('>', start);
        if (end === -1)
            return { address: undefined, end: line.length };
        address = line.slice(start + 1, end);
        end++;
    }
    else {
        end = endOfBareAddress(line, start);
        address = line.slice(start, end);
    }
    const next = line.slice(end, end + 256).trimStart()[0] ?? '';
    const isLink = close === '' || next === close || (/^["'(]$/.test(next) && /\s/.test(line[end] ?? ''));
    const isUsable = isLink && address !== '' && address.length <= web_address/* MAX_USUAL_ADDRESS */.hV;
    return { address: isUsable ? (0,decode/* decodeHTML */.Gz)(address.replace(ESCAPED, '$1')) : undefined, end };
}

;// CONCATENATED MODULE: ./lib/web/documents/documents.js
/** Documents other than pages, and data within pages, that hold addresses. */



/**
 * Relative links in published Markdown are mostly written for a repository, where the file has
 * other neighbours: only what names the site or its root is checked.
 */
const documents_ROOTED = /^(?:\/|https?:\/\/)/i;
/** The text of a whole site is in one file; larger ones, in bytes, are not read. */
const MAX_FOR_AGENTS = 16 << 20;
/** The first entry that matches a name counts. */
const DOCUMENTS = [
    { title: 'the web manifest', names: /\.webmanifest$/i, scan: scanWebManifest, isCertain: true },
    {
        title: 'the web manifest',
        names: /(?:^|\/)(?:site\.)?manifest\.json$/i,
        scan: scanWebManifest,
    },
    {
        title: 'the feed',
        names: /\.(?:xml|rss|atom|rdf)$|(?:^|\/)(?:feed|rss|atom)$/i,
        scan: scanFeed,
        begins: beginsLikeFeed,
    },
    {
        title: 'llms.txt',
        names: /(?:^|\/)llms\.txt$/,
        scan: markdownOf('llms', /^/),
        maxBytes: MAX_FOR_AGENTS,
    },
    {
        title: 'the Markdown',
        names: /(?:^|\/)llms-[^/]*\.txt$/,
        scan: markdownOf('whole-site', documents_ROOTED),
        maxBytes: MAX_FOR_AGENTS,
    },
    {
        title: 'the Markdown',
        names: /(?:^|\/)sitemap\.md$/,
        scan: markdownOf('llms', documents_ROOTED),
        maxBytes: MAX_FOR_AGENTS,
    },
    { title: 'the Markdown', names: /\.(?:md|markdown)$/i, scan: markdownOf('markdown', documents_ROOTED) },
];
/**
 * Returns the scan of Markdown whose addresses count if they begin like this, and need not be
 * filled in any more.
 */
function markdownOf(role, begin) {
    return (text, found) => {
        scanMarkdown(text, role, (reference) => {
            const { address } = reference;
            if (begin.test(address) && !/[{}]|<%/.test(address))
                found(reference);
        });
        return true;
    };
}
/** Data in pages. What Next has there is no list of addresses. */
const DATA = {
    'import-map': { title: 'an import map', scan: scanImportMap },
    'json-ld': { title: 'JSON-LD', scan: scanJsonLd },
};
/** Larger files, in bytes, are usually not read; nor is longer data in a page, in characters. */
const MAX_DOCUMENT = 4 << 20;
/** Returns what a file of that name is read as; undefined if it is not read. */
function findDocument(name) {
    return DOCUMENTS.find(({ names }) => names.test(name));
}

;// CONCATENATED MODULE: ./lib/check/rules/integrity.js


/**
 * Counts a file of the site whose content is not what `metadata`, the value of `integrity`,
 * demands.
 */
function checkIntegrity(checker, metadata, value, base, where) {
    const demanded = readIntegrity(metadata);
    if (demanded === undefined)
        return;
    const address = checker.destinations.resolve(stripFragment(value), base);
    if (address.kind !== 'site')
        return;
    const file = checker.served.findServedFile(address.path, address.query);
    if (file === undefined)
        return;
    const sum = checker.fileSums.getSum(file, demanded.algorithm);
    if (sum === undefined || demanded.sums.has(sum))
        return;
    checker.counter.count('broken-asset/integrity', checker.makeFullPath(address.path), where, value);
}

;// CONCATENATED MODULE: ./lib/check/rules/canonical-host.js
/**
 * The host under which search engines are told to list a page: canonical links, `og:url` and
 * sitemaps.
 */

/**
 * Counts an address that search engines are given for a page if it is not on `domain`, the site's
 * own host as far as it is known.
 */
function checkCanonical(address, domain, where, counter) {
    const named = readHost(address);
    if (named === undefined || named.host === domain)
        return;
    if (named.kind === 'name' && domain === undefined)
        return;
    const isWrongExample = named.kind === 'example' && domain !== undefined;
    const kind = canonical_host_KINDS[isWrongExample ? 'placeholder' : named.kind];
    counter.countWithValues(kind, { domain: domain ?? '' }, named.host, where, address);
}
/** What is found, by what kind of name an address has. */
const canonical_host_KINDS = {
    name: 'canonical-host',
    example: 'canonical-host/example',
    placeholder: 'canonical-host/placeholder',
};
/** Does an address name `domain`, and say that it is served by https? */
function isOwnByHttps(address, domain) {
    return /^\s*https:/i.test(address) && domain !== undefined && readHost(address)?.host === domain;
}
/**
 * Returns the host name of `url` if it names one, with or without a scheme, and what kind of name
 * that is.
 */
function readHost(url) {
    const text = (0,byte_strings/* toText */.fE)(url).trim();
    const parsed = URL.parse(/^[\\/]{2}/.test(text) ? `https:${text}` : text);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
        return undefined;
    return { host: (0,byte_strings/* toBytes */.ZJ)(parsed.host), kind: kindOf(parsed.hostname) };
}
/**
 * Names that nobody can have registered (RFC 6761, RFC 2606), and what templates leave when a value
 * is missing. `placeholder`: nobody can be reached under it. `example`: neither, but a site that is
 * tried out may have it.
 */
function kindOf(hostname) {
    if (/(?:^|\.)(?:example|example\.(?:com|org|net))$/.test(hostname))
        return 'example';
    const isPlaceholder = /(?:^|\.)(?:localhost|test|invalid)$/.test(hostname) ||
        /^(?:127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname) ||
        /(?:^|\.)(?:undefined|null|nan)(?:\.|$)/.test(hostname);
    if (isPlaceholder)
        return 'placeholder';
    return 'name';
}

;// CONCATENATED MODULE: ./lib/check/rules/references.js
/**
 * Addresses in documents, and in the head of pages, that no reader follows or sees: each has a
 * role.
 */




const SOURCE_ENDING = /\.(?:mdx?|rst)$/i;
/** What each role means for the check. */
const ROLES = {
    import: {
        use: 'load',
        missing: 'broken-asset/import',
        outside: 'outside-base-path/reference',
        mayNameFolder: true,
        onOtherHost: 'external-load/import',
    },
    preview: {
        use: 'load',
        missing: 'metadata/preview',
        placeholder: 'metadata/preview-placeholder',
    },
    canonical: {
        use: 'link',
        isFollowed: true,
        missing: 'metadata/canonical',
        missingFolder: 'metadata/canonical-folder',
    },
    structured: {
        use: 'link',
        isFollowed: true,
        missing: 'metadata/structured',
        missingFolder: 'metadata/structured-folder',
        placeholder: 'metadata/structured-placeholder',
    },
    'app-picture': {
        use: 'load',
        missing: 'broken-asset/app-picture',
        outside: 'outside-base-path/reference',
        onOtherHostOffline: 'external-load/app-picture',
    },
    'app-page': { use: 'link', isFollowed: true, missing: 'broken-link/app-page' },
    feed: { use: 'link', missing: 'feed/missing', placeholder: 'feed/placeholder' },
    llms: { use: 'link', missing: 'broken-link/llms', outside: 'outside-base-path/reference' },
    // Generators copy sources into it, in which the root may be that of a router.
    'whole-site': { use: 'link', missing: 'broken-link/llms', mayNameSource: true },
    markdown: { use: 'link', missing: 'broken-link/markdown' },
};
/**
 * The kinds of findings about a reference that the host does not answer: their keys are addresses
 * of the site.
 */
const MISSING_REFERENCES = new Set(Object.values(ROLES).map(({ missing }) => missing));
/** Checks an address that a document names. */
function checkReference(checker, reference) {
    const { destinations, counter, served } = checker;
    const { role, value, base, where, isSecure = served.rules.isSecure } = reference;
    const { placeholder } = ROLES[role];
    if (placeholder !== undefined) {
        const named = readHost(value);
        // Names that are reserved for examples may well be in examples.
        if (named?.kind === 'placeholder' && named.host !== checker.ownHost) {
            counter.count(placeholder, named.host, where, value);
            return;
        }
    }
    // What a page calls itself is the site's own address, even if `domain` is not known.
    const isOwnAddress = role === 'canonical';
    const resolver = isOwnAddress ? destinations.addresses : destinations;
    const address = resolver.resolve(stripFragment(value), base);
    if (!isOwnAddress && address.kind === 'other-host')
        destinations.noteExternal(address.url, where);
    if (role === 'import' && isSecure && checker.countMixedContent('load', value, base, where))
        return;
    switch (address.kind) {
        case 'site':
            checkWithinSite(checker, reference, address.path);
            break;
        case 'outside-base-path':
            checkOutside(checker, reference, address);
            break;
        case 'other-host':
            checkOtherHost(checker, reference, address.url);
    }
}
function checkWithinSite(checker, { role, value, where }, path) {
    const { served, counter, checked, destinations } = checker;
    const { use, isFollowed, missing, missingFolder, mayNameSource } = ROLES[role];
    const answer = served.answer(path);
    checked[use]++;
    const file = destinations.findMeant({ kind: 'site', path }, answer);
    if (isFollowed && file !== undefined)
        destinations.noteReached(file, where.page);
    if (served.mayUnreadRuleAnswer(path, answer))
        checked.undecided++;
    if (isReferenceAnswered(served, role, path, answer))
        return;
    if (mayNameSource && isSourceOfPage(served, path, value))
        return;
    const folder = path.slice(0, path.indexOf('/') + 1);
    if (missingFolder !== undefined && !served.hasFolder(folder))
        counter.count(missingFolder, checker.makeFullPath(folder), where, value);
    else
        counter.count(missing, checker.makeFullPath(path), where, value);
}
function checkOutside({ served, counter }, { role, value, where }, { path, explicit }) {
    const kind = ROLES[role].outside;
    if (kind === undefined || explicit || served.isServicePath(path))
        return;
    counter.count(kind, path, where, value);
}
function checkOtherHost({ served, counter, destinations }, { role, value, where }, url) {
    const { use, mayNameFolder, onOtherHost, onOtherHostOffline } = ROLES[role];
    if (mayNameFolder) {
        const fault = findFolderFault(use, value, served, destinations.addresses);
        if (fault !== undefined) {
            counter.countWithValues(fault.kind, fault.values, fault.key, where, value);
            return;
        }
    }
    let kind = onOtherHost;
    if (served.rules.offline)
        kind ??= onOtherHostOffline;
    if (kind !== undefined)
        counter.count(kind, url, where, value);
}
/** Is it a link from one source to another, as Sphinx and VitePress accept them? */
function isSourceOfPage(served, path, value) {
    if (!/^\/(?!\/)/.test(value) || !SOURCE_ENDING.test(path))
        return false;
    return served.answer(path.replace(SOURCE_ENDING, '')) !== undefined;
}
function isReferenceAnswered(served, role, path, answer) {
    if (answer?.kind === 'shared-page')
        return ROLES[role].use === 'link' || !page_names/* SUBRESOURCE_PATH */.BU.test(path);
    if (answer !== undefined)
        return true;
    return role === 'import' && path.endsWith('/') && served.hasFolder(path);
}

// EXTERNAL MODULE: ./node_modules/js-tokens/index.js
var js_tokens = __webpack_require__(285);
;// CONCATENATED MODULE: ./lib/web/documents/scripts.js




// White space is named: `\s` matches the byte A0, too, with which letters such as à end in UTF-8.
const ADDRESS = /^(?:https?|wss?):\/\/[^/\t\n\v\f\r "'`\\.]+\.[^\t\n\v\f\r ]*$/i;
/** Stricter, because more than addresses begins with two slashes in a script. */
const WITHOUT_SCHEME = /^\/\/[\w-]+\.[\w.-]+\/[^\t\n\v\f\r ]*$/;
const scripts_WORTH_READING = /(?:https?|wss?):\/\/|["'`]\/\/\w/i;
/**
 * An address that ends like this is a file to run, to apply or to draw with, wherever it occurs.
 */
const LOADABLE = /\.(?:m?js|css|wasm|woff2?|ttf|otf)(?:[?#]|$)/i;
/** Calls that fetch their first argument, and properties that fetch what is assigned to them. */
const FETCHING_CALL = (0,words/* splitWords */.y)(`
  fetch import importScripts sendBeacon Worker SharedWorker WebSocket EventSource FontFace getJSON
  getScript axios
`);
/** Libraries with methods that fetch their first argument. */
const CLIENTS = new Set(['axios', '$', 'jQuery', 'ky', 'superagent']);
const CLIENT_METHODS = (0,words/* splitWords */.y)('ajax delete get head patch post put request');
/** As `xhr.open` takes them, in quotes. */
const METHOD = /^["'`](?:GET|HEAD|POST|PUT|PATCH|DELETE)["'`]$/i;
const FETCHING_PROPERTY = new Set(['src', 'srcset']);
const MEANS_NOTHING = (0,words/* splitWords */.y)('WhiteSpace LineTerminatorSequence MultiLineComment SingleLineComment');
/** Parts of scripts that hold a text, and how many characters of each come after it. */
const TEXTS = new Map([
    ['StringLiteral', 1],
    ['NoSubstitutionTemplate', 1],
    ['TemplateHead', 2],
]);
/**
 * Calls `found` for each address in a script that the script seems to load: the
 * first argument of what fetches, what is assigned to `src`, a module's name, or anything that ends
 * like a script, a style sheet or a font. All other addresses in scripts are links, namespaces and
 * help texts as a rule. What is put together from several parts is judged by the first. `at` is an
 * offset. Throws a RangeError when a token is too long for the tokenizer.
 */
function scanScript(code, found) {
    if (!scripts_WORTH_READING.test(code))
        return;
    let before = ['', '', '', ''];
    let at = 0;
    for (const { type, value } of (0,js_tokens/* default */.A)(code)) {
        if (!MEANS_NOTHING.has(type)) {
            const end = TEXTS.get(type);
            const text = end === undefined ? '' : value.slice(1, -end);
            if (loads(text, before))
                found((0,byte_strings/* asBytes */.Yd)(text), at);
            const [first, second, third] = before;
            before = [value, first, second, third];
        }
        at += value.length;
    }
}
function loads(text, before) {
    return isAddress(text) && (LOADABLE.test(text) || isFetched(before));
}
function isAddress(text) {
    return text.length <= web_address/* MAX_USUAL_ADDRESS */.hV && (ADDRESS.test(text) || WITHOUT_SCHEME.test(text));
}
function isFetched([previous, name, third, fourth]) {
    if (previous === 'from' || previous === 'import')
        return true;
    if (previous === '(')
        return (FETCHING_CALL.has(name) || (third === '.' && CLIENTS.has(fourth) && CLIENT_METHODS.has(name)));
    // `x.src = …`, `x.setAttribute('src', …)`, and `x.open('GET', …)`.
    if (previous === '=')
        return third === '.' && FETCHING_PROPERTY.has(name);
    if (previous !== ',' || third !== '(')
        return false;
    return FETCHING_PROPERTY.has(name.slice(1, -1)) || (fourth === 'open' && METHOD.test(name));
}

;// CONCATENATED MODULE: ./lib/check/pool/styles-and-scripts.js
/** Style sheets and scripts, whether they are files or part of a page: their addresses, checked. */





/** Why something is not read. */
const TOO_LARGE = 'it is too large';
/** Checks an address that a style sheet loads. `isSecure`: as for `check`. */
function checkStyleAddress(checker, address, base, where, isSecure) {
    const value = (0,byte_strings/* toBytes */.ZJ)(address.value);
    if (address.modern === undefined)
        checker.check(address.use, value, base, where, isSecure);
    else
        checker.checkOldFont(value, address.modern, base, where);
}
/**
 * Counts the addresses of other hosts that a script seems to load. `firstLine`: the line on which
 * it starts.
 */
function checkScript(checker, code, page, firstLine) {
    const lineAt = (0,line_counter/* makeLineCounter */.F)(code);
    try {
        scanScript(code, (address, offset) => {
            const { host } = URL.parse((0,byte_strings/* toText */.fE)(address), web_address/* SOME_PAGE */.pg) ?? {};
            if (host === undefined || host === checker.ownHost)
                return;
            const where = (0,occurrences/* pointAtLine */.Ek)(page, firstLine + lineAt(offset));
            checker.counter.count('external-load/script', address, where);
        });
    }
    catch (error) {
        // Strings with millions of escapes in them are beyond the regular expressions of the tokenizer.
        if (!(error instanceof RangeError))
            throw error;
        checker.countUnreadPart((0,occurrences/* pointAtLine */.Ek)(page, firstLine), 'a script', TOO_LARGE);
    }
}

;// CONCATENATED MODULE: ./lib/check/pool/check-documents.js
/** Documents other than pages, and data within pages: their addresses, checked. */









/** How much of a file shows what it is, in bytes. */
const START = 4_096;
/**
 * Checks the addresses in a document of the site.
 * @throws what the file system throws
 */
function checkDocument(checker, root, name) {
    const document = findDocument(name);
    if (document === undefined)
        return;
    const path = (0,tree/* makeDiskPath */.fx)(root, name);
    const countUnread = (why) => checker.countUnreadPart((0,occurrences/* pointAtLine */.Ek)(name, 1), document.title, why);
    if (document.begins?.((0,byte_strings/* readBytes */.io)((0,read_start_of_file/* readStartOfFile */.g)(path, START))) === false)
        return;
    if ((0,external_node_fs_.statSync)(path).size > (document.maxBytes ?? MAX_DOCUMENT)) {
        countUnread(TOO_LARGE);
        return;
    }
    const text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    const base = checker.destinations.addresses.baseOfFile(name);
    const found = makeReferenceCheck(checker, base, { page: name, line: 1 });
    const isRead = document.scan(text, found);
    if (!isRead && document.isCertain)
        countUnread('it is not valid JSON');
}
/** Checks the addresses in data of a page. */
function checkData(checker, { title, scan }, bytes, base, start) {
    const text = (0,byte_strings/* toText */.fE)(bytes);
    const isTooLarge = text.length > MAX_DOCUMENT;
    if (!isTooLarge && scan(text, makeReferenceCheck(checker, base, start)))
        return;
    const why = isTooLarge ? TOO_LARGE : 'it is not valid JSON, so it has no effect';
    checker.countUnreadPart((0,occurrences/* pointAtLine */.Ek)(start.page, start.line), title, why);
}
/** Returns a function that checks the references that a text has, one after the other. */
function makeReferenceCheck(checker, base, start) {
    return (reference) => {
        const where = (0,occurrences/* pointAtLine */.Ek)(start.page, start.line + reference.line);
        const value = (0,byte_strings/* toBytes */.ZJ)(reference.address);
        if (reference.role === 'compared')
            checkIntegrity(checker, reference.integrity, value, base, where);
        else
            checkReference(checker, {
                role: reference.role,
                value,
                base,
                where,
                isSecure: start.isSecure,
            });
    };
}

// EXTERNAL MODULE: ./lib/web/page/open-elements.js
var open_elements = __webpack_require__(102);
// EXTERNAL MODULE: ./lib/web/page/values.js
var values = __webpack_require__(216);
;// CONCATENATED MODULE: ./lib/web/page/shows-nothing.js






/** Elements that may show something without any text in them. */
const SHOWN = (0,words/* splitWords */.y)('applet audio button canvas embed frame frameset hr iframe image img input math meter object picture progress select svg ' +
    'textarea video');
/** Styles that may show something in an element without content. */
const SHOWING_STYLE = /\burl\(|\bcontent\s*:/i;
/** Beyond white space: U+200B, which has no width. */
const SEEN = /[^\s\u200B]/;
/**
 * Returns whether readers see nothing of a page, and nothing in it can change
 * that: no script, no frame, no picture, and no refresh that leads elsewhere.
 */
function showsNothing(page, syntax) {
    const visitor = new EmptinessVisitor(() => reader.stop());
    const reader = new page_reader/* PageReader */.X(visitor, vocabulary/* OF_EMPTY_PAGES */.jN, syntax);
    reader.read(page);
    return visitor.isEmpty;
}
class EmptinessVisitor {
    isEmpty = true;
    #stop;
    #elements = new open_elements/* OpenElements */.K();
    #inTitle = false;
    constructor(stop) {
        this.#stop = stop;
    }
    open(element) {
        const { name } = element;
        if (this.#isShown(element))
            this.#end();
        if (name === 'title' && !element.isForeign)
            this.#inTitle = true;
        this.#elements.open(name, undefined, element.find('hidden') !== undefined);
        return name === 'style';
    }
    content(style) {
        if (SHOWING_STYLE.test(style))
            this.#end();
    }
    /** A style sheet in XSLT may write a page of its own. */
    instruction(text) {
        if (text.startsWith('xml-stylesheet'))
            this.#end();
    }
    close(name) {
        if (name === 'title')
            this.#inTitle = false;
        this.#elements.close(name);
    }
    text(written) {
        if (this.#inTitle || this.#elements.innermost.isHidden)
            return;
        if (SEEN.test((0,byte_strings/* toText */.fE)((0,values/* decodeText */.g7)(written))))
            this.#end();
    }
    #isShown(element) {
        const get = (name) => element.get(name);
        switch (element.name) {
            case 'script':
                return (0,values/* runsScript */.GE)(get);
            case 'meta':
                return (get('http-equiv')?.toLowerCase() === 'refresh' &&
                    (0,values/* readRefreshTarget */.pm)(get('content') ?? byte_strings/* NO_BYTES */.CR) !== undefined);
            case 'input':
                return get('type')?.toLowerCase() !== 'hidden';
            case 'body':
                if (get('background') !== undefined || get('onload') !== undefined)
                    return true;
        }
        return SHOWN.has(element.name) || SHOWING_STYLE.test(get('style') ?? '');
    }
    #end() {
        this.isEmpty = false;
        this.#stop();
    }
}

;// CONCATENATED MODULE: ./lib/web/page/unresolved-reference.js
/** As much of a page is looked at, in characters, behind the tag of a link. */
const BEHIND = 300;
const CLASSES = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** The first element in a link. */
const SPAN = /^\s*(<span\b[^>]*)/i;
/**
 * Does the generator of a page say that it did not find what a link is meant to
 * lead to? It writes a fragment instead. `at`: an offset in its tag. Antora marks the link itself,
 * MyST what is in it.
 */
function isUnresolvedReference(page, at) {
    const start = page.lastIndexOf('<', at);
    const end = page.indexOf('>', at);
    if (start === -1 || end === -1)
        return false;
    const inner = SPAN.exec(page.slice(end + 1, end + 1 + BEHIND))?.[1] ?? '';
    return hasClasses(page.slice(start, end), 'unresolved') || hasClasses(inner, 'myst');
}
/** Has the tag the class of a reference, and another one? */
function hasClasses(tag, other) {
    const [, ...values] = CLASSES.exec(tag) ?? [];
    const classes = (values.find((value) => value !== undefined) ?? '').split(/\s+/);
    return classes.includes('xref') && classes.includes(other);
}

// EXTERNAL MODULE: ./lib/check/sources/page-source.js
var page_source = __webpack_require__(754);
;// CONCATENATED MODULE: ./lib/check/pool/next-router.js
/** Which router of Next a page has, as its scripts and data say. */

/** How scripts of the App Router begin. */
const APP_ROUTER = /^\s*\(?self\.__next_f\b/;
/** The id of its build, in data that a script adds as a string. */
const APP_BUILD = /\\"(?:b|buildId)\\":\\"([\w.-]{1,100})\\"(?:,\\"(?:p|c|assetPrefix)\\"|\}\\n)/;
const PAGES_BUILD = /"buildId":"([\w-]+)"/;
/**
 * How much of the data of the Pages Router is read, in characters: the data of the page itself comes
 * first.
 */
const TAIL = 4_096;
/** Returns the App Router if a script is of it. */
function readAppRouter(script) {
    if (!APP_ROUTER.test(script))
        return undefined;
    const build = script.match(APP_BUILD)?.[1];
    return { kind: 'next-app', build: build && (0,byte_strings/* detach */.Yo)(build) };
}
/** Returns the Pages Router if a page has data that was made when the site was built (`gsp`). */
function readPagesRouter(json) {
    const tail = json.slice(-TAIL);
    const build = tail.match(PAGES_BUILD)?.[1];
    if (build === undefined || !tail.includes('"gsp":true'))
        return undefined;
    return { kind: 'next-pages', build: (0,byte_strings/* detach */.Yo)(build) };
}

;// CONCATENATED MODULE: ./lib/check/pool/own-anchors.js




/**
 * Addresses of single-page applications, which exist unless their generator says that they do not.
 */
const LEFT_TO_SCRIPTS = /^#[/!?]/;
/** The anchors of one page, and the links to them within the page. */
class OwnAnchors {
    #text;
    #ids = new Set();
    /** Those to which the page has links. */
    #linked = new Set();
    /** The offsets of links to anchors that were not there so far, by their fragments. */
    #awaited = new Map();
    constructor(text) {
        this.#text = text;
    }
    add(id) {
        this.#ids.add((0,byte_strings/* replaceInvalidUtf8 */.Zk)(id));
    }
    addLink(fragment, offset) {
        const offsets = this.#awaited.get(fragment);
        const isLeftToScripts = LEFT_TO_SCRIPTS.test(fragment);
        if (isLeftToScripts && !isUnresolvedReference(this.#text, offset))
            return;
        if (offsets !== undefined)
            offsets.push(offset);
        else if (isLeftToScripts || !this.#has(fragment))
            this.#awaited.set(fragment, [offset]);
    }
    /** Returns the links to anchors that the page does not have, in order. To be called at its end. */
    listBrokenLinks() {
        const broken = [];
        for (const [fragment, offsets] of this.#awaited) {
            const isLeftToScripts = LEFT_TO_SCRIPTS.test(fragment);
            const isThere = isLeftToScripts ? this.#ids.has(fragment.slice(1)) : this.#has(fragment);
            if (isThere)
                continue;
            for (const offset of offsets)
                broken.push({ fragment, offset });
        }
        return broken.sort((one, other) => one.offset - other.offset);
    }
    /** Returns what the whole site has to know of them. */
    describe(runsScript) {
        return { ids: joinIds(this.#ids), runsScript, ownLinked: this.#linked.size };
    }
    #has(fragment) {
        const names = (0,web_address/* listAnchorNames */.IL)(fragment);
        const name = names.find((each) => this.#ids.has(each));
        if (name !== undefined)
            this.#linked.add(name);
        return name !== undefined || names.length === 0;
    }
}

;// CONCATENATED MODULE: ./lib/check/pool/page-scan.js
var _a;




















/** Checks what is in one page, or in a frame within it. */
class PageScan {
    page;
    #isSvg;
    #isUnlisted = false;
    #namesMarkdown = false;
    #redirects = false;
    #redirectsWithoutScript = false;
    #links = 0;
    #router;
    #anchors;
    #runsScript = false;
    #checker;
    #reader;
    #text;
    #pageBase;
    /** What links are relative to: they are resolved when they are followed. */
    #linkBase;
    /** What is loaded is resolved at once, or nearly so: with the base seen so far. */
    #base;
    #frame;
    /** What search engines are told to list the page under, with lines. */
    #canonicals = [];
    /** Does the page say that it is served by https? */
    #isSecure;
    /** What the page loads by http. */
    #insecure = [];
    #sourceLinks = [];
    #offset = 0;
    constructor(checker, page, text, base, frame) {
        this.#checker = checker;
        this.page = page;
        this.#isSvg = (0,page_names/* isSvgFile */.dJ)(page);
        this.#text = text;
        this.#anchors = new OwnAnchors(text);
        this.#frame = frame;
        this.#isSecure = frame?.isSecure ?? checker.served.rules.isSecure;
        this.#pageBase = base ?? checker.destinations.baseOfPage(page);
        this.#base = this.#pageBase;
        const syntax = frame === undefined ? (0,vocabulary/* chooseSyntax */.ZL)(page) : 'html';
        this.#linkBase = checker.destinations.addresses.baseOfElement((0,page_text/* findBase */.lN)(text, syntax), this.#base);
        this.#reader = (0,addresses/* makeAddressReader */.K)((fact, value, at, sum) => this.#handle(fact, value, at, sum), syntax);
    }
    /** Checks everything in the page, and returns what else is in it. */
    read() {
        this.#reader.read(this.#text);
        this.#checkCanonicals();
        for (const { use, value, where } of this.#insecure)
            if (!this.#isLoaded(value))
                this.#checker.check(use, value, this.#linkBase, where, this.#isSecure);
        this.#checkOwnLinks();
        const source = (0,page_source/* findPageSource */.UH)(this.page, this.#text, this.#sourceLinks);
        const isEmpty = !this.#runsScript && showsNothing(this.#text, (0,vocabulary/* chooseSyntax */.ZL)(this.page));
        return {
            anchors: this.#anchors.describe(this.#runsScript),
            facts: {
                isUnlisted: this.#isUnlisted,
                namesMarkdown: this.#namesMarkdown,
                isAside: this.#redirects || this.#redirectsByScript(),
                isPart: !(0,page_kinds/* mayBeWhole */.a7)(this.#text),
                runsScript: this.#runsScript,
                router: this.#router,
                source,
                kind: isEmpty ? 'empty' : undefined,
            },
        };
    }
    /** Checks links to anchors of the page itself, now that all of them are known. */
    #checkOwnLinks() {
        const broken = this.#anchors.listBrokenLinks();
        if (broken.length === 0)
            return;
        const lineAt = (0,line_counter/* makeLineCounter */.F)(this.#text);
        for (const { fragment, offset } of broken) {
            const where = (0,occurrences/* pointAtLine */.Ek)(this.page, this.#frame?.line ?? lineAt(offset) + 1);
            if (isUnresolvedReference(this.#text, offset))
                this.#countUnresolved(fragment, where);
            else
                this.#countMissingAnchor(fragment, where);
        }
    }
    /** A page that readers are meant to stay on has links, or nothing that replaces the script. */
    #redirectsByScript() {
        const mayRedirect = this.#links < 2 || this.#redirectsWithoutScript;
        return this.#runsScript && mayRedirect && SETS_LOCATION.test(this.#text);
    }
    #countUnresolved(value, where) {
        const key = this.#checker.makeFullPath(this.page).concat(value);
        this.#checker.counter.count('broken-link/unresolved', key, where, value);
    }
    #countMissingAnchor(value, where) {
        const { destinations, counter, served } = this.#checker;
        const { anchorLinks } = destinations;
        const file = served.files.get(this.page);
        // Nothing outside of a frame has links to its anchors; scripts may create those of a page.
        if (this.#frame !== undefined || file === undefined)
            counter.count('broken-anchor', this.#checker.makeFullPath(this.page).concat(value), where, value);
        else
            anchorLinks.countLink(file, anchorLinks.getOrAdd(file, value), value, where);
    }
    /** What is done about each fact. */
    static #HANDLERS = {
        link: (scan, value) => scan.#checkLink(value),
        download: (scan, value) => scan.#checkFollowed('download', value),
        load: (scan, value, integrity) => scan.#checkLoad('load', value, integrity),
        media: (scan, value, integrity) => scan.#checkLoad('media', value, integrity),
        document: (scan, value) => scan.#checkLoad('document', value),
        symbol: (scan, value) => scan.#checkLoad('symbol', value),
        anchor: (scan, value) => scan.#anchors.add(value),
        declarations: (scan, value) => scan.#checkStyle(value, true),
        style: (scan, value) => scan.#checkStyle(value, false),
        script: (scan, value) => scan.#readScript(value),
        'runs-script': (scan) => {
            scan.#runsScript = true;
        },
        base: (scan) => {
            scan.#base = scan.#linkBase;
        },
        canonical: (scan, value) => scan.#noteCanonical(value),
        preview: (scan, value) => scan.#checkPreview(value),
        markdown: (scan) => {
            scan.#namesMarkdown = true;
        },
        edit: (scan, value) => scan.#noteSource(value),
        // The page for wrong addresses is never listed: Docusaurus gives it an address that nobody
        // answers.
        translation: (scan, value) => (0,page_names/* isNotFoundPage */.np)(scan.page) || scan.#checkLink(value),
        unlisted: (scan) => {
            scan.#isUnlisted = true;
        },
        redirects: (scan) => {
            scan.#redirects = true;
        },
        frame: (scan, value) => scan.#readFrame(value),
        fallback: (scan, value) => scan.#readFallback(value),
        encoding() { },
        'import-map': (scan, value) => scan.#checkData('import-map', value),
        'json-ld': (scan, value) => scan.#checkData('json-ld', value),
        'next-data': (scan, value) => {
            scan.#router ??= readPagesRouter(value);
        },
    };
    #handle(fact, value, offset, integrity) {
        this.#offset = offset;
        _a.#HANDLERS[fact](this, value, integrity);
    }
    #checkLink(value) {
        if (value.startsWith('#') && this.#linkBase === this.#pageBase) {
            this.#checkOwnAnchor(value);
            return;
        }
        this.#checkFollowed('link', value);
    }
    #checkFollowed(use, value) {
        this.#noteSource(value);
        this.#links++;
        this.#checker.check(use, value, this.#linkBase, this);
    }
    #noteSource(value) {
        if (this.#frame === undefined && (0,page_source/* mayBeSource */.Cn)(value))
            this.#sourceLinks.push(this.#offset);
    }
    /**
     * Which base counts before a `<base>` depends on the kind of element, and on time: an address is
     * fine if it is with either of them.
     */
    #isLoaded(value) {
        return this.#base !== this.#linkBase && this.#checker.destinations.isAnswered(value, this.#base);
    }
    #checkLoad(use, value, integrity) {
        if (integrity !== undefined)
            checkIntegrity(this.#checker, integrity, value, this.#linkBase, this);
        if (this.#isJudgedLater(value))
            this.#insecure.push({
                use,
                value: (0,byte_strings/* detach */.Yo)(value),
                where: (0,occurrences/* pointAtLine */.Ek)(this.page, this.findLine()),
            });
        else if (!this.#isLoaded(value))
            this.#checker.check(use, value, this.#linkBase, this, this.#isSecure);
    }
    /** Does it depend on the rest of the page whether this is a mistake? */
    #isJudgedLater(value) {
        return !this.#isSecure && /^http:/i.test(value);
    }
    #checkOwnAnchor(value) {
        this.#checker.checked.link++;
        // A fragment of an SVG file may also describe a view of it, and a wrong one does nothing.
        if (!this.#isSvg)
            this.#anchors.addLink(value, this.#offset);
    }
    #noteCanonical(href) {
        if (this.#frame !== undefined || (0,page_names/* isNotFoundPage */.np)(this.page))
            return;
        const { ownHost, counter } = this.#checker;
        checkCanonical(href, ownHost, this, counter);
        if (isOwnByHttps(href, ownHost))
            this.#isSecure = true;
        this.#canonicals.push({ value: (0,byte_strings/* detach */.Yo)(href), where: (0,occurrences/* pointAtLine */.Ek)(this.page, this.findLine()) });
    }
    /** Checks them unless the page asks not to be listed, or redirects. */
    #checkCanonicals() {
        if (this.#isUnlisted || this.#redirects)
            return;
        const base = this.#linkBase;
        for (const { value, where } of this.#canonicals)
            checkReference(this.#checker, { role: 'canonical', value, base, where });
    }
    #checkPreview(value) {
        if (this.#frame !== undefined || value === '')
            return;
        const base = this.#linkBase;
        checkReference(this.#checker, { role: 'preview', value, base, where: this });
    }
    #checkData(kind, json) {
        const start = { page: this.page, line: this.findLine(), isSecure: this.#isSecure };
        checkData(this.#checker, DATA[kind], json, this.#linkBase, start);
    }
    #checkStyle(css, declarations) {
        scanStyle((0,byte_strings/* toText */.fE)(css), declarations, (found) => {
            const value = (0,byte_strings/* toBytes */.ZJ)(found.value);
            const where = (0,occurrences/* pointAtLine */.Ek)(this.page, this.findLine() + found.line);
            if (this.#isJudgedLater(value))
                this.#insecure.push({ use: found.use, value, where });
            else if (!this.#isLoaded(value))
                checkStyleAddress(this.#checker, found, this.#linkBase, where, this.#isSecure);
        });
    }
    #readScript(code) {
        if (this.#router?.build === undefined)
            this.#router = readAppRouter(code) ?? this.#router;
        if (this.#checker.served.rules.offline)
            checkScript(this.#checker, code, this.page, this.findLine());
    }
    #readFrame(html) {
        const frame = { line: this.findLine(), isSecure: this.#isSecure };
        new _a(this.#checker, this.page, html, this.#base, frame).read();
    }
    /** Notes the addresses for readers without scripts. Nothing there is checked. */
    #readFallback(html) {
        if (!MAY_POINT.test(html))
            return;
        const { destinations } = this.#checker;
        const reader = (0,addresses/* makeAddressReader */.K)((fact, value) => {
            if (fact === 'redirects')
                this.#redirectsWithoutScript = true;
            if (fact !== 'link' && fact !== 'document')
                return;
            destinations.noteNamed(value, this.#linkBase, this.page);
        }, 'html');
        reader.read(html);
    }
    /** The line of what was found last. */
    findLine() {
        return this.#frame?.line ?? this.#reader.line(this.#offset);
    }
}
_a = PageScan;
/** Elements that may point to other pages. */
const MAY_POINT = /<(?:a|area|form|i?frame|meta)\b/i;
/** How a script sends readers to another page. */
const SETS_LOCATION = /\blocation\s*(?:\.\s*href\s*)?=(?!=)|\blocation\s*\.\s*(?:replace|assign)\s*\(/;

;// CONCATENATED MODULE: ./lib/check/pool/readable-files.js
/** Which files are read, and how. */



/** The files that are read. The first entry that matches a name counts. */
const READABLE = [
    { type: 'page', matches: page_names/* isPage */.yp },
    { type: 'style', matches: (name) => /\.css$/i.test(name) },
    { type: 'script', matches: (name, { offline }) => offline && /\.m?js$/i.test(name) },
    { type: 'document', matches: (name) => findDocument(name) !== undefined, maxBytes: MAX_DOCUMENT },
    { type: 'key', matches: mayHoldKey, maxBytes: MAX_SEARCHED },
];
/** Returns what a file of that name is read as; undefined if it is not read. */
function findFileType(name, rules) {
    return READABLE.find((entry) => entry.matches(name, rules))?.type;
}
/** Returns how many bytes of a file of that name and size are read. */
function countBytesToRead(name, size, rules) {
    const entry = READABLE.find(({ matches }) => matches(name, rules));
    if (entry === undefined)
        return 0;
    return Math.min(size, entry.maxBytes ?? size);
}

;// CONCATENATED MODULE: ./lib/check/pool/scanner.js
var scanner_a;



















/** Most files are read into the same memory: thousands of buffers take long to be collected. */
const READ_BUFFER = Buffer.allocUnsafeSlow(1 << 20);
/** Reads files of a site, each worker some of them, and counts what is wrong in them. */
class Scanner {
    #checker;
    #site;
    #pause;
    #pages = new Map();
    /**
     * Of pages, and of SVG files whose ids are asked for, by their index. They stay here: in another
     * thread, they would be copies.
     */
    #anchors = new Map();
    constructor(site, pause) {
        this.#site = site;
        this.#pause = pause;
        this.#checker = new AddressChecker(site);
    }
    /** Reads files, by index, as far as they are of those that are read. */
    async read(files) {
        for (const index of files)
            await this.#readSafely(index, (name) => this.#read(index, name));
        return this.#takeFilesRead();
    }
    /** Reads files that only count because of what other files do with them. */
    async readDeferred(files) {
        for (const late of files)
            await this.#readSafely(late.file, (name) => {
                if ((0,page_names/* isSvgFile */.dJ)(name))
                    this.#readSvg(late, name);
                else
                    this.#scanPage(late.file, name, this.#readPageText(name));
            });
        return this.#takeFilesRead();
    }
    /** Reads pages once more that readers see in another folder than their file. */
    async readRelocated(files) {
        for (const file of files)
            await this.#readSafely(file, (name) => this.#checkRelocated(name));
    }
    /** Returns what was read since the last call. */
    #takeFilesRead() {
        const pages = this.#pages;
        this.#pages = new Map();
        return { pages, linkedFiles: this.#checker.destinations.takeLinkedFiles() };
    }
    #checkRelocated(page) {
        const text = this.#readPageText(page);
        const base = this.#checker.destinations.baseOfRelocatedPage(page, (0,page_text/* findBase */.lN)(text, (0,vocabulary/* chooseSyntax */.ZL)(page)));
        scanPage(page, text, (use, value, line) => this.#checker.checkRelocated(use, value, base, { page, findLine: line }));
    }
    #readSvg({ file, isOpened, isSearched }, name) {
        const text = this.#readPageText(name);
        const anchors = isOpened
            ? new PageScan(this.#checker, name, text).read().anchors
            : readAnchors(text, name);
        if (isSearched)
            this.#anchors.set(file, { ...anchors, runsScript: false });
    }
    async #readSafely(index, read) {
        const name = (0,tree/* getFileName */.WP)(this.#site, index);
        try {
            read(name);
        }
        catch (error) {
            // Whatever the error is: one file must not cost the report on all others.
            const { counter } = this.#checker;
            if (error instanceof TooLarge)
                counter.count('unreadable-file/large', name, (0,occurrences/* pointAtFile */.y5)(name));
            else
                counter.countWithValues('unreadable-file', { why: describeReason(error) }, name, (0,occurrences/* pointAtFile */.y5)(name));
        }
        await this.#pause();
    }
    /** How a file is read, by what it is read as. */
    static #READERS = {
        page: (scanner, name, index) => scanner.#readPage(index, name),
        style: (scanner, name) => scanner.#readStyle(name),
        script: (scanner, name) => checkScript(scanner.#checker, (0,byte_strings/* readBytes */.io)(scanner.#readContent(name)), name, 1),
        document: (scanner, name) => checkDocument(scanner.#checker, scanner.#site.root, name),
        key: (scanner, name, index) => scanner.#readUntyped(index, name),
    };
    #read(index, name) {
        const type = findFileType(name, this.#checker.served.rules);
        if (type !== undefined)
            scanner_a.#READERS[type](this, name, index);
    }
    /**
     * Returns what is known once all files have been read: the anchors to ask for, how many addresses
     * within the site were checked, the addresses of other hosts, and which files others lead to.
     */
    collectTotals() {
        const { destinations, checked } = this.#checker;
        const { anchorLinks, external, reached } = destinations;
        return { asked: anchorLinks.listAsked(), checked, external, reached };
    }
    /**
     * Takes the anchors that all workers ask for, and returns the missing ones of the files read
     * here.
     */
    findMissingAnchors(asked) {
        return findMissingAnchors(asked, this.#anchors, this.#pause);
    }
    /** Takes which anchors are missing, and returns what is wrong in the files. */
    finishCounting(missing) {
        const { destinations, counter } = this.#checker;
        destinations.anchorLinks.countMissing(missing, this.#site, counter, (name) => this.#checker.makeFullPath(name));
        return counter.listCounted();
    }
    #readPageText(name) {
        return (0,page_text/* decodePageText */.vU)(this.#readContent(name), (0,vocabulary/* chooseSyntax */.ZL)(name));
    }
    #readPage(index, name) {
        const text = this.#readPageText(name);
        const isShownByHost = name === 'index.html' || (0,page_names/* isNotFoundPage */.np)(name);
        if (!isShownByHost && (0,page_kinds/* isTemplate */.Fl)(text)) {
            this.#pages.set(index, { kind: 'template', isUnlisted: true });
        }
        else if ((0,page_kinds/* isPrintEdition */.a9)(name, text)) {
            // What is in it stands in other pages, too.
            this.#anchors.set(index, readAnchors(text, name));
            this.#pages.set(index, { isAside: true });
        }
        else
            this.#scanPage(index, name, text);
    }
    #scanPage(index, name, text) {
        const { anchors, facts } = new PageScan(this.#checker, name, text).read();
        this.#anchors.set(index, anchors);
        this.#pages.set(index, facts);
    }
    #readStyle(name) {
        const content = this.#readContent(name);
        const base = this.#checker.destinations.addresses.baseOfFile(name);
        const css = (0,byte_strings/* toText */.fE)((0,page_text/* decodeStyleText */.zA)(content));
        scanStyle(css, false, (found) => checkStyleAddress(this.#checker, found, base, (0,occurrences/* pointAtLine */.Ek)(name, found.line + 1)));
    }
    /**
     * Returns the content of a file, valid until the next one is read. @throws TooLarge; what the
     * file system throws
     */
    #readContent(name) {
        const file = (0,external_node_fs_.openSync)((0,tree/* makeDiskPath */.fx)(this.#site.root, name), 'r');
        try {
            const { size } = (0,external_node_fs_.fstatSync)(file);
            if (size > page_text/* MAX_PAGE */.tK)
                throw new TooLarge();
            if (size > READ_BUFFER.length)
                return (0,external_node_fs_.readFileSync)(file);
            return READ_BUFFER.subarray(0, (0,external_node_fs_.readSync)(file, READ_BUFFER, 0, size, 0));
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    /** Reads a file whose name does not say what it is. */
    #readUntyped(index, name) {
        const start = (0,byte_strings/* readBytes */.io)((0,read_start_of_file/* readStartOfFile */.g)((0,tree/* makeDiskPath */.fx)(this.#site.root, name), MAX_SEARCHED));
        if (holdsKey(start))
            this.#checker.counter.count('leaked-file/key', name, (0,occurrences/* pointAtFile */.y5)(name));
        if (!(0,page_names/* hasEnding */.yW)(name) && (0,page_kinds/* beginsLikePage */.ll)(start))
            this.#pages.set(index, { kind: 'untyped' });
    }
}
scanner_a = Scanner;
class TooLarge extends Error {
}
/** Returns the ids in an SVG file. */
function readAnchors(text, name) {
    const ids = new Set();
    const reader = (0,addresses/* makeAddressReader */.K)((fact, value) => {
        if (fact === 'anchor')
            ids.add((0,byte_strings/* replaceInvalidUtf8 */.Zk)(value));
    }, (0,vocabulary/* chooseSyntax */.ZL)(name));
    reader.read(text);
    return { ids: joinIds(ids), runsScript: false, ownLinked: 0 };
}
function describeReason(error) {
    if (!(error instanceof Error))
        return String(error);
    if ('code' in error)
        return String(error.code);
    return error.message;
}


/***/ })

};

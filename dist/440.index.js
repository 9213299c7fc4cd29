export const id = 440;
export const ids = [440];
export const modules = {

/***/ 6440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FileChecker: () => (/* binding */ FileChecker)
});

// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __webpack_require__(4114);
// EXTERNAL MODULE: ./lib/common/error-message.js
var error_message = __webpack_require__(9653);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/documents/css.js
var documents_css = __webpack_require__(5236);
// EXTERNAL MODULE: ./lib/web/documents/scan-page.js
var scan_page = __webpack_require__(8372);
// EXTERNAL MODULE: ./lib/web/page/address-reader.js
var address_reader = __webpack_require__(8710);
// EXTERNAL MODULE: ./lib/web/page/page-kinds.js
var page_kinds = __webpack_require__(9611);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/check/addresses/address-checker.js + 4 modules
var address_checker = __webpack_require__(4748);
// EXTERNAL MODULE: ./lib/check/addresses/anchors.js
var addresses_anchors = __webpack_require__(9725);
// EXTERNAL MODULE: ./lib/check/collector/occurrences.js
var occurrences = __webpack_require__(3162);
// EXTERNAL MODULE: ./lib/check/site-rules/leaked-files.js
var leaked_files = __webpack_require__(1358);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/web/documents/documents.js + 3 modules
var documents = __webpack_require__(2104);
// EXTERNAL MODULE: ./lib/web/documents/json-mistake.js
var json_mistake = __webpack_require__(7512);
// EXTERNAL MODULE: ./lib/web/fragments.js
var fragments = __webpack_require__(1343);
// EXTERNAL MODULE: ./lib/web/page/integrity-metadata.js
var integrity_metadata = __webpack_require__(6505);
// EXTERNAL MODULE: ./lib/check/addresses/full-path.js
var full_path = __webpack_require__(1816);
;// CONCATENATED MODULE: ./lib/check/addresses/integrity.js



/** Reports a file of the site whose content does not match `metadata`, the value of `integrity`. */
function checkIntegrity(checker, metadata, { written, base, spot }) {
    const expected = (0,integrity_metadata/* readIntegrity */.Q)(metadata);
    if (expected === undefined)
        return;
    const address = checker.addressResolver.resolve((0,fragments/* stripFragment */.l)(written), base);
    checker.record.noteIfExternal(address);
    if (address.kind !== 'site')
        return;
    const file = checker.servedSite.findServedFile(address.path, address.query);
    if (file === undefined)
        return;
    const digest = checker.fileDigests.getDigest(file, expected.algorithm);
    if (digest === undefined || expected.digests.has(digest))
        return;
    const key = (0,full_path/* makeFullPath */.j)(address.path, checker.servedSite);
    checker.collector.report('broken-asset/integrity', { key, spot, target: written });
}

// EXTERNAL MODULE: ./lib/check/addresses/references.js
var references = __webpack_require__(521);
;// CONCATENATED MODULE: ./lib/check/reading/unread-reasons.js
/** The reasons why a part of a file is not read, each as the end of a sentence. */
const WHY_TOO_LARGE = 'it is too large';
const WHY_TOO_DEEP = 'it is nested too deeply';
const WHY_NOT_JSON = 'it is not valid JSON';

;// CONCATENATED MODULE: ./lib/check/reading/document-addresses.js
/** Checks addresses in documents other than pages, and in data within pages. */










/** How much of a file is read to tell whether it is a document, in bytes. */
const DOCUMENT_TEST_BYTES = 4_096;
/**
 * Checks the addresses in a document of the site.
 * @throws any file-system error
 */
function checkDocument(checker, root, name) {
    const document = (0,documents/* findDocument */.$)(name);
    if (document === undefined)
        return;
    const path = (0,tree/* makeDiskPath */.fx)(root, name);
    if (!beginsLike(document, path))
        return;
    const start = { fileName: name, line: 1, base: checker.addressResolver.makeFileBase(name) };
    if ((0,external_node_fs_.statSync)(path).size > (document.maxBytes ?? documents/* MAX_DOCUMENT_BYTES */.bi)) {
        reportUnread(checker, start, document.title, WHY_TOO_LARGE);
        return;
    }
    const text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    const outcome = checkReferences(checker, document, text, start);
    if (outcome === 'not-json' && document.isFormatCertain) {
        const mistake = (0,json_mistake/* explainInvalidJson */.rb)(text) ?? WHY_NOT_JSON;
        checker.collector.reportFile('unreadable-file/manifest', name, { mistake });
    }
}
/** Does a file begin as a document of this kind must? */
function beginsLike({ mayBeginWith }, path) {
    if (mayBeginWith === undefined)
        return true;
    return mayBeginWith((0,byte_strings/* readBytes */.io)((0,read_start_of_file/* readStartOfFile */.g)(path, DOCUMENT_TEST_BYTES)));
}
/** Checks the addresses in data that is part of a page. */
function checkData(checker, format, bytes, start) {
    const text = (0,byte_strings/* toText */.fE)(bytes);
    if (text.length > documents/* MAX_DOCUMENT_BYTES */.bi) {
        reportUnread(checker, start, format.title, WHY_TOO_LARGE);
        return;
    }
    const outcome = checkReferences(checker, format, text, start);
    if (outcome === 'not-json')
        reportInvalidJson(checker, format, text, start);
}
/** Reports JSON in a page that is not valid, at its first common mistake or where it starts. */
function reportInvalidJson(checker, { title }, text, start) {
    const reason = `${WHY_NOT_JSON} and so has no effect`;
    const mistake = (0,json_mistake/* findJsonMistake */.aM)(text);
    if (mistake === undefined) {
        reportUnread(checker, start, title, reason);
        return;
    }
    const line = start.line + mistake.line - 1;
    reportUnread(checker, { ...start, line }, title, `${reason}: ${mistake.clause}`);
}
/** Checks the references in text, and returns how the scan ended. */
function checkReferences(checker, { title, scan }, text, start) {
    const outcome = scan(text, makeReferenceChecker(checker, start));
    if (outcome === 'too-deep')
        reportUnread(checker, start, `part of ${title}`, WHY_TOO_DEEP);
    return outcome;
}
function reportUnread(checker, { fileName, line }, part, reason) {
    checker.reportUnreadPart((0,occurrences/* makeLineSpot */.$p)(fileName, line), part, reason);
}
/** Returns a callback that checks one reference at a time. */
function makeReferenceChecker(checker, { fileName, line, base, isHttps }) {
    return (reference) => {
        const spot = (0,occurrences/* makeLineSpot */.$p)(fileName, line + reference.line);
        const address = { written: (0,byte_strings/* toBytes */.ZJ)(reference.address), base, spot, isHttps };
        if (reference.role === 'integrity')
            checkIntegrity(checker, reference.integrity, address);
        else
            (0,references/* checkReference */.M)(checker, { ...address, role: reference.role });
    };
}

;// CONCATENATED MODULE: ./lib/check/reading/file-content.js
/** Reads the whole content of files, with one buffer for most of them. */


/** Shared by most files: thousands of short-lived buffers would take long to be collected. */
const READ_BUFFER = Buffer.allocUnsafeSlow(1 << 20);
class FileTooLargeError extends Error {
}
/**
 * Returns the content of a file, valid until the next file is read.
 * @throws FileTooLargeError; any file-system error
 */
function readFileContent(path) {
    const descriptor = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const length = (0,external_node_fs_.readSync)(descriptor, READ_BUFFER, 0, READ_BUFFER.length, 0);
        if (length < READ_BUFFER.length)
            return READ_BUFFER.subarray(0, length);
        if ((0,external_node_fs_.fstatSync)(descriptor).size > page_text/* MAX_PAGE_BYTES */.rd)
            throw new FileTooLargeError();
        return (0,external_node_fs_.readFileSync)(descriptor);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

// EXTERNAL MODULE: ./lib/check/reading/file-types.js
var file_types = __webpack_require__(2877);
// EXTERNAL MODULE: ./lib/web/host/not-found-pages.js
var not_found_pages = __webpack_require__(1432);
// EXTERNAL MODULE: ./lib/web/host/relocated-pages.js
var relocated_pages = __webpack_require__(4809);
;// CONCATENATED MODULE: ./lib/check/reading/page-bases.js
/** What the addresses of a page are relative to. */




/** Returns both bases of a page. `href`: that of its `<base>`, if it has one. */
function makePageBases(withoutBaseElement, href, addressResolver) {
    const elementBase = addressResolver.findElementBase(href, withoutBaseElement);
    return {
        withBaseElement: elementBase ?? withoutBaseElement,
        withoutBaseElement,
        hasBaseElement: elementBase !== undefined,
    };
}
/** A path that stands for any wrong address, in a folder that does not exist. */
const NONEXISTENT_FOLDER = (0,byte_strings/* toBytes */.ZJ)('x/y/');
/** Returns the base of a page of the site, as if the page had no `<base>`. */
function makePageBase(pageName, servedSite, addressResolver) {
    if (isCheckedAsRelocated(pageName, servedSite))
        return makeRelocatedPageBase(pageName, servedSite, addressResolver);
    return addressResolver.makeFileBase(pageName);
}
/** Is a page only checked relative to the address at which readers see it? */
function isCheckedAsRelocated(pageName, servedSite) {
    const fileIndex = servedSite.fileIndexes.get(pageName);
    if (fileIndex === undefined || !(0,relocated_pages/* isAlwaysRelocated */.PF)(servedSite, fileIndex))
        return false;
    // A 404 page is read again as a relocated page, which would count its addresses twice.
    return !(0,not_found_pages/* isShownAtNonexistentAddresses */.sA)(servedSite, pageName);
}
/**
 * Returns the base of a page whose address is in a different folder from its file. `href`: that of
 * its `<base>`, if it has one.
 */
function makeRelocatedPageBase(pageName, servedSite, addressResolver, href) {
    const notFoundFolder = (0,not_found_pages/* findNotFoundFolder */.Hp)(servedSite, pageName);
    const shownPath = notFoundFolder === undefined
        ? (0,page_names/* makeRelocatedPath */.$c)(pageName)
        : notFoundFolder.concat(NONEXISTENT_FOLDER);
    const makeBaseAt = (path) => addressResolver.makeElementBase(href, addressResolver.makeFileBase(path));
    const fileBase = makeBaseAt(pageName);
    const shownBase = makeBaseAt(shownPath);
    return { ...shownBase, relocated: { path: shownPath, fileBase } };
}

// EXTERNAL MODULE: ./lib/web/page/attribute-values.js
var attribute_values = __webpack_require__(6971);
// EXTERNAL MODULE: ./lib/check/addresses/canonical-host.js
var canonical_host = __webpack_require__(6560);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
// EXTERNAL MODULE: ./lib/web/page/unresolved-reference.js
var unresolved_reference = __webpack_require__(1709);
// EXTERNAL MODULE: ./lib/check/addresses/anchor-links.js
var anchor_links = __webpack_require__(7490);
;// CONCATENATED MODULE: ./lib/check/reading/in-page-links.js









/**
 * Fragments that single-page applications route, so they exist unless the generator marked the link
 * as unresolved.
 */
const HASH_ROUTE = /^#[/!?]/;
/**
 * How many anchors of its own a page may link to before they occur. No page meant for people has
 * more. Each takes about one kilobyte.
 */
const MAX_AWAITED_FRAGMENTS = 200_000;
/** Why links of a page are not checked. */
const WHY_TOO_MANY_ANCHORS = `the page links to more than ${(0,units/* formatNumber */.ZV)(MAX_AWAITED_FRAGMENTS)} of its own anchors`;
/** The anchors of one page, and the links to them within the page. */
class InPageLinks {
    #text;
    #ids = new Set();
    /** The anchors that the page itself links to. */
    #linkedIds = new Set();
    /** The offsets of links to anchors that had not been seen at the first of them, by fragment. */
    #awaitedOffsets = new Map();
    #hasUncheckedLinks = false;
    constructor(text) {
        this.#text = text;
    }
    addId(id) {
        this.#ids.add((0,byte_strings/* replaceInvalidUtf8 */.Zk)(id));
    }
    addLink(fragment, offset) {
        if (HASH_ROUTE.test(fragment))
            this.#addRoute(fragment, offset);
        else
            this.#addAnchorLink(fragment, offset);
    }
    #addRoute(fragment, offset) {
        if ((0,unresolved_reference/* isUnresolvedReference */.p)(this.#text, offset))
            this.#awaitAnchor(fragment, offset);
    }
    #addAnchorLink(fragment, offset) {
        if (this.#awaitedOffsets.has(fragment)) {
            this.#awaitAnchor(fragment, offset);
            return;
        }
        const matchingIds = (0,fragments/* listMatchingIds */.A)(fragment);
        // `#top` needs no anchor.
        if (matchingIds.length === 0)
            return;
        const id = this.#findFirstKnown(matchingIds);
        if (id === undefined)
            this.#awaitAnchor(fragment, offset);
        else
            this.#linkedIds.add(id);
    }
    #awaitAnchor(fragment, offset) {
        const offsets = this.#awaitedOffsets.get(fragment);
        if (offsets !== undefined)
            offsets.push(offset);
        else if (this.#awaitedOffsets.size < MAX_AWAITED_FRAGMENTS)
            this.#awaitedOffsets.set(fragment, [offset]);
        else
            this.#hasUncheckedLinks = true;
    }
    /** Returns what is known about the links and the anchors at the end of the page. */
    complete(runsScript) {
        this.#noteLaterAnchors();
        const joinedIds = (0,addresses_anchors/* joinIds */.VS)(this.#ids);
        return {
            brokenLinks: this.#listBrokenLinks(),
            hasUncheckedLinks: this.#hasUncheckedLinks,
            anchors: { joinedIds, runsScript, inPageLinkedCount: this.#linkedIds.size },
        };
    }
    /** Notes the anchors that come after the first links to them, which are no longer awaited. */
    #noteLaterAnchors() {
        for (const fragment of this.#awaitedOffsets.keys()) {
            const id = this.#findFirstKnown((0,fragments/* listMatchingIds */.A)(fragment));
            if (id === undefined)
                continue;
            this.#linkedIds.add(id);
            this.#awaitedOffsets.delete(fragment);
        }
    }
    /** Returns the links to anchors that the page does not have, in order. */
    #listBrokenLinks() {
        const brokenLinks = [];
        for (const [fragment, offsets] of this.#awaitedOffsets) {
            // No anchor matches a route, but the target of an unresolved reference may have its name.
            if (HASH_ROUTE.test(fragment) && this.#ids.has(fragment.slice(1)))
                continue;
            for (const offset of offsets)
                brokenLinks.push({ fragment, offset });
        }
        return brokenLinks.sort((one, other) => one.offset - other.offset);
    }
    /** Returns the first of several ids that the page has, as far as it has been read. */
    #findFirstKnown(ids) {
        return ids.find((id) => this.#ids.has(id));
    }
}
/**
 * Reports the links to anchors that the page itself lacks. Scripts may still create an anchor, so
 * most links are only noted, and judged when all files have been read. In an inline frame, they are
 * reported immediately: links in other files cannot point into it, so they do not help to judge.
 */
function reportBrokenInPageLinks(checker, { brokenLinks, hasUncheckedLinks }, page) {
    if (hasUncheckedLinks)
        checker.reportUnreadPart((0,occurrences/* makeFileSpot */.Vc)(page.name), 'some links', WHY_TOO_MANY_ANCHORS);
    if (brokenLinks.length === 0)
        return;
    const { record, servedSite } = checker;
    const isInlineFrame = page.inlineFrameLine !== undefined;
    const judgedFile = isInlineFrame ? undefined : servedSite.fileIndexes.get(page.name);
    const countLineEndsBefore = (0,line_counter/* makeLineCounter */.F)(page.text);
    for (const { fragment, offset } of brokenLinks) {
        const spot = (0,occurrences/* makeLineSpot */.$p)(page.name, page.inlineFrameLine ?? countLineEndsBefore(offset) + 1);
        if ((0,unresolved_reference/* isUnresolvedReference */.p)(page.text, offset))
            reportFragment(checker, 'broken-link/unresolved', page, fragment, spot);
        else if (judgedFile === undefined)
            reportFragment(checker, 'broken-anchor', page, fragment, spot);
        else
            (0,anchor_links/* noteAnchorLink */.o)(record.anchorLinks.getOrAddAnchor(judgedFile, fragment), fragment, spot);
    }
}
function reportFragment(checker, kind, page, fragment, spot) {
    const key = (0,full_path/* makeFullPath */.j)(page.name, checker.servedSite).concat(fragment);
    checker.collector.report(kind, { key, spot, target: fragment });
}

// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
// EXTERNAL MODULE: ./lib/web/page/open-elements.js
var open_elements = __webpack_require__(1102);
// EXTERNAL MODULE: ./lib/web/page/page-reader.js + 2 modules
var page_reader = __webpack_require__(4033);
;// CONCATENATED MODULE: ./lib/web/page/empty-page.js






/** Elements that may be visible without text in them. */
const VISIBLE_ELEMENTS = (0,words/* splitWords */.yM)('applet audio button canvas embed frame frameset hr iframe image img input math meter object ' +
    'picture progress select svg textarea video');
/** Styles that may make an element without content visible. */
const VISIBLE_STYLE = /\burl\(|\bcontent\s*:/i;
/** A visible character: neither whitespace nor U+200B, which has no width. */
const VISIBLE_CHARACTER = /[^\s\u200B]/;
/**
 * Returns whether readers see nothing on a page, and nothing can change that: it has no script,
 * frame, or image, and no refresh to another address.
 */
function isEmptyPage(page, syntax) {
    const visitor = new EmptinessVisitor(() => reader.stop());
    const reader = new page_reader/* PageReader */.X(visitor, vocabulary/* EMPTY_PAGE_VOCABULARY */.Lb, syntax);
    reader.read(page);
    return visitor.isEmpty;
}
class EmptinessVisitor {
    isEmpty = true;
    #stop;
    #elements = new open_elements/* OpenElements */.K();
    #isInTitle = false;
    constructor(stop) {
        this.#stop = stop;
    }
    open(element) {
        const { name } = element;
        if (this.#isVisible(element))
            this.#markNotEmpty();
        if (name === 'title' && !element.isForeign)
            this.#isInTitle = true;
        this.#elements.open(name, undefined, element.has('hidden'));
        return name === 'style';
    }
    content(style) {
        if (VISIBLE_STYLE.test(style))
            this.#markNotEmpty();
    }
    /** An XSLT style sheet may generate the content of the page. */
    instruction(text) {
        if (text.startsWith('xml-stylesheet'))
            this.#markNotEmpty();
    }
    close(name) {
        if (name === 'title')
            this.#isInTitle = false;
        this.#elements.close(name);
    }
    text(written) {
        if (this.#isInTitle || this.#elements.innermost.isHidden)
            return;
        if (VISIBLE_CHARACTER.test((0,byte_strings/* toText */.fE)((0,attribute_values/* decodeText */.g7)(written))))
            this.#markNotEmpty();
    }
    #isVisible(element) {
        const get = (name) => element.get(name);
        switch (element.name) {
            case 'script':
                return (0,attribute_values/* isExecutableScript */.EC)(get);
            case 'meta':
                return (get('http-equiv')?.toLowerCase() === 'refresh' &&
                    (0,attribute_values/* readRefreshTarget */.pm)(get('content') ?? byte_strings/* NO_BYTES */.CR) !== undefined);
            case 'input':
                return get('type')?.toLowerCase() !== 'hidden';
            case 'body':
                if (get('background') !== undefined || get('onload') !== undefined)
                    return true;
        }
        return VISIBLE_ELEMENTS.has(element.name) || VISIBLE_STYLE.test(get('style') ?? '');
    }
    #markNotEmpty() {
        this.isEmpty = false;
        this.#stop();
    }
}

;// CONCATENATED MODULE: ./lib/check/site-rules/next-router.js
/** Detects the Next.js router of a page from its scripts and data. */

/** The beginning of scripts of the App Router. */
const APP_ROUTER = /^\s*\(?self\.__next_f\b/;
/**
 * The ID of an App Router build, in data that a script adds as a string: hence the backslashes. The
 * next field of the router or the end of the data follows.
 */
const APP_BUILD = /\\"(?:b|buildId)\\":\\"([\w.-]{1,100})\\"(?:,\\"(?:p|c|assetPrefix)\\"|\}\\n)/;
const PAGES_BUILD = /"buildId":"([\w-]+)"/;
/**
 * How much of the end of the Pages Router's data is read, in characters. The page's own data comes
 * first, so the fields of the router are at the end.
 */
const TAIL_CHARS = 4_096;
/** Returns the App Router if a script belongs to it; undefined otherwise. */
function detectAppRouter(script) {
    if (!APP_ROUTER.test(script))
        return undefined;
    const buildId = script.match(APP_BUILD)?.[1];
    return { kind: 'next-app', buildId: buildId === undefined ? undefined : (0,byte_strings/* detach */.Yo)(buildId) };
}
/**
 * Returns the Pages Router if a page's data was generated at build time (`gsp`); undefined
 * otherwise.
 */
function detectPagesRouter(json) {
    const tail = json.slice(-TAIL_CHARS);
    const buildId = tail.match(PAGES_BUILD)?.[1];
    const isGeneratedAtBuildTime = tail.includes('"gsp":true');
    if (buildId === undefined || !isGeneratedAtBuildTime)
        return undefined;
    return { kind: 'next-pages', buildId: (0,byte_strings/* detach */.Yo)(buildId) };
}

// EXTERNAL MODULE: ./lib/check/sources/source-location.js
var source_location = __webpack_require__(8590);
;// CONCATENATED MODULE: ./lib/check/sources/forge-files.js
/** Recognizes addresses of files on forges, such as GitHub. */


/** The first form that matches is used. */
const FORGE_FORMS = [
    // GitLab's Web IDE: https://docs.gitlab.com/user/project/web_ide/
    {
        kind: 'exact',
        pattern: /^\/-\/ide\/project(?<repository>\/.+?)\/(?<action>edit|blob|tree)\/.+?\/-\/(?<path>.+)$/,
    },
    // GitLab: https://docs.gitlab.com/user/project/repository/
    {
        kind: 'after-ref',
        pattern: /^(?<repository>\/(?:[^/]+\/)+[^/]+)\/-\/(?<action>edit|blob|tree|raw)\/(?<path>.+)$/,
    },
    // Gitea, Forgejo: https://forgejo.org/docs/latest/user/repo-permissions/
    {
        kind: 'after-ref',
        pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<action>_edit|src)\/(?:branch|tag|commit)\/(?<path>.+)$/,
    },
    // SourceHut: https://man.sr.ht/git.sr.ht/
    {
        kind: 'exact',
        pattern: /^(?<repository>\/~[^/]+\/[^/]+)\/(?<action>tree)\/.+?\/item\/(?<path>.+)$/,
    },
    // Azure DevOps: https://learn.microsoft.com/en-us/azure/devops/repos/git/
    {
        kind: 'exact',
        pattern: /^(?<repository>\/.*\/_git\/[^/]+)\/?(?<action>)(?<path>)$/,
        matchesQuery: (query) => query.has('path'),
    },
    // cgit: https://git.zx2c4.com/cgit/about/
    {
        kind: 'exact',
        pattern: /^(?<repository>\/.*?[^/])\/(?<action>tree|blob|plain)\/(?<path>.+)$/,
        matchesQuery: (query, repository) => query.has('h') || query.has('id') || /\/cgit\/|\.git$/.test(repository),
    },
    // GitHub: https://docs.github.com/en/repositories/working-with-files
    {
        kind: 'after-ref',
        pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<action>edit|blob|tree|raw)\/(?<path>.+)$/,
    },
    // Bitbucket:
    // https://support.atlassian.com/bitbucket-cloud/docs/hyperlink-to-source-code-in-bitbucket/
    { kind: 'after-ref', pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<action>src)\/(?<path>.+)$/ },
];
/** Returns the file on a forge that an address points to, and the action that it requests. */
function findForgeFile(address, linkText) {
    const url = URL.parse((0,byte_strings/* toText */.fE)(address));
    if (url === null || !/^https?:$/.test(url.protocol))
        return undefined;
    for (const form of FORGE_FORMS) {
        const parts = matchForm(url, form);
        if (parts !== undefined)
            return makeForgeFile(parts, url, linkText);
    }
    return undefined;
}
/** Returns the parts of an address in this form; undefined if it has another form. */
function matchForm(url, { kind, pattern, matchesQuery }) {
    const groups = pattern.exec(url.pathname)?.groups;
    const { repository: repositoryPath, action = '', path: encodedPath } = groups ?? {};
    if (repositoryPath === undefined)
        return undefined;
    const path = readFilePath(url, encodedPath);
    if (matchesQuery === undefined)
        return { kind, repositoryPath, action, path, query: '' };
    if (!matchesQuery(url.searchParams, repositoryPath))
        return undefined;
    return { kind, repositoryPath, action, path, query: url.search };
}
/** Returns the file with this address, if it can be a source. */
function makeForgeFile({ kind, repositoryPath, action, path, query }, url, linkText) {
    const hasOnlyRef = kind === 'after-ref' && !path.includes('/');
    if (hasOnlyRef || !(0,source_location/* isSource */.__)(path))
        return undefined;
    const documentsProgram = isFileAndLine(linkText, path, url.hash) || isLinkToProgramLines(linkText, path, url.hash);
    const source = {
        kind,
        path,
        url: `${url.origin}${url.pathname}${query}`,
        repository: `${url.origin}${repositoryPath}`,
        documentsProgram,
    };
    return { source, action };
}
/** Returns the path of a file from the path or the query of its address. */
function readFilePath(url, encoded = '') {
    if (encoded !== '')
        return (0,byte_strings/* toText */.fE)((0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* asBytes */.Yd)(encoded)) ?? byte_strings/* NO_BYTES */.CR);
    return url.searchParams.get('path')?.replace(/^\//, '') ?? '';
}
/**
 * Returns whether the text of a link is a file and a line in it, as in TypeDoc:
 * https://typedoc.org/documents/Options.Input.html#sourcelinktemplate
 */
function isFileAndLine(linkText, path, hash) {
    const [, file, line] = /^(.+):(\d+)$/.exec(linkText.replace(/\s/g, '')) ?? [];
    return file !== undefined && `/${path}`.endsWith(`/${file}`) && hash === `#L${line}`;
}
/** `source`, `[source]`, or `View source code`. */
const SOURCE_LINK_TEXT = /^[\s()[\]]*(?:view\s+)?source(?:\s+code)?[\s()[\]]*$/i;
/**
 * Returns whether a link points to lines of a program and says no more than that, as in pydoctor:
 * https://pydoctor.readthedocs.io/en/latest/quickstart.html
 */
function isLinkToProgramLines(linkText, path, hash) {
    const pointsToLines = /^#L\d+(?:-L?\d+)?$/.test(hash);
    return pointsToLines && (0,source_location/* hasProgramExtension */.Gf)(path) && SOURCE_LINK_TEXT.test(linkText);
}

;// CONCATENATED MODULE: ./lib/check/sources/find-page-source.js
/**
 * Finds the link of a page that points to its source: generators call it “Edit this page” or “View
 * page source”. Pages may also link to files that they discuss, so uncertain links do not count.
 */






/** The signs of a link to a page's source, of which one is enough. */
const SOURCE_LINK_SIGNS = [
    ({ rels }) => rels.includes('edit'),
    ({ action }) => action === 'edit' || action === '_edit',
    ({ linkText }) => /\bedit\b/i.test(linkText),
    // Docusaurus translates the text, but not the class.
    ({ classes }) => /(?:^|[\s_-])edit(?:[\s_-]|$)/i.test(classes),
    ({ linkText, source }, page) => /\b(?:source|suggest|improve)/i.test(linkText) &&
        listSourceNames(page).has((0,source_location/* getLowerCaseBaseName */.wQ)(source.path)),
    ({ source }) => source.documentsProgram,
];
/** Rejects most other addresses without parsing them. */
const SOURCE_ADDRESS = /^https?:\/\/[^/]+\/.*\/(?:_?edit|blob|tree|raw|plain|src|_git)\//i;
/**
 * Where Sphinx puts copies of sources:
 * https://www.sphinx-doc.org/en/master/usage/configuration.html#confval-html_copy_source
 */
const SPHINX_COPY = /^[^:?#]*?_sources\/(?<path>[^?#]+?)(?:\.txt)?$/;
/** The longest address of a source, in bytes. */
const MAX_ADDRESS_BYTES = 1_000;
/** How much of a page is read for one link, in bytes. */
const MAX_LINK_BYTES = 4_096;
/** Returns whether an address may point to a source. Must be fast: it is called for every link. */
function mayBeSourceAddress(address) {
    if (address.length > MAX_ADDRESS_BYTES)
        return false;
    return SOURCE_ADDRESS.test(address) || address.includes('_sources/');
}
/**
 * Returns the source of a page; undefined if no link points to one, or if links point to several.
 * Documents take precedence over programs, and both over copies. `text` is the page. `offsets` are
 * those of addresses for which `mayBeSourceAddress` holds.
 */
function findPageSource(page, text, offsets) {
    const sources = [];
    let copy;
    for (const offset of offsets) {
        const link = readLink(text, offset);
        copy ??= findCopy(link.href, page);
        const source = findForgeSource(link, page);
        if (source !== undefined)
            sources.push(source);
    }
    if (sources.length === 0)
        return copy;
    const documents = sources.filter(({ documentsProgram }) => !documentsProgram);
    if (documents.length > 0)
        return pickOnlySource(documents);
    return pickOnlySource(sources);
}
/** Returns the file on a forge that a link points to, if it is certainly the source of the page. */
function findForgeSource(link, page) {
    if (link.href === undefined)
        return undefined;
    const file = findForgeFile(link.href, link.linkText);
    if (file === undefined)
        return undefined;
    const sourceLink = { ...link, ...file };
    const isCertain = SOURCE_LINK_SIGNS.some((hasSign) => hasSign(sourceLink, page));
    if (!isCertain)
        return undefined;
    return file.source;
}
/** Returns the source if all these are the same; undefined otherwise. */
function pickOnlySource(sources) {
    const [source, ...others] = sources;
    if (source === undefined)
        return undefined;
    const key = (0,source_location/* makeSourceKey */.BC)(source);
    if (others.every((other) => (0,source_location/* makeSourceKey */.BC)(other) === key))
        return source;
    return undefined;
}
/** Returns the attributes and text of the link whose address is at an offset of a page. */
function readLink(text, offset) {
    const start = text.lastIndexOf('<', offset);
    let isLinkOpen = false;
    let href;
    let rel;
    let classes = '';
    let linkText = '';
    const visitor = {
        open(element) {
            // Only the first element is the link: the others are in it.
            if (isLinkOpen)
                return false;
            isLinkOpen = true;
            href = element.get('href');
            rel = element.get('rel');
            classes = element.get('class') ?? '';
            linkText = element.get('title') ?? '';
            if (element.name === 'link')
                reader.stop();
            return false;
        },
        text(written) {
            linkText += ` ${written}`;
        },
        close(name) {
            if (name === 'a')
                reader.stop();
        },
    };
    const reader = new page_reader/* PageReader */.X(visitor, vocabulary/* SOURCE_LINK_VOCABULARY */.S$, 'html');
    reader.read(text.slice(start, start + MAX_LINK_BYTES));
    return { href, rels: (0,attribute_values/* readRels */.p)(rel), classes, linkText };
}
/** Returns the source that Sphinx copied to an address, if the page was generated from it. */
function findCopy(address, page) {
    if (address === undefined)
        return undefined;
    const { path: encoded = '' } = SPHINX_COPY.exec((0,byte_strings/* toText */.fE)(address))?.groups ?? {};
    const path = (0,byte_strings/* toText */.fE)((0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* asBytes */.Yd)(encoded)) ?? byte_strings/* NO_BYTES */.CR);
    if (!(0,source_location/* isSource */.__)(path))
        return undefined;
    const stem = path.replace(/\.[^./]*$/, '');
    const pageNames = [`${stem}.html`, `${stem}/index.html`];
    const isCopyOfPage = pageNames.some((name) => `/${page}`.endsWith(`/${name}`));
    if (!isCopyOfPage)
        return undefined;
    return { kind: 'copied', path, url: undefined, repository: '', documentsProgram: false };
}
/** Returns the names that the source of a page may have. A module may be named with its package. */
function listSourceNames(page) {
    const name = (0,source_location/* getLowerCaseBaseName */.wQ)(page);
    if (name !== 'index')
        return new Set([name, name.slice(name.lastIndexOf('.') + 1)]);
    const folder = page.split('/').at(-2);
    return new Set(['index', '_index', 'readme', folder?.toLowerCase() ?? 'index']);
}

;// CONCATENATED MODULE: ./lib/check/reading/page-facts-collector.js





/** How a script sends readers to another page. */
const LOCATION_CHANGE = /\blocation\s*(?:\.\s*href\s*)?=(?!=)|\blocation\s*\.\s*(?:replace|assign)\s*\(/;
/** Collects the facts about one page while it is read. */
class PageFactsCollector {
    #pageName;
    #text;
    /** Only those that apply: one object per page is sent to another thread. */
    #facts = {};
    #linkCount = 0;
    #hasNoscriptRedirect = false;
    /** The offsets of links that may point to the source of the page. */
    #sourceLinkOffsets = [];
    constructor(pageName, text) {
        this.#pageName = pageName;
        this.#text = text;
    }
    /** The facts that are known so far. */
    get facts() {
        return this.#facts;
    }
    note(fact) {
        this.#facts[fact] = true;
    }
    countLink() {
        this.#linkCount++;
    }
    /** Notes the offset of a link if it may point to the source of the page. */
    noteIfSourceLink(address, offset) {
        if (mayBeSourceAddress(address))
            this.#sourceLinkOffsets.push(offset);
    }
    /** Notes that the page redirects readers without scripts. */
    noteNoscriptRedirect() {
        this.#hasNoscriptRedirect = true;
    }
    /** Notes the App Router if a script belongs to it. The ID of its build may be in a later one. */
    noteRouterInScript(code) {
        if (this.#facts.router?.buildId === undefined)
            this.#noteRouter(detectAppRouter(code));
    }
    /** Notes the Pages Router if the page's data is for it. */
    noteRouterInData(json) {
        if (this.#facts.router === undefined)
            this.#noteRouter(detectPagesRouter(json));
    }
    #noteRouter(router) {
        if (router !== undefined)
            this.#facts.router = router;
    }
    /** Adds the facts that need the whole page, and returns all of them. */
    complete() {
        const facts = this.#facts;
        const source = findPageSource(this.#pageName, this.#text, this.#sourceLinkOffsets);
        if (source !== undefined)
            facts.source = source;
        if (this.#redirectsByScript())
            facts.isRedirectOrCopy = true;
        if (!(0,page_kinds/* mayBeWholePage */.TV)(this.#text))
            facts.isPartial = true;
        const isEmpty = !facts.runsScript && isEmptyPage(this.#text, (0,vocabulary/* chooseSyntax */.ZL)(this.#pageName));
        if (isEmpty)
            facts.kind = 'empty';
        return facts;
    }
    /**
     * Does a script redirect readers? A page that they should stay on has links, and no redirect for
     * readers without scripts.
     */
    #redirectsByScript() {
        if (!this.#facts.runsScript)
            return false;
        const mayRedirect = this.#linkCount < 2 || this.#hasNoscriptRedirect;
        return mayRedirect && LOCATION_CHANGE.test(this.#text);
    }
}

;// CONCATENATED MODULE: ./lib/check/reading/style-addresses.js
/** Checks addresses in style sheets, whether they are files or part of a page. */


/** Checks an address that a style sheet loads. `context`: how and where it is written. */
function checkStyleAddress(checker, { value, use, modernFonts }, context) {
    const address = { ...context, use, written: (0,byte_strings/* toBytes */.ZJ)(value) };
    if (modernFonts === undefined)
        checker.check(address);
    else
        checker.checkOldFont(address, modernFonts);
}
/** Reports a style sheet that is too large to be checked. */
function reportTooLargeStyle(checker, spot) {
    checker.reportUnreadPart(spot, 'a style sheet', WHY_TOO_LARGE);
}

;// CONCATENATED MODULE: ./lib/check/reading/page-loads.js





/** Checks the files that a page loads, which may depend on what comes later in the page. */
class PageLoads {
    #addressChecker;
    #bases;
    /** Is the `<base>` still to come? False without one. */
    #isBeforeBaseElement;
    #isHttps;
    /** Loads over http, which are not checked until the end of the page. */
    #loadedOverHttp = [];
    constructor(addressChecker, bases, isHttps) {
        this.#addressChecker = addressChecker;
        this.#bases = bases;
        this.#isBeforeBaseElement = bases.hasBaseElement;
        this.#isHttps = isHttps;
    }
    /** Is the page known, so far, to be served over https? */
    get isHttps() {
        return this.#isHttps;
    }
    /** Notes that the page is served over https. */
    noteHttps() {
        this.#isHttps = true;
    }
    /** The base that browsers apply at the current place in the page. */
    get currentBase() {
        if (this.#isBeforeBaseElement)
            return this.#bases.withoutBaseElement;
        return this.#bases.withBaseElement;
    }
    /** Notes that the `<base>` is at the current place in the page. */
    noteBaseElement() {
        this.#isBeforeBaseElement = false;
    }
    /** Checks a file that an element loads. `integrity`: the attribute of the element. */
    check({ use, written, spot }, integrity) {
        const base = this.#bases.withBaseElement;
        if (integrity !== undefined)
            checkIntegrity(this.#addressChecker, integrity, { written, base, spot });
        if (this.#mayBeMixedContent(written)) {
            // At the end of the page, the line could no longer be found.
            const lastingSpot = (0,occurrences/* makeLineSpot */.$p)(spot.fileName, spot.findLine());
            this.#loadedOverHttp.push({ use, written: (0,byte_strings/* detach */.Yo)(written), spot: lastingSpot });
        }
        else
            this.#checkAddress({ use, written, spot });
    }
    /** Checks the files that a style sheet or an attribute loads. `start`: the spot of its start. */
    checkStyle(kind, style, start) {
        const outcome = (0,documents_css/* scanStyle */.V)(kind, (0,byte_strings/* toText */.fE)(style), (found) => {
            const written = (0,byte_strings/* toBytes */.ZJ)(found.value);
            const spot = (0,occurrences/* makeLineSpot */.$p)(start.fileName, start.findLine() + found.line);
            if (this.#mayBeMixedContent(written)) {
                this.#loadedOverHttp.push({ use: found.use, written, spot });
            }
            else if (!this.#worksBeforeBaseElement(written)) {
                const context = { base: this.#bases.withBaseElement, spot, isHttps: this.#isHttps };
                checkStyleAddress(this.#addressChecker, found, context);
            }
        });
        if (outcome === 'too-large')
            reportTooLargeStyle(this.#addressChecker, start);
    }
    /** Checks the loads that had to wait for the end of the page. */
    checkDeferred() {
        for (const load of this.#loadedOverHttp)
            this.#checkAddress(load);
    }
    /**
     * Is this an error if the page turns out to be served over https? Its canonical address may come
     * later.
     */
    #mayBeMixedContent(written) {
        return !this.#isHttps && /^http:/i.test(written);
    }
    #checkAddress({ use, written, spot }) {
        if (this.#worksBeforeBaseElement(written))
            return;
        const base = this.#bases.withBaseElement;
        this.#addressChecker.check({ use, written, base, spot, isHttps: this.#isHttps });
    }
    /**
     * Does an address before the `<base>` work as if there were none? Whether browsers apply the
     * `<base>` depends on the kind of element and on timing, so either base is fine.
     */
    #worksBeforeBaseElement(written) {
        if (!this.#isBeforeBaseElement)
            return false;
        const { destinationFinder } = this.#addressChecker;
        return destinationFinder.isServedBySiteOrInline(written, this.#bases.withoutBaseElement);
    }
}

// EXTERNAL MODULE: ./node_modules/js-tokens/index.js
var js_tokens = __webpack_require__(8285);
// EXTERNAL MODULE: ./lib/web/resolve-address.js
var resolve_address = __webpack_require__(7479);
;// CONCATENATED MODULE: ./lib/web/documents/scripts.js




// Whitespace is spelled out, because `\s` also matches the byte A0, with which letters such as à
// end in UTF-8.
const ADDRESS = /^(?:https?|wss?):\/\/[^/\t\n\v\f\r "'`\\.]+\.[^\t\n\v\f\r ]*$/i;
/** Stricter, because not everything that begins with two slashes in a script is an address. */
const WITHOUT_SCHEME = /^\/\/[\w-]+\.[\w.-]+\/[^\t\n\v\f\r ]*$/;
const ADDRESS_HINT = /(?:https?|wss?):\/\/|["'`]\/\/\w/i;
/** Extensions of scripts, style sheets, and fonts, which count as loaded wherever they occur. */
const LOADABLE_FILE = /\.(?:m?js|css|wasm|woff2?|ttf|otf)(?:[?#]|$)/i;
/** Calls that fetch their first argument, and properties that fetch what is assigned to them. */
const FETCHING_CALLS = (0,words/* splitWords */.yM)(`
  fetch import importScripts sendBeacon Worker SharedWorker WebSocket EventSource FontFace getJSON
  getScript axios
`);
/** Libraries with methods that fetch their first argument. */
const CLIENTS = new Set(['axios', '$', 'jQuery', 'ky', 'superagent']);
const CLIENT_METHODS = (0,words/* splitWords */.yM)('ajax delete get head patch post put request');
/** The first argument of `xhr.open`, in quotes. */
const HTTP_METHOD = /^["'`](?:GET|HEAD|POST|PUT|PATCH|DELETE)["'`]$/i;
const FETCHING_PROPERTIES = new Set(['src', 'srcset']);
const IGNORED_TOKENS = (0,words/* splitWords */.yM)('WhiteSpace LineTerminatorSequence MultiLineComment SingleLineComment');
/** How many characters follow the text in each token that has one. */
const CHARS_AFTER_TEXT = new Map([
    ['StringLiteral', 1],
    ['NoSubstitutionTemplate', 1],
    ['TemplateHead', 2],
]);
/**
 * Calls `onAddress` for each address that a script seems to load: the first argument of a fetching
 * call, a value assigned to `src`, a module specifier, or an address with the extension of a
 * script, a style sheet, or a font. Other addresses in scripts are usually links, namespaces, or
 * help texts. A concatenated address is judged by its first part. `at` is an offset.
 * @throws RangeError if a token is too long for the tokenizer
 */
function scanScript(code, onAddress) {
    if (!ADDRESS_HINT.test(code))
        return;
    let preceding = ['', '', '', ''];
    let at = 0;
    for (const { type, value } of (0,js_tokens/* default */.A)(code)) {
        if (!IGNORED_TOKENS.has(type)) {
            const charsAfter = CHARS_AFTER_TEXT.get(type);
            const text = charsAfter === undefined ? '' : value.slice(1, -charsAfter);
            if (isLoaded(text, preceding))
                onAddress((0,byte_strings/* asBytes */.Yd)(text), at);
            const [first, second, third] = preceding;
            preceding = [value, first, second, third];
        }
        at += value.length;
    }
}
function isLoaded(text, before) {
    if (!isAddress(text))
        return false;
    return LOADABLE_FILE.test(text) || isFetched(before);
}
function isAddress(text) {
    if (text.length > resolve_address/* MAX_ADDRESS_BYTES */.EO)
        return false;
    return ADDRESS.test(text) || WITHOUT_SCHEME.test(text);
}
function isFetched(preceding) {
    switch (preceding[0]) {
        case 'from':
        case 'import':
            return true;
        // `fetch(…)`, and `axios.get(…)`
        case '(': {
            const [, callee, dot, client] = preceding;
            const isClientMethod = CLIENTS.has(client) && dot === '.' && CLIENT_METHODS.has(callee);
            return isClientMethod || FETCHING_CALLS.has(callee);
        }
        // `x.src = …`
        case '=': {
            const [, property, dot] = preceding;
            return dot === '.' && FETCHING_PROPERTIES.has(property);
        }
        // `x.setAttribute('src', …)`, and `x.open('GET', …)`
        case ',': {
            const [, firstArgument, parenthesis, callee] = preceding;
            return parenthesis === '(' && isSecondArgumentFetched(callee, firstArgument);
        }
    }
    return false;
}
function isSecondArgumentFetched(callee, firstArgument) {
    if (callee === 'open' && HTTP_METHOD.test(firstArgument))
        return true;
    return FETCHING_PROPERTIES.has(firstArgument.slice(1, -1));
}

;// CONCATENATED MODULE: ./lib/check/reading/script-loads.js
/** Checks what scripts load, whether they are files or part of a page. */






/**
 * Reports the external addresses that a script seems to load. `firstLine`: the line on which the
 * script starts.
 */
function checkScript(checker, fileName, code, firstLine) {
    const countLineEndsBefore = (0,line_counter/* makeLineCounter */.F)(code);
    try {
        scanScript(code, (address, offset) => {
            const { host } = URL.parse((0,byte_strings/* toText */.fE)(address), resolve_address/* PLACEHOLDER_URL */.qS) ?? {};
            if (host === undefined || host === checker.domain)
                return;
            const spot = (0,occurrences/* makeLineSpot */.$p)(fileName, firstLine + countLineEndsBefore(offset));
            checker.collector.report('external-load/script', { key: address, spot });
        });
    }
    catch (error) {
        // Strings with millions of escapes exceed the limits of the tokenizer's regular expressions.
        if (!(error instanceof RangeError))
            throw error;
        checker.reportUnreadPart((0,occurrences/* makeLineSpot */.$p)(fileName, firstLine), 'a script', WHY_TOO_LARGE);
    }
}

;// CONCATENATED MODULE: ./lib/check/reading/script-mentions.js


/** Text between quotation marks, which are not part of the match. */
const QUOTED = /(?<=["'`])[^"'`<>\s]+(?=["'`])/g;
/** An address usually has one of these, and other words have none. */
const ADDRESS_SIGN = /[./]/;
/** Text with one of these is code or data, which may contain addresses but is not one. */
const CODE_SIGN = /["'`\s(]/;
/**
 * Yields possible addresses in a script or in data, or the text itself if it may be an address.
 * Only text with a dot or a slash counts.
 */
function* findScriptMentions(text) {
    if (!ADDRESS_SIGN.test(text) || (0,resolve_address/* isLongData */.TU)(text))
        return;
    const isCode = CODE_SIGN.test(text);
    if (!isCode) {
        yield text;
        return;
    }
    for (const [quoted] of text.matchAll(QUOTED)) {
        if (ADDRESS_SIGN.test(quoted))
            yield (0,byte_strings/* asBytes */.Yd)(quoted);
    }
}

;// CONCATENATED MODULE: ./lib/check/reading/page-checker.js
var _a;


















const JAVASCRIPT_URL = /^\s*javascript:/i;
/** Elements that may point to other pages. */
const LINK_TAG = /<(?:a|area|form|i?frame|meta)\b/i;
/** The facts that some events establish. */
const FACT_BY_EVENT = {
    'executable-script': 'runsScript',
    'markdown-twin': 'linksToTwin',
    noindex: 'hasNoindex',
};
/** Checks the content of one page, or of an inline frame within it. */
class PageChecker {
    #addressChecker;
    #pageName;
    #text;
    #inlineFrame;
    #reader;
    #bases;
    #factsCollector;
    #inPageLinks;
    #loads;
    #canonicals = [];
    constructor(addressChecker, pageName, text, inlineFrame) {
        const { servedSite, addressResolver } = addressChecker;
        const syntax = inlineFrame === undefined ? (0,vocabulary/* chooseSyntax */.ZL)(pageName) : 'html';
        const withoutBaseElement = inlineFrame?.base ?? makePageBase(pageName, servedSite, addressResolver);
        const isHttps = inlineFrame?.isHttps ?? servedSite.hostTraits.enforcesHttps;
        this.#addressChecker = addressChecker;
        this.#pageName = pageName;
        this.#text = text;
        this.#inlineFrame = inlineFrame;
        this.#reader = this.#makeReader(syntax);
        this.#bases = makePageBases(withoutBaseElement, (0,page_text/* findBaseHref */.G9)(text, syntax), addressResolver);
        this.#factsCollector = new PageFactsCollector(pageName, text);
        this.#inPageLinks = new InPageLinks(text);
        this.#loads = new PageLoads(addressChecker, this.#bases, isHttps);
    }
    /** Returns a reader that passes what it finds in the page to `#handle`. */
    #makeReader(syntax) {
        const event = {
            fileName: this.#pageName,
            value: byte_strings/* NO_BYTES */.CR,
            offset: 0,
            integrity: undefined,
            findLine: () => this.#findLine(event.offset),
        };
        return (0,address_reader/* makeAddressReader */.K)((kind, value, offset, integrity) => {
            event.value = value;
            event.offset = offset;
            event.integrity = integrity;
            this.#handle(kind, event);
        }, syntax);
    }
    /** Checks the page, and returns its anchors and other facts about it. */
    check() {
        this.#reader.read(this.#text);
        this.#checkCanonicals();
        this.#loads.checkDeferred();
        const facts = this.#factsCollector.complete();
        const links = this.#inPageLinks.complete(facts.runsScript === true);
        const page = {
            name: this.#pageName,
            text: this.#text,
            inlineFrameLine: this.#inlineFrame?.line,
        };
        reportBrokenInPageLinks(this.#addressChecker, links, page);
        return { anchors: links.anchors, facts };
    }
    /** Passes an event to the part of the check that it concerns. */
    #handle(kind, event) {
        switch (kind) {
            case 'link':
                this.#checkLink(event);
                break;
            case 'translation':
                this.#checkTranslation(event);
                break;
            case 'download':
                this.#checkClickable('download', event);
                break;
            case 'anchor':
                this.#inPageLinks.addId(event.value);
                break;
            case 'load':
            case 'media':
            case 'frame':
            case 'symbol':
                this.#checkLoad(kind, event);
                break;
            case 'style':
            case 'declarations':
                this.#loads.checkStyle(kind, event.value, event);
                break;
            case 'base':
                this.#loads.noteBaseElement();
                break;
            case 'srcdoc':
                this.#checkInlineFrame(event);
                break;
            case 'canonical':
                this.#noteCanonical(event);
                break;
            case 'preview':
                this.#checkPreview(event);
                break;
            case 'import-map':
            case 'json-ld':
                this.#checkData(kind, event);
                break;
            case 'script':
                this.#readScript(event);
                break;
            case 'for-scripts':
                this.#noteScriptMentions(event.value);
                break;
            case 'noscript':
                this.#noteNoscript(event.value);
                break;
            case 'executable-script':
            case 'markdown-twin':
            case 'noindex':
                this.#factsCollector.note(FACT_BY_EVENT[kind]);
                break;
            case 'redirect':
                this.#factsCollector.note('isRedirectOrCopy');
                this.#checkRedirect(event);
                break;
            case 'next-data':
                this.#factsCollector.noteRouterInData(event.value);
                break;
            case 'edit-link':
                this.#noteSourceLink(event);
                break;
            case 'encoding':
                // The page has been decoded already.
                break;
            default:
                kind;
        }
    }
    // Links
    #checkLink(event) {
        const { value, offset } = event;
        const isToThisPage = value.startsWith('#') && !this.#bases.hasBaseElement;
        if (isToThisPage)
            this.#noteInPageLink(value, offset);
        else
            this.#checkClickable('link', event);
    }
    #checkTranslation(event) {
        // Search engines never list a 404 page, and Docusaurus gives it an address that is not served.
        if (!(0,page_names/* isNotFoundPage */.np)(this.#pageName))
            this.#checkLink(event);
    }
    #noteInPageLink(fragment, offset) {
        this.#addressChecker.countInPageLink();
        // A fragment of an SVG file may also specify a view of it, and a wrong one has no effect.
        if (!(0,page_names/* isSvgFile */.dJ)(this.#pageName))
            this.#inPageLinks.addLink(fragment, offset);
    }
    #checkClickable(use, event) {
        const { value: written } = event;
        this.#noteSourceLink(event);
        if (JAVASCRIPT_URL.test(written))
            this.#noteScriptMentions(written);
        this.#factsCollector.countLink();
        this.#addressChecker.check({ use, written, base: this.#bases.withBaseElement, spot: event });
    }
    /** Reports a redirect of the page to itself. With a fragment, browsers only scroll. */
    #checkRedirect(event) {
        const written = (0,attribute_values/* readRefreshTarget */.pm)(event.value);
        const mayLoop = this.#inlineFrame === undefined && (0,attribute_values/* isImmediateRefresh */.NQ)(event.value);
        if (!mayLoop || written === undefined || written.includes('#'))
            return;
        // Which of `x.html` and `x/index.html` is served at `/x/` depends on the host’s configuration.
        const isFolder = /\/(?:\?|$)/.test(written);
        if (isFolder && !(0,page_names/* isIndexPage */.sf)(this.#pageName))
            return;
        const { destinationFinder, servedSite, collector } = this.#addressChecker;
        const { servedFile } = destinationFinder.find('link', written, this.#bases.withBaseElement);
        if (servedFile === undefined || servedFile !== servedSite.fileIndexes.get(this.#pageName))
            return;
        const key = (0,full_path/* makeFullPath */.j)(this.#pageName, servedSite);
        collector.report('redirect-loop/page', { key, spot: event, target: written });
    }
    #noteSourceLink({ value, offset }) {
        if (this.#inlineFrame === undefined)
            this.#factsCollector.noteIfSourceLink(value, offset);
    }
    // Loaded files
    #checkLoad(use, event) {
        this.#loads.check({ use, written: event.value, spot: event }, event.integrity);
    }
    #checkInlineFrame(event) {
        // Browsers resolve the addresses in a frame with the base that applies where the frame is.
        const { currentBase: base, isHttps } = this.#loads;
        const inlineFrame = { line: event.findLine(), base, isHttps };
        new _a(this.#addressChecker, this.#pageName, event.value, inlineFrame).check();
    }
    // Addresses for search engines and other programs
    #noteCanonical(event) {
        if (this.#inlineFrame !== undefined || (0,page_names/* isNotFoundPage */.np)(this.#pageName))
            return;
        const { value: written } = event;
        const { domain, collector } = this.#addressChecker;
        (0,canonical_host/* checkCanonical */.Nf)(written, domain, event, collector);
        if ((0,canonical_host/* isHttpsOnDomain */.b6)(written, domain))
            this.#loads.noteHttps();
        // At the end of the page, the line could no longer be found.
        const spot = (0,occurrences/* makeLineSpot */.$p)(this.#pageName, event.findLine());
        this.#canonicals.push({ written: (0,byte_strings/* detach */.Yo)(written), spot });
    }
    /** Checks the canonical addresses, unless the page redirects or asks not to be indexed. */
    #checkCanonicals() {
        const { hasNoindex, isRedirectOrCopy } = this.#factsCollector.facts;
        if (hasNoindex || isRedirectOrCopy)
            return;
        const base = this.#bases.withBaseElement;
        for (const { written, spot } of this.#canonicals)
            (0,references/* checkReference */.M)(this.#addressChecker, { role: 'canonical', written, base, spot });
    }
    #checkPreview(event) {
        const { value: written } = event;
        if (this.#inlineFrame !== undefined || written === '')
            return;
        const base = this.#bases.withBaseElement;
        (0,references/* checkReference */.M)(this.#addressChecker, { role: 'preview', written, base, spot: event });
    }
    #checkData(kind, event) {
        checkData(this.#addressChecker, documents/* DATA_IN_PAGES */.MA[kind], event.value, {
            fileName: this.#pageName,
            line: event.findLine(),
            base: this.#bases.withBaseElement,
            isHttps: this.#loads.isHttps,
        });
    }
    // Scripts
    #readScript(event) {
        const { value: code } = event;
        this.#factsCollector.noteRouterInScript(code);
        if (this.#addressChecker.servedSite.hostTraits.isAirGapped)
            checkScript(this.#addressChecker, this.#pageName, code, event.findLine());
    }
    /** Notes addresses that scripts may open, without checking them. */
    #noteScriptMentions(value) {
        const base = this.#bases.withBaseElement;
        for (const address of findScriptMentions(value))
            this.#addressChecker.noteScriptMention(address, base, this.#pageName);
    }
    /** Notes the addresses for readers without scripts, without checking them. */
    #noteNoscript(html) {
        if (!LINK_TAG.test(html))
            return;
        const base = this.#bases.withBaseElement;
        const reader = (0,address_reader/* makeAddressReader */.K)((kind, value) => {
            if (kind === 'redirect')
                this.#factsCollector.noteNoscriptRedirect();
            if (kind !== 'link' && kind !== 'frame')
                return;
            this.#addressChecker.noteUncheckedLink(value, base, this.#pageName);
        }, 'html');
        reader.read(html);
    }
    #findLine(offset) {
        return this.#inlineFrame?.line ?? this.#reader.findLine(offset);
    }
}
_a = PageChecker;

;// CONCATENATED MODULE: ./lib/check/reading/file-checker.js























/** Reads one thread's share of the files of a site, and reports findings in them. */
class FileChecker {
    #addressChecker;
    #snapshot;
    #pause;
    #pageFacts = new Map();
    /**
     * The anchors of pages, and of SVG files whose ids are needed. They are not sent to other
     * threads, which would copy them.
     */
    #anchors = new Map();
    constructor(snapshot, pause) {
        this.#snapshot = snapshot;
        this.#pause = pause;
        this.#addressChecker = new address_checker/* AddressChecker */.O(snapshot);
    }
    /** Reads files. Those of unknown types are skipped. */
    async checkFiles(fileIndexes) {
        for (const fileIndex of fileIndexes) {
            this.#readOrReport(fileIndex, (name) => this.#checkFile(fileIndex, name));
            await this.#pause();
        }
        return this.#takeBatchResult();
    }
    /** Reads files that matter only because other files use them. */
    async checkDeferredFiles(files) {
        for (const deferred of files) {
            this.#readOrReport(deferred.fileIndex, (name) => {
                if ((0,page_names/* isSvgFile */.dJ)(name))
                    this.#checkSvg(deferred, name);
                else
                    this.#checkPage(deferred.fileIndex, name, this.#readPageText(name));
            });
            await this.#pause();
        }
        return this.#takeBatchResult();
    }
    /** Rereads pages whose address is in a different folder from their file. */
    async recheckRelocatedPages(pageIndexes) {
        for (const pageIndex of pageIndexes) {
            this.#readOrReport(pageIndex, (name) => this.#recheckPage(name));
            await this.#pause();
        }
    }
    /** Returns the results of this thread. To be called once all threads have read their files. */
    collectThreadResult() {
        const { counts, record } = this.#addressChecker;
        const { anchorLinks, externalUrlSpots, inboundLinks } = record;
        const linkedFragments = anchorLinks.listLinkedFragments();
        const filesWithAnchors = new Set(this.#anchors.keys());
        return { linkedFragments, filesWithAnchors, counts, externalUrlSpots, inboundLinks };
    }
    /**
     * Returns which of the anchors that links in any file point to are missing, for files that were
     * read here.
     */
    findMissingAnchors(linked) {
        return (0,addresses_anchors/* listMissingAnchors */.R5)(linked, this.#anchors, this.#pause);
    }
    /**
     * Reports the missing anchors that links of this thread point to. To be called once, with the
     * results of `findMissingAnchors` of all threads.
     */
    reportMissingAnchors(missing) {
        const { record, servedSite, collector } = this.#addressChecker;
        record.anchorLinks.reportMissing(missing, servedSite, collector);
    }
    /** Returns all findings of this thread. */
    listFindings() {
        return this.#addressChecker.collector.listRawFindings();
    }
    /** Returns what was read since the last call. */
    #takeBatchResult() {
        const pageFacts = this.#pageFacts;
        this.#pageFacts = new Map();
        return { pageFacts, usedFiles: this.#addressChecker.record.takeUsedFiles() };
    }
    /** Calls `read` with the name of a file, and reports the file if it cannot be read. */
    #readOrReport(fileIndex, read) {
        const name = (0,tree/* getFileName */.WP)(this.#snapshot, fileIndex);
        try {
            read(name);
        }
        catch (error) {
            // Any error is caught, so that one file cannot prevent the report on all others.
            this.#reportUnreadable(name, error);
        }
    }
    #reportUnreadable(name, error) {
        const { collector } = this.#addressChecker;
        if (error instanceof FileTooLargeError)
            collector.reportFile('unreadable-file/large', name);
        else
            collector.reportFile('unreadable-file', name, explainUnreadable(error));
    }
    #checkFile(fileIndex, name) {
        const fileType = (0,file_types/* findFileType */.o)(name, this.#addressChecker.servedSite.hostTraits);
        switch (fileType) {
            case 'page':
                this.#checkPageFile(fileIndex, name);
                break;
            case 'style':
                this.#checkStyle(name);
                break;
            case 'script':
                this.#checkScriptFile(name);
                break;
            case 'script-start':
                this.#checkScriptStart(name);
                break;
            case 'document':
                checkDocument(this.#addressChecker, this.#snapshot.root, name);
                break;
            case 'possible-key':
                this.#checkPossibleKey(fileIndex, name);
                break;
            default: {
                fileType;
            }
        }
    }
    #checkPageFile(pageIndex, name) {
        const text = this.#checkEncodingAndDecode(name);
        const isShownByHost = name === page_names/* HOME_PAGE */.Ko || (0,page_names/* isNotFoundPage */.np)(name);
        if (!isShownByHost && (0,page_kinds/* isTemplate */.Fl)(text)) {
            this.#pageFacts.set(pageIndex, { kind: 'template' });
            return;
        }
        // The content of a print edition is also on other pages. Nobody reads the pages of packages.
        if ((0,page_kinds/* isPrintEdition */.a9)(name, text) || (0,leaked_files/* isInPackage */.Ek)(name)) {
            this.#anchors.set(pageIndex, readAnchors(name, text));
            this.#pageFacts.set(pageIndex, { isRedirectOrCopy: true });
            return;
        }
        this.#checkPage(pageIndex, name, text);
    }
    /** Apart from its caller, so that the bytes are not kept in memory while the text is checked. */
    #checkEncodingAndDecode(name) {
        const content = this.#readContent(name);
        const syntax = (0,vocabulary/* chooseSyntax */.ZL)(name);
        const line = (0,page_text/* findInvalidUtf8Line */.Gg)(content, syntax);
        if (line !== undefined) {
            const occurrence = { key: name, spot: (0,occurrences/* makeLineSpot */.$p)(name, line), target: name };
            this.#addressChecker.collector.report('unreadable-file/encoding', occurrence);
        }
        return (0,page_text/* decodePageText */.vU)(content, syntax);
    }
    #checkPage(pageIndex, name, text) {
        const { anchors, facts } = new PageChecker(this.#addressChecker, name, text).check();
        this.#anchors.set(pageIndex, anchors);
        this.#pageFacts.set(pageIndex, facts);
    }
    #checkScriptFile(name) {
        const code = (0,byte_strings/* readBytes */.io)(this.#readContent(name));
        if ((0,page_kinds/* isPageContent */.N1)(code))
            this.#reportPageContent(name);
        else
            checkScript(this.#addressChecker, name, code, 1);
    }
    #checkScriptStart(name) {
        if ((0,page_kinds/* isPageContent */.N1)(this.#readStart(name, page_kinds/* PAGE_CONTENT_START_BYTES */.fe)))
            this.#reportPageContent(name);
    }
    /** Reports a script or style sheet whose content is a page. */
    #reportPageContent(name) {
        this.#addressChecker.collector.reportFile('unreadable-file/page-content', name);
    }
    #checkStyle(name) {
        const content = this.#readContent(name);
        if ((0,page_kinds/* isPageContent */.N1)((0,byte_strings/* readBytes */.io)(content.subarray(0, page_kinds/* PAGE_CONTENT_START_BYTES */.fe)))) {
            this.#reportPageContent(name);
            return;
        }
        const base = this.#addressChecker.addressResolver.makeFileBase(name);
        const css = (0,byte_strings/* toText */.fE)((0,page_text/* decodeStyleText */.zA)(content));
        const outcome = (0,documents_css/* scanStyle */.V)('style', css, (found) => {
            const spot = (0,occurrences/* makeLineSpot */.$p)(name, found.line + 1);
            checkStyleAddress(this.#addressChecker, found, { base, spot });
        });
        if (outcome === 'too-large')
            reportTooLargeStyle(this.#addressChecker, (0,occurrences/* makeLineSpot */.$p)(name, 1));
    }
    /** Searches a file for a private key. It may also be a page without an extension. */
    #checkPossibleKey(fileIndex, name) {
        const startOfFile = this.#readStart(name, leaked_files/* KEY_SEARCH_BYTES */.pW);
        if ((0,leaked_files/* holdsKey */.gR)(startOfFile))
            this.#addressChecker.collector.reportFile('leaked-file/key', name);
        const isPage = !(0,page_names/* hasExtension */.Ql)(name) && (0,page_kinds/* beginsLikePage */.ll)(startOfFile);
        if (isPage)
            this.#pageFacts.set(fileIndex, { kind: 'no-extension' });
    }
    #checkSvg({ fileIndex, isOpened, needsIds }, name) {
        const text = this.#readPageText(name);
        const anchors = isOpened
            ? new PageChecker(this.#addressChecker, name, text).check().anchors
            : readAnchors(name, text);
        // Scripts of an SVG file do not create the symbols that other pages show.
        if (needsIds)
            this.#anchors.set(fileIndex, { ...anchors, runsScript: false });
    }
    #recheckPage(pageName) {
        const text = this.#readPageText(pageName);
        const href = (0,page_text/* findBaseHref */.G9)(text, (0,vocabulary/* chooseSyntax */.ZL)(pageName));
        const { servedSite, addressResolver } = this.#addressChecker;
        const base = makeRelocatedPageBase(pageName, servedSite, addressResolver, href);
        (0,scan_page/* scanPage */.D)(pageName, text, (use, written, findLine) => {
            const spot = { fileName: pageName, findLine };
            this.#addressChecker.checkRelocated({ use, written, base, spot });
        });
    }
    #readStart(name, length) {
        return (0,byte_strings/* readBytes */.io)((0,read_start_of_file/* readStartOfFile */.g)((0,tree/* makeDiskPath */.fx)(this.#snapshot.root, name), length));
    }
    #readContent(name) {
        return readFileContent((0,tree/* makeDiskPath */.fx)(this.#snapshot.root, name));
    }
    #readPageText(name) {
        return (0,page_text/* decodePageText */.vU)(this.#readContent(name), (0,vocabulary/* chooseSyntax */.ZL)(name));
    }
}
/** Returns the anchors of a page or an SVG file that is not checked. */
function readAnchors(name, text) {
    const ids = new Set();
    const reader = (0,address_reader/* makeAddressReader */.K)((kind, value) => {
        if (kind === 'anchor')
            ids.add((0,byte_strings/* replaceInvalidUtf8 */.Zk)(value));
    }, (0,vocabulary/* chooseSyntax */.ZL)(name));
    reader.read(text);
    return { joinedIds: (0,addresses_anchors/* joinIds */.VS)(ids), runsScript: false, inPageLinkedCount: 0 };
}
/** Returns why a file could not be read, even if a bug in the check is the reason. */
function explainUnreadable(error) {
    if ((0,disk_errors/* isDiskError */.Mi)(error))
        return (0,disk_errors/* explainAccessError */.Qz)(error);
    return { why: (0,error_message/* getErrorMessage */.u)(error), errorCode: '' };
}


/***/ }),

/***/ 5236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ scanStyle)
/* harmony export */ });
/* harmony import */ var _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4879);
/* harmony import */ var _page_line_counter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(121);


/**
 * Functions whose string arguments are addresses: https://drafts.csswg.org/css-values-4/#urls,
 * css-images-4.
 */
const ADDRESS_FUNCTIONS = new Set([
    'url',
    'src',
    'image-set',
    '-webkit-image-set',
    'image',
]);
/** Without one of these, a style sheet has no address. Most style sheets in pages have none. */
const ADDRESS_HINT = /url|@import|image-set|src\(|image\(|\\/i;
/**
 * The longest style sheet that is read, in characters, without data in Base64. The tokenizer takes
 * 40 times the length of an address in memory.
 */
const MAX_STYLE_CHARS = 6 << 20;
/** What comes before data in Base64, which may be a whole font. */
const BASE64 = ';base64,';
const AFTER_BASE64 = /[^\w+/=-]|$/;
/**
 * Formats that no browser with WOFF support loads: https://caniuse.com/eot,
 * https://caniuse.com/svg-fonts.
 */
const OLD_FONT = /\.(?:eot|svg)(?:[?#]|$)/i;
const WOFF_FILE = /\.woff2?(?:[?#]|$)/;
const WOFF_DATA = /^data:(?:font|application)\/(?:x-)?(?:font-)?woff/;
const MODERN_FONT = new RegExp(`${WOFF_FILE.source}|${WOFF_DATA.source}`, 'i');
/**
 * Calls `onAddress` for each address that styles load: `url()`, `@import`, `image-set()`.
 * Browsers do not load `@namespace`, an `@import` after other rules, or addresses that are only a
 * fragment, so these are left out. Relative addresses in custom properties are left out because
 * they are resolved where the property is used. Data in Base64 is left out of addresses. Returns
 * `too-large`, and finds nothing, if the rest is longer than `MAX_STYLE_CHARS`.
 */
function scanStyle(kind, css, onAddress) {
    if (!ADDRESS_HINT.test(css))
        return 'read';
    const withoutData = removeData(css);
    if (withoutData.length > MAX_STYLE_CHARS)
        return 'too-large';
    new StyleScanner(kind, withoutData, onAddress).scan();
    return 'read';
}
function removeData(css) {
    const [start = '', ...others] = css.split(BASE64);
    return [start, ...others.map((text) => text.slice(text.search(AFTER_BASE64)))].join(BASE64);
}
/** Scans one style sheet, or the declarations of one attribute. */
class StyleScanner {
    #css;
    #onAddress;
    #countLineEndsBefore;
    /** For each open parenthesis or function, whether strings in it are addresses. */
    #functions = [];
    #depth = 0;
    #importsAllowed;
    /**
     * The current at-rule, up to its `;` or `{`. It is `imported` after its address.
     * `allowed-before-import`: `@charset` or `@layer`.
     */
    #rule;
    #startsDeclaration = true;
    #isCustomProperty = false;
    /** The addresses in the current `@font-face`. */
    #fonts;
    constructor(kind, css, onAddress) {
        this.#css = css;
        this.#onAddress = onAddress;
        this.#countLineEndsBefore = (0,_page_line_counter_js__WEBPACK_IMPORTED_MODULE_1__/* .makeLineCounter */ .F)(css);
        this.#importsAllowed = kind === 'style';
    }
    scan() {
        const tokens = (0,_csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .tokenizer */ .OH)({ css: this.#css });
        while (!tokens.endOfFile())
            this.#readToken(tokens.nextToken());
        this.#endFont();
    }
    #readToken(token) {
        switch (token[0]) {
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Whitespace:
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Comment:
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.CDO:
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.CDC:
                return;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.AtKeyword:
                this.#beginRule(token[4].value.toLowerCase());
                return;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Semicolon:
                this.#endDeclaration();
                return;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.OpenCurly:
                this.#openBlock();
                return;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.CloseCurly:
                this.#closeBlock();
                return;
            default:
                this.#readComponent(token);
        }
    }
    /** Handles a component of a declaration or of a rule. */
    #readComponent(token) {
        switch (token[0]) {
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Function:
                this.#functions.push(ADDRESS_FUNCTIONS.has(token[4].value.toLowerCase()));
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.OpenParen:
                this.#functions.push(false);
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.CloseParen:
                this.#functions.pop();
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.URL:
                this.#readAddress(token[4].value, token[2]);
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.String:
                if (this.#rule === 'import' || this.#functions.at(-1) === true)
                    this.#readAddress(token[4].value, token[2]);
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Ident:
                if (this.#startsDeclaration)
                    this.#isCustomProperty = token[4].value.startsWith('--');
        }
        this.#startsDeclaration = false;
        // At the top level, anything but an at-rule starts a rule, after which imports are invalid.
        if (this.#rule === undefined && this.#depth === 0)
            this.#importsAllowed = false;
    }
    #beginRule(name) {
        this.#rule = this.#chooseRule(name);
        if (this.#rule === 'other' || this.#rule === 'font')
            this.#importsAllowed = false;
        this.#startsDeclaration = false;
    }
    #chooseRule(name) {
        const isImportAllowed = this.#importsAllowed && this.#depth === 0;
        if (name === 'import' && isImportAllowed)
            return 'import';
        if (name === 'charset' || name === 'layer')
            return 'allowed-before-import';
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
    /** Also called at the end of the sheet, where a rule may still be open. */
    #endFont() {
        const all = this.#fonts ?? [];
        this.#fonts = undefined;
        const modernFonts = all.map(({ value }) => value).filter((value) => MODERN_FONT.test(value));
        for (const { value, line } of all) {
            const isOld = modernFonts.length > 0 && OLD_FONT.test(value);
            if (isOld)
                this.#onAddress({ value, line, use: 'load', modernFonts });
            else
                this.#onAddress({ value, line, use: 'load' });
        }
    }
    #readAddress(value, at) {
        if (!this.#mayHaveAddress() || value === '' || value.startsWith('#'))
            return;
        const isImport = this.#rule === 'import';
        if (isImport)
            this.#rule = 'imported';
        if (this.#isCustomProperty && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(value))
            return;
        this.#passAddress(value, this.#countLineEndsBefore(at), isImport);
    }
    /** Do browsers load addresses at this place, which may be in an at-rule? */
    #mayHaveAddress() {
        const rule = this.#rule;
        return rule === undefined || rule === 'import' || rule === 'allowed-before-import';
    }
    /** Passes on an address; that of a font only after its whole `@font-face`. */
    #passAddress(value, line, isImport) {
        if (this.#fonts !== undefined)
            this.#fonts.push({ value, line });
        else if (isImport)
            this.#onAddress({ value, line, use: 'load' });
        else
            this.#onAddress({ value, line, use: 'media' });
    }
}


/***/ }),

/***/ 8372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ scanPage)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_address_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8710);
/* harmony import */ var _page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7640);
/* harmony import */ var _css_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5236);




/**
 * Calls `onAddress` for each address that a page links to or loads, including those in its styles.
 */
function scanPage(name, text, onAddress) {
    const reader = (0,_page_address_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .makeAddressReader */ .K)((kind, value, offset) => {
        switch (kind) {
            case 'link':
            case 'download':
            case 'load':
            case 'media':
            case 'frame':
            case 'symbol':
                onAddress(kind, value, () => reader.findLine(offset));
                break;
            case 'declarations':
            case 'style':
                (0,_css_js__WEBPACK_IMPORTED_MODULE_3__/* .scanStyle */ .V)(kind, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value), (address) => onAddress(address.use, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(address.value), () => reader.findLine(offset) + address.line));
        }
    }, (0,_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseSyntax */ .ZL)(name));
    reader.read(text);
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

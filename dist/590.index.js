export const id = 590;
export const ids = [590];
export const modules = {

/***/ 7014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ AnsweringThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
/* harmony import */ var _worker_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1413);


/**
 * A thread that answers one request after the other; it starts while others work on. Its promises are rejected when the thread
 * fails or is stopped.
 */
class AnsweringThread {
    #worker;
    #waiting;
    #failure;
    /** `path`: of its code, as for `workerUrl`. */
    constructor(path) {
        this.#worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker((0,_worker_url_js__WEBPACK_IMPORTED_MODULE_1__/* .workerUrl */ .O)(path));
        this.#worker.on('message', (reply) => this.#settle()?.resolve(reply));
        this.#worker.on('error', (error) => this.#fail(error));
        this.#worker.on('exit', (code) => this.#fail(new Error(`the thread ${path} ended with code ${code}`)));
    }
    /** Sends what has no reply. */
    tell(request) {
        this.#worker.postMessage(request);
    }
    /** Returns the reply. There must be no open request. */
    ask(request) {
        if (this.#failure !== undefined)
            return Promise.reject(this.#failure);
        this.#waiting = Promise.withResolvers();
        this.#worker.postMessage(request);
        return this.#waiting.promise;
    }
    /** Ends it at once; an open request is rejected. */
    async stop() {
        await this.#worker.terminate();
    }
    #fail(error) {
        this.#failure ??= error;
        this.#settle()?.reject(this.#failure);
    }
    #settle() {
        const settled = this.#waiting;
        this.#waiting = undefined;
        return settled;
    }
}


/***/ }),

/***/ 2608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ isDrawing),
/* harmony export */   dn: () => (/* binding */ isNotFoundPageOfSite),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Is this the name of a page? */
function isPage(name) {
    return /\.(?:html?|xhtml)$/i.test(name);
}
/** Is this the name of an SVG file, which can be opened like a page? */
function isDrawing(name) {
    return /\.svg$/i.test(name);
}
/** Is this the page that a host shows for addresses without one? Generators write it under either name. */
function isNotFoundPage(name) {
    return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}
/** Is it the one of the whole site, in its root? In a folder, `404.html` may well be an ordinary page. */
function isNotFoundPageOfSite(name) {
    return /^(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}


/***/ }),

/***/ 9612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ listConfinedTree),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   bU: () => (/* binding */ hasFolder),
/* harmony export */   nT: () => (/* binding */ listTree),
/* harmony export */   oU: () => (/* binding */ withoutLoops)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7469);
/* harmony import */ var _event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3761);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2365);




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
    return Buffer.from(`${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .toBytes */ .ZJ)(root)}/${name}`, 'latin1');
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
    const folderOfRoot = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
    const folders = [{ name: '', real: folderOfRoot, above: [], links: 0 }];
    const listed = new Map();
    const unreadable = [];
    const loops = [];
    let unreadNames = 0;
    const yieldIfOver = (0,_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .checkpoint */ .Fn)(signal);
    const isOutside = (name) => !(0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .U)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(pathOf(root, name)), folderOfRoot);
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
                ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(pathOf(root, name), 'latin1')
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
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(pathOf(root, folder), { withFileTypes: true, encoding: 'buffer' });
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
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(pathOf(root, name));
    }
    catch {
        return undefined;
    }
}


/***/ })

};

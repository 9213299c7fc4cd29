export const id = 260;
export const ids = [260];
export const modules = {

/***/ 5516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkFolder: () => (/* binding */ checkFolder)
/* harmony export */ });
/* harmony import */ var _phases_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1797);

/**
 * «Check a folder» of the README: checks the site in a folder that is there already. Nothing is sent, and nothing in the
 * folder is written.
 * @throws StepError for every bad end
 */
async function checkFolder({ site, domain, gate }, step) {
    step.facts.subject = domain ?? site.name;
    if (domain !== undefined)
        step.notes.push({ name: 'Domain', value: domain });
    step.notes.push({ name: 'Folder', value: site.path });
    step.outputs.set('sitePath', site.path);
    await (0,_phases_gate_js__WEBPACK_IMPORTED_MODULE_0__.runGate)({ root: site.path, domain, pageCount: undefined, checkOnly: true }, gate, step);
    return 'succeeded';
}


/***/ }),

/***/ 1413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ workerUrl)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/**
 * Not written inside `new URL(…)`: a bundler that sees `import.meta.url` there copies the file instead of bundling it.
 */
const HERE = import.meta.url;
/** The extension of this file; undefined in `dist`, where it is part of a bundle. */
const EXTENSION = /\/worker-url(\.[jt]s)$/.exec(HERE)?.[1];
/**
 * Returns the URL of the code that a worker thread runs, given its path below this folder without an extension. In
 * `dist` each worker is a bundle of its own, in a folder with the file's name.
 */
function workerUrl(path) {
    return new URL(EXTENSION ? path + EXTENSION : `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)}/index.js`, HERE);
}


/***/ })

};

export const id = 516;
export const ids = [516];
export const modules = {

/***/ 5516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkFolder: () => (/* binding */ checkFolder)
/* harmony export */ });
/* harmony import */ var _phases_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8496);
/* harmony import */ var _phases_earlier_site_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9894);
/* harmony import */ var _phases_examine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(403);
/* harmony import */ var _web_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9612);




/**
 * «Check a folder» of the README: checks the site in a folder that is there already, compares it with an earlier one, and
 * with what its host answers. Without `live-url` nothing is sent; nothing in the folder is written.
 * @throws StepError for every bad end
 */
async function checkFolder(inputs, step) {
    const { site, domain, check, live, comment } = inputs;
    step.facts.subject = domain ?? site.name;
    if (domain !== undefined)
        step.notes.push({ name: 'Domain', value: domain });
    step.notes.push({ name: 'Folder', value: site.path });
    step.outputs.set('sitePath', site.path);
    const work = async (earlier) => {
        const folder = (0,_web_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .siteFolder */ .Mw)(site.path, step.signal);
        const { compared, page } = await (0,_phases_examine_js__WEBPACK_IMPORTED_MODULE_2__/* .examine */ .s)({ folder, domain, hasValuesFile: false }, earlier, check, step);
        if (live === undefined)
            return 'succeeded';
        const { checkLive } = await Promise.all(/* import() */[__webpack_require__.e(31), __webpack_require__.e(324), __webpack_require__.e(631), __webpack_require__.e(212), __webpack_require__.e(814), __webpack_require__.e(220), __webpack_require__.e(436)]).then(__webpack_require__.bind(__webpack_require__, 436));
        await checkLive({ folder, domain, earlier: compared?.earlier, page }, live, check, step);
        return 'succeeded';
    };
    const { host, basePath } = check;
    const commented = { path: site.path, domain, host, basePath };
    return (0,_phases_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .withComment */ .y)(comment, commented, step, () => (0,_phases_earlier_site_js__WEBPACK_IMPORTED_MODULE_1__/* .withEarlierSite */ .m)(inputs, step, work));
}


/***/ })

};

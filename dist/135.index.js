export const id = 135;
export const ids = [135];
export const modules = {

/***/ 5516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkFolder: () => (/* binding */ checkFolder)
/* harmony export */ });
/* harmony import */ var _phases_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9316);
/* harmony import */ var _phases_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1507);
/* harmony import */ var _phases_earlier_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9894);



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
        const compared = folder === undefined ? undefined : await (0,_phases_comparison_js__WEBPACK_IMPORTED_MODULE_1__.runComparison)({ earlier: folder, later, domain }, check, step);
        const checked = { root: later, domain, pageCount: undefined, checkOnly: true, handOverTo: [], compared };
        await (0,_phases_check_js__WEBPACK_IMPORTED_MODULE_0__.runCheck)(checked, check, step);
        if (live) {
            const { checkLive } = await Promise.all(/* import() */[__webpack_require__.e(355), __webpack_require__.e(536), __webpack_require__.e(336)]).then(__webpack_require__.bind(__webpack_require__, 1336));
            await checkLive({ root: later, domain, earlier: compared?.earlier }, live, check, step);
        }
    });
    return 'succeeded';
}


/***/ })

};

export const id = 575;
export const ids = [575];
export const modules = {

/***/ 8956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findText: () => (/* binding */ findText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1164);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2198);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9612);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6101);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9234);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7640);








/**
 * Looks for a page of the site that shows a text to its readers: in one piece, whatever elements it
 * is in, with any white space for a space. The start page is read first. Returns the first page
 * that shows it, a string of bytes, undefined if none does; and how many pages there are.
 * @throws the reason of the signal soon after it is aborted; what the file system throws
 */
async function findText(site, text, signal) {
    const { names, sizes } = await site.list();
    const pages = names
        .map((name, i) => ({ name, size: sizes[i] ?? 0 }))
        .filter(({ name }) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isPage */ .yp)(name))
        .sort((a, b) => Number(b.name === 'index.html') - Number(a.name === 'index.html'));
    const wanted = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_7__/* .toBytes */ .ZJ)((0,_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .collapseSpaces */ .j)(text.replaceAll('\u00a0', ' ').trim()));
    for await (const { name, size } of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptible */ .In)(pages, signal)) {
        if (size > _page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PAGE */ .tK)
            continue;
        const syntax = (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_5__/* .chooseSyntax */ .ZL)(name);
        if (showsText((0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePageText */ .vU)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDiskPath */ .fx)(site.root, name)), syntax), wanted, syntax))
            return { page: name, pages: pages.length };
    }
    return { page: undefined, pages: pages.length };
}
/** Returns whether a page shows a text: strings of bytes. */
function showsText(page, wanted, syntax) {
    const shown = [];
    let isTitle = false;
    let isHidden = false;
    new _visible_js__WEBPACK_IMPORTED_MODULE_4__/* .VisibleReader */ .M((what, value) => {
        if (what === 'title')
            isTitle ||= value.includes(wanted);
        if (what === 'hiding')
            isHidden = value === 'hidden';
        if (what === 'text' && !isHidden)
            shown.push(value);
    }, syntax).read(page);
    return isTitle || (0,_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .collapseSpaces */ .j)(shown.join('')).includes(wanted);
}


/***/ })

};

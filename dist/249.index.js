export const id = 249;
export const ids = [249];
export const modules = {

/***/ 9249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findText: () => (/* binding */ findText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1164);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2198);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9612);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6101);
/* harmony import */ var _visible_content_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6228);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7640);








/**
 * Looks for a page of the site that shows certain text to its readers. The text must be contiguous,
 * but may span elements, and any whitespace counts as a space. The home page is read first.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
async function findText(site, text, signal) {
    const { names, sizes } = await site.list();
    const pages = names
        .map((name, i) => ({ name, size: sizes[i] ?? 0 }))
        .filter(({ name }) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isPage */ .yp)(name))
        .sort((a, b) => Number(b.name === 'index.html') - Number(a.name === 'index.html'));
    const trimmed = text.replaceAll('\u00a0', ' ').trim();
    const wantedText = (0,_visible_content_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .collapseSpaces */ .j)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(trimmed));
    const wantedAsText = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(wantedText);
    let similar;
    for await (const { name, size } of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .iterateWithPauses */ .YK)(pages, signal)) {
        if (size > _page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PAGE_BYTES */ .rd)
            continue;
        const syntax = (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_7__/* .chooseSyntax */ .ZL)(name);
        const content = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .makeDiskPath */ .fx)(site.root, name));
        const texts = readVisibleTexts((0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .decodePageText */ .vU)(content, syntax), syntax);
        if (texts.some((shown) => shown.includes(wantedText)))
            return { page: name, pageCount: pages.length };
        const inOtherCase = texts.map((shown) => findInOtherCase((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(shown), wantedAsText));
        const found = inOtherCase.find((each) => each !== undefined);
        if (found !== undefined)
            similar ??= { page: name, text: found };
    }
    return { page: undefined, pageCount: pages.length, similar };
}
/** Returns the wanted text as capitalized in `text`; undefined if it does not occur. */
function findInOtherCase(text, wanted) {
    const start = text.toLowerCase().indexOf(wanted.toLowerCase());
    if (start < 0)
        return undefined;
    return text.slice(start, start + wanted.length);
}
/** Returns the titles of a page, followed by its visible text. */
function readVisibleTexts(page, syntax) {
    let shown = _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_BYTES */ .CR;
    const titles = [];
    let isHidden = false;
    new _visible_content_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .VisibleContentReader */ .$((kind, value) => {
        if (kind === 'title')
            titles.push(value);
        if (kind === 'hiding')
            isHidden = value === 'hidden';
        if (kind === 'text' && !isHidden)
            shown = shown.concat(value);
    }, syntax).read(page);
    return [...titles, (0,_visible_content_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .collapseSpaces */ .j)(shown)];
}


/***/ })

};

import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 868:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = ({ value: true });
__webpack_unused_export__ = exports.f6 = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = exports.qg = void 0;
/**
 * Tokenize input string.
 */
function lexer(str) {
    var tokens = [];
    var i = 0;
    while (i < str.length) {
        var char = str[i];
        if (char === "*" || char === "+" || char === "?") {
            tokens.push({ type: "MODIFIER", index: i, value: str[i++] });
            continue;
        }
        if (char === "\\") {
            tokens.push({ type: "ESCAPED_CHAR", index: i++, value: str[i++] });
            continue;
        }
        if (char === "{") {
            tokens.push({ type: "OPEN", index: i, value: str[i++] });
            continue;
        }
        if (char === "}") {
            tokens.push({ type: "CLOSE", index: i, value: str[i++] });
            continue;
        }
        if (char === ":") {
            var name = "";
            var j = i + 1;
            while (j < str.length) {
                var code = str.charCodeAt(j);
                if (
                // `0-9`
                (code >= 48 && code <= 57) ||
                    // `A-Z`
                    (code >= 65 && code <= 90) ||
                    // `a-z`
                    (code >= 97 && code <= 122) ||
                    // `_`
                    code === 95) {
                    name += str[j++];
                    continue;
                }
                break;
            }
            if (!name)
                throw new TypeError("Missing parameter name at ".concat(i));
            tokens.push({ type: "NAME", index: i, value: name });
            i = j;
            continue;
        }
        if (char === "(") {
            var count = 1;
            var pattern = "";
            var j = i + 1;
            if (str[j] === "?") {
                throw new TypeError("Pattern cannot start with \"?\" at ".concat(j));
            }
            while (j < str.length) {
                if (str[j] === "\\") {
                    pattern += str[j++] + str[j++];
                    continue;
                }
                if (str[j] === ")") {
                    count--;
                    if (count === 0) {
                        j++;
                        break;
                    }
                }
                else if (str[j] === "(") {
                    count++;
                    if (str[j + 1] !== "?") {
                        throw new TypeError("Capturing groups are not allowed at ".concat(j));
                    }
                }
                pattern += str[j++];
            }
            if (count)
                throw new TypeError("Unbalanced pattern at ".concat(i));
            if (!pattern)
                throw new TypeError("Missing pattern at ".concat(i));
            tokens.push({ type: "PATTERN", index: i, value: pattern });
            i = j;
            continue;
        }
        tokens.push({ type: "CHAR", index: i, value: str[i++] });
    }
    tokens.push({ type: "END", index: i, value: "" });
    return tokens;
}
/**
 * Parse a string for the raw tokens.
 */
function parse(str, options) {
    if (options === void 0) { options = {}; }
    var tokens = lexer(str);
    var _a = options.prefixes, prefixes = _a === void 0 ? "./" : _a, _b = options.delimiter, delimiter = _b === void 0 ? "/#?" : _b;
    var result = [];
    var key = 0;
    var i = 0;
    var path = "";
    var tryConsume = function (type) {
        if (i < tokens.length && tokens[i].type === type)
            return tokens[i++].value;
    };
    var mustConsume = function (type) {
        var value = tryConsume(type);
        if (value !== undefined)
            return value;
        var _a = tokens[i], nextType = _a.type, index = _a.index;
        throw new TypeError("Unexpected ".concat(nextType, " at ").concat(index, ", expected ").concat(type));
    };
    var consumeText = function () {
        var result = "";
        var value;
        while ((value = tryConsume("CHAR") || tryConsume("ESCAPED_CHAR"))) {
            result += value;
        }
        return result;
    };
    var isSafe = function (value) {
        for (var _i = 0, delimiter_1 = delimiter; _i < delimiter_1.length; _i++) {
            var char = delimiter_1[_i];
            if (value.indexOf(char) > -1)
                return true;
        }
        return false;
    };
    var safePattern = function (prefix) {
        var prev = result[result.length - 1];
        var prevText = prefix || (prev && typeof prev === "string" ? prev : "");
        if (prev && !prevText) {
            throw new TypeError("Must have text between two parameters, missing text after \"".concat(prev.name, "\""));
        }
        if (!prevText || isSafe(prevText))
            return "[^".concat(escapeString(delimiter), "]+?");
        return "(?:(?!".concat(escapeString(prevText), ")[^").concat(escapeString(delimiter), "])+?");
    };
    while (i < tokens.length) {
        var char = tryConsume("CHAR");
        var name = tryConsume("NAME");
        var pattern = tryConsume("PATTERN");
        if (name || pattern) {
            var prefix = char || "";
            if (prefixes.indexOf(prefix) === -1) {
                path += prefix;
                prefix = "";
            }
            if (path) {
                result.push(path);
                path = "";
            }
            result.push({
                name: name || key++,
                prefix: prefix,
                suffix: "",
                pattern: pattern || safePattern(prefix),
                modifier: tryConsume("MODIFIER") || "",
            });
            continue;
        }
        var value = char || tryConsume("ESCAPED_CHAR");
        if (value) {
            path += value;
            continue;
        }
        if (path) {
            result.push(path);
            path = "";
        }
        var open = tryConsume("OPEN");
        if (open) {
            var prefix = consumeText();
            var name_1 = tryConsume("NAME") || "";
            var pattern_1 = tryConsume("PATTERN") || "";
            var suffix = consumeText();
            mustConsume("CLOSE");
            result.push({
                name: name_1 || (pattern_1 ? key++ : ""),
                pattern: name_1 && !pattern_1 ? safePattern(prefix) : pattern_1,
                prefix: prefix,
                suffix: suffix,
                modifier: tryConsume("MODIFIER") || "",
            });
            continue;
        }
        mustConsume("END");
    }
    return result;
}
exports.qg = parse;
/**
 * Compile a string to a template function for the path.
 */
function compile(str, options) {
    return tokensToFunction(parse(str, options), options);
}
__webpack_unused_export__ = compile;
/**
 * Expose a method for transforming tokens into the path function.
 */
function tokensToFunction(tokens, options) {
    if (options === void 0) { options = {}; }
    var reFlags = flags(options);
    var _a = options.encode, encode = _a === void 0 ? function (x) { return x; } : _a, _b = options.validate, validate = _b === void 0 ? true : _b;
    // Compile all the tokens into regexps.
    var matches = tokens.map(function (token) {
        if (typeof token === "object") {
            return new RegExp("^(?:".concat(token.pattern, ")$"), reFlags);
        }
    });
    return function (data) {
        var path = "";
        for (var i = 0; i < tokens.length; i++) {
            var token = tokens[i];
            if (typeof token === "string") {
                path += token;
                continue;
            }
            var value = data ? data[token.name] : undefined;
            var optional = token.modifier === "?" || token.modifier === "*";
            var repeat = token.modifier === "*" || token.modifier === "+";
            if (Array.isArray(value)) {
                if (!repeat) {
                    throw new TypeError("Expected \"".concat(token.name, "\" to not repeat, but got an array"));
                }
                if (value.length === 0) {
                    if (optional)
                        continue;
                    throw new TypeError("Expected \"".concat(token.name, "\" to not be empty"));
                }
                for (var j = 0; j < value.length; j++) {
                    var segment = encode(value[j], token);
                    if (validate && !matches[i].test(segment)) {
                        throw new TypeError("Expected all \"".concat(token.name, "\" to match \"").concat(token.pattern, "\", but got \"").concat(segment, "\""));
                    }
                    path += token.prefix + segment + token.suffix;
                }
                continue;
            }
            if (typeof value === "string" || typeof value === "number") {
                var segment = encode(String(value), token);
                if (validate && !matches[i].test(segment)) {
                    throw new TypeError("Expected \"".concat(token.name, "\" to match \"").concat(token.pattern, "\", but got \"").concat(segment, "\""));
                }
                path += token.prefix + segment + token.suffix;
                continue;
            }
            if (optional)
                continue;
            var typeOfMessage = repeat ? "an array" : "a string";
            throw new TypeError("Expected \"".concat(token.name, "\" to be ").concat(typeOfMessage));
        }
        return path;
    };
}
__webpack_unused_export__ = tokensToFunction;
/**
 * Create path match function from `path-to-regexp` spec.
 */
function match(str, options) {
    var keys = [];
    var re = pathToRegexp(str, keys, options);
    return regexpToFunction(re, keys, options);
}
__webpack_unused_export__ = match;
/**
 * Create a path match function from `path-to-regexp` output.
 */
function regexpToFunction(re, keys, options) {
    if (options === void 0) { options = {}; }
    var _a = options.decode, decode = _a === void 0 ? function (x) { return x; } : _a;
    return function (pathname) {
        var m = re.exec(pathname);
        if (!m)
            return false;
        var path = m[0], index = m.index;
        var params = Object.create(null);
        var _loop_1 = function (i) {
            if (m[i] === undefined)
                return "continue";
            var key = keys[i - 1];
            if (key.modifier === "*" || key.modifier === "+") {
                params[key.name] = m[i].split(key.prefix + key.suffix).map(function (value) {
                    return decode(value, key);
                });
            }
            else {
                params[key.name] = decode(m[i], key);
            }
        };
        for (var i = 1; i < m.length; i++) {
            _loop_1(i);
        }
        return { path: path, index: index, params: params };
    };
}
__webpack_unused_export__ = regexpToFunction;
/**
 * Escape a regular expression string.
 */
function escapeString(str) {
    return str.replace(/([.+*?=^!:${}()[\]|/\\])/g, "\\$1");
}
/**
 * Get the flags for a regexp from the options.
 */
function flags(options) {
    return options && options.sensitive ? "" : "i";
}
/**
 * Pull out keys from a regexp.
 */
function regexpToRegexp(path, keys) {
    if (!keys)
        return path;
    var groupsRegex = /\((?:\?<(.*?)>)?(?!\?)/g;
    var index = 0;
    var execResult = groupsRegex.exec(path.source);
    while (execResult) {
        keys.push({
            // Use parenthesized substring match if available, index otherwise
            name: execResult[1] || index++,
            prefix: "",
            suffix: "",
            modifier: "",
            pattern: "",
        });
        execResult = groupsRegex.exec(path.source);
    }
    return path;
}
/**
 * Transform an array into a regexp.
 */
function arrayToRegexp(paths, keys, options) {
    var parts = paths.map(function (path) { return pathToRegexp(path, keys, options).source; });
    return new RegExp("(?:".concat(parts.join("|"), ")"), flags(options));
}
/**
 * Create a path regexp from string input.
 */
function stringToRegexp(path, keys, options) {
    return tokensToRegexp(parse(path, options), keys, options);
}
/**
 * Expose a function for taking tokens and returning a RegExp.
 */
function tokensToRegexp(tokens, keys, options) {
    if (options === void 0) { options = {}; }
    var _a = options.strict, strict = _a === void 0 ? false : _a, _b = options.start, start = _b === void 0 ? true : _b, _c = options.end, end = _c === void 0 ? true : _c, _d = options.encode, encode = _d === void 0 ? function (x) { return x; } : _d, _e = options.delimiter, delimiter = _e === void 0 ? "/#?" : _e, _f = options.endsWith, endsWith = _f === void 0 ? "" : _f;
    var endsWithRe = "[".concat(escapeString(endsWith), "]|$");
    var delimiterRe = "[".concat(escapeString(delimiter), "]");
    var route = start ? "^" : "";
    // Iterate over the tokens and create our regexp string.
    for (var _i = 0, tokens_1 = tokens; _i < tokens_1.length; _i++) {
        var token = tokens_1[_i];
        if (typeof token === "string") {
            route += escapeString(encode(token));
        }
        else {
            var prefix = escapeString(encode(token.prefix));
            var suffix = escapeString(encode(token.suffix));
            if (token.pattern) {
                if (keys)
                    keys.push(token);
                if (prefix || suffix) {
                    if (token.modifier === "+" || token.modifier === "*") {
                        var mod = token.modifier === "*" ? "?" : "";
                        route += "(?:".concat(prefix, "((?:").concat(token.pattern, ")(?:").concat(suffix).concat(prefix, "(?:").concat(token.pattern, "))*)").concat(suffix, ")").concat(mod);
                    }
                    else {
                        route += "(?:".concat(prefix, "(").concat(token.pattern, ")").concat(suffix, ")").concat(token.modifier);
                    }
                }
                else {
                    if (token.modifier === "+" || token.modifier === "*") {
                        throw new TypeError("Can not repeat \"".concat(token.name, "\" without a prefix and suffix"));
                    }
                    route += "(".concat(token.pattern, ")").concat(token.modifier);
                }
            }
            else {
                route += "(?:".concat(prefix).concat(suffix, ")").concat(token.modifier);
            }
        }
    }
    if (end) {
        if (!strict)
            route += "".concat(delimiterRe, "?");
        route += !options.endsWith ? "$" : "(?=".concat(endsWithRe, ")");
    }
    else {
        var endToken = tokens[tokens.length - 1];
        var isEndDelimited = typeof endToken === "string"
            ? delimiterRe.indexOf(endToken[endToken.length - 1]) > -1
            : endToken === undefined;
        if (!strict) {
            route += "(?:".concat(delimiterRe, "(?=").concat(endsWithRe, "))?");
        }
        if (!isEndDelimited) {
            route += "(?=".concat(delimiterRe, "|").concat(endsWithRe, ")");
        }
    }
    return new RegExp(route, flags(options));
}
exports.f6 = tokensToRegexp;
/**
 * Normalize the given path string, returning a regular expression.
 *
 * An empty array can be passed in for the keys, which will hold the
 * placeholder key descriptions. For example, using `/user/:id`, `keys` will
 * contain `[{ name: 'id', delimiter: '/', optional: false, repeat: false }]`.
 */
function pathToRegexp(path, keys, options) {
    if (path instanceof RegExp)
        return regexpToRegexp(path, keys);
    if (Array.isArray(path))
        return arrayToRegexp(path, keys, options);
    return stringToRegexp(path, keys, options);
}
__webpack_unused_export__ = pathToRegexp;
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ pointAtLine),
/* harmony export */   FF: () => (/* binding */ addLocation),
/* harmony export */   RM: () => (/* binding */ NO_VALUES),
/* harmony export */   b3: () => (/* binding */ addOccurrence),
/* harmony export */   nC: () => (/* binding */ makeOccurrences),
/* harmony export */   pF: () => (/* binding */ MAX_TARGET),
/* harmony export */   xv: () => (/* binding */ truncate),
/* harmony export */   y5: () => (/* binding */ pointAtFile)
/* harmony export */ });
/* unused harmony export isTruncated */
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(365);
/** Where findings occur, and how often. */

/** A file of the site as a whole, as the place of an occurrence. */
function pointAtFile(page) {
    return pointAtLine(page, undefined);
}
/** A line of a file, if it is known, as the place of an occurrence. */
function pointAtLine(page, line) {
    return { page, findLine: () => line };
}
/** How many locations of one thing are stored. */
const MAX_LOCATIONS = 5;
/** How much of a key or target is stored, in bytes. */
const MAX_TARGET = 1_000;
const NO_VALUES = {};
const NO_SPOTS = [];
/** Returns what has not occurred yet. */
function makeOccurrences(values = NO_VALUES) {
    return { values, count: 0, pages: 0, lastPage: '', target: _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, spots: NO_SPOTS };
}
/**
 * Counts one more occurrence, with the target as it is written there, which may be a slice of a
 * page. The line is only determined if it is stored.
 */
function addOccurrence(occurrences, where, target, values = occurrences.values) {
    occurrences.count++;
    if (occurrences.lastPage === where.page)
        return;
    occurrences.lastPage = where.page;
    occurrences.pages++;
    const last = occurrences.spots.at(-1);
    const isFull = occurrences.spots.length === MAX_LOCATIONS;
    if (isFull && last !== undefined && last.page < where.page)
        return;
    addLocation(occurrences, { page: where.page, line: where.findLine() }, target, values);
}
/** Adds the location of occurrences that are counted already, if it is one of the first. */
function addLocation(occurrences, location, target, values) {
    const after = occurrences.spots.findIndex(({ page }) => page > location.page);
    const at = after === -1 ? occurrences.spots.length : after;
    if (at === 0) {
        occurrences.target = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(truncate(target));
        occurrences.values = values;
    }
    // A list that grows in place has room for many more, and there is one for each anchor of a site.
    occurrences.spots = occurrences.spots.toSpliced(at, 0, location).slice(0, MAX_LOCATIONS);
}
const CUT = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('...');
/** Returns as much of a key or target as is stored. */
function truncate(bytes) {
    if (bytes.length > MAX_TARGET)
        return bytes.slice(0, MAX_TARGET).concat(CUT);
    return bytes;
}
/** Is only the beginning of a key or target stored? */
function isTruncated(bytes) {
    return bytes.length === MAX_TARGET + CUT.length && bytes.endsWith(CUT);
}


/***/ }),

/***/ 754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ mayBeSource),
/* harmony export */   UH: () => (/* binding */ findPageSource)
/* harmony export */ });
/* unused harmony exports DOCUMENT_ENDINGS, pickOwnSources */
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(365);
/* harmony import */ var _web_page_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(334);
/* harmony import */ var _web_page_values_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(216);
/* harmony import */ var _web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(640);
/**
 * Which link of a page leads to what the page was written as: generators call it «Edit this page»
 * or «View page source». Pages also link to sources that they talk about, so what is not certain is
 * none.
 */




/** The first that matches counts. */
const FORMS = [
    // GitLab's Web IDE: https://docs.gitlab.com/user/project/web_ide/
    {
        kind: 'exact',
        pattern: /^\/-\/ide\/project(?<repository>\/.+?)\/(?<verb>edit|blob|tree)\/.+?\/-\/(?<path>.+)$/,
    },
    // GitLab: https://docs.gitlab.com/user/project/repository/
    {
        kind: 'behind-ref',
        pattern: /^(?<repository>\/(?:[^/]+\/)+[^/]+)\/-\/(?<verb>edit|blob|tree|raw)\/(?<path>.+)$/,
    },
    // Gitea, Forgejo: https://forgejo.org/docs/latest/user/repo-permissions/
    {
        kind: 'behind-ref',
        pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>_edit|src)\/(?:branch|tag|commit)\/(?<path>.+)$/,
    },
    // SourceHut: https://man.sr.ht/git.sr.ht/
    {
        kind: 'exact',
        pattern: /^(?<repository>\/~[^/]+\/[^/]+)\/(?<verb>tree)\/.+?\/item\/(?<path>.+)$/,
    },
    // Azure DevOps: https://learn.microsoft.com/en-us/azure/devops/repos/git/
    {
        kind: 'exact',
        pattern: /^(?<repository>\/.*\/_git\/[^/]+)\/?(?<verb>)(?<path>)$/,
        hasQuery: (query) => query.has('path'),
    },
    // cgit: https://git.zx2c4.com/cgit/about/
    {
        kind: 'exact',
        pattern: /^(?<repository>\/.*?[^/])\/(?<verb>tree|blob|plain)\/(?<path>.+)$/,
        hasQuery: (query, repository) => query.has('h') || query.has('id') || /\/cgit\/|\.git$/.test(repository),
    },
    // GitHub: https://docs.github.com/en/repositories/working-with-files
    {
        kind: 'behind-ref',
        pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>edit|blob|tree|raw)\/(?<path>.+)$/,
    },
    // Bitbucket:
    // https://support.atlassian.com/bitbucket-cloud/docs/hyperlink-to-source-code-in-bitbucket/
    { kind: 'behind-ref', pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>src)\/(?<path>.+)$/ },
];
/** What a link to a source has to have, of which one is enough. */
const SIGNS = [
    ({ rels }) => rels.includes('edit'),
    ({ verb }) => verb === 'edit' || verb === '_edit',
    ({ words }) => /\bedit\b/i.test(words),
    // Whatever the language of its words: Docusaurus.
    ({ classes }) => /(?:^|[\s_-])edit(?:[\s_-]|$)/i.test(classes),
    ({ words, source }, page) => /\b(?:source|suggest|improve)/i.test(words) && namesOf(page).has(nameOf(source.path)),
    ({ source }) => source.isProgram,
];
/** How files that people write documents in end, as a pattern. */
const DOCUMENT_ENDINGS = '\\.(?:md|mdx|mdoc|markdown|rst|adoc|asciidoc|asc|html?|ipynb|txt|org|textile|[rq]md|rdoc|pod|tex|xml)';
const DOCUMENT = new RegExp(`${DOCUMENT_ENDINGS}$`, 'i');
/** Other files that pages are made of. */
const PROGRAM = /\.(?:astro|vue|svelte|[cm]?[jt]sx?|py|njk|liquid|webc)$/i;
/** Tells most other addresses apart without parsing them. */
const MAY_BE_SOURCE = /^https?:\/\/[^/]+\/.*\/(?:_?edit|blob|tree|raw|plain|src|_git)\//i;
/**
 * Where Sphinx puts copies of sources:
 * https://www.sphinx-doc.org/en/master/usage/configuration.html#confval-html_copy_source
 */
const COPY = /^[^:?#]*?_sources\/(?<path>[^?#]+?)(?:\.txt)?$/;
/** Longer addresses are none of a file that somebody edits. In bytes. */
const MAX_ADDRESS = 1_000;
/** How much of a page is read for one link, in bytes. */
const MAX_LINK = 4_096;
/** Returns whether an address may be one of a source. Quick: every link of a site is asked. */
function mayBeSource(address) {
    if (address.length > MAX_ADDRESS)
        return false;
    return MAY_BE_SOURCE.test(address) || address.includes('_sources/');
}
/**
 * Returns the one file that a page was written as; undefined if no link leads to one, or links lead
 * to several. `text` is the page; `at` are offsets in links for which
 * `mayBeSource` holds.
 */
function findPageSource(page, text, at) {
    let found;
    let copy;
    for (const offset of at) {
        const link = readLink(text, offset);
        copy ??= copyAt(link.href, page);
        const file = link.href === undefined ? undefined : fileAt(link.href, link.words);
        if (file === undefined || !SIGNS.some((has) => has({ ...link, ...file }, page)))
            continue;
        if (found !== undefined && keyOf(found) !== keyOf(file.source))
            return undefined;
        found ??= file.source;
    }
    return found ?? copy;
}
/**
 * How many pages may be written as one file: a link that is on more of them is one of the layout.
 */
const MAX_PAGES = 3;
/**
 * Returns of the sources of all pages those that not too many of them share. A page in several
 * languages or versions counts once, and what documents a program may be on any number of pages.
 */
function pickOwnSources(sources) {
    const pages = new Map();
    for (const [page, source] of sources) {
        const key = keyOf(source);
        const names = pages.get(key) ?? new Set();
        pages.set(key, names.add(nameInAll(page)));
    }
    const isOwn = (source) => source.isProgram || (pages.get(keyOf(source))?.size ?? 0) <= MAX_PAGES;
    return new Map([...sources].filter(([, source]) => isOwn(source)));
}
/** What the folder of a language or a version is called. */
const LANGUAGE_OR_VERSION = /^(?:[a-z]{2}(?:[-_][a-z]{2,4})?|v?\d[\w.-]*|latest|stable|next|dev|main)$/i;
/** Returns what a page is called in all languages and versions. */
function nameInAll(page) {
    const name = nameOf(page);
    const folder = page.split('/').at(-2) ?? '';
    if (name !== 'index')
        return name;
    if (LANGUAGE_OR_VERSION.test(folder))
        return '';
    return folder.toLowerCase();
}
/** The first part of what may be behind the name of a branch is never one of the file. */
function keyOf({ repository, path, kind }) {
    const file = kind === 'behind-ref' ? path.slice(path.indexOf('/') + 1) : path;
    return `${repository.toLowerCase()} ${file}`;
}
/** Returns what the link says whose address is at an offset of a page. */
function readLink(text, offset) {
    const start = text.lastIndexOf('<', offset);
    let href;
    let rel;
    let classes = '';
    let words = '';
    const visitor = {
        open(element) {
            if (href !== undefined)
                return false;
            href = element.get('href') ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
            rel = element.get('rel');
            classes = element.get('class') ?? '';
            words = element.get('title') ?? '';
            if (element.name === 'link')
                reader.stop();
            return false;
        },
        text(written) {
            words += ` ${written}`;
        },
        close(name) {
            if (name === 'a')
                reader.stop();
        },
    };
    const reader = new _web_page_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .PageReader */ .X(visitor, _web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .OF_SOURCE_LINKS */ .Cv, 'html');
    reader.read(text.slice(start, start + MAX_LINK));
    return { href, rels: (0,_web_page_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readRels */ .p)(rel), classes, words };
}
/**
 * Returns the file on a forge that an address leads to, and what it asks the forge to do with that.
 */
function fileAt(address, words) {
    const url = URL.parse((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(address));
    if (url === null || !/^https?:$/.test(url.protocol))
        return undefined;
    for (const { kind, pattern, hasQuery } of FORMS) {
        const { repository, verb = '', path: encoded } = pattern.exec(url.pathname)?.groups ?? {};
        if (repository === undefined || hasQuery?.(url.searchParams, repository) === false)
            continue;
        const path = pathIn(url, encoded);
        if (!isSource(path) || (kind === 'behind-ref' && !path.includes('/')))
            return undefined;
        const query = hasQuery === undefined ? '' : url.search;
        const source = {
            kind,
            path,
            url: `${url.origin}${url.pathname}${query}`,
            repository: `${url.origin}${repository}`,
            isProgram: namesLine(words, path, url.hash),
        };
        return { source, verb };
    }
    return undefined;
}
/** Returns the path of a file, which a forge has in its address or in the query of that. */
function pathIn(url, encoded = '') {
    if (encoded !== '')
        return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(encoded)) ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
    return url.searchParams.get('path')?.replace(/^\//, '') ?? '';
}
/**
 * Returns whether the words of a link are a file and a line of it, as those of TypeDoc:
 * https://typedoc.org/documents/Options.Input.html#sourcelinktemplate
 */
function namesLine(words, path, hash) {
    const [, file, line] = /^(.+):(\d+)$/.exec(words.replace(/\s/g, '')) ?? [];
    return file !== undefined && `/${path}`.endsWith(`/${file}`) && hash === `#L${line}`;
}
/** Returns what Sphinx copied to an address, if the page was made of that. */
function copyAt(address, page) {
    const encoded = COPY.exec((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(address ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR))?.groups?.path ?? '';
    const path = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(encoded)) ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
    if (!isSource(path))
        return undefined;
    const stem = path.replace(/\.[^./]*$/, '');
    const isOfPage = [`${stem}.html`, `${stem}/index.html`].some((name) => `/${page}`.endsWith(`/${name}`));
    if (!isOfPage)
        return undefined;
    return { kind: 'copied', path, url: undefined, repository: '', isProgram: false };
}
function isSource(path) {
    return (DOCUMENT.test(path) || PROGRAM.test(path)) && isPlainPath(path);
}
function isPlainPath(path) {
    return (!/[\\\p{Cc}]/u.test(path) && !path.split('/').some((part) => /^\.{0,2}$|^\.git$/i.test(part)));
}
/** Returns the name of a file without its ending, in lower case. */
const nameOf = (path) => path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
/** Returns what the source of a page may be called. */
function namesOf(page) {
    const name = nameOf(page);
    if (name !== 'index')
        return new Set([name]);
    const folder = page.split('/').at(-2);
    return new Set(['index', '_index', 'readme', folder?.toLowerCase() ?? 'index']);
}


/***/ }),

/***/ 179:
/***/ (() => {


// UNUSED EXPORTS: makeCheckpoint, makeInterruptible, makeTimeSlices, waitUnlessAborted

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./lib/common/event-loop.js

/**
 * How long timers and signals may have to wait, as far as no single system call takes longer. In
 * ms.
 */
const SLICE_MS = 20;
/**
 * Splits long work into slices of time, between which timers and signals are served: work that is
 * synchronous, or that awaits only promises that are already settled, would keep them waiting until
 * it is done. Slices are measured in time because the same number of files takes a hundred times
 * longer on a slow disk. Returns what gives, if the slice is over, a promise to await before going
 * on: it yields to the event loop and starts the next slice. `now` returns a time in ms.
 */
function makeTimeSlices(now = () => performance.now()) {
    let startedAt = now();
    const nextSlice = async () => {
        await setImmediate();
        startedAt = now();
    };
    return () => (now() - startedAt < SLICE_MS ? undefined : nextSlice());
}
/**
 * Returns what to await between the steps of long work: it yields to the event loop when a time
 * slice is over.
 * @throws the reason of `signal` soon after it is aborted
 */
function makeCheckpoint(signal) {
    const yieldIfOver = makeTimeSlices();
    return async () => {
        await yieldIfOver();
        signal.throwIfAborted();
    };
}
/**
 * Yields `items`, and yields to the event loop between them often enough for timers and signals.
 * @throws the reason of `signal` soon after it is aborted
 */
async function* makeInterruptible(items, signal) {
    const yieldIfOver = makeTimeSlices();
    for await (const item of items) {
        yield item;
        await yieldIfOver();
        signal.throwIfAborted();
    }
}
/**
 * Resolves when `work` does.
 * @throws what `work` throws; the reason of `signal` as soon as it is aborted
 */
async function waitUnlessAborted(work, signal) {
    const { promise: aborted, reject } = Promise.withResolvers();
    // Where the signal is aborted before anything awaits this, it is thrown below.
    aborted.catch(() => { });
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        if (signal.aborted)
            abort();
        await Promise.race([work, aborted]);
        signal.throwIfAborted();
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}


/***/ }),

/***/ 695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  M: () => (/* binding */ isDiskError),
  c: () => (/* binding */ tryOnDisk)
});

;// CONCATENATED MODULE: external "node:util/types"
const types_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
;// CONCATENATED MODULE: ./lib/common/file-errors.js

/** Returns whether `error` came from a call to the file system, and not from what the bytes say. */
function isDiskError(error) {
    return (0,types_namespaceObject.isNativeError)(error) && 'syscall' in error && 'code' in error;
}
/**
 * Returns what `work` returns, or `instead` after an error of the file system.
 * @throws what else `work` throws
 */
function tryOnDisk(work, instead) {
    try {
        return work();
    }
    catch (error) {
        if (isDiskError(error))
            return instead;
        throw error;
    }
}


/***/ }),

/***/ 491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Returns whether a value is what JSON calls an object. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Returns what a text holds; undefined if it is no JSON. A byte order mark may come before it. */
function parseJson(text) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mapWords),
/* harmony export */   y: () => (/* binding */ splitWords)
/* harmony export */ });
/** Returns the words of a list, which white space separates. */
function splitWords(list) {
    return new Set(list.trim().split(/\s+/));
}
/** Returns entries for a map in which each word of such a list stands for `value`. */
function mapWords(value, list) {
    return [...splitWords(list)].map((word) => [word, value]);
}


/***/ }),

/***/ 355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readStartOfFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);

/**
 * Returns the first bytes of a file, and `length` of them at most. Throws what the file system
 * throws.
 */
function readStartOfFile(path, length) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        const start = Buffer.allocUnsafe(length);
        return start.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, start, 0, length, 0));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ findRelativePath),
/* harmony export */   IL: () => (/* binding */ listAnchorNames),
/* harmony export */   IZ: () => (/* binding */ UNKNOWN_HOST),
/* harmony export */   P8: () => (/* binding */ showPath),
/* harmony export */   hV: () => (/* binding */ MAX_USUAL_ADDRESS),
/* harmony export */   je: () => (/* binding */ decodePathname),
/* harmony export */   pg: () => (/* binding */ SOME_PAGE),
/* harmony export */   tb: () => (/* binding */ Addresses),
/* harmony export */   wm: () => (/* binding */ MAX_ADDRESS)
/* harmony export */ });
/* unused harmony export joinRelativePath */
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(365);

const NO_REQUEST = { kind: 'no-request' };
/** Stands for the site's own host where its name is not known: nobody's, RFC 6761. */
const UNKNOWN_HOST = 'site.invalid';
/**
 * Browsers open no longer address, in bytes:
 * https://chromium.googlesource.com/chromium/src/+/main/docs/security/url_display_guidelines/url_display_guidelines.md#URL-Length,
 * read 2026-11. Parsing one takes many times its length in memory.
 */
const MAX_ADDRESS = 2 << 20;
/**
 * Longer ones, in characters, are hardly ever addresses of a server: they are data, as those with
 * `data:`, which takes long to parse.
 */
const MAX_USUAL_ADDRESS = 8_192;
/**
 * Characters without a special meaning in any address; with any other, the URL parser is needed.
 */
const PLAIN = /^(?!\/\/)[\w\-.~/]+$/;
/**
 * The home page of a site whose host is not known: a base for addresses of which only a part
 * matters.
 */
const SOME_PAGE = `https://${UNKNOWN_HOST}/`;
/** Most fragments: they name one anchor, as written. */
const ONE_ANCHOR = /^#(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*$/i;
/** Fragments that browsers leave as they are: https://url.spec.whatwg.org/#fragment-state. */
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@%]*$/;
/** No file name contains this. */
const IN_NO_NAME = '\0';
/**
 * Returns the path of an address decoded. Servers refuse a broken `%` (400), even where a file has
 * that very name.
 */
function decodePathname(pathname) {
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(pathname) ?? pathname.concat(IN_NO_NAME);
}
/** Returns such a path as it is shown. */
function showPath(path) {
    if (path.endsWith(IN_NO_NAME))
        return path.slice(0, -1);
    return path;
}
/** Turns addresses as they are written into what they stand for. */
class Addresses {
    #host;
    #basePath;
    /** Decoded. */
    #basePrefix;
    constructor({ domain, basePath }) {
        this.#host = domain ?? UNKNOWN_HOST;
        this.#basePath = basePath;
        this.#basePrefix = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(basePath)) ?? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(basePath);
    }
    /** Returns the base of a file of the site. */
    baseOfFile(name) {
        return {
            url: `https://${this.#host}${this.#basePath}${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncode */ .a)(name)}`,
            folder: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(name),
        };
    }
    /**
     * Returns the base that `<base href>` makes of a page's own; the same without one, or if it is
     * unusable.
     */
    baseOfElement(href, page) {
        if (href === undefined)
            return page;
        const url = parseAddress(href, page.url);
        if (url === undefined || !/^https?:$/.test(url.protocol))
            return page;
        const path = url.host === this.#host ? this.#withinSite((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname)) : undefined;
        return { url: url.href, folder: path === undefined ? undefined : (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(path) };
    }
    /** Returns what an address stands for. */
    resolve(value, base) {
        if (base.folder !== undefined && PLAIN.test(value)) {
            const quick = this.#plain(value, base.folder);
            if (quick !== undefined)
                return quick;
        }
        const url = parseAddress(value, base.url);
        if (url === undefined || !/^(?:https?|wss?):$/.test(url.protocol))
            return NO_REQUEST;
        if (url.host !== this.#host)
            return { kind: 'other-host', host: url.host, url: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.href) };
        const path = this.#withinSite((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname));
        if (path === undefined) {
            const explicit = /^\s*(?:https?:)?[\\/]{2}/i.test(value.slice(0, 64));
            return { kind: 'outside-base-path', path: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname), explicit };
        }
        if (url.search === '')
            return { kind: 'site', path };
        return { kind: 'site', path, query: url.search.slice(1) };
    }
    /**
     * Returns what an address in full would stand for if the host that it names were the site's own;
     * undefined if it is no address.
     */
    resolveOnAnyHost(address) {
        const url = URL.parse(address, SOME_PAGE);
        if (url === null)
            return undefined;
        return this.resolve((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname), this.baseOfFile(_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR));
    }
    /**
     * Undefined when it climbs above the site's root, which means different things below a base path.
     */
    #plain(value, folder) {
        if (!value.startsWith('/')) {
            const path = joinRelativePath(folder, value);
            if (path === undefined)
                return undefined;
            return { kind: 'site', path };
        }
        if (!value.startsWith(this.#basePrefix) || value.includes('/.'))
            return undefined;
        return { kind: 'site', path: value.slice(this.#basePrefix.length) };
    }
    #withinSite(pathname) {
        const path = decodePathname(pathname);
        if (path.startsWith(this.#basePrefix))
            return path.slice(this.#basePrefix.length);
        if (`${path}/` === this.#basePrefix)
            return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        return undefined;
    }
}
/**
 * Returns the path that a relative one leads to from a folder of a site; undefined if it climbs
 * above the root.
 */
function joinRelativePath(folder, relative) {
    let path = folder;
    let rest = relative;
    while (rest.startsWith('../')) {
        if (path === '')
            return undefined;
        path = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(path.slice(0, -1));
        rest = rest.slice(3);
    }
    if (!rest.includes('./') && !rest.endsWith('.'))
        return path.concat(rest);
    return joinSegments(path, rest.split('/'));
}
function joinSegments(folder, segments) {
    let path = folder;
    const last = segments.length - 1;
    for (const [i, segment] of segments.entries()) {
        if (segment === '.')
            continue;
        if (segment === '..') {
            if (path === '')
                return undefined;
            path = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(path.slice(0, -1));
        }
        else
            path = path.concat(segment, i < last ? '/' : '');
    }
    return path;
}
/** Returns the way from a folder of a site to a path of it, relative. */
function findRelativePath(path, folder) {
    let up = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    let common = folder;
    while (!path.startsWith(common)) {
        common = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(common.slice(0, -1));
        up = up.concat('../');
    }
    return up.concat(path.slice(common.length));
}
function parseAddress(value, base) {
    if (value.length > MAX_ADDRESS)
        return undefined;
    return URL.parse((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value), base) ?? undefined;
}
/**
 * Returns what an anchor may be called for `fragment` (with its `#`) to find it, none if the
 * fragment always exists or is left to scripts.
 * https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
function listAnchorNames(fragment) {
    if (ONE_ANCHOR.test(fragment))
        return [fragment.slice(1)];
    const plain = asWritten(fragment).split(':~:', 1)[0] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    // Unlike in a path, a `%` without two digits stands for itself.
    const decoded = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvalidUtf8 */ .Zk)(plain.replace(/%[0-9a-f]{2}/gi, (code) => (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(code) ?? code));
    if (plain === '' || decoded.toLowerCase() === 'top' || /^[/!?]/.test(plain))
        return [];
    if (decoded !== plain)
        return [plain, decoded];
    // `#L10-L20`: views of source code read these themselves and go to the first line.
    const range = plain.match(/^(L?\d+)-L?\d+$/)?.[1];
    if (range === undefined)
        return [plain];
    return [plain, range];
}
/** A fragment as browsers write it, without its `#`. */
function asWritten(fragment) {
    if (PLAIN_FRAGMENT.test(fragment))
        return fragment.slice(1);
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(parseAddress(fragment, SOME_PAGE)?.hash.slice(1) ?? '');
}


/***/ }),

/***/ 365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ NO_BYTES),
/* harmony export */   Dl: () => (/* binding */ ROOT),
/* harmony export */   Dy: () => (/* binding */ makeReadable),
/* harmony export */   L2: () => (/* binding */ getFolder),
/* harmony export */   Om: () => (/* binding */ trimBytes),
/* harmony export */   Xo: () => (/* binding */ compareBytes),
/* harmony export */   YZ: () => (/* binding */ percentDecode),
/* harmony export */   Yd: () => (/* binding */ asBytes),
/* harmony export */   Yo: () => (/* binding */ detach),
/* harmony export */   ZJ: () => (/* binding */ toBytes),
/* harmony export */   Zk: () => (/* binding */ replaceInvalidUtf8),
/* harmony export */   a: () => (/* binding */ percentEncode),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   mS: () => (/* binding */ hasOtherScheme),
/* harmony export */   v9: () => (/* binding */ HASH),
/* harmony export */   xC: () => (/* binding */ isSpace)
/* harmony export */ });
/* unused harmony export cutAfterPart */
/**
 * Names and addresses are bytes: one character for each byte of their UTF-8 form. Servers compare
 * bytes, file systems hold bytes, percent-encoding encodes bytes; and a page of bytes is half the
 * size of one in UTF-16, and faster to walk through.
 */
const NO_BYTES = toBytes('');
/** What every path begins with. */
const ROOT = toBytes('/');
/** What every fragment begins with. */
const HASH = toBytes('#');
const BEYOND_ASCII = /[\x80-\xff]/;
/** Returns text as bytes. */
function toBytes(text) {
    return readBytes(Buffer.from(text, 'utf8'));
}
/** Returns the bytes in a buffer from `start` to before `end`. */
function readBytes(buffer, start, end) {
    return buffer.toString('latin1', start, end);
}
/**
 * Returns a string as the bytes that it is already: ASCII, such as the parts of a URL, or put
 * together from bytes.
 */
function asBytes(characters) {
    return characters;
}
/** Returns bytes as text; those that are not UTF-8 become U+FFFD. */
function toText(bytes) {
    if (BEYOND_ASCII.test(bytes))
        return Buffer.from(bytes, 'latin1').toString('utf8');
    return bytes;
}
/** Returns `bytes` with all that is not UTF-8 replaced as a browser replaces it (U+FFFD). */
function replaceInvalidUtf8(bytes) {
    if (BEYOND_ASCII.test(bytes))
        return toBytes(toText(bytes));
    return bytes;
}
/**
 * Returns the same string in memory of its own. A slice keeps the string it was cut from alive: one
 * address that is remembered would keep its whole page.
 */
function detach(bytes) {
    if (bytes === '')
        return bytes;
    return readBytes(Buffer.from(bytes, 'latin1'));
}
/**
 * Returns bytes without white space at its ends, that of HTML. `trim()` would also
 * remove the last byte of `à` and of every other character that ends with that of a no-break space
 * in Latin-1.
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
/**
 * Returns whether a byte is white space in HTML: https://infra.spec.whatwg.org/#ascii-whitespace.
 */
function isSpace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x09 || byte === 0x0d || byte === 0x0c;
}
/**
 * Returns a percent-encoded path or fragment decoded; undefined if a `%` is not followed by two hex
 * digits.
 */
function percentDecode(encoded) {
    if (!encoded.includes('%'))
        return encoded;
    if (/%(?![0-9a-f]{2})/i.test(encoded))
        return undefined;
    const decoded = encoded.replaceAll(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return asBytes(decoded);
}
/**
 * Returns a name as it is written in an address: everything but letters, digits and `-._~/`
 * percent-encoded.
 */
function percentEncode(bytes) {
    const encoded = bytes.replaceAll(/[^\w\-.~/]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
    return asBytes(encoded);
}
/**
 * Returns an address as it can be written in a page: in letters, with only those characters encoded
 * that mean something else in an address.
 */
function makeReadable(bytes) {
    const text = toText(bytes);
    if (text.includes('\uFFFD'))
        return percentEncode(bytes);
    return text.replace(/[\s\p{C}"#%<>?\\^`{|}]/gu, (sign) => percentEncode(toBytes(sign)));
}
/**
 * Does an address have a scheme with which it asks no web server for anything: `data:`, `mailto:`?
 */
function hasOtherScheme(address) {
    return /^[\0-\x20]*(?!https?:|wss?:)[a-z][a-z\d+.-]*:/i.test(address);
}
/**
 * Returns a name up to the end of the first of its parts that is `wanted`, with a slash if that is
 * a folder.
 */
function cutAfterPart(name, wanted) {
    let end = -1;
    for (const part of name.split('/')) {
        end += part.length + 1;
        // The slash after a folder.
        if (wanted(part))
            return name.slice(0, end + 1);
    }
    return undefined;
}
/** Sorts bytes. */
function compareBytes(a, b) {
    if (a === b)
        return 0;
    if (a < b)
        return -1;
    return 1;
}
/** Returns the folder of a name, with its final `/`; empty for the root. */
function getFolder(name) {
    return name.slice(0, name.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ walkJson),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(491);
/**
 * Reads JSON that others wrote: in time and memory proportional to its length, however deep it is.
 */

/** What is nested deeper is not looked at. */
const MAX_DEPTH = 32;
/** Longer strings, in characters, are no addresses. */
const MAX_STRING = 8_192;
/**
 * What begins a value or separates two; a number, `true`, `false` and `null` are one as a whole.
 */
const TOKEN = /["{}[\],]|[^\s"{}[\],:]+/g;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/**
 * Calls `visit` for each value in JSON, in the order of the text; `at` is its offset, `value` what
 * it is if it is a string. The path is only valid during the call. Returns whether the text is
 * JSON, and whether all of it was visited, or what nests deeper than `MAX_DEPTH` was left out. If
 * it is not JSON, nothing is visited.
 */
function walkJson(text, visit) {
    if ((0,_common_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(text) === undefined)
        return 'no JSON';
    const walk = new JsonWalk(text.replace(/^\uFEFF/, ' '), visit);
    if (walk.read() > MAX_DEPTH)
        return 'read in part';
    return 'read';
}
class JsonWalk {
    #json;
    #visit;
    #path = [];
    #isList = [];
    #depth = 0;
    #deepest = 0;
    #isKeyNext = false;
    /** `json`: text that is JSON. */
    constructor(json, visit) {
        this.#json = json;
        this.#visit = visit;
    }
    /** Visits all values that are not nested too deep. Returns how deep they are nested. */
    read() {
        const tokens = new RegExp(TOKEN);
        for (let token = tokens.exec(this.#json); token !== null; token = tokens.exec(this.#json)) {
            switch (token[0]) {
                case '{':
                case '[':
                    this.#open(token.index);
                    break;
                case '}':
                case ']':
                    this.#close();
                    break;
                case ',':
                    this.#next();
                    break;
                case '"':
                    tokens.lastIndex = this.#string(token.index);
                    break;
                default:
                    if (this.#isRead)
                        this.#visit(this.#path, token.index);
            }
        }
        return this.#deepest;
    }
    get #isRead() {
        return this.#depth <= MAX_DEPTH;
    }
    #open(at) {
        if (this.#isRead)
            this.#visit(this.#path, at);
        this.#depth++;
        this.#deepest = Math.max(this.#deepest, this.#depth);
        if (!this.#isRead)
            return;
        const isList = this.#json[at] === '[';
        this.#isList.push(isList);
        this.#isKeyNext = !isList;
        this.#path.push('0');
    }
    #close() {
        this.#depth--;
        if (this.#depth >= MAX_DEPTH)
            return;
        this.#isList.pop();
        this.#path.pop();
    }
    #next() {
        if (!this.#isRead)
            return;
        this.#isKeyNext = this.#isList.at(-1) === false;
        if (!this.#isKeyNext)
            this.#path.push(String(Number(this.#path.pop()) + 1));
    }
    /** Reads the key or value that begins at an offset. Returns where it ends. */
    #string(at) {
        const end = endOfString(this.#json, at);
        const isKey = this.#isKeyNext;
        this.#isKeyNext = false;
        if (!this.#isRead)
            return end;
        const value = end - at <= MAX_STRING ? JSON.parse(this.#json.slice(at, end)) : undefined;
        if (isKey)
            this.#path[this.#path.length - 1] = value ?? '';
        else if (value !== undefined)
            this.#visit(this.#path, at, value);
        return end;
    }
}
/** Returns the offset behind the string that starts at `at`, in text that is JSON. */
function endOfString(json, at) {
    let end = at + 1;
    for (; json.charCodeAt(end) !== QUOTE; end++)
        if (json.charCodeAt(end) === BACKSLASH)
            end++;
    return end + 1;
}


/***/ }),

/***/ 153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ keepPath),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   Zs: () => (/* binding */ byNameOfEitherForm),
/* harmony export */   nG: () => (/* binding */ byName),
/* harmony export */   u: () => (/* binding */ mergeSlashes)
/* harmony export */ });
/** Both `/x` and `/x/` are shown where they are. */
const keepPath = (path) => path;
/** Returns a path as a host that merges slashes reads it, without a slash at its start. */
function mergeSlashes(path) {
    return path.replace(/\/{2,}/g, '/').replace(/^\//, '');
}
/** Returns the first of the files that is there. */
function firstOf(lookup, names) {
    for (const name of names) {
        const file = lookup(name);
        if (file !== undefined)
            return { file };
    }
    return undefined;
}
/**
 * `/x` is `x`, `x.html` or `x/index.html`, whichever is there first; `/x/` is `x/index.html` alone.
 */
const byName = (path, lookup) => {
    const name = path.slice(1);
    if (name === '' || name.endsWith('/'))
        return firstOf(lookup, [`${name}index.html`]);
    return firstOf(lookup, [name, `${name}.html`, `${name}/index.html`]);
};
/** As `byName`, but `/x/` is also `x.html`. */
const byNameOfEitherForm = (path, lookup, place) => {
    const found = byName(path, lookup, place);
    if (found !== undefined || path === '/' || !path.endsWith('/'))
        return found;
    return firstOf(lookup, [`${path.slice(1, -1)}.html`]);
};


/***/ }),

/***/ 306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  dT: () => (/* binding */ ServedSite)
});

// UNUSED EXPORTS: listAddressForms, listRedirectFiles

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(365);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __nccwpck_require__(198);
// EXTERNAL MODULE: ./lib/web/tree.js + 1 modules
var tree = __nccwpck_require__(955);
// EXTERNAL MODULE: ./lib/web/host/hosts/find-file.js
var find_file = __nccwpck_require__(153);
;// CONCATENATED MODULE: ./lib/web/host/hosts/host-rules.js
/** What there is to know of a host: one file in `hosts` for each. */

/** What most hosts have in common. */
const USUAL = {
    findFile: find_file/* byName */.nG,
    findShownPath: undefined,
    redirectFile: undefined,
    dropsDotFiles: 'none',
    reads: [],
    mergesSlashes: true,
    services: undefined,
    keeps: [],
    adds: [],
    missing: 'own-page',
    servesWhatItReads: false,
    offline: false,
    isSecure: true,
    siteBytes: [],
    fileBytes: [],
    files: [],
    filesInFolder: [],
};
/** In bytes. */
const MIB = 1 << 20;
/** Each returns a limit of its severity. */
const error = (max, of) => ({ severity: 'error', max, of });
const warning = (max, of) => ({ severity: 'warning', max, of });

// EXTERNAL MODULE: ./lib/common/json.js
var common_json = __nccwpck_require__(491);
;// CONCATENATED MODULE: ./lib/web/host/redirects/patterns.js

/** Which paths a rule of a redirect file is about. */
/** An address that a rule with wildcards is about, and that no page has. */
const SAMPLE = (0,byte_strings/* toBytes */.ZJ)('no-page-has-this-name');
/** What wildcards usually stand for: any text, and the text of one segment. */
const matchAnything = (name) => ({ regex: '(.*)', name });
const matchSegment = (name) => ({ regex: '([^/]+)', name });
/**
 * Returns the pattern of parts, of which strings are taken as they are. Of groups with one name,
 * the first counts.
 */
function buildPattern(parts, folder) {
    const sources = parts.map(toRegexSource);
    const isWildcard = (part) => typeof part !== 'string';
    const firstWildcard = parts.findIndex(isWildcard);
    const regex = new RegExp(`^${sources.join('')}$`, 's');
    return {
        regex,
        names: parts.filter(isWildcard).map(({ name }) => name),
        prefix: (0,byte_strings/* asBytes */.Yd)(parts.slice(0, firstWildcard).join('')),
        folder,
        degree: measureDegree(regex),
    };
}
function toRegexSource(part) {
    return typeof part === 'string' ? escapeRegex(part) : part.regex;
}
/** Returns every path that begins in this way. */
function matchAllBelow(prefix) {
    return { pattern: buildPattern([prefix, matchAnything('*')]) };
}
/**
 * Returns how many parts of an expression may each end anywhere in a text, as far as can be seen;
 * infinite where what is repeated can be read in several ways. A wildcard behind a slash that takes
 * none ends at the next one.
 */
function measureDegree({ source }) {
    let rest = source
        .replace(/\\./gs, (sign) => (sign === '\\/' ? '/' : '.'))
        .replace(/\[\^\/\]/g, '~')
        .replace(/\[[^\]]*\]/g, '.')
        .replace(/(?<!\))\{\d{1,2}\}/g, '')
        .replace(/(\/(?:\((?:\?:)?)*)~\+\??/g, '$1.');
    for (let before = ''; before !== rest;) {
        before = rest;
        rest = rest.replace(INNERMOST, (group, inner, repeated) => {
            if (isClear(inner))
                return `.${repeated}`;
            return repeated === '' ? '.?' : group;
        });
    }
    if (/\)[*+{]/.test(rest))
        return Number.POSITIVE_INFINITY;
    return (rest.match(/[*+{]/g) ?? []).length;
}
/** A group in which nothing is repeated, and what repeats the group. */
const INNERMOST = /\((?:\?(?:<?[=!]|:|<\w+>))?([^()*+{]*)\)([*+{]?)/g;
/** Is there one way only to read what a group fits? */
function isClear(inner) {
    const starts = inner.split('|').map((each) => each.charAt(0));
    const areApart = new Set(starts).size === starts.length && starts.every((start) => /[^.~]/.test(start));
    return !inner.includes('?') && (areApart || starts.length === 1);
}
/** How many ways to fit a path are tried, roughly: some hundred milliseconds. */
const MAX_TRIES = 2e8;
function escapeRegex(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
const NO_CAPTURES = new Map();
/** Is a path, decoded, one of those that a source is about, or may it be? */
function isAbout(source, path) {
    return match(source, [path]) !== undefined;
}
/**
 * Returns what a source finds in the first of the `keys` that fits, the forms of one path;
 * undefined if none does, and `untried` if that would take too long to find out.
 */
function match(source, keys) {
    if ('exact' in source)
        return keys.includes(source.exact) ? NO_CAPTURES : undefined;
    const { regex, names, prefix, degree } = source.pattern;
    const possible = keys.filter((key) => key.startsWith(prefix));
    if (possible.some((key) => key.length ** degree > MAX_TRIES))
        return 'untried';
    const found = possible.map((key) => key.match(regex)).find((each) => each !== null);
    if (found === undefined)
        return undefined;
    const captures = new Map();
    for (const [i, name] of names.entries())
        if (!captures.has(name))
            captures.set(name, found[i + 1] ?? byte_strings/* NO_BYTES */.CR);
    return captures;
}
/**
 * Returns a path of a redirect file as addresses are compared: decoded, in bytes.
 */
function decodePath(path) {
    const bytes = (0,byte_strings/* toBytes */.ZJ)(path);
    return (0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/problems.js
/** What there is to say of the lines of a redirect file. */


/** Returns whether what was read is a problem. */
function isProblem(read) {
    return 'kind' in read;
}
const problem = (kind) => (message, source) => {
    if (source === undefined)
        return { kind, message };
    return { kind, message, source };
};
/**
 * Each returns a problem of its kind; with `source`, what is unread is about none but these
 * addresses.
 */
const ignored = problem('ignored');
const invalid = problem('invalid');
const overLimit = problem('over-limit');
const unread = problem('unread');
/**
 * Returns what a host understands of a redirect file, and the check does not. A rule that fits an
 * address that nobody has thought of is about any.
 */
function collectUnread(problems) {
    const all = problems.filter(({ kind }) => kind === 'unread');
    const sources = [];
    const anywhere = [];
    for (const one of all) {
        const isSome = one.source !== undefined && !isAbout(one.source, byte_strings/* ROOT */.Dl.concat(SAMPLE));
        if (isSome)
            sources.push(one.source);
        else
            anywhere.push(one);
    }
    return {
        /** Where rules may answer that are about some addresses alone. */
        sources,
        /** The first rule that may be about any address. */
        anywhere: anywhere[0],
    };
}
/** With more, a path of usual length takes too long to try. */
const MAX_DEGREE = 4;
/**
 * Returns what there is to say of a rule whose pattern may take minutes to try, as written in
 * `from`.
 */
function findCostlyPattern(source, from) {
    if ('exact' in source || source.pattern.degree <= MAX_DEGREE)
        return undefined;
    const message = `The check does not try the pattern ${quote(from)}, which could take minutes.`;
    return unread(message, matchAllBelow(source.pattern.prefix));
}
/**
 * Returns a line or a name of a foreign file as a message quotes it: not longer than a reader
 * wants.
 */
function quote(text) {
    return `\`${text.length > 120 ? `${text.slice(0, 119)}…` : text}\``;
}

// EXTERNAL MODULE: ./lib/web/address.js
var address = __nccwpck_require__(986);
;// CONCATENATED MODULE: ./lib/web/host/redirects/steps.js
/** How a host answers one request: by its files, by a rule, or by what is at another address. */


/** Returns the step that an answer without rules is, after `rule` if one has led to it. */
function toStep(answer, rule) {
    if (answer === undefined)
        return { kind: 'missing', rule };
    if (answer === 'service')
        return { kind: 'undecided', rule };
    if ('file' in answer)
        return { kind: 'file', file: answer.file, rule };
    return { kind: 'redirect', to: (0,byte_strings/* percentEncode */.a)(answer.redirect), rule };
}
/**
 * Returns where an address in a redirect leads from `path`. `domain` is the site's own, if it is
 * known.
 */
function readDestination(to, path, domain) {
    const own = domain ?? address/* UNKNOWN_HOST */.IZ;
    const url = URL.parse(to, `https://${own}${(0,byte_strings/* percentEncode */.a)(path)}`);
    if (url === null || !/^https?:$/.test(url.protocol) || url.host !== own)
        return { kind: 'other-host', url: to };
    return {
        kind: 'this-host',
        path: (0,address/* decodePathname */.je)((0,byte_strings/* asBytes */.Yd)(url.pathname)),
        query: url.search.slice(1),
    };
}
/** Returns the step of a host that answers with what is at another address, without a redirect. */
function answerRewrite(to, path, files, domain, rule) {
    const target = readDestination(to, path, domain);
    // What the host fetches from elsewhere is answered as well as what browsers do.
    if (target.kind === 'other-host')
        return { kind: 'redirect', to, rule };
    return toStep(files(target.path), rule);
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/follow.js
/**
 * What a host answers an address with, the rules of its redirect file applied and its redirects
 * followed.
 */



/** A host that reads no redirect file, or a site without one. */
const NO_REDIRECTS = toRedirects({
    rules: [],
    problems: [],
    domain: undefined,
    steps: ({ path }, files) => [toStep(files(path))],
});
/** Returns what a redirect file says, and what of it is not read. */
function toRedirects(read) {
    return { ...read, unreadRules: collectUnread(read.problems) };
}
/**
 * Browsers follow 20 redirects: https://fetch.spec.whatwg.org/#http-redirect-fetch, read 2026-11.
 */
const MAX_REDIRECTS = 20;
/** More visitors of different kinds are not distinguished. */
const MAX_CASES = 32;
/** Does a visitor who follows a link get what they asked for, as far as can be known? */
function isAnswered(outcome) {
    if (outcome.kind === 'status')
        return outcome.status < 400;
    return outcome.kind === 'file' || outcome.kind === 'other-host' || outcome.kind === 'undecided';
}
/** Returns what the host answers a request with in the end. */
function follow({ steps, unreadRules, domain }, files, request) {
    let cases = 0;
    return ask(request, [], []);
    function ask(asked, visited, used) {
        const seen = visited.indexOf(asked.path);
        if (seen !== -1)
            return { kind: 'loop', paths: visited.slice(seen), used };
        if (visited.length > MAX_REDIRECTS)
            return { kind: 'loop', paths: visited, used };
        let answer;
        for (const step of steps(asked, files)) {
            const other = take(step, asked, visited, used);
            cases++;
            const isOpen = answer !== undefined && (cases > MAX_CASES || !areAlike(answer, other));
            if (isOpen)
                return { kind: 'undecided', used: other.used };
            answer = other;
        }
        const end = answer ?? { kind: 'missing', path: asked.path, used };
        const isOpen = !isAnswered(end) && unreadRules.sources.some((source) => isAbout(source, asked.path));
        if (isOpen)
            return { kind: 'undecided', used: end.used };
        return end;
    }
    function take(step, asked, visited, before) {
        const { path, query } = asked;
        const used = step.rule === undefined ? before : [...before, step.rule];
        if (step.kind === 'missing')
            return { kind: 'missing', path, used };
        if (step.kind === 'file')
            return { ...step, path, used };
        if (step.kind !== 'redirect')
            return { ...step, used };
        const target = readDestination(step.to, path, domain);
        if (target.kind === 'other-host')
            return { kind: 'other-host', url: target.url, used };
        return ask({ path: target.path, query: target.query || query }, [...visited, path], used);
    }
}
/** Either way the same file, or either way none. */
function areAlike(a, b) {
    if (a.kind === 'file' && b.kind === 'file')
        return a.file === b.file;
    return isAnswered(a) === isAnswered(b);
}

// EXTERNAL MODULE: ./lib/web/documents/json.js
var json = __nccwpck_require__(805);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __nccwpck_require__(121);
;// CONCATENATED MODULE: ./lib/web/host/redirects/rules.js
/** Rules of a host's own redirect file, whatever the host, and which of them fit an address. */


/**
 * Returns the rules among the items of a file, and adds to `problems` what is wrong with the
 * others.
 */
function readRules(items, problems, read) {
    return items.flatMap(([line, item]) => {
        const found = read(item);
        if (found === undefined)
            return [];
        if ('action' in found)
            return [{ ...found, line }];
        problems.push({ ...found, line });
        return [];
    });
}
/** Returns the lines of a `_redirects` file, apart from comments. */
function listLines(file) {
    const lines = file.split('\n').map((line, i) => [i + 1, line.trim()]);
    return lines.filter(([, line]) => line !== '' && !line.startsWith('#'));
}
/** Finds the rules that fit a path, in their order, and tries only those that begin like it. */
class RuleIndex {
    /**
     * Rules without wildcards by their path; the others by a `*` and the first segment of their
     * pattern, if that is fixed.
     */
    #byStart;
    constructor(rules) {
        this.#byStart = Map.groupBy(rules.entries(), ([, { source }]) => 'exact' in source ? source.exact : `*${firstSegmentOf(source.pattern)}`);
    }
    /** Yields the rules that fit any of the `keys`, the forms of one path. */
    *matches(keys) {
        const starts = new Set(['*', ...keys.flatMap((key) => [key, `*${key.split('/', 2)[1] ?? ''}`])]);
        const lists = [...starts]
            .flatMap((start) => [this.#byStart.get(start) ?? []])
            .filter((list) => list.length > 0);
        // Sorting thousands of rules for each address would take longer than trying the first of them.
        const possible = lists.length === 1 ? lists.flat() : lists.flat().sort(([a], [b]) => a - b);
        for (const [position, rule] of possible) {
            const captures = match(rule.source, keys);
            if (captures !== undefined)
                yield { rule, captures, position };
        }
    }
}
/** Returns `docs` for `/docs/*`, and nothing for `/docs*`. */
function firstSegmentOf({ prefix, folder = prefix }) {
    const end = folder.indexOf('/', 1);
    if (end === -1)
        return '';
    return folder.slice(1, end);
}
/**
 * No answer of a host is longer; without a bound, a rule could ask for gigabytes. In characters.
 */
const MAX_TARGET = 65_536;
/**
 * Puts what was captured into a target, letter by letter: `:id` is also found in `:idea`. Undefined
 * if that is not known, or longer than any host would send.
 */
function expandTarget(to, captures) {
    if (captures === 'untried')
        return undefined;
    let result = to;
    for (const [name, captured] of captures) {
        const value = (0,byte_strings/* percentEncode */.a)(captured);
        const parts = result.split(`:${name}`);
        if (result.length + (parts.length - 1) * value.length > MAX_TARGET)
            return undefined;
        result = parts.join(value);
    }
    return result;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/json-file.js
/** JSON files of hosts, with the lines of the items of their lists. */





/**
 * Returns a file that holds a JSON object, or what is wrong with it. `refused`: what its host does
 * if it holds none.
 */
function readJsonFile(file, refused) {
    const text = file.replace(/^\uFEFF/, '');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return invalid(`The file is not JSON, and ${refused}: ${error.message}.`);
    }
    if (!(0,common_json/* isObject */.G)(value))
        return invalid(`The file is not a JSON object, and ${refused}.`);
    const lines = linesOfItems(text);
    // Whatever walks over the value later on may do so by recursion: `JSON.stringify` does.
    if (lines === undefined)
        return invalid(`The file is nested more than ${json/* MAX_DEPTH */.l} levels deep, so it cannot be read.`);
    return { value, lineOf: (key, index) => lines.get(key)?.[index] ?? 1 };
}
/**
 * Returns the rules in a list at the top level of a file, and adds to `problems` what is wrong with
 * the others. `read` returns undefined for an item that is about something else.
 */
function readRuleList({ value, lineOf }, key, problems, read) {
    const { [key]: list = [] } = value;
    if (!Array.isArray(list)) {
        problems.push(invalid(`\`${key}\` has to be a list.`));
        return [];
    }
    const items = list.map((item, i) => [lineOf(key, i), item]);
    return readRules(items, problems, read);
}
/**
 * Returns the lines of the items of each list at the top level; undefined if the text, which is
 * JSON, is nested too deep.
 */
function linesOfItems(text) {
    const lines = new Map();
    const lineAt = (0,line_counter/* makeLineCounter */.F)(text);
    const outcome = (0,json/* walkJson */.g)(text, ([key = '', index], at) => {
        const items = lines.get(key);
        // Of a key that is there twice, the last one counts.
        if (index === undefined || items === undefined)
            lines.set(key, []);
        else
            items[Number(index)] ??= lineAt(at) + 1;
    });
    if (outcome === 'read')
        return lines;
    return undefined;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/staticwebapp-config.js
/**
 * Azure Static Web Apps' `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11, and the
 * emulator `@azure/static-web-apps-cli` 2.0.10. Where the two contradict each other, the manual
 * counts, and what the emulator would do is not ruled out.
 */








/** The file's name. */
const CONFIG = 'staticwebapp.config.json';
/**
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#restrictions, read 2026-11;
 * what happens above it: https://github.com/Azure/static-web-apps/issues/1452.
 */
const MAX_CONFIG_BYTES = 20 * 1024;
const REFUSES = 'Azure Static Web Apps refuses the site';
/**
 * Returns what a `staticwebapp.config.json` means. `domain` is the site's own, if
 * it is known.
 */
function parseAzure(file, domain) {
    const problems = [];
    const isTooLarge = Buffer.byteLength(file) > MAX_CONFIG_BYTES;
    if (isTooLarge)
        problems.push(invalid(`${REFUSES}: the file is larger than the 20 KB that it accepts.`));
    const json = readJsonFile(file, REFUSES);
    if (isProblem(json))
        return { ...NO_REDIRECTS, problems: [...problems, json] };
    const earlier = new Map();
    const rules = readRuleList(json, 'routes', problems, (route) => {
        // Of thousands of routes, comparing each with each would take long.
        const refusal = isTooLarge ? undefined : findRefusal(route, earlier);
        return refusal ?? readRoute(route);
    });
    const fallback = readFallback(json.value.navigationFallback, problems);
    const { page, redirect } = splitOverride(readOverride(json.value.responseOverrides));
    return toRedirects({
        rules,
        problems,
        domain,
        steps: openSteps(rules, fallback, domain),
        trailingSlash: readTrailingSlash(json.value.trailingSlash),
        fallback: fallback?.rule ?? redirect,
        errorPage: page,
    });
}
/** Returns an override as the page that comes with a status such as 404, or as what is instead. */
function splitOverride(override) {
    if (override === undefined)
        return {};
    if (override.status >= 400)
        return { page: { ...override, action: 'status' } };
    return { redirect: override };
}
function openSteps(rules, fallback, domain) {
    const index = new RuleIndex(rules);
    return steps;
    /** The first route that fits comes before all files. */
    function* steps({ path }, files) {
        for (const { rule } of index.matches([path, toggleSlash(path), addIndex(path)])) {
            const fit = fitOf(rule, path);
            if (fit === 'none' || isPassedBy(rule, path, files))
                continue;
            if (rule.isConditional)
                return yield { kind: 'undecided', rule };
            yield apply(rule, path, files);
            if (fit === 'certain')
                return;
        }
        yield readStored(path, files);
    }
    /** Does the host go on to the next rule, although this one fits? */
    function isPassedBy(rule, path, files) {
        // Of logins, one can be switched off, by a rule for it alone: `doesRequestPathMatchRoute` of
        // the emulator.
        const canBeOff = 'exact' in rule.source && rule.status >= 400;
        if (!canBeOff && LOGIN.test(path) && files(path) === 'service')
            return true;
        // The emulator goes on to the next rule when one leads to where it is.
        if (rule.action !== 'redirect')
            return false;
        const destination = readDestination(rule.to, path, domain);
        return destination.kind === 'this-host' && destination.path === path;
    }
    function apply(rule, path, files) {
        const { action, status, to } = rule;
        if (action === 'redirect')
            return { kind: action, to, rule };
        if (status >= 400)
            return { kind: 'status', status, rule };
        if (action === 'status')
            return readStored(path, files, rule);
        const destination = readDestination(addRoot(to), path, domain);
        if (destination.kind === 'other-host')
            return { kind: 'undecided', rule };
        return readStored(destination.path, files, rule);
    }
    /**
     * What is in the host's storage, or replaces it. A page for all that is missing says nothing
     * about this address.
     */
    function readStored(path, files, rule) {
        // `isSWAConfigFileUrl` of the emulator.
        if (path.endsWith(`/${CONFIG}`))
            return { kind: 'missing', rule };
        const answer = files(path);
        if (answer !== undefined || fallback === undefined)
            return toStep(answer, rule);
        const isExcluded = fallback.excluded.some((source) => fits(source, [path, addIndex(path)]));
        const destination = readDestination(addRoot(fallback.rule.to), byte_strings/* ROOT */.Dl, undefined);
        if (isExcluded || destination.kind === 'other-host')
            return toStep(undefined, rule);
        const found = files(destination.path);
        return toStep(found, found === undefined ? rule : fallback.rule);
    }
}
function fits(source, paths) {
    return match(source, paths) !== undefined;
}
/** Returns how sure it is that a rule fits a path, if it fits the path in one of its forms. */
function fitOf({ source }, path) {
    const isLikely = fits(source, [path, addIndex(path)]);
    // `/calendar/*` and `/calendar`: the manual says that it does not fit, the emulator that it does.
    if ('pattern' in source) {
        if (!isLikely)
            return 'none';
        return fits(source, [path]) ? 'certain' : 'unsure';
    }
    // `/a` and `/a/` are one route to the service, and two to the emulator.
    return isLikely ? 'certain' : 'unsure';
}
function readTrailingSlash(value) {
    if (value === 'always' || value === 'never' || value === 'auto')
        return value;
    return undefined;
}
/**
 * Returns why the host refuses the site because of a route, if so: no other may be about the same
 * addresses before it, whether with a slash at the end
 * (https://github.com/richlander/dotnet-inspect/pull/4634 and 5318), or by a `*`
 * (https://github.com/Azure/static-web-apps/issues/242, 615 and 1230), all read 2026-11. Routes for
 * different methods are different ones, as in the manual's own example.
 */
function findRefusal(route, earlier) {
    if (!(0,common_json/* isObject */.G)(route) || typeof route.route !== 'string')
        return undefined;
    const methods = inOneWord(route.methods);
    const routes = earlier.get(methods) ?? { byKey: new Map(), wildcards: [] };
    earlier.set(methods, routes);
    const from = route.route;
    const key = keyOfRoute(from);
    const same = routes.byKey.get(key);
    const found = `${REFUSES}: the route ${quote(from)} comes`;
    if (same !== undefined)
        return invalid(`${found} twice, the first time as ${quote(same)}.`);
    // `/x/*` does not fit `/x`, which is the same route as `/x/`.
    const covering = routes.wildcards.find((wildcard) => key.startsWith(wildcard.slice(0, -1)));
    if (covering !== undefined)
        return invalid(`${found} after ${quote(covering)}, which covers it.`);
    routes.byKey.set(key, from);
    if (from.endsWith('*'))
        routes.wildcards.push(from);
    return undefined;
}
/** Returns what two routes have in common that are about the same addresses to the host. */
function keyOfRoute(route) {
    if (route.length > 1 && route.endsWith('/'))
        return route.slice(0, -1);
    return route;
}
function inOneWord(methods) {
    if (!Array.isArray(methods))
        return '';
    return [...new Set(methods.map((method) => String(method).toUpperCase()))].sort().join(' ');
}
/** What a route can look like. */
const FORM = 'it has to begin with `/`, and `*` can only be at its end, or before extensions such as `*.{png,jpg}`';
/** Returns undefined for a route that is about other requests than those of a link. */
function readRoute(route) {
    if (!(0,common_json/* isObject */.G)(route) || typeof route.route !== 'string')
        return invalid('A route has to be an object with a `route`.');
    const { route: from, methods, redirect, rewrite, statusCode, allowedRoles } = route;
    if (Array.isArray(methods) && !methods.includes('GET'))
        return undefined;
    if (redirect !== undefined && rewrite !== undefined)
        return invalid(`The route ${quote(from)} has both a \`redirect\` and a \`rewrite\`.`);
    const source = readPath(from);
    if (source === undefined)
        return ignored(`The route ${quote(from)} matches no address: ${FORM}.`);
    const status = typeof statusCode === 'number' ? statusCode : undefined;
    // Without a login, a route for other roles than everybody's is answered with 401.
    const isConditional = Array.isArray(allowedRoles) && allowedRoles.length > 0 && !allowedRoles.includes('anonymous');
    const common = { from, isForced: true, isConditional, source };
    if (typeof redirect === 'string')
        return { ...common, to: redirect, action: 'redirect', status: status === 301 ? 301 : 302 };
    if (typeof rewrite === 'string')
        return { ...common, to: rewrite, action: 'rewrite', status: status ?? 200 };
    return { ...common, to: '', action: 'status', status: status ?? 200 };
}
/** Undefined for a pattern that the host does not take; the emulator also takes `*.png`. */
function readPath(route) {
    if (!/^[/*]/.test(route))
        return undefined;
    const path = route.replace(/^\*/, '/*');
    const at = path.indexOf('*');
    if (at === -1)
        return { exact: decodePath(path) };
    const before = decodePath(path.slice(0, at));
    const after = path.slice(at + 1);
    if (after === '') {
        const folder = before.endsWith('/') ? before : undefined;
        return { pattern: buildPattern([before, matchAnything('*')], folder) };
    }
    const endings = /^\.(?:(\w+)|\{(\w+(?:,\w+)*)\})$/.exec(after);
    if (endings === null)
        return undefined;
    const [, one, several = one] = endings;
    const choice = String(several).replaceAll(',', '|');
    const ending = { regex: `\\.(${choice})`, name: 'ending' };
    return { pattern: buildPattern([before, matchAnything('*'), ending]) };
}
function readFallback(value, problems) {
    if (!(0,common_json/* isObject */.G)(value) || typeof value.rewrite !== 'string')
        return undefined;
    const excluded = [];
    for (const pattern of Array.isArray(value.exclude) ? value.exclude : []) {
        const source = typeof pattern === 'string' ? readPath(pattern) : undefined;
        const written = `${quote(String(pattern))} in \`navigationFallback.exclude\``;
        if (source === undefined)
            problems.push(ignored(`${written} matches no address.`));
        else
            excluded.push(source);
    }
    return { excluded, rule: makeRuleForAll('navigationFallback', value.rewrite, 'rewrite', 200) };
}
/** What a missing address is answered with instead of 404, if that makes it one that is there. */
function readOverride(value) {
    const found = (0,common_json/* isObject */.G)(value) ? value['404'] : undefined;
    if (!(0,common_json/* isObject */.G)(found))
        return undefined;
    const from = 'responseOverrides 404';
    if (typeof found.redirect === 'string')
        return makeRuleForAll(from, found.redirect, 'redirect', 302);
    if (typeof found.rewrite !== 'string')
        return undefined;
    const { rewrite, statusCode: status } = found;
    return makeRuleForAll(from, rewrite, 'rewrite', typeof status === 'number' ? status : 404);
}
function makeRuleForAll(from, to, action, status) {
    const source = { pattern: buildPattern([byte_strings/* ROOT */.Dl, matchAnything('*')], byte_strings/* ROOT */.Dl) };
    return { line: 1, from, to, action, status, isForced: false, isConditional: false, source };
}
const LOGIN = /^\/\.auth(?:\/|$)/;
/** `/profile/index.html` is also the rule for `/profile` and `/profile/`. */
function addIndex(path) {
    if (path.includes('.'))
        return path;
    if (path.endsWith('/'))
        return path.concat('index.html');
    return path.concat('/', 'index.html');
}
function toggleSlash(path) {
    if (path === '/')
        return path;
    if (path.endsWith('/'))
        return path.slice(0, -1);
    return path.concat('/');
}
function addRoot(to) {
    if (to.startsWith('/'))
        return to;
    return `/${to}`;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/azure-static-web-apps.js




/**
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read
 * 2026-11.
 */
const findAzureShownPath = (path, page, trailingSlash) => {
    const [stem, isFolder] = [`/${(0,page_names/* getStem */.qp)(page)}`, (0,page_names/* isIndexPage */.sf)(page)];
    if (trailingSlash === undefined && isFolder)
        return path;
    if (trailingSlash === 'always' || (trailingSlash === 'auto' && isFolder))
        return `${stem}/`;
    return stem;
};
const AZURE_STATIC_WEB_APPS = {
    ...USUAL,
    title: 'Azure Static Web Apps',
    // https://github.com/slorber/trailing-slash-guide, read 2026-11.
    findFile: find_file/* byNameOfEitherForm */.Zs,
    findShownPath: findAzureShownPath,
    // https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11.
    redirectFile: { name: CONFIG, parse: parseAzure },
    // Logins and APIs:
    // https://learn.microsoft.com/en-us/azure/static-web-apps/authentication-authorization, read
    // 2026-11.
    services: /^\/(?:\.auth|api|data-api)(?:\/|$)/,
    reads: [CONFIG],
    // https://github.com/Azure/static-web-apps/issues/782.
    files: [error(15_000, 'the 15,000 that Azure Static Web Apps allows on any plan')],
    // https://learn.microsoft.com/en-us/azure/static-web-apps/quotas, read 2026-11; the service
    // itself says 524288000 bytes.
    siteBytes: [
        error(500 * MIB, 'the 500 MB that Azure Static Web Apps allows on its standard plan'),
        warning(250 * MIB, 'the 250 MB that Azure Static Web Apps allows on its free plan'),
    ],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/cloudflare-redirects.js
/**
 * Cloudflare's `_redirects`, the same for Pages and for Workers with static assets. Both read it
 * with `parseRedirects` and match it with `generateRuleRegExp` of `@cloudflare/workers-shared`,
 * read 2026-11 (commit f830836). Rules come before files:
 * https://developers.cloudflare.com/workers/static-assets/redirects/, read 2026-11.
 */





/**
 * Rules without `*` and placeholders:
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11.
 */
const MAX_STATIC_RULES = 2_000;
const MAX_DYNAMIC_RULES = 100;
/** The code has 2,000 characters (`MAX_LINE_LENGTH`); the manual still says 1,000. */
const MAX_LINE = 2_000;
const STATUSES = new Set([200, 301, 302, 303, 307, 308]);
const IS_HTTPS = /^https:\/\/+([^/]+)\/?(.*)/;
/**
 * Sources that were meant to have a host name, and that Cloudflare reads as a path. `validateUrl` of
 * wrangler 4.86 only refuses `https://`, and makes `http://x` the path `/http://x`, read and run
 * 2026-11. Two slashes may also begin a path, so a host name has a dot there.
 */
const MEANS_HOST = /^(?:https?:\/\/|\/\/(?:[\w-]+\.)+(?!html?\b)[a-z]{2,}(?:[/:?#]|$))/i;
const PLACEHOLDER = /:[A-Za-z]\w*/;
/**
 * Returns what a `_redirects` file means to Cloudflare. `domain` is the site's own,
 * if it is known.
 */
function parseCloudflare(file, domain, product) {
    const problems = [];
    const reading = { product, fixed: 0, dynamic: 0, seen: new Set() };
    const rules = readRules(listLines(file), problems, (line) => parseLine(line, reading));
    const index = new RuleIndex(rules);
    return toRedirects({
        rules,
        problems,
        domain,
        steps: ({ path }, files) => [stepFor(path, files)],
    });
    /** The first rule that fits comes before all files. */
    function stepFor(path, files) {
        const [found] = index.matches([path]);
        if (found === undefined)
            return toStep(files(path));
        const { rule, captures } = found;
        const whole = expandTarget(rule.to, captures);
        if (whole === undefined)
            return { kind: 'undecided', rule };
        // On Workers, the empty segments vanish that a `*` or a placeholder brings along.
        const isMerged = product === 'Workers' && 'pattern' in rule.source && !/^\w+:\/\//.test(whole);
        const to = isMerged ? whole.replace(/\/{2,}/g, '/') : whole;
        if (rule.action === 'redirect')
            return { kind: 'redirect', to, rule };
        return answerRewrite(to, path, files, domain, rule);
    }
}
/**
 * Returns a problem for which Pages leaves a rule out and Workers refuses the deployment: code
 * 10021 or 100324, of which the server alone decides.
 * https://github.com/cloudflare/workers-sdk/issues/10992 and 15624, and
 * https://github.com/rustfs/docs.rustfs.com/pull/137, read 2026-11.
 */
function leftOut({ product }, what, problem = ignored) {
    if (product === 'Pages')
        return problem(`${what}.`);
    return invalid(`Cloudflare Workers refuses the deployment: ${lowerFirst(what)}.`);
}
function lowerFirst(text) {
    return text.charAt(0).toLowerCase() + text.slice(1);
}
/** In the order of `parseRedirects`, which also counts rules that turn out to be invalid. */
function parseLine(line, reading) {
    if (reading.dynamic > MAX_DYNAMIC_RULES)
        return undefined;
    if (line.length > MAX_LINE)
        return overLimit(`The line is longer than the ${MAX_LINE} characters that Cloudflare accepts.`);
    const parts = splitLine(line);
    if (parts.length < 2 || parts.length > 3)
        return ignored(`A rule has two or three parts, not ${parts.length}: from, to, and a status code.`);
    const [writtenFrom = '', to = '', writtenStatus = '302'] = parts;
    if (IS_HTTPS.test(writtenFrom))
        return leftOut(reading, 'A rule cannot begin with a host name');
    const from = pathOf(writtenFrom);
    const status = Number(writtenStatus);
    const problem = countRule(from, reading) ??
        findTargetProblem(to) ??
        findStatusProblem(status, writtenStatus) ??
        findRepetition(from, to, reading);
    if (problem !== undefined)
        return problem;
    if (MEANS_HOST.test(writtenFrom))
        return ignored('A rule cannot begin with a host name.');
    if (status === 200 && IS_HTTPS.test(to))
        return ignored('A rule with status 200 cannot point to another host.');
    const source = cloudflare_redirects_readPath(from);
    if (typeof source === 'string')
        return ignored(source);
    const costly = findCostlyPattern(source, writtenFrom);
    if (costly !== undefined)
        return costly;
    const action = status === 200 ? 'rewrite' : 'redirect';
    return { from: writtenFrom, to, action, status, isForced: true, isConditional: false, source };
}
/** Returns the parts of a line, without a comment at its end. */
function splitLine(line) {
    const [rule = ''] = line.split(/\s#/, 1);
    return rule.trimEnd().split(/\s+/);
}
function findTargetProblem(to) {
    if (IS_HTTPS.test(to) || to.startsWith('/'))
        return undefined;
    return ignored('The target has to begin with `/` or `https://`.');
}
function findStatusProblem(status, written) {
    if (STATUSES.has(status))
        return undefined;
    return ignored(`The status code can be 200, 301, 302, 303, 307 or 308, not ${quote(written)}.`);
}
/**
 * Notes what a rule is about, and returns a problem if it leads there, or if an earlier one is
 * about that.
 */
function findRepetition(from, to, reading) {
    // With a query or a fragment behind it, Cloudflare does not see it.
    const isToIndex = !IS_HTTPS.test(to) && /\/index(?:\.html)?$/.test(to);
    if (isToIndex && /\/(?:\*)?$/.test(from))
        return leftOut(reading, 'The rule would lead back to itself, since `/index.html` is served as `/`');
    if (reading.seen.has(from))
        return leftOut(reading, 'An earlier rule covers the same addresses');
    reading.seen.add(from);
    return undefined;
}
/** Counts a rule, and returns a problem if it is one too many. */
function countRule(from, reading) {
    if (reading.dynamic > 0 || from.includes('*') || PLACEHOLDER.test(from)) {
        reading.dynamic++;
        if (reading.dynamic <= MAX_DYNAMIC_RULES)
            return undefined;
        return tooMany(reading, `${MAX_DYNAMIC_RULES} rules`, 'from the first with `*` or a placeholder on');
    }
    reading.fixed++;
    if (reading.fixed <= MAX_STATIC_RULES)
        return undefined;
    return tooMany(reading, `${MAX_STATIC_RULES} rules`, 'without `*` and placeholders');
}
function tooMany(reading, limit, which) {
    return leftOut(reading, `This is one more than the ${limit} ${which} that Cloudflare accepts`, overLimit);
}
/** As `extractPathname`: the path alone. */
function pathOf(written) {
    return (written.startsWith('/') ? written : `/${written}`).split(/[?#]/, 1)[0] ?? '';
}
/** Returns why the rule matches no address, if so. */
function cloudflare_redirects_readPath(from) {
    const [start = '', ...rest] = from.split(/(\*|:[A-Za-z]\w*)/);
    if (rest.length === 0)
        return { exact: decodePath(from) };
    const parts = [start, ...rest].map((part, i) => i % 2 === 0 ? decodePath(part) : wildcardOf(part));
    const names = new Set(rest.filter((_, i) => i % 2 === 0));
    if (names.size < rest.length / 2)
        return 'A rule can have one `*`, and each placeholder once; this one matches no address.';
    const isFolder = names.size === 1 && from.endsWith('/*');
    return { pattern: buildPattern(parts, isFolder ? decodePath(start) : undefined) };
}
const wildcardOf = (part) => part === '*' ? matchAnything('splat') : matchSegment(part.slice(1));

;// CONCATENATED MODULE: ./lib/web/host/hosts/cloudflare.js
/** Pages, and Workers with static assets. */



/** What both have in common. */
function cloudflare(product) {
    const title = `Cloudflare ${product}`;
    return {
        ...USUAL,
        title,
        // `notFound` of both, read 2026-11.
        hasNestedNotFound: true,
        redirectFile: {
            name: '_redirects',
            parse: (text, domain) => parseCloudflare(text, domain, product),
        },
        // E-mail protection, image resizing:
        // https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/, read 2026-11.
        services: /^\/cdn-cgi(?:\/|$)/,
        // Its Web Analytics, too, seen in pages that it had served, 2026-11.
        adds: ['/cdn-cgi/', 'https://static.cloudflareinsights.com/'],
        undoRewrite: withoutEmailProtection,
        // https://developers.cloudflare.com/pages/platform/limits/ and
        // https://developers.cloudflare.com/workers/platform/limits/, read 2026-11.
        fileBytes: [error(25 * MIB, `the 25 MiB that ${title} allows per file`)],
        files: [
            error(100_000, `the 100,000 that ${title} allows on its paid plans`),
            warning(20_000, `the 20,000 that ${title} allows on its free plan`),
        ],
    };
}
/** `generateHandler` of `@cloudflare/pages-shared`, read 2026-11. */
const cloudflarePagesFile = (path, lookup) => {
    const has = (asked) => lookup(asked.slice(1));
    if (path.endsWith('/'))
        return findFolderOnPages(path, has);
    const exact = has(path);
    if (exact !== undefined)
        return findExactOnPages(path, exact, has);
    if (path.endsWith('/index'))
        return { redirect: path.slice(0, -'index'.length) };
    const page = has(`${path}.html`);
    if (page !== undefined)
        return { file: page };
    if (has(`${path}/index.html`) === undefined)
        return undefined;
    return { redirect: path.concat('/') };
};
function findFolderOnPages(path, has) {
    const index = has(`${path}index.html`);
    if (index !== undefined)
        return { file: index };
    if (path.endsWith('/index/'))
        return { redirect: path.slice(0, -'index/'.length) };
    const bare = path.slice(0, -1);
    if (has(`${bare}.html`) === undefined)
        return undefined;
    return { redirect: bare };
}
/** Pages are shown without their `.html`, unless another file is called so. */
function findExactOnPages(path, file, has) {
    if (!path.endsWith('.html'))
        return { file };
    const bare = path.slice(0, -'.html'.length);
    if (bare.endsWith('/index'))
        return { redirect: bare.slice(0, -'index'.length) };
    if (bare === '/' || has(bare) !== undefined)
        return { file };
    return { redirect: bare };
}
/**
 * `getIntent` of `@cloudflare/workers-shared`'s asset worker with `auto-trailing-slash`, read
 * 2026-11.
 */
const cloudflareWorkersFile = (path, lookup) => {
    const has = (asked) => lookup(asked.slice(1));
    const answer = (asked, mayRedirect) => {
        for (const { name, to } of listAttempts(asked)) {
            const file = has(name);
            if (file === undefined)
                continue;
            if (to === undefined)
                return { file };
            // It is only sent to where this very file is.
            if (!mayRedirect)
                continue;
            const there = answer(to, false);
            if (typeof there === 'object' && 'file' in there && there.file === file)
                return { redirect: to };
        }
        return undefined;
    };
    return answer(path, true);
};
const TO_FOLDER = { name: '/index.html', to: '/' };
const TO_PAGE = { name: '.html', to: '' };
/**
 * What is looked for besides by the end of a path. Names and addresses follow what is before that
 * end.
 */
const BY_END = [
    ['/index', [{ name: '/index' }, TO_FOLDER, TO_PAGE]],
    ['/index.html', [TO_FOLDER, TO_PAGE]],
    ['/', [{ name: '/index.html' }, TO_PAGE]],
    ['.html', [TO_PAGE, TO_FOLDER]],
];
/** The same for any path, after the others. */
const ALWAYS = [{ name: '' }, { name: '.html' }, TO_FOLDER];
function listAttempts(path) {
    const always = addStart(path, ALWAYS);
    const found = BY_END.find(([end]) => path.endsWith(end));
    if (found === undefined)
        return always;
    const [end, first] = found;
    return [...addStart(path.slice(0, path.length - end.length), first), ...always];
}
function addStart(start, attempts) {
    return attempts.map(({ name, to }) => {
        if (to === undefined)
            return { name: start + name };
        return { name: start + name, to: start.concat(to) };
    });
}
const PROTECTED = /\bdata-cfemail="([0-9a-f]{2,600})"[^>]{0,300}>[^<]{0,100}<\/(?:a|span)>/g;
const PROTECTED_LINK = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{2,600})/g;
/** How much of its tag may come before the mark of a hidden address, in characters. */
const MAX_TAG = 300;
/**
 * Returns a page with the addresses of emails as they were before Cloudflare hid them from robots,
 * which it does unless it is switched off:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/, read
 * 2026-11. A script of its own shows them to readers.
 */
function withoutEmailProtection(page) {
    if (!page.includes('/cdn-cgi/l/email-protection'))
        return page;
    let shown = '';
    let from = 0;
    for (const { 0: all, 1: hex = '', index } of page.matchAll(PROTECTED)) {
        const tag = page.slice(Math.max(from, index - MAX_TAG), index).lastIndexOf('<');
        if (tag === -1)
            continue;
        shown += page.slice(from, Math.max(from, index - MAX_TAG) + tag) + decodeEmail(hex);
        from = index + all.length;
    }
    shown += page.slice(from);
    return (0,byte_strings/* asBytes */.Yd)(shown.replace(PROTECTED_LINK, (_, hex) => `mailto:${decodeEmail(hex)}`));
}
/** The first byte is the key for the others. */
function decodeEmail(hex) {
    const [key = 0, ...bytes] = Buffer.from(hex, 'hex');
    return Buffer.from(bytes.map((byte) => byte ^ key)).toString('latin1');
}
const CLOUDFLARE_PAGES = {
    ...cloudflare('Pages'),
    // https://developers.cloudflare.com/pages/configuration/serving-pages/, read 2026-11.
    findFile: cloudflarePagesFile,
    missing: 'home-page',
    reads: ['_redirects', '_headers', '_routes.json', '_worker.js'],
    // `IGNORE_LIST` of `wrangler pages deploy`:
    // https://github.com/cloudflare/workers-sdk/issues/2240.
    keeps: [
        {
            name: /^functions\//,
            fate: 'left-out',
            why: 'it treats the scripts in it as functions and leaves the rest out',
        },
        {
            name: /^(?:.*\/)?node_modules\//,
            fate: 'left-out',
            why: 'uploads leave out folders of this name',
        },
        // `produceWorkerBundleForWorkerJSDirectory` of wrangler 4.164, read 2026-11.
        {
            name: /^_worker\.js\//,
            unlessBeside: /^_worker\.js\/index\.js$/,
            fate: 'refused',
            why: 'it treats it as a program, which must begin in a file `index.js`',
        },
        {
            name: /^_worker\.js(?:\/|$)/,
            fate: 'left-out',
            why: 'it treats it as a program that answers all requests',
        },
        {
            name: /^_routes\.json$/,
            fate: 'left-out',
            why: 'it treats it as the list of addresses that functions answer',
        },
    ],
};
const CLOUDFLARE_WORKERS = {
    ...cloudflare('Workers'),
    // https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/, read
    // 2026-11.
    findFile: cloudflareWorkersFile,
    reads: ['_redirects', '_headers', '.assetsignore'],
    // Wrangler uploads such a file as `application/null`, which stands for no header, read 2026-11.
    leavesTypesOpen: true,
    // https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets, read 2026-11.
    ignoreFile: '.assetsignore',
    // `errorOnLegacyPagesWorkerJSAsset` of wrangler 4.164, read 2026-11: any list of that name will
    // do.
    keeps: [
        {
            name: /^_worker\.js[^/]*(?:\/|$)/,
            unlessBeside: /^\.assetsignore$/,
            fate: 'refused',
            why: 'it looks like a program for Cloudflare Pages; remove it, or list it in a file `.assetsignore`',
        },
        {
            name: /^_worker\.js(?:\/|$)/,
            onlyBeside: /^\.assetsignore$/,
            fate: 'exposed',
            why: 'it looks like a program for Cloudflare Pages, and the file `.assetsignore` does not list it',
        },
    ],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/github-pages.js

const GB = 1_000_000_000;
/**
 * A folder is redirected to its slash: https://github.com/slorber/trailing-slash-guide, read
 * 2026-11.
 */
const GITHUB_PAGES = {
    ...USUAL,
    title: 'GitHub Pages',
    // https://github.com/actions/upload-pages-artifact/pull/102.
    dropsDotFiles: 'all',
    // https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site, read
    // 2026-11.
    reads: ['CNAME'],
    servesWhatItReads: true,
    branch: {
        // https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github,
        // read 2026-11.
        fileBytes: { max: 100 * MIB, of: 'the 100 MiB that GitHub accepts in a push' },
        // https://docs.github.com/en/pages/setting-up-a-github-pages-site-with-jekyll/about-github-pages-and-jekyll,
        // read 2026-11.
        buildSwitch: '.nojekyll',
        leftOut: /^_/,
        ignoreFile: '.gitignore',
        // https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages,
        // read 2026-11.
        domainFile: 'CNAME',
    },
    siteBytes: [
        // https://github.com/actions/deploy-pages, read 2026-11.
        error(10 * GB, 'the 10 GB that GitHub Pages allows for an artifact'),
        // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits, read
        // 2026-11.
        warning(GB, 'the 1 GB that GitHub Pages allows for a published site'),
    ],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/netlify-redirects.js
/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, the way rules fit
 * addresses that of `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses),
 * both read and run 2026-11; the order is that of
 * https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */






/**
 * What Netlify answers itself, and takes no rule for: `parseFrom` of `@netlify/redirect-parser`.
 */
const OWN_ADDRESSES = /^\/\.netlify/;
const IS_URL = /^https?:\/\//;
/**
 * Netlify names no bounds. How long a pattern may be, and how many there may be: each is tried on
 * many addresses.
 */
const MAX_PATTERN = 8_192;
const MAX_PATTERNS = 10_000;
/**
 * Returns what a `_redirects` file means to Netlify. `domain` the site's
 * own, if it is known.
 */
function parseNetlify(file, domain) {
    const problems = [];
    let patterns = 0;
    const rules = readRules(listLines(file), problems, (line) => {
        const read = readLine(line, domain);
        if (isProblem(read) || 'exact' in read.source)
            return read;
        patterns++;
        if (patterns <= MAX_PATTERNS)
            return read;
        if (patterns > MAX_PATTERNS + 1)
            return undefined;
        const most = `${MAX_PATTERNS} rules with \`*\` or placeholders`;
        return unread(`The check reads ${most}, but not this or later ones.`);
    });
    const index = new RuleIndex(rules);
    const errorPage = rules.find(isErrorPage);
    return toRedirects({ rules, errorPage, problems, domain, steps });
    /** The first rule that fits counts. A file shadows all but those with a `!`. */
    function* steps(request, files) {
        const { path } = request;
        const own = files(path);
        for (const { rule, captures, isFinal } of listApplied(index, request)) {
            const isShadowed = own !== undefined && !rule.isForced;
            yield isShadowed ? toStep(own) : apply(rule, captures, path, files);
            if (isFinal)
                return;
        }
        yield toStep(own);
    }
    function apply(rule, captures, path, files) {
        const to = expandTarget(rule.to, captures);
        if (to === undefined)
            return { kind: 'undecided', rule };
        if (rule.action === 'status')
            return { kind: 'status', status: rule.status, rule };
        if (rule.action === 'redirect')
            return { kind: 'redirect', to, rule };
        return answerRewrite(to, path, files, domain, rule);
    }
}
/** Yields the rules that fit a request, as long as Netlify applies any. */
function* listApplied(index, { path, query }) {
    for (const { rule, captures } of index.matches([path, dropSlash(path)])) {
        const inQuery = matchQuery(rule, query);
        if (inQuery === undefined)
            continue;
        const isSkipped = leadsWhereItIs(rule, path);
        if (isSkipped === 'certain')
            return;
        const isFinal = isSkipped === undefined && !rule.isConditional;
        yield { rule, captures: mergeCaptures(inQuery, captures), isFinal };
        if (isSkipped === 'likely')
            return;
    }
}
/** What was found in the path counts before what was found in the query. */
function mergeCaptures(inQuery, inPath) {
    return inPath === 'untried' ? inPath : new Map([...inQuery, ...inPath]);
}
function isErrorPage({ source, status, isConditional, query }) {
    const isForAll = 'pattern' in source && source.pattern.folder === '/';
    return isForAll && status === 404 && !isConditional && query === undefined;
}
/**
 * Returns the rule in a line, or why it is not applied. `host`: that of the site, if it is known.
 */
function readLine(line, host) {
    const [from = '', ...parts] = netlify_redirects_splitLine(line);
    const target = findTarget(parts);
    if (isProblem(target))
        return target;
    const { to, parameters, rest } = target;
    const [statusPart, ...conditions] = rest;
    const status = readStatus(statusPart);
    if (Number.isNaN(status))
        return ignored(`${quote(String(statusPart))} is not a status code.`);
    const isForwarded = from.endsWith('/*') && status >= 200 && status < 300;
    if (to === undefined && !isForwarded)
        return ignored('The rule has no target.');
    const where = readFrom(from, host);
    if (isProblem(where))
        return where;
    return {
        from,
        to: to ?? `${from.slice(0, -1)}:splat`,
        action: actionOf(status),
        status,
        isForced: statusPart?.endsWith('!') === true,
        isConditional: where.isConditional || conditions.length > 0,
        query: parameters.length === 0 ? undefined : new Map(parameters.map(splitParameter)),
        source: where.source,
    };
}
/** Returns the parts of a line, without a comment at its end. */
function netlify_redirects_splitLine(line) {
    const parts = line.split(/\s+/);
    const comment = parts.findIndex((part) => part.startsWith('#'));
    return comment === -1 ? parts : parts.slice(0, comment);
}
function findTarget(parts) {
    const [first] = parts;
    if (first === undefined)
        return ignored('The rule has no target.');
    const isStatus = !Number.isNaN(Number.parseInt(first, 10));
    if (isStatus)
        return { to: undefined, parameters: [], rest: parts };
    const at = parts.findIndex((part) => part.startsWith('/') || IS_URL.test(part));
    if (at === -1)
        return ignored('The target has to begin with `/`, `http://` or `https://`.');
    return { to: parts[at], parameters: parts.slice(0, at), rest: parts.slice(at + 1) };
}
function readStatus(written) {
    return written === undefined ? 301 : Number.parseInt(written, 10);
}
function actionOf(status) {
    if (status === 200)
        return 'rewrite';
    return status >= 300 && status < 400 ? 'redirect' : 'status';
}
function splitParameter(parameter) {
    const [name = '', ...rest] = parameter.split('=');
    return [name, rest.join('=')];
}
/**
 * Returns which addresses `from` is about, and whether for some visitors alone, or why the rule is
 * not applied.
 */
function readFrom(from, host) {
    let path = from;
    let isConditional = false;
    if (IS_URL.test(from)) {
        const url = URL.parse(from);
        if (url === null)
            return ignored(`${quote(from)} is not an address.`);
        path = url.pathname;
        // Where the name is not known, or a visitor may still come by `http:`.
        isConditional = host !== url.host || url.protocol === 'http:';
    }
    if (OWN_ADDRESSES.test(path))
        return ignored('Netlify reserves addresses below `/.netlify`.');
    if (!path.startsWith('/'))
        return ignored('A rule has to begin with `/`, so this one matches no address.');
    if (path.includes('?') || path.includes('#'))
        return ignored('No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.');
    const [start = ''] = path.split(/[*:]/, 1);
    if (path.length > MAX_PATTERN && start !== path)
        return unread(`The check does not read patterns of more than ${MAX_PATTERN} characters.`, matchAllBelow(decodePath(start)));
    const source = netlify_redirects_readPath(path);
    return findCostlyPattern(source, from) ?? { source, isConditional };
}
function netlify_redirects_readPath(path) {
    const segments = path.replace(/\/$/, '').split('/').slice(1);
    if (!segments.some((each) => isPlaceholder(each) || isSplat(each)))
        return { exact: dropSlash(decodePath(path)) };
    const parts = segments.flatMap((each) => {
        if (each === '*')
            return [{ regex: '(?:/(.*))?', name: 'splat' }];
        if (isPlaceholder(each))
            return ['/', matchSegment(each.slice(1))];
        if (!isSplat(each))
            return [`/${decodePath(each)}`];
        return [`/${decodePath(each.slice(0, -1))}`, { regex: '/?(.*)', name: 'splat' }];
    });
    const before = parts.slice(0, -1);
    const isFolder = segments.at(-1) === '*' && before.every((part) => typeof part === 'string');
    const pattern = buildPattern(parts, isFolder ? (0,byte_strings/* asBytes */.Yd)(`${before.join('')}/`) : undefined);
    if (isSplat(segments.at(-1) ?? ''))
        return { pattern };
    // A slash at the end makes no difference.
    return {
        pattern: { ...pattern, regex: new RegExp(pattern.regex.source.replace(/\$$/, '/?$'), 's') },
    };
}
function isPlaceholder(segment) {
    return /^:./.test(segment);
}
/** A `*` counts at the end of a segment alone: of several, the last one. */
function isSplat(segment) {
    return segment.endsWith('*') && !isPlaceholder(segment);
}
function dropSlash(path) {
    if (path.endsWith('/'))
        return path.slice(0, -1);
    return path;
}
/**
 * Returns what a rule takes from the parameters of an address; undefined if one of them is missing.
 */
function matchQuery({ query: wanted = NO_PARAMETERS }, query) {
    if (wanted.size === 0)
        return NO_PARAMETERS;
    // Of a repeated parameter, the last one counts.
    const given = new Map(new URLSearchParams(query));
    const captures = new Map();
    for (const [name, value] of wanted) {
        const found = given.get(name);
        if (found === undefined || !(value.startsWith(':') || value === found))
            return undefined;
        if (value.startsWith(':'))
            captures.set(value.slice(1), (0,byte_strings/* toBytes */.ZJ)(found));
    }
    return captures;
}
const NO_PARAMETERS = new Map();
/**
 * Returns whether Netlify applies no rule at all: where the first rule that fits is a redirect with
 * `*` to a place in which the path is already. `netlify-redirector` compares letters alone, so that
 * `/* /b` also leaves `/bx` out; what it does with more wildcards than that one is not documented.
 */
function leadsWhereItIs(rule, path) {
    if (rule.status === 200 || !rule.from.includes('*'))
        return undefined;
    const [written = ''] = rule.to.split(/\/?:/, 1);
    const base = decodePath(written);
    if (base === '' || !path.startsWith(base))
        return undefined;
    const from = rule.from.replace(/\/$/, '');
    const isSimple = /^[^*:]*\*$/.test(from) && /^[^:]*(?:\/:splat)?$/.test(rule.to);
    if (!isSimple)
        return 'likely';
    if (!rule.to.startsWith(from.slice(0, -1).replace(/\/$/, '')))
        return undefined;
    const isBelow = base.endsWith('/') || path.length === base.length || path.charAt(base.length) === '/';
    if (isBelow)
        return 'certain';
    return 'likely';
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/netlify.js



/**
 * As most hosts do, but `/x/` is `x.html` first: Netlify's pretty URLs, which are on unless
 * somebody turns them off.
 */
const netlifyFile = (path, lookup, place) => {
    const page = path !== '/' && path.endsWith('/') ? lookup(`${path.slice(1, -1)}.html`) : undefined;
    if (page === undefined)
        return (0,find_file/* byName */.nG)(path, lookup, place);
    return { file: page };
};
/**
 * The first file or folder with such a character. What uploads leave out does no harm:
 * `getDeployFilesFilter` of netlify-cli, read 2026-11.
 */
const REFUSED_NAME = /^(?!(?:.*\/)?(?:\.(?!well-known\/)|__MACOSX))(?:[^#?]*\/)?[^/#?]*[#?][^/]*(?:\/|$)/;
const NETLIFY = {
    ...USUAL,
    title: 'Netlify',
    // https://github.com/slorber/trailing-slash-guide, read 2026-11. Other forms are redirected.
    findFile: netlifyFile,
    redirectFile: { name: '_redirects', parse: parseNetlify },
    services: OWN_ADDRESSES,
    // https://github.com/netlify/js-client/pull/226.
    dropsDotFiles: 'all-but-well-known',
    // https://docs.netlify.com/routing/redirects/, read 2026-11.
    reads: ['_redirects', '_headers', 'netlify.toml'],
    keeps: [
        // https://docs.netlify.com/build/configure-builds/file-based-configuration/, read 2026-11.
        {
            name: /^netlify\.toml$/,
            fate: 'unread',
            why: 'The check does not read this file: Netlify takes it from the folder in which a build or a deployment starts. Rules for addresses in it are only known if they are in `_redirects`, too.',
        },
        // https://github.com/netlify/build/issues/2193 and
        // https://github.com/gatsbyjs/gatsby/issues/7565, read 2026-11.
        {
            name: REFUSED_NAME,
            fate: 'refused',
            why: 'names of files and folders cannot contain `#` or `?`',
        },
    ],
    // Seen in pages that it had served, 2026-11.
    adds: ['/.netlify/scripts/'],
    // https://docs.netlify.com/site-deploys/overview/, read 2026-11.
    filesInFolder: [error(54_000, 'the 54,000 that Netlify allows in one folder')],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/nginx.js

/**
 * With `try_files $uri $uri.html $uri/`:
 * https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files, read 2026-11. A folder is
 * redirected to its slash.
 */
const NGINX = {
    ...USUAL,
    title: 'nginx',
    isSecure: false,
};
/** nginx in a network from which no other can be reached. */
const AIR_GAPPED = { ...NGINX, title: 'nginx (air-gapped)', offline: true };

;// CONCATENATED MODULE: ./lib/web/host/hosts/s3-cloudfront.js


/**
 * What the viewer function in examples/s3-cloudfront-viewer-function.js asks S3 for as it is. A
 * test compares the two.
 */
const FILES = [
    /\.(?:html?|xhtml|css|m?js|cjs|map|wasm|json|jsonl|jsonld|geojson|webmanifest|xml|xsl|rss|atom|txt|md|mdx|csv|tsv|ya?ml|toml|data|bin|inv|idx|pagefind|pf_[a-z]+)$/i,
    /\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|og[agv]|opus|wav|flac|vtt|srt|glb|gltf|lottie|woff2?|ttf|otf|eot)$/i,
    /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[tsp]|ics|zip|tar|t?gz|t?xz|bz2|zst|7z|br|jar|whl|exe|dmg|pkg|msi|deb|rpm|apk|iso|asc|sig|pem|crt)$/i,
    /\.(?:py|ipynb|sh|ps1|ts|tsx|jsx|java|kt|go|rs|rb|php|swift|sql|proto|graphqls?|diff|patch|tf|xsd|wsdl|tex|bib)$/i,
];
/** The same, from the root of the host. Below a base path, there is none. */
const DATA = [/^api\/search$/, /^\.well-known\//];
/**
 * One file only, whatever files there are. The function has one ending for all pages: the one that
 * suits the site. The root of the host has an index with either, a folder with one of them.
 */
const byKey = (path, lookup, { isHostRoot, hasFolderPages }) => {
    const name = path.slice(1);
    if (name === '' && isHostRoot)
        return (0,find_file/* firstOf */.Ku)(lookup, ['index.html']);
    const asIs = isHostRoot ? [...FILES, ...DATA] : FILES;
    if (asIs.some((pattern) => pattern.test(name)))
        return (0,find_file/* firstOf */.Ku)(lookup, [name]);
    const bare = name.replace(/\/$/, '');
    if (hasFolderPages())
        return (0,find_file/* firstOf */.Ku)(lookup, [name === '' ? 'index.html' : `${bare}/index.html`]);
    if (name === '')
        return undefined;
    return (0,find_file/* firstOf */.Ku)(lookup, [`${bare}.html`]);
};
const S3_CLOUDFRONT = {
    ...USUAL,
    title: 'S3 behind CloudFront',
    // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html, read
    // 2026-11.
    findFile: byKey,
    findShownPath: find_file/* keepPath */.Bd,
    mergesSlashes: false,
};

// EXTERNAL MODULE: ./node_modules/path-to-regexp/dist/index.js
var dist = __nccwpck_require__(868);
;// CONCATENATED MODULE: ./lib/text/did-you-mean.js
/** The one edit distance, and the suggestions that are made with it. */

/**
 * Returns how many letters have to be inserted, deleted, replaced, or swapped with their neighbour
 * to turn `a` into `b` (optimal string alignment,
 * https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance); `Infinity` if more than `most`.
 */
function measureEditDistance(a, b, most) {
    if (Math.abs(a.length - b.length) > most)
        return Number.POSITIVE_INFINITY;
    let same = 0;
    while (same < a.length && a[same] === b[same])
        same++;
    if (same > 0)
        return measureEditDistance(a.slice(same), b.slice(same), most);
    let before = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = nextRow(a, b, i, last, before);
        if (Math.min(...row) > most)
            return Number.POSITIVE_INFINITY;
        before = last;
        last = row;
    }
    const edits = last[b.length];
    if (edits > most)
        return Number.POSITIVE_INFINITY;
    return edits;
}
/**
 * Returns the distances of the first `i` letters of `a` from each beginning of `b`; `last` and
 * `before` are those of fewer.
 */
function nextRow(a, b, i, last, before) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
        const inserted = row[j - 1] + 1;
        const deleted = last[j] + 1;
        const replaced = last[j - 1] + Number(a[i - 1] !== b[j - 1]);
        const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
        const swapped = isSwapped ? before[j - 2] + 1 : Number.POSITIVE_INFINITY;
        row.push(Math.min(inserted, deleted, replaced, swapped));
    }
    return row;
}
/** How many typos a misspelling has. In a short word, two would make any other word of it. */
const MAX_EDITS = 2;
const SHORT_WORD = 4;
/**
 * Returns the one of `names` that `text` is a misspelling of: the nearest; undefined if it is near
 * none. Case, and what separates words, do not count as typos.
 */
function findMisspelled(text, names) {
    const given = normal(text);
    let best;
    for (const name of names) {
        let most = MAX_EDITS;
        if (Math.min(given.length, name.length) <= SHORT_WORD)
            most = 1;
        const edits = measureEditDistance(given, normal(name), most);
        if (edits <= most && edits < (best?.edits ?? Number.POSITIVE_INFINITY))
            best = { name, edits };
    }
    return best?.name;
}
/**
 * Returns the one of `names` that `text` is a misspelling or the first word of; undefined if there
 * is none.
 */
function findClosest(text, names) {
    const given = normal(text);
    const same = names.find((name) => name === given);
    if (same !== undefined)
        return same;
    const [first, second] = names.filter((name) => name.startsWith(`${given}-`));
    if (first !== undefined && second === undefined)
        return first;
    return findMisspelled(text, names);
}
function normal(text) {
    return text.toLowerCase().replace(/[\s_]+/g, '-');
}
/** Returns the end of an error that suggests what was meant, if that is known. */
function didYouMean(meant) {
    if (meant === undefined)
        return safe ``;
    return safe `; did you mean ${meant}?`;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel-schema.js
/**
 * What Vercel refuses a `vercel.json` for, whatever its rules are about: the schemas in
 * `@vercel/routing-utils` 6.6, `@vercel/build-utils` 14.21 and `validateConfig` of the `vercel`
 * package, all read 2026-11.
 */



/**
 * The settings of `VercelConfig` in `@vercel/config` 0.7 and `@vercel/client` 18.4, and those that
 * `validateConfig` of `vercel` 64 checks, read 2026-11. That function lets others pass, but the
 * server refuses them: `public` in https://github.com/excalidraw/excalidraw/pull/11537, and
 * `rootDirectory`, a setting of the project alone, in
 * https://github.com/vercel/next.js/discussions/61604, both read 2026-11. `config` is a setting of
 * an item of `builds` alone.
 */
const SETTINGS = splitWords(`
  $schema alias build buildCommand builds bulkRedirectsPath bunVersion cleanUrls crons daemons
  devCommand env experimentalServiceGroups experimentalServices experimentalServicesV2 files
  fluid framework functionFailoverRegions functions git github headers ignoreCommand images
  installCommand meta name outputDirectory passiveRegions projectSettings proxy redirects
  regions relatedProjects rewrites routes schedules scope services trailingSlash version
  wildcard
`);
const anything = () => undefined;
const isBoolean = (value) => typeof value === 'boolean' ? undefined : { at: '', what: 'has to be `true` or `false`' };
/** In characters. */
function isText(max) {
    return (value) => {
        if (typeof value !== 'string')
            return { at: '', what: 'has to be a text' };
        if (value.length <= max)
            return undefined;
        return { at: '', what: `is longer than ${max} characters` };
    };
}
function isOneOf(words) {
    const what = `has to be one of ${words.map((word) => `\`${word}\``).join(', ')}`;
    return (value) => {
        if (words.some((word) => word === value))
            return undefined;
        return { at: '', what };
    };
}
function isListOf(check, max) {
    return (value) => {
        if (!Array.isArray(value))
            return { at: '', what: 'has to be a list' };
        if (value.length > max)
            return { at: '', what: `has more than ${max} items` };
        return firstFault(value.entries(), check, (i) => `[${i}]`);
    };
}
/** An object with these fields alone. */
function isObjectOf(fields, required = []) {
    return (value) => {
        if (!(0,common_json/* isObject */.G)(value))
            return { at: '', what: 'has to be an object' };
        const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
        if (unknown !== undefined)
            return { at: '', what: `has ${quote(unknown)}, which Vercel does not know` };
        const missing = required.find((name) => !Object.hasOwn(value, name));
        if (missing !== undefined)
            return { at: '', what: `has no \`${missing}\`` };
        for (const [name, check] of Object.entries(fields)) {
            const fault = Object.hasOwn(value, name) ? check(value[name]) : undefined;
            if (fault !== undefined)
                return { ...fault, at: `.${name}${fault.at}` };
        }
        return undefined;
    };
}
/** An object with any fields. */
function isMapOf(check, max) {
    return (value) => {
        if (!(0,common_json/* isObject */.G)(value))
            return { at: '', what: 'has to be an object' };
        const entries = Object.entries(value);
        if (entries.length === 0)
            return { at: '', what: 'is empty' };
        if (entries.length > max)
            return { at: '', what: `has more than ${max} entries` };
        return firstFault(entries, check, (name) => `[${JSON.stringify(name)}]`);
    };
}
function firstFault(entries, check, place) {
    for (const [key, value] of entries) {
        const fault = check(value);
        if (fault !== undefined)
            return { ...fault, at: place(key) + fault.at };
    }
    return undefined;
}
const isUsualText = isText(4_096);
const isNumber = (value) => typeof value === 'number' ? undefined : { at: '', what: 'has to be a number' };
const isTextList = isListOf(isUsualText, Number.POSITIVE_INFINITY);
const isComparison = isObjectOf({
    eq: (value) => (typeof value === 'number' ? undefined : isUsualText(value)),
    neq: isUsualText,
    inc: isTextList,
    ninc: isTextList,
    pre: isUsualText,
    suf: isUsualText,
    re: isUsualText,
    gt: isNumber,
    gte: isNumber,
    lt: isNumber,
    lte: isNumber,
});
const isComparable = (value) => ((0,common_json/* isObject */.G)(value) ? isComparison(value) : isUsualText(value));
const isHostCondition = isObjectOf({ type: anything, value: isComparable }, ['type', 'value']);
const isOtherCondition = isObjectOf({ type: isOneOf(['host', 'header', 'cookie', 'query']), key: isUsualText, value: isComparable }, ['type', 'key']);
/** `has` and `missing` of rules of any kind. */
const areConditions = isListOf((item) => (0,common_json/* isObject */.G)(item) && item.type === 'host' ? isHostCondition(item) : isOtherCondition(item), 16);
const isHeaderRule = isObjectOf({
    source: isUsualText,
    headers: isListOf(isObjectOf({ key: isUsualText, value: isText(32_768) }, ['key', 'value']), 1_024),
    has: areConditions,
    missing: areConditions,
}, ['source', 'headers']);
const areFunctions = isMapOf(isObjectOf({
    architecture: isOneOf(['x86_64', 'arm64']),
    runtime: isText(256),
    memory: anything,
    maxDuration: anything,
    affinity: isObjectOf({ mode: isOneOf(['strict']) }, ['mode']),
    maxConcurrency: isNumber,
    regions: isTextList,
    functionFailoverRegions: isTextList,
    includeFiles: isText(256),
    excludeFiles: isText(256),
    experimentalTriggers: anything,
    supportsCancellation: isBoolean,
}), 50);
/** The settings of which more is known than their names, apart from rules that lead somewhere. */
const CHECKS = [
    ['cleanUrls', isBoolean],
    ['trailingSlash', isBoolean],
    ['functions', areFunctions],
];
/**
 * Returns what Vercel refuses in the settings of a `vercel.json`, apart from its lists of rules.
 */
function findSettingFaults(settings) {
    const problems = [];
    for (const key of Object.keys(settings)) {
        if (SETTINGS.includes(key))
            continue;
        const meant = findMisspelled(key, SETTINGS);
        const question = meant === undefined ? '.' : `; did you mean \`${meant}\`?`;
        problems.push(invalid(`Vercel refuses ${quote(key)}, which it does not know${question}`));
    }
    for (const [setting, check] of CHECKS) {
        const fault = Object.hasOwn(settings, setting) ? check(settings[setting]) : undefined;
        if (fault !== undefined)
            problems.push(refused(setting, fault));
    }
    if (settings.functions !== undefined && settings.builds !== undefined)
        problems.push(invalid('Vercel refuses `functions` together with `builds`.'));
    return problems;
}
/** Returns why Vercel refuses an item of `headers`, if so. */
function findHeaderRuleFault(item) {
    const fault = isHeaderRule(item);
    return fault && refused('headers[…]', fault);
}
/** `routesSchema`. */
const ROUTE_FIELDS = splitWords(`
  src source dest destination headers methods caseSensitive important user continue override
  check isInternal status statusCode locale middleware middlewarePath middlewareRawSrc has
  missing mitigate transforms env respectOriginCacheControl
`);
/** Returns why Vercel refuses a route of the old kind, if so, as the end of a sentence. */
function findRouteFault(route) {
    const unknown = Object.keys(route).find((name) => !ROUTE_FIELDS.includes(name));
    if (unknown !== undefined)
        return `has ${quote(unknown)}, which Vercel does not know`;
    return findConditionFault(route);
}
/** Returns why Vercel refuses the conditions of a rule, if so, as the end of a sentence. */
function findConditionFault(rule) {
    for (const key of ['has', 'missing']) {
        const fault = Object.hasOwn(rule, key) ? areConditions(rule[key]) : undefined;
        if (fault !== undefined)
            return `is refused, since \`${key}${fault.at}\` ${fault.what}`;
    }
    return undefined;
}
function refused(where, { at, what }) {
    return invalid(`Vercel refuses the deployment: ${quote(where + at)} ${what}.`);
}
/** Returns the names in a list that has only spaces and line ends between them. */
function splitWords(list) {
    return list.trim().split(/\s+/);
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel-json.js
/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11,
 * and `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns all of it into routes:
 * redirects before the files, rewrites after them.
 */










const VERCEL_JSON = 'vercel.json';
/** `maxItems` and `maxLength` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
const MAX_RULES = 2_048;
const MAX_RULE_LENGTH = 4_096;
/**
 * Returns what a `vercel.json` means. `domain` is the site's own, if it is known.
 */
function parseVercel(file, domain) {
    const json = readJsonFile(file, 'Vercel refuses the deployment');
    if (isProblem(json))
        return { ...NO_REDIRECTS, problems: [json] };
    const { value } = json;
    const problems = [];
    if (value.bulkRedirectsPath !== undefined)
        problems.push(unread('The check does not read the redirects in the file of `bulkRedirectsPath`.'));
    problems.push(...findSettingFaults(value));
    const ordered = orderRules(json, problems);
    checkHeaders(json, problems);
    return toRedirects({
        rules: [...ordered.before, ...ordered.after],
        problems,
        domain,
        cleanUrls: value.cleanUrls === true,
        steps: vercel_json_openSteps(ordered, value, domain),
    });
}
function vercel_json_openSteps({ before, after }, settings, domain) {
    const early = new RuleIndex(before);
    const late = new RuleIndex(after);
    return steps;
    /** Some rules come before the files, the others after them. */
    function* steps(request, files) {
        const { path } = request;
        const clean = redirectBySettings(path, settings);
        if (clean !== undefined)
            return yield { kind: 'redirect', to: (0,byte_strings/* percentEncode */.a)(clean) };
        for (const match of early.matches(listForms(path))) {
            yield* apply(match, request, 0, files);
            if (!match.rule.isConditional)
                return;
        }
        const found = files(path);
        if (found !== undefined)
            yield toStep(found);
        else
            yield* afterFiles(request, 0, files);
    }
    /** Each rewrite is tried on what the ones before it have made of the path. */
    function* afterFiles(request, from, files, last) {
        for (const match of late.matches(listForms(request.path))) {
            if (match.position < from)
                continue;
            yield* apply(match, request, match.position + 1, files);
            if (!match.rule.isConditional)
                return;
        }
        yield { kind: 'missing', rule: last };
    }
    /** `next`: the first rule after the files that is tried on what this one makes of the path. */
    function* apply(match, { path }, next, files) {
        const { rule, captures } = match;
        const { action, status } = rule;
        const to = fillIn(rule.to, captures);
        if (to === undefined)
            return yield { kind: 'undecided', rule };
        if (action === 'redirect')
            return yield { kind: action, to, rule };
        if (action === 'status')
            return yield { kind: action, status, rule };
        const whole = vercel_json_addRoot(to);
        const destination = readDestination(whole, path, domain);
        // What the host fetches from elsewhere is answered as well as what browsers do.
        if (destination.kind === 'other-host')
            return yield { kind: 'redirect', to: whole, rule };
        const found = files(destination.path);
        if (found !== undefined)
            yield toStep(found, rule);
        else
            yield* afterFiles(destination, next, files, rule);
    }
}
/**
 * Returns all rules in Vercel's order, those before the files and those after them. Redirects go on
 * where `routes` has left off, so that a handle at its end decides; rewrites come last.
 */
function orderRules(json, problems) {
    checkHandles(json, problems);
    const routes = readRoutes(json, problems);
    const handle = findLastHandle(json.value.routes);
    const redirects = vercel_json_readRules(json, 'redirects', problems);
    const early = routes.filter((rule) => rule.isForced);
    const late = routes.filter((rule) => !rule.isForced);
    const rewrites = vercel_json_readRules(json, 'rewrites', problems);
    if (handle === undefined)
        return { before: [...early, ...redirects], after: [...late, ...rewrites] };
    if (handle === 'filesystem') {
        const behind = redirects.map((rule) => ({ ...rule, isForced: false }));
        return { before: early, after: [...late, ...behind, ...rewrites] };
    }
    problems.push(...redirects.map((rule) => describeBehindHandle(rule, handle)));
    return { before: early, after: [...late, ...rewrites] };
}
/** Returns what there is to say of a redirect that goes on behind such a handle. */
function describeBehindHandle({ from, line, source }, handle) {
    const where = `since \`routes\` ends after the handle ${quote(handle)}`;
    const redirect = `the redirect for ${quote(from)}`;
    if (FOR_OTHERS.has(handle))
        return { ...ignored(`Vercel leaves ${redirect} out, ${where}.`), line };
    const message = `The check does not understand ${redirect}, ${where}.`;
    return { ...unread(message, source), line };
}
function vercel_json_readRules(json, key, problems) {
    checkCount(json, key, problems);
    return readRuleList(json, key, problems, (item) => readRule(item, key)).slice(0, MAX_RULES);
}
function checkCount(json, key, problems) {
    const list = json.value[key];
    if (!Array.isArray(list) || list.length <= MAX_RULES)
        return;
    const surplus = `${list.length} rules, more than the ${MAX_RULES} that it accepts`;
    const message = `Vercel refuses the deployment: \`${key}\` has ${surplus}.`;
    problems.push({ ...invalid(message), line: json.lineOf(key, MAX_RULES) });
}
/** Headers decide no answer, but Vercel refuses the deployment for some. */
function checkHeaders(json, problems) {
    checkCount(json, 'headers', problems);
    readRuleList(json, 'headers', problems, (item) => {
        const fault = findHeaderRuleFault(item);
        if (fault !== undefined || !(0,common_json/* isObject */.G)(item) || typeof item.source !== 'string')
            return fault;
        return onlyInvalid(readSource(item.source));
    });
}
/** Returns what was read if it is the reason for which Vercel refuses the deployment. */
function onlyInvalid(read) {
    if (read === undefined || !isProblem(read) || read.kind !== 'invalid')
        return undefined;
    return read;
}
function readRule(item, key) {
    if (!(0,common_json/* isObject */.G)(item) || typeof item.source !== 'string')
        return invalid(`A rule of \`${key}\` has to be an object with a \`source\`.`);
    const { source: from, destination: to } = item;
    const rule = `The rule for ${quote(from)}`;
    const refusal = vercel_json_findRefusal(item, from, key);
    if (refusal !== undefined)
        return invalid(`${rule} ${refusal}.`);
    const read = readSource(from);
    if (isProblem(read))
        return read;
    const { source, names } = read;
    if ((0,common_json/* isObject */.G)(to) && key === 'rewrites')
        return unread(`${rule} points to a service.`, source);
    if (typeof to !== 'string')
        return invalid(`${rule} has no \`destination\`.`);
    const isConditional = hasConditions(item);
    const known = [...names, ...listConditionNames(item.has)];
    const unknown = listNames(to).find((name) => !known.includes(name));
    if (unknown !== undefined)
        return invalid(`${rule} has \`:${unknown}\` in its \`destination\`, but not in its \`source\`.`);
    const common = { from, to, isConditional, source };
    if (key === 'rewrites')
        return { ...common, action: 'rewrite', status: 200, isForced: false };
    const status = vercel_json_readStatus(item);
    if (isRedirect(status))
        return { ...common, action: 'redirect', status, isForced: true };
    return { ...common, to: '', action: 'status', status, isForced: true };
}
/** Returns the status of a redirect. */
function vercel_json_readStatus({ permanent, statusCode }) {
    if (permanent === false)
        return 307;
    if (permanent === true || typeof statusCode !== 'number')
        return 308;
    return statusCode;
}
/** What a rule may have: `redirectsSchema` and `rewritesSchema` of `@vercel/routing-utils` 6.6. */
const FIELDS = {
    redirects: 'source destination permanent statusCode has missing env',
    rewrites: 'source destination transforms has missing statusCode env respectOriginCacheControl',
};
/** Returns why Vercel refuses a rule whatever it is about, as the end of a sentence. */
function vercel_json_findRefusal(item, from, key) {
    const { destination, permanent, statusCode: status } = item;
    const unknown = Object.keys(item).find((name) => !FIELDS[key].split(' ').includes(name));
    if (unknown !== undefined)
        return `has ${quote(unknown)}, which Vercel does not know`;
    if (Math.max(from.length, String(destination).length) > MAX_RULE_LENGTH)
        return `is longer than the ${MAX_RULE_LENGTH} characters that Vercel accepts`;
    if (permanent !== undefined && status !== undefined)
        return 'has both `permanent` and `statusCode`';
    if (permanent !== undefined && typeof permanent !== 'boolean')
        return 'has a `permanent` that is not a boolean';
    const condition = findConditionFault(item);
    if (condition !== undefined)
        return condition;
    if (status === undefined)
        return undefined;
    const isStatus = Number.isInteger(status) && Number(status) >= 100 && Number(status) <= 999;
    if (isStatus)
        return undefined;
    return 'has a `statusCode` that is not a number from 100 to 999';
}
/** Returns the names of what conditions capture, as `collectHasSegments` does. */
function listConditionNames(has) {
    if (Array.isArray(has))
        return has.flatMap(listNamesOfCondition);
    return [];
}
function listNamesOfCondition(item) {
    if (!(0,common_json/* isObject */.G)(item))
        return [];
    if (!item.value)
        return [String(item.key)];
    const pattern = (0,common_json/* isObject */.G)(item.value) ? item.value.re : item.value;
    if (typeof pattern !== 'string')
        return [];
    const groups = findAll(/\(\?<([A-Za-z]\w*)>/g, pattern);
    if (item.type === 'host')
        return [...groups, 'host'];
    return groups;
}
/** Returns what the group of an expression finds in a text. */
function findAll(expression, text) {
    return [...text.matchAll(expression)].map(([, found = '']) => found);
}
function hasConditions(item) {
    return [item.has, item.missing, item.env].some((list) => Array.isArray(list) && list.length > 0);
}
/** `isValidHandleValue`. */
const HANDLES = new Set([
    'error',
    'filesystem',
    'hit',
    'miss',
    'resource',
    'rewrite',
]);
/** Those after which routes come that change the answer to nothing that is there. */
const FOR_OTHERS = new Set(['hit', 'error']);
function findLastHandle(routes) {
    const items = Array.isArray(routes) ? routes : [];
    return items.map(readHandle).findLast((handle) => handle !== undefined);
}
function readHandle(route) {
    if ((0,common_json/* isObject */.G)(route) && typeof route.handle === 'string')
        return route.handle;
    return undefined;
}
/**
 * Returns the routes of the old kind, those before the files with `isForced`:
 * https://vercel.com/docs/project-configuration/vercel-json#routes, read 2026-11, and
 * `normalizeRoutes` of `@vercel/routing-utils` 6.6.
 */
function readRoutes(json, problems) {
    let handle;
    return readRuleList(json, 'routes', problems, (item) => {
        const own = readHandle(item);
        if (own !== undefined) {
            handle = own;
            return undefined;
        }
        const read = vercel_json_readRoute(item, handle === undefined);
        if (FOR_OTHERS.has(handle))
            return onlyInvalid(read);
        return read;
    });
}
/** Counts the handles that Vercel refuses. */
function checkHandles(json, problems) {
    const seen = new Set();
    if (!Array.isArray(json.value.routes))
        return;
    readRuleList(json, 'routes', problems, (item) => {
        const handle = readHandle(item);
        if (handle === undefined)
            return undefined;
        const isSecond = seen.has(handle);
        seen.add(handle);
        if (!HANDLES.has(handle))
            return invalid(`Vercel refuses the handle ${quote(handle)}, which it does not know.`);
        if (isSecond)
            return invalid(`Vercel refuses the handle ${quote(handle)}, which comes twice.`);
        return undefined;
    });
}
/** What changes more than a path of a route, and is not read. */
const UNREAD_FIELDS = ['mitigate', 'transforms', 'locale', 'middlewarePath'];
/**
 * Returns undefined for a route that decides nothing: it sets headers, or is about other requests
 * than those of a link.
 */
function vercel_json_readRoute(item, isForced) {
    if (!(0,common_json/* isObject */.G)(item))
        return invalid('A route has to be an object with a `src`.');
    const from = item.src ?? item.source;
    if (typeof from !== 'string')
        return invalid('A route has to be an object with a `src`.');
    const fault = findRouteFault(item);
    if (fault !== undefined)
        return invalid(`The route for ${quote(from)} ${fault}.`);
    if (Array.isArray(item.methods) && !item.methods.includes('GET'))
        return undefined;
    const source = readRegex(from);
    if (isProblem(source))
        return source;
    const effect = readEffect(item);
    if (effect.kind === 'none')
        return undefined;
    if (effect.kind === 'unread')
        return unread(`The check does not understand the route for ${quote(from)}.`, source);
    const { action, to, status } = effect;
    return { from, to, action, status, isForced, isConditional: hasConditions(item), source };
}
function readEffect(route) {
    const { dest: to = route.destination, status: written = route.statusCode } = route;
    const goesOn = route.continue === true;
    const hasMore = UNREAD_FIELDS.some((key) => key in route);
    const isAnswer = written !== undefined && !goesOn;
    if (to === undefined && !hasMore && !isAnswer)
        return { kind: 'none' };
    const location = findLocation(route.headers);
    const isNamed = /\$[a-z_]/i.test(`${location ?? to}`);
    if (hasMore || goesOn || isNamed || (0,common_json/* isObject */.G)(to))
        return { kind: 'unread' };
    const status = typeof written === 'number' ? written : 200;
    if (typeof location === 'string' && isRedirect(status))
        return { kind: 'answer', action: 'redirect', to: location, status };
    if (typeof to === 'string' && status < 300)
        return { kind: 'answer', action: 'rewrite', to, status };
    return { kind: 'answer', action: 'status', to: '', status };
}
/** Returns the header `Location`. */
function findLocation(headers) {
    if (!(0,common_json/* isObject */.G)(headers))
        return undefined;
    return Object.entries(headers).find(([name]) => name.toLowerCase() === 'location')?.[1];
}
/** Browsers go nowhere with any other status. */
function isRedirect(status) {
    return status >= 300 && status < 400;
}
/** Returns the paths that a regular expression fits as a whole, or why that is not known. */
function readRegex(from) {
    const plain = /^\^?(\/(?:[\w/-]|\\\.)*)\$?$/.exec(from)?.[1];
    if (plain !== undefined)
        return { exact: (0,byte_strings/* asBytes */.Yd)(plain.replaceAll('\\.', '.')) };
    const start = from.startsWith('^') ? '' : '^';
    const end = from.endsWith('$') ? '' : '$';
    const whole = start + (0,byte_strings/* toBytes */.ZJ)(from) + end;
    try {
        const regex = new RegExp(whole);
        const names = Array.from({ length: countGroups(whole) }, (_, i) => `${i + 1}`);
        const prefix = findFixedStart(from);
        const isFolder = /^\^?\/(?:[\w/-]*\/)?\(?\.\*\)?\$?$/.test(from);
        const folder = isFolder ? prefix : undefined;
        const source = { pattern: { regex, names, prefix, folder, degree: measureDegree(regex) } };
        return findCostlyPattern(source, from) ?? source;
    }
    catch {
        return invalid(`${quote(from)} is not a regular expression that Vercel accepts.`);
    }
}
/**
 * With an empty alternative, an expression fits the empty text, and has an entry for each group.
 */
function countGroups(expression) {
    const [, ...groups] = new RegExp(`${expression}|`).exec('') ?? [];
    return groups.length;
}
/** Returns what every path begins with that an expression fits, as far as it is simple. */
function findFixedStart(expression) {
    if (expression.includes('|'))
        return byte_strings/* NO_BYTES */.CR;
    const [, start = ''] = /^\^?(\/[\w/-]*)(?![\w/*+?{-])/.exec(expression) ?? [];
    return (0,byte_strings/* asBytes */.Yd)(start);
}
/** Names in the path and the query alone: a port is no name. */
function listNames(destination) {
    const path = destination.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*|#.*$/gis, '');
    return findAll(/(?<!\\):([A-Za-z_]\w*)/g, path);
}
/** Returns which paths a source is about, and the names in it, or why it cannot be read. */
function readSource(from) {
    try {
        // Vercel also takes the whole source as a regular expression, which it has to be.
        new RegExp(from);
        // With patterns of their own, placeholders may touch: Vercel still runs a version that lets
        // them.
        const explicit = from.replace(NAMES, (text, name) => {
            if (name === undefined)
                return text;
            return `${text}([^\\/]+?)`;
        });
        const tokens = (0,dist/* parse */.qg)((0,byte_strings/* toBytes */.ZJ)(explicit), { delimiter: '/' });
        if (tokens.every((token) => typeof token === 'string'))
            return { source: { exact: decodeToken(tokens.join('')) }, names: [] };
        const keys = [];
        const regex = (0,dist/* tokensToRegexp */.f6)(tokens, keys, OPTIONS);
        const names = keys.map(({ name }) => String(name));
        const [start] = tokens;
        const prefix = typeof start === 'string' ? decodeToken(start) : byte_strings/* NO_BYTES */.CR;
        const pattern = {
            regex,
            names,
            prefix,
            folder: findFolder(tokens),
            degree: measureDegree(regex),
        };
        return findCostlyPattern({ pattern }, from) ?? { source: { pattern }, names };
    }
    catch (error) {
        if (error instanceof TypeError || error instanceof SyntaxError)
            return invalid(`${quote(from)} is not a pattern that Vercel accepts.`);
        throw error;
    }
}
/**
 * Names of placeholders without patterns of their own; what is escaped, or in such a pattern, has
 * none.
 */
const NAMES = /\\.|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)|:(\w+)(?![\w(])/gs;
/** As `sourceToRegex`, but for paths that are decoded. */
const OPTIONS = {
    strict: true,
    sensitive: true,
    delimiter: '/',
    encode: decodeToken,
};
/** Returns a part of a source decoded; the source was read as bytes. */
function decodeToken(token) {
    const bytes = (0,byte_strings/* asBytes */.Yd)(token);
    return (0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes;
}
/** `/docs/:path*` and `/docs/(.*)` are about a whole folder. */
function findFolder(tokens) {
    const hasStart = typeof tokens[0] === 'string';
    const [start, ...rest] = hasStart ? tokens : ['', ...tokens];
    const [last] = rest;
    if (typeof start !== 'string' || rest.length !== 1 || typeof last !== 'object')
        return undefined;
    if (last.prefix !== '/' || last.suffix !== '')
        return undefined;
    const isWhole = last.pattern === '.*' || (last.modifier === '*' && last.pattern === '[^\\/]+?');
    if (isWhole)
        return decodeToken(start).concat('/');
    return undefined;
}
/** Routes also fit what is behind the slash (`devRouter` of the `vercel` package). */
function listForms(path) {
    return [path, path.slice(1)];
}
/**
 * `convertCleanUrls` and `convertTrailingSlash` of `@vercel/routing-utils`, one after the other.
 */
function redirectBySettings(path, settings) {
    const { cleanUrls, trailingSlash } = settings;
    if (cleanUrls === true) {
        const index = path.match(/^\/(?:(.+)\/)?index(?:\.html)?\/?$/);
        if (index !== null)
            return byte_strings/* ROOT */.Dl.concat(index[1] ?? '');
        const page = /\.html\/?$/.exec(path);
        if (page !== null)
            return path.slice(0, page.index);
    }
    if (trailingSlash === false && path.length > 1 && path.endsWith('/'))
        return path.slice(0, -1);
    if (trailingSlash !== true || /^\/\.well-known(?:\/|$)/.test(path))
        return undefined;
    const last = path.slice(path.lastIndexOf('/') + 1);
    if (last !== '' && !last.includes('.') && !path.includes('//'))
        return path.concat('/');
    if (/[^/]\.\w+\/$/.test(path))
        return path.slice(0, -1);
    return undefined;
}
function vercel_json_addRoot(to) {
    const isWhole = to.startsWith('/') || /^\w+:\/\//.test(to);
    if (isWhole)
        return to;
    return `/${to}`;
}
/**
 * Fills `:name` in, with its modifier or its own pattern, if it has one, and `$1`, counted from the
 * left. Undefined if the result is too long, or depends on the visitor: a condition finds values,
 * too.
 */
function fillIn(to, captures) {
    if (captures === 'untried')
        return undefined;
    const inOrder = [...captures.values()];
    let isKnown = true;
    const whole = to.replace(/(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g, (written, name, number) => {
        const value = name === undefined ? (inOrder[Number(number) - 1] ?? byte_strings/* NO_BYTES */.CR) : captures.get(name);
        // `:8080` is a port.
        if (value === undefined && !/^:\d/.test(written))
            isKnown = false;
        if (value === undefined)
            return written;
        return (0,byte_strings/* percentEncode */.a)(value);
    });
    if (isKnown && whole.length <= MAX_TARGET)
        return whole;
    return undefined;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel.js



/**
 * A file under its name, a folder by its `index.html`, with a slash or without; pages without
 * `.html` if told so.
 */
const vercelFile = (path, lookup, { cleanUrls }) => {
    const name = path.slice(1);
    const bare = name.endsWith('/') ? name.slice(0, -1) : name;
    if (bare === '')
        return (0,find_file/* firstOf */.Ku)(lookup, ['index.html']);
    const index = `${bare}/index.html`;
    if (cleanUrls)
        return (0,find_file/* firstOf */.Ku)(lookup, [name, `${bare}.html`, index]);
    return (0,find_file/* firstOf */.Ku)(lookup, [name, index]);
};
/**
 * Nothing in files or folders whose names begin with `_` or a dot, and no declarations of types.
 */
const VERCEL_FUNCTION = /^api\/(?!(?:.*\/)?[_.])(?!.*\.d\.ts$).*\.(?:[cm]?[jt]s|tsx|go|py|rb|rs)$/;
const PREBUILT = ', unless the site is deployed with --prebuilt';
const VERCEL = {
    ...USUAL,
    title: 'Vercel',
    // https://vercel.com/docs/project-configuration/vercel-json#cleanurls, read 2026-11. Limits for
    // uploads have changed.
    findFile: vercelFile,
    findShownPath: find_file/* keepPath */.Bd,
    redirectFile: { name: VERCEL_JSON, parse: parseVercel },
    // Analytics and speed insights: https://vercel.com/docs/analytics/quickstart, read 2026-11.
    services: /^\/_vercel(?:\/|$)/,
    reads: [VERCEL_JSON],
    servesWhatItReads: true,
    // https://vercel.com/docs/functions/runtimes, and `detectBuilders` of `@vercel/fs-detectors` 6.9,
    // read 2026-11.
    keeps: [
        {
            name: /^api\//,
            onlyBeside: VERCEL_FUNCTION,
            fate: 'unless-prebuilt',
            why: `it treats the scripts in it as functions and leaves the rest out${PREBUILT}`,
        },
        {
            name: /^(?:.*\/)?node_modules\//,
            fate: 'unless-prebuilt',
            why: `uploads leave out folders of this name${PREBUILT}`,
        },
        { name: /^public\//, fate: 'alone', why: '' },
    ],
    // https://github.com/tldraw/tldraw/pull/9340 and
    // https://github.com/RaoFoundation/subtensor/pull/2946, read 2026-11.
    files: [
        warning(15_000, 'the 15,000 that Vercel accepts in one upload, unless `--archive=tgz` packs them'),
    ],
    // Its toolbar, seen in pages that it had served, 2026-11.
    adds: ['https://vercel.live/'],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts.js
/**
 * The hosts whose rules are known. What each of them does with a site is in its file in `hosts`.
 */









const HOSTS = {
    'github-pages': GITHUB_PAGES,
    's3-cloudfront': S3_CLOUDFRONT,
    'cloudflare-pages': CLOUDFLARE_PAGES,
    'cloudflare-workers': CLOUDFLARE_WORKERS,
    'azure-static-web-apps': AZURE_STATIC_WEB_APPS,
    netlify: NETLIFY,
    vercel: VERCEL,
    nginx: NGINX,
    'air-gapped': AIR_GAPPED,
};
const ALL = Object.values(HOSTS);
/** Used when no host is given: what any of them answers is answered. */
const ANY_HOST = {
    ...USUAL,
    title: 'any host',
    findFile: find_file/* byNameOfEitherForm */.Zs,
    services: new RegExp(ALL.flatMap(({ services }) => services?.source ?? []).join('|')),
    missing: 'unknown',
    // `web.config` is that of IIS.
    reads: [...new Set([...ALL.flatMap(({ reads }) => reads), 'web.config'])],
    servesWhatItReads: true,
    adds: ALL.flatMap(({ adds }) => adds),
    isSecure: false,
};
/** The names that the input `host` accepts. */
const HOST_NAMES = Object.keys(HOSTS);
/**
 * Returns the rules of a host, or, without one, rules that report only what every host would
 * reject.
 */
function getHostRules(host) {
    if (host === undefined)
        return ANY_HOST;
    return HOSTS[host];
}
/** Returns whether some host makes pages load an address besides their own. */
function isAddedByHosts(address) {
    return ANY_HOST.adds.some((start) => address.startsWith(start));
}
/** Returns a page as it was before some host rewrote it. */
function undoRewrites(page) {
    return ALL.reduce((text, host) => host.undoRewrite?.(text) ?? text, page);
}
/**
 * Returns whether hosts or servers may keep a file in the site's root to themselves, because they
 * read it.
 */
function isReadByHosts(name) {
    return ANY_HOST.reads.includes(name);
}

;// CONCATENATED MODULE: ./lib/web/host/served-site.js
/** What a host answers the addresses of a site with, by its files and by its own redirect file. */








const SHARED_PAGE = { kind: 'shared-page' };
const UNKNOWN = { kind: 'unknown' };
/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000;
/** Returns the names of the redirect files that may count for a site, in its root. */
function listRedirectFiles({ host, basePath, }) {
    // Hosts read it in the root of what they serve alone.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? HOST_NAMES : [host];
    return [...new Set(hosts.flatMap((each) => getHostRules(each).redirectFile?.name ?? []))];
}
/** A site as its host serves it: knows which file answers which address. */
class ServedSite {
    site;
    rules;
    /** The names of the site's files with their indices. */
    files;
    /** What the host's redirect file says; nothing without one, and where it cannot be read. */
    redirects;
    /**
     * The file and the line of a rule that may answer whatever else does not: what it is about is not
     * known.
     */
    unreadRule;
    /**
     * Without a host: all of them by their files, and those that read a redirect file of the site.
     */
    #hosts;
    #hostsWithRules;
    #known = new Map();
    #folderPages;
    constructor(site, files = new Map(site.names.map((name, i) => [name, i]))) {
        const { host, basePath, domain, redirects } = site;
        this.rules = getHostRules(host);
        this.files = files;
        this.site = site;
        const text = redirects[0]?.text;
        const parsed = text === undefined ? undefined : this.rules.redirectFile?.parse(text, domain);
        this.redirects = parsed ?? NO_REDIRECTS;
        const hosts = host === undefined ? HOST_NAMES : [];
        this.#hosts = hosts.map((each) => new ServedSite({ ...site, host: each, redirects: [] }, files));
        this.#hostsWithRules = hosts.flatMap((each) => {
            const own = redirects.filter(({ name }) => listRedirectFiles({ host: each, basePath }).includes(name));
            if (own.length === 0)
                return [];
            return [new ServedSite({ ...site, host: each, redirects: own }, files)];
        });
        const { anywhere } = this.redirects.unreadRules;
        const [lost] = redirects.filter((each) => each.text === undefined);
        const open = lost ?? (anywhere && redirects[0]);
        this.unreadRule = this.#hostsWithRules.find(({ unreadRule }) => unreadRule)?.unreadRule;
        if (open !== undefined)
            this.unreadRule = { file: open.name, line: anywhere?.line };
    }
    /** Returns the name of a file, by its index. */
    nameOf(file) {
        return (0,tree/* getFileName */.WP)(this.site, file);
    }
    /**
     * What is answered with a file, the rules of the redirect file apart. The path is absolute and
     * decoded.
     */
    findFile = (path) => {
        const { loops, basePath } = this.site;
        const isHostRoot = basePath === '/';
        const isMerged = this.rules.mergesSlashes && path.includes('//');
        const asked = isMerged ? byte_strings/* ROOT */.Dl.concat((0,find_file/* mergeSlashes */.u)(path)) : path;
        const lookup = (name) => {
            if (loops.length === 0)
                return this.files.get(name);
            return this.files.get((0,tree/* resolveLoops */.U_)(name, loops));
        };
        // Below a base path, the file that decides is elsewhere.
        const cleanUrls = this.redirects.cleanUrls ?? !isHostRoot;
        const place = { isHostRoot, cleanUrls, hasFolderPages: () => this.#hasFolderPages() };
        const found = this.rules.findFile(asked, lookup, place);
        if (found === undefined && isHostRoot && this.isServicePath(path))
            return 'service';
        return found;
    };
    /**
     * Returns what is answered in the end; undefined if nothing is. `path` is an address's path,
     * decoded, without the base path and its slash: empty for the site's root, or `docs/x/`. `query`
     * is as it is written, without its `?`.
     */
    answer(path, query = '') {
        if (this.site.host === undefined)
            return this.#answerOnAnyHost(path, query);
        // Files are found faster than answers.
        if (this.redirects.rules.length === 0)
            return this.#answerOnHost(path, query);
        const key = query === '' ? path : `${path}?${query}`;
        const known = this.#known.get(key);
        if (known !== undefined || this.#known.has(key))
            return known;
        const answer = this.#answerOnHost(path, query);
        if (this.#known.size >= MAX_REMEMBERED)
            this.#known.clear();
        this.#known.set(key, answer);
        return answer;
    }
    /** Returns the file that a path is answered with in the end, if it is known; as for `answer`. */
    findServedFile(path, query = '') {
        const answer = this.answer(path, query);
        if (answer?.kind === 'file')
            return answer.file;
        return undefined;
    }
    /**
     * Do readers who ask for `path` see the page `file` at an address in another folder than its own,
     * `swapFolderForm` it, but not always? As for `answer`.
     */
    isShownInOtherFolder(path, query, file) {
        return this.#isShownInOtherFolder(path, query, file) && !this.isAlwaysShownInOtherFolder(file);
    }
    /** Are readers always sent to an address of that kind? */
    isAlwaysShownInOtherFolder(file) {
        const name = this.nameOf(file);
        const stem = (0,page_names/* getStem */.qp)(name);
        const usual = (0,page_names/* isIndexPage */.sf)(name) ? stem.concat('/') : stem;
        return [usual, name].every((path) => this.#isShownInOtherFolder(path, '', file));
    }
    /** Returns the pages that rules for one address send readers to elsewhere. */
    listPagesShownInOtherFolder() {
        const found = [];
        for (const { source } of this.redirects.rules) {
            const path = 'exact' in source ? source.exact.slice(1) : byte_strings/* NO_BYTES */.CR;
            const file = this.findServedFile(path);
            if (file !== undefined && this.isShownInOtherFolder(path, '', file))
                found.push(file);
        }
        return found;
    }
    /** May only a rule that is not read answer a path? `answer` is what is known of it. */
    mayUnreadRuleAnswer(path, answer) {
        if (answer === undefined)
            return this.unreadRule !== undefined;
        const all = answer.kind === 'unknown' ? [this, ...this.#hostsWithRules] : [];
        return all.some(({ redirects }) => redirects.unreadRules.sources.some((source) => isAbout(source, byte_strings/* ROOT */.Dl.concat(path))));
    }
    /**
     * Returns where a redirect of the site's own rules leads to a file of the site, and the last such
     * rule; undefined if there is none. What the host redirects by itself, for the sake of a slash or
     * an ending, is none. As for `answer`.
     */
    findRedirect(path, query = '') {
        if (this.redirects.rules.length === 0)
            return this.#hostsWithRules
                .map((host) => host.findRedirect(path, query))
                .find((found) => found);
        const end = follow(this.redirects, this.findFile, { path: byte_strings/* ROOT */.Dl.concat(path), query });
        const rule = end.used.findLast(({ action }) => action === 'redirect');
        if (end.kind !== 'file' || rule === undefined)
            return undefined;
        const [, fragment = ''] = rule.to.split('#');
        const address = (0,byte_strings/* makeReadable */.Dy)(end.path);
        return { to: fragment === '' ? address : `${address}#${fragment}`, line: rule.line };
    }
    /**
     * Returns the paths that are answered with a file, the one that links usually name first; as for
     * `answer`.
     */
    listAddresses(file) {
        return listAddressForms(this.nameOf(file)).filter((path) => this.findServedFile(path) === file);
    }
    /**
     * Returns the file that some host would answer a path with, by their names alone; as for
     * `answer`.
     */
    findFileByName(path) {
        const name = path.replace(/\/$/, '');
        const stem = (0,page_names/* getStem */.qp)(name);
        const { files } = this;
        const own = files.get(name) ?? files.get(`${name}.html`);
        if (own !== undefined || stem === '')
            return own ?? files.get('index.html');
        return (files.get(`${name}/index.html`) ??
            files.get(`${stem}.html`) ??
            files.get(`${stem}/index.html`));
    }
    /** Returns the files that the rules of a redirect file lead to or show. */
    listRuleDestinations() {
        const rules = [this, ...this.#hostsWithRules].flatMap(({ redirects }) => {
            const { errorPage, fallback } = redirects;
            return [...redirects.rules, errorPage, fallback].filter((rule) => rule !== undefined);
        });
        const destinations = rules.map(({ to }) => readDestination(to, byte_strings/* ROOT */.Dl, this.site.domain));
        return destinations
            .map((each) => each.kind === 'this-host' ? this.findFileByName(each.path.slice(1)) : undefined)
            .filter((file) => file !== undefined);
    }
    /**
     * Is a path answered by a service of the host? It is absolute, from the root of the host on.
     * Where the site has a folder of the same name, none is set up there.
     */
    isServicePath(path) {
        if (this.rules.services?.test(path) !== true)
            return false;
        return this.site.basePath !== '/' || !(0,tree/* hasFolder */.bU)(this.site.names, `${path.split('/', 2)[1]}/`);
    }
    /** Does a rule show a page of the site for addresses that are not there? */
    get hasErrorPage() {
        const { errorPage, domain } = this.redirects;
        if (errorPage === undefined)
            return false;
        const destination = readDestination(errorPage.to, byte_strings/* ROOT */.Dl, domain);
        return destination.kind === 'this-host' && this.findFile(destination.path) !== undefined;
    }
    /**
     * Returns the folder (empty, or with a slash at its end) for whose wrong addresses a page is
     * shown; undefined for any other page.
     */
    findNotFoundFolder(page) {
        if ((0,page_names/* isNotFoundPageOfSite */.dn)(page))
            return byte_strings/* NO_BYTES */.CR;
        if (this.rules.hasNestedNotFound && page.endsWith('/404.html'))
            return (0,byte_strings/* getFolder */.L2)(page);
        return undefined;
    }
    /**
     * Does the site have files in a folder, or may it seem so? `path` is an address's path that ends
     * in a slash.
     */
    hasFolder(path) {
        const name = (0,tree/* resolveLoops */.U_)(path, this.site.loops);
        const { rules, fallback } = this.redirects;
        const isOpen = this.mayUnreadRuleAnswer(path, undefined) || this.#hostsWithRules.length > 0;
        if (rules.length > 0 || fallback !== undefined || isOpen)
            return true;
        return name === '' || (0,tree/* hasFolder */.bU)(this.site.names, name);
    }
    #hasFolderPages() {
        this.#folderPages ??= haveMostlyFolders(this.site.names);
        return this.#folderPages;
    }
    #isShownInOtherFolder(path, query, file) {
        const { findShownPath, redirectFile } = this.rules;
        const { unreadRules, trailingSlash } = this.redirects;
        const name = this.nameOf(file);
        // Below a base path, the file that decides is elsewhere.
        const isKnown = redirectFile === undefined || this.site.basePath === '/';
        if (findShownPath === undefined || !isKnown || !(0,page_names/* isPage */.yp)(name) || (0,page_names/* getStem */.qp)(name) === '')
            return false;
        // What is not read may send readers on.
        if (unreadRules.anywhere ||
            unreadRules.sources.some((source) => isAbout(source, byte_strings/* ROOT */.Dl.concat(path))))
            return false;
        const isElsewhere = (end) => findShownPath(end, name, trailingSlash) === `/${(0,page_names/* swapFolderForm */.YX)(name)}`;
        if (this.redirects === NO_REDIRECTS)
            return isElsewhere(`/${path}`) && this.findServedFile(path) === file;
        const end = follow(this.redirects, this.findFile, { path: byte_strings/* ROOT */.Dl.concat(path), query });
        return end.kind === 'file' && end.file === file && isElsewhere(end.path);
    }
    #answerOnHost(path, query) {
        const outcome = follow(this.redirects, this.findFile, { path: byte_strings/* ROOT */.Dl.concat(path), query });
        // What an unreadable folder contains is not known.
        if (outcome.kind === 'missing' && this.#isInUnreadable(outcome.path))
            return UNKNOWN;
        if (!isAnswered(outcome))
            return undefined;
        return this.#judgeFinalAnswer(outcome, path);
    }
    #isInUnreadable(path) {
        return this.site.unreadable.some((folder) => path.slice(1).startsWith(folder));
    }
    /**
     * Where a rule brings a fragment of its own, or a script may show something for each address,
     * anchors are not known.
     */
    #judgeFinalAnswer(outcome, path) {
        if (outcome.kind !== 'file')
            return UNKNOWN;
        const forMany = outcome.used.filter(({ source }) => 'pattern' in source);
        const showsPage = (0,page_names/* isPage */.yp)(this.nameOf(outcome.file));
        // Where a browser needs something else, it makes no difference whether it is sent to a page, or
        // shown one.
        if (forMany.length > 0 && showsPage && page_names/* SUBRESOURCE_PATH */.BU.test(path))
            return SHARED_PAGE;
        if (outcome.used.some(({ to }) => to.includes('#')))
            return UNKNOWN;
        if (forMany.every(({ action }) => action !== 'rewrite'))
            return { kind: 'file', file: outcome.file };
        if (showsPage)
            return SHARED_PAGE;
        return UNKNOWN;
    }
    #answerOnAnyHost(path, query) {
        let isAnswered = false;
        for (const host of this.#hosts) {
            const answer = host.answer(path);
            if (answer?.kind === 'file')
                return answer;
            isAnswered ||= answer !== undefined;
        }
        const ruled = this.#hostsWithRules.map((host) => host.answer(path, query));
        const answers = ruled.filter((answer) => answer !== undefined);
        if (isAnswered)
            return UNKNOWN;
        if (answers.length === 0)
            return undefined;
        const isPageEverywhere = page_names/* SUBRESOURCE_PATH */.BU.test(path) && answers.every(({ kind }) => kind === 'shared-page');
        if (isPageEverywhere)
            return SHARED_PAGE;
        return UNKNOWN;
    }
}
function haveMostlyFolders(names) {
    const pages = names.filter((name) => (0,page_names/* isPage */.yp)(name) && (0,page_names/* getStem */.qp)(name) !== '' && !(0,page_names/* isNotFoundPage */.np)(name));
    return pages.filter(page_names/* isIndexPage */.sf).length > pages.length / 2;
}
/**
 * Returns the addresses that some host may answer with a file, the one that links usually name
 * first: decoded, without the base path.
 */
function listAddressForms(name) {
    const stem = (0,page_names/* getStem */.qp)(name);
    if (stem === '')
        return [...new Set([byte_strings/* NO_BYTES */.CR, name, page_names/* HOME_PAGE */.Ko, (0,byte_strings/* toBytes */.ZJ)('index')])];
    const folder = stem.concat('/');
    const file = stem.concat('.html');
    const first = (0,page_names/* isIndexPage */.sf)(name) ? [folder, stem] : [stem];
    return [
        ...new Set([...first, name, file, folder, folder.concat('index.html'), folder.concat('index')]),
    ];
}


/***/ }),

/***/ 198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ SUBRESOURCE_PATH),
/* harmony export */   Ko: () => (/* binding */ HOME_PAGE),
/* harmony export */   YX: () => (/* binding */ swapFolderForm),
/* harmony export */   dJ: () => (/* binding */ isSvgFile),
/* harmony export */   dn: () => (/* binding */ isNotFoundPageOfSite),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   qp: () => (/* binding */ getStem),
/* harmony export */   sf: () => (/* binding */ isIndexPage),
/* harmony export */   yW: () => (/* binding */ hasEnding),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* unused harmony export ROBOTS_FILE */
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(365);

const PAGE_ENDING = /\.(?:html?|xhtml)$/i;
const INDEX = /(?:^|\/)index$/i;
/** The home page of a site, in its root. */
const HOME_PAGE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('index.html');
/** What a site tells crawlers, in its root. */
const ROBOTS_FILE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('robots.txt');
/** Is this the name of a page? */
function isPage(name) {
    return PAGE_ENDING.test(name);
}
/**
 * Returns the stem of a file; empty for the home page. A page has one, whatever the endings of its
 * name and of its addresses: `guide` is the stem of `guide.html` and `guide/index.html`. Any other
 * file is its own stem.
 */
function getStem(name) {
    if (isPage(name))
        return name.replace(PAGE_ENDING, '').replace(INDEX, '');
    return name;
}
/** Is this the page of a folder? */
function isIndexPage(name) {
    return isPage(name) && INDEX.test(name.replace(PAGE_ENDING, ''));
}
/**
 * Returns where a page may be shown in another folder than its file: `guide` for
 * `guide/index.html`, `guide/` for `guide.html`. The same for the home page.
 */
function swapFolderForm(name) {
    const stem = getStem(name);
    if (isIndexPage(name))
        return stem;
    return stem.concat('/');
}
/** Matches the path of something that browsers cannot use a page for. */
const SUBRESOURCE_PATH = /\.(?:css|m?js|json|webmanifest|wasm|a?png|jpe?g|gif|webp|avif|svg|bmp|tiff?|ico|woff2?|ttf|otf|eot|mp[34]|m4[av]|og[agv]|wav|vtt|webm)$/i;
/** Does the name of a file say what it is? A number, as in `v1.2`, does not. */
function hasEnding(name) {
    return /\.[a-z][\da-z]*$/i.test(name);
}
/** Is this the name of an SVG file, which can be opened like a page? */
function isSvgFile(name) {
    return /\.svg$/i.test(name);
}
/**
 * Is this the page that a host shows for addresses without one? Generators write it under either
 * name.
 */
function isNotFoundPage(name) {
    return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}
/**
 * Is it the one of the whole site, in its root? In a folder, `404.html` may well be an ordinary
 * page.
 */
function isNotFoundPageOfSite(name) {
    return /^(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}


/***/ }),

/***/ 160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ HOLDS_HTML),
/* harmony export */   QJ: () => (/* binding */ ForeignContent),
/* harmony export */   se: () => (/* binding */ BREAKS_OUT)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(948);

/**
 * Elements that end SVG and MathML wherever they occur:
 * https://html.spec.whatwg.org/#parsing-main-inforeign.
 */
const BREAKS_OUT = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu ' +
    'meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var');
/** Elements within SVG and MathML that hold HTML again. */
const HOLDS_HTML = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('foreignobject desc title mi mo mn ms mtext annotation-xml');
/** Those of them that usually hold more than text. */
const HOLDS_MARKUP = new Set(['foreignobject', 'annotation-xml']);
/** Browsers do not nest deeper either. */
const MAX_DEPTH = 512;
/**
 * Keeps track of whether a tag is in SVG or MathML, where `<title>`, `<style>` and `/>` mean
 * something else.
 */
class ForeignContent {
    #open = [];
    /** Templates that are open in the SVG at hand. */
    #templates = 0;
    inside = false;
    /**
     * Does `<![CDATA[` start a section of text here, and not a comment? Not in HTML; elements that
     * may hold HTML are assumed to.
     */
    get takesCdata() {
        return this.inside || (this.#top !== undefined && !HOLDS_MARKUP.has(this.#top));
    }
    /**
     * How many of the elements that matter here are open: without any, no end tag changes anything.
     */
    get depth() {
        return this.#open.length;
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
        // Such an element is never part of SVG, so it is one around it that ends.
        else if (this.inside && BREAKS_OUT.has(tag))
            this.#breakOut();
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
        this.#look();
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


/***/ }),

/***/ 121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ makeLineCounter)
/* harmony export */ });
/**
 * Returns a function that turns an offset in a text into how many line ends come before it. Asked
 * in ascending order, it walks over the text once; offsets must not fall.
 */
function makeLineCounter(text) {
    let line = 0;
    // The first line end that is not counted.
    let next = lineEnd(text, 0);
    return (offset) => {
        while (next < offset) {
            line++;
            next = lineEnd(text, next + 1);
        }
        return line;
    };
}
/**
 * Never, when there is none: looking again each time would walk over the rest of the text each
 * time.
 */
function lineEnd(text, from) {
    const end = text.indexOf('\n', from);
    return end === -1 ? Number.POSITIVE_INFINITY : end;
}


/***/ }),

/***/ 920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findEndOfRawText),
/* harmony export */   x: () => (/* binding */ RAW_ELEMENTS)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(948);
/** Finds the end of elements whose content is plain text to browsers that run scripts. */

/**
 * Elements that hold no markup: https://html.spec.whatwg.org/#parsing-html-fragments lists them
 * with their states.
 */
const RAW_ELEMENTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('script style title textarea noscript iframe xmp noembed noframes plaintext');
const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;
const ENDS = new Map([...RAW_ELEMENTS].map((element) => [element, new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi')]));
/**
 * Returns where the end tag of an element begins whose content begins at `from`; -1 if it has none.
 */
function findEndOfRawText(element, page, from) {
    if (element === 'script')
        return endOfScript(page, from);
    const mark = ENDS.get(element);
    // Nothing ends plain text.
    if (mark === undefined || element === 'plaintext')
        return -1;
    mark.lastIndex = from;
    return mark.exec(page)?.index ?? -1;
}
/**
 * A script may hold a comment with a script in it:
 * https://html.spec.whatwg.org/#script-data-double-escaped-state.
 */
function endOfScript(page, from) {
    let inside = 'script';
    SCRIPT_MARK.lastIndex = from;
    for (let mark = SCRIPT_MARK.exec(page); mark !== null; mark = SCRIPT_MARK.exec(page)) {
        const next = behindMark(inside, mark);
        if (next === undefined)
            return mark.index;
        inside = next;
        // The dashes of `<!--` may belong to the end of the comment, too.
        if (mark[0] === '<!--')
            SCRIPT_MARK.lastIndex = mark.index + 2;
    }
    return -1;
}
/** Returns what the text is in after a mark; undefined if the mark ends the script. */
function behindMark(inside, [mark, slash]) {
    if (mark === '-->')
        return 'script';
    if (mark === '<!--')
        return inside === 'script' ? 'comment' : inside;
    if (slash === '')
        return inside === 'comment' ? 'script in comment' : inside;
    return inside === 'script in comment' ? 'comment' : undefined;
}


/***/ }),

/***/ 334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  X: () => (/* binding */ PageReader),
  P: () => (/* binding */ UNSEEN)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(365);
;// CONCATENATED MODULE: ./lib/web/page/element.js
/**
 * The element at hand, with those of its attributes that are wanted. It and its attributes are used
 * again for the next one: a large site has millions of them, and collecting them as garbage took
 * longer than reading them.
 */
class PageElement {
    /** In lower case, but for elements of XML that nobody asks for. */
    name = '';
    /** The offset in the page of its name. */
    start = 0;
    /** Whether it is part of SVG or MathML, or begins it. */
    isForeign = false;
    /** Whether it is in a template that is shown in its place: nothing outside can point to it. */
    isInShadow = false;
    #attributes = [];
    #length = 0;
    /** How many attributes there are. */
    get length() {
        return this.#length;
    }
    /** Returns the attribute at a position below `length`; valid until the next element. */
    at(index) {
        return this.#attributes[index];
    }
    /** Returns the attribute of that name; undefined if there is none. */
    find(name) {
        for (let i = 0; i < this.#length; i++)
            if (this.#attributes[i]?.name === name)
                return this.#attributes[i];
        return undefined;
    }
    /** Returns the value of the attribute of that name; undefined if there is none. */
    get(name) {
        return this.find(name)?.value;
    }
    /** Adds an attribute; of two with one name, the first counts. */
    add(name, meaning, value, at) {
        const used = this.#attributes[this.#length++];
        if (used === undefined)
            this.#attributes.push({ name, meaning, value, at });
        else {
            used.name = name;
            used.meaning = meaning;
            used.value = value;
            used.at = at;
        }
    }
    /** Takes away all attributes. */
    clear() {
        this.#length = 0;
    }
}

// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __nccwpck_require__(160);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __nccwpck_require__(121);
// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __nccwpck_require__(920);
;// CONCATENATED MODULE: ./lib/web/page/tokenizer.js


/** Stands behind the last byte of a page. */
const NUL = 0;
const BANG = 0x21;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const SLASH = 0x2f;
const LT = 0x3c;
const EQUALS = 0x3d;
const GT = 0x3e;
const QUESTION = 0x3f;
/** What a byte does in a tag: a bit for each. What is between attributes is space, or a slash. */
const ENDS_SPACE = 1;
const ENDS_GAP = 2;
const ENDS_TAG_NAME = 4;
const ENDS_ATTRIBUTE_NAME = 8;
const ENDS_VALUE = 16;
const LETTER = 32;
const BYTES = new Uint8Array(256).fill(ENDS_SPACE | ENDS_GAP);
for (const byte of Buffer.from('\t\n\f\r '))
    BYTES[byte] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[SLASH] = ENDS_SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
BYTES[GT] = ENDS_SPACE | ENDS_GAP | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[EQUALS] = ENDS_SPACE | ENDS_GAP | ENDS_ATTRIBUTE_NAME;
for (let letter = 0x41; letter <= 0x5a; letter++)
    BYTES[letter] = BYTES[letter | 0x20] = ENDS_SPACE | ENDS_GAP | LETTER;
const CDATA_START = '<![CDATA[';
/** More memory, in bytes, is not kept for the next page. */
const MAX_SPARE = 1 << 22;
const NO_BUFFER = Buffer.alloc(0);
/** Memory for the next page. */
let spare = NO_BUFFER;
/**
 * Finds the tags of a page that matter: https://html.spec.whatwg.org/#tokenization. It looks at
 * bytes, and makes strings only of the text and the attributes that somebody asks for.
 */
class Tokenizer {
    /** Is text wanted, apart from what is in tags? */
    wantsText = false;
    wantsEndTags = false;
    /** Is the place in SVG or MathML, where every tag that is known matters? */
    isForeign = false;
    /** Does `<![CDATA[` start a section of text here, and not a comment? */
    takesCdata = false;
    #receiver;
    #isXml;
    #names;
    #page = byte_strings/* NO_BYTES */.CR;
    /** The same, with a zero behind it. */
    #bytes = NO_BUFFER;
    #isStopped = false;
    /** `names`: the tags and attributes that matter. */
    constructor(receiver, syntax, names) {
        this.#receiver = receiver;
        this.#isXml = syntax === 'xml';
        this.#names = names;
    }
    /** Reads a page. To be called once. */
    read(page) {
        this.#page = page;
        const bytes = bytesOf(page);
        this.#bytes = bytes;
        // https://html.spec.whatwg.org/#data-state
        for (let at = 0; at < page.length && !this.#isStopped;) {
            const tag = this.#findTag(at);
            this.#text(at, tag);
            at = tag < page.length ? this.#openTag(tag) : tag;
        }
        reuse(bytes);
    }
    /** Nothing more is passed on. */
    stop() {
        this.#isStopped = true;
    }
    /**
     * Returns where the next `<` is; the end of the page if there is none. In a function of its own,
     * this loop stays compiled from page to page.
     */
    #findTag(from) {
        const bytes = this.#bytes;
        let at = from;
        while (at < this.#page.length && bytes[at] !== LT)
            at++;
        return at;
    }
    #text(start, end, isLiteral = false) {
        if (this.wantsText && start < end)
            this.#receiver.text(this.#page.slice(start, end), isLiteral);
    }
    /**
     * Each of these functions returns where to read on. https://html.spec.whatwg.org/#tag-open-state
     */
    #openTag(at) {
        const next = this.#bytes[at + 1];
        if (this.#startsName(next))
            return this.#tag(at + 1, false);
        if (next === BANG)
            return this.#declaration(at);
        if (next === QUESTION)
            return this.#isXml ? this.#instruction(at + 2) : this.#behind('>', at + 2);
        // https://html.spec.whatwg.org/#end-tag-open-state
        if (next === SLASH && at + 2 < this.#page.length)
            return this.#startsName(this.#bytes[at + 2])
                ? this.#tag(at + 2, true)
                : this.#behind('>', at + 2);
        this.#text(at, at + 1);
        return at + 1;
    }
    /** XML allows many more letters; whatever does not end a name begins one here. */
    #startsName(byte) {
        const does = BYTES[byte];
        return this.#isXml
            ? (does & ENDS_TAG_NAME) === 0 && byte !== BANG && byte !== QUESTION && byte !== NUL
            : (does & LETTER) !== 0;
    }
    /** Returns where a byte comes next that does `what`; the end of the page if none does. */
    #next(what, from) {
        const bytes = this.#bytes;
        let at = from;
        while (at < this.#page.length && (BYTES[bytes[at]] & what) === 0)
            at++;
        return at;
    }
    /** Returns where what a mark ends is over: bogus comments, and a DOCTYPE. */
    #behind(mark, from) {
        const at = this.#page.indexOf(mark, from);
        return at === -1 ? this.#page.length : at + mark.length;
    }
    /**
     * https://html.spec.whatwg.org/#tag-name-state, and those after it. A tag without an end is none.
     */
    #tag(start, isEndTag) {
        const page = this.#page;
        const bytes = this.#bytes;
        let at = this.#next(ENDS_TAG_NAME, start);
        const tag = isEndTag && !this.wantsEndTags ? this.#names.other : this.#tagNamed(start, at);
        let matters = tag.matters || this.isForeign || this.#isXml;
        for (;;) {
            const name = this.#next(ENDS_GAP, at);
            if (name === page.length)
                return name;
            if (bytes[name] === GT) {
                const closesItself = name > at && bytes[name - 1] === SLASH;
                if (!isEndTag)
                    return matters ? this.#startTag(tag, start, name, closesItself) : name + 1;
                if (this.wantsEndTags && tag !== this.#names.other)
                    this.#receiver.endTag(tag);
                return name + 1;
            }
            // https://html.spec.whatwg.org/#attribute-name-state
            const nameEnd = this.#next(ENDS_ATTRIBUTE_NAME, name + 1);
            const equals = this.#next(ENDS_SPACE, nameEnd);
            let value = nameEnd;
            let valueEnd = nameEnd;
            at = equals;
            if (bytes[equals] === EQUALS) {
                // https://html.spec.whatwg.org/#before-attribute-value-state
                value = this.#next(ENDS_SPACE, equals + 1);
                const quote = bytes[value];
                if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
                    value++;
                    valueEnd = value;
                    while (valueEnd < page.length && bytes[valueEnd] !== quote)
                        valueEnd++;
                    at = valueEnd + 1;
                }
                else {
                    valueEnd = this.#next(ENDS_VALUE, value);
                    at = valueEnd;
                }
            }
            if (at >= page.length)
                return page.length;
            const known = isEndTag ? undefined : this.#names.attributes.get(bytes, name, nameEnd);
            const meaning = known === undefined ? null : (tag.meanings[known.index] ?? null);
            if (known === undefined || meaning === null)
                continue;
            this.#receiver.attribute(known.name, meaning, page.slice(value, valueEnd), name);
            matters = true;
        }
    }
    #tagNamed(start, end) {
        const { tags, other } = this.#names;
        const known = tags.get(this.#bytes, start, end);
        if (known !== undefined || !other.matters)
            return known ?? other;
        const written = this.#page.slice(start, end);
        return { ...other, name: this.#isXml ? written : written.toLowerCase() };
    }
    /** `end`: the offset of its `>`. */
    #startTag(tag, start, end, closesItself) {
        if (!this.#receiver.startTag(tag, start, closesItself))
            return end + 1;
        const rawEnd = orEnd(this.#page, (0,raw_text/* findEndOfRawText */.h)(tag.name, this.#page, end + 1));
        this.#text(end + 1, rawEnd);
        return rawEnd;
    }
    /** https://html.spec.whatwg.org/#markup-declaration-open-state */
    #declaration(at) {
        if (this.#page.startsWith('--', at + 2))
            return this.#comment(at + 4);
        if ((this.takesCdata || this.#isXml) && this.#page.startsWith(CDATA_START, at)) {
            // https://html.spec.whatwg.org/#cdata-section-state
            const start = at + CDATA_START.length;
            const end = orEnd(this.#page, this.#page.indexOf(']]>', start));
            this.#text(start, end, true);
            return end + ']]>'.length;
        }
        return this.#behind('>', at + 2);
    }
    /** https://html.spec.whatwg.org/#comment-start-state, and those after it. */
    #comment(start) {
        const page = this.#page;
        if (this.#isXml)
            return this.#behind('-->', start);
        if (page.startsWith('>', start))
            return start + 1;
        if (page.startsWith('->', start))
            return start + 2;
        for (let at = page.indexOf('--', start); at !== -1; at = page.indexOf('--', at + 1)) {
            const bang = page.charCodeAt(at + 2) === BANG ? 1 : 0;
            if (page.charCodeAt(at + 2 + bang) === GT)
                return at + 3 + bang;
        }
        return page.length;
    }
    /** https://www.w3.org/TR/xml/#sec-pi */
    #instruction(start) {
        const end = this.#page.indexOf('?>', start);
        if (end === -1)
            return this.#page.length;
        this.#receiver.instruction(this.#page.slice(start, end), start);
        return end + 2;
    }
}
/** Returns an offset in a text; its length for -1. */
function orEnd(text, at) {
    return at === -1 ? text.length : at;
}
/** Returns the bytes of a page, with a zero behind them. To be given back with `reuse`. */
function bytesOf(page) {
    const bytes = spare.length > page.length ? spare : Buffer.allocUnsafeSlow(page.length + 1);
    spare = NO_BUFFER;
    bytes.write(page, 'latin1');
    bytes[page.length] = NUL;
    return bytes;
}
function reuse(bytes) {
    if (bytes.length <= MAX_SPARE)
        spare = bytes;
}

// EXTERNAL MODULE: ./lib/web/page/values.js
var values = __nccwpck_require__(216);
;// CONCATENATED MODULE: ./lib/web/page/reader.js






/** Browsers do not nest deeper either. */
const MAX_TEMPLATE_DEPTH = 512;
/** The reference that stands for a `&`. */
const AMPERSAND = (0,byte_strings/* toBytes */.ZJ)('&amp;');
/** Elements of whose content nothing is seen. */
const UNSEEN = new Set(['script', 'style', 'noscript']);
/**
 * Reads a page and tells a visitor what a browser with scripts finds in it:
 * nothing in comments, `<noscript>` and inert templates, the first of two attributes of one name,
 * no tag that never ends. It does not know which elements are open: a list of them takes forever
 * with millions of them.
 */
class PageReader {
    #visitor;
    #isXml;
    #wantsAll;
    #tokenizer;
    #foreign = new foreign_content/* ForeignContent */.QJ();
    #element = new PageElement();
    #lineAt = (0,line_counter/* makeLineCounter */.F)('');
    /** Was there an element? */
    #isBegun = false;
    /** Open templates: what they hold does not exist until a script uses it. */
    #templates = [];
    #isInert = false;
    /** In HTML, what `<noscript>` holds is not read at all. */
    #inNoscript = false;
    /** The element whose content is no text for readers. */
    #content;
    #parts = byte_strings/* NO_BYTES */.CR;
    /** In `xml`, the page is XHTML that is served as such, and every element can close itself. */
    constructor(visitor, vocabulary, syntax) {
        this.#visitor = visitor;
        this.#isXml = syntax === 'xml';
        this.#wantsAll = visitor.text !== undefined;
        this.#tokenizer = new Tokenizer(this, syntax, vocabulary.namesIn(syntax));
        this.#sayWhatIsWanted();
    }
    /** Reads a page. To be called once. */
    read(page) {
        this.#lineAt = (0,line_counter/* makeLineCounter */.F)(page);
        this.#tokenizer.read(page);
    }
    /** Ends the reading: nothing more is passed on. */
    stop() {
        this.#tokenizer.stop();
    }
    /** Returns the line of an offset, from 1 on. Offsets must not decrease. */
    line(at) {
        return this.#lineAt(at) + 1;
    }
    // Called by the tokenizer.
    attribute(name, meaning, written, at) {
        if (this.#element.find(name) !== undefined)
            return;
        const decode = this.#isXml ? values/* decodeXmlAttribute */.gL : values/* decodeAttribute */.jz;
        this.#element.add(name, meaning, decode(written), at);
    }
    startTag({ name, isRaw }, start, closesItself) {
        const wasForeign = this.#foreign.inside;
        this.#isBegun = true;
        this.#foreign.open(name);
        if (this.#isXml)
            this.#inNoscript ||= name === 'noscript';
        if (name === 'template')
            this.#startTemplate();
        if (!this.#isHidden)
            this.#open(name, start);
        this.#element.clear();
        if (closesItself && (this.#isXml || wasForeign || this.#foreign.inside))
            this.#close(name);
        this.#sayWhatIsWanted();
        return isRaw && !this.#isXml && !wasForeign;
    }
    endTag({ name }) {
        this.#close(name);
        this.#sayWhatIsWanted();
    }
    text(text, isLiteral) {
        if (this.#isHidden)
            return;
        if (this.#content === undefined)
            this.#visitor.text?.(isLiteral ? text.replaceAll('&', AMPERSAND) : text);
        else if (this.#content.isWanted)
            this.#parts = this.#parts.concat(text);
    }
    instruction(text, at) {
        if (!this.#isBegun)
            this.#visitor.instruction?.(text, at);
    }
    // What it stands for.
    /** Is it in something that browsers do not show, and look for nothing in? */
    get #isHidden() {
        return this.#isInert || this.#inNoscript;
    }
    #sayWhatIsWanted() {
        const tokenizer = this.#tokenizer;
        const hasContent = this.#content !== undefined;
        tokenizer.isForeign = this.#foreign.inside;
        tokenizer.takesCdata = this.#foreign.takesCdata;
        tokenizer.wantsText = this.#wantsAll || hasContent;
        tokenizer.wantsEndTags =
            this.#wantsAll ||
                hasContent ||
                this.#inNoscript ||
                this.#templates.length > 0 ||
                this.#foreign.depth > 0;
    }
    #open(name, start) {
        const element = this.#element;
        element.name = name;
        element.start = start;
        element.isForeign = this.#foreign.inside;
        element.isInShadow = this.#templates.length > 0;
        const isWanted = this.#visitor.open(element);
        if (!UNSEEN.has(name) || (!isWanted && !this.#wantsAll))
            return;
        this.#content = { name, isWanted, start };
        this.#parts = byte_strings/* NO_BYTES */.CR;
    }
    #close(name) {
        const wasHidden = this.#isHidden;
        const isForeign = this.#foreign.close(name);
        if (name === 'template' && !isForeign)
            this.#endTemplate();
        else if (name === 'noscript')
            this.#inNoscript = false;
        if (wasHidden)
            return;
        if (this.#content?.name === name) {
            const { isWanted, start } = this.#content;
            this.#content = undefined;
            if (isWanted)
                this.#visitor.content?.(this.#parts, start);
        }
        this.#visitor.close?.(name);
    }
    #startTemplate() {
        if (this.#foreign.inside || this.#templates.length >= MAX_TEMPLATE_DEPTH)
            return;
        // https://html.spec.whatwg.org/#attr-template-shadowrootmode
        const isInert = !/^(?:open|closed)$/i.test(this.#element.get('shadowrootmode') ?? '');
        this.#templates.push({ isInert, foreignDepth: this.#foreign.depth });
        this.#isInert ||= isInert;
    }
    #endTemplate() {
        const template = this.#templates.pop();
        if (template === undefined)
            return;
        this.#isInert = this.#templates.some(({ isInert }) => isInert);
        this.#foreign.cut(template.foreignDepth);
    }
}


/***/ }),

/***/ 216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GE: () => (/* binding */ runsScript),
/* harmony export */   d3: () => (/* binding */ readSrcset),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   gL: () => (/* binding */ decodeXmlAttribute),
/* harmony export */   jz: () => (/* binding */ decodeAttribute),
/* harmony export */   p: () => (/* binding */ readRels),
/* harmony export */   pm: () => (/* binding */ readRefreshTarget)
/* harmony export */ });
/* unused harmony export isScriptType */
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(995);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(365);
/** What the text and the values of attributes mean that a page has. */


/** Returns the value of an attribute as written with its character references decoded. */
function decodeAttribute(value) {
    return value.includes('&') ? decodeInPieces(value, entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTMLAttribute */ .Im) : value;
}
/**
 * How much is decoded at a time, in bytes: the decoder keeps an object for each reference until all
 * is read.
 */
const PIECE = 1 << 20;
/**
 * Decodes a long value in pieces. Each ends before a `&`, so that no reference is in two of them.
 */
function decodeInPieces(value, decode) {
    let decoded = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    for (let start = 0; start < value.length;) {
        const next = value.indexOf('&', start + PIECE);
        const end = next === -1 ? value.length : next;
        decoded = decoded.concat((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(decode((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value.slice(start, end)))));
        start = end;
    }
    return decoded;
}
const OTHER_ENTITY = /&[\w.-]+;/;
/** The same in XML. Entities that a file declares itself are not known, nor what has them in it. */
function decodeXmlAttribute(value) {
    const decoded = decodeAttribute(value);
    return value.includes('&') && OTHER_ENTITY.test(decoded) ? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR : decoded;
}
/** Returns text between tags as written with its character references decoded. */
function decodeText(text) {
    return text.includes('&') ? decodeInPieces(text, entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz) : text;
}
/**
 * Returns where a `<meta http-equiv=refresh>` sends readers, given its content; undefined if it
 * only loads the page again.
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
function readRefreshTarget(content) {
    const parts = content.match(/^\s*[\d.]+(?=[\s;,])\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is);
    const rest = parts?.[1] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    if (rest === '')
        return undefined;
    const quoted = rest.match(/^(["'])(.*?)(?:\1|$)/s);
    return quoted?.[2] ?? rest;
}
/**
 * Values of `type` with which a browser runs a script:
 * https://mimesniff.spec.whatwg.org/#javascript-mime-type.
 */
const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))$/;
/** Returns whether a browser runs a script with this `type`. */
function isScriptType(type) {
    return SCRIPT_TYPE.test((type ?? '').trim().toLowerCase());
}
/**
 * Returns whether a browser runs a script with these attributes; `get` returns one by its name.
 * https://html.spec.whatwg.org/#prepare-the-script-element
 */
function runsScript(get) {
    const type = get('type');
    if (!isScriptType(type ?? typeOfLanguage(get('language'))))
        return false;
    const object = get('for');
    const event = get('event');
    if (object === undefined || event === undefined || isModule(type))
        return true;
    return /^\s*window\s*$/i.test(object) && /^\s*onload(?:\(\))?\s*$/i.test(event);
}
function typeOfLanguage(language) {
    return language ? `text/${language}` : '';
}
function isModule(type) {
    return /^\s*module\s*$/i.test(type ?? '');
}
/** Returns the keywords in a `rel`, in lower case. */
function readRels(rel) {
    return (rel ?? '').toLowerCase().split(/[ \t\n\f\r]+/);
}
/**
 * Returns the addresses of a `srcset`, in order, whatever their descriptors: a browser may choose
 * any of them.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
function readSrcset(value) {
    const addresses = [];
    const candidates = /[^ \t\n\f\r,][^ \t\n\f\r]*/g;
    for (let found = candidates.exec(value); found !== null; found = candidates.exec(value)) {
        let end = candidates.lastIndex;
        while (value[end - 1] === ',')
            end--;
        addresses.push(value.slice(found.index, end));
        if (end === candidates.lastIndex)
            candidates.lastIndex = descriptorEnd(value, end);
    }
    return addresses;
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


/***/ }),

/***/ 640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  zq: () => (/* binding */ OF_ADDRESSES),
  jN: () => (/* binding */ OF_EMPTY_PAGES),
  Xk: () => (/* binding */ OF_READERS),
  Cv: () => (/* binding */ OF_SOURCE_LINKS),
  y$: () => (/* binding */ OF_XML),
  ZL: () => (/* binding */ chooseSyntax),
  Uk: () => (/* binding */ isClicked)
});

// UNUSED EXPORTS: ADDRESSES, OF_LOADS, Vocabulary

// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __nccwpck_require__(160);
;// CONCATENATED MODULE: ./lib/web/page/name-table.js
/** Finds names in bytes, without making strings of them. */
/** Longer names are in no table. */
const MAX_LENGTH = 31;
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
        for (const [name, value] of names) {
            const bytes = Buffer.from(name, 'latin1');
            if (bytes.length === 0 || bytes.length > MAX_LENGTH)
                continue;
            const place = placeOf(bytes[0] ?? 0, bytes.length);
            this.#entries[place] ??= [];
            this.#entries[place].push({ bytes, value });
        }
    }
    /**
     * Returns what the name from `start` to `end` stands for; undefined if it is not in the table.
     */
    get(text, start, end) {
        const length = end - start;
        if (length > MAX_LENGTH)
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
            // Only letters have a lower case, and no name has anything else that differs by this bit
            // alone.
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

// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __nccwpck_require__(920);
;// CONCATENATED MODULE: ./lib/web/page/vocabulary.js
/** Which elements and attributes of a page matter, and to whom. */



/** Is an address for people to click on? */
function isClicked(use) {
    return use === 'link' || use === 'download';
}
/** Stands for every element. */
const ANY = '';
/**
 * Attributes with addresses that are seen:
 * https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2.
 */
const SEEN_ADDRESSES = [
    ['a area', 'href', 'link'],
    ['form', 'action', 'link'],
    ['button input', 'formaction', 'link'],
    ['image feimage', 'href xlink:href', 'media'],
    ['img source video audio input image', 'src', 'media'],
    ['img source image', 'srcset', 'set'],
    ['video', 'poster', 'media'],
    ['track', 'src', 'load'],
    ['embed iframe frame', 'src', 'document'],
    ['iframe', 'srcdoc', 'frame'],
    ['object', 'data', 'document'],
];
/**
 * All attributes with addresses: also of what is not seen, or is not what is seen, a background, a
 * part of a drawing.
 */
const ADDRESSES = [
    ...SEEN_ADDRESSES,
    ['script', 'src href xlink:href', 'load'],
    ['body table col colgroup thead tbody tfoot tr td th', 'background', 'media'],
    ['use', 'href xlink:href', 'symbol'],
];
/**
 * Returns the syntax of a page, or of an SVG file that is opened like one. Frames within it are
 * HTML, whatever the page.
 */
function chooseSyntax(page) {
    if (/\.(?:xhtml|svg)$/i.test(page))
        return 'xml';
    return 'html';
}
/** Elements that begin or end something. */
const MARKS = ['svg', 'math', 'template'];
/** Names of SVG that matter here and are not all in lower case. */
const CAMEL_CASE = ['feImage', 'foreignObject'];
/** What somebody wants to know of pages. */
class Vocabulary {
    #wanted;
    #attributes;
    #wantsAll;
    #names = {};
    /** `wantsAll`: whether elements without a wanted attribute matter, too. */
    constructor(rows, wantsAll = false) {
        const all = rows.flatMap(([elements, attributes, holds]) => elements
            .split(' ')
            .flatMap((element) => attributes.split(' ').map((attribute) => ({ element, attribute, holds }))));
        this.#wanted = Map.groupBy(all, ({ element }) => element);
        this.#attributes = [...new Set(all.map(({ attribute }) => attribute))];
        this.#wantsAll = wantsAll;
    }
    /**
     * Returns the attributes that are wanted of an element, apart from those that are wanted of all.
     */
    attributesOf(element) {
        return this.#wanted.get(element) ?? [];
    }
    /** Returns what elements and attributes are called in a page. */
    namesIn(syntax) {
        this.#names[syntax] ??= this.#makeNames(syntax);
        return this.#names[syntax];
    }
    #makeNames(syntax) {
        const isHtml = syntax === 'html';
        const known = new Set([
            ...this.#wanted.keys(),
            ...foreign_content/* BREAKS_OUT */.se,
            ...foreign_content/* HOLDS_HTML */.Fj,
            ...raw_text/* RAW_ELEMENTS */.x,
            ...MARKS,
        ]);
        const written = isHtml ? [...known] : [...known, ...CAMEL_CASE];
        return {
            tags: new NameTable(written.map((name) => [name, this.#tagOf(name.toLowerCase())]), isHtml),
            attributes: new NameTable(this.#attributes.map((name, index) => [name, { name, index }]), isHtml),
            other: this.#tagOf(ANY),
        };
    }
    #tagOf(name) {
        const wanted = [...this.attributesOf(ANY), ...this.attributesOf(name)];
        const holds = new Map(wanted.map((each) => [each.attribute, each.holds]));
        const isRaw = raw_text/* RAW_ELEMENTS */.x.has(name);
        return {
            name,
            meanings: this.#attributes.map((attribute) => holds.get(attribute) ?? null),
            isRaw,
            matters: this.#wantsAll || isRaw || MARKS.includes(name),
        };
    }
}
/** What says something about addresses and anchors. */
const OF_ADDRESSES = new Vocabulary([
    ...ADDRESSES,
    // What says together with other attributes where an element leads.
    ['a', 'name xlink:href', 'part'],
    ['a area', 'download', 'part'],
    ['base', 'href', 'part'],
    ['form', 'method', 'part'],
    ['input', 'type', 'part'],
    ['link', 'as href hreflang imagesrcset integrity rel type', 'part'],
    ['meta', 'charset content http-equiv name property', 'part'],
    ['script', 'type language for event integrity', 'part'],
    ['style', 'type', 'part'],
    ['template', 'shadowrootmode', 'part'],
    [ANY, 'id', 'id'],
    [ANY, 'style', 'style'],
    // In which `url()` loads something:
    // https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes.
    [ANY, 'clip-path cursor fill filter marker-end marker-mid marker-start mask stroke', 'paint'],
]);
/** What readers see. */
const OF_READERS = new Vocabulary([
    ...SEEN_ADDRESSES,
    ['a', 'xlink:href', 'link'],
    ['a', 'name rel class', 'part'],
    ['img area image input', 'alt', 'alternative'],
    ['input', 'type', 'part'],
    ['input', 'value placeholder', 'shown'],
    ['input', 'checked', 'mark'],
    ['textarea', 'placeholder', 'shown'],
    ['option', 'label', 'shown'],
    ['option', 'selected', 'mark'],
    ['optgroup', 'label', 'shown'],
    ['progress', 'value max', 'shown'],
    ['meter', 'value min max', 'shown'],
    ['ol', 'start type', 'shown'],
    ['ol', 'reversed', 'mark'],
    ['li', 'value', 'shown'],
    ['details dialog', 'open', 'mark'],
    ['form', 'method', 'part'],
    ['meta', 'name content http-equiv', 'part'],
    ['template', 'shadowrootmode', 'part'],
    [ANY, 'id', 'id'],
    [ANY, 'role', 'part'],
    [ANY, 'hidden', 'mark'],
], true);
/** What says whether readers see anything at all. */
const OF_EMPTY_PAGES = new Vocabulary([
    ['body', 'background onload', 'part'],
    ['input', 'type', 'part'],
    ['meta', 'content http-equiv', 'part'],
    ['script', 'type language for event', 'part'],
    ['template', 'shadowrootmode', 'part'],
    [ANY, 'hidden style', 'part'],
], true);
/** What says of a link whether it leads to what the page was written as. */
const OF_SOURCE_LINKS = new Vocabulary([['a link', 'href rel title class', 'part']], true);
/** What sitemaps and feeds say of addresses. */
const OF_XML = new Vocabulary([[ANY, 'href rel src url xml:base', 'part']], true);
/** What a page loads to run and to look as it should, and what decides whether that is used. */
const OF_LOADS = new Vocabulary([
    ['base', 'href', 'part'],
    ['link', 'rel href type media disabled integrity crossorigin', 'part'],
    ['meta', 'http-equiv content', 'part'],
    ['script', 'src href type nomodule integrity crossorigin', 'part'],
    ['template', 'shadowrootmode', 'part'],
]);


/***/ }),

/***/ 955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  WP: () => (/* binding */ getFileName),
  bU: () => (/* binding */ hasFolder),
  fx: () => (/* binding */ makeDiskPath),
  U_: () => (/* binding */ resolveLoops)
});

// UNUSED EXPORTS: listTree, makeSiteFolder

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
// EXTERNAL MODULE: ./lib/common/event-loop.js + 1 modules
var event_loop = __nccwpck_require__(179);
// EXTERNAL MODULE: ./lib/common/file-errors.js + 1 modules
var file_errors = __nccwpck_require__(695);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
;// CONCATENATED MODULE: ./lib/disk/paths.js



/**
 * Returns whether a path is `folder` or below it; both absolute, symbolic links are not followed.
 */
function paths_isWithin(path, folder) {
    const way = relative(folder, path);
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
/**
 * Returns the path without symbolic links of a path that need not exist yet.
 * @throws Error of the file system
 */
function resolveRealPath(path) {
    try {
        return realpathSync(path);
    }
    catch (error) {
        if (!isDiskError(error) || error.code !== 'ENOENT')
            throw error;
        return join(resolveRealPath(dirname(path)), basename(path));
    }
}
/**
 * Returns the real path, or the path itself where that cannot be found out: whoever needs it
 * reports why.
 */
function followLinks(path) {
    return tryOnDisk(() => resolveRealPath(path), path);
}
/** Returns the path of what is called `name` in `folder`, whatever bytes the two consist of. */
function joinBytePaths(folder, name) {
    return Buffer.concat([folder, Buffer.from('/'), name]);
}

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(365);
;// CONCATENATED MODULE: ./lib/web/tree.js





/**
 * Returns the name without loops of what a path leads to; the same path where there are none on it.
 */
function resolveLoops(path, loops) {
    let name = path;
    for (;;) {
        const loop = loops.find((link) => name.startsWith(link.name) || `${name}/` === link.name);
        if (loop === undefined)
            return name;
        // The folder's name is shorter than that of a link within it, so this ends.
        name = loop.folder + name.slice(loop.name.length);
    }
}
/** Returns the name of a file, by its index. */
function getFileName({ names }, file) {
    return names[file] ?? byte_strings/* NO_BYTES */.CR;
}
/** Do any of the sorted `names` begin with `folder`, which ends in a slash? */
function hasFolder(names, folder) {
    let from = 0;
    let to = names.length;
    while (from < to) {
        const middle = (from + to) >>> 1;
        if ((names[middle] ?? '') < folder)
            from = middle + 1;
        else
            to = middle;
    }
    return names[from]?.startsWith(folder) === true;
}
/**
 * Returns the path of a name of the site, for the file system. Names that are not UTF-8 can only be
 * given as bytes.
 */
function makeDiskPath(root, name) {
    return Buffer.from(`${(0,byte_strings/* toBytes */.ZJ)(root)}/${name}`, 'latin1');
}
/** Returns a folder with a site that is not listed yet; `signal` ends its listing. */
function makeSiteFolder(root, signal) {
    let listed;
    return {
        root,
        list() {
            listed ??= listTree(root, signal);
            return listed;
        },
    };
}
/**
 * Under how many names that lead through several symbolic links one folder is listed: a dozen
 * folders that all link to each other have a billion.
 */
const MAX_NAMES = 100;
/** Reading these may wait for ever, or never end. Shared memory is an ordinary place for files. */
const OF_THE_SYSTEM = /^\/(?:proc|sys|dev(?!\/shm(?:\/|$)))(?:\/|$)/;
/**
 * Lists what an upload would take from `root`.
 * Symbolic links are followed wherever they lead, as uploads do, but never round in circles.
 * @throws what the file system throws when `root` cannot be read; the reason of `signal` soon after
 * it is aborted
 */
async function listTree(root, signal) {
    const listing = new Listing(root, readBytes(realpathSync(root, 'buffer')));
    const yieldIfOver = makeCheckpoint(signal);
    for (let folder = listing.next(); folder !== undefined; folder = listing.next()) {
        for (const entry of entriesOf(root, folder.name, listing.unreadable)) {
            await yieldIfOver();
            listing.add(folder, entry);
        }
    }
    return listing.tree();
}
/** What was found of a site so far, and the folders that are still to be read. */
class Listing {
    unreadable = [];
    #root;
    /** Without symbolic links. */
    #realRoot;
    #folders;
    #files = [];
    #loops = [];
    /** How often a folder was reached through several links, by its path without any. */
    #listed = new Map();
    #unreadNames = 0;
    constructor(root, realRoot) {
        this.#root = root;
        this.#realRoot = realRoot;
        this.#folders = [{ name: NO_BYTES, real: realRoot, above: [], links: 0 }];
    }
    /** Returns a folder to read; undefined if all are read. */
    next() {
        return this.#folders.pop();
    }
    /** Adds what is in a folder. */
    add(folder, entry) {
        const name = folder.name.concat(readBytes(entry.name));
        const place = folder.real.concat('/', readBytes(entry.name));
        const isLink = entry.isSymbolicLink();
        const { why, size, folder: real } = whatIsAt(this.#root, name, isLink ? undefined : place);
        if (why !== undefined)
            this.unreadable.push({ name, why });
        if (size !== undefined)
            this.#files.push({ name, size });
        if (real === undefined)
            return;
        const above = [...folder.above, folder];
        const reached = { name: name.concat('/'), real, above, links: folder.links + Number(isLink) };
        if (!this.#isCircle(reached, place))
            this.#addFolder(reached);
    }
    /** Adds a folder that closes a circle to those that are not read, and returns whether it does. */
    #isCircle({ name, real, above }, place) {
        const circle = circleOf(real, above);
        if (circle?.kind === 'loop') {
            const isWithinSite = isWithin(place, this.#realRoot);
            const link = isWithinSite ? place.slice(this.#realRoot.length + 1) : name.slice(0, -1);
            this.#loops.push({ name, folder: circle.folder, link });
        }
        else if (circle !== undefined)
            this.unreadable.push({ name, why: HOLDS_ITSELF });
        return circle !== undefined;
    }
    #addFolder(folder) {
        const times = (this.#listed.get(folder.real) ?? 0) + Number(folder.links > 1);
        if (times > MAX_NAMES) {
            this.#unreadNames++;
            return;
        }
        this.#listed.set(folder.real, times);
        this.#folders.push(folder);
    }
    tree() {
        this.#files.sort((a, b) => (a.name < b.name ? -1 : 1));
        return {
            root: this.#root,
            names: this.#files.map((file) => file.name),
            sizes: this.#files.map((file) => file.size),
            unreadable: this.unreadable,
            loops: this.#loops,
            unreadNames: this.#unreadNames,
        };
    }
}
/** Why a folder is not listed to which a symbolic link in it leads, such as `/`. */
const HOLDS_ITSELF = 'it is a symbolic link to a folder that contains the site or the link itself';
/**
 * Returns which circle a folder closes when it is reached through the folders `above`: one of them
 * again, or a folder around one of them, in which it would be found again. Undefined if it closes
 * none.
 */
function circleOf(real, above) {
    const same = above.find((outer) => outer.real === real);
    if (same !== undefined)
        return { kind: 'loop', folder: same.name };
    const holdsOne = above.some((outer) => isWithin(outer.real, real));
    if (holdsOne)
        return { kind: 'around' };
    return undefined;
}
/** Adds a folder below the root that cannot be read to `unreadable`. */
function entriesOf(root, folder, unreadable) {
    try {
        return readdirSync(makeDiskPath(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        if (folder === '' || !isDiskError(error))
            throw error;
        unreadable.push({ name: folder, why: error.code ?? error.message });
        return [];
    }
}
/** Where a symbolic link leads that leads to nothing, by the code of the error. */
const LOST_LINKS = new Map([
    ['ENOENT', 'nowhere'],
    ['ELOOP', 'in a circle'],
]);
/**
 * Returns the size of a file, or the path of a folder without links; or why it is neither. `known`:
 * its path if it is no link.
 */
function whatIsAt(root, name, known) {
    try {
        const path = makeDiskPath(root, name);
        const status = statSync(path);
        const real = known ?? readBytes(realpathSync(path, 'buffer'));
        const isUsual = (status.isFile() || status.isDirectory()) && !OF_THE_SYSTEM.test(real);
        if (!isUsual)
            return { why: 'it is neither a file nor a folder' };
        if (status.isFile())
            return { size: status.size };
        return { folder: real };
    }
    catch (error) {
        if (!isDiskError(error))
            throw error;
        const code = error.code ?? error.message;
        const where = known === undefined && LOST_LINKS.get(code);
        return { why: where ? `it is a symbolic link that points ${where}` : code };
    }
}


/***/ }),

/***/ 995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Gz: () => (/* binding */ decodeHTML),
  Im: () => (/* binding */ decodeHTMLAttribute),
  ey: () => (/* binding */ decodeXML)
});

// UNUSED EXPORTS: DecodingMode, EntityDecoder, decodeHTMLStrict, determineBranch, htmlDecodeTree, replaceCodePoint, replaceCodePointXML, xmlDecodeTree

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
                        : String.fromCodePoint(decode_codepoint_replaceCodePointXML(codePoint));
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

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./lib/changes/comparison-pool.js
const COMPARISON_TASK = {
    name: 'comparing',
    // Each takes about 90 MiB with 30,000 pages on both sides.
    maxThreads: 2,
    async open(sites, pause) {
        const { Comparer } = await Promise.all(/* import() */[__nccwpck_require__.e(634), __nccwpck_require__.e(653)]).then(__nccwpck_require__.bind(__nccwpck_require__, 653));
        return new Comparer(sites, pause);
    },
};
/** How many files or pages a worker is given at a time. */
const MAX_BATCH = 32;
/**
 * How many batches each worker gets at least, if there are enough items: so all end at about the
 * same time.
 */
const MIN_BATCHES = 8;
/**
 * Returns what `work` returns for each of the items, in their order; it is given a worker and some
 * of them.
 * @throws the reason of the signal soon after it is aborted; what a thread throws
 */
async function runInBatches(comparers, items, work) {
    const size = Math.min(MAX_BATCH, Math.ceil(items.length / (comparers.size * MIN_BATCHES)));
    const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, i) => i);
    const results = [];
    await comparers.run(batches, async (ask, i) => {
        results[i] = await work(ask, items.slice(i * size, (i + 1) * size));
    });
    return results.flat();
}
/**
 * Files of the same size mostly have the same bytes: they are read but not parsed, which takes a
 * tenth of the time.
 */
const SHARE_OF_SAME_SIZE = (/* unused pure expression or super */ null && (1 / 10));
/** Returns about how much of two sites has to be read and parsed, in bytes. */
function countBytesToCompare({ earlier, later }) {
    const { names, sizes } = earlier.tree;
    const before = new Map(names.map((name, i) => [name, sizes[i] ?? 0]));
    return later.tree.names.reduce((bytes, name, i) => {
        const was = before.get(name) ?? 0;
        const is = later.tree.sizes[i] ?? 0;
        return bytes + (was + is) * (was === is ? SHARE_OF_SAME_SIZE : 1);
    }, 0);
}

// EXTERNAL MODULE: ./lib/common/event-loop.js + 1 modules
var event_loop = __nccwpck_require__(179);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(365);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
// EXTERNAL MODULE: ./lib/common/file-errors.js + 1 modules
var file_errors = __nccwpck_require__(695);
// EXTERNAL MODULE: ./lib/web/tree.js + 1 modules
var tree = __nccwpck_require__(955);
// EXTERNAL MODULE: ./lib/check/rules/occurrences.js
var occurrences = __nccwpck_require__(938);
;// CONCATENATED MODULE: ./lib/check/rules/linked-pages.js






/** What a host's own file may say of the type of a file. */
const SETS_TYPES = /content-type|mimetypes/i;
/** What is wrong with a page of a kind if something links to it. */
const WRONG = { empty: 'empty-page', untyped: 'not-served/untyped' };
/**
 * Counts pages that links lead to and that readers do not get to see. An empty home page is another
 * finding. `pages` and `visited`: by index.
 * @throws the reason of `signal` soon after it is aborted
 */
async function linked_pages_checkLinkedPages({ served, counter, signal }, pages, visited) {
    const { site, rules } = served;
    const isTypeOpen = rules.leavesTypesOpen === true || maySetTypes(site);
    for await (const [index, { kind }] of makeInterruptible(pages, signal)) {
        if (kind === undefined || kind === 'template' || !visited.has(index))
            continue;
        const name = getFileName(site, index);
        if (name === 'index.html' || (kind === 'untyped' && isTypeOpen))
            continue;
        counter.count(WRONG[kind], toBytes(site.basePath).concat(name), pointAtFile(name), name);
    }
}
/** May a file of the host say which type the page is sent with? */
function maySetTypes({ root, redirects }) {
    const headers = tryOnDisk(() => readFileSync(makeDiskPath(root, '_headers'), 'latin1'), '');
    return [headers, ...redirects.map(({ text }) => text ?? '')].some((text) => SETS_TYPES.test(text));
}

// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __nccwpck_require__(198);
;// CONCATENATED MODULE: ./lib/check/rules/markdown-twins.js
/** Markdown versions of pages, beside them, which AI agents read instead. */





/** Fewer do not show that each page is meant to have one. */
const MIN_VERSIONS = 5;
/** How many of ten pages have a version if each is meant to have one. */
const OF_TEN = 9;
/**
 * Lists that generators make, and pages that their plug-ins leave out (vitepress-plugin-llms 1.14:
 * `team` and `blog`): by the last part of the stem.
 */
const WITHOUT_SOURCE = /(?:^|\/)(?:search|tags?|categor(?:y|ies)|authors?|archives?|blog|posts?|news|team|print(?:_page)?|genindex[^/]*|[^/]*modindex)$/i;
/**
 * Files that projects have, whatever their pages are, and folders for sources, such as `_sources`.
 */
const OWN_CONTENT = /(?:^|\/)(?:[_.].*|(?:readme|changelog|changes|licen[cs]e|contributing|security|agents|claude|skills?|llms|sitemap)(?:[-_.][^/]*)?)\.md$/i;
/** Most others of them have a name in capitals, which no generator gives to a page. */
const IN_CAPITALS = /(?:^|\/)[A-Z][A-Z\d_-]*\.md$/;
function isOwnContent(name) {
    return OWN_CONTENT.test(name) || IN_CAPITALS.test(name);
}
/** Is this the name of a Markdown file? */
const isMarkdown = (name) => /\.md$/i.test(name);
/**
 * Counts pages without a Markdown version where nearly all have one, and versions without a page.
 * `pages` and `linked`: by index.
 * @throws the reason of `signal` soon after it is aborted
 */
async function markdown_twins_checkMarkdownTwins(context, pages, linked) {
    const { served, signal } = context;
    const isUsed = served.site.names.some(isMarkdown) || pages.values().some((page) => page.namesMarkdown);
    if (!isUsed)
        return;
    const versions = new Versions(served.files);
    const yieldIfOver = makeCheckpoint(signal);
    for (const [index, page] of pages) {
        await yieldIfOver();
        versions.add(getFileName(served.site, index), page);
    }
    if (!versions.haveNearlyAll)
        return;
    countLacking(context, versions);
    await countLeft(context, versions, linked);
}
/** The pages of a site, and their versions. */
class Versions {
    /** Pages that should have a version. */
    lacking = [];
    #files;
    /** The names of versions, those of redirects and 404 pages included. */
    #names = new Set();
    /** Where pages have a version. */
    #places = new Set();
    /** How many pages have a version beside them, by the folder of their stems. */
    #besideIn = new Map();
    /**
     * How many versions have a form, by its place in `listForms`: of pages of folders, and others.
     */
    #forms = { ofFolders: [0, 0, 0], ofOthers: [0, 0, 0] };
    #pages = 0;
    #withVersion = 0;
    constructor(files) {
        this.#files = files;
    }
    add(page, { kind, isAside, isUnlisted, namesMarkdown }) {
        const forms = listForms(page);
        const present = forms.filter((name) => this.#files.has(name));
        for (const name of present)
            this.#names.add(name);
        if (kind !== undefined || isAside || isNotFoundPage(page))
            return;
        this.#pages++;
        if (present.length > 0 || namesMarkdown)
            this.#addVersion(page, forms, present);
        else if (!isUnlisted)
            this.lacking.push(page);
    }
    #addVersion(page, forms, present) {
        this.#withVersion++;
        this.#places.add(placeOf(page));
        if (present.length === 0)
            return;
        const folder = getFolder(getStem(page));
        this.#besideIn.set(folder, this.countBeside(folder) + 1);
        const counts = this.#formsLike(page);
        for (const [i, name] of forms.entries())
            if (present.includes(name))
                counts[i] = (counts[i] ?? 0) + 1;
    }
    get haveNearlyAll() {
        return this.#withVersion >= MIN_VERSIONS && this.#withVersion * 10 >= this.#pages * OF_TEN;
    }
    has(name) {
        return this.#names.has(name);
    }
    /** Do pages of the same place and kind have a version? */
    haveThoseLike(page) {
        return this.#places.has(placeOf(page));
    }
    /** Returns how many pages whose stems are in a folder have a version beside them. */
    countBeside(folder) {
        return this.#besideIn.get(folder) ?? 0;
    }
    /**
     * Returns the name that the version of a page would have; undefined if no page like it has one
     * beside it.
     */
    findExpected(page) {
        const counts = this.#formsLike(page);
        const most = Math.max(...counts);
        if (most === 0)
            return undefined;
        return listForms(page)[counts.indexOf(most)];
    }
    #formsLike(page) {
        const { ofFolders, ofOthers } = this.#forms;
        return isIndexPage(page) ? ofFolders : ofOthers;
    }
}
/** Returns the folder of the stem of a page, and whether the page is that of a folder. */
function placeOf(page) {
    const folder = getFolder(getStem(page));
    return isIndexPage(page) ? `${folder}/` : folder;
}
/**
 * Returns the names that generators give to the version of a page; the second one is that of
 * https://llmstxt.org, read 2026-11.
 */
function listForms(page) {
    const stem = getStem(page);
    if (stem === '')
        return [toBytes('index.md'), page.concat('.md')];
    return [stem.concat('.md'), page.concat('.md'), stem.concat('/', 'index', '.md')];
}
/** Returns the stem of the page whose version has a name, which is that of a Markdown file. */
function takeStemOfPage(version) {
    const name = version.slice(0, -'.md'.length);
    return getStem(isPage(name) ? name : name.concat('.html'));
}
/** Is there a page with a stem, or may a rule answer for one? */
function isPageAnswered(stem, served) {
    const paths = [stem, stem.concat('/'), stem.concat('.html')];
    return paths.some((path) => served.answer(path) !== undefined);
}
/**
 * Where no page like it has a version, a page is made in another way, and so are the home page, and
 * what generators have no source for.
 */
function countLacking({ served, counter }, versions) {
    for (const page of versions.lacking) {
        const stem = getStem(page);
        const isMeant = stem !== '' && !WITHOUT_SOURCE.test(stem) && versions.haveThoseLike(page);
        if (!isMeant)
            continue;
        const values = { file: toText(versions.findExpected(page) ?? NO_BYTES) };
        const key = toBytes(served.site.basePath).concat(page);
        counter.countWithValues('markdown-twin', values, key, pointAtFile(page), page);
    }
}
/** Where most Markdown files of a folder have no page, they are something else. */
async function countLeft({ served, counter, signal }, versions, linked) {
    const { site } = served;
    const yieldIfOver = makeCheckpoint(signal);
    const left = [];
    for (const [index, name] of site.names.entries()) {
        if (!isMarkdown(name) || versions.has(name))
            continue;
        await yieldIfOver();
        const stem = takeStemOfPage(name);
        if (isPageAnswered(stem, served) || linked.has(index) || isOwnContent(name))
            continue;
        left.push({ name, folder: getFolder(stem) });
    }
    for (const [folder, files] of Map.groupBy(left, (each) => each.folder)) {
        if (files.length >= versions.countBeside(folder))
            continue;
        for (const { name } of files)
            counter.count('markdown-twin/page', toBytes(site.basePath).concat(name), pointAtFile(name), name);
    }
}

;// CONCATENATED MODULE: ./lib/common/units.js
/** Durations, days, sizes, counts and lists, as people write and read them. */
const DURATION = /^(?:(\d+) ?d ?)?(?:(\d+) ?h ?)?(?:(\d+) ?m(?:in)? ?)?(?:(\d+) ?s)?$/;
const DECIMAL = /^(\d+\.\d+) ?(d|h|m|min|s)$/;
const SIZE = /^(\d+)\s*(?:([kmgt])(i)?)?b?$/i;
/** Longer texts are no duration and no size, but numbers that lose digits. In characters. */
const MAX_LENGTH = 16;
const DURATION_UNITS = {
    d: 86_400_000,
    h: 3_600_000,
    m: 60_000,
    min: 60_000,
    s: 1_000,
};
/**
 * Returns the ms of `45s`, `30m` or `30 min`, `2h` or `1.5h`, `1h30m` or `1h 30m`, `2d`, or a bare
 * number of seconds; undefined if it is none.
 */
function parseDuration(text) {
    if (text.length > MAX_LENGTH)
        return undefined;
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const [, decimal, unit = ''] = DECIMAL.exec(text) ?? [];
    if (decimal !== undefined)
        return Math.round(Number(decimal) * (DURATION_UNITS[unit] ?? Number.NaN));
    if (text === '')
        return undefined;
    const match = DURATION.exec(text);
    if (match === null)
        return undefined;
    const [, days = 0, hours = 0, minutes = 0, seconds = 0] = match.map((part) => Number(part ?? 0));
    return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
}
/** Returns the bytes of `500MB`, `4GiB` or a bare number; undefined if it is none. */
function parseSize(text) {
    if (text.length > MAX_LENGTH)
        return undefined;
    const match = SIZE.exec(text);
    if (match === null)
        return undefined;
    const [, number, prefix = '', binary] = match;
    return Number(number) * (binary ? 1_024 : 1_000) ** ' kmgt'.indexOf(prefix.toLowerCase());
}
/**
 * Returns the number that somebody else has counted; undefined if it is none, or none that can be.
 */
function parseCount(text) {
    if (text === undefined || !/^\d{1,9}$/.test(text))
        return undefined;
    return Number(text);
}
/** Returns `ms` as `0.4s`, `45s`, `1m 05s`, `2h 03m` or `1d 04h`. */
function showDuration(ms) {
    if (ms < 10_000)
        return `${Number((Math.max(0, ms) / 1_000).toFixed(1))}s`;
    const seconds = Math.round(ms / 1_000);
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    const days = Math.floor(hours / 24);
    const two = (n) => String(n).padStart(2, '0');
    if (days > 0)
        return `${days}d ${two(hours % 24)}h`;
    if (hours > 0)
        return `${hours}h ${two(minutes % 60)}m`;
    if (minutes > 0)
        return `${minutes}m ${two(seconds % 60)}s`;
    return `${seconds}s`;
}
/** Returns the day of a time (in ms since the epoch) by UTC: `2026-11-09`. */
function showDay(time) {
    return new Date(time).toISOString().slice(0, 10);
}
/**
 * Returns `bytes` in the largest binary unit that leaves at least 1, with one decimal: `4.0 GiB`.
 */
function showSize(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    if (bytes < 1_024)
        return `${bytes} B`;
    const power = Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
    return `${(bytes / 2 ** (10 * power)).toFixed(1)} ${units[power]}`;
}
/**
 * Returns a number with its noun: `0 pages`, `1 page`, `12,345 pages`. `many` is the plural where
 * an `s` alone does not make it.
 */
function units_count(n, one, many = `${one}s`) {
    return `${String(n).replace(/\B(?=(\d{3})+$)/g, ',')} ${n === 1 ? one : many}`;
}
/** Returns `a, b and c`, or `a, b or c`. */
function joinWords(words, conjunction) {
    return [words.slice(0, -1).join(', '), ...words.slice(-1)]
        .filter(Boolean)
        .join(` ${conjunction} `);
}
/** Returns a size in bytes as people read it, in megabytes. */
function showMegabytes(bytes) {
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

;// CONCATENATED MODULE: ./lib/check/rules/next-build.js
/**
 * What the routers of Next load in a browser besides pages: files that the build writes beside
 * them.
 */




const partKind = (name, since) => ({
    namesFor: ({ folder }) => [folder.concat((0,byte_strings/* toBytes */.ZJ)(`__next.${name}.txt`))],
    since,
});
const OWN_PART = '__PAGE__.txt';
/**
 * Seen in exports of Next 14.2, 15.5, 16.0, 16.2 and 16.4, and in what their routers ask for,
 * 2026-11.
 */
const FIRST_WITH_PARTS = 16;
const WHOLE_PAGE = { namesFor: ({ stem }) => [stem.concat('.txt')], since: 0 };
/** Where it is missing, its name is guessed: groups of routes have others. */
const PAGE_ITSELF = {
    namesFor: ({ folder, path, ownPart }) => [
        ownPart ?? (0,byte_strings/* asBytes */.Yd)(`${folder}__next.${path.replaceAll('/', '.')}${OWN_PART}`),
    ],
    since: FIRST_WITH_PARTS,
};
/**
 * The layouts around a page: that of `__next.a.b.__PAGE__.txt` is `__next.a.b.txt`, and the one
 * around that `__next.a.txt`.
 */
const LAYOUTS = {
    namesFor({ ownPart }) {
        if (ownPart === undefined)
            return [];
        const folder = (0,byte_strings/* getFolder */.L2)(ownPart);
        const segments = ownPart.slice(folder.length).split('.').slice(1, -2);
        const ends = segments.keys().filter((i) => !segments[i]?.startsWith('@'));
        return [...ends].map((end) => (0,byte_strings/* asBytes */.Yd)(`${folder}__next.${segments.slice(0, end + 1).join('.')}.txt`));
    },
    since: undefined,
};
/** What the App Router loads. */
const OF_APP_ROUTER = [
    WHOLE_PAGE,
    partKind('_tree', FIRST_WITH_PARTS),
    partKind('_full', FIRST_WITH_PARTS),
    PAGE_ITSELF,
];
/** What later versions put into other parts, unless it is large. */
const SEPARATE_PARTS = [partKind('_head'), partKind('_index'), LAYOUTS];
/** In a tree of parts, if it is of a version that keeps all of them apart. */
const KEPT_APART = '"slots"';
/** Returns the kinds of files that the router of a build loads. */
function next_build_listFileKinds({ root, router, pages }, { site, files }) {
    if (router.kind === 'next-pages') {
        const folder = `${root}_next/data/${router.build}/`;
        const namesFor = ({ path }) => [
            asBytes(`${folder}${path.slice(0, -1) || 'index'}.json`),
        ];
        return [{ namesFor, since: 0 }];
    }
    const trees = pages.values().map(({ folder }) => `${folder}__next._tree.txt`);
    const tree = trees.find((name) => files.has(name));
    const keepsApart = tree !== undefined && textOf(site, tree).includes(KEPT_APART);
    if (keepsApart)
        return [...OF_APP_ROUTER, ...SEPARATE_PARTS];
    return OF_APP_ROUTER;
}
/** Returns by folder the parts that are a page itself. */
function next_build_findOwnParts(names) {
    const parts = names.filter((name) => name.endsWith(`.${OWN_PART}`));
    return new Map(parts.map((name) => [getFolder(name), name]));
}
/** The program in an export, and not one that asks a server of Next. */
const ASKS_FOR_FILES = /\+=["']index\.txt["']/;
const VERSION = /\bnext=\{version:["'](\d+)\./;
/**
 * Returns the major version of the program of a build that asks for files beside pages, 0 if it
 * does not say so; undefined if it asks for none, or is not there. It stands in the scripts of the
 * build.
 */
function next_build_findVersionThatLoads({ root, router }, { site, files }) {
    const folder = `${root}_next/static/`;
    if (router.kind === 'next-pages')
        return files.has(`${folder}${router.build}/_buildManifest.js`) ? 0 : undefined;
    const names = site.names.filter((name) => name.startsWith(folder) && name.endsWith('.js'));
    const scripts = names.map((name) => textOf(site, name));
    if (!scripts.some((code) => ASKS_FOR_FILES.test(code)))
        return undefined;
    const versions = scripts.map((code) => Number(VERSION.exec(code)?.[1] ?? 0));
    // Scripts of an older build may lie beside them.
    const known = versions.filter((version) => version > 0);
    if (known.length === 0)
        return 0;
    return Math.min(...known);
}
/** Returns what is in a file, as bytes; nothing if it cannot be read. */
function textOf({ root }, name) {
    return tryOnDisk(() => readFileSync(makeDiskPath(root, name), 'latin1'), '');
}

;// CONCATENATED MODULE: ./lib/check/rules/next-page-data.js
/**
 * Data of pages, in files that Next writes beside them. Its router in the browser loads them when a
 * reader follows a link; nothing in the HTML names them.
 */







/**
 * Counts pages that lack a companion which others of their build have, and builds in which no page
 * has one although their program asks for it. `pages`: by index.
 * @throws the reason of `signal` soon after it is aborted
 */
async function next_page_data_checkNextPageData(context, pages) {
    const { served, signal } = context;
    const yieldIfOver = makeCheckpoint(signal);
    const builds = await buildsOf(served, pages, yieldIfOver);
    for (const build of builds) {
        const lacking = [];
        const unwritten = [];
        for (const kind of listFileKinds(build, served)) {
            const { missing, isPresent } = await missingOf(kind, build.pages, served, yieldIfOver);
            if (isPresent)
                lacking.push(...missing);
            else
                unwritten.push({ kind, missing });
        }
        next_page_data_countLacking(lacking, context);
        // Whose program it is that is there is not known of two builds.
        const isAlone = builds.every((other) => other === build || other.root !== build.root);
        const version = isAlone && unwritten.length > 0 ? findVersionThatLoads(build, served) : undefined;
        const asked = unwritten.filter(({ kind }) => version !== undefined && kind.since !== undefined && version >= kind.since);
        countAbsent(asked.flatMap(({ missing }) => missing), context);
    }
}
async function missingOf(kind, pages, { files }, pause) {
    const missing = [];
    let isPresent = false;
    for (const routed of pages) {
        await pause();
        for (const name of kind.namesFor(routed)) {
            if (files.has(name))
                isPresent = true;
            else
                missing.push({ page: routed.page, name });
        }
    }
    return { missing, isPresent };
}
/** One finding for each page. */
function next_page_data_countLacking(lacking, { served, counter }) {
    for (const [page, [first, ...others]] of Map.groupBy(lacking, (each) => each.page)) {
        if (first === undefined)
            continue;
        const more = others.length === 0 ? '' : ` and ${count(others.length, 'other file')}`;
        const key = toBytes(served.site.basePath).concat(first.name);
        const values = { file: `/${toText(first.name)}${more}` };
        counter.countWithValues('page-data', values, key, pointAtFile(page), first.name);
    }
}
/** One finding for all of them. */
function countAbsent(absent, { served, counter }) {
    const [first] = absent.toSorted((a, b) => compareBytes(a.page, b.page));
    if (first === undefined)
        return;
    const key = toBytes(served.site.basePath).concat(first.name);
    const values = { file: `/${toText(first.name)}` };
    counter.countWithValues('page-data/all', values, key, pointAtFile(first.page), first.name);
}
/**
 * Returns the builds that pages are of: older versions may lie beside newer ones, and write other
 * files.
 */
async function buildsOf({ site }, pages, pause) {
    const rootOf = rootsIn(site.names);
    const ownParts = findOwnParts(site.names);
    const builds = new Map();
    for (const [index, { router }] of pages) {
        const page = getFileName(site, index);
        // Nobody follows a link to the page for wrong addresses.
        if (router === undefined || isNotFoundPage(page))
            continue;
        await pause();
        const stem = page.replace(/\.html?$/i, '');
        const path = stem.replace(/(?:^|\/)index$/, '');
        const folder = path === '' ? NO_BYTES : path.concat('/');
        const root = rootOf(getFolder(page)) ?? (router.build === undefined ? firstFolderOf(page) : NO_BYTES);
        const key = `${router.kind} ${root} ${router.build ?? ''}`;
        const build = builds.get(key) ?? { root, router, pages: [] };
        builds.set(key, build);
        build.pages.push({
            page,
            stem,
            folder,
            path: folder.slice(root.length),
            ownPart: ownParts.get(folder),
        });
    }
    return [...builds.values()];
}
const firstFolderOf = (page) => page.slice(0, page.indexOf('/') + 1);
/**
 * Returns what finds the innermost folder with a `_next/` that a folder is in, or that it is;
 * undefined if there is none.
 */
function rootsIn(names) {
    const known = new Map();
    const find = (folder) => {
        if (hasFolder(names, `${folder}_next/`))
            return folder;
        if (folder === '')
            return undefined;
        return rootOf(getFolder(folder.slice(0, -1)));
    };
    const rootOf = (folder) => {
        if (!known.has(folder))
            known.set(folder, find(folder));
        return known.get(folder);
    };
    return rootOf;
}

// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __nccwpck_require__(355);
// EXTERNAL MODULE: ./lib/web/address.js
var address = __nccwpck_require__(986);
// EXTERNAL MODULE: ./lib/web/host/served-site.js + 21 modules
var served_site = __nccwpck_require__(306);
;// CONCATENATED MODULE: ./lib/check/rules/unlinked-pages.js









/**
 * Pages that readers come to without a link: those of errors, of a search, what proves to a service
 * who the site belongs to, what is shown without a network, what scripts put into other pages, what
 * is there to be printed; and what generators write although links to it are rare or in a script:
 * rustdoc, Haddock, Doxygen, YARD and Sphinx.
 */
const NEEDS_NO_LINK = (/* unused pure expression or super */ null && ([
    /(?:^|\/)(?:[45](?:\d\d|xx|0x)|_?(?:global-)?error|not[-_]?found|offline(?:-plugin-app-shell-fallback)?)(?:\.html?|\/index\.html?)$/i,
    /(?:^|[/_-])search(?:[-_]?(?:results?|page))?(?:\.html?|\/[^/]+\.html?)$/i,
    /(?:^|\/)(?:google|yandex_|naver|pinterest-|baidu_verify_)[\w-]{5,}\.html$/,
    /(?:^|[/_.-])(?:toc|nav|navbar|navigation|menu|sidebar|header|footer|iframe)\.html?$/i,
    /(?:^|\/)print[-_](?:page|site)(?:\.html|\/index\.html)$/,
    /(?:^|\/)(?:src\/(?:.+\.rs|[A-Z][\w.-]*)|help|settings|graph_legend|file\.README)\.html$/,
    /(?:^|\/)[a-z]+-modindex(?:\.html|\/index\.html)$/,
]));
/**
 * The home page of a version or a language. A menu that a script makes leads there from the others.
 */
const HOME_OF_EDITION = /(?:^|\/)(?:(?:v|(?:branch|rel(?:ease)?|stable|version)[-_]?v?)?\d+(?:[.-]\w+)*|latest|stable|current|next|edge|nightly|main|master|dev(?:elop|el)?|[a-z]{2}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2,4}|\d{3}))?)\/index\.html?$/i;
/**
 * Data of menus that scripts make, such as `menudata.js` of Doxygen. That of a search names every
 * page.
 */
const MENU_DATA = /(?:^|\/)(?![^/]*search)[^/]*(?:menu|nav|toc|sidebar|versions|languages|locales)[^/]*\.(?:m?js|json)$/i;
/** How much of a file is read, in bytes. */
const MAX_MENU_DATA = (/* unused pure expression or super */ null && (4 << 20));
/** An address that ends in the name of a file or a folder, as it is written. */
const PLAIN_ADDRESS = /^[\w\-./]*[\w-]\/?$/;
/** A text in quotes that may be an address. */
const QUOTED = /(?<=["'])[^"'<>\s\\]{1,1000}(?=["'\\])/g;
/**
 * Counts the pages that nothing on another page leads to, and no rule of a redirect file: one
 * finding for all of them. None if no page leads to another, or if it seems that scripts do.
 * `isReached`: whether another file leads to a file; both are by index. `external`: what other
 * hosts are asked for, and where.
 * @throws the reason of `signal` soon after it is aborted
 */
async function unlinked_pages_checkUnlinkedPages(context, pages, isReached, external) {
    const { served, counter, signal } = context;
    const home = served.findServedFile(NO_BYTES);
    if (home === undefined || !areAllRead(served, pages))
        return;
    const ruled = new Set(served.listRuleDestinations());
    const isFound = (file) => isReached(file) || ruled.has(file);
    const wanted = [];
    for await (const [file, facts] of makeInterruptible(pages, signal))
        if (file !== home && needsLink(served.nameOf(file), facts, pages.get(home)))
            wanted.push({ file, facts });
    const missed = wanted
        .map(({ file }) => file)
        .filter((file) => !isPageFound(file, served, isFound));
    if (missed.length === 0 || ![...pages.keys()].some(isReached))
        return;
    const inMenus = await listNamedInMenus(context, missed);
    const inFull = await listNamedInFull(context, external);
    const unlinked = missed.filter((file) => !inMenus.has(file) && !inFull.has(file));
    const isMost = (count) => count > wanted.length / 2;
    const areLinksScripted = isMost(unlinked.length) && isMost(wanted.filter(({ facts }) => facts.runsScript).length);
    if (unlinked.length === 0 || areLinksScripted)
        return;
    const root = toBytes(served.site.basePath);
    const names = unlinked.map((file) => served.nameOf(file)).sort(compareBytes);
    const found = names.map((name) => ({ key: root.concat(name), page: name }));
    let pagesInWords = 'this page';
    if (found.length > 1)
        pagesInWords = count(found.length, 'page');
    counter.countTogether('unlinked-page', { pages: pagesInWords }, found);
}
/** The links of a page that was not read may lead anywhere. */
function areAllRead({ site }, pages) {
    if (site.unreadable.length > 0)
        return false;
    return site.names.every((name, file) => !isPage(name) || pages.has(file));
}
/** Do readers not come to a page without a link, and are they meant to come there? */
function needsLink(name, facts, home = {}) {
    if (!isPage(name) || getStem(name) === '' || isNotFoundPage(name))
        return false;
    if (facts.isAside || facts.kind === 'template')
        return false;
    // What all pages are says nothing about one of them.
    if (facts.isUnlisted && !home.isUnlisted)
        return false;
    if (facts.isPart && !home.isPart)
        return false;
    return !HOME_OF_EDITION.test(name) && !NEEDS_NO_LINK.some((pattern) => pattern.test(name));
}
/**
 * Do links lead to a page, or to another file for it, such as `guide.html` of `guide/index.html`?
 */
function isPageFound(page, served, isFound) {
    if (isFound(page))
        return true;
    return listAddressForms(served.nameOf(page)).some((form) => {
        const file = served.files.get(form);
        return file !== undefined && isFound(file);
    });
}
/**
 * Returns the files that other files may name by their full address, by index. Where the site's own
 * host is not known, any host may be it.
 */
async function listNamedInFull({ served, signal }, external) {
    const found = new Set();
    if (served.site.domain !== undefined)
        return found;
    const root = toBytes(served.site.basePath);
    for await (const [address, places] of makeInterruptible(external, signal)) {
        // It is parsed already, and there are many.
        const [, , , ...parts] = address.split(/[?#]/, 1)[0]?.split('/') ?? [];
        const path = decodePathname(toBytes(`/${parts.join('/')}`));
        if (!path.startsWith(root))
            continue;
        const file = served.findFileByName(path.slice(root.length));
        const isNamedElsewhere = places.some((place, i) => i % 2 === 0 && place !== file);
        if (file !== undefined && isNamedElsewhere)
            found.add(file);
    }
    return found;
}
/** Returns the last part of a path, without a slash at its end. */
function takeLastPart(path) {
    const end = path.endsWith('/') ? path.length - 1 : path.length;
    return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
}
/** Returns the files to which menus may lead that scripts make, by index. */
async function listNamedInMenus({ served, signal }, missed) {
    const endings = new Set(missed.flatMap((file) => listAddressForms(served.nameOf(file))).map(takeLastPart));
    const { root, names } = served.site;
    const addresses = new Addresses(served.site);
    const yieldIfOver = makeCheckpoint(signal);
    const found = new Set();
    for (const name of names.filter((each) => MENU_DATA.test(each))) {
        const path = makeDiskPath(root, name);
        const data = tryOnDisk(() => readStartOfFile(path, MAX_MENU_DATA).toString('latin1'), '');
        const base = addresses.baseOfFile(name);
        for (const [written] of data.matchAll(QUOTED)) {
            await yieldIfOver();
            const [value = NO_BYTES] = asBytes(written).split('#', 1);
            // Of thousands of words, resolving each would take long.
            if (PLAIN_ADDRESS.test(value) && !endings.has(takeLastPart(value)))
                continue;
            const address = addresses.resolve(value, base);
            const file = address.kind === 'site' ? served.findFileByName(address.path) : undefined;
            if (file !== undefined)
                found.add(file);
        }
    }
    return found;
}

// EXTERNAL MODULE: ./lib/check/sources/page-source.js
var page_source = __nccwpck_require__(754);
;// CONCATENATED MODULE: ./lib/check/pool/read-site.js
/**
 * The reading of a site: every file by one of the workers, then what only all of them know
 * together.
 */







/** The task of the pool of threads. */
const READING = {
    name: 'reading',
    maxThreads: 4,
    async open(site, pause) {
        const { Scanner } = await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(634), __nccwpck_require__.e(672)]).then(__nccwpck_require__.bind(__nccwpck_require__, 672));
        return new Scanner(site, pause);
    },
};
/** How many SVG files, or pages again, one worker reads at a time. */
const FILES_PER_BATCH = 100;
/**
 * Reads the batches, counts what is wrong in them, and returns what else is known of the site then.
 * The pool has ended when it is done.
 * @throws the reason of `signal` soon after it is aborted; what a thread throws
 */
async function readSite(pool, batches, context) {
    const { served, counter, signal } = context;
    await pool.open(served.site);
    const files = await readFiles(pool, batches, served);
    const totals = await pool.runOnAll((ask) => ask('collectTotals'));
    const asked = totals.flatMap((each) => each.asked);
    const missing = (await pool.runOnAll((ask) => ask('findMissingAnchors', asked))).flat();
    const findings = await pool.runOnAll((ask) => ask('finishCounting', missing));
    // What comes next needs the memory that they hold.
    await pool.stop();
    for await (const finding of makeInterruptible(findings.flat(), signal))
        counter.add(finding);
    const { pages, linked, visited } = files;
    const external = mergePlaces(totals.map((each) => each.external));
    const isReached = (file) => totals.some(({ reached }) => reached[file] === 1);
    await checkNextPageData(context, pages);
    await checkLinkedPages(context, pages, visited);
    await checkMarkdownTwins(context, pages, linked);
    await checkUnlinkedPages(context, pages, isReached, external);
    return {
        pages,
        asked,
        anchors: new Map(missing.map(({ page, ids }) => [page, ids])),
        ...addCounts(totals.map(({ checked }) => checked)),
        sources: listOwnSources(pages, served),
        external,
    };
}
/** Reads all files of the batches, then those that others turn out to use. */
async function readFiles(pool, batches, served) {
    const read = new FilesSoFar();
    await pool.run(batches, async (ask, { files }) => read.add(await ask('read', files)));
    // Reading them may bring up more.
    for (let deferred = read.takeDeferred(); deferred.length > 0; deferred = read.takeDeferred())
        await pool.run(splitIntoBatches(deferred), async (ask, files) => read.add(await ask('readDeferred', files)));
    // The page for wrong addresses is shown at any of them.
    const shownByRules = [...served.listPagesShownInOtherFolder(), ...listNotFoundPages(served)];
    const relocated = new Set([...read.relocated, ...shownByRules]);
    const pages = [...relocated].filter((page) => read.pages.has(page));
    await pool.run(splitIntoBatches(pages), (ask, files) => ask('readRelocated', files));
    return read;
}
/** Returns how many addresses all workers have checked. */
function addCounts(counts) {
    const sum = { links: 0, loads: 0, undecided: 0 };
    for (const { link, load, undecided } of counts) {
        sum.links += link;
        sum.loads += load;
        sum.undecided += undecided;
    }
    return sum;
}
/** Returns what pages were written as, by their names as text. */
function listOwnSources(pages, served) {
    const sources = new Map();
    for (const [index, { source }] of pages)
        if (source !== undefined)
            sources.set(toText(served.nameOf(index)), source);
    return pickOwnSources(sources);
}
/** What is known of the files that were read so far, whichever thread read them. */
class FilesSoFar {
    /** By index. */
    pages = new Map();
    /** Pages that readers see in another folder than their file. */
    relocated = new Set();
    /** Files that links lead to. */
    linked = new Set();
    /** Those that links do not only offer to save. */
    visited = new Set();
    #opened = new Set();
    #searched = new Set();
    /** The opened and searched files that `takeDeferred` has returned. */
    #done = { opened: new Set(), searched: new Set() };
    add({ pages, linkedFiles }) {
        for (const [index, page] of pages)
            this.pages.set(index, page);
        for (const page of linkedFiles.relocated)
            this.relocated.add(page);
        for (const file of linkedFiles.linked)
            this.linked.add(file);
        for (const file of linkedFiles.visited)
            this.visited.add(file);
        for (const file of linkedFiles.opened)
            this.#opened.add(file);
        for (const file of linkedFiles.searched)
            this.#searched.add(file);
    }
    /**
     * Returns the files that matter because of what others do with them, and were not returned so
     * far.
     */
    takeDeferred() {
        for (const file of this.visited)
            if (this.pages.get(file)?.kind === 'template')
                this.#opened.add(file);
        const opened = this.#opened.difference(this.#done.opened);
        const searched = this.#searched.difference(this.#done.searched);
        for (const file of opened)
            this.#done.opened.add(file);
        for (const file of searched)
            this.#done.searched.add(file);
        return [...opened.union(searched)]
            .sort((a, b) => a - b)
            .map((file) => ({ file, isOpened: opened.has(file), isSearched: searched.has(file) }));
    }
}
/** Returns what all workers have found. */
function mergePlaces(found) {
    const joined = new Map();
    for (const [address, places] of found.flatMap((each) => [...each])) {
        const known = joined.get(address);
        if (known === undefined)
            joined.set(address, places);
        else
            for (const each of places)
                known.push(each);
    }
    return joined;
}
function splitIntoBatches(items) {
    const batches = [];
    for (let from = 0; from < items.length; from += FILES_PER_BATCH)
        batches.push(items.slice(from, from + FILES_PER_BATCH));
    return batches;
}
/** Returns the pages that are shown for wrong addresses, of the site or of a folder. */
function listNotFoundPages({ files, rules }) {
    const found = [];
    for (const [name, file] of files) {
        const isNested = rules.hasNestedNotFound && name.endsWith('/404.html');
        if (name === '404.html' || isNested)
            found.push(file);
    }
    return found;
}

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: ./lib/workers/thread.js

/** A thread that answers one call after the other; it starts while others work on. */
class thread_Thread {
    #worker;
    #waiting;
    #failure;
    constructor(code) {
        // Without it, each thread takes 50 MB more for objects that are soon garbage, and is no faster.
        this.#worker = new Worker(code, { resourceLimits: { maxYoungGenerationSizeMb: 12 } });
        this.#worker.on('message', (reply) => this.#takeWaiting()?.resolve(reply));
        this.#worker.on('error', (error) => this.#fail(error));
        this.#worker.on('exit', (status) => this.#fail(new Error(`the thread ended with code ${status}`)));
    }
    /** Sends what has no reply. */
    send(request) {
        this.#worker.postMessage(request);
    }
    /**
     * Returns the reply; rejected when the thread fails or is stopped. There must be no open request.
     */
    call(request) {
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
        this.#takeWaiting()?.reject(this.#failure);
    }
    #takeWaiting() {
        const settled = this.#waiting;
        this.#waiting = undefined;
        return settled;
    }
}

;// CONCATENATED MODULE: ./lib/workers/pool.js



/**
 * Not written inside `new URL(…)`: a bundler that sees `import.meta.url` there copies the file
 * instead of bundling it.
 */
const HERE = import.meta.url;
/** The extension of this file; undefined in `dist`, where it is part of a bundle. */
const EXTENSION = /\/pool(\.[jt]s)$/.exec(HERE)?.[1];
/** Whether this is part of the bundle of the command, of its first file or of another one. */
const IS_OF_COMMAND = /\/check-command\/[^/]+$/.test(HERE);
/**
 * The code of each thread. In `dist` it is a bundle in a folder of its own, beside those of the
 * step and the command.
 */
const CODE = findCode();
function findCode() {
    if (EXTENSION !== undefined)
        return new URL(`../worker-thread${EXTENSION}`, HERE);
    if (IS_OF_COMMAND)
        return new URL('../worker-thread/index.js', HERE);
    return new URL('worker-thread/index.js', HERE);
}
/** With less to read than this, in bytes, a thread costs more than it saves. */
const MIN_BYTES_FOR_THREADS = 12_000_000;
/**
 * Returns what `work` does with a pool, which ends with it. `signal` ends the work and all threads,
 * wherever they are.
 * @throws the reason of the signal soon after it is aborted; what `work` throws
 */
async function usePool(task, signal, work) {
    signal.throwIfAborted();
    const pool = new Pool(task, signal);
    const stop = () => void pool.stop();
    signal.addEventListener('abort', stop, { once: true });
    try {
        return await work(pool);
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        signal.removeEventListener('abort', stop);
        await pool.stop();
    }
}
/** Workers in threads if there is much to read, else one in this thread. */
class Pool {
    #task;
    #signal;
    #bytes = 0;
    #threads = [];
    #workers = [];
    constructor(task, signal) {
        this.#task = task;
        this.#signal = signal;
    }
    /**
     * Adds to what is to be read, and starts the threads as soon as they are worth it: that takes a
     * while.
     */
    expect(bytes) {
        this.#bytes += bytes;
        if (this.#bytes < MIN_BYTES_FOR_THREADS || this.#threads.length > 0)
            return;
        const length = Math.min(this.#task.maxThreads, availableParallelism());
        this.#threads = Array.from({ length }, () => new Thread(CODE));
    }
    /** Opens the workers. To be called once, before anything is asked. */
    async open(setup) {
        if (this.#threads.length === 0) {
            const worker = await this.#task.open(setup, makeCheckpoint(this.#signal));
            this.#workers = [async (method, ...args) => callMethod(worker, method, args)];
            return;
        }
        const task = this.#task.name;
        this.#workers = this.#threads.map((thread) => {
            thread.send({ task, setup });
            return (method, ...args) => thread.call({ method, args });
        });
    }
    /** How many workers share the work. */
    get size() {
        return this.#workers.length;
    }
    /**
     * Does `work` for each of the items, in any order: a worker that is done takes the next.
     * @throws the reason of the signal soon after it is aborted; what a worker throws
     */
    async run(items, work) {
        const queue = Iterator.from(items);
        await this.runOnAll(async (ask) => {
            for (let next = queue.next(); !next.done; next = queue.next()) {
                this.#signal.throwIfAborted();
                await work(ask, next.value);
            }
        });
    }
    /** Returns what `work` returns for each of the workers. @throws what a worker throws */
    runOnAll(work) {
        return Promise.all(this.#workers.map(work));
    }
    /** Ends all threads at once; what they have been asked is rejected. */
    async stop() {
        await Promise.all(this.#threads.map((thread) => thread.stop()));
    }
}
/** Calls a method of a worker by its name. */
function callMethod(worker, method, args) {
    return Reflect.apply(Reflect.get(worker, method), worker, args);
}

;// CONCATENATED MODULE: ./lib/worker-thread.js
/**
 * A thread of a pool: opens a worker for what it is told to work on, calls its methods, and posts
 * what they return.
 */




const TASKS = [READING, COMPARISON_TASK];
let worker;
external_node_worker_threads_namespaceObject.parentPort?.on('message', async (request) => {
    if ('task' in request)
        worker = opened(request.task, request.setup);
    else if (worker)
        external_node_worker_threads_namespaceObject.parentPort?.postMessage(await callMethod(await worker, request.method, request.args));
});
function opened(name, setup) {
    const task = TASKS.find((known) => known.name === name);
    if (task === undefined)
        throw new Error(`there is no task ${name}`);
    return task.open(setup, async () => { });
}


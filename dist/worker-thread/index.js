import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4868:
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

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: () => (/* binding */ AddressChecker)
});

// UNUSED EXPORTS: addCounts

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
// EXTERNAL MODULE: ./lib/web/fragments.js
var fragments = __nccwpck_require__(1343);
// EXTERNAL MODULE: ./lib/web/host/not-found-pages.js
var not_found_pages = __nccwpck_require__(1432);
// EXTERNAL MODULE: ./lib/web/host/served-site.js + 5 modules
var served_site = __nccwpck_require__(4439);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __nccwpck_require__(7640);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __nccwpck_require__(2198);
// EXTERNAL MODULE: ./lib/web/resolve-address.js
var resolve_address = __nccwpck_require__(7479);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __nccwpck_require__(7414);
// EXTERNAL MODULE: ./lib/check/collector/raw-finding.js + 3 modules
var raw_finding = __nccwpck_require__(6801);
;// CONCATENATED MODULE: ./lib/check/collector/findings-of-kind.js
/**
 * Keeps the findings of one kind: lists the first ones by key, and has one finding that stands for
 * the unlisted others.
 */



/**
 * How many findings of one kind are listed: those with the first keys. One more finding stands for
 * the unlisted ones: it counts them, and keeps the identity of each.
 */
const MAX_LISTED_FINDINGS = 20_000;
/** How many are stored until those beyond the limit become unlisted: sorting is slow. */
const MAX_STORED_FINDINGS = MAX_LISTED_FINDINGS * 1.25;
/** The findings of one kind. Which ones are listed does not depend on the order of additions. */
class FindingsOfKind {
    #kind;
    #unlisted;
    #listedByKey = new Map();
    /** Findings with keys after this one are unlisted; undefined while none is. */
    #lastListedKey;
    constructor(kind) {
        this.#kind = kind;
        this.#unlisted = makeFindingForUnlisted(kind);
    }
    /**
     * Returns the listed finding with a stored key, which is added, with `values`, if it is new.
     * Undefined if the key is beyond the limit: use `countUnlisted` instead.
     */
    getOrAddListed(key, values) {
        const listed = this.#listedByKey.get(key);
        if (listed !== undefined)
            return listed;
        if (this.#listedByKey.size > MAX_STORED_FINDINGS)
            this.#unlistBeyondLimit();
        if (this.#isBeyondLimit(key))
            return undefined;
        const added = (0,raw_finding/* makeRawFinding */.K8)(this.#kind, key, values);
        this.addListed(added);
        return added;
    }
    /** Lists a finding, in place of one with the same key. */
    addListed(finding) {
        this.#listedByKey.set(finding.key, finding);
    }
    /** Counts occurrences of findings that are not listed, and keeps the identities of these. */
    countUnlisted(occurrenceCount, identities) {
        this.#unlisted.count += occurrenceCount;
        for (const identity of identities)
            this.#unlisted.identities.add(identity);
    }
    /** Returns the listed findings, and the one that stands for the unlisted if there are any. */
    list() {
        if (this.#listedByKey.size > MAX_LISTED_FINDINGS)
            this.#unlistBeyondLimit();
        const listed = [...this.#listedByKey.values()];
        if (this.#unlisted.count === 0)
            return listed;
        return [...listed, this.#unlisted];
    }
    #isBeyondLimit(key) {
        return this.#lastListedKey !== undefined && key > this.#lastListedKey;
    }
    /**
     * Makes the findings after the first ones by key unlisted, so that only the maximum is listed.
     */
    #unlistBeyondLimit() {
        const sorted = [...this.#listedByKey.values()].sort(compareKeys);
        const first = sorted.slice(0, MAX_LISTED_FINDINGS);
        const last = sorted.slice(MAX_LISTED_FINDINGS);
        for (const finding of last)
            this.countUnlisted(finding.count, (0,raw_finding/* listIdentities */.T8)(finding));
        this.#listedByKey = new Map(first.map((finding) => [finding.key, finding]));
        this.#lastListedKey = first.at(-1)?.key;
    }
}
function makeFindingForUnlisted(kind) {
    const finding = (0,raw_finding/* makeRawFinding */.K8)(kind, byte_strings/* NO_BYTES */.CR, { maxListed: (0,units/* formatNumber */.ZV)(MAX_LISTED_FINDINGS) });
    return { ...finding, standsForUnlisted: true, identities: new Set() };
}
function compareKeys(one, other) {
    return (0,byte_strings/* compareBytes */.Xo)(one.key, other.key);
}

// EXTERNAL MODULE: ./lib/check/collector/occurrences.js
var occurrences = __nccwpck_require__(3162);
;// CONCATENATED MODULE: ./lib/check/collector/finding-collector.js




/** How many pages are stored for a finding that counts pages together. */
const MAX_PAGES_OF_FINDING = 100;
/**
 * Stores the findings that are reported to it, and merges those with equal keys. The result does
 * not depend on the order of reports or on how the work was split among collectors that are merged.
 * Of each kind, the first findings by key are kept.
 */
class FindingCollector {
    #findingsByKind = new Map();
    report(kind, occurrence, values = occurrences/* NO_VALUES */.RM) {
        this.#countOccurrence(kind, occurrence, values);
    }
    reportFile(kind, name, values = occurrences/* NO_VALUES */.RM) {
        this.#countOccurrence(kind, { key: name, spot: (0,occurrences/* makeFileSpot */.Vc)(name) }, values);
    }
    #countOccurrence(kind, { key, spot, target = key }, values) {
        const counted = { kind, key, target: (0,occurrences/* truncate */.xv)(target), values };
        const listed = this.#getOrAddListed(counted);
        if (listed === undefined) {
            this.#countUnlisted(counted);
            return;
        }
        addIdentity(listed, counted);
        (0,occurrences/* addOccurrence */.b3)(listed, spot, target, values);
    }
    /** Reports a finding about the site as a whole, which has no address and no page. */
    reportForSite(kind, values) {
        this.#countWithoutSpot({ kind, key: byte_strings/* NO_BYTES */.CR, target: byte_strings/* NO_BYTES */.CR, values });
    }
    /**
     * Reports a finding about an address that no page contains, so it has neither a spot nor a
     * spelling of its own. An address of the earlier site is an example.
     */
    reportWithoutPage(kind, address, values) {
        this.#countWithoutSpot({ kind, key: address, target: address, values });
    }
    #countWithoutSpot(counted) {
        const listed = this.#getOrAddListed(counted);
        if (listed === undefined) {
            this.#countUnlisted(counted);
            return;
        }
        addIdentity(listed, counted);
        listed.count++;
        // Without a spot, nothing else sets the target. As in the key, only its beginning is stored.
        listed.target = listed.key;
    }
    /**
     * Reports all pages with a problem as one finding about the site. It is known if the earlier site
     * has a finding about each of them. Pages must be in order. To be called at most once per kind: a
     * later call would replace the pages of the finding.
     */
    reportPages(kind, pages, values) {
        const identities = pages.map(({ key }) => (0,raw_finding/* computeIdentity */.gh)({ kind, key, target: byte_strings/* NO_BYTES */.CR, values }));
        const spots = pages.map(({ fileName }) => ({ fileName, line: undefined }));
        this.#getOrAddKind(kind).addListed({
            ...(0,raw_finding/* makeRawFinding */.K8)(kind, byte_strings/* NO_BYTES */.CR, values),
            count: pages.length,
            fileCount: pages.length,
            identities: new Set(identities),
            spots: spots.slice(0, MAX_PAGES_OF_FINDING),
        });
    }
    /**
     * Adds a finding that another collector returned, or that was counted without one. Each page must
     * be counted in only one of these places.
     */
    add(other) {
        const listed = other.standsForUnlisted ? undefined : this.#getOrAddListed(other);
        if (listed === undefined) {
            this.#getOrAddKind(other.kind).countUnlisted(other.count, (0,raw_finding/* listIdentities */.T8)(other));
            return;
        }
        if (other.identities === undefined)
            addIdentity(listed, other);
        else
            addIdentities(listed, other.identities);
        listed.count += other.count;
        listed.fileCount += other.fileCount;
        for (const spot of other.spots)
            (0,occurrences/* addSpot */.QN)(listed, spot, other.target, other.values);
    }
    /** Returns the listed findings, and those that stand for unlisted ones. */
    listRawFindings() {
        return [...this.#findingsByKind.values()].flatMap((findings) => findings.list());
    }
    /**
     * Returns the listed finding that counts what has this key, of which only the beginning is
     * stored. Undefined if it is not listed.
     */
    #getOrAddListed({ kind, key, values }) {
        return this.#getOrAddKind(kind).getOrAddListed((0,occurrences/* truncate */.xv)(key), values);
    }
    #countUnlisted(counted) {
        this.#getOrAddKind(counted.kind).countUnlisted(1, [(0,raw_finding/* computeIdentity */.gh)(counted)]);
    }
    #getOrAddKind(kind) {
        const known = this.#findingsByKind.get(kind);
        if (known !== undefined)
            return known;
        const added = new FindingsOfKind(kind);
        this.#findingsByKind.set(kind, added);
        return added;
    }
}
/** Adds the identity of what is counted in a listed finding, unless the key determines it. */
function addIdentity(listed, counted) {
    if ((0,occurrences/* isTruncated */.pQ)(counted.key))
        addIdentities(listed, [(0,raw_finding/* computeIdentity */.gh)(counted)]);
}
/** Adds to the identities of the findings that one stands for. */
function addIdentities(finding, identities) {
    finding.identities ??= new Set();
    for (const identity of identities)
        finding.identities.add(identity);
}

// EXTERNAL MODULE: ./lib/check/addresses/anchor-links.js
var anchor_links = __nccwpck_require__(7490);
;// CONCATENATED MODULE: ./lib/check/addresses/destination-cache.js


/** The longest address, in bytes, whose destination is cached. */
const MAX_CACHED_BYTES = 1_000;
/** How many destinations of addresses in one folder are cached. */
const MAX_CACHED_COUNT = 50_000;
/**
 * An address without a path points to the page that contains it, so it cannot be cached by folder.
 */
const IN_PAGE_ADDRESS = /^[\x00-\x20]*(?:[?#]|$)/;
/**
 * Caches the destinations of the addresses in one folder. Those in the cache have been noted, so
 * only the others are noted.
 */
class DestinationCache {
    #servedSite;
    #finder;
    #record;
    /** By address, one map per use: pages in one folder share most addresses. */
    #mapsByUse = new Map();
    /** The folder or base to which the cached addresses are relative. */
    #scope;
    constructor(servedSite, finder, record) {
        this.#servedSite = servedSite;
        this.#finder = finder;
        this.#record = record;
    }
    /**
     * Returns an address with its destination, which is noted unless it is cached. `written` may be a
     * slice of a page.
     */
    getOrNote(use, written, base) {
        this.#emptyIfOtherFolder(base);
        const cached = this.#getOrAddMap(use);
        const known = cached.get(written);
        if (known !== undefined)
            return known;
        const noted = this.#note(use, (0,byte_strings/* detach */.Yo)(written), base);
        if (cached.size > MAX_CACHED_COUNT)
            cached.clear();
        if (written.length <= MAX_CACHED_BYTES && !isInPageAddress(written))
            cached.set(noted.written, noted);
        return noted;
    }
    /** Empties the cache if its addresses are relative to another folder or base. */
    #emptyIfOtherFolder(base) {
        const scope = base.folder ?? base.url;
        if (scope !== this.#scope)
            this.#mapsByUse.clear();
        // Assigned even if equal: each page has its own string, and comparing the same object is fast.
        this.#scope = scope;
    }
    #getOrAddMap(use) {
        const known = this.#mapsByUse.get(use);
        if (known !== undefined)
            return known;
        const added = new Map();
        this.#mapsByUse.set(use, added);
        return added;
    }
    #note(use, written, base) {
        const fragmentStart = written.indexOf('#');
        if (fragmentStart === -1) {
            const destination = this.#finder.find(use, written, base);
            this.#noteDestination(use, destination);
            return { written, destination, anchor: undefined };
        }
        // Addresses that differ in their fragments share what was found, and cached, for their paths.
        const { destination } = this.getOrNote(use, written.slice(0, fragmentStart), base);
        const fragment = written.slice(fragmentStart);
        return { written, destination, anchor: this.#noteAnchor(use, destination, fragment) };
    }
    #noteDestination(use, { address, servedFile }) {
        this.#record.noteIfExternal(address);
        if (address.kind === 'site' && servedFile !== undefined)
            this.#record.noteUse(use, address, servedFile);
    }
    /** Returns the anchor that a fragment points to; undefined if the file has none of its kind. */
    #noteAnchor(use, { servedFile }, fragment) {
        if (servedFile === undefined || !this.#mayUseAnchor(use, servedFile))
            return undefined;
        if (use === 'symbol')
            this.#record.noteSymbolUse(servedFile);
        return this.#record.anchorLinks.getOrAddAnchor(servedFile, fragment);
    }
    /** May a fragment point to an anchor of a page, or to a symbol of an SVG file? */
    #mayUseAnchor(use, fileIndex) {
        if (use === 'link')
            return (0,page_names/* isPage */.yp)(this.#servedSite.getName(fileIndex));
        return use === 'symbol' && (0,page_names/* isSvgFile */.dJ)(this.#servedSite.getName(fileIndex));
    }
}
/** Does an address, query aside, point to whichever page contains it? */
function isInPageAddress(written) {
    return IN_PAGE_ADDRESS.test(written);
}

// EXTERNAL MODULE: ./lib/web/paths.js
var paths = __nccwpck_require__(1150);
// EXTERNAL MODULE: ./lib/check/addresses/address-faults.js + 2 modules
var address_faults = __nccwpck_require__(8464);
;// CONCATENATED MODULE: ./lib/check/addresses/destination-finder.js




/** Finds out what addresses point to. */
class DestinationFinder {
    #servedSite;
    #addressResolver;
    constructor(servedSite, addressResolver) {
        this.#servedSite = servedSite;
        this.#addressResolver = addressResolver;
    }
    /** Returns the destination of an address without a fragment. */
    find(use, written, base) {
        const address = this.#addressResolver.resolve(written, base);
        const content = this.#findContent(address);
        const resolvedUse = { use, written, address, content };
        return {
            address,
            servedFile: content?.kind === 'file' ? content.fileIndex : undefined,
            intendedFile: this.findIntendedFile(address, content),
            mayUnreadRuleServe: address.kind === 'site' && this.#servedSite.mayUnreadRuleServe(address.path, content),
            fault: (0,address_faults/* findAddressFault */.A)(resolvedUse, this.#servedSite, this.#addressResolver),
        };
    }
    /** Returns what the host serves at an address, if it is within the site. */
    #findContent(address) {
        if (address.kind !== 'site')
            return undefined;
        return this.#servedSite.findContent(address.path, address.query);
    }
    /**
     * Returns the file that is served at an address. If the host does not serve the address, returns
     * the file that was probably intended.
     */
    findIntendedFile(address, content) {
        if (content?.kind === 'file')
            return content.fileIndex;
        if (address.kind === 'site')
            return this.#servedSite.findFileOnAnyHost(address.path);
        // An address without the base path is reported by another finding.
        if (address.kind === 'outside-base-path')
            return this.#servedSite.findFileOnAnyHost((0,paths/* toSitePathAtDomainRoot */.F_)((0,resolve_address/* decodePathname */.je)(address.pathname)));
        return undefined;
    }
    /** Returns the file that an address points to, or was probably intended to point to. */
    findLinkedFile(written, base) {
        const address = this.#addressResolver.resolve((0,fragments/* stripFragment */.l)(written), base);
        return this.findIntendedFile(address, this.#findContent(address));
    }
    /** Does this site serve an address, or does it need no request, as a `data:` address does? */
    isServedBySiteOrInline(written, base) {
        const address = this.#addressResolver.resolve((0,fragments/* stripFragment */.l)(written), base);
        if (address.kind === 'no-request')
            return true;
        return address.kind === 'site' && this.#servedSite.findContent(address.path) !== undefined;
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __nccwpck_require__(4114);
// EXTERNAL MODULE: ./lib/web/page/integrity-metadata.js
var integrity_metadata = __nccwpck_require__(6505);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __nccwpck_require__(9612);
;// CONCATENATED MODULE: ./lib/check/addresses/file-digests.js




/**
 * Caches the digests that `integrity` attributes are compared with: one file may be loaded by
 * every page.
 */
class FileDigests {
    #snapshot;
    /** By algorithm and file index. */
    #digests = new Map();
    constructor(snapshot) {
        this.#snapshot = snapshot;
    }
    /** Returns the digest of a file, given its index; undefined if the file cannot be read. */
    getDigest(fileIndex, algorithm) {
        const key = `${algorithm} ${fileIndex}`;
        if (this.#digests.has(key))
            return this.#digests.get(key);
        const path = (0,tree/* makeDiskPath */.fx)(this.#snapshot.root, (0,tree/* getFileName */.WP)(this.#snapshot, fileIndex));
        const digest = (0,disk_errors/* ignoreDiskError */.cZ)(() => (0,integrity_metadata/* computeDigest */.M)((0,external_node_fs_.readFileSync)(path), algorithm), undefined);
        this.#digests.set(key, digest);
        return digest;
    }
}

// EXTERNAL MODULE: ./lib/check/addresses/full-path.js
var full_path = __nccwpck_require__(1816);
// EXTERNAL MODULE: ./lib/check/addresses/link-record.js + 1 modules
var link_record = __nccwpck_require__(9491);
;// CONCATENATED MODULE: ./lib/check/addresses/mixed-content.js




/**
 * Returns the file if an https page loads it over http; undefined if the address is fine or has a
 * more important fault. Browsers block such loads. Most of them upgrade images, audio, and video to
 * https instead: https://www.w3.org/TR/mixed-content/.
 */
function findMixedContentOfHttpsPage({ use, written, base }, servedSite, addressResolver) {
    if ((0,vocabulary/* isClickable */.JD)(use))
        return undefined;
    const insecureUrl = findInsecureUrl(written, base.url);
    if (insecureUrl === undefined)
        return undefined;
    const isBlocked = use !== 'media';
    const address = addressResolver.resolve((0,fragments/* stripFragment */.l)(written), base);
    if (!isWorthReporting(address, isBlocked, servedSite))
        return undefined;
    const findingKind = isBlocked ? 'mixed-content' : 'mixed-content/media';
    return { findingKind, key: (0,byte_strings/* toBytes */.ZJ)(insecureUrl.href), address };
}
/** Does it matter that an address is loaded over http? */
function isWorthReporting(address, isBlocked, servedSite) {
    switch (address.kind) {
        case 'no-request':
            return false;
        case 'outside-base-path':
            return address.specifiesHost;
        case 'other-host':
            // Without a network, the load from another host is the more important finding.
            return isBlocked && !servedSite.hostTraits.isAirGapped;
        case 'site':
            return servedSite.findContent(address.path) !== undefined;
    }
}
/**
 * Returns the URL of an address if it is loaded over http from a host that browsers consider
 * insecure; undefined otherwise.
 */
function findInsecureUrl(written, base) {
    const mayBeHttp = /^http/i.test(written) || base.startsWith('http:');
    if (!mayBeHttp)
        return undefined;
    const url = URL.parse((0,byte_strings/* toText */.fE)(written), base);
    if (url?.protocol !== 'http:' || (0,address_faults/* isLocalhost */.M8)(url.hostname))
        return undefined;
    return url;
}

;// CONCATENATED MODULE: ./lib/check/addresses/address-checker.js
















/** Returns the sums of the counts of several threads. */
function addCounts(countsByThread) {
    const sums = { links: 0, loads: 0, servableByUnreadRules: 0 };
    for (const { links, loads, servableByUnreadRules } of countsByThread) {
        sums.links += links;
        sums.loads += loads;
        sums.servableByUnreadRules += servableByUnreadRules;
    }
    return sums;
}
/** The codes of faults that an address may have only where readers see its page, by their kind. */
const RELOCATION_CODES = new Map([
    ['broken-link', 'broken-link'],
    ['broken-link/folder', 'broken-link'],
    ['broken-asset', 'broken-asset'],
]);
/** Checks addresses where they are written, and reports what is wrong with them. */
class AddressChecker {
    servedSite;
    addressResolver;
    destinationFinder;
    record;
    /** The site's host name, as far as it is known. */
    domain;
    collector = new FindingCollector();
    fileDigests;
    #destinationCache;
    #counts = { links: 0, loads: 0, servableByUnreadRules: 0 };
    /** Whether one of several fonts is served. All old fonts of a style rule share one list. */
    #servedByFontList = new WeakMap();
    constructor(snapshot) {
        this.servedSite = new served_site/* ServedSite */.d(snapshot);
        this.addressResolver = new resolve_address/* AddressResolver */.XP(snapshot);
        this.destinationFinder = new DestinationFinder(this.servedSite, this.addressResolver);
        this.record = new link_record/* LinkRecord */.Ko(this.servedSite);
        this.#destinationCache = new DestinationCache(this.servedSite, this.destinationFinder, this.record);
        this.domain = snapshot.domain;
        this.fileDigests = new FileDigests(snapshot);
    }
    /** How many addresses have been counted so far. */
    get counts() {
        return this.#counts;
    }
    /** Notes that the file `fromName` has a link, which is not checked. */
    noteUncheckedLink(written, base, fromName) {
        this.#noteInboundLink(written, base, fromName, link_record/* INBOUND_LINK */.vK.byAddress);
    }
    /** Notes that a script of the file `fromName` mentions an address, which it may open. */
    noteScriptMention(written, base, fromName) {
        this.#noteInboundLink(written, base, fromName, link_record/* INBOUND_LINK */.vK.byScriptOnly);
    }
    #noteInboundLink(written, base, fromName, kind) {
        const fileIndex = this.destinationFinder.findLinkedFile(written, base);
        if (fileIndex !== undefined)
            this.record.noteInboundLink(fileIndex, fromName, kind);
    }
    /** Counts a link of a page to itself, which is not checked as an address. */
    countInPageLink() {
        this.#counts.links++;
    }
    /** Counts an address within the site that is checked as a reference. */
    countReference({ isLoaded, mayUnreadRuleServe }) {
        if (mayUnreadRuleServe)
            this.#counts.servableByUnreadRules++;
        if (isLoaded)
            this.#counts.loads++;
        else
            this.#counts.links++;
    }
    /** Checks one address of a file. */
    check(address) {
        const { use, written, base, spot } = address;
        if ((0,resolve_address/* isLongData */.TU)(written))
            return;
        const mixedContent = this.findMixedContent(address);
        if (mixedContent !== undefined) {
            this.reportMixedContent(mixedContent, address);
            return;
        }
        const notedAddress = this.#destinationCache.getOrNote(use, written, base);
        this.#countDestination(use, notedAddress.destination);
        this.#noteOccurrence(notedAddress, spot);
        const { fault } = notedAddress.destination;
        if (fault === undefined)
            return;
        const relocationFault = this.#findRelocationFault(fault, address);
        this.#reportFault(relocationFault ?? softenOnNotFoundPage(spot.fileName, fault), address);
    }
    #countDestination(use, { address, mayUnreadRuleServe }) {
        if (mayUnreadRuleServe)
            this.#counts.servableByUnreadRules++;
        if (address.kind !== 'site')
            return;
        if ((0,vocabulary/* isClickable */.JD)(use))
            this.#counts.links++;
        else
            this.#counts.loads++;
    }
    /** Notes where an address is written. */
    #noteOccurrence({ written, destination, anchor }, spot) {
        const { address, intendedFile } = destination;
        if (intendedFile !== undefined)
            this.record.noteInboundLink(intendedFile, spot.fileName);
        this.record.noteIfExternal(address, spot);
        if (anchor !== undefined)
            (0,anchor_links/* noteAnchorLink */.o)(anchor, written, spot);
    }
    #reportFault({ findingKind, key, values }, { written, spot }) {
        this.collector.report(findingKind, { key, spot, target: written }, values);
    }
    /**
     * Checks an address of a page again, relative to another address at which readers see the page.
     * Only what is broken because of that address is reported.
     */
    checkRelocated(address) {
        const { use, written, base } = address;
        const withoutFragment = (0,fragments/* stripFragment */.l)(written);
        if (isInPageAddress(withoutFragment) || (0,resolve_address/* isLongData */.TU)(withoutFragment))
            return;
        const { fault } = this.#destinationCache.getOrNote(use, withoutFragment, base).destination;
        if (fault === undefined)
            return;
        const relocationFault = this.#findRelocationFault(fault, address);
        if (relocationFault !== undefined)
            this.#reportFault(relocationFault, address);
    }
    /**
     * Returns the fault of an address if it is broken only because readers see the page at another
     * address; undefined otherwise.
     */
    #findRelocationFault({ findingKind, key }, { written, base, spot }) {
        const { relocated } = base;
        if (relocated === undefined)
            return undefined;
        const code = RELOCATION_CODES.get(findingKind);
        if (code === undefined)
            return undefined;
        if (!this.destinationFinder.isServedBySiteOrInline(written, relocated.fileBase))
            return undefined;
        const isNotFoundPage = (0,not_found_pages/* findNotFoundFolder */.Hp)(this.servedSite, spot.fileName) !== undefined;
        const variant = isNotFoundPage ? 'not-found' : 'relocated';
        const values = { shown: (0,byte_strings/* toText */.fE)((0,full_path/* makeFullPath */.j)(relocated.path, this.servedSite)) };
        return { findingKind: `${code}/${variant}`, key, values };
    }
    /** Returns the file that an address makes an https page load over http, if it does. */
    findMixedContent(address) {
        const isHttps = address.isHttps ?? this.servedSite.hostTraits.enforcesHttps;
        if (!isHttps)
            return undefined;
        return findMixedContentOfHttpsPage(address, this.servedSite, this.addressResolver);
    }
    /** Reports, counts, and notes an address that `findMixedContent` has found. */
    reportMixedContent(mixedContent, { written, spot }) {
        const { findingKind, key, address } = mixedContent;
        this.record.noteIfExternal(address, spot);
        if (address.kind === 'site')
            this.#counts.loads++;
        this.collector.report(findingKind, { key, spot, target: written });
    }
    /**
     * Checks a font that only old browsers load. A missing one matters little if one of the fonts
     * that other browsers load instead exists.
     */
    checkOldFont(font, modernFonts) {
        const { written, base, spot } = font;
        const address = this.addressResolver.resolve((0,fragments/* stripFragment */.l)(written), base);
        const isMissing = address.kind === 'site' && this.servedSite.findContent(address.path) === undefined;
        if (!isMissing || !this.#isAnyServed(modernFonts, base)) {
            this.check(font);
            return;
        }
        const key = (0,full_path/* makeFullPath */.j)(address.path, this.servedSite);
        this.collector.report('broken-asset/old-font', { key, spot, target: written });
    }
    #isAnyServed(fonts, base) {
        const cached = this.#servedByFontList.get(fonts);
        if (cached !== undefined)
            return cached;
        const isAnyServed = fonts.some((font) => this.destinationFinder.isServedBySiteOrInline((0,byte_strings/* toBytes */.ZJ)(font), base));
        this.#servedByFontList.set(fonts, isAnyServed);
        return isAnyServed;
    }
    /**
     * Reports a part of a file whose addresses were not checked. `part` is the subject of a sentence,
     * and `reason` its end.
     */
    reportUnreadPart(spot, part, reason) {
        const target = spot.fileName;
        // A file may have several such parts.
        const key = (0,raw_finding/* makePartKey */.Xp)(target, `${part}: ${reason}`);
        const values = { what: part, why: reason };
        this.collector.report('unreadable-file/part', { key, spot, target }, values);
    }
}
/** Returns a fault with another kind if it matters less because it is on the 404 page. */
function softenOnNotFoundPage(fileName, fault) {
    const mattersLess = fault.findingKind === 'outside-base-path/load' && (0,page_names/* isNotFoundPageOfSite */.dn)(fileName);
    return mattersLess ? { ...fault, findingKind: 'outside-base-path/not-found' } : fault;
}


/***/ }),

/***/ 8464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  A: () => (/* binding */ findAddressFault),
  k0: () => (/* binding */ findProtocolRelativeFault),
  M8: () => (/* binding */ isLocalhost)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/served-content.js
var served_content = __nccwpck_require__(2540);
// EXTERNAL MODULE: ./lib/web/page/unresolved-reference.js
var unresolved_reference = __nccwpck_require__(1709);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __nccwpck_require__(7640);
// EXTERNAL MODULE: ./lib/web/slashes.js
var slashes = __nccwpck_require__(8559);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __nccwpck_require__(9612);
// EXTERNAL MODULE: ./lib/check/addresses/full-path.js
var full_path = __nccwpck_require__(1816);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __nccwpck_require__(2198);
// EXTERNAL MODULE: ./lib/web/paths.js
var paths = __nccwpck_require__(1150);
// EXTERNAL MODULE: ./lib/web/resolve-address.js
var resolve_address = __nccwpck_require__(7479);
;// CONCATENATED MODULE: ./lib/check/addresses/path-as-host.js





/** Two slashes, a name, and the path after it. Browsers take `\` for a slash. */
const PROTOCOL_RELATIVE = /^[\0-\x20]*[\\/]{2}(?<name>[^\\/?#:@\s]+)(?<afterName>[\\/][^?#]*)?(?:[?#]|$)/;
/** The extensions of files for browsers that are not top-level domains, unlike `.rs` and `.zip`. */
const ENDS_LIKE_NO_HOST = /\.(?:html?|css|m?js|json|xml|txt|ico|png|jpe?g|gif|svg|webp|avif|pdf|woff2?)$/i;
/**
 * Returns the address that was probably intended by one such as `//assets/app.js` or `//guide`.
 * Browsers mistake the first name for a host, although it is a folder, a page, or a file of the
 * site. Undefined if there is none. A name with a dot may be a public host, so it is only accepted
 * if it is the whole name of a file, as in `//style.css`. If a folder's name is capitalized
 * differently, the rest of the address must exist: host names ignore case, so the host may exist.
 */
function findPathAsHost(written, servedSite, addressResolver) {
    const { name, afterName = byte_strings/* NO_BYTES */.CR } = written.match(PROTOCOL_RELATIVE)?.groups ?? {};
    if (name === undefined)
        return undefined;
    const pathname = (0,byte_strings/* asBytes */.Yd)(`/${name}${afterName}`);
    const path = (0,paths/* toSitePathAtDomainRoot */.F_)((0,resolve_address/* decodePathname */.je)(pathname));
    const address = addressResolver.resolve(pathname, addressResolver.makeFileBase(page_names/* HOME_PAGE */.Ko));
    if (name.includes('.')) {
        const isFileInRoot = afterName === '' && servedSite.fileIndexes.has(path);
        return isFileInRoot && ENDS_LIKE_NO_HOST.test(name) ? address : undefined;
    }
    const isFolder = (0,tree/* hasFolder */.bU)(servedSite.snapshot.names, `${name}/`);
    const isFile = servedSite.findFileOnAnyHost(path) !== undefined;
    return isFolder || isFile || isInSite(address, servedSite) ? address : undefined;
}
/** Is an address in the site, or would it be if the case of its first folder were ignored? */
function isInSite(address, servedSite) {
    switch (address.kind) {
        case 'site': {
            // Without a base path, any address on this host is of this kind.
            const startsWithBasePath = servedSite.snapshot.basePath !== '/';
            return startsWithBasePath || isServedInOtherCase(address.path, servedSite);
        }
        case 'outside-base-path': {
            const path = (0,resolve_address/* decodePathname */.je)(address.pathname);
            if (isServedBelowBasePath(path, servedSite))
                return true;
            return isServedInOtherCase((0,paths/* toSitePathAtDomainRoot */.F_)(path), servedSite);
        }
        default:
            return false;
    }
}
/** Is a path served if its first folder is capitalized as in the site? */
function isServedInOtherCase(path, servedSite) {
    const [folder = byte_strings/* NO_BYTES */.CR] = path.split('/', 1);
    const afterFolder = path.slice(folder.length + 1);
    const folders = servedSite.rootFolders.get(folder.toLowerCase()) ?? [];
    return folders.some((folderOfSite) => servedSite.findServedFile(folderOfSite.concat(afterFolder)) !== undefined);
}
/**
 * Does a path start with the base path, capitalized differently, and is there a file at the rest of
 * it?
 */
function isServedBelowBasePath(path, servedSite) {
    const basePath = (0,paths/* decodeBasePath */.jp)(servedSite.snapshot.basePath);
    const pathStart = path.slice(0, basePath.length);
    const isBelow = (0,byte_strings/* toText */.fE)(pathStart).toLowerCase() === (0,byte_strings/* toText */.fE)(basePath).toLowerCase();
    if (!isBelow)
        return false;
    const pathBelow = path.slice(basePath.length);
    return pathBelow !== '' && servedSite.findServedFile(pathBelow) !== undefined;
}

// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __nccwpck_require__(1560);
;// CONCATENATED MODULE: ./lib/check/addresses/unusable-address.js



/** Schemes of web servers. An address with one of them is unusable only if it is invalid. */
const WEB_SCHEMES = new Set(['http', 'https', 'ws', 'wss']);
/**
 * Schemes of addresses that browsers load without a server, including built-in images and
 * extensions.
 */
const LOADABLE_SCHEMES = /^(?:data|blob|about|javascript|chrome|resource|[a-z-]+-extension)$/;
/**
 * `http` or `https` with letters added, missing, or swapped: only these letters, with at least a
 * `t` and a `p`. `shttp` was a real scheme: RFC 2660.
 */
const MISSPELLED_HTTP = /^(?!shttp$)(?=.*t)(?=.*p)[htps]{3,8}$/;
/** `mailto` with letters missing, doubled, or swapped. No such scheme exists. */
const MISSPELLED_MAILTO = /^(?!mailto$)(?=.*m)(?=.*a)(?=.*i)[mailto]{4,8}$/;
/** A drive and a path, which parse as a scheme and its address. */
const WINDOWS_PATH = /^[a-z]:[\\/]/;
/** A host and port whose host parses as a scheme. */
const HOST_AND_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/;
/**
 * Returns why no browser can open an address that is not on a server, as the end of a sentence;
 * undefined if one may. Other programs may open links and frames with schemes of their own, such as
 * `mailto:` or `vscode:`.
 */
function findUnusableReason(use, address) {
    if (address.length > resolve_address/* MAX_ADDRESS_BYTES */.EO && !(0,resolve_address/* hasNonWebScheme */.Vp)(address))
        return 'it is longer than any address that browsers open';
    const normalized = normalizeAddress(address);
    const scheme = /^([a-z][a-z\d+.-]*):/.exec(normalized)?.[1];
    if (scheme === undefined || WEB_SCHEMES.has(scheme))
        return findInvalidPart(normalized);
    if (scheme === 'file' || WINDOWS_PATH.test(normalized))
        return 'it points to a file on the author’s computer';
    if (HOST_AND_PORT.test(normalized))
        return 'without `https://` before it, browsers mistake the host for a scheme';
    const wrongScheme = findWrongScheme(scheme, normalized);
    if (wrongScheme !== undefined)
        return wrongScheme;
    const mayOpenInOtherProgram = (0,vocabulary/* isClickable */.JD)(use) || use === 'frame';
    if (mayOpenInOtherProgram || LOADABLE_SCHEMES.test(scheme))
        return undefined;
    return 'browsers load nothing with this scheme';
}
/** Returns why no program has the scheme of an address; undefined if one may. */
function findWrongScheme(scheme, normalized) {
    const precedesSlash = normalized.startsWith('/', `${scheme}:`.length);
    if (precedesSlash && MISSPELLED_HTTP.test(scheme))
        return 'its scheme is a misspelled `http:` or `https:`';
    if (normalized.includes('@') && MISSPELLED_MAILTO.test(scheme))
        return 'its scheme is a misspelled `mailto:`';
    if ((0,did_you_mean/* measureEditDistance */.wn)(scheme, 'javascript', 1) === 1)
        return 'its scheme is a misspelled `javascript:`';
    // References of DocFX and Antora.
    if (scheme === 'xref')
        return 'the site’s generator could not resolve `xref:`';
    return undefined;
}
/** The port of an address with a host name, or with an IPv6 address. */
const PORT = /^(?:[a-z]+:)?\/\/(?:[^\\/?#@]*@)?(?:\[[^\]]*\]|[^\\/?#:]*):(\d+)(?:[\\/?#]|$)/;
const MAX_PORT = 65_535;
/** The first space or angle bracket in a host name, such as a placeholder in an example. */
const FORBIDDEN_IN_HOST = /^(?:[a-z]+:)?\/\/[^\\/?# <>]*([ <>])/;
/** Returns what is wrong with an invalid address of a web server, as the end of a sentence. */
function findInvalidPart(normalized) {
    const [, port] = PORT.exec(normalized) ?? [];
    if (port !== undefined && Number(port) > MAX_PORT)
        return `there is no port ${port}; the last one is ${MAX_PORT}`;
    const [, forbidden] = FORBIDDEN_IN_HOST.exec(normalized) ?? [];
    if (forbidden !== undefined)
        return `no host name can contain ${forbidden === ' ' ? 'a space' : `\`${forbidden}\``}`;
    return 'it is not a valid address';
}
/**
 * Returns an address in lowercase, without the characters that browsers ignore: control characters
 * and spaces around it, tabs and line ends within it.
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 */
function normalizeAddress(address) {
    // The lookbehind keeps the time linear: without it, each space in a row would be tried.
    const trimmed = address.replace(/^[\0-\x20]+|(?<![\0-\x20])[\0-\x20]+$/g, '');
    return trimmed.replace(/[\t\n\r]+/g, '').toLowerCase();
}

;// CONCATENATED MODULE: ./lib/check/addresses/address-faults.js









/** The kinds of the same fault, of links and of loaded files. */
const KINDS_BY_FAULT = {
    missing: { link: 'broken-link', load: 'broken-asset' },
    unresolved: { link: 'broken-link/unresolved', load: 'broken-asset/unresolved' },
    unusable: { link: 'broken-link/unusable', load: 'broken-asset/unusable' },
    pathAsHost: { link: 'broken-link/path-as-host', load: 'broken-asset/path-as-host' },
    outside: { link: 'outside-base-path/link', load: 'outside-base-path/load' },
};
function chooseKind(use, { link, load }) {
    return (0,vocabulary/* isClickable */.JD)(use) ? link : load;
}
/** Returns the fault of an address; undefined if it has none. */
function findAddressFault({ use, written, address, content }, servedSite, addressResolver) {
    switch (address.kind) {
        case 'no-request':
            return findUnusableFault(use, written);
        case 'other-host':
            return (findProtocolRelativeFault(use, written, servedSite, addressResolver) ??
                findExternalFault(use, written, address));
        case 'outside-base-path': {
            if (address.specifiesHost || servedSite.isServicePath(address.pathname))
                return undefined;
            return {
                findingKind: chooseKind(use, KINDS_BY_FAULT.outside),
                key: address.pathname,
                values: {},
            };
        }
        case 'site':
            return findSiteFault({ use, written, address, content }, servedSite);
    }
}
function findUnusableFault(use, written) {
    const reason = findUnusableReason(use, written);
    if (reason === undefined)
        return undefined;
    return {
        findingKind: chooseKind(use, KINDS_BY_FAULT.unusable),
        key: written,
        values: { why: reason },
    };
}
/** Returns the fault of an address with two slashes in front of a path of the site. */
function findProtocolRelativeFault(use, written, servedSite, addressResolver) {
    const intendedAddress = findPathAsHost(written, servedSite, addressResolver);
    const findingKind = chooseKind(use, KINDS_BY_FAULT.pathAsHost);
    if (intendedAddress?.kind === 'site')
        return { findingKind, key: (0,full_path/* makeFullPath */.j)(intendedAddress.path, servedSite), values: {} };
    if (intendedAddress?.kind === 'outside-base-path')
        return { findingKind, key: intendedAddress.pathname, values: {} };
    return undefined;
}
function findExternalFault(use, written, { url }) {
    if ((0,vocabulary/* isClickable */.JD)(use))
        return undefined;
    if (!isLocalhost(URL.parse(url)?.hostname ?? ''))
        return { findingKind: 'external-load', key: url, values: {} };
    const why = 'it points to the reader’s own computer';
    return { findingKind: 'broken-asset/unusable', key: written, values: { why } };
}
function findSiteFault({ use, written, address, content }, servedSite) {
    const { path, query } = address;
    if (content === undefined) {
        const findingKind = chooseMissingKind(use, written, path, servedSite);
        return { findingKind, key: (0,full_path/* makeFullPath */.j)(path, servedSite), values: {} };
    }
    if (!(0,vocabulary/* isClickable */.JD)(use)) {
        const findingKind = findLoadFault(use, content, path);
        if (findingKind === undefined)
            return undefined;
        return { findingKind, key: (0,full_path/* makeFullPath */.j)(path, servedSite), values: {} };
    }
    // Without a known host, at least one host serves this address from a file, without a redirect.
    if (servedSite.snapshot.host === undefined && content.kind === 'file')
        return undefined;
    const redirect = servedSite.findRedirect(path, query);
    if (redirect === undefined)
        return undefined;
    const fullPath = (0,full_path/* makeFullPath */.j)(path, servedSite);
    return {
        findingKind: 'redirected-link',
        key: query ? fullPath.concat('?', (0,byte_strings/* asBytes */.Yd)(query)) : fullPath,
        values: { to: redirect.to, line: String(redirect.line) },
    };
}
/** Returns the kind of a finding about an address that the host does not serve. */
function chooseMissingKind(use, written, path, servedSite) {
    const isUnresolved = (0,unresolved_reference/* isPlaceholder */.w)(written) && servedSite.findFileOnAnyHost(path) === undefined;
    if (isUnresolved)
        return chooseKind(use, KINDS_BY_FAULT.unresolved);
    const folder = `${(0,slashes/* dropTrailingSlash */.xY)(path)}/`;
    if ((0,vocabulary/* isClickable */.JD)(use) && (0,tree/* hasFolder */.bU)(servedSite.snapshot.names, folder))
        return 'broken-link/folder';
    return chooseKind(use, KINDS_BY_FAULT.missing);
}
/**
 * Scripts in languages that browsers do not run. As an image or a video, `.ts` is another format,
 * which has another use. Declarations (`.d.ts`) are data for editors in a page.
 */
const UNRUNNABLE_SCRIPT = /(?<!\.d)\.(?:m?ts|tsx|jsx)$/i;
/** Returns the kind of a finding about a loaded file that browsers cannot use. */
function findLoadFault(use, content, path) {
    if ((0,served_content/* isPageInsteadOfFile */.ZD)(content, path))
        return 'broken-asset/page';
    if (use === 'load' && UNRUNNABLE_SCRIPT.test(path))
        return 'broken-asset/source';
    return undefined;
}
/**
 * Browsers trust the visitor's own machine as they trust https:
 * https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy.
 */
const LOCALHOST = /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/;
/** Does a host name stand for the visitor's own computer? */
function isLocalhost(hostname) {
    return LOCALHOST.test(hostname);
}


/***/ }),

/***/ 7490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ AnchorLinks),
/* harmony export */   o: () => (/* binding */ noteAnchorLink)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _web_fragments_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1343);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2198);
/* harmony import */ var _collector_occurrences_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3162);
/* harmony import */ var _collector_raw_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6801);
/* harmony import */ var _full_path_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1816);
/**
 * Anchors that links point to, and symbols of SVG files that pages show. Whether they exist is only
 * known when all files have been read. So each thread collects links, all threads are asked for the
 * anchors at the end, and each reports the missing ones.
 */






/** Links to anchors of pages, and uses of symbols in SVG files, as one thread finds them. */
class AnchorLinks {
    #byFile = new Map();
    /** Returns the anchor that a fragment points to. `writtenFragment` may be a slice of a page. */
    getOrAddAnchor(fileIndex, writtenFragment) {
        const { byFragment, occurrencesOfFile } = this.#getOrAddFile(fileIndex);
        const [id] = (0,_web_fragments_js__WEBPACK_IMPORTED_MODULE_1__/* .listMatchingIds */ .A)(writtenFragment);
        const fragment = id === undefined ? writtenFragment : _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .HASH */ .v9.concat(id);
        const knownAnchor = byFragment.get(fragment);
        if (knownAnchor !== undefined)
            return knownAnchor;
        const anchor = { occurrences: (0,_collector_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .makeOccurrences */ .nC)(), occurrencesOfFile };
        byFragment.set((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(fragment), anchor);
        return anchor;
    }
    #getOrAddFile(fileIndex) {
        const knownLinks = this.#byFile.get(fileIndex);
        if (knownLinks !== undefined)
            return knownLinks;
        const links = { byFragment: new Map(), occurrencesOfFile: (0,_collector_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .makeOccurrences */ .nC)() };
        this.#byFile.set(fileIndex, links);
        return links;
    }
    /** Returns the linked fragments of all files. */
    listLinkedFragments() {
        return [...this.#byFile].map(([fileIndex, { byFragment }]) => ({
            fileIndex,
            fragments: [...byFragment.keys()].filter((fragment) => (0,_web_fragments_js__WEBPACK_IMPORTED_MODULE_1__/* .listMatchingIds */ .A)(fragment).length > 0),
        }));
    }
    /** Reports the missing anchors that links of this thread point to. */
    reportMissing(missingByFile, servedSite, collector) {
        for (const { fileIndex, missing, areScripted } of missingByFile) {
            const links = this.#byFile.get(fileIndex);
            if (links === undefined)
                continue;
            const name = servedSite.getName(fileIndex);
            if (areScripted)
                reportScripted(name, links, collector);
            else
                reportFragments(name, missing, links, servedSite, collector);
        }
    }
}
/** Notes one link to an anchor. `written` is the address as the link has it. */
function noteAnchorLink({ occurrences, occurrencesOfFile }, written, spot) {
    (0,_collector_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .addOccurrence */ .b3)(occurrences, spot, written);
    (0,_collector_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .addOccurrence */ .b3)(occurrencesOfFile, spot, written);
}
/** Reports one finding for all anchors of a file, which scripts probably create. */
function reportScripted(name, { occurrencesOfFile }, collector) {
    const finding = (0,_collector_raw_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeRawFinding */ .K8)('broken-anchor/scripted', name);
    collector.add({ ...finding, ...occurrencesOfFile, target: name });
}
function reportFragments(name, fragments, { byFragment }, servedSite, collector) {
    const kind = (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSvgFile */ .dJ)(name) ? 'broken-asset/symbol' : 'broken-anchor';
    const address = (0,_full_path_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFullPath */ .j)(name, servedSite);
    for (const fragment of fragments) {
        const anchor = byFragment.get(fragment);
        if (anchor === undefined)
            continue;
        const finding = (0,_collector_raw_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeRawFinding */ .K8)(kind, address.concat(fragment));
        collector.add({ ...finding, ...anchor.occurrences });
    }
}


/***/ }),

/***/ 1816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ makeFullPath)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _web_resolve_address_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7479);
/* harmony import */ var _web_slashes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8559);



/**
 * Returns a decoded path with the base path in front, which stays percent-encoded: the key of a
 * finding. If the host merges slashes, so does this.
 */
function makeFullPath(path, { snapshot, hostTraits }) {
    const servedPath = hostTraits.mergesSlashes ? (0,_web_slashes_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeSlashes */ .u)(path) : path;
    return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(snapshot.basePath).concat((0,_web_resolve_address_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(servedPath));
}


/***/ }),

/***/ 9491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  vK: () => (/* binding */ INBOUND_LINK),
  Ko: () => (/* binding */ LinkRecord)
});

// UNUSED EXPORTS: addUsedFiles, makeUsedFiles

// EXTERNAL MODULE: ./lib/web/host/relocated-pages.js
var relocated_pages = __nccwpck_require__(4809);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __nccwpck_require__(7640);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __nccwpck_require__(2198);
// EXTERNAL MODULE: ./lib/check/addresses/anchor-links.js
var anchor_links = __nccwpck_require__(7490);
;// CONCATENATED MODULE: ./lib/check/addresses/external-url-spots.js
/** Stands for an unknown line in `FlatSpots`. */
const UNKNOWN_LINE = 0;
/** Adds a spot unless it is the one that was added last. */
function addUrlSpot(spots, { fileIndex, line = UNKNOWN_LINE }) {
    const isRepeated = spots.at(-2) === fileIndex && spots.at(-1) === line;
    if (!isRepeated)
        spots.push(fileIndex, line);
}
/** Returns the spots in the order of files and lines. */
function listUrlSpots(spots) {
    const urlSpots = [];
    for (let i = 0; i < spots.length; i += 2) {
        const fileIndex = spots[i] ?? 0;
        const line = spots[i + 1];
        urlSpots.push({ fileIndex, line: line === UNKNOWN_LINE ? undefined : line });
    }
    return urlSpots.sort(compareUrlSpots);
}
function compareUrlSpots(one, other) {
    if (one.fileIndex !== other.fileIndex)
        return one.fileIndex - other.fileIndex;
    return (one.line ?? UNKNOWN_LINE) - (other.line ?? UNKNOWN_LINE);
}
/** Is one of the spots in another file? */
function isInOtherFile(spots, fileIndex) {
    return spots.some((value, i) => {
        const isFileIndex = i % 2 === 0;
        return isFileIndex && value !== fileIndex;
    });
}
/** Returns the spots that all threads have found. */
function mergeUrlSpots(spotsByThread) {
    const mergedSpots = new Map();
    for (const urlSpots of spotsByThread) {
        for (const [url, spots] of urlSpots) {
            const knownSpots = mergedSpots.get(url);
            if (knownSpots === undefined)
                mergedSpots.set(url, spots);
            else
                for (const value of spots)
                    knownSpots.push(value);
        }
    }
    return mergedSpots;
}

;// CONCATENATED MODULE: ./lib/check/addresses/link-record.js
/** Records where addresses point: to files, to anchors, and to other hosts. */





/** How other files point to a file. If they do so in several ways, the greatest value applies. */
const INBOUND_LINK = {
    none: 0,
    /** By text in a script, which may be an address that the script opens. */
    byScriptOnly: 1,
    /** By an address that is certainly one. */
    byAddress: 2,
};
function makeUsedFiles() {
    return {
        linkedFiles: new Set(),
        visitedFiles: new Set(),
        openedSvgs: new Set(),
        symbolFiles: new Set(),
        relocatedPages: new Set(),
    };
}
/** Adds the files of `added` to `usedFiles`. */
function addUsedFiles(usedFiles, added) {
    for (const use of Object.keys(added))
        for (const fileIndex of added[use])
            usedFiles[use].add(fileIndex);
}
/** The links in the files that one thread has read. */
class LinkRecord {
    anchorLinks = new anchor_links/* AnchorLinks */.J();
    externalUrlSpots = new Map();
    /** How other files point to each file, as one of `INBOUND_LINK`, by index. */
    inboundLinks;
    #servedSite;
    #usedFiles = makeUsedFiles();
    constructor(servedSite) {
        this.#servedSite = servedSite;
        this.inboundLinks = new Uint8Array(servedSite.snapshot.names.length);
    }
    /**
     * Notes an address, fragment aside, if it is an external URL, and with `spot` also where it
     * occurs, once for each line.
     */
    noteIfExternal(address, spot) {
        if (address.kind !== 'other-host' || !address.url.startsWith('http'))
            return;
        const { url } = address;
        const spots = this.externalUrlSpots.get(url) ?? [];
        this.externalUrlSpots.set(url, spots);
        if (spot === undefined)
            return;
        const fileIndex = this.#servedSite.fileIndexes.get(spot.fileName);
        if (fileIndex !== undefined)
            addUrlSpot(spots, { fileIndex, line: spot.findLine() });
    }
    /** Notes that the file `fromName` points to a file, unless it is the file itself. */
    noteInboundLink(fileIndex, fromName, kind = INBOUND_LINK.byAddress) {
        // Names are only compared if the note would change something.
        const knownKind = this.inboundLinks[fileIndex] ?? INBOUND_LINK.none;
        if (knownKind < kind && this.#servedSite.getName(fileIndex) !== fromName)
            this.inboundLinks[fileIndex] = kind;
    }
    /** Notes how an address of the site uses the file that is served at it. */
    noteUse(use, { path, query = '' }, fileIndex) {
        const usedFiles = this.#usedFiles;
        if ((0,vocabulary/* isClickable */.JD)(use))
            usedFiles.linkedFiles.add(fileIndex);
        if (use === 'link')
            usedFiles.visitedFiles.add(fileIndex);
        const isOpened = use === 'link' || use === 'frame';
        if (isOpened && (0,page_names/* isSvgFile */.dJ)(this.#servedSite.getName(fileIndex)))
            usedFiles.openedSvgs.add(fileIndex);
        if (isOpened && (0,relocated_pages/* isSometimesRelocated */.gA)(this.#servedSite, fileIndex, path, query))
            usedFiles.relocatedPages.add(fileIndex);
    }
    /** Notes that a page shows a symbol of an SVG file. */
    noteSymbolUse(fileIndex) {
        this.#usedFiles.symbolFiles.add(fileIndex);
    }
    /** Returns the files that addresses have pointed to since the previous call. */
    takeUsedFiles() {
        const usedFiles = this.#usedFiles;
        this.#usedFiles = makeUsedFiles();
        return usedFiles;
    }
}


/***/ }),

/***/ 3162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ makeLineSpot),
/* harmony export */   QN: () => (/* binding */ addSpot),
/* harmony export */   RM: () => (/* binding */ NO_VALUES),
/* harmony export */   Vc: () => (/* binding */ makeFileSpot),
/* harmony export */   b3: () => (/* binding */ addOccurrence),
/* harmony export */   nC: () => (/* binding */ makeOccurrences),
/* harmony export */   pQ: () => (/* binding */ isTruncated),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/** Counts how many times something occurs, and keeps the first spots. */

/** Returns the spot of something about a file as a whole. */
function makeFileSpot(fileName) {
    return makeLineSpot(fileName, undefined);
}
/** Returns the spot of something on a line of a file; `line` is undefined if unknown. */
function makeLineSpot(fileName, line) {
    return { fileName, findLine: () => line };
}
/** How many spots of one thing are kept. */
const MAX_SPOTS = 5;
/** How much of a key or target is stored, in bytes. */
const MAX_STORED_BYTES = 1_000;
/** The values for a sentence without placeholders. */
const NO_VALUES = {};
const NO_SPOTS = [];
/** Returns an empty object for occurrences to be added. */
function makeOccurrences(values = NO_VALUES) {
    return { values, count: 0, fileCount: 0, lastFileName: '', target: _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, spots: NO_SPOTS };
}
/**
 * Counts one more occurrence, with the target as written there, which may be a slice of a page. The
 * line is only computed if the spot is kept.
 */
function addOccurrence(occurrences, spot, target, values = occurrences.values) {
    const { fileName } = spot;
    occurrences.count++;
    if (occurrences.lastFileName === fileName)
        return;
    occurrences.lastFileName = fileName;
    occurrences.fileCount++;
    if (!isAmongFirstSpots(fileName, occurrences.spots))
        return;
    addSpot(occurrences, { fileName, line: spot.findLine() }, target, values);
}
function isAmongFirstSpots(fileName, spots) {
    const lastSpot = spots.at(-1);
    if (lastSpot === undefined || spots.length < MAX_SPOTS)
        return true;
    return fileName <= lastSpot.fileName;
}
/**
 * Adds a spot if it is one of the first. If it becomes the first, the target and the values become
 * those at this spot. Its occurrences must have been counted already.
 */
function addSpot(occurrences, spot, target, values) {
    const index = insertSpot(occurrences, spot);
    if (index > 0)
        return;
    occurrences.target = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(truncate(target));
    occurrences.values = values;
}
/** Inserts a spot in the order of file names, and returns its index before others are cut off. */
function insertSpot(occurrences, spot) {
    const { spots } = occurrences;
    const nextIndex = spots.findIndex(({ fileName }) => fileName > spot.fileName);
    const index = nextIndex === -1 ? spots.length : nextIndex;
    // An array that grows in place reserves memory, and there is one for each anchor of a site.
    occurrences.spots = spots.toSpliced(index, 0, spot).slice(0, MAX_SPOTS);
    return index;
}
const TRUNCATION_MARK = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('...');
/** Shortens a key or target to its stored length. A shortened one stays the same. */
function truncate(bytes) {
    if (bytes.length <= MAX_STORED_BYTES)
        return bytes;
    return bytes.slice(0, MAX_STORED_BYTES).concat(TRUNCATION_MARK);
}
/** Is only the beginning of a key or target stored? */
function isTruncated(bytes) {
    return bytes.length > MAX_STORED_BYTES;
}


/***/ }),

/***/ 6801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  gh: () => (/* binding */ computeIdentity),
  T8: () => (/* binding */ listIdentities),
  Xp: () => (/* binding */ makePartKey),
  K8: () => (/* binding */ makeRawFinding)
});

// UNUSED EXPORTS: computeIdentityAt, removePart

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./lib/text/grouped-messages.js
/**
 * Tables of texts in groups, such as one group for each severity. Each text has a name that is
 * unique across all groups.
 */
/** Returns the result of `make` for each text, under its name. No name may be in two groups. */
function mapTextsByName(groups, make) {
    const entries = Object.entries(groups).flatMap(([group, texts]) => Object.entries(texts).map(([name, text]) => [name, make(text, group, name)]));
    return Object.fromEntries(entries);
}

;// CONCATENATED MODULE: ./lib/findings/kind-code.js
/** Returns the code of a kind. */
function getCode(kind) {
    const [code = kind] = kind.split('/', 1);
    return code;
}

;// CONCATENATED MODULE: ./lib/findings/site-kinds.js


/**
 * All findings of the check of a site, by severity, with one sentence each. A key is a kind: its
 * code or, if several kinds share the code, `code/variant`. A new code also needs advice in
 * advice.ts, and a row in the table of docs/check.md.
 */
const SENTENCES = {
    error: {
        'no-index': 'The site has no index.html, so it would have no home page.',
        'no-index/other': 'Hosts look for index.html, but the site has {name} instead: rename that file.',
        'no-index/empty': 'The file index.html is empty, so readers of the home page see nothing.',
        'broken-asset/unusable': 'A page refers to this, but no browser can load it: {why}.',
        'broken-asset/page': 'A page loads this file, but a rule serves a page instead.',
        'broken-asset/source': 'A page loads this file, but browsers cannot run TypeScript or JSX: is this the source of the site instead of the build?',
        'broken-link/path-as-host': 'Because the address starts with two slashes, browsers mistake the name after the slashes for a host: this link leaves the site.',
        'broken-asset/path-as-host': 'Because the address starts with two slashes, browsers mistake the name after the slashes for a host: a page tries to load this from a host that does not exist.',
        'broken-link/unresolved': 'The site’s generator could not resolve this link and wrote a placeholder instead.',
        'broken-asset/unresolved': 'The site’s generator could not resolve this address and wrote a placeholder instead.',
        'broken-asset/integrity': 'A page loads this file, but browsers refuse it: its content does not match `integrity`. A later build step, or Git (line endings), may have changed the file: make the build write the hash last.',
        'broken-asset/symbol': 'A page refers to this part of an SVG file, but nothing in the file has this id, so readers see nothing in its place.',
        'mixed-content': 'A page served over https loads this over http, which browsers block: use https.',
        'outside-base-path/load': 'A page loads this from outside the base path, where this site has no files.',
        'redirect-loop': 'This rule redirects in a loop, which browsers report as an error: {loop}.',
        'redirect-loop/page': 'This page sends readers back to itself without a pause, so browsers load it again and again.',
        'redirect-invalid': '{problem}',
        'page-count': 'The site has {found}, but {counted}: some pages are missing.',
        'no-404-page/home-page': 'There is no 404.html[, only {other}], so {host} serves the home page with status 200 at every nonexistent address.',
        'canonical-host/placeholder': 'Search engines are told to list this page under {placeholder} instead of the site’s host: set the address of the site in the generator’s configuration.',
        'leaked-file/secret': 'Files with this name hold secrets or the history of a project, and anyone could download them. Remove this from the site; if it was ever published, revoke the secrets.',
        'leaked-file/key': 'This file holds a private key, and anyone could download it. Remove the file; if it was ever published, replace the key.',
        'leaked-file/exposed': '{host} publishes this: {why}.',
        'not-served': '{host} does not serve this: {why}.',
        'not-served/refused': '{host} refuses the whole site because of this: {why}.',
        'not-served/other-files': '{host} serves the content of this folder as the site, and nothing else.',
        'file-too-large': 'This file is {size}, more than {limit}. Make it smaller, or publish it elsewhere and link to it.',
        'too-many-files': 'There are {files}, more than {limit}.',
        'site-too-large': 'The site is {size}, more than {limit}.',
        'unreadable-file': 'This file could not be read, so it was not checked: {why}[ ({errorCode})].',
        'unreadable-file/pointer': 'This is a Git LFS pointer instead of the file itself: set `lfs: true` for actions/checkout.',
        'unreadable-file/page-content': 'The content of this file is a web page, not the style sheet or script that its name promises, so browsers cannot use it: it is probably an error page that was saved under this name.',
        'unreadable-file/folder': 'This folder could not be read, so nothing in it was checked: {why}[ ({errorCode})].',
        'unreadable-file/circle': 'This symbolic link points to a folder that contains it: an upload that follows the link fails or copies the same files again and again.',
    },
    // Warnings if a rule that the check cannot read may serve the address.
    'error unless a rule serves it': {
        'broken-link': 'This link points to a page that {notFound}.',
        'broken-link/folder': 'This link points to a folder that has no index.html and that {notFound}.',
        'broken-asset': 'A page loads this file, which {notFound}.',
        'broken-link/relocated': '{page} is shown at {shown}, so {target} points to {address}, which {notFound}.',
        'broken-asset/relocated': '{page} is shown at {shown}, so {target} points to {address}, which {notFound}.',
        'redirect-target': 'This rule points to {to}, which {notFound}.[ {hint}]',
    },
    warning: {
        'broken-link/not-found': '{page} is shown at every nonexistent address: at {shown}, {target} points to {address}, which {notFound}.',
        'broken-asset/not-found': '{page} is shown at every nonexistent address: at {shown}, {target} points to {address}, which {notFound}.',
        'broken-link/unusable': 'No browser can follow this link: {why}.',
        'empty-page': 'Links point to this page, but it shows nothing to readers and has no script or refresh that could add anything.',
        'broken-anchor': 'The page exists, but nothing on it has this id, so the link opens the top of the page.',
        'broken-asset/import': 'An import map points to this file, which {notFound}: a script that imports it fails.',
        'broken-asset/app-image': 'A web manifest lists this image, which {notFound}.',
        'broken-link/app-page': 'A web manifest tells the installed app to open this page, which {notFound}.',
        'broken-link/llms': '{page} links to this address, which {notFound}.',
        'metadata/canonical': 'Search engines are told to list this page under an address that {notFound}.',
        'metadata/canonical-folder': 'Search engines are told to list pages in a folder that the site does not have. If the site is served there, set `base-path`.',
        'metadata/preview': 'Link previews of this page are supposed to show this image, which {notFound}.',
        'metadata/preview-placeholder': 'Link previews of this page use an image on {placeholder} instead of the site’s host.',
        'metadata/structured': 'Structured data (JSON-LD) contains this address, which {notFound}.',
        'metadata/structured-folder': 'Structured data (JSON-LD) contains addresses in a folder that the site does not have. If the site is served there, set `base-path`.',
        'metadata/structured-placeholder': 'Structured data (JSON-LD) contains {placeholder} instead of the site’s host.',
        'feed/missing': 'A feed contains this address, which {notFound}.',
        'feed/placeholder': 'A feed contains {placeholder} instead of the site’s host.',
        'external-load': 'Whenever the page is opened, it loads this from another host; without access to that host, this is missing.',
        'external-load/import': 'An import map points to this address on another host; a script that imports it loads it from there.',
        'outside-base-path/not-found': '404.html loads this from outside the base path, where this site has no files.',
        'outside-base-path/link': 'This link leaves the base path; if it is meant to stay within the site, it is broken.',
        'outside-base-path/reference': 'This address leaves the base path; if it is meant to stay within the site, it is broken.',
        'redirect-target/error-page': 'This rule serves the page {to}, which the site does not have.',
        'redirect-shadowed': 'This rule never applies: {host} serves the file {file} at the address of this rule. Remove one of the two.',
        'redirect-hidden': 'This rule never applies: the rule on line {line} comes first and covers the same addresses. Move this rule before that one, or remove this rule.',
        'redirect-catch-all': 'This rule sends every address without a file to {to}: nonexistent addresses never get a 404, and the check cannot find broken links within the site.',
        'redirect-catch-all/forced': 'This rule sends every address to {to}, even those with a file: nonexistent addresses never get a 404, and the check cannot find broken links within the site.',
        'redirect-invalid/ignored': '{problem}',
        'page-data': 'The data of this page is missing ({file}), but other pages have theirs. The site’s router loads the data when a reader follows a link; without the data, the browser loads the whole page instead.',
        'page-data/all': 'The site’s router loads a data file such as {file} when a reader follows a link, but no page has one; without such files, the browser loads the whole page instead.',
        'canonical-host': 'Search engines are told to list this page under a host other than {domain}: correct the address of the site in the generator’s configuration, or correct `domain`.',
        'canonical-host/branch': 'If the site is published from a branch, this file makes {host} serve the site at {cname}, not at {domain}.',
        'canonical-host/branch-file': '{file} must contain only a host name, such as {example}, but contains “{content}”.',
        'canonical-host/branch-path': 'If the site is published from a branch, this file makes {host} serve the site at the root of {cname}, not under {basePath}.',
        'canonical-host/example': 'Search engines are told to list this page under a host name that is reserved for examples: set the address of the site in the generator’s configuration. If the site really has this host name, set `domain`.',
        'not-indexed': 'robots.txt keeps search engines away from the whole site: remove this line for production.',
        'not-indexed/headers': 'The X-Robots-Tag header for `/*` keeps search engines away from the whole site: remove the header for production.',
        'not-indexed/home-page': 'The home page asks search engines not to list it: its `<meta>` element says `noindex` or `none`. Remove that when you build the site for production.',
        'sitemap/entry': 'The sitemap lists this address, which {notFound}.',
        'sitemap/in-robots': 'robots.txt lists this sitemap, which {notFound}.',
        'sitemap/relative': 'The sitemap lists this address without a scheme or host, so search engines ignore the entry: set the address of the site in the generator’s configuration.',
        'sitemap/relative-in-robots': 'robots.txt lists this sitemap without a scheme or host, so search engines ignore it.',
        'sitemap/unreadable': 'This sitemap cannot be read: {why}.',
        'unreadable-file/encoding': 'This page declares UTF-8, but some of its bytes are not UTF-8: browsers show the wrong characters.',
        'unreadable-file/manifest': 'This web manifest is not valid JSON, so browsers ignore it: {mistake}.',
        'unreadable-file/robots-page': 'The content of robots.txt is a web page, so search engines ignore it: it is probably an error page that was saved under this name.',
        'unreadable-file/robots-line': 'Search engines may ignore this line of robots.txt: {fault}.',
        'not-served/no-extension': 'Links point to this page, but its name has no extension, so hosts send it as a download: browsers do not show it.',
        'leaked-file': 'This was probably not meant to be published: {what}.',
        'hidden-files': 'Unless configured otherwise, uploads to {host} leave out files and folders whose names start with a dot, so readers would not get this. Include such names in the upload, or rename this.',
        'too-many-files/soft': 'There are {files}, more than {limit}.',
        'site-too-large/soft': 'The site is {size}, more than {limit}.',
        'vanished-page': 'The earlier site had a page at this address; this site does not{unless}.[ The same applies to {others}.]',
        'vanished-page/moved': 'The page of the earlier site at this address is now at {to}, but the old address does not redirect there{unless}.[ The same applies to {others}.]',
        'vanished-anchor': 'On the earlier site, the page at this address had this id. Now nothing on the page has it, so links to it open the top of the page.[ The page is now at {to}.]',
    },
    notice: {
        'page-count/unclear': 'Apart from its 404 pages, the site has {found}, but {counted}. If that number does not include 404 pages, some pages are missing.',
        'broken-asset/old-font': 'Only old browsers load this font, which {notFound}; all others use the WOFF file listed with it.',
        'broken-anchor/scripted': 'Nearly all anchors in links to this page are missing from its HTML; a script probably creates them.',
        'mixed-content/media': 'A page served over https loads this over http: some browsers try https instead; others do not show it.',
        'broken-link/markdown': 'A published Markdown file links to this address, which {notFound}.',
        'external-load/script': 'A script contains this address on another host and probably loads it.',
        'external-load/app-image': 'A web manifest lists this image on another host; a browser may load it from there.',
        'redirected-link': 'This link works only through a redirect in the site’s own rules (line {line}), which points to {to}.',
        'redirect-invalid/unread': '{problem}',
        'no-404-page': 'There is no 404.html[, only {other}], so a nonexistent address shows the default error page of {host}.',
        'not-served/branch': 'If the site is published from a branch, {host} leaves out files and folders whose names begin with `_`, unless there is an empty `{switch}` file in the root of the site.',
        'not-served/ignored': 'If the site is published from a branch, Git leaves out what this file lists: {files}.',
        'file-too-large/branch': 'This file is {size}, more than {limit}, so no branch can contain it.',
        'sitemap/missing': 'No sitemap lists this page.',
        'markdown-twin': 'Nearly all pages have a Markdown version for AI agents, but this page does not[: {file} does not exist].',
        'markdown-twin/page': 'This looks like the Markdown version of a page, but the site does not have that page.',
        'unlinked-page': 'No other page of the site links to {pages}.',
        'portable-name/case': 'This name differs from {other} only in case: Windows and macOS would keep only one of the two.',
        'portable-name': 'This name cannot exist on Windows: {why}.',
        'vanished-page/address': 'On the earlier site, this address also pointed to the page at {to}; on this site, it does not.[ The same applies to {others}.]',
        'vanished-anchor/renamed': 'On the earlier site, the page at this address had this id. Now the same words have the id {id}, so links to the old id open the top of the page.[ The page is now at {to}.]',
        'unreadable-file/large': 'This file is larger than 64 MiB, so it was not checked.',
        'unreadable-file/part': 'In this file, the addresses in {what} were not checked, because {why}.',
        'unreadable-file/names': 'Not checked: {folders}, because symbolic links make the same folders available under more than 100 names.',
        'unused-acceptance': 'This entry of the accepted findings (line {line}) matches no finding with the code {entry}{end} Correct the entry or, if the problem is gone, remove the entry.',
        'unused-acceptance/repeated': 'This entry of the accepted findings (line {line}) repeats the entry on line {other}. Remove one of the two.',
        'unused-acceptance/unlisted': 'This entry of the accepted findings (line {line}) accepts nothing: the finding occurs on more pages than the report lists, so it is unknown whether all of them match `page`. Leave `page` out.',
        'ended-acceptance': 'This entry of the accepted findings (line {line}) has expired but would still accept {findings}. Fix the problem or give the entry a new date.',
    },
};
/** The code, severity, and sentence of each kind. */
const SITE_KINDS = mapTextsByName(SENTENCES, (sentence, group, kind) => {
    const dependsOnUnreadRules = group === 'error unless a rule serves it';
    const severity = dependsOnUnreadRules ? 'error' : group;
    return { code: getCode(kind), severity, sentence, dependsOnUnreadRules };
});
/** All codes of the check. */
const SITE_CODES = new Set(Object.values(SITE_KINDS).map(({ code }) => code));

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
// EXTERNAL MODULE: ./lib/check/collector/occurrences.js
var occurrences = __nccwpck_require__(3162);
;// CONCATENATED MODULE: ./lib/check/collector/raw-finding.js
/**
 * A finding without its sentence and severity, and its identity, by which it is recognized in
 * another site.
 */




/** Returns a finding without occurrences. `key` may be a slice of a page. */
function makeRawFinding(kind, key, values) {
    return {
        kind,
        key: (0,byte_strings/* detach */.Yo)(key),
        ...(0,occurrences/* makeOccurrences */.nC)(values),
        standsForUnlisted: false,
        identities: undefined,
    };
}
/** Comes before the part of a file in a key. No address contains it. */
const PART_SEPARATOR = '#\0';
/**
 * Returns the key of a finding about a part of a file. The earlier site may have the file under
 * another name.
 */
function makePartKey(fileName, part) {
    return fileName.concat(PART_SEPARATOR, (0,byte_strings/* toBytes */.ZJ)(part));
}
/** Returns the address or the file in a key, without the part of the file. */
function removePart(key) {
    const end = key.indexOf(PART_SEPARATOR);
    if (end === -1)
        return key;
    return key.slice(0, end);
}
/** The length of an identity in hexadecimal digits: 52 bits, which fit in a number. */
const IDENTITY_DIGITS = 13;
/**
 * The code of findings about the text of a file. Their keys contain the line, which moves when
 * other lines are added. So the file and the problem identify them instead.
 */
const CODE_ABOUT_TEXT = 'redirect-invalid';
function isIdentifiedByKey(kind) {
    return SITE_KINDS[kind].code !== CODE_ABOUT_TEXT;
}
/**
 * Returns the identity of a finding: a digest of its code and of what it is about. In most cases
 * that is its key, the full address. With a million known findings, the chance that a new one
 * collides is one in four billion.
 */
function computeIdentity(finding) {
    const { code } = SITE_KINDS[finding.kind];
    const subject = isIdentifiedByKey(finding.kind) ? finding.key : makeFileAndProblem(finding);
    const digest = (0,external_node_crypto_.hash)('sha256', `${code} ${subject}`);
    return Number.parseInt(digest.slice(0, IDENTITY_DIGITS), 16);
}
function makeFileAndProblem({ target, values }) {
    const { problem } = values;
    return `${target} ${problem}`;
}
/** Returns the identities of all findings that a finding stands for, listed or not. */
function listIdentities(finding) {
    return finding.identities ?? new Set([computeIdentity(finding)]);
}
/**
 * Returns the identity that a listed finding would have at another address; undefined if the
 * address alone does not distinguish it.
 */
function computeIdentityAt(finding, key) {
    if (finding.identities !== undefined || !isIdentifiedByKey(finding.kind))
        return undefined;
    return computeIdentity({ ...finding, key });
}


/***/ }),

/***/ 2877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ findFileType)
/* harmony export */ });
/* unused harmony export measureBytesToRead */
/* harmony import */ var _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6991);
/* harmony import */ var _web_page_page_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9611);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2198);
/* harmony import */ var _site_rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1833);
/** Defines which files are read, and as what. */




const isScriptFile = (name) => /\.m?js$/i.test(name);
/** The files that are read. The first rule that matches a name is used. */
const FILE_TYPE_RULES = [
    { type: 'page', matches: _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isPage */ .yp },
    { type: 'style', matches: (name) => /\.css$/i.test(name) },
    { type: 'script', matches: (name, { isAirGapped }) => isAirGapped && isScriptFile(name) },
    { type: 'script-start', matches: isScriptFile, maxBytes: _web_page_page_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_CONTENT_START_BYTES */ .fe },
    {
        type: 'document',
        matches: (name) => (0,_web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .findDocument */ .$)(name) !== undefined,
        maxBytes: _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DOCUMENT_BYTES */ .bi,
    },
    { type: 'possible-key', matches: _site_rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHoldKey */ .Sv, maxBytes: _site_rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_SEARCH_BYTES */ .pW },
];
/** Returns how a file with this name is read; undefined if it is not read. */
function findFileType(name, hostTraits) {
    return findRule(name, hostTraits)?.type;
}
/** Returns how many bytes of a file with this name and size are read. */
function measureBytesToRead(name, size, hostTraits) {
    const rule = findRule(name, hostTraits);
    if (rule === undefined)
        return 0;
    return Math.min(size, rule.maxBytes ?? size);
}
function findRule(name, hostTraits) {
    return FILE_TYPE_RULES.find((rule) => rule.matches(name, hostTraits));
}


/***/ }),

/***/ 1833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  pW: () => (/* binding */ KEY_SEARCH_BYTES),
  gR: () => (/* binding */ holdsKey),
  Ek: () => (/* binding */ isInPackage),
  Sv: () => (/* binding */ mayHoldKey)
});

// UNUSED EXPORTS: findLeak

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./lib/disk/file-names.js
/** Names of files that some systems cannot store, or treat in a special way. */


/**
 * Returns the traits of the file system of `folder`, which must be empty and is left empty.
 * @throws any file-system error
 */
function probeFileSystem(folder) {
    const probe = join(folder, 'probe');
    mkdirSync(probe);
    const ignoresCase = existsSync(join(folder, 'PROBE'));
    rmdirSync(probe);
    return { ignoresCase, hasWindowsNames: process.platform === 'win32' };
}
/**
 * The files that the desktops of macOS and Windows create in folders, and the ones that the Finder
 * adds to archives.
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
        // Names with an extension are reserved only up to Windows 10. COM0 and LPT0 were in Microsoft's
        // list for a time, by mistake.
        pattern: /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9\xb9\xb2\xb3]) *(?:\.|$)/i,
    },
];
/**
 * Returns why Windows does not allow a path with these parts, worded as in the rules; undefined if
 * it does.
 */
function findWindowsNameProblem(parts) {
    return WINDOWS_NAME_RULES.find(({ pattern }) => parts.some((part) => pattern.test(part)))?.why;
}
/**
 * Returns whether a part of a path is `.git`, or a name by which Windows or macOS also opens that
 * folder: with trailing dots and spaces, a stream, or ignored characters, or the short name
 * (is_ntfs_dotgit and is_hfs_dotgit in git's sources, CVE-2014-9390).
 */
function isGitFolder(part) {
    return /^(\.git|git~1)[. ]*(:|$)/i.test(part.replace(/\p{Cf}/gu, ''));
}

;// CONCATENATED MODULE: ./lib/check/site-rules/leaked-files.js
/** Detects files that nobody meant to publish, by name, and private keys, by content. */

const NODE_PACKAGES = /(?:^|\/)node_modules\//;
/** Is a file part of a package that was installed to build the site? */
function isInPackage(name) {
    return NODE_PACKAGES.test(name);
}
const SECRET = { isSecret: true, title: 'secret' };
/** The first that matches is used. */
const LEAKED_NAMES = [
    { ...SECRET, pattern: /(?:^|\/)\.env[^/]*/i },
    { ...SECRET, pattern: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
    { ...SECRET, pattern: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
    { ...SECRET, pattern: /(?:^|\/)\.(?:npmrc|yarnrc\.yml|netrc|htpasswd|pypirc)$/ },
    { ...SECRET, pattern: /(?:^|\/)(?:id_rsa|id_ed25519)$/ },
    // Before all other kinds that are not secret, to get one finding for all packages instead of one
    // per file in them.
    { title: 'packages that were used to build the site', pattern: NODE_PACKAGES },
    { title: 'Git settings', pattern: /(?:^|\/)\.git[^/]*$/i },
    {
        title: 'CI configuration of the repository',
        pattern: /(?:^|\/)\.(?:github|gitlab|circleci)\//,
    },
    { title: 'editor settings', pattern: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\// },
    { title: 'editor settings', pattern: /(?:^|\/)\.editorconfig$/ },
    // Sphinx itself keeps a backup of `.buildinfo`: `get_outdated_docs` of its HTML builder.
    {
        title: 'a temporary or backup file',
        pattern: /[^/](?:~|\.sw[op]|\.orig|(?<!\.buildinfo)\.bak)$/,
    },
    { title: 'a temporary or backup file', pattern: /(?:^|\/)(?:backup\.sql|\.#[^/]+|#[^/]+#)$/ },
    { title: 'an operating system file', pattern: DESKTOP_FILE },
    {
        title: 'a script that starts a local server',
        pattern: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$/i,
    },
    { title: 'a script that starts a local server', pattern: /^(?:serve|server)\.[cm]?js$/i },
    {
        title: 'a script that publishes the site',
        pattern: /^(?:deploy|publish)\.(?:sh|bash|bat|cmd|ps1)$/i,
    },
    { title: 'a configuration file of the server', pattern: /^nginx\.conf$/ },
    {
        title: 'a file from which a container is built',
        pattern: /^(?:Dockerfile|docker-compose\.ya?ml|compose\.ya?ml|\.dockerignore)$/,
    },
    { title: 'a file with commands that build the project', pattern: /^Makefile$/ },
    ...listGeneratorFiles(),
];
/** Returns the patterns of files in the root from which generators build a site. */
function listGeneratorFiles() {
    const patterns = [
        /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json)$/,
        /^(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s$/,
        /^(?:mkdocs\.ya?ml|mint\.json|_config\.yml|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
    ];
    return patterns.map((pattern) => ({ title: 'a source file of the site generator', pattern }));
}
/** Returns what a file with this name leaks; undefined for an ordinary file. */
function findLeak(name) {
    for (const { isSecret = false, title, pattern } of LEAKED_NAMES) {
        const match = pattern.exec(name);
        if (match === null)
            continue;
        const matchedPart = name.slice(0, match.index + match[0].length);
        return { isSecret, title, matchedPart };
    }
    return undefined;
}
/**
 * How much of a file is searched for a key, in bytes. Keys are small, and few files contain more
 * than one key and its certificates.
 */
const KEY_SEARCH_BYTES = 64 << 10;
/** Names of keys without an extension, such as `id_ecdsa`. */
const NAME_WITHOUT_EXTENSION = /(?:^|\/)[^/.]+$/;
/** The extensions that tools give to keys. */
const KEY_EXTENSION = /\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i;
/**
 * May a file with this name contain a private key, unless its name already is a finding? Pages that
 * explain keys have different names.
 */
function mayHoldKey(name) {
    const isLikeKey = NAME_WITHOUT_EXTENSION.test(name) || KEY_EXTENSION.test(name);
    return isLikeKey && findLeak(name)?.isSecret !== true;
}
/** RFC 7468, RFC 9580, and what ssh-keygen writes. */
const KEY_BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n/g;
/** How far headers may extend after that line, in characters. */
const MAX_HEADER_CHARS = 1_000;
/** A line of a key. Examples in documentation have shorter lines. */
const KEY_LINE = /^[A-Za-z0-9+/=]{40,}\r?$/m;
/** https://tartarus.org/~simon/putty-snapshots/htmldoc/AppendixC.html */
const PUTTY_KEY = /^PuTTY-User-Key-File-\d: [\s\S]*^Private-Lines: /m;
/** Does text contain a private key, and not only its first line as an example? */
function holdsKey(text) {
    for (const begin of text.matchAll(KEY_BEGIN)) {
        const keyStart = begin.index + begin[0].length;
        if (KEY_LINE.test(text.slice(keyStart, keyStart + MAX_HEADER_CHARS)))
            return true;
    }
    return text.startsWith('PuTTY-') && PUTTY_KEY.test(text);
}


/***/ }),

/***/ 8590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ makeSourceKey),
/* harmony export */   Gf: () => (/* binding */ hasProgramExtension),
/* harmony export */   __: () => (/* binding */ isSource),
/* harmony export */   wQ: () => (/* binding */ getLowerCaseBaseName)
/* harmony export */ });
/* unused harmony export MARKUP_EXTENSIONS */
/** Describes where the source of a page is, and which files can be one. */
/** A pattern of the extensions of markup. */
const MARKUP_EXTENSIONS = '\\.(?:md|mdx|mdoc|markdown|rst|adoc|asciidoc|asc|html?|ipynb|txt|org|textile|[rq]md|rdoc|pod|tex|xml|lr)';
const MARKUP_FILE = new RegExp(`${MARKUP_EXTENSIONS}$`, 'i');
/** Other files that pages are generated from. */
const PROGRAM_FILE = /\.(?:astro|vue|svelte|[cm]?[jt]sx?|py|njk|liquid|webc)$/i;
/** May a page be generated from the file with this path? */
function isSource(path) {
    return (MARKUP_FILE.test(path) || hasProgramExtension(path)) && isPlainPath(path);
}
/** Does a path have the extension of a program? Programs are documented, or generate pages. */
function hasProgramExtension(path) {
    return PROGRAM_FILE.test(path);
}
function isPlainPath(path) {
    if (/[\\\p{Cc}]/u.test(path))
        return false;
    return !path.split('/').some((part) => /^\.{0,2}$|^\.git$/i.test(part));
}
/**
 * Returns a key of a source, which is the same on all branches whose names have no slash: the first
 * part of a path that begins with a ref is left out.
 */
function makeSourceKey({ repository, path, kind }) {
    const file = kind === 'after-ref' ? path.slice(path.indexOf('/') + 1) : path;
    return `${repository.toLowerCase()} ${file}`;
}
/** Returns the name of a file without its extension, in lowercase. */
function getLowerCaseBaseName(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name.replace(/\.[^.]*$/, '').toLowerCase();
}


/***/ }),

/***/ 4114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mi: () => (/* binding */ isDiskError),
/* harmony export */   Qz: () => (/* binding */ explainAccessError),
/* harmony export */   bp: () => (/* binding */ describeAccessProblem),
/* harmony export */   cZ: () => (/* binding */ ignoreDiskError)
/* harmony export */ });
/* unused harmony exports DISK_FULL_CODES, describeDiskError */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3429);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5948);



/** The error codes of the system (errno(3)) for a disk that has no more room. */
const DISK_FULL_CODES = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .splitWords */ .yM)('ENOSPC EDQUOT');
/**
 * Returns whether `error` came from a call to the file system, and not from the content of a file.
 */
function isDiskError(error) {
    return (0,node_util_types__WEBPACK_IMPORTED_MODULE_1__.isNativeError)(error) && 'syscall' in error && 'code' in error;
}
/**
 * Returns what `work` returns, or `fallback` after a file-system error.
 * @throws any other error of `work`
 */
function ignoreDiskError(work, fallback) {
    try {
        return work();
    }
    catch (error) {
        if (isDiskError(error))
            return fallback;
        throw error;
    }
}
/** Returns why a file-system error occurred. */
function explainAccessError({ code = '', errno, message, }) {
    if (DISK_FULL_CODES.has(code))
        return { why: 'the disk is full', errorCode: code };
    if (code === 'EFBIG') {
        const why = 'a file would exceed the size that its file system or `ulimit -f` allows';
        return { why, errorCode: code };
    }
    if (errno === undefined)
        return { why: message, errorCode: '' };
    return { why: (0,node_util__WEBPACK_IMPORTED_MODULE_0__.getSystemErrorMessage)(errno), errorCode: code };
}
/**
 * Returns a problem as the end of a sentence, with the error code of the system, if there is one.
 */
function describeAccessProblem({ why, errorCode }) {
    if (errorCode === '')
        return why;
    return `${why} (${errorCode})`;
}
/** Returns why a file-system error occurred, as the end of a sentence, without a path. */
function describeDiskError(error) {
    return describeAccessProblem(explainAccessError(error));
}


/***/ }),

/***/ 5491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Returns whether a value is a JSON object. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/**
 * Returns the parsed value of a JSON text; undefined if it is not JSON. A byte order mark may come
 * first.
 */
function parseJson(text) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ZV: () => (/* binding */ formatNumber)
/* harmony export */ });
/* unused harmony exports parseDuration, parseSize, parseCount, formatDuration, formatDay, formatSize, formatExceedingSize, formatCount, formatMegabytes */
/** Durations, days, sizes, and counts, as people write and read them. */
const DURATION = /^(?:(\d+) ?d ?)?(?:(\d+) ?h ?)?(?:(\d+) ?m(?:in)? ?)?(?:(\d+) ?s)?$/;
const DECIMAL = /^(\d+\.\d+) ?(d|h|m|min|s)$/;
const SIZE = /^(\d+)\s*(?:([kmgt])(i)?)?b?$/i;
/** Longer strings are neither durations nor sizes, but numbers that lose digits. In characters. */
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
 * number of seconds; undefined if `text` is not a duration.
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
/** Returns the bytes of `500MB`, `4GiB`, or a bare number; undefined if it is neither. */
function parseSize(text) {
    if (text.length > MAX_LENGTH)
        return undefined;
    const match = SIZE.exec(text);
    if (match === null)
        return undefined;
    const [, number, prefix = '', binary] = match;
    return Number(number) * (binary ? 1_024 : 1_000) ** ' kmgt'.indexOf(prefix.toLowerCase());
}
/** Returns a count from untrusted data; undefined if it is not a number or cannot be a count. */
function parseCount(text) {
    if (text === undefined || !/^\d{1,9}$/.test(text))
        return undefined;
    return Number(text);
}
/** Returns `ms` as `0.4s`, `45s`, `1m 05s`, `2h 03m`, `1d 04h`, or `30d`. */
function formatDuration(ms) {
    if (ms < 10_000)
        return `${Number((Math.max(0, ms) / 1_000).toFixed(1))}s`;
    const seconds = Math.round(ms / 1_000);
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    const days = Math.floor(hours / 24);
    if (days > 0)
        return joinTwoUnits(`${days}d`, hours % 24, 'h');
    if (hours > 0)
        return joinTwoUnits(`${hours}h`, minutes % 60, 'm');
    if (minutes > 0)
        return joinTwoUnits(`${minutes}m`, seconds % 60, 's');
    return `${seconds}s`;
}
function joinTwoUnits(whole, rest, unit) {
    if (rest === 0)
        return whole;
    return `${whole} ${String(rest).padStart(2, '0')}${unit}`;
}
/** Returns the day of a time (in ms since the epoch) in UTC: `2026-11-09`. */
function formatDay(time) {
    return new Date(time).toISOString().slice(0, 10);
}
/**
 * Returns `bytes` in the largest binary unit that leaves at least 1, with one decimal: `4.0 GiB`.
 */
function formatSize(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    if (bytes < 1_024)
        return `${bytes} B`;
    const power = Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
    return `${(bytes / 2 ** (10 * power)).toFixed(1)} ${units[power]}`;
}
/** Returns a size above a limit, both in bytes, so that it looks larger than the limit. */
function formatExceedingSize(bytes, limit) {
    const size = formatSize(bytes);
    if (size === formatSize(limit))
        return formatCount(bytes, 'byte');
    return size;
}
/** Returns a whole number with thousands separators: `12,345`. */
function formatNumber(n) {
    return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}
/**
 * Returns a number with its noun: `0 pages`, `1 page`, `12,345 pages`. `many` is the plural where
 * an `s` alone does not make it.
 */
function formatCount(n, one, many = `${one}s`) {
    return `${formatNumber(n)} ${n === 1 ? one : many}`;
}
/** Returns a size in bytes as people read it, in megabytes. */
function formatMegabytes(bytes) {
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}


/***/ }),

/***/ 5948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ makeWordEntries),
/* harmony export */   yM: () => (/* binding */ splitWords),
/* harmony export */   yZ: () => (/* binding */ joinWords)
/* harmony export */ });
/* unused harmony exports capitalize, countEach, joinFirstWords */
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7414);

/** Returns the words in a whitespace-separated list. */
function splitWords(list) {
    return new Set(list.trim().split(/\s+/));
}
/**
 * Returns entries for a map in which each word of a whitespace-separated list stands for `value`.
 */
function makeWordEntries(value, list) {
    return [...splitWords(list)].map((word) => [word, value]);
}
/** Returns text with its first letter in uppercase. */
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
/** Returns how many times each string occurs. */
function countEach(texts) {
    const times = new Map();
    for (const text of texts)
        times.set(text, (times.get(text) ?? 0) + 1);
    return times;
}
/** Returns `a and b`, `a, b, and c`, or the same with `or`. */
function joinWords(words, conjunction) {
    if (words.length <= 2)
        return words.join(` ${conjunction} `);
    return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`;
}
/** Returns the first `maxWords` words and how many more there are: `a, b, and 3 more`. */
function joinFirstWords(words, maxWords) {
    const shown = words.slice(0, maxWords);
    const more = words.length - shown.length;
    if (more > 0)
        shown.push(`${formatNumber(more)} more`);
    return joinWords(shown, 'and');
}


/***/ }),

/***/ 1560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   oQ: () => (/* binding */ findCorrection),
/* harmony export */   wn: () => (/* binding */ measureEditDistance)
/* harmony export */ });
/* unused harmony exports findClosestName, didYouMean */
/** Computes the edit distance of two words, and suggests corrections of typos. */

/**
 * Returns how many letters must be inserted, deleted, replaced, or swapped with a neighbor to turn
 * `a` into `b`; `Infinity` if more than `maxEdits`. This distance is the optimal string alignment
 * (https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance).
 */
function measureEditDistance(a, b, maxEdits) {
    if (Math.abs(a.length - b.length) > maxEdits)
        return Number.POSITIVE_INFINITY;
    let prefixLength = 0;
    while (prefixLength < a.length && a[prefixLength] === b[prefixLength])
        prefixLength++;
    if (prefixLength > 0)
        return measureEditDistance(a.slice(prefixLength), b.slice(prefixLength), maxEdits);
    if (maxEdits === 1)
        return measureOneEdit(a, b);
    let before = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = computeRow(a, b, i, last, before);
        if (Math.min(...row) > maxEdits)
            return Number.POSITIVE_INFINITY;
        before = last;
        last = row;
    }
    const edits = last[b.length];
    if (edits > maxEdits)
        return Number.POSITIVE_INFINITY;
    return edits;
}
/**
 * Returns the distance of words that do not begin with the same letter, if it is at most 1;
 * otherwise `Infinity`. A site may have millions of pairs to compare.
 */
function measureOneEdit(a, b) {
    if (a === b)
        return 0;
    const isInserted = a === b.slice(1);
    const isDeleted = a.slice(1) === b;
    const isReplaced = a.slice(1) === b.slice(1);
    const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
    if (isInserted || isDeleted || isReplaced || isSwapped)
        return 1;
    return Number.POSITIVE_INFINITY;
}
/**
 * Returns the distances of the first `i` letters of `a` from each beginning of `b`; `last` and
 * `before` are the distances of the first `i - 1` and `i - 2` letters.
 */
function computeRow(a, b, i, last, before) {
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
/**
 * The maximum number of typos in a misspelling. With two typos, a short word could become almost
 * any other.
 */
const MAX_EDITS = 2;
const SHORT_WORD = 4;
/**
 * Returns the one of `names` that `text` is most likely a misspelling of; undefined if none is
 * close. Differences in case and word separators do not count as typos.
 */
function findCorrection(text, names) {
    const normalized = normalize(text);
    let best;
    for (const name of names) {
        let maxEdits = MAX_EDITS;
        if (Math.min(normalized.length, name.length) <= SHORT_WORD)
            maxEdits = 1;
        const edits = measureEditDistance(normalized, normalize(name), maxEdits);
        if (edits <= maxEdits && edits < (best?.edits ?? Number.POSITIVE_INFINITY))
            best = { name, edits };
    }
    return best?.name;
}
/**
 * Returns the one of `names` that `text` is a misspelling or the first word of; undefined if there
 * is none.
 */
function findClosestName(text, names) {
    const normalized = normalize(text);
    const exactMatch = names.find((name) => name === normalized);
    if (exactMatch !== undefined)
        return exactMatch;
    const [first, second] = names.filter((name) => name.startsWith(`${normalized}-`));
    if (first !== undefined && second === undefined)
        return first;
    return findCorrection(text, names);
}
function normalize(text) {
    return text.toLowerCase().replace(/[\s_]+/g, '-');
}
/** Returns the end of an error message that suggests `suggestion`; empty if it is undefined. */
function didYouMean(suggestion) {
    if (suggestion === undefined)
        return safe ``;
    return safe `; did you mean ${suggestion}?`;
}


/***/ }),

/***/ 2365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ getLastSegment),
/* harmony export */   CR: () => (/* binding */ NO_BYTES),
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
/* harmony export */   kd: () => (/* binding */ percentDecodeLeniently),
/* harmony export */   v9: () => (/* binding */ HASH),
/* harmony export */   xC: () => (/* binding */ isSpace)
/* harmony export */ });
/* unused harmony exports cutAfterSegment, normalizeUnicode, foldCase */
/**
 * Names and addresses are bytes: one character for each byte of their UTF-8 form. Servers compare
 * bytes, file systems store bytes, and percent-encoding encodes bytes. A page as bytes also takes
 * half the memory of UTF-16, and is faster to scan.
 */
const NO_BYTES = toBytes('');
/** The start of every fragment. */
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
 * Casts a string that already consists of bytes: ASCII, such as the parts of a URL, or joined
 * bytes.
 */
function asBytes(characters) {
    return characters;
}
/** Returns bytes as text. Invalid UTF-8 becomes U+FFFD. */
function toText(bytes) {
    if (BEYOND_ASCII.test(bytes))
        return Buffer.from(bytes, 'latin1').toString('utf8');
    return bytes;
}
/** Returns `bytes` with invalid UTF-8 replaced by U+FFFD, as browsers do. */
function replaceInvalidUtf8(bytes) {
    if (BEYOND_ASCII.test(bytes))
        return toBytes(toText(bytes));
    return bytes;
}
/**
 * Returns a copy of a string in its own memory. A slice keeps the whole string alive: one stored
 * address would keep its page in memory.
 */
function detach(bytes) {
    if (bytes === '')
        return bytes;
    return readBytes(Buffer.from(bytes, 'latin1'));
}
/**
 * Returns bytes without leading and trailing HTML whitespace. `trim()` would also cut the last
 * byte of `à` and of other characters that end with the byte A0, a no-break space in Latin-1.
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
 * Returns whether a byte is whitespace in HTML: https://infra.spec.whatwg.org/#ascii-whitespace.
 */
function isSpace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x09 || byte === 0x0d || byte === 0x0c;
}
/**
 * Decodes a percent-encoded path or fragment; undefined if a `%` is not followed by two hex digits.
 */
function percentDecode(encoded) {
    if (!encoded.includes('%'))
        return encoded;
    if (/%(?![0-9a-f]{2})/i.test(encoded))
        return undefined;
    return percentDecodeLeniently(encoded);
}
/** Decodes what is percent-encoded; a `%` that is not followed by two hex digits stays. */
function percentDecodeLeniently(encoded) {
    const decoded = encoded.replaceAll(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return asBytes(decoded);
}
/** Percent-encodes everything but letters, digits, and `-._~/`. */
function percentEncode(bytes) {
    const encoded = bytes.replaceAll(/[^\w\-.~/]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
    return asBytes(encoded);
}
/**
 * Returns an address in readable form: as text, in which only characters with a special meaning are
 * percent-encoded. Bytes that are not UTF-8 are encoded completely.
 */
function makeReadable(bytes) {
    const text = toText(bytes);
    if (text.includes('\uFFFD'))
        return percentEncode(bytes);
    return text.replace(/[\s\p{C}"#%<>?\\^`{|}]/gu, (sign) => percentEncode(toBytes(sign)));
}
/**
 * Returns a name up to the end of its first segment for which `isWanted` returns true, with the
 * slash of a folder; undefined if there is none.
 */
function cutAfterSegment(name, isWanted) {
    let end = -1;
    for (const segment of name.split('/')) {
        end += segment.length + 1;
        // Includes the slash after a folder.
        if (isWanted(segment))
            return name.slice(0, end + 1);
    }
    return undefined;
}
/** Compares bytes, for `sort`. Returns -1, 0, or 1. */
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
/** Returns the part of a name after its last `/`. */
function getLastSegment(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}
/**
 * Returns text in the Unicode form that most systems write. macOS decomposes the names of files
 * that it unpacks.
 */
function normalizeUnicode(bytes) {
    return toText(bytes).normalize('NFC');
}
/** Returns text that is equal for names that differ only in case or in their Unicode form. */
function foldCase(bytes) {
    return normalizeUnicode(bytes).toLowerCase();
}


/***/ }),

/***/ 6991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  MA: () => (/* binding */ DATA_IN_PAGES),
  bi: () => (/* binding */ MAX_DOCUMENT_BYTES),
  $: () => (/* binding */ findDocument)
});

// EXTERNAL MODULE: ./lib/common/words.js
var words = __nccwpck_require__(5948);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 4 modules
var decode = __nccwpck_require__(9995);
// EXTERNAL MODULE: ./lib/web/page/page-reader.js + 2 modules
var page_reader = __nccwpck_require__(4033);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __nccwpck_require__(7640);
;// CONCATENATED MODULE: ./lib/web/documents/xml.js
/** Reads the XML of sitemaps and feeds, in which elements are not nested deeply. */




/** The maximum depth that is read, which is more than sitemaps and feeds use. */
const MAX_DEPTH = 64;
/**
 * Reads XML. Returns `read` if all elements have an end. Otherwise, returns `cut-off`, or
 * `too-deep` if they are nested deeper than `MAX_DEPTH`.
 */
function readXml(bytes, visitor) {
    const names = [];
    const path = [];
    let isTooDeep = false;
    const reader = new page_reader/* PageReader */.X({
        open(element) {
            const { name, start } = element;
            names.push(name);
            path.push(stripPrefix(name));
            isTooDeep = path.length > MAX_DEPTH;
            const attribute = (attributeName) => getAttributeText(element, attributeName);
            if (isTooDeep)
                reader.stop();
            else
                visitor.open(path, { name, line: reader.findLine(start), attribute });
            return false;
        },
        text(written) {
            visitor.text((0,decode/* decodeXML */.ey)((0,byte_strings/* toText */.fE)(written)), path);
        },
        close(name) {
            // An empty element is closed although reading has stopped.
            if (isTooDeep)
                return;
            // An end tag also closes open elements within its element. A stray end tag closes nothing.
            const depth = names.lastIndexOf(name);
            while (depth !== -1 && names.length > depth) {
                visitor.close(path);
                names.pop();
                path.pop();
            }
        },
    }, vocabulary/* XML_VOCABULARY */.ji, 'xml');
    reader.read(bytes);
    if (isTooDeep)
        return 'too-deep';
    if (path.length > 0)
        return 'cut-off';
    return 'read';
}
function getAttributeText(element, name) {
    const value = element.get(name);
    if (value === undefined)
        return undefined;
    return (0,byte_strings/* toText */.fE)(value);
}
function stripPrefix(name) {
    return name.slice(name.indexOf(':') + 1);
}

;// CONCATENATED MODULE: ./lib/web/documents/feed.js



const FEED_ROOTS = new Set(['rss', 'feed', 'RDF']);
/** The root element of a feed, which follows a declaration and comments. */
const FEED_ROOT_TAG = /<(?:[\w-]+:)?(?:rss|feed|RDF)[\s>]/;
/** A comment, or the beginning of one. */
const COMMENT = /<!--(?:(?!-->).)*/gs;
const ELEMENT = /<\w/;
/**
 * Relations whose target feed readers show or load (RFC 4287, RFC 5005), without endpoints for
 * editors and hubs.
 */
const READER_RELATIONS = (0,words/* splitWords */.yM)(`
  alternate current enclosure first icon last next next-archive prev-archive previous self
`);
/**
 * Elements whose text is an address: RSS 2.0, Atom. A `guid` or an `id` is only a name, which may
 * outlive the page.
 */
const ADDRESS_ELEMENTS = new Set(['link', 'icon', 'logo']);
/** May a file that begins like this be a feed? Its first element may come later. */
function beginsLikeFeed(start) {
    return FEED_ROOT_TAG.test(start) || !ELEMENT.test(start.replace(COMMENT, ''));
}
/**
 * Calls `onReference` for each address in an RSS or Atom feed that its readers follow or load. The
 * content of entries is not read, and nothing is read from files that are not feeds.
 */
function scanFeed(xml, onReference) {
    const visitor = new FeedVisitor(onReference);
    const outcome = readXml((0,byte_strings/* toBytes */.ZJ)(xml), visitor);
    if (visitor.isFeed && outcome === 'too-deep')
        return outcome;
    return 'read';
}
class FeedVisitor {
    isFeed = false;
    #onReference;
    #hasOwnBase = false;
    #text = '';
    #textLine = 1;
    constructor(onReference) {
        this.#onReference = onReference;
    }
    open(path, element) {
        if (path.length === 1)
            this.isFeed = FEED_ROOTS.has(path[0] ?? '');
        if (!this.isFeed)
            return;
        this.#hasOwnBase ||= element.attribute('xml:base') !== undefined;
        this.#text = '';
        this.#textLine = element.line;
        const address = findAddress(path, element);
        if (address !== undefined)
            this.#passAddress(address, element.line);
    }
    text(piece, path) {
        if (isAddressElement(path))
            this.#text += piece;
    }
    close(path) {
        if (this.isFeed && isAddressElement(path))
            this.#passAddress(this.#text, this.#textLine);
        this.#text = '';
    }
    /** Skips relative addresses: they depend on `xml:base` or, in RSS, on the feed reader. */
    #passAddress(written, line) {
        const address = written.trim();
        const isAbsolute = /^(?:https?:)?\/\//i.test(address);
        const isRooted = address.startsWith('/') && !this.#hasOwnBase;
        if (isAbsolute || isRooted)
            this.#onReference({ role: 'feed', address, line: line - 1 });
    }
}
/** Returns the address in an attribute of an element; undefined if it has none. */
function findAddress(path, { name, attribute }) {
    const local = path.at(-1);
    if (local === 'link' && attribute('href') !== undefined) {
        if (READER_RELATIONS.has(attribute('rel') ?? 'alternate'))
            return attribute('href');
        return undefined;
    }
    if (local === 'enclosure' || name.startsWith('media:'))
        return attribute('url');
    if (local === 'content')
        return attribute('src');
    return undefined;
}
function isAddressElement(path) {
    const last = path.at(-1);
    if (last === 'url')
        return path.at(-2) === 'image';
    return last !== undefined && ADDRESS_ELEMENTS.has(last);
}

// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __nccwpck_require__(121);
// EXTERNAL MODULE: ./lib/web/documents/walk-json.js
var walk_json = __nccwpck_require__(3977);
;// CONCATENATED MODULE: ./lib/web/documents/json-documents.js
/** Finds the strings of JSON documents that are addresses. */


/**
 * Returns a function that calls `onReference` for each address in JSON. `depth`: where such JSON
 * has addresses.
 */
function makeJsonScan(depth, findAddress) {
    return (text, onReference) => {
        const countLineEndsBefore = (0,line_counter/* makeLineCounter */.F)(text);
        const outcome = (0,walk_json/* walkJson */.g)(text, (path, at, value) => {
            if (value === undefined)
                return;
            const keyPath = path.filter((key) => !/^\d+$/.test(key)).join(' ');
            const reference = findAddress({ value, line: countLineEndsBefore(at), path, keyPath });
            if (reference !== undefined)
                onReference(reference);
        });
        // In that case, parts that are nested too deeply have no addresses.
        if (outcome === 'too-deep' && depth === 'near the root')
            return 'read';
        return outcome;
    };
}
function findByRole(chooseRole) {
    return (text) => {
        const role = chooseRole(text);
        if (role === undefined)
            return undefined;
        return { role, address: text.value, line: text.line };
    };
}
/** https://www.w3.org/TR/appmanifest/ */
const MANIFEST_ROLES = new Map([
    ['start_url', 'app-page'],
    ['icons src', 'app-image'],
    ['screenshots src', 'app-image'],
    ['shortcuts url', 'app-page'],
    ['shortcuts icons src', 'app-image'],
]);
/** Calls `onReference` for the pages and images of an installed app. */
const scanWebManifest = makeJsonScan('near the root', findByRole(({ keyPath, value }) => (value === '' ? undefined : MANIFEST_ROLES.get(keyPath))));
/**
 * Properties of https://schema.org whose values are pages and images. Other values are names, or
 * address templates.
 */
const ADDRESS_PROPERTY = new RegExp('(?:^| )(?:' +
    '(?:contentUrl|image|item|logo|mainEntityOfPage|thumbnailUrl|url)' +
    '|(?:item|mainEntityOfPage) @id' +
    ')$');
/** Excludes values that may be text or templates. */
const UNTEMPLATED_ADDRESS = /^(?:https?:\/)?\/[^\s{}]*$/i;
/**
 * https://www.w3.org/TR/json-ld11/. An `@id` is only a name, except in some properties, where it is
 * an address.
 */
const scanJsonLd = makeJsonScan('anywhere', findByRole(({ keyPath, path, value }) => {
    const isAddress = ADDRESS_PROPERTY.test(keyPath) && UNTEMPLATED_ADDRESS.test(value);
    if (isAddress && !path.includes('@context'))
        return 'structured';
    return undefined;
}));
/**
 * Anything else is a bare specifier, which has no address:
 * https://html.spec.whatwg.org/#resolving-a-url-like-module-specifier.
 */
const URL_LIKE_SPECIFIER = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i;
/**
 * https://html.spec.whatwg.org/#import-maps. Entries that browsers ignore are left out, such as a
 * file for a key that ends with a slash.
 */
const scanImportMap = makeJsonScan('near the root', findImportReference);
/** The depth of addresses, by the first key of their path. */
const ADDRESS_DEPTHS = new Map([
    ['imports', 2],
    ['scopes', 3],
]);
function findImportReference({ path, value, line }) {
    const key = path.at(-1) ?? '';
    const isIntegrity = path[0] === 'integrity' && path.length === 2;
    if (isIntegrity && URL_LIKE_SPECIFIER.test(key))
        return { role: 'integrity', address: key, line, integrity: value };
    if (path.length !== ADDRESS_DEPTHS.get(path[0]) || !URL_LIKE_SPECIFIER.test(value))
        return undefined;
    if (key.endsWith('/') && !value.endsWith('/'))
        return undefined;
    return { role: 'import', address: value, line };
}

;// CONCATENATED MODULE: ./lib/web/documents/markdown.js

/** The start of a fenced code block. Backticks that are closed on the same line are a code span. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?![^`]*`)|~{3,})/;
const FENCE_END = /^[ \t>]*(`{3,}|~{3,})\s*$/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const DEFINITION = /^ {0,3}\[[^\]^][^\]]{0,999}\]:[ \t]*/;
/** Escaped punctuation, which stands for itself. */
const ESCAPED_CHARACTER = /\\([!-/:-@[-`{-~])/g;
/**
 * Calls `onReference` for each link, image, and definition in Markdown
 * (https://spec.commonmark.org/0.31.2/), without code, comments, and HTML. Plain URLs in text are
 * left out, too, because prose shows them as examples.
 */
function scanMarkdown(text, role, onReference) {
    const blanker = new CodeBlanker();
    for (const [line, written] of text.split('\n').entries())
        for (const address of listLinks(blanker.blankNext(written)))
            onReference({ role, address, line });
}
/** Replaces code, comments, and scripts in Markdown, line by line. */
class CodeBlanker {
    /** The mark that opened the current fenced code block. */
    #fence;
    #isCode = false;
    #isBlank = true;
    /** The mark that ends the current comment or script; empty outside of them. */
    #skippedUntil = '';
    /**
     * Returns the next line with code, comments, and scripts replaced by spaces; empty if all of it
     * is code.
     */
    blankNext(line) {
        if (this.#isInFence(line))
            return '';
        const mayBeCode = INDENTED.test(line) && !LIST_ITEM.test(line);
        this.#isCode = mayBeCode && (this.#isBlank || this.#isCode);
        this.#isBlank = line.trim() === '';
        if (this.#isCode)
            return '';
        const { plain, open } = blankHidden(line, this.#skippedUntil);
        this.#skippedUntil = open;
        return plain;
    }
    /** Does a line belong to a fenced code block, including its marks? */
    #isInFence(line) {
        if (this.#fence !== undefined) {
            const [, mark = ''] = FENCE_END.exec(line) ?? [];
            if (mark.startsWith(this.#fence))
                this.#fence = undefined;
            return true;
        }
        if (this.#skippedUntil !== '')
            return false;
        const [, opening] = FENCE.exec(line) ?? [];
        this.#fence = opening;
        return this.#fence !== undefined;
    }
}
/** The end marks of parts of Markdown that have no links, by their start marks. */
const END_MARKS = {
    '<!--': '-->',
    // A comment in MDX.
    '{/*': '*/}',
    '<pre': '</pre>',
    '<script': '</script>',
};
/** Blanks a line. `until`: the end mark of the part that is open at its start; empty if none is. */
function blankHidden(line, until) {
    const text = blankCodeSpans(line);
    const startMarks = /<!--|\{\/\*|<(?:pre|script)(?![\w-])/g;
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
        startMarks.lastIndex = at;
        const mark = startMarks.exec(text);
        plain += text.slice(at, mark?.index);
        if (mark === null)
            return { plain, open: '' };
        at = mark.index;
        open = END_MARKS[mark[0]] ?? '';
    }
}
/**
 * Returns the line with code spans replaced by spaces. A span ends with as many backticks as it
 * begins with.
 */
function blankCodeSpans(line) {
    if (!line.includes('`'))
        return line;
    const runs = [...line.matchAll(/`+/g)];
    const laterRunsByLength = Map.groupBy(runs.toReversed(), ([run]) => run.length);
    let plain = '';
    let at = 0;
    for (const { 0: run, index } of runs) {
        const sameLengthRuns = laterRunsByLength.get(run.length);
        // Drops this run; the next one is last.
        sameLengthRuns?.pop();
        const end = sameLengthRuns?.at(-1);
        if (index < at || end === undefined)
            continue;
        plain += line.slice(at, index);
        at = end.index + run.length;
        plain += ' '.repeat(at - index);
    }
    return plain + line.slice(at);
}
function* listLinks(line) {
    const definition = DEFINITION.exec(line)?.[0];
    if (definition !== undefined) {
        const { address } = readDestination(line, definition.length, '');
        if (address !== undefined)
            yield address;
        return;
    }
    const marks = /\]\(|<(?=https?:)/gi;
    for (let mark = marks.exec(line); mark !== null; mark = marks.exec(line)) {
        if (isEscaped(line, mark.index))
            continue;
        const { address, end } = readLink(line, mark);
        if (address !== undefined)
            yield address;
        // Continues after the text that was read, so that each character is read only once.
        marks.lastIndex = Math.max(end, mark.index + 1);
    }
}
function isEscaped(line, at) {
    return line[at - 1] === '\\' && line[at - 2] !== '\\';
}
/** Reads the link that a mark begins: `](` or the `<` of an autolink. */
function readLink(line, { 0: mark, index }) {
    if (mark === '<')
        return readAutolink(line, index);
    return readDestination(line, index + mark.length, ')');
}
/** Reads the address between the `<` at `at` and its `>`. */
function readAutolink(line, at) {
    const end = line.indexOf('>', at);
    if (end === -1)
        return { address: undefined, end: line.length };
    const address = line.slice(at + 1, end);
    if (/[\s<]/.test(address))
        return { address: undefined, end };
    return { address, end };
}
/**
 * Returns the end of an address without angle brackets: before a space, or before the `)` of the
 * link.
 */
function findEndOfBareAddress(line, from) {
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
/** Reads an address as written, with or without angle brackets. */
function readWrittenAddress(line, start) {
    if (line[start] !== '<') {
        const end = findEndOfBareAddress(line, start);
        return { address: line.slice(start, end), end };
    }
    const bracket = line.indexOf('>', start);
    if (bracket === -1)
        return { address: undefined, end: line.length };
    return { address: line.slice(start + 1, bracket), end: bracket + 1 };
}
/**
 * Reads the address that begins at `at`. `close`: the character that must follow it and its title.
 */
function readDestination(line, at, close) {
    let start = at;
    while (line[start] === ' ' || line[start] === '\t')
        start++;
    const { address = '', end } = readWrittenAddress(line, start);
    const next = line.slice(end, end + 256).trimStart()[0] ?? '';
    const hasTitle = /^["'(]$/.test(next) && /\s/.test(line[end] ?? '');
    const isLink = close === '' || next === close || hasTitle;
    if (!isLink || address === '')
        return { address: undefined, end };
    return { address: (0,decode/* decodeHTML */.Gz)(address.replace(ESCAPED_CHARACTER, '$1')), end };
}

;// CONCATENATED MODULE: ./lib/web/documents/documents.js
/**
 * Lists the documents other than pages, and the data within pages, that contain addresses.
 * `scanPage` reads pages.
 */



/**
 * Relative links in published Markdown are usually written for a repository, where other files
 * surround it. So only absolute and root-relative addresses are checked.
 */
const ROOTED_ADDRESS = /^(?:\/|https?:\/\/)/i;
/**
 * The largest file for AI agents that is read, in bytes. One file may contain the text of a whole
 * site.
 */
const MAX_AGENT_FILE_BYTES = 16 << 20;
/** The first entry that matches a name is used. */
const DOCUMENTS = [
    {
        title: 'the web manifest',
        namePattern: /\.webmanifest$/i,
        scan: scanWebManifest,
        isFormatCertain: true,
    },
    {
        title: 'the web manifest',
        namePattern: /(?:^|\/)(?:site\.)?manifest\.json$/i,
        scan: scanWebManifest,
    },
    {
        title: 'the feed',
        namePattern: /\.(?:xml|rss|atom|rdf)$|(?:^|\/)(?:feed|rss|atom)$/i,
        scan: scanFeed,
        mayBeginWith: beginsLikeFeed,
    },
    {
        title: 'the Markdown',
        namePattern: /(?:^|\/)llms\.txt$/,
        scan: makeMarkdownScan('llms', /^/),
        maxBytes: MAX_AGENT_FILE_BYTES,
    },
    {
        title: 'the Markdown',
        namePattern: /(?:^|\/)llms-[^/]*\.txt$/,
        scan: makeMarkdownScan('whole-site', ROOTED_ADDRESS),
        maxBytes: MAX_AGENT_FILE_BYTES,
    },
    {
        title: 'the Markdown',
        namePattern: /(?:^|\/)sitemap\.md$/,
        scan: makeMarkdownScan('llms', ROOTED_ADDRESS),
        maxBytes: MAX_AGENT_FILE_BYTES,
    },
    {
        title: 'the Markdown',
        namePattern: /\.(?:md|markdown)$/i,
        scan: makeMarkdownScan('markdown', ROOTED_ADDRESS),
    },
];
/** Returns a scan of Markdown for addresses that begin like this and are not templates. */
function makeMarkdownScan(role, start) {
    return (text, onReference) => {
        scanMarkdown(text, role, (reference) => {
            const { address } = reference;
            if (start.test(address) && !/[{}]|<%/.test(address))
                onReference(reference);
        });
        return 'read';
    };
}
/** Data in pages. The data of Next.js is not a list of addresses. */
const DATA_IN_PAGES = {
    'import-map': { title: 'an import map', scan: scanImportMap },
    'json-ld': { title: 'JSON-LD', scan: scanJsonLd },
};
/**
 * The largest document that is usually read, in bytes, and the longest data in a page, in
 * characters.
 */
const MAX_DOCUMENT_BYTES = 4 << 20;
/**
 * Returns the kind of document that a file with this name is read as; undefined if it is not read.
 */
function findDocument(name) {
    return DOCUMENTS.find(({ namePattern }) => namePattern.test(name));
}


/***/ }),

/***/ 7512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ describeJsonError),
/* harmony export */   aM: () => (/* binding */ findJsonMistake),
/* harmony export */   rb: () => (/* binding */ explainInvalidJson)
/* harmony export */ });
/** Finds common mistakes in text that should be JSON, and explains why it is not. */
const STRING = /"(?:[^"\\\n]|\\.)*"/.source;
/** The places of mistakes, by the name of their group. Closed strings are skipped. */
const STRING_OR_MISTAKE = new RegExp([
    `(?:${STRING}|[}\\]])(?<missingComma>)(?=\\s*["{[])`,
    STRING,
    '(?<trailingComma>,)(?=\\s*[}\\]])',
    '(?<comment>/[/*])',
    "(?<singleQuote>')",
    '(?<openString>")',
].join('|'), 'g');
/** Returns the first common mistake in a text that is not JSON; undefined if none is found. */
function findJsonMistake(text) {
    for (const match of text.matchAll(STRING_OR_MISTAKE)) {
        const clause = describeMistake(match.groups ?? {}, text.slice(match.index + 1));
        if (clause === undefined)
            continue;
        const isAfterMatch = match.groups?.missingComma !== undefined;
        const at = isAfterMatch ? match.index + match[0].length : match.index;
        const linesBefore = text.slice(0, at).split('\n');
        return { clause, line: linesBefore.length, column: (linesBefore.at(-1)?.length ?? 0) + 1 };
    }
    return undefined;
}
/** Returns what keeps a text from being JSON, in words; undefined if it is JSON. */
function explainInvalidJson(text) {
    const content = text.replace(/^\uFEFF/, '');
    try {
        JSON.parse(content);
        return undefined;
    }
    catch (error) {
        return describeJsonError(findJsonMistake(content), error.message);
    }
}
/** Returns a mistake with its place or, without one, the message of the JSON parser. */
function describeJsonError(mistake, parserMessage) {
    if (mistake === undefined)
        return parserMessage;
    return `${mistake.clause} (line ${mistake.line}, column ${mistake.column})`;
}
/** Returns the mistake of a match as a clause; undefined for a string without one. */
function describeMistake(groups, textAfter) {
    const { missingComma, trailingComma, comment, singleQuote, openString } = groups;
    if (missingComma !== undefined)
        return 'a comma is missing';
    if (trailingComma !== undefined)
        return `there is a comma before \`${textAfter.trim().charAt(0)}\``;
    if (comment !== undefined)
        return 'there is a comment';
    if (singleQuote !== undefined)
        return 'there is a single quote instead of `"`';
    if (openString !== undefined)
        return 'a string is not closed';
    return undefined;
}


/***/ }),

/***/ 3977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ walkJson),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5491);
/**
 * Reads untrusted JSON in time and memory proportional to its length, however deeply it is nested.
 */

/** The maximum depth that is visited. */
const MAX_DEPTH = 32;
/**
 * How many characters at the end of a key are kept. The key is in the paths of all values below.
 */
const MAX_KEY_CHARS = 8_192;
/**
 * Matches the start of a value, or a separator. Numbers, `true`, `false`, and `null` are one token.
 */
const TOKEN = /["{}[\],]|[^\s"{}[\],:]+/g;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/**
 * Calls `visit` for each value in JSON, in the order of the text. `at` is the offset of the value,
 * and `value` is set for strings. The path is only valid during the call. Returns `too-deep` if
 * values deeper than `MAX_DEPTH` were skipped. Returns `not-json`, and visits nothing, if the text
 * is not valid JSON.
 */
function walkJson(text, visit) {
    if ((0,_common_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(text) === undefined)
        return 'not-json';
    const walk = new JsonWalk(text.replace(/^\uFEFF/, ' '), visit);
    if (walk.walkAndMeasure() > MAX_DEPTH)
        return 'too-deep';
    return 'read';
}
class JsonWalk {
    #json;
    #visit;
    #path = [];
    /** For each open object or array, whether it is an array. */
    #openLists = [];
    #depth = 0;
    #deepest = 0;
    #isKeyNext = false;
    /** `json` must be valid JSON. */
    constructor(json, visit) {
        this.#json = json;
        this.#visit = visit;
    }
    /** Visits all values up to `MAX_DEPTH`. Returns the maximum depth of the text. */
    walkAndMeasure() {
        const tokens = new RegExp(TOKEN);
        for (let token = tokens.exec(this.#json); token !== null; token = tokens.exec(this.#json)) {
            switch (token[0]) {
                case '{':
                case '[':
                    this.#openNesting(token.index);
                    break;
                case '}':
                case ']':
                    this.#closeNesting();
                    break;
                case ',':
                    this.#startNext();
                    break;
                case '"':
                    tokens.lastIndex = this.#readString(token.index);
                    break;
                default:
                    if (this.#isWithinMaxDepth)
                        this.#visit(this.#path, token.index);
            }
        }
        return this.#deepest;
    }
    get #isWithinMaxDepth() {
        return this.#depth <= MAX_DEPTH;
    }
    #openNesting(at) {
        if (this.#isWithinMaxDepth)
            this.#visit(this.#path, at);
        this.#depth++;
        this.#deepest = Math.max(this.#deepest, this.#depth);
        if (!this.#isWithinMaxDepth)
            return;
        const isList = this.#json[at] === '[';
        this.#openLists.push(isList);
        this.#isKeyNext = !isList;
        this.#path.push('0');
    }
    #closeNesting() {
        this.#depth--;
        if (this.#depth >= MAX_DEPTH)
            return;
        this.#openLists.pop();
        this.#path.pop();
    }
    #startNext() {
        if (!this.#isWithinMaxDepth)
            return;
        this.#isKeyNext = this.#openLists.at(-1) === false;
        if (this.#isKeyNext)
            return;
        const position = Number(this.#path.pop());
        this.#path.push(String(position + 1));
    }
    /** Reads the string that begins at an offset. Returns the offset after it. */
    #readString(at) {
        const end = findEndOfString(this.#json, at);
        const isKey = this.#isKeyNext;
        this.#isKeyNext = false;
        if (!this.#isWithinMaxDepth)
            return end;
        const text = JSON.parse(this.#json.slice(at, end));
        if (!isKey)
            this.#visit(this.#path, at, text);
        else
            this.#path[this.#path.length - 1] = text.slice(-MAX_KEY_CHARS);
        return end;
    }
}
/** Returns the offset after the string that starts at `at`, in valid JSON. */
function findEndOfString(json, at) {
    let end = at + 1;
    while (json.charCodeAt(end) !== QUOTE)
        end += json.charCodeAt(end) === BACKSLASH ? 2 : 1;
    return end + 1;
}


/***/ }),

/***/ 1343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ listMatchingIds),
/* harmony export */   l: () => (/* binding */ stripFragment)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _resolve_address_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7479);
/** Fragments of addresses, and the anchors that they find. */


/** Most fragments, which are the name of one anchor as written. Lines of code have numbers. */
const PLAIN_ANCHOR = /^#(?:(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*|[a-z]?\d+)$/i;
/** Fragments that browsers leave as they are: https://url.spec.whatwg.org/#fragment-state. */
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@%]*$/;
function stripFragment(address) {
    const hash = address.indexOf('#');
    if (hash === -1)
        return address;
    return address.slice(0, hash);
}
/**
 * Returns the names that an anchor may have for `fragment` (with its `#`) to find it. Empty if the
 * fragment always exists or is left to scripts.
 * https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
function listMatchingIds(fragment) {
    if (PLAIN_ANCHOR.test(fragment))
        return [fragment.slice(1)];
    const plain = serializeFragment(fragment).split(':~:', 1)[0] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    // Unlike in a path, a `%` without two digits stands for itself.
    const decoded = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvalidUtf8 */ .Zk)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecodeLeniently */ .kd)(plain));
    if (plain === '' || decoded.toLowerCase() === 'top' || /^[/!?]/.test(plain))
        return [];
    if (decoded !== plain)
        return [plain, decoded];
    // `#L10-L20`: scripts of source code viewers handle these, and scroll to the first line.
    const range = plain.match(/^(L?\d+)-L?\d+$/)?.[1];
    if (range === undefined)
        return [plain];
    return [plain, range];
}
/** Returns a fragment as browsers write it, without its `#`. */
function serializeFragment(fragment) {
    if (PLAIN_FRAGMENT.test(fragment))
        return fragment.slice(1);
    const { hash = '' } = (0,_resolve_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAddress */ .or)(fragment, _resolve_address_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACEHOLDER_URL */ .qS) ?? {};
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(hash.slice(1));
}


/***/ }),

/***/ 545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  sI: () => (/* binding */ HOST_IDS),
  E1: () => (/* binding */ getHostTraits)
});

// UNUSED EXPORTS: isHostConfigFile, isInjectedByHosts, undoTransforms

// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __nccwpck_require__(2198);
// EXTERNAL MODULE: ./lib/web/paths.js
var paths = __nccwpck_require__(1150);
;// CONCATENATED MODULE: ./lib/web/host/hosts/file-responders.js
/** How hosts respond from static files, without the rules of redirect files. */

/** Returns the first of these files that exists, as a response; undefined if none does. */
function respondWithFirstFile(lookUpFile, names) {
    for (const name of names) {
        const fileIndex = lookUpFile(name);
        if (fileIndex !== undefined)
            return { kind: 'file', fileIndex };
    }
    return undefined;
}
/**
 * Serves `/x` from `x`, `x.html`, or `x/index.html`, in this order, and `/x/` only from
 * `x/index.html`.
 */
const respondByName = (path, lookUpFile) => {
    const name = (0,paths/* toSitePath */.Wm)(path);
    if (name === '' || name.endsWith('/'))
        return respondWithFirstFile(lookUpFile, [`${name}index.html`]);
    return respondWithFirstFile(lookUpFile, [name, `${name}.html`, `${name}/index.html`]);
};
/** Like `respondByName`, but serves `/x/` from the first file that is `x` with one of the ends. */
function makeSlashIgnoringResponder(ends) {
    return (path, lookUpFile, siteFacts) => {
        const isFolder = path !== '/' && path.endsWith('/');
        if (!isFolder)
            return respondByName(path, lookUpFile, siteFacts);
        const withoutSlashes = path.slice(1, -1);
        const names = ends.map((end) => withoutSlashes + end);
        return respondWithFirstFile(lookUpFile, names);
    };
}
/** Like `respondByName`, but also serves `/x/` from `x.html`. */
const respondIgnoringTrailingSlash = makeSlashIgnoringResponder(['/index.html', '.html']);

// EXTERNAL MODULE: ./lib/web/host/hosts/host-traits.js
var host_traits = __nccwpck_require__(8497);
// EXTERNAL MODULE: ./lib/web/host/hosts/azure/azure-config-file.js
var azure_config_file = __nccwpck_require__(4960);
// EXTERNAL MODULE: ./lib/common/json.js
var common_json = __nccwpck_require__(5491);
// EXTERNAL MODULE: ./lib/web/documents/json-mistake.js
var json_mistake = __nccwpck_require__(7512);
// EXTERNAL MODULE: ./lib/web/documents/walk-json.js
var walk_json = __nccwpck_require__(3977);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __nccwpck_require__(121);
// EXTERNAL MODULE: ./lib/web/host/redirects/parse-problems.js
var parse_problems = __nccwpck_require__(3393);
// EXTERNAL MODULE: ./lib/web/page/page-kinds.js
var page_kinds = __nccwpck_require__(9611);
;// CONCATENATED MODULE: ./lib/web/host/redirects/rule-line-mistakes.js
/** Explains what was meant by lines of a `_redirects` file that are not rules. */


/** A line with Apache's `Redirect`, whose status is optional. */
const APACHE_REDIRECT = /^Redirect\s+(?:(permanent|temp|30[12378])\s+)?(\/\S*)\s+((?:\/|https?:\/\/)\S*)$/i;
const APACHE_LINE = /^(?:Redirect(?:Match|Permanent|Temp)?|Rewrite(?:Rule|Cond|Engine|Base))\s/i;
const STATUS_FIRST = /^(200|30[12378])\s+(\/\S*)\s+((?:\/|https?:\/\/)\S*)$/;
/** A comment as in many languages, but not a host name such as `//a.example.org`. */
const COMMENT = /^\/\/(?![\w-]+\.)/;
const ARROW = /\s([-=]>|→)(?=\s)/;
const QUOTED_PART = /(?:^|\s)(["'`])\S+\1(?=\s|$)/;
/**
 * Returns a sentence about a line that is not a rule, because it is in another syntax; undefined if
 * it is not known what was meant.
 */
function explainRuleLine(line) {
    if (COMMENT.test(line))
        return 'A comment begins with `#`, not with `//`.';
    if (APACHE_LINE.test(line))
        return explainApacheLine(line);
    const [, status, from, to] = STATUS_FIRST.exec(line) ?? [];
    if (status !== undefined)
        return `The status code comes last: ${(0,parse_problems/* quote */.hD)(`${from} ${to} ${status}`)}.`;
    const [, arrow] = ARROW.exec(line) ?? [];
    if (arrow !== undefined)
        return `Remove the \`${arrow}\`: only a space separates the address and the target.`;
    if (QUOTED_PART.test(line))
        return 'Remove the quotes: addresses in this file have none.';
    return undefined;
}
function explainApacheLine(line) {
    const [, writtenStatus = 'temp', from, to] = APACHE_REDIRECT.exec(line) ?? [];
    if (from === undefined)
        return 'This line uses Apache syntax; here, a rule is written like `/old /new 301`.';
    const status = APACHE_STATUSES[writtenStatus.toLowerCase()] ?? writtenStatus;
    return `This line uses Apache syntax; here, it is ${(0,parse_problems/* quote */.hD)(`${from} ${to} ${status}`)}.`;
}
const APACHE_STATUSES = { permanent: '301', temp: '302' };
/** Returns a sentence about a file that is not a list of rules; undefined if it is one. */
function explainRuleFile(text) {
    if (/^(?:\uFFFD\uFFFD|\uFEFF)?(?:[^\0]\0|\0[^\0])/.test(text))
        return 'The file is in UTF-16: save it as UTF-8.';
    if ((0,page_kinds/* isPageContent */.N1)(text))
        return 'The content of this file is a web page, not a list of rules: it is probably an error page that was saved under this name.';
    return undefined;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/parse-rules.js
/** Reads the rules of a redirect file, one by one. */


const IRRELEVANT = { kind: 'irrelevant' };
/** Reads rules, each with `parse`, which also receives the line. */
function parseRules(writtenRules, parse) {
    const rules = [];
    const problems = [];
    for (const { line, written } of writtenRules) {
        const result = parse(written, line);
        if (result.kind === 'irrelevant')
            continue;
        if (result.kind === 'rule')
            rules.push({ ...result.rule, line });
        else
            problems.push({ ...result, line });
    }
    return { rules, problems };
}
/**
 * Reads the rules of a `_redirects` file, each line with `parse`. A line in another syntax, or a
 * file with other content, is explained as such.
 */
function parseRuleLines(text, parse) {
    const { rules, problems } = parseRules(listRuleLines(text), (line, lineNumber) => {
        const result = parse(line, lineNumber);
        const explanation = result.kind === 'ignored' ? explainRuleLine(line) : undefined;
        if (explanation === undefined)
            return result;
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', explanation);
    });
    const fileExplanation = explainRuleFile(text);
    if (fileExplanation === undefined)
        return { rules, problems };
    return { rules, problems: [(0,parse_problems/* makeParseProblem */.xA)('ignored', fileExplanation)] };
}
/** Returns the lines of a `_redirects` file, without blank lines and comments. */
function listRuleLines(text) {
    const lines = text.split('\n').map((line, i) => ({ line: i + 1, written: line.trim() }));
    return lines.filter(({ written }) => written !== '' && !written.startsWith('#'));
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/parse-json-file.js
/** Reads JSON files of hosts, with the line numbers of list items. */






/** Returns the JSON object in a file, or why there is none that can be read. */
function parseJsonFile(text) {
    const content = text.replace(/^\uFEFF/, '');
    let value;
    try {
        value = JSON.parse(content);
    }
    catch (error) {
        const mistake = (0,json_mistake/* findJsonMistake */.aM)(content);
        const isEmpty = content.trim() === '';
        return { kind: 'not-json', mistake, isEmpty, error: error.message };
    }
    if (!(0,common_json/* isObject */.G)(value))
        return { kind: 'not-an-object' };
    const linesByKey = findItemLines(content);
    // Later code may walk over the value recursively, as `JSON.stringify` does.
    if (linesByKey === undefined)
        return { kind: 'too-deep' };
    return {
        kind: 'json-file',
        value,
        findLine: (key, index) => linesByKey.get(key)?.[index] ?? 1,
    };
}
/**
 * Returns the problem of a file with a fault. `refusalClause` says that the host refuses it,
 * without a period.
 */
function makeJsonProblem(fault, refusalClause) {
    const problem = (0,parse_problems/* makeParseProblem */.xA)('invalid', describeFault(fault, refusalClause));
    if (fault.kind !== 'not-json' || fault.mistake === undefined)
        return problem;
    return { ...problem, line: fault.mistake.line };
}
function describeFault(fault, refusalClause) {
    switch (fault.kind) {
        case 'not-json':
            if (fault.isEmpty)
                return `The file is empty, so ${refusalClause}: remove the file, or write \`{}\` into it.`;
            return `The file is not JSON, so ${refusalClause}: ${(0,json_mistake/* describeJsonError */.M1)(fault.mistake, fault.error)}.`;
        case 'not-an-object':
            return `The file is not a JSON object, so ${refusalClause}.`;
        case 'too-deep':
            return `The file is nested more than ${walk_json/* MAX_DEPTH */.l} levels deep, so it cannot be read.`;
    }
}
/** Returns the rules in a top-level list of a file, and the problems of its other items. */
function parseRuleList({ value, findLine }, key, parse) {
    const list = value[key];
    if (list === undefined)
        return { rules: [], problems: [] };
    if (!Array.isArray(list)) {
        const problem = (0,parse_problems/* makeParseProblem */.xA)('invalid', `\`${key}\` must be a list.`);
        return { rules: [], problems: [problem] };
    }
    const writtenRules = list.map((written, i) => ({ line: findLine(key, i), written }));
    return parseRules(writtenRules, parse);
}
/**
 * Returns the lines of the items of each top-level list, by its key; undefined if the text, which
 * must be valid JSON, is nested too deeply.
 */
function findItemLines(text) {
    const linesByKey = new Map();
    const countLineEndsBefore = (0,line_counter/* makeLineCounter */.F)(text);
    // `walkJson` visits a list, then its items in order.
    const outcome = (0,walk_json/* walkJson */.g)(text, (path, at) => {
        const [key = ''] = path;
        const isTopLevelValue = path.length === 1;
        const isItem = path.length === 2;
        // The last of several equal keys is used.
        if (isTopLevelValue)
            linesByKey.set(key, []);
        if (isItem)
            linesByKey.get(key)?.push(countLineEndsBefore(at) + 1);
    });
    if (outcome === 'read')
        return linesByKey;
    return undefined;
}

// EXTERNAL MODULE: ./lib/web/host/redirects/rule-set.js
var rule_set = __nccwpck_require__(3136);
// EXTERNAL MODULE: ./lib/web/host/redirects/path-matcher.js
var path_matcher = __nccwpck_require__(8055);
;// CONCATENATED MODULE: ./lib/web/host/hosts/azure/parse-azure-matcher.js
/** The paths that routes of a `staticwebapp.config.json` match. */

/** One extension, as in `.png`, or several, as in `.{png,jpg}`. */
const EXTENSIONS = /^\.(?:(?<one>\w+)|\{(?<several>\w+(?:,\w+)*)\})$/;
/**
 * Returns the paths that a pattern matches; undefined if the host does not accept it. The emulator
 * also accepts `*.png`.
 */
function parseAzureMatcher(route) {
    if (!/^[/*]/.test(route))
        return undefined;
    const path = route.replace(/^\*/, '/*');
    const wildcardIndex = path.indexOf('*');
    if (wildcardIndex === -1)
        return { kind: 'exact', path: (0,path_matcher/* decodeRootedPath */.Pp)(path) };
    const prefix = (0,path_matcher/* decodeRootedPath */.Pp)(path.slice(0, wildcardIndex));
    const suffix = path.slice(wildcardIndex + 1);
    const anything = (0,path_matcher/* makeTextWildcard */.et)('*');
    if (suffix === '') {
        const wholeFolder = prefix.endsWith('/') ? prefix : undefined;
        return (0,path_matcher/* makePatternMatcher */.hj)([prefix, anything], wholeFolder);
    }
    const { one, several } = EXTENSIONS.exec(suffix)?.groups ?? {};
    const extensions = one ?? several;
    if (extensions === undefined)
        return undefined;
    const alternatives = extensions.replaceAll(',', '|');
    const extension = { regexSource: `\\.(${alternatives})`, name: 'ending' };
    return (0,path_matcher/* makePatternMatcher */.hj)([prefix, anything, extension]);
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/azure/azure-fallback.js
/** What Azure serves at addresses without a file: a fallback, or an override of the 404. */





/** Returns the fallback of the setting `navigationFallback`; undefined if it has none. */
function parseFallback(value) {
    if (!(0,common_json/* isObject */.G)(value) || typeof value.rewrite !== 'string')
        return undefined;
    const patterns = Array.isArray(value.exclude) ? value.exclude : [];
    const excluded = [];
    const problems = [];
    for (const pattern of patterns) {
        const matcher = typeof pattern === 'string' ? parseAzureMatcher(pattern) : undefined;
        if (matcher !== undefined)
            excluded.push(matcher);
        else
            problems.push(makeExclusionProblem(String(pattern)));
    }
    const effect = { action: 'rewrite', to: value.rewrite, status: 200 };
    return { excluded, problems, rule: makeRuleForEveryPath('navigationFallback', effect) };
}
function makeExclusionProblem(pattern) {
    const where = `${(0,parse_problems/* quote */.hD)(pattern)} in \`navigationFallback.exclude\``;
    return (0,parse_problems/* makeParseProblem */.xA)('ignored', `${where} matches no address.`);
}
/**
 * Returns the rule of the setting `responseOverrides` for addresses without a file: one that
 * replaces the 404, or the page for it.
 */
function parseNotFoundOverride(value) {
    const override = (0,common_json/* isObject */.G)(value) ? value['404'] : undefined;
    if (!(0,common_json/* isObject */.G)(override))
        return undefined;
    const effect = parseOverrideEffect(override);
    if (effect === undefined)
        return undefined;
    return makeRuleForEveryPath('responseOverrides 404', effect);
}
function parseOverrideEffect({ redirect, rewrite, statusCode, }) {
    if (typeof redirect === 'string')
        return { action: 'redirect', to: redirect, status: 302 };
    if (typeof rewrite !== 'string')
        return undefined;
    const status = typeof statusCode === 'number' ? statusCode : 404;
    // With the status of an error, the page is shown, but the address is still missing.
    const action = status >= 400 ? 'error-page' : 'rewrite';
    return { action, to: rewrite, status };
}
function makeRuleForEveryPath(from, effect) {
    const matcher = (0,path_matcher/* makePatternMatcher */.hj)([paths/* ROOT */.Dl, (0,path_matcher/* makeTextWildcard */.et)('*')], paths/* ROOT */.Dl);
    return { ...effect, line: 1, from, precedesFiles: false, isConditional: false, matcher };
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/azure/azure-route.js
/**
 * Reads a route of a `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#routes, read 2026-11.
 */




/** The syntax of a route's pattern, for messages. */
const ROUTE_SYNTAX = 'it must begin with `/`, and `*` can only be at its end or before extensions, as in `/images/*.{png,jpg}`';
/** Returns the rule of a route. It is irrelevant if it does not apply to GET requests. */
function parseAzureRoute(route) {
    if (!(0,common_json/* isObject */.G)(route) || typeof route.route !== 'string')
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', 'A route must be an object with a `route`.');
    const { route: from, methods, redirect, rewrite, allowedRoles } = route;
    if (Array.isArray(methods) && !methods.includes('GET'))
        return IRRELEVANT;
    if (redirect !== undefined && rewrite !== undefined)
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', `The route ${(0,parse_problems/* quote */.hD)(from)} has both a \`redirect\` and a \`rewrite\`.`);
    const matcher = parseAzureMatcher(from);
    if (matcher === undefined)
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', `The route ${(0,parse_problems/* quote */.hD)(from)} matches no address: ${ROUTE_SYNTAX}.`);
    const common = { from, precedesFiles: true, isConditional: isRestricted(allowedRoles), matcher };
    return { kind: 'rule', rule: { ...common, ...chooseEffect(route) } };
}
function chooseEffect({ redirect, rewrite, statusCode }) {
    const status = typeof statusCode === 'number' ? statusCode : undefined;
    const redirectStatus = status === 301 ? 301 : 302;
    if (typeof redirect === 'string')
        return { action: 'redirect', to: redirect, status: redirectStatus };
    if (typeof rewrite === 'string')
        return { action: 'rewrite', to: rewrite, status: status ?? 200 };
    if (status !== undefined && status >= 400)
        return { action: 'status-only', to: '', status };
    return { action: 'serve-file', to: '', status: status ?? 200 };
}
/** Does a route require a login? Without one, the host responds with 401. */
function isRestricted(roles) {
    if (!Array.isArray(roles) || roles.length === 0)
        return false;
    return !roles.includes('anonymous');
}

// EXTERNAL MODULE: ./lib/web/slashes.js
var slashes = __nccwpck_require__(8559);
;// CONCATENATED MODULE: ./lib/web/host/hosts/azure/azure-route-conflicts.js
/** Finds routes of a `staticwebapp.config.json` that Azure refuses because of earlier ones. */




/**
 * Finds routes that cover the same addresses as an earlier one, whether with a slash at the end
 * (https://github.com/richlander/dotnet-inspect/pull/4634 and 5318) or by a `*`
 * (https://github.com/Azure/static-web-apps/issues/242, 615, and 1230), all read 2026-11. Routes
 * for different methods do not conflict, as in the manual's own example.
 */
class RouteConflictFinder {
    /** The routes so far, by their methods: `GET POST`, or empty for all methods. */
    #routesByMethods = new Map();
    /** Adds a route, or returns why the host refuses the site because of it. */
    addRoute(route) {
        if (!(0,common_json/* isObject */.G)(route) || typeof route.route !== 'string')
            return undefined;
        const from = route.route;
        const earlierRoutes = this.#getEarlierRoutes(route.methods);
        const conflict = describeConflict(from, earlierRoutes);
        if (conflict !== undefined) {
            const message = `${azure_config_file/* AZURE_REFUSAL_CLAUSE */.nt}: the route ${(0,parse_problems/* quote */.hD)(from)} ${conflict}.`;
            return (0,parse_problems/* makeParseProblem */.xA)('invalid', message);
        }
        earlierRoutes.byKey.set(getRouteKey(from), from);
        if (from.endsWith('*'))
            earlierRoutes.wildcards.push(from);
        return undefined;
    }
    #getEarlierRoutes(writtenMethods) {
        const methods = joinMethods(writtenMethods);
        const routes = this.#routesByMethods.get(methods) ?? { byKey: new Map(), wildcards: [] };
        this.#routesByMethods.set(methods, routes);
        return routes;
    }
}
/**
 * Returns how a route conflicts with earlier ones, as the end of a sentence; undefined if it does
 * not.
 */
function describeConflict(from, { byKey, wildcards }) {
    const key = getRouteKey(from);
    const equalRoute = byKey.get(key);
    if (equalRoute !== undefined)
        return `occurs twice, the first time as ${(0,parse_problems/* quote */.hD)(equalRoute)}`;
    // `/x/*` does not match `/x`, which is equivalent to `/x/`.
    const coveringRoute = wildcards.find((wildcard) => key.startsWith(wildcard.slice(0, -1)));
    if (coveringRoute !== undefined)
        return `comes after ${(0,parse_problems/* quote */.hD)(coveringRoute)}, which covers it`;
    return undefined;
}
/** Returns a key that routes share if the host considers them equal. */
function getRouteKey(route) {
    return (0,slashes/* dropTrailingSlashUnlessRoot */.l1)(route);
}
function joinMethods(methods) {
    if (!Array.isArray(methods))
        return '';
    const names = new Set(methods.map((method) => String(method).toUpperCase()));
    return [...names].sort().join(' ');
}

// EXTERNAL MODULE: ./lib/web/host/redirects/responses.js
var responses = __nccwpck_require__(1359);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule-index.js
var rule_index = __nccwpck_require__(4336);
// EXTERNAL MODULE: ./lib/web/host/redirects/targets.js
var targets = __nccwpck_require__(9981);
;// CONCATENATED MODULE: ./lib/web/host/hosts/azure/azure-rule-responder.js






/** Serves the first route that matches, and files only without one. */
class AzureRuleResponder {
    #index;
    #fallback;
    #domain;
    constructor(rules, fallback, domain) {
        this.#index = new rule_index/* RuleIndex */.P(rules);
        this.#fallback = fallback;
        this.#domain = domain;
    }
    *listPossibleResponses({ path }, respondFromFiles) {
        const forms = [path, (0,slashes/* toggleTrailingSlash */._p)(path), addIndexToFolder(path)];
        for (const { rule } of this.#index.findMatches(forms)) {
            const certainty = classifyMatch(rule.matcher, path);
            if (certainty === 'none' || this.#skipsRule(rule, path, respondFromFiles))
                continue;
            if (rule.isConditional) {
                yield { kind: 'undecided', rule };
                return;
            }
            yield this.#applyRule(rule, path, respondFromFiles);
            if (certainty === 'certain')
                return;
        }
        yield this.#respondFromStorage(path, respondFromFiles);
    }
    /** Does the host skip this rule although it matches? */
    #skipsRule({ matcher, action, status, to }, path, respondFromFiles) {
        // Rules do not apply to logins, except that a rule with an exact path can disable one:
        // `doesRequestPathMatchRoute` of the emulator.
        const canDisableLogin = matcher.kind === 'exact' && status >= 400;
        const isLogin = path.startsWith('/.auth') && respondFromFiles(path)?.kind === 'service';
        if (isLogin && !canDisableLogin)
            return true;
        // The emulator skips a redirect to the requested path.
        if (action !== 'redirect')
            return false;
        const target = (0,targets/* resolveTarget */.u1)(to, path, this.#domain);
        return target.kind === 'this-host' && target.path === path;
    }
    #applyRule(rule, path, respondFromFiles) {
        const { action, status, to } = rule;
        if (action === 'redirect')
            return { kind: action, to, rule };
        // This may also be a rewrite to the page of an error.
        if (status >= 400)
            return { kind: 'status', status, rule };
        if (action === 'serve-file')
            return this.#respondFromStorage(path, respondFromFiles, rule);
        const target = (0,targets/* resolveTarget */.u1)((0,slashes/* addLeadingSlash */.tb)(to), path, this.#domain);
        if (target.kind === 'other-host')
            return { kind: 'undecided', rule };
        return this.#respondFromStorage(target.path, respondFromFiles, rule);
    }
    /**
     * Returns the response from the host's storage, or the fallback. An error page for all
     * nonexistent addresses does not count.
     */
    #respondFromStorage(path, respondFromFiles, rule) {
        // `isSWAConfigFileUrl` of the emulator.
        if (path.endsWith(`/${azure_config_file/* AZURE_CONFIG_FILE */.qJ}`))
            return { kind: 'missing', rule };
        const fileResponse = respondFromFiles(path);
        if (fileResponse !== undefined)
            return (0,responses/* makeHopResponse */.Hb)(fileResponse, rule);
        const fallbackResponse = this.#respondFromFallback(path, respondFromFiles);
        return fallbackResponse ?? { kind: 'missing', rule };
    }
    /** Returns the response with the page of the fallback; undefined if it does not apply. */
    #respondFromFallback(path, respondFromFiles) {
        if (this.#fallback === undefined)
            return undefined;
        const { rule, excluded } = this.#fallback;
        const indexPath = addIndexToFolder(path);
        if (excluded.some((matcher) => (0,path_matcher/* mayMatch */.B7)(matcher, path, indexPath)))
            return undefined;
        const pagePath = (0,targets/* findTargetPath */.IB)(rule.to, undefined);
        if (pagePath === undefined)
            return undefined;
        const page = respondFromFiles(pagePath);
        if (page === undefined)
            return undefined;
        return (0,responses/* makeHopResponse */.Hb)(page, rule);
    }
}
/**
 * Returns how certain it is that a route matches a path, given that it matches one of its forms.
 */
function classifyMatch(matcher, path) {
    const matchesEither = (0,path_matcher/* mayMatch */.B7)(matcher, path, addIndexToFolder(path));
    if (matcher.kind === 'exact') {
        if (matchesEither)
            return 'certain';
        // `/a` and `/a/` are the same route to the service, but two routes to the emulator.
        return 'possible';
    }
    if (!matchesEither)
        return 'none';
    if ((0,path_matcher/* mayMatch */.B7)(matcher, path))
        return 'certain';
    // `/calendar/*` and `/calendar`: the manual says that it does not match, the emulator that it
    // does.
    return 'possible';
}
/**
 * Returns the path of a folder with `index.html`: the rule for `/profile/index.html` also applies
 * to `/profile` and `/profile/`. A path with a dot anywhere is taken for that of a file:
 * `getIndexHtml` of the emulator.
 */
function addIndexToFolder(path) {
    if (path.includes('.'))
        return path;
    if (path.endsWith('/'))
        return path.concat('index.html');
    return path.concat('/index.html');
}

// EXTERNAL MODULE: ./lib/common/words.js
var common_words = __nccwpck_require__(5948);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __nccwpck_require__(1560);
;// CONCATENATED MODULE: ./lib/web/host/hosts/azure/azure-schema.js
/**
 * Finds misspelled names in a `staticwebapp.config.json`, and values of the wrong type: the schema
 * https://json.schemastore.org/staticwebapp.config.json, as in `@azure/static-web-apps-cli` 2.0.10,
 * read 2026-11.
 */




const SETTINGS = (0,common_words/* splitWords */.yM)(`
  $schema routes navigationFallback responseOverrides mimeTypes globalHeaders auth networking
  forwardingGateway platform trailingSlash
`);
const ROUTE_FIELDS = (0,common_words/* splitWords */.yM)('route methods allowedRoles headers redirect statusCode rewrite');
/**
 * Names of the deprecated `routes.json`:
 * https://github.com/Azure/static-web-apps/wiki/routes.json-reference-(deprecated), read 2026-11.
 */
const FORMER_ROUTE_FIELDS = { serve: 'rewrite' };
/**
 * Returns the problems of names that are probably misspelled, and of values that Azure does not
 * accept. Other unknown names may be newer than the schema.
 */
function findAzureSchemaProblems(json) {
    const message = explainMisspelledName(json.value, SETTINGS, 'The file');
    const settingProblems = message === undefined ? [] : [(0,parse_problems/* makeParseProblem */.xA)('ignored', message)];
    const overrideProblems = findOverrideProblems(json.value.responseOverrides);
    return [...settingProblems, ...overrideProblems, ...findRouteProblems(json)];
}
function findRouteProblems({ value, findLine }) {
    if (!Array.isArray(value.routes))
        return [];
    return value.routes.flatMap((route, i) => {
        const message = (0,common_json/* isObject */.G)(route) ? explainRoute(route) : undefined;
        if (message === undefined)
            return [];
        return [{ ...(0,parse_problems/* makeParseProblem */.xA)('ignored', message), line: findLine('routes', i) }];
    });
}
/** Returns a problem for each override that is the text of an address. */
function findOverrideProblems(overrides) {
    if (!(0,common_json/* isObject */.G)(overrides))
        return [];
    return Object.entries(overrides)
        .filter(([, override]) => typeof override === 'string')
        .map(([status, page]) => {
        const example = (0,parse_problems/* quote */.hD)(`{"rewrite": ${JSON.stringify(page)}}`);
        const message = `${(0,parse_problems/* quote */.hD)(status)} in \`responseOverrides\` must be an object such as ${example}.`;
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', message);
    });
}
function explainRoute(route) {
    const subject = typeof route.route === 'string' ? `The route ${(0,parse_problems/* quote */.hD)(route.route)}` : 'A route';
    if (typeof route.statusCode === 'string')
        return `${subject} has a \`statusCode\` in quotes: it must be a number.`;
    if (typeof route.redirect === 'string' && isNotForRedirects(route.statusCode))
        return `${subject} has a \`redirect\` with the \`statusCode\` ${route.statusCode}: it must be 301 or 302.`;
    const formerName = Object.keys(route).find((name) => Object.hasOwn(FORMER_ROUTE_FIELDS, name));
    if (formerName === undefined)
        return explainMisspelledName(route, ROUTE_FIELDS, subject);
    const currentName = FORMER_ROUTE_FIELDS[formerName];
    return `${subject} uses \`${formerName}\` from the old \`routes.json\` format: use \`${currentName}\`.`;
}
/** Is this the status of a response that sends nobody elsewhere? */
function isNotForRedirects(status) {
    return typeof status === 'number' && (status < 300 || status >= 400);
}
/** Returns a sentence about the first name that is unknown, but close to a known one. */
function explainMisspelledName(object, knownNames, subject) {
    for (const name of Object.keys(object)) {
        if (knownNames.has(name))
            continue;
        const correction = (0,did_you_mean/* findCorrection */.oQ)(name, [...knownNames]);
        if (correction !== undefined)
            return `${subject} has ${(0,parse_problems/* quote */.hD)(name)}, which Azure does not document; did you mean \`${correction}\`?`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/azure/parse-azure-config.js
/**
 * Azure Static Web Apps' `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11, and the
 * emulator `@azure/static-web-apps-cli` 2.0.10. If the two contradict each other, the manual is
 * followed, but the emulator's result stays possible.
 */









const TOO_LARGE_MESSAGE = `${azure_config_file/* AZURE_REFUSAL_CLAUSE */.nt}: the file is larger than the 20 KB that Azure accepts.`;
/**
 * Returns the rules of a `staticwebapp.config.json` as Azure reads it. `domain` is the site's host
 * name, if it is known.
 */
function parseAzureConfig(text, domain) {
    const problems = [];
    const isTooLarge = Buffer.byteLength(text) > azure_config_file/* MAX_AZURE_CONFIG_BYTES */.QJ;
    if (isTooLarge)
        problems.push((0,parse_problems/* makeParseProblem */.xA)('invalid', TOO_LARGE_MESSAGE));
    const json = parseJsonFile(text);
    if (json.kind !== 'json-file') {
        problems.push(makeJsonProblem(json, azure_config_file/* AZURE_REFUSAL_CLAUSE */.nt));
        return (0,rule_set/* makeUnknownRuleSet */.zw)(problems);
    }
    const conflictFinder = new RouteConflictFinder();
    const routes = parseRuleList(json, 'routes', (route) => {
        // Comparing all pairs of thousands of routes would take long.
        const problem = isTooLarge ? undefined : conflictFinder.addRoute(route);
        return problem ?? parseAzureRoute(route);
    });
    problems.push(...routes.problems);
    if (!isTooLarge)
        problems.push(...findAzureSchemaProblems(json));
    const fallback = parseFallback(json.value.navigationFallback);
    if (fallback !== undefined)
        problems.push(...fallback.problems);
    const override = parseNotFoundOverride(json.value.responseOverrides);
    return (0,rule_set/* makeRuleSet */.H2)({
        rules: routes.rules,
        problems,
        domain,
        ruleResponder: new AzureRuleResponder(routes.rules, fallback, domain),
        trailingSlash: parseTrailingSlash(json.value.trailingSlash),
        ...chooseRulesForAddressesWithoutFile(fallback, override),
    });
}
/** Returns the rules for addresses without a file: the fallback and the override of the 404. */
function chooseRulesForAddressesWithoutFile(fallback, override) {
    if (override?.action === 'error-page')
        return { fallbackRule: fallback?.rule, notFoundRule: override };
    // Other overrides make such addresses work, as the fallback does, which comes first.
    return { fallbackRule: fallback?.rule ?? override };
}
function parseTrailingSlash(value) {
    if (value === 'always' || value === 'never' || value === 'auto')
        return value;
    return undefined;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/azure/azure-static-web-apps.js






/**
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read
 * 2026-11.
 */
const findAzureShownPath = (path, page, { trailingSlash }) => {
    const withoutSlash = (0,paths/* toRootedPath */.km)((0,page_names/* getStem */.qp)(page));
    const withSlash = withoutSlash.concat('/');
    const isFolder = (0,page_names/* isIndexPage */.sf)(page);
    switch (trailingSlash) {
        case 'always':
            return withSlash;
        case 'never':
            return withoutSlash;
        case 'auto':
            return isFolder ? withSlash : withoutSlash;
        case undefined:
            return isFolder ? path : withoutSlash;
    }
};
const AZURE_STATIC_WEB_APPS = {
    ...host_traits/* DEFAULT_TRAITS */.AK,
    title: 'Azure Static Web Apps',
    // https://github.com/slorber/trailing-slash-guide, read 2026-11.
    respondWithFile: respondIgnoringTrailingSlash,
    findShownPath: findAzureShownPath,
    // https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11.
    redirectFormat: { name: azure_config_file/* AZURE_CONFIG_FILE */.qJ, parse: parseAzureConfig },
    // Logins and APIs:
    // https://learn.microsoft.com/en-us/azure/static-web-apps/authentication-authorization, read
    // 2026-11.
    servicePaths: /^\/(?:\.auth|api|data-api)(?:\/|$)/,
    configFiles: [azure_config_file/* AZURE_CONFIG_FILE */.qJ],
    // https://github.com/Azure/static-web-apps/issues/232, read 2026-11.
    requiredHomePage: /^[Ii]ndex\.html$/,
    // https://github.com/Azure/static-web-apps/issues/782.
    fileCountLimits: [
        (0,host_traits/* makeErrorLimit */.gm)(15_000, 'the 15,000 that Azure Static Web Apps allows on any plan'),
    ],
    // https://learn.microsoft.com/en-us/azure/static-web-apps/quotas, read 2026-11; error messages of
    // the service say 524288000 bytes.
    siteSizeLimits: [
        (0,host_traits/* makeErrorLimit */.gm)(500 * host_traits/* MIB_BYTES */.v, 'the 500 MB that Azure Static Web Apps allows on its standard plan'),
        (0,host_traits/* makeWarningLimit */.ii)(250 * host_traits/* MIB_BYTES */.v, 'the 250 MB that Azure Static Web Apps allows on its free plan'),
    ],
};

// EXTERNAL MODULE: ./lib/web/page/robots-directives.js
var robots_directives = __nccwpck_require__(7730);
;// CONCATENATED MODULE: ./lib/web/host/hosts/header-lines.js
/**
 * Reads `_headers` as Netlify and Cloudflare do: `line_parser.js` of `@netlify/headers-parser`
 * 10.1, and `parseHeaders` of wrangler 4.86, both read 2026-11.
 */



/** `LINE_IS_PROBABLY_A_PATH` of wrangler. Netlify reads only what begins with `/` as a path. */
const PATH = /^(?:[^\s]+:\/\/|\/)/;
/** A line that takes back a header on Cloudflare, and has no effect on Netlify. */
const REMOVAL = /^! /;
const NO_COLON_MESSAGE = 'This line has no colon, so it sets no header.';
const NO_PATH_MESSAGE = 'This header comes before the first path, so it has no effect.';
/** Yields the lines of a `_headers` file. */
function* listHeaderLines(text) {
    let path;
    for (const { line, written } of listRuleLines(text)) {
        if (PATH.test(written)) {
            path = written;
            yield { kind: 'path', line };
        }
        else if (REMOVAL.test(written))
            yield { kind: 'removal', line, written };
        else if (written.includes(':'))
            yield { kind: 'header', line, path, written };
        else
            yield { kind: 'no-colon', line };
    }
}
/** Returns the problems of lines that the host ignores. */
function findIgnoredHeaderLines(text) {
    const problems = [];
    for (const headerLine of listHeaderLines(text)) {
        const { kind, line } = headerLine;
        if (kind === 'no-colon')
            problems.push({ ...(0,parse_problems/* makeParseProblem */.xA)('ignored', NO_COLON_MESSAGE), line });
        if (kind === 'header' && headerLine.path === undefined)
            problems.push({ ...(0,parse_problems/* makeParseProblem */.xA)('ignored', NO_PATH_MESSAGE), line });
    }
    return problems;
}
/**
 * Returns the line of the header that keeps search engines away from every page, starting at 1;
 * undefined if there is none, or another line with the same header may change it for some pages.
 */
function findNoindexLine(text) {
    const robotsLines = [...listHeaderLines(text)].filter((each) => 'written' in each && /^(?:! )?\s*x-robots-tag\s*(?::|$)/i.test(each.written));
    const [robotsLine] = robotsLines;
    if (robotsLine?.kind !== 'header' || robotsLines.length > 1)
        return undefined;
    const { path, line, written } = robotsLine;
    const value = written.slice(written.indexOf(':') + 1);
    return path === '/*' && forbidsIndexing(value) ? line : undefined;
}

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
;// CONCATENATED MODULE: ./lib/web/host/hosts/cloudflare/cloudflare-emails.js
/** Restores the email addresses that Cloudflare hides in the pages that it serves. */

/** The mark of a hidden email address in a tag, and the rest of the tag and its element. */
const EMAIL_MARK = /\bdata-cfemail="([0-9a-f]{2,600})"/;
const REST_OF_ELEMENT = /[^>]{0,300}>[^<]{0,100}<\/(?:a|span)>/;
const EMAIL_ELEMENT = new RegExp(`${EMAIL_MARK.source}${REST_OF_ELEMENT.source}`, 'g');
const EMAIL_LINK = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{2,600})/g;
/**
 * The maximum distance from the start of the tag to the mark of a hidden address, in characters.
 */
const MAX_TAG_CHARS = 300;
/**
 * Returns a page with the email addresses that Cloudflare has hidden from robots, as it does by
 * default: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/,
 * read 2026-11. Cloudflare adds a script that shows them to readers.
 */
function showProtectedEmails(page) {
    if (!page.includes('/cdn-cgi/l/email-protection'))
        return page;
    let original = '';
    let copiedUntil = 0;
    for (const { 0: element, 1: hex = '', index } of page.matchAll(EMAIL_ELEMENT)) {
        const searchStart = Math.max(copiedUntil, index - MAX_TAG_CHARS);
        const tagOffset = page.slice(searchStart, index).lastIndexOf('<');
        if (tagOffset === -1)
            continue;
        original += page.slice(copiedUntil, searchStart + tagOffset) + decodeEmail(hex);
        copiedUntil = index + element.length;
    }
    original += page.slice(copiedUntil);
    return (0,byte_strings/* asBytes */.Yd)(original.replace(EMAIL_LINK, (_, hex) => `mailto:${decodeEmail(hex)}`));
}
/** The first byte is the key for the others. */
function decodeEmail(hex) {
    const [key = 0, ...bytes] = Buffer.from(hex, 'hex');
    return Buffer.from(bytes.map((byte) => byte ^ key)).toString('latin1');
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/cloudflare/cloudflare-file-responders.js


/** `generateHandler` of `@cloudflare/pages-shared`, read 2026-11. */
const respondOnPages = (path, lookUpFile) => {
    const findFile = (each) => lookUpFile((0,paths/* toSitePath */.Wm)(each));
    if (path.endsWith('/'))
        return respondToFolderOnPages(path, findFile);
    const exactIndex = findFile(path);
    if (exactIndex !== undefined)
        return respondWithExactFileOnPages(path, exactIndex, findFile);
    if (path.endsWith('/index'))
        return (0,responses/* makeRedirectResponse */.EH)(path.slice(0, -'index'.length));
    const pageIndex = findFile(path.concat('.html'));
    if (pageIndex !== undefined)
        return { kind: 'file', fileIndex: pageIndex };
    if (findFile(path.concat('/index.html')) === undefined)
        return undefined;
    return (0,responses/* makeRedirectResponse */.EH)(path.concat('/'));
};
function respondToFolderOnPages(path, findFile) {
    const fileIndex = findFile(path.concat('index.html'));
    if (fileIndex !== undefined)
        return { kind: 'file', fileIndex };
    if (path.endsWith('/index/'))
        return (0,responses/* makeRedirectResponse */.EH)(path.slice(0, -'index/'.length));
    const withoutSlash = path.slice(0, -1);
    if (findFile(withoutSlash.concat('.html')) === undefined)
        return undefined;
    return (0,responses/* makeRedirectResponse */.EH)(withoutSlash);
}
/** Redirects pages to their address without `.html`, unless another file has that name. */
function respondWithExactFileOnPages(path, fileIndex, findFile) {
    if (!path.endsWith('.html'))
        return { kind: 'file', fileIndex };
    const withoutExtension = path.slice(0, -'.html'.length);
    if (withoutExtension.endsWith('/index'))
        return (0,responses/* makeRedirectResponse */.EH)(withoutExtension.slice(0, -'index'.length));
    if (withoutExtension === '/' || findFile(withoutExtension) !== undefined)
        return { kind: 'file', fileIndex };
    return (0,responses/* makeRedirectResponse */.EH)(withoutExtension);
}
/**
 * `getIntent` of `@cloudflare/workers-shared`'s asset worker with `auto-trailing-slash`, read
 * 2026-11.
 */
const respondOnWorkers = (path, lookUpFile) => {
    for (const { filePath, redirectPath } of listCandidateFiles(path)) {
        const fileIndex = lookUpFile((0,paths/* toSitePath */.Wm)(filePath));
        if (fileIndex === undefined)
            continue;
        if (redirectPath === undefined)
            return { kind: 'file', fileIndex };
        // Redirects only to an address at which the same file is served.
        if (findFileWithoutRedirect(redirectPath, lookUpFile) === fileIndex)
            return (0,responses/* makeRedirectResponse */.EH)(redirectPath);
    }
    return undefined;
};
/** Returns the file that is served at a path without a redirect. */
function findFileWithoutRedirect(path, lookUpFile) {
    for (const { filePath, redirectPath } of listCandidateFiles(path)) {
        const fileIndex = lookUpFile((0,paths/* toSitePath */.Wm)(filePath));
        if (fileIndex !== undefined && redirectPath === undefined)
            return fileIndex;
    }
    return undefined;
}
const REDIRECT_TO_FOLDER = { fileEnd: '/index.html', redirectEnd: '/' };
const REDIRECT_TO_PAGE = { fileEnd: '.html', redirectEnd: '' };
/**
 * The first candidates, by the end of the requested path. The start of `/a/index.html` is `/a`, so
 * the host first looks for `/a/index.html` and redirects to `/a/`, and then for `/a.html` and
 * redirects to `/a`.
 */
const CANDIDATES_BY_END = [
    { end: '/index', candidates: [{ fileEnd: '/index' }, REDIRECT_TO_FOLDER, REDIRECT_TO_PAGE] },
    { end: '/index.html', candidates: [REDIRECT_TO_FOLDER, REDIRECT_TO_PAGE] },
    { end: '/', candidates: [{ fileEnd: '/index.html' }, REDIRECT_TO_PAGE] },
    { end: '.html', candidates: [REDIRECT_TO_PAGE, REDIRECT_TO_FOLDER] },
];
/** The candidates that follow for any path: their ends are appended to the whole path. */
const CANDIDATES_OF_ANY_PATH = [
    { fileEnd: '' },
    { fileEnd: '.html' },
    REDIRECT_TO_FOLDER,
];
function listCandidateFiles(path) {
    const lastCandidates = appendEnds(path, CANDIDATES_OF_ANY_PATH);
    const matching = CANDIDATES_BY_END.find(({ end }) => path.endsWith(end));
    if (matching === undefined)
        return lastCandidates;
    const start = path.slice(0, path.length - matching.end.length);
    return [...appendEnds(start, matching.candidates), ...lastCandidates];
}
function appendEnds(start, candidates) {
    return candidates.map(({ fileEnd, redirectEnd }) => {
        const filePath = start.concat(fileEnd);
        if (redirectEnd === undefined)
            return { filePath };
        return { filePath, redirectPath: start.concat(redirectEnd) };
    });
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/cloudflare/cloudflare-headers.js
/** Finds mistakes in `_headers` for Cloudflare Workers. */


const cloudflare_headers_NO_PATH_MESSAGE = 'Cloudflare Workers refuses the deployment: this header comes before the first path.';
/**
 * Returns the problem for which Workers refuses the deployment, a header before the first path;
 * otherwise, those of ignored lines. Only the server reports the first one, with code 100324:
 * https://github.com/cloudflare/workers-sdk/issues/14547, read 2026-11.
 */
function findWorkersHeaderProblems(text) {
    const [firstLine] = listHeaderLines(text);
    if (firstLine?.kind !== 'header')
        return findIgnoredHeaderLines(text);
    return [{ ...(0,parse_problems/* makeParseProblem */.xA)('invalid', cloudflare_headers_NO_PATH_MESSAGE), line: firstLine.line }];
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/find-cost-problem.js
/** Finds patterns that may take too long to match. */


/** The highest exponent with which usual paths can be matched in time. */
const MAX_COST_EXPONENT = 4;
/**
 * Returns the problem of a pattern that may take minutes to match; undefined for other patterns.
 * `from` is the pattern as written.
 */
function findCostProblem(matcher, from) {
    if (matcher.kind === 'exact' || matcher.pattern.costExponent <= MAX_COST_EXPONENT)
        return undefined;
    const message = `The check does not try the pattern ${(0,parse_problems/* quote */.hD)(from)}, because that could take minutes.`;
    return (0,parse_problems/* makeParseProblem */.xA)('unread', message, (0,path_matcher/* makePrefixMatcher */.B1)(matcher.pattern.prefix));
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/cloudflare/cloudflare-rule.js
/** Reads a rule of Cloudflare's `_redirects`, as `parseRedirects` does. */



const STATUSES = new Set([200, 301, 302, 303, 307, 308]);
/** A `from` or `to` with a host name, as `URL_REGEX` matches it. */
const HTTPS_ADDRESS = /^https:\/\/+[^/]/;
const SCHEME = /https?:\/\//;
const HOST_AFTER_SLASHES = /\/\/(?:[\w-]+\.)+(?!html?\b)[a-z]{2,}(?:[/:?#]|$)/;
/**
 * A `from` that was meant to have a host name, but that Cloudflare reads as a path. `validateUrl`
 * of wrangler 4.86 only refuses `https://`, and turns `http://x` into the path `/http://x`, read
 * and run 2026-11. Two slashes may also begin a path, so here a host name must contain a dot.
 */
const HOST_LIKE_START = new RegExp(`^(?:${SCHEME.source}|${HOST_AFTER_SLASHES.source})`, 'i');
/** A `*`, or a placeholder such as `:name`. */
const WILDCARD = /(\*|:[A-Za-z]\w*)/;
/** Returns the parts of a line, without a comment at its end. */
function splitRuleLine(line) {
    const [rule = ''] = line.split(/\s#/, 1);
    const parts = rule.trimEnd().split(/\s+/);
    if (parts.length < 2 || parts.length > 3)
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', `A rule has two or three parts (from, to, and optionally a status code), not ${parts.length}.`);
    const [from = '', to = '', status = '302'] = parts;
    return { from, path: extractPathname(from), to, status };
}
/** Returns the path without query and fragment, like `extractPathname` of Cloudflare. */
function extractPathname(from) {
    const absolute = from.startsWith('/') ? from : `/${from}`;
    const [path = ''] = absolute.split(/[?#]/, 1);
    return path;
}
/** Why a rule that begins with a host name does not apply. */
const HOST_NAME_MESSAGE = 'A rule cannot begin with a host name.';
/** Does a rule begin with `https://` and a host name, which Cloudflare refuses? */
function hasHttpsHost({ from }) {
    return HTTPS_ADDRESS.test(from);
}
/**
 * Does a rule begin with text that was meant as a host name, but that Cloudflare reads as a path?
 */
function looksLikeHost(from) {
    return HOST_LIKE_START.test(from);
}
/** Does the path of a rule contain a `*` or a placeholder? */
function hasWildcard({ path }) {
    return WILDCARD.test(path);
}
/**
 * Does Cloudflare refuse a rule as a loop because it points from a folder to an index page? The two
 * folders are not compared, so `/a/ /b/index.html` is refused, too. A target with a query or a
 * fragment is not.
 */
function isRefusedAsLoop({ path, to }) {
    const isToIndex = !HTTPS_ADDRESS.test(to) && /\/index(?:\.html)?$/.test(to);
    return isToIndex && /\/(?:\*)?$/.test(path);
}
/** Returns a problem if the target or the status of a rule is not valid. */
function findTargetOrStatusProblem({ to, status }) {
    const isTarget = (part) => HTTPS_ADDRESS.test(part) || part.startsWith('/');
    if (!isTarget(to)) {
        const advice = isTarget(status) ? ': write a space in an address as `%20`' : '';
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', `The target must begin with \`/\` or \`https://\`${advice}.`);
    }
    if (STATUSES.has(Number(status)))
        return undefined;
    return (0,parse_problems/* makeParseProblem */.xA)('ignored', `The status code can be 200, 301, 302, 303, 307, or 308, not ${(0,parse_problems/* quote */.hD)(status)}.`);
}
/** Returns a rule whose target and status are valid, or why it does not apply. */
function parseCloudflareRule({ from, path, to, status: writtenStatus, }) {
    if (looksLikeHost(from))
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', HOST_NAME_MESSAGE);
    const status = Number(writtenStatus);
    const isRewrite = status === 200;
    if (isRewrite && HTTPS_ADDRESS.test(to))
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', 'A rule with status 200 cannot point to another host.');
    const matcher = parseMatcher(path, from);
    if ((0,parse_problems/* isParseProblem */.pd)(matcher))
        return matcher;
    const action = isRewrite ? 'rewrite' : 'redirect';
    return {
        kind: 'rule',
        rule: { from, to, action, status, precedesFiles: true, isConditional: false, matcher },
    };
}
/** Returns the paths that a rule matches, or why the rule does not apply. */
function parseMatcher(path, from) {
    const wildcards = path.match(new RegExp(WILDCARD, 'g')) ?? [];
    if (wildcards.length === 0)
        return { kind: 'exact', path: (0,path_matcher/* decodeRootedPath */.Pp)(path) };
    const areUnique = new Set(wildcards).size === wildcards.length;
    if (!areUnique)
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', 'A rule can contain `*` once and each placeholder once; this one matches no address.');
    const isFolder = wildcards.length === 1 && path.endsWith('/*');
    const wholeFolder = isFolder ? (0,path_matcher/* decodeRootedPath */.Pp)(path.slice(0, -1)) : undefined;
    const matcher = (0,path_matcher/* makePatternMatcher */.hj)(splitIntoParts(path), wholeFolder);
    return findCostProblem(matcher, from) ?? matcher;
}
/** Returns the parts of a path. The group of `WILDCARD` makes `split` return the wildcards, too. */
function splitIntoParts(path) {
    return path.split(WILDCARD).map((part) => {
        if (part === '*')
            return (0,path_matcher/* makeTextWildcard */.et)('splat');
        if (WILDCARD.test(part))
            return (0,path_matcher/* makeSegmentWildcard */.Yk)(part.slice(1));
        return (0,path_matcher/* decodePathText */.N5)(part);
    });
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/cloudflare/cloudflare-rule-responder.js
/** How Cloudflare responds to requests under the rules of a `_redirects` file. */



/** Serves the first rule that matches, and files only without one. */
class CloudflareRuleResponder {
    #index;
    #domain;
    #product;
    constructor(rules, domain, product) {
        this.#index = new rule_index/* RuleIndex */.P(rules);
        this.#domain = domain;
        this.#product = product;
    }
    *listPossibleResponses(request, respondFromFiles) {
        yield this.#findResponse(request, respondFromFiles);
    }
    #findResponse({ path }, respondFromFiles) {
        const [match] = this.#index.findMatches([path]);
        if (match === undefined)
            return (0,responses/* makeHopResponse */.Hb)(respondFromFiles(path));
        const { rule, captures } = match;
        const target = (0,targets/* expandTarget */.mW)(rule.to, captures);
        if (target === undefined)
            return { kind: 'undecided', rule };
        const to = this.#mergeSlashes(target, rule);
        if (rule.action === 'redirect')
            return { kind: 'redirect', to, rule };
        return (0,responses/* makeRewriteResponse */.KV)(to, rule, { path, respondFromFiles, domain: this.#domain });
    }
    /** Workers removes empty segments that a `*` or a placeholder inserts. */
    #mergeSlashes(target, { matcher }) {
        const mergesSlashes = this.#product === 'Workers' && matcher.kind === 'pattern';
        if (!mergesSlashes || (0,targets/* isFullUrl */.Rw)(target))
            return target;
        return target.replace(/\/{2,}/g, '/');
    }
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/cloudflare/parse-cloudflare-redirects.js
/**
 * Cloudflare's `_redirects`, for Pages and for Workers with static assets. Both parse it with
 * `parseRedirects` and match it with `generateRuleRegExp` of `@cloudflare/workers-shared`, read
 * 2026-11 (commit f830836). Rules come before files:
 * https://developers.cloudflare.com/workers/static-assets/redirects/, read 2026-11.
 */





/**
 * The maximum number of rules without `*` or placeholders:
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11.
 */
const MAX_STATIC_RULES = 2_000;
const MAX_DYNAMIC_RULES = 100;
/**
 * The maximum length of a line. The code allows 2,000 characters (`MAX_LINE_LENGTH`); the manual
 * still says 1,000.
 */
const MAX_LINE_CHARS = 2_000;
const TOO_LONG_MESSAGE = `The line is longer than the ${MAX_LINE_CHARS} characters that Cloudflare accepts.`;
const TOO_MANY_STATIC_MESSAGE = `This is one rule too many, because Cloudflare accepts only ${MAX_STATIC_RULES} rules without \`*\` or placeholders.`;
const TOO_MANY_DYNAMIC_MESSAGE = `This is one rule too many. Starting with the first rule that has \`*\` or a placeholder, Cloudflare accepts only ${MAX_DYNAMIC_RULES} rules.`;
const LOOP_MESSAGE = 'The rule would point back to itself, since `/index.html` is served as `/`. Remove the rule.';
/**
 * Returns the rules of a `_redirects` file as Cloudflare reads it. `domain` is the site's host
 * name, if it is known.
 */
function parseCloudflareRedirects(text, domain, product) {
    const parser = new LineParser(product);
    const { rules, problems } = parseRuleLines(text, (line, lineNumber) => parser.parse(line, lineNumber));
    const ruleResponder = new CloudflareRuleResponder(rules, domain, product);
    return (0,rule_set/* makeRuleSet */.H2)({ rules, problems, domain, ruleResponder });
}
/** Parses the lines of one file, with the checks in the order of `parseRedirects`. */
class LineParser {
    #product;
    /** How many rules came before the first with `*` or a placeholder. */
    #staticRuleCount = 0;
    /** The number of rules so far, starting with the first that has `*` or a placeholder. */
    #dynamicRuleCount = 0;
    /** Set at the first rule that exceeds the last limit: Cloudflare reads no later rules. */
    #isStopped = false;
    /** The lines of the rules so far, by their path as written. */
    #linesByPath = new Map();
    constructor(product) {
        this.#product = product;
    }
    /** Lines are irrelevant after the first rule that exceeds the last limit. */
    parse(line, lineNumber) {
        if (this.#isStopped)
            return IRRELEVANT;
        if (line.length > MAX_LINE_CHARS)
            return (0,parse_problems/* makeParseProblem */.xA)('over-limit', TOO_LONG_MESSAGE);
        const written = splitRuleLine(line);
        if ((0,parse_problems/* isParseProblem */.pd)(written))
            return written;
        if (hasHttpsHost(written))
            return this.#makeRefusalProblem(HOST_NAME_MESSAGE);
        // Cloudflare also counts rules that turn out to be invalid.
        const limitProblem = this.#countRule(written);
        if (limitProblem !== undefined)
            return limitProblem;
        const targetProblem = findTargetOrStatusProblem(written);
        if (targetProblem !== undefined)
            return targetProblem;
        const pathProblem = this.#findPathProblem(written);
        if (pathProblem !== undefined)
            return pathProblem;
        this.#linesByPath.set(written.path, lineNumber);
        return parseCloudflareRule(written);
    }
    /** Counts a rule, and returns a problem if it exceeds the limit. */
    #countRule(written) {
        const isDynamic = this.#dynamicRuleCount > 0 || hasWildcard(written);
        if (isDynamic) {
            this.#dynamicRuleCount++;
            if (this.#dynamicRuleCount <= MAX_DYNAMIC_RULES)
                return undefined;
            this.#isStopped = true;
            return this.#makeRefusalProblem(TOO_MANY_DYNAMIC_MESSAGE, 'over-limit');
        }
        this.#staticRuleCount++;
        if (this.#staticRuleCount <= MAX_STATIC_RULES)
            return undefined;
        return this.#makeRefusalProblem(TOO_MANY_STATIC_MESSAGE, 'over-limit');
    }
    /**
     * Returns a problem if a rule points back to its path, or if an earlier rule has the same one.
     */
    #findPathProblem(written) {
        if (isRefusedAsLoop(written))
            return this.#makeRefusalProblem(LOOP_MESSAGE);
        const coveringLine = this.#linesByPath.get(written.path);
        if (coveringLine === undefined)
            return undefined;
        return this.#makeRefusalProblem(`The rule on line ${coveringLine} comes first and covers the same addresses. Remove one of the two.`);
    }
    /**
     * Returns a problem for which Pages ignores a rule, while Workers refuses the deployment with
     * code 10021 or 100324. Only the server reports these codes.
     * https://github.com/cloudflare/workers-sdk/issues/10992 and 15624, and
     * https://github.com/rustfs/docs.rustfs.com/pull/137, read 2026-11.
     */
    #makeRefusalProblem(message, kind = 'ignored') {
        if (this.#product === 'Pages')
            return (0,parse_problems/* makeParseProblem */.xA)(kind, message);
        const reason = message.charAt(0).toLowerCase() + message.slice(1);
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', `Cloudflare Workers refuses the deployment: ${reason}`);
    }
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/cloudflare/cloudflare.js
/** The traits of Cloudflare Pages, and of Workers with static assets. */






/** Returns the traits that Pages and Workers share. */
function makeCloudflareTraits(product) {
    const title = `Cloudflare ${product}`;
    return {
        ...host_traits/* DEFAULT_TRAITS */.AK,
        title,
        // `notFound` in the code of both products, read 2026-11.
        hasFolderNotFoundPages: true,
        redirectFormat: {
            name: '_redirects',
            parse: (text, domain) => parseCloudflareRedirects(text, domain, product),
        },
        // Email protection, image resizing:
        // https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/, read 2026-11.
        servicePaths: /^\/cdn-cgi(?:\/|$)/,
        // With Web Analytics, as seen in served pages, 2026-11.
        injectedPrefixes: ['/cdn-cgi/', 'https://static.cloudflareinsights.com/'],
        undoTransform: showProtectedEmails,
        // https://developers.cloudflare.com/pages/platform/limits/ and
        // https://developers.cloudflare.com/workers/platform/limits/, read 2026-11.
        fileSizeLimits: [(0,host_traits/* makeErrorLimit */.gm)(25 * host_traits/* MIB_BYTES */.v, `the 25 MiB that ${title} allows per file`)],
        fileCountLimits: [
            (0,host_traits/* makeErrorLimit */.gm)(100_000, `the 100,000 that ${title} allows on its paid plans`),
            (0,host_traits/* makeWarningLimit */.ii)(20_000, `the 20,000 that ${title} allows on its free plan`),
        ],
    };
}
const CLOUDFLARE_PAGES = {
    ...makeCloudflareTraits('Pages'),
    // https://developers.cloudflare.com/pages/configuration/serving-pages/, read 2026-11.
    respondWithFile: respondOnPages,
    defaultNotFoundPage: 'home-page',
    findHeaderProblems: findIgnoredHeaderLines,
    configFiles: ['_redirects', '_headers', '_routes.json', '_worker.js'],
    // `IGNORE_LIST` of `wrangler pages deploy`:
    // https://github.com/cloudflare/workers-sdk/issues/2240.
    specialFiles: [
        {
            pattern: /^functions\//,
            treatment: {
                kind: 'unpublished',
                why: 'it treats the scripts in this folder as functions and leaves the rest out',
            },
        },
        {
            pattern: /^(?:.*\/)?node_modules\//,
            treatment: { kind: 'unpublished', why: 'uploads leave out folders with this name' },
        },
        // `produceWorkerBundleForWorkerJSDirectory` of wrangler 4.164, read 2026-11.
        {
            pattern: /^_worker\.js\//,
            unlessSiteHas: /^_worker\.js\/index\.js$/,
            treatment: {
                kind: 'refused',
                why: 'it treats this folder as a Worker, which needs an `index.js` file',
            },
        },
        {
            pattern: /^_worker\.js(?:\/|$)/,
            treatment: {
                kind: 'unpublished',
                why: 'it treats this as a Worker that handles all requests',
            },
        },
        {
            pattern: /^_routes\.json$/,
            treatment: {
                kind: 'unpublished',
                why: 'it treats this as the list of addresses that functions handle',
            },
        },
    ],
};
const CLOUDFLARE_WORKERS = {
    ...makeCloudflareTraits('Workers'),
    // https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/, read
    // 2026-11.
    respondWithFile: respondOnWorkers,
    findHeaderProblems: findWorkersHeaderProblems,
    configFiles: ['_redirects', '_headers', '.assetsignore'],
    // Wrangler uploads such a file as `application/null`, which stands for no header, read 2026-11.
    sendsNoTypeWithoutExtension: true,
    // https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets, read 2026-11.
    uploadIgnoreFile: '.assetsignore',
    // `errorOnLegacyPagesWorkerJSAsset` of wrangler 4.164, read 2026-11: any file with this name is
    // enough.
    specialFiles: [
        {
            pattern: /^_worker\.js[^/]*(?:\/|$)/,
            unlessSiteHas: /^\.assetsignore$/,
            treatment: {
                kind: 'refused',
                why: 'it looks like a Worker for Cloudflare Pages; remove it or list it in an `.assetsignore` file',
            },
        },
        {
            pattern: /^_worker\.js(?:\/|$)/,
            onlyIfSiteHas: /^\.assetsignore$/,
            treatment: {
                kind: 'exposed',
                why: 'it looks like a Worker for Cloudflare Pages, and the file `.assetsignore` does not list it',
            },
        },
    ],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/github-pages.js


const GB_BYTES = 1_000_000_000;
/**
 * Redirects a folder without a slash to the address with one:
 * https://github.com/slorber/trailing-slash-guide, read 2026-11.
 */
const GITHUB_PAGES = {
    ...host_traits/* DEFAULT_TRAITS */.AK,
    title: 'GitHub Pages',
    respondWithFile: respondByName,
    // https://github.com/actions/upload-pages-artifact/pull/102.
    unpublishedDotfiles: 'all',
    // https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site, read
    // 2026-11.
    configFiles: ['CNAME'],
    servesConfigFiles: true,
    branch: {
        // https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github,
        // read 2026-11.
        fileSizeLimit: { max: 100 * host_traits/* MIB_BYTES */.v, phrase: 'the 100 MiB that GitHub accepts in a push' },
        // https://docs.github.com/en/pages/setting-up-a-github-pages-site-with-jekyll/about-github-pages-and-jekyll,
        // read 2026-11.
        noBuildFile: '.nojekyll',
        unpublishedNames: /^_/,
        commitIgnoreFile: '.gitignore',
        // https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages,
        // read 2026-11.
        domainFile: 'CNAME',
    },
    siteSizeLimits: [
        // https://github.com/actions/deploy-pages, read 2026-11.
        (0,host_traits/* makeErrorLimit */.gm)(10 * GB_BYTES, 'the 10 GB that GitHub Pages allows for an artifact'),
        // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits, read
        // 2026-11.
        (0,host_traits/* makeWarningLimit */.ii)(GB_BYTES, 'the 1 GB that GitHub Pages allows for a published site'),
    ],
};

;// CONCATENATED MODULE: ./lib/web/host/redirects/rule.js
/** Rules of a redirect file, independent of the host. */
/**
 * Is this a status of redirects? Browsers do not follow all of them: they ignore the location of a
 * 300, or of a status from 304 to 306.
 */
function isRedirectStatus(status) {
    return status >= 300 && status < 400;
}
/** Does a rule apply to all visitors and to any query? */
function isForEveryVisitor({ isConditional, query }) {
    return !isConditional && query === undefined;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/netlify/parse-netlify-matcher.js
/** The paths that a rule of Netlify's `_redirects` matches. */




/** Returns the paths that a path of a rule matches. */
function parseNetlifyMatcher(path) {
    const segments = (0,slashes/* dropTrailingSlash */.xY)(path).split('/').slice(1);
    const isPattern = segments.some((segment) => isPlaceholder(segment) || isSplat(segment));
    if (!isPattern)
        return { kind: 'exact', path: (0,slashes/* dropTrailingSlashUnlessRoot */.l1)((0,path_matcher/* decodeRootedPath */.Pp)(path)) };
    const lastSegment = segments.at(-1) ?? '';
    const parts = segments.flatMap(listParts);
    const wholeFolder = lastSegment === '*' ? findFixedFolder(parts.slice(0, -1)) : undefined;
    return (0,path_matcher/* makePatternMatcher */.hj)(parts, wholeFolder);
}
/** Returns the folder that the parts before a `*` specify; undefined if one is a wildcard. */
function findFixedFolder(parts) {
    if (!parts.every((part) => typeof part === 'string'))
        return undefined;
    return (0,paths/* asRootedPath */.bS)((0,byte_strings/* asBytes */.Yd)(`${parts.join('')}/`));
}
/** Returns the parts of a pattern for a segment and the slash before it. */
function listParts(segment) {
    if (segment === '*')
        return [{ regexSource: '(?:/(.*))?', name: 'splat' }];
    if (isPlaceholder(segment))
        return ['/', (0,path_matcher/* makeSegmentWildcard */.Yk)(segment.slice(1))];
    if (!isSplat(segment))
        return [`/${(0,path_matcher/* decodePathText */.N5)(segment)}`];
    return [`/${(0,path_matcher/* decodePathText */.N5)(segment.slice(0, -1))}`, { regexSource: '/?(.*)', name: 'splat' }];
}
function isPlaceholder(segment) {
    return /^:./.test(segment);
}
/** Is this a segment with a wildcard? A `*` is a wildcard only at the end of a segment. */
function isSplat(segment) {
    return segment.endsWith('*');
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/netlify/netlify-rule.js
/** Reads a rule of Netlify's `_redirects`, as `@netlify/redirect-parser` does. */





/**
 * Addresses that Netlify serves itself, and that cannot have rules: `parseFrom` of
 * `@netlify/redirect-parser`.
 */
const NETLIFY_SERVICE_PATHS = /^\/\.netlify/;
const HTTP_URL = /^https?:\/\//;
/**
 * The longest pattern that is read. Netlify documents no limit, and each pattern is tried on many
 * addresses.
 */
const MAX_PATTERN_CHARS = 8_192;
const NO_TARGET_MESSAGE = 'Netlify ignores this rule, because it has no target.';
/**
 * Returns the rule in a line, or why it is not applied. `domain` is the site's host name, if it
 * is known.
 */
function parseNetlifyRule(line, domain) {
    const [from = '', ...parts] = splitLine(line);
    const rest = parseRestOfRule(parts);
    if ((0,parse_problems/* isParseProblem */.pd)(rest))
        return rest;
    const { parameters, to, statusAndConditions } = rest;
    const [writtenStatus, ...conditions] = statusAndConditions;
    const status = parseStatus(writtenStatus);
    const isSuccess = status >= 200 && status < 300;
    // `/x/* 200` without a target serves the same path.
    const hasImpliedTarget = isSuccess && from.endsWith('/*');
    if (to === undefined && !hasImpliedTarget)
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', explainMissingTarget(statusAndConditions));
    if (!isStatusCode(status)) {
        const fact = `${(0,parse_problems/* quote */.hD)(String(writtenStatus))} is not a status code`;
        // The parser accepts any number, but no response can have that status.
        const effect = Number.isNaN(status) ? 'Netlify ignores the rule' : 'the rule does not work';
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', `${fact}, so ${effect}. Write a number such as 301.`);
    }
    const parsedFrom = parseFrom(from, domain);
    if ((0,parse_problems/* isParseProblem */.pd)(parsedFrom))
        return parsedFrom;
    const rule = {
        from,
        to: to ?? `${from.slice(0, -1)}:splat`,
        action: chooseAction(status),
        status,
        precedesFiles: writtenStatus?.endsWith('!') === true,
        isConditional: parsedFrom.isConditional || conditions.length > 0,
        query: parameters.length === 0 ? undefined : new Map(parameters.map(splitParameter)),
        matcher: parsedFrom.matcher,
    };
    return { kind: 'rule', rule };
}
/** Returns the parts of a line, without a comment at its end. */
function splitLine(line) {
    const parts = line.split(/\s+/);
    const commentStart = parts.findIndex((part) => part.startsWith('#'));
    if (commentStart === -1)
        return parts;
    return parts.slice(0, commentStart);
}
function parseRestOfRule(parts) {
    const [first] = parts;
    if (first === undefined)
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', NO_TARGET_MESSAGE);
    const isStatus = !Number.isNaN(Number.parseInt(first, 10));
    if (isStatus)
        return { parameters: [], to: undefined, statusAndConditions: parts };
    const targetIndex = parts.findIndex((part) => part.startsWith('/') || HTTP_URL.test(part));
    if (targetIndex === -1)
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', 'The target must begin with `/`, `http://`, or `https://`.');
    return {
        parameters: parts.slice(0, targetIndex),
        to: parts[targetIndex],
        statusAndConditions: parts.slice(targetIndex + 1),
    };
}
/** Returns the message about a rule with a status where a target should be. */
function explainMissingTarget([status = '', next = '']) {
    if (!next.startsWith('/'))
        return NO_TARGET_MESSAGE;
    return `${(0,parse_problems/* quote */.hD)(status)} is read as a status code, so the rule has no target: write a space in an address as \`%20\`.`;
}
/** Returns whether a number is a status code: https://www.rfc-editor.org/rfc/rfc9110#section-15 */
function isStatusCode(status) {
    return status >= 100 && status < 600;
}
function parseStatus(written) {
    if (written === undefined)
        return 301;
    return Number.parseInt(written, 10);
}
function chooseAction(status) {
    if (status === 200)
        return 'rewrite';
    if (isRedirectStatus(status))
        return 'redirect';
    return 'error-page';
}
function splitParameter(parameter) {
    const [name = '', ...rest] = parameter.split('=');
    return [name, rest.join('=')];
}
/** Returns the paths that `from` matches, or why the rule is not applied. */
function parseFrom(from, domain) {
    const url = HTTP_URL.test(from) ? URL.parse(from) : undefined;
    if (url === null)
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', `${(0,parse_problems/* quote */.hD)(from)} is not an address.`);
    const path = url?.pathname ?? from;
    const problem = findPathProblem(path) ?? findLengthProblem(path);
    if (problem !== undefined)
        return problem;
    const matcher = parseNetlifyMatcher(path);
    // If the site's host is unknown or different, or if visitors may still use `http:`.
    const isConditional = url !== undefined && (url.host !== domain || url.protocol === 'http:');
    return findCostProblem(matcher, from) ?? { matcher, isConditional };
}
function findPathProblem(path) {
    if (NETLIFY_SERVICE_PATHS.test(path))
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', 'Netlify reserves addresses under `/.netlify`.');
    if (!path.startsWith('/'))
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', 'A rule must begin with `/`, so this one matches no address.');
    if (/[?#]/.test(path))
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', 'No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.');
    return undefined;
}
/** Returns a problem if a pattern is too long to try on many addresses. */
function findLengthProblem(path) {
    const [start = ''] = path.split(/[*:]/, 1);
    const hasWildcard = start !== path;
    if (path.length <= MAX_PATTERN_CHARS || !hasWildcard)
        return undefined;
    const message = `The check does not read patterns of more than ${MAX_PATTERN_CHARS} characters.`;
    const matcher = (0,path_matcher/* makePrefixMatcher */.B1)((0,path_matcher/* decodePathText */.N5)(start));
    return (0,parse_problems/* makeParseProblem */.xA)('unread', message, matcher);
}

// EXTERNAL MODULE: ./lib/common/units.js
var units = __nccwpck_require__(7414);
;// CONCATENATED MODULE: ./lib/web/host/hosts/netlify/netlify-self-redirect.js


/** A `from` with a single `*`, at its end. */
const SINGLE_TRAILING_SPLAT = /^[^*:]*\*$/;
/** A target without placeholders, except for an optional `:splat` at its end. */
const SPLAT_TARGET = /^[^:]*(?:\/:splat)?$/;
/**
 * Returns how certain it is that Netlify skips a redirect with `*`, and all rules after it, because
 * the path already begins with the target. `netlify-redirector` compares characters, so `/* /b`
 * also skips `/bx`. `possible` is for cases that are not documented, such as several wildcards.
 */
function classifySelfRedirect({ status, from: writtenFrom, to }, path) {
    if (status === 200 || !writtenFrom.includes('*'))
        return 'none';
    const [targetStart = ''] = to.split(/\/?:/, 1);
    const targetPath = (0,path_matcher/* decodePathText */.N5)(targetStart);
    if (targetPath === '' || !path.startsWith(targetPath))
        return 'none';
    const from = (0,slashes/* dropTrailingSlash */.xY)(writtenFrom);
    const isSimple = SINGLE_TRAILING_SPLAT.test(from) && SPLAT_TARGET.test(to);
    if (!isSimple)
        return 'possible';
    // `/docs/* /d` applies to `/docs/x`: the target is outside of the folder `/docs`.
    const fromFolder = (0,slashes/* dropTrailingSlash */.xY)(from.slice(0, -1));
    if (!to.startsWith(fromFolder))
        return 'none';
    const remainder = path.slice(targetPath.length);
    const endsAtSegment = targetPath.endsWith('/') || remainder === '' || remainder.startsWith('/');
    if (endsAtSegment)
        return 'certain';
    return 'possible';
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/netlify/netlify-rule-responder.js
/** How Netlify responds to requests under the rules of a `_redirects` file. */







/** Serves the first rule that matches. A file takes precedence over rules without a `!`. */
class NetlifyRuleResponder {
    #index;
    #domain;
    constructor(rules, domain) {
        this.#index = new rule_index/* RuleIndex */.P(rules);
        this.#domain = domain;
    }
    *listPossibleResponses(request, respondFromFiles) {
        const fileResponse = respondFromFiles(request.path);
        for (const match of this.#listMatches(request)) {
            const comesAfterFile = fileResponse !== undefined && !match.rule.precedesFiles;
            if (comesAfterFile)
                yield (0,responses/* makeHopResponse */.Hb)(fileResponse);
            else
                yield this.#applyRule(match, request.path, respondFromFiles);
            if (match.alwaysApplies)
                return;
        }
        yield (0,responses/* makeHopResponse */.Hb)(fileResponse);
    }
    /**
     * Yields the rules that match a request and may apply to it, up to the first at which Netlify may
     * stop. After one that always applies, the others do not matter.
     */
    *#listMatches({ path, query }) {
        // The last value of a repeated parameter is used.
        const parameters = new Map(new URLSearchParams(query));
        const forms = [path, (0,slashes/* dropTrailingSlashUnlessRoot */.l1)(path)];
        for (const { rule, captures: pathCaptures } of this.#index.findMatches(forms)) {
            const queryCaptures = matchQuery(rule, parameters);
            if (queryCaptures === undefined)
                continue;
            const match = { rule, captures: mergeCaptures(queryCaptures, pathCaptures) };
            // Netlify skips a redirect to itself, and all rules after it.
            switch (classifySelfRedirect(rule, path)) {
                case 'certain':
                    return;
                case 'possible':
                    yield { ...match, alwaysApplies: false };
                    return;
                case 'none':
                    yield { ...match, alwaysApplies: !rule.isConditional };
            }
        }
    }
    #applyRule({ rule, captures }, path, respondFromFiles) {
        const to = (0,targets/* expandTarget */.mW)(rule.to, captures);
        if (to === undefined)
            return { kind: 'undecided', rule };
        if (rule.action === 'error-page')
            return { kind: 'status', status: rule.status, rule };
        if (rule.action === 'redirect')
            return { kind: 'redirect', to, rule };
        return (0,responses/* makeRewriteResponse */.KV)(to, rule, { path, respondFromFiles, domain: this.#domain });
    }
}
/** Returns the captures of path and query. Those of the path take precedence. */
function mergeCaptures(queryCaptures, pathCaptures) {
    if (pathCaptures === 'undecided')
        return pathCaptures;
    return new Map([...queryCaptures, ...pathCaptures]);
}
/**
 * Returns the captures of a rule in these parameters; undefined if one does not match.
 */
function matchQuery({ query: requiredParameters }, parameters) {
    if (requiredParameters === undefined)
        return path_matcher/* NO_CAPTURES */.c7;
    const captures = new Map();
    for (const [name, value] of requiredParameters) {
        const actual = parameters.get(name);
        if (actual === undefined)
            return undefined;
        if (value.startsWith(':'))
            captures.set(value.slice(1), (0,byte_strings/* toBytes */.ZJ)(actual));
        else if (value !== actual)
            return undefined;
    }
    return captures;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/netlify/parse-netlify-redirects.js
/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, and the matching
 * of addresses that of `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses),
 * both read and run 2026-11; the order is that of
 * https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */







/**
 * How many patterns are read. Netlify documents no limit, and each pattern is tried on many
 * addresses.
 */
const MAX_PATTERN_COUNT = 10_000;
const TOO_MANY_PATTERNS_MESSAGE = `The check reads only the first ${(0,units/* formatNumber */.ZV)(MAX_PATTERN_COUNT)} rules with \`*\` or placeholders, so it skips this one and any after it.`;
/**
 * Returns the rules of a `_redirects` file as Netlify reads it. `domain` is the site's host name,
 * if it is known.
 */
function parseNetlifyRedirects(text, domain) {
    let patternCount = 0;
    let areTooManyReported = false;
    const { rules, problems } = parseRuleLines(text, (line) => {
        const parsed = parseNetlifyRule(line, domain);
        if (parsed.kind !== 'rule' || parsed.rule.matcher.kind === 'exact')
            return parsed;
        patternCount++;
        if (patternCount <= MAX_PATTERN_COUNT)
            return parsed;
        if (areTooManyReported)
            return IRRELEVANT;
        areTooManyReported = true;
        return (0,parse_problems/* makeParseProblem */.xA)('unread', TOO_MANY_PATTERNS_MESSAGE);
    });
    const notFoundRule = rules.find(isNotFoundRule);
    return (0,rule_set/* makeRuleSet */.H2)({
        rules,
        notFoundRule,
        problems,
        domain,
        ruleResponder: new NetlifyRuleResponder(rules, domain),
    });
}
/** Is this the rule for the page that all visitors see at nonexistent addresses? */
function isNotFoundRule(rule) {
    const { matcher, status } = rule;
    const matchesEveryPath = matcher.kind === 'pattern' && matcher.pattern.wholeFolder === '/';
    return status === 404 && matchesEveryPath && isForEveryVisitor(rule);
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/netlify/netlify.js





/**
 * Like most hosts, but `/x/` is served from `x.html` first: Netlify's pretty URLs, which are on by
 * default.
 */
const respondOnNetlify = makeSlashIgnoringResponder(['.html', '/index.html']);
/** A name up to the end of the first file or folder in it with one of these characters. */
const WITH_REFUSED_CHARACTER = /^(?:[^#?]*\/)?[^/#?]*[#?][^/]*(?:\/|$)/;
/**
 * Files that uploads leave out, so their names do not matter: `getDeployFilesFilter` of
 * netlify-cli, read 2026-11.
 */
const NOT_UPLOADED = /^(?:.*\/)?(?:\.(?!well-known\/)|__MACOSX)/;
const NETLIFY = {
    ...host_traits/* DEFAULT_TRAITS */.AK,
    title: 'Netlify',
    // https://github.com/slorber/trailing-slash-guide, read 2026-11. Netlify redirects other forms.
    respondWithFile: respondOnNetlify,
    redirectFormat: { name: '_redirects', parse: parseNetlifyRedirects },
    findHeaderProblems: findIgnoredHeaderLines,
    servicePaths: NETLIFY_SERVICE_PATHS,
    // https://github.com/netlify/js-client/pull/226.
    unpublishedDotfiles: 'all-but-well-known',
    // https://docs.netlify.com/routing/redirects/, read 2026-11.
    configFiles: ['_redirects', '_headers', 'netlify.toml'],
    specialFiles: [
        // https://docs.netlify.com/build/configure-builds/file-based-configuration/, read 2026-11.
        {
            pattern: /^netlify\.toml$/,
            treatment: {
                kind: 'unsupported-config',
                message: 'The check does not read this file: Netlify reads it from the folder in which a build or a deployment starts. The check knows the redirect rules in this file only if `_redirects` contains them, too.',
            },
        },
        // https://github.com/netlify/build/issues/2193 and
        // https://github.com/gatsbyjs/gatsby/issues/7565, read 2026-11.
        {
            pattern: WITH_REFUSED_CHARACTER,
            exceptNames: NOT_UPLOADED,
            treatment: { kind: 'refused', why: 'names of files and folders cannot contain `#` or `?`' },
        },
    ],
    // As seen in served pages, 2026-11.
    injectedPrefixes: ['/.netlify/scripts/'],
    // https://docs.netlify.com/site-deploys/overview/, read 2026-11.
    filesPerFolderLimits: [(0,host_traits/* makeErrorLimit */.gm)(54_000, 'the 54,000 that Netlify allows in one folder')],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/nginx.js


/**
 * With `try_files $uri $uri.html $uri/`:
 * https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files, read 2026-11. Redirects a
 * folder without a slash to the address with one.
 */
const NGINX = {
    ...host_traits/* DEFAULT_TRAITS */.AK,
    title: 'nginx',
    respondWithFile: respondByName,
    enforcesHttps: false,
};
/** nginx in a network without access to others. */
const AIR_GAPPED = { ...NGINX, title: 'nginx (air-gapped)', isAirGapped: true };

;// CONCATENATED MODULE: ./lib/web/host/hosts/shown-path.js
/** For hosts that serve `/x` and `/x/` without a redirect. */
const keepRequestedPath = (path) => path;

;// CONCATENATED MODULE: ./lib/web/host/hosts/s3-cloudfront.js





// The viewer function in examples/s3-cloudfront-viewer-function.js requests the following files and
// paths from S3 unchanged. A test compares the two.
/** Files that browsers and feed readers load as text. */
const TEXT_FILES = /\.(?:html?|xhtml|css|m?js|cjs|map|wasm|json|jsonl|jsonld|geojson|webmanifest|xml|xsl|rss|atom|txt|md|mdx|csv|tsv|ya?ml|toml|data|bin|inv|idx|pagefind|pf_[a-z]+)$/i;
/** Images, audio, video, and fonts. */
const MEDIA_FILES = /\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|og[agv]|opus|wav|flac|vtt|srt|glb|gltf|lottie|woff2?|ttf|otf|eot)$/i;
/** Files for readers to save. */
const DOWNLOADS = /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[tsp]|ics|zip|tar|t?gz|t?xz|bz2|zst|7z|br|jar|whl|exe|dmg|pkg|msi|deb|rpm|apk|iso|asc|sig|pem|crt)$/i;
const SOURCE_CODE = /\.(?:py|ipynb|sh|ps1|ts|tsx|jsx|java|kt|go|rs|rb|php|swift|sql|proto|graphqls?|diff|patch|tf|xsd|wsdl|tex|bib)$/i;
const UNCHANGED_FILES = [TEXT_FILES, MEDIA_FILES, DOWNLOADS, SOURCE_CODE];
/**
 * Other paths that the function requests unchanged, from the root of the host. They do not exist
 * below a base path.
 */
const OTHER_UNCHANGED_PATHS = [/^api\/search$/, /^\.well-known\//];
/**
 * Looks for exactly one file. The function adds `.html` or `/index.html` to all pages, depending on
 * the site. The root of the site always has an index; a folder only if pages are folders.
 */
const respondOnS3CloudFront = (path, lookUpFile, { isAtDomainRoot, arePagesMostlyFolders }) => {
    const name = (0,paths/* toSitePath */.Wm)(path);
    if (name === '')
        return respondWithFirstFile(lookUpFile, ['index.html']);
    const unchanged = isAtDomainRoot
        ? [...UNCHANGED_FILES, ...OTHER_UNCHANGED_PATHS]
        : UNCHANGED_FILES;
    if (unchanged.some((pattern) => pattern.test(name)))
        return respondWithFirstFile(lookUpFile, [name]);
    const withoutSlash = (0,slashes/* dropTrailingSlash */.xY)(name);
    if (arePagesMostlyFolders())
        return respondWithFirstFile(lookUpFile, [`${withoutSlash}/index.html`]);
    return respondWithFirstFile(lookUpFile, [`${withoutSlash}.html`]);
};
const S3_CLOUDFRONT = {
    ...host_traits/* DEFAULT_TRAITS */.AK,
    title: 'S3 behind CloudFront',
    respondWithFile: respondOnS3CloudFront,
    findShownPath: keepRequestedPath,
    mergesSlashes: false,
};

// EXTERNAL MODULE: ./node_modules/path-to-regexp/dist/index.js
var dist = __nccwpck_require__(4868);
// EXTERNAL MODULE: ./lib/web/host/redirects/pattern-cost.js
var pattern_cost = __nccwpck_require__(8331);
;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel/parse-vercel-matcher.js
/** Reads the paths that rules and routes of a `vercel.json` match. */






/** An expression for one path: letters, digits, `-`, `_`, `/`, and escaped dots. */
const SINGLE_PATH = /^\^?(\/(?:[\w/-]|\\\.)*)\$?$/;
/** An expression for everything in a folder, such as `/docs/(.*)`. */
const WHOLE_FOLDER = /^\^?\/(?:[\w/-]*\/)?\(?\.\*\)?\$?$/;
/** Returns the paths that a regular expression matches, or why they are unknown. */
function parseVercelRegex(from) {
    const [, singlePath] = SINGLE_PATH.exec(from) ?? [];
    if (singlePath !== undefined)
        return { kind: 'exact', path: (0,paths/* asRootedPath */.bS)((0,byte_strings/* asBytes */.Yd)(singlePath.replaceAll('\\.', '.'))) };
    const anchored = addAnchors((0,byte_strings/* toBytes */.ZJ)(from));
    const regex = compileRegex(anchored);
    if (regex === undefined)
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', `${(0,parse_problems/* quote */.hD)(from)} is not a regular expression that Vercel accepts.`);
    const groupNames = Array.from({ length: countGroups(anchored) }, (_, i) => `${i + 1}`);
    const prefix = findFixedStart(from);
    const wholeFolder = WHOLE_FOLDER.test(from) ? (0,paths/* asRootedPath */.bS)(prefix) : undefined;
    const pattern = {
        regex,
        groupNames,
        prefix,
        wholeFolder,
        costExponent: (0,pattern_cost/* estimateCostExponent */.V)(regex),
    };
    const matcher = { kind: 'pattern', pattern };
    return findCostProblem(matcher, from) ?? matcher;
}
function addAnchors(expression) {
    const startAnchor = expression.startsWith('^') ? '' : '^';
    const endAnchor = expression.endsWith('$') ? '' : '$';
    return startAnchor + expression + endAnchor;
}
function compileRegex(expression) {
    try {
        return new RegExp(expression);
    }
    catch {
        return undefined;
    }
}
/**
 * Counts the groups of an expression. With an empty alternative, it matches the empty string, and
 * the result has an entry for each group.
 */
function countGroups(expression) {
    const [, ...groups] = new RegExp(`${expression}|`).exec('') ?? [];
    return groups.length;
}
/**
 * The literal path at the start of an expression. No match if a quantifier follows, since the last
 * character may then be missing. The lookahead also excludes the characters of the path, so that
 * the match cannot end earlier instead.
 */
const FIXED_START = /^\^?(\/[\w/-]*)(?![\w/*?{-])/;
/** Returns the common prefix of all paths that an expression matches; empty if it is not simple. */
function findFixedStart(expression) {
    if (expression.includes('|'))
        return byte_strings/* NO_BYTES */.CR;
    const [, start = ''] = FIXED_START.exec(expression) ?? [];
    return (0,byte_strings/* asBytes */.Yd)(start);
}
/** Returns the paths that a source matches and the names in it, or why it cannot be read. */
function parseVercelSource(from) {
    const compiled = compileSource(from);
    if (compiled === undefined)
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', explainSource(from));
    const { tokens } = compiled;
    const isLiteral = tokens.every((token) => typeof token === 'string');
    // Without a slash at its start, a source only matches a part of a path (`listForms` in
    // vercel-rule-responder.ts), so it is a pattern.
    if (isLiteral && from.startsWith('/')) {
        const path = (0,paths/* asRootedPath */.bS)(decodeToken(tokens.join('')));
        return { matcher: { kind: 'exact', path }, placeholders: [] };
    }
    const pattern = makePattern(compiled);
    const matcher = { kind: 'pattern', pattern };
    return findCostProblem(matcher, from) ?? { matcher, placeholders: pattern.groupNames };
}
/** Returns the sentence about a source that Vercel does not accept. */
function explainSource(from) {
    const fact = `${(0,parse_problems/* quote */.hD)(from)} is not a pattern that Vercel accepts`;
    const suggestion = from.replace(/\/\.?\*$/, '/:path*');
    if (suggestion === from || compileSource(suggestion) === undefined)
        return `${fact}.`;
    return `${fact}: write ${(0,parse_problems/* quote */.hD)(suggestion)} for any path.`;
}
/** Returns a source as `path-to-regexp` reads it; undefined if Vercel does not accept it. */
function compileSource(from) {
    // Vercel also compiles the whole source as a regular expression, so it must be valid as one.
    if (compileRegex(from) === undefined)
        return undefined;
    const withPatterns = (0,byte_strings/* toBytes */.ZJ)(addPlaceholderPatterns(from));
    const keys = [];
    try {
        const tokens = (0,dist/* parse */.qg)(withPatterns, { delimiter: '/' });
        const regex = (0,dist/* tokensToRegexp */.f6)(tokens, keys, REGEXP_OPTIONS);
        return { tokens, regex, keys };
    }
    catch (error) {
        if (error instanceof TypeError || error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
/** Escaped characters do not start a placeholder. */
const ESCAPED_CHARACTER = /\\./;
/** A pattern in parentheses, which may be nested. Names in it do not count. */
const OWN_PATTERN = /\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)/;
/** The name of a placeholder without its own pattern. */
const BARE_NAME = /:(\w+)(?![\w(])/;
const SKIPPED_OR_BARE_NAME = new RegExp(`${ESCAPED_CHARACTER.source}|${OWN_PATTERN.source}|${BARE_NAME.source}`, 'gs');
/**
 * Returns a source in which each placeholder has its own pattern. Placeholders with patterns may be
 * adjacent, as in the version of `path-to-regexp` that Vercel still runs.
 */
function addPlaceholderPatterns(from) {
    return from.replace(SKIPPED_OR_BARE_NAME, (text, name) => {
        const isSkipped = name === undefined;
        if (isSkipped)
            return text;
        return `${text}([^\\/]+?)`;
    });
}
/** Like `sourceToRegex`, but for decoded paths. */
const REGEXP_OPTIONS = {
    strict: true,
    sensitive: true,
    delimiter: '/',
    encode: decodeToken,
};
function makePattern({ tokens, regex, keys }) {
    const [start] = tokens;
    return {
        regex,
        groupNames: keys.map(({ name }) => String(name)),
        prefix: typeof start === 'string' ? decodeToken(start) : byte_strings/* NO_BYTES */.CR,
        wholeFolder: findWholeFolder(tokens),
        costExponent: (0,pattern_cost/* estimateCostExponent */.V)(regex),
    };
}
/** Decodes a part of a source, which was read as bytes. */
function decodeToken(token) {
    const bytes = (0,byte_strings/* asBytes */.Yd)(token);
    return (0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes;
}
/**
 * Returns the folder that a source matches as a whole, as in `/docs/:path*` and `/docs/(.*)`;
 * undefined for other sources.
 */
function findWholeFolder(tokens) {
    const placeholder = tokens.at(-1);
    if (typeof placeholder !== 'object' || !matchesRestOfPath(placeholder))
        return undefined;
    const before = tokens.slice(0, -1);
    if (!before.every((token) => typeof token === 'string'))
        return undefined;
    const folder = decodeToken(before.join('')).concat('/');
    // A source without a slash at its start only matches a part of a path.
    if (!folder.startsWith('/'))
        return undefined;
    return (0,paths/* asRootedPath */.bS)(folder);
}
/** Does a placeholder match a slash and any text after it, to the end of the path? */
function matchesRestOfPath({ prefix, suffix, pattern, modifier }) {
    if (prefix !== '/' || suffix !== '')
        return false;
    const isRepeatedSegment = pattern === '[^\\/]+?' && modifier === '*';
    return pattern === '.*' || isRepeatedSegment;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel/schema-validators.js
/** Validates values as a JSON schema does, and explains what is wrong with them. */




const acceptAnything = () => undefined;
const validateBoolean = (value) => {
    if (typeof value === 'boolean')
        return undefined;
    return makeViolation('must be `true` or `false`');
};
const validateNumber = (value) => {
    if (typeof value === 'number')
        return undefined;
    return makeViolation('must be a number');
};
function makeViolation(explanation) {
    return { place: '', explanation };
}
/** Returns a validator for a string of up to `maxLength` characters. */
function makeStringValidator(maxLength) {
    return (value) => {
        if (typeof value !== 'string')
            return makeViolation('must be a string');
        if (value.length <= maxLength)
            return undefined;
        return makeViolation(`is longer than ${maxLength} characters`);
    };
}
/** Returns a validator for one of several strings. */
function makeEnumValidator(words) {
    const quotedWords = words.map((word) => `\`${word}\``);
    const list = (0,common_words/* joinWords */.yZ)(quotedWords, 'or');
    return (value) => {
        if (words.some((word) => word === value))
            return undefined;
        return makeViolation(`must be ${list}`);
    };
}
/** Returns a validator for an array of up to `maxItems` items. */
function makeArrayValidator(validateItem, maxItems = Number.POSITIVE_INFINITY) {
    return (value) => {
        if (!Array.isArray(value))
            return makeViolation('must be a list');
        if (value.length > maxItems)
            return makeViolation(`has more than ${maxItems} items`);
        for (const [i, item] of value.entries()) {
            const violation = validateItem(item);
            if (violation !== undefined)
                return moveInto(`[${i}]`, violation);
        }
        return undefined;
    };
}
/** Returns a validator for an object with only these fields. */
function makeObjectValidator(fields, required = []) {
    const fieldNames = new Set(Object.keys(fields));
    return (value) => {
        if (!(0,common_json/* isObject */.G)(value))
            return makeViolation('must be an object');
        const unknownField = explainUnknownField(value, fieldNames);
        if (unknownField !== undefined)
            return makeViolation(unknownField);
        const missing = required.find((name) => !Object.hasOwn(value, name));
        if (missing !== undefined)
            return makeViolation(`has no \`${missing}\``);
        for (const [name, validate] of Object.entries(fields)) {
            const violation = findFieldViolation(value, name, validate);
            if (violation !== undefined)
                return moveInto(`.${name}`, violation);
        }
        return undefined;
    };
}
/**
 * Returns why an object with fields other than `names` is refused, as the end of a sentence;
 * undefined if it has none.
 */
function explainUnknownField(object, names) {
    const unknown = Object.keys(object).find((name) => !names.has(name));
    if (unknown === undefined)
        return undefined;
    const correction = (0,did_you_mean/* findCorrection */.oQ)(unknown, [...names]);
    const suggestion = correction === undefined ? '' : ` (did you mean \`${correction}\`?)`;
    return `has ${(0,parse_problems/* quote */.hD)(unknown)}, which Vercel does not recognize${suggestion}`;
}
/** Returns a validator for an object with any names, and up to `maxEntries` entries. */
function makeMapValidator(validateEntry, maxEntries) {
    return (value) => {
        if (!(0,common_json/* isObject */.G)(value))
            return makeViolation('must be an object');
        const entries = Object.entries(value);
        if (entries.length === 0)
            return makeViolation('is empty');
        if (entries.length > maxEntries)
            return makeViolation(`has more than ${maxEntries} entries`);
        for (const [name, entry] of entries) {
            const violation = validateEntry(entry);
            if (violation !== undefined)
                return moveInto(`[${JSON.stringify(name)}]`, violation);
        }
        return undefined;
    };
}
/** Returns why a field of an object is refused; undefined if it is valid or missing. */
function findFieldViolation(object, name, validate) {
    if (!Object.hasOwn(object, name))
        return undefined;
    return validate(object[name]);
}
/** Returns the violation of an inner value as a violation of the value around it. */
function moveInto(outerPlace, { place, explanation }) {
    return { place: outerPlace + place, explanation };
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel/vercel-schema.js
/**
 * Checks a `vercel.json` for values that Vercel refuses: the schemas in `@vercel/routing-utils`
 * 6.6, `@vercel/build-utils` 14.21, and `validateConfig` of the `vercel` package, all read 2026-11.
 */





/** `maxItems` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
const MAX_VERCEL_RULES = 2_048;
/** `maxLength` of the same schemas. */
const MAX_VERCEL_RULE_CHARS = 4_096;
/** `maxItems` and `maxLength` of other parts of these schemas. */
const MAX_CONDITIONS = 16;
const MAX_HEADERS = 1_024;
const MAX_HEADER_CHARS = 32_768;
/** `maxLength` and `maxProperties` of `functions` in `@vercel/build-utils`, read 2026-11. */
const MAX_FUNCTION_TEXT_CHARS = 256;
const MAX_FUNCTIONS = 50;
/**
 * The settings of `VercelConfig` in `@vercel/config` 0.7 and `@vercel/client` 18.4, and those that
 * `validateConfig` of `vercel` 64 checks, read 2026-11. That function accepts other settings, but
 * the server refuses them: `public` in https://github.com/excalidraw/excalidraw/pull/11537, and
 * `rootDirectory`, which is only a setting of the project, in
 * https://github.com/vercel/next.js/discussions/61604, both read 2026-11. `config` is only a
 * setting of items in `builds`.
 */
const vercel_schema_SETTINGS = (0,common_words/* splitWords */.yM)(`
  $schema alias build buildCommand builds bulkRedirectsPath bunVersion cleanUrls crons daemons
  devCommand env experimentalServiceGroups experimentalServices experimentalServicesV2 files
  fluid framework functionFailoverRegions functions git github headers ignoreCommand images
  installCommand meta name outputDirectory passiveRegions projectSettings proxy redirects
  regions relatedProjects rewrites routes schedules scope services trailingSlash version
  wildcard
`);
const validateString = makeStringValidator(MAX_VERCEL_RULE_CHARS);
const validateStringArray = makeArrayValidator(validateString);
const validateComparison = makeObjectValidator({
    eq: (value) => {
        if (typeof value === 'number')
            return undefined;
        return validateString(value);
    },
    neq: validateString,
    inc: validateStringArray,
    ninc: validateStringArray,
    pre: validateString,
    suf: validateString,
    re: validateString,
    gt: validateNumber,
    gte: validateNumber,
    lt: validateNumber,
    lte: validateNumber,
});
const validateExpectedValue = (value) => {
    if ((0,common_json/* isObject */.G)(value))
        return validateComparison(value);
    return validateString(value);
};
const validateHostCondition = makeObjectValidator({ type: acceptAnything, value: validateExpectedValue }, ['type', 'value']);
const validateOtherCondition = makeObjectValidator({
    type: makeEnumValidator(['host', 'header', 'cookie', 'query']),
    key: validateString,
    value: validateExpectedValue,
}, ['type', 'key']);
/** Validates `has` and `missing` of any kind of rule. */
const validateConditions = makeArrayValidator((item) => {
    if ((0,common_json/* isObject */.G)(item) && item.type === 'host')
        return validateHostCondition(item);
    return validateOtherCondition(item);
}, MAX_CONDITIONS);
const validateHeader = makeObjectValidator({ key: validateString, value: makeStringValidator(MAX_HEADER_CHARS) }, ['key', 'value']);
const validateHeaderRule = makeObjectValidator({
    source: validateString,
    headers: makeArrayValidator(validateHeader, MAX_HEADERS),
    has: validateConditions,
    missing: validateConditions,
}, ['source', 'headers']);
const validateFunctions = makeMapValidator(makeObjectValidator({
    architecture: makeEnumValidator(['x86_64', 'arm64']),
    runtime: makeStringValidator(MAX_FUNCTION_TEXT_CHARS),
    memory: acceptAnything,
    maxDuration: acceptAnything,
    affinity: makeObjectValidator({ mode: makeEnumValidator(['strict']) }, ['mode']),
    maxConcurrency: validateNumber,
    regions: validateStringArray,
    functionFailoverRegions: validateStringArray,
    includeFiles: makeStringValidator(MAX_FUNCTION_TEXT_CHARS),
    excludeFiles: makeStringValidator(MAX_FUNCTION_TEXT_CHARS),
    experimentalTriggers: acceptAnything,
    supportsCancellation: validateBoolean,
}), MAX_FUNCTIONS);
/** The validators of settings, other than lists of rules. */
const SETTING_VALIDATORS = {
    cleanUrls: validateBoolean,
    trailingSlash: validateBoolean,
    functions: validateFunctions,
};
/** Returns the settings of a `vercel.json` that Vercel refuses, other than lists of rules. */
function findSettingProblems(settings) {
    const unknownSettings = Object.keys(settings).filter((name) => !vercel_schema_SETTINGS.has(name));
    const problems = unknownSettings.map(makeUnknownSettingProblem);
    for (const [setting, validate] of Object.entries(SETTING_VALIDATORS)) {
        const violation = findFieldViolation(settings, setting, validate);
        if (violation !== undefined)
            problems.push(makeViolationProblem(setting, violation));
    }
    if (settings.functions !== undefined && settings.builds !== undefined)
        problems.push((0,parse_problems/* makeParseProblem */.xA)('invalid', 'Vercel refuses `functions` together with `builds`.'));
    return problems;
}
function makeUnknownSettingProblem(setting) {
    const correction = (0,did_you_mean/* findCorrection */.oQ)(setting, [...vercel_schema_SETTINGS]);
    const messageStart = `Vercel refuses ${(0,parse_problems/* quote */.hD)(setting)}, which it does not recognize`;
    if (correction === undefined)
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', `${messageStart}.`);
    return (0,parse_problems/* makeParseProblem */.xA)('invalid', `${messageStart}; did you mean \`${correction}\`?`);
}
/** Returns why Vercel refuses an item of `headers`; undefined if it accepts it. */
function findHeaderRuleProblem(item) {
    const violation = validateHeaderRule(item);
    if (violation === undefined)
        return undefined;
    return makeViolationProblem('headers[…]', violation);
}
/** The fields that `routesSchema` allows. */
const vercel_schema_ROUTE_FIELDS = (0,common_words/* splitWords */.yM)(`
  src source dest destination headers methods caseSensitive important user continue override
  check isInternal status statusCode locale middleware middlewarePath middlewareRawSrc has
  missing mitigate transforms env respectOriginCacheControl
`);
/**
 * Returns why Vercel refuses an item of `routes`, as the end of a sentence; undefined if it accepts
 * it.
 */
function explainInvalidRoute(route) {
    return (explainUnknownField(route, vercel_schema_ROUTE_FIELDS) ??
        explainTooLongText(route, ['src', 'source', 'dest', 'destination']) ??
        explainInvalidConditions(route));
}
/**
 * The fields that a rule may have: `redirectsSchema` and `rewritesSchema` of
 * `@vercel/routing-utils` 6.6.
 */
const RULE_FIELDS = {
    redirects: (0,common_words/* splitWords */.yM)('source destination permanent statusCode has missing env'),
    rewrites: (0,common_words/* splitWords */.yM)('source destination transforms has missing statusCode env respectOriginCacheControl'),
};
/**
 * Returns why Vercel refuses a rule, apart from its pattern, as the end of a sentence; undefined if
 * it accepts it.
 */
function explainInvalidRule(rule, list) {
    const { permanent, statusCode } = rule;
    const explanation = explainUnknownField(rule, RULE_FIELDS[list]) ??
        explainTooLongText(rule, ['source', 'destination']);
    if (explanation !== undefined)
        return explanation;
    if (permanent !== undefined && statusCode !== undefined)
        return 'has both `permanent` and `statusCode`';
    if (permanent !== undefined && typeof permanent !== 'boolean')
        return 'has a `permanent` that is not a boolean';
    const invalidConditions = explainInvalidConditions(rule);
    if (invalidConditions !== undefined)
        return invalidConditions;
    if (statusCode === undefined || isStatus(statusCode))
        return undefined;
    return 'has a `statusCode` that is not a number from 100 to 999';
}
/**
 * Returns why Vercel refuses the lengths of these fields, as the end of a sentence; undefined if it
 * accepts them.
 */
function explainTooLongText(rule, fields) {
    const isTooLong = fields.some((field) => String(rule[field]).length > MAX_VERCEL_RULE_CHARS);
    if (isTooLong)
        return `is longer than the ${MAX_VERCEL_RULE_CHARS} characters that Vercel accepts`;
    return undefined;
}
function isStatus(value) {
    if (typeof value !== 'number' || !Number.isInteger(value))
        return false;
    return value >= 100 && value <= 999;
}
/**
 * Returns why Vercel refuses the conditions of a rule, as the end of a sentence; undefined if it
 * accepts them.
 */
function explainInvalidConditions(rule) {
    for (const key of ['has', 'missing']) {
        const violation = findFieldViolation(rule, key, validateConditions);
        if (violation !== undefined)
            return `is refused, since \`${key}${violation.place}\` ${violation.explanation}`;
    }
    return undefined;
}
function makeViolationProblem(setting, { place, explanation }) {
    const where = (0,parse_problems/* quote */.hD)(setting + place);
    return (0,parse_problems/* makeParseProblem */.xA)('invalid', `Vercel refuses the deployment: ${where} ${explanation}.`);
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel/vercel-rule.js
/** Reads the rules of `redirects` and `rewrites` in a `vercel.json`. */






/** Returns a rule of a list, or its problem. */
function parseVercelRule(written, list) {
    if (!(0,common_json/* isObject */.G)(written) || typeof written.source !== 'string')
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', `A rule in \`${list}\` must be an object with a \`source\`.`);
    const { source: from, destination: to } = written;
    const subject = `The rule for ${(0,parse_problems/* quote */.hD)(from)}`;
    const explanation = explainInvalidRule(written, list);
    if (explanation !== undefined)
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', `${subject} ${explanation}.`);
    const parsed = parseVercelSource(from);
    if ((0,parse_problems/* isParseProblem */.pd)(parsed))
        return parsed;
    const { matcher, placeholders } = parsed;
    if ((0,common_json/* isObject */.G)(to) && list === 'rewrites')
        return (0,parse_problems/* makeParseProblem */.xA)('unread', `${subject} points to a service, which the check does not follow.`, matcher);
    if (typeof to !== 'string')
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', `${subject} has no \`destination\`.`);
    const knownNames = [...placeholders, ...listCapturedNames(written.has)];
    const unknownName = listPlaceholders(to).find((name) => !knownNames.includes(name));
    if (unknownName !== undefined)
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', `${subject} has \`:${unknownName}\` in its \`destination\`, but not in its \`source\`.`);
    const effect = vercel_rule_chooseEffect(written, to, list);
    if (effect.action === 'status-only' && effect.status < 300)
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', `${subject} has the \`statusCode\` ${effect.status}, so browsers do not follow its redirect.`);
    const precedesFiles = list === 'redirects';
    const isConditional = hasConditions(written);
    return { kind: 'rule', rule: { from, ...effect, precedesFiles, isConditional, matcher } };
}
function vercel_rule_chooseEffect(written, to, list) {
    if (list === 'rewrites')
        return { action: 'rewrite', to, status: 200 };
    const status = chooseStatus(written);
    if (isRedirectStatus(status))
        return { action: 'redirect', to, status };
    return { action: 'status-only', to: '', status };
}
/** Returns the status of a redirect. */
function chooseStatus({ permanent, statusCode }) {
    if (permanent === false)
        return 307;
    if (typeof statusCode !== 'number')
        return 308;
    return statusCode;
}
/** Returns whether a rule or a route applies only to some visitors. */
function hasConditions({ has, missing, env }) {
    const lists = [has, missing, env];
    return lists.some((list) => Array.isArray(list) && list.length > 0);
}
/** Returns a problem for which Vercel refuses the deployment; other results are irrelevant. */
function keepInvalidProblem(result) {
    if (result.kind === 'invalid')
        return result;
    return IRRELEVANT;
}
/** Returns the placeholders in the path and query of a destination. A port is not a placeholder. */
function listPlaceholders(destination) {
    const path = destination.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*|#.*$/gis, '');
    return listGroupMatches(/(?<!\\):([A-Za-z_]\w*)/g, path);
}
/** Returns the names of the values that conditions capture, like `collectHasSegments`. */
function listCapturedNames(has) {
    if (Array.isArray(has))
        return has.flatMap(listNamesCapturedBy);
    return [];
}
function listNamesCapturedBy(condition) {
    if (!(0,common_json/* isObject */.G)(condition))
        return [];
    const { type, key, value } = condition;
    if (!value)
        return [String(key)];
    const pattern = (0,common_json/* isObject */.G)(value) ? value.re : value;
    if (typeof pattern !== 'string')
        return [];
    const groups = listGroupMatches(/\(\?<([A-Za-z]\w*)>/g, pattern);
    if (type === 'host')
        return [...groups, 'host'];
    return groups;
}
/** Returns the matches of an expression's group in a string. */
function listGroupMatches(expression, text) {
    return [...text.matchAll(expression)].map(([, captured = '']) => captured);
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel/vercel-routes.js
/**
 * The `routes` of a `vercel.json`, the older form of rules:
 * https://vercel.com/docs/project-configuration/vercel-json#routes, read 2026-11, and
 * `normalizeRoutes` of `@vercel/routing-utils` 6.6. parse-vercel-config.ts puts them in order with
 * redirects and rewrites.
 */








/**
 * The handles that `isValidHandleValue` accepts. An entry such as `{ "handle": "filesystem" }` is
 * not a route: it starts the phase to which the routes after it belong.
 */
const HANDLES = new Set([
    'error',
    'filesystem',
    'hit',
    'miss',
    'resource',
    'rewrite',
]);
/** Handles after which routes do not affect which file is served. */
const HANDLES_AFTER_RESPONSE = new Set(['hit', 'error']);
/** Returns whether the rules after a handle do not affect which file is served. */
function comesAfterResponse(handle) {
    return HANDLES_AFTER_RESPONSE.has(handle);
}
/** Returns the last handle of `routes`, which `redirects` follow; undefined without one. */
function findLastHandle(routes) {
    if (!Array.isArray(routes))
        return undefined;
    return routes.map(getHandle).findLast((handle) => handle !== undefined);
}
function getHandle(route) {
    if ((0,common_json/* isObject */.G)(route) && typeof route.handle === 'string')
        return route.handle;
    return undefined;
}
/** Returns the routes as rules. Those before the files have `precedesFiles`. */
function parseVercelRoutes(json) {
    let handle;
    return parseRuleList(json, 'routes', (route) => {
        const nextHandle = getHandle(route);
        if (nextHandle !== undefined) {
            handle = nextHandle;
            return IRRELEVANT;
        }
        const precedesFiles = handle === undefined;
        const result = parseRoute(route, precedesFiles);
        if (handle !== undefined && comesAfterResponse(handle))
            return keepInvalidProblem(result);
        return result;
    });
}
/** Returns a problem for each handle that Vercel refuses. */
function findHandleProblems(json) {
    if (!Array.isArray(json.value.routes))
        return [];
    const earlierHandles = new Set();
    const { problems } = parseRuleList(json, 'routes', (route) => {
        const handle = getHandle(route);
        if (handle === undefined)
            return IRRELEVANT;
        const problem = findHandleProblem(handle, earlierHandles);
        earlierHandles.add(handle);
        return problem ?? IRRELEVANT;
    });
    return problems;
}
function findHandleProblem(handle, earlierHandles) {
    const messageStart = `Vercel refuses the handle ${(0,parse_problems/* quote */.hD)(handle)}, which`;
    if (!HANDLES.has(handle))
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', `${messageStart} it does not recognize.`);
    if (earlierHandles.has(handle))
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', `${messageStart} occurs twice.`);
    return undefined;
}
const INVALID_ROUTE_MESSAGE = 'A route must be an object with a `src`.';
/**
 * Returns the rule of a route. It is irrelevant if it only sets headers, or does not apply to GET
 * requests.
 */
function parseRoute(route, precedesFiles) {
    if (!(0,common_json/* isObject */.G)(route))
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', INVALID_ROUTE_MESSAGE);
    const from = route.src ?? route.source;
    if (typeof from !== 'string')
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', INVALID_ROUTE_MESSAGE);
    const explanation = explainInvalidRoute(route);
    if (explanation !== undefined)
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', `The route for ${(0,parse_problems/* quote */.hD)(from)} ${explanation}.`);
    if (Array.isArray(route.methods) && !route.methods.includes('GET'))
        return IRRELEVANT;
    const matcher = parseVercelRegex(from);
    if ((0,parse_problems/* isParseProblem */.pd)(matcher))
        return matcher;
    const parsed = parseEffect(route);
    if (parsed.kind === 'none')
        return IRRELEVANT;
    if (parsed.kind === 'unread')
        return (0,parse_problems/* makeParseProblem */.xA)('unread', `The check does not understand the route for ${(0,parse_problems/* quote */.hD)(from)}.`, matcher);
    const isConditional = hasConditions(route);
    return {
        kind: 'rule',
        rule: { from, ...parsed.effect, precedesFiles, isConditional, matcher },
    };
}
/** Fields with effects beyond the path, which the check cannot read. */
const UNREAD_FIELDS = ['mitigate', 'transforms', 'locale', 'middlewarePath'];
function parseEffect(route) {
    const to = getField(route, 'dest', 'destination');
    const writtenStatus = getField(route, 'status', 'statusCode');
    if (UNREAD_FIELDS.some((key) => key in route))
        return { kind: 'unread' };
    if (route.continue === true)
        return { kind: to === undefined ? 'none' : 'unread' };
    if (to === undefined && writtenStatus === undefined)
        return { kind: 'none' };
    if ((0,common_json/* isObject */.G)(to))
        return { kind: 'unread' };
    const location = findLocation(route.headers);
    if (hasNamedGroup(location ?? to))
        return { kind: 'unread' };
    const status = typeof writtenStatus === 'number' ? writtenStatus : 200;
    return { kind: 'effect', effect: vercel_routes_chooseEffect(status, location, to) };
}
/** Does a target use a group by its name, as in `$name`? */
function hasNamedGroup(target) {
    return typeof target === 'string' && /\$[a-z_]/i.test(target);
}
/** Returns the effect of a status, a `Location` header, and a destination. */
function vercel_routes_chooseEffect(status, location, to) {
    if (typeof location === 'string' && isRedirectStatus(status))
        return { action: 'redirect', to: location, status };
    if (typeof to === 'string' && status < 300)
        return { action: 'rewrite', to, status };
    return { action: 'status-only', to: '', status };
}
/** Returns the value of a field; without one, that of the same field under its newer name. */
function getField(route, name, newerName) {
    if (route[name] !== undefined)
        return route[name];
    return route[newerName];
}
/** Returns the value of the `Location` header; undefined without one. */
function findLocation(headers) {
    if (!(0,common_json/* isObject */.G)(headers))
        return undefined;
    const name = Object.keys(headers).find((each) => each.toLowerCase() === 'location');
    if (name === undefined)
        return undefined;
    return headers[name];
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel/vercel-preferred-path.js

/**
 * Returns the path to which settings for clean URLs and slashes redirect, if any:
 * `convertCleanUrls` and then `convertTrailingSlash` of `@vercel/routing-utils`.
 */
function findPreferredPath(path, { cleanUrls, trailingSlash }) {
    const cleanPath = cleanUrls === true ? removeIndexOrExtension(path) : undefined;
    if (cleanPath !== undefined)
        return cleanPath;
    const hasSlash = path.length > 1 && path.endsWith('/');
    if (trailingSlash === false && hasSlash)
        return path.slice(0, -1);
    if (trailingSlash === true)
        return findPathWithCorrectSlash(path);
    return undefined;
}
/** Returns a path without the `index` or `.html` at its end; undefined if it has neither. */
function removeIndexOrExtension(path) {
    const indexMatch = path.match(/^\/(?:(?<folder>.+)\/)?index(?:\.html)?\/?$/);
    if (indexMatch !== null)
        return paths/* ROOT */.Dl.concat(indexMatch.groups?.folder ?? '');
    const extensionMatch = /\.html\/?$/.exec(path);
    if (extensionMatch === null)
        return undefined;
    return path.slice(0, extensionMatch.index);
}
/**
 * Returns the path of a folder with a slash, or of a file without one; undefined if it is correct.
 */
function findPathWithCorrectSlash(path) {
    const isWellKnown = /^\/\.well-known(?:\/|$)/.test(path);
    if (isWellKnown)
        return undefined;
    const isFolder = /(?:^|\/)[^/.]+$/.test(path) && !path.includes('//');
    if (isFolder)
        return path.concat('/');
    const isFileWithSlash = /[^/]\.\w+\/$/.test(path);
    if (isFileWithSlash)
        return path.slice(0, -1);
    return undefined;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel/vercel-rule-responder.js







/**
 * Responds with the redirect of the settings; without one, with the rules before the files, then
 * the files, then the rules after them.
 */
class VercelRuleResponder {
    #beforeFiles;
    #afterFiles;
    #settings;
    #domain;
    constructor({ beforeFiles, afterFiles }, settings, domain) {
        this.#beforeFiles = new rule_index/* RuleIndex */.P(beforeFiles);
        this.#afterFiles = new rule_index/* RuleIndex */.P(afterFiles);
        this.#settings = settings;
        this.#domain = domain;
    }
    *listPossibleResponses({ path }, respondFromFiles) {
        const preferred = findPreferredPath(path, this.#settings);
        if (preferred !== undefined) {
            yield (0,responses/* makeRedirectResponse */.EH)(preferred);
            return;
        }
        for (const match of this.#beforeFiles.findMatches(listForms(path))) {
            const outcome = this.#applyRule(match, path);
            yield* this.#followOutcome(outcome, 0, respondFromFiles);
            // For visitors to whom a conditional rule does not apply, a later one may.
            if (!match.rule.isConditional)
                return;
        }
        yield* this.#lookUp({ path, firstPosition: 0 }, respondFromFiles);
    }
    /**
     * Yields the response of a rule; after a rewrite, the possible responses for its path. For
     * `firstPosition`, see `PathLookup`.
     */
    *#followOutcome(outcome, firstPosition, respondFromFiles) {
        if (outcome.kind !== 'rewrite') {
            yield outcome;
            return;
        }
        const { path, rule } = outcome;
        yield* this.#lookUp({ path, rule, firstPosition }, respondFromFiles);
    }
    /**
     * Yields the possible responses from the files, or from the rules after them. Each rewrite leads
     * to another lookup with fewer rules, so this ends.
     */
    *#lookUp({ path, rule, firstPosition }, respondFromFiles) {
        const fileResponse = respondFromFiles(path);
        if (fileResponse !== undefined) {
            yield (0,responses/* makeHopResponse */.Hb)(fileResponse, rule);
            return;
        }
        for (const match of this.#afterFiles.findMatches(listForms(path))) {
            if (match.position < firstPosition)
                continue;
            const outcome = this.#applyRule(match, path);
            yield* this.#followOutcome(outcome, match.position + 1, respondFromFiles);
            if (!match.rule.isConditional)
                return;
        }
        yield { kind: 'missing', rule };
    }
    /** Returns what a rule that matches `path` makes of the request. */
    #applyRule({ rule, captures }, path) {
        const { action, status } = rule;
        const to = fillPlaceholders(rule.to, captures);
        if (to === undefined)
            return { kind: 'undecided', rule };
        if (action === 'redirect')
            return { kind: action, to, rule };
        if (action === 'status-only')
            return { kind: 'status', status, rule };
        const target = (0,targets/* resolveTarget */.u1)(addSlashUnlessUrl(to), path, this.#domain);
        if (target.kind === 'other-host')
            return { kind: 'other-host', url: target.url, rule };
        return { kind: 'rewrite', path: target.path, rule };
    }
}
/**
 * Returns the forms of a path that routes match: with and without its first slash (`devRouter` of
 * the `vercel` package).
 */
function listForms(path) {
    return [path, (0,paths/* toSitePath */.Wm)(path)];
}
function addSlashUnlessUrl(to) {
    if ((0,targets/* isFullUrl */.Rw)(to))
        return to;
    return (0,slashes/* addLeadingSlash */.tb)(to);
}
/** A placeholder in a destination: `:name`, with an optional pattern and modifier, or `$1`. */
const DESTINATION_PLACEHOLDER = /(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g;
/**
 * Fills in placeholders; `$1` is the first group. Undefined if the result is too long, or depends
 * on the visitor, because conditions can also capture values.
 */
function fillPlaceholders(to, captures) {
    if (captures === 'undecided' || hasUnknownPlaceholder(to, captures))
        return undefined;
    const inOrder = [...captures.values()];
    const filled = to.replace(DESTINATION_PLACEHOLDER, (written, name, number) => {
        if (name === undefined)
            return (0,byte_strings/* percentEncode */.a)(inOrder[Number(number) - 1] ?? byte_strings/* NO_BYTES */.CR);
        const value = captures.get(name);
        if (value === undefined)
            return written;
        return (0,byte_strings/* percentEncode */.a)(value);
    });
    if (filled.length <= targets/* MAX_TARGET_CHARS */.xE)
        return filled;
    return undefined;
}
/** Does a target have a placeholder that the path does not capture? `:8080` is a port. */
function hasUnknownPlaceholder(to, captures) {
    const names = [...to.matchAll(DESTINATION_PLACEHOLDER)].map(([, name]) => name);
    return names.some((name) => name !== undefined && /^\D/.test(name) && !captures.has(name));
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel/parse-vercel-config.js
/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11,
 * and `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns it into routes: redirects
 * before the files, rewrites after them.
 */










const VERCEL_JSON = 'vercel.json';
const BULK_REDIRECTS_MESSAGE = 'The check does not read the redirects in the file that `bulkRedirectsPath` names.';
/**
 * Returns the rules of a `vercel.json` as Vercel reads it. `domain` is the site's host name, if it
 * is known.
 */
function parseVercelConfig(text, domain) {
    const json = parseJsonFile(text);
    if (json.kind !== 'json-file')
        return (0,rule_set/* makeUnknownRuleSet */.zw)([makeJsonProblem(json, 'Vercel refuses the deployment')]);
    const { value } = json;
    const routes = parseVercelRoutes(json);
    const redirects = parseList(json, 'redirects');
    const rewrites = parseList(json, 'rewrites');
    const lastHandle = findLastHandle(value.routes);
    const ordered = orderRules({ routes: routes.rules, redirects: redirects.rules, rewrites: rewrites.rules }, lastHandle);
    const problems = [
        ...findBulkRedirectProblems(value),
        ...findSettingProblems(value),
        ...findHandleProblems(json),
        ...routes.problems,
        ...redirects.problems,
        ...rewrites.problems,
        ...findLateRedirectProblems(redirects.rules, lastHandle),
        ...findHeaderProblems(json),
    ];
    return (0,rule_set/* makeRuleSet */.H2)({
        rules: [...ordered.beforeFiles, ...ordered.afterFiles],
        problems,
        domain,
        cleanUrls: value.cleanUrls === true,
        ruleResponder: new VercelRuleResponder(ordered, value, domain),
    });
}
function findBulkRedirectProblems({ bulkRedirectsPath }) {
    if (bulkRedirectsPath === undefined)
        return [];
    return [(0,parse_problems/* makeParseProblem */.xA)('unread', BULK_REDIRECTS_MESSAGE)];
}
/**
 * Returns all rules in Vercel's order, those before the files and those after them. Redirects
 * follow the last entry of `routes`, so they belong to its last handle. Rewrites come last.
 */
function orderRules({ routes, redirects, rewrites }, lastHandle) {
    const beforeFiles = routes.filter((rule) => rule.precedesFiles);
    const afterFiles = routes.filter((rule) => !rule.precedesFiles);
    if (lastHandle === undefined)
        beforeFiles.push(...redirects);
    // Redirects after other handles are dropped: `findLateRedirectProblems` reports them.
    if (lastHandle === 'filesystem')
        afterFiles.push(...redirects.map((rule) => ({ ...rule, precedesFiles: false })));
    return { beforeFiles, afterFiles: [...afterFiles, ...rewrites] };
}
/** Returns the problems of redirects that follow a handle of `routes` other than `filesystem`. */
function findLateRedirectProblems(redirects, lastHandle) {
    if (lastHandle === undefined || lastHandle === 'filesystem')
        return [];
    return redirects.map((rule) => makeLateRedirectProblem(rule, lastHandle));
}
/** Returns the problem of a redirect that follows a handle in `routes`. */
function makeLateRedirectProblem({ from, line, matcher }, handle) {
    const where = `because ${(0,parse_problems/* quote */.hD)(handle)} is the last handle in \`routes\``;
    const redirect = `the redirect for ${(0,parse_problems/* quote */.hD)(from)}`;
    if (comesAfterResponse(handle))
        return { ...(0,parse_problems/* makeParseProblem */.xA)('ignored', `Vercel leaves ${redirect} out, ${where}.`), line };
    const message = `The check does not understand ${redirect}, ${where}.`;
    return { ...(0,parse_problems/* makeParseProblem */.xA)('unread', message, matcher), line };
}
function parseList(json, list) {
    const { rules, problems } = parseRuleList(json, list, (rule) => parseVercelRule(rule, list));
    return {
        rules: rules.slice(0, MAX_VERCEL_RULES),
        problems: [...findCountProblems(json, list), ...problems],
    };
}
function findCountProblems(json, key) {
    const list = json.value[key];
    if (!Array.isArray(list) || list.length <= MAX_VERCEL_RULES)
        return [];
    const surplus = `${list.length} rules, more than the ${MAX_VERCEL_RULES} that Vercel accepts`;
    const message = `Vercel refuses the deployment: \`${key}\` has ${surplus}.`;
    return [{ ...(0,parse_problems/* makeParseProblem */.xA)('invalid', message), line: json.findLine(key, MAX_VERCEL_RULES) }];
}
/** Headers do not change which file is served, but Vercel refuses deployments with invalid ones. */
function findHeaderProblems(json) {
    const { problems } = parseRuleList(json, 'headers', (headerRule) => {
        const problem = findHeaderRuleProblem(headerRule);
        if (problem !== undefined)
            return problem;
        if (!(0,common_json/* isObject */.G)(headerRule) || typeof headerRule.source !== 'string')
            return IRRELEVANT;
        const parsed = parseVercelSource(headerRule.source);
        if ((0,parse_problems/* isParseProblem */.pd)(parsed))
            return keepInvalidProblem(parsed);
        return IRRELEVANT;
    });
    return [...findCountProblems(json, 'headers'), ...problems];
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel/vercel.js






/**
 * Serves a file at its name, and a folder, with or without a slash, from its `index.html`. With
 * `cleanUrls`, pages are served without `.html`.
 */
const respondOnVercel = (path, lookUpFile, { cleanUrls }) => {
    const name = (0,paths/* toSitePath */.Wm)(path);
    const withoutSlash = (0,slashes/* dropTrailingSlash */.xY)(name);
    if (withoutSlash === '')
        return respondWithFirstFile(lookUpFile, ['index.html']);
    const index = `${withoutSlash}/index.html`;
    if (cleanUrls)
        return respondWithFirstFile(lookUpFile, [name, `${withoutSlash}.html`, index]);
    return respondWithFirstFile(lookUpFile, [name, index]);
};
/**
 * Matches the files that Vercel treats as functions. Files and folders whose names begin with `_`
 * or a dot, and type declarations, are none.
 */
const VERCEL_FUNCTION = /^api\/(?!(?:.*\/)?[_.]|.*\.d\.ts$).*\.(?:[cm]?[jt]s|tsx|go|py|rb|rs)$/;
const UNLESS_PREBUILT = ', unless the site is deployed with --prebuilt';
const VERCEL = {
    ...host_traits/* DEFAULT_TRAITS */.AK,
    title: 'Vercel',
    // https://vercel.com/docs/project-configuration/vercel-json#cleanurls, read 2026-11.
    respondWithFile: respondOnVercel,
    findShownPath: keepRequestedPath,
    redirectFormat: { name: VERCEL_JSON, parse: parseVercelConfig },
    cleanUrlsSetting: '`"cleanUrls": true` in vercel.json',
    // Analytics and speed insights: https://vercel.com/docs/analytics/quickstart, read 2026-11.
    servicePaths: /^\/_vercel(?:\/|$)/,
    configFiles: [VERCEL_JSON],
    servesConfigFiles: true,
    // https://vercel.com/docs/functions/runtimes, and `detectBuilders` of `@vercel/fs-detectors` 6.9,
    // read 2026-11.
    specialFiles: [
        {
            pattern: /^api\//,
            onlyIfSiteHas: VERCEL_FUNCTION,
            treatment: {
                kind: 'unless-prebuilt',
                why: `it treats the scripts in this folder as functions and leaves the rest out${UNLESS_PREBUILT}`,
            },
        },
        {
            pattern: /^(?:.*\/)?node_modules\//,
            treatment: {
                kind: 'unless-prebuilt',
                why: `uploads leave out folders with this name${UNLESS_PREBUILT}`,
            },
        },
        { pattern: /^public\//, treatment: { kind: 'hides-other-files' } },
    ],
    // https://github.com/tldraw/tldraw/pull/9340 and
    // https://github.com/RaoFoundation/subtensor/pull/2946, read 2026-11.
    fileCountLimits: [
        (0,host_traits/* makeWarningLimit */.ii)(15_000, 'the 15,000 that Vercel accepts in one upload, unless `--archive=tgz` packs them'),
    ],
    // The toolbar, as seen in served pages, 2026-11.
    injectedPrefixes: ['https://vercel.live/'],
};

;// CONCATENATED MODULE: ./lib/web/host/all-hosts.js
/**
 * The traits of each supported host. They are in `hosts`: in a file, or in a folder if the host has
 * more code. Similar hosts share one.
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
const ALL_HOSTS = Object.values(HOSTS);
const ALL_SERVICE_PATHS = ALL_HOSTS.map(({ servicePaths }) => servicePaths).filter((each) => each !== undefined);
/** Used if no host is given: an address is fine if any host would serve it. */
const ANY_HOST = {
    ...host_traits/* DEFAULT_TRAITS */.AK,
    title: 'any host',
    respondWithFile: respondIgnoringTrailingSlash,
    servicePaths: new RegExp(ALL_SERVICE_PATHS.map(({ source }) => source).join('|')),
    defaultNotFoundPage: 'unknown',
    // `web.config` is for IIS.
    configFiles: [...new Set([...ALL_HOSTS.flatMap(({ configFiles }) => configFiles), 'web.config'])],
    servesConfigFiles: true,
    injectedPrefixes: ALL_HOSTS.flatMap(({ injectedPrefixes }) => injectedPrefixes),
    enforcesHttps: false,
};
/** The values that the input `host` accepts. */
const HOST_IDS = Object.keys(HOSTS);
/**
 * Returns the traits of a host. Without a host, returns traits with which only what fails on every
 * host is reported.
 */
function getHostTraits(host) {
    if (host === undefined)
        return ANY_HOST;
    return HOSTS[host];
}
/** Returns whether an address is one that a supported host adds to the pages that it serves. */
function isInjectedByHosts(address) {
    return ANY_HOST.injectedPrefixes.some((start) => address.startsWith(start));
}
/** Each function once: Cloudflare Pages and Workers share one. */
const UNDO_TRANSFORMS = new Set(ALL_HOSTS.map(({ undoTransform }) => undoTransform).filter((each) => each !== undefined));
/** Returns a page as it was before a host transformed it. */
function undoTransforms(page) {
    let original = page;
    for (const undoTransform of UNDO_TRANSFORMS)
        original = undoTransform(original);
    return original;
}
/**
 * Returns whether a file in the site's root may be read, and so not served, by a host or server.
 */
function isHostConfigFile(name) {
    return ANY_HOST.configFiles.includes(name);
}


/***/ }),

/***/ 4960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QJ: () => (/* binding */ MAX_AZURE_CONFIG_BYTES),
/* harmony export */   nt: () => (/* binding */ AZURE_REFUSAL_CLAUSE),
/* harmony export */   qJ: () => (/* binding */ AZURE_CONFIG_FILE)
/* harmony export */ });
/** The name of the configuration file. */
const AZURE_CONFIG_FILE = 'staticwebapp.config.json';
/**
 * The maximum size of the file:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#restrictions, read 2026-11.
 * For larger files, see https://github.com/Azure/static-web-apps/issues/1452.
 */
const MAX_AZURE_CONFIG_BYTES = 20 * 1024;
/** The clause of messages about what Azure does not deploy. */
const AZURE_REFUSAL_CLAUSE = 'Azure Static Web Apps refuses the site';


/***/ }),

/***/ 8497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ DEFAULT_TRAITS),
/* harmony export */   gm: () => (/* binding */ makeErrorLimit),
/* harmony export */   ii: () => (/* binding */ makeWarningLimit),
/* harmony export */   v: () => (/* binding */ MIB_BYTES)
/* harmony export */ });
/* unused harmony export readsHeadersFile */
/** Describes how a host treats sites. Each host has a file or a folder next to this file. */
/** The traits that most hosts share. */
const DEFAULT_TRAITS = {
    findShownPath: undefined,
    redirectFormat: undefined,
    unpublishedDotfiles: 'none',
    configFiles: [],
    mergesSlashes: true,
    servicePaths: undefined,
    specialFiles: [],
    injectedPrefixes: [],
    defaultNotFoundPage: 'page-of-host',
    servesConfigFiles: false,
    isAirGapped: false,
    enforcesHttps: true,
    siteSizeLimits: [],
    fileSizeLimits: [],
    fileCountLimits: [],
    filesPerFolderLimits: [],
};
/** One mebibyte. */
const MIB_BYTES = 1 << 20;
/** Returns the limit above which the host refuses the site. */
function makeErrorLimit(max, phrase) {
    return { severity: 'error', max, phrase };
}
/** Returns the limit above which only the cheapest plan refuses the site, or none does. */
function makeWarningLimit(max, phrase) {
    return { severity: 'warning', max, phrase };
}
/** Does a host read `_headers`? If no host is specified, that is not certain, so it does not. */
function readsHeadersFile({ findHeaderProblems }) {
    return findHeaderProblems !== undefined;
}


/***/ }),

/***/ 1432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ findNotFoundFolder),
/* harmony export */   sA: () => (/* binding */ isShownAtNonexistentAddresses)
/* harmony export */ });
/* unused harmony export hasNotFoundRule */
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2198);
/* harmony import */ var _redirects_targets_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9981);
/** Finds the pages that a host shows at nonexistent addresses. */



/** Does a rule show a page of the site at nonexistent addresses? */
function hasNotFoundRule({ onHost }) {
    if (onHost === undefined)
        return false;
    const { notFoundRule, domain } = onHost.ruleSet;
    if (notFoundRule === undefined)
        return false;
    const path = findTargetPath(notFoundRule.to, domain);
    return path !== undefined && onHost.respondFromFiles(path) !== undefined;
}
/**
 * Does the host show this page at nonexistent addresses, in the whole site or in its folder? It
 * must have the name that hosts look for.
 */
function isShownAtNonexistentAddresses({ hostTraits }, page) {
    return page === _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_FOUND_PAGE */ .jp || isNotFoundPageOfFolder(hostTraits, page);
}
/**
 * Returns the folder for which a page is meant as the 404 page: empty, or with a slash at its end.
 * Undefined for other pages. In the root, it may have any name that generators give it.
 */
function findNotFoundFolder({ hostTraits }, page) {
    if ((0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPageOfSite */ .dn)(page))
        return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    if (isNotFoundPageOfFolder(hostTraits, page))
        return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(page);
    return undefined;
}
function isNotFoundPageOfFolder({ hasFolderNotFoundPages }, page) {
    return hasFolderNotFoundPages === true && page.endsWith('/404.html');
}


/***/ }),

/***/ 9430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ listRedirectFileNames),
/* harmony export */   dj: () => (/* binding */ findUnreadableRedirectFile),
/* harmony export */   eB: () => (/* binding */ parseRedirectFile)
/* harmony export */ });
/* unused harmony export listRedirectFileNamesOfAllHosts */
/* harmony import */ var _all_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(545);
/* harmony import */ var _redirects_rule_set_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3136);
/** Finds and parses the redirect files of a site that its host reads. */


/** Returns the names of the redirect files in a site's root that may apply. */
function listRedirectFileNames({ host, basePath, }) {
    // Hosts read redirect files only in their own root.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? _all_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_IDS */ .sI : [host];
    const names = new Set();
    for (const each of hosts) {
        const { redirectFormat } = (0,_all_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .getHostTraits */ .E1)(each);
        if (redirectFormat !== undefined)
            names.add(redirectFormat.name);
    }
    return [...names];
}
/** Returns the names of the redirect files of all hosts. */
function listRedirectFileNamesOfAllHosts() {
    return listRedirectFileNames({ host: undefined, basePath: '/' });
}
/** Returns the rules of the host's redirect file; none without one, or if it cannot be read. */
function parseRedirectFile({ redirectFiles, domain }, { redirectFormat }) {
    if (redirectFormat === undefined)
        return _redirects_rule_set_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_RULE_SET */ .Yu;
    const redirectFile = redirectFiles.find(({ name }) => name === redirectFormat.name);
    if (redirectFile?.text === undefined)
        return _redirects_rule_set_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_RULE_SET */ .Yu;
    return redirectFormat.parse(redirectFile.text, domain);
}
/** Returns the place of the first redirect file that cannot be read; undefined if all can. */
function findUnreadableRedirectFile({ redirectFiles, }) {
    const unreadableFile = redirectFiles.find(({ text }) => text === undefined);
    if (unreadableFile === undefined)
        return undefined;
    return { file: unreadableFile.name, line: undefined };
}


/***/ }),

/***/ 3393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   pd: () => (/* binding */ isParseProblem),
/* harmony export */   xA: () => (/* binding */ makeParseProblem)
/* harmony export */ });
const PROBLEM_KINDS = new Set([
    'invalid',
    'ignored',
    'over-limit',
    'unread',
]);
/** Returns whether a result is a problem. */
function isParseProblem(result) {
    return 'kind' in result && PROBLEM_KINDS.has(result.kind);
}
/** Returns a problem. `matcher`: the only addresses that an unread rule may match. */
function makeParseProblem(kind, message, matcher) {
    if (matcher === undefined)
        return { kind, message };
    return { kind, message, matcher };
}
/** The maximum length of a quote, in characters. */
const MAX_QUOTE_CHARS = 120;
/** Returns untrusted text in backticks, shortened for a message. */
function quote(text) {
    if (text.length > MAX_QUOTE_CHARS)
        return `\`${text.slice(0, MAX_QUOTE_CHARS - 1)}…\``;
    return `\`${text}\``;
}


/***/ }),

/***/ 8055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ makePrefixMatcher),
/* harmony export */   B6: () => (/* binding */ matchPath),
/* harmony export */   B7: () => (/* binding */ mayMatch),
/* harmony export */   N5: () => (/* binding */ decodePathText),
/* harmony export */   Pp: () => (/* binding */ decodeRootedPath),
/* harmony export */   Yk: () => (/* binding */ makeSegmentWildcard),
/* harmony export */   c7: () => (/* binding */ NO_CAPTURES),
/* harmony export */   et: () => (/* binding */ makeTextWildcard),
/* harmony export */   hj: () => (/* binding */ makePatternMatcher)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1150);
/* harmony import */ var _pattern_cost_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8331);
/** Matches paths against the rules of a redirect file. */



/** Returns a wildcard that matches any text. */
const makeTextWildcard = (name) => ({ regexSource: '(.*)', name });
/** Returns a wildcard that matches the text of one segment. */
const makeSegmentWildcard = (name) => ({ regexSource: '([^/]+)', name });
/**
 * Returns the matcher for a sequence of parts, at least one of which is a wildcard. `wholeFolder`
 * is the folder of which it matches every path, if there is one.
 */
function makePatternMatcher(parts, wholeFolder) {
    const regexSources = parts.map(toRegexSource);
    const regex = new RegExp(`^${regexSources.join('')}$`, 's');
    const isWildcard = (part) => typeof part !== 'string';
    const textBeforeWildcards = parts.slice(0, parts.findIndex(isWildcard));
    const pattern = {
        regex,
        groupNames: parts.filter(isWildcard).map(({ name }) => name),
        prefix: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(textBeforeWildcards.join('')),
        wholeFolder,
        costExponent: (0,_pattern_cost_js__WEBPACK_IMPORTED_MODULE_2__/* .estimateCostExponent */ .V)(regex),
    };
    return { kind: 'pattern', pattern };
}
function toRegexSource(part) {
    if (typeof part !== 'string')
        return part.regexSource;
    return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
/** Returns the matcher of every path that begins with `prefix`. */
function makePrefixMatcher(prefix) {
    return makePatternMatcher([prefix, makeTextWildcard('*')]);
}
/**
 * The approximate maximum number of steps to match a path, which take a few hundred milliseconds.
 */
const MAX_MATCHING_STEPS = 2e8;
/** No captures, as for a rule without wildcards. */
const NO_CAPTURES = new Map();
/** May a matcher match a decoded path, in one of its forms? */
function mayMatch(matcher, ...forms) {
    return matchPath(matcher, forms) !== undefined;
}
/**
 * Returns the captures of a matcher in the first of `forms`, the forms of one path, that matches.
 * Returns undefined if none matches, and `undecided` if matching could take too long.
 */
function matchPath(matcher, forms) {
    if (matcher.kind === 'pattern')
        return matchPattern(matcher.pattern, forms);
    if (forms.includes(matcher.path))
        return NO_CAPTURES;
    return undefined;
}
function matchPattern({ regex, groupNames, prefix, costExponent }, forms) {
    const candidates = forms.filter((form) => form.startsWith(prefix));
    const takesTooLong = candidates.some((form) => form.length ** costExponent > MAX_MATCHING_STEPS);
    if (takesTooLong)
        return 'undecided';
    for (const form of candidates) {
        const match = form.match(regex);
        if (match !== null)
            return nameGroups(match, groupNames);
    }
    return undefined;
}
/** Returns the captures of a match. If a name occurs several times, its first group is used. */
function nameGroups(match, groupNames) {
    const captures = new Map();
    for (const [i, name] of groupNames.entries())
        if (!captures.has(name))
            captures.set(name, match[i + 1] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
    return captures;
}
/** Returns a path of a redirect file, or its beginning, with its slash, like `decodePathText`. */
function decodeRootedPath(path) {
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .asRootedPath */ .bS)(decodePathText(path));
}
/** Returns any part of a path of a redirect file as it is compared: decoded, as bytes. */
function decodePathText(pathText) {
    const bytes = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(pathText);
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(bytes) ?? bytes;
}


/***/ }),

/***/ 8331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ estimateCostExponent)
/* harmony export */ });
/** Estimates how long a regular expression of a rule may take to match. */
/**
 * Returns the exponent with which the matching time of an expression may grow with the length of a
 * path: an estimate of how many of its parts may end anywhere. Infinite if a repeated group is
 * ambiguous. It is 1 for `^/docs/([^/]+)/(.*)$`: a whole segment can only end at the next slash,
 * but `.*` may end anywhere.
 */
function estimateCostExponent({ source }) {
    const wholeExpression = new ExpressionReader(source).readGroup();
    return estimateGroupExponent(wholeExpression);
}
function estimateGroupExponent({ alternatives, isRepeated }) {
    let exponent = 0;
    for (const part of alternatives.flat())
        exponent += estimatePartExponent(part);
    if (!isRepeated)
        return exponent;
    // In `(a*)*` or `(a|ab)*`, the same text may be matched in exponentially many ways.
    const mayMatchInManyWays = exponent > 0 || isAmbiguous(alternatives);
    if (mayMatchInManyWays)
        return Number.POSITIVE_INFINITY;
    // Like `a*`, the group may end anywhere.
    return 1;
}
function estimatePartExponent(part) {
    switch (part.kind) {
        case 'group':
            return estimateGroupExponent(part);
        case 'repetition':
        case 'rest-of-segment':
            return 1;
        default:
            return 0;
    }
}
/** May alternatives without repetitions match the same text in several ways? */
function isAmbiguous(alternatives) {
    if (mayStartAlike(alternatives))
        return true;
    return alternatives.flat().some((part) => {
        if (part.kind === 'group')
            return isAmbiguous(part.alternatives);
        return part.kind === 'optional-mark';
    });
}
/** May two alternatives start with the same character, as in `ab|ac`? */
function mayStartAlike(alternatives) {
    if (alternatives.length === 1)
        return false;
    const starts = alternatives.map(([firstPart]) => findFirstCharacter(firstPart));
    return starts.includes(undefined) || new Set(starts).size < starts.length;
}
/** Returns the character with which a part starts; undefined if there may be several. */
function findFirstCharacter(part) {
    if (part?.kind === 'literal' || part?.kind === 'slash')
        return part.text.charAt(0);
    return undefined;
}
/** How tokens are written. The first row that matches is used. */
const TOKEN_SYNTAX = [
    ['literal', /[\w-]+/y],
    // `RegExp.source` escapes slashes.
    ['slash', /\\\//y],
    // `[^/]+`, `[^\/]+?`
    ['rest-of-segment', /\[\^\\?\/\]\+\??/y],
    // `.`, `\d`, `[a-z]`
    ['any-character', /\.|\\.|\[(?:\\.|[^\]\\])*\]/sy],
    // `(?!`, `(?<=`, `(?<name>`
    ['special-group-start', /\(\?(?:<?[=!]|<\w+>)/y],
    // `(`, `(?:`
    ['group-start', /\((?:\?:)?/y],
    // `)*`, `){4}`
    ['repeated-group-end', /\)(?:[*+]|\{[\d,]*\}?)/y],
    // `)`, or the end of the expression.
    ['group-end', /\)|$/y],
    ['or', /\|/y],
    ['optional-mark', /\?/y],
    // `{4}`
    ['fixed-repetition', /\{\d{1,2}\}/y],
    // `*`, `+`, `{1,4}`
    ['repetition', /[*+]|\{[\d,]*\}?/y],
];
/** Tokens after which a path is still at the start of a segment if it was there before them. */
const KEEPS_SEGMENT_START = new Set(['group-start', 'fixed-repetition']);
/** Reads an expression from its start to its end. */
class ExpressionReader {
    #source;
    #position = 0;
    /** Is the path just after a slash at this position? */
    #isAtSegmentStart = false;
    constructor(source) {
        this.#source = source;
    }
    /** Reads the rest of a group, or of the whole expression. */
    readGroup() {
        const alternatives = [];
        let parts = [];
        for (;;) {
            const token = this.#readToken();
            switch (token.kind) {
                case 'group-start':
                case 'special-group-start':
                    parts.push(this.readGroup());
                    break;
                case 'or':
                    alternatives.push(parts);
                    parts = [];
                    break;
                case 'group-end':
                case 'repeated-group-end':
                    alternatives.push(parts);
                    return { kind: 'group', alternatives, isRepeated: token.kind === 'repeated-group-end' };
                default:
                    parts.push(token);
            }
        }
    }
    #readToken() {
        const token = this.#matchToken();
        const wasAtSegmentStart = this.#isAtSegmentStart;
        this.#position += token.text.length;
        this.#isAtSegmentStart =
            token.kind === 'slash' || (wasAtSegmentStart && KEEPS_SEGMENT_START.has(token.kind));
        if (token.kind === 'rest-of-segment' && wasAtSegmentStart)
            return { ...token, kind: 'whole-segment' };
        return token;
    }
    #matchToken() {
        for (const [kind, syntax] of TOKEN_SYNTAX) {
            syntax.lastIndex = this.#position;
            const text = syntax.exec(this.#source)?.[0];
            if (text !== undefined)
                return { kind, text };
        }
        // Any other character, such as `^`, `$`, or `%`.
        return { kind: 'literal', text: this.#source.charAt(this.#position) };
    }
}


/***/ }),

/***/ 1359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ makeRedirectResponse),
/* harmony export */   Hb: () => (/* binding */ makeHopResponse),
/* harmony export */   KV: () => (/* binding */ makeRewriteResponse),
/* harmony export */   XO: () => (/* binding */ isSuccessful)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9981);
/**
 * The response of a host to a request, in three stages: a `FileResponse` comes from its files
 * alone, a `HopResponse` from its rules and files, and a `FinalResponse` is the end of all
 * redirects. `simulateRedirects` calls the host's `RuleResponder` for each hop. That calls the
 * `SiteFileResponder`, which calls the `HostFileResponder` with the files of the site.
 */


/** Does a visitor get the requested content, as far as is known? */
function isSuccessful(response) {
    switch (response.kind) {
        case 'file':
        case 'other-host':
        case 'undecided':
            return true;
        case 'status':
            return response.status < 400;
        case 'missing':
        case 'loop':
            return false;
    }
}
/** Returns the redirect of a host to a path. */
function makeRedirectResponse(path) {
    return { kind: 'redirect', to: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncode */ .a)(path) };
}
/** Returns the response to a request from the files that `rule` may have chosen. */
function makeHopResponse(fileResponse, rule) {
    if (fileResponse === undefined)
        return { kind: 'missing', rule };
    if (rule === undefined)
        return fileResponse;
    return { ...fileResponse, rule };
}
/**
 * Returns the response of a host that serves the content at the address `to` without a redirect.
 */
function makeRewriteResponse(to, rule, { path, respondFromFiles, domain }) {
    const target = (0,_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveTarget */ .u1)(to, path, domain);
    if (target.kind === 'other-host')
        return { kind: 'other-host', url: target.url, rule };
    return makeHopResponse(respondFromFiles(target.path), rule);
}


/***/ }),

/***/ 4336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ RuleIndex)
/* harmony export */ });
/* harmony import */ var _path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8055);

const NO_RULES = [];
/** Finds the rules that match a path, in order. It tries only rules with the same beginning. */
class RuleIndex {
    /** The rules with exact matchers, by their path. */
    #exactRules = new Map();
    /** The rules with patterns, by the fixed first segment of the pattern; empty if it has none. */
    #patternRules = new Map();
    constructor(rules) {
        for (const [position, rule] of rules.entries()) {
            const { matcher } = rule;
            if (matcher.kind === 'exact')
                append(this.#exactRules, matcher.path, { rule, position });
            else
                append(this.#patternRules, getFixedFirstSegment(matcher.pattern), { rule, position });
        }
    }
    /** Yields the rules that match any of the `forms`, the forms of one path. */
    *findMatches(forms) {
        for (const { rule, position } of this.#listCandidates(forms)) {
            const captures = (0,_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .matchPath */ .B6)(rule.matcher, forms);
            if (captures !== undefined)
                yield { rule, captures, position };
        }
    }
    /** Returns the rules that may match one of the forms, in order. */
    #listCandidates(forms) {
        const listsOrNone = new Set([this.#patternRules.get('')]);
        for (const form of forms) {
            listsOrNone.add(this.#exactRules.get(form));
            listsOrNone.add(this.#patternRules.get(getFirstSegment(form)));
        }
        const lists = [...listsOrNone].filter((list) => list !== undefined);
        // Sorting thousands of rules for each address would take longer than trying a few.
        if (lists.length <= 1)
            return lists[0] ?? NO_RULES;
        return lists.flat().sort((a, b) => a.position - b.position);
    }
}
function append(map, key, placed) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [placed]);
    else
        list.push(placed);
}
/** Returns `docs` for `/docs/x`. */
function getFirstSegment(path) {
    const [, firstSegment = ''] = path.split('/', 2);
    return firstSegment;
}
/** Returns `docs` for `/docs/*`, and nothing for `/docs*` and `docs/*`. */
function getFixedFirstSegment({ prefix, wholeFolder }) {
    const folder = wholeFolder ?? prefix;
    if (!folder.startsWith('/'))
        return '';
    const segmentEnd = folder.indexOf('/', 1);
    if (segmentEnd === -1)
        return '';
    return folder.slice(1, segmentEnd);
}


/***/ }),

/***/ 3136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H2: () => (/* binding */ makeRuleSet),
/* harmony export */   Yu: () => (/* binding */ EMPTY_RULE_SET),
/* harmony export */   zw: () => (/* binding */ makeUnknownRuleSet)
/* harmony export */ });
/* unused harmony export listExactPaths */
/* harmony import */ var _parse_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3393);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1359);
/* harmony import */ var _unread_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2718);



/** For a host that reads no redirect file, or a site without one. */
const EMPTY_RULE_SET = makeRuleSet({
    rules: [],
    problems: [],
    domain: undefined,
    ruleResponder: {
        listPossibleResponses: ({ path }, respondFromFiles) => [
            (0,_responses_js__WEBPACK_IMPORTED_MODULE_1__/* .makeHopResponse */ .Hb)(respondFromFiles(path)),
        ],
    },
});
/**
 * Returns the paths of the rules without wildcards. Several slashes at the start count as one,
 * since a link to `//guide` leads to the host `guide`.
 */
function listExactPaths({ rules }) {
    const paths = new Set();
    for (const { matcher } of rules)
        if (matcher.kind === 'exact')
            paths.add(matcher.path.replace(/^\/+/, ''));
    return paths;
}
/**
 * Returns the rules of a file that is not valid, so that its rules and settings are unknown: any of
 * them may serve any address. `problems` say why.
 */
function makeUnknownRuleSet(problems) {
    const unreadFile = (0,_parse_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .makeParseProblem */ .xA)('unread', 'The rules of the file are not known.');
    const unreadRules = { forSomePaths: [], firstForEveryPath: unreadFile };
    return { ...EMPTY_RULE_SET, problems, unreadRules };
}
/** Returns a parsed redirect file together with its unread rules. */
function makeRuleSet(parsed) {
    return { ...parsed, unreadRules: (0,_unread_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .collectUnreadRules */ .bt)(parsed.problems) };
}


/***/ }),

/***/ 7736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   pl: () => (/* binding */ SAMPLE_NAME)
/* harmony export */ });
/* unused harmony exports matchesEveryPath, findSamplePath, findLikelySamplePath */
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1150);
/* harmony import */ var _path_matcher_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8055);
/** Paths that a rule matches, to test the rule with. */



/** A name that no page has, to test rules with wildcards. */
const SAMPLE_NAME = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('no-page-has-this-name');
/** Paths that practically every site lacks, at two depths. */
const UNUSED_PATHS = [
    _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .ROOT */ .Dl.concat(SAMPLE_NAME),
    _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .ROOT */ .Dl.concat(SAMPLE_NAME, '/', SAMPLE_NAME, '/', SAMPLE_NAME),
];
/**
 * Returns whether a pattern matches practically every path. Patterns such as `/((?!api/).*)` do,
 * despite exceptions.
 */
function matchesEveryPath(pattern) {
    return UNUSED_PATHS.every((path) => mayMatch({ kind: 'pattern', pattern }, path));
}
/** Returns a path that a matcher matches; undefined if none is known. */
function findSamplePath(matcher) {
    if (matcher.kind === 'exact')
        return matcher.path;
    const { pattern } = matcher;
    const folder = matchesEveryPath(pattern) ? ROOT : pattern.wholeFolder;
    if (folder !== undefined)
        return folder.concat(SAMPLE_NAME);
    const { prefix } = pattern;
    const path = prefix.concat(SAMPLE_NAME);
    const isFolder = prefix.startsWith('/') && prefix.endsWith('/');
    // `/docs/:page` matches any segment after its prefix.
    if (isFolder && mayMatch(matcher, path))
        return asRootedPath(path);
    return undefined;
}
/** Like `findSamplePath`, but if none is known, the path only has the prefix of the matcher. */
function findLikelySamplePath(matcher) {
    if (matcher.kind === 'exact')
        return matcher.path;
    return findSamplePath(matcher) ?? matcher.pattern.prefix.concat(SAMPLE_NAME);
}


/***/ }),

/***/ 2549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ simulateRedirects)
/* harmony export */ });
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1359);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9981);
/* harmony import */ var _unread_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2718);
/**
 * Finds the final response of a host to a request under its rules and redirects. Nothing is sent.
 */



/**
 * The number of redirects that browsers follow: https://fetch.spec.whatwg.org/#http-redirect-fetch,
 * read 2026-11.
 */
const MAX_REDIRECTS = 20;
/**
 * How many responses are followed in all before a request with several possible ones is undecided.
 */
const MAX_FOLLOWED_RESPONSES = 32;
/** Returns the final response of the host to a request under its rules. */
function simulateRedirects(ruleSet, respondFromFiles, request) {
    const simulation = new RedirectSimulation(ruleSet, respondFromFiles);
    return simulation.findFinalResponse(request, { visited: [], appliedRules: [] });
}
/** Follows the redirects from one address, for all visitors at once. */
class RedirectSimulation {
    #ruleSet;
    #respondFromFiles;
    /** How many possible responses were followed, including those to later requests. */
    #followedResponseCount = 0;
    constructor(ruleSet, respondFromFiles) {
        this.#ruleSet = ruleSet;
        this.#respondFromFiles = respondFromFiles;
    }
    /** Returns the final response to a request that a browser sends after those in `chain`. */
    findFinalResponse(request, chain) {
        const { path } = request;
        const loopStart = chain.visited.findIndex((address) => address.path === path);
        if (loopStart !== -1)
            return makeLoopResponse(chain, loopStart);
        if (chain.visited.length > MAX_REDIRECTS)
            return makeLoopResponse(chain, 0);
        const response = this.#findCommonResponse(request, chain);
        if ((0,_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccessful */ .XO)(response))
            return response;
        // Errors that an unread rule for every path may prevent become warnings: see
        // `UnreadCatchAllPlace`.
        if (!(0,_unread_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .mayUnreadRuleForSomePathsMatch */ .Jn)(this.#ruleSet.unreadRules, path))
            return response;
        return { kind: 'undecided', appliedRules: response.appliedRules };
    }
    /**
     * Returns the final response for all visitors; `undecided` if it depends on the visitor, or is
     * uncertain.
     */
    #findCommonResponse(request, chain) {
        const { ruleResponder } = this.#ruleSet;
        let common;
        for (const hop of ruleResponder.listPossibleResponses(request, this.#respondFromFiles)) {
            const final = this.#followResponse(hop, request, chain);
            this.#followedResponseCount++;
            // A single response needs no limit: it is one step on the way to `MAX_REDIRECTS`.
            if (common !== undefined) {
                const areTooMany = this.#followedResponseCount > MAX_FOLLOWED_RESPONSES;
                if (areTooMany || !haveSameOutcome(common, final))
                    return { kind: 'undecided', appliedRules: final.appliedRules };
            }
            common = final;
        }
        return common ?? { kind: 'missing', path: request.path, appliedRules: chain.appliedRules };
    }
    /** Returns the final response after a direct one, which may be a redirect. */
    #followResponse(response, { path, query }, chain) {
        const appliedRules = response.rule === undefined ? chain.appliedRules : [...chain.appliedRules, response.rule];
        switch (response.kind) {
            case 'file':
                return { kind: 'file', fileIndex: response.fileIndex, path, appliedRules };
            case 'status':
                return { kind: 'status', status: response.status, appliedRules };
            case 'missing':
                return { kind: 'missing', path, appliedRules };
            case 'other-host':
                return { kind: 'other-host', url: response.url, appliedRules };
            case 'service':
            case 'undecided':
                return { kind: 'undecided', appliedRules };
            case 'redirect': {
                const target = (0,_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveTarget */ .u1)(response.to, path, this.#ruleSet.domain);
                if (target.kind === 'other-host')
                    return { kind: 'other-host', url: target.url, appliedRules };
                const nextRequest = { path: target.path, query: target.query || query };
                const address = { path, appliedRuleCount: chain.appliedRules.length };
                const nextChain = { visited: [...chain.visited, address], appliedRules };
                return this.findFinalResponse(nextRequest, nextChain);
            }
        }
    }
}
/** Returns the response for a chain in which the addresses from the index `loopStart` repeat. */
function makeLoopResponse({ visited, appliedRules }, loopStart) {
    const loop = visited.slice(loopStart);
    const rulesInLoop = appliedRules.slice(loop[0]?.appliedRuleCount);
    return { kind: 'loop', paths: loop.map(({ path }) => path), rulesInLoop, appliedRules };
}
/**
 * Returns whether both are the same file. If one is not a file, returns whether both succeed or
 * both fail.
 */
function haveSameOutcome(one, other) {
    if (one.kind === 'file' && other.kind === 'file')
        return one.fileIndex === other.fileIndex;
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccessful */ .XO)(one) === (0,_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccessful */ .XO)(other);
}


/***/ }),

/***/ 9981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IB: () => (/* binding */ findTargetPath),
/* harmony export */   Rw: () => (/* binding */ isFullUrl),
/* harmony export */   mW: () => (/* binding */ expandTarget),
/* harmony export */   u1: () => (/* binding */ resolveTarget),
/* harmony export */   xE: () => (/* binding */ MAX_TARGET_CHARS)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1150);
/* harmony import */ var _resolve_address_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7479);
/** Resolves the targets of rules in a redirect file. */



/**
 * Resolves the target `to` of a redirect from `path`. `domain` is the site's host name, if it is
 * known.
 */
function resolveTarget(to, path, domain) {
    const ownHostName = domain ?? _resolve_address_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_HOST */ .IZ;
    const url = URL.parse(to, `https://${ownHostName}${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncode */ .a)(path)}`);
    const isOnThisHost = url?.host === ownHostName && /^https?:$/.test(url.protocol);
    if (!isOnThisHost)
        return { kind: 'other-host', url: to };
    const targetPath = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .asRootedPath */ .bS)((0,_resolve_address_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePathname */ .je)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname)));
    return { kind: 'this-host', path: targetPath, query: url.search.slice(1) };
}
/**
 * Returns the path of a target that is the same for all requests; undefined if it is on another
 * host. `domain` is the site's host name, if it is known.
 */
function findTargetPath(to, domain) {
    const target = resolveTarget(to, _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .ROOT */ .Dl, domain);
    if (target.kind === 'other-host')
        return undefined;
    return target.path;
}
/** Is this target a full URL, which begins with a scheme and a host? */
function isFullUrl(to) {
    return /^\w+:\/\//.test(to);
}
/**
 * The longest target, in characters. Hosts send none that are longer, and a rule could otherwise
 * expand to gigabytes.
 */
const MAX_TARGET_CHARS = 65_536;
/**
 * Replaces placeholders in a target with captures, even within longer names: `:id` is also replaced
 * in `:idea`. Undefined if the captures are unknown, or the result is too long.
 */
function expandTarget(to, captures) {
    if (captures === 'undecided')
        return undefined;
    let expanded = to;
    for (const [name, captured] of captures) {
        const value = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncode */ .a)(captured);
        const parts = expanded.split(`:${name}`);
        if (expanded.length + (parts.length - 1) * value.length > MAX_TARGET_CHARS)
            return undefined;
        expanded = parts.join(value);
    }
    return expanded;
}


/***/ }),

/***/ 2718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ mayUnreadRuleForSomePathsMatch),
/* harmony export */   K0: () => (/* binding */ mayUnreadRuleMatch),
/* harmony export */   bt: () => (/* binding */ collectUnreadRules)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1150);
/* harmony import */ var _path_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8055);
/* harmony import */ var _sample_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7736);
/** The rules of a redirect file that its host understands, but that the check cannot read. */



/** May an unread rule match a path? */
function mayUnreadRuleMatch(unreadRules, path) {
    if (unreadRules.firstForEveryPath !== undefined)
        return true;
    return mayUnreadRuleForSomePathsMatch(unreadRules, path);
}
/** May one of the unread rules for only some paths match this one? */
function mayUnreadRuleForSomePathsMatch({ forSomePaths }, path) {
    return forSomePaths.some((matcher) => (0,_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .mayMatch */ .B7)(matcher, path));
}
/**
 * Returns the rules that the check cannot read. A rule that matches a path that practically every
 * site lacks counts as one for every path.
 */
function collectUnreadRules(problems) {
    const forSomePaths = [];
    let firstForEveryPath;
    for (const problem of problems) {
        if (problem.kind !== 'unread')
            continue;
        const { matcher } = problem;
        const isForSomePaths = matcher !== undefined && !(0,_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .mayMatch */ .B7)(matcher, _paths_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(_sample_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .SAMPLE_NAME */ .pl));
        if (isForSomePaths)
            forSomePaths.push(matcher);
        else
            firstForEveryPath ??= problem;
    }
    return { forSomePaths, firstForEveryPath };
}


/***/ }),

/***/ 4809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   PF: () => (/* binding */ isAlwaysRelocated),
/* harmony export */   gA: () => (/* binding */ isSometimesRelocated)
/* harmony export */ });
/* unused harmony export listPagesRelocatedByRules */
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2198);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1150);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9612);
/* harmony import */ var _redirects_unread_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2718);
/**
 * Finds relocated pages: the host shows them in a different folder from their file, so that their
 * relative links change.
 */





/** Is a page relocated for readers who request `path`, but not for all readers? */
function isSometimesRelocated(servedSite, fileIndex, path, query) {
    if (!isRelocated(servedSite, fileIndex, path, query))
        return false;
    return !isAlwaysRelocated(servedSite, fileIndex);
}
/** Is a page relocated for all readers? */
function isAlwaysRelocated(servedSite, fileIndex) {
    const name = servedSite.getName(fileIndex);
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
    const preferredPath = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? stem.concat('/') : stem;
    return [preferredPath, name].every((path) => isRelocated(servedSite, fileIndex, path, ''));
}
/**
 * Returns the pages that rules sometimes relocate: exact rules at their path, patterns at the root
 * of the site.
 */
function listPagesRelocatedByRules(servedSite) {
    const rules = servedSite.onHost?.ruleSet.rules ?? [];
    const paths = rules.map(({ matcher }) => matcher.kind === 'exact' ? toSitePath(matcher.path) : NO_BYTES);
    const pages = [];
    for (const path of new Set(paths)) {
        const fileIndex = servedSite.findServedFile(path);
        if (fileIndex === undefined)
            continue;
        if (isSometimesRelocated(servedSite, fileIndex, path, ''))
            pages.push(fileIndex);
    }
    return pages;
}
/**
 * Do readers who request `path` see a page at the address that `makeRelocatedPath` returns, as far
 * as is known?
 */
function isRelocated({ onHost }, fileIndex, path, query) {
    if (onHost === undefined)
        return false;
    const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getFileName */ .WP)(onHost.snapshot, fileIndex);
    if (!mayRelocatePage(onHost, name))
        return false;
    const requestedPath = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toRootedPath */ .km)(path);
    // Unread rules may redirect readers.
    if ((0,_redirects_unread_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .mayUnreadRuleMatch */ .K0)(onHost.ruleSet.unreadRules, requestedPath))
        return false;
    const relocatedPath = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toRootedPath */ .km)((0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .makeRelocatedPath */ .$c)(name));
    return isShownAt(relocatedPath, onHost, fileIndex, { path: requestedPath, query });
}
/** Does a request lead to a page, which the browser then shows at the address `shownPath`? */
function isShownAt(shownPath, siteOnHost, pageIndex, { path, query }) {
    // Without a redirect file, pages are served at the requested path, and comparing that first is
    // faster.
    const isServedAsRequested = siteOnHost.snapshot.redirectFiles.length === 0;
    if (isServedAsRequested && findShownPath(siteOnHost, pageIndex, path) !== shownPath)
        return false;
    const response = siteOnHost.findFinalResponse((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toSitePath */ .Wm)(path), query);
    if (response.kind !== 'file' || response.fileIndex !== pageIndex)
        return false;
    return findShownPath(siteOnHost, pageIndex, response.path) === shownPath;
}
/** Returns the path at which the browser shows a page that is served at `servedPath`. */
function findShownPath({ hostTraits, ruleSet, snapshot }, pageIndex, servedPath) {
    return hostTraits.findShownPath?.(servedPath, (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getFileName */ .WP)(snapshot, pageIndex), ruleSet);
}
/** May the host show a file in another folder: a page, but not the home page? */
function mayRelocatePage({ hostTraits, snapshot }, name) {
    if (hostTraits.findShownPath === undefined)
        return false;
    if (!(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) || (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name) === '')
        return false;
    // Below a base path, the redirect file of the host is not part of the site.
    return hostTraits.redirectFormat === undefined || snapshot.basePath === '/';
}


/***/ }),

/***/ 2540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ FALLBACK_PAGE_CONTENT),
/* harmony export */   Ez: () => (/* binding */ UNDECIDED_CONTENT),
/* harmony export */   TX: () => (/* binding */ classifyFile),
/* harmony export */   ZD: () => (/* binding */ isPageInsteadOfFile)
/* harmony export */ });
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2198);

const FALLBACK_PAGE_CONTENT = { kind: 'fallback-page' };
const UNDECIDED_CONTENT = { kind: 'undecided' };
/**
 * Is a page served at `path`, where browsers need a different type, such as an image or a script?
 */
function isPageInsteadOfFile(content, path) {
    return content?.kind === 'fallback-page' && _page_names_js__WEBPACK_IMPORTED_MODULE_0__/* .SUBRESOURCE_PATH */ .BU.test(path);
}
/**
 * Returns the content that is served for a request for `path` if the host responds with the file
 * `name`.
 */
function classifyFile({ fileIndex, appliedRules }, name, path) {
    if (isFallbackPage(appliedRules, name, path))
        return FALLBACK_PAGE_CONTENT;
    if (isContentUncertain(appliedRules))
        return UNDECIDED_CONTENT;
    return { kind: 'file', fileIndex };
}
/**
 * Does a rule serve the page `name` at many addresses, at each of which a script in the page may
 * show different content? If browsers need a different type at `path`, such as an image, a page is
 * wrong, even if they are only redirected to it.
 */
function isFallbackPage(rules, name, path) {
    if (!rules.some(isPatternRule) || !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(name))
        return false;
    if (_page_names_js__WEBPACK_IMPORTED_MODULE_0__/* .SUBRESOURCE_PATH */ .BU.test(path))
        return true;
    return rules.some(isPatternRewrite) && !rules.some(addsFragment);
}
/**
 * Is it unknown whether the content is right? Browsers go to the anchor of a rule, and a file that
 * a rule serves at many addresses may be wrong at some.
 */
function isContentUncertain(rules) {
    return rules.some(addsFragment) || rules.some(isPatternRewrite);
}
function isPatternRule({ matcher }) {
    return matcher.kind === 'pattern';
}
function isPatternRewrite(rule) {
    return isPatternRule(rule) && rule.action === 'rewrite';
}
function addsFragment({ to }) {
    return to.includes('#');
}


/***/ }),

/***/ 4439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  d: () => (/* binding */ ServedSite)
});

// EXTERNAL MODULE: ./lib/web/paths.js
var paths = __nccwpck_require__(1150);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __nccwpck_require__(9612);
// EXTERNAL MODULE: ./lib/web/host/all-hosts.js + 41 modules
var all_hosts = __nccwpck_require__(545);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __nccwpck_require__(2198);
// EXTERNAL MODULE: ./lib/web/slashes.js
var slashes = __nccwpck_require__(8559);
;// CONCATENATED MODULE: ./lib/web/host/candidate-paths.js
/** Lists the paths at which a host may serve a file, and the files of a path. */



/** Returns the paths at which a supported host may serve a file, the most common one first. */
function listCandidatePaths(name) {
    const stem = (0,page_names/* getStem */.qp)(name);
    if (stem === '')
        return [...new Set([byte_strings/* NO_BYTES */.CR, name, page_names/* HOME_PAGE */.Ko, (0,byte_strings/* toBytes */.ZJ)('index')])];
    const folder = stem.concat('/');
    const pageName = stem.concat('.html');
    const indexPageName = folder.concat('index.html');
    const usualPaths = (0,page_names/* isIndexPage */.sf)(name) ? [folder, stem] : [stem];
    const otherPaths = [name, pageName, folder, indexPageName, folder.concat('index')];
    return [...new Set([...usualPaths, ...otherPaths])];
}
/**
 * Returns the names of the files that a supported host may serve at a path, the most common one
 * first.
 */
function listCandidateNames(path) {
    const name = (0,slashes/* dropTrailingSlash */.xY)(path);
    const stem = (0,page_names/* getStem */.qp)(name);
    const names = [name, `${name}.html`];
    if (stem === '')
        return [...names, 'index.html'];
    return [...names, `${name}/index.html`, `${stem}.html`, `${stem}/index.html`];
}

// EXTERNAL MODULE: ./lib/web/host/redirects/unread-rules.js
var unread_rules = __nccwpck_require__(2718);
;// CONCATENATED MODULE: ./lib/web/host/service-paths.js

/**
 * Is a path handled by a service of the host? It is absolute, from the root of the host. A folder
 * of the site with the same name takes precedence.
 */
function isServicePath(path, { basePath, names }, { servicePaths }) {
    if (servicePaths?.test(path) !== true)
        return false;
    return basePath !== '/' || !(0,tree/* hasFolder */.bU)(names, getFirstFolder(path));
}
/** Returns the first folder of an absolute path, with a slash at its end. */
function getFirstFolder(path) {
    const [, folder = ''] = path.split('/', 2);
    return `${folder}/`;
}

// EXTERNAL MODULE: ./lib/web/host/parse-redirect-file.js
var parse_redirect_file = __nccwpck_require__(9430);
// EXTERNAL MODULE: ./lib/web/host/served-content.js
var served_content = __nccwpck_require__(2540);
;// CONCATENATED MODULE: ./lib/web/host/make-site-facts.js

/** Returns the facts about a site on which the responses from its files depend. */
function makeSiteFacts({ basePath, names }, { cleanUrls }) {
    const isAtDomainRoot = basePath === '/';
    let areMostlyFolders;
    return {
        isAtDomainRoot,
        cleanUrls: cleanUrls ?? assumesCleanUrls(basePath),
        arePagesMostlyFolders() {
            areMostlyFolders ??= haveMostlyIndexPages(names);
            return areMostlyFolders;
        },
    };
}
/** Are clean URLs assumed for a site without the setting? */
function assumesCleanUrls(basePath) {
    // Below a base path, the redirect file is not part of the site, so its setting is unknown.
    return basePath !== '/';
}
/** Are most pages, apart from the home page and the 404 page, an `index.html` in a folder? */
function haveMostlyIndexPages(names) {
    const pages = names.filter((name) => (0,page_names/* isPage */.yp)(name) && !(0,page_names/* isNotFoundPage */.np)(name));
    const otherThanHome = pages.filter((name) => (0,page_names/* getStem */.qp)(name) !== '');
    const indexPages = otherThanHome.filter(page_names/* isIndexPage */.sf);
    return indexPages.length > otherThanHome.length / 2;
}

// EXTERNAL MODULE: ./lib/web/host/redirects/responses.js
var responses = __nccwpck_require__(1359);
// EXTERNAL MODULE: ./lib/web/host/redirects/simulate-redirects.js
var simulate_redirects = __nccwpck_require__(2549);
;// CONCATENATED MODULE: ./lib/web/host/site-on-host.js
/** Finds what one host serves at the addresses of a site, from its files and its redirect file. */











/** How many results of `findContent` are cached. */
const MAX_CACHED_CONTENTS = 50_000;
/** A site as one host serves it. */
class SiteOnHost {
    snapshot;
    hostTraits;
    /** The parsed redirect file; empty without one, or if it cannot be read. */
    ruleSet;
    #fileIndexes;
    #siteFacts;
    /** Results of `findContent`, by path and query. */
    #contents = new Map();
    constructor(snapshot, fileIndexes) {
        this.snapshot = snapshot;
        this.#fileIndexes = fileIndexes;
        this.hostTraits = (0,all_hosts/* getHostTraits */.E1)(snapshot.host);
        this.ruleSet = (0,parse_redirect_file/* parseRedirectFile */.eB)(snapshot, this.hostTraits);
        this.#siteFacts = makeSiteFacts(snapshot, this.ruleSet);
    }
    get ruleSets() {
        return [this.ruleSet];
    }
    get mayHaveRules() {
        const { rules, fallbackRule } = this.ruleSet;
        return rules.length > 0 || fallbackRule !== undefined;
    }
    get unreadCatchAllPlace() {
        const unreadableFile = (0,parse_redirect_file/* findUnreadableRedirectFile */.dj)(this.snapshot);
        if (unreadableFile !== undefined)
            return unreadableFile;
        const { redirectFormat } = this.hostTraits;
        const { firstForEveryPath } = this.ruleSet.unreadRules;
        if (redirectFormat === undefined || firstForEveryPath === undefined)
            return undefined;
        return { file: redirectFormat.name, line: firstForEveryPath.line };
    }
    /** Returns the response without the rules of the redirect file. */
    respondFromFiles = (path) => {
        const { hostTraits, snapshot } = this;
        const hasSlashesToMerge = hostTraits.mergesSlashes && path.includes('//');
        const mergedPath = hasSlashesToMerge ? (0,paths/* toRootedPath */.km)((0,slashes/* mergeSlashes */.u)(path)) : path;
        const response = hostTraits.respondWithFile(mergedPath, this.#lookUpFile, this.#siteFacts);
        if (response !== undefined)
            return response;
        const { isAtDomainRoot } = this.#siteFacts;
        if (isAtDomainRoot && isServicePath(path, snapshot, hostTraits))
            return { kind: 'service' };
        return undefined;
    };
    /** Returns the index of the file with a name, which may contain symbolic links. */
    #lookUpFile = (name) => {
        const { symlinkLoops } = this.snapshot;
        if (symlinkLoops.length === 0)
            return this.#fileIndexes.get(name);
        return this.#fileIndexes.get((0,tree/* resolveSymlinkLoops */.Z)(name, symlinkLoops));
    };
    /** Returns the final response to a request, under the rules of the redirect file. */
    findFinalResponse(path, query) {
        const request = { path: (0,paths/* toRootedPath */.km)(path), query };
        return (0,simulate_redirects/* simulateRedirects */.K)(this.ruleSet, this.respondFromFiles, request);
    }
    findContent(path, query) {
        // Without rules, finding the file is faster than a cache lookup.
        if (this.ruleSet.rules.length === 0)
            return this.#determineContent(path, query);
        const key = query === '' ? path : `${path}?${query}`;
        if (this.#contents.has(key))
            return this.#contents.get(key);
        const content = this.#determineContent(path, query);
        if (this.#contents.size >= MAX_CACHED_CONTENTS)
            this.#contents.clear();
        this.#contents.set(key, content);
        return content;
    }
    #determineContent(path, query) {
        const response = this.findFinalResponse(path, query);
        // The content of an unreadable folder is unknown.
        if (response.kind === 'missing' && this.#isInUnreadableFolder(response.path))
            return served_content/* UNDECIDED_CONTENT */.Ez;
        if (!(0,responses/* isSuccessful */.XO)(response))
            return undefined;
        // The content is not a file of the site, or is uncertain.
        if (response.kind !== 'file')
            return served_content/* UNDECIDED_CONTENT */.Ez;
        return (0,served_content/* classifyFile */.TX)(response, (0,tree/* getFileName */.WP)(this.snapshot, response.fileIndex), path);
    }
    #isInUnreadableFolder(path) {
        return this.snapshot.unreadableFolders.some((folder) => (0,paths/* toSitePath */.Wm)(path).startsWith(folder));
    }
    findRedirect(path, query) {
        if (this.ruleSet.rules.length === 0)
            return undefined;
        const response = this.findFinalResponse(path, query);
        const rule = response.appliedRules.findLast(({ action }) => action === 'redirect');
        if (response.kind !== 'file' || rule === undefined)
            return undefined;
        const [, fragment = ''] = rule.to.split('#');
        const address = (0,byte_strings/* makeReadable */.Dy)(response.path);
        return { to: fragment === '' ? address : `${address}#${fragment}`, line: rule.line };
    }
}

;// CONCATENATED MODULE: ./lib/web/host/site-on-any-host.js
/** Finds what any host would serve at the addresses of a site whose host is not specified. */





/** A site whose host is not specified: an address is fine if any host would serve it. */
class SiteOnAnyHost {
    #snapshot;
    /** The site on each host, by its files only. */
    #sitesWithoutRules;
    /** The site on each host that reads one of its redirect files. */
    #sitesWithRules;
    constructor(snapshot, fileIndexes) {
        this.#snapshot = snapshot;
        const sitesWithoutRules = [];
        const sitesWithRules = [];
        for (const host of all_hosts/* HOST_IDS */.sI) {
            sitesWithoutRules.push(new SiteOnHost({ ...snapshot, host, redirectFiles: [] }, fileIndexes));
            const readNames = (0,parse_redirect_file/* listRedirectFileNames */.BW)({ host, basePath: snapshot.basePath });
            const redirectFiles = snapshot.redirectFiles.filter(({ name }) => readNames.includes(name));
            if (redirectFiles.length > 0)
                sitesWithRules.push(new SiteOnHost({ ...snapshot, host, redirectFiles }, fileIndexes));
        }
        this.#sitesWithoutRules = sitesWithoutRules;
        this.#sitesWithRules = sitesWithRules;
    }
    get ruleSets() {
        return this.#sitesWithRules.map(({ ruleSet }) => ruleSet);
    }
    get mayHaveRules() {
        return this.#sitesWithRules.length > 0;
    }
    get unreadCatchAllPlace() {
        const unreadableFile = (0,parse_redirect_file/* findUnreadableRedirectFile */.dj)(this.#snapshot);
        if (unreadableFile !== undefined)
            return unreadableFile;
        const places = this.#sitesWithRules.map(({ unreadCatchAllPlace }) => unreadCatchAllPlace);
        return places.find((place) => place !== undefined);
    }
    /** See `SiteOnHostOrAny`. The file is only known if files alone decide. */
    findContent(path, query) {
        let isServed = false;
        for (const siteOnHost of this.#sitesWithoutRules) {
            const content = siteOnHost.findContent(path, '');
            if (content?.kind === 'file')
                return content;
            isServed ||= content !== undefined;
        }
        if (isServed)
            return served_content/* UNDECIDED_CONTENT */.Ez;
        const contents = this.#sitesWithRules
            .map((siteOnHost) => siteOnHost.findContent(path, query))
            .filter((content) => content !== undefined);
        if (contents.length === 0)
            return undefined;
        const areAllFallbackPages = contents.every(({ kind }) => kind === 'fallback-page');
        if (areAllFallbackPages && page_names/* SUBRESOURCE_PATH */.BU.test(path))
            return served_content/* FALLBACK_PAGE_CONTENT */.Dp;
        return served_content/* UNDECIDED_CONTENT */.Ez;
    }
    /** See `SiteOnHostOrAny`. Returns the redirect of the first host that has one. */
    findRedirect(path, query) {
        const redirects = this.#sitesWithRules.map((siteOnHost) => siteOnHost.findRedirect(path, query));
        return redirects.find((redirect) => redirect !== undefined);
    }
}

;// CONCATENATED MODULE: ./lib/web/host/served-site.js
/**
 * Finds what a site's host serves at its addresses; if no host is specified, what any host would.
 */








/**
 * A site as its host serves it; if no host is specified, as any host would. What needs a host is in
 * `onHost`.
 */
class ServedSite {
    snapshot;
    hostTraits;
    fileIndexes;
    /** The site on its host; undefined if no host is specified. */
    onHost;
    #siteOnHostOrAny;
    /** The place of rules that the check cannot read and that may serve every address. */
    unreadCatchAllPlace;
    #rootFolders;
    constructor(snapshot, fileIndexes = new Map(snapshot.names.map((name, fileIndex) => [name, fileIndex]))) {
        this.snapshot = snapshot;
        this.fileIndexes = fileIndexes;
        const { host } = snapshot;
        this.hostTraits = (0,all_hosts/* getHostTraits */.E1)(host);
        if (host !== undefined)
            this.onHost = new SiteOnHost({ ...snapshot, host }, fileIndexes);
        this.#siteOnHostOrAny = this.onHost ?? new SiteOnAnyHost(snapshot, fileIndexes);
        this.unreadCatchAllPlace = this.#siteOnHostOrAny.unreadCatchAllPlace;
    }
    /** The redirect file as the host reads it; if no host is specified, as each host does. */
    get ruleSets() {
        return this.#siteOnHostOrAny.ruleSets;
    }
    /** Returns the name of a file, by its index. */
    getName(fileIndex) {
        return (0,tree/* getFileName */.WP)(this.snapshot, fileIndex);
    }
    /**
     * Returns the content that is served at an address; undefined if it is not served. `query` is as
     * written, without its `?`.
     */
    findContent(path, query = '') {
        return this.#siteOnHostOrAny.findContent(path, query);
    }
    /**
     * Returns the index of the file that is served in the end; undefined if there is none or it is
     * unknown.
     */
    findServedFile(path, query = '') {
        const content = this.findContent(path, query);
        if (content?.kind === 'file')
            return content.fileIndex;
        return undefined;
    }
    /**
     * Does it depend on an unread rule whether a path is served? `content` is the result of
     * `findContent` for the path.
     */
    mayUnreadRuleServe(path, content) {
        if (content === undefined)
            return this.unreadCatchAllPlace !== undefined;
        // `simulateRedirects` makes a missing address undecided if an unread rule for some paths may
        // match it.
        if (content.kind !== 'undecided')
            return false;
        return this.ruleSets.some(({ unreadRules }) => (0,unread_rules/* mayUnreadRuleForSomePathsMatch */.Jn)(unreadRules, (0,paths/* toRootedPath */.km)(path)));
    }
    /**
     * Returns the file address that the site's redirects send an address to; undefined if no rule
     * redirects it. The host's automatic redirects for a slash or an extension do not count.
     */
    findRedirect(path, query = '') {
        return this.#siteOnHostOrAny.findRedirect(path, query);
    }
    /** Returns the paths at which a file is served, the most common one first. */
    listPaths(fileIndex) {
        const candidates = listCandidatePaths(this.getName(fileIndex));
        return candidates.filter((path) => this.findServedFile(path) === fileIndex);
    }
    /**
     * Returns the index of the file that at least one host would serve at a path, going only by
     * names, even if a host is specified.
     */
    findFileOnAnyHost(path) {
        for (const name of listCandidateNames(path)) {
            const fileIndex = this.fileIndexes.get(name);
            if (fileIndex !== undefined)
                return fileIndex;
        }
        return undefined;
    }
    /**
     * Is a path handled by a service of the host? It is absolute, from the root of the host. A folder
     * of the site with the same name takes precedence.
     */
    isServicePath(path) {
        return isServicePath(path, this.snapshot, this.hostTraits);
    }
    /** Does the site have files in a folder, or might rules serve some? `path` ends with a slash. */
    mayHaveFolder(path) {
        if (this.#siteOnHostOrAny.mayHaveRules || this.unreadCatchAllPlace !== undefined)
            return true;
        const name = (0,tree/* resolveSymlinkLoops */.Z)(path, this.snapshot.symlinkLoops);
        return name === '' || (0,tree/* hasFolder */.bU)(this.snapshot.names, name);
    }
    /** The folders in the site's root, with a slash at their end, by their names in lowercase. */
    get rootFolders() {
        this.#rootFolders ??= (0,tree/* groupRootFolders */.po)(this.snapshot.names);
        return this.#rootFolders;
    }
}


/***/ }),

/***/ 2198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ makeRelocatedPath),
/* harmony export */   BU: () => (/* binding */ SUBRESOURCE_PATH),
/* harmony export */   Ko: () => (/* binding */ HOME_PAGE),
/* harmony export */   Ql: () => (/* binding */ hasExtension),
/* harmony export */   dJ: () => (/* binding */ isSvgFile),
/* harmony export */   dn: () => (/* binding */ isNotFoundPageOfSite),
/* harmony export */   jp: () => (/* binding */ NOT_FOUND_PAGE),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   qp: () => (/* binding */ getStem),
/* harmony export */   sf: () => (/* binding */ isIndexPage),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* unused harmony export ROBOTS_FILE */
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);

const PAGE_EXTENSION = /\.(?:html?|xhtml)$/i;
const INDEX = /(?:^|\/)index$/i;
/** The home page of a site, in its root. */
const HOME_PAGE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('index.html');
/** The usual 404 page of a site, in its root. */
const NOT_FOUND_PAGE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('404.html');
/** The name of the file with rules for crawlers, in the root of a site. */
const ROBOTS_FILE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('robots.txt');
/** Is this the name of a page? */
function isPage(name) {
    return PAGE_EXTENSION.test(name);
}
/**
 * Returns the stem of a file; empty for the home page. The stem of a page does not depend on the
 * form of its name: `guide` is the stem of `guide.html` and `guide/index.html`. Any other file is
 * its own stem.
 */
function getStem(name) {
    if (isPage(name))
        return name.replace(PAGE_EXTENSION, '').replace(INDEX, '');
    return name;
}
/** Is this the index page of a folder? */
function isIndexPage(name) {
    return isPage(name) && INDEX.test(name.replace(PAGE_EXTENSION, ''));
}
/**
 * Returns the address at which a page may be shown in a different folder from its file: `guide` for
 * `guide/index.html`, `guide/` for `guide.html`, and nothing for the home page.
 */
function makeRelocatedPath(name) {
    const stem = getStem(name);
    if (isIndexPage(name))
        return stem;
    return stem.concat('/');
}
const CODE_AND_DATA = 'css|m?js|json|webmanifest|wasm';
const IMAGES = 'a?png|jpe?g|gif|webp|avif|svg|bmp|tiff?|ico';
const FONTS = 'woff2?|ttf|otf|eot';
const SOUNDS_AND_FILMS = 'mp[34]|m4[av]|og[agv]|wav|vtt|webm';
/** Matches the path of a file for which browsers cannot use a page. */
const SUBRESOURCE_PATH = new RegExp(`\\.(?:${[CODE_AND_DATA, IMAGES, FONTS, SOUNDS_AND_FILMS].join('|')})$`, 'i');
/**
 * Does the name of a file have an extension that tells its type? A number, as in `v1.2`, does not.
 */
function hasExtension(name) {
    return /\.[a-z][\da-z]*$/i.test(name);
}
/** Is this the name of an SVG file, which can be opened like a page? */
function isSvgFile(name) {
    return /\.svg$/i.test(name);
}
/** Is this a 404 page? Generators use either name. */
function isNotFoundPage(name) {
    return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}
/**
 * Is this the 404 page of the whole site, in its root? In a folder, `404.html` may be an ordinary
 * page.
 */
function isNotFoundPageOfSite(name) {
    return /^(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}


/***/ }),

/***/ 6971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ isExecutableScript),
/* harmony export */   NQ: () => (/* binding */ isImmediateRefresh),
/* harmony export */   d3: () => (/* binding */ readSrcset),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   gL: () => (/* binding */ decodeXmlAttribute),
/* harmony export */   jz: () => (/* binding */ decodeAttribute),
/* harmony export */   p: () => (/* binding */ readRels),
/* harmony export */   pm: () => (/* binding */ readRefreshTarget)
/* harmony export */ });
/* unused harmony export isScriptType */
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9995);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/** Interprets the text and the attribute values of a page. */


/** Decodes the character references in an attribute value. */
function decodeAttribute(value) {
    if (value.includes('&'))
        return decodeInPieces(value, entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTMLAttribute */ .Im);
    return value;
}
/**
 * How much is decoded at a time, in bytes, because the decoder keeps an object per reference until
 * the end.
 */
const PIECE_BYTES = 1 << 20;
/** Decodes a long value in pieces. Each piece ends before a `&`, so that no reference is split. */
function decodeInPieces(value, decode) {
    let decoded = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    for (let start = 0; start < value.length;) {
        const next = value.indexOf('&', start + PIECE_BYTES);
        const end = next === -1 ? value.length : next;
        const piece = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value.slice(start, end));
        decoded = decoded.concat((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(decode(piece)));
        start = end;
    }
    return decoded;
}
const CUSTOM_ENTITY = /&[\w.-]+;/;
/**
 * Decodes an attribute value of XML; empty if it contains entities that the file itself declares.
 */
function decodeXmlAttribute(value) {
    if (!value.includes('&'))
        return value;
    const decoded = decodeAttribute(value);
    if (CUSTOM_ENTITY.test(decoded))
        return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    return decoded;
}
/** Decodes the character references in text between tags. */
function decodeText(text) {
    if (text.includes('&'))
        return decodeInPieces(text, entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz);
    return text;
}
/** A time, and the address after it, which may follow `url=`. */
const REFRESH = /^\s*[\d.]+(?=[\s;,])\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is;
/**
 * Returns the address in the content of a `<meta http-equiv=refresh>`; undefined if it only reloads
 * the page.
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
function readRefreshTarget(content) {
    const { 1: target = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR } = content.match(REFRESH) ?? [];
    if (target === '')
        return undefined;
    const { 2: quoted } = target.match(/^(["'])(.*?)(?:\1|$)/s) ?? [];
    return quoted ?? target;
}
/**
 * Returns whether a `<meta http-equiv=refresh>` with this content sends readers on without a pause.
 */
function isImmediateRefresh(content) {
    return /^\s*0*(?:\.\d*)?[\s;,]/.test(content);
}
/**
 * The values of `type` for scripts that browsers run:
 * https://mimesniff.spec.whatwg.org/#javascript-mime-type.
 */
const SCRIPT_TYPE = new RegExp('^(?:|module|(?:text|application)/(?:x-)?(?:java|ecma)script' +
    String.raw `|text/(?:jscript|livescript|javascript1\.[0-5]))$`);
/** Returns whether a browser runs a script with this `type`. */
function isScriptType(type) {
    return SCRIPT_TYPE.test((type ?? '').trim().toLowerCase());
}
/**
 * Returns whether a browser runs a script with these attributes; `get` returns an attribute by
 * name.
 * https://html.spec.whatwg.org/#prepare-the-script-element
 */
function isExecutableScript(get) {
    const type = get('type');
    const usedType = type ?? makeTypeOfLanguage(get('language'));
    if (!isScriptType(usedType))
        return false;
    const object = get('for');
    const event = get('event');
    const isEventHandler = object !== undefined && event !== undefined;
    if (!isEventHandler || isModuleType(type))
        return true;
    return /^\s*window\s*$/i.test(object) && /^\s*onload(?:\(\))?\s*$/i.test(event);
}
function makeTypeOfLanguage(language) {
    return language ? `text/${language}` : '';
}
function isModuleType(type) {
    return /^\s*module\s*$/i.test(type ?? '');
}
/** Returns the keywords in a `rel`, in lowercase. */
function readRels(rel) {
    return (rel ?? '').toLowerCase().split(/[ \t\n\f\r]+/);
}
/**
 * Returns all addresses of a `srcset`, in order, because browsers may choose any of them.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
function readSrcset(value) {
    const addresses = [];
    const candidates = /[^ \t\n\f\r,][^ \t\n\f\r]*/g;
    for (let candidate = candidates.exec(value); candidate !== null; candidate = candidates.exec(value)) {
        let end = candidates.lastIndex;
        while (value[end - 1] === ',')
            end--;
        addresses.push(value.slice(candidate.index, end));
        if (end === candidates.lastIndex)
            candidates.lastIndex = findEndOfDescriptor(value, end);
    }
    return addresses;
}
/** Returns the offset after a descriptor. Commas in parentheses do not end it. */
function findEndOfDescriptor(value, from) {
    let inParentheses = false;
    for (let offset = from; offset < value.length; offset++) {
        if (value[offset] === '(')
            inParentheses = true;
        else if (value[offset] === ')')
            inParentheses = false;
        else if (value[offset] === ',' && !inParentheses)
            return offset + 1;
    }
    return value.length;
}


/***/ }),

/***/ 1160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QJ: () => (/* binding */ ForeignContent),
/* harmony export */   fn: () => (/* binding */ INTEGRATION_POINTS),
/* harmony export */   yG: () => (/* binding */ BREAKOUT_ELEMENTS)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5948);

/**
 * Elements that end SVG and MathML wherever they occur:
 * https://html.spec.whatwg.org/#parsing-main-inforeign.
 */
const BREAKOUT_ELEMENTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li ' +
    'listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var');
/** Elements within SVG and MathML that contain HTML. */
const INTEGRATION_POINTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('foreignobject desc title mi mo mn ms mtext annotation-xml');
/** Those elements that usually contain more than text. */
const MARKUP_CONTAINERS = new Set(['foreignobject', 'annotation-xml']);
/** Browsers have the same depth limit. */
const MAX_DEPTH = 512;
/**
 * Tracks whether a tag is in SVG or MathML, where `<title>`, `<style>`, and `/>` have a different
 * meaning.
 */
class ForeignContent {
    #open = [];
    /** How many templates are open in the current SVG. */
    #templateDepth = 0;
    isInside = false;
    /**
     * Does `<![CDATA[` start a section of text here, and not a comment as in HTML? Elements that
     * usually contain markup count as HTML.
     */
    get acceptsCdata() {
        return (this.isInside || (this.#innermost !== undefined && !MARKUP_CONTAINERS.has(this.#innermost)));
    }
    /** How many relevant elements are open. Without any, end tags have no effect here. */
    get depth() {
        return this.#open.length;
    }
    open(tag) {
        if (this.isInside && BREAKOUT_ELEMENTS.has(tag))
            this.#breakOut();
        const isTracked = tag === 'svg' || tag === 'math' || (this.isInside && INTEGRATION_POINTS.has(tag));
        if (isTracked && this.#open.length < MAX_DEPTH)
            this.#open.push(tag);
        else if (this.isInside && tag === 'template')
            this.#templateDepth++;
        this.#updateState();
    }
    /**
     * Closes an element. Returns whether it was a template within SVG, which has no special meaning.
     */
    close(tag) {
        if (tag === 'template' && this.#templateDepth > 0) {
            this.#templateDepth--;
            return true;
        }
        const index = this.#open.lastIndexOf(tag);
        if (index !== -1)
            this.closeTo(index);
        // Such an element is never part of SVG, so an outer element ends.
        else if (this.isInside && BREAKOUT_ELEMENTS.has(tag))
            this.#breakOut();
        return false;
    }
    /** Closes all but the `depth` outermost elements. */
    closeTo(depth) {
        this.#open.length = Math.min(this.#open.length, depth);
        this.#updateState();
    }
    #breakOut() {
        while (this.#innermost === 'svg' || this.#innermost === 'math')
            this.#open.pop();
        this.#updateState();
    }
    get #innermost() {
        return this.#open.at(-1);
    }
    #updateState() {
        this.isInside = this.#innermost === 'svg' || this.#innermost === 'math';
        if (!this.isInside)
            this.#templateDepth = 0;
    }
}


/***/ }),

/***/ 6505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ computeDigest),
/* harmony export */   Q: () => (/* binding */ readIntegrity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/**
 * Reads the hashes that browsers verify before they use a file: https://www.w3.org/TR/sri-2/, read
 * 2026-11.
 */

/** The hash functions that browsers support, strongest first. */
const ALGORITHMS = ['sha512', 'sha384', 'sha256'];
/**
 * Returns the hashes in an `integrity` attribute. Only the strongest hash function is used.
 * Undefined if browsers support none of them.
 */
function readIntegrity(metadata) {
    const digestsByAlgorithm = new Map();
    for (const item of metadata.split(/[ \t\n\f\r]+/)) {
        const [expression = ''] = item.split('?', 1);
        const [, name = '', digest = ''] = /^([^-]+)-(.*)$/.exec(expression) ?? [];
        const algorithm = name.toLowerCase();
        const digests = digestsByAlgorithm.get(algorithm) ?? new Set();
        digestsByAlgorithm.set(algorithm, digests.add(normalizeBase64(digest)));
    }
    for (const algorithm of ALGORITHMS) {
        const digests = digestsByAlgorithm.get(algorithm);
        if (digests !== undefined)
            return { algorithm, digests };
    }
    return undefined;
}
/** Returns the hash of content in the form of `Integrity`. */
function computeDigest(content, algorithm) {
    return normalizeBase64((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm).update(content).digest('base64'));
}
/**
 * Returns Base64 without padding. Browsers also accept the URL-safe alphabet, which is converted.
 */
function normalizeBase64(base64) {
    return base64.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
}


/***/ }),

/***/ 121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ makeLineCounter)
/* harmony export */ });
/**
 * Returns a function that returns the number of line ends before an offset. It scans the text only
 * once, so offsets must not decrease.
 */
function makeLineCounter(text) {
    let line = 0;
    // The first line end that has not been counted yet.
    let next = findLineEnd(text, 0);
    return (offset) => {
        while (next < offset) {
            line++;
            next = findLineEnd(text, next + 1);
        }
        return line;
    };
}
/**
 * Returns the offset of the next line end; infinity if there is none, so that the rest of the text
 * is not searched again.
 */
function findLineEnd(text, from) {
    const end = text.indexOf('\n', from);
    return end === -1 ? Number.POSITIVE_INFINITY : end;
}


/***/ }),

/***/ 9611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   N1: () => (/* binding */ isPageContent),
/* harmony export */   TV: () => (/* binding */ mayBeWholePage),
/* harmony export */   a9: () => (/* binding */ isPrintEdition),
/* harmony export */   fe: () => (/* binding */ PAGE_CONTENT_START_BYTES),
/* harmony export */   ll: () => (/* binding */ beginsLikePage)
/* harmony export */ });
/** Detects templates, parts, and print editions among pages, and pages without a page's name. */
/** How much of a file is read to tell its kind, in characters. */
const INSPECTED_CHARS = 4_096;
/** A byte order mark, the XML declaration of XHTML, and comments. */
const PROLOG = String.raw `^(?:\xef\xbb\xbf)?\s*(?:<\?xml\b[^>]*>\s*)?` +
    String.raw `(?:<!--(?:(?!-->)[\s\S])*-->\s*)*`;
const BEGINS_LIKE_PAGE = new RegExp(String.raw `${PROLOG}<(?:!doctype\s+html|html|head|body)\b`, 'i');
const BEGINS_LIKE_TEMPLATE = new RegExp(String.raw `${PROLOG}(?:\{[{%#]|<%)`);
/** A template placeholder in an address or the title, where it cannot be an example. */
const UNFILLED_PLACEHOLDER = new RegExp(String.raw `(?:\b(?:href|src|action)\s*=\s*["']?[^"'>]*|<title>[^<]*)` +
    String.raw `(?:\{\{|\{%|<%)`, 'i');
/** Does a file begin as pages do? */
function beginsLikePage(text) {
    return BEGINS_LIKE_PAGE.test(text.slice(0, INSPECTED_CHARS));
}
/** How much of a file `isPageContent` needs, in bytes. */
const PAGE_CONTENT_START_BYTES = 512;
/** No script or style sheet begins like this, not even one that writes pages. */
const BEGINS_UNLIKE_CODE = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html)[\s>]/i;
/**
 * Does a file that should not be a page, such as a script, have the content of one? Crawlers save
 * the error page of a server under the name of the file that they requested.
 */
function isPageContent(text) {
    return BEGINS_UNLIKE_CODE.test(text.slice(0, INSPECTED_CHARS));
}
/**
 * Is this file a template of pages? Sphinx themes publish such files by mistake. A file that begins
 * like a page is not a template, even with an unfilled placeholder.
 */
function isTemplate(text) {
    const start = text.slice(0, INSPECTED_CHARS);
    if (BEGINS_LIKE_TEMPLATE.test(start))
        return true;
    return !BEGINS_LIKE_PAGE.test(start) && UNFILLED_PLACEHOLDER.test(text);
}
/** May this be a whole page, and not a part that scripts insert into others? */
function mayBeWholePage(text) {
    return /<(?:!doctype|html|head|body|title)\b/i.test(text.slice(0, INSPECTED_CHARS));
}
const MDBOOK_PRINT_COMMENT = '<!-- Book generated using mdBook -->';
/**
 * Is this the page in which mdBook combines all others for printing? It gets some of their
 * addresses wrong.
 */
function isPrintEdition(name, text) {
    return (/(?:^|\/)print\.html$/.test(name) &&
        text.slice(0, INSPECTED_CHARS).includes(MDBOOK_PRINT_COMMENT));
}


/***/ }),

/***/ 4033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ INVISIBLE_ELEMENTS),
  X: () => (/* binding */ PageReader)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
// EXTERNAL MODULE: ./lib/web/page/attribute-values.js
var attribute_values = __nccwpck_require__(6971);
// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __nccwpck_require__(1160);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __nccwpck_require__(121);
;// CONCATENATED MODULE: ./lib/web/page/page-element.js
/**
 * The current element, with those attributes that the vocabulary includes. The object and its
 * attributes are reused for the next element: a large site has millions, and garbage collection
 * took longer than reading.
 */
class PageElement {
    /** In lowercase, except for unknown elements of XML. */
    name = '';
    /** The offset of its name in the page. */
    start = 0;
    /** Whether it is part of SVG or MathML, or starts it. */
    isForeign = false;
    /** Whether it is in a declarative shadow root: links outside cannot point to it. */
    isInShadow = false;
    #attributes = [];
    #attributeCount = 0;
    /** How many attributes there are. */
    get attributeCount() {
        return this.#attributeCount;
    }
    /** Returns the attribute at an index below `attributeCount`; valid until the next element. */
    attributeAt(index) {
        return this.#attributes[index];
    }
    /** Returns the attribute with that name; undefined if there is none. */
    findAttribute(name) {
        for (let i = 0; i < this.#attributeCount; i++)
            if (this.#attributes[i]?.name === name)
                return this.#attributes[i];
        return undefined;
    }
    /** Returns the value of the attribute with that name; undefined if there is none. */
    get(name) {
        return this.findAttribute(name)?.value;
    }
    /** Does the element have the attribute with that name? */
    has(name) {
        return this.findAttribute(name) !== undefined;
    }
    /** Adds an attribute. Of several with one name, the first is used. */
    addAttribute(name, meaning, value, offset) {
        const reused = this.#attributes[this.#attributeCount++];
        if (reused === undefined)
            this.#attributes.push({ name, meaning, value, offset });
        else {
            reused.name = name;
            reused.meaning = meaning;
            reused.value = value;
            reused.offset = offset;
        }
    }
    /** Removes all attributes. */
    clearAttributes() {
        this.#attributeCount = 0;
    }
}

// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __nccwpck_require__(4920);
;// CONCATENATED MODULE: ./lib/web/page/tokenizer.js


/** Follows the last byte of a page. */
const NUL = 0;
const BANG = 0x21;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const SLASH = 0x2f;
const LT = 0x3c;
const EQUALS = 0x3d;
const GT = 0x3e;
const QUESTION = 0x3f;
/** What a byte does in a tag, one bit each. A gap between attributes is space or a slash. */
const ENDS_SPACE = 1;
const ENDS_GAP = 2;
const ENDS_TAG_NAME = 4;
const ENDS_ATTRIBUTE_NAME = 8;
const ENDS_VALUE = 16;
const LETTER = 32;
const BYTE_FLAGS = new Uint8Array(256).fill(ENDS_SPACE | ENDS_GAP);
for (const byte of Buffer.from('\t\n\f\r '))
    BYTE_FLAGS[byte] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTE_FLAGS[SLASH] = ENDS_SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
BYTE_FLAGS[GT] = ENDS_SPACE | ENDS_GAP | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTE_FLAGS[EQUALS] = ENDS_SPACE | ENDS_GAP | ENDS_ATTRIBUTE_NAME;
for (let letter = 0x41; letter <= 0x5a; letter++)
    BYTE_FLAGS[letter] = BYTE_FLAGS[letter | 0x20] = ENDS_SPACE | ENDS_GAP | LETTER;
const CDATA_START = '<![CDATA[';
/** The largest buffer that is kept for the next page, in bytes. */
const MAX_SPARE_BYTES = 1 << 22;
const NO_BUFFER = Buffer.alloc(0);
/** The buffer for the next page. */
let spareBuffer = NO_BUFFER;
/**
 * Finds the relevant tags of a page: https://html.spec.whatwg.org/#tokenization. It scans bytes,
 * and creates strings only for text and attributes that are needed.
 */
class Tokenizer {
    /** Whether to report text between tags. */
    wantsText = false;
    wantsEndTags = false;
    /** Whether the position is in SVG or MathML, where every known tag is relevant. */
    isForeign = false;
    /** Whether `<![CDATA[` starts a section of text here, and not a comment. */
    acceptsCdata = false;
    #receiver;
    #isXml;
    #names;
    #page = byte_strings/* NO_BYTES */.CR;
    /** The bytes of the page, with a zero after them. */
    #bytes = NO_BUFFER;
    #isStopped = false;
    /** `names`: the relevant tags and attributes. */
    constructor(receiver, syntax, names) {
        this.#receiver = receiver;
        this.#isXml = syntax === 'xml';
        this.#names = names;
    }
    /** Reads a page. Call it only once. */
    read(page) {
        this.#page = page;
        const bytes = copyBytes(page);
        this.#bytes = bytes;
        // https://html.spec.whatwg.org/#data-state
        for (let offset = 0; offset < page.length && !this.#isStopped;) {
            const tag = this.#findTag(offset);
            this.#passText(offset, tag);
            offset = tag < page.length ? this.#readMarkup(tag) : tag;
        }
        keepForReuse(bytes);
    }
    /** Stops reading: the receiver is not called again. */
    stop() {
        this.#isStopped = true;
    }
    /**
     * Returns the offset of the next `<`; the end of the page if there is none. It is a separate
     * function so that the engine keeps this loop compiled from page to page.
     */
    #findTag(from) {
        const bytes = this.#bytes;
        let offset = from;
        while (offset < this.#page.length && bytes[offset] !== LT)
            offset++;
        return offset;
    }
    #passText(start, end, isLiteral = false) {
        if (this.wantsText && start < end)
            this.#receiver.text(this.#page.slice(start, end), isLiteral);
    }
    /**
     * This and the following functions return the offset at which to continue.
     * https://html.spec.whatwg.org/#tag-open-state
     */
    #readMarkup(offset) {
        const next = this.#bytes[offset + 1];
        if (this.#startsName(next))
            return this.#readTag(offset + 1, false);
        if (next === BANG)
            return this.#readDeclaration(offset);
        if (next === QUESTION && this.#isXml)
            return this.#readInstruction(offset + 2);
        if (next === QUESTION)
            return this.#findEnd('>', offset + 2);
        // https://html.spec.whatwg.org/#end-tag-open-state
        if (next === SLASH && offset + 2 < this.#page.length) {
            if (this.#startsName(this.#bytes[offset + 2]))
                return this.#readTag(offset + 2, true);
            return this.#findEnd('>', offset + 2);
        }
        this.#passText(offset, offset + 1);
        return offset + 1;
    }
    /**
     * Can a byte start a tag name? XML allows many more letters, so any byte that does not end a name
     * counts.
     */
    #startsName(byte) {
        const bits = BYTE_FLAGS[byte];
        if (!this.#isXml)
            return (bits & LETTER) !== 0;
        return (bits & ENDS_TAG_NAME) === 0 && byte !== BANG && byte !== QUESTION && byte !== NUL;
    }
    /**
     * Returns the offset of the next byte with one of the flags; the end of the page if there is
     * none.
     */
    #findByte(flags, from) {
        const bytes = this.#bytes;
        let offset = from;
        while (offset < this.#page.length &&
            (BYTE_FLAGS[bytes[offset]] & flags) === 0)
            offset++;
        return offset;
    }
    /**
     * Returns the offset after the next `mark`, for bogus comments and DOCTYPEs; the end of the page
     * if there is none.
     */
    #findEnd(mark, from) {
        const offset = this.#page.indexOf(mark, from);
        return offset === -1 ? this.#page.length : offset + mark.length;
    }
    /**
     * https://html.spec.whatwg.org/#tag-name-state, and the states after it. A tag without an end is
     * ignored.
     */
    #readTag(start, isEndTag) {
        const page = this.#page;
        const bytes = this.#bytes;
        let offset = this.#findByte(ENDS_TAG_NAME, start);
        const tag = isEndTag && !this.wantsEndTags
            ? this.#names.irrelevantTag
            : this.#findTagByName(start, offset);
        let matters = tag.isRelevant || this.isForeign || this.#isXml;
        for (;;) {
            const nameStart = this.#findByte(ENDS_GAP, offset);
            if (nameStart === page.length)
                return nameStart;
            if (bytes[nameStart] === GT) {
                const closesItself = nameStart > offset && bytes[nameStart - 1] === SLASH;
                if (!isEndTag && matters)
                    return this.#passStartTag(tag, start, nameStart, closesItself);
                const isReported = isEndTag && this.wantsEndTags && tag !== this.#names.irrelevantTag;
                if (isReported)
                    this.#receiver.endTag(tag);
                return nameStart + 1;
            }
            // https://html.spec.whatwg.org/#attribute-name-state
            const nameEnd = this.#findByte(ENDS_ATTRIBUTE_NAME, nameStart + 1);
            const equals = this.#findByte(ENDS_SPACE, nameEnd);
            let valueStart = nameEnd;
            let valueEnd = nameEnd;
            offset = equals;
            if (bytes[equals] === EQUALS) {
                // https://html.spec.whatwg.org/#before-attribute-value-state
                valueStart = this.#findByte(ENDS_SPACE, equals + 1);
                const quote = bytes[valueStart];
                if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
                    valueStart++;
                    valueEnd = valueStart;
                    while (valueEnd < page.length && bytes[valueEnd] !== quote)
                        valueEnd++;
                    offset = valueEnd + 1;
                }
                else {
                    valueEnd = this.#findByte(ENDS_VALUE, valueStart);
                    offset = valueEnd;
                }
            }
            if (offset >= page.length)
                return page.length;
            const known = isEndTag ? undefined : this.#names.attributes.get(bytes, nameStart, nameEnd);
            const meaning = known === undefined ? null : (tag.meanings[known.index] ?? null);
            if (known === undefined || meaning === null)
                continue;
            this.#receiver.attribute(known.name, meaning, page.slice(valueStart, valueEnd), nameStart);
            matters = true;
        }
    }
    #findTagByName(start, end) {
        const { tags, irrelevantTag } = this.#names;
        const known = tags.get(this.#bytes, start, end);
        if (known !== undefined || !irrelevantTag.isRelevant)
            return known ?? irrelevantTag;
        const written = this.#page.slice(start, end);
        return { ...irrelevantTag, name: this.#isXml ? written : written.toLowerCase() };
    }
    /** Reports a start tag. `end` is the offset of its `>`. */
    #passStartTag(tag, start, end, closesItself) {
        if (!this.#receiver.startTag(tag, start, closesItself))
            return end + 1;
        const rawEnd = clampToEnd(this.#page, (0,raw_text/* findEndOfRawText */.h)(tag.name, this.#page, end + 1));
        this.#passText(end + 1, rawEnd);
        return rawEnd;
    }
    /** https://html.spec.whatwg.org/#markup-declaration-open-state */
    #readDeclaration(offset) {
        if (this.#page.startsWith('--', offset + 2))
            return this.#readComment(offset + 4);
        if ((this.acceptsCdata || this.#isXml) && this.#page.startsWith(CDATA_START, offset)) {
            // https://html.spec.whatwg.org/#cdata-section-state
            const start = offset + CDATA_START.length;
            const end = clampToEnd(this.#page, this.#page.indexOf(']]>', start));
            this.#passText(start, end, true);
            return end + ']]>'.length;
        }
        return this.#findEnd('>', offset + 2);
    }
    /** https://html.spec.whatwg.org/#comment-start-state, and the states after it. */
    #readComment(start) {
        const page = this.#page;
        if (this.#isXml)
            return this.#findEnd('-->', start);
        if (page.startsWith('>', start))
            return start + 1;
        if (page.startsWith('->', start))
            return start + 2;
        for (let offset = page.indexOf('--', start); offset !== -1; offset = page.indexOf('--', offset + 1)) {
            const bang = page.charCodeAt(offset + 2) === BANG ? 1 : 0;
            if (page.charCodeAt(offset + 2 + bang) === GT)
                return offset + 3 + bang;
        }
        return page.length;
    }
    /** https://www.w3.org/TR/xml/#sec-pi */
    #readInstruction(start) {
        const end = this.#page.indexOf('?>', start);
        if (end === -1)
            return this.#page.length;
        this.#receiver.instruction(this.#page.slice(start, end), start);
        return end + 2;
    }
}
/** Returns an offset, or the length of the text for -1. */
function clampToEnd(text, offset) {
    return offset === -1 ? text.length : offset;
}
/** Returns the bytes of a page, followed by a zero. Pass them to `keepForReuse` afterward. */
function copyBytes(page) {
    const bytes = spareBuffer.length > page.length ? spareBuffer : Buffer.allocUnsafeSlow(page.length + 1);
    spareBuffer = NO_BUFFER;
    bytes.write(page, 'latin1');
    bytes[page.length] = NUL;
    return bytes;
}
function keepForReuse(bytes) {
    if (bytes.length <= MAX_SPARE_BYTES)
        spareBuffer = bytes;
}

;// CONCATENATED MODULE: ./lib/web/page/page-reader.js






/** Browsers have the same depth limit. */
const MAX_TEMPLATE_DEPTH = 512;
/** The character reference for `&`. */
const AMPERSAND = (0,byte_strings/* toBytes */.ZJ)('&amp;');
/** Elements whose content is not visible. */
const INVISIBLE_ELEMENTS = new Set(['script', 'style', 'noscript']);
/**
 * Reads a page, and reports to a visitor what a browser with scripts finds in it. Comments,
 * `<noscript>`, inert templates, repeated attributes, and unclosed tags are skipped. It does not
 * track open elements, which would be too slow with millions of them.
 */
class PageReader {
    #visitor;
    #isXml;
    #wantsText;
    #tokenizer;
    #foreign = new foreign_content/* ForeignContent */.QJ();
    #element = new PageElement();
    #countLineEndsBefore = (0,line_counter/* makeLineCounter */.F)('');
    /** Has the first element begun? */
    #hasBegun = false;
    /** The open templates. Content of inert ones does not exist until a script uses it. */
    #templates = [];
    #isInert = false;
    /** Whether the reader is in a `<noscript>` of XML. In HTML, the tokenizer skips its content. */
    #isInNoscript = false;
    /** The open script, style sheet, or `<noscript>`. */
    #openContent;
    #contentText = byte_strings/* NO_BYTES */.CR;
    /**
     * With `xml`, the page is XHTML that is served as XML, in which every element can close itself.
     */
    constructor(visitor, vocabulary, syntax) {
        this.#visitor = visitor;
        this.#isXml = syntax === 'xml';
        this.#wantsText = visitor.text !== undefined;
        this.#tokenizer = new Tokenizer(this, syntax, vocabulary.getNames(syntax));
        this.#updateTokenizer();
    }
    /** Reads a page. Call it only once. */
    read(page) {
        this.#countLineEndsBefore = (0,line_counter/* makeLineCounter */.F)(page);
        this.#tokenizer.read(page);
    }
    /** Stops reading: the visitor is not called again. */
    stop() {
        this.#tokenizer.stop();
    }
    /** Returns the line of an offset, starting at 1. Offsets must not decrease. */
    findLine(offset) {
        return this.#countLineEndsBefore(offset) + 1;
    }
    // Called by the tokenizer.
    attribute(name, meaning, written, offset) {
        if (this.#element.has(name))
            return;
        const decode = this.#isXml ? attribute_values/* decodeXmlAttribute */.gL : attribute_values/* decodeAttribute */.jz;
        this.#element.addAttribute(name, meaning, decode(written), offset);
    }
    startTag({ name, isRaw }, start, closesItself) {
        const wasForeign = this.#foreign.isInside;
        this.#hasBegun = true;
        this.#foreign.open(name);
        if (this.#isXml)
            this.#isInNoscript ||= name === 'noscript';
        if (name === 'template')
            this.#startTemplate();
        if (!this.#isHidden)
            this.#passElement(name, start);
        this.#element.clearAttributes();
        if (closesItself && (this.#isXml || wasForeign || this.#foreign.isInside))
            this.#close(name);
        this.#updateTokenizer();
        return isRaw && !this.#isXml && !wasForeign;
    }
    endTag({ name }) {
        this.#close(name);
        this.#updateTokenizer();
    }
    text(text, isLiteral) {
        if (this.#isHidden)
            return;
        if (this.#openContent === undefined)
            this.#visitor.text?.(isLiteral ? text.replaceAll('&', AMPERSAND) : text);
        else if (this.#openContent.isWanted)
            this.#contentText = this.#contentText.concat(text);
    }
    instruction(text, offset) {
        if (!this.#hasBegun)
            this.#visitor.instruction?.(text, offset);
    }
    /** Is the current position in content that browsers neither show nor use? */
    get #isHidden() {
        return this.#isInert || this.#isInNoscript;
    }
    #updateTokenizer() {
        const tokenizer = this.#tokenizer;
        const hasContent = this.#openContent !== undefined;
        tokenizer.isForeign = this.#foreign.isInside;
        tokenizer.acceptsCdata = this.#foreign.acceptsCdata;
        tokenizer.wantsText = this.#wantsText || hasContent;
        tokenizer.wantsEndTags =
            this.#wantsText ||
                hasContent ||
                this.#isInNoscript ||
                this.#templates.length > 0 ||
                this.#foreign.depth > 0;
    }
    #passElement(name, start) {
        const element = this.#element;
        element.name = name;
        element.start = start;
        element.isForeign = this.#foreign.isInside;
        element.isInShadow = this.#templates.length > 0;
        const isWanted = this.#visitor.open(element);
        if (!INVISIBLE_ELEMENTS.has(name) || (!isWanted && !this.#wantsText))
            return;
        this.#openContent = { name, isWanted, start };
        this.#contentText = byte_strings/* NO_BYTES */.CR;
    }
    #close(name) {
        const wasHidden = this.#isHidden;
        const isForeign = this.#foreign.close(name);
        if (name === 'template' && !isForeign)
            this.#endTemplate();
        else if (name === 'noscript')
            this.#isInNoscript = false;
        if (wasHidden)
            return;
        if (this.#openContent?.name === name) {
            const { isWanted, start } = this.#openContent;
            this.#openContent = undefined;
            if (isWanted)
                this.#visitor.content?.(this.#contentText, start);
        }
        this.#visitor.close?.(name);
    }
    #startTemplate() {
        if (this.#foreign.isInside || this.#templates.length >= MAX_TEMPLATE_DEPTH)
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
        this.#foreign.closeTo(template.foreignDepth);
    }
}


/***/ }),

/***/ 4920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findEndOfRawText),
/* harmony export */   x: () => (/* binding */ RAW_ELEMENTS)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5948);
/** Finds the end of elements whose content is plain text to browsers that run scripts. */

/**
 * Elements that contain no markup: https://html.spec.whatwg.org/#parsing-html-fragments lists them
 * with their states.
 */
const RAW_ELEMENTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('script style title textarea noscript iframe xmp noembed noframes plaintext');
const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;
const END_TAGS = new Map([...RAW_ELEMENTS].map((element) => [element, new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi')]));
/**
 * Returns the offset of the end tag of an element whose content begins at `from`; -1 if there is
 * none.
 */
function findEndOfRawText(element, page, from) {
    if (element === 'script')
        return findEndOfScript(page, from);
    const mark = END_TAGS.get(element);
    // `<plaintext>` never ends.
    if (mark === undefined || element === 'plaintext')
        return -1;
    mark.lastIndex = from;
    const { index } = mark.exec(page) ?? { index: -1 };
    return index;
}
/**
 * Returns the end of a script, which may contain a comment with another script in it:
 * https://html.spec.whatwg.org/#script-data-double-escaped-state.
 */
function findEndOfScript(page, from) {
    let state = 'script';
    SCRIPT_MARK.lastIndex = from;
    for (let mark = SCRIPT_MARK.exec(page); mark !== null; mark = SCRIPT_MARK.exec(page)) {
        const next = advanceState(state, mark);
        if (next === undefined)
            return mark.index;
        state = next;
        // The dashes of `<!--` may belong to the end of the comment, too.
        if (mark[0] === '<!--')
            SCRIPT_MARK.lastIndex = mark.index + 2;
    }
    return -1;
}
/** Returns the state after a mark; undefined if the mark ends the script. */
function advanceState(state, [mark, slash]) {
    if (mark === '-->')
        return 'script';
    if (mark === '<!--')
        return state === 'script' ? 'comment' : state;
    if (slash === '')
        return state === 'comment' ? 'script in comment' : state;
    return state === 'script in comment' ? 'comment' : undefined;
}


/***/ }),

/***/ 7730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ forbidsIndexing)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5948);
/** Reads the directives for search engines in `<meta name="robots">` or `X-Robots-Tag`. */

/**
 * Directives with a value, which is not another directive:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11. Any
 * other word before a colon is the name of a crawler.
 */
const DIRECTIVES_WITH_VALUE = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('max-image-preview max-snippet max-video-preview unavailable_after');
/** The names of crawlers whose directives count: all crawlers, and the largest search engine. */
const CRAWLERS = new Set(['*', 'robots', 'googlebot']);
const NOINDEX_DIRECTIVES = new Set(['noindex', 'none']);
/**
 * Do directives keep a page out of search engines? Pass those of one element or header, because the
 * name of a crawler applies only within it.
 */
function forbidsIndexing(directives) {
    let isForCountedCrawler = true;
    for (const [part] of directives.toLowerCase().matchAll(/[^,;]+/g)) {
        const [, name, directive = ''] = /^\s*(?:([^\s:]+)\s*:)?\s*(.*)$/s.exec(part) ?? [];
        if (name !== undefined && DIRECTIVES_WITH_VALUE.has(name))
            continue;
        if (name !== undefined)
            isForCountedCrawler = CRAWLERS.has(name);
        const words = directive.split(/\s+/);
        if (isForCountedCrawler && words.some((word) => NOINDEX_DIRECTIVES.has(word)))
            return true;
    }
    return false;
}


/***/ }),

/***/ 1709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ isUnresolvedReference),
/* harmony export */   w: () => (/* binding */ isPlaceholder)
/* harmony export */ });
/** Detects addresses that a generator could not resolve. */
/**
 * What is left of a template, such as `{{ url }}`, `${url}`, and `<%= url %>`, possibly
 * percent-encoded, and `$page.url` and `%(base)s`; a variable of create-react-app; and what
 * JavaScript inserts for an object or a missing value.
 */
const PLACEHOLDER = new RegExp([
    String.raw `(?:[{$]|%7b|%24)(?:\{|%7b)`,
    // `%7B%22` is not left of a template, but encoded JSON.
    String.raw `(?:[{<]%|(?:%7b|%3c)%(?:25|(?![\da-f]{2})))`,
    String.raw `\[object(?: |%20)`,
    String.raw `^/?\$[a-z]+\.(?:base_?)?(?:url|path|permalink|href|link|slug)(?:/|$)`,
    String.raw `%\([a-z_][\w.]*\)[sd]`,
    '^/?%[a-z]+(?:_[a-z]+)+%',
    '^/?(?:undefined|null)$',
    '^/?undefined/',
].join('|'), 'i');
/** What Python inserts for a missing value, and a name to be replaced. Not `none` or `__init__`. */
const CAPITALIZED_PLACEHOLDER = /^\/?(?:None$|__[A-Z]+(?:_[A-Z]+)*__(?:\/|$))/;
/** Is an address, or a part of it, a placeholder that was never filled in? */
function isPlaceholder(address) {
    return PLACEHOLDER.test(address) || CAPITALIZED_PLACEHOLDER.test(address);
}
/** How much of a page after the tag of a link is read, in characters. */
const INSPECTED_CHARS = 300;
const CLASSES = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** The first element in a link. */
const FIRST_SPAN = /^\s*(<span\b[^>]*)/i;
/**
 * Did the generator mark a link as unresolved? It then writes a fragment in place of the address.
 * Antora marks the link itself, MyST an element in it. `offset`: any offset in the tag of the link.
 */
function isUnresolvedReference(page, offset) {
    const start = page.lastIndexOf('<', offset);
    const end = page.indexOf('>', offset);
    if (start === -1 || end === -1)
        return false;
    const content = page.slice(end + 1, end + 1 + INSPECTED_CHARS);
    const [, span = ''] = FIRST_SPAN.exec(content) ?? [];
    return hasClasses(page.slice(start, end), 'unresolved') || hasClasses(span, 'myst');
}
/** Does a tag have the class of a reference, and the class `marker`? */
function hasClasses(tag, marker) {
    const [, ...values] = CLASSES.exec(tag) ?? [];
    const classes = (values.find((value) => value !== undefined) ?? '').split(/\s+/);
    return classes.includes('xref') && classes.includes(marker);
}


/***/ }),

/***/ 7640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Sc: () => (/* binding */ ADDRESS_VOCABULARY),
  Lb: () => (/* binding */ EMPTY_PAGE_VOCABULARY),
  S$: () => (/* binding */ SOURCE_LINK_VOCABULARY),
  SJ: () => (/* binding */ VISIBLE_VOCABULARY),
  ji: () => (/* binding */ XML_VOCABULARY),
  ZL: () => (/* binding */ chooseSyntax),
  JD: () => (/* binding */ isClickable)
});

// UNUSED EXPORTS: ADDRESS_ROWS, LOAD_VOCABULARY, Vocabulary

// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __nccwpck_require__(1160);
;// CONCATENATED MODULE: ./lib/web/page/name-table.js
/** Finds names in bytes without creating strings. */
/** The maximum length of a name in a table. */
const MAX_NAME_BYTES = 31;
/** The number of slots: five bits each for the first letter and the length. */
const SLOT_COUNT = 1 << 10;
const LOWER_CASE_BIT = 0x20;
/** A map from ASCII names to values. */
class NameTable {
    #entries = new Array(SLOT_COUNT).fill(undefined);
    #ignoresCase;
    /** With `ignoresCase`, names must be in lowercase, and are found in any case. */
    constructor(names, ignoresCase) {
        this.#ignoresCase = ignoresCase;
        for (const [name, value] of names) {
            const bytes = Buffer.from(name, 'latin1');
            if (bytes.length === 0 || bytes.length > MAX_NAME_BYTES)
                continue;
            const slot = computeSlot(bytes[0] ?? 0, bytes.length);
            this.#entries[slot] ??= [];
            this.#entries[slot].push({ bytes, value });
        }
    }
    /** Returns the value of the name from `start` to `end`; undefined if it is not in the table. */
    get(text, start, end) {
        const length = end - start;
        if (length > MAX_NAME_BYTES)
            return undefined;
        const entries = this.#entries[computeSlot(text[start], length)];
        if (entries === undefined)
            return undefined;
        for (const entry of entries)
            if (this.#matchesAt(text, start, entry.bytes))
                return entry.value;
        return undefined;
    }
    #matchesAt(text, start, name) {
        for (let i = 0; i < name.length; i++) {
            const byte = text[start + i];
            if (byte === name[i])
                continue;
            // The two cases of a letter differ only in this bit.
            if (!this.#ignoresCase || (byte | LOWER_CASE_BIT) !== name[i] || byte < 0x41 || byte > 0x5a)
                return false;
        }
        return true;
    }
}
/** Returns the slot in the table, which is the same for uppercase and lowercase. */
function computeSlot(first, length) {
    return ((first & 0x1f) << 5) | length;
}

// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __nccwpck_require__(4920);
;// CONCATENATED MODULE: ./lib/web/page/vocabulary.js
/** Lists the relevant elements and attributes of a page for each kind of reading. */



/** Is an address for people to click on? */
function isClickable(use) {
    return use === 'link' || use === 'download';
}
/** Stands for every element. */
const ANY_ELEMENT = '';
/**
 * Attributes with addresses whose target is visible:
 * https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2.
 */
const VISIBLE_ADDRESS_ROWS = [
    { elements: 'a area', attributes: 'href', meaning: 'link' },
    { elements: 'form', attributes: 'action', meaning: 'link' },
    { elements: 'button input', attributes: 'formaction', meaning: 'link' },
    { elements: 'image feimage', attributes: 'href xlink:href', meaning: 'media' },
    { elements: 'img source video audio input image', attributes: 'src', meaning: 'media' },
    { elements: 'img source image', attributes: 'srcset', meaning: 'srcset' },
    { elements: 'video', attributes: 'poster', meaning: 'media' },
    { elements: 'track', attributes: 'src', meaning: 'load' },
    { elements: 'embed iframe frame', attributes: 'src', meaning: 'frame' },
    { elements: 'iframe', attributes: 'srcdoc', meaning: 'srcdoc' },
    { elements: 'object', attributes: 'data', meaning: 'frame' },
];
/** All attributes with addresses, including those of scripts, backgrounds, and symbols. */
const ADDRESS_ROWS = [
    ...VISIBLE_ADDRESS_ROWS,
    { elements: 'script', attributes: 'src href xlink:href', meaning: 'load' },
    {
        elements: 'body table col colgroup thead tbody tfoot tr td th',
        attributes: 'background',
        meaning: 'media',
    },
    { elements: 'use', attributes: 'href xlink:href', meaning: 'symbol' },
];
/**
 * Returns the syntax of a page, or of an SVG file that is opened like one. Inline frames are always
 * HTML.
 */
function chooseSyntax(page) {
    if (/\.(?:xhtml|svg)$/i.test(page))
        return 'xml';
    return 'html';
}
/** Elements that change how their content is read. */
const CONTEXT_ELEMENTS = ['svg', 'math', 'template'];
/** Relevant names of SVG elements that contain capitals. */
const CAMEL_CASE_NAMES = ['feImage', 'foreignObject'];
/** Returns all pairs of an element and an attribute in a row. */
function listPairs({ elements, attributes, meaning }) {
    const pairs = [];
    for (const element of elements.split(' '))
        for (const attribute of attributes.split(' '))
            pairs.push({ element, attribute, meaning });
    return pairs;
}
/** The relevant elements and attributes for one kind of reading. */
class Vocabulary {
    #attributesByElement;
    #attributeNames;
    #isEveryElementRelevant;
    #namesBySyntax = {};
    /** `isEveryElementRelevant`: whether elements without a relevant attribute are relevant, too. */
    constructor(rows, isEveryElementRelevant = false) {
        const all = rows.flatMap(listPairs);
        this.#attributesByElement = Map.groupBy(all, ({ element }) => element);
        this.#attributeNames = [...new Set(all.map(({ attribute }) => attribute))];
        this.#isEveryElementRelevant = isEveryElementRelevant;
    }
    /**
     * Returns the relevant attributes of an element, without those that are relevant on any element.
     */
    listAttributes(element) {
        return this.#attributesByElement.get(element) ?? [];
    }
    /** Returns the names of the relevant elements and attributes in this syntax. */
    getNames(syntax) {
        this.#namesBySyntax[syntax] ??= this.#makeNames(syntax);
        return this.#namesBySyntax[syntax];
    }
    #makeNames(syntax) {
        const isHtml = syntax === 'html';
        const known = new Set([
            ...this.#attributesByElement.keys(),
            ...foreign_content/* BREAKOUT_ELEMENTS */.yG,
            ...foreign_content/* INTEGRATION_POINTS */.fn,
            ...raw_text/* RAW_ELEMENTS */.x,
            ...CONTEXT_ELEMENTS,
        ]);
        const written = isHtml ? [...known] : [...known, ...CAMEL_CASE_NAMES];
        return {
            tags: new NameTable(written.map((name) => [name, this.#makeTag(name.toLowerCase())]), isHtml),
            attributes: new NameTable(this.#attributeNames.map((name, index) => [name, { name, index }]), isHtml),
            irrelevantTag: this.#makeTag(ANY_ELEMENT),
        };
    }
    #makeTag(name) {
        const wanted = [...this.listAttributes(ANY_ELEMENT), ...this.listAttributes(name)];
        const meanings = new Map(wanted.map((each) => [each.attribute, each.meaning]));
        const isRaw = raw_text/* RAW_ELEMENTS */.x.has(name);
        return {
            name,
            meanings: this.#attributeNames.map((attribute) => meanings.get(attribute) ?? null),
            isRaw,
            isRelevant: this.#isEveryElementRelevant || isRaw || CONTEXT_ELEMENTS.includes(name),
        };
    }
}
/** For reading addresses and anchors. */
const ADDRESS_VOCABULARY = new Vocabulary([
    ...ADDRESS_ROWS,
    // Attributes that determine an address together with others.
    { elements: 'a', attributes: 'name xlink:href', meaning: 'qualifier' },
    { elements: 'a area', attributes: 'download', meaning: 'qualifier' },
    { elements: 'base', attributes: 'href', meaning: 'qualifier' },
    { elements: 'form', attributes: 'method', meaning: 'qualifier' },
    { elements: 'input', attributes: 'type', meaning: 'qualifier' },
    {
        elements: 'link',
        attributes: 'as href hreflang imagesrcset integrity rel type',
        meaning: 'qualifier',
    },
    {
        elements: 'meta',
        attributes: 'charset content http-equiv name property',
        meaning: 'qualifier',
    },
    { elements: 'script', attributes: 'type language for event integrity', meaning: 'qualifier' },
    { elements: 'style', attributes: 'type', meaning: 'qualifier' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'qualifier' },
    { elements: 'option', attributes: 'value', meaning: 'for-scripts' },
    {
        elements: ANY_ELEMENT,
        attributes: 'onclick data-href data-link data-src data-url',
        meaning: 'for-scripts',
    },
    { elements: ANY_ELEMENT, attributes: 'id', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'style', meaning: 'style' },
    // Properties in which `url()` loads a file:
    // https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes.
    {
        elements: ANY_ELEMENT,
        attributes: 'clip-path cursor fill filter marker-end marker-mid marker-start mask stroke',
        meaning: 'paint',
    },
]);
/** For reading what readers see. */
const VISIBLE_VOCABULARY = new Vocabulary([
    ...VISIBLE_ADDRESS_ROWS,
    { elements: 'a', attributes: 'xlink:href', meaning: 'link' },
    { elements: 'a', attributes: 'name rel class', meaning: 'qualifier' },
    {
        elements: 'div ol p span td ul',
        attributes: 'class itemtype typeof aria-label',
        meaning: 'qualifier',
    },
    { elements: 'img area image input', attributes: 'alt', meaning: 'alternative' },
    { elements: 'input', attributes: 'type', meaning: 'qualifier' },
    { elements: 'input', attributes: 'value placeholder', meaning: 'visible-value' },
    { elements: 'input', attributes: 'checked', meaning: 'boolean' },
    { elements: 'textarea', attributes: 'placeholder', meaning: 'visible-value' },
    { elements: 'option', attributes: 'label', meaning: 'visible-value' },
    { elements: 'option', attributes: 'selected', meaning: 'boolean' },
    { elements: 'optgroup', attributes: 'label', meaning: 'visible-value' },
    { elements: 'progress', attributes: 'value max', meaning: 'visible-value' },
    { elements: 'meter', attributes: 'value min max', meaning: 'visible-value' },
    { elements: 'ol', attributes: 'start type', meaning: 'visible-value' },
    { elements: 'ol', attributes: 'reversed', meaning: 'boolean' },
    { elements: 'li', attributes: 'value', meaning: 'visible-value' },
    { elements: 'details dialog', attributes: 'open', meaning: 'boolean' },
    { elements: 'form', attributes: 'method', meaning: 'qualifier' },
    { elements: 'meta', attributes: 'name content http-equiv', meaning: 'qualifier' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'id', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'role', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'hidden', meaning: 'boolean' },
], true);
/** For reading whether readers see anything at all. */
const EMPTY_PAGE_VOCABULARY = new Vocabulary([
    { elements: 'body', attributes: 'background onload', meaning: 'qualifier' },
    { elements: 'input', attributes: 'type', meaning: 'qualifier' },
    { elements: 'meta', attributes: 'content http-equiv', meaning: 'qualifier' },
    { elements: 'script', attributes: 'type language for event', meaning: 'qualifier' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'hidden style', meaning: 'qualifier' },
], true);
/** For reading whether a link points to the source of the page. */
const SOURCE_LINK_VOCABULARY = new Vocabulary([{ elements: 'a link', attributes: 'href rel title class', meaning: 'qualifier' }], true);
/** For reading addresses in sitemaps and feeds. */
const XML_VOCABULARY = new Vocabulary([{ elements: ANY_ELEMENT, attributes: 'href rel src url xml:base', meaning: 'qualifier' }], true);
/**
 * For reading the scripts and style sheets that a page needs, and the conditions under which they
 * apply.
 */
const LOAD_VOCABULARY = new Vocabulary([
    { elements: 'base', attributes: 'href', meaning: 'qualifier' },
    {
        elements: 'link',
        attributes: 'rel href type media disabled integrity crossorigin',
        meaning: 'qualifier',
    },
    { elements: 'meta', attributes: 'http-equiv content', meaning: 'qualifier' },
    {
        elements: 'script',
        attributes: 'src href type nomodule integrity crossorigin',
        meaning: 'qualifier',
    },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'qualifier' },
]);


/***/ }),

/***/ 1150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ ROOT),
/* harmony export */   F_: () => (/* binding */ toSitePathAtDomainRoot),
/* harmony export */   Wm: () => (/* binding */ toSitePath),
/* harmony export */   bS: () => (/* binding */ asRootedPath),
/* harmony export */   jp: () => (/* binding */ decodeBasePath),
/* harmony export */   km: () => (/* binding */ toRootedPath),
/* harmony export */   lN: () => (/* binding */ removeBasePath),
/* harmony export */   sD: () => (/* binding */ asHostPath)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/**
 * The forms of paths, each a type. All are decoded. With the base path `/docs/`, the address
 * `/docs/guide/` has the host path `/docs/guide/`, the site path `guide/`, and the rooted path
 * `/guide/`.
 */

/** The root of a site. */
const ROOT = asRootedPath((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('/'));
/** Casts a path that begins with a slash. */
function asRootedPath(path) {
    return path;
}
/** Returns a path of the site with a slash at its start. */
function toRootedPath(path) {
    return ROOT.concat(path);
}
/** Returns a path of the site without the slash at its start. */
function toSitePath(path) {
    return path.slice(1);
}
/** Casts a decoded path from the root of the host. */
function asHostPath(path) {
    return path;
}
/** Returns a percent-encoded base path as a path of its host, with a slash at its end. */
function decodeBasePath(basePath) {
    const bytes = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(basePath);
    return asHostPath((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(bytes) ?? bytes);
}
/** Returns the path of the site that is at a path of its host; undefined outside the base path. */
function removeBasePath(path, basePath) {
    if (path.startsWith(basePath))
        return path.slice(basePath.length);
    if (`${path}/` === basePath)
        return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    return undefined;
}
/** Returns the path of the site that would be at a path of its host if the base path were `/`. */
function toSitePathAtDomainRoot(path) {
    return path.slice(1);
}


/***/ }),

/***/ 7479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ MAX_ADDRESS_BYTES),
/* harmony export */   FI: () => (/* binding */ findRelativePath),
/* harmony export */   IZ: () => (/* binding */ UNKNOWN_HOST),
/* harmony export */   P8: () => (/* binding */ showPath),
/* harmony export */   TU: () => (/* binding */ isLongData),
/* harmony export */   Vp: () => (/* binding */ hasNonWebScheme),
/* harmony export */   XP: () => (/* binding */ AddressResolver),
/* harmony export */   je: () => (/* binding */ decodePathname),
/* harmony export */   or: () => (/* binding */ parseAddress),
/* harmony export */   qS: () => (/* binding */ PLACEHOLDER_URL)
/* harmony export */ });
/* unused harmony export joinRelativePath */
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1150);


const NO_REQUEST = { kind: 'no-request' };
/** Stands for the site's own host if its name is unknown. RFC 6761 reserves the name. */
const UNKNOWN_HOST = 'site.invalid';
/**
 * The longest address that browsers open, in bytes:
 * https://chromium.googlesource.com/chromium/src/+/main/docs/security/url_display_guidelines/url_display_guidelines.md#URL-Length,
 * read 2026-11. Parsing an address takes many times its length in memory.
 */
const MAX_ADDRESS_BYTES = 2 << 20;
/**
 * The longest usual address, in characters. Longer ones are hardly ever on a server: they contain
 * data, as with `data:`, and take long to parse.
 */
const MAX_USUAL_ADDRESS_CHARS = 8_192;
/**
 * Addresses that consist of characters without a special meaning. Any other address needs the URL
 * parser.
 */
const PLAIN_ADDRESS = /^(?!\/\/)[\w\-.~/]+$/;
/** The home page of a site with an unknown host, as a base if only a part of an address matters. */
const PLACEHOLDER_URL = `https://${UNKNOWN_HOST}/`;
/** An address with a host name, with or without a scheme. */
const HAS_HOST = /^\s*(?:https?:)?[\\/]{2}/i;
/** A character that no file name contains. */
const IN_NO_NAME = '\0';
/**
 * Returns the decoded path of an address. Servers reject a broken `%` with 400, even if a file has
 * exactly this name, so such a path is made to match no file.
 */
function decodePathname(pathname) {
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .asHostPath */ .sD)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(pathname) ?? pathname.concat(IN_NO_NAME));
}
/** Returns a path from `decodePathname` without the mark of a broken `%`, for messages. */
function showPath(path) {
    if (path.endsWith(IN_NO_NAME))
        return path.slice(0, -1);
    return path;
}
/** Resolves addresses as they are written. */
class AddressResolver {
    #host;
    #basePath;
    #basePrefix;
    constructor({ domain, basePath }) {
        this.#host = domain ?? UNKNOWN_HOST;
        this.#basePath = basePath;
        this.#basePrefix = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeBasePath */ .jp)(basePath);
    }
    /** Returns the base of a file of the site. */
    makeFileBase(name) {
        return {
            url: `https://${this.#host}${this.#basePath}${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncode */ .a)(name)}`,
            folder: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(name),
        };
    }
    /** Returns the base that `<base href>` sets; the page's own without one, or if it is invalid. */
    makeElementBase(href, page) {
        return this.findElementBase(href, page) ?? page;
    }
    /** Returns the base that `<base href>` sets; undefined without one, or if it is invalid. */
    findElementBase(href, page) {
        if (href === undefined)
            return undefined;
        const url = parseAddress(href, page.url);
        if (url === undefined || !/^https?:$/.test(url.protocol))
            return undefined;
        return { url: url.href, folder: this.#findFolder(url) };
    }
    /** Returns the folder of a URL within the site; undefined if it is elsewhere. */
    #findFolder({ host, pathname }) {
        if (host !== this.#host)
            return undefined;
        const path = this.#removeBasePath((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(pathname));
        if (path === undefined)
            return undefined;
        return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(path);
    }
    /** Returns where an address points. */
    resolve(value, base) {
        if (base.folder !== undefined && PLAIN_ADDRESS.test(value)) {
            const resolved = this.#resolvePlain(value, base.folder);
            if (resolved !== undefined)
                return resolved;
        }
        const url = parseAddress(value, base.url);
        if (url === undefined || !/^(?:https?|wss?):$/.test(url.protocol))
            return NO_REQUEST;
        if (url.host !== this.#host)
            return { kind: 'other-host', host: url.host, url: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.href) };
        const path = this.#removeBasePath((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname));
        if (path === undefined) {
            const specifiesHost = HAS_HOST.test(value.slice(0, 64));
            return { kind: 'outside-base-path', pathname: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname), specifiesHost };
        }
        if (url.search === '')
            return { kind: 'site', path };
        return { kind: 'site', path, query: url.search.slice(1) };
    }
    /**
     * Returns where a full address would point if its host were the site's own; undefined if it is
     * invalid.
     */
    resolveOnAnyHost(address) {
        const url = URL.parse(address, PLACEHOLDER_URL);
        if (url === null)
            return undefined;
        return this.resolve((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname), this.makeFileBase(_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR));
    }
    /**
     * Resolves an address without special characters. Returns undefined if it climbs above the site's
     * root, because the result then depends on the base path.
     */
    #resolvePlain(value, folder) {
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
    #removeBasePath(pathname) {
        return (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .removeBasePath */ .lN)(decodePathname(pathname), this.#basePrefix);
    }
}
/** Resolves a relative path from a folder of a site; undefined if it climbs above the root. */
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
    const folders = folder.split('/').slice(0, -1);
    let name = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    for (const [i, segment] of segments.entries()) {
        if (segment === '.')
            continue;
        if (segment === '..') {
            if (folders.pop() === undefined)
                return undefined;
        }
        else if (i < segments.length - 1)
            folders.push(segment);
        else
            name = segment;
    }
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)([...folders, name].join('/'));
}
/** Returns the relative path from a folder of a site to a path in the site. */
function findRelativePath(path, folder) {
    let up = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    let common = folder;
    while (!path.startsWith(common)) {
        common = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(common.slice(0, -1));
        up = up.concat('../');
    }
    return up.concat(path.slice(common.length));
}
/** Does an address have a scheme that is not for web servers, such as `data:` or `mailto:`? */
function hasNonWebScheme(address) {
    return /^[\0-\x20]*(?!https?:|wss?:)[a-z][a-z\d+.-]*:/i.test(address);
}
/** Is an address so long that it contains data, as with `data:`, and is not on a server? */
function isLongData(value) {
    return value.length > MAX_USUAL_ADDRESS_CHARS && hasNonWebScheme(value);
}
/** Parses an address; undefined if it is invalid or too long. */
function parseAddress(value, base) {
    if (value.length > MAX_ADDRESS_BYTES)
        return undefined;
    return URL.parse((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value), base) ?? undefined;
}


/***/ }),

/***/ 8559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _p: () => (/* binding */ toggleTrailingSlash),
/* harmony export */   l1: () => (/* binding */ dropTrailingSlashUnlessRoot),
/* harmony export */   tb: () => (/* binding */ addLeadingSlash),
/* harmony export */   u: () => (/* binding */ mergeSlashes),
/* harmony export */   xY: () => (/* binding */ dropTrailingSlash)
/* harmony export */ });
function dropTrailingSlash(path) {
    if (path.endsWith('/'))
        return path.slice(0, -1);
    return path;
}
function dropTrailingSlashUnlessRoot(path) {
    if (path === '/')
        return path;
    return dropTrailingSlash(path);
}
/** Returns a path with a slash at its start. */
function addLeadingSlash(path) {
    if (path.startsWith('/'))
        return path;
    return `/${path}`;
}
/** Returns a path with a slash at its end if it has none, and without it otherwise. */
function toggleTrailingSlash(path) {
    if (path === '/')
        return path;
    if (path.endsWith('/'))
        return path.slice(0, -1);
    return path.concat('/');
}
/** Returns a path with repeated slashes merged, and without a slash at its start. */
function mergeSlashes(path) {
    return path.replace(/\/{2,}/g, '/').replace(/^\//, '');
}


/***/ }),

/***/ 9612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ getFileName),
/* harmony export */   Z: () => (/* binding */ resolveSymlinkLoops),
/* harmony export */   bU: () => (/* binding */ hasFolder),
/* harmony export */   fx: () => (/* binding */ makeDiskPath),
/* harmony export */   po: () => (/* binding */ groupRootFolders)
/* harmony export */ });
/* unused harmony export listNamesBeginningWith */
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);

/** Returns a path with all symbolic links to outer folders in it removed. */
function resolveSymlinkLoops(path, symlinkLoops) {
    let name = path;
    for (;;) {
        const loop = symlinkLoops.find((each) => name.startsWith(each.name));
        if (loop === undefined)
            return name;
        // Each step makes the name shorter, so this terminates.
        name = loop.folder + name.slice(loop.name.length);
    }
}
/** Returns the name of a file, by its index. */
function getFileName({ names }, fileIndex) {
    return names[fileIndex] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
}
/** Do any of the sorted `names` begin with `folder`, which ends in a slash? */
function hasFolder(names, folder) {
    return names[findPosition(names, folder)]?.startsWith(folder) === true;
}
/** Returns the sorted `names` that begin with `start`. */
function listNamesBeginningWith(names, start) {
    const from = findPosition(names, start);
    let to = from;
    while (names[to]?.startsWith(start))
        to++;
    return names.slice(from, to);
}
/** Returns the position of the first of the sorted `names` that is not before `name`. */
function findPosition(names, name) {
    let from = 0;
    let to = names.length;
    while (from < to) {
        const middle = (from + to) >>> 1;
        if ((names[middle] ?? '') < name)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
/** Returns the folders in the root, with a slash at their end, by their names in lowercase. */
function groupRootFolders(names) {
    const folders = new Set();
    for (const name of names) {
        const slash = name.indexOf('/');
        if (slash !== -1)
            folders.add(name.slice(0, slash + 1));
    }
    return Map.groupBy(folders, (folder) => folder.slice(0, -1).toLowerCase());
}
/**
 * Returns the file-system path of a name in the site. It is a buffer because names may not be valid
 * UTF-8.
 */
function makeDiskPath(root, name) {
    return Buffer.from(`${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(root)}/${name}`, 'latin1');
}


/***/ }),

/***/ 9995:
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
    async open(sites, pause) {
        const { ComparisonWorker } = await Promise.all(/* import() */[__nccwpck_require__.e(170), __nccwpck_require__.e(453)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5453));
        return new ComparisonWorker(sites, pause);
    },
};
/** How many files or pages a thread receives at a time. */
const MAX_BATCH_SIZE = 32;
/**
 * The minimum number of batches per thread, if there are enough items, so that all threads end at
 * about the same time.
 */
const MIN_BATCHES_PER_THREAD = 8;
/**
 * Returns the results of `work` for all items, in order. It is called with a thread and a batch of
 * items.
 * @throws the reason of the signal soon after it is aborted; any error from a thread
 */
async function runInBatches(pool, items, work) {
    const minBatches = pool.size * MIN_BATCHES_PER_THREAD;
    const batchSize = Math.min(MAX_BATCH_SIZE, Math.ceil(items.length / minBatches));
    const batches = comparison_pool_splitIntoBatches(items, batchSize);
    const resultsByBatch = [];
    await pool.run(batches, async (call, batch) => {
        resultsByBatch[batch.index] = await work(call, batch.items);
    });
    return resultsByBatch.flat();
}
function comparison_pool_splitIntoBatches(items, batchSize) {
    const batches = [];
    for (let start = 0; start < items.length; start += batchSize)
        batches.push({ index: batches.length, items: items.slice(start, start + batchSize) });
    return batches;
}
/**
 * The weight of files of equal size, which usually have the same bytes: reading without parsing
 * takes a tenth of the time.
 */
const WEIGHT_OF_SAME_SIZE = (/* unused pure expression or super */ null && (1 / 10));
/** Returns an estimate of how much of two sites must be read and parsed, in bytes. */
function countBytesToCompare({ earlier, later }) {
    const { names, sizes } = earlier.tree;
    const earlierSizes = new Map(names.map((name, i) => [name, sizes[i] ?? 0]));
    return later.tree.names.reduce((bytes, name, i) => {
        const earlierBytes = earlierSizes.get(name) ?? 0;
        const laterBytes = later.tree.sizes[i] ?? 0;
        const weight = earlierBytes === laterBytes ? WEIGHT_OF_SAME_SIZE : 1;
        return bytes + (earlierBytes + laterBytes) * weight;
    }, 0);
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./lib/common/event-loop.js

/**
 * How long timers and signals may have to wait, unless a single system call takes longer. In ms.
 */
const SLICE_MS = 20;
/**
 * Splits long work into slices of time, between which timers and signals are served: work that is
 * synchronous, or that awaits only promises that are already settled, would keep them waiting until
 * it is done. Slices are measured in time because the same number of files takes a hundred times
 * longer on a slow disk. Returns a function to call between steps. If the slice is over, its result
 * is a promise to await, which yields to the event loop and starts the next slice. `now` returns a
 * time in ms.
 */
function makeYielder(now = () => performance.now()) {
    let startedAt = now();
    const nextSlice = async () => {
        await setImmediate();
        startedAt = now();
    };
    return () => (now() - startedAt < SLICE_MS ? undefined : nextSlice());
}
/**
 * Returns a function to await between the steps of long work. It yields to the event loop when a
 * time slice is over.
 * @throws the reason of `signal` soon after it is aborted
 */
function event_loop_makePause(signal) {
    const yieldIfDue = makeYielder();
    return async () => {
        await yieldIfDue();
        signal.throwIfAborted();
    };
}
/**
 * Yields `items`, and yields to the event loop between them often enough for timers and signals.
 * @throws the reason of `signal` soon after it is aborted
 */
async function* event_loop_iterateWithPauses(items, signal) {
    const yieldIfDue = makeYielder();
    for (const item of items) {
        yield item;
        const nextSlice = yieldIfDue();
        // Awaiting nothing takes longer than most steps.
        if (nextSlice !== undefined)
            await nextSlice;
        signal.throwIfAborted();
    }
}
/**
 * Resolves when `work` does.
 * @throws what `work` throws; the reason of `signal` as soon as it is aborted
 */
async function waitUnlessAborted(work, signal) {
    const { promise: aborted, reject } = Promise.withResolvers();
    // If the signal is aborted before anything awaits this, it is thrown below.
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

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/not-found-pages.js
var not_found_pages = __nccwpck_require__(1432);
// EXTERNAL MODULE: ./lib/web/host/relocated-pages.js
var relocated_pages = __nccwpck_require__(4809);
// EXTERNAL MODULE: ./lib/check/addresses/address-checker.js + 6 modules
var address_checker = __nccwpck_require__(5231);
// EXTERNAL MODULE: ./lib/check/addresses/link-record.js + 1 modules
var link_record = __nccwpck_require__(9491);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __nccwpck_require__(4114);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __nccwpck_require__(9612);
;// CONCATENATED MODULE: ./lib/web/host/config-file-reader.js
/** Reads the files in a site's root that configure how its host publishes it. */




/** The largest ignore file that is read. */
const MAX_IGNORE_FILE_BYTES = (/* unused pure expression or super */ null && (64 << 10));
/** The largest redirect file that is read. Hosts accept about 2,000 rules. */
const config_file_reader_MAX_REDIRECT_FILE_BYTES = (/* unused pure expression or super */ null && (2 << 20));
/** The file for headers of Netlify and Cloudflare. */
const config_file_reader_HEADERS_FILE = '_headers';
/** The largest file for headers that is read. Cloudflare accepts 100 rules in it. */
const MAX_HEADERS_FILE_BYTES = (/* unused pure expression or super */ null && (2 << 20));
/** Reads the configuration files of a site. */
class ConfigFileReader {
    unreadableConfigFiles = [];
    #tree;
    constructor(tree) {
        this.#tree = tree;
    }
    /** Returns the text of an ignore file; undefined if it does not exist or cannot be read. */
    readIgnoreFile(name) {
        return this.#read(name, 'ignore-file', MAX_IGNORE_FILE_BYTES);
    }
    /** Returns the text of a redirect file; undefined if it does not exist or cannot be read. */
    readRedirectFile(name) {
        return this.#read(name, 'redirect-file', config_file_reader_MAX_REDIRECT_FILE_BYTES);
    }
    /** Returns the text of the file for headers; empty if it does not exist or cannot be read. */
    readHeadersFile() {
        const { root, names, sizes } = this.#tree;
        const fileIndex = names.indexOf(toBytes(config_file_reader_HEADERS_FILE));
        if (fileIndex === -1 || (sizes[fileIndex] ?? 0) > MAX_HEADERS_FILE_BYTES)
            return '';
        return ignoreDiskError(() => readFileSync(makeDiskPath(root, config_file_reader_HEADERS_FILE), 'utf8'), '');
    }
    /** Returns the text of a file, or notes why it could not be read. */
    #read(name, kind, maxBytes) {
        const { root, names, sizes } = this.#tree;
        const fileIndex = names.indexOf(toBytes(name));
        if (fileIndex === -1)
            return undefined;
        if ((sizes[fileIndex] ?? 0) > maxBytes) {
            this.unreadableConfigFiles.push({ name, kind, reason: { kind: 'too-large' } });
            return undefined;
        }
        try {
            return readFileSync(makeDiskPath(root, name), 'utf8');
        }
        catch (error) {
            if (!isDiskError(error))
                throw error;
            const problem = explainAccessError(error);
            this.unreadableConfigFiles.push({ name, kind, reason: { kind: 'disk-error', problem } });
            return undefined;
        }
    }
}

// EXTERNAL MODULE: ./lib/web/host/hosts/azure/azure-config-file.js
var azure_config_file = __nccwpck_require__(4960);
// EXTERNAL MODULE: ./lib/web/host/hosts/host-traits.js
var host_traits = __nccwpck_require__(8497);
// EXTERNAL MODULE: ./lib/web/host/parse-redirect-file.js
var parse_redirect_file = __nccwpck_require__(9430);
// EXTERNAL MODULE: ./lib/web/host/redirects/parse-problems.js
var parse_problems = __nccwpck_require__(3393);
;// CONCATENATED MODULE: ./lib/web/host/redirects/literal-targets.js
/** Placeholders in the targets of rules that hosts do not replace. */


const PLACEHOLDER = /:([A-Za-z]\w*)/g;
/** Returns the names of the values that the path and the query of a rule capture. */
function literal_targets_listCapturedNames({ matcher, query }) {
    const namesInPath = matcher.kind === 'pattern' ? matcher.pattern.groupNames : [];
    const valuesInQuery = [...(query?.values() ?? [])];
    const namesInQuery = valuesInQuery
        .filter((value) => value.startsWith(':'))
        .map((value) => value.slice(1));
    return [...namesInPath, ...namesInQuery];
}
/**
 * Returns a sentence about the part of a rule’s target that was probably meant as a placeholder;
 * undefined if there is none. Netlify and Cloudflare replace only what the rule captures:
 * `netlify-redirector` 0.5, run 2026-11, and `replacer` of `@cloudflare/workers-shared` 0.17, read
 * 2026-11.
 */
function literal_targets_explainLiteralTarget(rule) {
    const capturedNames = literal_targets_listCapturedNames(rule);
    if (capturedNames.includes('splat') && rule.to.includes('*'))
        return 'In a target, write `:splat` for what `*` matched.';
    const isReplaced = (name) => capturedNames.some((captured) => name.startsWith(captured));
    const namesInTarget = [...rule.to.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    const literalName = namesInTarget.find((name) => !isReplaced(name));
    if (literalName === undefined)
        return undefined;
    const placeholder = quote(`:${literalName}`);
    const fact = `The first part of this rule has no ${placeholder}, so the host leaves ${placeholder} in the target as it is`;
    const correction = findCorrection(literalName, capturedNames);
    if (correction === undefined)
        return `${fact}.`;
    return `${fact}; did you mean \`:${correction}\`?`;
}

// EXTERNAL MODULE: ./lib/web/paths.js
var paths = __nccwpck_require__(1150);
// EXTERNAL MODULE: ./lib/web/host/redirects/responses.js
var responses = __nccwpck_require__(1359);
// EXTERNAL MODULE: ./lib/web/host/redirects/path-matcher.js
var path_matcher = __nccwpck_require__(8055);
// EXTERNAL MODULE: ./lib/web/host/redirects/sample-paths.js
var sample_paths = __nccwpck_require__(7736);
;// CONCATENATED MODULE: ./lib/web/host/redirects/rule-coverage.js
/** Finds earlier rules that match all addresses of a later one. */



/** Returns the first rule that covers this one, of the first `earlierCount` rules in the index. */
function rule_coverage_findCoveringRule(rule, index, earlierCount) {
    for (const match of index.findMatches([findLikelySamplePath(rule.matcher)])) {
        if (match.position >= earlierCount)
            return undefined;
        if (matchesAllAddresses(match.rule, rule))
            return match.rule;
    }
    return undefined;
}
/**
 * Does `earlier` certainly match every address that `later` matches, given that it matches the
 * sample of `later`?
 */
function matchesAllAddresses(earlier, later) {
    if (later.matcher.kind === 'exact') {
        // The sample is the only address of an exact rule.
        if (earlier.matcher.kind === 'pattern')
            return true;
        return dropHostAndSlash(earlier) === dropHostAndSlash(later);
    }
    if (earlier.from === later.from)
        return true;
    if (earlier.matcher.kind === 'exact')
        return false;
    return coversPattern(earlier.matcher, later.matcher);
}
function coversPattern(earlier, later) {
    const earlierFolder = earlier.pattern.wholeFolder;
    const laterFolder = later.pattern.wholeFolder ?? later.pattern.prefix;
    if (earlierFolder === undefined || !laterFolder.startsWith(earlierFolder))
        return false;
    // `/docs/:path*` also matches `/docs`.
    const folderWithoutSlash = dropTrailingSlash(laterFolder);
    if (!mayMatch(later, folderWithoutSlash))
        return true;
    return mayMatch(earlier, folderWithoutSlash);
}
/**
 * Returns what a rule matches, as written, without a host and without a trailing slash. Hosts
 * compare addresses as they arrive, so a rule covers another one for the same address only if both
 * encode it in the same way.
 */
function dropHostAndSlash({ from }) {
    return dropTrailingSlash(from.replace(/^https?:\/\/[^/]*/i, ''));
}

// EXTERNAL MODULE: ./lib/web/host/redirects/rule-index.js
var rule_index = __nccwpck_require__(4336);
// EXTERNAL MODULE: ./lib/web/host/redirects/simulate-redirects.js
var simulate_redirects = __nccwpck_require__(2549);
// EXTERNAL MODULE: ./lib/web/host/redirects/targets.js
var targets = __nccwpck_require__(9981);
;// CONCATENATED MODULE: ./lib/web/host/redirects/rule-faults.js
/** Finds faults in the rules of a redirect file, independent of the site's links. */









/**
 * Yields the fault of each rule; undefined if it has none, so that the caller can pause after each
 * rule. Results that depend on the visitor are not faults.
 */
function rule_faults_findRuleFaults(ruleSet, respondFromFiles) {
    return new RuleFaultFinder(ruleSet, respondFromFiles).findFaults();
}
class RuleFaultFinder {
    #ruleSet;
    #respondFromFiles;
    /** The addresses of the loops that were found. */
    #loopPaths = new Set();
    constructor(ruleSet, respondFromFiles) {
        this.#ruleSet = ruleSet;
        this.#respondFromFiles = respondFromFiles;
    }
    *findFaults() {
        const { rules, fallbackRule, notFoundRule } = this.#ruleSet;
        // Only these rules cover others. There may be thousands of other rules for one address, each
        // with a different query.
        const index = new RuleIndex(rules.filter(isForEveryVisitor));
        let earlierCount = 0;
        for (const rule of rules) {
            const coveringRule = findCoveringRule(rule, index, earlierCount);
            yield this.#findHidingFault(rule, coveringRule) ?? this.#findFaultOfRule(rule);
            if (isForEveryVisitor(rule))
                earlierCount++;
        }
        if (fallbackRule !== undefined)
            yield this.#findFallbackFault(fallbackRule);
        if (notFoundRule !== undefined && !rules.includes(notFoundRule))
            yield this.#findMissingPageFault(notFoundRule);
    }
    #findHidingFault(rule, coveringRule) {
        if (coveringRule === undefined || this.#appliesAnyway(rule))
            return undefined;
        return { kind: 'hidden-by-rule', rule, coveringRule };
    }
    /**
     * Returns whether a covered rule applies after all. Azure skips a redirect to itself, so a later
     * rule may apply.
     */
    #appliesAnyway(rule) {
        if (rule.matcher.kind !== 'exact')
            return false;
        const request = { path: rule.matcher.path, query: '' };
        const { ruleResponder } = this.#ruleSet;
        const responses = [...ruleResponder.listPossibleResponses(request, this.#respondFromFiles)];
        return responses.some((response) => response.rule === rule);
    }
    #findFaultOfRule(rule) {
        const shadowingFileFault = this.#findShadowingFileFault(rule);
        if (shadowingFileFault !== undefined)
            return shadowingFileFault;
        if (rule.to === '')
            return undefined;
        if (rule.action === 'error-page')
            return this.#findMissingPageFault(rule);
        const samplePath = findSamplePath(rule.matcher);
        if (samplePath === undefined)
            return this.#findFixedTargetFault(rule);
        const response = this.#simulate({ path: samplePath, query: formatQuery(rule.query) });
        if (response.kind === 'loop')
            return this.#findLoopFault(rule, response);
        return this.#findTargetFault(rule, samplePath, response);
    }
    #simulate(request) {
        return simulateRedirects(this.#ruleSet, this.#respondFromFiles, request);
    }
    /** Returns the fault if the rule is part of a loop, unless an earlier rule has this fault. */
    #findLoopFault(rule, { paths, rulesInLoop }) {
        const isKnownLoop = paths.some((path) => this.#loopPaths.has(path));
        if (isKnownLoop || !rulesInLoop.includes(rule))
            return undefined;
        for (const path of paths)
            this.#loopPaths.add(path);
        return { kind: 'loop', rule, paths };
    }
    /**
     * Returns the fault if a file comes before the rule: the rule is for exactly its address and is
     * not forced.
     */
    #findShadowingFileFault(rule) {
        if (rule.matcher.kind === 'pattern' || rule.precedesFiles)
            return undefined;
        const fileResponse = this.#respondFromFiles(rule.matcher.path);
        if (fileResponse?.kind !== 'file')
            return undefined;
        return { kind: 'shadowed-by-file', rule, fileIndex: fileResponse.fileIndex };
    }
    /**
     * Returns the fault of a rule's target. `response` is the final response to `samplePath`,
     * which the rule matches.
     */
    #findTargetFault(rule, samplePath, response) {
        // If the target depends on the request, a sample proves nothing.
        if (hasPlaceholder(rule))
            return undefined;
        const target = resolveTarget(rule.to, samplePath, this.#ruleSet.domain);
        if (target.kind === 'other-host')
            return undefined;
        const { path } = target;
        if (response.kind === 'file' && matchesEveryRequest(rule))
            return { kind: 'catch-all', rule, path };
        if (this.#isTargetServed(rule, target, response))
            return undefined;
        return { kind: 'missing-target', rule, path };
    }
    /** Returns the fault of a redirect to one address, whichever of its paths is requested. */
    #findFixedTargetFault(rule) {
        const isFixed = rule.to.startsWith('/') || isFullUrl(rule.to);
        if (rule.action !== 'redirect' || !isFixed || hasPlaceholder(rule))
            return undefined;
        const target = resolveTarget(rule.to, ROOT, this.#ruleSet.domain);
        if (target.kind === 'other-host' || isSuccessful(this.#simulate(target)))
            return undefined;
        return { kind: 'missing-target', rule, path: target.path };
    }
    /**
     * Does the host serve the target of a rule, as far as is known? `response` is the final response
     * to a sample path, which the rule matches.
     */
    #isTargetServed(rule, target, response) {
        if (rule.action === 'redirect')
            return isSuccessful(this.#simulate(target));
        const appliesToSample = response.appliedRules.includes(rule);
        // If another rule applies, the response says nothing about this one.
        if (!appliesToSample)
            return true;
        return isSuccessful(response);
    }
    #findFallbackFault(rule) {
        const path = findTargetPath(rule.to, this.#ruleSet.domain);
        if (path === undefined)
            return undefined;
        if (this.#respondFromFiles(path) !== undefined)
            return { kind: 'catch-all', rule, path };
        // Another rule may respond to a redirect, but not to a rewrite.
        if (rule.action === 'redirect')
            return undefined;
        return { kind: 'missing-page', rule, path };
    }
    /** Returns the fault if the page for a status such as 404 does not exist. */
    #findMissingPageFault(rule) {
        if (hasPlaceholder(rule))
            return undefined;
        const path = findTargetPath(rule.to, this.#ruleSet.domain);
        if (path === undefined || this.#respondFromFiles(path) !== undefined)
            return undefined;
        return { kind: 'missing-page', rule, path };
    }
}
/** Returns a query with the parameters that a rule requires. */
function formatQuery(parameters) {
    if (parameters === undefined)
        return '';
    return String(new URLSearchParams([...parameters]));
}
function matchesEveryRequest(rule) {
    if (rule.matcher.kind === 'exact')
        return false;
    return isForEveryVisitor(rule) && matchesEveryPath(rule.matcher.pattern);
}
/** Does a target depend on captured values? Conditions may capture values, too. */
function hasPlaceholder(rule) {
    const capturesNothing = rule.matcher.kind === 'exact' && isForEveryVisitor(rule);
    if (capturesNothing)
        return false;
    const pathAndQuery = rule.to.replace(/^[a-z]+:\/\/[^/]*/i, '');
    if (rule.isConditional)
        return /[:$][\w{]/.test(pathAndQuery);
    const isInTarget = (name) => pathAndQuery.includes(`:${name}`);
    return /\$[\w{]/.test(pathAndQuery) || listCapturedNames(rule).some(isInTarget);
}

// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __nccwpck_require__(2198);
// EXTERNAL MODULE: ./lib/web/resolve-address.js
var resolve_address = __nccwpck_require__(7479);
// EXTERNAL MODULE: ./lib/check/addresses/anchor-links.js
var anchor_links = __nccwpck_require__(7490);
// EXTERNAL MODULE: ./lib/check/collector/occurrences.js
var occurrences = __nccwpck_require__(3162);
;// CONCATENATED MODULE: ./lib/check/site-rules/redirect-files.js
/** Checks the host's files for redirects and headers in the root of the site. */
















/** The fragment of a target, without placeholders such as `:splat` and `$1`. */
const PLAIN_FRAGMENT = /^[^#]*(#[^:$*]+)$/;
/** How many addresses of a redirect loop are shown. */
const MAX_LISTED_ADDRESSES = 5;
/** Reports a configuration file of the host that was not read. */
function reportUnreadableConfigFile(file, collector) {
    const name = toBytes(file.name);
    if (file.reason.kind !== 'too-large') {
        collector.reportFile('unreadable-file', name, file.reason.problem);
        return;
    }
    if (file.kind === 'ignore-file') {
        collector.reportFile('unreadable-file', name, { why: 'it is too large', errorCode: '' });
        return;
    }
    const limit = `${MAX_REDIRECT_FILE_BYTES >> 20} MiB that the check reads`;
    const problem = `The file is larger than the ${limit}, so its rules are not known.`;
    collector.reportFile('redirect-invalid/unread', name, { problem });
}
/**
 * Reports lines of the file for headers that the host ignores, or because of which it refuses the
 * site.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkHeaders(context) {
    const { hostTraits, snapshot } = context.servedSite;
    // Hosts read such files only in their own root.
    if (snapshot.basePath !== '/')
        return;
    const problems = hostTraits.findHeaderProblems?.(snapshot.headersText) ?? [];
    await reportProblems(toBytes(HEADERS_FILE), problems, context);
}
/** The file for redirects and headers of Apache, which none of the hosts uses. */
const APACHE_FILE = '.htaccess';
/**
 * Reports files for redirects and headers that the host does not read. A site with a file for this
 * host may have others for other hosts.
 */
function reportRedirectFilesWithoutEffect(context) {
    const { servedSite } = context;
    if (servedSite.snapshot.host === undefined)
        return;
    const ownFile = findPublishedOwnFile(servedSite);
    if (ownFile !== undefined)
        reportBelowBasePath(ownFile, context);
    else if (!hasOwnRedirectFile(servedSite))
        reportFilesOfOtherHosts(context);
}
/**
 * Returns the name of the host's redirect file if the host publishes it like any other file, as it
 * does below a base path. It does not publish the one in the root of the domain.
 */
function findPublishedOwnFile({ hostTraits, fileIndexes }) {
    const ownName = hostTraits.redirectFormat?.name;
    if (ownName === undefined || !fileIndexes.has(ownName))
        return undefined;
    return ownName;
}
function reportBelowBasePath(ownFile, { servedSite, collector }) {
    const { snapshot, hostTraits } = servedSite;
    if (snapshot.basePath === '/')
        return;
    const problem = `${hostTraits.title} reads this file only in the root of the domain, so the file has no effect in ${snapshot.basePath}.`;
    collector.reportFile('redirect-invalid/unread', toBytes(ownFile), { problem });
}
function reportFilesOfOtherHosts({ servedSite, collector }) {
    const { hostTraits, fileIndexes } = servedSite;
    const headersFiles = readsHeadersFile(hostTraits) ? [] : [HEADERS_FILE];
    for (const name of [...listRedirectFileNamesOfAllHosts(), ...headersFiles, APACHE_FILE]) {
        if (!fileIndexes.has(name))
            continue;
        const problem = `${hostTraits.title} does not read this file, so the file has no effect: set up its rules on the host, or remove the file.`;
        collector.reportFile('redirect-invalid/unread', toBytes(name), { problem });
    }
}
/** Names that are nearly that of a redirect file, and that no other program uses. */
const NEARLY_RIGHT_NAMES = new Map([
    ['_redirects', /^_redirects?$/i],
    [azure_config_file/* AZURE_CONFIG_FILE */.qJ, /^static-?web-?app(?:\.?config)?\.jsonc?$/i],
]);
/**
 * Reports files in the root whose names are nearly that of the redirect file, if the root has none.
 */
function reportMisnamedRedirectFiles({ servedSite, collector }) {
    const { snapshot, hostTraits } = servedSite;
    const name = hostTraits.redirectFormat?.name ?? '';
    const pattern = NEARLY_RIGHT_NAMES.get(name);
    const isReadInRoot = snapshot.host !== undefined && snapshot.basePath === '/';
    if (pattern === undefined || !isReadInRoot || hasOwnRedirectFile(servedSite))
        return;
    const problem = `${hostTraits.title} does not read this file, so none of its rules applies: rename it to \`${name}\`.`;
    for (const each of snapshot.names)
        if (each !== name && pattern.test(each))
            collector.reportFile('redirect-invalid/ignored', each, { problem });
}
/** Does the root of a site have the redirect file that its host reads? */
function hasOwnRedirectFile({ snapshot, hostTraits }) {
    return snapshot.redirectFiles.some(({ name }) => name === hostTraits.redirectFormat?.name);
}
/**
 * Reports `_redirects` files that are not in the root, where their host reads it, if the root has
 * none. Folders of a site with one may be complete sites themselves, such as earlier versions.
 */
function reportRedirectFilesInFolders({ servedSite, collector }) {
    const { snapshot, hostTraits } = servedSite;
    const name = hostTraits.redirectFormat?.name;
    const isReadInRoot = snapshot.host !== undefined && snapshot.basePath === '/';
    if (name !== '_redirects' || !isReadInRoot || hasOwnRedirectFile(servedSite))
        return;
    const problem = `${hostTraits.title} reads this file only in the root of the site, so the file has no effect here.`;
    for (const each of snapshot.names)
        if (each.endsWith(`/${name}`))
            collector.reportFile('redirect-invalid/unread', each, { problem });
}
/**
 * Reports problems of the rules in a site's redirect file, and redirect files without effect.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkRedirects(context) {
    reportRedirectFilesWithoutEffect(context);
    reportRedirectFilesInFolders(context);
    reportMisnamedRedirectFiles(context);
    const { onHost } = context.servedSite;
    if (onHost === undefined)
        return;
    const { ruleSet, hostTraits, respondFromFiles, snapshot } = onHost;
    const { collector, signal } = context;
    const file = toBytes(hostTraits.redirectFormat?.name ?? '');
    await reportProblems(file, ruleSet.problems, context);
    const faults = findRuleFaults(ruleSet, respondFromFiles);
    for await (const fault of iterateWithPauses(faults, signal)) {
        if (fault !== undefined && isCertain(fault, snapshot))
            reportFault(fault, file, snapshot, collector);
    }
}
/** Returns the anchors of pages that the rules of a site redirect to. */
function redirect_files_collectRuleAnchors(servedSite) {
    const anchorLinks = new AnchorLinks();
    const { onHost, snapshot } = servedSite;
    if (onHost === undefined)
        return anchorLinks;
    const file = toBytes(onHost.hostTraits.redirectFormat?.name ?? '');
    for (const { action, to, line } of onHost.ruleSet.rules) {
        const [, fragment] = PLAIN_FRAGMENT.exec(to) ?? [];
        if (fragment === undefined || action !== 'redirect')
            continue;
        const path = findTargetPath(to, snapshot.domain);
        const target = path === undefined ? undefined : servedSite.findServedFile(toSitePath(path));
        if (target === undefined || !isPage(servedSite.getName(target)))
            continue;
        const anchor = anchorLinks.getOrAddAnchor(target, toBytes(fragment));
        noteAnchorLink(anchor, toBytes(to), makeLineSpot(file, line));
    }
    return anchorLinks;
}
/** Reports the parts of a file that are not rules, or that do not apply. */
async function reportProblems(file, problems, { collector, signal }) {
    const keys = new ProblemKeys();
    for await (const problem of iterateWithPauses(problems, signal)) {
        const { kind, line, message } = problem;
        const key = keys.getOrMakeKey(formatLocation(toText(file), line), message);
        const occurrence = { key, spot: makeLineSpot(file, line), target: file };
        collector.report(KIND_BY_PROBLEM[kind], occurrence, { problem: message });
    }
}
/**
 * The keys of problems. Several may be about one line, which can be the whole file, or about the
 * file as a whole. Equal ones share a key.
 */
class ProblemKeys {
    /** For each place, the keys by message. */
    #keysByPlace = new Map();
    getOrMakeKey(place, message) {
        const keys = this.#keysByPlace.get(place) ?? new Map();
        this.#keysByPlace.set(place, keys);
        const knownKey = keys.get(message);
        if (knownKey !== undefined)
            return knownKey;
        const number = keys.size + 1;
        const key = toBytes(number === 1 ? place : `${place} (${number})`);
        keys.set(message, key);
        return key;
    }
}
const KIND_BY_PROBLEM = {
    invalid: 'redirect-invalid',
    ignored: 'redirect-invalid/ignored',
    'over-limit': 'redirect-invalid/ignored',
    unread: 'redirect-invalid/unread',
};
/** Is a fault certain? The content of an unreadable folder is unknown. */
function isCertain(fault, { unreadableFolders }) {
    if (fault.kind !== 'missing-target' && fault.kind !== 'missing-page')
        return true;
    return !unreadableFolders.some((folder) => fault.path.slice(1).startsWith(folder));
}
function reportFault(fault, file, snapshot, collector) {
    const { rule } = fault;
    const from = toBytes(rule.from);
    const occurrence = {
        key: trimBytes(from.concat(' ', toBytes(rule.to))),
        spot: makeLineSpot(file, rule.line),
        target: from,
    };
    switch (fault.kind) {
        case 'loop':
            collector.report('redirect-loop', occurrence, { loop: formatLoop(fault.paths) });
            break;
        case 'hidden-by-rule': {
            const values = { line: String(fault.coveringRule.line) };
            collector.report('redirect-hidden', occurrence, values);
            break;
        }
        case 'shadowed-by-file': {
            const shadowing = toText(getFileName(snapshot, fault.fileIndex));
            collector.report('redirect-shadowed', occurrence, { file: shadowing });
            break;
        }
        case 'catch-all': {
            const kind = rule.precedesFiles ? 'redirect-catch-all/forced' : 'redirect-catch-all';
            collector.report(kind, occurrence, { to: toText(fault.path) });
            break;
        }
        case 'missing-page': {
            const to = toText(showPath(fault.path));
            collector.report('redirect-target/error-page', occurrence, { to });
            break;
        }
        case 'missing-target': {
            const to = toText(showPath(fault.path));
            const hint = explainLiteralTarget(rule) ?? '';
            collector.report('redirect-target', occurrence, { to, hint });
        }
    }
}
/** Returns the addresses of a redirect loop, from the first one back to it. */
function formatLoop(paths) {
    const listedPaths = paths.slice(0, MAX_LISTED_ADDRESSES).map(toText);
    const isShortened = paths.length > listedPaths.length;
    const end = isShortened ? '…' : (listedPaths[0] ?? '');
    return [...listedPaths, end].join(' → ');
}

// EXTERNAL MODULE: ./lib/check/sources/source-location.js
var source_location = __nccwpck_require__(8590);
;// CONCATENATED MODULE: ./lib/check/sources/shared-sources.js

/** How many pages may share a source. A link on more pages is part of the layout. */
const MAX_PAGES_PER_SOURCE = 3;
/**
 * Returns the pages' sources without those that too many pages share. Translations and versions of
 * a page count as one page. A documented program may be on any number of pages.
 */
function shared_sources_dropSharedSources(sources) {
    const pagesBySource = new Map();
    for (const [page, source] of sources) {
        const key = makeSourceKey(source);
        const pages = pagesBySource.get(key) ?? new Set();
        pages.add(getNameInAllEditions(page));
        pagesBySource.set(key, pages);
    }
    const isShared = (source) => {
        const pages = pagesBySource.get(makeSourceKey(source)) ?? new Set();
        return !source.documentsProgram && pages.size > MAX_PAGES_PER_SOURCE;
    };
    return new Map([...sources].filter(([, source]) => !isShared(source)));
}
/** The name of a folder of a language or a version. */
const EDITION = /^(?:[a-z]{2}(?:[-_][a-z]{2,4})?|v?\d[\w.-]*|latest|stable|next|dev|main)$/i;
/** Returns a name that a page has in all languages and versions. */
function getNameInAllEditions(page) {
    const name = getLowerCaseBaseName(page);
    const folder = page.split('/').at(-2) ?? '';
    if (name !== 'index')
        return name;
    if (EDITION.test(folder))
        return '';
    return folder.toLowerCase();
}

// EXTERNAL MODULE: ./lib/check/reading/file-types.js
var file_types = __nccwpck_require__(2877);
;// CONCATENATED MODULE: ./lib/check/reading/batches.js
/** Groups files into batches for the threads. */


const MAX_BATCH_BYTES = 4_000_000;
/** A limit for small files: opening one takes longer than reading it. */
const MAX_BATCH_FILES = 500;
/**
 * Returns the files to read, in batches: files of one folder stay together, because they share most
 * of their addresses. The largest batches come first.
 */
function makeBatches({ names, sizes }, hostTraits) {
    const files = names
        .map((name, fileIndex) => ({ fileIndex, name, folder: getFolder(name) }))
        .filter(({ name }) => findFileType(name, hostTraits) !== undefined)
        // Sorting is stable, so the files of a folder stay in order.
        .sort((one, other) => compareBytes(one.folder, other.folder));
    const batches = [];
    for (const { fileIndex, name } of files) {
        const bytes = measureBytesToRead(name, sizes[fileIndex] ?? 0, hostTraits);
        let batch = batches.at(-1);
        if (batch === undefined || isFull(batch, bytes)) {
            batch = { fileIndexes: [], bytes: 0 };
            batches.push(batch);
        }
        batch.fileIndexes.push(fileIndex);
        batch.bytes += bytes;
    }
    return batches.sort((one, other) => other.bytes - one.bytes);
}
/** Is there no room for one more file of this size? */
function isFull({ fileIndexes, bytes }, addedBytes) {
    return bytes + addedBytes > MAX_BATCH_BYTES || fileIndexes.length >= MAX_BATCH_FILES;
}
/** How many files of a list are read at a time if their folders and sizes do not matter. */
const MAX_FILES_OF_LIST = 100;
/** Returns files in batches, in the same order: few files, such as deferred ones. */
function batches_splitIntoBatches(files) {
    const batches = [];
    for (let start = 0; start < files.length; start += MAX_FILES_OF_LIST)
        batches.push(files.slice(start, start + MAX_FILES_OF_LIST));
    return batches;
}

;// CONCATENATED MODULE: ./lib/check/reading/read-site.js
/** Reads a site: each file on one of the threads. */










/** The task of the thread pool. */
const READING_TASK = {
    name: 'reading',
    async open(snapshot, pause) {
        const { FileChecker } = await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(170), __nccwpck_require__.e(840)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7840));
        return new FileChecker(snapshot, pause);
    },
};
/**
 * Reads the batches, collects their findings, and returns other facts about the site. When this
 * returns, the pool has ended.
 * @throws the reason of `signal` soon after it is aborted; the errors of a thread
 */
async function readSite(pool, batches, context) {
    const { servedSite, collector, signal } = context;
    await pool.open(servedSite.snapshot);
    const { pageFacts, usedFiles } = await readFiles(pool, batches, servedSite);
    const threadResults = await pool.runOnAll((call) => call('collectThreadResult'));
    const linkedFragments = threadResults.flatMap((thread) => thread.linkedFragments);
    const ruleAnchors = collectRuleAnchors(servedSite);
    const missingAnchors = await askForMissingAnchors(pool, threadResults, [
        ...linkedFragments,
        ...ruleAnchors.listLinkedFragments(),
    ]);
    const findings = await collectFindingsOfThreads(pool, missingAnchors);
    // The next checks need the memory that the threads hold.
    await pool.stop();
    for await (const finding of iterateWithPauses(findings, signal))
        collector.add(finding);
    ruleAnchors.reportMissing(missingAnchors, servedSite, collector);
    return {
        pageFacts,
        usedFiles,
        inboundLinks: mergeInboundLinks(threadResults.map((thread) => thread.inboundLinks)),
        linkedFragments,
        joinedIdsByFile: new Map(missingAnchors.map(({ fileIndex, joinedIds }) => [fileIndex, joinedIds])),
        counts: addCounts(threadResults.map(({ counts }) => counts)),
        sourcesByPage: listSources(pageFacts, servedSite),
        externalUrlSpots: mergeUrlSpots(threadResults.map((thread) => thread.externalUrlSpots)),
    };
}
/** Reads all files of the batches, then deferred files that other files turn out to use. */
async function readFiles(pool, batches, servedSite) {
    const results = new MergedResults();
    await pool.run(batches, async (call, { fileIndexes }) => results.add(await call('checkFiles', fileIndexes)));
    let deferred = results.takeDeferred();
    while (deferred.length > 0) {
        await pool.run(splitIntoBatches(deferred), async (call, files) => results.add(await call('checkDeferredFiles', files)));
        // The deferred files may use others.
        deferred = results.takeDeferred();
    }
    // A 404 page is shown at any address.
    const shownElsewhere = [
        ...listPagesRelocatedByRules(servedSite),
        ...listNotFoundPages(servedSite),
    ];
    const relocated = new Set([...results.usedFiles.relocatedPages, ...shownElsewhere]);
    const pages = [...relocated].filter((fileIndex) => results.pageFacts.has(fileIndex));
    await pool.run(splitIntoBatches(pages), (call, files) => call('recheckRelocatedPages', files));
    return results;
}
/**
 * Asks each thread which of the anchors that links in any file point to are missing from its files.
 */
async function askForMissingAnchors(pool, threadResults, linkedFragments) {
    const missingByThread = await pool.runOnAll((call, thread) => {
        // Each thread gets a copy of everything it is sent, and a site may have a million anchors.
        const files = threadResults[thread]?.filesWithAnchors;
        const inThread = linkedFragments.filter(({ fileIndex }) => files?.has(fileIndex));
        return call('findMissingAnchors', inThread);
    });
    return missingByThread.flat();
}
/** Returns the findings of all threads, including those about missing anchors. */
async function collectFindingsOfThreads(pool, missing) {
    const withoutIds = missing.map(({ joinedIds, ...missingInFile }) => missingInFile);
    await pool.runOnAll((call) => call('reportMissingAnchors', withoutIds));
    const findingsByThread = await pool.runOnAll((call) => call('listFindings'));
    return findingsByThread.flat();
}
/** Returns the inbound links that all threads have found. */
function mergeInboundLinks(linksByThread) {
    const [mergedLinks = new Uint8Array(), ...others] = linksByThread;
    for (const inboundLinks of others) {
        for (const [fileIndex, inboundLink] of inboundLinks.entries()) {
            const merged = mergedLinks[fileIndex] ?? INBOUND_LINK.none;
            if (inboundLink > merged)
                mergedLinks[fileIndex] = inboundLink;
        }
    }
    return mergedLinks;
}
/** Returns the sources of pages, by the pages' names as text. */
function listSources(pageFacts, servedSite) {
    const sources = new Map();
    for (const [pageIndex, { source }] of pageFacts)
        if (source !== undefined)
            sources.set(toText(servedSite.getName(pageIndex)), source);
    return dropSharedSources(sources);
}
/** The results of the batches that the threads have read so far. */
class MergedResults {
    pageFacts = new Map();
    usedFiles = makeUsedFiles();
    /** The opened files that `takeDeferred` has returned. */
    #takenOpened = new Set();
    /** The files with symbols that `takeDeferred` has returned. */
    #takenSymbolFiles = new Set();
    add({ pageFacts, usedFiles }) {
        for (const [pageIndex, facts] of pageFacts)
            this.pageFacts.set(pageIndex, facts);
        addUsedFiles(this.usedFiles, usedFiles);
    }
    /**
     * Returns the files that have to be read because of how other files use them, without those that
     * it has returned before.
     */
    takeDeferred() {
        const opened = this.#findOpenedFiles().difference(this.#takenOpened);
        const symbolFiles = this.usedFiles.symbolFiles.difference(this.#takenSymbolFiles);
        this.#takenOpened = this.#takenOpened.union(opened);
        this.#takenSymbolFiles = this.#takenSymbolFiles.union(symbolFiles);
        return listDeferredFiles(opened, symbolFiles);
    }
    /** Returns the SVG files and the templates that visitors can open. */
    #findOpenedFiles() {
        const isTemplate = (fileIndex) => this.pageFacts.get(fileIndex)?.kind === 'template';
        const visitedTemplates = [...this.usedFiles.visitedFiles].filter(isTemplate);
        return new Set([...this.usedFiles.openedSvgs, ...visitedTemplates]);
    }
}
/** Returns files in the order of their indexes, with how they are used. */
function listDeferredFiles(opened, symbolFiles) {
    const inOrder = [...opened.union(symbolFiles)].sort((one, other) => one - other);
    return inOrder.map((fileIndex) => ({
        fileIndex,
        isOpened: opened.has(fileIndex),
        needsIds: symbolFiles.has(fileIndex),
    }));
}
/** Returns the 404 pages of the site and of its folders. */
function listNotFoundPages(servedSite) {
    const notFoundPages = [];
    for (const [name, fileIndex] of servedSite.fileIndexes) {
        if (isShownAtNonexistentAddresses(servedSite, name))
            notFoundPages.push(fileIndex);
    }
    return notFoundPages;
}

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: ./lib/workers/thread.js

/** A thread that handles one call at a time. It starts up in the background. */
class thread_Thread {
    #worker;
    #pendingReply;
    #failure;
    constructor(codeUrl) {
        // Without this limit, each thread takes 50 MB more for objects that are soon garbage, and is no
        // faster.
        this.#worker = new Worker(codeUrl, { resourceLimits: { maxYoungGenerationSizeMb: 12 } });
        this.#worker.on('message', (reply) => this.#takePendingReply()?.resolve(reply));
        this.#worker.on('error', (error) => this.#fail(error));
        this.#worker.on('exit', (status) => this.#fail(new Error(`the thread ended with code ${status}`)));
    }
    /** Sends a message that has no reply. */
    send(message) {
        this.#worker.postMessage(message);
    }
    /**
     * Returns the reply; rejected when the thread fails or is stopped. There must be no pending call.
     */
    call(message) {
        if (this.#failure !== undefined)
            return Promise.reject(this.#failure);
        this.#pendingReply = Promise.withResolvers();
        this.#worker.postMessage(message);
        return this.#pendingReply.promise;
    }
    /** Ends the thread immediately; a pending call is rejected. */
    async stop() {
        await this.#worker.terminate();
    }
    #fail(error) {
        this.#failure ??= error;
        this.#takePendingReply()?.reject(this.#failure);
    }
    #takePendingReply() {
        const reply = this.#pendingReply;
        this.#pendingReply = undefined;
        return reply;
    }
}

;// CONCATENATED MODULE: ./lib/workers/pool.js



/**
 * Not written inside `new URL(…)`: a bundler that sees `import.meta.url` there copies the file
 * instead of bundling it.
 */
const HERE = import.meta.url;
/** The code of each thread. */
const THREAD_CODE_URL = findThreadCode();
/** In `dist`, the code is a bundle in a folder next to those of the step and the command. */
function findThreadCode() {
    const [, sourceExtension] = /\/pool(\.[jt]s)$/.exec(HERE) ?? [];
    if (sourceExtension !== undefined)
        return new URL(`../worker-thread${sourceExtension}`, HERE);
    // The command's bundle consists of several files.
    const isInCommand = /\/check-command\/[^/]+$/.test(HERE);
    if (isInCommand)
        return new URL('../worker-thread/index.js', HERE);
    return new URL('worker-thread/index.js', HERE);
}
/** The maximum number of threads for each task, by the name of the task. */
const MAX_THREADS = {
    reading: 4,
    // Each thread uses about 90 MiB with 30,000 pages on both sides.
    comparing: 2,
};
/** With less to read than this, in bytes, a thread costs more than it saves. */
const MIN_BYTES_FOR_THREADS = 12_000_000;
/**
 * Calls `work` with a pool, and returns its result. All threads are stopped when `work` ends or
 * `signal` is aborted.
 * @throws the reason of the signal soon after it is aborted; any error of `work`
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
/** Workers in threads if there is much to read, otherwise one in this thread. */
class Pool {
    #task;
    #signal;
    #bytesToRead = 0;
    #threads = [];
    #workers = [];
    constructor(task, signal) {
        this.#task = task;
        this.#signal = signal;
    }
    /**
     * Adds to the number of bytes to read, and starts the threads as soon as they are worth their
     * startup time.
     */
    expectBytes(bytes) {
        this.#bytesToRead += bytes;
        if (this.#bytesToRead < MIN_BYTES_FOR_THREADS || this.#threads.length > 0)
            return;
        const threadCount = Math.min(MAX_THREADS[this.#task.name], availableParallelism());
        this.#threads = Array.from({ length: threadCount }, () => new Thread(THREAD_CODE_URL));
    }
    /** Opens the workers. Must be called once, after `expectBytes` and before `run`. */
    async open(setup) {
        // `never`: the compiler cannot tell that the result belongs to the method with this name.
        if (this.#threads.length === 0) {
            const worker = await this.#task.open(setup, makePause(this.#signal));
            this.#workers = [async (method, ...args) => callMethod(worker, method, args)];
            return;
        }
        const task = this.#task.name;
        this.#workers = this.#threads.map((thread) => {
            thread.send({ kind: 'open', task, setup });
            return (method, ...args) => thread.call({ kind: 'call', method, args });
        });
    }
    /** How many workers share the work. */
    get size() {
        return this.#workers.length;
    }
    /**
     * Runs `work` for each item, in any order: an idle worker takes the next one.
     * @throws the reason of the signal soon after it is aborted; any error of a worker
     */
    async run(items, work) {
        const queue = Iterator.from(items);
        await this.runOnAll(async (call) => {
            for (let next = queue.next(); !next.done; next = queue.next()) {
                this.#signal.throwIfAborted();
                await work(call, next.value);
            }
        });
    }
    /**
     * Runs `work` for each worker, and returns the results in order.
     * @throws any error of a worker
     */
    runOnAll(work) {
        return Promise.all(this.#workers.map(work));
    }
    /** Ends all threads immediately; pending calls are rejected. */
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




const TASKS = [READING_TASK, COMPARISON_TASK];
let worker;
external_node_worker_threads_namespaceObject.parentPort?.on('message', async (message) => {
    if (message.kind === 'open')
        worker = openWorker(message.task, message.setup);
    else if (worker)
        external_node_worker_threads_namespaceObject.parentPort?.postMessage(await callMethod(await worker, message.method, message.args));
});
function openWorker(name, setup) {
    const task = TASKS.find((known) => known.name === name);
    if (task === undefined)
        throw new Error(`there is no task ${name}`);
    return task.open(setup, async () => { });
}


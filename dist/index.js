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

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 755:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 6970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Rh: () => (/* binding */ convertErrors),
/* harmony export */   SX: () => (/* binding */ DATA_AFTER_END),
/* harmony export */   cc: () => (/* binding */ convertToDamageError),
/* harmony export */   iG: () => (/* binding */ makeDamageError)
/* harmony export */ });
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4114);
/* harmony import */ var _common_error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9653);
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3234);



/**
 * Returns the error for a damaged archive, or for a damaged `entry` in it. `why` is worded to
 * follow a colon, and may be untrusted text.
 */
function makeDamageError(why, entry, cause) {
    return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('archive-damaged', { entry, why }, cause);
}
/** The messages for zlib's error codes (https://nodejs.org/api/zlib.html#zlib-constants). */
const ZLIB_ERRORS = {
    Z_BUF_ERROR: 'it is cut off, and its compressed data is incomplete',
    Z_DATA_ERROR: 'its compressed data is corrupt',
    Z_NEED_DICT: 'its compressed data needs a dictionary',
};
/** Data after the end may be a second archive, which other tools would read instead. */
const DATA_AFTER_END = 'there is data after its end';
/** The messages of yauzl 3, and clearer wordings for them. */
const PARSER_ERRORS = [
    [
        /^End of central directory record signature/,
        'it is cut off, and the list of its entries is missing',
    ],
    [/^unexpected EOF/, 'it is cut off'],
    [/^multi-disk/, 'it is one part of a multipart archive'],
    [/^invalid central directory file header signature/, 'the list of its entries is damaged'],
    [/^invalid zip64 end of central directory/, 'the list of its entries is damaged'],
    [/^invalid local file header signature/, 'it is not where the list of entries says it is'],
    [/^file data overflows file bounds/, 'it continues after the end of the archive'],
    [/^strong encryption/, 'it is encrypted'],
];
/** Returns a parser's message, in a clearer wording if there is one. */
function describeParserError(message) {
    // The length of the comment at the end: actual, then stated.
    const [, actual, stated] = /^Invalid comment length\. Expected: (\d+)\. Found: (\d+)/.exec(message) ?? [];
    if (stated !== undefined) {
        if (Number(actual) > Number(stated))
            return DATA_AFTER_END;
        return 'it is cut off at its end';
    }
    const [, why] = PARSER_ERRORS.find(([pattern]) => pattern.test(message)) ?? [];
    return why ?? message.replace(/\.$/, '');
}
/**
 * The error code of zstd for a frame whose window exceeds the default limit
 * (ZSTD_WINDOWLOG_LIMIT_DEFAULT in zstd.h).
 */
const WINDOW_TOO_LARGE = 'ZSTD_error_frameParameter_windowTooLarge';
/**
 * Returns an error of a parser or decoder as `archive-damaged`, or as `archive-window-too-large` if
 * only the decoder's limit was exceeded. A StepError or disk error is returned unchanged.
 */
function convertToDamageError(error, entry) {
    if (error instanceof _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z || (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isDiskError */ .Mi)(error))
        return error;
    const code = String(error.code ?? '');
    if (code === WINDOW_TOO_LARGE)
        return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('archive-window-too-large', {}, error);
    let why = ZLIB_ERRORS[code];
    if (code.startsWith('ZSTD_'))
        why = `its compressed data is corrupt (${code})`;
    return makeDamageError(why ?? describeParserError((0,_common_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorMessage */ .u)(error)), entry, error);
}
/**
 * Yields the items of `source`, and translates its errors. Errors of the loop that reads it are
 * left alone: a failure to write to the disk must not be reported as a damaged archive.
 */
async function* convertErrors(source, convert) {
    try {
        yield* source;
    }
    catch (error) {
        throw convert(error);
    }
}


/***/ }),

/***/ 6131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Tz: () => (/* binding */ detectFormat),
/* harmony export */   Xb: () => (/* binding */ describeContent),
/* harmony export */   Z0: () => (/* binding */ adviseOnContent),
/* harmony export */   jT: () => (/* binding */ HEAD_SIZE)
/* harmony export */ });
/* unused harmony export FORMATS */
/* harmony import */ var _net_html_body_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3063);
/* harmony import */ var _tar_header_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4551);
/** Recognizes formats by their first bytes: names and content types of archives are often wrong. */


/** The formats that are unpacked here. */
const FORMATS = (/* unused pure expression or super */ null && (['zip', 'tar', 'tar.gz', 'tar.zst']));
/** How many of the first bytes `detectFormat` and `describeContent` need. */
const HEAD_SIZE = 512;
/**
 * Returns the format of a file that begins with `head`; undefined if it is not one of `FORMATS`.
 */
function detectFormat(head) {
    const latin1 = head.toString('latin1');
    // A local header or, in an archive without entries, the end record of zip or zip64.
    if (/^PK(\x03\x04|\x05\x06|\x06\x06)/.test(latin1))
        return 'zip';
    if (latin1.startsWith('\x1f\x8b\x08'))
        return 'tar.gz';
    // A Zstandard frame, or a skippable one, which pzstd writes before each frame (RFC 8878, section
    // 3.1).
    if (/^(\x28\xb5\x2f\xfd|[\x50-\x5f]\x2a\x4d\x18)/.test(latin1))
        return 'tar.zst';
    if (!(0,_tar_header_js__WEBPACK_IMPORTED_MODULE_0__/* .isTarBlock */ .l2)(head))
        return undefined;
    return 'tar';
}
const STORAGE_ERROR = 'an error message from object storage (XML)';
const JSON_DOCUMENT = 'a JSON document';
const PLAIN_TEXT = 'text';
/** Archives and compressed files that are not unpacked here. */
const OTHER_ARCHIVES = [
    [/^7z\xbc\xaf\x27\x1c/, 'a 7z archive'],
    [/^Rar!\x1a\x07/, 'a RAR archive'],
    [/^\xfd7zXZ\0/, 'an xz file'],
    [/^BZh[1-9]/, 'a bzip2 file'],
];
const CONTENT_SIGNATURES = [
    [/^$/, 'an empty file (0 bytes)'],
    // Each comment ends at its first `-->`: with any other end, the ways to match many of them would
    // grow exponentially.
    [
        /^\s*(?:<!--(?:(?!-->).)*-->\s*)*<(!doctype html|html|head|body|title|meta)\b/is,
        'an HTML page',
    ],
    [/^\s*(<\?xml[^>]*>\s*)?<Error>/i, STORAGE_ERROR],
    [/^\s*<\?xml\b/i, 'an XML document'],
    [/^\s*[{[]\s*(["{[\]}\d]|$)/, JSON_DOCUMENT],
    ...OTHER_ARCHIVES,
    [/^PK(\x07\x08|00)/, 'one part of a multipart zip archive'],
    [/^PK\x03\x04|^PK\x05\x06/, 'a zip archive'],
    [/^\x1f\x8b/, 'a gzip file'],
    [/^\x28\xb5\x2f\xfd/, 'a Zstandard file'],
    [
        /^version https:\/\/git-lfs\./,
        'a Git LFS pointer, which actions/checkout replaces with the file if `lfs: true` is set',
    ],
    [/^%PDF-/, 'a PDF document'],
    [/^\x89PNG\r\n/, 'a PNG image'],
    [/^\xff\xd8\xff/, 'a JPEG image'],
    [/^GIF8[79]a/, 'a GIF image'],
    [/^\0+$/, 'zeros'],
    [/^[\t\n\r\x20-\x7e\x80-\xff]+$/, PLAIN_TEXT],
];
/** Returns what to do about a download that begins with `head` and is not an archive of a site. */
function adviseOnContent(head) {
    const latin1 = head.toString('latin1');
    if (OTHER_ARCHIVES.some(([start]) => start.test(latin1)))
        return 'Contact the service’s support: the archive must be in one of these formats';
    return 'Run this step again with `job-id`; if that does not help, check whether a proxy responds instead of the storage, and contact the service’s support';
}
/** How much text is quoted, in characters. */
const MAX_QUOTED = 60;
/**
 * Describes a file that begins with `head`, worded to follow “it looks like”. The description
 * includes the title of a page or the beginning of the text, which is untrusted.
 */
function describeContent(head) {
    const [, kind] = CONTENT_SIGNATURES.find(([start]) => start.test(head.toString('latin1'))) ?? [];
    const text = head.toString('utf8').trim();
    const pageTitle = (0,_net_html_body_js__WEBPACK_IMPORTED_MODULE_1__/* .readHtmlTitle */ .q)(text);
    if (pageTitle)
        return `${kind}, titled “${pageTitle}”`;
    const [, code] = /<Code>([^<]{1,60})<\/Code>/.exec(text) ?? [];
    if (kind === STORAGE_ERROR && code)
        return `${kind} with the code “${code}”`;
    if (kind === PLAIN_TEXT || kind === JSON_DOCUMENT)
        return `${kind} that begins with “${text.slice(0, MAX_QUOTED)}”`;
    if (kind !== undefined)
        return kind;
    const firstBytes = head.subarray(0, 8).toString('hex');
    return `a file of an unknown format (it begins with the bytes ${firstBytes})`;
}


/***/ }),

/***/ 4551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ addExtendedHeader),
/* harmony export */   cS: () => (/* binding */ BLOCK_SIZE),
/* harmony export */   hB: () => (/* binding */ readEntry),
/* harmony export */   hq: () => (/* binding */ readType),
/* harmony export */   ik: () => (/* binding */ readSize),
/* harmony export */   l2: () => (/* binding */ isTarBlock)
/* harmony export */ });
/* harmony import */ var _damage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6970);

/** The size of a header, and of the blocks that everything in a tar is padded to. In bytes. */
const BLOCK_SIZE = 512;
/**
 * The kinds of entries by type flag, from 0 to 7. A system without contiguous files (7) reads them
 * as ordinary files (POSIX).
 */
const KINDS_BY_TYPE_FLAG = [
    'file',
    'hard link',
    'symbolic link',
    'device',
    'device',
    'folder',
    'FIFO',
    'file',
];
/**
 * The keywords of extended headers that are used here; those with a dot belong to sparse files (GNU
 * tar, star, Solaris).
 */
const USED_KEYWORDS = /^(path|size|GNU\.sparse\..*|SCHILY\.realsize|SUN\.holesdata)$/;
/** The sum of the eight spaces in place of the checksum. */
const SPACES_OF_CHECKSUM = 8 * 0x20;
/**
 * Returns whether a tar can begin with these bytes: a header with the right checksum, or the zeros
 * of an empty one.
 */
function isTarBlock(block) {
    if (block.length < BLOCK_SIZE)
        return false;
    // The checksum is computed as if its own field consisted of spaces.
    let sum = SPACES_OF_CHECKSUM;
    for (let i = 0; i < BLOCK_SIZE; i++) {
        const isInChecksum = i >= 148 && i < 156;
        if (!isInChecksum)
            sum += block[i];
    }
    const stated = readNumber(block.subarray(148, 156));
    if (stated === 0)
        return sum === SPACES_OF_CHECKSUM;
    return sum === stated;
}
/** Returns the type flag of a header, one character. */
function readType(header) {
    if (header[156] === 0)
        return '0';
    return header.toString('latin1', 156, 157);
}
/** Returns the size in a header, in bytes; NaN if it is not a number, or is negative. */
function readSize(header) {
    return readNumber(header.subarray(124, 136));
}
/**
 * Returns an octal number or, after 0x80, one in base 256, as GNU tar writes larger numbers. A
 * blank field, which folders may have, is 0.
 */
function readNumber(field) {
    if (field[0] === 0x80)
        return Number(`0x${field.toString('hex', 1)}`);
    const octal = /^ *([0-7]+) *(?:\0|$)|^[ \0]*$/.exec(field.toString('latin1'));
    if (octal === null)
        return Number.NaN;
    return Number(`0o0${octal[1] ?? ''}`);
}
/** Returns the text of a field, which ends at a NUL or at the end of the field. */
function readText(field) {
    const nul = field.indexOf(0);
    return field.toString('utf8', 0, nul < 0 ? undefined : nul);
}
function readName(header) {
    const name = readText(header.subarray(0, 100));
    // GNU tar and v7 store other data where POSIX has the prefix.
    if (header.toString('latin1', 257, 263) !== 'ustar\0')
        return name;
    const prefix = readText(header.subarray(345, 500));
    if (prefix === '')
        return name;
    return `${prefix}/${name}`;
}
/**
 * Returns the size of an entry, in bytes; NaN if it is not a number. `extendedSize` is the size in
 * an extended header, if it has one.
 */
function chooseSize(header, extendedSize) {
    if (extendedSize === undefined)
        return readSize(header);
    if (!/^\d+$/.test(extendedSize))
        return Number.NaN;
    return Number(extendedSize);
}
/**
 * Returns the entry that a header and the extended headers before it describe.
 * @throws StepError (`archive-damaged`) if there is no valid size
 */
function readEntry(header, extended) {
    const type = readType(header);
    const name = extended.get('path') ?? readName(header);
    const size = chooseSize(header, extended.get('size'));
    if (!Number.isSafeInteger(size))
        throw (0,_damage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDamageError */ .iG)('its header has no valid size', name);
    const isSparse = [...extended.keys()].some((keyword) => keyword.includes('.'));
    let obstacle;
    if (isSparse)
        obstacle = 'a sparse file, with holes left out';
    // The oldest archives mark folders only by a slash at the end of their names.
    const isOldFolder = type === '0' && size === 0 && name.endsWith('/');
    // The size of a folder states how much may be put into it (POSIX pax, ustar interchange format).
    if (type === '5' || isOldFolder)
        return { name, kind: 'folder', size: 0, obstacle };
    const kind = KINDS_BY_TYPE_FLAG['01234567'.indexOf(type)] ?? 'special entry';
    return { name, kind, size, obstacle };
}
/**
 * Adds the content of an extended header: records `<length> <keyword>=<value>\n` (`x`, or `g` for
 * all entries), or a name (GNU's `L`). Contradicting values, and values for all entries, are
 * refused, because readers interpret them differently.
 * @throws StepError (`archive-damaged`)
 */
function addExtendedHeader(extended, type, content) {
    const add = (keyword, value) => {
        const isContradiction = (extended.get(keyword) ?? value) !== value;
        if (type === 'g' || isContradiction)
            throw (0,_damage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDamageError */ .iG)('its extended headers contradict each other');
        extended.set(keyword, value);
    };
    if (type !== 'g')
        add(type, content.toString('latin1'));
    if (type === 'L')
        add('path', readText(content));
    if (type !== 'x' && type !== 'g')
        return;
    for (const { keyword, value } of readRecords(content))
        if (USED_KEYWORDS.test(keyword))
            add(keyword, value);
}
/** Yields the records of a pax header up to a NUL. @throws StepError (`archive-damaged`) */
function* readRecords(content) {
    for (let offset = 0; offset < content.length && content[offset] !== 0;) {
        const space = content.indexOf(' ', offset);
        const equals = content.indexOf('=', offset);
        const length = content.toString('latin1', offset, Math.max(offset, space));
        if (!/^\d{1,7}$/.test(length))
            throw makeCorruptHeaderError();
        const end = offset + Number(length);
        const isComplete = content[end - 1] === 0x0a && equals >= space && equals < end;
        if (!isComplete)
            throw makeCorruptHeaderError();
        yield {
            keyword: content.toString('utf8', space + 1, equals),
            value: content.toString('utf8', equals + 1, end - 1),
        };
        offset = end;
    }
}
function makeCorruptHeaderError() {
    return (0,_damage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDamageError */ .iG)('an extended header is corrupt');
}


/***/ }),

/***/ 9419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);

/**
 * A timer fires immediately beyond this many ms (a signed 32-bit number, in Node as in browsers).
 */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** The real clock. It is monotonic: setting the machine's time does not move a deadline. */
const systemClock = {
    now: () => performance.timeOrigin + performance.now(),
    async sleep(ms, signal) {
        // Timers truncate to whole ms and so may fire early, and nothing here may happen before its
        // time.
        const until = this.now() + ms;
        for (let remainingMs = ms; remainingMs > 0; remainingMs = until - this.now()) {
            signal?.throwIfAborted();
            // An abort rejects it with an error of its own.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(Math.ceil(remainingMs), MAX_TIMER_MS), undefined, { signal }).catch(() => { });
        }
        signal?.throwIfAborted();
    },
    every(ms, tick) {
        const timer = setInterval(tick, Math.min(ms, MAX_TIMER_MS));
        return () => clearInterval(timer);
    },
};


/***/ }),

/***/ 4114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mi: () => (/* binding */ isDiskError),
/* harmony export */   Qz: () => (/* binding */ explainAccessError),
/* harmony export */   bp: () => (/* binding */ describeAccessProblem),
/* harmony export */   cZ: () => (/* binding */ ignoreDiskError),
/* harmony export */   hs: () => (/* binding */ describeDiskError),
/* harmony export */   tI: () => (/* binding */ DISK_FULL_CODES)
/* harmony export */ });
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

/***/ 9653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ formatThrown),
/* harmony export */   u: () => (/* binding */ getErrorMessage)
/* harmony export */ });
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3429);

/** Returns the message of anything that was thrown; untrusted text. */
function getErrorMessage(error) {
    if ((0,node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(error))
        return error.message;
    return formatThrown(error);
}
/**
 * Returns whatever was thrown as text. Libraries may throw values that cannot be converted, such as
 * an object without a prototype.
 */
function formatThrown(thrown) {
    try {
        return String(thrown);
    }
    catch {
        return `a thrown ${typeof thrown} that cannot be shown as text`;
    }
}


/***/ }),

/***/ 1164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ makeYielder),
/* harmony export */   DX: () => (/* binding */ waitUnlessAborted),
/* harmony export */   F1: () => (/* binding */ makePause),
/* harmony export */   YK: () => (/* binding */ iterateWithPauses)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);

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
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        startedAt = now();
    };
    return () => (now() - startedAt < SLICE_MS ? undefined : nextSlice());
}
/**
 * Returns a function to await between the steps of long work. It yields to the event loop when a
 * time slice is over.
 * @throws the reason of `signal` soon after it is aborted
 */
function makePause(signal) {
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
async function* iterateWithPauses(items, signal) {
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

/***/ 6540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ReportError),
/* harmony export */   F: () => (/* binding */ runReportWork)
/* harmony export */ });
/* harmony import */ var _disk_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4114);

/**
 * A file-system error while reports were written. Its message says so in one sentence without the
 * period.
 */
class ReportError extends Error {
    name = 'ReportError';
    /** The fields that make it a file-system error: see `isDiskError`. */
    code;
    syscall;
    isDiskFull;
    constructor(folder, cause) {
        super(`the report could not be written to ${folder}: ${(0,_disk_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeDiskError */ .hs)(cause)}`, { cause });
        this.code = cause.code ?? '';
        this.syscall = cause.syscall;
        this.isDiskFull = _disk_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DISK_FULL_CODES */ .tI.has(this.code);
    }
}
/**
 * Runs `work`, which writes reports into a folder, and returns its result.
 * @throws ReportError for a file-system error; any other error of `work`
 */
async function runReportWork(folder, work) {
    try {
        return await work();
    }
    catch (error) {
        if ((0,_disk_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isDiskError */ .Mi)(error))
            throw new ReportError(folder, error);
        throw error;
    }
}


/***/ }),

/***/ 7414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   DB: () => (/* binding */ parseSize),
/* harmony export */   Du: () => (/* binding */ formatExceedingSize),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   VP: () => (/* binding */ formatMegabytes),
/* harmony export */   Xq: () => (/* binding */ formatSize),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   zq: () => (/* binding */ parseCount)
/* harmony export */ });
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
/* harmony export */   Kd: () => (/* binding */ joinFirstWords),
/* harmony export */   ZH: () => (/* binding */ capitalize),
/* harmony export */   x8: () => (/* binding */ countEach),
/* harmony export */   yM: () => (/* binding */ splitWords),
/* harmony export */   yZ: () => (/* binding */ joinWords)
/* harmony export */ });
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
        shown.push(`${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(more)} more`);
    return joinWords(shown, 'and');
}


/***/ }),

/***/ 9366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ makeBusyRetry)
/* harmony export */ });
/* harmony import */ var _common_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9419);
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4114);


/**
 * The error codes that Windows returns while a virus scanner or an indexer holds a file, or a file
 * in the folder.
 */
const BUSY_CODES = new Set([
    'EPERM',
    'EACCES',
    'EBUSY',
    'ENOTEMPTY',
]);
const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 500;
/** How long to wait in all, in ms: scanners release a file within a second or two. */
const BUDGET_MS = 5_000;
const THIS_SYSTEM = { platform: process.platform, clock: _common_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m };
/**
 * Returns a function that runs the renames and removals of this system. On Windows, it retries if
 * another program holds a file. All calls of the function share a few seconds for this. On other
 * systems, such errors are permanent, so they are thrown immediately.
 */
function makeBusyRetry({ platform, clock, } = THIS_SYSTEM) {
    let leftMs = 0;
    if (platform === 'win32')
        leftMs = BUDGET_MS;
    return async (work) => {
        for (let pauseMs = FIRST_PAUSE_MS;; pauseMs *= 2) {
            try {
                return work();
            }
            catch (error) {
                if (leftMs <= 0 || !isBusy(error))
                    throw error;
            }
            const ms = Math.min(pauseMs, MAX_PAUSE_MS, leftMs);
            leftMs -= ms;
            await clock.sleep(ms);
        }
    };
}
function isBusy(error) {
    return (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .Mi)(error) && BUSY_CODES.has(error.code);
}


/***/ }),

/***/ 2902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QT: () => (/* binding */ explainIfNotReadable),
/* harmony export */   k7: () => (/* binding */ explainIfNotWritable)
/* harmony export */ });
/* unused harmony exports describeReadRefusal, describeWriteRefusal */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4114);


/** Returns why nothing can be written at a path that exists; undefined if it can. */
function explainIfNotWritable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return undefined;
    }
    catch (error) {
        if (!(0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .Mi)(error))
            throw error;
        return describeWriteRefusal(error.code, path, findUsers(path));
    }
}
/**
 * Returns why the system refuses to let this process read `path`; undefined if `error` does not
 * mean that.
 */
function explainIfNotReadable({ code }, path) {
    if (code !== 'EACCES' && code !== 'EPERM')
        return undefined;
    return describeReadRefusal(code, path, findUsers(path));
}
function findUsers(path) {
    const user = process.getuid?.();
    return { user, owner: (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreDiskError */ .cZ)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).uid, user) };
}
/** Returns why the system refuses to let this process read `path`, by the error code (errno(3)). */
function describeReadRefusal(code, path, { user, owner }) {
    const advice = 'change the owner or the permissions of that path';
    const refusal = `permission to read ${path} was denied (${code})`;
    if (user === undefined || user === owner)
        return `${refusal}; ${advice}`;
    return `${refusal}; that path belongs to user ${owner}, but the current user is ${user}: ${advice}`;
}
/** Returns why the system refuses to let this process write to `path`, by the error code. */
function describeWriteRefusal(code, path, { user, owner }) {
    if (code === 'EROFS')
        return `${path} is on a read-only file system; use another path`;
    const advice = 'change the owner or the permissions of that path, or use another path';
    let subject = path;
    if (user !== undefined && user !== owner)
        subject = `${path}, which belongs to user ${owner}, while this step runs as user ${user}`;
    return `this step is not allowed to write to ${subject}; ${advice}`;
}


/***/ }),

/***/ 3870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ DESKTOP_FILE),
/* harmony export */   X: () => (/* binding */ findWindowsNameProblem),
/* harmony export */   Z$: () => (/* binding */ isGitFolder),
/* harmony export */   gI: () => (/* binding */ probeFileSystem),
/* harmony export */   on: () => (/* binding */ WINDOWS_NAME_RULES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/** Names of files that some systems cannot store, or treat in a special way. */


/**
 * Returns the traits of the file system of `folder`, which must be empty and is left empty.
 * @throws any file-system error
 */
function probeFileSystem(folder) {
    const probe = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'probe');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(probe);
    const ignoresCase = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'PROBE'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(probe);
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


/***/ }),

/***/ 1644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ ensureFreeSpace),
/* harmony export */   o: () => (/* binding */ measureFreeBytes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4114);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7414);
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3234);




/**
 * @throws StepError (`disk-full`) if `bytes` more are known not to fit on the file system of
 * `folder`
 */
function ensureFreeSpace(folder, bytes, what) {
    const free = measureFreeBytes(folder);
    if (free === undefined || free >= bytes)
        return;
    throw new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .z('disk-full', { what, needed: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSize */ .Xq)(bytes), free: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSize */ .Xq)(free) });
}
/**
 * Returns how many bytes may be written to the file system of `folder`; undefined if it does not
 * report that.
 */
function measureFreeBytes(folder) {
    return (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreDiskError */ .cZ)(() => {
        const { bsize, bavail, blocks } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
        // Some network and user-space file systems report zeros.
        if (blocks === 0)
            return undefined;
        return bsize * bavail;
    }, undefined);
}


/***/ }),

/***/ 7469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Sc: () => (/* binding */ resolveRealPath),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   sM: () => (/* binding */ lstatIfExists),
/* harmony export */   vV: () => (/* binding */ joinBytePaths)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4114);



/**
 * Returns whether a path is `folder` or below it; both absolute, symbolic links are not followed.
 */
function isWithin(path, folder) {
    const relativePath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    const goesUp = relativePath === '..' || relativePath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
    return !goesUp && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(relativePath);
}
/** The error codes of the system for a path where nothing exists (errno(3)). */
const NOT_FOUND = new Set(['ENOENT', 'ENOTDIR']);
/**
 * Returns what exists at `path`, without following a symbolic link; undefined if nothing does.
 * @throws any file-system error
 */
function lstatIfExists(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
    }
    catch (error) {
        if ((0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .Mi)(error) && NOT_FOUND.has(error.code))
            return undefined;
        throw error;
    }
}
/**
 * Returns a path with its symbolic links resolved. The path need not exist yet.
 * @throws any file-system error
 */
function resolveRealPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch (error) {
        if (!(0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .Mi)(error) || error.code !== 'ENOENT')
            throw error;
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resolveRealPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    }
}
/**
 * Returns the real path, or the path itself where that cannot be determined: the next access to it
 * reports why.
 */
function followLinks(path) {
    return (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ignoreDiskError */ .cZ)(() => resolveRealPath(path), path);
}
/** Returns the path of the entry `name` in `folder`. Both are bytes, which need not be UTF-8. */
function joinBytePaths(folder, name) {
    return Buffer.concat([folder, Buffer.from('/'), name]);
}


/***/ }),

/***/ 4355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readStartOfFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

/**
 * Returns the first `length` bytes of a file, or fewer if the file is shorter.
 * @throws any file-system error
 */
function readStartOfFile(path, length) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        let bytes = length;
        // Files of some file systems, such as procfs, have content although their size is 0.
        if (size > 0)
            bytes = Math.min(length, size);
        const start = Buffer.allocUnsafe(bytes);
        return start.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, start, 0, start.length, 0));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ suggestSimilarFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4114);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1560);




/**
 * Returns the end of an error about a path that does not exist: the suggestion of a file or folder
 * next to it whose name is similar; undefined if there is none. `written` is the path as the user
 * wrote it.
 */
function suggestSimilarFile(written, path) {
    const names = (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ignoreDiskError */ .cZ)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), []);
    const name = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .findCorrection */ .oQ)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), names);
    if (name === undefined)
        return undefined;
    return (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(written), name));
}


/***/ }),

/***/ 892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ getTempFolder),
/* harmony export */   l: () => (/* binding */ getTempFolderClearer)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8161);

/** Returns the folder for temporary files: the runner's, or else the system's. */
function getTempFolder({ RUNNER_TEMP }) {
    return RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)();
}
/** Returns who removes what is left in the folder for temporary files. */
function getTempFolderClearer({ RUNNER_TEMP }) {
    if (RUNNER_TEMP)
        return 'runner';
    return 'nobody';
}


/***/ }),

/***/ 5531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   PZ: () => (/* binding */ EARLIER_SITE_WORDINGS),
/* harmony export */   fu: () => (/* binding */ fillMessage),
/* harmony export */   nl: () => (/* binding */ MESSAGES),
/* harmony export */   tU: () => (/* binding */ SUMMARY_WORDINGS)
/* harmony export */ });
/* unused harmony export PUBLISHED_SITE_WORDINGS */
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4874);
/* harmony import */ var _text_grouped_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9702);


/**
 * The message of every error, grouped by the outcome of the step: what happened, what the server
 * said, and what to do next. `[…]` is left out when a value in it is empty. Problems of a single
 * input, an archive entry, or a connection are worded where they are detected.
 */
const MESSAGE_TEXTS = {
    rejected: {
        'bad-inputs': 'The inputs of this step are invalid, so the step stopped before doing anything:{errors}',
        'node-too-old': 'This step needs Node {needed} or newer, but the runner started it with Node {found}, so the step stopped before doing anything. Use a runner or a container image that has Node {needed}.',
        'runner-variables': 'Variables that the runner sets for this step are invalid[, so {consequence}]. Check whether the workflow or an earlier step overwrites these variables or the files that they name; if not, update the runner. Details:{errors}',
        unauthorized: 'The service does not accept the API key (HTTP 401).[ It said: “{serverMessage}”.] The key may be mistyped, revoked, or expired: create a new admin key on the API keys page of the dashboard and store it in the secret that `api-key` reads.[ {plan}][ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        'payment-required': 'The service asks for payment or for another plan (HTTP 402).[ It said: “{serverMessage}”.] Static export requires the Enterprise plan. Check in the dashboard which plan the organization of this API key has, then upgrade that plan or set `api-key` to a key of an organization that has the Enterprise plan.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        forbidden: 'The service does not allow this request with this API key (HTTP 403).[ It said: “{serverMessage}”.] Common causes:[ the plan of the organization is not Enterprise, which {needed} requires;] the key is not an admin key with write scope, or belongs to a different organization[ than the project {project} in `project-id`]; the key cannot be used from this runner’s IP address[; {login}]. Check the key on the API keys page of the dashboard and create another one if needed.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        'export-address-not-found': 'The service could not find the static export API or the site (HTTP 404).[ It said: “{serverMessage}”.] Check that[{mayLackApi} `base-url` is the root of the admin API and that] `domain` is a site of the organization of this API key.[{mayLackApi} Newer deployments export only by project: set `project-id` (shown on the API keys page of the dashboard).]',
        'export-job-not-found': 'The service has no export job {job} (HTTP 404)[, although the service reported the job as {lastStatus} before: the job was probably deleted].[ The service said: “{serverMessage}”.] If the dashboard does not show the job, run this step again without `job-id` to start a new export.[ If the dashboard shows the job, check `job-id` and `{input}`, and check that the API key belongs to the organization that started the job; an agent’s job needs `mode: agent-job`.]',
        'project-not-found': 'The service has no project {project} (HTTP 404).[ It said: “{serverMessage}”.] No export was started. Check `project-id` (shown on the API keys page of the dashboard), and check that the API key belongs to the organization of that project[{mayLackApi} and that `base-url` is the root of the admin API].[ Older deployments export only by `domain`: set `domain` and leave {projectInputs} out.]',
        'project-job-not-found': 'The project {project} has no export job {job} (HTTP 404)[, although the service reported the job as {lastStatus} before: the job was probably deleted].[ The service said: “{serverMessage}”.] If the dashboard does not show the job, run this step again without `job-id` to start a new export.[ If the dashboard shows the job, check `job-id`, `project-id`, and `{input}`, and check that the API key belongs to the organization of the project. If the job was started by `domain`, leave `project-id` out.]',
        'build-not-found': 'The service does not recognize the documentation build that it started (HTTP 404)[, although the service reported the build as {lastStatus} before].[ It said: “{serverMessage}”.] No export was started. Run this step again; if that does not help, contact the service’s support.',
        'export-gone': 'The export of job {job} is gone: the service responded with HTTP {status}.[ It said: “{serverMessage}”.] The export has probably expired or been deleted: run this step again without `job-id` to start a new one.',
        'agent-job-not-found': 'The service has no agent job {job} in project {project} (HTTP 404).[ It said: “{serverMessage}”.] Check `job-id` and `project-id` (shown on the API keys page of the dashboard), and check that the API key belongs to that project; an export needs `mode: export`.',
        invalid: 'The service rejected the request as invalid (HTTP {status}).[ It said: “{serverMessage}”.][ {invalid}.]',
        redirected: 'The service responded with a redirect (HTTP {status})[ to {redirectTarget}]. So that the API key reaches only the server in `base-url`, the step follows no redirects. {redirectAdvice}.',
        'start-limited': 'No export was started: the service’s rate limit for exports was exceeded (HTTP 429). The service refused {attempts} in {elapsed}[ and asks clients to wait {until}].[ {limit}][ It said: “{serverMessage}”.] Run this step later or start fewer exports: set `max-parallel` for a matrix, or use different times for schedules.',
        'export-running': 'No export was started: another export of this site was still running (HTTP 409) after {attempts} in {elapsed}.[ The service said: “{serverMessage}”.] To follow that export, run this step with `job-id`[: {jobId}].[ {whereId}.] To start another export, run this step again when that export has ended. To keep runs from colliding, set `concurrency` in the workflow.',
        'build-running': 'No export was started: the service was still busy with another build of the project {project} (HTTP 409) after {attempts} in {elapsed}.[ It said: “{serverMessage}”.] Run this step again when that build has ended, or set a longer `wait-timeout`.',
        refused: 'The service refused the request (HTTP {status}).[ It said: “{serverMessage}”.] {advice}.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        'not-the-api': 'The server at `base-url` responded with HTTP {status} and a web page[ (“{serverMessage}”)], not with JSON.[ `{input}` may be the dashboard instead of the API: set it to the root of the admin API.] A proxy, a firewall, or a sign-in page may be responding instead of the API: have it let requests from this runner through.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        'github-token-missing': 'The input `{input}` needs `github-token`, which is empty. Leave `github-token` out to use the workflow’s own token, or check the secret that `github-token` reads.',
        'github-token-refused': 'The server {server} does not accept `github-token` (HTTP 401).[ It said: “{serverMessage}”.] Leave `github-token` out to use the workflow’s own token. If you need your own token, check whether it has expired, has been revoked, or belongs to another server.',
        'check-refused': 'The server {server} did not let `github-token` {operation} of the commit (HTTP {status}), so no export was started.[ The server said: “{serverMessage}”.][ Give the job `permissions: {permission}`; `wait-for-check` needs `checks: read` and `statuses: read`.][{mayLackCommit} Check that the token belongs to this repository, and that the commit is still in the repository: a force push removes commits.]',
        'published-missing': 'No published site was found: {why}. {advice}.[{mayBeFirst} To keep runs before the first publication from failing, set `if-missing: ignore`.]',
        'published-ambiguous': 'The release {tag} has several archives whose names begin with “{site}-”: {names}. It is unclear which one is the site: keep only the archive of the site on the release or rename the others.',
        'published-refused': 'The server {server} did not let `github-token` {operation} (HTTP {status}).[ It said: “{serverMessage}”.] Give the job `permissions: {permission}` and check that the token belongs to this repository.',
        'earlier-site-unusable': 'The earlier site in `compare-with` ({path}) cannot be used: {why}. Nothing was started or kept. Check the step of the workflow that gets the earlier site; if there is no earlier site yet, leave `compare-with` empty.',
    },
    unreachable: {
        unreachable: 'The service failed to handle the request {purpose}: {why}; gave up after {attempts} in {elapsed}.[ The service said: “{serverMessage}”.][ {notStarted}][ The service last reported {subject} as {lastStatus}.] Look at the service’s status page; if that page reports no incident, [check `{input}`, and ]run `curl --verbose` with `base-url` in a step of the same job.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        'answers-unreadable': 'The service failed to handle the request {purpose}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.][ {unrecognized}.] Check [`{input}`, and ]whether a proxy or a sign-in page responds instead of the service[; {unrecognizedAdvice}].[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        limited: 'The request to the service {purpose} failed: the service’s rate limit was exceeded (HTTP 429). The service refused {attempts} in {elapsed}[ and asks clients to wait {until}].[ The service said: “{serverMessage}”.][ {notStarted}][ The service last reported {subject} as {lastStatus}.] Set a longer `poll-interval` and run fewer jobs at once (`max-parallel`).[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        'not-connected': 'The request {purpose} could not reach the service at {host}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.] Check the {part} in `base-url`[, and whether {obstacle} blocks the connection].',
        'not-trusted': 'The request {purpose} could not reach the service at {host}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.] The API key is only sent to a server with a valid certificate: {certificateAdvice}.',
        'proxy-failed': 'The request {purpose} could not reach the service at {host}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.] `HTTPS_PROXY` applies to this host: {proxyAdvice}.',
        'start-at-web-page': 'The server at {host} responded to the start request with a web page[ (“{title}”)], not with JSON: `base-url` is probably the dashboard, not the API. Correct `base-url`. A proxy or a sign-in page may have responded instead of the API, so look in the dashboard before you run this step again: the export may have started.',
        'start-unknown': 'The service may or may not have started the export: {why}.[ The service said: “{serverMessage}”.][ {likely}] The request was not sent again, because that could start a second export. Look in the dashboard: if the export is there, run this step with its `job-id`; if not, check `base-url`[ and {statusPage}], then run this step again.[ {repetition}.]',
        'check-limited': 'Could not {operation} on {server}: the rate limit of `github-token` was exceeded ({why})[; the server asks clients to wait for {until}], so no export was started.[ The server said: “{serverMessage}”.] All workflows of a repository share the limit of its token: run this step again later or use another token.',
        'check-unreadable': 'Could not {operation} on {server}: {why}; gave up after {attempts}, and no export was started. Check `GITHUB_API_URL`, and whether a proxy or a sign-in page responds in place of the server.',
        'check-unreachable': 'Could not {operation} on {server}: {why}; gave up after {attempts}, and no export was started.[ The server said: “{serverMessage}”.] Check the server[ ({statusPage})] and the network between the runner and the server, then run this step again.',
        'published-limited': 'Could not {operation} on {server}: the rate limit of `github-token` was exceeded ({why})[; the server asks clients to wait for {until}], so no site was fetched.[ The server said: “{serverMessage}”.] All workflows of a repository share the limit of its token: run this step again later or use another token.',
        'published-unreadable': 'Could not {operation} on {server}: {why}; gave up after {attempts}. Check that `GITHUB_API_URL` is the address of the server’s API, and whether a proxy or a sign-in page responds in place of the server.',
        'published-unreachable': 'Could not {operation} on {server}: {why}; gave up after {attempts}.[ The server said: “{serverMessage}”.] Check the server[ ({statusPage})] and the network between the server and the runner, then run this step again.',
        'live-unreachable': 'The published site at {host} could not be reached: {why}; gave up after {attempts} in {elapsed}. {advice}.',
    },
    'job-failed': {
        'export-failed': 'The export job {job} failed.[ The service said: “{serverMessage}”.] See the site’s build in the dashboard for details; once the build is fixed, run this step again without `job-id` to start a new export.',
        'agent-failed': 'The agent job {job} failed: the agent hit an error that it could not recover from.[ The service said: “{serverMessage}”.] Look at the job in the dashboard, then give the agent its instructions again and run this step with the new `job-id`.',
        'job-ended': 'The job {job} has ended: the service reported it as “{status}”[ {reads} times in a row].[ The service said: “{serverMessage}”.] Look at the job in the dashboard, then {advice}.',
        'build-failed': 'The service could not build the documentation of the project {project}[ from the commit {commit}], so no export was started.[ The service said: “{serverMessage}”.] See the log of the build in the dashboard; once the build succeeds, run this step again.[ The end of the log:{log}]',
        'build-ended': 'The documentation build has ended: the service reported it as “{status}”[ {reads} times in a row], so no export was started.[ The service said: “{serverMessage}”.] Look at the project {project} in the dashboard, then run this step again.',
        'other-commit': 'The service has built the commit {built}[ on {branch}], not {expected} (`expect-commit`), so no export was started. The service builds the branch that the project {project} is deployed from: check that {expected} is the newest commit on that branch, then run this step again.',
        'no-commit': 'The service does not say which commit[ on {branch}] it has built, so it is unknown whether that commit is {expected} (`expect-commit`), and no export was started. To check that the export has this version, use `expect-text` instead of `expect-commit`.',
        'check-failed': 'The check “{check}” on the commit {commit} ended with “{state}”, so no export was started.[ Details: {details}.] Once the check succeeds, run this step again.',
    },
    'timed-out': {
        'timed-out': 'The job {job} was still {status} after {elapsed} (`wait-timeout`). It continues on the service: run this step with its `job-id` and a longer `wait-timeout`.',
        'timed-out-unknown': 'The wait ended after {elapsed} (`wait-timeout`). The service last reported the job {job} as “{status}”, a status that this step does not recognize. Look at the job in the dashboard: if the job is still running, run this step with its `job-id`; if the job has ended, use the newest version of this action or report this status.',
        'build-unfinished': 'The documentation build was still “{status}” after {elapsed} (`wait-timeout`), so no export was started. Look at the project {project} in the dashboard; run this step again when the build has ended, or set a longer `wait-timeout`.',
        'build-unfinished-unknown': 'The wait ended after {elapsed} (`wait-timeout`). The service last reported the documentation build as “{status}”, a status that this step does not recognize, so no export was started. Look at the project {project} in the dashboard: if the build is still running, set a longer `wait-timeout`; if it has ended, use the newest version of this action or report this status.',
        'check-unfinished': 'The check “{check}” on the commit {commit} was still “{state}” after {elapsed} (`wait-timeout`), so no export was started. Run this step again when the check has ended, or set a longer `wait-timeout`.',
        'check-absent': 'The commit {commit} had no check “{check}” after {elapsed} (`wait-timeout`), so no export was started.[ This step does not wait for the job “{own}” of its own workflow run.][ The checks of the commit: {others}.][ Did you mean “{meant}”?][ {fork} is a fork: some services report only to the original repository.] Set `wait-for-check` to a name that is shown on the commit, and check that the service builds the branch of that commit.',
    },
    cancelled: {
        cancelled: 'The step was canceled.[ {notStarted}][ The job {job} is still on the service (last known status: {status}): run this step with its `job-id` instead of starting another job.]',
        'cancelled-while-starting': 'The step was canceled while it was starting the export, so it is unknown whether the job exists. Look for it in the dashboard: if it is there, run this step with its `job-id`; if not, run this step again.',
    },
    'handover-failed': {
        'comment-forbidden': 'The comment on the pull request was not written: {server} did not let `github-token` {operation} (HTTP {status}).[ It said: “{serverMessage}”.] The text of the comment is in the job summary. {advice}.',
        'comment-failed': 'The comment on the pull request was not written. Could not {operation} on {server}: {why}; gave up after {attempts}.[ The server said: “{serverMessage}”.] The text of the comment is in the job summary. {advice}.',
        'issue-forbidden': 'The issue about the published site was not kept up to date: {server} did not let `github-token` {operation} (HTTP {status}).[ It said: “{serverMessage}”.] {advice}.',
        'issue-failed': 'The issue about the published site was not kept up to date. Could not {operation} on {server}: {why}; gave up after {attempts}.[ The server said: “{serverMessage}”.] {advice}.',
        'values-file-deleted': 'The values file {file} existed when the step began but is gone now. It was not created again, because its other content would be missing: put the file back, then run this step again, with `job-id` if the log shows one.',
        'values-file-unusable': 'The values file {file} cannot be used: {why}. Nothing was changed[{isBeforeStart}, and no export was started].',
        'values-file-syntax': 'The values file {file} is not valid YAML[ at line {line}, column {column}]: {why}. The file was not changed; correct this, then run this step again.',
        'values-file-documents': 'The values file {file} contains {count} YAML documents, and it is unclear which one is meant. The file was not changed; keep one document in it or set `values-file` to another file.',
        'values-file-shape': 'In the values file {file}, {what}[ (line {line})] is {found}, not {expected}. The file was not changed; {advice}.',
        'values-file-place': 'In the values file {file}, a `staticExport` {where} would have no effect: {why}. The file was not changed; {advice}.',
        'values-file-text': 'In the values file {file}, the values in {what} are text, not a map, so nothing can be set in them. The file was not changed; {advice}.',
        'values-file-shared': 'In the values file {file}, {what} is shared with other places by an anchor, an alias, or a merge, so setting {what} would also change those places, or would change nothing. The file was not changed; write out `staticExport` with its own values, after any merge (`<<`) in it.',
        'values-file-unsupported': 'In the values file {file}, `staticExport` is written in a way that cannot be changed safely, for example with tags, explicit keys (“?”), or a comment inside a value. The file was not changed; write `staticExport` as an ordinary map.',
        'runner-file': 'The file that {file} points to ({path}) could not be written: {why}, so {consequence}. {advice}, then run this step again.',
        unexpected: 'This step failed unexpectedly ({what}). This is a bug in the action, not in your workflow: please report it in the action’s repository, with the log of a run for which the variable `ACTIONS_STEP_DEBUG` is `true`.',
    },
    'bundle-failed': {
        'link-missing': 'The service reported the job {job} as {status}, but the response has no `bundleUrl`. Run this step again with `job-id`; if that does not help, contact the service’s support.',
        'link-invalid': 'The link to the bundle of job {job} cannot be used: {why}. Contact the service’s support: the service must send an absolute https link. Once it does, run this step with `job-id`.',
        'bundle-not-ready': 'The job {job} has completed, but after {attempts} the service still says that the bundle is not ready (HTTP 409).[ It said: “{serverMessage}”.] Run this step again with `job-id` in a few minutes.',
        'published-expired': 'GitHub no longer has {shown} (HTTP {status}): it was deleted before this step could fetch it. An older file is not used, because it would not be the latest published site. Publish the site again or set `from` to another run or a release.',
        'published-other': 'GitHub’s copy of {shown} is not a site archive, but {found}. Upload one archive (zip, tar, tar.gz, or tar.zst), such as the file in the output `bundlePath` of an export.',
        'archive-gone': 'The archive is gone: {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] The archive has probably expired or been deleted from the storage: run this step again without `job-id` to start a new export.',
        'download-refused': 'The storage refused the download: {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] {advice}.',
        'download-needs-headers': 'The link to the archive cannot be used here: it is signed for requests with certain headers ({signed}), and {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] Only the service knows what to send in that case: ask the service’s support for links whose only signed header is `host`.',
        'redirect-refused': 'The archive was not downloaded: {host} redirects[ to {target}]. The redirect was not followed, because its target cannot be used: {why}. Check whether a proxy between the runner and the storage redirects requests to a sign-in page; if not, contact the service’s support.',
        'download-failed': 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ The storage said: “{serverMessage}”.] Run this step again with `job-id`; if that does not help, {advice}.',
        'download-mismatch': 'The download is not the announced archive: {what} is {got} instead of {expected}. The download was discarded. Run this step again with `job-id`; if that does not help, contact the service’s support.',
        'download-too-large': 'The archive is larger than {limit}[ (announced size: {size})], the most that `max-unpacked-size` and `max-unpacked-files` allow. None of it was kept. If the site is really that large, set a higher `max-unpacked-size` and run this step again with `job-id`.',
        'download-reencoded': 'The storage sent the archive with the Content-Encoding {encoding}, which this step did not ask for, so the archive was not downloaded. Check whether a proxy or CDN between the runner and the storage re-encodes downloads, or whether the archive was stored with the wrong Content-Encoding, then run this step again with `job-id`.',
        'not-an-archive': 'The download is not a site archive: it looks like {kind}. Expected zip, tar, tar.gz, or tar.zst. {advice}.',
        'archive-empty': 'The archive is empty: {why}. Look at the export in the dashboard, then run this step again without `job-id` to start a new one.',
        'archive-damaged': 'The archive is damaged[ at “{entry}”]: {why}. None of it was kept. Run this step again with `job-id`; if that does not help, run it without `job-id` to start a new export.',
        'archive-window-too-large': 'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Contact the service’s support: archives must be made with a window of at most 128 MiB (`zstd --long=27`). Until then, download the archive from the output `bundleUrl` and decompress it with `zstd --decompress --long=31`.',
        'entry-refused': 'The archive was refused because of its entry “{entry}”: {why}. Nothing from the archive was kept. Contact the service’s support[: {rule}].',
        'entry-unsupported': 'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux, with `site-path` on an ordinary disk, or keep the archive with `bundle-path` instead of unpacking it here.',
        'archive-too-large': 'The archive unpacks to more than {limit}, the limit of `{input}`. None of it was kept. If the site is really that large, set a higher `{input}` and run this step again with `job-id`.',
        'disk-full': 'There is not enough disk space for {what}[: {needed} needed, {free} free]. This step removes what it has written; the log lists what could not be removed. Free up space on that disk (`df -h` shows which one is full) or use a larger disk. The step downloads to the folder that `RUNNER_TEMP` names and writes the results to `site-path` and `bundle-path`.',
        'permission-denied': 'This step is not allowed to write to {what} ({why}). Check the owner and the permissions of the folder on the runner with `ls -ld`; files created by a container often belong to root. Change the owner in an earlier step (`sudo chown`) or use another path.',
        'path-not-replaceable': 'The path {what} cannot be replaced ({why}). It was left untouched: {advice}.',
        'path-in-use': 'The path {what} is in use ({why}). It was left untouched. Either a file system is mounted there, or a program has it open: stop that program or use another path.',
        'disk-failed': 'The runner’s disk reported an error at {what}: {why}. This step removes what it has written; the log lists what could not be removed. Check the runner’s disk, then run this step again with `job-id`.',
    },
    'verify-failed': {
        'compare-failed': 'The site in {site} could not be compared with the earlier one in `compare-with`: {why}. The outputs `changed` and `changesReport` are empty.[ Because it is unknown how many pages are gone (`max-pages-removed`), {consequence}.] Check the runner’s disk; if the disk is fine, this is a bug in the action: please report it in the action’s repository, with the log of a run for which the variable `ACTIONS_STEP_DEBUG` is `true`.',
        'pages-removed': 'More pages of the earlier site are missing from {site} than `max-pages-removed: {limit}` allows: {removed} ({example}), so {consequence}. Check that the export or build is complete. If the removal is intended, run the workflow manually with `max-pages-removed: {number}` or without that input. {report} lists all removed pages, as does changes.md next to it.',
        'text-missing': 'No page of the site in {site} ({pages}) shows “{text}” (`expect-text`), so {consequence}. The site was not checked any further.[ The service may not yet have built this version when the export {job} started: start a new export after the build, with `wait-for-check` or `update`.][ {page} shows “{similar}”, with different capitalization.][ Check that {folder} is the build of this version.][ {mistake}][ `expect-text` is plain text: “{pattern}” is not treated as a pattern.][ {where}]',
        'verify-failed': 'The check of the site found {errors}, so with `{gate}` {consequence}.[ With `fail-on: {failOn}`, {others} the step, too.][ Without {without}, there is nothing to compare with, so all errors count as new.][ {diagnosis}][{isFirstToCheck} Check that first.][ {fix}, or use `accepted-findings` to list what cannot be fixed.] To continue anyway, set `verify: report`.[ {unused}] The job summary shows {shown}; the full report is {report}, with report.html next to it. The site is in {site}.',
        'check-disk-failed': 'The site in {site} could not be checked: {why}. Check the runner’s disk and the folder that `RUNNER_TEMP` names, then run this step again.[{canSwitchOff} With `verify: off`, this step continues without a check.]',
        'check-crashed': 'The check of the site in {site} failed ({what}), so it is unknown whether the site has errors. This is a bug in the action, not a problem with the site: please report it in the action’s repository, with the log of a run for which the variable `ACTIONS_STEP_DEBUG` is `true`.[{canSwitchOff} With `verify: off`, this step continues without a check.]',
    },
    'live-failed': {
        'live-failed': 'The site at {url} is not[{isUncertain} known to be] the one in {site}: after {elapsed}, {differing}.[ {diagnosis}][{isFirstToCheck} Check that first.][{mayPassByWaiting} If the deployment is still running, set a longer `wait-timeout`; otherwise, check the deployment and the configuration of the host.] docs/live.md explains each finding. The full report is {report}.',
    },
};
/** The text of each message, and how the step ends with it. */
const MESSAGES = (0,_text_grouped_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTextsByName */ .f)(MESSAGE_TEXTS, (text, outcome) => ({ text, outcome }));
/** For the job summary: the findings are below it, and paths of the runner are folded away. */
const SUMMARY_WORDINGS = {
    'pages-removed': 'More pages of the earlier site are missing than `max-pages-removed: {limit}` allows: {removed} ({example}), so {consequence}. Check that the export or build is complete. If the removal is intended, run the workflow manually with `max-pages-removed: {number}` or without that input.',
    'verify-failed': 'The check found {errors}, so with `{gate}` {consequence}.[ With `fail-on: {failOn}`, {others} the step, too.][ Without {without}, there is nothing to compare with, so all errors count as new.][ {fix}, or use `accepted-findings` to list what cannot be fixed.] To continue anyway, set `verify: report`.',
    'live-failed': 'The site at {url} is not[{isUncertain} known to be] the expected one: after {elapsed}, {differing}.[{mayPassByWaiting} If the deployment is still running, set a longer `wait-timeout`; otherwise, check the deployment and the configuration of the host.]',
};
/** For an archive in `compare-with`, which was not downloaded; worded to follow its path. */
const EARLIER_SITE_WORDINGS = {
    'not-an-archive': 'it is not a site archive, but looks like {kind}',
    'archive-empty': '{why}',
    'archive-damaged': 'the archive is damaged[ at “{entry}”]; {why}',
    'archive-window-too-large': 'its Zstandard window is larger than 128 MiB',
    'entry-refused': 'its entry “{entry}” is refused, because {why}',
    'entry-unsupported': 'the file system here cannot store its entry “{entry}”, because {why}',
    'archive-too-large': 'it unpacks to more than {limit}. If the site is really that large, use the unpacked folder or, in a workflow, set a higher {input}',
    'disk-full': 'there is not enough disk space to unpack it[: {needed} needed, {free} free]',
};
const PUBLISH_AGAIN = 'Publish the site again or set `from` to another run or a release.';
/** For a site that was published earlier: there is no job to resume, and no limit to set. */
const PUBLISHED_SITE_WORDINGS = {
    'archive-gone': `The archive is gone: {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] ${PUBLISH_AGAIN}`,
    'download-refused': 'The storage refused the download: {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] Run this step again; if that does not help, check whether a proxy between the runner and the storage changes requests.',
    'redirect-refused': 'The archive was not downloaded: {host} redirects[ to {target}]. The redirect was not followed, because its target cannot be used: {why}. Check whether a proxy between the runner and the storage redirects requests to a sign-in page.',
    'download-failed': 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ The storage said: “{serverMessage}”.] Run this step again; if that does not help, check the network between the runner and the storage.',
    'download-mismatch': 'The download differs from the file that GitHub stores: {what} is {got} instead of {expected}. The download was discarded. Run this step again; if that does not help, check whether a proxy changes downloads.',
    'download-too-large': 'The archive is larger than {limit}[ (announced size: {size})], the most that this action accepts. None of it was kept. Download the archive in your own step, with `gh run download` or, for a release, `gh release download`.',
    'download-reencoded': 'The storage sent the archive with the Content-Encoding {encoding}, which this step did not ask for, so the archive was not downloaded. Check whether a proxy between the runner and the storage re-encodes downloads, then run this step again.',
    'not-an-archive': `The published file is not a site archive: it looks like {kind}. Expected zip, tar, tar.gz, or tar.zst. ${PUBLISH_AGAIN}`,
    'archive-empty': `The archive is empty: {why}. ${PUBLISH_AGAIN}`,
    'archive-damaged': `The archive is damaged[ at “{entry}”]: {why}. None of it was kept. ${PUBLISH_AGAIN}`,
    'archive-window-too-large': 'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Archives must be made with a window of at most 128 MiB (`zstd --long=27`).',
    'entry-refused': `The archive was refused because of its entry “{entry}”: {why}. Nothing from the archive was kept. ${PUBLISH_AGAIN}`,
    'entry-unsupported': 'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux, with `site-path` on an ordinary disk.',
    'archive-too-large': 'The archive unpacks to more than {limit}, the most that this action accepts. None of it was kept. Download the archive in your own step, with `gh run download` or, for a release, `gh release download`.',
    'path-not-replaceable': 'The path {what} cannot be replaced ({why}). It was left untouched: use another path in `site-path`.',
    'disk-failed': 'The runner’s disk reported an error at {what}: {why}. This step removes what it has written; the log lists what could not be removed. Check the runner’s disk, then run this step again.',
};
/**
 * Returns the words of a message, or those in `wordings`, with its values filled in, each made safe
 * to show.
 */
function fillMessage(code, values, wordings = {}) {
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .fill */ .GS)(wordings[code] ?? MESSAGES[code].text, values);
}


/***/ }),

/***/ 3234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ asStepError),
/* harmony export */   z: () => (/* binding */ StepError)
/* harmony export */ });
/* harmony import */ var _common_error_message_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9653);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5531);


/**
 * The one error that users see. The code says what happened; its wording and its outcome are in
 * messages.ts. `cause` is shown only with debug logging.
 */
class StepError extends Error {
    name = 'StepError';
    code;
    values;
    outcome;
    userMessage;
    /** What the job summary shows. */
    summaryMessage;
    constructor(code, values, cause) {
        const userMessage = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .fillMessage */ .fu)(code, values);
        super(userMessage.text, cause === undefined ? undefined : { cause });
        this.code = code;
        this.values = values;
        this.outcome = _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .MESSAGES */ .nl[code].outcome;
        this.userMessage = userMessage;
        // In the summary, the instructions to resume the job follow the message.
        this.summaryMessage = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .fillMessage */ .fu)(code, { ...values, aboutJob: undefined }, _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .SUMMARY_WORDINGS */ .tU);
    }
}
/**
 * Returns the error to report for `error`, whatever was thrown: anything but a StepError is a bug
 * of this action.
 */
function asStepError(error) {
    if (error instanceof StepError)
        return error;
    return new StepError('unexpected', { what: (0,_common_error_message_js__WEBPACK_IMPORTED_MODULE_0__/* .formatThrown */ .C)(error) }, error);
}


/***/ }),

/***/ 3092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ isAcceptanceCode),
/* harmony export */   EQ: () => (/* binding */ isLiveCode),
/* harmony export */   Lp: () => (/* binding */ CODES),
/* harmony export */   ft: () => (/* binding */ meansNoResponse),
/* harmony export */   lA: () => (/* binding */ describeCode)
/* harmony export */ });
/* harmony import */ var _live_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2560);
/* harmony import */ var _site_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2857);


/** All codes. */
const CODES = new Set([..._site_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .SITE_CODES */ .F, ..._live_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .LIVE_CODES */ ._]);
/** Returns whether a code is about entries of accepted findings. */
const isAcceptanceCode = (code) => code.endsWith('-acceptance');
/**
 * Returns whether a code means that the response of the host is unknown, so that any finding may be
 * there.
 */
const meansNoResponse = (code) => code === 'live-unasked' || code === 'live-unanswered';
/** Returns whether a code is about responses of the host, not about the site itself. */
const isLiveCode = (code) => code.startsWith('live-');
/** Matches codes that name a thing, of which there can be several. */
const THING_CODE = /^(?!no-|outside-).*-(?:anchor|asset|file|link|load|page|path|redirect|sitemap)$/;
/** Returns the words of a code that names a thing, such as `broken link`; other codes unchanged. */
function describeCode(code) {
    if (THING_CODE.test(code))
        return code.replaceAll('-', ' ');
    return code;
}


/***/ }),

/***/ 2342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ getCode)
/* harmony export */ });
/** Returns the code of a kind. */
function getCode(kind) {
    const [code = kind] = kind.split('/', 1);
    return code;
}


/***/ }),

/***/ 2560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ LIVE_KINDS),
/* harmony export */   _: () => (/* binding */ LIVE_CODES)
/* harmony export */ });
/* harmony import */ var _text_grouped_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9702);
/* harmony import */ var _kind_code_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2342);


/**
 * All findings of the live check, by severity, with one sentence each. A kind is `code/variant`, as
 * in site-kinds.ts. Only this file contains their wording; docs/live.md explains the codes.
 */
const SENTENCES = {
    error: {
        'live-missing': 'The host responds with HTTP {status}, but the site has the file {file}.',
        'live-missing/home-page': 'The host responds with the home page, as if {file} did not exist.',
        'live-missing/not-found-page': 'The host responds with the 404 page and HTTP {status}, as if {file} did not exist.',
        'live-stale': 'The content differs from {file}: the host serves an older version or another file.[ The title of the received page is “{title}”.][ A cache has stored this response for {age} ({header}): wait until the response expires, or purge the cache.]',
        'live-stale/empty': 'The response is empty, but {file} is not.[ A cache has stored this response for {age} ({header}): wait until the response expires, or purge the cache.]',
        'live-stale/cut-off': 'The host serves only the beginning of {file}, {receivedByteCount} of {fileByteCount} bytes: the response is cut off, or the host serves an older version, which was shorter.[ A cache has stored this response for {age} ({header}): wait until the response expires, or purge the cache.]',
        'live-stale/page-content': 'Instead of {file}, the host responds with a web page, possibly an error page with the wrong status.[ A cache has stored this response for {age} ({header}): wait until the response expires, or purge the cache.]',
        'live-stale/added-script': 'The page differs from {file} only because the script {script} was added. If the host or a CDN adds the script, turn that off or add the script to the pages of the site. Otherwise, the host still serves a version that had the script.[ A cache has stored the page for {age} ({header}).]',
        'live-stale/added-text': 'The page differs from {file} only because the text “{text}” was added. If a proxy or the host adds the text, turn that off. Otherwise, the host still serves a version that had the text.[ A cache has stored the page for {age} ({header}).]',
        'live-wrong-type': 'The host sends this with {type} instead of {expectedType}, so browsers download it, show it as source code, or do not use it.[ Set `Content-Type: {expectedType}` for {files}.]',
        'live-wrong-type/charset': 'The host says that this page is in {charset}, but it is in {expectedCharset}: browsers show the wrong characters. Make the `charset` in `Content-Type` match the encoding of the page.',
        'live-wrong-type/not-xhtml': 'The host sends this with the content type application/xhtml+xml, but the content is not XHTML: browsers do not show it as a page.',
        'live-wrong-status': 'The host responds with HTTP {status} instead of {expectedStatus}.[{isServerError} Look up the address in the host’s log.][{lacksLocation} Without an address in the `Location` header, browsers do not follow a redirect.][{isNotModified} This response is valid only for conditional requests, and this request was not conditional: the host, or a cache or proxy in front of it, is faulty.]',
        'live-unanswered': 'The host sent no complete response: {why}.[{isTimeout} Look up the address in the host’s log; if the host is slow, set a longer `request-timeout`.]',
        'live-soft-404': 'No file of the site has this address, but the host responds with HTTP {status} instead of 404: to search engines and link checkers, every broken link looks fine.',
        'live-soft-404/redirect': 'No file of the site has this address, but the host redirects it to {to} instead of responding with 404: to search engines and link checkers, every broken link looks fine.',
        'live-redirected/invalid-address': 'The host redirects this to “{to}”, which is not a valid address: browsers show an error.',
        'live-redirected/other-host': 'The host redirects this to {to}, which is on another host or has another scheme; the redirect was not followed.',
        'live-redirected/other-page': 'The host redirects this to {to}, which is not an address of {file}.[{differsOnlyInCase} Only the case differs: rename the file to match that address, or turn the redirect off.]',
        'live-redirected/relative-address': 'The host shows {file} at {to}, in another folder, so {written} points to {missingPath}, which is not an address of the site.',
        'live-redirected/loop': 'The host redirects this in a loop or too often: the last redirect is to {to}.',
        'live-redirected/refresh': 'The `Refresh` header sends readers of this page to {to}, which is not an address of {file}, and the file itself does not redirect to that address.',
        'live-redirect-rule': 'Line {line} of {redirectFile} redirects this to {expectedTarget}, but the host redirects it to {to}.',
        'live-redirect-rule/no-redirect': 'Line {line} of {redirectFile} redirects this to {expectedTarget}, but the host responds with HTTP {status}.',
        'live-encoding/compressed-twice': 'The content is compressed twice, but browsers decompress it only once and show compressed data. Upload the file uncompressed, or turn off compression on the host or the CDN.',
        'live-encoding/compressed-silently': 'The content is compressed, but there is no Content-Encoding header: browsers do not decompress it. Upload it uncompressed, or send that header.',
        'live-encoding/not-compressed': 'Content-Encoding is {encoding}, but the content cannot be decompressed: browsers show an error.',
        'live-encoding/unknown': 'Content-Encoding is {encoding}, which was not requested: not every browser supports it.',
        'live-header/attachment': 'Content-Disposition makes browsers download this page instead of showing it. Remove this header for pages.',
        'live-header/blocked-style': 'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a style sheet of this page: allow it with `style-src` in that header.',
        'live-unsteady': '{addresses} matched the site at first, but not later: the host was rolled back or updated, or some of its servers or caches do not have this site. Deploy to every server, and purge every cache.',
        'live-unasked': 'There was not enough time to request {addresses} and to receive complete responses before `wait-timeout` expired: set a longer `wait-timeout`.',
        'live-unasked/recheck': 'Everything matched, but there was no time to request {addresses} a second time. The site counts as live only if everything matches twice: set a longer `wait-timeout`.',
        'live-unasked/refused': 'There was no time to request {addresses} before `wait-timeout` expired. The host refused requests (HTTP 429): on the host, allow the user agent `docs-export-action` or raise the limit for this user agent, or set a longer `wait-timeout` for this step.',
    },
    warning: {
        'live-wrong-type/tolerated': 'The host sends this with {type} instead of {expectedType}.[ Set `Content-Type: {expectedType}` for {files}.]',
        'live-wrong-type/as-page': 'The host sends this with {type}, but the file is not a page.',
        'live-wrong-type/charset-of-asset': 'The host says that this is in {charset}, but it is in {expectedCharset}: browsers read the wrong characters.',
        'live-wrong-status/not-404': 'No file of the site has this address, but the host responds with HTTP {status} instead of 404.[ {fix}]',
        'live-404-page': 'The host responds with HTTP {status}, as it should, but does not show the site’s {file}. Set that page as the host’s error page (nginx: `error_page 404`).',
        'live-404-page/cut-off': 'The host responds with HTTP {status}, as it should, but shows only the beginning of the site’s {file}, {receivedByteCount} of {fileByteCount} bytes.',
        'live-redirect-rule/status': 'Line {line} of {redirectFile} redirects this with HTTP {expectedStatus}, but the host redirects it with HTTP {status}.',
        'live-encoding/archive-unpacked': 'The host sends this archive with the Content-Encoding {encoding}: browsers decompress it during the download, so its name no longer matches its format.',
        'live-header/cached-page': 'Browsers cache this page for {lifetime} without revalidating it ({header}), so readers may see an old version for that long. Set `Cache-Control: max-age=300` for pages.',
        'live-header/cached-asset': 'Browsers cache this {asset} for {lifetime} without revalidating it ({header}), and its name stays the same when its content changes: after a change, readers may see new pages with the old {asset}. Put a hash in its name, or send it with `Cache-Control: no-cache`.',
        'live-header/cached-changed-asset': 'This {asset} has changed under the same name, and browsers that have cached the earlier version keep it for {lifetime} ({header}): readers may see new pages with the old {asset}. Put a hash in its name, or send it with `Cache-Control: no-cache`.',
        'live-header/blocked-script': 'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a script of this page: allow it with `script-src` in that header.',
        'live-noindex': 'The host sends every page with an X-Robots-Tag header that keeps it out of search engines. Remove that header from the configuration of the host.',
    },
    notice: {
        'live-rewritten': 'The bytes differ from {file}, but readers would not notice. A proxy or CDN rewrites pages, or the host serves an older version that looks the same.',
        'live-rewritten/added-script': 'The bytes differ from {file}, but readers would not notice: the host or a CDN adds the script {script} and perhaps rewrites the page.',
        'live-header/noindex': 'X-Robots-Tag ({value}) keeps this page out of search engines.',
        'live-header/canonical': 'The `Link` header gives {to} as the canonical address of this page: search engines list that address instead.',
        'live-noindex/intended': 'The host sends every page with an X-Robots-Tag header that keeps it out of search engines. The pages themselves ask for that, too.',
        'live-noindex/preview': 'The host sends every page with an X-Robots-Tag header that keeps it out of search engines, as hosts do for previews.',
        'live-leftover': 'The host still serves {file}, a file of the earlier site that this site no longer has. If nothing needs that file, delete it on the host (with rsync: `--delete`).',
    },
};
/** The code, severity, and sentence of each kind. */
const LIVE_KINDS = (0,_text_grouped_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTextsByName */ .f)(SENTENCES, (sentence, severity, kind) => {
    return { code: (0,_kind_code_js__WEBPACK_IMPORTED_MODULE_1__/* .getCode */ .Q)(kind), severity, sentence };
});
/** All codes of the live check. */
const LIVE_CODES = new Set(Object.values(LIVE_KINDS).map(({ code }) => code));


/***/ }),

/***/ 2857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ SITE_CODES),
/* harmony export */   Q: () => (/* binding */ SITE_KINDS)
/* harmony export */ });
/* harmony import */ var _text_grouped_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9702);
/* harmony import */ var _kind_code_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2342);


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
const SITE_KINDS = (0,_text_grouped_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTextsByName */ .f)(SENTENCES, (sentence, group, kind) => {
    const dependsOnUnreadRules = group === 'error unless a rule serves it';
    const severity = dependsOnUnreadRules ? 'error' : group;
    return { code: (0,_kind_code_js__WEBPACK_IMPORTED_MODULE_1__/* .getCode */ .Q)(kind), severity, sentence, dependsOnUnreadRules };
});
/** All codes of the check. */
const SITE_CODES = new Set(Object.values(SITE_KINDS).map(({ code }) => code));


/***/ }),

/***/ 2480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: () => (/* binding */ finish)
});

// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __nccwpck_require__(3234);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __nccwpck_require__(4874);
;// CONCATENATED MODULE: ./lib/step/leftovers.js

/** What happens to leftover files, by who removes them. */
const REMOVAL_NOTES = {
    'later run': 'It is no longer needed: a run with the same paths removes it after a day.',
    runner: 'It is no longer needed: the runner removes it with its temporary files.',
    nobody: 'It is no longer needed: delete it.',
};
/** Logs files that the step should have removed, and what happens to them. */
function reportLeftovers({ removals, log }) {
    for (const { path, why, clearedBy } of removals.leftovers) {
        if (why === undefined)
            log.info((0,clean/* safe */.gB) `Note: there was no time to remove ${path}. ${REMOVAL_NOTES[clearedBy]}`);
        else
            log.info((0,clean/* safe */.gB) `Note: ${path} could not be removed (${why}). Check what is in it, then delete it.`);
    }
}

// EXTERNAL MODULE: ./lib/step/outputs.js
var outputs = __nccwpck_require__(600);
// EXTERNAL MODULE: ./lib/summary/docs-url.js
var docs_url = __nccwpck_require__(9761);
// EXTERNAL MODULE: ./lib/summary/ending.js
var summary_ending = __nccwpck_require__(8833);
// EXTERNAL MODULE: ./lib/summary/resume.js
var resume = __nccwpck_require__(4661);
// EXTERNAL MODULE: ./lib/summary/summary.js
var summary = __nccwpck_require__(7952);
;// CONCATENATED MODULE: ./lib/finish.js








/**
 * Ends the step: sets the outcome, writes the summary, reports what is left behind and how to
 * resume the job, and prints the annotation that says how it ended: a notice or, if it failed, the
 * one error. Returns whether the step is green. Never throws: anything that can no longer be
 * written is reported instead.
 */
function finish(step, ending) {
    const ended = makeEndedStep(step, ending);
    const writeErrors = writeOutcomeAndSummary(ended);
    reportLeftovers(step);
    const errors = [ended.failure, ...writeErrors].filter((error) => error !== undefined);
    const [failure] = errors;
    if (failure === undefined) {
        reportHowToResume(ended);
        step.log.notice((0,clean/* safe */.gB) `${step.facts.subject}`, (0,summary_ending/* formatSuccessMessage */.Qt)(ended));
        return true;
    }
    const failed = { step, outcome: failure.outcome, failure };
    reportHowToResume(failed);
    // The same file may have failed before, with the same message.
    const messages = new Map(errors.map(({ userMessage }) => [userMessage.text, userMessage]));
    messages.delete(failure.userMessage.text);
    for (const message of messages.values())
        step.log.info((0,clean/* safe */.gB) `Note: ${message}`);
    reportFailure(failed, failure);
    return false;
}
function makeEndedStep(step, ending) {
    if (ending instanceof step_error/* StepError */.z)
        return { step, outcome: ending.outcome, failure: ending };
    return { step, outcome: ending, failure: undefined };
}
/** Sets the outcome and writes the summary. Returns the errors if they cannot be written. */
function writeOutcomeAndSummary(ended) {
    const { outputs } = ended.step;
    const errors = [
        catchError(() => outputs.set('outcome', ended.outcome)),
        catchError(() => writeSummary(ended)),
    ].filter((error) => error !== undefined);
    if (errors.length > 0 && ended.failure === undefined)
        catchError(() => outputs.set('outcome', 'handover-failed'));
    return errors;
}
function writeSummary(ended) {
    const { env } = ended.step;
    if (env.GITHUB_STEP_SUMMARY)
        (0,outputs/* appendTo */.S2)(env, 'STEP_SUMMARY', (0,summary/* renderSummary */.B)(ended));
}
function reportHowToResume({ step, outcome, failure }) {
    const lines = (0,resume/* listResumeLines */.P)(step.facts, outcome, failure);
    if (lines.length === 0)
        return;
    step.log.info((0,clean/* safe */.gB) `${(0,resume/* introduceResuming */.Q)(failure)}:`);
    for (const line of lines)
        step.log.info((0,clean/* safe */.gB) `  ${line}`);
}
/** Prints the error annotation, and where to read more about the error. */
function reportFailure(ended, failure) {
    const { env, log } = ended.step;
    log.trace(failure.cause);
    log.error((0,summary_ending/* makeTitle */.XM)(ended), failure.userMessage);
    log.info((0,clean/* safe */.gB) `More: ${(0,docs_url/* describeTroubleshooting */.A)(env, failure.code)}`);
}
function catchError(write) {
    try {
        write();
        return undefined;
    }
    catch (error) {
        return (0,step_error/* asStepError */.X)(error);
    }
}


/***/ }),

/***/ 9607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findRunRestriction),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3234);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4874);
/* harmony import */ var _json_path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(689);




/**
 * Returns the event as the runner wrote it:
 * https://docs.github.com/webhooks/webhook-events-and-payloads. Not every runner writes one.
 * `consequence`: what is not done if it cannot be read, worded to follow “so”.
 * @throws StepError (`runner-variables`)
 */
function readEvent({ GITHUB_EVENT_PATH: path }, consequence) {
    let event = {};
    if (path && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        event = parseFile(path, consequence);
    return {
        /**
         * The commit that services report about, if that is not the one in the environment; untrusted
         * text.
         */
        commit: findCommit(event),
        /** The number of the pull request that it is about. */
        pullRequest: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getNumber */ .WZ)(event, 'pull_request', 'number'),
        /**
         * Whether the pull request comes from a fork: its runs get no secrets and no permission to
         * write.
         */
        isFromFork: isFromFork(event),
        /** Whether the repository is a fork. */
        isForkRepository: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getAt */ .sM)(event, 'repository', 'fork') === true,
    };
}
/**
 * For all other events, Dependabot is an actor like any other (2026-11):
 * https://docs.github.com/code-security/dependabot/troubleshooting-dependabot/troubleshooting-dependabot-on-github-actions
 */
const RESTRICTED_FOR_DEPENDABOT = new Set([
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
    'push',
    'create',
    'deployment',
    'deployment_status',
]);
/**
 * Returns why a run has fewer rights than other runs of the workflow; undefined if it does not, or
 * if the event cannot be read. A run for a pull request from a fork gets neither secrets nor
 * permission to write. A run for Dependabot gets other secrets, and permission to write only if the
 * job requests it.
 * https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#pull_request
 */
function findRunRestriction(env) {
    const { GITHUB_EVENT_NAME: event, GITHUB_ACTOR: actor } = env;
    if (event === 'pull_request_target')
        return undefined;
    if (actor === 'dependabot[bot]' && RESTRICTED_FOR_DEPENDABOT.has(event))
        return 'dependabot';
    try {
        if (readEvent(env, undefined).isFromFork)
            return 'fork';
    }
    catch {
        // If the event is needed later, the error is reported then.
    }
    return undefined;
}
function parseFile(path, consequence) {
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch (error) {
        // The content of the file is not shown.
        let why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `${error.message}`;
        if (error instanceof SyntaxError)
            why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `it is not valid JSON`;
        const what = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `GITHUB_EVENT_PATH is “${path}”, and the event in that file cannot be read: ${why}`;
        throw new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .z('runner-variables', { errors: [what], consequence }, error);
    }
}
/**
 * Returns the commit that services report about: the head of a pull request or, once it is merged,
 * its merge commit; for `workflow_run`, the head of the run that started this one. `GITHUB_SHA` is
 * a different commit there: a merge that nobody has pushed, or the tip of the default branch.
 * https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
function findCommit(event) {
    const isMerged = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getAt */ .sM)(event, 'pull_request', 'merged') === true || (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(event, 'pull_request', 'merged_at');
    if (isMerged)
        return (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(event, 'pull_request', 'merge_commit_sha');
    return (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(event, 'pull_request', 'head', 'sha') ?? (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(event, 'workflow_run', 'head_sha');
}
function isFromFork(event) {
    if ((0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getAt */ .sM)(event, 'pull_request') === undefined)
        return false;
    // A fork that was deleted has no `repo`.
    const from = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getNumber */ .WZ)(event, 'pull_request', 'head', 'repo', 'id');
    return from !== (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getNumber */ .WZ)(event, 'repository', 'id');
}


/***/ }),

/***/ 689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   WZ: () => (/* binding */ getNumber),
/* harmony export */   q4: () => (/* binding */ getText),
/* harmony export */   sM: () => (/* binding */ getAt)
/* harmony export */ });
/* unused harmony export getIsoTime */
/** Reads values from unvalidated JSON. */
/** Returns the value at this path of names; undefined if there is none. */
function getAt(value, ...path) {
    // `Object()` makes an object of `null` and `undefined`, too, so that reading a property never
    // throws.
    return path.reduce((inner, name) => Object(inner)[name], value);
}
/** Returns the text at this path; undefined if there is none. */
function getText(value, ...path) {
    const found = getAt(value, ...path);
    if (typeof found !== 'string')
        return undefined;
    return found;
}
/** Returns the number at this path; undefined if there is none. */
function getNumber(value, ...path) {
    const found = getAt(value, ...path);
    if (typeof found !== 'number')
        return undefined;
    return found;
}
/** Returns the time at a name, in the form of ISO 8601 that GitHub uses; empty if there is none. */
function getIsoTime(value, name) {
    const text = getText(value, name) ?? '';
    const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
    if (!isTime || Number.isNaN(Date.parse(text)))
        return '';
    return text;
}


/***/ }),

/***/ 473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ listSections),
/* harmony export */   NH: () => (/* binding */ describePath),
/* harmony export */   _: () => (/* binding */ rejectWrongPath),
/* harmony export */   m0: () => (/* binding */ isKey),
/* harmony export */   rv: () => (/* binding */ findSection),
/* harmony export */   wn: () => (/* binding */ SECTION)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5491);
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5948);
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3234);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4874);
/**
 * Determines whether `staticExport` has an effect in a map of a values file: the root, or the one
 * that `values-path` specifies. set-static-export.ts writes it there.
 */




/** The key of the settings that a deployment reads. */
const SECTION = 'staticExport';
const MANIFESTS = [
    // https://fluxcd.io/flux/components/helm/helmreleases/#inline-values
    { kind: 'HelmRelease', values: 'spec.values' },
    // https://argo-cd.readthedocs.io/en/stable/user-guide/helm/#values: `valuesObject` takes
    // precedence over `values`.
    // https://argo-cd.readthedocs.io/en/stable/user-guide/multiple_sources/: `sources` takes
    // precedence over `source`.
    {
        kind: 'Application',
        group: 'argoproj.io',
        values: 'spec.source.helm.valuesObject',
        texts: ['spec.source.helm.values'],
        list: 'spec.sources',
    },
    {
        kind: 'ApplicationSet',
        group: 'argoproj.io',
        values: 'spec.template.spec.source.helm.valuesObject',
        texts: ['spec.template.spec.source.helm.values'],
        list: 'spec.template.spec.sources',
    },
    // https://docs.k3s.io/add-ons/helm#helmchart-field-definitions
    { kind: 'HelmChart', group: 'helm.cattle.io', texts: ['spec.valuesContent'] },
    { kind: 'HelmChartConfig', group: 'helm.cattle.io', texts: ['spec.valuesContent'] },
    // https://github.com/crossplane-contrib/provider-helm
    { kind: 'Release', group: 'helm.crossplane.io', values: 'spec.forProvider.values' },
    // https://kubernetes.io/docs/concepts/configuration/configmap/: all of its values are text.
    { kind: 'ConfigMap', texts: ['data'] },
    { kind: 'Secret', texts: ['stringData', 'data'] },
];
/** The maximum number of places in an error message. */
const MAX_NAMED = 3;
const OWN_FILE = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `keep the values in a file of their own and set \`values-file\` to that file`;
/**
 * Rejects a place where a `staticExport` would have no effect, if the file itself shows that.
 * @throws StepError (`values-file-place`, `values-file-text`)
 */
function rejectWrongPath({ name: file, content }, path) {
    const manifest = findManifest(content);
    if (manifest !== undefined) {
        const place = { file, content, path, manifest };
        rejectText(place);
        rejectList(place);
    }
    if (path.length > 0)
        return;
    const deeper = listSections(content).filter(({ length }) => length > 0);
    if (manifest === undefined && mayBeAtTop(content, deeper))
        return;
    let why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `the file has one in ${joinPaths(deeper, 'and')}`;
    if (manifest !== undefined)
        why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `the file is a Kubernetes ${manifest.kind}`;
    let meant = deeper;
    if (deeper.length === 0)
        meant = [findValuesPath(manifest)];
    throw new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .z('values-file-place', {
        file,
        where: describePath(path),
        why,
        advice: adviseOnPath(meant),
    });
}
/** Returns whether a `staticExport` at the top has an effect, given those that are `deeper`. */
function mayBeAtTop(content, deeper) {
    if (findSection(content, []) !== undefined)
        return true;
    return deeper.every(({ length }) => length === 1);
}
/** Returns where a manifest has its values as a map; empty if it is not known to have them. */
function findValuesPath(manifest) {
    if (manifest?.values === undefined)
        return [];
    return manifest.values.split('.');
}
function adviseOnPath(meant) {
    const [first = []] = meant;
    if (first.length === 0)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `set \`values-path\` to the place of the values in the file, such as spec.values`;
    if (!meant.every((path) => path.every(isKey)))
        return OWN_FILE;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `set \`values-path\` to ${joinPaths(meant, 'or')}`;
}
function joinPaths(paths, conjunction) {
    const named = paths.slice(0, MAX_NAMED).map((path) => path.join('.'));
    return (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .joinWords */ .yZ)(named, conjunction);
}
/** Returns whether `values-path` can contain this key. */
function isKey(text) {
    return /^[A-Za-z_][\w-]*$/.test(text);
}
/** Returns the kind of a document that is a Kubernetes object, even of an unknown kind. */
function findManifest(content) {
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(content))
        return undefined;
    const { apiVersion, kind } = content;
    if (typeof apiVersion !== 'string' || typeof kind !== 'string')
        return undefined;
    const [group] = apiVersion.split('/');
    const known = MANIFESTS.find((each) => {
        const isOfGroup = each.group === undefined || each.group === group;
        return isOfGroup && each.kind === kind;
    });
    return known ?? { kind };
}
/** @throws StepError if values at this place can only be text, or would override text */
function rejectText(place) {
    const { file, content, path, manifest } = place;
    const { texts = [], values } = manifest;
    const what = texts.find((text) => {
        const textPath = text.split('.');
        if (isBelow(path, textPath))
            return true;
        if (!isInValues(place))
            return false;
        // A map would take precedence over everything in the text.
        return values === undefined || isFilledText(findValue(content, textPath));
    });
    if (what === undefined)
        return;
    let advice = OWN_FILE;
    if (values !== undefined)
        advice = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `move the values to ${values}, as a map`;
    throw new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .z('values-file-text', { file, what, advice });
}
/** @throws StepError if a list takes precedence over values at this place */
function rejectList(place) {
    const { file, content, path, manifest } = place;
    const { list } = manifest;
    if (list === undefined || !isInValues(place))
        return;
    if (!Array.isArray(findValue(content, list.split('.'))))
        return;
    const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `the values in this file are in the list ${list}, where nothing can be set`;
    throw new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .z('values-file-place', {
        file,
        where: describePath(path),
        why,
        advice: OWN_FILE,
    });
}
/** Returns whether a place belongs to the object's map of values; the root does. */
function isInValues({ path, manifest: { values } }) {
    if (path.length === 0)
        return true;
    return values !== undefined && isBelow(path, values.split('.'));
}
/** Returns a place in the file, in words: `at the top`, or `in docs.values`. */
function describePath(path) {
    if (path.length === 0)
        return 'at the top';
    return `in ${path.join('.')}`;
}
function isFilledText(value) {
    return typeof value === 'string' && value.trim() !== '';
}
/** Returns whether a place is `outer` or inside it. */
function isBelow(path, outer) {
    return outer.every((key, i) => path[i] === key);
}
/** Returns the value at a place; undefined if there is none. */
function findValue(content, path) {
    let value = content;
    for (const key of path) {
        if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value) || !Object.hasOwn(value, key))
            return undefined;
        value = value[key];
    }
    return value;
}
/** Returns the `staticExport` at a place; undefined if there is none. */
function findSection(content, path) {
    return findValue(content, [...path, SECTION]);
}
/**
 * Returns the places that have a `staticExport`. The key of a list item is its index in brackets.
 */
function listSections(content) {
    const paths = [];
    const seen = new Set();
    const collect = (value, path) => {
        // Through aliases, the same map may be in many places, even in itself.
        if (seen.has(value))
            return;
        seen.add(value);
        if ((0,_common_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value) && Object.hasOwn(value, SECTION))
            paths.push(path);
        for (const [key, inner] of listInner(value))
            collect(inner, [...path, key]);
    };
    collect(content, []);
    return paths;
}
function listInner(value) {
    if (Array.isArray(value))
        return value.map((item, i) => [`[${i}]`, item]);
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value))
        return [];
    return Object.entries(value).filter(([key]) => key !== SECTION);
}


/***/ }),

/***/ 5691:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3234);
/* harmony import */ var _finish_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2480);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(207);
/* harmony import */ var _run_as_process_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2395);
/* harmony import */ var _step_step_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5511);





const cancellation = new AbortController();
const step = (0,_step_step_js__WEBPACK_IMPORTED_MODULE_4__/* .openStep */ .b0)(cancellation.signal);
/** Returns the error to end with if the step is canceled now. */
function makeCanceledError() {
    const { jobId: job, status = 'unknown', isBeforeExport } = step.facts;
    let notStarted;
    if (isBeforeExport)
        notStarted = 'No export was started.';
    return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('cancelled', { job, status, notStarted });
}
await (0,_run_as_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runAsProcess */ .d)({
    cancellation,
    run: () => (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .e)(step),
    finish: (ending) => (0,_finish_js__WEBPACK_IMPORTED_MODULE_1__/* .finish */ .O)(step, ending),
    makeCanceledError,
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 3138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QU: () => (/* binding */ inspectArchiveTarget),
/* harmony export */   ll: () => (/* binding */ wouldOverwrite),
/* harmony export */   pG: () => (/* binding */ inspectSiteTarget)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7469);
/** Finds out what exists at a path that was given for the archive or the site. */



/** Returns the target of the site. Symbolic links above the last part of `path` are followed. */
function inspectSiteTarget(path) {
    return inspectTarget(path, 'site');
}
/**
 * Returns the target of the archive: a file, or a folder if the path as `given` ends in a slash, or
 * if it is one. Symbolic links above the last part of `path` are followed.
 */
function inspectArchiveTarget(path, given) {
    if (!isFolder(path, given))
        return inspectTarget(path, 'archive');
    const { path: file, existingParent } = inspectTarget((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'archive'), 'archive');
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);
    return {
        kind: 'archive folder',
        path: folder,
        existingParent,
        existing: (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatIfExists */ .sM)(folder),
    };
}
function isFolder(path, given) {
    if (/[/\\]$/.test(given))
        return true;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
}
function inspectTarget(given, kind) {
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(given);
    let parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(given);
    while (parent !== root && !(0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatIfExists */ .sM)(parent))
        parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(parent);
    const existingParent = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(parent);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(existingParent, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(parent, given));
    return { kind, path, existingParent, existing: (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatIfExists */ .sM)(path) };
}
/** Returns whether something would be replaced. An empty folder counts as nonexistent. */
function wouldOverwrite({ kind, path, existing }) {
    if (kind === 'archive folder' || existing === undefined)
        return false;
    return !existing.isDirectory() || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).length > 0;
}


/***/ }),

/***/ 4930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   U4: () => (/* binding */ findTargetProblem),
/* harmony export */   kh: () => (/* binding */ describeAccessError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4114);
/* harmony import */ var _disk_file_access_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2902);
/* harmony import */ var _disk_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3870);
/* harmony import */ var _disk_free_space_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1644);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7469);
/* harmony import */ var _inspect_target_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(3138);
/** Why a path cannot be the target of the archive or the site, worded to follow it and a colon. */








const NO_OVERWRITE_MESSAGE = 'it already exists; use a path that does not exist yet';
const TAKEN_MESSAGE = 'it already exists; use another path or set overwrite: true';
const OUTSIDE_MESSAGE = 'it already exists, and nothing outside the workspace and RUNNER_TEMP is ever replaced; use a path inside one of them, or one that does not exist yet';
/**
 * Returns the first reason against a target; undefined if there is none.
 * @throws any file-system error
 */
function findTargetProblem(target, rules) {
    return (findPathProblem(target, rules) ?? findOverwriteProblem(target, rules) ?? findDiskProblem(target));
}
function findPathProblem({ kind, path, existing }, { overwritableIn }) {
    if (existing?.isSymbolicLink())
        return 'it is a symbolic link; use the path that it points to';
    const isAboveReplaceable = overwritableIn.some((folder) => (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithin */ .UO)(folder, path));
    if (isAboveReplaceable && kind !== 'archive folder')
        return 'it is the workspace, RUNNER_TEMP, or one of their parent folders; use a folder inside the workspace or RUNNER_TEMP, such as public';
    if (path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).some(_disk_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isGitFolder */ .Z$))
        return 'it is the “.git” folder of a repository or is inside one; use a path outside that folder';
    if (existing === undefined)
        return undefined;
    if (kind === 'archive' && !existing.isFile())
        return 'it exists and is not a file; use another path';
    if (kind !== 'archive' && !existing.isDirectory())
        return 'it exists and is not a folder; use another path';
    return undefined;
}
function findOverwriteProblem(target, { overwrite, overwritableIn }) {
    if (!(0,_inspect_target_js__WEBPACK_IMPORTED_MODULE_7__/* .wouldOverwrite */ .ll)(target))
        return undefined;
    if (overwrite === undefined)
        return NO_OVERWRITE_MESSAGE;
    if (!isInside(target.path, overwritableIn))
        return OUTSIDE_MESSAGE;
    if (!overwrite)
        return TAKEN_MESSAGE;
    return undefined;
}
function findDiskProblem(target) {
    const { path, existingParent } = target;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(existingParent).isDirectory())
        return `${existingParent} is a file, not a folder; use another path`;
    const written = [existingParent];
    if ((0,_inspect_target_js__WEBPACK_IMPORTED_MODULE_7__/* .wouldOverwrite */ .ll)(target))
        written.push(path);
    for (const each of written) {
        const why = (0,_disk_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .explainIfNotWritable */ .k7)(each);
        if (why !== undefined)
            return why;
    }
    if ((0,_disk_free_space_js__WEBPACK_IMPORTED_MODULE_5__/* .measureFreeBytes */ .o)(existingParent) === 0)
        return 'the disk is full';
    if (process.platform !== 'win32')
        return undefined;
    const nameProblem = (0,_disk_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .findWindowsNameProblem */ .X)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(existingParent, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    if (nameProblem === undefined)
        return undefined;
    return `a part of the path ${nameProblem}`;
}
/** Returns whether a path is below one of these folders. */
function isInside(path, folders) {
    return folders.some((folder) => path !== folder && (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithin */ .UO)(path, folder));
}
/**
 * Returns why a path could not be inspected.
 * @throws `error` if it did not come from the file system
 */
function describeAccessError(error) {
    if (!(0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .Mi)(error))
        throw error;
    return `it cannot be accessed (${error.code})`;
}


/***/ }),

/***/ 3461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ parseHostName),
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(755);

const MAX_HOST_NAME_LENGTH = 253;
/**
 * Returns `text` as a host name in ASCII (RFC 1123, section 2.1; an internationalized one by UTS
 * 46), or undefined if it is not a host name. It must not have a scheme, a port, or a path, nor be
 * an IPv4 address.
 */
function parseHostName(text) {
    // UTS 46 accepts quotation marks, but no registry does (RFC 5892, appendix B.1).
    if (/[\s/?#:@\\%[\]“”‘’]/.test(text))
        return undefined;
    const name = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(text);
    const labels = name.split('.');
    const areLabels = labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
    if (!areLabels || name.length > MAX_HOST_NAME_LENGTH)
        return undefined;
    const isIpv4Address = /^\d+$/.test(labels.at(-1) ?? '');
    if (isIpv4Address)
        return undefined;
    return name;
}
/**
 * Returns whether a host name (as `URL` gives it) is this machine: one of the names for which the
 * toolkit uses no proxy. `*.localhost` (RFC 6761) is not included.
 */
function isLoopback(hostname) {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}


/***/ }),

/***/ 3063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isHtmlBody),
/* harmony export */   q: () => (/* binding */ readHtmlTitle)
/* harmony export */ });
/** Recognizes web pages of a gateway, a login, or a firewall in place of the requested content. */
/** Returns whether a body is HTML. */
function isHtmlBody(body) {
    return /^\s*<(!doctype|html|head|body|title|meta|!--)/i.test(body);
}
/**
 * Returns the title of a web page, which often tells who sent it (“Sign in”, “Just a moment…”). It
 * is untrusted text with entities; empty if there is none. Undefined if `body` is not a web page.
 */
function readHtmlTitle(body) {
    if (!isHtmlBody(body))
        return undefined;
    const [, title = ''] = /<title[^<>]{0,200}>([^<]{1,500})/i.exec(body) ?? [];
    return title.trim();
}


/***/ }),

/***/ 7115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ne: () => (/* binding */ makeUnreachableProxyFailure),
/* harmony export */   t2: () => (/* binding */ classifyProxyError),
/* harmony export */   zc: () => (/* binding */ listProxyProblems)
/* harmony export */ });
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4874);

/** The beginning of each message of the package `tunnel`. */
const TUNNEL_ERROR_PREFIX = 'tunneling socket could not be established, ';
/** The message of undici if a proxy refused to connect. */
const UNDICI_REFUSAL = /^Proxy response \((\d{3})\)/;
/**
 * Returns the failure of the proxy if an error is from the toolkit's tunnel or from undici;
 * undefined otherwise. The tunnel (the package `tunnel`) reports failures only in the message.
 */
function classifyProxyError(error) {
    const { message = '' } = Object(error);
    const refusedStatus = UNDICI_REFUSAL.exec(message)?.[1];
    if (refusedStatus)
        return classifyProxyStatus(Number(refusedStatus));
    if (!message.startsWith(TUNNEL_ERROR_PREFIX))
        return undefined;
    const details = message.slice(TUNNEL_ERROR_PREFIX.length);
    const tunnelStatus = /^statusCode=(\d{3})/.exec(details)?.[1];
    if (tunnelStatus !== undefined)
        return classifyProxyStatus(Number(tunnelStatus));
    const cause = details.replace(/^cause=/, '');
    const [code = ''] = /\b(?:E[A-Z]{3,}|EAI_[A-Z]+)\b/.exec(cause) ?? [];
    // The message is empty if several addresses failed.
    if (cause !== '' && !/^(connect|getaddrinfo) /.test(cause)) {
        return {
            proxy: 'failed',
            why: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY closed the connection (${cause})`,
            isPermanent: false,
        };
    }
    return makeUnreachableProxyFailure(code);
}
/** Returns the failure for an unreachable proxy. `code` is that of the error, or empty. */
function makeUnreachableProxyFailure(code) {
    return {
        proxy: 'unreachable',
        why: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY could not be reached${code && (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) ` (${code})`}`,
        isPermanent: code === 'ENOTFOUND',
    };
}
/**
 * https://www.rfc-editor.org/rfc/rfc9110#name-connect: anything but 2xx means that there is no
 * tunnel.
 */
function classifyProxyStatus(status) {
    if (status === 401 || status === 407) {
        const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY requires a username and password, or rejected the ones given (HTTP ${status})`;
        return { proxy: 'login', why, isPermanent: true };
    }
    if (status === 403) {
        const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY does not allow a connection to the server (HTTP ${status})`;
        return { proxy: 'refused', why, isPermanent: true };
    }
    const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY could not connect to the server (HTTP ${status})`;
    return { proxy: 'failed', why, isPermanent: false };
}
/**
 * The variables that the toolkit reads for `https` addresses; `http` is only for loopback, which
 * has no proxy.
 */
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY'];
/**
 * Returns the errors in the proxy settings. The toolkit would ignore invalid values and use no
 * proxy. The values are never shown, because they may contain a password.
 */
function listProxyProblems(env) {
    return PROXY_VARIABLES.flatMap((name) => {
        const text = env[name];
        if (!text)
            return [];
        if (hasUnencodedPassword(text))
            return [(0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${name} in the environment ${UNENCODED}`];
        if (isProxyUrl(text))
            return [];
        return [
            (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${name} in the environment is not the address of a proxy: expected http://host:port, or http://user:password@host:port with the username and password percent-encoded; SOCKS is not supported`,
        ];
    });
}
const UNENCODED = 'has a “#”, “?”, or “/” in the username or password: percent-encode special characters there (# is %23, ? is %3F, / is %2F, @ is %40)';
/**
 * Returns whether the host in an address would be a part of the username or password, because a
 * character there ends the host.
 */
function hasUnencodedPassword(text) {
    const [, afterHost = ''] = /^https?:\/\/[^/?#]*([/?#].*)$/is.exec(text) ?? [];
    return afterHost.includes('@');
}
function isProxyUrl(text) {
    if (!URL.canParse(text))
        return false;
    const { protocol, hostname, username, password } = new URL(text);
    try {
        decodeURIComponent(`${username}${password}`);
    }
    catch {
        return false;
    }
    return /^https?:$/.test(protocol) && hostname !== '';
}


/***/ }),

/***/ 2395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runAsProcess)
/* harmony export */ });
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3234);

/**
 * How long a canceled step may take to clean up, in ms. The runner sends SIGINT, 7.5 seconds later
 * SIGTERM, and kills 2.5 seconds after that:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-cancellation
 */
const GRACE_MS = 4_000;
/** Runs an action as this process, and exits with 0 only if all of it is done. */
async function runAsProcess({ cancellation, run, finish, makeCanceledError, }) {
    // Red until everything is done: neither a crash nor a promise that never settles may look green.
    process.exitCode = 1;
    // The toolkit's tunnel to a proxy makes Node print a deprecation warning that no workflow author
    // can fix.
    process.noDeprecation = true;
    let hasEnded = false;
    function endOnce(ending) {
        if (hasEnded)
            return;
        hasEnded = true;
        const exitCode = finish(ending) ? 0 : 1;
        // Nothing that is still open (a socket, a timer) may delay the runner, but everything written
        // must be flushed.
        process.stdout.write('', () => process.exit(exitCode));
    }
    function cancel() {
        if (cancellation.signal.aborted)
            return;
        const error = makeCanceledError();
        cancellation.abort(error);
        setTimeout(() => endOnce(error), GRACE_MS).unref();
    }
    process.on('SIGINT', cancel);
    process.on('SIGTERM', cancel);
    // What the runner sends on Windows when the first signal was not enough.
    process.on('SIGBREAK', cancel);
    process.once('uncaughtException', (error) => endOnce((0,_errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .asStepError */ .X)(error)));
    process.once('beforeExit', () => endOnce(new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('unexpected', {
        what: 'nothing was left to run, but the step was not finished',
    })));
    try {
        endOnce(await run());
    }
    catch (error) {
        endOnce((0,_errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .asStepError */ .X)(error));
    }
}


/***/ }),

/***/ 207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __nccwpck_require__(1560);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __nccwpck_require__(4874);
// EXTERNAL MODULE: ./lib/text/worded-error.js
var worded_error = __nccwpck_require__(6285);
;// CONCATENATED MODULE: ./lib/option-parsers/invalid-input.js


/** An error in an input, worded to follow its name. */
class InvalidInput extends worded_error/* WordedError */.g {
    name = 'InvalidInput';
}
/**
 * Refuses the words that expressions produce for a missing value, as in `… || 'none'`.
 * @throws InvalidInput
 */
function ensureHasValue(text) {
    if (!/^(?:none|null|undefined)$/i.test(text))
        return;
    const advice = (0,clean/* safe */.gB) `check the outputs of the step or job that the expression reads`;
    throw invalid `is “${text}”, which is not a value. If you set it with an expression, ${advice}`;
}
/** A template tag for an error in an input; values are made safe as by `safe`. */
function invalid(words, ...values) {
    return new InvalidInput((0,clean/* safe */.gB)(words, ...values));
}

;// CONCATENATED MODULE: ./lib/option-parsers/boolean.js


const BOOLEAN_WORDS = [
    [/^(?:yes|y|on|1|true)$/i, 'true'],
    [/^(?:no|n|off|0|false)$/i, 'false'],
];
/**
 * Returns a boolean. Like `core.getBooleanInput`, it accepts those of the YAML 1.2 core schema:
 * https://yaml.org/spec/1.2.2/#10212-boolean.
 * @throws InvalidInput
 */
function parseBoolean(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return true;
    if (/^(false|False|FALSE)$/.test(text))
        return false;
    const suggestion = BOOLEAN_WORDS.find(([words]) => words.test(text))?.[1];
    throw invalid `is “${text}”: expected true or false${(0,did_you_mean/* didYouMean */.au)(suggestion)}`;
}

// EXTERNAL MODULE: ./lib/common/words.js
var words = __nccwpck_require__(5948);
;// CONCATENATED MODULE: ./lib/option-parsers/choice.js




/** Matches words that people write for some choices. */
const CHOICE_SYNONYMS = {
    off: /^(?:no|false)$/i,
    report: /^warn(?:ings?)?$/i,
    strict: /^(?:true|errors?|fail)$/i,
    export: /^download$/i,
    check: /^(?:live(?:-?check)?|verify|validate|lint|test|(?:check-?)?links?(?:-?check(?:er)?)?)$/i,
};
/**
 * Returns the parser of an input that accepts one of `choices`. `otherwise` is a sentence for users
 * who mean none of them.
 */
function makeChoiceParser(choices, otherwise) {
    return (text) => {
        const choice = choices.find((each) => each === text);
        if (choice)
            return choice;
        const suggestion = suggestChoice(text, choices);
        const expected = (0,clean/* safe */.gB) `is “${text}”: expected ${(0,words/* joinWords */.yZ)(choices, 'or')}${(0,did_you_mean/* didYouMean */.au)(suggestion)}`;
        if (otherwise === undefined)
            throw invalid `${expected}`;
        if (suggestion === undefined)
            throw invalid `${expected}. ${otherwise}`;
        throw invalid `${expected} ${otherwise}`;
    };
}
function suggestChoice(text, choices) {
    const several = choices.filter((each) => each.startsWith(`${text.toLowerCase()}-`));
    if (several.length > 1)
        return (0,words/* joinWords */.yZ)(several, 'or');
    const closest = (0,did_you_mean/* findClosestName */.YI)(text, choices);
    if (closest !== undefined)
        return closest;
    return choices.find((each) => CHOICE_SYNONYMS[each]?.test(text));
}

;// CONCATENATED MODULE: ./lib/option-parsers/commit.js


/** Returns a commit, or the beginning of one. @throws InvalidInput */
function parseCommit(text) {
    if (/^[0-9a-f]{7,40}$/i.test(text))
        return text;
    const advice = (0,clean/* safe */.gB) `expected 7 to 40 hexadecimal digits, such as \${{ github.sha }}`;
    throw invalid `is “${text}”, which is not a commit: ${advice}`;
}

// EXTERNAL MODULE: ./lib/common/units.js
var common_units = __nccwpck_require__(7414);
;// CONCATENATED MODULE: ./lib/option-parsers/duration.js




/**
 * Returns the parser of a duration, in ms, of at least `min` and at most `max`. `adviceOnZero` ends
 * the error about 0.
 */
function makeDurationParser(min, max, adviceOnZero = (0,clean/* safe */.gB) ``) {
    const minMs = (0,common_units/* parseDuration */.E9)(min) ?? 0;
    const maxMs = (0,common_units/* parseDuration */.E9)(max) ?? 0;
    const isInRange = (ms) => ms >= minMs && ms <= maxMs;
    return (text) => {
        const ms = (0,common_units/* parseDuration */.E9)(text);
        if (ms === undefined)
            throw makeDurationError(text, min);
        if (isInRange(ms))
            return ms;
        const expected = (0,clean/* safe */.gB) `is “${text}”: expected ${min} to ${max}`;
        if (ms === 0)
            throw invalid `${expected}${adviceOnZero}`;
        let suggestion;
        // A number without a unit is in seconds here, but in milliseconds in other tools.
        const suggestedMs = ms / 1_000;
        if (/^\d+000$/.test(text) && isInRange(suggestedMs))
            suggestion = `${suggestedMs / 1_000}s`;
        throw invalid `${expected}${(0,did_you_mean/* didYouMean */.au)(suggestion)}`;
    };
}
function makeDurationError(text, min) {
    const expected = (0,clean/* safe */.gB) `is “${text}”: expected a duration such as 45s, 30m, 2h, 1h30m, or 2d`;
    const suggestion = shortenUnits(text);
    if (suggestion !== undefined)
        return invalid `${expected}${(0,did_you_mean/* didYouMean */.au)(suggestion)}`;
    if (/^\d+\s*ms$/i.test(text))
        return invalid `${expected}; the minimum is ${min}`;
    return invalid `${expected}`;
}
/** Matches a number and its unit, such as `1.5 hours`, but not the end of `1,5h` or `-5m`. */
const WITH_UNIT = new RegExp(String.raw `(?<!\d,|[\d.-])(\d+(?:\.\d+)?)\s*` +
    '(days?|hours?|hrs?|minut\\w+|mins?|seconds?|secs?|[dhms])(?![a-z])', 'g');
/** Matches a number with its unit, and another one at the end without a unit: `1 hour 30`. */
const WITHOUT_LAST_UNIT = /(\d\s*(d(?:ays?)?|h(?:ours?|rs?)?|m(?:inut\w+|ins?)?))\s*(\d+)$/;
/** The unit of a number that follows one with this unit. */
const NEXT_UNIT = { d: 'h', h: 'm', m: 's' };
/**
 * Returns `30 minutes please` as `30m`, `1,5h` as `1.5h`, `1h 30` as `1h30m`, and `30000ms` as
 * `30s`; undefined if there is no duration in the text.
 */
function shortenUnits(text) {
    const parts = text
        .toLowerCase()
        .replace(/(?<![\d.])(\d+)000\s*ms$/, '$1s')
        .replace(/^(\d+),(\d)(?!\d)/, '$1.$2')
        .replace(WITHOUT_LAST_UNIT, (_, first, unit, last) => `${first} ${last}${NEXT_UNIT[unit.charAt(0)]}`)
        .matchAll(WITH_UNIT);
    const short = [...parts].map(([, number, unit = '']) => `${number}${unit.charAt(0)}`).join('');
    if ((0,common_units/* parseDuration */.E9)(short) === undefined)
        return undefined;
    return short;
}

// EXTERNAL MODULE: ./lib/findings/codes.js
var codes = __nccwpck_require__(3092);
// EXTERNAL MODULE: ./lib/findings/site-kinds.js
var site_kinds = __nccwpck_require__(2857);
;// CONCATENATED MODULE: ./lib/option-parsers/fail-on.js






const LEVELS = ['errors', 'warnings'];
/** Returns what fails a step besides errors. @throws InvalidInput */
function parseFailOn(text) {
    const names = text.split(/[\s,]+/).filter((name) => name !== '');
    const codes = new Set();
    rejectUnknownNames(names, text);
    let includesWarnings = false;
    for (const name of names) {
        if (name === 'warnings')
            includesWarnings = true;
        else if (name !== 'errors')
            codes.add(parseCode(name, text));
    }
    if (names.length === 0)
        throw invalid `is “${text}”: expected ${EXPECTED}`;
    return { text: names.join(', '), includesWarnings, codes };
}
/** @throws InvalidInput if several names are unknown; `parseCode` says more about a single one */
function rejectUnknownNames(names, text) {
    const known = new Set([...LEVELS, ...codes/* CODES */.Lp, '-']);
    const unknown = names.filter((name) => !known.has(name));
    if (unknown.length < 2)
        return;
    const all = unknown.map((name) => {
        const suggestion = suggestName(name);
        if (suggestion === undefined)
            return `“${name}”`;
        return `“${name}” (did you mean ${suggestion}?)`;
    });
    throw invalid `is “${text}”: ${(0,words/* joinWords */.yZ)(all, 'and')} are not codes of the check; expected ${EXPECTED}`;
}
const EXPECTED = `${(0,words/* joinWords */.yZ)(LEVELS, 'or')}, or codes of findings such as broken-anchor`;
function parseCode(name, text) {
    const code = [...site_kinds/* SITE_CODES */.F].find((each) => each === name);
    if (code !== undefined)
        return code;
    if ([...codes/* CODES */.Lp].some((each) => each === name)) {
        const advice = (0,clean/* safe */.gB) `whose errors always fail the step; expected ${EXPECTED}`;
        throw invalid `is “${text}”: “${name}” is a code of the live check, ${advice}`;
    }
    if (name === '-') {
        const advice = (0,clean/* safe */.gB) `write the codes without “-”, separated by commas or line breaks`;
        throw invalid `is “${text}”: ${advice}`;
    }
    if (name === 'notices')
        throw invalid `is “${text}”: list the codes of the notices instead`;
    const advice = (0,clean/* safe */.gB) `expected ${EXPECTED}${(0,did_you_mean/* didYouMean */.au)(suggestName(name))}`;
    const which = name === text ? (0,clean/* safe */.gB) `which` : (0,clean/* safe */.gB) `but “${name}”`;
    throw invalid `is “${text}”, ${which} is not a code of the check; ${advice}`;
}
function suggestName(name) {
    const word = name.replaceAll(/^\W+|\W+$/g, '');
    return (0,did_you_mean/* findClosestName */.YI)(word, [...LEVELS, ...site_kinds/* SITE_CODES */.F]);
}

;// CONCATENATED MODULE: ./lib/option-parsers/ids.js
/** Inputs that are IDs: of projects and jobs. */



/** The longest ID that is accepted: far longer than any real one, far shorter than a URL may be. */
const MAX_ID_LENGTH = 255;
const EXPECTED_ID = (0,clean/* safe */.gB) `expected only the ID, as shown in the dashboard or in the log of an earlier run`;
/** Returns an ID that can be part of the path of a call. @throws InvalidInput */
function parseId(text) {
    // An address may hold a secret.
    if (text.includes('://'))
        throw invalid `is a URL: ${EXPECTED_ID}`;
    if (text === '.' || text === '..')
        throw invalid `is “${text}”: ${EXPECTED_ID}`;
    if (text.length > MAX_ID_LENGTH)
        throw invalid `has more than ${MAX_ID_LENGTH} characters`;
    if (/[\s\p{C}]/u.test(text)) {
        const [, labeled] = /^[\w -]+:\s+(\w[\w.~-]*)$/.exec(text) ?? [];
        throw invalid `is “${text}”, with whitespace in it: ${EXPECTED_ID}${(0,did_you_mean/* didYouMean */.au)(labeled)}`;
    }
    const bare = text.replace(/^["']|["']$/g, '');
    if (bare !== text)
        throw invalid `is “${text}”, with quotes: ${EXPECTED_ID}${(0,did_you_mean/* didYouMean */.au)(bare || undefined)}`;
    return text;
}
/** Returns the ID of a job. @throws InvalidInput */
function parseJobId(text) {
    ensureHasValue(text);
    const [, idInJson] = /^\{.*"(?:jobId|id)":\s*"([\w.~:-]{1,255})"/s.exec(text) ?? [];
    if (idInJson !== undefined)
        throw invalid `is JSON: ${EXPECTED_ID}${(0,did_you_mean/* didYouMean */.au)(idInJson)}`;
    // Only its job is shown: an address may hold a secret.
    const idInUrl = findJobInUrl(text);
    if (idInUrl !== undefined)
        throw invalid `is a URL: ${EXPECTED_ID}${(0,did_you_mean/* didYouMean */.au)(idInUrl)}`;
    return parseId(text);
}
function findJobInUrl(text) {
    if (!text.includes('://'))
        return undefined;
    const { pathname = '' } = URL.parse(text) ?? {};
    const [, id] = /\/jobs\/(\w[\w.~:-]{0,254})(?:\/|$)/.exec(pathname) ?? [];
    return id;
}

;// CONCATENATED MODULE: ./lib/option-parsers/integer.js




/** Returns a whole number above 0. @throws InvalidInput */
function parsePositiveInteger(text) {
    const count = parseDigits(text);
    if (count !== undefined && count > 0)
        return count;
    const advice = (0,clean/* safe */.gB) `expected a whole number above 0, such as 2000${(0,did_you_mean/* didYouMean */.au)(suggestCount(text))}`;
    throw invalid `is “${text}”: ${advice}`;
}
/** Returns a whole number. @throws InvalidInput */
function parseNonNegativeInteger(text) {
    const count = parseDigits(text);
    if (count !== undefined)
        return count;
    throw invalid `is “${text}”: expected a whole number, such as 20${(0,did_you_mean/* didYouMean */.au)(suggestCount(text))}`;
}
function parseDigits(text) {
    const count = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(count))
        return undefined;
    return count;
}
/** Returns `20,000` as `20000` and `2k` as `2000`; undefined if there is no number in the text. */
function suggestCount(text) {
    if (/b/i.test(text))
        return undefined;
    const suggestion = (0,common_units/* parseSize */.DB)(text.replace(/[\s,_]/g, ''));
    if (!suggestion)
        return undefined;
    return `${suggestion}`;
}

;// CONCATENATED MODULE: ./lib/option-parsers/line.js

/** Returns a single line of text. @throws InvalidInput */
function parseLine(text) {
    if (/\p{Cc}/u.test(text))
        throw invalid `contains a line break or another control character: write it on one line`;
    return text;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/archive/detect-format.js
var detect_format = __nccwpck_require__(6131);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __nccwpck_require__(4114);
// EXTERNAL MODULE: ./lib/disk/file-access.js
var file_access = __nccwpck_require__(2902);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __nccwpck_require__(7469);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __nccwpck_require__(4355);
// EXTERNAL MODULE: ./lib/disk/suggest-similar-file.js
var suggest_similar_file = __nccwpck_require__(338);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __nccwpck_require__(2198);
;// CONCATENATED MODULE: ./lib/option-parsers/suggest-site-folders.js
/** Finds the folder that was probably meant if the given one has no site. */







/** A workspace may have hundreds of thousands of files. */
const MAX_ENTRIES = 20_000;
const MAX_NAMED = 3;
/** Folders that nobody builds a site in. */
const TOOL_FOLDERS = /^(?:\.git|\.?venv|node_modules|vendor|__pycache__|__tests__|tests?|coverage)$/i;
/** Yields the entries below a folder, nearer ones first, up to `MAX_ENTRIES`. */
function* listBelow(root, isSearched) {
    const folders = [root];
    let left = MAX_ENTRIES;
    for (const folder of folders) {
        const entries = (0,disk_errors/* ignoreDiskError */.cZ)(() => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }), []);
        for (const entry of entries) {
            if (left-- === 0)
                return;
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory() && isSearched(entry.name))
                folders.push(path);
            yield { path, entry };
        }
    }
}
/**
 * Returns a file of a folder that has no page at any depth, such as the sources of a site;
 * undefined if it may have one. Symbolic links are not followed.
 */
function findFileWithoutPages(root) {
    let example;
    let seen = 0;
    for (const { path, entry } of listBelow(root, () => true)) {
        seen += 1;
        const mayHavePages = entry.isSymbolicLink() || (0,page_names/* isPage */.yp)(entry.name);
        if (mayHavePages || seen === MAX_ENTRIES)
            return undefined;
        const isVisibleFile = entry.isFile() && !entry.name.startsWith('.');
        if (isVisibleFile)
            example ??= (0,external_node_path_.relative)(root, path);
    }
    return example;
}
/**
 * Returns the end of an error about a folder that does not exist: the folders below `base` that
 * have a home page, if there are any. `ifEmpty` is the advice if nothing is in `base`.
 */
function suggestSiteFolders(base, ifEmpty) {
    const isEmpty = (0,disk_errors/* ignoreDiskError */.cZ)(() => (0,external_node_fs_.readdirSync)(base).length === 0, false);
    if (isEmpty && ifEmpty !== undefined)
        return (0,clean/* safe */.gB) `; ${base} is empty: ${ifEmpty}`;
    const homes = [];
    for (const { path, entry } of listBelow(base, (name) => !TOOL_FOLDERS.test(name))) {
        if (entry.name !== 'index.html' || homes.length > MAX_NAMED)
            continue;
        const folder = (0,external_node_path_.relative)(base, (0,external_node_path_.join)(path, '..'));
        const isInner = homes.some((home) => folder.startsWith((0,external_node_path_.join)(home, '/')));
        if (folder !== '' && !isInner)
            homes.push(folder);
    }
    if (homes.length === 0 || homes.length > MAX_NAMED)
        return undefined;
    if (homes.length === 1)
        return (0,did_you_mean/* didYouMean */.au)(homes[0]);
    return (0,clean/* safe */.gB) `; there is an index.html in ${(0,words/* joinWords */.yZ)(homes, 'and')}`;
}

;// CONCATENATED MODULE: ./lib/option-parsers/path.js
/** Validates inputs that are paths, and inspects the paths. */













/**
 * Returns a path. Nothing that a shell would expand is accepted in it.
 * @throws InvalidInput
 */
function parsePath(text) {
    if (/^file:\/\//i.test(text))
        throw invalid `is “${text}”: write the path without file://`;
    if (SHELL_SYNTAX.test(text))
        throw invalid `is “${text}”: ${NOT_EXPANDED} ${USE_A_PATH}`;
    const isWindowsPath = text.includes('\\') || /^[a-z]:\/(?!\/)/i.test(text);
    if (process.platform !== 'win32' && isWindowsPath) {
        const advice = (0,clean/* safe */.gB) `write it with “/”, relative to the workspace`;
        throw invalid `is “${text}”, a Windows path, but this is not a Windows runner: ${advice}`;
    }
    if (text.includes('\n'))
        throw invalid `has several lines: expected one path; ${RUN_FOR_EACH}`;
    return parseLine(text);
}
const RUN_FOR_EACH = 'run this step once for each';
const NOT_EXPANDED = (0,clean/* safe */.gB) `“~”, variables, and commands are not expanded, because no shell is involved.`;
const USE_A_PATH = (0,clean/* safe */.gB) `Use a path in the workspace, such as public, or an expression such as \${{ runner.temp }}/public`;
/** Returns the path of a file with a list, and refuses the list itself. @throws InvalidInput */
function parseAcceptedFindingsPath(text) {
    if (/^\s*-\s|^\s*code:|\n/.test(text)) {
        const advice = (0,clean/* safe */.gB) `and set this input to the path of that file`;
        throw invalid `is the list itself: write it to a file in the repository, ${advice}`;
    }
    return parseLocalPath(text);
}
/** Returns a path, and refuses a URL, which may hold a secret. @throws InvalidInput */
function parseLocalPath(text) {
    if (URL_SCHEME.test(text) && !/^file:/i.test(text))
        throw invalid `is a URL, but must be a path on this runner`;
    return parsePath(text);
}
/** Matches text that begins like a URL. A scheme of one letter is a drive. */
const URL_SCHEME = /^[a-z][a-z\d+.-]+:\/\//i;
/** `~`, `$X`, `${X}`, `$(x)`, a backtick, and `%X%`. */
const SHELL_SYNTAX = /^~|\$[a-z_{(]|`|%[a-z_]\w*%/i;
/**
 * Returns what `inspect` finds at `path`, which was given as `text`. `missing` is the advice if
 * nothing is there.
 * @throws InvalidInput for a file-system error of `inspect`; any other error of `inspect`
 */
function inspectPath(text, path, missing, inspect) {
    try {
        return inspect();
    }
    catch (error) {
        if (!(0,disk_errors/* isDiskError */.Mi)(error))
            throw error;
        throw invalid `is “${text}”: ${explainUnusable(error, path, missing)}`;
    }
}
function explainUnusable(error, path, missing) {
    const { code } = error;
    if (code === 'ENOTDIR')
        return (0,clean/* safe */.gB) `a part of ${path} is a file, not a folder`;
    const refusal = (0,file_access/* explainIfNotReadable */.QT)(error, path);
    if (refusal !== undefined)
        return (0,clean/* safe */.gB) `${refusal}`;
    if (code !== 'ENOENT')
        return (0,clean/* safe */.gB) `${path} cannot be read (${code})`;
    if ((0,paths/* lstatIfExists */.sM)(path))
        return (0,clean/* safe */.gB) `the symbolic link ${path} is broken`;
    return missing;
}
/**
 * Returns the absolute path of an existing folder with a site. Relative paths start at `base`.
 * `ifEmpty` is the advice if `base` is empty.
 * @throws InvalidInput
 */
function parseSiteFolder(text, base, ifEmpty) {
    if (URL_SCHEME.test(text)) {
        const compare = (0,clean/* safe */.gB) `To compare it with the published site, use the action’s live-url`;
        throw invalid `is a URL, not a folder: use the folder of the built site. ${compare}`;
    }
    const path = (0,external_node_path_.resolve)(base, text);
    const unbuilt = (0,clean/* safe */.gB) `; check the path, and check that the site has been built`;
    const advice = suggestPath(base, text) ?? suggestSiteFolders(base, ifEmpty) ?? unbuilt;
    let missing = (0,clean/* safe */.gB) `there is no folder ${path}${advice}`;
    if (!(0,external_node_fs_.existsSync)(base))
        missing = (0,clean/* safe */.gB) `the folder ${base}, to which paths are relative, does not exist; in a container, mount it or set GITHUB_WORKSPACE to an existing folder`;
    return inspectPath(text, path, missing, () => {
        ensureSiteFolder(text, path);
        return path;
    });
}
/** @throws InvalidInput if `path` is not a folder with pages; any file-system error */
function ensureSiteFolder(text, path) {
    const status = (0,external_node_fs_.statSync)(path);
    if (status.isFile() && (0,detect_format/* detectFormat */.Tz)((0,read_start_of_file/* readStartOfFile */.g)(path, detect_format/* HEAD_SIZE */.jT)) !== undefined)
        throw invalid `is “${text}”, which is an archive: unpack it first`;
    if (!status.isDirectory()) {
        const advice = (0,clean/* safe */.gB) `set it to the folder that contains index.html`;
        throw invalid `is “${text}”, which is not a folder: ${advice}`;
    }
    (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
    if ((0,external_node_fs_.readdirSync)(path).length === 0)
        throw invalid `is “${text}”: the folder ${path} is empty; check that the site has been built`;
    const file = findFileWithoutPages(path);
    if (file === undefined)
        return;
    const content = (0,clean/* safe */.gB) `there are no HTML files in it, only files such as ${file}`;
    const advice = (0,clean/* safe */.gB) `Use the folder that the generator writes the site to`;
    throw invalid `is “${text}”: ${content}. ${advice}`;
}
/**
 * Returns the absolute path of an existing values file that is not a folder. Reading it reveals
 * other problems later. Relative paths start at `base`.
 * @throws InvalidInput
 */
function parseValuesFile(text, base) {
    const path = (0,external_node_path_.resolve)(base, text);
    const mustExist = (0,clean/* safe */.gB) `The file must exist, but it can be empty`;
    let advice = (0,clean/* safe */.gB) `; check the path, and check that actions/checkout runs before this step. ${mustExist}`;
    if (/\.ya?ml\s*,/i.test(text))
        advice = (0,clean/* safe */.gB) `; only one file can be written`;
    const missing = (0,clean/* safe */.gB) `there is no file ${path}${suggestPath(base, text) ?? advice}`;
    if (inspectPath(text, path, missing, () => (0,external_node_fs_.statSync)(path).isDirectory()))
        throw invalid `is “${text}”, which is a folder: use the path of the file in it`;
    return path;
}
/**
 * Returns the end of an error about a path that does not exist, given as `text`: a suggestion, if
 * there is one. Relative paths start at `base`.
 */
function suggestPath(base, text) {
    const exists = (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(base, path));
    return (0,disk_errors/* ignoreDiskError */.cZ)(() => suggestWithoutQuotes(text, exists) ??
        suggestWithoutComment(text, exists) ??
        explainPattern(text) ??
        (0,suggest_similar_file/* suggestSimilarFile */.Y)(text, (0,external_node_path_.resolve)(base, text)), undefined);
}
function suggestWithoutQuotes(text, exists) {
    const [, bare = ''] = /^["'/]*(.*?)["'/*]*$/s.exec(text) ?? [];
    if (bare === '' || !exists(bare))
        return undefined;
    return (0,did_you_mean/* didYouMean */.au)(bare);
}
function suggestWithoutComment(text, exists) {
    const [, beforeComment] = /^\s*([^#]*[^#\s])\s*#/.exec(text) ?? [];
    if (beforeComment === undefined || !exists(beforeComment))
        return undefined;
    return (0,clean/* safe */.gB) `; in YAML, a comment needs a space before “#”: did you mean ${beforeComment}?`;
}
function explainPattern(text) {
    if (!text.includes('*'))
        return undefined;
    return (0,clean/* safe */.gB) `; patterns are not expanded`;
}

;// CONCATENATED MODULE: ./lib/option-parsers/secrets.js
/** Inputs that are secret: keys and tokens. No error shows them. */


/**
 * In characters. A shorter text is not a key or a token, and masking it would hide ordinary words
 * in all logs of the job.
 */
const MIN_SECRET_LENGTH = 8;
/** Is a string long enough to be a key or a token? */
function canBeSecret(text) {
    return text.length >= MIN_SECRET_LENGTH;
}
const ONLY_KEY = (0,clean/* safe */.gB) `the secret must contain the key and nothing else`;
const EXPRESSION = (0,clean/* safe */.gB) `write an expression such as \${{ secrets.NAME }}`;
/** Texts that people specify instead of a key, and the error; the first match applies. */
const KEY_MISTAKES = [
    [/^bearer\s/i, (0,clean/* safe */.gB) `begins with “Bearer”: leave that out; this step adds it`],
    [/^["'“”‘’`]|["'“”‘’`]$/, (0,clean/* safe */.gB) `begins or ends with a quote: leave the quotes out of the secret`],
    [/^\$\{?\w+\}?$/, (0,clean/* safe */.gB) `is a shell variable, which is not expanded: ${EXPRESSION}`],
    [
        /^(?:(?:secrets|vars|env)\.\w+|[A-Z]+(?:_[A-Z]+)+)$/,
        (0,clean/* safe */.gB) `looks like the name of a secret: ${EXPRESSION}`,
    ],
    [/^[A-Z]+(?:_[A-Z]+)+=/, (0,clean/* safe */.gB) `begins with a name and “=”: ${ONLY_KEY}`],
    [/^https?:\/\//i, (0,clean/* safe */.gB) `is a URL: set base-url to that, and this input to the key`],
    [/^[[{]/, (0,clean/* safe */.gB) `begins with a bracket, as JSON does: ${ONLY_KEY}`],
    [/^(?:gh[a-z]_|github_pat_)/, (0,clean/* safe */.gB) `is a GitHub token: create an admin key in the dashboard`],
    [
        /^\*+$/,
        (0,clean/* safe */.gB) `consists of asterisks, which logs show instead of a key: copy the key from the dashboard`,
    ],
    [/\s/, (0,clean/* safe */.gB) `contains whitespace or a line break: ${ONLY_KEY}`],
    [
        /[^\x21-\x7e]/,
        (0,clean/* safe */.gB) `contains characters that keys cannot contain: copy the key from the dashboard again`,
    ],
];
/**
 * Returns a key that a header can carry as a bearer token (RFC 9110, section 5.5).
 * @throws InvalidInput, in which the value itself is never shown
 */
function parseApiKey(text) {
    const [, mistake] = KEY_MISTAKES.find(([pattern]) => pattern.test(text)) ?? [];
    if (mistake !== undefined)
        throw new InvalidInput(mistake);
    if (!canBeSecret(text)) {
        const advice = (0,clean/* safe */.gB) `check the value of the secret`;
        throw invalid `has fewer than ${MIN_SECRET_LENGTH} characters, so it is not a key: ${advice}`;
    }
    return text;
}
/**
 * Returns a token that a header can carry.
 * @throws InvalidInput, in which the value itself is never shown
 */
function parseToken(text) {
    if (/^[\x21-\x7e]+$/.test(text) && !/^["']|["']$/.test(text))
        return text;
    const what = (0,clean/* safe */.gB) `whitespace, a line break, a quote, or another character that tokens cannot contain`;
    throw invalid `contains ${what}: the secret must contain the token and nothing else`;
}

// EXTERNAL MODULE: ./lib/web/host/all-hosts.js + 20 modules
var all_hosts = __nccwpck_require__(1274);
// EXTERNAL MODULE: ./lib/net/host-name.js
var host_name = __nccwpck_require__(3461);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
;// CONCATENATED MODULE: ./lib/option-parsers/placeholders.js





/**
 * Returns the parser of a single line of text that may contain the placeholder `{name}` for each of
 * `names`, and no other.
 */
function makePlaceholderParser(...names) {
    const expected = (0,words/* joinWords */.yZ)(names.map((name) => `{${name}}`), 'or');
    return (text) => {
        for (const [found, name = ''] of text.matchAll(/\{([^{}]*)\}|[{}]/g)) {
            if (names.includes(name))
                continue;
            const advice = adviseOnPlaceholder(text, findPlaceholder(name.trim(), names));
            throw invalid `is “${text}”: ${found} is not a placeholder; expected ${expected}${advice}`;
        }
        return parseLine(text);
    };
}
/** Returns the name that was probably meant, such as one that `name` is the beginning of. */
function findPlaceholder(name, names) {
    const longer = names.filter((each) => name !== '' && each.startsWith(name));
    if (longer.length === 1)
        return longer[0];
    return (0,did_you_mean/* findCorrection */.oQ)(name, names);
}
function adviseOnPlaceholder(text, suggestion) {
    if (text.includes('{{'))
        return (0,clean/* safe */.gB) ` in single braces`;
    if (suggestion === undefined)
        return (0,clean/* safe */.gB) ``;
    return (0,did_you_mean/* didYouMean */.au)(`{${suggestion}}`);
}

;// CONCATENATED MODULE: ./lib/option-parsers/url.js
/** Inputs that are URLs. */






/**
 * Returns an `https` URL or, if `rules` accept that, an `http` one of this machine, without
 * username, password, query, and fragment.
 * @throws InvalidInput that shows none of these
 */
function parseHttpUrl(text, rules) {
    ensureHasValue(text);
    ensureNoSecrets(text, rules);
    ensureNoShellSyntax(text);
    const url = URL.parse(text);
    if (url === null || !/^https?:$/.test(url.protocol))
        throw invalid `is “${text}”: ${rules.expected}${(0,did_you_mean/* didYouMean */.au)(addScheme(text, rules))}`;
    const isAcceptedHttp = rules.acceptsLoopback && (0,host_name/* isLoopback */.U)(url.hostname);
    if (url.protocol === 'http:' && !isAcceptedHttp)
        throw invalid `is “${text}”: ${rules.noPlainHttp(url)}`;
    if (/^[.-]|\.[.-]|-\.|-$|[*,]/.test(url.hostname))
        throw invalid `is “${text}”: “${url.hostname}” is not a host name; ${rules.expected}`;
    const hasWrongPath = rules.wrongPath?.test(url.pathname) ?? false;
    if (hasWrongPath || text.includes('\\'))
        throw invalid `is “${text}”: ${rules.expected}`;
    return url;
}
/**
 * Must be called before the text is shown, because it may contain a password.
 * @throws InvalidInput
 */
function ensureNoSecrets(text, { expected, noPassword }) {
    // `URL` silently drops tabs and line ends.
    if (/[\s\p{C}]/u.test(text))
        throw invalid `contains whitespace: ${expected}`;
    if (mayContainPassword(text))
        throw invalid `contains a username or a password: ${noPassword}`;
    if (/[?#]/.test(text))
        throw invalid `has a query or a fragment: leave out everything from the “?” or “#” on`;
}
/** @throws InvalidInput for quotes, and for variables that only a shell would expand */
function ensureNoShellSyntax(text) {
    const bare = removeQuotes(text);
    if (bare !== text)
        throw invalid `is “${text}”: leave the quotes out${(0,did_you_mean/* didYouMean */.au)(bare)}`;
    if (/\$[A-Z_{(]/.test(text)) {
        const advice = (0,clean/* safe */.gB) `write an expression such as \${{ vars.DOCS_URL }}`;
        throw invalid `is “${text}”: shell variables are not expanded here; ${advice}`;
    }
}
/** Returns text without the quotes around it, which were not part of the YAML syntax. */
function removeQuotes(text) {
    return text.replace(/^["'“”‘’`]+|["'“”‘’`]+$/g, '');
}
/**
 * Returns a URL that lacks its scheme with `https://` in front, or `http://` for this machine if
 * that is accepted; undefined if it does not begin with a host name that has a dot.
 */
function addScheme(text, { acceptsLoopback }) {
    const [host = ''] = text.split(/[:/]/, 1);
    if (acceptsLoopback && (0,host_name/* isLoopback */.U)(host) && URL.canParse(`http://${text}`))
        return `http://${text}`;
    if (!host.includes('.') || (0,host_name/* parseHostName */.B)(host) === undefined)
        return undefined;
    return `https://${text}`;
}
/**
 * Returns whether text has an `@` that is not beyond doubt part of the path of a URL, as in
 * `https://docs.example.com/@scope/package/`.
 */
function mayContainPassword(text) {
    const hasPathAfterHost = /^https?:\/\/[^/\\?#@]+\//i.test(text) && URL.canParse(text);
    return text.includes('@') && !hasPathAfterHost;
}
const API_URL_RULES = {
    expected: 'expected the https URL of the admin API, such as https://api.example.com',
    noPassword: 'the key belongs in api-key',
    noPlainHttp: ({ host, hostname, port, pathname }) => {
        const path = pathname.replace(/\/$/, '');
        const why = (0,clean/* safe */.gB) `http would send the key unencrypted and is only allowed for loopback hosts`;
        if (!/^[\w-]+$/.test(hostname))
            return (0,clean/* safe */.gB) `${why}; did you mean https://${host}${path}?`;
        // Only networks of containers and of companies have names without a dot.
        const address = (0,clean/* safe */.gB) `http://localhost:${port || '80'}${path}`;
        const advice = (0,clean/* safe */.gB) `To reach a service container, publish its port (\`ports\`) and use ${address}`;
        return (0,clean/* safe */.gB) `${why}. ${advice}; otherwise, use https`;
    },
    acceptsLoopback: true,
};
/** Where the paths of the calls begin. */
const API_PATH = /\/(v1\/static-export|static-export\/jobs|v2\/agent)(\/|$)/;
/** Returns the root of the API. @throws InvalidInput */
function parseBaseUrl(text) {
    // It may be the key.
    if (/^[\w-]{16,}$/.test(text))
        throw invalid `is not a URL: ${API_URL_RULES.expected}`;
    const url = parseHttpUrl(text, API_URL_RULES);
    if (/\/v[12]\/*$/.test(url.pathname))
        throw invalid `is “${text}”: leave out the version at the end; this step adds it`;
    const end = url.pathname.search(API_PATH);
    if (end < 0)
        return url;
    const root = `${url.origin}${url.pathname.slice(0, end)}`;
    throw invalid `is “${text}”: it ends in a path of the API; did you mean ${root}?`;
}
const LIVE_URL_RULES = {
    expected: 'expected the https URL of the published site, such as https://docs.example.com/',
    noPassword: 'readers have none, and this step sends no secrets to the host',
    noPlainHttp: ({ host, pathname }) => {
        const why = (0,clean/* safe */.gB) `because somebody could change the responses in transit`;
        const suggestion = (0,clean/* safe */.gB) `did you mean https://${host}${pathname}?`;
        const tunnel = (0,clean/* safe */.gB) `To check a server without https, open an SSH tunnel to it`;
        return (0,clean/* safe */.gB) `http is only allowed for loopback hosts, ${why}; ${suggestion} ${tunnel}`;
    },
    acceptsLoopback: true,
    wrongPath: /\/\/|%2f/i,
};
/** Returns the URL of a site, with a slash at the end of its path. @throws InvalidInput */
function parseSiteUrl(text, rules) {
    const url = parseHttpUrl(text, rules);
    const folder = url.href.replace(/[^/]+\.html?$/i, '');
    if (folder !== url.href)
        throw invalid `is “${text}”: leave out the file name; did you mean ${folder}?`;
    if (!url.pathname.endsWith('/'))
        url.pathname += '/';
    return url;
}
/** Returns where a site was published, with a slash at the end of its path. @throws InvalidInput */
function parseLiveUrl(text) {
    return parseSiteUrl(text, LIVE_URL_RULES);
}
const PREVIEW_URL_RULES = {
    expected: 'expected the https URL of the preview, such as https://pull-7.docs.example.com/',
    noPassword: 'everyone who follows a link to the preview would see them',
    noPlainHttp: ({ host, pathname }) => (0,clean/* safe */.gB) `previews are only linked with https; did you mean https://${host}${pathname}?`,
    acceptsLoopback: false,
};
/** Returns where a build can be viewed, with a slash at its end. @throws InvalidInput */
function parsePreviewUrl(text) {
    const url = parseSiteUrl(text, PREVIEW_URL_RULES);
    return url.origin + (0,byte_strings/* asBytes */.Yd)(url.pathname).replace(/[^\w\-.~/%]/g, byte_strings/* percentEncode */.a);
}
const parseUrlTemplate = makePlaceholderParser('domain', 'tag', 'sha256', 'ext');
/**
 * Returns an `https` URL with placeholders in it, as it is written.
 * @throws InvalidInput that shows no password
 */
function parseValuesUrl(text) {
    const url = URL.parse(text.replaceAll(/[{}]/g, ''));
    ensureNoSecretsInTemplate(text, url);
    // Azure calls a container `$web`.
    const [variable, name] = /\$(?:\{(\w+)\}?|[A-Z_]+)/.exec(text) ?? [];
    if (variable) {
        const advice = (0,clean/* safe */.gB) `placeholders are written without “$”${(0,did_you_mean/* didYouMean */.au)(`{${name ?? 'sha256'}}`)}`;
        throw invalid `is “${text}”: ${advice}`;
    }
    if (url?.protocol === 'http:') {
        const advice = (0,clean/* safe */.gB) `did you mean https${text.slice(4)}?`;
        throw invalid `is “${text}”: with http, somebody could change the bundle in transit; ${advice}`;
    }
    if (url?.protocol !== 'https:' || !/^https:\/\/[^/]/i.test(text))
        throw invalid `is “${text}”: ${EXPECTED_TEMPLATE}`;
    return parseUrlTemplate(text);
}
const EXPECTED_TEMPLATE = 'expected an https URL such as https://bundles.example.com/{domain}/{sha256}.{ext}';
/**
 * Must be called before the text is shown, because it may contain a password.
 * @throws InvalidInput
 */
function ensureNoSecretsInTemplate(text, url) {
    if (url?.username || url?.password) {
        const advice = (0,clean/* safe */.gB) `which everyone who reads the values file would see`;
        throw invalid `contains a username or a password, ${advice}`;
    }
    if (/[\s\p{C}]/u.test(text))
        throw invalid `contains whitespace: ${EXPECTED_TEMPLATE}`;
    if (text.includes('?')) {
        const advice = (0,clean/* safe */.gB) `which expires and could be read in the values file: leave the query out`;
        throw invalid `contains a query (“?”), such as a signature, ${advice}`;
    }
}

;// CONCATENATED MODULE: ./lib/option-parsers/base-path.js





const EXPECTED_PATH = 'expected a path such as / or /docs/, without a host, spaces, “?”, “#”, “\\”, or “..”';
/**
 * Returns the path as `new URL` reads it, so that it has the same form as in addresses.
 * @throws InvalidInput that shows no password
 */
function parseBasePath(text) {
    // Git for Windows turns the argument /docs/ into C:/Program Files/Git/docs/.
    if (/^[a-z]:[\\/](?:.*[\\/])?git[\\/]/i.test(text)) {
        const advice = (0,clean/* safe */.gB) `run the command with MSYS_NO_PATHCONV=1`;
        throw invalid `is “${text}”: Git Bash has changed it into a Windows path; ${advice}`;
    }
    if (!text.startsWith('/') && !isPath(text) && mayContainPassword(text))
        throw invalid `contains a username or a password: ${EXPECTED_PATH}`;
    if (!isPath(text))
        throw invalid `is “${text}”: ${EXPECTED_PATH}${(0,did_you_mean/* didYouMean */.au)(suggestBasePath(text))}`;
    const bare = removeQuotes(text);
    if (bare !== text)
        throw invalid `is “${text}”: leave the quotes out${(0,did_you_mean/* didYouMean */.au)(bare || undefined)}`;
    // Azure calls a container `$web`.
    if (/\$[A-Z_{(]/.test(text))
        throw invalid `is “${text}”: shell variables are not expanded here`;
    const folder = text.replace(/[^/]+\.html?$/i, '');
    if (folder !== text && folder !== '')
        throw invalid `is “${text}”: leave out the file name${(0,did_you_mean/* didYouMean */.au)(folder)}`;
    // A folder may be called `next.js`; then a slash precedes it.
    const [first = ''] = text.split('/');
    if (first.includes('.') && (0,host_name/* parseHostName */.B)(first) !== undefined) {
        const path = `/${text.slice(first.length)}/`.replace(/\/{2,}/g, '/');
        const advice = (0,clean/* safe */.gB) `For a folder whose name looks like a host, start with a slash`;
        const expected = (0,clean/* safe */.gB) `expected only the path, without the host${(0,did_you_mean/* didYouMean */.au)(path)}`;
        throw invalid `is “${text}”: ${expected} ${advice}`;
    }
    return new URL(`/${text}/`.replace(/\/{2,}/g, '/'), 'https://host.invalid').pathname;
}
function isPath(text) {
    return /^[^\s\p{C}?#\\]*$/u.test(text) && !/^[^/]*:|(^|\/)\.\.?(\/|$)/.test(text);
}
/** Returns the path in text that is not itself a path; undefined if it is unclear. */
function suggestBasePath(text) {
    if (/^https?:/.test(text))
        return URL.parse(text)?.pathname;
    const path = text
        .replaceAll('\\', '/')
        .replace(/[?#].*$/s, '')
        .replace(/^\.\//, '/');
    if (!path.startsWith('/') || !isPath(path))
        return undefined;
    return path;
}

;// CONCATENATED MODULE: ./lib/option-parsers/domain.js



/** Returns a host name in ASCII. @throws InvalidInput */
function parseDomain(text) {
    const name = (0,host_name/* parseHostName */.B)(text);
    if (name)
        return name;
    // It may follow a password, so nothing is shown.
    if (text.includes('@'))
        throw invalid `contains “@”, which host names cannot contain: expected a host name such as docs.example.com`;
    const names = text.split(/[,;\s]+/).filter((each) => each !== '');
    if (names.length > 1 && names.every(isDottedHostName))
        throw invalid `is “${text}”: expected one host name; check or export each site separately`;
    const suggestion = (0,host_name/* parseHostName */.B)(text
        .replace(/["'“”‘’`]/g, '')
        .replace(/^(?:[a-z][a-z0-9+.-]*:|https?)\/+/i, '')
        .replace(/[/?#:].*$/s, '')
        .replace(/\.$/, ''));
    if (suggestion && (0,host_name/* isLoopback */.U)(suggestion))
        throw invalid `is “${text}”, which is the reader’s own computer: expected the host name of the published site, such as docs.example.com`;
    if (suggestion) {
        const [, path] = PATH_AFTER_HOST.exec(text) ?? [];
        const pathAdvice = path && (0,clean/* safe */.gB) ` The path “${path}” belongs in base-path`;
        const advice = (0,clean/* safe */.gB) `did you mean ${suggestion}?${pathAdvice}`;
        throw invalid `is “${text}”: expected only a host name; ${advice}`;
    }
    const expected = (0,clean/* safe */.gB) `is “${text}”: expected a host name such as docs.example.com`;
    if (text.includes('_'))
        throw invalid `${expected}; host names cannot contain “_”`;
    if (/\s/.test(text))
        throw invalid `${expected}; host names cannot contain spaces`;
    throw invalid `${expected}`;
}
/** The path in a URL whose scheme may be missing; none if it is only a slash. */
const PATH_AFTER_HOST = /^(?:[a-z]+:\/\/)?[^/?#]*\.[^/?#]*(\/[^/?#][^?#]*)/i;
function isDottedHostName(text) {
    return text.includes('.') && (0,host_name/* parseHostName */.B)(text) !== undefined;
}

;// CONCATENATED MODULE: ./lib/option-parsers/size.js



/** Returns a size in bytes. @throws InvalidInput */
function parseByteCount(text) {
    const bytes = (0,common_units/* parseSize */.DB)(text);
    if (bytes && Number.isSafeInteger(bytes))
        return bytes;
    const advice = (0,clean/* safe */.gB) `expected a size above 0, such as 500MB, 4GiB, or a number of bytes`;
    const expected = (0,clean/* safe */.gB) `is “${text}”: ${advice}`;
    if (/\d[.,]\d/.test(text))
        throw invalid `${expected}; decimals are not supported`;
    throw invalid `${expected}`;
}

;// CONCATENATED MODULE: ./lib/option-parsers/site-options.js
/** The options that the step and the command share. */










const EFFECT = (0,clean/* safe */.gB) `so that only what fails on every host is an error`;
const LEAVE_OUT = (0,clean/* safe */.gB) `leave host out, ${EFFECT}`;
const OTHER_HOST = (0,clean/* safe */.gB) `For any other host, ${LEAVE_OUT}`;
const parseKnownHost = makeChoiceParser(all_hosts/* HOST_IDS */.sI, OTHER_HOST);
function parseHost(text) {
    if (/^gh\b/i.test(text))
        throw invalid `is “${text}”${(0,did_you_mean/* didYouMean */.au)('github-pages')}`;
    // The name of another host, which would count as a typo of `github-pages`.
    if (/^gitlab/i.test(text))
        throw invalid `is “${text}”, whose rules the check does not know: ${LEAVE_OUT}`;
    const isHostName = !/[:\s]/.test(text) && /\w\.\w/.test(text);
    if (isHostName || /^https?:\/\//i.test(text))
        throw invalid `is “${text}”, a host name, which belongs in domain: expected ${(0,words/* joinWords */.yZ)(all_hosts/* HOST_IDS */.sI, 'or')}. ${OTHER_HOST}`;
    if (/\w\s*[,;]\s*\w/.test(text))
        throw invalid `is “${text}”: expected one host; check the site once for each`;
    return parseKnownHost(text);
}
/** The default of each option, and the parser for text that is not empty. */
const SITE_OPTIONS = {
    host: { default: '', parse: parseHost },
    'base-path': { default: '/', parse: parseBasePath },
    domain: { default: '', parse: parseDomain },
    'max-unpacked-size': { default: '4GiB', parse: parseByteCount },
    'max-unpacked-files': { default: '200000', parse: parsePositiveInteger },
};
/** Returns the default limits on what an archive unpacks to. */
function makeDefaultLimits() {
    const { 'max-unpacked-size': size, 'max-unpacked-files': files } = SITE_OPTIONS;
    return { bytes: size.parse(size.default), entries: files.parse(files.default) };
}

// EXTERNAL MODULE: ./lib/handover/values-path.js
var values_path = __nccwpck_require__(473);
;// CONCATENATED MODULE: ./lib/option-parsers/yaml-keys.js




const OWN_FILE = (0,clean/* safe */.gB) `If the values are in a list, move them to a file of their own and set values-file to that file`;
/** Returns the keys of a path such as `spec.values`. @throws InvalidInput */
function parseKeys(text) {
    const keys = text.split('.');
    const expected = (0,clean/* safe */.gB) `expected keys separated by dots, such as docs or spec.values`;
    if (keys.at(-1) === 'staticExport') {
        const outer = keys.slice(0, -1).join('.');
        const advice = (0,clean/* safe */.gB) `values-path is the place that contains it${(0,did_you_mean/* didYouMean */.au)(outer || undefined)}`;
        throw invalid `is “${text}”: leave staticExport out, because ${advice}`;
    }
    if (/\[|\.\d+(?:\.|$)/.test(text))
        throw invalid `is “${text}”, which points into a list: ${expected}. ${OWN_FILE}`;
    if (!keys.every(values_path/* isKey */.m0))
        throw invalid `is “${text}”: ${expected}${suggestDots(text)}`;
    return keys;
}
/** Returns the suggestion for a path with slashes; empty for any other text. */
function suggestDots(text) {
    const keys = text.split('/').filter((key) => key !== '');
    if (keys.at(-1) === 'staticExport')
        keys.pop();
    if (!text.includes('/') || keys.length === 0 || !keys.every(values_path/* isKey */.m0))
        return (0,clean/* safe */.gB) ``;
    return (0,did_you_mean/* didYouMean */.au)(keys.join('.'));
}

;// CONCATENATED MODULE: ./lib/inputs/input-table-reader.js


/** Stands for an invalid value, whose error the reader has recorded. */
const INVALID = Symbol('invalid');
/**
 * Returns an input without the whitespace around it; empty if it is not given, or if it is a
 * missing secret.
 */
function readRawText(env, name) {
    return env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
}
/** Returns whether text is not just the default of its input. */
function differsFromDefault(text, defaultText) {
    // A boolean may be written in capitals.
    return text.toLowerCase() !== defaultText.toLowerCase();
}
/**
 * Reads single inputs of a table and collects the errors in them, so that all errors are reported
 * together.
 */
class TableReader {
    env;
    /** Where relative paths start. */
    workspace;
    #table;
    #errors = [];
    /** The inputs with an error. */
    #rejected = new Set();
    constructor(env, table) {
        this.env = env;
        this.workspace = env.GITHUB_WORKSPACE || process.cwd();
        this.#table = table;
    }
    /** The errors so far, each beginning with the name of its input. */
    get errors() {
        return this.#errors;
    }
    /** Returns whether an input is given, and not just its default. */
    isGiven(name) {
        return differsFromDefault(this.#getText(name), this.#table[name].default);
    }
    /** Returns an input, or its default if it is not given. */
    readWithDefault(name) {
        return this.#parse(name, this.#getText(name));
    }
    /** Returns an input that has no default; undefined if it is not given. */
    readOptional(name) {
        const text = this.#getText(name);
        if (text === '')
            return undefined;
        return this.#parse(name, text);
    }
    /** Returns an input that must be given; `advice` is the message if it is missing. */
    readRequired(name, advice) {
        const text = this.#getText(name);
        if (text !== '')
            return this.#parse(name, text);
        return this.attempt(name, () => {
            throw invalid `is missing: ${advice}`;
        });
    }
    /**
     * Returns the result of `work`, which parses or checks an input; INVALID if it throws
     * InvalidInput, or if the input already has an error. Only the first error is recorded.
     */
    attempt(name, work) {
        if (this.#rejected.has(name))
            return INVALID;
        try {
            return work();
        }
        catch (error) {
            if (!(error instanceof InvalidInput))
                throw error;
            this.reject(name, (0,clean/* safe */.gB) `${name} ${error.why}`);
            return INVALID;
        }
    }
    /** Records an error. If it belongs to an input, later calls of `attempt` skip that input. */
    reject(name, error) {
        this.#errors.push(error);
        if (name !== undefined)
            this.#rejected.add(name);
    }
    /** Records errors that belong to no input. */
    addErrors(errors) {
        this.#errors.push(...errors);
    }
    #getText(name) {
        return readRawText(this.env, name) || this.#table[name].default;
    }
    #parse(name, text) {
        return this.attempt(name, () => {
            const { isProse, parse } = this.#table[name];
            ensureEvaluated(text);
            if (!isProse)
                ensureNoBareExpression(text);
            return parse(text);
        });
    }
}
/** @throws InvalidInput for an expression that was not evaluated, because it is in a variable */
function ensureEvaluated(text) {
    if (!text.includes('${{'))
        return;
    const what = (0,clean/* safe */.gB) `contains an expression that was not evaluated (“$\{{”)`;
    const why = (0,clean/* safe */.gB) `but not in the values of variables and secrets`;
    throw invalid `${what}: expressions work in workflow files, ${why}`;
}
/**
 * The contexts of expressions:
 * https://docs.github.com/actions/reference/workflows-and-actions/contexts
 */
const BARE_EXPRESSION = /\{\{\s*(?:github|env|vars|jobs?|steps|runner|secrets|strategy|matrix|needs|inputs)\s*[.[].*?\}\}/;
/**
 * An expression without braces. Names that could also be host names do not match, such as
 * `inputs.dev`.
 */
const EXPRESSION_WITHOUT_BRACES = new RegExp(`^(?:${[
    String.raw `(?:vars|env|matrix)\.(?=.*[A-Z_])\w+`,
    String.raw `inputs\.(?=.*[-_])[\w-]+`,
    String.raw `(?:steps|needs)\.[\w-]+\.outputs\.[\w-]+`,
    String.raw `github\.(?:sha|ref_name|head_ref|base_ref|workspace|token|event\.[\w.]+)`,
    String.raw `runner\.temp`,
].join('|')})$`);
/**
 * The text is not shown, because it may contain a password.
 * @throws InvalidInput for an expression without its “$” or its braces, which the runner passes on
 * unchanged
 */
function ensureNoBareExpression(text) {
    if (EXPRESSION_WITHOUT_BRACES.test(text))
        throw invalid `is the name of a value, not the value: write $\{{ … }} around it`;
    if (!BARE_EXPRESSION.test(text))
        return;
    throw invalid `contains {{ … }}: without “$”, this is not an expression; write $\{{ … }}`;
}
/** Returns `fields` if none of them is invalid. */
function combineIfValid(fields) {
    if (!areValid(fields))
        return INVALID;
    return fields;
}
function areValid(fields) {
    return !Object.values(fields).includes(INVALID);
}
/** Returns `value`, or undefined if it is invalid: for checks that look at several inputs. */
function undefinedIfInvalid(value) {
    if (value === INVALID)
        return undefined;
    return value;
}

;// CONCATENATED MODULE: ./lib/inputs/input-table.js















/** The modes of the step. */
const MODES = ['export', 'agent-job', 'check'];
const EXPORT_MODE = ['export'];
const JOB_MODES = ['export', 'agent-job'];
const CHECK_MODES = ['export', 'check'];
const NEEDS_SITE = {
    onlyWith: { export: ['site-path'] },
    isErrorWithoutEffect: () => true,
};
const NEEDS_ARCHIVE_OR_SITE = { onlyWith: { export: ['site-path', 'bundle-path'] } };
/**
 * An agent's job writes no files: there, these inputs are errors. In the other modes, they may be
 * left over.
 */
const NOT_IN_AGENT_JOB = {
    isErrorWithoutEffect: (_text, mode) => mode === 'agent-job',
};
const NEEDS_EARLIER_SITE = {
    onlyWith: { export: ['compare-with'], check: ['compare-with'] },
};
const NEEDS_LIVE_URL = { onlyWith: { check: ['live-url'] } };
const WAIT_ADVICE = (0,clean/* safe */.gB) `; in export mode, wait: false starts the export without waiting for its end`;
/** One row for each input. */
const INPUT_SPECS = {
    mode: { default: 'export', modes: MODES, parse: makeChoiceParser(MODES) },
    'base-url': { default: '', modes: JOB_MODES, parse: parseBaseUrl },
    'api-key': { default: '', modes: JOB_MODES, parse: parseApiKey },
    domain: { ...SITE_OPTIONS.domain, modes: CHECK_MODES },
    'project-id': { default: '', modes: JOB_MODES, parse: parseId },
    'job-id': { default: '', modes: JOB_MODES, parse: parseJobId },
    wait: { default: 'true', modes: JOB_MODES, parse: parseBoolean },
    'wait-timeout': {
        default: '30m',
        modes: MODES,
        ...NEEDS_LIVE_URL,
        parse: makeDurationParser('1s', '30d', WAIT_ADVICE),
    },
    'poll-interval': {
        default: '15s',
        modes: MODES,
        ...NEEDS_LIVE_URL,
        parse: makeDurationParser('1s', '1h'),
    },
    'request-timeout': {
        default: '30s',
        modes: MODES,
        onlyWith: { check: ['live-url', 'pull-request-comment'] },
        parse: makeDurationParser('1s', '10m'),
    },
    'bundle-path': { default: '', modes: EXPORT_MODE, ...NOT_IN_AGENT_JOB, parse: parseLocalPath },
    'site-path': { default: '', modes: CHECK_MODES, ...NOT_IN_AGENT_JOB, parse: parsePath },
    overwrite: {
        default: 'false',
        modes: EXPORT_MODE,
        ...NEEDS_ARCHIVE_OR_SITE,
        parse: parseBoolean,
    },
    'wait-for-check': {
        default: '',
        modes: EXPORT_MODE,
        isErrorWithoutEffect: () => true,
        parse: parseLine,
    },
    update: {
        default: 'false',
        modes: EXPORT_MODE,
        onlyWith: { export: ['project-id'] },
        isErrorWithoutEffect: () => true,
        parse: parseBoolean,
    },
    'expect-commit': {
        default: '',
        modes: EXPORT_MODE,
        onlyWith: { export: ['update'] },
        isErrorWithoutEffect: () => true,
        parse: parseCommit,
    },
    'expect-text': {
        default: '',
        isProse: true,
        modes: CHECK_MODES,
        ...NEEDS_SITE,
        parse: parseLine,
    },
    'max-unpacked-size': {
        ...SITE_OPTIONS['max-unpacked-size'],
        modes: CHECK_MODES,
        ...NEEDS_ARCHIVE_OR_SITE,
    },
    'max-unpacked-files': {
        ...SITE_OPTIONS['max-unpacked-files'],
        modes: CHECK_MODES,
        ...NEEDS_ARCHIVE_OR_SITE,
    },
    verify: {
        default: 'report',
        modes: CHECK_MODES,
        ...NEEDS_SITE,
        isErrorWithoutEffect: (text) => text.startsWith('strict'),
        parse: makeChoiceParser(['off', 'report', 'strict', 'strict-new']),
    },
    'fail-on': { default: 'errors', modes: CHECK_MODES, ...NEEDS_SITE, parse: parseFailOn },
    host: { ...SITE_OPTIONS.host, modes: CHECK_MODES, ...NEEDS_SITE },
    'base-path': { ...SITE_OPTIONS['base-path'], modes: CHECK_MODES, ...NEEDS_SITE },
    'accepted-findings': {
        default: '',
        modes: CHECK_MODES,
        ...NEEDS_SITE,
        parse: parseAcceptedFindingsPath,
    },
    'compare-with': { default: '', modes: CHECK_MODES, ...NEEDS_SITE, parse: parsePath },
    'max-pages-removed': {
        default: '',
        modes: CHECK_MODES,
        ...NEEDS_SITE,
        parse: parseNonNegativeInteger,
    },
    'preview-url': { default: '', modes: CHECK_MODES, ...NEEDS_EARLIER_SITE, parse: parsePreviewUrl },
    'live-url': {
        default: '',
        modes: ['check'],
        isErrorWithoutEffect: () => true,
        parse: parseLiveUrl,
    },
    'live-issue': {
        default: 'false',
        modes: ['check'],
        ...NEEDS_LIVE_URL,
        isErrorWithoutEffect: () => true,
        parse: parseBoolean,
    },
    'values-file': {
        default: '',
        modes: EXPORT_MODE,
        isErrorWithoutEffect: () => true,
        parse: parseLocalPath,
    },
    'values-path': { default: '', modes: EXPORT_MODE, parse: parseKeys },
    'values-url': { default: '', modes: EXPORT_MODE, parse: parseValuesUrl },
    'export-version': { default: '', modes: EXPORT_MODE, parse: parseLine },
    'pull-request-comment': {
        default: 'false',
        modes: CHECK_MODES,
        ...NEEDS_SITE,
        parse: parseBoolean,
    },
    'github-token': { default: '', modes: CHECK_MODES, parse: parseToken },
    'mask-bundle-url': { default: 'true', modes: EXPORT_MODE, parse: parseBoolean },
};
/** The inputs of the step, as action.yml declares them. */
const INPUTS = INPUT_SPECS;
/** All inputs, in the order of action.yml. */
const INPUT_NAMES = Object.keys(INPUT_SPECS).filter((name) => isInputName(name));
/** Returns whether this is the name of an input. */
function isInputName(name) {
    return Object.hasOwn(INPUT_SPECS, name);
}
/**
 * Returns an input without the whitespace around it; its default if it is empty, as a missing
 * secret is.
 */
function readInputText(env, name) {
    return readRawText(env, name) || INPUTS[name].default;
}
/** Returns whether an input is given, and not just its default. */
function isInputGiven(env, name) {
    return differsFromDefault(readInputText(env, name), INPUTS[name].default);
}

// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __nccwpck_require__(3234);
// EXTERNAL MODULE: ./lib/github/event.js
var github_event = __nccwpck_require__(9607);
;// CONCATENATED MODULE: ./lib/text/fit-into-annotation.js


/**
 * The runner cuts an annotation after 4,096 UTF-16 units, and there are words around the errors.
 */
const MAX_ERRORS = 10;
const MAX_UNITS = 3_500;
/**
 * Returns the first of many errors, and how many more there are: an annotation that was cut would
 * lack the advice at its end.
 */
function fitErrorsIntoAnnotation(errors) {
    const shown = [];
    let units = 0;
    for (const error of errors) {
        units += error.text.length;
        const exceedsLimits = shown.length >= MAX_ERRORS || units > MAX_UNITS;
        if (shown.length > 0 && exceedsLimits)
            break;
        shown.push(error);
    }
    if (shown.length === errors.length)
        return errors;
    const more = (0,common_units/* formatNumber */.ZV)(errors.length - shown.length);
    return [...shown, (0,clean/* safe */.gB) `and ${more} more, which will be listed once these are fixed`];
}

// EXTERNAL MODULE: ./lib/net/proxy.js
var proxy = __nccwpck_require__(7115);
;// CONCATENATED MODULE: ./lib/option-parsers/earlier-site.js
/** Validates the input with an earlier build of the site, and inspects its path. */








const earlier_site_LEAVE_OUT = (0,clean/* safe */.gB) `leave compare-with out`;
const IF_NONE = (0,clean/* safe */.gB) `If there is no earlier site yet, ${earlier_site_LEAVE_OUT}`;
const NO_EARLIER_SITE = (0,clean/* safe */.gB) `; expected a folder or an archive, not a branch. ${IF_NONE}`;
/**
 * Returns where an earlier site is: a folder with an `index.html`, or a file that begins as an
 * archive does. Relative paths start at `base`.
 * @throws InvalidInput
 */
function parseEarlierSite(name, base) {
    // It may be a presigned link, so it is not shown.
    if (URL_SCHEME.test(name)) {
        const advice = (0,clean/* safe */.gB) `download the earlier site first`;
        throw invalid `is a URL, but must be a local folder or archive: ${advice}`;
    }
    const path = (0,external_node_path_.resolve)(base, name);
    const missing = (0,clean/* safe */.gB) `there is nothing at ${path}${suggestPath(base, name) ?? NO_EARLIER_SITE}`;
    return inspectPath(name, path, missing, () => {
        const kind = findKind((0,external_node_fs_.statSync)(path));
        if (kind === undefined)
            throw invalid `is “${name}”, which is neither a folder nor a file`;
        const problem = PROBLEM_FINDERS[kind](path);
        if (problem)
            throw invalid `is “${name}”: ${problem}`;
        return { name, path, kind };
    });
}
function findKind(stats) {
    if (stats.isDirectory())
        return 'folder';
    if (stats.isFile())
        return 'archive';
    return undefined;
}
const PROBLEM_FINDERS = { folder: findFolderProblem, archive: findArchiveProblem };
function findFolderProblem(path) {
    (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'index.html')))
        return undefined;
    const entries = (0,external_node_fs_.readdirSync)(path);
    if (entries.length === 0)
        return (0,clean/* safe */.gB) `the folder is empty; if there is no earlier site yet, ${earlier_site_LEAVE_OUT}`;
    const inner = entries.find((entry) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, entry, 'index.html')));
    const archive = entries.find((entry) => /\.(?:zip|tar|tgz|tar\.gz|tar\.zst)$/i.test(entry));
    if (inner === undefined && archive !== undefined)
        return (0,clean/* safe */.gB) `there is no index.html in this folder; did you mean the archive “${archive}” in it?`;
    if (inner !== undefined)
        return (0,clean/* safe */.gB) `there is no index.html in this folder; did you mean the folder “${inner}” in it?`;
    const advice = (0,clean/* safe */.gB) `use the folder that contains the earlier site’s index.html, or ${earlier_site_LEAVE_OUT}`;
    return (0,clean/* safe */.gB) `there is no index.html in this folder; ${advice}`;
}
function findArchiveProblem(path) {
    const start = (0,read_start_of_file/* readStartOfFile */.g)(path, detect_format/* HEAD_SIZE */.jT);
    if (start.length === 0) {
        const advice = (0,clean/* safe */.gB) `use an archive or a folder of the earlier site, or ${earlier_site_LEAVE_OUT}`;
        return (0,clean/* safe */.gB) `the file is empty; ${advice}`;
    }
    if ((0,detect_format/* detectFormat */.Tz)(start) !== undefined)
        return undefined;
    const found = (0,clean/* safe */.gB) `the format of this file is not supported; it looks like ${(0,detect_format/* describeContent */.Xb)(start)}`;
    const expected = (0,clean/* safe */.gB) `Expected a folder or an archive (zip, tar, tar.gz, or tar.zst)`;
    return (0,clean/* safe */.gB) `${found}. ${expected}. Check how the file was created`;
}
/**
 * Makes sure that neither of two sites is inside the other. `laterName` is the name of the later
 * one in errors. Symbolic links are followed: two names of one folder are the same site.
 * @throws InvalidInput
 */
function ensureSitesAreApart({ name, path, kind }, sitePath, laterName) {
    const earlier = (0,paths/* followLinks */.n1)(path);
    const later = (0,paths/* followLinks */.n1)(sitePath);
    if (kind === 'folder' && earlier === later) {
        const advice = (0,clean/* safe */.gB) `use a copy of the earlier site`;
        throw invalid `is “${name}”, which is ${laterName} itself, so nothing could ever differ: ${advice}`;
    }
    if ((0,paths/* isWithin */.UO)(earlier, later))
        throw invalid `is “${name}”, which is inside ${laterName}: keep the earlier site outside it`;
    if (kind === 'folder' && (0,paths/* isWithin */.UO)(later, earlier))
        throw invalid `is “${name}”, which contains ${laterName}: keep the two sites apart`;
}

;// CONCATENATED MODULE: ./lib/inputs/shared-inputs.js







const SET_TO_ROOT = (0,clean/* safe */.gB) `set it to the root of the admin API, such as https://api.example.com`;
const EMPTY_SECRET = (0,clean/* safe */.gB) `If you set base-url with an expression, the variable or secret in that expression is empty, or this job cannot read the variable or secret`;
/** Returns the inputs of the modes that send requests to the service. */
function readService(reader) {
    reader.addErrors((0,proxy/* listProxyProblems */.zc)(reader.env));
    // In runs for forks, this is also why the address is missing, so it is reported first.
    const apiKey = reader.readRequired('api-key', adviseOnMissingKey(reader.env));
    return combineIfValid({
        baseUrl: reader.readRequired('base-url', (0,clean/* safe */.gB) `${SET_TO_ROOT}. ${EMPTY_SECRET}`),
        apiKey,
        /**
         * How long a request or transfer may receive nothing, in ms. For calls of the API, also how
         * long one may take.
         */
        requestTimeoutMs: reader.readWithDefault('request-timeout'),
    });
}
function adviseOnMissingKey(env) {
    switch ((0,github_event/* findRunRestriction */.$)(env)) {
        case 'fork': {
            const why = (0,clean/* safe */.gB) `this run is for a pull request from a fork, which gets no secrets`;
            const check = (0,clean/* safe */.gB) `To check a site that the workflow builds, set mode: check, which needs no key`;
            return (0,clean/* safe */.gB) `${why}. ${check}. Otherwise, skip this step for forks`;
        }
        case 'dependabot': {
            const advice = (0,clean/* safe */.gB) `Add the key to the Dependabot secrets or skip this step for Dependabot`;
            return (0,clean/* safe */.gB) `this run was triggered by Dependabot, so it gets only Dependabot secrets. ${advice}`;
        }
        default: {
            const owners = (0,clean/* safe */.gB) `the repository, the organization, or the environment of this job`;
            const advice = (0,clean/* safe */.gB) `Check the expression after “api-key:”, and check that ${owners} has a secret with the name in that expression`;
            return (0,clean/* safe */.gB) `it is not set, or its secret is empty. ${advice}`;
        }
    }
}
/** Returns the inputs of the modes that follow a job. */
function readWaitSettings(reader) {
    return combineIfValid({
        /** Whether to wait at all. */
        shouldWait: reader.readWithDefault('wait'),
        timeoutMs: reader.readWithDefault('wait-timeout'),
        pollIntervalMs: reader.readWithDefault('poll-interval'),
    });
}
/** The base paths that the project's form of the API knows. */
const BASE_PATHS = new Set(['/docs/', '/documentation/']);
/**
 * Returns the base path that the request for an export contains, without a slash at the end;
 * undefined if it contains none.
 */
function findRequestBasePath(reader) {
    const startsByProject = reader.isGiven('project-id') && !reader.isGiven('job-id');
    const basePath = reader.readWithDefault('base-path');
    if (!startsByProject || basePath === INVALID)
        return undefined;
    if (!BASE_PATHS.has(basePath))
        return undefined;
    return basePath.slice(0, -1);
}
/**
 * Returns the inputs of the modes that check a site. Never throws: errors are reported to `reader`.
 */
async function readCheckSettings(reader) {
    return combineIfValid({
        verify: reader.readWithDefault('verify'),
        /** The kinds of findings that fail the step, besides errors. */
        failOn: readFailOn(reader),
        /** The host whose rules apply. */
        host: reader.readOptional('host'),
        /** With a slash at both ends. */
        basePath: reader.readWithDefault('base-path'),
        /** The findings that do not count. */
        acceptedEntries: await readAcceptedEntries(reader),
        /**
         * Where this build can be viewed, with a slash at the end; only set with an earlier site to
         * compare with.
         */
        previewUrl: readPreviewUrl(reader),
        /** Text that at least one page must show, whatever `verify` says. */
        expectText: readExpectedText(reader),
        /** How many pages of the earlier site may be gone, whatever `verify` says. */
        maxPagesRemoved: reader.readOptional('max-pages-removed'),
    });
}
function readFailOn(reader) {
    const failOn = reader.readWithDefault('fail-on');
    const verify = reader.readWithDefault('verify');
    if (failOn === INVALID || verify === INVALID)
        return failOn;
    const isDefault = !failOn.includesWarnings && failOn.codes.size === 0;
    const canFail = verify === 'strict' || verify === 'strict-new';
    if (isDefault || canFail)
        return failOn;
    // Without a site, the missing site is the error to report.
    if (!reader.isGiven('site-path'))
        return failOn;
    return reader.attempt('fail-on', () => {
        const advice = (0,clean/* safe */.gB) `${verify}. Set verify: strict or strict-new, or leave fail-on out`;
        throw invalid `is “${failOn.text}”, but no finding fails the step with verify: ${advice}`;
    });
}
/** An expression without a value, inside other whitespace, must not switch the check off. */
function readExpectedText(reader) {
    const isOnlyWhitespace = /^\s+$/.test(reader.env['INPUT_EXPECT-TEXT'] ?? '');
    if (!isOnlyWhitespace)
        return reader.readOptional('expect-text');
    return reader.attempt('expect-text', () => {
        const advice = (0,clean/* safe */.gB) `write the text that a page must show or, if you do not require any text, leave expect-text out`;
        throw invalid `contains only whitespace: ${advice}. If you set expect-text with an expression, check its value`;
    });
}
function readPreviewUrl(reader) {
    if (!reader.isGiven('compare-with'))
        return undefined;
    return reader.readOptional('preview-url');
}
async function readAcceptedEntries(reader) {
    const name = reader.readOptional('accepted-findings');
    if (name === INVALID)
        return INVALID;
    if (name === undefined)
        return [];
    // Loaded only if there is such a file.
    const { readAcceptanceFile } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(795)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7795));
    const { entries, errors } = await readAcceptanceFile(name, reader.workspace);
    for (const error of errors)
        reader.reject('accepted-findings', (0,clean/* safe */.gB) `accepted-findings “${name}”: ${error}`);
    return entries;
}
/**
 * Returns the earlier site to compare with, undefined without one. `sitePath` is the later one,
 * absolute, if it is known.
 */
function readEarlierSite(reader, sitePath) {
    const name = reader.readOptional('compare-with');
    if (name === undefined || name === INVALID)
        return name;
    return reader.attempt('compare-with', () => {
        const earlier = parseEarlierSite(name, reader.workspace);
        if (sitePath !== undefined)
            ensureSitesAreApart(earlier, sitePath, 'site-path');
        return earlier;
    });
}
/** Returns the settings of a comment; undefined without one. */
function readComment(reader) {
    const isWanted = reader.readWithDefault('pull-request-comment');
    if (isWanted === false)
        return undefined;
    if (isWanted === INVALID)
        return INVALID;
    return combineIfValid({
        /** Empty if there is none. */
        token: readInputText(reader.env, 'github-token'),
        /** How long a request may receive nothing, in ms. */
        requestTimeoutMs: reader.readWithDefault('request-timeout'),
        previewUrl: readPreviewUrl(reader),
    });
}
/** Returns the limits on what an archive unpacks to. */
function readUnpackLimits(reader) {
    return combineIfValid({
        bytes: reader.readWithDefault('max-unpacked-size'),
        entries: reader.readWithDefault('max-unpacked-files'),
    });
}

;// CONCATENATED MODULE: ./lib/inputs/agent-job-inputs.js



/** Returns the inputs of agent-job mode. Never throws: errors are reported to `reader`. */
function readAgentJobInputs(reader) {
    return combineIfValid({
        mode: 'agent-job',
        service: readService(reader),
        waitSettings: readWaitSettings(reader),
        projectId: reader.readRequired('project-id', (0,clean/* safe */.gB) `agent-job mode needs it; it is on the API keys page of the dashboard. If you set project-id with an expression, that expression evaluates to an empty string`),
        jobId: reader.readRequired('job-id', (0,clean/* safe */.gB) `agent-job mode follows an existing job. If you set job-id with an expression, that expression evaluates to an empty string`),
    });
}

// EXTERNAL MODULE: ./lib/disk/temp-folder.js
var temp_folder = __nccwpck_require__(892);
;// CONCATENATED MODULE: ./lib/inputs/check-inputs.js











const parseVerify = makeChoiceParser(['report', 'strict', 'strict-new'], (0,clean/* safe */.gB) `Check mode always checks the site`);
/** Returns the inputs of check mode. Never throws: errors are reported to `reader`. */
async function readCheckInputs(reader) {
    const site = readSiteFolder(reader);
    const verify = readInputText(reader.env, 'verify');
    if (!verify.includes('${{'))
        reader.attempt('verify', () => parseVerify(verify));
    return combineIfValid({
        mode: 'check',
        /** The folder with the site. */
        site,
        /** The host name of the site, in ASCII. */
        domain: reader.readOptional('domain'),
        check: await readCheckSettings(reader),
        comment: readComment(reader),
        /** The earlier site to compare with, and the limits on what it unpacks to. */
        compareWith: readEarlierSite(reader, undefinedIfInvalid(site)?.path),
        unpackLimits: readUnpackLimits(reader),
        /** Set if the site is compared with its host. */
        live: readLive(reader),
    });
}
const NO_CHECKOUT = (0,clean/* safe */.gB) `does actions/checkout run before this step?`;
function readSiteFolder(reader) {
    const name = reader.readRequired('site-path', (0,clean/* safe */.gB) `set it to the folder with the site. If you set site-path with an expression, that expression evaluates to an empty string`);
    if (name === INVALID)
        return INVALID;
    return reader.attempt('site-path', () => {
        const path = parseSiteFolder(name, reader.workspace, NO_CHECKOUT);
        ensureReportIsOutside(name, path, reader.env);
        return { name, path };
    });
}
/** @throws InvalidInput if the report would be written into the checked folder */
function ensureReportIsOutside(name, path, env) {
    const tempFolder = (0,temp_folder/* getTempFolder */.d)(env);
    if (!(0,paths/* isWithin */.UO)((0,paths/* resolveRealPath */.Sc)(tempFolder), (0,external_node_fs_.realpathSync)(path)))
        return;
    let tempName = 'the folder for temporary files';
    if (env.RUNNER_TEMP)
        tempName = 'RUNNER_TEMP';
    const content = (0,clean/* safe */.gB) `it contains ${tempName} (${tempFolder}), where the report is written`;
    throw invalid `is “${name}”: ${content}; use a folder that contains only the site`;
}
function readLive(reader) {
    const url = reader.readOptional('live-url');
    if (url === undefined)
        return undefined;
    reader.addErrors((0,proxy/* listProxyProblems */.zc)(reader.env));
    if (url !== INVALID)
        rejectOtherBasePath(url, reader);
    return combineIfValid({
        /** Where it was published: the path is the base path. */
        url,
        /**
         * How long to wait until everything matches, and the longest pause before a file that differs
         * is requested again.
         */
        timeoutMs: reader.readWithDefault('wait-timeout'),
        pollIntervalMs: reader.readWithDefault('poll-interval'),
        /** How long a request may receive nothing. */
        requestTimeoutMs: reader.readWithDefault('request-timeout'),
        /** Set if an issue is to be kept about it. */
        issue: readIssue(reader),
    });
}
/** Reports an error if the path of `live-url` is not the base path. */
function rejectOtherBasePath(url, reader) {
    const basePath = reader.readWithDefault('base-path');
    if (basePath === INVALID || url.pathname === basePath)
        return;
    const what = (0,clean/* safe */.gB) `live-url is “${url.href}”, but base-path is “${basePath}”`;
    const suggestion = (0,clean/* safe */.gB) `did you mean ${url.origin}${basePath}, or base-path: ${url.pathname}?`;
    reader.reject('live-url', (0,clean/* safe */.gB) `${what}: both must have the same path; ${suggestion}`);
}
/** Returns the token for writing the issue, which may be empty; undefined without an issue. */
function readIssue(reader) {
    const isWanted = reader.readWithDefault('live-issue');
    if (isWanted === INVALID)
        return INVALID;
    if (!isWanted)
        return undefined;
    return { token: readInputText(reader.env, 'github-token') };
}

// EXTERNAL MODULE: ./lib/inputs/publish-targets/inspect-target.js
var inspect_target = __nccwpck_require__(3138);
// EXTERNAL MODULE: ./lib/inputs/publish-targets/target-problems.js
var target_problems = __nccwpck_require__(4930);
;// CONCATENATED MODULE: ./lib/inputs/publish-targets/check-targets.js
/** Checks the target paths of the archive and the site before a job is started. */







/**
 * Returns the target paths of the archive and the site, and the errors in them. Nothing is written.
 */
function checkTargets(options) {
    const { bundlePath, sitePath, workspace } = options;
    const rules = makeOverwriteRules(options);
    const errors = [];
    const archive = checkTarget(bundlePath, inspect_target/* inspectArchiveTarget */.QU, workspace, rules);
    const site = checkTarget(sitePath, inspect_target/* inspectSiteTarget */.pG, workspace, rules);
    if (archive?.problem !== undefined)
        errors.push(makeTargetError('bundle-path', bundlePath, archive.problem));
    if (site?.problem !== undefined)
        errors.push(makeTargetError('site-path', sitePath, site.problem));
    const targets = { archive: archive?.target, site: site?.target };
    errors.push(...findConflicts(targets, options));
    return { targets, errors };
}
function makeOverwriteRules({ overwrite, workspace, runnerTemp }) {
    const folders = [workspace];
    if (runnerTemp)
        folders.push(runnerTemp);
    return { overwrite, overwritableIn: folders.map((folder) => (0,paths/* followLinks */.n1)((0,external_node_path_.resolve)(folder))) };
}
/** Checks the path of a target, as it is in the input; undefined if the input is not set. */
function checkTarget(input, inspect, workspace, rules) {
    if (input === undefined)
        return undefined;
    try {
        const target = inspect((0,external_node_path_.resolve)(workspace, input), input);
        const problem = (0,target_problems/* findTargetProblem */.U4)(target, rules);
        if (problem !== undefined)
            return { problem };
        return { target: makeTarget(target, rules) };
    }
    catch (error) {
        return { problem: (0,target_problems/* describeAccessError */.kh)(error) };
    }
}
function makeTargetError(input, path, problem) {
    return { input, message: (0,clean/* safe */.gB) `${input} is “${path}”: ${problem}` };
}
function makeTarget({ path, kind }, { overwrite, overwritableIn }) {
    const isArchiveFolder = kind === 'archive folder';
    let replacedPath = path;
    // The name of the archive is not known yet. With any name, the archive is inside the folder.
    if (isArchiveFolder)
        replacedPath = (0,external_node_path_.join)(path, 'archive');
    return {
        path,
        isArchiveFolder,
        overwrite: overwrite === true && (0,target_problems/* isInside */.FK)(replacedPath, overwritableIn),
    };
}
/** Returns why RUNNER_TEMP cannot be used; undefined if it can. */
function explainUnusableTemp(runnerTemp) {
    if (!(0,external_node_fs_.existsSync)(runnerTemp))
        return 'there is no such folder';
    if (!(0,external_node_fs_.statSync)(runnerTemp).isDirectory())
        return 'it is not a folder';
    return (0,file_access/* explainIfNotWritable */.k7)(runnerTemp);
}
/** Returns the conflicts between the targets, and between a target and the values file. */
function findConflicts({ archive, site }, { workspace, runnerTemp, valuesFile }) {
    const errors = [];
    const hasTarget = archive !== undefined || site !== undefined;
    let whyNoTemp;
    if (hasTarget && runnerTemp)
        whyNoTemp = explainUnusableTemp(runnerTemp);
    if (whyNoTemp !== undefined)
        errors.push({ input: undefined, message: (0,clean/* safe */.gB) `RUNNER_TEMP is “${runnerTemp}”: ${whyNoTemp}` });
    if (archive !== undefined && site !== undefined && doOverlap(archive, site)) {
        const message = (0,clean/* safe */.gB) `bundle-path and site-path overlap: keep the archive outside the site`;
        errors.push({ input: 'bundle-path', message });
    }
    if (!valuesFile)
        return errors;
    const valuesPath = (0,paths/* followLinks */.n1)((0,external_node_path_.resolve)(workspace, valuesFile));
    if (site !== undefined && (0,paths/* isWithin */.UO)(valuesPath, site.path)) {
        const advice = (0,clean/* safe */.gB) `keep it outside the site, which is replaced and published as a whole`;
        const message = (0,clean/* safe */.gB) `values-file is inside site-path: ${advice}`;
        errors.push({ input: 'values-file', message });
    }
    if (valuesPath === archive?.path) {
        const message = (0,clean/* safe */.gB) `values-file and bundle-path are the same`;
        errors.push({ input: 'values-file', message });
    }
    return errors;
}
function doOverlap(bundle, site) {
    if ((0,paths/* isWithin */.UO)(bundle.path, site.path))
        return true;
    return !bundle.isArchiveFolder && (0,paths/* isWithin */.UO)(site.path, bundle.path);
}

;// CONCATENATED MODULE: ./lib/inputs/export-inputs.js






const EMPTY_EXPRESSION = (0,clean/* safe */.gB) `If you set domain with an expression, that expression evaluates to an empty string`;
/** Returns the inputs of export mode. Never throws: errors are reported to `reader`. */
async function readExportInputs(reader) {
    const overwrite = reader.readWithDefault('overwrite');
    const targets = readTargets(reader, undefinedIfInvalid(overwrite) ?? false);
    return combineIfValid({
        mode: 'export',
        service: readService(reader),
        waitSettings: readWaitSettings(reader),
        exportRequest: readExportRequest(reader),
        /** Set if the service is to build the documentation before an export is started. */
        update: readUpdate(reader),
        maskBundleUrl: reader.readWithDefault('mask-bundle-url'),
        /** The checked target paths of archive and site; nothing is written yet. */
        targets,
        /** The limits on what the archive unpacks to. */
        unpackLimits: readUnpackLimits(reader),
        check: await readCheckSettings(reader),
        comment: readComment(reader),
        /** The earlier site to compare with. */
        compareWith: readEarlierSite(reader, targets.site?.path),
        /** Whether existing content may be replaced. */
        overwrite,
        valuesFile: readValuesFile(reader),
        /** The check to wait for before an export is started. */
        waitForCheck: readWaitForCheck(reader),
    });
}
/**
 * Returns the export to start, or the earlier one to follow. With a project, the project's form of
 * the API is used.
 */
function readExportRequest(reader) {
    const jobId = reader.readOptional('job-id');
    const projectId = reader.readOptional('project-id');
    let domain = reader.readOptional('domain');
    if (jobId === undefined && projectId === undefined) {
        const advice = (0,clean/* safe */.gB) `set it to the host name of the site to export, or set project-id or job-id instead`;
        domain = reader.readRequired('domain', (0,clean/* safe */.gB) `${advice}. ${EMPTY_EXPRESSION}`);
    }
    return combineIfValid({ jobId, projectId, domain, basePath: findRequestBasePath(reader) });
}
function readUpdate(reader) {
    const isWanted = reader.readWithDefault('update');
    const projectId = reader.readOptional('project-id');
    const expectCommit = reader.readOptional('expect-commit');
    if (isWanted === INVALID)
        return INVALID;
    const startsByProject = projectId !== undefined && !reader.isGiven('job-id');
    if (!isWanted || !startsByProject)
        return undefined;
    return combineIfValid({ projectId, expectCommit });
}
function readTargets(reader, overwrite) {
    const { targets, errors } = checkTargets({
        bundlePath: undefinedIfInvalid(reader.readOptional('bundle-path')),
        sitePath: undefinedIfInvalid(reader.readOptional('site-path')),
        valuesFile: undefinedIfInvalid(reader.readOptional('values-file')),
        overwrite,
        workspace: reader.workspace,
        runnerTemp: reader.env.RUNNER_TEMP || undefined,
    });
    for (const { input, message } of errors)
        reader.reject(input, message);
    return targets;
}
function readValuesFile(reader) {
    const name = reader.readOptional('values-file');
    const url = readValuesUrl(reader);
    const version = reader.readOptional('export-version');
    const valuesPath = reader.readOptional('values-path');
    if (name === INVALID)
        return INVALID;
    if (name === undefined) {
        rejectWithoutValuesFile('export-version', version, 'is only written to a values file', reader);
        rejectWithoutValuesFile('values-url', url, 'is only written to a values file', reader);
        rejectWithoutValuesFile('values-path', valuesPath, 'is a place in a values file', reader);
        return undefined;
    }
    const path = reader.attempt('values-file', () => parseValuesFile(name, reader.workspace));
    // The permanent address of the bundle, with placeholders in it. If it is not given, the presigned
    // link is written.
    return combineIfValid({ name, path, valuesPath, url, version });
}
/** Reports an error if an input is given that needs a values file. */
function rejectWithoutValuesFile(input, value, why, reader) {
    if (undefinedIfInvalid(value) === undefined)
        return;
    reader.reject(input, (0,clean/* safe */.gB) `${input} ${why}: set values-file, too`);
}
function readValuesUrl(reader) {
    const url = reader.readOptional('values-url');
    if (url === undefined || url === INVALID)
        return url;
    if (url.includes('{domain}') && !reader.isGiven('domain'))
        reader.reject('values-url', (0,clean/* safe */.gB) `values-url is “${url}”: for {domain}, set the input domain, too`);
    const { GITHUB_REF_TYPE: type, GITHUB_REF: ref } = reader.env;
    if (url.includes('{tag}') && type !== 'tag') {
        const run = ref ? (0,clean/* safe */.gB) `is on ${ref}` : (0,clean/* safe */.gB) `has no ref`;
        const why = (0,clean/* safe */.gB) `{tag} requires a workflow run on a tag, but this run ${run}`;
        const advice = (0,clean/* safe */.gB) `run the workflow on a tag or use {sha256}`;
        reader.reject('values-url', (0,clean/* safe */.gB) `values-url is “${url}”: ${why}; ${advice}`);
    }
    if (!reader.isGiven('bundle-path')) {
        const what = (0,clean/* safe */.gB) `values-url is where you store the archive, but this step does not keep the archive`;
        reader.reject('values-url', (0,clean/* safe */.gB) `${what}: set bundle-path, too`);
    }
    return url;
}
/** Returns the name of the check, and the token to read it, which may be empty. */
function readWaitForCheck(reader) {
    const name = reader.readOptional('wait-for-check');
    if (name === undefined)
        return undefined;
    return combineIfValid({ name, token: readInputText(reader.env, 'github-token') });
}

;// CONCATENATED MODULE: ./lib/inputs/inputs-without-effect.js
/** Finds inputs that have no effect because of other inputs. */





/**
 * Reports errors for inputs that have no effect in this mode, although they must have one: a step
 * that was told to check something, and did not, must not be green.
 */
function rejectInputsWithoutEffect(mode, reader) {
    const missingInputs = new Set();
    for (const name of INPUT_NAMES) {
        const isError = INPUTS[name].isErrorWithoutEffect?.(readInputText(reader.env, name), mode);
        if (!isError || !reader.isGiven(name))
            continue;
        const why = explainLackOfEffectInMode(name, mode, reader);
        if (why === undefined)
            continue;
        const missing = String(INPUTS[name].onlyWith?.[mode] ?? name);
        const isAdvised = missingInputs.has(missing);
        missingInputs.add(missing);
        reader.attempt(name, () => {
            // One missing input is one mistake, however many inputs need it.
            if (isAdvised)
                throw invalid `has no effect ${why}, either`;
            throw invalid `has no effect ${why}: ${adviseOnLackOfEffect(name, mode)}`;
        });
    }
}
/** The inputs that only the live check uses. */
const LIVE_INPUTS = new Set(['live-url', 'live-issue']);
function adviseOnLackOfEffect(name, mode) {
    if (LIVE_INPUTS.has(name) && mode !== 'check')
        return (0,clean/* safe */.gB) `add a step with mode: check after the deployment`;
    const others = INPUTS[name].onlyWith?.[mode];
    if (others === undefined)
        return (0,clean/* safe */.gB) `leave it out`;
    const other = (0,words/* joinWords */.yZ)(others, 'or');
    const emptyExpression = (0,clean/* safe */.gB) `If you set ${other} with an expression, that expression evaluates to an empty string`;
    return (0,clean/* safe */.gB) `set ${other}, too, or leave ${name} out. ${emptyExpression}`;
}
/**
 * Returns why an input has no effect in this mode with the given inputs, whatever their values.
 * The text follows “has no effect”. Undefined if the input may have one.
 */
function explainLackOfEffectInMode(name, mode, reader) {
    const { modes, onlyWith } = INPUTS[name];
    if (!modes.includes(mode))
        return (0,clean/* safe */.gB) `in ${mode} mode`;
    if (name === 'base-path' && findRequestBasePath(reader) !== undefined)
        return undefined;
    const others = onlyWith?.[mode];
    if (others === undefined || others.some((other) => reader.isGiven(other)))
        return undefined;
    return (0,clean/* safe */.gB) `without ${(0,words/* joinWords */.yZ)(others, 'or')}`;
}
/**
 * Returns why an input has no effect, with the values of all inputs. The text follows “has no
 * effect”. Undefined if the input has one.
 */
function explainLackOfEffect(name, inputs, reader) {
    const whyInMode = explainLackOfEffectInMode(name, inputs.mode, reader);
    if (whyInMode !== undefined)
        return whyInMode;
    if (INPUTS_BEFORE_START.has(name) && reader.isGiven('job-id'))
        return (0,clean/* safe */.gB) `with job-id`;
    if (isUnpackLimit(name) && unpacksNothing(inputs))
        return (0,clean/* safe */.gB) `without an archive in compare-with`;
    if (name === 'max-pages-removed' && !reader.isGiven('compare-with'))
        return (0,clean/* safe */.gB) `without compare-with`;
    if (isOnlyForCheck(name, inputs) && skipsCheck(inputs))
        return (0,clean/* safe */.gB) `with verify: off`;
    return undefined;
}
/** The inputs for work that comes before the start of an export. */
const INPUTS_BEFORE_START = new Set([
    'wait-for-check',
    'update',
    'expect-commit',
]);
function isUnpackLimit(name) {
    return name === 'max-unpacked-size' || name === 'max-unpacked-files';
}
function unpacksNothing(inputs) {
    return inputs.mode === 'check' && inputs.compareWith?.kind !== 'archive';
}
function skipsCheck(inputs) {
    return inputs.mode === 'export' && inputs.check.verify === 'off';
}
function isExportWithoutComparison(inputs) {
    return inputs.mode === 'export' && inputs.compareWith === undefined;
}
/** Returns whether only the check uses an input. */
function isOnlyForCheck(name, inputs) {
    if (name === 'base-path')
        return isExportWithoutComparison(inputs) && inputs.exportRequest.basePath === undefined;
    return name === 'host' || name === 'accepted-findings';
}

;// CONCATENATED MODULE: ./lib/inputs/input-notes.js
/** Notes about inputs that are valid, but may not do what was meant. */




/** action.yml sets a default for this input, so it is never empty. */
const TOKEN_INPUT = 'github-token';
/** Returns notes about inputs without effect, and about inputs with a surprising effect. */
function listNotes(inputs, reader) {
    const notes = [];
    for (const name of INPUT_NAMES) {
        if (name === TOKEN_INPUT || !reader.isGiven(name))
            continue;
        const why = explainLackOfEffect(name, inputs, reader);
        let note = describeUnexpectedEffect(name, reader);
        if (why !== undefined)
            note = (0,clean/* safe */.gB) `has no effect ${why}`;
        if (note !== undefined)
            notes.push((0,clean/* safe */.gB) `${name} ${note}`);
    }
    return notes;
}
/** Returns a note about an unexpected effect of an input, worded to follow its name. */
function describeUnexpectedEffect(name, reader) {
    const text = readInputText(reader.env, name);
    const isBareNumber = reader.isGiven(name) && /^\d+$/.test(text);
    if (isBareNumber && DURATION_INPUTS.has(name))
        return describeSeconds(Number(text));
    if (isBareNumber && name === 'max-unpacked-size')
        return (0,clean/* safe */.gB) `is “${text}”, which means ${(0,common_units/* formatCount */.B4)(Number(text), 'byte')}`;
    const isSameAddress = name === 'values-url' && !text.includes('{');
    if (isSameAddress && !reader.isGiven('export-version'))
        return (0,clean/* safe */.gB) `has no placeholder, ${SAME_ADDRESS}: add {sha256}`;
    return undefined;
}
/** Returns what a duration without a unit means; a long one was probably meant in milliseconds. */
function describeSeconds(seconds) {
    const note = (0,clean/* safe */.gB) `is “${seconds}”, which means ${(0,common_units/* formatCount */.B4)(seconds, 'second')}`;
    if (seconds < SECONDS_PER_HOUR)
        return note;
    return (0,clean/* safe */.gB) `${note} (${(0,common_units/* formatDuration */.a3)(seconds * 1_000)})`;
}
const SECONDS_PER_HOUR = 3_600;
const SAME_ADDRESS = (0,clean/* safe */.gB) `so the address is the same for every version, and deployments do not notice new versions`;
const DURATION_INPUTS = new Set([
    'wait-timeout',
    'poll-interval',
    'request-timeout',
]);

;// CONCATENATED MODULE: ./lib/inputs/unknown-names.js
/** Finds names that are given as inputs of an action, but do not exist. */



/** Returns the given names that are not inputs, with their values. */
function listUnknownNames(env, isInput) {
    const unknown = [];
    for (const [variable, value = ''] of Object.entries(env)) {
        const [, name = ''] = /^input_(.+)$/.exec(variable.toLowerCase()) ?? [];
        const text = value.trim();
        if (name !== '' && text !== '' && !isInput(name))
            unknown.push({ name, text });
    }
    return unknown;
}
/** Returns the warning about names that are not inputs, if there are any. */
function warnOfUnknownNames(names) {
    const [first, ...others] = names;
    if (first === undefined)
        return [];
    if (others.length === 0)
        return [(0,clean/* safe */.gB) `${first.name} is not an input of this action${(0,did_you_mean/* didYouMean */.au)(first.suggestion)}`];
    const all = names.map(({ name, suggestion }) => {
        if (suggestion === undefined)
            return name;
        return `${name} (did you mean ${suggestion}?)`;
    });
    return [(0,clean/* safe */.gB) `${(0,words/* joinWords */.yZ)(all, 'and')} are not inputs of this action`];
}
/**
 * Returns whether this runner passes on the inputs of a composite action that the step is part of,
 * under names of their own, as act and Gitea's runner do.
 */
function passesOnOuterInputs(env) {
    return Boolean(env.ACT || env.GITEA_ACTIONS || env.FORGEJO_ACTIONS);
}
/**
 * Returns whether a name may be a variable of the workflow that is for another step, such as
 * `INPUT_DRY_RUN`: variables have `_` where inputs have `-`.
 */
function mayBeWorkflowVariable(given, env) {
    if (passesOnOuterInputs(env))
        return true;
    return given.includes('_') && !/^fail_on_errors?$/.test(given);
}

;// CONCATENATED MODULE: ./lib/inputs/input-aliases.js
/** The names that other actions use for the inputs of this action. */


const ALIASES = [
    {
        input: 'verify',
        certainPattern: /^(?:strict(?:mode|ness)?|fail(?:(?:on|if)(?:error|finding|broken|empty).*|fast)?|exitcode)$/,
        impliedValue: 'strict',
    },
    { input: 'verify', certainPattern: /^strictnew$/, impliedValue: 'strict-new' },
    {
        input: 'site-path',
        certainPattern: /^(?:directory|folder|(?:site|publish|output)dir)$/,
        possiblePattern: /^(?:path|dir|builddir|source|root|localpath|files|output|workingdirectory)$/,
    },
    {
        input: 'accepted-findings',
        certainPattern: /^(?:exclude|ignore)$/,
        possiblePattern: /^(?:accept(?:ed)?|allowlist|ignorefile|(?:ignore|exclude|skip)(?:link|url|path|pattern)s?)$/,
        hint: ', a YAML file with an entry for each accepted finding',
    },
    { input: 'api-key', certainPattern: /^(?:key|apitoken|admin(?:api)?key)$/ },
    { input: 'job-id', certainPattern: /^(?:resume|exportid)$/ },
    { input: 'wait-timeout', certainPattern: /^timeout(?:minutes)?$/, hint: ', such as 30m' },
    { input: 'github-token', certainPattern: /^token$/, possiblePattern: /^(?:repo|gh)token$/ },
    { input: 'overwrite', certainPattern: /^force$/ },
    { input: 'export-version', certainPattern: /^version$/ },
    { input: 'compare-with', certainPattern: /^baseline$/, possiblePattern: /^compare$/ },
    { input: 'wait-for-check', certainPattern: /^(?:waitfor|checkname)$/ },
    {
        input: 'live-url',
        certainPattern: /^(?:live|(?:site|page|deploy(?:ed|ment)?|publish(?:ed)?|production)?url)$/,
    },
    { input: 'base-url', possiblePattern: /^(?:(?:api)?url|endpoint)$/ },
    { input: 'base-path', possiblePattern: /^(?:base|pathprefix)$/ },
    { input: 'host', possiblePattern: /^(?:provider|platform|target)$/ },
    { input: 'domain', possiblePattern: /^site$/ },
    { input: 'bundle-path', possiblePattern: /^bundle$/ },
    { input: 'preview-url', possiblePattern: /^preview$/ },
    { input: 'max-unpacked-size', possiblePattern: /^maxsize$/ },
    { input: 'pull-request-comment', possiblePattern: /^(?:pr)?comment$/ },
];
/** Returns what a name is an alias of: of an input of the mode, if there is one. */
function findAlias(given, env) {
    const name = given.replace(/[\s_-]/g, '');
    const alias = chooseAlias(name, env);
    if (alias === undefined)
        return undefined;
    const { input, certainPattern, impliedValue } = alias;
    if (input === 'export-version' && !isVersionMissing(env))
        return undefined;
    const isCertain = certainPattern?.test(name) === true && !mayBeWorkflowVariable(given, env);
    let suggestion;
    if (isCertain || isOfMode(alias, env))
        suggestion = describeSuggestion(name, alias, env);
    return { input, impliedValue, isCertain, suggestion };
}
function chooseAlias(name, env) {
    const aliases = ALIASES.filter(({ certainPattern, possiblePattern }) => certainPattern?.test(name) === true || possiblePattern?.test(name) === true);
    return aliases.find((alias) => isOfMode(alias, env)) ?? aliases[0];
}
function isOfMode({ input }, env) {
    const mode = readInputText(env, 'mode');
    return INPUTS[input].modes.some((each) => each === mode);
}
/** Returns what to write instead of an alias, such as `verify: strict`. */
function describeSuggestion(name, { input, impliedValue, hint = '' }, env) {
    let suggestion = input;
    if (impliedValue !== undefined)
        suggestion = `${input}: ${impliedValue}`;
    const mayBeApiKey = name === 'token' && isApiKeyMissing(env);
    if (mayBeApiKey)
        suggestion = `api-key, or ${suggestion}`;
    return `${suggestion}${hint}`;
}
function isApiKeyMissing(env) {
    return readInputText(env, 'mode') !== 'check' && readInputText(env, 'api-key') === '';
}
function isVersionMissing(env) {
    return readInputText(env, 'values-file') !== '' && readInputText(env, 'export-version') === '';
}

;// CONCATENATED MODULE: ./lib/inputs/wrong-names.js
/** Finds inputs whose names differ from those in action.yml, and the inputs that were meant. */





/** Names that correspond to no input, and what to do instead. */
const UNSUPPORTED_NAMES = [
    [/^dry[\s_-]?run$/, 'this step has no dry run: leave it out'],
    [/^page[\s_-]?count$/, 'only the command accepts it: leave it out'],
    [
        /^(?:fail-?(?:on|if)-?warnings?|(?:treat-)?warnings-as-errors?)$/,
        'use verify: strict with fail-on: warnings',
    ],
    [
        /^working[\s_-]?dir(?:ectory)?$/,
        'paths are relative to the workspace, so include the folder in site-path and the other paths, such as docs/public',
    ],
];
/** Matches values that switch something off. */
const OFF_VALUE = /^(?:false|no?|off|0|none|never|warn(?:ing)?|ignore|disabled)$/i;
/**
 * Returns `env` in which each input with a wrong name also has the intended name, under which it is
 * read. The runner also passes on inputs that do not exist, and any variable of the workflow may
 * look like an input. So a name that need not be a mistake only gets a warning.
 */
function correctNames(env) {
    const corrected = { ...env };
    const errors = [];
    const unknown = [];
    for (const each of listUnknownNames(env, isInputName)) {
        const { name } = each;
        const interpretation = interpretName(each, env);
        switch (interpretation.kind) {
            case 'harmless':
                break;
            case 'impossible':
                errors.push((0,clean/* safe */.gB) `${name} is not an input; ${interpretation.why}`);
                break;
            case 'unknown':
                unknown.push({ name, suggestion: interpretation.suggestion });
                break;
            case 'wrong-name':
                errors.push((0,clean/* safe */.gB) `${name} is not an input${interpretation.advice}`);
                if (interpretation.correction) {
                    const { input, text } = interpretation.correction;
                    corrected[`INPUT_${input.toUpperCase()}`] = text;
                }
        }
    }
    if (passesOnOuterInputs(env))
        return { env: corrected, errors, warnings: [] };
    const reportNames = unknown.filter(({ name }) => isNameOfReport(name, env));
    const otherNames = unknown.filter((each) => !reportNames.includes(each));
    const warnings = [...warnOfUnknownNames(otherNames), ...reportNames.map(warnOfReportName)];
    return { env: corrected, errors, warnings };
}
/** Was an input meant as the place of the report? An output can also be that of the generator. */
function isNameOfReport(name, env) {
    const mode = readInputText(env, 'mode');
    if (name === 'output')
        return mode === 'check' && isInputGiven(env, 'site-path');
    return mode !== 'agent-job' && /^report(?:[_-]?(?:path|dir|file|folder))?$/.test(name);
}
function warnOfReportName({ name }) {
    const advice = 'the output verifyReport is the path of the report';
    return (0,clean/* safe */.gB) `${name} is not an input of this action; ${advice}`;
}
function interpretName({ name, text }, env) {
    const alias = findAlias(name, env);
    const whyUnsupported = UNSUPPORTED_NAMES.find(([pattern]) => pattern.test(name))?.[1];
    if (asksForNothing(text, alias, whyUnsupported))
        return { kind: 'harmless' };
    let interpretation;
    if (alias === undefined)
        interpretation = interpretMisspelling(name, text, env);
    else
        interpretation = interpretAlias(alias, text, env);
    const isImpossible = whyUnsupported !== undefined && !mayBeWorkflowVariable(name, env);
    if (isImpossible && interpretation.kind !== 'harmless')
        return { kind: 'impossible', why: whyUnsupported };
    return interpretation;
}
/** Returns whether a value such as `false` switches off something that is off anyway. */
function asksForNothing(text, alias, whyUnsupported) {
    if (!OFF_VALUE.test(text))
        return false;
    if (whyUnsupported !== undefined)
        return true;
    if (alias === undefined)
        return false;
    return alias.impliedValue !== undefined || !alias.isCertain || alias.input === 'job-id';
}
/**
 * Returns whether the intended input has the same value. A default under another action's name is
 * ignored.
 */
function repeatsInput({ input, impliedValue }, text, env) {
    const intendedText = impliedValue ?? text;
    return readInputText(env, input) === intendedText && isInputGiven(env, input);
}
function interpretMisspelling(name, text, env) {
    const input = findMisspelledInput(name, text);
    if (input === undefined)
        return { kind: 'unknown', suggestion: undefined };
    if (readInputText(env, input) === text)
        return { kind: 'harmless' };
    const correction = omitIfGiven({ input, text }, env);
    return { kind: 'wrong-name', advice: (0,did_you_mean/* didYouMean */.au)(input), correction };
}
function interpretAlias(alias, text, env) {
    if (repeatsInput(alias, text, env))
        return { kind: 'harmless' };
    const { input, impliedValue, isCertain, suggestion } = alias;
    if (!isCertain)
        return { kind: 'unknown', suggestion };
    const advice = (0,clean/* safe */.gB) `; use ${suggestion}`;
    // These inputs are an address and a path of this action; the text is another one.
    if (input === 'accepted-findings' || input === 'live-url')
        return { kind: 'wrong-name', advice, correction: undefined };
    const correction = omitIfGiven({ input, text: impliedValue ?? text }, env);
    return { kind: 'wrong-name', advice, correction };
}
function omitIfGiven(correction, env) {
    if (isInputGiven(env, correction.input))
        return undefined;
    return correction;
}
/**
 * The length of names, such as `mode`, that differ by one letter from many words, which variables
 * of a workflow may have as names.
 */
const SHORT_NAME = 4;
function findMisspelledInput(name, text) {
    const input = (0,did_you_mean/* findCorrection */.oQ)(name, INPUT_NAMES);
    if (input === undefined)
        return undefined;
    const isOtherWord = input.length <= SHORT_NAME && input[0] !== name[0];
    if (isOtherWord)
        return undefined;
    // Static site generators call the path of a site its base URL.
    if (input === 'base-url' && text.startsWith('/'))
        return 'base-path';
    return input;
}

;// CONCATENATED MODULE: ./lib/inputs/input-reader.js



/** Reads the inputs of the step. */
class InputReader extends TableReader {
    /** Warnings about variables that look like inputs but need not be mistakes. */
    warnings;
    constructor(givenEnv) {
        const { env, errors, warnings } = correctNames(givenEnv);
        super(env, INPUTS);
        this.warnings = warnings;
        this.addErrors(errors);
    }
    /**
     * Also parses the inputs that the mode does not read: a value that no mode accepts is an error in
     * every mode.
     */
    parseUnreadInputs() {
        for (const name of INPUT_NAMES)
            this.readOptional(name);
    }
}

;// CONCATENATED MODULE: ./lib/inputs/read-inputs.js












const READERS = {
    export: readExportInputs,
    'agent-job': readAgentJobInputs,
    check: readCheckInputs,
};
/**
 * Returns the validated inputs, and the warnings and notes about them.
 * @throws StepError (`bad-inputs`) with all errors at once
 */
async function readInputs(env) {
    const reader = new InputReader(env);
    const { warnings } = reader;
    const mode = readMode(reader);
    let inputs = INVALID;
    // Without a valid mode, it is unknown which inputs are needed.
    if (mode !== INVALID)
        inputs = await READERS[mode](reader);
    reader.parseUnreadInputs();
    if (mode !== INVALID)
        rejectInputsWithoutEffect(mode, reader);
    if (inputs === INVALID || reader.errors.length > 0)
        throw new step_error/* StepError */.z('bad-inputs', {
            errors: fitErrorsIntoAnnotation([...warnings, ...reader.errors]),
        });
    return { inputs, warnings, notes: listNotes(inputs, reader) };
}
/** If none of these is given, no export was intended. */
const EXPORT_INPUTS = [
    'base-url',
    'api-key',
    'domain',
    'project-id',
    'job-id',
    'wait-for-check',
    'bundle-path',
    'values-file',
];
function readMode(reader) {
    const mode = reader.readWithDefault('mode');
    const isExportMeant = EXPORT_INPUTS.some((name) => reader.isGiven(name));
    const isCheckMeant = reader.isGiven('site-path') && !isExportMeant;
    if (mode !== 'export' || !isCheckMeant)
        return mode;
    return reader.attempt('mode', () => {
        let advice = (0,clean/* safe */.gB) `To check the folder in site-path, set mode: check`;
        if ((0,github_event/* findRunRestriction */.$)(reader.env) === 'fork')
            advice = (0,clean/* safe */.gB) `${advice}. An export is not possible in this run, because pull requests from forks get no secrets`;
        throw invalid `is export (the default), but base-url, api-key, and domain are missing. ${advice}`;
    });
}

;// CONCATENATED MODULE: ./lib/node-version.js
/** The major version of Node that action.yml requires. */
const REQUIRED_NODE_MAJOR = 24;
/**
 * Returns whether this Node is older than what is needed. Runners other than GitHub's start a
 * `node24` action with whatever `node` is there, and npx starts a package whatever its `engines`
 * say.
 * @param version as `process.versions.node` has it
 */
function isNodeTooOld(version) {
    return Number.parseInt(version, 10) < REQUIRED_NODE_MAJOR;
}

;// CONCATENATED MODULE: ./lib/prepare-step.js




/**
 * Prepares the step of an action: masks these secrets, sets all outputs to empty, and refuses a
 * Node that is too old.
 * @throws StepError (`runner-file`, `node-too-old`)
 */
function prepareStep({ env, log, outputs }, secrets) {
    for (const secret of secrets.filter(canBeSecret))
        log.maskInJob(secret);
    outputs.clearAll();
    const isOnRunner = env.GITHUB_ACTIONS === 'true';
    if (isOnRunner && !env.GITHUB_OUTPUT)
        log.warning((0,clean/* safe */.gB) `No outputs`, (0,clean/* safe */.gB) `GITHUB_OUTPUT is not set, so later steps get no outputs`);
    const { node: found } = process.versions;
    if (isNodeTooOld(found))
        throw new step_error/* StepError */.z('node-too-old', { found, needed: REQUIRED_NODE_MAJOR });
}

;// CONCATENATED MODULE: ./lib/run.js





const SECRET_INPUTS = ['api-key', 'github-token'];
/**
 * The step: reads the inputs, runs the mode, and returns how it ended.
 * @throws StepError for every failure; anything else is a bug of this action
 */
async function run(step) {
    const { env, log, facts } = step;
    const secrets = SECRET_INPUTS.map((name) => readInputText(env, name));
    prepareStep(step, secrets);
    // For the summary of a run whose inputs are invalid.
    const domain = (0,host_name/* parseHostName */.B)(readInputText(env, 'domain'));
    if (domain !== undefined)
        facts.subject = domain;
    const { inputs, warnings, notes } = await readInputs(env);
    for (const warning of warnings)
        log.warning((0,clean/* safe */.gB) `Inputs: ${facts.subject}`, warning);
    for (const note of notes)
        log.info((0,clean/* safe */.gB) `Note: ${note}`);
    return runMode(inputs, step);
}
/** A mode is loaded when it is used, so that a run with wrong inputs ends in a few milliseconds. */
async function runMode(inputs, step) {
    switch (inputs.mode) {
        case 'export': {
            const { exportSite } = await Promise.all(/* import() */[__nccwpck_require__.e(889), __nccwpck_require__.e(914), __nccwpck_require__.e(207), __nccwpck_require__.e(577)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6577));
            return exportSite(inputs, step);
        }
        case 'agent-job': {
            const { waitForAgentJob } = await Promise.all(/* import() */[__nccwpck_require__.e(207), __nccwpck_require__.e(572)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7447));
            return waitForAgentJob(inputs, step);
        }
        case 'check': {
            const { checkFolder } = await Promise.all(/* import() */[__nccwpck_require__.e(889), __nccwpck_require__.e(914), __nccwpck_require__.e(956)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6956));
            return checkFolder(inputs, step);
        }
    }
}


/***/ }),

/***/ 600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S2: () => (/* binding */ appendTo),
/* harmony export */   py: () => (/* binding */ OUTPUTS),
/* harmony export */   tS: () => (/* binding */ openOutputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161);
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4114);
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5948);
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3234);
/* harmony import */ var _text_runner_commands_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4157);






/** The outputs of the step, as action.yml declares them. */
const OUTPUTS = [
    'status',
    'outcome',
    'bundleUrl',
    'linkExpiresAt',
    'prLink',
    'jobId',
    'job',
    'pageCount',
    'builtCommit',
    'bundlePath',
    'bundleSize',
    'bundleSha256',
    'sitePath',
    'siteFiles',
    'siteDigest',
    'verifyReport',
    'verifyErrors',
    'verifyWarnings',
    'verifyAccepted',
    'verifyNewErrors',
    'verifyNewWarnings',
    'externalLinks',
    'newExternalLinks',
    'changed',
    'changesReport',
    'pagesAdded',
    'pagesRemoved',
    'pagesChanged',
    'liveReport',
    'liveErrors',
];
/**
 * Returns the writer of this run's outputs. The code never reads outputs back. Without a runner's
 * output file, as in a manual run, nothing is written.
 */
function openOutputs(env, names) {
    const written = new Map();
    return {
        clearAll() {
            for (const name of names)
                this.set(name, '');
        },
        set(name, value) {
            if (written.get(name) === value)
                return;
            written.set(name, value);
            if (env.GITHUB_OUTPUT)
                appendTo(env, 'OUTPUT', (0,_text_runner_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .prepareKeyValueMessage */ .v)(name, value));
        },
    };
}
/**
 * Appends lines to one of the files that the runner reads after the step. `env` has their paths.
 * @throws StepError (`runner-file`) if it cannot be written
 */
function appendTo(env, file, text) {
    const path = env[`GITHUB_${file}`] ?? '';
    try {
        appendWhole(path, text + node_os__WEBPACK_IMPORTED_MODULE_1__.EOL);
    }
    catch (error) {
        throw makeRunnerFileError(file, path, error);
    }
}
const CONSEQUENCES = {
    OUTPUT: 'later steps might not get the outputs of this step',
    STEP_SUMMARY: 'this step has no job summary',
};
/** The error codes of the system (errno(3)) that depend on the path and not on the disk. */
const WRONG_PATH_CODES = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_3__/* .splitWords */ .yM)('ENOENT ENOTDIR EISDIR EACCES EPERM EROFS');
/** Returns the error to report for a file of the runner; `error` itself if it is a bug. */
function makeRunnerFileError(file, path, error) {
    if (!(0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .Mi)(error))
        return error;
    const { code = '' } = error;
    const why = (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeDiskError */ .hs)(error);
    let advice = 'Check the runner’s disk';
    if (WRONG_PATH_CODES.has(code))
        advice = 'Check that the workflow does not change this variable';
    const values = { file: `GITHUB_${file}`, path, why, consequence: CONSEQUENCES[file], advice };
    return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_4__/* .StepError */ .z('runner-file', values, error);
}
/** Appends to a file that must exist, because the runner reads only files that it created. */
function appendWhole(path, text) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND);
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
        }
        catch (error) {
            // A partial entry, as a full disk leaves it, would make the runner reject the whole file.
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size > size)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, size);
            throw error;
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 6132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fc: () => (/* binding */ listResults),
/* harmony export */   UH: () => (/* binding */ findToleratedFailure),
/* harmony export */   Zx: () => (/* binding */ findHeadlineResult)
/* harmony export */ });
/** Returns the result for the title: the last one with a headline. */
function findHeadlineResult(results) {
    return listResults(results).findLast(({ headline }) => headline !== undefined);
}
/** Returns the existing results, the most decisive ones last. */
function listResults({ handover, pullRequest, comparison, check, live }) {
    const all = [handover, pullRequest, comparison, check, live];
    return all.filter((result) => result !== undefined);
}
/** Returns the failure that does not fail the step, if there is one. */
function findToleratedFailure(results) {
    return listResults(results).find(({ toleratedFailure }) => toleratedFailure)?.toleratedFailure;
}


/***/ }),

/***/ 5511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  xU: () => (/* binding */ REPORT_FOLDER_PREFIX),
  b0: () => (/* binding */ openStep)
});

// UNUSED EXPORTS: RUNNER

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/common/clock.js
var clock = __nccwpck_require__(9419);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __nccwpck_require__(4114);
// EXTERNAL MODULE: ./lib/common/report-error.js
var report_error = __nccwpck_require__(6540);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __nccwpck_require__(7414);
// EXTERNAL MODULE: ./lib/common/error-message.js
var error_message = __nccwpck_require__(9653);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __nccwpck_require__(1164);
// EXTERNAL MODULE: ./lib/disk/busy-files.js
var busy_files = __nccwpck_require__(9366);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __nccwpck_require__(7469);
;// CONCATENATED MODULE: ./lib/disk/removal.js







/**
 * Removes files and folders in the background. Signals are handled between slices of the work, so
 * that a canceled step can report what is left.
 */
class Removals {
    #leftovers = new Map();
    #pending = new Set();
    /**
     * Lists `path` in `leftovers` until it is removed, in case the step is stopped before it calls
     * `start`.
     */
    plan(path, clearedBy) {
        this.#leftovers.set(path, { why: undefined, clearedBy });
    }
    /**
     * Starts removing the file or folder at `path` with all its content. What cannot be removed stays
     * in `leftovers`.
     */
    start(path, options) {
        this.plan(path, options.clearedBy);
        const removal = this.#remove(path, options).finally(() => this.#pending.delete(removal));
        this.#pending.add(removal);
    }
    /** Resolves when nothing is being removed anymore. */
    async waitUntilSettled() {
        await Promise.all(this.#pending);
    }
    /** The files and folders that have not been removed yet, or could not be. */
    get leftovers() {
        return [...this.#leftovers].map(([path, rest]) => ({ path, ...rest }));
    }
    async #remove(path, { onRemoved, clearedBy }) {
        const why = await removeAll(path).catch(error_message/* getErrorMessage */.u);
        if (why !== undefined) {
            this.#leftovers.set(path, { why, clearedBy });
            return;
        }
        onRemoved?.();
        this.#leftovers.delete(path);
    }
}
/** A name that is not valid UTF-8 cannot be opened as a string. */
const AS_BYTES = { withFileTypes: true, encoding: 'buffer' };
/**
 * Removes the file or folder at `path`. Returns the first reason why something is left; undefined
 * if nothing is.
 */
async function removeAll(path) {
    const yieldIfDue = (0,event_loop/* makeYielder */.$I)();
    const retry = (0,busy_files/* makeBusyRetry */.U)();
    let obstacle;
    /**
     * Returns the result of `work`; undefined if it failed. The failure is noted unless there was
     * nothing to remove.
     */
    const attempt = async (path, work) => {
        try {
            return await retry(work);
        }
        catch (error) {
            if (!(0,disk_errors/* isDiskError */.Mi)(error))
                throw error;
            if (error.code !== 'ENOENT')
                obstacle ??= `${(0,external_node_path_.basename)(String(path))}: ${error.code ?? error.message}`;
            return undefined;
        }
    };
    const removeFolder = async (folder) => {
        const entries = await attempt(folder, () => (0,external_node_fs_.readdirSync)(folder, AS_BYTES));
        for (const entry of entries ?? []) {
            const entryPath = (0,paths/* joinBytePaths */.vV)(folder, entry.name);
            if (entry.isDirectory())
                await removeFolder(entryPath);
            else
                await attempt(entryPath, () => (0,external_node_fs_.unlinkSync)(entryPath));
            await yieldIfDue();
        }
        await attempt(folder, () => (0,external_node_fs_.rmdirSync)(folder));
    };
    if (await attempt(path, () => (0,external_node_fs_.lstatSync)(path).isDirectory()))
        await removeFolder(Buffer.from(path));
    else
        await attempt(path, () => (0,external_node_fs_.unlinkSync)(path));
    return obstacle;
}

// EXTERNAL MODULE: ./lib/disk/temp-folder.js
var temp_folder = __nccwpck_require__(892);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __nccwpck_require__(4874);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: ./lib/text/runner-commands.js + 4 modules
var runner_commands = __nccwpck_require__(4157);
;// CONCATENATED MODULE: ./lib/text/log.js



/** How many errors in a chain of causes are traced: a chain may be circular. */
const MAX_CAUSES = 8;
const masked = new Set();
/**
 * The maximum length of a path, in characters. It is the path of a file in the workspace, so it may
 * be long.
 */
const MAX_PATH = 4_096;
const makeAnnotator = (command) => (title, text, at) => {
    const location = at && {
        file: (0,clean/* clean */.uH)(at.file, MAX_PATH),
        ...(at.line !== undefined && { line: at.line }),
    };
    (0,runner_commands/* issueCommand */.L)(command, { title: title.text, ...location }, text.text);
};
/**
 * The log that users read while the step runs. Everything goes to stdout: the runner reads stderr
 * first, before the masks that are still in stdout.
 */
const log = {
    /** An ordinary line. */
    info(text) {
        process.stdout.write(text.text + external_node_os_.EOL);
    },
    /** A notice annotation: one per run, for the success of the step. */
    notice: makeAnnotator('notice'),
    /** A warning annotation. */
    warning: makeAnnotator('warning'),
    /** The error annotation: one per run, for the failure of the step itself. */
    error: makeAnnotator('error'),
    /** Hides a secret in all logs of the job from now on. */
    maskInJob(secret) {
        if (masked.has(secret))
            return;
        masked.add(secret);
        (0,clean/* hideSecret */.DL)(secret);
        (0,runner_commands/* issueCommand */.L)('add-mask', {}, secret);
    },
    /** Hides a secret in what this step itself prints. */
    hideInStep: clean/* hideSecret */.DL,
    /** The stack of an error and of its causes; shown when the run has debug logging on. */
    trace(error) {
        let cause = error;
        for (let depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth++) {
            for (const line of (cause.stack ?? cause.message).split(/[\r\n]+/))
                (0,runner_commands/* issueCommand */.L)('debug', {}, (0,clean/* safe */.gB) `trace: ${line}`.text);
            cause = cause.cause;
        }
    },
};

// EXTERNAL MODULE: ./lib/step/outputs.js
var outputs = __nccwpck_require__(600);
;// CONCATENATED MODULE: ./lib/step/step.js











const HEARTBEAT_INTERVAL_MS = 60_000;
/** The prefix of the name of the folder for reports. */
const REPORT_FOLDER_PREFIX = 'docs-export-report-';
/** The dependencies in a real run. */
const RUNNER = {
    env: process.env,
    clock: clock/* systemClock */.m,
    random: Math.random,
    log: log,
};
/** Returns the step as the runner started it, or with the dependencies that a test passes. */
function openStep(signal, dependencies = RUNNER) {
    const { env, clock } = dependencies;
    const timings = [];
    return {
        ...dependencies,
        outputs: (0,outputs/* openOutputs */.tS)(env, outputs/* OUTPUTS */.py),
        signal,
        startedAtMs: clock.now(),
        facts: { subject: 'Documentation', resumeWith: {} },
        phaseResults: {},
        summaryRows: [],
        timings,
        sections: [],
        collapsedSections: [],
        removals: new Removals(),
        getReportFolder: makeReportFolderGetter(env),
        runPhase: makePhaseRunner(dependencies, timings),
    };
}
function makeReportFolderGetter(env) {
    let folder;
    return () => {
        folder ??= makeReportFolder((0,temp_folder/* getTempFolder */.d)(env));
        return folder;
    };
}
/** @throws ReportError for a file-system error */
function makeReportFolder(tempFolder) {
    try {
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(tempFolder, REPORT_FOLDER_PREFIX));
    }
    catch (error) {
        if ((0,disk_errors/* isDiskError */.Mi)(error))
            throw new report_error/* ReportError */.$(tempFolder, error);
        throw error;
    }
}
function makePhaseRunner({ clock, log }, timings) {
    return async (name, work, heartbeat) => {
        const startedAtMs = clock.now();
        const measureElapsedMs = () => clock.now() - startedAtMs;
        const describeElapsed = (elapsedMs) => (0,clean/* safe */.gB) `${name}: busy for ${(0,units/* formatDuration */.a3)(elapsedMs)}`;
        const describe = heartbeat ?? describeElapsed;
        const stopHeartbeat = clock.every(HEARTBEAT_INTERVAL_MS, () => log.info(describe(measureElapsedMs())));
        try {
            return await work();
        }
        finally {
            stopHeartbeat();
            timings.push({ name, value: (0,units/* formatDuration */.a3)(measureElapsedMs()) });
        }
    };
}


/***/ }),

/***/ 9761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ describeTroubleshooting),
/* harmony export */   J: () => (/* binding */ makeDocsUrl)
/* harmony export */ });
/** A repository's owner and name. Both can be used in a URL without escaping. */
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
/**
 * Returns the URL of a page of this action's documentation, in the version that is running;
 * undefined if unknown. The runner reports the action's repository unless the action is in a folder
 * of the workflow's repository
 * (https://docs.github.com/actions/reference/workflows-and-actions/variables). Gitea and Forgejo
 * set the same variables, but show files at other addresses.
 */
function makeDocsUrl(env, page, anchor) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '', } = env;
    if (env.GITEA_ACTIONS === 'true' || env.FORGEJO_ACTIONS === 'true')
        return undefined;
    if (!REPOSITORY.test(repository) || ref === '')
        return undefined;
    const version = ref.split('/').map(encodeURIComponent).join('/');
    const url = URL.parse(`/${repository}/blob/${version}/${page}#${anchor}`, server);
    if (url?.protocol !== 'https:')
        return undefined;
    return url.href;
}
/** Returns the URL of an error's entry in TROUBLESHOOTING.md; if unknown, how to find it. */
function describeTroubleshooting(env, code) {
    return makeDocsUrl(env, 'TROUBLESHOOTING.md', code) ?? `TROUBLESHOOTING.md, ${code}`;
}


/***/ }),

/***/ 8833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KU: () => (/* binding */ listEndingDetails),
/* harmony export */   P3: () => (/* binding */ chooseIcon),
/* harmony export */   Qt: () => (/* binding */ formatSuccessMessage),
/* harmony export */   XM: () => (/* binding */ makeTitle),
/* harmony export */   Ze: () => (/* binding */ makeLiveTitle),
/* harmony export */   wF: () => (/* binding */ findReasonForSuccess)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7414);
/* harmony import */ var _step_results_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6132);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4874);
/** Describes how a step ended: its title, the line below it, and its last message. */



/** Each outcome in plain words, to follow `facts.subject`. */
const ENDINGS = {
    succeeded: 'succeeded',
    pending: 'pending',
    'job-failed': 'the job failed',
    'timed-out': 'not finished in time',
    cancelled: 'canceled',
    unreachable: 'no usable response',
    rejected: 'rejected',
    'bundle-failed': 'no usable archive',
    'verify-failed': 'the check failed',
    'live-failed': 'not live',
    'handover-failed': 'not handed over',
};
/** The failures that have a more precise wording. */
const ENDINGS_OF_FAILURES = {
    'bad-inputs': 'invalid inputs',
    'runner-variables': 'invalid runner variables',
    'text-missing': 'the expected text is missing',
    'runner-file': 'a file of the runner could not be written',
};
const OUTCOME_ICONS = { pending: '⏳', cancelled: '⏹️' };
/** Returns the icon that a title begins with. */
function chooseIcon({ step: { phaseResults }, outcome }) {
    if (outcome !== 'succeeded')
        return OUTCOME_ICONS[outcome] ?? '❌';
    if ((0,_step_results_js__WEBPACK_IMPORTED_MODULE_1__/* .listResults */ .Fc)(phaseResults).some((result) => result.hasFaults))
        return '⚠️';
    return '✅';
}
/** Returns the title: `2 new errors in docs.example.com`, or `docs.example.com is not live`. */
function makeTitle(ended) {
    const { subject } = ended.step.facts;
    const { live } = ended.step.phaseResults;
    if (live !== undefined && live.kind !== 'same')
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${makeLiveTitle(live)}`;
    const decisive = findDecisiveResult(ended);
    if (decisive === undefined)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${subject}: ${describeEnding(ended)}`;
    if (decisive.hasFaults)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${decisive.headline} in ${subject}`;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${subject}: ${decisive.headline}`;
}
const LIVE_STATES = {
    same: 'is live',
    different: 'is not live',
    unknown: 'is not known to be live',
    unreachable: 'cannot be reached',
};
/** Returns the title of a live check: `docs.example.com is live`; untrusted text. */
function makeLiveTitle({ kind, hostAndPath }) {
    return `${hostAndPath} ${LIVE_STATES[kind]}`;
}
/** Returns the result that says how the step ended; undefined if something else ended it. */
function findDecisiveResult({ step: { phaseResults }, outcome, }) {
    const result = (0,_step_results_js__WEBPACK_IMPORTED_MODULE_1__/* .findHeadlineResult */ .Zx)(phaseResults);
    if (outcome === 'succeeded')
        return result;
    if (outcome === 'verify-failed' && result?.hasFaults)
        return result;
    return undefined;
}
function describeEnding({ outcome, failure }) {
    if (failure === undefined)
        return ENDINGS[outcome];
    return ENDINGS_OF_FAILURES[failure.code] ?? ENDINGS[outcome];
}
/** Returns the details below the title, such as `6 pages`, `nginx`, or `3 warnings`. */
function listEndingDetails(ended) {
    const { facts, phaseResults } = ended.step;
    const { jobId, status, pageCount } = facts;
    const decisive = findDecisiveResult(ended);
    const details = [];
    if (decisive?.details !== undefined)
        details.push(...decisive.details);
    if (ended.outcome === 'pending' && jobId !== undefined)
        details.push(`job ${jobId} is ${status ?? 'running'}`);
    for (const result of (0,_step_results_js__WEBPACK_IMPORTED_MODULE_1__/* .listResults */ .Fc)(phaseResults).reverse()) {
        if (result === decisive)
            continue;
        // "No errors" next to the errors of the live check would be misleading.
        const isShown = result.hasFaults || ended.outcome !== 'live-failed';
        if (isShown && result.headline !== undefined)
            details.push(result.headline);
        if (result.details !== undefined)
            details.push(...result.details);
    }
    const pages = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCount */ .zq)(pageCount);
    if (phaseResults.check === undefined && pages)
        details.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(pages, 'page'));
    return details;
}
/** Returns why a green step with errors is green, worded to follow its outcome. */
function findReasonForSuccess({ step: { phaseResults }, outcome, }) {
    if (outcome !== 'succeeded')
        return undefined;
    const reasons = (0,_step_results_js__WEBPACK_IMPORTED_MODULE_1__/* .listResults */ .Fc)(phaseResults).map(({ reasonForSuccess }) => reasonForSuccess);
    return reasons.find((reason) => reason !== undefined);
}
/** Returns the last message of a green step, without `facts.subject`. */
function formatSuccessMessage(ended) {
    const decisive = findDecisiveResult(ended);
    const reason = findReasonForSuccess(ended);
    if (reason === undefined) {
        const headline = decisive?.headline ?? describeEnding(ended);
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${[headline, ...listEndingDetails(ended)].join(', ')}`;
    }
    // The reason already includes the result of the check.
    if (decisive?.reasonForSuccess !== undefined)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${ENDINGS.succeeded}, ${reason}`;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${decisive?.headline}, ${reason}`;
}


/***/ }),

/***/ 4661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ listResumeLines),
/* harmony export */   Q: () => (/* binding */ introduceResuming)
/* harmony export */ });
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4874);

/**
 * The outcomes after which resuming the job is pointless. After `rejected` it is useful: a user who
 * fixes the key need not start another job.
 */
const FINISHED_OUTCOMES = new Set(['succeeded', 'job-failed']);
/** The errors after which a resumed job would end in the same way. */
const UNRESUMABLE_ERRORS = new Set([
    'archive-empty',
    'archive-gone',
    'entry-refused',
    'export-gone',
    'export-job-not-found',
    'project-job-not-found',
    'agent-job-not-found',
]);
/**
 * Returns the lines of a workflow that resume the job; empty if there is no job, or resuming it is
 * pointless.
 */
function listResumeLines({ resumeWith }, outcome, failure) {
    const inputs = Object.entries(resumeWith);
    if (inputs.length === 0 || FINISHED_OUTCOMES.has(outcome))
        return [];
    if (failure && UNRESUMABLE_ERRORS.has(failure.code))
        return [];
    // Single-quoted, because YAML would read some IDs as numbers. In single quotes, only the quote
    // itself must be escaped.
    return [
        (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `with:`,
        ...inputs.map(([name, value]) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `  ${name}: '${value.replaceAll("'", "''")}'`),
    ];
}
/** The errors for faulty pages: the pages of a job never change. */
const PAGE_ERRORS = new Set([
    'pages-removed',
    'text-missing',
    'verify-failed',
]);
/** Returns the sentence before the lines that resume a job; a colon and the lines follow. */
function introduceResuming(failure) {
    if (failure !== undefined && PAGE_ERRORS.has(failure.code))
        return TO_CORRECT;
    return TO_RESUME;
}
const TO_CORRECT = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `To get corrected pages, export again without \`job-id\`. To check this same export with other settings, such as \`accepted-findings\` or \`host\`, run the step with`;
const TO_RESUME = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `To resume this job instead of starting another, run the step with`;


/***/ }),

/***/ 7952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderSummary),
/* harmony export */   i: () => (/* binding */ renderEnding)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7414);
/* harmony import */ var _step_results_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6132);
/* harmony import */ var _step_step_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5511);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4874);
/* harmony import */ var _text_markup_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2755);
/* harmony import */ var _docs_url_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(9761);
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8833);
/* harmony import */ var _resume_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4661);








/**
 * Returns the job summary, from top to bottom: the outcome, the findings of the phases, what to do,
 * and collapsed details. GitHub renders it as Markdown, in which HTML stays HTML up to the next
 * blank line. There is none, so nothing in the summary is read as Markdown:
 * https://github.github.com/gfm/#html-blocks
 *
 * GitHub's limit is 1 MiB for each step
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#step-isolation-and-limits).
 * A summary never exceeds half of that, at three bytes for each UTF-16 unit. The changes have at
 * most 36,000 units, each list of findings 12,000, and a comment that could not be written 65,536.
 */
function renderSummary(ended) {
    const { sections, collapsedSections } = ended.step;
    const parts = [
        ...renderEnding(ended, sections),
        ...collapsedSections.map(({ heading, content }) => (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCollapsed */ .iF)(heading, content)),
        renderHowToKeepReport(ended),
        renderDetails(ended),
    ].filter((part) => part !== undefined);
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .joinWithoutBlankLines */ .Cr)(parts).text;
}
/**
 * Returns the outcome of the step and these sections of it, for the summary, comments, and issues.
 * If findings explain a failure, they come first, and the advice on how to continue is collapsed.
 * `commit` is the commit of the findings; undefined if it is not shown.
 */
function renderEnding(ended, sections, commit) {
    // The last section is about what readers see, so it comes first.
    const findings = [...sections].reverse().map(_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSection */ .YN);
    const failure = renderFailure(ended);
    const resuming = renderResuming(ended);
    const parts = [
        renderHeadline(ended),
        renderSubline(ended, commit),
        ...renderDiagnoses(ended),
    ];
    if (findings.length > 0 && isExplainedByFindings(ended))
        parts.push(...findings, (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCollapsed */ .iF)('How to continue', (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${failure}${resuming}`));
    else
        parts.push(failure, resuming, renderLinks(ended), ...findings);
    return parts.filter((part) => part !== undefined);
}
/** The errors that the findings explain. */
const ERRORS_OF_FINDINGS = new Set(['verify-failed', 'live-failed']);
function isExplainedByFindings({ failure }) {
    return failure !== undefined && ERRORS_OF_FINDINGS.has(failure.code);
}
/** The first line: an icon, how the step ended, and what it was about. */
function renderHeadline(ended) {
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<h3>${(0,_ending_js__WEBPACK_IMPORTED_MODULE_3__/* .chooseIcon */ .P3)(ended)} ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSentences */ .L7)((0,_ending_js__WEBPACK_IMPORTED_MODULE_3__/* .makeTitle */ .XM)(ended))}</h3>`;
}
/** The details below the headline, and why the step is green despite errors. */
function renderSubline(ended, commit) {
    const details = (0,_ending_js__WEBPACK_IMPORTED_MODULE_3__/* .listEndingDetails */ .KU)(ended).map((detail) => (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSentences */ .L7)((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${detail}`));
    if (commit !== undefined)
        details.push((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `commit ${commit}`);
    const reason = (0,_ending_js__WEBPACK_IMPORTED_MODULE_3__/* .findReasonForSuccess */ .wF)(ended);
    const parts = [];
    if (details.length > 0)
        parts.push((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p><sub>${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .joinMarkup */ .Rm)(details, ' · ')}</sub></p>\n`);
    if (reason !== undefined)
        parts.push((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p>Succeeded, ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSentences */ .L7)((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${reason}`)}.</p>\n`);
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${parts}`;
}
/** The probable causes of most findings. */
function renderDiagnoses({ step: { phaseResults } }) {
    return (0,_step_results_js__WEBPACK_IMPORTED_MODULE_6__/* .listResults */ .Fc)(phaseResults)
        .reverse()
        .map(({ diagnosis }) => diagnosis)
        .filter((diagnosis) => diagnosis !== undefined)
        .map((diagnosis) => (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p><b>${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSentences */ .L7)((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${diagnosis}`)}</b></p>`);
}
/**
 * The message of the failure, and a link to more about it. A step may be green despite a failed
 * check.
 */
function renderFailure({ step: { env, phaseResults }, failure }) {
    const error = failure ?? (0,_step_results_js__WEBPACK_IMPORTED_MODULE_6__/* .findToleratedFailure */ .UH)(phaseResults);
    if (error === undefined)
        return undefined;
    const url = (0,_docs_url_js__WEBPACK_IMPORTED_MODULE_7__/* .makeDocsUrl */ .J)(env, 'TROUBLESHOOTING.md', error.code);
    const entry = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLink */ .BK)((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `TROUBLESHOOTING.md, ${error.code}`, url);
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderParagraphs */ .m5)(error.summaryMessage)}\n<p>More about this: ${entry}</p>`;
}
/** How to resume the job. */
function renderResuming({ step: { facts }, outcome, failure }) {
    const lines = (0,_resume_js__WEBPACK_IMPORTED_MODULE_4__/* .listResumeLines */ .P)(facts, outcome, failure);
    if (lines.length === 0)
        return undefined;
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p>${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSentences */ .L7)((0,_resume_js__WEBPACK_IMPORTED_MODULE_4__/* .introduceResuming */ .Q)(failure))}:</p>\n${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLinesToCopy */ .Go)(lines)}`;
}
/** Links to what the step created, such as a pull request. */
function renderLinks({ step: { summaryRows } }) {
    const items = summaryRows
        .filter(({ href }) => href !== undefined)
        .map(({ name, value, href }) => (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<li>${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLink */ .BK)((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${name} ${value}`, href)}</li>`);
    if (items.length === 0)
        return undefined;
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<ul>${items}</ul>`;
}
/** The digests are those of the examples. */
const UPLOAD_ACTION = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1`;
const UPLOAD_ACTION_ELSEWHERE = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `actions/upload-artifact@c6a366c94c3e0affe28c06c8df20a878f24da3cf # v3.2.2`;
/** How to keep the report; the lines of the workflow are those of TROUBLESHOOTING.md. */
function renderHowToKeepReport({ step: { env, phaseResults } }) {
    if (!(0,_step_results_js__WEBPACK_IMPORTED_MODULE_6__/* .listResults */ .Fc)(phaseResults).some(({ hasReport }) => hasReport))
        return undefined;
    let action = UPLOAD_ACTION_ELSEWHERE;
    if (supportsUploadArtifactV4(env))
        action = UPLOAD_ACTION;
    const lines = [
        (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `- if: always()`,
        (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `  uses: ${action}`,
        (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `  with: { name: documentation-report, path: '\${{ runner.temp }}/${_step_step_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FOLDER_PREFIX */ .xU}*' }`,
    ];
    const advice = 'To keep it as an artifact, if this workflow does not do so yet, add the following step after this one:';
    const intro = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p>The report is deleted when the job ends. ${advice}</p>`;
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCollapsed */ .iF)('How to keep the report', (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${intro}\n${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLinesToCopy */ .Go)(lines)}`);
}
/**
 * From version 4 on, upload-artifact refuses every server but GitHub's own, by this rule
 * (https://github.com/actions/toolkit/blob/main/packages/artifact/src/internal/shared/config.ts,
 * `isGhes`).
 */
function supportsUploadArtifactV4({ GITHUB_SERVER_URL: server }) {
    const url = URL.parse(server || 'https://github.com');
    if (url === null)
        return false;
    return /^github\.com$|\.(?:ghe\.com|localhost)$/.test(url.hostname);
}
/** The job, the archive, and how long everything took. */
function renderDetails({ step }) {
    const { facts, summaryRows, timings, removals, clock, startedAtMs } = step;
    const rows = [
        { name: 'Job', value: facts.jobId },
        { name: 'Status', value: facts.status },
        { name: 'Pages', value: facts.pageCount },
        { name: 'Link expires', value: facts.linkExpiresAt },
        ...summaryRows.filter(({ href }) => href === undefined),
        ...timings,
        { name: 'Left behind', value: removals.leftovers.map(({ path }) => path).join(', ') },
        { name: 'Duration', value: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(clock.now() - startedAtMs) },
    ];
    const shown = [];
    for (const { name, value } of rows)
        if (value)
            shown.push({ name, value: (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCode */ .cR)(value) });
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCollapsed */ .iF)('Details', (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFactsTable */ .mE)(shown));
}


/***/ }),

/***/ 4874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ hideSecret),
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   gB: () => (/* binding */ safe),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/**
 * The only place where text from the network is made safe to show.
 *
 * The runner reads commands from a step's output: `::name::` after any whitespace at the start of
 * a line, and the older `##[name]` anywhere in a line. A lone carriage return also starts a line.
 * Such a command can set outputs, add masks, or switch masking off (`stop-commands`).
 */
/** How much of one untrusted value is shown, in UTF-16 units. */
const MAX_SHOWN_UNITS = 300;
/**
 * How many units are read for each that may be shown: whitespace, secrets, and queries become
 * shorter.
 */
const UNITS_READ_PER_SHOWN = 16;
/**
 * The beginning of a line that the runner would read as a command: `^` matches after every kind of
 * line end.
 */
const COMMAND = /^(\s*):(?=:)/gmu;
/**
 * The period of a message after a quoted sentence that ends with its own punctuation. A period
 * within a word is part of a name, such as `“Why.”.html`.
 */
const DOUBLED_PERIOD = /(?<=[.!?]”)\.(?=\s|$)/g;
/**
 * The class is not exported, and its protected property keeps other objects with a `text` from
 * being accepted. Commands are defused in the assembled text: an untrusted value may come first,
 * and two values may form a command together.
 */
class CleanText {
    text;
    constructor(text) {
        this.text = text.replace(COMMAND, '$1: ').replaceAll('##[', '## [').replace(DOUBLED_PERIOD, '');
    }
    toString() {
        return this.text;
    }
}
/**
 * The first secrets are the keys, which are kept. Of later ones, such as new links in each
 * response, only the newest are kept.
 */
const PERMANENT_SECRETS = 100;
const MAX_SECRETS = 1_000;
const secrets = [];
/**
 * Shows `secret` as `***` from now on. The runner also masks secrets, but misses those that are cut
 * or encoded as HTML. A service that keeps sending new secrets must not make each line more
 * expensive than the last.
 */
function hideSecret(secret) {
    if (secrets.includes(secret))
        return;
    secrets.push(secret);
    if (secrets.length > MAX_SECRETS)
        secrets.splice(PERMANENT_SECRETS, 1);
}
/**
 * Returns `value` as one line of at most `cap` UTF-16 units. It has no secrets, URL queries, `##[`,
 * or control, formatting, or surrogate characters. It may still begin with a command (`::name::`):
 * only `SafeText` may be printed. The order keeps this safe and fast: secrets are masked first,
 * because a cut could leave half of one. Then the text is cut, and patterns are applied to the
 * rest.
 */
function clean(value, cap = MAX_SHOWN_UNITS) {
    const line = removeQueries(removeSecrets(String(value ?? ''), cap * UNITS_READ_PER_SHOWN))
        .replace(/\s+/gu, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD')
        .replaceAll('##[', '## [')
        .trim();
    if (line.length <= cap)
        return line;
    return `${line.slice(0, cap - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
/**
 * Returns the beginning of `text`, at most `length` UTF-16 units, without secrets or the first part
 * of one.
 */
function removeSecrets(text, length) {
    const longestFirst = [...secrets].sort((a, b) => b.length - a.length);
    const longest = longestFirst[0]?.length ?? 0;
    // Every secret is searched for in this string, so it must be short, however long `text` is.
    const beginning = text.slice(0, length + 4 * longest);
    const masked = longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '***'), beginning);
    const isWhole = beginning.length === text.length;
    if (isWhole)
        return masked.slice(0, length);
    return masked.slice(0, Math.min(length, Math.max(0, masked.length - longest)));
}
/**
 * A URL and its query. A question mark that nothing follows ends a question: “is it
 * https://api.example.com?”
 */
const URL_AND_QUERY = /(\bhttps?:\\?\/\\?\/[^\s"'<>?]*)(\?[^\s"'<>]+)?/gi;
/** Returns `text` without the query of any URL in it: queries may contain signatures and tokens. */
function removeQueries(text) {
    return text.replace(URL_AND_QUERY, (_, url, query) => {
        if (query === undefined)
            return url;
        return `${url}?…`;
    });
}
/**
 * A template tag for text that may be printed. Literal words are trusted; every value goes through
 * `clean` unless it is `SafeText`.
 */
function safe(words, ...values) {
    const shown = values.map((value) => (value instanceof CleanText ? value.text : clean(value)));
    return new CleanText(words.reduce((text, word, i) => `${text}${shown[i - 1]}${word}`));
}
/**
 * Fills the `{name}` placeholders of a message template. A part in square brackets is left out when
 * any value in it is missing, empty, or false. `true` is not shown: its placeholder only decides
 * whether to show the part. Every value goes through `clean`.
 */
function fill(template, values) {
    const optional = /\[([^[\]]*)\]/g;
    const placeholder = /\{(\w+)\}/g;
    const shown = (name) => formatValue(values[name]);
    const isSet = (name) => values[name] === true || shown(name) !== '';
    const applicable = template.replace(optional, (_, part) => [...part.matchAll(placeholder)].every(([, name = '']) => isSet(name)) ? part : '');
    return new CleanText(applicable.replace(placeholder, (_, name) => shown(name)));
}
function formatValue(value) {
    if (typeof value === 'boolean')
        return '';
    if (value instanceof CleanText)
        return value.text;
    // Many places show only the first line.
    if (typeof value === 'object' && value.length === 1)
        return ` ${formatValue(value[0])}`;
    if (typeof value === 'object')
        return value.map((item) => `\n- ${formatValue(item)}`).join('');
    return clean(value);
}


/***/ }),

/***/ 1560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   YI: () => (/* binding */ findClosestName),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   oQ: () => (/* binding */ findCorrection),
/* harmony export */   wn: () => (/* binding */ measureEditDistance)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4874);
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
        return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) ``;
    return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `; did you mean ${suggestion}?`;
}


/***/ }),

/***/ 9702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ mapTextsByName)
/* harmony export */ });
/**
 * Tables of texts in groups, such as one group for each severity. Each text has a name that is
 * unique across all groups.
 */
/** Returns the result of `make` for each text, under its name. No name may be in two groups. */
function mapTextsByName(groups, make) {
    const entries = Object.entries(groups).flatMap(([group, texts]) => Object.entries(texts).map(([name, text]) => [name, make(text, group, name)]));
    return Object.fromEntries(entries);
}


/***/ }),

/***/ 2755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ renderLink),
/* harmony export */   Cr: () => (/* binding */ joinWithoutBlankLines),
/* harmony export */   Go: () => (/* binding */ renderLinesToCopy),
/* harmony export */   Jf: () => (/* binding */ sanitizeUrl),
/* harmony export */   L7: () => (/* binding */ renderSentences),
/* harmony export */   Mb: () => (/* binding */ renderTrustedLink),
/* harmony export */   Rm: () => (/* binding */ joinMarkup),
/* harmony export */   YN: () => (/* binding */ renderSection),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   cR: () => (/* binding */ renderCode),
/* harmony export */   dA: () => (/* binding */ renderTableRow),
/* harmony export */   dE: () => (/* binding */ trustMarkup),
/* harmony export */   hW: () => (/* binding */ takeFitting),
/* harmony export */   iF: () => (/* binding */ renderCollapsed),
/* harmony export */   m5: () => (/* binding */ renderParagraphs),
/* harmony export */   mE: () => (/* binding */ renderFactsTable),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   wg: () => (/* binding */ joinMarkupAsWords)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5948);
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4874);
/**
 * Makes HTML from our own words and untrusted text: for the job summary, `report.html`, a comment,
 * and `changes.md`.
 */


/** How much of one untrusted value is shown, in UTF-16 units: addresses are longer than words. */
const MAX_SHOWN_UNITS = 1_000;
/** Text that is already markup. Only `html` and the functions in this file make it. */
class HtmlText {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** Returns a section with its heading. */
function renderSection({ heading, content }) {
    return html `<h4>${heading}</h4>\n${content}`;
}
/**
 * A template tag for markup. Literal parts are trusted; every value is cleaned and escaped unless
 * it is markup.
 */
function html(words, ...values) {
    return new HtmlText(words.reduce((text, word, i) => `${text}${renderValue(values[i - 1])}${word}`));
}
function renderValue(value) {
    if (value instanceof HtmlText)
        return value.text;
    if (typeof value === 'object')
        return value.map(renderValue).join('');
    return escapeHtml((0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(value, MAX_SHOWN_UNITS));
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
/** Returns the parts, one per line, without blank lines, which would end HTML in Markdown. */
function joinWithoutBlankLines(parts) {
    return new HtmlText(html `${parts.map((part) => html `${part}\n`)}`.text.replace(/\n\s*\n/g, '\n'));
}
/** Returns the parts with the trusted text `between` them. */
function joinMarkup(parts, between) {
    return new HtmlText(parts.map(({ text }) => text).join(between));
}
/** Returns the parts as in a sentence: `a and b`, or `a, b, and c`. */
function joinMarkupAsWords(parts) {
    const texts = parts.map(({ text }) => text);
    return new HtmlText((0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .joinWords */ .yZ)(texts, 'and'));
}
/** Returns the first parts that fit into `maxLength`, in UTF-16 units. */
function takeFitting(parts, maxLength) {
    const fitting = [];
    let length = 0;
    for (const part of parts) {
        length += part.text.length + 1;
        if (length > maxLength)
            break;
        fitting.push(part);
    }
    return fitting;
}
/**
 * Returns trusted text, such as a script or a style sheet, unescaped. It must not contain untrusted
 * text.
 */
function trustMarkup(trusted) {
    return new HtmlText(trusted);
}
/**
 * Returns untrusted text as code: GitHub does not turn anything in it into a link, a mention, or an
 * emoji.
 */
function renderCode(text) {
    return html `<code>${text}</code>`;
}
/** Returns `text` as a link if `href` is an `https` address; unchanged otherwise. */
function renderLink(text, href) {
    if (href === undefined)
        return text;
    const url = URL.parse(href);
    if (url?.protocol !== 'https:')
        return text;
    // In parts, because `html` removes the query of an address that it gets as a whole.
    const [path = '', query] = url.href.split(/\?(.*)/s);
    if (query === undefined)
        return html `<a href="${path}">${text}</a>`;
    return html `<a href="${path}?${query}">${text}</a>`;
}
/** Returns a percent-encoded URL, uncut, for an attribute. Unsafe characters are removed. */
function sanitizeUrl(url) {
    return new HtmlText(url.replace(/[^\w\-.~/:%[\]]/g, ''));
}
/** Returns `text` as a link to a trusted, percent-encoded URL; unchanged without one. */
function renderTrustedLink(text, url) {
    if (url === undefined)
        return text;
    return html `<a href="${sanitizeUrl(url)}">${text}</a>`;
}
/** Separates words, so that the quotes around an address stay outside. */
const BETWEEN_WORDS = /([\s“”"'‘’()<>,;]+)/;
/** Matches words that GitHub would turn into a link, a mention, a reference, or an emoji. */
const AUTOLINKED = /@|:\/\/|\bwww\.|#\d|\bGH-\d|:[\w+-]+:/i;
/** Returns a message in which text in backticks, and text that GitHub would link, is code. */
function renderSentences({ text }) {
    return renderWithCode(text);
}
/** Returns a message as a paragraph; lines that begin with a dash become a list below it. */
function renderParagraphs({ text }) {
    const [first = html ``, ...items] = text.split('\n- ').map(renderWithCode);
    if (items.length === 0)
        return html `<p>${first}</p>`;
    const list = html `\n<ul>${items.map((item) => html `<li>${item}</li>`)}</ul>`;
    return html `<p>${first}</p>${list}`;
}
function renderWithCode(safeText) {
    const parts = safeText.replace(/\s*\n\s*/g, ' ').split(/`([^`]+)`/);
    const shown = parts.map((part, i) => {
        if (i % 2 === 0)
            return disableAutolinks(part);
        return html `<code>${new HtmlText(escapeHtml(part))}</code>`;
    });
    return html `${shown}`;
}
function disableAutolinks(safeText) {
    return html `${safeText.split(BETWEEN_WORDS).map((word) => {
        if (!AUTOLINKED.test(word))
            return new HtmlText(escapeHtml(word));
        const wordEnd = word.search(word.startsWith(':') ? /[.?!]*$/ : /[.?!:]*$/);
        return new HtmlText(`<code>${escapeHtml(word.slice(0, wordEnd))}</code>${escapeHtml(word.slice(wordEnd))}`);
    })}`;
}
/** Returns a table with a heading for each row. */
function renderFactsTable(rows) {
    const shown = rows.map(({ name, value }) => html `<tr><th>${name}</th><td>${value}</td></tr>`);
    return html `<table>${shown}</table>`;
}
/** Returns a table with a heading for each column, and these rows. */
function renderTable(columns, rows) {
    const heads = columns.map((column) => html `<th>${column}</th>`);
    return html `<table>\n<tr>${heads}</tr>\n${rows}</table>`;
}
/** Returns a row of a table. */
function renderTableRow(cells) {
    return html `<tr>${cells.map((cell) => html `<td>${cell}</td>`)}</tr>\n`;
}
/** Returns a section that readers can expand; `isOpen` expands it from the start. */
function renderCollapsed(title, content, isOpen = false) {
    const openAttribute = isOpen ? html ` open` : undefined;
    return html `<details${openAttribute}><summary>${title}</summary>\n${content}\n</details>`;
}
/** Returns lines for readers to copy. */
function renderLinesToCopy(lines) {
    return new HtmlText(`<pre>${lines.map(({ text }) => escapeHtml(text)).join('\n')}</pre>`);
}


/***/ }),

/***/ 4157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  L: () => (/* reexport */ issueCommand),
  v: () => (/* reexport */ prepareKeyValueMessage)
});

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!fs.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./lib/text/runner-commands.js
/**
 * The parts of `@actions/core` that talk to the runner. The package's main module also loads the
 * OIDC client, and with it undici, neither of which is used here. They take two thirds of this
 * step's startup time (`npm run bench`). The imports are by path because the package exports only
 * its main module. Also, Node refuses `imports` in package.json that point into a `node_modules`
 * folder (https://nodejs.org/api/packages.html#subpath-imports).
 */




/***/ }),

/***/ 6285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ WordedError)
/* harmony export */ });
/** An error whose message is part of a sentence for users. */
class WordedError extends Error {
    why;
    constructor(why) {
        super(why.text);
        this.why = why;
    }
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
/* harmony export */   SP: () => (/* binding */ foldCase),
/* harmony export */   Xo: () => (/* binding */ compareBytes),
/* harmony export */   YZ: () => (/* binding */ percentDecode),
/* harmony export */   Yd: () => (/* binding */ asBytes),
/* harmony export */   Yo: () => (/* binding */ detach),
/* harmony export */   ZJ: () => (/* binding */ toBytes),
/* harmony export */   Zk: () => (/* binding */ replaceInvalidUtf8),
/* harmony export */   _8: () => (/* binding */ cutAfterSegment),
/* harmony export */   a: () => (/* binding */ percentEncode),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   j_: () => (/* binding */ normalizeUnicode),
/* harmony export */   kd: () => (/* binding */ percentDecodeLeniently),
/* harmony export */   v9: () => (/* binding */ HASH),
/* harmony export */   xC: () => (/* binding */ isSpace)
/* harmony export */ });
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

/***/ 1274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  sI: () => (/* binding */ HOST_IDS),
  E1: () => (/* binding */ getHostTraits),
  tv: () => (/* binding */ isHostConfigFile),
  tV: () => (/* binding */ isInjectedByHosts),
  Sb: () => (/* binding */ undoTransforms)
});

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
// EXTERNAL MODULE: ./lib/web/host/redirects/parse-json-file.js
var parse_json_file = __nccwpck_require__(4086);
// EXTERNAL MODULE: ./lib/web/host/redirects/parse-problems.js
var parse_problems = __nccwpck_require__(3393);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule-set.js
var rule_set = __nccwpck_require__(3136);
// EXTERNAL MODULE: ./lib/common/json.js
var json = __nccwpck_require__(5491);
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
    if (!(0,json/* isObject */.G)(value) || typeof value.rewrite !== 'string')
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
    const override = (0,json/* isObject */.G)(value) ? value['404'] : undefined;
    if (!(0,json/* isObject */.G)(override))
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

// EXTERNAL MODULE: ./lib/web/host/redirects/parse-rules.js + 1 modules
var parse_rules = __nccwpck_require__(920);
;// CONCATENATED MODULE: ./lib/web/host/hosts/azure/azure-route.js
/**
 * Reads a route of a `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#routes, read 2026-11.
 */




/** The syntax of a route's pattern, for messages. */
const ROUTE_SYNTAX = 'it must begin with `/`, and `*` can only be at its end or before extensions, as in `/images/*.{png,jpg}`';
/** Returns the rule of a route. It is irrelevant if it does not apply to GET requests. */
function parseAzureRoute(route) {
    if (!(0,json/* isObject */.G)(route) || typeof route.route !== 'string')
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', 'A route must be an object with a `route`.');
    const { route: from, methods, redirect, rewrite, allowedRoles } = route;
    if (Array.isArray(methods) && !methods.includes('GET'))
        return parse_rules/* IRRELEVANT */.zM;
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

// EXTERNAL MODULE: ./lib/web/host/hosts/azure/azure-route-conflicts.js
var azure_route_conflicts = __nccwpck_require__(7164);
// EXTERNAL MODULE: ./lib/web/slashes.js
var slashes = __nccwpck_require__(8559);
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
var words = __nccwpck_require__(5948);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __nccwpck_require__(1560);
;// CONCATENATED MODULE: ./lib/web/host/hosts/azure/azure-schema.js
/**
 * Finds misspelled names in a `staticwebapp.config.json`, and values of the wrong type: the schema
 * https://json.schemastore.org/staticwebapp.config.json, as in `@azure/static-web-apps-cli` 2.0.10,
 * read 2026-11.
 */




const SETTINGS = (0,words/* splitWords */.yM)(`
  $schema routes navigationFallback responseOverrides mimeTypes globalHeaders auth networking
  forwardingGateway platform trailingSlash
`);
const ROUTE_FIELDS = (0,words/* splitWords */.yM)('route methods allowedRoles headers redirect statusCode rewrite');
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
        const message = (0,json/* isObject */.G)(route) ? explainRoute(route) : undefined;
        if (message === undefined)
            return [];
        return [{ ...(0,parse_problems/* makeParseProblem */.xA)('ignored', message), line: findLine('routes', i) }];
    });
}
/** Returns a problem for each override that is the text of an address. */
function findOverrideProblems(overrides) {
    if (!(0,json/* isObject */.G)(overrides))
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
    const json = (0,parse_json_file/* parseJsonFile */.OW)(text);
    if (json.kind !== 'json-file') {
        problems.push((0,parse_json_file/* makeJsonProblem */.GQ)(json, azure_config_file/* AZURE_REFUSAL_CLAUSE */.nt));
        return (0,rule_set/* makeUnknownRuleSet */.zw)(problems);
    }
    const conflictFinder = new azure_route_conflicts/* RouteConflictFinder */.A();
    const routes = (0,parse_json_file/* parseRuleList */.Q4)(json, 'routes', (route) => {
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

// EXTERNAL MODULE: ./lib/web/host/hosts/header-lines.js
var header_lines = __nccwpck_require__(5258);
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


const NO_PATH_MESSAGE = 'Cloudflare Workers refuses the deployment: this header comes before the first path.';
/**
 * Returns the problem for which Workers refuses the deployment, a header before the first path;
 * otherwise, those of ignored lines. Only the server reports the first one, with code 100324:
 * https://github.com/cloudflare/workers-sdk/issues/14547, read 2026-11.
 */
function findWorkersHeaderProblems(text) {
    const [firstLine] = (0,header_lines/* listHeaderLines */.ny)(text);
    if (firstLine?.kind !== 'header')
        return (0,header_lines/* findIgnoredHeaderLines */.C)(text);
    return [{ ...(0,parse_problems/* makeParseProblem */.xA)('invalid', NO_PATH_MESSAGE), line: firstLine.line }];
}

// EXTERNAL MODULE: ./lib/web/host/hosts/cloudflare/parse-cloudflare-redirects.js + 2 modules
var parse_cloudflare_redirects = __nccwpck_require__(8580);
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
            parse: (text, domain) => (0,parse_cloudflare_redirects/* parseCloudflareRedirects */.G_)(text, domain, product),
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
    findHeaderProblems: header_lines/* findIgnoredHeaderLines */.C,
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

// EXTERNAL MODULE: ./lib/web/host/hosts/netlify/netlify-rule.js + 1 modules
var netlify_rule = __nccwpck_require__(9);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __nccwpck_require__(7414);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule.js
var redirects_rule = __nccwpck_require__(1757);
// EXTERNAL MODULE: ./lib/web/host/hosts/netlify/netlify-self-redirect.js
var netlify_self_redirect = __nccwpck_require__(830);
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
            switch ((0,netlify_self_redirect/* classifySelfRedirect */.n)(rule, path)) {
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
    const { rules, problems } = (0,parse_rules/* parseRuleLines */.fX)(text, (line) => {
        const parsed = (0,netlify_rule/* parseNetlifyRule */.L)(line, domain);
        if (parsed.kind !== 'rule' || parsed.rule.matcher.kind === 'exact')
            return parsed;
        patternCount++;
        if (patternCount <= MAX_PATTERN_COUNT)
            return parsed;
        if (areTooManyReported)
            return parse_rules/* IRRELEVANT */.zM;
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
    return status === 404 && matchesEveryPath && (0,redirects_rule/* isForEveryVisitor */.l)(rule);
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
    findHeaderProblems: header_lines/* findIgnoredHeaderLines */.C,
    servicePaths: netlify_rule/* NETLIFY_SERVICE_PATHS */.$,
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

// EXTERNAL MODULE: ./lib/web/host/hosts/vercel/parse-vercel-config.js + 5 modules
var parse_vercel_config = __nccwpck_require__(3541);
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
    redirectFormat: { name: parse_vercel_config/* VERCEL_JSON */.p, parse: parse_vercel_config/* parseVercelConfig */.f },
    cleanUrlsSetting: '`"cleanUrls": true` in vercel.json',
    // Analytics and speed insights: https://vercel.com/docs/analytics/quickstart, read 2026-11.
    servicePaths: /^\/_vercel(?:\/|$)/,
    configFiles: [parse_vercel_config/* VERCEL_JSON */.p],
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

/***/ 7164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ RouteConflictFinder),
/* harmony export */   T: () => (/* binding */ getRouteKey)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5491);
/* harmony import */ var _slashes_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8559);
/* harmony import */ var _redirects_parse_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3393);
/* harmony import */ var _azure_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4960);
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
        if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(route) || typeof route.route !== 'string')
            return undefined;
        const from = route.route;
        const earlierRoutes = this.#getEarlierRoutes(route.methods);
        const conflict = describeConflict(from, earlierRoutes);
        if (conflict !== undefined) {
            const message = `${_azure_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .AZURE_REFUSAL_CLAUSE */ .nt}: the route ${(0,_redirects_parse_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(from)} ${conflict}.`;
            return (0,_redirects_parse_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .makeParseProblem */ .xA)('invalid', message);
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
        return `occurs twice, the first time as ${(0,_redirects_parse_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(equalRoute)}`;
    // `/x/*` does not match `/x`, which is equivalent to `/x/`.
    const coveringRoute = wildcards.find((wildcard) => key.startsWith(wildcard.slice(0, -1)));
    if (coveringRoute !== undefined)
        return `comes after ${(0,_redirects_parse_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(coveringRoute)}, which covers it`;
    return undefined;
}
/** Returns a key that routes share if the host considers them equal. */
function getRouteKey(route) {
    return (0,_slashes_js__WEBPACK_IMPORTED_MODULE_3__/* .dropTrailingSlashUnlessRoot */ .l1)(route);
}
function joinMethods(methods) {
    if (!Array.isArray(methods))
        return '';
    const names = new Set(methods.map((method) => String(method).toUpperCase()));
    return [...names].sort().join(' ');
}


/***/ }),

/***/ 8580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  yL: () => (/* binding */ MAX_LINE_CHARS),
  yq: () => (/* binding */ MAX_STATIC_RULES),
  G_: () => (/* binding */ parseCloudflareRedirects)
});

// EXTERNAL MODULE: ./lib/web/host/redirects/parse-problems.js
var parse_problems = __nccwpck_require__(3393);
// EXTERNAL MODULE: ./lib/web/host/redirects/parse-rules.js + 1 modules
var parse_rules = __nccwpck_require__(920);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule-set.js
var rule_set = __nccwpck_require__(3136);
// EXTERNAL MODULE: ./lib/web/host/redirects/find-cost-problem.js
var find_cost_problem = __nccwpck_require__(918);
// EXTERNAL MODULE: ./lib/web/host/redirects/path-matcher.js
var path_matcher = __nccwpck_require__(8055);
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
    return (0,find_cost_problem/* findCostProblem */.k)(matcher, from) ?? matcher;
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

// EXTERNAL MODULE: ./lib/web/host/redirects/responses.js
var responses = __nccwpck_require__(1359);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule-index.js
var rule_index = __nccwpck_require__(4336);
// EXTERNAL MODULE: ./lib/web/host/redirects/targets.js
var targets = __nccwpck_require__(9981);
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
    const { rules, problems } = (0,parse_rules/* parseRuleLines */.fX)(text, (line, lineNumber) => parser.parse(line, lineNumber));
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
            return parse_rules/* IRRELEVANT */.zM;
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


/***/ }),

/***/ 5258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findIgnoredHeaderLines),
/* harmony export */   Pv: () => (/* binding */ findNoindexLine),
/* harmony export */   ny: () => (/* binding */ listHeaderLines)
/* harmony export */ });
/* harmony import */ var _page_robots_directives_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7730);
/* harmony import */ var _redirects_parse_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3393);
/* harmony import */ var _redirects_parse_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(920);
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
    for (const { line, written } of (0,_redirects_parse_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .listRuleLines */ .Io)(text)) {
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
            problems.push({ ...(0,_redirects_parse_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .makeParseProblem */ .xA)('ignored', NO_COLON_MESSAGE), line });
        if (kind === 'header' && headerLine.path === undefined)
            problems.push({ ...(0,_redirects_parse_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .makeParseProblem */ .xA)('ignored', NO_PATH_MESSAGE), line });
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
    return path === '/*' && (0,_page_robots_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .forbidsIndexing */ .q)(value) ? line : undefined;
}


/***/ }),

/***/ 8497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ DEFAULT_TRAITS),
/* harmony export */   Gh: () => (/* binding */ readsHeadersFile),
/* harmony export */   gm: () => (/* binding */ makeErrorLimit),
/* harmony export */   ii: () => (/* binding */ makeWarningLimit),
/* harmony export */   v: () => (/* binding */ MIB_BYTES)
/* harmony export */ });
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

/***/ 9:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  $: () => (/* binding */ NETLIFY_SERVICE_PATHS),
  L: () => (/* binding */ parseNetlifyRule)
});

// EXTERNAL MODULE: ./lib/web/host/redirects/find-cost-problem.js
var find_cost_problem = __nccwpck_require__(918);
// EXTERNAL MODULE: ./lib/web/host/redirects/parse-problems.js
var parse_problems = __nccwpck_require__(3393);
// EXTERNAL MODULE: ./lib/web/host/redirects/path-matcher.js
var path_matcher = __nccwpck_require__(8055);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule.js
var rule = __nccwpck_require__(1757);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
// EXTERNAL MODULE: ./lib/web/paths.js
var paths = __nccwpck_require__(1150);
// EXTERNAL MODULE: ./lib/web/slashes.js
var slashes = __nccwpck_require__(8559);
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
    if ((0,rule/* isRedirectStatus */.x)(status))
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
    return (0,find_cost_problem/* findCostProblem */.k)(matcher, from) ?? { matcher, isConditional };
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


/***/ }),

/***/ 830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ classifySelfRedirect)
/* harmony export */ });
/* harmony import */ var _slashes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8559);
/* harmony import */ var _redirects_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8055);


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
    const targetPath = (0,_redirects_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePathText */ .N5)(targetStart);
    if (targetPath === '' || !path.startsWith(targetPath))
        return 'none';
    const from = (0,_slashes_js__WEBPACK_IMPORTED_MODULE_1__/* .dropTrailingSlash */ .xY)(writtenFrom);
    const isSimple = SINGLE_TRAILING_SPLAT.test(from) && SPLAT_TARGET.test(to);
    if (!isSimple)
        return 'possible';
    // `/docs/* /d` applies to `/docs/x`: the target is outside of the folder `/docs`.
    const fromFolder = (0,_slashes_js__WEBPACK_IMPORTED_MODULE_1__/* .dropTrailingSlash */ .xY)(from.slice(0, -1));
    if (!to.startsWith(fromFolder))
        return 'none';
    const remainder = path.slice(targetPath.length);
    const endsAtSegment = targetPath.endsWith('/') || remainder === '' || remainder.startsWith('/');
    if (endsAtSegment)
        return 'certain';
    return 'possible';
}


/***/ }),

/***/ 3541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  p: () => (/* binding */ VERCEL_JSON),
  f: () => (/* binding */ parseVercelConfig)
});

// EXTERNAL MODULE: ./lib/common/json.js
var common_json = __nccwpck_require__(5491);
// EXTERNAL MODULE: ./lib/web/host/redirects/parse-json-file.js
var parse_json_file = __nccwpck_require__(4086);
// EXTERNAL MODULE: ./lib/web/host/redirects/parse-problems.js
var parse_problems = __nccwpck_require__(3393);
// EXTERNAL MODULE: ./lib/web/host/redirects/parse-rules.js + 1 modules
var parse_rules = __nccwpck_require__(920);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule-set.js
var rule_set = __nccwpck_require__(3136);
// EXTERNAL MODULE: ./node_modules/path-to-regexp/dist/index.js
var dist = __nccwpck_require__(4868);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
// EXTERNAL MODULE: ./lib/web/paths.js
var paths = __nccwpck_require__(1150);
// EXTERNAL MODULE: ./lib/web/host/redirects/find-cost-problem.js
var find_cost_problem = __nccwpck_require__(918);
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
    return (0,find_cost_problem/* findCostProblem */.k)(matcher, from) ?? matcher;
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
    return (0,find_cost_problem/* findCostProblem */.k)(matcher, from) ?? { matcher, placeholders: pattern.groupNames };
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

// EXTERNAL MODULE: ./lib/web/host/redirects/rule.js
var rule = __nccwpck_require__(1757);
// EXTERNAL MODULE: ./lib/web/host/hosts/vercel/vercel-schema.js + 1 modules
var vercel_schema = __nccwpck_require__(1813);
;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel/vercel-rule.js
/** Reads the rules of `redirects` and `rewrites` in a `vercel.json`. */






/** Returns a rule of a list, or its problem. */
function parseVercelRule(written, list) {
    if (!(0,common_json/* isObject */.G)(written) || typeof written.source !== 'string')
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', `A rule in \`${list}\` must be an object with a \`source\`.`);
    const { source: from, destination: to } = written;
    const subject = `The rule for ${(0,parse_problems/* quote */.hD)(from)}`;
    const explanation = (0,vercel_schema/* explainInvalidRule */.B0)(written, list);
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
    const effect = chooseEffect(written, to, list);
    if (effect.action === 'status-only' && effect.status < 300)
        return (0,parse_problems/* makeParseProblem */.xA)('ignored', `${subject} has the \`statusCode\` ${effect.status}, so browsers do not follow its redirect.`);
    const precedesFiles = list === 'redirects';
    const isConditional = hasConditions(written);
    return { kind: 'rule', rule: { from, ...effect, precedesFiles, isConditional, matcher } };
}
function chooseEffect(written, to, list) {
    if (list === 'rewrites')
        return { action: 'rewrite', to, status: 200 };
    const status = chooseStatus(written);
    if ((0,rule/* isRedirectStatus */.x)(status))
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
    return parse_rules/* IRRELEVANT */.zM;
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
    return (0,parse_json_file/* parseRuleList */.Q4)(json, 'routes', (route) => {
        const nextHandle = getHandle(route);
        if (nextHandle !== undefined) {
            handle = nextHandle;
            return parse_rules/* IRRELEVANT */.zM;
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
    const { problems } = (0,parse_json_file/* parseRuleList */.Q4)(json, 'routes', (route) => {
        const handle = getHandle(route);
        if (handle === undefined)
            return parse_rules/* IRRELEVANT */.zM;
        const problem = findHandleProblem(handle, earlierHandles);
        earlierHandles.add(handle);
        return problem ?? parse_rules/* IRRELEVANT */.zM;
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
    const explanation = (0,vercel_schema/* explainInvalidRoute */.u0)(route);
    if (explanation !== undefined)
        return (0,parse_problems/* makeParseProblem */.xA)('invalid', `The route for ${(0,parse_problems/* quote */.hD)(from)} ${explanation}.`);
    if (Array.isArray(route.methods) && !route.methods.includes('GET'))
        return parse_rules/* IRRELEVANT */.zM;
    const matcher = parseVercelRegex(from);
    if ((0,parse_problems/* isParseProblem */.pd)(matcher))
        return matcher;
    const parsed = parseEffect(route);
    if (parsed.kind === 'none')
        return parse_rules/* IRRELEVANT */.zM;
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
    if (typeof location === 'string' && (0,rule/* isRedirectStatus */.x)(status))
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

// EXTERNAL MODULE: ./lib/web/slashes.js
var slashes = __nccwpck_require__(8559);
// EXTERNAL MODULE: ./lib/web/host/redirects/responses.js
var responses = __nccwpck_require__(1359);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule-index.js
var rule_index = __nccwpck_require__(4336);
// EXTERNAL MODULE: ./lib/web/host/redirects/targets.js
var targets = __nccwpck_require__(9981);
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
    const json = (0,parse_json_file/* parseJsonFile */.OW)(text);
    if (json.kind !== 'json-file')
        return (0,rule_set/* makeUnknownRuleSet */.zw)([(0,parse_json_file/* makeJsonProblem */.GQ)(json, 'Vercel refuses the deployment')]);
    const { value } = json;
    const routes = parseVercelRoutes(json);
    const redirects = parseList(json, 'redirects');
    const rewrites = parseList(json, 'rewrites');
    const lastHandle = findLastHandle(value.routes);
    const ordered = orderRules({ routes: routes.rules, redirects: redirects.rules, rewrites: rewrites.rules }, lastHandle);
    const problems = [
        ...findBulkRedirectProblems(value),
        ...(0,vercel_schema/* findSettingProblems */.md)(value),
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
    const { rules, problems } = (0,parse_json_file/* parseRuleList */.Q4)(json, list, (rule) => parseVercelRule(rule, list));
    return {
        rules: rules.slice(0, vercel_schema/* MAX_VERCEL_RULES */.Xr),
        problems: [...findCountProblems(json, list), ...problems],
    };
}
function findCountProblems(json, key) {
    const list = json.value[key];
    if (!Array.isArray(list) || list.length <= vercel_schema/* MAX_VERCEL_RULES */.Xr)
        return [];
    const surplus = `${list.length} rules, more than the ${vercel_schema/* MAX_VERCEL_RULES */.Xr} that Vercel accepts`;
    const message = `Vercel refuses the deployment: \`${key}\` has ${surplus}.`;
    return [{ ...(0,parse_problems/* makeParseProblem */.xA)('invalid', message), line: json.findLine(key, vercel_schema/* MAX_VERCEL_RULES */.Xr) }];
}
/** Headers do not change which file is served, but Vercel refuses deployments with invalid ones. */
function findHeaderProblems(json) {
    const { problems } = (0,parse_json_file/* parseRuleList */.Q4)(json, 'headers', (headerRule) => {
        const problem = (0,vercel_schema/* findHeaderRuleProblem */.Yx)(headerRule);
        if (problem !== undefined)
            return problem;
        if (!(0,common_json/* isObject */.G)(headerRule) || typeof headerRule.source !== 'string')
            return parse_rules/* IRRELEVANT */.zM;
        const parsed = parseVercelSource(headerRule.source);
        if ((0,parse_problems/* isParseProblem */.pd)(parsed))
            return keepInvalidProblem(parsed);
        return parse_rules/* IRRELEVANT */.zM;
    });
    return [...findCountProblems(json, 'headers'), ...problems];
}


/***/ }),

/***/ 1813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Xr: () => (/* binding */ MAX_VERCEL_RULES),
  GZ: () => (/* binding */ MAX_VERCEL_RULE_CHARS),
  u0: () => (/* binding */ explainInvalidRoute),
  B0: () => (/* binding */ explainInvalidRule),
  Yx: () => (/* binding */ findHeaderRuleProblem),
  md: () => (/* binding */ findSettingProblems)
});

// EXTERNAL MODULE: ./lib/common/json.js
var json = __nccwpck_require__(5491);
// EXTERNAL MODULE: ./lib/common/words.js
var common_words = __nccwpck_require__(5948);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __nccwpck_require__(1560);
// EXTERNAL MODULE: ./lib/web/host/redirects/parse-problems.js
var parse_problems = __nccwpck_require__(3393);
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
        if (!(0,json/* isObject */.G)(value))
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
        if (!(0,json/* isObject */.G)(value))
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
const SETTINGS = (0,common_words/* splitWords */.yM)(`
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
    if ((0,json/* isObject */.G)(value))
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
    if ((0,json/* isObject */.G)(item) && item.type === 'host')
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
    const unknownSettings = Object.keys(settings).filter((name) => !SETTINGS.has(name));
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
    const correction = (0,did_you_mean/* findCorrection */.oQ)(setting, [...SETTINGS]);
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
const ROUTE_FIELDS = (0,common_words/* splitWords */.yM)(`
  src source dest destination headers methods caseSensitive important user continue override
  check isInternal status statusCode locale middleware middlewarePath middlewareRawSrc has
  missing mitigate transforms env respectOriginCacheControl
`);
/**
 * Returns why Vercel refuses an item of `routes`, as the end of a sentence; undefined if it accepts
 * it.
 */
function explainInvalidRoute(route) {
    return (explainUnknownField(route, ROUTE_FIELDS) ??
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


/***/ }),

/***/ 918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ findCostProblem)
/* harmony export */ });
/* harmony import */ var _parse_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3393);
/* harmony import */ var _path_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8055);
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
    const message = `The check does not try the pattern ${(0,_parse_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(from)}, because that could take minutes.`;
    return (0,_parse_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .makeParseProblem */ .xA)('unread', message, (0,_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .makePrefixMatcher */ .B1)(matcher.pattern.prefix));
}


/***/ }),

/***/ 4086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ makeJsonProblem),
/* harmony export */   OW: () => (/* binding */ parseJsonFile),
/* harmony export */   Q4: () => (/* binding */ parseRuleList)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5491);
/* harmony import */ var _documents_json_mistake_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7512);
/* harmony import */ var _documents_walk_json_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3977);
/* harmony import */ var _page_line_counter_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(121);
/* harmony import */ var _parse_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3393);
/* harmony import */ var _parse_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(920);
/** Reads JSON files of hosts, with the line numbers of list items. */






/** Returns the JSON object in a file, or why there is none that can be read. */
function parseJsonFile(text) {
    const content = text.replace(/^\uFEFF/, '');
    let value;
    try {
        value = JSON.parse(content);
    }
    catch (error) {
        const mistake = (0,_documents_json_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .findJsonMistake */ .aM)(content);
        const isEmpty = content.trim() === '';
        return { kind: 'not-json', mistake, isEmpty, error: error.message };
    }
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value))
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
    const problem = (0,_parse_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .makeParseProblem */ .xA)('invalid', describeFault(fault, refusalClause));
    if (fault.kind !== 'not-json' || fault.mistake === undefined)
        return problem;
    return { ...problem, line: fault.mistake.line };
}
function describeFault(fault, refusalClause) {
    switch (fault.kind) {
        case 'not-json':
            if (fault.isEmpty)
                return `The file is empty, so ${refusalClause}: remove the file, or write \`{}\` into it.`;
            return `The file is not JSON, so ${refusalClause}: ${(0,_documents_json_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJsonError */ .M1)(fault.mistake, fault.error)}.`;
        case 'not-an-object':
            return `The file is not a JSON object, so ${refusalClause}.`;
        case 'too-deep':
            return `The file is nested more than ${_documents_walk_json_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_DEPTH */ .l} levels deep, so it cannot be read.`;
    }
}
/** Returns the rules in a top-level list of a file, and the problems of its other items. */
function parseRuleList({ value, findLine }, key, parse) {
    const list = value[key];
    if (list === undefined)
        return { rules: [], problems: [] };
    if (!Array.isArray(list)) {
        const problem = (0,_parse_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .makeParseProblem */ .xA)('invalid', `\`${key}\` must be a list.`);
        return { rules: [], problems: [problem] };
    }
    const writtenRules = list.map((written, i) => ({ line: findLine(key, i), written }));
    return (0,_parse_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRules */ .NR)(writtenRules, parse);
}
/**
 * Returns the lines of the items of each top-level list, by its key; undefined if the text, which
 * must be valid JSON, is nested too deeply.
 */
function findItemLines(text) {
    const linesByKey = new Map();
    const countLineEndsBefore = (0,_page_line_counter_js__WEBPACK_IMPORTED_MODULE_5__/* .makeLineCounter */ .F)(text);
    // `walkJson` visits a list, then its items in order.
    const outcome = (0,_documents_walk_json_js__WEBPACK_IMPORTED_MODULE_4__/* .walkJson */ .g)(text, (path, at) => {
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

/***/ 920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  zM: () => (/* binding */ IRRELEVANT),
  Io: () => (/* binding */ listRuleLines),
  fX: () => (/* binding */ parseRuleLines),
  NR: () => (/* binding */ parseRules)
});

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
/* harmony export */   yg: () => (/* binding */ listExactPaths),
/* harmony export */   zw: () => (/* binding */ makeUnknownRuleSet)
/* harmony export */ });
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

/***/ 1757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ isForEveryVisitor),
/* harmony export */   x: () => (/* binding */ isRedirectStatus)
/* harmony export */ });
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


/***/ }),

/***/ 7736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   dd: () => (/* binding */ findSamplePath),
/* harmony export */   oA: () => (/* binding */ matchesEveryPath),
/* harmony export */   pl: () => (/* binding */ SAMPLE_NAME),
/* harmony export */   x1: () => (/* binding */ findLikelySamplePath)
/* harmony export */ });
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
    return UNUSED_PATHS.every((path) => (0,_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__/* .mayMatch */ .B7)({ kind: 'pattern', pattern }, path));
}
/** Returns a path that a matcher matches; undefined if none is known. */
function findSamplePath(matcher) {
    if (matcher.kind === 'exact')
        return matcher.path;
    const { pattern } = matcher;
    const folder = matchesEveryPath(pattern) ? _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .ROOT */ .Dl : pattern.wholeFolder;
    if (folder !== undefined)
        return folder.concat(SAMPLE_NAME);
    const { prefix } = pattern;
    const path = prefix.concat(SAMPLE_NAME);
    const isFolder = prefix.startsWith('/') && prefix.endsWith('/');
    // `/docs/:page` matches any segment after its prefix.
    if (isFolder && (0,_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__/* .mayMatch */ .B7)(matcher, path))
        return (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .asRootedPath */ .bS)(path);
    return undefined;
}
/** Like `findSamplePath`, but if none is known, the path only has the prefix of the matcher. */
function findLikelySamplePath(matcher) {
    if (matcher.kind === 'exact')
        return matcher.path;
    return findSamplePath(matcher) ?? matcher.pattern.prefix.concat(SAMPLE_NAME);
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
/* harmony export */   xn: () => (/* binding */ ROBOTS_FILE),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
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
/* harmony export */   C3: () => (/* binding */ joinRelativePath),
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
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
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
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
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
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
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
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(5691);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 

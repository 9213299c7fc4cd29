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

/***/ 3136:
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

/***/ 3077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L7: () => (/* binding */ explainDamage),
/* harmony export */   SX: () => (/* binding */ DATA_AFTER_END),
/* harmony export */   iG: () => (/* binding */ makeDamageError),
/* harmony export */   wk: () => (/* binding */ translateErrors)
/* harmony export */ });
/* harmony import */ var _common_error_message_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9653);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9591);
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9220);



/**
 * Returns the error that the archive is not what it claims to be; `why` follows a colon, and may be
 * foreign text.
 */
function makeDamageError(why, entry, cause) {
    return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('archive-damaged', { entry, why }, cause);
}
/** What zlib's codes mean here (https://nodejs.org/api/zlib.html#zlib-constants). */
const ZLIB_ERRORS = {
    Z_BUF_ERROR: 'it is cut off, and its compressed data is incomplete',
    Z_DATA_ERROR: 'its compressed data is corrupt',
    Z_NEED_DICT: 'its compressed data needs a dictionary',
};
/** What is after the end of an archive may be another one, which other readers would take. */
const DATA_AFTER_END = 'there is data after its end';
/** What yauzl 3 says, and what that means. */
const PARSER_ERRORS = [
    [
        /^End of central directory record signature/,
        'it is cut off, and the list of its entries is missing',
    ],
    [/^unexpected EOF/, 'it is cut off'],
    [/^multi-disk/, 'it is one part of an archive that has several'],
    [/^invalid central directory file header signature/, 'the list of its entries is damaged'],
    [/^invalid zip64 end of central directory/, 'the list of its entries is damaged'],
    [/^invalid local file header signature/, 'it is not where the list of entries says'],
    [/^file data overflows file bounds/, 'it continues after the end of the archive'],
    [/^strong encryption/, 'it is encrypted'],
];
/** Returns what a parser said, in better words where they are known. */
function describeParserError(message) {
    // Of the comment at the end: how much there is, and how much there should be.
    const [, there, said] = /^Invalid comment length\. Expected: (\d+)\. Found: (\d+)/.exec(message) ?? [];
    if (said !== undefined && Number(there) > Number(said))
        return DATA_AFTER_END;
    if (said !== undefined)
        return 'it is cut off at its end';
    const [, why] = PARSER_ERRORS.find(([pattern]) => pattern.test(message)) ?? [];
    return why ?? message.replace(/\.$/, '');
}
/**
 * What zstd says of a frame whose window is above its default limit (ZSTD_WINDOWLOG_LIMIT_DEFAULT
 * in zstd.h).
 */
const WINDOW_TOO_LARGE = 'ZSTD_error_frameParameter_windowTooLarge';
/**
 * Returns what a parser or decoder threw as `archive-damaged` or, if only the decoder's limit was
 * exceeded, as `archive-window-too-large`; a StepError and an error of the disk unchanged.
 */
function explainDamage(error, entry) {
    if (error instanceof _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z || (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .M)(error))
        return error;
    const code = String(error.code ?? '');
    if (code === WINDOW_TOO_LARGE)
        return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('archive-window-too-large', {}, error);
    let why = ZLIB_ERRORS[code];
    if (code.startsWith('ZSTD_'))
        why = `its compressed data is corrupt (${code})`;
    return makeDamageError(why ?? describeParserError((0,_common_error_message_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u)(error)), entry, error);
}
/**
 * Yields what `source` does, with whatever it throws translated. What the loop that reads it throws
 * is not: an error of the disk that is written to must not be taken for one of the archive.
 */
async function* translateErrors(source, translate) {
    try {
        yield* source;
    }
    catch (error) {
        throw translate(error);
    }
}


/***/ }),

/***/ 2057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ findFormat),
/* harmony export */   Xb: () => (/* binding */ describeContent),
/* harmony export */   jT: () => (/* binding */ HEAD_SIZE)
/* harmony export */ });
/* unused harmony export FORMATS */
/* harmony import */ var _net_web_page_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6081);
/* harmony import */ var _tar_header_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4551);
/** Recognizes formats by their first bytes: names and content types of archives are often wrong. */


/** The formats that are unpacked here. */
const FORMATS = (/* unused pure expression or super */ null && (['zip', 'tar', 'tar.gz', 'tar.zst']));
/** As many of the first bytes as `findFormat` and `describeContent` need. */
const HEAD_SIZE = 512;
/**
 * Returns the format of what begins with `head`; undefined if it is not one that is unpacked here.
 */
function findFormat(head) {
    const latin1 = head.toString('latin1');
    // A local header; or, without entries, the end record or that of zip64.
    if (/^PK(\x03\x04|\x05\x06|\x06\x06)/.test(latin1))
        return 'zip';
    if (latin1.startsWith('\x1f\x8b\x08'))
        return 'tar.gz';
    // A Zstandard frame, or a skippable one, as pzstd writes them in front (RFC 8878, section 3.1).
    if (/^(\x28\xb5\x2f\xfd|[\x50-\x5f]\x2a\x4d\x18)/.test(latin1))
        return 'tar.zst';
    if (!(0,_tar_header_js__WEBPACK_IMPORTED_MODULE_0__/* .isTarBlock */ .l2)(head))
        return undefined;
    return 'tar';
}
const LOOKS = [
    [/^$/, 'an empty file (0 bytes)'],
    // Each comment ends at its first `-->`: with any other end, the ways to match many of them would
    // grow exponentially.
    [/^\s*(?:<!--(?:(?!-->).)*-->\s*)*<(!doctype html|html|head|body)\b/is, 'an HTML page'],
    [/^\s*(<\?xml[^>]*>\s*)?<Error>/i, 'an error message from object storage (XML)'],
    [/^\s*<\?xml\b/i, 'an XML document'],
    [/^\s*[{[]\s*(["{[\]}\d]|$)/, 'a JSON document'],
    [/^7z\xbc\xaf\x27\x1c/, 'a 7z archive'],
    [/^Rar!\x1a\x07/, 'a RAR archive'],
    [/^\xfd7zXZ\0/, 'an xz file'],
    [/^BZh[1-9]/, 'a bzip2 file'],
    [/^PK(\x07\x08|00)/, 'one part of a zip archive in several parts'],
    [/^PK\x03\x04|^PK\x05\x06/, 'a zip archive'],
    [/^\x1f\x8b/, 'a gzip file'],
    [/^\x28\xb5\x2f\xfd/, 'a Zstandard file'],
    [/^version https:\/\/git-lfs\./, 'a Git LFS pointer: set `lfs: true` for actions/checkout'],
    [/^%PDF-/, 'a PDF document'],
    [/^\0+$/, 'zeros'],
    [/^[\t\n\r\x20-\x7e\x80-\xff]+$/, 'text'],
];
/** How much of a text is quoted, in characters. */
const MAX_QUOTED = 60;
/**
 * Returns what something that begins with `head` seems to be, worded to follow «it looks like»:
 * with the title of a page, and the beginning of a text, which are foreign.
 */
function describeContent(head) {
    const [, kind] = LOOKS.find(([start]) => start.test(head.toString('latin1'))) ?? [];
    const text = head.toString('utf8').trim();
    const title = (0,_net_web_page_js__WEBPACK_IMPORTED_MODULE_1__/* .readTitle */ .t)(text);
    if (title)
        return `${kind}, titled “${title}”`;
    if (kind === 'text')
        return `text, which begins with “${text.slice(0, MAX_QUOTED)}”`;
    return (kind ?? `an unknown format (it begins with the bytes ${head.subarray(0, 8).toString('hex')})`);
}


/***/ }),

/***/ 4551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ BLOCK),
/* harmony export */   eN: () => (/* binding */ readExtension),
/* harmony export */   hB: () => (/* binding */ readEntry),
/* harmony export */   hq: () => (/* binding */ readType),
/* harmony export */   ik: () => (/* binding */ readSize),
/* harmony export */   l2: () => (/* binding */ isTarBlock)
/* harmony export */ });
/* harmony import */ var _damage_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3077);
/**
 * The headers of a tar: POSIX ustar and pax (IEEE Std 1003.1, «pax», extended description), GNU
 * tar, and v7.
 */

/** Of headers, and what everything in a tar is padded to. In bytes. */
const BLOCK = 512;
/**
 * By type flag, from 0 to 7. A contiguous file (7) is to be read as a file where there is no such
 * thing (POSIX).
 */
const KINDS = [
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
 * The keywords of extended headers that count here; those with a dot belong to sparse files (GNU
 * tar, star, Solaris).
 */
const KEYWORDS = /^(path|size|GNU\.sparse\..*|SCHILY\.realsize|SUN\.holesdata)$/;
/**
 * Returns whether a tar can begin with these bytes: a header with the right checksum, or the zeros
 * of an empty one.
 */
function isTarBlock(block) {
    let sum = 8 * 0x20;
    for (let i = 0; i < BLOCK; i++)
        if (i < 148 || i >= 156)
            sum += block[i] ?? 0;
    const said = readNumber(block.subarray(148, 156));
    return block.length >= BLOCK && sum === (said === 0 ? 8 * 0x20 : said);
}
/** Returns the type flag of a header, one character. */
function readType(header) {
    if (header[156] === 0)
        return '0';
    return header.toString('latin1', 156, 157);
}
/** Returns the size that a header says, in bytes; NaN if that is no number, or a negative one. */
function readSize(header) {
    return readNumber(header.subarray(124, 136));
}
/**
 * Octal, or after 0x80 in base 256, as GNU tar writes what is larger. Blanks are 0: folders may
 * have them.
 */
function readNumber(field) {
    if (field[0] === 0x80)
        return Number(`0x${field.toString('hex', 1)}`);
    const octal = /^ *([0-7]+) *(?:\0|$)|^[ \0]*$/.exec(field.toString('latin1'));
    if (octal === null)
        return Number.NaN;
    return Number(`0o0${octal[1] ?? ''}`);
}
/** A text ends at a NUL or with its field. */
function readText(field) {
    const nul = field.indexOf(0);
    return field.toString('utf8', 0, nul < 0 ? undefined : nul);
}
function readName(header) {
    const name = readText(header.subarray(0, 100));
    // GNU tar and v7 keep other things where POSIX has the prefix.
    if (header.toString('latin1', 257, 263) !== 'ustar\0')
        return name;
    const prefix = readText(header.subarray(345, 500));
    if (prefix === '')
        return name;
    return `${prefix}/${name}`;
}
/** Returns the size of an entry; `said`: in an extended header. */
function chooseSize(header, said) {
    if (said === undefined)
        return readSize(header);
    return Number(/^\d+$/.exec(said)?.[0]);
}
/**
 * Returns what a header and the extended ones before it say.
 * @throws StepError (`archive-damaged`) if there is no valid size
 */
function readEntry(header, extended) {
    const type = readType(header);
    const name = extended.get('path') ?? readName(header);
    const size = chooseSize(header, extended.get('size'));
    if (!Number.isSafeInteger(size))
        throw (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDamageError */ .iG)('its header has no valid size', name);
    // The oldest archives know folders by their names alone.
    const isFolder = type === '5' || (type === '0' && size === 0 && name.endsWith('/'));
    const isSparse = [...extended.keys()].some((keyword) => keyword.includes('.'));
    return {
        name,
        kind: isFolder ? 'folder' : (KINDS['01234567'.indexOf(type)] ?? 'special entry'),
        // What a folder calls its size is how much may be put into it (POSIX pax, ustar interchange
        // format).
        size: isFolder ? 0 : size,
        obstacle: isSparse ? 'a sparse file, with holes left out' : undefined,
    };
}
/**
 * Adds the content of an extended header: records `<length> <keyword>=<value>\n` (`x`, and `g` for
 * all entries), or a name (GNU's `L`). Readers disagree about which of two counts, and about what
 * one for all says of each entry.
 * @throws StepError (`archive-damaged`)
 */
function readExtension(extended, type, content) {
    const add = (keyword, value) => {
        if (type === 'g' || (extended.get(keyword) ?? value) !== value)
            throw (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDamageError */ .iG)('its extended headers contradict each other');
        extended.set(keyword, value);
    };
    if (type !== 'g')
        add(type, content.toString('latin1'));
    if (type === 'L')
        add('path', readText(content));
    for (let at = 0; 'xg'.includes(type) && at < content.length && content[at] !== 0;) {
        const [space, equals] = [content.indexOf(' ', at), content.indexOf('=', at)];
        const end = at + Number(/^\d{1,7}$/.exec(content.toString('latin1', at, Math.max(at, space)))?.[0]);
        if (content[end - 1] !== 0x0a || equals < space || equals >= end)
            throw (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDamageError */ .iG)('an extended header is corrupt');
        const keyword = content.toString('utf8', space + 1, equals);
        if (KEYWORDS.test(keyword))
            add(keyword, content.toString('utf8', equals + 1, end - 1));
        at = end;
    }
}


/***/ }),

/***/ 9419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);

/** A timer fires at once beyond this many ms (a signed 32-bit number, in Node as in browsers). */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** The real clock. It is monotonic: setting the machine's time does not move a deadline. */
const systemClock = {
    now: () => performance.timeOrigin + performance.now(),
    async sleep(ms, signal) {
        // Timers truncate to whole ms and so may fire early, and nothing here may happen before its
        // time.
        const until = this.now() + ms;
        for (let left = ms; left > 0; left = until - this.now()) {
            signal?.throwIfAborted();
            // An abort rejects it with an error of its own.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(Math.ceil(left), MAX_TIMER_MS), undefined, { signal }).catch(() => { });
        }
        signal?.throwIfAborted();
    },
    every(ms, tick) {
        const timer = setInterval(tick, Math.min(ms, MAX_TIMER_MS));
        return () => clearInterval(timer);
    },
};


/***/ }),

/***/ 9653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ showThrown),
/* harmony export */   u: () => (/* binding */ getErrorMessage)
/* harmony export */ });
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3429);

/** Returns the message of anything that was thrown; foreign text. */
function getErrorMessage(error) {
    if ((0,node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(error))
        return error.message;
    return showThrown(error);
}
/**
 * Returns whatever was thrown as text. Libraries may throw what has none, such as an object without
 * a prototype.
 */
function showThrown(thrown) {
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
/* harmony export */   DF: () => (/* binding */ makeTimeSlices),
/* harmony export */   DX: () => (/* binding */ waitUnlessAborted),
/* harmony export */   K9: () => (/* binding */ makeInterruptible),
/* harmony export */   Ny: () => (/* binding */ makeCheckpoint)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);

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
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
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

/***/ 9591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isDiskError),
/* harmony export */   c: () => (/* binding */ tryOnDisk)
/* harmony export */ });
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3429);

/** Returns whether `error` came from a call to the file system, and not from what the bytes say. */
function isDiskError(error) {
    return (0,node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(error) && 'syscall' in error && 'code' in error;
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

/***/ 5491:
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

/***/ 7414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ parseSize),
/* harmony export */   Dn: () => (/* binding */ showMegabytes),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   eL: () => (/* binding */ showDay),
/* harmony export */   kJ: () => (/* binding */ showDuration),
/* harmony export */   tY: () => (/* binding */ showSize),
/* harmony export */   yZ: () => (/* binding */ joinWords),
/* harmony export */   zq: () => (/* binding */ parseCount)
/* harmony export */ });
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
function count(n, one, many = `${one}s`) {
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


/***/ }),

/***/ 5948:
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

/***/ 9366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ retryWhileHeld)
/* harmony export */ });
/* harmony import */ var _common_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9419);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9591);


/** What Windows answers while a virus scanner or an indexer holds a file, or one in the folder. */
const HELD = new Set(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY']);
const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 500;
/** How long to wait in all, in ms: scanners release a file within a second or two. */
const BUDGET_MS = 5_000;
const THIS_SYSTEM = { platform: process.platform, clock: _common_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m };
/**
 * Returns how to rename and remove on this system. On Windows, what fails because another program
 * holds a file is retried, for some seconds in all for everything that is done with the same
 * function. Elsewhere such errors are thrown at once, because they last.
 */
function retryWhileHeld({ platform, clock, } = THIS_SYSTEM) {
    let leftMs = platform === 'win32' ? BUDGET_MS : 0;
    return async (work) => {
        for (let pauseMs = FIRST_PAUSE_MS;; pauseMs *= 2) {
            try {
                return work();
            }
            catch (error) {
                if (leftMs <= 0 || !isHeld(error))
                    throw error;
            }
            const ms = Math.min(pauseMs, MAX_PAUSE_MS, leftMs);
            leftMs -= ms;
            await clock.sleep(ms);
        }
    };
}
function isHeld(error) {
    return (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .M)(error) && HELD.has(error.code);
}


/***/ }),

/***/ 6451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ explainDiskError),
/* harmony export */   WG: () => (/* binding */ ensureRoom),
/* harmony export */   Wv: () => (/* binding */ runDiskWork),
/* harmony export */   oX: () => (/* binding */ measureFreeBytes),
/* harmony export */   sM: () => (/* binding */ lstatIfExists)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9591);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7414);
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5948);
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9220);





/**
 * Returns what exists at `path`, without following a symbolic link; undefined if nothing does.
 * @throws Error of the disk
 */
function lstatIfExists(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
    }
    catch (error) {
        if ((0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .M)(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return undefined;
        throw error;
    }
}
/** Codes of the system (errno(3)), by what they mean to the user. */
const MEANINGS = [
    ['disk-full', (0,_common_words_js__WEBPACK_IMPORTED_MODULE_4__/* .splitWords */ .y)('ENOSPC EDQUOT EFBIG')],
    ['permission-denied', (0,_common_words_js__WEBPACK_IMPORTED_MODULE_4__/* .splitWords */ .y)('EACCES EPERM EROFS')],
    ['path-not-replaceable', (0,_common_words_js__WEBPACK_IMPORTED_MODULE_4__/* .splitWords */ .y)('EEXIST ENOTEMPTY ENOTDIR EISDIR')],
    ['path-in-use', (0,_common_words_js__WEBPACK_IMPORTED_MODULE_4__/* .splitWords */ .y)('EBUSY ETXTBSY')],
];
/**
 * Returns the error to report for writing `what` if `error` came from the file system; else `error`
 * itself.
 */
function explainDiskError(error, what) {
    if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .M)(error))
        return error;
    const why = error.code === 'ENOENT' ? 'it does not exist (ENOENT)' : (error.code ?? error.message);
    const [meaning] = MEANINGS.find(([, codes]) => codes.has(why)) ?? ['disk-failed'];
    if (meaning === 'disk-full')
        return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .z(meaning, { what, needed: undefined, free: undefined }, error);
    return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .z(meaning, { what, why }, error);
}
/**
 * Runs `work`, which writes `what`, and returns its result.
 * @throws StepError for an error of the disk
 */
function runDiskWork(what, work) {
    try {
        return work();
    }
    catch (error) {
        throw explainDiskError(error, what);
    }
}
/**
 * @throws StepError (`disk-full`) if `bytes` more are known not to fit on the file system of
 * `folder`
 */
function ensureRoom(folder, bytes, what) {
    const free = measureFreeBytes(folder);
    if (free === undefined || free >= bytes)
        return;
    throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .z('disk-full', { what, needed: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_2__/* .showSize */ .tY)(bytes), free: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_2__/* .showSize */ .tY)(free) });
}
/**
 * Returns how many bytes may be written to the file system of `folder`; undefined where it does not
 * say.
 */
function measureFreeBytes(folder) {
    return (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .tryOnDisk */ .c)(() => {
        const { bsize, bavail, blocks } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
        // Some network and user-space file systems answer with zeros.
        return blocks === 0 ? undefined : bsize * bavail;
    }, undefined);
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
/** Names of files that not every system can hold, or that mean something else to one. */


/**
 * Returns the traits of the file system of `folder`, which must be empty and is left empty.
 * @throws Error of the file system
 */
function probeFileSystem(folder) {
    const probe = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'probe');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(probe);
    const ignoresCase = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'PROBE'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(probe);
    return { ignoresCase, windowsNames: process.platform === 'win32' };
}
/**
 * What the desktops of macOS and Windows leave in folders, and what the Finder adds to archives.
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
        // With an extension up to Windows 10 only. COM0 and LPT0 were in Microsoft's list for a time,
        // by mistake.
        pattern: /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9\xb9\xb2\xb3]) *(?:\.|$)/i,
    },
];
/**
 * Returns why Windows cannot hold a path with these parts, worded as in the rules; undefined if it
 * can.
 */
function findWindowsNameProblem(parts) {
    return WINDOWS_NAME_RULES.find(({ pattern }) => parts.some((part) => pattern.test(part)))?.why;
}
/**
 * Returns whether a part of a path is `.git`, also in the disguises in which Windows and macOS open
 * it all the same: trailing dots and spaces, a stream, the short name, ignored characters
 * (is_ntfs_dotgit and is_hfs_dotgit in git's sources, CVE-2014-9390).
 */
function isGitFolder(part) {
    return /^(\.git|git~1)[. ]*(:|$)/i.test(part.replace(/\p{Cf}/gu, ''));
}


/***/ }),

/***/ 7469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Sc: () => (/* binding */ resolveRealPath),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   vV: () => (/* binding */ joinBytePaths)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9591);



/**
 * Returns whether a path is `folder` or below it; both absolute, symbolic links are not followed.
 */
function isWithin(path, folder) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/**
 * Returns the path without symbolic links of a path that need not exist yet.
 * @throws Error of the file system
 */
function resolveRealPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch (error) {
        if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .M)(error) || error.code !== 'ENOENT')
            throw error;
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resolveRealPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    }
}
/**
 * Returns the real path, or the path itself where that cannot be found out: whoever needs it
 * reports why.
 */
function followLinks(path) {
    return (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .tryOnDisk */ .c)(() => resolveRealPath(path), path);
}
/** Returns the path of what is called `name` in `folder`, whatever bytes the two consist of. */
function joinBytePaths(folder, name) {
    return Buffer.concat([folder, Buffer.from('/'), name]);
}


/***/ }),

/***/ 1843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ findProtected)
/* harmony export */ });
/* unused harmony export listMounts */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1164);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9591);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3870);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7469);






/**
 * Returns why the folder at `path` must not be replaced, worded to follow its name and a colon;
 * undefined if it may be. All of it is searched: a repository or a mounted file system at any depth
 * would be lost with it.
 * @throws the reason of `signal` soon after it is aborted; Error of the file system
 */
async function findProtected(path, signal) {
    const [mount] = listMounts(path);
    if (mount === path)
        return 'it is the mount point of a file system, which cannot be replaced; use a folder inside it';
    if (mount !== undefined)
        return `a file system is mounted inside it, at “${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(path, mount)}”, which cannot be replaced`;
    const yieldIfOver = (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .makeCheckpoint */ .Ny)(signal);
    // Names as bytes: one that is not valid UTF-8 cannot be opened as a string.
    const folders = [Buffer.from(path)];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of listEntries(folder, path)) {
            const full = (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .joinBytePaths */ .vV)(folder, entry.name);
            if ((0,_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isGitFolder */ .Z$)(String(entry.name)))
                return `a git repository is inside it, at “${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(path, String(full))}”, which would be deleted with it`;
            if (entry.isDirectory())
                folders.push(full);
        }
        await yieldIfOver();
    }
    return undefined;
}
function listEntries(folder, top) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        // Removed meanwhile.
        if ((0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskError */ .M)(error) && error.code === 'ENOENT' && String(folder) !== top)
            return [];
        throw error;
    }
}
/** Where Linux lists its mount points. */
const MOUNT_TABLE = '/proc/self/mountinfo';
/**
 * Returns the mount points at and below `folder`. Bind mounts within the same file system are among
 * them, which device numbers do not show. Empty on systems without such a table.
 */
function listMounts(folder, table = readMountTable()) {
    return parseMountTable(table).filter((place) => place === folder || place.startsWith(`${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`));
}
/**
 * The fifth field of each line; spaces, tabs, line ends and backslashes are octal there
 * (proc_pid_mountinfo(5)).
 */
function parseMountTable(table) {
    return table
        .split('\n')
        .map((line) => line.split(' ')[4] ?? '')
        .map((place) => place.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8))));
}
function readMountTable() {
    return (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .tryOnDisk */ .c)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(MOUNT_TABLE, 'utf8'), '');
}


/***/ }),

/***/ 4355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readStartOfFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

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

/***/ 9220:
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
    shown;
    /** What the job summary shows. */
    summary;
    constructor(code, values, cause) {
        const shown = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .fillMessage */ .fu)(code, values);
        super(shown.text, cause === undefined ? undefined : { cause });
        this.code = code;
        this.values = values;
        this.outcome = _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .MESSAGES */ .nl[code].outcome;
        this.shown = shown;
        // There, the lines that resume the job stand below.
        this.summary = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .fillMessage */ .fu)(code, { ...values, goesOn: undefined }, _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .IN_SUMMARY */ .xy);
    }
}
/**
 * Returns the error to report for `error`, whatever was thrown: anything but a StepError is a bug
 * of this action.
 */
function asStepError(error) {
    return error instanceof StepError
        ? error
        : new StepError('unexpected', { what: (0,_common_error_message_js__WEBPACK_IMPORTED_MODULE_0__/* .showThrown */ .c)(error) }, error);
}


/***/ }),

/***/ 5531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ OF_EARLIER),
/* harmony export */   fu: () => (/* binding */ fillMessage),
/* harmony export */   nl: () => (/* binding */ MESSAGES),
/* harmony export */   xy: () => (/* binding */ IN_SUMMARY)
/* harmony export */ });
/* unused harmony export OF_PUBLISHED */
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4874);
/* harmony import */ var _text_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8813);


/**
 * Every way to fail, in words, by how the step ends then: what happened, what the other side said,
 * what to do next. `[…]` is left out when a value in it is empty. What is wrong with a single
 * input, an archive or an entry of it, and why a connection failed, is worded where it is noticed.
 */
const TEXTS = {
    rejected: {
        'bad-inputs': 'The inputs of this step are invalid; it stopped before doing anything:{errors}',
        'node-too-old': 'This step needs Node {needed} or newer, but the runner started it with Node {found}; it stopped before doing anything. Use a runner or a container image that has Node {needed}.',
        unauthorized: 'The service does not accept the API key (HTTP 401).[ It said: “{said}”.] The key may be mistyped, revoked or expired: create a new admin key on the API keys page of the dashboard and store it in the secret that `api-key` reads.[ {plan}][ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        'payment-required': 'The service asks for payment, or for another plan (HTTP 402).[ It said: “{said}”.] Static export requires the Enterprise plan: check the plan of the organization that the API key belongs to.[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        forbidden: 'The service does not allow this API key to do this (HTTP 403).[ It said: “{said}”.] Common causes:[ the plan of the organization is not Enterprise, which {needed} requires;] the key is not an admin key with write scope, or belongs to another organization[ than the project {project} in `project-id`]; it may not be used from this runner’s IP address[; {login}]. Check the key on the API keys page of the dashboard, and create another one if needed.[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        'export-address-not-found': 'The service could not find the static export API or the site (HTTP 404).[ It said: “{said}”.] Check that `base-url` is the root of the administrative API and that `domain` is a site of this organization. Newer deployments only export by project: set `project-id`, which is on the API keys page of the dashboard.',
        'export-job-not-found': 'The service has no export job {job} (HTTP 404)[, although it reported the job as {lastStatus} before: it was probably deleted].[ It said: “{said}”.] If the dashboard does not show it, run this step again without `job-id` to start a new one.[ If it does, check `job-id` and `{input}`, and that the API key belongs to the organization that started the job; an agent’s job needs `mode: agent-job`.]',
        'project-not-found': 'The service has no project {project} (HTTP 404).[ It said: “{said}”.] No export was started. Check `project-id`, which is on the API keys page of the dashboard, that the API key belongs to the same organization, and that `base-url` is the root of the administrative API. Older deployments only export by `domain`: leave `project-id` out.',
        'project-job-not-found': 'The project {project} has no export job {job} (HTTP 404)[, although the service reported the job as {lastStatus} before: it was probably deleted].[ It said: “{said}”.] If the dashboard does not show it, run this step again without `job-id` to start a new one.[ If it does, check `job-id`, `project-id` and `{input}`, and that the API key belongs to the organization of the project.]',
        'build-not-found': 'The service does not know the documentation build that it started (HTTP 404)[, although it reported it as {lastStatus} before].[ It said: “{said}”.] No export was started. Run this step again.',
        'export-gone': 'The export of job {job} is gone: the service answered with HTTP {status}.[ It said: “{said}”.] It has probably expired or been deleted: run this step again without `job-id` to start a new one.',
        'agent-job-not-found': 'The service has no agent job {job} in project {project} (HTTP 404).[ It said: “{said}”.] Check `job-id` and `project-id` (shown on the API keys page of the dashboard), and that the API key belongs to that project; an export needs `mode: export`.',
        invalid: 'The service rejected the request as invalid (HTTP {status}).[ It said: “{said}”.][ {invalid}.]',
        redirected: 'The service answered with a redirect (HTTP {status})[ to {redirectHost}]. The redirect was not followed, because the API key would have been sent along: set `base-url` to the address of the API itself.',
        'start-limited': 'No export was started: the service limits exports (HTTP 429). It refused {attempts} in {elapsed}[ and asks to wait {until}].[ {limit}][ It said: “{said}”.] Run this step later, or start fewer exports: set `max-parallel` for a matrix, or use different times for schedules.',
        'export-running': 'No export was started: another export of this site was still running (HTTP 409) after {attempts} in {elapsed}.[ It said: “{said}”.] To follow that export, run this step with `job-id`[: {jobId}]. The run that started it shows the ID in its log. To start another, run this step again when that one has ended, or set a longer `wait-timeout`.',
        refused: 'The service refused the request (HTTP {status}).[ It said: “{said}”.] {advice}.[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        'not-the-api': 'The server at `base-url` answered with a web page[ (“{said}”)], not with JSON (HTTP {status}).[ `{input}` may be the dashboard instead of the API: set it to the root of the administrative API.] Otherwise, a proxy, a firewall or a sign-in page answers instead of the API: let requests from this runner through.[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        'github-token-missing': 'The input `{input}` needs `github-token`, which is empty. Leave `github-token` out to use the workflow’s own token, or check the secret that it reads.',
        'github-token-refused': 'The server {server} does not accept `github-token` (HTTP 401).[ It said: “{said}”.] Leave `github-token` out to use the workflow’s own token. If you need one of your own: it may have expired or been revoked, or belong to another server.',
        'check-refused': 'The server {server} did not let `github-token` {what} of the commit (HTTP {status}), so no export was started.[ It said: “{said}”.][ Give the job `permissions: {permission}`; `wait-for-check` needs `checks: read` and `statuses: read`.] Check that the token belongs to this repository, and that the commit is still in it: a force push removes commits.',
        'published-missing': 'No published site was found: {why}. {advice}. If nothing may have been published yet, set `if-missing: ignore`.',
        'published-ambiguous': 'The release {tag} has several archives whose names begin with “{site}-”: {names}. It is unclear which one is the site: keep only that one on the release, or rename the others.',
        'published-refused': 'The server {server} did not let `github-token` {what} (HTTP {status}).[ It said: “{said}”.] Give the job `permissions: {permission}`, and check that the token belongs to this repository.',
        'earlier-site-unusable': 'The earlier site in `compare-with` ({path}) cannot be used: {why}. Nothing was started or kept. Check the step of the workflow that gets it; if there is no earlier site yet, leave `compare-with` empty.',
    },
    unreachable: {
        unreachable: 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ {started}][ It said: “{said}”.][ The service last reported {subject} as {lastStatus}.] Look at the service’s status page; if it reports no failure, check `base-url` and the network between the runner and the service.[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        'answers-unreadable': 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ {started}][ The service last reported {subject} as {lastStatus}.] This step does not recognize this response. Check [`{input}`, and ]whether a proxy or a sign-in page answers instead; then use the newest version of this action. If that does not help, report it.[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        limited: 'Asking the service {what} failed: it limits requests (HTTP 429). It refused {attempts} in {elapsed}[ and asks to wait {until}].[ {started}][ It said: “{said}”.][ The service last reported {subject} as {lastStatus}.] Set a longer `poll-interval`, and run fewer jobs at once (`max-parallel`).[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        'not-connected': 'Could not ask the service at {host} {what}: {why}; gave up after {attempts} in {elapsed}.[ {started}][ The service last reported {subject} as {lastStatus}.] Check the {part} in `base-url`[, and whether {obstacle} blocks the connection].',
        'not-trusted': 'Could not ask the service at {host} {what}: {why}; gave up after {attempts} in {elapsed}.[ {started}][ The service last reported {subject} as {lastStatus}.] If the certificate has expired, renew it; if it is for another host, correct `base-url`. If your own authority issued the certificate, set `NODE_EXTRA_CA_CERTS` in `env` of the job to the path of that authority’s certificate.',
        'proxy-failed': 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ {started}][ The service last reported {subject} as {lastStatus}.] Check `HTTPS_PROXY` and `NO_PROXY` in `env` of the job: the proxy’s host, port, user name and password, and whether the service should be reached through it at all.',
        'start-at-web-page': 'The server at {host} answered the start request with a web page[ (“{title}”)], not with JSON: `base-url` is probably the dashboard, not the API. Correct `base-url`. In case a proxy or a sign-in page answered instead of the API, look in the dashboard before you run this step again: the export may have started.',
        'start-unknown': 'It is unknown whether the service started the export: {why}.[ It said: “{said}”.][ {likely}] The request was not sent again, because that could start a second export. Look in the dashboard: if the export is there, run this step with its `job-id`; if not, check `base-url` and the service’s status page, then run this step again.',
        'check-limited': 'Could not {what} on {server}: it limits how many requests `github-token` may send ({why})[ and asks to wait for {until}], so no export was started.[ It said: “{said}”.] All workflows of a repository share the limit of its token: run this step again later, or use another token.',
        'check-unreadable': 'Could not {what} on {server}: {why}; gave up after {attempts}, and no export was started. Check `GITHUB_API_URL`, and whether a proxy or a sign-in page answers in place of the server.',
        'check-unreachable': 'Could not {what} on {server}: {why}; gave up after {attempts}, and no export was started.[ It said: “{said}”.] Check whether the server works[ ({statusPage})], and the network between the runner and the server, then run this step again.',
        'published-limited': 'Could not {what} on {server}: it limits requests with `github-token` ({why})[ and asks to wait for {until}].[ It said: “{said}”.] All workflows of a repository share the limit of its token: run this step again later, or use another token.',
        'published-unreadable': 'Could not {what} on {server}: {why}; gave up after {attempts}. Check that `GITHUB_API_URL` is the address of its API, and whether a proxy or a sign-in page answers instead.',
        'published-unreachable': 'Could not {what} on {server}: {why}; gave up after {attempts}.[ It said: “{said}”.] Check the server[ ({statusPage})] and the network between it and the runner, then run this step again.',
        'live-unreachable': 'Asking {host} for the published site failed: {why}; gave up after {attempts} in {elapsed}. {advice}.',
    },
    'job-failed': {
        'export-failed': 'The export job {job} failed.[ The service said: “{said}”.] See the site’s build in the dashboard for details; once it is fixed, run this step again without `job-id` to start a new export.',
        'agent-failed': 'The agent job {job} failed: the agent hit an error that it could not recover from.[ The service said: “{said}”.] Look at the job in the dashboard, then give the agent its instructions again.',
        'job-ended': 'The job {job} has ended: the service reported it as “{status}”[ {reads} times in a row].[ It said: “{said}”.] Look at the job in the dashboard, then start a new one; for an export, run this step again without `job-id`.',
        'build-failed': 'The service could not build the documentation of the project {project}, so no export was started.[ It said: “{said}”.][ The commit is {commit}.] Once the build is fixed, run this step again.[ The last lines of its log:{log}]',
        'build-ended': 'The documentation build has ended: the service reported it as “{status}”[ {reads} times in a row], so no export was started.[ It said: “{said}”.] Look at the project {project} in the dashboard, then run this step again.',
        'other-commit': 'The service has built the commit {built}[ of {branch}], not {expected} (`expect-commit`), so no export was started. It builds the branch that the project {project} is deployed from: check that the commit is the newest there, then run this step again.',
        'no-commit': 'The service does not say which commit[ of {branch}] it has built, so it is unknown whether that is {expected} (`expect-commit`), and no export was started. To check that the export has this version, use `expect-text` instead of `expect-commit`.',
        'check-failed': 'The check “{check}” of the commit {commit} ended with “{state}”, so no export was started.[ Details: {details}.] Once it succeeds, run this step again.',
    },
    'timed-out': {
        'timed-out': 'The job {job} was still {status} after {elapsed} (`wait-timeout`). The service is still working on it: run this step with its `job-id` and a longer `wait-timeout`.',
        'timed-out-unknown': 'After {elapsed} (`wait-timeout`), the service last reported the job {job} as “{status}”, a status that this step does not know. Look at the job in the dashboard: if it is still running, run this step with its `job-id`; if it has ended, use the newest version of this action, or report this status.',
        'build-unfinished': 'The documentation build was still {status} after {elapsed} (`wait-timeout`), so no export was started. Look at the project {project} in the dashboard; run this step again when the build has ended, or set a longer `wait-timeout`.',
        'check-unfinished': 'The check “{check}” of the commit {commit} was still {state} after {elapsed} (`wait-timeout`), so no export was started. Run this step again when it has ended, or set a longer `wait-timeout`.',
        'check-absent': 'The commit {commit} had no check “{check}” after {elapsed} (`wait-timeout`), so no export was started.[ This step does not wait for the job {own} of its own workflow run.][ The checks of the commit: {others}.][ Did you mean “{meant}”?][ {fork} is a fork: services may only report to the original repository.] Set `wait-for-check` to the name that the commit shows, and check that the service builds this branch.',
    },
    cancelled: {
        cancelled: 'The step was cancelled.[ {started}][ The job {job} is {status} at the service: resume it with `job-id` instead of starting another one.]',
        'cancelled-while-starting': 'The step was cancelled while it was starting the export, so it is unknown whether the job exists. Look for it in the dashboard: if it is there, run this step with its `job-id`.',
    },
    'handover-failed': {
        'comment-forbidden': 'The comment on the pull request was not written: {server} did not let `github-token` {what} (HTTP {status}).[ It said: “{said}”.] Its text is in the job summary. {advice}.',
        'comment-failed': 'The comment on the pull request was not written: could not {what} on {server}: {why}; gave up after {attempts}.[ It said: “{said}”.] Its text is in the job summary. To write it, run this step again later.',
        'issue-forbidden': 'The issue about the published site was not kept up to date: {server} did not let `github-token` {what} (HTTP {status}).[ It said: “{said}”.] {advice}.',
        'issue-failed': 'The issue about the published site was not kept up to date: could not {what} on {server}: {why}; gave up after {attempts}.[ It said: “{said}”.] The next check tries again.',
        'values-file-deleted': 'The values file {file} existed when the step began and is gone now, with all of its content. It was not created again: put it back, then run this step again, with `job-id` if the log shows one.',
        'values-file-unusable': 'The values file {file} cannot be written: {why}. It was not changed; check `values-file`, its owner and permissions, and what earlier steps of the workflow left there. If the log shows no job, no export was started.',
        'values-file-syntax': 'The values file {file} is not valid YAML: {why}[ (line {line}, column {column})]. It was not changed; fix it and run the step again.',
        'values-file-documents': 'The values file {file} contains {count} YAML documents, and it is unclear which one is meant. It was not changed; keep one document in it, or set `values-file` to another file.',
        'values-file-shape': 'In the values file {file}, {what} does not have the form that a deployment expects: the file, `staticExport` and every key above it must be maps (`key: value`). Each value in `staticExport` must be a text, a number, true or false. It was not changed; fix it and run the step again.',
        'values-file-place': 'In the values file {file}, a `staticExport` {where} would have no effect: {why}. It was not changed; {advice}.',
        'values-file-text': 'In the values file {file}, the values in {what} are text, not a map, so nothing can be set in them. It was not changed; {advice}.',
        'values-file-shared': 'In the values file {file}, {what} is shared with other places by an anchor, an alias or a merge, so setting it would change those too, or change nothing. It was not changed; write out `staticExport` with its own values, after any merge in it.',
        'values-file-unsupported': 'In the values file {file}, `staticExport` is written in a way that cannot be changed safely, for example with tags, explicit keys (“?”) or a comment inside a value. It was not changed; write it as an ordinary map.',
        'runner-file': 'The file that {file} points to could not be written: {why}. Check the runner’s disk; the outputs and the summary of this step may be incomplete: run it again with `job-id`, if the log shows a job.',
        unexpected: 'This step failed unexpectedly ({what}). This is a bug in the action, not in your workflow: please report it, with the log of a run that has debug logging on.',
    },
    'bundle-failed': {
        'link-missing': 'The service reported the job {job} as {status}, but its response has no `bundleUrl`. Run this step again with `job-id`; if that does not help, contact the service’s support.',
        'link-invalid': 'The link to the bundle of job {job} cannot be used: {why}. Run this step again with `job-id`; if that does not help, contact the service’s support.',
        'bundle-not-ready': 'The job {job} is completed, but after {attempts} the service still says that its bundle is not ready (HTTP 409).[ It said: “{said}”.] Run this step again with `job-id` in a few minutes.',
        'published-expired': 'GitHub has deleted {shown} before this step could fetch it (HTTP {status}). An older one is not used, because it is not the latest published site. Publish the site again, or set `from` to another run or a release.',
        'published-other': 'GitHub’s copy of {shown} is not the archive of a site, but {found}. Upload one archive (zip, tar, tar.gz or tar.zst), such as the file in the output `bundlePath` of an export.',
        'archive-gone': 'The archive is gone: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] It has probably expired or been deleted at the storage: run this step again without `job-id` to start a new export.',
        'download-refused': 'The storage refused the download: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, check whether a proxy between the runner and the storage changes requests, and contact the service’s support. If fresh links have already expired, the clock of the service is wrong.',
        'download-needs-headers': 'The link to the archive cannot be used here: it is signed for requests with {signed}, and {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] Only the service knows these headers: ask its support for links that are signed for `host` alone.',
        'redirect-refused': 'The archive was not downloaded: {host} redirects[ to {target}], and the redirect was not followed: {why}. Check whether a proxy between the runner and the storage asks for a login; if not, contact the service’s support.',
        'download-failed': 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, {advice}.',
        'download-mismatch': 'The download is not the announced archive: {what} is {got} instead of {expected}. It was discarded. Run this step again with `job-id`; if that does not help, contact the service’s support.',
        'download-too-large': 'The archive is larger than {limit}[ (announced size: {size})], the most that `max-unpacked-size` and `max-unpacked-files` allow. None of it was kept. Set higher limits if the site is really that large.',
        'download-reencoded': 'The storage sent the archive with the Content-Encoding {encoding}, which this step did not ask for, so it was not downloaded. Check whether a proxy or CDN between the runner and the storage re-encodes downloads, or whether the archive was stored with a wrong Content-Encoding.',
        'not-an-archive': 'The download is not the archive of a site: it looks like {kind}. Expected zip, tar, tar.gz or tar.zst. Run this step again with `job-id`; if that does not help, check whether a proxy answers instead of the storage, and contact the service’s support.',
        'archive-empty': 'The archive is empty: {why}. Look at the export in the dashboard, then run this step again to start a new one.',
        'archive-damaged': 'The archive is damaged[ at “{entry}”]: {why}. None of it was kept. Run this step again with `job-id`; if that does not help, start a new export.',
        'archive-window-too-large': 'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Contact the service’s support: archives must be made with a window of at most 128 MiB (`zstd --long=27`).',
        'entry-refused': 'The archive was refused because of its entry “{entry}”: {why}. No site needs such an entry, so nothing from the archive was kept. Contact the service’s support.',
        'entry-unsupported': 'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux with `site-path` on an ordinary disk, or keep the archive with `bundle-path` instead of unpacking it here.',
        'archive-too-large': 'The archive unpacks to more than {limit}, the limit of `{input}`. None of it was kept. Set a higher `{input}` if the site is really that large.',
        'disk-full': 'There is not enough disk space for {what}[: {needed} needed, {free} free]. This step removes what it has written; the log lists what it could not remove. Free up space on the runner, or point the paths of this step to a larger disk.',
        'permission-denied': 'This step is not allowed to write {what} ({why}). Check the owner and the permissions of the folder on the runner; files created by a container often belong to root.',
        'path-not-replaceable': 'The path {what} cannot be replaced ({why}). It was left untouched: use another path, or set `overwrite: true` if that is the reason.',
        'path-in-use': 'The path {what} is in use ({why}). It was left untouched. Either a file system is mounted there, or a program has it open: stop that program, or use another path.',
        'disk-failed': 'The runner’s disk reported an error at {what}: {why}. This step removes what it has written; the log lists what it could not remove. Check the runner’s disk, then run this step again with `job-id`.',
    },
    'verify-failed': {
        'compare-failed': 'The site in {site} could not be compared with the earlier one in `compare-with`: {why}. The outputs `changed` and `changesReport` are empty.[ So it is unknown how many pages are gone (`max-pages-removed`), and {consequence}.] Check the runner’s disk; if that is fine, this is a bug in the action: please report it, with the log of a run that has debug logging on.',
        'pages-removed': 'More pages of the earlier site are gone than `max-pages-removed: {limit}` allows: {removed} not in {site}, such as {page}, so {consequence}. Check that the export or build is complete. If these pages were removed on purpose, run the workflow manually with `max-pages-removed: {number}`, or without it. {report} lists all of them, as does changes.md next to it.',
        'text-missing': 'No page of the site in {site} ({pages}) shows “{text}” (`expect-text`), so {consequence}.[ The service may not have built this version when the export {job} started: start a new one after the build, with `wait-for-check` or `update`.][ {page} shows “{similar}”, in another case.][ Check that {folder} is the build of this version.][ The {quotes} around it are part of the text: leave them out.][ `expect-text` is plain text: “{pattern}” is not a pattern.][ {where}]',
        'verify-failed': 'The check of the site found {errors}, so with `verify: {verify}` {consequence}.[ {others} the step (`fail-on: {failOn}`).][ Without {without}, there is nothing to compare with, so all errors count as new.][ {diagnosis} Start there.][ {fix}, or list what cannot be fixed in `accepted-findings`.] To continue anyway, set `verify: report`.[ {unused}] The job summary shows {shown}; the full report is {report}, with report.html next to it. The site is in {site}.',
        'check-disk-failed': 'The site in {site} could not be checked: {why}. Check the runner’s disk.[ `verify: {off}` continues without a check.]',
        'check-crashed': 'The check of the site in {site} failed ({what}), so it is unknown whether the site has errors. This is a bug in the action, not a problem with the site: please report it, with the log of a run that has debug logging on.[ `verify: {off}` continues without a check.]',
    },
    'live-failed': {
        'live-failed': 'The site at {url} is not[ {known}] the one in {site}: after {elapsed}, {differing}.[ {diagnosis} Start there.] If the deployment is still running, set a longer `wait-timeout`; otherwise, check the deployment and the configuration of the host. The full report is {report}.',
    },
};
/** The text of each message, and how the step ends with it. */
const MESSAGES = (0,_text_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByName */ .m)(TEXTS, (text, outcome) => ({ text, outcome }));
/** For the job summary: the findings are below it, and paths of the runner are folded away. */
const IN_SUMMARY = {
    'pages-removed': 'More pages of the earlier site are gone than `max-pages-removed: {limit}` allows: {removed} gone, such as {page}, so {consequence}. Check that the export or build is complete. If these pages were removed on purpose, run the workflow manually with `max-pages-removed: {number}`, or without it.',
    'verify-failed': 'The check found {errors}, so with `verify: {verify}` {consequence}.[ {others} the step (`fail-on: {failOn}`).][ Without {without}, there is nothing to compare with, so all errors count as new.][ {fix}, or list what cannot be fixed in `accepted-findings`.] To continue anyway, set `verify: report`.',
    'live-failed': 'The site at {url} is not[ {known}] this one: after {elapsed}, {differing}. If the deployment is still running, set a longer `wait-timeout`; otherwise, check the deployment and the configuration of the host.',
};
/** Of an archive in `compare-with`, which nobody downloaded; worded to follow what names it. */
const OF_EARLIER = {
    'not-an-archive': 'it is not the archive of a site: it looks like {kind}',
    'archive-empty': '{why}',
    'archive-damaged': 'the archive is damaged[ at “{entry}”]: {why}',
    'archive-window-too-large': 'its Zstandard window is larger than 128 MiB',
    'entry-refused': 'a site must not contain its entry “{entry}”: {why}',
    'entry-unsupported': 'the file system of this runner cannot store its entry “{entry}”: {why}',
    'archive-too-large': 'it unpacks to more than {limit}, the limit of {input}: set a higher one if it is really that large',
    'disk-full': 'there is not enough disk space to unpack it[: {needed} needed, {free} free]',
};
const CHECK_WHAT_IS_KEPT = 'Publish the site again, or set `from` to another run or a release.';
/** Of a site that was published before: there is no job to go on with, and no limit to set. */
const OF_PUBLISHED = {
    'archive-gone': `The archive is gone: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] ${CHECK_WHAT_IS_KEPT}`,
    'download-refused': 'The storage refused the download: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] Run this step again; if that does not help, check whether a proxy between the runner and the storage changes requests.',
    'redirect-refused': 'The archive was not downloaded: {host} redirects[ to {target}], and the redirect was not followed: {why}. Check whether a proxy between the runner and the storage asks for a login.',
    'download-failed': 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ It said: “{said}”.] Run this step again; if that does not help, check the network between the runner and the storage.',
    'download-mismatch': 'The download differs from what GitHub keeps: {what} is {got} instead of {expected}. It was discarded. Run this step again; if that does not help, check whether a proxy changes downloads.',
    'download-too-large': 'The archive is larger than {limit}[ (announced size: {size})], the most that this action accepts. None of it was kept.',
    'not-an-archive': `The kept file is not the archive of a site: it looks like {kind}. Expected zip, tar, tar.gz or tar.zst. ${CHECK_WHAT_IS_KEPT}`,
    'archive-empty': `The archive is empty: {why}. ${CHECK_WHAT_IS_KEPT}`,
    'archive-damaged': `The archive is damaged[ at “{entry}”]: {why}. None of it was kept. ${CHECK_WHAT_IS_KEPT}`,
    'archive-window-too-large': 'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Archives must be made with a window of at most 128 MiB (`zstd --long=27`).',
    'entry-refused': `The archive was refused because of its entry “{entry}”: {why}. No site needs such an entry, so nothing from the archive was kept. ${CHECK_WHAT_IS_KEPT}`,
    'entry-unsupported': 'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux, with `site-path` on an ordinary disk.',
    'archive-too-large': 'The archive unpacks to more than {limit}, the most that this action accepts. None of it was kept.',
    'path-not-replaceable': 'The path {what} cannot be replaced ({why}). It was left untouched: use another path in `site-path`.',
    'disk-failed': 'The runner’s disk reported an error at {what}: {why}. This step removes what it has written; the log lists what it could not remove. Check the runner’s disk, then run this step again.',
    'runner-file': 'The file that {file} points to could not be written: {why}. Check the runner’s disk; the outputs of this step may be incomplete: run it again.',
};
/**
 * Returns the words of a message, or those in `instead`, with its values filled in, each made safe
 * to show.
 */
function fillMessage(code, values, instead = {}) {
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .fill */ .GS)(instead[code] ?? MESSAGES[code].text, values);
}


/***/ }),

/***/ 3092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ isLive),
/* harmony export */   Jf: () => (/* binding */ isOfAcceptance),
/* harmony export */   Lp: () => (/* binding */ CODES),
/* harmony export */   lA: () => (/* binding */ describeCode),
/* harmony export */   t8: () => (/* binding */ isUnknown)
/* harmony export */ });
/* harmony import */ var _live_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2560);
/* harmony import */ var _site_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2857);


/** Every code there is, each once. */
const CODES = new Set([..._site_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .SITE_CODES */ .F, ..._live_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .LIVE_CODES */ ._]);
/** Is a code about the entries of accepted findings? */
const isOfAcceptance = (code) => code.endsWith('-acceptance');
/** Does a code say that something of the host is not known? It may be anything. */
const isUnknown = (code) => code === 'live-unasked' || code === 'live-unanswered';
/** Is a code about what the host answers, and not about the site itself? */
const isLive = (code) => code.startsWith('live-');
/** What codes end in that are the name of a thing. */
const IS_THING = /-(?:anchor|asset|file|link|load|page|path|redirect|sitemap)$/;
/** Returns a code as words, if it is the name of a thing: `broken link`; if not, as it is. */
function describeCode(code) {
    if (IS_THING.test(code))
        return code.replaceAll('-', ' ');
    return code;
}


/***/ }),

/***/ 2560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ LIVE_KINDS),
/* harmony export */   _: () => (/* binding */ LIVE_CODES)
/* harmony export */ });
/* harmony import */ var _text_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8813);

/**
 * Everything that the live check can find, in one sentence each, by code and severity. The only
 * place where these findings are worded; docs/live.md explains the codes.
 */
const SENTENCES = {
    'live-missing error': {
        missing: 'The host answers with HTTP {status}, but the site has the file {file}.',
        'home-page-instead': 'The host answers with the home page, as if {file} did not exist.',
        'not-found-page-instead': 'The host answers with the 404 page and HTTP {status}, as if {file} did not exist.',
    },
    'live-stale error': {
        stale: 'The content differs from {file}: the host serves an older version or another file.[ A cache has stored it for {age} ({header}): wait until it expires, or purge it.]',
    },
    'live-rewritten notice': {
        rewritten: 'The bytes differ from {file}, but readers would not notice. A proxy or CDN rewrites pages, or this is an older version that looks the same.',
    },
    'live-wrong-type error': {
        'wrong-type': 'The host sends this with {type} instead of {expected}, so browsers download it, show it as source code, or do not use it.[ Set `Content-Type: {expected}` for {files}.]',
        'wrong-charset': 'The host says that this page is in {charset}, but it is in {expected}: browsers show wrong characters.',
        'no-xhtml': 'The host sends this with the content type application/xhtml+xml, but it is not XHTML: browsers do not show it as a page.',
    },
    'live-wrong-type warning': {
        'odd-type': 'The host sends this with {type} instead of {expected}.[ Set `Content-Type: {expected}` for {files}.]',
        'page-type': 'The host sends this with {type}, but it is not a page.',
        'odd-charset': 'The host says that this is in {charset}, but it is in {expected}: browsers read wrong characters.',
    },
    'live-wrong-status error': {
        'wrong-status': 'The host answers with HTTP {status} instead of {expected}.',
    },
    'live-wrong-status warning': {
        'odd-status': 'No file of the site has this address, but the host answers with HTTP {status} instead of 404.',
    },
    'live-unanswered error': {
        unanswered: 'No complete response arrived: {why}.',
    },
    'live-soft-404 error': {
        'soft-404': 'No file of the site has this address, but the host answers with HTTP {status} instead of 404: to search engines and link checkers, every broken link looks fine.',
        'soft-404-redirect': 'No file of the site has this address, but the host redirects it to {to} instead of answering with 404: to search engines and link checkers, every broken link looks fine.',
    },
    'live-404-page warning': {
        'not-found-page': 'The host answers with HTTP {status}, as it should, but not with {file} of the site.',
    },
    'live-redirected error': {
        'redirected-elsewhere': 'The host redirects this to {to} on another host or with another scheme; the redirect was not followed.',
        redirected: 'The host redirects this to {to}, which is not an address of {file}.',
        'broken-relative': 'The host shows {file} at {to}, in another folder, so {written} points to {nowhere}, which is not an address of the site.',
        'redirect-circle': 'The host redirects this in a circle, or too often: the last redirect is to {to}.',
        refreshed: 'The `Refresh` header sends readers of this page to {to} instead. That is not an address of {file}, and the file itself does not send them there.',
    },
    'live-redirect-rule error': {
        'redirect-target': 'Line {line} of {rules} redirects this to {expected}, but the host redirects it to {to}.',
        'redirect-missing': 'Line {line} of {rules} redirects this to {expected}, but the host answers with HTTP {status}.',
    },
    'live-redirect-rule warning': {
        'redirect-status': 'Line {line} of {rules} redirects this with HTTP {expected}, but the host does so with {status}.',
    },
    'live-encoding error': {
        'compressed-twice': 'The content is compressed twice, but browsers unpack it once, and show what is left.',
        'compressed-silently': 'The content is compressed, but no Content-Encoding says so: browsers do not unpack it.',
        'not-compressed': 'Content-Encoding is {encoding}, but the content cannot be unpacked: browsers show an error.',
        'unknown-encoding': 'Content-Encoding is {encoding}, which was not asked for: not every browser can unpack it.',
    },
    'live-encoding warning': {
        'archive-unpacked': 'The host sends this archive with the Content-Encoding {encoding}: browsers unpack it while they download it, and its name no longer fits.',
    },
    'live-header warning': {
        pinned: 'Browsers keep this page for {age} without asking again ({header}), so readers may see an old version for that long.',
        'pinned-file': 'Browsers keep this {what} for {age} without asking again ({header}), and its name stays the same when it changes: after that, readers may see new pages with the old {what}.',
        'pinned-before': 'This {what} has changed under the same name, and browsers that have the earlier one keep that for {age} ({header}): readers may see new pages with the old {what}.',
        'blocked-script': 'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a script of this page.',
    },
    'live-header error': {
        attachment: 'Content-Disposition makes browsers download this page instead of showing it.',
        'blocked-style': 'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a style sheet of this page.',
    },
    'live-header notice': {
        noindex: 'X-Robots-Tag ({value}) keeps this page out of search engines.',
        canonical: 'The `Link` header gives {to} as the canonical address of this page: search engines list that address instead.',
    },
    'live-noindex warning': {
        'noindex-site': 'The host sends every page with an X-Robots-Tag header that keeps it out of search engines.',
    },
    'live-noindex notice': {
        'noindex-meant': 'The host sends every page with an X-Robots-Tag header that keeps it out of search engines. The pages themselves ask for that, too.',
        'noindex-preview': 'The host sends every page with an X-Robots-Tag header that keeps it out of search engines, as hosts do for previews.',
    },
    'live-unsteady error': {
        unsteady: 'At first, {addresses} matched the site, but not later: the host was rolled back to an older version, got a newer one, or has servers without this site.',
    },
    'live-leftover notice': {
        leftover: 'The host still serves {file} of the earlier site, which this site no longer has.',
    },
    'live-unasked error': {
        unasked: 'There was no time to request {addresses} before `wait-timeout` expired.',
        unsettled: 'Everything matched, but there was no time to request {addresses} a second time. Only then does the site count as live.',
        refused: 'There was no time to request {addresses} before `wait-timeout` expired. The host refused requests (HTTP 429): allow the user agent `docs-export-action` there, raise the limit for it, or set a longer `wait-timeout`.',
    },
};
/** The code, severity and sentence of each kind. */
const LIVE_KINDS = (0,_text_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByName */ .m)(SENTENCES, (sentence, group) => {
    const [code, severity] = group.split(' ');
    return { code, severity, sentence };
});
/** Every code there is, each once. */
const LIVE_CODES = new Set(Object.values(LIVE_KINDS).map(({ code }) => code));


/***/ }),

/***/ 2857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ SITE_CODES),
/* harmony export */   Q: () => (/* binding */ SITE_KINDS)
/* harmony export */ });
/* harmony import */ var _text_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8813);

/**
 * Everything the check of a site can find, in one sentence each, by severity. What is named here is
 * a kind: its code alone, or where several share that, with what is apart in them behind a slash.
 */
const SENTENCES = {
    error: {
        'no-index': 'The site has no index.html, so it would have no home page.',
        'no-index/other': 'The site has {name} instead of index.html, which hosts look for: rename it.',
        'no-index/empty': 'The file index.html is empty, so readers of the home page see nothing.',
        'broken-asset/dead': 'A page loads this, but no browser can: {why}.',
        'broken-asset/page': 'A page loads this file, but a rule serves a page instead.',
        'broken-link/folder': 'With two slashes in front, browsers mistake the folder for a host: this link leaves the site.',
        'broken-asset/folder': 'With two slashes in front, browsers mistake the folder for a host: a page loads this from a host that does not exist.',
        'broken-link/unresolved': 'The site’s generator could not resolve this link, and wrote a placeholder instead.',
        'broken-asset/integrity': 'A page loads this file, but browsers refuse it: its content does not match `integrity`.',
        'broken-asset/symbol': 'A page shows this part of an SVG file, but nothing in the file has this id: readers see nothing there.',
        'mixed-content': 'A page served over https loads this over http, which browsers block.',
        'outside-base-path/load': 'A page loads this from outside the base path, where this site has no files.',
        'redirect-loop': 'This rule redirects in a circle, which browsers report as an error: {way}.',
        'redirect-invalid': '{problem}',
        'page-count': 'The site has {found}, but {counted}: some are missing.',
        'no-404-page/home-page': 'There is no 404.html[, only {other}], so {host} answers every wrong address with the home page and status 200.',
        'canonical-host/placeholder': 'Search engines are told to list this page under a placeholder instead of a host.',
        'leaked-file/secret': 'Files with this name hold secrets or the history of a project, and anyone could download them.',
        'leaked-file/key': 'This file holds a private key, and anyone could download it.',
        'leaked-file/exposed': '{host} publishes this: {why}.',
        'not-served': '{host} does not serve this: {why}.',
        'not-served/refused': '{host} refuses the whole site because of this: {why}.',
        'not-served/rest': '{host} serves the content of this folder as the site, and nothing else.',
        'file-too-large': 'This file is {size}, more than {limit}.',
        'too-many-files': 'There are {files}, more than {limit}.',
        'site-too-large': 'The site is {size}, more than {limit}.',
        'unreadable-file': 'This file could not be read ({why}), so it was not checked.',
        'unreadable-file/pointer': 'This is a Git LFS pointer instead of the file itself: set `lfs: true` for actions/checkout.',
        'unreadable-file/folder': 'This folder could not be read ({why}), so nothing in it was checked.',
        'unreadable-file/circle': 'This symbolic link points to a folder that contains it: an upload that follows it fails, or copies the same files again and again.',
    },
    // Warnings where a rule that the check does not read may answer the address.
    'error unless answered': {
        'broken-link': 'This link points to a page that {notFound}.',
        'broken-asset': 'A page loads this file, which {notFound}.',
        'broken-link/relocated': '{page} is shown at {shown}, so {target} points to {address}, which {notFound}.',
        'broken-asset/relocated': '{page} is shown at {shown}, so {target} points to {address}, which {notFound}.',
        'redirect-target': 'This rule points to {to}, which {notFound}.',
    },
    warning: {
        'broken-link/not-found': '{page} is shown at every wrong address: at {shown}, {target} points to {address}, which {notFound}.',
        'broken-asset/not-found': '{page} is shown at every wrong address: at {shown}, {target} points to {address}, which {notFound}.',
        'broken-link/dead': 'No browser can follow this link: {why}.',
        'empty-page': 'Links point to this page, but it shows nothing to readers, and loads nothing that could.',
        'broken-anchor': 'The page exists, but nothing on it has this id, so the link opens the top of the page.',
        'broken-asset/import': 'An import map points to this file, which {notFound}: a script that imports it fails.',
        'broken-asset/app-picture': 'A web manifest lists this picture, which {notFound}.',
        'broken-link/app-page': 'When the site is installed as an app, its web manifest opens this page, which {notFound}.',
        'broken-link/llms': '{page} links to this address, which {notFound}.',
        'metadata/canonical': 'Search engines are told to list this page under an address that {notFound}.',
        'metadata/canonical-folder': 'Search engines are told to list pages in a folder that the site does not have. If the site is served there, set `base-path`.',
        'metadata/preview': 'Link previews of this page show this picture, which {notFound}.',
        'metadata/preview-placeholder': 'Link previews of this page use a picture whose host is a placeholder.',
        'metadata/structured': 'Structured data (JSON-LD) contains this address, which {notFound}.',
        'metadata/structured-folder': 'Structured data (JSON-LD) contains a folder that the site does not have. If the site is served there, set `base-path`.',
        'metadata/structured-placeholder': 'Structured data (JSON-LD) contains a placeholder instead of a host.',
        'feed/missing': 'A feed contains this address, which {notFound}.',
        'feed/placeholder': 'A feed contains a placeholder instead of a host.',
        'external-load': 'The page loads this from another host whenever it is opened; without access to that host, it is missing.',
        'external-load/import': 'An import map points to this address on another host; a script that imports it loads it from there.',
        'outside-base-path/not-found': '404.html loads this from outside the base path, where this site has no files.',
        'outside-base-path/link': 'This link leaves the base path; if it is meant to stay within the site, it is broken.',
        'outside-base-path/reference': 'This address leaves the base path; if it is meant to stay within the site, it is broken.',
        'redirect-target/error-page': 'This rule serves the page {to}, which the site does not have.',
        'redirect-shadowed': 'This rule never applies: {host} serves the file {file} at its address.',
        'redirect-hidden': 'This rule never applies: the one on line {line} comes first, and covers the same addresses.',
        'redirect-catch-all': 'This rule sends every address without a file to {to}: wrong addresses never get a 404, and the check cannot find broken links within the site.',
        'redirect-catch-all/forced': 'This rule sends every address to {to}, even those with a file: wrong addresses never get a 404, and the check cannot find broken links within the site.',
        'redirect-invalid/ignored': '{problem}',
        'page-data': 'The data file of this page, {file}, is missing, but other pages have theirs. The site’s router loads it when a reader follows a link; without it, the browser loads the whole page instead.',
        'page-data/all': 'The site’s router loads a data file such as {file} when a reader follows a link, but no page has one; without it, the browser loads the whole page instead.',
        'canonical-host': 'Search engines are told to list this page under a host other than {domain}.',
        'canonical-host/branch': 'From a branch, {host} serves the site at {cname}, which this file sets, not at {domain}.',
        'canonical-host/branch-path': 'From a branch, {host} serves a site with this file at the root of {cname}, not below {basePath}.',
        'canonical-host/example': 'Search engines are told to list this page under a host name that is reserved for examples. If the site was exported for that domain, set `domain`.',
        'not-indexed': 'robots.txt keeps search engines away from the whole site.',
        'not-indexed/home-page': 'The home page asks search engines not to list it: its `<meta>` element says `noindex` or `none`.',
        'sitemap/entry': 'The sitemap lists this address, which {notFound}.',
        'sitemap/named': 'robots.txt lists this sitemap, which {notFound}.',
        'sitemap/unreadable': 'This sitemap cannot be read: expected complete XML with a urlset or a sitemapindex, or text with one address per line.',
        'not-served/untyped': 'Links point to this page, but its name has no extension, so hosts send it as a download: browsers do not show it.',
        'leaked-file': 'This was probably not meant to be published: {what}.',
        'hidden-files': 'Uploads to {host} leave out names that start with a dot, unless configured otherwise.',
        'too-many-files/soft': 'There are {files}, more than {limit}.',
        'site-too-large/soft': 'The site is {size}, more than {limit}.',
        'vanished-page': 'The earlier site had a page at this address; this site does not{unless}.[ The same applies to {others}.]',
        'vanished-page/moved': 'The page of the earlier site at this address is now at {to}, but the old address does not redirect there{unless}.[ The same applies to {others}.]',
        'vanished-anchor': 'In the earlier site, the page at this address had this id. Now nothing on the page has it, so links to it open the top of the page.[ The page is now at {to}.]',
    },
    notice: {
        'page-count/unclear': 'Apart from its 404 pages, the site has {found}, but {counted}. If that number does not include 404 pages, some pages are missing.',
        'broken-asset/old-font': 'Only old browsers load this font, which {notFound}; all others use the WOFF listed with it.',
        'broken-anchor/scripted': 'Nearly all anchors in links to this page are missing from its HTML; a script probably creates them.',
        'mixed-content/media': 'A page served over https loads this over http: some browsers try https instead, the others do not show it.',
        'broken-link/markdown': 'A published Markdown file links to this address, which {notFound}.',
        'external-load/script': 'A script contains this address on another host and probably loads it.',
        'external-load/app-picture': 'A web manifest lists this picture on another host; a browser may load it from there.',
        'redirected-link': 'This link works only through a redirect of the site’s own rules (line {line}), which points to {to}.',
        'redirect-invalid/unread': '{problem}',
        'no-404-page': 'There is no 404.html[, only {other}], so a wrong address shows the default error page of {host}.',
        'not-served/branch': 'From a branch, {host} leaves out names that begin with `_`, unless there is an empty file `{switch}` in its root.',
        'not-served/ignored': 'In a branch, Git leaves out {files} that this file lists, such as {first}.',
        'file-too-large/branch': 'This file is {size}, more than {limit}, so no branch can contain it.',
        'sitemap/missing': 'No sitemap lists this page.',
        'markdown-twin': 'Nearly all pages have a Markdown version for AI agents, but this page does not[: {file} does not exist].',
        'markdown-twin/page': 'This looks like the Markdown version of a page, but the site does not have that page.',
        'unlinked-page': 'No other page of the site links to {pages}.',
        'portable-name/case': 'This name differs from {other} only in case: Windows and macOS would keep only one of the two.',
        'portable-name': 'This name cannot exist on Windows: {why}.',
        'vanished-page/address': 'In the earlier site, this address also pointed to the page at {to}; in this site, it does not.[ The same applies to {others}.]',
        'vanished-anchor/renamed': 'In the earlier site, the page at this address had this id. Now the same words have the id {id}, so links to the old id open the top of the page.[ The page is now at {to}.]',
        'unreadable-file/large': 'This file is larger than 64 MiB, so it was not checked.',
        'unreadable-file/part': 'The addresses in {what} in this file were not checked, because {why}.',
        'unreadable-file/names': 'Not checked: {folders}, because symbolic links point to the same folders under more than 100 names.',
        'unused-acceptance': 'This entry of the accepted findings (line {line}) matches no {entry}{end} Correct the entry, or remove it if the problem is gone.',
        'unused-acceptance/repeated': 'This entry of the accepted findings (line {line}) repeats the one on line {other}. Remove one of them.',
        'unused-acceptance/unlisted': 'This entry of the accepted findings (line {line}) accepts nothing: the finding occurs on more pages than the report lists, so it is unknown whether all of them match `page`. Leave `page` out.',
        'ended-acceptance': 'This entry of the accepted findings (line {line}) has ended; it would accept {findings}. Fix the findings, or give the entry a new date.',
    },
};
/** The code, severity and sentence of each kind. */
const SITE_KINDS = (0,_text_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByName */ .m)(SENTENCES, (sentence, group, kind) => {
    const [code = kind] = kind.split('/', 1);
    const isUnlessAnswered = group === 'error unless answered';
    const severity = isUnlessAnswered ? 'error' : group;
    return { code: code, severity, sentence, isUnlessAnswered };
});
/** Every code there is, each once. */
const SITE_CODES = new Set(Object.values(SITE_KINDS).map(({ code }) => code));


/***/ }),

/***/ 2480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: () => (/* binding */ finish)
});

// EXTERNAL MODULE: ./lib/errors/errors.js
var errors = __nccwpck_require__(9220);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __nccwpck_require__(4874);
;// CONCATENATED MODULE: ./lib/step/leftovers.js

/** What happens to what is left behind, by who removes it. */
const FATES = {
    'later run': 'It is no longer needed: the first run with the same paths after a day removes it.',
    runner: 'It is no longer needed: the runner removes it with its temporary files.',
    nobody: 'It is no longer needed: delete it.',
};
/** Says what the step should have removed, and what becomes of it. */
function reportLeftovers({ removals, log }) {
    for (const { path, why, clearedBy } of removals.left) {
        log.info(why === undefined
            ? (0,clean/* safe */.gB) `Note: there was no time to remove ${path}. ${FATES[clearedBy]}`
            : (0,clean/* safe */.gB) `Note: ${path} could not be removed (${why}). Check what is in it, then delete it.`);
    }
}

// EXTERNAL MODULE: ./lib/step/outputs.js
var outputs = __nccwpck_require__(600);
// EXTERNAL MODULE: ./lib/summary/docs-address.js
var docs_address = __nccwpck_require__(5144);
// EXTERNAL MODULE: ./lib/summary/resume.js
var resume = __nccwpck_require__(4661);
// EXTERNAL MODULE: ./lib/summary/summary.js
var summary = __nccwpck_require__(7952);
// EXTERNAL MODULE: ./lib/summary/title.js
var title = __nccwpck_require__(1634);
;// CONCATENATED MODULE: ./lib/finish.js








/**
 * Ends the step: sets the outcome, writes the summary, reports what is left behind and how to
 * resume the job, and prints the annotation that says how it ended: a notice, or if it failed, the
 * one error. Returns whether the step is green. Throws nothing: what can no longer be written is
 * reported instead.
 */
function finish(step, ending) {
    const { log, outputs, facts } = step;
    const ended = describeEnd(step, ending);
    const { outcome, failure } = ended;
    const writeErrors = [
        errorOf(() => outputs.set('outcome', outcome)),
        errorOf(() => writeSummary(ended)),
    ].filter((error) => error !== undefined);
    if (!failure && writeErrors.length > 0)
        errorOf(() => outputs.set('outcome', 'handover-failed'));
    reportLeftovers(step);
    reportResume(ended);
    const errors = [failure, ...writeErrors].filter((error) => error !== undefined);
    const [first, ...further] = errors;
    for (const error of further)
        log.info((0,clean/* safe */.gB) `Note: ${error.shown}`);
    if (!first) {
        log.notice((0,clean/* safe */.gB) `${facts.subject}`, (0,title/* writeClosingWords */.CC)(ended));
        return true;
    }
    log.trace(first.cause);
    log.error((0,title/* makeTitle */.XM)({ ...ended, outcome: first.outcome, failure: first }), first.shown);
    const entry = (0,docs_address/* makeDocsAddress */.Q)(step.env, 'TROUBLESHOOTING.md', first.code);
    log.info((0,clean/* safe */.gB) `More: ${entry ?? `TROUBLESHOOTING.md, ${first.code}`}`);
    return false;
}
function describeEnd(step, ending) {
    if (ending instanceof errors/* StepError */.z)
        return { step, outcome: ending.outcome, failure: ending };
    return { step, outcome: ending, failure: undefined };
}
function reportResume({ step, outcome, failure }) {
    const { facts, log } = step;
    const lines = (0,resume/* listResumeLines */.P)(facts, outcome, failure);
    if (lines.length === 0)
        return;
    log.info((0,clean/* safe */.gB) `${(0,resume/* introduceResuming */.Q)(failure)}:`);
    for (const line of lines)
        log.info((0,clean/* safe */.gB) `  ${line}`);
}
function writeSummary(ended) {
    const { env } = ended.step;
    if (env.GITHUB_STEP_SUMMARY)
        (0,outputs/* appendTo */.S2)(env, 'STEP_SUMMARY', (0,summary/* renderSummary */.B)(ended));
}
function errorOf(write) {
    try {
        write();
        return undefined;
    }
    catch (error) {
        return (0,errors/* asStepError */.X)(error);
    }
}


/***/ }),

/***/ 9607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readEvent),
/* harmony export */   v: () => (/* binding */ findLackOfRights)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9220);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4874);
/* harmony import */ var _json_path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(689);




/**
 * Returns the event as the runner wrote it:
 * https://docs.github.com/webhooks/webhook-events-and-payloads. Not every runner writes one.
 * @throws StepError (`bad-inputs`)
 */
function readEvent({ GITHUB_EVENT_PATH: path }) {
    const event = path && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? parseFile(path) : {};
    return {
        /**
         * The commit that services report about, if that is not the one of the environment; foreign
         * text.
         */
        commit: commitOf(event),
        /** The number of the pull request that it is about. */
        pullRequest: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getNumber */ .WZ)(event, 'pull_request', 'number'),
        /**
         * Whether that comes from another repository, which runs for it know nothing secret of and may
         * write nothing for.
         */
        isFromFork: isFromFork(event),
        /** Whether the repository is a fork. */
        isFork: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getAt */ .sM)(event, 'repository', 'fork') === true,
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
 * Returns for whom a run gets fewer rights than the workflow’s own: for the pull request of a fork,
 * which gets neither secrets nor permission to write, or for Dependabot, which gets other secrets,
 * and permission to write only if the job requests it. Undefined for any other run, and for an event
 * that cannot be read.
 * https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#pull_request
 */
function findLackOfRights(env) {
    const { GITHUB_EVENT_NAME: event, GITHUB_ACTOR: actor } = env;
    if (event === 'pull_request_target')
        return undefined;
    if (actor === 'dependabot[bot]' && RESTRICTED_FOR_DEPENDABOT.has(event))
        return 'dependabot';
    try {
        if (readEvent(env).isFromFork)
            return 'fork';
    }
    catch {
        // That the event cannot be read is said when it is needed.
    }
    return undefined;
}
function parseFile(path) {
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch (error) {
        // What is in the file is not shown.
        let why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `${error.message}`;
        if (error instanceof SyntaxError)
            why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `it is not complete JSON`;
        const what = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `GITHUB_EVENT_PATH is “${path}”, and the event there cannot be read: ${why}`;
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .z('bad-inputs', { errors: [what] }, error);
    }
}
/**
 * For a pull request, `GITHUB_SHA` is a merge that nobody has pushed, until it is merged; after
 * another workflow (`workflow_run`) it is the tip of the default branch. So it is the head of the
 * branch that either is about:
 * https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
function commitOf(event) {
    const isMerged = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getAt */ .sM)(event, 'pull_request', 'merged') === true || (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(event, 'pull_request', 'merged_at');
    if (isMerged)
        return (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(event, 'pull_request', 'merge_commit_sha');
    return (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(event, 'pull_request', 'head', 'sha') ?? (0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(event, 'workflow_run', 'head_sha');
}
function isFromFork(event) {
    if ((0,_json_path_js__WEBPACK_IMPORTED_MODULE_2__/* .getAt */ .sM)(event, 'pull_request') === undefined)
        return false;
    // Of a fork that was deleted, nothing is left.
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
/** Reads JSON of which nothing is certain. */
/** Returns what is at this path of names; undefined if nothing is. */
function getAt(value, ...path) {
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


/***/ }),

/***/ 1659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ listSections),
/* harmony export */   m0: () => (/* binding */ isKey),
/* harmony export */   rv: () => (/* binding */ findSection),
/* harmony export */   wn: () => (/* binding */ SECTION),
/* harmony export */   yL: () => (/* binding */ rejectWrongPlace)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5491);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7414);
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9220);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4874);
/**
 * Which map of a values file `staticExport` belongs into: its root, or one that `values-path`
 * names.
 */




/** The key that holds what a deployment needs to know. */
const SECTION = 'staticExport';
const MANIFESTS = [
    // https://fluxcd.io/flux/components/helm/helmreleases/#inline-values
    { kind: 'HelmRelease', values: 'spec.values' },
    // https://argo-cd.readthedocs.io/en/stable/user-guide/helm/#values: with `valuesObject`, `values`
    // does not count any more.
    // https://argo-cd.readthedocs.io/en/stable/user-guide/multiple_sources/: with `sources`, `source`
    // does not.
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
    // https://kubernetes.io/docs/concepts/configuration/configmap/: its values are texts, whatever is
    // in them.
    { kind: 'ConfigMap', texts: ['data'] },
    { kind: 'Secret', texts: ['stringData', 'data'] },
];
/** How many places an error names. */
const MAX_NAMED = 3;
const OWN_FILE = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `keep the values in a file of their own, and set values-file to that`;
/**
 * Checks that a `staticExport` at this place would have an effect, as far as the file itself shows
 * it.
 * @throws StepError (`values-file-place`, `values-file-text`)
 */
function rejectWrongPlace({ name: file, content }, place) {
    const manifest = findManifest(content);
    if (manifest !== undefined)
        rejectTextAndLists(manifest, content, place, file);
    if (place.length > 0)
        return;
    const deeper = listSections(content).filter(({ length }) => length > 0);
    const isUsual = deeper.every(({ length }) => length === 1);
    if (manifest === undefined && (isUsual || findSection(content, place) !== undefined))
        return;
    const why = manifest
        ? (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `it is a ${manifest.kind} of Kubernetes`
        : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `it has one in ${joinPlaces(deeper)}`;
    const meant = deeper.length > 0 ? deeper : [manifest?.values?.split('.') ?? []];
    throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .z('values-file-place', {
        file,
        where: describePlace(place),
        why,
        advice: adviseOnPath(meant),
    });
}
function adviseOnPath(meant) {
    const [first = []] = meant;
    if (first.length === 0)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `set values-path to where the values are in it, such as spec.values`;
    if (!meant.every((place) => place.every(isKey)))
        return OWN_FILE;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `set values-path to ${joinPlaces(meant)}`;
}
function joinPlaces(places) {
    return (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .joinWords */ .yZ)(places.slice(0, MAX_NAMED).map((place) => place.join('.')), 'or');
}
/** Is this a key that `values-path` can name? */
function isKey(text) {
    return /^[A-Za-z_][\w-]*$/.test(text);
}
/** Returns what a document is if it is an object of Kubernetes, of whatever kind. */
function findManifest(content) {
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(content))
        return undefined;
    const { apiVersion, kind } = content;
    if (typeof apiVersion !== 'string' || typeof kind !== 'string')
        return undefined;
    const [group] = apiVersion.split('/');
    const known = MANIFESTS.find((each) => each.kind === kind && (each.group ?? group) === group);
    return known ?? { kind };
}
/** @throws StepError if what is at this place of the object would not count, or can only be text */
function rejectTextAndLists(manifest, content, place, file) {
    const { texts = [], list, values } = manifest;
    const isIn = (outer) => outer !== undefined && isWithin(place, outer.split('.'));
    const isMeant = place.length === 0 || isIn(values);
    // All that is in the text would not count any more.
    const mayStay = (text) => values !== undefined && !isFilledText(findValue(content, text.split('.')));
    const what = texts.find((text) => isIn(text) || (isMeant && !mayStay(text)));
    if (what !== undefined) {
        const advice = values === undefined ? OWN_FILE : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `move them to ${values}, as a map`;
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .z('values-file-text', { file, what, advice });
    }
    if (list === undefined || !isMeant || !Array.isArray(findValue(content, list.split('.'))))
        return;
    const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `its values are in the list ${list}, where nothing can be set`;
    throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .z('values-file-place', {
        file,
        where: describePlace(place),
        why,
        advice: OWN_FILE,
    });
}
function describePlace(place) {
    if (place.length === 0)
        return 'at the top';
    return `in ${place.join('.')}`;
}
function isFilledText(value) {
    return typeof value === 'string' && value.trim() !== '';
}
function isWithin(place, outer) {
    return outer.every((key, i) => place[i] === key);
}
/** Returns what is at a place; undefined if there is nothing. */
function findValue(content, place) {
    let value = content;
    for (const key of place) {
        if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value) || !Object.hasOwn(value, key))
            return undefined;
        value = value[key];
    }
    return value;
}
/** Returns the `staticExport` at a place; undefined if there is none. */
function findSection(content, place) {
    return findValue(content, [...place, SECTION]);
}
/**
 * Returns the places that have a `staticExport`, those in lists with the number of the item in
 * brackets.
 */
function listSections(content) {
    const places = [];
    const seen = new Set();
    const look = (value, place) => {
        // Through aliases, the same map may be in many places, even in itself.
        if (seen.has(value))
            return;
        seen.add(value);
        if ((0,_common_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value) && Object.hasOwn(value, SECTION))
            places.push(place);
        for (const [key, inner] of listInner(value))
            look(inner, [...place, key]);
    };
    look(content, []);
    return places;
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
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9220);
/* harmony import */ var _finish_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2480);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6318);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6677);
/* harmony import */ var _step_step_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5511);





const stop = new AbortController();
const step = (0,_step_step_js__WEBPACK_IMPORTED_MODULE_4__/* .openStep */ .b0)(stop.signal);
function cancelled() {
    const { jobId: job, status = 'still there', isBeforeStart } = step.facts;
    if (!isBeforeStart)
        return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('cancelled', { job, status, started: undefined });
    return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('cancelled', { job, status, started: 'No export was started.' });
}
await (0,_process_js__WEBPACK_IMPORTED_MODULE_2__/* .runAsProcess */ .d)({
    stop,
    run: () => (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .e)(step),
    finish: (ending) => (0,_finish_js__WEBPACK_IMPORTED_MODULE_1__/* .finish */ .O)(step, ending),
    cancelled,
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ry: () => (/* binding */ findReplacementErrors),
/* harmony export */   VJ: () => (/* binding */ checkTargets)
/* harmony export */ });
/* unused harmony export explainRefusal */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9591);
/* harmony import */ var _disk_disk_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6451);
/* harmony import */ var _disk_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3870);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7469);
/* harmony import */ var _disk_protected_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1843);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(4874);
/**
 * The target paths of the archive and the site, and everything about them that can be checked
 * before a job is started.
 */








/**
 * Returns where the archive and the site are to go, and what is wrong with that. Nothing is
 * written.
 */
function checkTargets(options) {
    const { bundlePath, sitePath, overwrite, workspace, runnerTemp } = options;
    const replaceable = runnerTemp ? [workspace, runnerTemp] : [workspace];
    const replaceableIn = replaceable.map((folder) => (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .followLinks */ .n1)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)));
    const errors = [];
    const check = (input, given, stateOf) => {
        if (given === undefined)
            return undefined;
        try {
            const state = stateOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given), given);
            const why = findReasonAgainst(state, { overwrite, replaceableIn });
            if (why === undefined)
                return makeTarget(state, { overwrite, replaceableIn });
            errors.push({ input, message: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${input} is “${given}”: ${why}` });
        }
        catch (error) {
            errors.push({ input, message: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${input} is “${given}”: ${cannotLookAt(error)}` });
        }
        return undefined;
    };
    const bundle = check('bundle-path', bundlePath, readArchiveTarget);
    const site = check('site-path', sitePath, readSiteTarget);
    errors.push(...findConflicts({ bundle, site }, options));
    return { targets: { bundle, site }, errors };
}
function findReasonAgainst(state, context) {
    for (const rule of RULES) {
        const why = rule(state, context);
        if (why)
            return why;
    }
    return undefined;
}
function makeTarget({ path, kind }, { overwrite, replaceableIn }) {
    return {
        path,
        isFolderOfArchive: kind === 'folder of the archive',
        overwrite: overwrite === true && isInside(path, replaceableIn),
    };
}
/** Returns what is wrong with the targets beside each other, and beside the values file. */
function findConflicts({ bundle, site }, { workspace, runnerTemp, valuesFile }) {
    const errors = [];
    if ((bundle || site) && runnerTemp && findWhyNotWritable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runnerTemp, node_path__WEBPACK_IMPORTED_MODULE_1__.sep))) {
        const message = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `RUNNER_TEMP is “${runnerTemp}”: it is not a folder that this step can write to`;
        errors.push({ input: undefined, message });
    }
    if (bundle && site && overlap(bundle, site)) {
        const message = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `bundle-path and site-path overlap: keep the archive outside the site`;
        errors.push({ input: 'bundle-path', message });
    }
    if (!valuesFile)
        return errors;
    const values = (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .followLinks */ .n1)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, valuesFile));
    if (site && (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(values, site.path)) {
        const message = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `values-file is inside site-path: keep it outside the site, which is replaced and published as a whole`;
        errors.push({ input: 'values-file', message });
    }
    if (bundle && values === bundle.path) {
        const message = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `values-file and bundle-path are the same`;
        errors.push({ input: 'values-file', message });
    }
    return errors;
}
/**
 * Returns why what exists at the targets cannot be replaced now, worded as by `checkTargets`.
 * Folders are searched at every depth, which may take a while.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findReplacementErrors({ bundle, site }, signal) {
    const errors = [];
    const look = async (input, target) => {
        const why = target && (await findWhyNotReplaceable(target, signal));
        if (why)
            errors.push((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${input} is “${target.path}”: ${why}`);
    };
    await look('bundle-path', bundle);
    await look('site-path', site);
    return errors;
}
async function findWhyNotReplaceable({ path, isFolderOfArchive, overwrite }, signal) {
    if (isFolderOfArchive)
        return undefined;
    try {
        const there = (0,_disk_disk_error_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfExists */ .sM)(path);
        if (!there)
            return undefined;
        const isEmpty = there.isDirectory() && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).length === 0;
        if (!isEmpty && !overwrite)
            return APPEARED;
        return there.isDirectory() ? await (0,_disk_protected_js__WEBPACK_IMPORTED_MODULE_6__/* .findProtected */ .u)(path, signal) : undefined;
    }
    catch (error) {
        return cannotLookAt(error);
    }
}
/**
 * Returns why a path could not be inspected.
 * @throws `error` if it did not come from the file system
 */
function cannotLookAt(error) {
    if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .M)(error))
        throw error;
    return `it cannot be accessed (${error.code})`;
}
const NEVER_REPLACED = 'it already exists; use a path that does not exist yet';
const TAKEN = 'it already exists; use another path or set overwrite: true';
const APPEARED = 'it already exists; use another path or, inside the workspace or RUNNER_TEMP, set overwrite: true';
const OUTSIDE = 'it already exists, and nothing outside the workspace and RUNNER_TEMP is ever replaced; use a path inside one of them, or one that does not exist yet';
/** The first that applies is reported. */
const RULES = [
    ({ there }) => there?.isSymbolicLink() && 'it is a symbolic link; use the path that it points to',
    ({ kind, path }, { replaceableIn }) => kind !== 'folder of the archive' &&
        replaceableIn.some((folder) => (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(folder, path)) &&
        'it is the workspace, RUNNER_TEMP or a folder above them; use a folder inside, such as public',
    ({ path }) => path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).some(_disk_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isGitFolder */ .Z$) && 'it is inside the “.git” of a repository',
    ({ kind, there }) => kind !== 'archive' && there?.isDirectory() === false && 'it exists and is not a folder',
    ({ kind, there }) => kind === 'archive' && there?.isFile() === false && 'it exists and is not a file',
    (state, { overwrite }) => isTaken(state) && overwrite === undefined && NEVER_REPLACED,
    (state, { replaceableIn }) => isTaken(state) && !isInside(state.path, replaceableIn) && OUTSIDE,
    (state, { overwrite }) => isTaken(state) && !overwrite && TAKEN,
    ({ existingParent: parent }) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(parent).isDirectory() && `${parent} is a file, not a folder`,
    ({ existingParent }) => findWhyNotWritable(existingParent),
    (state) => isTaken(state) && findWhyNotWritable(state.path),
    ({ existingParent }) => (0,_disk_disk_error_js__WEBPACK_IMPORTED_MODULE_3__/* .measureFreeBytes */ .oX)(existingParent) === 0 && 'the disk is full',
    ({ existingParent, path }) => {
        const problem = process.platform === 'win32' &&
            (0,_disk_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .findWindowsNameProblem */ .X)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(existingParent, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
        return problem && `a part of it ${problem}`;
    },
];
function readSiteTarget(path) {
    return readTargetState(path, 'site');
}
/** Returns the target of the archive: a file, or a folder if the path ends in a slash or is one. */
function readArchiveTarget(path, given) {
    const isFolder = /[/\\]$/.test(given) || ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory());
    if (!isFolder)
        return readTargetState(path, 'archive');
    const { path: file, existingParent } = readTargetState((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'archive'), 'archive');
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);
    return {
        kind: 'folder of the archive',
        path: folder,
        existingParent,
        there: (0,_disk_disk_error_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfExists */ .sM)(folder),
    };
}
/** Symbolic links above the last part are followed. */
function readTargetState(given, kind) {
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(given);
    let above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(given);
    while (above !== root && !(0,_disk_disk_error_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfExists */ .sM)(above))
        above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above);
    const existingParent = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(above);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(existingParent, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(above, given));
    return { kind, path, existingParent, there: (0,_disk_disk_error_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfExists */ .sM)(path) };
}
/** An empty folder counts as none. */
function isTaken({ kind, path, there }) {
    if (kind === 'folder of the archive' || there === undefined)
        return false;
    return !there.isDirectory() || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).length > 0;
}
function overlap(bundle, site) {
    return ((0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(bundle.path, site.path) ||
        (!bundle.isFolderOfArchive && (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(site.path, bundle.path)));
}
function isInside(path, folders) {
    return folders.some((folder) => path !== folder && (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(path, folder));
}
/** Returns why nothing can be written there; undefined if it can. */
function findWhyNotWritable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return undefined;
    }
    catch (error) {
        if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .M)(error))
            throw error;
        const user = process.getuid?.();
        const owner = (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .tryOnDisk */ .c)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).uid, user);
        return explainRefusal(error.code, path, user, owner);
    }
}
/**
 * Says why the system refuses to write in `path`, by its code (errno(3)). On Windows, files have no
 * owners by number.
 */
function explainRefusal(code = '', path = '', user, owner) {
    if (code === 'EROFS')
        return `${path} is on a read-only file system; use another path`;
    const isOther = user !== undefined && user !== owner;
    const who = isOther ? `, which belongs to user ${owner}, while it runs as user ${user}` : '';
    return `this step is not allowed to write to ${path}${who}; change the owner or the permissions there, or use another path`;
}


/***/ }),

/***/ 3461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readHostName),
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3136);

/**
 * Returns `text` as a host name in ASCII (RFC 1123, section 2.1; an internationalized one by UTS
 * 46), or undefined if it is none: it has no scheme, port or path, and is not an IPv4 address.
 */
function readHostName(text) {
    if (/[\s/?#:@\\%[\]]/.test(text))
        return undefined;
    const name = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(text);
    const labels = name.split('.');
    const isName = labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
    const isAddress = /^\d+$/.test(labels.at(-1) ?? '');
    if (!isName || isAddress || name.length > 253)
        return undefined;
    return name;
}
/**
 * Returns whether a host name (as `URL` gives it) is this machine: those names that the toolkit
 * sends to no proxy. So `*.localhost` (RFC 6761) is none.
 */
function isLoopback(hostname) {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}


/***/ }),

/***/ 7115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   cd: () => (/* binding */ findProxyFailure),
/* harmony export */   qT: () => (/* binding */ describeUnreachableProxy),
/* harmony export */   zc: () => (/* binding */ listProxyProblems)
/* harmony export */ });
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4874);

const TUNNEL = 'tunneling socket could not be established, ';
/** How undici says that a proxy refused to connect. */
const REFUSAL_OF_UNDICI = /^Proxy response \((\d{3})\)/;
/**
 * Returns what an error says about the proxy if it is one of the toolkit's tunnel or of undici's;
 * undefined if it is none. All that the tunnel (the package `tunnel`) leaves of what happened is
 * its message.
 */
function findProxyFailure(error) {
    const { message = '' } = Object(error);
    const refusal = REFUSAL_OF_UNDICI.exec(message)?.[1];
    if (refusal)
        return explainProxyStatus(Number(refusal));
    if (!message.startsWith(TUNNEL))
        return undefined;
    const status = Number(/^statusCode=(\d{3})/.exec(message.slice(TUNNEL.length))?.[1]);
    if (!Number.isNaN(status))
        return explainProxyStatus(status);
    const cause = message.slice(TUNNEL.length).replace(/^cause=/, '');
    const code = /\b(E[A-Z]{3,}|EAI_[A-Z]+)\b/.exec(cause)?.[1] ?? '';
    // Of several addresses that all failed, the message is empty.
    if (cause !== '' && !/^(connect|getaddrinfo) /.test(cause)) {
        return {
            proxy: 'failed',
            why: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY broke the connection (${cause})`,
            permanent: false,
        };
    }
    return describeUnreachableProxy(code);
}
/**
 * Returns what it means that no connection to the proxy could be made; `code` is that of the error,
 * if it has one.
 */
function describeUnreachableProxy(code) {
    return {
        proxy: 'unreachable',
        why: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY could not be reached${code && (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) ` (${code})`}`,
        permanent: code === 'ENOTFOUND',
    };
}
/**
 * https://www.rfc-editor.org/rfc/rfc9110#name-connect: anything but 2xx means that there is no
 * tunnel.
 */
function explainProxyStatus(status) {
    if (status === 401 || status === 407) {
        const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY requires a user name and password, or rejected the ones given (HTTP ${status})`;
        return { proxy: 'login', why, permanent: true };
    }
    if (status === 403) {
        const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY does not allow a connection to it (HTTP ${status})`;
        return { proxy: 'refused', why, permanent: true };
    }
    const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY made no connection to it (HTTP ${status})`;
    return { proxy: 'failed', why, permanent: false };
}
/**
 * The variables that the toolkit reads for `https` addresses; `http` is for loopback alone, which
 * has no proxy.
 */
const VARIABLES = ['https_proxy', 'HTTPS_PROXY'];
/**
 * Returns what is wrong with the proxy settings: the toolkit would ignore what it cannot read and
 * go without a proxy. The values are never shown, because they may contain a password.
 */
function listProxyProblems(env) {
    return VARIABLES.flatMap((name) => {
        const text = env[name];
        if (!text || isProxy(text))
            return [];
        return [
            (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${name} in the environment is not the address of a proxy: expected http://host:port, or http://user:password@host:port with both percent-encoded; SOCKS is not supported`,
        ];
    });
}
function isProxy(text) {
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

/***/ 6081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isWebPage),
/* harmony export */   t: () => (/* binding */ readTitle)
/* harmony export */ });
/** Web pages where something else was asked for: of a gateway, a login, a firewall. */
/** Returns whether a body is HTML. */
function isWebPage(body) {
    return /^\s*<(!doctype|html|head|body|!--)/i.test(body);
}
/**
 * Returns the title of a web page, which often says who answered («Sign in», «Just a moment…»):
 * foreign text with its entities, empty if there is none. Undefined if `body` is no web page.
 */
function readTitle(body) {
    if (!isWebPage(body))
        return undefined;
    const [, title = ''] = /<title[^<>]{0,200}>([^<]{1,500})/i.exec(body) ?? [];
    return title.trim();
}


/***/ }),

/***/ 6318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runAsProcess)
/* harmony export */ });
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9220);

/**
 * How long a cancelled step may take to clean up, in ms. The runner sends SIGINT, 7.5 seconds later
 * SIGTERM, and kills 2.5 seconds after that:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-cancellation
 */
const GRACE_MS = 4_000;
/** Runs an action as this process, and exits with 0 only if all of it is done. */
async function runAsProcess({ stop, run, finish, cancelled }) {
    // Red until everything is done: neither a crash nor a promise that never settles may look green.
    process.exitCode = 1;
    // The toolkit's tunnel to a proxy makes Node print a deprecation warning that no workflow author
    // can fix.
    process.noDeprecation = true;
    let ended = false;
    function end(ending) {
        if (ended)
            return;
        ended = true;
        const exitCode = finish(ending) ? 0 : 1;
        // Nothing that is still open (a socket, a timer) may delay the runner, but everything written
        // must be flushed.
        process.stdout.write('', () => process.exit(exitCode));
    }
    function cancel() {
        if (stop.signal.aborted)
            return;
        const error = cancelled();
        stop.abort(error);
        setTimeout(() => end(error), GRACE_MS).unref();
    }
    process.on('SIGINT', cancel);
    process.on('SIGTERM', cancel);
    // What the runner sends on Windows when the first signal was not enough.
    process.on('SIGBREAK', cancel);
    process.once('uncaughtException', (error) => end((0,_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asStepError */ .X)(error)));
    process.once('beforeExit', () => end(new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('unexpected', { what: 'it ran out of work before it was done' })));
    try {
        end(await run());
    }
    catch (error) {
        end((0,_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asStepError */ .X)(error));
    }
}


/***/ }),

/***/ 6677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/errors/errors.js
var errors = __nccwpck_require__(9220);
;// CONCATENATED MODULE: ./lib/node-version.js
/** The major version of Node that action.yml asks for. */
const NEEDED_NODE = 24;
/**
 * Returns whether this Node is older than what is needed. Runners other than GitHub's start a
 * `node24` action with whatever `node` is there, and npx a package, whatever its `engines` say.
 * @param version as `process.versions.node` has it
 */
function isTooOld(version) {
    return Number.parseInt(version, 10) < NEEDED_NODE;
}

// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __nccwpck_require__(4874);
// EXTERNAL MODULE: ./lib/text/worded-error.js
var worded_error = __nccwpck_require__(6285);
;// CONCATENATED MODULE: ./lib/options/invalid-input.js


/** What is wrong with an input, worded to follow its name. */
class InvalidInput extends worded_error/* WordedError */.g {
    name = 'InvalidInput';
}
/** A template tag for what is wrong with an input, as `safe`. */
function invalid(words, ...values) {
    return new InvalidInput((0,clean/* safe */.gB)(words, ...values));
}

;// CONCATENATED MODULE: ./lib/options/secrets.js
/** Inputs that are secret: keys and tokens. No error shows them. */


/**
 * In characters. Nothing shorter is a key or a token, and to mask it would hide each letter like it
 * in all logs of the job.
 */
const MIN_SECRET_LENGTH = 8;
/** Is a text long enough to be a key or a token? */
function canBeSecret(text) {
    return text.length >= MIN_SECRET_LENGTH;
}
const ONLY_KEY = (0,clean/* safe */.gB) `the secret must contain the key and nothing else`;
const EXPRESSION = (0,clean/* safe */.gB) `write an expression such as \${{ secrets.NAME }}`;
/** What people give instead of a key, and what is wrong with it; the first that matches counts. */
const NO_KEYS = [
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
        (0,clean/* safe */.gB) `consists of asterisks, as logs show in place of a key: copy the key from the dashboard`,
    ],
    [/\s/, (0,clean/* safe */.gB) `contains white space or a line break: ${ONLY_KEY}`],
    [/[^\x21-\x7e]/, (0,clean/* safe */.gB) `contains characters that no key has: copy it from the dashboard again`],
];
/**
 * Returns a key that a header can carry as a bearer token (RFC 9110, section 5.5).
 * @throws InvalidInput, in which the value itself is never shown
 */
function parseApiKey(text) {
    const [, what] = NO_KEYS.find(([pattern]) => pattern.test(text)) ?? [];
    if (what !== undefined)
        throw new InvalidInput(what);
    if (!canBeSecret(text))
        throw invalid `has fewer than ${MIN_SECRET_LENGTH} characters, so it is not a key: check the value of the secret`;
    return text;
}
/**
 * Returns a token that a header can carry.
 * @throws InvalidInput, in which the value itself is never shown
 */
function parseToken(text) {
    if (/^[\x21-\x7e]+$/.test(text) && !/^["']|["']$/.test(text))
        return text;
    throw invalid `contains white space, a line break, a quote or another character that no token has: the secret must contain the token and nothing else`;
}

;// CONCATENATED MODULE: ./lib/begin.js




/**
 * What each action does first: masks these secrets, sets all outputs to empty, and refuses a Node
 * that is too old.
 * @throws StepError (`runner-file`, `node-too-old`)
 */
function begin({ env, log, outputs }, secrets) {
    for (const secret of secrets.filter(canBeSecret))
        log.mask(secret);
    outputs.begin();
    if (env.GITHUB_ACTIONS === 'true' && !env.GITHUB_OUTPUT)
        log.warning((0,clean/* safe */.gB) `No outputs`, (0,clean/* safe */.gB) `GITHUB_OUTPUT is not set, so later steps get no outputs`);
    const found = process.versions.node;
    if (isTooOld(found))
        throw new errors/* StepError */.z('node-too-old', { found, needed: NEEDED_NODE });
}

// EXTERNAL MODULE: ./lib/github/event.js
var github_event = __nccwpck_require__(9607);
// EXTERNAL MODULE: ./lib/common/units.js
var common_units = __nccwpck_require__(7414);
;// CONCATENATED MODULE: ./lib/options/first-errors.js


/** The runner cuts an annotation after 4,096 UTF-16 units, and there are words around these. */
const MAX_SHOWN = { errors: 10, units: 3_500 };
/**
 * Returns the first of many errors, and how many more there are: an annotation that is cut lacks
 * what to do.
 */
function pickFirstErrors(errors) {
    let units = 0;
    const isShown = ({ text }, at) => {
        units += text.length;
        return at === 0 || (at < MAX_SHOWN.errors && units <= MAX_SHOWN.units);
    };
    const end = errors.findIndex((error, at) => !isShown(error, at));
    if (end < 0)
        return errors;
    const more = (0,common_units/* count */.U9)(errors.length - end, 'more', 'more');
    return [...errors.slice(0, end), (0,clean/* safe */.gB) `and ${more}; they are listed when these are fixed`];
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/net/proxy.js
var proxy = __nccwpck_require__(7115);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./lib/archive/magic.js
var magic = __nccwpck_require__(2057);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __nccwpck_require__(7469);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __nccwpck_require__(4355);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __nccwpck_require__(9591);
// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __nccwpck_require__(6451);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __nccwpck_require__(1560);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __nccwpck_require__(2198);
;// CONCATENATED MODULE: ./lib/options/near-sites.js
/** Where a site may be, if not in the folder that was given. */







/** A workspace may have hundreds of thousands of files. */
const MAX_ENTRIES = 20_000;
const MAX_NAMED = 3;
/** Folders in which nobody builds a site of their own. */
const OF_TOOLS = /^(?:\.git|\.?venv|node_modules|vendor|__pycache__|__tests__|tests?|coverage)$/i;
/** Returns what is below a folder, nearer ones first, until there is too much. */
function* listBelow(root, isSearched) {
    const folders = [root];
    let left = MAX_ENTRIES;
    for (const folder of folders) {
        const entries = (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }), []);
        for (const of of entries) {
            if (left-- === 0)
                return;
            const path = (0,external_node_path_.join)(folder, of.name);
            if (of.isDirectory() && isSearched(of.name))
                folders.push(path);
            yield { path, of };
        }
    }
}
/**
 * Returns a file of a folder that has no page at any depth, such as the sources of a site;
 * undefined if it may have one. What symbolic links point to is not looked at.
 */
function findFileWithoutPages(root) {
    let example;
    let seen = 0;
    for (const { path, of } of listBelow(root, () => true)) {
        if (of.isSymbolicLink() || (0,page_names/* isPage */.yp)(of.name) || ++seen === MAX_ENTRIES)
            return undefined;
        if (of.isFile() && !of.name.startsWith('.'))
            example ??= (0,external_node_path_.relative)(root, path);
    }
    return example;
}
/**
 * Returns the end of an error about a folder that does not exist: the folders below `base` that
 * have a home page, if there are any. `ifEmpty` is the advice if nothing is in `base`.
 */
function adviseOnSites(base, ifEmpty) {
    const isEmpty = (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readdirSync)(base).length === 0, false);
    if (isEmpty && ifEmpty !== undefined)
        return (0,clean/* safe */.gB) `; ${base} is empty: ${ifEmpty}`;
    const homes = [];
    for (const { path, of } of listBelow(base, (name) => !OF_TOOLS.test(name))) {
        if (of.name !== 'index.html' || homes.length > MAX_NAMED)
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
    return (0,clean/* safe */.gB) `; there is an index.html in ${(0,common_units/* joinWords */.yZ)(homes, 'and')}`;
}

// EXTERNAL MODULE: ./lib/handover/values-place.js
var values_place = __nccwpck_require__(1659);
;// CONCATENATED MODULE: ./lib/options/text.js
/** Inputs that are words: choices, booleans, lines of text with placeholders, and YAML keys. */





/** Returns a text of one line. @throws InvalidInput */
function parseText(text) {
    if (/\p{Cc}/u.test(text))
        throw invalid `contains a line break or another control character: write it on one line`;
    return text;
}
/** Returns the keys of a path such as `spec.values`. @throws InvalidInput */
function parseKeys(text) {
    const keys = text.split('.');
    const expected = (0,clean/* safe */.gB) `expected keys separated by dots, such as docs or spec.values`;
    if (keys.at(-1) === 'staticExport') {
        const outer = keys.slice(0, -1).join('.');
        throw invalid `is “${text}”: leave staticExport out: this is the place that contains it${(0,did_you_mean/* didYouMean */.au)(outer || undefined)}`;
    }
    if (/\[|\.\d+(?:\.|$)/.test(text))
        throw invalid `is “${text}”, which points into a list: ${expected}`;
    if (!keys.every(values_place/* isKey */.m0))
        throw invalid `is “${text}”: ${expected}`;
    return keys;
}
/**
 * Returns the parser of a text of one line in which `{name}` stands for something, for each of
 * `names` and no other.
 */
function makePlaceholderParser(...names) {
    const expected = (0,common_units/* joinWords */.yZ)(names.map((name) => `{${name}}`), 'or');
    return (text) => {
        for (const [found, name = ''] of text.matchAll(/\{([^{}]*)\}|[{}]/g)) {
            if (names.includes(name))
                continue;
            const meant = (0,did_you_mean/* findMisspelled */.ot)(name.trim(), names);
            const like = text.includes('{{') ? (0,clean/* safe */.gB) ` in single braces` : (0,did_you_mean/* didYouMean */.au)(meant && `{${meant}}`);
            throw invalid `is “${text}”: ${found} is not a placeholder; expected ${expected}${like}`;
        }
        return parseText(text);
    };
}
/** What people write for some of the choices below. */
const OTHER_WORDS = {
    off: /^(?:no|false)$/i,
    report: /^warn(?:ings?)?$/i,
    strict: /^(?:true|errors?|fail)$/i,
    check: /^(?:verify|validate|lint|test|(?:check-?)?links?(?:-?check(?:er)?)?)$/i,
};
/**
 * Returns the parser of an input that takes one of `choices`. `otherwise` is a sentence for who
 * means none of them.
 */
function makeChoiceParser(choices, otherwise) {
    return (text) => {
        const choice = choices.find((each) => each === text);
        if (choice)
            return choice;
        const meant = findMeantChoice(text, choices);
        const expected = (0,clean/* safe */.gB) `is “${text}”: expected ${(0,common_units/* joinWords */.yZ)(choices, 'or')}${(0,did_you_mean/* didYouMean */.au)(meant)}`;
        if (otherwise === undefined)
            throw invalid `${expected}`;
        if (meant === undefined)
            throw invalid `${expected}. ${otherwise}`;
        throw invalid `${expected} ${otherwise}`;
    };
}
function findMeantChoice(text, choices) {
    const several = choices.filter((each) => each.startsWith(`${text.toLowerCase()}-`));
    if (several.length > 1)
        return (0,common_units/* joinWords */.yZ)(several, 'or');
    return (0,did_you_mean/* findClosest */.Ru)(text, choices) ?? choices.find((each) => OTHER_WORDS[each]?.test(text));
}
const BOOLEAN_WORDS = [
    [/^(?:yes|y|on|1|true)$/i, 'true'],
    [/^(?:no|n|off|0|false)$/i, 'false'],
];
/**
 * Returns a boolean of the YAML 1.2 core schema (https://yaml.org/spec/1.2.2/#10212-boolean), the
 * ones that `core.getBooleanInput` takes.
 * @throws InvalidInput
 */
function parseBoolean(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return true;
    if (/^(false|False|FALSE)$/.test(text))
        return false;
    const meant = BOOLEAN_WORDS.find(([words]) => words.test(text))?.[1];
    throw invalid `is “${text}”: expected true or false${(0,did_you_mean/* didYouMean */.au)(meant)}`;
}

;// CONCATENATED MODULE: ./lib/options/path.js
/** Inputs that are paths, and what has to be there. */











/**
 * Returns a path as the step uses it: no shell has expanded anything in it.
 * @throws InvalidInput
 */
function parsePath(text) {
    if (/^file:\/\//i.test(text))
        throw invalid `is “${text}”: write the path without file://`;
    if (NEEDS_SHELL.test(text))
        throw invalid `is “${text}”: “~”, variables and commands are not expanded, because no shell is involved. Use a path in the workspace, such as public, or an expression such as \${{ runner.temp }}/public`;
    if (process.platform !== 'win32' && text.includes('\\'))
        throw invalid `is “${text}”, a Windows path, but this runner is not Windows: write it with “/”, starting at the workspace`;
    return parseText(text);
}
/** Returns the path of a file with a list, and refuses the list itself. @throws InvalidInput */
function parseListPath(text) {
    if (/^\s*-\s|^\s*code:|\n/.test(text))
        throw invalid `is the list itself: write it to a file in the repository, and set this input to the path of that file`;
    return parseLocalPath(text);
}
/** Returns a path, and refuses an address, which may hold a secret. @throws InvalidInput */
function parseLocalPath(text) {
    if (ADDRESS.test(text) && !/^file:/i.test(text))
        throw invalid `is a URL, but has to be a path on this runner`;
    return parsePath(text);
}
/** A scheme of one letter is a drive. */
const ADDRESS = /^[a-z][a-z\d+.-]+:\/\//i;
/** `~`, `$X`, `${X}`, `$(x)`, a backtick, and `%X%`. */
const NEEDS_SHELL = /^~|\$[a-z_{(]|`|%[a-z_]\w*%/i;
/**
 * Returns what `look` finds at `path`, which was given as `text`. `missing` is the advice if
 * nothing is there.
 * @throws InvalidInput for what the file system says against it; what `look` throws
 */
function lookAt(text, path, missing, look) {
    try {
        return look();
    }
    catch (error) {
        if (!(0,file_errors/* isDiskError */.M)(error))
            throw error;
        throw invalid `is “${text}”: ${whyUnusable(error, path, missing)}`;
    }
}
function whyUnusable({ code }, path, missing) {
    if (code === 'ENOTDIR')
        return (0,clean/* safe */.gB) `a part of ${path} is a file, not a folder`;
    if (code !== 'ENOENT')
        return (0,clean/* safe */.gB) `${path} cannot be read (${code})`;
    if ((0,disk_error/* lstatIfExists */.sM)(path))
        return (0,clean/* safe */.gB) `the symbolic link ${path} is broken`;
    return missing;
}
/**
 * Returns the absolute path of a folder with a site that is there already and can be read. Relative
 * paths start at `base`; `ifEmpty` is the advice if nothing is in there.
 * @throws InvalidInput
 */
function parseSiteFolder(text, base, ifEmpty) {
    if (ADDRESS.test(text))
        throw invalid `is a URL, not a folder. To check a published site, run the action with live-url`;
    const path = (0,external_node_path_.resolve)(base, text);
    const unbuilt = (0,clean/* safe */.gB) `; check the path, and that the site has been built`;
    const advice = suggestNear(base, text) ?? adviseOnSites(base, ifEmpty) ?? unbuilt;
    const missing = (0,clean/* safe */.gB) `there is no folder ${path}${advice}`;
    return lookAt(text, path, missing, () => {
        const status = (0,external_node_fs_.statSync)(path);
        if (status.isFile() && (0,magic/* findFormat */.FI)((0,read_start_of_file/* readStartOfFile */.g)(path, magic/* HEAD_SIZE */.jT)))
            throw invalid `is “${text}”, which is an archive: unpack it first`;
        if (!status.isDirectory())
            throw invalid `is “${text}”, which is not a folder: set it to the folder that contains index.html`;
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
        if ((0,external_node_fs_.readdirSync)(path).length === 0)
            throw invalid `is “${text}”: the folder ${path} is empty; check that the site has been built`;
        const file = findFileWithoutPages(path);
        if (file !== undefined)
            throw invalid `is “${text}”: there are no HTML files in it, only files such as ${file}. Set it to the folder that the generator writes the site to`;
        return path;
    });
}
/**
 * Returns the absolute path of a values file that is there and no folder: all else is found out
 * when it is read. Relative paths start at `base`.
 * @throws InvalidInput
 */
function parseValuesFile(text, base) {
    const path = (0,external_node_path_.resolve)(base, text);
    let advice = (0,clean/* safe */.gB) `; check the path, and that actions/checkout runs before this step. The file must exist, but it can be empty`;
    if (/\.ya?ml\s*,/i.test(text))
        advice = (0,clean/* safe */.gB) `; only one file can be written`;
    const missing = (0,clean/* safe */.gB) `there is no file ${path}${suggestNear(base, text) ?? advice}`;
    if (lookAt(text, path, missing, () => (0,external_node_fs_.statSync)(path).isDirectory()))
        throw invalid `is “${text}”, which is a folder: use the path of the file in it`;
    return path;
}
/**
 * Returns the end of an error about a path that leads nowhere, given as `text`: what it was meant
 * to be, if something is near. Relative paths start at `base`.
 */
function suggestNear(base, text) {
    return (0,file_errors/* tryOnDisk */.c)(() => {
        const [, bare = ''] = /^["'/]*(.*?)["'/*]*$/s.exec(text) ?? [];
        if (bare !== '' && (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(base, bare)))
            return (0,did_you_mean/* didYouMean */.au)(bare);
        const [, beforeComment] = /^\s*([^#]*[^#\s])\s*#/.exec(text) ?? [];
        if (beforeComment !== undefined && (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(base, beforeComment)))
            return (0,clean/* safe */.gB) `; in YAML, a comment needs a space before “#”: did you mean ${beforeComment}?`;
        if (text.includes('*'))
            return (0,clean/* safe */.gB) `; patterns are not expanded`;
        const path = (0,external_node_path_.resolve)(base, text);
        const meant = (0,did_you_mean/* findMisspelled */.ot)((0,external_node_path_.basename)(path), (0,external_node_fs_.readdirSync)((0,external_node_path_.dirname)(path)));
        if (meant === undefined)
            return undefined;
        return (0,did_you_mean/* didYouMean */.au)((0,external_node_path_.join)((0,external_node_path_.dirname)(text), meant));
    }, undefined);
}

;// CONCATENATED MODULE: ./lib/options/earlier-site.js
/** The input with an earlier build of the site, and what has to be there. */








const NO_EARLIER_SITE = (0,clean/* safe */.gB) `; expected a folder or an archive, not a branch. If there is no earlier site yet, leave compare-with empty`;
/**
 * Returns where an earlier site is: a folder with an `index.html`, or a file that begins as an
 * archive does. Relative paths start at `base`.
 * @throws InvalidInput
 */
function parseEarlierSite(name, base) {
    // It may be a presigned link, so it is not shown.
    if (ADDRESS.test(name))
        throw invalid `is a URL, but has to be a folder or an archive on this runner: download the earlier site before this step`;
    const path = (0,external_node_path_.resolve)(base, name);
    const missing = (0,clean/* safe */.gB) `there is nothing at ${path}${suggestNear(base, name) ?? NO_EARLIER_SITE}`;
    return lookAt(name, path, missing, () => {
        const kind = findKind((0,external_node_fs_.statSync)(path));
        if (kind === undefined)
            throw invalid `is “${name}”, which is neither a folder nor a file`;
        const problem = PROBLEM_OF[kind](path);
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
const PROBLEM_OF = { folder: problemOfFolder, archive: problemOfArchive };
function problemOfFolder(path) {
    (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'index.html')))
        return undefined;
    const entries = (0,external_node_fs_.readdirSync)(path);
    if (entries.length === 0)
        return (0,clean/* safe */.gB) `the folder is empty; if there is no earlier site yet, leave compare-with empty`;
    const inner = entries.find((entry) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, entry, 'index.html')));
    const archive = entries.find((entry) => /\.(?:zip|tar|tgz|tar\.gz|tar\.zst)$/i.test(entry));
    if (inner === undefined && archive !== undefined)
        return (0,clean/* safe */.gB) `there is no index.html in this folder; did you mean the archive “${archive}” in it?`;
    if (inner !== undefined)
        return (0,clean/* safe */.gB) `there is no index.html in this folder; did you mean the folder “${inner}” in it?`;
    return (0,clean/* safe */.gB) `there is no index.html in this folder; use the folder that contains the earlier site’s index.html, or leave compare-with empty`;
}
function problemOfArchive(path) {
    const start = (0,read_start_of_file/* readStartOfFile */.g)(path, magic/* HEAD_SIZE */.jT);
    if (start.length === 0)
        return (0,clean/* safe */.gB) `the file is empty; use an archive or a folder of the earlier site, or leave compare-with empty`;
    if ((0,magic/* findFormat */.FI)(start) !== undefined)
        return undefined;
    return (0,clean/* safe */.gB) `this file is not an archive: it looks like ${(0,magic/* describeContent */.Xb)(start)}; expected a folder, or zip, tar, tar.gz or tar.zst. Check the step that created it`;
}
/**
 * Makes sure that neither of two sites is in the other. `called`: what the later one is to people.
 * Symbolic links are followed: two names of one folder are the same site.
 * @throws InvalidInput
 */
function ensureApart({ name, path, kind }, sitePath, called) {
    const earlier = (0,paths/* followLinks */.n1)(path);
    const later = (0,paths/* followLinks */.n1)(sitePath);
    if (kind === 'folder' && earlier === later)
        throw invalid `is “${name}”, which is ${called} itself, so nothing could ever differ: use a copy of the earlier site`;
    if ((0,paths/* isWithin */.UO)(earlier, later))
        throw invalid `is “${name}”, which is inside ${called}: keep the earlier site outside it`;
    if (kind === 'folder' && (0,paths/* isWithin */.UO)(later, earlier))
        throw invalid `is “${name}”, which contains ${called}: keep the two sites apart`;
}

// EXTERNAL MODULE: ./lib/findings/codes.js
var codes = __nccwpck_require__(3092);
// EXTERNAL MODULE: ./lib/findings/site-kinds.js
var site_kinds = __nccwpck_require__(2857);
;// CONCATENATED MODULE: ./lib/options/fail-on.js





const LEVELS = ['errors', 'warnings'];
/** Returns what fails a step besides errors. @throws InvalidInput */
function parseFailOn(text) {
    const names = text.split(/[\s,]+/).filter((name) => name !== '');
    const codes = new Set();
    let isOfWarnings = false;
    for (const name of names) {
        if (name === 'warnings')
            isOfWarnings = true;
        else if (name !== 'errors')
            codes.add(parseCode(name, text));
    }
    if (names.length === 0)
        throw invalid `is “${text}”: expected ${EXPECTED}`;
    return { text: names.join(', '), isOfWarnings, codes };
}
const EXPECTED = `${(0,common_units/* joinWords */.yZ)(LEVELS, 'or')}, or codes of the check such as broken-anchor`;
function parseCode(name, text) {
    const code = [...site_kinds/* SITE_CODES */.F].find((each) => each === name);
    if (code !== undefined)
        return code;
    if ([...codes/* CODES */.Lp].some((each) => each === name))
        throw invalid `is “${text}”: “${name}” is a code of the live check, whose errors fail the step in any case; expected ${EXPECTED}`;
    const meant = (0,did_you_mean/* findClosest */.Ru)(name, [...LEVELS, ...site_kinds/* SITE_CODES */.F]);
    throw invalid `is “${text}”: “${name}” is not a code of the check; expected ${EXPECTED}${(0,did_you_mean/* didYouMean */.au)(meant)}`;
}

;// CONCATENATED MODULE: ./lib/options/ids.js
/** Inputs that are identifiers: of commits, projects and jobs. */



/** Returns a commit, or the beginning of one. @throws InvalidInput */
function parseCommit(text) {
    if (/^[0-9a-f]{7,40}$/i.test(text))
        return text;
    throw invalid `is “${text}”, which is not a commit: expected 7 to 40 hexadecimal digits, such as \${{ github.sha }}`;
}
/** The longest id that is accepted: far longer than any real one, far shorter than a URL may be. */
const MAX_ID_LENGTH = 255;
const EXPECTED_ID = (0,clean/* safe */.gB) `expected only the ID, as shown in the dashboard or in the log of an earlier run`;
/** Returns an id that can be part of the path of a call. @throws InvalidInput */
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
        throw invalid `is “${text}”, with white space in it: ${EXPECTED_ID}${(0,did_you_mean/* didYouMean */.au)(labeled)}`;
    }
    const bare = text.replace(/^["']|["']$/g, '');
    if (bare !== text)
        throw invalid `is “${text}”, with quotes: ${EXPECTED_ID}${(0,did_you_mean/* didYouMean */.au)(bare || undefined)}`;
    return text;
}
/** Returns the id of a job. @throws InvalidInput */
function parseJobId(text) {
    const [, ofJson] = /^\{.*"(?:jobId|id)":\s*"([\w.~:-]{1,255})"/s.exec(text) ?? [];
    // Only its job is shown: an address may hold a secret.
    if (ofJson !== undefined)
        throw invalid `is JSON: ${EXPECTED_ID}${(0,did_you_mean/* didYouMean */.au)(ofJson)}`;
    const ofAddress = findJobInAddress(text);
    if (ofAddress !== undefined)
        throw invalid `is a URL: ${EXPECTED_ID}${(0,did_you_mean/* didYouMean */.au)(ofAddress)}`;
    return parseId(text);
}
function findJobInAddress(text) {
    if (!text.includes('://'))
        return undefined;
    const { pathname = '' } = URL.parse(text) ?? {};
    return /\/jobs\/(\w[\w.~:-]{0,254})(?:\/|$)/.exec(pathname)?.[1];
}

;// CONCATENATED MODULE: ./lib/options/number.js
/** Inputs that are measures: durations, sizes, counts. */




/**
 * Returns the parser of a duration, in ms, that is no shorter than `min` and no longer than `max`.
 * `zero`: the end of the error about 0.
 */
function makeDurationParser(min, max, zero = (0,clean/* safe */.gB) ``) {
    const from = (0,common_units/* parseDuration */.E9)(min) ?? 0;
    const to = (0,common_units/* parseDuration */.E9)(max) ?? 0;
    return (text) => {
        const ms = (0,common_units/* parseDuration */.E9)(text);
        if (ms === undefined)
            throw noDuration(text, min);
        if (ms >= from && ms <= to)
            return ms;
        if (ms === 0)
            throw invalid `is “${text}”: expected ${min} to ${max}${zero}`;
        // Other tools count in milliseconds.
        const isMeant = /^\d+000$/.test(text) && ms / 1_000 >= from && ms / 1_000 <= to;
        let meant;
        if (isMeant)
            meant = `${ms / 1_000_000}s`;
        throw invalid `is “${text}”: expected ${min} to ${max}${(0,did_you_mean/* didYouMean */.au)(meant)}`;
    };
}
function noDuration(text, min) {
    const expected = (0,clean/* safe */.gB) `is “${text}”: expected a duration such as 45s, 30m, 2h, 1h30m or 2d`;
    const meant = shortUnits(text);
    if (meant !== undefined)
        return invalid `${expected}${(0,did_you_mean/* didYouMean */.au)(meant)}`;
    if (/^\d+\s*ms$/i.test(text))
        return invalid `${expected}; the minimum is ${min}`;
    return invalid `${expected}`;
}
/** What a number counts that follows one with this unit. */
const NEXT_UNIT = { d: 'h', h: 'm', m: 's' };
/**
 * Returns `30 minutes please` as `30m`, `1,5h` as `1.5h`, `1h 30` as `1h30m`, and `30000ms` as
 * `30s`; undefined if there is no duration in the text.
 */
function shortUnits(text) {
    const parts = text
        .toLowerCase()
        .replace(/(?<![\d.])(\d+)000\s*ms$/, '$1s')
        .replace(/^(\d+),(\d)(?!\d)/, '$1.$2')
        .replace(/(\d\s*([dhm]))\s*(\d+)$/, (_, first, unit, last) => `${first} ${last}${NEXT_UNIT[unit]}`)
        .matchAll(/(?<!\d,|[\d.-])(\d+(?:\.\d+)?)\s*(days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|[dhms])(?![a-z])/g);
    const short = [...parts].map(([, number, unit = '']) => `${number}${unit.charAt(0)}`).join('');
    if ((0,common_units/* parseDuration */.E9)(short) === undefined)
        return undefined;
    return short;
}
/** Returns a size in bytes. @throws InvalidInput */
function parseByteCount(text) {
    const bytes = (0,common_units/* parseSize */.DB)(text);
    if (bytes && Number.isSafeInteger(bytes))
        return bytes;
    const expected = (0,clean/* safe */.gB) `is “${text}”: expected a size above 0, such as 500MB, 4GiB or a number of bytes`;
    if (/\d[.,]\d/.test(text))
        throw invalid `${expected}; decimals are not supported`;
    throw invalid `${expected}`;
}
/** Returns a whole number above 0. @throws InvalidInput */
function parseCount(text) {
    const count = parseDigits(text);
    if (count !== undefined && count > 0)
        return count;
    throw invalid `is “${text}”: expected a whole number above 0, such as 2000${(0,did_you_mean/* didYouMean */.au)(meantCount(text))}`;
}
/** Returns a whole number. @throws InvalidInput */
function parseCountOrZero(text) {
    const count = parseDigits(text);
    if (count !== undefined)
        return count;
    throw invalid `is “${text}”: expected a whole number, such as 20${(0,did_you_mean/* didYouMean */.au)(meantCount(text))}`;
}
function parseDigits(text) {
    const count = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(count))
        return undefined;
    return count;
}
/** Returns `20,000` as `20000` and `2k` as `2000`; undefined if there is no number in the text. */
function meantCount(text) {
    if (/b/i.test(text))
        return undefined;
    const meant = (0,common_units/* parseSize */.DB)(text.replace(/[\s,_]/g, ''));
    if (!meant)
        return undefined;
    return `${meant}`;
}

// EXTERNAL MODULE: ./lib/web/host/hosts.js + 8 modules
var hosts = __nccwpck_require__(6725);
// EXTERNAL MODULE: ./lib/net/host-name.js
var host_name = __nccwpck_require__(3461);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
;// CONCATENATED MODULE: ./lib/options/url.js
/** Inputs that are addresses, or parts of them. */






/**
 * Returns an `https` address, or an `http` one of this machine, without user name, password, query
 * and fragment.
 * @throws InvalidInput that shows none of these
 */
function parseAddress(text, rules) {
    const { expected, noPassword, noPlainHttp, wrongPath } = rules;
    // `URL` drops tabs and line ends without a word.
    if (/[\s\p{C}]/u.test(text))
        throw invalid `contains white space: ${expected}`;
    // Before anything shows the text: a password may be in it.
    if (text.includes('@') && !isInPath(text))
        throw invalid `contains a user name or a password: ${noPassword}`;
    if (/[?#]/.test(text))
        throw invalid `has a query or a fragment: ${expected}`;
    const bare = withoutQuotes(text);
    if (bare !== text)
        throw invalid `is “${text}”: leave the quotes out${(0,did_you_mean/* didYouMean */.au)(bare)}`;
    const url = URL.parse(text);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
        throw invalid `is “${text}”: ${expected}${(0,did_you_mean/* didYouMean */.au)(withScheme(text))}`;
    if (url.protocol === 'http:' && !(0,host_name/* isLoopback */.U)(url.hostname))
        throw invalid `is “${text}”: ${noPlainHttp(url)}`;
    if (/^[.-]|\.[.-]|-\.|-$/.test(url.hostname))
        throw invalid `is “${text}”: “${url.hostname}” is not a host name; ${expected}`;
    if (wrongPath?.test(url.pathname) || text.includes('\\'))
        throw invalid `is “${text}”: ${expected}`;
    return url;
}
/** Returns a text without the quotes around it, which YAML did not take for its own. */
function withoutQuotes(text) {
    return text.replace(/^["'“”‘’`]+|["'“”‘’`]+$/g, '');
}
/**
 * Returns an address that lacks its scheme with one; undefined if it begins with no host name that
 * has a dot.
 */
function withScheme(text) {
    const [host = ''] = text.split(/[:/]/, 1);
    if (!host.includes('.') || (0,host_name/* readHostName */.K)(host) === undefined)
        return undefined;
    return `https://${text}`;
}
/**
 * Returns whether an `@` is beyond doubt part of the path, as in `/@scope/package/`, and has no
 * password before it.
 */
function isInPath(text) {
    return /^https?:\/\/[^/\\?#@]+\//i.test(text) && URL.canParse(text);
}
const API = {
    expected: 'expected the https URL of the administrative API, such as https://api.example.com',
    noPassword: 'the key belongs in api-key',
    noPlainHttp: ({ host, pathname }) => (0,clean/* safe */.gB) `http would send the key unencrypted and is only allowed for loopback hosts; did you mean https://${host}${pathname.replace(/\/$/, '')}?`,
};
/** Where the paths of the calls begin. */
const API_PATH = /\/(v1\/static-export|static-export\/jobs|v2\/agent)(\/|$)/;
/** Returns the root of the API. @throws InvalidInput */
function parseBaseUrl(text) {
    // It may be the key.
    if (/^[\w-]{16,}$/.test(text))
        throw invalid `is not a URL: ${API.expected}`;
    const url = parseAddress(text, API);
    if (/\/v[12]\/*$/.test(url.pathname))
        throw invalid `is “${text}”: leave out the version at its end; this step adds it`;
    const end = url.pathname.search(API_PATH);
    if (end < 0)
        return url;
    const root = `${url.origin}${url.pathname.slice(0, end)}`;
    throw invalid `is “${text}”: it ends in a path of the API; did you mean ${root}?`;
}
const PUBLISHED = {
    expected: 'expected the https URL of the published site, such as https://docs.example.com/',
    noPassword: 'readers have none, and this step sends no secrets to the host',
    noPlainHttp: ({ host, pathname }) => (0,clean/* safe */.gB) `http is only allowed for loopback hosts, because others could change the responses in transit; did you mean https://${host}${pathname}? To check a server without https, open an SSH tunnel to it`,
    wrongPath: /\/\/|%2f/i,
};
/** Returns the address of a site, with a slash at the end of its path. @throws InvalidInput */
function parseRoot(text, rules) {
    const url = parseAddress(text, rules);
    const folder = url.href.replace(/[^/]+\.html?$/i, '');
    if (folder !== url.href)
        throw invalid `is “${text}”: leave out the file name; did you mean ${folder}?`;
    if (!url.pathname.endsWith('/'))
        url.pathname += '/';
    return url;
}
/** Returns where a site was published, with a slash at the end of its path. @throws InvalidInput */
function parseLiveUrl(text) {
    return parseRoot(text, PUBLISHED);
}
const PREVIEW = {
    expected: 'expected the https URL of the preview, such as https://pull-7.docs.example.com/',
    noPassword: 'everyone who follows a link to the preview would see them',
    noPlainHttp: ({ host, pathname }) => (0,clean/* safe */.gB) `previews are only linked with https; did you mean https://${host}${pathname}?`,
};
/** Returns where a build can be looked at, with a slash at its end. @throws InvalidInput */
function parsePreviewUrl(text) {
    const url = parseRoot(text, PREVIEW);
    if (url.protocol === 'http:')
        throw invalid `is “${text}”: ${PREVIEW.noPlainHttp(url)}`;
    return url.origin + (0,byte_strings/* asBytes */.Yd)(url.pathname).replace(/[^\w\-.~/%]/g, byte_strings/* percentEncode */.a);
}
const parseAddressTemplate = makePlaceholderParser('domain', 'tag', 'sha256', 'ext');
/**
 * Returns an `https` address with placeholders in it, as it is written.
 * @throws InvalidInput that shows no password
 */
function parseValuesUrl(text) {
    const url = URL.parse(text.replaceAll(/[{}]/g, ''));
    if (url?.username || url?.password)
        throw invalid `contains a user name or a password, which everyone who reads the values file would see`;
    const expected = 'expected an https URL such as https://bundles.example.com/{domain}/{sha256}.{ext}';
    if (/[\s\p{C}]/u.test(text))
        throw invalid `contains white space: ${expected}`;
    if (text.includes('?'))
        throw invalid `contains a query (“?”), such as a signature, which expires and could be read in the values file: leave the query out`;
    // Azure calls a container `$web`.
    const [shell, name] = /\$(?:\{(\w+)\}?|[A-Z_]+)/.exec(text) ?? [];
    if (shell)
        throw invalid `is “${text}”: placeholders are written without “$”${(0,did_you_mean/* didYouMean */.au)(`{${name ?? 'sha256'}}`)}`;
    if (url?.protocol === 'http:')
        throw invalid `is “${text}”: with http, others could change the bundle in transit; did you mean https${text.slice(4)}?`;
    if (url?.protocol !== 'https:' || !/^https:\/\/[^/]/i.test(text))
        throw invalid `is “${text}”: ${expected}`;
    return parseAddressTemplate(text);
}
/** Returns a host name in ASCII. @throws InvalidInput */
function parseDomain(text) {
    const name = (0,host_name/* readHostName */.K)(text);
    if (name)
        return name;
    const names = text.split(/[,;\s]+/).filter(Boolean);
    if (names.length > 1 && names.every((each) => each.includes('.') && (0,host_name/* readHostName */.K)(each)))
        throw invalid `is “${text}”: expected one host name; run this step once per site`;
    const meant = (0,host_name/* readHostName */.K)(text
        .replace(/["'“”‘’`]/g, '')
        .replace(/^(?:[a-z][a-z0-9+.-]*:|https?)\/+/i, '')
        .replace(/[/?#:].*$/s, '')
        .replace(/\.$/, ''));
    if (meant)
        throw invalid `is “${text}”: expected only a host name; did you mean ${meant}?`;
    const expected = (0,clean/* safe */.gB) `is “${text}”: expected a host name such as docs.example.com`;
    if (text.includes('_'))
        throw invalid `${expected}; host names cannot contain “_”`;
    throw invalid `${expected}`;
}
const EXPECTED_PATH = 'expected a path such as / or /docs/, without host, spaces, “?”, “#”, “\\” and “..”';
/**
 * Returns the path as `new URL` reads it, so that it is written as addresses are.
 * @throws InvalidInput
 */
function parseBasePath(text) {
    if (!/^[^\s\p{C}?#\\]*$/u.test(text) || /^[^/]*:|(^|\/)\.\.?(\/|$)/.test(text)) {
        let meant;
        if (/^https?:/.test(text))
            meant = URL.parse(text)?.pathname;
        throw invalid `is “${text}”: ${EXPECTED_PATH}${(0,did_you_mean/* didYouMean */.au)(meant)}`;
    }
    const bare = withoutQuotes(text);
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
    if (first.includes('.') && (0,host_name/* readHostName */.K)(first) !== undefined) {
        const path = `/${text.slice(first.length)}/`.replace(/\/{2,}/g, '/');
        throw invalid `is “${text}”: expected only the path, without the host${(0,did_you_mean/* didYouMean */.au)(path)} For a folder whose name looks like a host, start with a slash`;
    }
    return new URL(`/${text}/`.replace(/\/{2,}/g, '/'), 'https://host.invalid').pathname;
}

;// CONCATENATED MODULE: ./lib/options/site-options.js
/** What the step and the command both ask about a site. */







const OTHER_HOST = (0,clean/* safe */.gB) `For any other host, leave it out, so that only what fails on every host is an error`;
const parseKnownHost = makeChoiceParser(hosts/* HOST_NAMES */.Wq, OTHER_HOST);
function parseHost(text) {
    // A typo away from github-pages, and another host.
    if (/^gh\b/i.test(text))
        throw invalid `is “${text}”${(0,did_you_mean/* didYouMean */.au)('github-pages')}`;
    if (/^gitlab/i.test(text))
        throw invalid `is “${text}”, which has no rules here. ${OTHER_HOST}`;
    if (!/[:\s]/.test(text) && /\w\.\w/.test(text))
        throw invalid `is “${text}”: a host name belongs in domain. ${OTHER_HOST}`;
    if (/\w\s*[,;]\s*\w/.test(text))
        throw invalid `is “${text}”: expected one host. ${OTHER_HOST}`;
    return parseKnownHost(text);
}
/** The default of each, and what a text that is not empty stands for. */
const SITE_OPTIONS = {
    host: { default: '', parse: parseHost },
    'base-path': { default: '/', parse: parseBasePath },
    domain: { default: '', parse: parseDomain },
    'max-unpacked-size': { default: '4GiB', parse: parseByteCount },
    'max-unpacked-files': { default: '200000', parse: parseCount },
};
/** Returns what an archive may unpack to if nobody says otherwise. */
function makeDefaultLimits() {
    const { 'max-unpacked-size': size, 'max-unpacked-files': files } = SITE_OPTIONS;
    return { bytes: size.parse(size.default), entries: files.parse(files.default) };
}

;// CONCATENATED MODULE: ./lib/inputs/table-reader.js


/** Stands for a value that cannot be had because of an error that the reader has recorded. */
const INVALID = Symbol('invalid');
/**
 * Returns an input without the white space around it; empty if it is not given, or as a missing
 * secret is.
 */
function readGivenText(env, name) {
    return env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
}
/**
 * Reads single inputs of a table and collects what is wrong with them, so that all errors are
 * reported together.
 */
class TableReader {
    env;
    /** Where relative paths start. */
    workspace;
    #table;
    #errors = [];
    /** The inputs that these are about. */
    #wrong = new Set();
    constructor(env, table) {
        this.env = env;
        this.workspace = env.GITHUB_WORKSPACE || process.cwd();
        this.#table = table;
    }
    /** What is wrong so far, each beginning with the name of its input. */
    get errors() {
        return this.#errors;
    }
    /** Returns whether an input is given, and not just its default. */
    isGiven(name) {
        // A boolean may be written in capitals.
        return this.#raw(name).toLowerCase() !== this.#table[name].default.toLowerCase();
    }
    /** Returns an input, or its default if it is not given. */
    withDefault(name) {
        return this.#parse(name, this.#raw(name));
    }
    /** Returns an input that has no default; undefined if it is not given. */
    optional(name) {
        const text = this.#raw(name);
        return text === '' ? undefined : this.#parse(name, text);
    }
    /** Returns an input that must be given; `advice` is the message if it is missing. */
    required(name, advice) {
        const text = this.#raw(name);
        if (text !== '')
            return this.#parse(name, text);
        return this.attempt(name, () => {
            throw invalid `is missing: ${advice}`;
        });
    }
    /** Returns what `work` makes of an input. Only the first error of an input is recorded. */
    attempt(name, work) {
        if (this.#wrong.has(name))
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
    /** Records what is wrong with an input, if it is with one: no later `attempt` is made at it. */
    reject(name, error) {
        this.#errors.push(error);
        if (name !== undefined)
            this.#wrong.add(name);
    }
    /** Records what is wrong with what is not an input. */
    report(...errors) {
        this.#errors.push(...errors);
    }
    #raw(name) {
        return readGivenText(this.env, name) || this.#table[name].default;
    }
    #parse(name, text) {
        return this.attempt(name, () => {
            if (text.includes('${{'))
                throw invalid `contains an expression that was not evaluated (“$\{{”): expressions work in workflow files, but not in the values of variables and secrets`;
            if (!this.#table[name].isProse)
                rejectBraces(text);
            return this.#table[name].parse(text);
        });
    }
}
/** The contexts of expressions: https://docs.github.com/actions/reference/workflows-and-actions/contexts */
const table_reader_EXPRESSION = /\{\{\s*(?:github|env|vars|jobs?|steps|runner|secrets|strategy|matrix|needs|inputs)\s*[.[].*?\}\}/;
/**
 * Rejects an expression without its “$”, which the runner passes on as it is. What is around it may
 * be a password, which only the parser of the input would find.
 */
function rejectBraces(text) {
    if (!table_reader_EXPRESSION.test(text))
        return;
    throw invalid `contains {{ … }}: without “$”, this is not an expression; write $\{{ … }}`;
}
/** Returns `fields` if none of them is invalid. */
function combineIfValid(fields) {
    return areValid(fields) ? fields : INVALID;
}
function areValid(fields) {
    return !Object.values(fields).includes(INVALID);
}
/** Returns `value`, or undefined if it is invalid: for checks that look at several inputs. */
function dropInvalid(value) {
    return value === INVALID ? undefined : value;
}

;// CONCATENATED MODULE: ./lib/inputs/table.js










/** What the step can be asked to do. */
const MODES = ['export', 'agent-job', 'check'];
const EXPORT = ['export'];
const FOLLOWING = ['export', 'agent-job'];
const CHECKING = ['export', 'check'];
const OF_SITE = { beside: { export: ['site-path'] }, guards: () => true };
const OF_ARCHIVE = { beside: { export: ['site-path', 'bundle-path'] } };
/** An agent’s job has nothing to write there; in the other modes, it may be left over. */
const WRITTEN = {
    guards: (text, mode) => mode === 'agent-job' && !/^false$/i.test(text),
};
const OF_COMPARISON = { beside: { export: ['compare-with'], check: ['compare-with'] } };
const OF_LIVE_CHECK = { beside: { check: ['live-url'] } };
const WITHOUT_WAIT = (0,clean/* safe */.gB) `; to export without waiting, set wait: false`;
/** One row for each input. */
const TABLE = {
    mode: { default: 'export', modes: MODES, parse: makeChoiceParser(MODES) },
    'base-url': { default: '', modes: FOLLOWING, parse: parseBaseUrl },
    'api-key': { default: '', modes: FOLLOWING, parse: parseApiKey },
    domain: { ...SITE_OPTIONS.domain, modes: CHECKING },
    'project-id': { default: '', modes: FOLLOWING, parse: parseId },
    'job-id': { default: '', modes: FOLLOWING, parse: parseJobId },
    wait: { default: 'true', modes: FOLLOWING, parse: parseBoolean },
    'wait-timeout': {
        default: '30m',
        modes: MODES,
        ...OF_LIVE_CHECK,
        parse: makeDurationParser('1s', '30d', WITHOUT_WAIT),
    },
    'poll-interval': {
        default: '15s',
        modes: MODES,
        ...OF_LIVE_CHECK,
        parse: makeDurationParser('1s', '1h'),
    },
    'request-timeout': {
        default: '30s',
        modes: MODES,
        beside: { check: ['live-url', 'pull-request-comment'] },
        parse: makeDurationParser('1s', '10m'),
    },
    'bundle-path': { default: '', modes: EXPORT, ...WRITTEN, parse: parseLocalPath },
    'site-path': { default: '', modes: CHECKING, ...WRITTEN, parse: parsePath },
    overwrite: { default: 'false', modes: EXPORT, ...OF_ARCHIVE, parse: parseBoolean },
    'wait-for-check': { default: '', modes: EXPORT, guards: () => true, parse: parseText },
    update: {
        default: 'false',
        modes: EXPORT,
        beside: { export: ['project-id'] },
        guards: () => true,
        parse: parseBoolean,
    },
    'expect-commit': {
        default: '',
        modes: EXPORT,
        beside: { export: ['update'] },
        guards: () => true,
        parse: parseCommit,
    },
    'expect-text': { default: '', isProse: true, modes: CHECKING, ...OF_SITE, parse: parseText },
    'max-unpacked-size': { ...SITE_OPTIONS['max-unpacked-size'], modes: CHECKING, ...OF_ARCHIVE },
    'max-unpacked-files': { ...SITE_OPTIONS['max-unpacked-files'], modes: CHECKING, ...OF_ARCHIVE },
    verify: {
        default: 'report',
        modes: CHECKING,
        ...OF_SITE,
        guards: (text) => text.startsWith('strict'),
        parse: makeChoiceParser(['off', 'report', 'strict', 'strict-new']),
    },
    'fail-on': { default: 'errors', modes: CHECKING, ...OF_SITE, parse: parseFailOn },
    host: { ...SITE_OPTIONS.host, modes: CHECKING, ...OF_SITE },
    'base-path': { ...SITE_OPTIONS['base-path'], modes: CHECKING, ...OF_SITE },
    'accepted-findings': { default: '', modes: CHECKING, ...OF_SITE, parse: parseListPath },
    'compare-with': { default: '', modes: CHECKING, ...OF_SITE, parse: parsePath },
    'max-pages-removed': { default: '', modes: CHECKING, ...OF_SITE, parse: parseCountOrZero },
    'preview-url': { default: '', modes: CHECKING, ...OF_COMPARISON, parse: parsePreviewUrl },
    'live-url': { default: '', modes: ['check'], guards: () => true, parse: parseLiveUrl },
    'live-issue': {
        default: 'false',
        modes: ['check'],
        ...OF_LIVE_CHECK,
        ...WRITTEN,
        parse: parseBoolean,
    },
    'values-file': { default: '', modes: EXPORT, guards: () => true, parse: parseLocalPath },
    'values-path': { default: '', modes: EXPORT, parse: parseKeys },
    'values-url': { default: '', modes: EXPORT, parse: parseValuesUrl },
    'export-version': { default: '', modes: EXPORT, parse: parseText },
    'pull-request-comment': {
        default: 'false',
        modes: CHECKING,
        ...OF_SITE,
        ...WRITTEN,
        parse: parseBoolean,
    },
    'github-token': { default: '', modes: CHECKING, parse: parseToken },
    'mask-bundle-url': { default: 'true', modes: EXPORT, parse: parseBoolean },
};
/** The inputs of the step, as action.yml declares them. */
const INPUTS = TABLE;
/** All of them, in the order of action.yml. */
const INPUT_NAMES = Object.keys(TABLE).filter((name) => isInputName(name));
/** Returns whether this is the name of an input. */
function isInputName(name) {
    return Object.hasOwn(TABLE, name);
}
/**
 * Returns an input without the white space around it; its default if it is empty, as a missing
 * secret is.
 */
function readRawInput(env, name) {
    return readGivenText(env, name) || INPUTS[name].default;
}

;// CONCATENATED MODULE: ./lib/inputs/shared-inputs.js
/** The inputs that several modes share. */








/** Returns the inputs of the modes that ask the service. */
function readService(read) {
    read.report(...(0,proxy/* listProxyProblems */.zc)(read.env));
    // For forks, that is why the address is missing, too: it is said first.
    const apiKey = read.required('api-key', adviseOnKey(read.env));
    return combineIfValid({
        baseUrl: read.required('base-url', (0,clean/* safe */.gB) `set it to the root of the administrative API, such as https://api.example.com. If an expression sets it, that variable or secret is empty, or this job cannot read it`),
        apiKey,
        /**
         * The longest silence of a request or transfer; for calls of the API also the longest one may
         * take. In ms.
         */
        requestTimeoutMs: read.withDefault('request-timeout'),
    });
}
function adviseOnKey(env) {
    switch ((0,github_event/* findLackOfRights */.v)(env)) {
        case 'fork':
            return (0,clean/* safe */.gB) `this run is for a pull request from a fork, which gets no secrets. To check a site that the workflow builds, set mode: check, which needs no key. Otherwise, skip this step for forks`;
        case 'dependabot':
            return (0,clean/* safe */.gB) `this run is for Dependabot, which gets only Dependabot secrets. Add the key to the Dependabot secrets, or skip this step for Dependabot`;
        default:
            return (0,clean/* safe */.gB) `it is not set, or its secret is empty. Check the expression after “api-key:”, and that the repository, the organization or the environment of this job has a secret of that name`;
    }
}
/** Returns the inputs of the modes that follow a job. */
function readWait(read) {
    return combineIfValid({
        /** Whether to wait at all. */
        wait: read.withDefault('wait'),
        timeoutMs: read.withDefault('wait-timeout'),
        pollIntervalMs: read.withDefault('poll-interval'),
    });
}
/** The base paths that the project's form of the API knows. */
const BASE_PATHS = new Set(['/docs/', '/documentation/']);
/**
 * Returns the base path that the service is told when an export is started, without a slash at the
 * end; undefined if none is.
 */
function findSentBasePath(read) {
    const basePath = read.withDefault('base-path');
    const isStarted = read.isGiven('project-id') && !read.isGiven('job-id');
    if (!isStarted || basePath === INVALID || !BASE_PATHS.has(basePath))
        return undefined;
    return basePath.slice(0, -1);
}
/**
 * Returns the inputs of the modes that check a site. Throws nothing: what is wrong is reported to
 * `read`.
 */
async function readCheckSettings(read) {
    return combineIfValid({
        verify: read.withDefault('verify'),
        /** What fails the step besides errors, if findings do. */
        failOn: readFailOn(read),
        /** The host whose rules apply. */
        host: read.optional('host'),
        /** With a slash at both ends. */
        basePath: read.withDefault('base-path'),
        /** The findings that do not count. */
        accepted: await readAccepted(read),
        /**
         * Where this build can be looked at, with a slash at the end; set with an earlier site to
         * compare with alone.
         */
        previewUrl: readPreviewUrl(read),
        /** A text that some page has to show, whatever `verify` says. */
        expectText: read.optional('expect-text'),
        /** How many pages of the earlier site may be gone, whatever `verify` says. */
        maxPagesRemoved: read.optional('max-pages-removed'),
    });
}
function readFailOn(read) {
    const failOn = read.withDefault('fail-on');
    const verify = read.withDefault('verify');
    // Without a site, that is what is wrong.
    if (failOn === INVALID || verify === INVALID || !read.isGiven('site-path'))
        return failOn;
    const isOfErrors = !failOn.isOfWarnings && failOn.codes.size === 0;
    if (isOfErrors || verify === 'strict' || verify === 'strict-new')
        return failOn;
    return read.attempt('fail-on', () => {
        throw invalid `is “${failOn.text}”, but no finding fails the step with verify: ${verify}. Set verify: strict or strict-new, or leave fail-on out`;
    });
}
function readPreviewUrl(read) {
    return read.isGiven('compare-with') ? read.optional('preview-url') : undefined;
}
async function readAccepted(read) {
    const name = read.optional('accepted-findings');
    if (name === INVALID)
        return INVALID;
    if (name === undefined)
        return [];
    // Loaded where there is such a file.
    const { readAcceptedFile } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(40)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9040));
    const { entries, errors } = await readAcceptedFile((0,external_node_path_.resolve)(read.workspace, name));
    for (const error of errors)
        read.reject('accepted-findings', (0,clean/* safe */.gB) `accepted-findings “${name}”: ${error}`);
    return entries;
}
/**
 * Returns the earlier site to compare with, undefined without one. `sitePath` is the later one,
 * absolute, if it is known.
 */
function readEarlierSite(read, sitePath) {
    const name = read.optional('compare-with');
    if (name === undefined || name === INVALID)
        return name;
    return read.attempt('compare-with', () => {
        const earlier = parseEarlierSite(name, read.workspace);
        if (sitePath !== undefined)
            ensureApart(earlier, sitePath, 'site-path');
        return earlier;
    });
}
/** Returns what there is to know for a comment; undefined without one. */
function readComment(read) {
    const isWanted = read.withDefault('pull-request-comment');
    if (isWanted === false)
        return undefined;
    if (isWanted === INVALID)
        return INVALID;
    return combineIfValid({
        /** Empty if there is none. */
        token: readRawInput(read.env, 'github-token'),
        /** The longest silence of a request, in ms. */
        idleMs: read.withDefault('request-timeout'),
        previewUrl: readPreviewUrl(read),
    });
}
/** Returns what an archive may unpack to. */
function readLimits(read) {
    return combineIfValid({
        bytes: read.withDefault('max-unpacked-size'),
        entries: read.withDefault('max-unpacked-files'),
    });
}

;// CONCATENATED MODULE: ./lib/inputs/agent-job-inputs.js



/** Returns the inputs of mode agent-job. Throws nothing: what is wrong is reported to `read`. */
function readAgentJobInputs(read) {
    return combineIfValid({
        mode: 'agent-job',
        service: readService(read),
        waiting: readWait(read),
        projectId: read.required('project-id', (0,clean/* safe */.gB) `mode agent-job needs it; it is on the API keys page of the dashboard. If an expression sets it, its value is empty`),
        jobId: read.required('job-id', (0,clean/* safe */.gB) `mode agent-job follows an existing job. If an expression sets it, its value is empty`),
    });
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
;// CONCATENATED MODULE: ./lib/inputs/check-inputs.js











const parseVerify = makeChoiceParser(['report', 'strict', 'strict-new'], (0,clean/* safe */.gB) `Mode check always checks the site`);
/** Returns the inputs of mode check. Throws nothing: what is wrong is reported to `read`. */
async function readCheckInputs(read) {
    const site = readSiteFolder(read);
    const verify = readRawInput(read.env, 'verify');
    if (!verify.includes('${{'))
        read.attempt('verify', () => parseVerify(verify));
    return combineIfValid({
        mode: 'check',
        /** The folder with the site. */
        site,
        /** The host name of the site, in ASCII. */
        domain: read.optional('domain'),
        check: await readCheckSettings(read),
        comment: readComment(read),
        /** What the site is compared with, and what that may unpack to. */
        compareWith: readEarlierSite(read, dropInvalid(site)?.path),
        limits: readLimits(read),
        /** Set if the host is to be asked. */
        live: readLive(read),
    });
}
const NO_CHECKOUT = (0,clean/* safe */.gB) `does actions/checkout run before this step?`;
function readSiteFolder(read) {
    const name = read.required('site-path', (0,clean/* safe */.gB) `set it to the folder with the site. If an expression sets it, its value is empty`);
    if (name === INVALID)
        return INVALID;
    return read.attempt('site-path', () => {
        const path = parseSiteFolder(name, read.workspace, NO_CHECKOUT);
        ensureReportIsOutside(name, path, read.env.RUNNER_TEMP);
        return { name, path };
    });
}
/** Nothing is ever written into the folder that is checked. @throws InvalidInput */
function ensureReportIsOutside(name, path, runnerTemp) {
    const place = runnerTemp || (0,external_node_os_.tmpdir)();
    if (!(0,paths/* isWithin */.UO)((0,paths/* resolveRealPath */.Sc)(place), (0,external_node_fs_.realpathSync)(path)))
        return;
    throw invalid `is “${name}”: ${runnerTemp ? 'RUNNER_TEMP' : 'the folder for temporary files'} (${place}) is in it, where the report is written: use a folder that contains only the site`;
}
function readLive(read) {
    const url = read.optional('live-url');
    if (url === undefined)
        return undefined;
    read.report(...(0,proxy/* listProxyProblems */.zc)(read.env));
    const basePath = read.withDefault('base-path');
    if (url !== INVALID && basePath !== INVALID && url.pathname !== basePath)
        read.reject('live-url', (0,clean/* safe */.gB) `live-url is “${url.href}”, but base-path is “${basePath}”: both must have the same path; did you mean ${url.origin}${basePath}, or base-path: ${url.pathname}?`);
    return combineIfValid({
        /** Where it was published: the path is the base path. */
        url,
        /**
         * How long to wait until everything agrees, and the longest pause before what differs is asked
         * for again.
         */
        timeoutMs: read.withDefault('wait-timeout'),
        pollIntervalMs: read.withDefault('poll-interval'),
        /** The longest silence of a request. */
        requestTimeoutMs: read.withDefault('request-timeout'),
        /** Set if an issue is to be kept about it. */
        issue: readIssue(read),
    });
}
/** The token to write with, which may be empty. */
function readIssue(read) {
    const isWanted = read.withDefault('live-issue');
    if (isWanted === INVALID)
        return INVALID;
    return isWanted ? { token: readRawInput(read.env, 'github-token') } : undefined;
}

// EXTERNAL MODULE: ./lib/inputs/targets.js
var inputs_targets = __nccwpck_require__(7779);
;// CONCATENATED MODULE: ./lib/inputs/export-inputs.js






/** Returns the inputs of mode export. Throws nothing: what is wrong is reported to `read`. */
async function readExportInputs(read) {
    const overwrite = read.withDefault('overwrite');
    const targets = readTargets(read, dropInvalid(overwrite) ?? false);
    return combineIfValid({
        mode: 'export',
        service: readService(read),
        waiting: readWait(read),
        job: readJob(read),
        /** Set if the service is to build the documentation before an export is started. */
        update: readUpdate(read),
        maskBundleUrl: read.withDefault('mask-bundle-url'),
        /** Where archive and site are to go; checked, nothing is written yet. */
        targets,
        /** What the archive may unpack to. */
        limits: readLimits(read),
        check: await readCheckSettings(read),
        comment: readComment(read),
        /** What the site is compared with. */
        compareWith: readEarlierSite(read, targets.site?.path),
        /** Whether what is there already may be replaced. */
        overwrite,
        valuesFile: readValuesFile(read),
        /** The check to wait for before an export is started. */
        waitForCheck: readWaitForCheck(read),
    });
}
/**
 * An export to start, or one to follow that was started earlier. With a project, the project's form
 * of the API is used.
 */
function readJob(read) {
    const jobId = read.optional('job-id');
    const projectId = read.optional('project-id');
    const needsDomain = jobId === undefined && projectId === undefined;
    const advice = (0,clean/* safe */.gB) `set it to the host name of the site to export, or set project-id or job-id instead. If an expression sets it, its value is empty`;
    const domain = needsDomain ? read.required('domain', advice) : read.optional('domain');
    return combineIfValid({ jobId, projectId, domain, basePath: findSentBasePath(read) });
}
function readUpdate(read) {
    const isWanted = read.withDefault('update');
    const projectId = read.optional('project-id');
    const expectCommit = read.optional('expect-commit');
    if (isWanted === INVALID)
        return INVALID;
    if (!isWanted || projectId === undefined || read.isGiven('job-id'))
        return undefined;
    return combineIfValid({ projectId, expectCommit });
}
function readTargets(read, overwrite) {
    const { targets, errors } = (0,inputs_targets/* checkTargets */.VJ)({
        bundlePath: dropInvalid(read.optional('bundle-path')),
        sitePath: dropInvalid(read.optional('site-path')),
        valuesFile: dropInvalid(read.optional('values-file')),
        overwrite,
        workspace: read.workspace,
        runnerTemp: read.env.RUNNER_TEMP || undefined,
    });
    for (const { input, message } of errors)
        read.reject(input, message);
    return targets;
}
function readValuesFile(read) {
    const name = read.optional('values-file');
    const url = readValuesUrl(read);
    const version = read.optional('export-version');
    const place = read.optional('values-path');
    if (name === INVALID)
        return INVALID;
    if (name === undefined) {
        for (const [input, value] of [
            ['export-version', version],
            ['values-url', url],
        ])
            if (dropInvalid(value) !== undefined)
                read.reject(input, (0,clean/* safe */.gB) `${input} is only written to a values file: set values-file, too`);
        if (dropInvalid(place) !== undefined)
            read.reject('values-path', (0,clean/* safe */.gB) `values-path is a place in a values file: set values-file, too`);
        return undefined;
    }
    const path = read.attempt('values-file', () => parseValuesFile(name, read.workspace));
    // Where the bundle lies for good, with placeholders in it; if it is not given, the link is
    // written.
    return combineIfValid({ name, path, place, url, version });
}
function readValuesUrl(read) {
    const url = read.optional('values-url');
    if (url === undefined || url === INVALID)
        return url;
    if (url.includes('{domain}') && !read.isGiven('domain'))
        read.reject('values-url', (0,clean/* safe */.gB) `values-url is “${url}”: for {domain}, set the input domain, too`);
    const { GITHUB_REF_TYPE: type, GITHUB_REF: ref } = read.env;
    if (url.includes('{tag}') && type !== 'tag')
        read.reject('values-url', (0,clean/* safe */.gB) `values-url is “${url}”: {tag} is the tag that the workflow runs on, but it runs on ${ref || 'no ref'}: run it on a tag, or use {sha256}`);
    if (!read.isGiven('bundle-path'))
        read.reject('values-url', (0,clean/* safe */.gB) `values-url is where you store the archive, but this step does not keep it: set bundle-path, too`);
    return url;
}
/** The name of the check, and the token to ask for it, which may be empty. */
function readWaitForCheck(read) {
    const name = read.optional('wait-for-check');
    return name === undefined
        ? undefined
        : combineIfValid({ name, token: readRawInput(read.env, 'github-token') });
}

;// CONCATENATED MODULE: ./lib/inputs/idle-inputs.js
/** Inputs that have no effect beside the others. */





/** action.yml fills it in whether it was given or not. */
const TOKEN = 'github-token';
/** A step that was asked to check something, and did not, must not be green. */
function rejectIdleGuards(mode, read) {
    for (const name of INPUT_NAMES) {
        const isGuard = INPUTS[name].guards?.(readRawInput(read.env, name), mode);
        if (!isGuard || !read.isGiven(name))
            continue;
        const why = whyAlwaysIdle(name, mode, read);
        if (why === undefined)
            continue;
        read.attempt(name, () => {
            throw invalid `has no effect ${why}: ${adviceOnIdle(name, mode)}`;
        });
    }
}
function adviceOnIdle(name, mode) {
    if (name === 'live-url')
        return (0,clean/* safe */.gB) `add a step with mode: check after the deployment`;
    const others = INPUTS[name].beside?.[mode];
    if (others === undefined)
        return (0,clean/* safe */.gB) `leave it out`;
    return (0,clean/* safe */.gB) `set ${(0,common_units/* joinWords */.yZ)(others, 'or')}, too, or leave ${name} out`;
}
function listNotes(inputs, read) {
    const notes = [];
    for (const name of INPUT_NAMES) {
        if (name === TOKEN || !read.isGiven(name))
            continue;
        const why = whyIdle(name, inputs, read);
        const what = why === undefined ? hintOn(name, read) : (0,clean/* safe */.gB) `has no effect ${why}`;
        if (what !== undefined)
            notes.push((0,clean/* safe */.gB) `${name} ${what}`);
    }
    return notes;
}
/** Returns what people may not expect of an input that has an effect, worded to follow its name. */
function hintOn(name, read) {
    const text = readRawInput(read.env, name);
    if (DURATIONS.has(name) && /^\d+$/.test(text))
        return (0,clean/* safe */.gB) `is “${text}”, which means ${text} seconds`;
    if (name === 'values-url' && !text.includes('{') && !read.isGiven('export-version'))
        return (0,clean/* safe */.gB) `has no placeholder, so the address is the same for every version and deployments do not notice a new one: add {sha256}`;
    return undefined;
}
const DURATIONS = new Set([
    'wait-timeout',
    'poll-interval',
    'request-timeout',
]);
/**
 * Returns why an input has no effect, whatever it and the others say, worded to follow that;
 * undefined if it may have one.
 */
function whyAlwaysIdle(name, mode, read) {
    const { modes, beside } = INPUTS[name];
    if (!modes.includes(mode))
        return (0,clean/* safe */.gB) `in mode ${mode}`;
    if (name === 'base-path' && findSentBasePath(read) !== undefined)
        return undefined;
    const others = beside?.[mode];
    if (others === undefined || others.some((other) => read.isGiven(other)))
        return undefined;
    return (0,clean/* safe */.gB) `without ${(0,common_units/* joinWords */.yZ)(others, 'or')}`;
}
/**
 * Returns why an input has no effect beside the others, worded to follow that; undefined if it has
 * one.
 */
function whyIdle(name, inputs, read) {
    const { mode } = inputs;
    const idle = whyAlwaysIdle(name, mode, read);
    if (idle !== undefined)
        return idle;
    if (BEFORE_START.has(name) && read.isGiven('job-id'))
        return (0,clean/* safe */.gB) `with job-id`;
    const waits = mode === 'check' || inputs.waiting.wait || waitsBeforeStart(read);
    if (name === 'poll-interval' && !waits)
        return (0,clean/* safe */.gB) `with wait: false`;
    if (isLimit(name) && mode === 'check' && inputs.compareWith?.kind !== 'archive')
        return (0,clean/* safe */.gB) `without an archive in compare-with`;
    if (name === 'max-pages-removed' && !read.isGiven('compare-with'))
        return (0,clean/* safe */.gB) `without compare-with`;
    if (isOfCheckAlone(name, inputs) && mode === 'export' && inputs.check.verify === 'off')
        return (0,clean/* safe */.gB) `with verify: off`;
    return undefined;
}
/** What is done before an export is started. */
const BEFORE_START = new Set(['wait-for-check', 'update', 'expect-commit']);
function waitsBeforeStart(read) {
    return read.isGiven('wait-for-check') || read.isGiven('update');
}
function isLimit(name) {
    return name === 'max-unpacked-size' || name === 'max-unpacked-files';
}
function isExportWithoutComparison(inputs) {
    return inputs.mode === 'export' && inputs.compareWith === undefined;
}
/** Returns whether nothing but the check asks for an input. */
function isOfCheckAlone(name, inputs) {
    if (name === 'base-path')
        return isExportWithoutComparison(inputs) && inputs.job.basePath === undefined;
    return name === 'host' || name === 'accepted-findings';
}

;// CONCATENATED MODULE: ./lib/inputs/wrong-names.js
/** Inputs that are called otherwise than in action.yml. */




const ALIASES = [
    {
        input: 'verify',
        surely: /^(?:strict(?:mode|ness)?|fail(?:(?:on|if)(?:error|finding|broken|empty).*|on|fast)?|exitcode)$/,
        value: 'strict',
    },
    {
        input: 'site-path',
        surely: /^(?:directory|folder|(?:site|publish|output)dir)$/,
        perhaps: /^(?:path|dir|builddir|source|root|localpath|files|output|workingdirectory)$/,
    },
    {
        input: 'accepted-findings',
        surely: /^(?:exclude|ignore)$/,
        perhaps: /^(?:accept(?:ed)?|allowlist|ignorefile|(?:ignore|exclude|skip)(?:link|url|path|pattern)s?)$/,
        hint: ', a YAML file with an entry for each',
    },
    { input: 'api-key', surely: /^(?:key|apitoken|admin(?:api)?key)$/ },
    { input: 'job-id', surely: /^(?:resume|exportid)$/ },
    { input: 'wait-timeout', surely: /^timeout(?:minutes)?$/, hint: ', such as 30m' },
    { input: 'github-token', surely: /^token$/, perhaps: /^(?:repo|gh)token$/ },
    { input: 'overwrite', surely: /^force$/ },
    { input: 'export-version', surely: /^version$/ },
    { input: 'compare-with', surely: /^baseline$/, perhaps: /^compare$/ },
    { input: 'wait-for-check', surely: /^(?:waitfor|checkname)$/ },
    {
        input: 'live-url',
        surely: /^(?:live|(?:site|page|deploy(?:ed|ment)?|publish(?:ed)?|production)?url)$/,
    },
    { input: 'base-url', perhaps: /^(?:(?:api)?url|endpoint)$/ },
    { input: 'base-path', perhaps: /^(?:base|pathprefix)$/ },
    { input: 'host', perhaps: /^(?:provider|platform|target)$/ },
    { input: 'domain', perhaps: /^site$/ },
    { input: 'bundle-path', perhaps: /^bundle$/ },
    { input: 'preview-url', perhaps: /^preview$/ },
    { input: 'max-unpacked-size', perhaps: /^maxsize$/ },
    { input: 'pull-request-comment', perhaps: /^(?:pr)?comment$/ },
];
/** What nothing in a workflow does, and what to do instead. */
const NEVER = [
    [/^dry[\s_-]?run$/, 'this step has no dry run: leave it out'],
    [/^page[\s_-]?count$/, 'only the command accepts it: leave it out'],
    [
        /^(?:fail-?(?:on|if)-?warnings?|(?:treat-)?warnings-as-errors?)$/,
        'verify: strict with fail-on: warnings does that',
    ],
];
/** Asks for nothing. */
const OFF = /^(?:false|no?|off|0|none|never|warn(?:ing)?|ignore|disabled)$/i;
/**
 * Returns `env` with each input whose name is wrong under the one that was meant, so that it is
 * read like that. The runner passes on inputs that do not exist, too, and any variable of the
 * workflow may look like one: what need not be a mistake is only worth a warning.
 */
function correctNames(env) {
    const right = { ...env };
    const errors = [];
    const idle = [];
    for (const { given, text } of listUnknownNames(env, isInputName)) {
        const meaning = findMeaning(given, text, env);
        switch (meaning.kind) {
            case 'harmless':
                break;
            case 'impossible':
                errors.push((0,clean/* safe */.gB) `${given} is not an input, and ${meaning.why}`);
                break;
            case 'unknown':
                idle.push({ given, meant: meaning.meant });
                break;
            case 'wrong-name':
                errors.push((0,clean/* safe */.gB) `${given} is not an input${meaning.advice}`);
                if (meaning.read)
                    right[`INPUT_${meaning.read.input.toUpperCase()}`] = meaning.read.text;
        }
    }
    return { env: right, errors, warnings: isOfComposite(env) ? [] : warnOfUnknownNames(idle) };
}
/**
 * Returns what is given under a name that is no input, in lower case, with the text, which is not
 * empty.
 */
function listUnknownNames(env, isInput) {
    const all = Object.entries(env).map(([variable, text = '']) => {
        const [, given = ''] = /^input_(.+)$/.exec(variable.toLowerCase()) ?? [];
        return { given, text: text.trim() };
    });
    return all.filter(({ given, text }) => given !== '' && !isInput(given) && text !== '');
}
function findMeaning(given, text, env) {
    const alias = findAlias(given, env);
    const why = NEVER.find(([name]) => name.test(given))?.[1];
    if (OFF.test(text) && (why !== undefined || (alias && maySwitchOff(alias))))
        return { kind: 'harmless' };
    const meant = alias?.input ?? misspelledInput(given, text);
    const wanted = { input: meant, text: alias?.value ?? text };
    if (isAskedAnyway(wanted, alias !== undefined, env))
        return { kind: 'harmless' };
    if (why !== undefined && !mayBeVariable(given, env))
        return { kind: 'impossible', why };
    if (meant === undefined)
        return { kind: 'unknown', meant: undefined };
    if (alias === undefined) {
        const read = { input: meant, text };
        return { kind: 'wrong-name', advice: (0,did_you_mean/* didYouMean */.au)(meant), read: unlessGiven(read, env) };
    }
    if (!alias.isSure)
        return { kind: 'unknown', meant: alias.meant };
    // These are an address and a path of ours, and the text is some other.
    const isOther = meant === 'accepted-findings' || meant === 'live-url';
    const read = isOther ? undefined : unlessGiven({ input: meant, text: wanted.text }, env);
    return { kind: 'wrong-name', advice: (0,clean/* safe */.gB) `; write ${alias.meant}`, read };
}
/** Returns whether `false` and the like ask for nothing under such a name. */
function maySwitchOff({ input, value, isSure }) {
    return value !== undefined || !isSure || input === 'job-id';
}
/**
 * Returns whether the input that is meant says the same. A default says nothing under the name of
 * another action.
 */
function isAskedAnyway({ input, text }, isAlias, env) {
    if (input === undefined || readRawInput(env, input) !== text)
        return false;
    return !isAlias || isGiven(input, env);
}
function unlessGiven(read, env) {
    return isGiven(read.input, env) ? undefined : read;
}
function isGiven(input, env) {
    return readRawInput(env, input) !== INPUTS[input].default;
}
/** Returns the warning about names that are not inputs, if there are any. */
function warnOfUnknownNames(names) {
    const [first, ...others] = names;
    if (first === undefined)
        return [];
    if (others.length === 0)
        return [
            (0,clean/* safe */.gB) `${first.given} is not an input of this action and was ignored${(0,did_you_mean/* didYouMean */.au)(first.meant)}`,
        ];
    const all = names.map(({ given, meant }) => {
        if (meant === undefined)
            return given;
        return `${given} (did you mean ${meant}?)`;
    });
    return [(0,clean/* safe */.gB) `${(0,common_units/* joinWords */.yZ)(all, 'and')} are not inputs of this action and were ignored`];
}
/**
 * act and Gitea’s runner pass on the inputs of a composite action that this step is part of, under
 * names of its own.
 */
function isOfComposite(env) {
    return Boolean(env.ACT || env.GITEA_ACTIONS || env.FORGEJO_ACTIONS);
}
/**
 * The names of variables have `_` where those of inputs have `-`: `INPUT_DRY_RUN` may be for
 * another step.
 */
function mayBeVariable(given, env) {
    return isOfComposite(env) || (given.includes('_') && !/^fail_on_errors?$/.test(given));
}
/** Returns what a name is an alias of: of an input of the mode, if there is one. */
function findAlias(given, env) {
    const name = given.replace(/[\s_-]/g, '');
    const mode = readRawInput(env, 'mode');
    const aliases = ALIASES.filter(({ surely, perhaps }) => surely?.test(name) || perhaps?.test(name));
    const isOfMode = ({ input }) => INPUTS[input].modes.some((each) => each === mode);
    const alias = aliases.find(isOfMode) ?? aliases[0];
    if (alias === undefined)
        return undefined;
    const { input, surely, value } = alias;
    if (input === 'export-version' && !maySayVersion(env))
        return undefined;
    const isSure = Boolean(surely?.test(name)) && !mayBeVariable(given, env);
    const isKnown = isSure || isOfMode(alias);
    return { input, value, isSure, meant: isKnown ? describeMeant(name, alias, env) : undefined };
}
function describeMeant(name, { input, value, hint }, env) {
    const what = value === undefined ? input : `${input}: ${value}`;
    const isKey = name === 'token' && readRawInput(env, 'mode') !== 'check' && readRawInput(env, 'api-key') === '';
    return `${isKey ? 'api-key, or ' : ''}${what}${hint ?? ''}`;
}
function maySayVersion(env) {
    return readRawInput(env, 'values-file') !== '' && readRawInput(env, 'export-version') === '';
}
/**
 * Names as short as `mode` are one letter from many words, as variables of a workflow may be
 * called.
 */
const SHORT_NAME = 4;
function misspelledInput(given, text) {
    const meant = (0,did_you_mean/* findMisspelled */.ot)(given, INPUT_NAMES);
    const isOtherWord = meant !== undefined && meant.length <= SHORT_NAME && meant[0] !== given[0];
    if (isOtherWord)
        return undefined;
    // Static site generators call the path of a site its base URL.
    return meant === 'base-url' && text.startsWith('/') ? 'base-path' : meant;
}

;// CONCATENATED MODULE: ./lib/inputs/reader.js



/** Reads the inputs of the step. */
class InputReader extends TableReader {
    /** About what looks like an input and is none, and need not be a mistake. */
    warnings;
    constructor(given) {
        const { env, errors, warnings } = correctNames(given);
        super(env, INPUTS);
        this.warnings = warnings;
        this.report(...errors);
    }
    /**
     * Parses the inputs that the mode does not read, too: a value that no mode would accept is an
     * error in each.
     */
    parseOthers() {
        for (const name of INPUT_NAMES)
            this.optional(name);
    }
}

;// CONCATENATED MODULE: ./lib/inputs/read-inputs.js











const READERS = {
    export: readExportInputs,
    'agent-job': readAgentJobInputs,
    check: readCheckInputs,
};
/**
 * Returns the inputs, every one checked, and what is worth a warning or a note about them although
 * it is no error.
 * @throws StepError (`bad-inputs`) with all errors at once
 */
async function readInputs(env) {
    const read = new InputReader(env);
    const { warnings } = read;
    const mode = readMode(read);
    // Nobody knows what the mode that was meant needs.
    const inputs = mode === INVALID ? INVALID : await READERS[mode](read);
    read.parseOthers();
    if (mode !== INVALID)
        rejectIdleGuards(mode, read);
    if (inputs === INVALID || read.errors.length > 0)
        throw new errors/* StepError */.z('bad-inputs', { errors: pickFirstErrors([...warnings, ...read.errors]) });
    return { inputs, warnings, notes: listNotes(inputs, read) };
}
/** Without all of these, no export was meant. */
const OF_EXPORT = [
    'base-url',
    'api-key',
    'domain',
    'project-id',
    'job-id',
    'wait-for-check',
    'bundle-path',
    'values-file',
];
function readMode(read) {
    const mode = read.withDefault('mode');
    const isExportMeant = OF_EXPORT.some((name) => read.isGiven(name));
    if (mode !== 'export' || isExportMeant || !read.isGiven('site-path'))
        return mode;
    return read.attempt('mode', () => {
        const ofFork = (0,github_event/* findLackOfRights */.v)(read.env) === 'fork'
            ? (0,clean/* safe */.gB) `. Pull requests from forks get no secrets`
            : (0,clean/* safe */.gB) ``;
        throw invalid `is export (the default), but base-url, api-key and domain are missing. To check the folder in site-path, set mode: check${ofFork}`;
    });
}

;// CONCATENATED MODULE: ./lib/run.js





const SECRET_INPUTS = ['api-key', 'github-token'];
/**
 * The step: reads the inputs, does what the mode asks for, and returns how it ended.
 * @throws StepError for every bad end; anything else is a bug of this action
 */
async function run(step) {
    const { env, log } = step;
    begin(step, SECRET_INPUTS.map((name) => readRawInput(env, name)));
    // For the summary of a run whose inputs are invalid.
    step.facts.subject = (0,host_name/* readHostName */.K)(readRawInput(env, 'domain')) ?? step.facts.subject;
    const { inputs, warnings, notes } = await readInputs(env);
    for (const warning of warnings)
        log.warning((0,clean/* safe */.gB) `Inputs: ${step.facts.subject}`, warning);
    for (const note of notes)
        log.info((0,clean/* safe */.gB) `Note: ${note}`);
    return runMode(inputs, step);
}
/** A mode is loaded when it is used, so that a run with wrong inputs ends in a few milliseconds. */
async function runMode(inputs, step) {
    switch (inputs.mode) {
        case 'export': {
            const { exportSite } = await Promise.all(/* import() */[__nccwpck_require__.e(889), __nccwpck_require__.e(539), __nccwpck_require__.e(693), __nccwpck_require__.e(653)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6653));
            return exportSite(inputs, step);
        }
        case 'agent-job': {
            const { followAgentJob } = await Promise.all(/* import() */[__nccwpck_require__.e(693), __nccwpck_require__.e(794)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7447));
            return followAgentJob(inputs, step);
        }
        case 'check': {
            const { checkFolder } = await Promise.all(/* import() */[__nccwpck_require__.e(889), __nccwpck_require__.e(539), __nccwpck_require__.e(956)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6956));
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
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9220);
/* harmony import */ var _text_runner_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4157);




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
 * Returns the only writer of this run's outputs, which have these names: it sets all of them to
 * empty at the start, and each as soon as it is known. Nothing reads them. Without a runner's
 * output file, as in a run by hand, nothing is written.
 */
function openOutputs(env, names) {
    const written = new Map();
    return {
        begin() {
            for (const name of names)
                this.set(name, '');
        },
        set(name, value) {
            if (written.get(name) === value)
                return;
            written.set(name, value);
            if (env.GITHUB_OUTPUT)
                appendTo(env, 'OUTPUT', (0,_text_runner_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareKeyValueMessage */ .v)(name, value));
        },
    };
}
/**
 * Appends lines to one of the files that the runner reads after the step, and that `env` names.
 * @throws StepError (`runner-file`) if it cannot be written
 */
function appendTo(env, file, text) {
    const name = `GITHUB_${file}`;
    try {
        appendWhole(env[name] ?? '', text + node_os__WEBPACK_IMPORTED_MODULE_1__.EOL);
    }
    catch (error) {
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('runner-file', { file: name, why: String(error.message) }, error);
    }
}
/** The file has to exist: the runner would not read one that it did not create. */
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
/* harmony export */   Oi: () => (/* binding */ findTitled),
/* harmony export */   UH: () => (/* binding */ findToleratedFailure)
/* harmony export */ });
/** Returns the result that the title is about: the last one that has words for it. */
function findTitled(results) {
    return listResults(results).findLast(({ found }) => found !== undefined);
}
/** Returns the results that there are, those that say most of the end last. */
function listResults({ handOver, pullRequest, comparison, check, live }) {
    const all = [handOver, pullRequest, comparison, check, live];
    return all.filter((result) => result !== undefined);
}
/** Returns the failure that leaves the step green, if there is one. */
function findToleratedFailure(results) {
    return listResults(results).find(({ toleratedFailure }) => toleratedFailure)?.toleratedFailure;
}


/***/ }),

/***/ 5511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  mk: () => (/* binding */ REPORT_FOLDER),
  b0: () => (/* binding */ openStep)
});

// UNUSED EXPORTS: RUNNER

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/common/clock.js
var clock = __nccwpck_require__(9419);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __nccwpck_require__(7414);
// EXTERNAL MODULE: ./lib/common/error-message.js
var error_message = __nccwpck_require__(9653);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __nccwpck_require__(1164);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __nccwpck_require__(9591);
// EXTERNAL MODULE: ./lib/disk/busy-files.js
var busy_files = __nccwpck_require__(9366);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __nccwpck_require__(7469);
;// CONCATENATED MODULE: ./lib/disk/removal.js







/**
 * Everything that a step removes. It is done beside other work, in slices between which signals are
 * handled, so that a cancelled step can say what is left.
 */
class Removals {
    #left = new Map();
    #underway = new Set();
    /**
     * Counts what is at `path` as left until it is removed, in case the step is stopped before it can
     * `start` that.
     */
    plan(path, clearedBy) {
        this.#left.set(path, { why: undefined, clearedBy });
    }
    /**
     * Starts removing the file or folder at `path` with all its content. What cannot be removed stays
     * in `left`.
     */
    start(path, options) {
        this.plan(path, options.clearedBy);
        const removal = this.#remove(path, options).finally(() => this.#underway.delete(removal));
        this.#underway.add(removal);
    }
    /** Resolves when nothing is being removed any more. */
    async waitUntilSettled() {
        await Promise.all(this.#underway);
    }
    /** What has not been removed yet, or could not be. */
    get left() {
        return [...this.#left].map(([path, rest]) => ({ path, ...rest }));
    }
    async #remove(path, { whenGone, clearedBy }) {
        const why = await removeAll(path).catch(error_message/* getErrorMessage */.u);
        if (why !== undefined) {
            this.#left.set(path, { why, clearedBy });
            return;
        }
        whenGone?.();
        this.#left.delete(path);
    }
}
/** A name that is not valid UTF-8 cannot be opened as a string. */
const AS_BYTES = { withFileTypes: true, encoding: 'buffer' };
/**
 * Removes what is at `path`, and returns why not all of it could be removed; undefined if it was.
 */
async function removeAll(path) {
    const yieldIfOver = (0,event_loop/* makeTimeSlices */.DF)();
    const retry = (0,busy_files/* retryWhileHeld */.J)();
    let obstacle;
    /**
     * Returns what `work` does, or undefined if it failed, which is noted unless there was nothing to
     * remove.
     */
    const attempt = async (place, work) => {
        try {
            return await retry(work);
        }
        catch (error) {
            if (!(0,file_errors/* isDiskError */.M)(error))
                throw error;
            if (error.code !== 'ENOENT')
                obstacle ??= `${(0,external_node_path_.basename)(String(place))}: ${error.code ?? error.message}`;
            return undefined;
        }
    };
    const removeFolder = async (folder) => {
        const entries = await attempt(folder, () => (0,external_node_fs_.readdirSync)(folder, AS_BYTES));
        for (const entry of entries ?? []) {
            const inside = (0,paths/* joinBytePaths */.vV)(folder, entry.name);
            if (entry.isDirectory())
                await removeFolder(inside);
            else
                await attempt(inside, () => (0,external_node_fs_.unlinkSync)(inside));
            await yieldIfOver();
        }
        await attempt(folder, () => (0,external_node_fs_.rmdirSync)(folder));
    };
    if (await attempt(path, () => (0,external_node_fs_.lstatSync)(path).isDirectory()))
        await removeFolder(Buffer.from(path));
    else
        await attempt(path, () => (0,external_node_fs_.unlinkSync)(path));
    return obstacle;
}

// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __nccwpck_require__(4874);
// EXTERNAL MODULE: ./lib/text/runner-commands.js + 4 modules
var runner_commands = __nccwpck_require__(4157);
;// CONCATENATED MODULE: ./lib/text/log.js



/** How many errors of a chain of causes are traced: a chain may be a ring. */
const MAX_CAUSES = 8;
const masked = new Set();
/** How long a path may be, in characters: a file of the workspace has it. */
const MAX_PATH = 4_096;
const annotation = (command) => (title, text, at) => {
    const place = at && {
        file: (0,clean/* clean */.uH)(at.file, MAX_PATH),
        ...(at.line !== undefined && { line: at.line }),
    };
    (0,runner_commands/* issueCommand */.L)(command, { title: title.text, ...place }, text.text);
};
/**
 * What a person reads while the step runs. Everything goes to stdout: the runner reads stderr
 * first, before the masks that are on their way.
 */
const log = {
    /** An ordinary line. */
    info(text) {
        process.stdout.write(text.text + external_node_os_.EOL);
    },
    /** A notice annotation: one a run, for the good end of the step. */
    notice: annotation('notice'),
    /** A warning annotation. */
    warning: annotation('warning'),
    /** The error annotation: one a run, for the failure of the step itself. */
    error: annotation('error'),
    /** Hides a secret in all logs of the job from here on. */
    mask(secret) {
        if (masked.has(secret))
            return;
        masked.add(secret);
        (0,clean/* hide */.jD)(secret);
        (0,runner_commands/* issueCommand */.L)('add-mask', {}, secret);
    },
    /** Hides a secret in what this step itself prints. */
    hide: clean/* hide */.jD,
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









const HEARTBEAT_MS = 60_000;
/** What the name of the folder for reports begins with. */
const REPORT_FOLDER = 'docs-export-report-';
/** What the runner gives. */
const RUNNER = {
    env: process.env,
    clock: clock/* systemClock */.m,
    random: Math.random,
    log: log,
};
/** Returns the step as the runner started it, or with the dependencies that a test passes. */
function openStep(signal, dependencies = RUNNER) {
    const { env, clock, log } = dependencies;
    const facts = { subject: 'Documentation', resumeWith: {} };
    const timings = [];
    let reportFolder;
    return {
        ...dependencies,
        outputs: (0,outputs/* openOutputs */.tS)(env, outputs/* OUTPUTS */.py),
        /** Aborted when the step is cancelled; the reason is the error to end with. */
        signal,
        /** When the step began, in ms since the epoch. */
        startedAt: clock.now(),
        facts,
        /** What the modes have from the phases. */
        results: {},
        /** Rows of the summary, in their order; the values may be foreign text. */
        notes: [],
        /** How long each phase took, as rows of the summary. */
        timings,
        /**
         * What the phases found, for the summary, in the order in which they found it: in sight, and
         * folded away.
         */
        sections: [],
        foldedSections: [],
        /** What the step removes before it ends. */
        removals: new Removals(),
        /**
         * Returns the folder for all reports of this run, which is created with the first of them.
         * Throws what the file system throws.
         */
        reportFolder() {
            reportFolder ??= (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), REPORT_FOLDER));
            return reportFolder;
        },
        /**
         * Runs `work` with a heartbeat in the log each minute; the summary shows how long it took,
         * however it ends.
         */
        async phase(name, work, heartbeat = (elapsedMs) => (0,clean/* safe */.gB) `${name}: busy for ${(0,units/* showDuration */.kJ)(elapsedMs)}`) {
            const startedAt = clock.now();
            const stopHeartbeat = clock.every(HEARTBEAT_MS, () => log.info(heartbeat(clock.now() - startedAt)));
            try {
                return await work();
            }
            finally {
                stopHeartbeat();
                timings.push({ name, value: (0,units/* showDuration */.kJ)(clock.now() - startedAt) });
            }
        },
    };
}


/***/ }),

/***/ 5144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ makeDocsAddress)
/* harmony export */ });
/** A repository as GitHub names it; each part may be in an address as it is. */
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
/**
 * Returns the address of a page of this action's own documentation in the version that runs, or
 * undefined if it is unknown: the runner names the action's repository unless the action is in a
 * folder of the workflow's own
 * (https://docs.github.com/actions/reference/workflows-and-actions/variables). Gitea and Forgejo,
 * which set the same variables, show files elsewhere.
 */
function makeDocsAddress(env, page, anchor) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '', } = env;
    if (env.GITEA_ACTIONS === 'true' || env.FORGEJO_ACTIONS === 'true')
        return undefined;
    if (!REPOSITORY.test(repository) || ref === '')
        return undefined;
    const version = ref.split('/').map(encodeURIComponent).join('/');
    const address = URL.parse(`/${repository}/blob/${version}/${page}#${anchor}`, server);
    if (address?.protocol !== 'https:')
        return undefined;
    return address.href;
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
 * After all others, the job is worth resuming: after `rejected`, too, whoever fixes the key must
 * not start another.
 */
const OVER = new Set(['succeeded', 'job-failed']);
/** The same job would end in the same way. */
const NOTHING_TO_FETCH = new Set([
    ...['archive-empty', 'archive-gone', 'entry-refused', 'export-gone'],
    ...['export-job-not-found', 'agent-job-not-found'],
]);
/**
 * Returns the lines of a workflow that resume the job; none if there is no job, or nothing is left
 * to do about it.
 */
function listResumeLines({ resumeWith }, outcome, failure) {
    const inputs = Object.entries(resumeWith);
    if (inputs.length === 0 || OVER.has(outcome))
        return [];
    if (failure && NOTHING_TO_FETCH.has(failure.code))
        return [];
    // Single-quoted, because YAML would read some ids as numbers, and doubling the quote is all the
    // escaping it needs.
    return [
        (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `with:`,
        ...inputs.map(([name, value]) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `  ${name}: '${value.replaceAll("'", "''")}'`),
    ];
}
/** The pages of a job are not what they should be, and stay as they are. */
const WRONG_PAGES = new Set([
    'pages-removed',
    'text-missing',
    'verify-failed',
]);
/** Returns what the lines that resume a job are for; a colon and the lines follow. */
function introduceResuming(failure) {
    if (failure !== undefined && WRONG_PAGES.has(failure.code))
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
/* harmony import */ var _docs_address_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(5144);
/* harmony import */ var _resume_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4661);
/* harmony import */ var _title_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1634);








/**
 * Returns the job summary, from top to bottom: how it ended, what the phases found, what to do, and
 * what readers can unfold. GitHub renders it as Markdown, in which HTML stays HTML up to the next
 * blank line; there is none, so that nothing in it is read as Markdown:
 * https://github.github.com/gfm/#html-blocks
 */
function renderSummary(ended) {
    const { sections, foldedSections } = ended.step;
    const parts = [
        ...renderEnding(ended, sections),
        ...foldedSections.map(({ heading, content }) => (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFolded */ .jq)(heading, content)),
        keepReport(ended),
        details(ended),
    ].filter((part) => part !== undefined);
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .removeBlankLines */ .QH)(parts).text;
}
/**
 * Returns how the step ended and what these sections of it found, for the summary and for what is
 * kept at GitHub. Where findings say what is wrong, they come first, and what to do about the step
 * is folded. `commit`: of what was found; undefined if that is not worth saying.
 */
function renderEnding(ended, sections, commit) {
    // What was found last is about what readers see.
    const found = [...sections].reverse().map(_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .addHeading */ .CB);
    const why = failureInWords(ended);
    const opening = [
        headline(ended),
        subline(ended, commit),
        ...diagnoses(ended),
    ];
    const resuming = resume(ended);
    const isFolded = found.length > 0 && ended.failure && WITH_FINDINGS.has(ended.failure.code);
    if (isFolded)
        opening.push(...found, (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFolded */ .jq)('How to continue', (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${why}${resuming}`));
    else
        opening.push(why, resuming, results(ended), ...found);
    return opening.filter((part) => part !== undefined);
}
/** The findings say what is wrong. */
const WITH_FINDINGS = new Set(['verify-failed', 'live-failed']);
/** The first line: a mark, how the step ended, and what it was about. */
function headline(ended) {
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<h3>${(0,_title_js__WEBPACK_IMPORTED_MODULE_4__/* .pickMark */ .By)(ended)} ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSentences */ .L7)((0,_title_js__WEBPACK_IMPORTED_MODULE_4__/* .makeTitle */ .XM)(ended))}</h3>`;
}
/** What stands below it in grey, and why the step is green, if there are errors. */
function subline(ended, commit) {
    const details = (0,_title_js__WEBPACK_IMPORTED_MODULE_4__/* .listDetails */ .r3)(ended).map((detail) => (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSentences */ .L7)((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${detail}`));
    if (commit !== undefined)
        details.push((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `commit ${commit}`);
    const although = (0,_title_js__WEBPACK_IMPORTED_MODULE_4__/* .findAlthough */ ._)(ended);
    const parts = [];
    if (details.length > 0)
        parts.push((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p><sub>${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .joinMarkup */ .Rm)(details, ' · ')}</sub></p>\n`);
    if (although !== undefined)
        parts.push((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p>Succeeded, ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSentences */ .L7)((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${although}`)}.</p>\n`);
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${parts}`;
}
/** What explains most of it. */
function diagnoses({ step: { results } }) {
    return (0,_step_results_js__WEBPACK_IMPORTED_MODULE_6__/* .listResults */ .Fc)(results)
        .reverse()
        .map(({ diagnosis }) => diagnosis)
        .filter((said) => said !== undefined)
        .map((said) => (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p><b>${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSentences */ .L7)((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${said}`)}</b></p>`);
}
/**
 * What failed, in its words, and where more is said about it. A check that failed may leave the
 * step green.
 */
function failureInWords({ step: { env, results }, failure }) {
    const error = failure ?? (0,_step_results_js__WEBPACK_IMPORTED_MODULE_6__/* .findToleratedFailure */ .UH)(results);
    if (error === undefined)
        return undefined;
    const address = (0,_docs_address_js__WEBPACK_IMPORTED_MODULE_7__/* .makeDocsAddress */ .Q)(env, 'TROUBLESHOOTING.md', error.code);
    const entry = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLink */ .BK)((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `TROUBLESHOOTING.md, ${error.code}`, address);
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderParagraphs */ .m5)(error.summary)}\n<p>More about this: ${entry}</p>`;
}
/** How to resume the job. */
function resume({ step: { facts }, outcome, failure }) {
    const lines = (0,_resume_js__WEBPACK_IMPORTED_MODULE_3__/* .listResumeLines */ .P)(facts, outcome, failure);
    if (lines.length === 0)
        return undefined;
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p>${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSentences */ .L7)((0,_resume_js__WEBPACK_IMPORTED_MODULE_3__/* .introduceResuming */ .Q)(failure))}:</p>\n${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLinesToCopy */ .Go)(lines)}`;
}
/** What the step made that has an address: a pull request. */
function results({ step: { notes } }) {
    const items = notes
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
function keepReport({ step: { env, results } }) {
    if (!(0,_step_results_js__WEBPACK_IMPORTED_MODULE_6__/* .listResults */ .Fc)(results).some(({ hasReport }) => hasReport))
        return undefined;
    let action = UPLOAD_ACTION_ELSEWHERE;
    if (supportsUploadArtifactV4(env))
        action = UPLOAD_ACTION;
    const lines = [
        (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `- if: always()`,
        (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `  uses: ${action}`,
        (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `  with: { name: documentation-report, path: '\${{ runner.temp }}/${_step_step_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FOLDER */ .mk}*' }`,
    ];
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFolded */ .jq)('How to keep the report', (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p>The report is deleted with the runner. To keep it as an artifact, if this workflow does not yet, add this step after this one:</p>\n${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLinesToCopy */ .Go)(lines)}`);
}
/**
 * From version 4 on, upload-artifact refuses every server but GitHub's own, by this rule
 * (https://github.com/actions/toolkit/blob/main/packages/artifact/src/internal/shared/config.ts,
 * `isGhes`).
 */
function supportsUploadArtifactV4({ GITHUB_SERVER_URL: server }) {
    const host = URL.parse(server || 'https://github.com')?.hostname ?? '';
    return /^github\.com$|\.(?:ghe\.com|localhost)$/.test(host);
}
/** The job, the archive, and how long everything took. */
function details({ step }) {
    const { facts, notes, timings, removals, clock, startedAt } = step;
    const rows = [
        { name: 'Job', value: facts.jobId },
        { name: 'Status', value: facts.status },
        { name: 'Pages', value: facts.pageCount },
        { name: 'Link expires', value: facts.linkExpiresAt },
        ...notes.filter(({ href }) => href === undefined),
        ...timings,
        { name: 'Left behind', value: removals.left.map(({ path }) => path).join(', ') },
        { name: 'Duration', value: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(clock.now() - startedAt) },
    ];
    const known = [];
    for (const { name, value } of rows)
        if (value)
            known.push({ name, value: (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCode */ .cR)(value) });
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFolded */ .jq)('Details', (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFactsTable */ .mE)(known));
}


/***/ }),

/***/ 1634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ pickMark),
/* harmony export */   CC: () => (/* binding */ writeClosingWords),
/* harmony export */   XM: () => (/* binding */ makeTitle),
/* harmony export */   _: () => (/* binding */ findAlthough),
/* harmony export */   r3: () => (/* binding */ listDetails)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7414);
/* harmony import */ var _step_results_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6132);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4874);
/** How a step ended, in words: its title, what stands below it, and its last message. */



/** How a step ended, as a person says it; `facts.subject` stands before it. */
const ENDINGS = {
    succeeded: 'succeeded',
    pending: 'pending',
    'job-failed': 'the job failed',
    'timed-out': 'not finished in time',
    cancelled: 'cancelled',
    unreachable: 'no usable response',
    rejected: 'rejected',
    'bundle-failed': 'no usable archive',
    'verify-failed': 'the check failed',
    'live-failed': 'not live',
    'handover-failed': 'not handed over',
};
/** The failures that are said more precisely. */
const ENDINGS_OF_FAILURES = {
    'bad-inputs': 'invalid inputs',
    'text-missing': 'the expected text is missing',
};
const MARKS = { pending: '⏳', cancelled: '⏹️' };
/** Returns the sign that a title begins with. */
function pickMark({ step: { results }, outcome }) {
    if (outcome !== 'succeeded')
        return MARKS[outcome] ?? '❌';
    if ((0,_step_results_js__WEBPACK_IMPORTED_MODULE_1__/* .listResults */ .Fc)(results).some((result) => result.hasFaults))
        return '⚠️';
    return '✅';
}
/** Returns the title: `2 new errors in docs.example.com`, or `docs.example.com is not live`. */
function makeTitle(ended) {
    const { subject } = ended.step.facts;
    const { live } = ended.step.results;
    if (live?.kind === 'different')
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${live.place} is not live`;
    if (live?.kind === 'unreachable')
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${live.place} cannot be reached`;
    const titled = findResultInTitle(ended);
    if (titled?.hasFaults)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${titled.found} in ${subject}`;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${subject}: ${titled?.found ?? endingOf(ended)}`;
}
/** Returns the result that says how the step ended; undefined if something else ended it. */
function findResultInTitle({ step: { results }, outcome }) {
    const titled = (0,_step_results_js__WEBPACK_IMPORTED_MODULE_1__/* .findTitled */ .Oi)(results);
    if (outcome === 'succeeded')
        return titled;
    if (outcome === 'verify-failed' && titled?.hasFaults)
        return titled;
    return undefined;
}
function endingOf({ outcome, failure }) {
    return (failure && ENDINGS_OF_FAILURES[failure.code]) ?? ENDINGS[outcome];
}
/** Returns what stands below the title, each in words: `6 pages`, `nginx`, `3 warnings`. */
function listDetails(ended) {
    const { facts, results } = ended.step;
    const { jobId, status, pageCount } = facts;
    const titled = findResultInTitle(ended);
    const details = [...(titled?.details ?? [])];
    if (ended.outcome === 'pending' && jobId !== undefined)
        details.push(`job ${jobId} is ${status ?? 'running'}`);
    for (const result of (0,_step_results_js__WEBPACK_IMPORTED_MODULE_1__/* .listResults */ .Fc)(results).reverse()) {
        if (result === titled)
            continue;
        if (result.found !== undefined)
            details.push(result.found);
        details.push(...(result.details ?? []));
    }
    const pages = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCount */ .zq)(pageCount);
    if (results.check === undefined && pages)
        details.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(pages, 'page'));
    return details;
}
/** Returns why a green step with errors is green, worded to follow how it ended. */
function findAlthough({ step: { results }, outcome }) {
    if (outcome !== 'succeeded')
        return undefined;
    return (0,_step_results_js__WEBPACK_IMPORTED_MODULE_1__/* .listResults */ .Fc)(results).find(({ although }) => although !== undefined)?.although;
}
/** Returns the last message of a green step, without `facts.subject`. */
function writeClosingWords(ended) {
    const titled = findResultInTitle(ended);
    const although = findAlthough(ended);
    if (although === undefined)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${[titled?.found ?? endingOf(ended), ...listDetails(ended)].join(', ')}`;
    // What the check found is said in there.
    if (titled?.although !== undefined)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${ENDINGS.succeeded}, ${although}`;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${titled?.found}, ${although}`;
}


/***/ }),

/***/ 4874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   gB: () => (/* binding */ safe),
/* harmony export */   jD: () => (/* binding */ hide),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/**
 * The one door that makes text from the network safe to show.
 *
 * The runner reads commands out of a step's output: `::name::` after any white space at the start
 * of a line, and the older `##[name]` anywhere in a line; a lone carriage return starts a line too.
 * Whoever controls a line can set outputs, add masks, or switch masking off (`stop-commands`).
 */
/** How much of one foreign value is shown, in UTF-16 units. */
const MAX_SHOWN = 300;
/**
 * How many units are read for each that may be shown: white space, secrets and queries become
 * shorter.
 */
const READ_PER_SHOWN = 16;
/**
 * The beginning of a line that the runner would read as a command: `^` matches after every kind of
 * line end.
 */
const COMMAND = /^(\s*):(?=:)/gmu;
/** What ends a quoted sentence, and a period of ours behind it: one of them is enough. */
const DOUBLED_END = /(?<=[.!?]”)\./g;
/**
 * The class is not exported, and its protected property keeps other objects with a text from
 * passing as it. No line of it is a command, whatever values it was put together from: a foreign
 * one may come first, and two may make one.
 */
class CleanText {
    text;
    constructor(text) {
        this.text = text.replace(COMMAND, '$1: ').replaceAll('##[', '## [').replace(DOUBLED_END, '');
    }
    toString() {
        return this.text;
    }
}
/**
 * The first secrets are the keys, which stay; of later ones, such as new links in each answer, the
 * newest are kept.
 */
const PERMANENT_SECRETS = 100;
const MAX_SECRETS = 1_000;
const secrets = [];
/**
 * Has `secret` shown as `***` from now on. The runner masks, too, but misses what is cut or encoded
 * as HTML. A service that sends new secrets without end must not make each printed line more
 * expensive than the last.
 */
function hide(secret) {
    if (secrets.includes(secret))
        return;
    secrets.push(secret);
    if (secrets.length > MAX_SECRETS)
        secrets.splice(PERMANENT_SECRETS, 1);
}
/**
 * Returns `value` as one line without secrets, without queries of URLs, without control, formatting
 * or surrogate characters, without `##[`, and with at most `cap` UTF-16 units. It may still begin
 * with a command (`::name::`): only `SafeText` may be printed. The order is what keeps this safe
 * and fast: first secrets are masked, because a cut could leave half of one; then the text is cut;
 * then patterns look at what is left.
 */
function clean(value, cap = MAX_SHOWN) {
    const line = withoutQueries(withoutSecrets(String(value ?? ''), cap * READ_PER_SHOWN))
        .replace(/\s+/gu, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD')
        .replaceAll('##[', '## [')
        .trim();
    if (line.length <= cap)
        return line;
    return `${line.slice(0, cap - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
/**
 * Returns the beginning of `text`, at most `length` UTF-16 units, without secrets, nor the first
 * part of one.
 */
function withoutSecrets(text, length) {
    const longestFirst = [...secrets].sort((a, b) => b.length - a.length);
    const longest = longestFirst[0]?.length ?? 0;
    // Each secret is looked for in all of this, so it has to be short, however long the text is.
    const beginning = text.slice(0, length + 4 * longest);
    const masked = longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '***'), beginning);
    const isWhole = beginning.length === text.length;
    if (isWhole)
        return masked.slice(0, length);
    return masked.slice(0, Math.min(length, Math.max(0, masked.length - longest)));
}
/** Returns `text` without the query of any URL in it, for signatures and tokens are in there. */
function withoutQueries(text) {
    return text.replace(/[^\s"'<>]+/g, (run) => {
        const urlAt = run.search(/\bhttps?:\\?\/\\?\//i);
        if (urlAt < 0)
            return run;
        const queryAt = run.indexOf('?', urlAt);
        // A question mark that nothing follows ends a question: «is it https://api.example.com?»
        if (queryAt < 0 || queryAt === run.length - 1)
            return run;
        return `${run.slice(0, queryAt)}?…`;
    });
}
/**
 * A template tag: the literal words are ours, every value goes through `clean` (unless it is
 * `SafeText`).
 */
function safe(words, ...values) {
    const shown = values.map((value) => (value instanceof CleanText ? value.text : clean(value)));
    return new CleanText(words.reduce((text, word, i) => `${text}${shown[i - 1]}${word}`));
}
/**
 * Fills the `{name}` placeholders of a message template. A part in square brackets is left out when
 * any value in it is missing or empty. Every value goes through `clean`.
 */
function fill(template, values) {
    const optional = /\[([^[\]]*)\]/g;
    const placeholder = /\{(\w+)\}/g;
    const shown = (name) => show(values[name]);
    const kept = template.replace(optional, (_, part) => [...part.matchAll(placeholder)].every((match) => shown(match[1] ?? '') !== '') ? part : '');
    return new CleanText(kept.replace(placeholder, (_, name) => shown(name)));
}
function show(value) {
    if (value instanceof CleanText)
        return value.text;
    // The first line is all that many places show.
    if (typeof value === 'object' && value.length === 1)
        return ` ${show(value[0])}`;
    if (typeof value === 'object')
        return value.map((item) => `\n- ${show(item)}`).join('');
    return clean(value);
}


/***/ }),

/***/ 1560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ findClosest),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   ot: () => (/* binding */ findMisspelled),
/* harmony export */   wn: () => (/* binding */ measureEditDistance)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4874);
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
        return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) ``;
    return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `; did you mean ${meant}?`;
}


/***/ }),

/***/ 8813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ groupByName)
/* harmony export */ });
/**
 * Tables of texts that share something, such as a severity: each text under its own name, in the
 * group of what it shares.
 */
/** Returns what `make` makes of each text, under its name. No name may be in two groups. */
function groupByName(groups, make) {
    const made = Object.entries(groups).flatMap(([group, texts]) => Object.entries(texts).map(([name, text]) => [name, make(text, group, name)]));
    return Object.fromEntries(made);
}


/***/ }),

/***/ 2755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ renderLink),
/* harmony export */   CB: () => (/* binding */ addHeading),
/* harmony export */   Go: () => (/* binding */ renderLinesToCopy),
/* harmony export */   L7: () => (/* binding */ renderSentences),
/* harmony export */   QH: () => (/* binding */ removeBlankLines),
/* harmony export */   Rm: () => (/* binding */ joinMarkup),
/* harmony export */   b2: () => (/* binding */ pickFitting),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   cR: () => (/* binding */ renderCode),
/* harmony export */   dA: () => (/* binding */ renderTableRow),
/* harmony export */   dE: () => (/* binding */ trustMarkup),
/* harmony export */   jM: () => (/* binding */ renderAddressLink),
/* harmony export */   jX: () => (/* binding */ encodeAddress),
/* harmony export */   jq: () => (/* binding */ renderFolded),
/* harmony export */   m5: () => (/* binding */ renderParagraphs),
/* harmony export */   mE: () => (/* binding */ renderFactsTable),
/* harmony export */   qy: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4874);
/**
 * HTML of words of ours and foreign text: for the job summary, `report.html`, a comment, and
 * `changes.md`.
 */

/** How much of one foreign value is shown, in UTF-16 units: addresses are longer than words. */
const MAX_SHOWN = 1_000;
/** Text that is markup already. `html` and the functions in this file alone make it. */
class HtmlText {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** Returns a section with its heading. */
function addHeading({ heading, content }) {
    return html `<h4>${heading}</h4>\n${content}`;
}
/**
 * A template tag for markup: the literal parts are ours, every value is foreign unless it is
 * markup.
 */
function html(words, ...values) {
    return new HtmlText(words.reduce((text, word, i) => `${text}${shown(values[i - 1])}${word}`));
}
function shown(value) {
    if (value instanceof HtmlText)
        return value.text;
    if (typeof value === 'object')
        return value.map(shown).join('');
    return escaped((0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(value, MAX_SHOWN));
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escaped(text) {
    return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
/** Returns parts, one a line, so that no blank line ends what Markdown takes for HTML. */
function removeBlankLines(parts) {
    return new HtmlText(html `${parts.map((part) => html `${part}\n`)}`.text.replace(/\n\s*\n/g, '\n'));
}
/** Returns parts with our own words between them. */
function joinMarkup(parts, between) {
    return new HtmlText(parts.map(({ text }) => text).join(between));
}
/** Returns the first parts, as many as so many characters have room for. */
function pickFitting(parts, room) {
    let length = 0;
    return parts.filter(({ text }) => {
        length += text.length + 1;
        return length <= room;
    });
}
/**
 * Returns our own words as they are, such as a script or a style sheet. Nothing foreign may be in
 * them.
 */
function trustMarkup(ours) {
    return new HtmlText(ours);
}
/**
 * Returns foreign text as code: GitHub makes no link, no mention and no picture of what is in
 * there.
 */
function renderCode(text) {
    return html `<code>${text}</code>`;
}
/** Returns foreign text as a link if `href` is an `https` address, and as it is if not. */
function renderLink(text, href) {
    if (href === undefined)
        return text;
    const address = URL.parse(href);
    if (address?.protocol !== 'https:')
        return text;
    // In parts, because a query is left out of addresses that are text.
    const [path = '', query] = address.href.split(/\?(.*)/s);
    if (query === undefined)
        return html `<a href="${path}">${text}</a>`;
    return html `<a href="${path}?${query}">${text}</a>`;
}
/**
 * Returns an address that is percent-encoded, whole, for an attribute: what cannot be in one is
 * left out.
 */
function encodeAddress(address) {
    return new HtmlText(address.replace(/[^\w\-.~/:%[\]]/g, ''));
}
/** Returns text as a link to an address of ours that is percent-encoded; as it is without one. */
function renderAddressLink(text, address) {
    if (address === undefined)
        return text;
    return html `<a href="${encodeAddress(address)}">${text}</a>`;
}
/** What words end at, so that the quotes around an address stay outside. */
const BETWEEN_WORDS = /([\s“”"'‘’()<>,;]+)/;
/**
 * What GitHub would make an address, a mention, a reference or a picture of, although it is text.
 */
const IS_LIVE = /@|:\/\/|\bwww\.|#\d|\bGH-\d|:[\w+-]+:/i;
/**
 * Returns a message with what is between backticks as code, and what GitHub would make a link of,
 * too.
 */
function renderSentences({ text }) {
    return withCode(text);
}
/** Returns a message as a paragraph; lines in it that begin with a dash become a list below. */
function renderParagraphs({ text }) {
    const [first = html ``, ...items] = text.split('\n- ').map(withCode);
    if (items.length === 0)
        return html `<p>${first}</p>`;
    const list = html `\n<ul>${items.map((item) => html `<li>${item}</li>`)}</ul>`;
    return html `<p>${first}</p>${list}`;
}
function withCode(safeText) {
    const parts = safeText.replace(/\s*\n\s*/g, ' ').split(/`([^`]+)`/);
    const shown = parts.map((part, i) => {
        if (i % 2 === 0)
            return withoutLinks(part);
        return html `<code>${new HtmlText(escaped(part))}</code>`;
    });
    return html `${shown}`;
}
function withoutLinks(safeText) {
    return html `${safeText.split(BETWEEN_WORDS).map((word) => {
        if (!IS_LIVE.test(word))
            return new HtmlText(escaped(word));
        const end = word.search(word.startsWith(':') ? /[.?!]*$/ : /[.?!:]*$/);
        return new HtmlText(`<code>${escaped(word.slice(0, end))}</code>${escaped(word.slice(end))}`);
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
/** Returns what readers see when they open it, or at once. `title` is ours. */
function renderFolded(title, content, isOpen = false) {
    const open = isOpen ? html ` open` : undefined;
    return html `<details${open}><summary>${title}</summary>\n${content}\n</details>`;
}
/** Returns lines for readers to copy. */
function renderLinesToCopy(lines) {
    return new HtmlText(`<pre>${lines.map(({ text }) => escaped(text)).join('\n')}</pre>`);
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
 * OIDC client and with it undici: two thirds of this step's start-up time (`npm run bench`), for
 * something that is never used here. They are imported by path because the package exports only its
 * main module, and because Node refuses `imports` of package.json that point into a `node_modules`
 * folder (https://nodejs.org/api/packages.html#subpath-imports).
 */




/***/ }),

/***/ 6285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ WordedError)
/* harmony export */ });
/** An error that says in words for people what is wrong, as a part of some sentence. */
class WordedError extends Error {
    why;
    constructor(why) {
        super(why.text);
        this.why = why;
    }
}


/***/ }),

/***/ 1986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ joinRelativePath),
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
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);

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

/***/ 2365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ NO_BYTES),
/* harmony export */   Dl: () => (/* binding */ ROOT),
/* harmony export */   Dy: () => (/* binding */ makeReadable),
/* harmony export */   L2: () => (/* binding */ getFolder),
/* harmony export */   Om: () => (/* binding */ trimBytes),
/* harmony export */   Q0: () => (/* binding */ cutAfterPart),
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

/***/ 7805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ walkJson),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5491);
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

/***/ 6725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Wq: () => (/* binding */ HOST_NAMES),
  aU: () => (/* binding */ getHostRules),
  Xs: () => (/* binding */ isAddedByHosts),
  xz: () => (/* binding */ isReadByHosts),
  Sj: () => (/* binding */ undoRewrites)
});

// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __nccwpck_require__(2198);
// EXTERNAL MODULE: ./lib/web/host/hosts/find-file.js
var find_file = __nccwpck_require__(2153);
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

// EXTERNAL MODULE: ./lib/web/host/hosts/staticwebapp-config.js
var staticwebapp_config = __nccwpck_require__(3017);
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
    redirectFile: { name: staticwebapp_config/* CONFIG */.PI, parse: staticwebapp_config/* parseAzure */.z0 },
    // Logins and APIs:
    // https://learn.microsoft.com/en-us/azure/static-web-apps/authentication-authorization, read
    // 2026-11.
    services: /^\/(?:\.auth|api|data-api)(?:\/|$)/,
    reads: [staticwebapp_config/* CONFIG */.PI],
    // https://github.com/Azure/static-web-apps/issues/782.
    files: [error(15_000, 'the 15,000 that Azure Static Web Apps allows on any plan')],
    // https://learn.microsoft.com/en-us/azure/static-web-apps/quotas, read 2026-11; the service
    // itself says 524288000 bytes.
    siteBytes: [
        error(500 * MIB, 'the 500 MB that Azure Static Web Apps allows on its standard plan'),
        warning(250 * MIB, 'the 250 MB that Azure Static Web Apps allows on its free plan'),
    ],
};

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/hosts/cloudflare-redirects.js
var cloudflare_redirects = __nccwpck_require__(8386);
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
            parse: (text, domain) => (0,cloudflare_redirects/* parseCloudflare */.dt)(text, domain, product),
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

// EXTERNAL MODULE: ./lib/web/host/hosts/netlify-redirects.js
var netlify_redirects = __nccwpck_require__(7396);
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
    redirectFile: { name: '_redirects', parse: netlify_redirects/* parseNetlify */.xo },
    services: netlify_redirects/* OWN_ADDRESSES */.y2,
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

// EXTERNAL MODULE: ./lib/web/host/hosts/vercel-json.js + 1 modules
var vercel_json = __nccwpck_require__(7969);
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
    redirectFile: { name: vercel_json/* VERCEL_JSON */.pe, parse: vercel_json/* parseVercel */.jY },
    // Analytics and speed insights: https://vercel.com/docs/analytics/quickstart, read 2026-11.
    services: /^\/_vercel(?:\/|$)/,
    reads: [vercel_json/* VERCEL_JSON */.pe],
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


/***/ }),

/***/ 8386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ MAX_LINE),
/* harmony export */   dt: () => (/* binding */ parseCloudflare),
/* harmony export */   yq: () => (/* binding */ MAX_STATIC_RULES)
/* harmony export */ });
/* harmony import */ var _redirects_follow_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6594);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3492);
/* harmony import */ var _redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7927);
/* harmony import */ var _redirects_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6856);
/* harmony import */ var _redirects_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8620);
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
    const rules = (0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .readRules */ .Kc)((0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .listLines */ .i4)(file), problems, (line) => parseLine(line, reading));
    const index = new _redirects_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .RuleIndex */ .PR(rules);
    return (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_0__/* .toRedirects */ .Jo)({
        rules,
        problems,
        domain,
        steps: ({ path }, files) => [stepFor(path, files)],
    });
    /** The first rule that fits comes before all files. */
    function stepFor(path, files) {
        const [found] = index.matches([path]);
        if (found === undefined)
            return (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .toStep */ .Cb)(files(path));
        const { rule, captures } = found;
        const whole = (0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .expandTarget */ .mW)(rule.to, captures);
        if (whole === undefined)
            return { kind: 'undecided', rule };
        // On Workers, the empty segments vanish that a `*` or a placeholder brings along.
        const isMerged = product === 'Workers' && 'pattern' in rule.source && !/^\w+:\/\//.test(whole);
        const to = isMerged ? whole.replace(/\/{2,}/g, '/') : whole;
        if (rule.action === 'redirect')
            return { kind: 'redirect', to, rule };
        return (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .answerRewrite */ .Xd)(to, path, files, domain, rule);
    }
}
/**
 * Returns a problem for which Pages leaves a rule out and Workers refuses the deployment: code
 * 10021 or 100324, of which the server alone decides.
 * https://github.com/cloudflare/workers-sdk/issues/10992 and 15624, and
 * https://github.com/rustfs/docs.rustfs.com/pull/137, read 2026-11.
 */
function leftOut({ product }, what, problem = _redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP) {
    if (product === 'Pages')
        return problem(`${what}.`);
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .Gq)(`Cloudflare Workers refuses the deployment: ${lowerFirst(what)}.`);
}
function lowerFirst(text) {
    return text.charAt(0).toLowerCase() + text.slice(1);
}
/** In the order of `parseRedirects`, which also counts rules that turn out to be invalid. */
function parseLine(line, reading) {
    if (reading.dynamic > MAX_DYNAMIC_RULES)
        return undefined;
    if (line.length > MAX_LINE)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .overLimit */ .W1)(`The line is longer than the ${MAX_LINE} characters that Cloudflare accepts.`);
    const parts = splitLine(line);
    if (parts.length < 2 || parts.length > 3)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(`A rule has two or three parts, not ${parts.length}: from, to, and a status code.`);
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
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)('A rule cannot begin with a host name.');
    if (status === 200 && IS_HTTPS.test(to))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)('A rule with status 200 cannot point to another host.');
    const source = readPath(from);
    if (typeof source === 'string')
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(source);
    const costly = (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .findCostlyPattern */ .Eg)(source, writtenFrom);
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
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)('The target has to begin with `/` or `https://`.');
}
function findStatusProblem(status, written) {
    if (STATUSES.has(status))
        return undefined;
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(`The status code can be 200, 301, 302, 303, 307 or 308, not ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(written)}.`);
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
    return leftOut(reading, `This is one more than the ${limit} ${which} that Cloudflare accepts`, _redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .overLimit */ .W1);
}
/** As `extractPathname`: the path alone. */
function pathOf(written) {
    return (written.startsWith('/') ? written : `/${written}`).split(/[?#]/, 1)[0] ?? '';
}
/** Returns why the rule matches no address, if so. */
function readPath(from) {
    const [start = '', ...rest] = from.split(/(\*|:[A-Za-z]\w*)/);
    if (rest.length === 0)
        return { exact: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q0)(from) };
    const parts = [start, ...rest].map((part, i) => i % 2 === 0 ? (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q0)(part) : wildcardOf(part));
    const names = new Set(rest.filter((_, i) => i % 2 === 0));
    if (names.size < rest.length / 2)
        return 'A rule can have one `*`, and each placeholder once; this one matches no address.';
    const isFolder = names.size === 1 && from.endsWith('/*');
    return { pattern: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .buildPattern */ .Pu)(parts, isFolder ? (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q0)(start) : undefined) };
}
const wildcardOf = (part) => part === '*' ? (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .matchAnything */ .y2)('splat') : (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .matchSegment */ .tx)(part.slice(1));


/***/ }),

/***/ 2153:
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

/***/ 7396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ leadsWhereItIs),
/* harmony export */   Xw: () => (/* binding */ readLine),
/* harmony export */   xo: () => (/* binding */ parseNetlify),
/* harmony export */   y2: () => (/* binding */ OWN_ADDRESSES)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _redirects_follow_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6594);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3492);
/* harmony import */ var _redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7927);
/* harmony import */ var _redirects_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6856);
/* harmony import */ var _redirects_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8620);
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
    const rules = (0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .readRules */ .Kc)((0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .listLines */ .i4)(file), problems, (line) => {
        const read = readLine(line, domain);
        if ((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .isProblem */ .AN)(read) || 'exact' in read.source)
            return read;
        patterns++;
        if (patterns <= MAX_PATTERNS)
            return read;
        if (patterns > MAX_PATTERNS + 1)
            return undefined;
        const most = `${MAX_PATTERNS} rules with \`*\` or placeholders`;
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .unread */ .gy)(`The check reads ${most}, but not this or later ones.`);
    });
    const index = new _redirects_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .RuleIndex */ .PR(rules);
    const errorPage = rules.find(isErrorPage);
    return (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_1__/* .toRedirects */ .Jo)({ rules, errorPage, problems, domain, steps });
    /** The first rule that fits counts. A file shadows all but those with a `!`. */
    function* steps(request, files) {
        const { path } = request;
        const own = files(path);
        for (const { rule, captures, isFinal } of listApplied(index, request)) {
            const isShadowed = own !== undefined && !rule.isForced;
            yield isShadowed ? (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .toStep */ .Cb)(own) : apply(rule, captures, path, files);
            if (isFinal)
                return;
        }
        yield (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .toStep */ .Cb)(own);
    }
    function apply(rule, captures, path, files) {
        const to = (0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .expandTarget */ .mW)(rule.to, captures);
        if (to === undefined)
            return { kind: 'undecided', rule };
        if (rule.action === 'status')
            return { kind: 'status', status: rule.status, rule };
        if (rule.action === 'redirect')
            return { kind: 'redirect', to, rule };
        return (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .answerRewrite */ .Xd)(to, path, files, domain, rule);
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
    const [from = '', ...parts] = splitLine(line);
    const target = findTarget(parts);
    if ((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .isProblem */ .AN)(target))
        return target;
    const { to, parameters, rest } = target;
    const [statusPart, ...conditions] = rest;
    const status = readStatus(statusPart);
    if (Number.isNaN(status))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)(`${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(String(statusPart))} is not a status code.`);
    const isForwarded = from.endsWith('/*') && status >= 200 && status < 300;
    if (to === undefined && !isForwarded)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('The rule has no target.');
    const where = readFrom(from, host);
    if ((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .isProblem */ .AN)(where))
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
function splitLine(line) {
    const parts = line.split(/\s+/);
    const comment = parts.findIndex((part) => part.startsWith('#'));
    return comment === -1 ? parts : parts.slice(0, comment);
}
function findTarget(parts) {
    const [first] = parts;
    if (first === undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('The rule has no target.');
    const isStatus = !Number.isNaN(Number.parseInt(first, 10));
    if (isStatus)
        return { to: undefined, parameters: [], rest: parts };
    const at = parts.findIndex((part) => part.startsWith('/') || IS_URL.test(part));
    if (at === -1)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('The target has to begin with `/`, `http://` or `https://`.');
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
            return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)(`${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(from)} is not an address.`);
        path = url.pathname;
        // Where the name is not known, or a visitor may still come by `http:`.
        isConditional = host !== url.host || url.protocol === 'http:';
    }
    if (OWN_ADDRESSES.test(path))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('Netlify reserves addresses below `/.netlify`.');
    if (!path.startsWith('/'))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('A rule has to begin with `/`, so this one matches no address.');
    if (path.includes('?') || path.includes('#'))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.');
    const [start = ''] = path.split(/[*:]/, 1);
    if (path.length > MAX_PATTERN && start !== path)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .unread */ .gy)(`The check does not read patterns of more than ${MAX_PATTERN} characters.`, (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .matchAllBelow */ .U8)((0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(start)));
    const source = readPath(path);
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .findCostlyPattern */ .Eg)(source, from) ?? { source, isConditional };
}
function readPath(path) {
    const segments = path.replace(/\/$/, '').split('/').slice(1);
    if (!segments.some((each) => isPlaceholder(each) || isSplat(each)))
        return { exact: dropSlash((0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(path)) };
    const parts = segments.flatMap((each) => {
        if (each === '*')
            return [{ regex: '(?:/(.*))?', name: 'splat' }];
        if (isPlaceholder(each))
            return ['/', (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .matchSegment */ .tx)(each.slice(1))];
        if (!isSplat(each))
            return [`/${(0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(each)}`];
        return [`/${(0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(each.slice(0, -1))}`, { regex: '/?(.*)', name: 'splat' }];
    });
    const before = parts.slice(0, -1);
    const isFolder = segments.at(-1) === '*' && before.every((part) => typeof part === 'string');
    const pattern = (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .buildPattern */ .Pu)(parts, isFolder ? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(`${before.join('')}/`) : undefined);
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
            captures.set(value.slice(1), (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(found));
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
    const base = (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(written);
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


/***/ }),

/***/ 3017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ MAX_CONFIG_BYTES),
/* harmony export */   PI: () => (/* binding */ CONFIG),
/* harmony export */   _1: () => (/* binding */ keyOfRoute),
/* harmony export */   z0: () => (/* binding */ parseAzure)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(5491);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _redirects_follow_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6594);
/* harmony import */ var _redirects_json_file_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(788);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3492);
/* harmony import */ var _redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7927);
/* harmony import */ var _redirects_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6856);
/* harmony import */ var _redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8620);
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
        problems.push((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .Gq)(`${REFUSES}: the file is larger than the 20 KB that it accepts.`));
    const json = (0,_redirects_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonFile */ .J)(file, REFUSES);
    if ((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .isProblem */ .AN)(json))
        return { ..._redirects_follow_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_REDIRECTS */ .YN, problems: [...problems, json] };
    const earlier = new Map();
    const rules = (0,_redirects_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRuleList */ .f)(json, 'routes', problems, (route) => {
        // Of thousands of routes, comparing each with each would take long.
        const refusal = isTooLarge ? undefined : findRefusal(route, earlier);
        return refusal ?? readRoute(route);
    });
    const fallback = readFallback(json.value.navigationFallback, problems);
    const { page, redirect } = splitOverride(readOverride(json.value.responseOverrides));
    return (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_1__/* .toRedirects */ .Jo)({
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
    const index = new _redirects_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .RuleIndex */ .PR(rules);
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
        const destination = (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .readDestination */ .FD)(rule.to, path, domain);
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
        const destination = (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .readDestination */ .FD)(addRoot(to), path, domain);
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
            return (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .toStep */ .Cb)(answer, rule);
        const isExcluded = fallback.excluded.some((source) => fits(source, [path, addIndex(path)]));
        const destination = (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .readDestination */ .FD)(addRoot(fallback.rule.to), _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, undefined);
        if (isExcluded || destination.kind === 'other-host')
            return (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .toStep */ .Cb)(undefined, rule);
        const found = files(destination.path);
        return (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .toStep */ .Cb)(found, found === undefined ? rule : fallback.rule);
    }
}
function fits(source, paths) {
    return (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .match */ .YW)(source, paths) !== undefined;
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
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(route) || typeof route.route !== 'string')
        return undefined;
    const methods = inOneWord(route.methods);
    const routes = earlier.get(methods) ?? { byKey: new Map(), wildcards: [] };
    earlier.set(methods, routes);
    const from = route.route;
    const key = keyOfRoute(from);
    const same = routes.byKey.get(key);
    const found = `${REFUSES}: the route ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(from)} comes`;
    if (same !== undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .Gq)(`${found} twice, the first time as ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(same)}.`);
    // `/x/*` does not fit `/x`, which is the same route as `/x/`.
    const covering = routes.wildcards.find((wildcard) => key.startsWith(wildcard.slice(0, -1)));
    if (covering !== undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .Gq)(`${found} after ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(covering)}, which covers it.`);
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
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(route) || typeof route.route !== 'string')
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .Gq)('A route has to be an object with a `route`.');
    const { route: from, methods, redirect, rewrite, statusCode, allowedRoles } = route;
    if (Array.isArray(methods) && !methods.includes('GET'))
        return undefined;
    if (redirect !== undefined && rewrite !== undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .Gq)(`The route ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(from)} has both a \`redirect\` and a \`rewrite\`.`);
    const source = readPath(from);
    if (source === undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ignored */ .PP)(`The route ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(from)} matches no address: ${FORM}.`);
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
        return { exact: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(path) };
    const before = (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(path.slice(0, at));
    const after = path.slice(at + 1);
    if (after === '') {
        const folder = before.endsWith('/') ? before : undefined;
        return { pattern: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .buildPattern */ .Pu)([before, (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .matchAnything */ .y2)('*')], folder) };
    }
    const endings = /^\.(?:(\w+)|\{(\w+(?:,\w+)*)\})$/.exec(after);
    if (endings === null)
        return undefined;
    const [, one, several = one] = endings;
    const choice = String(several).replaceAll(',', '|');
    const ending = { regex: `\\.(${choice})`, name: 'ending' };
    return { pattern: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .buildPattern */ .Pu)([before, (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .matchAnything */ .y2)('*'), ending]) };
}
function readFallback(value, problems) {
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(value) || typeof value.rewrite !== 'string')
        return undefined;
    const excluded = [];
    for (const pattern of Array.isArray(value.exclude) ? value.exclude : []) {
        const source = typeof pattern === 'string' ? readPath(pattern) : undefined;
        const written = `${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(String(pattern))} in \`navigationFallback.exclude\``;
        if (source === undefined)
            problems.push((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ignored */ .PP)(`${written} matches no address.`));
        else
            excluded.push(source);
    }
    return { excluded, rule: makeRuleForAll('navigationFallback', value.rewrite, 'rewrite', 200) };
}
/** What a missing address is answered with instead of 404, if that makes it one that is there. */
function readOverride(value) {
    const found = (0,_common_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(value) ? value['404'] : undefined;
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(found))
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
    const source = { pattern: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .buildPattern */ .Pu)([_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .matchAnything */ .y2)('*')], _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl) };
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


/***/ }),

/***/ 7969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  tA: () => (/* binding */ MAX_RULES),
  pc: () => (/* binding */ MAX_RULE_LENGTH),
  pe: () => (/* binding */ VERCEL_JSON),
  jY: () => (/* binding */ parseVercel)
});

// EXTERNAL MODULE: ./node_modules/path-to-regexp/dist/index.js
var dist = __nccwpck_require__(4868);
// EXTERNAL MODULE: ./lib/common/json.js
var common_json = __nccwpck_require__(5491);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __nccwpck_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/redirects/follow.js
var follow = __nccwpck_require__(6594);
// EXTERNAL MODULE: ./lib/web/host/redirects/json-file.js
var json_file = __nccwpck_require__(788);
// EXTERNAL MODULE: ./lib/web/host/redirects/patterns.js
var patterns = __nccwpck_require__(3492);
// EXTERNAL MODULE: ./lib/web/host/redirects/problems.js
var redirects_problems = __nccwpck_require__(7927);
// EXTERNAL MODULE: ./lib/web/host/redirects/rules.js
var rules = __nccwpck_require__(6856);
// EXTERNAL MODULE: ./lib/web/host/redirects/steps.js
var redirects_steps = __nccwpck_require__(8620);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __nccwpck_require__(1560);
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
            return { at: '', what: `has ${(0,redirects_problems/* quote */.hD)(unknown)}, which Vercel does not know` };
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
        const meant = (0,did_you_mean/* findMisspelled */.ot)(key, SETTINGS);
        const question = meant === undefined ? '.' : `; did you mean \`${meant}\`?`;
        problems.push((0,redirects_problems/* invalid */.Gq)(`Vercel refuses ${(0,redirects_problems/* quote */.hD)(key)}, which it does not know${question}`));
    }
    for (const [setting, check] of CHECKS) {
        const fault = Object.hasOwn(settings, setting) ? check(settings[setting]) : undefined;
        if (fault !== undefined)
            problems.push(refused(setting, fault));
    }
    if (settings.functions !== undefined && settings.builds !== undefined)
        problems.push((0,redirects_problems/* invalid */.Gq)('Vercel refuses `functions` together with `builds`.'));
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
        return `has ${(0,redirects_problems/* quote */.hD)(unknown)}, which Vercel does not know`;
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
    return (0,redirects_problems/* invalid */.Gq)(`Vercel refuses the deployment: ${(0,redirects_problems/* quote */.hD)(where + at)} ${what}.`);
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
    const json = (0,json_file/* readJsonFile */.J)(file, 'Vercel refuses the deployment');
    if ((0,redirects_problems/* isProblem */.AN)(json))
        return { ...follow/* NO_REDIRECTS */.YN, problems: [json] };
    const { value } = json;
    const problems = [];
    if (value.bulkRedirectsPath !== undefined)
        problems.push((0,redirects_problems/* unread */.gy)('The check does not read the redirects in the file of `bulkRedirectsPath`.'));
    problems.push(...findSettingFaults(value));
    const ordered = orderRules(json, problems);
    checkHeaders(json, problems);
    return (0,follow/* toRedirects */.Jo)({
        rules: [...ordered.before, ...ordered.after],
        problems,
        domain,
        cleanUrls: value.cleanUrls === true,
        steps: openSteps(ordered, value, domain),
    });
}
function openSteps({ before, after }, settings, domain) {
    const early = new rules/* RuleIndex */.PR(before);
    const late = new rules/* RuleIndex */.PR(after);
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
            yield (0,redirects_steps/* toStep */.Cb)(found);
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
        const whole = addRoot(to);
        const destination = (0,redirects_steps/* readDestination */.FD)(whole, path, domain);
        // What the host fetches from elsewhere is answered as well as what browsers do.
        if (destination.kind === 'other-host')
            return yield { kind: 'redirect', to: whole, rule };
        const found = files(destination.path);
        if (found !== undefined)
            yield (0,redirects_steps/* toStep */.Cb)(found, rule);
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
    const redirects = readRules(json, 'redirects', problems);
    const early = routes.filter((rule) => rule.isForced);
    const late = routes.filter((rule) => !rule.isForced);
    const rewrites = readRules(json, 'rewrites', problems);
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
    const where = `since \`routes\` ends after the handle ${(0,redirects_problems/* quote */.hD)(handle)}`;
    const redirect = `the redirect for ${(0,redirects_problems/* quote */.hD)(from)}`;
    if (FOR_OTHERS.has(handle))
        return { ...(0,redirects_problems/* ignored */.PP)(`Vercel leaves ${redirect} out, ${where}.`), line };
    const message = `The check does not understand ${redirect}, ${where}.`;
    return { ...(0,redirects_problems/* unread */.gy)(message, source), line };
}
function readRules(json, key, problems) {
    checkCount(json, key, problems);
    return (0,json_file/* readRuleList */.f)(json, key, problems, (item) => readRule(item, key)).slice(0, MAX_RULES);
}
function checkCount(json, key, problems) {
    const list = json.value[key];
    if (!Array.isArray(list) || list.length <= MAX_RULES)
        return;
    const surplus = `${list.length} rules, more than the ${MAX_RULES} that it accepts`;
    const message = `Vercel refuses the deployment: \`${key}\` has ${surplus}.`;
    problems.push({ ...(0,redirects_problems/* invalid */.Gq)(message), line: json.lineOf(key, MAX_RULES) });
}
/** Headers decide no answer, but Vercel refuses the deployment for some. */
function checkHeaders(json, problems) {
    checkCount(json, 'headers', problems);
    (0,json_file/* readRuleList */.f)(json, 'headers', problems, (item) => {
        const fault = findHeaderRuleFault(item);
        if (fault !== undefined || !(0,common_json/* isObject */.G)(item) || typeof item.source !== 'string')
            return fault;
        return onlyInvalid(readSource(item.source));
    });
}
/** Returns what was read if it is the reason for which Vercel refuses the deployment. */
function onlyInvalid(read) {
    if (read === undefined || !(0,redirects_problems/* isProblem */.AN)(read) || read.kind !== 'invalid')
        return undefined;
    return read;
}
function readRule(item, key) {
    if (!(0,common_json/* isObject */.G)(item) || typeof item.source !== 'string')
        return (0,redirects_problems/* invalid */.Gq)(`A rule of \`${key}\` has to be an object with a \`source\`.`);
    const { source: from, destination: to } = item;
    const rule = `The rule for ${(0,redirects_problems/* quote */.hD)(from)}`;
    const refusal = findRefusal(item, from, key);
    if (refusal !== undefined)
        return (0,redirects_problems/* invalid */.Gq)(`${rule} ${refusal}.`);
    const read = readSource(from);
    if ((0,redirects_problems/* isProblem */.AN)(read))
        return read;
    const { source, names } = read;
    if ((0,common_json/* isObject */.G)(to) && key === 'rewrites')
        return (0,redirects_problems/* unread */.gy)(`${rule} points to a service.`, source);
    if (typeof to !== 'string')
        return (0,redirects_problems/* invalid */.Gq)(`${rule} has no \`destination\`.`);
    const isConditional = hasConditions(item);
    const known = [...names, ...listConditionNames(item.has)];
    const unknown = listNames(to).find((name) => !known.includes(name));
    if (unknown !== undefined)
        return (0,redirects_problems/* invalid */.Gq)(`${rule} has \`:${unknown}\` in its \`destination\`, but not in its \`source\`.`);
    const common = { from, to, isConditional, source };
    if (key === 'rewrites')
        return { ...common, action: 'rewrite', status: 200, isForced: false };
    const status = readStatus(item);
    if (isRedirect(status))
        return { ...common, action: 'redirect', status, isForced: true };
    return { ...common, to: '', action: 'status', status, isForced: true };
}
/** Returns the status of a redirect. */
function readStatus({ permanent, statusCode }) {
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
function findRefusal(item, from, key) {
    const { destination, permanent, statusCode: status } = item;
    const unknown = Object.keys(item).find((name) => !FIELDS[key].split(' ').includes(name));
    if (unknown !== undefined)
        return `has ${(0,redirects_problems/* quote */.hD)(unknown)}, which Vercel does not know`;
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
    return (0,json_file/* readRuleList */.f)(json, 'routes', problems, (item) => {
        const own = readHandle(item);
        if (own !== undefined) {
            handle = own;
            return undefined;
        }
        const read = readRoute(item, handle === undefined);
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
    (0,json_file/* readRuleList */.f)(json, 'routes', problems, (item) => {
        const handle = readHandle(item);
        if (handle === undefined)
            return undefined;
        const isSecond = seen.has(handle);
        seen.add(handle);
        if (!HANDLES.has(handle))
            return (0,redirects_problems/* invalid */.Gq)(`Vercel refuses the handle ${(0,redirects_problems/* quote */.hD)(handle)}, which it does not know.`);
        if (isSecond)
            return (0,redirects_problems/* invalid */.Gq)(`Vercel refuses the handle ${(0,redirects_problems/* quote */.hD)(handle)}, which comes twice.`);
        return undefined;
    });
}
/** What changes more than a path of a route, and is not read. */
const UNREAD_FIELDS = ['mitigate', 'transforms', 'locale', 'middlewarePath'];
/**
 * Returns undefined for a route that decides nothing: it sets headers, or is about other requests
 * than those of a link.
 */
function readRoute(item, isForced) {
    if (!(0,common_json/* isObject */.G)(item))
        return (0,redirects_problems/* invalid */.Gq)('A route has to be an object with a `src`.');
    const from = item.src ?? item.source;
    if (typeof from !== 'string')
        return (0,redirects_problems/* invalid */.Gq)('A route has to be an object with a `src`.');
    const fault = findRouteFault(item);
    if (fault !== undefined)
        return (0,redirects_problems/* invalid */.Gq)(`The route for ${(0,redirects_problems/* quote */.hD)(from)} ${fault}.`);
    if (Array.isArray(item.methods) && !item.methods.includes('GET'))
        return undefined;
    const source = readRegex(from);
    if ((0,redirects_problems/* isProblem */.AN)(source))
        return source;
    const effect = readEffect(item);
    if (effect.kind === 'none')
        return undefined;
    if (effect.kind === 'unread')
        return (0,redirects_problems/* unread */.gy)(`The check does not understand the route for ${(0,redirects_problems/* quote */.hD)(from)}.`, source);
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
        const source = { pattern: { regex, names, prefix, folder, degree: (0,patterns/* measureDegree */.RD)(regex) } };
        return (0,redirects_problems/* findCostlyPattern */.Eg)(source, from) ?? source;
    }
    catch {
        return (0,redirects_problems/* invalid */.Gq)(`${(0,redirects_problems/* quote */.hD)(from)} is not a regular expression that Vercel accepts.`);
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
            degree: (0,patterns/* measureDegree */.RD)(regex),
        };
        return (0,redirects_problems/* findCostlyPattern */.Eg)({ pattern }, from) ?? { source: { pattern }, names };
    }
    catch (error) {
        if (error instanceof TypeError || error instanceof SyntaxError)
            return (0,redirects_problems/* invalid */.Gq)(`${(0,redirects_problems/* quote */.hD)(from)} is not a pattern that Vercel accepts.`);
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
function addRoot(to) {
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
    if (isKnown && whole.length <= rules/* MAX_TARGET */.pF)
        return whole;
    return undefined;
}


/***/ }),

/***/ 6594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jo: () => (/* binding */ toRedirects),
/* harmony export */   Qy: () => (/* binding */ isAnswered),
/* harmony export */   YN: () => (/* binding */ NO_REDIRECTS),
/* harmony export */   e6: () => (/* binding */ follow)
/* harmony export */ });
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3492);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7927);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8620);
/**
 * What a host answers an address with, the rules of its redirect file applied and its redirects
 * followed.
 */



/** A host that reads no redirect file, or a site without one. */
const NO_REDIRECTS = toRedirects({
    rules: [],
    problems: [],
    domain: undefined,
    steps: ({ path }, files) => [(0,_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .toStep */ .Cb)(files(path))],
});
/** Returns what a redirect file says, and what of it is not read. */
function toRedirects(read) {
    return { ...read, unreadRules: (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .collectUnread */ .ap)(read.problems) };
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
        const isOpen = !isAnswered(end) && unreadRules.sources.some((source) => (0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbout */ .KH)(source, asked.path));
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
        const target = (0,_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .readDestination */ .FD)(step.to, path, domain);
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


/***/ }),

/***/ 788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readJsonFile),
/* harmony export */   f: () => (/* binding */ readRuleList)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5491);
/* harmony import */ var _documents_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7805);
/* harmony import */ var _page_line_counter_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(121);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7927);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6856);
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
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`The file is not JSON, and ${refused}: ${error.message}.`);
    }
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value))
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`The file is not a JSON object, and ${refused}.`);
    const lines = linesOfItems(text);
    // Whatever walks over the value later on may do so by recursion: `JSON.stringify` does.
    if (lines === undefined)
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`The file is nested more than ${_documents_json_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_DEPTH */ .l} levels deep, so it cannot be read.`);
    return { value, lineOf: (key, index) => lines.get(key)?.[index] ?? 1 };
}
/**
 * Returns the rules in a list at the top level of a file, and adds to `problems` what is wrong with
 * the others. `read` returns undefined for an item that is about something else.
 */
function readRuleList({ value, lineOf }, key, problems, read) {
    const { [key]: list = [] } = value;
    if (!Array.isArray(list)) {
        problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`\`${key}\` has to be a list.`));
        return [];
    }
    const items = list.map((item, i) => [lineOf(key, i), item]);
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .readRules */ .Kc)(items, problems, read);
}
/**
 * Returns the lines of the items of each list at the top level; undefined if the text, which is
 * JSON, is nested too deep.
 */
function linesOfItems(text) {
    const lines = new Map();
    const lineAt = (0,_page_line_counter_js__WEBPACK_IMPORTED_MODULE_4__/* .makeLineCounter */ .F)(text);
    const outcome = (0,_documents_json_js__WEBPACK_IMPORTED_MODULE_3__/* .walkJson */ .g)(text, ([key = '', index], at) => {
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


/***/ }),

/***/ 3492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   Pu: () => (/* binding */ buildPattern),
/* harmony export */   RD: () => (/* binding */ measureDegree),
/* harmony export */   U8: () => (/* binding */ matchAllBelow),
/* harmony export */   Xg: () => (/* binding */ SAMPLE),
/* harmony export */   YW: () => (/* binding */ match),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   tx: () => (/* binding */ matchSegment),
/* harmony export */   y2: () => (/* binding */ matchAnything)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);

/** Which paths a rule of a redirect file is about. */
/** An address that a rule with wildcards is about, and that no page has. */
const SAMPLE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('no-page-has-this-name');
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
        prefix: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(parts.slice(0, firstWildcard).join('')),
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
            captures.set(name, found[i + 1] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
    return captures;
}
/**
 * Returns a path of a redirect file as addresses are compared: decoded, in bytes.
 */
function decodePath(path) {
    const bytes = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(path);
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(bytes) ?? bytes;
}


/***/ }),

/***/ 7927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ isProblem),
/* harmony export */   Eg: () => (/* binding */ findCostlyPattern),
/* harmony export */   Gq: () => (/* binding */ invalid),
/* harmony export */   PP: () => (/* binding */ ignored),
/* harmony export */   W1: () => (/* binding */ overLimit),
/* harmony export */   ap: () => (/* binding */ collectUnread),
/* harmony export */   gy: () => (/* binding */ unread),
/* harmony export */   hD: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3492);
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
        const isSome = one.source !== undefined && !(0,_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbout */ .KH)(one.source, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .SAMPLE */ .Xg));
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
    return unread(message, (0,_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .matchAllBelow */ .U8)(source.pattern.prefix));
}
/**
 * Returns a line or a name of a foreign file as a message quotes it: not longer than a reader
 * wants.
 */
function quote(text) {
    return `\`${text.length > 120 ? `${text.slice(0, 119)}…` : text}\``;
}


/***/ }),

/***/ 6856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ readRules),
/* harmony export */   PR: () => (/* binding */ RuleIndex),
/* harmony export */   i4: () => (/* binding */ listLines),
/* harmony export */   mW: () => (/* binding */ expandTarget),
/* harmony export */   pF: () => (/* binding */ MAX_TARGET)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3492);
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
            const captures = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .match */ .YW)(rule.source, keys);
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
        const value = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncode */ .a)(captured);
        const parts = result.split(`:${name}`);
        if (result.length + (parts.length - 1) * value.length > MAX_TARGET)
            return undefined;
        result = parts.join(value);
    }
    return result;
}


/***/ }),

/***/ 8620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ toStep),
/* harmony export */   FD: () => (/* binding */ readDestination),
/* harmony export */   Xd: () => (/* binding */ answerRewrite)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1986);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2365);
/** How a host answers one request: by its files, by a rule, or by what is at another address. */


/** Returns the step that an answer without rules is, after `rule` if one has led to it. */
function toStep(answer, rule) {
    if (answer === undefined)
        return { kind: 'missing', rule };
    if (answer === 'service')
        return { kind: 'undecided', rule };
    if ('file' in answer)
        return { kind: 'file', file: answer.file, rule };
    return { kind: 'redirect', to: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentEncode */ .a)(answer.redirect), rule };
}
/**
 * Returns where an address in a redirect leads from `path`. `domain` is the site's own, if it is
 * known.
 */
function readDestination(to, path, domain) {
    const own = domain ?? _address_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN_HOST */ .IZ;
    const url = URL.parse(to, `https://${own}${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentEncode */ .a)(path)}`);
    if (url === null || !/^https?:$/.test(url.protocol) || url.host !== own)
        return { kind: 'other-host', url: to };
    return {
        kind: 'this-host',
        path: (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePathname */ .je)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .asBytes */ .Yd)(url.pathname)),
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


/***/ }),

/***/ 2198:
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
/* harmony export */   xn: () => (/* binding */ ROBOTS_FILE),
/* harmony export */   yW: () => (/* binding */ hasEnding),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2365);

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

export const id = 648;
export const ids = [648];
export const modules = {

/***/ 298:
/***/ ((module) => {

// A simple implementation of make-array
function makeArray (subject) {
  return Array.isArray(subject)
    ? subject
    : [subject]
}

const EMPTY = ''
const SPACE = ' '
const ESCAPE = '\\'
const REGEX_TEST_BLANK_LINE = /^\s+$/
const REGEX_INVALID_TRAILING_BACKSLASH = /(?:[^\\]|^)\\$/
const REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION = /^\\!/
const REGEX_REPLACE_LEADING_EXCAPED_HASH = /^\\#/
const REGEX_SPLITALL_CRLF = /\r?\n/g
// /foo,
// ./foo,
// ../foo,
// .
// ..
const REGEX_TEST_INVALID_PATH = /^\.*\/|^\.+$/

const SLASH = '/'

// Do not use ternary expression here, since "istanbul ignore next" is buggy
let TMP_KEY_IGNORE = 'node-ignore'
/* istanbul ignore else */
if (typeof Symbol !== 'undefined') {
  TMP_KEY_IGNORE = Symbol.for('node-ignore')
}
const KEY_IGNORE = TMP_KEY_IGNORE

const define = (object, key, value) =>
  Object.defineProperty(object, key, {value})

const REGEX_REGEXP_RANGE = /([0-z])-([0-z])/g

const RETURN_FALSE = () => false

// Sanitize the range of a regular expression
// The cases are complicated, see test cases for details
const sanitizeRange = range => range.replace(
  REGEX_REGEXP_RANGE,
  (match, from, to) => from.charCodeAt(0) <= to.charCodeAt(0)
    ? match
    // Invalid range (out of order) which is ok for gitignore rules but
    //   fatal for JavaScript regular expression, so eliminate it.
    : EMPTY
)

// See fixtures #59
const cleanRangeBackSlash = slashes => {
  const {length} = slashes
  return slashes.slice(0, length - length % 2)
}

// > If the pattern ends with a slash,
// > it is removed for the purpose of the following description,
// > but it would only find a match with a directory.
// > In other words, foo/ will match a directory foo and paths underneath it,
// > but will not match a regular file or a symbolic link foo
// >  (this is consistent with the way how pathspec works in general in Git).
// '`foo/`' will not match regular file '`foo`' or symbolic link '`foo`'
// -> ignore-rules will not deal with it, because it costs extra `fs.stat` call
//      you could use option `mark: true` with `glob`

// '`foo/`' should not continue with the '`..`'
const REPLACERS = [

  [
    // remove BOM
    // TODO:
    // Other similar zero-width characters?
    /^\uFEFF/,
    () => EMPTY
  ],

  // > Trailing spaces are ignored unless they are quoted with backslash ("\")
  [
    // (a\ ) -> (a )
    // (a  ) -> (a)
    // (a ) -> (a)
    // (a \ ) -> (a  )
    /((?:\\\\)*?)(\\?\s+)$/,
    (_, m1, m2) => m1 + (
      m2.indexOf('\\') === 0
        ? SPACE
        : EMPTY
    )
  ],

  // replace (\ ) with ' '
  // (\ ) -> ' '
  // (\\ ) -> '\\ '
  // (\\\ ) -> '\\ '
  [
    /(\\+?)\s/g,
    (_, m1) => {
      const {length} = m1
      return m1.slice(0, length - length % 2) + SPACE
    }
  ],

  // Escape metacharacters
  // which is written down by users but means special for regular expressions.

  // > There are 12 characters with special meanings:
  // > - the backslash \,
  // > - the caret ^,
  // > - the dollar sign $,
  // > - the period or dot .,
  // > - the vertical bar or pipe symbol |,
  // > - the question mark ?,
  // > - the asterisk or star *,
  // > - the plus sign +,
  // > - the opening parenthesis (,
  // > - the closing parenthesis ),
  // > - and the opening square bracket [,
  // > - the opening curly brace {,
  // > These special characters are often called "metacharacters".
  [
    /[\\$.|*+(){^]/g,
    match => `\\${match}`
  ],

  [
    // > a question mark (?) matches a single character
    /(?!\\)\?/g,
    () => '[^/]'
  ],

  // leading slash
  [

    // > A leading slash matches the beginning of the pathname.
    // > For example, "/*.c" matches "cat-file.c" but not "mozilla-sha1/sha1.c".
    // A leading slash matches the beginning of the pathname
    /^\//,
    () => '^'
  ],

  // replace special metacharacter slash after the leading slash
  [
    /\//g,
    () => '\\/'
  ],

  [
    // > A leading "**" followed by a slash means match in all directories.
    // > For example, "**/foo" matches file or directory "foo" anywhere,
    // > the same as pattern "foo".
    // > "**/foo/bar" matches file or directory "bar" anywhere that is directly
    // >   under directory "foo".
    // Notice that the '*'s have been replaced as '\\*'
    /^\^*\\\*\\\*\\\//,

    // '**/foo' <-> 'foo'
    () => '^(?:.*\\/)?'
  ],

  // starting
  [
    // there will be no leading '/'
    //   (which has been replaced by section "leading slash")
    // If starts with '**', adding a '^' to the regular expression also works
    /^(?=[^^])/,
    function startingReplacer () {
      // If has a slash `/` at the beginning or middle
      return !/\/(?!$)/.test(this)
        // > Prior to 2.22.1
        // > If the pattern does not contain a slash /,
        // >   Git treats it as a shell glob pattern
        // Actually, if there is only a trailing slash,
        //   git also treats it as a shell glob pattern

        // After 2.22.1 (compatible but clearer)
        // > If there is a separator at the beginning or middle (or both)
        // > of the pattern, then the pattern is relative to the directory
        // > level of the particular .gitignore file itself.
        // > Otherwise the pattern may also match at any level below
        // > the .gitignore level.
        ? '(?:^|\\/)'

        // > Otherwise, Git treats the pattern as a shell glob suitable for
        // >   consumption by fnmatch(3)
        : '^'
    }
  ],

  // two globstars
  [
    // Use lookahead assertions so that we could match more than one `'/**'`
    /\\\/\\\*\\\*(?=\\\/|$)/g,

    // Zero, one or several directories
    // should not use '*', or it will be replaced by the next replacer

    // Check if it is not the last `'/**'`
    (_, index, str) => index + 6 < str.length

      // case: /**/
      // > A slash followed by two consecutive asterisks then a slash matches
      // >   zero or more directories.
      // > For example, "a/**/b" matches "a/b", "a/x/b", "a/x/y/b" and so on.
      // '/**/'
      ? '(?:\\/[^\\/]+)*'

      // case: /**
      // > A trailing `"/**"` matches everything inside.

      // #21: everything inside but it should not include the current folder
      : '\\/.+'
  ],

  // normal intermediate wildcards
  [
    // Never replace escaped '*'
    // ignore rule '\*' will match the path '*'

    // 'abc.*/' -> go
    // 'abc.*'  -> skip this rule,
    //    coz trailing single wildcard will be handed by [trailing wildcard]
    /(^|[^\\]+)(\\\*)+(?=.+)/g,

    // '*.js' matches '.js'
    // '*.js' doesn't match 'abc'
    (_, p1, p2) => {
      // 1.
      // > An asterisk "*" matches anything except a slash.
      // 2.
      // > Other consecutive asterisks are considered regular asterisks
      // > and will match according to the previous rules.
      const unescaped = p2.replace(/\\\*/g, '[^\\/]*')
      return p1 + unescaped
    }
  ],

  [
    // unescape, revert step 3 except for back slash
    // For example, if a user escape a '\\*',
    // after step 3, the result will be '\\\\\\*'
    /\\\\\\(?=[$.|*+(){^])/g,
    () => ESCAPE
  ],

  [
    // '\\\\' -> '\\'
    /\\\\/g,
    () => ESCAPE
  ],

  [
    // > The range notation, e.g. [a-zA-Z],
    // > can be used to match one of the characters in a range.

    // `\` is escaped by step 3
    /(\\)?\[([^\]/]*?)(\\*)($|\])/g,
    (match, leadEscape, range, endEscape, close) => leadEscape === ESCAPE
      // '\\[bar]' -> '\\\\[bar\\]'
      ? `\\[${range}${cleanRangeBackSlash(endEscape)}${close}`
      : close === ']'
        ? endEscape.length % 2 === 0
          // A normal case, and it is a range notation
          // '[bar]'
          // '[bar\\\\]'
          ? `[${sanitizeRange(range)}${endEscape}]`
          // Invalid range notaton
          // '[bar\\]' -> '[bar\\\\]'
          : '[]'
        : '[]'
  ],

  // ending
  [
    // 'js' will not match 'js.'
    // 'ab' will not match 'abc'
    /(?:[^*])$/,

    // WTF!
    // https://git-scm.com/docs/gitignore
    // changes in [2.22.1](https://git-scm.com/docs/gitignore/2.22.1)
    // which re-fixes #24, #38

    // > If there is a separator at the end of the pattern then the pattern
    // > will only match directories, otherwise the pattern can match both
    // > files and directories.

    // 'js*' will not match 'a.js'
    // 'js/' will not match 'a.js'
    // 'js' will match 'a.js' and 'a.js/'
    match => /\/$/.test(match)
      // foo/ will not match 'foo'
      ? `${match}$`
      // foo matches 'foo' and 'foo/'
      : `${match}(?=$|\\/$)`
  ],

  // trailing wildcard
  [
    /(\^|\\\/)?\\\*$/,
    (_, p1) => {
      const prefix = p1
        // '\^':
        // '/*' does not match EMPTY
        // '/*' does not match everything

        // '\\\/':
        // 'abc/*' does not match 'abc/'
        ? `${p1}[^/]+`

        // 'a*' matches 'a'
        // 'a*' matches 'aa'
        : '[^/]*'

      return `${prefix}(?=$|\\/$)`
    }
  ],
]

// A simple cache, because an ignore rule only has only one certain meaning
const regexCache = Object.create(null)

// @param {pattern}
const makeRegex = (pattern, ignoreCase) => {
  let source = regexCache[pattern]

  if (!source) {
    source = REPLACERS.reduce(
      (prev, [matcher, replacer]) =>
        prev.replace(matcher, replacer.bind(pattern)),
      pattern
    )
    regexCache[pattern] = source
  }

  return ignoreCase
    ? new RegExp(source, 'i')
    : new RegExp(source)
}

const isString = subject => typeof subject === 'string'

// > A blank line matches no files, so it can serve as a separator for readability.
const checkPattern = pattern => pattern
  && isString(pattern)
  && !REGEX_TEST_BLANK_LINE.test(pattern)
  && !REGEX_INVALID_TRAILING_BACKSLASH.test(pattern)

  // > A line starting with # serves as a comment.
  && pattern.indexOf('#') !== 0

const splitPattern = pattern => pattern.split(REGEX_SPLITALL_CRLF)

class IgnoreRule {
  constructor (
    origin,
    pattern,
    negative,
    regex
  ) {
    this.origin = origin
    this.pattern = pattern
    this.negative = negative
    this.regex = regex
  }
}

const createRule = (pattern, ignoreCase) => {
  const origin = pattern
  let negative = false

  // > An optional prefix "!" which negates the pattern;
  if (pattern.indexOf('!') === 0) {
    negative = true
    pattern = pattern.substr(1)
  }

  pattern = pattern
  // > Put a backslash ("\") in front of the first "!" for patterns that
  // >   begin with a literal "!", for example, `"\!important!.txt"`.
  .replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, '!')
  // > Put a backslash ("\") in front of the first hash for patterns that
  // >   begin with a hash.
  .replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, '#')

  const regex = makeRegex(pattern, ignoreCase)

  return new IgnoreRule(
    origin,
    pattern,
    negative,
    regex
  )
}

const throwError = (message, Ctor) => {
  throw new Ctor(message)
}

const checkPath = (path, originalPath, doThrow) => {
  if (!isString(path)) {
    return doThrow(
      `path must be a string, but got \`${originalPath}\``,
      TypeError
    )
  }

  // We don't know if we should ignore EMPTY, so throw
  if (!path) {
    return doThrow(`path must not be empty`, TypeError)
  }

  // Check if it is a relative path
  if (checkPath.isNotRelative(path)) {
    const r = '`path.relative()`d'
    return doThrow(
      `path should be a ${r} string, but got "${originalPath}"`,
      RangeError
    )
  }

  return true
}

const isNotRelative = path => REGEX_TEST_INVALID_PATH.test(path)

checkPath.isNotRelative = isNotRelative
checkPath.convert = p => p

class Ignore {
  constructor ({
    ignorecase = true,
    ignoreCase = ignorecase,
    allowRelativePaths = false
  } = {}) {
    define(this, KEY_IGNORE, true)

    this._rules = []
    this._ignoreCase = ignoreCase
    this._allowRelativePaths = allowRelativePaths
    this._initCache()
  }

  _initCache () {
    this._ignoreCache = Object.create(null)
    this._testCache = Object.create(null)
  }

  _addPattern (pattern) {
    // #32
    if (pattern && pattern[KEY_IGNORE]) {
      this._rules = this._rules.concat(pattern._rules)
      this._added = true
      return
    }

    if (checkPattern(pattern)) {
      const rule = createRule(pattern, this._ignoreCase)
      this._added = true
      this._rules.push(rule)
    }
  }

  // @param {Array<string> | string | Ignore} pattern
  add (pattern) {
    this._added = false

    makeArray(
      isString(pattern)
        ? splitPattern(pattern)
        : pattern
    ).forEach(this._addPattern, this)

    // Some rules have just added to the ignore,
    // making the behavior changed.
    if (this._added) {
      this._initCache()
    }

    return this
  }

  // legacy
  addPattern (pattern) {
    return this.add(pattern)
  }

  //          |           ignored : unignored
  // negative |   0:0   |   0:1   |   1:0   |   1:1
  // -------- | ------- | ------- | ------- | --------
  //     0    |  TEST   |  TEST   |  SKIP   |    X
  //     1    |  TESTIF |  SKIP   |  TEST   |    X

  // - SKIP: always skip
  // - TEST: always test
  // - TESTIF: only test if checkUnignored
  // - X: that never happen

  // @param {boolean} whether should check if the path is unignored,
  //   setting `checkUnignored` to `false` could reduce additional
  //   path matching.

  // @returns {TestResult} true if a file is ignored
  _testOne (path, checkUnignored) {
    let ignored = false
    let unignored = false

    this._rules.forEach(rule => {
      const {negative} = rule
      if (
        unignored === negative && ignored !== unignored
        || negative && !ignored && !unignored && !checkUnignored
      ) {
        return
      }

      const matched = rule.regex.test(path)

      if (matched) {
        ignored = !negative
        unignored = negative
      }
    })

    return {
      ignored,
      unignored
    }
  }

  // @returns {TestResult}
  _test (originalPath, cache, checkUnignored, slices) {
    const path = originalPath
      // Supports nullable path
      && checkPath.convert(originalPath)

    checkPath(
      path,
      originalPath,
      this._allowRelativePaths
        ? RETURN_FALSE
        : throwError
    )

    return this._t(path, cache, checkUnignored, slices)
  }

  _t (path, cache, checkUnignored, slices) {
    if (path in cache) {
      return cache[path]
    }

    if (!slices) {
      // path/to/a.js
      // ['path', 'to', 'a.js']
      slices = path.split(SLASH)
    }

    slices.pop()

    // If the path has no parent directory, just test it
    if (!slices.length) {
      return cache[path] = this._testOne(path, checkUnignored)
    }

    const parent = this._t(
      slices.join(SLASH) + SLASH,
      cache,
      checkUnignored,
      slices
    )

    // If the path contains a parent directory, check the parent first
    return cache[path] = parent.ignored
      // > It is not possible to re-include a file if a parent directory of
      // >   that file is excluded.
      ? parent
      : this._testOne(path, checkUnignored)
  }

  ignores (path) {
    return this._test(path, this._ignoreCache, false).ignored
  }

  createFilter () {
    return path => !this.ignores(path)
  }

  filter (paths) {
    return makeArray(paths).filter(this.createFilter())
  }

  // @returns {TestResult}
  test (path) {
    return this._test(path, this._testCache, true)
  }
}

const factory = options => new Ignore(options)

const isPathValid = path =>
  checkPath(path && checkPath.convert(path), path, RETURN_FALSE)

factory.isPathValid = isPathValid

// Fixes typescript
factory.default = factory

module.exports = factory

// Windows
// --------------------------------------------------------------
/* istanbul ignore if */
if (
  // Detect `process` so that it can run in browsers.
  typeof process !== 'undefined'
  && (
    process.env && process.env.IGNORE_TEST_WIN32
    || process.platform === 'win32'
  )
) {
  /* eslint no-control-regex: "off" */
  const makePosix = str => /^\\\\\?\\/.test(str)
  || /["<>|\u0000-\u001F]+/u.test(str)
    ? str
    : str.replace(/\\/g, '/')

  checkPath.convert = makePosix

  // 'C:\\foo'     <- 'C:\\foo' has been converted to 'C:/'
  // 'd:\\foo'
  const REGIX_IS_WINDOWS_PATH_ABSOLUTE = /^[a-z]:\//i
  checkPath.isNotRelative = path =>
    REGIX_IS_WINDOWS_PATH_ABSOLUTE.test(path)
    || isNotRelative(path)
}


/***/ }),

/***/ 9076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gc: () => (/* binding */ findBuildIds),
  LR: () => (/* binding */ removeStamps),
  ev: () => (/* binding */ stabilizeAddress),
  qx: () => (/* binding */ stabilizeData),
  tI: () => (/* binding */ stabilizePath),
  qK: () => (/* binding */ stabilizeTokens)
});

;// CONCATENATED MODULE: ./lib/changes/webpack.js
/** What webpack makes up in each build. Texts are strings of bytes. */
/** How a chunk begins: it adds modules to those that are there. */
const CHUNK = /\bwebpack(?:Chunk|Jsonp)[^;]{0,300}?\.push\(\[\[/;
/** A module in a chunk: its number, and a function. */
const MODULE = /(?<=[{,]\s*)\d{1,6}(?=\([\w$,]*\)\{|:\([\w$,]*\)=>|:[\w$]+=>|:function\b)/g;
/** Where a chunk names a module of another one: `n(1234)`, `n.t.bind(n,1234,23)`, `n.s=1234`. */
const USE = /(?<=(?:(?<![\w$.])[\w$]{1,2}\(|\.bind\([\w$]{1,2},\s*|\.t\(|(?<![\w$.])[\w$]{1,2}\.s=))\d{2,6}(?=[),\s])/g;
const NUMBER = /(?<![\w$.])\d{1,6}(?![\w$.])/g;
/** A module in what Next sends to the browser: https://github.com/facebook/react, `ReactFlightClient.js`, read 2026-11. */
const IN_FLIGHT = /(?<=^[\da-f]{0,8}:I\[)\d{1,6}(?=,)/gm;
/** How much of a text shows whether it is a chunk. */
const MAX_BEGINNING = 2_000;
/**
 * Returns the text of a script or data with `stand` in place of the numbers of modules, and the modules in another order. Webpack makes
 * the numbers of paths on the disk, so that they differ between builds in two folders, and may sort modules by them:
 * https://webpack.js.org/configuration/optimization/#optimizationmoduleids, read 2026-11.
 */
function removeModuleNumbers(text, stand) {
    if (!CHUNK.test(text.slice(0, MAX_BEGINNING)))
        return text.replace(IN_FLIGHT, stand);
    const modules = new Set([...(text.match(MODULE) ?? []), ...(text.match(USE) ?? [])]);
    const parts = partsOf(text.trimEnd()).map((part) => part.replace(NUMBER, (number) => (modules.has(number) ? stand : number)));
    return parts.sort().join('\n');
}
/** What follows the last module: the end of the chunk, before it perhaps what runs then. */
const END = /\}(?:,(?:\(?[\w$]+\)?=>|function\([\w$]+\))\{[\w$]+\.O\(0,[\s\S]*|\]\)[;,]?(?:\n\/\/.*)?)$/;
/** Returns what stands before, in and behind the modules of a chunk; the whole if it does not end as chunks do. */
function partsOf(chunk) {
    const starts = [...chunk.matchAll(MODULE)].map(({ index }) => index);
    const [first] = starts;
    const end = chunk.slice(starts.at(-1)).search(END);
    if (first === undefined || end === -1)
        return [chunk];
    const behind = (starts.at(-1) ?? 0) + end;
    const modules = starts.map((start, i) => chunk.slice(start, starts[i + 1] ?? behind));
    return [
        chunk.slice(0, first),
        ...modules.map((part) => part.replace(/,\s*$/, '')),
        chunk.slice(behind),
    ];
}

;// CONCATENATED MODULE: ./lib/changes/generated.js
/**
 * What generators make up in each build: hashes in names, build ids, nonces, and the time of the build. Texts are strings of
 * bytes.
 */

/** Stands for something generated. No name contains it. */
const GENERATED = '\x01';
/** Shorter pieces are words or versions, longer ones are no hashes. */
const MIN_HEX = 6;
const MIN_RANDOM = 8;
const MAX_RANDOM = 64;
/**
 * Returns whether a piece of a name was made up by a program: hexadecimal digits with letters among them, or letters
 * and digits that change their kind more often than words do.
 */
function looksGenerated(piece) {
    const { length } = piece;
    if (length < MIN_HEX || length > MAX_RANDOM)
        return false;
    if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(piece))
        return /\d/.test(piece) && /[a-f]/i.test(piece);
    if (length < MIN_RANDOM)
        return false;
    return turns(piece) >= Math.max(3, length / (/\d/.test(piece) ? 6 : 4));
}
/** Where lower case, upper case and digits follow each other; a capital that begins a word is none. */
const TURN = /(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Za-z])/g;
function turns(piece) {
    return piece.replace(/[^A-Za-z\d]+/g, '').match(TURN)?.length ?? 0;
}
/**
 * The id of a build with Next: a folder of its own, whose name projects may choose.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/generateBuildId, read 2026-11.
 */
const BUILD_ID = new RegExp([
    '(?<=(?:^|/)_next/static/)(?:[\\w-]{21}(?=/)|[^/]+(?=/_(?:build|ssg|clientMiddleware)Manifest\\.js(?:on)?$))',
    '(?<=(?:^|/)_next/data/)[^/]+(?=/)',
].join('|'));
/** Returns the ids by which builds with Next name themselves in their files, given the names of the files. */
function findBuildIds(names) {
    const ids = names.map((name) => BUILD_ID.exec(name)?.[0]);
    return [...new Set(ids.filter((id) => id !== undefined))];
}
/** Returns a path without what looks generated in its names: `app/page-4fd2e6a1.js` and `app/page-0b1c2d3e.js` are one. */
function stabilizePath(path) {
    return path
        .replace(BUILD_ID, GENERATED)
        .split('/')
        .map((name) => withoutHash(name).split('.').map(stablePart).join('.'))
        .join('/');
}
/**
 * The hash that Vite and Rollup put before the extension: eight letters, digits or dashes, of which one is a digit or a
 * capital: most words have none.
 */
const HASHED_NAME = /(?<=[\w)\]\x80-\xff][.-])(?=[\w-]{0,7}[\dA-Z])[\w-]{8}(?=(?:\.[a-z]{2,5}){1,2}\d?\b)/g;
function withoutHash(text) {
    return text.replace(HASHED_NAME, (hash) => (/^[A-Z]?[a-z]+$|^\d+$/.test(hash) ? hash : GENERATED));
}
/** Begins like a name that somebody gave: `app-4fd2e6a1`. */
const BEGINS_WITH_WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)[-_~]/;
function stablePart(part) {
    if (!BEGINS_WITH_WORD.test(part) && looksGenerated(part))
        return GENERATED;
    return part
        .split(/([-_~])/)
        .map((piece) => (looksGenerated(piece) ? GENERATED : piece))
        .join('');
}
/** The name of a commit, as in links to a page's source. */
const COMMIT = /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/g;
/** A token in a query that may be a hash or the id of a request. Other tokens may say what is shown: a film, a place on a map. */
const HEXADECIMAL = /(?<![\da-z_-])[\da-f-]{6,64}(?![\w-])/g;
/** Where a forge lets somebody edit a document: a page that moved has another source, and is the same to its readers. */
const EDIT_LINK = /^https?:\/\/[^/]+\/.+\/_?edit\/.+\.\w+$/i;
/** Returns an address on another host, or the query of one, without what looks generated in it. */
function stabilizeAddress(url) {
    if (EDIT_LINK.test(url))
        return GENERATED;
    const at = `${url}?`.search(/[?#]/);
    const query = url
        .slice(at)
        .replace(HEXADECIMAL, (token) => (/\d/.test(token) && /[a-f]/.test(token) ? GENERATED : token));
    return url.slice(0, at).replace(COMMIT, GENERATED) + query;
}
/** Returns a text without the tokens in it that look generated; what follows `#` is a colour. */
function stabilizeTokens(text) {
    return withoutHash(text).replace(/(?<![#\w-])[\w-]{6,}/g, stablePart);
}
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const ZONE = '(?: ?(?:GMT[+-]\\d{4}(?: \\([^()]{1,60}\\))?|(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\\d\\d:?\\d\\d)\\b))?';
const TIME = `\\d{1,2}:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?: ?[AaPp]\\.?[Mm]\\b\\.?)?${ZONE}`;
const AND_TIME = `(?:,?(?: at)? ${TIME})?`;
const DATE = [
    `\\d{4}-\\d\\d-\\d\\d(?:[T ]${TIME})?`,
    // `1.10.20` is a version.
    `(?:\\d{4}[./]\\d{1,2}[./]\\d{1,2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{1,2}/\\d{1,2}/\\d{2})\\b${AND_TIME}`,
    `${MONTH} ${DAY},? (?:${TIME} )?\\d{4}${AND_TIME}`,
    `${DAY}\\.? ${MONTH},? \\d{4}${AND_TIME}`,
].join('|');
const WEEKDAY = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?';
const AGO = '(?:an?|\\d{1,4}) (?:second|minute|hour|day|week|month|year)s? ago';
/** As JavaScript prints it. Before it, the words may stand in the text of a link. */
const AS_PRINTED = '(?= [A-Z][a-z]{2} [A-Z][a-z]{2} \\d\\d \\d{4} \\d\\d:\\d\\d:\\d\\d GMT)';
const BY = 'by [\\w.-]{1,40}(?: \\(?v?\\d[\\w.-]{0,20}\\)?)? on';
const DONE = 'updated|modified|changed|generated|built|build date|build time|rendered|compiled|exported';
const WORDS = `(?:(?:${DONE})(?: (?:on|at|${BY}))?|on${AS_PRINTED})`;
/** When a page was built, in words: `Last updated on Nov 22, 2026`. A date without such words belongs to the text. */
const STAMP = new RegExp(`\\b(${WORDS}):? ${WEEKDAY}(?:${DATE}|${AGO})`, 'gi');
/** Returns a text for people, with single spaces, without the times at which it was built. */
function removeStamps(text) {
    return /\d|ago/.test(text) ? text.replace(STAMP, `$1 ${GENERATED}`) : text;
}
/** Times in data, where no words say what they are. */
const DATA_TIME = new RegExp([
    `\\b\\d{4}-\\d\\d-\\d\\d[T ]${TIME}`,
    `\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:${DAY} ${MONTH}|${MONTH} +${DAY}) (?:${TIME} )?\\d{4}(?: ${TIME})?`,
    // Seconds or milliseconds since 1970, from 2017 to 2033.
    '\\b(?:1[5-9]\\d{8}|1[5-9]\\d{11})\\b',
].join('|'), 'g');
/** When a page was written, in a sitemap; often a date without a time. */
const LAST_MODIFIED = /<lastmod>[^<]{0,64}</g;
/** Pictures in a text, and shapes of SVG. They look generated, but are not. */
const DRAWN = /data:image\/[^\s"'`()<>\\]+|(["'`])[Mm][\s,]*[\d.-][\d\s.,+\-AaCcEeHhLlMmQqSsTtVvZz]*\\?\1/g;
/** Returns the text of a script, a style sheet or data without what looks generated in it, and without `buildIds`. */
function stabilizeData(text, buildIds) {
    const unnamed = removeModuleNumbers(withoutBuildIds(text, buildIds), GENERATED);
    let stable = '';
    let from = 0;
    for (const { 0: drawn, index } of unnamed.matchAll(DRAWN)) {
        stable += withoutGenerated(unnamed.slice(from, index)) + drawn;
        from = index + drawn.length;
    }
    return stable + withoutGenerated(unnamed.slice(from));
}
/** Leaves short ids alone, which may be anything. */
function withoutBuildIds(text, buildIds) {
    return buildIds
        .filter((id) => id.length >= MIN_HEX)
        .reduce((left, id) => left.replace(wholeId(id), GENERATED), text);
}
const wholeId = (id) => new RegExp(`(?<=["'/])${RegExp.escape(id)}(?=["'/\\\\])`, 'g');
function withoutGenerated(text) {
    return stabilizeTokens(text.replace(LAST_MODIFIED, '<lastmod><').replace(DATA_TIME, GENERATED));
}


/***/ }),

/***/ 2648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runComparison: () => (/* binding */ runComparison)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/text/json-report.js
var json_report = __webpack_require__(4488);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/dot-files.js
var dot_files = __webpack_require__(4820);
// EXTERNAL MODULE: ./lib/web/host/site-on-host.js
var site_on_host = __webpack_require__(7753);
// EXTERNAL MODULE: ./lib/workers/pool.js + 1 modules
var pool = __webpack_require__(4323);
;// CONCATENATED MODULE: ./lib/changes/counts.js

/** Returns how many changes of each kind there are: what they are called in `changes.json`, of what they are, and what became of it. */
function rowsOf({ added, removed, moved, changed, navigation, files }) {
    return [
        ['pagesAdded', added.length, 'page', 'added'],
        ['pagesRemoved', removed.length, 'page', 'removed'],
        ['pagesMoved', moved.length, 'page', 'moved'],
        ['pagesChanged', changed.length, 'page', 'changed'],
        ['navigationChanged', navigation.length, 'page', 'changed only in navigation'],
        ['filesAdded', files.added.length, 'other file', 'added'],
        ['filesRemoved', files.removed.length, 'other file', 'removed'],
        ['filesMoved', files.moved.length, 'other file', 'moved'],
        ['filesChanged', files.changed.length, 'other file', 'changed'],
    ];
}
/** Returns how many changes of each kind there are. */
function countChanges(comparison) {
    const counts = rowsOf(comparison).map(([name, n]) => [name, n]);
    return Object.fromEntries(counts);
}
/** Returns what changed in words: `1 page added, 2 pages changed, 1 other file changed`, or `nothing that a reader would notice`. */
function describeChanges(comparison) {
    const found = rowsOf(comparison).flatMap(([, n, of, what]) => n > 0 ? [`${(0,units/* count */.U9)(n, of)} ${what}`] : []);
    return found.length === 0 ? 'nothing that a reader would notice' : found.join(', ');
}
/** Returns whether there is anything that a reader would notice. */
function isNoticeable(comparison) {
    return rowsOf(comparison).some(([, n]) => n > 0);
}

;// CONCATENATED MODULE: ./lib/changes/changes-report.js


/**
 * Returns what `changes.json` holds: stable within a `format`, the same keys always, `null` where there is no value. Names and
 * headings are ordinary text as found in the sites: clean them before they are shown. Everything in it is explained in
 * docs/changes.md.
 */
function reportChanges(comparison) {
    const { earlier, later, bytesOnly, added, removed, moved, changed, navigation, files, unreadable, } = comparison;
    return {
        format: 1,
        changed: isNoticeable(comparison),
        earlier,
        later,
        counts: countChanges(comparison),
        bytesOnly,
        pages: {
            added: added.map(byte_strings/* toText */.fE),
            removed: removed.map(byte_strings/* toText */.fE),
            moved: moved.map(reportedMove),
            changed: changed.map(({ page, from, ...rest }) => ({
                page: (0,byte_strings/* toText */.fE)(page),
                from: from === undefined ? null : (0,byte_strings/* toText */.fE)(from),
                ...rest,
            })),
            navigation: navigation.map(byte_strings/* toText */.fE),
        },
        files: {
            added: files.added.map(byte_strings/* toText */.fE),
            removed: files.removed.map(byte_strings/* toText */.fE),
            moved: files.moved.map(reportedMove),
            changed: files.changed.map(byte_strings/* toText */.fE),
        },
        unreadable: [...unreadable.keys()].map(byte_strings/* toText */.fE),
    };
}
function reportedMove({ from, to }) {
    return { from: (0,byte_strings/* toText */.fE)(from), to: (0,byte_strings/* toText */.fE)(to) };
}

// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/changes/generated.js + 1 modules
var generated = __webpack_require__(9076);
;// CONCATENATED MODULE: ./lib/changes/moves.js

/**
 * Returns the pages whose content is at another path now, sorted by where it was: the old path is gone or became a redirect.
 * Of pages at the same path, only those that may be redirects now need to be in `earlier` and `later`.
 */
function findMovedPages(earlier, later) {
    const left = [...earlier.keys()].filter((name) => {
        const now = later.get(name);
        return now === undefined || (now.isRedirect && earlier.get(name)?.isRedirect === false);
    });
    const fresh = [...later.keys()].filter((name) => !earlier.has(name));
    return findMoves(left, fresh, (name, side) => (side === 'from' ? earlier : later).get(name)?.content);
}
/**
 * Pairs files with the same content, sorted by where it was, as both lists are; a file without content has no pair. If several files have the
 * same content, those with the same name are paired, then the others in their order, as a guess.
 */
function findMoves(gone, fresh, contentOf) {
    const places = Map.groupBy(fresh, (name) => contentOf(name, 'to'));
    return [...Map.groupBy(gone, (name) => contentOf(name, 'from'))]
        .flatMap(([content, from]) => content === undefined ? [] : pairUp(from, places.get(content) ?? []))
        .sort((a, b) => (0,byte_strings/* inByteOrder */.qg)(a.from, b.from));
}
function pairUp(from, to) {
    const twins = Map.groupBy(to, nameOf);
    const named = [...Map.groupBy(from, nameOf)].flatMap(([name, paths]) => pairInOrder(paths, twins.get(name) ?? []));
    const others = pairInOrder(...leaveUnpaired(named, from, to));
    const isOnly = from.length === 1 && to.length === 1;
    return [
        ...named,
        ...(isOnly ? others : others.map((move) => ({ ...move, isGuess: true }))),
    ];
}
/** Pairs the first of each list, then the second, and so on: a guess, unless there is only one of each. */
function pairInOrder(from, to) {
    const isOnly = from.length === 1 && to.length === 1;
    const pairs = from.slice(0, to.length).map((path, i) => ({ from: path, to: to[i] ?? '' }));
    return isOnly ? pairs : pairs.map((pair) => ({ ...pair, isGuess: true }));
}
/** Returns what pairs leave of both lists. */
function leaveUnpaired(pairs, gone, fresh) {
    const [from, to] = [
        new Set(pairs.map((pair) => pair.from)),
        new Set(pairs.map((pair) => pair.to)),
    ];
    return [gone.filter((name) => !from.has(name)), fresh.filter((name) => !to.has(name))];
}
/** Returns the last part of a path; for an index page, with the folder that it stands for. */
function nameOf(path) {
    return /(?:^|\/)([^/]+(?:\/index\.html?)?)$/.exec(path)?.[1] ?? path;
}

;// CONCATENATED MODULE: ./lib/changes/compare-files.js



/**
 * Compares the files of two sites that are no pages. Both maps are sorted by name, and may lack files with the same name and
 * bytes. Files that are `isDerived` count in `bytesOnly` alone. Returns what changed; how many files differ only in bytes, or in a
 * generated part of their names; and the later names of earlier files, where only a generated part of the name changed.
 */
function compareFiles(earlier, later, isDerived) {
    const gone = [...earlier.keys()].filter((name) => !later.has(name));
    const fresh = [...later.keys()].filter((name) => !earlier.has(name));
    const renamed = pairByName(gone, fresh, earlier, later);
    const others = leaveUnpaired(renamed, gone, fresh);
    const moved = findMoves(...others, (name, side) => {
        const file = (side === 'from' ? earlier : later).get(name);
        return file?.isEmpty || isDerived(name) ? undefined : file?.bytes;
    });
    const [removed, added] = leaveUnpaired(moved, ...others);
    const stayed = [...earlier.keys()].flatMap((name) => later.has(name) ? [{ from: name, to: name }] : []);
    const differing = stayed.filter(({ from, to }) => earlier.get(from)?.bytes !== later.get(to)?.bytes);
    const pairs = [...differing, ...renamed];
    const changed = pairs
        .filter(({ from, to }) => earlier.get(from)?.stable !== later.get(to)?.stable && !isDerived(to))
        .map(({ to }) => to);
    const changes = {
        added: added.filter((name) => !isDerived(name)),
        removed: removed.filter((name) => !isDerived(name)),
        moved,
        changed: changed.sort(byte_strings/* inByteOrder */.qg),
    };
    return {
        changes,
        bytesOnly: pairs.length - changed.length + [...added, ...removed].filter(isDerived).length,
        renamed: new Map(renamed.flatMap(({ from, to, isGuess }) => (isGuess ? [] : [[from, to]]))),
    };
}
/** Pairs files whose names differ only in a generated part: first those with the same content. */
function pairByName(gone, fresh, earlier, later) {
    const candidates = Map.groupBy(fresh, generated/* stabilizePath */.tI);
    return [...Map.groupBy(gone, generated/* stabilizePath */.tI)].flatMap(([stable, from]) => {
        const to = candidates.get(stable) ?? [];
        const same = findMoves(from, to, (name, side) => (side === 'from' ? earlier : later).get(name)?.stable);
        // With the same content, it does not matter to a reader which one is meant.
        return [
            ...same.map(({ from, to }) => ({ from, to })),
            ...pairInOrder(...leaveUnpaired(same, from, to)),
        ];
    });
}
/** Names of search indexes, as generators and their plug-ins write them: not those of research data, or of pictures. */
const SEARCH_INDEX = /(?:^|\/)_?pagefind\/|(?:(?<!re)search[-_]?(?:index|data|docs?(?![a-z]))|lunr[-_.]?index)[^/]*\.(?:m?js|json)$/i;
/** The first script of a build with webpack, which lists the hashes of the others. */
const WEBPACK_RUNTIME = /(?:^|\/)(?:webpack|runtime|webpack-runtime)(?:~[\w-]+)?[-.][\da-f]{6,32}\.js$/;
/**
 * Returns whether a file of a site with these `names` only repeats what other files say: a source map, a search index, a list of
 * hashes, a copy that is compressed in advance. The order of what is in an index differs from build to build.
 */
function isDerived(name, names) {
    const original = /^(.+)\.(?:gz|br|zst)$/i.exec(name)?.[1];
    if (original !== undefined && names.has(original))
        return true;
    if (/\.map$/i.test(name) || SEARCH_INDEX.test(name) || WEBPACK_RUNTIME.test(name))
        return true;
    return isHashMap(name, names);
}
/** The hashes that VitePress puts into the names of its scripts, beside them. */
function isHashMap(name, names) {
    const folder = /^(.*\/)?hashmap\.json$/s.exec(name);
    if (folder === null)
        return false;
    const scripts = `${folder[1] ?? ''}assets/`;
    return [...names].some((other) => other.startsWith(scripts) && other.endsWith('.lean.js'));
}

;// CONCATENATED MODULE: ./lib/changes/comparing.js
const COMPARING = {
    name: 'comparing',
    // Each takes about 90 MiB with 30,000 pages on both sides.
    maxThreads: 2,
    async open(sites, pause) {
        const { Comparer } = await Promise.all(/* import() */[__webpack_require__.e(31), __webpack_require__.e(631), __webpack_require__.e(814), __webpack_require__.e(542)]).then(__webpack_require__.bind(__webpack_require__, 1542));
        return new Comparer(sites, pause);
    },
};
/** How many files or pages a worker is given at a time. */
const MAX_BATCH = 32;
/** How many batches each worker gets at least, if there are enough items: so all end at about the same time. */
const MIN_BATCHES = 8;
/**
 * Returns what `work` returns for each of the items, in their order; it is given a worker and some of them.
 * @throws the reason of the signal soon after it is aborted; what a thread throws
 */
async function workInBatches(comparers, items, work) {
    const size = Math.min(MAX_BATCH, Math.ceil(items.length / (comparers.size * MIN_BATCHES)));
    const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, i) => i);
    const results = [];
    await comparers.run(batches, async (ask, i) => {
        results[i] = await work(ask, items.slice(i * size, (i + 1) * size));
    });
    return results.flat();
}
/** Files of the same size mostly have the same bytes: they are read but not parsed, which takes a tenth of the time. */
const SHARE_OF_SAME_SIZE = 1 / 10;
/** Returns about how much of two sites has to be read and parsed, in bytes. */
function countBytesToCompare({ earlier, later }) {
    const { names, sizes } = earlier.tree;
    const before = new Map(names.map((name, i) => [name, sizes[i] ?? 0]));
    return later.tree.names.reduce((bytes, name, i) => {
        const [was, is] = [before.get(name) ?? 0, later.tree.sizes[i] ?? 0];
        return bytes + (was + is) * (was === is ? SHARE_OF_SAME_SIZE : 1);
    }, 0);
}

;// CONCATENATED MODULE: ./lib/changes/compare-sites.js





/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the same path are not parsed; of
 * the others, little more than digests is kept. `comparers` must not be open yet.
 * @throws the reason of their signal soon after it is aborted
 */
async function compareSites(sites, comparers) {
    comparers.expect(countBytesToCompare(sites));
    await comparers.open(sites);
    const [earlier, later] = [sites.earlier.tree, sites.later.tree];
    const [before, after] = [new Set(earlier.names), new Set(later.names)];
    const fresh = later.names.filter((name) => !before.has(name));
    const names = [...earlier.names, ...fresh];
    const all = new Set(names);
    const rename = (renamed) => comparers.everywhere((ask) => ask('rename', renamed));
    const otherFiles = names.filter((name) => !(0,page_names/* isPage */.yp)(name));
    const files = compareFiles(...byName(otherFiles, await workInBatches(comparers, otherFiles, (ask, batch) => ask('files', batch))), (name) => isDerived(name, all));
    // A page shows the same picture, wherever that is now.
    const elsewhere = new Map([...files.renamed, ...placesOf(files.changes.moved)]);
    // A page can only have moved to a new path; its old one is gone, or redirects now.
    await rename({ earlier: elsewhere, later: new Map() });
    const mayHaveMoved = fresh.some(page_names/* isPage */.yp) ? names.filter(page_names/* isPage */.yp) : [];
    const moved = findMovedPages(...byName(mayHaveMoved, await workInBatches(comparers, mayHaveMoved, (ask, batch) => ask('pages', batch))));
    // A link that follows a moved page is the same link, and so is one to the redirect that the page left behind.
    const moves = placesOf(moved);
    await rename({ earlier: new Map([...elsewhere, ...moves]), later: moves });
    const pairs = earlier.names
        .filter(page_names/* isPage */.yp)
        .flatMap((from) => (after.has(from) && !moves.has(from) ? [{ from, to: from }] : []));
    const toCompare = [...pairs, ...moved].sort((a, b) => (0,byte_strings/* inByteOrder */.qg)(a.to, b.to));
    const changes = await workInBatches(comparers, toCompare, (ask, batch) => ask('changes', batch));
    // Pages with the same bytes are undefined.
    const read = changes.filter((change) => change !== undefined);
    const stayed = read.filter(({ from }) => from === undefined);
    const isInMenusAlone = ({ what }) => what.every((aspect) => aspect === 'navigation');
    const places = new Set(moves.values());
    const unreadable = await comparers.everywhere((ask) => ask('unreadable'));
    return {
        added: fresh.filter((name) => (0,page_names/* isPage */.yp)(name) && !places.has(name)),
        removed: earlier.names.filter((name) => (0,page_names/* isPage */.yp)(name) && !after.has(name) && !moves.has(name)),
        moved,
        changed: read.filter((change) => !isInMenusAlone(change)),
        navigation: stayed
            .filter((change) => change.what.length > 0 && isInMenusAlone(change))
            .map(({ page }) => page),
        files: files.changes,
        bytesOnly: {
            pages: stayed.filter(({ what }) => what.length === 0).length,
            files: files.bytesOnly,
        },
        unreadable: new Map(unreadable.flatMap((found) => [...found]).sort(([a], [b]) => (0,byte_strings/* inByteOrder */.qg)(a, b))),
        earlier: sizeOf(earlier),
        later: sizeOf(later),
    };
}
/** Returns where each of what moved is now. */
function placesOf(moved) {
    return new Map(moved.map(({ from, to }) => [from, to]));
}
function sizeOf({ names }) {
    const pages = names.filter(page_names/* isPage */.yp).length;
    return { pages, files: names.length - pages };
}
/** Returns the fingerprints of each site by the names of the files. */
function byName(names, fingerprints) {
    const of = (side) => new Map(fingerprints.flatMap(({ [side]: found }, i) => found === undefined ? [] : [[names[i] ?? '', found]]));
    return [of('earlier'), of('later')];
}

// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
;// CONCATENATED MODULE: ./lib/changes/markdown.js




/** How long all lists may be, in UTF-16 units, so that they fit into a comment with others. */
const MAX_LENGTH = 36_000;
/** How many entries of each list are shown, as far as there is room; `changes.json` has all of them. */
const MAX_ENTRIES = 100;
/** Longer lists are folded away. */
const MAX_UNFOLDED = 5;
/** How many sections of a page are named. */
const MAX_SECTIONS = 5;
/**
 * Returns `changes.md`: what changed, as a comment on a pull request shows it. It is HTML without blank lines, so that
 * nothing in it is read as Markdown: https://github.github.com/gfm/#html-blocks
 */
function renderChangesPage(comparison, subject, previewUrl) {
    const { bytesOnly } = comparison;
    const noise = [
        ...(bytesOnly.pages > 0 ? [(0,units/* count */.U9)(bytesOnly.pages, 'page')] : []),
        ...(bytesOnly.files > 0 ? [(0,units/* count */.U9)(bytesOnly.files, 'other file')] : []),
    ];
    const heading = (0,markup/* html */.qy) `<h3>What changes in ${(0,markup/* code */.aY)(subject)}</h3>`;
    const counts = (0,markup/* html */.qy) `<p>${sentence(describeChanges(comparison))}.</p>`;
    const bytes = noise.length > 0 &&
        (0,markup/* html */.qy) `<p>Different only in bytes, with no change that a reader would notice: ${(0,units/* joinWords */.yZ)(noise, 'and')}.</p>`;
    return (0,markup/* withoutBlankLines */.iH)([heading, counts, bytes || (0,markup/* html */.qy) ``, ...lists(comparison, previewUrl)])
        .text;
}
/** Returns what changed as a part of the job summary and of a comment. */
function renderChangesSection(comparison, previewUrl) {
    return {
        heading: `Compared with the earlier site: ${describeChanges(comparison)}`,
        content: (0,markup/* html */.qy) `${lists(comparison, previewUrl)}`,
        isNews: isNoticeable(comparison) || undefined,
    };
}
/** Returns everything that changed, as lists. With an address of the later site, its pages are links. */
function lists(comparison, previewUrl) {
    const { added, removed, moved, changed, navigation, files, unreadable } = comparison;
    let room = MAX_LENGTH;
    const list = (title, entries, show, wrap = inList) => {
        if (entries.length === 0)
            return [];
        // So that a long first one leaves something to the others.
        const shown = (0,markup/* fitting */._Q)(entries.slice(0, MAX_ENTRIES).map(show), room / 2);
        const more = entries.length - shown.length;
        const rest = more > 0 ? (0,markup/* html */.qy) `\n<p>… and ${more.toLocaleString('en')} more.</p>` : undefined;
        const content = (0,markup/* html */.qy) `${wrap(shown)}${rest}`;
        room -= content.text.length;
        const isOpen = entries.length <= MAX_UNFOLDED;
        return [(0,markup/* html */.qy) `${(0,markup/* folded */.TM)(`${title} (${entries.length.toLocaleString('en')})`, content, isOpen)}\n`];
    };
    return [
        ...list('Pages changed', changed, changeRow(previewUrl), inTable),
        ...list('Pages added', added, pathItem(previewUrl)),
        ...list('Pages removed', removed, pathItem()),
        ...list('Pages moved', moved, moveItem(previewUrl)),
        ...list('Pages changed only in navigation', navigation, pathItem(previewUrl)),
        ...list('Other files changed', files.changed, pathItem()),
        ...list('Other files added', files.added, pathItem()),
        ...list('Other files removed', files.removed, pathItem()),
        ...list('Other files moved', files.moved, moveItem()),
        ...list('Not read, because the file system does not let it', [...unreadable.keys()], pathItem()),
    ];
}
function sentence(words) {
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function inList(items) {
    return (0,markup/* html */.qy) `<ul>${items}</ul>`;
}
function inTable(rows) {
    return (0,markup/* table */.tp)(['Page', 'What changed', 'Where'], rows);
}
function pathItem(url) {
    return (name) => (0,markup/* html */.qy) `<li>${fileLink(name, url)}</li>\n`;
}
function moveItem(url) {
    return ({ from, to }) => (0,markup/* html */.qy) `<li>${(0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(from))} → ${fileLink(to, url)}</li>\n`;
}
/** Returns the name of a file, as a link if the address of its site is known. */
function fileLink(name, url) {
    return (0,markup/* addressLink */.Vr)((0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(name)), url && `${url}${(0,byte_strings/* percentEncode */.a)(name)}`);
}
function changeRow(url) {
    return (change) => (0,markup/* tableRow */.jD)([pageCell(change, url), (0,markup/* html */.qy) `${change.what.join(', ')}`, sectionsCell(change)]);
}
function pageCell({ page, from, title }, url) {
    const name = title === '' ? undefined : (0,markup/* html */.qy) `<br>${(0,markup/* code */.aY)(title)}`;
    const origin = from === undefined ? undefined : (0,markup/* html */.qy) `<br>moved from ${(0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(from))}`;
    return (0,markup/* html */.qy) `${fileLink(page, url)}${name}${origin}`;
}
function sectionsCell({ sections }) {
    const shown = sections.slice(0, MAX_SECTIONS).map(({ heading, is }, i) => {
        const name = heading === '' ? (0,markup/* html */.qy) `before the first heading` : (0,markup/* code */.aY)(heading);
        return (0,markup/* html */.qy) `${i === 0 ? undefined : (0,markup/* html */.qy) `<br>`}${name}${is === 'changed' ? undefined : (0,markup/* html */.qy) ` (${is})`}`;
    });
    const more = sections.length - shown.length;
    const rest = more === 0 ? undefined : (0,markup/* html */.qy) `<br>… and ${(0,units/* count */.U9)(more, 'more section')}`;
    return (0,markup/* html */.qy) `${shown}${rest}`;
}

;// CONCATENATED MODULE: ./lib/changes/site-change.js
/** Returns the moves of pages that nobody can doubt: to the only page with the same content, and the same links in it. */
function findCertainMoves({ moved, changed, }) {
    const relinked = new Set(changed.flatMap(({ from, what }) => (what.includes('links') ? [from] : [])));
    return moved.filter(({ from, isGuess }) => isGuess === undefined && !relinked.has(from));
}

;// CONCATENATED MODULE: ./lib/changes/compare-folders.js














/**
 * Compares two sites by what a reader would notice, and writes that down. Returns both sites as listed, the earlier one also without
 * the files beside it in its branch; what changed, also as a section of the report; which pages of the earlier site certainly have
 * the same content elsewhere now (`moves`); and the path of `changes.json`, empty without `reportDir`.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when one of the folders cannot be read or
 * the report cannot be written
 */
async function compareFolders(options) {
    const { info, signal, reportDir, subject, previewUrl } = options;
    const all = await options.earlier.list();
    const later = await options.later.list();
    const earlier = leaveOutFilesBesideIt(all, later);
    const sites = {
        earlier: await (0,site_on_host/* takeSite */.F)(earlier, options, signal),
        later: await (0,site_on_host/* takeSite */.F)(leaveOutFilesBesideIt(later, all), options, signal),
    };
    const comparison = await (0,pool/* withPool */.Le)(COMPARING, signal, (pool) => compareSites(sites, pool));
    const [[unread = '', why] = []] = comparison.unreadable;
    const unreadable = (0,units/* count */.U9)(comparison.unreadable.size, 'file or folder', 'files and folders');
    if (why !== undefined)
        info((0,clean/* safe */.gB) `Note: ${unreadable} could not be read, such as ${(0,byte_strings/* toText */.fE)(unread)} (${why}): files that cannot be read count as changed`);
    let path = '';
    if (reportDir !== undefined) {
        path = await (0,json_report/* writeJsonReport */.a)(reportDir, 'changes.json', reportChanges(comparison), signal);
        await (0,promises_.writeFile)((0,external_node_path_.join)(reportDir, 'changes.md'), renderChangesPage(comparison, subject, previewUrl));
    }
    const changes = renderChangesSection(comparison, previewUrl);
    return {
        earlierInFull: all,
        earlier,
        later,
        comparison,
        moves: findCertainMoves(comparison),
        changes,
        path,
    };
}
/** https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site */
const DOMAIN_OF_PAGES = 'CNAME';
/**
 * Returns a site without what its readers never see: what hosts leave out of Git, of a generator's cache (`.doctrees` of
 * Sphinx) and of an editor, and `CNAME` of GitHub Pages if only this site has it. A checkout of the branch that publishes the
 * site has both.
 */
function leaveOutFilesBesideIt(site, other) {
    const isShared = other.names.includes(DOMAIN_OF_PAGES);
    const isPart = (name) => (0,dot_files/* findDottedPart */.$)(name) === undefined && (name !== DOMAIN_OF_PAGES || isShared);
    return {
        ...site,
        names: site.names.filter(isPart),
        sizes: site.sizes.filter((_, i) => isPart(site.names[i] ?? '')),
        unreadable: site.unreadable.filter(({ name }) => isPart(name)),
    };
}

// EXTERNAL MODULE: ./lib/common/error-message.js
var error_message = __webpack_require__(9653);
// EXTERNAL MODULE: ./lib/errors/errors.js
var errors = __webpack_require__(9220);
;// CONCATENATED MODULE: ./lib/phases/comparison.js





/**
 * Compares a site with an earlier one and reports what a reader would notice: outputs, summary, and a report for people and
 * for programs. Returns what the check of the site has to know of the earlier one; undefined if the comparison failed, which
 * is a warning: it never makes a step red that has something to publish.
 * @throws the reason of the step's signal
 */
async function runComparison(sites, { host, basePath, previewUrl }, step) {
    const { signal, log, facts } = step;
    const settings = { host, basePath, previewUrl, signal, info: log.info, subject: facts.subject };
    const compared = await step
        .phase('Compare', () => compareFolders({ ...sites, ...settings, reportDir: step.reportFolder() }))
        .catch((error) => {
        signal.throwIfAborted();
        const values = { site: sites.later.root, why: (0,error_message/* errorMessage */.g)(error) };
        const failure = new errors/* StepError */.z('compare-failed', values, error);
        log.trace(error);
        log.warning((0,clean/* safe */.gB) `Not compared: ${facts.subject}`, failure.shown);
        return undefined;
    });
    if (compared === undefined)
        return undefined;
    report(compared, step);
    step.sections.push(compared.changes);
    return compared;
}
function report({ comparison, path }, { outputs, facts, notes, log }) {
    const [counts, inWords] = [countChanges(comparison), describeChanges(comparison)];
    outputs.set('changed', String(isNoticeable(comparison)));
    outputs.set('changesReport', path);
    outputs.set('pagesAdded', String(counts.pagesAdded));
    outputs.set('pagesRemoved', String(counts.pagesRemoved));
    outputs.set('pagesChanged', String(counts.pagesChanged));
    facts.hasReport = true;
    notes.push({ name: 'Compared', value: inWords }, { name: 'Report of changes', value: path });
    log.info((0,clean/* safe */.gB) `Compared with the earlier site: ${inWords}. The report is at ${path}, with changes.md beside it`);
}


/***/ }),

/***/ 4488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ writeJsonReport)
/* harmony export */ });
/* unused harmony export jsonText */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** The one writer of reports for programs: `report.json`, `changes.json` and `live.json`. */


/** How many items of a list are turned into text at a time. */
const ITEMS_PER_PIECE = 2_000;
/**
 * Yields a report as JSON, piece by piece: it may have 100 MB. Each item of a list is a line, so that reports can be compared and
 * searched. What is undefined is `null`: programs find the same keys in each report.
 */
function* jsonText(value, indent = '') {
    const inner = `${indent}  `;
    if (Array.isArray(value)) {
        yield '[';
        for (let i = 0; i < value.length; i += ITEMS_PER_PIECE) {
            const lines = value.slice(i, i + ITEMS_PER_PIECE).map((item) => `\n${inner}${jsonOf(item)}`);
            yield `${i === 0 ? '' : ','}${lines.join(',')}`;
        }
        yield value.length === 0 ? ']' : `\n${indent}]`;
    }
    else if (typeof value === 'object' && value !== null) {
        yield '{';
        for (const [i, [key, entry]] of Object.entries(value).entries()) {
            yield `${i === 0 ? '' : ','}\n${inner}${JSON.stringify(key)}: `;
            yield* jsonText(entry, inner);
        }
        yield `\n${indent}}`;
    }
    else
        yield jsonOf(value);
}
const jsonOf = (value) => JSON.stringify(value ?? null, (_, part) => part ?? null);
/**
 * Writes a report into an existing folder, and returns its path.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
async function writeJsonReport(folder, name, report, signal) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, jsonText(report), { signal });
    return path;
}


/***/ }),

/***/ 4820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findDottedPart)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

/**
 * Returns the part of a name up to the first file or folder in it that begins with a dot, as far as such are dropped;
 * undefined if there is none. `.well-known` is made to be published: https://www.rfc-editor.org/rfc/rfc8615.
 */
function findDottedPart(name, dropped = 'all-but-well-known') {
    if (dropped === 'none' || !/(?:^|\/)\./.test(name))
        return undefined;
    const isPublished = (part) => dropped === 'all-but-well-known' && part === '.well-known';
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .upToPart */ .cL)(name, (part) => part.startsWith('.') && !isPublished(part));
}


/***/ }),

/***/ 8550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ listAddressForms),
/* harmony export */   cb: () => (/* binding */ listRedirectFiles),
/* harmony export */   dT: () => (/* binding */ ServedSite)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2198);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9612);
/* harmony import */ var _hosts_find_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2153);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6725);
/* harmony import */ var _redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6594);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3492);
/* harmony import */ var _redirects_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8620);
/** What a host answers the addresses of a site with, by its files and by its own redirect file. */








/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000;
/** Returns the names of the redirect files that may count for a site, in its root. */
function listRedirectFiles({ host, basePath, }) {
    // Hosts read it in the root of what they serve alone.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_NAMES */ .Wq : [host];
    return [...new Set(hosts.flatMap((each) => (0,_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .rulesOf */ .fD)(each).redirectFile?.name ?? []))];
}
/** A site as its host serves it: knows which file answers which address. Nobody else does. */
class ServedSite {
    site;
    rules;
    /** The names of the site's files with their indices. */
    files;
    /** What the host's redirect file says; nothing without one, and where it cannot be read. */
    redirects;
    /** The file and the line of a rule that may answer whatever else does not: what it is about is not known. */
    unread;
    /** Without a host: all of them by their files, and those that read a redirect file of the site. */
    #hosts;
    #hostsWithRules;
    #known = new Map();
    #folderPages;
    constructor(site, files = new Map(site.names.map((name, i) => [name, i]))) {
        const { host, basePath, domain, redirects } = site;
        this.rules = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .rulesOf */ .fD)(host);
        this.files = files;
        this.site = site;
        const text = redirects[0]?.text;
        const parsed = text === undefined ? undefined : this.rules.redirectFile?.parse(text, domain);
        this.redirects = parsed ?? _redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_REDIRECTS */ .YN;
        const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_NAMES */ .Wq : [];
        this.#hosts = hosts.map((each) => new ServedSite({ ...site, host: each, redirects: [] }, files));
        this.#hostsWithRules = hosts.flatMap((each) => {
            const own = redirects.filter(({ name }) => listRedirectFiles({ host: each, basePath }).includes(name));
            return own.length === 0
                ? []
                : [new ServedSite({ ...site, host: each, redirects: own }, files)];
        });
        const { anywhere } = this.redirects.unread;
        const [lost] = redirects.filter((each) => each.text === undefined);
        this.unread =
            lost === undefined && anywhere === undefined
                ? this.#hostsWithRules.find(({ unread }) => unread)?.unread
                : { file: (lost ?? redirects[0])?.name ?? '', line: anywhere?.line };
    }
    /** What is answered with a file, the rules of the redirect file apart. The path is absolute and decoded. */
    findFile = (path) => {
        const { loops, basePath } = this.site;
        const isHostRoot = basePath === '/';
        const asked = this.rules.mergesSlashes && path.includes('//') ? `/${(0,_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeSlashes */ .u)(path)}` : path;
        const lookup = (name) => this.files.get(loops.length === 0 ? name : (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutLoops */ .oU)(name, loops));
        // Below a base path, the file that decides is elsewhere.
        const cleanUrls = this.redirects.cleanUrls ?? !isHostRoot;
        const place = { isHostRoot, cleanUrls, hasFolderPages: () => this.#hasFolderPages() };
        const found = this.rules.findFile(asked, lookup, place);
        return found === undefined && isHostRoot && this.isService(path) ? 'service' : found;
    };
    /**
     * Returns what is answered in the end. `path` is an address's path, decoded, without the base path and its slash: empty
     * for the site's root, or `docs/x/`. `query` is as it is written, without its `?`.
     */
    answer(path, query = '') {
        if (this.site.host === undefined)
            return this.#ofAnyHost(path, query);
        // Files are found faster than answers.
        if (this.redirects.rules.length === 0)
            return this.#ofHost(path, query);
        const key = query === '' ? path : `${path}?${query}`;
        const known = this.#known.get(key);
        if (known !== undefined || this.#known.has(key))
            return known;
        const answer = this.#ofHost(path, query);
        if (this.#known.size >= MAX_REMEMBERED)
            this.#known.clear();
        this.#known.set(key, answer);
        return answer;
    }
    /**
     * Do readers who ask for `path` see the page `file` at an address in another folder than its own, `elsewhereOf` it, but not
     * always? As for `answer`.
     */
    endsElsewhere(path, query, file) {
        return this.#endsElsewhere(path, query, file) && !this.isAlwaysElsewhere(file);
    }
    /** Are readers always sent to an address of that kind? */
    isAlwaysElsewhere(file) {
        const name = this.site.names[file] ?? '';
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .stemOfFile */ .hj)(name);
        return [(0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isIndexPage */ .sf)(name) ? `${stem}/` : stem, name].every((path) => this.#endsElsewhere(path, '', file));
    }
    /** Returns the pages that rules for one address send readers to elsewhere. */
    listRuledElsewhere() {
        return this.redirects.rules.flatMap(({ source }) => {
            const path = 'exact' in source ? source.exact.slice(1) : '';
            const file = this.answer(path);
            return typeof file === 'number' && this.endsElsewhere(path, '', file) ? [file] : [];
        });
    }
    /** May only a rule that is not read answer a path? `answer` is what is known of it. */
    isOpen(path, answer) {
        if (answer === undefined)
            return this.unread !== undefined;
        const all = answer === 'unknown' ? [this, ...this.#hostsWithRules] : [];
        return all.some(({ redirects }) => redirects.unread.sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbout */ .KH)(source, `/${path}`)));
    }
    /**
     * Returns where a redirect of the site's own rules leads to a file of the site, and the last such rule; undefined if there is
     * none. What the host redirects by itself, for the sake of a slash or an ending, is none. As for `answer`.
     */
    findRedirect(path, query = '') {
        if (this.redirects.rules.length === 0)
            return this.#hostsWithRules
                .map((host) => host.findRedirect(path, query))
                .find((found) => found);
        const end = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .follow */ .e6)(this.redirects, this.findFile, { path: `/${path}`, query });
        const rule = end.used.findLast(({ action }) => action === 'redirect');
        if (end.kind !== 'file' || rule === undefined)
            return undefined;
        const [, fragment] = rule.to.split('#');
        return { to: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_7__/* .readableAddress */ .tb)(end.path) + (fragment ? `#${fragment}` : ''), line: rule.line };
    }
    /** Returns the paths that are answered with a file, the one that links usually name first; as for `answer`. */
    listAddresses(file) {
        return listAddressForms(this.site.names[file] ?? '').filter((path) => this.answer(path) === file);
    }
    /**
     * Is a path answered by a service of the host? It is absolute, from the root of the host on. Where the site has a folder
     * of the same name, none is set up there.
     */
    isService(path) {
        if (this.rules.services?.test(path) !== true)
            return false;
        return this.site.basePath !== '/' || !(0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFolder */ .bU)(this.site.names, `${path.split('/', 2)[1]}/`);
    }
    /** Does a rule show a page of the site for addresses that are not there? */
    get hasErrorPage() {
        const { errorPage, domain } = this.redirects;
        const target = errorPage && (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .readDestination */ .FD)(errorPage.to, '/', domain);
        return target?.kind === 'inside' && this.findFile(target.path) !== undefined;
    }
    /**
     * Returns the folder (empty, or with a slash at its end) for whose wrong addresses a page is shown; undefined for any other
     * page.
     */
    findNotFoundFolder(page) {
        if ((0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isNotFoundPageOfSite */ .dn)(page))
            return '';
        return this.rules.hasNestedNotFound && page.endsWith('/404.html') ? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(page) : undefined;
    }
    /** Does the site have files in a folder, or may it seem so? `path` is an address's path that ends in a slash. */
    hasFolder(path) {
        const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutLoops */ .oU)(path, this.site.loops);
        const { rules, fallback } = this.redirects;
        const isOpen = this.isOpen(path, undefined) || this.#hostsWithRules.length > 0;
        if (rules.length > 0 || fallback !== undefined || isOpen)
            return true;
        return name === '' || (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFolder */ .bU)(this.site.names, name);
    }
    #hasFolderPages() {
        this.#folderPages ??= haveMostlyFolders(this.site.names);
        return this.#folderPages;
    }
    #endsElsewhere(path, query, file) {
        const { endOf, redirectFile } = this.rules;
        const { unread, trailingSlash } = this.redirects;
        const name = this.site.names[file] ?? '';
        // Below a base path, the file that decides is elsewhere.
        const isKnown = redirectFile === undefined || this.site.basePath === '/';
        if (endOf === undefined || !isKnown || !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isPage */ .yp)(name) || (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .stemOfFile */ .hj)(name) === '')
            return false;
        // What is not read may send readers on.
        if (unread.anywhere || unread.sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbout */ .KH)(source, `/${path}`)))
            return false;
        const isElsewhere = (end) => endOf(end, name, trailingSlash) === `/${(0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .elsewhereOf */ .q3)(name)}`;
        if (this.redirects === _redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_REDIRECTS */ .YN)
            return isElsewhere(`/${path}`) && this.answer(path) === file;
        const end = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .follow */ .e6)(this.redirects, this.findFile, { path: `/${path}`, query });
        return end.kind === 'file' && end.file === file && isElsewhere(end.path);
    }
    #ofHost(path, query) {
        const outcome = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .follow */ .e6)(this.redirects, this.findFile, { path: `/${path}`, query });
        // What an unreadable folder contains is not known.
        if (outcome.kind === 'missing')
            return this.site.unreadable.some((folder) => outcome.path.slice(1).startsWith(folder))
                ? 'unknown'
                : undefined;
        return (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnswered */ .Qy)(outcome) ? this.#fileOf(outcome, path) : undefined;
    }
    /** Where a rule brings a fragment of its own, or a script may show something for each address, anchors are not known. */
    #fileOf(outcome, path) {
        if (outcome.kind !== 'file')
            return 'unknown';
        const forMany = outcome.used.filter(({ source }) => 'pattern' in source);
        const showsPage = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isPage */ .yp)(this.site.names[outcome.file] ?? '');
        // Where a browser needs something else, it makes no difference whether it is sent to a page, or shown one.
        if (forMany.length > 0 && showsPage && _page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_PAGE */ .yw.test(path))
            return 'shared-page';
        if (outcome.used.some(({ to }) => to.includes('#')))
            return 'unknown';
        if (forMany.every(({ action }) => action !== 'rewrite'))
            return outcome.file;
        return showsPage ? 'shared-page' : 'unknown';
    }
    #ofAnyHost(path, query) {
        let isAnswered = false;
        for (const host of this.#hosts) {
            const answer = host.answer(path);
            if (typeof answer === 'number')
                return answer;
            isAnswered ||= answer !== undefined;
        }
        const ruled = this.#hostsWithRules.map((host) => host.answer(path, query));
        const answers = ruled.filter((answer) => answer !== undefined);
        if (isAnswered)
            return 'unknown';
        if (answers.length === 0)
            return undefined;
        const isPageEverywhere = _page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_PAGE */ .yw.test(path) && answers.every((answer) => answer === 'shared-page');
        return isPageEverywhere ? 'shared-page' : 'unknown';
    }
}
function haveMostlyFolders(names) {
    const pages = names.filter((name) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isPage */ .yp)(name) && (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .stemOfFile */ .hj)(name) !== '' && !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isNotFoundPage */ .np)(name));
    return pages.filter(_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isIndexPage */ .sf).length > pages.length / 2;
}
/**
 * Returns the addresses that some host may answer with a file, the one that links usually name first: decoded, without
 * the base path.
 */
function listAddressForms(name) {
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .stemOfFile */ .hj)(name);
    if (stem === '')
        return [...new Set(['', name, 'index.html', 'index'])];
    const [folder, file] = [`${stem}/`, `${stem}.html`];
    const first = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isIndexPage */ .sf)(name) ? [folder, stem] : [stem];
    return [...new Set([...first, name, file, folder, `${stem}/index.html`, `${stem}/index`])];
}


/***/ }),

/***/ 7753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ takeSite),
/* harmony export */   h: () => (/* binding */ MAX_REDIRECT_FILE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(298);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1164);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9591);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9612);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6725);
/* harmony import */ var _served_site_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8550);
/** What a host takes of a folder: the files that it publishes, and those that tell it what to do. */








/** Nobody lists that much by hand. In bytes. */
const MAX_LIST = 64 << 10;
/** In bytes. The longest lists that hosts are known to take have 2,000 rules. */
const MAX_REDIRECT_FILE = 2 << 20;
/**
 * Returns what a host takes of the files that were listed.
 * @throws the reason of `signal` soon after it is aborted
 */
async function takeSite(listed, serving, signal) {
    const { host, domain, basePath } = serving;
    const unread = [];
    const read = (name, maxBytes, isRedirectFile) => {
        const file = listed.names.indexOf(name);
        if (file === -1)
            return undefined;
        try {
            if ((listed.sizes[file] ?? 0) <= maxBytes)
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .pathOf */ .XM)(listed.root, name), 'utf8');
            unread.push({ name, why: 'too large', isRedirectFile });
        }
        catch (error) {
            if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskError */ .M)(error))
                throw error;
            unread.push({ name, why: error.code ?? error.message, isRedirectFile });
        }
        return undefined;
    };
    const kept = new Map();
    const isKept = keeperFor(listed, serving, kept);
    const isListed = readList(serving, (name) => read(name, MAX_LIST, false));
    const tree = await without(listed, (name) => isKept(name) || isListed(name), signal);
    const redirects = (0,_served_site_js__WEBPACK_IMPORTED_MODULE_6__/* .listRedirectFiles */ .cb)(serving)
        .filter((name) => listed.names.includes(name))
        .map((name) => ({ name, text: read(name, MAX_REDIRECT_FILE, true) }));
    const unreadable = tree.unreadable.map(({ name }) => name).filter((name) => name.endsWith('/'));
    const { root, names, loops } = tree;
    return {
        site: { root, names, host, domain, basePath, unreadable, loops, redirects },
        tree,
        kept,
        unread,
    };
}
/** Returns what the host keeps for itself, and notes why in `kept`. */
function keeperFor({ names }, { host, basePath }, kept) {
    const prefix = basePath.slice(1);
    const { keeps: all, reads, servesWhatItReads } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_5__/* .rulesOf */ .fD)(host);
    const hasNameLike = (pattern) => names.some((name) => pattern.test(prefix + name));
    const keeps = all.filter(({ onlyBeside, unlessBeside }) => {
        if (unlessBeside !== undefined && hasNameLike(unlessBeside))
            return false;
        return onlyBeside === undefined || hasNameLike(onlyBeside);
    });
    return (name) => {
        for (const { name: pattern, fate, why } of keeps) {
            const [part] = pattern.exec(prefix + name) ?? [];
            if (part === undefined)
                continue;
            kept.set(part.slice(prefix.length), { fate, why });
            return fate === 'left-out' || fate === 'unread';
        }
        if (servesWhatItReads || !reads.includes(prefix + name))
            return false;
        kept.set(name, 'expected');
        return true;
    };
}
/** Returns what uploads leave out by a list of their own. */
function readList({ host, basePath }, read) {
    const { ignoreFile } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_5__/* .rulesOf */ .fD)(host);
    if (ignoreFile === undefined || basePath !== '/')
        return () => false;
    // The same package as Wrangler's.
    const ignored = ignore__WEBPACK_IMPORTED_MODULE_1__["default"]({ allowRelativePaths: true }).add(read(ignoreFile) ?? '');
    return (name) => ignored.ignores((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_7__/* .toText */ .fE)(name));
}
async function without(tree, isLeftOut, signal) {
    const published = [];
    for await (const [i, name] of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .interruptible */ .In)(tree.names.entries(), signal))
        if (!isLeftOut(name))
            published.push(i);
    if (published.length === tree.names.length)
        return tree;
    const names = published.map((i) => tree.names[i] ?? '');
    const sizes = published.map((i) => tree.sizes[i] ?? 0);
    return { ...tree, names, sizes };
}


/***/ }),

/***/ 4323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Le: () => (/* binding */ withPool)
});

// UNUSED EXPORTS: Pool, callMethod

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./lib/workers/thread.js

/** A thread that answers one call after the other; it starts while others work on. */
class Thread {
    #worker;
    #waiting;
    #failure;
    constructor(code) {
        // Without it, each thread takes 50 MB more for objects that are soon garbage, and is no faster.
        this.#worker = new external_node_worker_threads_.Worker(code, { resourceLimits: { maxYoungGenerationSizeMb: 12 } });
        this.#worker.on('message', (reply) => this.#settle()?.resolve(reply));
        this.#worker.on('error', (error) => this.#fail(error));
        this.#worker.on('exit', (status) => this.#fail(new Error(`the thread ended with code ${status}`)));
    }
    /** Sends what has no reply. */
    tell(request) {
        this.#worker.postMessage(request);
    }
    /** Returns the reply; rejected when the thread fails or is stopped. There must be no open request. */
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

;// CONCATENATED MODULE: ./lib/workers/pool.js



/** Not written inside `new URL(…)`: a bundler that sees `import.meta.url` there copies the file instead of bundling it. */
const HERE = import.meta.url;
/** The extension of this file; undefined in `dist`, where it is part of a bundle. */
const EXTENSION = /\/pool(\.[jt]s)$/.exec(HERE)?.[1];
/** The code of each thread. In `dist` it is a bundle in a folder of its own, beside those of the step and the command. */
const CODE = EXTENSION
    ? new URL(`../worker-thread${EXTENSION}`, HERE)
    : new URL('worker-thread/index.js', new URL(HERE.endsWith('/check-command/index.js') ? '..' : '.', HERE));
/** With less to read than this, in bytes, a thread costs more than it saves. */
const MIN_BYTES_FOR_THREADS = 12_000_000;
/**
 * Returns what `work` does with a pool, which ends with it. `signal` ends the work and all threads, wherever they are.
 * @throws the reason of the signal soon after it is aborted; what `work` throws
 */
async function withPool(task, signal, work) {
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
    /** Adds to what is to be read, and starts the threads as soon as they are worth it: that takes a while. */
    expect(bytes) {
        this.#bytes += bytes;
        if (this.#bytes < MIN_BYTES_FOR_THREADS || this.#threads.length > 0)
            return;
        const length = Math.min(this.#task.maxThreads, (0,external_node_os_.availableParallelism)());
        this.#threads = Array.from({ length }, () => new Thread(CODE));
    }
    /** Opens the workers. To be called once, before anything is asked. */
    async open(setup) {
        if (this.#threads.length === 0) {
            const worker = await this.#task.open(setup, (0,event_loop/* checkpoint */.Fn)(this.#signal));
            this.#workers = [async (method, ...args) => callMethod(worker, method, args)];
            return;
        }
        const task = this.#task.name;
        this.#workers = this.#threads.map((thread) => {
            thread.tell({ task, setup });
            return (method, ...args) => thread.ask({ method, args });
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
        await this.everywhere(async (ask) => {
            for (let next = queue.next(); !next.done; next = queue.next()) {
                this.#signal.throwIfAborted();
                await work(ask, next.value);
            }
        });
    }
    /** Returns what `work` returns for each of the workers. @throws what a worker throws */
    everywhere(work) {
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


/***/ })

};

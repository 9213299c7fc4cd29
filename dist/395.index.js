export const id = 395;
export const ids = [395];
export const modules = {

/***/ 395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkValuesFile: () => (/* binding */ checkValuesFile),
  writeValuesFile: () => (/* binding */ writeValuesFile)
});

// UNUSED EXPORTS: explainReadError, explainReplacementError

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __webpack_require__(4114);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/disk/busy-files.js
var busy_files = __webpack_require__(9366);
// EXTERNAL MODULE: ./lib/disk/file-access.js
var file_access = __webpack_require__(2902);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __webpack_require__(7469);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __webpack_require__(3234);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/common/json.js
var json = __webpack_require__(5491);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
;// CONCATENATED MODULE: ./lib/handover/print-yaml.js
/**
 * Returns the lines of `names`, each nested in the one before it, with the keys in the last one.
 */
function printNestedLines([name, ...rest], entries, indent) {
    if (name === undefined)
        return printYamlPairs(entries);
    return [
        `${printKey(name)}:`,
        ...printNestedLines(rest, entries, indent).map((line) => ' '.repeat(indent) + line),
    ];
}
/** YAML 1.1 reads some words as booleans or null, so they are quoted. */
function printKey(name) {
    if (/^(?:true|false|yes|no|on|off|y|n|null)$/i.test(name))
        return `"${name}"`;
    return name;
}
/** Returns the lines of a map in block style. */
function printYamlPairs(entries) {
    return entries.map(([key, value]) => `${key}: ${printScalar(value)}`);
}
/** Returns the pairs of a JSON object. */
function printJsonPairs(entries) {
    return entries.map(([key, value]) => `"${key}": ${printScalar(value)}`);
}
/** Returns JSON, because a values file whose root is a flow map most likely is JSON. */
function printFlowMap(names, entries) {
    if (names.length > 0)
        return `{${printFlowPair(names, entries)}}`;
    return `{${printJsonPairs(entries).join(', ')}}`;
}
/**
 * Returns one pair of a JSON object: the first of `names`, with the others and the entries in it.
 */
function printFlowPair([name = '', ...rest], entries) {
    return `"${name}": ${printFlowMap(rest, entries)}`;
}
/**
 * Returns a scalar that parsers of YAML 1.1, YAML 1.2, and JSON read as the same value. Texts are
 * double-quoted, and characters that one of these does not allow unescaped are escaped
 * (https://yaml.org/spec/1.1/#nb-char, 1.2.2 section 5.1).
 */
function printScalar(value) {
    return JSON.stringify(value).replace(/[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

;// CONCATENATED MODULE: ./lib/handover/text-edit.js
/** Edits of a YAML text: their offsets, and the indentation and line ends of added lines. */

/** The default indentation, in spaces. */
const DEFAULT_INDENT = 2;
/**
 * Returns `text` with all edits made. They must not overlap; insertions at one offset keep their
 * order.
 */
function applyEdits(text, edits) {
    let result = '';
    let offset = 0;
    for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
        result += text.slice(offset, edit.from) + edit.text;
        offset = edit.to;
    }
    return result + text.slice(offset);
}
/**
 * Returns the edit that adds whole lines at offset `at`, the start of a line or the end of the
 * text.
 */
function addLines(text, at, column, lines) {
    const [eol = '\n'] = /\r?\n/.exec(text) ?? [];
    const added = lines.map((line) => ' '.repeat(column) + line).join(eol);
    const isUnfinished = at > 0 && text[at - 1] !== '\n';
    if (isUnfinished)
        return { from: at, to: at, text: eol + added };
    return { from: at, to: at, text: added + eol };
}
/**
 * Returns the edit that adds keys, each with its value, at the start of a flow map, or after
 * `precedingValue`, if it is given.
 */
function addToFlow(text, map, pairs, precedingValue) {
    if (precedingValue) {
        const at = findEnd(text, precedingValue);
        return { from: at, to: at, text: `, ${pairs.join(', ')}` };
    }
    const at = findStart(map) + 1;
    const added = pairs.join(', ');
    if (map.items.length === 0)
        return { from: at, to: at, text: added };
    const isBeforeSpace = /\s/.test(text.charAt(at));
    if (isBeforeSpace)
        return { from: at, to: at, text: `${added},` };
    return { from: at, to: at, text: `${added}, ` };
}
/** Returns where a map or a scalar starts; 0 for any other node. */
function findStart(node) {
    if (!(0,dist/* isMap */.jh)(node) && !(0,dist/* isScalar */.jn)(node))
        return 0;
    return node.range?.[0] ?? 0;
}
/** Returns where a value ends, without trailing whitespace. */
function findEnd(text, node) {
    if (!(0,dist/* isNode */.Ll)(node))
        return 0;
    return text.slice(0, node.range?.[1]).trimEnd().length;
}
/** Returns how far `offset` is from the start of its line. */
function findColumn(text, offset) {
    return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
/**
 * Returns the start of the line after the one with an offset; the length of the text if that is the
 * last line.
 */
function findLineAfter(text, offset) {
    const end = text.indexOf('\n', offset);
    if (end < 0)
        return text.length;
    return end + 1;
}
/** Returns the number of columns by which this file indents a map in its root map. */
function findIndent(text, root) {
    const inner = root.items.map(({ value }) => value).find((value) => (0,dist/* isMap */.jh)(value) && !value.flow);
    if (inner === undefined)
        return DEFAULT_INDENT;
    return findColumn(text, findStart(inner)) - findColumn(text, findStart(root));
}

// EXTERNAL MODULE: ./lib/handover/values-path.js
var values_path = __webpack_require__(473);
;// CONCATENATED MODULE: ./lib/handover/yaml-document.js


const OPTIONS = {
    // Programs that read values files support `<<`, though YAML 1.2 does not.
    merge: true,
    // The library compares each key with every earlier one, which is slow.
    uniqueKeys: false,
    prettyErrors: false,
    // Warnings would go to stderr.
    logLevel: 'error',
};
/** Says that a key is repeated. It does not contain the key, which may be a secret. */
const REPEATED_KEY_MESSAGE = 'this key occurs twice in the same map';
/**
 * The maximum number of times that an anchor may be used, multiplied by that of the anchors inside
 * it. The library's own limit, 100, is too low for real files.
 */
const MAX_ALIAS_COUNT = 10_000;
/**
 * Parses text that contains one YAML document or nothing, and returns the document.
 * @throws StepError (`values-file-syntax`, `values-file-documents`)
 */
function readYaml({ text, name }) {
    keepLibrarySilent();
    const lexemes = [...new dist/* Lexer */.JG().lex(text)];
    const lineCounter = new dist/* LineCounter */.HN();
    const documents = (0,dist/* parseAllDocuments */.hR)(text, { ...OPTIONS, lineCounter });
    const doc = documents[0] ?? new dist/* Document */.yo(null);
    const parsed = { text, name, doc, lineCounter };
    rejectTemplate(parsed);
    if (documents.length > 1)
        throw new step_error/* StepError */.z('values-file-documents', { file: name, count: documents.length });
    rejectSyntaxError(parsed);
    rejectRepeatedKey(parsed);
    // In a map, text that looks like a comment begins with its indentation or a quote.
    const comments = lexemes.filter((lexeme) => lexeme.startsWith('#'));
    const hasAliases = lexemes.some((lexeme) => lexeme.startsWith('*'));
    return { text, name, doc, content: readContent(doc, name), comments, hasAliases };
}
/** @throws StepError (`values-file-syntax`) for a template, which is not YAML yet */
function rejectTemplate({ name, doc, lineCounter }) {
    const offset = findInMaps(doc, findTemplate);
    if (offset === undefined)
        return;
    const why = 'use the file with the values themselves, not a template with “{{” outside quotes';
    throw makeSyntaxError(name, why, lineCounter.linePos(offset));
}
/** @throws StepError (`values-file-syntax`) for the first error that the parser reports */
function rejectSyntaxError({ text, name, doc, lineCounter }) {
    const [error] = doc.errors;
    if (error === undefined)
        return;
    const conflict = text.search(/^<{7} /m);
    if (conflict >= 0) {
        const why = 'the file contains merge conflict markers';
        throw makeSyntaxError(name, why, lineCounter.linePos(conflict), error);
    }
    throw makeSyntaxError(name, removeExcerpt(error), lineCounter.linePos(error.pos[0]), error);
}
/** @throws StepError (`values-file-syntax`) if a map has a key twice */
function rejectRepeatedKey({ text, name, doc, lineCounter }) {
    const offset = findInMaps(doc, findRepeatedKey);
    if (offset === undefined)
        return;
    let why = REPEATED_KEY_MESSAGE;
    if (text.startsWith('staticExport:', offset))
        why = 'staticExport occurs twice';
    throw makeSyntaxError(name, why, lineCounter.linePos(offset));
}
/**
 * Two environment variables make the library print the text that it reads, which may contain
 * secrets.
 */
function keepLibrarySilent() {
    for (const variable of ['LOG_STREAM', 'LOG_TOKENS'])
        delete process.env[variable];
}
/** Returns the first offset that `look` returns for a map of the document. */
function findInMaps(doc, look) {
    let offset;
    (0,dist/* visit */.YR)(doc, {
        Map(_, map) {
            offset = look(map);
            return offset === undefined ? undefined : dist/* visit */.YR.BREAK;
        },
    });
    return offset;
}
/**
 * Returns the offset of a `{{` that is YAML: `a: {{ .Values.b }}` is a map in a map, which nobody
 * intends.
 */
function findTemplate({ flow, items, range }) {
    const [first] = items;
    if (!flow || !(0,dist/* isMap */.jh)(first?.key))
        return undefined;
    return range?.[0];
}
/** Returns the offset of the first repeated key in a map. */
function findRepeatedKey({ items }) {
    const keys = new Set();
    for (const { key } of items) {
        if (!(0,dist/* isScalar */.jn)(key))
            continue;
        if (keys.has(key.value))
            return key.range?.[0];
        keys.add(key.value);
    }
    return undefined;
}
function readContent(doc, name) {
    try {
        return doc.toJS({ maxAliasCount: MAX_ALIAS_COUNT });
    }
    catch (error) {
        throw makeSyntaxError(name, removeExcerpt(error), {}, error);
    }
}
function makeSyntaxError(file, why, { line, col }, cause) {
    return new step_error/* StepError */.z('values-file-syntax', { file, why, line, column: col }, cause);
}
/** Some of the parser's messages end with an excerpt of the file, which may contain secrets. */
function removeExcerpt(error) {
    if (/call stack/.test(error.message))
        return 'it is nested too deeply';
    if (error.message.startsWith('Nested mappings'))
        return 'a value that contains “: ” needs quotes';
    const [first = '', ...rest] = error.message.replace(/(?<=\S): .*/s, '');
    return first.toLowerCase() + rest.join('');
}

;// CONCATENATED MODULE: ./lib/handover/set-static-export.js
/**
 * Sets three keys of `staticExport` in a YAML text and keeps every other character. Text is
 * inserted or replaced only at positions that the parser reports. The result is parsed again and
 * compared, so an edit with any other effect is refused.
 */









/**
 * Returns the text with `staticExport.enabled`, `.bundleUrl`, and, if given, `.version` set, and
 * every other character unchanged. The text may be empty. Missing keys are added at the top of
 * their map or after its last merge, and those of the root at the end of the file.
 * @throws StepError (`values-file-…`) if the text is not a single YAML document with a map, or if
 * setting the keys would have no effect or change other values
 */
function setStaticExport(file, settings) {
    const { bundleUrl, version, valuesPath = [] } = settings;
    const entries = [
        ['enabled', true],
        ['bundleUrl', bundleUrl],
    ];
    if (version !== undefined)
        entries.push(['version', version]);
    const [bom = ''] = /^\uFEFF?/.exec(file.text) ?? [];
    const source = readYaml({ ...file, text: file.text.slice(bom.length) });
    (0,values_path/* rejectWrongPath */._)(source, valuesPath);
    const wanted = { path: [...valuesPath, values_path/* SECTION */.wn], entries };
    const edited = applyEdits(source.text, planEdits(source, wanted));
    if (hasOnlyWantedChanges(edited, source, wanted))
        return bom + edited;
    if (source.hasAliases)
        throw makeSharedError(source, wanted.path.join('.'));
    throw makeUnsupportedError(source);
}
/**
 * Returns notes about effects of the edit that the file's owner may not expect. `file` is the file
 * before the edit.
 * @throws StepError (`values-file-syntax`, `values-file-documents`)
 */
function listNotes(file, { version, valuesPath = [] }) {
    const { content } = readYaml(file);
    const section = (0,values_path/* findSection */.rv)(content, valuesPath);
    if (section === undefined) {
        const [other] = (0,values_path/* listSections */.DT)(content);
        const warning = other && describeOtherSection(other, valuesPath, file.name);
        return { note: undefined, warning };
    }
    let oldVersion;
    if (version === undefined && (0,json/* isObject */.G)(section))
        oldVersion = section.version;
    if (!oldVersion || (0,json/* isObject */.G)(oldVersion))
        return { note: undefined, warning: undefined };
    const note = (0,clean/* safe */.gB) `the version in ${file.name} remains “${oldVersion}”, because export-version is not set`;
    return { note, warning: undefined };
}
function describeOtherSection(other, valuesPath, name) {
    const what = (0,clean/* safe */.gB) `${name} has a staticExport ${(0,values_path/* describePath */.NH)(other)}, which was not changed`;
    const where = (0,clean/* safe */.gB) `the new one is ${(0,values_path/* describePath */.NH)(valuesPath)}`;
    let advice = (0,clean/* safe */.gB) `set \`values-path\` to ${other.join('.')}`;
    if (other.length === 0)
        advice = (0,clean/* safe */.gB) `leave \`values-path\` out`;
    return (0,clean/* safe */.gB) `${what}: ${where}. If the deployment reads the old one, ${advice}`;
}
/**
 * Returns whether an edited text has the source's content and comments, except for the keys that
 * were set, and has the same content to Helm.
 */
function hasOnlyWantedChanges(edited, source, { path, entries }) {
    const wanted = setEntries(source.content, path, entries);
    try {
        const { doc, content, comments } = readYaml({ text: edited, name: source.name });
        if (isOverridden(doc, path, entries))
            return false;
        return (0,external_node_util_.isDeepStrictEqual)(content, wanted) && (0,external_node_util_.isDeepStrictEqual)(comments, source.comments);
    }
    catch (error) {
        if (error instanceof step_error/* StepError */.z)
            return false;
        throw error;
    }
}
/** Returns the content with the entries set at the end of a path. */
function setEntries(content, [name, ...rest], entries) {
    let map = {};
    if ((0,json/* isObject */.G)(content))
        map = content;
    if (name === undefined)
        return { ...map, ...Object.fromEntries(entries) };
    let inner;
    if (Object.hasOwn(map, name))
        inner = map[name];
    return { ...map, [name]: setEntries(inner, rest, entries) };
}
/** Returns whether a merge after a key of the path, or after a key to set, overrides it in Helm. */
function isOverridden(doc, path, entries) {
    let map = doc.contents;
    for (const name of path) {
        if (!(0,dist/* isMap */.jh)(map))
            return false;
        if (isMergedOver(doc, map, [name]))
            return true;
        map = findPair(map, name)?.value;
    }
    const names = entries.map(([key]) => key);
    return (0,dist/* isMap */.jh)(map) && isMergedOver(doc, map, names);
}
/**
 * Returns whether a pair is a merge: its key is an unquoted `<<`, which the library turns into a
 * symbol.
 */
const isMerge = ({ key }) => (0,dist/* isScalar */.jn)(key) && typeof key.value === 'symbol';
/**
 * Returns whether a merge comes after one of the keys of a map and also contains that key. Helm and
 * kubectl read YAML with sigs.k8s.io/yaml (1.6.0), which treats a merge like any other assignment.
 * By https://yaml.org/type/merge.html, the map's own keys would win.
 */
function isMergedOver(doc, map, keys) {
    return keys.some((name) => {
        const at = map.items.findIndex(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === name);
        if (at < 0)
            return false;
        const laterMerges = map.items.slice(at).flatMap((pair) => readMerge(doc, pair));
        return laterMerges.some((merged) => Object.hasOwn(merged, name));
    });
}
/** Returns the maps that a pair merges into its map; empty if it is not a merge. */
function readMerge(doc, pair) {
    if (!isMerge(pair) || !(0,dist/* isNode */.Ll)(pair.value))
        return [];
    return [pair.value.toJS(doc)].flat();
}
function planEdits(source, wanted) {
    const { text, doc } = source;
    const { path, entries } = wanted;
    const root = doc.contents;
    if (root === null || isEmpty(root)) {
        const lines = printNestedLines(path, entries, DEFAULT_INDENT);
        return [addLines(text, findEndOfDocument(text), 0, lines)];
    }
    if (!(0,dist/* isMap */.jh)(root)) {
        const advice = 'check `values-file`';
        throw makeShapeError(source, { what: 'the content', node: root, advice });
    }
    let enclosingMap = { root, parentPair: undefined, map: root };
    for (const [depth, name] of path.entries()) {
        const pair = findPair(enclosingMap.map, name);
        if (pair === undefined)
            return [addToMap(text, enclosingMap, path.slice(depth), entries)];
        // The tag of `!!null` would stay in front of the map, where most parsers reject it.
        if ((0,dist/* isNode */.Ll)(pair.value) && pair.value.tag !== undefined)
            throw makeUnsupportedError(source);
        if (!(0,dist/* isMap */.jh)(pair.value))
            return fillPair(source, enclosingMap, pair, depth + 1, wanted);
        enclosingMap = { root, parentPair: pair, map: pair.value };
    }
    return planSectionEdits(source, enclosingMap, wanted);
}
function findEndOfDocument(text) {
    const marker = text.search(/^\.\.\.(?=\s|$)/m);
    if (marker < 0)
        return text.length;
    return marker;
}
/**
 * Returns the edit that adds `names` to a map, each nested in the one before it, and the keys to
 * the last one.
 */
function addToMap(text, { root, parentPair, map }, names, entries) {
    const merge = parentPair && findLastMerge(map);
    if (map.flow)
        return addToFlow(text, map, [printFlowPair(names, entries)], merge);
    const column = findColumn(text, findStart(map));
    const lines = printNestedLines(names, entries, findIndent(text, root));
    if (parentPair)
        return addLines(text, findInsertionLine(text, parentPair, merge), column, lines);
    // The missing line end would become part of the text block, so the new keys go to the top.
    const isOpen = !text.endsWith('\n') && endsInTextBlock(map);
    if (isOpen)
        return addLines(text, findStart(map) - column, column, lines);
    return addLines(text, findEndOfDocument(text), column, lines);
}
/** Returns the start of the line after the key of a map, or after a merge in it. */
function findInsertionLine(text, { key }, merge) {
    if (merge)
        return findLineAfter(text, findEnd(text, merge));
    return findLineAfter(text, findStart(key));
}
function findLastMerge(map) {
    return map.items.findLast(isMerge)?.value;
}
function endsInTextBlock(node) {
    if ((0,dist/* isMap */.jh)(node))
        return endsInTextBlock(node.items.at(-1)?.value);
    if ((0,dist/* isSeq */.oP)(node))
        return endsInTextBlock(node.items.at(-1));
    return (0,dist/* isScalar */.jn)(node) && node.type?.startsWith('BLOCK_') === true;
}
function planSectionEdits(source, section, { path, entries }) {
    const { text } = source;
    const { root, parentPair, map } = section;
    const edits = [];
    const missing = [];
    for (const [name, value] of entries) {
        const pair = findPair(map, name);
        if (pair)
            edits.push(replaceValue(source, pair, [...path, name].join('.'), printScalar(value)));
        else
            missing.push([name, value]);
    }
    if (missing.length === 0 || parentPair === undefined)
        return edits;
    const merge = findLastMerge(map);
    if (map.flow) {
        let pairs = printYamlPairs(missing);
        if (root.flow)
            pairs = printJsonPairs(missing);
        return [...edits, addToFlow(text, map, pairs, merge)];
    }
    const at = findInsertionLine(text, parentPair, merge);
    const column = findColumn(text, findStart(map));
    return [...edits, addLines(text, at, column, printYamlPairs(missing))];
}
/**
 * Returns the edits that fill the `depth`-th pair of the path, which has no value yet:
 * `staticExport:`, with or without an explicit `null`.
 */
function fillPair(source, { root, map }, pair, depth, { path, entries }) {
    const { text, name } = source;
    const { key, value } = pair;
    const names = path.slice(depth);
    const what = path.slice(0, depth).join('.');
    if ((0,dist/* isAlias */.Vj)(value))
        throw makeSharedError(source, what);
    if (names.length > 0 && isTextBlock(value))
        throw new step_error/* StepError */.z('values-file-text', { file: name, what, advice: MAP_ADVICE });
    const isNull = value === null || ((0,dist/* isScalar */.jn)(value) && value.value === null);
    if (!isNull) {
        const advice = adviseOnShape(path.slice(0, depth));
        throw makeShapeError(source, { what: `\`${what}\``, node: value, key, advice });
    }
    if (map.flow)
        return [replaceValue(source, pair, what, printFlowMap(names, entries))];
    const indent = findIndent(text, root);
    const column = findColumn(text, findStart(key)) + indent;
    const lines = printNestedLines(names, entries, indent);
    const added = addLines(text, findLineAfter(text, findStart(key)), column, lines);
    if (isEmpty(value))
        return [added];
    return [replaceValue(source, pair, what, ''), added];
}
/** Returns whether a value is text of several lines, which may look like YAML. */
function isTextBlock(value) {
    return (0,dist/* isScalar */.jn)(value) && typeof value.value === 'string' && value.value.includes('\n');
}
/** Returns what to do about a value at `path`, at or above `staticExport`, that is not a map. */
function adviseOnShape(path) {
    if (path.at(-1) === values_path/* SECTION */.wn)
        return 'write the settings below that key, indented, or remove the key: this step then adds it again';
    const advice = 'set `values-path` to the map that contains `staticExport`';
    if (path.length === 1)
        return advice;
    return `${advice}, such as ${path.slice(0, -1).join('.')}`;
}
const MAP_ADVICE = 'write the values as a map or use a file that contains only the values';
/** Returns the edit that makes `text` the value of a key whose value is a scalar or missing. */
function replaceValue(source, pair, what, text) {
    const { key, value } = pair;
    if ((0,dist/* isAlias */.Vj)(value))
        throw makeSharedError(source, what);
    if ((0,dist/* isMap */.jh)(value) || (0,dist/* isSeq */.oP)(value)) {
        const advice = 'remove that key: this step then adds it again';
        const expected = 'text, a number, true, or false';
        throw makeShapeError(source, { what: `\`${what}\``, node: value, key, advice, expected });
    }
    // Some parsers go by the tag, and some by the text.
    if (!(0,dist/* isScalar */.jn)(value) || !value.range || value.tag !== undefined)
        throw makeUnsupportedError(source);
    const [from, to] = value.range;
    const old = source.text.slice(from, to).trimEnd();
    // After a comment that is indented less, the library takes the next key or item as part of the
    // plain value.
    if (value.type === 'PLAIN' && /\n\s*[?:-]\s/.test(old))
        throw makeUnsupportedError(source);
    if (old !== '')
        return { from, to: from + old.length, text };
    const at = source.text.slice(0, from).trimEnd().length;
    return { from: at, to: at, text: ` ${text}` };
}
function findPair(map, name) {
    return map.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === name);
}
/** Returns whether a node takes up no characters. */
function isEmpty(node) {
    if (node === null)
        return true;
    if (!(0,dist/* isScalar */.jn)(node))
        return false;
    const [start, end] = node.range ?? [];
    return start === end;
}
function makeShapeError({ name, text }, shape) {
    const { what, node, key, expected = 'a map (`key: value`)', advice } = shape;
    let line;
    if (key !== undefined)
        line = text.slice(0, findStart(key)).split('\n').length;
    const found = describeNode(node);
    return new step_error/* StepError */.z('values-file-shape', { file: name, what, line, found, expected, advice });
}
/** Returns what a node is, in words. Its content is not shown, because it may be a secret. */
function describeNode(node) {
    if ((0,dist/* isMap */.jh)(node))
        return 'a map';
    if ((0,dist/* isSeq */.oP)(node))
        return 'a list';
    if (!(0,dist/* isScalar */.jn)(node))
        return 'an alias';
    switch (typeof node.value) {
        case 'boolean':
            return `\`${node.value}\``;
        case 'number':
            return 'a number';
        default:
            return 'text';
    }
}
/** Through an alias, or the anchor that one refers to, an edit would also change other places. */
function makeSharedError({ name }, what) {
    return new step_error/* StepError */.z('values-file-shared', { file: name, what });
}
function makeUnsupportedError({ name }) {
    return new step_error/* StepError */.z('values-file-unsupported', { file: name });
}

;// CONCATENATED MODULE: ./lib/handover/values-file.js











/** Settings for a dry run, before there is a link. Hardly any link is longer than this one. */
const SAMPLE_SETTINGS = {
    bundleUrl: `https://storage.example/${'x'.repeat(4_000)}`,
    version: 'trial',
};
/**
 * In bytes: the limit of a ConfigMap or a Secret in Kubernetes
 * (https://kubernetes.io/docs/concepts/configuration/configmap/).
 */
const MAX_BYTES = 1024 ** 2;
/**
 * Checks that `writeValuesFile` can set the values at this place in the file, and changes nothing.
 * @throws StepError (`values-file-…`) if it cannot
 */
async function checkValuesFile(named, valuesPath) {
    const use = { ...named, isBeforeStart: true };
    const file = await readValuesFile(use);
    editText(use, file, { ...SAMPLE_SETTINGS, valuesPath });
    for (const written of [file.path, (0,external_node_path_.dirname)(file.path)]) {
        const why = (0,file_access/* explainIfNotWritable */.k7)(written);
        if (why !== undefined)
            throw makeUnusableError(use, why);
    }
}
/**
 * Writes `staticExport.enabled: true`, `.bundleUrl`, and, if given, `.version` into the YAML file
 * at this path and keeps everything else in it. The file is replaced atomically and keeps its mode;
 * it is not written if nothing would change. If the path is a symbolic link, its target is
 * replaced. Returns notes about effects that its owner may not expect.
 * @throws StepError (`values-file-…`); the file is then unchanged
 */
async function writeValuesFile(named, settings) {
    const use = { ...named, isBeforeStart: false };
    const file = await readValuesFile(use);
    const text = editText(use, file, settings);
    if (text !== file.text)
        await runExplainingErrors(use, explainReplacementError, () => replaceValuesFile(file, text));
    return listNotes({ text: file.text, name: use.name }, settings);
}
/** @throws StepError (`values-file-…`), also if the result would be too large for the next run */
function editText(use, { text }, settings) {
    const result = setStaticExport({ text, name: use.name }, settings);
    if (Buffer.byteLength(result) <= MAX_BYTES)
        return result;
    const why = `with the link, it would be longer than ${(0,units/* formatSize */.Xq)(MAX_BYTES)}, the limit`;
    throw makeUnusableError(use, `${why}; shorten it`);
}
function makeUnusableError({ name, isBeforeStart }, why, cause) {
    return new step_error/* StepError */.z('values-file-unusable', { file: name, why, isBeforeStart }, cause);
}
/** @throws StepError (`values-file-deleted`, `values-file-unusable`) */
function readValuesFile(use) {
    const { name, path } = use;
    return runExplainingErrors(use, explainReadError, async () => {
        if ((0,paths/* lstatIfExists */.sM)(path) === undefined)
            throw new step_error/* StepError */.z('values-file-deleted', { file: name });
        const target = await (0,promises_.realpath)(path);
        const status = await (0,promises_.stat)(target);
        if (status.isDirectory())
            throw makeUnusableError(use, 'it is a folder; set `values-file` to the file in it');
        if (!status.isFile())
            throw makeUnusableError(use, 'it is not a regular file; check `values-file`');
        if (status.size > MAX_BYTES) {
            const size = (0,units/* formatCount */.B4)(status.size, 'byte');
            const limit = (0,units/* formatCount */.B4)(MAX_BYTES, 'byte');
            throw makeUnusableError(use, `it has ${size}, but the limit is ${limit}; check \`values-file\``);
        }
        const bytes = await (0,promises_.readFile)(target);
        if (!(0,external_node_buffer_.isUtf8)(bytes))
            throw makeUnusableError(use, 'it is not UTF-8; save it in this encoding');
        return { /** With symbolic links resolved. */ path: target, text: bytes.toString(), status };
    });
}
/**
 * Writes a draft next to the file, in a folder that no other user can read, and renames it. The
 * draft contains the link, so everything here is synchronous: no cancellation leaves it behind,
 * except while Windows reports that a file is in use.
 */
async function replaceValuesFile({ path, status }, text) {
    const retry = (0,busy_files/* makeBusyRetry */.U)();
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(path), '.values-'));
    try {
        const draft = (0,external_node_path_.join)(folder, 'draft');
        (0,external_node_fs_.writeFileSync)(draft, text, { flag: 'wx', flush: true });
        // Root in a container must not take the file away from the runner's user.
        if (process.getuid?.() === 0)
            (0,external_node_fs_.chownSync)(draft, status.uid, status.gid);
        (0,external_node_fs_.chmodSync)(draft, status.mode & 0o7777);
        await retry(() => (0,external_node_fs_.renameSync)(draft, path));
    }
    finally {
        await retry(() => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }));
    }
}
/** Runs `work`, and turns any error except a StepError into `values-file-unusable`. */
async function runExplainingErrors(use, explain, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof step_error/* StepError */.z)
            throw error;
        throw makeUnusableError(use, explain(error, use.path), error);
    }
}
/** Returns why the file, which exists, cannot be read, and what to do. */
function explainReadError(error, path) {
    if (error.code === 'ENOENT')
        return 'it is a broken symbolic link (ENOENT); check `values-file`';
    return (0,file_access/* explainIfNotReadable */.QT)(error, path) ?? explainDiskProblem(error);
}
/**
 * Returns why the file cannot be replaced, and what to do. For rename(2), EBUSY means that the file
 * is a mount point.
 */
function explainReplacementError(error) {
    const { code, syscall } = error;
    const isMountPoint = code === 'EBUSY' && syscall === 'rename' && process.platform !== 'win32';
    if (isMountPoint)
        return 'it is mounted as a single file, which cannot be replaced (EBUSY); mount the folder that holds it instead';
    return explainDiskProblem(error);
}
function explainDiskProblem(error) {
    return `${(0,disk_errors/* describeDiskError */.hs)(error)}; check the runner’s disk and what earlier steps left there`;
}


/***/ })

};

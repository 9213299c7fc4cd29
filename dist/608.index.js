export const id = 608;
export const ids = [608];
export const modules = {

/***/ 608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkValuesFile: () => (/* binding */ checkValuesFile),
  writeValuesFile: () => (/* binding */ writeValuesFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js + 1 modules
var errors = __webpack_require__(3813);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/handover/yaml-document.js


/**
 * Reads a text that holds one YAML document, or nothing. Takes time in proportion to its length, whatever is in it.
 * @throws StepError (`values-file-syntax`, `values-file-documents`)
 */
function readYaml({ text, name }) {
    const lines = new dist/* LineCounter */.HN();
    const { tokens, comments } = tokenize(text, lines);
    const composer = new dist/* Composer */.Dk({
        keepSourceTokens: true,
        // The readers of values files know `<<`, though YAML 1.2 does not.
        merge: true,
        prettyErrors: false,
        // Warnings would go to stderr as they come.
        logLevel: 'error',
        // The library compares every key with every other: `survey` looks for duplicates instead.
        uniqueKeys: false,
    });
    const [parsed, ...others] = composer.compose(tokens);
    const doc = parsed ?? new dist/* Document */.yo(null);
    if (others.length > 0)
        throw new errors/* StepError */.z('values-file-documents', { file: name, count: others.length + 1 });
    const [error] = doc.errors;
    if (error)
        throw syntaxError(name, wordsOf(error), lines.linePos(error.pos[0]), error);
    const { targets, fault } = survey(doc);
    if (fault)
        throw syntaxError(name, fault.why, lines.linePos(fault.at));
    const end = tokens.find(({ type }) => type === 'doc-end')?.offset ?? text.length;
    return { text, name, doc, end, comments, targets };
}
/** What `Parser.parse` does, and the comments besides. */
function tokenize(text, lines) {
    const parser = new dist/* Parser */.iX(lines.addNewLine);
    const tokens = [];
    const comments = [];
    lines.addNewLine(0);
    let previous = '';
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        // Behind the mark of a scalar stands its text, which may look like a comment.
        if (lexeme.startsWith('#') && previous !== dist/* CST */.DB.SCALAR)
            comments.push(lexeme);
        previous = lexeme;
        tokens.push(...parser.next(lexeme));
    }
    tokens.push(...parser.end());
    return { tokens, comments };
}
function syntaxError(file, why, { line, col }, cause) {
    return new errors/* StepError */.z('values-file-syntax', { file, why, line, column: col }, cause);
}
/** The parser ends some messages with a piece of the file, which may hold secrets. */
function wordsOf(error) {
    if (/call stack/.test(error.message))
        return 'It is nested too deeply';
    return error.message.replace(/(?<=\S): .*/s, '');
}
/**
 * Walks through the document once, in the order in which it is written: finds out what each alias stands for, and
 * what the library would notice only while it expands aliases and merges, which can take for ever.
 */
function survey(doc) {
    const anchors = new Map();
    const targets = new Map();
    const open = new Set();
    const faults = [];
    const walk = (node) => {
        if ((0,dist/* isPair */.tO)(node)) {
            walk(node.key);
            walk(node.value);
        }
        else if ((0,dist/* isAlias */.Vj)(node)) {
            const target = anchors.get(node.source);
            if (target)
                targets.set(node, target);
            else
                faults.push({ why: 'Unresolved alias (the anchor must be set before the alias)', at: startOf(node) });
        }
        else if ((0,dist/* isScalar */.jn)(node)) {
            if (node.anchor)
                anchors.set(node.anchor, node);
        }
        else if ((0,dist/* isCollection */.P3)(node)) {
            if (node.anchor)
                anchors.set(node.anchor, node);
            open.add(node);
            for (const item of node.items)
                walk(item);
            if ((0,dist/* isMap */.jh)(node))
                faults.push(...duplicateKeys(node), ...badMerges(node));
            open.delete(node);
        }
    };
    const badMerges = (map) => mergesOf(map).flatMap((merge) => {
        const why = sourcesOf(merge, targets).map((source) => {
            if (!(0,dist/* isMap */.jh)(source))
                return 'Merge sources must be maps or map aliases';
            return open.has(source) ? 'A map cannot be merged into itself' : undefined;
        });
        return why.flatMap((why) => (why ? [{ why, at: startOf(merge.key) }] : []));
    });
    walk(doc.contents);
    const [fault] = faults.toSorted((a, b) => a.at - b.at);
    return { targets, ...(fault && { fault }) };
}
function duplicateKeys(map) {
    const seen = new Set();
    return map.items.flatMap(({ key }) => {
        if (!(0,dist/* isScalar */.jn)(key))
            return [];
        if (seen.has(key.value))
            return [{ why: 'Map keys must be unique', at: startOf(key) }];
        seen.add(key.value);
        return [];
    });
}
/** Returns the value of a key that is a scalar, or an alias of one; undefined for any other. */
function keyOf({ key }, targets) {
    const node = (0,dist/* isAlias */.Vj)(key) ? targets.get(key) : key;
    return (0,dist/* isScalar */.jn)(node) ? node.value : undefined;
}
/** Returns the `<<` of a map, which the library gives a symbol of its own each. */
function mergesOf(map) {
    return map.items.filter(({ key }) => (0,dist/* isScalar */.jn)(key) && typeof key.value === 'symbol');
}
/** Returns what is merged by a `<<`: maps, if it is well formed. */
function sourcesOf({ value }, targets) {
    const resolved = (node) => ((0,dist/* isAlias */.Vj)(node) ? targets.get(node) : node);
    const source = resolved(value);
    return (0,dist/* isSeq */.oP)(source) ? source.items.map(resolved) : [source];
}
function startOf(node) {
    return ((0,dist/* isAlias */.Vj)(node) || (0,dist/* isScalar */.jn)(node) ? node.range?.[0] : undefined) ?? 0;
}

;// CONCATENATED MODULE: ./lib/handover/yaml-facts.js


/**
 * Returns whether two documents say the same beside these keys: the same keys and values in the same order, written
 * alike, with the same tags, anchors, aliases and comments. The section itself may be absent, null or empty.
 */
function isSameBesides(keys, one, other) {
    return isEqual(one.comments, other.comments) && isEqual(factsBesides(keys, one), factsBesides(keys, other));
}
function isEqual(one, other) {
    return one.length === other.length && one.every((value, i) => value === other[i]);
}
/** Returns what a document says, flat and in order. */
function factsBesides({ section, names }, { doc, targets }) {
    const facts = [];
    const add = (node) => {
        if ((0,dist/* isPair */.tO)(node)) {
            add(node.key);
            add(node.value);
        }
        else if ((0,dist/* isAlias */.Vj)(node)) {
            facts.push('alias', node.source);
        }
        else if ((0,dist/* isScalar */.jn)(node)) {
            facts.push(node.type, node.source, node.tag, node.anchor);
        }
        else if ((0,dist/* isCollection */.P3)(node)) {
            facts.push(node.items.length, node.flow, node.tag, node.anchor);
            for (const item of node.items)
                add(item);
        }
        else {
            facts.push(node);
        }
    };
    /** The pairs alone, because the map itself may be new. */
    const addPairs = (node, addPair) => {
        if (((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node)) && node.tag)
            facts.push('tag', node.tag);
        if (((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node)) && node.anchor)
            facts.push('anchor', node.anchor);
        if ((0,dist/* isMap */.jh)(node))
            for (const pair of node.items)
                addPair(pair, keyOf(pair, targets));
    };
    addPairs(doc.contents, (pair, name) => {
        if (name !== section || !(0,dist/* isPair */.tO)(pair))
            return add(pair);
        addPairs(pair.value, (inner, name) => {
            if (!names.includes(String(name)))
                add(inner);
        });
    });
    return facts;
}

;// CONCATENATED MODULE: ./lib/handover/yaml-layout.js

/** Returns `text` with all splices made; they must not overlap. */
function spliced(text, splices) {
    const ordered = splices.toSorted((a, b) => b.from - a.from);
    return ordered.reduce((rest, { from, to, text: added }) => rest.slice(0, from) + added + rest.slice(to), text);
}
/** Returns the keys of a map that was parsed with `keepSourceTokens`. */
function itemsOf(map) {
    return map.items.flatMap(({ srcToken }) => srcToken ?? []);
}
/** Returns the splice that adds `lines`, one key each, behind the last key of a block map. */
function addToBlock(text, map, lines) {
    const items = itemsOf(map);
    const [first, last] = [items[0], items.at(-1)];
    if (!first || !last)
        throw new Error('a block map without keys');
    return addToBlockAt(text, first, last, lineAfter(text, endOf(last)), lines);
}
/**
 * Returns the splice that adds `lines`, one key each, at the end of a document whose root is a block map.
 * @param end where the document ends: its `...`, or the end of the text
 */
function addToRoot(text, map, end, lines) {
    const items = itemsOf(map);
    const [first, last] = [items[0], items.at(-1)];
    if (!first || !last)
        throw new Error('a block map without keys');
    return addToBlockAt(text, first, last, end, lines);
}
function addToBlockAt(text, first, last, at, lines) {
    const indent = ' '.repeat(columnOf(text, yaml_layout_startOf(first)));
    if (at === text.length && !text.endsWith('\n') && endsInBlockScalar(last)) {
        // The line end that is missing here would become a part of that scalar: the new keys go to the top instead.
        const eol = lineEndOf(text);
        const at = yaml_layout_startOf(first);
        return { from: at, to: at, text: lines.map((line) => line + eol + indent).join('') };
    }
    return addLines(text, at, indent, lines);
}
/** Returns the splice that adds whole lines at `at`, the start of a line or the end of the text. */
function addLines(text, at, indent, lines) {
    const eol = lineEndOf(text);
    const unfinished = at > 0 && text[at - 1] !== '\n';
    const added = lines.map((line) => indent + line).join(eol);
    return { from: at, to: at, text: unfinished ? eol + added : added + eol };
}
/** Returns the splice that adds keys, each as `name: value`, to a flow map, in front of what is in it. */
function addToFlow(text, map, keys) {
    const open = map.range?.[0] ?? 0;
    const [first] = itemsOf(map);
    if (!first)
        return { from: open + 1, to: open + 1, text: keys.join(', ') };
    const at = yaml_layout_startOf(first);
    const gap = text.slice(open + 1, at);
    const between = /^\s*\n\s*$/.test(gap) ? `,${gap}` : ', ';
    return { from: at, to: at, text: keys.map((key) => key + between).join('') };
}
/** Returns where the value of a key that has none is to be written: behind its `:` and its anchor or tag. */
function emptyValueOf(item) {
    const mark = item.sep?.findLast(({ type }) => type === 'map-value-ind' || type === 'anchor' || type === 'tag');
    return mark && mark.offset + mark.source.length;
}
/** Returns the comment behind the mark of a block scalar, with the space in front of it; empty if there is none. */
function blockComment(text, { srcToken }) {
    if (srcToken?.type !== 'block-scalar')
        return '';
    const [mark] = srcToken.props;
    const comment = srcToken.props.find(({ type }) => type === 'comment');
    return mark && comment ? text.slice(endOfValue(mark), endOfValue(comment)) : '';
}
/** Returns the start of the line behind the one that holds `offset`; the length of the text on its last line. */
function lineAfter(text, offset) {
    if (offset > 0 && text[offset - 1] === '\n')
        return offset;
    const end = text.indexOf('\n', offset);
    return end < 0 ? text.length : end + 1;
}
/** Returns how far `offset` is from the start of its line. */
function columnOf(text, offset) {
    return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
/** Returns where a key starts, its anchor, tag or `?` included. */
function yaml_layout_startOf(item) {
    const prefix = item.start.find(({ type }) => !LAYOUT.has(type));
    return (prefix ?? item.key ?? item.sep?.[0])?.offset ?? 0;
}
const LAYOUT = new Set(['space', 'newline', 'comment', 'comma']);
/** Returns where the last thing of a key and its value ends, comments apart. */
function endOf(item) {
    if (item.value)
        return endOfValue(item.value);
    const mark = item.sep?.findLast(({ type }) => !LAYOUT.has(type));
    if (mark)
        return mark.offset + mark.source.length;
    return item.key ? endOfValue(item.key) : yaml_layout_startOf(item);
}
function endOfValue(token) {
    switch (token.type) {
        case 'block-map':
        case 'block-seq': {
            const last = lastOf(token);
            return last ? endOf(last) : token.offset;
        }
        case 'flow-collection': {
            const close = token.end.find(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end');
            return close ? close.offset + close.source.length : token.offset;
        }
        case 'block-scalar':
            return token.offset + dist/* CST */.DB.stringify(token).length;
        default:
            return token.offset + ('source' in token ? token.source.length : 0);
    }
}
/** The parser keeps what follows the last item, such as a comment, in an item of its own. */
function lastOf({ items }) {
    return items.findLast((item) => item.key ?? item.sep ?? item.value);
}
function endsInBlockScalar({ value }) {
    if (value?.type === 'block-scalar')
        return true;
    const inner = value?.type === 'block-map' || value?.type === 'block-seq' ? lastOf(value) : undefined;
    return inner !== undefined && endsInBlockScalar(inner);
}
/** Returns the line end that a text uses. */
function lineEndOf(text) {
    return /\r?\n/.exec(text)?.[0] ?? '\n';
}

;// CONCATENATED MODULE: ./lib/handover/static-export.js





const SECTION = 'staticExport';
const USUAL_INDENT = 2;
/**
 * Returns the text with `staticExport.enabled`, `.bundleUrl` and, if given, `.version` set in it, and every other
 * character as it was. An empty text is fine.
 * @throws StepError (`values-file-…`) if it is not one YAML document with a map in it, or if setting these keys
 *   would also change what it says elsewhere
 */
function withStaticExport(file, settings) {
    const bom = file.text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const source = readYaml({ ...file, text: file.text.slice(bom.length) });
    const edited = spliced(source.text, changes(source, settings));
    const after = readAgain(edited, source);
    const keys = { section: SECTION, names: entries(settings).map(([name]) => name) };
    if (!says(after, settings) || !isSameBesides(keys, after, source))
        throw unclear(source);
    return bom + edited;
}
/** Reads what was made of a document. */
function readAgain(text, source) {
    try {
        return readYaml({ text, name: source.name });
    }
    catch (error) {
        if (error instanceof errors/* StepError */.z)
            throw unclear(source);
        throw error;
    }
}
function changes(source, settings) {
    const { text, doc, end } = source;
    const root = doc.contents;
    if (isEmpty(root))
        return [addLines(text, end, '', sectionLines(settings, USUAL_INDENT))];
    if (!(0,dist/* isMap */.jh)(root))
        throw new errors/* StepError */.z('values-file-shape', { file: source.name, what: 'its content' });
    refuseShared(source, root, 'its content');
    const section = find(source, root, SECTION);
    if (section && (0,dist/* isMap */.jh)(section.value))
        return changesInSection(source, root, section.value, settings);
    if (section)
        return fillSection(source, root, section, settings);
    if (isMergedIn(source, root, SECTION))
        throw new errors/* StepError */.z('values-file-shared', { file: source.name, what: SECTION });
    return [
        root.flow
            ? addToFlow(text, root, [`"${SECTION}": ${flowSection(settings)}`])
            : addToRoot(text, root, end, sectionLines(settings, indentIn(text, root))),
    ];
}
function changesInSection(source, root, section, settings) {
    refuseShared(source, section, SECTION);
    const splices = [];
    const missing = [];
    for (const [key, value] of entries(settings)) {
        const pair = find(source, section, key);
        if (pair)
            splices.push(replaceValue(source, pair, `${SECTION}.${key}`, value));
        else
            missing.push(root.flow ? `"${key}": ${value}` : `${key}: ${value}`);
    }
    if (missing.length === 0)
        return splices;
    return [...splices, (section.flow ? addToFlow : addToBlock)(source.text, section, missing)];
}
/** The section stands there without keys: `staticExport:`, or with an outspoken `null`. */
function fillSection(source, root, section, settings) {
    const { text, name } = source;
    const { value, srcToken } = section;
    refuseShared(source, value, SECTION);
    const isNull = value === null || ((0,dist/* isScalar */.jn)(value) && value.value === null);
    if (!isNull)
        throw new errors/* StepError */.z('values-file-shape', { file: name, what: SECTION });
    // It would stay in front of the map, where most readers do not take it.
    if ((0,dist/* isScalar */.jn)(value) && value.tag !== undefined)
        throw unclear(source);
    if (root.flow)
        return [valueSplice(source, section, flowSection(settings))];
    const at = srcToken && emptyValueOf(srcToken);
    if (!srcToken || at === undefined)
        throw unclear(source);
    const [from, to] = isEmpty(value) ? [at, at] : (value?.range ?? [at, at]);
    if (text.slice(at, from).includes('\n')) {
        const indent = ' '.repeat(columnOf(text, from));
        return [{ from, to, text: blockLines(settings, 0).join(lineEndOf(text) + indent) }];
    }
    const indent = ' '.repeat(columnOf(text, yaml_layout_startOf(srcToken)));
    const lines = blockLines(settings, indentIn(text, root));
    return [{ from: at, to, text: '' }, addLines(text, lineAfter(text, to), indent, lines)];
}
function replaceValue(source, pair, what, text) {
    refuseShared(source, pair.value, what);
    if ((0,dist/* isMap */.jh)(pair.value) || (0,dist/* isSeq */.oP)(pair.value))
        throw new errors/* StepError */.z('values-file-shape', { file: source.name, what });
    return valueSplice(source, pair, text);
}
/** Returns the splice that makes `text` the value of a key that has a plain value, or none. */
function valueSplice(source, { key, value, srcToken }, text) {
    if ((0,dist/* isScalar */.jn)(value) && value.range && !isEmpty(value)) {
        const [from, to] = value.range;
        // Behind a comment that is indented less, the library takes the next key or item for a part of a plain value.
        if (value.type === 'PLAIN' && /\n\s*[?:-]\s/.test(source.text.slice(from, to)))
            throw unclear(source);
        // A block scalar ends behind its line end, which is still needed.
        const end = from + source.text.slice(from, to).trimEnd().length;
        return { from, to: end, text: text + blockComment(source.text, value) };
    }
    const at = srcToken && emptyValueOf(srcToken);
    if (at !== undefined)
        return { from: at, to: at, text: ` ${text}` };
    // In a flow map a key may stand without its colon.
    const keyEnd = (0,dist/* isScalar */.jn)(key) ? key.range?.[1] : undefined;
    if (keyEnd === undefined)
        throw unclear(source);
    return { from: keyEnd, to: keyEnd, text: `: ${text}` };
}
/** Returns whether nothing is written where this node stands. */
function isEmpty(node) {
    return node === null || ((0,dist/* isScalar */.jn)(node) && node.range?.[0] === node.range?.[1]);
}
function find({ targets }, map, name) {
    return map.items.find((pair) => keyOf(pair, targets) === name);
}
/** Returns whether a map has a key only because another map with that key is merged into it. */
function isMergedIn(source, map, name) {
    const seen = new Set();
    const hasMerged = (into) => mergesOf(into)
        .flatMap((merge) => sourcesOf(merge, source.targets))
        .some((merged) => {
        if (!(0,dist/* isMap */.jh)(merged) || seen.has(merged))
            return false;
        seen.add(merged);
        return find(source, merged, name) !== undefined || hasMerged(merged);
    });
    return hasMerged(map);
}
/** An alias, or the anchor of one, would carry a change to other places. */
function refuseShared({ targets, name }, node, what) {
    const isShared = (0,dist/* isAlias */.Vj)(node) || [...targets.values()].some((target) => target === node);
    if (isShared)
        throw new errors/* StepError */.z('values-file-shared', { file: name, what });
}
function unclear({ name }) {
    return new errors/* StepError */.z('values-file-unclear', { file: name });
}
/** Returns whether a document says what it should, to every reader: some believe a tag, and some the text. */
function says({ doc }, { bundleUrl, version }) {
    const has = (key, value) => {
        const node = doc.getIn([SECTION, key], true);
        if (!(0,dist/* isScalar */.jn)(node) || node.value !== value)
            return false;
        return node.tag === undefined || node.tag === (value === true ? TAG_OF_BOOLEANS : TAG_OF_STRINGS);
    };
    return (has('enabled', true) && has('bundleUrl', bundleUrl) && (version === undefined || has('version', version)));
}
const TAG_OF_BOOLEANS = 'tag:yaml.org,2002:bool';
const TAG_OF_STRINGS = 'tag:yaml.org,2002:str';
/** Returns how far this file indents a map in its root map. */
function indentIn(text, root) {
    for (const { key, value, srcToken } of root.items) {
        if (!(0,dist/* isMap */.jh)(value) || value.flow || !(0,dist/* isScalar */.jn)(key) || !srcToken)
            continue;
        const [child] = itemsOf(value);
        if (child)
            return columnOf(text, yaml_layout_startOf(child)) - columnOf(text, yaml_layout_startOf(srcToken));
    }
    return USUAL_INDENT;
}
function entries({ bundleUrl, version }) {
    return [
        ['enabled', 'true'],
        ['bundleUrl', quoted(bundleUrl)],
        ...(version === undefined ? [] : [['version', quoted(version)]]),
    ];
}
function sectionLines(settings, indent) {
    return [`${SECTION}:`, ...blockLines(settings, indent)];
}
function blockLines(settings, indent) {
    return entries(settings).map(([key, value]) => `${' '.repeat(indent)}${key}: ${value}`);
}
/** JSON, because a values file whose root is a flow map most likely is. */
function flowSection(settings) {
    return `{${entries(settings)
        .map(([key, value]) => `"${key}": ${value}`)
        .join(', ')}}`;
}
/**
 * Returns a scalar that readers of YAML 1.1, YAML 1.2 and JSON take for the same string: double-quoted, with every
 * character escaped that any of them does not let stand (https://yaml.org/spec/1.1/#nb-char, 1.2.2 section 5.1).
 */
function quoted(value) {
    return JSON.stringify(value).replace(/[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Cs}/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

;// CONCATENATED MODULE: ./lib/handover/values-file.js





/** Settings to try out, before there is a link, whether they can be written. */
const TRIAL = { bundleUrl: 'https://storage.example/bundle', version: 'trial' };
/**
 * Finds out whether `writeValuesFile` can do its work, without touching anything. The file may be absent.
 * @throws StepError (`values-file-…`) if it could not
 */
async function checkValuesFile(path) {
    const file = await read(path);
    withStaticExport({ text: file.text, name: path }, TRIAL);
    await reported(path, async () => {
        if (file.status)
            await (0,promises_.access)(file.path, external_node_fs_.constants.W_OK);
        await (0,promises_.access)(await existingFolder((0,external_node_path_.dirname)(file.path)), external_node_fs_.constants.W_OK);
    });
}
/**
 * Writes `staticExport.enabled: true`, `.bundleUrl` and, if given, `.version` into the YAML file at `path` and keeps
 * everything else in it as it stands; creates the file and its folders if they are absent. It is replaced in one
 * step, with its mode kept, and left alone if it says all this already; behind a symbolic link it is the target.
 * @throws StepError (`values-file-…`); the file is then untouched
 */
async function writeValuesFile(path, settings) {
    const file = await read(path);
    const text = withStaticExport({ text: file.text, name: path }, settings);
    if (file.status && text === file.text)
        return;
    await reported(path, async () => {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file.path), { recursive: true });
        await replace(file, text);
    });
}
function read(path) {
    return reported(path, async () => {
        if (!(await exists(path)))
            return { path, text: '' };
        const target = await (0,promises_.realpath)(path);
        const status = await (0,promises_.stat)(target);
        if (status.isDirectory())
            throw new Error('it is a folder');
        if (!status.isFile())
            throw new Error('it is no ordinary file');
        return { path: target, text: decoded(await (0,promises_.readFile)(target)), status };
    });
}
function decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch (error) {
        throw new Error('it is not UTF-8', { cause: error });
    }
}
/** A draft beside the file, in a folder that nobody else can look into, and one rename. */
async function replace({ path, status }, text) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_path_.dirname)(path), '.values-'));
    try {
        const draft = (0,external_node_path_.join)(folder, 'draft');
        const handle = await (0,promises_.open)(draft, 'wx');
        try {
            await handle.writeFile(text);
            if (status) {
                // A container's root must not take the file away from the runner's user.
                if (process.getuid?.() === 0)
                    await handle.chown(status.uid, status.gid);
                await handle.chmod(status.mode & 0o7777);
            }
            await handle.sync();
        }
        finally {
            await handle.close();
        }
        await (0,promises_.rename)(draft, path);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function existingFolder(path) {
    if (!(await exists(path)))
        return existingFolder((0,external_node_path_.dirname)(path));
    if (!(await (0,promises_.stat)(path)).isDirectory())
        throw new Error(`${path} is not a folder`);
    return path;
}
/** A symbolic link to nothing exists, too. */
async function exists(path) {
    try {
        await (0,promises_.lstat)(path);
        return true;
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return false;
        throw error;
    }
}
async function reported(path, work) {
    try {
        return await work();
    }
    catch (error) {
        throw new errors/* StepError */.z('values-file-unusable', { file: path, why: error.message }, error);
    }
}


/***/ })

};

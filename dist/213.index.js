export const id = 213;
export const ids = [213];
export const modules = {

/***/ 2213:
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
    const indent = ' '.repeat(columnOf(text, startOf(first)));
    if (at === text.length && !text.endsWith('\n') && endsInBlockScalar(last)) {
        // The line end that is missing here would become a part of that scalar: the new keys go to the top instead.
        const eol = lineEndOf(text);
        const at = startOf(first);
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
    const at = startOf(first);
    const gap = text.slice(open + 1, at);
    const between = /^\s*\n\s*$/.test(gap) ? `,${gap}` : ', ';
    return { from: at, to: at, text: keys.map((key) => key + between).join('') };
}
/** Returns where the value of a key that has none is to be written: behind its `:` and its anchor or tag. */
function emptyValueOf(item) {
    const mark = item.sep?.findLast(({ type }) => type === 'map-value-ind' || type === 'anchor' || type === 'tag');
    return mark && mark.offset + mark.source.length;
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
function startOf(item) {
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
    return item.key ? endOfValue(item.key) : startOf(item);
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
    const source = parse({ ...file, text: file.text.slice(bom.length) });
    const edited = spliced(source.text, changes(source, settings));
    if (!says({ ...file, text: edited }, settings))
        throw unclear(source);
    return bom + edited;
}
function parse({ text, name }) {
    const lines = new dist/* LineCounter */.HN();
    const tokens = [...new dist/* Parser */.iX(lines.addNewLine).parse(text)];
    // `merge`, because the readers of values files know `<<`, though YAML 1.2 does not.
    // `logLevel`, because its warnings would go to stderr as they come.
    const composer = new dist/* Composer */.Dk({
        keepSourceTokens: true,
        merge: true,
        prettyErrors: false,
        logLevel: 'error',
    });
    const [parsed, ...others] = composer.compose(tokens);
    const doc = parsed ?? new dist/* Document */.yo(null);
    if (others.length > 0)
        throw new errors/* StepError */.z('values-file-documents', { file: name, count: others.length + 1 });
    const [error] = doc.errors;
    if (error) {
        const { line, col } = lines.linePos(error.pos[0]);
        throw new errors/* StepError */.z('values-file-syntax', { file: name, why: wordsOf(error), line, column: col }, error);
    }
    const end = tokens.find(({ type }) => type === 'doc-end')?.offset ?? text.length;
    return { text, name, doc, end, values: valuesOf(doc, name) };
}
function valuesOf(doc, name) {
    try {
        // What is shared stays shared: without the limit nothing grows.
        return doc.toJS({ maxAliasCount: -1 });
    }
    catch (error) {
        throw new errors/* StepError */.z('values-file-syntax', { file: name, why: wordsOf(error), line: undefined, column: undefined }, error);
    }
}
/** The parser ends some messages with a piece of the file, which may hold secrets. */
function wordsOf(error) {
    return error.message.replace(/(?<=\S): .*/s, '');
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
    if (mergedIn(source, SECTION))
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
    if (root.flow)
        return [valueSplice(source, section, flowSection(settings))];
    const at = srcToken && emptyValueOf(srcToken);
    if (!srcToken || at === undefined)
        throw unclear(source);
    const nullEnd = isEmpty(value) ? at : (value?.range?.[1] ?? at);
    const indent = ' '.repeat(columnOf(text, startOf(srcToken)));
    const lines = blockLines(settings, indentIn(text, root));
    return [{ from: at, to: nullEnd, text: '' }, addLines(text, lineAfter(text, nullEnd), indent, lines)];
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
        // A block scalar ends behind its line end, which is still needed.
        return { from, to: from + source.text.slice(from, to).trimEnd().length, text };
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
function find({ doc }, map, name) {
    return map.items.find(({ key }) => {
        const node = (0,dist/* isAlias */.Vj)(key) ? key.resolve(doc) : key;
        return (0,dist/* isScalar */.jn)(node) && node.value === name;
    });
}
function mergedIn({ values }, name) {
    return typeof values === 'object' && values !== null && name in values;
}
/** An alias, or the anchor of one, would carry a change to other places. */
function refuseShared({ doc, name }, node, what) {
    const anchor = (0,dist/* isMap */.jh)(node) || (0,dist/* isScalar */.jn)(node) ? node.anchor : undefined;
    let isShared = (0,dist/* isAlias */.Vj)(node);
    if (anchor !== undefined) {
        (0,dist/* visit */.YR)(doc, {
            Alias(_, alias) {
                isShared ||= alias.source === anchor;
            },
        });
    }
    if (isShared)
        throw new errors/* StepError */.z('values-file-shared', { file: name, what });
}
function unclear({ name }) {
    return new errors/* StepError */.z('values-file-unclear', { file: name });
}
/** Returns whether the text, read anew, says what it should. */
function says(file, settings) {
    try {
        const { doc } = parse(file);
        return (doc.getIn([SECTION, 'enabled']) === true &&
            doc.getIn([SECTION, 'bundleUrl']) === settings.bundleUrl &&
            (settings.version === undefined || doc.getIn([SECTION, 'version']) === settings.version));
    }
    catch (error) {
        if (error instanceof errors/* StepError */.z)
            return false;
        throw error;
    }
}
/** Returns how far this file indents a map in its root map. */
function indentIn(text, root) {
    for (const { key, value, srcToken } of root.items) {
        if (!(0,dist/* isMap */.jh)(value) || value.flow || !(0,dist/* isScalar */.jn)(key) || !srcToken)
            continue;
        const [child] = itemsOf(value);
        if (child)
            return columnOf(text, startOf(child)) - columnOf(text, startOf(srcToken));
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

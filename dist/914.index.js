export const id = 914;
export const ids = [914];
export const modules = {

/***/ 5229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gi: () => (/* binding */ findParent),
/* harmony export */   he: () => (/* binding */ EntryPolicy),
/* harmony export */   i: () => (/* binding */ makeUnsupportedEntryError)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _disk_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3870);
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3234);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4874);
/* harmony import */ var _unpack_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3055);
/**
 * Which entries a site may contain: one policy for every archive format. It checks only the headers
 * and does not touch the disk; the readers verify that the content agrees with the headers.
 */





/** PATH_MAX and NAME_MAX of Linux (limits.h), in bytes: common file systems allow no more. */
const MAX_PATH_BYTES = 4096;
const MAX_NAME_BYTES = 255;
const hasPart = (pattern) => (entry) => entry.parts.some((part) => pattern.test(part));
const hasName = (pattern) => (entry) => pattern.test(entry.name);
/** The reasons to refuse an entry on every file system; the first that applies is reported. */
const REFUSAL_RULES = [
    ['it has no name', ({ name }) => name === ''],
    ['its name is not valid UTF-8', hasName(/[\uFFFD\p{Cs}]/u)],
    ['its name contains a control character', hasName(/\p{Cc}/u)],
    ['its name contains a backslash', hasName(/\\/)],
    ['its path is absolute', hasName(/^\//)],
    ['its path begins with a drive letter', hasName(/^(\.\/)?[a-z]:/i)],
    ['its path points outside its folder (“..”)', hasPart(/^\.\.$/)],
    ['its path contains an empty part or a “.”', hasPart(/^\.?$/)],
    [
        `its path has more than ${MAX_PATH_BYTES} bytes, the limit of common file systems`,
        ({ name }) => Buffer.byteLength(name) > MAX_PATH_BYTES,
    ],
    [
        `a part of its path has more than ${MAX_NAME_BYTES} bytes, the limit of common file systems`,
        ({ parts }) => parts.some((part) => Buffer.byteLength(part) > MAX_NAME_BYTES),
    ],
    ['it belongs to a Git repository', ({ parts }) => parts.some(_disk_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitFolder */ .Z$)],
    [
        'it is a folder entry that contains data of its own',
        ({ kind, size }) => kind === 'folder' && size > 0,
    ],
];
/**
 * Matches names with nothing to refuse, except perhaps their length; most names are like that.
 * Captures the path.
 */
const PLAIN_NAME = /^(?:\.\/)?(\w[\w.-]*(?:\/\w[\w.-]*)*)(\/?)$/;
/** Returns the path of an entry with a plain name; undefined if the name must be checked. */
function findPlainPath({ name, kind, size }) {
    const isFolderWithContent = kind === 'folder' && size > 0;
    if (name.length > MAX_NAME_BYTES || isFolderWithContent)
        return undefined;
    const [, path, slash] = PLAIN_NAME.exec(name) ?? [];
    if (slash !== '' && kind !== 'folder')
        return undefined;
    return path;
}
/**
 * Applies the policy to one archive. It remembers the admitted entries, because entries can also
 * contradict each other.
 */
class EntryPolicy {
    #limits;
    #traits;
    /**
     * Paths of files and folders, by a key that names share if some file system treats them as the
     * same.
     */
    #pathsByKey = new Map();
    #folders = new Set();
    #entries = 0;
    #bytes = 0;
    #pathCharacters = 0;
    constructor(limits, traits) {
        this.#limits = limits;
        this.#traits = traits;
    }
    /**
     * Returns where the entry belongs, relative and with `/`; empty for the archive's own root
     * folder.
     * @throws StepError (`entry-refused`) if a site must not contain the entry, (`archive-too-large`)
     * if a limit is exceeded, (`entry-unsupported`) if this file system cannot store it
     */
    admit(header) {
        this.#entries += 1;
        this.#bytes += header.size;
        this.#ensureLimits();
        // Symbolic links, devices, and the like.
        if (header.kind !== 'file' && header.kind !== 'folder')
            throw makeRefusedEntryError(header, `it is a ${header.kind}`, NEEDLESS);
        const path = this.#choosePath(header);
        if (path === '')
            return '';
        if (header.obstacle !== undefined)
            throw makeRefusedEntryError(header, `it is ${header.obstacle}`);
        this.#admitParents(header, path);
        this.#recordPath(header, path, header.kind === 'folder');
        return path;
    }
    #ensureLimits() {
        if (this.#entries > this.#limits.entries)
            throw makeTooManyEntriesError(this.#limits);
        (0,_unpack_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .ensureUnpackedSize */ .L9)(this.#bytes, this.#limits);
    }
    #choosePath(header) {
        if (!this.#traits.hasWindowsNames) {
            const plainPath = findPlainPath(header);
            if (plainPath !== undefined)
                return plainPath;
        }
        const entry = { ...header, parts: splitName(header) };
        if (entry.parts.length === 0)
            return '';
        const [why] = REFUSAL_RULES.find(([, applies]) => applies(entry)) ?? [];
        if (why !== undefined)
            throw makeRefusedEntryError(header, why, NEEDLESS);
        if (this.#traits.hasWindowsNames)
            ensureWindowsName(entry);
        return entry.parts.join('/');
    }
    /**
     * Admits the new folders above an entry. The search goes upward, because most entries are in a
     * known folder.
     */
    #admitParents(header, path) {
        const parent = findParent(path);
        if (parent === '' || this.#folders.has(parent))
            return;
        this.#admitParents(header, parent);
        this.#recordPath(header, parent, true);
    }
    #recordPath(header, path, isFolder) {
        const key = this.#makeKey(path);
        const known = this.#pathsByKey.get(key);
        if (known !== undefined) {
            const clash = this.#findConflict(path, isFolder, known);
            if (clash)
                throw makeRefusedEntryError(header, clash);
            if (path !== known)
                throw makeUnsupportedEntryError(header.name, `it cannot hold both this entry and “${known}”`);
            return;
        }
        this.#pathCharacters += path.length;
        (0,_unpack_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .ensurePathLengths */ .n$)(this.#pathCharacters, this.#limits);
        // Folders without an entry of their own are also created, so they count: deep paths must not
        // create an unlimited number of folders.
        if (this.#pathsByKey.size >= 2 * this.#limits.entries)
            throw makeTooManyEntriesError(this.#limits);
        this.#pathsByKey.set(key, path);
        if (isFolder)
            this.#folders.add(path);
    }
    /**
     * Returns why an entry must be refused because of the `known` one with the same key; undefined if
     * they are the same folder, or differ only in case.
     */
    #findConflict(path, isFolder, known) {
        if (path !== known) {
            const isSame = path.normalize('NFC') === known.normalize('NFC');
            if (!isSame)
                return undefined;
            return `its path and “${known}” are the same to many file systems`;
        }
        if (isFolder !== this.#folders.has(known))
            return `“${path}” is both a file and a folder`;
        if (isFolder)
            return undefined;
        return 'it occurs twice, and it is unclear which one is right';
    }
    #makeKey(path) {
        const composed = path.normalize('NFC');
        if (!this.#traits.ignoresCase)
            return composed;
        return composed.toLowerCase().toUpperCase();
    }
}
/** Returns the path of the folder that an admitted entry is in; empty at the top. */
function findParent(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function splitName({ name, kind }) {
    const relativeName = name.replace(/^\.\//, '');
    if (kind !== 'folder')
        return relativeName.split('/');
    if (name === '.' || name === './')
        return [];
    return relativeName.replace(/\/$/, '').split('/');
}
/** @throws StepError (`entry-unsupported`) if Windows does not allow the name */
function ensureWindowsName({ name, parts }) {
    const problem = (0,_disk_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .findWindowsNameProblem */ .X)(parts);
    if (problem !== undefined)
        throw makeUnsupportedEntryError(name, `its name ${problem}`);
}
const NEEDLESS = 'no site needs such an entry';
/** How much of an entry’s name is shown, in UTF-16 units. */
const MAX_SHOWN_NAME = 100;
/** Returns the error for an entry that is refused. `rule`: what applies to every archive. */
function makeRefusedEntryError(header, why, rule) {
    return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('entry-refused', { entry: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .clean */ .uH)(header.name, MAX_SHOWN_NAME), why, rule });
}
/**
 * Returns the error for a valid entry that this file system cannot store. `why` is worded to follow
 * a colon.
 */
function makeUnsupportedEntryError(entry, why, cause) {
    return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('entry-unsupported', { entry, why }, cause);
}
function makeTooManyEntriesError(limits) {
    return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('archive-too-large', {
        limit: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(limits.entries, 'entry', 'entries'),
        input: 'max-unpacked-files',
    });
}


/***/ }),

/***/ 1832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ identifyArchive),
  b: () => (/* binding */ readArchive)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __webpack_require__(3234);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/archive/damage-error.js
var damage_error = __webpack_require__(6970);
;// CONCATENATED MODULE: ./lib/archive/zstd-frames.js
/**
 * Finds where the frames of a Zstandard file end (RFC 8878, section 3.1) from their headers,
 * without decoding them.
 */

const FRAME_MAGIC = 0xfd2fb528;
const SKIPPABLE_MAGIC = 0x184d2a50;
/** Sizes of fields by the bits of the frame header's descriptor, in bytes (section 3.1.1.1). */
const DICTIONARY_ID_SIZES = [0, 1, 2, 4];
const CONTENT_SIZE_SIZES = [0, 2, 4, 8];
const CHECKSUM_SIZE = 4;
const WINDOW_DESCRIPTOR_SIZE = 1;
const RLE_BLOCK = 1;
const RESERVED_BLOCK = 3;
const CORRUPT = 'its compressed data is corrupt';
/** Cuts a file, which arrives in chunks of any size, at the ends of its frames. */
class ZstdFrames {
    /** How many frames have begun. */
    count = 0;
    #isInFrame = false;
    #chunk = Buffer.alloc(0);
    /** The offsets in the chunk of the next piece, and of the first unread byte. */
    #pieceStart = 0;
    #offset = 0;
    #pieces = this.#read();
    /** Whether the bytes so far end with a frame. */
    get isAtEnd() {
        return !this.#isInFrame && this.#offset === this.#chunk.length;
    }
    /**
     * Yields `bytes` in pieces that never extend beyond the end of a frame.
     * @throws StepError (`archive-damaged`) if there is no valid frame
     */
    *split(bytes) {
        const unreadBytes = this.#chunk.subarray(this.#offset);
        this.#chunk = unreadBytes.length > 0 ? Buffer.concat([unreadBytes, bytes]) : bytes;
        this.#pieceStart = 0;
        this.#offset = 0;
        for (;;) {
            const piece = this.#pieces.next().value;
            if (piece === undefined)
                return;
            yield piece;
        }
    }
    *#read() {
        for (;;) {
            const magic = (yield* this.#readField(4)).readUInt32LE();
            this.count += 1;
            this.#isInFrame = true;
            const isSkippable = (magic & 0xfffffff0) >>> 0 === SKIPPABLE_MAGIC;
            if (isSkippable) {
                const size = (yield* this.#readField(4)).readUInt32LE();
                yield* this.#skipBytes(size);
            }
            else if (magic === FRAME_MAGIC)
                yield* this.#skipFrame();
            else
                throw (0,damage_error/* makeDamageError */.iG)(CORRUPT);
            this.#isInFrame = false;
            yield this.#cutPiece();
        }
    }
    *#skipFrame() {
        const descriptor = (yield* this.#readField(1)).readUInt8();
        yield* this.#skipBytes(computeHeaderSize(descriptor));
        let isLast = false;
        while (!isLast) {
            const header = (yield* this.#readField(3)).readUIntLE(0, 3);
            isLast = (header & 1) === 1;
            const type = (header >> 1) & 3;
            if (type === RESERVED_BLOCK)
                throw (0,damage_error/* makeDamageError */.iG)(CORRUPT);
            yield* this.#skipBytes(type === RLE_BLOCK ? 1 : header >> 3);
        }
        if ((descriptor & 0x04) !== 0)
            yield* this.#skipBytes(CHECKSUM_SIZE);
    }
    *#readField(size) {
        while (this.#chunk.length < this.#offset + size)
            yield* this.#awaitChunk();
        this.#offset += size;
        return this.#chunk.subarray(this.#offset - size, this.#offset);
    }
    *#skipBytes(size) {
        let remainingBytes = size;
        while (this.#chunk.length < this.#offset + remainingBytes) {
            remainingBytes -= this.#chunk.length - this.#offset;
            this.#offset = this.#chunk.length;
            yield* this.#awaitChunk();
        }
        this.#offset += remainingBytes;
    }
    /**
     * Yields the last piece of the chunk, then undefined. The unread bytes are the beginning of a
     * field.
     */
    *#awaitChunk() {
        if (this.#offset > this.#pieceStart)
            yield this.#cutPiece();
        yield undefined;
    }
    #cutPiece() {
        const piece = this.#chunk.subarray(this.#pieceStart, this.#offset);
        this.#pieceStart = this.#offset;
        return piece;
    }
}
/** Returns the size of a frame's header after its descriptor, in bytes. */
function computeHeaderSize(descriptor) {
    const isSingleSegment = (descriptor & 0x20) !== 0;
    const dictionaryIdSize = DICTIONARY_ID_SIZES[(descriptor & 3)];
    let contentSizeSize = CONTENT_SIZE_SIZES[(descriptor >> 6)];
    if (!isSingleSegment)
        return WINDOW_DESCRIPTOR_SIZE + dictionaryIdSize + contentSizeSize;
    // A single segment always states its size.
    if (contentSizeSize === 0)
        contentSizeSize = 1;
    return dictionaryIdSize + contentSizeSize;
}

;// CONCATENATED MODULE: ./lib/archive/compression.js
/** Reads files in chunks, and decompresses the formats that may be wrapped around a tar archive. */





/**
 * In bytes. The decoders work in another thread, and each hop between threads takes time, so small
 * chunks are slow. With larger chunks, V8 sees too few objects to collect, and up to 64 MiB of used
 * chunks pile up.
 */
const CHUNK_SIZE = 512 * 1024;
/**
 * Empty frames also take time: beyond this many frames, the average frame must have a minimum size,
 * in bytes.
 */
const MAX_FRAMES_OF_ANY_SIZE = 1_000;
const MIN_AVERAGE_FRAME_SIZE = 256;
/** How each format except zip is read. */
const COMPRESSIONS = {
    tar: { wrapperPhrase: '', open: (path) => readFileChunks(path) },
    'tar.gz': { wrapperPhrase: 'a gzip file that contains ', open: gunzip },
    'tar.zst': {
        wrapperPhrase: 'a Zstandard file that contains ',
        // If a chunk continues after the end of a frame, Node's decoder stops there. Otherwise, it goes
        // on with the next frame.
        open: (path) => decode(external_node_stream_.Readable.from(splitZstdFrames(path)), (0,external_node_zlib_.createZstdDecompress)({ chunkSize: CHUNK_SIZE })),
    },
};
/** Reads the file at `path` in chunks, from offset `start` to offset `end`, both inclusive. */
function readFileChunks(path, start = 0, end = Number.POSITIVE_INFINITY) {
    return (0,external_node_fs_.createReadStream)(path, { start, end, highWaterMark: CHUNK_SIZE });
}
/** Yields `source` as decoded by `decoder`. @throws any error of `source` or `decoder` */
async function* decode(source, decoder) {
    source.once('error', (error) => decoder.destroy(error));
    source.pipe(decoder);
    try {
        yield* decoder;
    }
    finally {
        source.destroy();
        decoder.destroy();
    }
}
async function* gunzip(path) {
    const decoder = (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK_SIZE });
    yield* decode(readFileChunks(path), decoder);
    // The decoder stops at a zero after a member. Some readers continue after the zeros, and some do
    // not.
    for await (const rest of readFileChunks(path, decoder.bytesWritten)) {
        if (rest.some((byte) => byte !== 0))
            throw (0,damage_error/* makeDamageError */.iG)('there is data after its compressed data');
    }
}
/** Yields the file in pieces that never extend beyond a frame. */
async function* splitZstdFrames(path) {
    const frames = new ZstdFrames();
    let read = 0;
    for await (const chunk of readFileChunks(path)) {
        read += chunk.length;
        for (const piece of frames.split(chunk)) {
            if (frames.count > MAX_FRAMES_OF_ANY_SIZE && read < frames.count * MIN_AVERAGE_FRAME_SIZE)
                throw (0,damage_error/* makeDamageError */.iG)('it consists of empty frames');
            yield piece;
        }
    }
    if (!frames.isAtEnd)
        throw (0,damage_error/* makeDamageError */.iG)('it is cut off, and its compressed data is incomplete');
}

// EXTERNAL MODULE: ./lib/archive/detect-format.js
var detect_format = __webpack_require__(6131);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/archive/tar-header.js
var tar_header = __webpack_require__(4551);
;// CONCATENATED MODULE: ./lib/archive/tar.js
/** Reads tar archives, from bytes to entries. */





/**
 * In bytes: how much headers, long names, and padding may add to each entry. No reasonable site
 * needs more.
 */
const ENTRY_OVERHEAD = 16 * 1024;
/**
 * The additional overhead that is allowed for the whole archive, in bytes: zeros fill the last
 * record of a tape (GNU tar, `-b 20480`: 10 MiB).
 */
const ARCHIVE_OVERHEAD = 16 * 1024 * 1024;
/** The largest extended header, in bytes: it is held in memory. */
const MAX_EXTENDED_HEADER_SIZE = 1024 * 1024;
/**
 * Passes the entries to `sink`, in order.
 * @throws StepError (`not-an-archive`, `archive-damaged`); any error of `sink`
 * @throws the reason of `signal` soon after it is aborted, even if `source` never yields again
 */
function readTar(options, sink) {
    return (0,event_loop/* waitUnlessAborted */.DX)(readChunks(options, sink), options.signal);
}
async function readChunks({ source, wrapperPhrase, signal }, sink) {
    const tar = new TarReader(wrapperPhrase);
    const reading = tar.readEntries(sink);
    const yieldIfDue = (0,event_loop/* makeYielder */.$I)();
    const convert = (error) => (0,damage_error/* convertToDamageError */.cc)(error, tar.currentFile);
    for await (const chunk of (0,damage_error/* convertErrors */.Rh)(source, convert)) {
        tar.addChunk(chunk);
        do {
            const nextSlice = yieldIfDue();
            if (nextSlice)
                await nextSlice;
            signal.throwIfAborted();
        } while (reading.next().value === 'entry');
    }
    tar.hasAllBytes = true;
    reading.next();
}
/** Reads an archive whose bytes come in chunks of any size. */
class TarReader {
    /** Whether all bytes have arrived. */
    hasAllBytes = false;
    /** The file that is being read. */
    currentFile;
    #wrapperPhrase;
    /** The bytes that have arrived but have not been read. */
    #unread = Buffer.alloc(0);
    #hasBegun = false;
    /** How many more bytes the archive may have, according to the headers read so far. */
    #allowance = ARCHIVE_OVERHEAD;
    constructor(wrapperPhrase) {
        this.#wrapperPhrase = wrapperPhrase;
    }
    addChunk(chunk) {
        this.#unread = this.#unread.length > 0 ? Buffer.concat([this.#unread, chunk]) : chunk;
    }
    /**
     * Yields `entry` before each entry, and `starved` whenever it needs more bytes.
     * @throws as `readTar` does
     */
    *readEntries(sink) {
        const extended = new Map();
        for (;;) {
            const header = yield* this.#takeBytes(tar_header/* BLOCK_SIZE */.cS);
            if (header.every((byte) => byte === 0))
                break;
            if (!(0,tar_header/* isTarBlock */.l2)(header))
                throw this.#makeError('the header of an entry is corrupt', header);
            this.#hasBegun = true;
            const type = (0,tar_header/* readType */.hq)(header);
            if ('xgLK'.includes(type)) {
                (0,tar_header/* addExtendedHeader */.MR)(extended, type, yield* this.#takeExtendedHeader((0,tar_header/* readSize */.ik)(header)));
                continue;
            }
            const entry = (0,tar_header/* readEntry */.hB)(header, extended);
            extended.clear();
            this.#allowance += ENTRY_OVERHEAD + entry.size;
            yield 'entry';
            sink.begin(entry);
            if (entry.kind !== 'folder')
                yield* this.#readContent(entry, sink);
        }
        if (extended.size > 0)
            throw (0,damage_error/* makeDamageError */.iG)('an extended header has no entry');
        for (;;) {
            const trailingBytes = yield* this.#takeBytes(0, Number.POSITIVE_INFINITY);
            if (trailingBytes.some((byte) => byte !== 0))
                throw (0,damage_error/* makeDamageError */.iG)(damage_error/* DATA_AFTER_END */.SX);
            yield 'starved';
        }
    }
    *#takeExtendedHeader(size) {
        if (!(size <= MAX_EXTENDED_HEADER_SIZE))
            throw (0,damage_error/* makeDamageError */.iG)('an extended header is too large');
        const padded = yield* this.#takeBytes(size + computePadding(size));
        return padded.subarray(0, size);
    }
    *#readContent({ name, size }, sink) {
        this.currentFile = name;
        let remainingBytes = size;
        while (remainingBytes > 0) {
            const bytes = yield* this.#takeBytes(1, remainingBytes);
            remainingBytes -= bytes.length;
            sink.append(bytes);
        }
        sink.end();
        yield* this.#takeBytes(computePadding(size));
        this.currentFile = undefined;
    }
    /**
     * Returns the next bytes: at least `minBytes`, and up to `maxBytes` of those that have arrived.
     */
    *#takeBytes(minBytes, maxBytes = minBytes) {
        while (this.#unread.length < minBytes) {
            if (this.hasAllBytes)
                throw this.#makeError('it is cut off', this.#unread);
            yield 'starved';
        }
        const bytes = this.#unread.subarray(0, maxBytes);
        this.#unread = this.#unread.subarray(bytes.length);
        this.#allowance -= bytes.length;
        if (this.#allowance < 0)
            throw (0,damage_error/* makeDamageError */.iG)('its headers and padding are too large');
        return bytes;
    }
    #makeError(why, head) {
        if (this.#hasBegun)
            return (0,damage_error/* makeDamageError */.iG)(why, this.currentFile);
        const kind = `${this.#wrapperPhrase}${(0,detect_format/* describeContent */.Xb)(head)}`;
        return new step_error/* StepError */.z('not-an-archive', { kind, advice: (0,detect_format/* adviseOnContent */.Z0)(head) });
    }
}
const computePadding = (size) => (tar_header/* BLOCK_SIZE */.cS - (size % tar_header/* BLOCK_SIZE */.cS)) % tar_header/* BLOCK_SIZE */.cS;

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(663);
// EXTERNAL MODULE: ./lib/archive/unpack-limits.js
var unpack_limits = __webpack_require__(3055);
;// CONCATENATED MODULE: ./lib/archive/window-reader.js


/** In bytes: large enough to read a directory or a run of small files with a few system calls. */
const WINDOW_SIZE = 1024 * 1024;
/** Reads a file for yauzl, whose many small reads are served from a window without system calls. */
class WindowReader extends yauzl/* RandomAccessReader */.lJ {
    path;
    size;
    #fd;
    #window = Buffer.allocUnsafe(WINDOW_SIZE);
    #start = 0;
    #end = 0;
    constructor(path) {
        super();
        this.path = path;
        this.#fd = (0,external_node_fs_.openSync)(path, 'r');
        this.size = (0,external_node_fs_.fstatSync)(this.#fd).size;
    }
    /**
     * Returns up to `length` bytes (at most `WINDOW_SIZE`) from `position`, valid until the next
     * call.
     */
    view(position, length) {
        if (!(position <= this.size))
            return Buffer.alloc(0);
        if (position < this.#start || position + length > this.#end) {
            this.#start = position;
            this.#end = position + (0,external_node_fs_.readSync)(this.#fd, this.#window, 0, WINDOW_SIZE, position);
        }
        return this.#window.subarray(position - this.#start, Math.min(position + length, this.#end) - this.#start);
    }
    read(target, offset, length, position, done) {
        done(null, this.view(position, length).copy(target, offset));
    }
    release() {
        (0,external_node_fs_.closeSync)(this.#fd);
    }
}

// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __webpack_require__(4114);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
;// CONCATENATED MODULE: ./lib/archive/zip-content.js
/** The content of a zip's entries, verified against the size and the CRC-32 in the directory. */








/** Up to this size, content is held in memory; above, it is streamed. In bytes. */
const MAX_SIZE_IN_MEMORY = 1024 * 1024;
/** Compression methods that are read here (APPNOTE 4.4.5). */
const STORED = 0;
const DEFLATED = 8;
/**
 * Passes the content of `entry`, which begins at `start`, to `sink`.
 * @throws StepError (`archive-damaged`) if the content does not match the directory; any error of
 * `sink`; the reason of the signal
 */
async function readContent(entry, start, source, sink) {
    if (entry.size > MAX_SIZE_IN_MEMORY || entry.packedSize > WINDOW_SIZE) {
        await (0,event_loop/* waitUnlessAborted */.DX)(streamContent(entry, start, source, sink), source.signal);
        return;
    }
    let content = source.reader.view(start, entry.packedSize);
    if (entry.method !== STORED)
        content = inflate(entry, content);
    ensureMatchesDirectory(entry, content.length, (0,external_node_zlib_.crc32)(content));
    sink.append(content);
}
function inflate(entry, packed) {
    try {
        const options = {
            maxOutputLength: entry.size + 1,
            chunkSize: Math.max(64, entry.size + 1),
            info: true,
        };
        const { buffer, engine } = (0,external_node_zlib_.inflateRawSync)(packed, options);
        if (engine.bytesWritten !== packed.length)
            throw makeWrongSizeError(entry);
        return buffer;
    }
    catch (error) {
        if (error instanceof step_error/* StepError */.z)
            throw error;
        if (error.code === 'ERR_BUFFER_TOO_LARGE')
            throw makeWrongSizeError(entry, error);
        throw makeWrongChecksumError(entry, error);
    }
}
async function streamContent(entry, start, { reader, signal }, sink) {
    if (entry.packedSize === 0)
        throw makeWrongSizeError(entry);
    const packed = readFileChunks(reader.path, start, start + entry.packedSize - 1);
    let content = packed;
    let inflater;
    if (entry.method === DEFLATED) {
        inflater = (0,external_node_zlib_.createInflateRaw)({ chunkSize: CHUNK_SIZE });
        content = decode(packed, inflater);
    }
    const translate = (error) => {
        if ((0,disk_errors/* isDiskError */.Mi)(error))
            return error;
        return makeWrongChecksumError(entry, error);
    };
    let size = 0;
    let sum = 0;
    for await (const chunk of (0,damage_error/* convertErrors */.Rh)(content, translate)) {
        signal.throwIfAborted();
        size += chunk.length;
        if (size > entry.size)
            throw makeWrongSizeError(entry);
        sum = (0,external_node_zlib_.crc32)(chunk, sum);
        sink.append(chunk);
    }
    // The decoder ignores anything after the end of the compressed data.
    if (inflater && inflater.bytesWritten !== entry.packedSize)
        throw makeWrongSizeError(entry);
    ensureMatchesDirectory(entry, size, sum);
}
function ensureMatchesDirectory(entry, size, sum) {
    if (size !== entry.size)
        throw makeWrongSizeError(entry);
    if (sum !== entry.crc32)
        throw makeWrongChecksumError(entry);
}
function makeWrongSizeError(entry, cause) {
    return (0,damage_error/* makeDamageError */.iG)(`it does not unpack to the ${(0,units/* formatCount */.B4)(entry.size, 'byte')} that the archive states`, entry.name, cause);
}
function makeWrongChecksumError(entry, cause) {
    return (0,damage_error/* makeDamageError */.iG)('its content does not match its checksum (CRC-32)', entry.name, cause);
}

;// CONCATENATED MODULE: ./lib/archive/zip.js
/**
 * Reads zip archives (APPNOTE.TXT, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT),
 * with yauzl.
 */







/**
 * Passes the entries of the archive at `path` to `sink`, in the order of its directory.
 * @throws StepError (`archive-too-large`) if the size in the directory exceeds the limit,
 * (`archive-damaged`); any error of `sink`; the reason of `signal`
 */
async function readZip(path, limits, signal, sink) {
    // The directory and the content each have a window, so that both are read from beginning to end.
    const directory = new WindowReader(path);
    const content = new WindowReader(path);
    try {
        const { directoryStart, entries, size } = await readDirectory(directory, limits, signal);
        sink.expectSize?.(size);
        const zip = await openZip(directory);
        const contentZip = await openZip(content);
        const ranges = new EntryRanges(entries);
        const pause = (0,event_loop/* makePause */.F1)(signal);
        for await (const item of zip.eachEntry()) {
            await pause();
            const entry = makeZipEntry(item);
            sink.begin(entry);
            const start = await findContentStart(item, entry, contentZip);
            const end = start + entry.packedSize;
            if (end > directoryStart)
                throw (0,damage_error/* makeDamageError */.iG)('its bytes overlap the directory', entry.name);
            ranges.add(item.relativeOffsetOfLocalHeader, end);
            if (entry.kind === 'folder')
                continue;
            await readContent(entry, start, { reader: content, signal }, sink);
            sink.end();
        }
        if (ranges.haveOverlap())
            throw (0,damage_error/* makeDamageError */.iG)('two of its entries overlap');
    }
    finally {
        directory.release();
        content.release();
    }
}
/** The bytes that each entry takes up, from its own header to the end of its content. */
class EntryRanges {
    #starts;
    #ends;
    #count = 0;
    constructor(entries) {
        this.#starts = new Float64Array(entries);
        this.#ends = new Float64Array(entries);
    }
    add(start, end) {
        this.#starts[this.#count] = start;
        this.#ends[this.#count] = end;
        this.#count += 1;
    }
    /** Returns whether two entries share bytes. Must be called only once, at the end. */
    haveOverlap() {
        // If no two entries share bytes, the starts and ends alternate after each list is sorted.
        const starts = this.#starts.sort();
        const ends = this.#ends.sort();
        return starts.some((start, i) => start < (ends[i - 1] ?? 0));
    }
}
/**
 * Reads the directory, and returns its offset, the number of its entries, and their unpacked size
 * in bytes. The entries are not kept, because there may be hundreds of thousands.
 * @throws StepError (`archive-too-large`) if the size in it exceeds the limit, (`archive-damaged`)
 * if there is no complete directory
 */
async function readDirectory(directory, limits, signal) {
    try {
        const zip = await openZip(directory);
        const directoryStart = Number(zip.readEntryCursor);
        const pause = (0,event_loop/* makePause */.F1)(signal);
        let entries = 0;
        let size = 0;
        for await (const { uncompressedSize } of zip.eachEntry()) {
            await pause();
            entries += 1;
            size += uncompressedSize;
            // The rest need not be read: the policy refuses the first entry beyond the limit.
            if (entries > limits.entries)
                break;
        }
        if (entries <= limits.entries)
            ensureDirectoryEnd(zip, directory);
        // This comes before `sink.expectSize` checks the free disk space.
        (0,unpack_limits/* ensureUnpackedSize */.L9)(size, limits);
        return { directoryStart, entries, size };
    }
    catch (error) {
        if (signal.aborted)
            throw signal.reason;
        throw (0,damage_error/* convertToDamageError */.cc)(error);
    }
}
/** Names are decoded here because yauzl decodes every name without the UTF-8 flag as CP437. */
function openZip(reader) {
    const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
    return (0,yauzl/* fromRandomAccessReaderPromise */.or)(reader, reader.size, options);
}
/** How the locator of the end record of zip64 begins (APPNOTE 4.3.15). */
const LOCATOR_SIGNATURE = 'PK\x06\x07';
/**
 * Sizes of the end record without its comment, of the locator, and of the end record of zip64, in
 * bytes.
 */
const END_SIZE = 22;
const LOCATOR_SIZE = 20;
const END_64_SIZE = 56;
/**
 * Checks that the directory, as read, ends where the end record begins. If two archives are
 * concatenated, other tools read the second one. Also, no checksum covers the number of entries.
 * @throws StepError (`archive-damaged`)
 */
function ensureDirectoryEnd(zip, reader) {
    const readTo = Number(zip.readEntryCursor);
    const end = reader.size - END_SIZE - zip.comment.length;
    const locator = Buffer.from(reader.view(Math.max(0, end - LOCATOR_SIZE), LOCATOR_SIZE));
    const isZip64 = locator.toString('latin1', 0, 4) === LOCATOR_SIGNATURE;
    let directoryEnds = [end];
    if (isZip64) {
        const statedEnd = Number(locator.readBigUInt64LE(8));
        directoryEnds = [end - LOCATOR_SIZE - END_64_SIZE, statedEnd];
    }
    if (directoryEnds.some((directoryEnd) => directoryEnd !== readTo))
        throw (0,damage_error/* makeDamageError */.iG)('there is data between the last entry in its directory and the end of the directory');
}
function makeZipEntry(entry) {
    const raw = entry.fileNameRaw;
    // Many archivers write UTF-8 without setting the flag; CP437 text that happens to be valid UTF-8
    // is next to impossible.
    let flags = entry.generalPurposeBitFlag;
    if ((0,external_node_buffer_.isUtf8)(raw))
        flags |= UTF8_FLAG;
    const rawName = raw.toString('latin1');
    // yauzl would decode control characters as the symbols of CP437.
    let name = rawName;
    if (!CONTROL_CHARACTERS.test(rawName))
        name = (0,yauzl/* getFileNameLowLevel */.ax)(flags, raw, entry.extraFields, true);
    return {
        name,
        rawName: rawName === name ? name : rawName,
        kind: chooseKind(name, entry.externalFileAttributes),
        size: entry.uncompressedSize,
        obstacle: findObstacle(entry),
        method: entry.compressionMethod,
        crc32: entry.crc32,
        packedSize: entry.compressedSize,
    };
}
const CONTROL_CHARACTERS = /[\x00-\x1f\x7f]/;
/** A general purpose bit (APPNOTE 4.4.4). */
const UTF8_FLAG = 0x800;
/**
 * The kinds other than file and folder, by the top four bits of the external attributes: the Unix
 * file type (POSIX stat.h).
 */
const KINDS_BY_FILE_TYPE = new Map([
    [0x1, 'FIFO'],
    [0x2, 'device'],
    [0x6, 'device'],
    [0xa, 'symbolic link'],
    [0xc, 'socket'],
]);
/**
 * The file types unspecified, folder, and file: for these, the name decides whether the entry is a
 * folder.
 */
const USUAL_TYPES = new Set([0x0, 0x4, 0x8]);
/**
 * The system that made the archive is ignored: a link does not become a file because the archive
 * claims to come from DOS.
 */
function chooseKind(name, attributes) {
    const type = attributes >>> 28;
    if (!USUAL_TYPES.has(type))
        return KINDS_BY_FILE_TYPE.get(type) ?? 'special entry';
    if (name.endsWith('/'))
        return 'folder';
    return 'file';
}
function findObstacle(entry) {
    if (entry.isEncrypted())
        return 'encrypted';
    if (entry.canDecodeFileData())
        return undefined;
    const name = METHOD_NAMES.get(entry.compressionMethod) ?? 'unknown';
    return `compressed with method ${entry.compressionMethod} (${name}), but only stored entries and those compressed with Deflate can be read`;
}
/** The names of the compression methods in use (APPNOTE 4.4.5). */
const METHOD_NAMES = new Map([
    [9, 'Deflate64'],
    [12, 'bzip2'],
    [14, 'LZMA'],
    [93, 'Zstandard'],
    [95, 'XZ'],
    [98, 'PPMd'],
]);
/**
 * Returns the offset of an entry's content, which only the entry's own header shows.
 * @throws StepError (`archive-damaged`)
 */
async function findContentStart(item, { name, rawName }, zip) {
    const header = await zip.readLocalFileHeaderPromise(item).catch((error) => {
        throw (0,damage_error/* convertToDamageError */.cc)(error, name);
    });
    // No checksum covers names. Each is stored twice, so a difference reveals accidental damage.
    if (header.fileName.toString('latin1') !== rawName)
        throw (0,damage_error/* makeDamageError */.iG)('its name in the directory differs from the one in its own header', name);
    return header.fileDataStart;
}

;// CONCATENATED MODULE: ./lib/archive/read-archive.js







/**
 * Passes every entry of the archive at `path` to `sink` once. The format is recognized by the first
 * bytes.
 * @throws StepError (`archive-…`, `not-an-archive`) as soon as the file proves not to be a complete
 * archive; any error of `sink`; the reason of `signal` soon after it is aborted
 */
async function readArchive(path, limits, signal, sink) {
    const format = identifyArchive(path);
    if (format === 'zip')
        return readZip(path, limits, signal, sink);
    sink.expectSize?.((0,external_node_fs_.statSync)(path).size);
    const { wrapperPhrase, open } = COMPRESSIONS[format];
    return readTar({ source: open(path), wrapperPhrase, signal }, sink);
}
/**
 * Returns the format of the archive at `path`, recognized by its first bytes.
 * @throws StepError (`not-an-archive`, `archive-empty`)
 */
function identifyArchive(path) {
    const head = (0,read_start_of_file/* readStartOfFile */.g)(path, detect_format/* HEAD_SIZE */.jT);
    if (head.length === 0)
        throw new step_error/* StepError */.z('archive-empty', { why: 'it has 0 bytes' });
    const format = (0,detect_format/* detectFormat */.Tz)(head);
    if (format === undefined) {
        const kind = (0,detect_format/* describeContent */.Xb)(head);
        throw new step_error/* StepError */.z('not-an-archive', { kind, advice: (0,detect_format/* adviseOnContent */.Z0)(head) });
    }
    return format;
}


/***/ }),

/***/ 3055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L9: () => (/* binding */ ensureUnpackedSize),
/* harmony export */   n$: () => (/* binding */ ensurePathLengths),
/* harmony export */   rG: () => (/* binding */ computeMaxArchiveSize)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3234);


/**
 * In bytes: a tar has a header and padding for each entry (512 and up to 511 bytes); two headers
 * and names in a zip take no more.
 */
const MAX_ENTRY_OVERHEAD = 1024;
/**
 * The bytes that a format adds once: the end of a tar, and the frames around content that cannot be
 * compressed.
 */
const MAX_ARCHIVE_OVERHEAD = 1024 * 1024;
/** Returns how large an archive within `limits` can be, in bytes. */
function computeMaxArchiveSize({ bytes, entries }) {
    return bytes + entries * MAX_ENTRY_OVERHEAD + MAX_ARCHIVE_OVERHEAD;
}
/**
 * Checks the unpacked size of an archive, actual or stated, in bytes.
 * @throws StepError (`archive-too-large`)
 */
function ensureUnpackedSize(bytes, limits) {
    if (bytes <= limits.bytes)
        return;
    throw new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .z('archive-too-large', {
        limit: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSize */ .Xq)(limits.bytes),
        input: 'max-unpacked-size',
    });
}
/**
 * How long paths may be on average if there are as many entries as allowed, in characters. No site
 * needs more.
 */
const MAX_AVERAGE_PATH_LENGTH = 256;
/**
 * Checks the total length of the paths in an archive, in characters. All paths are held in memory,
 * and even a small archive may have very long ones.
 * @throws StepError (`archive-too-large`)
 */
function ensurePathLengths(characters, { entries }) {
    if (characters <= entries * MAX_AVERAGE_PATH_LENGTH)
        return;
    const characterLimit = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(entries * MAX_AVERAGE_PATH_LENGTH, 'character');
    const limit = `${characterLimit} of paths (${MAX_AVERAGE_PATH_LENGTH} for each allowed entry)`;
    throw new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .z('archive-too-large', { limit, input: 'max-unpacked-files' });
}


/***/ }),

/***/ 8969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ explainDiskError),
/* harmony export */   Wv: () => (/* binding */ runDiskWork),
/* harmony export */   qB: () => (/* binding */ USE_ANOTHER_PATH)
/* harmony export */ });
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4114);
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5948);
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3234);



/** The error codes of the system (errno(3)), grouped by the error that users see. */
const CODES_BY_ERRNO = [
    ['disk-full', _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DISK_FULL_CODES */ .tI],
    ['permission-denied', (0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .splitWords */ .yM)('EACCES EPERM EROFS')],
    ['path-not-replaceable', (0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .splitWords */ .yM)('EEXIST ENOTEMPTY ENOTDIR EISDIR')],
    ['path-in-use', (0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .splitWords */ .yM)('EBUSY ETXTBSY')],
];
/** The advice if a path cannot be replaced. */
const USE_ANOTHER_PATH = 'use another path';
/**
 * Returns the error to report for writing `what` if `error` came from the file system; otherwise,
 * `error` itself.
 */
function explainDiskError(error, what) {
    if (!(0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isDiskError */ .Mi)(error))
        return error;
    const errno = error.code ?? '';
    const code = CODES_BY_ERRNO.find(([, codes]) => codes.has(errno))?.[0];
    if (code === undefined) {
        const why = errno === 'ENOENT' ? 'it does not exist (ENOENT)' : (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeDiskError */ .hs)(error);
        return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('disk-failed', { what, why }, error);
    }
    if (code === 'disk-full')
        return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z(code, { what, needed: undefined, free: undefined }, error);
    // The message of each of these says what the code means.
    return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z(code, { what, why: errno, advice: USE_ANOTHER_PATH }, error);
}
/**
 * Runs `work`, which writes `what`, and returns its result.
 * @throws StepError for a file-system error
 */
function runDiskWork(what, work) {
    try {
        return work();
    }
    catch (error) {
        throw explainDiskError(error, what);
    }
}


/***/ }),

/***/ 6913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ FOLDER_MODE),
/* harmony export */   r: () => (/* binding */ FILE_MODE)
/* harmony export */ });
/**
 * The permissions of everything that is published, whatever the umask and the archive say: everyone
 * may read it.
 */
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;


/***/ }),

/***/ 5869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ PREVIOUS_CONTENT),
/* harmony export */   JP: () => (/* binding */ NEW_CONTENT),
/* harmony export */   PB: () => (/* binding */ UNNEEDED_CONTENT),
/* harmony export */   gJ: () => (/* binding */ makeStagingFolder),
/* harmony export */   yq: () => (/* binding */ makeStagingPrefix)
/* harmony export */ });
/* unused harmony export makeFolders */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4114);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7469);
/* harmony import */ var _permissions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6913);





/**
 * The length of the part of the target's name that the folder's name contains, so that users
 * recognize it. In characters.
 */
const MAX_SHOWN_NAME = 60;
/**
 * The entries of such a folder. Runs of earlier releases use the same names, so they must not
 * change.
 */
const NEW_CONTENT = 'new';
const PREVIOUS_CONTENT = 'old';
const UNNEEDED_CONTENT = 'superseded';
/**
 * Makes a folder next to `targetPath`, on the same file system, so that a rename publishes its
 * content.
 * @throws any file-system error
 */
function makeStagingFolder(targetPath, removals) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(targetPath);
    const madeParents = makeFolders(parent);
    const removeParents = () => removeEmptyFolders(madeParents);
    let path;
    try {
        path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, makeStagingPrefix(targetPath)));
    }
    catch (error) {
        removeParents();
        throw error;
    }
    const previousPath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, PREVIOUS_CONTENT);
    return {
        path,
        /** Where the new content of the target path is made; nothing is there yet. */
        newPath: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, NEW_CONTENT),
        /**
         * Where the previous content of the target path is kept until everything is in place; nothing
         * is there yet. That content belongs to the user, so no run removes it.
         */
        previousPath,
        /**
         * Renames the previous content, if there is any, to show the next run that it is no longer
         * needed.
         * @throws any file-system error
         */
        markPreviousUnneeded() {
            if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfExists */ .sM)(previousPath))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(previousPath, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, UNNEEDED_CONTENT));
        },
        /**
         * Starts removing the folder with all its content, and then the empty parent folders that were
         * made for it. Does nothing if there is something at `previousPath`.
         */
        remove() {
            // The folder stays unless it is certain that `previousPath` does not exist.
            const mayHavePrevious = (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ignoreDiskError */ .cZ)(() => (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfExists */ .sM)(previousPath) !== undefined, true);
            if (!mayHavePrevious)
                removals.start(path, { clearedBy: 'later run', onRemoved: removeParents });
        },
    };
}
/**
 * Returns the prefix of the names of all such folders for `targetPath`; six random characters
 * follow.
 */
function makeStagingPrefix(targetPath) {
    return `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(targetPath).slice(0, MAX_SHOWN_NAME)}.docs-export-`;
}
/**
 * Makes `folder` and its missing parents, and returns those that it made, the outermost first.
 * Node's own `recursive` never ends where the system says that a folder is missing although it
 * exists, as in /proc.
 * @throws any file-system error
 */
function makeFolders(folder) {
    const missing = [];
    for (let path = folder; path !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root && !(0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfExists */ .sM)(path); path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) {
        missing.unshift(path);
    }
    const made = [];
    try {
        for (const path of missing) {
            if (makeFolder(path))
                made.push(path);
        }
        return made;
    }
    catch (error) {
        removeEmptyFolders(made);
        throw error;
    }
}
/** Makes a folder, and returns whether it did not exist before. */
function makeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, _permissions_js__WEBPACK_IMPORTED_MODULE_4__/* .FOLDER_MODE */ .Z);
    }
    catch (error) {
        // Another process has created it. If it is not a folder, the next call that needs one fails.
        if ((0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .Mi)(error) && error.code === 'EEXIST')
            return false;
        throw error;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, _permissions_js__WEBPACK_IMPORTED_MODULE_4__/* .FOLDER_MODE */ .Z);
    return true;
}
/** Removes the folders from the innermost outward, up to the first that is not empty. */
function removeEmptyFolders(folders) {
    try {
        for (const folder of folders.toReversed())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
    }
    catch {
        // Another process put something there: it stays.
    }
}


/***/ }),

/***/ 2085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ useWorkFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _explain_disk_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8969);
/* harmony import */ var _temp_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(892);




/**
 * Calls `work` with a new folder for temporary files, and returns its result. The folder is removed
 * however `work` ends.
 * @throws StepError if the folder cannot be made; any error of `work`
 */
async function useWorkFolder({ env, removals }, work) {
    const temp = (0,_temp_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .getTempFolder */ .d)(env);
    const workFolder = (0,_explain_disk_error_js__WEBPACK_IMPORTED_MODULE_2__/* .runDiskWork */ .Wv)(temp, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp, 'docs-export-')));
    const clearedBy = (0,_temp_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .getTempFolderClearer */ .l)(env);
    removals.plan(workFolder, clearedBy);
    try {
        return await work(workFolder);
    }
    finally {
        removals.start(workFolder, { clearedBy });
        await removals.waitUntilSettled();
    }
}


/***/ }),

/***/ 4600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ countFindings),
/* harmony export */   HI: () => (/* binding */ describeSeverity),
/* harmony export */   HS: () => (/* binding */ listOtherFindings),
/* harmony export */   Rz: () => (/* binding */ findWorstPages),
/* harmony export */   XD: () => (/* binding */ countNewErrors),
/* harmony export */   j$: () => (/* binding */ describeChecked),
/* harmony export */   kA: () => (/* binding */ describeFindings),
/* harmony export */   o3: () => (/* binding */ countByCode),
/* harmony export */   pX: () => (/* binding */ countNewWarnings),
/* harmony export */   rg: () => (/* binding */ describeErrors),
/* harmony export */   rh: () => (/* binding */ describeNewErrors),
/* harmony export */   vz: () => (/* binding */ getDisplayedSeverity)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5948);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6939);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4079);
/** Counts findings, new findings, and findings by page, and formats the numbers. */





/** Which field of the counts has the number of a severity. */
const COUNT_FIELDS = { error: 'errors', warning: 'warnings', notice: 'notices' };
/**
 * Returns the number of findings by severity. Occurrences are not counted: a target that is broken
 * on a thousand pages is one finding.
 */
function countFindings(findings) {
    const counted = findings.filter((each) => !(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB)(each));
    const bySeverity = Map.groupBy(counted, ({ severity }) => severity);
    const countOf = (severity) => bySeverity.get(severity)?.length ?? 0;
    return {
        errors: countOf('error'),
        warnings: countOf('warning'),
        notices: countOf('notice'),
        /** Accepted findings are not included in the other counts. */
        accepted: findings.length - counted.length,
        /** Whether all findings are listed. */
        isComplete: !findings.some(({ standsForUnlisted }) => standsForUnlisted),
    };
}
/**
 * Returns the counts in words: `2 errors, 1 notice, 3 accepted findings`, `at least 20,001 errors`,
 * or `none` if there are no findings.
 */
function describeFindings(counts, none = 'no problems') {
    const severities = _severity_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .o.filter((each) => counts[COUNT_FIELDS[each]] > 0);
    const descriptions = severities.map((severity) => describeSeverity(counts, severity));
    if (counts.accepted > 0)
        descriptions.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(counts.accepted, 'accepted finding'));
    if (descriptions.length === 0)
        return none;
    return descriptions.join(', ');
}
/**
 * Returns how many errors are new, including unlisted ones. Without an earlier site, all errors are
 * new.
 */
function countNewErrors({ findings, unlisted, }) {
    const newErrors = findings.filter((finding) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isError */ .bJ)(finding) && finding.isNew !== false);
    if (unlisted === undefined)
        return newErrors.length;
    return newErrors.filter(({ standsForUnlisted }) => !standsForUnlisted).length + unlisted.newErrors;
}
/**
 * Returns the errors for a title: `2 errors`, `at least 20,001 errors`, or `no errors`.
 * `areOnlyNewCounted`: count only new errors, as in `2 new errors`.
 */
function describeErrors(counts, areOnlyNewCounted) {
    if (!areOnlyNewCounted)
        return formatCountOrNo(formatAtLeastPrefix(counts, 'error'), counts.errors, 'error');
    return formatCountOrNo(formatAtLeastPrefixForNewErrors(counts), countNewErrors(counts), 'new error');
}
function formatCountOrNo(atLeast, count, noun) {
    if (count === 0)
        return `no ${noun}s`;
    return `${atLeast}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count, noun)}`;
}
/** Returns `at least ` if the number of unlisted errors is unknown, otherwise an empty string. */
function formatAtLeastPrefixForNewErrors(counts) {
    if (counts.unlisted !== undefined)
        return '';
    return formatAtLeastPrefix(counts, 'error');
}
/** Returns the other findings, to follow such a title: `1 known error`, `3 warnings`. */
function listOtherFindings(counts, areOnlyNewCounted) {
    const descriptions = [];
    const known = countAllErrors(counts) - countNewErrors(counts);
    if (areOnlyNewCounted && known > 0)
        descriptions.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(known, 'known error'));
    for (const severity of ['warning', 'notice'])
        if (counts[COUNT_FIELDS[severity]] > 0)
            descriptions.push(describeSeverity(counts, severity));
    if (counts.accepted > 0)
        descriptions.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(counts.accepted, 'accepted finding'));
    return descriptions;
}
/** Returns how many warnings are new. Without an earlier site, all are new. */
function countNewWarnings({ findings }) {
    const isNew = (finding) => !(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB)(finding) && finding.isNew !== false;
    return findings.filter((finding) => finding.severity === 'warning' && isNew(finding)).length;
}
/**
 * Returns the numbers of new and known errors: `3 new errors (41 known)`. If `fixed` is known: `3
 * new errors, 41 known, 2 fixed since the earlier site`.
 */
function describeNewErrors(counts, fixed) {
    const newErrorCount = countNewErrors(counts);
    const news = `${formatAtLeastPrefixForNewErrors(counts)}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(newErrorCount, 'new error')}`;
    const known = `${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(countAllErrors(counts) - newErrorCount)} known`;
    if (fixed === undefined)
        return `${news} (${known})`;
    return `${news}, ${known}, ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(fixed)} fixed since the earlier site`;
}
function countAllErrors({ errors, findings, unlisted }) {
    if (unlisted === undefined)
        return errors;
    const rests = findings.filter((finding) => finding.standsForUnlisted && (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isError */ .bJ)(finding));
    return errors - rests.length + unlisted.errors;
}
/** Returns the number of findings of a severity: `2 errors`, or `at least 20,001 errors`. */
function describeSeverity(counts, severity) {
    return `${formatAtLeastPrefix(counts, severity)}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(counts[COUNT_FIELDS[severity]], severity)}`;
}
function formatAtLeastPrefix({ findings }, severity) {
    if (findings.some((finding) => finding.standsForUnlisted && finding.severity === severity))
        return 'at least ';
    return '';
}
/**
 * Returns how much was checked, in words: `1,204 links and 388 loaded files in 242 pages`, and how
 * many are undecided.
 */
function describeChecked(checked) {
    const links = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(checked.links, 'link');
    const loads = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(checked.loads, 'loaded file');
    const description = `${links} and ${loads} in ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(checked.pages, 'page')}`;
    if (checked.undecided === 0)
        return description;
    const undecided = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(checked.undecided, 'address', 'addresses');
    return `${description} (${undecided} undecided, because of rules that the check cannot read)`;
}
/** Returns the severity to show for a finding. */
function getDisplayedSeverity(finding) {
    if (!(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB)(finding))
        return finding.severity;
    return 'accepted';
}
/**
 * Returns the number of findings by code and severity, and how many times they occur, in the order
 * of the findings. The number is a minimum unless `isComplete`. Occurrences include unlisted
 * findings. Accepted findings are separate.
 */
function countByCode(findings) {
    const groups = Map.groupBy(findings, (finding) => `${getDisplayedSeverity(finding)} ${finding.code}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const occurrences = group.reduce((sum, each) => sum + each.occurrences, 0);
        const isComplete = !group.some(({ standsForUnlisted }) => standsForUnlisted);
        const severity = getDisplayedSeverity(first);
        return [{ code: first.code, severity, findings: group.length, isComplete, occurrences }];
    });
}
/**
 * Returns up to `limit` pages on which most findings occur, without notices and accepted findings:
 * a good place to start. Only the first spots of a finding count, so a link that is broken on every
 * page does not add all pages.
 */
function findWorstPages(findings, limit) {
    const serious = findings.filter((each) => each.severity !== 'notice' && !(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB)(each));
    const spotPages = serious.flatMap(({ spots }) => spots.map(({ page }) => page));
    const pages = [...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countEach */ .x8)(spotPages)].map(([page, findingCount]) => ({ page, findingCount }));
    pages.sort((one, other) => other.findingCount - one.findingCount || (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .compareBytes */ .Xo)(one.page, other.page));
    return pages.slice(0, limit);
}


/***/ }),

/***/ 2817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ describeProblem),
/* harmony export */   ES: () => (/* binding */ describeLine),
/* harmony export */   F1: () => (/* binding */ findSuggestedAddress),
/* harmony export */   eY: () => (/* binding */ pickSpot),
/* harmony export */   ju: () => (/* binding */ describeAcceptance),
/* harmony export */   rp: () => (/* binding */ describeSimilar),
/* harmony export */   u2: () => (/* binding */ findFirstSpot)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3092);
/** Describes one finding: the problem, its spots, and a suggestion. */



/** Returns the message of a finding, followed by its suggestion. */
function describeProblem({ message, suggestion }) {
    if (suggestion === undefined)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${message}`;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${message} ${suggestion.message}`;
}
/** Returns why a finding does not count: `Accepted until 2027-03-31: the generator makes it`. */
function describeAcceptance({ until, reason }) {
    if (until === undefined)
        return `Accepted: ${reason}`;
    return `Accepted until ${until}: ${reason}`;
}
/**
 * Returns a sentence, without the period, about findings that differ from the shown one only in a
 * number.
 */
function describeSimilar(others) {
    if (others === 1)
        return 'The same applies to 1 more address that differs only in a number';
    return `The same applies to ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(others)} more addresses that differ only in a number`;
}
/** The codes of findings that are fully described by a missing target and a suggestion. */
const NOT_FOUND = new Set(['broken-link', 'broken-asset', 'broken-anchor']);
/**
 * Returns the address that was probably meant, as it can be written in a page; undefined without a
 * suggestion. `saysOnlyNotFound`: whether the finding says nothing more than that its target does
 * not exist.
 */
function findSuggestedAddress({ code, target, suggestion }) {
    if (suggestion === undefined)
        return undefined;
    const saysOnlyNotFound = target !== '' && NOT_FOUND.has(code);
    return { suggestedAddress: suggestion.address, saysOnlyNotFound };
}
/** Returns the first spot of a finding, preferably one with a known source and line. */
function pickSpot(spots) {
    const withLine = spots.find(({ source }) => source?.line !== undefined);
    const withSource = spots.find(({ source }) => source !== undefined);
    return withLine ?? withSource ?? spots[0];
}
/**
 * Returns the first spot of a finding, preferably one with a known source, and the number of its
 * pages. Undefined for findings about the site or about a file as a whole, and for findings of the
 * live check.
 */
function findFirstSpot({ code, target, spots, pages }) {
    const spot = pickSpot(spots);
    if (spot === undefined || (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLiveCode */ .EQ)(code))
        return undefined;
    if (spot.line === undefined && spot.page === target)
        return undefined;
    return { page: spot.page, line: spot.line, source: spot.source, pages };
}
/** Returns the line of a spot: `, line 7`; empty if it is unknown. */
function describeLine({ line }) {
    if (line === undefined)
        return '';
    return `, line ${line}`;
}


/***/ }),

/***/ 6939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ makeFinding),
/* harmony export */   Po: () => (/* binding */ makeReportEntry),
/* harmony export */   bJ: () => (/* binding */ isError),
/* harmony export */   cC: () => (/* binding */ isInRepository),
/* harmony export */   oB: () => (/* binding */ isAccepted)
/* harmony export */ });
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4874);
/** The type of findings about a site or its host, for all checks and reports. */

/** Returns whether a file belongs to the repository with this address. */
function isInRepository({ url }, repository) {
    return url?.toLowerCase().startsWith(`${repository.toLowerCase()}/`) === true;
}
/** Returns a finding of a kind. `values` fill in its sentence. `fields` are its other fields. */
function makeFinding({ code, severity, sentence }, values, fields) {
    return {
        code,
        severity,
        target: '',
        address: undefined,
        message: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .GS)(sentence, values).text,
        suggestion: undefined,
        occurrences: 1,
        pages: 0,
        spots: [],
        standsForUnlisted: false,
        accepted: undefined,
        isNew: undefined,
        ...fields,
    };
}
/**
 * Returns a finding as in `report.json`, whose field names are stable even if the code renames
 * them.
 */
function makeReportEntry(finding) {
    const { code, severity, target, address, message, suggestion, occurrences } = finding;
    const { pages, spots, standsForUnlisted, accepted, isNew } = finding;
    return {
        code,
        severity,
        target,
        address,
        message,
        nearMiss: suggestion,
        count: occurrences,
        pages,
        spots,
        isRest: standsForUnlisted,
        accepted,
        isNew,
    };
}
/** Returns whether a finding is accepted, so that it does not count. */
function isAccepted({ accepted }) {
    return accepted !== undefined;
}
/** Returns whether a finding is an error that counts. */
function isError(finding) {
    return finding.severity === 'error' && !isAccepted(finding);
}


/***/ }),

/***/ 1929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K_: () => (/* binding */ pickGroups),
/* harmony export */   U_: () => (/* binding */ sortByImportance),
/* harmony export */   lg: () => (/* binding */ groupByCategory),
/* harmony export */   tb: () => (/* binding */ pickUngrouped),
/* harmony export */   ts: () => (/* binding */ groupSimilar)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6939);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4079);


/**
 * Findings that explain everything come first, then urgent ones, then those that explain broken
 * links.
 */
const URGENT_CODES = ['no-index', 'leaked-file', 'not-served'];
/**
 * Returns findings in order of importance: new ones first, then by severity. Within a severity: a
 * missing home page, leaked files, files that the host does not serve, the first finding of each
 * code, then the others in their original order. Accepted ones are last.
 */
function sortByImportance(findings) {
    const seenCategories = new Set();
    const weighed = findings.map((finding) => {
        const category = getCategory(finding);
        const isFirst = !seenCategories.has(category);
        seenCategories.add(category);
        const { weight, rank } = weigh(finding);
        const isAfterFirst = rank === URGENT_CODES.length && !isFirst;
        return { finding, weight, rank: isAfterFirst ? rank + 1 : rank };
    });
    weighed.sort((a, b) => a.weight - b.weight || a.rank - b.rank);
    return weighed.map(({ finding }) => finding);
}
/**
 * Groups findings by code, severity, and novelty: the most important groups first, then the
 * largest.
 */
function groupByCategory(findings) {
    const weighed = [];
    for (const group of Map.groupBy(findings, getCategory).values()) {
        const [first] = group;
        if (first !== undefined)
            weighed.push({ group, ...weigh(first) });
    }
    weighed.sort((a, b) => a.weight - b.weight || a.rank - b.rank || b.group.length - a.group.length);
    return weighed.map(({ group }) => group);
}
/** Returns a key that findings of one category share. */
function getCategory(finding) {
    const { code, severity, isNew } = finding;
    return `${(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isAccepted */ .oB)(finding)} ${isNew} ${severity} ${code}`;
}
function weigh(finding) {
    const { code, severity, isNew } = finding;
    let rank = URGENT_CODES.indexOf(code);
    if (rank === -1)
        rank = URGENT_CODES.length;
    if ((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isAccepted */ .oB)(finding))
        return { weight: 2 * _severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.length, rank };
    let weight = _severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.indexOf(severity);
    if (isNew === false)
        weight += _severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.length;
    return { weight, rank };
}
/** How many findings of one code are shown before all others. */
const MAX_OF_CODE = 3;
/** Returns up to `limit` groups in order: at most three of one code, unless there are no others. */
function pickGroups(groups, limit) {
    const groupsByCode = [...Map.groupBy(groups, ({ first }) => first.code).values()];
    const firstOfCodes = new Set(groupsByCode.flatMap((ofCode) => ofCode.slice(0, MAX_OF_CODE)));
    const early = groups.filter((group) => firstOfCodes.has(group));
    const late = groups.filter((group) => !firstOfCodes.has(group));
    const picked = new Set([...early, ...late].slice(0, limit));
    return groups.filter((group) => picked.has(group));
}
/**
 * Returns groups like `pickGroups`. If there is room for all findings of a group, they become
 * groups of their own, in order, so that each has its own row.
 */
function pickUngrouped(groups, limit) {
    const picked = pickGroups(groups, limit);
    let room = limit - picked.length;
    return picked.flatMap((group) => {
        const { first, others } = group;
        if (others.length > room)
            return [group];
        room -= others.length;
        return [first, ...others].map((each) => ({ first: each, others: [] }));
    });
}
/**
 * Groups findings that differ only in the numbers of their addresses, in the order of the first
 * ones.
 */
function groupSimilar(findings) {
    const groups = Map.groupBy(findings, (finding, i) => {
        const { code, severity, target, address, message, standsForUnlisted, accepted, isNew } = finding;
        const addresses = `${target}\n${address ?? ''}`;
        if (standsForUnlisted || !/\d/.test(addresses))
            return i;
        const texts = [addresses, message].map((text) => text.replace(/\d+/g, '0'));
        return JSON.stringify([code, severity, accepted ?? null, isNew, ...texts]);
    });
    const similar = [];
    for (const [first, ...others] of groups.values())
        if (first !== undefined)
            similar.push({ first, others });
    return similar;
}


/***/ }),

/***/ 4079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isWorse),
/* harmony export */   o: () => (/* binding */ SEVERITIES)
/* harmony export */ });
/** All severities, worst first. */
const SEVERITIES = ['error', 'warning', 'notice'];
function isWorse(severity, other) {
    return SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(other);
}


/***/ }),

/***/ 2128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ makeCommentMark),
/* harmony export */   Xf: () => (/* binding */ makeAttemptMark),
/* harmony export */   vK: () => (/* binding */ makeIssueMark)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/**
 * Returns the first line of a comment, by which it is found again. Readers do not see it. It
 * identifies the workflow, its job, and `site`. These properties distinguish the sites of one job,
 * such as those of a matrix.
 * https://docs.github.com/actions/reference/workflows-and-actions/variables
 */
function makeCommentMark(env, site) {
    // The ref after the “@” differs between pull requests, so it is left out.
    const [file] = (env.GITHUB_WORKFLOW_REF ?? '').split('@refs/', 1);
    const workflow = file || env.GITHUB_WORKFLOW;
    return makeMark([workflow, env.GITHUB_JOB, ...site]);
}
/** Returns the first line of the issue about this address. It is the same in every workflow. */
function makeIssueMark(address) {
    return makeMark(['live-issue', address]);
}
/**
 * Returns the second line of the issue, which is also the first line of a comment on it. It
 * identifies the attempt of a workflow run, the address, and its state.
 */
function makeAttemptMark(env, address, hasProblem) {
    const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt } = env;
    return makeCommentMark(env, ['live-issue', address, run, attempt, String(hasProblem)]);
}
function makeMark(key) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(key)).digest('hex');
    return `<!-- docs-export-action ${digest} -->`;
}


/***/ }),

/***/ 9101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findOwnPosts)
/* harmony export */ });
/* harmony import */ var _json_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(689);
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(713);


/** The account that a workflow's own token writes as. */
const OWN_BOT = 'github-actions';
/**
 * Returns the token's own posts in a list that begin with a mark; none of them is a pull request.
 * @throws StepError, made by the `makeStepError` that `github` was opened with
 */
async function findOwnPosts(github, token, { operation, route, mark }) {
    const posts = await github.list(operation, route, [], (item) => {
        if (!isMarked(item, mark))
            return 'unmarked';
        return readPost(item);
    });
    const marked = posts.filter((post) => post !== 'unmarked');
    if (marked.length === 0)
        return [];
    return pickOwnPosts(marked, github, token);
}
function isMarked(item, mark) {
    if ((0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .getAt */ .sM)(item, 'pull_request') !== undefined)
        return false;
    return (0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .getText */ .q4)(item, 'body')?.startsWith(mark) === true;
}
function readPost(item) {
    const id = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .getNumber */ .WZ)(item, 'id');
    if (id === undefined)
        return undefined;
    const login = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .getText */ .q4)(item, 'user', 'login');
    return {
        id,
        number: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .getNumber */ .WZ)(item, 'number'),
        body: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .getText */ .q4)(item, 'body') ?? '',
        authorId: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .getNumber */ .WZ)(item, 'user', 'id'),
        login: login && removeSuffix(login),
        type: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .getText */ .q4)(item, 'user', 'type'),
    };
}
/**
 * Returns the posts whose author is the account of the token. Anyone may write a post with the same
 * mark: an update would put our text under that user's name, and the user could change it.
 * https://docs.github.com/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats
 */
async function pickOwnPosts(marked, github, token) {
    if (!token.startsWith('ghs_')) {
        const user = await github.withRetries(WHOSE_TOKEN, () => github.send('GET /user'));
        const id = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .getNumber */ .WZ)(user, 'data', 'id');
        return marked.filter(({ authorId }) => id !== undefined && authorId === id);
    }
    const botPosts = marked.filter(({ type = 'Bot' }) => type === 'Bot');
    const isFromWorkflow = ({ login = OWN_BOT }) => login === OWN_BOT;
    if (botPosts.every(isFromWorkflow))
        return botPosts;
    const app = await github.withRetries(WHOSE_TOKEN, () => readAppName(github));
    return botPosts.filter((post) => isFromWorkflow(post) || post.login === app);
}
/** Worded to follow “could not”. */
const WHOSE_TOKEN = 'look up the token’s owner';
/**
 * Returns the name of the app that the token belongs to, which only GraphQL provides; undefined if
 * the server does not say.
 * @throws any error of Octokit
 */
async function readAppName(github) {
    try {
        const response = await github.send('POST {graphql}', { query: '{ viewer { login } }' });
        const login = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .getText */ .q4)(response, 'data', 'data', 'viewer', 'login');
        return login && removeSuffix(login);
    }
    catch (error) {
        if ((0,_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .readHttpStatus */ .vK)(error) !== 404)
            throw error;
        return undefined;
    }
}
/** REST and GraphQL do not always report the same name for a bot. */
function removeSuffix(login) {
    return login.replace(/\[bot\]$/, '');
}


/***/ }),

/***/ 7338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ upsertComment)
/* harmony export */ });
/* harmony import */ var _find_own_posts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9101);

/**
 * Writes the text into the newest of the token's own comments with that mark, or creates one.
 * Comments of other authors are never changed.
 * @throws StepError, made by the `makeStepError` that `github` was opened with
 */
async function upsertComment(github, token, { issueNumber, mark, body, createIfMissing }) {
    const commentsPath = `/repos/{owner}/{repo}/issues/${issueNumber}/comments`;
    // Read before each attempt: an earlier attempt may have succeeded although its response was lost.
    return github.withRetries('write the comment', async () => {
        const own = await (0,_find_own_posts_js__WEBPACK_IMPORTED_MODULE_0__/* .findOwnPosts */ .p)(github, token, {
            operation: 'read the comments',
            route: `GET ${commentsPath}`,
            mark,
        });
        const newestId = Math.max(0, ...own.map(({ id }) => id));
        if (newestId === 0 && !createIfMissing)
            return 'not needed';
        if (newestId === 0) {
            await github.send(`POST ${commentsPath}`, { body });
            return 'created';
        }
        await github.send(`PATCH /repos/{owner}/{repo}/issues/comments/${newestId}`, { body });
        return 'updated';
    });
}


/***/ }),

/***/ 2635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readRepository)
/* harmony export */ });
/* unused harmony export parseRepository */
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3234);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4874);


/**
 * Returns the workflow's repository and the root of the REST API, from the environment. Call this
 * before Octokit is loaded: its toolkit throws on an invalid address. `consequence`: what is not
 * done if a variable is invalid, worded to follow “so”.
 * @throws StepError (`runner-variables`) if a variable is invalid
 */
function readRepository(env, consequence) {
    const { repository, errors } = parseRepository(env);
    if (errors.length > 0)
        throw new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('runner-variables', { errors, consequence });
    return repository;
}
/**
 * Returns the repository and the address of the API, and the errors in the environment variables.
 */
function parseRepository({ GITHUB_API_URL: url, GITHUB_REPOSITORY: fullName = '', }) {
    const apiUrl = url || 'https://api.github.com';
    const [, owner = '', repo = ''] = /^([^/]+)\/([^/]+)$/.exec(fullName) ?? [];
    const { protocol = '' } = URL.parse(apiUrl) ?? {};
    const isAddress = /^https?:$/.test(protocol);
    const errors = [];
    if (!isAddress)
        errors.push((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `GITHUB_API_URL is “${url}”: expected the address of GitHub’s API`);
    if (owner === '')
        errors.push((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `GITHUB_REPOSITORY is “${fullName}”: expected ACCOUNT/NAME`);
    return { repository: { apiUrl, owner, repo }, errors };
}


/***/ }),

/***/ 713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ planPause),
/* harmony export */   Pn: () => (/* binding */ makeFailureValues),
/* harmony export */   Z: () => (/* binding */ explainRequestFailure),
/* harmony export */   vK: () => (/* binding */ readHttpStatus)
/* harmony export */ });
/* unused harmony export readRefusedStatus */
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9783);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7414);
/* harmony import */ var _net_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9246);
/* harmony import */ var _net_connection_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2626);
/* harmony import */ var _net_parse_retry_after_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8380);
/* harmony import */ var _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4304);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4874);
/* harmony import */ var _text_repeats_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7235);
/* harmony import */ var _json_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(689);
/* harmony import */ var _unreadable_response_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4094);










function isHttpError(error) {
    return error instanceof Error && error.name === 'HttpError';
}
/**
 * Interprets the error that a request to GitHub has thrown. Some limits of GitHub can only be
 * recognized by the message:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
class RequestFailure {
    /** The status of the response; undefined if there was none. */
    status;
    headers;
    /** The message in the response; empty if there is none. */
    serverMessage;
    #error;
    constructor(error) {
        this.#error = error;
        let response;
        if (isHttpError(error))
            response = error.response;
        this.status = response?.status;
        this.headers = response?.headers ?? {};
        this.serverMessage = readServerMessage(response?.data);
    }
    /** The response that could not be read. Octokit wraps what is thrown during a request. */
    get unreadable() {
        let thrown = this.#error;
        if (isHttpError(thrown))
            thrown = thrown.cause;
        if (!(thrown instanceof _unreadable_response_js__WEBPACK_IMPORTED_MODULE_5__/* .UnreadableResponse */ .V))
            return undefined;
        return thrown;
    }
    /** Whether there is a limit on concurrent requests, or on requests of one kind. */
    get hasSecondaryLimit() {
        return /secondary rate limit|abuse detection/i.test(this.serverMessage);
    }
    get isLimited() {
        if (this.status === 429)
            return true;
        if (this.status !== 403)
            return false;
        const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = this.headers;
        return retryAfter !== undefined || remaining === '0' || this.hasSecondaryLimit;
    }
    /** Whether the error comes from a request, rather than from a bug in this code. */
    get isRequestError() {
        if (isHttpError(this.#error) || this.#error instanceof _net_attempt_js__WEBPACK_IMPORTED_MODULE_2__/* .AttemptTimeout */ .F)
            return true;
        return this.unreadable !== undefined;
    }
    /** Whether GitHub did not respond, or said “not now”: the same request may succeed later. */
    get isTransient() {
        if (this.status === undefined)
            return this.isRequestError;
        return (0,_net_retry_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .isTransientStatus */ .WJ)(this.status) || this.isLimited;
    }
    get kind() {
        if (this.unreadable !== undefined)
            return 'unreadable';
        if (this.isLimited)
            return 'limited';
        if (this.isTransient)
            return 'unreachable';
        return 'refused';
    }
    /** Why there was no response. */
    get connectionFailure() {
        const error = this.#error;
        const isProxied = isHttpError(error) && (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s)(new URL(error.request.url)) !== undefined;
        return (0,_net_connection_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyConnectionError */ .H)(error, isProxied);
    }
    /** Why there was no usable response, in a few words such as “it responded with HTTP 502”. */
    get why() {
        if (this.unreadable !== undefined)
            return this.unreadable.why;
        if (this.status === undefined)
            return this.connectionFailure.why;
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `it responded with HTTP ${this.status}`;
    }
    /** How many retries in a row are allowed. */
    get maxRetries() {
        if (this.kind === 'unreadable')
            return _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .RETRY_POLICY */ .yE.maxRetriesIfPermanent;
        if (this.status !== undefined)
            return Number.POSITIVE_INFINITY;
        return (0,_net_retry_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .getMaxRetries */ .Dm)(this.connectionFailure);
    }
    /** Returns how long GitHub asks clients to wait, in ms; undefined if it does not. */
    readRequestedPauseMs(nowMs) {
        const retryAfterMs = (0,_net_parse_retry_after_js__WEBPACK_IMPORTED_MODULE_7__/* .parseRetryAfter */ .m)(this.headers, nowMs);
        if (retryAfterMs !== undefined || !this.isLimited)
            return retryAfterMs;
        if (this.hasSecondaryLimit)
            return _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .RETRY_POLICY */ .yE.github.secondaryLimitMs;
        const { 'x-ratelimit-reset': reset } = this.headers;
        if (reset === undefined)
            return undefined;
        return Number(reset) * 1_000 - nowMs;
    }
}
/**
 * Returns the message in a response, with the first field that is invalid; empty if there is none.
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#validation-failed
 */
function readServerMessage(data) {
    const message = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_8__/* .getText */ .q4)(data, 'message') ?? '';
    const invalidField = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_8__/* .getAt */ .sM)(data, 'errors', '0');
    const fieldAndCode = [(0,_json_path_js__WEBPACK_IMPORTED_MODULE_8__/* .getText */ .q4)(invalidField, 'field'), (0,_json_path_js__WEBPACK_IMPORTED_MODULE_8__/* .getText */ .q4)(invalidField, 'code')];
    const detail = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_8__/* .getText */ .q4)(data, 'errors', '0') ??
        (0,_json_path_js__WEBPACK_IMPORTED_MODULE_8__/* .getText */ .q4)(invalidField, 'message') ??
        fieldAndCode.filter((text) => text !== undefined).join(': ');
    if (detail === '' || (0,_text_repeats_js__WEBPACK_IMPORTED_MODULE_9__/* .repeats */ .D)(message, detail))
        return message;
    return `${message}: ${detail}`;
}
/** Returns the status of the response in an error; undefined if there was none. */
function readHttpStatus(error) {
    return new RequestFailure(error).status;
}
/**
 * Returns the status of a refusal; undefined for other errors, such as the rejection of a request
 * beyond a limit.
 */
function readRefusedStatus(error) {
    const { status, kind } = new RequestFailure(error);
    if (kind !== 'refused')
        return undefined;
    return status;
}
/** Returns in a few words why there was no usable response. */
function explainRequestFailure(error) {
    return new RequestFailure(error).why;
}
/**
 * Returns how long to wait, in ms, before a request that has failed `attempts` times in a row is
 * sent again; undefined if that would not help in the time that is left.
 */
function planPause(error, attempts, nowMs, random, leftMs) {
    const failed = new RequestFailure(error);
    const canRetry = failed.isTransient && attempts <= failed.maxRetries;
    if (!canRetry || leftMs <= 0)
        return undefined;
    const pauseMs = (0,_net_retry_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .computeRetryPause */ .w0)(attempts, random, failed.readRequestedPauseMs(nowMs));
    if (failed.isLimited && pauseMs > leftMs)
        return undefined;
    return Math.min(pauseMs, leftMs);
}
/**
 * Returns the values of a message about a failed request; undefined if the error is about anything
 * else.
 */
function makeFailureValues(error, { operation, attempts, apiUrl, nowMs }) {
    const failed = new RequestFailure(error);
    if (!failed.isRequestError)
        return undefined;
    let refusedStatus;
    if (!failed.isTransient)
        refusedStatus = failed.status;
    const server = new URL(apiUrl).host;
    return {
        operation,
        kind: failed.kind,
        status: refusedStatus,
        why: failed.why,
        serverMessage: failed.serverMessage,
        until: describePause(failed.readRequestedPauseMs(nowMs)),
        attempts: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(attempts, 'attempt'),
        server,
        statusPage: STATUS_PAGES.get(server),
    };
}
/** Returns how long GitHub asks clients to wait; undefined if it does not say. */
function describePause(pauseMs) {
    if (pauseMs === undefined)
        return undefined;
    return (0,_common_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(pauseMs);
}
/** The status pages of servers. An Enterprise Server has none. */
const STATUS_PAGES = new Map([
    ['api.github.com', 'https://www.githubstatus.com'],
]);


/***/ }),

/***/ 4094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ UnreadableResponse)
/* harmony export */ });
/* harmony import */ var _net_html_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3063);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4874);
/* harmony import */ var _text_worded_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6285);



/** How much of a response that cannot be read is shown, in characters. */
const MAX_QUOTED = 60;
/** A response with a success status that does not come from the API. */
class UnreadableResponse extends _text_worded_error_js__WEBPACK_IMPORTED_MODULE_0__/* .WordedError */ .g {
    name = 'UnreadableResponse';
    /** Returns the error about this body. */
    static ofBody(data) {
        const body = describeBody(convertToText(data));
        return new UnreadableResponse((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `it responded with ${body}, which is not a response from GitHub`);
    }
    /** Returns the error about a redirect to this address, which was not followed. */
    static ofRedirect(to) {
        return new UnreadableResponse((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `it redirects to ${to}, and the redirect was not followed`);
    }
}
function convertToText(data) {
    if (typeof data === 'string')
        return data;
    return JSON.stringify(data) ?? '';
}
function describeBody(body) {
    if (body === '')
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `an empty body`;
    const title = (0,_net_html_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readHtmlTitle */ .q)(body);
    if (title === undefined)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `“${body.slice(0, MAX_QUOTED)}”`;
    if (title === '')
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `a web page`;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `a web page titled “${title}”`;
}


/***/ }),

/***/ 1486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readWorkspace)
/* harmony export */ });
/**
 * Returns the folder of the workflow's repository, its address if that is known, and the refs and
 * the hash of its commit.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
function readWorkspace(env) {
    const { GITHUB_WORKSPACE, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = env;
    const server = GITHUB_SERVER_URL || 'https://github.com';
    let repository;
    if (GITHUB_REPOSITORY)
        repository = `${server}/${GITHUB_REPOSITORY}`;
    const refs = [env.GITHUB_BASE_REF, env.GITHUB_HEAD_REF, env.GITHUB_REF_NAME, env.GITHUB_SHA];
    return {
        folder: GITHUB_WORKSPACE || process.cwd(),
        repository,
        refs: refs.filter((ref) => ref !== undefined).filter((ref) => ref !== ''),
    };
}


/***/ }),

/***/ 9246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ openAttempt),
/* harmony export */   F: () => (/* binding */ AttemptTimeout)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _text_worded_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6285);
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3750);




/**
 * Starts an attempt that ends after `silenceMs` without data. Without calls of `recordActivity`,
 * that is its whole length.
 * @throws the reason of `signal` if it is aborted
 */
function openAttempt(clock, silenceMs, signal) {
    signal.throwIfAborted();
    const controller = new AbortController();
    const cancel = () => controller.abort(signal.reason);
    signal.addEventListener('abort', cancel, { once: true });
    const abortOnTimeout = () => {
        controller.abort(new AttemptTimeout((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `nothing arrived for ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(silenceMs)}`));
    };
    const timer = (0,_timer_js__WEBPACK_IMPORTED_MODULE_3__/* .startTimer */ .I)(clock, silenceMs, abortOnTimeout);
    return {
        signal: controller.signal,
        recordActivity: timer.restart,
        close() {
            timer.stop();
            signal.removeEventListener('abort', cancel);
            controller.abort(new Error('closed'));
        },
    };
}
/** Nothing arrived for too long. */
class AttemptTimeout extends _text_worded_error_js__WEBPACK_IMPORTED_MODULE_1__/* .WordedError */ .g {
    name = 'AttemptTimeout';
}


/***/ }),

/***/ 2626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ classifyConnectionError)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/net/attempt.js
var attempt = __webpack_require__(9246);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __webpack_require__(4114);
;// CONCATENATED MODULE: ./lib/net/extra-certificates.js




/**
 * Returns what is known about the certificates in `NODE_EXTRA_CA_CERTS` when Node does not trust a
 * host, worded to follow a comma; undefined if the variable is not set. Node ignores a file that it
 * cannot use, usually without a warning. `env` must be that of this process.
 */
function explainExtraCertificates({ NODE_EXTRA_CA_CERTS: path, }) {
    if (!path)
        return undefined;
    // Whether a file is valid is not decided here: Node also ignores indented certificates.
    if ((0,external_node_tls_.getCACertificates)('extra').length > 0)
        return (0,clean/* safe */.gB) `not even with the certificates in “${path}” (NODE_EXTRA_CA_CERTS)`;
    const ignored = (0,clean/* safe */.gB) `and Node ignores NODE_EXTRA_CA_CERTS, because`;
    try {
        (0,external_node_fs_.readFileSync)(path);
        return (0,clean/* safe */.gB) `${ignored} “${path}” contains no valid certificate in PEM form`;
    }
    catch (error) {
        if (!(0,disk_errors/* isDiskError */.Mi)(error))
            throw error;
        return (0,clean/* safe */.gB) `${ignored} “${path}” cannot be read: ${(0,disk_errors/* describeDiskError */.hs)(error)}`;
    }
}

// EXTERNAL MODULE: ./lib/net/proxy.js
var proxy = __webpack_require__(7115);
;// CONCATENATED MODULE: ./lib/net/connection-failure.js





const UNRESOLVED = {
    description: 'its host name does not resolve',
    isUnresolved: true,
    isFirstHop: true,
};
/** “X509 certificate error codes” of `node:tls`, for the certificate of the other side. */
const UNTRUSTED_CERTIFICATE = /CERT|SELF_SIGNED|^UNABLE_TO_|CRL_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED/;
/** The first rule that applies is used. If none does, the connection was lost. */
const FAILURE_RULES = [
    { code: /^ENOTFOUND$/, ...UNRESOLVED, isPermanent: true },
    { syscall: 'getaddrinfo', ...UNRESOLVED },
    { code: /^ECONNREFUSED$/, description: 'it refuses connections on this port', isFirstHop: true },
    {
        code: /^UND_ERR_CONNECT_TIMEOUT$/,
        syscall: 'connect',
        description: 'no connection to it could be made',
        isFirstHop: true,
    },
    // An alert is the other side's complaint about this client; it comes first, because the names of
    // some alerts also mention certificates.
    { code: /_ALERT_/, description: 'it aborted the TLS handshake with an alert', isPermanent: true },
    {
        code: /ALTNAME_INVALID|HOSTNAME_MISMATCH/,
        description: 'its certificate is for another host',
        certificateFault: 'other-host',
        isPermanent: true,
    },
    {
        code: /CERT_HAS_EXPIRED/,
        description: 'its certificate has expired',
        hint: 'renew that certificate',
        certificateFault: 'expired',
        isPermanent: true,
    },
    {
        code: UNTRUSTED_CERTIFICATE,
        description: 'its certificate is not trusted',
        hint: 'set NODE_EXTRA_CA_CERTS to the path of your certificate authority’s certificate',
        certificateFault: 'unknown-issuer',
        isPermanent: true,
    },
    {
        code: /^EPROTO$|ERR_(?:SSL|TLS)_/,
        description: 'it does not speak TLS as expected',
        hint: 'perhaps this port serves http',
        isPermanent: true,
    },
    // What the parser expected there is `HTTP/`.
    {
        code: /^HPE_INVALID_CONSTANT$/,
        description: 'its response is not HTTP',
        hint: 'perhaps this port serves something else',
    },
    {
        code: /^HPE_HEADER_OVERFLOW$/,
        description: `its response headers are larger than ${external_node_http_.maxHeaderSize >> 10} KiB`,
    },
];
/**
 * Returns what an error of `node:http`, `node:tls`, undici's `fetch`, or the toolkit's tunnel
 * means.
 * @param viaProxy whether the connection is made to a proxy: where the error itself does not say
 * which of the two failed
 * @param env that of this process, because Node reads `NODE_EXTRA_CA_CERTS` there
 */
function classifyConnectionError(error, viaProxy = false, env = process.env) {
    const cause = unwrapCause(error);
    if (cause instanceof attempt/* AttemptTimeout */.F)
        return { why: cause.why, isTimeout: true, isPermanent: false };
    const proxyFailure = (0,proxy/* classifyProxyError */.t2)(cause);
    if (proxyFailure !== undefined)
        return proxyFailure;
    const failed = Object(cause);
    const { message = String(cause), reason } = failed;
    // The code of a DOMException is a number.
    const code = typeof failed.code === 'string' ? failed.code : '';
    const rule = findFailureRule(code, findSystemCall(failed));
    if (rule === undefined) {
        const why = (0,clean/* safe */.gB) `the connection was lost before the whole response arrived (${code || message})`;
        return { why, isPermanent: false };
    }
    if (rule.isFirstHop && viaProxy)
        return (0,proxy/* makeUnreachableProxyFailure */.Ne)(code);
    return applyFailureRule(rule, code, reason, env);
}
/**
 * Returns the system call that failed. Happy eyeballs (RFC 8305) reports the failures of all
 * addresses as one error.
 */
function findSystemCall({ syscall, errors = [] }) {
    if (syscall !== undefined)
        return syscall;
    const syscalls = new Set(errors.map((each) => each.syscall));
    if (syscalls.size === 1 && syscalls.has('connect'))
        return 'connect';
    return undefined;
}
function findFailureRule(code, syscall) {
    return FAILURE_RULES.find((rule) => {
        if (rule.code?.test(code))
            return true;
        return syscall !== undefined && rule.syscall === syscall;
    });
}
/** Returns the failure by a rule. `reason` tells which host a certificate is for. */
function applyFailureRule(rule, code, reason, env) {
    const { description, hint, certificateFault, isPermanent = false } = rule;
    let extraCertificates;
    if (certificateFault === 'unknown-issuer')
        extraCertificates = explainExtraCertificates(env);
    if (extraCertificates) {
        const why = (0,clean/* safe */.gB) `${description} (${code}), ${extraCertificates}`;
        return { why, isPermanent, certificate: why, certificateFault, isUnresolved: false };
    }
    // https://nodejs.org/api/tls.html#tlscheckserveridentityhostname-cert
    let withoutHint = (0,clean/* safe */.gB) `${description} (${code})`;
    // The list of names at the end may be empty.
    const names = String(reason ?? '').replace(/:\s*$/, '');
    if (names !== '')
        withoutHint = (0,clean/* safe */.gB) `${description} (${code}: ${names})`;
    let why = withoutHint;
    if (hint !== undefined)
        why = (0,clean/* safe */.gB) `${description} (${code}; ${hint})`;
    let certificate;
    if (certificateFault !== undefined)
        certificate = withoutHint;
    return {
        why,
        isPermanent,
        certificate,
        certificateFault,
        isUnresolved: rule.isUnresolved === true,
    };
}
/** Returns the innermost cause, which says more than the errors that libraries wrap around it. */
function unwrapCause(error) {
    const { cause } = Object(error);
    if (cause === undefined)
        return error;
    return unwrapCause(cause);
}


/***/ }),

/***/ 8380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/**
 * Returns how long a response with these headers asks clients to wait, in ms: `Retry-After` in
 * seconds, or as an HTTP date (RFC 9110, section 10.2.3) that is compared with the response's own
 * `Date`, because clocks may differ, or with `nowMs` without one. Undefined if it does not ask for
 * that.
 */
function parseRetryAfter(headers, nowMs) {
    const { 'retry-after': header = '', date = '' } = headers;
    const text = header.trim();
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const untilMs = parseHttpDate(text);
    if (untilMs === undefined)
        return undefined;
    const sentAtMs = parseHttpDate(date) ?? nowMs;
    return Math.max(0, untilMs - sentAtMs);
}
/**
 * RFC 9110, section 5.6.7: all three forms are in UTC, but the asctime form, which ends with the
 * year, does not include the zone.
 */
function parseHttpDate(text) {
    if (!/^[A-Z][a-z]{2,8},? /.test(text))
        return undefined;
    const date = Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text);
    if (Number.isNaN(date))
        return undefined;
    return date;
}


/***/ }),

/***/ 4304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ getMaxRetries),
/* harmony export */   WJ: () => (/* binding */ isTransientStatus),
/* harmony export */   w0: () => (/* binding */ computeRetryPause),
/* harmony export */   yE: () => (/* binding */ RETRY_POLICY)
/* harmony export */ });
/**
 * The numbers that all of them share; times in ms. Retries are counted in a row: progress starts
 * the count again. The connections to a published site are in live/requesting/origin-state.ts, and
 * how often a check run is requested from GitHub in phases/wait-for-commit-check.ts.
 */
const RETRY_POLICY = {
    /** Five attempts in all. A wait with a deadline has no such limit: there the deadline decides. */
    maxRetries: 4,
    /**
     * For what looks like a wrong setting: it rarely fixes itself, so not even a distant deadline
     * justifies more.
     */
    maxRetriesIfPermanent: 4,
    /** For a proxy that rejects the password: some lock the account after a few attempts. */
    maxRetriesOfLogin: 1,
    /** The pauses before jitter: 1 s, 2 s, 4 s … 30 s. */
    minPauseMs: 1_000,
    maxPauseMs: 30_000,
    pauseFactor: 2,
    /**
     * The client errors that mean “not now” (RFC 9110, 8470, 6585; 499: nginx gave up waiting). Every
     * server error means that, too.
     */
    transientStatusCodes: [408, 425, 429, 499],
    api: {
        /** The longest pause before jitter after a start that was refused because of a limit. */
        maxPauseOfLimitedStartMs: 4 * 60_000,
        /** The longest pause that the service can ask for where no deadline limits it. */
        maxRetryAfterMs: 5 * 60_000,
        /**
         * A new job may not be known everywhere immediately: until then, a 404 is retried.
         */
        notFoundGraceMs: 10_000,
        /**
         * A service that was never reached in this time is considered unreachable: a wrong address, a
         * firewall, a dead proxy.
         */
        firstConnectionMs: 2 * 60_000,
        /**
         * The timeout of the final request, which is sent at the deadline. It is longer for `start`:
         * if a start is aborted, nobody knows whether the export was started.
         */
        lastAttemptMs: {
            start: 5_000,
            status: 1_500,
            bundle: 1_500,
            'agent-job': 1_500,
            update: 1_500,
            'update-status': 1_500,
        },
        /**
         * The minimum time between two requests about a build. An organization may send ten in ten
         * seconds; this leaves some of them for other jobs, whatever pauses `poll-interval` and the
         * retries ask for.
         */
        buildSpacingMs: 1_500,
    },
    storage: {
        /** The longest pause that the storage can ask for. */
        maxRetryAfterMs: 2 * 60_000,
        /**
         * The pause before each new link of a download is used. One that has expired is replaced
         * immediately. A new link that is refused may become valid in a moment: the clock that signs
         * may be ahead of the one that checks.
         */
        pausesBeforeRenewedMs: [0, 2_000, 5_000],
    },
    github: {
        /**
         * How long to try to write a comment: after that, the step reports the failure instead of
         * blocking the job.
         */
        commentTimeLimitMs: 2 * 60_000,
        /** The time limit for finding a published site on GitHub, in ms, including pauses. */
        publishedTimeLimitMs: 5 * 60_000,
        /**
         * The pause after a secondary rate limit that specifies none:
         * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
         */
        secondaryLimitMs: 60_000,
        /** The timeout of a request that is sent when the time is nearly over. */
        lastAttemptMs: 5_000,
    },
    live: {
        /** The longest pause that the host of a published site can ask for. */
        maxRetryAfterMs: 2 * 60_000,
        /** A host that was never reached in this time is considered unreachable. */
        firstConnectionMs: 2 * 60_000,
        /** How long the final round of requests, which starts at the deadline, may take. */
        lastRoundMs: 5_000,
        /** The timeout of a request that is sent when the time is nearly over. */
        lastAttemptMs: 1_500,
    },
};
/** Returns whether this status means “not now”: the same request may succeed later. */
function isTransientStatus(status) {
    return status >= 500 || RETRY_POLICY.transientStatusCodes.some((code) => code === status);
}
/**
 * Returns how many retries in a row a connection failure is worth; `Infinity` if there is no limit.
 */
function getMaxRetries({ isPermanent, proxy }) {
    if (proxy === 'login')
        return RETRY_POLICY.maxRetriesOfLogin;
    if (isPermanent)
        return RETRY_POLICY.maxRetriesIfPermanent;
    return Number.POSITIVE_INFINITY;
}
/**
 * Returns the pause in ms before the next attempt after this many `failures` in a row (1 or more).
 * It grows exponentially with full jitter, so that workflows that failed together do not retry
 * together: https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/. A server can
 * ask for a longer pause, but not for a shorter one, which could overload it.
 */
function computeRetryPause(failures, random, retryAfterMs = 0, maxPauseMs = RETRY_POLICY.maxPauseMs) {
    const usualMs = RETRY_POLICY.minPauseMs * RETRY_POLICY.pauseFactor ** (failures - 1);
    const cappedMs = Math.min(maxPauseMs, usualMs);
    const pauseMs = Math.round(random() * cappedMs);
    return Math.max(retryAfterMs, pauseMs);
}


/***/ }),

/***/ 3750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ startTimer)
/* harmony export */ });
/** The longest time between two ticks of a timer, in ms. A timer may expire late by this much. */
const MAX_TICK_MS = 1_000;
/**
 * Starts a timer that calls `expire` when the process has run for `timeoutMs`. It counts ticks, not
 * time, because a suspended process receives no data.
 */
function startTimer(clock, timeoutMs, expire) {
    let elapsedMs = 0;
    const tickMs = Math.min(timeoutMs / 4, MAX_TICK_MS);
    const stop = clock.every(tickMs, () => {
        elapsedMs += tickMs;
        if (elapsedMs < timeoutMs)
            return;
        stop();
        expire();
    });
    return {
        restart() {
            // The first tick may come right after this.
            elapsedMs = -tickMs;
        },
        stop,
    };
}


/***/ }),

/***/ 1425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ compareAndCheckSite)
});

// EXTERNAL MODULE: ./lib/web/list-tree.js
var list_tree = __webpack_require__(7401);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __webpack_require__(4114);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __webpack_require__(3234);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/phases/failure-wordings.js
var failure_wordings = __webpack_require__(842);
;// CONCATENATED MODULE: ./lib/phases/ensure-expected-text.js






const VISIBILITY_ADVICE = 'The text must be visible to readers, not only in a comment, a script, or an attribute.';
/** What is in the text by mistake, and what to do about it. */
const MISTAKES = [
    [/^["'“].*["'”]$/, 'The quotes around the text count as part of it: leave them out.'],
    [/^refs\/(?:heads|tags)\//, `Pages show the short name: use $\{{ github.ref_name }}.`],
    [/\{\{.*\}\}/, `Without “$”, {{ … }} is not an expression: write $\{{ … }}.`],
    [/<\/?[a-z][^<>]*>/i, 'The text is compared with what readers see, without tags.'],
];
/** Matches syntax of regular expressions, which hardly ever occurs in the text of pages. */
const REGEX_SYNTAX = /\\[dswDSW]|\.[*+]|\[\d-\d\]|^\^|\$$/;
/**
 * Makes sure that at least one page of the site shows the expected text.
 * @throws StepError `text-missing`, `check-disk-failed`; the reason of the step's signal
 */
async function ensureExpectedText(site, text, step) {
    const { root } = site.folder;
    const { findText } = await Promise.all(/* import() */[__webpack_require__.e(995), __webpack_require__.e(101), __webpack_require__.e(228), __webpack_require__.e(249)]).then(__webpack_require__.bind(__webpack_require__, 9249));
    const found = await step
        .runPhase('Expected text', () => findText(site.folder, text, step.signal))
        .catch((error) => {
        if (!(0,disk_errors/* isDiskError */.Mi)(error))
            throw error;
        const values = { site: root, why: error.message, canSwitchOff: false };
        throw new step_error/* StepError */.z('check-disk-failed', values, error);
    });
    if (found.page === undefined)
        throw makeTextMissingError(site, text, found);
    step.log.info((0,clean/* safe */.gB) `The expected text “${text}” is on ${(0,byte_strings/* toText */.fE)(found.page)}`);
}
function makeTextMissingError({ folder, job, hasValuesFile }, text, { pageCount, similar }) {
    const values = {
        site: folder.root,
        text,
        pages: (0,units/* formatCount */.B4)(pageCount, 'page'),
        consequence: (0,failure_wordings/* describeConsequence */.l0)(hasValuesFile),
        job: job?.id,
        mistake: MISTAKES.find(([mistake]) => mistake.test(text))?.[1],
        pattern: REGEX_SYNTAX.exec(text)?.[0],
        page: undefined,
        similar: undefined,
        where: undefined,
        folder: undefined,
    };
    if (similar !== undefined)
        return new step_error/* StepError */.z('text-missing', {
            ...values,
            page: (0,byte_strings/* toText */.fE)(similar.page),
            similar: similar.text,
        });
    let builtFolder;
    if (job === undefined)
        builtFolder = folder.root;
    return new step_error/* StepError */.z('text-missing', { ...values, where: VISIBILITY_ADVICE, folder: builtFolder });
}

;// CONCATENATED MODULE: ./lib/phases/compare-and-check.js


/**
 * Looks for the expected text in a site, compares the site with the earlier one in the folder
 * `earlier`, and checks it, as configured. Code for disabled parts is not loaded.
 * @throws StepError if the step has to fail
 */
async function compareAndCheckSite(site, earlier, settings, step) {
    if (settings.expectText !== undefined)
        await ensureExpectedText(site, settings.expectText, step);
    let folderComparison;
    if (earlier !== undefined)
        folderComparison = await compareWithEarlier(site, earlier, settings, step);
    if (settings.verify === 'off')
        return { folderComparison, reportPage: undefined };
    const reportPage = await checkComparedSite({ ...site, folderComparison }, settings, step);
    return { folderComparison, reportPage };
}
/** @throws StepError if the step has to fail */
async function compareWithEarlier({ folder: later, domain, hasValuesFile }, earlier, settings, step) {
    const { runComparison } = await Promise.all(/* import() */[__webpack_require__.e(499), __webpack_require__.e(85), __webpack_require__.e(961)]).then(__webpack_require__.bind(__webpack_require__, 2961));
    const sites = { earlier: (0,list_tree/* makeSiteFolder */.Y)(earlier, step.signal), later, domain, hasValuesFile };
    const comparison = await runComparison(sites, settings, step);
    if (comparison === undefined)
        return undefined;
    step.phaseResults.comparison = comparison.result;
    if (comparison.failure)
        throw comparison.failure;
    return comparison.folderComparison;
}
/** @throws StepError if the step has to fail */
async function checkComparedSite(site, settings, step) {
    const { runCheck } = await Promise.all(/* import() */[__webpack_require__.e(995), __webpack_require__.e(815), __webpack_require__.e(101), __webpack_require__.e(499), __webpack_require__.e(726), __webpack_require__.e(85), __webpack_require__.e(322)]).then(__webpack_require__.bind(__webpack_require__, 4322));
    const { result, reportPage, failure } = await runCheck(site, settings, step);
    step.phaseResults.check = result;
    if (failure)
        throw failure;
    return reportPage;
}


/***/ }),

/***/ 842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ introduceFirstFinding),
/* harmony export */   iR: () => (/* binding */ describeShownErrors),
/* harmony export */   l0: () => (/* binding */ describeConsequence)
/* harmony export */ });
/* unused harmony export describeFirstFinding */
/* harmony import */ var _findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2817);
/* harmony import */ var _summary_findings_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5482);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/** Formats findings for the messages of a failed step. */



/**
 * Returns the first finding in words: target, place, problem, and suggestion; undefined if there is
 * none.
 */
function describeFirstFinding([first]) {
    if (first === undefined)
        return undefined;
    const { target, message } = first;
    if (target === '')
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${message}`;
    const spot = (0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .findFirstSpot */ .u2)(first);
    if (spot?.page === target)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${target}${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .describeLine */ .ES)(spot)}: ${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .describeProblem */ .BJ)(first)}`;
    if (spot === undefined)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${target}: ${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .describeProblem */ .BJ)(first)}`;
    const { source, page, line } = spot;
    const written = source ?? { path: page, line };
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${target} in ${written.path}${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .describeLine */ .ES)(written)}: ${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .describeProblem */ .BJ)(first)}`;
}
/** Returns the first finding in words, introduced as such if there are several. */
function introduceFirstFinding(findings) {
    const described = describeFirstFinding(findings);
    if (described === undefined || findings.length === 1)
        return described;
    const isSentence = findings[0]?.target === '';
    if (isSentence)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The first finding: ${described}`;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The first finding is ${described}`;
}
/**
 * Returns which of these findings the job summary shows: `the finding`, `all of these findings`, or
 * `the first few of these findings`.
 */
function describeShownErrors(errors, listed) {
    const shown = new Set((0,_summary_findings_section_js__WEBPACK_IMPORTED_MODULE_1__/* .pickVisible */ .E)(listed).map(({ first }) => first));
    if (!errors.every((error) => shown.has(error)))
        return 'the first few of these findings';
    if (errors.length === 1)
        return 'the finding';
    return 'all of these findings';
}
/**
 * Returns the consequence of errors in the site. `hasValuesFile`: whether the step would write a
 * values file next.
 */
function describeConsequence(hasValuesFile) {
    if (hasValuesFile)
        return 'this step fails, and the values file was not changed';
    return 'this step fails';
}


/***/ }),

/***/ 9857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RS: () => (/* binding */ UNWRITTEN),
  bt: () => (/* binding */ openGitHubForPosting),
  Vr: () => (/* binding */ renderPostBody),
  zA: () => (/* binding */ runThenPost)
});

// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __webpack_require__(3234);
// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
;// CONCATENATED MODULE: ./lib/github/comment/comment-body.js

/**
 * GitHub refuses a longer comment, and counts 262,144 bytes, although it says 65,536 characters. A
 * UTF-16 unit has at most three bytes, and a character at most two units, so that neither is
 * exceeded: https://github.com/dead-claudia/github-limits/pull/13
 */
const MAX_LENGTH = 65_536;
/** The space reserved for the mark, the note on the rest, and the end. */
const RESERVED = 4_000;
const NOTE_ON_REST = (0,markup/* html */.qy) `<p>The rest does not fit here: the job summary has all of it.</p>`;
/**
 * Returns the text of a comment: its mark, as many of the parts as there is room for, and the end.
 * It is HTML without blank lines, so that nothing in it is read as Markdown:
 * https://github.github.com/gfm/#html-blocks
 */
function fitIntoComment(mark, parts, end) {
    const fitting = (0,markup/* takeFitting */.hW)(parts, MAX_LENGTH - RESERVED);
    const shown = [(0,markup/* trustMarkup */.dE)(mark), ...fitting];
    if (fitting.length < parts.length)
        shown.push(NOTE_ON_REST);
    return (0,markup/* joinWithoutBlankLines */.Cr)([...shown, end]);
}

;// CONCATENATED MODULE: ./lib/github/comment/explain-post-failure.js

/** The words that differ between a comment and an issue. */
const WORDS = {
    comment: { place: 'pull request', input: 'pull-request-comment', permission: 'pull-requests' },
    issue: { place: 'issue', input: 'live-issue', permission: 'issues' },
};
const RETRY_ADVICE = {
    comment: 'To write the comment, run this step again later',
    issue: 'The next check tries again',
};
const UNREADABLE_ADVICE = 'Check `GITHUB_API_URL`, and whether a proxy or a sign-in page responds in place of the server';
/** There is no mistake in the workflow to fix. */
const FORK_ADVICE = 'Runs for pull requests from forks never get permission to write comments';
const TOKEN_ADVICE = 'Leave `github-token` out to use the workflow’s own token: the given token may have expired or been revoked';
const SIGN_ON_ADVICE = 'Leave `github-token` out to use the workflow’s own token, or authorize the given token for single sign-on';
const UNEXPECTED_ADVICE = 'Trying again will not help: if GitHub’s message does not say what to change, please report this error in the action’s repository';
/** The statuses for a missing permission and an invisible repository. */
const FORBIDDEN = new Set([403, 404]);
/**
 * Returns the function that makes the error for a failed request. `isFromFork`: whether the run is
 * for a pull request from a fork.
 */
function makePostFailureExplainer(kind, isFromFork) {
    return (failure, cause) => {
        if (failure.kind !== 'refused') {
            let advice = RETRY_ADVICE[kind];
            if (failure.kind === 'unreadable')
                advice = UNREADABLE_ADVICE;
            return new step_error/* StepError */.z(`${kind}-failed`, { ...failure, advice }, cause);
        }
        return new step_error/* StepError */.z(`${kind}-forbidden`, { ...failure, advice: adviseOnRefusal(kind, failure, isFromFork) }, cause);
    };
}
function adviseOnRefusal(kind, { status, serverMessage }, isFromFork) {
    if (status === 401)
        return TOKEN_ADVICE;
    const { place, input, permission } = WORDS[kind];
    const leaveOut = `or leave \`${input}\` out`;
    if (status === 410)
        return `Turn on issues in the settings of the repository ${leaveOut}`;
    if (!FORBIDDEN.has(status))
        return UNEXPECTED_ADVICE;
    if (/\blocked\b/i.test(serverMessage))
        return `Unlock the conversation of the ${place} ${leaveOut}`;
    if (/\barchived\b/i.test(serverMessage))
        return `Unarchive the repository ${leaveOut}`;
    if (/\bSAML\b/.test(serverMessage))
        return SIGN_ON_ADVICE;
    if (kind === 'comment' && isFromFork)
        return FORK_ADVICE;
    const permissionAdvice = `Give the job \`permissions: ${permission}: write\``;
    if (status === 403)
        return permissionAdvice;
    return `${permissionAdvice} and check that the token belongs to this repository`;
}

// EXTERNAL MODULE: ./lib/github/event.js
var github_event = __webpack_require__(9607);
// EXTERNAL MODULE: ./lib/github/repository.js
var github_repository = __webpack_require__(2635);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __webpack_require__(4304);
// EXTERNAL MODULE: ./lib/summary/summary.js
var summary = __webpack_require__(7952);
;// CONCATENATED MODULE: ./lib/phases/post-to-github.js
/** Shared code for the comment and the issue that the step keeps up to date on GitHub. */








const POST_INPUTS = { comment: 'pull-request-comment', issue: 'live-issue' };
/** What is not done after a failure, worded to follow “so”. */
const UNWRITTEN = {
    comment: 'the comment on the pull request was not written (the text of the comment is in the job summary)',
    issue: 'the issue about the published site was not kept up to date',
};
/**
 * Runs `work`, then `post` with its failure, if any. If the step was canceled, nothing is posted.
 * @throws any error from `work` or `post`
 */
async function runThenPost(work, post, { signal }) {
    const working = work();
    const failure = await working.then(() => undefined, step_error/* asStepError */.X);
    if (!signal.aborted)
        await post(failure);
    return working;
}
/**
 * Opens the repository of the workflow for writing a comment or an issue.
 * @throws StepError `github-token-missing`, `runner-variables`
 */
async function openGitHubForPosting(kind, access, step) {
    if (access.token === '')
        throw new step_error/* StepError */.z('github-token-missing', { input: POST_INPUTS[kind] });
    const repository = (0,github_repository/* readRepository */.N)(step.env, UNWRITTEN[kind]);
    const { openGitHub } = await Promise.all(/* import() */[__webpack_require__.e(779), __webpack_require__.e(413), __webpack_require__.e(772)]).then(__webpack_require__.bind(__webpack_require__, 391));
    const deadlineMs = step.clock.now() + retry_policy/* RETRY_POLICY */.yE.github.commentTimeLimitMs;
    const isFromFork = (0,github_event/* findRunRestriction */.$)(step.env) === 'fork';
    return openGitHub({ ...step, ...access, repository, deadlineMs, info: step.log.info }, makePostFailureExplainer(kind, isFromFork));
}
/**
 * Returns the text of a comment or an issue: how the step ended and what it found, latest first.
 */
function renderPostBody({ mark, note, previewUrl, commit }, failure, step) {
    const { env } = step;
    const repositoryUrl = `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}`;
    let commitLink;
    if (commit !== undefined)
        commitLink = (0,markup/* renderLink */.BK)((0,markup/* renderCode */.cR)(commit.slice(0, 7)), `${repositoryUrl}/commit/${commit}`);
    const ended = { step, outcome: failure?.outcome ?? 'succeeded', failure };
    const sections = step.sections.filter(({ commentUse }) => commentUse !== undefined);
    const [title, ...details] = (0,summary/* renderEnding */.i)(ended, sections, commitLink);
    const parts = [title, note, ...details].filter((part) => part !== undefined);
    const links = [
        (0,markup/* renderLink */.BK)((0,markup/* html */.qy) `Workflow run`, `${repositoryUrl}/actions/runs/${env.GITHUB_RUN_ID}`),
    ];
    if (previewUrl)
        links.push((0,markup/* renderTrustedLink */.Mb)((0,markup/* html */.qy) `Preview`, previewUrl));
    return fitIntoComment(mark, parts, (0,markup/* html */.qy) `<p>${(0,markup/* joinMarkup */.Rm)(links, ' · ')}</p>`);
}


/***/ }),

/***/ 2617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ runWithComment)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7469);
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3234);
/* harmony import */ var _github_comment_comment_mark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2128);
/* harmony import */ var _github_comment_upsert_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7338);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9607);
/* harmony import */ var _github_workspace_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1486);
/* harmony import */ var _step_results_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6132);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4874);
/* harmony import */ var _text_markup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2755);
/* harmony import */ var _post_to_github_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9857);











/**
 * Runs `work`, and updates the comment on the pull request with the results, even if they fail the
 * step. Without any results, no comment is written. A failure to write the comment never fails the
 * step; the summary then shows its content.
 * @throws any error from `work`
 */
async function runWithComment(inputs, site, step, work) {
    if (inputs === undefined)
        return work();
    const postResult = async (failure) => {
        if (hasResults(step))
            await writeComment(inputs, site, failure, step);
    };
    return (0,_post_to_github_js__WEBPACK_IMPORTED_MODULE_7__/* .runThenPost */ .zA)(work, postResult, step);
}
function hasResults({ phaseResults, sections }) {
    if (sections.length > 0 || (0,_step_results_js__WEBPACK_IMPORTED_MODULE_8__/* .findHeadlineResult */ .Zx)(phaseResults) !== undefined)
        return true;
    return (0,_step_results_js__WEBPACK_IMPORTED_MODULE_8__/* .findToleratedFailure */ .UH)(phaseResults) !== undefined;
}
/** Writes the comment, or reports why it could not be written. */
async function writeComment({ previewUrl, ...access }, site, failure, step) {
    const { env, log, signal } = step;
    const { domain, host, basePath } = site;
    const mark = (0,_github_comment_comment_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .makeCommentMark */ .$r)(env, [getPathInWorkspace(site, env), domain, host, basePath]);
    const createIfMissing = isWorthComment(failure, step);
    let note;
    if (!createIfMissing)
        note = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<p>There is nothing new to report.</p>`;
    const parts = { mark, note, previewUrl, commit: findCommit(env) };
    const body = (0,_post_to_github_js__WEBPACK_IMPORTED_MODULE_7__/* .renderPostBody */ .Vr)(parts, failure, step);
    try {
        const { pullRequest } = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_5__/* .readEvent */ .j)(env, _post_to_github_js__WEBPACK_IMPORTED_MODULE_7__/* .UNWRITTEN */ .RS.comment);
        if (pullRequest === undefined) {
            ensureNoPullRequestEvent(env);
            log.info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB) `Note: no comment was written, because the event is ${env.GITHUB_EVENT_NAME}, not a pull request`);
            return;
        }
        const github = await (0,_post_to_github_js__WEBPACK_IMPORTED_MODULE_7__/* .openGitHubForPosting */ .bt)('comment', access, step);
        const comment = { issueNumber: pullRequest, mark, body: body.text, createIfMissing };
        const change = await step.runPhase('Comment', () => (0,_github_comment_upsert_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .upsertComment */ .l)(github, access.token, comment));
        log.info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB) `${CHANGES[change]} pull request #${pullRequest}`);
    }
    catch (error) {
        signal.throwIfAborted();
        reportUnwritten((0,_errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .asStepError */ .X)(error), body, step);
    }
}
/** @throws StepError (`runner-variables`) if the event should have a pull request, but has none */
function ensureNoPullRequestEvent({ GITHUB_EVENT_NAME, GITHUB_EVENT_PATH }) {
    if (!GITHUB_EVENT_NAME?.startsWith('pull_request'))
        return;
    const event = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB) `the event is ${GITHUB_EVENT_NAME}`;
    const what = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB) `${event}, but GITHUB_EVENT_PATH is “${GITHUB_EVENT_PATH}”, which does not describe a pull request`;
    throw new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('runner-variables', { errors: [what], consequence: _post_to_github_js__WEBPACK_IMPORTED_MODULE_7__/* .UNWRITTEN */ .RS.comment });
}
/** Is there anything new for readers of the pull request? */
function isWorthComment(failure, { sections, phaseResults }) {
    if (failure !== undefined || (0,_step_results_js__WEBPACK_IMPORTED_MODULE_8__/* .findToleratedFailure */ .UH)(phaseResults) !== undefined)
        return true;
    return sections.some(({ commentUse }) => commentUse === 'begins');
}
/** Reports why the comment was not written, and shows its content in the summary. */
function reportUnwritten({ code, userMessage }, body, step) {
    const { env, log, facts, collapsedSections } = step;
    const content = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<p>${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .renderSentences */ .L7)(userMessage)}</p>\n${body}`;
    collapsedSections.push({ heading: 'The comment that could not be written', content });
    const isExpected = CODES_OF_RESTRICTED_RUN.has(code) && (0,_github_event_js__WEBPACK_IMPORTED_MODULE_5__/* .findRunRestriction */ .$)(env) !== undefined;
    if (isExpected)
        log.info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB) `Note: ${userMessage}`);
    else
        log.warning((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB) `Comment not written: ${facts.subject}`, userMessage);
}
/** Returns the commit that the comment is about. */
function findCommit(env) {
    let commit = env.GITHUB_SHA;
    try {
        commit = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_5__/* .readEvent */ .j)(env, undefined).commit ?? commit;
    }
    catch {
        // If the event is needed later, the error is reported then.
    }
    if (commit === undefined || !/^[0-9a-f]{7,64}$/.test(commit))
        return undefined;
    return commit;
}
/** What was done with the comment, worded to precede its place. */
const CHANGES = {
    created: 'Posted a comment on',
    updated: 'Updated the comment on',
    'not needed': 'No comment is needed on',
};
const CODES_OF_RESTRICTED_RUN = new Set([
    'comment-forbidden',
    'github-token-missing',
]);
/**
 * Returns the folder of a site relative to the workspace, because workspaces differ between
 * runners. Symbolic links above the folder are resolved, as in the output `sitePath` of an export.
 * Others are kept, because they may point to another folder after each build: the folder itself,
 * such as `current`, and links that point out of the workspace, such as into the Nix store.
 */
function getPathInWorkspace({ path }, env) {
    if (path === undefined)
        return undefined;
    const { folder } = (0,_github_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .readWorkspace */ .i)(env);
    const realFolder = (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .followLinks */ .n1)(folder);
    const resolvedPath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .followLinks */ .n1)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path));
    const leadsOut = (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(path, folder) && !(0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(resolvedPath, realFolder);
    let relativePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(realFolder, resolvedPath);
    if (leadsOut)
        relativePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return relativePath.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, '/');
}


/***/ }),

/***/ 5482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ makeCodesSection),
/* harmony export */   E: () => (/* binding */ pickVisible),
/* harmony export */   MV: () => (/* binding */ makeTableSection),
/* harmony export */   SK: () => (/* binding */ makeFindingsSection),
/* harmony export */   qw: () => (/* binding */ makePagesSection)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _findings_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3092);
/* harmony import */ var _findings_count_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4600);
/* harmony import */ var _findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2817);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6939);
/* harmony import */ var _findings_prioritize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1929);
/* harmony import */ var _findings_severity_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4079);
/* harmony import */ var _github_workspace_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1486);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4874);
/* harmony import */ var _text_location_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6980);
/* harmony import */ var _text_markup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2755);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2365);
/* harmony import */ var _docs_url_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9761);













/** How many findings a list shows, the worst first. */
const MAX_FINDINGS = 10;
/** How many of the pages with the most findings are listed. */
const MAX_WORST_PAGES = 5;
/** How many findings at least one page must have for the worst pages to be listed. */
const MIN_FINDINGS_OF_WORST_PAGE = 3;
/**
 * The maximum length of the findings, in UTF-16 units, so that they fit into a comment with other
 * sections.
 */
const MAX_LIST_LENGTH = 12_000;
/** The icons of findings. */
const ICONS = {
    error: '❌',
    warning: '⚠️',
    notice: 'ℹ️',
    accepted: '☑️',
};
/** Returns the findings that are not collapsed, the worst first. */
function pickVisible({ findings, isCollapsed = _findings_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .isAccepted */ .oB, }) {
    const visible = findings.filter((finding) => !isCollapsed(finding));
    return (0,_findings_prioritize_js__WEBPACK_IMPORTED_MODULE_7__/* .pickGroups */ .K_)((0,_findings_prioritize_js__WEBPACK_IMPORTED_MODULE_7__/* .groupSimilar */ .ts)(visible), MAX_FINDINGS);
}
/** Returns a section with the visible findings and, below them, the collapsed ones. */
function makeFindingsSection(heading, listed, context) {
    const { findings, intro, isCollapsed = _findings_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .isAccepted */ .oB } = listed;
    const visible = findings.filter((finding) => !isCollapsed(finding));
    const list = renderFindingsList(pickVisible(listed), visible.length, listed, context);
    const collapsed = renderCollapsedFindings(findings.filter(isCollapsed), listed, context);
    return {
        heading,
        content: (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${intro}${list}${collapsed}`,
        commentUse: chooseCommentUse(findings),
    };
}
/** Findings that are not accepted are part of a comment, and new ones justify it. */
function chooseCommentUse(findings) {
    const open = findings.filter((each) => !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .isAccepted */ .oB)(each));
    if (open.length === 0)
        return undefined;
    if (open.some(({ isNew }) => isNew !== false))
        return 'begins';
    return 'joins';
}
/** Returns the collapsed findings under a heading such as `1 known error`. */
function renderCollapsedFindings(findings, listed, context) {
    if (findings.length === 0)
        return undefined;
    const known = findings.filter((finding) => !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .isAccepted */ .oB)(finding));
    const parts = [];
    for (const severity of _findings_severity_js__WEBPACK_IMPORTED_MODULE_8__/* .SEVERITIES */ .o) {
        const { length } = known.filter((finding) => finding.severity === severity);
        if (length > 0)
            parts.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(length, `known ${severity}`));
    }
    if (known.length < findings.length)
        parts.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(findings.length - known.length, 'accepted finding'));
    const groups = (0,_findings_prioritize_js__WEBPACK_IMPORTED_MODULE_7__/* .pickGroups */ .K_)((0,_findings_prioritize_js__WEBPACK_IMPORTED_MODULE_7__/* .groupSimilar */ .ts)(findings), MAX_FINDINGS);
    const list = renderFindingsList(groups, findings.length, listed, context);
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCollapsed */ .iF)(parts.join(', '), (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${list}`)}\n`;
}
/** Returns these groups as a list, and how many of the `total` are not shown. */
function renderFindingsList(groups, total, { isComplete }, context) {
    if (groups.length === 0)
        return undefined;
    const items = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .takeFitting */ .hW)(groups.map((group) => (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `<li>${renderFindingItem(group, context)}</li>\n`), MAX_LIST_LENGTH);
    const shownGroups = groups.slice(0, items.length);
    const shownCount = shownGroups.reduce((sum, { others }) => sum + 1 + others.length, 0);
    const list = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `<ol>\n${items}</ol>\n`;
    if (shownCount >= total)
        return list;
    const rest = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(total - shownCount, 'more finding');
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${list}<p>… and ${renderAtLeast(isComplete)}${rest} in report.html.</p>\n`;
}
function renderAtLeast(isComplete) {
    if (isComplete)
        return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) ``;
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `at least `;
}
/** Returns a finding: the problem and the suggestion, then its source, its page, and its code. */
function renderFindingItem({ first, others }, context) {
    const { severity, accepted } = first;
    let icon = ICONS[severity];
    if (accepted !== undefined)
        icon = ICONS.accepted;
    const parts = [(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${icon} ${renderProblem(first)}`];
    const [next] = others;
    if (next !== undefined) {
        const similar = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(others.length, 'similar address', 'similar addresses');
        const before = others.length === 1 ? ':' : ', such as';
        parts.push((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) ` And ${similar}${before} ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCode */ .cR)(next.target)}.`);
    }
    if (accepted !== undefined)
        parts.push((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) ` ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSentences */ .L7)((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB) `${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .describeAcceptance */ .ju)(accepted)}`)}`);
    const sources = [...renderLocations(first, context), renderCodeLink(first, context)];
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${parts}<br>${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .joinMarkup */ .Rm)(sources, ' · ')}`;
}
function renderProblem(finding) {
    const { target, address, message } = finding;
    const parts = [];
    if (target !== '')
        parts.push((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `<b>${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCode */ .cR)(target)}</b>`);
    // A full target already includes the address.
    if (address !== undefined && !target.endsWith(address))
        parts.push((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) ` (${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCode */ .cR)(address)})`);
    const suggestion = (0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findSuggestedAddress */ .F1)(finding);
    const suggested = suggestion && (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `<b>${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCode */ .cR)(suggestion.suggestedAddress)}</b>`;
    if (suggestion?.saysOnlyNotFound)
        return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${parts} was not found: did you mean ${suggested}?`;
    if (target !== '')
        parts.push((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `: `);
    parts.push((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSentences */ .L7)((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB) `${message}`));
    if (suggested !== undefined)
        parts.push((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) ` Similar: ${suggested}.`);
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${parts}`;
}
/** Returns the source of a finding, if known, and its page. */
function renderLocations(finding, { env, previewUrl }) {
    const spot = (0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findFirstSpot */ .u2)(finding);
    if (spot === undefined)
        return [];
    let preview;
    if (previewUrl)
        preview = `${previewUrl}${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_5__/* .percentEncode */ .a)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_5__/* .toBytes */ .ZJ)(spot.page))}`;
    let pages = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTrustedLink */ .Mb)((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCode */ .cR)((0,_text_location_js__WEBPACK_IMPORTED_MODULE_10__/* .formatLocation */ .j)(spot.page, spot.line)), preview);
    const others = spot.pages - 1;
    if (others > 0)
        pages = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${pages} and ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(others, 'more page')}`;
    if (spot.source === undefined)
        return [pages];
    return [renderSource(spot.source, env), pages];
}
function renderSource(source, env) {
    const { repository } = (0,_github_workspace_js__WEBPACK_IMPORTED_MODULE_11__/* .readWorkspace */ .i)(env);
    const location = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCode */ .cR)((0,_text_location_js__WEBPACK_IMPORTED_MODULE_10__/* .formatLocation */ .j)(source.path, source.line));
    if (repository === undefined || !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .isInRepository */ .cC)(source, repository))
        return location;
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderLink */ .BK)(location, source.url);
}
/** Returns the code in words, with a link to its explanation. */
function renderCodeLink({ code, isNew }, { env }) {
    let explanation = (0,_docs_url_js__WEBPACK_IMPORTED_MODULE_12__/* .makeDocsUrl */ .J)(env, 'docs/check.md', code);
    if ((0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLiveCode */ .EQ)(code))
        explanation = (0,_docs_url_js__WEBPACK_IMPORTED_MODULE_12__/* .makeDocsUrl */ .J)(env, 'docs/live.md', 'findings');
    const shown = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderLink */ .BK)((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${(0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCode */ .lA)(code)}`, explanation);
    if (isNew)
        return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `new ${shown}`;
    return shown;
}
/** Returns a table of the findings and their occurrences by code; undefined without findings. */
function makeCodesSection(heading, { findings }) {
    const rows = (0,_findings_count_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countByCode */ .o3)(findings).map((counts) => {
        const found = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${renderAtLeast(counts.isComplete)}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(counts.findings)}`;
        const occurrences = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(counts.occurrences);
        return [(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${counts.code}`, (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${counts.severity}`, found, (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${occurrences}`];
    });
    return makeTableSection(heading, ['Code', 'Severity', 'Findings', 'Occurrences'], rows);
}
/**
 * Returns a table of the pages with the most findings; undefined if no page has at least
 * three.
 */
function makePagesSection({ findings, }) {
    const worst = (0,_findings_count_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorstPages */ .Rz)(findings, MAX_WORST_PAGES);
    if (!worst.some(({ findingCount }) => findingCount >= MIN_FINDINGS_OF_WORST_PAGE))
        return undefined;
    const rows = worst.map(({ page, findingCount }) => [(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCode */ .cR)(page), (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy) `${findingCount}`]);
    return makeTableSection('Pages with the most findings', ['Page', 'Findings'], rows);
}
/** Returns a table as a section; undefined if it has no rows. */
function makeTableSection(heading, columns, rows) {
    if (rows.length === 0)
        return undefined;
    return { heading, content: (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTable */ .bo)(columns, rows.map(_text_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTableRow */ .dA)) };
}


/***/ }),

/***/ 6980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ formatLocation)
/* harmony export */ });
/** Returns a place in a file as editors show it: `guide.md:7`. Both may be untrusted text. */
function formatLocation(path, line) {
    if (line === undefined)
        return path;
    return `${path}:${line}`;
}


/***/ }),

/***/ 7235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ repeats)
/* harmony export */ });
/** How much of a text is compared, in UTF-16 units: about as much as is shown. */
const MAX_COMPARED_UNITS = 300;
/**
 * Returns whether a text already contains a part, as far as both are shown. The time of a search
 * may grow with the product of both lengths, and neither length of untrusted text has a limit.
 */
function repeats(text, part) {
    if (part.length > MAX_COMPARED_UNITS)
        return false;
    return text.slice(0, MAX_COMPARED_UNITS).includes(part);
}


/***/ }),

/***/ 6289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ unpackSite)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/archive/entry-policy.js
var entry_policy = __webpack_require__(5229);
// EXTERNAL MODULE: ./lib/archive/read-archive.js + 6 modules
var read_archive = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/disk/explain-disk-error.js
var explain_disk_error = __webpack_require__(8969);
// EXTERNAL MODULE: ./lib/disk/file-names.js
var file_names = __webpack_require__(3870);
// EXTERNAL MODULE: ./lib/disk/staging-folder.js
var staging_folder = __webpack_require__(5869);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __webpack_require__(3234);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/unpack/top-folder.js

/**
 * Returns the folder of an archive that is the site: its single top folder, with a slash, if that
 * holds an `index.html`; empty otherwise. Files that desktops create next to it do not count.
 */
function findTopFolder(paths) {
    const first = paths.find((path) => !file_names/* DESKTOP_FILE */.ES.test(path)) ?? '';
    const folder = first.slice(0, first.indexOf('/') + 1);
    const isSingle = paths.every((path) => path.startsWith(folder) || file_names/* DESKTOP_FILE */.ES.test(path));
    const hasHomePage = paths.includes(`${folder}index.html`);
    if (!isSingle || !hasHomePage)
        return '';
    return folder;
}

;// CONCATENATED MODULE: ./lib/unpack/site-digest.js


/** The size of a SHA-256, in bytes. */
const DIGEST_SIZE = 32;
/**
 * The SHA-256 of each file by its path, as `toByteString` returns it. Digests are kept as bytes:
 * strings would make up half of the memory in use.
 */
class FileDigests {
    #offsets = new Map();
    #bytes = Buffer.alloc(DIGEST_SIZE);
    /** Adds the SHA-256 (hexadecimal) of another path. */
    add(path, sha256) {
        const offset = this.#offsets.size * DIGEST_SIZE;
        if (offset === this.#bytes.length)
            this.#bytes = Buffer.concat([this.#bytes], 2 * offset);
        this.#bytes.write(sha256, offset, 'hex');
        this.#offsets.set(path, offset);
    }
    /** In the order in which they were added. */
    get paths() {
        return [...this.#offsets.keys()];
    }
    /** Returns the SHA-256 (hexadecimal) of a path; undefined if there is none. */
    get(path) {
        const offset = this.#offsets.get(path);
        if (offset === undefined)
            return undefined;
        return this.#bytes.toString('hex', offset, offset + DIGEST_SIZE);
    }
}
/**
 * Returns the top folder, the number of files, and the digest of a site, whose paths in `sums` have
 * `/`. `top` is the result of `findTopFolder` without the slash, and `files` counts the files in
 * it. `digest` is the SHA-256 (hexadecimal) of what `sha256sum` prints for them: a line
 * `<sha256>  <path>` each. The paths are relative to `top`, in the order of their bytes.
 */
function computeSiteDigest(sums) {
    const sortedPaths = sums.paths.sort();
    const prefix = findTopFolder(sortedPaths);
    const paths = sortedPaths.filter((path) => path.startsWith(prefix));
    const digest = (0,external_node_crypto_.createHash)('sha256');
    for (const path of paths)
        digest.update(`${sums.get(path)}  ${path.slice(prefix.length)}\n`, 'latin1');
    const top = Buffer.from(prefix.slice(0, -1), 'latin1').toString();
    return { top, files: paths.length, digest: digest.digest('hex') };
}
/** Returns the UTF-8 bytes of a path as one character each, so that strings sort as bytes do. */
function toByteString(path) {
    if (/^[\x00-\x7f]*$/.test(path))
        return path;
    return Buffer.from(path).toString('latin1');
}

// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __webpack_require__(4114);
// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
// EXTERNAL MODULE: ./lib/disk/free-space.js
var free_space = __webpack_require__(1644);
// EXTERNAL MODULE: ./lib/disk/permissions.js
var permissions = __webpack_require__(6913);
;// CONCATENATED MODULE: ./lib/unpack/site-writer.js








/** The SHA-256 of an empty file, hexadecimal. */
const EMPTY_DIGEST = (0,external_node_crypto_.hash)('sha256', '');
/**
 * Writes the admitted entries into a staging folder. It works in this thread: another one would
 * save a tenth of the time at most, and cost more memory.
 */
class SiteWriter {
    #root;
    #policy;
    /** The SHA-256 (hexadecimal) of each file by its path, as `toByteString` returns it. */
    digests = new FileDigests();
    #folders = new Set(['']);
    /** Whether the umask removes bits from the modes. */
    #needsChmod;
    #file;
    /** The SHA-256 of a file that arrived in one chunk. */
    #digest = EMPTY_DIGEST;
    /** The hash of a file that arrives in several chunks. */
    #hash;
    /**
     * `root` is an empty folder that was just made, with the mode that the umask leaves.
     * @throws any file-system error
     */
    constructor(root, policy) {
        this.#root = root;
        this.#policy = policy;
        this.#needsChmod = ((0,external_node_fs_.statSync)(root).mode & permissions/* FOLDER_MODE */.Z) !== permissions/* FOLDER_MODE */.Z;
        (0,external_node_fs_.chmodSync)(root, permissions/* FOLDER_MODE */.Z);
    }
    /** @throws StepError (`disk-full`) */
    expectSize(bytes) {
        (0,free_space/* ensureFreeSpace */.h)(this.#root, bytes, 'the unpacked site');
    }
    /** @throws StepError (`entry-…`, `archive-too-large`); any file-system error */
    begin(header) {
        const path = this.#policy.admit(header);
        if (header.kind === 'folder') {
            this.#makeFolder(path);
            return;
        }
        this.#makeFolder((0,entry_policy/* findParent */.gi)(path));
        try {
            const fd = (0,external_node_fs_.openSync)(`${this.#root}/${path}`, 'wx', permissions/* FILE_MODE */.r);
            this.#file = { path, size: header.size, fd };
            if (this.#needsChmod)
                (0,external_node_fs_.fchmodSync)(fd, permissions/* FILE_MODE */.r);
        }
        catch (error) {
            throw convertNameError(error, this.#root, path);
        }
        this.#digest = EMPTY_DIGEST;
        this.#hash = undefined;
    }
    /** @throws any file-system error */
    append(chunk) {
        const { fd, size } = this.#getOpenFile();
        for (let offset = 0; offset < chunk.length;)
            offset += (0,external_node_fs_.writeSync)(fd, chunk, offset);
        if (chunk.length === size) {
            // Most files are small, and this is the faster way.
            this.#digest = (0,external_node_crypto_.hash)('sha256', chunk);
        }
        else {
            this.#hash ??= (0,external_node_crypto_.createHash)('sha256');
            this.#hash.update(chunk);
        }
    }
    /** @throws any file-system error */
    end() {
        const { path, fd } = this.#getOpenFile();
        let sum = this.#digest;
        if (this.#hash !== undefined)
            sum = this.#hash.digest('hex');
        this.digests.add(toByteString(path), sum);
        this.#file = undefined;
        (0,external_node_fs_.closeSync)(fd);
    }
    /**
     * Closes an unfinished file, if there is one. After a failed write, closing often fails, too,
     * with a less specific error.
     */
    close() {
        try {
            if (this.#file)
                (0,external_node_fs_.closeSync)(this.#file.fd);
        }
        catch { }
        this.#file = undefined;
    }
    #getOpenFile() {
        if (this.#file === undefined)
            throw new Error('no file is open');
        return this.#file;
    }
    #makeFolder(path) {
        if (this.#folders.has(path))
            return;
        this.#makeFolder((0,entry_policy/* findParent */.gi)(path));
        try {
            const full = `${this.#root}/${path}`;
            (0,external_node_fs_.mkdirSync)(full, permissions/* FOLDER_MODE */.Z);
            if (this.#needsChmod)
                (0,external_node_fs_.chmodSync)(full, permissions/* FOLDER_MODE */.Z);
        }
        catch (error) {
            throw convertNameError(error, this.#root, path);
        }
        this.#folders.add(path);
    }
}
/**
 * The error codes for two admitted names that are one file to the file system, and for names that
 * it cannot store (errno(3)).
 */
const NAME_ERROR_CODES = [
    ['another entry has the same name there', (0,words/* splitWords */.yM)('EEXIST EISDIR ENOTDIR')],
    ['its path is too long', (0,words/* splitWords */.yM)('ENAMETOOLONG')],
    ['its name is not allowed there', (0,words/* splitWords */.yM)('EINVAL EILSEQ ENOENT')],
];
function convertNameError(error, root, entry) {
    if (!(0,disk_errors/* isDiskError */.Mi)(error) || error.syscall === 'write')
        return error;
    // If the folder was removed in the meantime, the entry's name is not the cause.
    if (!(0,external_node_fs_.existsSync)(`${root}/${(0,entry_policy/* findParent */.gi)(entry)}`))
        return error;
    const { code = '' } = error;
    const [why] = NAME_ERROR_CODES.find(([, codes]) => codes.has(code)) ?? [];
    if (why === undefined)
        return error;
    return (0,entry_policy/* makeUnsupportedEntryError */.i)(entry, why, error);
}

;// CONCATENATED MODULE: ./lib/unpack/unpack-site.js









/**
 * Unpacks the archive into a staging folder next to `targetPath`, completely or not at all, with
 * plain modes and current times. Returns the result of `computeSiteDigest`, and the staging folder,
 * whose `newPath` is the site. The caller renames or removes it.
 * @throws StepError if the file is not an archive, is damaged, or contains a refused entry, and for
 * disk errors
 * @throws the reason of `signal` soon after it is aborted
 */
async function unpackSite(options) {
    const { archivePath, targetPath, limits, removals, signal } = options;
    let folder;
    try {
        folder = (0,staging_folder/* makeStagingFolder */.gJ)(targetPath, removals);
        (0,external_node_fs_.mkdirSync)(folder.newPath);
        return { folder, ...(await unpackInto(folder.newPath, archivePath, limits, signal)) };
    }
    catch (error) {
        folder?.remove();
        signal.throwIfAborted();
        throw (0,explain_disk_error/* explainDiskError */.FG)(error, targetPath);
    }
}
async function unpackInto(folder, path, limits, signal) {
    const policy = new entry_policy/* EntryPolicy */.he(limits, (0,file_names/* probeFileSystem */.gI)(folder));
    const writer = new SiteWriter(folder, policy);
    try {
        await (0,read_archive/* readArchive */.b)(path, limits, signal, writer);
    }
    finally {
        writer.close();
    }
    const site = computeSiteDigest(writer.digests);
    if (site.files === 0)
        throw new step_error/* StepError */.z('archive-empty', { why: 'it contains no files' });
    return site;
}


/***/ }),

/***/ 7957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ useEarlierSite)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _disk_work_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2085);
/* harmony import */ var _errors_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5531);
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3234);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4874);
/* harmony import */ var _unpack_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6289);







/**
 * Calls `work` with the folder of the earlier site, or undefined if there is none to compare with,
 * and returns its result. An archive is unpacked for this, and the folder is removed however `work`
 * ends.
 * @throws StepError (`earlier-site-unusable`) before `work` begins; any error of `work`
 */
async function useEarlierSite({ compareWith, unpackLimits }, step, work) {
    if (compareWith === undefined)
        return work(undefined);
    if (compareWith.kind === 'folder')
        return work(compareWith.path);
    return (0,_disk_work_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .useWorkFolder */ .j)(step, async (workFolder) => work(await unpackEarlierSite(compareWith.path, workFolder, unpackLimits, step)));
}
async function unpackEarlierSite(archivePath, workFolder, limits, step) {
    const { removals, signal } = step;
    try {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workFolder, 'earlier');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
        const targetPath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'site');
        const site = await step.runPhase('Earlier site', () => (0,_unpack_site_js__WEBPACK_IMPORTED_MODULE_5__/* .unpackSite */ .y)({ archivePath, targetPath, limits, removals, signal }));
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(site.folder.newPath, site.top);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'index.html')))
            return root;
        const [first] = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root);
        const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `there is no index.html at its top level; the first entry there is ${first}`;
        throw new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_4__/* .StepError */ .z('archive-empty', { why });
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof _errors_step_error_js__WEBPACK_IMPORTED_MODULE_4__/* .StepError */ .z))
            throw error;
        const why = (0,_errors_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .fillMessage */ .fu)(error.code, error.values, _errors_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .EARLIER_SITE_WORDINGS */ .PZ);
        throw new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_4__/* .StepError */ .z('earlier-site-unusable', { path: archivePath, why }, error);
    }
}


/***/ }),

/***/ 7401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ makeSiteFolder)
/* harmony export */ });
/* unused harmony export listTree */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4114);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1164);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7469);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9612);






/** Returns a folder with a site that is not listed yet. `signal` aborts the listing. */
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
 * The maximum number of names, each through several symbolic links, under which one folder is
 * listed. A dozen folders that link to each other have a billion names.
 */
const MAX_NAMES_OF_FOLDER = 100;
/**
 * Folders of the system, where reading may block or never end. Shared memory may hold regular
 * files.
 */
const SYSTEM_FOLDER = /^\/(?:proc|sys|dev(?!\/shm(?:\/|$)))(?:\/|$)/;
/**
 * Lists the files below `root` that an upload would contain. Like uploads, it follows symbolic
 * links anywhere, but not in cycles.
 * @throws any file-system error if `root` cannot be read; the reason of `signal` soon after it is
 * aborted
 */
async function listTree(root, signal) {
    const listing = new Listing(root, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root, 'buffer')));
    const pause = (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .makePause */ .F1)(signal);
    for (let folder = listing.takeFolder(); folder !== undefined; folder = listing.takeFolder()) {
        for (const entry of listing.readEntries(folder)) {
            await pause();
            listing.addEntry(folder, entry);
        }
    }
    return listing.makeTree();
}
/** The files found so far, and the folders that are still to be read. */
class Listing {
    #unreadableEntries = [];
    #root;
    /** The path of the root without symbolic links. */
    #realRoot;
    #folders;
    #files = [];
    #symlinkLoops = [];
    /** How many times a folder was reached through several links, by its path without links. */
    #timesReached = new Map();
    #skippedFolderCount = 0;
    constructor(root, realRoot) {
        this.#root = root;
        this.#realRoot = realRoot;
        this.#folders = [{ name: _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_BYTES */ .CR, realPath: realRoot, ancestors: [], linkCount: 0 }];
    }
    /** Removes and returns a folder that is still to be read; undefined if there is none. */
    takeFolder() {
        return this.#folders.pop();
    }
    /**
     * Returns the entries of a folder. A folder below the root that cannot be read counts as
     * unreadable.
     * @throws the error if the root cannot be read
     */
    readEntries({ name }) {
        const diskPath = (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDiskPath */ .fx)(this.#root, name);
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(diskPath, { withFileTypes: true, encoding: 'buffer' });
        }
        catch (error) {
            if (name === '')
                throw error;
            this.#unreadableEntries.push({ name, ...explainError(error) });
            return [];
        }
    }
    /** Adds a file or a folder that is in `folder`. */
    addEntry(folder, entry) {
        const name = folder.name.concat((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)(entry.name));
        const entryPath = folder.realPath.concat('/', (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)(entry.name));
        const diskPath = (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDiskPath */ .fx)(this.#root, name);
        const isLink = entry.isSymbolicLink();
        const content = isLink ? inspectLink(diskPath) : inspectEntry(diskPath, entryPath);
        switch (content.kind) {
            case 'file':
                this.#files.push({ name, size: content.size });
                break;
            case 'unreadable':
                this.#unreadableEntries.push({ name, ...content.problem });
                break;
            case 'folder': {
                const ancestors = [...folder.ancestors, folder];
                const linkCount = folder.linkCount + Number(isLink);
                const { realPath } = content;
                const reached = { name: name.concat('/'), realPath, ancestors, linkCount };
                this.#addFolder(reached, entryPath);
            }
        }
    }
    /** Adds a folder to those that are still to be read, unless it closes a cycle. */
    #addFolder(folder, entryPath) {
        const { name, realPath, ancestors } = folder;
        const cycle = findCycle(realPath, ancestors);
        switch (cycle?.kind) {
            case 'is-ancestor':
                this.#addSymlinkLoop(name, cycle.folder, entryPath);
                break;
            case 'contains-ancestor':
                this.#unreadableEntries.push({ name, why: CONTAINS_SITE_OR_LINK, errorCode: '' });
                break;
            case undefined:
                this.#addUnreadFolder(folder);
        }
    }
    #addSymlinkLoop(name, folder, entryPath) {
        const isWithinSite = (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(entryPath, this.#realRoot);
        const link = isWithinSite ? entryPath.slice(this.#realRoot.length + 1) : name.slice(0, -1);
        this.#symlinkLoops.push({ name, folder, link });
    }
    /** Adds a folder, unless it was reached through several links too often. */
    #addUnreadFolder(folder) {
        let timesReached = this.#timesReached.get(folder.realPath) ?? 0;
        if (folder.linkCount > 1)
            timesReached++;
        if (timesReached > MAX_NAMES_OF_FOLDER) {
            this.#skippedFolderCount++;
            return;
        }
        this.#timesReached.set(folder.realPath, timesReached);
        this.#folders.push(folder);
    }
    /** Returns what was found. */
    makeTree() {
        this.#files.sort((a, b) => (a.name < b.name ? -1 : 1));
        return {
            root: this.#root,
            names: this.#files.map((file) => file.name),
            sizes: this.#files.map((file) => file.size),
            unreadableEntries: this.#unreadableEntries,
            symlinkLoops: this.#symlinkLoops,
            skippedFolderCount: this.#skippedFolderCount,
        };
    }
}
/** Why the target of a symbolic link, such as `/`, is not listed if the link is inside it. */
const CONTAINS_SITE_OR_LINK = 'it is a symbolic link to a folder that contains the site or the link itself';
/**
 * Returns the kind of cycle that a folder closes if it is reached through its `ancestors`: it is
 * one of them, or contains one of them. Undefined if it closes none.
 */
function findCycle(realPath, ancestors) {
    const same = ancestors.find((ancestor) => ancestor.realPath === realPath);
    if (same !== undefined)
        return { kind: 'is-ancestor', folder: same.name };
    const containsAncestor = ancestors.some((ancestor) => (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(ancestor.realPath, realPath));
    if (containsAncestor)
        return { kind: 'contains-ancestor' };
    return undefined;
}
/** Where a broken symbolic link points, by the code of the error. */
const BROKEN_LINKS = new Map([
    ['ENOENT', 'nowhere'],
    ['ELOOP', 'back to itself'],
]);
/** Returns what a name that is not a symbolic link stands for. */
function inspectEntry(diskPath, realPath) {
    try {
        return classifyEntry((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(diskPath), realPath);
    }
    catch (error) {
        return { kind: 'unreadable', problem: explainError(error) };
    }
}
/** Returns what a symbolic link points to. */
function inspectLink(diskPath) {
    try {
        return classifyEntry((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(diskPath), (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(diskPath, 'buffer')));
    }
    catch (error) {
        const problem = explainError(error);
        const where = BROKEN_LINKS.get(problem.errorCode);
        if (where === undefined)
            return { kind: 'unreadable', problem };
        return makeUnreadable(`it is a symbolic link that points ${where}`);
    }
}
function classifyEntry(status, realPath) {
    const isUsual = (status.isFile() || status.isDirectory()) && !SYSTEM_FOLDER.test(realPath);
    if (!isUsual)
        return makeUnreadable('it is not an ordinary file or folder');
    if (status.isFile())
        return { kind: 'file', size: status.size };
    return { kind: 'folder', realPath };
}
/** Returns what the system can read, but the site cannot contain. */
function makeUnreadable(why) {
    return { kind: 'unreadable', problem: { why, errorCode: '' } };
}
/**
 * Returns why a file-system error occurred.
 * @throws any other error
 */
function explainError(error) {
    if (!(0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .Mi)(error))
        throw error;
    return (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .explainAccessError */ .Qz)(error);
}


/***/ }),

/***/ 9612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ getFileName),
/* harmony export */   Z: () => (/* binding */ resolveSymlinkLoops),
/* harmony export */   bU: () => (/* binding */ hasFolder),
/* harmony export */   fx: () => (/* binding */ makeDiskPath),
/* harmony export */   po: () => (/* binding */ groupRootFolders),
/* harmony export */   sO: () => (/* binding */ listNamesBeginningWith)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

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


/***/ })

};

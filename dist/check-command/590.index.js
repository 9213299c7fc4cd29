export const id = 590;
export const ids = [590];
export const modules = {

/***/ 6209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  useEarlierSite: () => (/* binding */ useEarlierSite)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __webpack_require__(4114);
// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __webpack_require__(3234);
;// CONCATENATED MODULE: ./lib/disk/explain-disk-error.js



/** The error codes of the system (errno(3)), grouped by the error that users see. */
const CODES_BY_ERRNO = [
    ['disk-full', disk_errors/* DISK_FULL_CODES */.tI],
    ['permission-denied', (0,words/* splitWords */.yM)('EACCES EPERM EROFS')],
    ['path-not-replaceable', (0,words/* splitWords */.yM)('EEXIST ENOTEMPTY ENOTDIR EISDIR')],
    ['path-in-use', (0,words/* splitWords */.yM)('EBUSY ETXTBSY')],
];
/** The advice if a path cannot be replaced. */
const USE_ANOTHER_PATH = 'use another path';
/**
 * Returns the error to report for writing `what` if `error` came from the file system; otherwise,
 * `error` itself.
 */
function explainDiskError(error, what) {
    if (!(0,disk_errors/* isDiskError */.Mi)(error))
        return error;
    const errno = error.code ?? '';
    const code = CODES_BY_ERRNO.find(([, codes]) => codes.has(errno))?.[0];
    if (code === undefined) {
        const why = errno === 'ENOENT' ? 'it does not exist (ENOENT)' : (0,disk_errors/* describeDiskError */.hs)(error);
        return new step_error/* StepError */.z('disk-failed', { what, why }, error);
    }
    if (code === 'disk-full')
        return new step_error/* StepError */.z(code, { what, needed: undefined, free: undefined }, error);
    // The message of each of these says what the code means.
    return new step_error/* StepError */.z(code, { what, why: errno, advice: USE_ANOTHER_PATH }, error);
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

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/disk/temp-folder.js

/** Returns the folder for temporary files: the runner's, or else the system's. */
function getTempFolder({ RUNNER_TEMP }) {
    return RUNNER_TEMP || (0,external_node_os_.tmpdir)();
}
/** Returns who removes what is left in the folder for temporary files. */
function getTempFolderClearer({ RUNNER_TEMP }) {
    if (RUNNER_TEMP)
        return 'runner';
    return 'nobody';
}

;// CONCATENATED MODULE: ./lib/disk/work-folder.js




/**
 * Calls `work` with a new folder for temporary files, and returns its result. The folder is removed
 * however `work` ends.
 * @throws StepError if the folder cannot be made; any error of `work`
 */
async function useWorkFolder({ env, removals }, work) {
    const temp = getTempFolder(env);
    const workFolder = runDiskWork(temp, () => (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'docs-export-')));
    const clearedBy = getTempFolderClearer(env);
    removals.plan(workFolder, clearedBy);
    try {
        return await work(workFolder);
    }
    finally {
        removals.start(workFolder, { clearedBy });
        await removals.waitUntilSettled();
    }
}

// EXTERNAL MODULE: ./lib/errors/messages.js
var messages = __webpack_require__(5531);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/disk/file-names.js
var file_names = __webpack_require__(3870);
;// CONCATENATED MODULE: ./lib/archive/unpack-limits.js


/**
 * In bytes: a tar has a header and padding for each entry (512 and up to 511 bytes); two headers
 * and names in a zip take no more.
 */
const MAX_ENTRY_OVERHEAD = 1024;
/**
 * The bytes that a format adds once: the end of a tar, and the frames around content that cannot be
 * compressed.
 */
const MAX_ARCHIVE_OVERHEAD = (/* unused pure expression or super */ null && (1024 * 1024));
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
    throw new step_error/* StepError */.z('archive-too-large', {
        limit: (0,units/* formatSize */.Xq)(limits.bytes),
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
    const characterLimit = (0,units/* formatCount */.B4)(entries * MAX_AVERAGE_PATH_LENGTH, 'character');
    const limit = `${characterLimit} of paths (${MAX_AVERAGE_PATH_LENGTH} for each allowed entry)`;
    throw new step_error/* StepError */.z('archive-too-large', { limit, input: 'max-unpacked-files' });
}

;// CONCATENATED MODULE: ./lib/archive/entry-policy.js
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
    ['it belongs to a Git repository', ({ parts }) => parts.some(file_names/* isGitFolder */.Z$)],
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
        ensureUnpackedSize(this.#bytes, this.#limits);
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
        ensurePathLengths(this.#pathCharacters, this.#limits);
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
    const problem = (0,file_names/* findWindowsNameProblem */.X)(parts);
    if (problem !== undefined)
        throw makeUnsupportedEntryError(name, `its name ${problem}`);
}
const NEEDLESS = 'no site needs such an entry';
/** How much of an entry’s name is shown, in UTF-16 units. */
const MAX_SHOWN_NAME = 100;
/** Returns the error for an entry that is refused. `rule`: what applies to every archive. */
function makeRefusedEntryError(header, why, rule) {
    return new step_error/* StepError */.z('entry-refused', { entry: (0,clean/* clean */.uH)(header.name, MAX_SHOWN_NAME), why, rule });
}
/**
 * Returns the error for a valid entry that this file system cannot store. `why` is worded to follow
 * a colon.
 */
function makeUnsupportedEntryError(entry, why, cause) {
    return new step_error/* StepError */.z('entry-unsupported', { entry, why }, cause);
}
function makeTooManyEntriesError(limits) {
    return new step_error/* StepError */.z('archive-too-large', {
        limit: (0,units/* formatCount */.B4)(limits.entries, 'entry', 'entries'),
        input: 'max-unpacked-files',
    });
}

// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
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

// EXTERNAL MODULE: ./lib/archive/detect-format.js + 1 modules
var detect_format = __webpack_require__(7247);
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
        ensureUnpackedSize(size, limits);
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

// EXTERNAL MODULE: ./lib/disk/staging-folder.js
var staging_folder = __webpack_require__(5869);
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

;// CONCATENATED MODULE: ./lib/disk/free-space.js




/**
 * @throws StepError (`disk-full`) if `bytes` more are known not to fit on the file system of
 * `folder`
 */
function ensureFreeSpace(folder, bytes, what) {
    const free = measureFreeBytes(folder);
    if (free === undefined || free >= bytes)
        return;
    throw new step_error/* StepError */.z('disk-full', { what, needed: (0,units/* formatSize */.Xq)(bytes), free: (0,units/* formatSize */.Xq)(free) });
}
/**
 * Returns how many bytes may be written to the file system of `folder`; undefined if it does not
 * report that.
 */
function measureFreeBytes(folder) {
    return (0,disk_errors/* ignoreDiskError */.cZ)(() => {
        const { bsize, bavail, blocks } = (0,external_node_fs_.statfsSync)(folder);
        // Some network and user-space file systems report zeros.
        if (blocks === 0)
            return undefined;
        return bsize * bavail;
    }, undefined);
}

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
        ensureFreeSpace(this.#root, bytes, 'the unpacked site');
    }
    /** @throws StepError (`entry-…`, `archive-too-large`); any file-system error */
    begin(header) {
        const path = this.#policy.admit(header);
        if (header.kind === 'folder') {
            this.#makeFolder(path);
            return;
        }
        this.#makeFolder(findParent(path));
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
        this.#makeFolder(findParent(path));
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
    if (!(0,external_node_fs_.existsSync)(`${root}/${findParent(entry)}`))
        return error;
    const { code = '' } = error;
    const [why] = NAME_ERROR_CODES.find(([, codes]) => codes.has(code)) ?? [];
    if (why === undefined)
        return error;
    return makeUnsupportedEntryError(entry, why, error);
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
        throw explainDiskError(error, targetPath);
    }
}
async function unpackInto(folder, path, limits, signal) {
    const policy = new EntryPolicy(limits, (0,file_names/* probeFileSystem */.gI)(folder));
    const writer = new SiteWriter(folder, policy);
    try {
        await readArchive(path, limits, signal, writer);
    }
    finally {
        writer.close();
    }
    const site = computeSiteDigest(writer.digests);
    if (site.files === 0)
        throw new step_error/* StepError */.z('archive-empty', { why: 'it contains no files' });
    return site;
}

;// CONCATENATED MODULE: ./lib/unpack/use-earlier-site.js







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
    return useWorkFolder(step, async (workFolder) => work(await unpackEarlierSite(compareWith.path, workFolder, unpackLimits, step)));
}
async function unpackEarlierSite(archivePath, workFolder, limits, step) {
    const { removals, signal } = step;
    try {
        const folder = (0,external_node_path_.join)(workFolder, 'earlier');
        (0,external_node_fs_.mkdirSync)(folder);
        const targetPath = (0,external_node_path_.join)(folder, 'site');
        const site = await step.runPhase('Earlier site', () => unpackSite({ archivePath, targetPath, limits, removals, signal }));
        const root = (0,external_node_path_.join)(site.folder.newPath, site.top);
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, 'index.html')))
            return root;
        const [first] = (0,external_node_fs_.readdirSync)(root);
        const why = (0,clean/* safe */.gB) `there is no index.html at its top level; the first entry there is ${first}`;
        throw new step_error/* StepError */.z('archive-empty', { why });
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof step_error/* StepError */.z))
            throw error;
        const why = (0,messages/* fillMessage */.fu)(error.code, error.values, messages/* EARLIER_SITE_WORDINGS */.PZ);
        throw new step_error/* StepError */.z('earlier-site-unusable', { path: archivePath, why }, error);
    }
}


/***/ })

};

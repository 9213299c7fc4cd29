import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./lib/disk/writer/write-batch.js
/** In bytes: large enough that handing a block from thread to thread costs nothing beside writing it. */
const BLOCK_SIZE = (/* unused pure expression or super */ null && (512 * 1024));
/** Before each piece: how long its content is (4 bytes), how long its path (4 bytes), whether its file ends (1 byte). */
const HEAD_SIZE = 9;
/** Memory that is filled with pieces of files: plain bytes, because objects cost more on their way between threads. */
class Block {
    memory;
    #bytes;
    #mostFiles;
    #used = 0;
    #files = 0;
    #piece;
    /** `memory` has `BLOCK_SIZE` bytes; no more than `mostFiles` files begin in it. */
    constructor(memory, mostFiles) {
        this.memory = memory;
        this.#mostFiles = mostFiles;
        this.#bytes = Buffer.from(memory);
    }
    /** In bytes. */
    get used() {
        return this.#used;
    }
    /** Begins a file; returns false if there is no room. @throws RangeError if there would be in no block */
    begin(path) {
        if (this.#files >= this.#mostFiles)
            return false;
        // No character takes more than three bytes for each unit of UTF-16.
        if (this.#used + HEAD_SIZE + 3 * path.length > BLOCK_SIZE) {
            if (this.#used === 0)
                throw new RangeError('a path is longer than a block');
            return false;
        }
        this.#open(path);
        this.#files += 1;
        return true;
    }
    /** Takes of `chunk` from `at` on what there is room for, and returns how many bytes that was. */
    append(chunk, at) {
        const piece = this.#growing();
        const taken = chunk.copy(this.#bytes, this.#used, at);
        this.#used += taken;
        this.#bytes.writeUInt32LE(this.#bytes.readUInt32LE(piece) + taken, piece);
        return taken;
    }
    /** Ends the file that was begun, here or in the block before. */
    end() {
        this.#bytes[this.#growing() + 8] = 1;
    }
    /** Returns where the piece that grows begins: in a new block, one that goes on with the file of the block before. */
    #growing() {
        return this.#piece ?? this.#open('');
    }
    #open(path) {
        const piece = this.#used;
        const length = this.#bytes.write(path, piece + HEAD_SIZE);
        this.#bytes.writeUInt32LE(0, piece);
        this.#bytes.writeUInt32LE(length, piece + 4);
        this.#bytes[piece + 8] = 0;
        this.#piece = piece;
        this.#used = piece + HEAD_SIZE + length;
        return piece;
    }
}
/** Calls `visit` with every piece in the first `used` bytes of a block's memory. */
function eachPiece(memory, used, visit) {
    const bytes = Buffer.from(memory, 0, used);
    for (let at = 0; at < used;) {
        const pathAt = at + HEAD_SIZE;
        const contentAt = pathAt + bytes.readUInt32LE(at + 4);
        const end = contentAt + bytes.readUInt32LE(at);
        visit({
            opens: contentAt > pathAt ? bytes.toString('utf8', pathAt, contentAt) : undefined,
            content: bytes.subarray(contentAt, end),
            ends: bytes[at + 8] === 1,
        });
        at = end;
    }
}

;// CONCATENATED MODULE: ./lib/disk/writer/file-writer.js



/**
 * Writes files and their sums from blocks, synchronously: tens of thousands of small files take a tenth of the time
 * that way.
 */
class FileWriter {
    #traits;
    #path = '';
    #fd;
    /** Of a file in several pieces. */
    #sum;
    #failed = false;
    constructor(traits) {
        this.#traits = traits;
    }
    /** Writes all pieces of `order`, which go on where the order before stopped. */
    fulfil({ memory, used }) {
        let sums = '';
        if (this.#failed)
            return { memory, sums, fault: undefined };
        try {
            eachPiece(memory, used, (piece) => {
                sums += this.#write(piece) ?? '';
            });
            return { memory, sums, fault: undefined };
        }
        catch (error) {
            this.#failed = true;
            this.close();
            const { message, code, syscall } = error;
            return { memory, sums, fault: { path: this.#path, message, code, syscall } };
        }
    }
    /** Leaves the file that is under way as it is. Where writing failed, closing often fails as well, and says less. */
    close() {
        try {
            this.#close();
        }
        catch { }
    }
    /** Returns the sum of the file if it is complete. */
    #write({ opens, content, ends }) {
        if (opens !== undefined)
            this.#open(opens);
        this.#append(content);
        if (!ends) {
            this.#sum ??= (0,external_node_crypto_namespaceObject.createHash)('sha256');
            this.#sum.update(content);
            return undefined;
        }
        const sum = this.#sum?.update(content).digest('hex') ?? (0,external_node_crypto_namespaceObject.hash)('sha256', content);
        this.#close();
        return sum;
    }
    #open(path) {
        this.#close();
        const { again, mode, modeNarrowed } = this.#traits;
        this.#path = path;
        this.#fd = (0,external_node_fs_namespaceObject.openSync)(path, again ? 'w' : 'wx', mode);
        if (modeNarrowed)
            (0,external_node_fs_namespaceObject.fchmodSync)(this.#fd, mode);
    }
    #append(content) {
        if (this.#fd === undefined)
            throw new Error('no file is open');
        let written = 0;
        while (written < content.length)
            written += (0,external_node_fs_namespaceObject.writeSync)(this.#fd, content, written);
    }
    #close() {
        const fd = this.#fd;
        this.#fd = undefined;
        this.#sum = undefined;
        if (fd !== undefined)
            (0,external_node_fs_namespaceObject.closeSync)(fd);
    }
}

;// CONCATENATED MODULE: ./lib/disk/writer/writer-thread.js
/** A thread that writes: every order goes to its writer of files, every delivery back. */


const writer = new FileWriter(external_node_worker_threads_namespaceObject.workerData);
external_node_worker_threads_namespaceObject.parentPort?.on('message', (order) => {
    const delivery = writer.fulfil(order);
    external_node_worker_threads_namespaceObject.parentPort?.postMessage(delivery, [delivery.memory]);
});


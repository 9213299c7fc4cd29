import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./lib/disk/writer/write-batch.js
/** In bytes: large enough that handing a batch from thread to thread costs nothing beside writing it. */
const BATCH_SIZE = (/* unused pure expression or super */ null && (512 * 1024));
/** Before each part: how long its content is (4 bytes), how long its path (4 bytes), whether its file ends (1 byte). */
const HEAD_SIZE = 9;
/** Parts of files to be written, as plain bytes: objects cost more to pass between threads. */
class WriteBatch {
    memory;
    #bytes;
    #maxFiles;
    #used = 0;
    #files = 0;
    #part;
    /** `memory` has `BATCH_SIZE` bytes; no more than `maxFiles` files begin in it. */
    constructor(memory, maxFiles) {
        this.memory = memory;
        this.#maxFiles = maxFiles;
        this.#bytes = Buffer.from(memory);
    }
    /** In bytes. */
    get used() {
        return this.#used;
    }
    /** Begins a file; returns false if there is no room. @throws RangeError if no batch has room for its path */
    begin(path) {
        if (this.#files >= this.#maxFiles)
            return false;
        // No character takes more than three bytes for each unit of UTF-16.
        if (this.#used + HEAD_SIZE + 3 * path.length > BATCH_SIZE) {
            if (this.#used === 0)
                throw new RangeError('a path is longer than a batch');
            return false;
        }
        this.#open(path);
        this.#files += 1;
        return true;
    }
    /** Adds what there is room for of `chunk` from `at` on, and returns how many bytes that was. */
    append(chunk, at) {
        const part = this.#currentPart();
        const taken = chunk.copy(this.#bytes, this.#used, at);
        this.#used += taken;
        this.#bytes.writeUInt32LE(this.#bytes.readUInt32LE(part) + taken, part);
        return taken;
    }
    /** Ends the current file, which may have begun in the batch before. */
    end() {
        this.#bytes[this.#currentPart() + 8] = 1;
    }
    /** Returns where the current part begins; in a new batch it goes on with the file of the batch before. */
    #currentPart() {
        return this.#part ?? this.#open('');
    }
    #open(path) {
        const part = this.#used;
        const length = this.#bytes.write(path, part + HEAD_SIZE);
        this.#bytes.writeUInt32LE(0, part);
        this.#bytes.writeUInt32LE(length, part + 4);
        this.#bytes[part + 8] = 0;
        this.#part = part;
        this.#used = part + HEAD_SIZE + length;
        return part;
    }
}
/** Calls `visit` with every part in the first `used` bytes of a batch's memory. */
function eachPart(memory, used, visit) {
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
 * Writes files and their sums from batches, synchronously: tens of thousands of small files take a tenth of the time
 * that way.
 */
class FileWriter {
    #options;
    #path = '';
    #fd;
    /** Of a file in several parts. */
    #sum;
    #failed = false;
    constructor(options) {
        this.#options = options;
    }
    /** Writes a batch, which goes on where the one before stopped. */
    write({ memory, used }) {
        let sums = '';
        if (this.#failed)
            return { memory, sums, error: undefined };
        try {
            eachPart(memory, used, (part) => {
                sums += this.#write(part) ?? '';
            });
            return { memory, sums, error: undefined };
        }
        catch (error) {
            this.#failed = true;
            this.close();
            const { message, code, syscall } = error;
            return { memory, sums, error: { path: this.#path, message, code, syscall } };
        }
    }
    /**
     * Closes the file that is being written. Where writing failed, closing often fails as well, and its error says less.
     */
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
        const { mode, chmod } = this.#options;
        this.#path = path;
        this.#fd = (0,external_node_fs_namespaceObject.openSync)(path, 'wx', mode);
        if (chmod)
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
/** A worker thread that writes the batches it is sent, and sends each result back. */


const writer = new FileWriter(external_node_worker_threads_namespaceObject.workerData);
external_node_worker_threads_namespaceObject.parentPort?.on('message', (batch) => {
    const result = writer.write(batch);
    external_node_worker_threads_namespaceObject.parentPort?.postMessage(result, [result.memory]);
});


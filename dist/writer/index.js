import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./lib/bundle/file-writer.js


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
    fulfil({ block, pieces }) {
        const sums = [];
        if (this.#failed)
            return { block, sums, fault: undefined };
        try {
            let at = 0;
            for (const piece of pieces) {
                this.#write(piece, new Uint8Array(block, at, piece.size), sums);
                at += piece.size;
            }
            return { block, sums, fault: undefined };
        }
        catch (error) {
            this.#failed = true;
            this.#abandon();
            const { message, code, syscall } = error;
            return { block, sums, fault: { path: this.#path, message, code, syscall } };
        }
    }
    /** Where writing failed, closing often fails as well, and says less. */
    #abandon() {
        try {
            this.#close();
        }
        catch { }
    }
    #write({ opens, ends }, content, sums) {
        if (opens !== undefined)
            this.#open(opens);
        this.#append(content);
        if (!ends) {
            this.#sum ??= (0,external_node_crypto_namespaceObject.createHash)('sha256');
            this.#sum.update(content);
            return;
        }
        sums.push(this.#sum?.update(content).digest('hex') ?? (0,external_node_crypto_namespaceObject.hash)('sha256', content));
        this.#close();
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

;// CONCATENATED MODULE: ./lib/bundle/writer.js
/** A thread that writes: every order goes to its writer of files, every delivery back. */


const writer = new FileWriter(external_node_worker_threads_namespaceObject.workerData);
external_node_worker_threads_namespaceObject.parentPort?.on('message', (order) => {
    const delivery = writer.fulfil(order);
    external_node_worker_threads_namespaceObject.parentPort?.postMessage(delivery, [delivery.block]);
});


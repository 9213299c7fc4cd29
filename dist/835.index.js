export const id = 835;
export const ids = [835];
export const modules = {

/***/ 9835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkValuesFile: () => (/* binding */ checkValuesFile),
  writeValuesFile: () => (/* binding */ writeValuesFile)
});

// UNUSED EXPORTS: explainFileError

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/disk/busy-files.js
var busy_files = __webpack_require__(9366);
// EXTERNAL MODULE: ./lib/errors.js + 1 modules
var errors = __webpack_require__(3813);
// EXTERNAL MODULE: ./lib/units.js
var units = __webpack_require__(3052);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./lib/worker-url.js
var worker_url = __webpack_require__(1413);
;// CONCATENATED MODULE: ./lib/handover/values/edit-in-thread.js




/**
 * Returns what `setStaticExport` returns. It runs in a worker thread, because megabytes of YAML take seconds, and
 * the step has to react to a cancellation in the meantime.
 * @throws StepError (`values-file-…`) as `setStaticExport` does
 * @throws the reason of `signal` as soon as it is aborted
 */
async function editInThread(file, settings, signal) {
    signal.throwIfAborted();
    const workerData = { file, settings };
    // Without an environment, because the library prints what it reads if one of its variables says so.
    const worker = new external_node_worker_threads_.Worker((0,worker_url/* workerUrl */.O)('handover/values/editor-thread'), { workerData, env: {} });
    try {
        const [result] = await (0,external_node_events_.once)(worker, 'message', { signal });
        if (result && 'text' in result)
            return result.text;
        if (result)
            throw new errors/* StepError */.zg(result.code, result.values);
        throw new Error('the thread that edits the values file sent no result');
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        await worker.terminate();
    }
}

;// CONCATENATED MODULE: ./lib/handover/values/values-file.js







/** Settings for a dry run, before there is a link. */
const SAMPLE_SETTINGS = {
    bundleUrl: 'https://storage.example/bundle',
    version: 'trial',
};
/** A deployment's values are kilobytes. All is held in memory, some fifty bytes for each byte of the file. */
const MAX_BYTES = 16 * 1024 ** 2;
/**
 * Checks that `writeValuesFile` will be able to write the file, and changes nothing.
 * @throws StepError (`values-file-…`) if it will not
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkValuesFile(path, signal) {
    const file = await read(path);
    if (!file)
        throw new errors/* StepError */.zg('values-file-deleted', { file: path });
    await editInThread({ text: file.text, name: path }, SAMPLE_SETTINGS, signal);
    await explaining(path, async () => {
        await (0,promises_.access)(file.path, external_node_fs_.constants.W_OK);
        await (0,promises_.access)((0,external_node_path_.dirname)(file.path), external_node_fs_.constants.W_OK);
    });
}
/**
 * Writes `staticExport.enabled: true`, `.bundleUrl` and, if given, `.version` into the YAML file at `path` and keeps
 * everything else in it. The file is replaced atomically and keeps its mode; it is left alone if it says all this
 * already. If `path` is a symbolic link, its target is replaced.
 * @throws StepError (`values-file-…`); the file is then unchanged
 * @throws the reason of `signal` soon after it is aborted
 */
async function writeValuesFile(path, settings, signal) {
    const file = await read(path);
    if (!file)
        throw new errors/* StepError */.zg('values-file-deleted', { file: path });
    const text = await editInThread({ text: file.text, name: path }, settings, signal);
    if (text !== file.text)
        await explaining(path, () => replace(file, text));
}
/** Returns the file; undefined if there is none. */
function read(path) {
    return explaining(path, async () => {
        if (!(await exists(path)))
            return undefined;
        const target = await (0,promises_.realpath)(path);
        const status = await (0,promises_.stat)(target);
        if (status.isDirectory())
            throw new Error('it is a folder');
        if (!status.isFile())
            throw new Error('it is not a regular file');
        if (status.size > MAX_BYTES)
            throw new Error(`it is ${(0,units/* showSize */.tY)(status.size)} long, and the limit is ${(0,units/* showSize */.tY)(MAX_BYTES)}`);
        return { path: target, text: decodeUtf8(await (0,promises_.readFile)(target)), status };
    });
}
function decodeUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch (error) {
        throw new Error('it is not UTF-8', { cause: error });
    }
}
/**
 * Writes a draft next to the file, in a folder that nobody else can read, and renames it. The draft holds the link:
 * everything here is synchronous, so that no cancellation leaves it behind, except where Windows says a file is in use.
 */
async function replace({ path, status }, text) {
    const retry = (0,busy_files/* retryWhileHeld */.J)();
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(path), '.values-'));
    try {
        const draft = (0,external_node_path_.join)(folder, 'draft');
        const descriptor = (0,external_node_fs_.openSync)(draft, 'wx');
        try {
            (0,external_node_fs_.writeFileSync)(descriptor, text);
            // Root in a container must not take the file away from the runner's user.
            if (process.getuid?.() === 0)
                (0,external_node_fs_.fchownSync)(descriptor, status.uid, status.gid);
            (0,external_node_fs_.fchmodSync)(descriptor, status.mode & 0o7777);
            (0,external_node_fs_.fsyncSync)(descriptor);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
        await retry(() => (0,external_node_fs_.renameSync)(draft, path));
    }
    finally {
        await retry(() => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }));
    }
}
/** Returns whether there is anything at `path`, even a dangling symbolic link. */
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
/** Runs `work`, and turns what it throws into a `values-file-unusable`. */
async function explaining(path, work) {
    try {
        return await work();
    }
    catch (error) {
        throw new errors/* StepError */.zg('values-file-unusable', { file: path, why: explainFileError(error) }, error);
    }
}
/** Returns what an error means for the file. rename(2): EBUSY means that the file is a mount point. */
function explainFileError({ code, syscall, message }) {
    if (code !== 'EBUSY' || syscall !== 'rename' || process.platform === 'win32')
        return message;
    return 'it is mounted as a single file, which cannot be replaced (EBUSY): mount the folder that holds it instead';
}


/***/ })

};

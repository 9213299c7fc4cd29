export const id = 172;
export const ids = [172];
export const modules = {

/***/ 9172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkRelease: () => (/* binding */ checkRelease)
});

// EXTERNAL MODULE: ./lib/archive/magic.js
var magic = __webpack_require__(2057);
// EXTERNAL MODULE: ./lib/errors.js + 1 modules
var errors = __webpack_require__(3813);
// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __webpack_require__(8651);
;// CONCATENATED MODULE: ./lib/handover/release/asset-name.js

/**
 * Returns the name that GitHub would make of the one asked for: it keeps letters, digits and `.-_@+`, and puts one
 * dot for each run of anything else. https://docs.github.com/rest/releases/assets#upload-a-release-asset says so
 * vaguely; https://github.com/electron/forge/pull/1761 shows what it does.
 * @throws StepError (`release-asset-name`) if nothing is left, or a part is not known
 */
function assetName(template, parts) {
    if (template.includes('{domain}') && !parts.domain) {
        throw new errors/* StepError */.zg('release-asset-name', {
            name: template,
            why: 'it contains `{domain}`, so the input `domain` is needed',
        });
    }
    const filled = template.replace(/\{(domain|tag|ext)\}/g, (_, part) => parts[part] ?? '');
    const name = filled
        .replace(/[^A-Za-z0-9._@+-]+/g, '.')
        .replace(/\.{2,}/g, '.')
        .replace(/^\.+|\.+$/g, '');
    if (name === '')
        throw new errors/* StepError */.zg('release-asset-name', {
            name: template,
            why: 'it contains no character that GitHub allows',
        });
    return name;
}

;// CONCATENATED MODULE: ./lib/handover/release/check-release.js




/**
 * Finds the release of the tag that the workflow runs on, and what would keep an asset from being attached to it,
 * as far as GitHub tells without being changed. Octokit is loaded here and by nothing else.
 * @throws StepError (`release-…`)
 */
async function checkRelease(request) {
    const { env, token, overwrite, info } = request;
    const tag = env.GITHUB_REF_TYPE === 'tag' ? env.GITHUB_REF_NAME : undefined;
    if (!tag)
        throw new errors/* StepError */.zg('release-needs-tag', { ref: env.GITHUB_REF || 'no ref at all' });
    const nameFor = (ext) => assetName(request.name, { domain: request.domain, tag, ext });
    const names = new Set(magic/* FORMATS */.hR.map(nameFor));
    if (!token)
        throw new errors/* StepError */.zg('release-token-missing', {});
    const repository = env.GITHUB_REPOSITORY ?? '';
    const [owner = '', repo = ''] = repository.split('/');
    const { openGitHub } = await Promise.all(/* import() */[__webpack_require__.e(779), __webpack_require__.e(413), __webpack_require__.e(74)]).then(__webpack_require__.bind(__webpack_require__, 7074));
    const github = openGitHub({
        ...request,
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        owner,
        repo,
    });
    const release = await github.withRetries(`look up the release of ${tag}`, () => github.findRelease(tag));
    if (!release?.draft && !release?.immutable && (await github.deniesWriting(tag))) {
        throw new errors/* StepError */.zg('release-forbidden', { what: 'write releases', status: 403, said: undefined });
    }
    if (!release)
        throw await missing(github, repository, tag);
    const repositoryUrl = `${env.GITHUB_SERVER_URL || 'https://github.com'}/${repository}`;
    // An asset of that name may be the very archive: that is known when there is an archive to compare it with.
    const assets = await github.withRetries('list the assets of the release', () => github.assets(release));
    const there = assets.filter(({ name, state }) => names.has(name) && state === 'uploaded');
    if (release.immutable && there.length === 0)
        throw new errors/* StepError */.zg('release-immutable', { tag });
    for (const { name } of overwrite ? [] : there) {
        info((0,clean/* safe */.gB) `Note: the release of ${tag} already has ${name}; replacing it with different content needs overwrite: true`);
    }
    const { warning, clock, signal } = request;
    return { github, release, tag, nameFor, repositoryUrl, overwrite, info, warning, clock, signal };
}
async function missing(github, repository, tag) {
    const isFork = await github.withRetries(`look up the repository ${repository}`, () => github.isFork());
    return new errors/* StepError */.zg(isFork ? 'release-missing-in-fork' : 'release-missing', { repository, tag });
}


/***/ })

};

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { startSandbox } from '../../sandbox/server.ts'
import { REPOSITORY, startGitHubServer, TOKEN } from '../support/github-server.ts'
import { keptScratch } from '../support/scratch.ts'
import { begin } from '../support/step.ts'

/** Runs an export against a sandbox of its own, in a workspace with these files. */
async function exported(
  files: Record<string, string>,
  inputs: Record<string, string>,
  env: Record<string, string> = {},
) {
  const place = keptScratch()
  for (const [name, content] of Object.entries(files)) writeFileSync(join(place, name), content)
  const asked: string[] = []
  const sandbox = await startSandbox({ exportTimeMs: 0, info: (line) => void asked.push(line.text) })
  const common = { 'base-url': sandbox.baseUrl, 'api-key': sandbox.apiKey, domain: 'docs.example.com' }
  const run = await begin({ with: { ...common, ...inputs }, workspace: place, env }).result
  await sandbox.close()
  return { ...run, place, asked }
}

describe('values-file', () => {
  test.concurrent('the link and the version are written, the rest stays', async () => {
    const before = '# ours\nreplicas: 2 # two\nstaticExport:\n  enabled: false\n'
    const inputs = { 'values-file': 'values.yaml', 'export-version': '1.10' }
    const { outputs, place, log } = await exported({ 'values.yaml': before }, inputs)
    expect(outputs.outcome).toBe('succeeded')
    const after = readFileSync(join(place, 'values.yaml'), 'utf8')
    expect(parse(after)).toEqual({
      replicas: 2,
      staticExport: { enabled: true, bundleUrl: outputs.bundleUrl, version: '1.10' },
    })
    expect(after).toContain('# ours\nreplicas: 2 # two\n')
    expect(log).not.toContain('X-Amz-Signature')
  })

  test.concurrent.each([
    ['of another shape', 'staticExport: [1, 2]\n', 'values.yaml'],
    ['with a template in it', 'a: {{ .Values.b }}\n', 'it is a template, with “{{” outside quotes'],
    ['above 1 MiB', '# a\n'.repeat(300_000), 'it is 1.1 MiB long, and the limit is 1.0 MiB'],
  ])('a file %s is reported before anything is sent, and stays', async (_, before, words) => {
    const { outputs, place, asked, errors } = await exported(
      { 'values.yaml': before },
      { 'values-file': 'values.yaml' },
    )
    expect(asked).toEqual([])
    expect(outputs.outcome).toBe('handover-failed')
    expect(errors).toEqual([expect.stringContaining(words)])
    expect(readFileSync(join(place, 'values.yaml'), 'utf8')).toBe(before)
  })

  test.concurrent('a file that does not exist is reported before anything is sent, and not created', async () => {
    const { outputs, place, asked, errors } = await exported({}, { 'values-file': 'deploy/valeus.yaml' })
    expect(asked).toEqual([])
    expect(outputs.outcome).toBe('rejected')
    expect(errors).toEqual([
      expect.stringMatching(/there is no file .*deploy\/valeus\.yaml;.*actions\/checkout/),
    ])
    expect(readdirSync(place)).toEqual([])
  })

  test.concurrent('values-url is written instead of the link, and nothing says that the bundle is there', async () => {
    const inputs = {
      'values-file': 'values.yaml',
      'bundle-path': 'kept.tar.gz',
      'values-url': 'https://bundles.example/{domain}/{tag}/{sha256}.{ext}',
    }
    const env = { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'docs/v1+2' }
    const { outputs, place, log, summary } = await exported({ 'values.yaml': '' }, inputs, env)
    const address = `https://bundles.example/docs.example.com/docs/v1%2B2/${outputs.bundleSha256}.tar.gz`
    expect(outputs.outcome).toBe('succeeded')
    const { staticExport } = parse(readFileSync(join(place, 'values.yaml'), 'utf8'))
    expect(staticExport).toEqual({ enabled: true, bundleUrl: address })
    expect(log).toContain(
      `the bundle is not there yet: upload ${join(place, 'kept.tar.gz')} to ${address} before`,
    )
    expect(summary).toContain('not there yet')
    expect(summary).toContain(address)
  })

  test.concurrent('verify: strict with a broken site hands nothing over', async () => {
    const site = keptScratch()
    writeFileSync(join(site, 'index.html'), '<!doctype html><a href="gone.html">gone</a>')
    const place = keptScratch()
    writeFileSync(join(place, 'values.yaml'), '')
    const sandbox = await startSandbox({ exportTimeMs: 0, site })
    const inputs = { 'site-path': 'public', verify: 'strict', host: 'nginx', 'values-file': 'values.yaml' }
    const common = { 'base-url': sandbox.baseUrl, 'api-key': sandbox.apiKey, domain: 'docs.example.com' }
    const run = await begin({ with: { ...common, ...inputs }, workspace: place }).result
    await sandbox.close()
    expect(run.outputs.outcome).toBe('verify-failed')
    expect(readdirSync(place).sort()).toEqual(['public', 'values.yaml'])
    expect(readFileSync(join(place, 'values.yaml'), 'utf8')).toBe('')
  })
})

describe('release-asset', () => {
  const onTag = (url: string) => ({
    GITHUB_API_URL: url,
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_REF: 'refs/tags/v1',
    GITHUB_REF_TYPE: 'tag',
    GITHUB_REF_NAME: 'v1',
  })

  test.concurrent('the archive is attached to the release of the tag, and is nowhere else', async () => {
    const github = await startGitHubServer()
    const release = github.add({ tag_name: 'v1', draft: false })
    const inputs = { 'release-asset': '{domain}-{tag}.{ext}', 'github-token': TOKEN }
    const { outputs, place, commands, stdout, errors } = await exported({}, inputs, onTag(github.url))
    expect(errors).toEqual([])
    expect(outputs.outcome).toBe('succeeded')
    expect(release.assets).toMatchObject([
      { name: 'docs.example.com-v1.tar.gz', digest: `sha256:${outputs.bundleSha256}` },
    ])
    expect(outputs.releaseAssetUrl).toContain('docs.example.com-v1.tar.gz')
    expect(readdirSync(place)).toEqual([])
    expect(commands.filter(({ name }) => name === 'add-mask').map(({ message }) => message)).toContain(TOKEN)
    expect(stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(TOKEN)
  })

  test.concurrent('names that say something else than the archive are pointed out', async () => {
    const github = await startGitHubServer()
    const { assets } = github.add({ tag_name: 'v1', draft: false })
    const inputs = { 'bundle-path': 'kept.zip', 'release-asset': 'docs.zip', 'github-token': TOKEN }
    const { outputs, commands } = await exported({}, inputs, onTag(github.url))
    expect(outputs.outcome).toBe('succeeded')
    const warnings = commands.filter(({ name }) => name === 'warning').map(({ message }) => message)
    expect(warnings).toEqual([
      expect.stringMatching(/^kept\.zip is a tar\.gz archive.*name a folder in bundle-path/),
      expect.stringMatching(/^docs\.zip is a tar\.gz archive.*\{ext\}/),
    ])
    expect(assets).toMatchObject([{ name: 'docs.zip', content_type: 'application/gzip' }])
  })

  test.concurrent('an asset that values-url names is there, and only then is nothing to be uploaded', async () => {
    const github = await startGitHubServer()
    github.add({ tag_name: 'v1', draft: true })
    const inputs = {
      'release-asset': 'docs.{ext}',
      'github-token': TOKEN,
      'values-file': 'values.yaml',
      overwrite: 'true',
    }
    const run = (url: string) =>
      exported({ 'values.yaml': '' }, { ...inputs, 'values-url': url }, onTag(github.url))
    const there = await run('https://github.example/octo/docs/releases/download/{tag}/docs.{ext}')
    expect(there.outputs.outcome).toBe('succeeded')
    expect(there.log).not.toContain('not there yet')
    const elsewhere = await run('https://bundles.example/{sha256}')
    expect(elsewhere.log).toContain('upload the release asset docs.tar.gz to https://bundles.example/')
  })

  test.concurrent('a workflow without a tag is rejected before the export is started', async () => {
    const inputs = { 'release-asset': 'docs.{ext}', 'github-token': TOKEN }
    const { outputs, asked, errors } = await exported({}, inputs)
    expect(asked).toEqual([])
    expect(outputs.outcome).toBe('rejected')
    expect(errors).toEqual([expect.stringContaining('needs a workflow that runs on a tag')])
  })

  test.concurrent('a release that does not exist is reported before the export is started', async () => {
    const github = await startGitHubServer()
    const inputs = { 'release-asset': 'docs.tar.gz', 'github-token': TOKEN }
    const { outputs, asked, errors } = await exported({}, inputs, onTag(github.url))
    expect(asked).toEqual([])
    expect(outputs.outcome).toBe('handover-failed')
    expect(errors).toEqual([expect.stringContaining('no release for the tag v1')])
  })
})

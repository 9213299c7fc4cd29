import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { startGitHubServer, TOKEN } from '../support/github-server.ts'
import { exportFrom, workspaceWith } from '../support/step.ts'

/** Runs an export in a workspace with this values file. */
const exported = (values: string, inputs: Record<string, string>, env: Record<string, string> = {}) =>
  exportFrom({}, inputs, { workspace: workspaceWith({ 'values.yaml': values }), env })

const valuesIn = (workspace: string) => readFileSync(join(workspace, 'values.yaml'), 'utf8')

describe('values-file', () => {
  test.concurrent('the link and the version are written, the rest stays', async () => {
    const before = '# ours\nreplicas: 2 # two\nstaticExport:\n  enabled: false\n'
    const inputs = { 'values-file': 'values.yaml', 'export-version': '1.10' }
    const { outputs, workspace, log } = await exported(before, inputs)
    expect(outputs.outcome).toBe('succeeded')
    const after = valuesIn(workspace)
    expect(parse(after)).toEqual({
      replicas: 2,
      staticExport: { enabled: true, bundleUrl: outputs.bundleUrl, version: '1.10' },
    })
    expect(after).toContain('# ours\nreplicas: 2 # two\n')
    expect(log).not.toContain('X-Amz-Signature')
  })

  test.concurrent.each([
    ['with a template in it', 'a: {{ .Values.b }}\n', 'values.yaml', 'handover-failed', 'it is a template'],
    ['above 1 MiB', '# a\n'.repeat(300_000), 'values.yaml', 'handover-failed', 'the limit is 1.0 MiB'],
    ['that does not exist', '', 'deploy/valeus.yaml', 'rejected', 'deploy/valeus.yaml; '],
  ])('a file %s is reported before anything is sent, and stays', async (_, before, file, outcome, words) => {
    const { outputs, workspace, asked, errors } = await exported(before, { 'values-file': file })
    expect([asked, outputs.outcome]).toEqual([[], outcome])
    expect(errors).toEqual([expect.stringContaining(words)])
    expect([readdirSync(workspace), valuesIn(workspace)]).toEqual([['values.yaml'], before])
  })

  test.concurrent('values-url is written instead of the link, and nothing says that the bundle is there', async () => {
    const inputs = {
      'values-file': 'values.yaml',
      'bundle-path': 'kept.tar.gz',
      'values-url': 'https://bundles.example/{domain}/{tag}/{sha256}.{ext}',
    }
    const env = { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'docs/v1+2' }
    const { outputs, workspace, log, summary } = await exported('', inputs, env)
    const address = `https://bundles.example/docs.example.com/docs/v1%2B2/${outputs.bundleSha256}.tar.gz`
    expect(outputs.outcome).toBe('succeeded')
    expect(parse(valuesIn(workspace)).staticExport).toEqual({ enabled: true, bundleUrl: address })
    expect(log).toContain(
      `the bundle is not there yet: upload ${join(workspace, 'kept.tar.gz')} to ${address} before`,
    )
    expect(summary).toContain('not there yet')
    expect(summary).toContain(address)
  })
})

/** With other content than the archive of the sandbox. */
const EARLIER_ASSET = {
  id: 1_000,
  name: 'docs.tar.gz',
  state: 'uploaded',
  size: 1,
  digest: 'sha256:0',
  content_type: '',
  created_at: '2026-01-02T03:04:05Z',
}

describe('release-asset', () => {
  test.concurrent('the archive is attached to the release of the tag, and is nowhere else', async () => {
    const github = await startGitHubServer()
    const release = github.add({})
    const inputs = { 'release-asset': '{domain}-{tag}.{ext}', 'github-token': TOKEN }
    const { outputs, workspace, commands, stdout, errors } = await exportFrom({}, inputs, { env: github.env })
    expect([errors, outputs.outcome]).toEqual([[], 'succeeded'])
    expect(release.assets).toMatchObject([
      { name: 'docs.example.com-v1.tar.gz', digest: `sha256:${outputs.bundleSha256}` },
    ])
    expect(outputs.releaseAssetUrl).toContain('docs.example.com-v1.tar.gz')
    expect(readdirSync(workspace)).toEqual([])
    expect(commands.filter(({ name }) => name === 'add-mask').map(({ message }) => message)).toContain(TOKEN)
    expect(stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(TOKEN)
  })

  test.concurrent('names that say something else than the archive are pointed out', async () => {
    const github = await startGitHubServer()
    const { assets } = github.add({})
    const inputs = { 'bundle-path': 'kept.zip', 'release-asset': 'docs.zip', 'github-token': TOKEN }
    const { outputs, warnings } = await exportFrom({}, inputs, { env: github.env })
    expect(outputs.outcome).toBe('succeeded')
    expect(warnings).toEqual([
      expect.stringMatching(/^kept\.zip is a tar\.gz archive.*name a folder in bundle-path/),
      expect.stringMatching(/^docs\.zip is a tar\.gz archive.*\{ext\}/),
    ])
    expect(assets).toMatchObject([{ name: 'docs.zip', content_type: 'application/gzip' }])
  })

  test.concurrent.each([
    ['there', 'https://github.example/octo/docs/releases/download/{tag}/docs.{ext}', ''],
    [
      'elsewhere',
      'https://bundles.example/{sha256}',
      'upload the release asset docs.tar.gz to https://bundles.',
    ],
  ])('an asset that values-url says is %s has to be uploaded only if it is not', async (_, url, words) => {
    const github = await startGitHubServer()
    const { assets } = github.add({ draft: true, assets: [EARLIER_ASSET] })
    const asset = { 'release-asset': 'docs.{ext}', 'github-token': TOKEN, overwrite: 'true' }
    const inputs = { ...asset, 'values-file': 'values.yaml', 'values-url': url }
    const { outputs, log } = await exported('', inputs, github.env)
    expect(outputs.outcome).toBe('succeeded')
    expect(assets).toMatchObject([{ name: 'docs.tar.gz', digest: `sha256:${outputs.bundleSha256}` }])
    expect(log).toContain(words)
    expect(log.includes('not there yet')).toBe(words !== '')
  })

  test.concurrent.each([
    ['a workflow without a tag', {}, 'rejected', 'needs a workflow that runs on a tag'],
    ['a release that does not exist', undefined, 'handover-failed', 'no release for the tag v1'],
  ])('%s is reported before the export is started', async (_, without, outcome, words) => {
    const github = await startGitHubServer()
    const inputs = { 'release-asset': 'docs.{ext}', 'github-token': TOKEN }
    const { outputs, asked, errors } = await exportFrom({}, inputs, { env: without ?? github.env })
    expect([asked, outputs.outcome]).toEqual([[], outcome])
    expect(errors).toEqual([expect.stringContaining(words)])
  })
})

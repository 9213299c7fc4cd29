/**
 * What an export hands over, as the runner starts the step; component/modes/hand-over.test.ts tests
 * what is refused.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { exportFrom, workspaceWith } from '../support/step.ts'

const SITE = workspaceWith({ 'index.html': '<h1>Docs</h1>' })

/** Runs an export in a workspace with this values file. */
const exported = (
  values: string,
  inputs: Record<string, string>,
  env: Record<string, string> = {},
) =>
  exportFrom({ site: SITE }, inputs, { workspace: workspaceWith({ 'values.yaml': values }), env })

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

  test.concurrent('values-path specifies where the link is written, and without it a Kubernetes object is refused', async () => {
    const before = 'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nspec:\n  values: {}\n'
    const inputs = { 'values-file': 'values.yaml', 'values-path': 'spec.values' }
    const { outputs, workspace } = await exported(before, inputs)
    expect(outputs.outcome).toBe('succeeded')
    const staticExport = { enabled: true, bundleUrl: outputs.bundleUrl }
    expect(parse(valuesIn(workspace))).toMatchObject({ spec: { values: { staticExport } } })

    const without = await exported(before, { 'values-file': 'values.yaml' })
    expect([without.asked, without.outputs.outcome]).toEqual([[], 'handover-failed'])
    expect(without.errors).toEqual([expect.stringContaining('set `values-path` to spec.values.')])
    expect(valuesIn(without.workspace)).toBe(before)
  })

  test.concurrent('values-url is written instead of the link, and nothing claims that the bundle is there', async () => {
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
      `the bundle is not at ${address} yet: upload ${join(workspace, 'kept.tar.gz')} before`,
    )
    expect(summary).toContain('must still be uploaded')
    expect(summary).toContain(address)
  })
})

import { expect, test } from '@jest/globals'
import { environmentOfStep } from '../../../../scripts/try/environment.ts'

test('the step has the environment of the user, apart from what a runner sets for each step', () =>
  expect(
    environmentOfStep({
      https_proxy: 'http://proxy.example.com:3128',
      NODE_EXTRA_CA_CERTS: '/ca.pem',
      GITHUB_REF: 'refs/tags/v1',
      GITHUB_STEP_SUMMARY: '/summary',
      GITHUB_OUTPUT: '/output',
      GITHUB_WORKSPACE: '/workspace',
      RUNNER_TEMP: '/temp',
      'INPUT_BASE-PATH': '/x/',
      input_host: 'nginx',
      UNSET: undefined,
    }),
  ).toEqual({
    https_proxy: 'http://proxy.example.com:3128',
    NODE_EXTRA_CA_CERTS: '/ca.pem',
    GITHUB_REF: 'refs/tags/v1',
  }))

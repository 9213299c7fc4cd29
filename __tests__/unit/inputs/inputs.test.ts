import { describe, expect, test } from '@jest/globals'
import { AGENT, EXPORT, errorsIn, errorsOf, inputEnv } from '../../support/inputs.ts'

test('all errors are reported together, each by the name of its input', async () => {
  const message = await errorsOf({
    wait: 'yes',
    'wait-timeout': '31d',
    'poll-interval': 'often',
    'request-timeout': '0',
    'mask-bundle-url': 'no',
  })
  for (const name of [
    'base-url',
    'api-key',
    'domain',
    'wait',
    'wait-timeout',
    'poll-interval',
    'request-timeout',
    'mask-bundle-url',
  ]) {
    expect(message).toContain(`\n- ${name} `)
  }
  expect(message.split('\n- ')).toHaveLength(9)
})

describe('a mode that does not exist', () => {
  test.each([
    ['publish', 'expected export, agent-job or check'],
    ['chek', 'did you mean check?'],
    ['exprot', 'did you mean export?'],
    ['agent', 'did you mean agent-job?'],
    ['agent_jobs', 'did you mean agent-job?'],
  ])('%j', async (mode, expected) => {
    const message = await errorsOf({ ...EXPORT, mode })
    expect(message).toContain('- mode ')
    expect(message).toContain(expected)
  })

  test('has no correction suggested if it is close to no mode', async () => {
    expect(await errorsOf({ ...EXPORT, mode: 'publish' })).not.toContain('did you mean')
  })

  test('does not make the inputs that only one mode needs required', async () => {
    expect(await (await errorsOf({ mode: 'exprot' })).split('\n- ')).toHaveLength(2)
  })

  test('is reported together with every other value that is wrong', async () => {
    const message = await errorsOf({ mode: 'exprot', 'base-url': 'api.example.com', overwrite: 'no' })
    expect(
      message
        .split('\n- ')
        .slice(1)
        .map((line) => line.split(' ', 1)[0]),
    ).toEqual(['mode', 'base-url', 'overwrite'])
  })
})

test('a wrong value is an error also where the input has no effect', async () => {
  expect(await errorsOf({ ...AGENT, 'max-unpacked-size': 'big' })).toContain('- max-unpacked-size is “big”')
})

test.each([
  ['proxy.example.com:3128', 'it does not begin with http:// or https://; expected http://host:port'],
  ['http://me:50%@proxy.example.com', 'expected http://host:port'],
  ['socks5://proxy.example.com', 'SOCKS proxies are not supported; expected http://host:port'],
  ['::x', 'it does not begin with http:// or https://; expected http://host:port'],
])('a proxy that the toolkit would ignore is reported, without its value: %s', async (proxy, why) => {
  const env = { ...inputEnv(EXPORT), HTTPS_PROXY: proxy }
  const message = await errorsIn(env)
  expect(message).toContain(`HTTPS_PROXY in the environment is not the address of a proxy: ${why}`)
  expect(message).not.toContain(proxy)
  const encoded = { ...inputEnv(EXPORT), https_proxy: 'http://me:50%25@proxy.example.com:3128' }
  expect(await errorsIn(encoded)).toBe('')
})

test('the value of an input cannot act as a command to the runner', async () => {
  expect(await errorsOf({ ...EXPORT, domain: 'x\n::error::y ##[error]z' })).toContain(
    '“x ::error::y ## [error]z”',
  )
})

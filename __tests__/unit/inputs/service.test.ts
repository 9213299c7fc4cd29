import { describe, expect, test } from '@jest/globals'
import { EXPORT, errorsOf } from '../../support/inputs.ts'

describe('an invalid input about the service or the wait is reported', () => {
  test.each([
    ['base-url', 'https://api.example.com/v1/static-export/jobs', 'did you mean https://api.example.com?'],
    [
      'base-url',
      'https://api.example.com/x/v2/agent/p/job/j',
      'in a path of the API, did you mean https://api.example.com/x?',
    ],
    ['base-url', 'https://api.example.com/static-export/jobs/', 'did you mean https://api.example.com?'],
    ['base-url', 'api.example.com', 'did you mean https://api.example.com?'],
    ['base-url', '//api.example.com', 'did you mean https://api.example.com?'],
    ['base-url', 'http://api.example.com', 'http is allowed for loopback hosts only'],
    ['base-url', 'localhost:8765', 'did you mean http://localhost:8765?'],
    ['base-url', 'https://api.example.com:port', 'expected the root'],
    ['base-url', 'https://api.example.com/v1/', 'leave out the version'],
    ['base-url', 'http://a.localhost', 'http is allowed for loopback hosts only'],
    ['base-url', 'ftp://api.example.com', 'expected the root'],
    ['base-url', 'https://me:secret@api.example.com', 'belongs in api-key'],
    ['base-url', 'https://api.example.com?x=1', 'has a query or a fragment'],
    ['base-url', 'https://api.example.com#', 'has a query or a fragment'],
    ['base-url', 'https://api.exam\tple.com', 'white space'],
    ['api-key', 'Bearer key_0001', 'leave that out'],
    ['api-key', 'key 1', 'white space or a line end in it'],
    ['api-key', 'key\nother', 'white space or a line end in it'],
    ['api-key', 'schlüssel', 'copy it again from the dashboard'],
    ['api-key', '"key_0001"', 'leave the quotes out'],
    ['api-key', "'key_0001'", 'leave the quotes out'],
    ['api-key', '“key_0001”', 'leave the quotes out'],
    ['api-key', '"key_0001', 'leave the quotes out'],
    ['api-key', 'KEY: key_0001', 'must hold the key and nothing else'],
    ['api-key', 'e', 'has fewer than 8 characters, so it is no key'],
    ['api-key', 'sesame7', 'has fewer than 8 characters, so it is no key'],
    ['wait', 'yes', 'expected true or false; did you mean true?'],
    ['wait', 'on', 'did you mean true?'],
    ['wait', 'tRUE', 'did you mean true?'],
    ['wait', '0', 'did you mean false?'],
    ['wait', 'maybe', 'expected true or false'],
    [
      'wait-timeout',
      '30 minutes',
      'expected a duration such as 45s, 30m, 2h, 1h30m or 2d; did you mean 30m?',
    ],
    ['wait-timeout', '2 Hours 5 mins', 'did you mean 2h5m?'],
    ['wait-timeout', '30 minutes please', 'or 2d; did you mean 30m?'],
    ['wait-timeout', 'about 1 hour, 30 minutes', 'or 2d; did you mean 1h30m?'],
    ['wait-timeout', '30M', 'did you mean 30m?'],
    ['wait-timeout', '30000ms', 'did you mean 30s?'],
    ['wait-timeout', '999ms', 'expected a duration such as'],
    ['wait-timeout', '9'.repeat(400), 'expected a duration such as'],
    ['wait-timeout', '0', 'expected 1s to 30d'],
    ['poll-interval', '61m', 'expected 1s to 1h'],
    ['request-timeout', '11m', 'expected 1s to 10m'],
  ])('%s: %j', async (name, value, expected) => {
    const message = await errorsOf({ ...EXPORT, [name]: value })
    expect(message).toContain(`- ${name} `)
    expect(message).toContain(expected)
    expect(message.split('\n- ')).toHaveLength(2)
  })

  test.each([
    ['wait', 'maybe'],
    ['wait-timeout', '1 month'],
    ['wait-timeout', '999ms'],
  ])('no correction is suggested for %s: %j', async (name, value) => {
    expect(await errorsOf({ ...EXPORT, [name]: value })).not.toContain('did you mean')
  })

  test('the error of a missing key says where to look, and a bad key is never shown', async () => {
    expect(await errorsOf({ ...EXPORT, 'api-key': '' })).toContain('its secret is empty')
    expect(await errorsOf({ ...EXPORT, 'base-url': '' })).toContain('look at what follows “base-url:”')
    expect(await errorsOf({ ...EXPORT, 'api-key': 'sesame open' })).not.toContain('sesame')
    expect(await errorsOf({ ...EXPORT, 'api-key': 'sesame7' })).not.toContain('sesame')
    expect(await errorsOf({ ...EXPORT, 'base-url': 'https://me:sesame@x.example' })).not.toContain('sesame')
  })

  test.each(['me:sesame@x.example', 'http://me:sesame@x.example:99999', 'https://x.example?key=sesame'])(
    'a secret in base-url is never shown: %s',
    async (url) => {
      expect(await errorsOf({ ...EXPORT, 'base-url': url })).not.toContain('sesame')
    },
  )
})

describe('an input about the service or the wait is accepted', () => {
  test.each([
    ['base-url', 'https://api.example.com/prefix/'],
    ['base-url', 'http://127.0.0.1:4010'],
    ['base-url', 'http://localhost/api'],
    ['base-url', 'http://[::1]:4010'],
    ['api-key', '  key_0001\n'],
    ['wait', 'TRUE'],
    ['wait-timeout', '1'],
    ['wait-timeout', '720h'],
    ['wait-timeout', '30 min'],
    ['wait-timeout', '1.5h'],
    ['base-url', 'https://api.example.com/agent'],
  ])('%s: %j', async (name, value) => {
    expect(await errorsOf({ ...EXPORT, [name]: value })).toBe('')
  })
})

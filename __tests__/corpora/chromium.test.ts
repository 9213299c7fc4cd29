/** The browser of the other tests gives up on a page that is never done. Needs the Debian package chromium. */
import { createServer } from 'node:http'
import { expect, test } from '@jest/globals'
import { startChromium } from '../../scripts/chromium.ts'
import { listen } from '../support/listen.ts'

const PAGES: Readonly<Record<string, string>> = {
  '/loads': '<!doctype html><img src="/never">',
  '/asks': '<!doctype html><script>setInterval(() => fetch("/data"), 20)</script>',
  '/data': 'x',
  '/done': '<!doctype html><p>done',
}

test('a page that is never done is an error, which says what it lacks', async () => {
  const server = createServer(({ url = '' }, response) => {
    const page = PAGES[url]
    if (page !== undefined) response.setHeader('content-type', 'text/html').end(page)
  })
  const { port } = await listen(server)
  const address = `http://127.0.0.1:${port}`
  const [chromium, patient] = [await startChromium(10_000), await startChromium()]
  try {
    for (const [path, lacks] of [
      ['/never', 'the server has not answered'],
      ['/loads', 'not all that it loads has arrived'],
      ['/asks', 'it is never still'],
    ])
      await expect(chromium.open(`${address}${path}`)).rejects.toThrow(
        `Chromium did not finish ${address}${path} in 10 s: ${lacks}`,
      )
    expect(await patient.evaluate(`${address}/done`, 'document.body.textContent')).toBe('done')
  } finally {
    await chromium.stop()
    await patient.stop()
  }
}, 180_000)

/** Programs that tests start, and that are ended after them. */
import { afterAll, afterEach, beforeAll } from '@jest/globals'
import { type Chromium, startChromium } from '../../scripts/chromium.ts'
import { type Nginx, startNginx } from './nginx.ts'

const running: Nginx[] = []
afterEach(() => Promise.all(running.splice(0).map((nginx) => nginx.stop())))

/** Starts nginx, which is stopped after the test. */
export async function nginxFor(...served: Parameters<typeof startNginx>): Promise<Nginx> {
  const nginx = await startNginx(...served)
  running.push(nginx)
  return nginx
}

/** Returns a browser that is available in all tests of the file. */
export function browser(): Pick<Chromium, 'open' | 'evaluate'> {
  let chromium: Chromium
  beforeAll(async () => {
    chromium = await startChromium()
  })
  afterAll(() => chromium.stop())
  return {
    open: (...asked) => chromium.open(...asked),
    evaluate: (...asked) => chromium.evaluate(...asked),
  }
}

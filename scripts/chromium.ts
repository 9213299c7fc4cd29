import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/** The addresses that a page requested and did not get, sorted. */
type Failures = readonly string[]

/**
 * A Chromium without a network: it can only reach 127.0.0.1. After it has ended, everything except
 * `stop` throws.
 */
export interface Chromium {
  /**
   * Opens a page, waits until it is idle, and returns the failed requests. It waits for those that
   * are expected: browsers request some files late, such as icons.
   */
  open(url: string, options?: { readonly expected?: Failures }): Promise<Failures>
  /** Opens a page and returns the value of a JavaScript expression in it. */
  evaluate(url: string, expression: string, screen?: BrowserContextOptions): Promise<unknown>
  /** Opens a page, and returns a PNG screenshot of the first element that a selector matches. */
  photograph(url: string, shown: Shown, screen: BrowserContextOptions): Promise<Buffer>
  stop(): Promise<void>
}

/** What a screenshot shows: an element, without some others in it. */
export interface Shown {
  readonly selector: string
  /** A selector for the elements that are left out. */
  readonly without?: string
}

/** How long it waits for a page, and for requests that are expected to fail, in ms. */
const MAX_WAIT = 60_000

/** Starts Chromium (Debian package chromium). */
export async function startChromium(): Promise<Chromium> {
  // Chromium creates a folder with a socket there. The path of the socket can have at most 107 characters, so the name
  // is short.
  const temporary = mkdtempSync(join(tmpdir(), 'c-'))
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      // Otherwise, it soon ignores fragments that are tried one after another.
      '--disable-ipc-flooding-protection',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
    env: { ...process.env, TMPDIR: temporary },
  })

  /** Does something with a new page, and then closes it. */
  async function withPage<Result>(
    use: (page: Page) => Promise<Result>,
    screen?: BrowserContextOptions,
  ): Promise<Result> {
    const page = await browser.newPage(screen)
    try {
      return await use(page)
    } finally {
      await page.close()
    }
  }

  return {
    open: (url, { expected = [] } = {}) => withPage((page) => findFailures(page, url, expected)),
    evaluate: (url, expression, screen) =>
      withPage(async (page) => {
        await visit(page, url)
        return page.evaluate(expression)
      }, screen),
    photograph: (url, { selector, without }, screen) =>
      withPage(async (page) => {
        await visit(page, url)
        if (without !== undefined)
          await page.addStyleTag({ content: `${without} { display: none }` })
        return page.locator(selector).first().screenshot()
      }, screen),
    async stop() {
      await browser.close()
      rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Measured with the page's own clock, because on a busy machine, its timers are late, too. */
const PAUSE = 'new Promise((resolve) => setTimeout(resolve, 200))'

/** Opens an address, and waits until the page sends no more requests. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle', timeout: MAX_WAIT })
  // On a busy machine, the network may be idle before the end of a large page has been parsed.
  await page.waitForLoadState('load', { timeout: MAX_WAIT })
  await page.evaluate(PAUSE)
}

async function findFailures(page: Page, url: string, expected: Failures): Promise<Failures> {
  const failed = new Set<string>()
  page.on('response', (response) => {
    if (response.status() >= 400) failed.add(response.url())
  })
  page.on('requestfailed', (request) => {
    // Requests that the page itself canceled, usually a prefetch, did not fail.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.add(request.url())
  })
  await visit(page, url)
  const end = performance.now() + MAX_WAIT
  while (performance.now() < end && !expected.every((address) => failed.has(address)))
    await sleep(200)
  return [...failed].sort()
}

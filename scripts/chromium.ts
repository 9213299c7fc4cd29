import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type BrowserContextOptions,
  chromium,
  type Page,
  type PageScreenshotOptions,
} from 'playwright-core'

/** What a page asked for and did not get: addresses, sorted. */
type Failures = readonly string[]

/** A Chromium without a network: it reaches 127.0.0.1 and nothing else. Once it has ended, all but `stop` throws. */
export interface Chromium {
  /**
   * Opens a page, waits until it is still, and returns the requests that failed. Those that are
   * expected are waited for: browsers take their time with some files, such as icons.
   */
  open(url: string, options?: { readonly expected?: Failures }): Promise<Failures>
  /** Opens a page and returns the value of a JavaScript expression in it. */
  evaluate(url: string, expression: string, screen?: Screen): Promise<unknown>
  /** Opens a page and returns a picture of the first element that a selector matches, as PNG. */
  photograph(url: string, shown: Shown, screen: Screen): Promise<Buffer>
  stop(): Promise<void>
}

/** What a picture shows: an element, down to the end of the first of some others in it. */
export interface Shown {
  readonly selector: string
  readonly until?: string
}

/** What a page is shown on; the width is in CSS pixels, each of which has `scale` pixels in both directions, 1 if not given. */
export interface Screen {
  readonly width: number
  readonly scheme: 'light' | 'dark'
  readonly scale?: number
}

type Rectangle = NonNullable<PageScreenshotOptions['clip']>

/** How long a page has to be still to be done, in ms of its own time: on a busy machine, its timers are late, too. */
const STILL = 200
const PAUSE = `new Promise((resolve) => setTimeout(resolve, ${STILL}))`

/** How long is waited for a page, and for requests that are expected to fail, in ms. */
const MAX_WAIT = 60_000

/** Starts Chromium (Debian package chromium). */
export async function startChromium(): Promise<Chromium> {
  // It leaves a folder with a socket there, whose path may have 107 characters: hence the short name.
  const temporary = mkdtempSync(join(tmpdir(), 'c-'))
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      // Else it soon ignores fragments that are tried one after another.
      '--disable-ipc-flooding-protection',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
    env: { ...process.env, TMPDIR: temporary },
  })

  /** Does something with a new page, which is closed then. */
  async function withPage<Result>(
    screen: Screen | undefined,
    use: (page: Page) => Promise<Result>,
  ): Promise<Result> {
    const context = await browser.newContext(contextFor(screen))
    try {
      return await use(await context.newPage())
    } finally {
      await context.close()
    }
  }

  return {
    open: (url, { expected = [] } = {}) =>
      withPage(undefined, (page) => failuresOf(page, url, expected)),
    evaluate: (url, expression, screen) =>
      withPage(screen, async (page) => {
        await visit(page, url)
        return page.evaluate(expression)
      }),
    photograph: (url, shown, screen) =>
      withPage(screen, async (page) => {
        await visit(page, url)
        const clip = await placeOf(page, shown)
        return page.screenshot({ clip, fullPage: true })
      }),
    async stop() {
      await browser.close()
      rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function contextFor(screen: Screen | undefined): BrowserContextOptions {
  if (screen === undefined) return {}
  const { width, scheme, scale = 1 } = screen
  return {
    viewport: { width, height: 900 },
    deviceScaleFactor: scale,
    isMobile: width < 600,
    colorScheme: scheme,
  }
}

/**
 * Opens an address and waits until the page is still.
 *
 * @throws Error that says what it lacks, if it takes too long
 */
async function visit(page: Page, url: string): Promise<void> {
  let heard = 0
  for (const event of ['request', 'requestfinished', 'requestfailed', 'framenavigated'] as const)
    page.on(event as 'request', () => heard++)
  await page.goto(url, { waitUntil: 'load', timeout: MAX_WAIT })
  const end = performance.now() + MAX_WAIT
  for (let before = -1; heard !== before; ) {
    if (performance.now() > end)
      throw new Error(`Chromium did not finish ${url}: it is never still`)
    before = heard
    // It may go elsewhere meanwhile, and is not still then.
    await page.evaluate(PAUSE).catch(() => sleep(STILL))
  }
}

async function placeOf(page: Page, { selector, until }: Shown): Promise<Rectangle> {
  const all = await rectangleOf(page, selector)
  if (until === undefined) return all
  const { y, height } = await rectangleOf(page, until)
  return { ...all, height: y + height - all.y }
}

async function rectangleOf(page: Page, selector: string): Promise<Rectangle> {
  const rectangle = await page.locator(selector).first().boundingBox()
  if (rectangle === null) throw new Error(`Chromium shows no ${selector}`)
  return rectangle
}

async function failuresOf(page: Page, url: string, expected: Failures): Promise<Failures> {
  const failed = new Set<string>()
  page.on('response', (response) => {
    if (response.status() >= 400) failed.add(response.url())
  })
  page.on('requestfailed', (request) => {
    // What the page itself called off, a prefetch as a rule, did not fail.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.add(request.url())
  })
  await visit(page, url)
  const end = performance.now() + MAX_WAIT
  while (performance.now() < end && !expected.every((address) => failed.has(address)))
    await sleep(STILL)
  // Browsers ask for this on their own.
  return [...failed].filter((address) => !address.endsWith('/favicon.ico')).sort()
}

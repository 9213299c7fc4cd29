import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a page asked for and did not get: addresses, sorted. */
type Failures = readonly string[]

/** A Chromium without a network: it reaches 127.0.0.1 and nothing else. Once it has ended, all but `stop` throws. */
export interface Chromium {
  /** Opens a page, waits until it is still, and returns the requests that failed. */
  open(url: string, options?: Expectation): Promise<Failures>
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

/** What may be said of the requests of a page that fail. */
interface Expectation {
  /** Whether those of scripts count; they do by default. */
  readonly ofScripts?: boolean
  /** Addresses that are waited for: browsers take their time with some files, such as icons. */
  readonly expected?: Failures
}

/** What a page is shown on; the width is in CSS pixels, each of which has `scale` pixels in both directions, 1 if not given. */
export interface Screen {
  readonly width: number
  readonly scheme: 'light' | 'dark'
  readonly scale?: number
}

/** How long a page has to be still to be done, in ms of its own time: on a busy machine, its timers are late, too. */
const STILL = 200
const PAUSE = `new Promise((resolve) => setTimeout(resolve, ${STILL}))`

/** How long is waited for requests that are expected to fail, in ms. */
const MAX_WAIT = 60_000

/** By then a page is still, in ms, also on a busy machine. */
const MAX_VISIT = 60_000

/**
 * Starts Chromium (Debian package chromium) and controls it by its DevTools protocol. A page that is not done after
 * `maxVisit` ms is an error that says what it lacks.
 */
export async function startChromium(maxVisit = MAX_VISIT): Promise<Chromium> {
  // It leaves a folder with a socket there, whose path may have 107 characters: hence the short name.
  const temporary = mkdtempSync(join(tmpdir(), 'c-'))
  const profile = join(temporary, 'profile')
  const browser = spawn(
    'chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Else it soon ignores fragments that are tried one after another.
      '--disable-ipc-flooding-protection',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TMPDIR: temporary } },
  )
  // Its helper processes hold its standard error, too, and write to the profile until they end.
  const ended = new Promise((resolve) => browser.once('close', resolve))
  const tools = await connect(await debuggerAddress(browser), maxVisit)
  return {
    open: (url, expectation = {}) => failuresOf(tools, url, expectation),
    async evaluate(url, expression, screen) {
      const page = await tools.page()
      if (screen !== undefined) await showOn(page, screen)
      await page.visit(url)
      const value = await evaluated(page, expression)
      await page.close()
      return value
    },
    async photograph(url, { selector, until }, screen) {
      const page = await tools.page()
      await showOn(page, screen)
      // A page is laid out again without them as soon as the picture is larger than the window.
      await page.ask('Emulation.setScrollbarsHidden', { hidden: true })
      await page.visit(url)
      const rectangleOf = async (what: string) => {
        const rectangle = `document.querySelector(${JSON.stringify(what)}).getBoundingClientRect()`
        return JSON.parse(String(await evaluated(page, `JSON.stringify(${rectangle})`)))
      }
      const { x, y, width, height } = await rectangleOf(selector)
      const end = until === undefined ? y + height : (await rectangleOf(until)).bottom
      const clip = { x, y, width, height: end - y, scale: 1 }
      const { data } = await page.ask('Page.captureScreenshot', {
        clip,
        captureBeyondViewport: true,
      })
      await page.close()
      return Buffer.from(String(data), 'base64')
    },
    async stop() {
      browser.kill()
      await ended
      rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** @throws Error if the expression throws */
async function evaluated(page: Page, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await page.ask('Runtime.evaluate', {
    expression,
    awaitPromise: true,
  })
  if (exceptionDetails !== undefined)
    throw new Error(`${expression}: ${(result as { description?: string }).description}`)
  return (result as { value: unknown }).value
}

async function showOn(page: Page, { width, scheme, scale = 1 }: Screen): Promise<void> {
  const metrics = { width, height: 900, deviceScaleFactor: scale, mobile: width < 600 }
  await page.ask('Emulation.setDeviceMetricsOverride', metrics)
  const features = [{ name: 'prefers-color-scheme', value: scheme }]
  await page.ask('Emulation.setEmulatedMedia', { features })
}

function debuggerAddress(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    browser.stderr?.on('data', (chunk) => {
      said += chunk
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    browser.once('error', reject)
    browser.once('exit', (code) => reject(new Error(`Chromium ended with code ${code}: ${said}`)))
  })
}

type Data = Readonly<Record<string, unknown>>

/** An answer, which has the `id` of its request, or an event. */
interface Message {
  readonly id?: number
  readonly result?: Data
  readonly error?: { readonly message: string }
  readonly sessionId?: string
  readonly method?: string
  readonly params?: Data
}

interface Page {
  ask(method: string, params?: Data): Promise<Data>
  /** Every event of the page from here on. */
  onEvent(listener: (method: string, params: Data) => void): void
  /** Opens an address and waits until the page is still. @throws Error that says what it lacks, if it takes too long */
  visit(url: string): Promise<void>
  close(): Promise<void>
}

async function connect(address: string, maxVisit: number): Promise<{ page(): Promise<Page> }> {
  const socket = new WebSocket(address)
  const gone = new Promise<never>((_, reject) => {
    socket.addEventListener('close', () =>
      reject(new Error('Chromium ended, or closed the connection')),
    )
  })
  // Whoever waits hears of it; nobody may be waiting.
  gone.catch(() => {})
  await Promise.race([once(socket, 'open'), gone])
  let asked = 0
  const waiting = new Map<number, PromiseWithResolvers<Data>>()
  const listeners = new Map<string, (method: string, params: Data) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) {
      const asking = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.error === undefined) asking?.resolve(message.result ?? {})
      else asking?.reject(new Error(`Chromium answered: ${message.error.message}`))
    } else {
      listeners.get(message.sessionId ?? '')?.(message.method ?? '', message.params ?? {})
    }
  })
  const ask = (method: string, params: Data = {}, sessionId?: string): Promise<Data> => {
    asked++
    const asking = Promise.withResolvers<Data>()
    waiting.set(asked, asking)
    socket.send(JSON.stringify({ id: asked, method, params, ...(sessionId && { sessionId }) }))
    return Promise.race([asking.promise, gone])
  }

  return {
    async page() {
      const { targetId } = await ask('Target.createTarget', { url: 'about:blank' })
      const { sessionId } = await ask('Target.attachToTarget', { targetId, flatten: true })
      const session = String(sessionId)
      await ask('Network.enable', {}, session)
      await ask('Page.enable', {}, session)
      let heard = 0
      let loaded = false
      const heeded: ((method: string, params: Data) => void)[] = []
      listeners.set(session, (method, params) => {
        heard++
        if (method === 'Page.loadEventFired') loaded = true
        for (const listener of heeded) listener(method, params)
      })
      return {
        ask: (method, params) => ask(method, params, session),
        onEvent: (listener) => void heeded.push(listener),
        async visit(url) {
          loaded = false
          let lacks = 'the server has not answered'
          const tooLong = Promise.withResolvers<never>()
          const timer = setTimeout(() => {
            tooLong.reject(
              new Error(`Chromium did not finish ${url} in ${maxVisit / 1_000} s: ${lacks}`),
            )
          }, maxVisit)
          // It may go elsewhere meanwhile, and is not still then.
          const pause = () =>
            ask('Runtime.evaluate', { expression: PAUSE, awaitPromise: true }, session)
          try {
            await Promise.race([ask('Page.navigate', { url }, session), tooLong.promise])
            for (let before = -1; !loaded || heard !== before; ) {
              lacks = loaded ? 'it is never still' : 'not all that it loads has arrived'
              before = heard
              await Promise.race([
                loaded ? pause().catch(() => sleep(STILL)) : sleep(20),
                gone,
                tooLong.promise,
              ])
            }
          } finally {
            clearTimeout(timer)
          }
        },
        close: async () => void (await ask('Target.closeTarget', { targetId })),
      }
    },
  }
}

async function failuresOf(
  tools: { page(): Promise<Page> },
  url: string,
  { ofScripts = true, expected = [] }: Expectation,
): Promise<Failures> {
  const page = await tools.page()
  const asked = new Map<string, string>()
  const ignored = new Set<string>()
  const failed = new Set<string>()
  const heed: Readonly<Record<string, (id: string, params: Data) => void>> = {
    'Network.requestWillBeSent'(id, { initiator, request }) {
      const { type } = initiator as { type: string }
      if (!ofScripts && type === 'script') ignored.add(id)
      asked.set(id, (request as { url: string }).url)
    },
    'Network.responseReceived'(id, { response }) {
      const { status, url: from } = response as { status: number; url: string }
      if (status >= 400 && !ignored.has(id)) failed.add(from)
    },
    'Network.loadingFailed'(id, { canceled }) {
      // What the page itself called off, a prefetch as a rule, did not fail.
      if (canceled !== true && !ignored.has(id)) failed.add(asked.get(id) ?? '')
    },
  }
  page.onEvent((method, params) => heed[method]?.(String(params.requestId), params))
  await page.visit(url)
  const end = performance.now() + MAX_WAIT
  while (performance.now() < end && !expected.every((address) => failed.has(address)))
    await sleep(STILL)
  await page.close()
  // Browsers ask for this on their own.
  return [...failed].filter((address) => address !== '' && !address.endsWith('/favicon.ico')).sort()
}

import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Disposable,
  type Page,
} from 'playwright-core'
import { inject } from 'vitest'

/** A visitor's browser context with its page, and the page's console errors so far. */
type PooledWindow = {
  key: string
  page: Page
  problems: string[]
  initScripts: Disposable[]
  isReusable: boolean
}

/**
 * A new context costs twice the processor time of a used one, whose scripts are already compiled.
 */
const maxIdleWindows = 4
const idleWindows: PooledWindow[] = []
const takenWindows: PooledWindow[] = []
let browser: Promise<Browser> | undefined

/** Members of a page with lasting effects. A window that used one is not reused. */
const lastingMembers = new Set<string | symbol>([
  'clock',
  'context',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
  'setViewportSize',
])

/** A document of the site without scripts. A page there can access the storage of its origin. */
export const scriptlessDocument = '/robots.txt'

/** Returns a window without cookies and storage, used or new, at any address. */
export async function takeWindow(url: string, options: BrowserContextOptions): Promise<Page> {
  const key = JSON.stringify([url, options])
  const found = idleWindows.findIndex((it) => it.key === key)
  const [window = await makeWindow(key, options)] = found === -1 ? [] : idleWindows.splice(found, 1)
  takenWindows.push(window)
  return detectLastingChanges(window)
}

/** Returns all windows to the pool or closes them. Resolves to their console errors. */
export async function returnWindows(): Promise<string[]> {
  const windows = takenWindows.splice(0)
  const problems = windows.flatMap((it) => it.problems)
  await Promise.all(
    windows.map(async (it) => ((await resetWindow(it)) ? idleWindows.push(it) : closeWindow(it))),
  )
  await Promise.all(
    idleWindows.splice(0, Math.max(0, idleWindows.length - maxIdleWindows)).map(closeWindow),
  )
  return problems
}

async function makeWindow(key: string, options: BrowserContextOptions): Promise<PooledWindow> {
  browser ??= chromium.connect(inject('browserEndpoint'))
  const context = await (await browser).newContext(options)
  context.setDefaultTimeout(90_000)
  await context.addInitScript(slowDownToasts)
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console: ${message.text()} at ${message.location().url}`)
  })
  context.on('weberror', (thrown) => problems.push(`thrown: ${thrown.error().message}`))
  return { key, page: await context.newPage(), problems, initScripts: [], isReusable: true }
}

/**
 * Toasts run at a fifth of their speed until the next click or key. Otherwise a test on a busy
 * computer would miss a toast of three seconds while its process waits for the processor.
 */
function slowDownToasts() {
  addEventListener(
    'animationstart',
    ({ target }) => {
      if (!(target instanceof Element && target.matches('.Toastify__progress-bar--animated')))
        return
      const setSpeed = (speed: number) => {
        for (const animation of target.getAnimations()) animation.playbackRate = speed
      }
      setSpeed(0.2)
      for (const type of ['pointerdown', 'keydown'])
        addEventListener(type, () => setSpeed(1), { capture: true, once: true })
    },
    true,
  )
}

function detectLastingChanges(window: PooledWindow): Page {
  return new Proxy(window.page, {
    get(page, name) {
      if (lastingMembers.has(name)) window.isReusable = false
      if (name === 'addInitScript')
        return async (...given: Parameters<Page['addInitScript']>) => {
          window.initScripts.push(await page.addInitScript(...given))
        }
      const member: unknown = Reflect.get(page, name, page)
      return typeof member === 'function' ? member.bind(page) : member
    },
  })
}

/** Resets a window to that of a new visitor. Returns `false` if it must be closed. */
async function resetWindow({
  page,
  problems,
  initScripts,
  isReusable,
}: PooledWindow): Promise<boolean> {
  const context = page.context()
  if (!isReusable || page.isClosed() || context.pages().length > 1) return false
  try {
    page.removeAllListeners()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const script of initScripts.splice(0)) await script.dispose()
    await context.clearCookies()
    await page.goto(scriptlessDocument, { timeout: 10_000 })
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    const session = await context.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'indexeddb,cache_storage,service_workers',
    })
    await session.detach()
    problems.length = 0
    return true
  } catch {
    return false
  }
}

async function closeWindow({ page }: PooledWindow): Promise<void> {
  await page.context().close()
}

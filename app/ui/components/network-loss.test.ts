import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  loadOrKeepPage,
  type NetworkLoss,
  onNetworkLoss,
  openIfReachable,
  prefetchScripts,
} from './network-loss.ts'

const networkError = new TypeError('Failed to fetch')
let losses: NetworkLoss[]
let hideNotice: () => void

beforeEach(() => {
  vi.useFakeTimers()
  losses = []
  hideNotice = onNetworkLoss((loss) => losses.push(loss))
})
afterEach(() => {
  hideNotice()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Rejects with each error, then resolves. */
function readWith(...errors: Error[]) {
  return vi.fn(async () => {
    const error = errors.shift()
    if (error) throw error
    return 'read'
  })
}

function load(serverLoader: () => Promise<string>, signal?: AbortSignal) {
  const settled = vi.fn()
  const request = new Request('http://site.test/motorcycle', { signal: signal ?? null })
  const loaded = loadOrKeepPage({ request, serverLoader })
  loaded.then(settled, settled)
  return { loaded, settled }
}

describe('loadOrKeepPage', () => {
  it('repeats a read if the network fails once', async () => {
    const { loaded } = load(readWith(networkError))
    await vi.runAllTimersAsync()
    expect(await loaded).toBe('read')
    expect(losses).toEqual([])
  })

  it.each([
    ['the network fails', networkError],
    ['the answer breaks off', new Error('Unable to decode', { cause: networkError })],
  ])('shows a notice and never settles if %s twice', async (_, error) => {
    const read = readWith(error, error)
    const { settled } = load(read)
    await vi.runAllTimersAsync()
    expect(losses).toEqual([{ href: 'http://site.test/motorcycle' }])
    expect(read).toHaveBeenCalledTimes(2)
    expect(settled).not.toHaveBeenCalled()
  })

  it('passes any other failure to the router without a retry', async () => {
    const refused = new Error('404')
    const read = readWith(refused)
    await expect(load(read).loaded).rejects.toBe(refused)
    expect(read).toHaveBeenCalledTimes(1)
    expect(losses).toEqual([])
  })

  it('shows no notice for an aborted navigation', async () => {
    const { loaded } = load(readWith(networkError, networkError), AbortSignal.abort())
    const failed = expect(loaded).rejects.toBe(networkError)
    await vi.runAllTimersAsync()
    await failed
    expect(losses).toEqual([])
  })

  it('passes the network failure to the router if no page can show the notice', async () => {
    hideNotice()
    const { loaded } = load(readWith(networkError, networkError))
    const failed = expect(loaded).rejects.toBe(networkError)
    await vi.runAllTimersAsync()
    await failed
  })
})

describe('a page with loadOrKeepPage after a lost network', () => {
  /** Opens a page. Its first read succeeds, and later ones fail. */
  async function openPage() {
    let isLost = false
    const serverLoader = async () => {
      if (isLost) throw networkError
      return 'first page'
    }
    const loader = ({ request }: { request: Request }) => loadOrKeepPage({ request, serverLoader })
    const router = createMemoryRouter([{ id: 'list', path: '/list', loader }], {
      initialEntries: ['/list'],
    })
    router.initialize()
    await vi.runAllTimersAsync()
    isLost = true
    return router
  }

  it('keeps the page when useSearchParams changes the query', async () => {
    const router = await openPage()
    void router.navigate('?page=2')
    await vi.runAllTimersAsync()
    expect(router.state).toMatchObject({
      location: { pathname: '/list', search: '' },
      loaderData: { list: 'first page' },
      errors: null,
    })
    expect(losses).toHaveLength(1)
  })

  it('keeps the page when useFetcher loads data', async () => {
    const router = await openPage()
    void router.fetch('a fetcher', 'list', '/list?page=2')
    await vi.runAllTimersAsync()
    expect(router.state).toMatchObject({ loaderData: { list: 'first page' }, errors: null })
    expect(losses).toHaveLength(1)
  })

  it('opens the next link as usual', async () => {
    const router = await openPage()
    void router.navigate('?page=2')
    await vi.runAllTimersAsync()
    await router.navigate('#end')
    expect(router.state).toMatchObject({
      location: { hash: '#end' },
      navigation: { state: 'idle' },
    })
  })
})

describe('prefetchScripts', () => {
  const brokenOff = () =>
    new Response(new ReadableStream({ start: (body) => body.error(networkError) }))

  function answerWith(...answers: (Response | Error)[]) {
    vi.stubGlobal('fetch', async () => {
      const answer = answers.shift()
      if (answer instanceof Response) return answer
      throw answer
    })
  }

  it.each([
    ['loaded', [new Response()]],
    ['stale', [new Response('', { status: 404 })]],
    ['stale', [networkError, new Response()]],
    ['stale', [brokenOff(), new Response()]],
    ['lost', [networkError, networkError]],
  ])('reports the result of loading a script as %s', async (outcome, answers) => {
    answerWith(...answers)
    const fetched = prefetchScripts(['/assets/models.js'])
    await vi.runAllTimersAsync()
    expect(await fetched).toBe(outcome)
  })
})

it('openIfReachable gives up after 10 seconds if the server does not answer', async () => {
  const timeout = (milliseconds: number) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), milliseconds)
    return controller.signal
  }
  vi.stubGlobal('AbortSignal', { timeout })
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  const ended = vi.fn()
  void openIfReachable('http://site.test/motorcycle').then(ended)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalled()
})

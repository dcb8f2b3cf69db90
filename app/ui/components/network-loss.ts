/**
 * A read that failed because of the network: its URL, and a message if the default does not fit.
 */
export type NetworkLoss = { href: string; sentence?: string }

/** The arguments of a route's `clientLoader` that `loadOrKeepPage` needs. */
type ClientLoaderArgs<Data> = { request: Request; serverLoader: () => Promise<Data> }

let lossHandler: ((loss: NetworkLoss) => void) | undefined

/** Registers the frame's handler, which shows a loss beside the page. */
export function onNetworkLoss(taker: (loss: NetworkLoss) => void): () => void {
  lossHandler = taker
  return () => {
    lossHandler = undefined
  }
}

/** Shows a loss. Returns `false` if the page has no handler for it. */
export function reportNetworkLoss(loss: NetworkLoss): boolean {
  lossHandler?.(loss)
  return lossHandler !== undefined
}

/**
 * The `clientLoader` of every public page. If two reads fail because of the network, the page shows
 * a notice and this promise never settles. The router then keeps the page and its form inputs until
 * the next navigation. Every other failure goes to the router, and so does a loss that no page
 * shows.
 */
export async function loadOrKeepPage<Data>({ request, serverLoader }: ClientLoaderArgs<Data>) {
  try {
    return await readTwice(serverLoader)
  } catch (error) {
    const isLost = isNetworkFailure(error) && !request.signal.aborted
    if (!isLost || !reportNetworkLoss({ href: request.url })) throw error
    return new Promise<never>(() => {})
  }
}

/** Retries a read once, 500 ms after a network failure. */
async function readTwice<Data>(read: () => Promise<Data>): Promise<Data> {
  try {
    return await read()
  } catch (error) {
    if (!isNetworkFailure(error)) throw error
    await pause()
    return await read()
  }
}

/**
 * Fetches scripts before they are imported. `stale`: a script failed once or is gone, and the
 * browser may remember that until the next document. `lost`: the network failed twice.
 */
export async function prefetchScripts(
  hrefs: readonly string[],
): Promise<'loaded' | 'stale' | 'lost'> {
  const fetchAll = () => Promise.all(hrefs.map(isFetchedWhole))
  try {
    const found = await fetchAll()
    return found.every(Boolean) ? 'loaded' : 'stale'
  } catch {
    await pause()
    return fetchAll().then(
      () => 'stale',
      () => 'lost',
    )
  }
}

/** Reads the whole body, because an answer may break off after its headers. */
async function isFetchedWhole(href: string): Promise<boolean> {
  const answer = await fetch(href)
  await answer.arrayBuffer()
  return answer.ok
}

/**
 * Opens a URL as a new document if the server answers within 10 seconds. Otherwise the page stays,
 * and the visitor can try again.
 */
export async function openIfReachable(href: string): Promise<void> {
  try {
    await fetch(href, { method: 'HEAD', signal: AbortSignal.timeout(10_000) })
  } catch {
    return
  }
  const { pathname, search, hash } = new URL(href, location.href)
  if (hash && pathname + search === location.pathname + location.search) {
    // A change of the hash alone would not load the document.
    location.hash = hash
    location.reload()
  } else location.assign(href)
}

/**
 * `fetch` rejects with a TypeError. If an answer breaks off, the router's error has it as its
 * cause.
 */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError)
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, 500))
}

/** A page that opens without a network. Its HTML has no customers' data. */
type AppShell = {
  /** Path of the page. */
  path: string
  /** Address of the page's HTML without customers' data. */
  source: string
  /** Name of the cache, which contains the empty page and the files of the page. */
  cache: string
}

/** The pages that open without a network. No other part of the site is cached. */
const appShells: readonly AppShell[] = [
  { path: '/admin/today', source: '/admin/today', cache: 'yard-shell' },
  { path: '/admin/board', source: '/admin/board?shell=1', cache: 'board-shell' },
]

export const findAppShell = (path: string) => appShells.find((it) => it.path === path)

export async function deleteAppShells(): Promise<void> {
  await Promise.all(appShells.map(({ cache }) => caches.delete(cache)))
}

/** Finds a cached response: a page, or a file whose name contains a hash. */
export async function findInAppShells(path: string): Promise<Response | undefined> {
  for (const { cache } of appShells) {
    const found = await caches.match(path, { cacheName: cache })
    if (found) return found
  }
  return undefined
}

/**
 * Caches the page, the files in the page's HTML and the files in `alsoFiles`. After that, deletes
 * cached files that are no longer needed.
 */
export async function cacheAppShell(
  { path, cache }: AppShell,
  page: Response,
  alsoFiles: readonly string[],
): Promise<void> {
  const html = await page.clone().text()
  const named = [...html.matchAll(/\/(?:assets|fonts)\/[\w./-]+\.(?:js|css|woff2)/g)].map(
    ([it]) => it,
  )
  const wanted = [...new Set([...named, ...alsoFiles, '/icon.svg', '/icon-192.png'])]
  const shell = await caches.open(cache)
  const had = new Set((await shell.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.all(
    wanted
      .filter((file) => !had.has(file))
      .map(async (file) => {
        const answer = await fetch(file)
        if (answer.ok) await shell.put(file, answer)
      }),
  )
  // Caches the page after its files, because a cached page without all of its files could not
  // start.
  await shell.put(path, page)
  const kept = new Set([...wanted, path])
  await Promise.all([...had].filter((it) => !kept.has(it)).map((it) => shell.delete(it)))
}

/**
 * Name of the cache, which contains the empty page and the files of the page. No other part of the
 * site is cached.
 */
const appShellCacheName = 'yard-shell'
export const appShellPath = '/admin/today'

export async function deleteAppShell(): Promise<void> {
  await caches.delete(appShellCacheName)
}

/** Finds a cached response: the page, or a file whose name contains a hash. */
export async function findInAppShell(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: appShellCacheName })
}

/**
 * Caches the page, the files in the page's HTML and the files in `alsoFiles`. After that, deletes
 * cached files that are no longer needed.
 */
export async function cacheAppShell(page: Response, alsoFiles: readonly string[]): Promise<void> {
  const html = await page.clone().text()
  const named = [...html.matchAll(/\/(?:assets|fonts)\/[\w./-]+\.(?:js|css|woff2)/g)].map(
    ([it]) => it,
  )
  const wanted = [...new Set([...named, ...alsoFiles, '/icon.svg', '/icon-192.png'])]
  const shell = await caches.open(appShellCacheName)
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
  await shell.put(appShellPath, page)
  const kept = new Set([...wanted, appShellPath])
  await Promise.all([...had].filter((it) => !kept.has(it)).map((it) => shell.delete(it)))
}

/** Name of the cache with the empty page and its files. Nothing else of the site is cached. */
const appShellCacheName = 'yard-shell'
export const appShellPath = '/admin/today'

export async function deleteAppShell(): Promise<void> {
  await caches.delete(appShellCacheName)
}

/** Finds a cached response: the page, or a file with a hash in its name. */
export async function findInAppShell(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: appShellCacheName })
}

/**
 * Caches the page, the files in its HTML, and the files in `alsoFiles`. Then it deletes files that
 * are no longer needed.
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
  // Caches the page last, because it cannot start without all its files.
  await shell.put(appShellPath, page)
  const kept = new Set([...wanted, appShellPath])
  await Promise.all([...had].filter((it) => !kept.has(it)).map((it) => shell.delete(it)))
}

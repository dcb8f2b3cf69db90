/** The page without any call in it, and the files that it needs: all that is kept of the site. */
const appShellCacheName = 'yard-shell'
export const appShellPath = '/admin/today'

export async function deleteAppShell(): Promise<void> {
  await caches.delete(appShellCacheName)
}

/** What is kept under this address, files whose names bear a hash and the page. */
export async function findInAppShell(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: appShellCacheName })
}

/** Keeps the page as it was just answered, the files that it names, and those that it asked for besides. */
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
  // Last: a page whose files are not all there would open to nothing.
  await shell.put(appShellPath, page)
  const kept = new Set([...wanted, appShellPath])
  await Promise.all([...had].filter((it) => !kept.has(it)).map((it) => shell.delete(it)))
}

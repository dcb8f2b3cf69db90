import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMediaFile } from '#app/media/media-store.server.ts'

/**
 * The site's pictures, one at a time. `leaveOut` is called for everything else in their folder: what a
 * cut-off upload left, what the system puts there, folders.
 */
export async function* readMedia(
  dataDir: string,
  leaveOut: () => void,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const folder = join(dataDir, 'media')
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessGone([]))
  for (const entry of entries)
    if (entry.isDirectory() || !isMediaFile(entry.name)) leaveOut()
    else {
      // A picture may be deleted while the backup runs.
      const bytes = await readFile(join(folder, entry.name)).catch(unlessGone(undefined))
      if (bytes) yield { name: entry.name, bytes }
    }
}

const unlessGone =
  <Instead>(instead: Instead) =>
  (error: unknown): Instead => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }

export async function writeMedia(dataDir: string, name: string, bytes: string): Promise<void> {
  await mkdir(join(dataDir, 'media'), { recursive: true })
  await writeFile(join(dataDir, 'media', name), Buffer.from(bytes, 'base64'))
}

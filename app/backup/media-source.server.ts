import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMediaFile } from '#app/media/media-store.server.ts'

/** Where uploads lie: what a backup takes its pictures from, and where they go back to. */
export type MediaSource = {
  /** `foreign`: how many things lie there that are none of the site's pictures. */
  list: () => Promise<{ names: string[]; foreign: number }>
  /** Undefined when it has gone meanwhile. */
  read: (name: string) => Promise<Buffer | undefined>
  write: (name: string, bytes: Buffer) => Promise<void>
}

/** The files of `DATA_DIR/media`. What a cut-off upload left, what the system puts there and folders are foreign. */
export function mediaFolder(dataDir: string): MediaSource {
  const folder = join(dataDir, 'media')
  return {
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(unlessGone([]))
      const own = entries.filter((entry) => !entry.isDirectory() && isMediaFile(entry.name))
      return { names: own.map(({ name }) => name), foreign: entries.length - own.length }
    },
    read: (name) => readFile(join(folder, name)).catch(unlessGone(undefined)),
    async write(name, bytes) {
      if (!isMediaFile(name)) throw new TypeError(`${name} is no name of a picture`)
      await mkdir(folder, { recursive: true })
      // The running site may be sending this very picture.
      const draft = join(folder, `${name}.${crypto.randomUUID()}`)
      try {
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, join(folder, name))
      } finally {
        await rm(draft, { force: true })
      }
    },
  }
}

const unlessGone =
  <Instead>(instead: Instead) =>
  (error: unknown): Instead => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }

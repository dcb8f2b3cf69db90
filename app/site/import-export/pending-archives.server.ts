import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { importChunkBytes, importChunkStore } from './import-chunk-store.server.ts'
import * as words from './staff-words.ts'
import * as uploadWords from './upload-words.ts'

export type PendingArchives = ReturnType<typeof pendingArchives>

/** Time for which a previewed archive can be applied, in milliseconds. */
export const pendingArchiveMs = 60 * 60_000

type Deps = { folder: string; db: Db; engine: DatabaseEngine; clock: Clock }

/**
 * Archives between preview and import, in `DATA_DIR/imports`. With PostgreSQL, the archives are
 * also in the database, so that any instance can apply them.
 */
export function pendingArchives({ folder, db, engine, clock }: Deps) {
  const pieces = engine === 'postgres' ? importChunkStore(db) : undefined
  const pathOf = (id: string) => join(folder, `${id}.zip`)

  return {
    /**
     * Writes the upload to a file and returns its path. If the upload is too large or is interrupted
     * (`aborted`), deletes the file.
     */
    async receive(
      id: string,
      body: ReadableStream<Uint8Array>,
      most: number,
    ): Promise<Result<string>> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = pathOf(id)
      let isWhole = false
      try {
        const written = await writeAtMost(path, body, most)
        isWhole = written.ok
        return written
      } finally {
        if (!isWhole) await rm(path, { force: true })
      }
    },

    /**
     * Copies the file to the database, so that other instances can read it. The row of the import
     * must already exist.
     */
    async share(id: string): Promise<void> {
      if (!pieces) return
      let piece = 0
      for await (const bytes of createReadStream(pathOf(id), { highWaterMark: importChunkBytes }))
        if (bytes instanceof Uint8Array) await pieces.add(id, piece++, bytes)
    },

    /**
     * Returns the path of the file; if necessary, the file is first copied from the database.
     * Returns undefined if the file no longer exists.
     */
    async find(id: string): Promise<string | undefined> {
      const path = pathOf(id)
      if (await fileExists(path)) return path
      if (!pieces) return undefined
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = `${path}.${randomUUID()}`
      try {
        const isThere = await writeChunks(draft, pieces.each(id))
        if (isThere) await rename(draft, path)
        return isThere ? path : undefined
      } finally {
        await rm(draft, { force: true })
      }
    },

    async forget(id: string): Promise<void> {
      await rm(pathOf(id), { force: true })
      await pieces?.remove(id)
    },

    /** Deletes files that remain from a crashed process or an abandoned preview. */
    async sweep(): Promise<void> {
      const before = clock().getTime() - pendingArchiveMs
      for (const file of await readdir(folder).catch(() => [])) {
        const path = join(folder, file)
        const isOld = await stat(path).then(
          ({ mtimeMs }) => mtimeMs < before,
          () => false,
        )
        if (isOld) await rm(path, { force: true })
      }
    },
  }
}

const fileExists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function writeAtMost(
  path: string,
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Result<string>> {
  const file = await open(path, 'w', 0o600)
  const reader = body.getReader()
  try {
    for (let size = 0; ; ) {
      // A broken connection is expected and not thrown. A write error, such as a full disk, is
      // thrown.
      const chunk = await reader.read().catch(() => undefined)
      if (!chunk) return fail('aborted', words.cutOff)
      if (!chunk.value) return ok(path)
      size += chunk.value.byteLength
      if (size > most) return fail('too-large', uploadWords.tooLarge)
      await file.write(chunk.value)
    }
  } finally {
    reader.releaseLock()
    await file.close()
  }
}

/** Returns `false` if the database had no chunks. */
async function writeChunks(path: string, chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  const file = await open(path, 'w', 0o600)
  try {
    let isThere = false
    for await (const chunk of chunks) {
      isThere = true
      await file.write(chunk)
    }
    return isThere
  } finally {
    await file.close()
  }
}

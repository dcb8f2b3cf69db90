import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#app/calendar/dates.server.ts'
import type { Db } from '#app/db/connect.server.ts'
import {
  encodeUpload,
  isRefusal,
  planUpload,
  type Refusal,
  type UploadPlan,
} from './upload.server.ts'

export type MediaStore = ReturnType<typeof mediaStore>

/** Files younger than this may belong to an upload whose row is not written yet. */
const youth = 60 * 60_000

/** Uploaded pictures as files under `DATA_DIR/media`, named by content. */
export function mediaStore({ folder, db, clock }: { folder: string; db: Db; clock: Clock }) {
  // One picture is decoded at a time: twenty at once would take the memory of the whole process.
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work)
    queue = turn.catch(() => {})
    return turn
  }

  return {
    /** Keeps the picture; the caller then writes a row that names it. */
    async keep(bytes: Uint8Array): Promise<{ name: string } | Refusal> {
      const plan = await planUpload(bytes)
      if (isRefusal(plan)) return plan
      // The same bytes were taken before: their files only have to stay.
      if (await makeYoung(pathsOf(folder, plan), clock())) return plan
      return inTurn(async () => {
        const files = await encodeUpload(bytes, plan)
        if (isRefusal(files)) return files
        await mkdir(folder, { recursive: true, mode: 0o700 })
        for (const { width, format, bytes: encoded } of files)
          await writeWhole(join(folder, `${plan.hash}-${width}.${format}`), encoded)
        return plan
      })
    },

    /** The bytes of `<hash>-<width>.<format>`, or undefined. */
    async find(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
      if (!isMediaFile(file)) return undefined
      return readFile(join(folder, file)).catch(() => undefined)
    },

    /** Removes files that no row names any more. Returns how many went. */
    async sweep(): Promise<number> {
      const files = await readdir(folder).catch(() => [])
      const old = []
      for (const file of files) {
        const isOld = await stat(join(folder, file)).then(
          ({ mtimeMs }) => clock().getTime() - mtimeMs > youth,
          () => false,
        )
        if (isOld) old.push(file)
      }
      if (old.length === 0) return 0
      const named = await namedHashes(db)
      const orphans = old.filter((file) => !isMediaFile(file) || !named.has(file.slice(0, 16)))
      for (const file of orphans) await unlink(join(folder, file)).catch(() => {})
      return orphans.length
    },
  }
}

/** Whether a name is one that the store gives; anything else in its folder is not ours. */
export function isMediaFile(name: string): boolean {
  return /^[0-9a-f]{16}-\d{1,5}\.(avif|webp)$/.test(name)
}

function pathsOf(folder: string, { hash, widths }: UploadPlan): string[] {
  return widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => join(folder, `${hash}-${width}.${format}`)),
  )
}

/** Whether all of them stand; a sweep then leaves them alone until the row is written. */
async function makeYoung(paths: string[], now: Date): Promise<boolean> {
  const results = await Promise.allSettled(paths.map((path) => utimes(path, now, now)))
  return results.every(({ status }) => status === 'fulfilled')
}

/** A reader never sees half a file. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${crypto.randomUUID()}`
  await writeFile(draft, bytes, { flush: true, mode: 0o600 })
  await rename(draft, path)
}

async function namedHashes(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('gallery_images')
    .select('picture')
    .unionAll(db.selectFrom('offers').select('picture'))
    .unionAll(db.selectFrom('slides').select('picture'))
    .unionAll(db.selectFrom('features').select('picture'))
    .unionAll(db.selectFrom('accessories').select('picture'))
    .execute()
  return new Set(rows.flatMap(({ picture }) => /^media\/([0-9a-f]{16})-/.exec(picture)?.[1] ?? []))
}

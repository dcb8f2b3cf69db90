import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as v from 'valibot'
import type { Db } from '#app/db/connect.server.ts'
import { migrations } from '#app/db/migrations/index.ts'
import { readRows, tablesInOrder } from './backup-rows.ts'

/** `docs/contracts/backup.md` describes the file: gzip over one JSON value a line. */
const version = 1

const head = v.object({
  format: v.literal('showroom-backup'),
  version: v.literal(version),
  createdAt: v.string(),
  migrations: v.array(v.string()),
})
const rows = v.object({
  table: v.picklist(tablesInOrder),
  rows: v.array(v.record(v.string(), v.union([v.string(), v.number(), v.null()]))),
})
const media = v.object({ media: v.pipe(v.string(), v.regex(/^[\w-]+\.\w+$/)), bytes: v.string() })
const end = v.object({ end: v.literal(true), rows: v.number(), media: v.number() })
const line = v.union([head, rows, media, end])

export type Line = v.InferOutput<typeof line>
export type Counts = { rows: number; media: number }

export class BackupUnreadable extends Error {
  override name = 'BackupUnreadable'
}

/** Writes everything of a database snapshot and of the media folder; whole, or not under this name. */
export async function writeBackup(
  file: string,
  source: { db: Db; dataDir: string; now: Date },
): Promise<Counts> {
  const counts = { rows: 0, media: 0 }
  const part = `${file}.part`
  await pipeline(
    Readable.from(lines(source, counts)),
    createGzip(),
    createWriteStream(part, { mode: 0o600 }),
  )
  await rename(part, file)
  return counts
}

async function* lines(
  { db, dataDir, now }: { db: Db; dataDir: string; now: Date },
  counts: Counts,
): AsyncGenerator<string> {
  const write = (value: Line) => `${JSON.stringify(value)}\n`
  const applied = Object.keys(migrations('sqlite'))
  yield write({
    format: 'showroom-backup',
    version,
    createdAt: now.toISOString(),
    migrations: applied,
  })
  for (const table of tablesInOrder)
    for await (const page of readRows(db, table)) {
      counts.rows += page.length
      yield write({ table, rows: page })
    }
  const folder = join(dataDir, 'media')
  for (const name of await readdir(folder).catch(() => [])) {
    counts.media += 1
    yield write({ media: name, bytes: (await readFile(join(folder, name))).toString('base64') })
  }
  yield write({ end: true, ...counts })
}

/** Reads a backup through once before anything is changed. Throws `BackupUnreadable`. */
export async function checkBackup(file: string): Promise<Counts & { createdAt: string }> {
  const found = { rows: 0, media: 0 }
  let createdAt: string | undefined
  let isWhole = false
  for await (const it of readBackup(file)) {
    if ('format' in it) {
      createdAt = it.createdAt
      const known = Object.keys(migrations('sqlite'))
      const newer = it.migrations.filter((name) => !known.includes(name))
      if (newer.length > 0)
        throw new BackupUnreadable(
          `${file} was made by a newer program (it has ${newer.join(', ')}). Restore it with that one.`,
        )
    } else if ('rows' in it && 'table' in it) found.rows += it.rows.length
    else if ('bytes' in it) found.media += 1
    else isWhole = it.rows === found.rows && it.media === found.media
  }
  if (createdAt === undefined || !isWhole)
    throw new BackupUnreadable(`${file} is not a whole backup: its end is missing.`)
  return { ...found, createdAt }
}

/** The parts of a backup in their order. Throws `BackupUnreadable`. */
export async function* readBackup(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file)
  const unzipped = createGunzip()
  source.on('error', (error) => unzipped.destroy(error))
  try {
    for await (const text of createInterface({ input: source.pipe(unzipped) }))
      yield v.parse(line, JSON.parse(text))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupUnreadable(`${file} cannot be read as a backup (${reason}).`)
  }
}

export async function writeMedia(dataDir: string, name: string, bytes: string): Promise<void> {
  await mkdir(join(dataDir, 'media'), { recursive: true })
  await writeFile(join(dataDir, 'media', name), Buffer.from(bytes, 'base64'))
}

import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as v from 'valibot'
import type { Db } from '#app/db/connect.server.ts'
import { migrations } from '#app/db/migrations/index.ts'
import { tablesInOrder } from '#app/db/schema.ts'
import { isMediaFile } from '#app/media/media-store.server.ts'
import { readRows } from './backup-rows.server.ts'
import { readMedia } from './media-files.server.ts'

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
const media = v.object({ media: v.string(), bytes: v.string() })
const end = v.object({ end: v.literal(true), rows: v.number(), media: v.number() })
const line = v.union([head, rows, media, end])

export type Line = v.InferOutput<typeof line>
/** `foreign`: what lay in the media folder (or an older backup) and is no picture of the site. */
export type Counts = { rows: number; media: number; foreign: number }

export class BackupUnreadable extends Error {
  override name = 'BackupUnreadable'
}

/**
 * Writes everything of a database snapshot and of the media folder, and reads it back: whole, or
 * not under this name. Throws `BackupUnreadable`.
 */
export async function writeBackup(
  file: string,
  source: { db: Db; dataDir: string; now: Date },
): Promise<Counts> {
  const counts = { rows: 0, media: 0, foreign: 0 }
  const part = `${file}.part`
  try {
    await pipeline(
      Readable.from(lines(source, counts)),
      createGzip(),
      createWriteStream(part, { mode: 0o600 }),
    )
    await checkBackup(part)
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
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
  const leaveOut = () => {
    counts.foreign += 1
  }
  for await (const { name, bytes } of readMedia(dataDir, leaveOut)) {
    counts.media += 1
    yield write({ media: name, bytes: bytes.toString('base64') })
  }
  yield write({ end: true, rows: counts.rows, media: counts.media })
}

/** Reads a backup through once before anything is changed. Throws `BackupUnreadable`. */
export async function checkBackup(file: string): Promise<Counts & { createdAt: string }> {
  const found = { rows: 0, media: 0, foreign: 0 }
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
    else if ('bytes' in it) found[isMediaFile(it.media) ? 'media' : 'foreign'] += 1
    else isWhole = it.rows === found.rows && it.media === found.media + found.foreign
  }
  if (createdAt === undefined || !isWhole)
    throw new BackupUnreadable(`${file} is not a whole backup: its end is missing.`)
  return { ...found, createdAt }
}

/** The parts of a backup in their order. Throws `BackupUnreadable`. */
export async function* readBackup(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file)
  const unzipped = createGunzip().setEncoding('utf8')
  source.on('error', (error) => unzipped.destroy(error))
  try {
    for await (const text of linesOf(source.pipe(unzipped))) yield v.parse(line, JSON.parse(text))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupUnreadable(`${file} cannot be read as a backup (${reason}).`)
  }
}

/** Lines end at `\n` alone: `node:readline` also breaks at U+2028 and U+2029, which JSON holds as they are. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  // A line of pictures is megabytes in hundreds of pieces: they are joined once.
  let pieces: string[] = []
  for await (const chunk of text) {
    const [first = '', ...more] = chunk.split('\n')
    pieces.push(first)
    for (const start of more) {
      yield pieces.join('')
      pieces = [start]
    }
  }
  const last = pieces.join('')
  if (last !== '') yield last
}

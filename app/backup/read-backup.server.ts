import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { isMediaFile } from '#app/media/media-store.server.ts'

/** `docs/contracts/backup.md` describes the file: gzip over one JSON value a line. */
export const currentVersion = 2

const head = v.object({
  format: v.literal('showroom-backup'),
  version: v.picklist([1, currentVersion]),
  createdAt: v.string(),
  /** What had been applied to the database that it was made of. */
  migrations: v.array(v.string()),
})
const rows = v.object({
  table: v.string(),
  rows: v.array(v.record(v.string(), v.union([v.string(), v.number(), v.null()]))),
})
const media = v.object({ media: v.string(), bytes: v.string() })
const end = v.object({
  end: v.literal(true),
  rows: v.number(),
  media: v.number(),
  /** Of all bytes before this line, in hexadecimal digits; since version 2. */
  sha256: v.optional(v.string()),
})
const line = v.union([rows, media, head, end])

export type Head = v.InferOutput<typeof head>
export type Line = v.InferOutput<typeof line>
/** `foreign`: what lay in the media folder (or an older backup) and is no picture of the site. */
export type Counts = { rows: number; media: number; foreign: number }

export class BackupUnreadable extends Error {
  override name = 'BackupUnreadable'
}

/** Reads a backup through once before anything is changed. Throws `BackupUnreadable`. */
export async function checkBackup(
  file: string,
  signal?: AbortSignal,
): Promise<Counts & Pick<Head, 'createdAt' | 'migrations'>> {
  const found = { rows: 0, media: 0, foreign: 0 }
  let first: Head | undefined
  let last: Line | undefined
  for await (const it of readBackup(file)) {
    signal?.throwIfAborted()
    if ('format' in it) first = it
    else if ('rows' in it && 'table' in it) found.rows += it.rows.length
    else if ('bytes' in it) found[isMediaFile(it.media) ? 'media' : 'foreign'] += 1
    last = it
  }
  const isWhole =
    last !== undefined &&
    'end' in last &&
    last.rows === found.rows &&
    last.media === found.media + found.foreign
  if (!first || !isWhole)
    throw new BackupUnreadable(`${file} is not a whole backup: its end is missing.`)
  return { ...found, createdAt: first.createdAt, migrations: first.migrations }
}

/** The parts of a backup in their order: the head first, the end last. Throws `BackupUnreadable`. */
export async function* readBackup(file: string): AsyncGenerator<Line> {
  const hash = createHash('sha256')
  let version: number | undefined
  let hasEnded = false
  for await (const text of linesOf(file)) {
    const it = parse(file, text)
    if ('format' in it !== (version === undefined) || hasEnded)
      throw unreadable(file, 'its lines are not in order')
    if ('format' in it) version = it.version
    if ('end' in it) {
      hasEnded = true
      if (version !== 1 && it.sha256 !== hash.digest('hex'))
        throw new BackupUnreadable(`${file} was changed after it was made: its checksum differs.`)
    } else hash.update(text).update('\n')
    yield it
  }
}

function parse(file: string, text: string): Line {
  try {
    const parsed = v.safeParse(line, JSON.parse(text))
    if (parsed.success) return parsed.output
    return v.parse(newer, JSON.parse(text)) && fail(file, 'it was made by a newer program')
  } catch (error) {
    if (error instanceof BackupUnreadable) throw error
    return fail(file, error instanceof SyntaxError ? error.message : 'a line is none of its own')
  }
}

/** The head of a version that is not known yet. */
const newer = v.object({
  format: v.literal('showroom-backup'),
  version: v.pipe(v.number(), v.minValue(currentVersion + 1)),
})

function fail(file: string, reason: string): never {
  throw unreadable(file, reason)
}

function unreadable(file: string, reason: string): BackupUnreadable {
  return new BackupUnreadable(`${file} cannot be read as a backup (${reason}).`)
}

/** Lines end at `\n` alone: `node:readline` also breaks at U+2028 and U+2029, which JSON holds as they are. */
async function* linesOf(file: string): AsyncGenerator<string> {
  // A line of pictures is megabytes in many pieces: they are joined once.
  let pieces: string[] = []
  for await (const chunk of unzipped(file)) {
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

async function* unzipped(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const gunzip = createGunzip({ chunkSize: 64 * 1024 }).setEncoding('utf8')
  source.on('error', (error) => gunzip.destroy(error))
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk
  } catch (error) {
    throw unreadable(file, error instanceof Error ? error.message : String(error))
  } finally {
    source.destroy()
  }
}

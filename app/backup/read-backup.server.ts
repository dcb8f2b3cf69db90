import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { isBackedUpFileName } from '#app/media/pictures/media-file-names.ts'

/** `docs/contracts/backup.md` describes the file: gzip over one JSON value a line. */
export const backupFormatVersion = 2

const head = v.object({
  format: v.literal('showroom-backup'),
  version: v.picklist([1, backupFormatVersion]),
  createdAt: v.string(),
  /** Migrations of the backed-up database. */
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
  /** Checksum of all bytes before this line, in hexadecimal digits; since version 2. */
  sha256: v.optional(v.string()),
})
const line = v.union([rows, media, head, end])

export type BackupHead = v.InferOutput<typeof head>
export type BackupLine = v.InferOutput<typeof line>
/**
 * `foreign` is the number of files in the media folder (or in an older backup) that are not the
 * site's pictures.
 */
export type BackupCounts = { rows: number; media: number; foreign: number }

export class BackupUnreadable extends Error {
  override name = 'BackupUnreadable'
}

export type CheckedBackup = BackupCounts & Pick<BackupHead, 'createdAt' | 'migrations'>

/** Verifies a whole backup. Throws `BackupUnreadable` if it is incomplete or altered. */
export async function checkBackup(file: string, signal?: AbortSignal): Promise<CheckedBackup> {
  return consumeBackup(readBackup(file), async () => signal?.throwIfAborted())
}

/**
 * Passes every line to `take` and returns the counts. Throws `BackupUnreadable` if the backup is
 * incomplete or altered.
 */
export async function consumeBackup(
  lines: AsyncIterable<BackupLine>,
  take: (line: BackupLine) => Promise<void> | void,
): Promise<CheckedBackup> {
  const found = { rows: 0, media: 0, foreign: 0, createdAt: '', migrations: emptyList }
  for await (const it of lines) {
    if ('format' in it) Object.assign(found, { createdAt: it.createdAt, migrations: it.migrations })
    else if ('table' in it) found.rows += it.rows.length
    else if ('bytes' in it) found[isBackedUpFileName(it.media) ? 'media' : 'foreign'] += 1
    await take(it)
  }
  return found
}

const emptyList: string[] = []

/** Reads the lines of a backup in order, from the head to the end. Throws `BackupUnreadable`. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256')
  const counts = { rows: 0, media: 0 }
  let version: number | undefined
  let hasEnded = false
  for await (const text of linesOf(file)) {
    const it = parse(file, text)
    if ('format' in it !== (version === undefined) || hasEnded)
      throw unreadableError(file, 'its lines are in the wrong order')
    if ('format' in it) version = it.version
    if ('table' in it) counts.rows += it.rows.length
    if ('bytes' in it) counts.media += 1
    if ('end' in it) {
      hasEnded = it.rows === counts.rows && it.media === counts.media
      if (!hasEnded) break
      if (version !== 1 && it.sha256 !== hash.digest('hex'))
        throw new BackupUnreadable(`${file} was changed after it was made: its checksum is wrong.`)
    } else hash.update(text).update('\n')
    yield it
  }
  if (!hasEnded) throw new BackupUnreadable(`${file} is not a complete backup: its end is missing.`)
}

function parse(file: string, text: string): BackupLine {
  const value = fromJson(file, text)
  const parsed = v.safeParse(line, value)
  if (parsed.success) return parsed.output
  throw unreadableError(
    file,
    v.is(newerVersionHead, value) ? 'it was made by a newer program' : 'a line is not valid',
  )
}

function fromJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw unreadableError(file, error instanceof Error ? error.message : String(error))
  }
}

/** Head of a newer version than this program knows. */
const newerVersionHead = v.object({
  format: v.literal('showroom-backup'),
  version: v.pipe(v.number(), v.minValue(backupFormatVersion + 1)),
})

function unreadableError(file: string, reason: string): BackupUnreadable {
  return new BackupUnreadable(`${file} cannot be read as a backup (${reason}).`)
}

/**
 * Lines end at `\n` only: `node:readline` also splits at U+2028 and U+2029, which JSON may contain
 * unescaped.
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  // A line with a picture has megabytes in many chunks, so they are joined once.
  let pieces: string[] = []
  for await (const chunk of unzipFile(file)) {
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

async function* unzipFile(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const gunzip = createGunzip({ chunkSize: 64 * 1024 }).setEncoding('utf8')
  source.on('error', (error) => gunzip.destroy(error))
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk
  } catch (error) {
    throw unreadableError(file, error instanceof Error ? error.message : String(error))
  } finally {
    source.destroy()
  }
}

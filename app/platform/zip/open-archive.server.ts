import { stat } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { type Failure, fail, ok, type Result } from '#app/platform/result/result.ts'
import { isContentFile, unsafeNameMessage } from './archive-entry-name.ts'
import * as words from './archive-words.ts'

/** Limits of an archive, which are checked before anything is unpacked. */
export type ArchiveLimits = {
  packedBytes: number
  /** Maximum bytes of all files together, unpacked. */
  bytes: number
  /** Maximum bytes of one file, unpacked. */
  fileBytes: number
  files: number
}

export type Archive = {
  /** Files by name with their unpacked size in bytes, in the archive's order, without folders. */
  files: ReadonlyMap<string, number>
  /** Returns a whole file after verifying the checksum. */
  read: (name: string) => Promise<Result<Buffer<ArrayBuffer>>>
  close: () => void
}

/**
 * Opens a ZIP from a path or from bytes. First checks the names, sizes and number of files in the
 * archive's directory. A file that unpacks to more than its declared size is abandoned at that
 * byte.
 */
export async function openArchive(
  source: string | Buffer,
  limits: ArchiveLimits,
): Promise<Result<Archive>> {
  const packed = typeof source === 'string' ? (await stat(source)).size : source.length
  if (packed > limits.packedBytes) return fail('invalid', words.tooLargePacked(limits.packedBytes))
  const zip = await openZip(source).catch(() => undefined)
  if (!zip) return fail('invalid', words.noArchive)
  const read = await readEntries(zip, limits).catch(archiveErrorOf)
  if (!read.ok) {
    zip.close()
    return read
  }
  const entries = read.value
  return ok({
    files: new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize])),
    read: (name: string) => readEntry(zip, entries.get(name), name),
    close: () => zip.close(),
  })
}

/**
 * The caller must close the file, because entries are unpacked after the directory has been read.
 */
const openZip = (source: string | Buffer): Promise<ZipFile> =>
  typeof source === 'string'
    ? openPromise(source, { autoClose: false })
    : fromBufferPromise(source, { autoClose: false })

async function readEntries(
  zip: ZipFile,
  limits: ArchiveLimits,
): Promise<Result<Map<string, Entry>>> {
  if (zip.entryCount > limits.files) return fail('invalid', words.tooManyFiles(limits.files))
  const entries = new Map<string, Entry>()
  // Two names that differ only in case are the same file on many computers.
  const taken = new Set<string>()
  let bytes = 0
  let directoryBytes = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName
    directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (directoryBytes > mostDirectoryBytes) return fail('invalid', words.directoryTooLarge)
    if (!isContentFile(name)) continue
    const wrong = unsafeNameMessage(name) ?? entryErrorOf(entry, limits)
    if (wrong !== undefined) return fail('invalid', wrong)
    const same = name.normalize('NFC').toLowerCase()
    if (taken.has(same)) return fail('invalid', words.twice(name))
    bytes += entry.uncompressedSize
    if (bytes > limits.bytes) return fail('invalid', words.tooLargeTogether(limits.bytes))
    taken.add(same)
    entries.set(name, entry)
  }
  return ok(entries)
}

/**
 * Maximum bytes of the names, extra fields and comments of all files, which are in memory while an
 * archive is open.
 */
const mostDirectoryBytes = 16 * 1024 * 1024

function entryErrorOf(entry: Entry, { fileBytes }: ArchiveLimits): string | undefined {
  const name = entry.fileName
  if (!isPlainFile(entry)) return words.noFile(name)
  if (entry.isEncrypted()) return words.locked(name)
  if (!entry.canDecodeFileData()) return words.unknownPacking(name)
  return entry.uncompressedSize > fileBytes ? words.tooLarge(name, fileBytes) : undefined
}

/** The upper 16 bits of the attributes are a Unix mode or 0, whatever program wrote the archive. */
function isPlainFile({ externalFileAttributes }: Entry): boolean {
  const type = (externalFileAttributes >>> 16) & 0xf000
  return type === 0 || type === 0x8000
}

function archiveErrorOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : ''
  const [, name] =
    /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s.exec(
      message,
    ) ?? []
  return fail('invalid', name === undefined ? words.noArchive : words.unsafeName(shown(name)))
}

const shown = (name: string) => name.replaceAll(/\p{Cc}/gu, '').slice(0, 80)

async function readEntry(
  zip: ZipFile,
  entry: Entry | undefined,
  name: string,
): Promise<Result<Buffer<ArrayBuffer>>> {
  if (!entry) return fail('invalid', words.missing(name))
  // The declared size has been checked. A file that does not have exactly this size is damaged.
  const bytes = Buffer.alloc(entry.uncompressedSize)
  let length = 0
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      if (!(piece instanceof Uint8Array) || length + piece.length > bytes.length)
        return fail('invalid', words.damaged(name))
      bytes.set(piece, length)
      length += piece.length
    }
  } catch {
    return fail('invalid', words.damaged(name))
  }
  const isWhole = length === bytes.length && crc32(bytes) === entry.crc32
  return isWhole ? ok(bytes) : fail('invalid', words.damaged(name))
}

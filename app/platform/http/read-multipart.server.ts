import { setImmediate as nextTurn } from 'node:timers/promises'
import { ContentDisposition } from '@remix-run/headers/content-disposition'
import {
  getMultipartBoundary,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import { Problem } from './problem.server.ts'
import { mediaType } from './read-body.server.ts'
import * as words from './refusal-words.ts'

type MultipartValue = string | File
type NamedMultipartValue = { name: string; entry: MultipartValue }

/** Maximum bytes of a part's headers. */
const maxHeaderSize = 16 * 1024
const maxParts = 1000

/**
 * Maximum length of a boundary (RFC 2046, section 5.1.1). With a longer boundary, the parser's
 * comparison with every chunk takes seconds.
 */
const maxBoundaryLength = 70

/**
 * Reads the fields of an upload; a field that occurs several times is a list. Throws a `Problem`
 * with 413, 415 or 400.
 */
export async function readMultipart(
  request: Request,
  limit: { bytes: number; tooLarge: string; otherwise?: string },
): Promise<Record<string, MultipartValue | MultipartValue[]>> {
  if (mediaType(request) !== 'multipart/form-data')
    throw new Problem(415, limit.otherwise ?? words.notAFile)
  if (Number(request.headers.get('content-length') ?? 0) > limit.bytes)
    throw new Problem(413, limit.tooLarge)
  try {
    return fieldsOf(await readEntries(request, limit.bytes))
  } catch (error) {
    throw isOverLimit(error)
      ? new Problem(413, limit.tooLarge)
      : new Problem(400, words.uploadCutOff)
  }
}

function isOverLimit(error: unknown): boolean {
  return (
    error instanceof MaxHeaderSizeExceededError ||
    error instanceof MaxPartsExceededError ||
    error instanceof MaxTotalSizeExceededError
  )
}

async function readEntries(request: Request, bytes: number): Promise<NamedMultipartValue[]> {
  const options = { maxHeaderSize, maxParts, maxFileSize: bytes, maxTotalSize: bytes }
  const parser = new MultipartParser(boundaryOf(request), options)
  const entries: NamedMultipartValue[] = []
  for await (const block of blocksOf(request.body, bytes)) {
    // Text after the closing boundary must be ignored (RFC 2046), but the parser throws if this
    // text arrives in a chunk of its own.
    if (isFinished(parser)) continue
    for (const part of parser.write(block)) entries.push(await entryOf(part))
  }
  parser.finish()
  return entries
}

function boundaryOf(request: Request): string {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '')?.trim()
  if (!boundary || boundary.length > maxBoundaryLength)
    throw new MultipartParseError('The boundary is missing or too long')
  return boundary
}

function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish()
    return true
  } catch {
    return false
  }
}

/**
 * Size of a block. The parser keeps an object for each chunk of a file, so chunks of one byte would
 * fill the memory.
 */
const blockBytes = 64 * 1024

/**
 * Yields the body in blocks of at least `blockBytes`, and lets other requests run after each chunk.
 * The rest of a body that is too large is not read. The stream is not cancelled, because cancelling
 * a stream while the server fills it makes the server fail.
 */
async function* blocksOf(stream: Request['body'], bytes: number): AsyncGenerator<Uint8Array> {
  const reader = stream?.getReader()
  let chunks: Uint8Array[] = []
  let pending = 0
  let size = 0
  try {
    for (;;) {
      const chunk = await reader?.read()
      if (!chunk?.value) break
      size += chunk.value.byteLength
      if (size > bytes) throw new MaxTotalSizeExceededError(bytes)
      chunks.push(chunk.value)
      pending += chunk.value.byteLength
      if (pending >= blockBytes) {
        yield Buffer.concat(chunks)
        chunks = []
        pending = 0
      }
      await nextTurn()
    }
    yield Buffer.concat(chunks)
  } finally {
    reader?.releaseLock()
  }
}

async function entryOf(part: MultipartPart): Promise<NamedMultipartValue> {
  const { name, fileName } = namesOf(part)
  if (fileName === undefined) return { name, entry: Buffer.concat(part.content).toString() }
  const type = part.headers['content-type'] || 'text/plain'
  return { name, entry: new File(await blobsOf(part.content), fileName, { type }) }
}

/** Copies the content out of the parser's memory, block by block. */
async function blobsOf(content: Uint8Array[]): Promise<Blob[]> {
  const blobs: Blob[] = []
  for (let block = content.shift(); block; block = content.shift()) {
    blobs.push(new Blob([toUnsharedBytes(block)]))
    await nextTurn()
  }
  return blobs
}

/**
 * Returns the bytes with the type that a Blob requires, which is memory that threads do not share.
 */
function toUnsharedBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = bytes
  return buffer instanceof ArrayBuffer
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : new Uint8Array(bytes)
}

/**
 * Browsers write `%0A`, `%0D` and `%22` for characters that would end a name, and do not escape a
 * backslash (HTML, "multipart form data"). The library reads a backslash as an escape, so each
 * backslash is doubled.
 */
function namesOf({ headers }: MultipartPart): { name: string; fileName: string | undefined } {
  const header = (headers['content-disposition'] ?? '').replaceAll('\\', '\\\\')
  const { type, name, filename, filenameSplat } = ContentDisposition.from(header)
  if (type?.toLowerCase() !== 'form-data' || name === undefined)
    throw new MultipartParseError('A part has no name')
  return {
    name: unescaped(name),
    fileName: encodedName(filenameSplat) ?? (filename && unescaped(filename)) ?? filenameSplat,
  }
}

function unescaped(text: string): string {
  return text.replaceAll(/%(?:0A|0D|22)/g, (code) => decodeURIComponent(code))
}

/** Returns the name in `filename*` (RFC 8187). Its encoding is always UTF-8 today. */
function encodedName(value: string | undefined): string | undefined {
  const [, encoded] = /^utf-8'[^']*'(.+)$/i.exec(value ?? '') ?? []
  try {
    return encoded && decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

function fieldsOf(
  entries: readonly NamedMultipartValue[],
): Record<string, MultipartValue | MultipartValue[]> {
  const byName = Map.groupBy(entries, ({ name }) => name)
  return Object.fromEntries(
    [...byName].map(([name, given]) => {
      const [first = '', ...more] = given.map(({ entry }) => entry)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}

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

/** Bytes of the head of one part. */
const maxHeaderSize = 16 * 1024
const maxParts = 1000

/** RFC 2046, section 5.1.1. The parser compares a longer one with every chunk, which takes seconds. */
const maxBoundaryLength = 70

/** The fields of an upload, a list where one came several times. Throws 413, 415 or 400 as a Problem. */
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
    // Text after the closing boundary is ignored (RFC 2046); the parser throws when it comes in a chunk of its own.
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

/** The parser keeps an object for each chunk of a file; chunks of one byte would fill the memory. */
const blockBytes = 64 * 1024

/**
 * The body in blocks of at least `blockBytes`. Other requests have their turn after each chunk. A body that is
 * too large is left unread: when a stream is cancelled while the server fills it, the server fails.
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

/** Moves the content out of the parser's memory, block by block. */
async function blobsOf(content: Uint8Array[]): Promise<Blob[]> {
  const blobs: Blob[] = []
  for (let block = content.shift(); block; block = content.shift()) {
    blobs.push(new Blob([toUnsharedBytes(block)]))
    await nextTurn()
  }
  return blobs
}

/** The same bytes as a type that a Blob takes: memory that is not shared between threads. */
function toUnsharedBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = bytes
  return buffer instanceof ArrayBuffer
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : new Uint8Array(bytes)
}

/**
 * Browsers write `%0A`, `%0D` and `%22` for what would end a name, and leave a backslash as it is (HTML, "multipart
 * form data"); the library reads a backslash as an escape, so each is doubled for it.
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

/** The name in `filename*` (RFC 8187), which is always UTF-8 today. */
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

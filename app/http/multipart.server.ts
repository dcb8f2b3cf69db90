import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Entry, multipartParser, type NamedEntry } from './multipart-parser.server.ts'
import { Problem } from './problem.server.ts'
import * as words from './refusal-words.ts'

/** The fields of an upload, a list where one came several times. Throws 413, 415 or 400 as a Problem. */
export async function readMultipart(
  request: Request,
  limit: { bytes: number; tooLarge: string; otherwise?: string },
): Promise<Record<string, Entry | Entry[]>> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data'))
    throw new Problem(415, limit.otherwise ?? words.notAFile)
  const tooLarge = new Problem(413, limit.tooLarge)
  if (Number(request.headers.get('content-length') ?? 0) > limit.bytes) throw tooLarge
  const parser = multipartParser(boundaryOf(type))
  try {
    // Stops reading as soon as there is too much, whatever the Content-Length says.
    const isWhole = await readUpTo(limit.bytes, request.body, (chunk) => parser.push(chunk))
    if (isWhole) return fieldsOf(await parser.end())
  } catch {
    throw new Problem(400, words.uploadCutOff)
  }
  throw tooLarge
}

function boundaryOf(type: string): string {
  const [, quoted, plain = ''] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? []
  return quoted ?? plain
}

/**
 * Whether that was all. Others have their turn after each piece: a fast line brings two megabytes in one.
 * What is too much is left unread; cancelled, a stream that is being filled would fail on its own.
 */
async function readUpTo(
  bytes: number,
  stream: Request['body'],
  take: (chunk: Uint8Array) => void,
): Promise<boolean> {
  const reader = stream?.getReader()
  let size = 0
  try {
    for (;;) {
      const chunk = await reader?.read()
      if (!chunk?.value) return true
      size += chunk.value.byteLength
      if (size > bytes) return false
      take(chunk.value)
      await nextTurn()
    }
  } finally {
    reader?.releaseLock()
  }
}

function fieldsOf(entries: readonly NamedEntry[]): Record<string, Entry | Entry[]> {
  const byName = Map.groupBy(entries, ({ name }) => name)
  return Object.fromEntries(
    [...byName].map(([name, given]) => {
      const [first = '', ...more] = given.map(({ entry }) => entry)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}

export type Entry = string | File
export type NamedEntry = { name: string; entry: Entry }

type Part = { name: string; filename: string | undefined; type: string; pieces: Blob[] }
type State = 'before' | 'boundary' | 'head' | 'content' | 'over'

const longestHead = 16_384
const mostParts = 1000
const lineBreak = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')
const lastMark = Buffer.from('--')

/**
 * Takes multipart/form-data (RFC 7578) as it comes in, piece by piece: the platform's own reads the whole of it
 * in one go, and everybody waits. Throws where it is none, or one without an end.
 */
export function multipartParser(boundary: string) {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const parts: Part[] = []
  // The first boundary may stand at the very beginning, without a line before it.
  let rest: Buffer<ArrayBuffer> = Buffer.from(lineBreak)
  let state: State = 'before'
  let part: Part | undefined

  /** Each takes what it can of the rest, and says whether there is more to take. */
  const steps: Record<State, () => boolean> = {
    before: () => takeUntilDelimiter(),
    content: () => takeUntilDelimiter(),

    boundary() {
      if (rest.length < lineBreak.length) return false
      if (rest.subarray(0, lastMark.length).equals(lastMark)) state = 'over'
      else if (rest.subarray(0, lineBreak.length).equals(lineBreak)) state = 'head'
      else throw new Error('Something follows a boundary')
      rest = rest.subarray(lineBreak.length)
      return true
    },

    head() {
      const end = rest.indexOf(headEnd)
      if (end > longestHead || (end < 0 && rest.length > longestHead))
        throw new Error('The head of a part is too long')
      if (end < 0) return false
      part = partOf(rest.toString('utf8', 0, end))
      rest = rest.subarray(end + headEnd.length)
      state = 'content'
      return true
    },

    over() {
      rest = rest.subarray(rest.length)
      return false
    },
  }

  function takeUntilDelimiter(): boolean {
    const end = rest.indexOf(delimiter)
    // The beginning of a delimiter may be the end of what has come.
    const sure = end < 0 ? Math.max(0, rest.length - delimiter.length + 1) : end
    if (sure > 0) part?.pieces.push(new Blob([rest.subarray(0, sure)]))
    rest = rest.subarray(end < 0 ? sure : end + delimiter.length)
    if (end < 0) return false
    if (part) parts.push(part)
    if (parts.length > mostParts) throw new Error('There are too many parts')
    part = undefined
    state = 'boundary'
    return true
  }

  return {
    push(bytes: Uint8Array): void {
      rest = Buffer.concat([rest, bytes])
      while (steps[state]()) {}
    },

    /** What came, by name and in its order. */
    async end(): Promise<NamedEntry[]> {
      if (state !== 'over') throw new Error('The end is missing')
      return Promise.all(parts.map(entryOf))
    },
  }
}

function partOf(head: string): Part {
  const lines = head.split('\r\n')
  const disposition = valueOf(lines, 'content-disposition')
  const named = Object.fromEntries(
    [...disposition.matchAll(/; *(name|filename)="([^"]*)"/gi)].map(([, key = '', value = '']) => [
      key.toLowerCase(),
      unescaped(value),
    ]),
  )
  const { name, filename } = named
  if (!/^form-data\b/i.test(disposition) || name === undefined)
    throw new Error('A part has no name')
  return { name, filename, type: valueOf(lines, 'content-type'), pieces: [] }
}

function valueOf(lines: readonly string[], header: string): string {
  const line = lines.find((it) => it.toLowerCase().startsWith(`${header}:`))
  return line?.slice(header.length + 1).trim() ?? ''
}

/** As browsers write what would end a name. */
function unescaped(text: string): string {
  return text.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%22', '"')
}

async function entryOf({ name, filename, type, pieces }: Part): Promise<NamedEntry> {
  if (filename === undefined) return { name, entry: await new Blob(pieces).text() }
  return { name, entry: new File(pieces, filename, { type: type || 'text/plain' }) }
}

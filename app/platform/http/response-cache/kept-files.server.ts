import { recall } from '../recall.ts'
import { sizedCache } from './sized-cache.server.ts'

const megabyte = 1_000_000
const room = 24 * megabyte
/** Films and large brochures are read in parts, and seldom. */
const largest = megabyte

/** Milliseconds for which a file whose address bears no hash is taken to be as it was. */
const freshFor = 60_000

/** A file's answer of 200 as it left. */
export type KeptFile = {
  body: Uint8Array
  /** Name after value, without the length and what differs between two answers. */
  wire: string[]
  etag: string | undefined
  modified: string | undefined
  /** Until when it may be sent, in milliseconds of `now`. */
  until: number
}

export type KeptFiles = ReturnType<typeof keptFiles>

/** The copies of one file that were asked for, by the encodings that the asker takes. */
type Copies = { byTaken: Map<string, KeptFile>; size: number }

/** The files that are asked for most. */
export function keptFiles(now: () => number = () => performance.now()) {
  const files = sizedCache<Copies>(room)
  return {
    find(path: string, accepted: string | undefined): KeptFile | undefined {
      const file = files.get(path)?.byTaken.get(takenBy(accepted ?? ''))
      return file && now() < file.until ? file : undefined
    },
    isWorthKeeping: (length: number): boolean => length <= largest,
    keep(path: string, accepted: string | undefined, body: Uint8Array, headers: Headers): void {
      const isForEver = headers.get('cache-control')?.includes('immutable')
      const byTaken = new Map(files.get(path)?.byTaken)
      byTaken.set(takenBy(accepted ?? ''), {
        body,
        wire: [...headers].flat(),
        etag: headers.get('etag') ?? undefined,
        modified: headers.get('last-modified') ?? undefined,
        until: isForEver ? Number.POSITIVE_INFINITY : now() + freshFor,
      })
      const size = [...byTaken.values()].reduce((sum, { body: copy }) => sum + copy.byteLength, 0)
      files.set(path, { byTaken, size })
    },
  }
}

/** Which of the copies that may lie beside a file somebody takes; `serveStatic` reads the header so. */
const takenBy = recall((accepted: string) => {
  const names = accepted.split(',').map((name) => name.trim())
  return ['br', 'zstd', 'gzip'].filter((name) => names.includes(name)).join()
})

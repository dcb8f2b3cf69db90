import { memoize } from '../memoize.ts'
import { sizedCache } from './sized-cache.server.ts'

const megabyte = 1_000_000
const maxCacheBytes = 24 * megabyte
/** Films and large brochures are read in parts, and seldom. */
const maxFileBytes = megabyte

/** Milliseconds for which a file whose address bears no hash is taken to be as it was. */
const maxAge = 60_000

/** A file's answer of 200 as it left. */
export type CachedFile = {
  body: Uint8Array
  /** Name after value, without the length and what differs between two answers. */
  wire: string[]
  etag: string | undefined
  modified: string | undefined
  /** Until when it may be sent, in milliseconds of `now`. */
  until: number
}

export type FileCache = ReturnType<typeof fileCache>

/** The copies of one file that were asked for, by the encodings that the asker takes. */
type FileVariants = { byTaken: Map<string, CachedFile>; size: number }

/** The files that are asked for most. */
export function fileCache(now: () => number = () => performance.now()) {
  const files = sizedCache<FileVariants>(maxCacheBytes)
  return {
    find(path: string, accepted: string | undefined): CachedFile | undefined {
      const file = files.get(path)?.byTaken.get(acceptedFileEncodings(accepted ?? ''))
      return file && now() < file.until ? file : undefined
    },
    isWorthKeeping: (length: number): boolean => length <= maxFileBytes,
    keep(path: string, accepted: string | undefined, body: Uint8Array, headers: Headers): void {
      const isForEver = headers.get('cache-control')?.includes('immutable')
      const byTaken = new Map(files.get(path)?.byTaken)
      byTaken.set(acceptedFileEncodings(accepted ?? ''), {
        body,
        wire: [...headers].flat(),
        etag: headers.get('etag') ?? undefined,
        modified: headers.get('last-modified') ?? undefined,
        until: isForEver ? Number.POSITIVE_INFINITY : now() + maxAge,
      })
      const size = [...byTaken.values()].reduce((sum, { body: copy }) => sum + copy.byteLength, 0)
      files.set(path, { byTaken, size })
    },
  }
}

/** Which of the copies that may lie beside a file somebody takes; `serveStatic` reads the header so. */
const acceptedFileEncodings = memoize((accepted: string) => {
  const names = accepted.split(',').map((name) => name.trim())
  return ['br', 'zstd', 'gzip'].filter((name) => names.includes(name)).join()
})

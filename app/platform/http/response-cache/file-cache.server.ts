import { memoize } from '../memoize.ts'
import { sizedCache } from './sized-cache.server.ts'

const megabyte = 1_000_000
const maxCacheBytes = 24 * megabyte
/** Maximum bytes of a cached file. Films and large brochures are requested seldom and in ranges. */
const maxFileBytes = megabyte

/** Milliseconds for which a file is cached if its address contains no hash. */
const maxAge = 60_000

/** A file's 200 response as sent. */
export type CachedFile = {
  body: Uint8Array
  /**
   * Headers as alternating names and values, without the length and without headers that differ by
   * response.
   */
  wire: string[]
  etag: string | undefined
  modified: string | undefined
  /** Time at which the cached file expires, in milliseconds of `now`. */
  until: number
}

export type FileCache = ReturnType<typeof fileCache>

/** Cached copies of a file, by the encodings that clients accept. */
type FileVariants = { byTaken: Map<string, CachedFile>; size: number }

/** Cache of the most requested files. */
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

/**
 * Returns the precompressed copies that a client accepts. The header is parsed as `serveStatic`
 * parses it.
 */
const acceptedFileEncodings = memoize((accepted: string) => {
  const names = accepted.split(',').map((name) => name.trim())
  return ['br', 'zstd', 'gzip'].filter((name) => names.includes(name)).join()
})

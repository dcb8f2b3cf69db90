import { openAsBlob } from 'node:fs'
import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { RangeReadableFile } from '#app/media/pictures/film-and-brochure-store.server.ts'
import { writeFileAtomically } from '#app/media/pictures/write-file-atomically.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { concurrencyLimiter, QueueFull } from '#app/platform/concurrency/concurrency-limiter.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { ArOrder } from '#machines/ar/ar-scene.ts'
import { buildGlbInProcess } from './ar-process.server.ts'
import * as words from './words.ts'

export type ArModels = ReturnType<typeof arModels>

type Deps = {
  folder: string
  clock: Clock
  log: Log
  limits: { arModels: RateLimiter }
  build?: (order: ArOrder) => Promise<Uint8Array<ArrayBuffer>>
}

/** Days after which a model is deleted. The next request builds it again. */
const keptDays = 30
/** Models in the cache; the oldest is deleted first. */
const most = { files: 60, bytes: 200_000_000 }

/**
 * Builds a model for AR viewers at the first request and caches it as a file in `folder`. Visitors
 * cause this work, so one model is built at a time, 20 wait, and each network may start a limited
 * number in a minute.
 */
export function arModels({ folder, clock, log, limits, build = buildGlbInProcess }: Deps) {
  const limiter = concurrencyLimiter({ limit: 1, queue: 20 })
  const building = new Map<string, Promise<RangeReadableFile>>()

  async function make(file: string, order: ArOrder, client: string): Promise<RangeReadableFile> {
    const wait = await limits.arModels.take(client)
    if (wait > 0)
      throw new Problem(429, words.tooMany(wait), { headers: { 'Retry-After': `${wait}` } })
    return limiter.run(
      async () => {
        const bytes = await build(order)
        // A full disk must not prevent the model from being shown.
        const isWritten = await writeFileAtomically(folder, file, bytes).then(
          () => true,
          () => false,
        )
        if (isWritten) await removeOldest(folder)
        return (await open(join(folder, file))) ?? readable(new Blob([bytes]))
      },
      { client },
    )
  }

  return {
    /**
     * Returns the file of a model. `name` is unique for its content: lower-case letters, digits and
     * hyphens. `client` is the visitor's network. Throws `QueueFull`, or a `Problem`: 429 if the
     * network starts too many, 503 if the model could not be built.
     */
    async get(name: string, order: ArOrder, client: string): Promise<RangeReadableFile> {
      const file = `ar-${name}.glb`
      const known = building.get(file)
      if (known) return known
      const stored = await open(join(folder, file))
      if (stored) return stored
      const begun = building.get(file)
      if (begun) return begun
      const model = make(file, order, client)
        .catch((error: unknown) => {
          if (error instanceof Problem || error instanceof QueueFull) throw error
          log.error({ err: error, machine: order.machine }, 'an AR model could not be built')
          throw new Problem(503, words.notBuilt, { headers: { 'Retry-After': '60' } })
        })
        .finally(() => building.delete(file))
      building.set(file, model)
      return model
    },

    state: limiter.state,

    /** Deletes old models and incomplete files. Returns their number. */
    async sweep(): Promise<number> {
      const now = clock().getTime()
      let removed = 0
      for (const { name, changedAt } of await listModels(folder)) {
        const age = now - changedAt
        if (age < (isModelFile(name) ? keptDays * 24 : 1) * 3_600_000) continue
        await unlink(join(folder, name)).catch(() => {})
        removed += 1
      }
      return removed
    },
  }
}

async function open(path: string): Promise<RangeReadableFile | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? readable(await openAsBlob(path)) : undefined
}

const readable = (bytes: Blob): RangeReadableFile => ({
  size: bytes.size,
  read: (start, end) => bytes.slice(start, end + 1).stream(),
})

const isModelFile = (name: string) => /^ar-[a-z0-9-]+\.glb$/.test(name)

/** Lists models and the incomplete files of an interrupted write. */
async function listModels(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const ours = names.filter((name) => /^ar-[a-z0-9-]+\.glb(?:\.[0-9a-f-]{36})?$/.test(name))
  const found = await Promise.all(
    ours.map(async (name) => {
      const about = await stat(join(folder, name)).catch(() => undefined)
      return about ? [{ name, changedAt: about.mtimeMs, size: about.size }] : []
    }),
  )
  return found.flat()
}

async function removeOldest(folder: string): Promise<void> {
  const models = (await listModels(folder)).filter(({ name }) => isModelFile(name))
  let bytes = 0
  for (const [i, { name, size }] of models
    .toSorted((one, other) => other.changedAt - one.changedAt)
    .entries()) {
    bytes += size
    if (i >= most.files || bytes > most.bytes) await unlink(join(folder, name)).catch(() => {})
  }
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RequestLine } from '#app/platform/http/access-log.server.ts'
import type { HealthReport } from './check-health.server.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Period that decides if the process fails, in milliseconds; older requests do not count. */
const recentWindow = 60_000
const minRequests = 20

/** Period of the limits on lookups, in milliseconds. */
const lookupWindow = 3_600_000
/** Wrong pairs of an hour that customers do not reach; the site's limit is 300. */
const minGuesses = 200

/**
 * Prometheus metrics of this process; `docs/contracts/health.md` lists the names. `now` is a
 * monotonic time in milliseconds, so that a change of the clock has no effect.
 */
export function createMetrics(now: () => number = () => performance.now()) {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'showroom_http_requests_total',
    help: 'Number of requests, by handler and status',
    labelNames: ['kind', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'showroom_http_request_seconds',
    help: 'Seconds until the first byte of the response',
    labelNames: ['kind'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const lookups = new Counter({
    name: 'showroom_enquiry_lookups_total',
    help: 'Lookups of enquiries by reference and digits: found, wrong or limited',
    labelNames: ['result'],
    registers,
  })
  const gauges = {
    databaseUp: new Gauge({ name: 'showroom_database_up', help: '1 or 0', registers }),
    diskUsed: new Gauge({
      name: 'showroom_disk_used_ratio',
      help: 'Used share of the disk with DATA_DIR, 0 to 1',
      registers,
    }),
    outboxAge: new Gauge({
      name: 'showroom_outbox_oldest_seconds',
      help: 'Seconds since the oldest unsent email became due',
      registers,
    }),
    backupAge: new Gauge({
      name: 'showroom_backup_age_seconds',
      help: 'Seconds since the last successful backup',
      registers,
    }),
  }
  let isAsked = false
  /** Responses by status since metrics were last read. */
  const fromMemory = new Map<number, number>()
  /** Times of the last lookups that found nothing. */
  let guesses: number[] = []
  let failures: { at: number; isFailure: boolean }[] = []

  return {
    count({ path, status, ms, isStored }: RequestLine): void {
      const kind = isStored ? 'stored' : path.startsWith('/api/') ? 'call' : 'page'
      requests.inc({ kind, status })
      seconds.observe({ kind }, ms / 1000)
      // A file or cached page succeeds even if the app is broken, so many of them would hide the
      // faults.
      if (isStored) return
      failures.push({ at: now(), isFailure: status === 500 })
      if (failures.length > 1000) failures = failures.slice(-500)
    },

    /** Counts a lookup of an enquiry by its reference and the last digits of the number. */
    countLookup(result: 'found' | 'wrong' | 'limited'): void {
      lookups.inc({ result })
      if (result !== 'found') guesses = [...guesses.slice(1 - minGuesses), now()]
    },

    /** Returns `true` if so many lookups of the last hour were wrong that a program guesses. */
    areReferencesGuessed(): boolean {
      const [first] = guesses
      return guesses.length >= minGuesses && first !== undefined && first > now() - lookupWindow
    },

    /**
     * Counts a response from memory. There may be thousands a second, so they are only added up
     * here.
     */
    countFromMemory(status: number): void {
      fromMemory.set(status, (fromMemory.get(status) ?? 0) + 1)
    },

    /** Returns `true` if most computed responses of the last minute were faults. */
    isFailing(): boolean {
      const counted = failures.filter(({ at }) => at > now() - recentWindow)
      const failed = counted.filter(({ isFailure }) => isFailure)
      return counted.length >= minRequests && failed.length * 2 > counted.length
    },

    /** Returns the metrics in Prometheus' text format, without unknown values. */
    async text({ database, disk, outbox, backup }: HealthReport): Promise<string> {
      // The default metrics observe the garbage collector and the event loop, so they start with
      // the first request for metrics.
      if (!isAsked) collectDefaultMetrics({ register: registry })
      isAsked = true
      gauges.databaseUp.set(database.isUp ? 1 : 0)
      setOrReset(gauges.diskUsed, disk.used)
      setOrReset(gauges.outboxAge, outbox.oldestSeconds)
      setOrReset(gauges.backupAge, backup.ageSeconds)
      for (const [status, count] of fromMemory) requests.inc({ kind: 'memory', status }, count)
      fromMemory.clear()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

function setOrReset(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove()
  else gauge.set(value)
}

import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLog } from '#app/platform/log/log.server.ts'
import { findBookings, restoreBackupFrom, sendServiceBooking } from '#tests/back-up-and-restore.ts'
import { onEachDatabase, openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { backupStore } from './backup-store.server.ts'
import { startDailyBackup } from './daily-backup.server.ts'
import { mediaFolderSource } from './media-source.server.ts'
import { scheduledJobStore } from './scheduled-job-store.server.ts'

const log = createLog('silent')
const going = new AbortController().signal
const backupsIn = ({ dataDir }: TestDatabase) =>
  existsSync(join(dataDir, 'backups')) ? readdirSync(join(dataDir, 'backups')).sort() : []

type SiteOptions = Partial<Parameters<typeof backupStore>[0]>

/** The site's automatic backups with a clock that the test sets. */
function siteOf(database: TestDatabase, given: SiteOptions = {}) {
  let now = new Date('2026-11-21T04:00:00Z')
  // The disk of the test computer may be full.
  const shareOfDisk = async () => 0.5
  const clock = () => now
  const backups = backupStore({ ...database, clock, log, shareOfDisk, ...given })
  return {
    backups,
    /** An instance that starts a backup and dies. */
    beginAndDie: () => scheduledJobStore(database.db, clock, 'backup').claim(),
    look: () => backups.makeIfDue(going),
    wait: (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000)
    },
  }
}

onEachDatabase('daily backup', (getDatabase) => {
  it('makes one backup a day, and the backup can be restored', async () => {
    const database = getDatabase()
    const { backups, look, wait } = siteOf(database)
    expect(await backups.state()).toEqual({ lastGoodAt: undefined, lastFailure: undefined })
    await sendServiceBooking(database, 'Asha Before')
    await look()
    const [first = ''] = backupsIn(database)
    expect(first).toBe('daily-2026-11-21T040000Z.jsonl.gz')
    expect(statSync(join(database.dataDir, 'backups', first)).mode & 0o777).toBe(0o600)
    expect(statSync(join(database.dataDir, 'backups')).mode & 0o777).toBe(0o700)
    expect(await backups.state()).toEqual({
      lastGoodAt: '2026-11-21T04:00:00.000Z',
      lastFailure: undefined,
    })
    wait(23)
    await look()
    expect(backupsIn(database)).toEqual([first])
    wait(1)
    await sendServiceBooking(database, 'Binu After')
    await look()
    expect(backupsIn(database)).toEqual([first, 'daily-2026-11-22T040000Z.jsonl.gz'])
    await restoreBackupFrom(join(database.dataDir, 'backups', first), database)
    expect(await findBookings(database)).toEqual(['Asha Before'])
  })

  it('is made by only one of several instances', async () => {
    const database = getDatabase()
    const instances = [1, 2, 3].map(() => {
      const made: string[] = []
      const { backups } = siteOf(database, {
        media: {
          ...mediaFolderSource(database.dataDir),
          list: async () => (made.push('made'), { names: [], foreign: 0 }),
        },
      })
      return { backups, made }
    })
    await Promise.all(instances.map(({ backups }) => backups.makeIfDue(going)))
    expect(instances.flatMap(({ made }) => made)).toEqual(['made'])
  })

  it('is made by another instance if the first instance dies', async () => {
    const database = getDatabase()
    const { look, wait } = siteOf(database)
    await look()
    wait(24)
    await database.db
      .updateTable('chores')
      .set({ started_at: '2026-11-22T03:59:00.000Z' })
      .execute()
    await look()
    expect(backupsIn(database)).toHaveLength(1)
    wait(2)
    await look()
    expect(backupsIn(database)).toHaveLength(2)
  })

  it('is not made on a nearly full disk, reports the reason, and is tried again in an hour', async () => {
    const database = getDatabase()
    let share = 0.9
    const { backups, look, wait } = siteOf(database, { shareOfDisk: async () => share })
    await look()
    const lastFailure = { at: '2026-11-21T04:00:00.000Z', reason: 'disk-full' }
    expect(await backups.state()).toEqual({ lastGoodAt: undefined, lastFailure })
    expect(backupsIn(database)).toEqual([])
    share = 0.89
    await look()
    expect((await backups.state()).lastFailure).toEqual(lastFailure)
    wait(1)
    await look()
    expect(await backups.state()).toEqual({
      lastGoodAt: '2026-11-21T05:00:00.000Z',
      lastFailure: undefined,
    })
  })

  it('keeps the last good backup after any failure', async () => {
    const database = getDatabase()
    const faults = [
      Object.assign(new Error('full'), { code: 'ENOSPC' }),
      Object.assign(new Error('may not'), { code: 'EACCES' }),
      new Error('of no code'),
    ]
    const media = mediaFolderSource(database.dataDir)
    const good = siteOf(database)
    await good.look()
    const failing = siteOf(database, {
      media: { ...media, list: () => Promise.reject(faults.shift()) },
    })
    failing.wait(24)
    for (const reason of ['disk-full', 'not-writable', 'unknown']) {
      await failing.look()
      const { lastGoodAt, lastFailure } = await failing.backups.state()
      expect([lastGoodAt, lastFailure?.reason]).toEqual(['2026-11-21T04:00:00.000Z', reason])
      failing.wait(1)
    }
    expect(backupsIn(database)).toEqual(['daily-2026-11-21T040000Z.jsonl.gz'])
  })

  it('is aborted when the process stops, leaves no file, and is due again', async () => {
    const database = getDatabase()
    const reached = Promise.withResolvers<void>()
    const media = mediaFolderSource(database.dataDir)
    const slow = siteOf(database, {
      media: {
        ...media,
        list: async () => ({ names: ['0123456789abcdef-480.avif'], foreign: 0 }),
        async read() {
          reached.resolve()
          await stopping.promise
          return Buffer.from('picture')
        },
      },
    })
    const stopping = Promise.withResolvers<void>()
    const worker = startDailyBackup({ backups: slow.backups, log, first: 0 })
    await reached.promise
    expect(backupsIn(database)).toEqual(['daily-2026-11-21T040000Z.jsonl.gz.part'])
    const stopped = worker.stop()
    stopping.resolve()
    await stopped
    expect(backupsIn(database)).toEqual([])
    const { backups, look } = siteOf(database)
    expect(await backups.state()).toEqual({
      lastGoodAt: undefined,
      lastFailure: undefined,
      waitsSince: '2026-11-21T04:00:00.000Z',
    })
    await look()
    expect(backupsIn(database)).toHaveLength(1)
  })

  it('reports since when the first backup is due although the process died at each attempt', async () => {
    const { backups, beginAndDie, look, wait } = siteOf(getDatabase())
    const waitsSince = async () => (await backups.state()).waitsSince
    expect(await waitsSince()).toBe(undefined)
    for (let day = 0; day < 3; day++) {
      expect(await beginAndDie()).toBe(true)
      expect(await waitsSince()).toBe('2026-11-21T04:00:00.000Z')
      wait(24)
    }
    await look()
    expect(await waitsSince()).toBe(undefined)
  })
})

it('daily backups continue after the clock is set back', async () => {
  const database = await openTestDatabase()
  const { look, wait } = siteOf(database)
  wait(24 * 365)
  await look()
  wait(-24 * 365)
  await look()
  expect(backupsIn(database)).toHaveLength(2)
  await database.close()
})

it('the process stops without waiting for a disk that does not respond', async () => {
  const begun = Promise.withResolvers<void>()
  const makeIfDue = () => {
    begun.resolve()
    return new Promise<never>(() => {})
  }
  const worker = startDailyBackup({ backups: { makeIfDue }, log, first: 0, patience: 1 })
  await begun.promise
  expect(await worker.stop()).toBeUndefined()
})

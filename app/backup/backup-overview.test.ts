import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '#app/platform/log/log.server.ts'
import { sendServiceBooking } from '#tests/back-up-and-restore.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { backupStore } from './backup-store.server.ts'
import { readOffsiteCopy } from './offsite-copy.server.ts'
import { scheduledJobStore } from './scheduled-job-store.server.ts'

const log = createLog('silent')
const going = new AbortController().signal
const now = new Date('2026-11-21T04:00:00Z')
const clock = () => now

onEachDatabase('backup overview in the portal', (getDatabase) => {
  it('says that there is no backup yet', async () => {
    const backups = backupStore({ ...getDatabase(), clock, log })
    expect(await backups.overview()).toEqual({ now: now.toISOString(), isMissing: false })
  })

  it('has the time, size, contents and place of the last backup', async () => {
    const database = getDatabase()
    await sendServiceBooking(database, 'Asha Example')
    const backups = backupStore({ ...database, clock, log, shareOfDisk: async () => 0.5 })
    await backups.makeIfDue(going)
    const folder = join(database.dataDir, 'backups')
    const file = 'daily-2026-11-21T040000Z.jsonl.gz'
    const { last, failure, isMissing } = await backups.overview()
    expect({ failure, isMissing }).toEqual({ failure: undefined, isMissing: false })
    expect(last).toMatchObject({
      at: now.toISOString(),
      made: { file, folder, host: hostname(), media: 0 },
    })
    expect(last?.made?.bytes).toBe((await stat(join(folder, file))).size)
    expect(last?.made?.rows).toBeGreaterThan(0)
  })

  it('says that the file of the last backup is missing', async () => {
    const database = getDatabase()
    const backups = backupStore({ ...database, clock, log, shareOfDisk: async () => 0.5 })
    await backups.makeIfDue(going)
    await rm(join(database.dataDir, 'backups'), { recursive: true })
    expect(await backups.overview()).toMatchObject({ isMissing: true })
  })

  it('has a failed attempt beside the last successful backup', async () => {
    const database = getDatabase()
    const good = backupStore({ ...database, clock, log, shareOfDisk: async () => 0.5 })
    await good.makeIfDue(going)
    const later = () => new Date(now.getTime() + 25 * 3_600_000)
    const full = backupStore({ ...database, clock: later, log, shareOfDisk: async () => 0.95 })
    await full.makeIfDue(going)
    expect(await full.overview()).toMatchObject({
      last: { at: now.toISOString(), made: { host: hostname() } },
      failure: { at: later().toISOString(), reason: 'disk-full' },
    })
  })

  it('says that a backup is being made, for less than three hours after its start', async () => {
    const database = getDatabase()
    await scheduledJobStore(database.db, clock, 'backup').claim()
    expect(await backupStore({ ...database, clock, log }).overview()).toMatchObject({
      startedAt: now.toISOString(),
    })
    const later = () => new Date(now.getTime() + 3 * 3_600_000)
    const { startedAt } = await backupStore({ ...database, clock: later, log }).overview()
    expect(startedAt).toBeUndefined()
  })
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-overview-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'backups'))
  return folder
}

it.each([
  ['2026-11-20T22:15:00Z\nbackups@other.example.com:showroom/\n', 'other.example.com'],
  ['2026-11-20T22:15:00Z\nrsync://nas.local/backups', 'nas.local'],
  ['2026-11-20T22:15:00Z', ''],
])(
  'reads the time and the target computer from the stamp of an off-site copy',
  async (text, to) => {
    const folder = await newFolder()
    await writeFile(join(folder, 'backups', 'copied'), text)
    expect(await readOffsiteCopy(folder)).toEqual({ at: '2026-11-20T22:15:00.000Z', to })
  },
)

it.each([undefined, '', 'yesterday', 'backups@other.example.com\n2026-11-20'])(
  'reports no off-site copy if the stamp is unreadable: %s',
  async (text) => {
    const folder = await newFolder()
    if (text !== undefined) await writeFile(join(folder, 'backups', 'copied'), text)
    expect(await readOffsiteCopy(folder)).toBeUndefined()
  },
)

const copyBackups = fileURLToPath(new URL('../../deploy/copy-backups', import.meta.url))

/** Runs the copy script with a fake rsync. */
async function copyWith(rsync: string, folder: string) {
  const bin = join(folder, 'bin')
  await mkdir(bin)
  await writeFile(join(bin, 'rsync'), `#!/bin/sh\n${rsync}\n`)
  await chmod(join(bin, 'rsync'), 0o755)
  const env = {
    PATH: `${bin}:${process.env['PATH']}`,
    BACKUPS: join(folder, 'backups*'),
    COPY_TO: 'backups@other.example.com:showroom/',
  }
  return promisify(execFile)(copyBackups, { env })
}

it('the copy script writes a stamp file into the backup folder of each instance', async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'backups-2'))
  await copyWith(`printf '%s\\n' "$@" > ${folder}/asked`, folder)
  const asked = (await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n')
  expect(asked.slice(-3, -1).toSorted()).toEqual([`${folder}/backups-2/`, `${folder}/backups/`])
  expect(asked.at(-1)).toBe('backups@other.example.com:showroom/')
  expect(await readOffsiteCopy(folder)).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    to: 'other.example.com',
  })
  expect(await readdir(join(folder, 'backups-2'))).toEqual(['copied'])
})

it('the copy script writes no stamp file if the copy failed', async () => {
  const folder = await newFolder()
  await expect(copyWith('exit 23', folder)).rejects.toThrow()
  expect(await readOffsiteCopy(folder)).toBeUndefined()
})

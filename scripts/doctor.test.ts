import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { scheduledJobStore } from '#app/backup/scheduled-job-store.server.ts'
import { readEnv } from '#app/process/env.server.ts'
import { onEachDatabase, openEmptyTestDatabase } from '#tests/test-databases.ts'
import { startSmtpServer } from '#tests/test-smtp-server.ts'
import { checkDailyBackup } from './doctor-backups.ts'
import {
  checkDatabase,
  checkDataFolder,
  checkMail,
  checkPictures,
  checkSettings,
  checkSiteReachable,
} from './doctor-checks.ts'
import { type DoctorFinding, formatCommand, formatStartCommand } from './doctor-findings.ts'

const bad = (findings: DoctorFinding[]) =>
  findings.filter(({ is }) => is === 'bad').map(({ what }) => what)
const notes = (findings: DoctorFinding[]) =>
  findings.filter(({ is }) => is === 'note').map(({ what }) => what)

onEachDatabase('doctor', (getDatabase) => {
  test('reports no problem in a working installation', async () => {
    const { db, engine, dataDir } = getDatabase()
    chmodSync(dataDir, 0o700)
    const findings = [
      ...(await checkDatabase(db, engine)),
      ...(await checkPictures(db, dataDir)),
      ...(await checkDataFolder(dataDir)).filter(({ what }) => !what.startsWith('The disk')),
    ]
    // The tests' own PostgreSQL is fast because it does not survive a power failure.
    const forgets = expect.stringContaining(
      'fsync, full_page_writes, synchronous_commit switched off',
    )
    expect([bad(findings), notes(findings)]).toEqual([engine === 'postgres' ? [forgets] : [], []])
  })

  test('reports a database that is newer than the program or needs a migration', async () => {
    const { db, engine } = getDatabase()
    const records = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    const row = { name: '9999-of-next-year', timestamp: '' }
    await records.insertInto('kysely_migration').values(row).execute()
    expect(bad(await checkDatabase(db, engine))[0]).toContain(row.name)
    const empty = await openEmptyTestDatabase(engine)
    const waiting = await checkDatabase(empty.db, engine)
    expect(notes(waiting)).toEqual([expect.stringContaining('0001')])
    await empty.close()
  })

  test('counts the pictures that rows name but that are missing', async () => {
    const { db, dataDir } = getDatabase()
    const row = { caption: '', created_at: '2026-11-22T00:00:00Z' }
    for (const hash of ['0123456789abcdef', 'fedcba9876543210'])
      await db
        .insertInto('gallery_images')
        .values({ ...row, picture: `media/${hash}-600x400` })
        .execute()
    mkdirSync(join(dataDir, 'media'))
    writeFileSync(join(dataDir, 'media', '0123456789abcdef-600.webp'), '')
    expect(bad(await checkPictures(db, dataDir))).toEqual(['1 of 2 uploaded pictures are missing.'])
    // Rows of every kind count.
    const picture = 'media/0011223344556677-480x320'
    await db.updateTable('slides').set({ picture }).where('id', '=', 1).execute()
    expect(bad(await checkPictures(db, dataDir))).toEqual(['2 of 3 uploaded pictures are missing.'])
  })

  test('reports a failed backup, and two days without a backup', async () => {
    const site = getDatabase()
    const started = new Date('2026-11-20T04:30:00Z')
    const later = (hours: number) => new Date(started.getTime() + hours * 3_600_000)
    expect(notes(await checkDailyBackup(site, started))).toEqual(['There is no backup yet.'])

    const chore = scheduledJobStore(site.db, () => started, 'backup')
    await chore.claim()
    await chore.done(0)
    expect(await checkDailyBackup(site, later(47))).toEqual([
      { is: 'good', what: 'The last backup is of 2026-11-20T04:30:00.000Z.' },
    ])
    expect(bad(await checkDailyBackup(site, later(49)))).toHaveLength(1)

    await chore.claim()
    await chore.failed('not-writable', 0)
    const [finding] = await checkDailyBackup(site, started)
    expect(finding?.what).toContain(`${site.dataDir}/backups is not writable`)
    expect(finding?.what).toContain('the last good backup is of 2026-11-20')
    expect(finding).toMatchObject({ is: 'bad', todo: expect.stringContaining('chown') })
  })

  test('reports nothing about backups if the database is from an earlier release', async () => {
    const empty = await openEmptyTestDatabase(getDatabase().engine)
    expect(await checkDailyBackup(empty, new Date())).toEqual([])
    await empty.close()
  })
})

describe('the commands that the doctor prints', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('match how the site is run: with npm or with deploy/run', () => {
    const words = '<backup file> --replace'
    expect(formatCommand('restore', words)).toBe('npm run restore -- <backup file> --replace')
    expect(formatStartCommand()).toBe('npm start')
    vi.stubEnv('SHOWROOM_RUN', 'deploy/run')
    expect(formatCommand('restore', words)).toBe('deploy/run restore <backup file> --replace')
    expect(formatStartCommand()).toBe('systemctl start showroom')
  })
})

describe('the doctor’s checks of settings and surroundings', () => {
  test('suggest improvements', () => {
    expect(notes(checkSettings(readEnv({})))).toHaveLength(1)
    expect(notes(checkSettings(readEnv({ PUBLIC_URL: 'http://a.example' })))).toHaveLength(1)
    const well = { PUBLIC_URL: 'https://a.example', TRUST_PROXY: '2' }
    expect(notes(checkSettings(readEnv(well)))).toEqual([])
    expect(notes(checkSettings(readEnv({ ...well, TRUST_PROXY: 'all' })))).toHaveLength(1)
  })

  test('try the mail server without printing its password', async () => {
    const smtp = await startSmtpServer()
    const env = readEnv({ SMTP_URL: smtp.url, LEADS_TO: 'desk@example.com' })
    expect(bad(await checkMail(env))).toEqual([])
    await smtp.close()
    const gone = JSON.stringify(
      await checkMail({ ...env, SMTP_URL: smtp.url.replace('//', '//u:secret@') }),
    )
    expect(gone).toContain('ESOCKET')
    expect(gone).not.toContain('secret')
    expect(notes(await checkMail(readEnv({})))).toHaveLength(1)
  })

  test('report that no server responds', async () => {
    const env = readEnv({ PORT: '1', PUBLIC_URL: 'http://127.0.0.1:1' })
    expect(notes(await checkSiteReachable(env))).toHaveLength(2)
  })
})

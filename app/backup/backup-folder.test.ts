import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pruneBackups } from './backup-folder.server.ts'

it('keeps up to seven daily backups of the last seven days, and all files of the operator', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-backups-'))
  const folder = join(dataDir, 'backups')
  const left = () => readdirSync(folder).sort()
  mkdirSync(folder)
  const put = (...names: string[]) => {
    for (const name of names) writeFileSync(join(folder, name), '')
  }
  const daily = (day: number) => `daily-2026-11-${String(day).padStart(2, '0')}T040000Z.jsonl.gz`
  const persons = [
    'showroom-2026-01-01T0430.jsonl.gz',
    'daily-2026-01-01.jsonl.gz',
    'daily-2026-01-01T040000Z.jsonl.gz.old',
    'before-0002-desk.db',
    'notes.txt',
  ]
  const recent = [
    'before-restore-2026-11-14T040001Z.jsonl.gz',
    'before-0005-x-2026-11-20T040000Z.db',
  ]
  put(...persons, ...recent, ...[12, 13, 14, 15, 16, 17, 18, 19, 20, 21].map(daily))
  put('before-restore-2026-11-14T035959Z.jsonl.gz', 'before-0002-desk-2026-11-01T040000Z.db')
  put('daily-2026-11-20T040000Z.jsonl.gz.part', `${daily(21)}.part`)
  // Folders of an interrupted restore and of a running one.
  mkdirSync(join(folder, 'restoring-a1b2c3'))
  mkdirSync(join(folder, 'restoring-d4e5f6'))
  const now = new Date('2026-11-21T04:00:00Z')
  const early = new Date('2026-11-20T04:00:00Z')
  utimesSync(join(folder, 'restoring-a1b2c3'), early, early)
  utimesSync(join(folder, 'restoring-d4e5f6'), now, now)
  await pruneBackups(dataDir, now, now.toISOString())
  const kept = [
    ...persons,
    ...recent,
    `${daily(21)}.part`,
    ...[15, 16, 17, 18, 19, 20, 21].map(daily),
  ]
  expect(left()).toEqual([...kept, 'restoring-d4e5f6'].sort())

  // Backups have failed for weeks, so the last good ones are the only ones.
  const later = new Date('2026-12-21T04:00:00Z')
  await pruneBackups(dataDir, later, now.toISOString())
  expect(left()).toEqual([...persons, ...[15, 16, 17, 18, 19, 20, 21].map(daily)].sort())
  await pruneBackups(dataDir, later, later.toISOString())
  expect(left()).toEqual([...persons].sort())
  rmSync(dataDir, { recursive: true })
})

it('keeps today’s backups beside backups with a future date, and deletes the latter in a week', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-backups-'))
  const folder = join(dataDir, 'backups')
  mkdirSync(folder)
  const days = [21, 22, 23, 24, 25, 26, 27]
  const [first, ...later] = days.map((day) => `daily-2026-11-${day}T040000Z.jsonl.gz`)
  const ahead = [1, 2, 3, 4, 5, 6, 7].map((day) => `daily-2030-01-0${day}T040000Z.jsonl.gz`)
  const put = (names: string[]) => names.map((name) => writeFileSync(join(folder, name), ''))
  put([first ?? '', ...ahead])
  const tidy = (now: string) => pruneBackups(dataDir, new Date(now), now)
  await tidy('2026-11-21T04:00:00Z')
  expect(readdirSync(folder).sort()).toEqual([first, ...ahead])
  put(later)
  await tidy('2026-11-27T04:00:00Z')
  expect(readdirSync(folder).sort()).toEqual([first, ...later])
  rmSync(dataDir, { recursive: true })
})

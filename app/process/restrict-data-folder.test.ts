import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mediaStore } from '#app/media/pictures/media-store.server.ts'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import { sampleJpeg } from '#tests/sample-pictures.ts'
import { testNow } from '#tests/test-app.ts'
import { restrictDataFolder } from './restrict-data-folder.server.ts'

const temporary = () => mkdtempSync(join(tmpdir(), 'showroom-modes-'))
const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)
const modesIn = (folder: string) =>
  Object.fromEntries(
    ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) => [
      name.replace(/[0-9a-f]{16}/, 'picture'),
      modeOf(join(folder, name)),
    ]),
  )

it('creates data that other accounts cannot read', async () => {
  const dataDir = join(temporary(), 'data')
  const { db, engine } = connectDatabase({ dataDir })
  await migrateDatabase(db, engine)
  const media = mediaStore({ folder: join(dataDir, 'media'), db, engine, clock: () => testNow })
  expect(await media.store(await sampleJpeg())).toMatchObject({ ok: true })
  expect(modesIn(dataDir)).toEqual({
    '': '700',
    'showroom.db': '600',
    'showroom.db-wal': '600',
    'showroom.db-shm': '600',
    media: '700',
    'media/picture-60.avif': '600',
    'media/picture-60.webp': '600',
  })
  await db.destroy()
  rmSync(join(dataDir, '..'), { recursive: true })
})

it('restricts access to an earlier release’s data, but not to a shared folder', () => {
  const dataDir = temporary()
  for (const folder of ['', 'media', 'backups', 'notes']) {
    mkdirSync(join(dataDir, folder), { recursive: true })
    chmodSync(join(dataDir, folder), 0o755)
  }
  for (const file of ['showroom.db', 'media/a.webp', 'backups/b.gz', 'notes/c.txt']) {
    writeFileSync(join(dataDir, file), '')
    chmodSync(join(dataDir, file), 0o644)
  }
  restrictDataFolder(dataDir)
  expect(modesIn(dataDir)).toEqual({
    '': '700',
    'showroom.db': '600',
    media: '700',
    'media/a.webp': '600',
    backups: '700',
    'backups/b.gz': '600',
    notes: '755',
    'notes/c.txt': '644',
  })
  chmodSync(dataDir, 0o1777)
  restrictDataFolder(dataDir)
  expect(modeOf(dataDir)).toBe('1777')
  restrictDataFolder(join(dataDir, 'none'))
  rmSync(dataDir, { recursive: true })
})

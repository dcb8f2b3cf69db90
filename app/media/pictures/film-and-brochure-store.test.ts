import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fail } from '#app/platform/result/result.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { filmAndBrochureStore } from './film-and-brochure-store.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-files-'))
const database = await openTestDatabase()
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

it('limits the total bytes of films and brochures', async () => {
  const { db, engine } = database
  const media = { find: async () => undefined }
  const files = filmAndBrochureStore({
    folder,
    db,
    engine,
    clock: () => new Date(),
    media,
    most: 20,
  })
  expect(await files.store('pdf', new Blob(['%PDF-1.4 first']))).toMatchObject({ ok: true })
  expect(await files.store('pdf', new Blob(['%PDF-1.4 next']))).toEqual(
    fail('too-large', expect.stringMatching(/reached their limit of 8 GB/)),
  )
})

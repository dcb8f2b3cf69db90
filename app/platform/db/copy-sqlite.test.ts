import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTestDatabase } from '#tests/test-databases.ts'
import { checkSqliteIntegrity, copySqlite } from './copy-sqlite.server.ts'

it('accepts an intact copy and detects a damaged page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-copy-test-'))
  const file = join(folder, 'copy.db')
  const { db, close } = await openTestDatabase('sqlite')
  await copySqlite(db, file)
  await close()
  expect(() => checkSqliteIntegrity(file)).not.toThrow()
  const bytes = readFileSync(file)
  bytes.fill(0x55, 4096 * 3, 4096 * 6)
  writeFileSync(file, bytes)
  expect(() => checkSqliteIntegrity(file)).toThrow(/damaged|malformed/)
  rmSync(folder, { recursive: true })
})

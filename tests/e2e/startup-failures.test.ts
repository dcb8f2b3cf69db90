import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import { listeningPort } from '#tests/network-ports.ts'
import { runServer } from '#tests/start-site.ts'

// Tests the message and the exit code of a process that cannot start.
const folders: string[] = []
const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-process-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Exit code 78 tells a process manager that a restart fails until a person fixes the cause. */
async function failedStart(
  settings: Record<string, string>,
  { code = 78, cwd }: { code?: number; cwd?: string } = {},
): Promise<string> {
  const attempt = runServer({ DATA_DIR: temporary(), ...settings }, cwd)
  const url = await attempt.opened
  attempt.process.kill('SIGKILL')
  expect(url, 'it should not have started').toBeUndefined()
  expect(attempt.process.exitCode).toBe(code)
  expect(attempt.said()).not.toContain('    at ')
  return attempt.said()
}

test('a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String(listeningPort(other))
  expect(await failedStart({ PORT: port }, { code: 1 })).toContain(`Port ${port} is already in use`)
  other.close()
})

test('a data folder that is a file', async () => {
  const file = join(temporary(), 'file')
  writeFileSync(file, '')
  const said = await failedStart({ DATA_DIR: join(file, 'data') })
  expect(said).toContain(`The data folder ${join(file, 'data')} is not writable`)
})

test('a database file that is not a database', async () => {
  const folder = temporary()
  writeFileSync(join(folder, 'showroom.db'), 'holiday pictures '.repeat(1000))
  expect(await failedStart({ DATA_DIR: folder })).toContain('showroom.db is not a database')
})

test('a database of a newer release', async () => {
  const folder = temporary()
  const database = new DatabaseSync(join(folder, 'showroom.db'), { timeout: 5000 })
  database.exec('create table kysely_migration (name text, timestamp text)')
  database.exec("insert into kysely_migration values ('0099-next-year', '2030-01-01')")
  database.close()
  const said = await failedStart({ DATA_DIR: folder })
  expect(said).toContain('newer than this program (it has 0099-next-year)')
})

test('invalid settings, each named', async () => {
  const said = await failedStart({ PORT: 'http', ADMIN_PASSWORD: 'short', TIME_ZONE: 'Mars/Base' })
  expect(said).toContain('PORT: must be a whole number')
  expect(said).toContain('ADMIN_PASSWORD: must have at least 10 characters')
  expect(said).toContain('TIME_ZONE: must be a time zone name')
})

test('a PostgreSQL that does not respond', async () => {
  const nobody = 'postgres://nobody@127.0.0.1:1/none'
  const said = await failedStart({ DATABASE_URL: nobody }, { code: 1 })
  expect(said).toContain('The database at DATABASE_URL does not answer')
})

test('a broken catalogue file, with file and field', async () => {
  const folder = copyOfProgram()
  writeFileSync(join(folder, 'catalogue/offers.json'), '[{ "title": 5 ')
  writeFileSync(join(folder, 'catalogue/slides.json'), '[{ "title": 5 }]')
  const said = await failedStart({}, { cwd: folder })
  expect(said).toContain('catalogue/offers.json: not valid JSON')
  expect(said).toMatch(/catalogue\/slides\.json: \[1\]\.\w+/)
})

test('a missing picture, with its name', async () => {
  const folder = copyOfProgram()
  rmSync(join(folder, 'catalogue/pictures/accessories'), { recursive: true })
  mkdirSync(join(folder, 'catalogue/pictures/accessories'))
  expect(await failedStart({}, { cwd: folder })).toMatch(
    /the file pictures\/accessories\/[\w-]+\.avif is missing/,
  )
})

/**
 * Copies the checkout with its own catalogue, which a test may break. Everything else is linked.
 */
function copyOfProgram(): string {
  const folder = temporary()
  for (const name of ['app', 'build', 'node_modules', 'public', 'package.json', 'server.ts'])
    symlinkSync(resolve(name), join(folder, name))
  cpSync('catalogue', join(folder, 'catalogue'), { recursive: true })
  return folder
}

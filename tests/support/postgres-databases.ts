import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import pg from 'pg'

/**
 * Minimum free space in bytes, on the disk and in memory. Below it, used databases are dropped at
 * once.
 */
const minFreeBytes = 2_000_000_000

type AdminConnection = { pool: pg.Pool; server: URL; folder: string }

let adminConnection: Promise<AdminConnection> | undefined
const usedDatabases: string[] = []

/** Copies `template` under a new name, over the worker's single admin connection. */
export async function createPostgresDatabase(serverUrl: string, template: string) {
  const { pool, server } = await (adminConnection ??= connectAsAdmin(new URL(serverUrl)))
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await pool.query(`create database ${name} template ${template} strategy file_copy`)
  return { name, databaseUrl: new URL(`/${name}`, server).href }
}

/**
 * Marks a database as unused. The end of the run removes all of them with their server, because
 * dropping one takes as long as creating it. It is dropped here only if there is little space left.
 */
export async function dropPostgresDatabase(name: string): Promise<void> {
  usedDatabases.push(name)
  const made = await adminConnection
  if (!made || !isSpaceLow(made.folder)) return
  for (const it of usedDatabases.splice(0))
    await made.pool.query(`drop database ${it} with (force)`)
}

function isSpaceLow(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < minFreeBytes || freemem() < minFreeBytes
}

/** Opens one connection that does not prevent the worker from ending. */
async function connectAsAdmin(server: URL): Promise<AdminConnection> {
  const connectionString = new URL('/postgres', server).href
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
  // The server may end before the worker.
  pool.on('error', () => {})
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory')
  return { pool, server, folder: rows[0]?.data_directory ?? '.' }
}

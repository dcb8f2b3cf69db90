import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import pg from 'pg'

/** Free bytes, on the disk and in memory, below which used databases are dropped at once. */
const scarce = 2_000_000_000

type Admin = { pool: pg.Pool; server: URL; folder: string }

let admin: Promise<Admin> | undefined
const used: string[] = []

/** Copies `template` under a name of its own, over the one connection that this worker keeps for that. */
export async function createDatabase(serverUrl: string, template: string) {
  const { pool, server } = await (admin ??= connect(new URL(serverUrl)))
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await pool.query(`create database ${name} template ${template} strategy file_copy`)
  return { name, databaseUrl: new URL(`/${name}`, server).href }
}

/**
 * Notes that a test is done with a database. The end of the run removes them all with their server: to drop one takes
 * as long as to make it. It is dropped here only if there is little room left.
 */
export async function retireDatabase(name: string): Promise<void> {
  used.push(name)
  const made = await admin
  if (!made || !isScarce(made.folder)) return
  for (const it of used.splice(0)) await made.pool.query(`drop database ${it} with (force)`)
}

function isScarce(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < scarce || freemem() < scarce
}

/** One connection, with which the worker may end. */
async function connect(server: URL): Promise<Admin> {
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

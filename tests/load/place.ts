import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { findFreePort } from '#tests/network-ports.ts'
import { type StartedSite, startSite } from '#tests/start-site.ts'
import { startTestPostgres, type TestPostgres } from '#tests/test-postgres.ts'

/** A data folder on one engine, with instances of the built program. */
export type Place = {
  engine: DatabaseEngine
  databaseUrl: string | undefined
  postgres: TestPostgres | undefined
  dataDir: string
  /** Starts an instance. Its port depends only on its number. */
  start: (instance?: number, settings?: Record<string, string>) => Promise<StartedSite>
  /** Stops all instances. The data stay. */
  stopAll: () => Promise<void>
  /** Ends all processes and deletes the data. */
  remove: () => Promise<void>
}

export async function openPlace(engine: DatabaseEngine): Promise<Place> {
  const parent = mkdtempSync(join(tmpdir(), 'showroom-load-'))
  const postgres = engine === 'postgres' ? await startTestPostgres(tmpdir(), true) : undefined
  const databaseUrl = postgres && (await newDatabase(postgres.url))
  const ports: Promise<number>[] = []
  const running = new Set<StartedSite>()
  const folderOf = (instance: number) =>
    join(parent, engine === 'sqlite' ? 'data' : `data-${instance}`)
  return {
    engine,
    databaseUrl,
    postgres,
    dataDir: folderOf(0),
    async start(instance = 0, settings = {}) {
      ports[instance] ??= findFreePort()
      const own = { PORT: String(await ports[instance]), LOG_LEVEL: 'silent', ...settings }
      if (databaseUrl) Object.assign(own, { DATABASE_URL: databaseUrl })
      const site = await startSite(own, folderOf(instance))
      running.add(site)
      site.process.once('exit', () => running.delete(site))
      return site
    },
    async stopAll() {
      for (const { process: own } of [...running]) {
        own.kill('SIGTERM')
        await once(own, 'exit')
      }
    },
    async remove() {
      for (const { process: own } of running) own.kill('SIGKILL')
      await postgres?.stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

async function newDatabase(urlOf: (database: string) => string): Promise<string> {
  const client = new pg.Client(urlOf('postgres'))
  await client.connect()
  await client.query('create database load')
  await client.end()
  return urlOf('load')
}

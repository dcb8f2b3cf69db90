import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { listEnginesFor } from './database-engines.ts'
import { inMemoryFolder } from './in-memory-folder.ts'
import { listeningPort } from './network-ports.ts'
import { seedPostgresTemplate, seedSqliteTemplate } from './seeded-databases.ts'
import { startTestPostgres, type TestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databasesPort: number
  }
}

/**
 * Provides one PostgreSQL and one seeded SQLite file for the run. Test files request them over
 * HTTP, and the first request starts them. A run of plain unit tests starts neither.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Reports a wrong TEST_ENGINES once, and not in each file.
  listEnginesFor('')
  let sqlite: Promise<string> | undefined
  let postgres: Promise<TestPostgres> | undefined
  const answers: Record<string, () => Promise<string>> = {
    '/sqlite': () => (sqlite ??= seedSqliteTemplate()),
    '/postgres': async () => (await (postgres ??= startSeededPostgres())).url('postgres'),
  }
  const server = createServer(async (request, response) => {
    // A keep-alive connection may close just when a slow test sends its next request.
    response.setHeader('Connection', 'close')
    try {
      response.end(await answers[request.url ?? '']?.())
    } catch (error) {
      response.statusCode = 500
      response.end(error instanceof Error ? error.message : String(error))
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  project.provide('databasesPort', listeningPort(server))

  return async () => {
    server.close()
    server.closeAllConnections()
    const running = await postgres?.catch(() => undefined)
    await running?.stop()
    const folder = await sqlite?.catch(() => undefined)
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

async function startSeededPostgres(): Promise<TestPostgres> {
  const postgres = await startTestPostgres(inMemoryFolder())
  await seedPostgresTemplate(postgres)
  return postgres
}

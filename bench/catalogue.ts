import pg from 'pg'
import { type StartedSite, startSite } from '../tests/support/start-site.ts'
import { startTestPostgres, type TestPostgres } from '../tests/support/test-postgres.ts'
import { importMany, importPictured } from './catalogue-import.ts'
import { listRows } from './catalogue-list.ts'
import { publishRows } from './catalogue-publish.ts'
import { table } from './report.ts'

/** Measures imports and the list of the catalogue, and the delay until a publication is visible. */
export async function catalogue(): Promise<string> {
  const postgres = await startTestPostgres(undefined, true)
  try {
    const url = postgres.url('postgres')
    const bareUrl = await emptyDatabase(postgres)
    const sqlite = await startSite()
    const first = await startSite({ DATABASE_URL: url })
    const second = await startSite({ DATABASE_URL: url })
    try {
      return await chapter({ sqlite, first, second, bareUrl })
    } finally {
      await Promise.all([sqlite.stop(), first.stop(), second.stop()])
    }
  } finally {
    await postgres.stop()
  }
}

type Sites = { sqlite: StartedSite; first: StartedSite; second: StartedSite; bareUrl: string }

async function chapter({ sqlite, first, second, bareUrl }: Sites): Promise<string> {
  const few = await listRows(sqlite)
  const imports = [
    await importMany('SQLite', sqlite),
    await importMany('PostgreSQL', first, bareUrl),
  ]
  const many = await listRows(sqlite)
  const pictured = [
    await importPictured('SQLite', sqlite),
    await importPictured('PostgreSQL', first),
  ]
  const published = [
    ...(await publishRows('SQLite', sqlite, [])),
    ...(await publishRows('PostgreSQL', first, [second])),
  ]
  return [
    table(
      ['import', 'on', 'looked at', 'applied', 'the same beside it', 'times'],
      [...imports, ...pictured],
    ),
    table(
      ['list of models in the portal', '22 models', '1,000 models', 'times'],
      few.map(({ what, seconds, written }, index) => {
        const after = many[index]
        const times = after ? (after.seconds / seconds).toFixed(1) : ''
        return [what, written, after?.written ?? '', times]
      }),
    ),
    table(['published until it is seen', 'on', 'time', 'beside a price’s'], published),
  ].join('\n\n')
}

async function emptyDatabase(postgres: TestPostgres): Promise<string> {
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  try {
    await client.query('create database bare')
  } finally {
    await client.end()
  }
  return postgres.url('bare')
}

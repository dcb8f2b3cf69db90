import { connectDatabase, type Db } from '#app/platform/db/connect-database.server.ts'
import type { Sent } from './senders.ts'

export type Kept = { rows: number; lost: number; twice: number }

/** Counts the lost and duplicate enquiries, by names and references. */
export async function countKept(
  place: { databaseUrl?: string | undefined; dataDir: string },
  { acknowledged }: Sent,
): Promise<Kept> {
  const { db } = connectDatabase(place)
  try {
    const rows = await readRows(db)
    const names = rows.map(({ name }) => name)
    const references = new Map(rows.map(({ name, reference }) => [name, reference]))
    const lost = [...acknowledged].filter(([name, reference]) => references.get(name) !== reference)
    return { rows: rows.length, lost: lost.length, twice: names.length - new Set(names).size }
  } finally {
    await db.destroy()
  }
}

async function readRows(db: Db): Promise<{ name: string; reference: string }[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['reference', 'answers_json'])
    .where('answers_json', 'like', '%"Load %')
    .execute()
  return rows.map(({ reference, answers_json }) => ({
    reference,
    name: String(JSON.parse(answers_json).name),
  }))
}

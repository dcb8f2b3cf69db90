import { sql } from 'kysely'
import type { Db } from './connect-database.server.ts'

/**
 * Runs a step of a transaction that may fail. If it fails, its writes are undone, its error is
 * passed to `onError`, and the transaction continues.
 */
export async function tryInSavepoint(
  trx: Db,
  step: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  await sql`savepoint step`.execute(trx)
  try {
    await step()
  } catch (error) {
    await sql`rollback to savepoint step`.execute(trx)
    onError(error)
  }
  await sql`release savepoint step`.execute(trx)
}

import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'

/** The id of the row with the common counter. No staff account has this id. */
const counterRowId = 0

/**
 * Increments the common counter. The lock on the counter's row makes concurrent assignments wait
 * until this transaction ends.
 */
export async function nextRoundRobinNumber(trx: Db): Promise<number> {
  const { turn } = await trx
    .insertInto('desk_turns')
    .values({ staff_id: counterRowId, turn: 1 })
    .onConflict((conflict) =>
      conflict.column('staff_id').doUpdateSet((eb) => ({ turn: eb('desk_turns.turn', '+', 1) })),
    )
    .returning('turn')
    .executeTakeFirstOrThrow()
  return turn
}

/**
 * Makes concurrent assignments by the rules wait. Call this function before locking accounts,
 * because every assignment locks the counter first.
 */
export async function lockRoundRobin(trx: Db): Promise<void> {
  await nextRoundRobinNumber(trx)
}

/**
 * Sorts people by their last assignment, oldest first. People who were never assigned an enquiry
 * come first.
 */
export async function sortByRoundRobin(
  trx: Db,
  people: readonly StaffAccount[],
): Promise<StaffAccount[]> {
  if (people.length === 0) return []
  const rows = await trx
    .selectFrom('desk_turns')
    .selectAll()
    .where(
      'staff_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  const turns = new Map(rows.map(({ staff_id, turn }) => [staff_id, turn]))
  const turnOf = ({ id }: StaffAccount) => turns.get(id) ?? 0
  return people.toSorted((a, b) => turnOf(a) - turnOf(b) || a.id - b.id)
}

/**
 * Records the person's turn if the person is still active, available and in the same role. A row
 * lock prevents changes to these until the transaction ends.
 */
export async function claimRoundRobinTurn(
  trx: Db,
  { id, role }: StaffAccount,
  { turn, now }: { turn: number; now: Date },
): Promise<boolean> {
  const held = await trx
    .updateTable('staff')
    .set({ is_in: 1 })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('is_in', '=', 1)
    .where((eb) =>
      eb.or([eb('available_until', 'is', null), eb('available_until', '>', now.toISOString())]),
    )
    .where('role', '=', role)
    .returning('id')
    .executeTakeFirst()
  if (!held) return false
  await trx
    .insertInto('desk_turns')
    .values({ staff_id: id, turn })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ turn }))
    .execute()
  return true
}

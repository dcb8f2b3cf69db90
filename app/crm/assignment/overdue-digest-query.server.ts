import { staffStore } from '#app/auth/login/staff-store.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import { openingStatusAt } from '#app/platform/dealer-details/opening-status.ts'
import { overdueEnquiryStore } from './overdue-enquiry-store.server.ts'

const hour = 3_600_000
const noticeName = 'overdue-enquiries'

export type OwnerMailDeps = ChangeContext & {
  timeZone: string
  dealer: Pick<DealerStore, 'get'>
  /** Undefined if mail is off. `leadsTo` lists the dealership's addresses for lead mails. */
  mail?: { leadsTo: readonly string[] } | undefined
}

/**
 * Queues the digest of overdue enquiries for the owners. It does so only during opening hours, and
 * at most once an hour over all instances. The text of the digest is composed when the mail is
 * sent. If no owner has an address, the digest goes to the addresses for lead mails.
 */
export async function enqueueOverdueDigest({
  db,
  clock,
  timeZone,
  dealer,
  mail,
}: OwnerMailDeps): Promise<boolean> {
  const now = clock()
  const { hours } = await dealer.get()
  const isOpen = (['sales', 'service'] as const).some(
    (counter) => openingStatusAt(hours, counter, now, timeZone).isOpen,
  )
  if (!isOpen || (await overdueEnquiryStore(db, clock).count()) === 0) return false
  return db.transaction().execute(async (trx) => {
    const told = await listOwnerRecipients(trx, { now, mail })
    // Queues no second digest while one waits, because the waiting digest is composed only when it
    // is sent. Also queues none within an hour after a digest was sent.
    const at = (ahead: number) => new Date(now.getTime() + ahead).toISOString()
    const waiting = await trx
      .selectFrom('outbox')
      .select('staff_id')
      .where('purpose', '=', 'digest')
      .where((eb) =>
        eb.or([eb('sent_at', 'is', null), eb.between('sent_at', at(1 - hour), at(hour))]),
      )
      .where('given_up_at', 'is', null)
      .execute()
    const isWaiting = new Set(waiting.map(({ staff_id }) => staff_id))
    const owed = told
      .filter(({ id }) => !isWaiting.has(id))
      .map(({ id, email }) => ({
        staff_id: id,
        purpose: 'digest' as const,
        recipient: email,
        due_at: at(0),
        created_at: at(0),
      }))
    const isDue =
      owed.length > 0 && (await claimNotice(trx, noticeName, { now, since: at(1 - hour) }))
    if (!isDue) return false
    await trx.insertInto('outbox').values(owed).execute()
    return true
  })
}

/**
 * Lists the owners with their email addresses. If no owner has an address, lists the first owner
 * with each address for lead mails.
 */
export async function listOwnerRecipients(
  trx: Db,
  { now, mail }: { now: Date; mail: OwnerMailDeps['mail'] },
): Promise<{ id: number; email: string }[]> {
  const owners = (await staffStore(trx).listAbleToLogIn(now)).filter(({ role }) => role === 'owner')
  const addressed = owners.filter(({ email }) => email !== '')
  if (addressed.length > 0) return addressed
  return owners.slice(0, 1).flatMap(({ id }) => mail?.leadsTo.map((email) => ({ id, email })) ?? [])
}

/**
 * Returns `true` if no instance claimed the notice at `since` or later. A stored time more than an
 * hour in the future is ignored, because only a wrong clock can have stored it.
 */
export async function claimNotice(
  trx: Db,
  matter: string,
  { now, since }: { now: Date; since: string },
): Promise<boolean> {
  const told_at = now.toISOString()
  const soon = new Date(now.getTime() + hour).toISOString()
  const claimed = await trx
    .insertInto('notices')
    .values({ matter, told_at })
    .onConflict((conflict) =>
      conflict
        .column('matter')
        .doUpdateSet({ told_at })
        .where((eb) =>
          eb.or([eb('notices.told_at', '<', since), eb('notices.told_at', '>', soon)]),
        ),
    )
    .returning('matter')
    .executeTakeFirst()
  return claimed !== undefined
}

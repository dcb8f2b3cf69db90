import { canLogIn, staffStore } from '#app/auth/login/staff-store.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import { openingStatusAt } from '#app/platform/dealer-details/opening-status.ts'
import { overdueEnquiryStore } from './overdue-enquiry-store.server.ts'

const hour = 3_600_000
const noticeName = 'overdue-enquiries'

type Deps = ChangeContext & {
  timeZone: string
  dealer: Pick<DealerStore, 'get'>
  /** Who at the house is told of enquiries. */
  mail?: { leadsTo: readonly string[] } | undefined
}

/**
 * Owes the owners a mail about what is overdue: in opening hours, once an hour, by whichever instance is
 * first. What it says is asked when it is sent. While no owner has an address it goes to where the house
 * reads of enquiries.
 */
export async function enqueueOverdueDigest({
  db,
  clock,
  timeZone,
  dealer,
  mail,
}: Deps): Promise<boolean> {
  const now = clock()
  const { hours } = await dealer.get()
  const isOpen = (['sales', 'service'] as const).some(
    (counter) => openingStatusAt(hours, counter, now, timeZone).isOpen,
  )
  if (!isOpen || (await overdueEnquiryStore(db, clock).count()) === 0) return false
  return db.transaction().execute(async (trx) => {
    const owners = (await staffStore(trx).listActive()).filter(
      (person) => person.role === 'owner' && canLogIn(person, now),
    )
    const addressed = owners.filter(({ email }) => email !== '')
    const told =
      addressed.length > 0
        ? addressed
        : owners
            .slice(0, 1)
            .flatMap(({ id }) => mail?.leadsTo.map((email) => ({ id, email })) ?? [])
    // A mail that still waits says what is overdue when it goes out; one that waited long has just said it.
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
    if (owed.length === 0 || !(await claimDigest(trx, now))) return false
    await trx.insertInto('outbox').values(owed).execute()
    return true
  })
}

/** Whether it is ours to tell now. A clock that was set back far must not silence it for good. */
async function claimDigest(trx: Db, now: Date): Promise<boolean> {
  const told_at = now.toISOString()
  const at = (ahead: number) => new Date(now.getTime() + ahead).toISOString()
  const claimed = await trx
    .insertInto('notices')
    .values({ matter: noticeName, told_at })
    .onConflict((conflict) =>
      conflict
        .column('matter')
        .doUpdateSet({ told_at })
        .where((eb) =>
          eb.or([eb('notices.told_at', '<=', at(-hour)), eb('notices.told_at', '>', at(hour))]),
        ),
    )
    .returning('matter')
    .executeTakeFirst()
  return claimed !== undefined
}

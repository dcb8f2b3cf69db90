import * as eventWords from '#app/crm/desk/desk-event-words.ts'
import {
  authorOf,
  insertDeskEvent,
  lockEnquiry,
  nextEventInstant,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import {
  type EnquiryLinkStore,
  raiseLinkVersion,
} from '#app/crm/enquiries/enquiry-link-store.server.ts'
import { canSeeEnquiryKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './link-words.ts'

export type RenewLinkDeps = {
  db: Db
  engine: DatabaseEngine
  clock: Clock
  enquiryLinks: Pick<EnquiryLinkStore, 'paths'>
}

/** Makes the earlier links of an enquiry invalid, and notes that in the history. */
export async function renewLink(
  { db, engine, clock, enquiryLinks }: RenewLinkDeps,
  staff: StaffAccount,
  reference: string,
): Promise<Result<{ message: string; link: string }>> {
  const pathOf = await enquiryLinks.paths()
  return db.transaction().execute(async (trx) => {
    const row = await lockEnquiry(trx, engine, { reference })
    if (!row || !canSeeEnquiryKind(staff, row.kind))
      return fail('gone', eventWords.noneOfThatReference)
    if (row.erased_at !== null) return fail('conflict', eventWords.isErased)
    const link_version = await raiseLinkVersion(trx, row.id)
    const at = await nextEventInstant(trx, row, clock())
    const by = authorOf(staff)
    await insertDeskEvent(trx, row, { type: 'note', text: words.isRenewedNote }, { at, by })
    return ok({ message: words.isRenewed, link: pathOf({ ...row, link_version }) })
  })
}

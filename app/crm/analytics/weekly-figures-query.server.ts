import {
  claimNotice,
  listOwnerRecipients,
  type OwnerMailDeps,
} from '#app/crm/assignment/overdue-digest-query.server.ts'
import { mondayOf } from '#app/platform/calendar/day-arithmetic.ts'
import { dayInZone, startOfDay } from '#app/platform/calendar/zoned-dates.server.ts'
import { openingStatusAt } from '#app/platform/dealer-details/opening-status.ts'
import { findSettingForEdit } from '#app/platform/settings/settings-store.server.ts'
import { weeklyFiguresMailSetting } from './sales-targets.ts'

/**
 * Queues the weekly mail with figures for the owners. It does so in the first opening hour of the
 * week, or later in the week after a downtime, and once a week over all instances. The text is
 * composed when the mail is sent. Returns `true` if it queued the mail.
 */
export async function enqueueWeeklyFigures(deps: OwnerMailDeps): Promise<boolean> {
  const { db, clock, timeZone, dealer } = deps
  const now = clock()
  const { hours } = await dealer.get()
  const isOpen = (['sales', 'service'] as const).some(
    (counter) => openingStatusAt(hours, counter, now, timeZone).isOpen,
  )
  if (!isOpen || !(await findSettingForEdit(db, weeklyFiguresMailSetting)).value.isOn) return false
  const monday = startOfDay(mondayOf(dayInZone(now, timeZone)), timeZone)
  return db.transaction().execute(async (trx) => {
    // Other mailboxes may be shared by staff who see fewer pipelines.
    const owners = await listOwnerRecipients(trx, { now, mail: undefined })
    const isDue =
      owners.length > 0 && (await claimNotice(trx, 'weekly-figures', { now, since: monday }))
    if (!isDue) return false
    const at = now.toISOString()
    await trx
      .insertInto('outbox')
      .values(
        owners.map(({ id, email }) => ({
          staff_id: id,
          purpose: 'weekly' as const,
          recipient: email,
          due_at: at,
          created_at: at,
        })),
      )
      .execute()
    return true
  })
}

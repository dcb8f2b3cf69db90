import type { OnEnquiryStored } from '#app/crm/enquiries/enquiry-store.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'

/**
 * Counts an enquiry in `enquiry_days`, by kind and by day of `zone`, in the transaction that stores
 * it. Only releases before decision 76 read this table. They may run beside this release during an
 * update.
 */
export function dailyEnquiryCounter(zone: string): OnEnquiryStored {
  return async (trx, { slug: kind }, { createdAt }) => {
    await trx
      .insertInto('enquiry_days')
      .values({ zone, kind, day: dayInZone(new Date(createdAt), zone), count: 1 })
      .onConflict((oc) =>
        oc
          .columns(['zone', 'kind', 'day'])
          .doUpdateSet((eb) => ({ count: eb('enquiry_days.count', '+', 1) })),
      )
      .execute()
  }
}

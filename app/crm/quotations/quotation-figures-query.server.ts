import { visibleKindSlugs } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { startOfDay } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'

/** Quotations of a person or of a vehicle. */
export type QuotationFigure = {
  key: string
  label: string
  sent: number
  accepted: number
  declined: number
  /** Total of the accepted quotations in whole rupees. */
  acceptedRupees: number
}

export type QuotationFigures = {
  people: readonly QuotationFigure[]
  vehicles: readonly QuotationFigure[]
}

/** Vehicles in the table, those with the most quotations first. */
const maxVehicles = 25

/**
 * Counts the quotations that were sent in a period, by the person who made them and by vehicle.
 * Several versions of one quotation count once: the accepted one, or else the newest.
 */
export async function countQuotations(
  db: Db,
  staff: StaffAccount,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<QuotationFigures> {
  const kinds = visibleKindSlugs(staff)
  const rows = await db
    .selectFrom('quotations as q')
    .innerJoin('enquiries as e', 'e.id', 'q.enquiry_id')
    .select(['q.made_by', 'q.made_by_name', 'q.model', 'q.state'])
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('q.total').as('rupees')])
    .where('q.state', 'in', ['sent', 'accepted', 'declined'])
    .where((eb) =>
      eb.or([
        eb('q.state', '=', 'accepted'),
        eb.not(
          eb.exists(
            eb
              .selectFrom('quotations as accepted')
              .select('accepted.id')
              .whereRef('accepted.number', '=', 'q.number')
              .where('accepted.state', '=', 'accepted'),
          ),
        ),
      ]),
    )
    .where('q.sent_at', '>=', startOfDay(from, timeZone))
    .where('q.sent_at', '<', startOfDay(addDays(to, 1), timeZone))
    .$if(kinds !== undefined, (query) => query.where('e.kind', 'in', kinds ?? []))
    .groupBy(['q.made_by', 'q.made_by_name', 'q.model', 'q.state'])
    .execute()
  const counted = rows.map((row) => ({
    ...row,
    person: { key: String(row.made_by ?? row.made_by_name), label: row.made_by_name },
    count: Number(row.count),
    rupees: Number(row.rupees),
  }))
  return {
    people: sumBy(counted, ({ person }) => person),
    vehicles: sumBy(counted, ({ model }) => ({ key: model, label: model })).slice(0, maxVehicles),
  }
}

type Counted = { state: string; count: number; rupees: number }

function sumBy<Row extends Counted>(
  rows: readonly Row[],
  groupOf: (row: Row) => { key: string; label: string },
): QuotationFigure[] {
  const groups = new Map<string, QuotationFigure>()
  for (const row of rows) {
    const { key, label } = groupOf(row)
    const none = { key, label, sent: 0, accepted: 0, declined: 0, acceptedRupees: 0 }
    const group = groups.get(key) ?? none
    groups.set(key, {
      ...group,
      sent: group.sent + row.count,
      accepted: group.accepted + (row.state === 'accepted' ? row.count : 0),
      declined: group.declined + (row.state === 'declined' ? row.count : 0),
      acceptedRupees: group.acceptedRupees + (row.state === 'accepted' ? row.rupees : 0),
    })
  }
  return [...groups.values()].toSorted((a, b) => b.sent - a.sent || (a.label < b.label ? -1 : 1))
}

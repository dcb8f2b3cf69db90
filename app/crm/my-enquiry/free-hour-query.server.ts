import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { AppointmentStore } from '#app/crm/appointments/appointment-store.server.ts'
import { purposeOfRow } from '#app/crm/appointments/bookings-without-hour-query.server.ts'
import type { FreeDay } from '#app/crm/appointments/free-days.server.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { MyEnquiry } from './my-enquiry-query.server.ts'
import * as words from './my-enquiry-words.ts'

export type FreeHourQueries = ReturnType<typeof freeHourQueries>

type FreeHourDeps = {
  clock: Clock
  timeZone: string
  appointments: Pick<AppointmentStore, 'listFreeDays'>
  vehicles: Pick<VehicleStore, 'findByName'>
}

/** The hours to which a customer can move the appointment. */
export type FreeHoursToMove = {
  /** Days within the plan's horizon. A day without a free hour says why. */
  days: FreeDay[]
  /** The day in the address if it has no free hour. */
  refused: FreeDay | undefined
  /** The day whose hours are shown. */
  shown: FreeDay | undefined
  /** First days of the earlier and later days; undefined if there are none. */
  earlier: string | undefined
  later: string | undefined
}

/** Number of days on one page. */
const daysOnPage = 14
/** Days ahead that can be listed. Plans end earlier. */
const maxDaysAhead = 60

/** Lists the hours to which customers can move their appointment. */
export function freeHourQueries(deps: FreeHourDeps) {
  const { clock, timeZone, appointments, vehicles } = deps
  return {
    /** Lists the days from a day on, and the hours of the chosen day or the first free one. */
    async listFreeHours(
      { row, appointment }: Pick<MyEnquiry, 'appointment'> & { row: EnquiryRow },
      asked: { from: string | undefined; on: string | undefined },
    ): Promise<FreeHoursToMove> {
      const today = dayInZone(clock(), timeZone)
      const last = addDays(today, maxDaysAhead)
      const wanted = asked.from ?? today
      const from = wanted < today ? today : wanted > last ? last : wanted
      const model = row.model === null ? undefined : await vehicles.findByName(row.model)
      const purpose = appointment?.purpose ?? purposeOfRow(row)
      const list = async (range: { from: string; days: number; isWithinHorizon?: boolean }) => {
        if (!purpose) return []
        const listed = await appointments.listFreeDays({
          ...{ purpose, model: model?.bikeName, except: row.id, ...range },
        })
        return (listed ?? []).map((day) => withoutPresentHour(day, appointment))
      }
      const daysFrom = (first: string) =>
        list({ from: first, days: daysOnPage, isWithinHorizon: true })
      const days = await daysFrom(from)
      const wished =
        asked.on === undefined
          ? undefined
          : (days.find(({ day }) => day === asked.on) ??
            (await list({ from: asked.on, days: 1 })).at(0))
      const isFree = ({ hours }: FreeDay) => hours.length > 0
      const shown = wished && isFree(wished) ? wished : days.find(isFree)
      const later = addDays(from, daysOnPage)
      const earlier = addDays(from, -daysOnPage)
      return {
        days,
        shown,
        refused: wished && !isFree(wished) ? wished : undefined,
        earlier: from > today ? (earlier < today ? today : earlier) : undefined,
        later: later <= last && (await daysFrom(later)).some(isFree) ? later : undefined,
      }
    },
  }
}

/** Other seats of the present hour may be free, but moving to it changes nothing. */
function withoutPresentHour(free: FreeDay, present: MyEnquiry['appointment']): FreeDay {
  if (!present?.isActive || present.day !== free.day) return free
  const hours = free.hours.filter(({ at }) => at !== present.at)
  if (hours.length > 0 || free.hours.length === 0) return { ...free, hours }
  return { ...free, hours, why: words.isOnlyHour }
}

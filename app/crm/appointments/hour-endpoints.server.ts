import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import type { AppointmentStore } from './appointment-store.server.ts'
import { getFreeHours, maxDaysOfHours } from './hour-endpoints.ts'

type Deps = { appointments: AppointmentStore; clock: Clock; timeZone: string }

/** Free hours for visitors. */
export const freeHourEndpoints = [
  handleEndpoint(getFreeHours, async ({ appointments, clock, timeZone }: Deps, { query }) => {
    const { for: purpose, from, days = maxDaysOfHours, model } = query
    const found = await appointments.listFreeDays({
      purpose,
      from: from ?? dayInZone(clock(), timeZone),
      days,
      model,
    })
    return { days: found ?? [] }
  }),
]

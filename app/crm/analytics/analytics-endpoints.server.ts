import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { getAnalytics } from './analytics-endpoints.ts'
import { periodForPreset } from './analytics-period.ts'
import type { AnalyticsStore } from './analytics-store.server.ts'
import { getAppointmentFigures } from './appointment-figures-endpoints.ts'
import type { AppointmentFigureQueries } from './appointment-figures-query.server.ts'
import { getConversion } from './conversion-endpoints.ts'
import type { ConversionQueries } from './conversion-query.server.ts'

type Deps = {
  figures: AnalyticsStore
  conversion: ConversionQueries
  appointmentFigures: AppointmentFigureQueries
  clock: Clock
  timeZone: string
}

export const analyticsEndpoints = [
  handleEndpoint(getAnalytics, (deps: Deps, { query, session }) =>
    deps.figures.get(session.staff, periodOf(deps, query)),
  ),

  handleEndpoint(getConversion, (deps: Deps, { query, session }) =>
    deps.conversion.count(session.staff, periodOf(deps, query), query.by),
  ),

  handleEndpoint(getAppointmentFigures, (deps: Deps, { query, session }) =>
    deps.appointmentFigures.get(session.staff, periodOf(deps, query)),
  ),
]

/** Returns the requested period. The default is the last four weeks. */
const periodOf = (
  { clock, timeZone }: Deps,
  { from, to }: { from?: string | undefined; to?: string | undefined },
) => (from && to ? { from, to } : periodForPreset('month', dayInZone(clock(), timeZone)))

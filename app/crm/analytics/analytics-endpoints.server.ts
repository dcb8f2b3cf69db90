import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { getAnalytics } from './analytics-endpoints.ts'
import { periodForPreset } from './analytics-period.ts'
import type { AnalyticsStore } from './analytics-store.server.ts'

type Deps = { figures: AnalyticsStore; clock: Clock; timeZone: string }

export const analyticsEndpoints = [
  handleEndpoint(
    getAnalytics,
    ({ figures, clock, timeZone }: Deps, { query: { from, to }, session }) =>
      figures.get(
        session.staff,
        from && to ? { from, to } : periodForPreset('month', dayInZone(clock(), timeZone)),
      ),
  ),
]

import { type Clock, dayInZone } from '#app/platform/calendar/dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-call.server.ts'
import { getAnalytics } from './figure-calls.ts'
import type { AnalyticsStore } from './figure-store.server.ts'
import { periodForPreset } from './period.ts'

type Deps = { figures: AnalyticsStore; clock: Clock; timeZone: string }

export const analyticsEndpoints = [
  handleEndpoint(getAnalytics, ({ figures, clock, timeZone }: Deps, { query: { from, to }, session }) =>
    figures.get(
      session.staff,
      from && to ? { from, to } : periodForPreset('month', dayInZone(clock(), timeZone)),
    ),
  ),
]

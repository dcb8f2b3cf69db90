import { seenBy } from '#app/crm/enquiries/seen-kinds.ts'
import { handle } from '#app/platform/http/handle-call.server.ts'
import type { ChartStore } from './chart-store.server.ts'
import { getCharts, getTodaysCounts } from './dashboard-calls.ts'
import { type CountsNeeded, todaysCounts } from './todays-counts.server.ts'

/** What the dashboard shows: today's counts, and the charts beneath them. */
export const dashboardCalls = [
  handle(getTodaysCounts, async (needs: CountsNeeded, { session }) => [
    await todaysCounts(needs, session.staff),
  ]),
  handle(getCharts, ({ charts }: { charts: ChartStore }, { session }) =>
    charts.get(seenBy(session.staff)),
  ),
]

import { listVisibleEnquiryKinds } from '#app/crm/enquiries/seen-kinds.ts'
import { handleEndpoint } from '#app/platform/http/handle-call.server.ts'
import type { DashboardChartStore } from './chart-store.server.ts'
import { getDashboardCharts, getTodaysCounts } from './dashboard-calls.ts'
import { type TodaysCountsDeps, countTodaysEnquiries } from './todays-counts.server.ts'

/** What the dashboard shows: today's counts, and the charts beneath them. */
export const dashboardEndpoints = [
  handleEndpoint(getTodaysCounts, async (needs: TodaysCountsDeps, { session }) => [
    await countTodaysEnquiries(needs, session.staff),
  ]),
  handleEndpoint(getDashboardCharts, ({ charts }: { charts: DashboardChartStore }, { session }) =>
    charts.get(listVisibleEnquiryKinds(session.staff)),
  ),
]

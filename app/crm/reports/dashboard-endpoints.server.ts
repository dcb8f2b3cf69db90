import { listVisibleEnquiryKinds } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { countTodaysEnquiries, type TodaysCountsDeps } from './count-todays-enquiries.server.ts'
import type { DashboardChartStore } from './dashboard-chart-store.server.ts'
import { getDashboardCharts, getTodaysCounts } from './dashboard-endpoints.ts'

/** Endpoints of the dashboard: today's counts and the charts. */
export const dashboardEndpoints = [
  handleEndpoint(getTodaysCounts, async (needs: TodaysCountsDeps, { session }) => [
    await countTodaysEnquiries(needs, session.staff),
  ]),
  handleEndpoint(getDashboardCharts, ({ charts }: { charts: DashboardChartStore }, { session }) =>
    charts.get(listVisibleEnquiryKinds(session.staff)),
  ),
]

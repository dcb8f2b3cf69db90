import { Hono } from 'hono'
import type { AppEnv } from '#app/http/app-env.ts'
import { requireStaff } from '#app/http/require-staff.server.ts'
import type { ChartStore } from './chart-store.server.ts'
import { type CountsNeeded, todaysCounts } from './todays-counts.server.ts'

const noStore = { 'Cache-Control': 'no-store' }

/** What the dashboard shows: today's counts, and the charts beneath them. */
export function dashboardApi(services: CountsNeeded & { charts: ChartStore }) {
  const api = new Hono<AppEnv>()

  api.get('/api/dashboard', async (c) => {
    requireStaff(c)
    return c.json([await todaysCounts(services)], 200, noStore)
  })

  api.get('/api/dashboard/charts', async (c) => {
    requireStaff(c)
    return c.json(await services.charts.get(), 200, noStore)
  })

  return api
}

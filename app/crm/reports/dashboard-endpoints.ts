import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { dashboardChartsSchema } from './dashboard-charts-schema.ts'

const tag = 'Staff'

/**
 * Returns a list with one element, which contains the counts. Kinds that the role does not see are
 * omitted.
 */
export const getTodaysCounts = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard',
  may: 'dashboard.read',
  says: 'Today’s counts',
  tag,
  answer: v.array(
    v.object({
      bookings: v.optional(v.number()),
      amc: v.optional(v.number()),
      warranty: v.optional(v.number()),
      enquiry_report: v.optional(v.number()),
    }),
  ),
  isPrivate: true,
})

export const getDashboardCharts = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard/charts',
  may: 'dashboard.read',
  says: 'Enquiries by type and day, by hour, and the newest ones',
  tag,
  answer: dashboardChartsSchema,
  isPrivate: true,
})

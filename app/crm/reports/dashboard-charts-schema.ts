import * as v from 'valibot'

const newestEnquirySchema = v.object({
  reference: v.string(),
  kind: v.string(),
  name: v.string(),
  created_date: v.string(),
  created_time: v.string(),
})

export const dashboardChartsSchema = v.object({
  /** Calendar days in the dealer's time zone, oldest first. */
  days: v.array(v.string()),
  kinds: v.array(
    v.object({
      name: v.string(),
      /** The slug in `/admin/reports/{report}`; null for a kind without a report. */
      report: v.nullable(v.string()),
      /** One count for each day in `days`. */
      counts: v.array(v.number()),
    }),
  ),
  /** 24 counts: the enquiries of all these days, by hour of the day. */
  hours: v.array(v.number()),
  newest: v.array(newestEnquirySchema),
})

export type DashboardCharts = v.InferOutput<typeof dashboardChartsSchema>
export type NewestEnquiry = v.InferOutput<typeof newestEnquirySchema>

import * as v from 'valibot'
import { getAnalytics } from '#app/crm/analytics/analytics-endpoints.ts'
import { AnalyticsPage } from '#app/crm/analytics/analytics-page.tsx'
import { periodForPreset, periodPresets } from '#app/crm/analytics/analytics-period.ts'
import { PeriodPicker } from '#app/crm/analytics/period-picker.tsx'
import * as words from '#app/crm/analytics/staff-words.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import type { Route } from './+types/figures'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

/** If the address names no valid period, the page shows the last four weeks. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { figures, clock, timeZone } = context.get(servicesContext)
  const asked = v.safeParse(getAnalytics.query, Object.fromEntries(url.searchParams))
  const preset = periodPresets.find((it) => it === url.searchParams.get('period')) ?? 'month'
  const { from, to } = asked.success ? asked.output : {}
  const period = from && to ? { from, to } : periodForPreset(preset, dayInZone(clock(), timeZone))
  return {
    figures: await figures.get(staff, period),
    chosen: from && to ? '' : preset,
  }
}

export default function AnalyticsRoute({ loaderData: { figures, chosen } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={words.figures} />
      <PeriodPicker period={figures} chosen={chosen} />
      <AnalyticsPage figures={figures} />
    </>
  )
}

import * as v from 'valibot'
import { allEnquiriesPeriodSchema } from '#app/crm/reports/all-enquiries-endpoints.ts'
import { AllEnquiriesPage } from '#app/crm/reports/all-enquiries-page.tsx'
import * as words from '#app/crm/reports/all-enquiries-words.ts'
import { monthToDate } from '#app/crm/reports/day-presets.ts'
import { listVisibleReports } from '#app/crm/reports/visible-reports.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import type { Route } from './+types/all-enquiries'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

/**
 * Without a period, the report covers this month. With an invalid period, it does too and gives the
 * reason.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { reports, clock, timeZone } = context.get(servicesContext)
  const today = dayInZone(clock(), timeZone)
  const [from, to] = [url.searchParams.get('from'), url.searchParams.get('to')]
  const asked = v.safeParse(allEnquiriesPeriodSchema, { fromDate: from ?? '', toDate: to ?? '' })
  const month = monthToDate(today)
  const period = asked.success ? asked.output : { fromDate: month.from, toDate: month.to }
  const seen = listVisibleReports(staff)
  const counts = await reports.countByKind(seen, period)
  return {
    period,
    today,
    refusal: asked.success || (from === null && to === null) ? undefined : asked.issues[0].message,
    kinds: seen.map(({ slug, kind, enquiry }) => ({
      report: slug,
      name: enquiry.name,
      count: counts.get(kind) ?? 0,
    })),
  }
}

export default function AllEnquiriesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={words.allEnquiries} />
      <AllEnquiriesPage {...loaderData} />
    </>
  )
}

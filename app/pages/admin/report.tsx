import { data } from 'react-router'
import { findReport } from '#app/crm/reports/define-report.ts'
import { parseReportUrl } from '#app/crm/reports/parse-report-url.ts'
import { readHiddenColumns } from '#app/crm/reports/report-columns.ts'
import { ReportPage } from '#app/crm/reports/report-page.tsx'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import type { Route } from './+types/report'
import * as words from './report-words.ts'

export const handle = { query: ['page', 'from', 'to', 'search', 'bookingFrom', 'bookingTo'] }

export const meta: Route.MetaFunction = ({ params }) => {
  const report = findReport(params.report)
  return [{ title: report ? words.pageTitle(report.title) : words.unknown }]
}

/** Loads the first list. The page fetches later lists itself (`use-report-list.ts`). */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { reports, clock, timeZone } = context.get(servicesContext)
  const report = requireReport(params.report)
  const filter = parseReportUrl(url.searchParams)
  return {
    initially: { filter, ...(await reports.list(report, filter)) },
    today: dayInZone(clock(), timeZone),
    timeZone,
    hidden: readHiddenColumns(request.headers.get('cookie'), report.slug),
  }
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: RevalidationArgs) {
  const isSameReport = currentUrl.pathname === nextUrl.pathname
  return isSameReport && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

export default function ReportRoute({ loaderData, params }: Route.ComponentProps) {
  const report = requireReport(params.report)
  return (
    <>
      <PageHeading title={report.title} />
      <ReportPage key={report.slug} report={report} {...loaderData} />
    </>
  )
}

type RevalidationArgs = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean }

function requireReport(slug: string) {
  const report = findReport(slug)
  if (!report) throw data(null, { status: 404 })
  return report
}

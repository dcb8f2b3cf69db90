import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ReviewSummary } from '#app/content/review-queue/review-summary.tsx'
import { readOwnTargets } from '#app/crm/analytics/target-endpoints.server.ts'
import { OwnTargetList } from '#app/crm/analytics/target-list.tsx'
import { getWorkQueueCounts } from '#app/crm/analytics/work-queue-counts.server.ts'
import { WorkQueueList } from '#app/crm/analytics/work-queue-list.tsx'
import { NewEnquiryButton } from '#app/crm/desk/new-enquiry-button.tsx'
import { MailStatusNotice } from '#app/crm/mail/mail-status-notice.tsx'
import { buildReportUrl } from '#app/crm/reports/build-report-url.ts'
import {
  countTodaysEnquiriesByKind,
  type EnquiryKindCount,
} from '#app/crm/reports/count-todays-enquiries.server.ts'
import { listFirstSteps } from '#app/health/first-steps.server.ts'
import { isStepOpen } from '#app/health/first-steps.ts'
import { FirstStepsList } from '#app/health/first-steps-list.tsx'
import { listHealthWarnings } from '#app/health/health-warnings.server.ts'
import { type HealthWarning, matters } from '#app/health/staff-words.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import type { Services } from '#app/services.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { Link } from '#app/ui/components/link.tsx'
import { WarningNote } from '#app/ui/components/warning-note.tsx'
import { hasLoginMarker } from '#app/ui/portal/login-marker.ts'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import type { Route } from './+types/dashboard'
import * as words from './dashboard-words.ts'

const LazyCharts = lazy(() => import('#app/crm/reports/dashboard-charts-panel.tsx'))

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { staff } = context.get(sessionContext)
  // Only the owner and the managers can solve these problems, so only they see them.
  const isTold = services.mayDo(staff, 'dealer.read')
  const mayWork = services.mayDo(staff, 'desk.work')
  const [counts, old, needs, progress, mentioned, mail, attention, firstSteps] = await Promise.all([
    countTodaysEnquiriesByKind(services, staff),
    services.mayDo(staff, 'prices.read') ? findReviewsDue(services) : undefined,
    mayWork ? getWorkQueueCounts(services, staff) : undefined,
    mayWork ? readOwnTargets(services, staff) : undefined,
    countMentions(services, staff),
    isTold ? services.outbox.getStatus() : undefined,
    isTold ? listHealthWarnings(services) : undefined,
    services.mayDo(staff, 'dealer.edit') ? listFirstSteps(services, staff.id) : undefined,
  ])
  return {
    ...{ counts, old, needs, mentioned, mail, attention, firstSteps },
    targets: progress && { progress, id: staff.id },
    today: dayInZone(services.clock(), services.timeZone),
  }
}

async function findReviewsDue({ fresh }: Pick<Services, 'fresh'>) {
  const [counts, oldest] = await Promise.all([fresh.count(), fresh.findOldest()])
  return { counts, oldest }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { counts, needs, mentioned, targets, old, today, mail, attention, firstSteps } = loaderData
  const isAlive = useRequireLoginMarker()
  return (
    <>
      <PageHeading title={words.dashboard}>
        <NewEnquiryButton />
      </PageHeading>
      {attention && <SiteWarningList attention={attention} />}
      {mail && !isStepOpen(firstSteps, 'mail') && <MailStatusNotice mail={mail} />}
      {firstSteps && <FirstStepsList steps={firstSteps} />}
      <h2 id="counts" className="mb-3 font-semibold text-quiet">
        {words.today}
      </h2>
      <TodayCounts counts={counts} today={today} />
      {needs && <WorkQueueList needs={needs} />}
      {mentioned > 0 && (
        <Link
          to="/admin/desk?section=mentioned"
          className="mt-4 inline-flex min-h-11 items-center text-signal-text underline"
        >
          {words.unreadMentions(mentioned)}
        </Link>
      )}
      {targets && <OwnTargetList {...targets} />}
      {old && <ReviewSummary {...old} />}
      {isAlive && (
        <Suspense fallback={null}>
          <LazyCharts version={loaderData} />
        </Suspense>
      )}
    </>
  )
}

/** Counts the mentions of a person who reads the desk but has no work queue. */
async function countMentions(
  { mayDo, deskList }: Pick<Services, 'mayDo' | 'deskList'>,
  staff: StaffAccount,
): Promise<number> {
  if (mayDo(staff, 'desk.work') || !mayDo(staff, 'desk.read')) return 0
  return (await deskList.counts(staff)).mentioned
}

/**
 * Redirects to the login if the browser has no stored token, whatever its cookie says. Returns
 * `true` once the page may render.
 */
function useRequireLoginMarker() {
  const navigate = useNavigate()
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => {
    if (hasLoginMarker()) setIsAlive(true)
    else void navigate('/admin/login?next=/admin/dashboard', { replace: true })
  }, [navigate])
  return isAlive
}

function TodayCounts({ counts, today }: { counts: readonly EnquiryKindCount[]; today: string }) {
  const range = buildReportUrl({ page: 1, fromDate: today, toDate: today, search: '' })
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const tiles = [...counts, { report: 'all', name: words.allKinds, count: total }]
  return (
    <ul
      aria-labelledby="counts"
      className="grid grid-cols-2 border-hairline border-t border-l bg-surface md:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] xl:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]"
    >
      {tiles.map(({ report, name, count }) => (
        <li key={report} className="border-hairline border-r border-b">
          <Link
            to={`/admin/reports/${report}${range}`}
            className="flex min-h-12 items-baseline justify-between gap-2 px-3 py-2 text-ink no-underline hover:bg-ground md:block md:px-6 md:py-4"
          >
            <span className="text-quiet text-sm">{name}</span>
            <span className="figure text-2xl md:mt-1 md:block md:text-4xl">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Health warnings of the site itself, on the dashboard. */
function SiteWarningList({ attention }: { attention: readonly HealthWarning[] }) {
  return attention.map((matter) => (
    <WarningNote key={matter} matter={matters[matter][0]}>
      {matters[matter][1]}
    </WarningNote>
  ))
}

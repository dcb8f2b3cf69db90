import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { dayOf } from '#app/calendar/dates.server.ts'
import { servicesContext } from '#app/context.server.ts'
import { needsOf } from '#app/figures/needs.server.ts'
import { NeedsList } from '#app/figures/needs-list.tsx'
import { OldFacts } from '#app/fresh/old-facts.tsx'
import { attentionOf } from '#app/health/attention.server.ts'
import { AttentionList } from '#app/health/attention-list.tsx'
import { sessionContext } from '#app/http/request-context.server.ts'
import { MailNotice } from '#app/mail/mail-notice.tsx'
import { hasMarker } from '#app/portal/marker.ts'
import { PageHead } from '#app/portal/page-head.tsx'
import { addressOf } from '#app/reports/report-address.ts'
import { type TodaysCounts, todaysCounts } from '#app/reports/todays-counts.server.ts'
import { Link } from '#app/ui/link.tsx'
import type { Route } from './+types/dashboard'
import * as words from './dashboard-words.ts'

const Charts = lazy(() => import('#app/reports/charts.tsx'))

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { staff } = context.get(sessionContext)
  // What the owner and the managers can mend; nobody else is told of it.
  const isTold = services.mayDo(staff, 'dealer.read')
  return {
    counts: await todaysCounts(services, staff),
    old: services.mayDo(staff, 'prices.read') ? await services.fresh.summary() : undefined,
    needs: services.mayDo(staff, 'desk.read') ? await needsOf(services, staff) : undefined,
    today: dayOf(services.clock(), services.timeZone),
    mail: isTold ? await services.outbox.state() : undefined,
    attention: isTold ? await attentionOf(services) : undefined,
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { counts, needs, old, today, mail, attention } = loaderData
  const isAlive = useMarker()
  return (
    <>
      <PageHead title={words.dashboard} />
      {attention && <AttentionList attention={attention} />}
      {mail && <MailNotice mail={mail} />}
      <h2 id="counts" className="mb-3 font-semibold text-quiet">
        {words.today}
      </h2>
      <Counts counts={counts} today={today} />
      {needs && <NeedsList needs={needs} />}
      {old && <OldFacts summary={old} />}
      {isAlive && (
        <Suspense fallback={null}>
          <Charts version={loaderData} />
        </Suspense>
      )}
    </>
  )
}

/** A browser that has stored no token logs in first, whatever its cookie says. Returns whether it may go on. */
function useMarker() {
  const navigate = useNavigate()
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => {
    if (hasMarker()) setIsAlive(true)
    else void navigate('/admin/login?next=/admin/dashboard', { replace: true })
  }, [navigate])
  return isAlive
}

const shown: readonly { key: keyof TodaysCounts; report: string }[] = [
  { key: 'bookings', report: 'booking' },
  { key: 'amc', report: 'amc' },
  { key: 'warranty', report: 'ew' },
  { key: 'enquiry_report', report: 'enquiry' },
]

function Counts({ counts, today }: { counts: TodaysCounts; today: string }) {
  const range = addressOf({ page: 1, fromDate: today, toDate: today, search: '' })
  return (
    <ul
      aria-labelledby="counts"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] border-hairline border-t border-l bg-surface lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {shown
        .filter(({ key }) => counts[key] !== undefined)
        .map(({ key, report }) => (
          <li key={key} className="border-hairline border-r border-b">
            <Link
              to={`/admin/reports/${report}${range}`}
              className="block px-4 py-4 text-ink no-underline hover:bg-ground md:px-6 md:py-5"
            >
              <span className="block text-quiet text-sm">{words.counts[key]}</span>
              <span className="figure mt-2 block text-4xl md:text-5xl">{counts[key]}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}

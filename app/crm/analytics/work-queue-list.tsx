import { Link } from '#app/ui/components/link.tsx'
import type { WorkQueueCounts } from './work-queue-counts.server.ts'
import * as words from './work-queue-list-words.ts'

const workQueueLinks = [
  { key: 'mentioned', to: '/admin/desk?section=mentioned' },
  { key: 'overdue', to: '/admin/desk?section=overdue' },
  { key: 'today', to: '/admin/desk?section=today' },
  { key: 'new', to: '/admin/desk?section=new' },
  { key: 'unassigned', to: '/admin/desk?section=new&assignee=none' },
  { key: 'tomorrow', to: '/admin/desk?section=all&open=yes&booking=tomorrow' },
  { key: 'withoutPlace', to: '/admin/site/appointments#without-place' },
] as const

const urgentKeys: ReadonlySet<string> = new Set(['overdue', 'withoutPlace'])

/**
 * The dashboard's work queue: counts that link to lists at the desk, and the share of recent
 * enquiries with a response in time.
 */
export function WorkQueueList({ needs }: { needs: WorkQueueCounts }) {
  const { inTime, late, missed, median } = needs.answered
  const promised = inTime + late + missed
  return (
    <section aria-labelledby="needs" className="mt-8">
      <h2 id="needs" className="mb-3 font-semibold text-quiet">
        {words.needsYou}
      </h2>
      <ul className="border-hairline border-t bg-surface md:grid md:auto-cols-fr md:grid-flow-col md:border-l">
        {workQueueLinks.flatMap(({ key, to }) => {
          const number = needs[key]
          return number === undefined ? (
            []
          ) : (
            <li key={key} className="border-hairline border-b md:border-r">
              <Link
                to={to}
                className="flex min-h-12 items-baseline justify-between gap-4 px-4 py-2.5 text-ink no-underline hover:bg-ground md:h-full md:flex-col md:gap-1 md:py-4"
              >
                <span className="text-sm">{words.needs[key]}</span>
                <span
                  className={`figure text-2xl md:text-3xl ${urgentKeys.has(key) && number > 0 ? 'text-bad' : ''}`}
                >
                  {words.count(number)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="mt-3">
        {promised === 0 ? words.nobodyPromised : words.lastDays({ inTime, promised, median })}{' '}
        <Link
          to={`/admin/figures?from=${needs.week.from}&to=${needs.week.to}`}
          className="flex min-h-11 w-fit items-center text-ink underline md:inline-flex md:min-h-8"
        >
          {words.seeFigures}
        </Link>
      </p>
    </section>
  )
}

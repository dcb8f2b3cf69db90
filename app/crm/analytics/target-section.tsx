import { useLocation } from 'react-router'
import { Link } from '#app/ui/components/link.tsx'
import type { TargetProgress } from './target-endpoints.ts'
import { TargetList } from './target-list.tsx'
import * as words from './target-words.ts'
import { TargetsForm } from './targets-form.tsx'

type Props = { progress: TargetProgress; mayEdit: boolean; onSaved: () => void }

/** The targets of a month on the page "Figures", with links to the months around it. */
export function TargetSection({ progress, mayEdit, onSaved }: Props) {
  const { month, isOpen } = progress
  return (
    <section aria-labelledby="targets" className="mt-10 min-w-0">
      <h2 id="targets" className="font-bold text-xl">
        {words.targetsOf(month)}
      </h2>
      <p className="mt-1 mb-2 max-w-prose text-quiet text-sm">{words.means(month)}</p>
      <nav aria-label={words.targets} className="mb-3 flex gap-x-6 text-sm print:hidden">
        <MonthLink month={monthAfter(month, -1)} label={words.previousMonth} />
        <MonthLink month={monthAfter(month, 1)} label={words.nextMonth} />
      </nav>
      <TargetList progress={progress} />
      {mayEdit && isOpen && <TargetsForm key={month} progress={progress} onSaved={onSaved} />}
    </section>
  )
}

function MonthLink({ month, label }: { month: string; label: string }) {
  // The period and the grouping of the other figures stay.
  const query = new URLSearchParams(useLocation().search)
  query.set('month', month)
  return (
    <Link
      to={`?${query}`}
      preventScrollReset
      className="inline-flex min-h-11 items-center text-ink underline md:min-h-8"
    >
      {label}
    </Link>
  )
}

function monthAfter(month: string, count: number): string {
  const day = new Date(`${month}-01T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() + count)
  return day.toISOString().slice(0, 7)
}

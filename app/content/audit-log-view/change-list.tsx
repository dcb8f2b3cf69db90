import {
  type ChangeResponse,
  formatAuditedValue,
  shownAction,
  shownAuthor,
} from '#app/platform/audit/change-response.ts'
import * as words from '#app/platform/audit/staff-words.ts'
import { formatDayAndTime } from '#app/platform/calendar/format-day-and-time.ts'
import { Link } from '#app/ui/components/link.tsx'
import { useCanOpenPage } from '#app/ui/portal/portal-permissions.ts'

/** The newest changes by staff, one line each. A line expands to show the old and new values. */
export function ChangeList({
  changes,
  none = words.nothingYet,
}: {
  changes: readonly ChangeResponse[]
  /** Message for an empty list. */
  none?: string
}) {
  if (changes.length === 0) return <p className="text-quiet">{none}</p>
  return (
    <ol className="max-w-3xl border-hairline border-t">
      {changes.map((change) => (
        <li key={change.id} className="border-hairline border-b py-2.5 text-sm">
          <div className="flex flex-wrap gap-x-4">
            <span className="text-quiet tabular-nums">
              {formatDayAndTime(change.created_date, change.created_time)}
            </span>
            <span dir="auto" className="wrap-anywhere min-w-0">
              <span className="font-semibold">{shownAuthor(change)}</span>{' '}
              {shownAction(change.action)} {change.label}
              <UndoLink change={change} />
            </span>
          </div>
          <ChangedValues change={change} />
        </li>
      ))}
    </ol>
  )
}

/** Links to the page on which a bulk change can be undone, at any later time. */
function UndoLink({ change: { subject } }: { change: ChangeResponse }) {
  const [list = ''] = subject.split('/')
  const page = undoPageBySubject.get(list)
  const mayOpen = useCanOpenPage()
  if (page === undefined || !mayOpen(page)) return null
  return (
    <>
      {' '}
      <Link to={`${page}?earlier`} className="link ml-2">
        {words.earlierLists}
      </Link>
    </>
  )
}

const undoPageBySubject = new Map([
  ['prices', '/admin/price'],
  ['accessories', '/admin/accessories-price'],
])

function ChangedValues({ change: { before, after } }: { change: ChangeResponse }) {
  const facts = Object.keys({ ...before, ...after }).filter(
    (fact) => formatAuditedValue(before[fact]) !== formatAuditedValue(after[fact]),
  )
  if (facts.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 w-fit md:min-h-8 cursor-pointer content-center text-signal-text">
        {words.fromWhatToWhat}
      </summary>
      <dl className="mt-1 grid gap-1">
        {facts.map((fact) => (
          <div key={fact} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
            <dt className="text-quiet">{fact}</dt>
            <dd dir="auto" className="wrap-anywhere min-w-0">
              {formatAuditedValue(before[fact])} →{' '}
              <span className="font-semibold">{formatAuditedValue(after[fact])}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

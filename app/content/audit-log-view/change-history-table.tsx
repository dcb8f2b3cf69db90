import { type ChangeResponse, formatAuditedValue } from '#app/platform/audit/change-response.ts'
import { formatDayAndTime } from '#app/platform/calendar/format-day-and-time.ts'
import * as words from './change-history-words.ts'

type Props = {
  caption: string
  changes: readonly ChangeResponse[]
  /**
   * Formats a value, for example a price as rupees. If it returns undefined, the default format is
   * used.
   */
  write?: (value: AuditedValue) => string | undefined
}

type AuditedValue = ChangeResponse['after'][string]

/**
 * Lists changes with their time, author, old and new value. A fact without an old value shows the
 * new one only.
 */
export function ChangeHistoryTable({ caption, changes, write = () => undefined }: Props) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-quiet">
        <tr>
          <th scope="col" className="py-1.5 pr-4 font-semibold">
            {words.when}
          </th>
          <th scope="col" className="py-1.5 pr-4 font-semibold">
            {words.who}
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            {words.fromTo}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.id} className="border-hairline border-t align-top">
            <td className="whitespace-nowrap py-1.5 pr-4 tabular-nums">
              {formatDayAndTime(change.created_date, change.created_time)}
            </td>
            <td className="max-w-32 truncate py-1.5 pr-4">{change.who}</td>
            <td className="py-1.5">
              <BeforeAndAfter change={change} write={write} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function BeforeAndAfter({
  change,
  write,
}: {
  change: ChangeResponse
  write: NonNullable<Props['write']>
}) {
  const { before, after } = change
  const written = (value: AuditedValue) => write(value) ?? formatAuditedValue(value)
  const facts = Object.keys({ ...before, ...after })
  return facts.map((fact) => {
    const [from, to] = [before[fact] ?? null, after[fact] ?? null]
    return (
      <span key={fact} className="block break-words tabular-nums">
        {fact !== 'price' && <span className="text-quiet">{fact}: </span>}
        {!(fact in before) ? (
          written(to)
        ) : from === to ? (
          words.checked(written(to))
        ) : (
          <>
            {written(from)} → <span className="font-semibold">{written(to)}</span>
          </>
        )}
      </span>
    )
  })
}

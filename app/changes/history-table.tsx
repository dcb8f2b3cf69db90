import * as words from './history-words.ts'
import type { ShownChange } from './shown-change.ts'

type Props = {
  caption: string
  changes: readonly ShownChange[]
  /** How a value is written: prices as rupees. */
  write?: (fact: string, value: ShownChange['after'][string]) => string
}

/** Who changed what and when, from what to what. */
export function HistoryTable({ caption, changes, write = plain }: Props) {
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
              {change.created_date} {change.created_time}
            </td>
            <td className="max-w-32 truncate py-1.5 pr-4">{change.who}</td>
            <td className="py-1.5">
              <Steps change={change} write={write} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Steps({ change, write }: { change: ShownChange; write: NonNullable<Props['write']> }) {
  const { before, after } = change
  const facts = Object.keys({ ...before, ...after })
  return facts.map((fact) => {
    const [from, to] = [before[fact] ?? null, after[fact] ?? null]
    return (
      <span key={fact} className="block break-words tabular-nums">
        {fact !== 'price' && <span className="text-quiet">{fact}: </span>}
        {from === to ? (
          words.checked(write(fact, to))
        ) : (
          <>
            {write(fact, from)} → <span className="font-semibold">{write(fact, to)}</span>
          </>
        )}
      </span>
    )
  })
}

function plain(_: string, value: string | number | boolean | null): string {
  if (value === null || value === '') return '–'
  return typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value)
}

import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import * as words from './estimate-desk-words.ts'
import type { Estimate } from './job-card.ts'

type Props = {
  estimate: Estimate
  /** `false` for an estimate that a newer one has replaced. */
  isNewest: boolean
  zone: string
}

/** An estimate with its lines, its answer, and the note. */
export function EstimateItem({ estimate, isNewest, zone }: Props) {
  const { number, lines, total, sentAt, note, answer } = estimate
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong>{words.numbered(number, formatRupees(total))}</strong>
        <span className="text-quiet text-sm">{words.sent(formatInstant(sentAt, zone))}</span>
      </p>
      <p className={answer === 'no' ? 'font-semibold text-bad' : 'font-semibold'}>
        {stateOf(estimate, { isNewest, zone })}
      </p>
      {note && <p className="wrap-anywhere whitespace-pre-wrap">{words.note(note)}</p>}
      <details open={isNewest}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-signal-text underline md:min-h-8">
          {words.lines}
        </summary>
        <ul>
          {lines.map(({ text, amount }, at) => (
            <li
              key={`${at} ${text}`}
              className="flex justify-between gap-4 border-hairline border-b py-1"
            >
              <span className="wrap-anywhere">{text}</span>
              <span className="whitespace-nowrap tabular-nums">{formatRupees(amount)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function stateOf(
  { answer, answeredAt, sentAt, isByCustomer }: Estimate,
  { isNewest, zone }: Pick<Props, 'isNewest' | 'zone'>,
): string {
  if (answer === null) return isNewest ? words.waits : words.replaced
  const answered = isByCustomer ? words.answered : words.answeredByPhone
  return answered[answer](formatInstant(answeredAt ?? sentAt, zone))
}

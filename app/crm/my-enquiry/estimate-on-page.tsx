import type { Estimate } from '#app/crm/job-cards/job-card.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { buttonClassName } from '#app/ui/components/button.tsx'
import { EstimateLines } from './estimate-lines.tsx'
import * as words from './estimate-words.ts'
import type { MyEnquiry } from './my-enquiry-query.server.ts'

type Props = { enquiry: MyEnquiry; path: string; zone: string }

/** The newest estimate of the job with its state, links to answer it, and the earlier estimates. */
export function EstimateOnPage({ enquiry, path, zone }: Props) {
  const [newest, ...earlier] = enquiry.estimates
  if (!newest) return null
  const canAnswer = enquiry.acts.includes('estimate')
  return (
    <section aria-labelledby="estimate" className="mt-10">
      <h2 id="estimate" className="font-bold text-xl">
        {words.title(newest.number)}
      </h2>
      <p className="mb-3 text-quiet">{words.sent(formatInstant(newest.sentAt, zone))}</p>
      <EstimateLines estimate={newest} />
      <p className="mt-3 text-quiet">{words.explanation}</p>
      <p className="mt-3 font-semibold">{stateOf(newest, { canAnswer, zone })}</p>
      {newest.note && <p className="wrap-anywhere mt-1">{words.yourNote(newest.note)}</p>}
      {canAnswer && (
        <p className="mt-3 flex flex-wrap gap-3">
          <a href={`${path}/estimate?answer=yes`} className={buttonClassName({ tone: 'signal' })}>
            {words.approve}
          </a>
          <a href={`${path}/estimate?answer=no`} className={buttonClassName()}>
            {words.refuse}
          </a>
        </p>
      )}
      {earlier.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{words.earlier}</h3>
          <ul>
            {earlier.map(({ number, total, answer }) => (
              <li key={number}>
                {words.earlierEstimate(number, formatRupees(total))}{' '}
                {words.earlierStates[answer ?? 'none']}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Leads to the estimate that waits for an answer, because it is the reason to open the page. */
export function EstimateNotice({ enquiry: { acts, estimates } }: Pick<Props, 'enquiry'>) {
  const [newest] = estimates
  if (!newest || !acts.includes('estimate')) return null
  return (
    <p className="mt-4">
      <a href="#estimate" className={noticeClass}>
        {words.waitsBelow(newest.number, formatRupees(newest.total))}
      </a>
    </p>
  )
}

const noticeClass =
  'inline-flex min-h-11 items-center font-semibold text-lg text-signal-text underline'

function stateOf(
  { answer, answeredAt, sentAt, isByCustomer }: Estimate,
  { canAnswer, zone }: { canAnswer: boolean; zone: string },
): string {
  if (answer === null) return canAnswer ? words.waits : words.isOver
  const answered = isByCustomer ? words.answered : words.answeredByPhone
  return answered[answer](formatInstant(answeredAt ?? sentAt, zone))
}

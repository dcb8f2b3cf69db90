import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import { LineItem, QuotationLines } from './quotation-lines.tsx'
import * as words from './quotation-page-words.ts'
import type { PublicQuotation } from './quotation-query.server.ts'
import { isAnswerable } from './quotation-states.ts'

type Props = PublicQuotation & {
  path: string
  /** Address and sales number of the dealership. */
  contact: string
  /** Reference and promise of the enquiry, right after a visitor asked for the quotation. */
  thanks?: { reference: string; promise: string | undefined } | undefined
  /** Message if an answer was refused. */
  refused?: string | undefined
}

/** A quotation as the customer sees it. It names no person. */
export function QuotationView({ document, status, sentOn, today, ...rest }: Props) {
  const { path, contact, refused, thanks, isClosed } = rest
  const { dealer, vehicle, variant, validUntil, lines, total, place } = document
  const others = lines.filter(({ isChosen }) => !isChosen)
  return (
    <div className="quotation-page column max-w-4xl pt-12 pb-16 print:pt-4 md:pt-20">
      {thanks && (
        <div role="status" className="mb-8 border-good border-l-4 pl-3 print:hidden">
          <p className="font-semibold">{words.thanks(thanks.reference)}</p>
          {thanks.promise && <p>{thanks.promise}</p>}
          <p className="text-quiet">{words.keepAddress}</p>
        </div>
      )}
      <h1 className="headline text-3xl md:text-4xl print:text-2xl">
        {words.pageTitle(document.number)}
        {document.revision > 1 && (
          <span className="text-quiet text-xl"> {words.revision(document.revision)}</span>
        )}
      </h1>
      <p className="mt-4 text-xl print:mt-1 print:text-lg">{words.intro(vehicle, variant)}</p>
      <p className="mt-1 text-quiet">
        {words.from(dealer, formatNonBreakingDay(sentOn))}
        {place && ` ${words.registeredIn(place)}`}
      </p>
      <p className="text-quiet">{contact}</p>
      <p
        className={`mt-6 border-l-4 print:mt-3 pl-3 font-semibold ${!isClosed && (status === 'sent' || status === 'accepted') ? 'border-good' : 'border-warn'}`}
      >
        {isClosed ? words.closed : stateText(status, formatNonBreakingDay(validUntil))}
      </p>
      <div className="mt-8 print:mt-3">
        <p className="mb-3 hidden print:block">{todayText(today, total)}</p>
        <QuotationLines
          lines={lines}
          total={total}
          printed={words.printedLines(document.number, document.revision)}
        />
      </div>
      {others.length > 0 && (
        <details className="mt-6 print:hidden">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline">
            {words.notChosen}
          </summary>
          <p className="mt-2 text-quiet">{words.notChosenHint}</p>
          <ul className="mt-2">
            {others.map((line) => (
              <LineItem key={line.key} line={line} />
            ))}
          </ul>
        </details>
      )}
      <section aria-labelledby="today" className="mt-10 print:hidden">
        <h2 id="today" className="font-bold text-xl">
          {words.today}
        </h2>
        <p className="mt-2">{todayText(today, total)}</p>
      </section>
      {!isClosed && isAnswerable(status) && (
        <section aria-labelledby="answer" className="mt-10 print:hidden">
          <h2 id="answer" className="font-bold text-xl">
            {words.answer}
          </h2>
          {refused && (
            <p role="alert" className="mt-3 border-bad border-l-4 pl-3 font-semibold">
              {refused}
            </p>
          )}
          <p className="mt-2 text-quiet">{words.answerHint}</p>
          <form method="post" action={path} className="mt-4 flex flex-wrap gap-3">
            {status !== 'accepted' && (
              <Button type="submit" name="answer" value="accepted" tone="signal">
                {words.accept}
              </Button>
            )}
            {status !== 'declined' && (
              <Button type="submit" name="answer" value="declined">
                {words.decline}
              </Button>
            )}
          </form>
        </section>
      )}
      <section aria-labelledby="proof" className="mt-10 print:hidden">
        <h2 id="proof" className="font-bold text-xl">
          {words.proof}
        </h2>
        <p className="mt-2 text-quiet">{words.proofHint}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <a
            href={`${path}/proof.json`}
            download
            className="inline-flex min-h-11 items-center text-signal-text underline"
          >
            {words.saveProof}
          </a>
          <a
            href="/q/verify"
            className="inline-flex min-h-11 items-center text-signal-text underline"
          >
            {words.verify}
          </a>
        </p>
      </section>
    </div>
  )
}

function stateText(status: PublicQuotation['status'], until: string): string {
  if (status === 'lapsed' || status === 'accepted') return words.states[status](until)
  if (status === 'replaced' || status === 'declined') return words.states[status]
  return words.states.sent(until)
}

function todayText(today: PublicQuotation['today'], total: number): string {
  if (!today) return words.unknownToday
  const difference = today.total - total
  const [now, day] = [formatRupees(today.total), formatNonBreakingDay(today.day)]
  if (difference === 0) return words.sameToday(now, day)
  return difference > 0
    ? words.moreToday(now, day, formatRupees(difference))
    : words.lessToday(now, day, formatRupees(-difference))
}

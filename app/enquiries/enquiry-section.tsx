import type { ReactNode } from 'react'
import { telephoneUrl } from '#app/dealer/contact-links.ts'
import { openingLine } from '#app/dealer/dealer.ts'
import type { Dealer } from '#app/dealer/facts.ts'
import type { Counter } from '#app/dealer/opening.ts'
import { OpeningState } from '#app/dealer/opening-state.tsx'
import * as dealerWords from '#app/dealer/words.ts'
import type { Enquiry } from '#app/enquiries/definition/define.ts'
import { sentenceOf } from '#app/forms/sentence.ts'
import { useHouse } from '#app/site/use-house.ts'
import * as words from './words.ts'

/** A form with, beside it on a desk, what happens next, the hours and the numbers to call. */
export function EnquirySection({
  enquiry,
  title = enquiry.title,
  children,
}: {
  enquiry: Enquiry
  /** `null` where the page's own title says it already. */
  title?: string | null
  children: ReactNode
}) {
  const house = useHouse()
  const steps = enquiry.next.map((step) =>
    sentenceOf(step, { ...house, within: house.callWithin[enquiry.counter] }),
  )
  return (
    <section id="enquiry" className="column form-and-aside">
      <div>
        {title !== null && (
          <>
            <h2 className="headline text-2xl">{title}</h2>
            <p className="mt-3 mb-8 text-quiet">{enquiry.intro}</p>
          </>
        )}
        {children}
      </div>
      <aside aria-label={words.afterSending} className="beside-form">
        <div>
          <h2 className="font-bold text-xl">{words.whatNext}</h2>
          <ol className="mt-3 grid gap-3">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[1.75rem_1fr] items-baseline">
                <span aria-hidden className="figure text-signal-text">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <Desk counter={enquiry.counter} {...house} />
      </aside>
    </section>
  )
}

function Desk({
  counter,
  dealer,
  timeZone,
}: {
  counter: Counter
  dealer: Dealer
  timeZone: string
}) {
  const phones = dealer[`${counter}Phones` as const]
  return (
    <div>
      <h2 className="font-bold text-xl">{words.callDesk[counter]}</h2>
      <p className="mt-3">
        <OpeningState hours={dealer.hours} counter={counter} timeZone={timeZone} />
      </p>
      <ul className="mt-1">
        {phones.map((phone) => (
          <li key={phone}>
            <a
              href={telephoneUrl(phone)}
              className="figure inline-flex min-h-11 items-center text-xl underline decoration-1 underline-offset-4"
            >
              {phone}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-quiet">
        {words.deskHours(
          openingLine(dealer.hours[counter]),
          dealer.hours.closedOn.map((day) => dealerWords.weekdays[day]),
        )}
      </p>
    </div>
  )
}

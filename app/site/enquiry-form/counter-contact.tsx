import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import { formatOpeningHours } from '#app/platform/dealer-details/format-dealer.ts'
import type { Department } from '#app/platform/dealer-details/opening-status.ts'
import * as dealerWords from '#app/platform/dealer-details/words.ts'
import { useSiteInfo } from '#app/site/frame/use-site-info.ts'
import * as words from './counter-contact-words.ts'

/** The phone numbers and opening hours of a counter. */
export function CounterContact({ counter }: { counter: Department }) {
  const { dealer } = useSiteInfo()
  const phones = dealer[`${counter}Phones` as const]
  return (
    <>
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
          formatOpeningHours(dealer.hours[counter]),
          dealer.hours.closedOn.map((day) => dealerWords.weekdays[day]),
        )}
      </p>
    </>
  )
}

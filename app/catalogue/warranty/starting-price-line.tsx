import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import type { StartingPrice } from './starting-price.server.ts'

/** The lowest price and the day of its check, or the phone number to ask. */
export function StartingPriceLine({ said: { figure, said, phone } }: { said: StartingPrice }) {
  return (
    <p className="column flex flex-wrap items-baseline gap-x-3 pb-8 text-quiet md:pb-12">
      {figure && <strong className="figure text-2xl text-ink">{figure}</strong>}
      {said}
      {phone && (
        <a href={telephoneUrl(phone)} className="link inline-flex min-h-11 items-center">
          {phone}
        </a>
      )}
    </p>
  )
}

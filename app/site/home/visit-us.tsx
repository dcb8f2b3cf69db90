import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import {
  formatDealerAddress,
  formatOpeningHours,
} from '#app/platform/dealer-details/format-dealer.ts'
import { MapEmbed } from '#app/site/dealer-on-pages/map-embed.tsx'
import { Link } from '#app/ui/components/link.tsx'
import type { HomeTexts } from './home-content.ts'
import * as words from './words.ts'

/**
 * Address, opening hours and directions. The hours of the workshop are in the section about
 * service.
 */
export function VisitUs({ texts, dealer }: { texts: HomeTexts['visit']; dealer: Dealer }) {
  const { hours } = dealer
  return (
    <section
      id="come-by"
      className="column grid gap-8 border-hairline border-t py-12 md:grid-cols-[2fr_3fr] md:py-20 lg:gap-16"
    >
      <div>
        <h2 className="headline text-2xl md:text-3xl">{texts.title}</h2>
        <address className="mt-4 max-w-[40ch] not-italic">{formatDealerAddress(dealer)}</address>
        <table className="mt-6 w-full max-w-120">
          <caption className="sr-only">{words.openingHours}</caption>
          <tbody>
            <HoursRow label={words.showroom} hours={formatOpeningHours(hours.sales)} />
            {hours.closedOn.map((day) => (
              <HoursRow key={day} label={day} hours={words.closed} />
            ))}
          </tbody>
        </table>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Link to={`/dealers/${dealer.id}`} className="link inline-flex min-h-11 items-center">
            {texts.button}
          </Link>
        </p>
      </div>
      <MapEmbed dealer={dealer} />
    </section>
  )
}

function HoursRow({ label, hours }: { label: string; hours: string }) {
  return (
    <tr className="border-hairline border-b">
      <th scope="row" className="py-3 pr-4 text-left font-semibold">
        {label}
      </th>
      <td className="py-3 tabular-nums">{hours}</td>
    </tr>
  )
}

import { telephoneUrl } from '#app/dealer/contact-links.ts'
import { addressLine, openingLine } from '#app/dealer/dealer.ts'
import type { Dealer } from '#app/dealer/facts.ts'
import { MapEmbed } from '#app/dealer/map-embed.tsx'
import { OpeningState } from '#app/dealer/opening-state.tsx'
import { Link } from '#app/ui/link.tsx'
import * as words from './words.ts'

/** Address, hours and the way here. */
export function Visit({ dealer, timeZone }: { dealer: Dealer; timeZone: string }) {
  const { hours, salesPhones, servicePhones } = dealer
  return (
    <section className="column grid gap-10 py-12 md:py-20 lg:grid-cols-2 lg:gap-16">
      <div>
        <h2 className="headline text-2xl md:text-3xl">{words.comeBy}</h2>
        <p className="mt-4 font-semibold">
          <OpeningState hours={hours} counter="sales" timeZone={timeZone} />
        </p>
        <address className="mt-2 max-w-[40ch] not-italic">{addressLine(dealer)}</address>
        <table className="mt-6 w-full max-w-120">
          <caption className="sr-only">{words.openingHours}</caption>
          <tbody>
            <Row label={words.sales} hours={openingLine(hours.sales)} phone={salesPhones[0]} />
            <Row
              label={words.service}
              hours={openingLine(hours.service)}
              phone={servicePhones[0]}
            />
            {hours.closedOn.map((day) => (
              <Row key={day} label={day} hours={words.closed} />
            ))}
          </tbody>
        </table>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Link to={`/dealers/${dealer.id}`} className="link inline-flex min-h-11 items-center">
            {words.theWay}
          </Link>
        </p>
      </div>
      <MapEmbed dealer={dealer} />
    </section>
  )
}

function Row({
  label,
  hours,
  phone,
}: {
  label: string
  hours: string
  phone?: string | undefined
}) {
  return (
    <tr className="border-hairline border-b">
      <th scope="row" className="py-3 pr-4 text-left font-semibold">
        {label}
      </th>
      <td className="py-3 pr-4 tabular-nums">{hours}</td>
      <td className="py-1 text-right tabular-nums">
        {phone && (
          <a
            href={telephoneUrl(phone)}
            className="link inline-flex min-h-11 items-center whitespace-nowrap"
          >
            {phone}
          </a>
        )}
      </td>
    </tr>
  )
}

import { openingLine } from '#app/dealer/dealer.ts'
import type { Dealer } from '#app/dealer/facts.ts'
import { formatRupees } from '#app/money/money.ts'
import { Link } from '#app/ui/link.tsx'
import { type Vehicle, type VehicleKind, vehicleListPaths } from '#app/vehicles/vehicle.ts'
import * as words from './words.ts'

const kinds: VehicleKind[] = ['bike', 'scooter', 'ev']

export function Welcome({ dealer, models }: { dealer: Dealer; models: readonly Vehicle[] }) {
  const { name, address, hours } = dealer
  return (
    <section className="column py-12 md:py-20">
      <h1 className="headline max-w-[16em] text-2xl md:text-4xl">
        {words.welcome(name, address.city)}
      </h1>
      <p className="mt-5 max-w-[58ch] text-quiet md:text-lg">
        {words.floor({
          models: models.length,
          place: `${address.street}, ${address.area}`,
          sales: openingLine(hours.sales),
          service: openingLine(hours.service),
          closedOn: hours.closedOn,
        })}
      </p>
      <ul className="mt-10 grid border-hairline border-t md:grid-cols-3 md:gap-x-12 md:border-t-0">
        {kinds.map((kind) => {
          const ofKind = models.filter((model) => model.kind === kind)
          if (ofKind.length === 0) return null
          const lowest = Math.min(...ofKind.map(({ price }) => price))
          return (
            <li key={kind} className="border-hairline border-b md:border-t">
              <Link
                to={vehicleListPaths[kind]}
                className="group flex min-h-16 flex-wrap items-baseline justify-between gap-x-4 py-4 md:max-lg:flex-col hover:text-signal-text"
              >
                <span className="font-bold text-lg">{words.kinds[kind]}</span>
                <span className="text-quiet text-sm tabular-nums">
                  {words.modelsFrom(ofKind.length, formatRupees(lowest))}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

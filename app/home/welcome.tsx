import { openingLine } from '#app/dealer/dealer.ts'
import type { Dealer } from '#app/dealer/facts.ts'
import { Link } from '#app/ui/link.tsx'
import { Price } from '#app/vehicles/price.tsx'
import { vehicleListPaths } from '#app/vehicles/vehicle.ts'
import { countOf, type KindOnFloor } from './floor.ts'
import * as words from './words.ts'

export function Welcome({ dealer, kinds }: { dealer: Dealer; kinds: readonly KindOnFloor[] }) {
  const { name, address, hours } = dealer
  return (
    <section className="column py-12 md:py-20">
      <h1 className="headline max-w-[16em] text-2xl md:text-4xl">
        {words.welcome(name, address.city)}
      </h1>
      <p className="mt-5 max-w-[58ch] text-quiet md:text-lg">
        {words.floor({
          models: countOf(kinds),
          place: `${address.street}, ${address.area}`,
          sales: openingLine(hours.sales),
          service: openingLine(hours.service),
          closedOn: hours.closedOn,
        })}
      </p>
      <ul className="mt-10 grid border-hairline border-t md:grid-cols-3 md:gap-x-12 md:border-t-0">
        {kinds.map(({ kind, models, lowest, isApproximate }) => (
          <li key={kind} className="border-hairline border-b md:border-t">
            <Link
              to={vehicleListPaths[kind]}
              className="group flex min-h-16 flex-wrap items-baseline justify-between gap-x-4 py-4 md:max-lg:flex-col hover:text-signal-text"
            >
              <span className="font-bold text-lg">{words.kinds[kind]}</span>
              <span className="text-quiet text-sm tabular-nums">
                {words.modelsFrom(models)}
                <Price amount={lowest} isApproximate={isApproximate} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { ApproximatePriceNote } from '#app/catalogue/vehicles/approximate-price-note.tsx'
import { ModelIcon } from '#app/catalogue/vehicles/model-icon.tsx'
import { comparePath } from '#app/catalogue/vehicles/model-paths.ts'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { VehicleLink } from '#app/catalogue/vehicles/vehicle-link.tsx'
import { formatRupees, groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import { Link } from '#app/ui/components/link.tsx'
import type { ModelPageSectionsData } from './load-model-page-sections.server.ts'
import { SectionFrame } from './section-frame.tsx'
import { type ModelDifference, withPriceDifference } from './similar-models.ts'
import * as words from './words.ts'

/** Three other models on sale, with their differences as text. */
export function SimilarModelsSection({
  model,
  price: own,
  rivals,
}: {
  model: Pick<Vehicle, 'name' | 'bikeName' | 'isOnSale' | 'priceIsApproximate'>
  /** Price of the chosen variant, in rupees. */
  price: number
  rivals: ModelPageSectionsData['rivals']
}) {
  if (rivals.length === 0) return null
  return (
    <SectionFrame title={model.isOnSale ? words.rivals : words.onFloor}>
      <ul className="mt-6 grid gap-8 md:grid-cols-3 md:gap-10">
        {rivals.map(({ name, bikeName, price, priceIsApproximate, icon, differences }) => {
          const differing = withPriceDifference(differences, own, price)
          const [compare, withModel] = words.compareWith(name)
          return (
            <li
              key={bikeName}
              className="grid grid-cols-[min(7rem,30vw)_minmax(0,1fr)] items-center gap-x-4 md:grid-cols-1 md:content-start"
            >
              <ModelIcon
                icon={icon}
                sizes="(min-width: 1376px) 400px, (min-width: 768px) 29vw, 112px"
                className="h-auto w-full max-md:row-span-2"
              />
              <div>
                <VehicleLink
                  bikeName={bikeName}
                  className="font-bold text-lg hover:text-signal-text"
                >
                  {name}
                </VehicleLink>
                <p className="tabular-nums">
                  {words.from} <ModelPrice amount={price} isApproximate={priceIsApproximate} />
                </p>
                <p className="mt-1 text-quiet text-sm">
                  {differing.length > 0
                    ? words.differs(differing.map(differenceText))
                    : words.nearly(model.name)}
                </p>
              </div>
              <Link
                to={comparePath([model.bikeName, bikeName])}
                className="link inline-flex min-h-11 items-center justify-self-start max-md:col-start-2"
              >
                {compare}
                <span className="sr-only">{withModel}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      {!model.priceIsApproximate && <ApproximatePriceNote of={rivals} className="mt-6" />}
    </SectionFrame>
  )
}

function differenceText(difference: ModelDifference): string {
  const size = Math.abs(difference.by)
  const amount =
    difference.in === 'price'
      ? formatRupees(size)
      : groupIndianDigits(size, size < 10 && size % 1 ? 1 : 0)
  return words.differences[difference.in](amount, difference.by > 0)
}

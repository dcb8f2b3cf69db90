import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import type { Accessory, Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { Link } from '#app/ui/components/link.tsx'
import { SectionFrame } from './section-frame.tsx'
import * as words from './words.ts'

/** Three accessories, and the link to all. */
export function AccessoriesSection({
  model,
  accessories,
  count,
}: {
  model: Pick<Vehicle, 'bikeName'>
  accessories: readonly Pick<Accessory, 'heading' | 'price' | 'picture'>[]
  count: number
}) {
  if (accessories.length === 0) return null
  return (
    <SectionFrame title={words.accessories}>
      <ul className="mt-6 grid gap-6 sm:grid-cols-3 md:gap-8">
        {accessories.map(({ heading, price, picture }) => (
          <li key={heading} className="max-sm:flex max-sm:items-center max-sm:gap-4">
            <ResponsivePicture
              picture={picture}
              alt=""
              sizes="(min-width: 1376px) 405px, (min-width: 640px) 30vw, 96px"
              className="h-auto max-w-full rounded-picture max-sm:w-24 max-sm:shrink-0"
            />
            <p className="sm:mt-3">
              <span className="block font-semibold">{heading}</span>
              <span className="figure text-quiet">{formatRupeesExact(Number(price))}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link
          to={`${modelDetailPath(model)}?tab=accessories`}
          className="link inline-flex min-h-11 items-center"
        >
          {words.allAccessories(count)}
        </Link>
      </p>
    </SectionFrame>
  )
}

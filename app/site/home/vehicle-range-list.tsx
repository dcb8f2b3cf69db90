import {
  ExShowroom,
  ListedOnRoadPrice,
} from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import { vehicleListPaths } from '#app/catalogue/vehicles/vehicle.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { ArrowRight } from '#app/ui/icons/arrow-right.ts'
import type { VehicleRange } from './model-ranges.ts'
import * as words from './words.ts'

/** The kinds of vehicles, each with one model. */
export function VehicleRangeList({ ranges }: { ranges: readonly VehicleRange[] }) {
  return (
    <ul className="column grid gap-3 pb-12 sm:grid-cols-3 sm:gap-4 md:gap-6 md:pb-20">
      {ranges.map(({ kind, models, lowest, isApproximate, lowestOnRoad, showpiece }) => (
        <li key={kind}>
          <Link
            to={vehicleListPaths[kind]}
            className="group grid grid-cols-[2fr_3fr] items-center gap-x-4 sm:block"
          >
            <span className="block overflow-hidden rounded-picture bg-stage">
              <ResponsivePicture
                picture={showpiece.hero}
                alt=""
                sizes="(min-width: 1376px) 410px, (min-width: 640px) 30vw, 37vw"
                className="aspect-4/3 w-full object-cover object-[58%_50%] transition-transform duration-280 ease-calm group-hover:scale-103"
              />
            </span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 sm:mt-3 sm:max-lg:flex-col">
              <span className="flex items-center gap-2 font-bold text-lg underline-offset-4 group-hover:underline">
                {words.kinds[kind]} <ArrowRight aria-hidden className="size-4" />
              </span>{' '}
              <span className="text-quiet text-sm tabular-nums lg:text-right">
                {words.modelsFrom(models)}
                <span className={lowestOnRoad && 'block'}>
                  <ModelPrice amount={lowest} isApproximate={isApproximate} />
                  {lowestOnRoad && <ExShowroom />}
                </span>
                {lowestOnRoad && (
                  <span className="block">
                    <ListedOnRoadPrice price={lowestOnRoad} />
                  </span>
                )}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

import { ModelIcon } from '#app/catalogue/vehicles/model-icon.tsx'
import { VehicleLink } from '#app/catalogue/vehicles/vehicle-link.tsx'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import * as words from './recent-model-list-words.ts'
import type { RecentModel } from './recently-viewed-models.ts'

export function RecentModelList({ models }: { models: readonly RecentModel[] }) {
  return (
    <section aria-label={words.recentlyViewed} className="mt-12 border-hairline border-t pt-6">
      <h2 className="font-bold text-lg">{words.recentlyViewed}</h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(5.125rem,28%)),1fr))] gap-4 sm:grid-cols-5">
        {models.map(({ bikeName, name, icon, isOnSale = true }) => (
          <li key={bikeName}>
            <VehicleLink
              bikeName={bikeName}
              className="block text-center font-semibold text-sm hover:text-signal-text"
            >
              <ModelIcon
                icon={icon}
                sizes="(min-width: 1376px) 244px, (min-width: 640px) 16vw, 27vw"
                className="h-auto w-full"
              />
              {name}
              {!isOnSale && (
                <span className="block font-normal text-quiet">{vehicleWords.noLongerSold}</span>
              )}
            </VehicleLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

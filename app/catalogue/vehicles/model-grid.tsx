import { ApproximatePriceNote } from './approximate-price-note.tsx'
import type { ModelChoice } from './model-choices.server.ts'
import { ModelIcon } from './model-icon.tsx'
import { ModelListPagination } from './model-list-pagination.tsx'
import type { ModelListPage } from './paginate-models.ts'
import { PriceOrDiscontinued } from './price-or-discontinued.tsx'
import { VehicleLink } from './vehicle-link.tsx'

/** A grid of models, each a link to its page. */
export function ModelGrid({ list }: { list: ModelListPage<ModelChoice> }) {
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-6">
        {list.models.map((model) => (
          <li key={model.id}>
            <VehicleLink
              bikeName={model.bikeName}
              className="block border-hairline border-t pt-3 hover:border-control"
            >
              <ModelIcon
                icon={model.icon}
                sizes="(min-width: 1376px) 200px, (min-width: 1024px) 15vw, (min-width: 640px) 29vw, calc(50vw - 28px)"
                className="h-auto w-full"
              />
              <span className="mt-1 block font-bold leading-tight">{model.name}</span>
              <span className="block text-quiet text-sm tabular-nums">
                <PriceOrDiscontinued model={model} />
              </span>
            </VehicleLink>
          </li>
        ))}
      </ul>
      <ApproximatePriceNote of={list.models} />
      <ModelListPagination {...list} />
    </>
  )
}

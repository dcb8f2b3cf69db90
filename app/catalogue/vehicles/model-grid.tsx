import { Link } from '#app/ui/components/link.tsx'
import type { Choice } from './choices.server.ts'
import type { ListPage } from './list-page.ts'
import { ListPages } from './list-pages.tsx'
import { MachineIcon } from './machine-icon.tsx'
import { detailPath } from './paths.ts'
import { PriceNote } from './price-note.tsx'
import { SalePrice } from './sale-price.tsx'

/** Models to choose from, each a link to its page. */
export function ModelGrid({ list }: { list: ListPage<Choice> }) {
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-6">
        {list.models.map((model) => (
          <li key={model.id}>
            <Link
              to={detailPath(model)}
              state={{ bikeName: model.bikeName }}
              className="block border-hairline border-t pt-3 hover:border-control"
            >
              <MachineIcon
                icon={model.icon}
                sizes="(min-width: 1376px) 200px, (min-width: 1024px) 15vw, (min-width: 640px) 29vw, calc(50vw - 28px)"
                className="h-auto w-full"
              />
              <span className="mt-1 block font-bold leading-tight">{model.name}</span>
              <span className="block text-quiet text-sm tabular-nums">
                <SalePrice model={model} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <PriceNote of={list.models} />
      <ListPages {...list} />
    </>
  )
}

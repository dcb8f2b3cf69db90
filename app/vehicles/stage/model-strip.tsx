import { ResponsivePicture } from '#app/media/responsive-picture.tsx'
import { formatRupees } from '#app/money/money.ts'
import { Link } from '#app/ui/link.tsx'
import { Strip } from '#app/ui/strip.tsx'
import type { Vehicle } from '#app/vehicles/vehicle.ts'
import * as words from './words.ts'

/** One card under 640 px, two under 1024, six otherwise. */
const cardWidths = 'w-full sm:w-1/2 lg:w-1/6'

export function ModelStrip({
  models,
  selected,
  use,
}: {
  models: readonly Vehicle[]
  selected: Vehicle
  use: string | undefined
}) {
  const chosen = models.indexOf(selected)
  return (
    <div className="mt-5">
      <Strip label={words.models} itemClassName={cardWidths} initial={chosen}>
        {models.map((model) => (
          <Link
            key={model.id}
            to={{
              search: `?${new URLSearchParams({ ...(use && { use }), model: model.bikeName })}`,
            }}
            replace
            preventScrollReset
            viewTransition
            aria-current={model === selected ? 'true' : undefined}
            className="group flex h-full flex-col items-center border-hairline border-t-3 px-2 pt-4 pb-3 text-center transition-colors hover:border-control aria-[current]:border-signal"
          >
            <ResponsivePicture
              picture={model.icon}
              alt=""
              sizes="(min-width: 1280px) 200px, (min-width: 1024px) 16vw, (min-width: 640px) 46vw, 90vw"
              className="h-auto w-full max-w-64"
            />
            <span className="mt-2 font-bold leading-tight">{model.name}</span>
            <span className="mt-1 text-quiet text-sm tabular-nums">
              {formatRupees(model.price)}
            </span>
          </Link>
        ))}
      </Strip>
    </div>
  )
}

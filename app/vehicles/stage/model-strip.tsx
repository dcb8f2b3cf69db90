import { Link } from '#app/ui/link.tsx'
import { Strip } from '#app/ui/strip.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { MachineIcon } from '#app/vehicles/machine-icon.tsx'
import { Price } from '#app/vehicles/price.tsx'
import type { StageModel } from './listed-models.ts'
import * as words from './words.ts'

/** One card under 640 px, two under 1024, six otherwise. */
const cardWidths = 'w-full sm:w-1/2 lg:w-1/6'

type Props = {
  /** By place; undefined where one is yet to come. */
  models: readonly (StageModel | undefined)[]
  selected: StageModel
  use: string | undefined
  onSeen: (first: number, last: number) => void
}

export function ModelStrip({ models, selected, use, onSeen }: Props) {
  // Empty places would be all that a visitor without JavaScript ever saw of them.
  const isHydrated = useHydrated()
  const places = isHydrated ? models : models.filter((model) => model !== undefined)
  const chosen = places.indexOf(selected)
  return (
    <div className="mt-5">
      <Strip
        label={words.models}
        itemClassName={cardWidths}
        initial={Math.max(0, chosen)}
        onSeen={onSeen}
      >
        {places.map(
          (model) =>
            model && (
              <Card key={model.id} model={model} isSelected={model === selected} use={use} />
            ),
        )}
      </Strip>
    </div>
  )
}

function Card({
  model,
  isSelected,
  use,
}: {
  model: StageModel
  isSelected: boolean
  use: string | undefined
}) {
  return (
    <Link
      to={{
        search: `?${new URLSearchParams({ ...(use && { use }), model: model.bikeName })}`,
      }}
      replace
      preventScrollReset
      viewTransition
      aria-current={isSelected ? 'true' : undefined}
      className="group flex h-full flex-col items-center border-hairline border-t-3 px-2 pt-4 pb-3 text-center transition-colors hover:border-control aria-[current]:border-signal"
    >
      <MachineIcon
        icon={model.icon}
        sizes="(min-width: 1376px) 200px, (min-width: 1024px) 14vw, 256px"
        className="h-auto w-full max-w-64"
      />
      <span className="mt-2 font-bold leading-tight">{model.name}</span>
      <span className="mt-1 text-quiet text-sm tabular-nums">
        <Price amount={model.price} isApproximate={model.priceIsApproximate} />
      </span>
    </Link>
  )
}

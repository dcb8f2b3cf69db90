import { ModelGrid } from './model-grid.tsx'
import * as words from './no-such-model-words.ts'
import type { Vehicle, VehicleKind } from './vehicle.ts'

/** No model was named, or none of that name is here: `Unknown`, and all there is to choose from. */
export function UnknownModel({ asked, models }: { asked?: string; models: readonly Vehicle[] }) {
  return (
    <div className="column py-10 md:py-16">
      <h1 className="headline text-2xl md:text-4xl">{words.unknown}</h1>
      <p className="mt-4 max-w-[58ch] text-quiet">
        {asked ? words.noneCalled(asked) : words.noneChosen}
      </p>
      <div className="mt-8">
        <ModelGrid models={models} />
      </div>
    </div>
  )
}

/** An inactive model's page says that it is no longer sold here, and shows the others. */
export function ModelNotSold({
  name,
  kind,
  models,
}: {
  name: string
  kind: VehicleKind
  models: readonly Vehicle[]
}) {
  const others = models.filter((model) => model.kind === kind)
  return (
    <div className="column py-10 md:py-16">
      <h1 className="headline text-2xl md:text-4xl">{name}</h1>
      <p className="mt-4 max-w-[58ch] text-quiet">{words.notSold(name, kind)}</p>
      <div className="mt-8">
        <ModelGrid models={others.length > 0 ? others : models} />
      </div>
    </div>
  )
}

import type { Choice } from './choices.server.ts'
import type { ListPage } from './list-page.ts'
import { ModelGrid } from './model-grid.tsx'
import * as words from './no-such-model-words.ts'
import type { VehicleKind } from './vehicle.ts'

/** No model was named, or none of that name is here: `Unknown`, and all there is to choose from. */
export function UnknownModel({ asked, list }: { asked?: string; list: ListPage<Choice> }) {
  return (
    <div className="column py-10 md:py-16">
      <h1 className="headline text-2xl md:text-4xl">{words.unknown}</h1>
      <p className="mt-4 max-w-[58ch] text-quiet">
        {asked ? words.noneCalled(asked) : words.noneChosen}
      </p>
      <div className="mt-8">
        <ModelGrid list={list} />
      </div>
    </div>
  )
}

/** An inactive model's page says that it is no longer sold here, and shows the others. */
export function ModelNotSold({
  name,
  kind,
  list,
}: {
  name: string
  kind: VehicleKind
  list: ListPage<Choice>
}) {
  return (
    <div className="column py-10 md:py-16">
      <h1 className="headline text-2xl md:text-4xl">{name}</h1>
      <p className="mt-4 max-w-[58ch] text-quiet">{words.notSold(name, kind)}</p>
      <div className="mt-8">
        <ModelGrid list={list} />
      </div>
    </div>
  )
}

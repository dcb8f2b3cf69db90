import { ModelGrid } from './model-grid.tsx'
import { kindNames, type Vehicle, type VehicleKind } from './vehicle.ts'

/** No model was named, or none of that name is here: `Unknown`, and all there is to choose from. */
export function UnknownModel({ asked, models }: { asked?: string; models: readonly Vehicle[] }) {
  return (
    <div className="column py-10 md:py-16">
      <h1 className="headline text-2xl md:text-4xl">Unknown</h1>
      <p className="mt-4 max-w-[58ch] text-quiet">
        {asked
          ? `We have no model called “${asked}”. These are on the floor:`
          : 'No model was chosen. These are on the floor:'}
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
      <p className="mt-4 max-w-[58ch] text-quiet">
        The {name} is no longer sold here. Spare parts and service for it go on. Our other{' '}
        {kind === 'ev' ? 'electric models' : kindNames[kind].toLowerCase()}:
      </p>
      <div className="mt-8">
        <ModelGrid models={others.length > 0 ? others : models} />
      </div>
    </div>
  )
}

import { type Vehicle, type VehicleKind, vehicleKinds } from '#app/vehicles/vehicle.ts'
import * as vehicleWords from '#app/vehicles/words.ts'
import * as words from './words.ts'

type Band = { value: string; label: string; least: number; below: number }

export const priceBands: readonly Band[] = [
  { value: 'under-80000', label: words.upTo80000, least: 0, below: 80_000 },
  { value: '80000-120000', label: words.upTo120000, least: 80_000, below: 120_000 },
  { value: '120000-200000', label: words.upTo200000, least: 120_000, below: 200_000 },
  { value: 'over-200000', label: words.over200000, least: 200_000, below: Infinity },
]

export const engineBands: readonly Band[] = [
  { value: 'up-to-110', label: words.upTo110cc, least: 0, below: 111 },
  { value: '111-125', label: words.upTo125cc, least: 111, below: 126 },
  { value: '126-200', label: words.upTo200cc, least: 126, below: 201 },
  { value: 'over-200', label: words.over200cc, least: 201, below: Infinity },
]

/** What a visitor looks for, as the address says it: `?q=&kind=&use=&price=&engine=`. */
export type ModelFilter = {
  query: string
  kind: VehicleKind | undefined
  use: string | undefined
  price: Band | undefined
  engine: Band | undefined
}

export const filterParameters = ['q', 'kind', 'use', 'price', 'engine'] as const

/** Values that we do not know count for nothing, so that an old link still shows models. */
export function readFilter(search: URLSearchParams): ModelFilter {
  const use = search.get('use') ?? ''
  return {
    query: (search.get('q') ?? '').trim().slice(0, 100),
    kind: vehicleKinds.find((kind) => kind === search.get('kind')),
    use: Object.hasOwn(words.uses, use) ? use : undefined,
    price: priceBands.find(({ value }) => value === search.get('price')),
    engine: engineBands.find(({ value }) => value === search.get('engine')),
  }
}

/** What a model is found by. */
export type Findable = Pick<
  Vehicle,
  'name' | 'bikeName' | 'tagline' | 'kind' | 'use' | 'price' | 'engineCc'
> & { summary: Pick<Vehicle['summary'], 'engine'> }

export function filterModels<Model extends Findable>(
  models: readonly Model[],
  { query, kind, use, price, engine }: ModelFilter,
): Model[] {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean)
  return models.filter((model) => {
    if (kind && model.kind !== kind) return false
    if (use && model.use !== use) return false
    if (price && !isWithin(model.price, price)) return false
    if (engine && (model.engineCc === null || !isWithin(model.engineCc, engine))) return false
    const text = searchText(model)
    return asked.every((word) => text.includes(word))
  })
}

function isWithin(amount: number, { least, below }: Band): boolean {
  return amount >= least && amount < below
}

/** "hornet", "hornet2.0", "184", "electric" and "family" all find something. */
function searchText({ name, bikeName, tagline, kind, use, summary }: Findable): string {
  return [name, bikeName, tagline, vehicleWords.kinds[kind], words.uses[use] ?? use, summary.engine]
    .join(' ')
    .toLowerCase()
}

import { kindNames, type Vehicle, type VehicleKind, vehicleKinds } from '#app/vehicles/vehicle.ts'

/** What a machine is for, in the order in which buyers ask. */
export const useNames: Record<string, string> = {
  commute: 'Commuting',
  family: 'Family',
  city: 'City',
  sport: 'Sport',
  touring: 'Touring',
  performance: 'Performance',
}

type Band = { value: string; label: string; least: number; below: number }

export const priceBands: readonly Band[] = [
  { value: 'under-80000', label: 'Under ₹80,000', least: 0, below: 80_000 },
  { value: '80000-120000', label: '₹80,000 to ₹1,20,000', least: 80_000, below: 120_000 },
  { value: '120000-200000', label: '₹1,20,000 to ₹2,00,000', least: 120_000, below: 200_000 },
  { value: 'over-200000', label: '₹2,00,000 and above', least: 200_000, below: Infinity },
]

export const engineBands: readonly Band[] = [
  { value: 'up-to-110', label: 'Up to 110 cc', least: 0, below: 111 },
  { value: '111-125', label: '111 to 125 cc', least: 111, below: 126 },
  { value: '126-200', label: '126 to 200 cc', least: 126, below: 201 },
  { value: 'over-200', label: 'Over 200 cc', least: 201, below: Infinity },
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
    use: Object.hasOwn(useNames, use) ? use : undefined,
    price: priceBands.find(({ value }) => value === search.get('price')),
    engine: engineBands.find(({ value }) => value === search.get('engine')),
  }
}

export function filterModels<Model extends Vehicle>(
  models: readonly Model[],
  { query, kind, use, price, engine }: ModelFilter,
): Model[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return models.filter((model) => {
    if (kind && model.kind !== kind) return false
    if (use && model.use !== use) return false
    if (price && !isWithin(model.price, price)) return false
    if (engine && (model.engineCc === null || !isWithin(model.engineCc, engine))) return false
    const text = searchText(model)
    return words.every((word) => text.includes(word))
  })
}

function isWithin(amount: number, { least, below }: Band): boolean {
  return amount >= least && amount < below
}

/** "hornet", "hornet2.0", "184", "electric" and "family" all find something. */
function searchText({ name, bikeName, tagline, kind, use, summary }: Vehicle): string {
  return [name, bikeName, tagline, kindNames[kind], useNames[use] ?? use, summary.engine]
    .join(' ')
    .toLowerCase()
}

import type { selectableSortOrders } from './filter-parameters.ts'
import type { SearchableModel } from './searchable-model.ts'

/** In which order models stand: what a visitor chooses, and what can only be typed. */
export type SortOrderName = (typeof selectableSortOrders)[number] | 'range' | 'boot'

type SortOrder = {
  /** Undefined where the figure is not known: such models stand last. */
  read: (model: SearchableModel) => number | undefined
  first: 'least' | 'most'
  /** Whether only models with the figure are meant: nobody who asks for range wants a petrol tank. */
  isOwn?: boolean
}

export const sortOrders: Record<SortOrderName, SortOrder> = {
  price: { read: ({ price }) => price || undefined, first: 'least' },
  dearest: { read: ({ price }) => price || undefined, first: 'most' },
  power: { read: ({ measures }) => measures.kw, first: 'most' },
  weight: { read: ({ measures }) => measures.kg, first: 'least' },
  seat: { read: ({ measures }) => measures.seat, first: 'least' },
  range: { read: ({ measures }) => measures.range, first: 'most', isOwn: true },
  boot: { read: ({ measures }) => measures.boot, first: 'most', isOwn: true },
  mileage: { read: ({ measures }) => measures.mileage, first: 'most', isOwn: true },
}

export function sortModels<Model extends SearchableModel>(
  models: readonly Model[],
  name: SortOrderName,
): Model[] {
  const { read, first } = sortOrders[name]
  const placed = (model: Model) =>
    (read(model) ?? Infinity * (first === 'least' ? 1 : -1)) * (first === 'least' ? 1 : -1)
  const places = new Map(models.map((model) => [model, placed(model)]))
  const placeOf = (model: Model) => places.get(model) ?? Infinity
  // Of two infinite places the difference is no number.
  return models.toSorted((one, other) => placeOf(one) - placeOf(other) || 0)
}

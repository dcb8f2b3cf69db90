import type { selectableSortOrders } from './filter-parameters.ts'
import type { SearchableModel } from './searchable-model.ts'

/** Sort orders: the selectable ones, and those that only a typed query can request. */
export type SortOrderName = (typeof selectableSortOrders)[number] | 'range' | 'boot'

type SortOrder = {
  /** Returns undefined if the value is unknown; such models come last. */
  read: (model: SearchableModel) => number | undefined
  first: 'least' | 'most'
  /**
   * `true` if the order excludes models without the value: a search for range excludes petrol
   * models.
   */
  isOwn?: boolean
}

export const sortOrders: Record<SortOrderName, SortOrder> = {
  price: { read: ({ price }) => price || undefined, first: 'least' },
  dearest: { read: ({ price }) => price || undefined, first: 'most' },
  onRoad: { read: ({ onRoad }) => onRoad?.total, first: 'least' },
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
  // The difference of two infinite values is NaN.
  return models.toSorted((one, other) => placeOf(one) - placeOf(other) || 0)
}

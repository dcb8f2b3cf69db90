/** What of an address is a filter: `?q=&kind=&use=&price=&engine=&seat=&mileage=&sort=`. */
export const filterParameters = [
  'q',
  'kind',
  'use',
  'price',
  'engine',
  'seat',
  'mileage',
  'sort',
] as const

/** In which order models can be asked for. */
export const selectableSortOrders = [
  'price',
  'dearest',
  'power',
  'weight',
  'seat',
  'mileage',
] as const

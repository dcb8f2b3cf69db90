/**
 * Parameters of the search filter in an address:
 * `?q=&kind=&use=&price=&maxOnRoad=&maxEmi=&engine=&seat=&mileage=&sort=`.
 */
export const filterParameters = [
  'q',
  'kind',
  'use',
  'price',
  'maxOnRoad',
  'maxEmi',
  'engine',
  'seat',
  'mileage',
  'sort',
] as const

/** Sort orders that a visitor can select. */
export const selectableSortOrders = [
  'price',
  'dearest',
  'onRoad',
  'power',
  'weight',
  'seat',
  'mileage',
] as const

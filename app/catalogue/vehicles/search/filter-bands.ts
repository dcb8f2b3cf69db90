import * as words from './words.ts'

export type FilterBand = { value: string; label: string; least: number; below: number }

export const priceBands: readonly FilterBand[] = [
  { value: 'under-80000', label: words.upTo80000, least: 0, below: 80_000 },
  { value: '80000-120000', label: words.upTo120000, least: 80_000, below: 120_000 },
  { value: '120000-200000', label: words.upTo200000, least: 120_000, below: 200_000 },
  { value: 'over-200000', label: words.over200000, least: 200_000, below: Infinity },
]

/** Limits of the on-road price and of the monthly instalment, in whole rupees. */
export const onRoadLimits = [80_000, 100_000, 125_000, 150_000, 200_000] as const
export const emiLimits = [2000, 2500, 3000, 4000, 5000] as const

export const engineBands: readonly FilterBand[] = [
  { value: 'up-to-110', label: words.upTo110cc, least: 0, below: 111 },
  { value: '111-125', label: words.upTo125cc, least: 111, below: 126 },
  { value: '126-200', label: words.upTo200cc, least: 126, below: 201 },
  { value: 'over-200', label: words.over200cc, least: 201, below: Infinity },
]

/** In millimetres. */
export const seatBands: readonly FilterBand[] = [
  { value: 'up-to-770', label: words.upTo770mm, least: 0, below: 771 },
  { value: '771-790', label: words.upTo790mm, least: 771, below: 791 },
  { value: '791-810', label: words.upTo810mm, least: 791, below: 811 },
  { value: 'over-810', label: words.over810mm, least: 811, below: Infinity },
]

/** In kilometres per litre. */
export const mileageBands: readonly FilterBand[] = [
  { value: 'from-60', label: words.from60kmpl, least: 60, below: Infinity },
  { value: 'from-50', label: words.from50kmpl, least: 50, below: Infinity },
  { value: 'from-40', label: words.from40kmpl, least: 40, below: Infinity },
]

import * as words from './words.ts'

export type Band = { value: string; label: string; least: number; below: number }

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

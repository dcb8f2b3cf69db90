import { digits } from './goals.ts'
import type { Spread } from './rounds.ts'

/** Formats seconds as `20.4 µs (19.8–22)`: the median, the least and the most of all rounds. */
export function duration({ median, least, most }: Spread): string {
  const { unit, factor } =
    median < 0.001 ? { unit: 'µs', factor: 1e6 } : { unit: 'ms', factor: 1e3 }
  const [middle, ...ends] = [median, least, most].map((it) => digits(it * factor))
  return `${middle} ${unit} (${ends.join('–')})`
}

export function count(figure: number): string {
  return new Intl.NumberFormat('en-IN').format(Math.round(figure))
}

import type { WithOnRoadPrice } from './listed-on-road-price.tsx'
import * as words from './on-road-words.ts'

type Props = {
  of: readonly WithOnRoadPrice[]
  /** Place of registration; undefined if no charges are published. */
  place: string | undefined
  className?: string
}

/** Explains the on-road prices of a list, and names their unconfirmed lines, once on a page. */
export function OnRoadPriceNote({ of, place, className = 'mt-2' }: Props) {
  const prices = of.flatMap(({ onRoad }) => onRoad ?? [])
  if (place === undefined || prices.length === 0) return null
  const unconfirmed = [...new Set(prices.flatMap((price) => price.unconfirmed))]
  return (
    <p className={`price-note ${className} max-w-[65ch] text-quiet text-sm`}>
      {words.note(place)}
      {unconfirmed.length > 0 && ` ${words.unconfirmed(unconfirmed)}`}
    </p>
  )
}

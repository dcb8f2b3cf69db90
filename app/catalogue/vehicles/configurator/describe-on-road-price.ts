import { andOnTheRoad } from '#app/catalogue/pricing/charges/on-road-words.ts'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import type { VehicleConfiguration } from './vehicle-configuration.ts'
import { about } from './words.ts'

/** Formats an on-road price for shared texts: "₹1,03,585 on the road in Hyderabad". */
export function describeOnRoadPrice({
  total,
  isApproximate,
  place,
}: NonNullable<VehicleConfiguration['onRoad']>): string {
  const amount = formatRupeesExact(total)
  return andOnTheRoad(isApproximate ? about(amount) : amount, place)
}

import { formatMeasurement } from '#app/catalogue/vehicles/format-measurements.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { riderDrawingFor } from './rider-outline.server.ts'
import * as words from './rider-words.ts'

/** Returns the data of the rider's section; undefined without a seat height. */
export function presentRider(
  model: Pick<VehicleDetail, 'slug' | 'isOnSale' | 'figures' | 'sources'>,
) {
  const { seatHeightMm: seat } = model.figures
  if (!seat) return undefined
  const source = seat.approximate ? undefined : findSeatSource(model.sources)
  return {
    seat,
    drawing: riderDrawingFor(model.slug, seat),
    estimate: words.estimate(formatMeasurement(seat), seat.approximate, source, model.isOnSale),
  }
}

/** Returns the source of the seat height: a vehicle's sources name groups of measurements. */
function findSeatSource(sources: VehicleDetail['sources']): string | undefined {
  const found = sources.find(({ what }) => /\b(seat|dimensions|all( other)? figures)\b/i.test(what))
  return found && words.source(found.source, formatDay(found.checkedOn))
}

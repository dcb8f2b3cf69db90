/**
 * Relates a rider's height to a seat height by a rule of thumb, which search, drawings and texts
 * use. The inside leg is 45 to 48 % of an adult's height; this rule takes 46 %, and 45 to 47 % for
 * most people. Manufacturers measure the seat without a rider, and it sinks by some 2 to 5 cm under
 * one. The width of the seat spreads the legs and takes about as much away, so neither counts; a
 * narrow or wide seat makes 10 mm of difference. With raised heels the balls of the feet reach 60
 * mm further, and the toes 110 mm. These differences are our own assumptions. Sources, looked up on
 * 26 Nov 2026: outdoorspree.com, "Average male inseam to height ratio" (46 to 47 %);
 * calculator.city, "How is a person's length calculated for sizing pants" (45 to 48 %); RoadRUNNER,
 * September 2010, page 50 (seats are measured unloaded, and sink). Legs, seats and shoes differ:
 * every page with this rule advises to sit on the vehicle, if it is on sale.
 */
const legShares = { short: 0.45, usual: 0.46, long: 0.47 } as const
const raisedHeelMm = 60
const tiptoeMm = 110
const seatWidthMm = 10
/** Allowance for a seat height that the manufacturer has not confirmed. */
const unconfirmedMm = 10

/** In centimetres. */
export const riderHeightRange = { least: 120, most: 220 } as const

/** Heights that a visitor can choose on a vehicle's page, in centimetres. */
export const chosenHeightRange = { least: 145, most: 190, first: 165 } as const

/** From the least to the best: with `oneFoot`, only one foot at a time reaches the ground. */
export const groundReaches = ['oneFoot', 'toes', 'balls', 'flat'] as const
export type GroundReach = (typeof groundReaches)[number]

/** Seat height in millimetres, up to `upTo` if it is a range. */
export type SeatHeight = { value: number; upTo?: number | undefined; approximate: boolean }

/**
 * Returns how far the feet of a rider of this height reach, for short legs on a wide seat (`least`)
 * and long legs on a narrow one (`most`).
 */
export function groundReachOf(
  riderCm: number,
  seat: SeatHeight,
): { least: GroundReach; most: GroundReach } {
  const margin = seatWidthMm + (seat.approximate ? unconfirmedMm : 0)
  const missing = (seatMm: number, leg: keyof typeof legShares) =>
    seatMm - riderCm * 10 * legShares[leg]
  return {
    least: reachAcross(missing(seat.upTo ?? seat.value, 'short') + margin),
    most: reachAcross(missing(seat.value, 'long') - margin),
  }
}

function reachAcross(missingMm: number): GroundReach {
  if (missingMm <= 0) return 'flat'
  if (missingMm <= raisedHeelMm) return 'balls'
  return missingMm <= tiptoeMm ? 'toes' : 'oneFoot'
}

/** Returns the usual length of the inside leg in millimetres. */
export function insideLegOf(riderCm: number): number {
  return riderCm * 10 * legShares.usual
}

/**
 * Returns the highest seat in millimetres from which a rider of this height reaches the ground with
 * the balls of both feet.
 */
export function maxSeatHeightFor(riderCm: number): number {
  return Math.floor(insideLegOf(riderCm) + raisedHeelMm)
}

const cmPerInch = 2.54

/**
 * Converts centimetres to feet and inches, rounded to the nearest inch: 155 cm is `{ feet: 5,
 * inches: 1 }`.
 */
export function cmToFeetAndInches(cm: number): { feet: number; inches: number } {
  const inches = Math.round(cm / cmPerInch)
  return { feet: Math.floor(inches / 12), inches: inches % 12 }
}

export function feetAndInchesToCm(feet: number, inches: number): number {
  return Math.round((feet * 12 + inches) * cmPerInch)
}

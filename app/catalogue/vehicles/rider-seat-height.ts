/**
 * Relates a rider's height to a seat height by a rule of thumb, which all pages use. The inside leg
 * is 45 to 48 % of an adult's height; this rule takes 46 %. Manufacturers measure the seat without
 * a rider, and it sinks by some 2 to 5 cm under one. The width of the seat spreads the legs and
 * takes about as much away, so neither counts. With raised heels the balls of the feet reach 60 mm
 * further, which is our own assumption. Sources, looked up on 26 Nov 2026: outdoorspree.com,
 * "Average male inseam to height ratio" (46 to 47 %); calculator.city, "How is a person's length
 * calculated for sizing pants" (45 to 48 %); RoadRUNNER, September 2010, page 50 (seats are
 * measured unloaded, and sink). Legs, seats and shoes differ: every page with this rule advises to
 * sit on the vehicle, if it is on sale.
 */
const legShare = 0.46
const raisedHeelMm = 60

/** In centimetres. */
export const riderHeightRange = { least: 120, most: 220 } as const

/**
 * Returns the highest seat in millimetres from which a rider of this height reaches the ground with
 * the balls of both feet.
 */
export function maxSeatHeightFor(riderCm: number): number {
  return Math.floor(riderCm * 10 * legShare + raisedHeelMm)
}

/**
 * Returns the minimum heights in whole centimetres of riders who have both feet flat, or the balls
 * of both feet, on the ground.
 */
export function riderHeightsForSeat(seatMm: number): { flat: number; balls: number } {
  return {
    flat: Math.ceil(seatMm / legShare / 10),
    balls: Math.ceil((seatMm - raisedHeelMm) / legShare / 10),
  }
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

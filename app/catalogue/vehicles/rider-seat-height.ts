/**
 * Which riders reach the ground from a seat: a rule of thumb, used wherever the site relates a height to a seat.
 *
 * Legs, measured from the crotch to the ground, are 45 to 48 % of an adult's height; we take 46 %. Makers measure the
 * seat without a rider, and it sinks by some 2 to 5 cm under one; the width of the seat, which spreads the legs, takes
 * about as much away again, so we count neither. With raised heels the balls of the feet reach 60 mm further, which is
 * our own assumption. Sources, looked up on 26 Nov 2026: outdoorspree.com, "Average male inseam to height ratio" (46 to
 * 47 %); calculator.city, "How is a person's length calculated for sizing pants" (45 to 48 %); RoadRUNNER, September
 * 2010, page 50 (how seats are measured and sink). Legs, seats and shoes differ, so every page that uses the rule
 * says that one should sit on the vehicle, as far as it is on sale.
 */
const legShare = 0.46
const raisedHeelMm = 60

/** Centimetres. */
export const riderHeightRange = { least: 120, most: 220 } as const

/** The highest seat, in millimetres, from which a rider of that height has the balls of both feet on the ground. */
export function maxSeatHeightFor(riderCm: number): number {
  return Math.floor(riderCm * 10 * legShare + raisedHeelMm)
}

/** From which height, in whole centimetres, riders have both feet flat, or the balls of both feet, on the ground. */
export function riderHeightsForSeat(seatMm: number): { flat: number; balls: number } {
  return {
    flat: Math.ceil(seatMm / legShare / 10),
    balls: Math.ceil((seatMm - raisedHeelMm) / legShare / 10),
  }
}

const cmPerInch = 2.54

/** `{ feet: 5, inches: 1 }` of 155 cm, to the nearest inch. */
export function cmToFeetAndInches(cm: number): { feet: number; inches: number } {
  const inches = Math.round(cm / cmPerInch)
  return { feet: Math.floor(inches / 12), inches: inches % 12 }
}

export function feetAndInchesToCm(feet: number, inches: number): number {
  return Math.round((feet * 12 + inches) * cmPerInch)
}

import {
  cmToFeetAndInches,
  type GroundReach,
  groundReaches,
} from '#app/catalogue/vehicles/rider-seat-height.ts'

/** Texts about a rider's reach to the ground. */

export const yourHeight = 'Your height'
export const centimetres = (cm: number) => {
  const { feet, inches } = cmToFeetAndInches(cm)
  return `${cm} cm (${feet} ft ${inches} in)`
}

const shortNames: Record<GroundReach, string> = {
  oneFoot: 'one foot',
  toes: 'toes',
  balls: 'balls of the feet',
  flat: 'both feet flat',
}
const fullNames: Record<GroundReach, string> = {
  oneFoot: 'One foot at a time reaches the ground, not both',
  toes: 'Both feet reach the ground with the toes',
  balls: 'Both feet reach the ground with the balls',
  flat: 'Both feet are flat on the ground',
}

/** In a few words: “toes to balls of the feet”. */
export const reachInShort = ({ least, most }: Record<'least' | 'most', GroundReach>) =>
  least === most && least === 'oneFoot'
    ? 'one foot at a time'
    : groundReaches
        .filter((it) => it === least || it === most)
        .map((it) => shortNames[it])
        .join(' to ')

export const reach = (range: Record<'least' | 'most', GroundReach>) =>
  range.least === range.most
    ? `${fullNames[range.least]}.`
    : `On the ground: ${reachInShort(range)}, depending on your legs and the seat’s width.`

export const drawing = (model: string, cm: number, range: Record<'least' | 'most', GroundReach>) =>
  `A person of ${cm} cm beside the ${model} and sitting on it. ${reach(range)}`

export const estimate = (
  seat: string,
  isApproximate: boolean,
  source: string | undefined,
  isOnSale: boolean,
) => {
  const doubt = isApproximate ? ', which the manufacturer has not confirmed,' : ''
  const from = `${isApproximate ? 'about ' : ''}${seat} mm${source ? ` (${source})` : doubt}`
  const advice = isOnSale ? ': sit on it in the showroom' : ''
  return `An estimate from a seat height of ${from} and the leg length of most people. Seat width and shoes change it${advice}.`
}
export const source = (name: string, day: string) => `${name}, checked on ${day}`

export const allHeights = 'Reach by height'
export const height = 'Height'
export const onTheGround = 'On the ground'

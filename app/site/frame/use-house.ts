import { useMatches } from 'react-router'
import { type House, houseOf } from './house.ts'

/** The house, anywhere in a public page. */
export function useHouse(): House {
  const house = houseOf(useMatches())
  if (!house) throw new Error('No house')
  return house
}

import { SCOOTER, type ScooterSpec, scooterChassis } from '../../families/scooter/spec.ts'
import { stoodUp } from '../../families/scooter/stands.ts'
import { type Fitted, fittedAt } from '../place.ts'
import { SCOOTER_PLACES } from './scooter-places.ts'

export function fittedOnScooter(
  slug: string,
  differences: Partial<ScooterSpec>,
  fitting: string,
): Fitted | undefined {
  const spec = { ...SCOOTER, ...differences }
  return fittedAt(SCOOTER_PLACES, fitting, spec, (stands, draw) => {
    const c = scooterChassis(spec)
    draw(c, slug)
    if (stands !== 'on the ground') stoodUp(c)
    return c.model
  })
}

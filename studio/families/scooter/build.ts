import type { Model } from '../../kernel/model.ts'
import { apron } from './apron.ts'
import { floorboard, rearBody } from './body.ts'
import { handlebarHead } from './head.ts'
import { powerUnit } from './power.ts'
import { runningGear, scooterFender, scooterFork } from './running.ts'
import { scooterSeat, scooterTail } from './seat-and-tail.ts'
import { SCOOTER, type ScooterSpec, scooterChassis } from './spec.ts'

export function buildScooter(differences: Partial<ScooterSpec>): Model {
  const c = scooterChassis({ ...SCOOTER, ...differences })
  runningGear(c)
  scooterFork(c)
  scooterFender(c)
  apron(c)
  handlebarHead(c)
  floorboard(c)
  rearBody(c)
  scooterSeat(c)
  scooterTail(c)
  powerUnit(c)
  return c.model
}

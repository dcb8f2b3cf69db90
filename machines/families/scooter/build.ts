import type { Model } from '../../kernel/model.ts'
import { apron } from './apron.ts'
import { rearBody } from './body.ts'
import { frontArch, scooterFender } from './fender.ts'
import { floorboard } from './floor.ts'
import { scooterFork } from './fork.ts'
import { handlebarHead } from './head.ts'
import { powerUnit } from './power.ts'
import { grabRail } from './rail.ts'
import { rearGuard } from './rear-guard.ts'
import { runningGear } from './running.ts'
import { scooterSeat } from './seat.ts'
import { SCOOTER, type ScooterSpec, scooterChassis } from './spec.ts'
import { stoodUp } from './stands.ts'
import { scooterTail } from './tail.ts'

export function buildScooter(differences: Partial<ScooterSpec>): Model {
  const c = scooterChassis({ ...SCOOTER, ...differences })
  runningGear(c)
  scooterFork(c)
  scooterFender(c)
  frontArch(c)
  apron(c)
  handlebarHead(c)
  floorboard(c)
  rearBody(c)
  scooterSeat(c)
  grabRail(c)
  scooterTail(c)
  rearGuard(c)
  powerUnit(c)
  stoodUp(c)
  return c.model
}

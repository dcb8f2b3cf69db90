import type { Body } from '../body.ts'
import { handGuards } from './hand-guards.ts'
import { tallFace } from './tall-face.ts'
import { tallScreen } from './tall-screen.ts'
import { tallSeat } from './tall-seat.ts'
import { tallTail } from './tall-tail.ts'
import { tallTank } from './tall-tank.ts'

/** Sections of an adventure bike. */
export const tallBody: Body = {
  face(c) {
    tallFace(c)
    c.model.as('screen', () => tallScreen(c))
  },
  tank: tallTank,
  seat: tallSeat,
  tail: tallTail,
  handGuards,
}

import type { Body } from '../body.ts'
import { tank } from '../tank.ts'
import { fairing } from './fairing.ts'
import { beam } from './frame-beam.ts'
import { splitSeat } from './split-seat.ts'
import { sportTail } from './sport-tail.ts'

/** Sections of a sport bike with full fairing. */
export const sportBody: Body = { face: fairing, tank, seat: splitSeat, tail: sportTail, beam }

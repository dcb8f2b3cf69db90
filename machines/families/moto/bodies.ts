import { type Body, type BodyKind, bodyKindOf } from './body.ts'
import type { MotoSpec } from './spec.ts'
import { sportBody } from './sport-body.ts'
import { streetBody } from './street-body.ts'
import { tallBody } from './tall-body.ts'

const BODIES: Record<BodyKind, Body> = { street: streetBody, sport: sportBody, tall: tallBody }

/** The body of a machine, where all code is at hand. */
export const bodyOf = (differences: Partial<MotoSpec>): Body => BODIES[bodyKindOf(differences)]

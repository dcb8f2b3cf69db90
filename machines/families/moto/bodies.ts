import { type Body, type BodyKind, bodyKindOf } from './body.ts'
import type { MotoSpec } from './spec.ts'
import { sportBody } from './sport/sport-body.ts'
import { streetBody } from './street/street-body.ts'
import { tallBody } from './tall/tall-body.ts'

const BODIES: Record<BodyKind, Body> = { street: streetBody, sport: sportBody, tall: tallBody }

/** Selects the body synchronously, for programs that have all code loaded. */
export const bodyOf = (differences: Partial<MotoSpec>): Body => BODIES[bodyKindOf(differences)]

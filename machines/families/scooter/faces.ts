import type { Surface } from '../../kernel/panel.ts'
import { ELECTRIC_FACES } from './faces-electric.ts'
import { ROUND_FACES } from './faces-round.ts'
import { SHARP_FACES } from './faces-sharp.ts'
import type { Region } from './recess.ts'
import type { Face, ScooterChassis } from './spec.ts'

/** The face of an apron: the holes of its lamps, and the drawing function for its parts. */
export type ApronFace = {
  holes: readonly Region[]
  draw: (c: ScooterChassis, skin: Surface) => void
}

export const FACES: Record<Face, ApronFace> = { ...ROUND_FACES, ...SHARP_FACES, ...ELECTRIC_FACES }

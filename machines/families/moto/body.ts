import type { Chassis, MotoSpec } from './spec.ts'

type Section = (c: Chassis) => void

/** What one kind of motorcycle has of its own, so that a browser fetches the code of that kind alone. */
export type Body = {
  face: Section
  tank: Section
  seat: Section
  tail: Section
  /** The frame's beams, where it has some. */
  beam?: Section
  handGuards?: Section
}

export type BodyKind = 'street' | 'sport' | 'tall'

export function bodyKindOf({ fairing = 'none', adventure = false }: Partial<MotoSpec>): BodyKind {
  if (adventure) return 'tall'
  return fairing === 'none' ? 'street' : 'sport'
}

import type { Chassis, MotoSpec } from './spec.ts'

type Section = (c: Chassis) => void

/** Sections that only one kind of motorcycle has. A browser loads the code of that kind alone. */
export type Body = {
  face: Section
  tank: Section
  seat: Section
  tail: Section
  /** Spars of a beam frame; absent on other frames. */
  beam?: Section
  handGuards?: Section
}

export type BodyKind = 'street' | 'sport' | 'tall'

export function bodyKindOf({ fairing = 'none', adventure = false }: Partial<MotoSpec>): BodyKind {
  if (adventure) return 'tall'
  return fairing === 'none' ? 'street' : 'sport'
}

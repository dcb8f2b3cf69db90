import factors from './live-detail.json' with { type: 'json' }

/** Triangles a live view is to have of each machine, about: a phone may show 80,000 to 150,000. */
export const TRIANGLES = { phone: 130_000, desk: 250_000 } as const

export type Level = keyof typeof TRIANGLES

/** The detail of each machine for each screen (`buildMachine`), as studio/fit-detail.ts found it. */
export const LIVE_DETAIL: Record<string, Record<Level, number>> = factors

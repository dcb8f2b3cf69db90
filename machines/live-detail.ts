import factors from './live-detail.json' with { type: 'json' }

/** Approximate triangles of each live view: a phone can draw 80,000 to 150,000. */
export const TRIANGLES = { phone: 130_000, desk: 250_000 } as const

export type Level = keyof typeof TRIANGLES

/** Detail of each machine for each screen (`buildMachine`), computed by studio/fit-detail.ts. */
export const LIVE_DETAIL: Record<string, Record<Level, number>> = factors

/** Finish of a colour. */
export const paintFinishes = ['gloss', 'metallic', 'pearl', 'matte'] as const
export type PaintFinish = (typeof paintFinishes)[number]

import type { PaintFinish } from '#app/catalogue/vehicles/paint-finishes.ts'

/** Colours and finish of a painted machine. Colours are CSS hex values. */
export type MachinePaint = {
  base: string
  second: string | null
  finish: PaintFinish | null
}

type Colour = { swatch: string; swatch2: string | null; finish: PaintFinish | null }

/** Returns the paint of a model's colour, or grey if there is none. */
export const machinePaintOf = (colour: Colour | undefined): MachinePaint => ({
  base: colour?.swatch ?? '#808080',
  second: colour?.swatch2 ?? null,
  finish: colour?.finish ?? null,
})

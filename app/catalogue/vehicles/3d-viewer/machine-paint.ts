import type { PaintFinish } from '#app/catalogue/vehicles/paint-finishes.ts'

/** What the machine is painted with. */
export type MachinePaint = {
  base: string
  second: string | null
  finish: PaintFinish | null
}

type Colour = { swatch: string; swatch2: string | null; finish: PaintFinish | null }

/** A model's colour as it is drawn; grey where it has none. */
export const machinePaintOf = (colour: Colour | undefined): MachinePaint => ({
  base: colour?.swatch ?? '#808080',
  second: colour?.swatch2 ?? null,
  finish: colour?.finish ?? null,
})

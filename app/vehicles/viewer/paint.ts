import type { PaintFinish } from '#app/vehicles/paint-finishes.ts'

/** What the machine is painted with. */
export type Paint = {
  base: string
  second: string | null
  finish: PaintFinish | null
}

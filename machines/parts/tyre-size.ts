/** In metres: full width, radius of the tread, and radius of the bead seat. */
export type TyreSize = { width: number; radius: number; rim: number }

const INCH = 0.0254

/**
 * Parses a tyre size: `90/100-10 53J` and `120/70ZR17` in millimetres and per cent, `2.75-17` in
 * inches and as high as wide. Throws for an invalid size.
 */
export function tyreSize(name: string): TyreSize {
  const [, width, share, bead] = /^(\d+)\/(\d+)(?:-|ZR)(\d+)\b/.exec(name) ?? []
  if (bead) return sized(Number(width) / 1000, Number(share) / 100, Number(bead))
  const [, inches, seat] = /^(\d\.\d+)-(\d+)$/.exec(name) ?? []
  if (!seat) throw new Error(`No tyre is called ${name}.`)
  return sized(Number(inches) * INCH, 1, Number(seat))
}

function sized(width: number, share: number, bead: number): TyreSize {
  const rim = (bead * INCH) / 2
  return { width, radius: rim + width * share, rim }
}

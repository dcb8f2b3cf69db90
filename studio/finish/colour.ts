/** Linear light 0..1 of a colour such as "#27378f". */
export function linearColour(hex: string): number[] {
  return [1, 3, 5].map((i) => {
    const v = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  })
}

export type Planes = Float32Array[]

/**
 * Radiance is linear in a paint's base colour. So one picture with black paint and one for each paint in white give
 * every colour: black + colour × (white − black), for the main paint and for the second one.
 */
export function recolour(
  black: Planes,
  parts: readonly { white: Planes; reference: Planes; colour: string }[],
): Planes {
  const colours = parts.map((part) => linearColour(part.colour))
  return black.map((plane, k) =>
    plane.map((value, i) =>
      Math.max(
        0,
        parts.reduce(
          (sum, part, p) => sum + colours[p][k] * (part.white[k][i] - part.reference[k][i]),
          value,
        ),
      ),
    ),
  )
}

/** Khronos PBR Neutral: keeps catalogue colours true where film curves would shift them. */
export function toneMap([r, g, b]: readonly number[]): number[] {
  const start = 0.76
  const least = Math.min(r, g, b)
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04
  const c = [r - offset, g - offset, b - offset]
  const peak = Math.max(...c)
  if (peak < start) return c
  const room = 1 - start
  const pressed = 1 - (room * room) / (peak + room - start)
  const fade = 1 - 1 / (0.15 * (peak - pressed) + 1)
  return c.map((v) => {
    const scaled = (v * pressed) / peak
    return scaled + (pressed - scaled) * fade
  })
}

export function encodeSrgb(v: number): number {
  const clamped = Math.min(1, Math.max(0, v))
  return Math.round(
    255 * (clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055),
  )
}

import { clamp } from '../../machines/kernel/vector.ts'

/** Returns the linear light (0..1) of a colour such as "#27378f". */
export function linearColour(hex: string): number[] {
  return [1, 3, 5].map((i) => fromSrgb(Number.parseInt(hex.slice(i, i + 2), 16) / 255))
}

/** Decodes an sRGB value to linear light; both 0..1, values outside are clipped. */
export function fromSrgb(value: number): number {
  const v = clamp(value)
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

/** Encodes linear light as an sRGB value; both 0..1, values outside are clipped. */
export function toSrgb(light: number): number {
  const v = clamp(light)
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055
}

export type Planes = Float32Array[]

/**
 * Mixes any paint colour from renders. Radiance is linear in the base colour of a paint. One
 * picture with black paint, and one for each paint in white, therefore suffice: black + colour ×
 * (white − black), for the main paint and for the second.
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

/** Share of the neutral curve's toe. The full toe would turn tyres and engines black. */
const TOE = 0.3

/**
 * Tone-maps by Khronos PBR Neutral, which keeps catalogue colours where film curves would shift
 * them. Writes into `out`.
 */
export function toneMap(r: number, g: number, b: number, out: Float32Array): void {
  const start = 0.76
  const least = Math.min(r, g, b)
  const offset = TOE * (least < 0.08 ? least - 6.25 * least * least : 0.04)
  out[0] = r - offset
  out[1] = g - offset
  out[2] = b - offset
  const peak = Math.max(out[0], out[1], out[2])
  if (peak < start) return
  const room = 1 - start
  const pressed = 1 - (room * room) / (peak + room - start)
  const fade = 1 - 1 / (0.15 * (peak - pressed) + 1)
  for (let k = 0; k < 3; k++) {
    const scaled = (out[k] * pressed) / peak
    out[k] = scaled + (pressed - scaled) * fade
  }
}

/** Encodes linear light as a byte; `grain` is added to the encoded value. */
export function srgbByte(light: number, grain = 0): number {
  return Math.round(255 * clamp(toSrgb(light) + grain))
}

import type { Planes } from './colour.ts'

/**
 * Radii of the three soft rings around a highlight, as shares of the picture's width, and the
 * weight of each.
 */
const RINGS = [
  [0.0025, 0.5],
  [0.009, 0.3],
  [0.028, 0.2],
] as const
/**
 * Light above `FROM` (1 is paper white) is scattered. The excess of a lamp is limited to `MOST`.
 */
const FROM = 1.1
const MOST = 5
const STEP = 4

/**
 * Adds bloom: light that a lens scatters around highlights. `planes` are linear, exposed light in
 * rows of `width`. Returns new planes in which `strength` (a share of the excess) is spread over
 * three rings.
 */
export function bloom(planes: Planes, width: number, height: number, strength: number): Planes {
  const [w, h] = [Math.ceil(width / STEP), Math.ceil(height / STEP)]
  return planes.map((plane) => {
    const excess = shrink(plane, width, height, w, h)
    const spill = new Float32Array(w * h)
    for (const [radius, part] of RINGS) {
      const soft = blur(excess, w, h, Math.max(0.6, (radius * width) / STEP))
      for (let i = 0; i < spill.length; i++) spill[i] += soft[i] * part * strength
    }
    return plane.map((value, i) => value + sample(spill, w, h, i % width, Math.floor(i / width)))
  })
}

/** Averages the excess over `FROM` in blocks. */
function shrink(plane: Float32Array, width: number, height: number, w: number, h: number) {
  const out = new Float32Array(w * h)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const over = plane[y * width + x] - FROM
      if (over > 0) out[Math.floor(y / STEP) * w + Math.floor(x / STEP)] += Math.min(over, MOST)
    }
  for (let i = 0; i < out.length; i++) out[i] /= STEP * STEP
  return out
}

/** Blurs by three passes of a moving average, which approximate a Gaussian of `sigma` pixels. */
function blur(values: Float32Array, w: number, h: number, sigma: number): Float32Array {
  const reach = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2))
  let out = values
  for (let pass = 0; pass < 3; pass++) {
    out = slide(out, w, h, reach, 1, w)
    out = slide(out, h, w, reach, w, 1)
  }
  return out
}

function slide(
  values: Float32Array,
  count: number,
  lines: number,
  reach: number,
  step: number,
  across: number,
): Float32Array {
  const out = new Float32Array(values.length)
  const share = 1 / (2 * reach + 1)
  for (let line = 0; line < lines; line++) {
    const from = line * across
    let sum = 0
    for (let i = 0; i < Math.min(reach, count); i++) sum += values[from + i * step]
    for (let i = 0; i < count; i++) {
      if (i + reach < count) sum += values[from + (i + reach) * step]
      if (i - reach - 1 >= 0) sum -= values[from + (i - reach - 1) * step]
      out[from + i * step] = sum * share
    }
  }
  return out
}

/** Interpolates between the centres of four blocks. */
function sample(values: Float32Array, w: number, h: number, x: number, y: number): number {
  const [u, v] = [Math.max(0, (x + 0.5) / STEP - 0.5), Math.max(0, (y + 0.5) / STEP - 0.5)]
  const [i, j] = [Math.min(w - 1, Math.floor(u)), Math.min(h - 1, Math.floor(v))]
  const [right, below] = [Math.min(w - 1, i + 1), Math.min(h - 1, j + 1)]
  const [s, t] = [u - i, v - j]
  return (
    (values[j * w + i] * (1 - s) + values[j * w + right] * s) * (1 - t) +
    (values[below * w + i] * (1 - s) + values[below * w + right] * s) * t
  )
}

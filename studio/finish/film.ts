import { bloom } from './bloom.ts'
import { toneMap } from './colour.ts'
import type { Render } from './exr.ts'

/** Settings that develop a render into a photograph. */
export type Film = {
  exposure: number
  /** Number of rendered pixels for each pixel of the picture, along each side. */
  oversampling?: number
  /** Spread of the grain in encoded values of 0..1; none for turning pictures. */
  grain?: number
  /** Darkening of the corners, as a share. */
  vignette?: number
}

/**
 * Increase it when this folder or Blender's script gives other results; every picture is then made
 * again.
 */
export const FILM_EDITION = 1

const BLOOM = 0.16

/**
 * Returns display light (0..1) at the picture's size, weighted by coverage. It applies exposure,
 * bloom and tone mapping, and only then reduces the size. In the opposite order, the edge between a
 * lamp's reflection and metal would lose its half tones.
 */
export function develop(render: Render, film: Film, isCutout = false): Render {
  const { width, height, alpha } = render
  const { exposure, oversampling: by = 1 } = film
  const exposed = render.rgb.map((plane) => plane.map((value) => value * exposure))
  const lit = isCutout ? exposed : bloom(exposed, width, height, BLOOM)
  const mapped = new Float32Array(3)
  const planes = lit.map((plane) => new Float32Array(plane.length))
  for (let i = 0; i < alpha.length; i++) {
    const cover = isCutout ? alpha[i] : 1
    if (cover <= 1e-3) continue
    toneMap(lit[0][i] / cover, lit[1][i] / cover, lit[2][i] / cover, mapped)
    for (let k = 0; k < 3; k++) planes[k][i] = mapped[k] * cover
  }
  const small = (plane: Float32Array) => shrunk(plane, width, height, by)
  return {
    width: width / by,
    height: height / by,
    rgb: planes.map(small),
    alpha: small(alpha),
    albedo: render.albedo.map(small),
    normal: render.normal.map(small),
  }
}

/** Averages every block of `by` × `by` pixels. */
function shrunk(plane: Float32Array, width: number, height: number, by: number): Float32Array {
  if (by === 1) return plane
  const [w, h] = [width / by, height / by]
  const out = new Float32Array(w * h)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / by) * w
    for (let x = 0; x < width; x++) out[row + Math.floor(x / by)] += plane[y * width + x]
  }
  return out.map((sum) => sum / (by * by))
}

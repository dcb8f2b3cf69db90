// Draws a picture of a model in a second, without Blender: flat light, a depth buffer, and
// transparent parts last.
import sharp from 'sharp'
import type { Part } from '../machines/kernel/model.ts'
import { cross, dot, norm, rad, type Vec } from '../machines/kernel/vector.ts'
import { MATERIALS } from '../machines/looks.ts'

export type Look = {
  azimuth: number
  elevation: number
  /** Centre of the picture, and the visible width in metres. */
  at: Vec
  across: number
  width: number
  height: number
  colourOf: (part: Part) => string
}

/** Rendered at twice the size for smooth edges. */
const FINER = 2

const LIGHTS: readonly (readonly [Vec, number])[] = [
  [norm([0.5, -0.6, 0.8]), 0.55],
  [norm([-0.6, 0.7, 0.5]), 0.35],
  [norm([0, 0, 1]), 0.3],
]

export async function quickLook(parts: readonly Part[], look: Look): Promise<Buffer> {
  const [width, height] = [look.width * FINER, look.height * FINER]
  const pixels = new Float32Array(3 * width * height).fill(0.86)
  const depth = new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY)
  const isClear = ({ material }: Part) => Boolean(MATERIALS[material]?.tint)
  for (const part of parts.filter((each) => !isClear(each))) draw(part, look, pixels, depth, 1)
  for (const part of parts.filter(isClear)) draw(part, look, pixels, depth, 0.3)
  const bytes = Uint8Array.from(pixels, (v) => 255 * Math.min(1, v) ** 0.4545)
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(look.width, look.height)
    .png({ compressionLevel: 3 })
    .toBuffer()
}

function draw(
  part: Part,
  look: Look,
  pixels: Float32Array,
  depth: Float32Array,
  share: number,
): void {
  const [width, height] = [look.width * FINER, look.height * FINER]
  const [a, e] = [rad(look.azimuth), rad(look.elevation)]
  const towards: Vec = [Math.cos(a) * Math.cos(e), Math.sin(a) * Math.cos(e), Math.sin(e)]
  const right = norm(cross([0, 0, 1], towards))
  const up = cross(towards, right)
  const scale = width / look.across
  const base = linear(look.colourOf(part))
  const { points, triangles } = part.mesh
  const seen = new Float64Array(points.length)
  for (let i = 0; i < points.length; i += 3) {
    const d = [points[i] - look.at[0], points[i + 1] - look.at[1], points[i + 2] - look.at[2]]
    const near = 1 - dot(d, towards) / 9
    seen[i] = width / 2 + (dot(d, right) * scale) / near
    seen[i + 1] = height / 2 - (dot(d, up) * scale) / near
    seen[i + 2] = dot(d, towards)
  }
  for (let t = 0; t < triangles.length; t += 3) {
    const [p, q, r] = [3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]]
    const [qx, qy] = [seen[q] - seen[p], seen[q + 1] - seen[p + 1]]
    const [rx, ry] = [seen[r] - seen[p], seen[r + 1] - seen[p + 1]]
    const area = qx * ry - rx * qy
    if (Math.abs(area) < 1e-6) continue
    const edge = (k: number): Vec => [0, 1, 2].map((i) => points[k + i] - points[p + i])
    const flat = norm(cross(edge(q), edge(r)))
    const side = dot(flat, towards) < 0 ? -1 : 1
    const lit = LIGHTS.reduce(
      (sum, [way, power]) => sum + power * Math.max(0, side * dot(flat, way)),
      0.2,
    )
    const colour = base.map((v) => (v + 0.025) * lit)
    const x0 = Math.max(0, Math.floor(seen[p] + Math.min(0, qx, rx)))
    const x1 = Math.min(width - 1, seen[p] + Math.max(0, qx, rx))
    const y0 = Math.max(0, Math.floor(seen[p + 1] + Math.min(0, qy, ry)))
    const y1 = Math.min(height - 1, seen[p + 1] + Math.max(0, qy, ry))
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const [px, py] = [x + 0.5 - seen[p], y + 0.5 - seen[p + 1]]
        const v = (px * ry - rx * py) / area
        const w = (qx * py - px * qy) / area
        if (v < 0 || w < 0 || v + w > 1) continue
        const z = seen[p + 2] * (1 - v - w) + seen[q + 2] * v + seen[r + 2] * w
        const i = y * width + x
        if (z <= depth[i]) continue
        if (share === 1) depth[i] = z
        for (let k = 0; k < 3; k++) pixels[3 * i + k] += share * (colour[k] - pixels[3 * i + k])
      }
  }
}

const linear = (hex: string): number[] =>
  [1, 3, 5].map((i) => (Number.parseInt(hex.slice(i, i + 2), 16) / 255) ** 2.2)

import { createRequire } from 'node:module'
import type { Render } from './exr.ts'

type Tensor = { data: Float32Array }
type Session = {
  outputNames: string[]
  run: (inputs: { x: Tensor }) => Promise<Record<string, Tensor>>
}
type Runtime = {
  Tensor: new (type: 'float32', data: Float32Array, dims: number[]) => Tensor
  InferenceSession: {
    create: (model: string, options: { intraOpNumThreads: number }) => Promise<Session>
  }
}

export type Denoiser = (render: Render) => Promise<Float32Array[]>

/** The network reads colour in a perceptual curve with albedo and normals beside it, and gives clean colour back. */
export async function createDenoiser(networkFile: string): Promise<Denoiser> {
  const runtime: Runtime = createRequire(import.meta.url)('onnxruntime-node')
  const session = await runtime.InferenceSession.create(networkFile, { intraOpNumThreads: 2 })
  return async ({ width, height, rgb, albedo, normal }) => {
    // Four halvings: both sides must divide by sixteen. The mirrored margin keeps the network's own border,
    // where it sees nothing beyond the picture and leaves grit, out of what we keep.
    const [w, h] = [width, height].map((side) => Math.ceil((side + 2 * MARGIN) / 16) * 16)
    const size = w * h
    const input = new Float32Array(9 * size)
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const from = mirrored(y - MARGIN, height) * width + mirrored(x - MARGIN, width)
        const to = y * w + x
        for (let k = 0; k < 3; k++) {
          input[k * size + to] = curve(Math.max(0, rgb[k][from])) * CURVE_SCALE
          input[(3 + k) * size + to] = Math.min(1, Math.max(0, albedo[k][from]))
          input[(6 + k) * size + to] = Math.min(1, Math.max(-1, normal[k][from])) * 0.5 + 0.5
        }
      }
    const output = await session.run({ x: new runtime.Tensor('float32', input, [1, 9, h, w]) })
    const clean = output[session.outputNames[0]].data
    return [0, 1, 2].map((k) => {
      const plane = new Float32Array(width * height)
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          plane[y * width + x] = Math.max(
            0,
            inverseCurve(
              Math.max(0, clean[k * size + (y + MARGIN) * w + x + MARGIN]) / CURVE_SCALE,
            ),
          )
        }
      return plane
    })
  }
}

const MARGIN = 16

function mirrored(place: number, count: number): number {
  const inside = place < 0 ? -place : place >= count ? 2 * count - 2 - place : place
  return Math.min(count - 1, Math.max(0, inside))
}

// The PU curve that the network was trained with.
const [A, B, C, D, E, F, G] = [
  1412.83765, 1.64593172, 0.431384981, -0.00294139609, 0.192653254, 0.00626026094, 0.998620152,
]

export function curve(y: number): number {
  if (y <= 1.5794576e-6) return A * y
  return y <= 0.0322087631 ? B * y ** C + D : E * Math.log(y + F) + G
}

export function inverseCurve(x: number): number {
  if (x <= 0.00223151711) return x / A
  return x <= 0.370974749 ? ((x - D) / B) ** (1 / C) : Math.exp((x - G) / E) - F
}

const CURVE_SCALE = 1 / curve(65504)

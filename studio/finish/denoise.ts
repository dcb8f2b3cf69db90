import { createRequire } from 'node:module'
import { clamp } from '../../machines/kernel/vector.ts'
import { fromSrgb, toSrgb } from './colour.ts'
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

/**
 * Loads the denoising network. Its input is encoded display light with albedo and normals; its
 * output is clean light.
 */
export async function createDenoiser(networkFile: string): Promise<Denoiser> {
  const runtime: Runtime = createRequire(import.meta.url)('onnxruntime-node')
  const session = await runtime.InferenceSession.create(networkFile, { intraOpNumThreads: 2 })
  return async ({ width, height, rgb, albedo, normal }) => {
    // The network halves the picture four times, so both sides must be multiples of sixteen. A
    // mirrored margin keeps its border artefacts outside the result.
    const [w, h] = [width, height].map((side) => Math.ceil((side + 2 * MARGIN) / 16) * 16)
    const size = w * h
    const input = new Float32Array(9 * size)
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const from = mirrored(y - MARGIN, height) * width + mirrored(x - MARGIN, width)
        const to = y * w + x
        for (let k = 0; k < 3; k++) {
          input[k * size + to] = toSrgb(rgb[k][from])
          input[(3 + k) * size + to] = clamp(albedo[k][from])
          input[(6 + k) * size + to] = clamp(normal[k][from], -1) * 0.5 + 0.5
        }
      }
    const output = await session.run({ x: new runtime.Tensor('float32', input, [1, 9, h, w]) })
    const clean = output[session.outputNames[0]].data
    return [0, 1, 2].map((k) => {
      const plane = new Float32Array(width * height)
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          plane[y * width + x] = fromSrgb(clean[k * size + (y + MARGIN) * w + x + MARGIN])
        }
      return plane
    })
  }
}

const MARGIN = 16

function mirrored(place: number, count: number): number {
  const inside = place < 0 ? -place : place >= count ? 2 * count - 2 - place : place
  return clamp(inside, 0, count - 1)
}

import { readFileSync } from 'node:fs'

/**
 * Linear light of one render: three planes each of colour, surface albedo and normal, and one of
 * coverage.
 */
export type Render = {
  width: number
  height: number
  rgb: Float32Array[]
  alpha: Float32Array
  albedo: Float32Array[]
  normal: Float32Array[]
}

const UNCOMPRESSED = 0
const HALF = 1

/** Reads the files that Cycles writes: uncompressed multilayer OpenEXR with half or full floats. */
export function readExr(file: string): Render {
  const bytes = readFileSync(file)
  const channels: { name: string; type: number }[] = []
  let [width, height, offset] = [0, 0, 8]
  const text = () => {
    const start = offset
    while (bytes[offset]) offset++
    return bytes.toString('utf8', start, offset++)
  }
  for (let name = text(); name; name = text()) {
    text()
    const end = offset + 4 + bytes.readInt32LE(offset)
    offset += 4
    if (name === 'channels')
      for (let channel = text(); channel; channel = text()) {
        channels.push({ name: channel, type: bytes.readInt32LE(offset) })
        offset += 16
      }
    if (name === 'dataWindow') {
      width = bytes.readInt32LE(offset + 8) - bytes.readInt32LE(offset) + 1
      height = bytes.readInt32LE(offset + 12) - bytes.readInt32LE(offset + 4) + 1
    }
    if (name === 'compression' && bytes[offset] !== UNCOMPRESSED)
      throw new Error(`${file}: compressed EXR`)
    offset = end
  }
  const planes = new Map(channels.map((c) => [c.name, new Float32Array(width * height)]))
  for (let y = 0; y < height; y++) {
    let at = Number(bytes.readBigUInt64LE(offset + 8 * y))
    const row = bytes.readInt32LE(at) * width
    at += 8
    for (const channel of channels) {
      const plane = planes.get(channel.name) ?? new Float32Array(0)
      for (let x = 0; x < width; x++) {
        plane[row + x] =
          channel.type === HALF ? HALVES[bytes[at] | (bytes[at + 1] << 8)] : bytes.readFloatLE(at)
        at += channel.type === HALF ? 2 : 4
      }
    }
  }
  const plane = (ending: string): Float32Array => {
    for (const [name, values] of planes) if (name.endsWith(ending)) return values
    throw new Error(`${file}: no channel ${ending}`)
  }
  const three = (layer: string, letters: string) =>
    [...letters].map((letter) => plane(`${layer}.${letter}`))
  return {
    width,
    height,
    rgb: three('Combined', 'RGB'),
    alpha: plane('Combined.A'),
    albedo: three('Denoising Albedo', 'RGB'),
    normal: three('Denoising Normal', 'XYZ'),
  }
}

export function halfToNumber(half: number): number {
  const sign = half & 0x8000 ? -1 : 1
  const exponent = (half >> 10) & 31
  const fraction = half & 1023
  if (exponent === 0) return sign * fraction * 2 ** -24
  // An infinite highlight becomes the largest half float, so that sums stay finite.
  return exponent === 31 ? sign * 65504 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

const HALVES = Float32Array.from({ length: 65536 }, (_, half) => halfToNumber(half))

import sharp, { type Sharp } from 'sharp'
import { fromSrgb, linearColour, type Planes, srgbByte, toSrgb } from './colour.ts'
import type { Film } from './film.ts'

/** Denoised display light (0..1), weighted by coverage. */
export type Picture = { width: number; height: number; rgb: Planes; alpha: Float32Array }

/** Converts the whole picture, with the vignette and the grain of the film. */
export function toImage({ width, height, rgb }: Picture, film: Film): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  const { grain = 0, vignette = 0 } = film
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const shade = 1 - vignette * corner(x / width, y / height)
      const grit = grain * noise(i)
      for (let k = 0; k < 3; k++) pixels[i * 3 + k] = srgbByte(rgb[k][i] * shade, grit)
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Converts the machine alone; uncovered pixels are transparent. */
export function toCutout(picture: Picture): Sharp {
  const { width, height, alpha } = picture
  const pixels = Buffer.alloc(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    for (let k = 0; k < 3; k++) pixels[i * 4 + k] = srgbByte(uncovered(picture, k, i))
    pixels[i * 4 + 3] = Math.round(alpha[i] * 255)
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}

const BACKDROP = { horizon: 0.62, top: '#f4f1ec', floor: '#e6e1d9' }

/**
 * Composites the picture on a light backdrop that is the same in every frame. Nothing flickers, and
 * files stay small. It mixes encoded values as browsers do: in linear light a shadow on paper would
 * hardly be visible.
 */
export function overBackdrop<P extends Picture>(picture: P): P {
  const { width, height, alpha } = picture
  const [above, below] = [linearColour(BACKDROP.top), linearColour(BACKDROP.floor)]
  const rgb = picture.rgb.map((plane) => new Float32Array(plane.length))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const t = 1 / (1 + Math.exp(-(y / height - BACKDROP.horizon) * 14))
      const near = Math.exp(-(((x / width - 0.5) / 0.45) ** 2 + ((y / height - 0.85) / 0.25) ** 2))
      for (let k = 0; k < 3; k++) {
        const ground = toSrgb((above[k] * (1 - t) + below[k] * t) * (1 + 0.1 * near * t))
        const own = toSrgb(uncovered(picture, k, i))
        rgb[k][i] = fromSrgb(own * alpha[i] + ground * (1 - alpha[i]))
      }
    }
  return { ...picture, rgb, alpha: new Float32Array(alpha.length).fill(1) }
}

/** Returns the light of a pixel without its coverage weight. */
const uncovered = ({ rgb, alpha }: Picture, k: number, i: number): number =>
  alpha[i] > 1e-3 ? rgb[k][i] / alpha[i] : 0

/** Returns 0 in the centre and 1 in the corners. */
const corner = (x: number, y: number): number => (2 * ((x - 0.5) ** 2 + (y - 0.5) ** 2)) ** 1.5

/** Returns approximately normal noise of spread 1 from the pixel's index, the same in every run. */
function noise(i: number): number {
  let sum = 0
  for (let k = 1; k <= 3; k++) {
    let h = Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(k, 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
    h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
    sum += ((h ^ (h >>> 15)) >>> 0) / 2 ** 32 - 0.5
  }
  return sum * 2
}

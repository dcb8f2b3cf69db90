import sharp, { type Sharp } from 'sharp'
import { encodeSrgb, linearColour, type Planes, toneMap } from './colour.ts'

export type Picture = { width: number; height: number; rgb: Planes; alpha: Float32Array }

/** Tone-mapped pixels; with `transparent` the coverage stays, else it counts as full. */
export function toImage(
  { width, height, rgb, alpha }: Picture,
  { exposure = 1, transparent = false } = {},
): Sharp {
  const channels = transparent ? 4 : 3
  const pixels = Buffer.alloc(width * height * channels)
  for (let i = 0; i < width * height; i++) {
    const cover = transparent ? alpha[i] : 1
    const gain = cover > 1e-3 ? exposure / cover : exposure
    const mapped = toneMap([rgb[0][i] * gain, rgb[1][i] * gain, rgb[2][i] * gain])
    for (let k = 0; k < 3; k++) pixels[i * channels + k] = encodeSrgb(mapped[k])
    if (transparent) pixels[i * channels + 3] = Math.round(cover * 255)
  }
  return sharp(pixels, { raw: { width, height, channels } })
}

/** A cut-out set into a render of the empty room; both are linear light of the same exposure. */
export function overPlate(
  { width, height, rgb, alpha }: Picture,
  plate: Picture,
  exposure: number,
): Sharp {
  const planes = rgb.map((values, k) => values.map((v, i) => v + plate.rgb[k][i] * (1 - alpha[i])))
  return toImage({ width, height, rgb: planes, alpha }, { exposure })
}

/** The picture laid over a calm, light backdrop that is the same in every frame: nothing flickers and files stay small. */
export function overBackdrop(
  picture: Picture,
  { exposure = 1, horizon = 0.62, top = '#f4f1ec', floor = '#e6e1d9' } = {},
): Sharp {
  const { width, height, rgb, alpha } = picture
  const [above, below] = [linearColour(top), linearColour(floor)]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const t = 1 / (1 + Math.exp(-(y / height - horizon) * 14))
      const near = Math.exp(-(((x / width - 0.5) / 0.45) ** 2 + ((y / height - 0.85) / 0.25) ** 2))
      const mapped = toneMap(
        [0, 1, 2].map((k) => (rgb[k][i] * exposure) / Math.max(1e-3, alpha[i])),
      )
      for (let k = 0; k < 3; k++) {
        const ground = encodeSrgb((above[k] * (1 - t) + below[k] * t) * (1 + 0.1 * near * t))
        pixels[i * 3 + k] = Math.round(encodeSrgb(mapped[k]) * alpha[i] + ground * (1 - alpha[i]))
      }
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

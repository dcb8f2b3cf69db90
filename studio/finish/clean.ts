import { clamp } from '../../machines/kernel/vector.ts'
import type { Denoiser } from './denoise.ts'
import type { Render } from './exr.ts'
import type { Picture } from './image.ts'

/** Removes the noise of a developed picture. */
export async function clean(print: Render, denoise: Denoiser): Promise<Picture> {
  return { ...print, rgb: await denoise(print) }
}

const REACH = 4
/**
 * A shadow fades towards the edge of the picture between these shares of its width. Compression
 * needs some space at the edge.
 */
const CLEAR = 0.03
const MARGIN = 0.08

/**
 * Smooths the shadow: each of its pixels becomes the mean of the surrounding shadow pixels. A
 * shadow is black with alpha only.
 */
export function evenShadow<P extends Picture>(picture: P): P {
  const { width, height, alpha } = picture
  const isShadow = shadowOf(picture)
  const even = alpha.map((cover, i) => {
    if (!isShadow[i] || cover === 0) return cover
    const [x, y] = [i % width, Math.floor(i / width)]
    let [sum, count] = [0, 0]
    for (let v = Math.max(0, y - REACH); v <= Math.min(height - 1, y + REACH); v++)
      for (let u = Math.max(0, x - REACH); u <= Math.min(width - 1, x + REACH); u++) {
        const at = v * width + u
        sum += isShadow[at] * alpha[at]
        count += isShadow[at]
      }
    return sum / count
  })
  return { ...picture, alpha: even }
}

/**
 * Fades a shadow before the edge of its picture, because a cut-off shadow shows a box on the page.
 */
export function fadeShadow<P extends Picture>(picture: P): P {
  const { width, height, alpha } = picture
  const isShadow = shadowOf(picture)
  const faded = alpha.map((cover, i) => {
    if (!isShadow[i]) return cover
    const [x, y] = [i % width, Math.floor(i / width)]
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / width
    const inside = clamp((edge - CLEAR) / (MARGIN - CLEAR))
    return cover * inside * inside * (3 - 2 * inside)
  })
  return { ...picture, alpha: faded }
}

const shadowOf = ({ rgb, alpha }: Picture): Float32Array =>
  alpha.map((cover, i) =>
    cover < 0.98 && rgb[0][i] + rgb[1][i] + rgb[2][i] < 0.01 * cover + 1e-4 ? 1 : 0,
  )

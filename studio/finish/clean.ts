import { clamp } from '../kernel/vector.ts'
import type { Denoiser } from './denoise.ts'
import type { Render } from './exr.ts'
import type { Picture } from './image.ts'

/** Contact shadows come out faint on a page's light ground; this much darker they read as weight. */
const SHADOW_GAIN = 1.9

/** A developed picture without its grit; a cut-out's shadow as well. */
export async function clean(print: Render, denoise: Denoiser, isCutout = false): Promise<Picture> {
  const rgb = await denoise(print)
  if (!isCutout) return { ...print, rgb }
  // The shadow catcher's coverage is as noisy as colour: the same network cleans it.
  const [coverage] = await denoise({ ...print, rgb: [print.alpha, print.alpha, print.alpha] })
  const alpha = coverage.map((cover, i) => {
    if (cover > SOLID && print.alpha[i] > 0.995) return 1
    const light = (rgb[0][i] + rgb[1][i] + rgb[2][i]) / Math.max(0.05, cover)
    // Soft steps: a hard one draws a line around every shadow and frays the machine's edge.
    const faint = clamp((0.7 - cover) / 0.35)
    const gain = 1 + (SHADOW_GAIN - 1) * clamp((0.2 - light) / 0.12) * faint
    return clamp((cover - LEAST_SHADOW * faint) * gain)
  })
  return { ...print, rgb, alpha }
}

/** Coverage from which a pixel that every sample hit is taken as solid. */
const SOLID = 0.93
/** What the noise of an empty floor leaves. */
const LEAST_SHADOW = 0.02

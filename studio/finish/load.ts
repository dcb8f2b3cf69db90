import { clamp } from '../kernel/vector.ts'
import type { Denoiser } from './denoise.ts'
import { readExr } from './exr.ts'
import type { Picture } from './image.ts'

/** Contact shadows come out faint on a page's light ground; this much darker they read as weight. */
const SHADOW_GAIN = 1.9

export async function loadRender(
  file: string,
  denoise: Denoiser,
  { transparent = false } = {},
): Promise<Picture> {
  const render = readExr(file)
  const rgb = await denoise(render)
  if (!transparent) return { ...render, rgb }
  // The shadow catcher's coverage is as noisy as colour: the same network cleans it.
  const [coverage] = await denoise({ ...render, rgb: [render.alpha, render.alpha, render.alpha] })
  const alpha = coverage.map((clean, i) => {
    if (clean > SOLID && render.alpha[i] > 0.995) return 1
    const light = (rgb[0][i] + rgb[1][i] + rgb[2][i]) / Math.max(0.05, clean)
    // Soft steps: a hard one draws a line around every shadow and frays the machine's edge.
    const faint = clamp((0.7 - clean) / 0.35)
    const gain = 1 + (SHADOW_GAIN - 1) * clamp((0.2 - light) / 0.12) * faint
    return clamp((clean - LEAST_SHADOW * faint) * gain)
  })
  return { ...render, rgb, alpha }
}

/** Coverage from which a pixel that every sample hit is taken as solid. */
const SOLID = 0.93
/** What the noise of an empty floor leaves. */
const LEAST_SHADOW = 0.02

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
  const smooth = await denoise({ ...render, rgb: [render.alpha, render.alpha, render.alpha] })
  const alpha = render.alpha.map((cover, i) => {
    if (cover > 0.995) return cover
    const clean = smooth[1][i]
    const isShadow = render.rgb[0][i] + render.rgb[1][i] + render.rgb[2][i] < 0.06
    return clean < 0.012 ? 0 : Math.min(1, isShadow ? clean * SHADOW_GAIN : clean)
  })
  return { ...render, rgb, alpha }
}

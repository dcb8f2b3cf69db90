import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** Size of the turntable's pictures. */
const size = { width: 960, height: 540 }

/** Captures the vehicle of the live view at the turntable's `frame`, on black and on white. */
export async function liveAt(page: Page, frame: number): Promise<{ black: Buffer; white: Buffer }> {
  const view = page.locator('[role=slider][aria-label$="3D view"]')
  await view.press('Home')
  for (let i = 0; i < frame; i++) await view.press('ArrowLeft')
  const on = async (colour: string) => {
    await view.evaluate((element, background) => {
      if (!(element instanceof HTMLElement)) return
      const over = { position: 'fixed', inset: '0 auto auto 0', width: '960px', height: '540px' }
      Object.assign(element.style, { ...over, zIndex: '999', outline: 'none', background })
      element.querySelector('canvas')?.style.setProperty('mask', 'none')
      // Hides other elements that would be in the picture.
      const others = document.querySelectorAll('header, header *')
      for (const it of [...(element.parentElement?.children ?? []), ...others])
        if (it !== element && it instanceof HTMLElement) it.style.visibility = 'hidden'
    }, colour)
    // Two frames: the new size requests the first, the second shows it.
    await page.evaluate(async () => {
      for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    const picture = await page.screenshot({ clip: { x: 0, y: 0, ...size } })
    return sharp(picture).removeAlpha().raw().toBuffer()
  }
  return { black: await on('#000000'), white: await on('#ffffff') }
}

/**
 * Returns the mean difference of a channel (0 to 255) from the committed picture: over the vehicle,
 * and over the whole picture. The live view frames a vehicle by its real bounds, the studio by
 * sampled points. It therefore searches for the best position and size first.
 */
export async function fromStills(
  slug: string,
  frame: number,
  live: { black: Buffer; white: Buffer },
): Promise<{ machine: number; whole: number }> {
  const file = `catalogue/pictures/${slug}/turntable-${String(frame).padStart(2, '0')}-960.avif`
  const still = await sharp(file).removeAlpha().raw().toBuffer()
  let best = { machine: Infinity, whole: Infinity }
  for (const scale of [1, 1.02, 1.04, 1.061]) {
    const [black, white] = await Promise.all([
      enlarged(live.black, scale),
      enlarged(live.white, scale),
    ])
    for (const down of [-2, -1, 0, 1, 2, 3]) {
      const found = difference(black, white, still, down)
      if (found.machine < best.machine) best = found
    }
  }
  return best
}

function enlarged(picture: Buffer, scale: number): Promise<Buffer> {
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  const left = Math.round((width - size.width) / 2)
  const top = Math.round((height - size.height) / 2)
  return sharp(picture, { raw: { ...size, channels: 3 } })
    .resize(width, height)
    .extract({ left, top, ...size })
    .raw()
    .toBuffer()
}

function difference(black: Buffer, white: Buffer, still: Buffer, down: number) {
  const row = 3 * size.width
  let [machine, covered, whole] = [0, 0, 0]
  for (let at = 0; at < still.length; at++) {
    const from = at - down * row
    const dark = black[from]
    const light = white[from]
    const wanted = still[at]
    if (dark === undefined || light === undefined || wanted === undefined) continue
    const cover = 1 - (light - dark) / 255
    const far = Math.abs(dark + (1 - cover) * (paper[Math.floor(at / row)]?.[at % 3] ?? 0) - wanted)
    whole += far / still.length
    if (cover < 0.98) continue
    machine += far
    covered++
  }
  return { machine: machine / covered, whole }
}

const ground = { top: [244, 241, 236], floor: [230, 225, 217] } as const

/**
 * Approximates the pictures' background, row by row and channel by channel
 * (studio/finish/image.ts).
 */
const paper = Array.from({ length: size.height }, (_, y) => {
  const near = 1 / (1 + Math.exp(-(y / size.height - 0.62) * 14))
  return ground.top.map((top, channel) => top + ((ground.floor[channel] ?? top) - top) * near)
})

import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { turntableOf } from './turntable-of.ts'

/** Time after which the browser has drawn a change, in milliseconds. */
const settled = 500
const viewport = { width: 1440, height: 900 }

export type PictureJump = {
  /** Mean difference of a channel over the vehicle, 0 to 255, at the best position. */
  machine: number
  /** The best position of the 3D view's picture, in pixels from its real one. */
  moved: { right: number; down: number }
}

/**
 * Compares the turntable's picture at `frame` with the 3D view that replaces it, at the moment of the
 * replacement, before the camera comes closer.
 *
 * @param url Address of the vehicle's page.
 * @param frame Number of the picture, of the turntable's 36.
 */
export async function pictureJump(
  browser: Browser,
  url: string,
  frame: number,
): Promise<PictureJump> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(stopAtHandOver)
  await page.goto(url)
  const turntable = turntableOf(page)
  await page.getByText('The 360° view is ready').waitFor({ state: 'attached' })
  for (let i = 0; i < frame; i++) await turntable.press('ArrowLeft')
  if (frame === 0) await page.getByRole('button', { name: /^See it in 3D/ }).click()
  await page.locator('[data-live]').waitFor()
  const box = await turntable.locator('img').boundingBox()
  if (!box) throw new Error(`${url} shows no turntable.`)
  const clip = {
    ...{ x: Math.round(box.x), y: Math.round(box.y) },
    ...{ width: Math.floor(box.width), height: Math.floor(box.height) },
  }
  const devTools = await context.newCDPSession(page)
  const shot = async (isLive: boolean) => {
    await page.evaluate((shown) => {
      const [below, above] = document.querySelector('[data-live]')?.children ?? []
      const pictures = below?.firstElementChild
      const visible = (it: unknown, is: boolean) =>
        it instanceof HTMLElement && it.style.setProperty('visibility', is ? 'visible' : 'hidden')
      visible(above, shown)
      visible(pictures, !shown)
      for (const button of document.querySelectorAll('[data-live] button')) visible(button, false)
    }, isLive)
    await sleep(settled)
    // Playwright's own screenshot waits for animation frames.
    const { data } = await devTools.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...clip, scale: 1 },
    })
    return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()
  }
  const live = await shot(true)
  const picture = await shot(false)
  await context.close()
  return jumpBetween(picture, live, clip)
}

/** Holds all animation frames from the moment at which the 3D view replaces the pictures. */
function stopAtHandOver(): void {
  const next = window.requestAnimationFrame.bind(window)
  let isStopped = false
  window.requestAnimationFrame = (callback) => (isStopped ? 0 : next(callback))
  new MutationObserver(() => {
    isStopped ||= document.querySelector('[data-live]') !== null
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live'] })
}

/** A pixel belongs to the vehicle if a channel differs by more than this from the paper. */
const inkDifference = 40
const furthest = 12

function jumpBetween(
  picture: Buffer,
  live: Buffer,
  { width, height }: { width: number; height: number },
): PictureJump {
  const paper = [picture[0] ?? 0, picture[1] ?? 0, picture[2] ?? 0]
  const isInk = (pixel: number) =>
    paper.some((it, channel) => Math.abs((picture[3 * pixel + channel] ?? 0) - it) > inkDifference)
  const ink = Array.from({ length: width * height }, (_, pixel) => pixel).filter(isInk)
  let best: PictureJump = { machine: Infinity, moved: { right: 0, down: 0 } }
  for (let right = -furthest; right <= furthest; right++)
    for (let down = -furthest; down <= furthest; down++) {
      const step = right + down * width
      let sum = 0
      for (const pixel of ink)
        for (let channel = 0; channel < 3; channel++) {
          const at = 3 * pixel + channel
          sum += Math.abs((live[at - 3 * step] ?? 0) - (picture[at] ?? 0))
        }
      const machine = sum / (3 * ink.length)
      if (machine < best.machine) best = { machine, moved: { right: 0 - right, down: 0 - down } }
    }
  return best
}

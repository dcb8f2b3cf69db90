import type { Browser, Page } from 'playwright-core'
import { type Level, levels } from './live-taps.ts'

export type Drawn = {
  triangles: number
  draws: number
  drawsAtRest: number
  geometry: number
  textures: number
}

/**
 * Measures the drawing of a vehicle: one frame, three seconds without a touch, and the bytes
 * uploaded to WebGL.
 */
export async function drawnOn(browser: Browser, url: string, level: Level): Promise<Drawn> {
  const context = await browser.newContext({ ...levels[level], reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(countDraws)
  await page.goto(url)
  await page.getByRole('button', { name: /^See it in 3D/ }).click()
  await page.getByText('The 3D view is ready').waitFor()
  await untilStill(page)
  const start = await counts(page)
  await page.waitForTimeout(3000)
  const rested = await counts(page)
  await page.locator('[role=slider][aria-label$="3D view"]').press('ArrowRight')
  await untilStill(page)
  const { triangles, draws, buffers, textures } = await counts(page)
  await context.close()
  const drawsAtRest = rested.all - start.all
  return { triangles, draws, drawsAtRest, geometry: buffers, textures }
}

type Counts = { all: number; draws: number; triangles: number; buffers: number; textures: number }

const none: Counts = { all: 0, draws: 0, triangles: 0, buffers: 0, textures: 0 }

const counts = (page: Page): Promise<Counts> =>
  page.evaluate((empty) => Object.assign(empty, Reflect.get(window, 'drawn')), none)

/** A moving view draws fewer pixels, and the full resolution a moment later. */
async function untilStill(page: Page): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    before = now
    await page.waitForTimeout(1500)
    now = (await counts(page)).all
  }
}

/**
 * Runs in the page. Counts the draw calls into the canvas in the latest frame, and the uploaded
 * bytes.
 */
function countDraws(): void {
  const found = { all: 0, draws: 0, triangles: 0, buffers: 0, textures: 0 }
  Reflect.set(window, 'drawn', found)
  const after = (name: string, then: (gl: WebGL2RenderingContext, of: unknown[]) => void) => {
    const real: unknown = Reflect.get(WebGL2RenderingContext.prototype, name)
    if (typeof real !== 'function') return
    const counted = function (this: WebGL2RenderingContext, ...of: unknown[]) {
      Reflect.apply(real, this, of)
      then(this, of)
    }
    Reflect.set(WebGL2RenderingContext.prototype, name, counted)
  }

  let isFrame = false
  const drawn = (gl: WebGL2RenderingContext, corners: unknown) => {
    found.all++
    if (gl.getParameter(gl.FRAMEBUFFER_BINDING)) return
    if (!isFrame) {
      isFrame = true
      Object.assign(found, { draws: 0, triangles: 0 })
      queueMicrotask(() => {
        isFrame = false
      })
    }
    found.draws++
    found.triangles += Number(corners) / 3
  }
  after('drawElements', (gl, [, corners]) => drawn(gl, corners))
  after('drawArrays', (gl, [, , corners]) => drawn(gl, corners))
  after('bufferData', (_, [, data]) => {
    found.buffers += ArrayBuffer.isView(data) ? data.byteLength : Number(data)
  })

  const half = WebGL2RenderingContext.RGBA16F
  const bytesOf = (format: unknown) => (format === half ? 8 : 4)
  after('texStorage2D', (gl, [target, , format, width, height]) => {
    const sides = target === gl.TEXTURE_CUBE_MAP ? 6 : 1
    found.textures += sides * Number(width) * Number(height) * bytesOf(format)
  })
  after('texImage2D', (_, [, , format, width, height]) => {
    if (typeof height === 'number') found.textures += Number(width) * height * bytesOf(format)
  })
}

import { type Browser, chromium, type Page } from 'playwright-core'
import { launchChromium } from '../tests/support/launch-chromium.ts'
import { openUntilNetworkIdle } from '../tests/support/phone-window.ts'
import { digits, verdict } from './goals.ts'
import { pictureJump } from './hand-over-picture.ts'
import { bytesIn } from './live-taps.ts'
import { longestTasks } from './longest-tasks.ts'
import { withOurs } from './our-site.ts'
import { table } from './report.ts'
import { count } from './written.ts'

const machines = [
  ['HORNET2.0', 'hornet-2-0'],
  ['ACTIVA6G', 'activa-6g'],
  ['CBR1000RR-R', 'cbr1000rr-r'],
] as const
/** Frame numbers of the turntable's 36. */
const frames = [0, 13]
/** In milliseconds. */
const longestFrame = 50
const screens = {
  phone: { viewport: { width: 375, height: 812 }, limit: 200 },
  desk: { viewport: { width: 1440, height: 900 }, limit: 280 },
} as const

/**
 * Measures the cost of rotating a vehicle in the 3D view, and the jump when it replaces the pictures.
 */
export function liveView(): Promise<string> {
  return withOurs(async ({ url }) => {
    const server = await launchChromium()
    try {
      const browser = await chromium.connect(server.wsEndpoint())
      const costs = []
      for (const name of ['phone', 'desk'] as const) costs.push(await costOn(browser, url, name))
      const jumps = []
      for (const [bikeName, slug] of machines)
        jumps.push(...(await handOver(browser, `${url}/angle-view/${bikeName}`, slug)))
      return [
        table(
          [
            '',
            'kB on tap',
            'goal',
            'tap to picture, of the page’s load, at a quarter of the speed',
            'frames a second, in software',
            'JS heap, MB',
          ],
          costs,
        ),
        table(
          [
            'machine',
            'frame',
            'pixels that the picture moves when the 3D view replaces it',
            'mean difference of the machine, of 255',
            'longest task of the page’s load, ms of processor time',
            'from the first turn to the 3D view',
            'goal',
          ],
          jumps,
        ),
      ].join('\n\n')
    } finally {
      await server.close()
    }
  })
}

async function costOn(
  browser: Browser,
  url: string,
  name: keyof typeof screens,
): Promise<string[]> {
  const { viewport, limit } = screens[name]
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await openUntilNetworkIdle(page, `${url}/angle-view/HORNET2.0`)
  const load = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry?.duration ?? 0
  })
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') return
    sizes.push(bytesIn(request))
  })
  const before = performance.now()
  await turnLive(page)
  const wait = performance.now() - before
  const bytes = (await Promise.all(sizes)).reduce((sum, it) => sum + it, 0)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const rate = await framesASecond(page)
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  await context.close()
  return [
    name,
    count(bytes / 1000),
    verdict(bytes / 1000, { atMost: limit }),
    digits(wait / load),
    digits(rate),
    digits(usedSize / 1e6),
  ]
}

export async function turnLive(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^See it in 3D/ }).click()
  await page.getByText('The 3D view is ready').waitFor()
}

/** Frames a second while a pointer rotates the vehicle continuously. */
function framesASecond(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const view = document.querySelector('[role=slider][aria-label$="3D view"]')
    let frames = 0
    const start = performance.now()
    while (performance.now() - start < 5000) {
      const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })
      view?.dispatchEvent(key)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      frames++
    }
    return (1000 * frames) / (performance.now() - start)
  })
}

async function handOver(browser: Browser, url: string, slug: string): Promise<string[][]> {
  const { load, handOver } = await longestTasks(browser, url)
  const tasks = [digits(load), digits(handOver), verdict(handOver, { atMost: longestFrame })]
  const rows: string[][] = []
  for (const frame of frames) {
    const { machine, moved } = await pictureJump(browser, url, frame)
    const jump = `${moved.right} right, ${moved.down} down`
    rows.push([slug, String(frame), jump, digits(machine), ...tasks])
  }
  return rows
}

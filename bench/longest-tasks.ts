import type { Browser } from 'playwright-core'
import * as v from 'valibot'
import { openUntilNetworkIdle } from '../tests/support/phone-window.ts'
import { turntableOf } from './turntable-of.ts'

const task = v.object({
  name: v.literal('RunTask'),
  pid: v.number(),
  tid: v.number(),
  tdur: v.number(),
})
const threadName = v.object({
  name: v.literal('thread_name'),
  pid: v.number(),
  tid: v.number(),
  args: v.object({ name: v.string() }),
})

/** Time of the camera's approach after the 3D view has replaced the pictures, in milliseconds. */
const approach = 1200

/**
 * Returns the processor time of the longest tasks of the page's main thread, in milliseconds: while
 * the page loads, and from the first turn of the pictures until the 3D view has come closer. Tasks of
 * other threads, and waiting for them, do not count.
 */
export async function longestTasks(
  browser: Browser,
  url: string,
): Promise<{ load: number; handOver: number }> {
  const context = await browser.newContext({
    ...{ viewport: { width: 375, height: 812 }, deviceScaleFactor: 0.5 },
  })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  const traced = async (act: () => Promise<void>): Promise<number> => {
    const events: unknown[] = []
    const keep = ({ value }: { value: unknown[] }) => void events.push(...value)
    devTools.on('Tracing.dataCollected', keep)
    await devTools.send('Tracing.start', {
      traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
    })
    await act()
    const ended = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve))
    await devTools.send('Tracing.end')
    await ended
    devTools.off('Tracing.dataCollected', keep)
    return longest(events)
  }
  const load = await traced(() => openUntilNetworkIdle(page, url))
  const handOver = await traced(async () => {
    await turntableOf(page).press('ArrowLeft')
    await page.getByText('The 3D view is ready').waitFor()
    await page.waitForTimeout(approach)
  })
  await context.close()
  return { load, handOver }
}

function longest(events: readonly unknown[]): number {
  const main = new Set(
    events.flatMap((event) =>
      v.is(threadName, event) && event.args.name === 'CrRendererMain'
        ? [`${event.pid} ${event.tid}`]
        : [],
    ),
  )
  const times = events.flatMap((event) =>
    v.is(task, event) && main.has(`${event.pid} ${event.tid}`) ? [event.tdur / 1000] : [],
  )
  return Math.max(0, ...times)
}

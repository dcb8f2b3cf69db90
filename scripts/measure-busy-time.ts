import { PerformanceObserver } from 'node:perf_hooks'

/** Milliseconds of this thread's own processor time. */
export type BusyTime = {
  /** The most that it works without a pause, but for what collects garbage. */
  task: number
  /** With that, which comes when it comes: whose garbage it was cannot be told. */
  whole: number
}

type BusyInterval = { from: number; until: number; work: number }

/**
 * The most that this thread works without a pause; what else the machine does is not counted. A tick
 * comes when the loop is free. What it returns says the most since it was last asked.
 */
export function measureBusyTime(): () => BusyTime {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  const start = () => ({ at: performance.now(), used: used() })
  let collected: { from: number; work: number }[] = []
  let stretches: BusyInterval[] = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      collected.push({ from: startTime, work: duration })
  }).observe({ entryTypes: ['gc'] })
  let last = start()
  setInterval(() => {
    const now = start()
    const work = now.used - last.used
    if (work >= 1) stretches.push({ from: last.at, until: now.at, work })
    last = now
  }, 1).unref()

  const withoutGarbage = ({ from, until, work }: BusyInterval) =>
    collected
      .filter((it) => it.from >= from && it.from < until)
      .reduce((rest, it) => Math.max(0, rest - it.work), work)

  return () => {
    const most = {
      task: Math.max(0, ...stretches.map(withoutGarbage)),
      whole: Math.max(0, ...stretches.map(({ work }) => work)),
    }
    collected = []
    stretches = []
    return most
  }
}

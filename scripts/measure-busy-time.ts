import { PerformanceObserver } from 'node:perf_hooks'

/** Processor time of this thread, in milliseconds. */
export type BusyTime = {
  /** Longest uninterrupted work without garbage collection. */
  task: number
  /**
   * Longest uninterrupted work that includes garbage collection. The cause of such work cannot be
   * determined.
   */
  whole: number
}

type BusyInterval = { from: number; until: number; work: number }

/**
 * Measures the longest uninterrupted work of this thread in processor time, so other load does not
 * count. A tick occurs when the event loop is free. Returns a function that returns the maximum
 * since the function's last call.
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

/**
 * The most that this thread works without a pause, in milliseconds of its own processor time: what
 * else the machine does is not counted. A tick comes when the loop is free. What it returns says the
 * most since it was last asked.
 */
export function watchOwnWork(): () => number {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let most = 0
  let last = used()
  setInterval(() => {
    const now = used()
    most = Math.max(most, now - last)
    last = now
  }, 1).unref()
  return () => {
    const taken = most
    most = 0
    return taken
  }
}

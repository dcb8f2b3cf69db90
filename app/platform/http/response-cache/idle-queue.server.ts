import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Milliseconds to wait, because an edit is often followed by further edits, and because visitors
 * wait for the first response.
 */
const idleDelay = 5000

/** Runs deferred work after a delay, one item after the other. Failures are ignored. */
export function idleQueue<Item>(work: (item: Item) => Promise<void>) {
  const waiting = new Set<Item>()
  let isAtWork = false

  async function run() {
    isAtWork = true
    await sleep(idleDelay, undefined, { ref: false })
    for (const item of waiting) {
      waiting.delete(item)
      await work(item).catch(() => undefined)
    }
    isAtWork = false
  }

  return (item: Item): void => {
    waiting.add(item)
    if (!isAtWork) void run()
  }
}

import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds of grace: who has just changed something changes more, and readers wait for the first answer. */
const idleDelay = 5000

/** Does what can wait: one after the other, and not at once. What fails is left undone. */
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

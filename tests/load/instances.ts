import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { countKept, type Kept } from './kept.ts'
import { startNginx } from './nginx.ts'
import { openPlace, type Place } from './place.ts'
import { type Read, startReader } from './readers.ts'
import { startSenders } from './senders.ts'

export type Replaced = Kept & {
  acknowledged: number
  /** Counts, by status, the refused requests that were sent once without a retry. */
  refused: Map<number, number>
  pages: Read
}

const senders = 20

/** Kills one of two instances behind nginx under load, and starts it again. */
export function killOneOfTwo(): Promise<Replaced> {
  return behindNginx(async (place, [first]) => {
    first?.process.kill('SIGKILL')
    await (first && once(first.process, 'exit'))
    await sleep(2000)
    await place.start(0)
  })
}

/** Stops and restarts both instances one after the other, as in an upgrade without downtime. */
export function replaceBoth(): Promise<Replaced> {
  return behindNginx(async (place, instances) => {
    for (const [index, { process: own }] of instances.entries()) {
      own.kill('SIGTERM')
      await once(own, 'exit')
      await place.start(index)
    }
  })
}

async function behindNginx(
  happen: (place: Place, instances: Awaited<ReturnType<Place['start']>>[]) => Promise<void>,
): Promise<Replaced> {
  const place = await openPlace('postgres')
  try {
    const [first, second] = [await place.start(0), await place.start(1)]
    const proxy = await startNginx([first.url, second.url])
    try {
      const sending = startSenders(proxy.url, { count: senders, isStubborn: false })
      const reader = startReader(proxy.url)
      await sleep(1000)
      await happen(place, [first, second])
      await sleep(1000)
      const [sent, pages] = [await sending.stop(), await reader.stop()]
      const { acknowledged, refused } = sent
      return { ...(await countKept(place, sent)), acknowledged: acknowledged.size, refused, pages }
    } finally {
      await proxy.stop()
    }
  } finally {
    await place.remove()
  }
}

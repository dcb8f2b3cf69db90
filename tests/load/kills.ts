import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { countKept, type Kept } from './kept.ts'
import { openPlace } from './place.ts'
import { startSenders } from './senders.ts'

export type Kills = Kept & { kills: number; acknowledged: number }

/**
 * Kills the process (SIGKILL) `kills` times, each after 0.2 to 1.7 seconds, and starts it again.
 */
export async function killAtRandom(
  engine: DatabaseEngine,
  kills: number,
  count = 20,
): Promise<Kills> {
  const place = await openPlace(engine)
  try {
    let site = await place.start()
    const senders = startSenders(site.url, { count })
    for (let kill = 0; kill < kills; kill++) {
      await sleep(200 + Math.random() * 1500)
      site.process.kill('SIGKILL')
      await once(site.process, 'exit')
      site = await place.start()
    }
    const sent = await senders.stop()
    return { kills, acknowledged: sent.acknowledged.size, ...(await countKept(place, sent)) }
  } finally {
    await place.remove()
  }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { adminLogin } from '#tests/start-site.ts'
import { countKept, type Kept } from './kept.ts'
import { fakeClock } from './mail.ts'
import { openPlace } from './place.ts'
import { startSenders } from './senders.ts'

export type Clocked = Kept & {
  acknowledged: number
  refused: Map<number, number>
  /** Statuses of logins that the rate limit refused, one after each change of the clock. */
  logIns: number[]
}

/** Moves the server's clock two days forward and then four days back, while visitors send. */
export async function setClock(milliseconds: number): Promise<Clocked> {
  const place = await openPlace('sqlite')
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 })
  const file = join(place.dataDir, '..', 'clock')
  const set = (shift: string) => writeFileSync(file, `${shift}\n`)
  set('+0')
  try {
    const { FAKETIME: _, ...preloaded } = fakeClock('')
    const site = await place.start(0, {
      ...preloaded,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
    })
    const logIns: number[] = []
    const logIn = async () => logIns.push(await statusOfLogIn(site.url))
    const senders = startSenders(site.url, { count: 4 })
    for (let tried = 0; tried < 10; tried++) await statusOfLogIn(site.url, 'a-wrong-password')
    await logIn()
    for (const shift of ['+2d', '-2d']) {
      set(shift)
      await sleep(milliseconds)
      await logIn()
    }
    const sent = await senders.stop()
    const kept = await countKept(place, sent)
    return { ...kept, acknowledged: sent.acknowledged.size, refused: sent.refused, logIns }
  } finally {
    await place.remove()
  }
}

async function statusOfLogIn(url: string, password = adminLogin.password): Promise<number> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...adminLogin, password }),
  })
  await answer.arrayBuffer()
  return answer.status
}

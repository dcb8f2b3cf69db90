import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#tests/network-ports.ts'
import { startSmtpServer } from '#tests/test-smtp-server.ts'
import { openPlace } from './place.ts'
import { startSenders } from './senders.ts'

export type Mailed = { acknowledged: number; arrived: number; lost: number; twice: number }

/**
 * Stops the mail server while enquiries arrive, and kills the process. An hour later by its clock
 * (`faketime`), the mail server is back. Each lead mail must arrive exactly once.
 */
export async function mailAway(milliseconds: number): Promise<Mailed> {
  const place = await openPlace('sqlite')
  const port = await findFreePort()
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, LEADS_TO: 'desk@example.com' }
  try {
    const site = await place.start(0, settings)
    const senders = startSenders(site.url, { count: 2 })
    await sleep(milliseconds / 2)
    site.process.kill('SIGKILL')
    await once(site.process, 'exit')
    await place.start(0, settings)
    await sleep(milliseconds / 2)
    const { acknowledged } = await senders.stop()
    await place.stopAll()
    const smtp = await startSmtpServer(port)
    await place.start(0, { ...settings, ...fakeClock('+1h') })
    const arrived = () => smtp.received.filter(({ to }) => to.includes('desk@example.com'))
    const until = Date.now() + 300_000
    while (arrived().length < acknowledged.size && Date.now() < until) await sleep(200)
    await sleep(2500)
    const references = arrived().map(({ raw }) => /[A-Z]{2}-[A-Z0-9]{5}/.exec(raw)?.[0])
    await smtp.close()
    return {
      acknowledged: acknowledged.size,
      arrived: references.length,
      lost: [...acknowledged.values()].filter((it) => !references.includes(it)).length,
      twice: references.length - new Set(references).size,
    }
  } finally {
    await place.remove()
  }
}

/** Environment of a process whose clock is shifted, with Debian's `faketime`. */
export function fakeClock(shift: string): Record<string, string> {
  return {
    LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
    FAKETIME: shift,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

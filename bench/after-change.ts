import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { logInForCookie } from '../tests/support/login-session.ts'
import { onlyGood, type Server } from './cost.ts'
import { verdict } from './goals.ts'
import { startLoad } from './load.ts'
import { withOurs } from './our-site.ts'
import { processorSeconds } from './processes.ts'
import { table } from './report.ts'
import { inTurns, spreadOf } from './rounds.ts'
import { duration } from './written.ts'

const herds = [1, 64]
const rounds = 5

/**
 * The processor clock ticks a hundred times a second. Only several rounds together give a precise
 * figure.
 */
const herdsInARound = 8

type Taken = { wall: number; processor: number; withRest: number }

/**
 * Changes a price, then sends many requests for the home page at the same moment. Measures the
 * seconds until the last response, the processor time until then, and the processor time within one
 * second.
 */
export function afterChange(): Promise<string> {
  return withOurs(async (site) => {
    const change = await priceChanger(site)
    const found = await inTurns(herds, rounds, (herd) =>
      meanOf(herdsInARound, () => take(site, herd, change)),
    )
    const rows = found.map((figures, index) => {
      const spread = (of: keyof Taken) => spreadOf(figures.map((it) => it[of]))
      const processor = spread('processor')
      const isHerd = index === herds.length - 1
      return [
        String(herds[index]),
        duration(spread('wall')),
        duration(processor),
        duration(spread('withRest')),
        isHerd ? verdict(processor.median * 1000, { atMost: 60 }) : '',
      ]
    })
    return table(
      [
        'visitors at once',
        'until the last has it',
        'processor until then',
        'processor within a second',
        'goal (ms)',
      ],
      rows,
    )
  })
}

async function take(
  { url, pids }: Server,
  herd: number,
  change: () => Promise<void>,
): Promise<Taken> {
  await change()
  const requests = [{ path: '/', headers: { 'accept-encoding': 'br', accept: 'text/html' } }]
  const before = processorSeconds(pids)
  const answered = await startLoad({ url, requests, connections: herd, most: herd }).ended
  const processor = processorSeconds(pids) - before
  await sleep(1000)
  onlyGood(url, answered)
  return { wall: answered.seconds, processor, withRest: processorSeconds(pids) - before }
}

async function meanOf(count: number, measure: () => Promise<Taken>): Promise<Taken> {
  const sum = { wall: 0, processor: 0, withRest: 0 }
  for (let index = 0; index < count; index++) {
    const { wall, processor, withRest } = await measure()
    sum.wall += wall / count
    sum.processor += processor / count
    sum.withRest += withRest / count
  }
  return sum
}

/** Changes the price through the portal as staff do, by one rupee each time. */
async function priceChanger(site: Server): Promise<() => Promise<void>> {
  const headers = { cookie: await logInForCookie(site), 'content-type': 'application/json' }
  const model = `${site.url}/api/bikeView/HORNET2.0`
  const shape = v.object({ bikePrice: v.number() })
  let price = v.parse(shape, await (await fetch(model)).json()).bikePrice
  return async () => {
    const body = JSON.stringify({ price: ++price })
    const address = `${site.url}/api/managePrice/HORNET2.0`
    const answer = await fetch(address, { method: 'PATCH', headers, body })
    if (!answer.ok)
      throw new Error(`The price was not changed: ${answer.status} ${await answer.text()}`)
    await answer.body?.cancel()
  }
}

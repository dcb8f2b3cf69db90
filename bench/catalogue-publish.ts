import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { logInForCookie } from '../tests/support/login-session.ts'
import type { StartedSite } from '../tests/support/start-site.ts'
import { inTurns, spreadOf } from './rounds.ts'
import { duration } from './written.ts'

const rounds = 7
const model = v.looseObject({ version: v.number() })
const slug = 'hornet-2-0'

/**
 * Measures the time from the response to a publication until a page shows it, here and on every
 * other instance.
 */
export async function publishRows(
  on: string,
  site: StartedSite,
  others: readonly StartedSite[],
): Promise<string[][]> {
  const headers = { cookie: await logInForCookie(site), 'content-type': 'application/json' }
  const send = async (method: string, path: string, body: object) => {
    const answer = await fetch(site.url + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  }
  const read = async () =>
    v.parse(model, await (await fetch(`${site.url}/api/models/${slug}`, { headers })).json())
  let number = 0
  const publish = async () => {
    const tagline = `Tagline number ${++number} of this run`
    const path = `/api/models/${slug}`
    await send('PUT', path, { ...(await read()), tagline })
    await send('POST', `${path}/publish`, { version: (await read()).version })
    return tagline
  }
  const price = async () => {
    const rupees = 141_000 + ++number
    await send('PATCH', '/api/managePrice/HORNET2.0', { price: rupees })
    return `1,${String(rupees).slice(1, 3)},${String(rupees).slice(3)}`
  }
  const rows: string[][] = []
  for (const [index, seen] of [site, ...others].entries()) {
    const [published = [], priced = []] = await inTurns(
      [publish, price],
      rounds,
      async (change) => {
        const shown = await change()
        return secondsUntil(seen, shown)
      },
    )
    const where = index === 0 ? 'the instance that published' : 'a second instance'
    rows.push([where, on, duration(spreadOf(published)), duration(spreadOf(priced))])
  }
  return rows
}

async function secondsUntil({ url }: StartedSite, shown: string): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const page = await (await fetch(`${url}/view-details/HORNET2.0`)).text()
    if (page.includes(shown)) return (performance.now() - begun) / 1000
    if (performance.now() - begun > 30_000) throw new Error(`${url} does not show ${shown}`)
    await sleep(5)
  }
}

import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { listen } from './listen.server.ts'

// A timeout that no test reaches, so that nothing depends on the clock.
const hour = 3_600_000
const agents: Agent[] = []
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
})

/** A site with a path that responds at once, and a path that responds when `finish` is called. */
async function siteThat(patience: { quiet: number; most: number }) {
  const slow = { started: Promise.withResolvers<void>(), finish: Promise.withResolvers<void>() }
  const app = new Hono<AppEnv>()
  app.get('/', (c) => c.text('here'))
  app.get('/slow', async (c) => {
    slow.started.resolve()
    await slow.finish.promise
    return c.text('done')
  })
  const site = await listen(app, { port: 0, host: '127.0.0.1', patience })
  const keepAlive = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(keepAlive)
  const ask = async (path: string, agent: Agent | false = keepAlive) => {
    const request = get(site.url.replace('localhost', '127.0.0.1') + path, { agent })
    const answer: IncomingMessage = (await once(request, 'response'))[0]
    return { text: await text(answer), connection: answer.headers.connection }
  }
  const doorIsShut = () =>
    expect
      .poll(() => ask('/', false).catch(({ code }) => code), { interval: 5 })
      .toBe('ECONNREFUSED')
  return { site, slow, ask, doorIsShut }
}

it('a stop answers the running request, then closes its connection', async () => {
  const { site, slow, ask, doorIsShut } = await siteThat({ quiet: hour, most: hour })
  const asked = ask('/slow')
  await slow.started.promise
  expect(site.isDraining()).toBe(false)
  const closed = site.close()
  expect(site.isDraining()).toBe(true)
  await doorIsShut()
  slow.finish.resolve()
  expect(await asked).toEqual({ text: 'done', connection: 'close' })
  await closed
})

it('a stop answers requests on open connections and accepts no new connections', async () => {
  const { site, ask, doorIsShut } = await siteThat({ quiet: hour, most: hour })
  expect(await ask('/')).toEqual({ text: 'here', connection: 'keep-alive' })
  const closed = site.close()
  await doorIsShut()
  expect(await ask('/')).toEqual({ text: 'here', connection: 'close' })
  await closed
})

it('a stop closes idle connections', async () => {
  const { site, ask } = await siteThat({ quiet: 5, most: hour })
  await ask('/')
  const silent = connect(Number(new URL(site.url).port), '127.0.0.1')
  await once(silent, 'connect')
  const ended = once(silent, 'close')
  silent.resume()
  await site.close()
  await ended
})

it('a stop aborts a request that takes too long', async () => {
  const { site, slow, ask } = await siteThat({ quiet: hour, most: 5 })
  const asked = ask('/slow').catch(({ code }) => code)
  await slow.started.promise
  await site.close()
  expect(await asked).toBe('ECONNRESET')
})

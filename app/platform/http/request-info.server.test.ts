import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import type { AppEnv } from './app-env.ts'
import { type ProxyTrust, requestInfo } from './request-info.server.ts'

/** Returns the address that a request from `peer` counts under. */
async function addressOf(trust: ProxyTrust, peer: string, forwarded?: string): Promise<string> {
  const app = new Hono<AppEnv>()
  app.use(requestInfo(trust))
  app.get('/', (c) => c.text(c.get('facts').address))
  const headers = new Headers()
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded)
  const answer = await app.request(
    '/',
    { headers },
    { incoming: { socket: { remoteAddress: peer } } },
  )
  return answer.text()
}

it.each<[string, ProxyTrust, string, string | undefined, string]>([
  ['nobody forwarded', 'loopback', '203.0.113.9', undefined, '203.0.113.9'],
  ['our own proxy forwarded', 'loopback', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['our own proxy over IPv6', 'loopback', '::1', '2001:db8::9', '2001:db8::9'],
  [
    'what stands first is the visitor’s word',
    'loopback',
    '::ffff:127.0.0.1',
    '1.1.1.1, 203.0.113.9',
    '203.0.113.9',
  ],
  ['a stranger says who he is', 'loopback', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
  ['a proxy elsewhere is trusted', 'all', '198.51.100.1', '1.1.1.1,203.0.113.9', '203.0.113.9'],
  ['no proxy is trusted', 'none', '127.0.0.1', '1.1.1.1', '127.0.0.1'],
  ['the header is empty', 'loopback', '127.0.0.1', '', '127.0.0.1'],
  ['IPv6 with such clothes inside', 'none', '2001:db8::ffff:9', undefined, '2001:db8::ffff:9'],
  ['our proxy adds a port', 'loopback', '127.0.0.1', '203.0.113.9:50001', '203.0.113.9'],
  ['the port is IPv6’s', 'loopback', '::1', '[2001:db8::9]:50001', '2001:db8::9'],
  ['our proxy knows none', 'loopback', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['two proxies stand in front', 2, '10.0.0.2', '1.1.1.1, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  ['one of two was gone round', 2, '10.0.0.2', '203.0.113.9', '203.0.113.9'],
  ['one stands in front, elsewhere', 1, '198.51.100.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['IPv4 in the clothes of IPv6', 'loopback', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
])('takes the right client address if %s', async (_, trust, peer, forwarded, address) => {
  expect(await addressOf(trust, peer, forwarded)).toBe(address)
})

it.each([
  ['shop.example', 'https://shop.example'],
  ['shop.example:8443, inner.example', 'https://shop.example:8443'],
  ['no host at all', 'http://localhost'],
  ['', 'http://localhost'],
  ['shop.example , inner.example', 'https://shop.example'],
])('a forwarded host %j gives the origin %s', async (host, origin) => {
  const app = new Hono<AppEnv>()
  app.use(requestInfo('loopback'))
  app.get('/', (c) => c.text(c.get('facts').origin))
  const proto = host.startsWith('shop') ? 'https' : 'http'
  const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': proto }
  expect(await (await app.request('http://localhost/', { headers })).text()).toBe(origin)
})

it('invented forwarded addresses do not evade the limit', async () => {
  const database = await openTestDatabase()
  const app = testApp(database, { formLimitPerMinute: 2 })
  const statuses = []
  for (let sent = 1; sent <= 3; sent++) {
    const headers = { 'x-forwarded-for': `198.51.100.${sent}, 203.0.113.9` }
    statuses.push((await app.send('POST', '/book-service', {}, { headers })).status)
  }
  expect(statuses).toEqual([201, 201, 429])
  await database.close()
})

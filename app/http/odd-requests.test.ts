import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { testApp } from '#tests/app.ts'
import { openDatabase } from '#tests/databases.ts'
import { listen, type Site } from './listen.server.ts'

const database = await openDatabase()
let site: Site
beforeAll(async () => {
  const { services } = testApp(database)
  site = await listen(createApp({ services }), { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

/** The status line's number; what is sent is what no library would send. */
async function statusOf(...lines: string[]): Promise<number> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  return Number((await text(socket)).split(' ')[1])
}

test.each<[number, string[]]>([
  [400, ['GET /api/bikes HTTP/1.1', 'Host: 999999999999']],
  [400, ['GET /api/bikes HTTP/1.1', 'Host: 1.2.3.4.5']],
  [400, ['GET /api/bikes HTTP/1.1', 'Host: a b']],
  [200, ['GET /api/bikes HTTP/1.1', 'Host: shop.test']],
  [405, ['TRACE /api/bikes HTTP/1.1', 'Host: shop.test']],
  [405, ['TRACE / HTTP/1.1', 'Host: shop.test', 'X-Forwarded-Host: other.test']],
  [405, ['PROPFIND / HTTP/1.1', 'Host: shop.test']],
  [404, ['GET http:///x HTTP/1.1', 'Host: shop.test']],
])('%i for %j', async (status, lines) => {
  expect(await statusOf(...lines)).toBe(status)
})

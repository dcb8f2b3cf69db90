import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { listen } from './listen.server.ts'

test.each(['application/json', 'application/x-www-form-urlencoded'])(
  'a client that disconnects while sending %s causes no counted failure and no log line',
  async (type) => {
    const database = await openTestDatabase()
    const { services } = testApp(database)
    const said = vi.spyOn(services.log, 'error').mockImplementation(() => {})
    const counted = vi.spyOn(services.metrics, 'count')
    const asked = vi.spyOn(services.addresses, 'note')
    const site = await listen(createApp({ services }), { port: 0, host: '127.0.0.1' })
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    await once(socket, 'connect')
    const head = ['POST /book-service HTTP/1.1', 'Host: shop.test', `Content-Type: ${type}`]
    socket.write([...head, 'Content-Length: 100', '', '{"name":'].join('\r\n'))
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    socket.destroy()
    await expect.poll(() => counted.mock.calls.length).toBe(1)
    expect(said).not.toHaveBeenCalled()
    await site.close()
    await database.close()
  },
)

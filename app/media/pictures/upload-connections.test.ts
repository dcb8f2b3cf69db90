import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { listen, type RunningServer } from '#app/platform/http/listen.server.ts'
import { logInForCookie } from '#tests/login-session.ts'
import { sampleJpeg } from '#tests/sample-pictures.ts'
import { staffLogin, testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const database = await openTestDatabase()
const { services, loginAsStaff } = testApp(database)
let site: RunningServer
let cookie: string
beforeAll(async () => {
  await loginAsStaff()
  site = await listen(createApp({ services }), { port: 0, host: '127.0.0.1' })
  cookie = await logInForCookie(site, staffLogin)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const body = Buffer.concat([
  Buffer.from('--b\r\nContent-Disposition: form-data; name="images"; filename="a%22b.jpg"\r\n\r\n'),
  await sampleJpeg(),
  Buffer.from('\r\n--b--\r\n'),
])

/** Opens a connection and sends the headers of an upload. */
async function begin(...lines: string[]): Promise<Socket> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  await once(socket, 'connect')
  const head = ['POST /api/galleryupload HTTP/1.1', 'Host: shop.test', 'Connection: close']
  const type = 'Content-Type: multipart/form-data; boundary=b'
  socket.write([...head, type, `Cookie: ${cookie}`, ...lines, '', ''].join('\r\n'))
  return socket
}

/** Records the requests that begin and end and the errors in the log from now on. */
function watch() {
  const begun = vi.spyOn(services.addresses, 'note')
  const ended = vi.spyOn(services.metrics, 'count')
  return { begun, ended, failed: vi.spyOn(services.log, 'error') }
}

const statusOf = async (socket: Socket) => Number((await text(socket)).split(' ')[1])
const count = async () => (await services.gallery.list()).length

it('accepts a picture that arrives one byte at a time', async () => {
  const before = await count()
  const socket = await begin('Transfer-Encoding: chunked')
  const status = statusOf(socket)
  for (const byte of body) {
    socket.write(Buffer.concat([Buffer.from('1\r\n'), Buffer.from([byte]), Buffer.from('\r\n')]))
    await nextTurn()
  }
  socket.write('0\r\n\r\n')
  expect(await status).toBe(200)
  expect(await count()).toBe(before + 1)
})

it.each([
  ['in a file', 200],
  ['in a head', 30],
  ['before the first byte', 0],
])('stores nothing and logs no failure if the sender disconnects %s', async (_, sent) => {
  const before = await count()
  const { begun, ended, failed } = watch()
  const socket = await begin(`Content-Length: ${body.length}`)
  socket.write(body.subarray(0, sent))
  await expect.poll(() => begun.mock.calls.length).toBe(1)
  socket.destroy()
  await expect.poll(() => ended.mock.calls.length).toBe(1)
  expect(failed).not.toHaveBeenCalled()
  expect(await count()).toBe(before)
})

it('refuses a body that is longer than its Content-Length', async () => {
  const before = await count()
  const socket = await begin(`Content-Length: ${body.length - 20}`)
  const status = statusOf(socket)
  socket.write(body)
  expect(await status).toBe(400)
  expect(await count()).toBe(before)
})

it('refuses a body that ends before its Content-Length', async () => {
  const before = await count()
  const { ended, failed } = watch()
  const socket = await begin(`Content-Length: ${body.length + 20}`)
  const answer = text(socket)
  socket.end(body.subarray(0, -10))
  expect((await answer).split(' ')[1]).not.toBe('200')
  await expect.poll(() => ended.mock.calls.length).toBe(1)
  expect(failed).not.toHaveBeenCalled()
  expect(await count()).toBe(before)
})

it('refuses a Content-Length over the limit before receiving the body', async () => {
  const socket = await begin('Content-Length: 99999999')
  expect(await statusOf(socket)).toBe(413)
})

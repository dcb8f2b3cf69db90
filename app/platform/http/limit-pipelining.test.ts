import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { listen } from './listen.server.ts'

/**
 * A server that answers with the path when `finish` is called, and records the started requests.
 */
async function site() {
  const began: string[] = []
  const open: (() => void)[] = []
  const app = new Hono<AppEnv>()
  app.all('*', async (c) => {
    began.push(c.req.path)
    await new Promise<void>((resolve) => open.push(resolve))
    return c.text(`<${c.req.path}>`)
  })
  const started = await listen(app, {
    port: 0,
    host: '127.0.0.1',
    patience: { quiet: 0, most: 100 },
  })
  onTestFinished(() => started.close())
  return {
    began,
    finish: () => open.splice(0).forEach((resolve) => resolve()),
    connect: async () => {
      const socket = connect(Number(new URL(started.url).port), '127.0.0.1')
      await once(socket, 'connect')
      return { socket, received: receivedBy(socket) }
    },
  }
}

function receivedBy(socket: Socket): () => string[] {
  let text = ''
  socket.on('data', (part: Buffer) => {
    text += part.toString()
  })
  return () => [...text.matchAll(/<(.*?)>/g)].map(([, path = '']) => path)
}

const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: a\r\n\r\n`).join('')

const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`)

test('begins a connection’s next request after the previous request is answered', async () => {
  const { began, finish, connect } = await site()
  const { socket, received } = await connect()
  socket.write(requests(3))
  await expect.poll(() => began).toEqual(['/0'])
  finish()
  await expect.poll(() => [began, received()]).toEqual([['/0', '/1'], ['/0']])
  socket.destroy()
})

test('answers 200 pipelined requests in order', async () => {
  const { finish, connect } = await site()
  const { socket, received } = await connect()
  socket.write(requests(200))
  await expect
    .poll(
      () => {
        finish()
        return received()
      },
      { interval: 1, timeout: 10_000 },
    )
    .toEqual(paths(200))
  socket.destroy()
})

test('begins requests of different connections concurrently', async () => {
  const { began, connect } = await site()
  const connections = [await connect(), await connect()]
  for (const { socket } of connections) socket.write(requests(1))
  await expect.poll(() => began).toEqual(['/0', '/0'])
  for (const { socket } of connections) socket.destroy()
})

test('closes a connection that pipelines 1000 requests', async () => {
  const { began, connect } = await site()
  const { socket } = await connect()
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  socket.write(requests(1000))
  await closed
  expect(began).toEqual(['/0'])
})

test('begins no further request of a closed connection', async () => {
  const { began, finish, connect } = await site()
  const { socket } = await connect()
  socket.write(requests(3))
  await expect.poll(() => began).toEqual(['/0'])
  socket.destroy()
  const other = await connect()
  other.socket.write('GET /other HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => began).toEqual(['/0', '/other'])
  finish()
  await expect.poll(() => other.received()).toEqual(['/other'])
  expect(began).toEqual(['/0', '/other'])
  other.socket.destroy()
})

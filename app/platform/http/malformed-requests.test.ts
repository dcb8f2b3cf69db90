import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { listen, type RunningServer } from './listen.server.ts'

const database = await openTestDatabase()
const { services } = testApp(database)
let site: RunningServer
beforeAll(async () => {
  site = await listen(createApp({ services }), { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

/** A raw socket, because no HTTP client would send these requests. */
async function answerTo(
  sent: string,
  last: 'stays' | 'hangs up' = 'stays',
): Promise<{ status: number; text: string }> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  await once(socket, 'connect')
  if (last === 'stays') socket.write(sent)
  else socket.end(sent)
  const answer = await text(socket)
  return { status: Number(answer.split(' ')[1]), text: answer }
}

const statusOf = async (...lines: string[]): Promise<number> =>
  (await answerTo([...lines, 'Connection: close', '', ''].join('\r\n'))).status

test.each<[number, string[]]>([
  [400, ['GET /api/bikes HTTP/1.1', 'Host: 999999999999']],
  [400, ['GET /api/bikes HTTP/1.1', 'Host: 1.2.3.4.5']],
  [400, ['GET /api/bikes HTTP/1.1', 'Host: a b']],
  [200, ['GET /api/bikes HTTP/1.1', 'Host: shop.test']],
  [405, ['TRACE /api/bikes HTTP/1.1', 'Host: shop.test']],
  [405, ['TRACE / HTTP/1.1', 'Host: shop.test', 'X-Forwarded-Host: other.test']],
  [405, ['PROPFIND / HTTP/1.1', 'Host: shop.test']],
  [404, ['GET http:///x HTTP/1.1', 'Host: shop.test']],
  [400, ['GET /api/bikes HTTP/1.1']],
  [400, ['GET /api/bikes HTTP/1.1', 'Host:']],
  [400, ['GET /api/bikes HTTP/1.0']],
  [200, ['GET /api/bikes HTTP/1.0', 'Host: shop.test']],
  [400, ['GET /api/bikes HTTP/3.0', 'Host: shop.test']],
  [200, ['GET http://shop.test/api/bikes HTTP/1.1', 'Host: shop.test']],
  [400, ['GET api/bikes HTTP/1.1', 'Host: shop.test']],
  [400, ['OPTIONS * HTTP/1.1', 'Host: shop.test']],
  [417, ['GET /api/bikes HTTP/1.1', 'Host: shop.test', 'Expect: tea']],
  [404, ['GET /api/%E0%A4%A HTTP/1.1', 'Host: shop.test']],
  [404, ['GET /share/%E0%A4%A.jpg HTTP/1.1', 'Host: shop.test']],
  [404, ['GET /brochures/%E0%A4%A.pdf HTTP/1.1', 'Host: shop.test']],
  [404, ['GET /preview/%E0%A4%A HTTP/1.1', 'Host: shop.test']],
  [431, ['GET /api/bikes HTTP/1.1', 'Host: shop.test', `X-Long: ${'a'.repeat(20_000)}`]],
])('answers %i to %j', async (status, lines) => {
  expect(await statusOf(...lines)).toBe(status)
})

test('explains the refusal of a request without a host', async () => {
  const { status, text: answer } = await answerTo('GET /api/bikes HTTP/1.0\r\n\r\n')
  expect(status).toBe(400)
  expect(answer).toContain('The request has no valid host or address.')
})

test('answers each of 200 pipelined requests', async () => {
  const one = 'GET /api/bikes HTTP/1.1\r\nHost: shop.test\r\n\r\n'
  const last = 'GET /api/bikes HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'
  const { text: answers } = await answerTo(one.repeat(199) + last)
  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(200)
})

const enquiry = JSON.stringify(contactEnquiry.example)
const head = (...lines: string[]) =>
  [
    'POST /contact HTTP/1.1',
    'Host: shop.test',
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n')
const stored = async () => (await database.db.selectFrom('enquiries').select('id').execute()).length

test('sends 100 Continue and then the answer to an enquiry with Expect: 100-continue', async () => {
  const length = `Content-Length: ${Buffer.byteLength(enquiry)}`
  const sent = head('Expect: 100-continue', length, 'Connection: close') + enquiry
  const { text: answer } = await answerTo(sent)
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /)
})

test.each([
  ['shorter than it says', head('Content-Length: 500') + enquiry.slice(0, 40)],
  ['cut off in a chunk', `${head('Transfer-Encoding: chunked')}100\r\n${enquiry.slice(0, 40)}`],
  ['with a chunk of no size', `${head('Transfer-Encoding: chunked')}zz\r\n${enquiry}\r\n0\r\n\r\n`],
  ['with two framings', `${head('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
])('refuses a body %s, and stores nothing', async (_, sent) => {
  const before = await stored()
  expect((await answerTo(sent, 'hangs up')).status).toBe(400)
  expect(await stored()).toBe(before)
})

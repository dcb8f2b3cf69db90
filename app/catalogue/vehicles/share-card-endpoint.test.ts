import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { shareCardEndpoint } from './share-card-endpoint.server.ts'

const { services } = testApp(await openTestDatabase())
const app = shareCardEndpoint(services, 'catalogue')

test('serves a model’s share card as a JPEG of 1200 × 630 px, with an ETag', async () => {
  const answer = await app.request('/share/HORNET2.0.jpg')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  const etag = answer.headers.get('etag') ?? ''
  const again = await app.request('/share/HORNET2.0.jpg', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('uses the colour from the link, but ignores an unknown colour', async () => {
  const card = async (query: string) => {
    const answer = await app.request(`/share/HORNET2.0.jpg${query}`)
    expect(answer.status).toBe(200)
    return answer.headers.get('etag')
  }
  const plain = await card('')
  expect(await card('?colour=matte-sangria-red-metallic')).not.toBe(plain)
  expect(await card('?colour=matte-marvel-blue-metallic')).toBe(plain)
  expect(await card('?colour=no-such-paint')).toBe(plain)
})

test.each(['NOPE', '..%2F..%2Fpackage', '%00'])('responds to %s with 404', async (name) => {
  expect((await app.request(`/share/${name}.jpg`)).status).toBe(404)
})
